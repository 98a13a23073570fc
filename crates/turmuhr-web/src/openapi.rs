//! The API document, generated from the table of routes and their request and answer types, for programs and
//! people.

use axum::http::{Method, StatusCode};
use maud::html;
use schemars::{JsonSchema, Schema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value, json as object};
use turmuhr_texts::Lang;

use crate::{
    api::{
        answers::{Document, Failure},
        asks::InPath,
    },
    http::{Answer, Ask, json},
    pages::{Page, page},
    routes::{May, Route, TABLE},
    words::api as say,
};

/// The request and the answers of an API route.
#[derive(Debug)]
pub(crate) struct Shape {
    /// The query of a GET, the body of a POST.
    pub(crate) asks: SchemaOf,
    pub(crate) answers: Answers,
}

/// The schema of a type; referenced types go to the definitions.
pub(crate) type SchemaOf = fn(&mut SchemaGenerator) -> Schema;

pub(crate) fn schema_of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

#[derive(Debug)]
pub(crate) enum Answers {
    Json(SchemaOf),
    /// The same type with 200 and, in trouble, with 503.
    State(SchemaOf),
    /// An endless stream of server-sent events.
    Stream,
    /// A file in the requested form.
    File,
}

const SCHEMAS: &str = "#/components/schemas/";

/// Schemas of requests and answers differ: a field with a default is optional in a request and always present
/// in an answer.
struct Schemas {
    sent: SchemaGenerator,
    answered: SchemaGenerator,
}

impl Schemas {
    fn new() -> Schemas {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = "/components/schemas".into();
            settings.meta_schema = None;
        });
        Schemas {
            sent: settings.clone().for_deserialize().into_generator(),
            answered: settings.for_serialize().into_generator(),
        }
    }

    fn answered(&mut self, of: SchemaOf) -> Value {
        of(&mut self.answered).to_value()
    }

    fn sent(&mut self, of: SchemaOf) -> Value {
        let mut schema = of(&mut self.sent).to_value();
        rename(&mut schema);
        schema
    }

    /// The properties of a request type.
    fn properties(&mut self, of: SchemaOf) -> Map<String, Value> {
        let mut schema = of(&mut self.sent).to_value();
        if let Some(name) = schema["$ref"].as_str().and_then(|name| name.strip_prefix(SCHEMAS)) {
            schema = self.sent.definitions()[name].clone();
        }
        rename(&mut schema);
        schema["properties"].as_object().cloned().unwrap_or_default()
    }

    fn definitions(mut self) -> Map<String, Value> {
        let mut all = self.answered.take_definitions(true);
        for (name, mut schema) in self.sent.take_definitions(true) {
            rename(&mut schema);
            all.insert(sent_name(&name), schema);
        }
        all
    }
}

fn sent_name(name: &str) -> String {
    format!("Sent{name}")
}

/// References to request types get names of their own.
fn rename(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            for (key, value) in fields.iter_mut() {
                match value.as_str().and_then(|name| name.strip_prefix(SCHEMAS)) {
                    Some(name) if key == "$ref" => {
                        *value = Value::from(format!("{SCHEMAS}{}", sent_name(name)))
                    }
                    _ => rename(value),
                }
            }
        }
        Value::Array(all) => all.iter_mut().for_each(rename),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// A parameter is present or absent, never null.
fn without_null(mut schema: Value) -> Value {
    let Some(fields) = schema.as_object_mut() else { return schema };
    if let Some(kind) = fields.get_mut("type")
        && let Some([only]) = kind.as_array_mut().map(|kinds| {
            kinds.retain(|kind| kind != "null");
            kinds.as_slice()
        })
    {
        *kind = only.clone();
    }
    if let Some(all) = fields.get_mut("anyOf").and_then(Value::as_array_mut) {
        all.retain(|one| one.get("type").is_none_or(|kind| kind != "null"));
    }
    schema
}

fn in_api() -> impl Iterator<Item = (&'static Route, &'static Shape)> {
    TABLE.iter().filter_map(|route| Some((route, route.shape.as_ref()?)))
}

/// The placeholders of a path.
fn placeholders(path: &str) -> impl Iterator<Item = &str> {
    path.split('{').skip(1).filter_map(|part| part.split('}').next())
}

pub(crate) async fn document(ask: Ask) -> Answer {
    Ok(json(StatusCode::OK, &Document(described(ask.lang))))
}

fn parameters(route: &Route, shape: &Shape, schemas: &mut Schemas) -> Vec<Value> {
    let in_path = schemas.properties(schema_of::<InPath>);
    let mut parameters: Vec<Value> = placeholders(route.path)
        .map(|name| (name, &in_path[name]))
        .map(|(name, schema)| object!({ "name": name, "in": "path", "required": true, "schema": schema }))
        .collect();
    if route.method == Method::GET {
        let query = schemas.properties(shape.asks).into_iter();
        parameters.extend(query.map(|(name, schema)| {
            object!({ "name": name, "in": "query", "required": false, "schema": without_null(schema) })
        }));
    }
    parameters
}

fn responses(shape: &Shape, schemas: &mut Schemas, lang: Lang) -> Value {
    let content = |kind: &str, schema: Value| object!({ "description": say::answer(lang), "content": { kind: { "schema": schema } } });
    let text = || object!({ "type": "string" });
    let failure = schemas.answered(schema_of::<Failure>);
    let mut responses = object!({
        "default": { "description": say::failure(lang), "content": { "application/json": { "schema": failure } } },
    });
    match shape.answers {
        Answers::Json(of) => responses["200"] = content("application/json", schemas.answered(of)),
        Answers::State(of) => {
            responses["200"] = content("application/json", schemas.answered(of));
            responses["503"] = content("application/json", schemas.answered(of));
        }
        Answers::Stream => responses["200"] = content("text/event-stream", text()),
        Answers::File => {
            responses["200"] = object!({ "description": say::answer(lang), "content": {
                "text/plain": { "schema": text() },
                "text/csv": { "schema": text() },
                "application/x-chess-pgn": { "schema": text() },
                "application/json": { "schema": { "type": "object" } },
            } });
        }
    }
    responses
}

pub(crate) fn described(lang: Lang) -> Map<String, Value> {
    let mut schemas = Schemas::new();
    let mut paths: Map<String, Value> = Map::new();
    for (route, shape) in in_api() {
        let method = route.method.as_str().to_lowercase();
        let mut operation = object!({
            "summary": (route.summary)(lang),
            "operationId": format!("{method}{}", route.path.replace(['/', '{', '}', '.', '-'], "_")),
            "parameters": parameters(route, shape, &mut schemas),
            "responses": responses(shape, &mut schemas, lang),
        });
        if route.method == Method::POST {
            let schema = schemas.sent(shape.asks);
            operation["requestBody"] =
                object!({ "required": true, "content": { "application/json": { "schema": schema } } });
        }
        if route.may != May::Anyone {
            operation["security"] = object!([{ "session": [] }]);
            operation["description"] = Value::from(say::who_may(route.may, lang));
        }
        let entry = paths.entry(route.path.to_owned()).or_insert_with(|| object!({}));
        entry[&method] = operation;
    }
    let Value::Object(document) = object!({
        "openapi": "3.1.0",
        "info": {
            "title": "Turmuhr",
            "version": env!("CARGO_PKG_VERSION"),
            "description": say::about(lang),
            "license": { "name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later" },
        },
        "paths": paths,
        "components": {
            "securitySchemes": { "session": { "type": "apiKey", "in": "cookie", "name": crate::accounts::SESSION } },
            "schemas": schemas.definitions(),
        },
    }) else {
        unreachable!("a document is an object")
    };
    document
}

pub(crate) async fn readable(ask: Ask) -> Answer {
    let lang = ask.lang;
    let mut schemas = Schemas::new();
    let mut names = |shape: &Shape| -> Vec<String> {
        schemas.properties(shape.asks).into_iter().map(|(name, _)| name).collect()
    };
    let rows: Vec<(&Route, Vec<String>)> = in_api().map(|(route, shape)| (route, names(shape))).collect();
    let body = html! {
        p { (say::about(lang)) }
        p { a href="/api/openapi.json" { "/api/openapi.json" } }
        table.routes {
            caption { (say::caption(lang)) }
            thead { tr { th { (say::method(lang)) } th { (say::path(lang)) } th { (say::what(lang)) } th { (say::who(lang)) } th { (say::fields(lang)) } } }
            tbody { @for (route, names) in &rows { tr {
                td { code { (route.method.as_str()) } } td { code { (route.path) } } td { ((route.summary)(lang)) }
                td { (say::who_may(route.may, lang)) } td { @for name in names { code { (name) } " " } }
            } } }
        }
        p { (say::csrf_explained(lang)) }
    };
    Ok(page(&ask, Page::plain(say::title(lang), body)))
}
