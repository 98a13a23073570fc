//! Who may record what. Routes admit visitors; this module decides what they may do, on pages and through the
//! API.

use jiff::{SignedDuration, Timestamp};
use turmuhr_store::{Pass, Role};
use turmuhr_tournament::{
    At, BoardNo, EntryId, Event, Fact, Journal, Origin, RoundNo, Section, SectionId, round::Status,
    self_service::Reports,
};

use crate::accounts::Visitor;

/// How long helpers, captains and players may undo their own entries.
const REGRET: SignedDuration = SignedDuration::from_mins(2);

/// The subject of a fact, which decides who may record it. A new fact does not compile until it is classified
/// here.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Matter {
    /// Lots and pairings from another program's file.
    MadeElsewhere,
    /// All entries were rewritten. The desk records it itself ([`Desk::make_anonymous`](super::Desk)).
    Rewriting,
    /// Decisions on how the event is run.
    Direction,
    /// An arbiter's acts in the hall.
    Hall,
    Result,
    /// The moves of a game.
    Game,
    LineUp,
    /// A player has arrived.
    Arrival,
    ByeWish,
    /// A player's own report of a result.
    Report,
    /// A registration on the public page, or its withdrawal.
    Registration,
    /// Registrations become entries.
    Acceptance,
    /// A player is removed from the list before the first pairing.
    Removal,
    Undo,
}

impl Matter {
    const fn of(fact: &Fact) -> Matter {
        match fact {
            Fact::RoundPaired { origin: Origin::File, .. } | Fact::LotsDrawn { origin: Origin::File, .. } => {
                Matter::MadeElsewhere
            }
            Fact::MadeAnonymous {} => Matter::Rewriting,
            Fact::EventCreated { .. }
            | Fact::EventChanged { .. }
            | Fact::FideModeLeft { .. }
            | Fact::LookSet { .. }
            | Fact::SectionAdded { .. }
            | Fact::SectionChanged { .. }
            | Fact::SelfServiceSet { .. }
            | Fact::PairsProhibited { .. }
            | Fact::PointsAdjusted { .. }
            | Fact::HandPairingBegun { .. }
            | Fact::HandPaired { .. }
            | Fact::HandPairingEnded { .. }
            | Fact::RatedOtherwise { .. }
            | Fact::SectionFinished { .. } => Matter::Direction,
            Fact::DisplaySet { .. }
            | Fact::DisplayRemoved { .. }
            | Fact::Announced { .. }
            | Fact::PlayersEntered { .. }
            | Fact::PlayerChanged { .. }
            | Fact::PlayersMerged { .. }
            | Fact::CheckedIn { present: false, .. }
            | Fact::FeePaid { .. }
            | Fact::Withdrawn { .. }
            | Fact::Returned { .. }
            | Fact::ByeGranted { .. }
            | Fact::ByeTakenBack { .. }
            | Fact::ByeWished { wished: false, .. }
            | Fact::TeamsEntered { .. }
            | Fact::TeamChanged { .. }
            | Fact::TeamWithdrawn { .. }
            | Fact::TeamReturned { .. }
            | Fact::LotsDrawn { origin: Origin::Program, .. }
            | Fact::RoundPaired { origin: Origin::Program, .. }
            | Fact::AllRoundsPaired { .. }
            | Fact::LatecomerPaired { .. }
            | Fact::RoundDiscarded { .. }
            | Fact::RoundPublished { .. }
            | Fact::RoundWithheld { .. }
            | Fact::IncidentRecorded { .. }
            | Fact::ClocksNoted { .. }
            | Fact::MatchDecided { .. }
            | Fact::Remarked { .. } => Matter::Hall,
            Fact::ResultEntered { .. } => Matter::Result,
            Fact::GameRecorded { .. } => Matter::Game,
            Fact::LineUpSet { .. } => Matter::LineUp,
            Fact::CheckedIn { present: true, .. } => Matter::Arrival,
            Fact::ByeWished { wished: true, .. } => Matter::ByeWish,
            Fact::ResultReported { .. } => Matter::Report,
            Fact::PlayerRegistered { .. } | Fact::RegistrationWithdrawn { .. } => Matter::Registration,
            Fact::RegistrationsAccepted { .. } => Matter::Acceptance,
            Fact::PlayerRemoved { .. } => Matter::Removal,
            Fact::Undone { .. } => Matter::Undo,
        }
    }

    const fn is_for_arbiters(self) -> bool {
        match self {
            Matter::MadeElsewhere | Matter::Rewriting | Matter::Direction => false,
            Matter::Hall
            | Matter::Result
            | Matter::Game
            | Matter::LineUp
            | Matter::Arrival
            | Matter::ByeWish
            | Matter::Report
            | Matter::Registration
            | Matter::Acceptance
            | Matter::Removal
            | Matter::Undo => true,
        }
    }

    /// Can the holder of a pass undo such an entry?
    const fn can_be_regretted(self) -> bool {
        match self {
            Matter::Result | Matter::Game | Matter::Arrival | Matter::ByeWish | Matter::Report => true,
            Matter::MadeElsewhere
            | Matter::Rewriting
            | Matter::Direction
            | Matter::Hall
            | Matter::LineUp
            | Matter::Registration
            | Matter::Acceptance
            | Matter::Removal
            | Matter::Undo => false,
        }
    }
}

pub(crate) fn may_say(
    visitor: &Visitor,
    stream: &str,
    journal: &Journal,
    fact: &Fact,
    now: Timestamp,
) -> bool {
    let (pass, event) = (visitor.pass.as_ref(), journal.state());
    match visitor.role_in(stream) {
        Role::Administrator | Role::ChiefArbiter => match Matter::of(fact) {
            Matter::MadeElsewhere => is_being_made(journal, now),
            Matter::Rewriting => false,
            Matter::Direction
            | Matter::Hall
            | Matter::Result
            | Matter::Game
            | Matter::LineUp
            | Matter::Arrival
            | Matter::ByeWish
            | Matter::Report
            | Matter::Registration
            | Matter::Acceptance
            | Matter::Removal
            | Matter::Undo => true,
        },
        Role::Arbiter => Matter::of(undone_at_last(journal, fact)).is_for_arbiters(),
        Role::Helper | Role::Captain => match Matter::of(fact) {
            Matter::Result => enters_result(pass, event, fact),
            Matter::Game => records_game(visitor.role_in(stream), pass, event, fact),
            Matter::LineUp => hands_in_line_up(pass, event, fact),
            Matter::Undo => takes_own_back(visitor, journal, fact, now),
            Matter::MadeElsewhere
            | Matter::Rewriting
            | Matter::Direction
            | Matter::Hall
            | Matter::Arrival
            | Matter::ByeWish
            | Matter::Report
            | Matter::Registration
            | Matter::Acceptance
            | Matter::Removal => false,
        },
        Role::Player => match Matter::of(fact) {
            Matter::Arrival => arrives(pass, event, fact),
            Matter::ByeWish => wishes(pass, event, fact),
            Matter::Report => reports(pass, event, fact),
            Matter::Result => confirms_report(pass, journal, fact, now),
            Matter::Registration => registers(pass, fact),
            Matter::Acceptance => moves_up(pass, event, fact),
            Matter::Removal => gives_place_back(pass, event, fact),
            Matter::Undo => takes_own_back(visitor, journal, fact, now),
            Matter::MadeElsewhere
            | Matter::Rewriting
            | Matter::Direction
            | Matter::Hall
            | Matter::Game
            | Matter::LineUp => false,
        },
        Role::Public => false,
    }
}

/// Is the event created in this very act? All entries of an act have the same time.
fn is_being_made(journal: &Journal, now: Timestamp) -> bool {
    journal.entries().first().is_some_and(|first| first.at == now)
}

/// The fact that an undo finally concerns; for an undo of an undo, the fact that is restored.
fn undone_at_last<'j>(journal: &'j Journal, fact: &'j Fact) -> &'j Fact {
    let mut last = fact;
    while let Fact::Undone { entry, .. } = last {
        // An entry can only be undone by a later one, so this terminates.
        let Some(target) = journal.entries().iter().find(|known| known.number == *entry) else { break };
        last = &target.fact;
    }
    last
}

/// With a pass a result is only entered, never changed or cleared: a page that was open for an hour must not
/// revert an arbiter's act.
fn enters_result(pass: Option<&Pass>, event: &Event, fact: &Fact) -> bool {
    let Fact::ResultEntered { section, round, board, game, result: Some(result), .. } = fact else {
        return false;
    };
    let Some(known) = event.section(*section) else { return false };
    let Some(played) = known.round(*round) else { return false };
    let Some(pair) = played.pair(*board) else { return false };
    let theirs = pass.is_none_or(|pass| {
        let team = pass.team.is_none_or(|team| known.party_of_team(team).is_some_and(|team| pair.has(team)));
        has_board(pass, known, *round, *board) && team
    });
    let before = played.game(*board, *game).and_then(|game| game.result);
    theirs
        && (known.whole || Some(*round) == known.current())
        && played.status == Status::Published
        && before.is_none_or(|before| before == *result)
}

fn has_board(pass: &Pass, section: &Section, round: RoundNo, board: BoardNo) -> bool {
    // People count tables.
    let table = BoardNo(section.table(round, board));
    pass.section == section.id.0 && pass.boards.as_ref().is_none_or(|boards| boards.contains(&table))
}

/// Helpers store the games of their boards, of every published round: scoresheets are typed later. They replace none.
fn records_game(role: Role, pass: Option<&Pass>, event: &Event, fact: &Fact) -> bool {
    let Fact::GameRecorded { section, round, board, game, .. } = fact else { return false };
    let Some(known) = event.section(*section) else { return false };
    let played = known.round(*round).filter(|played| played.status == Status::Published);
    let stored = played.and_then(|played| played.game(*board, *game));
    role == Role::Helper
        && pass.is_none_or(|pass| has_board(pass, known, *round, *board))
        && stored.is_some_and(|stored| stored.pgn.is_empty())
}

fn hands_in_line_up(pass: Option<&Pass>, event: &Event, fact: &Fact) -> bool {
    let Fact::LineUpSet { section, round, team, players } = fact else { return false };
    let Some(known) = event.section(*section) else { return false };
    let members = known.teams.get(team).map(|team| team.players.as_slice()).unwrap_or_default();
    pass.is_some_and(|pass| {
        pass.role == Role::Captain && pass.section == section.0 && pass.team == Some(*team)
    }) && round.up_to() >= known.current_round()
        && players.iter().flatten().all(|player| members.contains(player))
}

/// Is this the link of the player, or the poster of the section, which serves them all?
fn serves(pass: Option<&Pass>, section: SectionId, player: EntryId) -> bool {
    pass.is_some_and(|pass| {
        pass.role == Role::Player && pass.section == section.0 && pass.player.is_none_or(|own| own == player)
    })
}

/// Is this the player's own link?
fn is_own(pass: Option<&Pass>, section: SectionId, player: EntryId) -> bool {
    serves(pass, section, player) && pass.is_some_and(|pass| pass.player == Some(player))
}

/// A player at the poster, or by their own link, may request a bye; an arbiter decides.
fn wishes(pass: Option<&Pass>, event: &Event, fact: &Fact) -> bool {
    let Fact::ByeWished { section, player, wished: true, .. } = fact else { return false };
    let known = event.section(*section).and_then(|section| section.players.get(player));
    known.is_some_and(|known| known.withdrawn_from.is_none()) && serves(pass, *section, *player)
}

/// At a poster players are only checked in, one at a time: a mistake is undone, and leaving is reported to an
/// arbiter.
fn arrives(pass: Option<&Pass>, event: &Event, fact: &Fact) -> bool {
    let Fact::CheckedIn { section, players, present: true } = fact else { return false };
    let known = |player| event.section(*section).and_then(|section| section.players.get(player));
    let [player] = &players[..] else { return false };
    known(player).is_some_and(|known| known.withdrawn_from.is_none()) && serves(pass, *section, *player)
}

/// Players report their own game of the current round. The judge refuses the rest.
fn reports(pass: Option<&Pass>, event: &Event, fact: &Fact) -> bool {
    let Fact::ResultReported { section, round, player, .. } = fact else { return false };
    let known = event.section(*section);
    known.is_some_and(|known| known.whole || known.current() == Some(*round))
        && is_own(pass, *section, *player)
}

/// The second of two equal reports enters the result, in the same act. Later it would revert an arbiter's undo.
fn confirms_report(pass: Option<&Pass>, journal: &Journal, fact: &Fact, now: Timestamp) -> bool {
    let Fact::ResultEntered { section, round, board, game, result: Some(result), .. } = fact else {
        return false;
    };
    let at = At::new(*round, *board, *game);
    let Some(last) = journal.entries().last().filter(|last| last.at == now) else { return false };
    let reported = matches!(&last.fact, Fact::ResultReported { section: of, round, board, game, player, .. }
        if of == section && At::new(*round, *board, *game) == at && is_own(pass, *section, *player));
    let known = journal.state().section(*section).and_then(|section| section.game(at));
    reported
        && known.is_some_and(|known| {
            known.result.is_none() && known.reported.together() == Reports::Agree(*result)
        })
}

/// The link is made for the registration; it can also withdraw it.
fn registers(pass: Option<&Pass>, fact: &Fact) -> bool {
    let (Fact::PlayerRegistered { section, player, .. } | Fact::RegistrationWithdrawn { section, player }) =
        fact
    else {
        return false;
    };
    is_own(pass, *section, *player)
}

/// Where the organiser wants it so, registrations with a place are accepted without an arbiter.
fn moves_up(pass: Option<&Pass>, event: &Event, fact: &Fact) -> bool {
    let Fact::RegistrationsAccepted { section, players } = fact else { return false };
    event.section(*section).is_some_and(|known| {
        let here = pass.is_some_and(|pass| pass.section == section.0 && pass.player.is_some());
        here && known.accepts_by_itself() && *players == known.to_accept()
    })
}

/// Only players who came by the public form leave by their link, before the first pairing.
fn gives_place_back(pass: Option<&Pass>, event: &Event, fact: &Fact) -> bool {
    let Fact::PlayerRemoved { section, player } = fact else { return false };
    let Some(known) = event.section(*section).filter(|known| !known.has_begun()) else { return false };
    let by_registration = known.players.get(player).is_some_and(|player| player.by_registration);
    by_registration && is_own(pass, *section, *player)
}

fn takes_own_back(visitor: &Visitor, journal: &Journal, fact: &Fact, now: Timestamp) -> bool {
    let Fact::Undone { entry, .. } = fact else { return false };
    let found = journal.entries().iter().find(|known| known.number == *entry);
    found.is_some_and(|known| {
        known.by == visitor.name
            && Matter::of(&known.fact).can_be_regretted()
            && now.duration_since(known.at) <= REGRET
    })
}
