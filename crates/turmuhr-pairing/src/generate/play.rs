//! Plays a tournament from the first round to the last.

use turmuhr_core::{Bye, Color, PlayerId, Points, Rated, Round, Score};

use crate::{
    System, baku,
    double_swiss::match_scoring,
    field::{Attendance, Entrant, Field, Prohibition},
    outcome::{Board, NoPairing, Pairing},
    pair,
};

use super::{
    model::chances,
    random::Random,
    settings::{Settings, Wish},
};

/// A generated tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// All players with their complete histories.
    pub field: Field,
    /// The settings used, drawn ones included.
    pub settings: Settings,
    /// The requested number of rounds, if fewer could be paired.
    pub asked: Option<u32>,
    /// The single games, if a round of the field is a match.
    pub sheet: Option<Sheet>,
}

/// The single games of matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Members of teams; in Double-Swiss the players of the field with two games a round.
    pub players: Vec<Entrant>,
    /// Members of each team, in board order.
    pub squads: Vec<Vec<PlayerId>>,
}

/// Why no tournament was generated.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotGenerated {
    /// No player or no round was asked for.
    #[error("a tournament needs a player and a round")]
    Empty,
    /// C.04.7, 1.1.
    #[error("no Baku acceleration with this point system")]
    BakuNotAllowed,
    /// Already the first round has no legal pairing.
    #[error("not even one round can be paired")]
    Unpairable(NoPairing),
}

/// The same wish and seed give the same tournament on every machine.
pub fn generate(wish: &Wish, seed: u64) -> Result<Generated, NotGenerated> {
    let mut settings = wish.settle(&mut Random::new(seed));
    if settings.players == 0 || settings.rounds == 0 {
        return Err(NotGenerated::Empty);
    }
    if settings.baku && (settings.by_game_points || !baku::is_allowed(&settings.scoring)) {
        return Err(NotGenerated::BakuNotAllowed);
    }
    let asked = settings.rounds;
    // A small field can reach a round without a legal pairing. Other results may avoid that, fewer rounds
    // always do.
    let mut attempt = 0_u64;
    loop {
        let mut longest = 0;
        for _ in 0..TRIES {
            attempt += 1;
            let random = Random::new(seed ^ attempt.wrapping_mul(0x2545_f491_4f6c_dd1d));
            let (field, sheet, stuck) = Event { settings: &settings, random }.play();
            match stuck {
                None => {
                    let asked = (settings.rounds < asked).then_some(asked);
                    return Ok(Generated { field, settings, asked, sheet });
                }
                Some(error) if settings.rounds == 1 => return Err(NotGenerated::Unpairable(error)),
                Some(_) => longest = longest.max(field.rounds_done),
            }
        }
        settings.rounds = longest.clamp(1, settings.rounds - 1);
        settings.stop_after = settings.stop_after.min(settings.rounds);
    }
}

/// Attempts before the number of rounds is reduced.
const TRIES: u64 = 12;

pub(super) struct Event<'a> {
    pub(super) settings: &'a Settings,
    pub(super) random: Random,
}

impl Event<'_> {
    /// The tournament up to the round that could not be paired.
    fn play(mut self) -> (Field, Option<Sheet>, Option<NoPairing>) {
        let strengths = self.strengths();
        let mut field = self.entries(&strengths);
        let arrivals = self.arrivals(field.players.len());
        if self.settings.baku {
            self.accelerate(&mut field, &arrivals);
        }
        field.prohibited = self.prohibitions();
        let mut sheet = match self.settings.system {
            System::Team(_) => Some(self.squads(&strengths)),
            System::DoubleSwiss => Some(Sheet { players: field.players.clone(), squads: Vec::new() }),
            System::Dutch(_) | System::Dubov | System::Burstein | System::Lim(_) => None,
        };
        let mut withdrawn = vec![false; field.players.len()];
        for round in 1..=self.settings.stop_after {
            for (place, player) in field.players.iter_mut().enumerate() {
                withdrawn[place] |= round > 1 && self.random.once_in(self.settings.withdrawal);
                let bye = self.bye();
                player.next = match bye {
                    _ if withdrawn[place] || arrivals[place] > round => Attendance::Away(Bye::Zero),
                    Some(bye) => Attendance::Away(bye),
                    None => Attendance::Present,
                };
            }
            let pairing = match pair(&field, self.settings.system) {
                Ok(pairing) => pairing,
                Err(error) => return (field, sheet, Some(error)),
            };
            // A round without any match would leave no trace in a file.
            if sheet.is_some() && pairing.boards.is_empty() && pairing.bye.is_none() {
                return (field, sheet, None);
            }
            match (self.settings.system, &mut sheet) {
                (System::Team(_), Some(sheet)) => self.team_matches(&mut field, sheet, &pairing),
                (System::DoubleSwiss, Some(sheet)) => {
                    self.double_matches(&mut field, sheet, &pairing, &strengths);
                }
                _ => self.results(&mut field, &pairing, &strengths),
            }
        }
        (field, sheet, None)
    }

    /// Ratings, the strongest first: the first and last as requested, the others in between.
    fn strengths(&mut self) -> Vec<u32> {
        let Settings { players, highest_rating, lowest_rating, .. } = *self.settings;
        let mut strengths: Vec<u32> = (0..players)
            .map(|place| match place {
                0 => highest_rating,
                1 => lowest_rating,
                _ => self.random.between(lowest_rating, highest_rating),
            })
            .collect();
        strengths.sort_unstable_by(|one, other| other.cmp(one));
        strengths
    }

    fn entries(&mut self, strengths: &[u32]) -> Field {
        let players = (1..).zip(strengths).map(|(number, strength)| {
            let mut entrant = Entrant::new(PlayerId(number));
            entrant.rating = if self.random.once_in(self.settings.unrated) { 0 } else { *strength };
            entrant
        });
        Field {
            players: players.collect(),
            total_rounds: self.settings.rounds,
            rounds_done: 0,
            initial_colour: self.settings.initial_colour,
            scoring: match self.settings.system {
                System::DoubleSwiss => match_scoring(&self.settings.scoring),
                _ => self.settings.scoring,
            },
            prohibited: Vec::new(),
        }
    }

    /// The first round of each player.
    fn arrivals(&mut self, players: usize) -> Vec<u32> {
        let latest = self.settings.rounds.clamp(2, 4);
        (0..players)
            .map(|_| {
                let round = self.random.between(2, latest);
                if self.random.once_in(self.settings.late_entry) { round } else { 1 }
            })
            .collect()
    }

    /// C.04.7, 1.2 and 1.3: the groups are formed from the players present at the start; a later entry above
    /// the last player of the upper group joins that group.
    fn accelerate(&self, field: &mut Field, arrivals: &[u32]) {
        let there: Vec<usize> = (0..field.players.len()).filter(|place| arrivals[*place] == 1).collect();
        let size = baku::upper_group(u32::try_from(there.len()).unwrap_or(u32::MAX)) as usize;
        let Some(last) = there.get(size.min(there.len()).wrapping_sub(1)) else { return };
        let points = baku::virtual_points(field.total_rounds, field.scoring.win);
        for player in &mut field.players[..=*last] {
            player.virtual_points.clone_from(&points);
        }
    }

    fn prohibitions(&mut self) -> Vec<Prohibition> {
        let Settings { players, rounds, prohibited_groups, .. } = *self.settings;
        (0..prohibited_groups)
            .map(|_| {
                let size = self.random.between(2, 4);
                let mut members: Vec<PlayerId> =
                    (0..size).map(|_| PlayerId(self.random.between(1, players))).collect();
                members.sort_unstable();
                members.dedup();
                let first_round = self.random.between(1, rounds);
                let last_round = self.random.between(first_round, rounds);
                Prohibition { first_round, last_round, players: members }
            })
            .filter(|group| group.players.len() > 1)
            .collect()
    }

    /// A bye requested for this round.
    fn bye(&mut self) -> Option<Bye> {
        let kinds = [
            (self.settings.half_bye, Bye::Half),
            (self.settings.zero_bye, Bye::Zero),
            (self.settings.full_bye, Bye::Full),
        ];
        kinds.into_iter().fold(None, |found, (once_in, bye)| {
            let now = self.random.once_in(once_in);
            found.or(now.then_some(bye))
        })
    }

    fn results(&mut self, field: &mut Field, pairing: &Pairing, strengths: &[u32]) {
        let place = |id: PlayerId| id.0 as usize - 1;
        let mut rounds: Vec<Option<Round>> = vec![None; field.players.len()];
        for board in &pairing.boards {
            let (white, black) =
                self.game(*board, strengths[place(board.white)], strengths[place(board.black)]);
            rounds[place(board.white)] = Some(white);
            rounds[place(board.black)] = Some(black);
        }
        if let Some(left_over) = pairing.bye {
            rounds[place(left_over)] = Some(Round::Bye(Bye::PairingAllocated));
        }
        for (player, round) in field.players.iter_mut().zip(rounds) {
            let away = match player.next {
                Attendance::Away(bye) => bye,
                Attendance::Present => Bye::Zero,
            };
            player.history.push(round.unwrap_or(Round::Bye(away)));
            player.next = Attendance::Present;
        }
        field.rounds_done += 1;
    }

    /// The result from White's and from Black's side.
    pub(super) fn game(&mut self, board: Board, white: u32, black: u32) -> (Round, Round) {
        let forfeited = self.random.once_in(self.settings.forfeit);
        let nobody_came = self.random.once_in(self.settings.double_forfeit);
        let unusual = self.random.once_in(self.settings.unusual);
        let which = self.random.between(0, 2);
        let drawn = self.random.fraction();
        if forfeited {
            let to_white = Round::ForfeitWin { opponent: board.black, colour: Some(Color::White) };
            let to_black = Round::ForfeitWin { opponent: board.white, colour: Some(Color::Black) };
            let not_white = Round::ForfeitLoss { opponent: board.black, colour: Some(Color::White) };
            let not_black = Round::ForfeitLoss { opponent: board.white, colour: Some(Color::Black) };
            return match (nobody_came, drawn < 0.5) {
                (true, _) => (not_white, not_black),
                (false, true) => (to_white, not_black),
                (false, false) => (not_white, to_black),
            };
        }
        let mut chance = chances(white, black);
        if let Some(percentage) = self.settings.draw_percentage {
            chance = chance.with_draws(f64::from(percentage) / 100.0);
        }
        let (for_white, for_black) = match which {
            0 if unusual => (Score::Draw, Score::Loss),
            1 if unusual => (Score::Loss, Score::Draw),
            _ if unusual => (Score::Loss, Score::Loss),
            _ if drawn < chance.win => (Score::Win, Score::Loss),
            _ if drawn < chance.win + chance.draw => (Score::Draw, Score::Draw),
            _ => (Score::Loss, Score::Win),
        };
        let played = |opponent, colour, score| Round::Played { opponent, colour, score, rated: Rated::Yes };
        (played(board.black, Color::White, for_white), played(board.white, Color::Black, for_black))
    }
}

impl Generated {
    /// The player's points at the end, for ranking.
    pub fn score(&self, player: &Entrant) -> Points {
        player.score(&self.field.scoring, self.field.rounds_done)
    }
}
