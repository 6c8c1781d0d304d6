//! The program where a window cannot be opened, without a terminal, as after a start from a menu.
#![cfg(target_os = "linux")]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// An X11 server that is not there.
const NO_DISPLAY: &str = ":4711";

/// A folder of its own with a program for notifications, which writes them to a file beside it.
struct Desktop(PathBuf);

impl Desktop {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-window").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let notify = folder.join("notify-send");
        fs::write(&notify, "#!/bin/sh\nprintf '%s\\n' \"$@\" >\"${0%/*}/shown\"\n").unwrap();
        fs::set_permissions(&notify, fs::Permissions::from_mode(0o755)).unwrap();
        Self(folder)
    }

    /// Runs the program with these variables in its environment.
    fn run(&self, variables: &[(&str, &str)]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fanorona"));
        command
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .env("PATH", format!("{}:/usr/bin:/bin", self.0.display()))
            .env("FANORONA_DATA", &self.0)
            .env("DISPLAY", NO_DISPLAY)
            .env("LANGUAGE", "en")
            .env("LC_ALL", "en_GB.UTF-8")
            .envs(variables.iter().copied())
            .stdin(Stdio::null());
        command.output().unwrap()
    }

    /// What was shown last.
    fn shown(&self) -> String {
        fs::read_to_string(self.0.join("shown")).unwrap_or_default()
    }
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_start_from_a_menu_says_what_is_missing_and_fails() {
    let desktop = Desktop::new("dead");
    let output = desktop.run(&[]);
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    assert_eq!(err(&output).trim(), "The display does not respond.");
    assert!(output.stdout.is_empty(), "no game is played that nobody sees");
    assert!(desktop.shown().contains("The display does not respond."), "{}", desktop.shown());
}

#[test]
fn a_display_that_is_gone_does_not_hide_another_one() {
    let desktop = Desktop::new("stale");
    let output = desktop.run(&[("WAYLAND_DISPLAY", "wayland-gone")]);
    let said = err(&output);
    let lines: Vec<&str> = said.lines().collect();
    let tried = "There is no window with WAYLAND_DISPLAY=wayland-gone. The program tries without.";
    assert_eq!(lines, [tried, "The display does not respond."], "X11 was tried, too");
    assert_eq!(output.status.code(), Some(1));
}
