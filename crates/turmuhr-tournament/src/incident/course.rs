//! Plays a story on the laws machine, event by event.

use turmuhr_clock::{Moment, Span, clock::Options as ClockOptions};
use turmuhr_core::{Chess, Color};
use turmuhr_laws::{
    game::{Act, Consequence, DrawOffers, LiveGame, Options, Proof, Regulations, Restored, Ruling, TimedAct},
    notation::{Language, read_movetext},
    told::play_moves,
};

use super::{
    InForce, NoAnswer, Seen, Story,
    consult::{Sitting, Told, decide},
    stage::{self, StandIn},
};
use crate::settings::Settings;

/// An event of a story, and what follows from it.
#[derive(Clone, Debug)]
pub struct Passage {
    pub event: TimedAct,
    /// The position in which it happened; `None` for an unlawful board.
    pub before: Option<Chess>,
    pub after: Option<Chess>,
    pub rulings: Vec<Ruling>,
    /// What the record shows about a draw claim.
    pub proof: Option<Proof>,
    /// White's and Black's clock after it.
    pub clocks: (Span, Span),
}

impl Passage {
    /// Applies an event to the game.
    pub(super) fn of(event: TimedAct, game: &mut LiveGame) -> (Passage, Vec<Ruling>) {
        let before = game.position().cloned();
        let proof = match &event.act {
            Act::Claim(claim) => game.proof(claim),
            _ => None,
        };
        let rulings = game.apply(&event);
        let clocks = (game.left(Color::White), game.left(Color::Black));
        let after = game.position().cloned();
        (Passage { event, before, after, rulings: rulings.clone(), proof, clocks }, rulings)
    }
}

pub(super) fn play(
    in_force: &InForce,
    settings: &Settings,
    earlier: Option<&LiveGame>,
    seen: &Seen,
    story: &Story,
    stand_in: StandIn,
) -> Result<Told, NoAnswer> {
    if story.events.is_empty() {
        return Err(NoAnswer::NothingTold);
    }
    let (start, given) = start(seen, story, stand_in)?;
    let moves = read_movetext(&start, &story.moves, Language::En)
        .map_err(|error| NoAnswer::Moves(Box::new(error)))?
        .moves()
        .collect::<Vec<_>>();
    let mut options = options(settings, seen, story);
    let readings = seen.readings.map(|read| (read.of(Color::White), read.of(Color::Black)));
    if moves.is_empty() {
        options.times = readings;
    }
    let increment_at_start = story.conditions.increment_at_start;
    let setting =
        in_force.setting.clone().with(ClockOptions { increment_at_start, ..ClockOptions::default() });
    let regulations = Regulations::new(in_force.rules, in_force.overlay, setting, start.clone(), options);
    let mut game = earlier
        .map_or_else(|| LiveGame::new(regulations.clone()), |earlier| earlier.later(regulations.clone()));
    if story.begins() {
        game.await_start();
    }
    play_moves(&mut game, &moves);
    if let Some((white, black)) = readings.filter(|_| !moves.is_empty()) {
        game.read_clocks(white, black);
    }
    let mut table = Sitting {
        game,
        said: Vec::new(),
        listening: true,
        clocks_known: true,
        now: Moment::from_secs(u32::try_from(moves.len()).unwrap_or(u32::MAX)),
        course: Vec::new(),
    };
    for (event, happened) in story.events.iter().enumerate() {
        table.now = table.now.max(Moment::from_millis(happened.at.0.millis()));
        let by = happened.by.0;
        let act = happened.did.deed().act(by, &table.game);
        let act = act.map_err(|why| NoAnswer::Unread { event, why })?;
        // The decision answers the question.
        if matches!(act, Act::Decide(_)) {
            table.said.retain(|ruling| !matches!(ruling.what, Consequence::Choose { .. }));
        }
        table.apply(by, act);
    }
    if let Some(chosen) = &seen.chosen {
        decide(&mut table, seen, chosen)?;
    }
    let Sitting { game, said, clocks_known, course, .. } = table;
    Ok(Told { game, start, given, move_known: true, clocks_known, said, course })
}

/// The position before the moves, and whether it is the real one.
fn start(seen: &Seen, story: &Story, stand_in: StandIn) -> Result<(Chess, bool), NoAnswer> {
    if seen.position.trim().is_empty() {
        if story.begins() || !story.moves.is_empty() {
            return Ok((Chess::default(), true));
        }
        if story.needs_board() {
            return Err(NoAnswer::PositionMissing);
        }
    }
    let turn = story.turn.map(Color::from).filter(|_| seen.position.trim().is_empty());
    stage::stage(seen, turn, stand_in)
}

/// The default time of the event's own rules (6.7.1).
fn announced_default_time(settings: &Settings) -> Option<Span> {
    settings.default_minutes.map(Span::from_mins)
}

fn options(settings: &Settings, seen: &Seen, story: &Story) -> Options {
    let conditions = &story.conditions;
    let endings = conditions.longer_endings.iter();
    Options {
        default_time: conditions.default_time.map(|time| time.0).or_else(|| announced_default_time(settings)),
        draw_offers: conditions.draws.map_or(DrawOffers::Allowed, DrawOffers::from),
        quickplay_guidelines: seen.guidelines.unwrap_or(false),
        arbiter_present: !conditions.no_arbiter,
        visually_impaired: conditions.visually_impaired.map(Color::from),
        hearing_impaired: conditions.hearing_impaired.map(Color::from),
        basic_rules: conditions.basic_rules,
        device_penalty: conditions.device_penalty.map(|penalty| penalty.0),
        fines_announced: !conditions.no_fines,
        longer_endings: endings.map(|ending| (ending.pieces.clone(), ending.moves)).collect(),
        no_appeals: conditions.no_appeals,
        team_event: settings.format.is_of_teams(),
        pooled_counter: conditions.pooled_counter,
        restored_times: conditions.restored_times.map_or(Restored::Unchanged, |times| times.0),
        round_started: conditions.round_started.map(|at| Moment::from_millis(at.0.millis())),
        times: None,
    }
}
