//! Imprint and privacy: texts of the house, written by the administrator.

use maud::{Markup, html};
use turmuhr_texts::Lang;

use super::{Page, page};
use crate::{
    http::{Answer, Ask, Fault, moved},
    parts::{Troubles, csrf},
    words::legal as say,
};

/// The longest text, in characters.
const LONGEST: usize = 20_000;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Kind {
    Imprint,
    Privacy,
}

impl Kind {
    const ALL: [Kind; 2] = [Kind::Imprint, Kind::Privacy];

    /// The name of the field and of the stored text.
    fn name(self, lang: Lang) -> String {
        let word = match self {
            Kind::Imprint => "imprint",
            Kind::Privacy => "privacy",
        };
        format!("{word}-{lang}")
    }

    fn title(self, lang: Lang) -> String {
        match self {
            Kind::Imprint => say::imprint(lang),
            Kind::Privacy => say::privacy(lang),
        }
    }

    /// The text until the house has one of its own.
    fn proposed(self, lang: Lang) -> String {
        match self {
            Kind::Imprint => String::new(),
            Kind::Privacy => say::privacy_proposed(lang),
        }
    }
}

async fn text(ask: &Ask, kind: Kind, lang: Lang) -> Result<String, Fault> {
    let known = ask.app.desk.store().house_text(&kind.name(lang)).await?;
    Ok(if known.is_empty() { kind.proposed(lang) } else { known })
}

pub(crate) async fn imprint(ask: Ask) -> Answer {
    show(&ask, Kind::Imprint).await
}

pub(crate) async fn privacy(ask: Ask) -> Answer {
    show(&ask, Kind::Privacy).await
}

async fn show(ask: &Ask, kind: Kind) -> Answer {
    let text = text(ask, kind, ask.lang).await?;
    let administrator = ask.visitor.role == turmuhr_store::Role::Administrator;
    let body = html! {
        @if text.is_empty() { p.empty { (say::no_text(ask.lang)) } } @else { div.prose { (paragraphs(&text)) } }
        @if administrator { p { a.button href="/legal" { (say::edit(ask.lang)) } } }
    };
    Ok(page(ask, Page::plain(kind.title(ask.lang), body)))
}

/// Empty lines separate paragraphs; a line that starts with # is a heading.
fn paragraphs(text: &str) -> Markup {
    let text = text.replace("\r\n", "\n");
    html! {
        @for part in text.split("\n\n").map(str::trim).filter(|part| !part.is_empty()) {
            @match part.strip_prefix('#') {
                Some(heading) => h2 { (heading.trim()) },
                None => p { @for (at, line) in part.lines().enumerate() { @if at > 0 { br; } (line) } },
            }
        }
    }
}

pub(crate) async fn form(ask: Ask) -> Answer {
    edited(&ask, &Troubles::none()).await
}

async fn edited(ask: &Ask, troubles: &Troubles) -> Answer {
    let lang = ask.lang;
    let mut fields = Vec::new();
    for kind in Kind::ALL {
        for of in [Lang::De, Lang::En] {
            let name = kind.name(of);
            let typed = ask.form.has(&name).then(|| ask.form.text(&name).to_owned());
            let value = match typed {
                Some(typed) => typed,
                None => text(ask, kind, of).await?,
            };
            fields.push((name, format!("{} ({})", kind.title(lang), of.code().to_uppercase()), value));
        }
    }
    let body = html! {
        p { (say::explained(lang)) }
        form method="post" action="/legal" #legal {
            (csrf(ask))
            (troubles.markup(lang))
            @for (name, label, value) in &fields {
                label.field { span { (label) } textarea name=(name) rows="14" maxlength=(LONGEST) { (value) } (troubles.beside(name)) }
            }
            button.next { (say::save(lang)) }
        }
    };
    Ok(troubles.answer(page(ask, Page::plain(say::title(lang), body))))
}

pub(crate) async fn save(ask: Ask) -> Answer {
    let mut troubles = Troubles::none();
    let mut new = Vec::new();
    for kind in Kind::ALL {
        for lang in [Lang::De, Lang::En] {
            let name = kind.name(lang);
            let typed = ask.form.text(&name);
            if typed.chars().count() > LONGEST {
                troubles.add(&name, say::too_long(ask.lang, LONGEST));
            }
            // The proposal is not stored, so that a better one of a later version is shown.
            let own = typed.replace("\r\n", "\n") != kind.proposed(lang);
            if ask.form.has(&name) {
                new.push((name, if own { typed.to_owned() } else { String::new() }));
            }
        }
    }
    if !troubles.is_empty() {
        return edited(&ask, &troubles).await;
    }
    for (name, text) in &new {
        ask.app.desk.store().save_house_text(name, text).await?;
    }
    Ok(moved("/legal"))
}
