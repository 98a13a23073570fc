//! Imports another program's tournament file as a new event: its content, the necessary changes, then the
//! event.

use maud::{Markup, html};
use turmuhr_exchange::trf::{self, Read};
use turmuhr_tournament::{Level, import::Imported};

use super::{Page, new_event::stream_name, page};
use crate::{
    http::{Answer, Ask, moved},
    import,
    parts::{Troubles, csrf},
    words::{exchange as say, players},
};

pub(crate) async fn form(ask: Ask) -> Answer {
    Ok(shown(&ask, None))
}

fn shown(ask: &Ask, trouble: Option<String>) -> axum::response::Response {
    let lang = ask.lang;
    let body = html! {
        p { (say::import_explained(lang)) }
        form.narrow method="post" action="/events/import" enctype="multipart/form-data" #import-event {
            (csrf(ask))
            @if let Some(trouble) = &trouble { p.trouble role="alert" { (trouble) } }
            label.field { span { (say::trf_file(lang)) } input type="file" name="file" required accept=".trf,.trfx,.txt,.json"; }
            button.next { (say::look_at_file(lang)) }
        }
    };
    let page = page(ask, Page::plain(say::import_event(lang), body));
    trouble.map_or(Troubles::none(), |trouble| Troubles::one("file", trouble)).answer(page)
}

fn read(text: &str) -> Option<Read> {
    if text.trim_start().starts_with('{') {
        let document = trf::json::read(text.as_bytes()).ok()?;
        return Some(Read { document, findings: Vec::new() });
    }
    Some(trf::read(text.as_bytes()))
}

pub(crate) async fn take(ask: Ask) -> Answer {
    let lang = ask.lang;
    if let Some(Err(kind)) = ask.file("file").map(|bytes| import::text_of(&bytes).map(drop)) {
        return Ok(shown(&ask, Some(players::no_text(kind, players::Wanted::Event, lang))));
    }
    let text = match ask.form.text("file") {
        "" => ask.form.text("text"),
        file => file,
    };
    if text.is_empty() {
        return Ok(shown(&ask, Some(say::no_file(lang))));
    }
    let Some(read) = read(text) else { return Ok(shown(&ask, Some(say::no_file(lang)))) };
    let imported = match turmuhr_tournament::import::import(&read) {
        Ok(imported) => imported,
        Err(why) => return Ok(shown(&ask, Some(say::no_import(&why, lang)))),
    };
    if !ask.form.has("sure") {
        return Ok(page(&ask, Page::plain(say::import_event(lang), preview(&ask, &imported, text))));
    }
    let stream = stream_name(&imported.name);
    // All concerns were shown on the page before.
    let made = ask.create(&stream, imported.facts, Some(Level::ConfirmTwice)).await?;
    Ok(moved(&format!("/e/{}", made.stream())))
}

fn preview(ask: &Ask, imported: &Imported, text: &str) -> Markup {
    let lang = ask.lang;
    html! {
        p.large { (imported.name) }
        p {
            @if imported.teams > 0 { (say::understood_teams(lang, imported.teams)) " " }
            (say::understood(lang, imported.players, imported.rounds))
        }
        @if imported.changes.is_empty() { p { (say::no_changes(lang)) } } @else {
            h2 { (say::changes(lang)) }
            ul { @for change in &imported.changes { li { (say::change(change, lang)) } } }
        }
        form method="post" action="/events/import" #sure {
            (csrf(ask))
            input type="hidden" name="text" value=(text);
            input type="hidden" name="sure" value="yes";
            button.next { (say::make_event(lang)) }
        }
    }
}
