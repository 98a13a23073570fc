//! The answer to «why not the other one?».

use turmuhr_core::PlayerId;
use turmuhr_pairing::{
    System,
    reasons::{Barring, Changed, Criterion, WhyNot},
};

use super::{Voice, is_away, is_nobody, number, of_teams, points, takes_up, value, words::*};
use crate::board::color;

/// Why two players do not meet; without the other, why the player does not have the bye.
pub fn why_not<'a>(
    player: PlayerId,
    other: Option<PlayerId>,
    reason: &WhyNot,
    system: System,
    voice: impl Into<Voice<'a>>,
) -> String {
    let voice = voice.into();
    let lang = voice.lang;
    let player = &voice.name(player);
    let whom = &other.map_or_else(String::new, |other| voice.name(other));
    // «Mit 3 gegen 5 …», «3 gegen 5 …»
    let (premise, subject) = match other {
        Some(_) => (with_pair(lang, player, whom), the_pair(lang, player, whom)),
        None => (with_bye(lang, player), the_bye(lang, player)),
    };
    match reason {
        WhyNot::TheyMeet if other.is_some() => they_meet(lang, player, whom),
        WhyNot::TheyMeet => has_it(lang, player),
        WhyNot::Unknown(id) => is_nobody(*id, system, voice),
        WhyNot::Away(id) => is_away(*id, system, voice),
        WhyNot::AlreadyMet { round } => already_met(
            lang,
            AlreadyMet { player, other: whom, round, number: number(Criterion::Rematch, system) },
        ),
        WhyNot::Prohibited => prohibited(lang, player, whom),
        WhyNot::SameAbsoluteColour(colour) => same_colour(
            lang,
            SameColour {
                player,
                other: whom,
                colour: color(*colour, lang),
                number: number(Criterion::AbsoluteColours, system),
            },
        ),
        WhyNot::BarredFromBye { round, by } => {
            let number = number(Criterion::ByeBar, system);
            match by {
                Barring::Bye => had_bye(lang, player, round, number),
                Barring::ForfeitWin => won_without_playing(lang, player, round, number),
                Barring::Points => barred(lang, player, round, number),
            }
        }
        WhyNot::NoBye if of_teams(system) => no_bye_teams(lang),
        WhyNot::NoBye => no_bye(lang),
        WhyNot::BySteps if voice.has_names() => by_steps_shown(lang, subject),
        WhyNot::BySteps => by_steps(lang, subject),
        WhyNot::LeavesNoPairing
        | WhyNot::ByeTooHigh { .. }
        | WhyNot::ByeFewerGames { .. }
        | WhyNot::ByeHigherRanked { .. }
        | WhyNot::ByeNumber { .. }
        | WhyNot::Worse { .. }
        | WhyNot::Later { .. }
        | WhyNot::TooLarge => consequence(&premise, &subject, reason, system, voice).unwrap_or_default(),
    }
}

/// The consequence of the other pairing, if it would be worse.
pub(super) fn consequence(
    premise: &str,
    subject: &str,
    reason: &WhyNot,
    system: System,
    voice: Voice<'_>,
) -> Option<String> {
    let lang = voice.lang;
    match reason {
        WhyNot::LeavesNoPairing => Some(no_pairing(lang, premise, number(Criterion::Completion, system))),
        WhyNot::ByeTooHigh { now, then } => {
            let number = number(Criterion::ByeScore, system);
            let (now, then) = (points(*now, lang), points(*then, lang));
            Some(if of_teams(system) {
                bye_too_high_teams(lang, ByeTooHighTeams { premise, now, then, number })
            } else {
                bye_too_high(lang, ByeTooHigh { premise, now, then, number })
            })
        }
        WhyNot::ByeFewerGames { now, then } => Some(bye_fewer_games(lang, premise, now, then)),
        WhyNot::ByeHigherRanked { now, then } => {
            Some(bye_higher_ranked(lang, premise, voice.name(*now), voice.name(*then)))
        }
        WhyNot::ByeNumber { now } => Some(bye_number(lang, subject, voice.name(*now))),
        WhyNot::Worse { bracket, criterion, now, then } => {
            let what = super::criterion(*criterion, system, lang);
            let (now, then) = (value(now, lang), value(then, lang));
            Some(worse(
                lang,
                Worse {
                    premise,
                    bracket: points(*bracket, lang),
                    what,
                    number: number(*criterion, system),
                    then,
                    now,
                },
            ))
        }
        WhyNot::Later { bracket, first } => {
            let bracket = points(*bracket, lang);
            let mut text = if takes_up(system) {
                later_identifier(lang, subject, bracket)
            } else {
                later(lang, subject, bracket)
            };
            match *first {
                Some(Changed { player, now, then: Some(then) }) => {
                    text = format!(
                        "{text} {}",
                        would_meet(lang, voice.name(player), voice.name(then), voice.name(now))
                    );
                }
                Some(Changed { player, now, then: None }) => {
                    text = format!("{text} {}", would_go_down(lang, voice.name(player), voice.name(now)));
                }
                None => {}
            }
            Some(text)
        }
        WhyNot::TooLarge => Some(too_large(lang, subject)),
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
