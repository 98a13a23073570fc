//! Restores a backup over everything, before the server starts.

use std::path::{Path, PathBuf};

use jiff::Timestamp;
use turmuhr_store::{Backup, Contents, Restored, Store, StoreError};

/// Why a backup was not restored.
#[derive(Debug, thiserror::Error)]
pub enum NotRestored {
    #[error("{file}: {why}")]
    Unread { file: String, why: std::io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Replaces a database by a backup, which is first read and checked completely. `agreed` gets the old and the
/// new contents. Returns the path of the old database, or `None` without agreement.
pub async fn restore(
    database: &str,
    file: &Path,
    unsealed: bool,
    agreed: impl FnOnce(&Contents, &Contents) -> bool,
) -> Result<Option<Option<PathBuf>>, NotRestored> {
    let text = std::fs::read_to_string(file)
        .map_err(|why| NotRestored::Unread { file: file.display().to_string(), why })?;
    let backup = if unsealed { Backup::read_unsealed(&text)? } else { Backup::read(&text)? };
    let after = backup.contents();
    let done = Store::restored(database, &backup, Timestamp::now(), |before| agreed(before, &after)).await?;
    let Some(Restored { store, kept }) = done else { return Ok(None) };
    store.close().await;
    Ok(Some(kept))
}
