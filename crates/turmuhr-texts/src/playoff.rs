//! Play-offs: games and lots so far, what is next, the winner.

use turmuhr_core::{PlayerId, Points};
use turmuhr_standings::playoff::{
    Article, DrawnLot, Fact, Fixture, Kind, LotFault, Method, Next, NoPlayOff, NotNow, Ordinance, PlayOff,
    Purpose, Rule, State, Step,
};

use crate::Lang;

pub fn ordinance(ordinance: Ordinance, lang: Lang) -> &'static str {
    match (ordinance, lang) {
        (Ordinance::Senior1987, Lang::De) => "Turnierordnung NRW 1987",
        (Ordinance::Senior1987, Lang::En) => "NRW tournament ordinance 1987",
        (Ordinance::Youth1989, Lang::De) => "Jugendordnung NRW 1989",
        (Ordinance::Youth1989, Lang::En) => "NRW youth ordinance 1989",
    }
}

/// The title of a rule, with its article.
pub fn rule(rule: &Rule, lang: Lang) -> String {
    let what = match (rule.id, lang) {
        ("dem-place", Lang::De) => "Platz bei der Deutschen Einzelmeisterschaft",
        ("dem-place", Lang::En) => "place at the German individual championship",
        ("championship", Lang::De) => "erster Platz der Einzelmeisterschaften",
        ("championship", Lang::En) => "first place of individual championships",
        ("blitz", Lang::De) => "Blitzeinzelmeisterschaft",
        ("blitz", Lang::En) => "individual blitz championship",
        ("blitz-team", Lang::De) => "Blitzmannschaftsmeisterschaft",
        ("blitz-team", Lang::En) => "team blitz championship",
        ("cup", Lang::De) => "Pokaleinzelmeisterschaft, nach einem Remis",
        ("cup", Lang::En) => "individual cup, after a draw",
        ("team-cup", Lang::De) => "Viererpokal, der Kampf selbst",
        ("team-cup", Lang::En) => "team cup, the match itself",
        ("team-championship", Lang::De) => "Mannschaftsmeisterschaft",
        ("team-championship", Lang::En) => "team championship",
        ("jem", Lang::De) => "Jugendeinzelmeisterschaft",
        ("jem", Lang::En) => "youth championship",
        ("bjem", Lang::De) => "Einzelmeisterschaft der B-Jugend",
        ("bjem", Lang::En) => "B youth championship",
        ("cjem", Lang::De) => "Einzelmeisterschaft der C-Jugend",
        ("cjem", Lang::En) => "C youth championship",
        ("wjem", Lang::De) => "Einzelmeisterschaft der weiblichen Jugend",
        ("wjem", Lang::En) => "girls' championship",
        ("jmm", Lang::De) => "Jugendmannschaftsmeisterschaft",
        ("jmm", Lang::En) => "youth team championship",
        ("jbem", Lang::De) => "Jugendblitzeinzelmeisterschaft",
        ("jbem", Lang::En) => "youth blitz championship",
        ("jbmm", Lang::De) => "Jugendblitzmannschaftsmeisterschaft",
        ("jbmm", Lang::En) => "youth team blitz championship",
        _ => rule.id,
    };
    format!("{what} ({})", article(rule.article, lang))
}

pub fn article(article: Article, lang: Lang) -> String {
    format!("{}, {}", ordinance(article.ordinance, lang), article.number)
}

/// The whole play-off, a line each.
pub fn told(playoff: &PlayOff, lang: Lang) -> Vec<String> {
    let state = playoff.state();
    let mut lines = vec![match playoff.rule().minutes {
        Some(minutes) => heading_minutes(lang, rule(playoff.rule(), lang), minutes),
        None => heading(lang, rule(playoff.rule(), lang)),
    }];
    lines.extend(playoff.facts().iter().filter_map(|fact| match fact {
        Fact::Lot(drawn) if drawn.purpose != Purpose::Decision => {
            Some(drawn_for(lang, purpose(drawn.purpose, lang), lot(drawn, lang)))
        }
        _ => None,
    }));
    lines.extend(state.steps.iter().map(|one| step(one, lang)));
    lines.push(next(&state, playoff.rule().of_teams, lang));
    lines
}

fn step(step: &Step, lang: Lang) -> String {
    let what = stage(step.stage.kind, lang);
    let number = step.stage.article.number;
    let found = match (&step.lot, step.tallies.is_empty()) {
        (Some(drawn), _) => lot(drawn, lang),
        (None, false) => {
            let one = |(id, points): &(PlayerId, Points)| {
                format!("{id}: {}", crate::standings::points(*points, lang))
            };
            step.tallies.iter().map(one).collect::<Vec<_>>().join("; ")
        }
        (None, true) => parts(&step.parts, lang),
    };
    format!("{number}, {what}: {found}.")
}

fn stage(kind: Kind, lang: Lang) -> String {
    match kind {
        Kind::Games { count, .. } => stage_games(lang, count),
        Kind::NextDecisive => stage_next_decisive(lang),
        Kind::Match(_) => stage_match(lang),
        Kind::Berlin { .. } | Kind::TournamentBerlin { .. } => stage_berlin(lang),
        Kind::FurtherMatches { .. } => stage_further(lang),
        Kind::Tournament => stage_tournament(lang),
        Kind::Mutual => stage_mutual(lang),
        Kind::BoardPoints => stage_boards(lang),
        Kind::Again => stage_again(lang),
        Kind::MainEvent(_) => stage_event(lang),
        Kind::Lot => stage_lot(lang),
    }
}

pub fn next(state: &State, of_teams: bool, lang: Lang) -> String {
    match &state.next {
        Next::Play { article, fixtures } => {
            let one = |fixture: &Fixture| match (fixture.either, of_teams) {
                (true, true) => fixture_venue_open(lang, fixture.first, fixture.second),
                (true, false) => fixture_colours_open(lang, fixture.first, fixture.second),
                (false, true) => fixture_match(lang, fixture.first, fixture.second),
                (false, false) => fixture_game(lang, fixture.first, fixture.second),
            };
            next_play(lang, article.number, fixtures.iter().map(one).collect::<Vec<_>>().join("; "))
        }
        Next::Lot { article, purpose, candidates } => {
            next_lot(lang, article.number, self::purpose(*purpose, lang), ids(candidates))
        }
        Next::MainEvent { article, list, among } => {
            next_main_event(lang, article.number, ids(among), list.codes.join(","))
        }
        Next::Decided => {
            let order = state.order.as_deref().unwrap_or_default();
            match state.winner() {
                Some(winner) => decided(lang, winner, parts(order, lang)),
                None => decided_shared(lang, parts(order, lang)),
            }
        }
    }
}

fn purpose(purpose: Purpose, lang: Lang) -> String {
    match purpose {
        Purpose::FirstWhite => purpose_white(lang),
        Purpose::Host => purpose_host(lang),
        Purpose::Numbers => purpose_numbers(lang),
        Purpose::Decision => purpose_decision(lang),
    }
}

fn lot(lot: &DrawnLot, lang: Lang) -> String {
    match &lot.method {
        Method::Seed(seed) => lot_from_seed(lang, ids(&lot.order), seed),
        Method::ByHand { witnesses } if witnesses.is_empty() => lot_by_hand(lang, ids(&lot.order)),
        Method::ByHand { witnesses } => lot_witnessed(lang, ids(&lot.order), witnesses.join(", ")),
    }
}

fn ids(ids: &[PlayerId]) -> String {
    ids.iter().map(PlayerId::to_string).collect::<Vec<_>>().join(", ")
}

/// Best first; equals joined.
fn parts(parts: &[Vec<PlayerId>], lang: Lang) -> String {
    let and = match lang {
        Lang::De => " und ",
        Lang::En => " and ",
    };
    let one = |part: &Vec<PlayerId>| part.iter().map(PlayerId::to_string).collect::<Vec<_>>().join(and);
    parts.iter().map(one).collect::<Vec<_>>().join(", ")
}

pub fn no_playoff(fault: &NoPlayOff, lang: Lang) -> String {
    match fault {
        NoPlayOff::Alone => alone(lang),
        NoPlayOff::OnlyTwo(article) => only_two(lang, article.number),
        NoPlayOff::NoBoards => no_boards(lang),
        NoPlayOff::HostUnknown(one, other) => host_unknown(lang, one, other),
        NoPlayOff::OtherOrder => other_order(lang),
    }
}

pub fn not_now(fault: &NotNow, of_teams: bool, lang: Lang) -> String {
    match fault {
        NotNow::Decided => already_decided(lang),
        NotNow::Expected(expected) => {
            let state = State { next: expected.clone(), steps: Vec::new(), order: None };
            not_next(lang, next(&state, of_teams, lang))
        }
        NotNow::NoResult => no_result(lang),
        NotNow::Boards(boards) => wrong_boards(lang, boards),
        NotNow::Lot(LotFault::OtherCandidates) => lot_of_others(lang),
        NotNow::Lot(LotFault::NotFromThisSeed(seed)) => lot_not_from_seed(lang, seed),
    }
}

texts! {
    heading(rule) { de: "Stichkampf: {rule}.", en: "Play-off: {rule}." }
    heading_minutes(rule, minutes) {
        de: "Stichkampf: {rule}; {minutes} Minuten je Spieler und Partie.",
        en: "Play-off: {rule}; {minutes} minutes for each player and game.",
        one(minutes): de: "Stichkampf: {rule}; eine Minute je Spieler und Partie.", en: "Play-off: {rule}; one minute for each player and game.",
    }
    stage_games(count) { de: "{count} Partien", en: "{count} games" }
    stage_next_decisive() { de: "erste weitere Gewinnpartie", en: "first further game with a winner" }
    stage_match() { de: "Wettkampf, Brettpunkte", en: "match, board points" }
    stage_berlin() { de: "Berliner Wertung", en: "Berlin system" }
    stage_further() { de: "erster weiterer entschiedener Wettkampf", en: "first further match with a winner" }
    stage_tournament() { de: "einrundiges Turnier", en: "single-round tournament" }
    stage_mutual() { de: "Ergebnisse untereinander", en: "results among themselves" }
    stage_boards() { de: "Brettpunkte des Stichturniers", en: "board points of the play-off tournament" }
    stage_again() { de: "neuer Stichkampf", en: "new play-off" }
    stage_event() { de: "Reihenfolge nach den Wertungen des Turniers", en: "order by the tie-breaks of the event" }
    stage_lot() { de: "Los", en: "lot" }
    fixture_game(white, black) { de: "{white} (Weiß) gegen {black}", en: "{white} (White) against {black}" }
    fixture_colours_open(one, other) {
        de: "{one} gegen {other}, wer Weiß hat, sagt die Ordnung nicht",
        en: "{one} against {other}; the ordinance does not say who has White",
    }
    fixture_match(host, guest) { de: "{host} (Gastgeber) gegen {guest}", en: "{host} (host) against {guest}" }
    fixture_venue_open(one, other) {
        de: "{one} gegen {other}, wer Gastgeber ist, sagt die Ordnung nicht",
        en: "{one} against {other}; the ordinance does not say who is host",
    }
    next_play(article, fixtures) { de: "Zu spielen ({article}): {fixtures}.", en: "To be played ({article}): {fixtures}." }
    next_lot(article, purpose, candidates) {
        de: "Auszulosen ({article}): {purpose}, unter {candidates}.",
        en: "To be drawn by lot ({article}): {purpose}, among {candidates}.",
    }
    next_main_event(article, among, codes) {
        de: "Jetzt entscheidet ({article}) die Reihenfolge von {among} im Turnier nach {codes}; sie wird noch gebraucht.",
        en: "Now ({article}) the order of {among} in the event by {codes} decides; it is still needed.",
    }
    decided(winner, order) { de: "Entschieden: {winner} gewinnt. Reihenfolge: {order}.", en: "Decided: {winner} wins. Order: {order}." }
    decided_shared(order) {
        de: "Zu Ende, der Platz bleibt geteilt. Reihenfolge: {order}.",
        en: "Over, and the place stays shared. Order: {order}.",
    }
    purpose_white() { de: "Weiß in der ersten Partie", en: "White in the first game" }
    purpose_host() { de: "Gastgeber", en: "who is host" }
    purpose_numbers() { de: "die Startnummern", en: "the pairing numbers" }
    purpose_decision() { de: "die Reihenfolge", en: "the order" }
    drawn_for(purpose, lot) { de: "Ausgelost ist {purpose}: {lot}.", en: "Drawn by lot, {purpose}: {lot}." }
    lot_from_seed(order, seed) { de: "{order} (Startzahl {seed})", en: "{order} (seed {seed})" }
    lot_by_hand(order) { de: "{order} (von Hand gezogen)", en: "{order} (drawn by hand)" }
    lot_witnessed(order, witnesses) {
        de: "{order} (von Hand gezogen; Zeugen: {witnesses})",
        en: "{order} (drawn by hand; witnesses: {witnesses})",
    }
    alone() { de: "Zu einem Stichkampf gehören mindestens zwei; nennen Sie ihre Nummern.", en: "A play-off needs at least two; give their numbers." }
    only_two(article) {
        de: "Artikel {article} kennt nur den Stichkampf von zweien; nennen Sie genau zwei.",
        en: "Article {article} knows a play-off of two only; name exactly two.",
    }
    no_boards() { de: "Die Zahl der Bretter fehlt; nennen Sie sie mit --boards.", en: "The number of boards is missing; give it with --boards." }
    host_unknown(one, other) {
        de: "Wer Gastgeber war, als {one} und {other} im Turnier spielten, ist nicht gesagt; nennen Sie es mit --hosts {one}-{other} (Gastgeber zuerst).",
        en: "Who was host when {one} and {other} met in the event is not said; give it with --hosts {one}-{other} (host first).",
    }
    other_order() {
        de: "Die Reihenfolge des Turniers muss genau die Beteiligten enthalten, jeden einmal.",
        en: "The order of the event must hold exactly those who play, each once.",
    }
    already_decided() { de: "Der Stichkampf ist schon entschieden; die Zeile muss weg.", en: "The play-off is already decided; leave the line out." }
    not_next(next) { de: "Das ist jetzt nicht dran. {next}", en: "That does not come now. {next}" }
    no_result() {
        de: "Ein solches Ergebnis gibt es nicht; möglich sind 1-0, 0-1, ½-½ und 0-0.",
        en: "There is no such result; possible are 1-0, 0-1, ½-½ and 0-0.",
    }
    wrong_boards(boards) { de: "Ein Wettkampf hat {boards} Bretter; nennen Sie das Ergebnis jedes Bretts.", en: "A match has {boards} boards; give the result of each." }
    lot_of_others() { de: "Gelost wurde unter anderen; es müssen genau die Genannten sein, jeder einmal.", en: "The lot was drawn among others; it must be exactly those named, each once." }
    lot_not_from_seed(seed) { de: "Die Startzahl {seed} ergibt ein anderes Los; prüfen Sie Startzahl und Reihenfolge.", en: "The seed {seed} gives another lot; check the seed and the order." }
    unknown_rule(id, known) {
        de: "Einen Stichkampf {id} gibt es nicht. Bekannt sind {known}.",
        en: "There is no play-off {id}. Known are {known}.",
    }
    bad_numbers(text) {
        de: "„{text}“ sind keine Nummern; schreiben Sie zum Beispiel 3,7.",
        en: "“{text}” is not a list of numbers; write for example 3,7.",
    }
    bad_line(line, text) {
        de: "Zeile {line}: „{text}“ ist nicht zu verstehen. Eine Zeile ist „3-7 1-0“ (Partie, Weiß zuerst), „3-7 1 0 = =“ (Wettkampf, Gastgeber zuerst) oder „lot 7 3 (Schmidt, Meyer)“ (Los, Zeugen).",
        en: "Line {line}: “{text}” is not understood. A line is “3-7 1-0” (game, White first), “3-7 1 0 = =” (match, host first) or “lot 7 3 (Schmidt, Meyer)” (lot, witnesses).",
    }
    at_line(line, what) { de: "Zeile {line}: {what}", en: "Line {line}: {what}" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turmuhr_standings::playoff::rules::RULES;

    #[test]
    fn every_rule_has_a_name_in_both_languages() {
        for one in &RULES {
            let told = Lang::ALL.map(|lang| rule(one, lang));
            assert!(told.iter().all(|name| !name.starts_with(one.id)), "{told:?}");
            assert_ne!(told[0], told[1]);
        }
    }
}
