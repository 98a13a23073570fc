//! The body of a request: forms with or without files, or JSON. Nothing is read beyond its limit.

use axum::{
    body::{Body, Bytes},
    http::{HeaderMap, header},
};
use futures_util::{StreamExt as _, stream};
use tokio::time::{Duration, Instant, timeout_at};

use super::{
    Fault, Fields,
    limits::{DEPTH, Limits, SILENCE, SLOWEST, bounded},
};

/// Files up to this size are also fields, because most are pasted text.
const AS_TEXT: usize = 8 << 20;

#[derive(Debug, Default)]
pub(super) struct Sent {
    pub(super) fields: Fields,
    pub(super) json: Option<serde_json::Value>,
    pub(super) files: Vec<(String, Bytes)>,
}

pub(super) fn is_json(headers: &HeaderMap) -> bool {
    kind(headers).starts_with("application/json")
}

/// The length of the body, if declared.
pub(super) fn length(headers: &HeaderMap) -> Option<u64> {
    headers.get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

fn kind(headers: &HeaderMap) -> &str {
    headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default()
}

pub(super) async fn read(headers: &HeaderMap, body: Body, limits: Limits) -> Result<Sent, Fault> {
    let json = is_json(headers);
    let bytes = whole(body, length(headers), if json { limits.json } else { limits.bytes }).await?;
    if json {
        if !bounded(&bytes, limits.values) {
            return Err(Fault::TooDeep { depth: DEPTH, values: limits.values });
        }
        let json = serde_json::from_slice(&bytes).map_err(|error| Fault::NoJson(error.to_string()))?;
        return Ok(Sent { json: Some(json), ..Sent::default() });
    }
    match multer::parse_boundary(kind(headers)) {
        Ok(boundary) => parts(bytes, boundary, limits.fields).await,
        Err(_) if bytes.iter().filter(|byte| **byte == b'&').count() >= limits.fields => {
            Err(Fault::TooManyFields(limits.fields))
        }
        Err(_) => Ok(Sent { fields: Fields::read(&bytes), ..Sent::default() }),
    }
}

/// The whole body, unless it is too large, stalls or trickles.
async fn whole(body: Body, length: Option<u64>, most: usize) -> Result<Bytes, Fault> {
    if length.is_some_and(|length| length > most as u64) {
        return Err(Fault::TooLarge(most));
    }
    let begun = Instant::now();
    let mut chunks = body.into_data_stream();
    let mut bytes: Vec<u8> = Vec::new();
    loop {
        let due = Duration::from_secs(bytes.len() as u64 / SLOWEST) + SILENCE;
        let until = (Instant::now() + SILENCE).min(begun + due);
        let chunk = timeout_at(until, chunks.next()).await.map_err(|_| Fault::TooSlow)?;
        match chunk {
            Some(Ok(chunk)) if bytes.len() + chunk.len() > most => return Err(Fault::TooLarge(most)),
            Some(Ok(chunk)) => bytes.extend_from_slice(&chunk),
            Some(Err(_)) => return Err(Fault::NoForm),
            None => return Ok(bytes.into()),
        }
    }
}

/// Parses a multipart form; files are kept unchanged.
async fn parts(bytes: Bytes, boundary: String, most: usize) -> Result<Sent, Fault> {
    let whole = stream::once(async move { Ok::<Bytes, std::convert::Infallible>(bytes) });
    let mut parts = multer::Multipart::new(whole, boundary);
    let mut sent = Sent::default();
    let mut count = 0;
    while let Some(part) = parts.next_field().await.map_err(|_| Fault::NoForm)? {
        count += 1;
        if count > most {
            return Err(Fault::TooManyFields(most));
        }
        let name = part.name().unwrap_or_default().to_owned();
        let is_file = part.file_name().is_some();
        let bytes = part.bytes().await.map_err(|_| Fault::NoForm)?;
        if bytes.len() <= AS_TEXT {
            sent.fields.add_bytes(name.clone(), &bytes);
        }
        if is_file {
            sent.files.push((name, bytes));
        }
    }
    Ok(sent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_body_that_stalls_or_trickles_is_given_up() {
        let silent = Body::from_stream(stream::pending::<Result<Bytes, std::io::Error>>());
        assert!(matches!(whole(silent, None, 1_000).await, Err(Fault::TooSlow)));
        let drops = stream::unfold((), |()| async {
            tokio::time::sleep(Duration::from_secs(5)).await;
            Some((Ok::<Bytes, std::io::Error>(Bytes::from_static(b"x")), ()))
        });
        let begun = Instant::now();
        assert!(matches!(whole(Body::from_stream(drops), None, 1_000).await, Err(Fault::TooSlow)));
        assert!(begun.elapsed() < Duration::from_secs(60));
    }

    #[tokio::test]
    async fn nothing_is_read_of_what_is_named_too_large() {
        let never = Body::from_stream(stream::pending::<Result<Bytes, std::io::Error>>());
        assert!(matches!(whole(never, Some(1_001), 1_000).await, Err(Fault::TooLarge(1_000))));
        let unnamed = Body::from(vec![0; 1_001]);
        assert!(matches!(whole(unnamed, None, 1_000).await, Err(Fault::TooLarge(1_000))));
    }
}
