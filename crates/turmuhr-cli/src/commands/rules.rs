//! `turmuhr rules`: the rulebook, by number or by words.

use std::io::Write;

use clap::{Arg, ArgMatches};
use serde_json::{Value, json};
use turmuhr_core::{
    Citation, Edition,
    citation::{PrintedNumber, printed},
};
use turmuhr_laws::{
    requirements,
    rulebook::{relatives, shown_by},
};
use turmuhr_texts::{
    Lang,
    rulebook::{
        search::{Found, search},
        text,
    },
    rules as say,
};

use super::Command;
use crate::{
    arguments,
    outcome::{Done, Outcome, Trouble},
};

/// Other names an edition is asked for by: the rapid and blitz rules of 2001 are appendices of its text.
const EDITION_ALIASES: &[(&str, Edition)] =
    &[("fide-2001-rapid", Edition::Fide2001), ("fide-2001-blitz", Edition::Fide2001)];

/// Columns of a line.
const WIDTH: usize = 79;
/// Hits of a search that are shown.
const SHOWN: usize = 12;

pub(crate) const COMMAND: Command = Command {
    name: "rules",
    usage: "turmuhr rules [QUERY] [--edition ID] [--compare ID]",
    about: say::about,
    example: |lang| match lang {
        Lang::De => "turmuhr rules Remisangebot --compare fide-1984",
        Lang::En => "turmuhr rules 9.2 --edition fide-2017",
    },
    arguments: |lang| {
        let ids = Edition::ALL.map(Edition::id);
        let known = || ids.into_iter().chain(EDITION_ALIASES.iter().map(|(alias, _)| *alias));
        let edition = arguments::one_of("edition", "ID", known(), say::arg_edition(lang, ids.join(" ")));
        vec![
            Arg::new("query").value_name("QUERY").num_args(0..).help(say::arg_query(lang)),
            arguments::with_default(edition, Edition::CURRENT.id()),
            arguments::one_of("compare", "ID", known(), say::arg_compare(lang)),
        ]
    },
    run,
};

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let words: Vec<&str> =
        arguments.get_many::<String>("query").into_iter().flatten().map(String::as_str).collect();
    let query = words.join(" ");
    let named = |option| arguments.get_one::<String>(option).and_then(|id| edition_named(id));
    let book = Book {
        edition: named("edition").unwrap_or(Edition::CURRENT),
        compare: named("compare"),
        scenarios: Vec::new(),
        lang,
    };
    let answer = book.look_up(&query);
    let shown = if arguments.get_flag("json") {
        format!("{}\n", book.as_json(&query, &answer))
    } else {
        book.page(&answer)
    };
    std::io::stdout().write_all(shown.as_bytes()).map_err(|error| Trouble::writing(&error, lang))?;
    if let Some(complaint) = &answer.complaint {
        eprintln!("{complaint}");
    }
    Ok(Outcome::no_if(answer.complaint.is_some()))
}

fn edition_named(id: &str) -> Option<Edition> {
    let alias = EDITION_ALIASES.iter().find(|(alias, _)| *alias == id);
    alias.map(|(_, edition)| *edition).or_else(|| id.parse().ok())
}

/// The rulebook opened at an edition.
struct Book {
    edition: Edition,
    compare: Option<Edition>,
    /// Titles of scenarios with the articles they cite.
    scenarios: Vec<(String, Vec<Citation>)>,
    lang: Lang,
}

/// What was found for a query.
struct Answer {
    articles: Vec<Citation>,
    /// Articles are told with everything that is known about them, not only with their text.
    in_full: bool,
    /// Hits that are not among `articles`.
    more: usize,
    /// What to type next, below a table of contents.
    hint: Option<String>,
    /// Why there is nothing.
    complaint: Option<String>,
}

impl Answer {
    const fn of(articles: Vec<Citation>, in_full: bool) -> Answer {
        Answer { articles, in_full, more: 0, hint: None, complaint: None }
    }

    const fn nothing(complaint: String) -> Answer {
        Answer { articles: Vec::new(), in_full: false, more: 0, hint: None, complaint: Some(complaint) }
    }
}

impl Book {
    fn look_up(&self, query: &str) -> Answer {
        let Book { edition, lang, .. } = *self;
        let query = query.trim();
        if query.is_empty() {
            let hint = Some(say::how_to_read(lang, edition, example_article(edition)));
            return Answer { hint, ..Answer::of(contents(edition), false) };
        }
        match search(edition, query, lang) {
            Found::Number(articles) => Answer::of(articles, true),
            Found::Words(mut hits) => {
                let more = hits.len().saturating_sub(SHOWN);
                hits.truncate(SHOWN);
                Answer { more, ..Answer::of(hits, false) }
            }
            Found::NoSuchNumber { nearest: Some(nearest) } => {
                Answer::nothing(say::no_article_but(lang, edition, query, nearest.article()))
            }
            Found::NoSuchNumber { nearest: None } => Answer::nothing(say::no_article(lang, edition, query)),
            Found::NoSuchWords => Answer::nothing(say::no_words(lang, edition, query)),
        }
    }

    fn page(&self, answer: &Answer) -> String {
        if answer.articles.is_empty() {
            return String::new();
        }
        let lang = self.lang;
        let mut page = lines("", &format!("{}: {}", self.edition, say::edition(self.edition, lang)));
        let widest = answer.articles.iter().map(|citation| citation.article().chars().count()).max();
        let column = widest.unwrap_or(0) + 2;
        let apart = answer.in_full || self.compare.is_some();
        for (place, citation) in answer.articles.iter().enumerate() {
            if apart || place == 0 {
                page.push('\n');
            }
            let number = format!("{:column$}", citation.article());
            page += &lines(&number, text(*citation, lang).unwrap_or_default());
            page += &self.details(*citation, answer.in_full, column);
        }
        if answer.more > 0 {
            page += &format!("\n{}", lines("", &say::more_hits(lang, answer.more)));
        }
        if let Some(hint) = &answer.hint {
            page += &format!("\n{}", lines("", hint));
        }
        page
    }

    /// What stands below the text of an article.
    fn details(&self, citation: Citation, in_full: bool, column: usize) -> String {
        let lang = self.lang;
        let indent = " ".repeat(column);
        let mut below = String::new();
        if let (true, Some(paper)) = (in_full, printed(citation)) {
            let (german, english) = (say::place(paper.german, lang), say::place(paper.english, lang));
            below += &lines(&indent, &say::printed(lang, german, english));
        }
        let ids: Vec<String> =
            requirements::of(citation).iter().map(|requirement| requirement.id.to_owned()).collect();
        if in_full && !ids.is_empty() {
            below += &items(&indent, &say::requirements(lang), &ids, ",");
        }
        let family = relatives(citation);
        match self.compare {
            Some(other) => {
                let others: Vec<_> = family.iter().filter(|relative| relative.edition() == other).collect();
                if others.is_empty() {
                    below += &lines(&indent, &say::nothing_related(lang, other));
                }
                for relative in others {
                    let told = match text(*relative, lang) {
                        same if same == text(citation, lang) => say::as_above(lang),
                        told => told.unwrap_or_default().to_owned(),
                    };
                    below += &lines(&indent, &format!("{other} {}: {told}", relative.article()));
                }
            }
            None if in_full && !family.is_empty() => {
                below += &items(&indent, &say::relatives(lang), &by_edition(&family), " ·");
            }
            None => {}
        }
        let shown: Vec<String> = shown_by(citation, &self.scenarios).into_iter().cloned().collect();
        if in_full && !shown.is_empty() {
            below += &items(&indent, &say::scenarios(lang), &shown, ",");
        }
        below
    }

    fn as_json(&self, query: &str, answer: &Answer) -> Value {
        let articles: Vec<Value> =
            answer.articles.iter().map(|citation| self.article_as_json(*citation)).collect();
        json!({
            "edition": self.edition.id(),
            "query": query,
            "compare": self.compare.map(Edition::id),
            "articles": articles,
            "more": answer.more,
            "error": answer.complaint,
        })
    }

    fn article_as_json(&self, citation: Citation) -> Value {
        let ids: Vec<&str> =
            requirements::of(citation).into_iter().map(|requirement| requirement.id).collect();
        let family: Vec<Value> = relatives(citation)
            .into_iter()
            .map(|relative| {
                let mut told = json!({ "edition": relative.edition().id(), "article": relative.article() });
                if self.compare == Some(relative.edition()) {
                    told["text"] = json!(text(relative, self.lang));
                }
                told
            })
            .collect();
        let paper = printed(citation).map(
            |paper| json!({ "de": printed_as_json(paper.german), "en": printed_as_json(paper.english) }),
        );
        json!({
            "article": citation.article(),
            "text": text(citation, self.lang),
            "parent": citation.parent().map(Citation::article),
            "requirements": ids,
            "relatives": family,
            "printed": paper,
            "scenarios": shown_by(citation, &self.scenarios),
        })
    }
}

/// The articles that belong to no other; where the whole text is one article, its parts too.
fn contents(edition: Edition) -> Vec<Citation> {
    let top: Vec<Citation> = Citation::all(edition).filter(|citation| citation.parent().is_none()).collect();
    match top[..] {
        [whole] => std::iter::once(whole).chain(whole.children()).collect(),
        _ => top,
    }
}

/// An article with parts, to try the command with.
fn example_article(edition: Edition) -> &'static str {
    Citation::all(edition).find_map(Citation::parent).map_or(edition.articles()[0], Citation::article)
}

/// `fide-1984 10.5, 10.5a`: the numbers of an edition after its id.
fn by_edition(family: &[Citation]) -> Vec<String> {
    family
        .chunk_by(|one, next| one.edition() == next.edition())
        .map(|of_one| {
            let numbers: Vec<&str> = of_one.iter().map(|citation| citation.article()).collect();
            format!("{} {}", of_one[0].edition(), numbers.join(", "))
        })
        .collect()
}

fn printed_as_json(number: PrintedNumber) -> Value {
    match number {
        PrintedNumber::At(number) => json!({ "number": number, "place": "at" }),
        PrintedNumber::SecondAt(number) => json!({ "number": number, "place": "second" }),
        PrintedNumber::Inside(number) => json!({ "number": number, "place": "inside" }),
        PrintedNumber::Unnumbered => json!({ "number": null, "place": "unnumbered" }),
    }
}

/// A text in lines, the first after `lead`, the others as far to the right.
fn lines(lead: &str, text: &str) -> String {
    wrapped(lead, text.split_whitespace())
}

/// A heading and what it lists; an item is not torn apart.
fn items(indent: &str, heading: &str, items: &[String], separator: &str) -> String {
    let last = items.len().saturating_sub(1);
    let separated: Vec<String> = items
        .iter()
        .enumerate()
        .map(|(place, item)| if place < last { format!("{item}{separator}") } else { item.clone() })
        .collect();
    wrapped(indent, std::iter::once(heading).chain(separated.iter().map(String::as_str)))
}

fn wrapped<'a>(lead: &str, words: impl Iterator<Item = &'a str>) -> String {
    let indent = lead.chars().count();
    let mut text = lead.to_owned();
    let mut column = indent;
    for word in words {
        let width = word.chars().count();
        if column > indent && column + 1 + width > WIDTH {
            text.push('\n');
            text.push_str(&" ".repeat(indent));
            column = indent;
        } else if column > indent {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += width;
    }
    format!("{}\n", text.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use turmuhr_core::cite;

    fn book(edition: Edition, compare: Option<Edition>, lang: Lang) -> Book {
        Book { edition, compare, scenarios: Vec::new(), lang }
    }

    fn page(query: &str, edition: Edition, compare: Option<Edition>, lang: Lang) -> String {
        let book = book(edition, compare, lang);
        book.page(&book.look_up(query))
    }

    #[test]
    fn repetition_in_2017_in_german() {
        insta::assert_snapshot!(page("9.2", Edition::Fide2017, None, Lang::De), @r"
        fide-2017: Schachregeln, 1. Juli 2017

        9.2      Remis durch dreimalige Stellungswiederholung, auf Antrag.
                 Anforderungen: L-322, L-360
                 Verwandt: fide-2023 9.2 · fide-2018 9.2 · dsb-2014 9.1.1 ·
                 fide-2001 9.2 · fide-1993 10.10 · fide-1984 10.5

        9.2.1    Wer am Zug ist, kann remis beantragen, wenn dieselbe Stellung zum
                 dritten Mal oder öfter entsteht oder entstanden ist; die Züge
                 dazwischen sind gleichgültig.
                 Anforderungen: L-090, L-340, L-345
                 Verwandt: fide-2023 9.2 · fide-2018 9.2.1 · fide-2001 9.2a, 9.2 ·
                 fide-1993 10.10a, 10.10, 10.10b · fide-1984 10.5a, 10.5, 10.5b

        9.2.1.1  Entsteht die Stellung erst durch den eigenen Zug: diesen
                 unwiderruflich notieren, nicht ausführen und dem Schiedsrichter
                 ansagen.
                 Anforderungen: L-341
                 Verwandt: fide-2023 9.2.1 · fide-2018 9.2.1.1 · fide-2001 9.2a ·
                 fide-1993 10.10a · fide-1984 10.5a

        9.2.1.2  Ist die wiederholte Stellung soeben entstanden, beantragt, wer am Zug
                 ist, ohne zu ziehen.
                 Anforderungen: L-340
                 Verwandt: fide-2023 9.2.2 · fide-2018 9.2.1.2 · fide-2001 5.2d, 9.2b ·
                 fide-1993 10.10b · fide-1984 10.5b

        9.2.2    Gleich sind Stellungen, wenn dieselbe Seite zieht, gleiche Figuren auf
                 gleichen Feldern stehen und alle Zugmöglichkeiten übereinstimmen.
                 Anforderungen: L-087
                 Verwandt: fide-2023 9.2.3 · fide-2018 9.2.2 · fide-2001 9.2 ·
                 fide-1993 10.10 · fide-1984 10.5

        9.2.2.1  Konnte beim ersten Mal ein Bauer en passant geschlagen werden, ist die
                 Stellung später eine andere.
                 Anforderungen: L-088
                 Verwandt: fide-2023 9.2.3.1 · fide-2018 9.2.2.1 · fide-2001 9.2 ·
                 fide-1993 10.10 · fide-1984 10.5

        9.2.2.2  Ist inzwischen ein Rochaderecht verloren, ist die Stellung eine
                 andere; verloren geht es nur durch einen Zug von König oder Turm.
                 Anforderungen: L-089
                 Verwandt: fide-2023 9.2.3.2 · fide-2018 9.2.2.2 · fide-2001 9.2 ·
                 fide-1993 10.10 · fide-1984 10.5
        ");
    }

    #[test]
    fn repetition_in_2017_in_english() {
        insta::assert_snapshot!(page("9.2", Edition::Fide2017, None, Lang::En), @r"
        fide-2017: Laws of Chess, 1 July 2017

        9.2      Draw by threefold repetition, on a claim.
                 Requirements: L-322, L-360
                 Related: fide-2023 9.2 · fide-2018 9.2 · dsb-2014 9.1.1 ·
                 fide-2001 9.2 · fide-1993 10.10 · fide-1984 10.5

        9.2.1    The side to move can claim when one position occurs or has occurred
                 three times or more, whatever the moves in between.
                 Requirements: L-090, L-340, L-345
                 Related: fide-2023 9.2 · fide-2018 9.2.1 · fide-2001 9.2a, 9.2 ·
                 fide-1993 10.10a, 10.10, 10.10b · fide-1984 10.5a, 10.5, 10.5b

        9.2.1.1  If your own move will bring the position about: note that move for
                 good, do not play it, and tell the arbiter.
                 Requirements: L-341
                 Related: fide-2023 9.2.1 · fide-2018 9.2.1.1 · fide-2001 9.2a ·
                 fide-1993 10.10a · fide-1984 10.5a

        9.2.1.2  If the repeated position is now on the board, the side to move claims
                 without moving.
                 Requirements: L-340
                 Related: fide-2023 9.2.2 · fide-2018 9.2.1.2 · fide-2001 5.2d, 9.2b ·
                 fide-1993 10.10b · fide-1984 10.5b

        9.2.2    Positions match when the side to play, the pieces on their squares and
                 every possible move all agree.
                 Requirements: L-087
                 Related: fide-2023 9.2.3 · fide-2018 9.2.2 · fide-2001 9.2 ·
                 fide-1993 10.10 · fide-1984 10.5

        9.2.2.1  If a pawn could be taken en passant the first time, the later position
                 is a different one.
                 Requirements: L-088
                 Related: fide-2023 9.2.3.1 · fide-2018 9.2.2.1 · fide-2001 9.2 ·
                 fide-1993 10.10 · fide-1984 10.5

        9.2.2.2  If a castling right has gone meanwhile, the position is a different
                 one; only a king or rook move takes it away.
                 Requirements: L-089
                 Related: fide-2023 9.2.3.2 · fide-2018 9.2.2.2 · fide-2001 9.2 ·
                 fide-1993 10.10 · fide-1984 10.5
        ");
    }

    #[test]
    fn en_passant_in_german() {
        insta::assert_snapshot!(page("en passant", Edition::Fide2023, None, Lang::De), @r"
        fide-2023: Schachregeln, 1. Januar 2023

        3.7.3.2  En passant schlägt man sofort, im Zug gleich nach dem Doppelschritt,
                 oder gar nicht mehr.
        9.2.3.1  Konnte beim ersten Mal ein Bauer en passant geschlagen werden, ist die
                 Stellung später eine andere.
        C.9.3    Schlägt ein Bauer, steht vorn seine Linie: dxe5 oder de5. Zu en
                 passant darf „e.p.“ stehen: exd6 e.p.
        C.13.6   Einem Schlagen en passant kann „e.p.“ folgen.
        ");
    }

    #[test]
    fn en_passant_in_english() {
        insta::assert_snapshot!(page("en passant", Edition::Fide2023, None, Lang::En), @r"
        fide-2023: Laws of Chess, 1 January 2023

        3.7.3.2  En passant is captured at once, in reply to the double step, or not at
                 all.
        9.2.3.1  If a pawn could be taken en passant the first time, the later position
                 is a different one.
        C.9.3    If a pawn captures, its file comes first: dxe5 or de5. En passant may
                 carry “e.p.”: exd6 e.p.
        C.13.6   An en passant capture may be followed by “e.p.”.
        ");
    }

    #[test]
    fn the_second_illegal_move_compared_in_german() {
        insta::assert_snapshot!(page("7.5.5", Edition::Fide2023, Some(Edition::Fide2017), Lang::De), @r"
        fide-2023: Schachregeln, 1. Januar 2023

        7.5.5  Erster Verstoß nach 7.5.1 bis 7.5.4: zwei Minuten für die Gegenseite.
               Zweiter, gleich welcher Art: verloren, oder remis, wenn die Gegenseite
               unmöglich matt setzen kann.
               Anforderungen: L-076, L-240, L-241, L-246, L-247, L-251, L-254, L-390,
               L-392, L-446
               fide-2017 7.5.3: Erster abgeschlossener regelwidriger Zug: zwei Minuten
               für die Gegenseite. Zweiter: verloren, oder remis, wenn die Gegenseite
               unmöglich matt setzen kann.
               fide-2017 7.7.2: Für den ersten Zug mit beiden Händen erhält die
               Gegenseite zwei Minuten, der zweite verliert; remis, wenn die Gegenseite
               unmöglich matt setzen kann.
               fide-2017 7.8.2: Beim ersten Drücken ohne Zug erhält die Gegenseite zwei
               Minuten, beim zweiten ist verloren; remis, wenn die Gegenseite unmöglich
               matt setzen kann.
        ");
    }

    #[test]
    fn the_second_illegal_move_compared_in_english() {
        insta::assert_snapshot!(page("7.5.5", Edition::Fide2023, Some(Edition::Fide2017), Lang::En), @r"
        fide-2023: Laws of Chess, 1 January 2023

        7.5.5  First offence under 7.5.1 to 7.5.4: two minutes for the opponent.
               Second, of whatever kind: lost, or drawn if the opponent could not
               possibly mate.
               Requirements: L-076, L-240, L-241, L-246, L-247, L-251, L-254, L-390,
               L-392, L-446
               fide-2017 7.5.3: First completed illegal move: two minutes for the
               opponent. Second: lost, or drawn if the opponent could not possibly
               mate.
               fide-2017 7.7.2: For the first two-handed move the opponent gains two
               minutes, the second loses; drawn if the opponent could not possibly
               mate.
               fide-2017 7.8.2: For the first press without a move the opponent gains
               two minutes, for the second the game is lost; drawn if the opponent
               could not possibly mate.
        ");
    }

    #[test]
    fn no_line_is_wider_than_the_page() {
        for lang in Lang::ALL {
            for edition in Edition::ALL {
                for query in contents(edition).into_iter().map(Citation::article).chain([""]) {
                    for compare in [None, Some(Edition::Fide2017)] {
                        for line in page(query, edition, compare, lang).lines() {
                            let width = line.chars().count();
                            assert!(width <= WIDTH, "{query} of {edition}, {width} columns: {line}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_text_that_is_one_article_lists_its_parts() {
        let numbers: Vec<_> = contents(Edition::FideBlitz1977).into_iter().map(Citation::article).collect();
        assert_eq!(numbers[..3], ["8", "8.4", "8.5"]);
        assert!(!numbers.contains(&"8.11(1)"));
    }

    #[test]
    fn scenarios_stand_with_the_articles_they_show() {
        let scenarios = vec![("The third time".to_owned(), vec![cite!(Fide2023, "9.2.2")])];
        let book = Book { scenarios, ..book(Edition::Fide2023, None, Lang::En) };
        let page = book.page(&book.look_up("9.2.2"));
        assert!(page.ends_with("       Examples: The third time\n"), "{page}");
        assert!(!book.page(&book.look_up("9.3")).contains("Examples"));
    }

    #[test]
    fn editions_have_other_names() {
        for (id, edition) in [
            ("fide-2001-rapid", Some(Edition::Fide2001)),
            ("fide-2001-blitz", Some(Edition::Fide2001)),
            ("fide-2017", Some(Edition::Fide2017)),
            ("fide-2017-rapid", None),
        ] {
            assert_eq!(edition_named(id), edition, "{id}");
        }
    }
}
