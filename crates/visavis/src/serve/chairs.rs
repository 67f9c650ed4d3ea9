//! Who sits at the table. There are only so many chairs; whoever comes when all are taken gets one of the address
//! that has most of them: that of its visitor who has been idle longest (listens to a stream, or has not finished
//! asking). So nobody who only sits there keeps anybody else out, and no crowd drives others away.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::time::{Instant, Sleep, sleep};

/// So many visitors at once.
pub const CHAIRS: usize = 400;

/// Whoever does not take what is sent within this time is let go.
const DEAF: Duration = Duration::from_secs(30);

/// The chairs, those taken first before the others.
#[derive(Clone, Default)]
pub struct Chairs(Arc<Mutex<Vec<Arc<Sitting>>>>);

/// A visitor.
struct Sitting {
    from: IpAddr,
    /// Is a request being answered?
    busy: AtomicBool,
    leave: Notify,
}

/// A chair that is taken; free again when this is dropped.
pub struct Chair {
    sitting: Arc<Sitting>,
    chairs: Chairs,
}

impl Chairs {
    fn all(&self) -> MutexGuard<'_, Vec<Arc<Sitting>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a chair. None if all are taken and every visitor is just being answered.
    pub fn take(&self, from: IpAddr) -> Option<Chair> {
        let mut all = self.all();
        if all.len() >= CHAIRS {
            let idle = crowd_first(&all).into_iter().find(|&at| !all[at].busy.load(Ordering::Relaxed))?;
            all.remove(idle).leave.notify_one();
        }
        let sitting = Arc::new(Sitting { from, busy: AtomicBool::new(false), leave: Notify::new() });
        all.push(Arc::clone(&sitting));
        Some(Chair { sitting, chairs: self.clone() })
    }
}

/// The chairs of the address that has most of them before those of others, and of each those taken first.
fn crowd_first(all: &[Arc<Sitting>]) -> Vec<usize> {
    let mut crowds: HashMap<IpAddr, usize> = HashMap::new();
    for sitting in all {
        *crowds.entry(sitting.from).or_default() += 1;
    }
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(crowds[&all[at].from]));
    order
}

impl Chair {
    /// Who sits in it, to go along with a request.
    pub fn visitor(&self) -> Visitor {
        Visitor(Arc::clone(&self.sitting))
    }

    /// Comes back when somebody else needs the chair.
    pub async fn asked_to_leave(&self) {
        self.sitting.leave.notified().await;
    }
}

impl Drop for Chair {
    fn drop(&mut self) {
        self.chairs.all().retain(|other| !Arc::ptr_eq(other, &self.sitting));
    }
}

/// Whose request it is.
#[derive(Clone)]
pub struct Visitor(Arc<Sitting>);

impl Visitor {
    /// While this is held, the visitor is being answered and keeps the chair.
    pub fn being_answered(&self) -> BeingAnswered {
        self.0.busy.store(true, Ordering::Relaxed);
        BeingAnswered(Arc::clone(&self.0))
    }
}

/// A request is being answered.
pub struct BeingAnswered(Arc<Sitting>);

impl Drop for BeingAnswered {
    fn drop(&mut self) {
        self.0.busy.store(false, Ordering::Relaxed);
    }
}

/// A connection whose other end must take what is sent.
pub struct Heard {
    stream: TcpStream,
    patience: Duration,
    deaf: Option<Pin<Box<Sleep>>>,
}

impl Heard {
    /// Around a connection.
    pub const fn new(stream: TcpStream) -> Self {
        Self { stream, patience: DEAF, deaf: None }
    }

    /// Passes a write on; one that waits too long is an error.
    fn patient<T>(&mut self, context: &mut Context<'_>, written: Poll<std::io::Result<T>>) -> Poll<std::io::Result<T>> {
        if written.is_ready() {
            self.deaf = None;
            return written;
        }
        let patience = self.patience;
        let deaf = self.deaf.get_or_insert_with(|| Box::pin(sleep(patience)));
        if deaf.deadline() <= Instant::now() || deaf.as_mut().poll(context).is_ready() {
            return Poll::Ready(Err(std::io::ErrorKind::TimedOut.into()));
        }
        Poll::Pending
    }
}

impl AsyncRead for Heard {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Heard {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<std::io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.patient(context, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.patient(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[tokio::test]
    async fn the_idle_make_room_and_those_being_answered_stay() {
        let chairs = Chairs::default();
        let first = chairs.take(HERE).unwrap();
        let _answering = first.visitor().being_answered();
        let mut others: Vec<Chair> = (1..CHAIRS).map(|_| chairs.take(HERE).unwrap()).collect();
        let late = chairs.take(HERE).unwrap();
        others[0].asked_to_leave().await;
        assert_eq!(chairs.all().len(), CHAIRS);
        drop(others.remove(0));
        assert_eq!(chairs.all().len(), CHAIRS, "whoever had to leave frees no second chair");
        let answering: Vec<_> = others.iter().chain([&late]).map(|chair| chair.visitor().being_answered()).collect();
        assert!(chairs.take(HERE).is_none(), "nobody can leave");
        drop(answering);
        assert!(chairs.take(HERE).is_some());
    }

    #[tokio::test]
    async fn a_crowd_of_one_address_makes_room_before_anybody_else() {
        let chairs = Chairs::default();
        let alone = chairs.take([10, 0, 0, 1].into()).unwrap();
        let crowd: Vec<Chair> = (0..3 * CHAIRS).map(|_| chairs.take(HERE).unwrap()).collect();
        let gone = |chair: &Chair| !chairs.all().iter().any(|other| Arc::ptr_eq(other, &chair.sitting));
        assert!(!gone(&alone), "whoever came first and alone is still there");
        assert_eq!(crowd.iter().filter(|chair| gone(chair)).count(), 2 * CHAIRS + 1);
    }

    #[tokio::test]
    async fn whoever_never_reads_is_let_go() {
        let listener = tokio::net::TcpListener::bind((HERE, 0)).await.unwrap();
        let deaf = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let stream = listener.accept().await.unwrap().0;
        let mut heard = Heard { patience: Duration::from_millis(100), ..Heard::new(stream) };
        let told = async {
            while std::future::poll_fn(|context| Pin::new(&mut heard).poll_write(context, &[0; 1 << 16])).await.is_ok()
            {
            }
        };
        tokio::time::timeout(Duration::from_secs(20), told).await.expect("the connection is given up");
        drop(deaf);
    }
}
