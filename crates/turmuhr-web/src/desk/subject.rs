//! What a fact is about, and what an act takes away. An act that takes something away asks if that was changed after its
//! page was made: a round published meanwhile is not discarded in silence.

use turmuhr_tournament::{At, BoardNo, EntryId, Fact, Journal, Party, RoundNo, SectionId, TeamId};

/// A part of a player's entry.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The entry with all its parts.
    Whole,
    Person,
    Presence,
    Fee,
    /// Withdrawn or playing.
    Playing,
    Bye(RoundNo),
}

/// A part of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum OfGame {
    Result,
    Report(EntryId),
    Rating,
    Moves,
    Incidents,
    Clocks,
}

/// The thing that a fact is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    Event,
    Display(String),
    Look,
    Announcement,
    Settings(SectionId),
    SelfService(SectionId),
    Prohibited(SectionId),
    Remarks(SectionId),
    Lots(SectionId),
    End(SectionId),
    Player(SectionId, EntryId, Part),
    Points(SectionId, Party),
    /// A team on the list, and whether it plays.
    Team(SectionId, TeamId),
    LineUp(SectionId, RoundNo, TeamId),
    /// The pairing of a round, whether it is public, and all its games.
    Round(SectionId, RoundNo),
    Game(SectionId, At, OfGame),
    Match(SectionId, RoundNo, BoardNo),
}

impl Subject {
    /// Is the other thing this one, or a part of it?
    fn contains(&self, other: &Subject) -> bool {
        match (self, other) {
            (Subject::Player(section, player, Part::Whole), Subject::Player(of, one, _)) => {
                (section, player) == (of, one)
            }
            (Subject::Round(section, round), Subject::Game(of, at, _)) => {
                (*section, *round) == (*of, at.round)
            }
            (
                Subject::Round(section, round),
                Subject::Match(of, other, _) | Subject::LineUp(of, other, _),
            ) => (section, round) == (of, other),
            _ => self == other,
        }
    }
}

/// The things that a fact is about. An undo is about those of the entry that it takes back.
pub(super) fn subjects(fact: &Fact, journal: &Journal) -> Vec<Subject> {
    use Fact::*;
    let of = |section: &SectionId, players: &[EntryId], part: Part| -> Vec<Subject> {
        players.iter().map(|player| Subject::Player(*section, *player, part)).collect()
    };
    match fact {
        EventCreated { .. } | EventChanged { .. } | FideModeLeft { .. } | MadeAnonymous {} => {
            vec![Subject::Event]
        }
        DisplaySet { display, .. } | DisplayRemoved { display } => vec![Subject::Display(display.clone())],
        LookSet { .. } => vec![Subject::Look],
        Announced { .. } => vec![Subject::Announcement],
        SectionAdded { section, .. } | SectionChanged { section, .. } => vec![Subject::Settings(*section)],
        PlayersEntered { section, players } => {
            players.iter().map(|(player, _)| Subject::Player(*section, *player, Part::Whole)).collect()
        }
        PlayerChanged { section, player, .. } => of(section, &[*player], Part::Person),
        PlayerRemoved { section, player }
        | PlayerRegistered { section, player, .. }
        | RegistrationWithdrawn { section, player } => of(section, &[*player], Part::Whole),
        PlayersMerged { section, kept, gone } => of(section, &[*kept, *gone], Part::Whole),
        RegistrationsAccepted { section, players } => of(section, players, Part::Whole),
        CheckedIn { section, players, .. } => of(section, players, Part::Presence),
        FeePaid { section, player, .. } => of(section, &[*player], Part::Fee),
        Withdrawn { section, player, .. } | Returned { section, player } => {
            of(section, &[*player], Part::Playing)
        }
        ByeGranted { section, player, round, .. }
        | ByeTakenBack { section, player, round }
        | ByeWished { section, player, round, .. } => of(section, &[*player], Part::Bye(*round)),
        SelfServiceSet { section, .. } => vec![Subject::SelfService(*section)],
        PairsProhibited { section, .. } => vec![Subject::Prohibited(*section)],
        PointsAdjusted { section, party, .. } => vec![Subject::Points(*section, *party)],
        TeamsEntered { section, teams } => {
            teams.iter().map(|(team, _)| Subject::Team(*section, *team)).collect()
        }
        TeamChanged { section, team, .. }
        | TeamWithdrawn { section, team, .. }
        | TeamReturned { section, team } => vec![Subject::Team(*section, *team)],
        LineUpSet { section, round, team, .. } => vec![Subject::LineUp(*section, *round, *team)],
        LotsDrawn { section, .. } => vec![Subject::Lots(*section)],
        RoundPaired { section, round, .. }
        | LatecomerPaired { section, round, .. }
        | RoundDiscarded { section, round, .. }
        | RoundPublished { section, round }
        | RoundWithheld { section, round, .. }
        | HandPairingBegun { section, round, .. }
        | HandPaired { section, round, .. }
        | HandPairingEnded { section, round, .. } => vec![Subject::Round(*section, *round)],
        AllRoundsPaired { section, .. } => {
            let paired = journal.state().section(*section).map_or(0, |known| known.rounds.len() as u32);
            RoundNo::first(paired).map(|round| Subject::Round(*section, round)).collect()
        }
        ResultEntered { section, round, board, game, .. } => {
            vec![Subject::Game(*section, At::new(*round, *board, *game), OfGame::Result)]
        }
        ResultReported { section, round, board, game, player, .. } => {
            vec![Subject::Game(*section, At::new(*round, *board, *game), OfGame::Report(*player))]
        }
        RatedOtherwise { section, round, board, game, .. } => {
            vec![Subject::Game(*section, At::new(*round, *board, *game), OfGame::Rating)]
        }
        GameRecorded { section, round, board, game, .. } => {
            vec![Subject::Game(*section, At::new(*round, *board, *game), OfGame::Moves)]
        }
        IncidentRecorded { section, round, board, game, .. } => {
            vec![Subject::Game(*section, At::new(*round, *board, *game), OfGame::Incidents)]
        }
        ClocksNoted { section, round, board, game, .. } => {
            vec![Subject::Game(*section, At::new(*round, *board, *game), OfGame::Clocks)]
        }
        MatchDecided { section, round, board, .. } => vec![Subject::Match(*section, *round, *board)],
        Remarked { section, .. } => vec![Subject::Remarks(*section)],
        SectionFinished { section, .. } => vec![Subject::End(*section)],
        Undone { entry, .. } => {
            let target = journal.entries().iter().find(|known| known.number == *entry);
            // An entry can only be undone by a later one, so this terminates.
            target.map(|target| subjects(&target.fact, journal)).unwrap_or_default()
        }
    }
}

/// What an act takes away or replaces as a whole. Other acts add something, or replace fields of a form (`merging`).
pub(super) fn taken(fact: &Fact, journal: &Journal) -> Vec<Subject> {
    use Fact::*;
    match fact {
        PlayerRemoved { .. }
        | PlayersMerged { .. }
        | RegistrationWithdrawn { .. }
        | FeePaid { .. }
        | Withdrawn { .. }
        | Returned { .. }
        | ByeGranted { .. }
        | ByeTakenBack { .. }
        | PairsProhibited { .. }
        | TeamWithdrawn { .. }
        | TeamReturned { .. }
        | RoundDiscarded { .. }
        // The pairing on the page of the visitor is to be public, not one that replaced it.
        | RoundPublished { .. }
        | RoundWithheld { .. }
        | HandPairingBegun { .. }
        | HandPaired { .. }
        | HandPairingEnded { .. }
        | RatedOtherwise { .. }
        | GameRecorded { .. }
        | ClocksNoted { .. }
        | MatchDecided { .. }
        | Undone { .. } => subjects(fact, journal),
        EventCreated { .. }
        | EventChanged { .. }
        | FideModeLeft { .. }
        | MadeAnonymous {}
        | DisplaySet { .. }
        | DisplayRemoved { .. }
        | LookSet { .. }
        | Announced { .. }
        | SectionAdded { .. }
        | SectionChanged { .. }
        | PlayersEntered { .. }
        | PlayerChanged { .. }
        | CheckedIn { .. }
        | ByeWished { .. }
        | SelfServiceSet { .. }
        | PlayerRegistered { .. }
        | RegistrationsAccepted { .. }
        | PointsAdjusted { .. }
        | TeamsEntered { .. }
        | TeamChanged { .. }
        | LineUpSet { .. }
        | LotsDrawn { .. }
        | RoundPaired { .. }
        | AllRoundsPaired { .. }
        | LatecomerPaired { .. }
        | ResultEntered { .. }
        | ResultReported { .. }
        | IncidentRecorded { .. }
        | Remarked { .. }
        | SectionFinished { .. } => Vec::new(),
    }
}

/// Is the later fact about something that is taken away?
pub(super) fn overlap(taken: &[Subject], later: &[Subject]) -> bool {
    taken.iter().any(|thing| later.iter().any(|other| thing.contains(other)))
}
