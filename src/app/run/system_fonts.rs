//! Fonts of the system, for letters that the interface's own fonts lack. A thread looks for them when the first such
//! letter is shown.

use crate::app::ui::letters::{Face, FoundFont, LetterSource};
use bevy_egui::egui::FontData;
use fontdb::{Database, FaceInfo, ID, Style};
use skrifa::raw::TableProvider as _;
use skrifa::{FontRef, Tag};
use std::cmp::Reverse;
use std::collections::HashSet;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// The largest font that is read, and the sum of all, in bytes: fonts for Chinese have 20 to 40 million.
const MAX_FONT: usize = 64 << 20;
const MAX_ALL: usize = 128 << 20;
/// Signs in the names of fonts that others are better to read, and by how much, in the unit of a font's weight. `LastResort`
/// has a box for every character.
const WORSE: [(&str, u32); 3] = [("serif", 100), ("unifont", 500), ("lastresort", 5000)];

/// Looks for fonts.
pub(super) struct SystemFonts {
    list: fn() -> Database,
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
    /// The fonts that are installed.
    pub(super) fn new() -> Self {
        Self::of(|| {
            let mut fonts = Database::new();
            fonts.load_system_fonts();
            fonts
        })
    }

    fn of(list: fn() -> Database) -> Self {
        Self { list, worker: None, asked: HashSet::new(), waiting: 0 }
    }
}

impl LetterSource for SystemFonts {
    fn look_for(&mut self, words: Vec<String>) {
        let chars = words.iter().flat_map(|word| word.chars());
        let new: Vec<char> = chars.filter(|&c| self.asked.insert(c)).collect();
        if new.is_empty() {
            return;
        }
        let worker = self.worker.get_or_insert_with(|| Worker::start(self.list));
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
    fn start(list: fn() -> Database) -> Self {
        let (questions, asked) = channel();
        let (answer, answers) = channel();
        let work = move || {
            let mut search = Search::of(list());
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
    fonts: Database,
    loaded: Vec<FontData>,
    /// The size of these.
    bytes: usize,
}

impl Search {
    const fn of(fonts: Database) -> Self {
        Self { fonts, loaded: Vec::new(), bytes: 0 }
    }

    /// Fonts that have these characters, as far as there are any, and were not found before.
    fn fonts_with(&mut self, mut chars: Vec<char>) -> Vec<FoundFont> {
        let mut found = Vec::new();
        chars.retain(|&c| !self.has(c));
        if chars.is_empty() {
            return found;
        }
        let mut candidates: Vec<_> =
            self.fonts.faces().filter_map(|font| self.candidate(font, &chars)).collect();
        while let Some(first) = chars.pop() {
            // One font for a whole script looks better than two.
            candidates.sort_by_key(|it| (it.worse, Reverse(it.chars.len())));
            let mut fitting = candidates.iter().filter(|it| it.chars.contains(&first));
            let Some(data) = fitting.find_map(|it| self.load(it.font)) else { continue };
            let name = format!("system {}", self.loaded.len());
            self.bytes += data.font.len();
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

    /// A font as a candidate, if it has any of these characters, and outlines, not pictures.
    fn candidate(&self, font: &FaceInfo, chars: &[char]) -> Option<Candidate> {
        let chars = self.fonts.with_face_data(font.id, |bytes, index| {
            let font = FontRef::from_index(bytes, index).ok()?;
            let is_picture = |tag| font.data_for_tag(Tag::new(tag)).is_some();
            if is_picture(b"CBDT") || is_picture(b"sbix") {
                return None;
            }
            let face = Face::of(font);
            Some(chars.iter().copied().filter(|&c| face.has(c)).collect::<Vec<char>>())
        })??;
        (!chars.is_empty()).then(|| Candidate { font: font.id, chars, worse: worse(font) })
    }

    /// Reads a font.
    fn load(&self, font: ID) -> Option<FontData> {
        let (bytes, index) = self.fonts.with_face_data(font, |bytes, index| {
            let fits = bytes.len() <= MAX_FONT && self.bytes + bytes.len() <= MAX_ALL;
            fits.then(|| (bytes.to_vec(), index))
        })??;
        // It is needed until the program ends, and egui copies what it does not borrow.
        let mut data = FontData::from_static(bytes.leak());
        data.index = index;
        Some(data)
    }
}

/// A font that has some of the characters.
struct Candidate {
    font: ID,
    chars: Vec<char>,
    worse: u32,
}

/// How far a font is from upright letters of medium weight without serifs.
fn worse(font: &FaceInfo) -> u32 {
    let name = font.post_script_name.to_lowercase();
    let named: u32 = WORSE.iter().filter(|(sign, _)| name.contains(sign)).map(|(_, by)| by).sum();
    let wide = u32::from(font.stretch.to_number().abs_diff(5)) * 60;
    let slanted = if font.style == Style::Normal { 0 } else { 300 };
    let even = if font.monospaced { 150 } else { 0 };
    let unsure = if name.contains("sans") { 0 } else { 50 };
    u32::from(font.weight.0.abs_diff(400)) + named + wide + slanted + even + unsure
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use fontdb::Weight;
    use std::path::{Path, PathBuf};
    use std::{env, fs, process};

    /// The page's fonts.
    const LETTERS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/letters");

    fn search(folder: impl AsRef<Path>) -> Search {
        let mut fonts = Database::new();
        fonts.load_fonts_dir(folder);
        Search::of(fonts)
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
                let place = u32::from_be_bytes(entry[8..12].try_into().unwrap()) + start;
                entry[8..12].copy_from_slice(&place.to_be_bytes());
            }
            file.extend(font);
        }
        file
    }

    #[test]
    fn a_font_is_found_once_for_all_its_letters() {
        let mut search = search(LETTERS);
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
        contents.push(("b sans.ttc".to_owned(), b"ttcf\0\x01\0\0\0\0\xFF\xFF".to_vec()));
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
        let search = search(LETTERS);
        let like = |weight: u16, style: Style| {
            let mut font = search.fonts.faces().next().unwrap().clone();
            (font.weight, font.style) = (Weight(weight), style);
            worse(&font)
        };
        let [medium, strong, bold] = [400, 500, 700].map(|weight| like(weight, Style::Normal));
        assert!(medium < strong && strong < bold);
        assert!(like(400, Style::Italic) > strong);
    }

    #[test]
    fn a_letter_is_looked_for_once() {
        let mut fonts = SystemFonts::of(|| search(LETTERS).fonts);
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
