//! The content of a sheet as lines of text.

use turmuhr_print::{
    Sheet,
    sheet::{Body, Cell, Table},
};

/// A sheet as lines of text.
pub(crate) fn told(sheet: &Sheet) -> String {
    let mut text = format!("{} | {}\n{} · {}\n", sheet.title, sheet.subtitle, sheet.event, sheet.section);
    for fact in &sheet.facts {
        text.push_str(&format!("{}: {}\n", fact.label, fact.value));
    }
    match &sheet.body {
        Body::Table(table) => text.push_str(&rows(table)),
        Body::Report { parts, signatures } => {
            for part in parts {
                text.push_str(&format!("\n# {}\n", part.heading));
                text.push_str(&part.table.as_ref().map(rows).unwrap_or_default());
                for fact in &part.facts {
                    text.push_str(&format!("{}: {}\n", fact.label, fact.value));
                }
                for line in &part.lines {
                    text.push_str(&format!("{line}\n"));
                }
            }
            text.push_str(&format!("\n{}\n", signatures.join(" | ")));
        }
        Body::Envelope(envelope) => {
            for (player, used) in envelope.players.iter().zip(&envelope.used) {
                text.push_str(&format!("{}: {} ({used})\n", player.label, player.value));
            }
            text.push_str(&board(&envelope.squares));
            for fact in &envelope.facts {
                text.push_str(&format!("{}: {}\n", fact.label, fact.value));
            }
            text.push_str(&format!(
                "{}\n{} | {}\n",
                envelope.check,
                envelope.confirmed.join(" | "),
                envelope.director
            ));
        }
        Body::Form { parts, signatures } => {
            for part in parts {
                text.push_str(&format!("\n# {}\n", part.heading));
                for said in &part.said {
                    text.push_str(&format!("{said}\n"));
                }
                for field in &part.fields {
                    let value =
                        if field.lines > 0 { "_".repeat(field.lines as usize) } else { field.value.clone() };
                    let label =
                        if field.label.is_empty() { String::new() } else { format!("{}: ", field.label) };
                    text.push_str(&format!("{label}{value}\n"));
                    text.push_str(&board(&field.squares));
                }
                text.push_str(&part.table.as_ref().map(rows).unwrap_or_default());
            }
            text.push_str(&format!("\n{}\n", signatures.join(" | ")));
        }
        Body::Certificates { certificates } => {
            for one in certificates {
                let lines = [
                    &one.heading,
                    &one.event,
                    &one.when,
                    &one.name,
                    &one.of,
                    &one.reached,
                    &one.place,
                    &one.points,
                ];
                for line in lines {
                    text.push_str(&format!("{line}\n"));
                }
                text.push_str(&format!("{}\n", one.signatures.join(" | ")));
            }
        }
        Body::Licence(card) => {
            text.push_str(&format!("{}\n", card.name));
            for fact in card.front.iter().chain(&card.back) {
                text.push_str(&format!("{}: {}\n", fact.label, fact.value));
            }
        }
        _ => {}
    }
    for note in &sheet.notes {
        text.push_str(&format!("* {note}\n"));
    }
    text
}

fn rows(table: &Table) -> String {
    let cell = |cell: &Cell| match cell {
        Cell::Text(text) => text.clone(),
        Cell::Two { text, small } if small.is_empty() => text.clone(),
        Cell::Two { text, small } => format!("{text}/{small}"),
    };
    let heads: Vec<String> = table.columns.iter().map(|column| column.head.clone()).collect();
    let mut text = format!("{}\n", heads.join(" | "));
    for row in &table.rows {
        let cells: Vec<String> = row.cells.iter().map(cell).collect();
        text.push_str(&format!("{}\n", cells.join(" | ")));
    }
    text
}

fn board(squares: &[String]) -> String {
    let square = |square: &String| if square.is_empty() { "·".to_owned() } else { square.clone() };
    squares.chunks(8).map(|rank| rank.iter().map(square).collect::<String>() + "\n").collect()
}
