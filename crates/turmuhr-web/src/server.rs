//! Starts the server.

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

/// Several processes may start on one database before there is an account: each prints its own link.
const LINKS: usize = 8;

#[derive(Clone, Debug)]
pub struct Options {
    pub database: String,
    pub listen: SocketAddr,
    /// Fill an empty database with a demonstration.
    pub demo: bool,
    /// A folder with a federation's own templates.
    pub templates: Option<std::path::PathBuf>,
    /// The certificate for https.
    pub certificate: Option<Certificate>,
    /// Proxies that are trusted about a visitor's address and scheme.
    pub proxies: Vec<IpAddr>,
}

/// Why the server did not start.
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

/// Information after the start.
#[derive(Clone, Debug)]
pub struct Ready {
    pub address: SocketAddr,
    /// The path of the link that creates the administrator, if there is no account yet.
    pub link: Option<String>,
    /// Acknowledged data missing from the database.
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
        listens: Some(address),
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
    // Acknowledged data is on disk: there is nothing to wait for.
    tokio::select! {
        () = listen(door) => {}
        () = stopped() => {}
    }
    desk.store().close().await;
    Ok(())
}

/// The connection limits for the limit on open files.
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

/// Ctrl+C, or the stop signal for services.
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

/// Housekeeping: rating lists, the rulebook's index and its cases are loaded in advance, and expired data is deleted every hour.
async fn keep_house(app: Arc<App>) {
    if let Err(error) = app.ratings.lists(app.desk.store()).await {
        tracing::warn!(%error, "the rating lists could not be read");
    }
    // Without it the first search of each edition would wait for its index. A failure here costs only that time.
    drop(tokio::task::spawn_blocking(turmuhr_rulebook::search::prepare).await);
    drop(tokio::task::spawn_blocking(crate::pages::rulebook::prepare).await);
    let mut hour = tokio::time::interval(std::time::Duration::from_secs(3600));
    loop {
        hour.tick().await;
        if let Err(error) = app.desk.store().purge_acts(Timestamp::now()).await {
            tracing::warn!(%error, "old ids of acts could not be deleted");
        }
        if let Err(error) = app.desk.store().purge_uploads(Timestamp::now()).await {
            tracing::warn!(%error, "old uploads could not be deleted");
        }
        match app.desk.store().purge(Timestamp::now()).await {
            Ok(0) => {}
            Ok(gone) => tracing::info!(gone, "sessions and passes that had expired"),
            Err(error) => tracing::warn!(%error, "what has expired could not be thrown away"),
        }
    }
}

/// The path of a new one-time link, while there is no account.
pub async fn setup_link(desk: &Arc<Desk>) -> Result<Option<String>, StoreError> {
    let token = Token::new();
    let kept = desk.store().add_first_link(&token.hash(), LINKS).await?;
    Ok(kept.then(|| format!("/setup/{}", token.as_str())))
}
