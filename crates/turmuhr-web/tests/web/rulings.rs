//! The page of rulings and the rulebook: for everybody, without an event.

use crate::support::House;
use axum::http::StatusCode;

fn query(pairs: &[(&str, &str)]) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.extend_pairs(pairs);
    query.finish()
}

#[tokio::test]
async fn an_incident_is_ruled_without_an_account() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    let told = query(&[
        ("game", "fide-2017 blitz limited"),
        ("did", "w illegal e2e5"),
        ("did", "press"),
        ("did", "b claim illegal-move"),
    ]);
    let page = anybody.get(&format!("/rulings?{told}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("/rules/fide-2017/A.4.2"), "{}", page.text);
    let german = anybody.get(&format!("/rulings?{told}&lang=de")).await;
    assert_eq!(german.status, StatusCode::OK);
}

/// The story grows by one event and goes back by one; the address holds all of it.
#[tokio::test]
async fn an_event_is_added_and_the_address_shows_it_again() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    let told = query(&[
        ("game", "fide-2023"),
        ("do", "touch"),
        ("by", "white"),
        ("square", "e2"),
        ("intent", "move"),
    ]);
    let moved = anybody.get(&format!("/rulings/add?{told}")).await;
    assert_eq!(moved.status, StatusCode::SEE_OTHER);
    let to = moved.header("location").to_owned();
    assert!(to.contains("did=white+touch+square%3De2+intent%3Dmove"), "{to}");
    let page = anybody.get(&to).await;
    assert!(page.text.contains("4.3.1"), "{}", page.text);
}

/// What cannot be read is said in a sentence, and nothing fails.
#[tokio::test]
async fn nonsense_is_answered() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    let long = "press;".repeat(150);
    for told in [
        query(&[("game", "nonsense")]),
        query(&[("did", "w jumps")]),
        query(&[("did", "w touch")]),
        query(&[("game", "fen 8/8/8 w - -"), ("did", "w e4")]),
        query(&[("game", "fide-1984 blitz"), ("did", "w e4")]),
        query(&[("case", "no/such"), ("do", "no-verb")]),
        query(&[("did", &long)]),
        query(&[("do", "claim"), ("case", "claims/intended-move")]),
    ] {
        let page = anybody.get(&format!("/rulings?{told}")).await;
        assert_eq!(page.status, StatusCode::OK, "{told}");
    }
    let many: Vec<(&str, &str)> = std::iter::repeat_n(("did", "a wait"), 150).collect();
    let page = anybody.get(&format!("/rulings?{}", query(&many))).await;
    assert!(page.text.contains("role=\"alert\""), "{}", page.text);
    let unknown = anybody.get("/rules/fide-2017/99.9").await;
    assert_eq!(unknown.location, "/rules?edition=fide-2017&q=99.9");
}

#[tokio::test]
async fn articles_stand_beside_those_of_other_editions_and_name_their_cases() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    let page = anybody.get("/rules/fide-2017/9.2?beside=fide-1993").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("class=\"beside\"") && page.text.contains("/rulings?case="), "{}", page.text);
    let found = anybody.get("/rules?q=9.2&edition=fide-2017").await;
    assert!(found.text.contains("/rules/fide-2017/9.2"), "{}", found.text);
    let cases = anybody.get("/rules/cases").await;
    assert!(cases.text.contains("/rulings?case=claims/intended-move"));
    // Cases of other editions with the same ruling stand there too, with the edition beside.
    let newest = anybody.get("/rules/fide-2023/9.2").await;
    assert!(newest.text.contains("&amp;beside=fide-2023"), "{}", newest.text);
}

/// Every folder of cases has a name in both languages.
#[tokio::test]
async fn every_theme_of_the_case_book_has_a_name() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    anybody.lang = "de";
    let page = anybody.get("/rules/cases").await;
    let themes: std::collections::BTreeSet<&str> =
        turmuhr_scenario::casebook::all().filter_map(|case| case.id.split('/').next()).collect();
    for theme in themes.into_iter().filter(|theme| *theme != "chess960") {
        assert!(!page.text.contains(&format!("<summary>{theme} (")), "{theme}");
    }
}

/// Every case of the case book opens as a page.
#[tokio::test]
async fn every_case_opens() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    for case in turmuhr_scenario::casebook::all() {
        let page = anybody.get(&format!("/rulings?case={}", case.id)).await;
        assert_eq!(page.status, StatusCode::OK, "{}", case.id);
        assert!(!page.text.contains("role=\"alert\""), "{}", case.id);
    }
}

/// The same story by another edition stands beside it.
#[tokio::test]
async fn two_editions_are_compared() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    anybody.lang = "en";
    let told = query(&[
        ("game", "fide-2023 blitz limited"),
        ("did", "w illegal e2e5"),
        ("did", "press"),
        ("did", "b claim illegal-move"),
        ("beside", "fide-2017"),
    ]);
    let page = anybody.get(&format!("/rulings?{told}")).await;
    assert!(
        page.text.contains("/rules/fide-2023/A.5.2") && page.text.contains("/rules/fide-2017/A.4.2"),
        "{}",
        page.text
    );
    assert!(page.text.contains("The same ruling") || page.text.contains("Another ruling"));
    let case = anybody.get("/rulings?case=claims/intended-move&beside=fide-1993").await;
    assert!(case.text.contains("/rules/fide-1993/10.10a"), "{}", case.text);
}

/// What the Laws leave to the arbiter is one tap.
#[tokio::test]
async fn choices_of_the_arbiter_are_links() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    let told = query(&[("game", "fide-2023"), ("did", "w misconduct disturbance")]);
    let page = anybody.get(&format!("/rulings?{told}")).await;
    assert!(page.text.contains("data-choice=\"warning\""), "{}", page.text);
    assert!(page.text.contains("do=decide&amp;choice=add-time"), "{}", page.text);
    let form = anybody.get(&format!("/rulings?{told}&do=decide&choice=add-time")).await;
    assert!(form.text.contains("<option value=\"add-time\" selected"), "{}", form.text);
}

#[tokio::test]
async fn a_position_is_judged_and_goes_into_a_story() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    anybody.lang = "en";
    for (fen, says) in [
        ("", "White to move; legal moves: 20."),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "White has 0 kings"),
        ("4k3/8/8/8/8/8/8/4K2P w - - 0 1", "rank"),
        ("nonsense", "cannot be read"),
        ("<script>alert(1)</script>", "cannot be read"),
        (&"8".repeat(400), "at most"),
    ] {
        let page = anybody.get(&format!("/rulings/position?{}", query(&[("fen", fen)]))).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains(says), "{fen}: {}", page.text);
        assert!(!page.text.contains("<script>alert"));
    }
    // The edition goes along from the story to the position.
    let story =
        anybody.get(&format!("/rulings?{}", query(&[("game", "fide-2017 blitz limited 300+3")]))).await;
    assert!(
        story.text.contains("edition=fide-2017&amp;mode=blitz&amp;supervision=limited&amp;control=300%2B3"),
        "{}",
        story.text
    );
    let begun = anybody
        .get(&format!(
            "/rulings/game?{}",
            query(&[
                ("edition", "fide-2017"),
                ("fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
                ("moves", "O-O Kd7")
            ])
        ))
        .await;
    assert_eq!(begun.status, StatusCode::SEE_OTHER);
    let story = anybody.get(&begun.location).await;
    assert!(story.text.contains("data-square=\"f1\" data-piece=\"R\""), "{}", story.text);
}

/// Both sides are answered: a line that can be stepped through, or the proof.
#[tokio::test]
async fn who_can_still_mate() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    anybody.lang = "de";
    let ask = |fen: &str, more: &str| format!("/rulings/position?{}&ask=mate{more}", query(&[("fen", fen)]));
    let page = anybody.get(&ask("8/8/4k3/8/8/7p/5N2/7K b - - 0 1", "")).await;
    assert!(page.text.contains("data-side=\"white\" data-verdict=\"yes\""), "{}", page.text);
    assert!(page.text.contains("data-stepper"));
    let step = anybody.get(&ask("8/8/4k3/8/8/7p/5N2/7K b - - 0 1", "&white=1")).await;
    assert!(step.text.contains("data-at=\"1\"") && step.text.contains("aria-current=\"step\""));
    let dead = anybody.get(&ask("8/8/4k3/8/8/8/5N2/7K b - - 0 1", "")).await;
    assert_eq!(dead.text.matches("data-verdict=\"no\"").count(), 2);
    assert!(dead.text.contains("/rules/fide-2023/5.2.2"), "{}", dead.text);
}

#[tokio::test]
async fn a_scoresheet_is_read_in_any_notation() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    anybody.lang = "de";
    for (text, says) in [
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5", "Deutsch"),
        ("1.e4 e5 2.Cf3 Cc6 3.Fb5", "Französisch"),
        ("1. e4 e5 2. ♘f3 ♞c6", "Figurinen"),
        ("e2e4 e7e5 g1f3", "Zielfeld"),
        ("Eva vier; Eva fünf; Springer Felix drei", "angesagte"),
        ("[White \"A\"]\n[Black \"B\"]\n\n1. e4 {gut} (1. d4 d5) e5 2. Nf3 *", "PGN"),
    ] {
        let page = anybody.get(&format!("/rulings/read?{}", query(&[("text", text)]))).await;
        assert!(page.text.contains(says), "{text}: {}", page.text);
        assert!(!page.text.contains("id=\"fault\""), "{text}: {}", page.text);
        assert!(page.text.contains("data-ply=\"3\""), "{text}: {}", page.text);
    }
    // Three moves are read, the fourth is refused with its reason.
    let page =
        anybody.get(&format!("/rulings/read?{}", query(&[("text", "1. e4 e5 2. Sf3 Lb3 3. d4")]))).await;
    assert!(page.text.contains("id=\"fault\"") && page.text.contains("data-ply=\"3\""), "{}", page.text);
    assert!(!page.text.contains("data-ply=\"4\""));
    for nonsense in ["", "nothing", "<b>1</b>", &"e4 ".repeat(5000)] {
        let page = anybody.get("/rulings/read").await;
        assert_eq!(page.status, StatusCode::OK);
        let page = anybody.post("/rulings/read", &[("text", nonsense)]).await;
        assert!(
            page.status.is_success()
                || page.status == StatusCode::SEE_OTHER
                || page.status == StatusCode::PAYLOAD_TOO_LARGE,
            "{}",
            page.status
        );
        assert!(!page.text.contains("<b>1</b>"));
    }
}

/// 9.2.2, 9.3.2, 9.6: counted move by move, by the numbers of the edition.
#[tokio::test]
async fn claims_are_checked_move_by_move() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    anybody.lang = "en";
    let around = "Nf3 Nf6 Ng1 Ng8 ";
    let page = anybody.get(&format!("/rulings/read?{}", query(&[("text", &around.repeat(2))]))).await;
    assert!(
        page.text.contains("data-repeated") && page.text.contains("/rules/fide-2023/9.2.2"),
        "{}",
        page.text
    );
    assert_eq!(page.text.matches("Claim correct").count(), 1);
    let page = anybody
        .get(&format!(
            "/rulings/read?{}",
            query(&[("text", &around.repeat(2)), ("at", "7"), ("intended", "Ng8")])
        ))
        .await;
    assert!(page.text.contains("Ng8 would bring occurrence 3 of the position"), "{}", page.text);
    let page = anybody
        .get(&format!("/rulings/read?{}", query(&[("text", &around.repeat(25)), ("edition", "fide-1993")])))
        .await;
    assert!(
        page.text.contains("data-reached") && page.text.contains("/rules/fide-1993/10.12"),
        "{}",
        page.text
    );
    assert!(!page.text.contains("Drawn without a claim"), "1993 has no draw without a claim");
    let page = anybody.get(&format!("/rulings/read?{}", query(&[("text", &around.repeat(4))]))).await;
    assert!(page.text.contains("/rules/fide-2023/9.6.1"), "{}", page.text);
}

/// The story begins at any move of the game, with its repetitions.
#[tokio::test]
async fn a_story_begins_at_a_move_of_a_game() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    anybody.get("/rulings/read").await;
    let text = "1. Sf3 Sf6 2. Sg1 Sg8 3. Sf3 Sf6 4. Sg1 Sg8 5. e4";
    let moved = anybody.post("/rulings/read", &[("text", text), ("at", "8"), ("then", "story")]).await;
    assert_eq!(moved.status, StatusCode::SEE_OTHER, "{}", moved.text);
    assert!(moved.location.contains("moves+Nf3+Nf6+Ng1+Ng8+Nf3+Nf6+Ng1+Ng8"), "{}", moved.location);
    let page = anybody.get(&format!("{}&did=w+claim+repetition", moved.location)).await;
    assert!(page.text.contains("/rules/fide-2023/9.2.2"), "{}", page.text);
    let asked = anybody.post("/rulings/read", &[("text", text), ("at", "8"), ("then", "mate")]).await;
    assert!(asked.location.contains("/rulings/position?fen=") && asked.location.contains("ask=mate"));
}

async fn shown(anybody: &mut crate::support::Browser, pairs: &[(&str, &str)]) -> String {
    let page = anybody.get(&format!("/rulings?{}", query(pairs))).await;
    assert_eq!(page.status, StatusCode::OK);
    page.text
}

/// Nothing follows yet: the page names what would, one tap each.
#[tokio::test]
async fn an_offence_that_nobody_noticed_names_the_claim() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    anybody.lang = "de";
    for told in [
        &[("did", "white illegal e2e5"), ("did", "white press")][..],
        &[("did", "white displace e2 d2")],
        &[("did", "white wait @2:00:00")],
    ] {
        let text = shown(&mut anybody, told).await;
        assert!(text.contains("id=\"not-yet\"") && text.contains("data-follow=\"arbiter observe"), "{text}");
    }
    let text = shown(&mut anybody, &[("did", "white e4")]).await;
    assert!(!text.contains("id=\"not-yet\""), "{text}");
}

/// A line that cannot be read comes back with its reason, and the story stays.
#[tokio::test]
async fn a_faulty_line_does_not_hide_the_story() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    anybody.lang = "de";
    let text = shown(&mut anybody, &[("did", "white touch e2"), ("did", "white berürt d2")]).await;
    assert!(text.contains("4.3.1"), "{text}");
    assert!(text.contains("value=\"white berürt d2\" autofocus") && text.contains("„berührt"), "{text}");
}

#[tokio::test]
async fn a_game_is_told_in_minutes_with_clock_readings() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    anybody.lang = "de";
    let form = query(&[("control", "90 min + 30 s"), ("white", "0:04:00"), ("fen", "")]);
    let begun = anybody.get(&format!("/rulings/game?{form}")).await;
    let page = anybody.get(&format!("{}&did=white+touch+e2", begun.location)).await;
    assert!(page.text.contains("0:03:59") || page.text.contains("3:59"), "{}", page.text);
    assert!(page.text.contains("value=\"90min+30s\"") && page.text.contains("90 Min"), "{}", page.text);
}

/// 5.1.1, 5.2.1, 5.2.2: a final start position is named first.
#[tokio::test]
async fn a_final_position_is_named_first() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    for (fen, article) in [
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "5.1.1"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "5.2.1"),
        ("7k/8/6K1/8/8/8/8/8 b - - 0 1", "5.2.2"),
    ] {
        let text = shown(&mut anybody, &[("game", &format!("fide-2023, fen {fen}"))]).await;
        assert!(
            text.contains("id=\"at-start\"") && text.contains(&format!("/rules/fide-2023/{article}")),
            "{text}"
        );
    }
}

#[tokio::test]
async fn a_pawn_on_the_seventh_rank_chooses_its_piece() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    let game = "fen 8/4P3/8/k7/8/8/8/4K3 w - - 0 1";
    let text = shown(&mut anybody, &[("game", game), ("do", "move")]).await;
    assert!(text.contains("name=\"move-piece\"") && text.contains("value=\"e7\""), "{text}");
    let text = shown(&mut anybody, &[("do", "observe")]).await;
    assert!(!text.contains("name=\"by\" value=\"white\""), "{text}");
}

#[tokio::test]
async fn a_paste_is_not_cut_and_its_gaps_are_named() {
    let house = House::demo().await;
    let mut anybody = house.browser();
    anybody.lang = "en";
    let two = "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n";
    for (text, says) in [
        ("1. e4 e5 2. nf3 nc6", "data-ply=\"4\""),
        ("1. e4 e5 2. sf3 sc6", "data-ply=\"4\""),
        ("1. e4 e5 2. ? Nc6", "There is a gap at move 2"),
        (two, "2 games"),
    ] {
        let page = anybody.get(&format!("/rulings/read?{}", query(&[("text", text)]))).await;
        assert!(page.text.contains(says), "{text}: {}", page.text);
        assert!(!page.text.contains("textarea name=\"text\" rows=\"8\" maxlength"));
    }
    let four = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let page = anybody.get(&format!("/rulings/read?{}", query(&[("text", &four)]))).await;
    let (ended, claim) = (page.text.find("id=\"ended\""), page.text.find("data-repeated"));
    assert!(ended.is_some() && ended < claim, "{}", page.text);
    let page = anybody.get(&format!("/rulings/read?{}", query(&[("text", "e4"), ("intended", "e5")]))).await;
    assert!(page.text.contains("Claim incorrect"), "{}", page.text);
    let page = anybody.get("/rulings/position?fen=8/8/8/8/8/8/8/8+w+-+-+0+1&ask=mate").await;
    assert!(page.text.contains("id=\"no-mate-question\""), "{}", page.text);
}
