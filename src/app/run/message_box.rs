//! Says why there is no window where no terminal shows it: in a notification of the desktop, or in a message box.

/// Shows a sentence. If the desktop has no way to show it, there is nowhere left to report that.
#[cfg(any(target_os = "windows", target_os = "macos"))]
pub(super) fn show(title: &str, sentence: &str) {
    let dialog = rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error);
    dialog.set_title(title).set_description(sentence).show();
}

/// Shows a sentence. If the desktop has no way to show it, there is nowhere left to report that.
#[cfg(not(any(target_os = "windows", target_os = "macos")))]
pub(super) fn show(title: &str, sentence: &str) {
    use std::process::{Command, Stdio};
    let run = |program: &str, arguments: &[&str]| {
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().ok()
    };
    let notified =
        run("notify-send", &["--urgency=critical", "--app-name=Fanorona", "--", title, sentence]);
    if notified.is_some_and(|status| status.success()) {
        return;
    }
    // The first of these programs that is there; they wait until the player closes the box.
    let _ = run("zenity", &["--error", "--no-markup", "--title", title, "--text", sentence])
        .or_else(|| run("kdialog", &["--title", title, "--error", sentence]))
        .or_else(|| run("xmessage", &["-center", "-title", title, sentence]));
}
