//! Standings: the name of each value, and its arithmetic for pencil and paper.

mod names;

use turmuhr_core::{PlayerId, Points};
use turmuhr_round_robin::withdrawal::Treatment;
use turmuhr_standings::{
    Application, Cap, Code, CodeFault, Cut, Event, EventFault, Fraction, How, Measure, Name, Row, Rules,
    Source, Standings, Term, Value,
    encounter::{By, Of, Outcome, Tally},
    lists::ListWarning,
    lots::Lot,
    rules::OpponentsUnplayed,
    withdrawal::Account,
};

use crate::Lang;

pub use names::{head, modifiers, name};

/// A number as the language writes it.
pub fn number(number: Fraction, lang: Lang) -> String {
    number.decimal(match lang {
        Lang::De => ',',
        Lang::En => '.',
    })
}

pub fn points(points: Points, lang: Lang) -> String {
    number(Fraction::from(points), lang)
}

/// Warnings about a list of tie-breaks.
pub fn list_warning(warning: &ListWarning, lang: Lang) -> String {
    match warning {
        ListWarning::Unrated { code, unrated } => unrated_in_list(lang, code, unrated),
        ListWarning::MixedGroups { first, other } => mixed_groups(lang, first, other),
        ListWarning::BuchholzInRoundRobin { code } => buchholz_in_round_robin(lang, code),
    }
}

/// How the results of a leaver are treated.
pub fn account(account: &Account, who: &str, lang: Lang) -> String {
    let Some(scheduled) = account.scheduled else { return left_swiss(lang, who, account.leaver.after) };
    let (after, played) = (account.leaver.after, account.played);
    match account.treatment {
        Treatment::Stands => left_stands(lang, LeftStands { who, after, played, scheduled }),
        Treatment::ShownOnly => left_shown_only(lang, LeftShownOnly { who, after, played, scheduled }),
        Treatment::Annulled => left_annulled(lang, LeftAnnulled { who, after, played, scheduled }),
    }
}

/// The first columns of a table.
pub fn heads(lang: Lang) -> [String; 4] {
    match lang {
        Lang::De => ["Platz", "Nr.", "Name", "Punkte"],
        Lang::En => ["Rank", "No.", "Name", "Points"],
    }
    .map(str::to_owned)
}

pub fn code_fault(fault: &CodeFault, lang: Lang) -> String {
    match fault {
        CodeFault::UnknownName(code) => unknown_code(lang, code),
        CodeFault::UnknownModifier { code, modifier } => unknown_modifier(lang, code, modifier),
        CodeFault::NotForThis { code, name, modifier } => {
            not_for_this(lang, code, modifier, names::name(*name, lang))
        }
    }
}

pub fn event_fault(fault: &EventFault, lang: Lang) -> String {
    match fault {
        EventFault::Twice(id) => twice(lang, id),
        EventFault::UnknownOpponent { participant, opponent, round } => {
            unknown_opponent(lang, participant, opponent, round)
        }
    }
}

pub fn lot(lot: &Lot, lang: Lang) -> String {
    lot_drawn(lang, ids(&lot.candidates), lot.seed, ids(&lot.order))
}

fn ids(ids: &[PlayerId]) -> String {
    ids.iter().map(PlayerId::to_string).collect::<Vec<_>>().join(", ")
}

/// A participant's place and the arithmetic of every value, one sentence or line each. `head` is what the reader's table calls a tie-break: its code,
/// or the head of its column.
pub fn explained(
    standings: &Standings,
    row: &Row,
    event: &Event,
    name: &dyn Fn(PlayerId) -> String,
    head: &dyn Fn(&Code) -> String,
    lang: Lang,
) -> Vec<String> {
    let teller = Teller { name, event, rules: &standings.rules, lang };
    let who = teller.who(row.id);
    let shares = standings.rows.iter().filter(|other| other.rank == row.rank && other.id != row.id);
    let shares: Vec<PlayerId> = shares.map(|other| other.id).collect();
    let edition = standings.rules.edition;
    let mut lines = vec![if shares.is_empty() {
        stands_at(lang, StandsAt { who, rank: row.rank, rounds: event.rounds, edition })
    } else {
        shares_place(
            lang,
            SharesPlace { who, rank: row.rank, rounds: event.rounds, edition, others: ids(&shares) },
        )
    }];
    lines.extend(teller.above(standings, row));
    lines.push(String::new());
    lines.push(points_are(lang, number(row.points.amount, lang), teller.sum(&row.points.terms)));
    for (index, (code, value)) in standings.codes.iter().zip(&row.values).enumerate() {
        lines.push(String::new());
        let title =
            format!("{}, {}{}", head(code), names::name(code.name, lang), names::modifiers(code, lang));
        match value {
            None => lines.push(undefined(lang, title)),
            Some(value) => lines.extend(teller.value(&title, code.name, value)),
        }
        let compared = row.encounters.iter().any(|(of, _)| *of == index);
        if code.name.compares_the_tied() && !compared {
            lines.push(format!("  {}", nobody_level(lang)));
        }
        for (_, record) in row.encounters.iter().filter(|(of, _)| *of == index) {
            lines.extend(record.iter().map(|application| format!("  {}", teller.application(application))));
        }
    }
    lines
}

struct Teller<'a> {
    name: &'a dyn Fn(PlayerId) -> String,
    event: &'a Event,
    rules: &'a Rules,
    lang: Lang,
}

impl Teller<'_> {
    fn who(&self, id: PlayerId) -> String {
        let name = (self.name)(id);
        if name.is_empty() { id.to_string() } else { format!("{id} {name}") }
    }

    fn number(&self, value: Fraction) -> String {
        number(value, self.lang)
    }

    /// What decided between a participant and the next above.
    fn above(&self, standings: &Standings, row: &Row) -> Option<String> {
        let lang = self.lang;
        let first = standings.rows.iter().position(|other| other.rank == row.rank)?;
        let above = &standings.rows[first.checked_sub(1)?];
        let step = standings.rows[first].below_by?;
        let (criterion, values) = match step.checked_sub(1) {
            None => (points_word(lang), [Some(&above.points), Some(&row.points)]),
            Some(index) => {
                let values = [&above.values[index], &row.values[index]].map(Option::as_ref);
                (standings.codes[index].to_string(), values)
            }
        };
        Some(match values {
            [Some(theirs), Some(own)] => {
                let (theirs, own) = (self.number(theirs.amount), self.number(own.amount));
                above_by_values(lang, AboveByValues { who: self.who(above.id), criterion, theirs, own })
            }
            _ => above_by(lang, self.who(above.id), criterion),
        })
    }

    /// `1 + 0,5 + 0 = …` without cut values.
    fn sum(&self, terms: &[Term]) -> String {
        let parts: Vec<String> = terms
            .iter()
            .filter(|term| term.cut.is_none())
            .map(|term| match term.times {
                None => self.number(term.amount),
                Some(times) => format!("{}·{}", self.number(term.amount), self.number(times)),
            })
            .collect();
        if parts.is_empty() { "0".to_owned() } else { parts.join(" + ") }
    }

    fn value(&self, title: &str, name: Name, value: &Value) -> Vec<String> {
        let lang = self.lang;
        let amount = self.number(value.amount);
        let shown = match value.how {
            How::Place if value.amount == Fraction::ZERO => not_told_apart(lang),
            How::Place => place_among(lang, &amount),
            _ => amount.clone(),
        };
        let mut lines = vec![format!("{title}: {shown}")];
        lines.extend(value.terms.iter().map(|term| format!("  {}", self.term(term, name, &value.how))));
        let sum = self.sum(&value.terms);
        let all_cut = !value.terms.is_empty() && value.terms.iter().all(|term| term.cut.is_some());
        let last = match &value.how {
            _ if all_cut => Some(nothing_left(lang)),
            How::Sum | How::Score(_) => equation(&sum, &amount, value.terms.len()),
            How::Count => Some(counted(lang, &amount)),
            How::Mean { rounded } => {
                let count = value.terms.iter().filter(|term| term.cut.is_none()).count();
                Some(if *rounded {
                    mean_rounded(lang, sum, count, &amount)
                } else {
                    mean(lang, sum, count, &amount)
                })
            }
            How::Given | How::Place => None,
            How::Performance { mean, points, games, percent, difference } => Some(performance(
                lang,
                Performance {
                    mean: self.number(*mean),
                    points: self.number(*points),
                    games,
                    percent,
                    difference: format!("{difference:+}"),
                    amount: &amount,
                },
            )),
            How::Perfect { points, .. } if *points == Fraction::ZERO => {
                Some(perfect_of_nothing(lang, &amount))
            }
            How::Perfect { points, games, expected } => Some(perfect(
                lang,
                Perfect {
                    rating: &amount,
                    expected: self.number(*expected),
                    games,
                    points: self.number(*points),
                },
            )),
            How::Schedule { secondary, strength, divisor } => Some(schedule(
                lang,
                Schedule {
                    secondary: self.number(*secondary),
                    strength: self.number(*strength),
                    divisor,
                    amount: &amount,
                },
            )),
            How::Koya { limit } => Some(koya(lang, self.number(*limit), sum, &amount)),
        };
        lines.extend(last.map(|last| format!("  {last}")));
        lines
    }

    fn term(&self, term: &Term, name: Name, how: &How) -> String {
        let lang = self.lang;
        let amount = self.number(term.amount);
        let head = match (term.from, term.number) {
            (Source::Board, board) => board_word(lang, board),
            (_, 0) => before_play(lang),
            (_, round) if name == Name::Progressive => after_round(lang, round),
            (_, round) => round_word(lang, round),
        };
        let told = match term.from {
            Source::Round | Source::Board if *how == How::Count => counts_word(lang),
            Source::Round | Source::Board => amount.clone(),
            Source::Opponent { id, scored: None } => format!("{}: {amount}", self.who(id)),
            Source::Opponent { id, scored: Some(scored) } => match how {
                How::Koya { .. } => koya_opponent(lang, self.who(id), self.number(scored), &amount),
                _ => adjusted_opponent(
                    lang,
                    AdjustedOpponent {
                        who: self.who(id),
                        amount: &amount,
                        scored: self.number(scored),
                        why: self.why_adjusted(),
                    },
                ),
            },
            Source::Scheduled { id, scored: None } => scheduled(lang, self.who(id), &amount),
            Source::Scheduled { id, scored: Some(scored) } => scheduled_adjusted(
                lang,
                ScheduledAdjusted {
                    who: self.who(id),
                    amount: &amount,
                    scored: self.number(scored),
                    why: self.why_adjusted(),
                },
            ),
            Source::Dummy { own, cap, voluntary: _ } => match cap {
                None => dummy(lang, self.number(own)),
                Some(Cap::Scheduled(id)) => dummy_scheduled(lang, self.number(own), self.who(id), &amount),
                Some(Cap::Draws) => dummy_draws(lang, self.number(own), self.event.rounds, &amount),
            },
            Source::Virtual { before, rest, draws } => virtual_opponent(
                lang,
                VirtualOpponent {
                    before: self.number(before),
                    rest: self.number(rest),
                    draws: self.number(draws),
                    amount: &amount,
                },
            ),
            Source::Oneself => oneself(lang, &amount),
        };
        let times = match (term.from, term.times) {
            (_, None) => String::new(),
            (Source::Board, Some(times)) => {
                board_times(lang, self.number(times), self.number(term.product()))
            }
            (_, Some(times)) => times_result(lang, self.number(times), self.number(term.product())),
        };
        let cut = match term.cut {
            None => String::new(),
            Some(Cut::Lowest) => cut_lowest(lang),
            Some(Cut::Voluntary) => cut_voluntary(lang),
            Some(Cut::Highest) => cut_highest(lang),
            Some(Cut::First) => cut_first(lang),
        };
        format!("{head}: {told}{times}{cut}")
    }

    /// Why an opponent counts with another value than the score.
    fn why_adjusted(&self) -> String {
        match self.rules.opponents_unplayed {
            OpponentsUnplayed::LastByesAreDraws => byes_at_the_end(self.lang),
            OpponentsUnplayed::EveryRoundIsADraw => every_round_a_draw(self.lang),
            OpponentsUnplayed::AsAwarded => without_adjustments(self.lang),
        }
    }

    fn application(&self, application: &Application) -> String {
        let lang = self.lang;
        let by = match application.by {
            By::BoardCount | By::TopBoards | By::BottomBoards if application.of == Of::TheirMatch => {
                let what = match application.by {
                    By::TopBoards => by_top_boards(lang),
                    By::BottomBoards => by_bottom_boards(lang),
                    By::BoardCount | By::Games(_) => by_board_count(lang),
                };
                in_their_match(lang, what)
            }
            By::Games(_) if !self.event.is_of_teams() => by_games(lang),
            By::Games(Measure::Match) => by_match_points(lang),
            By::Games(Measure::Game) => by_game_points(lang),
            By::BoardCount => by_board_count(lang),
            By::TopBoards => by_top_boards(lang),
            By::BottomBoards => by_bottom_boards(lang),
        };
        let outcome = match application.outcome {
            Outcome::Separated => separated(lang),
            Outcome::Certain(places) => certain(lang, places),
            Outcome::Equal => equal(lang),
            Outcome::NotAllMet => not_all_met(lang),
        };
        let mut text = format!("{by}: {}. {outcome}", self.tallies(&application.group));
        if let Some(worded) = &application.by_the_words {
            text = format!("{text} {}", by_the_words(lang, self.tallies(worded)));
        }
        text
    }

    fn tallies(&self, tallies: &[Tally]) -> String {
        let one = |tally: &Tally| match tally.not_met {
            0 => format!("{} {}", self.who(tally.id), self.number(tally.points)),
            missing => tally_missing(self.lang, self.who(tally.id), self.number(tally.points), missing),
        };
        tallies.iter().map(one).collect::<Vec<_>>().join("; ")
    }
}

/// Who is concerned where the words of 6.1.2 and FIDE's own program count differently.
pub fn counted_anew(application: &Application, lang: Lang) -> Option<String> {
    let ids: Vec<String> =
        application.by_the_words.as_ref()?.iter().map(|tally| tally.id.to_string()).collect();
    Some(met_again(lang, ids.join(", ")))
}

/// A sum of one addend needs no equation.
fn equation(sum: &str, amount: &str, terms: usize) -> Option<String> {
    (terms > 1 || sum != amount).then(|| format!("{sum} = {amount}"))
}

texts! {
    unknown_code(code) {
        de: "Eine Feinwertung {code} gibt es nicht. Bekannt sind etwa BH/C1, BH, SB, DE, WIN, PS, KS, ARO, TPR.",
        en: "There is no tie-break {code}. Known are BH/C1, BH, SB, DE, WIN, PS, KS, ARO, TPR and others.",
    }
    unknown_modifier(code, modifier) {
        de: "{code}: Den Zusatz {modifier} gibt es nicht. Möglich sind etwa /C1, /M1, /P, /F, /L-1, :MP, :GP.",
        en: "{code}: there is no modifier {modifier}. Possible are /C1, /M1, /P, /F, /L-1, :MP, :GP and others.",
    }
    not_for_this(code, modifier, name) {
        de: "{code}: Der Zusatz {modifier} passt nicht zu „{name}“; lassen Sie ihn weg.",
        en: "{code}: the modifier {modifier} does not apply to “{name}”; leave it out.",
    }
    twice(id) {
        de: "Teilnehmer {id} steht zweimal in der Liste; einer muss eine andere Nummer haben.",
        en: "Participant {id} is listed twice; one needs another number.",
    }
    unknown_opponent(participant, opponent, round) {
        de: "Teilnehmer {participant} traf in Runde {round} auf {opponent}, den es nicht gibt. Berichtigen Sie die Nummer.",
        en: "Participant {participant} met {opponent} in round {round}, who does not exist. Correct the number.",
    }
    nobody(player) {
        de: "Einen Teilnehmer {player} gibt es nicht. Gefragt ist die Nummer der Startrangliste.",
        en: "There is no participant {player}. Give the number of the starting list.",
    }
    unrated_in_list(code, unrated) {
        de: "{code} beruht auf Wertungszahlen; Teilnehmer ohne Wertungszahl: {unrated}. Wählen Sie eine andere Feinwertung, oder geben Sie ihnen mit /U eine Wertungszahl.",
        en: "{code} is based on ratings; participants without a rating: {unrated}. Choose another tie-break, or give them one with /U.",
    }
    mixed_groups(first, other) {
        de: "{first} und {other} gehören zu verschiedenen Gruppen von Feinwertungen; der Anhang der Turnierregeln (3) rät, nur eine zu verwenden.",
        en: "{first} and {other} belong to different groups of tie-breaks; the annex of the tournament rules (3) advises using only one.",
    }
    buchholz_in_round_robin(code) {
        de: "{code} darf in einem Rundenturnier nicht verwendet werden (C.07, Art. 8): Alle treffen auf dieselben Gegner. Wählen Sie eine andere Feinwertung.",
        en: "{code} must not be used in a round robin (C.07, article 8): everybody meets the same opponents. Choose another tie-break.",
    }
    no_list(edition) {
        de: "Die Regeln von {edition} empfehlen keine Feinwertungen, und die Datei nennt keine: Bei gleichen Punkten wird der Platz geteilt. Mit --tiebreaks geben Sie welche an.",
        en: "The rules of {edition} recommend no tie-breaks, and the file names none: equal points share a place. Name some with --tiebreaks.",
    }
    left_swiss(who, after) {
        de: "{who} ist nach Runde {after} ausgeschieden; die gespielten Partien zählen.",
        en: "{who} left after round {after}; the games played count.",
    }
    left_stands(LeftStands { who, after, played, scheduled }) {
        de: "{who} ist nach Runde {after} ausgeschieden, {played} von {scheduled} gespielt, mindestens die Hälfte: Die Ergebnisse zählen, die restlichen Gegner haben gewonnen.",
        en: "{who} left after round {after}, {played} of {scheduled} played, at least half: the results count, and the remaining opponents have won.",
    }
    left_shown_only(LeftShownOnly { who, after, played, scheduled }) {
        de: "{who} ist nach Runde {after} ausgeschieden, {played} von {scheduled} gespielt, weniger als die Hälfte: Die Ergebnisse stehen in der Kreuztabelle (in Klammern) und zählen nicht.",
        en: "{who} left after round {after}, {played} of {scheduled} played, less than half: the results are in the cross table (in brackets) and do not count.",
    }
    left_annulled(LeftAnnulled { who, after, played, scheduled }) {
        de: "{who} ist nach Runde {after} ausgeschieden, {played} von {scheduled} gespielt, weniger als die Hälfte: Die Ergebnisse sind annulliert.",
        en: "{who} left after round {after}, {played} of {scheduled} played, less than half: the results are annulled.",
    }
    bad_leaver(text) {
        de: "„{text}“ sagt nicht, wer wann ausgeschieden ist; schreiben Sie zum Beispiel 5:2 (Nummer 5 nach Runde 2).",
        en: "“{text}” does not say who left when; write for example 5:2 (number 5 after round 2).",
    }
    cross_needs_round_robin() {
        de: "Eine Kreuztabelle gibt es für Rundenturniere; mit --form round-robin gilt das Turnier als eines.",
        en: "A cross table is for round robins; --form round-robin treats the event as one.",
    }
    pending(games) {
        de: "Partien ohne Ergebnis: {games}. Sie zählen noch nicht.",
        en: "Games without a result: {games}. They do not count yet.",
    }
    adjourned(games, points) {
        de: "Hängepartien: {games}. Bis zu ihrem Ende zählen sie {points} für jede Seite.",
        en: "Adjourned games: {games}. Until they end they count {points} for each side.",
    }
    adjourned_matches() {
        de: "Ein Mannschaftskampf mit einer Hängepartie bringt noch keine Mannschaftspunkte.",
        en: "A match with an adjourned game has no match points yet.",
    }
    open_round(round, games) {
        de: "Runde {round} ist nicht vollständig und zählt nicht mit; Partien ohne Ergebnis: {games}. Mit --after {round} zählt, was schon feststeht.",
        en: "Round {round} is not complete and is left out; games without a result: {games}. --after {round} counts what is known so far.",
    }
    left_by_file(leavers) {
        de: "Ausgeschieden sind laut Datei (Nummer:Runde) {leavers}; --withdrawn ersetzt diese Angabe.",
        en: "Left according to the file (number:round): {leavers}; --withdrawn replaces this.",
    }
    lot_drawn(candidates, seed, order) {
        de: "Los unter {candidates} mit der Startzahl {seed}: {order}.",
        en: "Lots among {candidates} with the seed {seed}: {order}.",
    }
    stands_at(StandsAt { who, rank, rounds, edition }) {
        de: "{who}: Platz {rank} nach Runde {rounds} (Wertungsregeln {edition}).",
        en: "{who}: place {rank} after round {rounds} (tie-break rules {edition}).",
    }
    shares_place(SharesPlace { who, rank, rounds, edition, others }) {
        de: "{who}: Platz {rank} nach Runde {rounds} (Wertungsregeln {edition}), geteilt mit {others}: Keine Feinwertung trennt sie.",
        en: "{who}: place {rank} after round {rounds} (tie-break rules {edition}), shared with {others}: no tie-break separates them.",
    }
    above_by(who, criterion) {
        de: "Davor steht {who}; den Ausschlag gab: {criterion}.",
        en: "Next above is {who}; decided by: {criterion}.",
    }
    above_by_values(AboveByValues { who, criterion, theirs, own }) {
        de: "Davor steht {who}; den Ausschlag gab: {criterion}, {theirs} gegen {own}.",
        en: "Next above is {who}; decided by: {criterion}, {theirs} against {own}.",
    }
    points_word() { de: "Punkte", en: "points" }
    points_are(points, sum) { de: "Punkte: {sum} = {points}", en: "Points: {sum} = {points}" }
    undefined(title) {
        de: "{title}: ohne Wert (-). Dafür fehlen gespielte Partien, Wertungszahlen oder Mannschaften.",
        en: "{title}: no value (-). It lacks games played, ratings or teams.",
    }
    counted(amount) { de: "Zusammen: {amount}", en: "Total: {amount}" }
    mean(sum, count, amount) { de: "({sum}) : {count} = {amount}", en: "({sum}) / {count} = {amount}" }
    mean_rounded(sum, count, amount) {
        de: "({sum}) : {count}, gerundet (ab ,5 aufwärts) = {amount}",
        en: "({sum}) / {count}, rounded (.5 goes up) = {amount}",
    }
    performance(Performance { mean, points, games, percent, difference, amount }) {
        de: "Schnitt {mean}; {points} Punkte am Brett aus {games} Partien sind {percent} %, das ergibt nach der Tabelle {difference}: {amount}",
        en: "Mean {mean}; {points} points over the board from {games} games are {percent} %, which is {difference} in the table: {amount}",
    }
    perfect(Perfect { rating, expected, games, points }) {
        de: "{rating} ist die niedrigste Wertungszahl, mit der aus diesen {games} Partien mindestens die erreichten {points} Punkte zu erwarten wären: nach der Tabelle {expected}.",
        en: "{rating} is the lowest rating from which at least the {points} points scored would be expected in these {games} games: {expected} by the table.",
    }
    schedule(Schedule { secondary, strength, divisor, amount }) {
        de: "{secondary} + {strength} : {divisor} = {amount}",
        en: "{secondary} + {strength} / {divisor} = {amount}",
    }
    koya(limit, sum, amount) {
        de: "Gezählt gegen Gegner mit mindestens {limit} Punkten: {sum} = {amount}",
        en: "Counted against opponents with at least {limit} points: {sum} = {amount}",
    }
    koya_opponent(who, scored, amount) {
        de: "gegen {who} (hat {scored}): {amount}",
        en: "against {who} (has {scored}): {amount}",
    }
    board_word(board) { de: "Brett {board}", en: "Board {board}" }
    round_word(round) { de: "Runde {round}", en: "Round {round}" }
    before_play() { de: "Vor der ersten Runde", en: "Before round 1" }
    counts_word() { de: "zählt", en: "counts" }
    adjusted_opponent(AdjustedOpponent { who, amount, scored, why }) {
        de: "{who}: {amount} (hat {scored}; {why})",
        en: "{who}: {amount} (has {scored}; {why})",
    }
    byes_at_the_end() {
        de: "als Gegner zählt jede freie Runde, nach der er nicht mehr antrat, als Remis",
        en: "as an opponent, every bye after which they never came back counts as a draw",
    }
    every_round_a_draw() {
        de: "als Gegner zählt jede nicht gespielte Runde als Remis",
        en: "as an opponent, every round not played counts as a draw",
    }
    without_adjustments() {
        de: "als Gegner ohne Zu- und Abschläge",
        en: "as an opponent without bonuses and penalties",
    }
    after_round(round) { de: "Nach Runde {round}", en: "After round {round}" }
    place_among(place) { de: "Platz {place} unter den Gleichstehenden", en: "place {place} among those level" }
    not_told_apart() { de: "trennt hier nicht", en: "separates nobody here" }
    nobody_level() {
        de: "Als diese Feinwertung an der Reihe war, stand niemand mehr gleich.",
        en: "When this tie-break was due, nobody was level any more.",
    }
    perfect_of_nothing(rating) {
        de: "Ohne Punkt: der schwächste Gegner weniger 800, das ist {rating}.",
        en: "Without a point: the weakest opponent less 800, which is {rating}.",
    }
    scheduled(who, amount) {
        de: "kampflos, angesetzt war {who}: {amount}",
        en: "forfeit, scheduled opponent {who}: {amount}",
    }
    scheduled_adjusted(ScheduledAdjusted { who, amount, scored, why }) {
        de: "kampflos, angesetzt war {who}: {amount} (hat {scored}; {why})",
        en: "forfeit, scheduled opponent {who}: {amount} (has {scored}; {why})",
    }
    dummy(own) {
        de: "nicht gespielt; fiktiver Gegner mit der eigenen Punktzahl: {own}",
        en: "not played; a dummy opponent with the player’s own score: {own}",
    }
    dummy_scheduled(own, who, amount) {
        de: "nicht gespielt; fiktiver Gegner mit der eigenen Punktzahl {own}, höchstens der des angesetzten Gegners {who}: {amount}",
        en: "not played; a dummy opponent with the player’s own score {own}, at most that of the scheduled opponent {who}: {amount}",
    }
    dummy_draws(own, rounds, amount) {
        de: "nicht gespielt; fiktiver Gegner mit der eigenen Punktzahl {own}, höchstens ein Remis in jeder der {rounds} Runden: {amount}",
        en: "not played; a dummy opponent with the player’s own score {own}, at most a draw in each of the {rounds} rounds: {amount}",
    }
    virtual_opponent(VirtualOpponent { before, rest, draws, amount }) {
        de: "nicht gespielt; virtueller Gegner: {before} vorher + {rest} in der Runde + {draws} für Remis danach = {amount}",
        en: "not played; virtual opponent: {before} before + {rest} in the round + {draws} for draws after it = {amount}",
    }
    oneself(amount) { de: "nicht gespielt, zählt gegen sich selbst: {amount}", en: "not played, counts against oneself: {amount}" }
    times_result(times, product) { de: ", mal Ergebnis {times} = {product}", en: ", times the result {times} = {product}" }
    board_times(times, product) { de: ", mal {times} = {product}", en: ", times {times} = {product}" }
    nothing_left() {
        de: "Es bleibt nichts übrig: Es werden so viele Werte gestrichen, wie es Gegner gab.",
        en: "Nothing is left: as many values are cut as there were opponents.",
    }
    cut_lowest() { de: " – gestrichen (niedrigster)", en: " – cut (lowest)" }
    cut_voluntary() {
        de: " – gestrichen (eine gewünschte freie Runde oder kampflose Niederlage geht vor)",
        en: " – cut (a requested bye or a loss by forfeit is cut first)",
    }
    cut_highest() { de: " – gestrichen (höchster)", en: " – cut (highest)" }
    cut_first() { de: " – gestrichen (Anfangsrunde)", en: " – cut (first rounds)" }
    by_games() { de: "Partien der Punktgleichen untereinander", en: "Games among the tied" }
    by_match_points() { de: "Mannschaftspunkte untereinander", en: "Match points among the tied" }
    by_game_points() { de: "Brettpunkte untereinander", en: "Game points among the tied" }
    in_their_match(what) { de: "In ihrem Wettkampf: {what}", en: "In their match: {what}" }
    by_board_count() { de: "Brettzahl (weniger ist besser)", en: "Board count (fewer is better)" }
    by_top_boards() { de: "Spitzenbretter, vom ersten an", en: "Top boards, from the first" }
    by_bottom_boards() { de: "Ohne die letzten Bretter", en: "Without the bottom boards" }
    tally_missing(who, points, missing) {
        de: "{who} {points} ({missing} nicht getroffen)",
        en: "{who} {points} ({missing} not met)",
    }
    separated() { de: "Das trennt sie.", en: "This separates them." }
    certain(places) {
        de: "Nicht alle haben gegeneinander gespielt, aber so viele Plätze stehen unabhängig von den fehlenden Partien fest: {places}.",
        en: "Not all have met, but this number of places is certain whatever the missing games would bring: {places}.",
    }
    equal() { de: "Gleich.", en: "Equal." }
    met_again(players) {
        de: "Direkter Vergleich von {players}: Zwei davon trafen sich mehrmals, und das Programm der FIDE zählt anders als der Wortlaut von C.07, 6.1.2. Hier steht die Rechnung des Programms; --explain zeigt beide, --literal rechnet nach dem Wortlaut.",
        en: "Direct encounter of {players}: two of them met more than once, and FIDE's own program counts differently from the wording of C.07, 6.1.2. The table has the program's count; --explain shows both, --literal follows the wording.",
    }
    by_the_words(tallies) {
        de: "Unter den Punktgleichen trafen sich zwei mehrmals; das Programm der FIDE zählt die Gruppe dann als unvollständig, und so steht es hier. Nach dem Wortlaut von C.07, 6.1.2 (Mittel ihrer Partien) hätten: {tallies}. Im Zweifel entscheidet der Schiedsrichter; --literal rechnet nach dem Wortlaut.",
        en: "Two of the tied met more than once; FIDE's own program then treats the group as incomplete, and so does this table. By the wording of C.07, 6.1.2 (the mean of their games) they would have: {tallies}. In case of doubt the arbiter decides; --literal follows the wording.",
    }
    not_all_met() {
        de: "Nicht alle haben gegeneinander gespielt; daraus folgt nichts.",
        en: "Not all have met; nothing follows from this.",
    }
}
