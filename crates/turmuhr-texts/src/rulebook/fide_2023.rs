use super::Entry;

pub(super) const ENTRIES: &[Entry] = &[];

/// This edition's number, and the older edition's.
pub(super) const RENUMBERED: &[(&str, &str)] = &[];
