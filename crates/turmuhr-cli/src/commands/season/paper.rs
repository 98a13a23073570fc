//! `print`: decisions, match reports, tables and schedules of a season on paper.

use std::{fs, io::Write};

use turmuhr_federation::Ordinance;
use turmuhr_print::{
    Templates,
    federation::{Ask, Document, from_season, paper},
    typeset,
};
use turmuhr_season::{DecisionId, State, file};
use turmuhr_texts::{
    print as say, program,
    season::{acts, names},
};

use super::book::{Asked, read};
use crate::outcome::{Done, Outcome, Trouble};

pub(super) fn print(call: &Asked<'_>) -> Done {
    let output = call.text("output");
    if output.is_none() && !call.json() {
        return Err(Trouble::Wrong(say::output_missing(call.lang)));
    }
    let state = call.read()?;
    let (document, text) = asked(call, &state)?;
    let class = match document {
        Document::LeagueTable | Document::Schedule => {
            let named = call.words().get(1).map(|name| call.class(&state, name)).transpose()?;
            named.map(|class| names::class(&state, class, call.lang))
        }
        _ => None,
    };
    let now = jiff::Zoned::now().datetime();
    let ask = Ask {
        ordinance: &|id| Ordinance::among(&state.texts, id).ok().flatten(),
        class: class.as_deref(),
        group: call.value("group")?,
        despite: call.has("despite"),
    };
    let made = paper(document, &text, &ask, call.lang, Some(now))
        .map_err(|why| Trouble::Wrong(format!("{}: {}", call.file(), why.told(call.lang))))?;
    for note in made.objections.iter().chain(&made.hints) {
        eprintln!("{}", program::note(call.lang, note));
    }
    if let Some(output) = output {
        let pdf = typeset(&made.sheet, &Templates::built_in(), Some(now))
            .map_err(|fault| Trouble::Wrong(fault.told(call.lang)))?;
        if output == "-" {
            let written = std::io::stdout().write_all(&pdf.bytes);
            written.map_err(|error| Trouble::writing(&error, call.lang))?;
            return Ok(Outcome::Done);
        }
        fs::write(output, &pdf.bytes).map_err(|error| Trouble::writing(&error, call.lang))?;
        if !call.json() {
            eprintln!("{}", say::written(call.lang, output, pdf.pages));
        }
    }
    if call.json() {
        call.print(&format!("{}\n", serde_json::to_string(&made.sheet).unwrap_or_default()))?;
    }
    Ok(Outcome::Done)
}

/// The document, and what it is made from.
fn asked(call: &Asked<'_>, state: &State) -> Result<(Document, String), Trouble> {
    let lang = call.lang;
    match call.word(0, "decision, report, table, schedule")? {
        "decision" => {
            let given = call.word(1, "DECISION")?;
            let id = given.parse().map(DecisionId).map_err(|_| call.wrong("DECISION", given))?;
            let known: Vec<String> = state.decisions.keys().map(|id| id.0.to_string()).collect();
            let text = from_season::decision(state, id, lang);
            Ok((Document::Decision, text.ok_or_else(|| call.unknown("DECISION", given, &known))?))
        }
        "report" => {
            let id = call.game(state, call.word(1, "MATCH")?)?;
            let text = from_season::match_report(state, id, lang);
            let none = || call.not_so(&turmuhr_season::Refusal::NoReport, state);
            Ok((Document::MatchReport, text.ok_or_else(none)?))
        }
        "table" => Ok((Document::LeagueTable, whole(call)?)),
        "schedule" => Ok((Document::Schedule, whole(call)?)),
        other => {
            let known = "decision, report, table, schedule";
            Err(Trouble::Wrong(acts::unknown(lang, "WHAT", other, known)))
        }
    }
}

/// The journal, as far as it is asked for.
fn whole(call: &Asked<'_>) -> Result<String, Trouble> {
    let journal = read(call.file(), call.lang)?;
    let Some(until) = call.value::<jiff::civil::Date>("as-of")? else { return Ok(file::write(&journal)) };
    let rest =
        journal.entries().iter().filter(|entry| turmuhr_season::day(entry) <= until).cloned().collect();
    let shorter = turmuhr_season::Journal::open(rest);
    let shorter =
        shorter.map_err(|why| Trouble::Wrong(turmuhr_texts::federation::season::broken(&why, call.lang)))?;
    Ok(file::write(&shorter))
}
