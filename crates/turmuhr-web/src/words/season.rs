//! Acts of a season: sheets, links, the journal, the desk.

use turmuhr_federation::matches::lineup::BoardResult;
use turmuhr_season::sheet::GameNow;
use turmuhr_texts::Lang;

super::texts! {
    leave() { de: "Nicht tun", en: "Leave it" }
    link_yourself() {
        de: "Dieses Spieljahr hat einen Spielleiter: Hier handelt nur, wer im Register steht. Verknüpfen Sie Ihr Konto unter „Zugänge“ mit Ihrer Person.",
        en: "This season has a director of play: only persons of the registry act here. Link your account with your person under “Access”.",
    }

    line_up() { de: "Aufstellung", en: "Line-up" }
    handed_in() { de: "abgegeben", en: "handed in" }
    missing() { de: "fehlt noch", en: "still missing" }
    not_yours() { de: "Für diesen Kampf handeln die Mannschaftsführer.", en: "The captains act for this match." }
    public_page() { de: "öffentliche Seite", en: "public page" }
    empty_board() { de: "Brett bleibt frei", en: "empty board" }
    substitute() { de: " · Ersatz", en: " · substitute" }
    no_list() {
        de: "Der Verein hat noch keine Rangliste abgegeben; ohne sie kann niemand aufgestellt werden.",
        en: "The club has not handed in a ranking list yet; nobody can be named without it.",
    }
    sort() { de: "Nach Rang ordnen", en: "Sort by rank" }
    check() { de: "Prüfen", en: "Check" }
    in_order() { de: "So ist die Aufstellung in Ordnung.", en: "The line-up is in order." }
    hand_in() { de: "Aufstellung abgeben", en: "Hand in the line-up" }
    hand_in_again() { de: "Aufstellung neu abgeben", en: "Hand in the line-up anew" }
    hand_in_anyway() { de: "Aufstellung so abgeben", en: "Hand in the line-up like this" }
    secret() {
        de: "Geheim, bis beide Mannschaften abgegeben haben; dann sehen sie alle, und sie bleiben so.",
        en: "Secret until both teams have handed in; then everybody sees them, and they stay.",
    }
    lineups_public() {
        de: "Beide Aufstellungen sind da. Am Spieltag werden hier die Ergebnisse eingetragen.",
        en: "Both line-ups are in. Results are entered here on the day of the match.",
    }
    by_itself() { de: "Wird von selbst gewertet: ein Brett ohne zwei Spieler.", en: "Scored by itself: a board without two players." }
    hand_in_card(score) { de: "Spielbericht abgeben · {score}", en: "Hand in the report · {score}" }
    hand_in_card_anyway() { de: "Spielbericht so abgeben", en: "Hand in the report like this" }
    boards_missing(count) {
        de: "{count} Bretter fehlen noch, dann kann der Spielbericht abgegeben werden.", en: "{count} boards are missing; then the report can be handed in.",
        one(count): de: "1 Brett fehlt noch, dann kann der Spielbericht abgegeben werden.", en: "1 board is missing; then the report can be handed in.",
    }
    no_lineups() { de: "Es fehlen noch Aufstellungen.", en: "Line-ups are still missing." }
    confirmed() { de: "Der Spielleiter hat den Kampf bestätigt.", en: "The director of play has confirmed the match." }
    agreed() { de: "Beide Mannschaften sind einverstanden. Der Spielleiter bestätigt den Kampf.", en: "Both teams agree. The director of play confirms the match." }
    disputed(side, what) { de: "Bestritten ({side}): {what}. Der Spielleiter klärt es.", en: "Disputed ({side}): {what}. The director of play settles it." }
    agree(team) { de: "Stimmt so · {team}", en: "This is right · {team}" }
    dispute() { de: "Stimmt nicht …", en: "This is wrong …" }
    what_is_wrong() { de: "Was stimmt nicht?", en: "What is wrong?" }
    dispute_it() { de: "Spielbericht bestreiten", en: "Dispute the report" }
    answer() { de: "Antwort abgeben", en: "Send the answer" }
    waits_for(team) { de: "Jetzt prüft {team} den Spielbericht.", en: "{team} checks the report now." }

    everywhere() { de: "überall", en: "everywhere" }
    more_due(count) { de: "und {count} weitere", en: "and {count} more" }
    no_days(most) { de: "Geben Sie 1 bis {most} Tage an.", en: "Give 1 to {most} days." }
    mistake() { de: "Versehen", en: "mistake" }
    changed_meanwhile() { de: "Das Spieljahr hat sich inzwischen geändert. Öffnen Sie die Seite noch einmal.", en: "The season has changed meanwhile. Open the page again." }
    my_page() { de: "Meine Seite", en: "My page" }
    offices() { de: "Ämter", en: "Offices" }
    no_office() { de: "Zurzeit kein Amt in diesem Spieljahr.", en: "No office in this season at present." }
    due() { de: "Was zu tun ist", en: "What is due" }
    nothing_due() { de: "Zurzeit ist nichts zu tun.", en: "Nothing is due at present." }
    overdue() { de: "überfällig", en: "overdue" }
    until(day) { de: "bis {day}", en: "by {day}" }
    my_matches() { de: "Meine Kämpfe", en: "My matches" }
    open_sheet() { de: "Aufstellung und Ergebnisse", en: "Line-up and results" }
    acts() { de: "Eintragen", en: "Enter" }

    confirm() { de: "Kampf bestätigen", en: "Confirm the match" }
    confirm_anyway() { de: "Kampf so bestätigen", en: "Confirm the match like this" }
    waive(what) { de: "Folge erlassen: {what}", en: "Waive the consequence: {what}" }
    waive_explained() { de: "Folgen, die nur „in der Regel“ eintreten, kann der Spielleiter mit Begründung erlassen.", en: "Consequences that hold “as a rule” can be waived with a reason." }
    reason_of_confirmation() { de: "Begründung (bei Erlass oder bestrittenem Bericht)", en: "Reason (for a waiver or a disputed report)" }
    matter() { de: "Neues zu diesem Kampf", en: "More is known about this match" }
    nothing_to_confirm() { de: "Es gibt noch keinen Spielbericht.", en: "There is no report yet." }
    to_do_here() { de: "Zu diesem Kampf", en: "About this match" }
    access() { de: "Zugänge", en: "Access" }
    access_explained() {
        de: "Wer im Register steht, handelt mit einem Link oder einem Konto; die Rechte folgen aus den Ämtern.",
        en: "Persons of the registry act by a link or an account; their rights follow from their offices.",
    }
    links() { de: "Links", en: "Links" }
    new_link() { de: "Neuer Link", en: "New link" }
    make_link() { de: "Link anlegen", en: "Make the link" }
    whose() { de: "Für wen", en: "For whom" }
    days() { de: "Gilt für Tage", en: "Valid for days" }
    no_links() { de: "Noch keine Links.", en: "No links yet." }
    no_holders() { de: "Noch hat niemand ein Amt; geben Sie zuerst Ämter und Mannschaftsführer ein.", en: "Nobody holds an office yet; enter offices and captains first." }
    accounts() { de: "Konten", en: "Accounts" }
    account() { de: "Konto", en: "Account" }
    person() { de: "Person im Register", en: "Person of the registry" }
    link_account() { de: "Konto verknüpfen", en: "Link the account" }
    unlink() { de: "Verknüpfung aufheben", en: "Unlink" }
    unknown_person(name) { de: "„{name}“ steht nicht im Register. Schreiben Sie „Nachname, Vorname“ oder „#Nummer“.", en: "“{name}” is not in the registry. Write “Surname, First name” or “#number”." }
    several_persons(name) { de: "Den Namen gibt es mehrfach. Schreiben Sie die Nummer: {name}", en: "Several persons have this name. Write the number: {name}" }
    unknown_account(name) { de: "Ein Konto „{name}“ gibt es nicht.", en: "There is no account “{name}”." }
    without_office() { de: "Diese Person hat kein Amt; ein Link hätte keine Rechte.", en: "This person holds no office; a link would have no rights." }

    journal() { de: "Journal", en: "Journal" }
    journal_of(count) { de: "{count} Einträge, der neueste zuerst", en: "{count} entries, the newest first", one(count): de: "1 Eintrag", en: "1 entry" }
    who() { de: "Wer", en: "Who" }
    when() { de: "Wann", en: "When" }
    what() { de: "Was", en: "What" }
    undo_entry(number) { de: "Eintrag {number} zurücknehmen", en: "Undo entry {number}" }
    undone() { de: "zurückgenommen", en: "undone" }
    newer() { de: "Neuere", en: "Newer" }
    older() { de: "Ältere", en: "Older" }
}

/// A game on its button.
pub(crate) fn game(game: Option<GameNow>, lang: Lang) -> String {
    match (game, lang) {
        (Some(GameNow::Result(BoardResult::HomeWins)), _) => "1 : 0".to_owned(),
        (Some(GameNow::Result(BoardResult::Drawn)), _) => "½ : ½".to_owned(),
        (Some(GameNow::Result(BoardResult::GuestWins)), _) => "0 : 1".to_owned(),
        (Some(GameNow::Result(BoardResult::BothLose)), _) => "0 : 0".to_owned(),
        (Some(GameNow::Adjourned), Lang::De) => "abgebrochen".to_owned(),
        (Some(GameNow::Adjourned), Lang::En) => "adjourned".to_owned(),
        (None, Lang::De) => "leeren".to_owned(),
        (None, Lang::En) => "clear".to_owned(),
    }
}
