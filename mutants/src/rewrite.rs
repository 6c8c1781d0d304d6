//! The copy of the project with all mutants in it.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::places::{Place, Switched, write};
use crate::{Result, find};

/// The modules whose mutants are tried.
const ROOMS: [&str; 3] = ["src/rules", "src/engine", "src/game"];
/// The switch, in the copy only. `MUTANT` is the number of the mutant; `MUTANTS_REACHED` is a file to which the numbers of all
/// mutants that are reached are appended, none of them active.
const SWITCH: &str = r#"//! Which mutant is active.

use std::io::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

const UNREAD: usize = usize::MAX;
const RECORDING: usize = usize::MAX - 1;
const NONE: usize = usize::MAX - 2;
static ACTIVE: AtomicUsize = AtomicUsize::new(UNREAD);
static REACHED: [AtomicBool; COUNT] = [const { AtomicBool::new(false) }; COUNT];
static FILE: Mutex<Option<std::fs::File>> = Mutex::new(None);

#[inline]
pub fn on(id: usize) -> bool {
    match ACTIVE.load(Relaxed) {
        UNREAD | RECORDING => slow(id),
        active => active == id,
    }
}

#[cold]
fn slow(id: usize) -> bool {
    if ACTIVE.load(Relaxed) == UNREAD {
        let active = match std::env::var("MUTANT") {
            Ok(text) => text.parse().unwrap(),
            Err(_) if std::env::var_os("MUTANTS_REACHED").is_some() => RECORDING,
            Err(_) => NONE,
        };
        ACTIVE.store(active, Relaxed);
    }
    if ACTIVE.load(Relaxed) != RECORDING {
        return ACTIVE.load(Relaxed) == id;
    }
    if !REACHED[id].swap(true, Relaxed) {
        let mut file = FILE.lock().unwrap();
        let file = file.get_or_insert_with(|| {
            let path = std::env::var_os("MUTANTS_REACHED").unwrap();
            std::fs::OpenOptions::new().append(true).create(true).open(path).unwrap()
        });
        file.write_all(format!("{id}\n").as_bytes()).unwrap();
    }
    false
}
"#;

/// The original of each changed file, with its places.
pub struct Project {
    pub files: Vec<(PathBuf, String, Vec<Place>)>,
    pub count: usize,
}

impl Project {
    /// Reads the project in the current folder.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn read() -> Result<Self> {
        let mut paths = BTreeSet::new();
        for room in ROOMS {
            collect(Path::new(room), &mut paths)?;
        }
        for path in paths.clone() {
            let is_folder = path.file_stem().is_some_and(|stem| stem == "mod");
            let folder = if is_folder { path.with_file_name("") } else { path.with_extension("") };
            for module in find::test_modules(&fs::read_to_string(&path)?)? {
                paths.remove(&folder.join(module).with_extension("rs"));
            }
        }
        let mut count = 0;
        let mut files = Vec::new();
        for path in paths {
            let source = fs::read_to_string(&path)?;
            let places = find::places(&source, &mut count)
                .map_err(|error| format!("{}: {error}", path.display()))?;
            files.push((path, source, places));
        }
        Ok(Self { files, count })
    }

    /// Writes all files with switches into the copy. Returns what was written, in the order of `files`.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn write(
        &self,
        copy: &Path,
        refused: &BTreeSet<usize>,
        constant: &BTreeSet<String>,
    ) -> Result<Vec<Switched>> {
        let mut all = Vec::new();
        for (path, source, places) in &self.files {
            let in_constant: BTreeSet<usize> = places
                .iter()
                .flat_map(|place| &place.mutants)
                .filter(|(_, mutant)| {
                    mutant.const_fn.as_ref().is_some_and(|name| constant.contains(name))
                })
                .map(|(id, _)| *id)
                .collect();
            let keep = |id: usize| !refused.contains(&id) && !in_constant.contains(&id);
            let switched = write(source, places, &keep, &|name| constant.contains(name));
            let target = copy.join(path);
            if fs::read_to_string(&target).ok().as_ref() != Some(&switched.text) {
                fs::write(target, &switched.text)?;
            }
            all.push(switched);
        }
        Ok(all)
    }
}

/// Copies the project, and lists its mutants in `mutants.tsv`.
///
/// # Errors
/// If git or a file refuses.
pub fn prepare(folder: &Path) -> Result<()> {
    let copy = folder.join("project");
    let listed = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .output()?;
    for name in
        String::from_utf8(listed.stdout)?.split('\0').filter(|name| Path::new(name).is_file())
    {
        let target = copy.join(name);
        fs::create_dir_all(target.parent().ok_or("no folder")?)?;
        fs::copy(name, target)?;
    }
    let project = Project::read()?;
    let library = copy.join("src/lib.rs");
    let text = fs::read_to_string(&library)?;
    fs::write(library, format!("{text}\n#[allow(missing_docs)]\npub mod mutant_switch;\n"))?;
    fs::write(
        copy.join("src/mutant_switch.rs"),
        SWITCH.replace("COUNT", &project.count.to_string()),
    )?;
    let mut table = String::new();
    for (path, _, places) in &project.files {
        for (id, mutant) in places.iter().flat_map(|place| &place.mutants) {
            let _ = writeln!(
                table,
                "{id}\t{}\t{}\t{}\t{}",
                path.display(),
                mutant.line,
                mutant.function,
                mutant.change
            );
        }
    }
    fs::write(folder.join("mutants.tsv"), table)?;
    println!("{} mutants in {} files", project.count, project.files.len());
    Ok(())
}

fn collect(folder: &Path, paths: &mut BTreeSet<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            if path.file_name().is_none_or(|name| name != "tests") {
                collect(&path, paths)?;
            }
        } else if path.extension().is_some_and(|it| it == "rs")
            && path.file_name().is_none_or(|name| name != "tests.rs")
        {
            paths.insert(path);
        }
    }
    Ok(())
}
