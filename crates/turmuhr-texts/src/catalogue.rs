//! The table of plain sentences.

/// Declares sentences: `key(placeholders) { de: "…", en: "…" }` becomes a function of the language
/// and the placeholders. Leaving a language out is a compile error.
macro_rules! texts {
    ($( $(#[$doc:meta])* $key:ident ( $($arg:ident),* ) { de: $de:literal, en: $en:literal $(,)? } )*) => {
        $(
            $(#[$doc])*
            // A table may serve one module only, and a sentence has as many numbers as it has.
            #[allow(unreachable_pub, clippy::too_many_arguments)]
            pub fn $key(lang: $crate::Lang $(, $arg: impl std::fmt::Display)*) -> String {
                match lang {
                    $crate::Lang::De => format!($de),
                    $crate::Lang::En => format!($en),
                }
            }
        )*

        #[cfg(test)]
        pub(crate) const SENTENCES: &[$crate::catalogue::Sentence] =
            &[$( $crate::catalogue::Sentence { key: stringify!($key), de: $de, en: $en } ),*];
    };
}

#[cfg(test)]
pub(crate) struct Sentence {
    pub(crate) key: &'static str,
    pub(crate) de: &'static str,
    pub(crate) en: &'static str,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::Sentence;

    fn placeholders(text: &str) -> BTreeSet<&str> {
        text.split('{').skip(1).filter_map(|part| part.split('}').next()).collect()
    }

    fn sentences() -> impl Iterator<Item = &'static Sentence> {
        [
            crate::audit::SENTENCES,
            crate::board::SENTENCES,
            crate::event::SENTENCES,
            crate::federation::SENTENCES,
            crate::federation::calendar::SENTENCES,
            crate::federation::lineup::SENTENCES,
            crate::federation::form::SENTENCES,
            crate::federation::letter::SENTENCES,
            crate::federation::paper::SENTENCES,
            crate::federation::season::SENTENCES,
            crate::federation::unjudged::SENTENCES,
            crate::federation::unread::SENTENCES,
            crate::incident::SENTENCES,
            crate::mate::SENTENCES,
            crate::notation::SENTENCES,
            crate::origin::SENTENCES,
            crate::pairing::SENTENCES,
            crate::pgn::SENTENCES,
            crate::playoff::SENTENCES,
            crate::position::SENTENCES,
            crate::print::SENTENCES,
            crate::lists::SENTENCES,
            crate::norms::SENTENCES,
            crate::schedule::SENTENCES,
            crate::program::SENTENCES,
            crate::rating::SENTENCES,
            crate::reasons::SENTENCES,
            crate::reasons::STEPS,
            crate::ruling::ENDINGS,
            crate::ruling::SENTENCES,
            crate::scenario::SENTENCES,
            crate::standings::SENTENCES,
            crate::trf::SENTENCES,
            crate::rules::SENTENCES,
        ]
        .into_iter()
        .chain(crate::web::ALL.iter().copied())
        .flatten()
    }

    #[test]
    fn no_key_lacks_a_language() {
        for Sentence { key, de, en } in sentences() {
            assert!(!de.trim().is_empty() && !en.trim().is_empty(), "{key} lacks a language");
            assert_eq!(placeholders(de), placeholders(en), "{key}: the languages tell different things");
        }
    }

    #[test]
    fn german_and_english_are_not_the_same_sentence() {
        for Sentence { key, de, en } in sentences() {
            assert!(de != en || !de.contains(' '), "{key} is not translated");
        }
    }
}
