//! The request as handlers see it.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use axum::body::Bytes;
use turmuhr_journal::unfit;
use turmuhr_texts::Lang;
use turmuhr_texts::unread;
use turmuhr_tournament::{BoardNo, Event, Fact, GameNo, Level, Party, RoundNo, Section, SectionId};

use super::Fault;
use crate::{
    App,
    accounts::{Token, Visitor, Whence},
    desk::{NotDone, Snapshot},
    net::{Network, Peer, Reach},
    words::refusals,
};

/// One parsed request: handlers see nothing else of it.
#[derive(Clone, Debug)]
pub(crate) struct Ask {
    pub(crate) app: Arc<App>,
    pub(crate) visitor: Visitor,
    pub(crate) lang: Lang,
    /// The path without its query.
    pub(crate) here: String,
    /// The values of the route's placeholders.
    pub(crate) path: Fields,
    pub(crate) query: Fields,
    pub(crate) form: Fields,
    pub(crate) json: Option<serde_json::Value>,
    /// Uploaded files, by the name of their field.
    pub(crate) files: Vec<(String, Bytes)>,
    /// The request comes from a script or a program, not from a person with a browser.
    pub(crate) wants_json: bool,
    pub(crate) csrf: Csrf,
    /// The visitor's network, for limits.
    pub(crate) network: Network,
    /// The connection of the visitor, if there is one.
    pub(crate) peer: Option<Peer>,
    /// `http://host:port`, as the visitor sees it.
    pub(crate) base: String,
    /// The session token from the browser.
    pub(crate) session: Option<String>,
    /// The previous page, if it is on this site.
    pub(crate) back: Option<String>,
}

/// The fields in order; a name may occur more than once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl Fields {
    pub(crate) fn read(bytes: &[u8]) -> Fields {
        Fields(form_urlencoded::parse(bytes).into_owned().collect())
    }

    /// A file may have another encoding. File readers work on bytes, so bytes that are not UTF-8 are taken as
    /// Latin-1.
    pub(super) fn add_bytes(&mut self, name: String, bytes: &[u8]) {
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => text.to_owned(),
            Err(_) => bytes.iter().map(|byte| char::from(*byte)).collect(),
        };
        self.0.push((name, text));
    }

    /// The text of a field, trimmed; empty if it is missing.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.0.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value.trim())
    }

    pub(crate) fn all<'f>(&'f self, name: &'f str) -> impl Iterator<Item = &'f str> {
        self.0.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.trim())
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(known, _)| known == name)
    }

    pub(crate) fn number(&self, name: &str) -> Option<u32> {
        self.text(name).parse().ok()
    }

    pub(crate) fn round(&self) -> Option<RoundNo> {
        self.number("round").map(RoundNo)
    }

    pub(crate) fn board(&self) -> Option<BoardNo> {
        self.number("board").map(BoardNo)
    }

    /// The game of a pair; the first, if none is named.
    pub(crate) fn game(&self) -> GameNo {
        self.number("game").map_or(GameNo::FIRST, GameNo)
    }

    /// Replaces the value of a field.
    pub(crate) fn set(&mut self, name: &str, value: String) {
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, known)) => *known = value,
            None => self.0.push((name.to_owned(), value)),
        }
    }
}

/// The secret of this visitor's forms. Only visitors who get a form get a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Csrf {
    pub(super) token: String,
    pub(super) used: Arc<AtomicBool>,
}

impl Csrf {
    pub(super) fn new(visit: &str, session: &str) -> Csrf {
        Csrf { token: Token::of_forms(visit, session), used: Arc::default() }
    }

    pub(crate) fn token(&self) -> &str {
        self.used.store(true, Ordering::Relaxed);
        &self.token
    }
}

impl Ask {
    /// A minimal request, for tests.
    #[cfg(test)]
    pub(crate) fn of(app: Arc<App>, visitor: Visitor, network: Network) -> Ask {
        Ask {
            app,
            visitor,
            lang: Lang::De,
            here: "/".to_owned(),
            path: Fields::default(),
            query: Fields::default(),
            form: Fields::default(),
            json: None,
            files: Vec::new(),
            wants_json: false,
            csrf: Csrf::new("", ""),
            network,
            peer: None,
            base: "http://localhost".to_owned(),
            session: None,
            back: None,
        }
    }

    /// The address of this site for phones in the hall.
    pub(crate) fn reach(&self) -> Reach {
        Reach::of(&self.base, self.app.listens)
    }

    pub(crate) fn file(&self, name: &str) -> Option<Bytes> {
        self.files.iter().find(|(known, _)| known == name).map(|(_, bytes)| bytes.clone())
    }

    /// Network and browser, for counting password attempts.
    pub(crate) fn whence(&self) -> Whence<'_> {
        Whence { network: self.network, browser: &self.csrf.token }
    }

    pub(crate) fn stream(&self) -> &str {
        self.path.text("event")
    }

    /// The event named in the path.
    pub(crate) async fn open(&self) -> Result<Arc<Snapshot>, Fault> {
        Ok(self.app.desk.open(self.stream()).await?)
    }

    /// The section named in the path.
    pub(crate) fn section<'s>(&self, snapshot: &'s Snapshot) -> Result<&'s Section, Fault> {
        let id = self.path.number("section").map(SectionId);
        id.and_then(|id| snapshot.event().section(id)).ok_or(Fault::NotFound)
    }

    /// The player, or in a section of teams the team, that the path names.
    pub(crate) fn party(&self, section: &Section) -> Result<Party, Fault> {
        self.path.number("player").and_then(|number| section.find(number)).ok_or(Fault::NotFound)
    }

    /// A moment in the venue's local time.
    pub(crate) fn local(&self, at: jiff::Timestamp) -> jiff::civil::DateTime {
        at.to_zoned(self.app.zone.clone()).datetime()
    }

    /// The moment of a local time at the venue.
    pub(crate) fn instant(&self, at: jiff::civil::DateTime) -> Option<jiff::Timestamp> {
        at.to_zoned(self.app.zone.clone()).ok().map(|at| at.timestamp())
    }

    /// A number in the path.
    pub(crate) fn number(&self, name: &str) -> Result<u32, Fault> {
        self.path.number(name).ok_or(Fault::NotFound)
    }

    /// The round named in the path.
    pub(crate) fn round(&self) -> Result<RoundNo, Fault> {
        self.path.round().ok_or(Fault::NotFound)
    }

    /// The board named in the path.
    pub(crate) fn board(&self) -> Result<BoardNo, Fault> {
        self.path.board().ok_or(Fault::NotFound)
    }

    /// Does the visitor have an account or a pass?
    pub(crate) fn is_known(&self) -> bool {
        self.visitor.role > turmuhr_store::Role::Public
    }

    /// May the visitor see unpublished data?
    pub(crate) fn is_staff(&self) -> bool {
        self.visitor.is_staff()
    }

    /// The JSON body as a type; anything but an object has no fields.
    pub(crate) fn said<T: serde::de::DeserializeOwned>(&self) -> Result<T, Fault> {
        let sent = self.json.clone().filter(serde_json::Value::is_object);
        let sent = sent.unwrap_or_else(|| serde_json::Value::Object(serde_json::Map::new()));
        unfit::fit(sent).map_err(|why| Fault::Wrong(unread::unfit(&why, self.lang)))
    }

    /// The level of concern that the visitor has confirmed.
    pub(crate) fn accepted(&self) -> Option<Level> {
        let said = match &self.json {
            Some(json) => json.get("accepted").and_then(|level| level.as_str()).unwrap_or_default(),
            None => self.form.text("accepted"),
        };
        serde_json::from_value(serde_json::Value::from(said)).ok()
    }

    /// Records facts about the event of the path.
    pub(crate) async fn act(&self, facts: Vec<Fact>) -> Result<Arc<Snapshot>, Fault> {
        self.act_on(|_| Ok(facts.clone())).await
    }

    /// As [`Ask::act`], for facts that depend on the journal.
    pub(crate) async fn act_on(
        &self,
        facts: impl Fn(&Snapshot) -> Result<Vec<Fact>, Fault>,
    ) -> Result<Arc<Snapshot>, Fault> {
        let section = self.path.number("section").map(SectionId);
        let done = self.app.desk.act_on(self.stream(), &self.visitor, self.accepted(), facts).await;
        match done {
            // Concerns and refusals name people, so they are worded while the event is available.
            Err(Fault::Desk(error)) => {
                let snapshot = self.open().await?;
                Err(told(error, snapshot.event(), section, self.lang))
            }
            other => other,
        }
    }
}

/// The outcome of an act, in words.
pub(crate) fn told(error: NotDone, event: &Event, section: Option<SectionId>, lang: Lang) -> Fault {
    let section = section.and_then(|id| event.section(id));
    match error {
        NotDone::Concerns(concerns) => {
            let sentences = concerns.iter().map(|concern| {
                (concern.level, crate::words::concerns::concern(&concern.kind, section, lang))
            });
            Fault::Concerns(sentences.collect())
        }
        NotDone::Refused(refusal) => Fault::Refused(refusals::refusal(&refusal, section, lang)),
        other => Fault::from(other),
    }
}

/// A path on this site. A second slash, or a backslash, would lead to another site.
pub(crate) fn local(path: &str) -> Option<&str> {
    let rest = path.strip_prefix('/')?;
    let sound = !rest.starts_with(['/', '\\']) && !path.contains(|letter: char| letter.is_control());
    sound.then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_led_to_another_site() {
        assert_eq!(local("/e/open?after=3"), Some("/e/open?after=3"));
        for elsewhere in ["//evil.test", "/\\evil.test", "https://evil.test", "evil", "", "/\t/evil.test"] {
            assert_eq!(local(elsewhere), None, "{elsewhere:?}");
        }
    }
}
