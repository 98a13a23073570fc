//! Attacks on a started server, as a table for each database.

use turmuhr_browser::{
    Database,
    attack::{self, Attack, LONGEST_WAIT, MOST_MEMORY, Row},
    database::POSTGRES,
};

use crate::{postgres::Postgres, test};

/// How many sentences of a row are printed.
const SHOWN: usize = 12;

/// Calls itself again as a fast program, against a fast program; `--dev` takes both as the compiler first gives them.
pub(crate) fn run(words: &[&str]) -> Result<(), String> {
    let (flags, names): (Vec<&str>, Vec<&str>) = words.iter().partition(|word| word.starts_with("--"));
    let release: &[&str] = match flags.as_slice() {
        [] => &["--release"],
        ["--dev"] => &[],
        _ => return Err(format!("{flags:?} is not known; there is --dev")),
    };
    attack::named(&names)?;
    // The program named by a variable is there already.
    if std::env::var_os(turmuhr_browser::server::PROGRAM).is_none() {
        test::cargo(&[&["build", "--quiet", "-p", "turmuhr-cli"], release].concat())?;
    }
    let postgres = Postgres::start()?;
    let again = [&["run", "--quiet", "-p", "xtask"], release, &["--", "attack-now"], &names[..]].concat();
    test::cargo_with(&again, &[(POSTGRES, &postgres.url())])
}

pub(crate) fn now(names: &[&str]) -> Result<(), String> {
    let attacks = attack::named(names)?;
    let mut harmful = 0;
    for is_postgres in [false, true] {
        println!("{}", heading(if is_postgres { "PostgreSQL" } else { "SQLite" }));
        for attack in attacks.iter().filter(|attack| attack.is_for(is_postgres)) {
            let database = if is_postgres { Database::postgres() } else { Some(Database::sqlite()) };
            let row = attack.run(database.ok_or("no PostgreSQL is named")?);
            harmful += usize::from(!row.is_harmless());
            print(attack, &row);
        }
        println!();
    }
    println!("at most {MOST_MEMORY} MB and {} ms", LONGEST_WAIT.as_millis());
    if harmful == 0 { Ok(()) } else { Err(format!("{harmful} attacks do harm")) }
}

fn heading(database: &str) -> String {
    format!(
        "{database:<16} {:>8} {:>9} {:>6} {:>14} {:>22}",
        "tried", "admitted", "lost", "peak memory MB", "slowest bystander ms"
    )
}

fn print(attack: &Attack, row: &Row) {
    let number = |value: Option<u128>| value.map_or("–".to_owned(), |value| value.to_string());
    let mark = if row.is_harmless() { "" } else { "  ✗" };
    println!(
        "{:<16} {:>8} {:>9} {:>6} {:>14} {:>22}{mark}",
        attack.name,
        row.tried,
        row.admitted.len(),
        row.lost.len(),
        number(row.peak.map(u128::from)),
        number(row.slowest.map(|slowest| slowest.as_millis())),
    );
    for what in row.note.iter().chain(row.admitted.iter().take(SHOWN)).chain(row.lost.iter().take(SHOWN)) {
        println!("    {what}");
    }
}
