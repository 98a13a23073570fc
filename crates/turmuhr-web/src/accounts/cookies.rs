//! What a browser holds for us.

use axum::http::{HeaderMap, HeaderValue, header};

#[derive(Clone, Debug, Default)]
pub(crate) struct Cookies(Vec<(String, String)>);

impl Cookies {
    pub(crate) fn of(headers: &HeaderMap) -> Cookies {
        let pairs = headers
            .get_all(header::COOKIE)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .map(|(name, value)| (name.to_owned(), value.to_owned()));
        Cookies(pairs.collect())
    }

    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// A cookie no script can read and no other site can send along with a form. No seconds: until the browser is closed;
/// none left: it is taken back.
pub(crate) fn cookie(name: &str, value: &str, seconds: Option<i64>, secure: bool) -> HeaderValue {
    let age = seconds.map(|seconds| format!("; Max-Age={seconds}")).unwrap_or_default();
    let secure = if secure { "; Secure" } else { "" };
    HeaderValue::from_str(&format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax{age}{secure}"))
        .unwrap_or_else(|_| HeaderValue::from_static(""))
}
