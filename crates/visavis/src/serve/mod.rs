//! The host of the page: sockets, streams, time limits, SQLite, and the key of the network.
//!
//! | module | what it holds |
//! |---|---|
//! | [`chairs`] | who is connected, and who makes room |
//! | [`db`] | the store: one SQLite file |
//! | [`table`] | requests go to the page off the threads that listen; news goes to whoever listens |

pub mod chairs;
pub mod db;
pub mod table;

use std::convert::Infallible;
use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crate::store::NotHeld;
use crate::words::text;
use ::table::{Lang, msg};
use anyhow::{Context, Result};
use chairs::{Chairs, Heard};
use db::Broken;
use hyper::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use table::Table;
use tokio::net::TcpListener;

/// Where the page is found unless told otherwise.
pub const PORT: u16 = 7878;

/// Who may come in beside this computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guests {
    /// Nobody.
    None,
    /// Who holds the key.
    WithKey,
    /// Who gets the new key; the old one opens nothing any more.
    WithNewKey,
}

/// Serves the page until the program is ended.
pub fn serve(data: &Path, port: Option<u16>, guests: Guests, lang: Lang) -> Result<()> {
    let table = Arc::new(Table::new(data, guests).map_err(|why| explained(why, data, lang))?);
    // One slow request keeps nobody else waiting: every request that is answered may have a thread.
    let runtime =
        tokio::runtime::Builder::new_multi_thread().max_blocking_threads(table::AT_ONCE * 2).enable_all().build()?;
    runtime.block_on(async {
        let listener = listen(port, guests != Guests::None).await?;
        announce(listener.local_addr()?, table.key(), lang);
        tokio::select! {
            () = accept(listener, table) => Ok(()),
            ended = tokio::signal::ctrl_c() => Ok(ended?),
        }
    })
}

/// Why the table cannot be set, in words.
fn explained(why: anyhow::Error, data: &Path, lang: Lang) -> anyhow::Error {
    let message = match (why.downcast_ref::<NotHeld>(), why.downcast_ref::<Broken>()) {
        (Some(NotHeld::By(who)), _) => {
            msg!("visavis-folder-held", path = data.display().to_string(), who = who.as_str())
        }
        (_, Some(broken)) => broken.message(),
        _ => return why,
    };
    anyhow::anyhow!(text(lang, &message))
}

/// The port asked for. The usual one may be taken by another game's evening: then any free one.
async fn listen(port: Option<u16>, lan: bool) -> Result<TcpListener> {
    let ip = if lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    let at = |port| SocketAddr::from((ip, port));
    match TcpListener::bind(at(port.unwrap_or(PORT))).await {
        Ok(listener) => Ok(listener),
        Err(_) if port.is_none() => Ok(TcpListener::bind(at(0)).await?),
        Err(why) => Err(why).with_context(|| at(port.unwrap_or(PORT)).to_string()),
    }
}

/// Prints where the page is; for the network also as a picture to point a phone at. Nobody need be
/// listening: a server whose terminal is gone goes on.
fn announce(at: SocketAddr, key: Option<&str>, lang: Lang) {
    let mut lines = Vec::new();
    match key {
        None => lines.push(format!("Vis-à-vis: http://localhost:{}/", at.port())),
        Some(key) => {
            let host = network_address().unwrap_or(Ipv4Addr::LOCALHOST.into());
            let address = format!("http://{}/?key={key}", SocketAddr::new(host, at.port()));
            lines.push(format!("Vis-à-vis: {address}"));
            if let Ok(code) = qrcode::QrCode::new(address.as_bytes()) {
                lines.push(code.render::<qrcode::render::unicode::Dense1x2>().quiet_zone(true).build());
            }
            lines.push(text(lang, &msg!("visavis-lan-warning")));
        }
    }
    lines.push(text(lang, &msg!("visavis-how-to-end")));
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "{}", lines.join("\n")).and_then(|()| out.flush());
}

/// The address other devices reach this computer at. Connecting a datagram socket sends nothing; it
/// only asks the system which way it would go.
fn network_address() -> Option<std::net::IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// Takes visitors in. Whoever sends no request within ten seconds is shown out.
pub async fn accept(listener: TcpListener, table: Arc<Table>) {
    let chairs = Chairs::default();
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            // Out of file handles, say: a moment later there may be some again.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        // Everybody is just being answered: that is over in a moment.
        let Some(chair) = chairs.take(from.ip()) else { continue };
        let _ = stream.set_nodelay(true);
        let table = Arc::clone(&table);
        tokio::spawn(async move {
            let service = service_fn(|mut request: Request<Incoming>| {
                let table = Arc::clone(&table);
                request.extensions_mut().insert(chair.visitor());
                async move { Ok::<_, Infallible>(table.answer(request).await) }
            });
            let serving = hyper::server::conn::http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(Duration::from_secs(10))
                .max_buf_size(64 * 1024)
                .serve_connection(TokioIo::new(Heard::new(stream)), service);
            tokio::select! {
                _ = serving => {}
                () = chair.asked_to_leave() => {}
            }
        });
    }
}
