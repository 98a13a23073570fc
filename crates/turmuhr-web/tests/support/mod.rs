//! A headless browser: calls the router, keeps cookies, sends forms with their secret.

#![allow(dead_code, reason = "each test uses what it needs")]

use std::{
    collections::BTreeMap,
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{HeaderMap, Method, Request, StatusCode, header},
};
use jiff::civil::date;
use tower::ServiceExt;
use turmuhr_store::{Pass, Role, Store, User};
use turmuhr_tournament::{BoardNo, EntryId, TeamId};
use turmuhr_web::{
    App, Peer, Venue,
    accounts::{Token, Visitor},
    demo,
    desk::Desk,
    router,
};

pub(crate) struct House {
    pub(crate) desk: Arc<Desk>,
    router: Router,
}

impl House {
    pub(crate) async fn empty() -> House {
        House::at(Venue::default()).await
    }

    pub(crate) async fn at(venue: Venue) -> House {
        House::over(Store::open("sqlite::memory:").await.expect("opens"), venue)
    }

    pub(crate) fn over(store: Store, venue: Venue) -> House {
        let desk = Desk::new(store);
        House { router: router(&App::at(venue, desk.clone())), desk }
    }

    /// The demonstration, always on the same date.
    pub(crate) async fn demo() -> House {
        let house = House::empty().await;
        demo::fill_on(&house.desk, date(2026, 5, 2)).await.expect("filled");
        house
    }

    /// The season of the demonstration, in the middle of its year.
    pub(crate) async fn league() -> House {
        let house = House::empty().await;
        demo::fill_season_on(&house.desk, date(2026, 11, 17)).await.expect("filled");
        house
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser { router: self.router.clone(), cookies: BTreeMap::new(), lang: "de", address: None }
    }

    /// A visitor of this role: an account, or a pass if the role has none.
    pub(crate) async fn of(&self, role: Role) -> Browser {
        let mut browser = self.browser();
        let store = self.desk.store();
        match role {
            Role::Public => {}
            Role::Captain => {
                let token = self.pass(Role::Captain, demo::TEAMS, 1, (0, 0), 1).await;
                browser.cookies.insert("turmuhr_pass".to_owned(), token);
            }
            Role::Player => {
                let token = self.pass(Role::Player, demo::OPEN, 1, (0, 0), 0).await;
                browser.cookies.insert("turmuhr_pass".to_owned(), token);
            }
            role => {
                // A hash that no password matches: these sessions are made without one.
                let user = User {
                    name: role.id().to_owned(),
                    shown: format!("Test {}", role.id()),
                    password: String::new(),
                    role,
                };
                store.save_user(&user).await.expect("saved");
                let token = Token::new();
                let expires = jiff::Timestamp::now() + jiff::SignedDuration::from_hours(1);
                let session = turmuhr_store::Session { token: token.hash(), name: user.name, expires };
                store.begin_session(&session).await.expect("begun");
                browser.cookies.insert("turmuhr_session".to_owned(), token.as_str().to_owned());
            }
        }
        browser
    }

    pub(crate) async fn pass(
        &self,
        role: Role,
        stream: &str,
        section: u32,
        boards: (u32, u32),
        team: u32,
    ) -> String {
        let token = Token::new();
        let pass = Pass {
            token: token.hash(),
            label: "Saal 2".to_owned(),
            role,
            stream: stream.to_owned(),
            section,
            boards: (boards.0 > 0).then_some(BoardNo(boards.0)..=BoardNo(boards.1)),
            team: (team > 0).then_some(TeamId(team)),
            player: None,
            person: None,
            expires: jiff::Timestamp::now() + jiff::SignedDuration::from_hours(1),
            revoked: false,
        };
        self.desk.store().save_pass(&pass).await.expect("saved");
        token.as_str().to_owned()
    }

    /// A player with their own link.
    pub(crate) async fn player(&self, stream: &str, player: EntryId) -> Browser {
        let token = Token::new();
        let pass = Pass {
            token: token.hash(),
            label: format!("Spieler {}", player.0),
            role: Role::Player,
            stream: stream.to_owned(),
            section: 1,
            boards: None,
            team: None,
            player: Some(player),
            person: None,
            expires: jiff::Timestamp::now() + jiff::SignedDuration::from_hours(1),
            revoked: false,
        };
        self.desk.store().save_pass(&pass).await.expect("saved");
        let mut browser = self.browser();
        browser.cookies.insert("turmuhr_pass".to_owned(), token.as_str().to_owned());
        browser
    }
}

#[derive(Clone)]
pub(crate) struct Browser {
    router: Router,
    pub(crate) cookies: BTreeMap<String, String>,
    pub(crate) lang: &'static str,
    /// The address it connects from.
    pub(crate) address: Option<IpAddr>,
}

#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) kind: String,
    pub(crate) location: String,
    pub(crate) policy: String,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("no JSON ({error}): {}", self.text))
    }
}

impl Browser {
    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.ask(Method::GET, path, &[], Body::empty()).await
    }

    /// Posts a form with its secret.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Reply {
        let secret = self.secret().await;
        let mut form = form_urlencoded::Serializer::new(String::new());
        form.append_pair("csrf", &secret).extend_pairs(fields);
        self.ask(
            Method::POST,
            path,
            &[("content-type", "application/x-www-form-urlencoded")],
            Body::from(form.finish()),
        )
        .await
    }

    /// Posts a form with a file: its field, its name and its content.
    pub(crate) async fn post_file(
        &mut self,
        path: &str,
        fields: &[(&str, &str)],
        (field, name, bytes): (&str, &str, &[u8]),
    ) -> Reply {
        let secret = self.secret().await;
        let mut body: Vec<u8> = Vec::new();
        for (name, value) in fields.iter().copied().chain([("csrf", secret.as_str())]) {
            let part = format!("--cut\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
            body.extend(part.bytes());
        }
        let head =
            format!("--cut\r\nContent-Disposition: form-data; name=\"{field}\"; filename=\"{name}\"\r\n\r\n");
        body.extend(head.bytes().chain(bytes.iter().copied()).chain(*b"\r\n--cut--\r\n"));
        let headers = [("content-type", "multipart/form-data; boundary=cut")];
        self.ask(Method::POST, path, &headers, Body::from(body)).await
    }

    pub(crate) async fn post_json(&mut self, path: &str, value: &serde_json::Value) -> Reply {
        let secret = self.secret().await;
        let headers = [
            ("content-type", "application/json"),
            ("x-csrf", secret.as_str()),
            ("accept", "application/json"),
        ];
        self.ask(Method::POST, path, &headers, Body::from(value.to_string())).await
    }

    /// Without a secret, as from another site.
    pub(crate) async fn post_from_elsewhere(&mut self, path: &str) -> Reply {
        self.ask(Method::POST, path, &[("content-type", "application/x-www-form-urlencoded")], Body::empty())
            .await
    }

    pub(crate) async fn secret(&mut self) -> String {
        let session = self.get("/api/session").await.json();
        session["csrf"].as_str().expect("a secret").to_owned()
    }

    /// Uses another address.
    pub(crate) fn from(mut self, address: &str) -> Browser {
        self.address = Some(address.parse().expect("an address"));
        self
    }

    pub(crate) async fn ask(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Body,
    ) -> Reply {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "turmuhr.test")
            .header(header::ACCEPT_LANGUAGE, self.lang)
            .header(header::COOKIE, cookies.join("; "));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut request = request.body(body).expect("a request");
        if let Some(address) = self.address {
            request.extensions_mut().insert(Peer::new(SocketAddr::from((address, 50_000))));
        }
        let response = self.router.clone().oneshot(request).await.expect("answers");
        let text_of = |name: &str| {
            response.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned()
        };
        for set in response.headers().get_all(header::SET_COOKIE) {
            let pair = set.to_str().expect("text").split(';').next().unwrap_or_default().to_owned();
            let (name, value) = pair.split_once('=').expect("a pair");
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        let (status, kind) = (response.status(), text_of("content-type"));
        let (location, policy) = (text_of("location"), text_of("content-security-policy"));
        let headers = response.headers().clone();
        // A live stream never ends; its start is enough.
        let text = if kind.starts_with("text/event-stream") {
            String::new()
        } else {
            let bytes = to_bytes(response.into_body(), 16 << 20).await.expect("a body");
            String::from_utf8_lossy(&bytes).into_owned()
        };
        Reply { status, kind, location, policy, headers, text }
    }
}

pub(crate) fn system() -> Visitor {
    Visitor::system("Anna")
}
