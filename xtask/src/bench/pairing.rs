//! How long a pairing takes.

use std::{path::Path, process::Command, time::Duration};

use turmuhr_core::PlayerId;
use turmuhr_pairing::{
    DutchEdition, Field, LimEvent, System, TeamPreferences,
    generate::{Wish, generate},
    pair,
    reasons::WhyNot,
    why, why_not,
};

use super::{Figure, timed};
use crate::test;

/// Seconds of processor time of bbpPairings 6.0.0, once measured on a machine of two cores: pairing the next round of an
/// ordinary field, and checking one of 200 players and nine rounds.
const PEER: [(u32, f64); 6] =
    [(50, 0.010), (100, 0.061), (200, 0.32), (500, 3.8), (1000, 34.0), (2000, 355.0)];
const PEER_CHECK: f64 = 2.2;

/// So many times as fast a pairing is to be.
const GOALS: [(u32, f64); 3] = [(500, 50.0), (1000, 300.0), (2000, 300.0)];

/// A question may take as long as so many pairings of the same field, and at the least so long.
const QUESTION: u32 = 50;
const LEAST: Duration = Duration::from_millis(100);

/// Against times of a peer on another day: a table, not a race. All of it is processor time of the whole program.
pub(super) fn times() -> Vec<Figure> {
    let mut figures = match table() {
        Ok(figures) => figures,
        Err(why) => {
            println!("pairing: {why}");
            Vec::new()
        }
    };
    figures.extend(questions());
    figures
}

/// The worst of fifty questions about a round, beside the pairing of that round in the same run.
fn questions() -> Vec<Figure> {
    let systems = [
        System::DUTCH,
        System::Dutch(DutchEdition::Of2017),
        System::Burstein,
        System::Dubov,
        System::Lim(LimEvent::Ordinary),
        System::DoubleSwiss,
        System::Team(TeamPreferences::TypeB),
    ];
    println!(
        "{:<34} {:>9} {:>9} {:>9} {:>10}",
        "worst of fifty questions", "pair", "why not", "why", "too large"
    );
    let mut figures = Vec::new();
    for players in [200, 1000, 2000] {
        let wish = Wish { players: Some(players), rounds: Some(9), stop_after: Some(5), ..Wish::default() };
        let Ok(made) = generate(&wish, 1) else { continue };
        for system in systems {
            figures.extend(question(&made.field, system));
        }
    }
    figures
}

fn question(field: &Field, system: System) -> Option<Figure> {
    let paired = timed(&mut || drop(pair(field, system)));
    let (mut worst, mut worst_why, mut large) = (Duration::ZERO, Duration::ZERO, 0);
    let count = field.players.len() as u32;
    for at in 0..50 {
        // Far apart and close together, up and down the list.
        let (one, other) =
            (PlayerId(1 + at * 37 % count), PlayerId(1 + (at * 37 + 1 + at * at * 11) % count));
        let mut answer = None;
        worst = worst.max(timed(&mut || answer = why_not(field, system, one, Some(other)).ok()));
        large += u32::from(answer == Some(WhyNot::TooLarge));
        worst_why = worst_why.max(timed(&mut || drop(why(field, system, one))));
    }
    let what = format!("{} {}, {count} players", system.name(), system.edition());
    let [paired_ms, worst_ms, why_ms] = [paired, worst, worst_why].map(|time| time.as_secs_f64() * 1e3);
    println!("{what:<34} {paired_ms:>6.1} ms {worst_ms:>6.1} ms {why_ms:>6.1} ms {large:>10}");
    let may = LEAST.max(QUESTION * paired);
    let ratio = may.as_secs_f64() / worst.max(worst_why).as_secs_f64();
    Some(Figure { what: "a question about a round, against fifty pairings", ratio, goal: 1.0 })
}

fn table() -> Result<Vec<Figure>, String> {
    test::cargo_with(&["build", "--release", "--quiet", "-p", "turmuhr-cli"], &[])?;
    let folder = std::env::temp_dir().join(format!("turmuhr-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let result = rows(&folder);
    std::fs::remove_dir_all(&folder).map_err(|error| error.to_string())?;
    result
}

fn rows(folder: &Path) -> Result<Vec<Figure>, String> {
    println!("{:<34} {:>9} {:>13} {:>7}", "processor time of the program", "ours", "bbpPairings 6", "times");
    let mut before: Option<(u32, f64)> = None;
    let mut figures = Vec::new();
    let sizes = PEER.into_iter().map(|(players, peer)| (players, Some(peer))).chain([(10_000, None)]);
    for (players, peer) in sizes {
        let file = folder.join(format!("{players}.trf"));
        let made = format!("--players {players} --rounds 9 --stop-after 4 --seed 1");
        // As many turns as a second or so gives; the best is the least disturbed one.
        turmuhr(&format!("generate {made} > '{}'", file.display()))?;
        let seconds = least(if players < 5000 { 10 } else { 2 }, &format!("pair '{}'", file.display()))?;
        row(&format!("pair {players} players, round 5"), seconds, peer);
        if let Some((fewer, took)) = before.filter(|_| players >= 1000) {
            let power = (seconds / took).ln() / (f64::from(players) / f64::from(fewer)).ln();
            println!("    from {fewer} to {players} players with the power {power:.1} of the field");
        }
        before = Some((players, seconds));
        let goal = GOALS.iter().find(|(of, _)| *of == players);
        if let (Some(peer), Some((_, goal))) = (peer, goal) {
            figures.push(Figure { what: "a pairing", ratio: peer / seconds, goal: *goal });
        }
    }
    let file = folder.join("whole.trf");
    turmuhr(&format!("generate --players 200 --rounds 9 --seed 1 > '{}'", file.display()))?;
    let seconds = least(10, &format!("check '{}'", file.display()))?;
    row("check 200 players, 9 rounds", seconds, Some(PEER_CHECK));
    figures.push(Figure { what: "a check", ratio: PEER_CHECK / seconds, goal: 20.0 });
    Ok(figures)
}

fn row(what: &str, seconds: f64, peer: Option<f64>) {
    let ours = format!("{:.0} ms", seconds * 1e3);
    match peer {
        Some(peer) => println!("{what:<34} {ours:>9} {:>11.0} ms {:>7.0}", peer * 1e3, peer / seconds),
        None => println!("{what:<34} {ours:>9}"),
    }
}

fn least(turns: usize, call: &str) -> Result<f64, String> {
    (0..turns)
        .map(|_| turmuhr(&format!("{call} > /dev/null")))
        .try_fold(f64::MAX, |best, took| Ok(best.min(took?)))
}

/// Runs the program within 500 MB of memory; the seconds it used, as the shell counts them.
fn turmuhr(call: &str) -> Result<f64, String> {
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/release/turmuhr");
    let script = format!("ulimit -v 500000; TIMEFORMAT='%U %S'; time '{program}' {call}");
    let done =
        Command::new("bash").args(["-c", &script]).output().map_err(|error| format!("bash: {error}"))?;
    let told = String::from_utf8_lossy(&done.stderr);
    // 1 is an answer too: a generated tournament with a difference, a round without a pairing.
    if !matches!(done.status.code(), Some(0 | 1)) {
        return Err(format!("turmuhr {call}: {told}"));
    }
    let seconds =
        told.lines().last().map(|line| line.split(' ').filter_map(|part| part.parse::<f64>().ok()).sum());
    seconds.ok_or_else(|| format!("turmuhr {call}: no times in {told}"))
}

pub(super) fn ordinary(players: u32) -> Option<Field> {
    let wish = Wish { players: Some(players), rounds: Some(9), ..Wish::default() };
    generate(&wish, 1).ok().map(|made| made.field)
}

pub(super) fn best(work: &mut impl FnMut()) -> Duration {
    (0..5).map(|_| timed(work)).min().unwrap_or_default()
}
