//! Names of the tie-breaks.

use turmuhr_standings::{Code, Measure, Name, code::KoyaLimit};

use crate::Lang;

pub fn name(name: Name, lang: Lang) -> &'static str {
    let (de, en) = match name {
        Name::Points => ("Punkte", "points"),
        Name::MatchPoints => ("Mannschaftspunkte", "match points"),
        Name::GamePoints => ("Brettpunkte", "game points"),
        Name::DirectEncounter => ("direkter Vergleich", "direct encounter"),
        Name::Wins => ("Runden mit voller Punktzahl", "rounds with the points of a win"),
        Name::GamesWon => ("gewonnene Partien", "games won"),
        Name::BlackGames => ("Partien mit Schwarz", "games with Black"),
        Name::BlackWins => ("Siege mit Schwarz", "wins with Black"),
        Name::Progressive => ("fortschreitende Wertung", "progressive score"),
        Name::ElectedRounds => ("Runden mit Spielbereitschaft", "rounds elected to play"),
        Name::StandardPoints => ("Punkte nach 1, ½, 0", "standard points"),
        Name::PairingNumber => ("Startnummer", "pairing number"),
        Name::Buchholz => ("Buchholz", "Buchholz"),
        Name::OpponentsBuchholz => ("mittlere Buchholzzahl der Gegner", "average of opponents' Buchholz"),
        Name::ForeBuchholz => {
            ("vorläufige Buchholz (letzte Runde remis)", "Fore Buchholz (last round drawn)")
        }
        Name::SonnebornBerger => ("Sonneborn-Berger", "Sonneborn-Berger"),
        Name::Koya => ("Koya", "Koya"),
        Name::OpponentsRating => ("Wertungsschnitt der Gegner", "average rating of opponents"),
        Name::Performance => ("Leistungszahl", "tournament performance rating"),
        Name::PerfectPerformance => ("perfekte Turnierleistung", "perfect tournament performance"),
        Name::OpponentsPerformance => {
            ("mittlere Leistungszahl der Gegner", "average performance of opponents")
        }
        Name::OpponentsPerfect => {
            ("mittlere perfekte Turnierleistung der Gegner", "average perfect performance of opponents")
        }
        Name::Rating => ("eigene Wertungszahl", "own rating"),
        Name::BoardCount => ("Brettzahl", "board count"),
        Name::TopBoards => ("Spitzenbretter", "top board results"),
        Name::BottomBoards => ("ohne die letzten Bretter", "bottom board elimination"),
        Name::Secondary => (
            "Brettpunkte (oder Mannschaftspunkte, wenn Brettpunkte zuerst zählen)",
            "game points (or match points, if game points count first)",
        ),
        Name::MatchMatchSonneborn => (
            "Sonneborn-Berger, Mannschafts- mal Mannschaftspunkte",
            "Sonneborn-Berger, match times match points",
        ),
        Name::MatchGameSonneborn => {
            ("Sonneborn-Berger, Mannschafts- mal Brettpunkte", "Sonneborn-Berger, match times game points")
        }
        Name::GameMatchSonneborn => {
            ("Sonneborn-Berger, Brett- mal Mannschaftspunkte", "Sonneborn-Berger, game times match points")
        }
        Name::GameGameSonneborn => {
            ("Sonneborn-Berger, Brett- mal Brettpunkte", "Sonneborn-Berger, game times game points")
        }
        Name::Encounter => ("erweiterter direkter Vergleich", "extended direct encounter"),
        Name::EncounterCount => {
            ("erweiterter direkter Vergleich, Brettzahl", "extended direct encounter, board count")
        }
        Name::EncounterCountTop => (
            "erweiterter direkter Vergleich, Brettzahl, Spitzenbretter",
            "extended direct encounter, board count, top boards",
        ),
        Name::EncounterCountBottom => (
            "erweiterter direkter Vergleich, Brettzahl, ohne letzte Bretter",
            "extended direct encounter, board count, bottom board elimination",
        ),
        Name::EncounterTop => {
            ("erweiterter direkter Vergleich, Spitzenbretter", "extended direct encounter, top boards")
        }
        Name::EncounterBottom => (
            "erweiterter direkter Vergleich, ohne letzte Bretter",
            "extended direct encounter, bottom board elimination",
        ),
        Name::ScheduleStrength => ("Punktzahl und Spielplanstärke", "score and schedule strength"),
        Name::BuchholzSum => ("Buchholz-Summe", "sum of opponents' Buchholz"),
        Name::Berlin => ("Berliner Wertung", "Berlin system"),
        Name::BlackDraws => ("Remis mit Schwarz als Sieg", "draws with Black as wins"),
        Name::MedianBuchholz => ("mittlere Buchholz", "median Buchholz"),
    };
    match lang {
        Lang::De => de,
        Lang::En => en,
    }
}

/// The head of a column: a short word, and the modifiers as written.
pub fn head(code: &Code, lang: Lang) -> String {
    let written = code.as_str();
    let rest = written.find(['/', ':', '-']).map_or("", |at| &written[at + 1..]);
    let short = short(code.name, lang);
    if rest.is_empty() { short.to_owned() } else { format!("{short} {}", rest.replace('/', " ")) }
}

const fn short(name: Name, lang: Lang) -> &'static str {
    let (de, en) = match name {
        Name::Points => ("Pkt.", "Pts"),
        Name::MatchPoints => ("MP", "MP"),
        Name::GamePoints => ("BP", "GP"),
        Name::DirectEncounter => ("DV", "Direct"),
        Name::Wins => ("Siege", "Wins"),
        Name::GamesWon => ("Gew.", "Won"),
        Name::BlackGames => ("Schwarz", "Blacks"),
        Name::BlackWins => ("Siege Schw.", "Black wins"),
        Name::Progressive => ("Fort.", "Progr."),
        Name::ElectedRounds => ("Bereit", "Elected"),
        Name::StandardPoints => ("Std.", "Standard"),
        Name::PairingNumber => ("Nr.", "No."),
        Name::Buchholz => ("Bhz", "BH"),
        Name::OpponentsBuchholz => ("Ø Bhz", "Avg BH"),
        Name::ForeBuchholz => ("Vorl. Bhz", "Fore BH"),
        Name::SonnebornBerger => ("SoBe", "Sonneb."),
        Name::Koya => ("Koya", "Koya"),
        Name::OpponentsRating => ("Ø Gegner", "Avg opp."),
        Name::Performance => ("Leistung", "Perf."),
        Name::PerfectPerformance => ("Perf. Leist.", "Perfect"),
        Name::OpponentsPerformance => ("Ø Leist.", "Avg perf."),
        Name::OpponentsPerfect => ("Ø perf. Leist.", "Avg perfect"),
        Name::Rating => ("Wz.", "Rtg"),
        Name::BoardCount => ("Brettzahl", "Boards"),
        Name::TopBoards => ("Spitzenbr.", "Top boards"),
        Name::BottomBoards => ("Ohne letzte", "Bottom"),
        Name::Secondary => ("2. Pkt.", "2nd score"),
        Name::MatchMatchSonneborn => ("SoBe MP×MP", "Sonneb. MP×MP"),
        Name::MatchGameSonneborn => ("SoBe MP×BP", "Sonneb. MP×GP"),
        Name::GameMatchSonneborn => ("SoBe BP×MP", "Sonneb. GP×MP"),
        Name::GameGameSonneborn => ("SoBe BP×BP", "Sonneb. GP×GP"),
        Name::Encounter => ("Erw. Vgl.", "Ext. direct"),
        Name::EncounterCount => ("Vgl. Brettz.", "Direct boards"),
        Name::EncounterCountTop => ("Vgl. Bz. Sp.", "Dir. brd. top"),
        Name::EncounterCountBottom => ("Vgl. Bz. o. l.", "Dir. brd. bot."),
        Name::EncounterTop => ("Vgl. Spitze", "Direct top"),
        Name::EncounterBottom => ("Vgl. o. letzte", "Direct bottom"),
        Name::ScheduleStrength => ("Spielplan", "Schedule"),
        Name::BuchholzSum => ("Bhz-Summe", "BH sum"),
        Name::Berlin => ("Berliner", "Berlin"),
        Name::BlackDraws => ("Remis Schw.", "Black draws"),
        Name::MedianBuchholz => ("Mittl. Bhz", "Median BH"),
    };
    match lang {
        Lang::De => de,
        Lang::En => en,
    }
}

/// The modifiers, each after a comma.
pub fn modifiers(code: &Code, lang: Lang) -> String {
    let modifiers = &code.modifiers;
    let mut told = String::new();
    let mut add = |de: String, en: String| {
        told.push_str(", ");
        told.push_str(match lang {
            Lang::De => &de,
            Lang::En => &en,
        });
    };
    match code.measure {
        Some(Measure::Match) => add("nach Mannschaftspunkten".into(), "by match points".into()),
        Some(Measure::Game) => add("nach Brettpunkten".into(), "by game points".into()),
        None => {}
    }
    let (low, high) = (modifiers.lowest, modifiers.highest);
    if code.name == Name::Progressive && low > 0 {
        match low {
            1 => add("ohne die erste Runde".into(), "without the first round".into()),
            _ => add(format!("ohne die ersten {low} Runden"), format!("without the first {low} rounds")),
        }
    } else if low == 1 {
        add("ohne den niedrigsten Wert".into(), "without the lowest value".into());
    } else if low > 1 {
        add(format!("ohne die {low} niedrigsten Werte"), format!("without the {low} lowest values"));
    }
    match high {
        0 => {}
        1 => add("ohne den höchsten Wert".into(), "without the highest value".into()),
        _ => add(format!("ohne die {high} höchsten Werte"), format!("without the {high} highest values")),
    }
    if modifiers.forfeits_played {
        add("kampflose Partien wie gespielte".into(), "forfeits as if played".into());
    }
    if modifiers.fore {
        add("letzte Runde remis".into(), "last round drawn".into());
    }
    if modifiers.reversed {
        add("umgekehrt".into(), "reversed".into());
    }
    match modifiers.limit {
        KoyaLimit::Shifted(0) => {}
        KoyaLimit::Shifted(halves) => {
            add(
                format!("Grenze um {halves:+} halbe Punkte verschoben"),
                format!("limit shifted by {halves:+} half points"),
            );
        }
        KoyaLimit::Percent(percent) => add(format!("Grenze {percent} %"), format!("limit {percent} %")),
    }
    if let Some(rating) = modifiers.unrated {
        add(format!("Spieler ohne Wertungszahl mit {rating}"), format!("unrated as {rating}"));
    }
    if let Some(edition) = modifiers.edition {
        add(format!("nach den Regeln {edition}"), format!("by the rules of {edition}"));
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tie_break_has_a_short_head_that_is_not_its_code() {
        for lang in [Lang::De, Lang::En] {
            for name in Name::ALL {
                let shown = head(&Code::of(*name), lang);
                // English has no other short word for Buchholz than its code.
                assert!(shown != name.code() || (*name, lang) == (Name::Buchholz, Lang::En), "{shown}");
                assert!(!shown.contains('_') && shown.chars().count() <= 14, "{shown}");
            }
        }
        let shorts = Name::ALL.iter().map(|name| short(*name, Lang::De)).collect::<Vec<_>>().join(" ");
        assert!(!shorts.contains("Buchh"), "one short word for Buchholz: {shorts}");
        let cut: Code = "BH/C1".parse().expect("a code");
        assert_eq!(head(&cut, Lang::De), "Bhz C1");
        let board: Code = "OTHER_BERLIN/T8".parse().expect("a code");
        assert_eq!(head(&board, Lang::En), "Berlin T8");
    }
}
