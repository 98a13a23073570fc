//! Components shared by many pages.

mod board;
mod diagram;
mod editor;
mod forms;
mod line;
mod money;
mod names;
mod paths;
pub(crate) mod plot;
mod rows;
mod sorting;
mod stepper;
mod telling;
mod typed;
mod view;

pub(crate) use board::BoardView;
pub(crate) use diagram::diagram;
pub(crate) use editor::{Editor, LONGEST_FEN};
pub(crate) use forms::{act, choice, csrf, csrf_of, field, options, reason};
pub(crate) use line::line;
pub(crate) use money::cents;
pub(crate) use names::Names;
pub(crate) use paths::Paths;
pub(crate) use rows::{GameRow, moved, rows};
pub(crate) use sorting::{By, Sorted, Sorting};
pub(crate) use stepper::{Clocks, Shown, Stepper, shown, style};
pub(crate) use telling::{Telling, needs_more, told_event};
pub(crate) use typed::{Door, Takes, Troubles, asked, field_name, input};
pub(crate) use view::{View, colour_class, disc, head, side};
