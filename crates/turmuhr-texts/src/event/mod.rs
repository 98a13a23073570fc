//! Events at the board, as a player tells the arbiter.

mod noticed;
mod told;

pub use noticed::observation;
pub use told::deed;

use turmuhr_core::{CastlingSide, Chess, Color, Move, Square};
use turmuhr_laws::{
    board::legality::Attempt,
    game::{
        Act, Actor, CastleOrder, Choice, Claim, Decision, Envelope, Evidence, Help, Helper, Intent,
        Misconduct, Observation, Place, PromotionFault, Sheet, TimedAct,
    },
    notation::{Language, Style, read_move, write_move},
};

use crate::{
    Lang,
    board::color,
    ruling::{choice as chosen, display, time},
};

/// An event in one sentence. `before` is the position in which it happened.
pub fn event(event: &TimedAct, before: Option<&Chess>, lang: Lang) -> String {
    let who = actor(event.by, lang);
    match &event.act {
        Act::Start => starts(lang),
        Act::Arrive => arrives(lang, who),
        Act::Move(m) => plays(lang, who, moved(*m, before, lang)),
        Act::Illegal(attempt) => plays_illegally(lang, who, displaced(*attempt)),
        Act::Unlawful(attempt) => plays(lang, who, displaced(*attempt)),
        Act::Press => presses(lang, who),
        Act::PressEarly => presses_early(lang, who),
        Act::Touch { square, intent: Intent::Move } => touches(lang, who, square),
        Act::Touch { square, intent: Intent::Adjust } => adjusts(lang, who, square),
        Act::Touch { square, intent: Intent::Accident } => brushes(lang, who, square),
        Act::Touch { square, intent: Intent::Feel } => feels(lang, who, square),
        Act::TouchBoth { own, enemy } => touches_both(lang, who, own, enemy),
        Act::Release { square } => releases(lang, who, square),
        Act::CastleTouch { first, side } => castling_begun(who, *first, *side, lang),
        Act::TwoHands(m) => plays_with_both_hands(lang, who, moved(*m, before, lang)),
        Act::Promote { attempt, fault: PromotionFault::Absent } => no_piece_at_hand(lang, who, attempt.to),
        Act::Promote { attempt, fault: PromotionFault::UpsideDownRook } => {
            upside_down_rook(lang, who, attempt.to)
        }
        Act::Promote { attempt, fault: PromotionFault::Touched } => new_piece_touched(lang, who, attempt.to),
        Act::Promote { attempt, fault: PromotionFault::PawnLeft } => leaves_pawn(lang, who, attempt.to),
        Act::Displace { squares } => knocks_over(lang, who, list(squares)),
        Act::Restore => puts_back(lang, who),
        Act::StopClock => stops_clock(lang, who),
        Act::Restart => restarts(lang, who),
        Act::HitClock => hits_clock(lang, who),
        Act::Offer => offers(lang, who),
        Act::OfferIf { condition } => offers_if(lang, who, condition),
        Act::Misconduct(how) => misconduct(who, *how, lang),
        Act::Accept => accepts(lang, who),
        Act::Decline => declines(lang, who),
        Act::Resign => resigns(lang, who),
        Act::Claim(claim) => claims(who, claim, before, lang),
        Act::Write { text } => writes(lang, who, written(text, before, lang)),
        Act::Sheet(Sheet::Complete) => sheet_complete(lang, who),
        Act::Sheet(Sheet::Behind) => sheet_behind(lang, who),
        Act::Sheet(Sheet::NotAlgebraic) => sheet_not_algebraic(lang, who),
        Act::Sheet(Sheet::OwnMoveMissing) => sheet_lacks_own(lang, who),
        Act::Sheet(Sheet::OpponentsMoveMissing) => sheet_lacks_opponents(lang, who),
        Act::Sheet(Sheet::BrailleOrDevice) => sheet_special(lang, who),
        Act::Sheet(Sheet::WantsOpponents) => wants_opponents_sheet(lang, who),
        Act::Sheet(Sheet::WantsArbiters) => wants_arbiters_sheet(lang, who),
        Act::Assistant { helps, name, .. } => assistant(who, *helps, name.as_deref(), lang),
        Act::Sign { result } => signed(lang, result),
        Act::Observe { what, against } => notices(who, *what, *against, lang),
        Act::Decide(decision) => format!("{}.", decides(who, decision, lang)),
        Act::Device => device(lang, who),
        Act::Refuse => refuses(lang, who),
        Act::Leave { place: Place::PlayingArea } => leaves_area(lang, who),
        Act::Leave { place: Place::Venue } => leaves_venue(lang, who),
        Act::Interfere => interferes(lang, who),
        Act::Announce { text } => announces(lang, who, text),
        Act::Adjourn { early: None } => adjourns(lang, who),
        Act::Adjourn { early: Some(early) } => adjourns_early(lang, who, time(*early, lang)),
        Act::Seal { text } => seals(lang, who, text),
        Act::Envelope(Envelope::Lost) => envelope_lost(lang),
        Act::Envelope(Envelope::Opened) => envelope_opened(lang),
        Act::Resume { white: true, black: true } => resumed_both(lang),
        Act::Resume { white: true, black: false } => resumed_one(lang, color(Color::White, lang)),
        Act::Resume { white: false, black: true } => resumed_one(lang, color(Color::Black, lang)),
        Act::Resume { white: false, black: false } => resumed_nobody(lang),
        Act::Appeal => appeals(lang, who),
        Act::Wait => time_passes(lang),
    }
}

/// A helper the arbiter has accepted, for the report on a game.
pub fn helper(helper: &Helper, lang: Lang) -> String {
    let task = match (helper.helps, lang) {
        (Help::Clock, Lang::De) => "drückt die Uhr",
        (Help::Score, Lang::De) => "schreibt mit",
        (Help::Pieces, Lang::De) => "führt die Züge aus",
        (Help::Clock, Lang::En) => "presses the clock",
        (Help::Score, Lang::En) => "keeps score",
        (Help::Pieces, Lang::En) => "makes the moves",
    };
    let player = color(helper.player, lang);
    match &helper.name {
        Some(name) => named_helper(lang, name, task, player),
        None => unnamed_helper(lang, task, player),
    }
}

fn assistant(who: &str, helps: Help, name: Option<&str>, lang: Lang) -> String {
    let told = match helps {
        Help::Clock => clock_assistant(lang, who),
        Help::Score => score_assistant(lang, who),
        Help::Pieces => piece_assistant(lang, who),
    };
    match name {
        Some(name) => format!("{told}: {name}."),
        None => format!("{told}."),
    }
}

fn actor(by: Actor, lang: Lang) -> &'static str {
    match by {
        Actor::Player(player) => color(player, lang),
        Actor::Arbiter => arbiter(lang),
        Actor::Spectator => spectator(lang),
    }
}

const fn arbiter(lang: Lang) -> &'static str {
    match lang {
        Lang::De => "Der Schiedsrichter",
        Lang::En => "The arbiter",
    }
}

const fn spectator(lang: Lang) -> &'static str {
    match lang {
        Lang::De => "Ein Zuschauer",
        Lang::En => "A spectator",
    }
}

fn moved(m: Move, before: Option<&Chess>, lang: Lang) -> String {
    let style = Style::SHORT.in_language(match lang {
        Lang::De => Language::De,
        Lang::En => Language::En,
    });
    match before.filter(|position| turmuhr_core::Position::is_legal(*position, m)) {
        Some(position) => write_move(position, m, style),
        None => displaced(Attempt { from: m.from().unwrap_or(m.to()), to: m.to(), promotion: m.promotion() }),
    }
}

/// A written move, in the reader's piece letters. It may be the opponent's last move; if it cannot be read here,
/// only its letters are replaced.
fn written(text: &str, before: Option<&Chess>, lang: Lang) -> String {
    if let Some(read) = before.and_then(|position| read_move(position, text, Language::En).ok()) {
        return moved(read.m, before, lang);
    }
    let a_move = !text.contains(' ') && text.contains(|ch: char| ch.is_ascii_digit());
    match lang {
        Lang::De if a_move => text.chars().map(german_letter).collect(),
        Lang::De | Lang::En => text.to_owned(),
    }
}

const fn german_letter(english: char) -> char {
    match english {
        'Q' => 'D',
        'R' => 'T',
        'B' => 'L',
        'N' => 'S',
        other => other,
    }
}

fn displaced(attempt: Attempt) -> String {
    format!("{}–{}", attempt.from, attempt.to)
}

fn list(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(", ")
}

fn castling_begun(who: &str, first: CastleOrder, side: CastlingSide, lang: Lang) -> String {
    match (first, side) {
        (CastleOrder::King, CastlingSide::KingSide) => castles_king_first(lang, who),
        (CastleOrder::King, CastlingSide::QueenSide) => castles_long_king_first(lang, who),
        (CastleOrder::Rook, CastlingSide::KingSide) => castles_rook_first(lang, who),
        (CastleOrder::Rook, CastlingSide::QueenSide) => castles_long_rook_first(lang, who),
        (CastleOrder::Both, CastlingSide::KingSide) => castles_together(lang, who),
        (CastleOrder::Both, CastlingSide::QueenSide) => castles_long_together(lang, who),
    }
}

fn misconduct(who: &str, how: Misconduct, lang: Lang) -> String {
    match how {
        Misconduct::Disrepute => brings_disrepute(lang, who),
        Misconduct::ForbiddenAid => takes_aid(lang, who),
        Misconduct::SearchRefused => refuses_search(lang, who),
        Misconduct::Smoking => smokes(lang, who),
        Misconduct::OtherHand => presses_with_other_hand(lang, who),
        Misconduct::FingerOnClock => keeps_finger(lang, who),
        Misconduct::Disturbance => disturbs(lang, who),
        Misconduct::NoHelp => gives_no_help(lang, who),
    }
}

fn claims(who: &str, claim: &Claim, before: Option<&Chess>, lang: Lang) -> String {
    match claim {
        Claim::Repetition { intended: None } => claims_repetition(lang, who),
        Claim::Repetition { intended: Some(text) } => {
            claims_repetition_with(lang, who, written(text, before, lang))
        }
        Claim::Fifty { intended: None } => claims_fifty(lang, who),
        Claim::Fifty { intended: Some(text) } => claims_fifty_with(lang, who, written(text, before, lang)),
        Claim::Flag => claims_flag(lang, who),
        Claim::IllegalMove => claims_illegal(lang, who),
        Claim::TouchMove => claims_touch(lang, who),
        Claim::InsufficientEffort => claims_no_effort(lang, who),
        Claim::CannotWin => claims_cannot_win(lang, who),
        Claim::Increment => asks_for_increment(lang, who),
        Claim::WrongSetup => claims_setup(lang, who),
        Claim::WrongClock => claims_clock(lang, who),
        Claim::ColoursReversed => claims_colours(lang, who),
        Claim::DisplacedPiece => claims_displaced(lang, who),
        Claim::ByAssistant(claim) => by_assistant(lang, claims(who, claim, before, lang)),
        Claim::RestingOn { evidence, claim } => {
            resting_on(lang, claims(who, claim, before, lang), evidence_shown(*evidence, lang))
        }
    }
}

const fn evidence_shown(evidence: Evidence, lang: Lang) -> &'static str {
    match (evidence, lang) {
        (Evidence::Display, Lang::De) => "eine Anzeige im Saal",
        (Evidence::Electronic, Lang::De) => "die Aufzeichnung eines elektronischen Bretts",
        (Evidence::Video, Lang::De) => "eine Filmaufnahme",
        (Evidence::Display, Lang::En) => "a display in the hall",
        (Evidence::Electronic, Lang::En) => "the record of an electronic board",
        (Evidence::Video, Lang::En) => "a film",
    }
}

fn notices(who: &str, what: Observation, against: Option<Color>, lang: Lang) -> String {
    let seen = observation(what, lang);
    match against {
        Some(player) if !noticed::is_a_clause(what) => sees_of(lang, who, seen, color(player, lang)),
        _ if noticed::is_a_clause(what) => finds_that(lang, who, seen),
        _ => sees(lang, who, seen),
    }
}

fn decides(who: &str, decision: &Decision, lang: Lang) -> String {
    let Decision { choice, to, amount, result, by_analogy } = decision;
    let player = to.map(|player| color(player, lang));
    let minutes = amount.map(|amount| time(amount, lang));
    let told = match (choice, player, &minutes) {
        (Choice::Warning, Some(player), _) => warns(lang, who, player),
        (Choice::AddTime, Some(player), Some(minutes)) => gives(lang, who, player, minutes),
        (Choice::AddTime, None, Some(minutes)) => gives_somebody(lang, who, minutes),
        (Choice::TakeTime, Some(player), Some(minutes)) => takes(lang, who, player, minutes),
        (Choice::SetClock, Some(player), _) => {
            let shows = amount.map(display).unwrap_or_default();
            sets(lang, who, player, shows)
        }
        (Choice::LoseGame, Some(player), _) => declares_lost(lang, who, player),
        (other, Some(player), _) => decides_for(lang, who, player, chosen(*other, lang)),
        (other, None, Some(minutes)) => decides_with(lang, who, chosen(*other, lang), minutes),
        (other, None, None) => decides_plainly(lang, who, chosen(*other, lang)),
    };
    let told = match result {
        Some(result) => with_result(lang, told, result),
        None => told,
    };
    if *by_analogy { by_analogy_to_similar_cases(lang, told) } else { told }
}

texts! {
    touches_both(who, own, enemy) {
        de: "{who} berührt die Figuren auf {own} und {enemy}; welche zuerst, ist unklar.",
        en: "{who} touches the pieces on {own} and {enemy}; nobody can tell which first.",
    }
    new_piece_touched(who, square) {
        de: "{who} hat mit der neuen Figur das Umwandlungsfeld {square} berührt.",
        en: "{who} has touched the square of promotion, {square}, with the new piece.",
    }
    sheet_not_algebraic(who) {
        de: "{who} schreibt nicht in algebraischer Notation mit.",
        en: "{who} does not keep score in algebraic notation.",
    }
    wants_opponents_sheet(who) {
        de: "{who} bittet um das Partieformular der Gegenseite.",
        en: "{who} asks for the opponent's scoresheet.",
    }
    wants_arbiters_sheet(who) {
        de: "{who} möchte die Mitschrift des Schiedsrichters sehen.",
        en: "{who} asks to see the arbiter's record.",
    }
    named_helper(name, task, player) {
        de: "Assistenz von {player}: {name} ({task}).",
        en: "Assistant of {player}: {name} ({task}).",
    }
    unnamed_helper(task, player) { de: "Assistenz von {player} ({task}).", en: "Assistant of {player} ({task})." }
    clock_assistant(who) {
        de: "{who} lässt eine andere Person die Uhr drücken",
        en: "{who} has somebody else press the clock",
    }
    score_assistant(who) {
        de: "{who} lässt eine andere Person mitschreiben",
        en: "{who} has somebody else keep score",
    }
    piece_assistant(who) {
        de: "{who} bringt eine Person mit, die die Züge ausführt",
        en: "{who} brings somebody to make the moves",
    }
    offers_if(who, condition) {
        de: "{who} bietet Remis an, mit einer Bedingung: {condition}.",
        en: "{who} offers a draw on a condition: {condition}.",
    }
    brings_disrepute(who) {
        de: "{who} bringt das Schachspiel in Verruf.",
        en: "{who} brings the game of chess into disrepute.",
    }
    takes_aid(who) {
        de: "{who} benutzt Aufzeichnungen, Ratschläge oder ein anderes Brett.",
        en: "{who} makes use of notes, advice or another board.",
    }
    refuses_search(who) { de: "{who} lässt sich nicht durchsuchen.", en: "{who} refuses to be searched." }
    smokes(who) { de: "{who} raucht, wo es nicht erlaubt ist.", en: "{who} smokes where it is not allowed." }
    presses_with_other_hand(who) {
        de: "{who} drückt die Uhr mit der anderen Hand.",
        en: "{who} presses the clock with the other hand.",
    }
    keeps_finger(who) {
        de: "{who} lässt den Finger auf dem Knopf der Uhr.",
        en: "{who} keeps a finger on the button of the clock.",
    }
    disturbs(who) { de: "{who} stört die Gegenseite.", en: "{who} disturbs the opponent." }
    gives_no_help(who) {
        de: "{who} will bei der Rekonstruktion oder der Prüfung eines Antrags nicht mithelfen.",
        en: "{who} will not help to reconstruct the game or to check a claim.",
    }
    by_assistant(claim) { de: "{claim} Das tut die Assistenz.", en: "{claim} The assistant does so." }
    feels(who, square) {
        de: "{who} ertastet die Figur auf {square} und lässt sie stecken.",
        en: "{who} feels the piece on {square} and leaves it where it is.",
    }
    sheet_lacks_own(who) {
        de: "Auf dem Formular von {who} fehlt der eigene letzte Zug.",
        en: "On the scoresheet of {who} the own last move is missing.",
    }
    sheet_lacks_opponents(who) {
        de: "Auf dem Formular von {who} fehlt noch der letzte Zug der Gegenseite.",
        en: "On the scoresheet of {who} the opponent's last move is not yet written.",
    }
    sheet_special(who) {
        de: "{who} schreibt in Blindenschrift mit oder zeichnet auf einem Gerät auf.",
        en: "{who} keeps score in Braille or on a recording device.",
    }
    claims_displaced(who) {
        de: "{who} weist auf eine verschobene Figur hin.",
        en: "{who} points out a displaced piece.",
    }
    resting_on(claim, evidence) {
        de: "{claim} Der einzige Beleg: {evidence}.",
        en: "{claim} The only evidence: {evidence}.",
    }
    starts() { de: "Die Runde beginnt.", en: "The round starts." }
    arrives(who) { de: "{who} kommt ans Brett.", en: "{who} arrives at the board." }
    plays(who, m) { de: "{who} spielt {m}.", en: "{who} plays {m}." }
    plays_illegally(who, m) { de: "{who} zieht regelwidrig {m}.", en: "{who} makes an illegal move, {m}." }
    presses(who) { de: "{who} drückt die Uhr.", en: "{who} presses the clock." }
    presses_early(who) {
        de: "{who} drückt die Uhr, ohne gezogen zu haben.",
        en: "{who} presses the clock without having moved.",
    }
    touches(who, square) {
        de: "{who} berührt die Figur auf {square}, um zu ziehen oder zu schlagen.",
        en: "{who} touches the piece on {square}, meaning to move or capture.",
    }
    adjusts(who, square) {
        de: "{who} sagt es an und rückt die Figur auf {square} zurecht.",
        en: "{who} says so and adjusts the piece on {square}.",
    }
    brushes(who, square) {
        de: "{who} streift versehentlich die Figur auf {square}.",
        en: "{who} brushes against the piece on {square}.",
    }
    releases(who, square) {
        de: "{who} lässt die Figur auf {square} los.",
        en: "{who} lets go of the piece on {square}.",
    }
    castles_king_first(who) {
        de: "{who} will kurz rochieren und berührt erst den König, dann den Turm.",
        en: "{who} wants to castle kingside and touches the king first, then the rook.",
    }
    castles_long_king_first(who) {
        de: "{who} will lang rochieren und berührt erst den König, dann den Turm.",
        en: "{who} wants to castle queenside and touches the king first, then the rook.",
    }
    castles_rook_first(who) {
        de: "{who} will kurz rochieren und berührt erst den Turm, dann den König.",
        en: "{who} wants to castle kingside and touches the rook first, then the king.",
    }
    castles_long_rook_first(who) {
        de: "{who} will lang rochieren und berührt erst den Turm, dann den König.",
        en: "{who} wants to castle queenside and touches the rook first, then the king.",
    }
    castles_together(who) {
        de: "{who} will kurz rochieren und berührt König und Turm zugleich.",
        en: "{who} wants to castle kingside and touches king and rook together.",
    }
    castles_long_together(who) {
        de: "{who} will lang rochieren und berührt König und Turm zugleich.",
        en: "{who} wants to castle queenside and touches king and rook together.",
    }
    plays_with_both_hands(who, m) { de: "{who} spielt {m} mit beiden Händen.", en: "{who} plays {m} with both hands." }
    no_piece_at_hand(who, square) {
        de: "{who} will auf {square} umwandeln, aber die Figur ist nicht zur Hand.",
        en: "{who} wants to promote on {square}, but the piece is not at hand.",
    }
    upside_down_rook(who, square) {
        de: "{who} stellt auf {square} einen umgedrehten Turm als Dame auf.",
        en: "{who} puts an upside-down rook on {square} for a queen.",
    }
    leaves_pawn(who, square) {
        de: "{who} zieht den Bauern nach {square} und lässt ihn dort stehen.",
        en: "{who} pushes the pawn to {square} and leaves it there.",
    }
    knocks_over(who, squares) {
        de: "{who} wirft Figuren um: {squares}.",
        en: "{who} knocks pieces over: {squares}.",
    }
    puts_back(who) { de: "{who} hat die Figuren zurückgestellt.", en: "{who} has put the pieces back." }
    stops_clock(who) { de: "{who} hält die Uhren an.", en: "{who} stops the clocks." }
    restarts(who) { de: "{who} lässt weiterspielen.", en: "{who} has the game go on." }
    hits_clock(who) { de: "{who} geht grob mit der Uhr um.", en: "{who} mishandles the clock." }
    offers(who) { de: "{who} bietet Remis an.", en: "{who} offers a draw." }
    accepts(who) { de: "{who} nimmt an.", en: "{who} accepts." }
    declines(who) { de: "{who} lehnt ab.", en: "{who} declines." }
    resigns(who) { de: "{who} gibt auf.", en: "{who} resigns." }
    claims_repetition(who) {
        de: "{who} beansprucht Remis durch Stellungswiederholung.",
        en: "{who} claims a draw by repetition.",
    }
    claims_repetition_with(who, m) {
        de: "{who} schreibt {m} auf und beansprucht Remis durch Stellungswiederholung.",
        en: "{who} writes down {m} and claims a draw by repetition.",
    }
    claims_fifty(who) {
        de: "{who} beansprucht Remis nach der 50-Züge-Regel.",
        en: "{who} claims a draw by the fifty-move rule.",
    }
    claims_fifty_with(who, m) {
        de: "{who} schreibt {m} auf und beansprucht Remis nach der 50-Züge-Regel.",
        en: "{who} writes down {m} and claims a draw by the fifty-move rule.",
    }
    claims_flag(who) { de: "{who} reklamiert Zeitüberschreitung.", en: "{who} claims a win on time." }
    claims_illegal(who) { de: "{who} reklamiert einen regelwidrigen Zug.", en: "{who} claims an illegal move." }
    claims_touch(who) {
        de: "{who} verlangt, dass die berührte Figur zieht.",
        en: "{who} claims a breach of touch-move.",
    }
    claims_no_effort(who) {
        de: "{who} beansprucht Remis: Die Gegenseite versuche gar nicht zu gewinnen.",
        en: "{who} claims a draw: the opponent is making no effort to win.",
    }
    claims_cannot_win(who) {
        de: "{who} beansprucht Remis: Die Gegenseite könne nicht gewinnen.",
        en: "{who} claims a draw: the opponent cannot win.",
    }
    asks_for_increment(who) {
        de: "{who} bittet um fünf Sekunden Zeitgutschrift je Zug.",
        en: "{who} asks for an increment of five seconds a move.",
    }
    claims_setup(who) { de: "{who} reklamiert eine falsche Anfangsstellung.", en: "{who} claims a wrong initial position." }
    claims_clock(who) { de: "{who} reklamiert eine falsch gestellte Uhr.", en: "{who} claims a wrong clock setting." }
    claims_colours(who) { de: "{who} reklamiert vertauschte Farben.", en: "{who} claims that the colours are reversed." }
    writes(who, text) { de: "{who} schreibt {text} auf.", en: "{who} writes down {text}." }
    sheet_complete(who) {
        de: "Das Formular von {who} ist vollständig.",
        en: "The scoresheet of {who} is complete.",
    }
    sheet_behind(who) {
        de: "Auf dem Formular von {who} fehlen Züge.",
        en: "Moves are missing on the scoresheet of {who}.",
    }
    signed(result) { de: "Beide Formulare werden mit {result} unterschrieben.", en: "Both scoresheets are signed with {result}." }
    sees(who, what) { de: "{who} bemerkt {what}.", en: "{who} notices {what}." }
    sees_of(who, what, player) {
        de: "{who} bemerkt bei {player} {what}.",
        en: "{who} notices, on {player}'s side, {what}.",
    }
    finds_that(who, what) { de: "{who} stellt fest, {what}.", en: "{who} finds {what}." }
    decides_plainly(who, what) { de: "{who} entscheidet: {what}", en: "{who} decides: {what}" }
    decides_with(who, what, amount) { de: "{who} entscheidet: {what} ({amount})", en: "{who} decides: {what} ({amount})" }
    decides_for(who, player, what) { de: "{who} entscheidet gegen {player}: {what}", en: "{who} decides against {player}: {what}" }
    warns(who, player) { de: "{who} verwarnt {player}", en: "{who} warns {player}" }
    gives(who, player, time) { de: "{who} gibt {player} {time} mehr", en: "{who} gives {player} {time} more" }
    gives_somebody(who, time) { de: "{who} gibt {time} mehr", en: "{who} gives {time} more" }
    takes(who, player, time) { de: "{who} zieht {player} {time} ab", en: "{who} takes {time} from {player}" }
    sets(who, player, time) {
        de: "{who} stellt die Uhr von {player} auf {time}",
        en: "{who} sets the clock of {player} to {time}",
    }
    declares_lost(who, player) {
        de: "{who} erklärt die Partie für {player} verloren",
        en: "{who} declares the game lost for {player}",
    }
    with_result(told, result) { de: "{told}, Ergebnis {result}", en: "{told}, with the result {result}" }
    by_analogy_to_similar_cases(told) {
        de: "{told}, nach ähnlichen Fällen",
        en: "{told}, as in similar cases",
    }
    device(who) {
        de: "Bei {who} klingelt ein verbotenes Gerät oder wird eines gefunden.",
        en: "A forbidden device of {who} rings or is found.",
    }
    refuses(who) { de: "{who} weigert sich, die Regeln zu befolgen.", en: "{who} refuses to follow the Laws." }
    leaves_area(who) {
        de: "{who} verlässt ohne Erlaubnis den Spielbereich.",
        en: "{who} leaves the playing area without permission.",
    }
    leaves_venue(who) {
        de: "{who} verlässt ohne Erlaubnis das Turnierareal.",
        en: "{who} leaves the venue without permission.",
    }
    interferes(who) { de: "{who} mischt sich ein.", en: "{who} interferes." }
    announces(who, text) { de: "{who} sagt an: „{text}“.", en: "{who} announces: \"{text}\"." }
    adjourns(who) { de: "{who} bittet um den Abgabezug.", en: "{who} asks for the sealed move." }
    adjourns_early(who, early) {
        de: "{who} bricht {early} vor dem Ende der Spielzeit ab.",
        en: "{who} adjourns {early} before the end of the session.",
    }
    seals(who, text) { de: "{who} gibt ab: {text}.", en: "{who} seals {text}." }
    envelope_lost() { de: "Der Umschlag ist verschwunden.", en: "The envelope is missing." }
    envelope_opened() { de: "Der Umschlag wird geöffnet.", en: "The envelope is opened." }
    resumed_both() {
        de: "Die Partie soll weitergehen; beide sind da.",
        en: "The game is to be resumed; both players are there.",
    }
    resumed_one(player) {
        de: "Die Partie soll weitergehen; nur {player} ist da.",
        en: "The game is to be resumed; only {player} is there.",
    }
    resumed_nobody() {
        de: "Die Partie soll weitergehen; niemand ist da.",
        en: "The game is to be resumed; nobody is there.",
    }
    appeals(who) { de: "{who} legt Protest ein.", en: "{who} appeals." }
    time_passes() { de: "Die Zeit vergeht.", en: "Time passes." }
}
