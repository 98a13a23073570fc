//! What is known about a game at a moment.

use std::sync::Arc;

use turmuhr_clock::{Clock, Moment, Span};
use turmuhr_core::{ByColor, Chess, Citation, Color, Move, Position};

use super::{
    act::{Act, Actor, Choice, TimedAct},
    adjourn::Adjourned,
    appeal::Appeals,
    arrival::Presence,
    helpers::Helpers,
    ledger::ClockChange,
    offers::OfferKind,
    question::Question,
    regulations::Regulations,
    ruling::{Consequence, Over, Reason, Ruling, Score, Why},
    sheets::Notes,
    table::Table,
    touch::Touches,
};
use crate::{
    board::{articles::board_articles, identity::History, legality::Attempt},
    mate::{self, Mate},
    rules::{Cites, Rules, clock::CannotWin},
};

/// A game: a value that events change and that clones cheaply.
#[derive(Clone, Debug)]
pub struct LiveGame {
    pub(super) regulations: Arc<Regulations>,
    pub(super) rules: Arc<Rules>,
    pub(super) clock: Clock,
    pub(super) now: Moment,
    pub(super) table: Table,
    /// Every move made, the lawful and the others.
    pub(super) plies: Vec<Made>,
    /// The lawful positions, for repetition and the counts of moves.
    pub(super) history: History,
    pub(super) over: Option<Over>,
    /// What the player having the move has touched.
    pub(super) touches: Touches,
    pub(super) offences: Vec<Offence>,
    /// Completed offences ruled on, by kind.
    pub(super) counts: ByColor<Counts>,
    /// The offers that stand, by the player who made them.
    pub(super) offers: ByColor<Option<OfferKind>>,
    /// The arbiter agreed to the next offer.
    pub(super) consent: bool,
    /// A move that must be played after a wrong claim.
    pub(super) planned: Option<Move>,
    pub(super) question: Option<Question>,
    /// What the text lets the arbiter choose from, while a question is open.
    pub(super) options: Vec<Choice>,
    /// What was decided last, for an appeal against it.
    pub(super) appeals: Appeals,
    pub(super) presence: Presence,
    /// The start of the game is still to come.
    pub(super) awaits_start: bool,
    pub(super) displaced: Option<Displaced>,
    /// A promotion begun with no piece at hand.
    pub(super) piece_wanted: bool,
    /// A visually impaired player's move that has not been announced.
    pub(super) unannounced: Option<Move>,
    /// Whose assistant makes and announces the moves (D.2.10, D.2.11).
    pub(super) assisted: Option<Color>,
    pub(super) helpers: Helpers,
    pub(super) notes: Notes,
    pub(super) adjourned: Option<Adjourned>,
    /// The side whose clock ran when the clocks were stopped.
    pub(super) stopped: Option<Color>,
    pub(super) refused: ByColor<bool>,
    /// The arbiter saw an illegal position and waits for the next completed move.
    pub(super) watching_since: Option<usize>,
    /// A quickplay claim was postponed: it lives until a flag falls.
    pub(super) postponed: Option<Color>,
    /// The period in which a player need not record any more.
    pub(super) exempt: ByColor<Option<u32>>,
    /// A player has pressed under the own fallen flag.
    pub(super) pressed_under_flag: ByColor<bool>,
    /// What the clocks showed when the event came.
    pub(super) shown: ByColor<Span>,
    pub(super) ledger: Vec<ClockChange>,
    /// Remembers why the position is not dead.
    pub(super) watch: turmuhr_mate::Watch,
    /// The number of half-moves after which it was asked last.
    pub(super) watched: Option<usize>,
}

/// A move made on the board.
#[derive(Clone, Debug)]
pub(super) struct Made {
    pub(super) by: Color,
    pub(super) deed: Deed,
    pub(super) before: Table,
    pub(super) completed: bool,
    /// Whether the clock has counted it towards the moves due.
    pub(super) counted: Counted,
    /// What the opponent's clock showed when it was pressed.
    pub(super) pressed_at: Option<Span>,
    /// What should have been played: the duty this move broke.
    pub(super) breach: Option<Breach>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    No,
    ByPress,
    /// Without a press: the player's next move completed it (6.2.1.2), or it was sealed.
    ByNextMove,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Legal(Move),
    Illegal(Attempt),
    /// A pawn pushed to the last rank and left there.
    PawnLeft(Attempt),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Breach {
    pub(super) touches: Touches,
    /// The move announced with a wrong claim, where another one was played.
    pub(super) planned: Option<Move>,
    pub(super) answered: Answered,
}

/// Whether the opponent has touched a piece since.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Answered {
    No,
    /// By accident, or to adjust it.
    AnyTouch,
    WithIntent,
}

/// Something that counts as an illegal move.
#[derive(Clone, Debug)]
pub(super) struct Offence {
    pub(super) by: Color,
    pub(super) kind: OffenceKind,
    /// The index of the move in the game; for an empty press the number of moves made.
    pub(super) ply: usize,
    pub(super) completed: bool,
    pub(super) ruled: bool,
    /// Moves the opponent has made since.
    pub(super) replies: u32,
    /// Whether the opponent has touched a piece since.
    pub(super) touched: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum OffenceKind {
    IllegalMove,
    PawnLeft,
    TwoHands,
    EmptyPress,
}

/// How often a player has offended.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Completed illegal moves (7.5).
    pub illegal: u32,
    /// Moves with two hands (7.7.1 of 2017, 7.5.4 since).
    pub two_hands: u32,
    /// Presses without a move (7.8.1 of 2017, 7.5.3 since).
    pub empty_press: u32,
    /// Breaches of touch-move.
    pub touch: u32,
    /// Presses with the other hand (6.2.3).
    pub hand: u32,
}

#[derive(Clone, Debug)]
pub(super) struct Displaced {
    pub(super) by: Color,
    pub(super) ply: usize,
}

impl LiveGame {
    /// A game at its start. White's clock runs from the scheduled start unless a `Start` event says when.
    pub fn new(regulations: Regulations) -> LiveGame {
        let start = regulations.start.clone();
        let completed = completed_before(&start);
        let mut clock = Clock::at_move(regulations.setting.clone(), completed);
        if let Some((white, black)) = regulations.options.times {
            // A display set before the start cannot be refused.
            let _ = clock.set_both(ByColor { white, black }, Moment::START);
        }
        LiveGame {
            rules: Arc::clone(&regulations.rules),
            clock,
            now: Moment::START,
            table: Table::Playable(start.clone()),
            plies: Vec::new(),
            history: History::new(start),
            over: None,
            touches: Touches::default(),
            offences: Vec::new(),
            counts: ByColor::default(),
            offers: ByColor::default(),
            consent: false,
            planned: None,
            question: None,
            options: Vec::new(),
            appeals: Appeals::default(),
            presence: Presence::default(),
            awaits_start: false,
            displaced: None,
            piece_wanted: false,
            unannounced: None,
            assisted: None,
            helpers: Helpers::default(),
            notes: Notes::default(),
            adjourned: None,
            stopped: None,
            refused: ByColor::default(),
            watching_since: None,
            postponed: None,
            exempt: ByColor::default(),
            pressed_under_flag: ByColor::default(),
            shown: ByColor::default(),
            ledger: Vec::new(),
            watch: Default::default(),
            watched: None,
            regulations: Arc::new(regulations),
        }
    }

    /// The page in force.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The pieces on the board.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The position, where the rules of movement can be asked about it.
    pub fn position(&self) -> Option<&Chess> {
        self.table.position()
    }

    /// Who has the move (1.3).
    pub fn turn(&self) -> Color {
        self.table.turn()
    }

    /// Half-moves made.
    pub fn ply(&self) -> usize {
        self.plies.len()
    }

    /// The end of the game; `None` while it lasts.
    pub fn over(&self) -> Option<Over> {
        self.over
    }

    /// Time left to a side at the last event.
    pub fn left(&self, color: Color) -> Span {
        self.clock.left(color, self.now)
    }

    /// The clock of the game.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The completed offences of a player.
    pub fn counts(&self, color: Color) -> Counts {
        *self.counts.get(color)
    }

    /// The legal moves played so far, where the game went lawfully.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.plies.iter().filter_map(|made| match made.deed {
            Deed::Legal(m) => Some(m),
            Deed::Illegal(_) | Deed::PawnLeft(_) => None,
        })
    }

    /// Whether the player has made a move since so many half-moves had been played.
    pub(super) fn has_moved_since(&self, player: Color, ply: usize) -> bool {
        self.plies.iter().skip(ply).any(|made| made.by == player)
    }

    /// The position the record begins with.
    pub fn start_position(&self) -> &Chess {
        &self.regulations.start
    }

    // Below: for the modules of the articles.

    /// Advances to the event: clocks start by themselves, and players under five minutes are noted.
    pub(super) fn advance(&mut self, event: &TimedAct) {
        self.now = self.now.max(event.at);
        // Arriving and waiting start nothing.
        self.awaits_start &= event.act != Act::Start;
        let begun = match event.act {
            _ if self.awaits_start => false,
            Act::Start | Act::Arrive => false,
            Act::Wait => !self.presence.is_told(),
            _ => true,
        };
        if begun && !self.clock.has_started() && self.over.is_none() {
            let _ = self.clock.start(self.turn(), Moment::START);
        }
        for color in Color::ALL {
            let side = self.clock.side(color, self.now);
            *self.shown.get_mut(color) = side.left;
            if side.left < Span::from_mins(5) {
                *self.exempt.get_mut(color) = Some(side.period);
            }
        }
    }

    pub(super) fn made_by(&self, color: Color) -> u32 {
        let made = self.plies.iter().filter(|made| made.by == color).count();
        u32::try_from(made).unwrap_or(u32::MAX) + *completed_before(&self.regulations.start).get(color)
    }

    pub(super) fn completed_by(&self, color: Color) -> u32 {
        let made = self.plies.iter().filter(|made| made.by == color && made.completed).count();
        u32::try_from(made).unwrap_or(u32::MAX) + *completed_before(&self.regulations.start).get(color)
    }

    /// The player has made a move and not yet pressed.
    pub(super) fn has_made_move(&self, color: Color) -> bool {
        self.plies.iter().rev().find(|made| made.by == color).is_some_and(|made| made.counted == Counted::No)
    }

    pub(super) fn end(&mut self, result: Score, reason: Reason, cites: impl Into<Citations>) -> Ruling {
        let over = Over { result: Some(result), reason };
        self.over = Some(over);
        self.question = None;
        if self.clock.running(self.now).is_some() {
            let _ = self.clock.stop(self.now);
        }
        ruling(Consequence::Over(over), cites)
    }

    pub(super) fn annul(&mut self, why: Why, cites: impl Into<Citations>) -> Ruling {
        self.over = Some(Over { result: None, reason: Reason::Annulled });
        self.question = None;
        if self.clock.running(self.now).is_some() {
            let _ = self.clock.stop(self.now);
        }
        ruling(Consequence::NewGame { why }, cites)
    }

    /// The side's clock runs from now on.
    pub(super) fn run(&mut self, color: Color) {
        match self.clock.running(self.now) {
            Some(running) if running == color => {}
            Some(_) => {
                let _ = self.clock.stop(self.now);
                let _ = self.clock.restart(color, self.now);
            }
            None => {
                let _ = self.clock.restart(color, self.now);
            }
        }
        self.stopped = None;
    }

    pub(super) fn halt(&mut self) {
        if let Some(running) = self.clock.running(self.now) {
            self.stopped = Some(running);
            let _ = self.clock.stop(self.now);
        }
    }

    pub(super) fn give_minutes(&mut self, to: Color, minutes: u32, cites: impl Into<Citations>) -> Ruling {
        let amount = Span::from_mins(minutes);
        let _ = self.clock.add(to, amount, self.now);
        ruling(Consequence::AddTime { to, amount }, cites)
    }

    /// The article that says whose turn it is.
    pub(super) fn turn_article(&self) -> Citation {
        board_articles(self.rules.edition).turn
    }

    pub(super) fn inadmissible(&self, why: Why, cites: impl Into<Citations>) -> Vec<Ruling> {
        vec![ruling(Consequence::Inadmissible { why }, cites)]
    }

    /// Refuses what no article speaks of.
    pub(super) fn inadmissible_plainly(&self, why: Why) -> Vec<Ruling> {
        vec![ruling(Consequence::Inadmissible { why }, Citations::default())]
    }

    /// The article of a cell; where the text is silent, the one on similar cases.
    pub(super) fn or_analogy(&self, cites: Cites) -> Cites {
        if cites.articles().is_empty() { self.rules.conduct.analogy.cites } else { cites }
    }

    /// Whether this side can still win, by the criterion of the text.
    pub(super) fn can_win(&self, winner: Color, position: &Chess, criterion: CannotWin) -> Mate {
        mate::can_win(position, winner, criterion)
    }

    /// Events after the end are recorded; a few still have an answer.
    pub(super) fn after_the_end(&mut self, event: &TimedAct) -> Vec<Ruling> {
        match &event.act {
            Act::Sign { result } => self.sign(*result),
            Act::Decide(decision) => self.decide(decision),
            Act::Sheet(sheet) => match event.by {
                Actor::Player(player) => self.sheet_after_the_end(player, *sheet),
                Actor::Arbiter | Actor::Spectator => self.game_is_over(),
            },
            Act::Interfere => match event.by {
                Actor::Player(_) => self.interference_after_the_end(),
                Actor::Arbiter | Actor::Spectator => self.game_is_over(),
            },
            Act::Refuse => match event.by {
                Actor::Player(player) => {
                    self.other_refuses_too(player).unwrap_or_else(|| self.refuses_after_the_end(player))
                }
                Actor::Arbiter | Actor::Spectator => self.game_is_over(),
            },
            Act::Appeal => match event.by {
                Actor::Player(player) => self.appeal(player),
                Actor::Arbiter | Actor::Spectator => self.game_is_over(),
            },
            Act::Wait => Vec::new(),
            _ => self.game_is_over(),
        }
    }

    /// What nothing follows from any more.
    pub(super) fn game_is_over(&self) -> Vec<Ruling> {
        self.untrue(Why::GameOver, Citations::default())
    }
}

/// Articles to cite, from a cell of the page or several.
#[derive(Clone, Debug, Default)]
pub(super) struct Citations(pub(super) Vec<Citation>);

impl From<Cites> for Citations {
    fn from(cites: Cites) -> Citations {
        Citations(cites.iter().collect())
    }
}

impl From<Citation> for Citations {
    fn from(citation: Citation) -> Citations {
        Citations(vec![citation])
    }
}

impl From<Vec<Citation>> for Citations {
    fn from(citations: Vec<Citation>) -> Citations {
        Citations(citations)
    }
}

impl<const N: usize> From<[Cites; N]> for Citations {
    fn from(cells: [Cites; N]) -> Citations {
        let mut all: Vec<Citation> = Vec::new();
        for citation in cells.into_iter().flat_map(Cites::iter) {
            if !all.contains(&citation) {
                all.push(citation);
            }
        }
        Citations(all)
    }
}

pub(super) fn ruling(what: Consequence, cites: impl Into<Citations>) -> Ruling {
    Ruling { what, cites: cites.into().0 }
}

/// Moves completed before a start position, by its move number.
pub(super) fn completed_before(start: &Chess) -> ByColor<u32> {
    let moves = start.fullmoves().get() - 1;
    ByColor { white: moves + u32::from(start.turn() == Color::Black), black: moves }
}
