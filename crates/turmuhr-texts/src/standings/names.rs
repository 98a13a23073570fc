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
        Name::Secondary => ("zweite Punktzahl", "secondary score"),
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
