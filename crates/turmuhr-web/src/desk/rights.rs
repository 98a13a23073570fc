//! Who may say what. The routes let people in; this decides what they may do there, on pages and through the API alike.

use jiff::{SignedDuration, Timestamp};
use turmuhr_store::{Pass, Role};
use turmuhr_tournament::{Event, Fact, Journal, Origin, TeamId, round::Status};

use crate::accounts::Visitor;

/// How long those who only enter results may take one of their own back.
const REGRET: SignedDuration = SignedDuration::from_mins(2);

pub(crate) fn may_say(
    visitor: &Visitor,
    stream: &str,
    journal: &Journal,
    fact: &Fact,
    now: Timestamp,
) -> bool {
    match visitor.role_in(stream) {
        Role::Administrator | Role::ChiefArbiter => !made_elsewhere(fact) || is_being_made(journal, now),
        Role::Arbiter => !for_the_chief(undone_at_last(journal, fact)),
        Role::Helper | Role::Captain => {
            enters_only(visitor.pass.as_ref(), journal.state(), fact)
                || takes_own_back(visitor, journal, fact, now)
        }
        Role::Player => {
            comes(visitor.pass.as_ref(), journal.state(), fact)
                || wishes(visitor.pass.as_ref(), journal.state(), fact)
                || takes_own_back(visitor, journal, fact, now)
        }
        Role::Public => false,
    }
}

/// Lots and pairings of another program, from its file.
const fn made_elsewhere(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::RoundPaired { origin: Origin::File, .. } | Fact::LotsDrawn { origin: Origin::File, .. }
    )
}

/// The event begins in this very act: all entries of an act have one time.
fn is_being_made(journal: &Journal, now: Timestamp) -> bool {
    journal.entries().first().is_some_and(|first| first.at == now)
}

/// What an undo comes down to; of an undo of an undo, the fact that is done again.
fn undone_at_last<'j>(journal: &'j Journal, fact: &'j Fact) -> &'j Fact {
    let mut last = fact;
    while let Fact::Undone { entry, .. } = last {
        // An entry can only be undone by a later one, so this ends.
        let Some(target) = journal.entries().iter().find(|known| known.number == *entry) else { break };
        last = &target.fact;
    }
    last
}

/// What changes how the event is run, not what happens in it.
const fn for_the_chief(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::EventCreated { .. }
            | Fact::EventChanged { .. }
            | Fact::FideModeLeft { .. }
            | Fact::SectionAdded { .. }
            | Fact::SectionChanged { .. }
            | Fact::PairsProhibited { .. }
            | Fact::PointsAdjusted { .. }
            | Fact::HandPairingBegun { .. }
            | Fact::HandPaired { .. }
            | Fact::HandPairingEnded { .. }
            | Fact::RatedOtherwise { .. }
            | Fact::SectionFinished { .. }
            | Fact::RoundPaired { origin: Origin::File, .. }
            | Fact::LotsDrawn { origin: Origin::File, .. }
    )
}

/// Who only enters may write a result where there is none, never change or clear one: a page that was open for an hour
/// must not undo what an arbiter has done meanwhile.
fn enters_only(pass: Option<&Pass>, event: &Event, fact: &Fact) -> bool {
    match fact {
        Fact::ResultEntered { section, round, board, game, result: Some(result), .. } => {
            let Some(known) = event.section(*section) else { return false };
            let Some(played) = known.round(*round) else { return false };
            let Some(pair) = played.pair(*board) else { return false };
            let theirs = pass.is_none_or(|pass| {
                let boards = pass.first_board == 0 || (pass.first_board..=pass.last_board).contains(board);
                let team = pass.team == 0 || pair.has(TeamId(pass.team).into());
                pass.section == section.0 && boards && team
            });
            let before = played.game(*board, *game).and_then(|game| game.result);
            theirs
                && *round == known.current_round()
                && played.status == Status::Published
                && before.is_none_or(|before| before == *result)
        }
        Fact::LineUpSet { section, round, team, players } => {
            let Some(known) = event.section(*section) else { return false };
            let members = known.teams.get(team).map(|team| team.players.as_slice()).unwrap_or_default();
            pass.is_some_and(|pass| {
                pass.role == Role::Captain && pass.section == section.0 && pass.team == team.0
            }) && *round >= known.current_round()
                && players.iter().flatten().all(|player| members.contains(player))
        }
        _ => false,
    }
}

/// Whoever stands at the poster may wish a round off; whether it is granted an arbiter says.
fn wishes(pass: Option<&Pass>, event: &Event, fact: &Fact) -> bool {
    let Fact::ByeWished { section, player, wished: true, .. } = fact else { return false };
    let known = event.section(*section).and_then(|section| section.players.get(player));
    known.is_some_and(|known| known.withdrawn_from.is_none())
        && pass.is_some_and(|pass| pass.role == Role::Player && pass.section == section.0)
}

/// At a poster one name is checked in, nobody out: who came by mistake takes it back, who left tells an arbiter.
fn comes(pass: Option<&Pass>, event: &Event, fact: &Fact) -> bool {
    let Fact::CheckedIn { section, players, present: true } = fact else { return false };
    let known = |player| event.section(*section).and_then(|section| section.players.get(player));
    let one =
        matches!(&players[..], [player] if known(player).is_some_and(|known| known.withdrawn_from.is_none()));
    one && pass.is_some_and(|pass| pass.role == Role::Player && pass.section == section.0)
}

fn takes_own_back(visitor: &Visitor, journal: &Journal, fact: &Fact, now: Timestamp) -> bool {
    let Fact::Undone { entry, .. } = fact else { return false };
    let found = journal.entries().iter().find(|known| known.number == *entry);
    found.is_some_and(|known| {
        known.by == visitor.name
            && matches!(
                known.fact,
                Fact::ResultEntered { .. }
                    | Fact::CheckedIn { present: true, .. }
                    | Fact::ByeWished { wished: true, .. }
            )
            && now.duration_since(known.at) <= REGRET
    })
}
