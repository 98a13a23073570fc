//! People of all roles fill in forms by chance; afterwards every page and document opens.

use std::collections::{BTreeSet, VecDeque};

use crate::support::{Browser, House, Reply};
use turmuhr_store::Role;
use turmuhr_testkit::Dice;
use turmuhr_web::demo;

/// A form of a page, with its fields as the browser would send them.
#[derive(Clone, Debug)]
struct Form {
    action: String,
    fields: Vec<Field>,
}

#[derive(Clone, Debug)]
struct Field {
    name: String,
    value: String,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Hidden,
    Typed(String),
    /// A box or a choice that may be left out.
    Ticked(bool),
    Chosen(Vec<String>),
    /// One of several buttons.
    Button,
}

/// The value of an attribute in the text of a tag.
fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let start = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag[start..].split('"').next()
}

fn plain(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

fn forms(here: &str, page: &str) -> Vec<Form> {
    let parts = page.split("<form").skip(1).filter_map(|rest| rest.split_once("</form>"));
    parts.filter_map(|(form, _)| read(here, form)).collect()
}

fn read(here: &str, form: &str) -> Option<Form> {
    let head = form.split('>').next()?;
    if attribute(head, "method") != Some("post") {
        return None;
    }
    let action = attribute(head, "action").map_or_else(|| here.to_owned(), plain);
    let mut fields = Vec::new();
    for (at, _) in form.match_indices('<') {
        let tag = form[at..].split('>').next().unwrap_or_default();
        let Some(name) = attribute(tag, "name").map(plain).filter(|name| name != "csrf") else { continue };
        let value = attribute(tag, "value").map(plain).unwrap_or_default();
        let inside = || &form[at + tag.len() + 1..];
        let kind = match tag.split([' ', '>']).next().unwrap_or_default() {
            "<button" => Kind::Button,
            "<textarea" => Kind::Typed(inside().split("</textarea>").next().map(plain).unwrap_or_default()),
            "<select" => {
                let list = inside().split("</select>").next().unwrap_or_default();
                let options = list.split("<option").skip(1);
                Kind::Chosen(
                    options
                        .filter_map(|option| attribute(option.split('>').next()?, "value"))
                        .map(plain)
                        .collect(),
                )
            }
            "<input" => match attribute(tag, "type").unwrap_or("text") {
                "hidden" => Kind::Hidden,
                "checkbox" | "radio" => Kind::Ticked(tag.contains(" checked")),
                "file" => continue,
                _ => Kind::Typed(value.clone()),
            },
            _ => continue,
        };
        fields.push(Field { name, value, kind });
    }
    Some(Form { action, fields })
}

const TYPED: [&str; 22] = [
    "",
    "0",
    "1",
    "2",
    "3",
    "7",
    "12",
    "999",
    "-1",
    "1,5",
    "2026-05-03",
    "31.02.2026",
    "Müller, Eva\t2100\tSK Linden",
    "Nagel, Tom;1990;1800\nNagel, Tom;1990;1800",
    "GER",
    "XXX",
    "40/5400+30:1800+30",
    "BH/C1, SB",
    "<b>&\"'",
    "1-0",
    "ein Grund",
    "Team A\nNeu, Eva 1500\nAlt, Jan 1400\n\nTeam B\nRau, Pia",
];

/// The form as a visitor might send it: mostly as it stands, some fields changed.
fn filled(form: &Form, dice: &mut Dice) -> Vec<(String, String)> {
    let buttons: Vec<&Field> =
        form.fields.iter().filter(|field| matches!(field.kind, Kind::Button)).collect();
    let mut sent: Vec<(String, String)> = Vec::new();
    for field in &form.fields {
        let value = match &field.kind {
            Kind::Button => continue,
            Kind::Hidden => Some(field.value.clone()),
            Kind::Typed(_) if dice.roll(3) == 0 => Some(TYPED[dice.roll(TYPED.len())].to_owned()),
            Kind::Typed(before) => Some(before.clone()),
            Kind::Ticked(on) => {
                let on = if dice.roll(3) == 0 { !on } else { *on };
                on.then(|| if field.value.is_empty() { "on".to_owned() } else { field.value.clone() })
            }
            Kind::Chosen(options) if options.is_empty() => None,
            Kind::Chosen(options) => Some(options[dice.roll(options.len())].clone()),
        };
        sent.extend(value.map(|value| (field.name.clone(), value)));
    }
    if !buttons.is_empty() {
        let pressed = buttons[dice.roll(buttons.len())];
        sent.push((pressed.name.clone(), pressed.value.clone()));
    }
    sent
}

/// Accounts, rating lists and backups are not acts on an event.
fn is_played(action: &str) -> bool {
    !["/logout", "/login", "/users", "/account", "/backup", "/lists", "/setup"]
        .iter()
        .any(|out| action.starts_with(out))
        && !action.contains("/archive")
}

fn links(text: &str) -> impl Iterator<Item = String> {
    let parts = text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    parts.filter(|link| link.starts_with("/e/")).map(|link| plain(link.split('#').next().unwrap_or_default()))
}

fn sound(who: Role, what: &str, reply: &Reply) {
    assert!(
        !reply.status.is_server_error(),
        "{who:?} {what}: {} {}",
        reply.status,
        &reply.text[..reply.text.len().min(2_000)]
    );
}

/// Opens a page, takes one of its forms, fills it in and sends it; confirms where asked to.
async fn act(browser: &mut Browser, who: Role, known: &mut Vec<String>, dice: &mut Dice) {
    let path = known[dice.roll(known.len())].clone();
    let page = browser.get(&path).await;
    sound(who, &path, &page);
    for link in links(&page.text) {
        if known.len() < 3_000 && !known.contains(&link) && !link.contains("/history/") {
            known.push(link);
        }
    }
    let mut open: Vec<Form> =
        forms(&path, &page.text).into_iter().filter(|form| is_played(&form.action)).collect();
    // At most two confirmations follow an act.
    for _ in 0..3 {
        if open.is_empty() {
            return;
        }
        let form = open.swap_remove(dice.roll(open.len()));
        let sent = filled(&form, dice);
        let fields: Vec<(&str, &str)> =
            sent.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let reply = browser.post(&form.action, &fields).await;
        sound(who, &format!("{} {fields:?}", form.action), &reply);
        if reply.status != axum::http::StatusCode::CONFLICT {
            return;
        }
        open = forms(&form.action, &reply.text).into_iter().filter(|form| is_played(&form.action)).collect();
    }
}

/// Follows every link below the events; documents are made as well.
async fn open_everything(browser: &mut Browser, who: Role) -> usize {
    let mut queue: VecDeque<String> =
        [demo::OPEN, demo::TEAMS].iter().map(|event| format!("/e/{event}")).collect();
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let (mut of_stories, mut of_history, mut of_papers, mut read) = (0, 0, 0, 0);
    while let Some(link) = queue.pop_front() {
        if !seen.insert(link.clone()) {
            continue;
        }
        // Some of each kind is enough; their number grows with every act.
        let (count, most) = if link.contains("/incident") {
            (&mut of_stories, 20)
        } else if link.contains("/history") {
            (&mut of_history, 10)
        } else if link.contains("/paper/") {
            (&mut of_papers, 40)
        } else {
            (&mut read, 600)
        };
        *count += 1;
        if *count > most {
            continue;
        }
        let reply = browser.get(&link).await;
        sound(who, &link, &reply);
        if reply.kind.starts_with("text/html") {
            queue.extend(links(&reply.text).filter(|link| !seen.contains(link)));
        }
    }
    read
}

async fn plays(seed: u64, acts: usize) {
    let house = House::demo().await;
    let mut dice = Dice(seed);
    let helper = house.pass(Role::Helper, demo::OPEN, 1, (0, 0), 0).await;
    let mut people: Vec<(Role, Browser, Vec<String>)> = Vec::new();
    for role in [
        Role::Public,
        Role::Player,
        Role::Captain,
        Role::Helper,
        Role::Arbiter,
        Role::ChiefArbiter,
        Role::Administrator,
    ] {
        let mut browser = if role == Role::Helper { house.browser() } else { house.of(role).await };
        if role == Role::Helper {
            browser.cookies.insert("turmuhr_pass".to_owned(), helper.clone());
        }
        let known = [demo::OPEN, demo::TEAMS].iter().map(|event| format!("/e/{event}")).collect();
        people.push((role, browser, known));
    }
    for _ in 0..acts {
        // Arbiters do most of the work.
        let who = [0, 1, 2, 3, 4, 4, 5, 5, 5, 6][dice.roll(10)];
        let (role, browser, known) = &mut people[who];
        act(browser, *role, known, &mut dice).await;
    }
    for (role, browser, _) in
        people.iter_mut().filter(|(role, ..)| matches!(role, Role::Public | Role::ChiefArbiter))
    {
        let read = open_everything(browser, *role).await;
        assert!(read > 30, "{role:?}: only {read} pages");
    }
}

#[tokio::test]
async fn after_random_acts_of_all_roles_every_page_and_document_opens() {
    for seed in [1, 2] {
        plays(seed, 250).await;
    }
}
