//! Cookies in the browser.

use axum::http::{HeaderMap, HeaderValue, header};
use cookie::{Cookie, SameSite, time::Duration};

#[derive(Clone, Debug, Default)]
pub(crate) struct Cookies(Vec<Cookie<'static>>);

impl Cookies {
    pub(crate) fn of(headers: &HeaderMap) -> Cookies {
        let sent = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let cookies = sent.flat_map(|value| Cookie::split_parse(value.to_owned())).filter_map(Result::ok);
        Cookies(cookies.collect())
    }

    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|cookie| cookie.name() == name).map(Cookie::value)
    }
}

/// A cookie that no script can read and no other site can send with a form. `None` seconds: until the browser
/// is closed; 0: deletes it.
pub(crate) fn cookie(name: &str, value: &str, seconds: Option<i64>, secure: bool) -> HeaderValue {
    let mut cookie = Cookie::build((name, value)).path("/").http_only(true).same_site(SameSite::Lax);
    if let Some(seconds) = seconds {
        cookie = cookie.max_age(Duration::seconds(seconds));
    }
    if secure {
        cookie = cookie.secure(true);
    }
    HeaderValue::from_str(&cookie.to_string()).unwrap_or_else(|_| HeaderValue::from_static(""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_read_from_every_header() {
        let mut headers = HeaderMap::new();
        for value in ["a=1; b = two ; nonsense", "c=x=y; a=2"] {
            headers.append(header::COOKIE, HeaderValue::from_static(value));
        }
        let cookies = Cookies::of(&headers);
        let found = ["a", "b", "c", "d"].map(|name| cookies.get(name));
        assert_eq!(found, [Some("1"), Some("two"), Some("x=y"), None]);
    }

    #[test]
    fn a_cookie_is_for_us_alone() {
        assert_eq!(cookie("n", "v", None, false), "n=v; HttpOnly; SameSite=Lax; Path=/");
        assert_eq!(cookie("n", "v", Some(0), true), "n=v; HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=0");
    }
}
