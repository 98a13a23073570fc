//! Takes a season in from the file of the command line: every entry is read and folded again before anything is written.

use maud::html;
use turmuhr_texts::federation::unread;

use super::{home_of, name_of};
use crate::{
    desk::SeasonSnapshot,
    http::{Answer, Ask, moved},
    import,
    pages::{Page, page, stream_name},
    parts::{Troubles, csrf},
    words::{league as say, players},
};

pub(crate) async fn form(ask: Ask) -> Answer {
    Ok(shown(&ask, None))
}

fn shown(ask: &Ask, trouble: Option<String>) -> axum::response::Response {
    let lang = ask.lang;
    let body = html! {
        p { (say::import_explained(lang)) }
        form.narrow method="post" action=(ask.here) enctype="multipart/form-data" #import-season {
            (csrf(ask))
            @if let Some(trouble) = &trouble { p.trouble role="alert" { (trouble) } }
            label.field { span { (say::season_file(lang)) } input type="file" name="file" required accept=".jsonl,.json,.season,.txt"; }
            button.next { (say::import_season(lang)) }
        }
    };
    let page = page(ask, Page::plain(say::import_season(lang), body));
    trouble.map_or(Troubles::none(), |trouble| Troubles::one("file", trouble)).answer(page)
}

pub(crate) async fn take(ask: Ask) -> Answer {
    let lang = ask.lang;
    if let Some(Err(kind)) = ask.file("file").map(|bytes| import::text_of(&bytes).map(drop)) {
        return Ok(shown(&ask, Some(players::no_text(kind, players::Wanted::Event, lang))));
    }
    let text = ask.form.text("file");
    if text.is_empty() {
        return Ok(shown(&ask, Some(say::no_season_file(lang))));
    }
    let journal = match turmuhr_season::file::read(text) {
        Ok(journal) => journal,
        Err(why) => return Ok(shown(&ask, Some(unread::not_read(&why, lang)))),
    };
    let stream = stream_name(&name_of(journal.state(), turmuhr_texts::Lang::De));
    let made = ask.app.desk.create_season(&stream, journal).await?;
    let made: &SeasonSnapshot = &made;
    Ok(moved(&home_of(made)))
}
