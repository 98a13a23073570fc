//! Slips of new facts in words: a wrong hand, a wrong side, a wrong day.

use turmuhr_federation::{law::level::Level, matches::lineup::Which, ordinance::rules::At};
use turmuhr_season::{Slip, State};

use super::{cited, names};
use crate::{
    Lang,
    federation::{articles, lineup::side as side_name},
    print::date,
};

texts! {
    out_of_reach(who, action, place) {
        de: "{who} darf hier nicht {action}: Das Amt reicht nicht bis {place}; das tut der Spielleiter dort (--by)",
        en: "{who} may not {action} here: the office does not reach {place}; the director of play there does it (--by)",
    }
    other_side(who, side) {
        de: "{who} spricht nur für die eigene Mannschaft (--side {side}); für die andere trägt es ihr Mannschaftsführer oder der Spielleiter ein (--by)",
        en: "{who} speaks for the own team only (--side {side}); for the other one its captain or the director of play enters it (--by)",
    }
    not_of_club(who, club) {
        de: "{who} hat bei {club} kein Amt und legt für diesen Verein nichts ein; das tut jemand mit einem Amt im Verein, oder der Spielleiter trägt es ein (--by)",
        en: "{who} holds no office at {club} and lodges nothing for this club; somebody with an office there does, or the director of play enters it (--by)",
    }
    not_of_instance(who, level) {
        de: "{who} gehört der Instanz nicht an ({level}); es entscheiden ihr Vorsitz und die Mitglieder ihres Ausschusses (--panel, add office)",
        en: "{who} does not belong to the instance ({level}); its chair and the members of its committee decide (--panel, add office)",
    }
    adjudicated(board, game) {
        de: "{game}, Brett {board} ist abgeschätzt oder liegt beim Spielleiter; ein neuer Bericht lässt dieses Brett und seine Spieler, wie sie sind (dort „?“ in --results)",
        en: "{game}, board {board} is adjudicated or lies with the director of play; a new report leaves this board and its players as they are (“?” there in --results)",
    }
    before_season(on, first) {
        de: "der {on} liegt vor dem Beginn des Spieljahrs am {first}; nehmen Sie einen Tag von da an",
        en: "{on} is before the season begins on {first}; take a day from then on",
    }
    played_later(team, game) {
        de: "{team} hat danach noch gespielt: {game}; nennen Sie mit --after die letzte gespielte Runde",
        en: "{team} has played after that: {game}; name the last round that was played (--after)",
    }
    both_sides(who, game) {
        de: "{who} steht in {game} auf beiden Seiten; berichtigen Sie die Aufstellung (--home, --guest)",
        en: "{who} is in both teams of {game}; correct the line-up (--home, --guest)",
    }
    two_matches(who, other) {
        de: "{who} hat zur selben Stunde in {other} gespielt; berichtigen Sie die Aufstellung (--home, --guest)",
        en: "{who} played in {other} at the same hour; correct the line-up (--home, --guest)",
    }
    playoff_day(on, first) {
        de: "ein Stichkampf am {on} ist nicht möglich: Er kommt nach der letzten Runde und nicht in der Vergangenheit, frühestens am {first} (--to)",
        en: "a play-off on {on} is not possible: it comes after the last round and not in the past, on {first} at the earliest (--to)",
    }
    playoff_open(game, number) {
        de: "der Stichkampf {game} (Nr. {number}) ist noch nicht gespielt und bestätigt; einen zweiten gibt es erst danach",
        en: "the play-off {game} (no. {number}) is not played and confirmed yet; a second one comes only after it",
    }
    ranked(who, rank) {
        de: "{who} steht mit Rangnummer {rank} auf der Rangliste des Vereins; tragen Sie die Rangnummer ein",
        en: "{who} is on the ranking list of the club with rank {rank}; enter the rank",
    }
    fined_before(number) {
        de: "Entscheidung {number} enthält schon eine Geldbuße für denselben Verstoß; soll eine andere gelten, nehmen Sie jene zuerst zurück (revoke {number})",
        en: "decision {number} has a fine for the same breach already; if another one is to hold, take that one back first (revoke {number})",
    }
    no_such_board(board, boards) {
        de: "Brett {board} gibt es nicht; die Klasse spielt an {boards} Brettern",
        en: "there is no board {board}; the class plays on {boards} boards",
    }
    next_twice() {
        de: "das nächste Spieljahr ist schon eröffnet und hat seine eigene Datei; ist sie verloren, schreiben Sie es mit --accept noch einmal",
        en: "the next season has been opened already and has a file of its own; if that file is lost, write it again with --accept",
    }
    on_other_list(who, club) {
        de: "{who} steht auf der Rangliste von {club}; zuerst wechselt der Spieler den Verein (add transfer)",
        en: "{who} is on the ranking list of {club}; the player changes clubs first (add transfer)",
    }
    absent_scores(board, game) {
        de: "{game}, Brett {board}: Wer fehlt (x oder leeres Brett), bekommt keinen Punkt; lassen Sie das Ergebnis dort weg („.“), oder streichen Sie das x",
        en: "{game}, board {board}: who is absent (x, or an empty board) gets no point; leave the result out there (“.”), or take the x away",
    }
    suspended(number) {
        de: "die Vollziehung ist zu Rechtsmittel {number} schon ausgesetzt; nun wird darüber entschieden (rule {number})",
        en: "execution is suspended for remedy {number} already; next it is decided (rule {number})",
    }
    lineups_open(game) {
        de: "{game}: Beide Aufstellungen sind abgegeben und für alle zu sehen; sie bleiben so. Was anders gespielt wird, steht im Spielbericht",
        en: "{game}: both line-ups are in and open to everybody; they stay. The report says what is played differently",
    }
    nobody_named(game, side) {
        de: "{game}: Die Aufstellung ({side}) nennt niemanden; setzen Sie mindestens einen Spieler an ein Brett",
        en: "{game}: the line-up ({side}) names nobody; put at least one player at a board",
    }
    lineup_missing(game, side) {
        de: "{game}: Die Aufstellung fehlt noch ({side}); Ergebnisse einzelner Bretter gibt es erst, wenn beide abgegeben sind",
        en: "{game}: a line-up is still missing ({side}); results of single boards come once both are in",
    }
    no_game(board, game) {
        de: "{game}, Brett {board}: Hier sitzen nicht zwei Spieler; das Brett wird von selbst gewertet",
        en: "{game}, board {board}: there are not two players here; the board is scored by itself",
    }
    decided_and_closed(number) {
        de: "in der geschlossenen Klasse gilt Entscheidung {number}; eine andere folgt nur auf ein Rechtsmittel oder auf ihren Widerruf (protest {number}, revoke {number})",
        en: "decision {number} stands in the closed class; another one follows only on a remedy or on its revocation (protest {number}, revoke {number})",
    }
    names_no_team(club) {
        de: "Punktabzug und Herabstufung treffen eine Mannschaft von {club}; nennen Sie die Mannschaft (--deduct, --demote)",
        en: "a points deduction and a demotion strike a team of {club}; name the team (--deduct, --demote)",
    }
    game_without_score(who) {
        de: "eine Partie von {who} lässt sich nur zusammen mit der Wertung ihres Kampfes für verloren erklären; nennen Sie den Kampf und --score",
        en: "a game of {who} is declared lost only together with the score of its match; name the match and --score",
    }
    ruled_already(remedy, other, ruling) {
        de: "über Rechtsmittel {other} gegen dieselbe Entscheidung ist schon entschieden; Rechtsmittel {remedy} wird mit derselben Entscheidung {ruling} beschieden (rule {remedy} … --with {ruling}), etwas anderes bringt nur ein Rechtsmittel gegen sie",
        en: "remedy {other} against the same decision has been decided already; remedy {remedy} is decided by the same decision {ruling} (rule {remedy} … --with {ruling}), only a remedy against that one brings anything else",
    }
    ruled_already_lacking(remedy, other) {
        de: "über Rechtsmittel {other} gegen dieselbe Entscheidung ist schon entschieden, und Rechtsmittel {remedy} ist unzulässig; verwerfen Sie es ohne Wertung und ohne Buße (ohne --score, --fine …)",
        en: "remedy {other} against the same decision has been decided already, and remedy {remedy} is inadmissible; dismiss it without a score and without a sanction (no --score, --fine …)",
    }
    decided_since(number) {
        de: "für den Kampf gilt inzwischen Entscheidung {number}; lassen Sie die Wertung weg (ohne --score), oder {number} wird zuerst angefochten oder widerrufen (protest {number}, revoke {number})",
        en: "decision {number} has been made about the match since; leave the score out (no --score), or {number} is contested or revoked first (protest {number}, revoke {number})",
    }
    remedy_open(remedy, decision) {
        de: "gegen Entscheidung {decision} über diesen Kampf läuft Rechtsmittel {remedy}; warten Sie die Entscheidung darüber ab, oder widerrufen Sie zuerst Ihre (revoke {decision})",
        en: "remedy {remedy} is open against decision {decision} about this match; wait for the ruling on it, or revoke yours first (revoke {decision})",
    }
    fee_is_paid(number) {
        de: "bei Rechtsmittel {number} fehlt an der Gebühr nichts",
        en: "the fee of remedy {number} lacks nothing",
    }
    ruled_above(number) {
        de: "die höhere Instanz hat über diesen Kampf entschieden (Entscheidung {number}); die untere ändert das nicht. Anders wird es nur auf ein Rechtsmittel, wo es noch eines gibt (appeal {number}), oder wenn später mehr bekannt wird (matter)",
        en: "the higher instance has ruled about this match (decision {number}); a lower one does not change that. It changes only on a remedy, where there still is one (appeal {number}), or when more becomes known later (matter)",
    }
    dismissed_score(number) {
        de: "wird Rechtsmittel {number} zurückgewiesen, bleibt die Wertung, wie sie ist; lassen Sie --score weg, oder geben Sie dem Rechtsmittel ganz oder teilweise statt (upheld, partly)",
        en: "if remedy {number} is dismissed the score stays as it is; leave --score out, or grant the remedy as a whole or in part (upheld, partly)",
    }
    no_time_to_state(until, today) {
        de: "bis {until} kann niemand mehr Stellung nehmen, der am {today} dazu aufgefordert wird; nennen Sie einen späteren Tag (--until)",
        en: "nobody who is asked on {today} can state a view until {until}; name a later day (--until)",
    }
    heard_before(on, today) {
        de: "eine Verhandlung am {on} lässt sich am {today} nicht mehr ansetzen; nennen Sie einen Tag, der noch kommt (--to)",
        en: "a hearing on {on} cannot be set on {today}; name a day that is still to come (--to)",
    }
    places_unchanged() {
        de: "am nächsten Spieljahr ist nichts zu klären: Es ist noch nicht eröffnet, oder kein Platz hat sich seither geändert",
        en: "nothing is to be settled in the next season: it is not opened yet, or no place has changed since",
    }
    not_own_remedy(who, of) {
        de: "{who} legt für {of} nichts ein; das tut {of} selbst, oder der Spielleiter oder der Vorsitz der Instanz trägt es ein (--by)",
        en: "{who} lodges nothing for {of}; {of} does, or the director of play or the chair of the instance enters it (--by)",
    }
    not_director(who) {
        de: "{who} ist kein Spielleiter; für einen Verein oder einen Spieler nennen Sie --club oder --player, für den Spielleiter trägt er selbst es ein (--by)",
        en: "{who} is no director of play; for a club or a player name --club or --player, for the director of play the director enters it (--by)",
    }
    no_lot(better, worse) {
        de: "das Los ist nicht nötig: Nach den Stichkämpfen steht {better} vor {worse} (settle ohne --seed, in der Reihenfolge der Stichkämpfe)",
        en: "no lot is needed: after the play-offs {better} is ahead of {worse} (settle without --seed, in the order of the play-offs)",
    }
    lot_drawn(first) {
        de: "das Los ist gezogen, und {first} steht vorn; ein gezogenes Los bleibt",
        en: "the lot is drawn and {first} is first; a lot that was drawn stays",
    }
    not_set(class, one, other) {
        de: "{class}: Der Kampf {one} – {other} ist nicht angesetzt; ergänzen Sie den Spielplan (schedule {class})",
        en: "{class}: the match {one} – {other} is not set; complete the fixtures (schedule {class})",
    }
    after_season(on, last) {
        de: "der {on} liegt nach dem Ende des Spieljahrs am {last}; nehmen Sie einen Tag bis dahin",
        en: "{on} is after the season ends on {last}; take a day until then",
    }
    round_to_come(team, round, last) {
        de: "Runde {round} ist noch nicht gespielt; nennen Sie mit --after die letzte Runde vor dem Rückzug von {team} (höchstens {last}, 0: vor der ersten)",
        en: "round {round} is not played yet; name the last round before {team} withdrew (--after, {last} at most; 0: before the first)",
    }
    transfer_answered(number) {
        de: "der Verein hat auf Vereinswechsel {number} schon geantwortet; es bleibt die Freigabe (add release {number})",
        en: "the club has answered transfer {number} already; what is left is the release (add release {number})",
    }
}

pub(super) const fn level_name(level: Level, lang: Lang) -> &'static str {
    match (level, lang) {
        (Level::Bezirk, Lang::De) => "Bezirk",
        (Level::Bezirk, Lang::En) => "district",
        (Level::Verband, Lang::De) => "Verband",
        (Level::Verband, Lang::En) => "association",
        (Level::Bund, Lang::De) => "Bund",
        (Level::Bund, Lang::En) => "federation",
    }
}

/// The article of a rule, where the ordinance has it.
fn at(told: String, at: Option<&At>) -> String {
    match at {
        Some(at) => format!("{told} {}", articles(&[at.cite()])),
        None => told,
    }
}

pub(super) fn slip(slip: Slip, state: &State, lang: Lang) -> String {
    let person = |who| names::person(state, who, lang);
    let rules = state.ordinance.as_ref().map(|ordinance| &ordinance.rules);
    match slip {
        Slip::OutOfReach { who, action, level, class } => {
            let level = level_name(level, lang);
            let place = match class {
                Some(class) => format!("{} ({level})", names::class(state, class, lang)),
                None => level.to_owned(),
            };
            out_of_reach(lang, person(who), names::action(action, lang), place)
        }
        Slip::OtherSide { who, own } => {
            let side = match own {
                Which::Home => "home",
                Which::Guest => "guest",
            };
            other_side(lang, person(who), side)
        }
        Slip::NotOfClub { who, club } => {
            let told = not_of_club(lang, person(who), names::club(state, club, lang));
            format!("{told}{}", cited::remedies(state, "5.4"))
        }
        Slip::NotOfInstance { who, level } => {
            let told = not_of_instance(lang, person(who), level_name(level, lang));
            format!("{told}{}", cited::remedies(state, "5.3"))
        }
        Slip::Adjudicated { game, board } => {
            let told = adjudicated(lang, board, names::game(state, game, lang));
            let rule = rules.and_then(|rules| rules.adjudication.as_ref());
            let verdict = rule.map(|rule| At {
                article: rule.verdict_article.clone().unwrap_or_else(|| rule.at.article.clone()),
                ..rule.at.clone()
            });
            at(told, verdict.as_ref())
        }
        Slip::BeforeSeason { on, first } => {
            let told = before_season(lang, date(on, lang), date(first, lang));
            at(told, rules.and_then(|rules| rules.season_start.as_ref()).map(|said| &said.at))
        }
        Slip::PlayedLater { team, game } => {
            played_later(lang, names::team(state, team, lang), names::game(state, game, lang))
        }
        Slip::BothSides { who, game } => both_sides(lang, person(who), names::game(state, game, lang)),
        Slip::TwoMatches { who, other } => two_matches(lang, person(who), names::game(state, other, lang)),
        Slip::PlayOffDay { on, first } => {
            format!("{}{}", playoff_day(lang, date(on, lang), date(first, lang)), cited::ties(state))
        }
        Slip::PlayOffOpen(id) => playoff_open(lang, names::game(state, id, lang), id.0),
        Slip::Ranked { who, rank } => ranked(lang, person(who), rank),
        Slip::FinedBefore(id) => fined_before(lang, id.0),
        Slip::NoSuchBoard { board, boards } => no_such_board(lang, board, boards),
        Slip::NextTwice => next_twice(lang),
        Slip::OnOtherList { who, club } => {
            let told = on_other_list(lang, person(who), names::club(state, club, lang));
            at(told, rules.and_then(|rules| rules.pure_club_teams.as_ref()).map(|said| &said.at))
        }
        Slip::AbsentScores { game, board } => absent_scores(lang, board, names::game(state, game, lang)),
        Slip::Suspended(id) => suspended(lang, id.0),
        Slip::LineUpsOpen(game) => lineups_open(lang, names::game(state, game, lang)),
        Slip::NobodyNamed { game, side } => {
            nobody_named(lang, names::game(state, game, lang), side_name(side, lang))
        }
        Slip::LineUpMissing { game, side } => {
            lineup_missing(lang, names::game(state, game, lang), side_name(side, lang))
        }
        Slip::NoGame { game, board } => no_game(lang, board, names::game(state, game, lang)),
        Slip::DecidedAndClosed(id) => decided_and_closed(lang, id.0),
        Slip::NamesNoTeam(club) => names_no_team(lang, names::club(state, club, lang)),
        Slip::GameWithoutScore(who) => game_without_score(lang, person(who)),
        Slip::RuledAlready { remedy, other, ruling } => {
            let admissible = state.remedies.get(&remedy).is_none_or(|one| one.lacks.is_empty());
            if admissible {
                ruled_already(lang, remedy.0, other.0, ruling.0)
            } else {
                ruled_already_lacking(lang, remedy.0, other.0)
            }
        }
        Slip::DecidedSince(id) => decided_since(lang, id.0),
        Slip::RemedyOpen { remedy, decision } => remedy_open(lang, remedy.0, decision.0),
        Slip::FeeIsPaid(id) => fee_is_paid(lang, id.0),
        Slip::RuledAbove(id) => format!("{}{}", ruled_above(lang, id.0), cited::remedies(state, "5.2")),
        Slip::DismissedScore(id) => dismissed_score(lang, id.0),
        Slip::NoTimeToState { until, today } => {
            let told = no_time_to_state(lang, date(until, lang), date(today, lang));
            format!("{told}{}", cited::remedies(state, "5.12"))
        }
        Slip::HeardBefore { on, today } => heard_before(lang, date(on, lang), date(today, lang)),
        Slip::PlacesUnchanged => places_unchanged(lang),
        Slip::NotOwnRemedy { who, of } => {
            format!("{}{}", not_own_remedy(lang, person(who), person(of)), cited::remedies(state, "5.4"))
        }
        Slip::NotDirector(who) => {
            format!("{}{}", not_director(lang, person(who)), cited::remedies(state, "5.4"))
        }
        Slip::AfterSeason { on, last } => {
            let told = after_season(lang, date(on, lang), date(last, lang));
            at(told, rules.and_then(|rules| rules.season_start.as_ref()).map(|said| &said.at))
        }
        Slip::RoundToCome { team, round, last } => {
            round_to_come(lang, names::team(state, team, lang), round, last)
        }
        Slip::TransferAnswered(id) => transfer_answered(lang, id.0),
        Slip::NotSet { class, one, other } => {
            let [one, other] = [one, other].map(|team| names::team(state, team, lang));
            not_set(lang, names::class(state, class, lang), one, other)
        }
        Slip::NoLot { better, worse } => {
            let told = no_lot(lang, names::team(state, better, lang), names::team(state, worse, lang));
            format!("{told}{}", cited::ties(state))
        }
        Slip::LotDrawn { first } => {
            let told = lot_drawn(lang, names::team(state, first, lang));
            format!("{told}{}", cited::ties(state))
        }
    }
}
