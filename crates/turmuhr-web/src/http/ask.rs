//! The request as handlers see it.

use std::sync::{
    Arc, OnceLock,
    atomic::{AtomicBool, AtomicU64, Ordering},
};

use axum::body::Bytes;
use turmuhr_federation::persons::person::PersonId;
use turmuhr_journal::unfit;
use turmuhr_store::Role;
use turmuhr_texts::Lang;
use turmuhr_texts::unread;
use turmuhr_tournament::{
    BoardNo, ConcernKind, Fact, GameNo, Level, Party, Refusal, RoundNo, Section, SectionId,
};

use super::Fault;
use crate::{
    App,
    accounts::{Token, Visitor, Whence, act_id},
    desk::{Meanwhile, NotDone, Recorded, Sending, Snapshot, Typed, field_name, mark},
    net::{Network, Peer, Reach},
    words::{acts, concerns, fields, refusals},
};

/// One parsed request: handlers see nothing else of it.
#[derive(Clone, Debug)]
pub(crate) struct Ask {
    pub(crate) app: Arc<App>,
    pub(crate) visitor: Visitor,
    /// The person of the registry as whom the visitor acts in the season of the path.
    pub(crate) person: Option<PersonId>,
    pub(crate) lang: Lang,
    /// The path without its query.
    pub(crate) here: String,
    /// A POST.
    pub(crate) is_act: bool,
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
    /// The id of this act, made of visitor, page and content.
    pub(crate) act: Option<String>,
    /// The act was recorded before. Its handler runs on the journal of that time, so that it gives the same answer.
    pub(crate) again: Option<Recorded>,
}

/// The start of the names of fields that choose between two values.
pub(crate) const PICK: &str = "pick-";

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

    /// The visitor's choice between two values of a field (`pages/fault.rs`).
    fn picked(&self) -> Typed {
        let all = |word: &str| {
            let chosen = self.0.iter().filter(|(_, value)| value == word);
            chosen.filter_map(|(name, _)| name.strip_prefix(PICK)).map(str::to_owned).collect()
        };
        Typed { asked_at: self.text("asked").parse().ok(), mine: all("mine"), theirs: all("theirs") }
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
    visit: String,
    /// The id of the acts of this page.
    act: Arc<OnceLock<String>>,
    /// The journal's position on this page; 0 outside an event.
    seen: Arc<AtomicU64>,
}

impl Csrf {
    pub(super) fn new(visit: &str, session: &str) -> Csrf {
        Csrf {
            token: Token::of_forms(visit, session),
            used: Arc::default(),
            visit: visit.to_owned(),
            act: Arc::default(),
            seen: Arc::default(),
        }
    }

    /// The secret of the same browser after a log-in.
    pub(crate) fn after_log_in(&self, session: &Token) -> Csrf {
        self.used.store(true, Ordering::Relaxed);
        Csrf { used: self.used.clone(), ..Csrf::new(&self.visit, session.as_str()) }
    }

    pub(crate) fn act(&self) -> &str {
        self.act.get_or_init(act_id)
    }

    /// The page shows the journal up to this position.
    pub(crate) fn has_seen(&self, position: u64) {
        self.seen.store(position, Ordering::Relaxed);
    }

    pub(crate) fn seen(&self) -> Option<u64> {
        Some(self.seen.load(Ordering::Relaxed)).filter(|position| *position > 0)
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
            person: None,
            lang: Lang::De,
            here: "/".to_owned(),
            is_act: false,
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
            act: None,
            again: None,
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
        let snapshot = match &self.again {
            Some(again) if again.before.stream() == self.stream() => again.before.clone(),
            _ => self.app.desk.open(self.stream()).await?,
        };
        self.csrf.has_seen(snapshot.position());
        Ok(snapshot)
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
        self.visitor.role > Role::Public
    }

    /// Is the page asked for without its frame, for another site?
    pub(crate) fn is_embedded(&self) -> bool {
        self.query.text("embed") == "1"
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

    /// A field of an act, from a form or from JSON.
    fn sent(&self, name: &str) -> String {
        match self.json.as_ref().map(|json| &json[name]) {
            Some(serde_json::Value::String(text)) => text.clone(),
            Some(serde_json::Value::Number(number)) => number.to_string(),
            Some(_) => String::new(),
            None => self.form.text(name).to_owned(),
        }
    }

    /// The level of concern that the visitor has confirmed.
    pub(crate) fn accepted(&self) -> Option<Level> {
        serde_json::from_value(serde_json::Value::from(self.sent("accepted"))).ok()
    }

    /// The id of this act: the visitor, the id of the page, and all that is sent. A form that was changed and sent
    /// again is another act.
    pub(super) fn act_sent(&self) -> Option<String> {
        const LONGEST: usize = 64;
        let mark = self.visitor.mark()?;
        let id = self.sent("act");
        if id.is_empty() || id.len() > LONGEST {
            return None;
        }
        let json = self.json.as_ref().map(ToString::to_string).unwrap_or_default();
        let fields = self.form.0.iter().filter(|(name, _)| name != "csrf");
        let fields = fields.flat_map(|(name, value)| [name.as_bytes(), value.as_bytes()]);
        let files = self.files.iter().flat_map(|(name, bytes)| [name.as_bytes(), &bytes[..]]);
        let head = [mark.as_bytes(), self.here.as_bytes(), id.as_bytes(), json.as_bytes()];
        Some(Token::hash_of_parts(head.into_iter().chain(fields).chain(files)))
    }

    fn sending(&self, accepted: Option<Level>) -> Sending {
        let typed = self.json.is_none().then(|| self.form.picked());
        let own = self.sent("own").split(' ').filter_map(|entry| entry.parse().ok()).collect();
        let read = Some(self.sent("read")).filter(|read| !read.is_empty());
        Sending { accepted, read, seen: self.sent("seen").parse().ok(), own, id: self.act.clone(), typed }
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
        self.act_in(section, facts).await
    }

    /// As [`Ask::act_on`], with the section that words the refusals.
    pub(crate) async fn act_in(
        &self,
        section: Option<SectionId>,
        facts: impl Fn(&Snapshot) -> Result<Vec<Fact>, Fault>,
    ) -> Result<Arc<Snapshot>, Fault> {
        if let Some(again) = &self.again {
            return Ok(again.after.clone());
        }
        let sending = self.sending(self.accepted());
        let done = self.app.desk.act_on(self.stream(), &self.visitor, sending, facts).await;
        match done {
            Err(Fault::Desk(NotDone::Meanwhile(meanwhile))) => Err(self.crossed(&meanwhile).await?),
            // Concerns and refusals name people, so they are worded while the event is available.
            Err(Fault::Desk(error)) => {
                let snapshot = self.open().await?;
                Err(told(error, Some(&snapshot), section, self.visitor.role, self.lang))
            }
            other => other,
        }
    }

    /// Creates an event.
    pub(crate) async fn create(
        &self,
        stream: &str,
        facts: Vec<Fact>,
        accepted: Option<Level>,
    ) -> Result<Arc<Snapshot>, Fault> {
        if let Some(again) = &self.again {
            return Ok(again.after.clone());
        }
        let made = self.app.desk.create(stream, &self.visitor, facts, self.sending(accepted)).await;
        made.map_err(|error| match Fault::from(error) {
            Fault::Desk(error) => told(error, None, None, self.visitor.role, self.lang),
            other => other,
        })
    }

    /// Both entries in words.
    pub(super) async fn crossed(&self, meanwhile: &Meanwhile) -> Result<Fault, Fault> {
        let Meanwhile { mine, theirs, replaces, takes, fields: both } = meanwhile;
        let snapshot = self.open().await?;
        let section = mine.section().and_then(|id| snapshot.event().section(id));
        let clash = |field: &String| {
            let value = |fact: &Fact| fields::field(fact, field, section, self.lang);
            let (label, mine_is) = value(mine);
            let theirs_is = both.as_ref().map_or_else(String::new, |both| value(&both.standing).1);
            Clash { name: field_name(mine, field), label, theirs: theirs_is, mine: mine_is }
        };
        let clashes: Vec<Clash> = both.iter().flat_map(|both| &both.names).map(clash).collect();
        let in_words = |fact: &Fact, value: fn(&Clash) -> &str| {
            let told = snapshot.told(fact, self.lang);
            let fields = clashes.iter().map(|clash| format!("{}: {}", clash.label, value(clash)));
            std::iter::once(told).chain(fields).collect::<Vec<_>>().join("; ")
        };
        Ok(Fault::Meanwhile(Box::new(Crossed {
            entry: theirs.number,
            by: theirs.by.clone(),
            at: self.local(theirs.at).strftime("%H:%M").to_string(),
            theirs: in_words(&theirs.fact, |clash| &clash.theirs),
            mine: in_words(mine, |clash| &clash.mine),
            replaces: *replaces,
            act: takes.then(|| acts::act(mine, section, self.lang)),
            leave: takes.then(|| acts::left_undone(mine, section, self.lang)),
            what: snapshot.told(&theirs.fact, self.lang),
            position: snapshot.position(),
            clashes,
        })))
    }
}

/// An entry that was sent late, and the one that somebody recorded meanwhile.
#[derive(Clone, Debug)]
pub(crate) struct Crossed {
    /// The number of the other entry.
    pub(crate) entry: u64,
    pub(crate) by: String,
    /// The local time.
    pub(crate) at: String,
    pub(crate) theirs: String,
    pub(crate) mine: String,
    pub(crate) replaces: bool,
    /// The words on the button of an act that takes something away.
    pub(crate) act: Option<String>,
    /// The words on the way back from such an act.
    pub(crate) leave: Option<String>,
    /// The other entry without its fields.
    pub(crate) what: String,
    /// The journal's position of these values.
    pub(crate) position: u64,
    /// Empty unless both changed fields of one thing.
    pub(crate) clashes: Vec<Clash>,
}

/// A field with two new values.
#[derive(Clone, Debug)]
pub(crate) struct Clash {
    pub(crate) name: String,
    pub(crate) label: String,
    pub(crate) theirs: String,
    pub(crate) mine: String,
}

/// The outcome of an act, in words. There is no snapshot of an event that is being created.
pub(crate) fn told(
    error: NotDone,
    snapshot: Option<&Snapshot>,
    section: Option<SectionId>,
    reader: Role,
    lang: Lang,
) -> Fault {
    let named = section.and_then(|id| snapshot?.event().section(id));
    let entry = |number: u64| {
        let said = snapshot.and_then(|snapshot| snapshot.told_entry(number, lang));
        said.map_or_else(|| number.to_string(), |said| format!("{number} ({said})"))
    };
    match error {
        NotDone::Concerns { concerns, act } => {
            let mark = mark(&concerns);
            let section = named.or_else(|| snapshot?.section_of(&act));
            let sentences = concerns.iter().map(|concern| {
                let said = match &concern.kind {
                    ConcernKind::UndoesEntry { entry: number } => concerns::undoes(lang, entry(*number)),
                    kind => concerns::concern(kind, section, reader, lang),
                };
                (concern.level, said)
            });
            let leave = crate::words::acts::left_undone(&act, section, lang);
            let act = crate::words::acts::act(&act, section, lang);
            Fault::Concerns { concerns: sentences.collect(), act, leave, mark }
        }
        NotDone::Refused(Refusal::Needed { entry: number, needed_by }) => {
            let why = if needed_by < number {
                refusals::needed_earlier(lang, entry(number), entry(needed_by))
            } else {
                refusals::needed(lang, entry(number), entry(needed_by))
            };
            Fault::Blocked { why, entry: needed_by }
        }
        NotDone::Refused(refusal) => Fault::Refused(refusals::refusal(&refusal, named, lang)),
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
