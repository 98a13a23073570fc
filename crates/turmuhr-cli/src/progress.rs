//! A progress bar on a terminal, nothing in a pipe.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Counts up to `length`; silent outside a terminal.
pub(crate) fn bar(length: u64, what: &str) -> ProgressBar {
    let watched = std::io::stderr().is_terminal() && !std::io::stdout().is_terminal();
    let target = if watched { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(length), target);
    if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {percent:>3} %  {eta}") {
        bar.set_style(style);
    }
    bar.set_message(what.to_owned());
    bar
}
