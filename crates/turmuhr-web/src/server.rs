//! Starting the server.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use jiff::Timestamp;
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use turmuhr_print::Templates;
use turmuhr_store::{Losses, Store, StoreError};

use crate::{
    App, Venue,
    accounts::Token,
    demo,
    desk::Desk,
    net::{Caps, Door, Register, listen, raise_limit},
    router,
    tls::{Certificate, NoCertificate},
};

/// Several processes may be started on one database before anybody has an account: each has told its own link.
const LINKS: usize = 8;

#[derive(Clone, Debug)]
pub struct Options {
    pub database: String,
    pub listen: SocketAddr,
    /// Fill an empty database with a lively event.
    pub demo: bool,
    /// A folder with a federation's own documents.
    pub templates: Option<std::path::PathBuf>,
    /// With which visitors are served by https.
    pub certificate: Option<Certificate>,
    /// Proxies whose word on a visitor's address and scheme is believed.
    pub proxies: Vec<IpAddr>,
}

/// Why there is no server.
#[derive(Debug, thiserror::Error)]
pub enum NotServed {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{address}: {why}")]
    Address { address: SocketAddr, why: std::io::Error },
    #[error("the demonstration could not be made: {0}")]
    Demo(#[from] crate::desk::NotDone),
    #[error("{folder}: {why}")]
    Templates { folder: String, why: std::io::Error },
    #[error(transparent)]
    Certificate(#[from] NoCertificate),
}

/// What there is to say when the server has started.
#[derive(Clone, Debug)]
pub struct Ready {
    pub address: SocketAddr,
    /// The path of the link that makes the administrator, where nobody has an account yet.
    pub link: Option<String>,
    /// What the database lacks of what was acknowledged.
    pub losses: Option<Losses>,
}

/// Serves until the program is stopped.
pub async fn serve(options: &Options, ready: impl FnOnce(Ready)) -> Result<(), NotServed> {
    let templates = match &options.templates {
        Some(folder) => Templates::from_folder(folder)
            .map_err(|why| NotServed::Templates { folder: folder.display().to_string(), why })?,
        None => Templates::built_in(),
    };
    let encrypted = options.certificate.as_ref().map(Certificate::read).transpose()?;
    let address = options.listen;
    let failed = |why| NotServed::Address { address, why };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let store = Store::open(&options.database).await?;
    let losses = store.losses();
    let desk = Desk::new(store);
    if options.demo {
        demo::fill(&desk).await?;
        tokio::spawn(demo::go_on(desk.clone()));
    }
    let link = setup_link(&desk).await?;
    let address = listener.local_addr().map_err(failed)?;
    ready(Ready { address, link, losses });
    let venue = Venue {
        templates,
        zone: jiff::tz::TimeZone::system(),
        encrypted: encrypted.is_some(),
        proxies: options.proxies.clone(),
    };
    let app = App::at(venue, desk.clone());
    tokio::spawn(keep_house(app.clone()));
    let door = Door {
        listener,
        tls: encrypted.map(TlsAcceptor::from),
        proxies: app.proxies.clone(),
        register: Register::new(caps()),
        router: router(&app),
    };
    // What was acknowledged is on disk: there is nothing to wait for.
    tokio::select! {
        () = listen(door) => {}
        () = stopped() => {}
    }
    desk.store().close().await;
    Ok(())
}

/// Connections as the limit of open files allows them.
fn caps() -> Caps {
    let files = raise_limit();
    let caps = Caps::of(files);
    if files < Caps::ENOUGH_FILES {
        tracing::warn!(
            files,
            connections = caps.all,
            "the system's limit of open files is too low for a full hall; raise it (ulimit -n)"
        );
    }
    caps
}

/// Ctrl+C, or the signal by which services are stopped.
async fn stopped() {
    let by_keys = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let Ok(mut told) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) else {
            drop(by_keys.await);
            return;
        };
        tokio::select! {
            _ = by_keys => {}
            _ = told.recv() => {}
        }
    }
    #[cfg(not(unix))]
    drop(by_keys.await);
}

/// What nobody asks for: lists are read before somebody types, and what has expired is thrown away every hour.
async fn keep_house(app: Arc<App>) {
    if let Err(error) = app.ratings.lists(app.desk.store()).await {
        tracing::warn!(%error, "the rating lists could not be read");
    }
    let mut hour = tokio::time::interval(std::time::Duration::from_secs(3600));
    loop {
        hour.tick().await;
        match app.desk.store().purge(Timestamp::now()).await {
            Ok(0) => {}
            Ok(gone) => tracing::info!(gone, "sessions and passes that had expired"),
            Err(error) => tracing::warn!(%error, "what has expired could not be thrown away"),
        }
    }
}

/// The path of a new one-time link, while nobody has an account.
pub async fn setup_link(desk: &Arc<Desk>) -> Result<Option<String>, StoreError> {
    let token = Token::new();
    let kept = desk.store().add_first_link(&token.hash(), LINKS).await?;
    Ok(kept.then(|| format!("/setup/{}", token.as_str())))
}
