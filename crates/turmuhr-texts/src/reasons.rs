//! Why a round is paired as it is: a sentence for the player who asks, the whole record for the arbiter.

use turmuhr_core::{PlayerId, Points};
use turmuhr_pairing::{
    ColourRule, Doubt, DutchEdition, Float, Preference, Ranked, RankedBy, Strength, System,
    reasons::{
        BracketKind, BracketRecord, ColourReason, Criterion, Outcome, Record, Value, Why, WhyFloat, WhyNot,
    },
};

mod steps;

#[cfg(test)]
pub(crate) use steps::SENTENCES as STEPS;

/// Are those who play teams?
fn of_teams(system: System) -> bool {
    matches!(system, System::Team(_))
}

/// Does the system fill a scoregroup from below?
fn takes_up(system: System) -> bool {
    matches!(system, System::Team(_) | System::DoubleSwiss)
}

use crate::{Lang, board::color};

/// The answer to «why this opponent, why this colour?».
pub fn why(told: &Why, system: System, lang: Lang) -> String {
    let player = told.player;
    let mut text = match told.outcome {
        Outcome::Away => return is_away(player, system, lang),
        Outcome::Unknown => return is_nobody(player, system, lang),
        Outcome::Bye => has_bye(lang, player, points(told.score, lang)),
        Outcome::Game { opponent, opponent_score, opponent_preference, colour, rule, float } => {
            let score = points(told.score, lang);
            let game = match float {
                None => meets_equal(lang, player, score, opponent),
                // Nobody floats down in this system.
                Some(Float::Down) if system == System::Dubov => {
                    meets_upfloater(lang, player, score, opponent, points(opponent_score, lang))
                }
                Some(Float::Down) => meets_below(lang, player, score, opponent, points(opponent_score, lang)),
                Some(Float::Up) => meets_above(lang, player, score, opponent, points(opponent_score, lang)),
            };
            let rule = colour_rule(rule, system, lang);
            let (own, theirs) = (preference(told.preference, lang), preference(opponent_preference, lang));
            format!("{game} {}", has_colour(lang, color(colour, lang), rule, own, opponent, theirs))
        }
    };
    if !told.through.is_empty() {
        let list: Vec<String> = told.through.iter().map(|&score| points(score, lang)).collect();
        text = format!("{text} {}", came_through(lang, list.join(", ")));
    }
    match &told.float {
        None => {}
        Some(WhyFloat::Alone) => text = format!("{text} {}", alone(lang)),
        Some(WhyFloat::OnlyThese(others)) => {
            for (other, reason) in others {
                text = format!("{text} {}", why_not(player, Some(*other), reason, system, lang));
            }
        }
        Some(WhyFloat::NobodyThere) if system == System::Dubov => {
            text = format!("{text} {}", nobody_but_above(lang));
        }
        Some(WhyFloat::NobodyThere) if takes_up(system) => text = format!("{text} {}", no_equal(lang)),
        Some(WhyFloat::NobodyThere) => text = format!("{text} {}", nobody_there(lang)),
        Some(WhyFloat::Otherwise(reason)) => {
            let (premise, subject) = match told.outcome {
                _ if system == System::Dubov => (not_taken_up(lang, player), staying(lang, player)),
                Outcome::Game { float: Some(Float::Up), .. } if takes_up(system) => {
                    (not_taken_up(lang, player), staying_below(lang, player))
                }
                Outcome::Game { float: Some(Float::Down), .. } if takes_up(system) => {
                    (with_equal(lang, player), an_equal(lang, player))
                }
                _ => (with_opponent(lang, player), opponent_there(lang, player)),
            };
            let reason = consequence(&premise, &subject, reason, system, lang);
            text = format!("{text} {}", reason.unwrap_or_else(|| nobody_there(lang)));
        }
    }
    if let (System::Dutch(_), Outcome::Game { float, .. }, true) = (system, told.outcome, told.by_order) {
        let order = if float.is_none() { plain_halves(lang) } else { plain_from_above(lang) };
        text = format!("{text} {order}");
    }
    if let Some((other, reason)) = &told.instead_of {
        let reason = match told.outcome {
            Outcome::Bye => why_not(*other, None, reason, system, lang),
            Outcome::Game { .. } | Outcome::Away | Outcome::Unknown => {
                why_not(player, Some(*other), reason, system, lang)
            }
        };
        text = format!("{text} {}", by_order(lang, other, reason));
    }
    text
}

/// Why two players do not meet; without the other, why the player does not have the bye.
pub fn why_not(
    player: PlayerId,
    other: Option<PlayerId>,
    reason: &WhyNot,
    system: System,
    lang: Lang,
) -> String {
    let whom = other.map_or_else(String::new, |other| other.to_string());
    // «Mit 3 gegen 5 …», «3 gegen 5 …»
    let (premise, subject) = match other {
        Some(other) => (with_pair(lang, player, other), the_pair(lang, player, other)),
        None => (with_bye(lang, player), the_bye(lang, player)),
    };
    match reason {
        WhyNot::TheyMeet if other.is_some() => they_meet(lang, player, whom),
        WhyNot::TheyMeet => has_it(lang, player),
        WhyNot::Unknown(id) => is_nobody(*id, system, lang),
        WhyNot::Away(id) => is_away(*id, system, lang),
        WhyNot::AlreadyMet { round } => {
            already_met(lang, player, whom, round, number(Criterion::Rematch, system))
        }
        WhyNot::Prohibited => prohibited(lang, player, whom),
        WhyNot::SameAbsoluteColour(colour) => {
            same_colour(lang, player, whom, color(*colour, lang), number(Criterion::AbsoluteColours, system))
        }
        WhyNot::BarredFromBye { round } => barred(lang, player, round, number(Criterion::ByeBar, system)),
        WhyNot::NoBye if of_teams(system) => no_bye_teams(lang),
        WhyNot::NoBye => no_bye(lang),
        WhyNot::BySteps => by_steps(lang, subject),
        WhyNot::LeavesNoPairing
        | WhyNot::ByeTooHigh { .. }
        | WhyNot::ByeFewerGames { .. }
        | WhyNot::ByeHigherRanked { .. }
        | WhyNot::ByeNumber { .. }
        | WhyNot::Worse { .. }
        | WhyNot::Later { .. } => consequence(&premise, &subject, reason, system, lang).unwrap_or_default(),
    }
}

/// What would follow, where the reason is that something would be worse.
fn consequence(premise: &str, subject: &str, reason: &WhyNot, system: System, lang: Lang) -> Option<String> {
    match reason {
        WhyNot::LeavesNoPairing => Some(no_pairing(lang, premise, number(Criterion::Completion, system))),
        WhyNot::ByeTooHigh { now, then } => {
            let number = number(Criterion::ByeScore, system);
            let (now, then) = (points(*now, lang), points(*then, lang));
            Some(if of_teams(system) {
                bye_too_high_teams(lang, premise, now, then, number)
            } else {
                bye_too_high(lang, premise, now, then, number)
            })
        }
        WhyNot::ByeFewerGames { now, then } => Some(bye_fewer_games(lang, premise, now, then)),
        WhyNot::ByeHigherRanked { now, then } => Some(bye_higher_ranked(lang, premise, now, then)),
        WhyNot::ByeNumber { then } => Some(bye_number(lang, subject, then)),
        WhyNot::Worse { bracket, criterion, now, then } => {
            let what = self::criterion(*criterion, system, lang);
            let (now, then) = (value(now, lang), value(then, lang));
            Some(worse(lang, premise, points(*bracket, lang), what, number(*criterion, system), then, now))
        }
        WhyNot::Later { bracket } if takes_up(system) => {
            Some(later_identifier(lang, subject, points(*bracket, lang)))
        }
        WhyNot::Later { bracket } => Some(later(lang, subject, points(*bracket, lang))),
        WhyNot::TheyMeet
        | WhyNot::Unknown(_)
        | WhyNot::Away(_)
        | WhyNot::AlreadyMet { .. }
        | WhyNot::Prohibited
        | WhyNot::SameAbsoluteColour(_)
        | WhyNot::BarredFromBye { .. }
        | WhyNot::BySteps
        | WhyNot::NoBye => None,
    }
}

fn is_away(player: PlayerId, system: System, lang: Lang) -> String {
    if of_teams(system) { away_team(lang, player) } else { away(lang, player) }
}

fn is_nobody(player: PlayerId, system: System, lang: Lang) -> String {
    if of_teams(system) { no_team(lang, player) } else { nobody(lang, player) }
}

/// The whole record, a line each.
pub fn record(record: &Record, lang: Lang) -> Vec<String> {
    let mut lines = Vec::new();
    for note in &record.notes {
        lines.push(steps::step(note, lang));
    }
    for bracket in &record.brackets {
        lines.push(bracket_line(bracket, record.system, lang));
        if !bracket.moved_down.is_empty() {
            lines.push(format!("  {}", moved_down(lang, list(&bracket.moved_down))));
        }
        if !bracket.moved_up.is_empty() {
            lines.push(format!("  {}", moved_up(lang, list(&bracket.moved_up))));
        }
        let pairs: Vec<String> = bracket.pairs.iter().map(|(one, other)| format!("{one}–{other}")).collect();
        lines.push(format!(
            "  {}",
            if pairs.is_empty() { no_pairs(lang) } else { pairs_are(lang, pairs.join(", ")) }
        ));
        if !bracket.floaters.is_empty() {
            lines.push(format!("  {}", floaters(lang, list(&bracket.floaters))));
        }
        if record.system == System::Dubov {
            let (white, black) = &bracket.exchanged;
            if !white.is_empty() {
                lines.push(format!("  {}", shifted_white(lang, list(white))));
            }
            if !black.is_empty() {
                lines.push(format!("  {}", shifted_black(lang, list(black))));
            }
        } else if !bracket.exchanged.0.is_empty() {
            lines.push(format!(
                "  {}",
                exchanged(lang, list(&bracket.exchanged.0), list(&bracket.exchanged.1))
            ));
        }
        for weighed in &bracket.weighed {
            let what = criterion(weighed.criterion, record.system, lang);
            let number = number(weighed.criterion, record.system);
            lines.push(format!("  {number} {what}: {}", value(&weighed.value, lang)));
        }
    }
    if let Some(bye) = &record.bye {
        lines.push(bye_goes_to(lang, bye.player, points(bye.score, lang)));
        if !bye.barred.is_empty() {
            lines.push(format!("  {}", barred_are(lang, list(&bye.barred))));
        }
    }
    lines.extend(note(record.system, lang));
    lines
}

/// What players are ranked by, a line each; nothing where it is their number.
pub fn ranking(ranked: &[Ranked], lang: Lang) -> Vec<String> {
    let mut lines = Vec::new();
    let mut score = None;
    for one in ranked {
        if score.replace(one.score) != Some(one.score) {
            lines.push(ranked_at(lang, points(one.score, lang)));
        }
        let line = match one.by {
            RankedBy::Index(index) => {
                let tenths = decimal(index.buchholz, 10, lang);
                index_is(lang, one.player, tenths, decimal(index.sonneborn_berger, 100, lang))
            }
            RankedBy::Opposition(seen) => opposition_is(lang, one.player, seen.average, seen.upfloats),
        };
        lines.push(format!("  {line}"));
    }
    lines
}

/// Where the pairing rests on a reading of the text.
pub fn doubt(doubt: Doubt, lang: Lang) -> String {
    match doubt {
        Doubt::SeriesOfByes => doubt_series(lang),
        Doubt::ForfeitedUpfloats => doubt_upfloats(lang),
    }
}

/// Tenths or hundredths, written with one or two digits.
fn decimal(value: i64, parts: i64, lang: Lang) -> String {
    let mark = match lang {
        Lang::De => ',',
        Lang::En => '.',
    };
    let sign = if value < 0 { "-" } else { "" };
    let digits = if parts == 10 { 1 } else { 2 };
    let (whole, rest) = (value.abs() / parts, value.abs() % parts);
    format!("{sign}{whole}{mark}{rest:0digits$}")
}

/// Where the text of a system is open, how it was read.
pub fn note(system: System, lang: Lang) -> Option<String> {
    match system {
        System::Dutch(_) => None,
        System::Team(_) => Some(team_reading(lang)),
        System::Dubov => Some(dubov_reading(lang)),
        System::Burstein => Some(burstein_reading(lang)),
        System::DoubleSwiss => Some(double_swiss_reading(lang)),
        System::Lim(_) => Some(lim_reading(lang)),
    }
}

/// Why the colours of a board are as they are.
pub fn colours(reason: &ColourReason, lang: Lang) -> String {
    let [higher, lower] = reason.preferences;
    let rule = colour_rule(reason.rule, reason.system, lang);
    colours_are(lang, rule, reason.higher, preference(higher, lang), preference(lower, lang))
}

fn bracket_line(bracket: &BracketRecord, system: System, lang: Lang) -> String {
    let score = points(bracket.score, lang);
    let teams = of_teams(system);
    let count = match (bracket.residents.len(), lang) {
        (1, Lang::De) if teams => "eine Mannschaft".to_owned(),
        (1, Lang::En) if teams => "one team".to_owned(),
        (count, Lang::De) if teams => format!("{count} Mannschaften"),
        (count, Lang::En) if teams => format!("{count} teams"),
        (1, Lang::De) => "ein Spieler".to_owned(),
        (1, Lang::En) => "one player".to_owned(),
        (count, Lang::De) => format!("{count} Spieler"),
        (count, Lang::En) => format!("{count} players"),
    };
    match bracket.kind {
        BracketKind::Ordinary => ordinary(lang, score, count),
        BracketKind::Last => last(lang, score, count),
        BracketKind::Penultimate => penultimate(lang, score, count),
        BracketKind::Collapsed => collapsed(lang, score, count),
    }
}

fn number(criterion: Criterion, system: System) -> &'static str {
    criterion.number(system).unwrap_or("C.04.1")
}

fn points(points: Points, lang: Lang) -> String {
    match lang {
        Lang::De => points.to_string().replace('.', ","),
        Lang::En => points.to_string(),
    }
}

fn value(value: &Value, lang: Lang) -> String {
    match value {
        Value::Count(count) => count.to_string(),
        Value::Points(all) if all.is_empty() => "–".to_owned(),
        Value::Points(all) => {
            let told = |&one: &Points| {
                if one >= Points::whole(1000) {
                    points(one - Points::whole(1000), lang)
                } else {
                    points(one, lang)
                }
            };
            all.iter().map(told).collect::<Vec<_>>().join(" ")
        }
    }
}

fn list(players: &[PlayerId]) -> String {
    players.iter().map(PlayerId::to_string).collect::<Vec<_>>().join(", ")
}

/// «Weiß, stark».
pub fn preference(preference: Preference, lang: Lang) -> String {
    let Some(colour) = preference.colour else {
        return no_preference(lang);
    };
    let strength = match (preference.strength, lang) {
        (Strength::None, _) => return no_preference(lang),
        (Strength::Mild, Lang::De) => "schwach",
        (Strength::Mild, Lang::En) => "mild",
        (Strength::Strong, Lang::De) => "stark",
        (Strength::Strong, Lang::En) => "strong",
        (Strength::Absolute, Lang::De) => "absolut",
        (Strength::Absolute, Lang::En) => "absolute",
    };
    format!("{}, {strength}", color(colour, lang))
}

fn colour_rule(rule: ColourRule, system: System, lang: Lang) -> String {
    let told = match (rule, lang) {
        (ColourRule::BothGranted, Lang::De) => "beide Farbansprüche sind erfüllt",
        (ColourRule::BothGranted, Lang::En) => "both preferences are granted",
        (ColourRule::Stronger, Lang::De) => "der stärkere Farbanspruch geht vor",
        (ColourRule::Stronger, Lang::En) => "the stronger preference is granted",
        (ColourRule::LatestDifference, Lang::De) => {
            "gewechselt gegenüber der letzten Runde, in der die beiden verschiedene Farben hatten"
        }
        (ColourRule::LatestDifference, Lang::En) => {
            "changed from the latest round in which the two had different colours"
        }
        (ColourRule::HigherRanked, Lang::De) => "der Farbanspruch des Höherstehenden geht vor",
        (ColourRule::HigherRanked, Lang::En) => "the preference of the higher ranked is granted",
        (ColourRule::ByNumber, Lang::De) => "nach Startnummer und ausgeloster Farbe",
        (ColourRule::ByNumber, Lang::En) => "by number and the colour drawn by lot",
        (ColourRule::LowerDifference, Lang::De) => "Weiß für die kleinere Farbdifferenz",
        (ColourRule::LowerDifference, Lang::En) => "White for the lower colour difference",
        (ColourRule::LastColour, Lang::De) => {
            "gewechselt gegenüber der letzten Farbe des Höherstehenden, sonst des anderen"
        }
        (ColourRule::LastColour, Lang::En) => {
            "changed from the last colour of the higher ranked, else of the other"
        }
        (ColourRule::FewerWhites, Lang::De) => "Weiß für den, der es seltener hatte",
        (ColourRule::FewerWhites, Lang::En) => "White for the one who has had it less often",
        (ColourRule::Limit, Lang::De) => "einer der beiden darf nur noch diese Farbe bekommen",
        (ColourRule::Limit, Lang::En) => "one of the two may only have this colour",
        (ColourRule::HigherDue, Lang::De) => {
            "nie verschiedene Farben, zurückgezählt: der Höherstehende bekommt, was ihm zusteht"
        }
        (ColourRule::HigherDue, Lang::En) => {
            "never different colours, counted back: the higher ranked gets the colour due"
        }
        (ColourRule::LowerDue, Lang::De) => {
            "nie verschiedene Farben, zurückgezählt, und unter der Mittelgruppe: der Niedrigerstehende bekommt, was ihm zusteht"
        }
        (ColourRule::LowerDue, Lang::En) => {
            "never different colours, counted back, and below the median group: the lower ranked gets the colour due"
        }
    };
    format!("{told} ({})", rule.article(system))
}

/// What a criterion counts.
pub fn criterion(criterion: Criterion, system: System, lang: Lang) -> &'static str {
    use Criterion::*;
    use Lang::{De, En};
    match (criterion, lang) {
        (Rematch, De) => "Spieler, die sich schon begegnet sind",
        (Rematch, En) => "players who have met before",
        (ByeBar, De) => "wiederholte Freilose",
        (ByeBar, En) => "repeated byes",
        (AbsoluteColours, De) => "gleiche absolute Farbansprüche",
        (AbsoluteColours, En) => "equal absolute preferences",
        (Completion, De) => "Auslosungen, die nicht zu Ende gehen",
        (Completion, En) => "pairings that cannot be completed",
        (ByeScore, De) => "Punkte des Spielers mit Freilos",
        (ByeScore, En) => "score of the player with the bye",
        (FloaterScores, De) if matches!(system, System::Dutch(DutchEdition::Of2017)) => {
            "Punktabstände in der Gruppe"
        }
        (FloaterScores, En) if matches!(system, System::Dutch(DutchEdition::Of2017)) => {
            "differences of scores in the bracket"
        }
        (Floaters, De) if system == System::Dubov => "Aufwärtsfloater",
        (Floaters, En) if system == System::Dubov => "upfloaters",
        (FloaterScores, De) if system == System::Dubov => "Punktabstände der Aufwärtsfloater",
        (FloaterScores, En) if system == System::Dubov => "differences of scores of the upfloaters",
        (FloaterFloated, De) if system == System::Dubov => {
            "Aufwärtsfloater, die schon in der Vorrunde aufwärts gefloatet sind"
        }
        (FloaterFloated, En) if system == System::Dubov => "upfloaters who floated up in the round before",
        (MaximumUpfloaters, De) => "Aufwärtsfloater, die schon am häufigsten aufwärts gefloatet sind",
        (MaximumUpfloaters, En) => "upfloaters who have floated up as often as anyone should",
        (MaximumUpfloats, De) => "deren bisherige Aufwärtsfloats",
        (MaximumUpfloats, En) => "how often these have floated up",
        (Floaters, De) if takes_up(system) => "Aufwärtsfloater",
        (Floaters, En) if takes_up(system) => "upfloaters",
        (FloaterScores, De) if takes_up(system) => "Punkte der Aufwärtsfloater",
        (FloaterScores, En) if takes_up(system) => "scores of the upfloaters",
        (Floaters, De) => "Spieler ohne Gegner in der Gruppe",
        (Floaters, En) => "players without an opponent in the bracket",
        (FloaterFloated, De) => "Aufwärtsfloater, die schon in der Vorrunde gefloatet sind",
        (FloaterFloated, En) => "upfloaters who floated in the round before",
        (OpponentFloated, De) => "Gegner von Aufwärtsfloatern, die schon in der Vorrunde gefloatet sind",
        (OpponentFloated, En) => "opponents of upfloaters who floated in the round before",
        (FloaterScores, De) => "Punkte der Abwärtsfloater",
        (FloaterScores, En) => "scores of the downfloaters",
        (NextBracket, De) if takes_up(system) => {
            "Punktgruppen darunter, die mehr Aufwärtsfloater brauchen, als ihre Zahl verlangt"
        }
        (NextBracket, En) if takes_up(system) => {
            "scoregroups below that need more upfloaters than their number demands"
        }
        (ByeGames, De) if of_teams(system) => "nicht gespielte Runden der Mannschaft mit Freilos",
        (ByeGames, En) if of_teams(system) => "rounds not played by the team with the bye",
        (NextBracket, De) => "in der nächsten Gruppe übrig",
        (NextBracket, En) => "left over in the next bracket",
        (ByeGames, De) => "nicht gespielte Runden des Spielers mit Freilos",
        (ByeGames, En) => "rounds not played by the player with the bye",
        (ColourDifference, De) => "Farbdifferenz über zwei",
        (ColourDifference, En) => "colour differences above two",
        (ThirdColour, De) => "dreimal dieselbe Farbe in Folge",
        (ThirdColour, En) => "the same colour three times running",
        (Preferences, De) => "nicht erfüllte Farbansprüche",
        (Preferences, En) => "preferences not granted",
        (StrongPreferences, De) => "nicht erfüllte starke Farbansprüche",
        (StrongPreferences, En) => "strong preferences not granted",
        (DownfloatAgain, De) => "Abwärtsfloat wie in der Vorrunde",
        (DownfloatAgain, En) => "downfloats as in the round before",
        (UpfloatAgain, De) => "Aufwärtsfloat wie in der Vorrunde",
        (UpfloatAgain, En) => "upfloats as in the round before",
        (DownfloatAfterTwo, De) => "Abwärtsfloat wie vor zwei Runden",
        (DownfloatAfterTwo, En) => "downfloats as two rounds before",
        (UpfloatAfterTwo, De) => "Aufwärtsfloat wie vor zwei Runden",
        (UpfloatAfterTwo, En) => "upfloats as two rounds before",
        (DownfloatAgainScores, De) => "Punktabstände bei wiederholtem Abwärtsfloat",
        (DownfloatAgainScores, En) => "differences of scores of repeated downfloats",
        (UpfloatAgainScores, De) => "Punktabstände bei wiederholtem Aufwärtsfloat",
        (UpfloatAgainScores, En) => "differences of scores of repeated upfloats",
        (DownfloatAfterTwoScores, De) => "Punktabstände bei Abwärtsfloat wie vor zwei Runden",
        (DownfloatAfterTwoScores, En) => "differences of scores of downfloats as two rounds before",
        (UpfloatAfterTwoScores, De) => "Punktabstände bei Aufwärtsfloat wie vor zwei Runden",
        (UpfloatAfterTwoScores, En) => "differences of scores of upfloats as two rounds before",
    }
}

texts! {
    away(player) {
        de: "Spieler {player} wird in dieser Runde nicht ausgelost.",
        en: "Player {player} is not paired in this round.",
    }
    nobody(player) {
        de: "Einen Spieler {player} gibt es in diesem Turnier nicht.",
        en: "There is no player {player} in this tournament.",
    }
    has_bye(player, score) {
        de: "{player} ({score} Punkte) hat das Freilos.",
        en: "{player} ({score} points) has the bye.",
    }
    meets_equal(player, score, opponent) {
        de: "{player} spielt gegen {opponent}; beide haben {score} Punkte.",
        en: "{player} plays {opponent}; both have {score} points.",
    }
    meets_below(player, score, opponent, theirs) {
        de: "{player} ({score} Punkte) floatet abwärts und spielt gegen {opponent} ({theirs}).",
        en: "{player} ({score} points) floats down and plays {opponent} ({theirs}).",
    }
    meets_upfloater(player, score, opponent, theirs) {
        de: "{player} ({score} Punkte) spielt gegen {opponent} ({theirs}), der von unten geholt wird.",
        en: "{player} ({score} points) plays {opponent} ({theirs}), who is taken from below.",
    }
    meets_above(player, score, opponent, theirs) {
        de: "{player} ({score} Punkte) floatet aufwärts und spielt gegen {opponent} ({theirs}).",
        en: "{player} ({score} points) floats up and plays {opponent} ({theirs}).",
    }
    has_colour(colour, rule, own, opponent, theirs) {
        de: "{colour}: {rule}; eigener Anspruch: {own}, Anspruch von {opponent}: {theirs}.",
        en: "{colour}: {rule}; own preference: {own}, preference of {opponent}: {theirs}.",
    }
    plain_halves() {
        de: "Es ist die Paarung der einfachen Reihenfolge: obere gegen untere Hälfte der Gruppe.",
        en: "It is the pair of the plain order: upper against lower half of the bracket.",
    }
    plain_from_above() {
        de: "Es ist die Paarung der einfachen Reihenfolge: Wer aus der höheren Gruppe kommt, trifft auf die Ersten der Gruppe.",
        en: "It is the pair of the plain order: whoever comes down meets the first of the bracket.",
    }
    alone() { de: "Dort gab es niemand sonst.", en: "There was nobody else in it." }
    no_preference() { de: "keiner", en: "none" }
    came_through(scores) {
        de: "Ohne Gegner geblieben in der Gruppe mit {scores} Punkten.",
        en: "Left without an opponent in the bracket of {scores} points.",
    }
    no_equal() {
        de: "Mit gleicher Punktzahl gab es keinen zulässigen Gegner.",
        en: "There was no lawful opponent of equal score.",
    }
    nobody_there() {
        de: "Dort gab es keinen zulässigen Gegner.",
        en: "There was no lawful opponent in it.",
    }
    with_opponent(player) { de: "Mit einem Gegner für {player} darin", en: "With an opponent for {player} in it" }
    opponent_there(player) { de: "Ein Gegner für {player} darin", en: "An opponent for {player} in it" }
    by_order(other, reason) {
        de: "Nach der Reihenfolge wäre {other} dran: {reason}",
        en: "By plain order it would be {other}: {reason}",
    }
    with_pair(player, other) { de: "Mit {player} gegen {other}", en: "With {player} against {other}" }
    with_bye(player) { de: "Mit dem Freilos für {player}", en: "With the bye for {player}" }
    the_pair(player, other) { de: "{player} gegen {other}", en: "{player} against {other}" }
    the_bye(player) { de: "Das Freilos für {player}", en: "The bye for {player}" }
    they_meet(player, other) {
        de: "{player} und {other} spielen gegeneinander.",
        en: "{player} and {other} do play each other.",
    }
    has_it(player) { de: "{player} hat das Freilos.", en: "{player} does have the bye." }
    already_met(player, other, round, number) {
        de: "{player} und {other} haben schon in Runde {round} gegeneinander gespielt ({number}).",
        en: "{player} and {other} have met in round {round} ({number}).",
    }
    prohibited(player, other) {
        de: "{player} gegen {other} ist in dieser Runde nicht erlaubt.",
        en: "{player} against {other} is not permitted in this round.",
    }
    same_colour(player, other, colour, number) {
        de: "{player} und {other} müssen beide {colour} bekommen ({number}).",
        en: "{player} and {other} must both have {colour} ({number}).",
    }
    barred(player, round, number) {
        de: "{player} darf kein Freilos bekommen, weil es in Runde {round} schon Punkte ohne Spiel gab ({number}).",
        en: "{player} may not have the bye, having had points without a game in round {round} ({number}).",
    }
    no_bye() {
        de: "Die Zahl der Spieler ist gerade; es gibt kein Freilos.",
        en: "The number of players is even; there is no bye.",
    }
    no_pairing(premise, number) {
        de: "{premise} gäbe es für die Übrigen keine zulässige Auslosung mehr ({number}).",
        en: "{premise} the others could not be paired any more ({number}).",
    }
    bye_too_high(premise, now, then, number) {
        de: "{premise} ginge das Freilos an einen Spieler mit {then} statt {now} Punkten ({number}).",
        en: "{premise} the bye would go to a player of {then} instead of {now} points ({number}).",
    }
    worse(premise, bracket, what, number, then, now) {
        de: "{premise} wäre die Gruppe mit {bracket} Punkten schlechter: {what} ({number}) {then} statt {now}.",
        en: "{premise} the bracket of {bracket} points would be worse: {what} ({number}) {then} instead of {now}.",
    }
    later(subject, bracket) {
        de: "{subject} wäre in der Gruppe mit {bracket} Punkten genauso gut, kommt aber in der Reihenfolge später (Artikel 4).",
        en: "{subject} would be as good in the bracket of {bracket} points, but comes later in the order (article 4).",
    }
    ordinary(score, count) { de: "Gruppe mit {score} Punkten, {count}:", en: "Bracket of {score} points, {count}:" }
    last(score, count) { de: "Letzte Gruppe, {score} Punkte, {count}:", en: "Last bracket, {score} points, {count}:" }
    penultimate(score, count) {
        de: "Vorletzte Gruppe, {score} Punkte, {count}, neu gepaart, damit alle anderen Gegner finden:",
        en: "Penultimate bracket, {score} points, {count}, paired again so that all others find opponents:",
    }
    collapsed(score, count) {
        de: "Zusammengelegte letzte Gruppe ab {score} Punkten, {count}:",
        en: "Collapsed last bracket from {score} points, {count}:",
    }
    moved_down(players) { de: "Von oben gekommen: {players}", en: "Moved down: {players}" }
    team_reading() {
        de: "Wo C.04.6 offen ist: C6 fragt nur, ob die nächste Punktgruppe mit so wenigen Aufwärtsfloatern auskommt, wie ihre Zahl erlaubt; mit Ansprüchen vom Typ B hat eine Mannschaft mit ausgeglichenen Farben in der letzten Runde keinen.",
        en: "Where C.04.6 is open: C6 only asks whether the next scoregroup can do with as few upfloaters as its number allows; with preferences of type B a team of balanced colours has none in the last round.",
    }
    double_swiss_reading() {
        de: "Die Paarungen nennen die Farben der ersten Partie, in der zweiten sind sie umgekehrt. Wo C.04.5 offen ist: C6 fragt nur, ob die nächste Punktgruppe mit so wenigen Aufwärtsfloatern auskommt, wie ihre Zahl erlaubt; die virtuellen Punkte der Beschleunigung sind die einer Runde.",
        en: "The pairs have the colours of the first game; in the second they are reversed. Where C.04.5 is open: C6 only asks whether the next scoregroup can do with as few upfloaters as its number allows; the virtual points of acceleration are those of a round.",
    }
    lim_reading() {
        de: "Der Text des Lim-Systems (C.04.4.3) lässt vieles offen, und es gibt kein anerkanntes Programm zum Vergleich; gelesen wurde er zum größten Teil aus Zusammenfassungen. Diese Auslosung ist zulässig und folgt einer Lesart, andere sind möglich. Offen sind vor allem die Wahl der Floater (3.9), der Gegner eines Floaters (3.8), der Tausch in Gruppen über sechs Spieler (4.2, 4.3) und welche Paarung aufgelöst wird, wenn die Mittelgruppe nicht aufgeht (2.6).",
        en: "The text of the Lim system (C.04.4.3) leaves much open, and there is no endorsed program to compare with; most of it was read from digests. This pairing is legal and follows one reading, others are possible. Open are above all the choice of floaters (3.9), a floater's opponent (3.8), exchanges in groups of more than six (4.2, 4.3) and which pair is broken up where the median group cannot be paired (2.6).",
    }
    away_team(team) {
        de: "Mannschaft {team} wird in dieser Runde nicht ausgelost.",
        en: "Team {team} is not paired in this round.",
    }
    no_team(team) {
        de: "Eine Mannschaft {team} gibt es in diesem Turnier nicht.",
        en: "There is no team {team} in this tournament.",
    }
    no_bye_teams() {
        de: "Die Zahl der Mannschaften ist gerade; es gibt kein Freilos.",
        en: "The number of teams is even; there is no bye.",
    }
    bye_too_high_teams(premise, now, then, number) {
        de: "{premise} ginge das Freilos an eine Mannschaft mit {then} statt {now} Punkten ({number}).",
        en: "{premise} the bye would go to a team of {then} instead of {now} points ({number}).",
    }
    bye_number(subject, then) {
        de: "{subject} wäre nach Punkten und gespielten Runden genauso gut; es hat {then} mit der größeren Nummer (3.4.4).",
        en: "{subject} would be as good by points and rounds played; {then} has it, of the larger number (3.4.4).",
    }
    not_taken_up(player) { de: "Ohne {player} als Aufwärtsfloater", en: "Without {player} as an upfloater" }
    staying_below(player) { de: "Eine Runde ohne {player} als Aufwärtsfloater", en: "A round without {player} as an upfloater" }
    with_equal(player) {
        de: "Mit einem Gegner gleicher Punktzahl für {player}",
        en: "With an opponent of equal score for {player}",
    }
    an_equal(player) { de: "Ein Gegner gleicher Punktzahl für {player}", en: "An opponent of equal score for {player}" }
    later_identifier(subject, bracket) {
        de: "{subject} wäre in der Gruppe mit {bracket} Punkten genauso gut, kommt aber in der Reihenfolge der Nummern später (3.5.4, 3.6.3).",
        en: "{subject} would be as good in the bracket of {bracket} points, but comes later in the order of numbers (3.5.4, 3.6.3).",
    }
    by_steps(subject) {
        de: "{subject} ist nicht verboten; das Verfahren kam vorher zu einem anderen Gegner. --explain zeigt die Schritte.",
        en: "{subject} is not forbidden; the procedure came to another opponent before. --explain shows the steps.",
    }
    moved_up(players) { de: "Von unten geholt: {players}", en: "Moved up: {players}" }
    dubov_reading() {
        de: "Wo C.04.4.1 offen ist: Aufwärts gefloatet ist, wer gegen jemanden mit mehr Punkten gelost wurde, auch wenn die Partie kampflos endete; C9 zählt die Aufwärtsfloats zusammen.",
        en: "Where C.04.4.1 is open: a player floated up by being paired with someone of more points, even if the game was forfeited; C9 adds the upfloats up.",
    }
    burstein_reading() {
        de: "Wo C.04.4.2 offen ist: Freie Runden ohne Punkte, die bis zur letzten gespielten Runde reichen, zählen für frühere Gegner als Remis, auch wenn der Spieler nun wieder da ist (1.7.2); C7 sieht eine Gruppe voraus.",
        en: "Where C.04.4.2 is open: zero-point byes that reach the last round played count as draws for former opponents, even if the player is back now (1.7.2); C7 looks one bracket ahead.",
    }
    seeding(round, rounds) {
        de: "Setzrunde {round} von {rounds}: ausgelost nach dem Dutch-System (C.04.4.2, 1.6).",
        en: "Seeding round {round} of {rounds}: paired by the Dutch system (C.04.4.2, 1.6).",
    }
    doubt_series() {
        de: "Diese Auslosung hängt davon ab, wie C.04.4.2, 1.7.2 zu lesen ist: Die freien Runden ohne Punkte eines Spielers, der wieder da ist, zählen hier für frühere Gegner als Remis; zählten sie nicht, käme eine andere heraus.",
        en: "This pairing rests on how C.04.4.2, 1.7.2 is read: the zero-point byes of a player who is back count as draws for former opponents here; if they did not, it would be another.",
    }
    doubt_upfloats() {
        de: "Diese Auslosung hängt davon ab, wie C.04.4.1, 1.8 zu lesen ist: Kampflose Partien gegen jemanden mit mehr Punkten zählen hier als Aufwärtsfloat; zählten sie nicht, käme eine andere heraus.",
        en: "This pairing rests on how C.04.4.1, 1.8 is read: forfeited games against someone of more points count as upfloats here; if they did not, it would be another.",
    }
    index_is(player, buchholz, berger) {
        de: "{player}: Buchholz {buchholz}, Sonneborn-Berger-Wertung {berger}",
        en: "{player}: Buchholz {buchholz}, Sonneborn-Berger {berger}",
    }
    opposition_is(player, average, upfloats) {
        de: "{player}: Gegnerschnitt {average}, Aufwärtsfloats {upfloats}",
        en: "{player}: average of opponents {average}, upfloats {upfloats}",
    }
    ranked_at(score) {
        de: "Reihenfolge mit {score} Punkten:",
        en: "Order at {score} points:",
    }
    shifted_white(players) {
        de: "Aus der Gruppe, die Weiß sucht, in die andere: {players}",
        en: "Shifted from those who seek White: {players}",
    }
    shifted_black(players) {
        de: "Aus der Gruppe, die Schwarz sucht, in die andere: {players}",
        en: "Shifted from those who seek Black: {players}",
    }
    nobody_but_above() {
        de: "In der eigenen Gruppe und darunter gab es keinen zulässigen Gegner.",
        en: "There was no lawful opponent of the same score or less.",
    }
    staying(player) { de: "Ein anderer Aufwärtsfloater als {player}", en: "An upfloater other than {player}" }
    bye_fewer_games(premise, now, then) {
        de: "{premise} ginge das Freilos an einen Spieler mit gleich vielen Punkten, aber {then} statt {now} gespielten Partien (3.1.4).",
        en: "{premise} the bye would go to a player of the same score who has played {then} games instead of {now} (3.1.4).",
    }
    bye_higher_ranked(premise, now, then) {
        de: "{premise} ginge das Freilos an {then}; {now} hat gleich viele Punkte und Partien, steht aber in der Rangfolge tiefer (3.1.5).",
        en: "{premise} the bye would go to {then}; {now} has the same score and number of games but is ranked lower (3.1.5).",
    }
    no_pairs() { de: "Keine Paarung", en: "No pairs" }
    pairs_are(pairs) { de: "Paarungen: {pairs}", en: "Pairs: {pairs}" }
    floaters(players) { de: "Ohne Gegner: {players}", en: "Without an opponent: {players}" }
    exchanged(gone, come) {
        de: "Getauscht zwischen den Hälften: {gone} gegen {come}",
        en: "Exchanged between the halves: {gone} for {come}",
    }
    bye_goes_to(player, score) { de: "Freilos: {player} ({score} Punkte)", en: "Bye: {player} ({score} points)" }
    barred_are(players) { de: "Kein Freilos dürfen bekommen: {players}", en: "Barred from the bye: {players}" }
    colours_are(rule, player, higher, lower) {
        de: "{rule}; Anspruch von {player}: {higher}, des Gegners: {lower}",
        en: "{rule}; preference of {player}: {higher}, of the opponent: {lower}",
    }
}
