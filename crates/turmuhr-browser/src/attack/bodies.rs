//! Bodies that are large, deep, full of fields, or not as long as they say.

use std::time::Duration;

use super::{Row, stage::Stage};
use crate::{Database, Visitor};

const SIZE: usize = 8 << 20;
/// Of each kind at once.
const AT_ONCE: usize = 4;
const PATIENCE: Duration = Duration::from_secs(10);

const FACTS: &str = "/api/events/demo-open/facts";
const RESULT: &str = "/e/demo-open/s/1/rounds/5/result";

/// A body of a type, and how long it says it is.
struct Body {
    what: &'static str,
    path: &'static str,
    kind: &'static str,
    bytes: Vec<u8>,
    length: Length,
}

#[derive(Copy, Clone)]
enum Length {
    True,
    /// As written, whatever is sent.
    Said(&'static str),
    Chunked,
}

fn bodies() -> Vec<Body> {
    let json = "application/json";
    let form = "application/x-www-form-urlencoded";
    let body = |what, path, kind, bytes, length| Body { what, path, kind, bytes, length };
    let filled = |part: &[u8]| part.repeat(SIZE / part.len());
    let small = || b"{\"fact\":{}}".to_vec();
    vec![
        body("JSON, deep", FACTS, json, vec![b'['; SIZE], Length::True),
        body("JSON, objects in objects", FACTS, json, filled(b"{\"a\":"), Length::True),
        body("JSON, numbers", FACTS, json, closed(&filled(b"1,")), Length::True),
        body("JSON, a long text", FACTS, json, [b"\"", &vec![b'x'; SIZE][..], b"\""].concat(), Length::True),
        body("JSON, empty arrays", FACTS, json, closed(&filled(b"[],")), Length::True),
        body("a million fields", RESULT, form, b"a=1&".repeat(1_000_000), Length::True),
        body("a million fields to log in", "/login", form, filled(b"name=x&"), Length::True),
        body("parts", RESULT, "multipart/form-data; boundary=b", parts(100_000), Length::True),
        body("parts to log in", "/login", "multipart/form-data; boundary=b", parts(100_000), Length::True),
        body("longer than it says", FACTS, json, vec![b'x'; SIZE], Length::Said("10")),
        body("shorter than it says", FACTS, json, small(), Length::Said("1000")),
        body("an exabyte", FACTS, json, small(), Length::Said("1152921504606846976")),
        body("less than nothing", FACTS, json, small(), Length::Said("-1")),
        body("two lengths", FACTS, json, small(), Length::Said("11\r\nContent-Length: 400")),
        body("chunks without end", FACTS, json, chunks(), Length::Chunked),
        body("a chunk of an exabyte", FACTS, json, b"FFFFFFFFFFFFFFF\r\nx".to_vec(), Length::Chunked),
    ]
}

fn closed(values: &[u8]) -> Vec<u8> {
    [b"[", values, b"1]"].concat()
}

fn parts(count: usize) -> Vec<u8> {
    let part = b"--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n";
    [&part.repeat(count)[..], b"--b--\r\n"].concat()
}

fn chunks() -> Vec<u8> {
    [b"10000\r\n", &[b'x'; 0x10000][..], b"\r\n"].concat().repeat(SIZE / 0x10000)
}

pub(super) fn run(database: Database) -> Row {
    let mut stage = Stage::open(database);
    let public = stage.server.visitor();
    let helper = stage.helper("demo-open");
    stage.attacked(|row| {
        for body in bodies() {
            for (who, visitor) in [("the public", &public), ("a helper", &helper)] {
                let statuses: Vec<Option<u16>> = std::thread::scope(|scope| {
                    let sent: Vec<_> = (0..AT_ONCE).map(|_| scope.spawn(|| send(visitor, &body))).collect();
                    sent.into_iter().map(|one| one.join().unwrap_or_default()).collect()
                });
                for status in statuses {
                    // No answer is fine: a connection that lies may be cut.
                    let harmless = status.is_none_or(|status| (400..500).contains(&status) || status == 503);
                    row.expect(harmless, || format!("{} by {who}: {status:?}", body.what));
                }
            }
        }
    })
}

fn send(visitor: &Visitor, body: &Body) -> Option<u16> {
    let length = match body.length {
        Length::True => format!("Content-Length: {}", body.bytes.len()),
        Length::Said(said) => format!("Content-Length: {said}"),
        Length::Chunked => "Transfer-Encoding: chunked".to_owned(),
    };
    let head = format!("{}Content-Type: {}\r\n{length}\r\n\r\n", visitor.head("POST", body.path), body.kind);
    let patience = if matches!(body.length, Length::True) { PATIENCE } else { PATIENCE / 10 };
    visitor.send_raw(&[head.as_bytes(), &body.bytes], patience)
}
