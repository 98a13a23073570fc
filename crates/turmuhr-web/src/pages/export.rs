//! Export of a section as a file.

use schemars::JsonSchema;
use serde::{
    Deserialize,
    de::{self, IntoDeserializer},
};
use turmuhr_exchange::trf::{Document, convert, csv, json as trf_json};
use turmuhr_tournament::{
    Person, Section,
    report::{self, Shown},
};

use crate::{
    desk::Snapshot,
    http::{Answer, Ask, Fault, file},
};

/// The file forms.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Form {
    Trf,
    Trf26,
    /// For ratings: the games really played.
    Trf26Rated,
    Trf16,
    Csv,
    Json,
    Pgn,
}

impl Form {
    fn named(word: &str) -> Option<Form> {
        Form::deserialize(word.into_deserializer()).map_err(|_: de::value::Error| ()).ok()
    }
}

/// The file after the last public round.
pub(crate) fn document(snapshot: &Snapshot, section: &Section, shown: Shown) -> Document {
    report::document(snapshot.event(), section, section.public_rounds(), shown)
}

pub(crate) async fn section(ask: Ask) -> Answer {
    let snapshot = ask.open().await?;
    let section = ask.section(&snapshot)?;
    let name = format!("{}-{}", snapshot.stream(), section.id);
    let counted = || document(&snapshot, section, Shown::AsCounted);
    Ok(match Form::named(ask.path.text("form")).ok_or(Fault::NotFound)? {
        Form::Trf26 | Form::Trf => {
            file("text/plain; charset=utf-8", &format!("{name}.trf"), counted().write().0)
        }
        Form::Trf26Rated => {
            let rated = document(&snapshot, section, Shown::AsRated);
            file("text/plain; charset=utf-8", &format!("{name}-rated.trf"), rated.write().0)
        }
        Form::Trf16 => {
            let (older, _) = convert::to_trf16(&counted());
            file("text/plain; charset=utf-8", &format!("{name}-16.trf"), older.write().0)
        }
        Form::Csv => file("text/csv; charset=utf-8", &format!("{name}.csv"), table(&snapshot, section)),
        Form::Json => file("application/json", &format!("{name}.json"), trf_json::write(&counted())),
        Form::Pgn => {
            file("application/x-chess-pgn; charset=utf-8", &format!("{name}.pgn"), games(&snapshot, section))
        }
    })
}

/// A spreadsheet of the players, with what a tournament file has no column for.
fn table(snapshot: &Snapshot, section: &Section) -> String {
    let people = report::people(snapshot.event(), section);
    let column =
        |of: &dyn Fn(&Person) -> String| people.iter().map(|(id, person)| (*id, of(person))).collect();
    let rating =
        |person: &Person| person.national_rating.map(|rating| rating.to_string()).unwrap_or_default();
    let more = [
        ("national_rating", column(&rating)),
        ("national_id", column(&|person| person.national_number.clone())),
        ("club", column(&|person| person.club.clone())),
    ];
    csv::write_with(&document(snapshot, section, Shown::AsCounted), &more).0
}

/// All stored games; players' names are added if missing.
fn games(snapshot: &Snapshot, section: &Section) -> String {
    let mut text = String::new();
    let name = |id: Option<turmuhr_tournament::EntryId>| {
        let known = id.and_then(|id| section.players.get(&id));
        known.map_or("?", |player| player.person.name.as_str()).replace(['"', '\\', '\n'], " ")
    };
    for (round, number) in section.rounds.iter().zip(1..=section.public_rounds()) {
        for (pair, board) in round.pairs.iter().zip(1..) {
            for game in pair.games.iter().filter(|game| !game.pgn.trim().is_empty()) {
                if !game.pgn.trim_start().starts_with('[') {
                    let result = game
                        .result
                        .map(|result| result.to_string())
                        .filter(|result| ["1-0", "0-1", "1/2-1/2"].contains(&result.as_str()));
                    let event = snapshot.event().details.name.replace(['"', '\\', '\n'], " ");
                    text.push_str(&format!(
                        "[Event \"{event}\"]\n[Round \"{number}.{board}\"]\n[White \"{}\"]\n[Black \"{}\"]\n[Result \"{}\"]\n\n",
                        name(game.white),
                        name(game.black),
                        result.as_deref().unwrap_or("*")
                    ));
                }
                text.push_str(game.pgn.trim());
                text.push_str("\n\n");
            }
        }
    }
    text
}
