//! Events at the board, as a player tells the arbiter.

mod decided;
mod noticed;
mod promoted;
mod told;

pub use noticed::observation;
pub use told::deed;

use turmuhr_core::{CastlingSide, Chess, Color, Move, Square};
use turmuhr_laws::{
    board::legality::Attempt,
    game::{
        Act, Actor, CastleOrder, Claim, Envelope, Evidence, Help, Helper, Intent, Misconduct, Observation,
        Place, Sheet, TimedAct,
    },
    notation::{Language, Style, read_move, write_move},
};

use crate::{
    Lang,
    board::color,
    ruling::{score, time},
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
        Act::Promote { attempt, fault } => promoted::promotion(who, *attempt, *fault, lang),
        Act::Displace { squares } => match squares.as_slice() {
            [square] => displaces(lang, who, square),
            _ => displaces_several(lang, who, list(squares)),
        },
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
        Act::Sign { result } => signed(lang, score(*result)),
        Act::Observe { what, against } => notices(who, *what, *against, lang),
        Act::Decide(decision) => format!("{}.", decided::decides(who, decision, lang)),
        Act::Device => device(lang, who),
        Act::Refuse => refuses(lang, who),
        Act::Leave { place: Place::PlayingArea } => leaves_area(lang, who),
        Act::Leave { place: Place::Venue } => leaves_venue(lang, who),
        Act::Interfere => interferes(lang, who),
        Act::Announce { text } => announces(lang, who, text),
        Act::Adjourn { early: None } => adjourns(lang, who),
        Act::Adjourn { early: Some(early) } => adjourns_early(lang, who, time(*early, lang)),
        Act::Seal { text } => seals(lang, who, written(text, before, lang)),
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
        (Evidence::Display, Lang::De) => "eine Anzeige im Turniersaal",
        (Evidence::Electronic, Lang::De) => "die Aufzeichnung eines elektronischen Bretts",
        (Evidence::Video, Lang::De) => "eine Videoaufnahme",
        (Evidence::Display, Lang::En) => "a display in the playing hall",
        (Evidence::Electronic, Lang::En) => "the record of an electronic chessboard",
        (Evidence::Video, Lang::En) => "a video recording",
    }
}

fn notices(who: &str, what: Observation, against: Option<Color>, lang: Lang) -> String {
    let player = against.map(|player| color(player, lang));
    match (what, player) {
        (Observation::Flag, Some(player)) => sees_flag(lang, who, player),
        (Observation::PressEarly, Some(player)) => sees_empty_press(lang, who, player),
        (Observation::TwoHands, Some(player)) => sees_two_hands(lang, who, player),
        (Observation::PawnOnLastRank, Some(player)) => sees_pawn(lang, who, player),
        _ if noticed::is_a_clause(what) => finds_that(lang, who, observation(what, lang)),
        (_, Some(player)) => sees_of(lang, who, observation(what, lang), player),
        (_, None) => sees(lang, who, observation(what, lang)),
    }
}

texts! {
    touches_both(who, own, enemy) {
        de: "{who} berührt die Figuren auf {own} und {enemy}; welche zuerst, ist unklar.",
        en: "{who} touches the pieces on {own} and {enemy}; it is unclear which was touched first.",
    }
    sheet_not_algebraic(who) {
        de: "{who} schreibt nicht in algebraischer Notation mit.",
        en: "{who} does not record the moves in algebraic notation.",
    }
    wants_opponents_sheet(who) {
        de: "{who} bittet um das Partieformular des Gegners.",
        en: "{who} asks for the opponent’s scoresheet.",
    }
    wants_arbiters_sheet(who) {
        de: "{who} möchte das Partieformular des Schiedsrichters sehen.",
        en: "{who} asks to see the arbiter’s scoresheet.",
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
        de: "{who} lässt eine andere Person die Züge ausführen",
        en: "{who} has somebody else make the moves",
    }
    offers_if(who, condition) {
        de: "{who} bietet unter einer Bedingung Remis an: {condition}.",
        en: "{who} offers a draw on a condition: {condition}.",
    }
    brings_disrepute(who) {
        de: "{who} schadet dem Ansehen des Schachspiels.",
        en: "{who} brings the game of chess into disrepute.",
    }
    takes_aid(who) {
        de: "{who} benutzt Notizen, Ratschläge oder ein anderes Brett.",
        en: "{who} uses notes, advice or another chessboard.",
    }
    refuses_search(who) {
        de: "{who} verweigert die Kontrolle.",
        en: "{who} refuses to be inspected.",
    }
    smokes(who) {
        de: "{who} raucht außerhalb des erlaubten Bereichs.",
        en: "{who} smokes outside the designated area.",
    }
    presses_with_other_hand(who) {
        de: "{who} drückt die Uhr mit der anderen Hand.",
        en: "{who} presses the clock with the other hand.",
    }
    keeps_finger(who) {
        de: "{who} hält den Finger auf der Uhr.",
        en: "{who} keeps a finger on the clock.",
    }
    disturbs(who) {
        de: "{who} stört den Gegner.",
        en: "{who} distracts or annoys the opponent.",
    }
    gives_no_help(who) {
        de: "{who} hilft nicht bei der Rekonstruktion der Partie oder der Prüfung eines Remisantrags.",
        en: "{who} does not assist in the reconstruction of the game or the check of a draw claim.",
    }
    by_assistant(claim) {
        de: "Durch die Assistenz: {claim}",
        en: "Through the assistant: {claim}",
    }
    feels(who, square) {
        de: "{who} ertastet die Figur auf {square} und lässt sie stecken.",
        en: "{who} feels the piece on {square} and leaves it in place.",
    }
    sheet_lacks_own(who) {
        de: "{who} hat den eigenen letzten Zug nicht aufgeschrieben.",
        en: "{who} has not recorded the move just made.",
    }
    sheet_lacks_opponents(who) {
        de: "{who} hat den letzten Zug des Gegners noch nicht aufgeschrieben.",
        en: "{who} has not yet recorded the opponent’s last move.",
    }
    sheet_special(who) {
        de: "{who} schreibt in Blindenschrift mit oder nimmt die Züge mit einem Gerät auf.",
        en: "{who} keeps score in Braille or on a recording device.",
    }
    claims_displaced(who) {
        de: "{who} weist auf eine verschobene Figur hin.",
        en: "{who} points out a displaced piece.",
    }
    resting_on(claim, evidence) {
        de: "{claim} Einziger Beleg: {evidence}.",
        en: "{claim} The only evidence: {evidence}.",
    }
    starts() { de: "Die Runde beginnt.", en: "The round starts." }
    arrives(who) {
        de: "{who} erscheint am Brett.",
        en: "{who} arrives at the chessboard.",
    }
    plays(who, m) { de: "{who} spielt {m}.", en: "{who} plays {m}." }
    plays_illegally(who, m) { de: "{who} zieht regelwidrig {m}.", en: "{who} makes an illegal move, {m}." }
    presses(who) { de: "{who} drückt die Uhr.", en: "{who} presses the clock." }
    presses_early(who) {
        de: "{who} drückt die Uhr, ohne gezogen zu haben.",
        en: "{who} presses the clock without making a move.",
    }
    touches(who, square) {
        de: "{who} berührt die Figur auf {square}, um zu ziehen oder zu schlagen.",
        en: "{who} touches the piece on {square}, intending to move or capture.",
    }
    adjusts(who, square) {
        de: "{who} sagt „j’adoube“ und rückt die Figur auf {square} zurecht.",
        en: "{who} says “j’adoube” and adjusts the piece on {square}.",
    }
    brushes(who, square) {
        de: "{who} streift versehentlich die Figur auf {square}.",
        en: "{who} accidentally touches the piece on {square}.",
    }
    releases(who, square) {
        de: "{who} lässt die Figur auf {square} los.",
        en: "{who} releases the piece on {square}.",
    }
    castles_king_first(who) {
        de: "{who} will kurz rochieren und berührt zuerst den König, dann den Turm.",
        en: "{who} intends to castle kingside and touches the king first, then the rook.",
    }
    castles_long_king_first(who) {
        de: "{who} will lang rochieren und berührt zuerst den König, dann den Turm.",
        en: "{who} intends to castle queenside and touches the king first, then the rook.",
    }
    castles_rook_first(who) {
        de: "{who} will kurz rochieren und berührt zuerst den Turm, dann den König.",
        en: "{who} intends to castle kingside and touches the rook first, then the king.",
    }
    castles_long_rook_first(who) {
        de: "{who} will lang rochieren und berührt zuerst den Turm, dann den König.",
        en: "{who} intends to castle queenside and touches the rook first, then the king.",
    }
    castles_together(who) {
        de: "{who} will kurz rochieren und berührt König und Turm gleichzeitig.",
        en: "{who} intends to castle kingside and touches king and rook at the same time.",
    }
    castles_long_together(who) {
        de: "{who} will lang rochieren und berührt König und Turm gleichzeitig.",
        en: "{who} intends to castle queenside and touches king and rook at the same time.",
    }
    plays_with_both_hands(who, m) {
        de: "{who} spielt {m} mit beiden Händen.",
        en: "{who} plays {m} with two hands.",
    }
    displaces(who, square) {
        de: "{who} verschiebt versehentlich die Figur auf {square}.",
        en: "{who} displaces the piece on {square}.",
    }
    displaces_several(who, squares) {
        de: "{who} verschiebt versehentlich die Figuren auf {squares}.",
        en: "{who} displaces the pieces on {squares}.",
    }
    puts_back(who) {
        de: "{who} stellt die Figuren wieder richtig auf.",
        en: "{who} puts the pieces back.",
    }
    stops_clock(who) { de: "{who} hält die Uhren an.", en: "{who} stops the clocks." }
    restarts(who) {
        de: "{who} lässt weiterspielen.",
        en: "{who} restarts the game.",
    }
    hits_clock(who) {
        de: "{who} geht grob mit der Uhr um.",
        en: "{who} handles the clock improperly.",
    }
    offers(who) { de: "{who} bietet Remis an.", en: "{who} offers a draw." }
    accepts(who) {
        de: "{who} nimmt das Remis an.",
        en: "{who} accepts the draw.",
    }
    declines(who) {
        de: "{who} lehnt das Remis ab.",
        en: "{who} rejects the draw.",
    }
    resigns(who) { de: "{who} gibt auf.", en: "{who} resigns." }
    claims_repetition(who) {
        de: "{who} beantragt Remis durch Stellungswiederholung.",
        en: "{who} claims a draw by repetition.",
    }
    claims_repetition_with(who, m) {
        de: "{who} schreibt {m} auf und beantragt Remis durch Stellungswiederholung.",
        en: "{who} writes down {m} and claims a draw by repetition.",
    }
    claims_fifty(who) {
        de: "{who} beantragt Remis nach der 50-Züge-Regel.",
        en: "{who} claims a draw by the 50-move rule.",
    }
    claims_fifty_with(who, m) {
        de: "{who} schreibt {m} auf und beantragt Remis nach der 50-Züge-Regel.",
        en: "{who} writes down {m} and claims a draw by the 50-move rule.",
    }
    claims_flag(who) { de: "{who} reklamiert Zeitüberschreitung.", en: "{who} claims a win on time." }
    claims_illegal(who) { de: "{who} reklamiert einen regelwidrigen Zug.", en: "{who} claims an illegal move." }
    claims_touch(who) {
        de: "{who} reklamiert einen Verstoß gegen „berührt – geführt“.",
        en: "{who} claims a violation of touch-move.",
    }
    claims_no_effort(who) {
        de: "{who} beantragt Remis: Der Gegner versuche nicht, mit normalen Mitteln zu gewinnen.",
        en: "{who} claims a draw: the opponent is making no effort to win by normal means.",
    }
    claims_cannot_win(who) {
        de: "{who} beantragt Remis: Der Gegner könne mit normalen Mitteln nicht gewinnen.",
        en: "{who} claims a draw: the opponent cannot win by normal means.",
    }
    asks_for_increment(who) {
        de: "{who} beantragt ein Zeitinkrement von fünf Sekunden.",
        en: "{who} requests an increment of five seconds.",
    }
    claims_setup(who) {
        de: "{who} reklamiert eine falsche Anfangsstellung.",
        en: "{who} claims that the initial position is incorrect.",
    }
    claims_clock(who) {
        de: "{who} reklamiert eine falsch gestellte Uhr.",
        en: "{who} claims that the clock setting is incorrect.",
    }
    claims_colours(who) {
        de: "{who} reklamiert vertauschte Farben.",
        en: "{who} claims that the colours are reversed.",
    }
    writes(who, text) { de: "{who} schreibt {text} auf.", en: "{who} writes down {text}." }
    sheet_complete(who) {
        de: "Das Partieformular von {who} ist vollständig.",
        en: "{who}’s scoresheet is complete.",
    }
    sheet_behind(who) {
        de: "Auf dem Partieformular von {who} fehlen Züge.",
        en: "Moves are missing on {who}’s scoresheet.",
    }
    signed(result) {
        de: "Beide Partieformulare werden mit {result} unterschrieben.",
        en: "Both scoresheets are signed with {result}.",
    }
    sees_flag(who, player) {
        de: "{who} stellt fest: Das Blättchen von {player} ist gefallen.",
        en: "{who} observes that {player}’s flag has fallen.",
    }
    sees_empty_press(who, player) {
        de: "{who} bemerkt, dass {player} die Uhr gedrückt hat, ohne zu ziehen.",
        en: "{who} observes that {player} has pressed the clock without making a move.",
    }
    sees_two_hands(who, player) {
        de: "{who} bemerkt, dass {player} mit beiden Händen gezogen hat.",
        en: "{who} observes that {player} has used two hands to make a move.",
    }
    sees_pawn(who, player) {
        de: "{who} bemerkt, dass {player} einen Bauern auf der letzten Reihe stehen ließ.",
        en: "{who} observes that {player} has left a pawn on the last rank.",
    }
    sees(who, what) {
        de: "{who} bemerkt {what}.",
        en: "{who} observes {what}.",
    }
    sees_of(who, what, player) {
        de: "{who} bemerkt bei {player} {what}.",
        en: "{who} observes {what} by {player}.",
    }
    finds_that(who, what) {
        de: "{who} stellt fest, {what}.",
        en: "{who} finds {what}.",
    }
    device(who) {
        de: "Bei {who} wird ein elektronisches Gerät bemerkt.",
        en: "{who} is found to have an electronic device.",
    }
    refuses(who) {
        de: "{who} weigert sich andauernd, die Schachregeln einzuhalten.",
        en: "{who} persistently refuses to comply with the Laws of Chess.",
    }
    leaves_area(who) {
        de: "{who} verlässt ohne Erlaubnis den Spielbereich.",
        en: "{who} leaves the playing area without permission.",
    }
    leaves_venue(who) {
        de: "{who} verlässt ohne Erlaubnis das Turnierareal.",
        en: "{who} leaves the playing venue without permission.",
    }
    interferes(who) { de: "{who} mischt sich ein.", en: "{who} interferes." }
    announces(who, text) {
        de: "{who} sagt an: „{text}“.",
        en: "{who} announces: “{text}”.",
    }
    adjourns(who) {
        de: "{who} fordert zum Abgabezug auf.",
        en: "{who} requires the move to be sealed.",
    }
    adjourns_early(who, early) {
        de: "{who} bricht die Partie {early} vor dem Ende der Spielzeit ab.",
        en: "{who} adjourns the game {early} before the end of the session.",
    }
    seals(who, text) {
        de: "{who} gibt den Zug {text} ab.",
        en: "{who} seals the move {text}.",
    }
    envelope_lost() { de: "Der Umschlag ist verschwunden.", en: "The envelope is missing." }
    envelope_opened() { de: "Der Umschlag wird geöffnet.", en: "The envelope is opened." }
    resumed_both() {
        de: "Die Partie soll fortgesetzt werden; beide sind anwesend.",
        en: "The game is to be resumed; both players are present.",
    }
    resumed_one(player) {
        de: "Die Partie soll fortgesetzt werden; nur {player} ist anwesend.",
        en: "The game is to be resumed; only {player} is present.",
    }
    resumed_nobody() {
        de: "Die Partie soll fortgesetzt werden; niemand ist anwesend.",
        en: "The game is to be resumed; neither player is present.",
    }
    appeals(who) {
        de: "{who} legt Protest ein.",
        en: "{who} appeals.",
    }
    time_passes() { de: "Die Zeit vergeht.", en: "Time passes." }
}
