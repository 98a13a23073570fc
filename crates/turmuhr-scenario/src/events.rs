//! The events of a file: what is done, by whom, and the rulings expected.

use toml::{Table, Value as Toml};
use turmuhr_clock::Moment;
use turmuhr_core::Square;
use turmuhr_laws::{
    game::{Act, Actor, Claim, Decision, Intent, Observation},
    told::Deed,
    words::{Word, words},
};

use crate::{Expected, ScenarioError, Step, fields::Fields, terms::Given};

pub(crate) fn events(table: &Table) -> Result<Vec<Step>, ScenarioError> {
    let list = match table.get("event") {
        None => return Ok(Vec::new()),
        Some(Toml::Array(list)) => list,
        Some(_) => {
            return Err(ScenarioError::WrongKind { place: None, field: "event".into(), takes: "[[event]]" });
        }
    };
    let mut steps = Vec::with_capacity(list.len());
    let mut latest = Moment::START;
    for (index, event) in list.iter().enumerate() {
        let Toml::Table(event) = event else {
            return Err(ScenarioError::WrongKind {
                place: Some(index),
                field: "event".into(),
                takes: "[[event]]",
            });
        };
        let fields = Fields { table: event, place: Some(index) };
        let step = step(&fields)?;
        if step.at < latest {
            return Err(ScenarioError::Backwards { place: index });
        }
        latest = step.at;
        steps.push(step);
    }
    Ok(steps)
}

fn step(fields: &Fields<'_>) -> Result<Step, ScenarioError> {
    let deed = deed(fields)?;
    let at = fields.span("at")?.ok_or(fields.missing("at"))?;
    let by = fields.word("by")?.unwrap_or(Actor::Arbiter);
    let expect = match fields.table.get("expect") {
        None => None,
        Some(Toml::Array(list)) => {
            let rulings = list.iter().map(|ruling| match given(ruling) {
                Given::Table(ruling) => Ok(Expected::read(&ruling)),
                _ => Err(fields.wrong("expect", "{ ruling = … }")),
            });
            Some(rulings.collect::<Result<Vec<_>, _>>()?)
        }
        Some(_) => return Err(fields.wrong("expect", "[ … ]")),
    };
    Ok(Step { at: Moment::from_millis(at.millis()), by, deed, expect })
}

/// The word of `do`.
#[derive(Copy, Clone, Debug)]
enum Do {
    Start,
    Arrive,
    Move,
    Illegal,
    Press,
    PressEarly,
    Touch,
    TouchBoth,
    Release,
    CastleTouch,
    TwoHands,
    Promote,
    Displace,
    Restore,
    StopClock,
    Restart,
    HitClock,
    Offer,
    Accept,
    Decline,
    Resign,
    Claim,
    Write,
    Sheet,
    Assistant,
    Sign,
    Observe,
    Decide,
    Misconduct,
    Device,
    Refuse,
    Leave,
    Interfere,
    Announce,
    Adjourn,
    Seal,
    Envelope,
    Resume,
    Appeal,
    Wait,
}

/// The word of a claim's `what`, and the claim it makes of an intended move.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Claimed {
    word: &'static str,
    claim: fn(Option<String>) -> Claim,
}

impl Claimed {
    const fn new(word: &'static str, claim: fn(Option<String>) -> Claim) -> Claimed {
        Claimed { word, claim }
    }

    /// Every claim without an intended move, with its word.
    pub(crate) fn all() -> impl Iterator<Item = (&'static str, Claim)> {
        Self::ALL.iter().map(|claimed| (claimed.word, (claimed.claim)(None)))
    }
}

impl Word for Claimed {
    const ALL: &'static [Claimed] = &[
        Claimed::new("repetition", |intended| Claim::Repetition { intended }),
        Claimed::new("fifty", |intended| Claim::Fifty { intended }),
        Claimed::new("flag", |_| Claim::Flag),
        Claimed::new("illegal-move", |_| Claim::IllegalMove),
        Claimed::new("touch-move", |_| Claim::TouchMove),
        Claimed::new("insufficient-effort", |_| Claim::InsufficientEffort),
        Claimed::new("cannot-win", |_| Claim::CannotWin),
        Claimed::new("increment", |_| Claim::Increment),
        Claimed::new("wrong-setup", |_| Claim::WrongSetup),
        Claimed::new("wrong-clock", |_| Claim::WrongClock),
        Claimed::new("colours-reversed", |_| Claim::ColoursReversed),
        Claimed::new("displaced-piece", |_| Claim::DisplacedPiece),
    ];

    fn word(self) -> &'static str {
        self.word
    }
}

words! {
    Do {
        "start" = Start,
        "arrive" = Arrive,
        "move" = Move,
        "illegal" = Illegal,
        "press" = Press,
        "press-early" = PressEarly,
        "touch" = Touch,
        "touch-both" = TouchBoth,
        "release" = Release,
        "castle-touch" = CastleTouch,
        "two-hands" = TwoHands,
        "promote" = Promote,
        "displace" = Displace,
        "restore" = Restore,
        "stop-clock" = StopClock,
        "restart" = Restart,
        "hit-clock" = HitClock,
        "offer" = Offer,
        "accept" = Accept,
        "decline" = Decline,
        "resign" = Resign,
        "claim" = Claim,
        "write" = Write,
        "sheet" = Sheet,
        "assistant" = Assistant,
        "sign" = Sign,
        "observe" = Observe,
        "decide" = Decide,
        "misconduct" = Misconduct,
        "device" = Device,
        "refuse" = Refuse,
        "leave" = Leave,
        "interfere" = Interfere,
        "announce" = Announce,
        "adjourn" = Adjourn,
        "seal" = Seal,
        "envelope" = Envelope,
        "resume" = Resume,
        "appeal" = Appeal,
        "wait" = Wait,
    }
}

fn deed(fields: &Fields<'_>) -> Result<Deed, ScenarioError> {
    let done: Do = fields.needed("do")?;
    let text = |field| -> Result<String, ScenarioError> {
        fields.text(field)?.map(str::to_owned).ok_or(fields.missing(field))
    };
    let act = match done {
        Do::Start => Act::Start,
        Do::Arrive => Act::Arrive,
        Do::Move => return Ok(Deed::Move(text("move")?)),
        Do::Illegal => return Ok(Deed::Illegal(text("move")?)),
        Do::TwoHands => return Ok(Deed::TwoHands(text("move")?)),
        Do::Promote => {
            let fault = fields.needed("piece")?;
            return Ok(Deed::Promote { text: text("move")?, fault });
        }
        Do::Press => Act::Press,
        Do::PressEarly => Act::PressEarly,
        Do::Touch => Act::Touch {
            square: fields.square("square")?,
            intent: fields.word("intent")?.unwrap_or(Intent::Move),
        },
        Do::TouchBoth => Act::TouchBoth { own: fields.square("own")?, enemy: fields.square("enemy")? },
        Do::Release => Act::Release { square: fields.square("square")? },
        Do::CastleTouch => Act::CastleTouch { first: fields.needed("first")?, side: fields.needed("side")? },
        Do::Displace => {
            let squares = fields.list("squares")?;
            let squares: Option<Vec<Square>> = squares.iter().map(|name| name.parse().ok()).collect();
            Act::Displace { squares: squares.ok_or(fields.wrong("squares", "[\"e4\", …]"))? }
        }
        Do::Restore => Act::Restore,
        Do::StopClock => Act::StopClock,
        Do::Restart => Act::Restart,
        Do::HitClock => Act::HitClock,
        Do::Offer => match fields.text("condition")? {
            Some(condition) => Act::OfferIf { condition: condition.to_owned() },
            None => Act::Offer,
        },
        Do::Accept => Act::Accept,
        Do::Decline => Act::Decline,
        Do::Resign => Act::Resign,
        Do::Claim => Act::Claim(claim(fields)?),
        Do::Write => Act::Write { text: text("move")? },
        Do::Sheet => Act::Sheet(fields.needed("state")?),
        Do::Assistant => Act::Assistant {
            helps: fields.needed("helps")?,
            name: fields.text("name")?.map(str::to_owned),
            disabled: fields.flag("disabled")?.unwrap_or(false),
        },
        Do::Sign => Act::Sign { result: fields.needed("result")? },
        Do::Observe => Act::Observe {
            what: match fields.needed("what")? {
                Observation::PositionUnknown { .. } => {
                    Observation::PositionUnknown { ply: fields.number("ply")?.unwrap_or(0) }
                }
                other => other,
            },
            against: fields.word("against")?,
        },
        Do::Decide => Act::Decide(Decision {
            choice: fields.needed("choice")?,
            to: fields.word("to")?,
            amount: fields.span("amount")?,
            result: fields.word("result")?,
            by_analogy: fields.flag("analogy")?.unwrap_or(false),
        }),
        Do::Misconduct => Act::Misconduct(fields.needed("what")?),
        Do::Device => Act::Device,
        Do::Refuse => Act::Refuse,
        Do::Leave => Act::Leave { place: fields.needed("where")? },
        Do::Interfere => Act::Interfere,
        Do::Announce => Act::Announce { text: text("text")? },
        Do::Adjourn => Act::Adjourn { early: fields.span("early")? },
        Do::Appeal => Act::Appeal,
        Do::Seal => Act::Seal { text: text("text")? },
        Do::Envelope => Act::Envelope(fields.needed("state")?),
        Do::Resume => {
            let present = fields.list("present")?;
            let there = |name: &str| present.iter().any(|player| player == name);
            Act::Resume { white: there("white"), black: there("black") }
        }
        Do::Wait => Act::Wait,
    };
    Ok(Deed::Act(act))
}

fn claim(fields: &Fields<'_>) -> Result<Claim, ScenarioError> {
    let intended = fields.text("intended")?.map(str::to_owned);
    let claimed: Claimed = fields.needed("what")?;
    let claim = (claimed.claim)(intended);
    let claim = match fields.flag("by_assistant")? {
        Some(true) => Claim::ByAssistant(Box::new(claim)),
        Some(false) | None => claim,
    };
    Ok(match fields.word("evidence")? {
        Some(evidence) => Claim::RestingOn { evidence, claim: Box::new(claim) },
        None => claim,
    })
}

fn given(value: &Toml) -> Given {
    match value {
        Toml::String(text) => Given::Text(text.clone()),
        Toml::Integer(number) => Given::Number(*number),
        Toml::Float(number) => Given::Fraction(*number),
        Toml::Boolean(flag) => Given::Flag(*flag),
        Toml::Datetime(time) => Given::Text(time.to_string()),
        Toml::Array(list) => Given::List(list.iter().map(given).collect()),
        Toml::Table(table) => {
            Given::Table(table.iter().map(|(name, value)| (name.clone(), given(value))).collect())
        }
    }
}
