//! What was sent: forms as browsers send them, with or without files, or JSON.

use axum::{
    body::{Body, Bytes, to_bytes},
    http::{HeaderMap, header},
};
use futures_util::stream;

use super::{Fault, Fields};

/// A list of a thousand players or the games of an event.
const MOST: usize = 8 << 20;

#[derive(Debug, Default)]
pub(super) struct Sent {
    pub(super) fields: Fields,
    pub(super) json: Option<serde_json::Value>,
}

pub(super) async fn read(headers: &HeaderMap, body: Body) -> Result<Sent, Fault> {
    let bytes = to_bytes(body, MOST).await.map_err(|_| Fault::TooLarge)?;
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind.starts_with("application/json") {
        let json = serde_json::from_slice(&bytes).map_err(|error| Fault::NoJson(error.to_string()))?;
        return Ok(Sent { json: Some(json), ..Sent::default() });
    }
    let fields = match multer::parse_boundary(kind) {
        Ok(boundary) => parts(bytes, boundary).await.ok_or(Fault::NoForm)?,
        Err(_) => Fields::read(&bytes),
    };
    Ok(Sent { fields, json: None })
}

async fn parts(bytes: Bytes, boundary: String) -> Option<Fields> {
    let whole = stream::once(async move { Ok::<Bytes, std::convert::Infallible>(bytes) });
    let mut parts = multer::Multipart::new(whole, boundary);
    let mut fields = Fields::default();
    while let Some(part) = parts.next_field().await.ok()? {
        let name = part.name().unwrap_or_default().to_owned();
        let bytes = part.bytes().await.ok()?;
        fields.add_bytes(name, &bytes);
    }
    Some(fields)
}
