//! A pasted list before it is entered: its columns to confirm, its players with their doubts, lines that were not understood.

use std::collections::{BTreeMap, BTreeSet};

use axum::response::Response;
use jiff::{Timestamp, tz::TimeZone};
use maud::{Markup, html};
use sha2::{Digest, Sha256};
use turmuhr_texts::Lang;
use turmuhr_tournament::{
    Person, Section, SectionId,
    person::{may_be_the_same, signs},
    settings::Datum,
};

use super::{
    Page, done,
    lists::{by_take, label, take},
    page,
    players::sex_of,
    teams::is_same,
};
use crate::{
    desk::Snapshot,
    http::{Ask, Fault},
    import::{self, Column, Doubt, Guessed, Imported, Kind, Why},
    matching::{Match, find, taken_over},
    parts::{csrf, options},
    ratings::Lists,
    words::{
        facts,
        players::{self as say, Wanted},
    },
};

/// For births and numbers that could be years.
pub(super) fn this_year() -> u32 {
    u32::try_from(Timestamp::now().to_zoned(TimeZone::UTC).year()).unwrap_or(2100)
}

/// A list that was read.
pub(super) struct Review {
    /// The name of the field with the list.
    field: &'static str,
    text: String,
    pub(super) read: Imported,
    matches: Vec<Match>,
    /// There is a rating list to compare with.
    compared: bool,
    /// The known player or the earlier line that each may repeat.
    twins: Vec<Option<String>>,
    kind: Kind,
    /// The teams that are entered already.
    known_teams: Vec<String>,
    /// A prize asks for the sex.
    sexes: bool,
}

/// A list that is entered, and what of it is not.
#[derive(Default)]
pub(super) struct Entered {
    /// With their boards in the team.
    pub(super) players: Vec<(Person, Option<u32>)>,
    /// Lines without a player, in words.
    left_out: Vec<(usize, String)>,
    /// Fields of players that were not taken, in words.
    not_taken: Vec<(usize, String)>,
}

impl Entered {
    /// The list in the event; if something was left out, first a page that says what and why.
    pub(super) fn answer(&self, ask: &Ask, now: &Snapshot, section: SectionId, list: &str) -> Response {
        if self.left_out.is_empty() && self.not_taken.is_empty() {
            return done(list, now);
        }
        let lang = ask.lang;
        let items = |id: &str, head: String, all: &[(usize, String)]| {
            html! { @if !all.is_empty() { section id=(id) { h2 { (head) } ul { @for (_, text) in all { li { (text) } } } } } }
        };
        let body = html! {
            p.good role="status" { (facts::entered_many(lang, self.players.len())) }
            (items("left-out", say::lines_left_out(lang, self.left_out.len()), &self.left_out))
            (items("not-taken", say::fields_left_out(lang, self.not_taken.len()), &self.not_taken))
            p { a.next href={ (list) "?done=" (now.position()) } { (say::go_to_list(lang)) } " " a href=(ask.here) { (say::enter(lang)) } }
        };
        let title = say::list_entered(lang);
        let section = now.event().section(section);
        page(ask, Page { title, snapshot: Some(now), section, body, aside: None })
    }
}

/// Reads the list of a form or of its file. The inner error is a sentence about the list.
pub(super) async fn read(
    ask: &Ask,
    section: &Section,
    kind: Kind,
    field: &'static str,
) -> Result<Result<Review, String>, Fault> {
    let lang = ask.lang;
    let file = ask.file("file").filter(|bytes| !bytes.is_empty());
    // Blanks and tabs before the first field count, so the text is not trimmed.
    let typed = ask.form.0.iter().find(|(name, _)| name == field).map_or("", |(_, text)| text.as_str());
    let text = match &file {
        Some(bytes) => match import::text_of(bytes) {
            Ok(text) => text.into_owned(),
            Err(kind) => return Ok(Err(say::no_text(kind, Wanted::List, lang))),
        },
        None => typed.to_owned(),
    };
    let chosen: Vec<Column> = ask.form.all("column").filter_map(Column::named).collect();
    let read = match import::players(&text, kind, this_year(), &chosen) {
        Ok(read) => read,
        Err(kind) => return Ok(Err(say::no_text(kind, Wanted::List, lang))),
    };
    if read.players.len().max(read.unread.len()) > import::MOST {
        return Ok(Err(say::too_many_at_once(lang, import::MOST)));
    }
    if read.players.is_empty() {
        return Ok(Err(match read.unread.first() {
            Some(line) => unread(line, lang),
            None => say::empty_list(lang),
        }));
    }
    let lists = ask.app.ratings.lists(ask.app.desk.store()).await?;
    let compared = !lists.are_empty();
    let people: Vec<Person> = read.players.iter().map(|listed| listed.person.clone()).collect();
    let settings = section.settings.clone();
    // Five thousand names in a list of a million take seconds: not on a thread that serves requests.
    let work = tokio::task::spawn_blocking(move || {
        people.iter().map(|person| find(&lists, person, &settings)).collect::<Vec<Match>>()
    });
    let matches = work.await.unwrap_or_default();
    let twins = twins(section, &read);
    let known_teams = section.teams.values().map(|team| team.name.clone()).collect();
    Ok(Ok(Review {
        field,
        text,
        read,
        matches,
        compared,
        twins,
        kind,
        known_teams,
        sexes: section.prizes_ask_for(Datum::Sex),
    }))
}

fn twins(section: &Section, read: &Imported) -> Vec<Option<String>> {
    let mut alike: BTreeMap<String, Vec<&Person>> = BTreeMap::new();
    let mut twin = |person| {
        let mut found = None;
        for sign in signs(person) {
            let others = alike.entry(sign).or_default();
            found = found.or(others.iter().find(|other| may_be_the_same(other, person)).copied());
            others.push(person);
        }
        found.map(|other: &Person| other.name.clone())
    };
    for player in section.players.values() {
        twin(&player.person);
    }
    read.players.iter().map(|listed| twin(&listed.person)).collect()
}

impl Review {
    /// Nothing is entered before its lines were shown.
    pub(super) fn must_be_shown(&self, ask: &Ask) -> bool {
        !ask.form.has("sure") || ask.form.has("look") || self.has_changed(ask)
    }

    /// Ticks and choices count the players of the page: for other lines they would hit other players.
    fn has_changed(&self, ask: &Ask) -> bool {
        ask.form.has("shown") && ask.form.text("shown") != self.digest()
    }

    /// The lines, and which of them are players. Browsers change line ends.
    fn digest(&self) -> String {
        let mut hash = Sha256::new();
        let lines = self.text.trim_start_matches('\u{feff}').split(['\r', '\n']).map(str::trim_end);
        for line in lines.filter(|line| !line.is_empty()) {
            hash.update(line);
            hash.update("\n");
        }
        for listed in &self.read.players {
            hash.update(format!("{} ", listed.line));
        }
        // Somebody else may have entered some of them since the page was shown.
        hash.update(format!("{:?}", self.twins));
        hex::encode(hash.finalize())
    }

    /// The players to enter: without those ticked, with the chosen data of the rating lists. The rest is told with its lines.
    pub(super) fn entered(self, ask: &Ask, section: &Section, lists: &Lists) -> Entered {
        let lang = ask.lang;
        let skipped: BTreeSet<usize> = ask.form.all("skip").filter_map(|at| at.parse().ok()).collect();
        let mut entered = Entered::default();
        entered.left_out.extend(self.read.unread.iter().map(|line| (line.line, unread(line, lang))));
        for (at, listed) in self.read.players.into_iter().enumerate() {
            let (line, name) = (listed.line, listed.person.name.clone());
            if skipped.contains(&at) {
                entered.left_out.push((line, say::line_left_out(lang, line, name)));
                continue;
            }
            let odd = listed.odd.iter().filter(|(column, _)| !column.is_name());
            entered.not_taken.extend(odd.map(|(column, text)| {
                (
                    line,
                    say::field_left_out(
                        lang,
                        line,
                        &name,
                        say::does_not_fit(lang, text, column_name(*column, lang)),
                    ),
                )
            }));
            let chosen = by_take(ask.form.text(&format!("listed_{at}")), lists, &section.settings);
            let person = match chosen {
                Some(known) => taken_over(known, listed.person),
                None => listed.person,
            };
            entered.players.push((person, listed.board));
        }
        entered.left_out.sort();
        entered
    }

    /// The teams that lines of their own name, also those without players.
    pub(super) fn team_names(&self) -> Vec<String> {
        self.read.teams.iter().map(|(_, name)| name.clone()).collect()
    }

    /// What becomes of the teams of the list.
    fn teams(&self, lang: Lang) -> Markup {
        let mut teams: Vec<(String, usize)> = self.team_names().into_iter().map(|name| (name, 0)).collect();
        for listed in &self.read.players {
            let side = &listed.person.side;
            match teams.iter_mut().find(|(name, _)| is_same(name, side)) {
                Some((_, count)) => *count += 1,
                None if side.is_empty() => {}
                None => teams.push((side.clone(), 1)),
            }
        }
        let alone = self.read.players.iter().filter(|listed| listed.person.side.is_empty()).count();
        html! {
            @if alone > 0 { p.warn #teamless { "⚠ " (say::without_team(lang, alone)) } }
            @if !teams.is_empty() {
                section #teams-of-list {
                    h2 { (say::teams_of_list(lang)) }
                    ul { @for (name, count) in &teams { li {
                        @if self.known_teams.iter().any(|known| is_same(known, name)) { (say::known_team(lang, name, count)) }
                        @else { (say::new_team(lang, name, count)) }
                    } } }
                }
            }
        }
    }

    pub(super) fn markup(&self, ask: &Ask) -> Markup {
        let lang = ask.lang;
        let read = &self.read;
        let doubled = self.twins.iter().flatten().count();
        let doubtful = read.players.iter().filter(|listed| listed.is_doubtful()).count();
        let changed = ask.form.has("sure") && !ask.form.has("look") && self.has_changed(ask);
        let found = self.matches.iter().filter(|one| one.chosen.is_some()).count();
        let unsure =
            self.matches.iter().filter(|one| one.chosen.is_none() && !one.candidates.is_empty()).count();
        let of_teams = read.players.iter().any(|listed| !listed.person.side.is_empty());
        html! {
            @if changed { p.warn #changed { "⚠ " (say::changed_since_shown(lang)) } }
            p { (say::understood(lang, read.players.len()))
                @if found > 0 { " " (say::found_in_lists(lang, found)) }
                @if unsure > 0 { " " (say::unsure_in_lists(lang, unsure)) }
            }
            @if matches!(self.kind, Kind::Members | Kind::Teams) { (self.teams(lang)) }
            @if doubled > 0 { p.warn #doubled { "⚠ " (say::doubled(lang, doubled)) } }
            @if !read.unread.is_empty() {
                section #unread {
                    h2 { (say::not_understood(lang, read.unread.len())) }
                    ul { @for line in &read.unread { li { (unread(line, lang)) } } }
                    p.note { (say::mend_the_lines(lang)) }
                }
            }
            form method="post" action=(ask.here) #sure {
                (csrf(ask))
                input type="hidden" name="way" value="list";
                input type="hidden" name="sure" value="yes";
                input type="hidden" name="shown" value=(self.digest());
                // The concerns are already shown on this page.
                input type="hidden" name="accepted" value="acknowledge";
                (columns(read, self.kind, lang))
                div.scroll { table #listed {
                    caption { (say::preview_explained(lang)) }
                    thead { tr {
                        th { (say::leave_out(lang)) } th.number { (say::line(lang)) } @if of_teams { th { (say::team(lang)) } }
                        th { (say::name(lang)) } th.number { (say::fide_rating(lang)) }
                        th.number { (say::national_rating(lang)) } th { (say::club(lang)) } th { (say::birth(lang)) }
                        @if self.sexes { th { (say::sex(lang)) } }
                        @if self.compared { th { (say::in_the_lists(lang)) } } th { (say::doubts(lang)) }
                    } }
                    tbody { @for at in 0..read.players.len() { (self.row(at, of_teams, lang)) } }
                } }
                details {
                    summary { (say::change_lines(lang)) }
                    label.field {
                        span { (say::lines_of_the_list(lang)) }
                        // Browsers drop the first line break.
                        textarea name=(self.field) rows="12" { "\n" (self.text) }
                    }
                    button name="look" value="again" { (say::look_at_list(lang)) }
                }
                p { button.next { @if doubtful > 0 { (say::enter_them_but(lang, doubtful)) } @else { (say::enter_them(lang)) } } }
            }
        }
    }

    fn row(&self, at: usize, of_teams: bool, lang: Lang) -> Markup {
        let listed = &self.read.players[at];
        let person = &listed.person;
        let twin = &self.twins[at];
        let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
        html! {
            tr {
                td { input type="checkbox" name="skip" value=(at) checked[twin.is_some() || listed.is_doubtful()] aria-label={ (say::leave_out(lang)) ": " (person.name) }; }
                td.number { @if listed.line > 0 { (listed.line) } }
                @if of_teams { td { (person.side) } }
                td { (person.title) " " (person.name) }
                td.number { (number(person.fide_rating)) }
                td.number { (number(person.national_rating)) }
                td { (person.club) }
                td.whole { (person.birth) }
                @if self.sexes { td.sex { (sex_of(person, lang)) } }
                @if self.compared { td { @if let Some(matched) = self.matches.get(at) { (candidates(at, &person.name, matched, lang)) } } }
                td {
                    @if let Some(known) = twin { span.warn { "⚠ " (say::twice(lang, known)) } " " }
                    @if listed.is_doubtful() { span.warn { "⚠ " (say::doubtful_name(lang)) } " " }
                    @if let Some(guessed) = listed.guessed { span.warn { "⚠ " (read_otherwise(guessed, lang)) } " " }
                    @for (column, text) in &listed.odd { span.warn { "⚠ " (say::does_not_fit(lang, text, column_name(*column, lang))) } " " }
                }
            }
        }
    }
}

/// The people of the rating lists who may be meant.
fn candidates(at: usize, name: &str, matched: &Match, lang: Lang) -> Markup {
    let chosen = matched.chosen.map(|chosen| take(&matched.candidates[chosen])).unwrap_or_default();
    let all: Vec<(String, String)> = [(String::new(), say::nobody_of_the_lists(lang))]
        .into_iter()
        .chain(matched.candidates.iter().map(|person| (take(person), label(person))))
        .collect();
    html! {
        @if matched.candidates.is_empty() { span.note { (say::not_in_the_lists(lang)) } } @else {
            select name={ "listed_" (at) } aria-label={ (say::in_the_lists(lang)) ": " (name) } { (options(&chosen, &all)) }
            @if matched.chosen.is_none() { " " span.warn { "⚠ " (say::who_of_them(lang)) } }
        }
    }
}

/// The first rows under the names of their columns, to confirm or to change; doubts beside them.
fn columns(read: &Imported, kind: Kind, lang: Lang) -> Markup {
    let names: Vec<(String, String)> = Column::ALL
        .into_iter()
        .filter(|column| kind.takes(*column))
        .map(|column| (column.word().to_owned(), column_name(column, lang)))
        .collect();
    let heading = |at: usize| match read.heading.get(at).map(String::as_str) {
        None | Some("") => say::column(lang, at + 1),
        Some(heading) => heading.to_owned(),
    };
    html! {
        @if !read.columns.is_empty() {
            fieldset.whole #columns {
                legend { (say::columns(lang)) }
                div.scroll { table {
                    caption { (say::columns_explained(lang)) }
                    thead { tr { @for (at, guess) in read.columns.iter().enumerate() {
                        th scope="col" {
                            label {
                                span { (heading(at)) } br;
                                select name="column" { (options(guess.column.word(), &names)) }
                            }
                            @if let Some(doubt) = guess.doubt { br; span.warn { "⚠ " (doubted(doubt, lang)) } }
                        }
                    } } }
                    tbody { @for row in &read.sample { tr { @for cell in row { td { (cell) } } } } }
                } }
                button name="look" value="again" { (say::look_again(lang)) }
            }
        }
    }
}

pub(super) fn column_name(column: Column, lang: Lang) -> String {
    match column {
        Column::Ignored => say::not_taken(lang),
        Column::Number => say::line_number(lang),
        Column::Name => say::name(lang),
        Column::FirstNameFirst => say::name_first_name_first(lang),
        Column::SurnameFirst => say::name_surname_first(lang),
        Column::FirstName => say::first_name(lang),
        Column::Title => say::title(lang),
        Column::FideRating => say::fide_rating(lang),
        Column::NationalRating => say::national_rating(lang),
        Column::Club => say::club(lang),
        Column::Birth => say::birth(lang),
        Column::BirthMonthFirst => say::birth_month_first(lang),
        Column::Sex => say::sex(lang),
        Column::Federation => say::federation(lang),
        Column::FideNumber => say::fide_number(lang),
        Column::NationalNumber => say::national_number(lang),
        Column::Side => say::team_or_side(lang),
        Column::Board => say::board_in_team(lang),
    }
}

fn read_otherwise(guessed: Guessed, lang: Lang) -> String {
    match guessed {
        Guessed::Swapped => say::read_swapped(lang),
        Guessed::Reordered => say::read_reordered(lang),
        Guessed::Uncut => say::read_uncut(lang),
        Guessed::DayOrMonth => say::read_day_or_month(lang),
        Guessed::Year => say::read_year(lang),
    }
}

fn doubted(doubt: Doubt, lang: Lang) -> String {
    match doubt {
        Doubt::YearOrRating => say::year_or_rating(lang),
        Doubt::WhichRating => say::which_rating(lang),
        Doubt::DayOrMonth => say::day_or_month(lang),
        Doubt::NameOrder => say::name_order(lang),
        Doubt::WhichNumber => say::which_number(lang),
        Doubt::AgainstHeading => say::against_heading(lang),
        Doubt::TeamOrClub => say::team_or_club(lang),
        Doubt::TeamsAsClubs => say::teams_as_clubs(lang),
        Doubt::NoTeams => say::no_teams_here(lang),
        Doubt::Unknown => say::unknown_column(lang),
    }
}

fn unread(line: &import::Unread, lang: Lang) -> String {
    let why = match line.why {
        Why::AboveHeading => say::above_heading(lang),
        Why::NoName => say::no_name_in_line(lang),
        Why::Alone => say::alone_in_line(lang),
        Why::NoTeam => say::no_team_yet(lang),
        Why::Letter => say::line_of_letter(lang),
        Why::BadFigure => say::bad_figure_in_line(lang),
        Why::TooLong => say::line_too_long(lang),
        Why::TooManyFields => say::too_many_fields(lang, import::COLUMNS),
    };
    say::unread_line(lang, line.line, &line.text, why)
}
