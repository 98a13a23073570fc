use super::Entry;

pub(super) const ENTRIES: &[Entry] = &[];
