//! Play with visually impaired players: announcements and two boards (Appendix D).

use turmuhr_core::{Chess, Color, Move};

use super::{
    act::{Act, Claim, Help},
    ruling::{Consequence, Debt, Ruling, Why},
    state::{Deed, LiveGame, ruling},
};
use crate::{
    notation::{Language, Style, Tongue, read_spoken, speak, write_move},
    rules::visual::{
        Announce, AssistantReports, Made, ScoresAgree, ScoresDiffer, Slip, VisualAssistant, VisualTouched,
    },
};

impl LiveGame {
    /// D.2.1: what the visually impaired player says with the move.
    pub(super) fn spoken_for(&mut self, player: Color, position: &Chess, m: Move) -> Option<Ruling> {
        if self.regulations.options.visually_impaired != Some(player) {
            return None;
        }
        let cell = self.rules.visual.announce;
        let text = match *cell {
            Announce::GermanWords => speak(m, Tongue::German),
            Announce::Algebraic => write_move(position, m, Style::LONG.in_language(Language::De)),
            Announce::NotRegulated => return None,
        };
        self.unannounced = Some(m);
        Some(ruling(Consequence::Spoken { text }, cell.cites))
    }

    /// D.2.2: on the special board a piece is touched when it is taken out of its aperture.
    pub(super) fn feels_without_touching(&self, player: Color) -> bool {
        self.regulations.options.visually_impaired == Some(player)
            && *self.rules.visual.touched == VisualTouched::WhenLifted
    }

    /// D.2.10.5: what a registered assistant claims counts as the player's own claim.
    pub(super) fn claim_by_assistant(&mut self, player: Color, claim: &Claim) -> Vec<Ruling> {
        let cell = self.rules.visual.reports;
        let registered = self.regulations.options.visually_impaired == Some(player)
            && self.helpers().iter().any(|helper| helper.player == player);
        let may = match *cell {
            AssistantReports::FlagAndTouch => matches!(claim, Claim::Flag | Claim::TouchMove),
            AssistantReports::Flag => matches!(claim, Claim::Flag),
            AssistantReports::NotRegulated => false,
        };
        if !registered || !may {
            return self.inadmissible(Why::NotEntitled, cell.cites);
        }
        let mut rulings = self.claim(player, claim);
        if let Some(first) = rulings.first_mut() {
            first.cites.extend(cell.cites.iter());
        }
        rulings
    }

    /// D.2.10, D.2.11: the visually impaired player may, else the sighted one.
    pub(super) fn may_bring_one_unasked(&mut self, player: Color, helps: Help) -> bool {
        // D.2.10.3: for the clock and the score too; D.2.11 only for making and announcing moves.
        let sighted_may = self.assisted.is_none() && helps == Help::Pieces;
        let may = *self.rules.visual.assistant == VisualAssistant::OneOfThem
            && match self.regulations.options.visually_impaired {
                Some(impaired) => player == impaired || sighted_may,
                None => false,
            };
        if may {
            self.assisted = Some(player);
        }
        may
    }

    /// 14.10 of 1987: the arbiter charges somebody with the tasks.
    pub(super) fn asks_for_one_of_two_boards(&self) -> bool {
        *self.rules.visual.assistant == VisualAssistant::OnRequest
            && self.regulations.options.visually_impaired.is_some()
    }

    /// D.2.11: a player who cannot see and one who cannot hear need an assistant.
    pub(super) fn lacks_assistant(&self) -> Option<Ruling> {
        let cell = self.rules.visual.assistant;
        let options = &self.regulations.options;
        let impaired = options.visually_impaired.filter(|color| options.hearing_impaired == Some(!*color))?;
        let must = *cell == VisualAssistant::OneOfThem && self.assisted.is_none();
        must.then(|| ruling(Consequence::Owes { who: impaired, what: Debt::Assistant }, cell.cites))
    }

    pub(super) fn announce(&mut self, player: Color, text: &str) -> Vec<Ruling> {
        let visual = self.rules.visual;
        if self.regulations.options.visually_impaired != Some(player) {
            // An announcement of a sighted player has no effect.
            return Vec::new();
        }
        if *visual.slip == Slip::NotRegulated {
            self.unannounced = None;
            return Vec::new();
        }
        let Some(m) = self.unannounced else {
            // D.2.8: too late once the opponent's clock has been started.
            return self.inadmissible(Why::TooLate, visual.slip.cites);
        };
        // The opponent may have replied meanwhile.
        let made = self.plies.iter().rev().find(|made| made.by == player && made.deed == Deed::Legal(m));
        let before = made.and_then(|made| made.before.position());
        let heard = before.and_then(|position| {
            Tongue::ALL.into_iter().find_map(|tongue| read_spoken(position, text, tongue).ok()).or_else(
                || crate::notation::read_move_in_any_language(position, text).ok().map(|read| read.m),
            )
        });
        if heard == Some(m) {
            self.unannounced = None;
            return Vec::new();
        }
        // A slip of the tongue: to be corrected at once.
        let right = before.map(|position| match *visual.announce {
            Announce::Algebraic => write_move(position, m, Style::LONG.in_language(Language::De)),
            Announce::GermanWords | Announce::NotRegulated => speak(m, Tongue::German),
        });
        let text = right.unwrap_or_default();
        vec![ruling(Consequence::Spoken { text }, visual.slip.cites)]
    }

    /// D.2.3: until it is announced the move is not made, and the opponent has nothing to answer.
    pub(super) fn not_yet_announced(&self, player: Color, act: &Act) -> Option<Vec<Ruling>> {
        let made = self.rules.visual.made;
        let waits = *made == Made::Announced
            && self.unannounced.is_some()
            && self.regulations.options.visually_impaired == Some(!player);
        let answers = matches!(
            act,
            Act::Move(_)
                | Act::Illegal(_)
                | Act::Unlawful(_)
                | Act::TwoHands(_)
                | Act::Promote { .. }
                | Act::Touch { .. }
                | Act::CastleTouch { .. }
                | Act::Claim(Claim::Repetition { .. } | Claim::Fifty { .. })
        );
        (waits && answers).then(|| self.inadmissible(Why::NotAnnounced, made.cites))
    }

    /// D.2.9: the boards differ; the scores decide.
    pub(super) fn boards_differ(&mut self) -> Vec<Ruling> {
        let visual = self.rules.visual;
        let agreed = (0..self.plies.len()).find(|ply| {
            let actual = match self.plies[*ply].deed {
                Deed::Legal(m) => Some(m),
                Deed::Illegal(_) | Deed::PawnLeft(_) => None,
            };
            let says = |color| self.notes.of(color, *ply).unwrap_or(actual);
            says(Color::White) != says(Color::Black)
        });
        match agreed {
            Some(ply) => match *visual.scores_differ {
                ScoresDiffer::BackToAgreement => self.restore(ply, visual.scores_differ.cites),
                ScoresDiffer::NotRegulated => {
                    self.inadmissible(Why::NotInForce, self.rules.conduct.menu.cites)
                }
            },
            None => match *visual.scores_agree {
                ScoresAgree::AdjustBoard => vec![ruling(Consequence::Continue, visual.scores_agree.cites)],
                ScoresAgree::NotRegulated => {
                    self.inadmissible(Why::NotInForce, self.rules.conduct.menu.cites)
                }
            },
        }
    }

    /// The move a visually impaired player has made and not yet announced.
    pub fn unannounced(&self) -> Option<Move> {
        self.unannounced
    }
}
