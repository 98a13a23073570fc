//! Bytes as a game: a page, a time control, a position and events in any order.

use turmuhr_clock::{Moment, Setting, Span, code};
use turmuhr_core::{CastlingMode, CastlingSide, Chess, Color, Position, Square, fen};

use crate::{
    board::legality::Attempt,
    game::{
        Act, Actor, CastleOrder, Choice, Claim, Consequence, Decision, DrawOffers, Envelope, Evidence, Help,
        Intent, LiveGame, Misconduct, Observation, Options, Place, PromotionFault, Regulations, Restored,
        Score, Sheet, TimedAct,
    },
    rules::{Overlay, pages},
};

/// Bytes that reach different pages, controls and events.
pub const EVENT_SEEDS: &[&str] = &[
    "\u{0}\u{0}\u{0}\u{0}move press move press move press",
    "\u{8}\u{1}\u{0}\u{2}abcdefghijklmnopqrstuvwxyz",
    "\u{a}\u{2}\u{1}\u{4}aaaaaabbbbbbccccccddddddeeeeee",
    "\u{5}\u{3}\u{2}\u{8}0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "\u{12}\u{0}\u{3}\u{1}\u{0}\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}\u{9}\u{a}\u{b}\u{c}\u{d}\u{e}\u{f}",
];

const CONTROLS: [&str; 6] = ["300", "180+2", "40/5400+30:1800+30", "2/60:1/30*", "300d5", "3600b10"];

const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/2np1n2/4p3/4P3/2NP1N2/PPPQ1PPP/R3K2R w KQkq - 0 9",
    "8/P6k/8/8/8/8/p6K/8 w - - 0 40",
    "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4KN2 w - - 70 60",
    "8/8/4k3/8/8/8/4P3/4K3 b - - 148 90",
];

/// Choices driven by bytes; after the last byte every choice is the first.
#[derive(Clone, Debug)]
pub struct Source<'a> {
    bytes: std::slice::Iter<'a, u8>,
}

impl<'a> Source<'a> {
    /// Reads the bytes from the first.
    pub fn new(bytes: &'a [u8]) -> Source<'a> {
        Source { bytes: bytes.iter() }
    }

    /// Whether every byte is used up.
    pub fn is_empty(&self) -> bool {
        self.bytes.len() == 0
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::from(self.bytes.next().copied().unwrap_or(0)) % bound
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    fn color(&mut self) -> Color {
        self.pick(&Color::ALL)
    }

    fn square(&mut self) -> Square {
        self.pick(&Square::ALL)
    }

    /// What is fixed before the first move.
    pub fn regulations(&mut self) -> Regulations {
        let control = CONTROLS[self.below(CONTROLS.len())];
        self.regulations_with(control)
    }

    /// As [`Source::regulations`], with this time control in the form of [`code::read`].
    pub fn regulations_with(&mut self, control: &str) -> Regulations {
        let page = &pages()[self.below(pages().len())];
        let start = fen::read(STARTS[self.below(STARTS.len())], CastlingMode::Standard).expect("a constant");
        let bits = self.below(256);
        let options = Options {
            default_time: (bits & 1 != 0).then(|| Span::from_mins(30)),
            draw_offers: [DrawOffers::Allowed, DrawOffers::AfterMove(2), DrawOffers::Forbidden]
                [(bits >> 1) % 3],
            quickplay_guidelines: bits & 8 != 0,
            arbiter_present: bits & 16 == 0,
            visually_impaired: (bits & 32 != 0).then_some(Color::White),
            hearing_impaired: (bits & 96 == 96).then_some(Color::Black),
            pooled_counter: bits & 64 != 0,
            restored_times: [Restored::Unchanged, Restored::Proportional, Restored::Unknown][bits % 3],
            times: (bits & 128 != 0).then(|| (Span::from_secs(30), Span::from_secs(20))),
            ..Options::default()
        };
        let overlay = [None, Some(Overlay::Dsb2014), Some(Overlay::DsbVi1987)][self.below(3)];
        let setting = Setting::of(code::read(control).expect("a constant"));
        Regulations::new(page, overlay, setting, start, options)
    }

    /// An event that can come next, likely or not.
    pub fn event(&mut self, game: &LiveGame, now: &mut Moment) -> TimedAct {
        *now = *now + Span::from_millis(u64::try_from(self.below(256)).unwrap_or(0).pow(2));
        let by = match self.below(8) {
            0 | 1 => Actor::Arbiter,
            2 => Actor::Spectator,
            3 => Actor::Player(!game.turn()),
            _ => Actor::Player(game.turn()),
        };
        TimedAct { at: *now, by, act: self.act(game) }
    }

    fn legal(&mut self, game: &LiveGame) -> Act {
        match game.position().map(Chess::legal_moves) {
            Some(moves) if !moves.is_empty() => Act::Move(moves[self.below(moves.len())]),
            _ => Act::Press,
        }
    }

    fn attempt(&mut self) -> Attempt {
        Attempt { from: self.square(), to: self.square(), promotion: None }
    }

    fn text(&mut self) -> String {
        self.pick(&["e4", "Nf3", "Sf3", "(=)", "0:10:00", "watch h7", "0-0", "Kd2", ""]).to_owned()
    }

    fn act(&mut self, game: &LiveGame) -> Act {
        match self.below(44) {
            0..=7 => self.legal(game),
            8..=13 => Act::Press,
            14 => Act::Illegal(self.attempt()),
            15 => Act::PressEarly,
            16 => Act::Touch {
                square: self.square(),
                intent: self.pick(&[Intent::Move, Intent::Adjust, Intent::Accident, Intent::Feel]),
            },
            17 => Act::Release { square: self.square() },
            18 => Act::CastleTouch {
                first: self.pick(&[CastleOrder::King, CastleOrder::Rook, CastleOrder::Both]),
                side: self.pick(&[CastlingSide::KingSide, CastlingSide::QueenSide]),
            },
            19 => match self.legal(game) {
                Act::Move(m) => Act::TwoHands(m),
                other => other,
            },
            20 => Act::Promote {
                attempt: self.attempt(),
                fault: self.pick(&[
                    PromotionFault::Absent,
                    PromotionFault::UpsideDownRook,
                    PromotionFault::PawnLeft,
                ]),
            },
            21 => Act::Displace { squares: vec![self.square()] },
            22 => Act::Restore,
            23 => Act::StopClock,
            24 => Act::Restart,
            25 => Act::HitClock,
            26 => match self.below(2) {
                0 => Act::OfferIf { condition: String::new() },
                _ => Act::Offer,
            },
            27 => self.pick(&[Answer::Accept, Answer::Decline, Answer::Wait]).act(),
            28 => self.pick(&[Answer::Wait, Answer::Wait, Answer::Resign]).act(),
            29..=31 => Act::Claim(self.claim()),
            32 => Act::Write { text: self.text() },
            33 => Act::Sheet(self.pick(&[
                Sheet::Complete,
                Sheet::Behind,
                Sheet::NotAlgebraic,
                Sheet::OwnMoveMissing,
                Sheet::BrailleOrDevice,
                Sheet::WantsOpponents,
                Sheet::WantsArbiters,
            ])),
            34 => Act::Sign { result: self.pick(&Score::ALL) },
            35 | 36 => Act::Observe {
                what: self.pick(&Observation::ALL),
                against: [None, Some(Color::White), Some(Color::Black)][self.below(3)],
            },
            37 | 38 => Act::Decide(self.decision()),
            39 => match self.below(2) {
                0 => Act::Misconduct(self.pick(&[
                    Misconduct::Disrepute,
                    Misconduct::ForbiddenAid,
                    Misconduct::SearchRefused,
                    Misconduct::NoHelp,
                ])),
                _ => self.pick(&[Answer::Device, Answer::Refuse, Answer::Interfere]).act(),
            },
            40 => Act::Leave { place: self.pick(&[Place::PlayingArea, Place::Venue]) },
            41 => Act::Announce { text: self.text() },
            42 => match self.below(5) {
                0 => Act::Adjourn { early: None },
                1 => Act::Seal { text: self.text() },
                2 => Act::Envelope(self.pick(&[Envelope::Lost, Envelope::Opened])),
                3 => Act::Resume { white: self.below(2) == 0, black: self.below(2) == 0 },
                _ => Act::Assistant {
                    helps: self.pick(&[Help::Clock, Help::Score, Help::Pieces]),
                    name: None,
                    disabled: self.below(2) == 0,
                },
            },
            _ => self.pick(&[Answer::Start, Answer::Arrive, Answer::Wait]).act(),
        }
    }

    fn claim(&mut self) -> Claim {
        let intended = (self.below(2) == 0).then(|| self.text());
        match self.below(13) {
            0 => Claim::Repetition { intended },
            1 => Claim::Fifty { intended },
            2 => Claim::Flag,
            3 => Claim::IllegalMove,
            4 => Claim::TouchMove,
            5 => Claim::InsufficientEffort,
            6 => Claim::CannotWin,
            7 => Claim::Increment,
            8 => Claim::WrongSetup,
            9 => Claim::WrongClock,
            10 => Claim::ColoursReversed,
            11 => {
                Claim::ByAssistant(Box::new(if self.below(2) == 0 { Claim::Flag } else { Claim::TouchMove }))
            }
            _ => Claim::RestingOn {
                evidence: self.pick(&[Evidence::Display, Evidence::Electronic, Evidence::Video]),
                claim: Box::new(Claim::Repetition { intended }),
            },
        }
    }

    fn decision(&mut self) -> Decision {
        Decision {
            choice: self.pick(&Choice::ALL),
            to: [None, Some(self.color())][self.below(2)],
            amount: [None, Some(Span::from_secs(90)), Some(Span::from_mins(7))][self.below(3)],
            result: [None, None, Some(self.pick(&Score::ALL))][self.below(3)],
            by_analogy: self.below(4) == 0,
        }
    }
}

#[derive(Copy, Clone)]
enum Answer {
    Accept,
    Decline,
    Resign,
    Device,
    Refuse,
    Interfere,
    Start,
    Arrive,
    Wait,
}

impl Answer {
    fn act(self) -> Act {
        match self {
            Answer::Accept => Act::Accept,
            Answer::Decline => Act::Decline,
            Answer::Resign => Act::Resign,
            Answer::Device => Act::Device,
            Answer::Refuse => Act::Refuse,
            Answer::Interfere => Act::Interfere,
            Answer::Start => Act::Start,
            Answer::Arrive => Act::Arrive,
            Answer::Wait => Act::Wait,
        }
    }
}

/// Any events are ruled on without a panic; a finished game stays as it was.
pub fn any_events_are_ruled_on(data: &[u8]) {
    let mut source = Source::new(data);
    let mut game = LiveGame::new(source.regulations());
    let mut now = Moment::START;
    for _ in 0..200 {
        if source.is_empty() {
            break;
        }
        let event = source.event(&game, &mut now);
        let before = (game.over(), game.ply());
        let rulings = game.apply(&event);
        if before.0.is_some() {
            assert_eq!(game.ply(), before.1, "a move after the end: {event:?}");
            assert!(game.over().is_some(), "the end is taken back: {event:?}");
            let plays =
                |what: &Consequence| matches!(what, Consequence::AddTime { .. } | Consequence::Must(_));
            assert!(!rulings.iter().any(|ruling| plays(&ruling.what)), "play after the end: {event:?}");
        }
        let ended = rulings.iter().any(|ruling| matches!(ruling.what, Consequence::Over(_)));
        assert!(!ended || game.over().is_some(), "an end that is none: {event:?}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seeds_pass() {
        for seed in EVENT_SEEDS {
            any_events_are_ruled_on(seed.as_bytes());
        }
    }
}
