//! The other documents of a federation: filled in, empty, incomplete and wrong.

#[path = "support/told.rs"]
mod words;

use serde_json::{Value, json};
use turmuhr_federation::Ordinance;
use turmuhr_print::{
    Sheet, Templates,
    federation::{Ask, Document, Form, NoPaper, Unfit, Wanted, paper},
    typeset,
};
use turmuhr_texts::Lang;
use words::told;

const ASK: Ask<'static> = Ask { ordinance: &Ordinance::named, class: None, group: None, despite: true };

fn form(word: &str) -> Document {
    Document::Form(Form::named(word).unwrap_or_else(|| panic!("{word}")))
}

fn example(word: &str) -> Value {
    serde_json::from_str(form(word).example().expect("an example")).expect("JSON")
}

fn printed(word: &str, file: &Value) -> Result<Sheet, NoPaper> {
    paper(form(word), &file.to_string(), &ASK, Lang::En, None).map(|made| made.sheet)
}

/// The sheet in words, then the objections, each with an exclamation mark.
fn read_out(word: &str, file: &Value) -> String {
    let made = paper(form(word), &file.to_string(), &ASK, Lang::En, None)
        .unwrap_or_else(|why| panic!("{word}: {}", why.told(Lang::En)));
    told(&made.sheet) + &made.objections.iter().map(|one| format!("! {one}\n")).collect::<String>()
}

/// The example with some fields changed or removed.
fn with(word: &str, changed: &[(&str, Value)]) -> String {
    let mut file = example(word);
    for (key, value) in changed {
        file["fields"][*key] = value.clone();
    }
    read_out(word, &file)
}

fn head_alone(word: &str) -> Value {
    json!({ "head": { "issuer": "", "regulation": example(word)["head"]["regulation"] } })
}

/// The article of each form exists in its ordinance, and examples are complete.
#[test]
fn every_form_is_whole() {
    for one in Form::ALL {
        let sheet = printed(one.word(), &example(one.word())).expect("a sheet");
        let basis = sheet.facts.last().expect("what it rests on").value.clone();
        let (id, articles) = basis.split_once(": ").expect("ordinance and articles");
        let ordinance = Ordinance::named(id).unwrap_or_else(|| panic!("{id}"));
        for article in articles.split(", ") {
            let root = article.split(['.', ' ']).next().expect("a number");
            assert!(ordinance.articles.contains_key(root), "{}: {id} {article}", one.word());
        }
        let said = read_out(one.word(), &example(one.word()));
        assert!(!said.contains("still missing"), "{said}");
        assert_eq!(Document::named(one.word()), Some(Document::Form(one)));
    }
}

/// A file with only a head: everything is left to write, nothing is reported missing, and it fits on two pages.
#[test]
fn an_empty_form_is_one_to_fill_in_by_hand() {
    for one in Form::ALL {
        for lang in Lang::ALL {
            let text = head_alone(one.word()).to_string();
            let sheet = paper(Document::Form(one), &text, &ASK, lang, None);
            let sheet = sheet.unwrap_or_else(|why| panic!("{}: {}", one.word(), why.told(lang)));
            assert_eq!((sheet.objections, sheet.sheet.notes.clone()), Default::default(), "{}", one.word());
            let sheet = sheet.sheet;
            assert!(!told(&sheet).contains('☒'), "{}", told(&sheet));
            let pdf = typeset(&sheet, &Templates::built_in(), None);
            let pdf = pdf.unwrap_or_else(|fault| panic!("{}: {}", one.word(), fault.told(lang)));
            assert!((1..=2).contains(&pdf.pages), "{}: {} pages", one.word(), pdf.pages);
            if let Some(folder) = std::env::var_os("TURMUHR_PRINTS") {
                std::fs::create_dir_all(&folder).expect("a folder");
                let path = std::path::Path::new(&folder).join(format!("blank-{}-{lang}.pdf", one.word()));
                std::fs::write(path, &pdf.bytes).expect("written");
            }
        }
    }
}

/// F-042: every field of 13.2 is required, and each missing one is named.
#[test]
fn an_application_without_a_field_is_not_to_be_sent() {
    let fields = example("pass-application")["fields"].as_object().expect("fields").clone();
    assert_eq!(
        fields.len(),
        turmuhr_federation::persons::pass::Field::ALL.len() + 1,
        "all of them, and the day"
    );
    for key in fields.keys().filter(|key| *key != "applied") {
        for nothing in [json!(null), json!("")] {
            let sheet = with("pass-application", &[(key, nothing)]);
            assert_eq!(sheet.matches("Do not send yet; still missing: ").count(), 1, "{key}: {sheet}");
        }
    }
    let sheet = with("pass-application", &[("born", json!(null)), ("club", json!(""))]);
    assert!(sheet.contains("still missing: Date of birth, Club [A1 13.2, A1 13.9]."), "{sheet}");
    // Filed for the next of the two dates of a year (F-058).
    for (applied, filed) in [
        ("1987-07-15", "15 Jul 1987"),
        ("1987-07-16", "15 Jan 1988"),
        ("1988-01-15", "15 Jan 1988"),
        ("1988-01-16", "15 Jul 1988"),
    ] {
        let sheet = with("pass-application", &[("applied", json!(applied))]);
        assert!(sheet.contains(&format!("Filed for the date: {filed}")), "{sheet}");
    }
}

/// Only values required by the choice are missing (F-936), and every row needs its cells (F-821).
#[test]
fn what_is_missing_depends_on_what_is_said() {
    assert!(with("draw-protocol", &[("seed", json!(null))]).contains("still missing: Published seed ["));
    assert!(!with("draw-protocol", &[("witnesses", json!(null))]).contains("missing"));
    assert!(with("lot-protocol", &[("witnesses", json!(""))]).contains("still missing: Witnesses ["));
    let mut file = example("course-participants");
    file["rows"][1][4] = json!("");
    let sheet = read_out("course-participants", &file);
    assert!(sheet.contains("still missing: E-mail in row 2 [II]."), "{sheet}");
}

#[test]
fn what_a_form_does_not_have_is_refused_in_one_sentence() {
    let refused = |word: &str, path: &[&str], value: Value| {
        let mut file = example(word);
        let mut at = &mut file;
        for key in path {
            at = &mut at[*key];
        }
        *at = value;
        let why = printed(word, &file).expect_err("cannot be printed");
        for lang in Lang::ALL {
            assert_eq!(why.told(lang).lines().count(), 1, "{}", why.told(lang));
        }
        why
    };
    let why = refused("pass-loss", &["fields", "shoe_size"], json!(43));
    assert!(matches!(&why, NoPaper::Unfit(Unfit::NoField { field, .. }) if field == "shoe_size"), "{why:?}");
    assert!(why.told(Lang::En).starts_with("This form has no field “shoe_size”; it has: name, born, pass"));
    let unfit =
        |field: &str, wanted: Wanted| NoPaper::Unfit(Unfit::Value { field: field.to_owned(), wanted });
    let sexes = Wanted::OneOf(vec!["male".to_owned(), "female".to_owned()]);
    for (word, field, value, wanted) in [
        ("pass-loss", "born", json!("8.8.1955"), Wanted::Date),
        ("pass-loss", "born", json!(1955), Wanted::Date),
        ("pass-loss", "name", json!(["Hahn"]), Wanted::Text),
        ("pass-loss", "new_pass", json!("yes"), Wanted::YesNo),
        ("adjudication", "board", json!(-3), Wanted::Number),
        ("adjudication", "position", json!(1), Wanted::Text),
        ("pass-application", "sex", json!("w"), sexes),
    ] {
        assert_eq!(refused(word, &["fields", field], value), unfit(field, wanted), "{word}");
    }
    assert!(matches!(
        refused("adjudication", &["fields", "position"], json!("8/8")),
        NoPaper::BadPosition(_)
    ));
    assert_eq!(refused("pass-loss", &["rows"], json!([["a"]])), NoPaper::Unfit(Unfit::NoTable));
    assert_eq!(
        refused("pass-control", &["rows"], json!([["a", "b", "c", "d", "e", "f"], ["a"]])),
        NoPaper::Unfit(Unfit::Row { row: 2, columns: 6 })
    );
    assert!(matches!(refused("pass-loss", &["remarks"], json!("")), NoPaper::Form { .. }));
    // A derived value cannot be given.
    assert!(matches!(
        refused("provisional-permit", &["fields", "season-end"], json!("1999-01-01")),
        NoPaper::Unfit(Unfit::NoField { .. })
    ));
    assert!(matches!(
        refused("provisional-permit", &["fields", ""], json!("1999-01-01")),
        NoPaper::Unfit(Unfit::NoField { .. })
    ));
}

/// F-052, F-053, F-054, F-057: ends and last days of passes.
#[test]
fn passes_have_their_days() {
    assert!(with("provisional-permit", &[]).contains("Valid until the end of the season: 31 Aug 1988 [1.5]"));
    let mut other = example("provisional-permit");
    other["head"]["regulation"] = json!("fide-tournament-2001");
    assert!(matches!(printed("provisional-permit", &other), Err(NoPaper::DoesNotSay(_))));
    let refusal = with("transfer-refusal", &[("refused", json!("1988-06-22"))]);
    assert!(
        refusal.contains("To be notified by: 22 Jun 1988 [A1 13.6]") && !refusal.contains("! "),
        "{refusal}"
    );
    let late = with("transfer-refusal", &[("refused", json!("1988-06-23"))]);
    assert!(late.contains("out of time; the last day was 22 Jun 1988 [A1 13.6]"), "{late}");
    let ground = with("transfer-refusal", &[("ground", json!("other"))]);
    assert!(ground.contains("no other ground counts [A1 13.6]"), "{ground}");
    let sent = |day: &str| with("transfer-request", &[("dispatched", json!(day))]);
    assert!(sent("1988-07-15").contains("Last day for this season: 15 Jul 1988 [A1 13.9]"));
    assert!(!sent("1988-07-15").contains("! ") && sent("1988-07-16").contains("Too late: the last day was"));
    assert!(with("pass-control", &[]).contains("to be shown by: 13 Dec 1987 [A1 13.3]"));
}

/// F-386 to F-393: the outcome of a request, and the deadline for telling the clubs.
#[test]
fn a_match_is_moved_as_the_ordinance_says() {
    let moved = |changed: &[(&str, Value)]| with("rescheduling", changed);
    let plain = moved(&[]);
    assert!(plain.contains("Under the ordinance: The request must be granted [23.1]"), "{plain}");
    assert!(
        plain.contains("Clubs to be notified by: 17 Jan 1988 [23.3]") && !plain.contains("! "),
        "{plain}"
    );
    assert!(
        moved(&[("notified", json!("1988-01-18"))]).contains("Too late: the last day was 17 Jan 1988 [23.3]")
    );
    assert!(moved(&[("duty_board", json!(9)), ("boards", json!(10))]).contains("is to be refused [23.2]"));
    assert!(moved(&[("last_round", json!(true))]).contains("is to be refused [23.6]"));
    let other = [("ground", json!("other")), ("consent", json!(true))];
    assert!(moved(&other).contains("may agree [23.2]"));
    let later = [other[0].clone(), other[1].clone(), ("proposed", json!("1988-02-21"))];
    assert!(moved(&later).contains("is to be refused [23.2]"));
    // Without a request there is nothing to grant, and only the new day counts.
    let ordered = moved(&[("ground", json!("ordered")), ("proposed", json!("1988-02-21"))]);
    assert!(
        ordered.contains("Under the ordinance: _") && ordered.contains("by: 7 Feb 1988 [23.5]"),
        "{ordered}"
    );
    // Missing input is not guessed.
    for (key, sentence) in [("last_round", "Last round"), ("boards", "Boards of the team")] {
        let open = moved(&[(key, json!(null))]);
        assert!(
            open.contains("Under the ordinance: _") && open.contains(&format!("missing: {sentence} [")),
            "{open}"
        );
    }
}

/// F-365, F-366, F-368 to F-370.
#[test]
fn an_adjudication_is_agreed_or_goes_to_the_director() {
    let plain = with("adjudication", &[]);
    assert!(
        plain.contains("the game is sent to the director of play") && plain.contains("♜····♜♚·"),
        "{plain}"
    );
    let agreed = with("adjudication", &[("second_verdict", json!("white"))]);
    assert!(agreed.contains("Both agree: the result stands"), "{agreed}");
    assert!(with("adjudication", &[("second_verdict", json!(null))]).contains("Result: _"));
    assert!(
        with("adjudication", &[("to_move", json!("black"))]).contains("In the position White is to move")
    );
    let objected = |changed: &[(&str, Value)]| with("adjudication-objection", changed);
    assert!(objected(&[]).contains("To be continued: at the home of the player of the home team"));
    let host = objected(&[("by", json!("home"))]);
    assert!(host.contains("To be continued: at the home of the player of the guest team"), "{host}");
    for by in ["home", "guest"] {
        let both = objected(&[("by", json!(by)), ("both", json!(true))]);
        assert!(both.contains("To be continued: at the home of the player of the guest team"), "{both}");
    }
    let copy = objected(&[("copy_posted", json!("1987-12-22"))]);
    assert!(
        copy.contains("is incomplete: a copy must be sent") && copy.contains("To be continued: _"),
        "{copy}"
    );
}

/// Table 4.6; equal quotients at the cut; numbers of another date.
#[test]
fn seats_are_worked_out() {
    let sheet = with("dhondt-sheet", &[]);
    for row in [
        "Niederrhein | 5210 | 5210 | 2605 | 1736.67 | 1302.50 | 1042 | 4 | 1, 4, 7, 10 | 6",
        "Mittelrhein | 3870 | 3870 | 1935 | 1290 | 967.50 | 774 | 3 | 2, 6, 11 | 5",
        "Münsterland | 990 | 990 | 495 | 330 | 247.50 | 198 | 0 |  | 2",
        "highest quotients (d’Hondt): 11 [10.1, 12.1].",
    ] {
        assert!(sheet.contains(row), "{row}\n{sheet}");
    }
    let mut even = example("dhondt-sheet");
    even["rows"] = json!([["Niederrhein", 100], ["Mittelrhein", 100]]);
    even["fields"]["size"] = json!(10);
    let sheet = read_out("dhondt-sheet", &even);
    assert!(sheet.contains("by lot among Mittelrhein, Niederrhein: 1."), "{sheet}");
    let mut wrong = example("dhondt-sheet");
    wrong["fields"]["counted"] = json!("1989-01-01");
    let refused = printed("dhondt-sheet", &wrong).expect_err("counted on another day");
    assert!(matches!(refused, NoPaper::NoAnswer(_)), "{refused:?}");
    assert_ne!(refused.told(Lang::De), refused.told(Lang::En));
    assert!(!refused.told(Lang::De).contains(" the "), "{}", refused.told(Lang::De));
    wrong["rows"][1][0] = json!("Niederrhein");
    assert!(matches!(printed("dhondt-sheet", &wrong), Err(NoPaper::Unfit(Unfit::Twice { row: 2, .. }))));
    wrong["rows"][1] = json!(["Mittelrhein", "many"]);
    assert!(matches!(
        printed("dhondt-sheet", &wrong),
        Err(NoPaper::Unfit(Unfit::Row { row: 2, columns: 2 }))
    ));
    let many = with("dhondt-sheet", &[("size", json!(60))]);
    assert!(many.contains("shown up to divisor 8; all were used"), "{many}");
}

/// F-819: one month after the end.
#[test]
fn a_course_is_reported_within_a_month() {
    assert!(with("course-participants", &[]).contains("To be reported by: 12 Jun 2019 [II]"));
    assert!(!with("course-participants", &[("reported", json!("2019-06-12"))]).contains("Too late"));
    assert!(with("course-participants", &[("reported", json!("2019-06-13"))]).contains("Too late"));
}

/// F-005, F-559 and similar: the title is the ordinance's.
#[test]
fn a_title_is_worded_by_the_ordinance() {
    let sheet = with("title-certificate", &[]);
    assert!(
        sheet.contains("Champion of North Rhine-Westphalia 1988\n(Meister von Nordrhein-Westfalen 1988)")
    );
    let season = with("title-certificate", &[("year", json!(null)), ("competition", json!("blitz"))]);
    assert!(season.contains("(Blitzmeister von Nordrhein-Westfalen 1987/88)"), "{season}");
    let mut poem = example("title-certificate");
    poem["fields"]["competition"] = json!("poem");
    let why = printed("title-certificate", &poem).expect_err("no such competition").told(Lang::En);
    assert!(why.contains("one of blitz, blitz-team, cup, individual"), "{why}");
}

/// A federation's own template of a form overrides the shared one, and so does its own shared one.
#[test]
fn forms_share_a_template_that_can_be_replaced() {
    let sheet = printed("pass-loss", &head_alone("pass-loss")).expect("a sheet");
    assert_eq!(Templates::named("pass-loss"), Templates::named("form"));
    for name in ["form.typ", "pass-loss.typ"] {
        let own = Templates::built_in().with(name, "#for _ in range(4) { [x]; pagebreak() }");
        assert_eq!(typeset(&sheet, &own, None).expect("set").pages, 5, "{name}");
    }
}

/// 23: what is refused is not granted, and what must be granted is not refused.
#[test]
fn a_rescheduling_is_never_both_refused_and_granted() {
    let last_round = with("rescheduling", &[("last_round", json!(true)), ("granted", json!("moved"))]);
    assert!(last_round.contains("! The match is to be rescheduled although"), "{last_round}");
    let refused = with("rescheduling", &[("last_round", json!(true)), ("granted", json!("not-moved"))]);
    assert!(!refused.contains("although"), "{refused}");
}

/// 21.2: only an adjourned game is adjudicated.
#[test]
fn a_game_that_was_not_adjourned_is_not_adjudicated() {
    let open = with("adjudication", &[("adjourned", json!(false))]);
    assert!(open.contains("! The game was not properly adjourned") && open.contains("[21.2]"), "{open}");
    assert!(!with("adjudication", &[]).contains("not properly adjourned"));
}

/// Annex 1, 13.7: a permit ends with the season, so it begins before.
#[test]
fn a_permit_does_not_end_before_it_begins() {
    let after = with("provisional-permit", &[("from", json!("1999-01-01"))]);
    assert!(after.contains("! The permit ends on"), "{after}");
    assert!(!with("provisional-permit", &[]).contains("! "));
}

/// The sums show that every seat was given out.
#[test]
fn a_sheet_of_seats_has_sums() {
    let sheet = with("dhondt-sheet", &[]);
    assert!(sheet.contains("Sum | 16140 |  |  |  |  |  | 11 |  | 23"), "{sheet}");
}

/// F-816, F-817: who holds a course, who teaches, which topics and how many units.
#[test]
fn a_course_is_judged_when_it_is_registered() {
    assert!(!with("course-registration", &[]).contains("! "), "the example is in order");
    let foreign = with("course-registration", &[("level", json!("NSR"))]);
    assert!(
        foreign.contains("! A course of this level is held only by: German federation [II.2]."),
        "{foreign}"
    );
    let lecturers = with("course-registration", &[("all_national", json!(false))]);
    assert!(lecturers.contains("! All lecturers need the licence"), "{lecturers}");
    let mut short = example("course-registration");
    short["rows"][0] = json!(["Regeln", 1, ""]);
    short["rows"][1][0] = json!("Kochen");
    let said = read_out("course-registration", &short);
    assert!(said.contains("! The course has 13 units; 20 are needed [II.1]."), "{said}");
    assert!(said.contains("! Rules: 1 units; 6 to 10 are intended [II.1]."), "{said}");
    assert!(said.contains("! The guidelines have no topic “Kochen”"), "{said}");
}
