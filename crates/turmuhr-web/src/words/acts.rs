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

/// The words on the way back from the question: what is not done then, with the verb of [`act`].
pub(crate) fn left_undone(fact: &Fact, section: Option<&Section>, lang: Lang) -> String {
    match fact {
        Fact::EventCreated { .. } => do_not_create(lang),
        Fact::EventChanged { .. }
        | Fact::LookSet { .. }
        | Fact::SelfServiceSet { .. }
        | Fact::GameRecorded { .. }
        | Fact::Remarked { .. } => do_not_save(lang),
        Fact::FideModeLeft { .. } => do_not_leave_fide(lang),
        Fact::MadeAnonymous {} => do_not_replace(lang),
        Fact::DisplaySet { .. } => do_not_set(lang),
        Fact::DisplayRemoved { .. } => do_not_take_down(lang),
        Fact::Announced { text } if text.is_empty() => do_not_end(lang),
        Fact::Announced { .. } => do_not_show(lang),
        Fact::SectionAdded { .. } => do_not_add(lang),
        Fact::SectionChanged { .. }
        | Fact::PlayerChanged { .. }
        | Fact::TeamChanged { .. }
        | Fact::PairsProhibited { .. }
        | Fact::PointsAdjusted { .. }
        | Fact::HandPaired { .. } => do_not_change(lang),
        Fact::PlayerRemoved { .. } => do_not_remove(lang),
        Fact::PlayersMerged { .. } => do_not_merge(lang),
        Fact::FeePaid { cents: 0, .. } | Fact::ByeTakenBack { .. } => do_not_take_back(lang),
        Fact::CheckedIn { present: true, .. } => do_not_check_in(lang),
        Fact::CheckedIn { present: false, .. } => do_not_mark_absent(lang),
        Fact::Withdrawn { .. } | Fact::TeamWithdrawn { .. } | Fact::RegistrationWithdrawn { .. } => {
            do_not_withdraw(lang)
        }
        Fact::Returned { .. } | Fact::TeamReturned { .. } => do_not_let_return(lang),
        Fact::ByeGranted { .. } => do_not_grant(lang),
        Fact::ByeWished { wished: true, .. } => do_not_wish(lang),
        Fact::ByeWished { wished: false, .. } => do_not_settle(lang),
        Fact::PlayerRegistered { .. } => do_not_register(lang),
        Fact::RegistrationsAccepted { .. } => do_not_accept(lang),
        Fact::ResultReported { .. } => do_not_report(lang),
        Fact::LineUpSet { .. } => do_not_hand_in(lang),
        Fact::LotsDrawn { .. } => do_not_draw(lang),
        Fact::AllRoundsPaired { .. } => do_not_pair_all(lang),
        Fact::RoundPaired { .. } => do_not_pair(lang),
        Fact::LatecomerPaired { .. } => do_not_set_against(lang),
        Fact::RoundDiscarded { .. } => do_not_discard(lang),
        Fact::RoundPublished { .. } => do_not_publish(lang),
        Fact::RoundWithheld { .. } => do_not_withhold(lang),
        Fact::HandPairingBegun { .. } => do_not_pair_by_hand(lang),
        Fact::HandPairingEnded { .. } | Fact::SectionFinished { .. } => do_not_finish(lang),
        Fact::ResultEntered { round, board, game, result, .. } => {
            let known = section.and_then(|section| section.game(At::new(*round, *board, *game))?.result);
            match (known, result) {
                (_, None) => do_not_clear(lang),
                (Some(_), Some(_)) => do_not_change(lang),
                (None, Some(_)) => super::shell::leave_it(lang),
            }
        }
        Fact::ClocksNoted { readings: None, .. } => do_not_clear(lang),
        Fact::IncidentRecorded { .. } => do_not_record(lang),
        Fact::PlayersEntered { .. }
        | Fact::FeePaid { .. }
        | Fact::TeamsEntered { .. }
        | Fact::RatedOtherwise { .. }
        | Fact::ClocksNoted { readings: Some(_), .. }
        | Fact::MatchDecided { .. } => super::shell::leave_it(lang),
        Fact::Undone { .. } => do_not_undo(lang),
    }
}

super::texts! {
    do_not_pair() { de: "Nicht auslosen", en: "Do not pair" }
    do_not_publish() { de: "Nicht freigeben", en: "Do not publish" }
    do_not_undo() { de: "Nicht rückgängig machen", en: "Do not undo" }
    do_not_create() { de: "Nicht anlegen", en: "Do not create" }
    do_not_save() { de: "Nicht speichern", en: "Do not save" }
    do_not_leave_fide() { de: "Nicht verlassen", en: "Do not leave" }
    do_not_replace() { de: "Nicht ersetzen", en: "Do not replace" }
    do_not_set() { de: "Nicht einstellen", en: "Do not set" }
    do_not_take_down() { de: "Nicht abbauen", en: "Do not remove" }
    do_not_show() { de: "Nicht zeigen", en: "Do not show" }
    do_not_end() { de: "Nicht beenden", en: "Do not end" }
    do_not_add() { de: "Nicht hinzufügen", en: "Do not add" }
    do_not_change() { de: "Nicht ändern", en: "Do not change" }
    do_not_remove() { de: "Nicht streichen", en: "Do not remove" }
    do_not_merge() { de: "Nicht zusammenführen", en: "Do not merge" }
    do_not_take_back() { de: "Nicht zurücknehmen", en: "Do not take back" }
    do_not_check_in() { de: "Nicht einchecken", en: "Do not check in" }
    do_not_mark_absent() { de: "Nicht als abwesend eintragen", en: "Do not mark as absent" }
    do_not_withdraw() { de: "Nicht zurückziehen", en: "Do not withdraw" }
    do_not_let_return() { de: "Nicht wieder mitspielen lassen", en: "Do not let play again" }
    do_not_grant() { de: "Nicht eintragen", en: "Do not grant" }
    do_not_wish() { de: "Nicht wünschen", en: "Do not ask" }
    do_not_settle() { de: "Nicht erledigen", en: "Do not settle" }
    do_not_register() { de: "Nicht anmelden", en: "Do not register" }
    do_not_accept() { de: "Nicht annehmen", en: "Do not accept" }
    do_not_report() { de: "Nicht melden", en: "Do not report" }
    do_not_hand_in() { de: "Nicht abgeben", en: "Do not hand in" }
    do_not_draw() { de: "Nicht ziehen", en: "Do not draw" }
    do_not_pair_all() { de: "Nicht auslosen und freigeben", en: "Do not pair and publish" }
    do_not_set_against() { de: "Nicht ansetzen", en: "Do not pair" }
    do_not_discard() { de: "Nicht verwerfen", en: "Do not discard" }
    do_not_withhold() { de: "Nicht zurücknehmen", en: "Do not withdraw" }
    do_not_pair_by_hand() { de: "Nicht von Hand paaren", en: "Do not pair by hand" }
    do_not_finish() { de: "Nicht abschließen", en: "Do not finish" }
    do_not_clear() { de: "Nicht löschen", en: "Do not clear" }
    do_not_record() { de: "Nicht eintragen", en: "Do not record" }
    do_not_send() { de: "Nicht senden", en: "Do not send" }
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

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// One fact of every kind, as the journal writes it.
    const FACTS: &str = include_str!("../../../turmuhr-tournament/tests/golden/v3/facts.jsonl");

    /// Facts whose act depends on a value: the value that the file does not have.
    fn others() -> Vec<Value> {
        vec![
            json!({ "kind": "announced", "text": "" }),
            json!({ "kind": "announced", "text": "Pause" }),
            json!({ "kind": "fee-paid", "section": 1, "player": 1, "cents": 0 }),
            json!({ "kind": "fee-paid", "section": 1, "player": 1, "cents": 500 }),
            json!({ "kind": "checked-in", "section": 1, "players": [1], "present": false }),
            json!({ "kind": "checked-in", "section": 1, "players": [1, 2], "present": false }),
            json!({ "kind": "checked-in", "section": 1, "players": [1], "present": true }),
            json!({ "kind": "checked-in", "section": 1, "players": [1, 2], "present": true }),
            json!({ "kind": "bye-wished", "section": 1, "player": 1, "round": 2, "wished": false }),
            json!({ "kind": "bye-wished", "section": 1, "player": 1, "round": 2, "wished": true }),
            json!({ "kind": "result-entered", "section": 1, "round": 1, "board": 1, "game": 1, "result": null }),
            json!({ "kind": "result-entered", "section": 1, "round": 1, "board": 1, "game": 1, "result": "1-0" }),
            json!({ "kind": "clocks-noted", "section": 1, "round": 1, "board": 1, "game": 1, "readings": null }),
        ]
    }

    /// German acts end with their verb, English ones begin with it: the way back has the same one.
    #[test]
    fn the_way_back_has_the_verb_of_the_act() {
        let written = FACTS.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        for written in written.chain(others()) {
            let fact: Fact = turmuhr_journal::schema::read_sent(written.clone())
                .unwrap_or_else(|why| panic!("{written}: {why}"));
            let both = |lang| (act(&fact, None, lang), left_undone(&fact, None, lang));
            let (done, left) = both(Lang::De);
            let verb = left.strip_prefix("Nicht ").unwrap_or_else(|| panic!("{written}: {left}"));
            assert!(done.ends_with(&format!(" {verb}")), "{written}: „{done}“ oder „{left}“");
            let (done, left) = both(Lang::En);
            let verb = left.strip_prefix("Do not ").unwrap_or_else(|| panic!("{written}: {left}"));
            let first = |text: &str| text.split(' ').next().unwrap_or_default().to_lowercase();
            assert_eq!(first(&done), first(verb), "{written}: “{done}” or “{left}”");
        }
    }
}
