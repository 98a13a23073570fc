//! Acts of cups and championships in a phrase. Why somebody does not start stays out: it may be an illness.

use turmuhr_season::{
    ChampionshipId, EntrantId, State,
    championship::{Act, Step},
};

use super::{super::championship, tenths};
use crate::{Lang, print::date};

texts! {
    announced(name, day) { de: "Ausgeschrieben: {name}, Beginn {day}", en: "Announced: {name}, begins on {day}" }
    invited(name, day) { de: "Eingeladen: {name}, {day}", en: "Invitations posted: {name}, {day}" }
    members_counted(name) { de: "Plätze nach Mitgliederzahlen verteilt: {name}", en: "Places shared out by members: {name}" }
    right_noted(who, right, competition) {
        de: "Startrecht vermerkt: {who}, {right} ({competition})",
        en: "Right to start noted: {who}, {right} ({competition})",
    }
    entered(name, who, ground) { de: "Gemeldet: {who}, {ground} ({name})", en: "Entered: {who}, {ground} ({name})" }
    withdrew(name, who) { de: "Tritt nicht an: {who} ({name})", en: "Does not start: {who} ({name})" }
    drawn(name, round, count) {
        de: "Ausgelost: {name}, Runde {round}, {count} Paarungen",
        en: "Drawn: {name}, round {round}, {count} pairs",
        one(count): de: "Ausgelost: {name}, Runde {round}, eine Paarung", en: "Drawn: {name}, round {round}, one pair",
    }
    played(name, round, game) { de: "Ergebnis: {game} ({name}, Runde {round})", en: "Result: {game} ({name}, round {round})" }
    played_off(name, what) { de: "Stichkampf: {what} ({name})", en: "Play-off: {what} ({name})" }
    by_lot(who) { de: "{who}, durch Los", en: "{who}, by lot" }
    ranked(name, count) {
        de: "Endstand eingetragen: {name}, {count} Teilnehmer",
        en: "Final order entered: {name}, {count} entrants",
        one(count): de: "Endstand eingetragen: {name}, ein Teilnehmer", en: "Final order entered: {name}, one entrant",
    }
    declined(name, who) { de: "Verzichtet: {who} ({name})", en: "Declines: {who} ({name})" }
    closed(name) { de: "Abgeschlossen: {name}", en: "Closed: {name}" }
    cancelled(name) { de: "Abgesagt: {name}", en: "Cancelled: {name}" }
}

pub(super) fn act(act: &Act, state: &State, lang: Lang) -> String {
    let name = |id: &ChampionshipId| championship::name(state, *id, lang);
    let who = |id: &EntrantId| championship::entrant(state, *id, lang);
    let all = |ids: &[EntrantId]| ids.iter().map(who).collect::<Vec<_>>().join(", ");
    match act {
        Act::Announced { details, .. } => announced(lang, &details.name, date(details.begins, lang)),
        Act::Invited { id, posted } => invited(lang, name(id), date(*posted, lang)),
        Act::MembersCounted { id, .. } => members_counted(lang, name(id)),
        Act::RightNoted { competition, who, right, .. } => {
            let who = championship::who(state, *who, lang);
            right_noted(lang, who, championship::right(*right, lang), competition)
        }
        Act::Entered { id, who, ground, .. } => {
            let who = championship::who(state, *who, lang);
            entered(lang, name(id), who, championship::ground(*ground, lang))
        }
        Act::Withdrew { id, entrant, .. } => withdrew(lang, name(id), who(entrant)),
        Act::Drawn { id, round, pairs, .. } => drawn(lang, name(id), round, pairs.len()),
        Act::Played { id, round, home, guest, boards } => {
            let guest = guest.or_else(|| opponent(state, *id, *round, *home));
            let guest = guest.map_or_else(|| "–".to_owned(), |id| who(&id));
            let game = format!("{}, {}", championship::pair(&who(home), &guest), sum(boards));
            played(lang, name(id), round, game)
        }
        Act::PlayedOff { id, among, step } => {
            let what = match step {
                Step::Game { white, black, points } => {
                    format!("{}, {}", championship::pair(&who(white), &who(black)), tenths(*points))
                }
                Step::Match { host, guest, boards } => {
                    format!("{}, {}", championship::pair(&who(host), &who(guest)), sum(boards))
                }
                Step::Lot { .. } => by_lot(lang, all(among)),
                Step::ByHand { order, .. } => by_lot(lang, all(order)),
            };
            played_off(lang, name(id), what)
        }
        Act::Ranked { id, rows } => ranked(lang, name(id), rows.len()),
        Act::Declined { id, entrant, .. } => declined(lang, name(id), who(entrant)),
        Act::Closed { id } => closed(lang, name(id)),
        Act::Cancelled { id, .. } => cancelled(lang, name(id)),
    }
}

/// The other one of the pair, which older journals do not name.
fn opponent(state: &State, id: ChampionshipId, round: u32, home: EntrantId) -> Option<EntrantId> {
    let drawn = usize::try_from(round).ok()?.checked_sub(1)?;
    let games = &state.championships.all.get(&id)?.rounds.get(drawn)?.games;
    games.iter().find(|game| game.pair.home == home)?.pair.guest
}

fn sum(boards: &[[i32; 2]]) -> String {
    let side = |side: usize| boards.iter().map(|board| board[side]).fold(0, i32::saturating_add);
    tenths([side(0), side(1)])
}
