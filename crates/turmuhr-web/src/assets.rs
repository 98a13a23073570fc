//! Scripts and styles as part of the program: one file to copy to a laptop without internet.

use std::sync::LazyLock;

use axum::http::{HeaderValue, header};

use crate::{
    accounts::Token,
    http::{Answer, Ask, Fault, plain},
};

const FILES: &[(&str, &str, &str)] = &[
    ("turmuhr.css", "text/css; charset=utf-8", include_str!("../assets/turmuhr.css")),
    ("turmuhr.svg", "image/svg+xml", include_str!("../assets/turmuhr.svg")),
    ("main.js", "text/javascript; charset=utf-8", include_str!("../assets/main.js")),
    ("board.js", "text/javascript; charset=utf-8", include_str!("../assets/board.js")),
    ("editor.js", "text/javascript; charset=utf-8", include_str!("../assets/editor.js")),
    ("stepper.js", "text/javascript; charset=utf-8", include_str!("../assets/stepper.js")),
    ("line.js", "text/javascript; charset=utf-8", include_str!("../assets/line.js")),
    ("forms.js", "text/javascript; charset=utf-8", include_str!("../assets/forms.js")),
    ("queue.js", "text/javascript; charset=utf-8", include_str!("../assets/queue.js")),
    ("queue.css", "text/css; charset=utf-8", include_str!("../assets/queue.css")),
    ("live.js", "text/javascript; charset=utf-8", include_str!("../assets/live.js")),
    ("menus.js", "text/javascript; charset=utf-8", include_str!("../assets/menus.js")),
    ("panel.js", "text/javascript; charset=utf-8", include_str!("../assets/panel.js")),
    ("results.js", "text/javascript; charset=utf-8", include_str!("../assets/results.js")),
    ("lists.js", "text/javascript; charset=utf-8", include_str!("../assets/lists.js")),
    ("lineup.js", "text/javascript; charset=utf-8", include_str!("../assets/lineup.js")),
    ("wizard.js", "text/javascript; charset=utf-8", include_str!("../assets/wizard.js")),
    ("exam.js", "text/javascript; charset=utf-8", include_str!("../assets/exam.js")),
    ("screen.js", "text/javascript; charset=utf-8", include_str!("../assets/screen.js")),
];

/// Each version of the program has other addresses, so browsers may cache these for ever.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let all: String = FILES.iter().map(|(_, _, text)| *text).collect();
    Token::hash_of(&all).chars().take(12).collect()
});

pub(crate) fn path(name: &str) -> String {
    format!("/assets/{}/{name}", *VERSION)
}

pub(crate) async fn get(ask: Ask) -> Answer {
    let name = ask.path.text("file");
    let (_, kind, text) = FILES.iter().find(|(known, ..)| *known == name).ok_or(Fault::NotFound)?;
    let mut response = plain(kind, *text);
    let keep =
        if ask.path.text("version") == *VERSION { "public, max-age=31536000, immutable" } else { "no-cache" };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    Ok(response)
}

/// At the root, because a worker sees only addresses below its own.
pub(crate) async fn worker(_: Ask) -> Answer {
    Ok(plain("text/javascript; charset=utf-8", include_str!("../assets/worker.js")))
}

pub(crate) async fn icon(_: Ask) -> Answer {
    Ok(plain("image/svg+xml", include_str!("../assets/turmuhr.svg")))
}
