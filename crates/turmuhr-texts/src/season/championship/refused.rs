//! Why an act of a championship is refused, and what has to be read with the others.

use turmuhr_federation::{
    competition::{
        cup::{DrawFault, DrawFaultKind},
        seats::NoSeats,
    },
    ordinance::rules::Of,
    persons::age::NotEligible,
};
use turmuhr_season::{
    EntrantId, State,
    championship::{NotSo, Notice, Pair, entry::Bar},
};
use turmuhr_standings::playoff::{self, NotNow};

use super::{all_of, cited, entrant, ground, name, next, prior, size_line, unfinished};
use crate::{
    Lang,
    print::date,
    season::{names, people},
};

texts! {
    unknown_one(id) { de: "eine Meisterschaft {id} gibt es nicht", en: "there is no championship {id}" }
    taken(name, number) { de: "{name} ist schon ausgeschrieben (Nr. {number})", en: "{name} is announced already (no. {number})" }
    no_competition(name, known) { de: "die Ordnung kennt keinen Wettbewerb „{name}“, sondern {known}", en: "the ordinance has no competition “{name}”, but {known}" }
    no_owner() { de: "eine Meisterschaft unterhalb des Bundes muss mit --bezirk oder --verband sagen, wessen sie ist", en: "a championship below the federation must say with --bezirk or --verband whose it is" }
    other_class() { de: "die Klasse hat eine andere Ordnung oder Brettzahl, oder der Wettbewerb ist keiner von Mannschaften", en: "the class has another ordinance or number of boards, or the competition is not one of teams" }
    too_many_above(most, article) { de: "es kommen höchstens {most} weiter {article}", en: "at most {most} go on {article}" }
    is_closed() { de: "die Meisterschaft ist abgeschlossen oder abgesagt", en: "the championship is closed or cancelled" }
    not_closed(name) { de: "{name} ist weder abgeschlossen noch abgesagt", en: "{name} is neither closed nor cancelled" }
    no_entrant(who) { de: "{who} nimmt nicht teil", en: "{who} does not take part" }
    entrant_taken(number) { de: "die Teilnehmernummer {number} ist vergeben", en: "the number {number} of an entrant is taken" }
    for_players() { de: "dies ist ein Wettbewerb für Einzelne", en: "this is a competition of players" }
    for_teams() { de: "dies ist ein Wettbewerb für Mannschaften", en: "this is a competition of teams" }
    twice(who) { de: "{who} ist schon gemeldet", en: "{who} is already entered" }
    barred(why) { de: "nicht startberechtigt: {why}", en: "may not start: {why}" }
    no_ground(ground, known) { de: "„{ground}“ gibt hier keinen Platz; Plätze geben {known}", en: "“{ground}” gives no place here; places are given by {known}" }
    not_noted(ground, article) { de: "ein solches Recht ist nicht vermerkt: {ground} {article}", en: "no such right is noted: {ground} {article}" }
    gone(state, article) { de: "die Vorberechtigung gilt nicht: {state} {article}", en: "the right does not hold: {state} {article}" }
    starts_above(article) { de: "wer in der Meisterschaft darüber startberechtigt ist, hat diesen Platz nicht {article}", en: "who may start in the championship above does not have this place {article}" }
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
    not_yet(day) { de: "die Meisterschaft beginnt erst am {day}", en: "the championship does not begin until {day}" }
    begun() { de: "die Meisterschaft hat begonnen; daran ändert sich nichts mehr", en: "the championship has begun; this does not change any more" }
    not_a_cup() { de: "das ist kein Pokal dieser Ordnung", en: "this is no cup of this ordinance" }
    a_cup() { de: "ein Pokal hat Runden, keine Rangfolge", en: "a cup has rounds, not a final order" }
    too_few() { de: "ein Pokal braucht zwei Teilnehmer", en: "a cup takes two entrants" }
    no_draw() { de: "keine Auslosung hält die Vorschriften ein", en: "no draw keeps the rules" }
    round_open(round) { de: "in Runde {round} sind noch Spiele offen", en: "games of round {round} are still open" }
    no_round_yet() { de: "noch ist keine Runde gespielt", en: "no round has been played yet" }
    other_round(round) { de: "an der Reihe ist Runde {round}", en: "round {round} is next" }
    bad_draw(faults) { de: "die Auslosung ist nicht zulässig: {faults}", en: "the draw is not allowed: {faults}" }
    other_bracket() { de: "die Paarungen folgen nicht aus der ersten Auslosung, oder jemand fehlt", en: "the pairs do not follow from the first draw, or somebody is missing" }
    no_game(known) { de: "diese Paarung hat die Runde nicht; gespielt wird {known}", en: "the round does not have this pair; its games are {known}" }
    is_decided() { de: "darüber ist am Brett oder durch Los schon entschieden", en: "this is decided already, by games or by lot" }
    no_result(boards) {
        de: "ein Ergebnis hat {boards} Bretter mit 1, 0 oder =", en: "a result has {boards} boards with 1, 0 or =",
        one(boards): de: "ein Ergebnis ist 1, 0 oder =", en: "a result is 1, 0 or =",
    }
    by_card_only() { de: "das Ergebnis kommt aus dem bestätigten Spielbericht der Klasse", en: "the result comes from the confirmed report in the class" }
    no_tie() { de: "ein Stichkampf ist hier nicht nötig: sie liegen an keiner Stelle gleich, die entschieden werden muss", en: "no play-off is needed here: they are not level at a place that must be settled" }
    first_comes(next) { de: "vorher ist anderes an der Reihe: {next}", en: "something else comes first: {next}" }
    no_such_result() { de: "dieses Ergebnis gibt es nicht", en: "there is no such result" }
    bad_lot() { de: "das Los stimmt nicht mit seinen Angaben überein", en: "the lot does not match its record" }
    incomplete(who) { de: "die Rangfolge nennt nicht jeden Teilnehmer genau einmal: {who}", en: "the final order does not name every entrant once: {who}" }
    not_in_order(who) { de: "{who} hat mehr Punkte als der Platz davor", en: "{who} has more points than the place above" }
    not_finished(what) { de: "noch offen: {what}", en: "still open: {what}" }
    not_qualified(who) { de: "{who} kommt nicht weiter und rückt nicht nach; zu verzichten gibt es nichts", en: "{who} neither goes on nor is a substitute; there is nothing to decline" }
    other_host(team, article) { de: "der Stichkampf findet bei {team} statt, dem Verein, der im normalen Turnier reisen musste {article}", en: "the play-off is held at {team}, the club that travelled in the regular match {article}" }
    other_qualified(name) { de: "In {name} haben sich andere qualifiziert.", en: "Others qualified in {name}." }
    late_invitation(day, article) { de: "Eingeladen werden musste bis {day} {article}.", en: "The invitations were due by {day} {article}." }
    playoffs_due(who) { de: "Stichkampf nötig: {who}.", en: "Play-off needed: {who}." }
    in_groups(Played { count, size, to_final, relegated }) {
        de: "Gespielt wird in {count} Gruppen mit je {size} Mannschaften; die ersten {to_final} jeder Gruppe kommen in die Endrunde, die letzten {relegated} steigen ab, was immer bei der Klasse steht",
        en: "It is played in {count} groups of {size} teams; the first {to_final} of each group go to the final, the last {relegated} go down, whatever the class says",
    }
    far_down(classes, article) { de: "Von {classes} ist die höchste Jugendklasse nicht in der vorgesehenen Zeit zu erreichen {article}.", en: "From {classes} a team cannot reach the top youth league in the time provided {article}." }
}

/// What keeps somebody out.
pub fn bar(bar: &Bar, lang: Lang) -> String {
    match (bar, lang) {
        (Bar::NotPlayer(reason), lang) => {
            format!("{} {}", people::why(reason.why, lang), cited(&reason.cite))
        }
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

/// Why an act of a championship is refused.
pub fn not_so(why: &NotSo, state: &State, lang: Lang) -> String {
    let of = |id: EntrantId| entrant(state, id, lang);
    let all = |ids: &[EntrantId]| ids.iter().map(|id| of(*id)).collect::<Vec<_>>().join(", ");
    match why {
        NotSo::Unknown(id) => unknown_one(lang, name(state, *id, lang)),
        NotSo::Taken(id) => taken(lang, name(state, *id, lang), id.0),
        NotSo::NoCompetition(name, known) => no_competition(lang, name, known.join(", ")),
        NotSo::NoOwner => no_owner(lang),
        NotSo::OtherClass => other_class(lang),
        NotSo::TooManyAbove { most, cite } => too_many_above(lang, most, cited(cite)),
        NotSo::Closed => is_closed(lang),
        NotSo::NotClosed(id) => not_closed(lang, name(state, *id, lang)),
        NotSo::NoEntrant(id) => no_entrant(lang, of(*id)),
        NotSo::EntrantTaken(id) => entrant_taken(lang, id.0),
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
        NotSo::NotYet(day) => not_yet(lang, date(*day, lang)),
        NotSo::NotACup => not_a_cup(lang),
        NotSo::ACup => a_cup(lang),
        NotSo::TooFew => too_few(lang),
        NotSo::NoDraw => no_draw(lang),
        NotSo::RoundOpen(round) => round_open(lang, round),
        NotSo::OtherRound(0) => no_round_yet(lang),
        NotSo::OtherRound(round) => other_round(lang, round),
        NotSo::Draw(found) => bad_draw(lang, faults(state, found, lang)),
        NotSo::OtherBracket => other_bracket(lang),
        NotSo::NoGame(games) => {
            let pair = |pair: &Pair| Some(format!("{} – {}", of(pair.home), of(pair.guest?)));
            no_game(lang, games.iter().filter_map(pair).collect::<Vec<_>>().join("; "))
        }
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
        Notice::OtherQualified(id) => vec![other_qualified(lang, name(state, *id, lang))],
        Notice::Groups { count, size, to_final, relegated, cite } => {
            let groups = Played { count: *count, size: *size, to_final: *to_final, relegated: *relegated };
            vec![format!("{} {}.", in_groups(lang, groups), cited(cite))]
        }
        Notice::FarDown(classes, cite) => vec![far_down(lang, classes.join(", "), cited(cite))],
    }
}
