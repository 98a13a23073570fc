//! Words of a federation's paper. English text has German legal terms in brackets.

use turmuhr_federation::{
    law::{
        level::{Court, Level, Office},
        remedy::{Lack, Remedy, Sent, Stage},
    },
    matches::{lineup::Which, report::ReportLack},
    persons::registration::YouthRole,
};

use crate::Lang;

texts! {
    // Heads and labels.
    match_report() { de: "Spielberichtskarte", en: "Match report card (Spielberichtskarte)" }
    team_list() { de: "Mannschaftsmeldung und Rangliste", en: "Team registration and ranking list (Mannschaftsmeldung)" }
    decision() { de: "Entscheidung", en: "Decision (Entscheidung)" }
    decision_on_protest() { de: "Entscheidung über den Protest", en: "Decision on the protest (Protest)" }
    decision_on_appeal() { de: "Entscheidung über die Berufung", en: "Decision on the appeal (Berufung)" }
    confirmation() { de: "Eingangsbestätigung", en: "Confirmation of receipt (Eingangsbestätigung)" }
    licence_card() { de: "Schiedsrichterlizenz", en: "Arbiter’s licence (Schiedsrichterlizenz)" }
    league_table() { de: "Tabelle", en: "League table (Tabelle)" }
    schedule() { de: "Spielplan", en: "Schedule (Spielplan)" }
    season(season) { de: "Spieljahr {season}", en: "Season {season}" }
    round(round) { de: "Runde {round}", en: "Round {round}" }
    issuer() { de: "Aussteller", en: "Issued by" }
    by_ordinance() { de: "Ordnung", en: "Ordinance" }
    date() { de: "Datum", en: "Date" }
    venue() { de: "Spielort", en: "Venue" }
    planned() { de: "Angesetzter Beginn", en: "Scheduled start" }
    actual() { de: "Tatsächlicher Beginn", en: "Actual start" }
    ended() { de: "Ende", en: "End" }
    clock_time(time) { de: "{time} Uhr", en: "{time}" }
    home() { de: "Heim", en: "Home" }
    guest() { de: "Gast", en: "Guest" }
    board() { de: "Brett", en: "Board" }
    rank() { de: "Rang", en: "Rank" }
    result() { de: "Ergebnis", en: "Result" }
    remarks() { de: "Bemerkungen", en: "Remarks" }
    total() { de: "Summe", en: "Total" }
    board_points() { de: "Brettpunkte", en: "Board points" }
    match_points() { de: "Mannschaftspunkte", en: "Match points" }
    open_boards(boards) { de: "noch offen: {boards}", en: "still open: {boards}" }
    open_mark() { de: "offen", en: "open" }

    // The match report card.
    part_match() { de: "Kampf", en: "Match" }
    part_boards() { de: "Bretter", en: "Boards" }
    part_costs() { de: "Kosten des Schiedsrichters", en: "Arbiter’s costs" }
    part_incidents() { de: "Vorfälle, Maßnahmen und Streitfälle", en: "Incidents, measures and disputes" }
    led_by() { de: "Leitung", en: "Led by" }
    captains_jointly() { de: "beide Mannschaftsführer gemeinsam", en: "both captains (Mannschaftsführer) jointly" }
    captains_period(period) { de: "beide Mannschaftsführer gemeinsam: {period}", en: "both captains (Mannschaftsführer) jointly: {period}" }
    captain(side) { de: "Mannschaftsführer {side}", en: "Captain, {side}" }
    arbiter() { de: "Schiedsrichter", en: "Arbiter" }
    delay() { de: "Verspäteter Beginn", en: "Late start" }
    delay_by(minutes, side) {
        de: "{minutes} Minuten, verschuldet von: {side}; sie zählen dort als verbrauchte Bedenkzeit",
        en: "{minutes} minutes, caused by: {side}; they count as time used by that team",
        one(minutes): de: "1 Minute, verschuldet von: {side}; sie zählt dort als verbrauchte Bedenkzeit", en: "1 minute, caused by: {side}; it counts as time used by that team",
    }
    delay_by_nobody(minutes) {
        de: "{minutes} Minuten, von keinem Verein verschuldet",
        en: "{minutes} minutes, caused by neither club",
        one(minutes): de: "1 Minute, von keinem Verein verschuldet", en: "1 minute, caused by neither club",
    }
    default_time() { de: "Anwesend bis", en: "Present by" }
    travel() { de: "Fahrt", en: "Travel" }
    per_diem() { de: "Tagegeld", en: "Per diem" }
    share_of(side) { de: "Anteil {side}", en: "Share, {side}" }
    absent() { de: "genannt, nicht anwesend", en: "named, not present" }
    under_reservation(side) { de: "{side}: unter Vorbehalt", en: "{side}: under reservation (unter Vorbehalt)" }
    pass_not_shown(side) { de: "{side}: Pass nicht vorgelegt", en: "{side}: pass not shown" }
    named_absent(side) { de: "{side}: genannt, nicht anwesend", en: "{side}: named, not present" }
    adjourned() { de: "Hängepartie", en: "adjourned (Hängepartie)" }
    adjudicated() { de: "abgeschätzt", en: "adjudicated (abgeschätzt)" }
    sent_to_director() { de: "an den Spielleiter gesandt", en: "sent to the director of play (Spielleiter)" }
    time_used(times) { de: "verbraucht: {times}", en: "time used: {times}" }
    signed_wrongly() { de: "anders unterschrieben als gespielt", en: "signed result differs from the game" }
    sent_on() { de: "Abgesandt", en: "Sent" }
    sent_by(date, who) { de: "{date}, durch: {who}", en: "{date}, by: {who}" }
    host_club() { de: "gastgebender Verein", en: "host club" }
    colours_note() {
        de: "○ hat Weiß, ● hat Schwarz. Die erstgenannte Mannschaft ist Gastgeber, auch an neutralem Ort.",
        en: "○ has White, ● has Black. The team named first is the host, even at a neutral venue.",
    }
    report_lacks(lack) { de: "Der Bericht ist unvollständig: {lack}.", en: "The report is incomplete: {lack}." }

    // The team list.
    part_club() { de: "Verein", en: "Club" }
    part_teams() { de: "Mannschaften", en: "Teams" }
    part_list() { de: "Rangliste", en: "Ranking list (Rangliste)" }
    part_late() { de: "Zugänge nach dem Meldetermin", en: "Late additions (Zugänge), after the registration date" }
    club() { de: "Verein", en: "Club" }
    club_number() { de: "Vereinsnummer", en: "Club number" }
    bezirk() { de: "Bezirk", en: "District (Bezirk)" }
    verband() { de: "Verband", en: "Regional association (Verband)" }
    deadline() { de: "Meldetermin", en: "Registration date (Meldetermin)" }
    registered() { de: "Gemeldet am", en: "Registered on" }
    contact() { de: "Ansprechpartner", en: "Contact" }
    route() { de: "Anfahrt", en: "Route" }
    starts() { de: "Spielbeginn", en: "Matches start" }
    smoking() { de: "Rauchen im Spiellokal, für das ganze Spieljahr", en: "Smoking at the venue, for the whole season" }
    smoking_as_ordinance() { de: "wie in der Ordnung", en: "as in the ordinance" }
    smoking_restricted() { de: "eingeschränkt", en: "restricted" }
    smoking_forbidden() { de: "verboten", en: "forbidden" }
    team() { de: "Mannschaft", en: "Team" }
    team_number(number) { de: "{number}. Mannschaft", en: "Team {number}" }
    class() { de: "Klasse", en: "Class" }
    captain_label() { de: "Mannschaftsführer", en: "Captain" }
    position() { de: "Rang", en: "Rank" }
    in_team() { de: "Mannschaft/Rang", en: "Team/rank" }
    name() { de: "Name", en: "Name" }
    born() { de: "Geboren", en: "Born" }
    pass() { de: "Pass", en: "Pass" }
    applied() { de: "Beantragt", en: "Applied for" }
    nationality() { de: "Staatsang.", en: "Nationality" }
    german() { de: "deutsch", en: "German" }
    not_german() { de: "nicht deutsch", en: "not German" }
    youth_number() { de: "Jugend", en: "Youth" }
    permit(until) { de: "vorläufig bis {until}", en: "provisional until {until}" }
    signature_club() { de: "Unterschrift für den Verein", en: "Signature for the club" }
    place_and_date() { de: "Ort, Datum", en: "Place, date" }
    list_binds(articles) {
        de: "Die Reihenfolge ist für das ganze Spieljahr verbindlich; Zugänge werden angereiht, nie eingereiht [{articles}].",
        en: "The order is binding for the whole season; late additions are appended, never inserted [{articles}].",
    }
    late_registration(last_day) {
        de: "Die Meldung ist nach dem Meldetermin ({last_day}) eingegangen.",
        en: "The registration arrived after the registration date (Meldetermin) of {last_day}.",
    }
    deadline_too_early(first_day) {
        de: "Der Meldetermin liegt zu früh; frühestens möglich ist der {first_day}.",
        en: "The registration date (Meldetermin) is too early; the first possible day is {first_day}.",
    }
    foreigners(team, count, most) {
        de: "Die {team}. Mannschaft hat {count} Spieler ohne deutsche Staatsangehörigkeit gemeldet; in dieser Klasse sind {most} erlaubt.",
        en: "Team {team} has registered {count} players without German nationality; this class allows {most}.",
    }
    inserted(name) {
        de: "{name} steht vor Spielern der ursprünglichen Meldung, wurde aber erst nach dem Meldetermin beantragt; Zugänge werden angereiht.",
        en: "{name} is listed before players of the original list but was applied for after the registration date; late additions are appended.",
    }

    // The decision.
    part_case() { de: "Sache", en: "Matter" }
    part_facts() { de: "Sachverhalt", en: "Facts" }
    part_heard() { de: "Anhörung", en: "Statements heard" }
    part_ruling() { de: "Entscheidung", en: "Ruling" }
    part_reasons() { de: "Gründe", en: "Reasons" }
    part_costs_of() { de: "Kosten und Gebühr", en: "Costs and fee" }
    part_notice() { de: "Rechtsmittelbelehrung", en: "Legal-remedy notice (Rechtsmittelbelehrung)" }
    file_number() { de: "Aktenzeichen", en: "File number" }
    instance() { de: "Instanz", en: "Instance" }
    members() { de: "Mitwirkende", en: "Acting members" }
    recusal() { de: "Ausschluss von der Mitwirkung", en: "Exclusion of members" }
    no_recusal() { de: "Kein Mitwirkender ist ausgeschlossen.", en: "No acting member is excluded." }
    parties() { de: "Beteiligte", en: "Parties" }
    sanction() { de: "Buße", en: "Sanction (Buße)" }
    fine_of(amount, most, article) {
        de: "Geldbuße {amount} nach {article}; Höchstbetrag für das Spieljahr: {most}",
        en: "Fine of {amount} under {article}; maximum for the season: {most}",
    }
    sent_to() { de: "An", en: "To" }
    no_addressee() {
        de: "Die Entscheidung nennt niemanden, an den sie geht; ergänzen Sie „to“.",
        en: "The decision names nobody to whom it is sent; add “to”.",
    }
    recusal_unsaid() {
        de: "Die Entscheidung sagt nicht, ob Mitglieder ausgeschlossen waren; ergänzen Sie „recusal“, leer für niemanden.",
        en: "The decision does not say whether members were recused; add “recusal”, empty for nobody.",
    }
    no_fine_limit(article) {
        de: "Der Höchstbetrag der Geldbußen dieses Spieljahrs fehlt [{article}]; ergänzen Sie „most“.",
        en: "The maximum fine of the season is missing [{article}]; add “most”.",
    }
    warning() { de: "Verwarnung", en: "Warning" }
    reprimand() { de: "Verweis", en: "Reprimand" }
    games_lost() { de: "Verlusterklärung von Partien", en: "Games declared lost" }
    point_deduction() { de: "Punktabzug", en: "Points deduction" }
    ban() { de: "Sperre", en: "Ban" }
    demotion() { de: "Herabstufung", en: "Demotion" }
    sanction_by(what, article) { de: "{what} nach {article}", en: "{what} under {article}" }
    announced() { de: "Verkündet am", en: "Announced on" }
    posted() { de: "Zur Post am (Poststempel)", en: "Posted on (postmark)" }
    may_protest(court, articles) {
        de: "Gegen diese Entscheidung ist Protest zulässig, zu richten an den Vorsitz von: {court} [{articles}].",
        en: "A protest (Protest) against this decision is admissible, addressed to the chair of: {court} [{articles}].",
    }
    may_appeal(court, articles) {
        de: "Gegen diese Entscheidung ist Berufung zulässig, zu richten an den Vorsitz von: {court} [{articles}].",
        en: "An appeal (Berufung) against this decision is admissible, addressed to the chair of: {court} [{articles}].",
    }
    address(address) { de: "Anschrift: {address}", en: "Address: {address}" }
    period(days) {
        de: "Frist: {days} Tage, vom Poststempel dieser Entscheidung bis zum Poststempel des Rechtsmittels.",
        en: "Period: {days} days, from the postmark of this decision to the postmark of the remedy.",
    }
    period_until(days, last_day) {
        de: "Frist: {days} Tage, vom Poststempel dieser Entscheidung bis zum Poststempel des Rechtsmittels; letzter Tag ist der {last_day}.",
        en: "Period: {days} days, from the postmark of this decision to the postmark of the remedy; the last day is {last_day}.",
    }
    form() {
        de: "Form: eingeschrieben oder gegen Empfangsbescheinigung, gleichzeitig schriftlich begründet, mit dem gesamten Schriftwechsel und dem Umschlag dieser Entscheidung als Nachweis des Poststempels.",
        en: "Form: by registered mail or against a receipt, with written reasons at the same time, the whole correspondence, and the envelope of this decision as proof of its postmark.",
    }
    copies(copies) {
        de: "Ausfertigungen des Rechtsmittels und der Anlagen: {copies}.",
        en: "Copies of the remedy and of its enclosures: {copies}.",
    }
    fee(fee) {
        de: "Gebühr: {fee}, in voller Höhe innerhalb der Frist zu überweisen.",
        en: "Fee: {fee}, to be transferred in full within the period.",
    }
    account(account) { de: "Konto: {account}", en: "Account: {account}" }
    no_suspension() {
        de: "Das Rechtsmittel hat keine aufschiebende Wirkung. Auf Antrag kann der Vorsitz der bisherigen oder der neuen Instanz den Vollzug vorläufig aussetzen oder die Wirkung beschränken.",
        en: "The remedy has no suspensive effect (aufschiebende Wirkung). On application the chair of the previous or of the new instance may provisionally suspend the decision or limit its effect.",
    }
    last_word(articles) {
        de: "Gegen diese Entscheidung gibt es kein Rechtsmittel; sie ist endgültig [{articles}].",
        en: "There is no remedy (Rechtsmittel) against this decision; it is final [{articles}].",
    }
    signature_chair() { de: "Unterschrift", en: "Signature" }

    // The confirmation.
    appellant() { de: "Rechtsmittelführer", en: "Appellant" }
    remedy_label() { de: "Rechtsmittel", en: "Remedy (Rechtsmittel)" }
    contested() { de: "Angefochten", en: "Contested" }
    contested_of(who, date) { de: "Entscheidung, {who}, Poststempel {date}", en: "decision, {who}, postmark {date}" }
    contested_nothing(who) { de: "unterbliebene Entscheidung: {who}", en: "decision requested but not made: {who}" }
    lodged_on() { de: "Poststempel des Rechtsmittels", en: "Postmark of the remedy" }
    received_on() { de: "Eingegangen am", en: "Received on" }
    sent_as() { de: "Versandart", en: "Sent" }
    last_day() { de: "Letzter Tag der Frist", en: "Last day of the period" }
    fee_label() { de: "Gebühr", en: "Fee" }
    fee_received(paid, due, on) { de: "{paid} von {due}, eingegangen am {on}", en: "{paid} of {due}, received on {on}" }
    fee_open(due) { de: "{due}, nicht eingegangen", en: "{due}, not received" }
    hearing() { de: "Verhandlung", en: "Hearing (Verhandlung)" }
    hearing_later() { de: "Der Termin wird noch mitgeteilt.", en: "The date will be announced." }
    withdrawable() { de: "Rücknahme möglich bis", en: "Withdrawal possible until" }
    in_time(articles) {
        de: "Das Rechtsmittel wurde rechtzeitig eingelegt [{articles}].",
        en: "The remedy was lodged in time [{articles}].",
    }
    no_period(articles) {
        de: "Gegen eine unterbliebene Entscheidung läuft keine Frist; das Rechtsmittel wurde rechtzeitig eingelegt [{articles}].",
        en: "No period runs against a decision that was not made; the remedy was lodged in time [{articles}].",
    }
    too_late(articles) {
        de: "Das Rechtsmittel wurde nach Ablauf der Frist eingelegt und ist damit unzulässig [{articles}].",
        en: "The remedy was lodged after the period had ended and is inadmissible [{articles}].",
    }
    nothing_missing() { de: "Die Unterlagen sind vollständig.", en: "Nothing is missing." }
    missing(what) { de: "Es fehlt: {what}.", en: "Missing: {what}." }
    supply_until(date) { de: "Nachzureichen bis {date}.", en: "To be supplied by {date}." }
    confirmed_on() { de: "Bestätigt am", en: "Confirmed on" }
    confirmed_late(last_day) {
        de: "Die Bestätigung ist verspätet; sie war bis zum {last_day} fällig.",
        en: "The confirmation is late; it was due by {last_day}.",
    }
    part_remedy() { de: "Rechtsmittel", en: "Remedy (Rechtsmittel)" }
    part_examined() { de: "Prüfung", en: "Examination" }
    part_onward() { de: "Weiteres Verfahren", en: "Further procedure" }

    // The licence card.
    member_number() { de: "Mitgliedsnummer", en: "Member number" }
    federation() { de: "Verband", en: "Federation" }
    level() { de: "Stufe", en: "Level" }
    title() { de: "Titel", en: "Title" }
    fide_licence() { de: "FIDE-Lizenz", en: "FIDE licence" }
    acquired() { de: "Erworben am", en: "Acquired on" }
    last_course() { de: "Letzter Lehrgang der Stufe", en: "Last course of the level" }
    last_exam() { de: "Letzte Prüfung", en: "Last exam" }
    training_due() { de: "Weiterbildung fällig", en: "Refresher due" }
    exam_due() { de: "Prüfung fällig", en: "Exam due" }
    exempt() { de: "befreit (Prüfer)", en: "exempt (examiner)" }
    state() { de: "Status", en: "Status" }
    valid_to() { de: "Gültig bis", en: "Valid until" }
    expires_on() { de: "Erlischt am", en: "Expires on" }
    expired_on() { de: "Erloschen am", en: "Expired on" }
    dormant_since() { de: "Ruht seit", en: "Dormant since" }
    as_of(date) { de: "Stand {date}", en: "As of {date}" }
    regional() { de: "Regionaler Schiedsrichter (RSR)", en: "Regional arbiter (RSR)" }
    national() { de: "Nationaler Schiedsrichter (NSR)", en: "National arbiter (NSR)" }
    active() { de: "gültig", en: "active" }
    dormant() { de: "ruht", en: "dormant (ruht)" }
    expired() { de: "erloschen", en: "expired (erloschen)" }
    photo() { de: "Lichtbild", en: "Photo" }
    reminders() { de: "Erinnerung", en: "Reminder" }
    back_of_card() {
        de: "Ohne Lehrgang der eigenen Stufe innerhalb von fünf Jahren oder ohne Prüfung innerhalb von zehn ruht die Lizenz ab dem 1. Januar des folgenden Jahres; zwei Jahre später erlischt sie.",
        en: "Without a course of the same level within five years, or an exam within ten, the licence is dormant from 1 January of the following year; two years later it expires.",
    }

    // Table and schedule.
    place_head() { de: "Pl", en: "Pl" }
    matches_head() { de: "Sp", en: "M" }
    won_head() { de: "G", en: "W" }
    drawn_head() { de: "U", en: "D" }
    lost_head() { de: "V", en: "L" }
    match_points_head() { de: "MP", en: "MP" }
    board_points_head() { de: "BP", en: "BP" }
    group(class, group) { de: "{class}, Gruppe {group}", en: "{class}, group {group}" }
    after_round(round) { de: "nach Runde {round}", en: "after round {round}" }
    before_start() { de: "vor Beginn", en: "before the start" }
    promoted_mark() { de: "Aufsteiger", en: "promoted (Aufsteiger)" }
    playoff_mark() { de: "Stichkampf", en: "play-off (Stichkampf)" }
    relegated_mark() { de: "Absteiger", en: "relegated (Absteiger)" }
    table_note() {
        de: "Die Zahlen sind Brettpunkte. + und −: nicht gespielt, weil sich eine Mannschaft zurückgezogen hat. Unterstrichen: was gegenüber der Mannschaft davor entschied. *: noch nicht bestätigt oder angefochten.",
        en: "Figures are board points. + and −: not played because a team had withdrawn. Underlined: what decided against the team above. *: not yet confirmed, or contested.",
    }
    playoff_note(place, teams) {
        de: "Stichkampf um Platz {place}: {teams}.",
        en: "Play-off (Stichkampf) for place {place}: {teams}.",
    }
    playoff_tournament_note(place, teams) {
        de: "Einrundiges Stichturnier um Platz {place}: {teams}.",
        en: "Play-off tournament (Stichturnier, one round robin) for place {place}: {teams}.",
    }
    forfeited_note(ForfeitedNote { home, guest, loser, articles }) {
        de: "{home} – {guest}: von {loser} an allen Brettern verloren [{articles}].",
        en: "{home} – {guest}: lost by {loser} on all boards [{articles}].",
    }
    annulled_note(team, article) {
        de: "{team} hat sich zurückgezogen, bevor die Hälfte der Kämpfe gespielt war; alle Ergebnisse sind annulliert [{article}].",
        en: "{team} withdrew before half of the matches were played; all its results are annulled [{article}].",
    }
    counted_note(team, article) {
        de: "{team} hat sich zurückgezogen, nachdem die Hälfte der Kämpfe gespielt war; die Ergebnisse zählen, die übrigen Gegner gewinnen [{article}].",
        en: "{team} withdrew after half of the matches were played; its results count, and the remaining opponents win [{article}].",
    }
    moved_from(date) { de: "verlegt vom {date}", en: "rescheduled from {date}" }
    schedule_note() {
        de: "Die erstgenannte Mannschaft ist Gastgeber. Alle Termine sind verbindlich.",
        en: "The team named first is the host. All dates are binding.",
    }
    host_colours_note(boards, article) {
        de: "Der Gastgeber hat an den Brettern {boards} Weiß [{article}].",
        en: "The host has White on boards {boards} [{article}].",
    }

    // The command.
    arg_document(words) {
        de: "print: PDF-Datei, - ist die Standardausgabe; Dokumente: {words}; ein Bußbescheid ist decision mit fine",
        en: "print: PDF file, - is standard output; documents: {words}; a fine notice (Bußbescheid) is decision with its fine",
    }
    arg_class() { de: "print: Klasse einer Tabelle oder eines Spielplans; sonst die erste", en: "print: class of a table or schedule; otherwise the first" }
    arg_group() { de: "print: Gruppe der Klasse [1]", en: "print: group of the class [1]" }
    arg_example() { de: "print: zeigt eine Datei mit allen Feldern des Dokuments", en: "print: shows a file with all fields of the document" }
    arg_ordinance() { de: "Eigene Ordnung (TOML), auch mehrere, die oberste zuerst; turmuhr federation ordinance ID zeigt die Form", en: "Your own ordinance (TOML), or several, the highest first; turmuhr federation ordinance ID shows the form" }
    arg_paper_code() { de: "print: prüft den Code am Fuß eines Blattes gegen die Datei", en: "print: checks the code at the foot of a sheet against the file" }
    bad_document(word, known) {
        de: "Das Dokument „{word}“ gibt es nicht; bekannt sind {known}.",
        en: "There is no document “{word}”; the documents are {known}.",
    }
    no_example(word) {
        de: "{word} wird aus dem Journal eines Spieljahrs gedruckt; turmuhr federation simulate --journal schreibt eines.",
        en: "{word} is printed from the journal of a season; turmuhr federation simulate --journal writes one.",
    }
    file_missing() {
        de: "Nach print kommen das Dokument und die Datei: turmuhr federation print decision entscheidung.json -o entscheidung.pdf",
        en: "After print come the document and the file: turmuhr federation print decision decision.json -o decision.pdf",
    }
    bad_ordinance(path, why) {
        de: "{path}: Das ist keine Ordnung ({why}). Berichtigen Sie die Stelle.",
        en: "{path}: this is not an ordinance ({why}). Correct the place.",
    }
    which_ordinance(known) {
        de: "Welche Ordnung? Bekannt sind {known}.",
        en: "Which ordinance? Known are {known}.",
    }

    // What cannot be printed.
    bad_paper(line, column, why) {
        de: "Zeile {line}, Spalte {column}: {why}. Das Dokument braucht die Felder, die turmuhr federation print DOKUMENT --example zeigt.",
        en: "Line {line}, column {column}: {why}. The document needs the fields that turmuhr federation print DOCUMENT --example shows.",
    }
    no_notice() {
        de: "Eine Entscheidung ohne Rechtsmittelbelehrung kann nicht ergehen; nennen Sie unter copies die Zahl der Ausfertigungen.",
        en: "A decision cannot be issued without a legal-remedy notice; give the number of copies under copies.",
    }
    no_reasons() {
        de: "Eine Entscheidung braucht Gründe; nennen Sie sie unter reasons.",
        en: "A decision needs reasons; give them under reasons.",
    }
    fine_too_high(amount, most) {
        de: "Eine Geldbuße von {amount} geht über den Höchstbetrag von {most}; ändern Sie den Betrag.",
        en: "A fine of {amount} exceeds the maximum of {most}; change the amount.",
    }
    is_final() {
        de: "Gegen diese Entscheidung gibt es kein Rechtsmittel, also auch keine Eingangsbestätigung.",
        en: "There is no remedy against this decision, so there is no receipt to confirm.",
    }
    no_licence() {
        de: "An diesem Tag gibt es noch keine Lizenz: Lehrgang, Prüfung oder Mindestalter fehlen.",
        en: "There is no licence yet on this day: the course, the exam or the minimum age is missing.",
    }
    bad_journal(why) {
        de: "Das ist kein lesbares Journal eines Spieljahrs ({why}); turmuhr federation simulate --journal schreibt eines.",
        en: "This is not a readable journal of a season ({why}); turmuhr federation simulate --journal writes one.",
    }
    no_group(class, group, known) {
        de: "Die Klasse {class} mit Gruppe {group} gibt es nicht; bekannt sind: {known}.",
        en: "There is no class {class} with group {group}; known are: {known}.",
    }
    lines(field, least, most) {
        de: "„{field}“ braucht {least} bis {most} Zeilen. Berichtigen Sie die Angaben.",
        en: "“{field}” needs {least} to {most} lines. Correct the data.",
    }
    objections(all) {
        de: "{all} Ändern Sie die Datei, oder drucken Sie mit --despite trotzdem.",
        en: "{all} Change the file, or print all the same with --despite.",
    }
    arg_despite() {
        de: "Trotz Einwänden der Ordnung drucken",
        en: "Print although the ordinance objects",
    }
    does_not_say(why) {
        de: "Aus diesen Angaben lässt sich kein Dokument erstellen ({why}). Berichtigen Sie sie.",
        en: "No document can be made from this data ({why}). Correct it.",
    }
    not_this_code(code) {
        de: "Der Code {code} gehört nicht zu diesem Dokument: Es ist eine andere Datei, oder sie wurde geändert.",
        en: "The code {code} does not belong to this document: it is another file, or the file was changed.",
    }
    this_code(title) {
        de: "Der Code stimmt: {title}. Das Blatt zeigt, was in der Datei steht.",
        en: "The code is right: {title}. The sheet shows what the file says.",
    }
}

/// Points of both sides.
pub fn two_sides(home: impl std::fmt::Display, guest: impl std::fmt::Display) -> String {
    format!("{home} : {guest}")
}

/// The name of the instance.
pub fn court(court: Court, lang: Lang) -> &'static str {
    match (court, lang) {
        (Court::Bezirk, Lang::De) => "Spielausschuss des Bezirks",
        (Court::Bezirk, Lang::En) => "playing committee of the district (Spielausschuss des Bezirks)",
        (Court::Verband, Lang::De) => "Spielausschuss des Verbands",
        (Court::Verband, Lang::En) => "playing committee of the association (Spielausschuss des Verbands)",
        (Court::Bund, Lang::De) => "Bundesspielausschuss",
        (Court::Bund, Lang::En) => "playing committee of the federation (Bundesspielausschuss)",
        (Court::Turniergericht, Lang::De) => "Bundesturniergericht",
        (Court::Turniergericht, Lang::En) => "tournament court of the federation (Bundesturniergericht)",
    }
}

/// Who decided.
pub fn office(by: Office, level: Level, lang: Lang) -> &'static str {
    match (by, level, lang) {
        (Office::Spielleiter, Level::Bezirk, Lang::De) => "Spielleiter des Bezirks",
        (Office::Spielleiter, Level::Bezirk, Lang::En) => {
            "director of play of the district (Spielleiter des Bezirks)"
        }
        (Office::Spielleiter, Level::Verband, Lang::De) => "Spielleiter des Verbands",
        (Office::Spielleiter, Level::Verband, Lang::En) => {
            "director of play of the association (Spielleiter des Verbands)"
        }
        (Office::Spielleiter, Level::Bund, Lang::De) => "Bundesspielleiter",
        (Office::Spielleiter, Level::Bund, Lang::En) => {
            "director of play of the federation (Bundesspielleiter)"
        }
        (Office::Spielausschuss, level, lang) => court(Court::committee(level), lang),
        (Office::Turniergericht, _, lang) => court(Court::Turniergericht, lang),
    }
}

/// The title of a decision, by what it decides.
pub fn decision_title(stage: Stage, lang: Lang) -> String {
    match stage {
        Stage::First => decision(lang),
        Stage::Protest => decision_on_protest(lang),
        Stage::Appeal => decision_on_appeal(lang),
    }
}

pub fn remedy(remedy: Remedy, lang: Lang) -> &'static str {
    match (remedy, lang) {
        (Remedy::Protest, Lang::De) => "Protest",
        (Remedy::Protest, Lang::En) => "protest (Protest)",
        (Remedy::Appeal, Lang::De) => "Berufung",
        (Remedy::Appeal, Lang::En) => "appeal (Berufung)",
    }
}

pub fn sent(sent: Sent, lang: Lang) -> &'static str {
    match (sent, lang) {
        (Sent::Registered, Lang::De) => "eingeschrieben",
        (Sent::Registered, Lang::En) => "by registered mail",
        (Sent::Receipt, Lang::De) => "gegen Empfangsbescheinigung",
        (Sent::Receipt, Lang::En) => "against a receipt",
        (Sent::Letter, Lang::De) => "einfacher Brief",
        (Sent::Letter, Lang::En) => "ordinary letter",
    }
}

/// What a remedy lacks.
pub fn lack(lack: Lack, lang: Lang) -> &'static str {
    match (lack, lang) {
        (Lack::Copies, Lang::De) => "die vorgeschriebenen Ausfertigungen",
        (Lack::Copies, Lang::En) => "the prescribed copies",
        (Lack::Envelope, Lang::De) => "der Umschlag der angefochtenen Entscheidung",
        (Lack::Envelope, Lang::En) => "the envelope of the contested decision",
        (Lack::Fee, Lang::De) => "die volle Gebühr innerhalb der Frist",
        (Lack::Fee, Lang::En) => "the full fee within the period",
        (Lack::Form, Lang::De) => "die Form (eingeschrieben oder gegen Empfangsbescheinigung)",
        (Lack::Form, Lang::En) => "the form (registered mail or against a receipt)",
        (Lack::Reasons, Lang::De) => "die schriftliche Begründung",
        (Lack::Reasons, Lang::En) => "the written reasons",
    }
}

/// What a match report lacks.
pub fn report_lack(lack: ReportLack, lang: Lang) -> &'static str {
    match (lack, lang) {
        (ReportLack::Names, Lang::De) => "Namen und Rangnummern fehlen an mindestens einem Brett",
        (ReportLack::Names, Lang::En) => "names and rank numbers are missing on at least one board",
        (ReportLack::Results, Lang::De) => "an mindestens einem Brett fehlen Ergebnis und Stand",
        (ReportLack::Results, Lang::En) => "at least one board has neither result nor state",
        (ReportLack::Reservations, Lang::De) => "ein Pass wurde nicht vorgelegt, und der Vorbehalt fehlt",
        (ReportLack::Reservations, Lang::En) => "a pass was not shown and the reservation is missing",
        (ReportLack::Costs, Lang::De) => "die Kosten des Schiedsrichters fehlen",
        (ReportLack::Costs, Lang::En) => "the costs of the arbiter are missing",
        (ReportLack::Culprit, Lang::De) => "es fehlt die Angabe, wer den verspäteten Beginn verschuldet hat",
        (ReportLack::Culprit, Lang::En) => "the cause of the late start is not given",
        (ReportLack::Measures, Lang::De) => "eine Maßnahme des Schiedsrichters fehlt",
        (ReportLack::Measures, Lang::En) => "a measure of the arbiter is missing",
    }
}

pub fn side(which: Which, lang: Lang) -> String {
    match which {
        Which::Home => home(lang),
        Which::Guest => guest(lang),
    }
}

/// The purpose of a rank of a youth team; none for regular players.
pub fn youth_role(role: YouthRole, lang: Lang) -> &'static str {
    match (role, lang) {
        (YouthRole::Regular, _) => "",
        (YouthRole::GirlsBoard, Lang::De) => "Mädchenbrett",
        (YouthRole::GirlsBoard, Lang::En) => "girls’ board",
        (YouthRole::CYouthBoard, Lang::De) => "C-Jugend-Brett",
        (YouthRole::CYouthBoard, Lang::En) => "C-youth board",
        (YouthRole::PermanentSubstitute, Lang::De) => "ständiger Ersatz",
        (YouthRole::PermanentSubstitute, Lang::En) => "permanent substitute",
    }
}
