//! The program called as a user calls it, in English unless the call says otherwise.
#![allow(dead_code, unreachable_pub, unused_imports)]

mod season;

use std::{
    io::Write,
    process::{Command, Stdio},
};

pub use season::Season;

pub struct Answer {
    pub status: i32,
    pub out: String,
    pub err: String,
}

pub fn turmuhr(arguments: &[&str], input: impl AsRef<[u8]>) -> Answer {
    let mut child = Command::new(env!("CARGO_BIN_EXE_turmuhr"))
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    // A program that complains about its call does not read on; that is not our failure.
    let _ = child.stdin.take().expect("piped").write_all(input.as_ref());
    let done = child.wait_with_output().expect("an end");
    Answer {
        status: done.status.code().expect("an exit, not a signal"),
        out: String::from_utf8(done.stdout).expect("text"),
        err: String::from_utf8(done.stderr).expect("text"),
    }
}
