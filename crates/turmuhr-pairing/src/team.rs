//! Teams (C.04.6): the rules of the system over the procedure of [`crate::upfloat`].

use turmuhr_core::Color;

use crate::{
    colours::ColourRule,
    roster::{Contender, Strength},
    system::{System, TeamPreferences},
    upfloat::round::Laws,
};

/// The criteria of C.04.6. C7 and C10 do not apply in the last two rounds.
pub(crate) fn laws(preferences: TeamPreferences) -> Laws {
    Laws {
        system: System::Team(preferences),
        reading: preferences.reading(),
        forgetful_rounds: 2,
        strong: preferences == TeamPreferences::TypeB,
        allocate,
    }
}

/// 4.3: the colour of the first team on the first board, and why.
fn allocate(first: &Contender, second: &Contender, initial: Color) -> (Color, ColourRule) {
    if first.colours.is_empty() && second.colours.is_empty() {
        let odd = first.number % 2 == 1;
        return (if odd { initial } else { !initial }, ColourRule::ByNumber);
    }
    let (own, theirs) = (first.preference, second.preference);
    match (own.colour, theirs.colour) {
        (Some(own), None) => return (own, ColourRule::BothGranted),
        (None, Some(theirs)) => return (!theirs, ColourRule::BothGranted),
        (Some(own), Some(theirs)) if own != theirs => return (own, ColourRule::BothGranted),
        (Some(wanted), Some(_)) if own.strength != theirs.strength => {
            let colour = if own.strength == Strength::Strong { wanted } else { !wanted };
            return (colour, ColourRule::Stronger);
        }
        _ => {}
    }
    match first.difference.cmp(&second.difference) {
        std::cmp::Ordering::Less => return (Color::White, ColourRule::LowerDifference),
        std::cmp::Ordering::Greater => return (Color::Black, ColourRule::LowerDifference),
        std::cmp::Ordering::Equal => {}
    }
    if let Some((&own, _)) = first.colours.iter().zip(&second.colours).find(|(own, theirs)| own != theirs) {
        return (!own, ColourRule::LatestDifference);
    }
    if let Some(wanted) = own.colour {
        return (wanted, ColourRule::HigherRanked);
    }
    match (first.colours.first(), second.colours.first()) {
        (Some(&own), _) => (!own, ColourRule::LastColour),
        (None, Some(&theirs)) => (theirs, ColourRule::LastColour),
        (None, None) => (initial, ColourRule::ByNumber),
    }
}

#[cfg(test)]
mod tests {
    use turmuhr_core::{PlayerId, Points, Rated, Round, Score};

    use super::*;
    use crate::{
        field::{Entrant, Field, Scoring},
        upfloat::round::pair,
    };

    /// Two teams that have met others: their past colours, and the secondary score of their matches.
    fn colours_of(
        kind: TeamPreferences,
        histories: [&str; 2],
        second: [i32; 2],
        total: u32,
    ) -> (PlayerId, ColourRule) {
        let rounds = histories[0].len().max(histories[1].len());
        let mut players: Vec<Entrant> = (1..=2).map(|id| Entrant::new(PlayerId(id))).collect();
        for (place, history) in histories.iter().enumerate() {
            players[place].second_score = vec![Points::tenths(second[place])];
            for (at, letter) in history.chars().enumerate() {
                let opponent = PlayerId(10 * (place as u32 + 1) + at as u32);
                let colour = if letter == 'w' { Color::White } else { Color::Black };
                let round = Round::Played { opponent, colour, score: Score::Draw, rated: Rated::Yes };
                players[place].history.push(round);
                let away = crate::Attendance::Away(turmuhr_core::Bye::Zero);
                players.push(Entrant { next: away, ..Entrant::new(opponent) });
            }
        }
        let field = Field {
            players,
            total_rounds: total,
            rounds_done: rounds as u32,
            initial_colour: Color::Black,
            scoring: Scoring::of(Points::whole(2), Points::ONE, Points::ZERO),
            prohibited: Vec::new(),
        };
        let pairing = pair(&field, laws(kind)).unwrap();
        (pairing.boards[0].white, pairing.record.colours[0].rule)
    }

    #[test]
    fn c_04_6_4_3_colours() {
        use ColourRule::*;
        use TeamPreferences::{TypeA, TypeB};
        let cases = [
            // The first team has an odd number and gets the colour drawn, Black.
            (TypeA, ["", ""], [0, 0], 9, 2, ByNumber),
            (TypeA, ["bwbb", "wbwb"], [0, 0], 9, 1, BothGranted),
            (TypeA, ["bbwbb", "wwbww"], [0, 0], 9, 1, BothGranted),
            // A strong preference precedes a mild one; type A has no mild ones.
            (TypeB, ["wwb", "wbw"], [0, 0], 9, 1, LatestDifference),
            (TypeB, ["wbb", "bwb"], [0, 0], 9, 1, Stronger),
            (TypeA, ["wbb", "bwb"], [0, 0], 9, 1, BothGranted),
            // The team with the lower colour difference gets White, whichever team it is.
            (TypeA, ["w", "b"], [0, 0], 9, 2, LowerDifference),
            (TypeA, ["bbb", "bbwb"], [0, 5], 9, 1, LowerDifference),
            // The latest round in which the two differed.
            (TypeA, ["wbwb", "bwwb"], [0, 0], 9, 1, LatestDifference),
            // Both want White: the first team is the one with the higher secondary score.
            (TypeB, ["wb", "wb"], [0, 5], 9, 2, HigherRanked),
            (TypeB, ["wb", "wb"], [5, 0], 9, 1, HigherRanked),
            // In the last round a team of type B with a balanced history has no preference.
            (TypeB, ["wb", "wb"], [0, 5], 3, 2, LastColour),
            // Even after the same colour twice; type A still has one.
            (TypeB, ["wwbb", "wwbb"], [0, 5], 5, 2, LastColour),
            (TypeB, ["wwbb", "wwbb"], [0, 5], 9, 2, HigherRanked),
            (TypeA, ["wwbb", "wwbb"], [0, 5], 5, 2, HigherRanked),
            (TypeA, ["bw", "bw"], [0, 5], 9, 1, LastColour),
        ];
        for (kind, histories, second, total, white, rule) in cases {
            let told = colours_of(kind, histories, second, total);
            assert_eq!(told, (PlayerId(white), rule), "{kind:?} {histories:?} {second:?}");
        }
    }
}
