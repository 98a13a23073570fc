//! Title norms.

use turmuhr_rating::norms::{Assessment, Check, Condition, Held};

use crate::Lang;

pub fn condition(condition: Condition, lang: Lang) -> String {
    match condition {
        Condition::Games => games(lang),
        Condition::Score => score(lang),
        Condition::Titled => titled(lang),
        Condition::RequiredTitles => required_titles(lang),
        Condition::Federations => federations(lang),
        Condition::OwnFederation => own_federation(lang),
        Condition::OneFederation => one_federation(lang),
        Condition::Average => average(lang),
        Condition::Performance => performance(lang),
        Condition::RoundsADay => rounds_a_day(lang),
        Condition::Minutes => minutes(lang),
        Condition::Arbiter => arbiter(lang),
        Condition::Registration => registration(lang),
    }
}

pub fn held(held: Held, lang: Lang) -> String {
    match held {
        Held::Yes => held_yes(lang),
        Held::No => held_no(lang),
        Held::Exempt => held_exempt(lang),
        Held::Unknown => held_unknown(lang),
    }
}

pub fn check(check: &Check, lang: Lang) -> String {
    let what = condition(check.condition, lang);
    let verdict = held(check.held, lang);
    let most = matches!(
        check.condition,
        Condition::OwnFederation | Condition::OneFederation | Condition::RoundsADay
    );
    let yes_or_no = matches!(check.condition, Condition::Arbiter | Condition::Registration);
    match (check.held, yes_or_no, most) {
        (Held::Unknown, _, _) | (_, true, _) => format!("{verdict}: {what}"),
        (_, false, true) => format!("{verdict}: {what}: {}", at_most(lang, check.found, check.wanted)),
        (_, false, false) => format!("{verdict}: {what}: {}", at_least(lang, check.found, check.wanted)),
    }
}

/// A norm with every condition, a line each.
pub fn told(assessment: &Assessment, lang: Lang) -> Vec<String> {
    let code = assessment.norm.code();
    let failing: Vec<String> = assessment.failing().map(|check| condition(check.condition, lang)).collect();
    let open: Vec<String> = assessment.open().map(|check| condition(check.condition, lang)).collect();
    let mut lines = vec![match (failing.is_empty(), open.is_empty()) {
        (false, _) => fails(lang, code, failing.join("; ")),
        (true, false) => holds_so_far(lang, code, open.join("; ")),
        (true, true) => holds(lang, code),
    }];
    let rounds: Vec<String> = assessment.rounds.iter().map(u32::to_string).collect();
    let score = match lang {
        Lang::De => assessment.score.to_string().replace('.', ","),
        Lang::En => assessment.score.to_string(),
    };
    lines.push(format!("  {}", counted(lang, rounds.join(", "), score, assessment.rounds.len())));
    if let Some(round) = assessment.raised {
        lines.push(format!("  {}", raised(lang, round)));
    }
    lines.extend(assessment.checks.iter().map(|one| format!("  {}", check(one, lang))));
    lines
}

texts! {
    heading(who, federation) { de: "{who} ({federation}), Titelnormen nach B.01 von 2024.", en: "{who} ({federation}), title norms by B.01 of 2024." }
    games() { de: "gespielte Partien", en: "games played" }
    score() { de: "Punkte in Prozent", en: "score in percent" }
    titled() { de: "Gegner mit Titel (CM und WCM zählen nicht)", en: "titled opponents (CM and WCM do not count)" }
    required_titles() { de: "Gegner mit einem der verlangten Titel", en: "opponents with one of the titles required" }
    federations() { de: "andere Verbände unter den Gegnern", en: "other federations among the opponents" }
    own_federation() { de: "Gegner aus dem eigenen Verband", en: "opponents from the player's own federation" }
    one_federation() { de: "Gegner aus ein und demselben Verband", en: "opponents from one federation" }
    average() { de: "Gegnerschnitt", en: "average of the opponents" }
    performance() { de: "Leistung", en: "performance" }
    rounds_a_day() { de: "Runden an einem Tag", en: "rounds on one day" }
    minutes() { de: "Minuten je Spieler für 60 Züge", en: "minutes for each player for 60 moves" }
    arbiter() { de: "Hauptschiedsrichter ist IA oder FA", en: "the chief arbiter is IA or FA" }
    registration() { de: "30 Tage vorher angemeldet", en: "registered 30 days in advance" }
    held_yes() { de: "ja", en: "yes" }
    held_no() { de: "NEIN", en: "NO" }
    held_exempt() { de: "befreit", en: "exempt" }
    held_unknown() { de: "offen", en: "open" }
    at_least(found, wanted) { de: "{found}, nötig {wanted}", en: "{found}, needed {wanted}" }
    at_most(found, wanted) { de: "{found}, höchstens {wanted}", en: "{found}, at most {wanted}" }
    fails(norm, failing) { de: "{norm}: nicht erfüllt. Es fehlt: {failing}.", en: "{norm}: not achieved. Not met: {failing}." }
    holds_so_far(norm, open) { de: "{norm}: erfüllt, soweit bekannt. Noch zu zeigen: {open}.", en: "{norm}: achieved as far as is known. Still to be shown: {open}." }
    holds(norm) { de: "{norm}: erfüllt.", en: "{norm}: achieved." }
    counted(rounds, score, games) { de: "Gezählte Runden: {rounds}; {score} Punkte aus {games} Partien.", en: "Rounds counted: {rounds}; {score} points from {games} games." }
    raised(round) { de: "Die Wertungszahl des Gegners in Runde {round} wurde angehoben.", en: "The rating of the opponent in round {round} was raised." }
    women_only(norm) { de: "{norm}: nur für Frauen; die Datei führt den Spieler als männlich.", en: "{norm}: for women only; the file lists the player as male." }
    no_games() { de: "Der Spieler hat keine Partie am Brett gespielt; eine Norm ist nicht möglich.", en: "The player has played no game over the board; no norm is possible." }
}
