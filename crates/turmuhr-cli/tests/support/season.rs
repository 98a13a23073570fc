//! The file of a season in a folder of its own, and calls of `turmuhr season` on it.

use std::path::PathBuf;

use serde_json::Value;

use super::{Answer, turmuhr};

pub struct Season {
    pub folder: PathBuf,
    pub file: String,
}

impl Drop for Season {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Season {
    /// A folder with this name in it; the file of the season is not there yet.
    pub fn in_folder(name: &str) -> Season {
        let folder = std::env::temp_dir().join(format!("turmuhr-season-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let file = folder.join("liga.jsonl").to_string_lossy().into_owned();
        Season { folder, file }
    }

    /// Another file in the folder; its path.
    pub fn write(&self, name: &str, text: &[u8]) -> String {
        let path = self.folder.join(name);
        std::fs::write(&path, text).expect("a file");
        path.to_string_lossy().into_owned()
    }

    pub fn bytes(&self) -> Vec<u8> {
        std::fs::read(&self.file).expect("the file")
    }

    pub fn ask(&self, words: &[&str]) -> Answer {
        let mut all = vec!["season", self.file.as_str()];
        all.extend(words);
        turmuhr(&all, "")
    }

    /// What a call says that does its work.
    #[track_caller]
    pub fn done(&self, words: &[&str]) -> String {
        let answer = self.ask(words);
        assert_eq!(answer.status, 0, "{words:?}: {}{}", answer.err, answer.out);
        answer.out
    }

    /// A refusal in German and in English; the file does not change.
    #[track_caller]
    pub fn refuses(&self, words: &[&str]) -> [String; 2] {
        self.ends(words, 1)
    }

    /// A call that cannot be read, in German and in English; the file does not change.
    #[track_caller]
    pub fn complains(&self, words: &[&str]) -> [String; 2] {
        self.ends(words, 2)
    }

    #[track_caller]
    fn ends(&self, words: &[&str], status: i32) -> [String; 2] {
        let before = std::fs::read(&self.file).ok();
        let told = ["de", "en"].map(|lang| {
            let answer = self.ask(&[words, &["--lang", lang]].concat());
            assert_eq!(answer.status, status, "{words:?}: {}{}", answer.err, answer.out);
            assert_eq!(answer.err.trim_end().lines().count(), 1, "one sentence: {}", answer.err);
            assert!(!answer.err.contains(".."), "one full stop: {}", answer.err);
            answer.err
        });
        assert_ne!(told[0], told[1], "both languages");
        assert_eq!(std::fs::read(&self.file).ok(), before, "a refused act changes nothing");
        told
    }

    pub fn json(&self, words: &[&str]) -> Value {
        let answer = self.ask(&[words, &["--json"]].concat());
        serde_json::from_str(&answer.out).unwrap_or_else(|why| panic!("{why}: {}{}", answer.out, answer.err))
    }
}
