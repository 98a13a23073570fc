//! Rows of the table, so that it can be printed, compared and probed without naming every field again.

use super::Cites;

/// One row of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The row's id, such as `P-083`; it never changes.
    pub id: &'static str,
    /// The field's name, unique over all groups.
    pub key: &'static str,
    /// The value, as `Debug` prints it.
    pub value: String,
    /// The articles of the cell.
    pub cites: Cites,
}

/// A group of rows.
pub trait Rows {
    /// Every row of the group, in order.
    fn rows(&self) -> Vec<Row>;

    /// Takes the value of this row from another page, not its article. An unknown key changes nothing.
    fn take_row(&mut self, key: &str, from: &Self);
}

/// Declares a group: a struct of cells, and its rows.
macro_rules! rows {
    ($(#[$doc:meta])* $group:ident { $( $(#[$field_doc:meta])* $id:literal $field:ident: $value:ty ),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq)]
        pub struct $group {
            $( $(#[$field_doc])* #[doc = concat!("(", $id, ")")] pub $field: $crate::rules::Cell<$value>, )*
        }

        impl $crate::rules::Rows for $group {
            fn rows(&self) -> Vec<$crate::rules::Row> {
                vec![$(
                    $crate::rules::Row {
                        id: $id,
                        key: stringify!($field),
                        value: format!("{:?}", self.$field.value),
                        cites: self.$field.cites,
                    },
                )*]
            }

            fn take_row(&mut self, key: &str, from: &Self) {
                match key {
                    $( stringify!($field) => self.$field.value = from.$field.value, )*
                    _ => {}
                }
            }
        }
    };
}

pub(crate) use rows;
