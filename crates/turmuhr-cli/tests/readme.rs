//! The README's commands are run, and what they print is what it shows.

use std::{path::Path, process::Command};

#[test]
fn what_the_readme_shows_is_what_the_program_prints() {
    let readme = include_str!("../../../README.md");
    let mut shown = 0;
    for block in readme.split("```console\n").skip(1) {
        let block = block.split("```").next().unwrap_or("");
        let (command, expected) = block.split_once('\n').expect("a command and its output");
        let command = command.strip_prefix("$ ").expect("a prompt");
        assert_eq!(output(command), expected, "{command}");
        shown += 1;
    }
    assert!(shown >= 4, "the README shows the program at work");
}

/// Standard output and standard error together, as on a terminal.
fn output(command: &str) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_turmuhr"));
    let folder = program.parent().expect("in a folder").display();
    let path = format!("{folder}:{}", std::env::var("PATH").unwrap_or_default());
    let run = Command::new("sh")
        .args(["-c", &format!("{{ {command}; }} 2>&1")])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .env("PATH", path)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C.UTF-8")
        .output()
        .expect("a shell");
    String::from_utf8(run.stdout).expect("text")
}
