//! Reading what the call names.

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
    read.map_err(|error| {
        Trouble::Wrong(match error.kind() {
            io::ErrorKind::NotFound => program::no_such_file(lang, path),
            _ => program::unreadable_file(lang, path, error),
        })
    })
}
