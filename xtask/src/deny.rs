//! Dependencies held against `deny.toml`: licences, second versions, where they come from, and known weaknesses where the
//! list of them can be reached.

use std::process::{Command, Stdio};

use crate::test::cargo;

pub(crate) fn run() -> Result<(), String> {
    if !quietly(&["deny", "--version"]) {
        println!("xtask: cargo-deny is missing, installing it (two minutes, once)");
        cargo(&["install", "--quiet", "--locked", "cargo-deny", "--no-default-features"])
            .map_err(|why| format!("{why}; install it with: cargo install cargo-deny"))?;
    }
    cargo(&[
        "deny",
        "--log-level",
        "error",
        "check",
        "--hide-inclusion-graph",
        "licenses",
        "bans",
        "sources",
    ])
    .map_err(|_| "a dependency is not as deny.toml asks for")?;
    if quietly(&["deny", "fetch", "db"]) {
        cargo(&["deny", "--log-level", "error", "check", "--disable-fetch", "advisories"])
            .map_err(|_| "a dependency has a known weakness".to_owned())
    } else {
        println!(
            "xtask: the list of known weaknesses cannot be reached; dependencies were not held against it"
        );
        Ok(())
    }
}

fn quietly(arguments: &[&str]) -> bool {
    let done = Command::new("cargo").args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
    done.is_ok_and(|status| status.success())
}
