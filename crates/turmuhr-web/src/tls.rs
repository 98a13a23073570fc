//! Serving over https: passwords and links of helpers cross the Wi-Fi of a hall.

use std::{path::PathBuf, sync::Arc};

use tokio_rustls::rustls::{
    self, ServerConfig,
    crypto::ring,
    pki_types::{CertificateDer, PrivateKeyDer, pem, pem::PemObject},
};

/// The files of a certificate, as issued.
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
