//! Facts as acts: the words on the button that confirms one. `facts` has the same as entries of the journal.

use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{At, Fact, GameResult, Party, Section};

use super::concerns::{listed_result, player, who};

pub(crate) fn act(fact: &Fact, section: Option<&Section>, lang: Lang) -> String {
    let name = |party: Party| who(party, section);
    let team = |id: &turmuhr_tournament::TeamId| super::concerns::team(*id, section);
    match fact {
        Fact::EventCreated { .. } => super::events::create(lang),
        Fact::EventChanged { .. } => super::events::save_event(lang),
        Fact::FideModeLeft { .. } => super::events::leave_fide_mode(lang),
        Fact::MadeAnonymous {} => super::ending::make_anonymous(lang),
        Fact::DisplaySet { display, .. } => set_display(lang, display),
        Fact::DisplayRemoved { display } => remove_display(lang, display),
        Fact::LookSet { .. } => set_look(lang),
        Fact::Announced { text } if text.is_empty() => end_announcement(lang),
        Fact::Announced { .. } => announce(lang),
        Fact::SectionAdded { .. } => super::events::add_section(lang),
        Fact::SectionChanged { .. } => change_section(lang),
        Fact::PlayersEntered { players, .. } if players.len() == 1 => enter(lang, &players[0].1.name),
        Fact::PlayersEntered { players, .. } => enter_many(lang, players.len()),
        Fact::PlayerChanged { person, .. } => change_player(lang, &person.name),
        Fact::PlayerRemoved { player: id, .. } => remove(lang, player(*id, section)),
        Fact::PlayersMerged { kept, gone, .. } => merge(lang, player(*kept, section), player(*gone, section)),
        Fact::FeePaid { player: id, cents: 0, .. } => take_back_fee(lang, player(*id, section)),
        Fact::FeePaid { player: id, .. } => enter_fee(lang, player(*id, section)),
        Fact::CheckedIn { players, present, .. } => match (&players[..], present) {
            ([one], true) => check_in(lang, player(*one, section)),
            ([one], false) => check_out(lang, player(*one, section)),
            (many, true) => check_in_many(lang, many.len()),
            (many, false) => check_out_many(lang, many.len()),
        },
        Fact::Withdrawn { player: id, from_round, .. } => withdraw(lang, player(*id, section), from_round),
        Fact::TeamWithdrawn { team: id, from_round, .. } => withdraw(lang, team(id), from_round),
        Fact::TeamReturned { team: id, .. } => let_return(lang, team(id)),
        Fact::Returned { player: id, .. } => let_return(lang, player(*id, section)),
        Fact::ByeGranted { player: id, round, .. } => grant_bye(lang, player(*id, section), round),
        Fact::ByeWished { round, wished: true, .. } => wish_bye(lang, round),
        Fact::ByeWished { round, wished: false, .. } => settle_wish(lang, round),
        Fact::ByeTakenBack { player: id, round, .. } => take_back_bye(lang, player(*id, section), round),
        Fact::SelfServiceSet { .. } => set_self_service(lang),
        Fact::PlayerRegistered { person, .. } => register(lang, &person.name),
        Fact::RegistrationWithdrawn { player: id, .. } => withdraw_registration(lang, id.0),
        Fact::RegistrationsAccepted { players, .. } => accept_registrations(lang, players.len()),
        Fact::ResultReported { round, board, game, result, .. } => {
            report_result(lang, listed_result(At::new(*round, *board, *game), *result, section, lang))
        }
        Fact::PairsProhibited { .. } => super::apart::set_pairs(lang),
        Fact::PointsAdjusted { party, points, .. } => {
            adjust_points(lang, name(*party), values::points(*points, lang))
        }
        Fact::TeamsEntered { teams, .. } => enter_teams(lang, teams.len()),
        Fact::TeamChanged { new, .. } => change_player(lang, &new.name),
        Fact::LineUpSet { round, team: id, .. } => set_line_up(lang, team(id), round),
        Fact::LotsDrawn { .. } => draw_lots(lang),
        Fact::AllRoundsPaired { .. } => super::schedule::pair_all(lang),
        Fact::RoundPaired { round, .. } => pair(lang, round),
        Fact::LatecomerPaired { round, pair: (white, black), .. } => {
            pair_latecomer(lang, name(*white), name(*black), round)
        }
        Fact::RoundDiscarded { round, .. } => discard(lang, round),
        Fact::RoundPublished { round, .. } => publish(lang, round),
        Fact::RoundWithheld { round, .. } => withhold(lang, round),
        Fact::HandPairingBegun { round, .. } => begin_hand(lang, round),
        Fact::HandPaired { round, .. } => pair_by_hand(lang, round),
        Fact::HandPairingEnded { round, .. } => end_hand(lang, round),
        Fact::ResultEntered { round, board, game, result, .. } => {
            let at = At::new(*round, *board, *game);
            let known = section.and_then(|section| section.game(at)?.result);
            let shown = |result: &GameResult| listed_result(at, *result, section, lang);
            match (known, result) {
                (_, None) => clear_result(lang),
                (Some(_), Some(result)) => change_result(lang, shown(result)),
                (None, Some(result)) => enter_result(lang, shown(result)),
            }
        }
        Fact::RatedOtherwise { round, board, game, result, .. } => {
            rate_otherwise(lang, listed_result(At::new(*round, *board, *game), *result, section, lang))
        }
        Fact::GameRecorded { .. } => save_game(lang),
        Fact::IncidentRecorded { .. } => record_incident(lang),
        Fact::ClocksNoted { readings: Some(_), .. } => note_clocks(lang),
        Fact::ClocksNoted { readings: None, .. } => clear_clocks(lang),
        Fact::MatchDecided { winner, .. } => decide_match(lang, name(*winner)),
        Fact::Remarked { .. } => save_remarks(lang),
        Fact::SectionFinished { .. } => super::events::finish(lang),
        Fact::Undone { entry, .. } => undo(lang, entry),
    }
}

/// The words on the way back from the question: what is not done then.
pub(crate) fn left_undone(fact: &Fact, lang: Lang) -> String {
    match fact {
        Fact::LotsDrawn { .. }
        | Fact::AllRoundsPaired { .. }
        | Fact::RoundPaired { .. }
        | Fact::LatecomerPaired { .. }
        | Fact::HandPaired { .. } => do_not_pair(lang),
        Fact::RoundPublished { .. } => do_not_publish(lang),
        Fact::Undone { .. } => do_not_undo(lang),
        Fact::EventCreated { .. }
        | Fact::EventChanged { .. }
        | Fact::FideModeLeft { .. }
        | Fact::MadeAnonymous { .. }
        | Fact::DisplaySet { .. }
        | Fact::DisplayRemoved { .. }
        | Fact::LookSet { .. }
        | Fact::Announced { .. }
        | Fact::SectionAdded { .. }
        | Fact::SectionChanged { .. }
        | Fact::PlayersEntered { .. }
        | Fact::PlayerChanged { .. }
        | Fact::PlayerRemoved { .. }
        | Fact::PlayersMerged { .. }
        | Fact::FeePaid { .. }
        | Fact::CheckedIn { .. }
        | Fact::Withdrawn { .. }
        | Fact::TeamWithdrawn { .. }
        | Fact::TeamReturned { .. }
        | Fact::Returned { .. }
        | Fact::ByeGranted { .. }
        | Fact::ByeWished { .. }
        | Fact::ByeTakenBack { .. }
        | Fact::SelfServiceSet { .. }
        | Fact::PlayerRegistered { .. }
        | Fact::RegistrationWithdrawn { .. }
        | Fact::RegistrationsAccepted { .. }
        | Fact::ResultReported { .. }
        | Fact::PairsProhibited { .. }
        | Fact::PointsAdjusted { .. }
        | Fact::TeamsEntered { .. }
        | Fact::TeamChanged { .. }
        | Fact::LineUpSet { .. }
        | Fact::RoundDiscarded { .. }
        | Fact::RoundWithheld { .. }
        | Fact::HandPairingBegun { .. }
        | Fact::HandPairingEnded { .. }
        | Fact::ResultEntered { .. }
        | Fact::RatedOtherwise { .. }
        | Fact::GameRecorded { .. }
        | Fact::IncidentRecorded { .. }
        | Fact::ClocksNoted { .. }
        | Fact::MatchDecided { .. }
        | Fact::Remarked { .. }
        | Fact::SectionFinished { .. } => super::shell::leave_it(lang),
    }
}

super::texts! {
    do_not_pair() { de: "Nicht auslosen", en: "Do not pair" }
    do_not_publish() { de: "Nicht freigeben", en: "Do not publish" }
    do_not_undo() { de: "Nicht zurücknehmen", en: "Do not undo" }
    set_look() { de: "Logo und Farbe speichern", en: "Save logo and colour" }
    show_consequences(act) { de: "{act}: Folgen zeigen", en: "{act}: show the consequences" }
    set_display(display) { de: "Anzeige {display} einstellen", en: "Set display {display}" }
    remove_display(display) { de: "Anzeige {display} abbauen", en: "Remove display {display}" }
    set_self_service() { de: "Einstellungen für Spieler speichern", en: "Save what players may do" }
    register(name) { de: "{name} anmelden", en: "Register {name}" }
    withdraw_registration(number) { de: "Anmeldung {number} zurückziehen", en: "Withdraw registration {number}" }
    accept_registrations(count) {
        de: "{count} Anmeldungen annehmen",
        en: "Accept {count} registrations",
        one(count): de: "Eine Anmeldung annehmen", en: "Accept one registration",
    }
    report_result(result) { de: "{result} melden", en: "Report {result}" }
    announce() { de: "Ansage zeigen", en: "Show the announcement" }
    end_announcement() { de: "Ansage beenden", en: "End the announcement" }
    change_section() { de: "Einstellungen der Gruppe ändern", en: "Change the settings of the section" }
    enter(name) { de: "{name} eintragen", en: "Enter {name}" }
    enter_many(count) {
        de: "{count} Teilnehmer eintragen",
        en: "Enter {count} players",
        one(count): de: "Einen Teilnehmer eintragen", en: "Enter one player",
    }
    change_player(name) { de: "Angaben zu {name} ändern", en: "Change the details of {name}" }
    remove(name) { de: "{name} streichen", en: "Remove {name}" }
    merge(kept, gone) { de: "{gone} mit {kept} zusammenführen", en: "Merge {gone} with {kept}" }
    enter_fee(name) { de: "Zahlung von {name} eintragen", en: "Enter the payment of {name}" }
    take_back_fee(name) { de: "Zahlung von {name} zurücknehmen", en: "Take back the payment of {name}" }
    check_in(name) { de: "{name} einchecken", en: "Check {name} in" }
    check_out(name) { de: "{name} als abwesend eintragen", en: "Mark {name} as absent" }
    check_in_many(count) {
        de: "{count} Teilnehmer einchecken",
        en: "Check {count} players in",
        one(count): de: "Einen Teilnehmer einchecken", en: "Check one player in",
    }
    check_out_many(count) {
        de: "{count} Teilnehmer als abwesend eintragen",
        en: "Mark {count} players as absent",
        one(count): de: "Einen Teilnehmer als abwesend eintragen", en: "Mark one player as absent",
    }
    withdraw(name, round) { de: "{name} ab Runde {round} zurückziehen", en: "Withdraw {name} from round {round} on" }
    let_return(name) { de: "{name} wieder mitspielen lassen", en: "Let {name} play again" }
    grant_bye(name, round) { de: "Freie Runde {round} für {name} eintragen", en: "Grant {name} a bye in round {round}" }
    wish_bye(round) { de: "Freie Runde {round} wünschen", en: "Ask for a bye in round {round}" }
    settle_wish(round) { de: "Wunsch für Runde {round} erledigen", en: "Settle the wish for round {round}" }
    take_back_bye(name, round) {
        de: "Freie Runde {round} von {name} zurücknehmen",
        en: "Take back the bye of {name} in round {round}",
    }
    adjust_points(name, points) {
        de: "Punkte von {name} um {points} ändern",
        en: "Change the points of {name} by {points}",
    }
    enter_teams(count) {
        de: "{count} Mannschaften eintragen",
        en: "Enter {count} teams",
        one(count): de: "Eine Mannschaft eintragen", en: "Enter one team",
    }
    set_line_up(name, round) {
        de: "Aufstellung von {name} für Runde {round} abgeben",
        en: "Hand in the line-up of {name} for round {round}",
    }
    draw_lots() { de: "Lose ziehen", en: "Draw lots" }
    pair(round) { de: "Runde {round} auslosen", en: "Pair round {round}" }
    pair_latecomer(white, black, round) {
        de: "{white} – {black} in Runde {round} ansetzen",
        en: "Pair {white} – {black} in round {round}",
    }
    discard(round) { de: "Auslosung von Runde {round} verwerfen", en: "Discard the pairing of round {round}" }
    publish(round) { de: "Runde {round} freigeben", en: "Publish round {round}" }
    withhold(round) { de: "Freigabe von Runde {round} zurücknehmen", en: "Withdraw the pairing of round {round}" }
    begin_hand(round) { de: "Runde {round} von Hand paaren", en: "Pair round {round} by hand" }
    pair_by_hand(round) { de: "Paarungen von Runde {round} ändern", en: "Change the pairings of round {round}" }
    end_hand(round) { de: "Handpaarung von Runde {round} abschließen", en: "Finish pairing round {round} by hand" }
    enter_result(result) { de: "Ergebnis {result} eintragen", en: "Enter the result {result}" }
    change_result(result) { de: "Ergebnis auf {result} ändern", en: "Change the result to {result}" }
    clear_result() { de: "Ergebnis löschen", en: "Clear the result" }
    rate_otherwise(result) { de: "Für die Auswertung {result} eintragen", en: "Enter {result} for the rating report" }
    save_game() { de: "Partie speichern", en: "Save the game" }
    record_incident() { de: "Vorfall eintragen", en: "Record the incident" }
    note_clocks() { de: "Uhrenstände eintragen", en: "Enter the clock readings" }
    clear_clocks() { de: "Uhrenstände löschen", en: "Clear the clock readings" }
    decide_match(winner) { de: "{winner} als Sieger eintragen", en: "Enter {winner} as the winner" }
    save_remarks() { de: "Bemerkungen speichern", en: "Save the remarks" }
    undo(entry) { de: "Eintrag {entry} rückgängig machen", en: "Undo entry {entry}" }
}
