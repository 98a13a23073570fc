//! Reads the files named in the call.

use std::{
    fs,
    io::{self, Read},
};

use turmuhr_texts::{Lang, program};

use crate::outcome::Trouble;

/// The bytes of a file; `-` is standard input.
pub(crate) fn read(path: &str, lang: Lang) -> Result<Vec<u8>, Trouble> {
    let read = if path == "-" {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    read.map_err(|error| trouble(path, lang, error))
}

fn trouble(path: &str, lang: Lang, error: io::Error) -> Trouble {
    Trouble::Wrong(match error.kind() {
        io::ErrorKind::NotFound => program::no_such_file(lang, path),
        _ => program::unreadable_file(lang, path, error),
    })
}

/// Writes a file as a whole: another file takes its place only when it is complete.
pub(crate) fn write_whole(path: &str, bytes: &[u8], lang: Lang) -> Result<(), Trouble> {
    let beside = format!("{path}.{}.new", std::process::id());
    let written = fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| {
        let _ = fs::remove_file(&beside);
        Trouble::writing(&error, lang)
    })
}

/// A file of any size, a portion at a time; each ends where `mark` begins, or with the file.
pub(crate) struct Portions<'a> {
    path: &'a str,
    lang: Lang,
    input: Box<dyn Read>,
    mark: &'static [u8],
    size: usize,
    /// Bytes already read that belong to the next portion.
    rest: Vec<u8>,
}

impl<'a> Portions<'a> {
    pub(crate) fn open(
        path: &'a str,
        mark: &'static [u8],
        size: usize,
        lang: Lang,
    ) -> Result<Portions<'a>, Trouble> {
        let input: Box<dyn Read> = if path == "-" {
            Box::new(io::stdin())
        } else {
            Box::new(fs::File::open(path).map_err(|error| trouble(path, lang, error))?)
        };
        Ok(Portions { path, lang, input, mark, size, rest: Vec::new() })
    }

    /// None at the end.
    pub(crate) fn next(&mut self) -> Result<Option<Vec<u8>>, Trouble> {
        let mut portion = std::mem::take(&mut self.rest);
        loop {
            let before = portion.len();
            let wanted = self.size as u64;
            let read = self.input.by_ref().take(wanted).read_to_end(&mut portion);
            let read = read.map_err(|error| trouble(self.path, self.lang, error))?;
            if read == 0 {
                return Ok((!portion.is_empty()).then_some(portion));
            }
            // A mark may begin in the bytes read before.
            let from = before.saturating_sub(self.mark.len());
            let cut = portion[from..].windows(self.mark.len()).rposition(|window| window == self.mark);
            if let Some(cut) = cut.map(|cut| from + cut).filter(|cut| *cut > 0) {
                // The line end belongs to the game before.
                self.rest = portion.split_off(cut + 1);
                return Ok(Some(portion));
            }
        }
    }
}

/// The size of a file; 0 if unknown.
pub(crate) fn size(path: &str) -> u64 {
    fs::metadata(path).map_or(0, |data| data.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn portions_lose_nothing_and_end_before_a_mark() {
        let folder = std::env::temp_dir().join(format!("turmuhr-portions-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("games.pgn");
        let text =
            "[Event \"1\"]\n\n1. e4 *\n\n[Event \"2\"]\n\n1. d4 d5 *\n\n[Event \"3\"]\n\n*\n".repeat(9);
        fs::write(&path, &text).unwrap();
        for size in [1, 7, 40, 100, 10_000] {
            let name = path.to_str().unwrap();
            let mut portions = Portions::open(name, b"\n[Event \"", size, Lang::En).unwrap();
            let mut all = Vec::new();
            while let Some(portion) = portions.next().unwrap() {
                assert!(portion.starts_with(b"[Event \""), "size {size}");
                all.extend(portion);
            }
            assert_eq!(all, text.as_bytes(), "size {size}");
        }
        fs::remove_dir_all(&folder).unwrap();
        assert!(Portions::open("no such file", b"x", 1, Lang::En).is_err());
    }
}
