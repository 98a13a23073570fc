//! Facts as sentences: the readable journal.

use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{At, BoardNo, EntryId, Event, Fact, GameNo, GameResult, Origin, Party, RoundNo};

use super::{
    concerns::{player, who},
    events::name_or_number,
};

pub(crate) fn fact(fact: &Fact, event: &Event, lang: Lang) -> String {
    let section = fact.section().and_then(|id| event.section(id));
    let name = |party: Party| who(party, section);
    let team = |id: &turmuhr_tournament::TeamId| super::concerns::team(*id, section);
    let place = |round: &RoundNo, board: &BoardNo, game: &GameNo| {
        super::concerns::called(At::new(*round, *board, *game), section)
    };
    let shown = |round: &RoundNo, board: &BoardNo, game: &GameNo, result: &GameResult| {
        super::concerns::listed_result(At::new(*round, *board, *game), *result, section, lang)
    };
    match fact {
        Fact::EventCreated { details } => created(lang, &details.name),
        Fact::EventChanged { .. } => changed(lang),
        Fact::FideModeLeft { reason } => left_fide_mode(lang, reason),
        Fact::MadeAnonymous {} => super::ending::made_anonymous(lang),
        Fact::DisplaySet { display, shows } if shows.views.is_empty() => display_dark(lang, display),
        Fact::DisplaySet { display, shows } => {
            let views: Vec<String> =
                shows.views.iter().map(|view| super::screens::view(view.word(), lang)).collect();
            display_set(lang, display, views.join(", "))
        }
        Fact::DisplayRemoved { display } => display_removed(lang, display),
        Fact::LookSet { .. } => look_set(lang),
        Fact::Announced { text } if text.is_empty() => announcement_over(lang),
        Fact::Announced { text } => announced(lang, text),
        Fact::SectionAdded { section: id, settings } => {
            section_added(lang, name_or_number(event, *id, &settings.name, lang))
        }
        Fact::SectionChanged { section: id, settings } => {
            section_changed(lang, name_or_number(event, *id, &settings.name, lang))
        }
        Fact::PlayersEntered { players, .. } if players.len() == 1 => entered(lang, &players[0].1.name),
        Fact::PlayersEntered { players, .. } => entered_many(lang, players.len()),
        Fact::PlayerChanged { person, .. } => player_changed(lang, &person.name),
        Fact::PlayerRemoved { player: id, .. } => removed(lang, player(*id, section)),
        Fact::PlayersMerged { kept, gone, .. } => {
            merged(lang, player(*kept, section), player(*gone, section))
        }
        Fact::FeePaid { player: id, cents: 0, .. } => fee_taken_back(lang, player(*id, section)),
        Fact::FeePaid { player: id, cents, .. } => {
            let fee = section.and_then(|section| section.settings.fee.as_ref());
            let currency = fee.map_or("EUR", |fee| fee.currency.as_str());
            fee_paid(lang, player(*id, section), values::money_in(*cents, currency, lang))
        }
        Fact::CheckedIn { players, present, .. } => {
            let people = match players[..] {
                [one] => player(one, section),
                _ => count(lang, players.len()),
            };
            if *present { checked_in(lang, people) } else { checked_out(lang, people) }
        }
        Fact::Withdrawn { player: id, from_round, .. } => withdrawn(lang, player(*id, section), from_round),
        Fact::TeamWithdrawn { team: id, from_round, .. } => withdrawn(lang, team(id), from_round),
        Fact::TeamReturned { team: id, .. } => returned(lang, team(id)),
        Fact::Returned { player: id, .. } => returned(lang, player(*id, section)),
        Fact::ByeGranted { player: id, round, bye, .. } => {
            bye_granted(lang, player(*id, section), round, values::bye(*bye, lang))
        }
        Fact::ByeWished { player: id, round, wished: true, .. } => {
            bye_wished(lang, player(*id, section), round)
        }
        Fact::ByeWished { player: id, round, wished: false, .. } => {
            bye_wish_over(lang, player(*id, section), round)
        }
        Fact::ByeTakenBack { player: id, round, .. } => bye_taken_back(lang, player(*id, section), round),
        Fact::SelfServiceSet { rules, .. } => {
            let word = |on: bool| if on { yes(lang) } else { no(lang) };
            self_service_set(lang, word(rules.results), word(rules.registration.is_some()))
        }
        Fact::PlayerRegistered { person, .. } => registered(lang, &person.name),
        Fact::RegistrationWithdrawn { player: id, .. } => registration_withdrawn(lang, player(*id, section)),
        Fact::RegistrationsAccepted { players, .. } => registrations_accepted(lang, players.len()),
        Fact::PairsProhibited { groups, .. } => pairs_prohibited(lang, groups.len()),
        Fact::PointsAdjusted { party, points, reason, .. } => {
            points_adjusted(lang, name(*party), values::points(*points, lang), reason)
        }
        Fact::TeamsEntered { teams, .. } => teams_entered(lang, teams.len()),
        Fact::TeamChanged { new, .. } => team_changed(lang, &new.name),
        Fact::LineUpSet { round, team: id, players, .. } => {
            let seat = |seat: &Option<EntryId>| seat.map_or_else(|| "–".to_owned(), |id| player(id, section));
            let seats: Vec<String> = players.iter().map(seat).collect();
            line_up_set(lang, team(id), round, seats.join("; "))
        }
        Fact::LotsDrawn { origin: Origin::File, .. } => numbers_taken_over(lang),
        Fact::LotsDrawn { seed, origin: Origin::Program, .. } => lots_drawn(lang, seed),
        Fact::AllRoundsPaired { rounds, .. } => all_paired(lang, rounds.len()),
        Fact::RoundPaired { round, origin: Origin::File, .. } => round_taken_over(lang, round),
        Fact::RoundPaired { round, origin: Origin::Program, .. } => round_paired(lang, round),
        Fact::LatecomerPaired { round, pair: (white, black), .. } => {
            latecomer_paired(lang, round, name(*white), name(*black))
        }
        Fact::RoundDiscarded { round, .. } => round_discarded(lang, round),
        Fact::RoundPublished { round, .. } => round_published(lang, round),
        Fact::RoundWithheld { round, reason, .. } => round_withheld(lang, round, reason),
        Fact::HandPairingBegun { round, reason, .. } => hand_begun(lang, round, reason),
        Fact::HandPaired { round, .. } => hand_paired(lang, round),
        Fact::HandPairingEnded { round, comment, .. } => hand_ended(lang, round, comment),
        Fact::ResultEntered { round, board, game, result: Some(result), .. } => {
            result_entered(lang, round, place(round, board, game), shown(round, board, game, result))
        }
        Fact::ResultEntered { round, board, game, result: None, .. } => {
            result_cleared(lang, round, place(round, board, game))
        }
        Fact::ResultReported { round, board, game, player: id, result, .. } => at_board(
            lang,
            round,
            place(round, board, game),
            reports(lang, player(*id, section), shown(round, board, game, result)),
        ),
        Fact::RatedOtherwise { round, board, game, result, .. } => {
            rated_otherwise(lang, round, place(round, board, game), shown(round, board, game, result))
        }
        Fact::GameRecorded { round, board, game, .. } => {
            game_recorded(lang, round, place(round, board, game))
        }
        Fact::IncidentRecorded { round, board, game, incident, .. } => {
            at_board(lang, round, place(round, board, game), turmuhr_texts::incident::told(incident, lang))
        }
        Fact::ClocksNoted { round, board, game, readings: Some(read), .. } => {
            clocks_noted(lang, round, place(round, board, game), turmuhr_texts::incident::readings(*read))
        }
        Fact::ClocksNoted { round, board, game, readings: None, .. } => {
            clocks_cleared(lang, round, place(round, board, game))
        }
        Fact::MatchDecided { round, winner, .. } => match_decided(lang, round, name(*winner)),
        Fact::Remarked { .. } => remarked(lang),
        Fact::SectionFinished { .. } => finished(lang),
        Fact::Undone { entry, .. } => undone(lang, entry),
    }
}

super::texts! {
    look_set() { de: "Logo und Farbe geändert", en: "Logo and colour changed" }
    created(name) { de: "Turnier „{name}“ angelegt", en: "Event “{name}” created" }
    changed() { de: "Angaben zum Turnier geändert", en: "Details of the event changed" }
    left_fide_mode(reason) { de: "FIDE-Modus verlassen: {reason}", en: "FIDE mode left: {reason}" }
    display_set(display, what) { de: "Anzeige {display} zeigt: {what}", en: "Display {display} shows: {what}" }
    display_dark(display) { de: "Anzeige {display} dunkel geschaltet", en: "Display {display} blanked" }
    display_removed(display) { de: "Anzeige {display} entfernt", en: "Display {display} removed" }
    announced(text) { de: "Ansage: {text}", en: "Announcement: {text}" }
    announcement_over() { de: "Ansage beendet", en: "Announcement ended" }
    remarked() { de: "Bemerkungen zum Bericht gespeichert", en: "Remarks for the report saved" }
    section_added(name) { de: "Gruppe „{name}“ hinzugefügt", en: "Section “{name}” added" }
    section_changed(name) {
        de: "Einstellungen der Gruppe „{name}“ geändert",
        en: "Settings of section “{name}” changed",
    }
    self_service_set(results, registration) {
        de: "Spieler dürfen selbst: Ergebnisse melden ({results}), sich anmelden ({registration})",
        en: "Players may do themselves: report results ({results}), register ({registration})",
    }
    yes() { de: "ja", en: "yes" }
    no() { de: "nein", en: "no" }
    registered(name) { de: "{name} angemeldet", en: "{name} registered" }
    registration_withdrawn(name) { de: "Anmeldung von {name} zurückgezogen", en: "Registration of {name} withdrawn" }
    registrations_accepted(count) {
        de: "{count} Anmeldungen angenommen",
        en: "{count} registrations accepted",
        one(count): de: "Eine Anmeldung angenommen", en: "One registration accepted",
    }
    reports(player, result) { de: "{player} meldet {result}", en: "{player} reports {result}" }
    entered(name) { de: "{name} eingetragen", en: "{name} entered" }
    entered_many(count) {
        de: "{count} Teilnehmer eingetragen",
        en: "{count} players entered",
        one(count): de: "Ein Teilnehmer eingetragen", en: "One player entered",
    }
    player_changed(name) { de: "Angaben zu {name} geändert", en: "Details of {name} changed" }
    removed(name) { de: "{name} von der Liste gestrichen", en: "{name} removed from the list" }
    merged(name, gone) {
        de: "Doppelte Meldung zusammengeführt: {gone} ist jetzt {name}",
        en: "Duplicate entry merged: {gone} is now {name}",
    }
    fee_paid(name, amount) { de: "{name} hat insgesamt {amount} Startgeld gezahlt", en: "{name} has paid {amount} of the entry fee in all" }
    fee_taken_back(name) { de: "{name}: Zahlung des Startgelds storniert", en: "{name}: payment of the entry fee cancelled" }
    count(count) {
        de: "{count} Teilnehmer",
        en: "{count} players",
        one(count): de: "1 Teilnehmer", en: "1 player",
    }
    checked_in(people) { de: "Check-in: {people} da", en: "Check-in: {people} present" }
    checked_out(people) { de: "Check-in: {people} nicht da", en: "Check-in: {people} not present" }
    withdrawn(name, round) {
        de: "{name} ab Runde {round} zurückgezogen",
        en: "{name} withdrawn from round {round} on",
    }
    returned(name) { de: "{name} spielt wieder mit", en: "{name} is playing again" }
    bye_granted(name, round, kind) {
        de: "{name}, Runde {round}: {kind}",
        en: "{name}, round {round}: {kind}",
    }
    bye_wished(name, round) {
        de: "{name} wünscht in Runde {round} eine freie Runde",
        en: "{name} requests a bye in round {round}",
    }
    bye_wish_over(name, round) {
        de: "{name}, Runde {round}: Wunsch nach freier Runde erledigt",
        en: "{name}, round {round}: bye request settled",
    }
    bye_taken_back(name, round) {
        de: "{name}, Runde {round}: freie Runde zurückgenommen",
        en: "{name}, round {round}: bye cancelled",
    }
    all_paired(count) {
        de: "Alle {count} offenen Runden ausgelost und freigegeben",
        en: "All {count} open rounds paired and published",
        one(count): de: "Die letzte offene Runde ausgelost und freigegeben", en: "The last open round paired and published",
    }
    pairs_prohibited(count) {
        de: "Verbotene Paarungen: {count} Gruppen",
        en: "Prohibited pairs: {count} groups",
        one(count): de: "Verbotene Paarungen: eine Gruppe", en: "Prohibited pairs: one group",
    }
    points_adjusted(name, points, reason) {
        de: "{name}: {points} Punkte ({reason})",
        en: "{name}: {points} points ({reason})",
        one(points): de: "{name}: 1 Punkt ({reason})", en: "{name}: 1 point ({reason})",
    }
    teams_entered(count) {
        de: "{count} Mannschaften eingetragen",
        en: "{count} teams entered",
        one(count): de: "Eine Mannschaft eingetragen", en: "One team entered",
    }
    team_changed(name) { de: "Mannschaft {name} geändert", en: "Team {name} changed" }
    line_up_set(team, round, seats) {
        de: "Aufstellung von {team} für Runde {round}: {seats}",
        en: "Line-up of {team} for round {round}: {seats}",
    }
    lots_drawn(seed) { de: "Lose gezogen, Startzahl {seed}", en: "Lots drawn, seed {seed}" }
    numbers_taken_over() {
        de: "Startnummern und erste Farbe aus einer Datei übernommen",
        en: "Starting numbers and first colour imported from a file",
    }
    round_taken_over(round) {
        de: "Auslosung der Runde {round} aus einer Datei übernommen",
        en: "Pairing of round {round} imported from a file",
    }
    round_paired(round) { de: "Runde {round} ausgelost", en: "Round {round} paired" }
    latecomer_paired(round, white, black) {
        de: "Runde {round}, nach der Freigabe gepaart: {white} – {black}",
        en: "Round {round}, paired after publication: {white} – {black}",
    }
    round_discarded(round) {
        de: "Auslosung von Runde {round} verworfen",
        en: "Pairing of round {round} discarded",
    }
    round_published(round) { de: "Runde {round} freigegeben", en: "Round {round} published" }
    round_withheld(round, reason) {
        de: "Freigabe von Runde {round} zurückgenommen: {reason}",
        en: "Pairing of round {round} withdrawn: {reason}",
    }
    hand_begun(round, reason) {
        de: "Runde {round} wird von Hand gepaart: {reason}",
        en: "Round {round} is being paired by hand: {reason}",
    }
    hand_paired(round) { de: "Runde {round} von Hand geändert", en: "Round {round} changed by hand" }
    hand_ended(round, comment) {
        de: "Handpaarung von Runde {round} abgeschlossen: {comment}",
        en: "Hand pairing of round {round} finished: {comment}",
    }
    result_entered(round, board, result) {
        de: "Runde {round}, Brett {board}: {result}",
        en: "Round {round}, board {board}: {result}",
    }
    result_cleared(round, board) {
        de: "Runde {round}, Brett {board}: Ergebnis gelöscht",
        en: "Round {round}, board {board}: result cleared",
    }
    rated_otherwise(round, board, result) {
        de: "Runde {round}, Brett {board}: für die Auswertung {result}",
        en: "Round {round}, board {board}: {result} for the rating report",
    }
    game_recorded(round, board) {
        de: "Runde {round}, Brett {board}: Partie gespeichert",
        en: "Round {round}, board {board}: game saved",
    }
    at_board(round, board, what) {
        de: "Runde {round}, Brett {board}: {what}",
        en: "Round {round}, board {board}: {what}",
    }
    clocks_noted(round, board, clocks) {
        de: "Runde {round}, Brett {board}: Uhren beim Abbruch {clocks}",
        en: "Round {round}, board {board}: clocks at the adjournment {clocks}",
    }
    clocks_cleared(round, board) {
        de: "Runde {round}, Brett {board}: Uhrenstände gelöscht",
        en: "Round {round}, board {board}: clock readings cleared",
    }
    match_decided(round, winner) {
        de: "Runde {round}: {winner} kommt weiter",
        en: "Round {round}: {winner} advances",
    }
    finished() { de: "Gruppe abgeschlossen", en: "Section finished" }
    taken_back(what, entry) {
        de: "„{what}“ rückgängig gemacht (Eintrag {entry})",
        en: "“{what}” undone (entry {entry})",
    }
    valid_again(what, entry) {
        de: "„{what}“ gilt wieder (Eintrag {entry} rückgängig gemacht)",
        en: "“{what}” is valid again (entry {entry} undone)",
    }
    undone(entry) { de: "Eintrag {entry} rückgängig gemacht", en: "Entry {entry} undone" }
}
