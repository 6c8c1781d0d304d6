//! What `make install` installs, and that `make uninstall` removes all of it. On Linux only.

#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const PROGRAM: &str = env!("CARGO_BIN_EXE_fanorona");
const ID: &str = "org.fanorona.Fanorona";

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("install-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn script(what: &str, variables: &[(&str, &str)]) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/install.sh");
    let mut command = Command::new(script);
    command.arg(what).env("PROGRAM", PROGRAM).env_remove("DESTDIR").env_remove("PREFIX");
    command.envs(variables.iter().copied()).output().unwrap()
}

fn done(what: &str, variables: &[(&str, &str)]) -> String {
    let output = script(what, variables);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{what}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

/// The files below a folder, relative to it.
fn files(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            found.extend(files(&path).into_iter().map(|file| format!("{name}/{file}")));
        } else {
            found.insert(name);
        }
    }
    found
}

fn commands() -> Vec<String> {
    let help = Command::new(PROGRAM).arg("--help").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let list = help.split("\nOptions:").next().unwrap();
    let words = list.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    words.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

#[test]
fn everything_is_installed_and_removed() {
    let root = folder("all");
    let place = [("DESTDIR", root.to_str().unwrap()), ("PREFIX", "/usr")];
    done("install", &place);
    let found = files(&root);
    for name in [
        "bin/fanorona".to_owned(),
        format!("share/applications/{ID}.desktop"),
        format!("share/metainfo/{ID}.metainfo.xml"),
        format!("share/mime/packages/{ID}.xml"),
        format!("share/icons/hicolor/16x16/apps/{ID}.png"),
        format!("share/icons/hicolor/512x512/apps/{ID}.png"),
        "share/bash-completion/completions/fanorona".to_owned(),
        "share/fish/vendor_completions.d/fanorona.fish".to_owned(),
        "share/zsh/site-functions/_fanorona".to_owned(),
        "share/doc/fanorona/licences.txt".to_owned(),
        "share/man/man1/fanorona.1".to_owned(),
    ] {
        assert!(found.contains(&format!("usr/{name}")), "{name}: {found:?}");
    }
    let commands = commands();
    assert!(commands.len() > 20, "{commands:?}");
    for command in commands.iter().filter(|&command| command != "help") {
        let page = format!("usr/share/man/man1/fanorona-{command}.1");
        let text = std::fs::read_to_string(root.join(&page)).unwrap();
        assert!(text.contains(".SH NAME") && text.contains(command.as_str()), "{page}: {text}");
    }
    let listed: BTreeSet<String> = done("list", &place)
        .lines()
        .map(|line| Path::new(line).strip_prefix(&root).unwrap().to_str().unwrap().to_owned())
        .collect();
    assert_eq!(listed, found);
    // Somebody else's file stays.
    let other = root.join("usr/share/man/man1/other.1");
    std::fs::write(&other, "").unwrap();
    done("uninstall", &place);
    assert_eq!(files(&root).into_iter().collect::<Vec<_>>(), ["usr/share/man/man1/other.1"]);
    assert!(!root.join("usr/share/doc/fanorona").exists());
    done("uninstall", &place);
    std::fs::remove_dir_all(root).unwrap();
}

#[test]
fn the_desktop_starts_the_program_of_the_prefix() {
    let root = folder("prefix");
    done("install", &[("DESTDIR", root.to_str().unwrap()), ("PREFIX", "/opt/games/")]);
    let desktop = root.join(format!("opt/games/share/applications/{ID}.desktop"));
    let text = std::fs::read_to_string(desktop).unwrap();
    assert!(text.contains("\nExec=/opt/games/bin/fanorona open %U\n"), "{text}");
    assert!(text.contains("\nTryExec=/opt/games/bin/fanorona\n"), "{text}");
    std::fs::remove_dir_all(root).unwrap();
}

#[test]
fn a_wrong_prefix_and_a_missing_program_get_one_error() {
    for (variables, reason) in [
        ([("PREFIX", "usr"), ("DESTDIR", "")], "PREFIX must begin with a slash: usr"),
        ([("PREFIX", "/a b"), ("DESTDIR", "")], "PREFIX contains a character that"),
        ([("PROGRAM", "/missing"), ("PREFIX", "/missing")], "run 'make dist' first"),
    ] {
        let output = script("install", &variables);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && said.contains(reason), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}

/// The text of a file of the repository.
fn text(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

#[test]
fn all_files_of_the_packages_name_the_same_program() {
    let version = env!("CARGO_PKG_VERSION");
    let metainfo = text(&format!("packaging/linux/{ID}.metainfo.xml"));
    assert!(metainfo.contains(&format!("<release version=\"{version}\"")), "{metainfo}");
    assert!(metainfo.contains(&format!("<id>{ID}</id>")));
    let desktop = text(&format!("packaging/linux/{ID}.desktop"));
    let window = text("src/app/settings/window.rs");
    for file in [&desktop, &window, &text(&format!("packaging/flatpak/{ID}.yaml"))] {
        assert!(file.contains(ID));
    }
    let types = text(&format!("packaging/linux/{ID}.mime.xml"));
    let plist = text("packaging/macos/Info.plist");
    for file in [&desktop, &types, &metainfo, &plist] {
        assert!(file.contains("application/x-fanorona-game"), "{file}");
    }
    assert!(plist.contains(ID) && plist.contains("<string>fgn</string>"));
    assert!(plist.contains("<string>fanorona</string>"), "the scheme of links");
    assert!(desktop.contains("x-scheme-handler/fanorona"));
}

/// `appstreamcli` and `desktop-file-validate`, where the system has them; `make test` installs them.
#[test]
fn the_validators_accept_the_files() {
    let validate = |program: &str, args: &[&str], path: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        let Ok(output) = Command::new(program).args(args).arg(path).output() else { return };
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{program}: {said}");
    };
    let metainfo = format!("packaging/linux/{ID}.metainfo.xml");
    validate("appstreamcli", &["validate", "--no-net"], &metainfo);
    validate("desktop-file-validate", &[], &format!("packaging/linux/{ID}.desktop"));
}

#[test]
fn the_licences_name_every_library_that_is_used_directly() {
    let licences = text("assets/licences.txt");
    let manifest = text("Cargo.toml");
    let mut libraries = BTreeSet::new();
    let mut wanted = false;
    for line in manifest.lines() {
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_end_matches(']');
            wanted = section == "dependencies" || section.ends_with("'.dependencies");
            let one = section.rsplit_once("dependencies.");
            libraries.extend(
                one.filter(|(before, _)| !before.ends_with("dev-"))
                    .map(|(_, name)| name.to_owned()),
            );
        } else if let Some((name, _)) = line.split_once(" = ").filter(|_| wanted)
            && !name.starts_with("fanorona")
        {
            libraries.insert(name.to_owned());
        }
    }
    assert!(libraries.len() > 15, "{libraries:?}");
    for library in &libraries {
        assert!(licences.contains(&format!("\n- {library} ")), "{library}: run `make licences`");
    }
    let own = concat!("fanorona ", env!("CARGO_PKG_VERSION"));
    assert!(!licences.contains(&format!("\n- {own}")), "the program itself is not a library");
}
