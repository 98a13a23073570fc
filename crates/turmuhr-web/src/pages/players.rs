//! The list of players of a section.

use std::collections::BTreeMap;

use maud::{Markup, html};
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{
    EntryId, Person, Section, alphabet,
    person::{Sex, doubles},
    section::Competitor,
    settings::Datum,
};

use super::{Page, page};
use crate::{
    http::{Answer, Ask},
    live::{fragment, live},
    parts::{By, Sorted, Sorting, View, choice},
    words::{lists, players as say, rounds, shell},
};

/// The filter of the list; the public can filter by names and clubs only.
struct Filter<'a> {
    words: Vec<String>,
    club: &'a str,
    status: &'a str,
}

impl<'a> Filter<'a> {
    fn of(ask: &'a Ask) -> Filter<'a> {
        let words = plain(ask.query.text("q"));
        let status = if ask.is_staff() { ask.query.text("status") } else { "" };
        Filter {
            words: words.split_whitespace().map(str::to_owned).collect(),
            club: ask.query.text("club"),
            status,
        }
    }

    fn admits(&self, section: &Section, id: EntryId, player: &Competitor, double: bool) -> bool {
        let person = &player.person;
        let text = plain(&format!("{} {} {}", person.name, person.club, person.title));
        let next = section.next_round();
        let left = player.withdrawn_from.is_some_and(|from| from <= next);
        self.words.iter().all(|word| text.contains(word.as_str()))
            && (self.club.is_empty() || self.club == person.club)
            && match self.status {
                "present" => player.present && !left,
                "absent" => !player.present && !left,
                "withdrawn" => left,
                "bye" => player.byes.keys().any(|round| *round >= next),
                "double" => double,
                "wish" => !player.wishes.is_empty(),
                "fee-open" => section.owes(id) > 0,
                "fee-paid" => section.settings.fee.is_some() && section.owes(id) == 0,
                _ => true,
            }
    }
}

/// For lists of a section with a prize for women or men.
pub(super) fn sex_of(person: &Person, lang: Lang) -> Markup {
    html! { @match person.sex {
        Some(Sex::Female) => (say::sex_female(lang)),
        Some(Sex::Male) => (say::sex_male(lang)),
        None => span.warn { "⚠ " (say::sex_missing(lang)) },
    } }
}

fn plain(text: &str) -> String {
    text.to_lowercase()
}

/// The sums of paid and unpaid fees, if there is a fee.
pub(super) fn fee_sums(section: &Section, lang: Lang) -> Option<String> {
    let fee = section.settings.fee.as_ref()?;
    let paid: u64 = section.players.values().map(|player| player.paid).sum();
    let open: u64 = section.players.keys().map(|id| section.owes(*id)).sum();
    let money = |cents| values::money_in(cents, &fee.currency, lang);
    Some(say::fee_sums(lang, money(paid), money(open)))
}

pub(crate) async fn list(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let lang = ask.lang;
    let view = View::new(&ask, &snapshot, section);
    let order: Vec<EntryId> = if view.of_teams() {
        section.players.keys().copied().collect()
    } else {
        view.list.parties().iter().filter_map(|party| section.unit(*party).player()).collect()
    };
    // Duplicates are merged before the first pairing or never; later the mark would only disturb.
    let twice: BTreeMap<EntryId, EntryId> = if view.staff && !section.has_begun() {
        let people = section.players.iter().map(|(id, player)| (*id, &player.person));
        doubles(people).into_iter().flat_map(|(one, other)| [(other, one), (one, other)]).collect()
    } else {
        BTreeMap::new()
    };
    let filter = Filter::of(&ask);
    let shown: Vec<(u32, EntryId, &Competitor)> = (1..)
        .zip(&order)
        .filter_map(|(at, id)| Some((at, *id, section.players.get(id)?)))
        .filter(|(_, id, player)| filter.admits(section, *id, player, twice.contains_key(id)))
        .collect();
    let sorting = sorting(&ask, &view);
    let shown = sorting.sort(shown, |(at, id, player)| by(section, sorting.column(), *at, *id, player));
    let table = table(&view, &sorting, &shown, order.len(), &twice);
    if ask.query.has("fragment") {
        return Ok(fragment(&table));
    }
    let body = html! {
        @if view.staff {
            p.links {
                a.button #enter href=(view.paths.to("enter")) { (say::enter(lang)) } " "
                a.button href=(view.paths.to("check-in")) { (say::check_in(lang)) } " "
                a.button href=(view.paths.to("ratings")) { (lists::differences(lang)) } " "
                a.button href={ (view.paths.to("paper")) "/start-list.pdf" } { (say::start_list(lang)) }
            }
        }
        @if order.is_empty() { p.empty { (say::nobody_yet(lang)) } }
        @else {
            (filters(&ask, &view, &filter, &sorting, !twice.is_empty()))
            (live(&ask, &snapshot, "list", &table))
        }
    };
    let title = say::players(lang);
    Ok(page(&ask, Page { title, snapshot: Some(&snapshot), section: Some(section), body, aside: None }))
}

/// Search, club and status; with scripts a choice is enough, without there is the button.
fn filters(ask: &Ask, view: &View<'_>, filter: &Filter<'_>, sorting: &Sorting, any_twice: bool) -> Markup {
    let lang = ask.lang;
    let mut clubs: Vec<&str> = view
        .section
        .players
        .values()
        .map(|player| player.person.club.as_str())
        .filter(|club| !club.is_empty())
        .collect();
    clubs.sort_by_cached_key(|club| alphabet::key(club));
    clubs.dedup();
    let clubs: Vec<(String, String)> = [(String::new(), say::every_club(lang))]
        .into_iter()
        .chain(clubs.into_iter().map(|club| (club.to_owned(), club.to_owned())))
        .collect();
    let fee = view.section.settings.fee.is_some();
    let status: Vec<(String, String)> = [
        ("", say::every_status(lang), true),
        ("present", say::present(lang), true),
        ("absent", say::absent(lang), true),
        ("withdrawn", say::withdrawn(lang), true),
        ("bye", say::with_bye(lang), true),
        ("wish", say::wishes(lang), view.section.players.values().any(|player| !player.wishes.is_empty())),
        ("double", say::double(lang), any_twice),
        ("fee-open", say::fee_open(lang), fee),
        ("fee-paid", say::fee_paid(lang), fee),
    ]
    .into_iter()
    .filter(|(.., there)| *there)
    .map(|(word, label, _)| (word.to_owned(), label))
    .collect();
    html! {
        form.tools method="get" action=(ask.here) data-auto #filter {
            input.search type="search" name="q" value=(ask.query.text("q")) data-search data-filters=".players" aria-label=(shell::search(lang)) placeholder=(shell::search(lang));
            @if clubs.len() > 2 { (choice("club", &say::club(lang), filter.club, &clubs)) }
            @if view.staff { (choice("status", &say::status(lang), filter.status, &status)) }
            @if !sorting.word().is_empty() { input type="hidden" name="sort" value=(sorting.word()); }
            button.quiet { (say::filter(lang)) }
        }
    }
}

/// The columns that sort; the public sees neither years of birth nor fees.
fn sorting(ask: &Ask, view: &View<'_>) -> Sorting {
    let mut columns = vec![
        Sorted::up("number"),
        Sorted::up("name"),
        Sorted::down("rating"),
        Sorted::up("club"),
        Sorted::up("federation"),
    ];
    if view.staff {
        columns.extend([Sorted::up("birth"), Sorted::up("status"), Sorted::down("paid")]);
    }
    let kept = ["q", "club", "status"].map(|name| (name, ask.query.text(name)));
    Sorting::of(ask, columns, &kept)
}

fn by(section: &Section, column: &str, at: u32, id: EntryId, player: &Competitor) -> Option<By> {
    let person = &player.person;
    match column {
        "name" => By::text(&person.name),
        "rating" => {
            Some(section.settings.initial_order.rating(person)).filter(|rating| *rating > 0).map(By::number)
        }
        "club" => By::text(&person.club),
        "federation" => By::text(&person.federation),
        "birth" => By::text(person.birth.get(..4).unwrap_or_default()),
        // Present, then not yet here, then withdrawn.
        "status" => {
            let left = player.withdrawn_from.is_some_and(|from| from <= section.next_round());
            Some(By::number(if left { 2_u32 } else { u32::from(!player.present) }))
        }
        "paid" => {
            section.players.get(&id).map(|player| By::number(i64::try_from(player.paid).unwrap_or(i64::MAX)))
        }
        _ => Some(By::number(at)),
    }
}

fn table(
    view: &View<'_>,
    sorting: &Sorting,
    shown: &[(u32, EntryId, &Competitor)],
    all: usize,
    twice: &BTreeMap<EntryId, EntryId>,
) -> Markup {
    let (lang, section) = (view.lang, view.section);
    let next = section.next_round();
    let fee = section.settings.fee.as_ref().filter(|_| view.staff);
    // Only where a prize asks for it.
    let sexes = view.staff && section.prizes_ask_for(Datum::Sex);
    let head = |word: &str, class: &str, label: String| sorting.head(word, class, &html! { (label) });
    html! {
        @if let Some(sums) = fee_sums(section, lang).filter(|_| view.staff) { p.tally data-key="fees" { (sums) } }
        table.players.lines.sorted data-filter {
            caption { @if shown.len() == all { (say::count(lang, all)) } @else { (say::shown_of(lang, shown.len(), all)) } }
            thead { tr {
                (head("number", "number", say::number(lang)))
                (head("name", "", say::name(lang)))
                (head("rating", "number", say::rating(lang)))
                (head("club", "wide", say::club(lang)))
                (head("federation", "wide", say::federation(lang)))
                @if sexes { th.wide { (say::sex(lang)) } }
                @if view.staff { (head("birth", "wide number", say::birth(lang))) (head("status", "wide", say::status(lang))) }
                @if fee.is_some() { (head("paid", "number", say::paid(lang))) }
                @if view.staff { th.wide { (say::byes(lang)) } }
            } }
            tbody {
                @for (at, id, player) in shown {
                    @let person = &player.person;
                    tr data-key={ "p" (id.0) } {
                        td.number.lead { (at) }
                        td.name {
                            (view.player(Some(*id)))
                            @if let Some(other) = twice.get(id) {
                                " " a.twice href={ (view.paths.player(*id)) "/merge?other=" (other.0) }
                                    title=(say::may_be(lang, section.players.get(other).map_or("", |other| other.person.name.as_str()))) { "⚠ " (say::double(lang)) " " (say::merge(lang)) }
                            }
                        }
                        td.number.end {
                            @let rating = section.settings.initial_order.rating(person);
                            @if rating > 0 { (rating) }
                        }
                        td.wide.rest { (person.club) }
                        td.wide.rest { @if !person.federation.is_empty() { span.tag.federation { (person.federation) } } }
                        @if sexes { td.wide.rest { (sex_of(person, lang)) } }
                        @if view.staff {
                            td.wide.number.rest { (person.birth.get(..4).unwrap_or_default()) }
                            td.wide.rest {
                                @if player.withdrawn_from.is_some_and(|from| from <= next) { span.tag.bad { (say::withdrawn(lang)) } }
                                @else if player.present { span.tag.good { "✓ " (say::present(lang)) } }
                            }
                        }
                        @if let Some(fee) = fee {
                            td.number.rest {
                                a href={ (view.paths.player(*id)) "/edit#fee" } {
                                    @if section.owes(*id) == 0 { "✓ " }
                                    (values::money_in(player.paid, &fee.currency, lang))
                                }
                            }
                        }
                        @if view.staff {
                            td.wide.rest { @for (round, kind) in &player.byes { (rounds::round_short(lang, round)) " " (values::bye(*kind, lang)) " " }
                                @for round in &player.wishes { a href={ (view.paths.player(*id)) "/edit" } { (say::wished_for(lang, round)) } " " } }
                        }
                    }
                }
                @if shown.is_empty() { tr { td colspan="10" { (say::nobody_so(lang)) } } }
            }
        }
    }
}
