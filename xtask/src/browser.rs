//! A browser for the tests: Chromium with its driver, from the system.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::{postgres::Postgres, test};

/// Names the driver for the tests.
const DRIVER: &str = "TURMUHR_TEST_CHROMEDRIVER";

/// Where the driver is; installs it first on a bare Debian machine.
pub(crate) fn driver() -> Result<PathBuf, String> {
    if let Some(found) = found() {
        return Ok(found);
    }
    println!("xtask: Chromium or its driver is missing, installing them with apt-get");
    apt_get(&["update", "--quiet"])?;
    apt_get(&["install", "--yes", "--quiet", "--no-install-recommends", "chromium", "chromium-driver"])?;
    found().ok_or_else(|| "chromedriver was installed but is not where it should be".to_owned())
}

fn found() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os(DRIVER) {
        return Some(named.into());
    }
    let driver = Path::new("/usr/bin/chromedriver");
    (driver.exists() && Path::new("/usr/bin/chromium").exists()).then(|| driver.to_owned())
}

fn apt_get(arguments: &[&str]) -> Result<(), String> {
    let done = Command::new("apt-get").args(arguments).stdout(Stdio::null()).status();
    match done {
        Ok(status) if status.success() => Ok(()),
        _ => Err(format!(
            "apt-get {} failed; install chromium and chromium-driver by hand",
            arguments.join(" ")
        )),
    }
}

/// The version of the accessibility checker.
const AXE: &str = "axe-core@4.14.0";

/// Fetches the accessibility checker into `target` once. Without a network its test fails and says why.
pub(crate) fn checker() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    let folder = std::path::absolute(target.join("axe")).unwrap_or(target);
    let script = folder.join("node_modules/axe-core/axe.min.js");
    if !script.exists() {
        println!("xtask: fetching {AXE} with npm");
        let mut npm = Command::new("npm");
        npm.args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"]).arg(&folder).arg(AXE);
        if !npm.stdout(Stdio::null()).status().is_ok_and(|status| status.success()) {
            println!("xtask: npm did not fetch {AXE}");
        }
    }
    script
}

/// The variables that tests with a browser and two databases look for.
pub(crate) fn settings<'s>(
    driver: &'s Path,
    checker: &'s Path,
    database: &'s str,
) -> [(&'static str, &'s str); 3] {
    [
        (DRIVER, driver.to_str().unwrap_or_default()),
        ("TURMUHR_TEST_AXE", checker.to_str().unwrap_or_default()),
        ("TURMUHR_TEST_POSTGRES", database),
    ]
}

/// The tests in the browser alone.
pub(crate) fn run(names: &[&str]) -> Result<(), String> {
    let (driver, checker) = (driver()?, checker());
    let database = Postgres::start()?;
    test::cargo(&["build", "--quiet", "-p", "turmuhr-cli"])?;
    let mut call = vec!["test", "-p", "turmuhr-browser", "--"];
    call.extend(names);
    test::cargo_with(&call, &settings(&driver, &checker, &database.url()))
}

/// The pictures of the README, from the demonstration.
pub(crate) fn screenshots() -> Result<(), String> {
    let driver = driver()?;
    test::cargo(&["build", "--quiet", "-p", "turmuhr-cli"])?;
    let folder = std::env::current_dir().map_err(|error| error.to_string())?.join("docs/screenshots");
    let settings = [
        (DRIVER, driver.to_str().unwrap_or_default()),
        ("TURMUHR_SCREENSHOTS", folder.to_str().unwrap_or_default()),
    ];
    test::cargo_with(
        &["test", "-p", "turmuhr-browser", "--test", "browser", "pictures_of_the_readme"],
        &settings,
    )
}
