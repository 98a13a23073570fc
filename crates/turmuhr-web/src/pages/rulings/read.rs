//! A game, read in any notation: moves and faults, repetitions and moves without progress, and the board at any move.

mod claims;
mod text;

use maud::{Markup, html};
use turmuhr_core::{Chess, Color, fen};
use turmuhr_laws::{
    notation::{read_move_in_any_language, write_move},
    rules::{Mode, Rules, Supervision, page},
    words::Word,
};
use turmuhr_texts::Lang;

use self::{claims::Course, text::Reading};
use super::{
    super::rules_area::{Place, rules_page},
    rules_fields,
    story::{Setting, fen_of, plain},
};
use crate::{
    http::{Answer, Ask, Fault, Fields, moved},
    parts::{LONGEST_FEN, Stepper, csrf, style},
    words::{reading as say, rulings as words},
};

/// Longer texts are not read: nobody plays so long.
const LONGEST_TEXT: usize = 12_000;
const MOST_PLIES: usize = 1_000;
/// An address has room for so much; see `http/limits.rs`.
const LONGEST_ADDRESS: usize = 7 << 10;

struct Asked {
    text: String,
    setting: Setting,
    /// The half-moves made on the board shown; the whole game if none are named.
    at: Option<usize>,
    intended: String,
    turned: bool,
}

impl Asked {
    fn of(fields: &Fields) -> Asked {
        let at = fields.number("ply").or_else(|| fields.number("at"));
        Asked {
            text: fields.text("text").to_owned(),
            setting: Setting::of(fields),
            at: at.map(|at| at as usize),
            intended: fields.text("intended").to_owned(),
            turned: fields.has("turned"),
        }
    }

    fn address(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        let Setting { edition, mode, supervision, control, fen, moves: _, white: _, black: _ } =
            &self.setting;
        let at = self.at.map(|at| at.to_string()).unwrap_or_default();
        let all = [
            ("text", &self.text),
            ("fen", fen),
            ("edition", edition),
            ("mode", mode),
            ("supervision", supervision),
            ("control", control),
            ("at", &at),
            ("intended", &self.intended),
        ];
        query.extend_pairs(all.into_iter().filter(|(_, value)| !value.is_empty()));
        if self.turned {
            query.append_pair("turned", "");
        }
        format!("/rulings/read?{}", query.finish())
    }

    fn reading(&self, lang: Lang) -> Result<Reading, String> {
        if self.text.len() > LONGEST_TEXT {
            return Err(say::too_long(lang, LONGEST_TEXT));
        }
        let reading = text::read(&self.text, &self.setting.fen, self.setting.edition(), lang)?;
        if reading.moves.len() > MOST_PLIES { Err(say::too_many(lang, MOST_PLIES)) } else { Ok(reading) }
    }
}

pub(crate) async fn show(ask: Ask) -> Answer {
    let asked = Asked::of(&ask.query);
    shown(&ask, asked).await
}

/// Reads what was pasted; goes on with an incident or a question about mate where asked.
pub(crate) async fn take(ask: Ask) -> Answer {
    let (asked, lang) = (Asked::of(&ask.form), ask.lang);
    let then = ask.form.text("then");
    if matches!(then, "story" | "mate")
        && let Ok(reading) = asked.reading(lang)
    {
        let at = asked.at.unwrap_or(reading.moves.len()).min(reading.moves.len());
        let made = &reading.moves[..at];
        if then == "story" {
            let moves = plain(&reading.start, made.iter().copied());
            let setting = Setting { fen: fen_of(&reading.start), moves, ..asked.setting };
            return Ok(moved(&setting.story(lang).map_err(Fault::Wrong)?.address()));
        }
        let mut position = reading.start.clone();
        made.iter().for_each(|m| turmuhr_core::Position::play_unchecked(&mut position, *m));
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.append_pair("fen", &fen::write(&position)).append_pair("ask", "mate");
        return Ok(moved(&format!("/rulings/position?{}", query.finish())));
    }
    let address = asked.address();
    if address.len() <= LONGEST_ADDRESS {
        let anchor = if ask.form.has("ply") { "#game-board" } else { "" };
        return Ok(moved(&format!("{address}{anchor}")));
    }
    shown(&ask, asked).await
}

async fn shown(ask: &Ask, asked: Asked) -> Answer {
    let lang = ask.lang;
    let body = if asked.text.is_empty() {
        html! {
            form.card method="post" action="/rulings/read" #reading { (csrf(ask)) (text_fields(&asked, lang)) }
            p.empty { (say::empty(lang)) }
        }
    } else {
        match asked.reading(lang) {
            Err(why) => html! {
                form.card method="post" action="/rulings/read" #reading {
                    (csrf(ask))
                    p.trouble role="alert" { (why) }
                    (text_fields(&asked, lang))
                }
            },
            Ok(reading) => whole(ask, &asked, &reading),
        }
    };
    Ok(rules_page(ask, Place::Game, say::title(lang), html! { (say::about(lang)) }, body))
}

fn text_fields(asked: &Asked, lang: Lang) -> Markup {
    html! {
        label.field {
            span { (say::paste(lang)) }
            textarea name="text" rows="8" placeholder=(say::example(lang)) spellcheck="false" autocapitalize="none" required { (asked.text) }
        }
        details.more {
            summary { (say::more_fields(lang)) }
            label.field {
                span { (say::from_position(lang)) }
                input name="fen" value=(asked.setting.fen) maxlength=(LONGEST_FEN) autocomplete="off" spellcheck="false";
            }
            (rules_fields(&asked.setting, lang))
        }
        p { button.next #read { (say::read(lang)) } }
    }
}

fn whole(ask: &Ask, asked: &Asked, reading: &Reading) -> Markup {
    let lang = ask.lang;
    let setting = &asked.setting;
    let mode = Mode::meaning(&setting.mode).unwrap_or(Mode::Standard);
    let supervision = Supervision::meaning(&setting.supervision).unwrap_or(Supervision::Full);
    let rules = page(setting.edition(), mode, supervision)
        .or_else(|| page(setting.edition(), Mode::Standard, Supervision::Full));
    let course = Course::of(&reading.start, &reading.moves, rules, lang);
    let at = asked.at.unwrap_or(reading.moves.len()).min(reading.moves.len());
    let stepper = Stepper {
        start: &reading.start,
        moves: &reading.moves,
        at,
        bottom: if asked.turned { Color::Black } else { Color::White },
        label: say::board(lang),
        notes: &course.notes(lang),
        clocks: &[],
        follows: "#moves",
        address: None,
    };
    html! {
        form.incident method="post" action="/rulings/read" #reading {
            (csrf(ask))
            input type="hidden" name="at" value=(at);
            @if asked.turned { input type="hidden" name="turned" value=""; }
            div.place #game-board {
                (stepper.markup(lang))
                p.acts {
                    button.next name="then" value="story" #from-here { (say::incident_here(lang)) }
                    button name="then" value="mate" #mate-here { (say::mate_here(lang)) }
                }
                (intended(asked, reading, at, rules, lang))
            }
            div.results {
                div.card #recognised {
                    p { (say::recognised(lang, &reading.recognised)) }
                    @for note in &reading.notes { p.warn { (note) } }
                    @if let Some(fault) = &reading.fault { p.trouble role="alert" #fault { (fault) } }
                    p.acts {
                        @if let Some(address) = shared(asked, reading) {
                            button type="button" #share data-copy=(address) data-copied=(words::copied(lang)) hidden { (words::share(lang)) }
                            span.note role="status" data-copy-said {}
                        }
                    }
                }
                (course.summary(lang))
                (course.table(reading, at, lang))
                details.card #change {
                    summary { (say::change_text(lang)) }
                    (text_fields(asked, lang))
                }
            }
        }
    }
}

/// The address of this page, with the moves as short as possible where the text is long.
fn shared(asked: &Asked, reading: &Reading) -> Option<String> {
    let whole = asked.address();
    if whole.len() <= LONGEST_ADDRESS {
        return Some(whole);
    }
    let short = Asked {
        text: plain(&reading.start, reading.moves.iter().copied()),
        setting: Setting { fen: fen_of(&reading.start), ..asked.setting.clone() },
        at: asked.at,
        intended: asked.intended.clone(),
        turned: asked.turned,
    };
    Some(short.address()).filter(|address| address.len() <= LONGEST_ADDRESS)
}

/// A claim may rest on a move that is written down and not made (9.2.1, 9.3.1).
fn intended(
    asked: &Asked,
    reading: &Reading,
    at: usize,
    rules: Option<&'static Rules>,
    lang: Lang,
) -> Markup {
    let answer = (!asked.intended.is_empty()).then(|| {
        let history = claims::history(&reading.start, &reading.moves[..at]);
        let position: &Chess = history.position();
        match read_move_in_any_language(position, &asked.intended) {
            Ok(read) => {
                let written = write_move(position, read.m, style(lang));
                let (times, moves) = (history.times_with(read.m), history.quiet_with(read.m).moves_by_each());
                html! {
                    (say::with_intended(lang, written, times, moves)) " "
                    @if let Some(rules) = rules { (claims::with_intended(rules, times, moves, lang)) }
                }
            }
            Err(error) => html! { (text::why(&error, position, asked.setting.edition(), lang)) },
        }
    });
    html! {
        div.row {
            label.field { span { (say::intended(lang)) } input name="intended" value=(asked.intended) maxlength="20" autocomplete="off" autocapitalize="none"; }
            button #check-intended { (say::check_intended(lang)) }
        }
        @if let Some(answer) = answer { p role="status" #with-intended { (answer) } }
    }
}
