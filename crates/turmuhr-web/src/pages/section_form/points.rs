//! What a win, a draw, a loss and the bye are worth, as people write it: «1 ½ 0».

use std::str::FromStr;

use turmuhr_core::Points;
use turmuhr_texts::{Lang, values};
use turmuhr_tournament::settings::PointSystem;

pub(super) fn written(points: PointSystem, lang: Lang) -> String {
    let all = [Some(points.win), Some(points.draw), Some(points.loss), points.bye];
    let all: Vec<String> = all.into_iter().flatten().map(|points| values::points(points, lang)).collect();
    all.join(" ")
}

/// «½», «1½», «0,5», «0.5».
fn worth(word: &str) -> Option<Points> {
    let half = if word.starts_with('½') { "0.5" } else { ".5" };
    Points::from_str(&word.replace('½', half).replace(',', ".")).ok()
}

/// Three values, or four with that of the bye; nothing typed is the usual.
pub(super) fn points(text: &str, usual: PointSystem) -> Option<PointSystem> {
    if text.is_empty() {
        return Some(usual);
    }
    let all: Vec<Points> = text.split_whitespace().map(worth).collect::<Option<_>>()?;
    match all[..] {
        [win, draw, loss] => Some(PointSystem { win, draw, loss, bye: None }),
        [win, draw, loss, bye] => Some(PointSystem { win, draw, loss, bye: Some(bye) }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_and_written_as_people_do() {
        let points = |text: &str| points(text, PointSystem::default());
        assert_eq!(points("3 1 0").map(|points| points.win), Some(Points::whole(3)));
        assert_eq!(points("1 0,5 0"), Some(PointSystem::default()));
        assert_eq!(points("1 ½ 0"), Some(PointSystem::default()));
        assert_eq!(points("1 0"), None);
        let with_bye = points("1 0.5 0 0.5").expect("four");
        assert_eq!(points(&written(with_bye, Lang::De)), Some(with_bye));
        assert_eq!(written(PointSystem::default(), Lang::De), "1 ½ 0");
        let odd = points("2,5 1,2 0").expect("three");
        assert_eq!((written(odd, Lang::De), written(odd, Lang::En)), ("2½ 1,2 0".into(), "2½ 1.2 0".into()));
        assert_eq!(points(&written(odd, Lang::De)), Some(odd));
    }
}
