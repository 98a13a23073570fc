//! Why a round is paired this way: a sentence for a player, the whole record for the arbiter.

use turmuhr_core::{PlayerId, Points};
use turmuhr_pairing::{
    ColourRule, Doubt, DutchEdition, Field, Float, Pairing, Preference, Ranked, RankedBy, Strength, System,
    reasons::{
        BracketKind, BracketRecord, ColourReason, Criterion, Outcome, PlainOrder, Record, Value, Why,
        WhyFloat,
    },
};

mod instead;
mod steps;
mod voice;
mod words;

use instead::consequence;
use words::*;
pub use {instead::why_not, voice::Voice, words::seeding};

use crate::{Lang, board::color};

/// Whether the system pairs teams.
fn of_teams(system: System) -> bool {
    matches!(system, System::Team(_))
}

/// Whether the system fills a scoregroup from below.
fn takes_up(system: System) -> bool {
    matches!(system, System::Team(_) | System::DoubleSwiss)
}

/// The answer to «why this opponent, why this colour?».
pub fn why<'a>(told: &Why, system: System, voice: impl Into<Voice<'a>>) -> String {
    let voice = voice.into();
    let lang = voice.lang;
    let player = &voice.name(told.player);
    let mut text = match told.outcome {
        Outcome::Away => return is_away(told.player, system, voice),
        Outcome::Unknown => return is_nobody(told.player, system, voice),
        Outcome::Bye => has_bye(lang, player, points(told.score, lang)),
        Outcome::Game { opponent, opponent_score, opponent_preference, colour, rule, float } => {
            let (score, opponent) = (points(told.score, lang), &voice.name(opponent));
            let game = match float {
                None => meets_equal(lang, player, score, opponent),
                // Nobody floats down in this system.
                Some(Float::Down) if system == System::Dubov => meets_upfloater(
                    lang,
                    MeetsUpfloater { player, score, opponent, theirs: points(opponent_score, lang) },
                ),
                Some(Float::Down) => meets_below(
                    lang,
                    MeetsBelow { player, score, opponent, theirs: points(opponent_score, lang) },
                ),
                Some(Float::Up) => meets_above(
                    lang,
                    MeetsAbove { player, score, opponent, theirs: points(opponent_score, lang) },
                ),
            };
            let rule = colour_rule(rule, system, lang);
            let (own, theirs) = (preference(told.preference, lang), preference(opponent_preference, lang));
            format!(
                "{game} {}",
                has_colour(lang, HasColour { colour: color(colour, lang), rule, own, opponent, theirs })
            )
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
                text = format!("{text} {}", why_not(told.player, Some(*other), reason, system, voice));
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
            let reason = consequence(&premise, &subject, reason, system, voice);
            text = format!("{text} {}", reason.unwrap_or_else(|| nobody_there(lang)));
        }
    }
    match told.by_order {
        Some(PlainOrder::Halves) => text = format!("{text} {}", plain_halves(lang)),
        Some(PlainOrder::HalvesOfTheRest) => text = format!("{text} {}", plain_halves_of_the_rest(lang)),
        Some(PlainOrder::FromAbove) => text = format!("{text} {}", plain_from_above(lang)),
        None => {}
    }
    if let Some(passed) = &told.passed_over {
        text = format!("{text} {}", in_order_before(lang, voice.name(passed.mover)));
        for (other, reason) in &passed.others {
            text = format!("{text} {}", why_not(passed.mover, Some(*other), reason, system, voice));
        }
    }
    if let Some(round) = told.forfeited_in {
        text = format!("{text} {}", forfeited_before(lang, round));
    }
    if let Some((other, reason)) = &told.instead_of {
        let reason = match told.outcome {
            Outcome::Bye => why_not(*other, None, reason, system, voice),
            Outcome::Game { .. } | Outcome::Away | Outcome::Unknown => {
                why_not(told.player, Some(*other), reason, system, voice)
            }
        };
        text = format!("{text} {}", by_order(lang, voice.name(*other), reason));
    }
    text
}

/// The first sentence: opponent, colour, main reason.
pub fn in_short<'a>(told: &Why, system: System, voice: impl Into<Voice<'a>>) -> String {
    let voice = voice.into();
    let lang = voice.lang;
    let player = voice.name(told.player);
    let own = told.score;
    match told.outcome {
        Outcome::Away => is_away(told.player, system, voice),
        Outcome::Unknown => is_nobody(told.player, system, voice),
        Outcome::Bye if of_teams(system) => short_bye_teams(lang, player, scored(own, lang)),
        Outcome::Bye => short_bye(lang, player, scored(own, lang)),
        Outcome::Game { opponent, opponent_score, colour, float, .. } => {
            let (opponent, theirs) = (voice.name(opponent), opponent_score);
            let colour = color(colour, lang);
            match float {
                None => short_equal(lang, ShortEqual { player, colour, opponent, score: scored(own, lang) }),
                Some(Float::Down) => short_below(
                    lang,
                    ShortBelow {
                        player,
                        colour,
                        opponent,
                        score: of_score(own, lang),
                        theirs: scored(theirs, lang),
                    },
                ),
                Some(Float::Up) => short_above(
                    lang,
                    ShortAbove {
                        player,
                        colour,
                        opponent,
                        score: scored(own, lang),
                        theirs: of_score(theirs, lang),
                    },
                ),
            }
        }
    }
}

/// «3½ Punkte», «1 Punkt».
fn scored(points: Points, lang: Lang) -> String {
    let number = crate::values::points(points, lang);
    match (points > Points::ZERO && points <= Points::whole(1), lang) {
        (true, Lang::De) => format!("{number} Punkt"),
        (true, Lang::En) => format!("{number} point"),
        (false, Lang::De) => format!("{number} Punkte"),
        (false, Lang::En) => format!("{number} points"),
    }
}

/// «mit 3½ Punkten».
fn of_score(points: Points, lang: Lang) -> String {
    let told = scored(points, lang);
    if lang == Lang::De && told.ends_with('e') { format!("{told}n") } else { told }
}

fn is_away(player: PlayerId, system: System, voice: Voice<'_>) -> String {
    let (lang, player) = (voice.lang, voice.name(player));
    if of_teams(system) { away_team(lang, player) } else { away(lang, player) }
}

fn is_nobody(player: PlayerId, system: System, voice: Voice<'_>) -> String {
    let (lang, player) = (voice.lang, voice.name(player));
    if of_teams(system) { no_team(lang, player) } else { nobody(lang, player) }
}

/// The whole record of a round: seeding, ranking, brackets.
pub fn account<'a>(
    pairing: &Pairing,
    field: &Field,
    system: System,
    voice: impl Into<Voice<'a>>,
) -> Vec<String> {
    let voice = voice.into();
    let lang = voice.lang;
    let seeded = system.seeding_rounds(field).filter(|&rounds| pairing.round <= rounds);
    let mut lines: Vec<String> =
        seeded.map(|rounds| seeding(lang, pairing.round, rounds)).into_iter().collect();
    lines.extend(ranking(&turmuhr_pairing::ranking(field, system).unwrap_or_default(), voice));
    lines.extend(record(&pairing.record, voice));
    lines
}

/// The whole record, a line each.
pub fn record<'a>(record: &Record, voice: impl Into<Voice<'a>>) -> Vec<String> {
    let voice = voice.into();
    let lang = voice.lang;
    let list = |players: &[PlayerId]| voice.list(players);
    let mut lines = Vec::new();
    for note in &record.notes {
        lines.push(steps::step(note, voice));
    }
    for bracket in &record.brackets {
        lines.push(bracket_line(bracket, record.system, lang));
        if !bracket.moved_down.is_empty() {
            lines.push(format!("  {}", moved_down(lang, list(&bracket.moved_down))));
        }
        if !bracket.moved_up.is_empty() {
            lines.push(format!("  {}", moved_up(lang, list(&bracket.moved_up))));
        }
        let pairs: Vec<String> = bracket.pairs.iter().map(|&(one, other)| voice.pair(one, other)).collect();
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
        lines.push(bye_goes_to(lang, voice.name(bye.player), points(bye.score, lang)));
        if !bye.barred.is_empty() {
            lines.push(format!("  {}", barred_are(lang, list(&bye.barred))));
        }
    }
    lines.extend(note(record.system, lang));
    lines
}

/// The ranking of players, one a line; empty if they are ranked by number.
pub fn ranking<'a>(ranked: &[Ranked], voice: impl Into<Voice<'a>>) -> Vec<String> {
    let voice = voice.into();
    let lang = voice.lang;
    let mut lines = Vec::new();
    let mut score = None;
    for one in ranked {
        if score.replace(one.score) != Some(one.score) {
            lines.push(ranked_at(lang, points(one.score, lang)));
        }
        let line = match one.by {
            RankedBy::Index(index) => {
                let tenths = decimal(index.buchholz, 10, lang);
                index_is(lang, voice.name(one.player), tenths, decimal(index.sonneborn_berger, 100, lang))
            }
            RankedBy::Opposition(seen) => {
                opposition_is(lang, voice.name(one.player), seen.average, seen.upfloats)
            }
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

/// Why a board has these colours.
pub fn colours<'a>(reason: &ColourReason, voice: impl Into<Voice<'a>>) -> String {
    let voice = voice.into();
    let lang = voice.lang;
    let [higher, lower] = reason.preferences;
    let rule = colour_rule(reason.rule, reason.system, lang);
    colours_are(
        lang,
        ColoursAre {
            rule,
            player: voice.name(reason.higher),
            higher: preference(higher, lang),
            lower: preference(lower, lang),
        },
    )
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
        (ColourRule::HigherRanked, Lang::De) => "der Farbanspruch des Ranghöheren geht vor",
        (ColourRule::HigherRanked, Lang::En) => "the preference of the higher ranked is granted",
        (ColourRule::ByNumber, Lang::De) => "nach Startnummer und ausgeloster Farbe",
        (ColourRule::ByNumber, Lang::En) => "by number and the colour drawn by lot",
        (ColourRule::LowerDifference, Lang::De) => "Weiß für die kleinere Farbdifferenz",
        (ColourRule::LowerDifference, Lang::En) => "White for the lower colour difference",
        (ColourRule::LastColour, Lang::De) => {
            "gewechselt gegenüber der letzten Farbe des Ranghöheren, sonst des anderen"
        }
        (ColourRule::LastColour, Lang::En) => {
            "changed from the last colour of the higher ranked, else of the other"
        }
        (ColourRule::FewerWhites, Lang::De) => "Weiß für den, der es seltener hatte",
        (ColourRule::FewerWhites, Lang::En) => "White for the player who has had it less often",
        (ColourRule::Limit, Lang::De) => "einer der beiden darf nur noch diese Farbe bekommen",
        (ColourRule::Limit, Lang::En) => "one of the two may have this colour only",
        (ColourRule::HigherDue, Lang::De) => {
            "zurückgezählt nie verschiedene Farben: der Ranghöhere bekommt die Farbe, die ihm zusteht"
        }
        (ColourRule::HigherDue, Lang::En) => {
            "counting back, never different colours: the higher ranked gets the colour due"
        }
        (ColourRule::LowerDue, Lang::De) => {
            "zurückgezählt nie verschiedene Farben, und unter der Mittelgruppe: der Rangniedrigere bekommt die Farbe, die ihm zusteht"
        }
        (ColourRule::LowerDue, Lang::En) => {
            "counting back, never different colours, and below the median group: the lower ranked gets the colour due"
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
        (Completion, De) => "Auslosungen, die sich nicht vollenden lassen",
        (Completion, En) => "pairings that cannot be completed",
        (ByeScore, De) => "Punkte des Spielers mit Freilos",
        (ByeScore, En) => "score of the player with the bye",
        (FloaterScores, De) if matches!(system, System::Dutch(DutchEdition::Of2017)) => {
            "Punktabstände in der Gruppe"
        }
        (FloaterScores, En) if matches!(system, System::Dutch(DutchEdition::Of2017)) => {
            "score differences in the bracket"
        }
        (Floaters, De) if system == System::Dubov => "Aufwärtsfloater",
        (Floaters, En) if system == System::Dubov => "upfloaters",
        (FloaterScores, De) if system == System::Dubov => "Punktabstände der Aufwärtsfloater",
        (FloaterScores, En) if system == System::Dubov => "score differences of the upfloaters",
        (FloaterFloated, De) if system == System::Dubov => {
            "Aufwärtsfloater, die schon in der Vorrunde aufwärts gefloatet sind"
        }
        (FloaterFloated, En) if system == System::Dubov => "upfloaters who floated up in the round before",
        (MaximumUpfloaters, De) => {
            "Aufwärtsfloater, die die Höchstzahl an Aufwärtsfloats schon erreicht haben"
        }
        (MaximumUpfloaters, En) => "upfloaters who have already reached the maximum number of upfloats",
        (MaximumUpfloats, De) => "deren bisherige Aufwärtsfloats",
        (MaximumUpfloats, En) => "their upfloats so far",
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
        (ThirdColour, En) => "the same colour three times in a row",
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
        (DownfloatAgainScores, En) => "score differences of repeated downfloats",
        (UpfloatAgainScores, De) => "Punktabstände bei wiederholtem Aufwärtsfloat",
        (UpfloatAgainScores, En) => "score differences of repeated upfloats",
        (DownfloatAfterTwoScores, De) => "Punktabstände bei Abwärtsfloat wie vor zwei Runden",
        (DownfloatAfterTwoScores, En) => "score differences of downfloats as two rounds before",
        (UpfloatAfterTwoScores, De) => "Punktabstände bei Aufwärtsfloat wie vor zwei Runden",
        (UpfloatAfterTwoScores, En) => "score differences of upfloats as two rounds before",
    }
}
