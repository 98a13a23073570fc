//! Connections that are held open without asking anything sensible, all from the bystander's own address.

use std::{
    io::Write,
    net::{SocketAddr, TcpStream},
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use super::{Row, stage::Stage};
use crate::{Database, Visitor};

const LASTS: Duration = Duration::from_secs(12);
const SLOW_HEADS: usize = 300;
const SLOW_BODIES: usize = 200;
const IDLE: usize = 200;
const NEVER_READING: usize = 100;
const STREAMS: usize = 300;
/// A page that does not fit into the buffers of a socket, asked for again and again on one connection.
const LARGE: &str = "/api/events/demo-open/sections/1/rounds";

pub(super) fn run(database: Database) -> Row {
    let mut stage = Stage::open(database);
    let (address, public) = (stage.server.address, stage.server.visitor());
    stage.attacked(|row| {
        let mut held = Vec::new();
        let over = AtomicBool::new(false);
        std::thread::scope(|scope| {
            let slow = scope.spawn(|| drip(address, &public, &over));
            for _ in 0..IDLE {
                held.extend(opened(address, format!("{}\r\n", public.head("GET", "/api/health")).as_bytes()));
            }
            for _ in 0..STREAMS {
                held.extend(public.listen("/e/demo-open/live").ok());
            }
            let large = format!("{}\r\n", public.head("GET", LARGE)).repeat(100);
            for _ in 0..NEVER_READING {
                held.extend(opened(address, large.as_bytes()));
            }
            std::thread::sleep(LASTS);
            over.store(true, Ordering::Relaxed);
            row.tried = held.len() + slow.join().unwrap_or_default();
        });
        let status = public.clone().try_get("/api/health").map_or(0, |reply| reply.status);
        row.expect(status == 200, || format!("a stranger afterwards: {status}"));
    })
}

fn opened(address: SocketAddr, first: &[u8]) -> Option<TcpStream> {
    let mut stream = TcpStream::connect_timeout(&address, Duration::from_secs(2)).ok()?;
    stream.set_nonblocking(true).ok()?;
    // What does not fit is not sent; nothing is read.
    drop(stream.write(first));
    Some(stream)
}

/// Heads and bodies a byte at a time; gives how many connections there were.
fn drip(address: SocketAddr, public: &Visitor, over: &AtomicBool) -> usize {
    let head = public.head("GET", "/");
    let body = format!(
        "{}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n",
        public.head("POST", "/login")
    );
    let mut open: Vec<(TcpStream, usize)> = Vec::new();
    open.extend((0..SLOW_HEADS).filter_map(|_| Some((opened(address, &head.as_bytes()[..1])?, 1))));
    open.extend((0..SLOW_BODIES).filter_map(|_| Some((opened(address, body.as_bytes())?, head.len()))));
    let count = open.len();
    let mut last = Instant::now();
    while !over.load(Ordering::Relaxed) {
        if last.elapsed() > Duration::from_millis(500) {
            last = Instant::now();
            open.retain_mut(|(stream, at)| {
                let next = head.as_bytes().get(*at).copied().unwrap_or(b' ');
                *at += 1;
                stream.write(&[next]).is_ok()
            });
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    count
}
