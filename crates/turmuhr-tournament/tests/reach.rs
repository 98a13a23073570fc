//! Which requirements of the Laws the page at the board cannot reach, and why.
//!
//! Every case of the case book is told as a story at a board, in every edition and mode that it names. A requirement is
//! reached if one of its cases gives the same rulings there, event by event.

use std::collections::{BTreeMap, BTreeSet};

use turmuhr_clock::{Span, code};
use turmuhr_core::{CastlingMode, Chess, Color, Position, fen};
use turmuhr_laws::{
    game::{DrawOffers, LiveGame, Options, Regulations, Restored},
    notation::{Style, write_move},
    requirements::{self, DecidedBy},
    rules::{Overlay, Rules, Supervision},
    told::play_moves,
    words::Word,
};
use turmuhr_scenario::{Scenario, casebook};
use turmuhr_tournament::{
    Format, Readings, Settings,
    incident::{
        Conditions, DrawRule, Ending, Happened, Kind, Name, NoAnswer, Seen, Story, Written, consult, in_force,
    },
    round::Game,
};

/// Requirements without a case: no event at a board shows them. Why, and where they are tested instead.
const NOT_OF_A_BOARD: &[(&[&str], &str)] = &[
    (
        &["L-001", "L-002", "L-003", "L-151", "L-440", "L-530", "L-531", "L-570"],
        "settled in the settings of the section before the first move, which the pocket only reads",
    ),
    (
        &["L-020", "L-021", "L-022"],
        "the board and the initial position as such; a wrong one is told as an event",
    ),
    (
        &[
            "L-040", "L-041", "L-042", "L-043", "L-044", "L-045", "L-046", "L-047", "L-048", "L-049",
            "L-050", "L-051", "L-052", "L-053", "L-054", "L-060", "L-061", "L-062", "L-071",
        ],
        "how the pieces move: no ruling, but the reason why a told move is not legal (laws/tests/board_legality.rs)",
    ),
    (
        &["L-087", "L-090", "L-360"],
        "how positions are counted: the proof beside a told claim (laws/tests, texts/src/ruling)",
    ),
    (&["L-153"], "what a clock adds by itself (crates/turmuhr-clock/tests); the arbiter reads the display"),
    (&["L-293"], "a form to fill in; how the reconstruction ends is told as an event"),
    (
        &[
            "L-620", "L-621", "L-622", "L-624", "L-625", "L-626", "L-627", "L-628", "L-629", "L-630",
            "L-631", "L-632", "L-633", "L-634", "L-635", "L-767",
        ],
        "how moves are written: the pocket reads told moves by it, without a ruling (laws/tests/notation_*)",
    ),
    (
        &["L-790", "L-792", "L-794", "L-795"],
        "about the program as a whole: every story is an example, none a case",
    ),
];

/// Time controls of every mode, for pages of another mode than the time control of the case.
const CONTROLS: [&str; 7] = ["5400+30", "40/7200:3600", "1800", "900+10", "1500", "300", "180+2"];

#[test]
fn the_pocket_reaches_every_requirement_that_a_case_shows() {
    let mut shown: BTreeSet<String> = BTreeSet::new();
    let mut reached: BTreeSet<String> = BTreeSet::new();
    let mut failures: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut told = 0;
    for case in casebook::all() {
        let scenario = case.scenario().expect("reads");
        shown.extend(scenario.shows.iter().cloned());
        let own = scenario.regulations.rules.clone();
        // The text laid over a page belongs to the case's own page.
        let pages = std::iter::once((&*own, overlay(case.text)));
        for (rules, overlay) in pages.chain(scenario.also.iter().map(|rules| (*rules, None))) {
            told += 1;
            match retold(&scenario, rules, overlay) {
                Ok(()) => reached.extend(scenario.shows.iter().cloned()),
                Err(why) => {
                    let page = format!("{} {:?} {:?}", rules.edition.id(), rules.mode, rules.supervision);
                    failures.entry(why).or_default().push(format!("{} [{page}]", case.id));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");
    assert!(told > 5000, "{told}");
    assert_eq!(shown.difference(&reached).collect::<Vec<_>>(), Vec::<&String>::new());
    let decides = |one: &&requirements::Requirement| one.kind != DecidedBy::Info;
    let caseless: Vec<&str> =
        requirements::all().filter(decides).map(|one| one.id).filter(|id| !shown.contains(*id)).collect();
    let mut listed: Vec<&str> = NOT_OF_A_BOARD.iter().flat_map(|(ids, _)| ids.iter().copied()).collect();
    listed.sort_unstable();
    assert_eq!(caseless, listed, "a requirement without a case needs a reason");
}

fn overlay(text: &str) -> Option<Overlay> {
    let line = text.lines().find_map(|line| line.strip_prefix("overlay = "))?;
    Overlay::meaning(line.trim().trim_matches('"'))
}

/// The same rulings after the same events, or why not.
fn retold(scenario: &Scenario, rules: &Rules, overlay: Option<Overlay>) -> Result<(), String> {
    let (settings, scenario) = set_up(scenario, rules, overlay)?;
    let (scenario, regulations) = (&scenario, &scenario.regulations);
    let played = scenario.play().map_err(|error| error.to_string())?;
    let mut seen = Seen {
        position: position(scenario),
        guidelines: regulations.options.quickplay_guidelines.then_some(true),
        readings: regulations.options.times.map(|(white, black)| readings(white, black)),
        story: Some(Box::new(story(scenario))),
        ..Seen::of(Kind::Story, None)
    };
    let kept = serde_json::to_string(&seen).expect("JSON");
    assert_eq!(serde_json::from_str::<Seen>(&kept).expect("reads"), seen, "{kept}");
    let mut answer = consult(&settings, &Game::default(), &seen);
    if matches!(answer, Err(NoAnswer::ReadingsMissing)) {
        let mut game = LiveGame::new(regulations.clone());
        play_moves(&mut game, &scenario.moves);
        seen.readings = Some(readings(game.left(Color::White), game.left(Color::Black)));
        answer = consult(&settings, &Game::default(), &seen);
    }
    if matches!(answer, Err(NoAnswer::GuidelinesMissing)) {
        seen.guidelines = Some(regulations.options.quickplay_guidelines);
        answer = consult(&settings, &Game::default(), &seen);
    }
    let answer = answer.map_err(|why| format!("no answer: {why:?}"))?;
    for (at, (passage, event)) in answer.course.iter().zip(&played.events).enumerate() {
        if passage.rulings != event.rulings {
            return Err(format!("event {at}: {:?} instead of {:?}", passage.rulings, event.rulings));
        }
    }
    let result =
        played.game.over().and_then(|over| over.result).and_then(|score| score.as_str().parse().ok());
    if answer.course.len() != played.events.len() || answer.result != result {
        return Err(format!("{:?} instead of {result:?}", answer.result));
    }
    Ok(())
}

/// The settings of a section that plays by this page, and the case under them. If its time control belongs to another
/// mode, it gets one of this mode.
fn set_up(
    scenario: &Scenario,
    rules: &Rules,
    overlay: Option<Overlay>,
) -> Result<(Settings, Scenario), String> {
    let own = code::write(&scenario.regulations.setting.control).map_err(|error| format!("{error:?}"))?;
    let controls = std::iter::once(own.as_str()).chain(CONTROLS);
    for control in controls {
        let settings = Settings {
            laws: Some(overlay.map_or(rules.edition, Overlay::edition)),
            time_control: control.parse().ok(),
            full_supervision: rules.supervision == Supervision::Full,
            format: if scenario.regulations.options.team_event {
                Format::TeamRoundRobin { boards: 4, cycles: 1, guest_has_white: false }
            } else {
                Format::default()
            },
            ..Settings::default()
        };
        let page = in_force(&settings).map_err(|why| format!("no rules: {why:?}"))?;
        let found = (page.rules.edition, page.rules.mode, page.rules.supervision);
        if found != (rules.edition, rules.mode, rules.supervision) {
            continue;
        }
        let options = scenario.regulations.setting.options;
        let setting = page.setting.clone().with(options);
        let (start, options) = (scenario.start().clone(), scenario.regulations.options.clone());
        let regulations = Regulations::new(page.rules, page.overlay, setting, start, options);
        return Ok((settings, Scenario { regulations, ..scenario.clone() }));
    }
    Err("no section plays by this page".to_owned())
}

fn position(scenario: &Scenario) -> String {
    let start = scenario.start();
    if *start == Chess::default() && start.castles().mode() == CastlingMode::Standard {
        return if scenario.moves.is_empty() { fen::write(start) } else { String::new() };
    }
    fen::write(start)
}

fn story(scenario: &Scenario) -> Story {
    let mut at = scenario.start().clone();
    let mut moves = Vec::new();
    for m in &scenario.moves {
        moves.push(write_move(&at, *m, Style::SHORT));
        at.play_unchecked(*m);
    }
    let events = scenario.events.iter().map(|step| Happened::new(step.at, step.by, &step.deed));
    Story {
        events: events.collect(),
        moves: moves.join(" "),
        turn: None,
        conditions: conditions(&scenario.regulations),
    }
}

fn conditions(regulations: &Regulations) -> Conditions {
    let options: &Options = &regulations.options;
    Conditions {
        default_time: options.default_time.map(Written),
        draws: match options.draw_offers {
            DrawOffers::Allowed => None,
            DrawOffers::Forbidden => Some(DrawRule::Forbidden),
            DrawOffers::AfterMove(moves) => Some(DrawRule::AfterMove(moves)),
        },
        no_arbiter: !options.arbiter_present,
        visually_impaired: options.visually_impaired.map(Into::into),
        hearing_impaired: options.hearing_impaired.map(Into::into),
        basic_rules: options.basic_rules,
        device_penalty: options.device_penalty.map(Name),
        no_fines: !options.fines_announced,
        no_appeals: options.no_appeals,
        longer_endings: options
            .longer_endings
            .iter()
            .map(|(pieces, moves)| Ending { pieces: pieces.clone(), moves: *moves })
            .collect(),
        pooled_counter: options.pooled_counter,
        restored_times: (options.restored_times != Restored::Unchanged)
            .then_some(Name(options.restored_times)),
        round_started: options.round_started.map(|at| Written(Span::from_millis(at.millis()))),
        increment_at_start: regulations.setting.options.increment_at_start,
    }
}

fn readings(white: Span, black: Span) -> Readings {
    let seconds = |span: Span| u32::try_from(span.millis() / 1000).unwrap_or(u32::MAX);
    Readings { white: seconds(white), black: seconds(black) }
}
