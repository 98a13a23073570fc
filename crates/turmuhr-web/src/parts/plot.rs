//! Plots as inline SVG: the style sheet sets colours, numbers are beside the marks.

use maud::{Markup, html};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 44.0;
const BOTTOM: f64 = 40.0;
const TOP: f64 = 12.0;

fn frame(title: &str, x: &str, y: &str, marks: &Markup) -> Markup {
    html! {
        figure.plot {
            figcaption { (title) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(title) {
                line.axis x1=(LEFT) y1=(HEIGHT - BOTTOM) x2=(WIDTH) y2=(HEIGHT - BOTTOM) {}
                (marks)
                text.label x=((WIDTH + LEFT) / 2.0) y=(HEIGHT - 4.0) text-anchor="middle" { (x) }
                text.label x="4" y=(TOP) { (y) }
            }
        }
    }
}

/// A bar for each value, with its number on top.
pub(crate) fn bars(title: &str, x: &str, y: &str, all: &[(String, u32)]) -> Markup {
    let most = f64::from(all.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1));
    let step = (WIDTH - LEFT) / all.len().max(1) as f64;
    let room = HEIGHT - BOTTOM - TOP - 16.0;
    let marks = html! {
        @for (at, (label, count)) in all.iter().enumerate() {
            @let height = f64::from(*count) / most * room;
            @let left = LEFT + step * at as f64;
            rect.bar x=(short(left + step * 0.15)) y=(short(HEIGHT - BOTTOM - height)) width=(short(step * 0.7)) height=(short(height)) {}
            text.value x=(short(left + step / 2.0)) y=(short(HEIGHT - BOTTOM - height - 4.0)) text-anchor="middle" { (count) }
            text.tick x=(short(left + step / 2.0)) y=(short(HEIGHT - BOTTOM + 14.0)) text-anchor="middle" { (label) }
        }
    };
    frame(title, x, y, &marks)
}

/// Shares of three kinds, one column for each row.
pub(crate) fn stacked(title: &str, x: &str, kinds: [&str; 3], all: &[(String, [u32; 3])]) -> Markup {
    let step = (WIDTH - LEFT) / all.len().max(1) as f64;
    let room = HEIGHT - BOTTOM - TOP - 16.0;
    let marks = html! {
        @for (at, (label, counts)) in all.iter().enumerate() {
            @let sum = f64::from(counts.iter().sum::<u32>().max(1));
            @let left = LEFT + step * at as f64;
            @for kind in 0..3 {
                @let below = f64::from(counts[..kind].iter().sum::<u32>()) / sum * room;
                @let height = f64::from(counts[kind]) / sum * room;
                @if counts[kind] > 0 {
                    rect class={ "share share-" (kind) } x=(short(left + step * 0.15)) y=(short(HEIGHT - BOTTOM - below - height)) width=(short(step * 0.7)) height=(short(height)) {}
                    text class={ "value on-share-" (kind) } x=(short(left + step / 2.0)) y=(short(HEIGHT - BOTTOM - below - height / 2.0 + 4.0)) text-anchor="middle" { (counts[kind]) }
                }
            }
            text.tick x=(short(left + step / 2.0)) y=(short(HEIGHT - BOTTOM + 14.0)) text-anchor="middle" { (label) }
        }
    };
    let legend = html! { ul.legend.plot { @for (kind, name) in kinds.iter().enumerate() { li { span class={ "swatch share-" (kind) } {} " " (name) } } } };
    html! { (frame(title, x, "", &marks)) (legend) }
}

/// A point for each player; the line marks equality.
pub(crate) fn scatter(title: &str, x: &str, y: &str, all: &[(String, i64, i64)]) -> Markup {
    let both = || all.iter().flat_map(|(_, one, other)| [*one, *other]);
    let low = both().min().unwrap_or(0) as f64 - 50.0;
    let high = both().max().unwrap_or(1) as f64 + 50.0;
    let across = |value: f64| LEFT + (value - low) / (high - low) * (WIDTH - LEFT - 8.0);
    let up = |value: f64| HEIGHT - BOTTOM - (value - low) / (high - low) * (HEIGHT - BOTTOM - TOP);
    let marks = html! {
        line.even x1=(short(across(low))) y1=(short(up(low))) x2=(short(across(high))) y2=(short(up(high))) {}
        @for tick in ((low / 200.0).ceil() as i64)..=((high / 200.0).floor() as i64) {
            @let value = tick as f64 * 200.0;
            text.tick x=(short(across(value))) y=(short(HEIGHT - BOTTOM + 14.0)) text-anchor="middle" { (tick * 200) }
            text.tick x=(short(LEFT - 4.0)) y=(short(up(value) + 4.0)) text-anchor="end" { (tick * 200) }
        }
        @for (name, one, other) in all {
            circle.point cx=(short(across(*one as f64))) cy=(short(up(*other as f64))) r="4" { title { (name) ": " (one) " → " (other) } }
        }
    };
    frame(title, x, y, &marks)
}

/// A tenth of a unit is precise enough.
fn short(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
