//! The page: every opponent in the browser, beside the board and on screen.
//!
//! | module | what it holds |
//! |---|---|
//! | [`db`] | the store: journals, last choices |
//! | [`live`] | games going on: load, act, tell the other tabs |
//! | [`routes`] | every address, for people and for programs |
//! | [`security`] | who may ask |
//! | [`page`] | head, foot, language, light, problems |
//! | `home`, `new_game`, `play`, `ask`, `tell`, `past`, `quilt`, `mat`, `cards`, `results`, `share`, `coach` | the pages |
//! | `api` | the same for programs |

mod api;
mod ask;
mod assets;
mod cards;
mod chart;
mod coach;
pub mod db;
mod draw;
mod field_input;
mod home;
pub mod live;
mod mat;
mod new_game;
pub mod page;
mod past;
mod play;
mod quilt;
mod results;
pub mod routes;
pub mod security;
mod share;
mod tell;

use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use table::{Lang, msg};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

use crate::games::text;
use live::{App, Guests};

/// Where the page is found unless told otherwise.
pub const PORT: u16 = 7878;

/// More visitors at once than any table has chairs for.
const CONNECTIONS: usize = 1024;

/// Serves the page until the program is ended.
pub fn serve(data: &Path, port: Option<u16>, guests: Guests, lang: Lang) -> Result<()> {
    let app = Arc::new(App::new(data, guests)?);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = listen(port, guests != Guests::None).await?;
        announce(listener.local_addr()?, &app, lang);
        tokio::select! {
            () = accept(listener, app) => Ok(()),
            ended = tokio::signal::ctrl_c() => Ok(ended?),
        }
    })
}

/// The wished port. The usual one may be taken by another game's evening: then any free one.
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
fn announce(at: SocketAddr, app: &App, lang: Lang) {
    let mut lines = Vec::new();
    match &app.key {
        None => lines.push(format!("Vis-à-vis: http://localhost:{}/", at.port())),
        Some(key) => {
            let host = network_address().unwrap_or(Ipv4Addr::LOCALHOST.into());
            let address = format!("http://{}/?key={key}", SocketAddr::new(host, at.port()));
            lines.push(format!("Vis-à-vis: {address}"));
            if let Ok(code) = qrcode::QrCode::new(address.as_bytes()) {
                lines.push(code.render::<qrcode::render::unicode::Dense1x2>().quiet_zone(true).build());
            }
            lines.push(text(lang, &msg!("web-lan-warning")));
        }
    }
    lines.push(text(lang, &msg!("web-how-to-end")));
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

/// Takes visitors in. Who does not say what is wanted within ten seconds is shown out.
async fn accept(listener: TcpListener, app: Arc<App>) {
    let service = TowerToHyperService::new(routes::router(app));
    let chairs = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        let Ok(chair) = Arc::clone(&chairs).acquire_owned().await else { return };
        let Ok((stream, _)) = listener.accept().await else {
            // Out of file handles, say: a moment later there may be some again.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let _ = stream.set_nodelay(true);
        let service = service.clone();
        tokio::spawn(async move {
            let _ = hyper::server::conn::http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(Duration::from_secs(10))
                .max_buf_size(64 * 1024)
                .serve_connection(TokioIo::new(stream), service)
                .await;
            drop(chair);
        });
    }
}
