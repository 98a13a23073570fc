//! What of the federation's rules a person can reach: from a command, a page, a document or the season. A rule that only
//! tests call fulfils no duty.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use super::source::{self, Function, Mention, Source};

/// The crate whose functions are looked at.
const RULES: &str = "turmuhr-federation";

/// Crates that people use, and the season: it asks the rules in their name.
const DOORS: [&str; 5] = ["turmuhr-cli", "turmuhr-web", "turmuhr-print", "turmuhr-texts", SEASON];

const SEASON: &str = "turmuhr-season";

/// The federation's functions, and which of them can be reached.
pub(super) struct Reach {
    functions: Vec<Function>,
    reached: BTreeSet<usize>,
    by_name: BTreeMap<String, Vec<usize>>,
    /// Tests by file: what their bodies mention, and the names their files bring in.
    tests: Vec<(Function, usize)>,
    sources: Vec<Source>,
}

/// Where a mention stands.
struct Here<'a> {
    source: &'a Source,
    module: &'a [String],
    of: Option<&'a str>,
    /// Inside of the federation's crate.
    inside: bool,
}

impl Reach {
    pub(super) fn of(sources: &[(&Path, String)]) -> Reach {
        let belongs = |file: &Path, krate: &str, folder: &str| {
            let parts: Vec<_> = file.iter().map(|part| part.to_string_lossy()).collect();
            parts.windows(2).any(|pair| pair[0] == krate && pair[1] == folder)
        };
        let mut reach = Reach {
            functions: Vec::new(),
            reached: BTreeSet::new(),
            by_name: BTreeMap::new(),
            tests: Vec::new(),
            sources: Vec::new(),
        };
        // Of each function the place of its file's source.
        let mut source_of = Vec::new();
        let mut doors = Vec::new();
        for (file, text) in sources {
            let names_it =
                text.contains("turmuhr_federation") || file.iter().any(|part| part == "federation");
            let rules = belongs(file, RULES, "src");
            let tests = belongs(file, RULES, "tests") || belongs(file, SEASON, "tests");
            let door = names_it && DOORS.iter().any(|krate| belongs(file, krate, "src"));
            if !rules && !tests && !door {
                continue;
            }
            let read = source::read(file, text);
            let place = reach.sources.len();
            if rules {
                source_of.extend(read.functions.iter().map(|_| place));
                reach.functions.extend(read.functions.iter().cloned());
            } else if tests {
                reach.tests.extend(read.functions.iter().map(|one| (one.clone(), place)));
            } else {
                doors.push(place);
            }
            reach.sources.push(read);
        }
        for (index, one) in reach.functions.iter().enumerate() {
            reach.by_name.entry(one.name.clone()).or_default().push(index);
        }
        reach.walk(&source_of, &doors);
        reach
    }

    /// From the doors on, as far as calls lead.
    fn walk(&mut self, source_of: &[usize], doors: &[usize]) {
        let mut open: Vec<usize> = Vec::new();
        for place in doors {
            let source = &self.sources[*place];
            let bodies = source.functions.iter().flat_map(|one| &one.mentions);
            let here = Here { source, module: &[], of: None, inside: false };
            for mention in bodies.chain(&source.outside) {
                open.extend(self.targets(mention, &here));
            }
        }
        // What fulfils a trait is called without its name.
        let roots = self.functions.iter().enumerate().filter(|(_, one)| one.of_trait);
        open.extend(roots.map(|(index, _)| index));
        while let Some(index) = open.pop() {
            if !self.reached.insert(index) {
                continue;
            }
            let one = &self.functions[index];
            let source = &self.sources[source_of[index]];
            let here = Here { source, module: &one.module, of: one.of.as_deref(), inside: true };
            for mention in &one.mentions {
                open.extend(self.targets(mention, &here));
            }
        }
    }

    /// The functions a mention can mean.
    fn targets(&self, mention: &Mention, here: &Here<'_>) -> Vec<usize> {
        let (name, path) = match mention {
            Mention::Method(name) => {
                let named = self.by_name.get(name).into_iter().flatten().copied();
                return named.filter(|index| self.functions[*index].of.is_some()).collect();
            }
            Mention::Path(path) => match path.split_last() {
                Some((name, before)) => (name, before),
                None => return Vec::new(),
            },
        };
        let of = |name: &str, before: &[String]| -> Vec<usize> {
            let named = self.by_name.get(name).into_iter().flatten().copied();
            named.filter(|index| self.means(&self.functions[*index], before, here)).collect()
        };
        // As it stands: a function may have the name of a module that was brought in.
        let mut found = of(name, path);
        // A name that was brought in stands for the whole path.
        if let Some(import) = here.source.imports.get(path.first().unwrap_or(name)) {
            match (path.split_first(), import.split_last()) {
                (Some((_, rest)), _) => found.extend(of(name, &[import, rest].concat())),
                (None, Some((name, before))) => found.extend(of(name, before)),
                (None, None) => {}
            }
        }
        found
    }

    fn means(&self, one: &Function, before: &[String], here: &Here<'_>) -> bool {
        let Some(last) = before.last() else {
            // Nothing before it: of the same module, or brought in by a glob.
            let globs = here.source.imports.iter().filter(|(key, _)| key.starts_with('*'));
            let globbed = || globs.clone().any(|(_, path)| in_module(one, path));
            return one.of.is_none() && ((here.inside && one.module == here.module) || globbed());
        };
        match &one.of {
            Some(of) => of == last || (last == "Self" && here.inside && here.of == Some(of)),
            None => in_module(one, before) || (here.inside && relative(last) && related(one, here.module)),
        }
    }

    /// Public functions that nothing but tests reaches.
    pub(super) fn by_tests_only(&self) -> Vec<&Function> {
        let unreached = |(index, one): &(usize, &Function)| one.public && !self.reached.contains(index);
        self.functions.iter().enumerate().filter(unreached).map(|(_, one)| one).collect()
    }

    /// Of the functions a test calls, itself or through helpers of its file, those that nothing but tests reaches.
    pub(super) fn unreached_of(&self, file: &Path, test: &str) -> Vec<&Function> {
        let mut seen = BTreeSet::new();
        let mut found = BTreeSet::new();
        let mut open = vec![test.to_owned()];
        while let Some(name) = open.pop() {
            if !seen.insert(name.clone()) {
                continue;
            }
            let own = self.tests.iter().filter(|(one, _)| one.file == file && one.name == name);
            for (one, place) in own {
                let here = Here { source: &self.sources[*place], module: &[], of: None, inside: false };
                for mention in &one.mentions {
                    if let Mention::Path(path) = mention {
                        open.extend(path.last().cloned());
                        // A method's name says too little to blame a test for.
                        found.extend(self.targets(mention, &here));
                    }
                }
            }
        }
        found
            .into_iter()
            .filter(|index| !self.reached.contains(index))
            .map(|index| &self.functions[index])
            .collect()
    }
}

fn relative(word: &str) -> bool {
    matches!(word, "super" | "self" | "crate")
}

/// A path leads to a function's module, also where a module above it passes the function on.
fn in_module(one: &Function, before: &[String]) -> bool {
    let last = before.iter().rev().find(|word| !relative(word));
    last.is_some_and(|last| last == "turmuhr_federation" || one.module.contains(last))
}

/// One of the two modules is above the other, or beside it.
fn related(one: &Function, module: &[String]) -> bool {
    let above = |module: &[String]| module[..module.len().saturating_sub(1)].to_vec();
    one.module.starts_with(&above(module)) || module.starts_with(&above(&one.module))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A rule reached by a command, one by the season, one by a test only, and helpers behind them.
    fn sample() -> Reach {
        let files = [
            (
                "crates/turmuhr-federation/src/law/way.rs",
                "pub fn way() { deeper() } fn deeper() { super::other::told() } pub fn lonely() { hermit() } pub fn hermit() {}",
            ),
            (
                "crates/turmuhr-federation/src/law/other.rs",
                "pub fn told() {} pub struct T; impl T { pub fn word(self) {} pub fn unsaid(self) {} }",
            ),
            (
                "crates/turmuhr-season/src/state.rs",
                "use turmuhr_federation::law::other::T; pub fn opened(one: T) { one.word() }",
            ),
            (
                "crates/turmuhr-federation/tests/law.rs",
                "use turmuhr_federation::law::way; #[test] fn one() { help() } fn help() { way::lonely(); } #[test] fn two() { way::way() }",
            ),
            (
                "crates/turmuhr-cli/src/main.rs",
                "use turmuhr_federation::law::way as w; fn main() { w::way() }",
            ),
            ("crates/turmuhr-cli/src/other.rs", "fn hermit() { unsaid() }"),
        ];
        let sources: Vec<(&Path, String)> =
            files.iter().map(|(file, text)| (Path::new(*file), (*text).to_owned())).collect();
        Reach::of(&sources)
    }

    #[test]
    fn what_only_tests_call_is_named() {
        let reach = sample();
        let names: Vec<&str> = reach.by_tests_only().iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names, ["lonely", "hermit", "unsaid"]);
    }

    #[test]
    fn a_test_answers_for_what_its_helpers_call() {
        let reach = sample();
        let file = Path::new("crates/turmuhr-federation/tests/law.rs");
        let names = |test| -> Vec<&str> {
            reach.unreached_of(file, test).iter().map(|one| one.name.as_str()).collect()
        };
        assert_eq!(names("one"), ["lonely"]);
        assert!(names("two").is_empty());
    }
}
