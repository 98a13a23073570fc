//! Limits of a fact regardless of the event: lengths, counts, ranges, no duplicates in lists.

use std::collections::BTreeSet;

use turmuhr_core::Points;

use super::story::of_story;
use crate::{
    concern::Refusal,
    display::Shows,
    fact::{Fact, Paired, Remarks, Team},
    id::{EntryId, Party},
    incident::{After, Chosen, Decided, Incident, Kept, KeptRuling, Readings, Ruled, Seen},
    limits::{Count, Number, Text, count, number, number_if, text, texts},
    person::Person,
    self_service::{Registration, SelfService},
    settings::{Details, Eligible, Fee, Format, Pace, PointSystem, Prize, Settings},
};

/// Checks an entry by its number and its fact alone.
pub(crate) fn within_limits(entry: u64, fact: &Fact) -> Result<(), Refusal> {
    count(Count::Entries, usize::try_from(entry).unwrap_or(usize::MAX))?;
    match fact {
        Fact::EventCreated { details } | Fact::EventChanged { details } => of_event(details),
        Fact::DisplaySet { display, shows } => {
            text(Text::DisplayName, display)?;
            of_display(shows)
        }
        Fact::DisplayRemoved { display } => text(Text::DisplayName, display),
        // `Logo` and `Colour` have their limits in their types.
        Fact::LookSet { look: _ } => Ok(()),
        Fact::Announced { text: announced } => text(Text::Announcement, announced),
        Fact::SectionAdded { section, settings } | Fact::SectionChanged { section, settings } => {
            number(Number::Identifier, section.0)?;
            of_section(settings)
        }
        Fact::PlayersEntered { players, .. } => {
            count(Count::Players, players.len())?;
            players.iter().try_for_each(|(id, person)| {
                number(Number::Identifier, id.0)?;
                of_person(person)
            })
        }
        Fact::PlayerChanged { person, .. } => of_person(person),
        Fact::PlayerRegistered { player, person, .. } => {
            number(Number::Identifier, player.0)?;
            of_person(person)
        }
        Fact::SelfServiceSet { rules, .. } => of_self_service(rules),
        Fact::CheckedIn { players, .. } | Fact::RegistrationsAccepted { players, .. } => {
            count(Count::Players, players.len())?;
            players_once(players)
        }
        Fact::FeePaid { cents, .. } => number(Number::FeeCents, *cents),
        Fact::PairsProhibited { groups, reasons, .. } => {
            count(Count::ProhibitedGroups, groups.len().max(reasons.len()))?;
            reasons.iter().try_for_each(|reason| text(Text::Reason, reason))?;
            groups.iter().try_for_each(|group| {
                count(Count::Players, group.len())?;
                parties_once(group.iter().copied())
            })
        }
        Fact::PointsAdjusted { points, reason, .. } => {
            number(Number::Adjustment, points.in_tenths())?;
            text(Text::Reason, reason)
        }
        Fact::TeamsEntered { teams, .. } => {
            count(Count::Teams, teams.len())?;
            teams.iter().try_for_each(|(id, team)| {
                number(Number::Identifier, id.0)?;
                of_team(team)
            })
        }
        Fact::TeamChanged { new, .. } => of_team(new),
        Fact::LotsDrawn { numbers, .. } => {
            count(Count::Players, numbers.len())?;
            parties_once(numbers.iter().copied())
        }
        Fact::RoundPaired { paired, .. } | Fact::HandPaired { paired, .. } => of_pairing(paired),
        Fact::AllRoundsPaired { rounds, .. } => {
            number(Number::Rounds, rounds.len() as u64)?;
            rounds.iter().try_for_each(of_pairing)
        }
        Fact::GameRecorded { pgn, .. } => text(Text::Game, pgn),
        Fact::IncidentRecorded { incident, .. } => of_incident(incident),
        Fact::ClocksNoted { readings, .. } => readings.map_or(Ok(()), of_clocks),
        Fact::Remarked { remarks, .. } => of_report(remarks),
        Fact::FideModeLeft { reason }
        | Fact::Withdrawn { reason, .. }
        | Fact::TeamWithdrawn { reason, .. }
        | Fact::RoundDiscarded { reason, .. }
        | Fact::RoundWithheld { reason, .. }
        | Fact::HandPairingBegun { reason, .. }
        | Fact::HandPairingEnded { comment: reason, .. }
        | Fact::ResultEntered { reason, .. }
        | Fact::RatedOtherwise { reason, .. }
        | Fact::MatchDecided { reason, .. }
        | Fact::Undone { reason, .. } => text(Text::Reason, reason),
        // The identifiers and rounds of these facts are checked against the event.
        Fact::MadeAnonymous {}
        | Fact::PlayerRemoved { .. }
        | Fact::PlayersMerged { .. }
        | Fact::Returned { .. }
        | Fact::ByeGranted { .. }
        | Fact::ByeTakenBack { .. }
        | Fact::ByeWished { .. }
        | Fact::RegistrationWithdrawn { .. }
        | Fact::ResultReported { .. }
        | Fact::TeamReturned { .. }
        | Fact::LineUpSet { .. }
        | Fact::LatecomerPaired { .. }
        | Fact::RoundPublished { .. }
        | Fact::SectionFinished { .. } => Ok(()),
    }
}

fn of_self_service(rules: &SelfService) -> Result<(), Refusal> {
    let SelfService { results: _, registration } = rules;
    let Some(Registration { closes, most, automatic: _ }) = registration else { return Ok(()) };
    number_if(Number::Year, closes.map(|day| day.year()))?;
    count(Count::Players, most.map_or(0, |most| usize::try_from(most).unwrap_or(usize::MAX)))
}

fn of_event(details: &Details) -> Result<(), Refusal> {
    let Details {
        name,
        place,
        federation,
        start,
        end,
        organiser,
        chief_arbiter,
        arbiters,
        notice,
        framed_by,
    } = details;
    text(Text::EventName, name)?;
    text(Text::Place, place)?;
    text(Text::Federation, federation)?;
    [start, end].into_iter().flatten().try_for_each(|day| number(Number::Year, day.year()))?;
    text(Text::Organiser, organiser)?;
    text(Text::Arbiter, chief_arbiter)?;
    count(Count::Arbiters, arbiters.len())?;
    texts(Text::Arbiter, arbiters)?;
    count(Count::Sites, framed_by.len())?;
    texts(Text::Place, framed_by)?;
    text(Text::Notice, notice)
}

fn of_display(shows: &Shows) -> Result<(), Refusal> {
    let Shows { section: _, views, seconds, part, parts } = shows;
    count(Count::Views, views.len())?;
    number(Number::DisplayParts, *parts)?;
    let inside = (1..=*parts).contains(part) && (3..=600).contains(seconds);
    if inside { Ok(()) } else { Err(Refusal::CannotShow) }
}

fn of_section(settings: &Settings) -> Result<(), Refusal> {
    let Settings {
        name,
        format,
        rounds,
        points,
        match_points,
        tie_breaks,
        tie_break_edition,
        laws,
        time_control,
        time_in_words,
        full_supervision: _,
        initial_order: _,
        first_board,
        prizes,
        prize_rules: _,
        prizes_from,
        starts,
        default_minutes,
        no_half_byes_from,
        forfeits_allowed,
        kept_apart,
        fee,
        currency,
    } = settings;
    text(Text::SectionName, name)?;
    number(Number::Rounds, *rounds)?;
    of_format(format)?;
    number(Number::GamesOfAPlayer, u64::from(*rounds) * u64::from(format.games_a_round()))?;
    of_points(points)?;
    of_points(match_points)?;
    count(Count::TieBreaks, tie_breaks.len())?;
    tie_breaks.iter().try_for_each(|code| text(Text::TieBreak, code.as_str()))?;
    // Editions are fixed words of the program.
    let _ = (tie_break_edition, laws);
    text(Text::TimeControl, time_control.as_ref().map_or("", Pace::as_str))?;
    text(Text::TimeControl, time_in_words)?;
    number(Number::FirstBoard, *first_board)?;
    count(Count::Prizes, prizes.len())?;
    prizes.iter().try_for_each(of_prize)?;
    starts.iter().try_for_each(|(round, at)| {
        number(Number::Rounds, round.0)?;
        number(Number::Year, at.year())
    })?;
    number_if(Number::Rounds, prizes_from.map(|round| round.0))?;
    number_if(Number::DefaultMinutes, *default_minutes)?;
    number_if(Number::Rounds, no_half_byes_from.map(|round| round.0))?;
    number_if(Number::Forfeits, *forfeits_allowed)?;
    number_if(Number::Rounds, kept_apart.and_then(|apart| apart.until).map(|round| round.0))?;
    text(Text::Currency, currency)?;
    fee.as_ref().map_or(Ok(()), |Fee { cents, currency }| {
        number(Number::FeeCents, *cents)?;
        text(Text::Currency, currency)
    })
}

fn of_format(format: &Format) -> Result<(), Refusal> {
    match *format {
        Format::Swiss { system, baku } if baku && !system.can_be_accelerated() => {
            Err(Refusal::NoAcceleration)
        }
        Format::Swiss { .. } | Format::Scheveningen => Ok(()),
        Format::RoundRobin { cycles } => number(Number::Cycles, cycles),
        Format::Knockout { games, .. } => number(Number::MatchGames, games),
        Format::TeamSwiss { boards, .. } => number(Number::Boards, boards),
        Format::TeamRoundRobin { boards, cycles, .. } => {
            number(Number::Boards, boards)?;
            number(Number::Cycles, cycles)
        }
    }
}

fn of_points(system: &PointSystem) -> Result<(), Refusal> {
    let PointSystem { win, draw, loss, bye } = *system;
    let all = [Some(win), Some(draw), Some(loss), bye];
    all.into_iter().flatten().map(Points::in_tenths).try_for_each(|tenths| number(Number::Points, tenths))
}

fn of_prize(prize: &Prize) -> Result<(), Refusal> {
    let Prize { name, cents, to, place } = prize;
    let Eligible { sex: _, born_from, born_until, rating_below, rating_of: _, unrated: _, club, mark } = to;
    text(Text::PrizeName, name)?;
    number(Number::PrizeCents, *cents)?;
    number(Number::PrizePlace, *place)?;
    number_if(Number::Year, *born_from)?;
    number_if(Number::Year, *born_until)?;
    number_if(Number::Rating, *rating_below)?;
    texts(Text::Club, club)?;
    texts(Text::Mark, mark)
}

fn of_person(person: &Person) -> Result<(), Refusal> {
    let Person {
        name,
        title,
        sex: _,
        birth,
        federation,
        club,
        fide_number,
        national_number,
        fide_rating,
        national_rating,
        rating_source,
        marks,
        side,
        table,
    } = person;
    if name.trim().is_empty() {
        return Err(Refusal::Nameless);
    }
    text(Text::PlayerName, name)?;
    text(Text::Title, title)?;
    text(Text::Birth, birth)?;
    text(Text::Federation, federation)?;
    text(Text::Club, club)?;
    texts(Text::PlayerNumber, [fide_number, national_number])?;
    number_if(Number::Rating, *fide_rating)?;
    number_if(Number::Rating, *national_rating)?;
    text(Text::RatingSource, rating_source)?;
    count(Count::Marks, marks.len())?;
    texts(Text::Mark, marks)?;
    number_if(Number::Table, *table)?;
    text(Text::Side, side)
}

fn of_team(team: &Team) -> Result<(), Refusal> {
    let Team { name, club, federation, players } = team;
    if name.trim().is_empty() {
        return Err(Refusal::Nameless);
    }
    text(Text::TeamName, name)?;
    text(Text::Club, club)?;
    text(Text::Federation, federation)?;
    count(Count::TeamPlayers, players.len())?;
    players_once(players)
}

/// Duplicates are checked against the section, which can name them.
fn of_pairing(paired: &Paired) -> Result<(), Refusal> {
    let Paired { pairs, bye: _, away } = paired;
    count(Count::Players, pairs.len().saturating_mul(2).saturating_add(away.len()))
}

fn of_incident(incident: &Incident) -> Result<(), Refusal> {
    let Incident { seen, ruled, decided, note } = incident;
    let Seen {
        kind: _,
        side: _,
        claimed: _,
        answered: _,
        correct: _,
        readings,
        position,
        can_mate: _,
        moves,
        touched,
        played,
        guidelines: _,
        story,
        chosen,
    } = seen;
    readings.map_or(Ok(()), of_clocks)?;
    text(Text::Position, position)?;
    number_if(Number::Moves, *moves)?;
    text(Text::Square, touched)?;
    text(Text::Move, played)?;
    story.as_ref().map_or(Ok(()), |story| of_story(story))?;
    if let Some(Chosen { choice, to: _, amount }) = chosen {
        text(Text::Choice, choice)?;
        number_if(Number::ClockSeconds, *amount)?;
    }
    let Ruled { edition, mode, supervision, rulings, clocks } = ruled;
    texts(Text::Edition, [edition, mode, supervision])?;
    count(Count::Rulings, rulings.len())?;
    rulings.iter().try_for_each(of_ruling)?;
    clocks.map_or(Ok(()), of_clocks)?;
    match decided {
        Decided::Ruled => {}
        Decided::Otherwise { words, reason, counts: _ } => {
            text(Text::Note, words)?;
            text(Text::Reason, reason)?;
        }
    }
    text(Text::Note, note)
}

/// Most values of a ruling have a length of their own; the rest is bounded here.
fn of_ruling(ruling: &KeptRuling) -> Result<(), Refusal> {
    let KeptRuling { what, cites, after } = ruling;
    if let Some(After { event: _, position }) = after {
        text(Text::Position, position)?;
    }
    let long = match what {
        Kept::Must { pieces, capture, castle: _, moves } => pieces.len() + capture.len() + moves.len(),
        Kept::Choose { options, default: _ } => options.len(),
        Kept::Spoken { text } => text.len(),
        Kept::Over { .. }
        | Kept::AddTime { .. }
        | Kept::TakeTime { .. }
        | Kept::SetClock { .. }
        | Kept::Restore { .. }
        | Kept::Free
        | Kept::ReplacePawn { .. }
        | Kept::Claim { .. }
        | Kept::Inadmissible { .. }
        | Kept::Offer { .. }
        | Kept::Warning { .. }
        | Kept::Penalty { .. }
        | Kept::Report { .. }
        | Kept::Owes { .. }
        | Kept::NewGame { .. }
        | Kept::Continue
        | Kept::Sealed
        | Kept::Appeal => 0,
    };
    let cited: usize = cites.iter().map(|article| article.number.len() + 12).sum();
    let most = Text::Ruling.most();
    if long + cited > most { Err(Refusal::TooLong { what: Text::Ruling, most }) } else { Ok(()) }
}

fn of_clocks(readings: Readings) -> Result<(), Refusal> {
    let Readings { white, black } = readings;
    number(Number::ClockSeconds, white)?;
    number(Number::ClockSeconds, black)
}

fn of_report(remarks: &Remarks) -> Result<(), Refusal> {
    let Remarks { course, conditions, appeals, penalties, incidents } = remarks;
    texts(Text::Remark, [course, conditions, appeals, penalties, incidents])
}

fn players_once(players: &[EntryId]) -> Result<(), Refusal> {
    let mut seen = BTreeSet::new();
    let twice = players.iter().find(|player| !seen.insert(**player));
    twice.map_or(Ok(()), |player| Err(Refusal::PlayerTwice { player: *player }))
}

fn parties_once(parties: impl Iterator<Item = Party>) -> Result<(), Refusal> {
    let mut seen = BTreeSet::new();
    let twice = parties.into_iter().find(|party| !seen.insert(*party));
    twice.map_or(Ok(()), |party| Err(Refusal::PartyTwice { party }))
}
