//! The reader's language.

use std::{fmt, str::FromStr};

/// The languages of all texts.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
pub enum Lang {
    /// German.
    De,
    /// English, the default.
    #[default]
    En,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::De, Lang::En];

    /// The code of ISO 639-1.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::De => "de",
            Lang::En => "en",
        }
    }

    /// The German or the English of a pair.
    pub const fn pick<'t>(self, de: &'t str, en: &'t str) -> &'t str {
        match self {
            Lang::De => de,
            Lang::En => en,
        }
    }

    /// From a locale such as `de_AT.UTF-8`; `None` for any other language.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let language = locale.split(['_', '.', '@', '-']).next().unwrap_or("");
        match language {
            "C" | "POSIX" => Some(Lang::En),
            _ => language.parse().ok(),
        }
    }

    /// What was asked for on the command line, else by the environment (`LC_ALL` before
    /// `LC_MESSAGES` before `LANG`), else English.
    pub fn choose<'a>(asked: Option<Lang>, locales: impl IntoIterator<Item = &'a str>) -> Lang {
        asked.unwrap_or_else(|| {
            let first_set = locales.into_iter().find(|locale| !locale.is_empty());
            first_set.and_then(Lang::from_locale).unwrap_or_default()
        })
    }
}

/// A sentence in both languages.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Bilingual {
    /// The German sentence.
    pub de: &'static str,
    /// The English sentence.
    pub en: &'static str,
}

impl Bilingual {
    /// The sentence in this language.
    pub const fn told(self, lang: Lang) -> &'static str {
        lang.pick(self.de, self.en)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Texts exist in German and English only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchLang(pub String);

impl fmt::Display for NoSuchLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no texts in the language {:?}", self.0)
    }
}

impl std::error::Error for NoSuchLang {}

impl FromStr for Lang {
    type Err = NoSuchLang;

    fn from_str(code: &str) -> Result<Lang, NoSuchLang> {
        match code.to_ascii_lowercase().as_str() {
            "de" => Ok(Lang::De),
            "en" => Ok(Lang::En),
            _ => Err(NoSuchLang(code.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_call_decides_before_the_environment() {
        assert_eq!(Lang::choose(Some(Lang::En), ["de_DE.UTF-8"]), Lang::En);
        assert_eq!(Lang::choose(None, ["", "de_AT.UTF-8", "en_GB"]), Lang::De);
        assert_eq!(Lang::choose(None, ["C.UTF-8", "de_DE"]), Lang::En);
        assert_eq!(Lang::choose(None, ["fr_FR.UTF-8", "de_DE"]), Lang::En);
        assert_eq!(Lang::choose(None, []), Lang::En);
    }
}
