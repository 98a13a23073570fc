//! `mend`: what is wrong with the file of a season, and how it is put right. The file as it was stays beside.

use turmuhr_season::{Journal, SeasonEntry, day};
use turmuhr_texts::{print::date, season::acts as say};

use super::book::{Asked, Lock, keep, leaps, open, remarks, save};
use crate::outcome::{Done, Outcome, Trouble};

pub(super) fn mend(call: &Asked<'_>) -> Done {
    let _lock = Lock::of(call.file(), call.lang)?;
    let opened = open(call.file(), call.lang)?;
    let entries = opened.journal.entries();
    if let Some(last) = call.value::<u64>("back-to")? {
        return back_to(call, &opened.journal, last);
    }
    let mut told = remarks(call.file(), &opened, call.lang);
    let wrong = !told.is_empty();
    let accepted = call.accepts();
    if wrong && accepted {
        let before = crate::files::read(call.file(), call.lang)?;
        let kept = keep(call.file(), "before", &before, call.lang)?;
        save(call.file(), &opened.journal, call.lang)?;
        told.push(say::mended(call.lang, entries.len(), kept));
    } else if wrong {
        told.push(say::how_to_mend(call.lang));
    }
    // A leap of days may be right: nothing is taken back without being asked for.
    if let Some((before, after)) = leap(entries) {
        let (from, to) = (date(day(before), call.lang), date(day(after), call.lang));
        told.push(say::leap(call.lang, before.number, from, to));
    }
    if told.is_empty() {
        told.push(say::nothing_to_mend(call.lang));
    }
    told.iter().try_for_each(|line| call.print(&format!("{line}\n")))?;
    Ok(Outcome::no_if(wrong && !accepted))
}

/// The last two neighbours with more than half a year between them.
fn leap(entries: &[SeasonEntry]) -> Option<(&SeasonEntry, &SeasonEntry)> {
    let two = entries.windows(2).rev().find(|two| leaps(day(&two[0]), day(&two[1])))?;
    Some((&two[0], &two[1]))
}

/// Takes out what follows a leap of days: an entry of a mistaken day keeps every earlier day away.
fn back_to(call: &Asked<'_>, journal: &Journal, last: u64) -> Done {
    let known = leap(journal.entries()).is_some_and(|(before, _)| before.number == last);
    if !known {
        return Err(Trouble::Wrong(say::no_leap(call.lang, last)));
    }
    let rest: Vec<SeasonEntry> =
        journal.entries().iter().take_while(|entry| entry.number <= last).cloned().collect();
    let number = rest.len();
    let shorter = Journal::open(rest)
        .map_err(|why| Trouble::Wrong(turmuhr_texts::federation::season::broken(&why, call.lang)))?;
    let before = crate::files::read(call.file(), call.lang)?;
    let kept = keep(call.file(), "before", &before, call.lang)?;
    save(call.file(), &shorter, call.lang)?;
    call.print(&format!("{}\n", say::mended(call.lang, number, kept)))?;
    Ok(Outcome::Done)
}
