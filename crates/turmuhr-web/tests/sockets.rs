//! A thousand slow connections do not stop the hall.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::oneshot,
    time::timeout,
};
use turmuhr_store::{Role, Session, Store, User};
use turmuhr_web::{Options, accounts::Token, serve};

/// A limit for failure, not a measurement.
const PATIENCE: Duration = Duration::from_secs(20);

struct Hall {
    to: SocketAddr,
    arbiter: String,
    _folder: tempfile::TempDir,
}

/// A server with the demonstration, and an arbiter's session.
async fn hall() -> Hall {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite://{}", folder.path().join("turmuhr.db").display());
    let store = Store::open(&database).await.expect("opens");
    let user = User {
        name: "anna".to_owned(),
        shown: "Anna".to_owned(),
        password: String::new(),
        role: Role::Arbiter,
    };
    store.save_user(&user).await.expect("saved");
    let token = Token::new();
    let expires = jiff::Timestamp::now() + jiff::SignedDuration::from_hours(1);
    store.begin_session(&Session { token: token.hash(), name: user.name, expires }).await.expect("begun");
    store.close().await;
    let options = Options {
        database,
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        demo: true,
        templates: None,
        certificate: None,
        proxies: Vec::new(),
    };
    let (told, address) = oneshot::channel();
    tokio::spawn(async move {
        serve(&options, |ready| told.send(ready.address).expect("somebody waits")).await.expect("served");
    });
    let to = address.await.expect("an address");
    Hall {
        to,
        arbiter: format!("turmuhr_session={}; turmuhr_visit=browser", token.as_str()),
        _folder: folder,
    }
}

impl Hall {
    async fn connect(&self) -> TcpStream {
        timeout(PATIENCE, TcpStream::connect(self.to)).await.expect("in time").expect("connected")
    }

    async fn ask(&self, method: &str, path: &str, more: &str, body: &str) -> String {
        let mut stream = self.connect().await;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: hall\r\ncookie: {}\r\nconnection: close\r\n{more}content-length: {}\r\n\r\n{body}",
            self.arbiter,
            body.len()
        );
        stream.write_all(head.as_bytes()).await.expect("sent");
        let mut answer = Vec::new();
        timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("in time").expect("answered");
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// An act of the arbiter, from the address of the attack.
    async fn arbiter_announces(&self, word: &str) {
        let session = self.ask("GET", "/api/session", "", "").await;
        let (_, rest) = session.split_once("\"csrf\":\"").expect("a secret");
        let secret = rest.split('"').next().expect("its end");
        let more = format!("content-type: application/x-www-form-urlencoded\r\nx-csrf: {secret}\r\n");
        let body = format!("text={}", word.replace(' ', "+"));
        let announced = self.ask("POST", "/e/demo-open/announce", &more, &body).await;
        assert!(announced.starts_with("HTTP/1.1 303"), "{word}: {announced}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_heads_bodies_readers_and_idlers_do_not_stop_an_arbiter_at_the_same_address() {
    let hall = hall().await;
    let mut slow: Vec<TcpStream> = Vec::new();
    for at in 0..1_100 {
        let mut stream = hall.connect().await;
        let begun: &[u8] = match at % 4 {
            // Sends nothing.
            0 => b"",
            // A head that never ends.
            1 => b"GET / HTTP/1.1\r\nhost: hall\r\nx-slow: ",
            // A body that never arrives.
            2 => b"POST /login HTTP/1.1\r\nhost: hall\r\ncontent-length: 1000\r\n\r\nname=",
            // Many answers that are never read.
            _ => &b"GET /e/demo-open/s/1/standings HTTP/1.1\r\nhost: hall\r\n\r\n".repeat(20),
        };
        let _ = stream.write_all(begun).await;
        slow.push(stream);
        if at % 250 == 0 {
            hall.arbiter_announces(&format!("after {at}")).await;
        }
    }
    hall.arbiter_announces("all are there").await;
    drop(slow);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silence_is_closed_and_a_slow_head_too() {
    let hall = hall().await;
    let begun = Instant::now();
    let mut silent = hall.connect().await;
    let mut slow = hall.connect().await;
    slow.write_all(b"GET / HTTP/1.1\r\nhost: ").await.expect("sent");
    for stream in [&mut silent, &mut slow] {
        let mut answer = Vec::new();
        let ended = timeout(Duration::from_secs(60), stream.read_to_end(&mut answer)).await;
        assert!(ended.is_ok(), "still open after a minute");
        assert!(answer.is_empty());
    }
    assert!(begun.elapsed() >= Duration::from_secs(9), "a phone in a full hall may need some seconds");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_head_of_many_lines_or_of_great_length_is_refused() {
    let hall = hall().await;
    let many = "x-line: 1\r\n".repeat(200);
    let long = format!("x-line: {}\r\n", "x".repeat(100_000));
    for lines in [many, long] {
        let mut stream = hall.connect().await;
        let _ = stream.write_all(format!("GET / HTTP/1.1\r\nhost: hall\r\n{lines}\r\n").as_bytes()).await;
        let mut answer = Vec::new();
        let _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("in time");
        assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 431"), "{answer:?}");
    }
}
