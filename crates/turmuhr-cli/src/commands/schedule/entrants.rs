//! The entrants: a number, a list of names, or the players or teams of a tournament file.

use turmuhr_exchange::trf::{Finding, Record, Tournament};
use turmuhr_texts::{Lang, schedule as say};

use crate::{files, outcome::Trouble, tournaments};

pub(super) struct Entrants {
    /// Empty names where only the number of entrants is known.
    pub(super) names: Vec<String>,
    /// Club or federation; empty for none.
    pub(super) groups: Vec<String>,
    pub(super) tournament: Option<Tournament>,
}

impl Entrants {
    pub(super) fn of(who: &str, lang: Lang) -> Result<Entrants, Trouble> {
        if let Ok(count) = who.parse::<usize>() {
            let count = count.min(super::MOST + 1);
            return Ok(Entrants {
                names: vec![String::new(); count],
                groups: vec![String::new(); count],
                tournament: None,
            });
        }
        if who != "-" && !std::path::Path::new(who).exists() {
            return Err(Trouble::Wrong(say::bad_who(lang, who)));
        }
        let bytes = files::read(who, lang)?;
        if is_tournament(who, &bytes) {
            return Entrants::of_tournament(who, &bytes, lang);
        }
        let text = String::from_utf8_lossy(&bytes);
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let (names, groups) = lines
            .map(|line| {
                let (name, group) = line.split_once([';', '\t']).unwrap_or((line, ""));
                (name.trim().to_owned(), group.trim().to_owned())
            })
            .unzip();
        Ok(Entrants { names, groups, tournament: None })
    }

    fn of_tournament(path: &str, bytes: &[u8], lang: Lang) -> Result<Entrants, Trouble> {
        let loaded = tournaments::parse(path, bytes, None, lang)?;
        let tournament = loaded.tournament();
        let errors: Vec<Finding> = tournament.errors().cloned().collect();
        if !errors.is_empty() {
            return Err(Trouble::Wrong(tournaments::refusal(path, &errors, lang)));
        }
        let teams: Vec<String> = loaded
            .read
            .document
            .records()
            .filter_map(|record| match record {
                Record::Team(team) => Some(team.name.trim().to_owned()),
                _ => None,
            })
            .collect();
        let (names, groups) = if teams.is_empty() {
            let person = |player: &turmuhr_contest::Player| {
                let person = &player.person;
                (person.name.clone(), person.federation.trim().to_owned())
            };
            tournament.contest.players.iter().map(person).unzip()
        } else {
            let groups = vec![String::new(); teams.len()];
            (teams, groups)
        };
        Ok(Entrants { names, groups, tournament: Some(tournament) })
    }

    pub(super) fn groups(&self) -> Vec<&str> {
        self.groups.iter().map(String::as_str).collect()
    }

    pub(super) fn has_names(&self) -> bool {
        self.names.iter().any(|name| !name.is_empty())
    }

    /// The name, or the number of the entry where there is none.
    pub(super) fn name(&self, entrant: usize) -> String {
        match self.names.get(entrant) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => (entrant + 1).to_string(),
        }
    }

    pub(super) fn label(&self, number: u32, entrant: usize) -> String {
        if self.has_names() { format!("{number} {}", self.name(entrant)) } else { number.to_string() }
    }
}

/// By the end of the file's name, else by its lines: records begin with three signs and a blank.
fn is_tournament(path: &str, bytes: &[u8]) -> bool {
    let ends = |end: &str| path.to_ascii_lowercase().ends_with(end);
    if [".trf", ".trfx", ".json", ".csv"].iter().any(|end| ends(end)) {
        return true;
    }
    let begin = bytes.trim_ascii_start();
    let record = |line: &[u8]| line.starts_with(b"001 ") || line.starts_with(b"012 ");
    begin.starts_with(b"{") || begin.split(|byte| *byte == b'\n').any(record)
}
