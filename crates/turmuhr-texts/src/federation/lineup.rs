//! Line-ups: what is wrong, where, and what follows.

use turmuhr_federation::lineup::{Consequence, Kind, MatchScore, Rank, Violation, Which};

use super::articles;
use crate::Lang;

texts! {
    in_order() {
        de: "Gegen die Aufstellung ist nichts einzuwenden.",
        en: "There is nothing against the line-up.",
    }
    by_ordinance(title, id) { de: "Nach: {title} ({id})", en: "By: {title} ({id})" }
    /// Warnings: nothing has been played.
    before_match() {
        de: "Vor dem Kampf; wird so gespielt, folgt daraus:",
        en: "Before the match; if it is played like this, this follows:",
    }
    after_match() { de: "Nach dem Kampf; es folgt daraus:", en: "After the match; this follows:" }
    other_ordinance(parent) {
        de: "B vor einem Artikel: Er steht in der Ordnung {parent}, die hier mitgilt.",
        en: "B before an article: it stands in the ordinance {parent}, which holds here too.",
    }
    not_even_named() {
        de: "Auch für ein leeres Brett darf er nicht genannt werden.",
        en: "The player may not be named for an empty board either.",
    }
    home() { de: "Heim", en: "Home" }
    guest() { de: "Gast", en: "Guest" }
    at_board(side, board, rank) { de: "{side}, Brett {board}, Rangnummer {rank}", en: "{side}, board {board}, rank {rank}" }
    at_empty_board(side, board) { de: "{side}, Brett {board}", en: "{side}, board {board}" }
    score_line(home, guest, home_points, guest_points) {
        de: "Wertung: {home} : {guest} Brettpunkte, {home_points} : {guest_points} Mannschaftspunkte",
        en: "Scored: {home} : {guest} board points, {home_points} : {guest_points} match points",
    }
    score_with_reservation() {
        de: "Der Verlust an allen Brettern ist die Regel; der Spielleiter kann mit Gründen anders entscheiden.",
        en: "Losing on all boards is the rule; the director of play (Spielleiter) may decide otherwise and say why.",
    }
}

/// One violation in a line or two: where, what, by which paragraph, and what follows.
pub fn violation(violation: &Violation, lang: Lang) -> String {
    format!(
        "{}: {} {} {}",
        place(violation, lang),
        what(violation, lang),
        follows(violation, lang),
        articles(&violation.cites)
    )
}

pub fn side(which: Which, lang: Lang) -> String {
    match which {
        Which::Home => home(lang),
        Which::Guest => guest(lang),
    }
}

fn place(violation: &Violation, lang: Lang) -> String {
    let side = side(violation.side, lang);
    match (violation.board, violation.rank) {
        (Some(board), Some(rank)) => at_board(lang, side, board, rank),
        (Some(board), None) => at_empty_board(lang, side, board),
        (None, _) => side,
    }
}

/// What is wrong.
pub fn what(violation: &Violation, lang: Lang) -> String {
    let facts = &violation.facts;
    let (count, limit) = (facts.count, facts.limit);
    let team = facts.team.unwrap_or(0);
    let (above_board, above_rank) = facts.above.unwrap_or((0, Rank::Listed(0)));
    let special = facts.special_board.unwrap_or(0);
    let to_serve = facts.to_serve;
    match (violation.kind, lang) {
        (Kind::NoPass, Lang::De) => "Für diesen Verein gibt es weder Spielerpass noch vorläufige Spielgenehmigung.".into(),
        (Kind::NoPass, Lang::En) => {
            "There is neither a player pass (Spielerpass) nor a provisional permit for this club.".into()
        }
        (Kind::Banned, Lang::De) => "Der Spieler ist gesperrt.".into(),
        (Kind::Banned, Lang::En) => "The player is banned (gesperrt).".into(),
        (Kind::OtherClub, Lang::De) => {
            "Der Spieler hat in diesem Spieljahr schon Mannschaftskämpfe für einen anderen Verein bestritten.".into()
        }
        (Kind::OtherClub, Lang::En) => {
            "The player has already played team matches for another club this season (Doppelspiel).".into()
        }
        (Kind::ForeignLimit, Lang::De) => format!(
            "Das ist der {count}. eingesetzte Spieler ohne deutsche Staatsangehörigkeit; in dieser Klasse dürfen nur {limit} spielen."
        ),
        (Kind::ForeignLimit, Lang::En) => {
            format!("This is player no. {count} without German nationality in the line-up; in this class only {limit} may play.")
        }
        (Kind::HigherTeam, Lang::De) => format!(
            "Der Spieler gehört zur {team}. Mannschaft, die in einer höheren Klasse spielt; Ersatz gibt es nur von unten nach oben."
        ),
        (Kind::HigherTeam, Lang::En) => format!(
            "The player belongs to team {team}, which plays in a higher class; substitutes only come from below."
        ),
        (Kind::SubstituteLimit, Lang::De) => format!(
            "Der Spieler der {team}. Mannschaft war in diesem Spieljahr schon {} Ersatz in höheren Mannschaften; mehr als {} ist nicht erlaubt.",
            mal(count),
            mal(limit)
        ),
        (Kind::SubstituteLimit, Lang::En) => format!(
            "The player of team {team} has been a substitute (Ersatz) in higher teams {} this season already; more than {} is not allowed.",
            times(count),
            times(limit)
        ),
        (Kind::BundesligaLock, Lang::De) => format!(
            "Der Spieler war schon {} als Ersatz für die Bundesligamannschaft nominiert und darf deshalb nicht mehr in dieser, seiner bisherigen Mannschaft spielen.",
            mal(count)
        ),
        (Kind::BundesligaLock, Lang::En) => format!(
            "The player was nominated {} as a substitute for the Bundesliga team and may therefore no longer play in this team, the player’s own.",
            times(count)
        ),
        (Kind::SameClass, Lang::De) => format!(
            "Der Spieler gehört zur {team}. Mannschaft, die in derselben Klasse spielt; zwischen beiden wird nicht ausgeholfen."
        ),
        (Kind::SameClass, Lang::En) => {
            format!("The player belongs to team {team}, which plays in the same class; the two do not help each other out.")
        }
        (Kind::SisterTeam, Lang::De) => format!(
            "Der Ersatzspieler hat in diesem Spieljahr schon der {team}. Mannschaft derselben Klasse ausgeholfen und darf es hier nicht mehr."
        ),
        (Kind::SisterTeam, Lang::En) => format!(
            "The substitute has already helped team {team} of the same class this season and may not help this one."
        ),
        (Kind::TooOld, Lang::De) => {
            format!("Der Spieler ist zu alt: Am Stichtag des Spieljahrs muss er hier jünger als {limit} Jahre sein.")
        }
        (Kind::TooOld, Lang::En) => format!(
            "The player is too old: on the key date (Stichtag) of the season one must be younger than {limit} here."
        ),
        (Kind::Suspended, Lang::De) => format!(
            "Nach {count} Einsätzen in höheren Jugendmannschaften ist der Spieler gesperrt; er hat noch {} auszusetzen.",
            if to_serve == 1 { "einen Kampf".to_owned() } else { format!("{to_serve} Kämpfe") }
        ),
        (Kind::Suspended, Lang::En) => format!(
            "After {count} uses in higher youth teams the player is suspended and still has to sit out {}.",
            if to_serve == 1 { "one match".to_owned() } else { format!("{to_serve} matches") }
        ),
        (Kind::GuestLimit, Lang::De) => {
            format!("Das ist die {count}. Gastspielerin; nur {limit} darf spielen.")
        }
        (Kind::GuestLimit, Lang::En) => format!("This is guest player no. {count}; only {limit} may play."),
        (Kind::GuestDistrict, Lang::De) => "Die Gastspielerin kommt aus einem anderen Bezirk.".into(),
        (Kind::GuestDistrict, Lang::En) => "The guest player comes from another district (Bezirk).".into(),
        (Kind::Unnamed, Lang::De) => {
            "Das Brett ist frei, und niemand ist dafür genannt; freilassen darf man es nur unter Namensnennung.".into()
        }
        (Kind::Unnamed, Lang::En) => {
            "The board is empty and nobody is named for it; it may only be left empty with a name.".into()
        }
        (Kind::NotAppeared, Lang::De) => format!(
            "Anwesende Spieler: {count}. Erst mit {limit} gilt die Mannschaft als angetreten."
        ),
        (Kind::NotAppeared, Lang::En) => {
            format!("Players present: {count}. A team counts as having appeared only with {limit}.")
        }
        (Kind::TooLow, Lang::De) => format!(
            "Der Spieler sitzt zu tief: Auf Brett {above_board} ist Rangnummer {above_rank} aufgestellt, die in der Rangliste hinter ihm steht."
        ),
        (Kind::TooLow, Lang::En) => format!(
            "The player sits too low: board {above_board} has rank {above_rank}, which stands behind this player in the ranking list (Rangliste)."
        ),
        (Kind::Gap, Lang::De) => format!(
            "Der Spieler sitzt zu tief: Hinter Rangnummer {above_rank} auf Brett {above_board} ist ein Brett frei geblieben, obwohl die Rangnummern unmittelbar aufeinander folgen."
        ),
        (Kind::Gap, Lang::En) => format!(
            "The player sits too low: a board was left empty behind rank {above_rank} on board {above_board} although the rank numbers follow one another directly."
        ),
        (Kind::NotAGirl, Lang::De) => format!("Brett {special} ist einem Mädchen vorbehalten."),
        (Kind::NotAGirl, Lang::En) => format!("Board {special} is kept for a girl."),
        (Kind::SpecialBoard, Lang::De) if facts.of_girls => format!(
            "Von mehreren Mädchen muss das rangniedrigste an Brett {special} spielen; das ist diese Spielerin."
        ),
        (Kind::SpecialBoard, Lang::De) => format!(
            "Von mehreren C-Jugendlichen muss der rangniedrigste an Brett {special} spielen; das ist dieser Spieler."
        ),
        (Kind::SpecialBoard, Lang::En) if facts.of_girls => format!(
            "Of several girls the lowest-ranked must play on board {special}; that is this player."
        ),
        (Kind::SpecialBoard, Lang::En) => format!(
            "Of several C-youths the lowest-ranked must play on board {special}; that is this player."
        ),
    }
}

fn mal(count: usize) -> String {
    match count {
        1 => "einmal".to_owned(),
        2 => "zweimal".to_owned(),
        more => format!("{more}-mal"),
    }
}

fn times(count: usize) -> String {
    match count {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        more => format!("{more} times"),
    }
}

/// What follows from a violation. Whoever may not play may not even be named for an empty board.
fn follows(violation: &Violation, lang: Lang) -> String {
    let said = consequence(violation.consequence, lang);
    let named_only =
        violation.consequence == Consequence::MatchLostAsARule && violation.kind != Kind::Unnamed;
    if named_only { format!("{} {said}", not_even_named(lang)) } else { said.to_owned() }
}

/// What follows.
pub fn consequence(consequence: Consequence, lang: Lang) -> &'static str {
    match (consequence, lang) {
        (Consequence::BoardLost, Lang::De) => "Die Partie ist verloren, was immer am Brett geschieht.",
        (Consequence::BoardLost, Lang::En) => "The game is lost, whatever happens at the board.",
        (Consequence::MatchLost, Lang::De) => "Der Kampf ist an allen Brettern verloren.",
        (Consequence::MatchLost, Lang::En) => "The match is lost on all boards.",
        (Consequence::MatchLostAsARule, Lang::De) => "Der Kampf ist in der Regel an allen Brettern verloren.",
        (Consequence::MatchLostAsARule, Lang::En) => "As a rule the match is lost on all boards.",
        (Consequence::MatchLostWithFine, Lang::De) => {
            "Der Kampf ist an allen Brettern verloren, und es folgt eine Geldbuße."
        }
        (Consequence::MatchLostWithFine, Lang::En) => "The match is lost on all boards, and a fine follows.",
    }
}

pub fn score(score: &MatchScore, lang: Lang) -> String {
    let [home, guest] = score.boards.map(half);
    score_line(lang, home, guest, score.matches[0], score.matches[1])
}

/// `3½`.
pub fn half(points: turmuhr_core::Points) -> String {
    let tenths = points.in_tenths();
    match (tenths / 10, tenths % 10) {
        (0, 5) => "½".to_owned(),
        (whole, 5) => format!("{whole}½"),
        (whole, 0) => whole.to_string(),
        _ => points.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use turmuhr_federation::{
        Cite,
        lineup::{Facts, Kind},
    };

    use super::*;

    /// F-933.
    #[test]
    fn every_finding_says_what_where_and_what_follows_in_both_languages() {
        let cites = vec![Cite { ordinance: "nrw-1987".to_owned(), article: "16.7".to_owned() }];
        for kind in Kind::ALL {
            let facts = Facts {
                count: 3,
                limit: 2,
                team: Some(4),
                above: Some((2, Rank::Listed(9))),
                to_serve: 1,
                special_board: Some(7),
                of_girls: true,
            };
            let found = Violation {
                side: Which::Home,
                board: Some(6),
                rank: Some(Rank::Listed(5)),
                kind,
                consequence: Consequence::MatchLost,
                cites: cites.clone(),
                facts,
            };
            let [german, english] = Lang::ALL.map(|lang| violation(&found, lang));
            assert_ne!(german, english);
            assert!(german.starts_with("Heim, Brett 6, Rangnummer 5: "), "{german}");
            assert!(english.starts_with("Home, board 6, rank 5: "), "{english}");
            assert!(german.ends_with("an allen Brettern verloren. [16.7]"), "{german}");
            assert!(english.ends_with("lost on all boards. [16.7]"), "{english}");
        }
    }
}
