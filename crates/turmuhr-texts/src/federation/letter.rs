//! Words of invitations, protests and envelopes of adjourned games.

use turmuhr_federation::{
    competition::fide::InvitationField,
    law::remedy::{Remedy, panel::Basis},
    matches::report::EnvelopeField,
    ordinance::rules::{Procedure, Smoking, System},
};

use turmuhr_standings::playoff::Stake;

use crate::Lang;

texts! {
    // The invitation.
    invitation() { de: "Einladung", en: "Invitation (Einladung)" }
    part_event() { de: "Veranstaltung", en: "Event" }
    part_schedule() { de: "Zeitplan", en: "Schedule" }
    part_entry() { de: "Teilnahme", en: "Entry" }
    part_play() { de: "Spielweise", en: "Play" }
    part_terms() { de: "Ordnung und Bedingungen", en: "Rules and terms" }
    invited() { de: "Eingeladen", en: "Invited" }
    basis_of_entry() { de: "Grund der Einladung", en: "Reason for the invitation" }
    place() { de: "Ort", en: "Place" }
    dates() { de: "Zeitraum", en: "Dates" }
    days(from, to) { de: "{from} bis {to}", en: "{from} to {to}" }
    clocks() { de: "Uhren", en: "Clocks" }
    control() { de: "Bedenkzeit", en: "Time control" }
    category() { de: "Kategorie", en: "Category" }
    participants() { de: "Teilnehmer", en: "Participants" }
    invited_players() { de: "Eingeladene", en: "Invited players" }
    arbiter() { de: "Schiedsrichter", en: "Arbiter" }
    photos() { de: "Fotografieren", en: "Photography" }
    answer_by() { de: "Verbindliche Antwort bis", en: "Binding answer by" }
    arrival_contact() { de: "Ankunft melden bei", en: "Report arrival to" }
    system() { de: "Paarungssystem", en: "Pairing system" }
    tie_breaks() { de: "Bei Punktgleichheit", en: "If tied on points" }
    playoffs() { de: "Stichkämpfe", en: "Play-offs (Stichkämpfe)" }
    smoking() { de: "Rauchen", en: "Smoking" }
    prizes() { de: "Preise", en: "Prizes" }
    remedies() { de: "Rechtsmittel", en: "Remedies (Rechtsmittel)" }
    protest_until() { de: "Proteste bis", en: "Appeals by" }
    committee() { de: "Schiedsgericht", en: "Appeals committee (Schiedsgericht)" }
    finances() { de: "Finanzielle Bedingungen", en: "Financial terms" }
    sent() { de: "Abgesandt am", en: "Sent on" }
    when() { de: "Wann", en: "When" }
    what() { de: "Was", en: "What" }
    arrival() { de: "Anreise", en: "Arrival" }
    opening() { de: "Eröffnung", en: "Opening" }
    draw() { de: "Auslosung", en: "Draw" }
    closing() { de: "Siegerehrung und Abschluss", en: "Prize-giving and closing" }
    departure() { de: "Abreise", en: "Departure" }
    money_prize(prize) { de: "{prize} (Geldpreis)", en: "{prize} (cash)" }
    signature_organiser() { de: "Unterschrift des Veranstalters", en: "Signature of the organiser" }
    sent_late(last_day, article) {
        de: "Die Einladung kommt zu spät: Sie musste bis zum {last_day} abgesandt sein [{article}].",
        en: "The invitation is late: it had to be sent by {last_day} [{article}].",
    }
    send_by(last_day, article) {
        de: "Abzusenden bis zum {last_day} [{article}].",
        en: "To be sent by {last_day} [{article}].",
    }
    no_money(article) {
        de: "Geldpreise sind nicht erlaubt, nur Ehrenpreise [{article}].",
        en: "Cash prizes are not allowed, only honorary prizes [{article}].",
    }
    no_care(article) {
        de: "Ärztliche Hilfe und eine Versicherung aller gegen Unfall und akute Krankheit sind nicht zugesagt [{article}].",
        en: "Medical treatment and an insurance of all against accidents and acute illness are not promised [{article}].",
    }
    lacks(fields, article) { de: "Es fehlt [{article}]: {fields}.", en: "Missing [{article}]: {fields}." }
    no_finances() {
        de: "Die Einladung zu einer hochrangigen Veranstaltung muss alle finanziellen Bedingungen nennen; sie fehlen.",
        en: "The invitation to a high-ranking event must give all financial terms; they are missing.",
    }
    draw_too_late(hours, article) {
        de: "Zwischen Auslosung und erster Runde liegen weniger als {hours} Stunden [{article}].",
        en: "There are fewer than {hours} hours between the draw and round 1 [{article}].",
    }
    other_size(wanted) {
        de: "Die Zahl der Teilnehmer soll {wanted} sein.",
        en: "The number of participants should be {wanted}.",
    }
    wrong_size(allowed, article) {
        de: "Erlaubte Teilnehmerzahlen: {allowed} [{article}].",
        en: "Allowed numbers of participants: {allowed} [{article}].",
    }
    size_by_decision(article) {
        de: "Diese Zahl der Teilnehmer setzt einen Beschluss des Spielausschusses voraus [{article}].",
        en: "This number of participants needs a decision of the playing committee (Spielausschuss) [{article}].",
    }

    first_moves(moves, time) { de: "{time} für {moves} Züge", en: "{time} for {moves} moves" }
    further_moves(moves, time) { de: "{time} für je {moves} weitere Züge", en: "{time} for every further {moves} moves" }
    rest(time) { de: "{time} für die ganze Partie", en: "{time} for the whole game" }

    // The protest or appeal as a form.
    part_who() { de: "Rechtsmittelführer", en: "Appellant" }
    part_against() { de: "Angefochtene Entscheidung", en: "Contested decision" }
    part_request() { de: "Antrag", en: "Request" }
    part_reasons() { de: "Begründung", en: "Reasons" }
    part_enclosed() { de: "Anlagen, Gebühr, Form", en: "Enclosures, fee, form" }
    part_suspension() { de: "Antrag, die Entscheidung vorläufig außer Vollzug zu setzen", en: "Application to suspend the decision" }
    name_and_address() { de: "Name, Anschrift", en: "Name, address" }
    entitled_by() { de: "Berechtigt als", en: "Entitled as" }
    addressee() { de: "An", en: "To" }
    file_number_of() { de: "Aktenzeichen", en: "File number" }
    decided_by() { de: "Entschieden von", en: "Decided by" }
    postmark() { de: "Poststempel", en: "Postmark" }
    lodge_by() { de: "Einzulegen bis", en: "To be lodged by" }
    posted() { de: "Aufgegeben am", en: "Posted on" }
    copies() { de: "Ausfertigungen", en: "Copies" }
    enclosures() { de: "Anlagen", en: "Enclosures" }
    fee() { de: "Gebühr", en: "Fee" }
    fee_paid(due, on, proof) { de: "{due}, überwiesen am {on}; Nachweis: {proof}", en: "{due}, transferred on {on}; proof: {proof}" }
    fee_due(due) { de: "{due}, überwiesen am ____________; Nachweis liegt bei ☐", en: "{due}, transferred on ____________; proof enclosed ☐" }
    envelope_of_decision() { de: "Umschlag der Entscheidung", en: "Envelope of the decision" }
    enclosed() { de: "☒ liegt bei", en: "☒ enclosed" }
    to_enclose() { de: "☐ liegt bei", en: "☐ enclosed" }
    form_of_post() { de: "Versand", en: "Sent" }
    by_registered_mail() { de: "per Einschreiben oder gegen Empfangsbestätigung", en: "by registered mail or against a receipt" }
    no_suspension_wanted() { de: "☐ wird gestellt, weil:", en: "☐ is made, because:" }
    signature_appellant() { de: "Unterschrift", en: "Signature" }
    posted_late(last_day, article) {
        de: "Zu spät: Die Frist endete am {last_day} [{article}].",
        en: "Too late: the period ended on {last_day} [{article}].",
    }
    not_entitled() {
        de: "Die Berechtigung ist nicht angegeben; ohne sie ist das Rechtsmittel unzulässig [5.4].",
        en: "The entitlement is not given; without it the remedy is inadmissible [5.4].",
    }

    // The envelope of an adjourned game.
    envelope() { de: "Hängepartie", en: "Adjourned game (Hängepartie)" }
    white() { de: "Weiß", en: "White" }
    black() { de: "Schwarz", en: "Black" }
    used(time) { de: "verbraucht {time}", en: "used {time}" }
    sealed_by() { de: "Abgabezug von", en: "Move sealed by" }
    move_number() { de: "Nr. des Abgabezugs", en: "Sealed move no." }
    sealed_on() { de: "Abgegeben am", en: "Sealed on" }
    draw_offer() { de: "Offenes Remisangebot", en: "Open draw offer" }
    of_side(side) { de: "von {side}", en: "by {side}" }
    none_open() { de: "keines", en: "none" }
    resumption() { de: "Wiederaufnahme", en: "Resumption" }
    resumed(date, time, place) { de: "{date}, {time} Uhr, {place}", en: "{date}, {time}, {place}" }
    adjudication() { de: "Abschätzung vorgesehen", en: "Adjudication intended" }
    yes() { de: "ja", en: "yes" }
    no() { de: "nein", en: "no" }
    yes_or_no() { de: "☐ ja  ☐ nein", en: "☐ yes  ☐ no" }
    kept_by() { de: "Verwahrt von", en: "Kept by" }
    checked_done() { de: "☒ vollständig, richtig, leserlich", en: "☒ complete, correct, legible" }
    checked_open() { de: "☐ vollständig, richtig, leserlich", en: "☐ complete, correct, legible" }
    director() { de: "Turnierleiter", en: "Director" }
    confirms(side) { de: "{side}: Stellung und Zeiten stimmen", en: "{side}: position and times are right" }
    board_number(board) { de: "Brett {board}", en: "Board {board}" }
    other_to_move(side) {
        de: "In der Stellung ist {side} am Zug; abgegeben hat die andere Seite.",
        en: "In the position {side} is to move; the other side has sealed the move.",
    }
    bad_position(why) {
        de: "Die Stellung lässt sich nicht lesen: {why}; schreiben Sie sie als FEN.",
        en: "The position cannot be read: {why}; write it as FEN.",
    }
    ranks(number) { de: "{number} Reihen statt 8", en: "{number} ranks instead of 8" }
    files(rank) { de: "Reihe {rank} hat nicht 8 Felder", en: "rank {rank} does not have 8 squares" }
    no_piece(letter) { de: "{letter} ist keine Figur", en: "{letter} is not a piece" }
}

/// What an invitation says.
pub fn invitation_field(field: InvitationField, lang: Lang) -> &'static str {
    match (field, lang) {
        (InvitationField::DateAndPlace, Lang::De) => "Datum und Ort",
        (InvitationField::DateAndPlace, Lang::En) => "date and place",
        (InvitationField::Schedule, Lang::De) => "Zeitplan",
        (InvitationField::Schedule, Lang::En) => "schedule",
        (InvitationField::TimeControl, Lang::De) => "Bedenkzeit",
        (InvitationField::TimeControl, Lang::En) => "time control",
        (InvitationField::Clocks, Lang::De) => "Art der Uhren",
        (InvitationField::Clocks, Lang::En) => "type of clocks",
        (InvitationField::Category, Lang::De) => "Kategorie",
        (InvitationField::Category, Lang::En) => "category",
        (InvitationField::Participants, Lang::De) => "Zahl der Teilnehmer",
        (InvitationField::Participants, Lang::En) => "number of participants",
        (InvitationField::Invited, Lang::De) => "Namen der Eingeladenen",
        (InvitationField::Invited, Lang::En) => "names of those invited",
        (InvitationField::Arbiter, Lang::De) => "Schiedsrichter",
        (InvitationField::Arbiter, Lang::En) => "arbiter",
        (InvitationField::AnswerBy, Lang::De) => "Termin für die verbindliche Antwort",
        (InvitationField::AnswerBy, Lang::En) => "date for the binding answer",
        (InvitationField::ArrivalContact, Lang::De) => "wem die Ankunft zu melden ist",
        (InvitationField::ArrivalContact, Lang::En) => "whom to inform of the arrival",
        (InvitationField::PairingSystem, Lang::De) => "Paarungssystem",
        (InvitationField::PairingSystem, Lang::En) => "pairing system",
    }
}

/// What an envelope must say.
pub fn envelope_field(field: EnvelopeField, lang: Lang) -> &'static str {
    match (field, lang) {
        (EnvelopeField::Names, Lang::De) => "Namen",
        (EnvelopeField::Names, Lang::En) => "names",
        (EnvelopeField::Position, Lang::De) => "Stellung",
        (EnvelopeField::Position, Lang::En) => "position",
        (EnvelopeField::TimesUsed, Lang::De) => "verbrauchte Zeiten",
        (EnvelopeField::TimesUsed, Lang::En) => "times used",
        (EnvelopeField::SealedBy, Lang::De) => "wer den Zug abgegeben hat",
        (EnvelopeField::SealedBy, Lang::En) => "who sealed the move",
        (EnvelopeField::MoveNumber, Lang::De) => "Nummer des Zuges",
        (EnvelopeField::MoveNumber, Lang::En) => "number of the move",
        (EnvelopeField::Resumption, Lang::De) => "Wiederaufnahme",
        (EnvelopeField::Resumption, Lang::En) => "resumption",
        (EnvelopeField::ConfirmedByWhite, Lang::De) => "Bestätigung von Weiß",
        (EnvelopeField::ConfirmedByWhite, Lang::En) => "confirmation by White",
        (EnvelopeField::ConfirmedByBlack, Lang::De) => "Bestätigung von Schwarz",
        (EnvelopeField::ConfirmedByBlack, Lang::En) => "confirmation by Black",
    }
}

/// The grounds on which a remedy may be lodged.
pub fn basis(basis: Basis, lang: Lang) -> &'static str {
    match (basis, lang) {
        (Basis::Sanctioned, Lang::De) => "mit einer Buße belegt",
        (Basis::Sanctioned, Lang::En) => "sanctioned",
        (Basis::ResultDecided, Lang::De) => "über das eigene Spielergebnis wurde entschieden",
        (Basis::ResultDecided, Lang::En) => "own result was decided on",
        (Basis::StandingAffected, Lang::De) => "Turniersieg, Auf- oder Abstieg werden beeinflusst",
        (Basis::StandingAffected, Lang::En) => "tournament win, promotion or relegation is affected",
        (Basis::Director, Lang::De) => "zuständiger Spielleiter",
        (Basis::Director, Lang::En) => "competent director of play (Spielleiter)",
    }
}

/// The title of a remedy.
pub fn remedy_title(remedy: Remedy, lang: Lang) -> &'static str {
    match (remedy, lang) {
        (Remedy::Protest, Lang::De) => "Protest",
        (Remedy::Protest, Lang::En) => "Protest (Protest)",
        (Remedy::Appeal, Lang::De) => "Berufung",
        (Remedy::Appeal, Lang::En) => "Appeal (Berufung)",
    }
}

pub fn system_of(system: System, lang: Lang) -> &'static str {
    match (system, lang) {
        (System::RoundRobin, Lang::De) => "Rundenturnier",
        (System::RoundRobin, Lang::En) => "round robin",
        (System::Swiss, Lang::De) => "Schweizer System",
        (System::Swiss, Lang::En) => "Swiss system",
        (System::ByNumber, Lang::De) => "nach der Teilnehmerzahl",
        (System::ByNumber, Lang::En) => "by the number of participants",
        (System::KnockOut, Lang::De) => "K.-o.-System",
        (System::KnockOut, Lang::En) => "knock-out",
        (System::League, Lang::De) => "Liga",
        (System::League, Lang::En) => "league",
    }
}

pub fn smoking_rule(smoking: Smoking, lang: Lang) -> &'static str {
    match (smoking, lang) {
        (Smoking::PlayersInPlay, Lang::De) => {
            "im Turniersaal nur Spieler mit laufender Partie und die Turnierleitung"
        }
        (Smoking::PlayersInPlay, Lang::En) => {
            "in the playing hall only players with a game in progress and the tournament direction"
        }
        (Smoking::Restricted, Lang::De) => "eingeschränkt",
        (Smoking::Restricted, Lang::En) => "restricted",
        (Smoking::Banned, Lang::De) => "verboten",
        (Smoking::Banned, Lang::En) => "forbidden",
    }
}

/// When a play-off is played.
pub fn at_stake(stake: Stake, lang: Lang) -> String {
    match (stake, lang) {
        (Stake::First, Lang::De) => "bei Punktgleichheit um den ersten Platz".into(),
        (Stake::First, Lang::En) => "if tied on points for first place".into(),
        (Stake::Cut, Lang::De) => "bei Punktgleichheit um die Qualifikation".into(),
        (Stake::Cut, Lang::En) => "if tied on points for qualification".into(),
        (Stake::FirstAndCut, Lang::De) => {
            "bei Punktgleichheit um den ersten Platz und um die Qualifikation".into()
        }
        (Stake::FirstAndCut, Lang::En) => "if tied on points for first place and for qualification".into(),
        (Stake::FirstPlaces(places), Lang::De) => {
            format!("bei Punktgleichheit um die ersten {places} Plätze")
        }
        (Stake::FirstPlaces(places), Lang::En) => format!("if tied on points for the first {places} places"),
        (Stake::DrawnEncounter, Lang::De) => "nach einem Unentschieden".into(),
        (Stake::DrawnEncounter, Lang::En) => "after a draw".into(),
    }
}

/// `50/2:30+20/1:00` in words; other forms stay unchanged.
pub fn control_of(control: &str, lang: Lang) -> String {
    let time = |text: &str| -> Option<String> {
        let (hours, minutes) = text.split_once(':')?;
        let (hours, minutes): (u32, u32) = (hours.parse().ok()?, minutes.parse().ok()?);
        Some(match (hours, minutes) {
            (0, minutes) => format!("{minutes} min"),
            (hours, 0) => format!("{hours} h"),
            (hours, minutes) => format!("{hours} h {minutes} min"),
        })
    };
    let period = |(text, first): (&str, bool)| -> Option<String> {
        let Some((moves, span)) = text.split_once('/') else { return Some(rest(lang, time(text)?)) };
        let moves: u32 = moves.parse().ok()?;
        Some(if first {
            first_moves(lang, moves, time(span)?)
        } else {
            further_moves(lang, moves, time(span)?)
        })
    };
    let periods = control.split('+').zip(std::iter::once(true).chain(std::iter::repeat(false)));
    let told: Option<Vec<String>> = periods.map(period).collect();
    told.map_or_else(|| control.to_owned(), |told| told.join(", "))
}

/// How decisions can be contested.
pub fn procedure(procedure: Procedure, lang: Lang) -> &'static str {
    match (procedure, lang) {
        (Procedure::ProtestAndAppeal, Lang::De) => "Protest und Berufung nach der Ordnung",
        (Procedure::ProtestAndAppeal, Lang::En) => {
            "protest and appeal (Protest, Berufung) under the ordinance"
        }
        (Procedure::AppealsCommittee, Lang::De) => {
            "schriftlich an das Schiedsgericht, das endgültig entscheidet"
        }
        (Procedure::AppealsCommittee, Lang::En) => {
            "in writing to the appeals committee, whose decision is final"
        }
    }
}
