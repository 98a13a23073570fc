//! Sentences about a game use the terms of `docs/terms.md`.

use std::collections::BTreeSet;

use turmuhr_laws::game::{Choice, Consequence, Over, Reason, Score};
use turmuhr_scenario::{Played, Scenario, casebook};
use turmuhr_texts::{
    Lang, board,
    event::{event, helper},
    ruling::{self, Scene},
};

const TERMS: &str = include_str!("../../../docs/terms.md");

/// The tables of sentences, for refusals that no case shows.
const SOURCES: [&str; 7] = [
    include_str!("../src/event/decided.rs"),
    include_str!("../src/event/mod.rs"),
    include_str!("../src/event/noticed.rs"),
    include_str!("../src/incident.rs"),
    include_str!("../src/ruling/ending.rs"),
    include_str!("../src/ruling/mod.rs"),
    include_str!("../src/ruling/words.rs"),
];

/// The last column of the table, in lower case.
fn never_said() -> Vec<String> {
    let cells = TERMS.lines().filter_map(|line| line.strip_prefix('|')?.strip_suffix('|'));
    let rows = cells.map(|row| row.split('|').map(str::trim).collect::<Vec<_>>());
    let last = rows.skip(2).filter_map(|row| match row.as_slice() {
        [_, _, _, never] => Some((*never).to_owned()),
        _ => None,
    });
    let words: Vec<String> = last
        .flat_map(|cell| cell.split(", ").map(str::to_lowercase).collect::<Vec<_>>())
        .filter(|word| !word.is_empty())
        .collect();
    assert!(words.len() > 50 && words.contains(&"flagge".to_owned()), "the table was read: {words:?}");
    words
}

/// What an account of a scenario says: events, rulings, proofs, the end.
fn account(scenario: &Scenario, played: &Played, lang: Lang, said: &mut BTreeSet<String>) {
    let mut listed = Vec::new();
    for (index, step) in played.events.iter().enumerate() {
        said.insert(event(&step.event, step.before.as_ref(), lang));
        let next = played.events.get(index + 1);
        let scene = Scene {
            event: Some(&step.event),
            position: next.map_or_else(|| played.game.position(), |next| next.before.as_ref()),
            start: Some(scenario.start()),
            clocks: Some(step.clocks),
            illegal: Some(ruling::illegal_moves(&played.game)),
            listed: &listed,
        };
        said.extend(step.rulings.iter().map(|ruled| ruling::consequence(&ruled.what, &scene, lang)));
        said.extend(step.proof.as_ref().map(|proof| ruling::proof(proof, &scene, lang)));
        let penalties: Vec<Choice> = step.rulings.iter().flat_map(|ruled| penalties(&ruled.what)).collect();
        listed.extend(penalties);
    }
    said.extend(played.game.helpers().iter().map(|assistant| helper(assistant, lang)));
    said.insert(match played.game.over() {
        Some(over) => ruling::end(&over, &played.game, lang),
        None => ruling::still_playing(lang, board::color(played.game.turn(), lang)),
    });
}

fn penalties(what: &Consequence) -> Vec<Choice> {
    match what {
        Consequence::Choose { options, .. } => {
            options.iter().copied().filter(|option| option.is_penalty()).collect()
        }
        _ => Vec::new(),
    }
}

/// Every sentence of the casebook, under every edition a case names, and every way a game ends.
fn sentences(lang: Lang) -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    for case in casebook::all() {
        let scenario = case.scenario().expect("a case that can be read");
        let others = scenario.also.iter().filter_map(|rules| scenario.play_by(rules).ok());
        for played in scenario.play().into_iter().chain(others) {
            account(&scenario, &played, lang, &mut said);
        }
    }
    for reason in Reason::ALL {
        for result in Score::ALL {
            let over = Consequence::Over(Over { result: Some(result), reason });
            said.insert(ruling::consequence(&over, &Scene::default(), lang));
        }
    }
    said
}

/// The words never said that a word of the text begins with.
fn wrong<'w>(text: &str, never: &'w [String]) -> Vec<&'w str> {
    let text = text.to_lowercase();
    let begins = |at: usize| !text[..at].ends_with(char::is_alphanumeric);
    let said = |word: &&str| text.match_indices(word).any(|(at, _)| begins(at));
    never.iter().map(String::as_str).filter(said).collect()
}

#[test]
fn no_sentence_uses_a_word_the_table_forbids() {
    let never = never_said();
    let mut faults = Vec::new();
    for lang in [Lang::De, Lang::En] {
        let said = sentences(lang);
        assert!(said.len() > 500, "the casebook speaks");
        let found = said.iter().flat_map(|text| wrong(text, &never).into_iter().map(move |w| (w, text)));
        faults.extend(found.map(|(word, text)| format!("{word}: {text}")));
    }
    // Every second part between quotation marks is a literal.
    for line in SOURCES.iter().flat_map(|source| source.lines()) {
        for literal in line.split('"').skip(1).step_by(2) {
            faults.extend(wrong(literal, &never).iter().map(|word| format!("{word}: {literal}")));
        }
    }
    assert!(faults.is_empty(), "docs/terms.md:\n{}", faults.join("\n"));
}

/// To read them: `cargo test -p turmuhr-texts --test terms -- --ignored --nocapture`.
#[test]
#[ignore = "prints every sentence"]
fn print_every_sentence() {
    for lang in [Lang::De, Lang::En] {
        for sentence in sentences(lang) {
            println!("{sentence}");
        }
    }
}
