//! The quick attacks, on both databases. How long the bystander waits is measured by `cargo xtask attack`, where nothing else runs.

use turmuhr_browser::{Database, attack};

const QUICK: [&str; 10] = [
    "rights",
    "forged",
    "setup",
    "backups",
    "second-process",
    "full-disk",
    "deleted-file",
    "cut-off",
    "facts",
    "markup",
];

fn attacked(fresh: fn() -> Option<Database>) {
    for attack in attack::named(&QUICK).expect("they are known") {
        let Some(database) = fresh() else {
            turmuhr_testkit::skipped("quick attacks", "there is no PostgreSQL");
            return;
        };
        if !attack.is_for(database.is_postgres) {
            continue;
        }
        let row = attack.run(database);
        assert!(row.admitted.is_empty() && row.lost.is_empty(), "{}: {row:#?}", attack.name);
        println!("{}: {} tried {}", attack.name, row.tried, row.note.unwrap_or_default());
    }
}

#[test]
fn quick_attacks_do_no_harm_on_sqlite() {
    attacked(|| Some(Database::sqlite()));
}

#[test]
fn quick_attacks_do_no_harm_on_postgresql() {
    attacked(Database::postgres);
}
