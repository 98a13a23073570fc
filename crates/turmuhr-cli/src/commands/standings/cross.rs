//! The cross table of a round robin.

use serde_json::{Value as Json, json};
use turmuhr_core::PlayerId;
use turmuhr_round_robin::withdrawal::Treatment;
use turmuhr_standings::{
    cross::{CrossCell, Mark, cross_table},
    withdrawal::Account,
};
use turmuhr_texts::standings as say;

use super::{super::aligned, Told};

impl Told<'_> {
    /// Rank, number, name, a column for every player, points and tie-breaks. Players whose results do not count have no
    /// rank and no points; their results are in brackets.
    pub(super) fn cross(&self) -> String {
        let rows = self.rows();
        let order: Vec<PlayerId> = rows.iter().map(|row| row.id).collect();
        let table = cross_table(self.accounted, &order);
        let [rank, number, name, points] = say::heads(self.lang);
        let mut head = vec![rank, number, name];
        head.extend((1..=table.order.len()).map(|column| column.to_string()));
        head.push(points);
        head.extend(self.standings.codes.iter().map(ToString::to_string));
        let mut lines = vec![head];
        for (place, id) in table.order.iter().enumerate() {
            let row = rows.iter().find(|row| row.id == *id);
            let rank = row.map(|row| format!("{}.", self.rank(row))).unwrap_or_default();
            let mut line = vec![rank, id.to_string(), self.name_of(*id)];
            line.extend(table.cells[place].iter().enumerate().map(|(column, cells)| match column == place {
                true => "×".to_owned(),
                false => cells.iter().map(|cell| self.cell(cell)).collect(),
            }));
            if let Some(row) = row {
                line.push(say::number(row.points.amount, self.lang));
                line.extend(row.values.iter().map(|value| {
                    value
                        .as_ref()
                        .map_or_else(|| "-".to_owned(), |value| say::number(value.amount, self.lang))
                }));
            }
            lines.push(line);
        }
        aligned(&lines) + &self.footnotes()
    }

    fn cell(&self, cell: &CrossCell) -> String {
        let mark = match cell.mark {
            Mark::Points(points) if !self.accounted.counted.is_of_teams() && points.in_tenths() == 5 => {
                "½".to_owned()
            }
            Mark::Points(points) => say::points(points, self.lang),
            Mark::Plus => "+".to_owned(),
            Mark::Minus => "-".to_owned(),
            Mark::Pending => "*".to_owned(),
        };
        if cell.counts { mark } else { format!("({mark})") }
    }
}

pub(super) fn account(account: &Account) -> Json {
    json!({
        "id": account.leaver.id.0,
        "after": account.leaver.after,
        "played": account.played,
        "scheduled": account.scheduled,
        "treatment": match (account.treatment, account.scheduled) {
            (_, None) => "untouched",
            (Treatment::Stands, _) => "counted",
            (Treatment::ShownOnly, _) => "not-counted",
            (Treatment::Annulled, _) => "annulled",
        },
    })
}
