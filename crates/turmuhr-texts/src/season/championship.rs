//! Cups and championships in words: places, draws, results, titles, and why something cannot be.

mod refused;

use turmuhr_federation::{
    competition::{
        framework::{GamePhase, Size, laws},
        qualification::PriorState,
    },
    ordinance::{
        Cite,
        rules::{Competition, Of, System},
    },
};
use turmuhr_season::{
    ChampionshipId, EntrantId, State,
    championship::{
        Championship, Entrant, Ground, Right,
        cup::{Decider, Game, Standing},
        due::Duty,
        ranking::Unfinished,
        seats::{OpenSeat, Quotas, SeatList},
    },
};
use turmuhr_standings::playoff::{Next, PlayOff, Purpose};

pub use refused::{bar, bars, not_closed, not_so, notice};

use super::names;
use crate::{Lang, federation::articles, federation::lineup::half};

texts! {
    arg_size() { de: "Teilnehmerzahl, die der Ausschuss festlegt", en: "Number of entrants fixed by the committee" }
    arg_above() { de: "Plätze in der Meisterschaft darüber", en: "Places in the championship above" }
    arg_host() { de: "Ausrichtender Verein", en: "Host club" }
    arg_as() {
        de: "Platz als: verband, bezirk, relegated, first-of-last-year, last-champion, cup-winner, host, free, odd, level; Recht: dazu did-not-play, entitled-above, entitled-ahead",
        en: "Place by: verband, bezirk, relegated, first-of-last-year, last-champion, cup-winner, host, free, odd, level; right: also did-not-play, entitled-above, entitled-ahead",
    }
    arg_members() { de: "Mitgliederzahlen der Verbände, etwa „West=5210 Ost=3870“", en: "Members by sub-federation, such as “West=5210 Ost=3870”" }
    arg_second() { de: "Auf der höheren Ebene ist ein Zweitvertreter zugelassen", en: "A second representative is admitted above" }
    arg_place() { de: "Platz: im Verband, im Vorjahr", en: "Place: in the sub-federation, last year" }
    arg_year() { de: "Jahr des Rechts", en: "Year of the right" }
    arg_pair() { de: "Paarung von Hand, etwa „Meier - Alt“", en: "Pair drawn by hand, such as “Meier - Alt”" }
    arg_witness() { de: "Zeuge eines Loses von Hand", en: "Witness of a lot drawn by hand" }
    arg_from_file() { de: "Turnierdatei (TRF, JSON, CSV), aus der die Rangfolge kommt", en: "Tournament file (TRF, JSON, CSV) that gives the order" }

    word() { de: "Meisterschaft", en: "championship" }
    entrant_word() { de: "Teilnehmer", en: "entrant" }
    of_players(system, title) { de: "Einzelne; {system}; Titel „{title}“", en: "players; {system}; title “{title}”" }
    of_teams(boards, system, title) {
        de: "Mannschaften an {boards} Brettern; {system}; Titel „{title}“",
        en: "teams on {boards} boards; {system}; title “{title}”",
    }
    places_line(what) { de: "Plätze: {what}", en: "Places: {what}" }
    age_line(limit, article) { de: "Wer das {limit}. Lebensjahr überschreitet, ist zu alt {article}", en: "Older than the {limit}th year of life is too old {article}" }
    female_only() { de: "nur Spielerinnen", en: "women and girls only" }
    held(name) { de: "ausgeschrieben als {name}", en: "announced as {name}" }
    announced(name, day) { de: "{name} ausgeschrieben, Beginn {day}.", en: "{name} announced, begins on {day}." }
    invited(name, day) { de: "{name}: eingeladen am {day}.", en: "{name}: invitations posted on {day}." }
    right_noted(who, right) { de: "{who}: {right} vermerkt.", en: "{who}: {right} noted." }
    entered(who, name, ground) { de: "{who} für {name} gemeldet: {ground}.", en: "{who} entered for {name}: {ground}." }
    withdrew(who, name) { de: "{who} tritt in {name} nicht an; der Platz ist wieder frei.", en: "{who} does not start in {name}; the place is open again." }
    declined(who, onward) { de: "{who} verzichtet. {onward}", en: "{who} declines. {onward}" }
    drawn_round(name, round, pairs) { de: "{name}, Runde {round}: {pairs}", en: "{name}, round {round}: {pairs}" }
    ranked(name, winner) { de: "{name}: Rangfolge eingetragen. {winner}", en: "{name}: final order entered. {winner}" }
    won_by(who) { de: "Sieger: {who}.", en: "Winner: {who}." }
    goes_on(who) { de: "Weiter: {who}.", en: "Go on: {who}." }
    moves_up(who) { de: "Nachrücker: {who}.", en: "Substitutes: {who}." }
    nobody_on() { de: "Niemand kommt weiter.", en: "Nobody goes on." }
    closed(name) { de: "{name} abgeschlossen.", en: "{name} closed." }
    cancelled(name) { de: "{name} abgesagt.", en: "{name} cancelled." }
    final_set(name, count) { de: "{name}: Endrunde mit {count} Kämpfen angesetzt; die Ergebnisse innerhalb der Gruppen zählen mit.", en: "{name}: final with {count} matches scheduled; results inside the groups are carried over." }
    carried(matches) { de: "Übernommen: {matches}.", en: "Carried over: {matches}." }
    nothing() { de: "Keine Meisterschaft ausgeschrieben.", en: "No championship announced." }

    head(name, day, system) { de: "{name}, Beginn {day}, {system}", en: "{name}, begins on {day}, {system}" }
    host_line(host) { de: "Ausrichter: {host}", en: "Host: {host}" }
    laws_line(regular) { de: "Regeln: {regular}", en: "Laws: {regular}" }
    laws_short(regular, short) { de: "Regeln: {regular}; Stichpartien nach {short}", en: "Laws: {regular}; play-off games by {short}" }
    places_of(verband, count, article) {
        de: "{verband}: {count} Plätze {article}", en: "{verband}: {count} places {article}",
        one(count): de: "{verband}: 1 Platz {article}", en: "{verband}: 1 place {article}",
    }
    by_quotients(order) { de: "Höchstzahlen: {order}", en: "Highest quotients: {order}" }
    largest_are(names) { de: "Mitgliederstärkste Verbände: {names}", en: "Largest sub-federations: {names}" }
    lot_won(names) { de: "Durch Los: {names}", en: "By lot: {names}" }
    total_line(entrants, total) { de: "Gemeldet {entrants} von {total} Plätzen", en: "{entrants} entered, {total} places" }
    entrants_line(entrants) { de: "Gemeldet: {entrants}", en: "Entered: {entrants}" }
    seat_unused(who, ground, article) { de: "{who}: {ground}, nicht gemeldet {article}", en: "{who}: {ground}, not entered {article}" }
    seat_empty(who, ground) { de: "Leer bleibt: {ground} von {who}; niemand rückt nach", en: "Stays empty: {ground} of {who}; nobody moves up" }
    right_gone(who, state) { de: "{who}: Vorberechtigung {state}", en: "{who}: right {state}" }
    seat_open(what, count) { de: "Offen: {what}: {count}", en: "Open: {what}: {count}" }
    free_to_fit(count) {
        de: "Mit {count} Freiplätzen stimmt die Zahl", en: "{count} free places would make the number right",
        one(count): de: "Mit 1 Freiplatz stimmt die Zahl", en: "1 free place would make the number right",
    }
    odd_line(count) { de: "Ungerade Zahl: {count} weiterer Platz kann vergeben werden", en: "Odd number: {count} more place can be given" }
    size_target(entrants, target, article) { de: "{entrants} Teilnehmer; {target} sollen es sein {article}", en: "{entrants} entrants; there should be {target} {article}" }
    size_decision(entrants, article) { de: "{entrants} Teilnehmer gehen nur mit einem Beschluss des Ausschusses {article}", en: "{entrants} entrants take a decision of the committee {article}" }
    size_breaks(entrants, allowed, article) { de: "{entrants} Teilnehmer sind nicht zulässig; es müssen {allowed} sein {article}", en: "{entrants} entrants are not allowed; there must be {allowed} {article}" }
    bye(who) { de: "{who} kampflos weiter", en: "{who} goes on without a game" }
    decided_by(winner, how) { de: "{winner} weiter, {how}", en: "{winner} goes on, {how}" }
    by_berlin() { de: "nach Berliner Wertung", en: "by the Berlin system" }
    by_playoff() { de: "nach Kurzpartien", en: "by short games" }
    by_drawn_lot() { de: "durch Los", en: "by lot" }
    still_open(pair) { de: "{pair}: offen", en: "{pair}: open" }
    by_card(pair, number) { de: "{pair}: offen, Kampf {number}", en: "{pair}: open, match {number}" }
    level(pair, next) { de: "{pair}: unentschieden. {next}", en: "{pair}: level. {next}" }
    next_play(fixtures, article) { de: "Zu spielen: {fixtures} [{article}]", en: "To be played: {fixtures} [{article}]" }
    next_lot(what, who, article) { de: "Zu losen ({what}): {who} [{article}]", en: "Lot ({what}): {who} [{article}]" }
    next_order(article) { de: "Die Tabelle entscheidet [{article}]", en: "The table decides [{article}]" }
    decided_order(who) { de: "Entschieden: {who}.", en: "Decided: {who}." }
    next_none() { de: "Entschieden.", en: "Decided." }
    lot_white() { de: "Weiß in der ersten Partie", en: "White in the first game" }
    lot_host() { de: "Heimrecht", en: "home" }
    lot_numbers() { de: "Nummern", en: "numbers" }
    lot_decision() { de: "Entscheidung", en: "decision" }
    tie_line(who, next) { de: "Stichkampf {who}: {next}", en: "Play-off {who}: {next}" }
    tie_both(who, next) { de: "Stichkampf {who} um Titel und Qualifikation: {next}", en: "Play-off {who} for the title and for the place above: {next}" }
    white_is(who) { de: "{who} hat Weiß", en: "{who} has White" }
    doubt(who, why) { de: "{who} könnte heute nicht mehr gemeldet werden: {why}", en: "{who} could not be entered today: {why}" }

    open_draw(round) { de: "Auslosung der Runde {round}", en: "draw of round {round}" }
    open_game(game, round) { de: "{game} (Runde {round})", en: "{game} (round {round})" }
    open_order() { de: "die Rangfolge", en: "the final order" }
    open_tie(who) { de: "Stichkampf {who}", en: "play-off {who}" }

    starts_above_word() { de: "Startrecht in der Meisterschaft darüber", en: "right to start in the championship above" }
    started_word(year) { de: "Start im Jahr {year}", en: "start in {year}" }
    playoff_word() { de: "Stichkampf", en: "play-off" }
    no_final(name) {
        de: "{name} hat keine Endrunde, oder die Gruppen sind noch nicht entschieden",
        en: "{name} has no final, or its groups are not decided yet",
    }
    only_players() { de: "eine Rangfolge von Mannschaften lässt sich nicht aus der Datei lesen", en: "an order of teams cannot be read from a file" }
    no_table() { de: "aus der Datei ergibt sich keine Tabelle", en: "the file gives no table" }
    to_final(teams) { de: "Endrunde: {teams}", en: "To the final: {teams}" }
    final_title(class) { de: "{class}, Endrunde", en: "{class}, final" }
    due_invite(name) { de: "{name}: einladen", en: "{name}: send the invitations" }
    due_enter(name) { de: "Meldeschluss {name}", en: "entries of {name} close" }
    due_rank(name) { de: "{name}: Rangfolge eintragen", en: "{name}: enter the final order" }
    due_close(name) { de: "{name}: abschließen, Titel vergeben", en: "{name}: close, award the title" }
    due_doubt(name, who) { de: "{name}: Startrecht von {who} prüfen", en: "{name}: examine the right of {who} to start" }
}

/// The name of a championship.
pub fn name(state: &State, id: ChampionshipId, lang: Lang) -> String {
    let one = state.championships.all.get(&id);
    one.map_or_else(|| names::number(lang, id.0), |one| one.details.name.clone())
}

/// A person with the club, or a team.
pub fn who(state: &State, who: Entrant, lang: Lang) -> String {
    match who {
        Entrant::Player { person, club } => {
            format!("{} ({})", names::person(state, person, lang), names::club(state, club, lang))
        }
        Entrant::Team { club, .. } if !state.clubs.contains_key(&club) => names::number(lang, club.0),
        Entrant::Team { .. } => state.called(who),
    }
}

/// `Home – Guest`.
pub fn pair(home: &str, guest: &str) -> String {
    format!("{home} – {guest}")
}

fn due_open(name: &str, what: &str) -> String {
    format!("{name}: {what}")
}

/// An entrant by number; numbers are of the whole season.
pub fn entrant(state: &State, id: EntrantId, lang: Lang) -> String {
    let found = state.championships.all.values().find_map(|one| one.entrants.get(&id));
    found.map_or_else(|| names::number(lang, id.0), |entered| who(state, entered.who, lang))
}

fn cited(cite: &Cite) -> String {
    articles(std::slice::from_ref(cite))
}

pub const fn system(system: System, lang: Lang) -> &'static str {
    match (system, lang) {
        (System::RoundRobin, Lang::De) => "Rundenturnier",
        (System::RoundRobin, Lang::En) => "round robin",
        (System::Swiss, Lang::De) => "Schweizer System",
        (System::Swiss, Lang::En) => "Swiss system",
        (System::ByNumber, Lang::De) => "Rundenturnier oder Schweizer System nach Teilnehmerzahl",
        (System::ByNumber, Lang::En) => "round robin or Swiss system by the number of entrants",
        (System::KnockOut, Lang::De) => "Pokalsystem",
        (System::KnockOut, Lang::En) => "knock-out",
        (System::League, Lang::De) => "Ligabetrieb",
        (System::League, Lang::En) => "leagues",
    }
}

pub const fn ground(ground: Ground, lang: Lang) -> &'static str {
    match (ground, lang) {
        (Ground::Verband, Lang::De) => "Verbandsplatz",
        (Ground::Verband, Lang::En) => "place of the sub-federation",
        (Ground::Bezirk, Lang::De) => "Bezirksplatz",
        (Ground::Bezirk, Lang::En) => "place of the district",
        (Ground::Relegated, Lang::De) => "Vorberechtigung von oben",
        (Ground::Relegated, Lang::En) => "right from the championship above",
        (Ground::FirstOfLastYear, Lang::De) => "Platzierung im Vorjahr",
        (Ground::FirstOfLastYear, Lang::En) => "place of last year",
        (Ground::LastChampion, Lang::De) => "Meister des Vorjahrs",
        (Ground::LastChampion, Lang::En) => "champion of last year",
        (Ground::CupWinner, Lang::De) => "Pokalmeister",
        (Ground::CupWinner, Lang::En) => "cup winner",
        (Ground::Host, Lang::De) => "Platz des Ausrichters",
        (Ground::Host, Lang::En) => "place of the host",
        (Ground::Free, Lang::De) => "Freiplatz",
        (Ground::Free, Lang::En) => "free place",
        (Ground::Odd, Lang::De) => "Platz bei ungerader Zahl",
        (Ground::Odd, Lang::En) => "place for an odd number",
        (Ground::Level, Lang::De) => "zugelassen von Bezirk oder Verband",
        (Ground::Level, Lang::En) => "admitted by the district or sub-federation",
    }
}

/// What a right to start rests on.
pub fn right(right: Right, lang: Lang) -> String {
    match right {
        Right::Relegated { .. } | Right::DidNotPlay { .. } => ground(Ground::Relegated, lang).to_owned(),
        Right::FirstOfLastYear { .. } => ground(Ground::FirstOfLastYear, lang).to_owned(),
        Right::LastChampion => ground(Ground::LastChampion, lang).to_owned(),
        Right::CupWinner => ground(Ground::CupWinner, lang).to_owned(),
        Right::EntitledAbove | Right::EntitledAhead => starts_above_word(lang),
        Right::Started { year } => started_word(lang, year),
    }
}

pub const fn prior(state: PriorState, lang: Lang) -> &'static str {
    match (state, lang) {
        (PriorState::Granted, Lang::De) => "gültig",
        (PriorState::Granted, Lang::En) => "valid",
        (PriorState::Retained, Lang::De) => "für dieses Jahr erhalten",
        (PriorState::Retained, Lang::En) => "kept for this year",
        (PriorState::Used, Lang::De) => "verbraucht",
        (PriorState::Used, Lang::En) => "used",
        (PriorState::Lapsed, Lang::De) => "verfallen",
        (PriorState::Lapsed, Lang::En) => "lapsed",
        (PriorState::NotYet, Lang::De) => "noch nicht gültig",
        (PriorState::NotYet, Lang::En) => "not valid yet",
    }
}

fn all_of(state: &State, all: &[EntrantId], lang: Lang) -> String {
    all.iter().map(|id| entrant(state, *id, lang)).collect::<Vec<_>>().join(", ")
}

/// What a play-off needs next.
pub fn next(next: &Next, named: &dyn Fn(u32) -> String, lang: Lang) -> String {
    match next {
        Next::Play { article, fixtures } => {
            let told: Vec<String> =
                fixtures.iter().map(|one| pair(&named(one.first.0), &named(one.second.0))).collect();
            next_play(lang, told.join(", "), article.number)
        }
        Next::Lot { article, purpose, candidates } => {
            let what = match purpose {
                Purpose::FirstWhite => lot_white(lang),
                Purpose::Host => lot_host(lang),
                Purpose::Numbers => lot_numbers(lang),
                Purpose::Decision => lot_decision(lang),
            };
            let told: Vec<String> = candidates.iter().map(|one| named(one.0)).collect();
            next_lot(lang, what, told.join(", "), article.number)
        }
        Next::MainEvent { article, .. } => next_order(lang, article.number),
        Next::Decided => next_none(lang),
    }
}

/// What is next in a play-off of a championship.
pub fn next_in(state: &State, playoff: &PlayOff, lang: Lang) -> String {
    let named = |id: u32| entrant(state, EntrantId(id), lang);
    next(&playoff.state().next, &named, lang)
}

/// A game of a cup as it stands.
pub fn game_line(state: &State, one: &Championship, game: &Game, lang: Lang) -> String {
    let named = |id: EntrantId| entrant(state, id, lang);
    let Some(guest) = game.pair.guest else { return bye(lang, named(game.pair.home)) };
    let both = pair(&named(game.pair.home), &named(guest));
    match state.standing(one, game) {
        Standing::Open(Some(id)) => by_card(lang, both, id.0),
        Standing::Open(None) => still_open(lang, both),
        Standing::Level(playoff) => level(lang, both, next_in(state, &playoff, lang)),
        Standing::Won { by, decider } => {
            let sum = |side: usize| {
                let all: i32 = game.boards.iter().map(|board| board[side]).sum();
                half(turmuhr_core::Points::tenths(all))
            };
            let score =
                if game.boards.is_empty() { String::new() } else { format!(" {}:{}", sum(0), sum(1)) };
            let winner = match decider {
                Decider::Bye | Decider::Points => named(by),
                Decider::Berlin => decided_by(lang, named(by), by_berlin(lang)),
                Decider::PlayOff => decided_by(lang, named(by), by_playoff(lang)),
                Decider::Lot => decided_by(lang, named(by), by_drawn_lot(lang)),
            };
            format!("{both}{score}: {winner}")
        }
    }
}

fn unfinished(state: &State, what: &Unfinished, lang: Lang) -> String {
    match what {
        Unfinished::NotDrawn(round) => open_draw(lang, round),
        Unfinished::Game(round, [home, guest], _) => {
            open_game(lang, pair(&entrant(state, *home, lang), &entrant(state, *guest, lang)), round)
        }
        Unfinished::NoOrder => open_order(lang),
        Unfinished::Tie(among) => open_tie(lang, all_of(state, among, lang)),
    }
}

/// What there is to say about a number of entrants.
pub fn size_line(entrants: usize, size: &Size, cite: &Cite, lang: Lang) -> Option<String> {
    let article = cited(cite);
    match size {
        Size::Fits => None,
        Size::NotAsTargeted { target } => Some(size_target(lang, entrants, target, article)),
        Size::NeedsDecision => Some(size_decision(lang, entrants, article)),
        Size::Breaks { allowed } => {
            let allowed: Vec<String> = allowed.iter().map(ToString::to_string).collect();
            let or = match lang {
                Lang::De => " oder ",
                Lang::En => " or ",
            };
            Some(size_breaks(lang, entrants, allowed.join(or), article))
        }
    }
}

/// What is due in a championship.
pub fn duty(id: ChampionshipId, duty: &Duty, state: &State, lang: Lang) -> String {
    let name = name(state, id, lang);
    match duty {
        Duty::Invite => due_invite(lang, name),
        Duty::Enter => due_enter(lang, name),
        Duty::Draw(round) => due_open(&name, &open_draw(lang, round)),
        Duty::Play(round, [home, guest]) => {
            let game = pair(&entrant(state, *home, lang), &entrant(state, *guest, lang));
            due_open(&name, &open_game(lang, game, round))
        }
        Duty::Rank => due_rank(lang, name),
        Duty::PlayOff(among) => due_open(&name, &open_tie(lang, all_of(state, among, lang))),
        Duty::Close => due_close(lang, name),
        Duty::Doubt(id) => due_doubt(lang, name, all_of(state, &[*id], lang)),
    }
}

/// A competition of an ordinance: what it is, who may enter, how many places.
pub fn competition_lines(
    id: &str,
    one: &Competition,
    limit: Option<(usize, Cite)>,
    lang: Lang,
) -> Vec<String> {
    let (name, title) = match lang {
        Lang::De => (&one.name.de, &one.title.de),
        Lang::En => (&one.name.en, &one.title.en),
    };
    let mut lines = vec![format!("{id}: {name} {}", cited(&one.at.cite()))];
    lines.push(match (one.of, one.boards) {
        (Of::Teams, Some(boards)) => of_teams(lang, boards, system(one.system, lang), title),
        (Of::Teams | Of::Players, _) => of_players(lang, system(one.system, lang), title),
    });
    let mut places: Vec<String> = Vec::new();
    if let Some(given) = one.places {
        let mut add = |number: usize, of: Ground| {
            if number > 0 {
                places.push(format!("{} {number}", ground(of, lang)));
            }
        };
        add(given.each, Ground::Verband);
        add(given.bezirk, Ground::Bezirk);
        add(given.host, Ground::Host);
        add(given.free, Ground::Free);
        add(given.odd, Ground::Odd);
        if let Some(largest) = given.largest {
            places.push(match lang {
                Lang::De => format!("die {} größten Verbände je {} mehr", largest.count, largest.more),
                Lang::En => {
                    format!("the {} largest sub-federations {} more each", largest.count, largest.more)
                }
            });
        }
    }
    if !places.is_empty() {
        lines.push(places_line(lang, places.join(", ")));
    }
    if let Some((limit, cite)) = limit {
        lines.push(age_line(lang, limit, cited(&cite)));
    }
    if one.female {
        lines.push(female_only(lang));
    }
    lines
}

/// The Laws a competition is played by, and its play-offs.
pub fn laws_of(state: &State, one: &Championship, lang: Lang) -> Option<String> {
    let (ordinance, competition) = (state.ordinance_for(one)?, state.competition(one)?);
    let regular = laws(ordinance, competition, GamePhase::Regular)?;
    let short = laws(ordinance, competition, GamePhase::PlayOff)?;
    let called = crate::incident::short_edition;
    if regular == short {
        return Some(laws_line(lang, called(regular)));
    }
    Some(laws_short(lang, called(regular), called(short)))
}

/// How many places each Verband has.
pub fn quota_lines(quotas: &Quotas, lang: Lang) -> Vec<String> {
    let article = articles(&quotas.cites);
    let mut lines: Vec<String> =
        quotas.each.iter().map(|(verband, count)| places_of(lang, verband, count, &article)).collect();
    if !quotas.largest.is_empty() {
        lines.push(largest_are(lang, quotas.largest.join(", ")));
    }
    if !quotas.order.is_empty() {
        let order: Vec<String> = quotas
            .order
            .iter()
            .map(|seat| format!("{} {}/{}", seat.verband, seat.members, seat.divisor))
            .collect();
        lines.push(by_quotients(lang, order.join(", ")));
    }
    if !quotas.by_lot.is_empty() {
        lines.push(lot_won(lang, quotas.by_lot.join(", ")));
    }
    lines
}

/// The list of places.
pub fn seat_lines(state: &State, one: &Championship, list: &SeatList, lang: Lang) -> Vec<String> {
    let mut lines = quota_lines(&list.quotas, lang);
    lines.push(match list.total {
        Some(total) => total_line(lang, list.entrants, total),
        None => entrants_line(lang, list.entrants),
    });
    for row in &list.rows {
        let (who, ground, cite) = (who(state, row.who, lang), ground(row.ground, lang), cited(&row.cite));
        lines.push(match row.entrant {
            Some(id) => format!("{:>3}  {who}: {ground} {cite}", id.0),
            None => format!("  –  {}", seat_unused(lang, who, ground, cite)),
        });
    }
    lines.extend(
        list.empty.iter().map(|(of, holder)| seat_empty(lang, who(state, *holder, lang), ground(*of, lang))),
    );
    lines.extend(
        list.gone
            .iter()
            .map(|(holder, gone)| right_gone(lang, who(state, *holder, lang), prior(*gone, lang))),
    );
    let open = |seat: &OpenSeat| {
        let what = match &seat.of {
            Some(of) => format!("{} {of}", ground(seat.ground, lang)),
            None => ground(seat.ground, lang).to_owned(),
        };
        seat_open(lang, what, seat.number)
    };
    lines.extend(list.open.iter().map(open));
    if let Some(competition) = state.competition(one) {
        lines.extend(size_line(list.entrants, &list.size, &competition.at.cite(), lang));
    }
    if let Some(free) = list.free.filter(|free| *free > 0) {
        lines.push(free_to_fit(lang, free));
    }
    if list.odd > 0 {
        lines.push(odd_line(lang, list.odd));
    }
    lines
}

/// A line of the final order.
pub fn rank_line(place: u32, who: &str, points: i32, boards: Option<i32>) -> String {
    let told = |tenths: i32| half(turmuhr_core::Points::tenths(tenths));
    let boards = boards.map(|boards| format!(":{}", told(boards))).unwrap_or_default();
    format!("{place}. {who} {}{boards}", told(points))
}

/// Ties that are played off, and what is next in them.
pub fn tie_lines(state: &State, one: &Championship, lang: Lang) -> Vec<String> {
    let line = |tie: &turmuhr_season::championship::ranking::Tie| {
        let who = all_of(state, &tie.among, lang);
        let next = match (tie.open(), tie.playoffs.first()) {
            (Some(playoff), _) => next_in(state, playoff, lang),
            (None, Some(decided)) => {
                let order = decided.state().order.unwrap_or_default();
                let order: Vec<EntrantId> = order.iter().flatten().map(|id| EntrantId(id.0)).collect();
                decided_order(lang, all_of(state, &order, lang))
            }
            (None, None) => next_none(lang),
        };
        if tie.serves_both() { tie_both(lang, who, next) } else { tie_line(lang, who, next) }
    };
    state.ties(one).iter().map(line).collect()
}

/// Who goes on, and who moves up.
pub fn onward(state: &State, one: &Championship, lang: Lang) -> Vec<String> {
    let onward = state.onward(one);
    let all = |of: &[Entrant]| of.iter().map(|one| who(state, *one, lang)).collect::<Vec<_>>().join(", ");
    if state.places_above(one) == 0 {
        return Vec::new();
    }
    let mut lines = Vec::new();
    lines.push(if onward.qualified.is_empty() {
        nobody_on(lang)
    } else {
        goes_on(lang, all(&onward.qualified))
    });
    if !onward.substitutes.is_empty() {
        lines.push(moves_up(lang, all(&onward.substitutes)));
    }
    lines
}

/// The title, or the winner where the ordinance gives none.
pub fn honour(state: &State, id: ChampionshipId, lang: Lang) -> Option<String> {
    let one = state.championships.all.get(&id)?;
    match state.title(id) {
        Some((holder, award)) => {
            let text = match lang {
                Lang::De => award.text.de,
                Lang::En => award.text.en,
            };
            Some(format!("{}: {text} {}", who(state, holder, lang), cited(&award.cite)))
        }
        None => state.champion(one).map(|holder| won_by(lang, who(state, holder, lang))),
    }
}
