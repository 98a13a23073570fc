//! The table of plain sentences.

/// Declares sentences: `key(placeholders) { de: "…", en: "…" }` becomes a function of the language
/// and the placeholders. A sentence that lacks a language, or whose languages name different placeholders, does not
/// compile.
///
/// A sentence with more than three placeholders takes them as a struct: `key(Key { placeholders })` declares it.
///
/// A sentence that counts has a second form for one: `one(count): de: "…", en: "…"`.
#[macro_export]
macro_rules! texts {
    ($( $(#[$doc:meta])* $key:ident $placeholders:tt {
        de: $de:literal, en: $en:literal $(, one($count:ident): de: $one_de:literal, en: $one_en:literal)? $(,)?
    } )*) => {
        $(
            const _: () = assert!(
                $crate::catalogue::translated($de, $en) $(&& $crate::catalogue::translated($one_de, $one_en))?,
                concat!(stringify!($key), ": one of the languages is missing, not translated or lacks a placeholder"),
            );

            $crate::sentence! { [$(#[$doc])*] $key $placeholders $de, $en $(, $count $one_de, $one_en)? }
        )*
    };
}

/// One sentence of [`texts!`].
#[doc(hidden)]
#[macro_export]
macro_rules! sentence {
    (
        [$($doc:tt)*] $key:ident ( $named:ident { $($arg:ident),* } )
        $de:literal, $en:literal $(, $count:ident $one_de:literal, $one_en:literal)?
    ) => {
        #[doc = concat!("The placeholders of [`", stringify!($key), "`].")]
        // A table may serve one module only. Each placeholder has its own type parameter.
        #[allow(unreachable_pub, non_camel_case_types)]
        #[derive(Copy, Clone, Debug)]
        pub struct $named<$($arg),*> {
            $( pub $arg: $arg, )*
        }

        $($doc)*
        #[allow(unreachable_pub, non_camel_case_types)]
        pub fn $key<$($arg: std::fmt::Display),*>(lang: $crate::Lang, said: $named<$($arg),*>) -> String {
            let $named { $($arg),* } = said;
            $( if $count.to_string() == "1" {
                return match lang {
                    $crate::Lang::De => format!($one_de),
                    $crate::Lang::En => format!($one_en),
                };
            } )?
            match lang {
                $crate::Lang::De => format!($de),
                $crate::Lang::En => format!($en),
            }
        }
    };
    (
        [$($doc:tt)*] $key:ident ( $($first:ident $(, $second:ident $(, $third:ident)?)?)? )
        $de:literal, $en:literal $(, $count:ident $one_de:literal, $one_en:literal)?
    ) => {
        $($doc)*
        // A table may serve one module only.
        #[allow(unreachable_pub)]
        pub fn $key(
            lang: $crate::Lang
            $(, $first: impl std::fmt::Display $(, $second: impl std::fmt::Display $(, $third: impl std::fmt::Display)?)?)?
        ) -> String {
            $( if $count.to_string() == "1" {
                return match lang {
                    $crate::Lang::De => format!($one_de),
                    $crate::Lang::En => format!($one_en),
                };
            } )?
            match lang {
                $crate::Lang::De => format!($de),
                $crate::Lang::En => format!($en),
            }
        }
    };
}

/// Both languages are there, name the same placeholders, and differ unless they are a single word.
pub const fn translated(de: &str, en: &str) -> bool {
    let (de, en) = (de.as_bytes(), en.as_bytes());
    !blank(de) && !blank(en) && names_all(de, en) && names_all(en, de) && (!same(de, en) || !has(de, b" "))
}

const fn blank(text: &[u8]) -> bool {
    text.trim_ascii().is_empty()
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    one.len() == other.len() && has(one, other)
}

const fn has(text: &[u8], part: &[u8]) -> bool {
    let mut start = 0;
    while start + part.len() <= text.len() {
        let mut matched = 0;
        while matched < part.len() && text[start + matched] == part[matched] {
            matched += 1;
        }
        if matched == part.len() {
            return true;
        }
        start += 1;
    }
    false
}

/// Every `{placeholder}` of `of` occurs in `text`.
const fn names_all(text: &[u8], of: &[u8]) -> bool {
    let mut rest = of;
    while let Some((first, tail)) = rest.split_first() {
        rest = tail;
        if *first == b'{' {
            let mut length = 0;
            while length < tail.len() && tail[length] != b'}' {
                length += 1;
            }
            let (name, after) = tail.split_at(length);
            if !names(text, name) {
                return false;
            }
            rest = after;
        }
    }
    true
}

/// `{name}` occurs in `text`.
const fn names(text: &[u8], name: &[u8]) -> bool {
    let mut rest = text;
    while let Some((first, tail)) = rest.split_first() {
        if *first == b'{' && tail.len() > name.len() {
            let (here, after) = tail.split_at(name.len());
            if same(here, name) && after[0] == b'}' {
                return true;
            }
        }
        rest = tail;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::translated;
    use crate::Lang;

    crate::texts! {
        found(place, count) {
            de: "{place}: {count} Zeilen gefunden", en: "{place}: {count} lines found",
            one(count): de: "{place}: eine Zeile gefunden", en: "{place}: one line found",
        }
    }

    #[test]
    fn a_sentence_that_counts_knows_one() {
        assert_eq!(found(Lang::De, 1, 2), "1: 2 Zeilen gefunden");
        assert_eq!(found(Lang::De, 2, 1), "2: eine Zeile gefunden");
        assert_eq!(found(Lang::En, "A", 0), "A: 0 lines found");
    }

    #[test]
    fn a_sentence_has_both_languages_and_the_same_placeholders() {
        assert!(translated("Zeile {line} von {file}.", "Line {line} of {file}."));
        assert!(translated("Start", "Start"));
        assert!(translated("{file} {line}: {what}", "{file}, {line}: {what}"));
        assert!(!translated("Zeile {line}.", "A line."));
        assert!(!translated("Eine Zeile.", "Line {line}."));
        assert!(!translated("Zeile {line}.", "Line {lines}."));
        assert!(!translated("Noch nicht", " "));
        assert!(!translated("not translated", "not translated"));
    }
}
