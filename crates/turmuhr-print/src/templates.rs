//! Template files: the built-in ones, and those a federation replaces them with.

use std::{collections::BTreeMap, fs, io, path::Path};

use crate::{federation::Form, sheet::What};

/// Files by name. An own file overrides the built-in one of the same name; fonts and images are stored
/// alongside.
#[derive(Clone, Debug, Default)]
pub struct Templates {
    own: BTreeMap<String, Vec<u8>>,
}

/// The shared file, and one file for each document.
const BUILT_IN: [(&str, &str); 32] = [
    ("turmuhr.typ", include_str!("../templates/turmuhr.typ")),
    ("diagram.typ", include_str!("../templates/diagram.typ")),
    ("start-list.typ", include_str!("../templates/start-list.typ")),
    ("pairings.typ", include_str!("../templates/pairings.typ")),
    ("names.typ", include_str!("../templates/names.typ")),
    ("all-rounds.typ", include_str!("../templates/schedule.typ")),
    ("slips.typ", include_str!("../templates/slips.typ")),
    ("scoresheets.typ", include_str!("../templates/scoresheets.typ")),
    ("standings.typ", include_str!("../templates/standings.typ")),
    ("cross.typ", include_str!("../templates/cross.typ")),
    ("chart.typ", include_str!("../templates/chart.typ")),
    ("cards.typ", include_str!("../templates/cards.typ")),
    ("prizes.typ", include_str!("../templates/prizes.typ")),
    ("receipts.typ", include_str!("../templates/receipts.typ")),
    ("places.typ", include_str!("../templates/places.typ")),
    ("certificates.typ", include_str!("../templates/certificates.typ")),
    ("incidents.typ", include_str!("../templates/incidents.typ")),
    ("report.typ", include_str!("../templates/report.typ")),
    ("federation.typ", include_str!("../templates/federation.typ")),
    ("match-report.typ", include_str!("../templates/match-report.typ")),
    ("team-list.typ", include_str!("../templates/team-list.typ")),
    ("decision.typ", include_str!("../templates/decision.typ")),
    ("confirmation.typ", include_str!("../templates/confirmation.typ")),
    ("licence-card.typ", include_str!("../templates/licence-card.typ")),
    ("league-table.typ", include_str!("../templates/league-table.typ")),
    ("schedule.typ", include_str!("../templates/schedule.typ")),
    ("invitation.typ", include_str!("../templates/invitation.typ")),
    ("protest-form.typ", include_str!("../templates/protest-form.typ")),
    ("envelope.typ", include_str!("../templates/envelope.typ")),
    ("exam.typ", include_str!("../templates/exam.typ")),
    ("form.typ", include_str!("../templates/form.typ")),
    ("title-certificate.typ", include_str!("../templates/certificates.typ")),
];

/// More than any folder of templates holds; prevents reading a wrong folder completely.
const MOST_FILES: usize = 200;
const MOST_BYTES: u64 = 50_000_000;

impl Templates {
    pub fn built_in() -> Templates {
        Templates::default()
    }

    #[must_use]
    pub fn with(mut self, name: &str, bytes: impl Into<Vec<u8>>) -> Templates {
        self.own.insert(name.to_owned(), bytes.into());
        self
    }

    /// Templates, fonts and images of a folder; subfolders and other files are skipped.
    pub fn from_folder(folder: &Path) -> io::Result<Templates> {
        let mut own = BTreeMap::new();
        let mut bytes = 0;
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let (name, data) = (entry.file_name(), entry.metadata()?);
            let Some(name) = name.to_str().filter(|name| data.is_file() && is_ours(name)) else { continue };
            bytes += data.len();
            if own.len() == MOST_FILES || bytes > MOST_BYTES {
                return Err(io::Error::other("too many files, or too large ones"));
            }
            own.insert(name.to_owned(), fs::read(entry.path())?);
        }
        Ok(Templates { own })
    }

    /// The built-in template.
    pub fn of(what: What) -> &'static str {
        Templates::named(what.word())
    }

    /// As [`Templates::of`], by the word of a document.
    pub fn named(word: &str) -> &'static str {
        let name = format!("{word}.typ");
        built_in(&name).or_else(|| built_in(shared(&name)?)).unwrap_or_default()
    }

    pub(crate) fn file(&self, name: &str) -> Option<&[u8]> {
        let of = |name: &str| {
            let own = self.own.get(name).map(Vec::as_slice);
            own.or_else(|| built_in(name).map(str::as_bytes))
        };
        of(name).or_else(|| of(shared(name)?))
    }

    pub(crate) fn fonts(&self) -> impl Iterator<Item = &[u8]> {
        self.own.iter().filter(|(name, _)| is_font(name)).map(|(_, bytes)| bytes.as_slice())
    }
}

fn built_in(name: &str) -> Option<&'static str> {
    BUILT_IN.iter().find(|(of, _)| *of == name).map(|(_, text)| *text)
}

/// All forms use one template, unless one with their own name exists.
fn shared(name: &str) -> Option<&'static str> {
    name.strip_suffix(".typ").and_then(Form::named).map(|_| "form.typ")
}

fn extension(name: &str) -> String {
    name.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase()).unwrap_or_default()
}

fn is_font(name: &str) -> bool {
    matches!(extension(name).as_str(), "ttf" | "otf" | "ttc" | "otc")
}

fn is_ours(name: &str) -> bool {
    is_font(name)
        || matches!(extension(name).as_str(), "typ" | "png" | "jpg" | "jpeg" | "svg" | "gif" | "webp")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_document_has_its_template() {
        for what in What::ALL {
            assert!(Templates::of(what).contains("turmuhr.typ"), "{what:?}");
        }
        for document in crate::federation::Document::ALL {
            assert!(Templates::named(document.word()).contains("turmuhr.typ"), "{document:?}");
        }
    }
}
