//! Why an ordinance, a case or the journal of a season cannot be read: the word or field, its place, the known ones.

use turmuhr_federation::{Ordinance, ordinance::NoOrdinance};
use turmuhr_season::file::{NoJson, NotRead};

use super::season::broken;
use crate::Lang;
pub use crate::unread::{unfit, unread};

texts! {
    no_toml(why) {
        de: "das ist kein TOML: {why}",
        en: "not TOML: {why}",
    }
    no_parent(id, known) {
        de: "die Ordnung „{id}“, auf der sie aufbaut, ist nicht bekannt; mitgeliefert sind {known}",
        en: "the ordinance “{id}” on which it builds is not known; the program comes with {known}",
    }
    own_parent(id) {
        de: "die Kennung „{id}“ gehört schon einer Ordnung, auf der sie aufbaut",
        en: "its id “{id}” belongs to an ordinance on which it builds",
    }
    binding(ordinance, article, path) {
        de: "Artikel {article} von {ordinance} ist allgemeinverbindlich; {path} kann nicht ersetzt werden",
        en: "article {article} of {ordinance} is generally binding; {path} cannot be replaced",
    }
    no_article(path, article) {
        de: "{path} nennt Artikel {article}, den die Ordnung nicht aufführt",
        en: "{path} cites article {article}, which the ordinance does not list",
    }
    no_currency() {
        de: "sie nennt Gebühren, aber keine Währung; ergänzen Sie rules.currency (EUR, CHF, DM …)",
        en: "it names fees but no currency; add rules.currency (EUR, CHF, DM …)",
    }
    at_line(line, column, why) {
        de: "Zeile {line}, Spalte {column}: {why}",
        en: "line {line}, column {column}: {why}",
    }
    empty() {
        de: "die Datei ist leer; ein Spieljahr beginnt mit turmuhr season FILE new --season 1987/88 --under nrw-1987",
        en: "the file is empty; a season begins with turmuhr season FILE new --season 1987/88 --under nrw-1987",
    }
    breaks_off() { de: "die Zeile bricht mitten im Eintrag ab", en: "the line breaks off in the middle of an entry" }
    no_json() { de: "das ist kein Eintrag eines Spieljahrs (kein JSON)", en: "this is no entry of a season (not JSON)" }
    altered(entries) {
        de: "von Hand geändert, passt nicht zur Prüfsumme: Eintrag {entries}",
        en: "changed by hand, does not fit its check sum: entry {entries}",
    }
    at_entry(entry, why) {
        de: "Eintrag {entry}: {why}",
        en: "entry {entry}: {why}",
    }
}

/// Why a text is no ordinance.
pub fn no_ordinance(why: &NoOrdinance, lang: Lang) -> String {
    match why {
        NoOrdinance::NoToml(why) => no_toml(lang, why.split_whitespace().collect::<Vec<_>>().join(" ")),
        NoOrdinance::NoParent(id) => no_parent(lang, id, Ordinance::SHIPPED.map(|(id, _)| id).join(", ")),
        NoOrdinance::OwnParent(id) => own_parent(lang, id),
        NoOrdinance::Binding { ordinance, article, path } => binding(lang, ordinance, article, path),
        NoOrdinance::NoArticle { path, article } => no_article(lang, path, article),
        NoOrdinance::NoCurrency => no_currency(lang),
        NoOrdinance::Shape(why) => unfit(why, lang),
    }
}

/// Why a file is no journal of a season.
pub fn not_read(why: &NotRead, lang: Lang) -> String {
    match why {
        NotRead::Empty => empty(lang),
        NotRead::NoJson { line, column, why } => {
            let why = match why {
                NoJson::BreaksOff => breaks_off(lang),
                NoJson::Other => no_json(lang),
            };
            at_line(lang, line, column, why)
        }
        NotRead::Altered(entries) => {
            let entries: Vec<String> = entries.iter().map(ToString::to_string).collect();
            altered(lang, entries.join(", "))
        }
        NotRead::Entry { entry, why } => at_entry(lang, entry, unread(why, lang)),
        NotRead::Broken(why) => broken(why, lang),
    }
}

#[cfg(test)]
mod tests {
    use turmuhr_season::file;

    use super::*;

    /// A season whose second entry is refused.
    fn refused(fact: &str, lang: Lang) -> String {
        let entry = |number: u32, fact: &str| {
            format!(r#"{{"number":{number},"at":"1987-09-01T12:00:00Z","by":"x","fact":{fact}}}"#)
        };
        let opened = r#"{"kind":"season-opened","season":"1987/88","ordinance":"nrw-1987"}"#;
        let text = format!("{}\n{}\n", entry(1, opened), entry(2, fact));
        not_read(&file::read(&text).expect_err(fact), lang)
    }

    #[test]
    fn an_unknown_word_of_a_season_says_where_it_stands_and_which_words_exist() {
        let class = r#"{"kind":"class-formed","class":1,"details":{"name":"Kreisliga","level":"kreis","height":1,"boards":8,"promoted":1,"relegated":1}}"#;
        assert_eq!(
            refused(class, Lang::De),
            "Eintrag 2: details.level: das Wort „kreis“ ist nicht bekannt; bekannt sind bezirk, verband, bund"
        );
        assert_eq!(
            refused(class, Lang::En),
            "entry 2: details.level: the word “kreis” is not known; known are bezirk, verband, bund"
        );
        let kind = r#"{"kind":"match-postponed","id":1}"#;
        let said = refused(kind, Lang::En);
        assert!(
            said.starts_with("entry 2: kind: the word “match-postponed” is not known; known are "),
            "{said}"
        );
        assert!(said.contains("match-moved"), "{said}");
        let field = r#"{"kind":"match-moved","id":1,"to":"1988-01-01","reason":"x","whole_rond":true}"#;
        let said = refused(field, Lang::De);
        assert!(said.contains("das Feld „whole_rond“ gibt es nicht"), "{said}");
    }

    #[test]
    fn an_entry_of_a_newer_version_is_refused_in_one_sentence() {
        let newer = r#"{"schema":2,"kind":"anything"}"#;
        assert!(refused(newer, Lang::En).starts_with("entry 2: written by a newer version of Turmuhr; "));
        assert!(refused(newer, Lang::De).starts_with("Eintrag 2: von einer neueren Version von Turmuhr "));
    }

    #[test]
    fn an_unknown_word_of_an_ordinance_is_refused() {
        let text = |rules: &str| {
            format!(
                "id = \"x\"\ntitle.de = \"x\"\ntitle.en = \"x\"\nin_force = \"1988-09-01\"\n[articles]\nown = [\"1\"]\n[rules]\n{rules}"
            )
        };
        for (rules, said) in [
            (
                "tie-breaks = { article = \"1\", value = \"nrw-1978\" }",
                "tie-breaks.value: the word “nrw-1978”",
            ),
            ("laws = { article = \"1\", value = [\"fide-1985\"] }", "laws.value[0]: the word “fide-1985”"),
            (
                "team-ties = { article = \"1\", others-article = \"1\", others = [\"MPvGP\", \"BUCHHOLZ\"], playoff-for-first-promotion-relegation = true }",
                "team-ties.others[1]: the word “BUCHHOLZ”",
            ),
            ("period.protest = { article = \"1\", days = 3 }", "the word “protest”"),
        ] {
            let why = Ordinance::read(&text(rules), &Ordinance::named).expect_err(rules);
            let words = no_ordinance(&why, Lang::En);
            assert!(words.contains(said) && words.contains("known are "), "{words}");
        }
    }
}
