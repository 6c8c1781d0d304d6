//! Fonts of the system, for letters that the interface's own fonts lack. A thread looks for them when the first such
//! letter is shown.

use crate::app::ui::letters::{Face, FoundFont, LetterSource};
use bevy_egui::egui::FontData;
use directories::BaseDirs;
use skrifa::raw::tables::cmap::Cmap;
use skrifa::raw::{FontData as Bytes, FontRead as _};
use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::HashSet;
use std::env;
use std::fs::{self, File};
use std::io::{Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// The largest file that is read, and the sum of all, in bytes: fonts for Chinese have 20 to 40 million.
const MAX_FILE: u64 = 64 << 20;
const MAX_ALL: u64 = 128 << 20;
/// The most bytes of a table that says which characters a font has.
const MAX_TABLE: u32 = 4 << 20;
/// How many folders deep fonts are, at most.
const MAX_DEPTH: u32 = 8;
/// The most fonts in a file that are tried.
const MAX_FACES: u32 = 32;
/// Signs in the names of files that others are better to read, and by how much, in the unit of a font's weight. `LastResort`
/// has a box for every character.
const WORSE: [(&str, u32); 4] =
    [("serif", 100), ("mono", 150), ("unifont", 500), ("lastresort", 5000)];

/// Looks for fonts in folders.
pub(super) struct SystemFonts {
    folders: Vec<PathBuf>,
    worker: Option<Worker>,
    asked: HashSet<char>,
    /// The questions that are not answered yet.
    waiting: usize,
}

/// The thread that looks for fonts.
struct Worker {
    questions: Sender<Vec<char>>,
    /// The fonts that are the answer to a question, which may be none.
    answers: Mutex<Receiver<Vec<FoundFont>>>,
    found: Vec<FoundFont>,
}

impl SystemFonts {
    /// The fonts in the folders where this system has them.
    pub(super) fn new() -> Self {
        Self::of(folders())
    }

    fn of(folders: Vec<PathBuf>) -> Self {
        Self { folders, worker: None, asked: HashSet::new(), waiting: 0 }
    }
}

impl LetterSource for SystemFonts {
    fn look_for(&mut self, words: Vec<String>) {
        let chars = words.iter().flat_map(|word| word.chars());
        let new: Vec<char> = chars.filter(|&c| self.asked.insert(c)).collect();
        if new.is_empty() {
            return;
        }
        let worker = self.worker.get_or_insert_with(|| Worker::start(self.folders.clone()));
        // Without its thread there are no fonts.
        self.waiting += usize::from(worker.questions.send(new).is_ok());
    }

    fn poll(&mut self) -> Option<FoundFont> {
        let worker = self.worker.as_mut()?;
        if worker.found.is_empty()
            && let Ok(found) = worker.answers.get_mut().ok()?.try_recv()
        {
            self.waiting -= 1;
            worker.found = found;
        }
        worker.found.pop()
    }

    fn is_busy(&self) -> bool {
        self.waiting > 0
    }
}

impl Worker {
    fn start(folders: Vec<PathBuf>) -> Self {
        let (questions, asked) = channel();
        let (answer, answers) = channel();
        let work = move || {
            let mut search = Search { files: files(&folders), loaded: Vec::new(), bytes: 0 };
            for chars in asked {
                if answer.send(search.fonts_with(chars)).is_err() {
                    break;
                }
            }
        };
        // If there is no thread, `asked` is dropped, and questions cannot be sent.
        let _ = thread::Builder::new().name("fonts".to_owned()).spawn(work);
        Self { questions, answers: Mutex::new(answers), found: Vec::new() }
    }
}

/// What the thread knows.
struct Search {
    files: Vec<PathBuf>,
    loaded: Vec<FontData>,
    /// The size of these.
    bytes: u64,
}

impl Search {
    /// Fonts that have these characters, as far as there are any, and were not found before.
    fn fonts_with(&mut self, mut chars: Vec<char>) -> Vec<FoundFont> {
        let mut found = Vec::new();
        chars.retain(|&c| !self.has(c));
        if chars.is_empty() {
            return found;
        }
        let mut candidates: Vec<_> =
            self.files.iter().flat_map(|path| candidates(path, &chars)).collect();
        while let Some(first) = chars.pop() {
            // One font for a whole script looks better than two.
            let order =
                |it: &Candidate| (it.worse, Reverse(it.chars.len()), it.path.clone(), it.index);
            candidates.sort_by_cached_key(order);
            let fitting = candidates.iter().filter(|it| it.chars.contains(&first));
            let Some(data) = fitting.into_iter().find_map(|it| self.load(it, first)) else {
                continue;
            };
            let name = format!("system {}", self.loaded.len());
            self.bytes += data.font.len() as u64;
            self.loaded.push(data.clone());
            found.push(FoundFont { name, data, whole: false });
            chars.retain(|&c| !self.has(c));
            for candidate in &mut candidates {
                candidate.chars.retain(|c| chars.contains(c));
            }
        }
        // They are taken from the end.
        found.reverse();
        found
    }

    fn has(&self, c: char) -> bool {
        self.loaded.iter().any(|data| Face::read(data).is_some_and(|face| face.has(c)))
    }

    /// Reads a font, unless it is damaged.
    fn load(&self, candidate: &Candidate, c: char) -> Option<FontData> {
        let size = fs::metadata(&candidate.path).ok()?.len();
        if size > MAX_FILE || self.bytes + size > MAX_ALL {
            return None;
        }
        let bytes = fs::read(&candidate.path).ok()?;
        let mut data = FontData::from_owned(bytes);
        data.index = candidate.index;
        if !Face::read(&data)?.has(c) {
            return None;
        }
        // It is needed until the program ends, and egui copies what it does not borrow.
        if let Cow::Owned(bytes) = data.font {
            data.font = Cow::Borrowed(bytes.leak());
        }
        Some(data)
    }
}

/// A font that has some of the characters.
struct Candidate {
    path: PathBuf,
    /// Its place in the file.
    index: u32,
    chars: Vec<char>,
    /// How far it is from upright letters of medium weight without serifs.
    worse: u32,
}

/// The fonts in a file that have any of these characters.
fn candidates(path: &Path, chars: &[char]) -> Vec<Candidate> {
    let Ok(mut file) = File::open(path) else { return Vec::new() };
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    let worse: u32 = WORSE.iter().filter(|(sign, _)| name.contains(sign)).map(|(_, by)| by).sum();
    let worse = worse + if name.contains("sans") { 0 } else { 50 };
    let faces = faces(&mut file).unwrap_or_default().into_iter().zip(0..);
    let candidates = faces.filter_map(|(start, index)| {
        let tables = Tables::read(&mut file, start)?;
        let chars: Vec<char> = chars.iter().copied().filter(|&c| tables.has(c)).collect();
        let worse = worse + tables.style;
        (!chars.is_empty()).then(|| Candidate { path: path.to_owned(), index, chars, worse })
    });
    candidates.collect()
}

/// Where the fonts of a file begin: one, or those of a collection.
fn faces(file: &mut File) -> Option<Vec<u32>> {
    let head = part(file, 0, 12)?;
    if &head[..4] != b"ttcf" {
        return Some(vec![0]);
    }
    let count = number(&head, 8)?.min(MAX_FACES);
    let starts = part(file, 12, count * 4)?;
    Some((0..count as usize).filter_map(|it| number(&starts, it * 4)).collect())
}

/// What a font says about itself, read without the rest of its file.
struct Tables {
    /// Its table of characters.
    characters: Vec<u8>,
    /// How far its style is from an upright one of medium weight and width.
    style: u32,
}

impl Tables {
    /// Reads the tables of the font that begins here. `None` if it is damaged, or has pictures instead of outlines.
    fn read(file: &mut File, start: u32) -> Option<Self> {
        let head = part(file, start, 12)?;
        let count = u32::from(u16::from_be_bytes([head[4], head[5]]));
        let list = part(file, start.checked_add(12)?, count * 16)?;
        let table = |tag: &[u8; 4]| list.chunks_exact(16).find(|entry| entry[..4] == *tag);
        let has_outlines = [b"glyf", b"CFF ", b"CFF2"].into_iter().any(|tag| table(tag).is_some());
        let has_pictures = [b"CBDT", b"sbix"].into_iter().any(|tag| table(tag).is_some());
        if !has_outlines || has_pictures {
            return None;
        }
        let mut contents = |tag| {
            let entry = table(tag)?;
            part(file, number(entry, 8)?, number(entry, 12)?)
        };
        let style = contents(b"OS/2").and_then(|table| style(&table)).unwrap_or(100);
        Some(Self { characters: contents(b"cmap")?, style })
    }

    fn has(&self, c: char) -> bool {
        let table = Cmap::read(Bytes::new(&self.characters));
        table.is_ok_and(|table| table.map_codepoint(c).is_some_and(|glyph| glyph.to_u32() != 0))
    }
}

/// How far a font is from an upright one of medium weight and width, by its table `OS/2`.
fn style(table: &[u8]) -> Option<u32> {
    let short = |at: usize| Some(u16::from_be_bytes([*table.get(at)?, *table.get(at + 1)?]));
    let (weight, width, kind) = (short(4)?, short(6)?, short(62)?);
    let slanted = kind & 0x201 != 0;
    let wide = u32::from(width.abs_diff(5)) * 60;
    Some(u32::from(weight.abs_diff(400)) + wide + if slanted { 300 } else { 0 })
}

/// The number of four bytes at this place.
fn number(bytes: &[u8], at: usize) -> Option<u32> {
    let four = bytes.get(at..at + 4)?;
    Some(u32::from_be_bytes(four.try_into().ok()?))
}

/// A part of a file.
fn part(file: &mut File, start: u32, length: u32) -> Option<Vec<u8>> {
    if length > MAX_TABLE {
        return None;
    }
    let mut bytes = vec![0; length as usize];
    file.seek(SeekFrom::Start(start.into())).ok()?;
    file.read_exact(&mut bytes).ok()?;
    Some(bytes)
}

/// The files in these folders that may be fonts.
fn files(folders: &[PathBuf]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut open: Vec<(PathBuf, u32)> =
        folders.iter().map(|path| (path.clone(), MAX_DEPTH)).collect();
    while let Some((folder, depth)) = open.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let kind = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
            if ["ttf", "otf", "ttc", "otc"].contains(&kind.as_str()) {
                files.push(path);
            } else if depth > 0 && path.is_dir() {
                open.push((path, depth - 1));
            }
        }
    }
    files
}

/// The folders of fonts: the player's and those of all.
fn folders() -> Vec<PathBuf> {
    let mut folders = Vec::new();
    if let Some(base) = BaseDirs::new() {
        let home = base.home_dir();
        if cfg!(windows) {
            folders.push(base.data_local_dir().join("Microsoft/Windows/Fonts"));
        } else if cfg!(target_vendor = "apple") {
            folders.push(home.join("Library/Fonts"));
        } else {
            folders.extend([base.data_dir().join("fonts"), home.join(".fonts")]);
        }
    }
    if cfg!(windows) {
        folders.extend(env::var_os("WINDIR").map(|path| PathBuf::from(path).join("Fonts")));
    } else if cfg!(target_vendor = "apple") {
        folders.extend(["/Library/Fonts", "/System/Library/Fonts"].map(PathBuf::from));
    } else {
        let shared = env::var_os("XDG_DATA_DIRS").filter(|paths| !paths.is_empty());
        let shared = shared.unwrap_or_else(|| "/usr/local/share:/usr/share".into());
        folders.extend(env::split_paths(&shared).map(|path| path.join("fonts")));
        // Of NixOS, and of the system around a Flatpak.
        folders.extend(
            ["/run/current-system/sw/share/X11/fonts", "/run/host/fonts"].map(PathBuf::from),
        );
    }
    folders
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use std::process;

    /// The page's fonts.
    const LETTERS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/letters");

    fn search(folder: &Path) -> Search {
        Search { files: files(&[folder.to_owned()]), loaded: Vec::new(), bytes: 0 }
    }

    /// A new folder with these files.
    fn folder(name: &str, contents: &[(&str, &[u8])]) -> PathBuf {
        let folder = env::temp_dir().join(format!("fanorona-{name}-{}", process::id()));
        fs::create_dir_all(folder.join("deep")).unwrap();
        for (name, bytes) in contents {
            fs::write(folder.join("deep").join(name), bytes).unwrap();
        }
        folder
    }

    fn letters(name: &str) -> Vec<u8> {
        fs::read(Path::new(LETTERS).join(name)).unwrap()
    }

    /// Fonts in one file, as systems have them for Chinese, Japanese and Korean.
    fn collection(fonts: &[Vec<u8>]) -> Vec<u8> {
        let mut file = b"ttcf\0\x01\0\0".to_vec();
        file.extend((fonts.len() as u32).to_be_bytes());
        let mut start = file.len() + 4 * fonts.len();
        for font in fonts {
            file.extend((start as u32).to_be_bytes());
            start += font.len();
        }
        for font in fonts {
            let start = file.len() as u32;
            let mut font = font.clone();
            let count = usize::from(u16::from_be_bytes([font[4], font[5]]));
            for entry in font[12..12 + 16 * count].chunks_exact_mut(16) {
                let place = number(entry, 8).unwrap() + start;
                entry[8..12].copy_from_slice(&place.to_be_bytes());
            }
            file.extend(font);
        }
        file
    }

    #[test]
    fn a_font_is_found_once_for_all_its_letters() {
        let mut search = search(Path::new(LETTERS));
        let found = search.fonts_with(vec!['И', 'в', '王']);
        assert_eq!(found.len(), 1);
        assert!(Face::read(&found[0].data).unwrap().has('И'));
        assert_eq!(search.fonts_with(vec!['ж']).len(), 0, "it is there");
        assert_eq!(search.fonts_with(vec!['王']).len(), 0, "there is none");
    }

    #[test]
    fn the_place_in_a_collection_counts() {
        let file = collection(&[letters("signs.ttf"), letters("cyrillic.ttf")]);
        let folder = folder("collection", &[("Two.TTC", &file)]);
        let found = search(&folder).fonts_with(vec!['И']);
        fs::remove_dir_all(folder).unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].data.index, 1);
        assert!(Face::read(&found[0].data).unwrap().has('И'));
    }

    #[test]
    fn damaged_files_are_passed_over() {
        let whole = letters("cyrillic.ttf");
        let ends = [0, 3, 11, 40, 300, whole.len() / 2];
        let mut contents: Vec<(String, Vec<u8>)> =
            ends.iter().map(|&end| (format!("a{end} sans.ttf"), whole[..end].to_vec())).collect();
        contents.push(("b sans.ttc".to_owned(), b"ttcf\0\x01\0\0\xFF\xFF\xFF\xFF".to_vec()));
        contents.push(("c sans.otf".to_owned(), vec![0xFF; 4000]));
        contents.push(("whole.ttf".to_owned(), whole));
        let contents: Vec<_> = contents.iter().map(|(name, bytes)| (&**name, &**bytes)).collect();
        let folder = folder("damaged", &contents);
        let found = search(&folder).fonts_with(vec!['И']);
        fs::remove_dir_all(folder).unwrap();
        assert!(Face::read(&found[0].data).unwrap().has('И'));
    }

    #[test]
    fn upright_letters_of_medium_weight_are_preferred() {
        let table = |weight: u16, slanted: bool| {
            let mut table = vec![0; 78];
            table[4..6].copy_from_slice(&weight.to_be_bytes());
            table[7] = 5;
            table[63] = u8::from(slanted);
            style(&table).unwrap()
        };
        assert_eq!(table(400, false), 0);
        assert!(table(400, false) < table(500, false) && table(500, false) < table(700, false));
        assert!(table(400, true) > table(500, false));
        assert_eq!(style(&[0; 10]), None);
    }

    #[test]
    fn a_letter_is_looked_for_once() {
        let mut fonts = SystemFonts::of(vec![LETTERS.into()]);
        fonts.look_for(vec!["Иван".to_owned()]);
        let mut found = Vec::new();
        while fonts.is_busy() {
            found.extend(fonts.poll());
        }
        assert_eq!(found.len(), 1);
        fonts.look_for(vec!["ванна".to_owned()]);
        assert!(!fonts.is_busy());
    }
}
