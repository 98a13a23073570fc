//! Passes: links and codes for helpers and captains. Each allows one job, expires, and can be revoked.

use std::ops::RangeInclusive;

use axum::http::header;
use jiff::{SignedDuration, Timestamp, civil::Date};
use maud::{Markup, PreEscaped, html};
use qrcode::{QrCode, render::svg};
use turmuhr_store::{Pass, Role};
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{BoardNo, Event, SectionId, TeamId, limits::Number};

use super::{Page, cards, me, page};
use crate::{
    accounts::{PASS, Token, cookie, living_pass},
    desk::Snapshot,
    http::{Answer, Ask, Fault, moved},
    parts::{Door, Takes, Troubles, act, asked, choice, csrf},
    words::{events, here, people as say},
};

/// The longest validity, in hours.
pub(super) const LONGEST: u32 = 24 * 366;

pub(crate) async fn list(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    shown(&ask, &snapshot, None, &Troubles::none()).await
}

/// `fresh` is shown only once, because only its hash is stored.
pub(super) async fn shown(
    ask: &Ask,
    snapshot: &Snapshot,
    fresh: Option<(Token, Pass)>,
    troubles: &Troubles,
) -> Answer {
    let lang = ask.lang;
    // Three forms share the names of their fields: errors and typed values belong to the one that was sent.
    let none = Troubles::none();
    let of = |role: &str| if ask.form.text("role") == role { troubles } else { &none };
    let typed = |role: &str, name: &str, usual: &str| {
        let sent = !troubles.is_empty() && ask.form.text("role") == role;
        if sent { ask.form.text(name).to_owned() } else { usual.to_owned() }
    };
    let line = |role: &str, name: &str, label: &str, usual: &str, takes: Takes| {
        asked(of(role), name, label, &typed(role, name, usual), takes)
    };
    let home = format!("/e/{}/passes", snapshot.stream());
    // Players' own links are counted, not listed.
    let all = ask.app.desk.store().passes(snapshot.stream()).await?;
    let passes: Vec<&Pass> = all.iter().filter(|pass| pass.player.is_none()).collect();
    let now = Timestamp::now();
    let event = snapshot.event();
    let sections: Vec<(String, String)> = event
        .sections
        .values()
        .map(|section| (section.id.to_string(), events::name_of(event, section, lang)))
        .collect();
    let teams: Vec<(String, String)> = event
        .sections
        .values()
        .flat_map(|section| {
            section.teams.iter().map(|(id, team)| (format!("{}-{}", section.id, id.0), team.name.clone()))
        })
        .collect();
    let job = |pass: &Pass| {
        let section = event.section(SectionId(pass.section));
        let name = section.map(|section| events::name_of(event, section, lang)).unwrap_or_default();
        let team = pass.team.and_then(|team| section?.teams.get(&team));
        match (team, &pass.boards) {
            _ if pass.role == Role::Player => here::job(lang, name),
            (Some(team), _) => say::job_captain(lang, &team.name),
            (None, None) => say::job_results(lang, name),
            (None, Some(boards)) => say::job_boards(lang, name, boards.start(), boards.end()),
        }
    };
    let reach = ask.reach();
    let body = html! {
        @if let Some((token, pass)) = &fresh {
            @let link = format!("{}/p/{}", reach.base, token.as_str());
            @if !reach.by_phones { p.alarm #only-here role="note" { (say::only_here(lang, reach.port)) } }
            @if pass.role == Role::Player { (poster(ask, snapshot, &link)) } @else {
                div.pass.card #fresh-pass {
                    (qr(&link, lang))
                    div {
                        h2 { (pass.label) }
                        p { (job(pass)) }
                        p { a #pass-link href=(link) { (link) } }
                        @if pass.role == Role::Captain && let Some(last) = last_day(event).filter(|last| ask.local(pass.expires).date() < *last) {
                            p.warn #ends-before { "⚠ " (say::ends_before(lang, values::moment(ask.local(pass.expires), lang), values::day(last, lang))) }
                        }
                    }
                }
            }
            p.note { (say::shown_once(lang)) " " button.quiet data-print hidden { (say::print_it(lang)) } }
        }
        @if passes.is_empty() { p.empty { (say::no_passes(lang)) } }
        @else {
            table.lines.passes {
                caption { (say::passes_explained(lang)) }
                thead { tr { th { (say::label(lang)) } th { (say::job(lang)) } th { (say::until(lang)) } td {} } }
                tbody {
                    @for pass in &passes {
                        tr.undone[pass.revoked || pass.expires <= now] {
                            td.name { (pass.label) }
                            td.rest { (job(pass)) }
                            td.rest { time datetime=(pass.expires) { (values::moment(ask.local(pass.expires), lang)) } }
                            td.end {
                                @if pass.revoked { (say::revoked(lang)) }
                                @else if pass.expires <= now { (say::expired(lang)) }
                                @else { (act(ask, &format!("{home}/revoke"), &say::revoke(lang), "quiet", &[("pass", &pass.token)])) }
                            }
                        }
                    }
                }
            }
        }
        h2 { (say::new_pass(lang)) }
        form.narrow method="post" action=(home) #new-pass {
            (csrf(ask))
            input type="hidden" name="role" value="helper";
            (of("helper").markup(lang))
            (line("helper", "label", &say::label_helper(lang), "", Takes::Words))
            (choice("section", &events::section(lang), "", &sections))
            (line("helper", "first_board", &say::first_board(lang), "", Takes::Number(Number::FirstBoard)))
            (line("helper", "last_board", &say::last_board(lang), "", Takes::Number(Number::FirstBoard)))
            (line("helper", "hours", &say::hours(lang), "12", Takes::Range(1, LONGEST)))
            button.next { (say::make_pass(lang)) }
        }
        h2 { (here::poster(lang)) }
        form.narrow method="post" action=(home) #new-poster {
            (csrf(ask))
            input type="hidden" name="role" value="player";
            input type="hidden" name="label" value=(here::label(lang));
            (choice("section", &events::section(lang), "", &sections))
            (of("player").markup(lang))
            (line("player", "hours", &say::hours(lang), "6", Takes::Range(1, LONGEST)))
            button { (here::make_poster(lang)) }
        }
        (cards::forms(ask, snapshot, &all, troubles))
        @if !teams.is_empty() {
            h2 { (say::new_captain(lang)) }
            form.narrow method="post" action=(home) #new-captain {
                (csrf(ask))
                input type="hidden" name="role" value="captain";
                (choice("team", &say::team(lang), "", &teams))
                (of("captain").markup(lang))
                (line("captain", "hours", &say::hours(lang), &(days_to_end(ask, snapshot.event()) * 24).clamp(72, LONGEST).to_string(), Takes::Range(1, LONGEST)))
                button { (say::make_pass(lang)) }
            }
        }
    };
    let title = events::passes(lang);
    let page = page(ask, Page { title, snapshot: Some(snapshot), section: None, body, aside: None });
    Ok(troubles.answer(page))
}

/// The last day of the event or of a round, whichever is later.
pub(super) fn last_day(event: &Event) -> Option<Date> {
    let rounds = event
        .sections
        .values()
        .flat_map(|section| section.settings.starts.values().map(|start| start.date()));
    rounds.chain(event.details.end).max()
}

/// From today to the end of the last day.
pub(super) fn days_to_end(ask: &Ask, event: &Event) -> u32 {
    let today = ask.local(Timestamp::now()).date();
    let days = last_day(event).and_then(|last| u32::try_from((last - today).get_days()).ok());
    days.map_or(0, |days| days + 1)
}

/// A poster for the door: it is printed alone, as large as the sheet.
fn poster(ask: &Ask, snapshot: &Snapshot, link: &str) -> Markup {
    let lang = ask.lang;
    html! {
        section.poster #fresh-pass {
            p.event { (snapshot.event().details.name) }
            h2 { (here::title(lang)) }
            (qr(link, lang))
            p.how { (here::scan(lang)) }
            p.address { a #pass-link href=(link) { (link) } }
        }
    }
}

pub(crate) fn qr(link: &str, lang: Lang) -> Markup {
    let drawn = QrCode::new(link.as_bytes()).map(|code| {
        code.render::<svg::Color<'_>>()
            .min_dimensions(220, 220)
            .dark_color(svg::Color("#000"))
            .light_color(svg::Color("#fff"))
            .build()
    });
    // Our own drawing without user input; the XML declaration is not allowed inside a page.
    let drawn = drawn.unwrap_or_default();
    let svg = drawn.find("<svg").map_or("", |from| &drawn[from..]);
    html! { div.qr role="img" aria-label=(say::qr_code(lang)) { (PreEscaped(svg)) } }
}

pub(crate) async fn make(ask: Ask) -> Answer {
    const MOST: usize = 500;
    const LABEL: usize = 100;
    let snapshot = ask.open().await?;
    let event = snapshot.event();
    let form = &ask.form;
    let mut door = Door::new(&ask);
    let hours = form.number("hours").filter(|hours| (1..=LONGEST).contains(hours));
    let hours = door.keep("hours", hours.ok_or_else(|| say::no_hours(ask.lang))).unwrap_or_default();
    let boards = boards(form.text("first_board"), form.text("last_board"));
    let boards = door.keep("last_board", boards.map_err(|NoBoards| say::no_boards(ask.lang))).flatten();
    let captain = form.text("role") == "captain";
    let (section, team, label) = if captain {
        let (section, team) = form.text("team").split_once('-').ok_or(Fault::NotFound)?;
        let number = |text: &str| text.parse::<u32>().map_err(|_| Fault::NotFound);
        let (section, team) = (SectionId(number(section)?), TeamId(number(team)?));
        let known =
            event.section(section).and_then(|section| section.teams.get(&team)).ok_or(Fault::NotFound)?;
        (section, Some(team), known.name.clone())
    } else {
        let section = SectionId(form.number("section").ok_or(Fault::NotFound)?);
        event.section(section).ok_or(Fault::NotFound)?;
        let label = Some(form.text("label")).filter(|label| !label.is_empty());
        (section, None, label.map_or_else(|| say::helper(ask.lang), str::to_owned))
    };
    if label.chars().count() > LABEL && !captain {
        door.wrong("label", say::label_too_long(ask.lang, LABEL));
    }
    if let Err(troubles) = door.done(()) {
        return shown(&ask, &snapshot, None, &troubles).await;
    }
    let label: String = label.chars().take(LABEL).collect();
    let now = Timestamp::now();
    // The same form sent again shows the same pass.
    let token = match &ask.act {
        Some(act) => Token::of_parts(["pass", ask.csrf.token(), act].map(str::as_bytes)),
        None => Token::new(),
    };
    if let Some(pass) = ask.app.desk.store().pass(&token.hash()).await? {
        return shown(&ask, &snapshot, Some((token, pass)), &Troubles::none()).await;
    }
    let passes = ask.app.desk.store().passes(snapshot.stream()).await?;
    let of_staff = passes.iter().filter(|pass| pass.player.is_none());
    if of_staff.filter(|pass| !pass.revoked && pass.expires > now).count() >= MOST {
        return Err(Fault::Refused(say::too_many_passes(ask.lang, MOST)));
    }
    let pass = Pass {
        token: token.hash(),
        label,
        role: match form.text("role") {
            "captain" => Role::Captain,
            "player" => Role::Player,
            "helper" => Role::Helper,
            _ => return Err(Fault::NotFound),
        },
        stream: snapshot.stream().to_owned(),
        section: section.0,
        boards,
        team,
        player: None,
        person: None,
        expires: now + SignedDuration::from_hours(i64::from(hours)),
        revoked: false,
    };
    ask.app.desk.store().save_pass(&pass).await?;
    shown(&ask, &snapshot, Some((token, pass)), &Troubles::none()).await
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct NoBoards;

/// Empty fields mean all boards, only the last counts from board 1, only the first is that board. Anything but
/// a number gives no pass, because it would allow more than intended.
fn boards(first: &str, last: &str) -> Result<Option<RangeInclusive<BoardNo>>, NoBoards> {
    let number = |text: &str| match text.parse() {
        Ok(0) | Err(_) => Err(NoBoards),
        Ok(number) => Ok(BoardNo(number)),
    };
    let (first, last) = match (first, last) {
        ("", "") => return Ok(None),
        ("", last) => (BoardNo::FIRST, number(last)?),
        (first, "") => (number(first)?, number(first)?),
        (first, last) => (number(first)?, number(last)?),
    };
    if first <= last { Ok(Some(first..=last)) } else { Err(NoBoards) }
}

pub(crate) async fn revoke(ask: Ask) -> Answer {
    let store = ask.app.desk.store();
    let token = ask.form.text("pass");
    // Only passes of this event.
    let known = store.pass(token).await?.filter(|pass| pass.stream == ask.stream());
    store.revoke_pass(&known.ok_or(Fault::NotFound)?.token).await?;
    Ok(moved(&format!("/e/{}/passes", ask.stream())))
}

/// Opening the link gives the pass.
pub(crate) async fn enter(ask: Ask) -> Answer {
    let token = ask.path.text("token");
    let store = ask.app.desk.store();
    let Some(pass) = living_pass(store, token).await? else {
        return Err(Fault::Refused(say::dead_pass(ask.lang)));
    };
    let page = |page: &str| format!("/e/{}/{page}", pass.stream);
    if pass.person.is_some() {
        return Ok(given(&ask, &format!("/l/{}/mine", pass.stream), token, &pass));
    }
    let to = match (pass.role, pass.player) {
        (Role::Captain, _) => page("captain"),
        (Role::Player, Some(player)) => me::address(&pass.stream, SectionId(pass.section), player),
        (Role::Player, None) => page("here"),
        (
            Role::Helper | Role::Arbiter | Role::ChiefArbiter | Role::Administrator | Role::Public,
            Some(_) | None,
        ) => page("helper"),
    };
    Ok(given(&ask, &to, token, &pass))
}

/// The browser keeps the pass and goes on to its page.
fn given(ask: &Ask, to: &str, token: &str, pass: &Pass) -> axum::response::Response {
    let mut response = moved(to);
    let left = pass.expires.duration_since(Timestamp::now()).as_secs();
    let value = cookie(PASS, token, Some(left), ask.base.starts_with("https"));
    response.headers_mut().append(header::SET_COOKIE, value);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_allows_no_more_boards_than_were_typed() {
        let table = [
            (("", ""), Ok(None)),
            (("", "6"), Ok(Some(BoardNo(1)..=BoardNo(6)))),
            (("2", ""), Ok(Some(BoardNo(2)..=BoardNo(2)))),
            (("2", "6"), Ok(Some(BoardNo(2)..=BoardNo(6)))),
            (("9", "2"), Err(NoBoards)),
            (("zwei", "6"), Err(NoBoards)),
            (("2", "6o"), Err(NoBoards)),
            (("0", "6"), Err(NoBoards)),
            (("-3", "6"), Err(NoBoards)),
            (("1", "99999999999"), Err(NoBoards)),
        ];
        for ((first, last), expected) in table {
            assert_eq!(boards(first, last), expected, "{first:?} {last:?}");
        }
    }
}
