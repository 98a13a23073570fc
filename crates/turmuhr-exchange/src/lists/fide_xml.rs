//! FIDE's list as XML, a player at a time: the file is far too long to hold.

use std::io::BufRead;

use super::{List, Listed, NoList, RowFault, RowFaultKind, figure, figures, inactive, sex};
use crate::encoding::decode;

/// The fields of a player as they stand in the file.
#[derive(Default)]
struct Fields(Vec<(String, String)>);

impl Fields {
    fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(known, _)| known == name).map_or("", |(_, text)| text.as_str())
    }

    fn player(&self) -> Result<Listed, RowFaultKind> {
        let fide_id = self.get("fideid").parse().map_err(|_| RowFaultKind::BadNumber)?;
        if self.get("name").is_empty() {
            return Err(RowFaultKind::NoName);
        }
        Ok(Listed {
            fide_id,
            name: self.get("name").into(),
            federation: self.get("country").into(),
            sex: sex(self.get("sex")),
            title: self.get("title").into(),
            women_title: self.get("w_title").into(),
            birth_year: figure(self.get("birthday"))?,
            standard: figures(self.get("rating"), self.get("games"), self.get("k"))?,
            rapid: figures(self.get("rapid_rating"), self.get("rapid_games"), self.get("rapid_k"))?,
            blitz: figures(self.get("blitz_rating"), self.get("blitz_games"), self.get("blitz_k"))?,
            inactive: inactive(self.get("flag")),
            ..Listed::default()
        })
    }
}

/// Reads the list a player at a time.
pub fn read(mut input: impl BufRead) -> Result<List, NoList> {
    let (mut text, mut tag) = (Vec::new(), Vec::new());
    let (mut list, mut number) = (List::default(), 0);
    let mut player: Option<Fields> = None;
    let mut seen = false;
    loop {
        text.clear();
        tag.clear();
        input.read_until(b'<', &mut text)?;
        if input.read_until(b'>', &mut tag)? == 0 {
            return if seen { Ok(list) } else { Err(NoList::NoColumn("playerslist")) };
        }
        let name = decode(&tag).trim_end_matches('>').trim().to_owned();
        seen |= name == "playerslist";
        match (name.as_str(), &mut player) {
            ("player", _) => {
                player = Some(Fields::default());
                number += 1;
            }
            ("/player", Some(fields)) => {
                match fields.player() {
                    Ok(player) => list.players.push(player),
                    Err(kind) => list.faults.push(RowFault { line: number, kind }),
                }
                player = None;
            }
            (closing, Some(fields)) => {
                if let Some(field) = closing.strip_prefix('/') {
                    let text = decode(text.strip_suffix(b"<").unwrap_or(&text)).trim().to_owned();
                    fields.0.push((field.to_owned(), unescaped(&text)));
                }
            }
            (_, None) => {}
        }
    }
}

/// The five names XML knows, and numbers; anything else stays as it is.
fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        plain.push_str(&rest[..at]);
        rest = &rest[at..];
        let sign = rest.split_once(';').and_then(|(entity, after)| Some((sign(&entity[1..])?, after)));
        match sign {
            Some((sign, after)) => {
                plain.push(sign);
                rest = after;
            }
            None => {
                plain.push('&');
                rest = &rest[1..];
            }
        }
    }
    plain.push_str(rest);
    plain
}

fn sign(entity: &str) -> Option<char> {
    match entity {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => {
            let number = entity.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_one_after_the_other() {
        let text = "<playerslist>\n<player>\n<fideid>1503014</fideid>\n<name>O&apos;Hara, J&#246;rg</name>\n<country>NOR</country>\n<sex>M</sex>\n<title>GM</title>\n<w_title></w_title>\n<rating>2839</rating>\n<games>9</games>\n<k>10</k>\n<rapid_rating>0</rapid_rating>\n<birthday>1990</birthday>\n<flag></flag>\n</player>\n<player><fideid>x</fideid></player>\n</playerslist>";
        let list = read(text.as_bytes()).expect("a list");
        assert_eq!(list.faults, [RowFault { line: 2, kind: RowFaultKind::BadNumber }]);
        let [player] = &list.players[..] else { panic!("{list:?}") };
        assert_eq!(
            (&*player.name, player.standard.rating, player.rapid.rating),
            ("O'Hara, Jörg", Some(2839), None)
        );
        assert!(read(&b""[..]).is_err() && read(&b"<html>"[..]).is_err());
    }
}
