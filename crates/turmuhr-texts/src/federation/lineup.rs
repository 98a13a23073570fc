//! Line-ups: what is wrong, where, and what follows.

use turmuhr_federation::{
    matches::{
        lineup::{Consequence, Match, MatchScore, Note, NoteKind, Rank, Violation, ViolationKind, Which},
        team_score::{Verdict, Weighed},
    },
    ordinance::rules::AfterBerlin,
};

use jiff::civil::Date;

use super::articles;
use crate::Lang;

texts! {
    in_order() {
        de: "Die Aufstellung ist zulässig.",
        en: "The line-up is allowed.",
    }
    by_ordinance(title, id) { de: "Nach: {title} ({id})", en: "By: {title} ({id})" }
    /// Warnings: nothing has been played.
    before_match() {
        de: "Vor dem Kampf; wird so gespielt, folgt daraus:",
        en: "Before the match; if it is played like this, the consequence is:",
    }
    after_match() { de: "Nach dem Kampf; daraus folgt:", en: "After the match; the consequence is:" }
    other_ordinance(parent) {
        de: "B vor einem Artikel: Er steht in der Ordnung {parent}, die hier ebenfalls gilt.",
        en: "B before an article: it is part of the ordinance {parent}, which applies here too.",
    }
    not_even_named() {
        de: "Auch für ein freies Brett darf der Spieler nicht genannt werden.",
        en: "The player may not be named for an empty board either.",
    }
    by_reading() {
        de: "Ausdrücklich sagt die Ordnung das nicht; sie wird hier so ausgelegt, und der Spielleiter entscheidet.",
        en: "The ordinance does not say so expressly; it is read this way here, and the director of play (Spielleiter) decides.",
    }
    noted() { de: "Zu beachten:", en: "Please note:" }
    unknown_field(field) {
        de: "Das Feld {field} ist unbekannt und wurde übergangen; prüfen Sie die Schreibweise.",
        en: "The field {field} is not known and was ignored; check the spelling.",
    }
    suspends(uses, team) {
        de: "Mit diesem {uses}. Einsatz in höheren Mannschaften ist der Spieler für ein Pflichtspiel der {team}. Mannschaft gesperrt.",
        en: "With appearance no. {uses} in higher teams the player is suspended for one compulsory match (Pflichtspiel) of team {team}.",
    }
    last_use(uses) {
        de: "Das ist der {uses}. Einsatz als Ersatz in höheren Mannschaften und der letzte, der in diesem Spieljahr erlaubt ist.",
        en: "This is appearance no. {uses} as a substitute in higher teams and the last one allowed this season.",
    }
    behind_the_list(last) {
        de: "Die Rangnummer liegt hinter der letzten der Mannschaften ({last}); der Spieler gilt als nachgemeldet.",
        en: "The rank is below the last one of the teams ({last}); the player is treated as a late addition.",
    }
    result_without_player() {
        de: "Für dieses Brett ist ein Ergebnis eingetragen, obwohl von dieser Mannschaft niemand anwesend war; es zählt nicht.",
        en: "There is a result for this board although nobody from this team was present; it does not count.",
    }
    boards_only(home, guest) { de: "Wertung: {home} : {guest} Brettpunkte.", en: "Scored: {home} : {guest} board points." }
    weighed_line(WeighedLine { boards, home, guest, verdict, articles }) {
        de: "{boards} Es entscheidet die Berliner Wertung ({home} : {guest}): {verdict} {articles}",
        en: "{boards} The Berlin system decides ({home} : {guest}): {verdict} {articles}",
    }
    wins_by_it(side) { de: "{side} gewinnt.", en: "{side} wins." }
    lot_decides() { de: "auch sie ist gleich, es entscheidet das Los.", en: "this is level too, and lots decide." }
    play_off_decides() { de: "auch sie ist gleich, es folgt ein Stichkampf.", en: "this is level too, and a play-off follows." }
    home() { de: "Heim", en: "Home" }
    guest() { de: "Gast", en: "Guest" }
    at_board(side, board, who) { de: "{side}, Brett {board}, {who}", en: "{side}, board {board}, {who}" }
    by_rank(rank) { de: "Rangnummer {rank}", en: "rank {rank}" }
    by_name(name, rank) { de: "{name} (Rangnummer {rank})", en: "{name} (rank {rank})" }
    at_empty_board(side, board) { de: "{side}, Brett {board}", en: "{side}, board {board}" }
    score_line(ScoreLine { home, guest, home_points, guest_points }) {
        de: "Wertung: {home} : {guest} Brettpunkte, {home_points} : {guest_points} Mannschaftspunkte",
        en: "Scored: {home} : {guest} board points, {home_points} : {guest_points} match points",
    }
    score_with_reservation() {
        de: "Der Verlust an allen Brettern ist die Regel; der Spielleiter kann mit Begründung anders entscheiden.",
        en: "Losing on all boards is the rule; the director of play (Spielleiter) may decide otherwise and give reasons.",
    }
}

/// One violation in a line or two: where, what, by which paragraph, and what follows.
pub fn violation(violation: &Violation, game: &Match, lang: Lang) -> String {
    let reading = if violation.facts.reading { format!(" {}", by_reading(lang)) } else { String::new() };
    format!(
        "{}: {} {} {}{reading}",
        place(game, violation.side, violation.board, violation.rank, lang),
        what(violation, lang),
        follows(violation, lang),
        articles(&violation.cites),
    )
}

/// A note: no violation, but worth knowing.
pub fn note(note: &Note, game: &Match, lang: Lang) -> String {
    let told = match note.kind {
        NoteKind::Suspends { uses, team } => suspends(lang, uses, team),
        NoteKind::LastUse { uses } => last_use(lang, uses),
        NoteKind::BehindTheList { last } => behind_the_list(lang, last),
        NoteKind::ResultWithoutPlayer => result_without_player(lang),
    };
    let cited = note.cite.as_ref().map(|cite| format!(" {}", articles(std::slice::from_ref(cite))));
    format!(
        "{}: {told}{}",
        place(game, note.side, Some(note.board), note.rank, lang),
        cited.unwrap_or_default()
    )
}

pub fn side(which: Which, lang: Lang) -> String {
    match which {
        Which::Home => home(lang),
        Which::Guest => guest(lang),
    }
}

fn place(game: &Match, which: Which, board: Option<usize>, rank: Option<Rank>, lang: Lang) -> String {
    let side = side(which, lang);
    match (board, rank) {
        (Some(board), Some(rank)) => at_board(lang, side, board, who(game, which, rank, lang)),
        (Some(board), None) => at_empty_board(lang, side, board),
        (None, _) => side,
    }
}

/// By name, where the line-up gives one.
fn who(game: &Match, which: Which, rank: Rank, lang: Lang) -> String {
    let players = game.side(which).map_or(&[][..], |side| &side.players);
    let name = players.iter().find(|player| player.rank == rank).map_or("", |player| player.name.trim());
    match rank {
        Rank::Unlisted(_) if !name.is_empty() => name.to_owned(),
        _ if name.is_empty() => by_rank(lang, rank),
        _ => by_name(lang, name, rank),
    }
}

/// What is wrong.
pub fn what(violation: &Violation, lang: Lang) -> String {
    let facts = &violation.facts;
    let (count, limit) = (facts.count, facts.limit);
    let team = facts.team.map(|team| team.to_string()).unwrap_or_default();
    let (above_board, above_rank) = facts.above.unwrap_or((0, Rank::Listed(0)));
    let special = facts.special_board.unwrap_or(0);
    let to_serve = facts.to_serve;
    let day = |date: Option<Date>| date.map(|date| crate::print::date(date, lang)).unwrap_or_default();
    let (born, key_date) = (day(facts.born), day(facts.key_date));
    let district = |index: usize| {
        let named = facts.districts.as_ref().map(|both| both[index].as_str()).filter(|name| !name.is_empty());
        named.unwrap_or("–")
    };
    let (own_district, guest_district) = (district(0), district(1));
    match (violation.kind, lang) {
        (ViolationKind::NoPass, Lang::De) => "Für diesen Spieler hat der Verein weder Spielerpass noch vorläufige Spielgenehmigung.".into(),
        (ViolationKind::NoPass, Lang::En) => {
            "The club has neither a pass (Spielerpass) nor a provisional permit for this player.".into()
        }
        (ViolationKind::PassNotShown, Lang::De) => "Der Spieler spielte unter Vorbehalt; sein Pass lag dem Verein nicht vor oder wurde nicht rechtzeitig vorgelegt.".into(),
        (ViolationKind::PassNotShown, Lang::En) => {
            "The player played under reservation; the club did not hold the pass, or did not show it in time.".into()
        }
        (ViolationKind::NotAMember, Lang::De) => "Der Spieler ist an diesem Tag kein ordentliches Mitglied des Vereins.".into(),
        (ViolationKind::NotAMember, Lang::En) => "The player is no ordinary member of the club on that day.".into(),
        (ViolationKind::NotListed, Lang::De) => {
            "Der Spieler steht an diesem Tag nicht in der Rangliste; er ist später nachgemeldet worden.".into()
        }
        (ViolationKind::NotListed, Lang::En) => {
            "The player is not on the ranking list (Rangliste) on that day, but was added later.".into()
        }
        (ViolationKind::ClubBanned, Lang::De) => "Der Verein oder diese Mannschaft ist gesperrt.".into(),
        (ViolationKind::ClubBanned, Lang::En) => "The club, or this team, is banned (gesperrt).".into(),
        (ViolationKind::Banned, Lang::De) => "Der Spieler ist gesperrt.".into(),
        (ViolationKind::Banned, Lang::En) => "The player is banned (gesperrt).".into(),
        (ViolationKind::OtherClub, Lang::De) => {
            "Der Spieler hat in diesem Spieljahr schon Mannschaftskämpfe für einen anderen Verein bestritten.".into()
        }
        (ViolationKind::OtherClub, Lang::En) => {
            "The player has already played team matches for another club this season (Doppelspiel).".into()
        }
        (ViolationKind::ForeignLimit, Lang::De) => format!(
            "Das ist der {count}. eingesetzte Spieler ohne deutsche Staatsangehörigkeit; die Höchstzahl in dieser Klasse ist {limit}."
        ),
        (ViolationKind::ForeignLimit, Lang::En) => {
            format!("This is player no. {count} without German nationality in the line-up; the maximum in this class is {limit}.")
        }
        (ViolationKind::HigherTeam, Lang::De) => format!(
            "Der Spieler gehört zur {team}. Mannschaft, die in einer höheren Klasse spielt; Ersatz gibt es nur von unten nach oben."
        ),
        (ViolationKind::HigherTeam, Lang::En) => format!(
            "The player belongs to team {team}, which plays in a higher class; substitutes only come from below."
        ),
        (ViolationKind::SubstituteLimit, Lang::De) => format!(
            "Der Spieler der {team}. Mannschaft war in diesem Spieljahr schon {} Ersatz in höheren Mannschaften; mehr als {} ist nicht erlaubt.",
            mal(count),
            mal(limit)
        ),
        (ViolationKind::SubstituteLimit, Lang::En) => format!(
            "The player of team {team} has been a substitute (Ersatz) in higher teams {} this season already; more than {} is not allowed.",
            times(count),
            times(limit)
        ),
        (ViolationKind::BundesligaLock, Lang::De) => format!(
            "Der Spieler war schon {} als Ersatz für die Bundesligamannschaft nominiert und darf deshalb nicht mehr in dieser, seiner bisherigen Mannschaft spielen.",
            mal(count)
        ),
        (ViolationKind::BundesligaLock, Lang::En) => format!(
            "The player was nominated {} as a substitute for the Bundesliga team and may therefore no longer play in this team, the player’s previous one.",
            times(count)
        ),
        (ViolationKind::PlayedUp, Lang::De) => format!(
            "Der Spieler hat in diesem Spieljahr schon {} in höheren Mannschaften gespielt und ist dort festgespielt; nach mehr als {limit} Einsätzen darf er hier nicht mehr antreten.",
            mal(count)
        ),
        (ViolationKind::PlayedUp, Lang::En) => format!(
            "The player has played in higher teams {} this season and must stay there (festgespielt); after more than {limit} games there the player may no longer play here.",
            times(count)
        ),
        (ViolationKind::SameClass, Lang::De) => format!(
            "Der Spieler gehört zur {team}. Mannschaft, die in derselben Klasse spielt; zwischen beiden ist kein Ersatz erlaubt."
        ),
        (ViolationKind::SameClass, Lang::En) => {
            format!("The player belongs to team {team}, which plays in the same class; the two may not lend each other substitutes.")
        }
        (ViolationKind::SisterTeam, Lang::De) => format!(
            "Der Ersatzspieler hat in diesem Spieljahr schon in der {team}. Mannschaft derselben Klasse als Ersatz gespielt und darf hier nicht mehr eingesetzt werden."
        ),
        (ViolationKind::SisterTeam, Lang::En) => format!(
            "The substitute has already played for team {team} of the same class this season and may not play for this one."
        ),
        (ViolationKind::TooOld, Lang::De) => format!(
            "Der Spieler ist zu alt: Am Stichtag ({key_date}) muss er jünger als {limit} Jahre sein; geboren {born}."
        ),
        (ViolationKind::TooOld, Lang::En) => format!(
            "The player is too old: players must be younger than {limit} on the key date (Stichtag, {key_date}); born {born}."
        ),
        (ViolationKind::Suspended, Lang::De) => format!(
            "Nach {count} Einsätzen in höheren Jugendmannschaften ist der Spieler gesperrt; auszusetzen sind noch {} der {team}. Mannschaft.",
            if to_serve == 1 { "ein Pflichtspiel".to_owned() } else { format!("{to_serve} Pflichtspiele") }
        ),
        (ViolationKind::Suspended, Lang::En) => format!(
            "After {count} appearances in higher youth teams the player is suspended and still has to sit out {} (Pflichtspiel) of team {team}.",
            if to_serve == 1 { "one compulsory match".to_owned() } else { format!("{to_serve} compulsory matches") }
        ),
        (ViolationKind::GuestLimit, Lang::De) => {
            format!("Das ist die {count}. Gastspielerin; die Höchstzahl ist {limit}.")
        }
        (ViolationKind::GuestLimit, Lang::En) => format!("This is guest player no. {count}; the maximum is {limit}."),
        (ViolationKind::GuestDistrict, Lang::De) => format!(
            "Die Gastspielerin kommt aus einem anderen Bezirk ({guest_district}) als der Verein ({own_district})."
        ),
        (ViolationKind::GuestDistrict, Lang::En) => format!(
            "The guest player comes from another district (Bezirk), {guest_district}, than the club, {own_district}."
        ),
        (ViolationKind::Unnamed, Lang::De) => {
            "Das Brett ist frei, und niemand ist dafür genannt; frei bleiben darf es nur, wenn der fehlende Spieler genannt ist.".into()
        }
        (ViolationKind::Unnamed, Lang::En) => {
            "The board is empty and nobody is named for it; it may be left empty only if the absent player is named.".into()
        }
        (ViolationKind::NotAppeared, Lang::De) => format!(
            "Anwesende Spieler: {count}. Erst mit mindestens {limit} gilt die Mannschaft als angetreten."
        ),
        (ViolationKind::NotAppeared, Lang::En) => {
            format!("Players present: {count}. A team counts as having appeared only with at least {limit}.")
        }
        (ViolationKind::TooLow, Lang::De) => format!(
            "Der Spieler sitzt zu tief: An Brett {above_board} spielt Rangnummer {above_rank}, die in der Rangliste hinter ihm steht; er gehört davor."
        ),
        (ViolationKind::TooLow, Lang::En) => format!(
            "The player is placed too low: rank {above_rank} plays on board {above_board} but is behind this player in the ranking list (Rangliste); this player belongs higher."
        ),
        (ViolationKind::Gap, Lang::De) => format!(
            "Der Spieler sitzt zu tief: Hinter Rangnummer {above_rank} an Brett {above_board} ist ein Brett frei geblieben, obwohl die Rangnummern unmittelbar aufeinander folgen."
        ),
        (ViolationKind::Gap, Lang::En) => format!(
            "The player is placed too low: a board was left empty below rank {above_rank} on board {above_board} although the rank numbers follow one another directly."
        ),
        (ViolationKind::NotAGirl, Lang::De) => format!("Brett {special} ist einem Mädchen vorbehalten."),
        (ViolationKind::NotAGirl, Lang::En) => format!("Board {special} is reserved for a girl."),
        (ViolationKind::SpecialBoard, Lang::De) if facts.of_girls => format!(
            "Von mehreren Mädchen muss das rangniedrigste an Brett {special} spielen; das ist diese Spielerin."
        ),
        (ViolationKind::SpecialBoard, Lang::De) => format!(
            "Von mehreren C-Jugendlichen muss der rangniedrigste an Brett {special} spielen; das ist dieser Spieler."
        ),
        (ViolationKind::SpecialBoard, Lang::En) if facts.of_girls => format!(
            "Of several girls the lowest-ranked must play on board {special}; that is this player."
        ),
        (ViolationKind::SpecialBoard, Lang::En) => format!(
            "Of several C-youth players the lowest-ranked must play on board {special}; that is this player."
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

/// The consequence of a violation. An ineligible player may not even be named for an empty board.
fn follows(violation: &Violation, lang: Lang) -> String {
    let said = consequence(violation.consequence, lang);
    let named_only =
        violation.consequence == Consequence::MatchLostAsARule && violation.kind != ViolationKind::Unnamed;
    if named_only { format!("{} {said}", not_even_named(lang)) } else { said.to_owned() }
}

/// The consequence.
pub fn consequence(consequence: Consequence, lang: Lang) -> &'static str {
    match (consequence, lang) {
        (Consequence::BoardLost, Lang::De) => "Die Partie ist verloren, unabhängig vom Ergebnis am Brett.",
        (Consequence::BoardLost, Lang::En) => "The game is lost, whatever the result at the board.",
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
    score_line(lang, ScoreLine { home, guest, home_points: score.matches[0], guest_points: score.matches[1] })
}

/// A match that must have a winner: board points, and the decider if they are level.
pub fn decided(score: &MatchScore, weighed: Option<&Weighed>, lang: Lang) -> String {
    let boards = boards_only(lang, half(score.boards[0]), half(score.boards[1]));
    let Some(weighed) = weighed else { return boards };
    let verdict = match weighed.verdict {
        Verdict::ByBoardPoints { .. } => return boards,
        Verdict::ByBerlin { first: true } => wins_by_it(lang, home(lang)),
        Verdict::ByBerlin { first: false } => wins_by_it(lang, guest(lang)),
        Verdict::Level(AfterBerlin::Lot) => lot_decides(lang),
        Verdict::Level(AfterBerlin::PlayOff) => play_off_decides(lang),
    };
    let [home, guest] = weighed
        .berlin
        .map(|tenths| half(turmuhr_core::Points::tenths(i32::try_from(tenths).unwrap_or(i32::MAX))));
    weighed_line(
        lang,
        WeighedLine { boards, home, guest, verdict, articles: articles(std::slice::from_ref(&weighed.cite)) },
    )
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
        matches::lineup::{Facts, Occasion, Player, Side, ViolationKind},
        persons::person::TeamNumber,
    };

    use super::*;

    fn game(players: Vec<Player>) -> Match {
        Match {
            competition: "league".to_owned(),
            occasion: Occasion::Round,
            boards: 8,
            season: None,
            home: Side { players, ..Side::default() },
            guest: None,
            results: None,
        }
    }

    #[test]
    fn a_name_is_told_where_there_is_one_and_a_reading_where_the_ordinance_is_silent() {
        let named = Player { rank: Rank::Listed(5), name: "Kaya, Deniz".to_owned(), ..Player::default() };
        let found = Violation {
            side: Which::Home,
            board: Some(6),
            rank: Some(Rank::Listed(5)),
            kind: ViolationKind::HigherTeam,
            consequence: Consequence::MatchLost,
            cites: Vec::new(),
            facts: Facts { reading: true, ..Facts::default() },
        };
        let told = violation(&found, &game(vec![named]), Lang::De);
        assert!(told.starts_with("Heim, Brett 6, Kaya, Deniz (Rangnummer 5): "), "{told}");
        assert!(told.ends_with("der Spielleiter entscheidet."), "{told}");
    }

    /// F-933.
    #[test]
    fn every_finding_says_what_where_and_what_follows_in_both_languages() {
        let cites = vec![Cite { ordinance: "nrw-1987".to_owned(), article: "16.7".to_owned() }];
        let game = game(Vec::new());
        for kind in ViolationKind::ALL {
            let facts = Facts {
                count: 3,
                limit: 2,
                team: Some(TeamNumber(4)),
                above: Some((2, Rank::Listed(9))),
                to_serve: 1,
                special_board: Some(7),
                of_girls: true,
                born: Some(jiff::civil::date(1970, 1, 2)),
                key_date: Some(jiff::civil::date(1990, 9, 1)),
                districts: Some(["Ruhr".to_owned(), "Bochum".to_owned()]),
                reading: false,
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
            let [german, english] = Lang::ALL.map(|lang| violation(&found, &game, lang));
            assert_ne!(german, english);
            assert!(german.starts_with("Heim, Brett 6, Rangnummer 5: "), "{german}");
            assert!(english.starts_with("Home, board 6, rank 5: "), "{english}");
            assert!(german.ends_with("an allen Brettern verloren. [16.7]"), "{german}");
            assert!(english.ends_with("lost on all boards. [16.7]"), "{english}");
        }
    }
}
