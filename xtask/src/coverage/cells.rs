//! Values of the rule pages whose change no case would notice.

use turmuhr_laws::rules::{Row, Rows, Rules, adjournment::Sealing, pages};
use turmuhr_scenario::Scenario;

/// Rows that cannot matter on a page because of what another row says there.
const MOOT: [(&str, &str, &[&str]); 20] = [
    (
        "quickplay",
        "Never",
        &[
            "threshold",
            "increment_request",
            "cannot_win",
            "granted",
            "postponed",
            "decided_later",
            "rejected",
            "no_arbiter",
        ],
    ),
    ("cannot_win", "GrantReject", &["postponed", "decided_later"]),
    ("duty", "Nobody", &["exempt", "refusal_to_record", "own_move_first"]),
    // A ladder that never counts to a loss asks neither how to count nor who could have won.
    ("illegal_ladder", "General", &["counter", "illegal_draw"]),
    ("illegal_ladder", "MayAddMinutes(2)", &["counter", "illegal_draw"]),
    ("illegal_ladder", "Loses", &["counter"]),
    // The arbiter may not call a flag, a stuck one as little as another.
    ("sees_flag", "No", &["stuck_flag"]),
    // Nobody asks what a sheet is written in.
    ("non_algebraic", "NotRegulated", &["score"]),
    // Whatever the arbiter may, no ruling follows; only the article that says so would be another.
    ("both_kings", "Nothing", &["sees_both_kings"]),
    ("both_kings", "CorrectElseDraw", &["sees_both_kings"]),
    // Either player may claim through the whole game, and the arbiter may not speak.
    ("illegal_who", "Players", &["both_kings"]),
    // A released piece completes the move, and a wrong claim costs nothing there.
    ("completed", "Release", &["no_progress"]),
    // The pawn becomes a queen, the move is lost on, or it is no offence: no clock is set back.
    ("unpromoted", "QueenAndLadder", &["pawn_left_clock"]),
    ("unpromoted", "IllegalMove", &["pawn_left_clock"]),
    ("unpromoted", "Allowed", &["pawn_left_clock"]),
    // Only illegal moves are on this ladder: there is nothing to count together.
    ("press_without_move", "Penalty", &["counter"]),
    ("announce", "NotRegulated", &["made", "start_clock"]),
    // Either player may stop the clock anyway.
    ("player_stops", "Dispute", &["stop_without_reason"]),
    ("duty", "UntilFiveMinutes", &["exempt"]),
    // Who has pressed under a fallen flag has made a move, and is past the limit for the clock anyway.
    ("clock_limit", "ObjectorsFirstMove", &["defect_claim"]),
];

/// Rows that rule on nothing in a game and are shown by tests: which time controls a page is for.
const SHOWN_BY_TESTS: [&str; 1] = ["class"];

fn is_moot(page: &Rules, row: &Row) -> bool {
    let says =
        |master: &str, value: &str| page.rows().iter().any(|row| row.key == master && row.value == value);
    // Where games are not adjourned nothing can happen to an adjourned game; that they are not can be seen.
    let about_adjourned = page.adjournment.rows().iter().any(|known| known.key == row.key);
    let adjourned = about_adjourned && row.key != "sealing" || row.key == "wrong_resumed";
    SHOWN_BY_TESTS.contains(&row.key)
        || (adjourned && *page.adjournment.sealing == Sealing::NotRegulated)
        || MOOT.iter().any(|(master, value, rows)| rows.contains(&row.key) && says(master, value))
}

/// A value counts as exercised when another page's value in its place makes a case fail; a row called moot
/// must change nothing at all. Rows can be chosen by the beginning of their id.
pub(super) fn nobody_would_miss(scenarios: &[Scenario], only: &[&str]) -> Vec<String> {
    std::thread::scope(|scope| {
        let of_page = |page: &'static Rules| scope.spawn(move || missed_on(page, scenarios, only));
        let all: Vec<_> = pages().iter().map(of_page).collect();
        all.into_iter().flat_map(|page| page.join().unwrap_or_default()).collect()
    })
}

fn missed_on(page: &Rules, scenarios: &[Scenario], only: &[&str]) -> Vec<String> {
    // A case with notes laid over its page does not come out by the bare page and proves nothing about it.
    let of_page: Vec<&Scenario> = scenarios
        .iter()
        .filter(|scenario| {
            let own = same_page(&scenario.regulations.rules, page);
            own || scenario.also.iter().any(|also| same_page(also, page))
        })
        .filter(|scenario| comes_out(scenario, page))
        .collect();
    let chosen = |row: &Row| only.is_empty() || only.iter().any(|wanted| row.id.starts_with(wanted));
    let mut missed = Vec::new();
    for row in page.rows().into_iter().filter(chosen) {
        let mut others: Vec<(&Rules, String)> = Vec::new();
        for other in pages() {
            let there = other.rows().into_iter().find(|there| there.key == row.key);
            // A value that cannot matter where it stands is no alternative.
            if let Some(there) = there.filter(|there| there.value != row.value && !is_moot(other, there))
                && others.iter().all(|(_, known)| *known != there.value)
            {
                others.push((other, there.value));
            }
        }
        let changed = |other: &Rules| {
            let mut changed = *page;
            changed.take_row(row.key, other);
            changed
        };
        let told = format!(
            "{} {:?} {:?}: {} {} = {} {:?}",
            page.edition,
            page.mode,
            page.supervision,
            row.id,
            row.key,
            row.value,
            row.cites.articles()
        );
        if is_moot(page, &row) {
            // What is called moot must be: no case may come out in another way.
            let seen = others.iter().find_map(|(other, value)| {
                let changed = changed(other);
                let seen = of_page.iter().find(|scenario| !same_rulings(scenario, page, &changed))?;
                Some(format!("{told} is called moot, but {value} would change {:?}", seen.title))
            });
            missed.extend(seen);
            continue;
        }
        let noticed = others
            .iter()
            .any(|(other, _)| of_page.iter().any(|scenario| !comes_out(scenario, &changed(other))));
        if !others.is_empty() && !noticed {
            missed.push(told);
        }
    }
    missed
}

fn same_rulings(scenario: &Scenario, left: &Rules, right: &Rules) -> bool {
    let rulings = |rules| -> Option<Vec<_>> {
        let played = scenario.play_by(rules).ok()?;
        let rulings = played.events.into_iter().flat_map(|event| event.rulings);
        Some(rulings.map(|ruling| ruling.what).collect())
    };
    rulings(left) == rulings(right)
}

fn comes_out(scenario: &Scenario, rules: &Rules) -> bool {
    scenario.play_by(rules).is_ok_and(|played| played.unmet.is_empty())
}

fn same_page(left: &Rules, right: &Rules) -> bool {
    (left.edition, left.mode, left.supervision) == (right.edition, right.mode, right.supervision)
}
