//! Tie-break codes, as in tournament files and regulations: `BH:MP/C1`.

use std::{fmt, str::FromStr};

use crate::{event::Measure, rules::TieBreakEdition};

/// A tie-break with its modifiers. It is displayed as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    text: String,
    /// Which tie-break.
    pub name: Name,
    /// The points that count; without it the primary score of the event.
    pub measure: Option<Measure>,
    /// What follows the slashes.
    pub modifiers: Modifiers,
}

macro_rules! names {
    ($( $(#[$doc:meta])* $name:ident $code:literal $letters:literal )*) => {
        /// The tie-breaks. Numbers are articles of C.07 (2026).
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Name { $( $(#[$doc])* $name ),* }

        impl Name {
            /// In the order of C.07.
            pub const ALL: &[Name] = &[$( Name::$name ),*];

            /// The code without modifiers, as in tournament files.
            pub const fn code(self) -> &'static str {
                match self { $( Name::$name => $code ),* }
            }

            /// Letters of the modifiers that apply to it; `:` is the choice of match or game points.
            pub const fn letters(self) -> &'static str {
                match self { $( Name::$name => $letters ),* }
            }
        }
    };
}

names! {
    /// The score in match or game points.
    Points "PTS" ":"
    /// Match points.
    MatchPoints "MPTS" ""
    /// Game points.
    GamePoints "GPTS" ""
    /// Results of the tied against each other (6).
    DirectEncounter "DE" "P:"
    /// Rounds that scored as much as a win, played or not (7.1).
    Wins "WIN" ":"
    /// Games won at the board (7.2).
    GamesWon "WON" ":P"
    /// Games played with Black (7.3).
    BlackGames "BPG" ""
    /// Games won with Black (7.4).
    BlackWins "BWG" ""
    /// The sum of the scores after each round (7.5).
    Progressive "PS" ":C"
    /// Rounds that the participant chose to play (7.6).
    ElectedRounds "REP" ""
    /// One point for each round with more points than the opponent, half a point for as many (7.7).
    StandardPoints "STD" ":"
    /// The number in the starting list; smaller is better (7.8).
    PairingNumber "TPN" "R"
    /// The sum of the opponents' scores (8.1).
    Buchholz "BH" ":CMPF"
    /// The mean of the opponents' Buchholz (8.2).
    OpponentsBuchholz "AOB" ":FP"
    /// Buchholz as if all games of the last round were drawn (8.3).
    ForeBuchholz "FB" ":CMP"
    /// Each opponent's score times the result against that opponent (9.1).
    SonnebornBerger "SB" ":CMPF"
    /// Points against opponents with at least half of the possible score (9.2).
    Koya "KS" ":L"
    /// The mean rating of the opponents (10.1).
    OpponentsRating "ARO" "CMU"
    /// The mean rating of the opponents, plus the rating difference that fits the percentage (10.2).
    Performance "TPR" "U"
    /// The lowest rating whose expected score reaches the points (10.3).
    PerfectPerformance "PTP" "U"
    /// The mean of the opponents' performances (10.4).
    OpponentsPerformance "APRO" "U"
    /// The mean of the opponents' perfect performances (10.5).
    OpponentsPerfect "APPO" "U"
    /// The participant's own rating (10.6).
    Rating "RTNG" "RU"
    /// Points on each board times the number of the board; smaller is better (12.1).
    BoardCount "BC" ""
    /// Points on the first board, then on the second, and so on (12.2).
    TopBoards "TBR" ""
    /// Points without the last board, then without the last two, and so on (12.3).
    BottomBoards "BBE" ""
    /// Game points if match points are the primary score, otherwise match points (13.1).
    Secondary "MPVGP" ""
    /// Opponents' match points times own match points (13.2).
    MatchMatchSonneborn "EMMSB" "CMP"
    /// Opponents' match points times own game points (13.2).
    MatchGameSonneborn "EMGSB" "CMP"
    /// Opponents' game points times own match points (13.2).
    GameMatchSonneborn "EGMSB" "CMP"
    /// Opponents' game points times own game points (13.2).
    GameGameSonneborn "EGGSB" "CMP"
    /// Direct encounter by the primary score, then by the secondary score (13.3).
    Encounter "EDE" "P"
    /// [`Name::Encounter`], then the board count of the match between two teams (13.3).
    EncounterCount "EDEC" "P"
    /// [`Name::EncounterCount`], then the top boards of that match (13.3).
    EncounterCountTop "EDEBT" "P"
    /// [`Name::EncounterCount`], then that match without its bottom boards (13.3).
    EncounterCountBottom "EDEBB" "P"
    /// [`Name::Encounter`], then the top boards of the match between two teams (13.3).
    EncounterTop "EDET" "P"
    /// [`Name::Encounter`], then the match between two teams without its bottom boards (13.3).
    EncounterBottom "EDEB" "P"
    /// The secondary score plus the scaled strength of schedule (13.4).
    ScheduleStrength "SSSC" "FPK"
    /// The sum of the opponents' Buchholz: refined Buchholz in the German ordinances.
    BuchholzSum "OTHER_BHSUM" ":"
    /// Points on each board times a weight that falls from the first board on.
    Berlin "OTHER_BERLIN" "T"
    /// The score, with every draw with Black counted as a win.
    BlackDraws "OTHER_BLACKDRAW" ""
    /// `BH/M1` under another name.
    MedianBuchholz "OTHER_MEDIAN" ":P"
}

impl Name {
    /// Decided within each tied group, not by a value for each participant.
    pub const fn compares_the_tied(self) -> bool {
        matches!(
            self,
            Name::DirectEncounter
                | Name::Encounter
                | Name::EncounterCount
                | Name::EncounterCountTop
                | Name::EncounterCountBottom
                | Name::EncounterTop
                | Name::EncounterBottom
                | Name::TopBoards
                | Name::BottomBoards
        )
    }

    /// Uses ratings, so that one unrated participant can void it.
    pub const fn rests_on_ratings(self) -> bool {
        matches!(
            self,
            Name::OpponentsRating
                | Name::Performance
                | Name::PerfectPerformance
                | Name::OpponentsPerformance
                | Name::OpponentsPerfect
                | Name::Rating
        )
    }

    /// Does it exist only for teams?
    pub const fn is_of_teams(self) -> bool {
        matches!(
            self,
            Name::MatchPoints
                | Name::BoardCount
                | Name::TopBoards
                | Name::BottomBoards
                | Name::Secondary
                | Name::MatchMatchSonneborn
                | Name::MatchGameSonneborn
                | Name::GameMatchSonneborn
                | Name::GameGameSonneborn
                | Name::Encounter
                | Name::EncounterCount
                | Name::EncounterCountTop
                | Name::EncounterCountBottom
                | Name::EncounterTop
                | Name::EncounterBottom
                | Name::ScheduleStrength
                | Name::Berlin
        )
    }
}

/// Modifiers of a tie-break; by default none.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modifiers {
    /// `/C1`, `/M1`: how many of the lowest values are left out.
    pub lowest: u32,
    /// `/M1`: how many of the highest values are left out.
    pub highest: u32,
    /// `/P`: forfeits count as games with the scheduled opponent.
    pub forfeits_played: bool,
    /// `/F`: Fore Buchholz instead of Buchholz.
    pub fore: bool,
    /// `/R`: reversed order.
    pub reversed: bool,
    /// `/L-1`: the limit of Koya.
    pub limit: KoyaLimit,
    /// `/K5`: the divisor of SSSC.
    pub divisor: Option<u32>,
    /// `/U1000`: the rating assumed for unrated participants.
    pub unrated: Option<u32>,
    /// `/T8`: the weight of the first board in the Berlin system.
    pub top: Option<u32>,
    /// `/V2024`: another edition for this tie-break.
    pub edition: Option<TieBreakEdition>,
}

/// The score an opponent needs for points against them to count.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum KoyaLimit {
    /// Half of the maximum, shifted by this many half points.
    Shifted(i32),
    /// This percentage of the maximum.
    Percent(u32),
}

impl Default for KoyaLimit {
    fn default() -> KoyaLimit {
        KoyaLimit::Shifted(0)
    }
}

impl Code {
    /// The tie-break without modifiers.
    pub fn of(name: Name) -> Code {
        Code { text: name.code().to_owned(), name, measure: None, modifiers: Modifiers::default() }
    }

    /// As it was written.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Is a smaller value better?
    pub const fn ascending(&self) -> bool {
        let by_nature = matches!(self.name, Name::BoardCount | Name::PairingNumber);
        by_nature != self.modifiers.reversed
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

/// Why a text is not a tie-break.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeFault {
    /// No tie-break has this name.
    #[error("there is no tie-break {0:?}")]
    UnknownName(String),
    /// No tie-break has this modifier.
    #[error("{code:?}: the modifier {modifier:?} is not known")]
    UnknownModifier {
        /// The code as written.
        code: String,
        /// The unknown part.
        modifier: String,
    },
    /// The modifier exists, but not for this tie-break.
    #[error("{code:?}: the modifier {modifier:?} says nothing about {name:?}")]
    NotForThis {
        /// The code as written.
        code: String,
        /// The tie-break.
        name: Name,
        /// The part that does not apply.
        modifier: String,
    },
}

impl FromStr for Code {
    type Err = CodeFault;

    /// Also accepts hyphens, as in `BH-C1`, and any case.
    fn from_str(text: &str) -> Result<Code, CodeFault> {
        let text = text.trim();
        let upper = text.to_ascii_uppercase();
        let mut words = words(&upper).into_iter();
        let head = words.next().unwrap_or_default();
        let (name, measure) = match head.split_once(':') {
            Some((name, "MP")) => (name, Some(Measure::Match)),
            Some((name, "GP")) => (name, Some(Measure::Game)),
            Some((_, other)) => {
                let modifier = format!(":{other}");
                return Err(CodeFault::UnknownModifier { code: text.to_owned(), modifier });
            }
            None => (head.as_str(), None),
        };
        let name = match name {
            "RTG" => Name::Rating,
            "GE" => Name::ElectedRounds,
            _ => *Name::ALL
                .iter()
                .find(|known| known.code() == name)
                .ok_or_else(|| CodeFault::UnknownName(text.to_owned()))?,
        };
        let not_for_this = |modifier: String| CodeFault::NotForThis { code: text.to_owned(), name, modifier };
        if measure.is_some() && !name.letters().contains(':') {
            return Err(not_for_this(head[head.find(':').unwrap_or(0)..].to_owned()));
        }
        let mut modifiers = Modifiers::default();
        for word in words {
            let Some(letter) = modifier(&mut modifiers, &word) else {
                return Err(CodeFault::UnknownModifier { code: text.to_owned(), modifier: word });
            };
            if letter != 'V' && !name.letters().contains(letter) {
                return Err(not_for_this(word));
            }
        }
        Ok(Code { text: text.to_owned(), name, measure, modifiers })
    }
}

/// The parts between slashes, or between hyphens not followed by a number.
fn words(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let splits = match sign {
            '/' => true,
            '-' => signs.peek().is_some_and(|next| next.is_alphabetic()),
            _ => false,
        };
        match words.last_mut() {
            Some(word) if !splits => word.push(sign),
            _ => words.push(String::new()),
        }
    }
    words
}

/// Applies one modifier and returns its letter.
fn modifier(modifiers: &mut Modifiers, word: &str) -> Option<char> {
    let letter = word.chars().next()?;
    let rest = word.get(1..)?;
    let number = || rest.parse::<u32>().ok().filter(|number| *number < 10_000 && !rest.starts_with('+'));
    match letter {
        'C' => modifiers.lowest = number().filter(|count| *count > 0)?,
        'M' => {
            modifiers.lowest = number().filter(|count| *count > 0)?;
            modifiers.highest = modifiers.lowest;
        }
        'P' if rest.is_empty() => modifiers.forfeits_played = true,
        'F' if rest.is_empty() => modifiers.fore = true,
        'R' if rest.is_empty() => modifiers.reversed = true,
        'L' => modifiers.limit = limit(rest)?,
        'K' => modifiers.divisor = Some(number().filter(|divisor| *divisor > 0)?),
        'U' => modifiers.unrated = Some(number()?),
        'T' => modifiers.top = Some(number().filter(|top| *top > 0)?),
        'V' => modifiers.edition = Some(rest.to_ascii_lowercase().parse().ok()?),
        _ => return None,
    }
    Some(letter)
}

/// A signed number, or an unsigned one up to 19, shifts by half points; a larger unsigned number is a
/// percentage.
fn limit(text: &str) -> Option<KoyaLimit> {
    const LARGEST_SHIFT: i32 = 19;
    let number: i32 = text.parse().ok().filter(|number: &i32| number.abs() < 10_000)?;
    let signed = text.starts_with(['+', '-']);
    if signed || number <= LARGEST_SHIFT {
        Some(KoyaLimit::Shifted(number))
    } else {
        u32::try_from(number).ok().filter(|percent| *percent <= 100).map(KoyaLimit::Percent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> Code {
        text.parse().unwrap_or_else(|fault| panic!("{text}: {fault}"))
    }

    #[test]
    fn codes_are_taken_apart() {
        assert_eq!(code("BH:MP/C1").measure, Some(Measure::Match));
        assert_eq!(code("bh-c1").modifiers, code("BH/C1").modifiers);
        assert_eq!(code("BH/M2").modifiers, Modifiers { lowest: 2, highest: 2, ..Modifiers::default() });
        assert_eq!(code("KS/L-2").modifiers.limit, KoyaLimit::Shifted(-2));
        assert_eq!(code("KS-L-2").modifiers.limit, KoyaLimit::Shifted(-2));
        assert_eq!(code("KS/L1").modifiers.limit, KoyaLimit::Shifted(1));
        assert_eq!(code("KS/L40").modifiers.limit, KoyaLimit::Percent(40));
        assert_eq!(code("SB/C1/P").to_string(), "SB/C1/P");
        assert_eq!(code("MPvGP").name, Name::Secondary);
        assert_eq!(code("BH/V2024").modifiers.edition, Some(TieBreakEdition::Fide2024));
        assert!(code("TPN").ascending() && !code("TPN/R").ascending() && code("RTNG/R").ascending());
    }

    #[test]
    fn what_is_no_code_is_refused_with_the_reason() {
        let fault = |text: &str| text.parse::<Code>().unwrap_err();
        assert!(matches!(fault("BHX"), CodeFault::UnknownName(_)));
        assert!(matches!(fault(""), CodeFault::UnknownName(_)));
        assert!(matches!(fault("BH/Q1"), CodeFault::UnknownModifier { .. }));
        assert!(matches!(fault("BH/C0"), CodeFault::UnknownModifier { .. }));
        assert!(matches!(fault("BH:XP"), CodeFault::UnknownModifier { .. }));
        assert!(matches!(fault("WON/C1"), CodeFault::NotForThis { name: Name::GamesWon, .. }));
        assert!(matches!(fault("BC:GP"), CodeFault::NotForThis { name: Name::BoardCount, .. }));
        assert!(matches!(fault("BH/é"), CodeFault::UnknownModifier { .. }));
    }

    #[test]
    fn every_name_is_found_by_its_code() {
        for name in Name::ALL {
            assert_eq!(code(name.code()).name, *name);
        }
    }
}
