//! Lifts facts of earlier versions to the current one.

use serde_json::{Map, Value};
use turmuhr_core::{Edition, Named};
use turmuhr_standings::{Code, TieBreakEdition};

use crate::settings::Pace;

/// Version 1 accepted any text. Its tables ignored unknown tie-breaks and replaced an unknown edition by that
/// of 2026; its incidents got no ruling without known laws and a known time control.
pub(crate) fn settings_of_1(settings: &mut Value) {
    let Some(fields) = settings.as_object_mut() else { return };
    if let Some(codes) = fields.get_mut("tie_breaks").and_then(Value::as_array_mut) {
        codes.retain(|code| code.as_str().is_none_or(|code| Code::named(code).is_some()));
    }
    if unknown::<TieBreakEdition>(fields, "tie_break_edition").is_some() {
        fields.insert("tie_break_edition".to_owned(), TieBreakEdition::Fide2026.id().into());
    }
    if unknown::<Edition>(fields, "laws").is_some() {
        fields.insert("laws".to_owned(), "".into());
    }
    if let Some(words) = unknown::<Pace>(fields, "time_control") {
        fields.insert("time_control".to_owned(), "".into());
        fields.insert("time_in_words".to_owned(), words.into());
    }
}

/// Up to version 2 a player without a rating was below every limit. Prizes of a finished section are handed over.
pub(crate) fn finished_of_2(fact: &mut Value) {
    if fact.get("kind").and_then(Value::as_str) == Some("section-finished")
        && let Some(fields) = fact.as_object_mut()
    {
        fields.insert("unrated_won".to_owned(), true.into());
    }
}

/// The text of a field that names nothing known.
fn unknown<T: Named>(fields: &Map<String, Value>, field: &str) -> Option<String> {
    let text = fields.get(field)?.as_str()?;
    T::named(text).is_none().then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use turmuhr_journal::schema;

    use crate::{Fact, Settings};

    fn lifted(settings: Value) -> Settings {
        let fact = json!({ "kind": "section-added", "section": 1, "settings": settings });
        match schema::read::<Fact>(fact) {
            Ok(Fact::SectionAdded { settings, .. }) => settings,
            other => panic!("{other:?}"),
        }
    }

    use super::*;

    #[test]
    fn what_version_1_let_pass_is_read_as_it_was() {
        let old = lifted(json!({
            "tie_breaks": ["BH/C1", "NONSENSE", "SB"],
            "tie_break_edition": "",
            "laws": "",
            "time_control": "two hours each",
        }));
        assert_eq!(old.tie_breaks.iter().map(Code::as_str).collect::<Vec<_>>(), ["BH/C1", "SB"]);
        assert_eq!((old.tie_break_edition, old.laws), (TieBreakEdition::Fide2026, None));
        assert_eq!((old.time_control, old.time_in_words.as_str()), (None, "two hours each"));
        let known =
            lifted(json!({ "tie_break_edition": "2009", "laws": "fide-2017", "time_control": "300+3" }));
        assert_eq!(
            (known.tie_break_edition, known.laws),
            (TieBreakEdition::Fide2009, Some(Edition::Fide2017))
        );
        assert_eq!(known.time_control.map(|pace| pace.to_string()).as_deref(), Some("300+3"));
    }

    /// Prizes of a section finished in version 2 stay with those who got them; else a rating limit needs a rating.
    #[test]
    fn handed_over_prizes_stay_where_they_are() {
        let finished = |fact: Value| match schema::read::<Fact>(fact) {
            Ok(Fact::SectionFinished { unrated_won, .. }) => unrated_won,
            other => panic!("{other:?}"),
        };
        let fact = |version: u32| json!({ "schema": version, "kind": "section-finished", "section": 1 });
        assert!(finished(fact(1)) && finished(fact(2)));
        assert!(!finished(fact(3)));
        assert!(matches!(
            schema::read_sent::<Fact>(json!({ "kind": "section-finished", "section": 1 })),
            Ok(Fact::SectionFinished { unrated_won: false, .. })
        ));
        let opened = |version: u32, over: bool| {
            let prizes = json!([{ "name": "U1500", "place": 1, "to": { "rating_below": 1500 } }]);
            let mut facts = vec![
                json!({ "kind": "event-created", "details": { "name": "Open" } }),
                json!({ "kind": "section-added", "section": 1, "settings": { "prizes": prizes } }),
            ];
            facts.extend(over.then(|| json!({ "kind": "section-finished", "section": 1 })));
            let entry = |(number, mut fact): (u64, Value)| {
                fact["schema"] = version.into();
                serde_json::from_value(
                    json!({ "number": number, "at": "2026-05-01T10:00:00Z", "by": "x", "fact": fact }),
                )
                .expect("an entry")
            };
            let journal = crate::Journal::open((1..).zip(facts).map(entry).collect()).expect("opens");
            let section = journal.state().section(crate::SectionId(1)).expect("there");
            section.settings.prizes[0]
                .to
                .admits(&crate::Person::named("Ohne, Otto"), section.settings.initial_order)
        };
        assert!(opened(2, true), "handed over");
        assert!(!opened(2, false), "not yet");
        assert!(!opened(3, true), "by the rule of today");
    }

    #[test]
    fn an_unknown_word_of_today_is_refused_with_those_that_exist() {
        for (field, value) in [
            ("tie_break_edition", json!("1066")),
            ("laws", json!("fide-1066")),
            ("tie_breaks", json!(["BHX"])),
        ] {
            let fact =
                json!({ "schema": 3, "kind": "section-added", "section": 1, "settings": { field: value } });
            let why = schema::read::<Fact>(fact).expect_err(field).to_string();
            assert!(why.contains(field) && why.contains("is not known; known are"), "{why}");
        }
    }
}
