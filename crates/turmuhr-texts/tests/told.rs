//! Every kind of fact of a season has a phrase in both languages, and nothing private is in it.

use std::collections::BTreeSet;

use jiff::Timestamp;
use serde_json::{Value, json};
use turmuhr_season::{
    Fact, Journal, SeasonEntry, State, Statement, arbiters::ArbiterAct, board::BoardAct, championship::Act,
    registry::Note, simulate,
};
use turmuhr_texts::{
    Lang,
    season::told::{author, told},
};

fn fact(value: Value) -> Fact {
    serde_json::from_value(value.clone()).unwrap_or_else(|why| panic!("{why}: {value}"))
}

fn said(statement: Value) -> Value {
    json!({ "kind": "registered", "statement": statement })
}

fn noted(note: Value) -> Value {
    said(json!({ "what": "noted", "note": note }))
}

fn arbiter(act: Value) -> Value {
    said(json!({ "what": "arbiter", "act": act }))
}

fn on_board(act: Value) -> Value {
    json!({ "kind": "board-acted", "id": 1, "board": 2, "act": act })
}

fn championship(act: Value) -> Value {
    json!({ "kind": "championship", "act": act })
}

/// Two clubs, two players each, one match on two boards, a cup.
fn founding() -> Vec<Value> {
    let mut all = vec![
        json!({ "kind": "season-opened", "season": "1987/88", "ordinance": "nrw-1987" }),
        json!({ "kind": "class-formed", "class": 1, "details": {
            "name": "Kreisliga", "level": "bezirk", "height": 1, "boards": 2, "promoted": 0, "relegated": 0
        } }),
    ];
    let clubs = [(1, "SV Nord", ["Meier", "Roth"]), (2, "SV Süd", ["Kranz", "Vogt"])];
    for (club, name, players) in clubs {
        all.push(json!({ "kind": "club-admitted", "club": club, "details": { "name": name, "bezirk": "B", "verband": "V" } }));
        for (surname, number) in players.into_iter().zip(0..) {
            let person = club * 10 + number;
            all.push(said(json!({
                "what": "person-entered", "person": person, "born": "1950-02-03", "sex": "f",
                "name": { "surname": surname, "first_name": "Eva" }
            })));
            all.push(said(
                json!({ "what": "member-joined", "person": person, "club": club, "from": "1980-01-01" }),
            ));
            all.push(said(json!({
                "what": "pass-issued", "person": person, "club": club, "number": 4700 + person, "from": "1980-01-01"
            })));
        }
        all.push(json!({ "kind": "team-entered", "team": club, "club": club, "number": 1, "class": 1, "ranks": [1, 9] }));
        let lines =
            [json!({ "rank": 1, "person": club * 10 }), json!({ "rank": 2, "person": club * 10 + 1 })];
        all.push(said(json!({
            "what": "list-registered", "club": club, "closing": "1987-08-01", "handed_in": "1987-07-30", "lines": lines
        })));
    }
    all.push(json!({ "kind": "groups-drawn", "class": 1, "seed": 1, "groups": [[1, 2]] }));
    all.push(json!({ "kind": "match-set", "id": 1, "fixture": {
        "class": 1, "group": 0, "round": 1, "home": 1, "guest": 2, "on": "1987-10-04"
    } }));
    all.push(said(json!({
        "what": "ban-noted", "ban": 3, "on": { "player": 11 }, "from": "1987-09-01", "until": "1987-09-30",
        "consent": true, "article": "4.1"
    })));
    all.push(said(json!({
        "what": "office-given", "office": 5, "person": 21, "role": "club-officer", "scope": { "club": 2 }, "from": "1987-09-01"
    })));
    all.push(said(json!({
        "what": "transfer-asked", "transfer": 6, "person": 11, "from_club": 1, "to_club": 2, "postmark": "1987-09-02"
    })));
    all
}

fn founded() -> Journal {
    let mut journal = Journal::default();
    for value in founding() {
        let number = journal.next();
        let entry = SeasonEntry {
            number,
            at: Timestamp::UNIX_EPOCH,
            by: "test".to_owned(),
            fact: fact(value.clone()),
        };
        journal.append(entry).unwrap_or_else(|why| panic!("{why:?}: {value}"));
    }
    journal
}

fn seats() -> Value {
    json!([{ "board": 1, "rank": 1, "absent": false }, { "board": 2, "rank": 2, "absent": false }])
}

fn decision(about: Value, sets: Value) -> Value {
    json!({
        "about": about, "by": "spielleiter", "level": "bezirk", "stage": "first", "postmark": "1987-11-01", "article": "16.4",
        "copies": 4, "sets": sets, "reasons": "krank", "panel": [10],
        "sanctions": [{ "on": { "club": 1 }, "sanction": { "fine": 50 }, "breach": "1987-10-04" }]
    })
}

/// A fact of every kind with its German and English phrase.
fn table() -> Vec<(Value, &'static str, &'static str)> {
    let lodged = json!({ "postmark": "1987-11-02", "sent": "registered", "fee": 50 });
    let remedy = |act: Value| json!({ "kind": "remedy-acted", "remedy": 4, "act": act });
    vec![
        (founding()[0].clone(), "Spieljahr 1987/88 eröffnet", "Season 1987/88 opened"),
        (founding()[1].clone(), "Klasse gebildet: Kreisliga", "Class formed: Kreisliga"),
        (founding()[2].clone(), "Verein aufgenommen: SV Nord", "Club admitted: SV Nord"),
        (
            json!({ "kind": "team-entered", "team": 7, "club": 2, "number": 3, "class": 1, "ranks": [10, 19] }),
            "Mannschaft gemeldet: SV Süd III (Kreisliga)",
            "Team entered: SV Süd III (Kreisliga)",
        ),
        (
            json!({ "kind": "players-noted", "club": 1, "players": [] }),
            "Spieler vermerkt: SV Nord",
            "Players noted: SV Nord",
        ),
        (
            json!({ "kind": "groups-drawn", "class": 1, "seed": 1, "groups": [[1], [2]] }),
            "Gruppen ausgelost: Kreisliga, 2 Gruppen",
            "Groups drawn: Kreisliga, 2 groups",
        ),
        (
            json!({ "kind": "pairings-drawn", "class": 1, "seed": 1 }),
            "Paarungsnummern ausgelost: Kreisliga",
            "Pairing numbers drawn: Kreisliga",
        ),
        (
            json!({ "kind": "match-set", "id": 9, "fixture": {
                "class": 1, "group": 0, "round": 2, "home": 2, "guest": 1, "on": "1987-10-25"
            } }),
            "Kampf angesetzt: SV Süd – SV Nord (Kreisliga, Runde 2), 25.10.1987",
            "Match scheduled: SV Süd – SV Nord (Kreisliga, round 2), 25 Oct 1987",
        ),
        (
            json!({ "kind": "match-moved", "id": 1, "to": "1987-10-11", "reason": "krank" }),
            "Kampf verlegt: SV Nord – SV Süd, auf den 11.10.1987",
            "Match moved: SV Nord – SV Süd, to 11 Oct 1987",
        ),
        (
            json!({ "kind": "match-moved", "id": 1, "to": "1987-10-11", "reason": "", "whole_round": true }),
            "Mit der ganzen Runde verlegt: SV Nord – SV Süd, auf den 11.10.1987",
            "Moved with the whole round: SV Nord – SV Süd, to 11 Oct 1987",
        ),
        (
            json!({ "kind": "move-refused", "id": 1, "to": "1987-10-11", "reason": "krank" }),
            "Verlegung abgelehnt: SV Nord – SV Süd, auf den 11.10.1987",
            "Move refused: SV Nord – SV Süd, to 11 Oct 1987",
        ),
        (
            json!({ "kind": "line-up-handed-in", "id": 1, "side": "home", "seats": seats() }),
            "Aufstellung abgegeben: SV Nord (SV Nord – SV Süd)",
            "Line-up handed in: SV Nord (SV Nord – SV Süd)",
        ),
        (
            json!({ "kind": "game-noted", "id": 1, "board": 3, "game": { "result": "1-0" } }),
            "Brett 3: 1:0 (SV Nord – SV Süd)",
            "Board 3: 1:0 (SV Nord – SV Süd)",
        ),
        (
            json!({ "kind": "game-noted", "id": 1, "board": 2, "game": "adjourned" }),
            "Brett 2: Hängepartie (SV Nord – SV Süd)",
            "Board 2: adjourned (SV Nord – SV Süd)",
        ),
        (
            json!({ "kind": "game-noted", "id": 1, "board": 2 }),
            "Brett 2: Ergebnis gestrichen (SV Nord – SV Süd)",
            "Board 2: result taken off (SV Nord – SV Süd)",
        ),
        (
            json!({ "kind": "match-reported", "id": 1, "home": seats(), "guest": seats(), "results": ["1-0", "1/2-1/2"] }),
            "Spielbericht: SV Nord – SV Süd, 1½:½",
            "Match report: SV Nord – SV Süd, 1½:½",
        ),
        // A board without an opponent counts for the side that is there.
        (
            json!({ "kind": "match-reported", "id": 1, "home": [{ "board": 1, "rank": 1, "absent": false }],
                "guest": seats(), "results": ["1-0", null], "card": { "anew": true, "incidents": ["krank"] } }),
            "Neuer Spielbericht: SV Nord – SV Süd, 1:1",
            "New match report: SV Nord – SV Süd, 1:1",
        ),
        (
            json!({ "kind": "match-reported", "id": 1, "home": seats(), "guest": seats(), "results": ["1-0", null],
                "unfinished": [2] }),
            "Spielbericht: SV Nord – SV Süd, offen: Brett 2",
            "Match report: SV Nord – SV Süd, open: board 2",
        ),
        (
            json!({ "kind": "report-answered", "id": 1, "by": "guest" }),
            "Spielbericht anerkannt: SV Süd (SV Nord – SV Süd)",
            "Report agreed with: SV Süd (SV Nord – SV Süd)",
        ),
        (
            json!({ "kind": "report-answered", "id": 1, "by": "guest", "disputes": "krank" }),
            "Spielbericht bestritten: SV Süd (SV Nord – SV Süd)",
            "Report disputed: SV Süd (SV Nord – SV Süd)",
        ),
        (
            json!({ "kind": "match-confirmed", "id": 1 }),
            "Kampf bestätigt: SV Nord – SV Süd",
            "Match confirmed: SV Nord – SV Süd",
        ),
        (
            json!({ "kind": "match-confirmed", "id": 1, "frozen": {
                "findings": [], "score": { "boards": [15, 5], "matches": [2, 0] }
            } }),
            "Kampf bestätigt: SV Nord – SV Süd, 1½:½",
            "Match confirmed: SV Nord – SV Süd, 1½:½",
        ),
        (
            json!({ "kind": "team-withdrawn", "team": 1, "after_round": 3, "on": "1987-12-01" }),
            "Mannschaft zurückgezogen: SV Nord, nach Runde 3",
            "Team withdrawn: SV Nord, after round 3",
        ),
        (
            json!({ "kind": "fine-limit-set", "marks": 200 }),
            "Höchste Geldbuße festgesetzt: 200 DM",
            "Highest fine set: DM 200",
        ),
        (
            json!({ "kind": "fined", "club": 1, "marks": 50, "article": "4.4" }),
            "Geldbuße: SV Nord, 50 DM [4.4]",
            "Fine: SV Nord, DM 50 [4.4]",
        ),
        (
            json!({ "kind": "points-deducted", "team": 1, "points": 2, "decision": 7 }),
            "Punktabzug: SV Nord, 2 Punkte (Entscheidung 7)",
            "Points deducted: SV Nord, 2 points (decision 7)",
        ),
        (
            json!({ "kind": "decision-made", "id": 7, "decision": decision(json!(1), json!([[20, 0], [2, 0]])) }),
            "Entscheidung 7 (Spielleiter des Bezirks): SV Nord – SV Süd zählt 2:0; eine Buße",
            "Decision 7 (director of play of the district (Spielleiter des Bezirks)): SV Nord – SV Süd counts 2:0; one sanction",
        ),
        (
            json!({ "kind": "decision-made", "id": 8, "decision": decision(json!({ "class": 1 }), Value::Null) }),
            "Entscheidung 8 (Spielleiter des Bezirks): Kreisliga, ohne neues Ergebnis; eine Buße",
            "Decision 8 (director of play of the district (Spielleiter des Bezirks)): Kreisliga, without another score; one sanction",
        ),
        (
            json!({ "kind": "decision-revoked", "decision": 7, "by": "spielleiter", "level": "bezirk", "reasons": "krank" }),
            "Entscheidung 7 zurückgenommen",
            "Decision 7 revoked",
        ),
        (
            json!({ "kind": "decision-asked", "id": 2, "about": 1, "by": "home", "what": "krank", "posted": "1987-10-05" }),
            "Entscheidung beantragt (Antrag 2): SV Nord (SV Nord – SV Süd)",
            "Decision asked for (request 2): SV Nord (SV Nord – SV Süd)",
        ),
        (
            json!({ "kind": "remedy-lodged", "id": 4, "against": 7, "by": 2, "basis": "result-decided", "lodged": lodged }),
            "Rechtsmittel 4 eingelegt: SV Süd gegen Entscheidung 7",
            "Remedy 4 lodged: SV Süd against decision 7",
        ),
        (
            json!({ "kind": "inaction-contested", "id": 5, "against": { "request": 2 }, "by": { "player": 10 },
                "basis": "result-decided", "lodged": lodged }),
            "Rechtsmittel 5 eingelegt: Meier, Eva, keine Entscheidung über Antrag 2",
            "Remedy 5 lodged: Meier, Eva, no decision on request 2",
        ),
        (
            json!({ "kind": "inaction-contested", "id": 5, "against": { "remedy": 4 }, "by": "director",
                "basis": "director", "lodged": lodged }),
            "Rechtsmittel 5 eingelegt: der Spielleiter, keine Entscheidung über Rechtsmittel 4",
            "Remedy 5 lodged: the director of play, no decision on remedy 4",
        ),
        (
            remedy(json!({ "act": "confirmed", "on": "1987-11-05" })),
            "Eingang von Rechtsmittel 4 bestätigt, 05.11.1987",
            "Receipt of remedy 4 confirmed, 5 Nov 1987",
        ),
        (
            remedy(json!({ "act": "statements-asked", "of": 2, "until": "1987-11-20" })),
            "Stellungnahmen zu Rechtsmittel 4 bis 20.11.1987 erbeten",
            "Statements on remedy 4 asked for by 20 Nov 1987",
        ),
        (
            remedy(json!({ "act": "stated" })),
            "Stellungnahme zu Rechtsmittel 4 eingegangen",
            "Statement on remedy 4 received",
        ),
        (
            remedy(json!({ "act": "fee-paid", "amount": 10, "on": "1987-11-20" })),
            "Rest der Gebühr zu Rechtsmittel 4 eingegangen, 20.11.1987",
            "Rest of the fee for remedy 4 came in, 20 Nov 1987",
        ),
        (
            remedy(json!({ "act": "hearing-set", "on": "1987-11-28" })),
            "Verhandlung über Rechtsmittel 4 am 28.11.1987",
            "Hearing of remedy 4 on 28 Nov 1987",
        ),
        (
            remedy(json!({ "act": "withdrawn", "expenses": 0 })),
            "Rechtsmittel 4 zurückgenommen",
            "Remedy 4 withdrawn",
        ),
        (
            json!({ "kind": "execution-suspended", "remedy": 4 }),
            "Vollzug ausgesetzt (Rechtsmittel 4)",
            "Execution suspended (remedy 4)",
        ),
        (
            json!({ "kind": "effect-limited", "remedy": 4, "part": "score" }),
            "Wertung ausgesetzt (Rechtsmittel 4)",
            "Score suspended (remedy 4)",
        ),
        (
            json!({ "kind": "fee-charged", "remedy": 4, "reason": "krank" }),
            "Gebühr von Rechtsmittel 4 der Instanz auferlegt",
            "Fee of remedy 4 charged to its instance",
        ),
        (
            json!({ "kind": "remedy-decided", "remedy": 4, "outcome": "upheld", "decision": 9,
                "result": decision(json!(1), Value::Null) }),
            "Rechtsmittel 4 hat Erfolg (Entscheidung 9)",
            "Remedy 4 upheld (decision 9)",
        ),
        (
            json!({ "kind": "tie-settled", "settled": {
                "class": 1, "group": 0, "order": [2, 1], "how": { "lot": { "seed": 4 } }
            } }),
            "Reihenfolge durch Los: Kreisliga: SV Süd, SV Nord",
            "Order by lot: Kreisliga: SV Süd, SV Nord",
        ),
        (
            json!({ "kind": "class-closed", "class": 1 }),
            "Klasse abgeschlossen: Kreisliga",
            "Class closed: Kreisliga",
        ),
        (
            json!({ "kind": "next-season-settled", "reasons": "SV Nord stays up" }),
            "Geänderte Plätze im nächsten Spieljahr berücksichtigt",
            "Changed places seen to in the next season",
        ),
        (
            json!({ "kind": "carried-over", "on": "1988-09-01" }),
            "Nächstes Spieljahr eröffnet, 01.09.1988",
            "Next season opened, 1 Sep 1988",
        ),
        (
            json!({ "kind": "undone", "entry": 12, "reason": "falscher Kampf" }),
            "Eintrag 12 zurückgenommen: falscher Kampf",
            "Entry 12 taken back: falscher Kampf",
        ),
        (
            json!({ "kind": "undone", "entry": 12, "reason": " " }),
            "Eintrag 12 zurückgenommen",
            "Entry 12 taken back",
        ),
    ]
}

/// The same for statements, notes and arbiters.
fn of_registry() -> Vec<(Value, &'static str, &'static str)> {
    let name = json!({ "surname": "Kurz", "first_name": "Ida" });
    let person = |what: &str, more: Value| {
        let mut all = json!({ "what": what, "person": 10 });
        let (Value::Object(all_of), Value::Object(more)) = (&mut all, more) else { unreachable!() };
        all_of.extend(more);
        said(all)
    };
    let licence = |event: Value| said(json!({ "what": "licence-noted", "person": 10, "event": event }));
    vec![
        (
            said(json!({ "what": "person-entered", "person": 99, "name": name, "born": "1950-02-03" })),
            "Person eingetragen: Kurz, Ida",
            "Person entered: Kurz, Ida",
        ),
        (
            person("renamed", json!({ "name": name, "from": "1987-10-01" })),
            "Name geändert: Kurz, Ida",
            "Name changed: Kurz, Ida",
        ),
        (
            person("born-on", json!({ "born": "1950-02-03" })),
            "Geburtsdatum berichtigt: Meier, Eva",
            "Date of birth corrected: Meier, Eva",
        ),
        (
            person("sex-noted", json!({ "sex": "f" })),
            "Geschlecht vermerkt: Meier, Eva",
            "Sex noted: Meier, Eva",
        ),
        (
            person("nationality-noted", json!({ "german": false, "from": "1987-10-01" })),
            "Staatsangehörigkeit vermerkt: Meier, Eva",
            "Nationality noted: Meier, Eva",
        ),
        (
            person("same-person", json!({ "other": 11, "reason": "krank" })),
            "Eine Person mit zwei Einträgen: Meier, Eva und Roth, Eva",
            "One person with two records: Meier, Eva and Roth, Eva",
        ),
        (
            person("member-joined", json!({ "club": 1, "from": "1987-10-01" })),
            "Mitglied: Meier, Eva (SV Nord), ab 01.10.1987",
            "Member: Meier, Eva (SV Nord), from 1 Oct 1987",
        ),
        (
            person("member-left", json!({ "club": 1, "last_day": "1987-10-01" })),
            "Austritt: Meier, Eva (SV Nord), letzter Tag 01.10.1987",
            "Left: Meier, Eva (SV Nord), last day 1 Oct 1987",
        ),
        (
            person("pass-issued", json!({ "club": 1, "number": 4711, "from": "1987-10-01" })),
            "Pass 4711 ausgestellt: Meier, Eva (SV Nord)",
            "Pass 4711 issued: Meier, Eva (SV Nord)",
        ),
        (
            said(json!({ "what": "pass-ended", "number": 4710, "from": "1987-10-01", "why": "lost" })),
            "Pass 4710 beendet: Meier, Eva, verloren",
            "Pass 4710 ended: Meier, Eva, lost",
        ),
        (
            person("permit-granted", json!({ "club": 1, "from": "1987-10-01", "until": "1988-08-31" })),
            "Spielgenehmigung erteilt: Meier, Eva (SV Nord), bis 31.08.1988",
            "Permit granted: Meier, Eva (SV Nord), until 31 Aug 1988",
        ),
        (
            person(
                "transfer-asked",
                json!({ "transfer": 8, "from_club": 1, "to_club": 2, "postmark": "1987-10-01" }),
            ),
            "Freigabe erbeten: Meier, Eva, von SV Nord zu SV Süd",
            "Release asked for: Meier, Eva, from SV Nord to SV Süd",
        ),
        (
            said(
                json!({ "what": "transfer-refused", "transfer": 6, "postmark": "1987-10-01", "debt": true, "ground": "80 DM" }),
            ),
            "Freigabe verweigert: Vereinswechsel 6, Roth, Eva",
            "Release refused: transfer 6, Roth, Eva",
        ),
        (
            said(json!({ "what": "transfer-released", "transfer": 6, "on": "1987-10-01" })),
            "Freigegeben: Vereinswechsel 6, Roth, Eva",
            "Released: transfer 6, Roth, Eva",
        ),
        (
            said(
                json!({ "what": "ban-noted", "ban": 4, "on": { "club": 1 }, "from": "1987-10-01", "until": "1987-10-31",
                "consent": true, "article": "4.1" }),
            ),
            "Sperre 4: SV Nord, bis 31.10.1987",
            "Ban 4: SV Nord, until 31 Oct 1987",
        ),
        (
            said(json!({ "what": "ban-lifted", "ban": 3, "from": "1987-09-20", "reason": "krank" })),
            "Sperre 3 aufgehoben: Roth, Eva",
            "Ban 3 lifted: Roth, Eva",
        ),
        (
            licence(json!({ "date": "1987-10-01", "what": "exam", "level": "RSR", "passed": false })),
            "Für die Lizenz vermerkt: Meier, Eva, Prüfung RSR",
            "Noted for the licence: Meier, Eva, exam RSR",
        ),
        (
            person(
                "office-given",
                json!({ "office": 9, "role": "director-of-play", "scope": { "level": "bezirk" },
                "from": "1987-10-01" }),
            ),
            "Amt 9 vergeben: Meier, Eva, Spielleiter (Bezirk)",
            "Office 9 given: Meier, Eva, director of play (district)",
        ),
        (
            said(json!({ "what": "office-ended", "office": 5, "last_day": "1987-10-01" })),
            "Amt 5 beendet: Vogt, Eva, letzter Tag 01.10.1987",
            "Office 5 ended: Vogt, Eva, last day 1 Oct 1987",
        ),
        (
            person("captain-named", json!({ "team": 1, "from": "1987-10-01" })),
            "Mannschaftsführer: Meier, Eva (SV Nord)",
            "Captain: Meier, Eva (SV Nord)",
        ),
        (
            said(json!({ "what": "list-registered", "club": 1, "list": "youth", "closing": "1987-08-01",
                "handed_in": "1987-07-30", "lines": [{ "rank": 1, "person": 10 }, { "rank": 2, "person": 11 }] })),
            "Rangliste der Jugend abgegeben: SV Nord, 2 Spieler",
            "Youth ranking list handed in: SV Nord, 2 players",
        ),
        (
            said(json!({ "what": "list-appended", "club": 1, "line": { "rank": 3, "person": 10 },
                "applied": "1987-10-01", "from": "1987-10-01" })),
            "Nachgemeldet: 3 Meier, Eva (SV Nord)",
            "Added to the list: 3 Meier, Eva (SV Nord)",
        ),
        (
            noted(
                json!({ "kind": "pass-applied", "person": 10, "club": 1, "on": "1987-10-01", "via_state_federation": true,
                "fields": { "birth-date": "1950-02-03", "street": "Gasse" } }),
            ),
            "Pass beantragt: Meier, Eva (SV Nord)",
            "Pass applied for: Meier, Eva (SV Nord)",
        ),
        (
            noted(json!({ "kind": "pass-defect", "number": 4710, "from": "1987-10-01", "defective": true })),
            "Pass 4710 nicht in Ordnung: Meier, Eva",
            "Pass 4710 not in order: Meier, Eva",
        ),
        (
            noted(
                json!({ "kind": "pass-written", "number": 4710, "writer": "club", "left_page": false, "text": "krank" }),
            ),
            "In Pass 4710 geschrieben: Meier, Eva",
            "Written in pass 4710: Meier, Eva",
        ),
        (
            noted(
                json!({ "kind": "record-deleted", "person": 10, "club": 1, "on": "1987-10-01", "cleans_up": true,
                "no_double_play": true, "responsible": "A" }),
            ),
            "Angaben zu einer Person gelöscht: Nr. 10 (SV Nord)",
            "Record of a person deleted: no. 10 (SV Nord)",
        ),
        (
            noted(json!({ "kind": "permit-ended", "permit": 14, "last_day": "1987-10-01" })),
            "Spielgenehmigung 14 beendet, letzter Tag 01.10.1987",
            "Permit 14 ended, last day 1 Oct 1987",
        ),
        (
            noted(
                json!({ "kind": "checked-by-list", "level": "bund", "from": "1987-10-01", "by_list": true }),
            ),
            "Pässe werden nach der Liste geprüft: Bund, ab 01.10.1987",
            "Passes are checked by the list: federation, from 1 Oct 1987",
        ),
        (
            noted(
                json!({ "kind": "organisation", "name": "Freie Schachfreunde", "recognised": false, "from": "1987-10-01" }),
            ),
            "Veranstalter nicht anerkannt: Freie Schachfreunde",
            "Organiser not recognised: Freie Schachfreunde",
        ),
        (
            noted(
                json!({ "kind": "order-registered", "event": "Pokal", "competition": "team-cup", "club": 1, "players": [10] }),
            ),
            "Reihenfolge abgegeben: SV Nord (Pokal)",
            "Order handed in: SV Nord (Pokal)",
        ),
        (
            noted(
                json!({ "kind": "reservation-examined", "game": 1, "side": "guest", "board": 2, "held": true }),
            ),
            "Vorbehalt geprüft: SV Süd, Brett 2 (SV Nord – SV Süd)",
            "Reservation examined: SV Süd, board 2 (SV Nord – SV Süd)",
        ),
        (
            arbiter(
                json!({ "act": "course-held", "course": 3, "details": { "name": "Herbst", "level": "RSR", "training": true,
                "ends": "1987-10-01", "organiser": "dsb", "lecturers": [11], "topics": { "rules": 7 } } }),
            ),
            "Lehrgang 3 eingetragen: Herbst",
            "Course 3 entered: Herbst",
        ),
        (
            arbiter(
                json!({ "act": "attended", "course": 3, "person": 10, "address": "Gasse", "phone": "0221", "email": "a@b",
                "exam": "failed" }),
            ),
            "Am Lehrgang teilgenommen: Meier, Eva (Nr. 3)",
            "Attended the course: Meier, Eva (no. 3)",
        ),
        (
            arbiter(
                json!({ "act": "examined", "person": 10, "level": "RSR", "on": "1987-10-01", "passed": false,
                "acquisition": true }),
            ),
            "Prüfung RSR eingetragen: Meier, Eva, 01.10.1987",
            "Exam RSR entered: Meier, Eva, 1 Oct 1987",
        ),
        (
            arbiter(json!({ "act": "appointed", "game": 1, "person": 10, "costs": [100, 200] })),
            "Schiedsrichter eingesetzt: Meier, Eva (SV Nord – SV Süd)",
            "Arbiter appointed: Meier, Eva (SV Nord – SV Süd)",
        ),
        (
            arbiter(json!({ "act": "title-held", "person": 10, "title": "fide", "from": "1987-10-01" })),
            "Titel vermerkt: Meier, Eva, FIDE-Schiedsrichter",
            "Title noted: Meier, Eva, FIDE arbiter",
        ),
        (
            arbiter(
                json!({ "act": "norm-made", "person": 10, "norm": { "on": "1987-10-01", "domestic": true }, "event": "Open" }),
            ),
            "Norm vermerkt: Meier, Eva (Open)",
            "Norm noted: Meier, Eva (Open)",
        ),
        (
            arbiter(
                json!({ "act": "applied", "person": 10, "application": "title", "on": "1987-10-01", "fees_secured": true }),
            ),
            "Antrag an die FIDE: Meier, Eva, Titel",
            "Application to FIDE: Meier, Eva, title",
        ),
        (
            arbiter(
                json!({ "act": "barred", "person": 10, "from": "1987-10-01", "until": "1987-10-31", "reason": "krank" }),
            ),
            "Schiedsrichter vorläufig ausgeschlossen: Meier, Eva, bis 31.10.1987",
            "Arbiter barred for the time being: Meier, Eva, until 31 Oct 1987",
        ),
        (
            arbiter(json!({ "act": "old-licence", "person": 10, "acquired": "1987-10-01" })),
            "Alte Turnierleiterlizenz vermerkt: Meier, Eva",
            "Old licence of tournament directors noted: Meier, Eva",
        ),
    ]
}

/// The same for unfinished games and championships.
fn of_games() -> Vec<(Value, &'static str, &'static str)> {
    vec![
        (
            on_board(
                json!({ "act": "adjudicated", "verdicts": ["1-0", "1/2-1/2"], "by": ["A", "B"], "minutes": 300 }),
            ),
            "Brett 2: abgeschätzt, 1:0 und ½:½, geht an den Spielleiter (SV Nord – SV Süd)",
            "Board 2: adjudicated, 1:0 and ½:½, goes to the director of play (SV Nord – SV Süd)",
        ),
        (
            on_board(json!({ "act": "paused", "minutes": 30 })),
            "Brett 2: Pause von 30 Minuten (SV Nord – SV Süd)",
            "Board 2: break of 30 minutes (SV Nord – SV Süd)",
        ),
        (
            on_board(json!({ "act": "director-sets", "result": "0-1" })),
            "Brett 2: vom Spielleiter festgesetzt, 0:1 (SV Nord – SV Süd)",
            "Board 2: set by the director of play, 0:1 (SV Nord – SV Süd)",
        ),
        (
            on_board(json!({ "act": "objection", "by": "guest", "posted": "1987-10-06" })),
            "Brett 2: Einspruch von SV Süd (SV Nord – SV Süd)",
            "Board 2: objection of SV Süd (SV Nord – SV Süd)",
        ),
        (
            on_board(json!({ "act": "nobody-objected" })),
            "Brett 2: kein Einspruch (SV Nord – SV Süd)",
            "Board 2: no objection (SV Nord – SV Süd)",
        ),
        (
            on_board(json!({ "act": "continue", "on": "1987-10-18" })),
            "Brett 2: wird am 18.10.1987 fortgesetzt (SV Nord – SV Süd)",
            "Board 2: continued on 18 Oct 1987 (SV Nord – SV Süd)",
        ),
        (
            on_board(json!({ "act": "moved", "on": "1987-10-19", "agreed": true, "director": true })),
            "Brett 2: wird am 19.10.1987 fortgesetzt (SV Nord – SV Süd)",
            "Board 2: continued on 19 Oct 1987 (SV Nord – SV Süd)",
        ),
        (
            on_board(json!({ "act": "finished", "result": "1/2-1/2" })),
            "Brett 2: zu Ende gespielt, ½:½ (SV Nord – SV Süd)",
            "Board 2: played to the end, ½:½ (SV Nord – SV Süd)",
        ),
        (
            on_board(json!({ "act": "missing", "home": true, "guest": false })),
            "Brett 2: zur Fortsetzung nicht erschienen: SV Nord (SV Nord – SV Süd)",
            "Board 2: did not come to play on: SV Nord (SV Nord – SV Süd)",
        ),
        (
            championship(
                json!({ "act": "announced", "id": 1, "details": { "competition": "individual", "name": "Pokal 1988",
                "level": "bund", "begins": "1988-04-01" } }),
            ),
            "Ausgeschrieben: Pokal 1988, Beginn 01.04.1988",
            "Announced: Pokal 1988, begins on 1 Apr 1988",
        ),
        (
            championship(json!({ "act": "invited", "id": 1, "posted": "1988-02-01" })),
            "Eingeladen: Nr. 1, 01.02.1988",
            "Invitations posted: no. 1, 1 Feb 1988",
        ),
        (
            championship(
                json!({ "act": "members-counted", "id": 1, "on": "1988-01-01", "counts": { "V": 100 } }),
            ),
            "Plätze nach Mitgliederzahlen verteilt: Nr. 1",
            "Places shared out by members: no. 1",
        ),
        (
            championship(
                json!({ "act": "right-noted", "competition": "individual", "who": { "person": 10, "club": 1 },
                "right": { "right": "last-champion" } }),
            ),
            "Startrecht vermerkt: Meier, Eva (SV Nord), Meister des Vorjahrs (individual)",
            "Right to start noted: Meier, Eva (SV Nord), champion of last year (individual)",
        ),
        (
            championship(
                json!({ "act": "entered", "id": 1, "entrant": 1, "who": { "club": 2, "number": 1 }, "ground": "free",
                "place": 1 }),
            ),
            "Gemeldet: SV Süd, Freiplatz (Nr. 1)",
            "Entered: SV Süd, free place (no. 1)",
        ),
        (
            championship(json!({ "act": "withdrew", "id": 1, "entrant": 1, "reason": "krank" })),
            "Tritt nicht an: Nr. 1 (Nr. 1)",
            "Does not start: no. 1 (no. 1)",
        ),
        (
            championship(
                json!({ "act": "drawn", "id": 1, "round": 1, "pairs": [{ "home": 1, "guest": 2 }, { "home": 3 }] }),
            ),
            "Ausgelost: Nr. 1, Runde 1, 2 Paarungen",
            "Drawn: no. 1, round 1, 2 pairs",
        ),
        (
            championship(
                json!({ "act": "played", "id": 1, "round": 1, "home": 1, "guest": 2, "boards": [[10, 0], [5, 5]] }),
            ),
            "Ergebnis: Nr. 1 – Nr. 2, 1½:½ (Nr. 1, Runde 1)",
            "Result: no. 1 – no. 2, 1½:½ (no. 1, round 1)",
        ),
        (
            championship(
                json!({ "act": "played-off", "id": 1, "among": [1, 2], "step": { "step": "lot", "seed": 4 } }),
            ),
            "Stichkampf: Nr. 1, Nr. 2, durch Los (Nr. 1)",
            "Play-off: no. 1, no. 2, by lot (no. 1)",
        ),
        (
            championship(json!({ "act": "ranked", "id": 1, "rows": [{ "entrant": 1, "points": 50 }] })),
            "Endstand eingetragen: Nr. 1, ein Teilnehmer",
            "Final order entered: no. 1, one entrant",
        ),
        (
            championship(json!({ "act": "declined", "id": 1, "entrant": 1, "reason": "krank" })),
            "Verzichtet: Nr. 1 (Nr. 1)",
            "Declines: no. 1 (no. 1)",
        ),
        (championship(json!({ "act": "closed", "id": 1 })), "Abgeschlossen: Nr. 1", "Closed: no. 1"),
        (
            championship(json!({ "act": "cancelled", "id": 1, "reason": "krank" })),
            "Abgesagt: Nr. 1",
            "Cancelled: no. 1",
        ),
    ]
}

/// No slip of the program, and nothing private.
#[track_caller]
fn is_fit(told: &str) {
    assert!(!told.trim().is_empty() && !told.contains("  "), "{told:?}");
    for never in ["{", "Id(", "Some(", "1950", "02-03", "krank", "Gasse", "0221", "a@b", "80 DM"] {
        assert!(!told.contains(never), "{never:?} in {told:?}");
    }
}

#[test]
fn every_fact_has_its_phrase_in_both_languages() {
    let journal = founded();
    let mut other = Vec::new();
    for (value, german, english) in [table(), of_registry(), of_games()].concat() {
        let fact = fact(value);
        for (lang, expected) in [(Lang::De, german), (Lang::En, english)] {
            let phrase = told(&fact, journal.state(), lang);
            is_fit(&phrase);
            if phrase != expected {
                other.push((phrase, expected));
            }
        }
        assert_ne!(german, english);
    }
    assert!(other.is_empty(), "{other:#?}");
}

/// A season that knows nothing says numbers instead of names.
#[test]
fn a_season_that_knows_nothing_has_phrases_too() {
    let nothing = State::default();
    for (value, _, _) in [table(), of_registry(), of_games()].concat() {
        for lang in Lang::ALL {
            is_fit(&told(&fact(value.clone()), &nothing, lang));
        }
    }
}

/// The names a reader of an enumeration expects; a new kind fails here until the tables have it.
fn expected<T: std::fmt::Debug>(read: Result<T, serde_json::Error>) -> BTreeSet<String> {
    let why = read.expect_err("no such kind").to_string();
    let names: BTreeSet<String> = why.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    assert!(names.contains("?") && names.len() > 5, "{why}");
    names.into_iter().filter(|name| name != "?").collect()
}

#[test]
fn the_tables_have_every_kind() {
    let all: Vec<Value> =
        [table(), of_registry(), of_games()].concat().into_iter().map(|row| row.0).collect();
    let have = |path: &str, tag: &str| -> BTreeSet<String> {
        let found = all.iter().filter_map(|value| value.pointer(path)?.get(tag)?.as_str().map(str::to_owned));
        found.collect()
    };
    let missing = |expected: BTreeSet<String>, have: BTreeSet<String>| {
        let missing: Vec<String> = expected.difference(&have).cloned().collect();
        assert!(missing.is_empty(), "without a row: {missing:?}");
    };
    let unknown = |tag: &str| json!({ tag: "?" });
    missing(expected(serde_json::from_value::<Fact>(unknown("kind"))), have("", "kind"));
    missing(expected(serde_json::from_value::<Statement>(unknown("what"))), have("/statement", "what"));
    missing(expected(serde_json::from_value::<Note>(unknown("kind"))), have("/statement/note", "kind"));
    missing(expected(serde_json::from_value::<ArbiterAct>(unknown("act"))), have("/statement/act", "act"));
    let (board, cup): (Vec<Value>, Vec<Value>) =
        of_games().into_iter().map(|row| row.0).partition(|value| value["kind"] == "board-acted");
    let acts =
        |all: Vec<Value>| all.iter().filter_map(|one| Some(one["act"]["act"].as_str()?.to_owned())).collect();
    missing(expected(serde_json::from_value::<BoardAct>(unknown("act"))), acts(board));
    missing(expected(serde_json::from_value::<Act>(unknown("act"))), acts(cup));
}

/// A whole season from its seed: no slip in any of its entries.
#[test]
fn a_whole_season_is_told() {
    let season = simulate::season(1).expect("a season");
    let state = season.journal.state();
    for entry in season.journal.entries() {
        let [de, en] = [Lang::De, Lang::En].map(|lang| told(&entry.fact, state, lang));
        is_fit(&de);
        is_fit(&en);
        assert_ne!(de, en);
    }
}

#[test]
fn an_author_by_number_is_named() {
    let journal = founded();
    let named = |by| author(by, journal.state(), Lang::De);
    assert_eq!(named("#10"), "Meier, Eva");
    for by in ["#77", "10", "test", "Meier, Eva", "#", "#10 x"] {
        assert_eq!(named(by), by);
    }
}
