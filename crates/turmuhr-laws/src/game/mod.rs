//! A game as a machine: events in, rulings out.
//!
//! ```
//! use turmuhr_clock::{Moment, Setting, code};
//! use turmuhr_core::{Chess, Color, Edition};
//! use turmuhr_laws::{
//!     game::{Act, Actor, Consequence, TimedAct, LiveGame, Options, Regulations},
//!     notation::{Language, read_move},
//!     rules::{Mode, Supervision, page},
//! };
//!
//! let rules = page(Edition::Fide2017, Mode::Standard, Supervision::Full).unwrap();
//! let setting = Setting::of(code::read("5400").unwrap());
//! let mut game = LiveGame::new(Regulations::new(rules, None, setting, Chess::default(), Options::default()));
//!
//! // White presses the clock without having moved.
//! let at = Moment::from_secs(10);
//! let rulings = game.apply(&TimedAct { at, by: Actor::Player(Color::White), act: Act::PressEarly });
//! assert!(matches!(rulings[0].what, Consequence::AddTime { to: Color::Black, .. }));
//! assert_eq!(rulings[0].cites[0].article(), "7.8.1");
//! ```
//!
//! The state is a value: clone it, replay it, throw it away. Nothing here reads a clock; every event
//! says when it happened. Where the Laws leave a decision to the arbiter the machine lists the lawful
//! options and applies the one chosen; it never chooses.

mod act;
mod adjourn;
mod appeal;
mod arrival;
mod broken;
mod checked;
mod claims;
mod conduct;
mod decide;
mod flags;
mod helpers;
mod irregular;
mod later;
mod ledger;
mod mirrored;
mod moving;
mod offences;
mod offers;
mod open;
mod points;
mod pressing;
mod proof;
mod question;
mod quickplay;
mod regulations;
mod restoring;
mod ruling;
mod sheets;
mod start_faults;
mod state;
mod table;
mod touch;
mod touch_claims;
mod visual;

pub use act::{
    Act, Actor, CastleOrder, Choice, Claim, Decision, Envelope, Evidence, Help, Intent, Misconduct,
    Observation, Place, PromotionFault, Sheet, TimedAct,
};
pub use helpers::Helper;
pub use ledger::ClockChange;
pub use open::{OpenClaim, Power, Status, arbiter_may, claims_open};
pub use points::PointSystem;
pub use proof::Proof;
pub use regulations::{DrawOffers, Fit, Options, Regulations, Restored};
pub use ruling::{Consequence, Debt, Must, OfferState, Over, Reason, Ruling, Score, Why};
pub use sheets::Reconstruction;
pub use state::{Counts, LiveGame};
pub use table::Table;
pub use touch::allowed_moves;

use turmuhr_core::Color;

impl LiveGame {
    /// Applies an event and returns what follows.
    ///
    /// A finished game accepts no further event of play; only appeals, scoresheets and conduct are still
    /// answered.
    pub fn apply(&mut self, event: &TimedAct) -> Vec<Ruling> {
        self.advance(event);
        let rulings = if self.over.is_some() {
            self.after_the_end(event)
        } else if self.regulations.options.basic_rules && !event.is_of_the_basic_rules() {
            self.inadmissible_plainly(Why::NotInForce)
        } else if let Some(contradiction) = self.before_the_start(event) {
            contradiction
        } else {
            match event.by {
                Actor::Player(player) => self.by_player(player, &event.act),
                Actor::Arbiter => self.by_arbiter(&event.act),
                Actor::Spectator => match event.act {
                    Act::Interfere => self.interference(),
                    // 12.7 and its kin: spectators do not interfere.
                    _ => self.inadmissible(Why::NotEntitled, self.rules.conduct.interference.cites),
                },
            }
        };
        self.note_clock_changes(event.by, &rulings);
        rulings
    }

    fn by_player(&mut self, player: Color, act: &Act) -> Vec<Ruling> {
        if self.awaits_decision() && !matches!(act, Act::Accept | Act::Resign | Act::Decline) {
            return self.while_awaiting();
        }
        if let Some(refusal) = self.not_yet_announced(player, act) {
            return refusal;
        }
        if let Some(contradiction) = self.contradicted(player, act) {
            return contradiction;
        }
        match act {
            Act::Start => self.start(),
            Act::Arrive => self.arrive(player),
            Act::Move(m) => self.make_move(player, *m),
            Act::Illegal(attempt) => self.make_illegal_move(player, *attempt),
            Act::Unlawful(attempt) => self.move_on_unlawful_board(player, *attempt),
            Act::Press => self.press(player),
            Act::PressEarly => self.press_early(player),
            Act::Touch { square, intent } => self.touch(player, *square, *intent),
            Act::TouchBoth { own, enemy } => self.touch_both(player, *own, *enemy),
            Act::Release { square } => self.release(player, *square),
            Act::CastleTouch { first, side } => self.castle_touch(player, *first, *side),
            Act::TwoHands(m) => self.two_hands(player, *m),
            Act::Promote { attempt, fault } => self.promote(player, *attempt, *fault),
            Act::Displace { squares } => self.displace(player, squares),
            Act::Restore => self.put_back(player),
            Act::StopClock => self.player_stops_clock(player),
            Act::HitClock => self.hit_clock(player),
            Act::Offer => self.offer(player),
            Act::OfferIf { .. } => self.offer_on_a_condition(player),
            Act::Accept => self.accept(player),
            Act::Decline => self.decline(player),
            Act::Resign => self.resign(player),
            Act::Claim(claim) => self.claim(player, claim),
            Act::Write { text } => self.write(player, text),
            Act::Sheet(sheet) => self.sheet(player, *sheet),
            Act::Assistant { helps, name, disabled } => {
                self.helper(Helper { player, helps: *helps, name: name.clone() }, *disabled)
            }
            Act::Sign { result } => self.sign(*result),
            Act::Misconduct(how) => self.misconduct(player, *how),
            Act::Device => self.device(player),
            Act::Refuse => self.refuse(player),
            Act::Leave { place } => self.leave(player, *place),
            Act::Interfere => self.interference(),
            Act::Announce { text } => self.announce(player, text),
            Act::Seal { text } => self.seal(player, text),
            Act::Envelope(state) => self.envelope(*state),
            Act::Resume { white, black } => self.resume(*white, *black),
            Act::Wait => self.wait(),
            Act::Adjourn { early: Some(early) } => self.adjourn_early(player, *early),
            Act::Appeal => self.appeal(player),
            Act::Restart | Act::Observe { .. } | Act::Decide(_) | Act::Adjourn { early: None } => {
                self.inadmissible_plainly(Why::NotEntitled)
            }
        }
    }

    fn by_arbiter(&mut self, act: &Act) -> Vec<Ruling> {
        match act {
            Act::Start => self.start(),
            Act::StopClock => self.arbiter_stops_clock(),
            Act::Restart => self.restart(),
            Act::Observe { what, against } => self.observe(*what, *against),
            Act::Decide(decision) => self.decide(decision),
            Act::Adjourn { .. } => self.adjourn(),
            Act::Envelope(state) => self.envelope(*state),
            Act::Resume { white, black } => self.resume(*white, *black),
            Act::Sign { result } => self.sign(*result),
            Act::Wait => self.wait(),
            Act::Interfere => self.interference(),
            _ => self.inadmissible_plainly(Why::NotEntitled),
        }
    }
}
