//! The story of a season in sentences, matter by matter: who, what, by which article, what was decided, what it did to the
//! table.

use turmuhr_core::Points;
use turmuhr_federation::law::remedy::case::Outcome;
use turmuhr_season::{
    Journal, SeasonEntry, State, Statement,
    board::BoardAct,
    championship::cup::Game,
    fact::{Decision, MoveGround},
    registry::Banned,
    simulate::{
        story::{Chapter, Row, Shift, Step, Subject},
        telling::Telling,
    },
    year::SettledBy,
};

use super::{acts, championship, cited, names};
use crate::{
    Lang,
    federation::{
        lineup::{self, half},
        paper,
    },
    print::date,
};

texts! {
    of_year(season) { de: "Was im Spieljahr {season} geschah", en: "What happened in the season {season}" }
    still_open() { de: "(offen)", en: "(open)" }
    about_line_up(game) { de: "Aufstellung: {game}", en: "Line-up: {game}" }
    about_postponed(game) { de: "Verlegung: {game}", en: "Postponement: {game}" }
    about_adjourned(game) { de: "Hängepartie: {game}", en: "Adjourned game: {game}" }
    about_left(team, class) { de: "Rückzug: {team} ({class})", en: "Withdrawal: {team} ({class})" }
    about_later() { de: "Später bekannt geworden", en: "Known only later" }
    about_disputed(game) { de: "Streit um den Kampf {game}", en: "Dispute about the match {game}" }
    about_level(class, group, teams) {
        de: "Stichkampf in {class}, Gruppe {group}: {teams}",
        en: "Play-off in {class}, group {group}: {teams}",
    }
    confirmed(score) { de: "Der Kampf ist mit {score} bestätigt.", en: "The match is confirmed as {score}." }
    moved(from, to, why) { de: "Vom {from} auf den {to} verlegt, {why}.", en: "Moved from {from} to {to}, {why}." }
    by_duty(board) {
        de: "weil der Spieler an Brett {board} an dem Tag eine Pflicht des Verbands hat",
        en: "because the player of board {board} has a duty of the federation that day",
    }
    by_youth(board) {
        de: "weil der Spieler an Brett {board} an dem Tag einen Jugendkampf hat",
        en: "because the player of board {board} has a youth match that day",
    }
    by_wish() { de: "auf Wunsch beider Vereine", en: "as both clubs wished" }
    by_order() { de: "vom Spielleiter angeordnet", en: "ordered by the director of play" }
    by_round() { de: "mit der ganzen Runde", en: "with the whole round" }
    move_refused(to) { de: "Die Verlegung auf den {to} ist abgelehnt.", en: "The move to {to} is refused." }
    adjourned(boards) { de: "An Brett {boards} wird die Partie abgebrochen.", en: "The game of board {boards} is adjourned." }
    adjudicated(one, other, minutes) {
        de: "Nach {minutes} Minuten schätzen {one} und {other} ab.",
        en: "After {minutes} minutes {one} and {other} adjudicate it.",
    }
    both_say(result) { de: "Beide sagen {result}; das gilt.", en: "Both say {result}; that stands." }
    they_differ(one, other) {
        de: "Sie sind uneins ({one} und {other}); die Partie geht an den Spielleiter.",
        en: "They differ ({one} and {other}); the game goes to the director of play.",
    }
    paused(minutes) { de: "Pause von {minutes} Minuten.", en: "A break of {minutes} minutes." }
    director_sets(result) { de: "Der Spielleiter setzt {result} fest.", en: "The director of play sets {result}." }
    objects(team) { de: "{team} erhebt Einspruch.", en: "{team} objects." }
    nobody_objects() { de: "Niemand erhebt Einspruch; es bleibt dabei.", en: "Nobody objects; it stands." }
    goes_on(day) { de: "Die Partie wird am {day} fortgesetzt.", en: "The game is continued on {day}." }
    finished(result) { de: "Die Partie endet {result}.", en: "The game ends {result}." }
    missing() { de: "Zur Fortsetzung kommt nicht jeder; wer fehlt, hat verloren.", en: "Somebody is missing at the resumption, and has lost." }
    left_after(team, round) {
        de: "{team} zieht nach Runde {round} zurück.",
        en: "{team} withdraws after round {round}.",
    }
    fined(club, amount, article) {
        de: "{club} zahlt eine Geldbuße von {amount} [{article}].",
        en: "{club} is fined {amount} [{article}].",
    }
    banned(Ban { who, from, until, article }) {
        de: "Es wird bekannt: {who} war vom {from} bis zum {until} gesperrt [{article}].",
        en: "It becomes known: {who} was banned from {from} to {until} [{article}].",
    }
    pass_ended(who, from) {
        de: "Es wird bekannt: Der Pass von {who} gilt seit dem {from} nicht mehr.",
        en: "It becomes known: the pass of {who} has not been valid since {from}.",
    }
    pass_issued(who, from) { de: "{who} hat ab {from} einen neuen Pass.", en: "{who} has a new pass from {from} on." }
    more_is_known() { de: "Es wird mehr bekannt.", en: "More becomes known." }
    question(game, score) {
        de: "Der bestätigte Kampf {game}, {score}, steht in Frage:",
        en: "The confirmed match {game}, {score}, is in question:",
    }
    decided(office, score, article) {
        de: "Entscheidung ({office}): Der Kampf wird {score} gewertet [{article}].",
        en: "Decision ({office}): the match counts {score} [{article}].",
    }
    revoked(office) {
        de: "Zurückgenommen ({office}): die Entscheidung gilt nicht mehr.",
        en: "Taken back ({office}): the decision does not hold any more.",
    }
    left_as_is(office, article) {
        de: "Entscheidung ({office}): Es bleibt beim Ergebnis am Brett [{article}].",
        en: "Decision ({office}): the result at the boards stands [{article}].",
    }
    lodged(club, remedy, fee) {
        de: "{club} legt {remedy} ein und zahlt {fee}.",
        en: "{club} lodges the {remedy} and pays {fee}.",
    }
    upheld() { de: "Das Rechtsmittel hat Erfolg.", en: "The remedy succeeds." }
    partly() { de: "Das Rechtsmittel hat zum Teil Erfolg.", en: "The remedy succeeds in part." }
    dismissed() {
        de: "Das Rechtsmittel wird zurückgewiesen; die angefochtene Entscheidung bleibt.",
        en: "The remedy is dismissed; the contested decision stands.",
    }
    no_shift() { de: "Die Tabelle bleibt, wie sie war.", en: "The table stays as it was." }
    table(rows) { de: "Tabelle: {rows}.", en: "Table: {rows}." }
    row_from_to(team, before, after) { de: "{team} von {before} auf {after}", en: "{team} from {before} to {after}" }
    row_gone(team) { de: "{team} nicht mehr in der Tabelle", en: "{team} no longer in the table" }
    row_new(team, after) { de: "{team} neu auf {after}", en: "{team} new at {after}" }
    row(place, points, boards) { de: "Platz {place} ({points}, {boards})", en: "place {place} ({points}, {boards})" }
    rows_moved(count) {
        de: "{count} weitere Mannschaften wechseln nur den Platz",
        en: "{count} other teams change places only",
        one(count): de: "eine weitere Mannschaft wechselt nur den Platz", en: "one other team changes its place only"
    }
    play_off(home, guest, day) { de: "{home} gegen {guest} wird für den {day} angesetzt.", en: "{home} against {guest} is set for {day}." }
    by_play_off(teams, article) { de: "Reihenfolge nach dem Stichkampf: {teams}{article}.", en: "Order after the play-off: {teams}{article}." }
    by_berlin(teams, article) { de: "Reihenfolge nach der Berliner Wertung: {teams}{article}.", en: "Order by the Berlin system: {teams}{article}." }
    by_lot(teams, seed, article) {
        de: "Auch der Stichkampf ist gleich, das Los (Startzahl {seed}) entscheidet: {teams}{article}.",
        en: "The play-off is level too, lots (seed {seed}) decide: {teams}{article}.",
    }
    cup_entrants(teams) { de: "Es starten: {teams}.", en: "Entrants: {teams}." }
    cup_round(round, games) { de: "Runde {round}: {games}.", en: "Round {round}: {games}." }
    cup_won(team) { de: "Pokalsieger: {team}.", en: "Cup winner: {team}." }
    balanced(class, down, up) {
        de: "{class}: {down} steigen ab, {up} kommen von unten; das geht auf.",
        en: "{class}: {down} go down, {up} come up from below; that balances.",
    }
    unbalanced(class, down, up) {
        de: "{class}: {down} steigen ab, {up} kommen von unten; das geht nicht auf, der Spielleiter muss ausgleichen.",
        en: "{class}: {down} go down, {up} come up from below; that does not balance, the director of play must even it out.",
    }
    open_matters(count) {
        de: "Offene Sachen: {count}.",
        en: "Open matters: {count}.",
    }
    bad_levels(most) { de: "Es gibt 1 bis {most} Ebenen; nennen Sie eine solche Zahl bei --levels.", en: "There are 1 to {most} levels; give --levels such a number." }
    bad_seasons(most) { de: "Es gehen 1 bis {most} Spieljahre; nennen Sie eine solche Zahl bei --seasons.", en: "1 to {most} seasons are possible; give --seasons such a number." }
    bad_clubs(most) {
        de: "Jeder Verein hat mindestens eine und höchstens {most} Mannschaften; ändern Sie --clubs oder --teams.",
        en: "Every club has at least one and at most {most} teams; change --clubs or --teams.",
    }
    bad_teams(levels, least, most) {
        de: "Bei --levels {levels} sind {least} bis {most} Mannschaften möglich, in Gruppen von vier bis zehn; ändern Sie --teams oder --levels.",
        en: "With --levels {levels} there can be {least} to {most} teams, in groups of four to ten; change --teams or --levels.",
    }
    plays() { de: "Spieljahre", en: "Seasons" }
}

/// Why no season can be made of a size.
pub fn no_size(why: turmuhr_season::simulate::NoSize, lang: Lang) -> String {
    use turmuhr_season::simulate::{NoSize, Size};
    match why {
        NoSize::Levels => bad_levels(lang, Size::MOST_LEVELS),
        NoSize::Seasons => bad_seasons(lang, Size::MOST_SEASONS),
        NoSize::Clubs => bad_clubs(lang, Size::MOST_OF_A_CLUB),
        NoSize::Teams { levels, least, most } => bad_teams(lang, levels, least, most),
    }
}

fn teams(state: &State, all: &[turmuhr_season::TeamId], lang: Lang) -> String {
    all.iter().map(|team| names::team(state, *team, lang)).collect::<Vec<_>>().join(", ")
}

/// What a matter is about, in a line.
pub fn title(chapter: &Chapter, state: &State, lang: Lang) -> String {
    let game = |id: &turmuhr_season::MatchId| names::game(state, *id, lang);
    let told = match &chapter.subject {
        Subject::LineUp(id) => about_line_up(lang, game(id)),
        Subject::Postponed(id) => about_postponed(lang, game(id)),
        Subject::Adjourned(id) => about_adjourned(lang, game(id)),
        Subject::Left(id) => {
            let class = state.teams.get(id).map(|team| names::class(state, team.class, lang));
            about_left(lang, names::team(state, *id, lang), class.unwrap_or_default())
        }
        Subject::KnownLater(_) => about_later(lang),
        Subject::Disputed(id) => about_disputed(lang, game(id)),
        Subject::Level { class, group, teams: level } => {
            about_level(lang, names::class(state, *class, lang), group + 1, teams(state, level, lang))
        }
        Subject::Championship(id) => championship::name(state, *id, lang),
    };
    if chapter.is_open(state) { format!("{told} {}", still_open(lang)) } else { told }
}

/// A matter in sentences, each with its day.
pub fn lines(chapter: &Chapter, journal: &Journal, lang: Lang) -> Vec<String> {
    let state = journal.state();
    if let Subject::Championship(id) = &chapter.subject {
        return cup_lines(*id, state, lang);
    }
    let mut lines = Vec::new();
    for step in &chapter.steps {
        let place = usize::try_from(step.entry).unwrap_or(usize::MAX).saturating_sub(1);
        let Some(entry) = journal.entries().get(place) else { continue };
        let told = sentences(entry, step, state, lang);
        lines.extend(told.into_iter().map(|told| format!("{}: {told}", date(step.on, lang))));
    }
    lines
}

fn cup_lines(id: turmuhr_season::ChampionshipId, state: &State, lang: Lang) -> Vec<String> {
    let Some(one) = state.championships.all.get(&id) else { return Vec::new() };
    let all: Vec<String> =
        one.active().map(|(_, entered)| championship::who(state, entered.who, lang)).collect();
    let mut lines = vec![cup_entrants(lang, all.join(", "))];
    for (round, number) in one.rounds.iter().zip(1..) {
        let game = |game: &Game| championship::game_line(state, one, game, lang);
        let games: Vec<String> = round.games.iter().map(game).collect();
        lines.push(cup_round(lang, number, games.join("; ")));
    }
    let winner = state.cup_winner(one).map(|id| championship::entrant(state, id, lang));
    lines.extend(championship::honour(state, id, lang).or_else(|| winner.map(|team| cup_won(lang, team))));
    lines
}

fn result(result: turmuhr_federation::matches::lineup::BoardResult) -> &'static str {
    use turmuhr_federation::matches::lineup::BoardResult;
    match result {
        BoardResult::HomeWins => "1:0",
        BoardResult::GuestWins => "0:1",
        BoardResult::Drawn => "½:½",
        BoardResult::BothLose => "0:0",
    }
}

fn boards(points: [i32; 2]) -> String {
    let [home, guest] = points.map(|tenths| half(Points::tenths(tenths)));
    format!("{home}:{guest}")
}

fn decision(one: &Decision, lang: Lang) -> String {
    let office = paper::office(one.by, one.level, lang);
    match one.sets {
        Some((points, _)) => decided(lang, office, boards(points), &one.article),
        None => left_as_is(lang, office, &one.article),
    }
}

/// An entry in sentences. What belongs to no matter says nothing.
fn sentences(entry: &SeasonEntry, step: &Step, state: &State, lang: Lang) -> Vec<String> {
    let telling = entry.fact.telling();
    let mut told = match &telling {
        Some(telling) => telling_lines(telling, state, lang),
        None if step.opened.is_empty() => Vec::new(),
        None => vec![more_is_known(lang)],
    };
    for matter in &step.opened {
        let found = matter.appears.iter().chain(&matter.vanishes);
        let game = state
            .matches
            .get(&matter.about)
            .and_then(|one| state.as_lineup(matter.about, one.report.as_ref()?));
        let what: Vec<String> = found
            .map(|one| match &game {
                Some(game) => lineup::violation(&one.violation, game, lang),
                None => lineup::what(&one.violation, lang),
            })
            .collect();
        let asked = question(lang, names::game(state, matter.about, lang), acts::score(matter.confirmed));
        told.push(format!("{asked} {}", what.join(" ")));
    }
    if telling.is_some_and(|telling| telling.moves_tables()) {
        told.push(shift_line(&step.shifts, state, lang));
    }
    told
}

/// What happened, without what it put in question.
fn telling_lines(telling: &Telling<'_>, state: &State, lang: Lang) -> Vec<String> {
    let team = |id| names::team(state, id, lang);
    match telling {
        Telling::Confirmed { id, frozen } => {
            let game = state.matches.get(id).and_then(|one| state.as_lineup(*id, one.report.as_ref()?));
            let found = frozen.iter().flat_map(|frozen| &frozen.findings);
            let mut told: Vec<String> = found
                .map(|one| match &game {
                    Some(game) => lineup::violation(&one.violation, game, lang),
                    None => lineup::what(&one.violation, lang),
                })
                .collect();
            told.extend(frozen.iter().map(|frozen| confirmed(lang, acts::score(frozen.score))));
            told
        }
        Telling::Moved { id, to, ground } => {
            let from = state.matches.get(id).and_then(|one| one.moved_from).unwrap_or(*to);
            let why = match ground {
                Some(MoveGround::Duty { board }) => by_duty(lang, board),
                Some(MoveGround::YouthMatch { board }) => by_youth(lang, board),
                Some(MoveGround::Request { .. }) => by_wish(lang),
                Some(MoveGround::Ordered) => by_order(lang),
                Some(MoveGround::Round) | None => by_round(lang),
            };
            let why = format!("{why}{}", cited::moved(state, *ground));
            vec![moved(lang, date(from, lang), date(*to, lang), why)]
        }
        Telling::MoveRefused { to, .. } => vec![move_refused(lang, date(*to, lang))],
        Telling::Adjourned { boards, .. } => {
            let all: Vec<String> = boards.iter().map(ToString::to_string).collect();
            vec![adjourned(lang, all.join(", "))]
        }
        Telling::Board { id, act } => {
            let fixture = state.matches.get(id).map(|one| &one.fixture);
            board_act(act, fixture.map(|one| [one.home, one.guest]), state, lang)
        }
        Telling::Left { team: id, after_round } => vec![left_after(lang, team(*id), after_round)],
        Telling::Fined { club, marks, article } => {
            vec![fined(lang, names::club(state, *club, lang), names::amount(state, *marks, lang), article)]
        }
        Telling::Registered(statement) => vec![statement_line(statement, state, lang)],
        Telling::Decided { decision: made, .. } => vec![decision(made, lang)],
        Telling::Revoked { by, level, .. } => vec![revoked(lang, paper::office(*by, *level, lang))],
        Telling::Lodged { against, by, lodged: sent, .. } => {
            let remedy = state.way(*against).map(|way| paper::remedy(way.remedy, lang)).unwrap_or_default();
            let who = names::appellant(state, *by, lang);
            vec![lodged(lang, who, remedy, names::amount(state, sent.fee, lang))]
        }
        Telling::RemedyDecided { outcome, result, .. } => match outcome {
            Outcome::Upheld => vec![upheld(lang), decision(result, lang)],
            Outcome::Partly { .. } => vec![partly(lang), decision(result, lang)],
            Outcome::Dismissed => {
                vec![format!("{}: {}", paper::office(result.by, result.level, lang), dismissed(lang))]
            }
        },
        Telling::PlayOff { fixture, .. } => {
            vec![play_off(lang, team(fixture.home), team(fixture.guest), date(fixture.on, lang))]
        }
        Telling::Settled(settled) => {
            let order = teams(state, &settled.order, lang);
            vec![match settled.how {
                SettledBy::PlayOff => by_play_off(lang, order, cited::ties(state)),
                SettledBy::Berlin => by_berlin(lang, order, cited::ties(state)),
                SettledBy::Lot { seed } => by_lot(lang, order, seed, cited::ties(state)),
            }]
        }
        // A championship is one chapter.
        Telling::Championship(_) => Vec::new(),
    }
}

fn statement_line(statement: &Statement, state: &State, lang: Lang) -> String {
    let person = |id| names::person(state, id, lang);
    match statement {
        Statement::BanNoted { on, from, until, article, .. } => {
            let who = match on {
                Banned::Player(id) => person(*id),
                Banned::Club(id) => names::club(state, *id, lang),
                Banned::Team(id) => names::team(state, *id, lang),
            };
            let (from, until) = (date(*from, lang), date(*until, lang));
            banned(lang, Ban { who, from, until, article })
        }
        Statement::PassEnded { number, from, .. } => {
            let who = state.registry.holder_of(*number).map(person).unwrap_or_default();
            pass_ended(lang, who, date(*from, lang))
        }
        Statement::PassIssued { person: id, from, .. } => pass_issued(lang, person(*id), date(*from, lang)),
        Statement::PersonEntered { .. }
        | Statement::Renamed { .. }
        | Statement::BornOn { .. }
        | Statement::SexNoted { .. }
        | Statement::NationalityNoted { .. }
        | Statement::SamePerson { .. }
        | Statement::MemberJoined { .. }
        | Statement::MemberLeft { .. }
        | Statement::PermitGranted { .. }
        | Statement::TransferAsked { .. }
        | Statement::TransferRefused { .. }
        | Statement::TransferReleased { .. }
        | Statement::BanLifted { .. }
        | Statement::LicenceNoted { .. }
        | Statement::OfficeGiven { .. }
        | Statement::OfficeEnded { .. }
        | Statement::CaptainNamed { .. }
        | Statement::ListRegistered { .. }
        | Statement::ListAppended { .. }
        | Statement::Noted { .. }
        | Statement::Arbiter { .. } => more_is_known(lang),
    }
}

fn board_act(
    act: &BoardAct,
    sides: Option<[turmuhr_season::TeamId; 2]>,
    state: &State,
    lang: Lang,
) -> Vec<String> {
    use turmuhr_federation::matches::lineup::Which;
    vec![match act {
        BoardAct::Adjudicated { verdicts, by, minutes } => {
            let [one, other] = verdicts.map(result);
            let said = if one == other { both_say(lang, one) } else { they_differ(lang, one, other) };
            format!("{} {said}", adjudicated(lang, &by[0], &by[1], minutes))
        }
        BoardAct::Paused { minutes } => paused(lang, minutes),
        BoardAct::DirectorSets { result: set } => director_sets(lang, result(*set)),
        BoardAct::Objection { by, .. } => {
            let team = sides.map(|[home, guest]| match by {
                Which::Home => names::team(state, home, lang),
                Which::Guest => names::team(state, guest, lang),
            });
            objects(lang, team.unwrap_or_else(|| lineup::side(*by, lang)))
        }
        BoardAct::NobodyObjected => nobody_objects(lang),
        BoardAct::Continue { on } | BoardAct::Moved { on, .. } => goes_on(lang, date(*on, lang)),
        BoardAct::Finished { result: end } => finished(lang, result(*end)),
        BoardAct::Missing { .. } => missing(lang),
    }]
}

/// What an entry did to the table: whose points changed, and how many others moved.
fn shift_line(shifts: &[Shift], state: &State, lang: Lang) -> String {
    let told = |one: Row| row(lang, one.place, one.match_points, half(one.boards));
    let points = |one: Row| (one.match_points, one.boards);
    let mut rows = Vec::new();
    let mut others = 0;
    for shift in shifts {
        let team = names::team(state, shift.team, lang);
        match (shift.before, shift.after) {
            (Some(before), Some(after)) if points(before) == points(after) => others += 1,
            (Some(before), Some(after)) => rows.push(row_from_to(lang, team, told(before), told(after))),
            (Some(_), None) => rows.push(row_gone(lang, team)),
            (None, Some(after)) => rows.push(row_new(lang, team, told(after))),
            (None, None) => {}
        }
    }
    if others > 0 {
        rows.push(rows_moved(lang, others));
    }
    if rows.is_empty() { no_shift(lang) } else { table(lang, rows.join("; ")) }
}

/// Whether as many go down as come up, class by class.
pub fn balance_lines(state: &State, lang: Lang) -> Vec<String> {
    let year = state.year();
    let up = |class| year.iter().find(|one| Some(one.class) == class).map_or(0, |one| one.promoted.len());
    let with_below = year.iter().filter(|one| one.below.is_some());
    with_below
        .map(|one| {
            let class = names::class(state, one.class, lang);
            let (down, up) = (one.relegated.len(), up(one.below));
            match one.unbalanced {
                None => balanced(lang, class, down, up),
                Some(_) => unbalanced(lang, class, down, up),
            }
        })
        .collect()
}
