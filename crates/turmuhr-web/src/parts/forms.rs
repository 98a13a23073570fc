//! Forms: each carries the secret of its visitor, an id for its act, and the position its page shows. A form that is shown
//! again keeps the position of the first time, because its values are of that time.

use maud::{Markup, html};

use crate::{http::Ask, words::shell as say};

pub(crate) fn csrf(ask: &Ask) -> Markup {
    csrf_of(ask, ask.form.text("seen").parse().ok().or_else(|| ask.csrf.seen()))
}

/// As [`csrf`], for a form that has seen the journal up to this position.
pub(crate) fn csrf_of(ask: &Ask, seen: Option<u64>) -> Markup {
    html! {
        input type="hidden" name="csrf" value=(ask.csrf.token());
        @if ask.is_known() {
            input type="hidden" name="act" value=(ask.csrf.act());
            @if let Some(seen) = seen { input type="hidden" name="seen" value=(seen); }
            @if ask.form.has("own") { input type="hidden" name="own" value=(ask.form.text("own")); }
        }
    }
}

/// A button for a single act.
pub(crate) fn act(ask: &Ask, action: &str, label: &str, class: &str, fields: &[(&str, &str)]) -> Markup {
    html! {
        form.act method="post" action=(action) {
            (csrf(ask))
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            button class=(class) { (label) }
        }
    }
}

/// A text field.
pub(crate) fn field(name: &str, label: &str, value: &str, kind: &str) -> Markup {
    html! {
        label.field {
            span { (label) }
            input name=(name) type=(kind) value=(value) autocomplete="off";
        }
    }
}

pub(crate) fn reason(ask: &Ask, required: bool) -> Markup {
    html! {
        label.field {
            span { (say::reason(ask.lang)) }
            input name="reason" type="text" required[required] autocomplete="off";
        }
    }
}

/// A selection of one value.
pub(crate) fn choice(name: &str, label: &str, chosen: &str, all: &[(String, String)]) -> Markup {
    html! {
        label.field {
            span { (label) }
            select name=(name) { (options(chosen, all)) }
        }
    }
}

pub(crate) fn options(chosen: &str, all: &[(String, String)]) -> Markup {
    html! {
        @for (value, label) in all {
            option value=(value) selected[value == chosen] { (label) }
        }
    }
}
