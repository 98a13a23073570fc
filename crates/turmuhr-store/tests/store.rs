//! The same tests on both databases.

mod support;

use jiff::Timestamp;
use sha2::{Digest, Sha256};
use support::{both, created, pass, section, sqlite, user};
use turmuhr_federation::date::Season;
use turmuhr_season::{Fact as SeasonFact, SeasonEntry};
use turmuhr_store::{
    Act, Backup, Change, OfDeleted, Pass, Role, Session, Store, StoreError, Summary, Unsealed,
};
use turmuhr_tournament::{BoardNo, EntryId, Journal, SectionId};

#[tokio::test]
async fn what_is_written_is_read_back() {
    for fresh in both().await {
        let store = &fresh.store;
        store.append("open", 0, &[created("Open"), section(2)]).await.expect("written");
        store.append("open", 2, &[section(3)]).await.expect("written");
        let entries = store.read("open", 0).await.expect("read");
        assert_eq!(entries, [created("Open"), section(2), section(3)]);
        assert_eq!(store.read("open", 2).await.expect("read"), [section(3)]);
        assert_eq!(Journal::open(entries).expect("whole").state().sections.len(), 2);
        let list = store.list().await.expect("a list");
        assert_eq!((list[0].name.as_str(), list[0].position), ("Open", 3));
    }
}

#[tokio::test]
async fn of_two_who_write_the_same_entry_one_is_told() {
    for fresh in both().await {
        let store = &fresh.store;
        store.append("open", 0, &[created("Open")]).await.expect("written");
        let (one, other) = tokio::join!(
            {
                let store = store.clone();
                async move { store.append("open", 1, &[section(2)]).await }
            },
            {
                let store = store.clone();
                async move { store.append("open", 1, &[section(2)]).await }
            },
        );
        assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
        assert_eq!(store.read("open", 0).await.expect("read").len(), 2);
        let again = store.append("open", 1, &[section(2)]).await;
        assert!(matches!(again, Err(StoreError::Moved { expected: 1, position: 2 })), "{again:?}");
        let nowhere = store.append("other", 1, &[section(2)]).await;
        assert!(matches!(nowhere, Err(StoreError::NoStream { .. })), "{nowhere:?}");
        let twice = store.append("open", 0, &[created("Open")]).await;
        assert!(matches!(twice, Err(StoreError::StreamExists { .. })), "{twice:?}");
    }
}

#[tokio::test]
async fn an_act_with_an_id_is_written_once() {
    for fresh in both().await {
        let store = &fresh.store;
        store.append_act("open", 0, &[created("Open")], Some("first")).await.expect("written");
        store.append_act("open", 1, &[section(2), section(3)], Some("second")).await.expect("written");
        let known = Act { stream: "open".to_owned(), before: 1, after: 3 };
        assert_eq!(store.act("second").await.expect("read"), Some(known));
        assert_eq!(store.act("third").await.expect("read"), None);
        // Neither at the position of today nor as a new event.
        let again = store.append_act("open", 3, &[section(4)], Some("second")).await;
        assert!(matches!(again, Err(StoreError::ActKnown)), "{again:?}");
        let elsewhere = store.append_act("other", 0, &[created("Other")], Some("first")).await;
        assert!(matches!(elsewhere, Err(StoreError::ActKnown)), "{elsewhere:?}");
        assert_eq!(store.read("open", 0).await.expect("read").len(), 3);
        assert_eq!(store.position("other").await.expect("read"), None);
        // A write that was refused leaves no id behind.
        let refused = store.append_act("open", 1, &[section(2)], Some("third")).await;
        assert!(matches!(refused, Err(StoreError::Moved { .. })), "{refused:?}");
        assert_eq!(store.act("third").await.expect("read"), None);
    }
}

#[tokio::test]
async fn a_change_is_heard() {
    for fresh in both().await {
        let mut changes = fresh.store.changes();
        fresh.store.append("open", 0, &[created("Open")]).await.expect("written");
        let wait = tokio::time::timeout(std::time::Duration::from_secs(10), changes.recv());
        let heard = wait.await.expect("in time").expect("a change");
        assert_eq!(heard, Change::Grown { stream: "open".to_owned(), position: 1 });
    }
}

#[tokio::test]
async fn a_backup_is_restored_into_an_empty_database() {
    let anna = user("anna", Role::Administrator);
    for (from, into) in both().await.into_iter().zip(both().await) {
        from.store.append("open", 0, &[created("Open"), section(2)]).await.expect("written");
        from.store.append("cup", 0, &[created("Cup")]).await.expect("written");
        from.store.save_user(&anna).await.expect("saved");
        let backup = from.store.backup().await.expect("a backup");
        let read = Backup::read(&backup.write().expect("written")).expect("can be read");
        assert_eq!(read, backup);
        into.store.restore(&read).await.expect("restored");
        assert_eq!(into.store.backup().await.expect("a backup"), backup);
        assert!(matches!(into.store.restore(&read).await, Err(StoreError::NotEmpty)));
        let one = from.store.export("cup").await.expect("exported");
        assert_eq!(one.journals.len(), 1);
        assert!(matches!(
            into.store.import(&one, OfDeleted::LeaveOut).await,
            Err(StoreError::StreamExists { .. })
        ));
    }
}

/// A season is a stream like an event: written once, announced, listed apart, in backups, and never read as an event.
#[tokio::test]
async fn a_season_is_kept_like_an_event() {
    for (from, into) in both().await.into_iter().zip(both().await) {
        let store = &from.store;
        store.append("open", 0, &[created("Open")]).await.expect("written");
        let mut changes = store.changes();
        store.append("liga", 0, &[opened(2026)]).await.expect("written");
        // PostgreSQL may still announce what was written before.
        let grown = Change::Grown { stream: "liga".to_owned(), position: 1 };
        let wait = async { while changes.recv().await.expect("a change") != grown {} };
        tokio::time::timeout(std::time::Duration::from_secs(5), wait).await.expect("in time");
        let entries: Vec<SeasonEntry> = store.read_of("liga", 0).await.expect("read");
        assert_eq!(entries, [opened(2026)]);
        assert_eq!(store.read("liga", 0).await.expect("read"), [], "it is no event");
        assert_eq!(store.read_of::<SeasonFact>("open", 0).await.expect("read"), [], "it is no season");
        let names = |list: Vec<Summary>| list.into_iter().map(|one| one.stream).collect::<Vec<_>>();
        assert_eq!(names(store.list().await.expect("a list")), ["open"]);
        assert_eq!(names(store.seasons().await.expect("a list")), ["liga"]);
        let moved = store.append("liga", 0, &[opened(2026)]).await;
        assert!(matches!(moved, Err(StoreError::StreamExists { .. })), "{moved:?}");
        let backup = store.backup().await.expect("a backup");
        let read = Backup::read(&backup.write().expect("written")).expect("can be read");
        assert_eq!(read, backup);
        assert_eq!(read.contents().seasons.len(), 1);
        into.store.restore(&read).await.expect("restored");
        assert_eq!(into.store.backup().await.expect("a backup"), backup);
        let one = store.export("liga").await.expect("exported");
        assert_eq!((one.seasons.len(), one.journals.len()), (1, 0));
        assert!(matches!(
            into.store.import(&one, OfDeleted::LeaveOut).await,
            Err(StoreError::StreamExists { .. })
        ));
    }
}

/// What an older file lacks is empty: the version before had no seasons.
#[tokio::test]
async fn a_backup_of_the_version_before_is_read() {
    let fresh = sqlite().await;
    fresh.store.append("open", 0, &[created("Open")]).await.expect("written");
    let backup = fresh.store.backup().await.expect("a backup");
    let of_version = |version: u32| {
        let text = backup.write().expect("written");
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines[0] = lines[0].replace("\"version\":5", &format!("\"version\":{version}"));
        lines.pop();
        let mut hash = [0_u8; 32];
        for line in &lines {
            hash = Sha256::new().chain_update(hash).chain_update(line.as_bytes()).finalize().into();
        }
        let seal =
            format!("{{\"line\":\"seal\",\"lines\":{},\"chain\":\"{}\"}}", lines.len(), hex::encode(hash));
        Backup::read(&format!("{}\n{seal}\n", lines.join("\n")))
    };
    for version in [2, 3, 4, 5] {
        assert_eq!(of_version(version).expect("read"), backup, "{version}");
    }
    assert!(matches!(of_version(6), Err(StoreError::BadBackup { line: 1, .. })));
}

fn opened(begins: i16) -> SeasonEntry {
    SeasonEntry {
        number: 1,
        at: Timestamp::UNIX_EPOCH,
        by: "direktor".to_owned(),
        fact: SeasonFact::SeasonOpened {
            season: Season { begins },
            ordinance: "muster-2026".to_owned(),
            texts: Vec::new(),
        },
    }
}

#[tokio::test]
async fn a_backup_that_is_torn_cut_changed_or_empty_is_refused() {
    let fresh = sqlite().await;
    fresh.store.append("open", 0, &[created("Open"), section(2), section(3)]).await.expect("written");
    fresh.store.append("cup", 0, &[created("Cup")]).await.expect("written");
    let text = fresh.store.backup().await.expect("a backup").write().expect("written");
    let lines: Vec<&str> = text.lines().collect();
    let kept = |wanted: &dyn Fn(usize) -> bool| {
        let kept = lines.iter().enumerate().filter(|(at, _)| wanted(*at)).map(|(_, line)| *line);
        kept.collect::<Vec<_>>().join("\n")
    };
    let unsealed = |text: &str| match Backup::read(text) {
        Err(StoreError::Unsealed(why)) => Some(why),
        _ => None,
    };
    let last = lines.len() - 1;
    assert_eq!(unsealed(""), Some(Unsealed::Empty));
    assert_eq!(unsealed(" \n\n"), Some(Unsealed::Empty));
    // Cut between two lines, even after a whole event: every remaining line is valid.
    for until in 1..=last {
        assert_eq!(unsealed(&kept(&|at| at < until)), Some(Unsealed::Cut), "cut after {until}");
    }
    assert_eq!(
        unsealed(&kept(&|at| at != 1)),
        Some(Unsealed::Count { sealed: 5, found: 4 }),
        "an event left out"
    );
    assert_eq!(unsealed(&text.replace("Anna", "Otto")), Some(Unsealed::Changed));
    assert_eq!(unsealed(&format!("{text}{}", lines[1])), Some(Unsealed::Longer));
    assert_eq!(unsealed(&text.replace("\"version\":5", "\"version\":1")), Some(Unsealed::Old));
    assert!(Backup::read(&kept(&|at| at != 0)).is_err(), "no head");
    for torn in 1..text.len() - 1 {
        assert!(Backup::read(&text[..torn]).is_err(), "torn off after {torn} bytes");
    }
    assert!(Backup::read(&text.replace("\"cup\"", "\"../cup\"")).is_err(), "no address");
    // Other line endings are accepted.
    assert!(Backup::read(&text.replace('\n', "\r\n")).is_ok());
}

#[tokio::test]
async fn a_backup_without_a_seal_is_read_where_that_is_said() {
    let fresh = sqlite().await;
    fresh.store.append("open", 0, &[created("Open"), section(2)]).await.expect("written");
    let backup = fresh.store.backup().await.expect("a backup");
    let text = backup.write().expect("written").replace("\"version\":5", "\"version\":1");
    let old: String =
        text.lines().filter(|line| !line.contains("\"seal\"")).map(|line| format!("{line}\n")).collect();
    assert!(matches!(Backup::read(&old), Err(StoreError::Unsealed(Unsealed::Old))));
    assert_eq!(Backup::read_unsealed(&old).expect("read"), backup);
    assert!(
        Backup::read_unsealed(&backup.write().expect("written")).is_err(),
        "one with a seal is held against it"
    );
}

#[tokio::test]
async fn accounts_act_as_persons_of_a_season() {
    for fresh in both().await {
        let store = &fresh.store;
        let person = turmuhr_federation::persons::person::PersonId;
        store.save_user(&user("vera", Role::Helper)).await.expect("saved");
        store.save_user(&user("admin", Role::Administrator)).await.expect("saved");
        assert_eq!(store.officer("vera", "liga").await.expect("asked"), None);
        store.save_officer("vera", "liga", Some(person(7))).await.expect("saved");
        store.save_officer("vera", "liga", Some(person(8))).await.expect("changed");
        assert_eq!(store.officer("vera", "liga").await.expect("asked"), Some(person(8)));
        assert_eq!(store.officer("vera", "other").await.expect("asked"), None);
        assert_eq!(store.officers("liga").await.expect("asked"), [("vera".to_owned(), person(8))]);
        // A link of a person keeps it.
        let link = Pass { person: Some(person(9)), role: Role::Player, ..pass("link") };
        store.save_pass(&link).await.expect("saved");
        assert_eq!(store.pass("link").await.expect("asked"), Some(link));
        store.save_officer("vera", "liga", None).await.expect("ended");
        assert_eq!(store.officer("vera", "liga").await.expect("asked"), None);
        // It ends with the account.
        store.save_officer("vera", "liga", Some(person(8))).await.expect("saved");
        store.remove_user("vera").await.expect("removed");
        assert_eq!(store.officers("liga").await.expect("asked"), []);
    }
}

#[tokio::test]
async fn users_sessions_and_passes() {
    for fresh in both().await {
        let store = &fresh.store;
        let mut anna = user("anna", Role::Arbiter);
        store.save_user(&user("chief", Role::Administrator)).await.expect("saved");
        store.save_user(&anna).await.expect("saved");
        anna.role = Role::Administrator;
        store.save_user(&anna).await.expect("saved");
        assert_eq!(store.user("anna").await.expect("asked"), Some(anna.clone()));
        assert_eq!(store.user("otto").await.expect("asked"), None);
        let expires = Timestamp::from_second(1_790_000_000).expect("a moment");
        let session = Session { token: "t".to_owned(), name: "anna".to_owned(), expires };
        store.begin_session(&session).await.expect("begun");
        assert_eq!(store.session("t").await.expect("asked"), Some(session));
        store.remove_user("anna").await.expect("removed");
        assert_eq!(store.session("t").await.expect("asked"), None);
        let pass = Pass {
            token: "p".to_owned(),
            label: "Hall 2".to_owned(),
            role: Role::Helper,
            stream: "open".to_owned(),
            section: 1,
            boards: Some(BoardNo(1)..=BoardNo(20)),
            team: None,
            player: None,
            person: None,
            expires,
            revoked: false,
        };
        store.save_pass(&pass).await.expect("saved");
        store.revoke_pass("p").await.expect("revoked");
        assert_eq!(store.pass("p").await.expect("asked"), Some(Pass { revoked: true, ..pass.clone() }));
        // Links of players: new ones replace the old in one step.
        let link = |token: &str, player: u32| Pass {
            token: token.to_owned(),
            role: Role::Player,
            boards: None,
            player: Some(EntryId(player)),
            ..pass.clone()
        };
        store.save_passes(&[link("a", 1), link("b", 2)], &[]).await.expect("saved");
        store.save_passes(&[link("c", 1)], &["a".to_owned()]).await.expect("saved");
        assert_eq!(store.pass("a").await.expect("asked"), Some(Pass { revoked: true, ..link("a", 1) }));
        assert_eq!(store.pass("b").await.expect("asked"), Some(link("b", 2)));
        assert_eq!(store.pass("c").await.expect("asked"), Some(link("c", 1)));
        // The same form sent twice changes nothing.
        store.save_passes(&[link("c", 1)], &[]).await.expect("known");
        // All or none: a token that is known for somebody else stops the others.
        assert!(store.save_passes(&[link("d", 3), link("b", 4)], &["c".to_owned()]).await.is_err());
        assert_eq!(store.pass("d").await.expect("asked"), None);
        assert_eq!(store.pass("c").await.expect("asked"), Some(link("c", 1)));
    }
}

#[tokio::test]
async fn contacts_and_texts_of_the_house() {
    for fresh in both().await {
        let store = &fresh.store;
        let (first, second) = (SectionId(1), SectionId(2));
        store.save_contact("open", first, EntryId(2), "b@x.example").await.expect("saved");
        store.save_contact("open", first, EntryId(1), "a@x.example").await.expect("saved");
        store.save_contact("open", second, EntryId(1), "c@x.example").await.expect("saved");
        store.save_contact("open", first, EntryId(2), "new@x.example").await.expect("saved");
        let known = store.contacts("open", first).await.expect("asked");
        let expected = [(EntryId(1), "a@x.example".to_owned()), (EntryId(2), "new@x.example".to_owned())];
        assert_eq!(known, expected);
        store.remove_contact("open", first, EntryId(1)).await.expect("removed");
        assert_eq!(store.contacts("open", first).await.expect("asked").len(), 1);
        assert_eq!(store.contacts("open", second).await.expect("asked").len(), 1);
        assert_eq!(store.contacts("cup", first).await.expect("asked"), []);
        assert_eq!(store.house_text("imprint-de").await.expect("asked"), "");
        store.save_house_text("imprint-de", "SK Turm").await.expect("saved");
        store.save_house_text("imprint-de", "SK Turm e. V.").await.expect("saved");
        assert_eq!(store.house_text("imprint-de").await.expect("asked"), "SK Turm e. V.");
        assert_eq!(store.house_text("imprint-en").await.expect("asked"), "");
    }
}

#[tokio::test]
async fn nonsense_is_no_database() {
    assert!(matches!(Store::open("nonsense://x").await, Err(StoreError::BadUrl { .. })));
}

#[tokio::test]
async fn a_list_replaces_the_one_before_it() {
    for fresh in both().await {
        let store = &fresh.store;
        let head = |second: i64, players: u64| turmuhr_store::ListHead {
            kind: "fide".to_owned(),
            source: "FIDE 2026-11".to_owned(),
            taken: Timestamp::from_second(1_780_000_000 + second).expect("a moment"),
            players,
        };
        let parts = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        store.save_list(&head(0, 3), &parts(&["one", "two", "three"])).await.expect("saved");
        store.save_list(&head(1, 2), &parts(&["four", "five"])).await.expect("saved");
        assert_eq!(store.lists().await.expect("heads"), [head(1, 2)]);
        assert_eq!(store.list_parts("fide").await.expect("parts"), ["four", "five"]);
        store.remove_list("fide").await.expect("removed");
        assert!(store.lists().await.expect("none").is_empty());
        assert!(store.list_parts("fide").await.expect("none").is_empty());
    }
}

#[tokio::test]
async fn what_has_expired_is_thrown_away() {
    for fresh in both().await {
        let store = &fresh.store;
        let at = |hours: i64| Timestamp::from_second(1_780_000_000 + 3600 * hours).expect("a moment");
        for (name, hours) in [("over", -1), ("lasting", 1)] {
            let session = Session { token: name.to_owned(), name: name.to_owned(), expires: at(hours) };
            store.begin_session(&session).await.expect("begun");
        }
        for (token, hours) in [("long", -31 * 24), ("lately", -24), ("living", 24)] {
            let pass = Pass { expires: at(hours), ..pass(token) };
            store.save_pass(&pass).await.expect("saved");
        }
        assert_eq!(store.purge(at(0)).await.expect("purged"), 2);
        assert!(store.session("over").await.expect("asked").is_none());
        assert!(store.session("lasting").await.expect("asked").is_some());
        assert_eq!(store.passes("open").await.expect("two").len(), 2);
        store.end_session("lasting").await.expect("ended");
        assert!(store.session("lasting").await.expect("asked").is_none());
    }
}

#[tokio::test]
async fn there_is_always_an_administrator() {
    for fresh in both().await {
        let store = &fresh.store;
        let last = |done: Result<(), StoreError>| {
            assert!(matches!(done, Err(StoreError::LastAdministrator)), "{done:?}")
        };
        store.save_user(&user("anna", Role::Administrator)).await.expect("the first");
        last(store.save_user(&user("anna", Role::Arbiter)).await);
        last(store.remove_user("anna").await);
        store.save_user(&user("otto", Role::Administrator)).await.expect("the second");
        // Both remove each other at the same time.
        let (one, other) = tokio::join!(store.remove_user("anna"), store.remove_user("otto"));
        assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
        assert_eq!(store.users().await.expect("a list").len(), 1);
        store.remove_user("nobody").await.expect("nothing to do");
    }
}

#[tokio::test]
async fn of_twenty_who_use_the_link_at_once_one_is_the_administrator() {
    for fresh in both().await {
        let store = &fresh.store;
        assert!(store.add_first_link("link", 8).await.expect("kept"));
        assert!(store.knows_first_link("link").await.expect("asked"));
        let tries = (0..20).map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                let user = user(&format!("user{number}"), Role::Administrator);
                store.make_first_administrator("link", &user).await.expect("asked")
            })
        });
        let mut made = 0;
        for one in tries.collect::<Vec<_>>() {
            made += u32::from(one.await.expect("ends"));
        }
        assert_eq!((made, store.users().await.expect("a list").len()), (1, 1));
        assert!(!store.knows_first_link("link").await.expect("asked"));
        assert!(!store.add_first_link("another", 8).await.expect("asked"));
    }
}

#[tokio::test]
async fn an_import_adds_what_is_missing_and_names_the_rest() {
    for fresh in both().await {
        let store = &fresh.store;
        store.append("open", 0, &[created("Open")]).await.expect("written");
        let other = sqlite().await;
        // «cup» comes before «open», which already exists.
        for stream in ["cup", "open"] {
            other.store.append(stream, 0, &[created(stream)]).await.expect("written");
        }
        let file = other.store.backup().await.expect("a backup");
        let taken = store.import(&file, OfDeleted::LeaveOut).await.expect("taken");
        assert_eq!((taken.added, taken.there), (vec!["cup".to_owned()], vec!["open".to_owned()]));
        assert_eq!(store.position("cup").await.expect("asked"), Some(1));
        // With nothing to add, it is refused.
        assert!(matches!(
            store.import(&file, OfDeleted::LeaveOut).await,
            Err(StoreError::StreamExists { .. })
        ));
    }
}

#[tokio::test]
async fn an_address_is_made_of_small_letters_digits_and_hyphens() {
    let fresh = sqlite().await;
    for bad in ["", "Open", "a/b", "..", "o pen", "ä", &"x".repeat(65)] {
        let done = fresh.store.append(bad, 0, &[created("Open")]).await;
        assert!(matches!(done, Err(StoreError::BadStream { .. })), "{bad:?}");
    }
}
