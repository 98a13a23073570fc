//! Prepared events: common incidents that have no kind of their own, a story with its first event chosen.

use turmuhr_texts::Lang;
use turmuhr_tournament::{
    GameNo,
    incident::{Group, Side},
};

use super::story;
use crate::{http::Ask, words::story as say};

/// A story to begin with.
pub(super) struct Quick {
    group: Group,
    /// For tests.
    pub(super) word: &'static str,
    label: fn(Lang) -> String,
    /// Events before it. `me` and `you` are the chosen side and its opponent.
    before: &'static [&'static str],
    /// The event whose form is shown.
    verb: &'static str,
    /// Who does it.
    by: &'static str,
    given: Option<(&'static str, &'static str)>,
}

const fn quick(
    group: Group,
    word: &'static str,
    label: fn(Lang) -> String,
    verb: &'static str,
    given: Option<(&'static str, &'static str)>,
) -> Quick {
    Quick { group, word, label, before: &[], verb, by: "me", given }
}

const fn seen(group: Group, word: &'static str, label: fn(Lang) -> String, what: &'static str) -> Quick {
    Quick { group, word, label, before: &[], verb: "observe", by: "arbiter", given: Some(("what", what)) }
}

const fn arbiters(group: Group, word: &'static str, label: fn(Lang) -> String, verb: &'static str) -> Quick {
    Quick { group, word, label, before: &[], verb, by: "arbiter", given: None }
}

/// The opponent is there when the round starts.
const START: &[&str] = &["you arrive @0:00:00", "arbiter start @0:00:00"];

pub(super) const ALL: &[Quick] = &[
    seen(Group::Illegal, "both-kings", say::both_kings, "both-kings-in-check"),
    quick(Group::Illegal, "no-queen", say::no_queen, "promote", Some(("piece", "absent"))),
    quick(
        Group::Illegal,
        "rook-upside-down",
        say::rook_upside_down,
        "promote",
        Some(("piece", "upside-down-rook")),
    ),
    seen(Group::Illegal, "moved-piece", say::moved_piece, "displaced-piece"),
    quick(Group::Touched, "castling", say::castling_touched, "castle-touch", None),
    quick(Group::Touched, "both-touched", say::both_touched, "touch-both", None),
    quick(Group::Touched, "new-piece", say::new_piece_touched, "promote", Some(("piece", "touched"))),
    quick(Group::Touched, "knocked-over", say::knocked_over, "displace", None),
    Quick { before: START, ..quick(Group::Clock, "late", say::late, "arrive", None) },
    Quick { before: START, by: "arbiter", ..quick(Group::Clock, "absent", say::absent, "wait", None) },
    quick(Group::Draw, "offer", say::offers, "offer", None),
    Quick { before: &["me offer"], by: "you", ..quick(Group::Draw, "agreed", say::agreed, "accept", None) },
    quick(Group::Draw, "repetition", say::intended_repetition, "claim", Some(("what", "repetition"))),
    quick(Group::Draw, "fifty", say::intended_fifty, "claim", Some(("what", "fifty"))),
    quick(Group::Draw, "increment", say::wants_increment, "claim", Some(("what", "increment"))),
    quick(Group::Draw, "no-effort", say::no_effort, "claim", Some(("what", "insufficient-effort"))),
    quick(Group::Scoresheet, "cannot-record", say::cannot_record, "assistant", Some(("helps", "score"))),
    quick(Group::Scoresheet, "special", say::special_record, "sheet", Some(("state", "braille-or-device"))),
    quick(Group::Scoresheet, "wants-sheet", say::wants_sheet, "sheet", Some(("state", "wants-opponents"))),
    seen(Group::Scoresheet, "reconstruction", say::reconstruction, "moves-unknown"),
    seen(Group::Scoresheet, "position-lost", say::position_lost, "position-unknown"),
    quick(Group::Scoresheet, "no-help", say::no_help, "misconduct", Some(("what", "no-help"))),
    quick(Group::Scoresheet, "signed", say::signed, "sign", None),
    quick(Group::Disturbance, "smokes", say::smokes, "misconduct", Some(("what", "smoking"))),
    quick(Group::Disturbance, "left-area", say::left_area, "leave", Some(("where", "playing-area"))),
    quick(Group::Other, "resigns", say::resigns, "resign", None),
    quick(Group::Other, "appeal", say::appeals, "appeal", None),
    arbiters(Group::Other, "adjourn", say::adjourns, "adjourn"),
    arbiters(Group::Other, "envelope", say::envelope, "envelope"),
    arbiters(Group::Other, "resume", say::resumption, "resume"),
    quick(Group::Other, "announce", say::announces, "announce", None),
    seen(Group::Other, "boards-differ", say::boards_differ, "boards-differ"),
    quick(Group::Other, "assistant", say::assistant, "assistant", None),
];

pub(super) fn of(group: Group) -> impl Iterator<Item = &'static Quick> {
    ALL.iter().filter(move |quick| quick.group == group)
}

impl Quick {
    pub(super) fn label(&self, lang: Lang) -> String {
        (self.label)(lang)
    }

    #[cfg(test)]
    pub(super) fn check(&self) {
        let verb = turmuhr_scenario::verbs::verb(self.verb).filter(|verb| verb.word == self.verb);
        let verb = verb.unwrap_or_else(|| panic!("no verb {}", self.verb));
        if let Some((field, value)) = self.given {
            let slot = verb.slots.iter().find(|slot| slot.field == field).expect("a field");
            assert!(slot.known().contains(&value), "{}: {value}", self.word);
        }
        assert!(ALL.iter().filter(|other| other.word == self.word).count() == 1, "{}", self.word);
    }

    /// The page with the form of the event.
    pub(super) fn address(&self, ask: &Ask, game: GameNo, side: Option<Side>) -> String {
        let (me, you) = match side {
            Some(Side::Black) => ("black", "white"),
            Some(Side::White) | None => ("white", "black"),
        };
        let name = |word: &str| match word {
            "me" => me.to_owned(),
            "you" => you.to_owned(),
            other => other.to_owned(),
        };
        let mut query = form_urlencoded::Serializer::new(String::new());
        for event in self.before {
            let words: Vec<String> = event.split(' ').map(name).collect();
            query.append_pair("did", &words.join(" "));
        }
        query.append_pair("do", self.verb);
        query.append_pair("by", &name(self.by));
        if let Some((field, value)) = self.given {
            query.append_pair(field, value);
        }
        format!("{}&{}#telling", story::begin(ask, game), query.finish())
    }
}
