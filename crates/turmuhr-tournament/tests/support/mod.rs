//! A director's desk: records facts one after the other.

#![allow(dead_code, reason = "each test uses what it needs")]

use jiff::Timestamp;
use turmuhr_testkit::Dice;
use turmuhr_tournament::{
    At, BoardNo, Broken, Concern, Details, Entry, EntryId, Event, Fact, Format, GameNo, GameResult, Journal,
    Level, Origin, Party, Person, Refusal, RoundNo, Section, SectionId, Settings, Team, TeamId, propose,
};

pub(crate) const ONLY: SectionId = SectionId(1);

/// A party as the journal names it.
pub(crate) fn party(number: u32) -> Party {
    serde_json::from_value(number.into()).expect("a number")
}

/// A game by round, board and number.
pub(crate) fn at(round: u32, board: u32, game: u32) -> At {
    At::new(RoundNo(round), BoardNo(board), GameNo(game))
}

/// A team as the journal names a party.
pub(crate) fn team_party(team: TeamId) -> Party {
    party(team.0)
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Desk {
    pub(crate) journal: Journal,
}

impl Desk {
    /// An event with one section.
    pub(crate) fn with(settings: Settings) -> Desk {
        let mut desk = Desk::default();
        let details = Details { name: "Open".to_owned(), ..Details::default() };
        desk.say(Fact::EventCreated { details });
        desk.say(Fact::SectionAdded { section: ONLY, settings });
        desk
    }

    pub(crate) fn of(format: Format, rounds: u32) -> Desk {
        Desk::with(Settings { format, rounds, ..Settings::default() })
    }

    pub(crate) fn event(&self) -> &Event {
        self.journal.state()
    }

    pub(crate) fn section(&self) -> &Section {
        self.event().section(ONLY).expect("there is one section")
    }

    pub(crate) fn judge(&self, fact: &Fact) -> Result<Vec<Concern>, Refusal> {
        self.journal.judge(fact)
    }

    /// The highest level of concern, or the refusal.
    pub(crate) fn level(&self, fact: &Fact) -> Result<Option<Level>, Refusal> {
        Ok(self.judge(fact)?.into_iter().map(|concern| concern.level).max())
    }

    pub(crate) fn try_say(&mut self, fact: Fact) -> Result<(), Broken> {
        let number = self.journal.next();
        let at = Timestamp::from_second(1_770_000_000 + number as i64).expect("a moment of 2026");
        self.journal.append(Entry { number, at, by: "Anna".to_owned(), fact })
    }

    pub(crate) fn say(&mut self, fact: Fact) {
        self.try_say(fact).expect("can be");
    }

    pub(crate) fn enter(&mut self, players: impl IntoIterator<Item = Person>) {
        let first = self.section().players.keys().next_back().map_or(1, |last| last.0 + 1);
        let players = players.into_iter().zip(first..).map(|(person, id)| (EntryId(id), person)).collect();
        self.say(Fact::PlayersEntered { section: ONLY, players });
    }

    /// Enters this many players, the strongest first.
    pub(crate) fn enter_many(&mut self, count: u32) {
        self.enter((1..=count).map(|at| Person {
            fide_rating: Some(2400 - 10 * at),
            ..Person::named(&format!("Player{at:03}, A"))
        }));
    }

    pub(crate) fn enter_teams(&mut self, count: u32, boards: u32) {
        let size = boards + 1;
        self.enter_many(count * size);
        let members = |team: u32| (1..=size).map(|seat| EntryId(team * size + seat)).collect();
        let team =
            |at: u32| Team { name: format!("Team {}", at + 1), players: members(at), ..Team::default() };
        let teams = (0..count).map(|at| (TeamId(at + 1), team(at))).collect();
        self.say(Fact::TeamsEntered { section: ONLY, teams });
    }

    pub(crate) fn draw_lots(&mut self) {
        let (numbers, origin) = (Vec::new(), Origin::Program);
        self.say(Fact::LotsDrawn { section: ONLY, seed: 7, white_first: true, numbers, origin });
    }

    /// Pairs the next round and publishes it.
    pub(crate) fn pair(&mut self) -> RoundNo {
        let proposal = propose(self.event(), self.section()).expect("can be paired");
        let round = proposal.round;
        self.say(Fact::RoundPaired {
            section: ONLY,
            round,
            paired: proposal.paired,
            origin: Origin::Program,
        });
        self.say(Fact::RoundPublished { section: ONLY, round });
        round
    }

    pub(crate) fn result(at: At, result: GameResult) -> Fact {
        let At { round, board, game } = at;
        Fact::ResultEntered {
            section: ONLY,
            round,
            board,
            game,
            result: Some(result),
            reason: "as the score sheets have it".to_owned(),
        }
    }

    /// Enters a result for every game of the round without one.
    pub(crate) fn play(&mut self, round: RoundNo, dice: &mut Dice) {
        for game in self.section().missing(round) {
            let result = match dice.roll(20) {
                0..8 => GameResult::WHITE_WINS,
                8..14 => GameResult::BLACK_WINS,
                14..18 => GameResult::DRAW,
                18 => GameResult::WhiteByForfeit,
                _ => GameResult::BothForfeit,
            };
            self.say(Desk::result(game.of(round), result));
        }
    }

    /// Awards undecided cup matches to the first party.
    pub(crate) fn decide(&mut self, round: RoundNo) {
        let open: Vec<(BoardNo, Party)> = self
            .section()
            .round(round)
            .into_iter()
            .flat_map(|played| (1..).map(BoardNo).zip(&played.pairs))
            .filter(|(_, pair)| pair.winner(&self.section().settings).is_none())
            .map(|(board, pair)| (board, pair.first))
            .collect();
        for (board, winner) in open {
            let reason = "by lot".to_owned();
            self.say(Fact::MatchDecided { section: ONLY, round, board, winner, reason });
        }
    }
}
