//! What the engine and the generator were recorded to do, so that a change of them shows. `make record` records it anew.

use std::path::Path;

/// Compares lines with those recorded under this name, or records them if `FANORONA_RECORD` is set.
pub fn check(name: &str, found: &[String]) {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["tests/recorded", "../../tests/recorded"].map(|it| package.join(it));
    let folder = folders.iter().find(|folder| folder.is_dir()).unwrap();
    let file = folder.join(name).with_extension("txt");
    let found: String = found.iter().map(|line| format!("{line}\n")).collect();
    if std::env::var_os("FANORONA_RECORD").is_some() {
        std::fs::write(file, found).unwrap();
        return;
    }
    let recorded = std::fs::read_to_string(file).unwrap().replace('\r', "");
    assert_eq!(found, recorded, "{name} has changed: if that was on purpose, run `make record`");
}
