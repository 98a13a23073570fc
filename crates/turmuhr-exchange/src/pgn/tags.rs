//! The tag pairs above a game.

/// The seven tags of every exported game, in order, with the value for «unknown».
pub(super) const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// One tag pair; the value is without quotes and escapes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Such as `White`.
    pub name: String,
    /// Without quotes and escapes.
    pub value: String,
}

/// Tag pairs in file order. A name may occur twice; the first one counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<Tag>);

impl Tags {
    /// The first value of this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// Replaces the effective value, or appends the tag.
    pub fn set(&mut self, name: &str, value: &str) {
        match self.0.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => value.clone_into(&mut tag.value),
            None => self.push(name.to_owned(), value.to_owned()),
        }
    }

    /// In the order of the file.
    pub fn iter(&self) -> std::slice::Iter<'_, Tag> {
        self.0.iter()
    }

    /// Repeated names are counted.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Are there no tags?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn push(&mut self, name: String, value: String) {
        self.0.push(Tag { name, value });
    }

    /// The complete roster first, then the other tags in order. A tag that could not be read back (a name with
    /// a blank, a value with a line end) is dropped or repaired.
    pub(super) fn export_form(&self) -> Tags {
        let mut tags = Vec::with_capacity(self.len() + ROSTER.len());
        let mut first_of_roster = vec![false; self.len()];
        for (name, unknown) in ROSTER {
            let at = self.0.iter().position(|tag| tag.name == name);
            if let Some(at) = at {
                first_of_roster[at] = true;
            }
            let value = at.map_or(unknown, |at| self.0[at].value.as_str());
            tags.push(Tag { name: name.to_owned(), value: on_one_line(value) });
        }
        let others = self.0.iter().zip(first_of_roster).filter(|(tag, taken)| !taken && is_name(&tag.name));
        tags.extend(others.map(|(tag, _)| Tag { name: tag.name.clone(), value: on_one_line(&tag.value) }));
        Tags(tags)
    }
}

impl<'a> IntoIterator for &'a Tags {
    type Item = &'a Tag;
    type IntoIter = std::slice::Iter<'a, Tag>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

pub(super) fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'+' | b'#' | b'=' | b':' | b'-')
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(is_name_byte)
}

fn on_one_line(value: &str) -> String {
    value.replace(['\n', '\r'], " ")
}
