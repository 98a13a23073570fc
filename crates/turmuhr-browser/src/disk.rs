//! A small disk in memory that can be filled; only where mounting is permitted.

use std::{
    fs::{self, File},
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use tempfile::TempDir;

/// Unmounted when dropped.
#[derive(Debug)]
pub struct Disk {
    folder: TempDir,
}

impl Disk {
    /// `None` where mounting is not permitted.
    pub fn mount(megabytes: u32) -> Option<Disk> {
        let folder = tempfile::tempdir().ok()?;
        let mounted = quiet("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={megabytes}m,mode=755"), "tmpfs"])
            .arg(folder.path())
            .status();
        mounted.is_ok_and(|status| status.success()).then_some(Disk { folder })
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// For a server that runs as somebody else.
    pub fn give_to(&self, user: &str) -> bool {
        quiet("chown").arg(user).arg(self.path()).status().is_ok_and(|status| status.success())
    }

    fn filler(&self) -> PathBuf {
        self.path().join("filler")
    }

    /// Until nothing more fits.
    pub fn fill(&self) {
        let Ok(mut file) = File::options().create(true).append(true).open(self.filler()) else { return };
        let mut part = 1 << 20;
        while part > 0 {
            if file.write_all(&vec![0; part]).is_err() {
                part /= 4;
            }
        }
    }

    pub fn free(&self) {
        drop(fs::remove_file(self.filler()));
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        drop(quiet("umount").arg("-l").arg(self.path()).status());
    }
}

fn quiet(program: &str) -> Command {
    let mut command = Command::new(program);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command
}
