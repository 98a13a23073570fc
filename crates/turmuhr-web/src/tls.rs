//! Serving by https: passwords and links of helpers cross the Wi-Fi of a hall.

use std::{net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};

use axum::{
    extract::connect_info::Connected,
    serve::{IncomingStream, Listener},
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::mpsc,
};
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        self, ServerConfig,
        crypto::ring,
        pki_types::{CertificateDer, PrivateKeyDer, pem, pem::PemObject},
    },
    server::TlsStream,
};

/// The files of a certificate, as those who issue one hand them out.
#[derive(Clone, Debug)]
pub struct Certificate {
    pub chain: PathBuf,
    pub key: PathBuf,
}

/// Why a certificate cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum NoCertificate {
    #[error("{file}: {why}")]
    Unread { file: String, why: pem::Error },
    #[error("{file} holds no certificate")]
    Empty { file: String },
    #[error("the certificate cannot be used: {why}")]
    Unfit { why: rustls::Error },
}

impl Certificate {
    pub(crate) fn read(&self) -> Result<Arc<ServerConfig>, NoCertificate> {
        let unread = |path: &PathBuf| {
            let file = path.display().to_string();
            move |why| NoCertificate::Unread { file, why }
        };
        let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_file_iter(&self.chain)
            .and_then(Iterator::collect)
            .map_err(unread(&self.chain))?;
        if chain.is_empty() {
            return Err(NoCertificate::Empty { file: self.chain.display().to_string() });
        }
        let key = PrivateKeyDer::from_pem_file(&self.key).map_err(unread(&self.key))?;
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .and_then(|builder| builder.with_no_client_auth().with_single_cert(chain, key))
            .map_err(|why| NoCertificate::Unfit { why })?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Arc::new(config))
    }
}

/// How long somebody may take to agree on a key.
const PATIENCE: Duration = Duration::from_secs(10);

/// Connections whose key is agreed on. Agreeing goes on beside: somebody slow holds nobody up.
pub(crate) struct Encrypted {
    address: SocketAddr,
    ready: mpsc::Receiver<(TlsStream<TcpStream>, SocketAddr)>,
}

impl Encrypted {
    pub(crate) fn new(listener: TcpListener, config: Arc<ServerConfig>) -> std::io::Result<Encrypted> {
        let address = listener.local_addr()?;
        let (agreed, ready) = mpsc::channel(64);
        tokio::spawn(greet(listener, TlsAcceptor::from(config), agreed));
        Ok(Encrypted { address, ready })
    }
}

async fn greet(
    mut listener: TcpListener,
    acceptor: TlsAcceptor,
    agreed: mpsc::Sender<(TlsStream<TcpStream>, SocketAddr)>,
) {
    while !agreed.is_closed() {
        // Axum's own: a failed accept is waited out, not ended by.
        let (stream, from) = Listener::accept(&mut listener).await;
        let (acceptor, agreed) = (acceptor.clone(), agreed.clone());
        tokio::spawn(async move {
            match tokio::time::timeout(PATIENCE, acceptor.accept(stream)).await {
                Ok(Ok(stream)) => drop(agreed.send((stream, from)).await),
                Ok(Err(error)) => tracing::debug!(%from, %error, "no key was agreed on"),
                Err(_) => tracing::debug!(%from, "too slow to agree on a key"),
            }
        });
    }
}

/// Where somebody asks from, whichever way they come.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

impl Connected<IncomingStream<'_, TcpListener>> for Peer {
    fn connect_info(stream: IncomingStream<'_, TcpListener>) -> Peer {
        Peer(*stream.remote_addr())
    }
}

impl Connected<IncomingStream<'_, Encrypted>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Encrypted>) -> Peer {
        Peer(*stream.remote_addr())
    }
}

impl Listener for Encrypted {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        match self.ready.recv().await {
            Some(connection) => connection,
            // Whoever greets ends only with us.
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        Ok(self.address)
    }
}
