//! Developer tasks: `cargo xtask test`, `cargo xtask bench`, `cargo xtask fuzz`.

mod attack;
mod bench;
mod browser;
mod coverage;
mod crash;
mod deny;
mod fuzz;
mod load;
mod nightly;
mod postgres;
mod random;
mod test;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask TASK

  test                         everything that must pass: format, lints, tests, doc tests, coverage
  browser [TEST…]              the tests in a browser alone, on both databases
  screenshots                  the pictures of the README, taken anew into docs/screenshots
  crash [KILLS]                kills the server fifty times while results come in; nothing acknowledged may be lost
  attack [NAME…] [--dev]       attacks a started server on both databases; fails where one is admitted, loses results or delays them
  load                         a full hall: 300 players, every page, 500 screens; measured against what is promised
  deny                         dependencies held against deny.toml: licences, second versions, sources, known weaknesses
  coverage [ROW…] [--strict]   requirements and rule values that no case shows; a row is chosen by the beginning of
                               its id; and what of
                               the federation's rules only tests reach: listed, an error with --strict
  bench [NAME…]                the benchmarks, as ratios against a peer in the same run (perft, machine, pgn, audit, mate, pairing)
  nightly [TOURNAMENTS]        the random trials at full length: hours, not minutes; 20000 tournaments if not said
  fuzz TARGET --minutes N      a mutating loop on one target (fen, notation, pgn, events, clock, mate, trf, …); `all` takes them in turn

example: cargo xtask fuzz notation --minutes 10
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["test"] => test::run(),
        ["browser", names @ ..] => browser::run(names),
        ["screenshots"] => browser::screenshots(),
        ["crash"] => crash::run(crash::KILLS),
        ["crash", kills] if kills.parse::<u32>().is_ok() => crash::run(kills),
        ["attack", words @ ..] => attack::run(words),
        ["attack-now", names @ ..] => attack::now(names),
        ["deny"] => deny::run(),
        ["load"] => test::cargo(&["build", "--release", "--quiet", "-p", "turmuhr-cli"])
            .and_then(|()| test::cargo(&["run", "--release", "--quiet", "-p", "xtask", "--", "load-now"])),
        ["load-now"] => load::run(),
        // Profiles and optimisation matter here: the task calls itself again in release.
        ["bench", names @ ..] => {
            let mut call = vec!["run", "--release", "--quiet", "-p", "xtask", "--", "bench-now"];
            call.extend(names);
            test::cargo(&call)
        }
        ["bench-now", names @ ..] => bench::run(names),
        ["nightly", rest @ ..] if rest.len() < 2 => {
            let count = rest.first().copied().unwrap_or("20000");
            test::cargo(&["run", "--release", "--quiet", "-p", "xtask", "--", "nightly-now", count])
        }
        ["nightly-now", count] => match count.parse() {
            Ok(count) => nightly::run(count),
            Err(_) => usage(),
        },
        ["coverage", rows @ ..] => coverage::run(rows),
        ["fuzz", target, rest @ ..] => match fuzz::minutes(rest) {
            Some(minutes) if cfg!(debug_assertions) => {
                let minutes = minutes.to_string();
                // Overflow and assertion checks stay on: they are what a fuzz run looks for.
                test::cargo(&[
                    "run",
                    "--release",
                    "--quiet",
                    "--config",
                    "profile.release.debug-assertions=true",
                    "-p",
                    "xtask",
                    "--target-dir",
                    "target/fuzz",
                    "--",
                    "fuzz-now",
                    target,
                    &minutes,
                ])
            }
            Some(minutes) => fuzz::run(target, minutes),
            None => usage(),
        },
        ["fuzz-now", target, minutes] => fuzz::run(target, minutes.parse().unwrap_or(1.0)),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => usage(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("xtask: {what}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> Result<(), String> {
    Err(format!("this task is not known\n\n{HELP}"))
}
