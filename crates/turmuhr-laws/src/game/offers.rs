//! Draw offers in their whole life, agreement and resignation (5.1.2, 5.2.3, 9.1).

use turmuhr_core::{ByColor, Color};

use super::{
    regulations::DrawOffers,
    ruling::{Consequence, OfferState, Reason, Ruling, Score, Why},
    state::{Citations, LiveGame, ruling},
};
use crate::{
    mate::Mate,
    rules::{
        clock::CannotWin,
        draws::{Agreement, Ban, ClaimIsOffer, Conditions, OfferOtherTime, Resignation},
    },
};

/// How an offer that stands was made.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum OfferKind {
    Plain,
    /// It came with a claim.
    WithClaim,
    /// The game is adjourned: the sealed move was no answer to it.
    AfterSealing,
    /// It came with the request for an increment (III.4).
    WithIncrement,
}

impl LiveGame {
    pub(super) fn offer(&mut self, player: Color) -> Vec<Ruling> {
        let draws = self.rules.draws;
        if self.offers_banned() && !self.consent {
            return self.inadmissible(Why::Forbidden, draws.agreement_ban.cites);
        }
        if self.is_adjourned() {
            self.note_offer(player, OfferKind::AfterSealing);
            let cites = [draws.offer.cites, self.rules.adjournment.offer_open.cites];
            return vec![ruling(Consequence::Offer(OfferState::Stands), cites)];
        }
        let at_the_right_time = self.has_made_move(player) && self.turn() != player;
        let opponent_thinks = self.turn() != player && !at_the_right_time;
        self.note_offer(player, OfferKind::Plain);
        let other = draws.offer_other_time;
        // 10.8 and 10.9 of 1993, 10.10a and 10.10b of 1984: on the opponent's time, on the own time.
        let cites: Citations = match *other {
            _ if at_the_right_time => draws.offer.cites.into(),
            OfferOtherTime::MayBePenalised | OfferOtherTime::Warned if !opponent_thinks => {
                [draws.offer.cites, self.rules.adjournment.offer_open.cites].into()
            }
            OfferOtherTime::MayDisturb | OfferOtherTime::MayBePenalised | OfferOtherTime::Warned => {
                other.cites.into()
            }
        };
        let mut rulings = vec![ruling(Consequence::Offer(OfferState::Stands), cites)];
        if at_the_right_time {
            return rulings;
        }
        match *other {
            OfferOtherTime::MayDisturb => rulings.push(self.ask_for_possible_penalty(player, other.cites)),
            OfferOtherTime::MayBePenalised if opponent_thinks => {
                rulings.push(self.ask_for_possible_penalty(player, other.cites));
            }
            OfferOtherTime::Warned if opponent_thinks => {
                rulings.push(ruling(Consequence::Warning { to: player }, other.cites));
            }
            // 10.9, 10.10b: on the own time the opponent may wait for the move.
            OfferOtherTime::MayBePenalised | OfferOtherTime::Warned => {}
        }
        rulings
    }

    /// 9.1.2.1: no conditions can be attached; where the text is silent the arbiter looks.
    pub(super) fn offer_on_a_condition(&mut self, player: Color) -> Vec<Ruling> {
        let cell = self.rules.draws.conditions;
        let mut rulings = self.offer(player);
        let stands = self.offers.get(player).is_some();
        if stands && *cell == Conditions::NotRegulated {
            rulings.push(self.ask_by_analogy(player, self.rules.conduct.analogy.cites));
        }
        rulings
    }

    /// Only where the Laws leave it to the regulations of the event.
    fn offers_banned(&self) -> bool {
        if *self.rules.draws.agreement_ban == Ban::NotRegulated {
            return false;
        }
        match self.regulations.options.draw_offers {
            DrawOffers::Allowed => false,
            DrawOffers::Forbidden => true,
            DrawOffers::AfterMove(moves) => Color::ALL.into_iter().any(|color| self.made_by(color) < moves),
        }
    }

    /// 9.1.1: the arbiter agrees that a draw may be offered; by the German note never before the
    /// number of moves prescribed.
    pub(super) fn consent_to_offer(&mut self) -> Vec<Ruling> {
        let ban = self.rules.draws.agreement_ban;
        let by_number = matches!(self.regulations.options.draw_offers, DrawOffers::AfterMove(_));
        if by_number && *ban == Ban::EventMayWithoutConsent && self.offers_banned() {
            return self.inadmissible(Why::Forbidden, ban.cites);
        }
        self.consent = true;
        Vec::new()
    }

    /// 9.1.2.1: it stands beside an offer of the opponent, which a claim or a counter-offer does not answer.
    pub(super) fn note_offer(&mut self, by: Color, kind: OfferKind) {
        *self.offers.get_mut(by) = Some(kind);
    }

    pub(super) fn offer_with_claim(&mut self, player: Color) {
        if *self.rules.draws.claim_is_offer == ClaimIsOffer::Yes {
            self.note_offer(player, OfferKind::WithClaim);
        }
    }

    pub(super) fn accept(&mut self, player: Color) -> Vec<Ruling> {
        let draws = self.rules.draws;
        if self.offers_banned() && !self.consent {
            return self.inadmissible(Why::Forbidden, draws.agreement_ban.cites);
        }
        let Some(kind) = *self.offers.get(!player) else {
            return self.inadmissible(Why::NothingOpen, draws.offer.cites);
        };
        if *draws.agreement == Agreement::OneMoveEach
            && Color::ALL.into_iter().any(|color| self.made_by(color) == 0)
        {
            return self.inadmissible(Why::TooEarly, draws.agreement.cites);
        }
        self.offers = ByColor::default();
        let accepted = match kind {
            OfferKind::WithClaim => [draws.offer.cites, draws.claim_is_offer.cites].into(),
            OfferKind::AfterSealing => [draws.offer.cites, self.rules.adjournment.offer_open.cites].into(),
            OfferKind::Plain | OfferKind::WithIncrement => Citations::from(draws.offer.cites),
        };
        let agreed = self.with_article_on_adjournment(draws.agreement.cites);
        vec![
            ruling(Consequence::Offer(OfferState::Accepted), accepted),
            self.end(Score::Draw, Reason::Agreement, agreed),
        ]
    }

    pub(super) fn decline(&mut self, player: Color) -> Vec<Ruling> {
        let cites = self.rules.draws.offer_declined_by.cites;
        let Some(kind) = self.offers.get_mut(!player).take() else {
            return self.inadmissible(Why::NothingOpen, cites);
        };
        let mut rulings = vec![ruling(Consequence::Offer(OfferState::Declined), cites)];
        if kind == OfferKind::WithIncrement {
            rulings.push(self.ask_about_increment(!player));
        }
        rulings
    }

    /// Touching or moving declines what the opponent offered.
    pub(super) fn decline_open_offer_of(&mut self, offerer: Color) -> Option<Ruling> {
        let kind = (*self.offers.get(offerer))?;
        if kind == OfferKind::WithIncrement || self.is_adjourned() {
            return None;
        }
        *self.offers.get_mut(offerer) = None;
        Some(ruling(Consequence::Offer(OfferState::Declined), self.rules.draws.offer_declined_by.cites))
    }

    /// 5.1.2: lost; since 2023 a draw where the opponent cannot mate.
    pub(super) fn resign(&mut self, player: Color) -> Vec<Ruling> {
        let cell = self.rules.draws.resignation;
        let answer = match (*cell, self.position().cloned()) {
            (Resignation::LosesUnlessNoMate, Some(position)) => {
                self.can_win(!player, &position, CannotWin::AnySeries)
            }
            _ => Mate::Possible,
        };
        vec![match answer {
            Mate::Possible => {
                let cites = self.with_article_on_adjournment(cell.cites);
                self.end(Score::win(!player), Reason::Resignation, cites)
            }
            Mate::Impossible => {
                let cites = self.with_article_on_adjournment(cell.cites);
                self.end(Score::Draw, Reason::Resignation, cites)
            }
            Mate::Undecided => {
                self.ask_win_or_draw(!player, Reason::Resignation, Reason::Resignation, cell.cites.into())
            }
        }]
    }
}
