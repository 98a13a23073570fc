//! The line at the top of every page: the connection, and entries that wait. Its sentences are data for `queue.js`.

use maud::{Markup, html};

use crate::{
    assets,
    http::Ask,
    words::{line as say, shell},
};

pub(crate) fn line(ask: &Ask) -> Markup {
    let lang = ask.lang;
    // The script puts in the numbers.
    let (at, count) = ("{at}", "{count}");
    let ended = if ask.visitor.pass.is_some() { say::pass_ended(lang) } else { say::session_ended(lang) };
    html! {
        link rel="stylesheet" href=(assets::path("queue.css"));
        div #line data-visitor=[ask.visitor.mark()] data-pass=[ask.visitor.pass.is_some().then_some("yes")] data-worker="/worker.js"
            data-no-line=(say::no_line(lang, at)) data-sent-later=(say::sent_later(lang)) data-held=(say::held(lang)) data-send-held=(say::send_held(lang))
            data-one-waits=(say::one_waits(lang)) data-some-wait=(say::some_wait(lang, count))
            data-one-sent=(say::one_sent(lang)) data-some-sent=(say::some_sent(lang, count))
            data-waits=(say::waits(lang)) data-sent=(say::sent(lang)) data-undecided=(say::undecided(lang))
            data-session-ended=(ended) data-somebody-else=(say::somebody_else(lang))
            data-one-other=(say::one_other(lang)) data-some-other=(say::some_other(lang, count))
            data-of-pass=(say::of_pass(lang, at, "{what}")) data-take-over=(say::take_over(lang))
            data-enter-mine=(say::enter_mine(lang)) data-keep-theirs=(say::keep_theirs(lang)) data-ask-arbiter=(say::ask_arbiter(lang))
            data-leave-it=(shell::leave_it(lang)) data-remove=(say::remove(lang))
            data-too-old=(say::too_old(lang)) data-too-many=(say::too_many(lang)) data-not-understood=(say::not_understood(lang)) {
            p.now role="status" aria-live="polite" {}
            p.others hidden role="status" {
                span {} " "
                @if ask.visitor.mark().is_none() { a.button href="/login" { (shell::log_in(lang)) } " " }
                button type="button" { (say::drop_others(lang)) }
            }
            ul.rescued {}
            a.button.log-in hidden href="/login" { (say::log_in_and_go_on(lang)) }
            div aria-live="assertive" { ul.undecided {} }
        }
    }
}
