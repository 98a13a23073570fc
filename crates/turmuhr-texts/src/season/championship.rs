//! Cups and championships in words: places, draws, results, titles, and why something cannot be.

use turmuhr_federation::{
    competition::{
        cup::{DrawFault, DrawFaultKind},
        framework::{GamePhase, Size, laws},
        qualification::PriorState,
        seats::NoSeats,
    },
    ordinance::{
        Cite,
        rules::{Competition, Of, System},
    },
    persons::{age::NotEligible, eligibility::Why},
};
use turmuhr_season::{
    ChampionshipId, EntrantId, State,
    championship::{
        Championship, Entrant, Ground, NotSo, Notice,
        cup::{Decider, Game, Standing},
        due::Duty,
        entry::Bar,
        ranking::Unfinished,
        seats::{OpenSeat, Quotas, SeatList},
    },
};
use turmuhr_standings::playoff::{self, Next, NotNow, PlayOff, Purpose};

use super::names;
use crate::{Lang, federation::articles, federation::lineup::half, print::date};

texts! {
    arg_size() { de: "Teilnehmerzahl, die der Ausschuss festlegt", en: "Number of entrants fixed by the committee" }
    arg_above() { de: "Plätze in der Meisterschaft darüber", en: "Places in the championship above" }
    arg_host() { de: "Ausrichtender Verein", en: "Host club" }
    arg_as() {
        de: "Platz als: verband, bezirk, relegated, first-of-last-year, last-champion, cup-winner, host, free, odd, level; Recht: dazu did-not-play, entitled-above, entitled-ahead",
        en: "Place by: verband, bezirk, relegated, first-of-last-year, last-champion, cup-winner, host, free, odd, level; right: also did-not-play, entitled-above, entitled-ahead",
    }
    arg_members() { de: "Mitgliederzahlen der Verbände, etwa „West=5210 Ost=3870“", en: "Members by sub-federation, such as “West=5210 Ost=3870”" }
    arg_second() { de: "Auf der höheren Ebene ist ein Zweitvertreter zugelassen", en: "A second representative is admitted above" }
    arg_place() { de: "Platz: im Verband, im Vorjahr", en: "Place: in the sub-federation, last year" }
    arg_year() { de: "Jahr des Rechts", en: "Year of the right" }
    arg_anew() { de: "Jede Runde neu auslosen", en: "Draw every round anew" }
    arg_pair() { de: "Paarung von Hand, etwa „Meier - Alt“", en: "Pair drawn by hand, such as “Meier - Alt”" }
    arg_witness() { de: "Zeuge eines Loses von Hand", en: "Witness of a lot drawn by hand" }
    arg_from_file() { de: "Turnierdatei (TRF, JSON, CSV), aus der die Rangfolge kommt", en: "Tournament file (TRF, JSON, CSV) that gives the order" }

    word() { de: "Meisterschaft", en: "championship" }
    entrant_word() { de: "Teilnehmer", en: "entrant" }
    of_players(system, title) { de: "Einzelne; {system}; Titel „{title}“", en: "players; {system}; title “{title}”" }
    of_teams(boards, system, title) {
        de: "Mannschaften an {boards} Brettern; {system}; Titel „{title}“",
        en: "teams on {boards} boards; {system}; title “{title}”",
    }
    places_line(what) { de: "Plätze: {what}", en: "Places: {what}" }
    age_line(limit, article) { de: "Wer das {limit}. Lebensjahr überschreitet, ist zu alt {article}", en: "Older than the {limit}th year of life is too old {article}" }
    female_only() { de: "nur Spielerinnen", en: "women and girls only" }
    held(name) { de: "ausgeschrieben als {name}", en: "announced as {name}" }
    announced(name, day) { de: "{name} ausgeschrieben, Beginn {day}.", en: "{name} announced, begins on {day}." }
    invited(name, day) { de: "{name}: eingeladen am {day}.", en: "{name}: invitations posted on {day}." }
    right_noted(who, right) { de: "{who}: {right} vermerkt.", en: "{who}: {right} noted." }
    entered(who, name, ground) { de: "{who} für {name} gemeldet: {ground}.", en: "{who} entered for {name}: {ground}." }
    withdrew(who, name) { de: "{who} tritt in {name} nicht an; der Platz ist wieder frei.", en: "{who} does not start in {name}; the place is open again." }
    declined(who, onward) { de: "{who} verzichtet. {onward}", en: "{who} declines. {onward}" }
    drawn_round(name, round, pairs) { de: "{name}, Runde {round}: {pairs}", en: "{name}, round {round}: {pairs}" }
    ranked(name, winner) { de: "{name}: Rangfolge eingetragen. {winner}", en: "{name}: final order entered. {winner}" }
    won_by(who) { de: "Sieger: {who}.", en: "Winner: {who}." }
    goes_on(who) { de: "Weiter: {who}.", en: "Go on: {who}." }
    moves_up(who) { de: "Nachrücker: {who}.", en: "Substitutes: {who}." }
    nobody_on() { de: "Niemand kommt weiter.", en: "Nobody goes on." }
    closed(name) { de: "{name} abgeschlossen.", en: "{name} closed." }
    cancelled(name) { de: "{name} abgesagt.", en: "{name} cancelled." }
    final_set(name, count) { de: "{name}: Endrunde mit {count} Kämpfen angesetzt; die Ergebnisse innerhalb der Gruppen zählen mit.", en: "{name}: final with {count} matches scheduled; results inside the groups are carried over." }
    carried(home, guest) { de: "übernommen: {home} – {guest}", en: "carried over: {home} – {guest}" }
    nothing() { de: "Keine Meisterschaft ausgeschrieben.", en: "No championship announced." }

    head(name, day, system) { de: "{name}, Beginn {day}, {system}", en: "{name}, begins on {day}, {system}" }
    host_line(host) { de: "Ausrichter: {host}", en: "Host: {host}" }
    laws_line(regular, short) { de: "Regeln: {regular}; Stichkämpfe nach {short}", en: "Laws: {regular}; play-offs by {short}" }
    places_of(verband, count, article) {
        de: "{verband}: {count} Plätze {article}", en: "{verband}: {count} places {article}",
        one(count): de: "{verband}: 1 Platz {article}", en: "{verband}: 1 place {article}",
    }
    by_quotients(order) { de: "Höchstzahlen: {order}", en: "Highest quotients: {order}" }
    largest_are(names) { de: "Mitgliederstärkste Verbände: {names}", en: "Largest sub-federations: {names}" }
    lot_won(names) { de: "Durch Los: {names}", en: "By lot: {names}" }
    total_line(entrants, total) { de: "Gemeldet {entrants} von {total} Plätzen", en: "{entrants} entered, {total} places" }
    entrants_line(entrants) { de: "Gemeldet: {entrants}", en: "Entered: {entrants}" }
    seat_unused(who, ground, article) { de: "{who}: {ground}, nicht gemeldet {article}", en: "{who}: {ground}, not entered {article}" }
    seat_empty(who, ground) { de: "Leer bleibt: {ground} von {who}; niemand rückt nach", en: "Stays empty: {ground} of {who}; nobody moves up" }
    right_gone(who, state) { de: "{who}: Vorberechtigung {state}", en: "{who}: right {state}" }
    seat_open(what, count) { de: "Offen: {what}: {count}", en: "Open: {what}: {count}" }
    free_to_fit(count) {
        de: "Mit {count} Freiplätzen stimmt die Zahl", en: "{count} free places would make the number right",
        one(count): de: "Mit 1 Freiplatz stimmt die Zahl", en: "1 free place would make the number right",
    }
    odd_line(count) { de: "Ungerade Zahl: {count} weiterer Platz kann vergeben werden", en: "Odd number: {count} more place can be given" }
    size_target(entrants, target, article) { de: "{entrants} Teilnehmer; {target} sollen es sein {article}", en: "{entrants} entrants; there should be {target} {article}" }
    size_decision(entrants, article) { de: "{entrants} Teilnehmer gehen nur mit einem Beschluss des Ausschusses {article}", en: "{entrants} entrants take a decision of the committee {article}" }
    size_breaks(entrants, allowed, article) { de: "{entrants} Teilnehmer sind nicht zulässig, sondern {allowed} {article}", en: "{entrants} entrants are not allowed, but {allowed} {article}" }
    bye(who) { de: "{who} kampflos weiter", en: "{who} goes on without a game" }
    decided_by(winner, how) { de: "{winner} weiter, {how}", en: "{winner} goes on, {how}" }
    by_berlin() { de: "nach Berliner Wertung", en: "by the Berlin system" }
    by_playoff() { de: "nach Kurzpartien", en: "by short games" }
    by_drawn_lot() { de: "durch Los", en: "by lot" }
    still_open(pair) { de: "{pair}: offen", en: "{pair}: open" }
    by_card(pair, number) { de: "{pair}: offen, Kampf {number}", en: "{pair}: open, match {number}" }
    level(pair, next) { de: "{pair}: unentschieden. {next}", en: "{pair}: level. {next}" }
    next_play(fixtures, article) { de: "Zu spielen: {fixtures} [{article}]", en: "To be played: {fixtures} [{article}]" }
    next_lot(what, who, article) { de: "Zu losen ({what}): {who} [{article}]", en: "Lot ({what}): {who} [{article}]" }
    next_order(article) { de: "Die Tabelle entscheidet [{article}]", en: "The table decides [{article}]" }
    next_none() { de: "Entschieden.", en: "Decided." }
    lot_white() { de: "Weiß in der ersten Partie", en: "White in the first game" }
    lot_host() { de: "Heimrecht", en: "home" }
    lot_numbers() { de: "Nummern", en: "numbers" }
    lot_decision() { de: "Entscheidung", en: "decision" }
    tie_line(who, next) { de: "Stichkampf {who}: {next}", en: "Play-off {who}: {next}" }
    tie_both(who, next) { de: "Stichkampf {who} um Titel und Qualifikation: {next}", en: "Play-off {who} for the title and for the place above: {next}" }
    white_is(who) { de: "{who} hat Weiß", en: "{who} has White" }
    doubt(who, why) { de: "{who} könnte heute nicht mehr gemeldet werden: {why}", en: "{who} could not be entered today: {why}" }

    unknown_one(id) { de: "Meisterschaft {id} ist nicht bekannt oder schon ausgeschrieben", en: "championship {id} is not known, or has already been announced" }
    no_competition(name, known) { de: "die Ordnung kennt keinen Wettbewerb „{name}“, sondern {known}", en: "the ordinance has no competition “{name}”, but {known}" }
    no_owner() { de: "eine Meisterschaft unterhalb des Bundes muss mit --bezirk oder --verband sagen, wessen sie ist", en: "a championship below the federation must say with --bezirk or --verband whose it is" }
    other_class() { de: "die Klasse hat eine andere Ordnung oder Brettzahl, oder der Wettbewerb ist keiner von Mannschaften", en: "the class has another ordinance or number of boards, or the competition is not one of teams" }
    too_many_above(most, article) { de: "es kommen höchstens {most} weiter {article}", en: "at most {most} go on {article}" }
    is_closed() { de: "die Meisterschaft ist abgeschlossen oder abgesagt", en: "the championship is closed or cancelled" }
    not_closed(name) { de: "{name} ist weder abgeschlossen noch abgesagt", en: "{name} is neither closed nor cancelled" }
    no_entrant(who) { de: "Teilnehmer {who} gibt es nicht, oder die Nummer ist vergeben", en: "entrant {who} is not known, or the number is taken" }
    for_players() { de: "dies ist ein Wettbewerb für Einzelne", en: "this is a competition of players" }
    for_teams() { de: "dies ist ein Wettbewerb für Mannschaften", en: "this is a competition of teams" }
    twice(who) { de: "{who} ist schon gemeldet", en: "{who} is already entered" }
    barred(why) { de: "nicht startberechtigt: {why}", en: "may not start: {why}" }
    no_ground(ground, known) { de: "„{ground}“ gibt hier keinen Platz; Plätze geben {known}", en: "“{ground}” gives no place here; places are given by {known}" }
    not_noted(ground, article) { de: "ein solches Recht ist nicht vermerkt: {ground} {article}", en: "no such right is noted: {ground} {article}" }
    gone(state, article) { de: "die Vorberechtigung ist {state} {article}", en: "the right is {state} {article}" }
    starts_above(article) { de: "wer in der Meisterschaft darüber startberechtigt ist, hat diesen Platz nicht {article}", en: "whoever may start in the championship above does not have this place {article}" }
    full_of(of, most, article) {
        de: "{of} hat {most} Plätze, und alle sind vergeben {article}", en: "{of} has {most} places, and all are taken {article}",
        one(most): de: "{of} hat 1 Platz, und er ist vergeben {article}", en: "{of} has 1 place, and it is taken {article}",
    }
    full(ground, article) { de: "alle Plätze sind vergeben: {ground} {article}", en: "all places are taken: {ground} {article}" }
    no_host(article) { de: "ein Ausrichter ist nicht eingetragen {article}", en: "no host has been entered {article}" }
    no_numbers(article) { de: "die Mitgliederzahlen der Verbände fehlen {article}; einzutragen mit championship members", en: "the members by sub-federation are missing {article}; enter them with championship members" }
    numbers_of(day, article) { de: "es zählen die Mitgliederzahlen vom {day} {article}", en: "the members of {day} count {article}" }
    no_size(article) { de: "die Teilnehmerzahl legt der Ausschuss fest; sie fehlt in der Ausschreibung (--size) {article}", en: "the committee fixes the number of entrants; the announcement lacks it (--size) {article}" }
    too_many_prior(most, told) { de: "vorberechtigt sind höchstens {most} aus dem Vorjahr, nicht {told}", en: "at most {most} of last year have a right, not {told}" }
    no_seats() { de: "die Plätze lassen sich nicht verteilen", en: "the places cannot be distributed" }
    begun() { de: "die Meisterschaft hat begonnen", en: "the championship has begun" }
    not_a_cup() { de: "das ist kein Pokal dieser Ordnung", en: "this is no cup of this ordinance" }
    a_cup() { de: "ein Pokal hat Runden, keine Rangfolge", en: "a cup has rounds, not a final order" }
    too_few() { de: "ein Pokal braucht zwei Teilnehmer", en: "a cup takes two entrants" }
    no_draw() { de: "keine Auslosung hält die Vorschriften ein", en: "no draw keeps the rules" }
    round_open(round) { de: "in Runde {round} sind noch Spiele offen", en: "games of round {round} are still open" }
    other_round(round) { de: "an der Reihe ist Runde {round}", en: "round {round} is next" }
    bad_draw(faults) { de: "die Auslosung ist nicht zulässig: {faults}", en: "the draw is not allowed: {faults}" }
    other_bracket() { de: "die Paarungen folgen nicht aus der ersten Auslosung, oder jemand fehlt", en: "the pairs do not follow from the first draw, or somebody is missing" }
    no_game() { de: "dieses Spiel gibt es in der Runde nicht", en: "this game is not in the round" }
    is_decided() { de: "das ist schon entschieden", en: "this is decided already" }
    no_result(boards) {
        de: "ein Ergebnis hat {boards} Bretter mit 1, 0 oder =", en: "a result has {boards} boards with 1, 0 or =",
        one(boards): de: "ein Ergebnis ist 1, 0 oder =", en: "a result is 1, 0 or =",
    }
    by_card_only() { de: "das Ergebnis kommt aus dem bestätigten Spielbericht der Klasse", en: "the result comes from the confirmed report in the class" }
    no_tie() { de: "diese liegen an keiner Stelle gleich, die entschieden werden muss", en: "these are not level at a place that must be settled" }
    first_comes(next) { de: "erst kommt anderes. {next}", en: "something else comes first. {next}" }
    no_such_result() { de: "dieses Ergebnis gibt es nicht", en: "there is no such result" }
    bad_lot() { de: "das Los stimmt nicht mit seinen Angaben überein", en: "the lot does not match its record" }
    incomplete(who) { de: "die Rangfolge nennt nicht jeden Teilnehmer genau einmal: {who}", en: "the final order does not name every entrant once: {who}" }
    not_in_order(who) { de: "{who} hat mehr Punkte als der Platz davor", en: "{who} has more points than the place above" }
    not_finished(what) { de: "noch offen: {what}", en: "still open: {what}" }
    not_qualified(who) { de: "{who} käme nicht weiter", en: "{who} would not go on" }
    other_host(team, article) { de: "der Stichkampf findet bei {team} statt, dem Verein, der im normalen Turnier reisen musste {article}", en: "the play-off is held at {team}, the club that travelled in the regular match {article}" }
    late_invitation(day, article) { de: "Eingeladen werden musste bis {day} {article}.", en: "The invitations were due by {day} {article}." }
    playoffs_due(who) { de: "Stichkampf nötig: {who}.", en: "Play-off needed: {who}." }
    far_down(classes, article) { de: "Von {classes} ist die NRW-Jugendliga nicht nach zwei Spieljahren zu erreichen {article}.", en: "From {classes} a team cannot reach the top youth league after two seasons {article}." }
    open_draw(round) { de: "Auslosung der Runde {round}", en: "draw of round {round}" }
    open_game(game, round) { de: "{game} (Runde {round})", en: "{game} (round {round})" }
    open_order() { de: "die Rangfolge", en: "the final order" }
    open_tie(who) { de: "Stichkampf {who}", en: "play-off {who}" }

    starts_above_word() { de: "Startrecht in der Meisterschaft darüber", en: "right to start in the championship above" }
    started_word(year) { de: "Start im Jahr {year}", en: "start in {year}" }
    playoff_word() { de: "Stichkampf", en: "play-off" }
    no_final(name) {
        de: "{name} hat keine Endrunde, oder die Gruppen sind noch nicht entschieden",
        en: "{name} has no final, or its groups are not decided yet",
    }
    only_players() { de: "eine Rangfolge von Mannschaften lässt sich nicht aus der Datei lesen", en: "an order of teams cannot be read from a file" }
    no_table() { de: "aus der Datei ergibt sich keine Tabelle", en: "the file gives no table" }
    to_final(teams) { de: "Endrunde: {teams}", en: "To the final: {teams}" }
    final_title(class) { de: "{class}, Endrunde", en: "{class}, final" }
    due_invite(name) { de: "{name}: einladen", en: "{name}: send the invitations" }
    due_enter(name) { de: "Meldeschluss {name}", en: "entries of {name} close" }
    due_rank(name) { de: "{name}: Rangfolge eintragen", en: "{name}: enter the final order" }
    due_close(name) { de: "{name}: abschließen, Titel vergeben", en: "{name}: close, award the title" }
    due_doubt(name, who) { de: "{name}: Startrecht von {who} prüfen", en: "{name}: examine the right of {who} to start" }
}

/// The name of a championship.
pub fn name(state: &State, id: ChampionshipId, lang: Lang) -> String {
    let one = state.championships.all.get(&id);
    one.map_or_else(|| names::number(lang, id.0), |one| one.details.name.clone())
}

/// A person with the club, or a team.
pub fn who(state: &State, who: Entrant, lang: Lang) -> String {
    match who {
        Entrant::Player { club, .. } => format!("{} ({})", state.called(who), names::club(state, club, lang)),
        Entrant::Team { .. } => state.called(who),
    }
}

/// `Home – Guest`.
pub fn pair(home: &str, guest: &str) -> String {
    format!("{home} – {guest}")
}

fn due_open(name: &str, what: &str) -> String {
    format!("{name}: {what}")
}

/// An entrant by number; numbers are of the whole season.
pub fn entrant(state: &State, id: EntrantId, lang: Lang) -> String {
    let found = state.championships.all.values().find_map(|one| one.entrants.get(&id));
    found.map_or_else(|| names::number(lang, id.0), |entered| who(state, entered.who, lang))
}

fn cited(cite: &Cite) -> String {
    articles(std::slice::from_ref(cite))
}

pub const fn system(system: System, lang: Lang) -> &'static str {
    match (system, lang) {
        (System::RoundRobin, Lang::De) => "Rundenturnier",
        (System::RoundRobin, Lang::En) => "round robin",
        (System::Swiss, Lang::De) => "Schweizer System",
        (System::Swiss, Lang::En) => "Swiss system",
        (System::ByNumber, Lang::De) => "Rundenturnier oder Schweizer System nach Teilnehmerzahl",
        (System::ByNumber, Lang::En) => "round robin or Swiss system by the number of entrants",
        (System::KnockOut, Lang::De) => "Pokalsystem",
        (System::KnockOut, Lang::En) => "knock-out",
        (System::League, Lang::De) => "Ligabetrieb",
        (System::League, Lang::En) => "leagues",
    }
}

pub const fn ground(ground: Ground, lang: Lang) -> &'static str {
    match (ground, lang) {
        (Ground::Verband, Lang::De) => "Verbandsplatz",
        (Ground::Verband, Lang::En) => "place of the sub-federation",
        (Ground::Bezirk, Lang::De) => "Bezirksplatz",
        (Ground::Bezirk, Lang::En) => "place of the district",
        (Ground::Relegated, Lang::De) => "Vorberechtigung von oben",
        (Ground::Relegated, Lang::En) => "right from the championship above",
        (Ground::FirstOfLastYear, Lang::De) => "Platzierung im Vorjahr",
        (Ground::FirstOfLastYear, Lang::En) => "place of last year",
        (Ground::LastChampion, Lang::De) => "Meister des Vorjahrs",
        (Ground::LastChampion, Lang::En) => "champion of last year",
        (Ground::CupWinner, Lang::De) => "Pokalmeister",
        (Ground::CupWinner, Lang::En) => "cup winner",
        (Ground::Host, Lang::De) => "Platz des Ausrichters",
        (Ground::Host, Lang::En) => "place of the host",
        (Ground::Free, Lang::De) => "Freiplatz",
        (Ground::Free, Lang::En) => "free place",
        (Ground::Odd, Lang::De) => "Platz bei ungerader Zahl",
        (Ground::Odd, Lang::En) => "place for an odd number",
        (Ground::Level, Lang::De) => "zugelassen von Bezirk oder Verband",
        (Ground::Level, Lang::En) => "admitted by the district or sub-federation",
    }
}

pub const fn prior(state: PriorState, lang: Lang) -> &'static str {
    match (state, lang) {
        (PriorState::Granted, Lang::De) => "gültig",
        (PriorState::Granted, Lang::En) => "valid",
        (PriorState::Retained, Lang::De) => "für dieses Jahr erhalten",
        (PriorState::Retained, Lang::En) => "kept for this year",
        (PriorState::Used, Lang::De) => "verbraucht",
        (PriorState::Used, Lang::En) => "used",
        (PriorState::Lapsed, Lang::De) => "verfallen",
        (PriorState::Lapsed, Lang::En) => "lapsed",
        (PriorState::NotYet, Lang::De) => "noch nicht gültig",
        (PriorState::NotYet, Lang::En) => "not valid yet",
    }
}

const fn why_not(why: Why, lang: Lang) -> &'static str {
    match (why, lang) {
        (Why::NotAffiliated, Lang::De) => "der Verein gehört dem Verband nicht an",
        (Why::NotAffiliated, Lang::En) => "the club is not affiliated",
        (Why::NotAMember, Lang::De) => "kein Mitglied des Vereins",
        (Why::NotAMember, Lang::En) => "no member of the club",
        (Why::NoPass, Lang::De) => "weder Spielerpass noch Spielgenehmigung",
        (Why::NoPass, Lang::En) => "neither a pass nor a permit",
        (Why::PassDefective, Lang::De) => "der Spielerpass ist nicht in Ordnung",
        (Why::PassDefective, Lang::En) => "the pass is not in order",
        (Why::PassNotShown, Lang::De) => "der Spielerpass lag nicht vor",
        (Why::PassNotShown, Lang::En) => "the pass was not shown",
        (Why::Banned, Lang::De) => "gesperrt",
        (Why::Banned, Lang::En) => "banned",
        (Why::ClubBanned, Lang::De) => "der Verein oder die Mannschaft ist gesperrt",
        (Why::ClubBanned, Lang::En) => "the club or the team is banned",
        (Why::OtherClub, Lang::De) => "hat für einen anderen Verein gespielt",
        (Why::OtherClub, Lang::En) => "has played for another club",
        (Why::OtherLevel, Lang::De) => "der Verein gehört nicht dorthin",
        (Why::OtherLevel, Lang::En) => "the club does not belong there",
        (Why::NotRecognised, Lang::De) => "der Veranstalter ist nicht anerkannt",
        (Why::NotRecognised, Lang::En) => "the organiser is not recognised",
        (Why::OrganiserBanned, Lang::De) => "der Veranstalter ist gesperrt",
        (Why::OrganiserBanned, Lang::En) => "the organiser is banned",
        (Why::Substitution, Lang::De) => "als Ersatzspieler ausgeschöpft",
        (Why::Substitution, Lang::En) => "used up as a substitute",
    }
}

/// What keeps somebody out.
pub fn bar(bar: &Bar, lang: Lang) -> String {
    match (bar, lang) {
        (Bar::NotPlayer(reason), lang) => format!("{} {}", why_not(reason.why, lang), cited(&reason.cite)),
        (Bar::Age(NotEligible::TooOld, cite), Lang::De) => format!("zu alt {}", cited(cite)),
        (Bar::Age(NotEligible::TooOld, cite), Lang::En) => format!("too old {}", cited(cite)),
        (Bar::Age(NotEligible::NotFemale, cite), Lang::De) => format!("nur für Spielerinnen {}", cited(cite)),
        (Bar::Age(NotEligible::NotFemale, cite), Lang::En) => {
            format!("for women and girls only {}", cited(cite))
        }
        (Bar::Unknown(cite), Lang::De) => {
            format!("Geburtsdatum oder Geschlecht stehen nicht im Register {}", cited(cite))
        }
        (Bar::Unknown(cite), Lang::En) => {
            format!("the registry lacks the date of birth or the sex {}", cited(cite))
        }
        (Bar::NotInClass, Lang::De) => "die Mannschaft ist in der Klasse nicht gemeldet".to_owned(),
        (Bar::NotInClass, Lang::En) => "the team is not entered in the class".to_owned(),
    }
}

pub fn bars(all: &[Bar], lang: Lang) -> String {
    all.iter().map(|one| bar(one, lang)).collect::<Vec<_>>().join("; ")
}

fn fault(fault: &DrawFault, named: &dyn Fn(&str) -> String, lang: Lang) -> String {
    let who: Vec<String> = fault.who.iter().map(|name| named(name)).collect();
    let who = who.join(" – ");
    let what = match (fault.kind, lang) {
        (DrawFaultKind::HomeRight, Lang::De) => "das Heimrecht wechselt nicht",
        (DrawFaultKind::HomeRight, Lang::En) => "the home right does not change",
        (DrawFaultKind::HostWhite, Lang::De) => "der Gastgeber hat Schwarz",
        (DrawFaultKind::HostWhite, Lang::En) => "the host has Black",
        (DrawFaultKind::LeftOut, Lang::De) => "nicht ausgelost",
        (DrawFaultKind::LeftOut, Lang::En) => "not drawn",
        (DrawFaultKind::NotIn, Lang::De) => "nicht mehr dabei",
        (DrawFaultKind::NotIn, Lang::En) => "not in any more",
        (DrawFaultKind::Quota, Lang::De) => "nicht die vorgesehene Zahl von Teilnehmern des Verbandes",
        (DrawFaultKind::Quota, Lang::En) => "not the number of entrants that the sub-federation has",
        (DrawFaultKind::SameVerband, Lang::De) => "aus demselben Verband, erst im Endspiel erlaubt",
        (DrawFaultKind::SameVerband, Lang::En) => "of one sub-federation, allowed in the final only",
        (DrawFaultKind::Seeding, Lang::De) => "müssen in der ersten Runde aufeinandertreffen",
        (DrawFaultKind::Seeding, Lang::En) => "must meet in the first round",
        (DrawFaultKind::Twice, Lang::De) => "zweimal ausgelost",
        (DrawFaultKind::Twice, Lang::En) => "drawn twice",
    };
    format!("{who}: {what} {}", cited(&fault.cite))
}

fn faults(state: &State, all: &[DrawFault], lang: Lang) -> String {
    let of = |name: &str| match name.parse() {
        Ok(id) => entrant(state, EntrantId(id), lang),
        // A Verband.
        Err(_) => name.to_owned(),
    };
    all.iter().map(|one| fault(one, &of, lang)).collect::<Vec<_>>().join("; ")
}

fn all_of(state: &State, all: &[EntrantId], lang: Lang) -> String {
    all.iter().map(|id| entrant(state, *id, lang)).collect::<Vec<_>>().join(", ")
}

/// What a play-off needs next.
pub fn next(next: &Next, named: &dyn Fn(u32) -> String, lang: Lang) -> String {
    match next {
        Next::Play { article, fixtures } => {
            let told: Vec<String> =
                fixtures.iter().map(|one| pair(&named(one.first.0), &named(one.second.0))).collect();
            next_play(lang, told.join(", "), article.number)
        }
        Next::Lot { article, purpose, candidates } => {
            let what = match purpose {
                Purpose::FirstWhite => lot_white(lang),
                Purpose::Host => lot_host(lang),
                Purpose::Numbers => lot_numbers(lang),
                Purpose::Decision => lot_decision(lang),
            };
            let told: Vec<String> = candidates.iter().map(|one| named(one.0)).collect();
            next_lot(lang, what, told.join(", "), article.number)
        }
        Next::MainEvent { article, .. } => next_order(lang, article.number),
        Next::Decided => next_none(lang),
    }
}

/// What is next in a play-off of a championship.
pub fn next_in(state: &State, playoff: &PlayOff, lang: Lang) -> String {
    let named = |id: u32| entrant(state, EntrantId(id), lang);
    next(&playoff.state().next, &named, lang)
}

/// A game of a cup as it stands.
pub fn game_line(state: &State, one: &Championship, game: &Game, lang: Lang) -> String {
    let named = |id: EntrantId| entrant(state, id, lang);
    let Some(guest) = game.pair.guest else { return bye(lang, named(game.pair.home)) };
    let both = pair(&named(game.pair.home), &named(guest));
    match state.standing(one, game) {
        Standing::Open(Some(id)) => by_card(lang, both, id.0),
        Standing::Open(None) => still_open(lang, both),
        Standing::Level(playoff) => level(lang, both, next_in(state, &playoff, lang)),
        Standing::Won { by, decider } => {
            let sum = |side: usize| {
                let all: i32 = game.boards.iter().map(|board| board[side]).sum();
                half(turmuhr_core::Points::tenths(all))
            };
            let score =
                if game.boards.is_empty() { String::new() } else { format!(" {}:{}", sum(0), sum(1)) };
            let winner = match decider {
                Decider::Bye | Decider::Points => named(by),
                Decider::Berlin => decided_by(lang, named(by), by_berlin(lang)),
                Decider::PlayOff => decided_by(lang, named(by), by_playoff(lang)),
                Decider::Lot => decided_by(lang, named(by), by_drawn_lot(lang)),
            };
            format!("{both}{score}: {winner}")
        }
    }
}

fn unfinished(state: &State, what: &Unfinished, lang: Lang) -> String {
    match what {
        Unfinished::NotDrawn(round) => open_draw(lang, round),
        Unfinished::Game(round, home) => open_game(lang, all_of(state, &[*home], lang), round),
        Unfinished::NoOrder => open_order(lang),
        Unfinished::Tie(among) => open_tie(lang, all_of(state, among, lang)),
    }
}

/// Why an act of a championship is refused.
pub fn not_so(why: &NotSo, state: &State, lang: Lang) -> String {
    let of = |id: EntrantId| entrant(state, id, lang);
    let all = |ids: &[EntrantId]| ids.iter().map(|id| of(*id)).collect::<Vec<_>>().join(", ");
    match why {
        NotSo::Unknown(id) => unknown_one(lang, name(state, *id, lang)),
        NotSo::NoCompetition(name, known) => no_competition(lang, name, known.join(", ")),
        NotSo::NoOwner => no_owner(lang),
        NotSo::OtherClass => other_class(lang),
        NotSo::TooManyAbove { most, cite } => too_many_above(lang, most, cited(cite)),
        NotSo::Closed => is_closed(lang),
        NotSo::NotClosed(id) => not_closed(lang, name(state, *id, lang)),
        NotSo::NoEntrant(id) => no_entrant(lang, of(*id)),
        NotSo::OtherKind(Of::Players) => for_players(lang),
        NotSo::OtherKind(Of::Teams) => for_teams(lang),
        NotSo::Twice(id) => twice(lang, of(*id)),
        NotSo::Barred(all) => barred(lang, bars(all, lang)),
        NotSo::NoGround(wanted, known) => {
            let known: Vec<String> =
                known.iter().map(|(one, cite)| format!("{} {}", ground(*one, lang), cited(cite))).collect();
            no_ground(lang, ground(*wanted, lang), known.join(", "))
        }
        NotSo::NotNoted(of, cite) => not_noted(lang, ground(*of, lang), cited(cite)),
        NotSo::RightGone(state, cite) => gone(lang, prior(*state, lang), cited(cite)),
        NotSo::StartsAbove(cite) => starts_above(lang, cited(cite)),
        NotSo::Full { of, most, cite, .. } if !of.is_empty() => full_of(lang, of, most, cited(cite)),
        NotSo::Full { ground: of, cite, .. } => full(lang, ground(*of, lang), cited(cite)),
        NotSo::NoHost(cite) => no_host(lang, cited(cite)),
        NotSo::NoNumbers(cite) => no_numbers(lang, cited(cite)),
        NotSo::NumbersOf(day, cite) => numbers_of(lang, date(*day, lang), cited(cite)),
        NotSo::NoSize(cite) => no_size(lang, cited(cite)),
        NotSo::NoSeats(NoSeats::TooManyPrior { most, told }) => too_many_prior(lang, most, told),
        NotSo::NoSeats(_) => no_seats(lang),
        NotSo::Begun => begun(lang),
        NotSo::NotACup => not_a_cup(lang),
        NotSo::ACup => a_cup(lang),
        NotSo::TooFew => too_few(lang),
        NotSo::NoDraw => no_draw(lang),
        NotSo::RoundOpen(round) => round_open(lang, round),
        NotSo::OtherRound(round) => other_round(lang, round),
        NotSo::Draw(found) => bad_draw(lang, faults(state, found, lang)),
        NotSo::OtherBracket => other_bracket(lang),
        NotSo::NoGame => no_game(lang),
        NotSo::Decided => is_decided(lang),
        NotSo::NoResult(boards) => no_result(lang, boards),
        NotSo::ByCard => by_card_only(lang),
        NotSo::NoTie => no_tie(lang),
        NotSo::NotNow(why) => not_now(why, &|id| of(EntrantId(id)), lang),
        NotSo::Incomplete(who) => incomplete(lang, all(who)),
        NotSo::NotInOrder(id) => not_in_order(lang, of(*id)),
        NotSo::Unfinished(what) => {
            let open: Vec<String> = what.iter().map(|one| unfinished(state, one, lang)).collect();
            not_finished(lang, open.join(", "))
        }
        NotSo::NotQualified(id) => not_qualified(lang, of(*id)),
        NotSo::OtherHost(team, cite) => other_host(lang, names::team(state, *team, lang), cited(cite)),
    }
}

fn not_now(why: &NotNow, named: &dyn Fn(u32) -> String, lang: Lang) -> String {
    match why {
        NotNow::Decided => is_decided(lang),
        NotNow::Expected(expected) => first_comes(lang, next(expected, named, lang)),
        NotNow::NoResult => no_such_result(lang),
        NotNow::Boards(boards) => no_result(lang, boards),
        NotNow::Lot(playoff::LotFault::OtherCandidates | playoff::LotFault::NotFromThisSeed(_)) => {
            bad_lot(lang)
        }
    }
}

/// What there is to say about a number of entrants.
pub fn size_line(entrants: usize, size: &Size, cite: &Cite, lang: Lang) -> Option<String> {
    let article = cited(cite);
    match size {
        Size::Fits => None,
        Size::NotAsTargeted { target } => Some(size_target(lang, entrants, target, article)),
        Size::NeedsDecision => Some(size_decision(lang, entrants, article)),
        Size::Breaks { allowed } => {
            let allowed: Vec<String> = allowed.iter().map(ToString::to_string).collect();
            let or = match lang {
                Lang::De => " oder ",
                Lang::En => " or ",
            };
            Some(size_breaks(lang, entrants, allowed.join(or), article))
        }
    }
}

/// What has to be read with an act.
pub fn notice(notice: &Notice, state: &State, lang: Lang) -> Vec<String> {
    match notice {
        Notice::Size(entrants, size, cite) => {
            size_line(*entrants, size, cite, lang).map(|line| format!("{line}.")).into_iter().collect()
        }
        Notice::Draw(found) => vec![format!("{}.", faults(state, found, lang))],
        Notice::InvitedLate(day, cite) => vec![late_invitation(lang, date(*day, lang), cited(cite))],
        Notice::PlayOffs(ties) => {
            ties.iter().map(|among| playoffs_due(lang, all_of(state, among, lang))).collect()
        }
        Notice::FarDown(classes, cite) => vec![far_down(lang, classes.join(", "), cited(cite))],
    }
}

/// What is due in a championship.
pub fn duty(id: ChampionshipId, duty: &Duty, state: &State, lang: Lang) -> String {
    let name = name(state, id, lang);
    match duty {
        Duty::Invite => due_invite(lang, name),
        Duty::Enter => due_enter(lang, name),
        Duty::Draw(round) => due_open(&name, &open_draw(lang, round)),
        Duty::Play(round, home) => due_open(&name, &open_game(lang, all_of(state, &[*home], lang), round)),
        Duty::Rank => due_rank(lang, name),
        Duty::PlayOff(among) => due_open(&name, &open_tie(lang, all_of(state, among, lang))),
        Duty::Close => due_close(lang, name),
        Duty::Doubt(id) => due_doubt(lang, name, all_of(state, &[*id], lang)),
    }
}

/// A competition of an ordinance: what it is, who may enter, how many places.
pub fn competition_lines(
    id: &str,
    one: &Competition,
    limit: Option<(usize, Cite)>,
    lang: Lang,
) -> Vec<String> {
    let (name, title) = match lang {
        Lang::De => (&one.name.de, &one.title.de),
        Lang::En => (&one.name.en, &one.title.en),
    };
    let mut lines = vec![format!("{id}: {name} {}", cited(&one.at.cite()))];
    lines.push(match (one.of, one.boards) {
        (Of::Teams, Some(boards)) => of_teams(lang, boards, system(one.system, lang), title),
        (Of::Teams | Of::Players, _) => of_players(lang, system(one.system, lang), title),
    });
    let mut places: Vec<String> = Vec::new();
    if let Some(given) = one.places {
        let mut add = |number: usize, of: Ground| {
            if number > 0 {
                places.push(format!("{} {number}", ground(of, lang)));
            }
        };
        add(given.each, Ground::Verband);
        add(given.bezirk, Ground::Bezirk);
        add(given.host, Ground::Host);
        add(given.free, Ground::Free);
        add(given.odd, Ground::Odd);
        if let Some(largest) = given.largest {
            places.push(match lang {
                Lang::De => format!("die {} größten Verbände je {} mehr", largest.count, largest.more),
                Lang::En => {
                    format!("the {} largest sub-federations {} more each", largest.count, largest.more)
                }
            });
        }
    }
    if !places.is_empty() {
        lines.push(places_line(lang, places.join(", ")));
    }
    if let Some((limit, cite)) = limit {
        lines.push(age_line(lang, limit, cited(&cite)));
    }
    if one.female {
        lines.push(female_only(lang));
    }
    lines
}

/// The Laws a competition is played by, and its play-offs.
pub fn laws_of(state: &State, one: &Championship, lang: Lang) -> Option<String> {
    let (ordinance, competition) = (state.ordinance_for(one)?, state.competition(one)?);
    let regular = laws(ordinance, competition, GamePhase::Regular)?;
    let short = laws(ordinance, competition, GamePhase::PlayOff)?;
    Some(laws_line(lang, regular, short))
}

/// How many places each Verband has.
pub fn quota_lines(quotas: &Quotas, lang: Lang) -> Vec<String> {
    let article = articles(&quotas.cites);
    let mut lines: Vec<String> =
        quotas.each.iter().map(|(verband, count)| places_of(lang, verband, count, &article)).collect();
    if !quotas.largest.is_empty() {
        lines.push(largest_are(lang, quotas.largest.join(", ")));
    }
    if !quotas.order.is_empty() {
        let order: Vec<String> = quotas
            .order
            .iter()
            .map(|seat| format!("{} {}/{}", seat.verband, seat.members, seat.divisor))
            .collect();
        lines.push(by_quotients(lang, order.join(", ")));
    }
    if !quotas.by_lot.is_empty() {
        lines.push(lot_won(lang, quotas.by_lot.join(", ")));
    }
    lines
}

/// The list of places.
pub fn seat_lines(state: &State, one: &Championship, list: &SeatList, lang: Lang) -> Vec<String> {
    let mut lines = quota_lines(&list.quotas, lang);
    lines.push(match list.total {
        Some(total) => total_line(lang, list.entrants, total),
        None => entrants_line(lang, list.entrants),
    });
    for row in &list.rows {
        let (who, ground, cite) = (who(state, row.who, lang), ground(row.ground, lang), cited(&row.cite));
        lines.push(match row.entrant {
            Some(id) => format!("{:>3}  {}", id.0, format!("{who}: {ground} {cite}")),
            None => format!("  –  {}", seat_unused(lang, who, ground, cite)),
        });
    }
    lines.extend(
        list.empty.iter().map(|(of, holder)| seat_empty(lang, who(state, *holder, lang), ground(*of, lang))),
    );
    lines.extend(
        list.gone
            .iter()
            .map(|(holder, gone)| right_gone(lang, who(state, *holder, lang), prior(*gone, lang))),
    );
    let open = |seat: &OpenSeat| {
        let what = match &seat.of {
            Some(of) => format!("{} {of}", ground(seat.ground, lang)),
            None => ground(seat.ground, lang).to_owned(),
        };
        seat_open(lang, what, seat.number)
    };
    lines.extend(list.open.iter().map(open));
    if let Some(competition) = state.competition(one) {
        lines.extend(size_line(list.entrants, &list.size, &competition.at.cite(), lang));
    }
    if let Some(free) = list.free.filter(|free| *free > 0) {
        lines.push(free_to_fit(lang, free));
    }
    if list.odd > 0 {
        lines.push(odd_line(lang, list.odd));
    }
    lines
}

/// A line of the final order.
pub fn rank_line(place: u32, who: &str, points: i32, boards: Option<i32>) -> String {
    let told = |tenths: i32| half(turmuhr_core::Points::tenths(tenths));
    let boards = boards.map(|boards| format!(":{}", told(boards))).unwrap_or_default();
    format!("{place}. {who} {}{boards}", told(points))
}

/// Ties that are played off, and what is next in them.
pub fn tie_lines(state: &State, one: &Championship, lang: Lang) -> Vec<String> {
    let line = |tie: &turmuhr_season::championship::ranking::Tie| {
        let who = all_of(state, &tie.among, lang);
        let next = tie.open().map_or_else(|| next_none(lang), |playoff| next_in(state, playoff, lang));
        if tie.serves_both() { tie_both(lang, who, next) } else { tie_line(lang, who, next) }
    };
    state.ties(one).iter().map(line).collect()
}

/// Who goes on, and who moves up.
pub fn onward(state: &State, one: &Championship, lang: Lang) -> Vec<String> {
    let onward = state.onward(one);
    let all = |of: &[Entrant]| of.iter().map(|one| who(state, *one, lang)).collect::<Vec<_>>().join(", ");
    if state.places_above(one) == 0 {
        return Vec::new();
    }
    let mut lines = Vec::new();
    lines.push(if onward.qualified.is_empty() {
        nobody_on(lang)
    } else {
        goes_on(lang, all(&onward.qualified))
    });
    if !onward.substitutes.is_empty() {
        lines.push(moves_up(lang, all(&onward.substitutes)));
    }
    lines
}

/// The title, or the winner where the ordinance gives none.
pub fn honour(state: &State, id: ChampionshipId, lang: Lang) -> Option<String> {
    let one = state.championships.all.get(&id)?;
    match state.title(id) {
        Some((holder, award)) => {
            let text = match lang {
                Lang::De => award.text.de,
                Lang::En => award.text.en,
            };
            Some(format!("{}: {text} {}", who(state, holder, lang), cited(&award.cite)))
        }
        None => state.champion(one).map(|holder| won_by(lang, who(state, holder, lang))),
    }
}
