//! Refusals as sentences, with advice.

use turmuhr_core::PlayerId;
use turmuhr_pairing::NoPairing;
use turmuhr_texts::{Lang, pairing, standings, trf};
use turmuhr_tournament::{At, BoardNo, GameNo, NoProposal, NoTable, Refusal, RoundNo, Section};

use super::{
    concerns::{player, team, who},
    limits,
};

pub(crate) fn refusal(refusal: &Refusal, section: Option<&Section>, lang: Lang) -> String {
    let table = |round: RoundNo, board: BoardNo| super::concerns::table(round, board, section);
    // In a match «2.1», as people call it.
    let called = |round: RoundNo, board: BoardNo, game: GameNo| match section {
        Some(section) => section.called(At { round, board, game }),
        None => board.to_string(),
    };
    match refusal {
        Refusal::NotCreated => not_created(lang),
        Refusal::AlreadyCreated => already_created(lang),
        Refusal::FideModeAlreadyLeft => fide_mode_left(lang),
        Refusal::NoDisplay { display } => no_display(lang, display),
        Refusal::NoDisplayName { display } => no_display_name(lang, display),
        Refusal::CannotShow => cannot_show(lang),
        Refusal::NoSection { section } => no_section(lang, section),
        Refusal::SectionThere { section } => section_there(lang, section),
        Refusal::NoPlayer { player } => no_player(lang, player.0),
        Refusal::PlayerThere { player: id } => player_there(lang, player(*id, section)),
        Refusal::Nameless => nameless(lang),
        Refusal::NoTeam { team } => no_team(lang, team.0),
        Refusal::TeamThere { team } => team_there(lang, team.0),
        Refusal::WasPaired { player: id } => was_paired(lang, player(*id, section)),
        Refusal::TeamNotWithdrawn { team: id } => not_withdrawn(lang, team(*id, section)),
        Refusal::NotWithdrawn { player: id } => not_withdrawn(lang, player(*id, section)),
        Refusal::RoundPaired { round } => round_paired(lang, round),
        Refusal::NotNext { round, next } => not_next(lang, round, next),
        Refusal::RoundsOver { total } => rounds_over(lang, total),
        Refusal::NotPaired { round } => not_paired(lang, round),
        Refusal::AlreadyPublic { round } => already_public(lang, round),
        Refusal::NotPublic { round } => not_public(lang, round),
        Refusal::HasResults { round, games } => has_results(lang, round, games),
        Refusal::MatchBegun { round, team } => {
            match_begun(lang, round, super::concerns::team(*team, section))
        }
        Refusal::HandPairingOpen { round } => hand_pairing_open(lang, round),
        Refusal::NoHandPairing { round } => no_hand_pairing(lang, round),
        Refusal::NotSwiss => not_swiss(lang),
        Refusal::HasLeft { party } => has_left(lang, who(*party, section)),
        Refusal::BoardTaken { round, board } => board_taken(lang, round, table(*round, *board)),
        Refusal::TableIsFull => table_is_full(lang),
        Refusal::TableRestsOnIt => table_rests_on_it(lang),
        Refusal::TooFewForLots => too_few_for_lots(lang),
        Refusal::NoTableOfPlayers => no_table_of_players(lang),
        Refusal::TableTaken { table, owner } => table_taken(lang, table, player(*owner, section)),
        Refusal::NoGame { round, board, game } => no_game(lang, round, called(*round, *board, *game)),
        Refusal::NotTwoPlayers { round, board, game } => {
            not_two_players(lang, round, called(*round, *board, *game))
        }
        Refusal::NotRuled => not_ruled(lang),
        Refusal::DecisionUnexplained => decision_unexplained(lang),
        Refusal::NotOnce { party } => not_once(lang, who(*party, section)),
        Refusal::NotPresent { party } => not_present(lang, who(*party, section)),
        Refusal::AfterStart => after_start(lang),
        Refusal::MergedTooLate => merged_too_late(lang),
        Refusal::NoFee => no_fee(lang),
        Refusal::NothingToUndo => nothing_to_undo(lang),
        Refusal::RoundOver { round } => round_over(lang, round),
        Refusal::NoBye => no_bye(lang),
        Refusal::HasBye => has_bye(lang),
        Refusal::ReasonMissing => reason_missing(lang),
        Refusal::NoEntry { entry } => no_entry(lang, entry),
        Refusal::Needed { entry, needed_by } if needed_by < entry => needed_earlier(lang, entry, needed_by),
        Refusal::Needed { entry, needed_by } => needed(lang, entry, needed_by),
        Refusal::Finished => finished(lang),
        Refusal::NotInMatch { party } => not_in_match(lang, who(*party, section)),
        Refusal::NoTeams => no_teams(lang),
        Refusal::LineUp { boards } => line_up(lang, boards),
        Refusal::NoAcceleration => no_acceleration(lang),
        Refusal::TooLong { what, most } => limits::too_long(*what, *most, lang),
        Refusal::ControlSign { what } => limits::control_sign(*what, lang),
        Refusal::TooMany { what, most } => limits::too_many(*what, *most, lang),
        Refusal::OutOfRange { what, least, most } => limits::out_of_range(*what, *least, *most, lang),
        Refusal::PlayerTwice { player: id } => named_twice(lang, player(*id, section)),
        Refusal::PartyTwice { party } => named_twice(lang, who(*party, section)),
        Refusal::InOtherTeam { player: id, team: other } => {
            in_other_team(lang, player(*id, section), team(*other, section))
        }
        Refusal::NotProposed { round } => not_proposed(lang, round),
        Refusal::NotDrawn => not_drawn(lang),
        Refusal::AwayOtherwise { party, round } => away_otherwise(lang, who(*party, section), round),
        Refusal::MatchNotOpen { round, board } => match_not_open(lang, round, table(*round, *board)),
        Refusal::ForGood { entry } => for_good(lang, entry),
        Refusal::NoName { what } => limits::no_name(*what, lang),
        Refusal::NoFederation { code } => no_federation(lang, code),
        Refusal::NoFideNumber { written } => no_fide_number(lang, written),
        Refusal::NoBirth { written, first, last } => no_birth(lang, written, first, last),
        Refusal::EndsBeforeStart => ends_before_start(lang),
        Refusal::NoCurrency { written } => no_currency(lang, written),
        Refusal::MoreThanATable { players, most } => more_than_a_table(lang, players, most),
        Refusal::ReportsOff => reports_off(lang),
        Refusal::NotAtBoard { player: id, round, board } => {
            not_at_board(lang, player(*id, section), round, table(*round, *board))
        }
        Refusal::ResultThere { round, board } => result_there(lang, round, table(*round, *board)),
        Refusal::NotReportable { result } => {
            not_reportable(lang, turmuhr_texts::values::result(*result, lang))
        }
        Refusal::RegistrationClosed => registration_closed(lang),
        Refusal::RegisteredTwice { name } => registered_twice(lang, name),
        Refusal::NotRegistered { player } => not_registered(lang, player.0),
        Refusal::PrizeForNobody { prize } => prize_for_nobody(lang, prize),
    }
}

/// Why the next round cannot be paired.
pub(crate) fn no_proposal(why: &NoProposal, section: &Section, lang: Lang) -> String {
    match why {
        NoProposal::RoundsOver { total } => rounds_over(lang, total),
        NoProposal::LotsMissing => lots_missing(lang),
        NoProposal::TooFew { present } => too_few(lang, present),
        NoProposal::Sides { sizes } => {
            let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
            sides(lang, sizes.join(", "))
        }
        NoProposal::Undecided { boards } => {
            let shown =
                |board: u32| section.current().map_or(board, |round| section.table(round, BoardNo(board)));
            let boards: Vec<String> = boards.iter().map(|board| shown(*board).to_string()).collect();
            undecided(lang, boards.join(", "))
        }
        NoProposal::NotListed { number } => not_listed(lang, number),
        NoProposal::Swiss(error) => no_pairing(error, section, lang),
        NoProposal::Unready(reasons) => contradictory(lang, first(reasons, lang)),
    }
}

/// Why the rules of a Swiss give no pairing, with names.
pub(crate) fn no_pairing(error: &NoPairing, section: &Section, lang: Lang) -> String {
    let list = section.starting_list();
    let called = |number: PlayerId| {
        list.party(number).map_or_else(|| number.to_string(), |party| who(party, Some(section)))
    };
    pairing::no_pairing_of(error, lang, &called)
}

pub(crate) fn no_table(why: &NoTable, lang: Lang) -> String {
    match why {
        NoTable::Codes(fault) => standings::code_fault(fault, lang),
        NoTable::Nobody(id) => standings::nobody(lang, id),
        NoTable::Event(fault) => standings::event_fault(fault, lang),
    }
}

fn first(reasons: &[turmuhr_contest::Unready], lang: Lang) -> String {
    reasons.first().map(|reason| trf::kind(&reason.clone().into(), lang)).unwrap_or_default()
}

super::texts! {
    reports_off() {
        de: "In dieser Gruppe melden Spieler ihre Ergebnisse nicht selbst. Sagen Sie es einem Schiedsrichter.",
        en: "Players do not report their results in this section. Tell an arbiter.",
    }
    not_at_board(player, round, board) {
        de: "{player} spielt in Runde {round} nicht an Brett {board}.",
        en: "{player} does not play on board {board} of round {round}.",
    }
    result_there(round, board) {
        de: "Für Brett {board} in Runde {round} steht schon ein Ergebnis fest. Stimmt es nicht, gehen Sie zum Schiedsrichter.",
        en: "Board {board} of round {round} has a result already. If it is wrong, see the arbiter.",
    }
    not_reportable(result) {
        de: "{result} entscheidet ein Schiedsrichter. Spieler melden Sieg, Remis oder Niederlage.",
        en: "{result} is for an arbiter to decide. Players report a win, a draw or a loss.",
    }
    registration_closed() {
        de: "Die Anmeldung ist geschlossen. Wenden Sie sich an den Veranstalter.",
        en: "Registration is closed. Ask the organiser.",
    }
    registered_twice(name) {
        de: "{name} ist schon angemeldet. Ändern kann das ein Schiedsrichter.",
        en: "{name} is registered already. An arbiter can change it.",
    }
    not_registered(number) {
        de: "Eine Anmeldung {number} gibt es nicht mehr.",
        en: "There is no registration {number} any more.",
    }
    no_display(display) { de: "Es gibt keine Anzeige „{display}“.", en: "There is no display “{display}”." }
    no_display_name(display) {
        de: "„{display}“ kann nicht in einer Adresse stehen: Erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel saal-1.",
        en: "“{display}” cannot be part of an address: use small letters, digits and hyphens, for example hall-1.",
    }
    cannot_show() {
        de: "Eine Seite bleibt 3 bis 600 Sekunden stehen, und der Teil liegt zwischen 1 und der Zahl der Teile.",
        en: "A page stays for 3 to 600 seconds, and the part lies between 1 and the number of parts.",
    }
    not_created() { de: "Das Turnier ist noch nicht angelegt.", en: "The event has not been created yet." }
    already_created() { de: "Das Turnier ist schon angelegt.", en: "The event has already been created." }
    fide_mode_left() { de: "Das Turnier hat den FIDE-Modus schon verlassen.", en: "The event has already left FIDE mode." }
    no_section(section) { de: "Eine Gruppe {section} gibt es nicht.", en: "There is no section {section}." }
    section_there(section) { de: "Die Gruppe {section} gibt es schon.", en: "Section {section} already exists." }
    no_player(player) { de: "Einen Spieler {player} gibt es in dieser Gruppe nicht.", en: "There is no player {player} in this section." }
    player_there(player) { de: "{player} ist schon gemeldet.", en: "{player} is already entered." }
    nameless() { de: "Es fehlt ein Name.", en: "A name is missing." }
    no_team(team) { de: "Eine Mannschaft {team} gibt es nicht.", en: "There is no team {team}." }
    team_there(team) { de: "Die Mannschaft {team} ist schon gemeldet.", en: "Team {team} is already entered." }
    was_paired(player) {
        de: "{player} war schon ausgelost und kann nicht mehr gestrichen werden. Tragen Sie stattdessen einen Rückzug ein.",
        en: "{player} has been paired and cannot be removed from the list. Enter a withdrawal instead.",
    }
    not_swiss() {
        de: "Nur im Schweizer System kann nach der Freigabe eine Paarung hinzukommen.",
        en: "Only in a Swiss can a pairing be added after publication.",
    }
    has_left(who) {
        de: "{who} ist zurückgezogen. Tragen Sie zuerst die Rückkehr ein.",
        en: "{who} has withdrawn. Enter the return first.",
    }
    table_rests_on_it() {
        de: "Die Nummern der gelosten Tabelle beruhen auf diesem Eintrag. Nehmen Sie zuerst die Auslosung zurück, oder ändern Sie die Daten des Spielers: Die Nummern bleiben dann.",
        en: "The numbers of the drawn table rest on this entry. Discard the pairing first, or change the player’s data: the numbers then stay.",
    }
    table_is_full() {
        de: "Die Tabelle dieses Rundenturniers ist gelost: Mit einer weiteren Nummer würden einige Paare nie und andere zweimal gegeneinander spielen. Solange kein Ergebnis eingetragen ist, nehmen Sie die Auslosung zurück, tragen den Neuen ein und losen neu. Sonst spielt er in einer neuen Gruppe.",
        en: "The table of this round robin is drawn: with another number some pairs would never meet and others twice. As long as no result is entered, discard the pairing, enter the newcomer and pair again. Otherwise the newcomer plays in a new group.",
    }
    too_few_for_lots() {
        de: "Zum Losen braucht es mindestens zwei Teilnehmer. Tragen Sie sie zuerst ein.",
        en: "Drawing lots takes at least two participants. Enter them first.",
    }
    no_table_of_players() {
        de: "Alle Runden auf einmal gibt es nur für Rundenturniere von Einzelspielern. Mannschaften stellen Runde für Runde auf.",
        en: "Only a round robin of players is paired as a whole. Teams hand in their line-ups round by round.",
    }
    table_taken(table, owner) {
        de: "Tisch {table} ist schon der feste Tisch von {owner}.",
        en: "Table {table} is already the fixed table of {owner}.",
    }
    board_taken(round, board) {
        de: "An Brett {board} der Runde {round} wird gespielt. Frei wird ein Platz erst, wenn dort ein kampfloser Sieg steht.",
        en: "Board {board} of round {round} is in play. A seat is free only once a win by forfeit is entered there.",
    }
    not_withdrawn(player) { de: "{player} ist nicht zurückgezogen.", en: "{player} has not withdrawn." }
    round_paired(round) { de: "Runde {round} ist schon ausgelost.", en: "Round {round} is already paired." }
    not_next(round, next) { de: "Als Nächstes kommt Runde {next}, nicht {round}.", en: "Round {next} is next, not {round}." }
    rounds_over(total) {
        de: "Die Gruppe hat nur {total} Runden.",
        en: "The section has only {total} rounds.",
        one(total): de: "Die Gruppe hat nur eine Runde.", en: "The section has only one round.",
    }
    not_paired(round) { de: "Runde {round} ist noch nicht ausgelost.", en: "Round {round} is not paired yet." }
    already_public(round) { de: "Runde {round} ist schon freigegeben.", en: "Round {round} is already published." }
    not_public(round) { de: "Runde {round} ist nicht freigegeben. Geben Sie sie zuerst frei.", en: "Round {round} is not published. Publish it first." }
    has_results(round, games) {
        de: "Runde {round} hat schon {games} Ergebnisse. Löschen Sie diese zuerst.",
        en: "Round {round} already has {games} results. Clear them first.",
        one(games): de: "Runde {round} hat schon ein Ergebnis. Löschen Sie es zuerst.", en: "Round {round} already has a result. Clear it first.",
    }
    match_begun(round, team) {
        de: "Im Kampf von {team} in Runde {round} steht schon ein Ergebnis: Die Aufstellung bleibt. Ist sie falsch, löschen Sie zuerst die Ergebnisse dieses Kampfes.",
        en: "The match of {team} in round {round} already has a result: the line-up stays. If it is wrong, clear the results of this match first.",
    }
    hand_pairing_open(round) {
        de: "Runde {round} wird gerade von Hand gepaart. Schließen Sie das zuerst ab.",
        en: "Round {round} is being paired by hand. Finish that first.",
    }
    no_hand_pairing(round) { de: "Runde {round} wird nicht von Hand gepaart.", en: "Round {round} is not being paired by hand." }
    no_game(round, board) {
        de: "In Runde {round} fehlt an Brett {board} die Partie oder ihr Ergebnis.",
        en: "In round {round} the game on board {board} or its result is missing.",
    }
    not_two_players(round, board) {
        de: "An Brett {board} sitzen in Runde {round} nicht zwei Spieler: Ein Platz ist leer. Besetzen Sie ihn, oder tragen Sie die Partie als kampflos ein.",
        en: "There are not two players at board {board} in round {round}: a seat is empty. Fill it, or enter the game as a forfeit.",
    }
    not_ruled() {
        de: "Die Regeln entscheiden hier anders, oder es ist noch etwas offen. Fragen Sie neu, oder entscheiden Sie anders und nennen Sie den Grund.",
        en: "The Laws rule otherwise, or something is still open. Ask again, or decide otherwise and give the reason.",
    }
    decision_unexplained() {
        de: "Wenn Sie anders entscheiden als die Regeln, schreiben Sie, wie und warum.",
        en: "If you decide otherwise than the Laws, write how and why.",
    }
    not_once(who) { de: "{who} wäre zweimal oder gar nicht gepaart.", en: "{who} would be paired twice or not at all." }
    not_present(who) { de: "{who} spielt in dieser Runde nicht.", en: "{who} does not play in this round." }
    after_start() {
        de: "Nach der ersten Auslosung lässt sich das nicht mehr ändern: Modus, Rundenzahl, Punkte, Lose und verbotene Paarungen stehen fest.",
        en: "This cannot be changed after the first pairing: format, rounds, points, lots and prohibited pairs are fixed.",
    }
    merged_too_late() {
        de: "Nach der ersten Auslosung lassen sich Meldungen nicht mehr zusammenführen: Beide sind ausgelost. Tragen Sie für eine der beiden einen Rückzug ein.",
        en: "Entries cannot be merged after the first pairing: both have been paired. Enter a withdrawal for one of them.",
    }
    no_fee() {
        de: "Diese Gruppe hat kein Startgeld. Tragen Sie es zuerst in den Einstellungen der Gruppe ein.",
        en: "This section has no entry fee. Enter it in the settings of the section first.",
    }
    nothing_to_undo() {
        de: "Ein späterer Eintrag hat das schon ersetzt; dieses Rückgängig würde nichts ändern. Ändern Sie den heutigen Stand, oder machen Sie zuerst den späteren Eintrag rückgängig.",
        en: "A later entry has already replaced this; undoing it would change nothing. Change the present state, or undo the later entry first.",
    }
    round_over(round) { de: "Runde {round} ist schon ausgelost oder vorbei.", en: "Round {round} is already paired or over." }
    has_bye() { de: "Für diese Runde ist schon eine freie Runde eingetragen.", en: "A bye is already entered for this round." }
    no_bye() { de: "Dort ist keine freie Runde eingetragen.", en: "No bye is entered there." }
    reason_missing() { de: "Eine Berichtigung braucht einen Grund.", en: "A correction needs a reason." }
    no_entry(entry) { de: "Eintrag {entry} gibt es nicht, oder er ist schon rückgängig gemacht.", en: "There is no entry {entry}, or it has already been undone." }
    needed_earlier(entry, by) {
        de: "Eintrag {entry} lässt sich nicht rückgängig machen: Eintrag {by} würde dann für andere Spieler gelten. Machen Sie zuerst diesen rückgängig.",
        en: "Entry {entry} cannot be undone: entry {by} would then be about other players. Undo that one first.",
    }
    blocking_entry(entry) { de: "Zu Eintrag {entry} im Journal", en: "To entry {entry} in the journal" }
    needed(entry, by) {
        de: "Eintrag {entry} lässt sich nicht rückgängig machen, weil Eintrag {by} darauf aufbaut. Machen Sie zuerst diesen rückgängig.",
        en: "Entry {entry} cannot be undone because entry {by} depends on it. Undo that one first.",
    }
    finished() {
        de: "Die Gruppe ist abgeschlossen. Soll sich noch etwas ändern, machen Sie zuerst im Journal den Abschluss rückgängig.",
        en: "The section is finished. If something is to change, first undo its end in the journal.",
    }
    not_in_match(who) { de: "{who} spielt nicht in diesem Wettkampf.", en: "{who} does not play in this match." }
    no_teams() { de: "In einer Einzelgruppe gibt es keine Mannschaften.", en: "An individual section has no teams." }
    line_up(boards) {
        de: "Eine Aufstellung hat höchstens {boards} Bretter, und niemand spielt an zweien.",
        en: "A line-up has at most {boards} boards, and nobody plays on two.",
        one(boards): de: "Eine Aufstellung hat höchstens ein Brett.", en: "A line-up has at most one board.",
    }
    no_tie_break(code, all) {
        de: "Eine Feinwertung {code} gibt es nicht. Bekannt sind etwa BH/C1, BH, SB, DE, WIN, PS, KS, ARO, TPR; alle stehen unter „{all}“.",
        en: "There is no tie-break {code}. Known are for example BH/C1, BH, SB, DE, WIN, PS, KS, ARO, TPR; all are under “{all}”.",
    }
    no_edition(edition) {
        de: "Eine Ausgabe „{edition}“ gibt es nicht. Wählen Sie die Regeln und die Feinwertungsordnung aus der Liste in den Einstellungen der Gruppe.",
        en: "There is no edition “{edition}”. Choose the Laws and the tie-break regulations from the list in the section's settings.",
    }
    no_acceleration() {
        de: "Das Lim-System kennt keine Beschleunigung. Schalten Sie sie aus, oder wählen Sie ein anderes System.",
        en: "The Lim system has no acceleration. Switch it off, or choose another system.",
    }
    named_twice(who) {
        de: "{who} steht zweimal in der Liste. Streichen Sie einen der beiden Einträge.",
        en: "{who} is in the list twice. Remove one of the two.",
    }
    in_other_team(player, team) {
        de: "{player} gehört zur Mannschaft {team}. Nehmen Sie den Spieler zuerst dort heraus.",
        en: "{player} belongs to team {team}. Take the player out of that team first.",
    }
    not_proposed(round) {
        de: "Das Programm lost Runde {round} anders aus. Eine eigene Auslosung ist eine Handpaarung des Hauptschiedsrichters: Übernehmen Sie den Vorschlag des Programms, und paaren Sie dann von Hand (hand-pairing-begun, hand-paired).",
        en: "The program pairs round {round} differently. A pairing of your own is a hand pairing by the chief arbiter: accept the program's proposal, then pair by hand (hand-pairing-begun, hand-paired).",
    }
    not_drawn() {
        de: "Die Startzahl ergibt andere Nummern. Lassen Sie das Programm die Lose ziehen; eine eigene Auslosung ist eine Handpaarung des Hauptschiedsrichters (hand-pairing-begun, hand-paired).",
        en: "The seed gives other numbers. Let the program draw the lots; a pairing of your own is a hand pairing by the chief arbiter (hand-pairing-begun, hand-paired).",
    }
    away_otherwise(who, round) {
        de: "{who} hat in Runde {round} keine freie Runde mit Punkten. Gewähren Sie sie vor der Auslosung, oder tragen Sie eine freie Runde ohne Punkte ein.",
        en: "{who} has no bye with points in round {round}. Grant it before the pairing, or enter a bye without points.",
    }
    match_not_open(round, board) {
        de: "Der Wettkampf an Brett {board} der Runde {round} ist nicht offen: Zu entscheiden ist nur ein Pokalwettkampf, der nach allen Partien unentschieden steht. Tragen Sie zuerst die Ergebnisse ein.",
        en: "The match on board {board} of round {round} is not open: only a cup match that is level after all its games needs a decision. Enter the results first.",
    }
    for_good(entry) {
        de: "Eintrag {entry} ist endgültig und lässt sich nicht rückgängig machen.",
        en: "Entry {entry} is final and cannot be undone.",
    }
    no_federation(code) {
        de: "„{code}“ ist kein Verband der FIDE. Schreiben Sie drei Buchstaben wie GER, SUI oder AUT.",
        en: "“{code}” is not a FIDE federation. Write three letters such as GER, ENG or USA.",
    }
    no_fide_number(written) {
        de: "„{written}“ ist keine FIDE-ID: Sie besteht aus höchstens zehn Ziffern. Ohne FIDE-ID bleibt das Feld leer.",
        en: "“{written}” is no FIDE ID: it has at most ten digits. Leave the field empty without one.",
    }
    no_birth(written, first, last) {
        de: "„{written}“ ist kein Geburtsjahr oder Geburtstag von {first} bis {last}. Schreiben Sie ein Jahr (1998) oder ein Datum (1998-03-12).",
        en: "“{written}” is not a year or date of birth from {first} to {last}. Write a year (1998) or a date (1998-03-12).",
    }
    ends_before_start() {
        de: "Der letzte Tag liegt vor dem ersten.",
        en: "The last day is before the first.",
    }
    no_currency(written) {
        de: "„{written}“ ist keine Währung. Schreiben Sie drei Buchstaben wie EUR oder CHF.",
        en: "“{written}” is not a currency. Write three letters such as EUR or GBP.",
    }
    more_than_a_table(players, most) {
        de: "Jeder gegen jeden: Bei {players} Teilnehmern sind es höchstens {most} Runden.",
        en: "All play all: {players} players have at most {most} rounds.",
        one(most): de: "Jeder gegen jeden: Bei {players} Teilnehmern ist es höchstens eine Runde.", en: "All play all: {players} players have at most one round.",
    }
    prize_for_nobody(prize) {
        de: "Preis „{prize}“: Der erste Jahrgang liegt nach dem letzten.",
        en: "Prize “{prize}”: the first year of birth is after the last.",
    }
    lots_missing() { de: "Die Lose sind noch nicht gezogen.", en: "Lots have not been drawn yet." }
    not_listed(number) {
        de: "Die Paarung nennt Startnummer {number}, die es in der Startrangliste nicht gibt. Paaren Sie die Runde von Hand.",
        en: "The pairing names starting number {number}, which is not in the starting list. Pair the round by hand.",
    }
    too_few(present) {
        de: "Für eine Auslosung sind zu wenige da ({present}). Tragen Sie Teilnehmer ein, oder checken Sie sie ein.",
        en: "Too few are present for a pairing ({present}). Enter participants, or check them in.",
    }
    sides(sizes) {
        de: "Scheveningen braucht zwei gleich große Seiten; hier sind es {sizes}. Tragen Sie bei jedem Spieler die Seite ein.",
        en: "Scheveningen needs two sides of the same size; here they are {sizes}. Enter the side of every player.",
    }
    undecided(boards) {
        de: "An Brett {boards} steht noch kein Sieger fest. Tragen Sie am Brett ein Ergebnis ein, oder entscheiden Sie dort den Wettkampf.",
        en: "Board {boards} has no winner yet. Enter a result at the board, or decide the match there.",
    }
    contradictory(what) {
        de: "Die Angaben der Gruppe widersprechen sich: {what}",
        en: "The details of the section contradict each other: {what}",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_seat_is_named_with_what_to_do() {
        let empty = Refusal::NotTwoPlayers { round: RoundNo(2), board: BoardNo(2), game: GameNo(1) };
        let told = refusal(&empty, None, Lang::En);
        assert!(
            told.starts_with("There are not two players at board 2 in round 2: a seat is empty."),
            "{told}"
        );
    }
}
