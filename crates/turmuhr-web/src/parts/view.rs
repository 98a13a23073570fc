//! A section for a page: numbers and points are looked up once.

use std::collections::BTreeMap;

use maud::{Markup, html};
use turmuhr_core::{Color, Points};
use turmuhr_store::Role;
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::{EntryId, Party, RoundNo, Section, StartingList, Unit};

use super::Paths;
use crate::{
    desk::Snapshot,
    http::Ask,
    words::{players, schedule},
};

/// The club of each player whose name another player has; the starting number where the clubs are the same too, or the team.
fn namesakes(section: &Section, list: &StartingList, lang: Lang) -> BTreeMap<EntryId, String> {
    let mut alike: BTreeMap<&str, Vec<EntryId>> = BTreeMap::new();
    for (id, player) in &section.players {
        alike.entry(&player.person.name).or_default().push(*id);
    }
    let club = |id: &EntryId| section.players[id].person.club.as_str();
    let mark = |id: EntryId, all: &[EntryId]| {
        let own = all.iter().filter(|other| club(other) == club(&id)).count() == 1 && !club(&id).is_empty();
        let party = section.party_of(id);
        let other = || match party.and_then(|party| list.number(party)) {
            Some(number) => players::by_number(lang, number),
            None => {
                let team = section.teams.values().find(|team| team.players.contains(&id));
                team.map_or_else(|| players::by_number(lang, id.0), |team| team.name.clone())
            }
        };
        (id, if own { club(&id).to_owned() } else { other() })
    };
    let several = alike.into_values().filter(|all| all.len() > 1);
    several.flat_map(|all| all.iter().map(|id| mark(*id, &all)).collect::<Vec<_>>()).collect()
}

pub(crate) struct View<'s> {
    pub(crate) section: &'s Section,
    pub(crate) paths: Paths,
    pub(crate) lang: Lang,
    /// Draft rounds are shown to arbiters only.
    pub(crate) staff: bool,
    /// Who reads the page.
    pub(crate) reader: Role,
    pub(crate) list: StartingList,
    /// What tells players of the same name apart.
    namesakes: BTreeMap<EntryId, String>,
    snapshot: &'s Snapshot,
}

impl<'s> View<'s> {
    pub(crate) fn new(ask: &Ask, snapshot: &'s Snapshot, section: &'s Section) -> View<'s> {
        let list = section.starting_list();
        View {
            section,
            paths: Paths::new(snapshot.stream(), section.id),
            lang: ask.lang,
            staff: ask.is_staff(),
            reader: ask.visitor.role,
            namesakes: namesakes(section, &list, ask.lang),
            list,
            snapshot,
        }
    }

    pub(crate) fn of_teams(&self) -> bool {
        self.section.settings.format.is_of_teams()
    }

    /// The starting number, as shown.
    pub(crate) fn number(&self, party: Party) -> String {
        self.list.number(party).map_or_else(|| "–".to_owned(), |number| number.to_string())
    }

    /// Rounds visible to this visitor.
    pub(crate) fn rounds(&self) -> u32 {
        if self.staff { self.section.current_round() } else { self.section.public_rounds() }
    }

    /// The last round visible to this visitor; if all are public, the one being played.
    pub(crate) fn last_round(&self) -> Option<RoundNo> {
        if self.section.whole { self.section.running() } else { RoundNo::last_of(self.rounds()) }
    }

    pub(crate) fn rating(&self, party: Party) -> Option<u32> {
        let person = &self.section.player(party)?.person;
        Some(self.section.settings.initial_order.rating(person)).filter(|rating| *rating > 0)
    }

    /// The club of a player; teams bear its name already.
    pub(crate) fn club(&self, party: Party) -> Option<&'s str> {
        let person = &self.section.player(party)?.person;
        Some(person.club.as_str()).filter(|club| !club.is_empty())
    }

    /// The federation of a player or a team; empty if unknown.
    pub(crate) fn federation(&self, party: Party) -> &'s str {
        let player = self.section.player(party).map(|player| player.person.federation.as_str());
        player.or_else(|| Some(self.section.team(party)?.1.federation.as_str())).unwrap_or_default()
    }

    /// The name as a link to its page.
    pub(crate) fn name(&self, party: Party) -> Markup {
        let (to, title) = match self.section.unit(party) {
            Unit::Team(team) => (format!("{}#team-{}", self.paths.to("teams"), team.0), ""),
            Unit::Player(player) => {
                let known = self.section.players.get(&player);
                (self.paths.player(player), known.map_or("", |known| known.person.title.as_str()))
            }
        };
        let player = self.section.unit(party).player();
        html! {
            @if !title.is_empty() { span.title { (title) } " " }
            a href=(to) { (self.section.name(party)) } (self.apart(player))
        }
    }

    /// A player, also in a team section.
    pub(crate) fn player(&self, player: Option<EntryId>) -> Markup {
        let known = player.and_then(|id| Some((id, self.section.players.get(&id)?)));
        let Some((id, competitor)) = known else { return html! { "–" } };
        html! {
            @if !competitor.person.title.is_empty() { span.title { (competitor.person.title) } " " }
            a href=(self.paths.player(id)) { (competitor.person.name) } (self.apart(Some(id)))
        }
    }

    fn apart(&self, player: Option<EntryId>) -> Markup {
        let mark = player.and_then(|id| self.namesakes.get(&id));
        html! { @if let Some(mark) = mark { " " small.namesake { "(" (mark) ")" } } }
    }

    /// A round without an opponent, in words; a table leaves somebody free, and nobody absent.
    pub(crate) fn bye(&self, party: Party, round: RoundNo, otherwise: &str) -> String {
        if self.section.is_free(party, round) { schedule::free(self.lang) } else { otherwise.to_owned() }
    }

    /// Points before a round, in the primary score. In a table the games of somebody who left early are annulled, so the
    /// standings are asked.
    pub(crate) fn points(&self, party: Party, before: RoundNo) -> Points {
        let counted = || {
            let after = Some(before.before()).filter(|after| *after > 0)?;
            let table = self.snapshot.table(self.section, after);
            let points = table.as_ref().as_ref().ok()?.points(party)?;
            Some(points)
        };
        let is_table = self.section.settings.format.is_fixed();
        is_table.then(counted).flatten().unwrap_or_else(|| self.section.points_before(party, before))
    }

    /// Does the game of a round count? Not against somebody whose games are annulled.
    pub(crate) fn counts(&self, party: Party, round: RoundNo) -> bool {
        let opponent = self.section.seen_by(party, round).and_then(|seen| seen.opponent());
        let Some(opponent) = opponent.filter(|_| self.section.settings.format.is_fixed()) else {
            return true;
        };
        let table = self.snapshot.table(self.section, self.section.public_rounds());
        let Ok(table) = table.as_ref() else { return true };
        table.number(opponent).is_none_or(|number| table.accounted.counts(number))
    }

    pub(crate) fn shown_points(&self, party: Party, before: RoundNo) -> String {
        values::points(self.points(party, before), self.lang)
    }
}

/// The colour of a disc, a tile or a seat in the style sheet.
pub(crate) fn colour_class(colour: Color) -> &'static str {
    colour.fold_wb("white", "black")
}

/// The head of a column: a disc and the word.
pub(crate) fn head(colour: Color, lang: Lang) -> Markup {
    html! { span.disc.(colour_class(colour)) aria-hidden="true" {} " " (values::colour(colour, lang)) }
}

/// The colour of a seat, where the column does not say it.
pub(crate) fn side(colour: Color, lang: Lang) -> Markup {
    html! { span.side { (disc(colour, lang)) } " " }
}

/// White is an outlined disc, Black a filled one, each with its word.
pub(crate) fn disc(colour: Color, lang: Lang) -> Markup {
    let word = values::colour(colour, lang);
    html! {
        span.disc.(colour_class(colour)) title=(word) { span.word { (word) } }
    }
}
