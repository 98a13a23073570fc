//! A client built from the API document alone: it takes paths, parameters and schemas from there, calls all
//! operations, and checks every answer against its schema.

use crate::schema::Document;
use crate::support::{Browser, House};
use axum::http::StatusCode;
use serde_json::{Value, json};
use turmuhr_store::Role;

/// The demonstration's values for path placeholders.
fn in_path(name: &str) -> Value {
    match name {
        "event" => json!("demo-open"),
        "section" | "player" | "board" => json!(1),
        "round" => json!(5),
        "form" => json!("trf26"),
        other => panic!("the path has an unknown name: {other}"),
    }
}

/// A possible value of a parameter: one of its words, or one of its type.
fn in_query(document: &Document, name: &str, schema: &Value) -> Value {
    let words = document.words(schema);
    match (words.first(), document.resolved(schema)["type"].as_str()) {
        (Some(word), _) => word.clone(),
        (None, Some("integer")) => json!(1),
        (None, Some("string")) => match name {
            "white" | "black" | "set_to" => json!("14:22"),
            "fen" => json!("4k3/8/8/8/8/8/8/R3K3 w - - 0 60"),
            "time_control" => json!("5400+30"),
            "did" => json!("black resign @0:10:00"),
            "default_time" | "round_started" => json!("0:30:00"),
            "draws" => json!("30"),
            "device_penalty" => json!("warning"),
            "longer_endings" => json!("KRB-KR 75"),
            "restored_times" => json!("unknown"),
            _ => json!("e4"),
        },
        (None, kind) => panic!("{name} has no type a parameter can have: {kind:?}"),
    }
}

fn written(value: &Value) -> String {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

struct Client {
    document: Document,
    browser: Browser,
}

impl Client {
    async fn of(house: &House, role: Role) -> Client {
        let mut browser = house.of(role).await;
        let document = Document(browser.get("/api/openapi.json").await.json());
        Client { document, browser }
    }

    /// The address of an operation, with the parameters that `with` selects.
    fn address(&self, path: &str, operation: &Value, with: impl Fn(&str) -> bool) -> String {
        let (mut address, mut query) = (path.to_owned(), Vec::new());
        for parameter in operation["parameters"].as_array().expect("a list") {
            let name = parameter["name"].as_str().expect("a name");
            let schema = &parameter["schema"];
            let value = match parameter["in"].as_str() {
                Some("path") => in_path(name),
                Some("query") => in_query(&self.document, name, schema),
                other => panic!("a parameter in {other:?}"),
            };
            assert_eq!(self.document.faults(schema, &value), [""; 0], "{path}: {name}");
            if parameter["in"] == "path" {
                address = address.replace(&format!("{{{name}}}"), &written(&value));
            } else if with(name) {
                query.push(format!("{name}={}", written(&value)));
            }
        }
        assert!(!address.contains('{'), "{address}: a name that is not described");
        if query.is_empty() { address } else { format!("{address}?{}", query.join("&")) }
    }

    /// Checks an answer against the response of its status.
    fn check(&self, operation: &Value, address: &str, reply: &crate::support::Reply) {
        let responses = &operation["responses"];
        let status = reply.status.as_u16().to_string();
        let response = responses.get(&status).unwrap_or(&responses["default"]);
        let kind = reply.kind.split(';').next().unwrap_or_default();
        let content = response["content"].get(kind);
        let content = content.unwrap_or_else(|| panic!("{address}: {status} {kind} is not described"));
        if kind == "application/json" {
            let faults = self.document.faults(&content["schema"], &reply.json());
            assert!(faults.is_empty(), "{address}: {faults:#?}\n{}", reply.text);
        }
    }

    async fn get(&mut self, operation: &Value, address: &str) -> crate::support::Reply {
        let reply = self.browser.get(address).await;
        self.check(operation, address, &reply);
        reply
    }

    /// Sends a body that its schema allows.
    async fn post(&mut self, path: &str, body: &Value) -> crate::support::Reply {
        let operation = self.document.0["paths"][path]["post"].clone();
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        assert_eq!(self.document.faults(schema, body), [""; 0], "{path}: {body}");
        let address = self.address(path, &operation, |_| false);
        let reply = self.browser.post_json(&address, body).await;
        self.check(&operation, &address, &reply);
        reply
    }

    fn operations(&self, method: &str) -> Vec<(String, Value)> {
        let paths = self.document.0["paths"].as_object().expect("paths").iter();
        paths.filter_map(|(path, operations)| Some((path.clone(), operations.get(method)?.clone()))).collect()
    }
}

#[tokio::test]
async fn every_get_answers_what_the_document_says() {
    let house = House::demo().await;
    for role in [Role::Administrator, Role::Public] {
        let mut client = Client::of(&house, role).await;
        let operations = client.operations("get");
        assert_eq!(operations.len(), 20);
        for (path, operation) in operations {
            let bare = client.address(&path, &operation, |_| false);
            let answered = client.get(&operation, &bare).await;
            let open = operation.get("security").is_none();
            assert_eq!(answered.status.is_success(), open || role == Role::Administrator, "{bare}");
            let full = client.address(&path, &operation, |_| true);
            client.get(&operation, &full).await;
        }
    }
}

#[tokio::test]
async fn every_form_and_kind_is_answered() {
    let house = House::demo().await;
    let mut client = Client::of(&house, Role::ChiefArbiter).await;
    let operations = client.operations("get");
    let operation = |end: &str| {
        operations.iter().find(|(path, _)| path.ends_with(end)).cloned().unwrap_or_else(|| panic!("{end}"))
    };
    let words = |client: &Client, operation: &Value, name: &str| -> Vec<String> {
        let parameters = operation["parameters"].as_array().expect("a list");
        let found = parameters.iter().find(|parameter| parameter["name"] == name).expect("a parameter");
        let words = client.document.words(&found["schema"]);
        words.iter().map(|word| word.as_str().expect("a word").to_owned()).collect()
    };
    let (path, export) = operation("/export/{form}");
    let forms = words(&client, &export, "form");
    assert_eq!(forms.len(), 7);
    for form in forms {
        let address = client.address(&path.replace("{form}", &form), &export, |_| false);
        assert_eq!(client.get(&export, &address).await.status, StatusCode::OK, "{address}");
    }
    let (path, incident) = operation("/incident");
    let kinds = words(&client, &incident, "kind");
    assert_eq!(kinds.len(), 35);
    for kind in kinds {
        let address = client.address(&path, &incident, |_| false);
        let address = format!("{address}?kind={kind}&side=white&white=14:22&black=3:10");
        assert_eq!(client.get(&incident, &address).await.status, StatusCode::OK, "{address}");
    }
}

#[tokio::test]
async fn facts_and_results_are_sent_as_the_document_says() {
    let house = House::demo().await;
    let mut client = Client::of(&house, Role::ChiefArbiter).await;
    assert_eq!(client.operations("post").len(), 2);
    let facts = "/api/events/{event}/facts";
    let section = json!({ "name": "Blitz", "format": { "kind": "round-robin" }, "rounds": 5 });
    for fact in [
        json!({ "kind": "announced", "text": "Runde 6 um 15 Uhr" }),
        json!({ "kind": "section-added", "section": 9, "settings": section }),
        json!({ "kind": "players-entered", "section": 9, "players": [[1, { "name": "Roth, Lea" }], [2, { "name": "Weber, Jan" }]] }),
        json!({ "kind": "checked-in", "section": 9, "players": [1], "present": true }),
    ] {
        let reply = client.post(facts, &json!({ "fact": fact, "accepted": "confirm-twice" })).await;
        assert_eq!(reply.status, StatusCode::OK, "{fact}: {}", reply.text);
    }
    // Refusals and concerns: failures have their schema too.
    let refused = json!({ "fact": { "kind": "player-removed", "section": 1, "player": 1 } });
    assert_eq!(client.post(facts, &refused).await.status, StatusCode::CONFLICT);
    let asked = json!({ "fact": { "kind": "section-finished", "section": 1 } });
    let reply = client.post(facts, &asked).await;
    assert_eq!(reply.status, StatusCode::CONFLICT);
    let results = "/api/events/{event}/sections/{section}/rounds/{round}/results";
    for (result, accepted) in [(json!("1/2-1/2"), "confirm"), (Value::Null, "confirm-twice")] {
        let body =
            json!({ "board": 1, "game": 1, "result": result, "reason": "typing", "accepted": accepted });
        assert_eq!(client.post(results, &body).await.status, StatusCode::OK, "{body}");
    }
    // The whole journal now matches the document.
    let (path, journal) =
        client.operations("get").into_iter().find(|(path, _)| path.ends_with("/journal")).expect("a journal");
    let address = client.address(&path, &journal, |_| false);
    let entries = client.get(&journal, &address).await.json()["entries"].as_array().map_or(0, Vec::len);
    assert!(entries > 100, "{entries}");
}

#[tokio::test]
async fn what_the_document_does_not_say_is_noticed() {
    let house = House::demo().await;
    let mut client = Client::of(&house, Role::ChiefArbiter).await;
    let document = Document(client.document.0.clone());
    let schema = |path: &str| {
        document.0["paths"][path]["get"]["responses"]["200"]["content"]["application/json"]["schema"].clone()
    };
    let event = client.browser.get("/api/events/demo-open").await.json();
    let of_event = schema("/api/events/{event}");
    assert_eq!(document.faults(&of_event, &event), [""; 0]);
    let mut changed = event.clone();
    changed["position"] = json!("five");
    assert_eq!(document.faults(&of_event, &changed).len(), 1);
    let mut changed = event.clone();
    changed.as_object_mut().expect("an object").shift_remove("sections");
    assert_eq!(document.faults(&of_event, &changed).len(), 1);
    let mut changed = event.clone();
    changed["sections"][0]["format"]["kind"] = json!("solitaire");
    assert_eq!(document.faults(&of_event, &changed).len(), 1);
    let fact = &document.0["paths"]["/api/events/{event}/facts"]["post"]["requestBody"]["content"]["application/json"]
        ["schema"];
    for wrong in [
        json!({ "fact": { "kind": "flown" } }),
        json!({ "fact": { "kind": "announced" } }),
        json!({ "fact": { "kind": "announced", "text": 7 } }),
        json!({}),
    ] {
        assert!(!document.faults(fact, &wrong).is_empty(), "{wrong}");
        let reply = client.browser.post_json("/api/events/demo-open/facts", &wrong).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
}

#[tokio::test]
async fn the_amounts_paid_add_up_and_white_is_named_first() {
    let house = House::demo().await;
    let mut client = Client::of(&house, Role::Public).await;
    let document = client.document.0.to_string();
    assert!(document.contains("White's score stands first, in team matches too"), "the meaning of 1-0");
    let told = client.browser.get("/api/events/demo-open/sections/1/prizes").await.json();
    let list = |name: &str| told[name].as_array().expect("a list").clone();
    let with_winner = |one: &&Value| one["winners"].as_array().is_some_and(|winners| !winners.is_empty());
    let prizes = list("prizes");
    let won: u64 = prizes.iter().filter(with_winner).filter_map(|one| one["prize"]["cents"].as_u64()).sum();
    let paid: u64 = list("payouts").iter().filter_map(|one| one["cents"].as_u64()).sum();
    assert_eq!((paid, told["currency"].as_str()), (won, Some("EUR")), "{told}");
    assert!(paid > 0, "{told}");
}
