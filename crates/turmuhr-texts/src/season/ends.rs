//! The end of a class and of a season: what is open, and where teams go.

use turmuhr_season::{ClassId, MatchId, State, TeamId, due::Task, year::Leaves, year_after::Moved};

use super::{acts, championship, names};
use crate::Lang;

/// How many things a sentence lists.
const SHOWN: usize = 4;

texts! {
    still_open(matches) {
        de: "diese Kämpfe sind noch nicht entschieden: {matches}",
        en: "these matches are not decided yet: {matches}",
    }
    pending_in(class, tasks) {
        de: "in {class} ist noch offen: {tasks}. Erledigen Sie es, oder schließen Sie trotzdem ab: --accept",
        en: "still open in {class}: {tasks}. See to it, or close all the same: --accept",
    }
    pending_in_season(tasks) {
        de: "im Spieljahr ist noch offen: {tasks}. Erledigen Sie es, oder eröffnen Sie das nächste trotzdem: --accept",
        en: "still open in the season: {tasks}. See to it, or open the next one all the same: --accept",
    }
    already_carried() {
        de: "das nächste Spieljahr ist schon eröffnet; das lässt sich nicht rückgängig machen",
        en: "the next season has been opened already; that cannot be undone",
    }
    carried_over(day) {
        de: "das nächste Spieljahr wurde am {day} hieraus eröffnet; was es übernommen hat, ändert hier nur eine Entscheidung",
        en: "the next season was opened from this one on {day}; what it took over is changed by a decision only",
    }
    still_to_do(task) { de: "Noch offen: {task}", en: "Still open: {task}" }
    no_class_above(team, class) {
        de: "{team} steigt auf, und über {class} hat das Spieljahr keine Klasse: Den Platz gibt der Bereich, in den der Aufstieg führt.",
        en: "{team} is promoted, and the season has no class above {class}: the level that takes the team gives it a place.",
    }
    no_class_below(team, class) {
        de: "{team} steigt ab, und unter {class} hat das Spieljahr keine Klasse: Den Platz gibt der Bereich, in den der Abstieg führt.",
        en: "{team} is relegated, and the season has no class below {class}: the level that takes the team gives it a place.",
    }
    next_rests_on(changes) {
        de: "Das nächste Spieljahr ruht auf Plätzen, die sich geändert haben: {changes}. Bringen Sie es dort in Ordnung, und vermerken Sie hier, wie: next --reasons",
        en: "The next season rests on places that changed: {changes}. Put it right there, and note here how: next --reasons",
    }
    moved_place(team, carried, now) {
        de: "{team} wurde in {carried} übernommen und gehört jetzt in {now}",
        en: "{team} was carried over into {carried} and belongs in {now} now",
    }
    moved_open(class) { de: "in {class} stehen die Plätze nicht mehr fest", en: "the places in {class} are not known any more" }
    moved_right_lost(who, competition) {
        de: "{who} hat das übernommene Startrecht nicht mehr ({competition})",
        en: "{who} no longer has the right to start that was carried over ({competition})",
    }
    moved_right_won(who, competition) {
        de: "{who} hat ein Startrecht, das nicht übernommen wurde ({competition})",
        en: "{who} has a right to start that was not carried over ({competition})",
    }
    next_settled() {
        de: "Vermerkt: Die geänderten Plätze sind im nächsten Spieljahr berücksichtigt.",
        en: "Noted: the next season takes the changed places into account.",
    }
    transfer_late(last, articles) {
        de: "Umschreibungen für dieses Spieljahr waren bis zum {last} abzusenden; dieser Wechsel gilt erst für das nächste. {articles}",
        en: "Changes of passes for this season were sent in until {last}; this one is for the next season. {articles}",
    }
    next_limit(articles) {
        de: "Die Höchstgrenze wird für das nächste Spieljahr festgesetzt; in diesem gilt sie nicht. War sie vor seinem Beginn festgesetzt, nennen Sie den Tag mit --from. {articles}",
        en: "The maximum is fixed for the next season; it does not hold in this one. If it was fixed before this season began, give the day with --from. {articles}",
    }
}

fn some(all: &[String], lang: Lang) -> String {
    let shown = all.iter().take(SHOWN).map(String::as_str).collect::<Vec<_>>().join("; ");
    match all.len().checked_sub(SHOWN).filter(|more| *more > 0) {
        Some(more) => acts::and_more(lang, shown, more),
        None => shown,
    }
}

pub(super) fn open(matches: &[MatchId], state: &State, lang: Lang) -> String {
    let all: Vec<String> = matches.iter().map(|id| names::game(state, *id, lang)).collect();
    still_open(lang, some(&all, lang))
}

pub(super) fn pending(class: Option<ClassId>, tasks: &[Task], state: &State, lang: Lang) -> String {
    let all: Vec<String> = tasks.iter().map(|task| acts::task(task, state, lang)).collect();
    match class {
        Some(class) => pending_in(lang, names::class(state, class, lang), some(&all, lang)),
        None => pending_in_season(lang, some(&all, lang)),
    }
}

/// What the next season was opened from and is another now.
pub(super) fn next_season(all: &[Moved], state: &State, lang: Lang) -> String {
    // The name of the competition in the ordinance; its key where the season's ordinance has none.
    let competition = |id: &str| {
        let rules = state.ordinance.as_ref().map(|own| &own.rules);
        let known = rules.and_then(|rules| rules.competition.get(id)).map(|one| match lang {
            Lang::De => one.name.de.clone(),
            Lang::En => one.name.en.clone(),
        });
        known.unwrap_or_else(|| id.to_owned())
    };
    let told = all.iter().map(|one| match one {
        Moved::Place { team, carried, now } => {
            let class = |id| names::class(state, id, lang);
            moved_place(lang, names::team(state, *team, lang), class(*carried), class(*now))
        }
        Moved::Open(class) => moved_open(lang, names::class(state, *class, lang)),
        Moved::RightLost { competition: of, who } => {
            moved_right_lost(lang, championship::who(state, *who, lang), competition(of))
        }
        Moved::RightWon { competition: of, who } => {
            moved_right_won(lang, championship::who(state, *who, lang), competition(of))
        }
    });
    next_rests_on(lang, told.collect::<Vec<_>>().join("; "))
}

/// Teams that go up or down to where the season has no class.
pub fn without_class(class: ClassId, teams: &[(TeamId, Leaves)], state: &State, lang: Lang) -> Vec<String> {
    let class = names::class(state, class, lang);
    let told = teams.iter().map(|(team, leaves)| {
        let team = names::team(state, *team, lang);
        match leaves {
            Leaves::Up => no_class_above(lang, team, &class),
            Leaves::Down => no_class_below(lang, team, &class),
        }
    });
    told.collect()
}
