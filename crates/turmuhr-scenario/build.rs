//! Takes the scenarios of `cases/laws` into the library, so that the program needs no file beside it.

// A build script lives on files; what it builds does not.
#![allow(clippy::disallowed_methods)]

use std::{
    env, fs,
    path::{Path, PathBuf},
};

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let folder = root.join("../../cases/laws");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    collect(&folder, &mut files);
    files.sort();
    let entries: String = files.iter().map(|path| entry(&folder, path)).collect();
    let table = format!("&[\n{entries}]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("casebook.rs"), table).expect("the build folder can be written");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
}

/// `("claims/intended-move", include_str!("…"))`: the path without its ending is the name.
fn entry(folder: &Path, path: &Path) -> String {
    let name = path.strip_prefix(folder).unwrap_or(path).with_extension("");
    let name = name.to_string_lossy().replace('\\', "/");
    format!("({name:?}, include_str!({path:?})),\n")
}
