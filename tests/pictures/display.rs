//! Provides a display: the existing one, or a new Xvfb. The pictures are drawn in a child process, so
//! that a crash of the driver can be reported.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, ExitCode, Stdio};

/// Set in the process that draws.
pub const DRAWS: &str = "FANORONA_PICTURES_DRAWS";

const SKIP: &str = "FANORONA_SKIP_PICTURES=1 leaves the pictures out";

/// Runs this program again with a display. Returns its exit code.
pub fn draw_elsewhere() -> ExitCode {
    let shown = ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    let mut server = None;
    let Ok(program) = std::env::current_exe() else {
        eprintln!("pictures: this program does not know its own place");
        return ExitCode::FAILURE;
    };
    let mut drawing = Command::new(program);
    drawing.args(std::env::args_os().skip(1)).env(DRAWS, "1");
    if std::env::var_os("XDG_RUNTIME_DIR").is_none() {
        // Avoids a warning of drivers that look for Wayland.
        drawing.env("XDG_RUNTIME_DIR", std::env::temp_dir());
    }
    if !shown {
        match start_xvfb() {
            Ok((child, display)) => {
                drawing.env("DISPLAY", display);
                server = Some(child);
            }
            Err(why) => {
                eprintln!("pictures: no display, and no Xvfb of our own: {why}.");
                eprintln!("Install it (Debian and Ubuntu: apt install xvfb); {SKIP}.");
                return ExitCode::FAILURE;
            }
        }
    }
    let ended = drawing.status();
    if let Some(mut server) = server {
        let _ = server.kill();
        let _ = server.wait();
    }
    match ended {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(status) if status.code() == Some(1) => ExitCode::FAILURE,
        other => {
            eprintln!("pictures: the drawing process ended early ({other:?}). It needs Vulkan;");
            eprintln!("on Debian and Ubuntu: apt install mesa-vulkan-drivers libvulkan1. {SKIP}.");
            ExitCode::FAILURE
        }
    }
}

/// Starts an X server without a screen. Returns it and the name of its display.
fn start_xvfb() -> Result<(Child, String), String> {
    let mut server = Command::new("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", "1280x1280x24", "-nolisten", "tcp"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| error.to_string())?;
    let mut number = String::new();
    let read = server.stdout.take().map(|out| BufReader::new(out).read_line(&mut number));
    let number = number.trim();
    if !matches!(read, Some(Ok(_))) || number.is_empty() {
        let _ = server.kill();
        let _ = server.wait();
        return Err("it ended without naming its display".into());
    }
    Ok((server, format!(":{number}")))
}
