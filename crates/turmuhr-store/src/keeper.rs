//! Guards the files of an SQLite database: only one process opens them, they must stay in place, and
//! acknowledged positions are noted beside them.
//!
//! The lock file does both. It is locked while a process has the database open, and it stores the last
//! acknowledged position of every journal. A database behind this note has lost data: its log was truncated, or
//! an older copy replaced it.

use std::{
    collections::{BTreeMap, HashMap},
    fs::{File, OpenOptions, TryLockError},
    io::{Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use crate::{error::StoreError, trouble::Trouble};

/// Lines of fixed width are overwritten in place, so a full disk does not prevent it.
const WIDTH: usize = 128;

/// Starts a line about a loss; no event address starts like this.
const LOST: &str = "!lost";

/// The last acknowledged state of a database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Note {
    pub(crate) commits: u64,
    pub(crate) streams: BTreeMap<String, u64>,
    /// Losses found and not yet accepted.
    pub(crate) losses: Option<Losses>,
}

/// Acknowledged data that the database lacks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    /// Writes of any kind.
    pub writes: u64,
    pub streams: Vec<Lost>,
}

/// A journal shorter than acknowledged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    pub stream: String,
    pub acknowledged: u64,
    pub found: u64,
}

#[derive(Debug)]
pub(crate) struct Keeper {
    file: PathBuf,
    open: Mutex<Open>,
}

#[derive(Debug)]
struct Open {
    /// Locked until the process ends or the keeper is dropped.
    file: File,
    /// The line of each journal in the note.
    lines: HashMap<String, u64>,
    /// The first free line.
    next: u64,
    /// The identity of each file at the start, by path.
    identities: HashMap<PathBuf, Identity>,
    losses: Option<Losses>,
    released: bool,
}

impl Keeper {
    /// Takes the database for this process. A missing file is created, readable by its owner only.
    pub(crate) fn take(database: &Path) -> Result<Keeper, StoreError> {
        let lock = with_end(database, ".lock");
        let failed =
            |why: std::io::Error| StoreError::File { file: lock.display().to_string(), why: why.to_string() };
        let mut file = private().read(true).open(&lock).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let process = read_note(&mut file).map(|(process, _)| process).unwrap_or_default();
                return Err(StoreError::InUse { file: database.display().to_string(), process });
            }
            Err(TryLockError::Error(why)) => return Err(failed(why)),
        }
        let failed = |why: std::io::Error| StoreError::File {
            file: database.display().to_string(),
            why: why.to_string(),
        };
        // The log may hold all data; a new database beside it would discard it.
        let is_empty = |file: &Path| std::fs::metadata(file).map_or(true, |file| file.len() == 0);
        let log = with_end(database, "-wal");
        if is_empty(database) && !is_empty(&log) {
            return Err(StoreError::OrphanLog {
                file: database.display().to_string(),
                log: log.display().to_string(),
            });
        }
        drop(private().open(database).map_err(failed)?);
        for end in ["", "-wal", "-shm"] {
            for_the_owner_alone(&with_end(database, end));
        }
        let identities = [database.to_owned(), lock]
            .into_iter()
            .filter_map(|path| identity(&path).map(|is| (path, is)))
            .collect();
        let open = Open { file, lines: HashMap::new(), next: 1, identities, losses: None, released: false };
        Ok(Keeper { file: database.to_owned(), open: Mutex::new(open) })
    }

    fn open(&self) -> std::sync::MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Are these still the files that were opened? Writes to a deleted file are lost with the process.
    pub(crate) fn still_there(&self) -> Result<(), StoreError> {
        let mut open = self.open();
        // The log exists while a connection is open, and one always is.
        let log = with_end(&self.file, "-wal");
        if !open.identities.contains_key(&log)
            && let Some(is) = identity(&log)
        {
            open.identities.insert(log, is);
        }
        let gone = open.identities.iter().any(|(path, known)| identity(path).as_ref() != Some(known));
        if gone || open.released { Err(StoreError::Trouble(Trouble::FileGone)) } else { Ok(()) }
    }

    /// Releases the database. Connections may outlive their pool for a moment, but must not write any more.
    pub(crate) fn release(&self) {
        let mut open = self.open();
        open.released = true;
        drop(open.file.unlock());
    }

    /// The note from the last time the database was open.
    pub(crate) fn noted(&self) -> Option<Note> {
        read_note(&mut self.open().file).map(|(_, note)| note)
    }

    /// Compares a database with the note. Losses stay in the note, beside the current state, until they are
    /// accepted.
    pub(crate) fn compare(&self, found: &Note) {
        let noted = self.noted().unwrap_or_default();
        let losses = both(losses(&noted, found), noted.losses);
        self.rewrite(&Note { losses, ..found.clone() });
    }

    pub(crate) fn losses(&self) -> Option<Losses> {
        self.open().losses.clone()
    }

    pub(crate) fn rewrite(&self, note: &Note) {
        let mut open = self.open();
        open.losses.clone_from(&note.losses);
        open.lines = note.streams.keys().cloned().zip(1..).collect();
        let first = line(&format!("turmuhr {} {}", std::process::id(), note.commits));
        let streams = note.streams.iter().map(|(stream, position)| line(&format!("{stream} {position}")));
        let lost = note.losses.iter().flat_map(|losses| {
            let of_stream =
                |lost: &Lost| line(&format!("{LOST} {} {} {}", lost.stream, lost.acknowledged, lost.found));
            std::iter::once(line(&format!("{LOST} {}", losses.writes)))
                .chain(losses.streams.iter().map(of_stream))
        });
        let text: Vec<u8> = std::iter::once(first).chain(streams).chain(lost).flatten().flatten().collect();
        // Lines of new journals follow those of the losses.
        open.next = text.len() as u64 / WIDTH as u64;
        let written = open
            .file
            .seek(SeekFrom::Start(0))
            .and_then(|_| open.file.write_all(&text))
            .and_then(|()| open.file.set_len(text.len() as u64));
        warn(written);
    }

    /// Notes a commit before it is acknowledged.
    pub(crate) fn note(&self, commits: u64, grown: Option<(&str, u64)>) {
        let mut open = self.open();
        let first = line(&format!("turmuhr {} {commits}", std::process::id()));
        warn(open.write(0, first));
        if let Some((stream, position)) = grown {
            warn(open.grow(stream, position));
        }
    }

    /// Before a journal is replaced or deleted: a shorter one is no loss, even if the process ends in between.
    pub(crate) fn expect_less<'s>(&self, streams: impl IntoIterator<Item = &'s String>) {
        let mut open = self.open();
        for stream in streams {
            warn(open.grow(stream, 0));
        }
    }

    /// Notes the position of a journal that was written together with others.
    pub(crate) fn note_stream(&self, stream: &str, position: u64) {
        warn(self.open().grow(stream, position));
    }
}

impl Open {
    fn grow(&mut self, stream: &str, position: u64) -> std::io::Result<()> {
        let Some(line) = line(&format!("{stream} {position}")) else { return Ok(()) };
        let next = self.next;
        let at = *self.lines.entry(stream.to_owned()).or_insert(next);
        self.next += u64::from(at == next);
        self.write(at, Some(line))
    }

    fn write(&mut self, at: u64, line: Option<[u8; WIDTH]>) -> std::io::Result<()> {
        let Some(line) = line else { return Ok(()) };
        self.file.seek(SeekFrom::Start(at * WIDTH as u64))?;
        self.file.write_all(&line)
    }
}

/// The note is only a second record: failing to write it loses no data.
fn warn(written: std::io::Result<()>) {
    if let Err(error) = written {
        tracing::warn!(%error, "how far the journals are could not be noted beside the database");
    }
}

/// A line of fixed width; `None` if the text is too long.
fn line(text: &str) -> Option<[u8; WIDTH]> {
    let mut line = [b' '; WIDTH];
    line.get_mut(..text.len()).filter(|room| room.len() < WIDTH)?.copy_from_slice(text.as_bytes());
    line[WIDTH - 1] = b'\n';
    Some(line)
}

/// The process that wrote the note, and the note.
fn read_note(file: &mut File) -> Option<(String, Note)> {
    let mut text = String::new();
    file.seek(SeekFrom::Start(0)).ok()?;
    file.read_to_string(&mut text).ok()?;
    let mut lines = text.lines().map(str::split_whitespace);
    let mut first = lines.next()?;
    let (_, process, commits) = (first.next()?, first.next()?, first.next()?.parse().ok()?);
    let mut note = Note { commits, ..Note::default() };
    for words in lines {
        match words.collect::<Vec<_>>()[..] {
            [LOST, writes] => {
                note.losses.get_or_insert_default().writes = writes.parse().unwrap_or(0);
            }
            [LOST, stream, acknowledged, found] => {
                let (acknowledged, found) = (acknowledged.parse().ok()?, found.parse().ok()?);
                let lost = Lost { stream: stream.to_owned(), acknowledged, found };
                note.losses.get_or_insert_default().streams.push(lost);
            }
            [stream, position] => {
                note.streams.insert(stream.to_owned(), position.parse().ok()?);
            }
            _ => {}
        }
    }
    Some((process.to_owned(), note))
}

/// Merges new losses with known ones.
fn both(new: Option<Losses>, known: Option<Losses>) -> Option<Losses> {
    let (Some(new), Some(mut known)) = (new.clone(), known.clone()) else { return new.or(known) };
    known.writes += new.writes;
    known.streams.retain(|old| new.streams.iter().all(|lost| lost.stream != old.stream));
    known.streams.extend(new.streams);
    Some(known)
}

fn losses(noted: &Note, found: &Note) -> Option<Losses> {
    let shorter = |(stream, &acknowledged): (&String, &u64)| {
        let found = found.streams.get(stream).copied().unwrap_or(0);
        (found < acknowledged).then(|| Lost { stream: stream.clone(), acknowledged, found })
    };
    let streams: Vec<Lost> = noted.streams.iter().filter_map(shorter).collect();
    let writes = noted.commits.saturating_sub(found.commits);
    (writes > 0 || !streams.is_empty()).then_some(Losses { writes, streams })
}

pub(crate) fn with_end(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// Only the owner may read results, birth dates and password hashes.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Restricts an existing file, which an older version may have left readable to all.
#[cfg(unix)]
fn for_the_owner_alone(file: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(known) = std::fs::metadata(file) else { return };
    if known.permissions().mode() & 0o077 != 0 {
        let done = std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600));
        tracing::info!(file = %file.display(), ok = done.is_ok(), "the database is readable by its owner alone now");
    }
}

#[cfg(not(unix))]
fn for_the_owner_alone(_file: &Path) {}

/// Distinguishes a file from another one of the same name.
#[cfg(unix)]
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(file: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(file).ok().map(|known| (known.dev(), known.ino()))
}

/// Without file numbers: only whether it exists.
#[cfg(not(unix))]
type Identity = bool;

#[cfg(not(unix))]
fn identity(file: &Path) -> Option<Identity> {
    file.exists().then_some(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(commits: u64, streams: &[(&str, u64)]) -> Note {
        let streams = streams.iter().map(|(stream, position)| ((*stream).to_owned(), *position));
        Note { commits, streams: streams.collect(), losses: None }
    }

    #[test]
    fn the_note_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let keeper = Keeper::take(&folder.path().join("t.db")).expect("taken");
        keeper.compare(&note(3, &[("cup", 2), ("open", 7)]));
        keeper.note(4, Some(("open", 8)));
        keeper.note(5, None);
        keeper.note(6, Some(("new-one", 1)));
        assert_eq!(keeper.noted(), Some(note(6, &[("cup", 2), ("new-one", 1), ("open", 8)])));
        keeper.note(7, Some((&"long".repeat(40), 1)));
        assert_eq!(keeper.noted().map(|note| (note.commits, note.streams.len())), Some((7, 3)));
    }

    #[test]
    fn a_database_behind_its_note_has_lost_something() {
        let noted = note(10, &[("cup", 5), ("open", 7)]);
        assert_eq!(losses(&noted, &noted), None);
        assert_eq!(losses(&noted, &note(11, &[("cup", 6), ("open", 7), ("new", 1)])), None);
        let lost = losses(&noted, &note(8, &[("cup", 5), ("open", 6)])).expect("lost");
        assert_eq!(lost.writes, 2);
        assert_eq!(lost.streams, [Lost { stream: "open".to_owned(), acknowledged: 7, found: 6 }]);
    }

    #[test]
    fn a_loss_is_noted_until_it_is_seen_to() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("t.db");
        let keeper = Keeper::take(&file).expect("taken");
        keeper.compare(&note(9, &[("cup", 2), ("open", 7)]));
        keeper.compare(&note(5, &[("cup", 2), ("open", 3)]));
        let lost = keeper.losses().expect("noticed");
        // More is written than was lost, and the program restarts.
        for number in 1..=8 {
            keeper.note(5 + number, Some(("open", 3 + number)));
        }
        keeper.note(14, Some(("new-one", 1)));
        keeper.release();
        let again = Keeper::take(&file).expect("taken");
        again.compare(&note(14, &[("cup", 2), ("new-one", 1), ("open", 11)]));
        assert_eq!(again.losses(), Some(lost));
        // A second loss is added to the first.
        again.compare(&note(13, &[("cup", 1), ("new-one", 1), ("open", 11)]));
        let all = again.losses().expect("noticed");
        assert_eq!((all.writes, all.streams.len()), (5, 2));
        again.rewrite(&note(13, &[("cup", 1), ("new-one", 1), ("open", 11)]));
        assert_eq!((again.losses(), again.noted().expect("a note").losses), (None, None));
    }

    #[test]
    fn a_log_without_its_database_is_not_thrown_away() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("t.db");
        std::fs::write(with_end(&file, "-wal"), "entries").expect("written");
        assert!(matches!(Keeper::take(&file), Err(StoreError::OrphanLog { .. })));
        assert_eq!(std::fs::read_to_string(with_end(&file, "-wal")).expect("there"), "entries");
    }

    #[test]
    fn one_process_has_a_database() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("t.db");
        let keeper = Keeper::take(&file).expect("taken");
        keeper.compare(&Note::default());
        let process = std::process::id().to_string();
        match Keeper::take(&file) {
            Err(StoreError::InUse { process: by, .. }) => assert_eq!(by, process),
            other => panic!("{other:?}"),
        }
        keeper.release();
        let next = Keeper::take(&file).expect("free again");
        assert!(keeper.still_there().is_err() && next.still_there().is_ok());
    }

    #[test]
    fn a_file_that_was_replaced_is_another_one() {
        let folder = tempfile::tempdir().expect("a folder");
        for victim in ["t.db", "t.db.lock", "t.db-wal"] {
            let file = folder.path().join("t.db");
            let keeper = Keeper::take(&file).expect("taken");
            std::fs::write(with_end(&file, "-wal"), "").expect("written");
            keeper.still_there().expect("there");
            let victim = folder.path().join(victim);
            std::fs::rename(&victim, with_end(&victim, ".old")).expect("moved");
            assert!(keeper.still_there().is_err(), "{}", victim.display());
            std::fs::write(&victim, "").expect("written");
            assert!(keeper.still_there().is_err(), "{}", victim.display());
        }
    }

    #[cfg(unix)]
    #[test]
    fn only_the_owner_reads_the_files() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("t.db");
        std::fs::write(&file, "").expect("written");
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).expect("open to all");
        let _keeper = Keeper::take(&file).expect("taken");
        for file in [&file, &with_end(&file, ".lock")] {
            let mode = std::fs::metadata(file).expect("there").permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{}", file.display());
        }
    }
}
