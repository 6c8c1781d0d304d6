//! Detects whether there is an audio output. This is checked before the audio library is opened,
//! because ALSA writes errors to standard error if there is none.

/// Whether an audio output is likely to exist.
#[cfg(not(target_os = "linux"))]
pub(super) const fn is_there() -> bool {
    true
}

/// Whether an audio output is likely to exist: a sound card, a sound server, or a configuration
/// that names one.
#[cfg(target_os = "linux")]
pub(super) fn is_there() -> bool {
    use std::env::var_os;
    use std::path::{Path, PathBuf};

    let variables = ["PULSE_SERVER", "PIPEWIRE_REMOTE", "ALSA_CONFIG_PATH"];
    let card = std::fs::read_dir("/dev/snd")
        .is_ok_and(|nodes| nodes.flatten().any(|node| is_output(&node.file_name())));
    let server = var_os("XDG_RUNTIME_DIR").is_some_and(|folder| {
        ["pulse/native", "pipewire-0"].iter().any(|name| Path::new(&folder).join(name).exists())
    });
    let own = var_os("HOME").map(|home| PathBuf::from(home).join(".asoundrc"));
    card || server
        || variables.iter().any(|name| var_os(name).is_some_and(|value| !value.is_empty()))
        || own.is_some_and(|file| file.exists())
        || Path::new("/etc/asound.conf").exists()
}

/// Whether a file of `/dev/snd` is a playback device of ALSA: `pcmC0D0p`, where `p` is for
/// playback.
#[cfg(target_os = "linux")]
fn is_output(name: &std::ffi::OsStr) -> bool {
    let name = name.to_string_lossy();
    name.starts_with("pcm") && name.ends_with('p')
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn capture_devices_are_no_outputs() {
        assert!(is_output("pcmC0D3p".as_ref()));
        for other in ["pcmC0D0c", "controlC0", "timer", "seq"] {
            assert!(!is_output(other.as_ref()), "{other}");
        }
    }
}
