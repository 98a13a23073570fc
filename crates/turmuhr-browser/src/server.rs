//! `turmuhr serve` as a process.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::mpsc,
    time::{Duration, Instant},
};

use crate::{Database, NAME, PASSWORD, Visitor};

/// Names the program, where it is not the one beside the tests.
pub const PROGRAM: &str = "TURMUHR_PROGRAM";

/// In KiB, of addresses: far more than it needs.
const MOST_MEMORY: u64 = 12 << 20;

const FILES: u32 = 1024;

/// Runs until it is dropped; then it is killed, as it may be at any moment.
#[derive(Debug)]
pub struct Server {
    child: Child,
    pub address: SocketAddr,
    /// The path of the link that makes the administrator.
    pub setup: Option<String>,
}

/// The program that cargo has built, beside what is running now.
pub fn program() -> PathBuf {
    if let Some(named) = env::var_os(PROGRAM) {
        return named.into();
    }
    let own = env::current_exe().expect("a program knows where it is");
    let folders = own.ancestors().skip(1).take(2);
    let found = folders.map(|folder| folder.join("turmuhr")).find(|file| file.is_file());
    found.expect("the program is built with: cargo build -p turmuhr-cli")
}

/// Calls the program and gives what it says.
pub fn call(arguments: &[&str], folder: &Path) -> String {
    let done = Command::new(program()).args(arguments).current_dir(folder).output().expect("it starts");
    assert!(done.status.success(), "turmuhr {arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).expect("text")
}

impl Server {
    pub fn start(database: &Database) -> Server {
        Server::with(database, &[])
    }

    /// With a lively event in the database.
    pub fn demo(database: &Database) -> Server {
        Server::with(database, &["--demo"])
    }

    pub fn with(database: &Database, more: &[&str]) -> Server {
        Server::at("127.0.0.1:0", database, more)
    }

    /// Killed, and started again at the same address.
    pub fn start_again(&mut self, database: &Database) {
        self.crash();
        *self = Server::at(&self.address.to_string(), database, &[]);
    }

    fn at(address: &str, database: &Database, more: &[&str]) -> Server {
        // A server under attack must not take the memory of the whole machine; a log-in gives it so many files.
        let mut child = Command::new("sh")
            .args(["-c", &format!("ulimit -v {MOST_MEMORY}; ulimit -S -n {FILES}; exec \"$0\" \"$@\"")])
            .arg(program())
            .args(["serve", "--listen", address, "--database", &database.url])
            .args(more)
            .stdin(Stdio::null())
            .stderr(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .expect("it starts");
        let said = BufReader::new(child.stderr.take().expect("a pipe"));
        let (tell, told) = mpsc::channel();
        // Somebody must go on reading, or the server would wait for the pipe.
        std::thread::spawn(move || {
            for line in said.lines().map_while(Result::ok) {
                drop(tell.send(line));
            }
        });
        let mut before = Vec::new();
        let mut next = || match told.recv_timeout(Duration::from_secs(60)) {
            Ok(line) => {
                before.push(line.clone());
                line
            }
            Err(why) => panic!("the server does not start ({why}): {before:?}"),
        };
        let address = loop {
            if let Some((address, _)) = local_address(&next()) {
                break address;
            }
        };
        // The line after it is either the link or how to stop.
        let setup = local_address(&next()).map(|(_, path)| path).filter(|path| path.starts_with("/setup/"));
        Server { child, address, setup }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Killed without a word of warning, as by `kill -9`.
    pub fn crash(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }

    /// Has the process ended by itself?
    pub fn is_dead(&mut self) -> bool {
        self.child.try_wait().is_ok_and(|status| status.is_some())
    }

    /// From now on the peak counts anew. Linux only.
    pub fn reset_peak(&self) {
        drop(fs::write(format!("/proc/{}/clear_refs", self.child.id()), "5"));
    }

    /// The most memory it had at a time, in MB, where the system tells.
    pub fn peak(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()?.div_ceil(1024))
    }

    pub fn visitor(&self) -> Visitor {
        Visitor::new(self.address)
    }

    /// The visitor who follows the link of the first start.
    pub fn administrator(&self) -> Visitor {
        let mut visitor = self.visitor();
        let setup = self.setup.clone().expect("nobody has an account yet");
        visitor.get(&setup).expect_ok();
        let account = [("shown", "Anna Keller"), ("name", NAME), ("password", PASSWORD), ("again", PASSWORD)];
        visitor.post(&setup, &account).expect_ok();
        // The first page has the secret of the forms to come.
        visitor.get("/").expect_ok();
        visitor
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.crash();
    }
}

/// Calls the program where it is expected to refuse; gives its exit status, or `None` where it still runs after a while.
pub fn refusal(arguments: &[&str], patience: Duration) -> Option<i32> {
    let mut child = Command::new(program())
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let started = Instant::now();
    while started.elapsed() < patience {
        if let Ok(Some(status)) = child.try_wait() {
            return status.code();
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    drop(child.kill());
    drop(child.wait());
    None
}

/// `http://127.0.0.1:1234/path` in a line of text.
fn local_address(line: &str) -> Option<(SocketAddr, String)> {
    let from = line.find("http://127.0.0.1:")? + "http://".len();
    let rest = line[from..].split_whitespace().next()?;
    let (address, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let address = address.trim_end_matches(['.', ',', '\u{1b}']).parse().ok()?;
    Some((address, path.to_owned()))
}
