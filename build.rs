//! Lists the languages for `src/texts/language.rs`: the folders of `assets/locales` that say what the language is
//! called, with their files. A language is added by adding its folder. The web page fetches all texts but the English
//! ones when they are needed, so its program has only the names of the other languages; it has no texts of the terminal. Compresses the licences of the
//! libraries for `src/catalogue/licences.rs`. Gives the Windows program its icon and its version.

use miniz_oxide::deflate::compress_to_vec;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The folder of the languages, relative to this file.
const LOCALES: &str = "assets/locales";
/// The file that makes a folder a language.
const NAME_FILE: &str = "language.ftl";
/// The messages of the command line and the terminal, which the web page has no use for.
const TERMINAL_FILE: &str = "cli.ftl";
/// The licences of the libraries, relative to this file.
const LICENCES: &str = "assets/licences.txt";
/// The highest level of compression that takes a reasonable time.
const LEVEL: u8 = 9;

fn main() -> io::Result<()> {
    #[cfg(windows)]
    add_resources();
    let root = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    compress_licences(&root, &out)?;
    list_languages(&root, &out)
}

fn compress_licences(root: &Path, out: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-changed={LICENCES}");
    let text = fs::read(root.join(LICENCES))?;
    fs::write(out.join("licences.deflate"), compress_to_vec(&text, LEVEL))
}

fn list_languages(root: &Path, out: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-changed={LOCALES}");
    let mut languages = sorted(&root.join(LOCALES))?;
    languages.retain(|folder| folder.join(NAME_FILE).is_file());
    // English is the fallback of all others.
    languages.sort_by_key(|folder| folder.file_name() != Some(OsStr::new("en")));
    let is_page = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|processor| processor == "wasm32");
    let mut code = String::from("[\n");
    for (place, folder) in languages.iter().enumerate() {
        let _ = writeln!(code, "    ({:?}, &[", name(folder));
        let is_fetched = is_page && place > 0;
        for file in sorted(folder)? {
            let is_called = |called| file.file_name() == Some(OsStr::new(called));
            let is_wanted = !is_fetched || is_called(NAME_FILE);
            let is_unused = is_page && is_called(TERMINAL_FILE);
            if file.extension() == Some(OsStr::new("ftl")) && is_wanted && !is_unused {
                let (path, name) =
                    (format!("/{LOCALES}/{}/{}", name(folder), name(&file)), name(&file));
                // The list stays valid if the project is moved.
                let path = format!("concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?})");
                let _ = writeln!(code, "        ({name:?}, include_str!({path})),");
            }
        }
        code.push_str("    ]),\n");
    }
    code.push(']');
    fs::write(out.join("languages.rs"), code)
}

/// What is in a folder, sorted by name.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.sort_unstable();
    Ok(paths)
}

/// The last part of a path.
fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Adds what Windows shows of the program.
#[cfg(windows)]
fn add_resources() {
    const ICON: &str = "packaging/icons/fanorona.ico";
    println!("cargo::rerun-if-changed={ICON}");
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        let mut resources = winresource::WindowsResource::new();
        resources.set_icon(ICON);
        resources.set("ProductName", "Fanorona");
        resources.set("FileDescription", "Fanorona");
        resources.set("LegalCopyright", "The Fanorona developers. MIT or Apache-2.0.");
        if let Err(error) = resources.compile() {
            // The program works without them.
            println!("cargo::warning=no icon and no version in the program: {error}");
        }
    }
}
