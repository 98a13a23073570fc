//! Words of printed documents: titles, heads of columns, labels, notes.

use jiff::civil::{Date, DateTime};
use turmuhr_clock::{code, human};
use turmuhr_core::{Bye, PlayerId};
use turmuhr_exchange::trf::{
    TypeCode,
    type_code::{Kind, Primary},
};
use turmuhr_tournament::{
    IntegrityKind,
    settings::{Datum, InitialOrder},
};

use crate::{Lang, values};

/// Both sides of a result, joined as the language writes it: 1:0 and 1–0, +:− and +/−.
pub fn between(one: &str, other: &str, played: bool, lang: Lang) -> String {
    let sign = match (lang, played) {
        (Lang::De, _) => ":",
        (Lang::En, true) => "–",
        (Lang::En, false) => "/",
    };
    format!("{one}{sign}{other}")
}

pub fn date(date: Date, lang: Lang) -> String {
    date.strftime(match lang {
        Lang::De => "%d.%m.%Y",
        Lang::En => "%-d %b %Y",
    })
    .to_string()
}

pub fn moment(moment: DateTime, lang: Lang) -> String {
    let time = moment.strftime("%H:%M");
    match lang {
        Lang::De => format!("{}, {time} Uhr", date(moment.date(), lang)),
        Lang::En => format!("{}, {time}", date(moment.date(), lang)),
    }
}

/// A span of days; one day if both are equal or one is unknown.
pub fn period(start: Option<Date>, end: Option<Date>, lang: Lang) -> String {
    match (start, end) {
        (Some(start), Some(end)) if start != end => {
            let dash = match lang {
                Lang::De => "bis",
                Lang::En => "to",
            };
            format!("{} {dash} {}", date(start, lang), date(end, lang))
        }
        (Some(day), _) | (None, Some(day)) => date(day, lang),
        (None, None) => String::new(),
    }
}

/// A time control in words; an unknown one as written.
pub fn time_control(text: &str, lang: Lang) -> String {
    let lang = match lang {
        Lang::De => human::Lang::German,
        Lang::En => human::Lang::English,
    };
    match code::read_trf(text).or_else(|_| code::read(text)) {
        Ok(control) => human::write(&control, lang),
        Err(_) => text.to_owned(),
    }
}

/// The system of a tournament, if its code names one.
pub fn system(code: &TypeCode, lang: Lang) -> Option<String> {
    let (de, en) = match code.kind {
        Kind::Dutch(_) => ("Schweizer System (FIDE, holländisch)", "Swiss (FIDE, Dutch)"),
        Kind::Dubov => ("Schweizer System (Dubov)", "Swiss (Dubov)"),
        Kind::Burstein => ("Schweizer System (Burstein)", "Swiss (Burstein)"),
        Kind::DoubleSwiss => ("Doppel-Schweizer System", "Double-Swiss"),
        Kind::CustomSwiss | Kind::CustomDoubleSwiss => {
            ("Schweizer System nach eigener Ordnung", "Swiss by rules of the event")
        }
        Kind::RoundRobin => ("Rundenturnier", "Round robin"),
        Kind::Knockout => ("K.-o.-System", "Knock-out"),
        Kind::TeamSwiss { primary: Primary::MatchPoints, .. } => {
            ("Schweizer System für Mannschaften, nach Mannschaftspunkten", "Team Swiss by match points")
        }
        Kind::TeamSwiss { primary: Primary::GamePoints, .. } => {
            ("Schweizer System für Mannschaften, nach Brettpunkten", "Team Swiss by game points")
        }
        Kind::CustomTeamSwiss => {
            ("Schweizer System für Mannschaften nach eigener Ordnung", "Team Swiss by rules of the event")
        }
        Kind::TeamRoundRobin => ("Rundenturnier für Mannschaften", "Team round robin"),
        Kind::Unknown => return None,
    };
    let named = match lang {
        Lang::De => de,
        Lang::En => en,
    };
    let baku = match (code.baku, lang) {
        (false, _) => "",
        (true, Lang::De) => ", Baku-Beschleunigung",
        (true, Lang::En) => ", Baku acceleration",
    };
    Some(format!("{named}{baku}"))
}

pub fn bye(bye: Bye, lang: Lang) -> &'static str {
    match (bye, lang) {
        (Bye::PairingAllocated, Lang::De) => "spielfrei",
        (Bye::PairingAllocated, Lang::En) => "bye",
        (Bye::Full, Lang::De) => "freie Runde (1 Punkt)",
        (Bye::Full, Lang::En) => "full-point bye",
        (Bye::Half, Lang::De) => "freie Runde (½ Punkt)",
        (Bye::Half, Lang::En) => "half-point bye",
        (Bye::Zero, Lang::De) => "abwesend",
        (Bye::Zero, Lang::En) => "absent",
    }
}

/// How the event was run, for the report.
pub fn integrity(
    kind: &IntegrityKind<Option<PlayerId>>,
    called: impl Fn(PlayerId) -> String,
    lang: Lang,
) -> String {
    let name = |who: &Option<PlayerId>| who.map_or_else(|| "–".to_owned(), &called);
    // The journal keeps the code; people read the result as everywhere else.
    let result =
        |code: &str| code.parse().map_or_else(|_| code.to_owned(), |known| values::result(known, lang));
    match kind {
        IntegrityKind::LeftFideMode { reason } => left_fide_mode(lang, reason),
        IntegrityKind::PairedByHand { round, different: Some(different), comment } => {
            paired_by_hand(lang, round, different, comment)
        }
        IntegrityKind::PairedByHand { round, different: None, comment } => {
            paired_against_no_rule(lang, round, comment)
        }
        IntegrityKind::LatecomerPaired { round, white, black } => {
            latecomer_paired(lang, round, name(white), name(black))
        }
        IntegrityKind::Corrected { round, board, from, to, reason } if to.is_empty() => {
            result_taken_back(lang, ResultTakenBack { round, board, from: result(from), reason })
        }
        IntegrityKind::Corrected { round, board, from, to, reason } => {
            corrected(lang, Corrected { round, board, from: result(from), to: result(to), reason })
        }
        IntegrityKind::RatedOtherwise { round, board, result: rated, reason } => {
            rated_otherwise(lang, RatedOtherwise { round, board, result: result(rated), reason })
        }
        IntegrityKind::FullPointBye { round, player } => full_point_bye(lang, round, name(player)),
        IntegrityKind::PairingWithdrawn { round, reason } => pairing_withdrawn(lang, round, reason),
        IntegrityKind::PointsAdjusted { round, party, points, reason } => {
            let party = &name(party);
            points_adjusted(lang, PointsAdjusted { round, party, points, reason })
        }
        IntegrityKind::SettingsChanged => settings_changed(lang),
    }
}

/// «mit 3½ Punkten», «mit einem Punkt», «mit einem halben Punkt».
pub fn points_won(points: &str, lang: Lang) -> String {
    if points == "½" { with_half_a_point(lang) } else { with_points(lang, points) }
}

/// The data that a prize asks for, in words.
pub fn data(all: &[Datum], lang: Lang) -> String {
    let word = |datum: &Datum| match datum {
        Datum::Sex => datum_sex(lang),
        Datum::Birth => datum_birth(lang),
        Datum::Rating => datum_rating(lang),
    };
    all.iter().map(word).collect::<Vec<_>>().join(", ")
}

/// The limit of a prize, with the number that counts.
pub fn limit(counted: InitialOrder, below: u32, lang: Lang) -> String {
    match counted {
        InitialOrder::Fide => limit_fide(lang, below),
        InitialOrder::National => limit_national(lang, below),
        InitialOrder::FideOrNational => limit_fide_first(lang, below),
        InitialOrder::NationalOrFide => limit_national_first(lang, below),
        InitialOrder::Higher => limit_higher(lang, below),
    }
}

texts! {
    // Titles.
    start_list() { de: "Startrangliste", en: "Starting list" }
    pairings() { de: "Paarungen nach Brettern", en: "Pairings by board" }
    names() { de: "Paarungen nach Namen", en: "Pairings by name" }
    all_rounds() { de: "Paarungstafel", en: "Schedule of rounds" }
    rounds_in_all(count) {
        de: "{count} Runden",
        en: "{count} rounds",
        one(count): de: "Eine Runde", en: "One round",
    }
    players_in_all(count) { de: "{count} Spieler", en: "{count} players", one(count): de: "Ein Spieler", en: "One player" }
    teams_in_all(count) { de: "{count} Mannschaften", en: "{count} teams", one(count): de: "Eine Mannschaft", en: "One team" }
    host() { de: "Heim", en: "Home" }
    guest() { de: "Gast", en: "Guests" }
    free_in_table() { de: "spielfrei", en: "free" }
    slips() { de: "Ergebniszettel", en: "Result slips" }
    scoresheets() { de: "Partieformulare", en: "Scoresheets" }
    standings_title() { de: "Tabelle", en: "Standings" }
    cross_title() { de: "Kreuztabelle", en: "Cross table" }
    progress_title() { de: "Fortschrittstabelle", en: "Progress table" }
    chart() { de: "Aushangtabelle", en: "Wall chart" }
    cards() { de: "Spielerkarten", en: "Player cards" }
    prizes() { de: "Preisliste", en: "Prize list" }
    receipts() { de: "Preisquittungen", en: "Prize receipts" }
    places() { de: "Tischkarten", en: "Place cards" }
    certificates() { de: "Urkunden", en: "Certificates" }
    incidents() { de: "Vorfälle", en: "Incidents" }
    report() { de: "Schiedsrichterbericht", en: "Arbiter's report" }

    round_of(round, total) { de: "Runde {round} von {total}", en: "Round {round} of {total}" }
    after_round(round, total) { de: "nach Runde {round} von {total}", en: "after round {round} of {total}" }
    before_start() { de: "vor der ersten Runde", en: "before the first round" }
    final_standings(total) {
        de: "Endstand nach {total} Runden",
        en: "Final, after {total} rounds",
        one(total): de: "Endstand nach einer Runde", en: "Final, after one round",
    }
    draft() { de: "Entwurf, nicht freigegeben", en: "Draft, not published" }

    // The foot.
    page() { de: "Seite", en: "Page" }
    page_of() { de: "von", en: "of" }
    check_code() { de: "Prüfcode", en: "Check code" }
    journal_entry(position) { de: "Journal {position}", en: "Journal entry {position}" }
    printed(moment) { de: "gedruckt {moment}", en: "printed {moment}" }

    // Heads and labels.
    board() { de: "Brett", en: "Board" }
    table() { de: "Tisch", en: "Table" }
    board_of(table, board) { de: "Tisch {table}, Brett {board}", en: "Table {table}, board {board}" }
    board_at(board) { de: "Brett {board}", en: "Board {board}" }
    number() { de: "Nr.", en: "No." }
    name() { de: "Name", en: "Name" }
    player_title() { de: "Titel", en: "Title" }
    team() { de: "Mannschaft", en: "Team" }
    club() { de: "Verein", en: "Club" }
    federation() { de: "Land", en: "Fed." }
    rating() { de: "Wertungszahl", en: "Rating" }
    points_head() { de: "Pkt.", en: "Pts" }
    result() { de: "Ergebnis", en: "Result" }
    white() { de: "Weiß", en: "White" }
    black() { de: "Schwarz", en: "Black" }
    colour() { de: "Farbe", en: "Colour" }
    opponent() { de: "Gegner", en: "Opponent" }
    rank() { de: "Platz", en: "Rank" }
    games() { de: "Partien", en: "Games" }
    round() { de: "Runde", en: "Round" }
    round_short(round) { de: "R{round}", en: "R{round}" }
    place() { de: "Ort", en: "Place" }
    date_label() { de: "Datum", en: "Date" }
    begins() { de: "Beginn", en: "Start" }
    organiser() { de: "Ausrichter", en: "Organiser" }
    chief_arbiter() { de: "Hauptschiedsrichter", en: "Chief arbiter" }
    arbiters() { de: "Schiedsrichter", en: "Arbiters" }
    control() { de: "Bedenkzeit", en: "Time control" }
    system_label() { de: "System", en: "System" }
    tie_breaks() { de: "Feinwertung", en: "Tie-breaks" }
    regulations() { de: "Regeln", en: "Regulations" }
    edition(edition) { de: "Wertungsregeln {edition}", en: "tie-break rules {edition}" }
    signature() { de: "Unterschrift", en: "Signature" }
    signature_of(who) { de: "Unterschrift {who}", en: "Signature of {who}" }
    birth() { de: "geb.", en: "born" }
    identity() { de: "Kennnummer", en: "ID" }
    seed() { de: "Startnummer", en: "Starting number" }
    total() { de: "Stand", en: "Score" }

    // Slips and scoresheets.
    white_wins() { de: "Weiß gewinnt", en: "White wins" }
    drawn() { de: "Remis", en: "Draw" }
    black_wins() { de: "Schwarz gewinnt", en: "Black wins" }
    cut_order() {
        de: "Stapel schneiden und aufeinanderlegen, oben links zuerst, dann oben rechts: Die Zettel liegen dann nach Brettern geordnet.",
        en: "Cut the pile and stack the parts, top left first, then top right: the slips are then in board order.",
    }
    cut_here() { de: "hier schneiden", en: "cut here" }
    fold_here() { de: "hier falten", en: "fold here" }
    move_number() { de: "Zug", en: "Move" }
    sheet_of(who) { de: "Formular von {who}", en: "Sheet of {who}" }
    scored() { de: "Ergebnis (ankreuzen)", en: "Result (mark one)" }

    // Notes.
    hand_note(reason) {
        de: "Die Auslosung wurde von Hand geändert: {reason}",
        en: "The pairing was changed by hand: {reason}",
    }
    pending_note(games) {
        de: "Partien ohne Ergebnis in den gezählten Runden: {games}.",
        en: "Games without a result among the rounds that count: {games}.",
    }
    provisional(games) {
        de: "vorläufig, noch ohne Ergebnis: {games} Partien",
        en: "provisional, without a result yet: {games} games",
        one(games): de: "vorläufig, noch ohne Ergebnis: 1 Partie", en: "provisional, without a result yet: 1 game",
    }
    never_came(who) { de: "{who} ist nicht erschienen.", en: "{who} never came." }
    decided_note() {
        de: "Unterstrichen: was gegenüber dem Vorplatzierten entschied.",
        en: "Underlined: what decided the order against the place above.",
    }
    withdrawn_note(who, round) {
        de: "{who} ist ab Runde {round} nicht mehr dabei.",
        en: "{who} has withdrawn from round {round} on.",
    }
    returned_note(who, from, back) {
        de: "{who} hat sich ab Runde {from} zurückgezogen und spielt ab Runde {back} wieder mit.",
        en: "{who} withdrew from round {from} on and plays again from round {back} on.",
    }
    prize_undecided(prize, data, names) {
        de: "Preis „{prize}“: Ohne die Angabe „{data}“ ist offen, ob diese Spieler ihn bekommen: {names}",
        en: "Prize “{prize}”: without the datum “{data}” it is open whether these players get it: {names}",
    }
    datum_sex() { de: "Geschlecht", en: "sex" }
    datum_birth() { de: "Geburtsjahr", en: "year of birth" }
    datum_rating() { de: "Wertungszahl", en: "rating" }
    limit_fide(below) { de: "Elo unter {below}", en: "FIDE rating below {below}" }
    limit_national(below) { de: "DWZ unter {below}", en: "national rating below {below}" }
    limit_fide_first(below) { de: "Elo, sonst DWZ, unter {below}", en: "FIDE rating, else national, below {below}" }
    limit_national_first(below) { de: "DWZ, sonst Elo, unter {below}", en: "national rating, else FIDE, below {below}" }
    limit_higher(below) { de: "die höhere von Elo und DWZ unter {below}", en: "the higher of FIDE and national rating below {below}" }
    prize_for(prize, limit) { de: "„{prize}“: {limit}.", en: "“{prize}”: {limit}." }
    rated_only() { de: "nur mit Wertungszahl", en: "only with a rating" }
    prize_rated_only(prize) {
        de: "„{prize}“ geht nur an Spieler mit Wertungszahl.",
        en: "“{prize}” goes only to players with a rating.",
    }
    shared_place() { de: "Platz geteilt", en: "place shared" }
    cross_note() {
        de: "Die Ziffern sind Partiepunkte, w und s die Farben; + und − kampflos, leer: noch zu spielen, in Klammern: zählt nicht.",
        en: "Figures are game points, w and b the colours; + and − by forfeit, empty: still to be played, in brackets: not counted.",
    }
    cross_note_teams() {
        de: "Die Ziffern sind Brettpunkte; + und − kampflos, leer: noch zu spielen, in Klammern: zählt nicht.",
        en: "Figures are board points; + and − by forfeit, empty: still to be played, in brackets: not counted.",
    }
    progress_note() {
        de: "Gegner, Farbe (w, s) und Ergebnis, darunter der Punktestand; + und − kampflos, * ohne Ergebnis, frei: ohne Gegner.",
        en: "Opponent, colour (w, b) and result, below them the score; + and − by forfeit, * without a result, bye: no opponent.",
    }
    free() { de: "frei", en: "bye" }
    away() { de: "fehlt", en: "away" }
    white_letter() { de: "w", en: "w" }
    black_letter() { de: "s", en: "b" }
    empty_board() { de: "unbesetzt", en: "empty" }

    // Prizes and certificates.
    prize() { de: "Preis", en: "Prize" }
    payout() { de: "Betrag", en: "Amount" }
    winner() { de: "Gewinner", en: "Winner" }
    received() { de: "Erhalten (Unterschrift)", en: "Received (signature)" }
    nobody_wins() { de: "niemand", en: "nobody" }
    shared_prize() {
        de: "Wer einen Platz oder die Punktzahl mit anderen teilt, bekommt den Anteil nach der Ausschreibung; der Betrag ist schon geteilt.",
        en: "Players who share a place or a score get their share by the regulations of the event; the amounts are already shared.",
    }
    receipt() { de: "Quittung", en: "Receipt" }
    receipt_number(number) { de: "Nr. {number}", en: "No. {number}" }
    receipt_amount() { de: "Betrag erhalten:", en: "Amount received:" }
    share_of_prizes() { de: "Anteil am Preisgeld", en: "Share of the prize money" }
    certificate() { de: "Urkunde", en: "Certificate" }
    certificate_place(place) { de: "{place}. Platz", en: "Place {place}" }
    certificate_won() { de: "hat erreicht", en: "has reached" }
    certificate_won_prize() { de: "gewinnt den Preis", en: "wins the prize" }
    with_points(points) {
        de: "mit {points} Punkten",
        en: "with {points} points",
        one(points): de: "mit einem Punkt", en: "with one point",
    }
    with_half_a_point() { de: "mit einem halben Punkt", en: "with half a point" }
    certificate_points(points, rounds) {
        de: "{points} aus {rounds} Runden",
        en: "{points} in {rounds} rounds",
        one(rounds): de: "{points} aus einer Runde", en: "{points} in one round",
    }
    certificate_in_category(place, points, rounds) {
        de: "{points} aus {rounds} Runden, Platz {place} der Gesamtwertung",
        en: "{points} in {rounds} rounds, place {place} overall",
        one(rounds): de: "{points} aus einer Runde, Platz {place} der Gesamtwertung", en: "{points} in one round, place {place} overall",
    }
    certificate_prize(prize) { de: "und gewinnt: {prize}", en: "and wins: {prize}" }

    // The report.
    part_event() { de: "Veranstaltung", en: "Event" }
    part_course() { de: "Verlauf", en: "Course of the event" }
    part_conditions() {
        de: "Spielbedingungen, Material, Abweichungen und zusätzliche Bestimmungen",
        en: "Playing conditions, material, deviations and extra regulations",
    }
    part_appeals() { de: "Schiedsgericht und seine Fälle", en: "Appeals committee and its cases" }
    part_penalties() { de: "Strafen, mit ihrem Artikel", en: "Penalties, with their article" }
    part_unplayed() { de: "Kampflose Partien, Rückzüge, Ausschlüsse", en: "Forfeits, withdrawals, exclusions" }
    part_run() { de: "Eingriffe der Turnierleitung", en: "How the event was run" }
    part_incidents() { de: "Vorfälle", en: "Incidents" }
    incident_line(IncidentLine { round, board, who, what }) {
        de: "Runde {round}, Brett {board}, {who}: {what}",
        en: "Round {round}, board {board}, {who}: {what}",
    }
    position_of(PositionOf { round, board, side }) {
        de: "Runde {round}, Brett {board}: {side} am Zug",
        en: "Round {round}, board {board}: {side} to move",
    }
    game_head() { de: "Partie", en: "Game" }
    incident_head() { de: "Vorfall", en: "Incident" }
    decision_head() { de: "Entscheidung", en: "Decision" }
    recorded_head() { de: "Aufgenommen", en: "Recorded" }
    other_than(articles) { de: "abweichend von {articles}", en: "other than {articles}" }
    clocks_read(clocks) { de: "Uhren {clocks}", en: "clocks {clocks}" }
    no_incidents() { de: "Es ist kein Vorfall aufgenommen.", en: "No incident has been recorded." }
    file_has_no_incidents() {
        de: "Eine Turnierdatei enthält keine Vorfälle; sie stehen im Turnier selbst, dort unter Drucken.",
        en: "A tournament file holds no incidents; they are in the event itself, there under Print.",
    }
    part_results() { de: "Ergebnisse", en: "Results" }
    part_enclosures() { de: "Anlagen", en: "Enclosures" }
    part_addressees() { de: "Empfänger", en: "Addressees" }
    addressees() { de: "Ausrichter; Wertungsreferent", en: "Organiser; rating officer" }
    enclosures() { de: "Kreuz- oder Fortschrittstabelle; Turnierdatei (TRF)", en: "Cross or progress table; tournament file (TRF)" }
    players_count(players, rated) { de: "{players}, davon {rated} mit Wertungszahl", en: "{players}, of whom {rated} rated" }
    players_label() { de: "Spieler", en: "Players" }
    teams_label() { de: "Mannschaften", en: "Teams" }
    rounds_label() { de: "Runden", en: "Rounds" }
    rounds_played(played, total) { de: "{played} von {total}", en: "{played} of {total}" }
    games_label() { de: "Partien", en: "Games" }
    games_tally(GamesTally { played, white, drawn, black }) {
        de: "{played} gespielt: {white} Weißsiege, {drawn} Remis, {black} Schwarzsiege",
        en: "{played} played: {white} won by White, {drawn} drawn, {black} won by Black",
    }
    forfeit_line(ForfeitLine { round, board, who, result }) {
        de: "Runde {round}, Brett {board}: {who} {result}",
        en: "Round {round}, board {board}: {who} {result}",
    }
    none_known() { de: "Keine.", en: "None." }
    place_and_date() { de: "Ort, Datum", en: "Place, date" }

    // How the event was run.
    left_fide_mode(reason) { de: "FIDE-Modus verlassen: {reason}", en: "FIDE mode left: {reason}" }
    paired_against_no_rule(round, comment) {
        de: "Runde {round} von Hand ausgelost, weil die Regeln keine Auslosung ergeben. {comment}",
        en: "Round {round} paired by hand because the rules give no pairing. {comment}",
    }
    paired_by_hand(round, different, comment) {
        de: "Runde {round} von Hand ausgelost, Paarungen abweichend vom Programm: {different}. {comment}",
        en: "Round {round} paired by hand, pairs that differ from the program's: {different}. {comment}",
    }
    result_taken_back(ResultTakenBack { round, board, from, reason }) {
        de: "Runde {round}, Brett {board}: Ergebnis {from} zurückgenommen. {reason}",
        en: "Round {round}, board {board}: result {from} taken back. {reason}",
    }
    corrected(Corrected { round, board, from, to, reason }) {
        de: "Runde {round}, Brett {board}: {from} berichtigt in {to}. {reason}",
        en: "Round {round}, board {board}: {from} corrected to {to}. {reason}",
    }
    rated_otherwise(RatedOtherwise { round, board, result, reason }) {
        de: "Runde {round}, Brett {board}: für die Auswertung {result}, Tabelle unverändert. {reason}",
        en: "Round {round}, board {board}: rated as {result}, standings unchanged. {reason}",
    }
    full_point_bye(round, player) {
        de: "Runde {round}: freie Runde mit ganzem Punkt für {player}.",
        en: "Round {round}: full-point bye for {player}.",
    }
    latecomer_paired(round, white, black) {
        de: "Runde {round}: {white} und {black} nach der Freigabe gepaart, weil jemand später kam.",
        en: "Round {round}: {white} and {black} paired after publication because one of them arrived late.",
    }
    pairing_withdrawn(round, reason) {
        de: "Freigabe der Runde {round} zurückgenommen: {reason}",
        en: "Published pairing of round {round} withdrawn: {reason}",
    }
    points_adjusted(PointsAdjusted { round, party, points, reason }) {
        de: "{party} nach Runde {round}: {points} Punkte. {reason}",
        en: "{party} after round {round}: {points} points. {reason}",
        one(points): de: "{party} nach Runde {round}: 1 Punkt. {reason}", en: "{party} after round {round}: 1 point. {reason}",
    }
    settings_changed() {
        de: "Feinwertungen nach Turnierbeginn geändert.",
        en: "Tie-breaks changed after the start.",
    }

    // What cannot be printed.
    no_round(round, paired) {
        de: "Runde {round} ist nicht ausgelost; bisher ausgelost: {paired}.",
        en: "Round {round} is not paired; paired so far: {paired}.",
    }
    no_rounds() {
        de: "Es ist noch keine Runde ausgelost, also gibt es dafür nichts zu drucken.",
        en: "No round is paired yet, so there is nothing to print for it.",
    }
    no_places() {
        de: "Für null Plätze gibt es keine Urkunden. Wählen Sie eine Zahl ab 1.",
        en: "There are no certificates for no place. Choose a number from 1 on.",
    }
    no_prizes() {
        de: "Es sind keine Preise angegeben; --prizes DATEI.json gibt sie an, je Preis mit name, cents, place und to.",
        en: "No prizes are given; --prizes FILE.json gives them, each with name, cents, place and to.",
    }
    unfinished(games) {
        de: "Noch {games} Partien sind abgebrochen oder ohne Ergebnis; Preise, Quittungen und Urkunden gibt es, wenn sie eingetragen sind.",
        en: "{games} games are adjourned or have no result yet; prizes, receipts and certificates are printed once they are entered.",
        one(games): de: "Noch 1 Partie ist abgebrochen oder ohne Ergebnis; Preise, Quittungen und Urkunden gibt es, wenn sie eingetragen ist.", en: "1 game is adjourned or has no result yet; prizes, receipts and certificates are printed once it is entered.",
    }
    too_wide(players, limit) {
        de: "Eine Kreuztabelle mit {players} Spalten passt auf kein Blatt; bis {limit} geht es, darüber hilft die Aushangtabelle (chart).",
        en: "A cross table of {players} columns fits on no sheet; up to {limit} do, and beyond that the wall chart (chart) helps.",
    }
    template_fault(file, line, what) {
        de: "Die Vorlage {file} kann nicht gesetzt werden, Zeile {line}: {what}. Berichtigen Sie die Zeile, oder entfernen Sie die Datei, dann gilt die mitgelieferte.",
        en: "The template {file} cannot be typeset, line {line}: {what}. Correct the line, or remove the file and the built-in one is used.",
    }
    template_fault_nowhere(file, what) {
        de: "Die Vorlage {file} kann nicht gesetzt werden: {what}. Berichtigen Sie sie, oder entfernen Sie die Datei, dann gilt die mitgelieferte.",
        en: "The template {file} cannot be typeset: {what}. Correct it, or remove the file and the built-in one is used.",
    }
    not_text(file) {
        de: "Die Vorlage {file} ist kein Text in UTF-8; speichern Sie sie so ab.",
        en: "The template {file} is not text in UTF-8; save it as such.",
    }
    no_folder(path, why) {
        de: "Der Ordner {path} mit den Vorlagen kann nicht gelesen werden ({why}).",
        en: "The folder {path} with the templates cannot be read ({why}).",
    }
    bad_prizes(path, why) {
        de: "{path}: keine Liste von Preisen ({why}); je Preis name, cents, place und to angeben.",
        en: "{path}: not a list of prizes ({why}); each needs name, cents, place and to.",
    }
    bad_remarks(path, why) {
        de: "{path}: keine Bemerkungen zum Bericht ({why}); die Schlüssel sind course, conditions, appeals, penalties und incidents, die Werte Texte.",
        en: "{path}: not remarks for the report ({why}); the keys are course, conditions, appeals, penalties and incidents, the values texts.",
    }
    bad_code(code) {
        de: "„{code}“ ist kein Prüfcode; er steht am Fuß des Blattes und sieht so aus: J1841-8F3K-Q22M-7PXA.",
        en: "“{code}” is not a check code; it is at the foot of the page and looks like J1841-8F3K-Q22M-7PXA.",
    }
    verified(document) {
        de: "Der Code stimmt: {document}. Das Blatt zeigt, was in der Datei steht.",
        en: "The code is correct: {document}. The sheet shows what the file says.",
    }
    not_verified() {
        de: "Der Code stimmt mit keinem Dokument dieses Turniers überein: Das Blatt zeigt einen anderen Stand oder stammt aus einem anderen Turnier.",
        en: "The code belongs to no document of this tournament: the sheet shows another state, or is from another tournament.",
    }
    other_origin() {
        de: "Der Code ist der eines Journals, diese Datei hat keines; prüfen Sie ihn im Turnier selbst.",
        en: "The code is that of a journal, and this file has none; check it in the event itself.",
    }
    written(path, pages) { de: "{path}: Seiten: {pages}", en: "{path}: pages: {pages}" }
    output_missing() {
        de: "Wohin? -o DATEI.pdf schreibt das Dokument, --json zeigt, was gedruckt würde.",
        en: "Where to? -o FILE.pdf writes the document, --json shows what would be printed.",
    }

    // The command.
    about() {
        de: "Druckt ein Turnier als PDF: Paarungen, Ergebniszettel, Tabellen, Karten, Urkunden, Bericht.",
        en: "Prints a tournament as PDF: pairings, result slips, standings, cards, certificates, report.",
    }
    arg_what(words) { de: "Was: {words}; verify prüft den Code eines Blattes gegen die Datei", en: "What: {words}; verify checks the code of a sheet against the file" }
    arg_output() { de: "PDF-Datei; - ist die Standardausgabe", en: "PDF file; - is standard output" }
    arg_round() { de: "Runde der Paarungen, Zettel und Formulare; sonst die letzte", en: "Round of pairings, slips and sheets; else the last" }
    arg_after() { de: "Stand nach dieser Runde; sonst nach der letzten vollständigen", en: "As it stood after this round; else after the last that is complete" }
    arg_first() { de: "Urkunden für so viele Plätze; sonst für die Preisträger, sonst drei", en: "Certificates for so many places; else for the prize winners, else three" }
    arg_scale() { de: "Schrift von Listen in Prozent; ab 125 im Querformat [100]", en: "Type of lists in per cent; from 125 on in landscape [100]" }
    arg_prizes() { de: "JSON-Datei mit den Preisen", en: "JSON file with the prizes" }
    arg_remarks() { de: "JSON-Datei mit Texten für den Bericht", en: "JSON file with texts for the report" }
    arg_templates() { de: "Ordner mit eigenen Vorlagen (standings.typ …), Schriften und Bildern", en: "Folder with templates of your own (standings.typ …), fonts and images" }
    arg_show_template() { de: "Zeigt die mitgelieferte Vorlage, als Anfang einer eigenen", en: "Shows the built-in template, to start one of your own" }
    arg_code() { de: "Mit verify: der Code am Fuß des Blattes", en: "With verify: the code at the foot of the sheet" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_and_controls_as_each_language_writes_them() {
        let day = Date::constant(2026, 3, 7);
        assert_eq!(date(day, Lang::De), "07.03.2026");
        assert_eq!(period(Some(day), Some(Date::constant(2026, 3, 9)), Lang::En), "7 Mar 2026 to 9 Mar 2026");
        assert_eq!(moment(day.at(14, 5, 0, 0), Lang::De), "07.03.2026, 14:05 Uhr");
        assert_eq!(time_control("5400+30", Lang::De), "90 Min., dazu 30 s je Zug ab Zug 1");
        assert_eq!(time_control("as you like", Lang::De), "as you like");
    }
}
