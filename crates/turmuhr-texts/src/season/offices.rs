//! Who may act, and who fills offices.

use turmuhr_federation::{
    office::roles::{Action, allowed},
    persons::person::PersonId,
};
use turmuhr_season::{State, offices::Unfillable};

use super::names;
use crate::Lang;

texts! {
    may_not(who, action, roles) {
        de: "{who} darf hier nicht {action}; dazu braucht es ein Amt, das so weit reicht: {roles}",
        en: "{who} may not {action} here; this takes an office that reaches so far: {roles}",
    }
    last_director(who) {
        de: "nach {who} gäbe es hier keinen Spielleiter mehr, und niemand dürfte noch etwas eintragen; bringen Sie zuerst einen Nachfolger ins Amt (add office)",
        en: "after {who} there would be no director of play here, and nobody could enter anything; put a successor in office first (add office)",
    }
    term_over(last) {
        de: "die Amtszeit des letzten Spielleiters ist vorbei; einen Nachfolger bringt {last} ins Amt (add office … --by)",
        en: "the term of the last director of play is over; {last} puts a successor in office (add office … --by)",
    }
    above(who) {
        de: "dieses Amt reicht weiter als das von {who}; es vergibt der Spielleiter jenes Bereichs, und dessen ersten trägt ein, wer die Datei führt (ohne --by)",
        en: "this office reaches further than that of {who}; the director of play of that level gives it, and the first one there is entered by the keeper of the file (without --by)",
    }
    own(who) {
        de: "{who} kann sich nicht selbst ein Amt geben; das tut ein anderer Spielleiter (--by)",
        en: "{who} cannot give an office to oneself; another director of play does (--by)",
    }
}

/// Somebody has no office for an act.
pub fn no_right(who: PersonId, action: Action, state: &State, lang: Lang) -> String {
    let roles: Vec<&str> = allowed(action).iter().map(|role| names::role(*role, lang)).collect();
    may_not(lang, names::person(state, who, lang), names::action(action, lang), roles.join(", "))
}

pub(super) fn no_director(last: &[PersonId], state: &State, lang: Lang) -> String {
    let last: Vec<String> = last.iter().map(|who| names::person(state, *who, lang)).collect();
    term_over(lang, last.join("; "))
}

pub(super) fn not_to_fill(who: PersonId, why: Unfillable, state: &State, lang: Lang) -> String {
    let who = names::person(state, who, lang);
    match why {
        Unfillable::Above => above(lang, who),
        Unfillable::Own => own(lang, who),
    }
}
