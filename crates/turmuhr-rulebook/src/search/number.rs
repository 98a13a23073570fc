//! Articles by the number a person types.

use turmuhr_core::{Citation, Edition, citation};

/// The article and its parts; also the parts of a number the edition itself does not list.
///
/// Case, blanks and brackets do not matter, nor a leading «Art.»: `10.10 (a)` is 10.10a.
pub fn by_number(edition: Edition, query: &str) -> Vec<Citation> {
    let number = folded_number(query);
    if number.is_empty() {
        return Vec::new();
    }
    match Citation::all(edition).find(|citation| folded_number(citation.article()) == number) {
        Some(citation) => std::iter::once(citation).chain(citation.below()).collect(),
        None => citation::below(edition, &number.to_uppercase()).collect(),
    }
}

pub(super) fn folded_number(number: &str) -> String {
    let small = number.trim().to_lowercase();
    let bare = ["article", "artikel", "art.", "art "]
        .iter()
        .find_map(|lead| small.strip_prefix(lead))
        .filter(|rest| rest.contains(|ch: char| ch.is_ascii_digit()))
        .unwrap_or(&small);
    let kept: String = bare.chars().filter(|ch| !ch.is_whitespace() && !"()".contains(*ch)).collect();
    kept.trim_end_matches('.').to_owned()
}

/// Digits first, or a letter or Roman number and a full stop: `9.2.1`, `a.4.2`, `iii.4`, `14c1`.
pub(super) fn shaped_like_a_number(folded: &str) -> bool {
    let mut parts = folded.split('.');
    let first = parts.next().unwrap_or("");
    let numeral = first.len() <= 3 && first.chars().all(|ch| ch.is_ascii_lowercase()) && folded.contains('.');
    let digits = |part: &str| {
        part.starts_with(|ch: char| ch.is_ascii_digit())
            && part.chars().filter(char::is_ascii_alphabetic).count() <= 3
            && part.chars().all(|ch| ch.is_ascii_alphanumeric())
    };
    (numeral && !first.is_empty() || digits(first)) && parts.all(digits)
}

/// The last part that fits: 9.7 is near 9.6, 7.5.9.1 near 7.5.5, 99.99 near the last article with a plain
/// number.
pub(super) fn nearest(edition: Edition, folded: &str) -> Option<Citation> {
    let (mut rest, mut last) = (folded, "");
    while let Some((above, part)) = rest.rsplit_once('.') {
        (rest, last) = (above, part);
        let found = Citation::all(edition).find(|citation| folded_number(citation.article()) == rest);
        if let Some(above) = found {
            return closest(above.children().into_iter(), last).or(Some(above));
        }
    }
    let top = Citation::all(edition).filter(|citation| citation.parent().is_none());
    closest(top, folded.split('.').next().unwrap_or(last))
}

/// The article whose last part is the number nearest to `part`; the first of two that are equally near.
fn closest(articles: impl Iterator<Item = Citation>, part: &str) -> Option<Citation> {
    let value = |part: &str| part.trim_end_matches(|ch: char| !ch.is_ascii_digit()).parse::<u32>().ok();
    let wanted = value(part)?;
    articles
        .filter_map(|citation| {
            Some((value(citation.article().rsplit('.').next()?)?.abs_diff(wanted), citation))
        })
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, citation)| citation)
}
