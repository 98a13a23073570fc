//! Facts outlive versions of the program.
//!
//! A fact is written with the version of its schema, `{"schema": 2, "kind": …}`. Version 1 is not written: a fact without
//! `schema` is of version 1. Reading lifts an older fact step by step and refuses a newer one; nothing is guessed.

use serde::{Deserializer, Serialize, Serializer, de::DeserializeOwned};
use serde_json::Value;

use crate::unfit::{Unfit, fit};

/// The field that holds the version.
const FIELD: &str = "schema";

/// A kind of fact with a version. A change of its JSON that older entries do not fit raises [`Schema::VERSION`] by one
/// and adds a step to [`Schema::lift`].
pub trait Schema: Serialize + DeserializeOwned {
    /// The version in which facts are written today, from 1 on.
    const VERSION: u32;

    /// Brings a fact from version `from` to `from + 1`. Called for every step below [`Schema::VERSION`], so never while
    /// that is 1.
    fn lift(from: u32, fact: Value) -> Result<Value, String> {
        let _ = fact;
        Err(format!("there is no step from version {from}"))
    }
}

/// Why a fact cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    #[error(
        "written by a newer version of Turmuhr; this one reads schema {known} and the entry has schema {schema}"
    )]
    Newer { schema: u32, known: u32 },
    #[error("schema is a whole number from 1 on, not {0}")]
    NoVersion(String),
    /// A step of [`Schema::lift`] failed.
    #[error("written by an older version of Turmuhr (schema {from}) and not readable: {why}")]
    NotLifted { from: u32, why: String },
    #[error("{0}")]
    Unfit(#[from] Unfit),
}

/// A fact as it is written, with its version.
pub fn write<F: Schema>(fact: &F) -> Result<Value, serde_json::Error> {
    let mut value = serde_json::to_value(fact)?;
    if let (Value::Object(fields), true) = (&mut value, F::VERSION > 1) {
        fields.insert(FIELD.to_owned(), F::VERSION.into());
    }
    Ok(value)
}

/// The version a fact names, if it names one. A version newer than this program is refused.
pub fn version<F: Schema>(written: &Value) -> Result<Option<u32>, Unread> {
    let Some(found) = written.get(FIELD) else { return Ok(None) };
    let schema = found
        .as_u64()
        .filter(|version| *version > 0)
        // A version that does not fit is newer than any other.
        .map(|version| u32::try_from(version).unwrap_or(u32::MAX))
        .ok_or_else(|| Unread::NoVersion(found.to_string()))?;
    if schema > F::VERSION { Err(Unread::Newer { schema, known: F::VERSION }) } else { Ok(Some(schema)) }
}

/// A fact as this version of the program knows it.
pub fn read<F: Schema>(mut written: Value) -> Result<F, Unread> {
    let schema = version::<F>(&written)?.unwrap_or(1);
    if let Some(fields) = written.as_object_mut() {
        fields.shift_remove(FIELD);
    }
    for from in schema..F::VERSION {
        written = F::lift(from, written).map_err(|why| Unread::NotLifted { from, why })?;
    }
    Ok(fit(written)?)
}

/// A fact that a program sends. Without a version it is of today, not of version 1: programs write what the current
/// document of the API asks for.
pub fn read_sent<F: Schema>(mut sent: Value) -> Result<F, Unread> {
    let named = version::<F>(&sent)?;
    if let (Value::Object(fields), None) = (&mut sent, named) {
        fields.insert(FIELD.to_owned(), F::VERSION.into());
    }
    read(sent)
}

/// For `#[serde(with = "schema")]` on a field that holds a fact.
pub fn serialize<F: Schema, S: Serializer>(fact: &F, serializer: S) -> Result<S::Ok, S::Error> {
    write(fact).map_err(serde::ser::Error::custom)?.serialize(serializer)
}

pub(crate) fn deserialize<'de, F: Schema, D: Deserializer<'de>>(deserializer: D) -> Result<F, D::Error> {
    let written = <Value as serde::Deserialize>::deserialize(deserializer)?;
    read(written).map_err(serde::de::Error::custom)
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};
    use serde_json::json;

    use super::*;
    use crate::Entry;

    /// In version 1 a fine was `marks`; version 2 says `amount`; version 3 adds a currency.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(tag = "kind", rename_all = "kebab-case")]
    enum Fine {
        Fined { amount: u32, currency: String },
    }

    impl Schema for Fine {
        const VERSION: u32 = 3;

        fn lift(from: u32, mut fact: Value) -> Result<Value, String> {
            let fields = fact.as_object_mut().ok_or("a fact is an object")?;
            match from {
                1 => {
                    let marks = fields.shift_remove("marks").ok_or("a fine has marks")?;
                    fields.insert("amount".to_owned(), marks);
                }
                2 => {
                    fields.insert("currency".to_owned(), "DM".into());
                }
                _ => return Err(format!("there is no step from version {from}")),
            }
            Ok(fact)
        }
    }

    const fn fined() -> Fine {
        Fine::Fined { amount: 50, currency: String::new() }
    }

    #[test]
    fn older_facts_are_lifted_step_by_step() {
        let marks = Fine::Fined { amount: 50, currency: "DM".to_owned() };
        for old in [
            json!({ "kind": "fined", "marks": 50 }),
            json!({ "schema": 1, "kind": "fined", "marks": 50 }),
            json!({ "schema": 2, "kind": "fined", "amount": 50 }),
            json!({ "schema": 3, "kind": "fined", "amount": 50, "currency": "DM" }),
        ] {
            assert_eq!(read::<Fine>(old.clone()).as_ref(), Ok(&marks), "{old}");
        }
        let written = write(&marks).unwrap();
        assert_eq!(written, json!({ "schema": 3, "kind": "fined", "amount": 50, "currency": "DM" }));
    }

    #[test]
    fn a_newer_fact_is_refused_whatever_it_says() {
        let newer = json!({ "schema": 4, "kind": "who-knows" });
        let why = read::<Fine>(newer).unwrap_err();
        assert_eq!(why, Unread::Newer { schema: 4, known: 3 });
        assert!(why.to_string().starts_with("written by a newer version of Turmuhr; "));
        let far = json!({ "schema": u64::MAX, "kind": "fined" });
        assert_eq!(read::<Fine>(far), Err(Unread::Newer { schema: u32::MAX, known: 3 }));
    }

    #[test]
    fn what_is_no_version_and_what_cannot_be_lifted_is_refused() {
        for wrong in [json!(0), json!(-1), json!("2"), json!(null), json!(1.5)] {
            let why = read::<Fine>(json!({ "schema": wrong, "kind": "fined" })).unwrap_err();
            assert_eq!(why, Unread::NoVersion(wrong.to_string()));
        }
        let why = read::<Fine>(json!({ "kind": "fined" })).unwrap_err();
        assert_eq!(why, Unread::NotLifted { from: 1, why: "a fine has marks".to_owned() });
        let unknown = read::<Fine>(json!({ "schema": 3, "kind": "find" })).unwrap_err();
        let known = vec!["fined".to_owned()];
        assert_eq!(
            unknown,
            Unread::Unfit(Unfit::Word { at: "kind".to_owned(), found: "find".to_owned(), known })
        );
    }

    #[test]
    fn an_entry_is_written_and_read_with_the_version_of_its_fact() {
        let entry = Entry { number: 1, at: jiff::Timestamp::UNIX_EPOCH, by: "x".to_owned(), fact: fined() };
        let text = serde_json::to_string(&entry).unwrap();
        assert!(text.contains(r#""fact":{"kind":"fined","amount":50,"currency":"","schema":3}"#), "{text}");
        assert_eq!(serde_json::from_str::<Entry<Fine>>(&text).unwrap(), entry);
        let newer = text.replace(r#""schema":3"#, r#""schema":9"#);
        let why = serde_json::from_str::<Entry<Fine>>(&newer).unwrap_err().to_string();
        assert!(why.contains("written by a newer version of Turmuhr"), "{why}");
    }

    #[test]
    fn version_one_is_not_written() {
        #[derive(Debug, PartialEq, Serialize, Deserialize)]
        struct First {
            fact: u32,
        }
        impl Schema for First {
            const VERSION: u32 = 1;
        }
        assert_eq!(write(&First { fact: 3 }).unwrap(), json!({ "fact": 3 }));
        assert_eq!(read::<First>(json!({ "fact": 3 })), Ok(First { fact: 3 }));
        assert!(matches!(read::<First>(json!({ "schema": 2, "fact": 3 })), Err(Unread::Newer { .. })));
    }
}
