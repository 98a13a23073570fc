//! Ratings: tables, and arithmetic that can be checked by hand.

use turmuhr_core::Score;
use turmuhr_rating::{
    Mode, Omitted, Why,
    dwz::{self, Formula},
    elo::{self, Reason},
    performance::Performance,
};

use crate::Lang;

texts! {
    elo_title(rules, mode) {
        de: "Elo, {mode}, nach der Wertungsordnung der FIDE von {rules}. Vorausberechnung, nicht amtlich.",
        en: "Elo, {mode}, by the FIDE Rating Regulations of {rules}. A forecast, not official.",
    }
    dwz_title(formula) {
        de: "DWZ, {formula}. Vorausberechnung, nicht amtlich.",
        en: "DWZ, {formula}. A forecast, not official.",
    }
    mode_standard() { de: "Turnierschach", en: "standard" }
    mode_rapid() { de: "Schnellschach", en: "rapid" }
    mode_blitz() { de: "Blitz", en: "blitz" }
    formula_classic() { de: "bisherige Formel (dwz-classic)", en: "classic formula (dwz-classic)" }
    formula_reform() { de: "Formel von 2026 (dwz-2026)", en: "formula of 2026 (dwz-2026)" }

    column_number() { de: "Nr", en: "No" }
    column_name() { de: "Name", en: "Name" }
    column_old() { de: "Alt", en: "Old" }
    column_games() { de: "n", en: "n" }
    column_change() { de: "±", en: "±" }
    column_new() { de: "Neu", en: "New" }
    column_performance() { de: "Leistung", en: "Perf." }

    nothing_counts(path) {
        de: "{path}: Keine Partie zählt für eine Wertung.",
        en: "{path}: No game counts for a rating.",
    }
    no_national_records() {
        de: "Die Datei hat keine Sätze GER; die Wertungszahlen der Sätze 001 gelten als DWZ.",
        en: "The file has no GER records; the ratings of the 001 records are taken as DWZ.",
    }
    rules_too_new(rules) {
        de: "Das Turnier ist älter als die Regeln von {rules}; gerechnet wird trotzdem nach ihnen, weil Turmuhr die früheren nicht kennt.",
        en: "The event is older than the rules of {rules}; they are applied all the same, because Turmuhr does not know the earlier ones.",
    }
    not_in_list(players) {
        de: "Mit ihrer Nummer nicht in der Liste: {players}. Für sie gilt die Wertungszahl der Datei.",
        en: "Not found in the list by number: {players}. Their rating in the file counts.",
    }
    not_rated_at_all() {
        de: "Die Bedenkzeit ist für jede Wertungsliste zu kurz.",
        en: "The time control is too short for any rating list.",
    }
    no_such_player(player) {
        de: "Den Spieler {player} gibt es nicht; nennen Sie eine Startnummer oder all.",
        en: "There is no player {player}; give a starting number or all.",
    }
    explain_hint() {
        de: "turmuhr rate DATEI --explain NR zeigt die Rechnung eines Spielers, --explain all alle.",
        en: "turmuhr rate FILE --explain NO shows a player's arithmetic, --explain all everyone's.",
    }

    // Arithmetic.
    elo_sum(EloSum { score, expected, gain, k, reason }) {
        de: "Summe: {score} − {expected} = {gain}. K = {k} ({reason}).",
        en: "Sum: {score} − {expected} = {gain}. K = {k} ({reason}).",
    }
    k_reduced(k, games, applied) {
        de: "K mal {games} Partien wäre mehr als 700: aus {k} wird {applied}.",
        en: "K times {games} games would be more than 700: {k} becomes {applied}.",
    }
    elo_change(EloChange { k, gain, change, rounded, old, new }) {
        de: "{k} × {gain} = {change}, gerundet {rounded}: {old} wird {new}.",
        en: "{k} × {gain} = {change}, rounded {rounded}: {old} becomes {new}.",
    }
    below_floor() {
        de: "Unter der Mindestwertungszahl: In der nächsten Liste steht keine Wertungszahl.",
        en: "Below the floor: the next list shows no rating.",
    }
    reason_listed() { de: "laut Liste", en: "as listed" }
    reason_new(games) { de: "neu auf der Liste: {games} von 30 Partien", en: "new to the list: {games} of 30 games" }
    reason_junior(age) { de: "bis zum Jahr des 18. Geburtstags und unter 2300: {age}", en: "up to the year of the 18th birthday and below 2300: {age}" }
    reason_top() { de: "2400 erreicht", en: "2400 reached" }
    reason_settled() { de: "der Regelfall", en: "the normal case" }
    assumed(what) { de: "Angenommen, weil unbekannt: {what}.", en: "Assumed, because unknown: {what}." }
    assumed_not_new() { de: "mindestens 30 gewertete Partien", en: "at least 30 rated games" }
    assumed_adult_18() { de: "älter als 18", en: "older than 18" }
    assumed_never_top() { de: "nie 2400 erreicht", en: "2400 never reached" }
    assumed_adult_25() { de: "älter als 25", en: "older than 25" }
    assumed_experienced() { de: "mehr als zehn Auswertungen", en: "more than ten evaluations" }

    first_none() { de: "Ohne Wertungszahl: keine Partie gegen einen Gegner mit Wertungszahl.", en: "Unrated: no game against a rated opponent." }
    first_too_few(games, needed) {
        de: "Ohne Wertungszahl: {games} von {needed} nötigen Partien; sie zählen später mit.",
        en: "Unrated: {games} of {needed} games needed; they count later.",
    }
    first_no_points() { de: "Ohne Wertungszahl: Ohne Punkt gibt es keine erste Wertungszahl.", en: "Unrated: there is no first rating without a point." }
    first_all_points() { de: "Ohne Wertungszahl: Aus lauter Siegen ergibt diese Formel keine; die Partien zählen später mit.", en: "Unrated: for wins alone this formula gives none; the games count later." }
    first_adrift() { de: "Ohne Wertungszahl: Keine Kette von Partien führt zu einem Spieler mit Wertungszahl, oder alle diese Partien gingen gleich aus.", en: "Unrated: no chain of games leads to a rated player, or all these games ended alike." }
    first_elo(FirstElo { sum, opponents, average, score, percent, difference, rating }) {
        de: "Erste Wertungszahl: Schnitt mit zwei fiktiven Remis gegen 1800: {sum} / {opponents} = {average}; {score} aus {opponents} = {percent} % gibt {difference}: {rating}.",
        en: "First rating: average with two hypothetical draws against 1800: {sum} / {opponents} = {average}; {score} of {opponents} = {percent} % gives {difference}: {rating}.",
    }
    first_capped(rating) { de: "Eine erste Wertungszahl beträgt höchstens {rating}.", en: "A first rating is at most {rating}." }
    first_dwz(FirstDwz { average, performance, expected, rating }) {
        de: "Erste DWZ: Gegnerschnitt {average}; bei {performance} entspricht die Erwartung {expected} den erzielten Punkten. Erste Wertungszahl: {rating}.",
        en: "First DWZ: average of the opponents {average}; at {performance} the expected score {expected} equals the points scored. First rating: {rating}.",
    }
    first_draw_added() { de: "Alle Partien gewonnen: Ein fiktives Remis gegen den Gegnerschnitt kommt hinzu.", en: "All games won: a hypothetical draw against the opponents’ average is added." }

    performance_line(PerformanceLine { sum, games, average, score, percent, difference, rating, perfect }) {
        de: "Leistung: {sum} / {games} = {average}; {score} aus {games} = {percent} % gibt {difference}: {rating}. Perfekte Turnierleistung (PTP): {perfect}.",
        en: "Performance: {sum} / {games} = {average}; {score} of {games} = {percent} % gives {difference}: {rating}. Perfect tournament performance (PTP): {perfect}.",
    }
    performance_dwz(rating) { de: "Leistung: {rating}.", en: "Performance: {rating}." }

    dwz_classic_e(DwzClassicE { base, acceleration, brake, unlimited, low, high, value }) {
        de: "E = {base} × {acceleration} + {brake} = {unlimited}, in den Grenzen {low} bis {high}: {value}.",
        en: "E = {base} × {acceleration} + {brake} = {unlimited}, within {low} to {high}: {value}.",
    }
    dwz_classic_change(DwzClassicChange { score, expected, e, games, change, old, new }) {
        de: "800 × ({score} − {expected}) / ({e} + {games}) = {change}: {old} wird {new}.",
        en: "800 × ({score} − {expected}) / ({e} + {games}) = {change}: {old} becomes {new}.",
    }
    dwz_reform_k(DwzReformK { base, brake, bonus, value }) {
        de: "K = {base} × {brake} + {bonus}, auf eine Stelle gerundet und höchstens 80: {value}.",
        en: "K = {base} × {brake} + {bonus}, rounded to one place and at most 80: {value}.",
    }
    dwz_reform_change(DwzReformChange { k, score, expected, change, old, new }) {
        de: "{k} × ({score} − {expected}) = {change}: {old} wird {new}.",
        en: "{k} × ({score} − {expected}) = {change}: {old} becomes {new}.",
    }
    dwz_floor() { de: "Keine DWZ fällt unter 1100.", en: "No DWZ falls below 1100." }

    game_line(GameLine { round, opponent, name, rating, score, difference, expected }) {
        de: "Runde {round} gegen {opponent} {name} ({rating}): {score}; Unterschied {difference}, Erwartung {expected}",
        en: "Round {round} against {opponent} {name} ({rating}): {score}; difference {difference}, expected {expected}",
    }
    game_limited(counted) { de: "gewertet als {counted}", en: "counted as {counted}" }
    first_line(FirstLine { round, opponent, name, rating, score }) {
        de: "Runde {round} gegen {opponent} {name} ({rating}): {score}",
        en: "Round {round} against {opponent} {name} ({rating}): {score}",
    }
    omitted_line(OmittedLine { round, opponent, name, why }) {
        de: "Runde {round} gegen {opponent} {name} zählt nicht: {why}.",
        en: "Round {round} against {opponent} {name} does not count: {why}.",
    }
    why_forfeit() { de: "kampflos", en: "decided by forfeit" }
    why_no_moves() { de: "beendet, bevor beide gezogen hatten", en: "it ended before both had moved" }
    why_unfinished() { de: "noch ohne Ergebnis", en: "no result yet" }
    why_unrated() { de: "der Gegner hat keine Wertungszahl", en: "the opponent has no rating" }
    why_unequal() { de: "ungleiche Bedenkzeiten", en: "unequal times for the two players" }
    why_short(minutes) { de: "bei diesen Wertungszahlen brauchen 60 Züge mindestens {minutes} Minuten", en: "at these ratings 60 moves need at least {minutes} minutes" }
    why_control(moves) { de: "bis zur ersten Zeitkontrolle sind es nur {moves} statt 30 Züge", en: "the first time control has only {moves} moves instead of 30" }
    why_apart(difference) { de: "{difference} Punkte Unterschied, und einer hat mehr als 2600", en: "{difference} points apart, and one is above 2600" }
}

pub fn mode(mode: Mode, lang: Lang) -> String {
    match mode {
        Mode::Standard => mode_standard(lang),
        Mode::Rapid => mode_rapid(lang),
        Mode::Blitz => mode_blitz(lang),
    }
}

pub fn formula(formula: Formula, lang: Lang) -> String {
    match formula {
        Formula::Classic => formula_classic(lang),
        Formula::Reform => formula_reform(lang),
    }
}

pub fn why(why: Why, lang: Lang) -> String {
    match why {
        Why::Forfeit => why_forfeit(lang),
        Why::NoMoves => why_no_moves(lang),
        Why::Unfinished => why_unfinished(lang),
        Why::OpponentUnrated => why_unrated(lang),
        Why::UnequalTimes => why_unequal(lang),
        Why::TooShort { minutes } => why_short(lang, minutes),
        Why::FirstControl { moves } => why_control(lang, moves),
        Why::Apart { difference } => why_apart(lang, difference),
    }
}

/// `1`, `½`, `0`.
pub const fn score(score: Score) -> &'static str {
    match score {
        Score::Win => "1",
        Score::Draw => "½",
        Score::Loss => "0",
    }
}

fn reason(reason: Reason, lang: Lang) -> String {
    match reason {
        Reason::Listed => reason_listed(lang),
        Reason::New { games } => reason_new(lang, games),
        Reason::Junior { age } => reason_junior(lang, age),
        Reason::Top => reason_top(lang),
        Reason::Settled => reason_settled(lang),
    }
}

fn elo_assumption(assumption: elo::Assumption, lang: Lang) -> String {
    match assumption {
        elo::Assumption::NotNew => assumed_not_new(lang),
        elo::Assumption::Adult => assumed_adult_18(lang),
        elo::Assumption::NeverTop => assumed_never_top(lang),
    }
}

fn dwz_assumption(assumption: dwz::Assumption, lang: Lang) -> String {
    match assumption {
        dwz::Assumption::Adult => assumed_adult_25(lang),
        dwz::Assumption::Experienced => assumed_experienced(lang),
    }
}

/// Names by number, for lines about opponents.
pub trait Names {
    fn name(&self, player: turmuhr_core::PlayerId) -> &str;
}

fn omitted(all: &[Omitted], names: &impl Names, lang: Lang) -> Vec<String> {
    all.iter()
        .map(|one| {
            omitted_line(
                lang,
                OmittedLine {
                    round: one.round,
                    opponent: one.opponent,
                    name: names.name(one.opponent),
                    why: why(one.why, lang),
                },
            )
        })
        .collect()
}

fn performance(worked: &Performance, lang: Lang) -> String {
    let difference = format!("{:+}", worked.difference);
    performance_line(
        lang,
        PerformanceLine {
            sum: worked.sum,
            games: worked.games,
            average: worked.average,
            score: worked.score,
            percent: worked.percent,
            difference,
            rating: worked.rating,
            perfect: worked.perfect,
        },
    )
}

/// The arithmetic of one Elo rating, a sentence a line.
pub fn elo(rating: &elo::Rating, names: &impl Names, lang: Lang) -> Vec<String> {
    let mut lines = Vec::new();
    match &rating.result {
        elo::Outcome::Rated(change) => lines.extend(elo_rated(change, names, lang)),
        elo::Outcome::Unrated(first) => {
            for (round, opponent, rating, result) in &first.games {
                lines.push(first_line(
                    lang,
                    FirstLine { round, opponent, name: names.name(*opponent), rating, score: score(*result) },
                ));
            }
            lines.push(elo_first(first, lang));
            if let elo::FirstOutcome::Worked(worked) = &first.outcome {
                match worked.published {
                    None => lines.push(below_floor(lang)),
                    Some(published) if i64::from(published) < i64::from(worked.rating) => {
                        lines.push(first_capped(lang, published));
                    }
                    Some(_) => {}
                }
            }
        }
    }
    lines.extend(rating.performance.as_ref().map(|worked| performance(worked, lang)));
    lines.extend(omitted(&rating.omitted, names, lang));
    lines
}

fn elo_rated(change: &elo::Change, names: &impl Names, lang: Lang) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for line in &change.games {
        let mut difference = format!("{:+}", line.difference);
        if line.counted != line.difference {
            difference = format!("{difference} ({})", game_limited(lang, format!("{:+}", line.counted)));
        }
        let told = game_line(
            lang,
            GameLine {
                round: line.round,
                opponent: line.opponent,
                name: names.name(line.opponent),
                rating: line.rating,
                score: score(line.score),
                difference,
                expected: line.expected,
            },
        );
        lines.push(format!("{told}: {:+}", line.gain));
    }
    let coefficient = &change.coefficient;
    let gain = format!("{:+}", change.score - change.expected);
    let why = reason(coefficient.reason, lang);
    lines.push(elo_sum(
        lang,
        EloSum { score: change.score, expected: change.expected, gain: &gain, k: coefficient.k, reason: why },
    ));
    if coefficient.applied != coefficient.k {
        lines.push(k_reduced(lang, coefficient.k, change.games.len(), coefficient.applied));
    }
    let (unrounded, rounded) = (format!("{:+}", change.change), format!("{:+}", change.rounded));
    lines.push(elo_change(
        lang,
        EloChange {
            k: coefficient.applied,
            gain: &gain,
            change: unrounded,
            rounded,
            old: change.old,
            new: change.new,
        },
    ));
    if change.below_floor {
        lines.push(below_floor(lang));
    }
    let unknown: Vec<String> = coefficient.assumed.iter().map(|one| elo_assumption(*one, lang)).collect();
    if !unknown.is_empty() {
        lines.push(assumed(lang, unknown.join(", ")));
    }
    lines
}

fn elo_first(first: &elo::First, lang: Lang) -> String {
    match first.outcome {
        elo::FirstOutcome::NoGames => first_none(lang),
        elo::FirstOutcome::NoPoints => first_no_points(lang),
        elo::FirstOutcome::TooFew { needed } => first_too_few(lang, first.games.len(), needed),
        elo::FirstOutcome::Worked(worked) => first_elo(
            lang,
            FirstElo {
                sum: worked.sum,
                opponents: worked.opponents,
                average: worked.average,
                score: worked.score,
                percent: worked.percent,
                difference: format!("{:+}", worked.difference),
                rating: worked.rating,
            },
        ),
    }
}

/// The arithmetic of one DWZ, a sentence a line.
pub fn dwz(rating: &dwz::Rating, names: &impl Names, lang: Lang) -> Vec<String> {
    let mut lines = match &rating.result {
        dwz::Outcome::Rated(change) => dwz_rated(change, names, lang),
        dwz::Outcome::First(first) => dwz_first(first, names, lang),
    };
    lines.extend(rating.performance.map(|rating| performance_dwz(lang, rating)));
    lines.extend(omitted(&rating.omitted, names, lang));
    lines
}

fn dwz_rated(change: &dwz::Change, names: &impl Names, lang: Lang) -> Vec<String> {
    let mut lines: Vec<String> = change
        .games
        .iter()
        .map(|line| {
            let name = names.name(line.opponent);
            let difference = format!("{:+}", line.difference);
            let result = score(line.score);
            game_line(
                lang,
                GameLine {
                    round: line.round,
                    opponent: line.opponent,
                    name,
                    rating: line.rating,
                    score: result,
                    difference,
                    expected: line.expected,
                },
            )
        })
        .collect();
    let unrounded = format!("{:+}", change.change);
    let unknown = match &change.coefficient {
        dwz::Coefficient::Classic(e) => {
            let (low, high) = e.limits;
            lines.push(dwz_classic_e(
                lang,
                DwzClassicE {
                    base: e.base,
                    acceleration: e.acceleration,
                    brake: e.brake,
                    unlimited: e.unlimited,
                    low,
                    high,
                    value: e.value,
                },
            ));
            let games = change.games.len();
            let (score, expected) = (change.score, change.expected);
            let told = dwz_classic_change(
                lang,
                DwzClassicChange {
                    score,
                    expected,
                    e: e.value,
                    games,
                    change: unrounded,
                    old: change.old,
                    new: change.new,
                },
            );
            lines.push(told);
            &e.assumed
        }
        dwz::Coefficient::Reform(k) => {
            lines.push(dwz_reform_k(
                lang,
                DwzReformK { base: k.base, brake: k.brake, bonus: k.bonus, value: k.value },
            ));
            let (score, expected) = (change.score, change.expected);
            lines.push(dwz_reform_change(
                lang,
                DwzReformChange {
                    k: k.value,
                    score,
                    expected,
                    change: unrounded,
                    old: change.old,
                    new: change.new,
                },
            ));
            &k.assumed
        }
    };
    if change.raised_to_floor {
        lines.push(dwz_floor(lang));
    }
    let unknown: Vec<String> = unknown.iter().map(|one| dwz_assumption(*one, lang)).collect();
    if !unknown.is_empty() {
        lines.push(assumed(lang, unknown.join(", ")));
    }
    lines
}

fn dwz_first(first: &dwz::First, names: &impl Names, lang: Lang) -> Vec<String> {
    let mut lines: Vec<String> = first
        .games
        .iter()
        .map(|game| {
            let told = first_line(
                lang,
                FirstLine {
                    round: game.round,
                    opponent: game.opponent,
                    name: names.name(game.opponent),
                    rating: game.rating,
                    score: game.score,
                },
            );
            game.expected.map_or(told.clone(), |expected| format!("{told} ({expected})"))
        })
        .collect();
    match first.outcome {
        dwz::FirstOutcome::NoGames => lines.push(first_none(lang)),
        dwz::FirstOutcome::TooFew { needed } => lines.push(first_too_few(lang, first.games.len(), needed)),
        dwz::FirstOutcome::NoPoints => lines.push(first_no_points(lang)),
        dwz::FirstOutcome::AllPoints => lines.push(first_all_points(lang)),
        dwz::FirstOutcome::Adrift => lines.push(first_adrift(lang)),
        dwz::FirstOutcome::Worked(worked) => {
            if worked.fictitious_draw {
                lines.push(first_draw_added(lang));
            }
            let (average, at) = (worked.average, worked.performance);
            lines.push(first_dwz(
                lang,
                FirstDwz { average, performance: at, expected: worked.expected, rating: worked.rating },
            ));
        }
    }
    lines
}
