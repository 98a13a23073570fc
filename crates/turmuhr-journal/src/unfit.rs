//! Why a JSON value does not fit a type, as a value: any language can say it.

use std::fmt;

use serde::{
    Deserializer,
    de::{
        self, DeserializeOwned, Expected, IntoDeserializer, Unexpected, Visitor,
        value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer},
    },
};
use serde_json::Value;

/// What is wrong, and where. `at` is the path of the field, empty where it is not certain.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    #[error("{}the word {found:?} is not known; known are {}", before(at), known.join(", "))]
    Word { at: String, found: String, known: Vec<String> },
    #[error("{}there is no field {found:?}; the fields are {}", before(at), known.join(", "))]
    Field { at: String, found: String, known: Vec<String> },
    #[error("the field {field:?} is missing")]
    Missing { field: String },
    #[error("{0}")]
    Other(String),
}

/// Reads a value as a type.
pub fn fit<T: DeserializeOwned>(value: Value) -> Result<T, Unfit> {
    let kept = value.clone();
    T::deserialize(Fitted(value)).map_err(|unfit| unfit.placed(&kept))
}

fn before(at: &str) -> String {
    if at.is_empty() { String::new() } else { format!("{at}: ") }
}

/// Words as an error keeps them.
fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

impl Unfit {
    /// Fills in where the word or field stands, if it stands in one place only.
    fn placed(self, value: &Value) -> Unfit {
        match self {
            Unfit::Word { found, known, .. } => {
                let at = only_place(value, &|_, value| value.as_str() == Some(&found));
                Unfit::Word { at, found, known }
            }
            Unfit::Field { found, known, .. } => {
                let at = only_place(value, &|field, _| field == found);
                Unfit::Field { at, found, known }
            }
            Unfit::Missing { .. } | Unfit::Other(_) => self,
        }
    }
}

/// The path of the only field or element that fits, such as `details.level` or `groups[2]`.
fn only_place(value: &Value, fits: &dyn Fn(&str, &Value) -> bool) -> String {
    fn walk(at: &str, value: &Value, fits: &dyn Fn(&str, &Value) -> bool, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                for (field, value) in fields {
                    let at = if at.is_empty() { field.clone() } else { format!("{at}.{field}") };
                    if fits(field, value) {
                        found.push(at.clone());
                    }
                    walk(&at, value, fits, found);
                }
            }
            Value::Array(values) => {
                for (index, value) in values.iter().enumerate() {
                    let at = format!("{at}[{index}]");
                    if fits("", value) {
                        found.push(at.clone());
                    }
                    walk(&at, value, fits, found);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    let mut found = Vec::new();
    walk("", value, fits, &mut found);
    match <[String; 1]>::try_from(found) {
        Ok([only]) => only,
        Err(_) => String::new(),
    }
}

impl de::Error for Unfit {
    fn custom<T: fmt::Display>(what: T) -> Unfit {
        Unfit::Other(what.to_string())
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Unfit {
        match found {
            Unexpected::Unit => Unfit::Other(format!("invalid type: null, expected {expected}")),
            found => Unfit::Other(format!("invalid type: {found}, expected {expected}")),
        }
    }

    fn unknown_variant(found: &str, known: &'static [&'static str]) -> Unfit {
        Unfit::Word { at: String::new(), found: found.to_owned(), known: owned(known) }
    }

    fn unknown_field(found: &str, known: &'static [&'static str]) -> Unfit {
        Unfit::Field { at: String::new(), found: found.to_owned(), known: owned(known) }
    }

    fn missing_field(field: &'static str) -> Unfit {
        Unfit::Missing { field: field.to_owned() }
    }
}

/// A JSON value whose errors are [`Unfit`].
struct Fitted(Value);

impl<'de> IntoDeserializer<'de, Unfit> for Fitted {
    type Deserializer = Fitted;

    fn into_deserializer(self) -> Fitted {
        self
    }
}

impl<'de> Deserializer<'de> for Fitted {
    type Error = Unfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(value),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
                (Some(value), _, _) => visitor.visit_u64(value),
                (None, Some(value), _) => visitor.visit_i64(value),
                (None, None, value) => visitor.visit_f64(value.unwrap_or(f64::NAN)),
            },
            Value::String(value) => visitor.visit_string(value),
            Value::Array(values) => {
                let mut values = SeqDeserializer::new(values.into_iter().map(Fitted));
                let read = visitor.visit_seq(&mut values)?;
                values.end().map(|()| read)
            }
            Value::Object(fields) => {
                let fields = fields.into_iter().map(|(field, value)| (field, Fitted(value)));
                let mut fields = MapDeserializer::new(fields);
                let read = visitor.visit_map(&mut fields)?;
                fields.end().map(|()| read)
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        words: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        match self.0 {
            Value::String(word) => {
                IntoDeserializer::<Unfit>::into_deserializer(word).deserialize_enum(name, words, visitor)
            }
            Value::Object(fields) => {
                let fields = fields.into_iter().map(|(field, value)| (field, Fitted(value)));
                MapAccessDeserializer::new(MapDeserializer::new(fields))
                    .deserialize_enum(name, words, visitor)
            }
            other => Fitted(other).deserialize_any(visitor),
        }
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct
        map struct identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Level {
        District,
        State { name: String },
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Class {
        level: Level,
        boards: u8,
        share: Option<f64>,
        groups: Vec<(u32, i64)>,
    }

    fn class(value: Value) -> Result<Class, Unfit> {
        fit(value)
    }

    #[test]
    fn a_value_that_fits_is_read_as_serde_json_reads_it() {
        for value in [
            json!({ "level": "district", "boards": 8, "share": null, "groups": [] }),
            json!({ "level": { "state": { "name": "NRW" } }, "boards": 8, "share": 0.5, "groups": [[1, -2]] }),
        ] {
            assert_eq!(class(value.clone()).unwrap(), serde_json::from_value::<Class>(value).unwrap());
        }
    }

    #[test]
    fn an_unknown_word_says_where_it_stands_and_which_words_exist() {
        let known = owned(&["district", "state"]);
        let wrong = json!({ "level": "distrit", "boards": 8, "groups": [] });
        let word = Unfit::Word { at: "level".to_owned(), found: "distrit".to_owned(), known };
        assert_eq!(class(wrong), Err(word.clone()));
        assert_eq!(word.to_string(), "level: the word \"distrit\" is not known; known are district, state");
        // In two places the wrong one cannot be named.
        let twice = fit::<Vec<Level>>(json!(["distrit", "distrit"])).unwrap_err();
        assert!(matches!(twice, Unfit::Word { at, .. } if at.is_empty()));
    }

    #[test]
    fn fields_and_types_that_do_not_fit() {
        let extra = class(json!({ "level": "district", "boards": 8, "groups": [], "bords": 6 })).unwrap_err();
        assert!(matches!(extra, Unfit::Field { at, found, .. } if at == "bords" && found == "bords"));
        let missing = class(json!({ "level": "district", "groups": [] })).unwrap_err();
        assert_eq!(missing, Unfit::Missing { field: "boards".to_owned() });
        let null = class(json!({ "level": "district", "boards": null, "groups": [] })).unwrap_err();
        assert_eq!(null, Unfit::Other("invalid type: null, expected u8".to_owned()));
        let large = class(json!({ "level": "district", "boards": 300, "groups": [] })).unwrap_err();
        assert!(matches!(large, Unfit::Other(_)));
        assert!(class(json!({ "level": "district", "boards": 8, "groups": [[1, 2, 3]] })).is_err());
        assert!(class(json!({ "level": 3, "boards": 8, "groups": [] })).is_err());
    }
}
