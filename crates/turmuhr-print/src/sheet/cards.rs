//! Player cards and place cards.

use serde::Serialize;
use turmuhr_core::Color;
use turmuhr_texts::{print as say, values};

use super::{
    Body, Fact, Made, Page,
    words::{colour, own_mark},
};
use crate::source::Entrant;

/// One participant's rounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Card {
    pub number: String,
    pub name: String,
    pub facts: Vec<Fact>,
    /// Round, colour, opponent, result, score; future rounds are empty.
    pub rounds: Vec<Vec<String>>,
}

/// Stands on the table and, once folded, is readable from both sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    pub last: String,
    pub first: String,
    pub title: String,
    pub about: String,
}

pub(super) fn cards(page: Page<'_>) -> Made {
    let lang = page.lang;
    let heads =
        vec![say::round(lang), say::colour(lang), say::opponent(lang), say::result(lang), say::total(lang)];
    let cards = page.source.entrants.values().map(|entrant| card(page, entrant)).collect();
    let subtitle = match page.source.rounds.len() {
        0 => say::before_start(lang),
        paired => say::round_of(lang, paired, page.source.total_rounds),
    };
    (say::cards(lang), subtitle, Body::Cards { cards, heads }, Vec::new())
}

fn card(page: Page<'_>, entrant: &Entrant) -> Card {
    let (source, lang) = (page.source, page.lang);
    let mut facts = vec![
        Fact::new(say::rating(lang), entrant.rating.map(|rating| rating.to_string()).unwrap_or_default()),
        Fact::new(say::federation(lang), entrant.federation.clone()),
        Fact::new(say::club(lang), entrant.club.clone()),
        Fact::new(say::birth(lang), entrant.birth.clone()),
        Fact::new(say::identity(lang), entrant.id.clone()),
    ];
    facts.retain(|fact| !fact.value.is_empty());
    let history = source.histories.get(&entrant.number);
    let rounds = (1..=source.total_rounds).map(|round| {
        let at = round as usize - 1;
        let seen = history.and_then(|history| history.rounds.get(at)).copied();
        let Some(seen) = seen else {
            return vec![round.to_string(), "".into(), "".into(), "".into(), "".into()];
        };
        let open = matches!(seen, turmuhr_core::Round::Adjourned { .. });
        let score = history.and_then(|history| history.scores.get(at + 1)).filter(|_| !open);
        let opponent = match (seen.opponent(), seen) {
            (Some(id), _) => format!("{id} {}", page.called(id)),
            (None, turmuhr_core::Round::Bye(bye)) => page.bye(bye),
            (None, _) => String::new(),
        };
        vec![
            round.to_string(),
            seen.colour().map(|of: Color| colour(of, lang)).unwrap_or_default(),
            opponent,
            if open { String::new() } else { own_mark(seen).to_owned() },
            score.map(|score| values::points(*score, lang)).unwrap_or_default(),
        ]
    });
    Card { number: entrant.number.to_string(), name: entrant.called(), facts, rounds: rounds.collect() }
}

pub(super) fn places(page: Page<'_>) -> Made {
    let (source, lang) = (page.source, page.lang);
    let cards: Vec<Place> = if source.of_teams {
        let teams = source.entrants.values();
        teams
            .flat_map(|team| {
                let members = team.members.iter().filter_map(|member| source.members.get(member));
                members.map(|player| place(player, &team.name))
            })
            .collect()
    } else {
        source.entrants.values().map(|player| place(player, &player.club)).collect()
    };
    (say::places(lang), String::new(), Body::Places { cards, fold: say::fold_here(lang) }, Vec::new())
}

fn place(player: &Entrant, home: &str) -> Place {
    let (last, first) = match player.name.split_once(',') {
        Some((last, first)) => (last.trim(), first.trim()),
        None => (player.name.trim(), ""),
    };
    let rating = player.rating.map(|rating| rating.to_string()).unwrap_or_default();
    let about = [home, player.federation.as_str(), rating.as_str()];
    let about: Vec<&str> = about.into_iter().filter(|part| !part.is_empty()).collect();
    Place {
        last: last.to_owned(),
        first: first.to_owned(),
        title: player.title.clone(),
        about: about.join(" · "),
    }
}
