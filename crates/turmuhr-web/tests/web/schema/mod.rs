//! A small JSON Schema validator: only the keywords that the document uses.

use serde_json::{Map, Value};

/// Keywords without effect on validity.
const ANNOTATIONS: [&str; 5] = ["title", "description", "default", "format", "$comment"];

/// An API document.
pub(crate) struct Document(pub(crate) Value);

impl Document {
    /// The schema behind a reference. An optional parameter has its words in `anyOf`.
    pub(crate) fn resolved<'d>(&'d self, schema: &'d Value) -> &'d Value {
        if let Some(name) = schema["$ref"].as_str() {
            let pointer = name.strip_prefix('#').expect("a reference into the document");
            return self.resolved(self.0.pointer(pointer).unwrap_or_else(|| panic!("{name} is not there")));
        }
        match schema["anyOf"].as_array().map(Vec::as_slice) {
            Some([only]) => self.resolved(only),
            _ => schema,
        }
    }

    /// All words that a schema allows.
    pub(crate) fn words(&self, schema: &Value) -> Vec<Value> {
        let schema = self.resolved(schema);
        if let Some(one) = schema.get("const") {
            return vec![one.clone()];
        }
        let listed = schema["enum"].as_array().cloned().unwrap_or_default();
        let described = schema["oneOf"].as_array().into_iter().flatten();
        listed.into_iter().chain(described.flat_map(|one| self.words(one))).collect()
    }

    /// The places where a value violates a schema, and how.
    pub(crate) fn faults(&self, schema: &Value, value: &Value) -> Vec<String> {
        let mut faults = Vec::new();
        self.check(schema, value, "", &mut faults);
        faults
    }

    fn check(&self, schema: &Value, value: &Value, at: &str, faults: &mut Vec<String>) {
        let schema = match schema {
            Value::Bool(true) => return,
            Value::Bool(false) => return faults.push(format!("{at}: nothing may be here")),
            Value::Object(schema) => schema,
            other => panic!("{other} is no schema"),
        };
        for (keyword, rule) in schema {
            self.check_keyword(schema, keyword, rule, value, at, faults);
        }
    }

    fn check_keyword(
        &self,
        schema: &Map<String, Value>,
        keyword: &str,
        rule: &Value,
        value: &Value,
        at: &str,
        faults: &mut Vec<String>,
    ) {
        let is_right = |schema: &Value| self.faults(schema, value).is_empty();
        let list = || rule.as_array().expect("a list");
        let mut fault = |what: String| faults.push(format!("{at}: {what}"));
        match keyword {
            "$ref" => {
                let target = self.resolved(&Value::Object(schema.clone())).clone();
                self.check(&target, value, at, faults);
            }
            "type" => {
                let kinds = rule.as_array().cloned().unwrap_or_else(|| vec![rule.clone()]);
                if !kinds.iter().any(|kind| is_of(kind.as_str().expect("a type"), value)) {
                    fault(format!("{value} is not of type {rule}"));
                }
            }
            "const" if rule != value => fault(format!("{value} is not {rule}")),
            "enum" if !list().contains(value) => fault(format!("{value} is none of {rule}")),
            "const" | "enum" => {}
            "minimum" => {
                if value.as_i64().is_some_and(|number| number < rule.as_i64().expect("a number")) {
                    fault(format!("{value} is below {rule}"));
                }
            }
            "maximum" => {
                if value.as_u64().is_some_and(|number| number > rule.as_u64().expect("a number")) {
                    fault(format!("{value} is above {rule}"));
                }
            }
            "required" => {
                for name in list() {
                    if value
                        .as_object()
                        .is_some_and(|fields| !fields.contains_key(name.as_str().expect("a name")))
                    {
                        fault(format!("{name} is missing"));
                    }
                }
            }
            "properties" => {
                for (name, schema) in rule.as_object().expect("properties") {
                    if let Some(value) = value.get(name) {
                        self.check(schema, value, &format!("{at}/{name}"), faults);
                    }
                }
            }
            "patternProperties" => {
                for (pattern, schema) in rule.as_object().expect("patterns") {
                    let fields = value.as_object().into_iter().flatten();
                    for (name, value) in fields.filter(|(name, _)| fits(pattern, name)) {
                        self.check(schema, value, &format!("{at}/{name}"), faults);
                    }
                }
            }
            "additionalProperties" => {
                let named = |keyword: &str| schema.get(keyword).and_then(Value::as_object);
                let is_known = |name: &str| {
                    named("properties").is_some_and(|known| known.contains_key(name))
                        || named("patternProperties").is_some_and(|all| all.keys().any(|one| fits(one, name)))
                };
                let fields = value.as_object().into_iter().flatten();
                for (name, value) in fields.filter(|(name, _)| !is_known(name)) {
                    self.check(rule, value, &format!("{at}/{name}"), faults);
                }
            }
            "prefixItems" => {
                for (place, schema) in list().iter().enumerate() {
                    if let Some(value) = value.get(place) {
                        self.check(schema, value, &format!("{at}/{place}"), faults);
                    }
                }
            }
            "items" => {
                let first = schema.get("prefixItems").and_then(Value::as_array).map_or(0, Vec::len);
                for (place, value) in value.as_array().into_iter().flatten().enumerate().skip(first) {
                    self.check(rule, value, &format!("{at}/{place}"), faults);
                }
            }
            "minItems" | "maxItems" => {
                let count = value.as_array().map(|all| all.len() as u64);
                let bound = rule.as_u64().expect("a number");
                if count
                    .is_some_and(|count| if keyword == "minItems" { count < bound } else { count > bound })
                {
                    fault(format!("{keyword} is {bound}"));
                }
            }
            "uniqueItems" => {
                let all = value.as_array().map(Vec::as_slice).unwrap_or_default();
                if (1..all.len()).any(|place| all[..place].contains(&all[place])) {
                    fault("something stands twice".to_owned());
                }
            }
            "anyOf" => {
                if !list().iter().any(is_right) {
                    fault(format!("{value} is none of {} possible shapes", list().len()));
                }
            }
            "oneOf" => {
                let count = list().iter().filter(|schema| is_right(schema)).count();
                if count != 1 {
                    fault(format!("{value} is {count} of {} shapes, not one", list().len()));
                }
            }
            "allOf" => list().iter().for_each(|schema| self.check(schema, value, at, faults)),
            annotation if ANNOTATIONS.contains(&annotation) => {}
            other => panic!("the validator does not know {other}"),
        }
    }
}

/// The only pattern: numeric keys.
fn fits(pattern: &str, name: &str) -> bool {
    assert_eq!(pattern, r"^\d+$", "the validator does not know this pattern");
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_of(kind: &str, value: &Value) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("there is no type {other}"),
    }
}
