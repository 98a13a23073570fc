//! Why a line-up cannot be judged, and what to correct.

use turmuhr_federation::matches::lineup::{NoJudgement, RankFault, Which};

use super::lineup::side;
use crate::Lang;

texts! {
    no_competition(ordinance, competition) {
        de: "Die Ordnung {ordinance} hat keine Regeln für Aufstellungen in „{competition}“; berichtigen Sie competition oder regulation.",
        en: "The ordinance {ordinance} has no rules for line-ups in “{competition}”; correct competition or regulation.",
    }
    no_boards(most) {
        de: "Ein Kampf hat 1 bis {most} Bretter; berichtigen Sie boards.",
        en: "A match has 1 to {most} boards; correct boards.",
    }
    no_team(side) {
        de: "{side}: Es fehlt, welche der Mannschaften spielt; geben Sie team an.",
        en: "{side}: which of the teams plays is missing; say it in team.",
    }
    unknown_team(side, team) {
        de: "{side}: Die {team}. Mannschaft steht nicht in teams; tragen Sie sie ein oder berichtigen Sie die Nummer.",
        en: "{side}: team {team} is not in teams; enter it or correct the number.",
    }
    no_board(side, board) {
        de: "{side}: Brett {board} gibt es in diesem Kampf nicht; berichtigen Sie lineup.",
        en: "{side}: there is no board {board} in this match; correct lineup.",
    }
    board_twice(side, board) {
        de: "{side}: Brett {board} ist zweimal besetzt; nehmen Sie eine Angabe heraus.",
        en: "{side}: board {board} is taken twice; take one of them out.",
    }
    rank_twice(side, rank) {
        de: "{side}: Rangnummer {rank} ist an zwei Brettern aufgestellt; nehmen Sie eine Angabe heraus.",
        en: "{side}: rank {rank} is on two boards; take one of them out.",
    }
    rank_of_no_team(side, rank, team) {
        de: "{side}: Rangnummer {rank} gehört zur {team}. Mannschaft, und die steht nicht in teams; tragen Sie sie ein.",
        en: "{side}: rank {rank} belongs to team {team}, which is not in teams; enter it.",
    }
    rank_in_no_block(side, rank) {
        de: "{side}: Rangnummer {rank} steht vor dem ersten Block der Mannschaften; berichtigen Sie ranks.",
        en: "{side}: rank {rank} is before the first block of the teams; correct ranks.",
    }
    no_season() {
        de: "Das Spieljahr fehlt, und das Alter hängt davon ab; geben Sie season an.",
        en: "The season is missing, and ages depend on it; say it in season.",
    }
    number_of_results(boards, results) {
        de: "Es gibt {boards} Bretter und {results} Ergebnisse; geben Sie für jedes Brett eines an (null, wo niemand saß).",
        en: "There are {boards} boards and {results} results; give one for every board (null where nobody sat).",
    }
    no_result(board) {
        de: "Brett {board} ist auf beiden Seiten besetzt und hat kein Ergebnis; tragen Sie es ein.",
        en: "Board {board} has players on both sides and no result; enter it.",
    }
}

/// Why a line-up cannot be judged.
pub fn no_judgement(why: &NoJudgement, lang: Lang) -> String {
    let side = |which: &Which| side(*which, lang);
    match why {
        NoJudgement::NoCompetition { ordinance, competition } => no_competition(lang, ordinance, competition),
        NoJudgement::NoBoards { most } => no_boards(lang, most),
        NoJudgement::NoTeam { side: which } => no_team(lang, side(which)),
        NoJudgement::UnknownTeam { side: which, team } => unknown_team(lang, side(which), team),
        NoJudgement::NoBoard { side: which, board } => no_board(lang, side(which), board),
        NoJudgement::BoardTwice { side: which, board } => board_twice(lang, side(which), board),
        NoJudgement::RankTwice { side: which, rank } => rank_twice(lang, side(which), rank),
        NoJudgement::Rank { side: which, fault } => match fault {
            RankFault::NoTeam { rank, team } => rank_of_no_team(lang, side(which), rank, team),
            RankFault::NoBlock(rank) => rank_in_no_block(lang, side(which), rank),
        },
        NoJudgement::NoSeason => no_season(lang),
        NoJudgement::Results { boards, results } => number_of_results(lang, boards, results),
        NoJudgement::NoResult { board } => no_result(lang, board),
    }
}
