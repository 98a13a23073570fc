//! What the documents of a season say that only its journal knows.

use turmuhr_federation::law::remedy::{Remedy, Stage, case::Outcome};
use turmuhr_season::{
    DecisionId, State,
    fact::{About, OtherAbout},
};

use super::names;
use crate::{Lang, federation::lineup::half, print::date};

texts! {
    file_number(number) { de: "Entscheidung {number}", en: "Decision {number}" }
    days(from, until) { de: "{from} bis {until}", en: "{from} to {until}" }
    counts(score) { de: "Gewertet: {score}", en: "Counted: {score}" }
    scored(game, boards, matches) {
        de: "{game} wird mit {boards} Brettpunkten und {matches} Mannschaftspunkten gewertet.",
        en: "{game} is scored {boards} board points and {matches} match points.",
    }
    as_reported(game) {
        de: "{game}: Es bleibt beim bestätigten Ergebnis.",
        en: "{game}: the confirmed result stands.",
    }
    about(what) { de: "Es geht um {what}.", en: "This is about {what}." }
    lifted(number, day) {
        de: "Entscheidung {number} vom {day} ist aufgehoben.",
        en: "Decision {number} of {day} is set aside.",
    }
    kept(number, day) {
        de: "Entscheidung {number} vom {day} bleibt bestehen.",
        en: "Decision {number} of {day} stands.",
    }
    revoked(reasons) {
        de: "Diese Entscheidung ist widerrufen: {reasons}",
        en: "This decision is revoked: {reasons}",
    }
}

const fn on_remedy(outcome: Outcome, admissible: bool, remedy: Remedy, lang: Lang) -> &'static str {
    match (outcome, admissible, remedy, lang) {
        (Outcome::Upheld, _, Remedy::Protest, Lang::De) => "Dem Protest wird stattgegeben.",
        (Outcome::Upheld, _, Remedy::Protest, Lang::En) => "The protest is upheld.",
        (Outcome::Upheld, _, Remedy::Appeal, Lang::De) => "Der Berufung wird stattgegeben.",
        (Outcome::Upheld, _, Remedy::Appeal, Lang::En) => "The appeal is upheld.",
        (Outcome::Partly { .. }, _, Remedy::Protest, Lang::De) => "Dem Protest wird teilweise stattgegeben.",
        (Outcome::Partly { .. }, _, Remedy::Protest, Lang::En) => "The protest is upheld in part.",
        (Outcome::Partly { .. }, _, Remedy::Appeal, Lang::De) => "Der Berufung wird teilweise stattgegeben.",
        (Outcome::Partly { .. }, _, Remedy::Appeal, Lang::En) => "The appeal is upheld in part.",
        (Outcome::Dismissed, true, Remedy::Protest, Lang::De) => "Der Protest wird zurückgewiesen.",
        (Outcome::Dismissed, true, Remedy::Protest, Lang::En) => "The protest is dismissed.",
        (Outcome::Dismissed, true, Remedy::Appeal, Lang::De) => "Die Berufung wird zurückgewiesen.",
        (Outcome::Dismissed, true, Remedy::Appeal, Lang::En) => "The appeal is dismissed.",
        (Outcome::Dismissed, false, Remedy::Protest, Lang::De) => {
            "Der Protest wird als unzulässig verworfen."
        }
        (Outcome::Dismissed, false, Remedy::Protest, Lang::En) => "The protest is dismissed as inadmissible.",
        (Outcome::Dismissed, false, Remedy::Appeal, Lang::De) => {
            "Die Berufung wird als unzulässig verworfen."
        }
        (Outcome::Dismissed, false, Remedy::Appeal, Lang::En) => "The appeal is dismissed as inadmissible.",
    }
}

/// The operative part of a decision, line by line; its sanctions come behind.
pub fn ruling(state: &State, id: DecisionId, lang: Lang) -> String {
    let Some(one) = state.decisions.get(&id) else { return String::new() };
    let mut lines = Vec::new();
    for remedy in state.remedies.values() {
        let Some((outcome, _)) = remedy.outcome.filter(|(_, by)| *by == id) else { continue };
        let kind = match one.stage {
            Stage::First | Stage::Protest => Remedy::Protest,
            Stage::Appeal => Remedy::Appeal,
        };
        lines.push(on_remedy(outcome, remedy.lacks.is_empty(), kind, lang).to_owned());
        let contested = remedy.against.decision();
        if let Some((number, before)) = contested.and_then(|id| Some((id, state.decisions.get(&id)?))) {
            let day = date(before.postmark, lang);
            lines.push(match outcome {
                Outcome::Upheld | Outcome::Partly { .. } => lifted(lang, number.0, day),
                Outcome::Dismissed => kept(lang, number.0, day),
            });
        }
    }
    let what = match one.about {
        About::Match(game) => names::game(state, game, lang),
        About::Other(OtherAbout::Class(class)) => names::class(state, class, lang),
    };
    match (one.about, one.sets) {
        (About::Match(_), Some((boards, matches))) => {
            let [home, guest] = boards.map(turmuhr_core::Points::tenths).map(half);
            let [won, lost] = matches;
            lines.push(scored(lang, what, format!("{home}:{guest}"), format!("{won}:{lost}")));
        }
        (About::Match(_), None) if one.stage == Stage::First && one.sanctions.is_empty() => {
            lines.push(as_reported(lang, what));
        }
        (About::Match(_) | About::Other(_), _) => lines.push(about(lang, what)),
    }
    if let Some(taken_back) = state.revoked.get(&id) {
        lines.push(revoked(lang, &taken_back.reasons));
    }
    lines.join("\n")
}
