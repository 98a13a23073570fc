//! Accepts connections, plain or TLS, and serves them.

use std::{
    convert::Infallible,
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{Router, body::Body, extract::Request, response::Response};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::TokioIo;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpListener, TcpStream},
};
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt as _;

use super::{
    Network, Peer, Proxies,
    register::{Admitted, Register, Standing},
    stream::{Answered, Watched},
};

/// Limits on the head of a request: bytes and lines.
const HEAD: usize = 32 << 10;
const LINES: usize = 100;

pub(crate) struct Door {
    pub(crate) listener: TcpListener,
    pub(crate) tls: Option<TlsAcceptor>,
    pub(crate) proxies: Proxies,
    pub(crate) register: Arc<Register>,
    pub(crate) router: Router,
}

/// Serves for ever.
pub(crate) async fn listen(door: Door) {
    let Door { listener, tls, proxies, register, router } = door;
    tokio::join!(sweep(&register), async {
        loop {
            let (stream, from) = match listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) if is_of_connection(&error) => continue,
                Err(error) => {
                    tracing::error!(%error, "no connection can be accepted");
                    register.make_room(Instant::now());
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            };
            let standing = if proxies.trust(from.ip()) { Standing::Staff } else { Standing::Unknown };
            // Without a place the connection is dropped: an answer would require reading first.
            if let Some(place) = register.admit(Network::of(from.ip()), standing, Instant::now()) {
                tokio::spawn(answer(stream, from, place, tls.clone(), router.clone()));
            }
        }
    });
}

async fn sweep(register: &Register) {
    let mut second = tokio::time::interval(Duration::from_secs(1));
    loop {
        second.tick().await;
        register.sweep(Instant::now());
    }
}

/// Does the error concern only this connection?
fn is_of_connection(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

async fn answer(
    stream: TcpStream,
    from: SocketAddr,
    place: Admitted,
    tls: Option<TlsAcceptor>,
    router: Router,
) {
    // Small answers are sent at once.
    let _ = stream.set_nodelay(true);
    let served = async {
        match tls {
            None => requests(stream, from, &place, router).await,
            Some(tls) => match tls.accept(stream).await {
                Ok(stream) => requests(stream, from, &place, router).await,
                Err(error) => tracing::debug!(%from, %error, "no key was agreed on"),
            },
        }
    };
    tokio::select! {
        () = served => {}
        () = place.closed() => tracing::debug!(%from, "closed: too slow, or the place was needed"),
    }
}

async fn requests<S>(stream: S, from: SocketAddr, place: &Admitted, router: Router)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let place = place.place();
    let peer = Peer { address: from, place: Some(place.clone()) };
    let service = service_fn(|request: hyper::Request<Incoming>| {
        place.asked(Instant::now());
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(peer.clone());
        let (router, place) = (router.clone(), place.clone());
        async move {
            let response: Response = router.oneshot(request).await?;
            Ok::<_, Infallible>(response.map(|body| Answered { body, place }))
        }
    });
    let watched = TokioIo::new(Watched { stream, place: place.clone() });
    // The register controls the timeouts of heads and pauses.
    let connection = http1::Builder::new()
        .header_read_timeout(None)
        .max_buf_size(HEAD)
        .max_headers(LINES)
        .serve_connection(watched, service);
    if let Err(error) = connection.await {
        tracing::debug!(%from, %error, "a connection broke");
    }
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;
    use crate::net::Caps;

    /// Ten places and fifty silent connections: a real request is still answered, and the silent ones are
    /// closed.
    #[tokio::test]
    async fn where_all_places_are_taken_a_silent_one_gives_way() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("an address");
        let to = listener.local_addr().expect("an address");
        let door = Door {
            listener,
            tls: None,
            proxies: Proxies::default(),
            register: Register::new(Caps { all: 10, of_network: 10 }),
            router: Router::new().route("/", get(async || "here")),
        };
        let served = tokio::spawn(listen(door));
        let mut silent = Vec::new();
        for _ in 0..50 {
            silent.push(TcpStream::connect(to).await.expect("connected"));
        }
        let mut asks = TcpStream::connect(to).await.expect("connected");
        asks.write_all(b"GET / HTTP/1.1\r\nhost: hall\r\nconnection: close\r\n\r\n").await.expect("sent");
        let mut answer = Vec::new();
        let patience = Duration::from_secs(20);
        tokio::time::timeout(patience, asks.read_to_end(&mut answer)).await.expect("in time").expect("read");
        assert!(answer.ends_with(b"here"));
        let mut end = [0; 1];
        let first = tokio::time::timeout(patience, silent[0].read(&mut end)).await.expect("in time");
        assert!(matches!(first, Ok(0) | Err(_)));
        served.abort();
    }
}
