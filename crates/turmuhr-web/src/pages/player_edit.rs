//! A player's data, and acts: byes, withdrawal, bonus or penalty points.

use maud::{Markup, html};
use turmuhr_core::Points;
use turmuhr_store::Role;
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{
    ByeKind, EntryId, Fact, Format, Person, RoundNo, Section,
    limits::{Number, Text},
    person::Sex,
    sense,
};

use super::{Page, done, page, pasted::this_year};
use crate::{
    http::{Answer, Ask, Fault},
    parts::{Door, Paths, Takes, Troubles, act, asked, cents, choice, csrf, reason},
    words::{players as say, rounds},
};

fn player(ask: &Ask, section: &Section) -> Result<EntryId, Fault> {
    let id = EntryId(ask.number("player")?);
    section.players.contains_key(&id).then_some(id).ok_or(Fault::NotFound)
}

/// The first round the player misses by withdrawing now; a draft can still be left.
fn leaves_from(section: &Section, player: EntryId) -> RoundNo {
    let own = section.party_of(player).map(|party| section.leaves_from(party));
    own.unwrap_or(RoundNo::after(section.public_rounds()))
}

/// The first round that is missed: the director chooses. Where a table is public as a whole, a leaver plays no open game.
pub(super) fn withdrawal_from(section: &Section, first: RoundNo, lang: Lang) -> Markup {
    let last = if section.whole { first } else { RoundNo(section.settings.rounds).max(first) };
    let rounds: Vec<(String, String)> =
        (first.0..=last.0).map(|round| (round.to_string(), say::withdraw(lang, round))).collect();
    choice("round", &say::withdraw_when(lang), &first.to_string(), &rounds)
}

pub(super) fn fields(ask: &Ask, section: &Section, person: &Person, troubles: &Troubles) -> Markup {
    let lang = ask.lang;
    // Only Scheveningen has two sides.
    let has_sides = section.settings.format == Format::Scheveningen;
    let typed = |name: &str, value: &str| {
        if ask.form.has(name) { ask.form.text(name).to_owned() } else { value.to_owned() }
    };
    let line = |name: &str, label: &str, value: &str, takes: Takes| {
        asked(troubles, name, label, &typed(name, value), takes)
    };
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let sexes = [
        (String::new(), "–".to_owned()),
        ("w".to_owned(), say::female(lang)),
        ("m".to_owned(), say::male(lang)),
    ];
    let sex = match person.sex {
        Some(Sex::Female) => "w",
        Some(Sex::Male) => "m",
        None => "",
    };
    let titles: Vec<(String, String)> = ["", "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"]
        .map(|title| (title.to_owned(), title.to_owned()))
        .to_vec();
    html! {
        (line("name", &say::name(lang), &person.name, Takes::Name(Text::PlayerName)))
        (choice("title", &say::title(lang), &typed("title", &person.title), &titles))
        (line("fide_rating", &say::fide_rating(lang), &number(person.fide_rating), Takes::Number(Number::Rating)))
        (line("national_rating", &say::national_rating(lang), &number(person.national_rating), Takes::Number(Number::Rating)))
        (line("club", &say::club(lang), &person.club, Takes::Text(Text::Club)))
        (line("birth", &say::birth_typed(lang), &person.birth, Takes::Birth))
        (choice("sex", &say::sex(lang), &typed("sex", sex), &sexes))
        (line("federation", &say::federation_typed(lang), &person.federation, Takes::Federation))
        (line("fide_number", &say::fide_number(lang), &person.fide_number, Takes::Text(Text::PlayerNumber)))
        (line("national_number", &say::national_number(lang), &person.national_number, Takes::Text(Text::PlayerNumber)))
        (line("marks", &say::marks(lang), &person.marks.join(" "), Takes::Words))
        input type="hidden" name="rating_source" value=(typed("rating_source", &person.rating_source));
        (line("table", &say::own_table(lang), &number(person.table), Takes::Number(Number::Table)))
        @if has_sides { (line("side", &say::side(lang), &person.side, Takes::Text(Text::Side))) }
        @else { input type="hidden" name="side" value=(typed("side", &person.side)); }
    }
}

/// The typed data, on top of data that the form does not show.
pub(super) fn read(ask: &Ask, before: &Person) -> Result<Person, Troubles> {
    let form = &ask.form;
    let mut door = Door::new(ask);
    let marks: Vec<String> = form.text("marks").split_whitespace().map(str::to_owned).collect();
    let person = Person {
        name: door.name("name", Text::PlayerName),
        title: door.text("title", Text::Title),
        fide_rating: door.number("fide_rating", Number::Rating),
        national_rating: door.number("national_rating", Number::Rating),
        club: door.text("club", Text::Club),
        birth: door.birth("birth", this_year()),
        sex: match form.text("sex") {
            "w" => Some(Sex::Female),
            "m" => Some(Sex::Male),
            _ => None,
        },
        federation: door.federation("federation"),
        fide_number: door.fide_number("fide_number"),
        national_number: door.text("national_number", Text::PlayerNumber),
        rating_source: if form.has("rating_source") {
            form.text("rating_source").to_owned()
        } else {
            before.rating_source.clone()
        },
        side: door.text("side", Text::Side),
        table: if form.has("table") { door.number("table", Number::Table) } else { before.table },
        marks,
    };
    for mark in &person.marks {
        door.allow("marks", sense::text(Text::Mark, mark));
    }
    door.done(person)
}

pub(crate) async fn form(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let id = player(&ask, section)?;
    Ok(shown(&ask, &snapshot, section, id, &Troubles::default()))
}

fn shown(
    ask: &Ask,
    snapshot: &crate::desk::Snapshot,
    section: &Section,
    id: EntryId,
    troubles: &Troubles,
) -> axum::response::Response {
    let lang = ask.lang;
    let competitor = &section.players[&id];
    let base = Paths::new(snapshot.stream(), section.id).player(id);
    let next = section.next_round();
    let open: Vec<(String, String)> = RoundNo::first(section.settings.rounds)
        .skip_while(|round| *round < next)
        .map(|round| (round.to_string(), rounds::round(lang, round)))
        .collect();
    let kinds: Vec<(String, String)> =
        [("half", ByeKind::Half), ("zero", ByeKind::Zero), ("full", ByeKind::Full)]
            .map(|(word, kind)| (word.to_owned(), values::bye(kind, lang).to_owned()))
            .to_vec();
    let body = html! {
        form.wide method="post" action={ (base) "/edit" } #edit-player {
            (csrf(ask))
            (troubles.markup(lang))
            (fields(ask, section, &competitor.person, troubles))
            p { button.next { (say::save_player(lang)) } }
        }
        @if section.settings.fee.is_some() { (paying(ask, section, id, &base, troubles)) }
        h2 { (say::byes(lang)) }
        @for (round, kind) in &competitor.byes {
            p { (rounds::round(lang, round)) ": " (values::bye(*kind, lang))
                @if *round >= next {
                    " " (act(ask, &format!("{base}/bye"), &say::take_bye_back(lang), "quiet", &[("round", &round.to_string()), ("back", "yes")]))
                }
            }
        }
        @for round in &competitor.wishes {
            @let number = round.to_string();
            p.open { (say::wished_for(lang, round)) " "
                @if *round >= next {
                    (act(ask, &format!("{base}/bye"), &say::grant_bye(lang), "button", &[("round", &number), ("kind", "half")])) " "
                }
                (act(ask, &format!("{base}/wish"), &say::decline(lang), "quiet", &[("round", &number), ("wished", "no")]))
            }
        }
        @if !open.is_empty() {
            form.narrow method="post" action={ (base) "/bye" } #bye {
                (csrf(ask))
                (choice("round", &rounds::round_word(lang), "", &open))
                (choice("kind", &say::kind(lang), "", &kinds))
                button { (say::grant_bye(lang)) }
            }
        }
        h2 { (say::taking_part(lang)) }
        @if let Some(from) = competitor.withdrawn_from {
            p { (say::withdrawn_from(lang, from)) }
            (act(ask, &format!("{base}/return"), &say::comes_back(lang), "button", &[]))
        } @else {
            form.narrow method="post" action={ (base) "/withdraw" } #withdraw {
                (csrf(ask))
                (withdrawal_from(section, leaves_from(section, id), lang))
                (reason(ask, false))
                button.danger { (say::withdraws(lang)) }
            }
        }
        @if !section.has_begun() { (act(ask, &format!("{base}/remove"), &say::remove(lang), "danger", &[])) }
        @if ask.visitor.role >= Role::ChiefArbiter && !section.settings.format.is_of_teams() {
            h2 { (say::points_adjusted(lang)) }
            form.narrow method="post" action={ (base) "/points" } #points {
                (csrf(ask))
                (asked(troubles, "points", &say::points_more_or_less(lang), ask.form.text("points"), Takes::Words))
                (reason(ask, true))
                button { (say::adjust_points(lang)) }
            }
        }
    };
    let title = competitor.person.name.clone();
    troubles.answer(page(
        ask,
        Page { title, snapshot: Some(snapshot), section: Some(section), body, aside: None },
    ))
}

/// The paid part of the entry fee, and a field for it.
fn paying(ask: &Ask, section: &Section, id: EntryId, base: &str, troubles: &Troubles) -> Markup {
    let lang = ask.lang;
    let Some(fee) = &section.settings.fee else { return html! {} };
    let money = |cents| values::money_in(cents, &fee.currency, lang);
    let paid = section.players[&id].paid;
    let owed = section.owes(id);
    let amount = match ask.form.text("amount") {
        "" => values::amount(if owed > 0 { fee.cents } else { paid }, lang),
        typed => typed.to_owned(),
    };
    html! {
        h2 { (say::fee_of(lang, money(fee.cents))) }
        p { (say::all_paid(lang, money(paid))) @if owed > 0 { ", " (say::still_open(lang, money(owed))) } }
        form.narrow method="post" action={ (base) "/fee" } #fee {
            (csrf(ask))
            (asked(troubles, "amount", &say::amount_paid(lang), &amount, Takes::Money))
            button { (say::record_payment(lang)) }
        }
        @if paid > 0 { (act(ask, &format!("{base}/fee"), &say::pays_back(lang), "quiet", &[("amount", "0")])) }
    }
}

/// The field is the total paid, so entering it twice changes nothing.
pub(crate) async fn fee(ask: Ask) -> Answer {
    let typed = ask.form.text("amount");
    let mut door = Door::new(&ask);
    let cents = cents(typed).map_err(|_| crate::words::events::no_amount(ask.lang, typed));
    let cents = door.keep("amount", cents).unwrap_or_default();
    door.allow("amount", sense::number(Number::FeeCents, cents));
    match door.done(cents) {
        Ok(cents) => {
            say_of(&ask, |section, player| Ok(Fact::FeePaid { section: section.id, player, cents })).await
        }
        Err(troubles) => again(&ask, &troubles).await,
    }
}

/// The page with the fields that are wrong.
async fn again(ask: &Ask, troubles: &Troubles) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let id = player(ask, section)?;
    Ok(shown(ask, &snapshot, section, id, troubles))
}

pub(crate) async fn save(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let id = player(&ask, section)?;
    match read(&ask, &section.players[&id].person) {
        Ok(person) => {
            let fact = Fact::PlayerChanged { section: section.id, player: id, person };
            let now = ask.act(vec![fact]).await?;
            Ok(done(&Paths::new(ask.stream(), section.id).player(id), &now))
        }
        Err(troubles) => Ok(shown(&ask, &snapshot, section, id, &troubles)),
    }
}

/// Records one fact about the player of the path, and returns to their page.
async fn say_of(ask: &Ask, fact: impl FnOnce(&Section, EntryId) -> Result<Fact, Fault>) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let id = player(ask, section)?;
    let removed = ask.here.ends_with("/remove");
    let now = ask.act(vec![fact(section, id)?]).await?;
    let paths = Paths::new(ask.stream(), section.id);
    let to = if removed { paths.to("players") } else { paths.player(id) };
    // An exclusion starts from the pairing page and returns there.
    let to = crate::http::local(ask.form.text("back")).map_or(to, str::to_owned);
    Ok(done(&to, &now))
}

pub(crate) async fn withdraw(ask: Ask) -> Answer {
    say_of(&ask, |section, player| {
        // The button of an exclusion names no round.
        let from_round = ask.form.round().unwrap_or_else(|| leaves_from(section, player));
        let reason = ask.form.text("reason").to_owned();
        Ok(Fact::Withdrawn { section: section.id, player, from_round, reason })
    })
    .await
}

pub(crate) async fn come_back(ask: Ask) -> Answer {
    say_of(&ask, |section, player| Ok(Fact::Returned { section: section.id, player })).await
}

pub(crate) async fn remove(ask: Ask) -> Answer {
    say_of(&ask, |section, player| Ok(Fact::PlayerRemoved { section: section.id, player })).await
}

pub(crate) async fn bye(ask: Ask) -> Answer {
    say_of(&ask, |section, player| {
        let section = section.id;
        let round = ask.form.round().ok_or(Fault::NotFound)?;
        if ask.form.has("back") {
            return Ok(Fact::ByeTakenBack { section, player, round });
        }
        let bye = match ask.form.text("kind") {
            "full" => ByeKind::Full,
            "zero" => ByeKind::Zero,
            _ => ByeKind::Half,
        };
        Ok(Fact::ByeGranted { section, player, round, bye })
    })
    .await
}

pub(crate) async fn wish(ask: Ask) -> Answer {
    say_of(&ask, |section, player| {
        let round = ask.form.round().ok_or(Fault::NotFound)?;
        Ok(Fact::ByeWished { section: section.id, player, round, wished: ask.form.text("wished") != "no" })
    })
    .await
}

pub(crate) async fn points(ask: Ask) -> Answer {
    let typed = ask.form.text("points");
    let plain = typed.replace(',', ".").replace('½', "0.5").replace('−', "-");
    let mut door = Door::new(&ask);
    let read = plain.trim_start_matches('+').parse::<Points>().map_err(|_| say::no_points(ask.lang, typed));
    let points = door.keep("points", read).unwrap_or_default();
    door.allow("points", sense::adjustment(points));
    let points = match door.done(points) {
        Ok(points) => points,
        Err(troubles) => return again(&ask, &troubles).await,
    };
    say_of(&ask, |section, player| {
        let reason = ask.form.text("reason").to_owned();
        let (round, party) = (section.current_round(), section.party_of(player).ok_or(Fault::NotFound)?);
        Ok(Fact::PointsAdjusted { section: section.id, party, round, points, reason })
    })
    .await
}
