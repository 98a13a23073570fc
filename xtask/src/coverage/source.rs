//! Rust sources read as far as calls go: functions, where they stand, and what their bodies mention.
//!
//! No compiler: names are matched, not types. A method counts as called wherever its name is, so that what is listed as
//! unreachable is certain and what is called reachable may be too much.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

/// A function with a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Function {
    pub(super) file: PathBuf,
    /// The modules it stands in, below the crate.
    pub(super) module: Vec<String>,
    /// The type it is implemented for.
    pub(super) of: Option<String>,
    /// It fulfils a trait: its callers do not name it.
    pub(super) of_trait: bool,
    pub(super) name: String,
    pub(super) public: bool,
    pub(super) is_test: bool,
    pub(super) mentions: Vec<Mention>,
}

/// What a body names.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Mention {
    /// `a::b::c`, or `c` alone.
    Path(Vec<String>),
    /// `.c`
    Method(String),
}

/// A file: its functions, and what its `use` lines bring in by which name.
#[derive(Debug, Default)]
pub(super) struct Source {
    pub(super) functions: Vec<Function>,
    pub(super) imports: BTreeMap<String, Vec<String>>,
    /// Outside of functions: constants and tables.
    pub(super) outside: Vec<Mention>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    /// One character of punctuation.
    Mark(char),
}

/// Words and marks, without comments, strings, numbers and lifetimes.
fn tokens(text: &str) -> Vec<Token> {
    let chars: Vec<char> = text.chars().collect();
    let at = |index: usize| chars.get(index).copied().unwrap_or('\0');
    let mut found = Vec::new();
    let mut index = 0;
    while index < chars.len() {
        let char = chars[index];
        if char == '/' && at(index + 1) == '/' {
            while index < chars.len() && chars[index] != '\n' {
                index += 1;
            }
        } else if char == '/' && at(index + 1) == '*' {
            index += 2;
            while index < chars.len() && !(chars[index] == '*' && at(index + 1) == '/') {
                index += 1;
            }
            index += 2;
        } else if char == '"' {
            index = after_string(&chars, index + 1);
        } else if char == 'r' && matches!(at(index + 1), '"' | '#') && raw_marks(&chars, index + 1).is_some()
        {
            index = after_raw(&chars, index + 1);
        } else if char == '\'' {
            // A letter in quotes, else a lifetime.
            let escaped = at(index + 1) == '\\';
            if escaped || at(index + 2) == '\'' {
                index += 2;
                while index < chars.len() && chars[index] != '\'' {
                    index += 1;
                }
            }
            index += 1;
        } else if char.is_alphabetic() || char == '_' {
            let start = index;
            while at(index).is_alphanumeric() || at(index) == '_' {
                index += 1;
            }
            found.push(Token::Word(chars[start..index].iter().collect()));
        } else if char.is_ascii_digit() {
            while at(index).is_alphanumeric() || at(index) == '_' {
                index += 1;
            }
        } else {
            if !char.is_whitespace() {
                found.push(Token::Mark(char));
            }
            index += 1;
        }
    }
    found
}

fn after_string(chars: &[char], mut index: usize) -> usize {
    while index < chars.len() && chars[index] != '"' {
        index += if chars[index] == '\\' { 2 } else { 1 };
    }
    index + 1
}

/// How many `#` open a raw string.
fn raw_marks(chars: &[char], from: usize) -> Option<usize> {
    let marks = chars[from..].iter().take_while(|char| **char == '#').count();
    (chars.get(from + marks) == Some(&'"')).then_some(marks)
}

fn after_raw(chars: &[char], from: usize) -> usize {
    let marks = raw_marks(chars, from).unwrap_or(0);
    let mut index = from + marks + 1;
    while index < chars.len() {
        let closes = chars[index] == '"'
            && chars[index + 1..].iter().take(marks).filter(|char| **char == '#').count() == marks;
        index += 1;
        if closes {
            return index + marks;
        }
    }
    index
}

/// The modules of a file below `src`: `law/remedy/mod.rs` is `law::remedy`.
fn module_of(file: &Path) -> Vec<String> {
    let parts: Vec<String> = file.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    let below = parts.iter().rposition(|part| part == "src" || part == "tests").map_or(0, |at| at + 1);
    let mut module: Vec<String> = parts[below..].to_vec();
    if let Some(last) = module.pop() {
        let name = last.trim_end_matches(".rs");
        if !matches!(name, "mod" | "lib" | "main") {
            module.push(name.to_owned());
        }
    }
    module
}

/// Reads a file. Modules for tests only are left out.
pub(super) fn read(file: &Path, text: &str) -> Source {
    let mut reader = Reader { file, tokens: tokens(text), at: 0, source: Source::default() };
    let module = module_of(file);
    reader.items(&module, None, false);
    reader.source
}

struct Reader<'a> {
    file: &'a Path,
    tokens: Vec<Token>,
    at: usize,
    source: Source,
}

impl Reader<'_> {
    fn word(&self, at: usize) -> Option<&str> {
        match self.tokens.get(at) {
            Some(Token::Word(word)) => Some(word),
            _ => None,
        }
    }

    fn is(&self, at: usize, mark: char) -> bool {
        self.tokens.get(at) == Some(&Token::Mark(mark))
    }

    /// The place behind the bracket that closes the one at `at`.
    fn after_block(&self, at: usize, open: char, close: char) -> usize {
        let mut depth = 0;
        for (index, token) in self.tokens.iter().enumerate().skip(at) {
            if *token == Token::Mark(open) {
                depth += 1;
            } else if *token == Token::Mark(close) {
                depth -= 1;
                if depth == 0 {
                    return index + 1;
                }
            }
        }
        self.tokens.len()
    }

    /// Items until the block ends.
    fn items(&mut self, module: &[String], of: Option<&str>, of_trait: bool) {
        let (mut test, mut test_only, mut public) = (false, false, false);
        let mut from = self.at;
        while self.at < self.tokens.len() {
            if self.is(self.at, '#') {
                let start = self.at + if self.is(self.at + 1, '!') { 2 } else { 1 };
                let end = self.after_block(start, '[', ']');
                let words: Vec<&str> = (start..end).filter_map(|at| self.word(at)).collect();
                test |= words == ["test"];
                test_only |= words == ["cfg", "test"];
                self.at = end;
                from = end;
                continue;
            }
            if self.is(self.at, '}') {
                self.at += 1;
                return;
            }
            match self.word(self.at).map(str::to_owned).as_deref() {
                Some("use") => self.imports(),
                Some("pub") => {
                    // `pub(crate)` is not public.
                    self.at += 1;
                    public = !self.is(self.at, '(');
                    if !public {
                        self.at = self.after_block(self.at, '(', ')');
                    }
                    continue;
                }
                Some("mod") if self.is(self.at + 2, '{') => {
                    let name = self.word(self.at + 1).unwrap_or_default().to_owned();
                    if test_only {
                        self.at = self.after_block(self.at + 2, '{', '}');
                    } else {
                        self.at += 3;
                        let below: Vec<String> = module.iter().cloned().chain([name]).collect();
                        self.items(&below, None, false);
                    }
                }
                Some("impl" | "trait") => self.implementation(module),
                Some("fn") if self.word(self.at + 1).is_some() => {
                    self.function(module, of, of_trait, public, test)
                }
                Some("const") if self.word(self.at + 1) == Some("fn") => {
                    self.at += 1;
                    continue;
                }
                Some("async" | "unsafe" | "extern" | "default") => {
                    self.at += 1;
                    continue;
                }
                _ => {
                    // A struct, a constant, a macro: what it names is named outside of functions.
                    let macro_block = self.is(self.at, '{');
                    self.at += 1;
                    if macro_block {
                        self.items(module, of, of_trait);
                    }
                    if macro_block || self.is(self.at - 1, ';') {
                        (test, test_only, public) = (false, false, false);
                    }
                    self.source.outside.extend(mentions(&self.tokens[from..self.at.min(self.tokens.len())]));
                    from = self.at;
                    continue;
                }
            }
            (test, test_only, public) = (false, false, false);
            from = self.at;
        }
    }

    /// `impl Type {`, `impl Trait for Type {`, `trait Name {`.
    fn implementation(&mut self, module: &[String]) {
        let mut at = self.at + 1;
        if self.is(at, '<') {
            at = self.after_block(at, '<', '>');
        }
        let mut last = None;
        let mut of_trait = false;
        let mut depth = 0;
        while at < self.tokens.len() && !self.is(at, '{') && !self.is(at, ';') {
            match &self.tokens[at] {
                Token::Mark('<') => depth += 1,
                Token::Mark('>') => depth -= 1,
                Token::Word(word) if word == "for" && depth == 0 => of_trait = true,
                Token::Word(word) if word == "where" => break,
                Token::Word(word) if depth == 0 => last = Some(word.clone()),
                Token::Word(_) | Token::Mark(_) => {}
            }
            at += 1;
        }
        while at < self.tokens.len() && !self.is(at, '{') && !self.is(at, ';') {
            at += 1;
        }
        self.at = at + 1;
        if self.is(at, '{') {
            self.items(module, last.as_deref(), of_trait);
        }
    }

    fn function(&mut self, module: &[String], of: Option<&str>, of_trait: bool, public: bool, is_test: bool) {
        let name = self.word(self.at + 1).unwrap_or_default().to_owned();
        let mut at = self.at + 2;
        while at < self.tokens.len() && !self.is(at, '{') && !self.is(at, ';') {
            at = match self.tokens[at] {
                Token::Mark('(') => self.after_block(at, '(', ')'),
                Token::Mark('[') => self.after_block(at, '[', ']'),
                Token::Mark(_) | Token::Word(_) => at + 1,
            };
        }
        let end = if self.is(at, '{') { self.after_block(at, '{', '}') } else { at + 1 };
        let body = self.tokens[at.min(self.tokens.len())..end.min(self.tokens.len())].to_vec();
        // A `use` inside a body brings names in for the whole file; that is close enough.
        let after = self.at;
        for index in at..end {
            if self.word(index) == Some("use") {
                self.at = index;
                self.imports();
            }
        }
        self.at = after.max(end);
        self.source.functions.push(Function {
            file: self.file.to_owned(),
            module: module.to_vec(),
            of: of.map(str::to_owned),
            of_trait,
            name,
            public,
            is_test,
            mentions: mentions(&body),
        });
    }

    /// `use a::{b, c as d};`
    fn imports(&mut self) {
        self.at += 1;
        self.tree(&[]);
        while self.at < self.tokens.len() && !self.is(self.at, ';') {
            self.at += 1;
        }
        self.at += 1;
    }

    fn tree(&mut self, before: &[String]) {
        let mut path = before.to_vec();
        loop {
            if self.is(self.at, '{') {
                self.at += 1;
                while self.at < self.tokens.len() && !self.is(self.at, '}') {
                    self.tree(&path);
                    if self.is(self.at, ',') {
                        self.at += 1;
                    }
                }
                self.at += 1;
                return;
            }
            if self.is(self.at, '*') {
                self.at += 1;
                let key = format!("*{}", path.join("::"));
                self.source.imports.insert(key, path);
                return;
            }
            let Some(word) = self.word(self.at).map(str::to_owned) else { return };
            self.at += 1;
            if word != "self" || path.is_empty() {
                path.push(word);
            }
            if self.is(self.at, ':') && self.is(self.at + 1, ':') {
                self.at += 2;
                continue;
            }
            let mut name = path.last().cloned().unwrap_or_default();
            if self.word(self.at) == Some("as") {
                name = self.word(self.at + 1).unwrap_or_default().to_owned();
                self.at += 2;
            }
            self.source.imports.insert(name, path);
            return;
        }
    }
}

/// Paths and methods, each once.
fn mentions(tokens: &[Token]) -> Vec<Mention> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let Token::Word(first) = &tokens[at] else {
            at += 1;
            continue;
        };
        // `.name` is a method; `..name` is the end of a range.
        let mark = |back: usize| at >= back && tokens[at - back] == Token::Mark('.');
        let method = mark(1) && !mark(2);
        let mut path = vec![first.clone()];
        at += 1;
        while tokens.get(at) == Some(&Token::Mark(':')) && tokens.get(at + 1) == Some(&Token::Mark(':')) {
            let Some(Token::Word(next)) = tokens.get(at + 2) else { break };
            path.push(next.clone());
            at += 3;
        }
        match (method, path.len()) {
            (true, 1) => found.push(Mention::Method(path.remove(0))),
            _ => found.push(Mention::Path(path)),
        }
    }
    found.sort();
    found.dedup();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(words: &str) -> Mention {
        Mention::Path(words.split("::").map(str::to_owned).collect())
    }

    #[test]
    fn functions_stand_in_their_modules_and_say_what_they_mention() {
        let text = r##"
use crate::law::{self, remedy as cure};
/// fn not_me() {}
pub struct One { field: u32 }
impl One {
    pub fn new(other: Other) -> One { law::way("fn in_a_string() {}"); other.word(); 0..cure::last }
}
impl std::fmt::Display for One { fn fmt(&self) { helper() } }
mod inner { pub(crate) const fn deep() {} }
const TABLE: [fn(); 1] = [listed];
#[cfg(test)]
mod tests { fn hidden() {} }
#[test]
fn shown() { let text = r#"fn raw() { " }"#; let c = '{'; }
"##;
        let source = read(Path::new("crates/x/src/law/one.rs"), text);
        let names: Vec<(&str, &[String], Option<&str>)> = source
            .functions
            .iter()
            .map(|one| (one.name.as_str(), one.module.as_slice(), one.of.as_deref()))
            .collect();
        let (law, inner) = (["law", "one"].map(str::to_owned), ["law", "one", "inner"].map(str::to_owned));
        assert_eq!(
            names,
            [
                ("new", &law[..], Some("One")),
                ("fmt", &law[..], Some("One")),
                ("deep", &inner[..], None),
                ("shown", &law[..], None),
            ]
        );
        let new = &source.functions[0];
        assert!(new.public && !new.of_trait && !new.is_test);
        assert!(new.mentions.contains(&path("law::way")) && new.mentions.contains(&path("cure::last")));
        assert!(new.mentions.contains(&Mention::Method("word".to_owned())));
        assert!(source.functions[1].of_trait && !source.functions[2].public && source.functions[3].is_test);
        assert_eq!(source.imports["cure"], ["crate", "law", "remedy"]);
        assert_eq!(source.imports["law"], ["crate", "law"]);
        assert!(source.outside.contains(&path("listed")));
    }
}
