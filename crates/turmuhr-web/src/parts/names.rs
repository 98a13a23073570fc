//! Short names of players for sentences.

use std::collections::HashMap;

use turmuhr_core::PlayerId;

use super::View;

/// By starting number: the surname if unique, else both names, else with the number.
pub(crate) struct Names(Vec<String>);

impl Names {
    pub(crate) fn new(view: &View<'_>) -> Names {
        let section = view.section;
        let full: Vec<&str> = view.list.parties().iter().map(|party| section.name(*party)).collect();
        Names(if view.of_teams() { distinct(&[full]) } else { called(&full) })
    }

    pub(crate) fn short(&self, id: PlayerId) -> String {
        let name = (id.0 as usize).checked_sub(1).and_then(|at| self.0.get(at));
        name.map_or_else(|| id.to_string(), Clone::clone)
    }

    /// «Weber (1)».
    pub(crate) fn numbered(&self, id: PlayerId) -> String {
        let (name, number) = (self.short(id), format!("({id})"));
        if name.ends_with(&number) { name } else { format!("{name} {number}") }
    }
}

fn called(full: &[&str]) -> Vec<String> {
    let surnames = full.iter().map(|name| name.split(',').next().unwrap_or(name).trim().to_owned()).collect();
    let spoken = full.iter().map(|name| match name.split_once(',') {
        Some((surname, first)) if !first.trim().is_empty() => format!("{} {}", first.trim(), surname.trim()),
        _ => name.trim().to_owned(),
    });
    distinct(&[surnames, spoken.collect()])
}

/// The first form that is unique; the last one with the number if none is.
fn distinct<S: AsRef<str>>(ways: &[Vec<S>]) -> Vec<String> {
    let mut shared: Vec<HashMap<&str, u32>> = Vec::new();
    for way in ways {
        let mut count = HashMap::new();
        for name in way {
            *count.entry(name.as_ref()).or_default() += 1;
        }
        shared.push(count);
    }
    let players = ways.first().map_or(0, Vec::len);
    let one = |at: usize| {
        let mut last = String::new();
        for (way, count) in ways.iter().zip(&shared) {
            let Some(name) = way.get(at).map(AsRef::as_ref) else { continue };
            if count.get(name) == Some(&1) {
                return name.to_owned();
            }
            last = format!("{name} ({})", at + 1);
        }
        last
    };
    (0..players).map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_as_long_as_it_takes_to_tell_people_apart() {
        let names =
            Names(called(&["Weber, Jan", "Müller, Eva", "Müller, Tim", "Roth, Lea", "Roth, Lea", "Ann O"]));
        let all: Vec<String> = (1..=7).map(|id| names.short(PlayerId(id))).collect();
        assert_eq!(all, ["Weber", "Eva Müller", "Tim Müller", "Lea Roth (4)", "Lea Roth (5)", "Ann O", "7"]);
        assert_eq!(names.numbered(PlayerId(1)), "Weber (1)");
        assert_eq!(names.numbered(PlayerId(4)), "Lea Roth (4)");
    }
}
