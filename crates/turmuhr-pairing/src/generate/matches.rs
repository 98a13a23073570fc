//! Rounds of two games each (C.04.5).

use turmuhr_core::{Bye, PlayerId, Points, Round};

use crate::{
    double_swiss::one_match,
    field::{Adjustment, Attendance, Field},
    outcome::{Board, Pairing},
};

use super::play::{Event, Sheet};

impl Event<'_> {
    /// Plays every match; records it in the field as a round and in the sheet as two games.
    pub(super) fn double_matches(
        &mut self,
        field: &mut Field,
        sheet: &mut Sheet,
        pairing: &Pairing,
        strengths: &[u32],
    ) {
        let place = |id: PlayerId| id.0 as usize - 1;
        let mut games: Vec<[Round; 2]> = field
            .players
            .iter()
            .map(|player| match player.next {
                Attendance::Away(bye) => [Round::Bye(bye); 2],
                Attendance::Present => [Round::Bye(Bye::Zero); 2],
            })
            .collect();
        for &Board { white, black } in &pairing.boards {
            let (one, other) = (place(white), place(black));
            let (first_white, first_black) =
                self.game(Board { white, black }, strengths[one], strengths[other]);
            let (second_white, second_black) =
                self.game(Board { white: black, black: white }, strengths[other], strengths[one]);
            games[one] = [first_white, second_black];
            games[other] = [first_black, second_white];
        }
        if let Some(left_over) = pairing.bye {
            games[place(left_over)] = [Round::Bye(Bye::PairingAllocated), Round::Bye(Bye::Half)];
        }
        let scoring = &self.settings.scoring;
        let worth = |games: [Round; 2]| -> Points { games.iter().map(|&game| scoring.worth(game)).sum() };
        field.rounds_done += 1;
        for at in 0..field.players.len() {
            let [first, second] = games[at];
            let theirs = first.opponent().map_or(Points::ZERO, |opponent| worth(games[place(opponent)]));
            let own = worth(games[at]);
            let round = one_match(first, second, own.cmp(&theirs)).unwrap_or(Round::Bye(Bye::Zero));
            let player = &mut field.players[at];
            let more = own - field.scoring.worth(round);
            if more != Points::ZERO {
                player.adjustments.push(Adjustment { round: field.rounds_done, points: more });
            }
            player.history.push(round);
            player.next = Attendance::Present;
            sheet.players[at].history.extend([first, second]);
        }
    }
}
