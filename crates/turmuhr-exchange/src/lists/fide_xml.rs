//! FIDE's list as XML, read player by player: the file is too long for memory.

use std::io::BufRead;

use quick_xml::{
    Error, Reader,
    escape::resolve_xml_entity,
    events::{BytesRef, Event},
};

use super::{List, Listed, NoList, RowFault, RowFaultKind, figure, figures, inactive, sex};
use crate::encoding::decode;

/// The fields of a player as in the file.
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

/// Reads the list player by player. Invalid markup is skipped.
pub fn read(input: impl BufRead) -> Result<List, NoList> {
    let mut xml = reader(input);
    let (mut buffer, mut text) = (Vec::new(), String::new());
    let (mut list, mut number) = (List::default(), 0);
    let mut player: Option<Fields> = None;
    let mut seen = false;
    loop {
        buffer.clear();
        let event = match xml.read_event_into(&mut buffer) {
            Ok(event) => event,
            Err(Error::Io(error)) => return Err(NoList::Unreadable(error.to_string())),
            // An error ends a reader; a new one continues after it.
            Err(_) if xml.buffer_position() > 0 => {
                xml = reader(xml.into_inner());
                continue;
            }
            Err(_) => Event::Eof,
        };
        match event {
            Event::Start(tag) => {
                text.clear();
                seen |= tag.name().as_ref() == b"playerslist";
                if tag.name().as_ref() == b"player" {
                    player = Some(Fields::default());
                    number += 1;
                }
            }
            Event::End(tag) if tag.name().as_ref() == b"player" => {
                match player.take().map(|fields| fields.player()) {
                    Some(Ok(player)) => list.players.push(player),
                    Some(Err(kind)) => list.faults.push(RowFault { line: number, kind }),
                    None => {}
                }
            }
            Event::End(tag) => {
                if let Some(fields) = &mut player {
                    fields.0.push((decode(tag.name().as_ref()).into_owned(), text.trim().to_owned()));
                }
                text.clear();
            }
            Event::Text(part) => text.push_str(&decode(&part)),
            Event::CData(part) => text.push_str(&decode(&part)),
            Event::GeneralRef(entity) => push_entity(&mut text, &entity),
            Event::Eof => return if seen { Ok(list) } else { Err(NoList::NoColumn("playerslist")) },
            Event::Empty(_) | Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {}
        }
    }
}

/// Lenient: a list with a mistake is still usable.
fn reader<R: BufRead>(input: R) -> Reader<R> {
    let mut xml = Reader::from_reader(input);
    let config = xml.config_mut();
    config.allow_dangling_amp = true;
    config.allow_unmatched_ends = true;
    config.check_end_names = false;
    config.expand_empty_elements = true;
    xml
}

/// The five XML entities, and character references; anything else stays unchanged.
fn push_entity(text: &mut String, entity: &BytesRef<'_>) {
    let name = decode(entity);
    if let Ok(Some(sign)) = entity.resolve_char_ref() {
        text.push(sign);
    } else if let Some(known) = resolve_xml_entity(&name) {
        text.push_str(known);
    } else {
        text.extend(["&", &name, ";"]);
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

    #[test]
    fn a_list_with_mistakes_is_read_to_its_end() {
        let player = |number: u32, name: &str| {
            format!("<player><fideid>{number}</fideid><name>{name}</name></player>\n")
        };
        let text = [
            "\u{feff}<?xml version=\"1.0\"?>\n<!-- of today --><playerslist>\n".to_owned(),
            player(1, "Ruy & Co &unknown; &#xe9; &#0;"),
            player(2, "<![CDATA[A < B]]>"),
            // An unclosed name, an extra end tag, invalid markup, an unclosed entity.
            "<player><fideid>3</fideid><name>C</player></b>".to_owned(),
            player(4, "D").replace("<fideid>", "<!nonsense <fideid>"),
            player(5, "E &amp"),
            "<player><fideid>6</fideid><name>cut o".to_owned(),
        ]
        .concat();
        let list = read(text.as_bytes()).expect("a list");
        let names: Vec<&str> = list.players.iter().map(|player| &*player.name).collect();
        assert_eq!(names, ["Ruy & Co &unknown; é &#0;", "A < B", "D", "E &amp"], "{list:?}");
        let faults: Vec<usize> = list.faults.iter().map(|fault| fault.line).collect();
        assert_eq!(faults, [3]);
        let latin = b"<playerslist><player><fideid>7</fideid><name>S\xe4misch</name></player></playerslist>";
        assert_eq!(&*read(&latin[..]).expect("a list").players[0].name, "S\u{e4}misch");
    }
}
