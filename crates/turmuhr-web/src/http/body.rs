//! What was sent: forms as browsers send them, with or without files, or JSON.

use axum::{
    body::{Body, Bytes, to_bytes},
    http::{HeaderMap, header},
};
use futures_util::stream;

use super::{Fault, Fields};

/// A list of a thousand players or the games of an event.
const MOST: usize = 8 << 20;
/// A rating list or a backup, which only administrators send.
const MOST_OF_ALL: usize = 512 << 20;

#[derive(Debug, Default)]
pub(super) struct Sent {
    pub(super) fields: Fields,
    pub(super) json: Option<serde_json::Value>,
    pub(super) files: Vec<(String, Bytes)>,
}

pub(super) async fn read(headers: &HeaderMap, body: Body, trusted: bool) -> Result<Sent, Fault> {
    let most = if trusted { MOST_OF_ALL } else { MOST };
    let bytes = to_bytes(body, most).await.map_err(|_| Fault::TooLarge)?;
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind.starts_with("application/json") {
        let json = serde_json::from_slice(&bytes).map_err(|error| Fault::NoJson(error.to_string()))?;
        return Ok(Sent { json: Some(json), ..Sent::default() });
    }
    match multer::parse_boundary(kind) {
        Ok(boundary) => parts(bytes, boundary).await.ok_or(Fault::NoForm),
        Err(_) => Ok(Sent { fields: Fields::read(&bytes), ..Sent::default() }),
    }
}

/// Files are kept as they came; those of an ordinary size are fields too, for most of them are pasted text.
async fn parts(bytes: Bytes, boundary: String) -> Option<Sent> {
    let whole = stream::once(async move { Ok::<Bytes, std::convert::Infallible>(bytes) });
    let mut parts = multer::Multipart::new(whole, boundary);
    let mut sent = Sent::default();
    while let Some(part) = parts.next_field().await.ok()? {
        let name = part.name().unwrap_or_default().to_owned();
        let is_file = part.file_name().is_some();
        let bytes = part.bytes().await.ok()?;
        if bytes.len() <= MOST {
            sent.fields.add_bytes(name.clone(), &bytes);
        }
        if is_file {
            sent.files.push((name, bytes));
        }
    }
    Some(sent)
}
