//! A contest as input for standings, and its table.

use turmuhr_core::{PlayerId, Points, Round};
use turmuhr_pairing::Scoring;
use turmuhr_standings::{
    Adjustment, ByMeasure, Code, CodeFault, Entry as Cell, Event, EventFault, Form, Measure, Participant,
    Rules, Standings, TieBreakEdition, Worth,
    lists::{OrdinanceList, recommended},
    standings,
    withdrawal::{Accounted, Leaver, NobodyLeft, account},
};

use crate::Contest;

/// The request for standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableAsk {
    pub edition: TieBreakEdition,
    /// The rules of the edition, or a changed reading of them.
    pub rules: Rules,
    /// Counts rounds up to this one; at most the paired rounds.
    pub after: Option<u32>,
    /// Overrides the form of the contest.
    pub form: Option<Form>,
    pub tie_breaks: TieBreaks,
    /// Overrides the leavers of the contest.
    pub leavers: Option<Vec<Leaver>>,
}

/// The source of the tie-breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TieBreaks {
    /// The list of the contest, else the one the edition recommends.
    Listed,
    Codes(Vec<Code>),
    /// Codes separated by commas, or the name of an ordinance's list.
    Words(String),
}

/// The standings with their context.
#[derive(Clone, Debug)]
pub struct Table {
    /// Rounds that count.
    pub after: u32,
    pub edition: TieBreakEdition,
    pub standings: Standings,
    /// The counted results, the results for a cross table, and the treatment of leavers.
    pub accounted: Accounted,
    /// Open games among the rounds that count: they score nothing yet.
    pub open: u32,
    /// Adjourned games among the rounds that count: they score as the point system says.
    pub adjourned: u32,
}

/// Why there are no standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoTable {
    Codes(CodeFault),
    /// A leaver who is not a participant.
    Nobody(PlayerId),
    Event(EventFault),
}

impl TableAsk {
    pub fn of(edition: TieBreakEdition) -> TableAsk {
        TableAsk {
            edition,
            rules: edition.rules(),
            after: None,
            form: None,
            tie_breaks: TieBreaks::Listed,
            leavers: None,
        }
    }
}

impl Table {
    /// Games without a final result among the rounds that count.
    pub fn unfinished(&self) -> u32 {
        self.open + self.adjourned
    }
}

impl Contest {
    pub fn table(&self, ask: &TableAsk) -> Result<Table, NoTable> {
        self.table_of(&self.event(&ask.rules, ask.after, ask.form), ask)
    }

    /// The table of an event that [`Contest::event`] has made.
    pub fn table_of(&self, event: &Event, ask: &TableAsk) -> Result<Table, NoTable> {
        let codes = self.codes(event, &ask.tie_breaks, ask.edition).map_err(NoTable::Codes)?;
        // Early leavers of a round robin are not in its standings (C.05; NRW 1987, 33.1); in a Swiss all
        // results stand.
        let leavers = match &ask.leavers {
            Some(leavers) => leavers.clone(),
            // Who leaves later is still there.
            None => self.leavers.iter().copied().filter(|leaver| leaver.after <= event.rounds).collect(),
        };
        let accounted = account(event, &leavers, ask.rules.withdrawal)
            .map_err(|NobodyLeft(number)| NoTable::Nobody(number))?;
        let standings = standings(&accounted.counted, ask.rules, &codes).map_err(NoTable::Event)?;
        let (after, edition) = (event.rounds, ask.edition);
        let (open, adjourned) = (self.open_games(after), self.adjourned_games(after));
        Ok(Table { after, edition, standings, accounted, open, adjourned })
    }

    /// The input of standings, leavers still included.
    pub fn event(&self, rules: &Rules, after: Option<u32>, form: Option<Form>) -> Event {
        let rounds = after.unwrap_or(self.rounds).min(self.rounds);
        let total_rounds = self.total_rounds.unwrap_or(self.rounds).max(self.rounds);
        let form = form.unwrap_or(self.form);
        match self.ranked_teams() {
            Some(teams) => {
                let counted = teams.counted(self, rules, rounds);
                Event {
                    form,
                    participants: counted.participants,
                    rounds,
                    total_rounds,
                    // An order that begins with match or game points overrides the score used for pairing.
                    primary: self.ranked_by.unwrap_or(teams.primary),
                    worth: counted.worth,
                    boards: Some(counted.boards),
                }
            }
            None => Event {
                form,
                participants: self.individuals(),
                rounds,
                total_rounds,
                primary: Measure::Game,
                worth: ByMeasure::both(worth(&self.scoring)),
                boards: None,
            },
        }
    }

    fn individuals(&self) -> Vec<Participant> {
        let participant = |player: &crate::Player| Participant {
            id: player.number,
            rating: player.rated(),
            rounds: (1..)
                .zip(&player.history)
                .map(|(number, round)| Cell::of_player(*round, self.points(player.number, number, *round)))
                .collect(),
            adjustments: player
                .adjustments
                .iter()
                .map(|change| Adjustment { round: change.round, points: ByMeasure::both(change.points) })
                .collect(),
        };
        self.players.iter().map(participant).collect()
    }

    /// The points of a player's round for standings.
    pub(crate) fn points(&self, player: PlayerId, number: u32, round: Round) -> Points {
        self.adjourned.points(&self.scoring, player, number, round)
    }

    /// The tie-breaks after the points.
    fn codes(
        &self,
        event: &Event,
        asked: &TieBreaks,
        edition: TieBreakEdition,
    ) -> Result<Vec<Code>, CodeFault> {
        match asked {
            TieBreaks::Codes(codes) => Ok(codes.clone()),
            TieBreaks::Words(words) => match OrdinanceList::named(words) {
                Some(list) => Ok(list.codes()),
                None => codes(words.split([',', ';'])),
            },
            TieBreaks::Listed if !self.tie_breaks.is_empty() => {
                codes(self.tie_breaks.iter().map(String::as_str))
            }
            TieBreaks::Listed => Ok(recommended(event, edition)),
        }
    }
}

/// Parses the codes; points at the head of the list are redundant and dropped.
fn codes<'w>(words: impl Iterator<Item = &'w str>) -> Result<Vec<Code>, CodeFault> {
    let words = words.map(str::trim).filter(|word| !word.is_empty());
    let mut codes = words.map(str::parse).collect::<Result<Vec<Code>, _>>()?;
    if codes.first().is_some_and(|code| code.as_str().eq_ignore_ascii_case("PTS")) {
        codes.remove(0);
    }
    Ok(codes)
}

pub(crate) const fn worth(scoring: &Scoring) -> Worth {
    Worth { win: scoring.win, draw: scoring.draw, loss: scoring.loss }
}
