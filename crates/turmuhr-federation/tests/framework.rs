//! Ordinances as data: inheritance, what binds below, seasons, competitions, titles, levels.

mod support;

use jiff::civil::Date;
use support::{day, fide, nrw, season, youth};
use turmuhr_federation::{
    Ordinance,
    competition::framework::{
        GamePhase, LevelAct, Prize, Size, award, competitions, entry_refused, laws, may, prize_breaks,
        second_qualifies, size, smoking, system, too_far_down,
    },
    date::{MonthDay, Season},
    law::{deadline::Rule, level::Level},
    ordinance::{
        NoOrdinance, announcement,
        precedence::{Text, contradictions},
        rules::{Smoking, System},
    },
    persons::age::{NotEligible, Sex},
};

fn below(rules: &str) -> Result<Ordinance, NoOrdinance> {
    let text = format!(
        "id = \"bezirk-x\"\ntitle.de = \"Bezirk X\"\ntitle.en = \"District X\"\nin_force = \"1988-09-01\"\n\
         parent = \"nrw-1987\"\n[articles]\nown = [\"1\"]\n{rules}"
    );
    Ordinance::read(&text, &Ordinance::named)
}

/// F-001.
#[test]
fn what_is_generally_binding_cannot_be_replaced_below() {
    let general = [2, 3, 4, 5, 14, 16, 17, 20, 22, 23, 27, 29, 31, 32, 33, 34, 35, 36];
    let own = [1, 6, 7, 8, 9, 10, 11, 12, 13, 15, 18, 19, 21, 24, 25, 26, 28, 30, 37];
    for article in general {
        assert!(nrw().is_general(&article.to_string()), "{article}");
        assert!(nrw().is_general(&format!("{article}.1")), "{article}.1");
    }
    for article in own {
        assert!(!nrw().is_general(&article.to_string()), "{article}");
    }
    // 28 is not binding: a district may play faster.
    let faster = below("[rules]\ncontrol = { article = \"1\", value = \"40/2:00\" }").unwrap();
    assert_eq!(faster.rules.control.as_ref().unwrap().value, "40/2:00");
    assert_eq!(faster.rules.control.as_ref().unwrap().at.cite().to_string(), "bezirk-x 1");
    assert_eq!((faster.overrides[0].path.as_str(), faster.overrides[0].article.as_str()), ("control", "28"));
    // 23 and 16 are.
    let refused = below("[rules.period]\nrequest = { article = \"1\", days = 9 }").unwrap_err();
    let NoOrdinance::Binding { article, path, .. } = refused else { panic!("{refused:?}") };
    assert_eq!((article.as_str(), path.as_str()), ("5.1", "period.request"));
    let refused = below("[rules.lineup.league]\nsubstitution = { article = \"1\", most = 5 }").unwrap_err();
    assert!(matches!(refused, NoOrdinance::Binding { article, .. } if article == "16.5"));
    // What the parent does not say may be added.
    assert!(below("[rules.berlin]\nkreis-cup = { article = \"1\", then = \"lot\" }").is_ok());
    // What stands beside binding provisions without an article of its own binds with them.
    let refused = below("[rules.lineup.league]\nyouth-ranks = true").unwrap_err();
    assert!(matches!(refused, NoOrdinance::Binding { .. }), "{refused:?}");
    assert!(below("[rules.lineup.league]\nyouth-ranks = false").is_ok(), "as the parent says");
    // Nor can a provision give way to something that is none.
    assert!(matches!(
        below("[rules.lineup.league]\norder = 3").unwrap_err(),
        NoOrdinance::Binding { article, .. } if article == "16.7"
    ));
}

fn text_of(id: &str, parent: &str, articles: &str, rules: &str) -> String {
    format!(
        "id = \"{id}\"\ntitle.de = \"x\"\ntitle.en = \"x\"\nin_force = \"1990-09-01\"\nparent = \"{parent}\"\n\
         [articles]\n{articles}\n{rules}"
    )
}

/// F-001, F-543: through several levels, in lists, and where the youth ordinance repeats what binds the seniors.
#[test]
fn what_binds_binds_through_every_level() {
    let free = "own = [\"1\"]";
    let read = |texts: &[String]| Ordinance::among(texts, "c");
    // A federation of one's own, its association, its district.
    let bund = text_of(
        "a",
        "nrw-1987",
        "general = [\"7\"]\nown = [\"8\"]",
        "[rules.berlin]\nx = { article = \"7\", then = \"lot\" }\ny = { article = \"8\", then = \"lot\" }",
    );
    let verband = text_of("b", "a", free, "");
    let over = |name: &str| {
        let rules = format!("[rules.berlin]\n{name} = {{ article = \"1\", then = \"play-off\" }}");
        read(&[bund.clone(), verband.clone(), text_of("c", "b", free, &rules)])
    };
    let refused = over("x").unwrap_err();
    assert!(
        matches!(&refused, NoOrdinance::Binding { ordinance, article, .. } if ordinance == "a" && article == "7"),
        "{refused}"
    );
    let district = over("y").unwrap().expect("there");
    assert_eq!(district.rules.berlin["y"].at.cite().to_string(), "c 1");
    assert_eq!(district.rules.berlin["team-cup"].at.cite().to_string(), "nrw-1987 13.4", "from the very top");
    let days = "[rules.period]\nrequest = { article = \"1\", days = 9 }";
    assert!(read(&[bund, verband, text_of("c", "b", free, days)]).is_err(), "5.1 binds three levels down");
    // Youths: 7 is (g), also as a list of boards; B 16.5 is the seniors' and binds no less; 8 is not (g).
    let young = |rules: &str| read(&[text_of("c", "nrw-youth-1989", free, rules)]);
    let special =
        "[[rules.lineup.jmm.special]]\narticle = \"1\"\nwho = \"girl\"\nboard = 6\nleaves-aside = 8";
    for (rules, article) in [
        (special, "7.5"),
        ("[rules.lineup.jmm]\ndownward = { article = \"1\" }", "B 16.5"),
        ("[rules.age]\narticle = \"1\"\nkey-date = \"01-01\"", "2.1"),
    ] {
        let refused = young(rules).unwrap_err();
        assert!(
            matches!(&refused, NoOrdinance::Binding { article: known, .. } if known == article),
            "{refused}"
        );
    }
    let groups = "[rules.competition.jmm]\narticle = \"1\"\nname = { de = \"x\", en = \"x\" }\ntitle = { article = \"1\", de = \"x\", en = \"x\" }\nof = \"teams\"\nsystem = \"league\"\nboards = 4";
    assert_eq!(young(groups).unwrap().unwrap().rules.competition["jmm"].boards, Some(4));
    // Nobody is above themselves.
    let own = text_of("nrw-1987", "nrw-1987", free, "");
    assert!(matches!(Ordinance::among(&[own], "nrw-1987"), Err(NoOrdinance::OwnParent(_))));
    assert_eq!(Ordinance::among(&[], "nowhere"), Ok(None));
    let unlisted =
        "[[rules.lineup.x.special]]\narticle = \"99\"\nwho = \"girl\"\nboard = 7\nleaves-aside = 8";
    assert!(matches!(young(unlisted), Err(NoOrdinance::NoArticle { .. })), "in lists too");
}

#[test]
fn an_ordinance_that_cannot_be_read_says_why() {
    assert!(matches!(Ordinance::read("id = 3", &Ordinance::named), Err(NoOrdinance::NoToml(_))));
    assert!(matches!(below("[rules]\nflying = { article = \"1\", value = 1 }"), Err(NoOrdinance::Shape(_))));
    assert!(matches!(
        below("[rules]\ncontrol = { article = \"99\", value = \"x\" }"),
        Err(NoOrdinance::NoArticle { .. })
    ));
    let orphan = "id = \"x\"\ntitle.de = \"x\"\ntitle.en = \"x\"\nin_force = \"1988-09-01\"\nparent = \"nobody\"\n[articles]\n";
    assert_eq!(
        Ordinance::read(orphan, &Ordinance::named).unwrap_err(),
        NoOrdinance::NoParent("nobody".to_owned())
    );
}

/// F-003.
#[test]
fn art_1_5_a_season_begins_on_1_september() {
    let start = nrw().rules.season_start.unwrap().value;
    for (date, wanted) in [("1988-08-31", "1987/88"), ("1988-09-01", "1988/89"), ("1999-12-31", "1999/00")] {
        assert_eq!(Season::of(day(date), start).to_string(), wanted);
    }
    assert_eq!(season("1987/88").last_day(start), day("1988-08-31"));
    for wrong in ["1987", "1987/89", "87/88", "1987/8", "x/y", ""] {
        assert!(wrong.parse::<Season>().is_err(), "{wrong}");
    }
    assert!("02-30".parse::<MonthDay>().is_err());
}

/// F-004, F-540.
#[test]
fn the_yearly_competitions_are_seven_and_eight() {
    let senior: Vec<&str> = competitions(&nrw()).iter().map(|(id, _)| *id).map(leak).collect();
    assert_eq!(senior, ["blitz", "blitz-team", "cup", "individual", "team", "team-cup", "women"]);
    let young: Vec<&str> = competitions(&youth()).iter().map(|(id, _)| *id).map(leak).collect();
    assert_eq!(young, ["bjem", "cjem", "jbem", "jbmm", "jem", "jmm", "wjem", "wjmm"]);
}

fn leak(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

/// F-005, F-559, F-563, F-569, F-573, F-584, F-590, F-635, F-639.
#[test]
fn titles_carry_their_year_and_their_article() {
    let cases = [
        (nrw(), "individual", "Meister von Nordrhein-Westfalen 1990", "1.2"),
        (nrw(), "women", "Damenmeisterin von Nordrhein-Westfalen 1990", "1.2"),
        (nrw(), "team", "Mannschaftsmeister von Nordrhein-Westfalen 1990", "1.2"),
        (nrw(), "cup", "Pokalmeister von Nordrhein-Westfalen 1990", "1.2"),
        (nrw(), "team-cup", "Pokalmannschaftsmeister von Nordrhein-Westfalen 1990", "1.2"),
        (nrw(), "blitz", "Blitzmeister von Nordrhein-Westfalen 1990", "1.2"),
        (nrw(), "blitz-team", "Blitzmannschaftsmeister von Nordrhein-Westfalen 1990", "1.2"),
        (youth(), "jem", "Jugendmeister von Nordrhein-Westfalen 1990", "3.4"),
        (youth(), "bjem", "B-Jugendmeister von Nordrhein-Westfalen 1990", "4.4"),
        (youth(), "cjem", "C-Jugendmeister von Nordrhein-Westfalen 1990", "5.5"),
        (youth(), "wjem", "Jugendmeisterin von Nordrhein-Westfalen 1990", "6.4"),
        (youth(), "jmm", "Jugend-Mannschaftsmeister von Nordrhein-Westfalen 1990", "8.6"),
        (youth(), "wjmm", "Mannschaftsmeister der weiblichen Jugend von Nordrhein-Westfalen 1990", "9.4"),
        (youth(), "jbem", "Jugend-Blitzmeister von Nordrhein-Westfalen 1990", "10.5"),
        (youth(), "jbmm", "Jugend-Blitzmannschaftsmeister von Nordrhein-Westfalen 1990", "11.6"),
    ];
    for (ordinance, competition, text, article) in cases {
        let award = award(&ordinance, competition, season("1989/90"), "A").unwrap();
        assert_eq!((award.text.de.as_str(), award.cite.article.as_str()), (text, article));
        assert_eq!((award.holder.as_str(), award.season), ("A", season("1989/90")));
        assert_eq!(award.competition, competition);
        assert!(award.text.en.ends_with("of North Rhine-Westphalia 1990"), "{}", award.text.en);
    }
    assert!(award(&nrw(), "jem", season("1989/90"), "A").is_none(), "the senior ordinance has no such event");
}

/// F-006.
#[test]
fn art_1_4_no_money_prizes() {
    assert_eq!(prize_breaks(&nrw(), Prize::Money).unwrap().article, "1.4");
    assert_eq!(prize_breaks(&nrw(), Prize::Honorary), None);
    assert_eq!(prize_breaks(&youth(), Prize::Money).unwrap().ordinance, "nrw-1987", "inherited");
    assert_eq!(prize_breaks(&fide(), Prize::Money), None);
}

/// F-007, F-130, F-543, F-550.
#[test]
fn the_youth_ordinance_inherits_what_it_does_not_say() {
    let (senior, young) = (nrw(), youth());
    assert_eq!(young.rules.fees, senior.rules.fees, "remedies: 12.3");
    assert_eq!(young.rules.period[&Rule::Remedy], senior.rules.period[&Rule::Remedy]);
    assert_eq!(young.rules.eligibility, senior.rules.eligibility, "2.2");
    assert_eq!(young.rules.control, senior.rules.control, "12.4");
    assert_eq!(young.rules.withdrawal.as_ref().unwrap().at.source, "nrw-1987");
    assert!(young.rules.age.is_some() && senior.rules.age.is_none());
    for (article, general) in
        [("2", true), ("7", true), ("7.3", true), ("3", false), ("8", false), ("12", false)]
    {
        assert_eq!(young.is_general(article), general, "{article}");
    }
}

/// F-008, F-650.
#[test]
fn art_34_the_laws_go_before_the_ordinance_and_that_before_the_announcement() {
    assert!(Text::Laws < Text::Ordinance && Text::Ordinance < Text::Announcement);
    assert!(contradictions(&nrw()).is_empty() && contradictions(&fide()).is_empty());
    let lenient = announcement(&fide(), "default-minutes = { article = \"5\", value = 90 }").unwrap();
    let found = contradictions(&lenient);
    assert_eq!((found[0].path, found[0].law), ("default-minutes", "6.6"));
    // An hour is what the Laws of 1984 give too; an ordinance in its own right cannot give more.
    for (minutes, article) in [(60, None), (61, Some("16.5"))] {
        let rules = format!("[rules]\ndefault-minutes = {{ article = \"1\", value = {minutes} }}");
        let beside = text_of("c", "nrw-1987", "own = [\"1\"]", &rules)
            .replace("[articles]", "relation = \"in-its-own-right\"\n[articles]");
        let beside = Ordinance::read(&beside, &Ordinance::named).unwrap();
        assert_eq!(contradictions(&beside).first().map(|found| found.law), article, "{minutes}");
    }
    // An announcement may replace what is not binding, and nothing else.
    assert!(announcement(&nrw(), "control = { article = \"1\", value = \"40/2:00\" }").is_ok());
    let refused = announcement(&nrw(), "default-minutes = { article = \"1\", value = 30 }").unwrap_err();
    assert!(matches!(refused, NoOrdinance::Binding { article, .. } if article == "27.2"));
    let refused = announcement(&youth(), "default-minutes = { article = \"1\", value = 30 }").unwrap_err();
    assert!(matches!(refused, NoOrdinance::Binding { .. }), "inherited ones bind too");
}

/// F-070, F-071, F-072, F-073, F-074, F-600.
#[test]
fn art_3_every_level_directs_its_own_play() {
    for level in Level::ALL {
        assert!(may(level, LevelAct::HoldChampionship));
        for other in Level::ALL {
            for act in [
                LevelAct::Direct { competition_of: other },
                LevelAct::SetPromoted { into: other },
                LevelAct::RegulateAccess { to: other },
                LevelAct::RegulateMovement { of: other },
            ] {
                assert_eq!(may(level, act), level == other, "{level:?} {act:?}");
            }
        }
    }
    assert_eq!(Level::ALL, [Level::Bezirk, Level::Verband, Level::Bund]);
    assert_eq!(Level::Bezirk.above(), Some(Level::Verband));
    assert_eq!(Level::Verband.above(), Some(Level::Bund));
    assert_eq!(Level::Bund.above(), None);
}

/// F-158, F-159, F-175, F-180, F-240, F-255, F-555, F-560, F-565, F-570, F-580, F-585.
#[test]
fn sizes_and_systems() {
    let fits = Size::Fits;
    let cases = [
        (nrw(), "individual", 14, System::RoundRobin, fits.clone()),
        (nrw(), "individual", 13, System::RoundRobin, Size::NotAsTargeted { target: 14 }),
        (nrw(), "individual", 15, System::Swiss, Size::NotAsTargeted { target: 14 }),
        (nrw(), "women", 8, System::RoundRobin, fits.clone()),
        (nrw(), "women", 10, System::RoundRobin, Size::NeedsDecision),
        (nrw(), "women", 9, System::RoundRobin, Size::Breaks { allowed: vec![8] }),
        (nrw(), "cup", 8, System::KnockOut, fits.clone()),
        (nrw(), "cup", 7, System::KnockOut, Size::NotAsTargeted { target: 8 }),
        (nrw(), "team-cup", 8, System::KnockOut, fits.clone()),
        (nrw(), "team-cup", 9, System::KnockOut, Size::Breaks { allowed: vec![8] }),
        (youth(), "jem", 14, System::Swiss, fits.clone()),
        (youth(), "jem", 15, System::Swiss, Size::Breaks { allowed: vec![14, 16] }),
        (youth(), "bjem", 16, System::Swiss, fits.clone()),
        (youth(), "bjem", 15, System::Swiss, Size::Breaks { allowed: vec![14, 16] }),
        (youth(), "cjem", 34, System::Swiss, fits.clone()),
        (youth(), "cjem", 33, System::Swiss, Size::Breaks { allowed: vec![34] }),
        (youth(), "wjem", 12, System::Swiss, fits.clone()),
        (youth(), "wjem", 13, System::Swiss, Size::Breaks { allowed: vec![12] }),
        (youth(), "jbem", 28, System::RoundRobin, fits.clone()),
        (youth(), "jbem", 29, System::RoundRobin, Size::Breaks { allowed: vec![28] }),
        (youth(), "jbmm", 28, System::RoundRobin, fits.clone()),
        (youth(), "jbmm", 27, System::RoundRobin, Size::Breaks { allowed: vec![28] }),
    ];
    for (ordinance, id, entrants, wanted, fits) in cases {
        let competition = &ordinance.rules.competition[id];
        assert_eq!(system(competition, entrants), wanted, "{id} {entrants}");
        assert_eq!(size(competition, entrants, false), fits, "{id} {entrants}");
    }
    let women = &nrw().rules.competition["women"];
    assert_eq!(size(women, 10, true), fits, "7.1: raised by the committee");
    assert_eq!(size(women, 9, true), Size::Breaks { allowed: vec![8] }, "to ten and nothing else");
    let rounds = |id: &str| youth().rules.competition[id].rounds;
    assert_eq!(
        [rounds("jem"), rounds("bjem"), rounds("cjem"), rounds("wjem")],
        [Some(7), Some(7), Some(11), Some(7)]
    );
}

/// F-455, F-566, F-581, F-586.
#[test]
fn time_controls_of_the_ordinances() {
    let (senior, young) = (nrw(), youth());
    let said = senior.rules.control.as_ref().unwrap();
    assert_eq!((said.value.as_str(), said.at.article.as_str()), ("50/2:30+20/1:00", "28"));
    let of = |id: &str| {
        let one = &young.rules.competition[id];
        (one.control.clone(), one.control_article.clone())
    };
    assert_eq!(of("cjem"), (Some("50/2:00+25/1:00".to_owned()), Some("5.2".to_owned())));
    assert_eq!(of("jbem"), (Some("0:05".to_owned()), Some("10.2".to_owned())));
    assert_eq!(of("jbmm"), (Some("0:05".to_owned()), Some("11.2".to_owned())));
    let jbmm = &young.rules.competition["jbmm"];
    assert_eq!((jbmm.boards, jbmm.substitutes), (Some(4), 1));
    assert_eq!(of("jem").0, None, "as the senior ordinance has it");
}

/// F-246, F-581, F-586: which Laws a game is played by.
#[test]
fn short_games_are_blitz_games() {
    use turmuhr_core::Edition;
    let (senior, young) = (nrw(), youth());
    let by = |ordinance: &Ordinance, id: &str, game| laws(ordinance, &ordinance.rules.competition[id], game);
    let (ordinary, blitz) = (Some(Edition::Fide1984), Some(Edition::FideBlitz1977));
    for (ordinance, id, regular, playoff) in [
        (&senior, "cup", &ordinary, &blitz),
        (&senior, "individual", &ordinary, &ordinary),
        (&senior, "team", &ordinary, &ordinary),
        (&senior, "blitz", &blitz, &blitz),
        (&senior, "blitz-team", &blitz, &blitz),
        (&young, "jem", &ordinary, &ordinary),
        (&young, "jbem", &blitz, &blitz),
        (&young, "jbmm", &blitz, &blitz),
    ] {
        assert_eq!(&by(ordinance, id, GamePhase::Regular), regular, "{id}");
        assert_eq!(&by(ordinance, id, GamePhase::PlayOff), playoff, "{id}");
    }
    assert_eq!(senior.rules.laws.unwrap().impaired.map(|edition| edition.0), Some(Edition::DsbVi1987));
}

/// F-557, F-561, F-567, F-571, F-582, F-588, F-637, F-638: the list each event is ordered by.
#[test]
fn every_event_names_its_list() {
    let young = youth();
    let codes = |id: &str, title: bool| {
        let one = &young.rules.competition[id];
        let list = if title { one.title_list.or(one.list) } else { one.list };
        let list = list.expect(id);
        (list.codes.join(","), list.then_lot)
    };
    for (id, wanted, lot) in [
        ("jem", "BH,WON,OTHER_BHSUM", false),
        ("bjem", "BH,WON,OTHER_BHSUM", false),
        ("cjem", "BH,WON,OTHER_BHSUM", false),
        ("wjem", "BH,WON,OTHER_BHSUM", false),
        ("jbem", "SB,WON", true),
        ("jbmm", "MPvGP,WON:MP", true),
        ("wjmm", "MPvGP,OTHER_BERLIN", false),
    ] {
        assert_eq!(codes(id, false), (wanted.to_owned(), lot), "{id}");
    }
    assert_eq!(codes("wjmm", true).0, "DE,MPvGP,OTHER_BERLIN", "for the title the direct encounter first");
    assert_eq!(codes("jem", true), codes("jem", false));
}

/// EX-66 to EX-68: F-574, F-545, F-546, F-547, F-548.
#[test]
fn who_may_enter_youth_events() {
    let young = youth();
    let enters = |id: &str, born: &str, sex: Sex| {
        entry_refused(&young, &young.rules.competition[id], day(born), sex, season("1989/90"))
    };
    assert!(enters("jem", "1969-09-02", Sex::Male).is_empty());
    assert_eq!(enters("jem", "1969-09-01", Sex::Male), [NotEligible::TooOld]);
    // Whoever could play on the key date may in every event of the season, also if it is held after its end.
    assert!(enters("jem", "1970-08-31", Sex::Male).is_empty());
    assert!(enters("bjem", "1973-01-15", Sex::Male).is_empty());
    assert!(enters("bjem", "1972-09-02", Sex::Female).is_empty());
    assert_eq!(enters("bjem", "1972-09-01", Sex::Female), [NotEligible::TooOld]);
    assert!(enters("cjem", "1974-09-02", Sex::Male).is_empty());
    assert_eq!(enters("cjem", "1974-08-30", Sex::Male), [NotEligible::TooOld]);
    assert_eq!(enters("wjem", "1960-01-01", Sex::Male), [NotEligible::NotFemale, NotEligible::TooOld]);
    assert_eq!(enters("wjmm", "1975-01-01", Sex::Male), [NotEligible::NotFemale]);
    assert!(enters("wjem", "1970-01-01", Sex::Female).is_empty());
}

/// F-521, F-644, F-728.
#[test]
fn smoking_is_banned_where_the_strictest_rule_bans_it() {
    let (senior, young) = (nrw(), youth());
    let free = Smoking::PlayersInPlay;
    assert_eq!(smoking(&senior, None, free), free);
    assert_eq!(smoking(&senior, None, Smoking::Restricted), Smoking::Restricted, "by the host");
    for id in ["jem", "bjem", "cjem", "wjem", "wjmm", "jbem", "jbmm"] {
        assert_eq!(smoking(&young, Some(&young.rules.competition[id]), free), Smoking::Banned, "{id}");
    }
    assert_eq!(smoking(&young, Some(&young.rules.competition["jmm"]), free), free, "only recommended");
    assert_eq!(smoking(&fide(), None, free), Smoking::Banned);
    use turmuhr_federation::competition::fide::smoking_arranged;
    assert!(smoking_arranged(true, true, false, false));
    assert!(smoking_arranged(true, false, true, true));
    assert!(!smoking_arranged(true, false, false, true) && !smoking_arranged(false, true, false, false));
}

/// F-643.
#[test]
fn the_second_qualifies_only_if_a_second_is_admitted() {
    let young = youth();
    for id in ["jem", "bjem", "cjem", "wjem", "jmm"] {
        assert!(second_qualifies(&young.rules.competition[id], true), "{id}");
        assert!(!second_qualifies(&young.rules.competition[id], false), "{id}");
    }
    assert!(!second_qualifies(&young.rules.competition["jbem"], true));
}

/// F-645.
#[test]
fn every_event_names_its_play_off() {
    use turmuhr_standings::playoff::Stake;
    let young = youth();
    let stake = |id: &str| young.rules.competition[id].playoff.map(|rule| rule.stake);
    for id in ["jem", "bjem", "cjem", "wjem", "jmm"] {
        assert_eq!(stake(id), Some(Stake::FirstAndCut), "{id}");
    }
    assert_eq!(stake("jbem"), Some(Stake::FirstPlaces(4)));
    assert_eq!(stake("jbmm"), Some(Stake::First));
    assert_eq!(stake("wjmm"), None);
}

/// F-601.
#[test]
fn youth_7_2_two_seasons_to_the_top() {
    let young = youth();
    let far = |classes: &[(&'static str, i64)]| too_far_down(&young, classes);
    assert_eq!(far(&[]), None);
    assert_eq!(far(&[("Verbandsjugendliga", 3)]), None, "up after one season");
    assert_eq!(far(&[("Verbandsjugendliga", 3), ("Klasse Nord", 2), ("Klasse Süd", 2)]), None);
    let (classes, cite) =
        far(&[("Kreisklasse Nord", 1), ("Verbandsjugendliga", 3), ("Kreisklasse Süd", 1), ("Klasse", 2)])
            .unwrap();
    assert_eq!(classes, ["Kreisklasse Nord", "Kreisklasse Süd"], "three seasons");
    assert_eq!(cite.to_string(), "nrw-youth-1989 7.2");
    assert_eq!(too_far_down(&nrw(), &[("A", 3), ("B", 2), ("C", 1)]), None, "the seniors have no such rule");
}

/// F-878.
#[test]
fn ordinances_say_from_when_they_hold() {
    let from = |id: &str| Ordinance::named(id).unwrap().in_force;
    assert_eq!(from("nrw-1987"), Date::constant(1987, 9, 1));
    assert_eq!(from("dsb-arbiter-2017"), Date::constant(2017, 7, 1));
    assert!(Ordinance::named("nowhere-1900").is_none());
}
