//! Incidents at a board: what happened, what follows, what was decided.

use turmuhr_clock::{Moment, Span};
use turmuhr_core::{Chess, Citation, Color, Edition};
use turmuhr_laws::{
    game::{Act, Actor, Choice, Claim, Consequence, Observation, Ruling, TimedAct},
    rules::{Mode, Supervision},
    told::{Deed, Unread},
};
use turmuhr_tournament::{
    Incident, Readings,
    incident::{Decided, Group, Happened, InForce, KeptRuling, Kind, NoAnswer, Seen, Story, position},
};

use crate::{
    Lang,
    board::{color, fen_error},
    event, notation,
    ruling::{self, Scene},
};

/// The word on a button.
pub const fn group(group: Group, lang: Lang) -> &'static str {
    match group {
        Group::Illegal => lang.pick("Regelwidriger Zug", "Illegal move"),
        Group::Touched => lang.pick("Berührt – geführt", "Touch-move"),
        Group::Clock => lang.pick("Uhr, Blättchen", "Clock, flag"),
        Group::Draw => lang.pick("Remis", "Draw"),
        Group::Scoresheet => lang.pick("Partieformular", "Scoresheet"),
        Group::Disturbance => lang.pick("Störung", "Disturbance"),
        Group::Device => lang.pick("Handy", "Phone"),
        Group::Other => lang.pick("Anderes", "Other"),
    }
}

/// What happened, without the player.
pub const fn kind(kind: Kind, lang: Lang) -> &'static str {
    match kind {
        Kind::IllegalMove => lang.pick("regelwidriger Zug, Uhr gedrückt", "illegal move, clock pressed"),
        Kind::IllegalNotPressed => {
            lang.pick("regelwidriger Zug, Uhr nicht gedrückt", "illegal move, clock not pressed")
        }
        Kind::PawnLeft => lang.pick("Bauer nicht umgewandelt", "pawn not promoted"),
        Kind::TwoHands => lang.pick("mit beiden Händen gezogen", "moved with two hands"),
        Kind::PressedEarly => {
            lang.pick("Uhr gedrückt, ohne zu ziehen", "clock pressed without making a move")
        }
        Kind::TouchedPiece => lang.pick("Figur berührt", "piece touched"),
        Kind::TouchBroken => lang.pick("Figur berührt, andere gezogen", "piece touched, another one moved"),
        Kind::FlagFell => lang.pick("Blättchen gefallen", "flag fallen"),
        Kind::BothFlags => lang.pick("beide Blättchen gefallen", "both flags fallen"),
        Kind::ClockHandled => lang.pick(
            "auf die Uhr geschlagen, sie hochgehoben oder umgeworfen",
            "clock hit, picked up or knocked over",
        ),
        Kind::ClockStopped => lang.pick("Uhren angehalten", "clocks stopped"),
        Kind::OtherHand => {
            lang.pick("Uhr mit der anderen Hand gedrückt", "clock pressed with the other hand")
        }
        Kind::FingerOnClock => lang.pick("Finger auf der Uhr", "finger kept on the clock"),
        Kind::ClockWrong => lang.pick("Uhr falsch gestellt", "clock setting incorrect"),
        Kind::Repetition => {
            lang.pick("Remisantrag: dreimalige Stellungswiederholung", "draw claim: threefold repetition")
        }
        Kind::FiftyMoves => lang.pick("Remisantrag: 50-Züge-Regel", "draw claim: 50-move rule"),
        Kind::OfferInThought => lang
            .pick("Remis angeboten, während der Gegner nachdenkt", "draw offered while the opponent thinks"),
        Kind::CannotWin => lang.pick(
            "Remisantrag: Gegner kann oder will nicht gewinnen",
            "draw claim: opponent cannot or will not win",
        ),
        Kind::DeadPosition => lang.pick("tote Stellung", "dead position"),
        Kind::SheetBehind => lang.pick("schreibt nicht mit", "does not record the moves"),
        Kind::OwnMoveMissing => lang.pick("eigener Zug nicht aufgeschrieben", "own move not recorded"),
        Kind::WrittenAhead => lang.pick("Zug im Voraus aufgeschrieben", "move written in advance"),
        Kind::NotAlgebraic => {
            lang.pick("schreibt nicht in algebraischer Notation", "does not use algebraic notation")
        }
        Kind::Disturbance => lang.pick("stört den Gegner", "distracts or annoys the opponent"),
        Kind::Disrepute => {
            lang.pick("schadet dem Ansehen des Schachspiels", "brings the game into disrepute")
        }
        Kind::LeftVenue => {
            lang.pick("Turnierareal ohne Erlaubnis verlassen", "left the playing venue without permission")
        }
        Kind::Interference => lang.pick("Einmischung von außen", "interference from outside"),
        Kind::Device => lang.pick("Handy klingelt oder wird gefunden", "phone rings or is found"),
        Kind::ForbiddenAid => {
            lang.pick("Notizen, Ratschläge oder Analyse benutzt", "notes, advice or analysis used")
        }
        Kind::SearchRefused => lang.pick("verweigert die Kontrolle", "refuses to be inspected"),
        Kind::Refusal => lang.pick(
            "weigert sich andauernd, die Regeln einzuhalten",
            "persistently refuses to comply with the Laws",
        ),
        Kind::WrongSetup => lang.pick("Anfangsstellung falsch", "initial position incorrect"),
        Kind::ColoursReversed => lang.pick("Farben vertauscht", "colours reversed"),
        Kind::Story => lang.pick("Hergang erzählen", "tell what happened"),
        Kind::Other => lang.pick("etwas anderes", "something else"),
    }
}

/// What happened, with the player: «Schwarz: regelwidriger Zug, Uhr gedrückt». A story is told event by event.
pub fn happened(seen: &Seen, lang: Lang) -> String {
    if let Some(story) = seen.story.as_ref().filter(|story| !story.events.is_empty()) {
        let told: Vec<String> = story.events.iter().map(|event| told_event(event, lang)).collect();
        return told.join(" ").trim_end_matches('.').to_owned();
    }
    let what = kind(seen.kind, lang);
    match seen.side {
        Some(side) if seen.kind.needs().side => format!("{}: {what}", color(side.into(), lang)),
        _ => {
            let mut letters = what.chars();
            let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
            format!("{first}{}", letters.as_str())
        }
    }
}

/// What happened in one sentence: of a story the last event.
pub fn headline(seen: &Seen, lang: Lang) -> String {
    match seen.story.as_ref().and_then(|story| story.events.last()) {
        Some(last) => told_event(last, lang).trim_end_matches('.').to_owned(),
        None => happened(seen, lang),
    }
}

fn told_event(happened: &Happened, lang: Lang) -> String {
    event::deed(happened.by.0, &happened.did.deed(), lang)
}

/// The rulings on a story, each in the position after its event.
fn of_story(incident: &Incident, story: &Story, lang: Lang) -> Vec<String> {
    let Incident { seen, ruled, .. } = incident;
    let last = ruled.rulings.iter().filter_map(|kept| kept.after.as_ref()).map(|after| after.event).max();
    let counted = story.begins() || !story.moves.is_empty();
    let start = position(&seen.position).ok().or_else(|| counted.then(Chess::default));
    let sentence = |kept: &KeptRuling| {
        let at = kept.after.as_ref().map(|after| after.event);
        let position = kept.after.as_ref().and_then(|after| position(&after.position).ok());
        let event = at.and_then(|at| story.events.get(at)).and_then(timed);
        let clocks = ruled.clocks.filter(|_| at == last);
        let scene = Scene {
            event: event.as_ref(),
            position: position.as_ref(),
            start: start.as_ref().filter(|_| counted),
            clocks: clocks.map(|read| (read.of(Color::White), read.of(Color::Black))),
            ..Scene::default()
        };
        match &kept.ruling(position.as_ref()).what {
            Consequence::Restore { .. } if !counted => taken_back(lang),
            what => ruling::consequence(what, &scene, lang),
        }
    };
    ruled.rulings.iter().map(sentence).collect()
}

/// The act of an event; a move is known in its position only.
fn timed(happened: &Happened) -> Option<TimedAct> {
    let at = Moment::from_millis(happened.at.0.millis());
    match happened.did.deed() {
        Deed::Act(act) => Some(TimedAct { at, by: happened.by.0, act }),
        Deed::Move(_) | Deed::Illegal(_) | Deed::TwoHands(_) | Deed::Promote { .. } => None,
    }
}

/// A ruling as a sentence, where only part of the game is known.
pub fn sentence(ruling: &Ruling, seen: &Seen, clocks: Option<Readings>, lang: Lang) -> String {
    let event = answered(seen);
    let position = position(&seen.position).ok();
    let clocks = clocks.map(|read| (read.of(Color::White), read.of(Color::Black)));
    let scene = Scene { event: Some(&event), position: position.as_ref(), clocks, ..Scene::default() };
    match &ruling.what {
        // A record that begins with the incident has other move numbers than the scoresheet.
        Consequence::Restore { .. } => taken_back(lang),
        Consequence::ReplacePawn { .. } if position.is_none() => pawn_becomes_queen(lang),
        what => ruling::consequence(what, &scene, lang),
    }
}

/// What an arbiter may choose, in the words that fit what happened.
pub fn option(option: Choice, options: &[Choice], seen: &Seen, lang: Lang) -> String {
    let event = answered(seen);
    ruling::option_of(option, options, &Scene { event: Some(&event), ..Scene::default() }, lang)
}

/// The act a ruling answers.
fn answered(seen: &Seen) -> TimedAct {
    if let Some(told) = seen.story.as_ref().and_then(|story| story.events.last()).and_then(timed) {
        return told;
    }
    let side = seen.side.map_or(Color::White, Color::from);
    let (by, act) = match seen.kind {
        Kind::Repetition => (Actor::Player(side), Act::Claim(Claim::Repetition { intended: None })),
        Kind::FiftyMoves => (Actor::Player(side), Act::Claim(Claim::Fifty { intended: None })),
        Kind::CannotWin => (Actor::Player(side), Act::Claim(Claim::CannotWin)),
        Kind::ClockWrong => (Actor::Player(side), Act::Claim(Claim::WrongClock)),
        Kind::OfferInThought => (Actor::Player(side), Act::Offer),
        Kind::Interference => (Actor::Spectator, Act::Interfere),
        _ if seen.claimed => (Actor::Player(!side), Act::Claim(Claim::IllegalMove)),
        _ => (Actor::Arbiter, Act::Observe { what: Observation::IllegalMove, against: Some(side) }),
    };
    TimedAct { at: Moment::START, by, act }
}

/// All articles of some rulings, each once: «Art. 7.5.1, 7.5.5 (FIDE 2023)».
pub fn articles(rulings: &[Ruling]) -> String {
    let mut by_edition: Vec<(Edition, Vec<&str>)> = Vec::new();
    for cite in cited(rulings) {
        match by_edition.iter_mut().find(|(edition, _)| *edition == cite.edition()) {
            Some((_, articles)) => articles.push(cite.article()),
            None => by_edition.push((cite.edition(), vec![cite.article()])),
        }
    }
    let told: Vec<String> = by_edition
        .into_iter()
        .map(|(edition, articles)| format!("Art. {}, {}", articles.join(", "), short_edition(edition)))
        .collect();
    told.join("; ")
}

/// The articles of some rulings, each once, in order.
pub fn cited(rulings: &[Ruling]) -> Vec<Citation> {
    let mut all: Vec<Citation> = Vec::new();
    for cite in rulings.iter().flat_map(|ruling| &ruling.cites) {
        if !all.contains(cite) {
            all.push(*cite);
        }
    }
    all
}

/// «FIDE 2023»: the edition behind an article.
pub const fn short_edition(edition: Edition) -> &'static str {
    match edition {
        Edition::FideBlitz1977 => "FIDE Blitz 1977",
        Edition::Fide1984 => "FIDE 1984",
        Edition::DsbVi1987 => "DSB 1987",
        Edition::FideRapid1990 => "FIDE Rapid 1990",
        Edition::Fide1993 => "FIDE 1993",
        Edition::FideBlitz1993 => "FIDE Blitz 1993",
        Edition::Fide2001 => "FIDE 2001",
        Edition::Dsb2014 => "DSB 2014",
        Edition::Fide2017 => "FIDE 2017",
        Edition::Fide2018 => "FIDE 2018",
        Edition::Fide2023 => "FIDE 2023",
    }
}

/// The rules of a game: «Turnierschach, FIDE 2023».
pub fn ruled_by(in_force: &InForce, lang: Lang) -> String {
    let mode = match in_force.rules.mode {
        Mode::Standard => lang.pick("Turnierschach", "standard chess"),
        Mode::Rapid => lang.pick("Schnellschach", "rapid chess"),
        Mode::Blitz => lang.pick("Blitz", "blitz"),
    };
    let watched = match (in_force.rules.mode, in_force.rules.supervision) {
        (Mode::Standard, _) => "",
        (_, Supervision::Full) => lang.pick(", ausreichende Aufsicht", ", adequate supervision"),
        (_, Supervision::Limited) => lang.pick(", eingeschränkte Aufsicht", ", limited supervision"),
    };
    format!("{mode}{watched}, {}", short_edition(in_force.edition))
}

/// A display as people read it: `0:14:22`, without hours where there are none.
pub fn reading(seconds: u32) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{rest:02}") } else { format!("{minutes}:{rest:02}") }
}

/// As a clock is set, always with its hours.
pub fn setting(seconds: u32) -> String {
    Span::from_secs(seconds).to_string()
}

/// White's and Black's display: `22:10/8:03`.
pub fn readings(of: Readings) -> String {
    format!("{}/{}", reading(of.white), reading(of.black))
}

/// What was decided, a sentence each: what follows from the Laws, or what the arbiter put in its place.
pub fn decided(incident: &Incident, lang: Lang) -> Vec<String> {
    let Incident { seen, ruled, decided, .. } = incident;
    match decided {
        Decided::Ruled => {
            let position = position(&seen.position).ok();
            let rulings = ruled.read(position.as_ref());
            if rulings.is_empty() {
                return vec![nothing_follows(lang)];
            }
            if let Some(story) = &seen.story {
                return of_story(incident, story, lang);
            }
            rulings.iter().map(|ruling| sentence(ruling, seen, ruled.clocks, lang)).collect()
        }
        Decided::Otherwise { words, reason, .. } => vec![otherwise(lang, words, reason)],
    }
}

/// The whole incident in a line, for journal and report.
pub fn told(incident: &Incident, lang: Lang) -> String {
    let what = happened(&incident.seen, lang);
    let rulings = incident.ruled.read(None);
    let articles = match &incident.decided {
        Decided::Ruled if !rulings.is_empty() => format!(" ({})", articles(&rulings)),
        _ => String::new(),
    };
    let note =
        if incident.note.is_empty() { String::new() } else { format!(" {}", noted(lang, &incident.note)) };
    format!("{what}. {}{articles}{note}", decided(incident, lang).join(" "))
}

/// What the program must know before it can rule.
pub fn no_answer(why: &NoAnswer, lang: Lang) -> String {
    match why {
        NoAnswer::Laws { laws } if laws.is_empty() => laws_missing(lang),
        NoAnswer::Laws { laws } => no_laws(lang, laws),
        NoAnswer::TimeControl { text } => no_time_control(lang, text),
        NoAnswer::SideMissing => side_missing(lang),
        NoAnswer::PositionMissing => position_missing(lang),
        NoAnswer::Position(error) => bad_position(lang, fen_error(error, lang)),
        NoAnswer::Turn { wanted } => wrong_turn(lang, color(*wanted, lang)),
        NoAnswer::NoMoves => no_moves(lang),
        NoAnswer::NoPromotion => no_promotion(lang),
        NoAnswer::NoPiece { square } => no_piece(lang, square),
        NoAnswer::NoMove { text } => no_move(lang, text),
        NoAnswer::Legal { text } => move_is_legal(lang, text),
        NoAnswer::NotLegal { text } => move_not_legal(lang, text),
        NoAnswer::MoveMissing => move_missing(lang),
        NoAnswer::FindingMissing => finding_missing(lang),
        NoAnswer::ReadingsMissing => readings_missing(lang),
        NoAnswer::MovesMissing => moves_missing(lang),
        NoAnswer::GuidelinesMissing => guidelines_missing(lang),
        NoAnswer::NotAnOption { .. } => not_an_option(lang),
        NoAnswer::SettingMissing => setting_missing(lang),
        NoAnswer::NothingTold => nothing_told(lang),
        NoAnswer::Unread { event, why } => unread(*event + 1, why, lang),
        NoAnswer::Moves(error) => notation::movetext_error(error, Edition::CURRENT, lang),
        NoAnswer::TurnMissing => turn_missing(lang),
    }
}

fn unread(event: usize, why: &Unread, lang: Lang) -> String {
    match why {
        Unread::NotLegal { text, error } => {
            let why = notation::read_error(error, &Chess::default(), Edition::CURRENT, lang);
            told_not_legal(lang, event, text, why)
        }
        Unread::OutOfTurn { text } => told_out_of_turn(lang, event, text),
        Unread::NoPosition { text } => told_unlawful(lang, event, text),
    }
}

texts! {
    nothing_told() { de: "Wählen Sie das Ereignis, mit dem der Hergang beginnt.", en: "Choose the event that began it." }
    turn_missing() {
        de: "Das hängt davon ab, wer am Zug ist: Geben Sie es an.",
        en: "This depends on who has the move: say so.",
    }
    told_not_legal(event, text, why) {
        de: "Ereignis {event}: {text} ist dort kein regelgemäßer Zug. {why} War er regelwidrig, wählen Sie „zieht regelwidrig“.",
        en: "Event {event}: {text} is not a legal move there. {why} If it was illegal, choose “makes an illegal move”.",
    }
    told_out_of_turn(event, text) {
        de: "Ereignis {event}: {text} ist kein Zug dieser Seite, und die andere Seite ist am Zug.",
        en: "Event {event}: {text} is not a move of this player, and the other player has the move.",
    }
    told_unlawful(event, text) {
        de: "Ereignis {event}: {text} lässt sich nicht lesen, weil die Figuren regelwidrig stehen. Geben Sie zwei Felder an.",
        en: "Event {event}: {text} cannot be read, because the position is illegal. Enter two squares.",
    }
    taken_back() {
        de: "Der Zug wird zurückgenommen, die Stellung davor wiederhergestellt.",
        en: "The move is taken back, the position before it is reinstated.",
    }
    pawn_becomes_queen() { de: "Der Bauer wird durch eine Dame ersetzt.", en: "The pawn is replaced by a queen." }
    nothing_follows() {
        de: "Das bleibt ohne Folgen.",
        en: "This has no consequences.",
    }
    otherwise(words, reason) {
        de: "Anders entschieden: {words} Grund: {reason}",
        en: "Decided otherwise: {words} Reason: {reason}",
    }
    noted(note) { de: "Vermerk: {note}", en: "Note: {note}" }
    laws_missing() {
        de: "In den Einstellungen der Gruppe fehlt die Ausgabe der Schachregeln. Tragen Sie sie dort ein.",
        en: "The settings of the section name no edition of the Laws. Enter it there.",
    }
    no_laws(laws) {
        de: "Für „{laws}“ kennt das Programm keine Regeln. Tragen Sie in den Einstellungen der Gruppe die Ausgabe der Schachregeln ein.",
        en: "The program knows no Laws called “{laws}”. Enter the edition of the Laws in the settings of the section.",
    }
    no_time_control(text) {
        de: "Die Bedenkzeit „{text}“ ist nicht lesbar; sie entscheidet, ob es Turnier-, Schnell- oder Blitzschach ist. Tragen Sie sie in den Einstellungen der Gruppe ein.",
        en: "The time control “{text}” cannot be read; it decides whether this is standard, rapid or blitz. Enter it in the settings of the section.",
    }
    side_missing() { de: "Wer war es, Weiß oder Schwarz?", en: "Who was it, White or Black?" }
    position_missing() {
        de: "Das hängt von der Stellung ab: Geben Sie sie als FEN ein.",
        en: "This depends on the position: enter it as FEN.",
    }
    bad_position(why) {
        de: "Die Stellung stimmt nicht: {why}",
        en: "The position is incorrect: {why}",
    }
    wrong_turn(side) {
        de: "Geben Sie die Stellung davor ein, mit {side} am Zug; in dieser ist der Gegner am Zug.",
        en: "Enter the position before it, with {side} to move; in this one the opponent has the move.",
    }
    no_moves() {
        de: "In dieser Stellung ist die Partie schon beendet.",
        en: "In this position the game is already over.",
    }
    no_promotion() {
        de: "In dieser Stellung kann kein Bauer umwandeln, oder mehrere können es.",
        en: "In this position no pawn can promote, or several can.",
    }
    no_piece(square) {
        de: "Auf „{square}“ steht keine Figur. Geben Sie das Feld der berührten Figur an, zum Beispiel e2.",
        en: "There is no piece on “{square}”. Enter the square of the touched piece, for example e2.",
    }
    no_move(text) {
        de: "„{text}“ ist kein Zug dieses Spielers. Geben Sie zwei Felder an, zum Beispiel e2e5.",
        en: "“{text}” is not a move of this player. Enter two squares, for example e2e5.",
    }
    move_is_legal(text) { de: "{text} ist in dieser Stellung regelgemäß.", en: "{text} is legal in this position." }
    move_not_legal(text) {
        de: "„{text}“ ist in dieser Stellung kein regelgemäßer Zug. Geben Sie den ausgeführten Zug als zwei Felder an.",
        en: "“{text}” is not a legal move in this position. Enter the move that was made as two squares.",
    }
    move_missing() {
        de: "Welcher Zug war es?",
        en: "Which move was it?",
    }
    finding_missing() {
        de: "Die Züge der Partie sind nicht gespeichert. Prüfen Sie den Antrag anhand der Partieformulare und geben Sie an, ob er berechtigt ist.",
        en: "The moves of the game are not stored. Check the claim against the scoresheets and say whether it is correct.",
    }
    readings_missing() {
        de: "Das hängt von der Restbedenkzeit beider Spieler ab: Geben Sie die Uhrenstände ein.",
        en: "This depends on the time both players have left: enter the clock times.",
    }
    moves_missing() {
        de: "Das hängt von der Zahl der ausgeführten Züge ab: Geben Sie sie an.",
        en: "This depends on the number of moves made: enter it.",
    }
    guidelines_missing() {
        de: "Das hängt davon ab, ob für das Turnier die Richtlinien III (Partien ohne Zeitinkrement, Endspurtphase) angekündigt sind: Geben Sie es an.",
        en: "This depends on whether Guidelines III (games without increment, quickplay finish) were announced for the event: say so.",
    }
    not_an_option() {
        de: "Diese Wahl lassen die Regeln hier nicht zu.",
        en: "The Laws do not allow this choice here.",
    }
    setting_missing() {
        de: "Geben Sie an, welche Uhr auf welche Zeit gestellt wird.",
        en: "Say which clock is set, and to what time.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turmuhr_tournament::{
        Settings,
        incident::{Side, consult},
        round::Game,
    };

    #[test]
    fn displays_are_read_without_empty_hours() {
        assert_eq!(readings(Readings { white: 1330, black: 483 }), "22:10/8:03");
        assert_eq!((reading(3725), setting(862)), ("1:02:05".to_owned(), "0:14:22".to_owned()));
    }

    #[test]
    fn an_incident_is_told_in_a_line() {
        let seen = Seen {
            readings: Some(Readings { white: 742, black: 220 }),
            ..Seen::of(Kind::IllegalMove, Some(Side::Black))
        };
        let ruled = consult(&Settings::default(), &Game::default(), &seen).expect("an answer").ruled();
        let incident = Incident { seen, ruled, decided: Decided::Ruled, note: String::new() };
        assert_eq!(
            told(&incident, Lang::De),
            "Schwarz: regelwidriger Zug, Uhr gedrückt. Der Zug wird zurückgenommen, die Stellung davor wiederhergestellt. \
             Weiß erhält zwei Minuten Zeitgutschrift (neue Zeit 0:14:22). (Art. 7.5.1, 7.5.5, FIDE 2023)"
        );
        let decided = Decided::Otherwise {
            words: "A warning.".to_owned(),
            reason: "A child.".to_owned(),
            counts: true,
        };
        assert_eq!(
            told(&Incident { decided, ..incident }, Lang::En),
            "Black: illegal move, clock pressed. Decided otherwise: A warning. Reason: A child."
        );
    }

    #[test]
    fn a_story_is_told_event_by_event() {
        let happened = |at: u32, by: Actor, deed: Deed| Happened::new(Moment::from_secs(at), by, &deed);
        let white = Actor::Player(Color::White);
        let story = Story {
            events: vec![
                happened(1, white, Deed::Move("e4".to_owned())),
                happened(2, white, Deed::Act(Act::Offer)),
                happened(3, white, Deed::Act(Act::Press)),
                happened(4, Actor::Player(Color::Black), Deed::Act(Act::Accept)),
            ],
            ..Story::default()
        };
        let seen = Seen {
            position: turmuhr_core::fen::write(&Chess::default()),
            story: Some(Box::new(story)),
            ..Seen::of(Kind::Story, None)
        };
        let answer = consult(&Settings::default(), &Game::default(), &seen).expect("an answer");
        assert!(answer.is_final() && answer.course.len() == 4);
        let incident = Incident { seen, ruled: answer.ruled(), decided: Decided::Ruled, note: String::new() };
        let line = told(&incident, Lang::De);
        let course = "Weiß spielt e4. Weiß bietet Remis an. Weiß drückt die Uhr.";
        assert!(line.starts_with(course) && line.ends_with("FIDE 2023)"), "{line}");
        let line = told(&incident, Lang::En);
        assert!(line.contains("White plays e4.") && line.contains("accepts"), "{line}");
    }
}
