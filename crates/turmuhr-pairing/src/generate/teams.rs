//! Team matches: line-ups with reserves, games on every board, forfeited matches.

use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round, Score};

use crate::{
    field::{Adjustment, Attendance, Entrant, Field, Scoring},
    outcome::{Board, Pairing},
};

use super::play::{Event, Sheet};

/// Games have the standard scoring even if matches do not.
const GAMES: Scoring = Scoring::STANDARD;

impl Event<'_> {
    /// The members of teams of these strengths, the strongest first.
    pub(super) fn squads(&mut self, strengths: &[u32]) -> Sheet {
        let size = self.settings.boards + self.settings.reserves;
        let mut sheet = Sheet::default();
        for &strength in strengths {
            let mut squad = Vec::new();
            for board in 0..size {
                let id = PlayerId(sheet.players.len() as u32 + 1);
                let rating = (strength + self.random.between(0, 60)).saturating_sub(30 * board);
                sheet.players.push(Entrant { rating, ..Entrant::new(id) });
                squad.push(id);
            }
            sheet.squads.push(squad);
        }
        sheet
    }

    /// The players of a match in board order; reserves replace absent members.
    fn line_up(&mut self, squad: &[PlayerId]) -> Vec<PlayerId> {
        let boards = self.settings.boards as usize;
        let mut spare = squad.len() - boards;
        let mut seated = Vec::new();
        for &member in squad {
            let away = self.random.once_in(12);
            if away && spare > 0 {
                spare -= 1;
            } else if seated.len() < boards {
                seated.push(member);
            }
        }
        seated
    }

    /// Plays every match; records it in the field as a round and in the sheet as the games of the members.
    pub(super) fn team_matches(&mut self, field: &mut Field, sheet: &mut Sheet, pairing: &Pairing) {
        let place = |id: PlayerId| id.0 as usize - 1;
        let boards = self.settings.boards;
        let all = |one: Points| Points::tenths(one.in_tenths() * i32::try_from(boards).unwrap_or(0));
        let mut games: Vec<Round> = vec![Round::Bye(Bye::Zero); sheet.players.len()];
        let mut rounds: Vec<(Round, Points)> = field
            .players
            .iter()
            .map(|team| match team.next {
                Attendance::Away(bye @ Bye::Full) => (Round::Bye(bye), all(GAMES.win)),
                Attendance::Away(bye @ Bye::Half) => (Round::Bye(bye), all(GAMES.draw)),
                _ => (Round::Bye(Bye::Zero), Points::ZERO),
            })
            .collect();
        for &board in &pairing.boards {
            let (one, other) = (place(board.white), place(board.black));
            let (white, black) = self.team_match(board, sheet, &mut games);
            (rounds[one], rounds[other]) = (white, black);
        }
        if let Some(left_over) = pairing.bye {
            for member in self.line_up(&sheet.squads[place(left_over)]) {
                games[place(member)] = Round::Bye(Bye::PairingAllocated);
            }
            rounds[place(left_over)] = (Round::Bye(Bye::PairingAllocated), all(GAMES.draw));
        }
        for (player, game) in sheet.players.iter_mut().zip(games) {
            player.history.push(game);
        }
        field.rounds_done += 1;
        for (team, (round, games)) in field.players.iter_mut().zip(rounds) {
            let by_match = field.scoring.worth(round);
            if self.settings.by_game_points {
                team.adjustments.push(Adjustment { round: field.rounds_done, points: games - by_match });
                team.second_score.push(by_match);
            } else {
                team.second_score.push(games);
            }
            team.history.push(round);
            team.next = Attendance::Present;
        }
    }

    /// The result of one match for both teams, with their game points.
    fn team_match(
        &mut self,
        board: Board,
        sheet: &Sheet,
        games: &mut [Round],
    ) -> ((Round, Points), (Round, Points)) {
        let place = |id: PlayerId| id.0 as usize - 1;
        let squads = [board.white, board.black].map(|team| self.line_up(&sheet.squads[place(team)]));
        // Forfeited matches are rarer than forfeited games, and never happen if those are switched off.
        let nobody = self.random.once_in(self.settings.forfeit.saturating_mul(4));
        let absent = self.random.between(0, 5);
        let mut points = [Points::ZERO; 2];
        let mut played = false;
        for (at, (&home, &guest)) in squads[0].iter().zip(&squads[1]).enumerate() {
            let (white, black) = if at % 2 == 0 { (home, guest) } else { (guest, home) };
            let rating = |id: PlayerId| sheet.players[place(id)].rating;
            let (mut of_white, mut of_black) =
                self.game(Board { white, black }, rating(white), rating(black));
            if nobody {
                let home_comes = absent < 2;
                let guest_comes = (2..5).contains(&absent);
                let forfeit = |comes: bool, opponent: PlayerId, colour: Color| {
                    let colour = Some(colour);
                    if comes {
                        Round::ForfeitWin { opponent, colour }
                    } else {
                        Round::ForfeitLoss { opponent, colour }
                    }
                };
                let (white_comes, black_comes) =
                    if at % 2 == 0 { (home_comes, guest_comes) } else { (guest_comes, home_comes) };
                of_white = forfeit(white_comes, black, Color::White);
                of_black = forfeit(black_comes, white, Color::Black);
            }
            played |= of_white.is_played();
            (games[place(white)], games[place(black)]) = (of_white, of_black);
            let (own, theirs) = (GAMES.worth(games[place(home)]), GAMES.worth(games[place(guest)]));
            points[0] += own;
            points[1] += theirs;
        }
        // Forfeits on both sides and no game: nobody came. A drawn match has a game.
        if !played && points[0] == points[1] {
            points = [Points::ZERO; 2];
            for player in squads.iter().flatten() {
                let game = &mut games[place(*player)];
                if let Round::ForfeitWin { opponent, colour } = *game {
                    *game = Round::ForfeitLoss { opponent, colour };
                }
            }
        }
        let round = |own: Points, theirs: Points, opponent: PlayerId, colour: Color| {
            let score = match own.cmp(&theirs) {
                std::cmp::Ordering::Greater => Score::Win,
                std::cmp::Ordering::Equal => Score::Draw,
                std::cmp::Ordering::Less => Score::Loss,
            };
            match (played, score) {
                (true, score) => Round::Played { opponent, colour, score, rated: Rated::Yes },
                (false, Score::Win) => Round::ForfeitWin { opponent, colour: Some(colour) },
                (false, _) => Round::ForfeitLoss { opponent, colour: Some(colour) },
            }
        };
        let white = round(points[0], points[1], board.black, Color::White);
        let black = round(points[1], points[0], board.white, Color::Black);
        ((white, points[0]), (black, points[1]))
    }
}
