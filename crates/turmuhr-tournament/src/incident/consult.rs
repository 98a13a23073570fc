//! Consults the laws machine.

use turmuhr_clock::{Moment, Span};
use turmuhr_core::{
    ByColor, CastlingMode, Chess, Color, Position,
    fen::{self, FenError},
};
use turmuhr_laws::{
    board::legality::Attempt,
    game::{
        Act, Actor, Choice, Consequence, Decision, LiveGame, Options, Reason, Regulations, Ruling, Score,
        Table, TimedAct,
    },
    notation::MovetextError,
    rules::clock::CannotWin,
    told::Unread,
};
use turmuhr_mate::{Limits, Verdict, can_mate};

use super::{
    After, Chosen, Decided, InForce, KeptRuling, Kind, Passage, Readings, Recorded, Ruled, Seen, Side, Story,
    course, in_force,
    script::{Script, Step, script},
    stage::{StandIn, some_legal},
};
use crate::{result::GameResult, round, settings::Settings};

/// The Laws' answer about an incident.
#[derive(Clone, Debug)]
pub struct Answer {
    pub in_force: InForce,
    /// The rulings, in order.
    pub said: Vec<Ruling>,
    /// The new clock settings, if the clocks were read and the game continues.
    pub clocks: Option<Readings>,
    /// The arbiter's options, and the one the text prescribes as a rule.
    pub options: Vec<Choice>,
    pub default: Option<Choice>,
    pub result: Option<GameResult>,
    /// The side that loses unless the opponent cannot mate; this needs a position, or the arbiter's word.
    pub unless_no_mate: Option<Color>,
    /// Whether that side can mate in the given position.
    pub verdict: Option<(Color, Verdict)>,
    /// Which piece must be moved depends on a position and move that were not given.
    pub duty_unknown: bool,
    /// Completed illegal moves of each side, this one included.
    pub illegal_moves: ByColor<u32>,
    /// A story event by event; empty for other incidents.
    pub course: Vec<Passage>,
    castling: CastlingMode,
}

/// Why the machine cannot answer yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// The section names no edition with rules for its games.
    Laws {
        laws: String,
    },
    TimeControl {
        text: String,
    },
    SideMissing,
    PositionMissing,
    Position(FenError),
    /// The other side has the move in the given position.
    Turn {
        wanted: Color,
    },
    NoMoves,
    NoPromotion,
    NoPiece {
        square: String,
    },
    NoMove {
        text: String,
    },
    /// The move was called illegal but is legal.
    Legal {
        text: String,
    },
    NotLegal {
        text: String,
    },
    MoveMissing,
    FindingMissing,
    /// The answer depends on the clock readings.
    ReadingsMissing,
    /// The answer depends on the number of moves.
    MovesMissing,
    /// The answer depends on whether the guidelines on games without increment were announced.
    GuidelinesMissing,
    NotAnOption {
        choice: String,
    },
    /// The clock and the time to set are missing.
    SettingMissing,
    /// A story without an event.
    NothingTold,
    /// A move of this event cannot be read.
    Unread {
        event: usize,
        why: Unread,
    },
    /// The moves before the story.
    Moves(Box<MovetextError>),
    /// The answer depends on who has the move.
    TurnMissing,
}

impl Answer {
    /// Nothing is left to ask or choose.
    pub fn is_final(&self) -> bool {
        self.options.is_empty() && self.unless_no_mate.is_none()
    }

    /// In the form the journal stores.
    pub fn ruled(&self) -> Ruled {
        Ruled {
            edition: self.in_force.edition.id().to_owned(),
            mode: self.in_force.mode_word().to_owned(),
            supervision: self.in_force.supervision_word().to_owned(),
            rulings: self.kept(),
            clocks: self.clocks,
        }
    }
}

impl Answer {
    fn kept(&self) -> Vec<KeptRuling> {
        if self.course.is_empty() {
            return self.said.iter().map(|ruling| KeptRuling::of(ruling, self.castling)).collect();
        }
        let is_question = |ruling: &Ruling| matches!(ruling.what, Consequence::Choose { .. });
        let open = self.said.iter().any(is_question);
        let passages = self.course.iter().enumerate();
        let kept = passages.flat_map(|(event, passage)| {
            let rulings = passage.rulings.iter().filter(move |ruling| open || !is_question(ruling));
            rulings.map(move |ruling| {
                let position = passage.after.as_ref().map(fen::write).unwrap_or_default();
                KeptRuling { after: Some(After { event, position }), ..KeptRuling::of(ruling, self.castling) }
            })
        });
        kept.collect()
    }
}

/// The consequences of an incident, by the Laws of the section.
pub fn consult(settings: &Settings, game: &round::Game, seen: &Seen) -> Result<Answer, NoAnswer> {
    let in_force = in_force(settings)?;
    let before = earlier(&in_force, settings, game);
    let ask = |seen: &Seen, stand_in| heard(&in_force, settings, before.as_ref(), &game.pgn, seen, stand_in);
    let told = ask(seen, StandIn::Rich)?;
    depends(seen, &told, &ask)?;
    let mut answer = Answer {
        said: told.said,
        clocks: None,
        options: Vec::new(),
        default: None,
        result: None,
        unless_no_mate: None,
        verdict: None,
        duty_unknown: false,
        illegal_moves: counted(&told.game),
        course: told.course,
        in_force: in_force.clone(),
        castling: told.start.castles().mode(),
    };
    if let Some((options, default)) = question(&answer.said) {
        (answer.options, answer.default) = (options.to_vec(), default);
    }
    if seen.kind == Kind::Other && seen.chosen.is_none() {
        answer.options = told.game.options();
        answer.options.push(Choice::Continue);
    }
    if let Some(over) = told.game.over() {
        answer.result = over.result.and_then(|score| score.as_str().parse().ok());
        let on_mate = [Reason::IllegalMoves, Reason::IllegalNoMate, Reason::Time, Reason::TimeNoMate];
        if seen.story.is_some() {
            if let Some(winner) = winner(over.result).filter(|_| !told.given && !seen.can_mate) {
                let bare = ask(seen, StandIn::Bare(winner))?;
                let same = bare.game.over().is_some_and(|bare| bare.result == over.result);
                answer.unless_no_mate = (!same).then_some(winner);
            }
        } else if on_mate.contains(&over.reason) {
            mate(&mut answer, seen, &told.start, told.given, &ask)?;
        }
    } else if seen.readings.is_some() && told.clocks_known {
        let shown = Readings::shown(told.game.left(Color::White), told.game.left(Color::Black));
        answer.clocks = Some(shown);
    }
    // Squares of a stand-in position do not apply to the real board.
    let known = told.given && told.move_known;
    let of_the_board = |what: &Consequence| matches!(what, Consequence::Must(_) | Consequence::Free);
    answer.duty_unknown = !known && answer.said.iter().any(|ruling| of_the_board(&ruling.what));
    if !known {
        answer.said.retain(|ruling| !of_the_board(&ruling.what));
    }
    Ok(answer)
}

/// Completed illegal moves of both sides, as the edition in force counts them.
pub fn illegal_moves(settings: &Settings, game: &round::Game) -> ByColor<u32> {
    if game.incidents.is_empty() {
        return ByColor::default();
    }
    let Ok(in_force) = in_force(settings) else { return ByColor::default() };
    earlier(&in_force, settings, game).map_or_else(ByColor::default, |game| counted(&game))
}

fn winner(result: Option<Score>) -> Option<Color> {
    Color::ALL.into_iter().find(|color| result == Some(Score::win(*color)))
}

/// The last question to the arbiter.
fn question(said: &[Ruling]) -> Option<(&[Choice], Option<Choice>)> {
    said.iter().rev().find_map(|ruling| match &ruling.what {
        Consequence::Choose { options, default } => Some((options.as_slice(), *default)),
        _ => None,
    })
}

fn counted(game: &LiveGame) -> ByColor<u32> {
    ByColor { white: game.illegal_moves(Color::White), black: game.illegal_moves(Color::Black) }
}

/// A loss that stands only if the winner can mate: decided by the given position, else left open.
fn mate(
    answer: &mut Answer,
    seen: &Seen,
    start: &Chess,
    given: bool,
    ask: &impl Fn(&Seen, StandIn) -> Result<Told, NoAnswer>,
) -> Result<(), NoAnswer> {
    let Some(side) = seen.side else { return Ok(()) };
    let winner = !Color::from(side);
    if given {
        let rules = answer.in_force.rules;
        let criterion =
            if seen.kind == Kind::FlagFell { *rules.clock.flag_draw } else { *rules.illegal.illegal_draw };
        if matches!(criterion, CannotWin::AnySeries | CannotWin::NoMatePossible) {
            answer.verdict = Some((winner, can_mate(start, winner, Limits::default())));
        }
        return Ok(());
    }
    let bare = ask(seen, StandIn::Bare(winner))?;
    let same = bare.game.over().is_some_and(|over| over.result == Some(Score::win(winner)));
    if !same && !seen.can_mate {
        answer.unless_no_mate = Some(winner);
    }
    Ok(())
}

/// Fails if missing clock readings, guidelines or move numbers would change the answer.
fn depends(
    seen: &Seen,
    told: &Told,
    ask: &impl Fn(&Seen, StandIn) -> Result<Told, NoAnswer>,
) -> Result<(), NoAnswer> {
    // Time and board concern different articles, and analysing a board can be slow.
    let of_the_board = seen.kind.needs().position || seen.story.is_some();
    let changes = |with: &dyn Fn(Seen) -> Seen| -> Result<bool, NoAnswer> {
        if of_the_board {
            return Ok(differs(ask(&with(seen.clone()), StandIn::Rich), told));
        }
        let aside = without_board(seen);
        Ok(differs(ask(&with(aside.clone()), StandIn::Rich), &ask(&aside, StandIn::Rich)?))
    };
    let begins = seen.story.as_ref().is_some_and(|story| story.begins());
    let short = Some(Readings { white: 60, black: 60 });
    if seen.readings.is_none() && !begins && changes(&|seen| Seen { readings: short, ..seen })? {
        return Err(NoAnswer::ReadingsMissing);
    }
    if seen.guidelines.is_none() && changes(&|seen| Seen { guidelines: Some(true), ..seen })? {
        return Err(NoAnswer::GuidelinesMissing);
    }
    if seen.moves.is_none() && !told.given {
        let long = Seen { moves: Some(100), ..seen.clone() };
        if differs(ask(&long, StandIn::Rich), told) {
            return Err(NoAnswer::MovesMissing);
        }
    }
    if let Some(story) = seen.story.as_ref().filter(|story| story.turn.is_none() && !told.given) {
        let story = Story { turn: Some(Side::Black), ..(**story).clone() };
        let black = Seen { story: Some(Box::new(story)), ..seen.clone() };
        if differs(ask(&black, StandIn::Rich), told) {
            return Err(NoAnswer::TurnMissing);
        }
    }
    Ok(())
}

/// The other rulings differ, or a later event of a story no longer fits.
fn differs(other: Result<Told, NoAnswer>, told: &Told) -> bool {
    other.map_or(true, |other| other.said != told.said)
}

fn without_board(seen: &Seen) -> Seen {
    Seen { position: String::new(), played: String::new(), ..seen.clone() }
}

/// A game after its script was played.
pub(super) struct Told {
    pub(super) game: LiveGame,
    pub(super) start: Chess,
    pub(super) given: bool,
    pub(super) move_known: bool,
    pub(super) clocks_known: bool,
    pub(super) said: Vec<Ruling>,
    /// Empty unless a story was told.
    pub(super) course: Vec<Passage>,
}

/// The game after all its recorded incidents.
fn earlier(in_force: &InForce, settings: &Settings, game: &round::Game) -> Option<LiveGame> {
    let mut so_far: Option<LiveGame> = None;
    for Recorded { incident, .. } in &game.incidents {
        if matches!(incident.decided, Decided::Otherwise { counts: false, .. }) {
            continue;
        }
        // Later consequences do not depend on the board, except through touched pieces, nor on a choice, except
        // for a postponed claim.
        let known = &incident.seen;
        let whole = known.kind.needs().touched || known.kind == Kind::Story;
        let of_the_board = if whole { known.clone() } else { without_board(known) };
        let decides_later = matches!(known.kind, Kind::CannotWin | Kind::Story);
        let chosen = known.chosen.clone().filter(|_| decides_later);
        let seen = Seen { chosen, ..of_the_board };
        let heard = heard(in_force, settings, so_far.as_ref(), "", &seen, StandIn::Rich);
        // An earlier incident that the machine cannot answer counts for nothing.
        if let Ok(told) = heard {
            so_far = Some(told.game);
        }
    }
    so_far
}

fn heard(
    in_force: &InForce,
    settings: &Settings,
    before: Option<&LiveGame>,
    pgn: &str,
    seen: &Seen,
    stand_in: StandIn,
) -> Result<Told, NoAnswer> {
    if let Some(story) = &seen.story {
        return course::play(in_force, settings, before, seen, story, stand_in);
    }
    let Script { start, given, move_known, steps } = script(seen, pgn, stand_in)?;
    let options = Options {
        team_event: settings.format.is_of_teams(),
        quickplay_guidelines: seen.guidelines.unwrap_or(false),
        ..Options::default()
    };
    let setting = in_force.setting.clone();
    let regulations = Regulations::new(in_force.rules, in_force.overlay, setting, start.clone(), options);
    let mut table = Sitting {
        game: before
            .map_or_else(|| LiveGame::new(regulations.clone()), |game| game.later(regulations.clone())),
        said: Vec::new(),
        listening: false,
        clocks_known: true,
        now: Moment::START,
        course: Vec::new(),
    };
    for step in &steps {
        table.take(step, seen.readings);
    }
    if let Some(chosen) = &seen.chosen {
        decide(&mut table, seen, chosen)?;
    }
    let Sitting { game, said, clocks_known, .. } = table;
    Ok(Told { game, start, given, move_known, clocks_known, said, course: Vec::new() })
}

/// The arbiter's choice, if any.
pub(super) fn decide(table: &mut Sitting, seen: &Seen, chosen: &Chosen) -> Result<(), NoAnswer> {
    let wrong = || NoAnswer::NotAnOption { choice: chosen.choice.clone() };
    let choice = chosen.choice().ok_or_else(wrong)?;
    // No article covers unnamed incidents: the arbiter rules as in similar cases.
    let by_analogy = seen.kind == Kind::Other;
    let lawful = match question(&table.said) {
        Some((options, _)) => options.contains(&choice),
        None => by_analogy && (choice == Choice::Continue || table.game.options().contains(&choice)),
    };
    if !lawful {
        return Err(wrong());
    }
    if choice == Choice::SetClock && (chosen.to.is_none() || chosen.amount.is_none()) {
        return Err(NoAnswer::SettingMissing);
    }
    let side = seen.side.map(Color::from);
    let to = match (by_analogy, choice) {
        (true, Choice::AddTime) => side.map(|side| !side),
        (true, _) => side,
        (false, _) => chosen.to.map(Color::from),
    };
    // The question is answered; the answer cites its articles.
    table.said.retain(|ruling| !matches!(ruling.what, Consequence::Choose { .. }));
    let amount = chosen.amount.map(Span::from_secs);
    table.apply(Actor::Arbiter, Act::Decide(Decision { choice, to, amount, result: None, by_analogy }));
    Ok(())
}

/// The machine while a script is played.
pub(super) struct Sitting {
    pub(super) game: LiveGame,
    pub(super) said: Vec<Ruling>,
    pub(super) listening: bool,
    pub(super) clocks_known: bool,
    pub(super) now: Moment,
    pub(super) course: Vec<Passage>,
}

impl Sitting {
    fn take(&mut self, step: &Step, readings: Option<Readings>) {
        match step {
            Step::Do(by, act) => self.apply(*by, act.clone()),
            Step::IfSilent(by, act) if self.said.is_empty() => self.apply(*by, act.clone()),
            Step::IfSilent(..) => {}
            Step::Listen => self.listening = true,
            Step::Reply(by) => {
                if let Some(act) = reply(&self.game, *by) {
                    self.apply(Actor::Player(*by), act);
                }
            }
            Step::Read { flags } => {
                if readings.is_none() && flags.is_empty() {
                    return;
                }
                let shown = |color: Color| {
                    let read = readings.map_or_else(|| self.game.left(color), |read| read.of(color));
                    if flags.contains(&color) { Span::ZERO } else { read }
                };
                let (white, black) = (shown(Color::White), shown(Color::Black));
                self.game.read_clocks(white, black);
            }
            Step::ReadBeforePress(side) => {
                let Some(readings) = readings else { return };
                let added = self.added_by_press(*side);
                let before = |color: Color| {
                    let read = readings.of(color);
                    if color == *side { read.saturating_sub(added) } else { read }
                };
                self.clocks_known = readings.of(*side) >= added;
                self.game.read_clocks(before(Color::White), before(Color::Black));
            }
        }
    }

    pub(super) fn apply(&mut self, by: Actor, act: Act) {
        let event = TimedAct { at: self.now, by, act };
        let (passage, rulings) = Passage::of(event, &mut self.game);
        if self.listening {
            self.said.extend(rulings);
            self.course.push(passage);
        }
    }

    /// The time a press adds for the player, tried on a copy.
    fn added_by_press(&self, side: Color) -> Span {
        let mut copy = self.game.clone();
        let before = copy.left(side);
        let Some(m) = copy.position().and_then(some_legal) else { return Span::ZERO };
        for act in [Act::Move(m), Act::Press] {
            let _ = copy.apply(&TimedAct { at: Moment::START, by: Actor::Player(side), act });
        }
        copy.left(side).saturating_sub(before)
    }
}

/// The next move, a legal one if possible.
fn reply(game: &LiveGame, by: Color) -> Option<Act> {
    match game.table() {
        Table::Playable(position) if position.turn() == by => some_legal(position).map(Act::Move),
        Table::Playable(_) => None,
        Table::Broken(setup) => {
            let own = setup.board.by_color(by) & !setup.board.kings();
            let from = own.into_iter().next()?;
            let to = (!setup.board.occupied()).into_iter().next()?;
            Some(Act::Unlawful(Attempt { from, to, promotion: None }))
        }
    }
}
