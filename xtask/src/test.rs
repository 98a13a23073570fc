//! Everything that must pass before a change lands.

use std::{
    process::{Command, Stdio},
    time::Instant,
};

use crate::{browser, postgres::Postgres};

pub(crate) fn run() -> Result<(), String> {
    let started = Instant::now();
    component("rustfmt", &["fmt", "--version"])?;
    component("clippy", &["clippy", "--version"])?;
    step("format", &["fmt", "--all", "--check"])?;
    step(
        "lints, warnings denied",
        &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"],
    )?;
    println!("xtask: dependencies: cargo deny");
    crate::deny::run()?;
    let (driver, checker) = (browser::driver()?, browser::checker());
    let database = Postgres::start()?;
    // The program, which some tests start, is built with the tests of its own crate.
    println!("xtask: tests and doc tests: cargo test --workspace");
    let url = database.url();
    let settings = browser::settings(&driver, &checker, &url);
    cargo_with(&["test", "--workspace", "--no-fail-fast"], &settings)
        .map_err(|_| "tests and doc tests failed")?;
    drop(database);
    println!("xtask: coverage of the laws");
    crate::coverage::run(&[])?;
    println!("xtask: all passed in {} s", started.elapsed().as_secs());
    Ok(())
}

/// A part of the toolchain that a bare machine may lack.
fn component(name: &str, probe: &[&str]) -> Result<(), String> {
    let present = Command::new("cargo").args(probe).stdout(Stdio::null()).stderr(Stdio::null()).status();
    if present.is_ok_and(|status| status.success()) {
        return Ok(());
    }
    println!("xtask: {name} is missing, adding it with rustup");
    let added = Command::new("rustup").args(["component", "add", name]).status();
    match added {
        Ok(status) if status.success() => Ok(()),
        _ => Err(format!("{name} could not be added; install it with: rustup component add {name}")),
    }
}

fn step(what: &str, arguments: &[&str]) -> Result<(), String> {
    println!("xtask: {what}: cargo {}", arguments.join(" "));
    cargo(arguments).map_err(|_| format!("{what} failed"))
}

pub(crate) fn cargo(arguments: &[&str]) -> Result<(), String> {
    cargo_with(arguments, &[])
}

/// With variables set.
pub(crate) fn cargo_with(arguments: &[&str], settings: &[(&str, &str)]) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    let status =
        command.args(arguments).envs(settings.iter().copied()).status().map_err(|error| error.to_string())?;
    if status.success() { Ok(()) } else { Err(format!("cargo {} failed", arguments.join(" "))) }
}
