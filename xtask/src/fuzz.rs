//! A mutating loop on stable: seeds are bent, cut, spliced and peppered with words of the format, and
//! every result goes through the target's body. A panic is a finding: the input is written to
//! `fuzz/crashes`, from where a test can replay it.

use std::{
    fs, panic,
    path::Path,
    time::{Duration, Instant},
};

use crate::random::Random;

struct Target {
    name: &'static str,
    body: fn(&[u8]),
    seeds: &'static [&'static str],
    words: &'static [&'static str],
}

const TARGETS: [Target; 14] = [
    Target {
        name: "fen",
        body: turmuhr_core::fuzz::fen_reads_and_writes_back,
        seeds: turmuhr_core::fuzz::SEEDS,
        words: &[
            "/", " w ", " b ", "KQkq", "HAha", "-", "e3", "8", "0 1", "k", "K", "P", "p", "9999", "+", "[]",
        ],
    },
    Target {
        name: "notation",
        body: turmuhr_laws::fuzz::moves_read_and_write_back,
        seeds: turmuhr_laws::fuzz::SEEDS,
        words: &[
            "e4",
            "Nf3",
            "Sf3",
            "Кр",
            "0-0",
            "O-O-O",
            "e.p.",
            "(=)",
            "1.",
            "12...",
            "x",
            ":",
            "=Q",
            "(D)",
            "++",
            "‡",
            "♘",
            "ed",
            "{",
            "}",
            "(",
            ")",
            "$",
            "1-0",
            "½-½",
            "Springer",
            "Gustav",
            "eins",
            "Kurze Rochade",
            "\n",
            "\u{feff}",
        ],
    },
    Target {
        name: "events",
        body: turmuhr_laws::fuzz::any_events_are_ruled_on,
        seeds: turmuhr_laws::fuzz::EVENT_SEEDS,
        words: &["\u{8}", "\u{9}", "\u{7f}", "aaaa", "zzzz", "0123", "%%%%", "\u{0}\u{0}\u{0}\u{0}"],
    },
    Target {
        name: "scenario",
        body: turmuhr_scenario::fuzz::any_text_is_read_or_refused,
        seeds: turmuhr_scenario::fuzz::SEEDS,
        words: &[
            "[[event]]",
            "do = ",
            "\"move\"",
            "\"illegal\"",
            "\"press\"",
            "at = \"0:00:01\"",
            "by = \"black\"",
            "expect = []",
            "{ ruling = ",
            "cites = [",
            "\"claim\"",
            "\"decide\"",
            "start = ",
            "options",
            "\n",
            "\"",
            "=",
            "[",
            "]",
        ],
    },
    Target {
        name: "mate",
        body: turmuhr_mate::fuzz::any_position_is_answered,
        seeds: turmuhr_mate::fuzz::SEEDS,
        words: &["/", " w ", " b ", "KQkq", "HAha", "-", "k", "K", "P", "p", "8", "1", "b", "N", "q", "R"],
    },
    Target {
        name: "clock",
        body: turmuhr_clock::fuzz::time_controls_read_and_write_back,
        seeds: turmuhr_clock::fuzz::SEEDS,
        words: &[
            "40/", "5400", "+30", ":", "*", "d5", "b10", "W", "-B", "/", " Min.", "'", "\"", "SD", "G/",
            "Zug", "Byo-Yomi", "Sanduhr", "0", "999999", ".5", "h", "move",
        ],
    },
    Target {
        name: "standings",
        body: turmuhr_standings::fuzz::standings_hold_together,
        seeds: &["", "a tournament of any letters", "\u{8}\u{6}\u{0}\u{1}\u{1}"],
        words: &["\u{0}", "\u{1}\u{2}", "~", "abc"],
    },
    Target {
        name: "playoff",
        body: turmuhr_standings::fuzz::play_offs_come_to_an_end,
        seeds: &["", "a play-off of any letters", "\u{2}\u{0}\u{1}\u{1}"],
        words: &["\u{0}", "\u{1}\u{2}", "~", "abc"],
    },
    Target {
        name: "trf-standings",
        body: turmuhr_exchange::fuzz::tournaments::tournaments_have_standings,
        seeds: turmuhr_exchange::fuzz::tournaments::SEEDS,
        words: &[
            "001",
            "310   1",
            "320  1.0  2.0   1",
            "330 +- 001 001 002",
            "352 WBWB",
            "362 TW 2.0",
            "0000 - U",
            "299",
        ],
    },
    Target {
        name: "trf",
        body: turmuhr_exchange::fuzz::tournaments::tournaments_read_and_write_back,
        seeds: turmuhr_exchange::fuzz::tournaments::SEEDS,
        words: &[
            "001",
            "012 ",
            "142 5",
            "152 W",
            "162  W 3.0",
            "192 FIDE_DUTCH",
            "_BAKU",
            "240 H   1    1",
            "250",
            "260   1   9    1    2",
            "299",
            "310",
            "XXR 3",
            "XXC white1",
            "XXA",
            "XXP 1 2",
            "BBW 1.0",
            "###",
            "\r",
            "\n",
            "\r\n",
            "0000 - U",
            "   2 w 1",
            "   1 b 0",
            " - H",
            "          ",
            "    1",
            "1.5",
            "99999",
            "-",
            "\u{e4}",
        ],
    },
    Target {
        name: "trf-json",
        body: turmuhr_exchange::fuzz::tournaments::tournament_json_reads_and_writes_back,
        seeds: turmuhr_exchange::fuzz::tournaments::JSON_SEEDS,
        words: &[
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "null",
            "\"players\":",
            "\"id\":1",
            "\"rounds\":[",
            "\"result\":\"1\"",
            "0.5",
            "-1",
            "1e3",
            "\"",
            "\\n",
            "\"other\":[\"",
            "99999",
            "true",
        ],
    },
    Target {
        name: "trf-csv",
        body: turmuhr_exchange::fuzz::tournaments::tournament_tables_read_and_write_back,
        seeds: turmuhr_exchange::fuzz::tournaments::CSV_SEEDS,
        words: &[
            ",", ";", "\t", "\"", "\n", "\r\n", "id", "name", "round1", "r2", "2w1", "U", "points", "0,5",
            "-",
        ],
    },
    Target {
        name: "lists",
        body: turmuhr_exchange::fuzz::lists::lists_are_read_and_searched,
        seeds: turmuhr_exchange::fuzz::lists::SEEDS,
        words: &[
            "ID Number",
            "Name",
            "SRtng",
            "B-day",
            "OCT26",
            "\n",
            "\r\n",
            " ",
            "<player>",
            "</player>",
            "<playerslist>",
            "<name>",
            "</name>",
            "&amp;",
            "&#",
            ";",
            ",",
            "\"",
            "DWZ",
            "Spielername",
            "ID",
            "ue",
        ],
    },
    Target {
        name: "pgn",
        body: turmuhr_exchange::fuzz::games_read_and_write_back,
        seeds: turmuhr_exchange::fuzz::SEEDS,
        words: &[
            "[Event \"",
            "\"]",
            "[FEN \"",
            "[Variant \"Chess960\"]",
            "{",
            "}",
            "(",
            ")",
            "$1",
            "1.",
            "1...",
            "e4",
            "Nf3",
            "Z0",
            "--",
            "*",
            "1-0",
            "\r\n",
            "\r",
            "\n\n",
            "%",
            ";",
            "[%clk 0:01:02]",
            "\u{feff}",
            "\\",
            "O-O",
            "e8=Q",
        ],
    },
];

pub(crate) fn minutes(words: &[&str]) -> Option<f64> {
    match words {
        [] => Some(1.0),
        ["--minutes", count] => count.parse().ok().filter(|minutes| *minutes > 0.0),
        _ => None,
    }
}

pub(crate) fn run(name: &str, minutes: f64) -> Result<(), String> {
    let targets: Vec<&Target> =
        TARGETS.iter().filter(|target| name == "all" || target.name == name).collect();
    if targets.is_empty() {
        let known: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
        return Err(format!("no fuzz target is called {name}; there are {} and all", known.join(", ")));
    }
    for target in targets {
        hunt(target, Duration::from_secs_f64(minutes * 60.0))?;
    }
    Ok(())
}

fn hunt(target: &Target, time: Duration) -> Result<(), String> {
    let started = Instant::now();
    let seed = started_at();
    println!("fuzz {}: {} seeds, start value {seed}", target.name, target.seeds.len());
    let mut random = Random::new(seed);
    let mut pool: Vec<Vec<u8>> = target.seeds.iter().map(|seed| seed.as_bytes().to_vec()).collect();
    let (mut runs, mut last_told) = (0_u64, Duration::ZERO);
    panic::set_hook(Box::new(|_| {}));
    while started.elapsed() < time {
        let input = mutated(&pool, target.words, &mut random);
        let body = target.body;
        if let Err(cause) = panic::catch_unwind(|| body(&input)) {
            let _ = panic::take_hook();
            return Err(report(target, &input, cause.as_ref()));
        }
        runs += 1;
        // Descendants join the pool, so that faults may add up; the seeds always stay.
        if random.below(64) == 0 && input.len() < 4096 {
            if pool.len() < 512 {
                pool.push(input);
            } else {
                let place = target.seeds.len() + random.below(pool.len() - target.seeds.len());
                pool[place] = input;
            }
        }
        if started.elapsed() - last_told > Duration::from_secs(60) {
            last_told = started.elapsed();
            println!("fuzz {}: {} min, {runs} runs", target.name, last_told.as_secs() / 60);
        }
    }
    let _ = panic::take_hook();
    println!("fuzz {}: {runs} runs in {} s, no crash", target.name, started.elapsed().as_secs());
    Ok(())
}

/// Each hunt is another one; the start value is printed, so that it can be repeated.
fn started_at() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    std::env::var("FUZZ_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(since.as_secs())
}

fn report(target: &Target, input: &[u8], cause: &(dyn std::any::Any + Send)) -> String {
    let said = cause
        .downcast_ref::<String>()
        .cloned()
        .or_else(|| cause.downcast_ref::<&str>().map(|text| (*text).to_owned()))
        .unwrap_or_default();
    let folder = Path::new("fuzz/crashes");
    let mut digest = 0xcbf2_9ce4_8422_2325_u64;
    for byte in input {
        digest = (digest ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    }
    let path = folder.join(format!("{}-{digest:016x}", target.name));
    let kept = fs::create_dir_all(folder).and_then(|()| fs::write(&path, input));
    format!(
        "{} crashed: {said}\ninput {}: {:?}",
        target.name,
        if kept.is_ok() { path.display().to_string() } else { "could not be kept".to_owned() },
        String::from_utf8_lossy(input)
    )
}

fn mutated(pool: &[Vec<u8>], words: &[&str], random: &mut Random) -> Vec<u8> {
    let mut input = random.pick(pool).cloned().unwrap_or_default();
    for _ in 0..=random.below(8) {
        let at = random.below(input.len() + 1);
        match random.below(7) {
            0 if !input.is_empty() => {
                let at = random.below(input.len());
                input[at] ^= 1 << random.below(8);
            }
            1 => input.insert(at, u8::try_from(random.below(256)).unwrap_or(0)),
            2 => {
                let end = (at + 1 + random.below(8)).min(input.len());
                input.drain(at..end);
            }
            3 | 4 => {
                if let Some(word) = random.pick(words) {
                    input.splice(at..at, word.bytes());
                }
            }
            5 => {
                let other = random.pick(pool).cloned().unwrap_or_default();
                let begin = random.below(other.len() + 1);
                let end = (begin + random.below(64)).min(other.len());
                input.splice(at..at, other[begin..end].iter().copied());
            }
            _ => {
                let end = (at + random.below(32)).min(input.len());
                let copy: Vec<u8> = input[at..end].to_vec();
                input.splice(at..at, copy);
            }
        }
    }
    input
}
