//! A list as the store keeps it: one line a player, in parts of limited size, with the data needed to enter a
//! player.

use super::{Figures, Listed};
use crate::trf::records::player::Sex;

/// Players in a part.
const ROWS: usize = 20_000;

/// Games and coefficients are left out: an entry has no fields for them.
pub fn write(players: &[Listed]) -> Vec<String> {
    players.chunks(ROWS).map(|part| part.iter().map(line).collect()).collect()
}

fn line(player: &Listed) -> String {
    let number = |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
    let plain = |text: &str| text.replace(['\t', '\n', '\r'], " ");
    let sex = player.sex.map(|sex| sex.letter().to_string()).unwrap_or_default();
    let fields = [
        player.fide_id.to_string(),
        plain(&player.name),
        plain(&player.federation),
        sex,
        plain(&player.title),
        plain(&player.women_title),
        number(player.birth_year),
        number(player.standard.rating),
        number(player.rapid.rating),
        number(player.blitz.rating),
        if player.inactive { "i" } else { "" }.to_owned(),
        number(player.dwz),
        number(player.index),
        plain(&player.national_id),
        plain(&player.club),
    ];
    fields.join("\t") + "\n"
}

/// Reading never fails: missing fields are empty.
pub fn read(part: &str) -> impl Iterator<Item = Listed> {
    part.lines().map(|line| {
        let mut fields = line.split('\t');
        let mut next = || fields.next().unwrap_or_default();
        let number = |text: &str| text.parse().ok();
        let rated = |text: &str| Figures { rating: text.parse().ok(), ..Figures::default() };
        Listed {
            fide_id: next().parse().unwrap_or(0),
            name: next().into(),
            federation: next().into(),
            sex: next().chars().next().and_then(Sex::from_letter),
            title: next().into(),
            women_title: next().into(),
            birth_year: number(next()),
            standard: rated(next()),
            rapid: rated(next()),
            blitz: rated(next()),
            inactive: next() == "i",
            dwz: number(next()),
            index: number(next()),
            national_id: next().into(),
            club: next().into(),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_comes_back_as_it_was() {
        let rated = |rating| Figures { rating: Some(rating), ..Figures::default() };
        let players: Vec<Listed> = (1..=ROWS as u32 + 5)
            .map(|number| Listed {
                fide_id: number,
                name: format!("Müller {number}, Eva").into(),
                federation: "GER".into(),
                sex: Some(Sex::Female),
                title: "WFM".into(),
                birth_year: Some(1998),
                standard: rated(2054),
                blitz: rated(1990),
                inactive: number % 2 == 0,
                dwz: Some(1998),
                index: Some(52),
                national_id: "10012345".into(),
                club: "SK\tLehrte".into(),
                ..Listed::default()
            })
            .collect();
        let parts = write(&players);
        assert_eq!(parts.len(), 2);
        let back: Vec<Listed> = parts.iter().flat_map(|part| read(part)).collect();
        let expected: Vec<Listed> =
            players.into_iter().map(|player| Listed { club: "SK Lehrte".into(), ..player }).collect();
        assert_eq!(back, expected);
        assert_eq!(read("7").next().map(|player| player.fide_id), Some(7));
    }
}
