//! Answers to cases in sentences: what holds, by which article, and what follows.

use turmuhr_federation::{
    Ordinance,
    case::{Announced, Followed, Penalised, Period, UnknownField, Worked},
    competition::{
        cup::{self, DrawFaultKind},
        fide::{ListFault, Penalty},
        seats::Seated,
        ties::{PlayOffForm, Table},
        withdrawal::{Accounted, ScheduledEvent, What},
    },
    law::{
        deadline::{Deadline, Grant, Rescheduled},
        level::Court,
        remedy::{Examined, Lack, Remedy, case::State},
    },
    matches::team_score::{Verdict, Weighed},
    office::licence::{Standing, Status},
    ordinance::{Cite, rules::AfterBerlin},
    persons::age::{AgeCheck, NotEligible},
};

use super::{articles, calendar, lineup};
use crate::{
    Lang,
    print::date,
    season::{acts, conduct::not_open},
    values,
};

texts! {
    unknown_field(field) {
        de: "Das Feld {field} ist unbekannt und wurde übergangen; prüfen Sie die Schreibweise.",
        en: "The field {field} is not known and was ignored; check the spelling.",
    }
    near_field(field, near) {
        de: "Das Feld {field} ist unbekannt und wurde übergangen; gemeint ist wohl {near}.",
        en: "The field {field} is not known and was ignored; perhaps {near} is meant.",
    }
    as_expected() { de: "Das ist die erwartete Antwort.", en: "This is the answer expected." }
    first_wins(boards) {
        de: "Die erstgenannte Mannschaft gewinnt {boards}.",
        en: "The first-named team wins {boards}.",
    }
    second_wins(boards) {
        de: "Die zweitgenannte Mannschaft gewinnt {boards}.",
        en: "The second-named team wins {boards}.",
    }
    level(boards) { de: "Der Kampf steht {boards}.", en: "The match is level, {boards}." }
    berlin(first, second, weights) {
        de: "Berliner Wertung {first} : {second} (Gewichte der Bretter {weights}).",
        en: "Berlin system {first} : {second} (weights of the boards {weights}).",
    }
    berlin_first() { de: "Damit gewinnt die erstgenannte Mannschaft.", en: "So the first-named team wins." }
    berlin_second() { de: "Damit gewinnt die zweitgenannte Mannschaft.", en: "So the second-named team wins." }
    then_lot() { de: "Auch danach ist es gleich; das Los entscheidet.", en: "It is still level; the lot decides." }
    then_play_off() {
        de: "Auch danach ist es gleich; ein Stichkampf entscheidet.",
        en: "It is still level; a play-off decides.",
    }
    left(who, played) { de: "{who}: {played} Partien gespielt.", en: "{who}: {played} games played." }
    left_of(who, played, scheduled) {
        de: "{who}: {played} von {scheduled} Partien gespielt.",
        en: "{who}: {played} of {scheduled} games played.",
    }
    annulled() { de: "Alle Ergebnisse werden gestrichen.", en: "All results are annulled." }
    not_counted() {
        de: "Die Ergebnisse stehen in der Tabelle, zählen aber nicht.",
        en: "The results stay in the table but do not count.",
    }
    counted() {
        de: "Die Ergebnisse zählen; die übrigen Partien sind für die Gegner gewonnen.",
        en: "The results count; the remaining games are won by the opponents.",
    }
    untouched() { de: "Was gespielt ist, bleibt.", en: "What has been played stays." }
    points_now(points) { de: "Punkte: {points}.", en: "Points: {points}." }
    seats_now(seats) { de: "Plätze: {seats}.", en: "Places: {seats}." }
    key_date(day) { de: "Es zählen die Mitglieder am {day}.", en: "The members on {day} count." }
    prior(count) { de: "Vorberechtigt sind {count}.", en: "{count} are entitled beforehand." }
    lot_for(seats, among) {
        de: "Um {seats} Plätze entscheidet das Los zwischen {among}.",
        en: "The lot decides on {seats} places among {among}.",
    }
    on_time() { de: "Die Frist ist eingehalten.", en: "The period was kept." }
    too_late() { de: "Die Frist ist versäumt.", en: "The period was missed." }
    court(remedy, court, fee) {
        de: "{remedy} an {court}, Gebühr {fee}.",
        en: "{remedy} to {court}, fee {fee}.",
    }
    no_period_runs() {
        de: "Weil nichts entschieden wurde, läuft keine Frist.",
        en: "As nothing was decided, no period runs.",
    }
    admissible() { de: "Das Rechtsmittel ist zulässig.", en: "The remedy is admissible." }
    dismissed_for(why) {
        de: "Das Rechtsmittel ist unzulässig und wird verworfen: {why}.",
        en: "The remedy is inadmissible and is dismissed: {why}.",
    }
    is_final() { de: "Die Entscheidung ist endgültig; ein Rechtsmittel gibt es nicht.", en: "The decision is final; there is no remedy." }
    refund(amount) { de: "Erstattet werden {amount}.", en: "{amount} are paid back." }
    no_refund() { de: "Die Rücknahme wird nicht angenommen.", en: "The withdrawal is not accepted." }
    must_grant() { de: "Die Verlegung muss gewährt werden.", en: "The move must be granted." }
    may_grant() { de: "Die Verlegung kann gewährt werden.", en: "The move may be granted." }
    must_refuse() { de: "Die Verlegung wird abgelehnt.", en: "The move is refused." }
    registration_from(day) {
        de: "Meldetermin ist frühestens der {day}.",
        en: "The registration date is {day} at the earliest.",
    }
    date_valid() { de: "Der genannte Tag ist zulässig.", en: "The day given is allowed." }
    date_too_early() { de: "Der genannte Tag ist zu früh.", en: "The day given is too early." }
    game_stands() { de: "Die Partie bleibt, wie sie gespielt wurde.", en: "The game stands as it was played." }
    game_lost() { de: "Die Partie ist verloren.", en: "The game is lost." }
    drawn_before(hours) { de: "Ausgelost {hours} Stunden vor der ersten Runde.", en: "Drawn {hours} hours before round 1." }
    draw_in_time() { de: "Das ist rechtzeitig.", en: "That is in time." }
    draw_too_late() { de: "Das ist zu spät.", en: "That is too late." }
    row(player, points, sb) {
        de: "{player}, {points} Punkte, Sonneborn-Berger {sb}",
        en: "{player}, {points} points, Sonneborn-Berger {sb}",
    }
    two_games(players) {
        de: "Um den ersten Platz spielen {players} zwei Stichpartien.",
        en: "{players} play two games for first place.",
    }
    round_robin(players) {
        de: "Um den ersten Platz spielen {players} ein Stichrundenturnier.",
        en: "{players} play a round robin for first place.",
    }
    eligible(age, day) {
        de: "Startberechtigt: am {day} {age} Jahre alt.",
        en: "Eligible: aged {age} on {day}.",
    }
    too_old(age, limit, day) {
        de: "Nicht startberechtigt: am {day} schon {age} Jahre alt; die Grenze ist {limit}.",
        en: "Not eligible: already {age} on {day}; the limit is {limit}.",
    }
    not_female() { de: "Nicht startberechtigt: nur für Mädchen.", en: "Not eligible: for girls only." }
    no_licence() { de: "Eine Lizenz ist nicht erworben.", en: "No licence has been acquired." }
    licence_active(from) { de: "Die Lizenz gilt, erworben am {from}.", en: "The licence is valid, acquired on {from}." }
    licence_dormant(since) { de: "Die Lizenz ruht seit dem {since}.", en: "The licence is dormant since {since}." }
    licence_expired(since) { de: "Die Lizenz ist am {since} erloschen.", en: "The licence expired on {since}." }
    training_by(day) { de: "Nächste Weiterbildung bis {day}.", en: "Next refresher course by {day}." }
    exam_by(day) { de: "Nächste Prüfung bis {day}.", en: "Next exam by {day}." }
    draw_valid() { de: "Die Auslosung ist gültig.", en: "The draw is valid." }
    draw_invalid() { de: "Die Auslosung ist ungültig und wird wiederholt:", en: "The draw is not valid and is made again:" }
    in_round(round, what) { de: "Runde {round}: {what}", en: "Round {round}: {what}" }
    replaces(path, article) {
        de: "Die Ausschreibung ersetzt {path} (Artikel {article}); das darf sie.",
        en: "The announcement replaces {path} (article {article}), which it may.",
    }
    adds(path) { de: "Die Ausschreibung ersetzt {path}; das darf sie.", en: "The announcement replaces {path}, which it may." }
    nothing_replaced() {
        de: "Die Ausschreibung ersetzt keine Bestimmung der Ordnung.",
        en: "The announcement replaces no provision of the ordinance.",
    }
    against_laws(path, article, law) {
        de: "{path} (Artikel {article}) widerspricht den Spielregeln ({law}), die vorgehen.",
        en: "{path} (article {article}) contradicts the Laws ({law}), which take precedence.",
    }
    rateable() { de: "Das Turnier kann ausgewertet werden.", en: "The event can be rated." }
    not_rateable() {
        de: "Das Turnier ändert die Spielregeln und kann nicht ausgewertet werden.",
        en: "The event changes the Laws and cannot be rated.",
    }
    clock_face(time) {
        de: "Mechanische Uhren werden auf {time} gestellt.",
        en: "Mechanical clocks are set to {time}.",
    }
    photos(first, others) {
        de: "Fotografiert werden darf in Runde 1 in den ersten {first} Minuten, sonst in den ersten {others}.",
        en: "Photographs may be taken in the first {first} minutes of round 1, and in the first {others} of other rounds.",
    }
    smoking_fine() { de: "Die Regelung für Raucher genügt.", en: "The arrangement for smokers is sufficient." }
    smoking_lacks() {
        de: "Die Regelung für Raucher genügt nicht: Der Saal muss rauchfrei sein, dazu ein Raucherraum oder, wo das Rauchen im Haus verboten ist, ein Weg nach draußen.",
        en: "The arrangement for smokers is not sufficient: the hall must be free of smoke, with a room for smokers or, where smoking is banned in the house, a way outside.",
    }
    restriction_valid() { de: "Das Rauchverbot ist wirksam angekündigt.", en: "The smoking restriction was announced validly." }
    restriction_void() {
        de: "Das Rauchverbot gilt nicht: Es muss mit der Mannschaftsmeldung oder vor der Bewerbung angekündigt sein und die ganze Saison gelten.",
        en: "The smoking restriction does not hold: it must be announced with the team entry or before the bids, and stay for the whole season.",
    }
    drawn_as_announced() {
        de: "Die Auslosung war zur angekündigten Zeit und nach den Regeln.",
        en: "The draw was held at the time announced and by the rules.",
    }
    not_drawn_as_announced() {
        de: "Die Auslosung war nicht zur angekündigten Zeit oder nicht nach den Regeln.",
        en: "The draw was not held at the time announced, or not by the rules.",
    }
    drawn_again() {
        de: "Es wird neu gelost: Vor Runde 1 ist jemand ausgeschieden.",
        en: "The draw is made again: a player left before round 1.",
    }
    not_drawn_again() {
        de: "Es wird nicht neu gelost: Die letzte Nummer ging bei gerader Zahl, oder ein Ersatz kommt.",
        en: "The draw stands: the last number left an even field, or a substitute comes.",
    }
    tie_breaks_kept() {
        de: "Die Feinwertungen sind die, die bei der Auslosung feststanden.",
        en: "The tie-breaks are those fixed at the draw.",
    }
    tie_breaks_missing() {
        de: "Vor der Auslosung stand keine Liste der Feinwertungen fest.",
        en: "No list of tie-breaks was fixed before the draw.",
    }
    tie_breaks_changed() {
        de: "Die Feinwertungen wurden nach der Auslosung geändert; es gilt die Liste von damals.",
        en: "The tie-breaks were changed after the draw; the list of the draw holds.",
    }
    elsewhere(round) {
        de: "In Runde {round} wurde ohne Vermerk an anderem Ort oder zu anderer Zeit gespielt.",
        en: "In round {round} a game was played elsewhere or at another time, without an entry.",
    }
    scored(offender, opponent) {
        de: "Gewertet wird {offender} für den Bestraften, {opponent} für den Gegner.",
        en: "The score is {offender} for the offender and {opponent} for the opponent.",
    }
    expelled() {
        de: "Dreimal nicht angetreten: Der Spieler scheidet aus dem Turnier aus.",
        en: "Three games lost for not appearing: the player is out of the event.",
    }
    average(sum, count, average) {
        de: "Wertungsdurchschnitt {average} aus {count} Zahlen (Summe {sum}).",
        en: "Rating average {average} of {count} ratings (sum {sum}).",
    }
    no_average() { de: "Ohne Wertungszahlen gibt es keinen Durchschnitt.", en: "Without ratings there is no average." }
    still_counts() { de: "Die Entscheidung zählt.", en: "The decision counts." }
    does_not_count() { de: "Die Entscheidung ist außer Vollzug gesetzt.", en: "The decision is suspended." }
    final_on(day) { de: "Am {day} ist sie rechtskräftig.", en: "On {day} it is final." }
    not_final_on(day) { de: "Am {day} ist sie noch nicht rechtskräftig.", en: "On {day} it is not final yet." }
    statements(day, of) {
        de: "Stellungnahmen sind bis {day} möglich; es fehlen noch {of}.",
        en: "Statements are possible until {day}; {of} are still missing.",
    }
    overdue() {
        de: "Die beantragte Entscheidung ist überfällig; gegen die Untätigkeit ist ein Rechtsmittel möglich. [5.2]",
        en: "The decision asked for is overdue; a remedy against inaction is possible. [5.2]",
    }
    not_overdue() { de: "Die beantragte Entscheidung ist noch nicht überfällig.", en: "The decision asked for is not overdue yet." }
    may_charge() {
        de: "Die Gebühr kann der Protestinstanz auferlegt werden. [5.16]",
        en: "The fee may be charged to the instance of the protest. [5.16]",
    }
    may_not_charge() {
        de: "Die Gebühr kann der Protestinstanz nicht auferlegt werden. [5.16]",
        en: "The fee may not be charged to the instance of the protest. [5.16]",
    }
    state_open() { de: "Es ist kein Rechtsmittel eingelegt.", en: "No remedy has been lodged." }
    state_inadmissible(why) { de: "Das Rechtsmittel ist unzulässig: {why}.", en: "The remedy is inadmissible: {why}." }
    state_lodged() { de: "Das Rechtsmittel ist eingelegt.", en: "The remedy has been lodged." }
    state_received(day) { de: "Das Rechtsmittel ging am {day} ein.", en: "The remedy came in on {day}." }
    state_confirmed() { de: "Der Eingang ist bestätigt.", en: "Receipt has been confirmed." }
    state_scheduled(day) { de: "Verhandelt wird am {day}.", en: "The hearing is on {day}." }
    state_withdrawn() { de: "Das Rechtsmittel ist zurückgenommen.", en: "The remedy has been withdrawn." }
    state_decided() { de: "Über das Rechtsmittel ist entschieden.", en: "The remedy has been decided." }
    binding(article) {
        de: "Artikel {article} ist allgemeinverbindlich: Keine Ordnung darunter und keine Ausschreibung kann ihn ersetzen.",
        en: "Article {article} is generally binding: no ordinance below and no announcement can replace it.",
    }
    not_binding(article) {
        de: "Artikel {article} ist nicht allgemeinverbindlich: Ordnungen darunter und Ausschreibungen können anderes bestimmen.",
        en: "Article {article} is not generally binding: ordinances below and announcements may provide otherwise.",
    }
    no_article(article, known) {
        de: "Einen Artikel {article} hat die Ordnung nicht; sie hat {known}.",
        en: "The ordinance has no article {article}; it has {known}.",
    }
}

fn cited(text: String, cites: &[Cite]) -> String {
    if cites.iter().all(|cite| cite.article.is_empty()) {
        text
    } else {
        format!("{text} {}", articles(cites))
    }
}

fn with(text: String, cite: &Cite) -> String {
    cited(text, std::slice::from_ref(cite))
}

/// A field that was passed over, and the one that may be meant.
pub fn passed_over(field: &UnknownField, lang: Lang) -> String {
    match field.near {
        Some(near) => near_field(lang, &field.path, near),
        None => unknown_field(lang, &field.path),
    }
}

/// The answer, a sentence a line.
pub fn sentences(worked: &Worked, ordinance: &Ordinance, lang: Lang) -> Vec<String> {
    match worked {
        Worked::Lineup { game, found, score } => {
            let mut told: Vec<String> = found.iter().map(|one| lineup::violation(one, game, lang)).collect();
            if told.is_empty() {
                told.push(lineup::in_order(lang));
            }
            told.extend(score.as_ref().map(|score| lineup::score(score, lang)));
            told
        }
        Worked::Berlin(weighed) => weighed_lines(weighed, lang),
        Worked::Withdrawal { event, accounted } => account(event, accounted, lang),
        Worked::Dhondt(seated) => seats(seated, lang),
        Worked::Deadline(period) => period_lines(period, ordinance, lang),
        Worked::SonnebornBerger(table) => table_lines(table, lang),
        Worked::Age(checked) => ages(checked, ordinance, lang),
        Worked::Licence(standing) => licence(standing, lang),
        Worked::CupDraw(verdict) => cup_lines(verdict, lang),
        Worked::Announcement(announced) => announced_lines(announced, ordinance, lang),
        Worked::Penalty(one) => penalty_lines(one, lang),
        Worked::RatingAverage { count: 0, .. } => vec![no_average(lang)],
        Worked::RatingAverage { sum, count } => {
            let rounded = (sum + *count as u64 / 2) / *count as u64;
            vec![average(lang, sum, count, rounded)]
        }
        Worked::Matter(followed) => matter_lines(followed, ordinance, lang),
    }
}

fn weighed_lines(weighed: &Weighed, lang: Lang) -> Vec<String> {
    let boards = weighed.board_points.map(lineup::half).join(" : ");
    let tenths = |value: i64| {
        let (whole, rest) = (value / 10, value % 10);
        match (rest, lang) {
            (0, _) => whole.to_string(),
            (_, Lang::De) => format!("{whole},{rest}"),
            (_, Lang::En) => format!("{whole}.{rest}"),
        }
    };
    let weights: Vec<String> = weighed.weights.iter().map(ToString::to_string).collect();
    let [first, second] = weighed.berlin.map(tenths);
    let weighing = berlin(lang, first, second, weights.join(", "));
    let mut told = match weighed.verdict {
        Verdict::ByBoardPoints { first: true } => vec![first_wins(lang, boards)],
        Verdict::ByBoardPoints { first: false } => vec![second_wins(lang, boards)],
        Verdict::ByBerlin { first: true } => vec![level(lang, boards), weighing, berlin_first(lang)],
        Verdict::ByBerlin { first: false } => vec![level(lang, boards), weighing, berlin_second(lang)],
        Verdict::Level(AfterBerlin::Lot) => vec![level(lang, boards), weighing, then_lot(lang)],
        Verdict::Level(AfterBerlin::PlayOff) => vec![level(lang, boards), weighing, then_play_off(lang)],
    };
    if let Some(last) = told.last_mut() {
        *last = with(std::mem::take(last), &weighed.cite);
    }
    told
}

fn account(event: &ScheduledEvent<String>, accounted: &Accounted<String>, lang: Lang) -> Vec<String> {
    let mut told: Vec<String> = accounted
        .leavers
        .iter()
        .map(|one| {
            let played = match one.scheduled {
                Some(scheduled) => left_of(lang, &one.who, one.played, scheduled),
                None => left(lang, &one.who, one.played),
            };
            let treated = match one.treatment {
                What::Annulled => annulled(lang),
                What::NotCounted => not_counted(lang),
                What::Counted => counted(lang),
                What::Untouched => untouched(lang),
            };
            with(format!("{played} {treated}"), &accounted.cite)
        })
        .collect();
    let points: Vec<String> = accounted
        .points
        .iter()
        .map(|(who, score)| match event.boards {
            Some(_) => format!("{who} {} ({})", score.matches, lineup::half(score.boards)),
            None => format!("{who} {}", lineup::half(score.boards)),
        })
        .collect();
    told.push(points_now(lang, points.join(", ")));
    told
}

fn seats(seated: &Seated, lang: Lang) -> Vec<String> {
    let mut told = Vec::new();
    told.extend(seated.key_date.map(|day| key_date(lang, date(day, lang))));
    if seated.prior > 0 {
        told.push(prior(lang, seated.prior));
    }
    let all: Vec<String> = seated.total.iter().map(|(verband, seats)| format!("{verband} {seats}")).collect();
    told.push(cited(seats_now(lang, all.join(", ")), &seated.cites));
    told.extend(seated.lot.as_ref().map(|lot| lot_for(lang, lot.seats, lot.among.join(", "))));
    told
}

fn kept(in_time: bool, lang: Lang) -> String {
    if in_time { on_time(lang) } else { too_late(lang) }
}

/// The last day with its article.
fn last_day(deadline: &Deadline, lang: Lang) -> String {
    let what = calendar::last_day(deadline.rule, lang);
    with(format!("{what}: {}.", date(deadline.last_day, lang)), &deadline.cite)
}

fn period_lines(period: &Period, ordinance: &Ordinance, lang: Lang) -> Vec<String> {
    match period {
        Period::Plain { deadline, in_time } => vec![last_day(deadline, lang), kept(*in_time, lang)],
        Period::Remedy(None) => vec![is_final(lang)],
        Period::NotOpen(subject) => {
            let (told, article) = not_open(*subject, lang).rsplit_once(" [").unwrap_or_default();
            vec![format!("{}. [{article}", capital(told))]
        }
        Period::Remedy(Some(examined)) => examined_lines(examined, ordinance, lang),
        Period::Withdraw { deadline, in_time, refund_pf } => {
            let paid = refund_pf.map(|pf| refund(lang, money(pf, ordinance, lang)));
            let then = paid.unwrap_or_else(|| no_refund(lang));
            vec![last_day(deadline, lang), kept(*in_time, lang), then]
        }
        Period::Reschedule(decided) => reschedule(decided, lang),
        Period::Registration { first_day, valid, cite } => {
            let first = with(registration_from(lang, date(*first_day, lang)), cite);
            vec![first, if *valid { date_valid(lang) } else { date_too_early(lang) }]
        }
        Period::PassShown { deadline, in_time, lost } => {
            let then = if *lost { game_lost(lang) } else { game_stands(lang) };
            vec![last_day(deadline, lang), kept(*in_time, lang), then]
        }
        Period::Draw(before) => {
            let hours = format!("{}:{:02}", before.minutes / 60, before.minutes.rem_euclid(60));
            let then = if before.in_time { draw_in_time(lang) } else { draw_too_late(lang) };
            vec![drawn_before(lang, hours), with(then, &before.cite)]
        }
    }
}

fn reschedule(decided: &Rescheduled, lang: Lang) -> Vec<String> {
    let then = match decided.grant {
        Grant::Must => must_grant(lang),
        Grant::May => may_grant(lang),
        Grant::Refuse => must_refuse(lang),
    };
    vec![last_day(&decided.deadline, lang), kept(decided.in_time, lang), with(then, &decided.cite)]
}

const fn instance(court: Court, lang: Lang) -> &'static str {
    match (court, lang) {
        (Court::Bezirk, Lang::De) => "den Spielausschuss des Bezirks",
        (Court::Bezirk, Lang::En) => "the committee (Spielausschuss) of the district",
        (Court::Verband, Lang::De) => "den Spielausschuss des Verbandes",
        (Court::Verband, Lang::En) => "the committee (Spielausschuss) of the sub-federation",
        (Court::Bund, Lang::De) => "den Spielausschuss des Bundes",
        (Court::Bund, Lang::En) => "the committee (Spielausschuss) of the federation",
        (Court::Turniergericht, Lang::De) => "das Bundesturniergericht",
        (Court::Turniergericht, Lang::En) => "the tournament court (Bundesturniergericht)",
    }
}

fn money(hundredths: u64, ordinance: &Ordinance, lang: Lang) -> String {
    let currency = ordinance.currency().map_or("", |currency| currency.code());
    values::money(hundredths, currency, lang).trim().to_owned()
}

fn lacks(late: bool, missing: &[Lack], entitled: bool, lang: Lang) -> String {
    let mut why: Vec<String> = Vec::new();
    if late {
        why.push(acts::too_late(lang));
    }
    why.extend(missing.iter().map(|lack| acts::lacking(*lack, lang)));
    if !entitled {
        why.push(acts::not_entitled(lang));
    }
    why.join(", ")
}

fn examined_lines(examined: &Examined, ordinance: &Ordinance, lang: Lang) -> Vec<String> {
    let way = &examined.way;
    let what = match way.remedy {
        Remedy::Protest => acts::protest(lang),
        Remedy::Appeal => acts::appeal(lang),
    };
    let fee = money(u64::from(way.fee) * 100, ordinance, lang);
    let mut told = vec![cited(court(lang, what, instance(way.court, lang), fee), &way.cites)];
    told.push(match &way.deadline {
        Some(deadline) => last_day(deadline, lang),
        None => no_period_runs(lang),
    });
    told.push(if examined.admissible() {
        admissible(lang)
    } else {
        dismissed_for(lang, lacks(!examined.in_time, &examined.missing, true, lang))
    });
    told
}

fn table_lines(table: &Table, lang: Lang) -> Vec<String> {
    let comma = match lang {
        Lang::De => ',',
        Lang::En => '.',
    };
    let mut told: Vec<String> = table
        .rows
        .iter()
        .map(|one| {
            let told = row(lang, &one.player, lineup::half(one.points), one.value.decimal(comma));
            format!("{}. {told}", one.place)
        })
        .collect();
    if let Some(first) = told.first_mut() {
        *first = with(std::mem::take(first), &table.cite);
    }
    told.extend(table.playoff.as_ref().map(|playoff| {
        let players = playoff.players.join(", ");
        let line = match playoff.form {
            PlayOffForm::TwoGames => two_games(lang, players),
            PlayOffForm::RoundRobin => round_robin(lang, players),
        };
        with(line, &playoff.cite)
    }));
    told
}

fn ages(checked: &AgeCheck, ordinance: &Ordinance, lang: Lang) -> Vec<String> {
    let day = date(checked.key_date, lang);
    if checked.eligible() {
        let cite = ordinance.rules.age.as_ref().map(|ages| ages.at.cite());
        let told = eligible(lang, checked.age, day);
        return vec![cite.map_or_else(|| told.clone(), |cite| with(told.clone(), &cite))];
    }
    let why = checked.why.iter().map(|(why, cite)| {
        let told = match why {
            NotEligible::TooOld => too_old(lang, checked.age, checked.limit, &day),
            NotEligible::NotFemale => not_female(lang),
        };
        with(told, cite)
    });
    why.collect()
}

fn licence(standing: &Standing, lang: Lang) -> Vec<String> {
    let Some(dates) = standing.dates else { return vec![cited(no_licence(lang), &standing.cites)] };
    let first = match standing.status {
        Status::None => no_licence(lang),
        Status::Active => licence_active(lang, date(dates.acquired, lang)),
        Status::Dormant => licence_dormant(lang, date(dates.dormant_from, lang)),
        Status::Expired => licence_expired(lang, date(dates.expires, lang)),
    };
    let mut told = vec![cited(first, &standing.cites)];
    match standing.status {
        Status::Active | Status::Dormant => {
            told.push(training_by(lang, date(dates.training_due, lang)));
            told.extend(dates.exam_due.map(|exam| exam_by(lang, date(exam, lang))));
        }
        Status::None | Status::Expired => {}
    }
    told
}

fn fault(fault: &cup::DrawFault, lang: Lang) -> String {
    let who = fault.who.join(", ");
    let what = match (fault.kind, lang) {
        (DrawFaultKind::Quota, Lang::De) => format!("{who} hat nicht die Zahl der Teilnehmer, die zusteht."),
        (DrawFaultKind::Quota, Lang::En) => format!("{who} does not have the number of entrants due."),
        (DrawFaultKind::NotIn, Lang::De) => format!("{who} ist nicht im Wettbewerb."),
        (DrawFaultKind::NotIn, Lang::En) => format!("{who} is not in the competition."),
        (DrawFaultKind::Twice, Lang::De) => format!("{who} ist zweimal ausgelost."),
        (DrawFaultKind::Twice, Lang::En) => format!("{who} is drawn twice."),
        (DrawFaultKind::LeftOut, Lang::De) => format!("{who} fehlt in der Auslosung."),
        (DrawFaultKind::LeftOut, Lang::En) => format!("{who} is left out of the draw."),
        (DrawFaultKind::SameVerband, Lang::De) => format!("{who} sind aus demselben Verband."),
        (DrawFaultKind::SameVerband, Lang::En) => format!("{who} are of the same sub-federation."),
        (DrawFaultKind::Seeding, Lang::De) => format!("Es fehlt die gesetzte Paarung {who}."),
        (DrawFaultKind::Seeding, Lang::En) => format!("The seeded pair {who} is missing."),
        (DrawFaultKind::HostWhite, Lang::De) => format!("Der Gastgeber hat Weiß ({who}); er hat Schwarz."),
        (DrawFaultKind::HostWhite, Lang::En) => format!("The host has White ({who}); the host has Black."),
        (DrawFaultKind::HomeRight, Lang::De) => format!("Das Heimrecht stünde der anderen Seite zu ({who})."),
        (DrawFaultKind::HomeRight, Lang::En) => format!("The other side should be at home ({who})."),
    };
    with(in_round(lang, fault.round, what), &fault.cite)
}

fn cup_lines(verdict: &cup::Verdict, lang: Lang) -> Vec<String> {
    let mut told = vec![if verdict.violations.is_empty() { draw_valid(lang) } else { draw_invalid(lang) }];
    told.extend(verdict.violations.iter().chain(&verdict.warnings).map(|one| fault(one, lang)));
    told
}

fn announced_lines(one: &Announced, ordinance: &Ordinance, lang: Lang) -> Vec<String> {
    let mut told: Vec<String> = one
        .replaced
        .iter()
        .map(|replaced| match replaced.article.as_str() {
            "" => adds(lang, &replaced.path),
            article => replaces(lang, &replaced.path, article),
        })
        .collect();
    if told.is_empty() {
        told.push(nothing_replaced(lang));
    }
    told.extend(one.contradictions.iter().map(|against| {
        let law = format!("{} {}", against.laws.id(), against.law);
        against_laws(lang, against.path, &against.article, law)
    }));
    let laws = ordinance.rules.laws.as_ref().map(|laws| laws.at.cite());
    let rated = if one.rateable { rateable(lang) } else { not_rateable(lang) };
    told.push(cited(rated, laws.as_slice()));
    told.extend(one.clock_face.map(|face| {
        let rules = &ordinance.rules;
        let cites: Vec<Cite> = (rules.six_o_clock.as_ref().map(|said| said.at.cite()).into_iter())
            .chain(rules.clocks_back_minutes.as_ref().map(|said| said.at.cite()))
            .collect();
        cited(clock_face(lang, face.strftime("%H:%M")), &cites)
    }));
    told.extend(one.photo_minutes.map(|[first, others]| {
        let cite = ordinance.rules.photo_minutes.as_ref().map(|said| said.at.cite());
        cited(photos(lang, first, others), cite.as_slice())
    }));
    let smoking = ordinance.rules.smoking.as_ref().map(|said| said.at.cite());
    let smoking = smoking.as_slice();
    told.extend(
        one.smoking_arranged
            .map(|fine| cited(if fine { smoking_fine(lang) } else { smoking_lacks(lang) }, smoking)),
    );
    told.extend(
        one.restriction_valid.map(|valid| {
            cited(if valid { restriction_valid(lang) } else { restriction_void(lang) }, smoking)
        }),
    );
    told.extend(
        one.draw_as_announced.map(
            |kept| {
                if kept { drawn_as_announced(lang) } else { not_drawn_as_announced(lang) }
            },
        ),
    );
    told.extend(one.redraw.map(|again| {
        let cite = ordinance.rules.redraw_before_round_1.as_ref().map(|said| said.at.cite());
        cited(if again { drawn_again(lang) } else { not_drawn_again(lang) }, cite.as_slice())
    }));
    told.extend(one.tie_breaks.map(|kept| match kept {
        Ok(()) => tie_breaks_kept(lang),
        Err(ListFault::Missing) => tie_breaks_missing(lang),
        Err(ListFault::Changed) => tie_breaks_changed(lang),
    }));
    told.extend(one.elsewhere.iter().map(|(round, cite)| with(elsewhere(lang, round), cite)));
    told
}

fn penalty(penalty: Penalty, lang: Lang) -> String {
    let letter = penalty.letter();
    let what = match (penalty, lang) {
        (Penalty::Warning, Lang::De) => "Verwarnung".to_owned(),
        (Penalty::Warning, Lang::En) => "warning".to_owned(),
        (Penalty::MoreTimeForOpponent(minutes), Lang::De) => format!("{minutes} Minuten mehr für den Gegner"),
        (Penalty::MoreTimeForOpponent(minutes), Lang::En) => {
            format!("{minutes} minutes more for the opponent")
        }
        (Penalty::LessTime(minutes), Lang::De) => format!("{minutes} Minuten weniger"),
        (Penalty::LessTime(minutes), Lang::En) => format!("{minutes} minutes less"),
        (Penalty::LossOfGame, Lang::De) => "Verlust der Partie".to_owned(),
        (Penalty::LossOfGame, Lang::En) => "loss of the game".to_owned(),
        (Penalty::PointsLess(points), Lang::De) => format!("{} Punkte weniger", lineup::half(points)),
        (Penalty::PointsLess(points), Lang::En) => format!("{} points less", lineup::half(points)),
        (Penalty::PointsMoreForOpponent(points), Lang::De) => {
            format!("{} Punkte mehr für den Gegner", lineup::half(points))
        }
        (Penalty::PointsMoreForOpponent(points), Lang::En) => {
            format!("{} points more for the opponent", lineup::half(points))
        }
        (Penalty::Expulsion, Lang::De) => "Ausschluss".to_owned(),
        (Penalty::Expulsion, Lang::En) => "expulsion".to_owned(),
    };
    format!("{what} [13.4 {letter}]")
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}", letters.as_str())
}

fn penalty_lines(one: &Penalised, lang: Lang) -> Vec<String> {
    let mut told: Vec<String> = one.penalties.iter().map(|given| capital(&penalty(*given, lang))).collect();
    let [offender, opponent] = one.score.map(lineup::half);
    told.push(scored(lang, offender, opponent));
    told.extend(one.expelled.as_ref().map(|cite| with(expelled(lang), cite)));
    told
}

fn matter_lines(one: &Followed, ordinance: &Ordinance, lang: Lang) -> Vec<String> {
    let mut told = vec![match &one.state {
        State::Open => state_open(lang),
        State::Inadmissible { late, missing, entitled } => {
            state_inadmissible(lang, lacks(*late, missing, *entitled, lang))
        }
        State::Lodged => state_lodged(lang),
        State::Received { on } => state_received(lang, date(*on, lang)),
        State::Confirmed => state_confirmed(lang),
        State::Scheduled { hearing } => state_scheduled(lang, date(*hearing, lang)),
        State::Withdrawn { .. } => state_withdrawn(lang),
        State::Decided { .. } => state_decided(lang),
    }];
    told.extend(one.refund_pf().map(|pf| refund(lang, money(pf, ordinance, lang))));
    told.push(if one.counts { still_counts(lang) } else { does_not_count(lang) });
    let day = date(one.on, lang);
    told.push(if one.is_final { final_on(lang, day) } else { not_final_on(lang, day) });
    told.extend(one.due.iter().map(|due| last_day(due, lang)));
    told.extend(one.statements.map(|(until, of)| statements(lang, date(until, lang), of)));
    told.extend(one.overdue.map(|late| if late { overdue(lang) } else { not_overdue(lang) }));
    told.extend(one.may_charge.map(|may| if may { may_charge(lang) } else { may_not_charge(lang) }));
    told
}

/// Whether an article binds ordinances below and announcements.
pub fn article_binds(ordinance: &Ordinance, article: &str, lang: Lang) -> Option<String> {
    let known = |name: &String| article == name || article.starts_with(&format!("{name}."));
    if !ordinance.articles.keys().any(known) {
        return None;
    }
    let told =
        if ordinance.is_general(article) { binding(lang, article) } else { not_binding(lang, article) };
    Some(told)
}
