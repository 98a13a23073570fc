//! Rulings as an arbiter announces them, and events as somebody tells them.

use turmuhr_clock::Span;
use turmuhr_core::{CastlingSide, Chess, Color, Move, Role};
use turmuhr_laws::{
    game::{Choice, Consequence, Debt, Must, OfferState, Over, Reason, Score, Why},
    notation::{Language, Style, write_move},
};

use crate::{
    Lang,
    board::{color, the_piece},
};

/// What follows, in a sentence to be read aloud.
pub fn consequence(what: &Consequence, position: Option<&Chess>, lang: Lang) -> String {
    match what {
        Consequence::Over(over) => ended(over, lang),
        Consequence::AddTime { to, amount } => add_time(lang, color(*to, lang), time(*amount, lang)),
        Consequence::TakeTime { from, amount } => take_time(lang, color(*from, lang), time(*amount, lang)),
        Consequence::SetClock { white, black } => set_clock(lang, white, black),
        Consequence::Restore { ply: 0 } => restore_start(lang),
        Consequence::Restore { ply } => restore_position(lang, ply.div_ceil(2), of_move(*ply, lang)),
        Consequence::Must(must) => duty(must, position, lang),
        Consequence::Free => free(lang),
        Consequence::ReplacePawn { square, role } => replace_pawn(lang, square, becomes(*role, lang)),
        Consequence::Claim { upheld: true } => claim_upheld(lang),
        Consequence::Claim { upheld: false } => claim_rejected(lang),
        Consequence::Inadmissible { why: reason } => inadmissible(lang, why(*reason, lang)),
        Consequence::Offer(state) => offer(*state, lang).to_owned(),
        Consequence::Warning { to } => warned(lang, color(*to, lang)),
        Consequence::Penalty { to, what } => penalised(lang, color(*to, lang), choice(*what, lang)),
        Consequence::Choose { options } => {
            let names: Vec<&str> = options.iter().map(|option| choice(*option, lang)).collect();
            choose(lang, names.join(", "))
        }
        Consequence::Owes { who, what: Debt::Scoresheet } => owes_scoresheet(lang, color(*who, lang)),
        Consequence::Owes { who, what: Debt::PlannedMove } => owes_planned(lang, color(*who, lang)),
        Consequence::Owes { who, what: Debt::MoveOfTouchedPiece } => owes_touched(lang, color(*who, lang)),
        Consequence::Owes { who, what: Debt::Assistant } => owes_assistant(lang, color(*who, lang)),
        Consequence::NewGame { why: reason } => new_game(lang, why(*reason, lang)),
        Consequence::Continue => play_on(lang),
        Consequence::Sealed => sealed(lang),
        Consequence::AppealStored => appeal_stored(lang),
        Consequence::Spoken { text } => spoken(lang, text),
    }
}

fn ended(over: &Over, lang: Lang) -> String {
    let reason = reason(over.reason, lang);
    match over.result {
        None => annulled(lang, reason),
        Some(Score::WhiteWins | Score::WhiteByForfeit) => wins(lang, color(Color::White, lang), reason),
        Some(Score::BlackWins | Score::BlackByForfeit) => wins(lang, color(Color::Black, lang), reason),
        Some(Score::Draw) => drawn(lang, reason),
        Some(Score::BothLose | Score::NobodyAppears) => both_lose(lang, reason),
        Some(Score::WhiteZeroBlackHalf) => {
            half_for(lang, color(Color::White, lang), color(Color::Black, lang), reason)
        }
        Some(Score::WhiteHalfBlackZero) => {
            half_for(lang, color(Color::Black, lang), color(Color::White, lang), reason)
        }
    }
}

/// Minutes and seconds as people say them.
pub fn time(span: Span, lang: Lang) -> String {
    let seconds = span.millis() / 1000;
    let (minutes, rest) = (seconds / 60, seconds % 60);
    match (minutes, rest, lang) {
        (1, 0, Lang::De) => "eine Minute".to_owned(),
        (1, 0, Lang::En) => "one minute".to_owned(),
        (2, 0, Lang::De) => "zwei Minuten".to_owned(),
        (2, 0, Lang::En) => "two minutes".to_owned(),
        (3, 0, Lang::De) => "drei Minuten".to_owned(),
        (3, 0, Lang::En) => "three minutes".to_owned(),
        (5, 0, Lang::De) => "fünf Minuten".to_owned(),
        (5, 0, Lang::En) => "five minutes".to_owned(),
        (minutes, 0, Lang::De) => format!("{minutes} Minuten"),
        (minutes, 0, Lang::En) => format!("{minutes} minutes"),
        (0, rest, Lang::De) => format!("{rest} Sekunden"),
        (0, rest, Lang::En) => format!("{rest} seconds"),
        (minutes, rest, Lang::De) => format!("{minutes} Minuten und {rest} Sekunden"),
        (minutes, rest, Lang::En) => format!("{minutes} minutes and {rest} seconds"),
    }
}

const fn of_move(ply: usize, lang: Lang) -> &'static str {
    color(if ply % 2 == 1 { Color::White } else { Color::Black }, lang)
}

const fn becomes(role: Role, lang: Lang) -> &'static str {
    match lang {
        Lang::De => match role {
            Role::Queen => "eine Dame",
            Role::Rook => "einen Turm",
            Role::Bishop => "einen Läufer",
            Role::Knight => "einen Springer",
            Role::King | Role::Pawn => "eine Figur",
        },
        Lang::En => match role {
            Role::Queen => "a queen",
            Role::Rook => "a rook",
            Role::Bishop => "a bishop",
            Role::Knight => "a knight",
            Role::King | Role::Pawn => "a piece",
        },
    }
}

fn duty(must: &Must, position: Option<&Chess>, lang: Lang) -> String {
    let moves = moves(&must.moves, position, lang);
    match (must.castle, must.pieces.first(), must.capture.first()) {
        (Some(CastlingSide::KingSide), _, _) => must_castle_short(lang),
        (Some(CastlingSide::QueenSide), _, _) => must_castle_long(lang),
        (None, Some(piece), Some(victim)) => must_capture_with(lang, victim, piece),
        (None, Some(piece), None) => {
            let role = must.moves.first().map_or(Role::Pawn, |m| m.role());
            must_move(lang, the_piece(role, lang), piece, moves)
        }
        (None, None, Some(victim)) => must_capture(lang, victim, moves),
        (None, None, None) => must_play(lang, moves),
    }
}

fn moves(list: &[Move], position: Option<&Chess>, lang: Lang) -> String {
    let style = Style::SHORT.in_language(match lang {
        Lang::De => Language::De,
        Lang::En => Language::En,
    });
    let Some(position) = position else { return String::new() };
    let legal = |m: &&Move| turmuhr_core::Position::is_legal(position, **m);
    let mut names: Vec<String> =
        list.iter().filter(legal).take(8).map(|m| write_move(position, *m, style)).collect();
    if list.len() > names.len() {
        names.push("…".to_owned());
    }
    names.join(", ")
}

/// Why a game is over, as the second half of a sentence.
pub const fn reason(reason: Reason, lang: Lang) -> &'static str {
    match (reason, lang) {
        (Reason::Checkmate, Lang::De) => "Schachmatt",
        (Reason::Resignation, Lang::De) => "Aufgabe",
        (Reason::Stalemate, Lang::De) => "Patt",
        (Reason::DeadPosition, Lang::De) => "in dieser Stellung kann niemand mehr mattsetzen",
        (Reason::Agreement, Lang::De) => "Einigung",
        (Reason::RepetitionClaim, Lang::De) => "die Stellung hat sich wiederholt",
        (Reason::FiftyClaim, Lang::De) => "so viele Züge ist nicht geschlagen und kein Bauer gezogen worden",
        (Reason::Fivefold, Lang::De) => "dieselbe Stellung zum fünften Mal",
        (Reason::SeventyFive, Lang::De) => "75 Züge lang ist nicht geschlagen und kein Bauer gezogen worden",
        (Reason::Time, Lang::De) => "Zeitüberschreitung",
        (Reason::TimeNoMate, Lang::De) => {
            "Zeitüberschreitung, aber die Gegenseite kann nicht mehr mattsetzen"
        }
        (Reason::IllegalMoves, Lang::De) => "regelwidriger Zug",
        (Reason::IllegalNoMate, Lang::De) => {
            "regelwidriger Zug, aber die Gegenseite kann nicht mehr mattsetzen"
        }
        (Reason::Default, Lang::De) => "die Wartezeit ist überschritten",
        (Reason::Device, Lang::De) => "die Gegenseite hatte ein verbotenes Gerät bei sich",
        (Reason::Refusal, Lang::De) => "Weigerung, die Regeln zu befolgen",
        (Reason::SealedMove, Lang::De) => "ungültiger Abgabezug",
        (Reason::Arbiter, Lang::De) => "Entscheidung des Schiedsrichters",
        (Reason::BothFlags, Lang::De) => "beide Fallblättchen gefallen",
        (Reason::CannotWin, Lang::De) => "mit normalen Mitteln nicht zu gewinnen",
        (Reason::BothKingsInCheck, Lang::De) => "die Stellung ist regelwidrig geblieben",
        (Reason::TouchMove, Lang::De) => "wiederholter Verstoß gegen Berührt-geführt",
        (Reason::Annulled, Lang::De) => "die Partie zählt nicht",
        (Reason::Checkmate, Lang::En) => "checkmate",
        (Reason::Resignation, Lang::En) => "resignation",
        (Reason::Stalemate, Lang::En) => "stalemate",
        (Reason::DeadPosition, Lang::En) => "nobody can give mate any more",
        (Reason::Agreement, Lang::En) => "agreement",
        (Reason::RepetitionClaim, Lang::En) => "the position has been repeated",
        (Reason::FiftyClaim, Lang::En) => "too many moves without a capture or a pawn move",
        (Reason::Fivefold, Lang::En) => "the same position for the fifth time",
        (Reason::SeventyFive, Lang::En) => "75 moves by each side without a capture or a pawn move",
        (Reason::Time, Lang::En) => "the opponent's time is up",
        (Reason::TimeNoMate, Lang::En) => "time is up, but the opponent cannot give mate any more",
        (Reason::IllegalMoves, Lang::En) => "the opponent's illegal move",
        (Reason::IllegalNoMate, Lang::En) => "an illegal move, but the opponent cannot give mate any more",
        (Reason::Default, Lang::En) => "the default time has passed",
        (Reason::Device, Lang::En) => "a forbidden device was found on the opponent",
        (Reason::Refusal, Lang::En) => "refusal to follow the Laws",
        (Reason::SealedMove, Lang::En) => "an invalid sealed move",
        (Reason::Arbiter, Lang::En) => "the arbiter's decision",
        (Reason::BothFlags, Lang::En) => "both flags are down",
        (Reason::CannotWin, Lang::En) => "it cannot be won by normal means",
        (Reason::BothKingsInCheck, Lang::En) => "the position has stayed illegal",
        (Reason::TouchMove, Lang::En) => "repeated breach of touch-move",
        (Reason::Annulled, Lang::En) => "the game does not count",
    }
}

const fn offer(state: OfferState, lang: Lang) -> &'static str {
    match (state, lang) {
        (OfferState::Stands, Lang::De) => "Das Remisangebot gilt, bis es beantwortet ist.",
        (OfferState::Accepted, Lang::De) => "Das Remisangebot ist angenommen.",
        (OfferState::Declined, Lang::De) => "Das Remisangebot ist abgelehnt.",
        (OfferState::Void, Lang::De) => "Das Remisangebot gilt nicht.",
        (OfferState::Stands, Lang::En) => "The draw offer stands until it is answered.",
        (OfferState::Accepted, Lang::En) => "The draw offer is accepted.",
        (OfferState::Declined, Lang::En) => "The draw offer is declined.",
        (OfferState::Void, Lang::En) => "The draw offer is void.",
    }
}

/// An option of the arbiter's.
pub const fn choice(choice: Choice, lang: Lang) -> &'static str {
    match (choice, lang) {
        (Choice::Warning, Lang::De) => "Verwarnung",
        (Choice::AddTime, Lang::De) => "Zeit für die Gegenseite",
        (Choice::TakeTime, Lang::De) => "Zeitabzug",
        (Choice::LoseGame, Lang::De) => "Partieverlust",
        (Choice::Points, Lang::De) => "Punktabzug oder -gutschrift",
        (Choice::Fine, Lang::De) => "angekündigte Geldbuße",
        (Choice::ExcludeRound, Lang::De) => "Ausschluss von Runden",
        (Choice::Expel, Lang::De) => "Verweis",
        (Choice::Agree, Lang::De) => "stattgeben",
        (Choice::Postpone, Lang::De) => "Entscheidung zurückstellen",
        (Choice::Reject, Lang::De) => "ablehnen",
        (Choice::Stand, Lang::De) => "bestehen lassen",
        (Choice::Continue, Lang::De) => "weiterspielen",
        (Choice::NewGame, Lang::De) => "neue Partie",
        (Choice::LetPlay, Lang::De) => "spielen lassen",
        (Choice::SetClock, Lang::De) => "Uhr neu stellen",
        (Choice::Warning, Lang::En) => "a warning",
        (Choice::AddTime, Lang::En) => "time for the opponent",
        (Choice::TakeTime, Lang::En) => "time off",
        (Choice::LoseGame, Lang::En) => "loss of the game",
        (Choice::Points, Lang::En) => "points taken or given",
        (Choice::Fine, Lang::En) => "a fine announced beforehand",
        (Choice::ExcludeRound, Lang::En) => "exclusion from rounds",
        (Choice::Expel, Lang::En) => "expulsion",
        (Choice::Agree, Lang::En) => "agree",
        (Choice::Postpone, Lang::En) => "postpone the decision",
        (Choice::Reject, Lang::En) => "reject",
        (Choice::Stand, Lang::En) => "let it stand",
        (Choice::Continue, Lang::En) => "play on",
        (Choice::NewGame, Lang::En) => "a new game",
        (Choice::LetPlay, Lang::En) => "let them play",
        (Choice::SetClock, Lang::En) => "set the clock anew",
    }
}

/// Why something is not examined.
pub const fn why(why: Why, lang: Lang) -> &'static str {
    match (why, lang) {
        (Why::NotHavingTheMove, Lang::De) => "das darf nur, wer am Zug ist",
        (Why::Touched, Lang::De) => "das Recht ist durch Berühren einer Figur verloren",
        (Why::Moved, Lang::De) => "das Recht ist durch den eigenen Zug verloren",
        (Why::TooLate, Lang::De) => "es ist zu spät dafür",
        (Why::NotInForce, Lang::De) => "diese Regel gilt hier nicht",
        (Why::ArbiterMayNot, Lang::De) => "der Schiedsrichter darf hier nicht von sich aus eingreifen",
        (Why::NotEntitled, Lang::De) => "das steht ihnen hier nicht zu",
        (Why::Forbidden, Lang::De) => "die Ausschreibung verbietet es",
        (Why::NothingOpen, Lang::De) => "es ist nichts offen, worauf sich das bezöge",
        (Why::TooEarly, Lang::De) => "beide Seiten müssen erst einen Zug gemacht haben",
        (Why::BelowLimit, Lang::De) => "es bliebe weniger Zeit, als die Regeln schützen",
        (Why::SheetsIncomplete, Lang::De) => "erst werden die Partieformulare vervollständigt",
        (Why::NoEvidence, Lang::De) => "darauf allein kann sich kein Antrag stützen",
        (Why::UnlawfulScore, Lang::De) => "diese Wertung passt nicht zu einem Partieverlust",
        (Why::TooMuchTime, Lang::De) => "es ist noch zu viel Zeit auf der Uhr",
        (Why::OwnFlagDown, Lang::De) => "das eigene Fallblättchen ist gefallen",
        (Why::NotAccepted, Lang::De) => "der Schiedsrichter lässt diese Person nicht zu",
        (Why::NotAnnounced, Lang::De) => "der Zug ist noch nicht angesagt",
        (Why::NotRestored, Lang::De) => "die verschobenen Figuren stehen noch nicht wieder",
        (Why::AwaitsDecision, Lang::De) => {
            "die Partie ist durch den Antrag beendet und wartet auf die Entscheidung"
        }
        (Why::NothingHappened, Lang::De) => "davon ist nichts festzustellen",
        (Why::WrongSetup, Lang::De) => "die Anfangsstellung war falsch",
        (Why::ColoursReversed, Lang::De) => "die Farben waren vertauscht",
        (Why::PositionLost, Lang::De) => "die Stellung ist nicht mehr festzustellen",
        (Why::Interference, Lang::De) => "von außen wurde eingegriffen",
        (Why::ClockNotRunning, Lang::De) => "diese Uhr läuft nicht",
        (Why::NotAnOption, Lang::De) => "diese Maßnahme sieht der Text hier nicht vor",
        (Why::Final, Lang::De) => "die Entscheidung des Schiedsrichters ist endgültig",
        (Why::Absent, Lang::De) => "wen es betrifft, der ist noch nicht da",
        (Why::Absent, Lang::En) => "the player it concerns is not there yet",
        (Why::NotAnOption, Lang::En) => "the text does not provide for this here",
        (Why::Final, Lang::En) => "the arbiter's decision is final",
        (Why::NotHavingTheMove, Lang::En) => "only the player having the move may do that",
        (Why::Touched, Lang::En) => "the right was lost by touching a piece",
        (Why::Moved, Lang::En) => "the right was lost by making a move",
        (Why::TooLate, Lang::En) => "it is too late for that",
        (Why::NotInForce, Lang::En) => "this rule is not in force here",
        (Why::ArbiterMayNot, Lang::En) => "the arbiter may not intervene here unasked",
        (Why::NotEntitled, Lang::En) => "they have no right to that here",
        (Why::Forbidden, Lang::En) => "the regulations of the event forbid it",
        (Why::NothingOpen, Lang::En) => "there is nothing of the kind",
        (Why::TooEarly, Lang::En) => "both players must have made a move first",
        (Why::BelowLimit, Lang::En) => "less time would be left than the text protects",
        (Why::SheetsIncomplete, Lang::En) => "the scoresheets are completed first",
        (Why::NoEvidence, Lang::En) => "no claim may rest on that alone",
        (Why::UnlawfulScore, Lang::En) => "that score does not fit a lost game",
        (Why::TooMuchTime, Lang::En) => "there is still too much time on the clock",
        (Why::OwnFlagDown, Lang::En) => "the player's own flag has fallen",
        (Why::NotAccepted, Lang::En) => "the arbiter does not accept this person",
        (Why::NotAnnounced, Lang::En) => "the move has not been announced",
        (Why::NotRestored, Lang::En) => "the displaced pieces have not been put back",
        (Why::AwaitsDecision, Lang::En) => "the claim has ended the game, which waits for the decision",
        (Why::NothingHappened, Lang::En) => "nothing of the kind can be found",
        (Why::WrongSetup, Lang::En) => "the initial position was wrong",
        (Why::ColoursReversed, Lang::En) => "the colours were reversed",
        (Why::PositionLost, Lang::En) => "the position can no longer be established",
        (Why::Interference, Lang::En) => "there was interference from outside",
        (Why::ClockNotRunning, Lang::En) => "this clock is not running",
    }
}

texts! {
    wins(winner, reason) { de: "{winner} gewinnt: {reason}.", en: "{winner} wins: {reason}." }
    drawn(reason) { de: "Remis: {reason}.", en: "Draw: {reason}." }
    both_lose(reason) { de: "Beide verlieren: {reason}.", en: "Both lose: {reason}." }
    half_for(loser, other, reason) {
        de: "{loser} verliert, {other} erhält die Punkte eines Remis: {reason}.",
        en: "{loser} loses, {other} gets the score of a draw: {reason}.",
    }
    annulled(reason) { de: "Die Partie ist gestrichen: {reason}.", en: "The game is cancelled: {reason}." }
    add_time(player, time) { de: "{player} erhält {time} dazu.", en: "{player} gets {time} more." }
    take_time(player, time) { de: "{player} verliert {time} Bedenkzeit.", en: "{player} loses {time} on the clock." }
    set_clock(white, black) {
        de: "Die Uhren werden gestellt: Weiß {white}, Schwarz {black}.",
        en: "The clocks are set: White {white}, Black {black}.",
    }
    restore_start() {
        de: "Die Anfangsstellung wird wieder aufgebaut.",
        en: "The initial position is set up again.",
    }
    restore_position(number, player) {
        de: "Die Stellung nach dem {number}. Zug von {player} wird wieder aufgebaut.",
        en: "The position after {player}'s move {number} is set up again.",
    }
    must_castle_short() { de: "Es muss kurz rochiert werden.", en: "Kingside castling must be played." }
    must_castle_long() { de: "Es muss lang rochiert werden.", en: "Queenside castling must be played." }
    must_capture_with(victim, piece) {
        de: "Die Figur auf {victim} muss mit der Figur auf {piece} geschlagen werden.",
        en: "The piece on {victim} must be captured with the piece on {piece}.",
    }
    must_move(piece, square, moves) {
        de: "Ziehen muss {piece} auf {square}; möglich ist: {moves}.",
        en: "What must move is {piece} on {square}; possible is: {moves}.",
    }
    must_capture(victim, moves) {
        de: "Die Figur auf {victim} muss geschlagen werden: {moves}.",
        en: "The piece on {victim} must be captured: {moves}.",
    }
    must_play(moves) { de: "Gespielt werden muss: {moves}.", en: "What must be played: {moves}." }
    free() { de: "Jeder regelgemäße Zug ist erlaubt.", en: "Any legal move may be played." }
    replace_pawn(square, piece) {
        de: "Der Bauer auf {square} wird durch {piece} ersetzt.",
        en: "The pawn on {square} is replaced by {piece}.",
    }
    claim_upheld() { de: "Der Antrag ist berechtigt.", en: "The claim is correct." }
    claim_rejected() { de: "Der Antrag ist nicht berechtigt.", en: "The claim is not correct." }
    inadmissible(why) { de: "Das geht hier nicht: {why}.", en: "That cannot be done here: {why}." }
    warned(player) { de: "{player} wird verwarnt.", en: "{player} is warned." }
    penalised(player, penalty) { de: "Strafe für {player}: {penalty}.", en: "Penalty for {player}: {penalty}." }
    choose(options) {
        de: "Das entscheidet der Schiedsrichter; möglich ist: {options}.",
        en: "The arbiter decides; possible is: {options}.",
    }
    owes_scoresheet(player) {
        de: "{player} muss das Partieformular nachtragen.",
        en: "{player} must bring the scoresheet up to date.",
    }
    owes_planned(player) {
        de: "{player} muss den angekündigten Zug ausführen.",
        en: "{player} must play the announced move.",
    }
    owes_assistant(player) {
        de: "{player} braucht für diese Partie einen Assistenten, der die Züge ausführt und ansagt.",
        en: "{player} needs an assistant for this game who makes and announces the moves.",
    }
    owes_touched(player) {
        de: "{player} muss mit der berührten Figur ziehen.",
        en: "{player} must move the touched piece.",
    }
    new_game(why) { de: "Es wird eine neue Partie gespielt: {why}.", en: "A new game is played: {why}." }
    play_on() { de: "Es wird weitergespielt.", en: "Play goes on." }
    sealed() { de: "Der Zug ist abgegeben und gilt.", en: "The move is sealed and final." }
    appeal_stored() {
        de: "Der Protest ist vermerkt; bis über ihn entschieden ist, gilt die Entscheidung.",
        en: "The appeal is recorded; until it is decided, the ruling stands.",
    }
    spoken(text) { de: "Angesagt wird: „{text}“.", en: "The announcement is: \"{text}\"." }
    nothing_follows() { de: "nichts weiter", en: "nothing follows" }
    end_result(result, reason) { de: "Ergebnis {result} ({reason})", en: "result {result} ({reason})" }
    still_playing(player) { de: "{player} ist am Zug", en: "{player} to move" }
    clocks(white, black) { de: "Uhren: Weiß {white}, Schwarz {black}", en: "clocks: White {white}, Black {black}" }
    unmet_ruling(event, expected, came) {
        de: "Ereignis {event}: erwartet {expected}, gekommen ist {came}",
        en: "event {event}: expected {expected}, what came is {came}",
    }
    unmet_nothing(event, came) {
        de: "Ereignis {event}: nichts erwartet, gekommen ist {came}",
        en: "event {event}: nothing expected, what came is {came}",
    }
    unmet_final(field, expected, came) {
        de: "Am Ende ist {field} {came} statt {expected}",
        en: "at the end {field} is {came} instead of {expected}",
    }
}
