//! Events: what the announcement may say, whether it was kept, penalties at the board, rating averages.

use jiff::civil::{DateTime, Time};
use serde::Deserialize;
use serde_json::Number;
use turmuhr_core::Points;

use crate::{
    case::{Announced, Case, Fault, NoAnswer, Penalised, Worked, input},
    competition::fide::{self, GamePoints, Held, Penalty},
    matches::report::smoking_restriction_valid,
    ordinance::{Ordinance, announcement as over, precedence::contradictions},
};

pub(super) fn announcement(ordinance: &Ordinance, case: &Case) -> Result<Worked, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        /// Provisions of the announcement, written as in an ordinance.
        rules: String,
        /// Departures from the Laws that no provision shows.
        #[serde(default)]
        changes_of_laws: usize,
        minutes_to_control: Option<u32>,
        smoking: Option<Smoking>,
        restriction: Option<Restriction>,
        draw: Option<Draw>,
        /// A player who left after the draw and before round 1.
        left: Option<Left>,
        tie_breaks: Option<TieBreaks>,
        #[serde(default)]
        games: Vec<Game>,
    }
    #[derive(Deserialize)]
    struct Smoking {
        hall_free: bool,
        #[serde(default)]
        room: bool,
        #[serde(default)]
        banned_indoors: bool,
        #[serde(default)]
        way_outside: bool,
    }
    #[derive(Deserialize)]
    struct Restriction {
        team_event: bool,
        #[serde(default)]
        in_registration: bool,
        #[serde(default)]
        in_announcement: bool,
        #[serde(default)]
        before_bids: bool,
        #[serde(default)]
        changed_since: bool,
    }
    #[derive(Deserialize)]
    struct Draw {
        announced: DateTime,
        held: DateTime,
        by_the_rules: bool,
    }
    #[derive(Deserialize)]
    struct Left {
        players: u32,
        number: u32,
        #[serde(default)]
        substituted: bool,
    }
    #[derive(Deserialize)]
    struct TieBreaks {
        #[serde(default)]
        at_the_draw: Vec<String>,
        applied: Vec<String>,
    }
    #[derive(Deserialize)]
    struct Game {
        round: u32,
        fixed: Place,
        held: Place,
        entry: Option<String>,
    }
    #[derive(Deserialize)]
    struct Place {
        hall: String,
        at: DateTime,
    }
    impl Place {
        fn held(&self) -> Held<'_> {
            Held { hall: &self.hall, at: self.at }
        }
    }
    let asked: Asked = input(case)?;
    let whole = over(ordinance, &asked.rules)?;
    let contradictions = contradictions(&whole);
    let replaced = whole.overrides.iter().skip(ordinance.overrides.len()).cloned().collect();
    let elsewhere = asked.games.iter().filter_map(|game| {
        let (fixed, held) = (game.fixed.held(), game.held.held());
        let broken = fide::held_elsewhere(&whole, fixed, held, game.entry.as_deref());
        Some((game.round, broken?))
    });
    let photo = |round| fide::photo_minutes(&whole, round);
    Ok(Worked::Announcement(Announced {
        replaced,
        rateable: fide::rateable(contradictions.len(), asked.changes_of_laws),
        contradictions,
        clock_face: asked.minutes_to_control.and_then(|minutes| {
            let face = fide::clock_face(&whole, minutes);
            Time::new(i8::try_from(face / 60).ok()?, i8::try_from(face % 60).ok()?, 0, 0).ok()
        }),
        photo_minutes: photo(1).zip(photo(2)).map(|(first, others)| [first, others]),
        smoking_arranged: asked
            .smoking
            .map(|one| fide::smoking_arranged(one.hall_free, one.room, one.banned_indoors, one.way_outside)),
        restriction_valid: asked.restriction.map(|one| {
            smoking_restriction_valid(
                one.team_event,
                one.in_registration,
                one.in_announcement,
                one.before_bids,
                one.changed_since,
            )
        }),
        draw_as_announced: asked
            .draw
            .map(|draw| fide::draw_as_announced(&draw.announced, &draw.held, draw.by_the_rules)),
        redraw: asked.left.and_then(|left| fide::redraw(&whole, left.players, left.number, left.substituted)),
        tie_breaks: asked.tie_breaks.map(|list| fide::tie_breaks_kept(&list.at_the_draw, &list.applied)),
        elsewhere: elsewhere.collect(),
    }))
}

fn points(number: &Number) -> Result<Points, NoAnswer> {
    let text = number.to_string();
    text.parse().map_err(|_| NoAnswer::Points { found: text })
}

pub(super) fn penalty(ordinance: &Ordinance, case: &Case) -> Result<Worked, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        /// Of the offender, and of the opponent.
        score: [Number; 2],
        worth: Option<Worth>,
        #[serde(default)]
        penalties: Vec<Given>,
        /// Refused to follow the Laws.
        refused: Option<Refused>,
        #[serde(default)]
        forfeits: u32,
    }
    #[derive(Deserialize)]
    struct Worth {
        win: Number,
        draw: Number,
        loss: Number,
    }
    #[derive(Deserialize)]
    struct Refused {
        #[serde(default)]
        both: bool,
        opponent_can_mate: bool,
    }
    #[derive(Deserialize)]
    #[serde(tag = "penalty", rename_all = "kebab-case")]
    enum Given {
        Warning,
        MoreTimeForOpponent { minutes: u32 },
        LessTime { minutes: u32 },
        LossOfGame,
        PointsLess { points: Number },
        PointsMoreForOpponent { points: Number },
        Expulsion,
    }
    let asked: Asked = input(case)?;
    let worth = match &asked.worth {
        Some(worth) => {
            GamePoints { win: points(&worth.win)?, draw: points(&worth.draw)?, loss: points(&worth.loss)? }
        }
        None => GamePoints::USUAL,
    };
    let penalty = |given: &Given| -> Result<Penalty, NoAnswer> {
        Ok(match given {
            Given::Warning => Penalty::Warning,
            Given::MoreTimeForOpponent { minutes } => Penalty::MoreTimeForOpponent(*minutes),
            Given::LessTime { minutes } => Penalty::LessTime(*minutes),
            Given::LossOfGame => Penalty::LossOfGame,
            Given::PointsLess { points: less } => Penalty::PointsLess(points(less)?),
            Given::PointsMoreForOpponent { points: more } => Penalty::PointsMoreForOpponent(points(more)?),
            Given::Expulsion => Penalty::Expulsion,
        })
    };
    let penalties: Vec<Penalty> = asked.penalties.iter().map(penalty).collect::<Result<_, _>>()?;
    let played = [points(&asked.score[0])?, points(&asked.score[1])?];
    let score = match &asked.refused {
        Some(refused) => fide::refused_the_laws(worth, refused.both, refused.opponent_can_mate),
        None => played,
    };
    let score = fide::penalised(worth, score, &penalties);
    let expelled = fide::expelled(ordinance, asked.forfeits);
    Ok(Worked::Penalty(Penalised { penalties, score, expelled }))
}

pub(super) fn rating_average(case: &Case) -> Result<Worked, Fault> {
    #[derive(Deserialize)]
    struct Asked {
        opponents: Vec<u32>,
        /// The own rating, where it counts too.
        own: Option<u32>,
    }
    let asked: Asked = input(case)?;
    let (sum, count) = fide::rating_average(&asked.opponents, asked.own);
    Ok(Worked::RatingAverage { sum, count })
}
