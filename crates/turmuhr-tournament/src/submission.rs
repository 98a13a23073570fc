//! Flaws that would make a rating office return the file, found before it is sent.

use crate::{
    event::Event,
    id::{At, BoardNo, EntryId, GameNo, RoundNo},
    person::Person,
    result::GameResult,
    round::{Game, Status},
    section::Section,
};

/// The rating office.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Receiver {
    /// By TRF, with the mandatory records of its table of formats.
    Fide,
    /// The German federation: full names, dates of birth, marked forfeits.
    German,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The office returns the file; otherwise it is only a warning.
    pub stops: bool,
    pub kind: FlawKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlawKind {
    NoPlace,
    NoFederation,
    NoDates,
    NoChiefArbiter,
    NoTimeControl,
    /// Rounds without a date (record 132).
    NoRoundDates {
        rounds: Vec<RoundNo>,
    },
    RoundsMissing {
        played: u32,
        total: u32,
    },
    NoFideNumber {
        player: EntryId,
    },
    /// FIDE numbers consist of digits.
    BadFideNumber {
        player: EntryId,
    },
    NoNationalNumber {
        player: EntryId,
    },
    NoBirth {
        player: EntryId,
    },
    /// Only a year of birth, for a player without a number.
    OnlyBirthYear {
        player: EntryId,
    },
    NoFederationOf {
        player: EntryId,
    },
    NoFirstName {
        player: EntryId,
    },
    ResultMissing {
        at: At,
    },
    Adjourned {
        at: At,
    },
    /// A result of a played game without an opponent.
    UnmarkedForfeit {
        at: At,
    },
    /// 0–0 or ½–0 as a played game: often an unmarked forfeit.
    Odd {
        at: At,
        result: GameResult,
    },
    OutsideFideMode,
}

/// All flaws: of the event, then of players, then of games.
pub fn flaws(event: &Event, section: &Section, receiver: Receiver) -> Vec<Flaw> {
    let mut found = Vec::new();
    let mut add = |stops: bool, kind: FlawKind| found.push(Flaw { stops, kind });
    let fide = receiver == Receiver::Fide;
    let details = &event.details;
    let settings = &section.settings;
    let missing = [
        (details.place.trim().is_empty(), FlawKind::NoPlace),
        (details.federation.trim().len() != 3 && fide, FlawKind::NoFederation),
        (details.start.is_none() || details.end.is_none(), FlawKind::NoDates),
        (details.chief_arbiter.trim().is_empty(), FlawKind::NoChiefArbiter),
        (settings.time_control.is_none(), FlawKind::NoTimeControl),
    ];
    for (_, kind) in missing.into_iter().filter(|(so, _)| *so) {
        add(fide, kind);
    }
    let played = section.public_rounds();
    let rounds: Vec<RoundNo> =
        RoundNo::first(played).filter(|round| !settings.starts.contains_key(round)).collect();
    if !rounds.is_empty() {
        add(fide, FlawKind::NoRoundDates { rounds });
    }
    if played < settings.rounds {
        add(false, FlawKind::RoundsMissing { played, total: settings.rounds });
    }
    for (id, player) in section.players.iter().filter(|(id, _)| has_played(section, **id)) {
        of_player(*id, &player.person, receiver, &mut add);
    }
    for (played, round) in section.rounds.iter().zip((1..).map(RoundNo)) {
        if played.status != Status::Published {
            continue;
        }
        for (pair, board) in played.pairs.iter().zip((1..).map(BoardNo)) {
            for (played, game) in pair.games.iter().zip((1..).map(GameNo)) {
                of_game(played, At { round, board, game }, &mut add);
            }
        }
    }
    if fide && !event.fide_mode {
        add(false, FlawKind::OutsideFideMode);
    }
    found
}

fn of_player(id: EntryId, person: &Person, receiver: Receiver, add: &mut impl FnMut(bool, FlawKind)) {
    let number = person.fide_number.trim();
    let known = match receiver {
        Receiver::Fide => !number.is_empty(),
        Receiver::German => !number.is_empty() || !person.national_number.trim().is_empty(),
    };
    match receiver {
        Receiver::Fide if number.is_empty() => add(true, FlawKind::NoFideNumber { player: id }),
        Receiver::German if !known => add(false, FlawKind::NoNationalNumber { player: id }),
        _ => {}
    }
    if !number.is_empty() && !number.bytes().all(|byte| byte.is_ascii_digit()) {
        add(true, FlawKind::BadFideNumber { player: id });
    }
    // The office knows players with a number; for others the date of birth separates namesakes.
    if person.birth.trim().is_empty() {
        add(!known || receiver == Receiver::Fide, FlawKind::NoBirth { player: id });
    } else if !known && person.birth.trim().len() < 8 {
        add(true, FlawKind::OnlyBirthYear { player: id });
    }
    if person.federation.trim().is_empty() && receiver == Receiver::Fide {
        add(true, FlawKind::NoFederationOf { player: id });
    }
    let full = person.name.split_once(',').is_some_and(|(_, first)| !first.trim().is_empty());
    if !full {
        add(receiver == Receiver::German, FlawKind::NoFirstName { player: id });
    }
}

fn of_game(game: &Game, at: At, add: &mut impl FnMut(bool, FlawKind)) {
    match game.result {
        None => add(true, FlawKind::ResultMissing { at }),
        Some(GameResult::Adjourned) => add(true, FlawKind::Adjourned { at }),
        Some(result) if result.is_played() && (game.white.is_none() || game.black.is_none()) => {
            add(true, FlawKind::UnmarkedForfeit { at });
        }
        Some(result) if result.is_odd() => add(false, FlawKind::Odd { at, result }),
        Some(_) => {}
    }
}

/// Players without a game are in no report.
fn has_played(section: &Section, id: EntryId) -> bool {
    let seated = |game: &Game| [game.white, game.black].contains(&Some(id));
    let rounds = section.rounds.iter().filter(|round| round.status == Status::Published);
    rounds.flat_map(|round| &round.pairs).flat_map(|pair| &pair.games).any(seated)
}
