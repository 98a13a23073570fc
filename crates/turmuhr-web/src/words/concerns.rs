//! Concerns as sentences.

use turmuhr_store::Role;
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{
    At, BoardNo, ConcernKind, EntryId, GameResult, InRound, Party, RoundNo, Section, TeamId,
};

/// So many names stand in a sentence.
const NAMED: usize = 5;

/// `reader` decides what of the arbiter's own words is told.
pub(crate) fn concern(kind: &ConcernKind, section: Option<&Section>, reader: Role, lang: Lang) -> String {
    let name = |party: Party| who(party, section);
    let player = |entry: EntryId| player(entry, section);
    match kind {
        ConcernKind::LeavesFideMode => leaves_fide_mode(lang),
        ConcernKind::MayBeTheSame { new, known } => may_be_the_same(lang, new, player(*known)),
        ConcernKind::TooManyRounds { players, rounds } => too_many_rounds(lang, players, rounds),
        ConcernKind::SettingsAfterStart => settings_after_start(lang),
        ConcernKind::TieBreaksAfterStart => tie_breaks_after_start(lang),
        ConcernKind::UnlawfulPoints => unlawful_points(lang),
        ConcernKind::TieBreakOnRatings { code, unrated } => {
            turmuhr_texts::standings::unrated_in_list(lang, code, unrated)
        }
        ConcernKind::TieBreaksMixed { first, other } => {
            turmuhr_texts::standings::mixed_groups(lang, first, other)
        }
        ConcernKind::TieBreakSaysNothing { code } => {
            turmuhr_texts::standings::buchholz_in_round_robin(lang, code)
        }
        ConcernKind::LateEntry { from_round, draft: None } => late_entry(lang, from_round),
        ConcernKind::LateEntry { draft: Some(round), .. } => late_entry_in_draft(lang, round),
        ConcernKind::HalfByeAgain { had } => half_bye_again(lang, had),
        ConcernKind::HalfByeTooLate { from_round } => half_bye_too_late(lang, from_round),
        ConcernKind::FullByeOutdated => full_bye_outdated(lang),
        ConcernKind::ByeInPairedRound { round } => bye_in_paired_round(lang, round),
        ConcernKind::BecomeAdjourned { games } => become_adjourned(lang, boards(games, section)),
        ConcernKind::ChangesPairedRound { at, paired, from } => {
            let from = from.map_or_else(|| "–".to_owned(), |from| listed_result(*at, from, section, lang));
            changes_paired_round(lang, paired, from)
        }
        ConcernKind::ChangesWhoAdvances { paired, through, instead: Some(instead) } => {
            other_advances(lang, paired, name(*through), name(*instead))
        }
        ConcernKind::ChangesWhoAdvances { paired, through, instead: None } => {
            nobody_advances(lang, paired, name(*through))
        }
        ConcernKind::AboveFee { player: id, cents, fee, currency } => {
            let money = |cents: u64| values::money_in(cents, currency, lang);
            above_fee(lang, player(*id), money(*cents), money(*fee))
        }
        ConcernKind::PaidAlready { player: id, cents, currency } => {
            paid_already(lang, player(*id), values::money_in(*cents, currency, lang))
        }
        ConcernKind::OverwritesResult { at, from } => {
            overwrites(lang, listed_result(*at, *from, section, lang))
        }
        ConcernKind::OddResult => odd_result(lang),
        ConcernKind::AdjournedNotDrawn => adjourned_not_drawn(lang),
        ConcernKind::OldRound { round, open } => old_round(lang, round, open),
        ConcernKind::Rematch { first, second, round } => rematch(lang, name(*first), name(*second), round),
        ConcernKind::Prohibited { first, second, why } => {
            prohibited(lang, name(*first), name(*second), super::apart::why(why, reader, lang))
        }
        ConcernKind::WrongBye { party } => wrong_bye(lang, name(*party)),
        ConcernKind::ThirdColour { party } => third_colour(lang, name(*party)),
        ConcernKind::BothColoursWrong { first, second } => both_wrong(lang, name(*first), name(*second)),
        ConcernKind::DiscardsResults { games } => discards_results(lang, games),
        ConcernKind::WithdrawsPublished => withdraws_published(lang),
        ConcernKind::ChangesPublished { round } => changes_published(lang, round),
        ConcernKind::PublishesAll { rounds, games } => publishes_all(lang, rounds, games),
        ConcernKind::ForfeitsTooOften { party, forfeits } => forfeits_too_often(lang, name(*party), forfeits),
        ConcernKind::PrizeUndecided { prize, data, players } => {
            let names: Vec<String> = players.iter().take(NAMED).map(|party| name(*party)).collect();
            let more = players.len() - names.len();
            let mut names = names.join("; ");
            if more > 0 {
                names = format!("{names} {}", super::shell::and_more(lang, more));
            }
            turmuhr_texts::print::prize_undecided(lang, prize, turmuhr_texts::print::data(data, lang), names)
        }
        ConcernKind::OpenAdjourned { games } => {
            let games: Vec<String> =
                games.iter().map(|at| round_and_board(lang, at.round, called(*at, section))).collect();
            open_adjourned(lang, games.join(", "))
        }
        ConcernKind::UndoesEntry { entry } => undoes(lang, entry),
        ConcernKind::UndoChangesResults { results } => {
            let results = results.iter().map(|change| {
                let At { round, .. } = change.at;
                let name = |seat: Option<EntryId>| seat.map_or_else(|| "–".to_owned(), player);
                let shown = |result: Option<GameResult>| {
                    let shown = |result| listed_result(change.at, result, section, lang);
                    // A game without a result became adjourned when the next round was paired.
                    match result {
                        None | Some(GameResult::Adjourned) => without_result(lang),
                        Some(result) => shown(result),
                    }
                };
                let place = round_and_board(lang, round, called(change.at, section));
                let turned = section.is_some_and(|section| {
                    section.game(change.at).is_some_and(|game| section.is_turned(game))
                });
                let [left, right] =
                    if turned { [change.black, change.white] } else { [change.white, change.black] };
                let game = format!("{place}, {} – {}", name(left), name(right));
                result_change(lang, game, shown(change.from), shown(change.to))
            });
            listed(results, lang)
        }
        ConcernKind::UndoChangesPairing { round, published, boards } => {
            let pair = |pair: Option<(Party, Party)>| match pair {
                Some((first, second)) => format!("{} – {}", name(first), name(second)),
                None => nobody(lang),
            };
            let boards = boards.iter().map(|change| {
                board_change(lang, table(*round, change.board, section), pair(change.from), pair(change.to))
            });
            let boards = listed(boards, lang);
            if *published {
                changes_public_pairing(lang, round, boards)
            } else {
                changes_pairing(lang, round, boards)
            }
        }
        ConcernKind::UndoRemovesPairing { round } => removes_pairing(lang, round),
        ConcernKind::UndoChangesStandings { prizes: false } => changes_standings(lang),
        ConcernKind::UndoChangesStandings { prizes: true } => changes_prizes(lang),
        ConcernKind::UndoReopens => reopens(lang),
        ConcernKind::UndoCloses => closes(lang),
        ConcernKind::NumbersChange { players, late: false } => numbers_change(lang, players),
        ConcernKind::NumbersChange { players, late: true } => numbers_change_late(lang, players),
        ConcernKind::ReturnsAfterWithdrawal { from } => returns_after_withdrawal(lang, from),
        ConcernKind::UndoKeepsPairing { round } => keeps_pairing(lang, round),
        ConcernKind::AbsentNotPaired { players } => {
            let shown: Vec<String> = players.iter().take(NAMED).map(|id| player(*id)).collect();
            let more = players.len() - shown.len();
            let mut names = shown.join("; ");
            if more > 0 {
                names = format!("{names} {}", super::shell::and_more(lang, more));
            }
            absent_not_paired(lang, players.len(), names)
        }
        ConcernKind::OutOfOrder { team, above, below } => {
            out_of_order(lang, self::team(*team, section), player(*above), player(*below))
        }
        ConcernKind::EmptyBoards { team, boards } => {
            let boards: Vec<String> = boards.iter().map(ToString::to_string).collect();
            empty_boards(lang, self::team(*team, section), boards.join(", "))
        }
        ConcernKind::EmptyAsBefore { team, boards } => {
            let boards: Vec<String> = boards.iter().map(ToString::to_string).collect();
            empty_as_before(lang, self::team(*team, section), boards.join(", "))
        }
    }
}

/// The first of many, as one sentence.
fn listed(all: impl ExactSizeIterator<Item = String>, lang: Lang) -> String {
    const MOST: usize = 6;
    let more = all.len().saturating_sub(MOST);
    let mut shown: Vec<String> = all.take(MOST).collect();
    if more > 0 {
        shown.push(and_more(lang, more));
    }
    format!("{}.", shown.join("; "))
}

/// By name; by number if the name is unknown.
pub(super) fn who(party: Party, section: Option<&Section>) -> String {
    let name = section.map_or("", |section| section.name(party));
    if name.is_empty() { party.to_string() } else { name.to_owned() }
}

pub(super) fn team(team: TeamId, section: Option<&Section>) -> String {
    let known = section.and_then(|section| section.teams.get(&team));
    known.map_or_else(|| team.0.to_string(), |team| team.name.clone())
}

pub(super) fn player(entry: EntryId, section: Option<&Section>) -> String {
    let known = section.and_then(|section| section.players.get(&entry));
    known.map_or_else(|| entry.0.to_string(), |player| player.person.name.clone())
}

/// The number on the table; that of the board if the section is unknown.
pub(super) fn table(round: RoundNo, board: BoardNo, section: Option<&Section>) -> u32 {
    section.map_or(board.0, |section| section.table(round, board))
}

/// The result of a board as the lists write it.
pub(crate) fn listed_result(at: At, result: GameResult, section: Option<&Section>, lang: Lang) -> String {
    values::result(section.map_or(result, |section| section.as_listed(at, result)), lang)
}

/// A game by its table, in a match with its board: 2.3.
pub(super) fn called(at: At, section: Option<&Section>) -> String {
    section.map_or_else(|| at.board.to_string(), |section| section.called(at))
}

/// Games of the round that is current.
fn boards(games: &[InRound], section: Option<&Section>) -> String {
    let round = section.and_then(Section::current).unwrap_or(RoundNo::FIRST);
    let mut games: Vec<At> = games.iter().map(|place| place.of(round)).collect();
    games.sort_by_key(|at| (table(round, at.board, section), at.game));
    games.into_iter().map(|at| called(at, section)).collect::<Vec<_>>().join(", ")
}

super::texts! {
    leaves_fide_mode() {
        de: "Das Turnier verlässt den FIDE-Modus endgültig. Jede Seite und der Bericht weisen darauf hin; rückgängig machen lässt es sich nicht.",
        en: "The event leaves FIDE mode for good. Every page and the report say so; it cannot be undone.",
    }
    may_be_the_same(new, known) {
        de: "{new} ist vielleicht dieselbe Person wie {known} und damit schon gemeldet.",
        en: "{new} may be the same person as {known}, who is already entered.",
    }
    too_many_rounds(players, rounds) {
        de: "{rounds} Runden sind zu viele für {players} Teilnehmer: Es gibt nicht genug verschiedene Gegner.",
        en: "{rounds} rounds are too many for {players} participants: there are not enough different opponents.",
        one(rounds): de: "Eine Runde ist zu viel für {players} Teilnehmer: Es gibt keinen Gegner.", en: "One round is too many for {players} participants: there is no opponent.",
    }
    settings_after_start() {
        de: "Die erste Runde ist schon ausgelost; die neuen Einstellungen gelten ab jetzt.",
        en: "The first round is already paired; the new settings apply from now on.",
    }
    tie_breaks_after_start() {
        de: "Die Feinwertungen werden nach Turnierbeginn geändert. Der Bericht an die FIDE nennt das; Spieler können Protest einlegen.",
        en: "The tie-breaks are changed after the start. The report to FIDE says so; players may appeal.",
    }
    unlawful_points() {
        de: "Diese Punkte sind unzulässig: Zwei Remis dürfen nicht mehr wert sein als Sieg und Niederlage, ein Freilos nicht mehr als ein Sieg.",
        en: "These points are not allowed: two draws may not be worth more than a win and a loss, nor a bye more than a win.",
    }
    late_entry(round) {
        de: "Das Turnier läuft schon; die Nachmeldung gilt ab Runde {round}.",
        en: "The event is under way; the late entry plays from round {round} on.",
    }
    late_entry_in_draft(round) {
        de: "Runde {round} ist ausgelost, aber noch nicht freigegeben. Die Nachmeldung spielt in Runde {round} mit, wenn Sie die Runde neu auslosen, sonst ab der nächsten.",
        en: "Round {round} is paired but not yet published. The late entry plays in round {round} if you pair it again, otherwise from the next round on.",
    }
    half_bye_again(round) {
        de: "Für Runde {round} ist schon eine freie Runde mit ½ Punkt gewährt.",
        en: "A half-point bye has already been granted for round {round}.",
    }
    half_bye_too_late(round) {
        de: "Ab Runde {round} sieht die Ausschreibung keine freien Runden mit ½ Punkt mehr vor.",
        en: "From round {round} on, the regulations of the event allow no half-point byes.",
    }
    full_bye_outdated() {
        de: "Freie Runden mit ganzem Punkt gelten als veraltet; der Bericht nennt sie.",
        en: "Full-point byes are deprecated; the report mentions them.",
    }
    bye_in_paired_round(round) { de: "Runde {round} ist schon ausgelost.", en: "Round {round} is already paired." }
    become_adjourned(boards) {
        de: "Noch ohne Ergebnis: Brett {boards}. Diese Partien gelten dann als Hängepartien und zählen vorläufig als Remis.",
        en: "No result yet: board {boards}. These games are then treated as adjourned and count as draws for the time being.",
    }
    changes_paired_round(paired, from) {
        de: "Bisher ist {from} eingetragen, und danach wurde Runde {paired} ausgelost. Die Auslosung bleibt; Tabelle und Bericht ändern sich.",
        en: "The result entered so far is {from}, and round {paired} was paired by it. The pairing stays; standings and report change.",
    }
    other_advances(paired, through, instead) {
        de: "{through} ist durch dieses Ergebnis in Runde {paired} gekommen; geändert käme {instead} weiter. Verwerfen Sie zuerst die Auslosung von Runde {paired}, oder berichtigen Sie nur für die Auswertung.",
        en: "{through} is in round {paired} by this result; changed, {instead} would be. First discard the pairing of round {paired}, or correct for the rating report only.",
    }
    nobody_advances(paired, through) {
        de: "{through} ist durch dieses Ergebnis in Runde {paired} gekommen; geändert hätte der Wettkampf keinen Sieger. Verwerfen Sie zuerst die Auslosung von Runde {paired}, oder berichtigen Sie nur für die Auswertung.",
        en: "{through} is in round {paired} by this result; changed, the match would have no winner. First discard the pairing of round {paired}, or correct for the rating report only.",
    }
    above_fee(who, amount, fee) {
        de: "{amount} ist mehr als das Startgeld von {fee}. Die Summe ist alles, was {who} bisher gezahlt hat; bestätigen Sie, wenn sie stimmt.",
        en: "{amount} is more than the entry fee of {fee}. The sum is all that {who} has paid so far; confirm if it is right.",
    }
    paid_already(who, amount) {
        de: "Für {who} sind schon {amount} eingetragen. Haben Sie noch einmal Geld bekommen, geben Sie es zurück.",
        en: "{amount} is already entered for {who}. If you were given the money again, hand it back.",
    }
    overwrites(from) { de: "Eingetragen ist schon {from}.", en: "{from} is already entered." }
    odd_result() {
        de: "Die Punkte beider Spieler ergeben zusammen nicht 1. Ein solches Ergebnis entsteht nur durch eine Entscheidung des Schiedsrichters.",
        en: "The two scores do not add up to 1. Only a decision of the arbiter gives such a result.",
    }
    adjourned_not_drawn() {
        de: "Die Hängepartie zählte bei der Auslosung als Remis und ist nun anders ausgegangen.",
        en: "The adjourned game counted as a draw for the pairing and has now ended differently.",
    }
    old_round(round, open) {
        de: "Runde {round} liegt zu weit zurück: Nach den Regeln werden nur Runde {open} und die laufende noch geändert (C.04.2, 4).",
        en: "Round {round} is too far back: by the rules only round {open} and the current one are changed (C.04.2, 4).",
    }
    publishes_all(rounds, games) {
        de: "{rounds} Runden mit {games} Partien werden ausgelost und sind sofort öffentlich. Danach lassen sich Ergebnisse aller Runden in beliebiger Reihenfolge eintragen. Rückgängig machen lässt es sich nur ohne Ergebnisse.",
        en: "{rounds} rounds with {games} games are paired and public at once. After that, results of all rounds can be entered in any order. It can be undone only while there are no results.",
        one(rounds): de: "Eine Runde mit {games} Partien wird ausgelost und ist sofort öffentlich.", en: "One round with {games} games is paired and public at once.",
    }
    rematch(first, second, round) {
        de: "{first} und {second} haben schon in Runde {round} gegeneinander gespielt.",
        en: "{first} and {second} have already met in round {round}.",
    }
    prohibited(first, second, why) {
        de: "{first} und {second} dürfen nicht gegeneinander spielen: {why}.",
        en: "{first} and {second} may not meet: {why}.",
    }
    wrong_bye(who) {
        de: "{who} hatte schon ein Freilos oder einen kampflosen Sieg.",
        en: "{who} has already had the bye or a win by forfeit.",
    }
    third_colour(who) { de: "{who} bekommt zum dritten Mal nacheinander dieselbe Farbe.", en: "{who} gets the same colour for the third time in a row." }
    both_wrong(first, second) {
        de: "{first} und {second} haben beide Anspruch auf die andere Farbe.",
        en: "{first} and {second} are both due the other colour.",
    }
    discards_results(games) {
        de: "{games} Ergebnisse gehen verloren.",
        en: "{games} results are lost.",
        one(games): de: "Ein Ergebnis geht verloren.", en: "One result is lost.",
    }
    withdraws_published() {
        de: "Die Auslosung ist schon freigegeben; die Freigabe wird zurückgenommen.",
        en: "The pairing is already published and will be withdrawn.",
    }
    changes_published(round) {
        de: "Runde {round} ist schon freigegeben. Diese eine Paarung kommt hinzu; das erlauben die Regeln für Nachzügler und für zwei Spieler ohne Gegner (C.04.2, 4.4). Der Bericht nennt es.",
        en: "Round {round} is already published. This one pairing is added; the rules allow it for latecomers and for two players without an opponent (C.04.2, 4.4). The report mentions it.",
    }
    forfeits_too_often(who, forfeits) {
        de: "{who} hat {forfeits} Partien kampflos verloren und ist auszuschließen, wenn die Ausschreibung nichts anderes sagt (Turnierregeln 5.3). Wenn Sie bestätigen, wird {who} trotzdem ausgelost.",
        en: "{who} has lost {forfeits} games by forfeit and is to be excluded unless the regulations of the event say otherwise (tournament rules, 5.3). If you confirm, {who} is paired all the same.",
        one(forfeits): de: "{who} hat eine Partie kampflos verloren und ist auszuschließen, wenn die Ausschreibung nichts anderes sagt (Turnierregeln 5.3). Wenn Sie bestätigen, wird {who} trotzdem ausgelost.", en: "{who} has lost one game by forfeit and is to be excluded unless the regulations of the event say otherwise (tournament rules, 5.3). If you confirm, {who} is paired all the same.",
    }
    round_and_board(round, board) { de: "Runde {round} Brett {board}", en: "round {round} board {board}" }
    open_adjourned(games) {
        de: "Offene Hängepartien: {games}. Ohne ihre Ergebnisse gibt es keinen Endstand.",
        en: "Adjourned games still open: {games}. Without their results there are no final standings.",
    }
    undoes(entry) {
        de: "Eintrag {entry} wird rückgängig gemacht. Er bleibt im Journal lesbar, als rückgängig gemacht bezeichnet.",
        en: "Entry {entry} is undone. It can still be read in the journal, marked as undone.",
    }
    without_result() { de: "ohne Ergebnis", en: "no result" }
    nobody() { de: "niemand", en: "nobody" }
    and_more(count) { de: "und {count} weitere", en: "and {count} more" }
    result_change(game, from, to) {
        de: "{game} ändert sich von {from} auf {to}",
        en: "{game} changes from {from} to {to}",
    }
    board_change(board, from, to) {
        de: "an Brett {board} statt {from} dann {to}",
        en: "on board {board} {to} instead of {from}",
    }
    changes_public_pairing(round, boards) {
        de: "Runde {round} ist schon freigegeben, und ihre Paarungen ändern sich: {boards}",
        en: "Round {round} is already published, and its pairings change: {boards}",
    }
    changes_pairing(round, boards) {
        de: "Die Paarungen von Runde {round} ändern sich: {boards}",
        en: "The pairings of round {round} change: {boards}",
    }
    removes_pairing(round) {
        de: "Runde {round} ist dann nicht mehr ausgelost.",
        en: "Round {round} is then no longer paired.",
    }
    changes_standings() { de: "Die Tabelle ändert sich.", en: "The standings change." }
    changes_prizes() { de: "Tabelle und Preise ändern sich.", en: "The standings and the prizes change." }
    reopens() {
        de: "Die Gruppe ist dann wieder offen: Tabelle und Preise sind nicht mehr endgültig.",
        en: "The section is then open again: standings and prizes are no longer final.",
    }
    closes() { de: "Die Gruppe ist dann wieder abgeschlossen.", en: "The section is then finished again." }
    numbers_change(players) {
        de: "{players} Teilnehmer bekommen dadurch eine andere Startnummer; die nächste Auslosung geht danach (C.04.2, 2.3).",
        en: "{players} players get another starting number by this; the next pairing goes by it (C.04.2, 2.3).",
        one(players): de: "Ein Teilnehmer bekommt dadurch eine andere Startnummer; die nächste Auslosung geht danach (C.04.2, 2.3).", en: "One player gets another starting number by this; the next pairing goes by it (C.04.2, 2.3).",
    }
    numbers_change_late(players) {
        de: "{players} Teilnehmer bekommen dadurch eine andere Startnummer. Nach der Auslosung der 4. Runde erlaubt die FIDE das nicht mehr (C.04.2, 2.3).",
        en: "{players} players get another starting number by this. Once round 4 is paired, FIDE no longer allows that (C.04.2, 2.3).",
        one(players): de: "Ein Teilnehmer bekommt dadurch eine andere Startnummer. Nach der Auslosung der 4. Runde erlaubt die FIDE das nicht mehr (C.04.2, 2.3).", en: "One player gets another starting number by this. Once round 4 is paired, FIDE no longer allows that (C.04.2, 2.3).",
    }
    returns_after_withdrawal(from) {
        de: "Der Rückzug ab Runde {from} galt schon: Seitdem wurde ausgelost. Wer sich zurückgezogen hat, wird nach den Regeln nicht wieder ausgelost (C.04.2, 3.2). Hat der Spieler nur gefehlt, tragen Sie statt des Rückzugs freie Runden ein.",
        en: "The withdrawal from round {from} has taken effect: rounds were paired since. By the rules, a withdrawn player is not paired again (C.04.2, 3.2). If the player was only absent, enter byes instead of the withdrawal.",
    }
    keeps_pairing(round) {
        de: "Runde {round} behält ihre Paarung.",
        en: "Round {round} keeps its pairing.",
    }
    absent_not_paired(players, names) {
        de: "Nicht eingecheckt und darum nicht ausgelost, {players} Gemeldete: {names}.",
        en: "Not checked in and therefore not paired, {players} players: {names}.",
        one(players): de: "Nicht eingecheckt und darum nicht ausgelost: {names}.", en: "Not checked in and therefore not paired: {names}.",
    }
    out_of_order(team, above, below) {
        de: "{above} sitzt vor {below}, steht aber in der Mannschaftsliste von {team} dahinter. Meist ist die Reihenfolge der Liste vorgeschrieben; prüfen Sie die Ausschreibung.",
        en: "{above} sits above {below} but stands below in the list of {team}. Usually the order of the list is binding; look at the regulations of the event.",
    }
    empty_boards(team, boards) {
        de: "{team} hat niemanden an Brett {boards}. Ein leeres Brett geht kampflos verloren.",
        en: "{team} has nobody on board {boards}. An empty board is lost by forfeit.",
    }
    empty_as_before(team, boards) {
        de: "{team} hat für diese Runde keine Aufstellung abgegeben; wie in der letzten bleibt Brett {boards} leer und geht kampflos verloren. Soll dort jemand spielen, tragen Sie zuerst die Aufstellung ein.",
        en: "{team} has handed in no line-up for this round; as in the last one, board {boards} stays empty and is lost by forfeit. If somebody is to play there, enter the line-up first.",
    }
}
