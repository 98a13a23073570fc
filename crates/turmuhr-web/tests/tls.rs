//! The server by https.

use std::{net::SocketAddr, path::PathBuf, sync::Arc};

use rcgen::{CertifiedKey, generate_simple_self_signed};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::oneshot,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{
        ClientConfig, RootCertStore,
        crypto::ring,
        pki_types::{CertificateDer, ServerName},
    },
};
use turmuhr_web::{Certificate, NotServed, Options, serve};

struct Files {
    folder: tempfile::TempDir,
    certificate: CertificateDer<'static>,
}

impl Files {
    fn new() -> Files {
        let folder = tempfile::tempdir().expect("a folder");
        let CertifiedKey { cert, signing_key } =
            generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
        std::fs::write(folder.path().join("hall.pem"), cert.pem()).expect("written");
        std::fs::write(folder.path().join("hall.key"), signing_key.serialize_pem()).expect("written");
        Files { folder, certificate: cert.der().clone() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn options(&self, chain: &str, key: &str) -> Options {
        Options {
            database: format!("sqlite://{}", self.path("turmuhr.db").display()),
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            demo: false,
            templates: None,
            certificate: Some(Certificate { chain: self.path(chain), key: self.path(key) }),
            proxies: Vec::new(),
        }
    }
}

async fn ask(to: SocketAddr, files: &Files, path: &str) -> String {
    let mut roots = RootCertStore::empty();
    roots.add(files.certificate.clone()).expect("a root");
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(to).await.expect("connected");
    let name = ServerName::try_from("localhost").expect("a name");
    let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await.expect("agreed");
    let asked = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    stream.write_all(asked.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    // Some servers close without a TLS shutdown; the received data counts.
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn pages_come_by_https_and_cookies_stay_there() {
    let files = Files::new();
    let (told, address) = oneshot::channel();
    let options = files.options("hall.pem", "hall.key");
    let server = tokio::spawn(async move {
        serve(&options, |ready| told.send(ready.address).expect("somebody waits")).await.expect("served");
    });
    let to = address.await.expect("an address");

    // A silent client and a plain-text client delay nobody.
    let _silent = TcpStream::connect(to).await.expect("connected");
    let mut plain = TcpStream::connect(to).await.expect("connected");
    plain.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n").await.expect("sent");
    let mut refused = Vec::new();
    let _ = plain.read_to_end(&mut refused).await;
    assert!(!refused.starts_with(b"HTTP/"), "nothing is told in the clear");

    let answer = ask(to, &files, "/login").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let cookie = answer.lines().find(|line| line.to_ascii_lowercase().starts_with("set-cookie:"));
    assert!(cookie.is_some_and(|cookie| cookie.split("; ").any(|part| part == "Secure")), "{cookie:?}");
    let lower = answer.to_ascii_lowercase();
    assert!(lower.contains("strict-transport-security: max-age=31536000"), "{answer}");
    server.abort();
}

#[tokio::test]
async fn what_is_no_certificate_is_said_before_anything_is_opened() {
    let files = Files::new();
    std::fs::write(files.path("empty.pem"), "no certificate at all\n").expect("written");
    let other = generate_simple_self_signed(vec!["localhost".to_owned()]).expect("a certificate");
    std::fs::write(files.path("other.key"), other.signing_key.serialize_pem()).expect("written");
    for (chain, key, wanted) in [
        ("nowhere.pem", "hall.key", "nowhere.pem"),
        ("empty.pem", "hall.key", "empty.pem holds no certificate"),
        ("hall.pem", "empty.pem", "empty.pem"),
        ("hall.pem", "other.key", "cannot be used"),
    ] {
        let refused = serve(&files.options(chain, key), |_| panic!("served")).await;
        let Err(NotServed::Certificate(why)) = refused else { panic!("{chain} {key}: {refused:?}") };
        assert!(why.to_string().contains(wanted), "{chain} {key}: {why}");
        assert!(!files.path("turmuhr.db").exists());
    }
}
