//! Who sits at the table. There are only so many chairs; whoever comes when all are taken gets that of the
//! visitor who has been idle longest (listens to a stream, or has not asked anything yet). So nobody who only
//! sits there keeps anybody else out.

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
#[derive(Default)]
struct Sitting {
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
    pub fn take(&self) -> Option<Chair> {
        let mut all = self.all();
        if all.len() >= CHAIRS {
            let idle = all.iter().position(|s| !s.busy.load(Ordering::Relaxed))?;
            all.remove(idle).leave.notify_one();
        }
        let sitting = Arc::new(Sitting::default());
        all.push(Arc::clone(&sitting));
        Some(Chair { sitting, chairs: self.clone() })
    }
}

impl Chair {
    /// While this is held, the visitor is being answered and keeps the chair.
    pub fn being_answered(&self) -> BeingAnswered {
        self.sitting.busy.store(true, Ordering::Relaxed);
        BeingAnswered(Arc::clone(&self.sitting))
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
    deaf: Option<Pin<Box<Sleep>>>,
}

impl Heard {
    /// Around a connection.
    pub const fn new(stream: TcpStream) -> Self {
        Self { stream, deaf: None }
    }

    /// Passes a write on; one that waits too long is an error.
    fn patient<T>(&mut self, context: &mut Context<'_>, written: Poll<std::io::Result<T>>) -> Poll<std::io::Result<T>> {
        if written.is_ready() {
            self.deaf = None;
            return written;
        }
        let deaf = self.deaf.get_or_insert_with(|| Box::pin(sleep(DEAF)));
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

    #[tokio::test]
    async fn the_idle_make_room_and_those_being_answered_stay() {
        let chairs = Chairs::default();
        let first = chairs.take().unwrap();
        let _answering = first.being_answered();
        let mut others: Vec<Chair> = (1..CHAIRS).map(|_| chairs.take().unwrap()).collect();
        let late = chairs.take().unwrap();
        others[0].asked_to_leave().await;
        assert_eq!(chairs.all().len(), CHAIRS);
        drop(others.remove(0));
        assert_eq!(chairs.all().len(), CHAIRS, "whoever had to leave frees no second chair");
        let answering: Vec<_> = others.iter().chain([&late]).map(Chair::being_answered).collect();
        assert!(chairs.take().is_none(), "nobody can leave");
        drop(answering);
        assert!(chairs.take().is_some());
    }
}
