//! A ruling in the format's own terms: named fields with typed values.

use turmuhr_clock::Span;
use turmuhr_core::{CastlingMode, CastlingSide, Color, Role, Square, shakmaty::uci::UciMove};
use turmuhr_laws::{
    game::{Choice, Consequence, Debt, Must, OfferState, Reason, Ruling, Score, Why},
    words::{Word, words},
};

/// The name of a ruling.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Name {
    Over,
    AddTime,
    TakeTime,
    SetClock,
    Restore,
    Must,
    Free,
    ReplacePawn,
    Claim,
    Inadmissible,
    Offer,
    Warning,
    Penalty,
    Choose,
    Report,
    Owes,
    NewGame,
    Continue,
    Sealed,
    Appeal,
    Spoken,
}

/// A field of a ruling's table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Field {
    Ruling,
    Result,
    Reason,
    To,
    From,
    Amount,
    White,
    Black,
    Ply,
    Pieces,
    Capture,
    Castle,
    Moves,
    Square,
    Piece,
    Upheld,
    Why,
    State,
    What,
    Options,
    Default,
    About,
    Who,
    Text,
    Cites,
}

words! {
    Name {
        "over" = Over,
        "add-time" = AddTime,
        "take-time" = TakeTime,
        "set-clock" = SetClock,
        "restore" = Restore,
        "must" = Must,
        "free" = Free,
        "replace-pawn" = ReplacePawn,
        "claim" = Claim,
        "inadmissible" = Inadmissible,
        "offer" = Offer,
        "warning" = Warning,
        "penalty" = Penalty,
        "choose" = Choose,
        "report" = Report,
        "owes" = Owes,
        "new-game" = NewGame,
        "continue" = Continue,
        "sealed" = Sealed,
        "appeal" = Appeal,
        "spoken" = Spoken,
    }
    Field {
        "ruling" = Ruling,
        "result" = Result,
        "reason" = Reason,
        "to" = To,
        "from" = From,
        "amount" = Amount,
        "white" = White,
        "black" = Black,
        "ply" = Ply,
        "pieces" = Pieces,
        "capture" = Capture,
        "castle" = Castle,
        "moves" = Moves,
        "square" = Square,
        "piece" = Piece,
        "upheld" = Upheld,
        "why" = Why,
        "state" = State,
        "what" = What,
        "options" = Options,
        "default" = Default,
        "about" = About,
        "who" = Who,
        "text" = Text,
        "cites" = Cites,
    }
}

/// The value of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    Name(Name),
    /// `None`: the game is annulled.
    Result(Option<Score>),
    Reason(Reason),
    Why(Why),
    /// `None`: neither of the players.
    Color(Option<Color>),
    Time(Span),
    Ply(usize),
    Square(Square),
    Squares(Vec<Square>),
    Castle(CastlingSide),
    Moves(Vec<UciMove>),
    Role(Role),
    Upheld(bool),
    Offer(OfferState),
    Choice(Choice),
    Choices(Vec<Choice>),
    Debt(Debt),
    Text(String),
    /// Articles as their edition numbers them.
    Articles(Vec<String>),
}

/// A ruling as fields and values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms(Vec<(Field, Term)>);

impl Terms {
    /// Moves are written for this kind of castling.
    pub fn of(ruling: &Ruling, mode: CastlingMode) -> Terms {
        use Field as F;
        let of = |name: Name, rest: Vec<(Field, Term)>| {
            let mut terms = vec![(F::Ruling, Term::Name(name))];
            terms.extend(rest);
            terms
        };
        let color = |color: Color| Term::Color(Some(color));
        let mut terms = match &ruling.what {
            Consequence::Over(over) => of(
                Name::Over,
                vec![(F::Result, Term::Result(over.result)), (F::Reason, Term::Reason(over.reason))],
            ),
            Consequence::AddTime { to, amount } => {
                of(Name::AddTime, vec![(F::To, color(*to)), (F::Amount, Term::Time(*amount))])
            }
            Consequence::TakeTime { from, amount } => {
                of(Name::TakeTime, vec![(F::From, color(*from)), (F::Amount, Term::Time(*amount))])
            }
            Consequence::SetClock { white, black } => {
                of(Name::SetClock, vec![(F::White, Term::Time(*white)), (F::Black, Term::Time(*black))])
            }
            Consequence::Restore { ply } => of(Name::Restore, vec![(F::Ply, Term::Ply(*ply))]),
            Consequence::Must(must) => of(Name::Must, duty(must, mode)),
            Consequence::Free => of(Name::Free, Vec::new()),
            Consequence::ReplacePawn { square, role } => {
                of(Name::ReplacePawn, vec![(F::Square, Term::Square(*square)), (F::Piece, Term::Role(*role))])
            }
            Consequence::Claim { upheld, why } => {
                let mut rest = vec![(F::Upheld, Term::Upheld(*upheld))];
                rest.extend(why.map(|why| (F::Why, Term::Why(why))));
                of(Name::Claim, rest)
            }
            Consequence::Inadmissible { why } => of(Name::Inadmissible, vec![(F::Why, Term::Why(*why))]),
            Consequence::Offer(state) => of(Name::Offer, vec![(F::State, Term::Offer(*state))]),
            Consequence::Warning { to } => of(Name::Warning, vec![(F::To, color(*to))]),
            Consequence::Penalty { to, what } => {
                of(Name::Penalty, vec![(F::To, Term::Color(*to)), (F::What, Term::Choice(*what))])
            }
            Consequence::Choose { options, default } => {
                let mut rest = vec![(F::Options, Term::Choices(options.clone()))];
                rest.extend(default.map(|default| (F::Default, Term::Choice(default))));
                of(Name::Choose, rest)
            }
            Consequence::Report { about } => of(Name::Report, vec![(F::About, color(*about))]),
            Consequence::Owes { who, what } => {
                of(Name::Owes, vec![(F::Who, color(*who)), (F::What, Term::Debt(*what))])
            }
            Consequence::NewGame { why } => of(Name::NewGame, vec![(F::Reason, Term::Why(*why))]),
            Consequence::Continue => of(Name::Continue, Vec::new()),
            Consequence::Sealed => of(Name::Sealed, Vec::new()),
            Consequence::AppealStored => of(Name::Appeal, Vec::new()),
            Consequence::Spoken { text } => of(Name::Spoken, vec![(F::Text, Term::Text(text.clone()))]),
        };
        let articles = ruling.cites.iter().map(|citation| citation.article().to_owned()).collect();
        terms.push((F::Cites, Term::Articles(articles)));
        Terms(terms)
    }

    pub fn iter(&self) -> impl Iterator<Item = (Field, &Term)> {
        self.0.iter().map(|(field, term)| (*field, term))
    }

    pub fn get(&self, field: Field) -> Option<&Term> {
        self.iter().find(|(named, _)| *named == field).map(|(_, term)| term)
    }
}

fn duty(must: &Must, mode: CastlingMode) -> Vec<(Field, Term)> {
    let mut terms = Vec::new();
    if !must.pieces.is_empty() {
        terms.push((Field::Pieces, Term::Squares(must.pieces.clone())));
    }
    if !must.capture.is_empty() {
        terms.push((Field::Capture, Term::Squares(must.capture.clone())));
    }
    terms.extend(must.castle.map(|side| (Field::Castle, Term::Castle(side))));
    let moves = must.moves.iter().map(|m| UciMove::from_move(*m, mode)).collect();
    terms.push((Field::Moves, Term::Moves(moves)));
    terms
}

/// A value as a file gives it, TOML or JSON, before a field says what it means.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    Nothing,
    Text(String),
    Number(i64),
    Fraction(f64),
    Flag(bool),
    List(Vec<Given>),
    Table(Vec<(String, Given)>),
}

impl Given {
    fn text(&self) -> Option<&str> {
        match self {
            Given::Text(text) => Some(text),
            _ => None,
        }
    }

    fn all<T>(&self, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
        match self {
            Given::List(items) => items.iter().map(|item| read(item.text()?)).collect(),
            _ => None,
        }
    }
}

impl Name {
    pub(crate) fn among<'a>(fields: impl IntoIterator<Item = (&'a str, Given)>) -> Option<Name> {
        let (_, given) = fields.into_iter().find(|(word, _)| *word == Field::Ruling.word())?;
        Name::meaning(given.text()?)
    }
}

impl Term {
    /// The value as a field of a ruling; `None` if the field has no such value.
    pub(crate) fn read(field: Field, of: Option<Name>, given: &Given) -> Option<Term> {
        fn word<T: Word>(given: &Given) -> Option<T> {
            T::meaning(given.text()?)
        }
        Some(match field {
            Field::Ruling => Term::Name(word(given)?),
            Field::Result => Term::Result(match given {
                Given::Nothing => None,
                given => Some(word(given)?),
            }),
            Field::Reason if of == Some(Name::NewGame) => Term::Why(word(given)?),
            Field::Reason => Term::Reason(word(given)?),
            Field::To | Field::From | Field::About | Field::Who => Term::Color(match given {
                Given::Nothing => None,
                given => Some(word(given)?),
            }),
            Field::Amount | Field::White | Field::Black => Term::Time(given.text()?.parse().ok()?),
            Field::Ply => match given {
                Given::Number(number) => Term::Ply(usize::try_from(*number).ok()?),
                _ => return None,
            },
            Field::Pieces | Field::Capture => Term::Squares(given.all(|square| square.parse().ok())?),
            Field::Castle => Term::Castle(word(given)?),
            Field::Moves => Term::Moves(given.all(|uci| uci.parse().ok())?),
            Field::Square => Term::Square(given.text()?.parse().ok()?),
            Field::Piece => Term::Role(word(given)?),
            Field::Upheld => match given {
                Given::Flag(flag) => Term::Upheld(*flag),
                _ => return None,
            },
            Field::Why => Term::Why(word(given)?),
            Field::State => Term::Offer(word(given)?),
            Field::What if of == Some(Name::Owes) => Term::Debt(word(given)?),
            Field::What | Field::Default => Term::Choice(word(given)?),
            Field::Options => Term::Choices(given.all(Choice::meaning)?),
            Field::Text => Term::Text(given.text()?.to_owned()),
            Field::Cites => Term::Articles(given.all(|article| Some(article.to_owned()))?),
        })
    }
}
