//! The API document, made of the table of routes, for programs and for people.

use axum::http::StatusCode;
use maud::html;
use serde_json::{Map, Value, json as object};
use turmuhr_texts::Lang;

use crate::{
    http::{Answer, Ask, json},
    pages::{Page, page},
    routes::{May, Route, TABLE},
    words::api as say,
};

fn in_api() -> impl Iterator<Item = &'static Route> {
    TABLE.iter().filter(|route| route.path.starts_with("/api/"))
}

/// The names in braces.
fn placeholders(path: &str) -> impl Iterator<Item = &str> {
    path.split('{').skip(1).filter_map(|part| part.split('}').next())
}

pub(crate) async fn document(ask: Ask) -> Answer {
    Ok(json(StatusCode::OK, &described(ask.lang)))
}

pub(crate) fn described(lang: Lang) -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for route in in_api() {
        let method = route.method.as_str().to_lowercase();
        let posted = method == "post";
        let mut parameters: Vec<Value> = placeholders(route.path)
            .map(|name| object!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
            .collect();
        if !posted {
            let query = route
                .takes
                .iter()
                .map(|name| object!({ "name": name, "in": "query", "schema": { "type": "string" } }));
            parameters.extend(query);
        }
        let live = route.path.ends_with("/live");
        let kind = if live { "text/event-stream" } else { "application/json" };
        let mut operation = object!({
            "summary": (route.summary)(lang),
            "operationId": format!("{method}{}", route.path.replace(['/', '{', '}', '.', '-'], "_")),
            "parameters": parameters,
            "responses": {
                "200": { "description": say::answer(lang), "content": { kind: {} } },
                "default": { "description": say::failure(lang), "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Failure" } } } },
            },
        });
        if posted {
            let fields: Map<String, Value> =
                route.takes.iter().map(|name| ((*name).to_owned(), object!({}))).collect();
            operation["requestBody"] = object!({ "content": { "application/json": { "schema": { "type": "object", "properties": fields } } } });
        }
        if route.may != May::Anyone {
            operation["security"] = object!([{ "session": [] }]);
            operation["description"] = Value::from(say::who_may(route.may.word(), lang));
        }
        let entry = paths.entry(route.path.to_owned()).or_insert_with(|| object!({}));
        entry[&method] = operation;
    }
    object!({
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
            "schemas": {
                "Failure": {
                    "type": "object",
                    "required": ["error", "detail"],
                    "properties": {
                        "error": { "type": "string" },
                        "detail": { "type": "string" },
                        "concerns": { "type": "array", "items": { "type": "object", "properties": { "level": { "type": "string" }, "text": { "type": "string" } } } },
                    },
                },
            },
        },
    })
}

impl May {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            May::Anyone => "anyone",
            May::Results => "results",
            May::CheckIn => "check-in",
            May::Account => "account",
            May::Undo => "known",
            May::LineUps => "line-ups",
            May::Arbiter => "arbiter",
            May::Chief => "chief-arbiter",
            May::Administrator => "administrator",
        }
    }
}

pub(crate) async fn readable(ask: Ask) -> Answer {
    let lang = ask.lang;
    let body = html! {
        p { (say::about(lang)) }
        p { a href="/api/openapi.json" { "/api/openapi.json" } }
        table.routes {
            caption { (say::caption(lang)) }
            thead { tr { th { (say::method(lang)) } th { (say::path(lang)) } th { (say::what(lang)) } th { (say::who(lang)) } th { (say::fields(lang)) } } }
            tbody { @for route in in_api() { tr {
                td { code { (route.method.as_str()) } } td { code { (route.path) } } td { ((route.summary)(lang)) }
                td { (say::who_may(route.may.word(), lang)) } td { @for name in route.takes { code { (name) } " " } }
            } } }
        }
        p { (say::csrf_explained(lang)) }
    };
    Ok(page(&ask, Page::plain(say::title(lang), body)))
}
