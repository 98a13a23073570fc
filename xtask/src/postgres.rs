//! A PostgreSQL of our own for the tests, in a folder of its own, gone afterwards.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

/// Runs until it is dropped.
pub(crate) struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
}

impl Postgres {
    /// Starts one; installs it first on a bare Debian machine.
    pub(crate) fn start() -> Result<Postgres, String> {
        let programs = match programs() {
            Some(programs) => programs,
            None => {
                install()?;
                programs().ok_or("PostgreSQL was installed but its programs are not where they should be")?
            }
        };
        let folder = std::env::temp_dir().join(format!("turmuhr-pg-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let server = Postgres { folder, programs };
        if is_root() {
            // The server refuses to run as root; the package brings a user for it.
            call(Command::new("chown").arg("-R").arg("postgres").arg(&server.folder))?;
        }
        let data = server.folder.join("data");
        let settings = ["--auth=trust", "--username=turmuhr", "--encoding=UTF8", "-D"];
        call(server.program("initdb").args(settings).arg(&data))?;
        // Everything goes through a socket in the folder: no port, nobody else.
        let options = format!("-c listen_addresses='' -k {} -c max_connections=200", server.folder.display());
        let log = server.folder.join("log");
        call(
            server
                .program("pg_ctl")
                .args(["start", "--wait", "-o", &options, "-l"])
                .arg(&log)
                .arg("-D")
                .arg(&data),
        )?;
        server.wait()?;
        Ok(server)
    }

    pub(crate) fn url(&self) -> String {
        format!("postgres:///postgres?user=turmuhr&host={}", self.folder.display())
    }

    fn wait(&self) -> Result<(), String> {
        let started = Instant::now();
        loop {
            let mut ready = Command::new(self.programs.join("pg_isready"));
            let ready = ready.arg("-h").arg(&self.folder).stdout(Stdio::null()).status();
            if ready.is_ok_and(|status| status.success()) {
                return Ok(());
            }
            if started.elapsed() > Duration::from_secs(60) {
                return Err("PostgreSQL does not answer".to_owned());
            }
            std::thread::sleep(Duration::from_millis(200));
        }
    }

    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        if !is_root() {
            return Command::new(path);
        }
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(path).current_dir("/");
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.folder.join("data");
        let stopped = call(self.program("pg_ctl").args(["stop", "-m", "immediate", "-D"]).arg(data));
        if let Err(why) = stopped {
            eprintln!("xtask: {why}");
        }
        drop(std::fs::remove_dir_all(&self.folder));
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

/// The newest there is.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut found: Vec<PathBuf> = versions.flatten().map(|version| version.path().join("bin")).collect();
    found.retain(|folder| folder.join("initdb").exists());
    found.sort_by_key(|folder| version(folder));
    found.pop()
}

fn version(folder: &Path) -> u32 {
    let name = folder.parent().and_then(Path::file_name).and_then(|name| name.to_str());
    name.and_then(|name| name.parse().ok()).unwrap_or(0)
}

fn install() -> Result<(), String> {
    println!("xtask: PostgreSQL is missing, installing it with apt-get");
    let mut update = Command::new("apt-get");
    call(update.args(["update", "--quiet"]))?;
    let mut install = Command::new("apt-get");
    call(install.args(["install", "--yes", "--quiet", "--no-install-recommends", "postgresql"]))
        .map_err(|why| format!("{why}; install PostgreSQL by hand"))
}

fn call(command: &mut Command) -> Result<(), String> {
    let told = format!("{command:?}");
    let done = command.stdout(Stdio::null()).status().map_err(|error| format!("{told}: {error}"))?;
    if done.success() { Ok(()) } else { Err(format!("{told} failed")) }
}
