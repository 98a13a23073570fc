//! Names and clubs in the order of the alphabet: Ä beside A, Č beside C, capitals beside small letters.
//!
//! German (DIN 5007-1) and English share the root order of the Unicode Collation Algorithm.

use std::sync::LazyLock;

use icu_collator::{CollatorBorrowed, options::CollatorOptions};

static ROOT: LazyLock<CollatorBorrowed<'static>> = LazyLock::new(|| {
    CollatorBorrowed::try_new(Default::default(), CollatorOptions::default())
        .expect("the root order is part of the program")
});

/// Sorts like its text. Texts that differ have different keys.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key(Vec<u8>, String);

/// The surname comes before the first name, so «Müller, Eva» comes before «Müller-Lang, Anna».
pub fn key(text: &str) -> Key {
    // A tab comes before every other sign; a comma would come after the hyphen.
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let mut bytes = Vec::new();
    let Ok(()) = ROOT.write_sort_key_to(&parts.join("\t"), &mut bytes);
    Key(bytes, text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_where_people_look_for_them() {
        let sorted = [
            "Aaberg, Anton",
            "Åberg, Anna",
            "Äbischer, Urs",
            "Azarov, Ivan",
            "Čapek, Jan",
            "Cohn, Max",
            "de Vries, Piet",
            "Meier, Zoe",
            "Meierhof, Anna",
            "Müller, Eva",
            "Muller, Fritz",
            "Müller-Lang, Anna",
            "O’Neill, Sean",
            "Oz, Ali",
            "Özil, Cem",
            "Şahin, Ece",
            "Sax, Gyula",
            "Straße, Uwe",
            "Strassen, Uta",
            "Zeller, Tim",
            "Żak, Ola",
        ];
        let mut names = sorted;
        names.sort_by_key(|name| std::cmp::Reverse(key(name)));
        names.sort_by_key(|name| key(name));
        let places = |name: &str| names.iter().position(|known| *known == name);
        assert!(places("Åberg, Anna") < places("Azarov, Ivan"), "{names:?}");
        assert!(places("Müller, Eva") < places("Müller-Lang, Anna"), "{names:?}");
        assert!(places("Özil, Cem") < places("Şahin, Ece"), "{names:?}");
        assert!(places("Żak, Ola") < places("Zeller, Tim"), "{names:?}");
        assert!(places("de Vries, Piet") > places("Cohn, Max"), "{names:?}");
        let first: Vec<&str> = names.iter().copied().take(4).collect();
        assert_eq!(first, ["Aaberg, Anton", "Åberg, Anna", "Äbischer, Urs", "Azarov, Ivan"]);
    }
}
