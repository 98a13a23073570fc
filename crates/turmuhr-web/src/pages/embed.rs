//! Public pages in the frame of another site, such as the club's.

use axum::response::Response;
use maud::{Markup, html};
use turmuhr_tournament::{Fact, settings::is_origin};

use super::done;
use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault},
    parts::{Paths, csrf},
    words::embed as say,
};

/// The sites that may frame an answer; travels with it to its headers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FramedBy(pub(crate) Vec<String>);

/// Marks the answer, if the page is asked for without its frame. Pages with a form stay outside: another site's frame
/// has no cookies of ours.
pub(super) fn mark(ask: &Ask, snapshot: &Snapshot, response: &mut Response) {
    let sites: Vec<String> =
        snapshot.event().details.framed_by.iter().filter(|site| is_origin(site)).cloned().collect();
    if ask.is_embedded() && !sites.is_empty() && !ask.here.ends_with("/register") {
        response.extensions_mut().insert(FramedBy(sites));
    }
}

/// On the settings of the event.
pub(super) fn form(ask: &Ask, snapshot: &Snapshot) -> Markup {
    let lang = ask.lang;
    let details = &snapshot.event().details;
    let first = snapshot.event().sections.values().next();
    html! {
        h2 #embed { (say::title(lang)) }
        p { (say::explained(lang)) }
        form.narrow method="post" action={ "/e/" (snapshot.stream()) "/embed" } {
            (csrf(ask))
            label.field {
                span { (say::sites(lang)) }
                textarea name="sites" rows="3" placeholder="https://www.example.org" { "\n" (details.framed_by.join("\n")) }
            }
            button { (say::save(lang)) }
        }
        @if let (false, Some(section)) = (details.framed_by.is_empty(), first) {
            p { (say::copy(lang)) }
            @let paths = Paths::new(snapshot.stream(), section.id);
            @for page in ["standings", "players", "cross"] {
                pre { code { (line(ask, &paths.to(page), &details.name)) } }
            }
        }
    }
}

/// The line for the other site, as HTML.
fn line(ask: &Ask, page: &str, name: &str) -> String {
    let frame = html! {
        iframe src={ (ask.base) (page) "?embed=1" } title=(name) width="100%" height="600" loading="lazy" {}
    };
    frame.into_string()
}

pub(crate) async fn save(ask: Ask) -> Answer {
    let typed = ask.form.text("sites").split([',', '\n', ' ']).map(str::trim).filter(|site| !site.is_empty());
    let mut sites: Vec<String> = Vec::new();
    for site in typed {
        let site = site.trim_end_matches('/').to_ascii_lowercase();
        if !is_origin(&site) {
            return Err(Fault::Wrong(say::no_site(ask.lang, site)));
        }
        if !sites.contains(&site) {
            sites.push(site);
        }
    }
    let changed = |now: &Snapshot| {
        let details = turmuhr_tournament::Details { framed_by: sites.clone(), ..now.event().details.clone() };
        Ok(vec![Fact::EventChanged { details }])
    };
    let snapshot = ask.act_on(changed).await?;
    Ok(done(&format!("/e/{}/settings#embed", ask.stream()), &snapshot))
}
