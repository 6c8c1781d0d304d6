//! The stored progress: damage, other versions, unknown exercises, storage that fails.

use fanorona::catalogue::file::FileError;
use fanorona::catalogue::kept::{Kept, KeptEvent, KeptFile, KeptProblem};
use fanorona::catalogue::library::{
    FolderStore, KeyValueStore, LockStatus, MemoryStore, StoreError,
};
use fanorona::game::learn::{Attempt, ExerciseId, ParseProgressError, Progress};
use fanorona::texts::{Language, Texts, say};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

const SOLVED: Attempt = Attempt { wrong: 0, helps: 0, stars: Some(3) };

fn id(name: &str) -> ExerciseId {
    name.parse().unwrap()
}

fn sample() -> Progress {
    let mut progress = Progress::new();
    for name in ["board/points", "approach/first", "approach/second"] {
        progress.record(&id(name), SOLVED);
    }
    progress.record(&id("approach/third"), Attempt { wrong: 3, helps: 1, stars: None });
    progress
}

/// A file in a folder of its own.
fn file(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("fanorona-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder.join("progress.ron")
}

/// The store of the folder that such a file is in.
fn store_of(path: &Path) -> FolderStore {
    FolderStore::new(path.parent().unwrap().to_owned())
}

#[test]
fn what_is_written_is_read() {
    for progress in [Progress::new(), sample()] {
        assert_eq!(Progress::read(&progress.to_string()).as_ref(), Ok(&progress));
    }
    let mut progress = sample();
    progress.record(&id("board/points"), Attempt { wrong: 2, helps: 0, stars: Some(1) });
    let done = progress.of(&id("board/points"));
    assert_eq!((done.stars, done.tries, done.solved), (3, 4, 2), "the best stars are kept");
    let open = progress.of(&id("approach/third"));
    assert_eq!((open.stars, open.tries, open.solved), (0, 3, 0));
}

#[test]
fn a_text_cut_anywhere_keeps_its_whole_entries() {
    let text = sample().to_string();
    let mut most = 0;
    for end in 0..text.trim_end().len() {
        let damaged = Progress::read(&text[..end]).expect_err("it is cut");
        let ParseProgressError::Syntax { line, column, .. } = damaged.error else {
            panic!("{:?}", damaged.error)
        };
        assert!(line >= 1 && column >= 1);
        let kept = damaged.progress.exercises().count();
        assert!(kept <= 4 && kept >= most, "{end}: {kept}");
        most = kept;
        for (id, done) in damaged.progress.exercises() {
            assert_eq!(*done, sample().of(id));
        }
    }
    assert_eq!(most, 4);
}

#[test]
fn garbage_is_no_progress_and_no_panic() {
    for text in ["", "()", "(version: 1)", "{}", "\u{0}", "(version: 1, exercises: {\"a\": ()})"] {
        let damaged = Progress::read(text).expect_err(text);
        assert!(damaged.progress.exercises().next().is_none());
    }
    let other = "(version: 7, exercises: {})";
    assert_eq!(Progress::read(other).unwrap_err().error, ParseProgressError::Version(7));
    let unnamed = sample().to_string().replace("board/points", "board");
    assert_eq!(Progress::read(&unnamed).unwrap_err().progress.exercises().count(), 3);
}

#[test]
fn a_damaged_file_is_moved_aside_and_reported_and_its_whole_entries_are_stored_again() {
    let path = file("torn");
    let text = sample().to_string();
    let torn = &text[..text.len() - 60];
    std::fs::write(&path, torn).unwrap();
    let storage = Arc::new(store_of(&path));
    let (mut store, event) = Kept::<Progress>::open(storage.clone());
    let Some(KeptEvent::MovedAside { place, kept, .. }) = &event else { panic!("{event:?}") };
    assert_eq!(*kept, 3);
    assert_eq!(std::fs::read_to_string(place).unwrap(), torn, "nothing of it is lost");
    for &language in Language::ALL {
        let sentence = say::kept_event(&Texts::new(language), event.as_ref().unwrap());
        assert!(sentence.contains(place) && sentence.contains('3'), "{sentence}");
    }
    assert_eq!(Kept::<Progress>::open(storage.clone()).1, None, "it is written again");
    store.record(&id("board/points"), SOLVED).unwrap();
    let (again, event) = Kept::<Progress>::open(storage);
    assert_eq!((again.value().exercises().count(), event), (4, None));
    std::fs::remove_dir_all(path.parent().unwrap()).unwrap();
}

#[test]
fn an_empty_file_and_one_that_is_no_text_are_damaged_too() {
    for bytes in [&b""[..], b"\xff\xfe", b"(version: 2, exercises: {})"] {
        let path = file("bad");
        std::fs::write(&path, bytes).unwrap();
        let (store, event) = Kept::<Progress>::open(Arc::new(store_of(&path)));
        assert!(matches!(event, Some(KeptEvent::MovedAside { kept: 0, .. })), "{event:?}");
        assert_eq!(*store.value(), Progress::new());
        assert!(!path.exists() && path.with_file_name("progress.aside-1.ron").exists());
        std::fs::remove_dir_all(path.parent().unwrap()).unwrap();
    }
}

#[test]
fn exercises_that_the_program_does_not_know_stay() {
    let text = "(version: 1, exercises: {\"mine/gone\": (stars: 2, tries: 5, solved: 1)})";
    let storage = Arc::new(MemoryStore::default());
    storage.put("progress.ron", text).unwrap();
    let (mut store, event) = Kept::<Progress>::open(storage.clone());
    assert_eq!(event, None);
    store.record(&id("board/points"), SOLVED).unwrap();
    let (again, _) = Kept::<Progress>::open(storage);
    assert_eq!(again.value().of(&id("mine/gone")).tries, 5);
}

#[test]
fn two_programs_at_once_lose_nothing() {
    let storage = Arc::new(MemoryStore::default());
    let (mut one, _) = Kept::<Progress>::open(storage.clone());
    let (mut other, _) = Kept::<Progress>::open(storage.clone());
    one.record(&id("a/a"), SOLVED).unwrap();
    other.record(&id("a/b"), SOLVED).unwrap();
    one.record(&id("a/c"), SOLVED).unwrap();
    assert_eq!(Kept::<Progress>::open(storage).0.value().exercises().count(), 3);
}

/// A storage that cannot be written, or whose damaged text cannot be moved.
struct Stubborn {
    text: Option<&'static str>,
}

impl Stubborn {
    fn full() -> StoreError {
        StoreError::Write { name: String::new(), detail: "the disk is full".to_owned() }
    }
}

impl KeyValueStore for Stubborn {
    fn get(&self, _: &str) -> Result<Option<String>, StoreError> {
        Ok(self.text.map(str::to_owned))
    }

    fn put(&self, _: &str, _: &str) -> Result<(), StoreError> {
        Err(Self::full())
    }

    fn remove(&self, _: &str) -> Result<(), StoreError> {
        Err(Self::full())
    }

    fn list(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    fn try_lock(&self, _: &str) -> Result<LockStatus, StoreError> {
        Err(Self::full())
    }
}

#[test]
fn a_storage_that_fails_is_reported_and_the_lesson_goes_on() {
    let (mut store, event) = Kept::<Progress>::open(Arc::new(Stubborn { text: None }));
    assert_eq!(event, None);
    let failed = store.record(&id("a/a"), SOLVED).unwrap_err();
    assert_eq!(
        failed,
        KeptEvent::NotStored {
            file: KeptFile::Progress,
            error: FileError::Other("the disk is full".to_owned())
        }
    );
    assert_eq!(store.value().of(&id("a/a")).stars, 3, "in memory it is known");
    assert!(say::kept_event(&Texts::new(Language::ENGLISH), &failed).contains("disk is full"));

    let (mut store, event) = Kept::<Progress>::open(Arc::new(Stubborn { text: Some("(") }));
    let Some(KeptEvent::Blocked { problem: KeptProblem::Progress(_), place, .. }) = event else {
        panic!("{event:?}")
    };
    assert_eq!(place, "progress.ron");
    assert_eq!(store.record(&id("a/a"), SOLVED), Ok(()), "nothing is written over it");
}

/// A file that cannot be read for a while, on a disk that may be full.
struct Failing {
    file: FolderStore,
    unreadable: AtomicBool,
    full: AtomicBool,
}

impl Failing {
    fn new(path: &Path) -> Arc<Self> {
        let file = store_of(path);
        Arc::new(Self { file, unreadable: false.into(), full: false.into() })
    }

    fn check(&self, fails: &AtomicBool) -> Result<(), StoreError> {
        let error = || StoreError::Read(FileError::Other("for now".to_owned()));
        if fails.load(Relaxed) { Err(error()) } else { Ok(()) }
    }
}

impl KeyValueStore for Failing {
    fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.check(&self.unreadable)?;
        self.file.get(name)
    }

    fn put(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.check(&self.full)?;
        self.file.put(name, text)
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.file.remove(name)
    }

    fn list(&self) -> Result<Vec<String>, StoreError> {
        self.file.list()
    }

    fn try_lock(&self, name: &str) -> Result<LockStatus, StoreError> {
        self.file.try_lock(name)
    }

    fn put_aside(&self, name: &str, instead: Option<&str>) -> Result<String, StoreError> {
        // A rename needs no room.
        instead.map_or(Ok(()), |_| self.check(&self.full))?;
        self.file.put_aside(name, instead)
    }
}

#[test]
fn a_healthy_file_that_cannot_be_read_for_the_moment_stays() {
    let path = file("unreadable");
    std::fs::write(&path, sample().to_string()).unwrap();
    let storage = Failing::new(&path);
    storage.unreadable.store(true, Relaxed);
    let (mut store, event) = Kept::<Progress>::open(storage.clone());
    assert!(matches!(event, Some(KeptEvent::Blocked { .. })), "{event:?}");
    assert_eq!(store.record(&id("a/a"), SOLVED), Ok(()), "it was reported");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), sample().to_string());
    storage.unreadable.store(false, Relaxed);
    assert_eq!(store.record(&id("a/b"), SOLVED), Ok(()));
    storage.unreadable.store(true, Relaxed);
    let event = store.record(&id("a/c"), SOLVED);
    assert!(matches!(event, Err(KeptEvent::Blocked { .. })), "{event:?}");
    storage.unreadable.store(false, Relaxed);
    assert_eq!(store.record(&id("a/d"), SOLVED), Ok(()));
    let (again, event) = Kept::<Progress>::open(storage);
    assert_eq!((again.value().exercises().count(), event), (8, None));
    std::fs::remove_dir_all(path.parent().unwrap()).unwrap();
}

/// The player is told of the damage until there is room for what is whole.
#[test]
fn a_damaged_file_stays_while_what_is_whole_in_it_cannot_be_written() {
    let path = file("full");
    let text = sample().to_string();
    let torn = &text[..text.len() - 60];
    std::fs::write(&path, torn).unwrap();
    let storage = Failing::new(&path);
    storage.full.store(true, Relaxed);
    for _ in 0..2 {
        let (store, event) = Kept::<Progress>::open(storage.clone());
        assert!(matches!(event, Some(KeptEvent::Blocked { .. })), "{event:?}");
        assert_eq!(store.value().exercises().count(), 3);
        assert_eq!(std::fs::read_to_string(&path).unwrap(), torn);
    }
    let (mut store, _) = Kept::<Progress>::open(storage.clone());
    storage.full.store(false, Relaxed);
    let event = store.record(&id("a/a"), SOLVED);
    let Err(KeptEvent::MovedAside { place, kept: 3, .. }) = event else { panic!("{event:?}") };
    assert_eq!(std::fs::read_to_string(place).unwrap(), torn);
    assert_eq!(Kept::<Progress>::open(storage).0.value().exercises().count(), 4);
    std::fs::remove_dir_all(path.parent().unwrap()).unwrap();
}

#[test]
fn nothing_is_written_that_could_not_be_read_again() {
    let path = file("limit");
    let storage = Arc::new(store_of(&path).with_limit(400));
    let (mut store, _) = Kept::<Progress>::open(storage.clone());
    let results: Vec<_> =
        (0..10).map(|number| store.record(&id(&format!("a/{number}")), SOLVED)).collect();
    let refused = Err(KeptEvent::NotStored {
        file: KeptFile::Progress,
        error: FileError::TooLarge { limit: 400 },
    });
    let first = results.iter().position(|result| *result == refused).unwrap();
    assert!(first > 0 && results[..first].iter().all(Result::is_ok), "{results:?}");
    let (again, event) = Kept::<Progress>::open(storage);
    assert_eq!((again.value().exercises().count(), event), (first, None));
    std::fs::remove_dir_all(path.parent().unwrap()).unwrap();
}

#[test]
fn many_programs_at_once_lose_nothing() {
    const PROGRAMS: usize = 4;
    const ATTEMPTS: usize = 20;
    let path = file("at-once");
    std::thread::scope(|scope| {
        for program in 0..PROGRAMS {
            let path = path.clone();
            scope.spawn(move || {
                let mut store = Kept::<Progress>::open(Arc::new(store_of(&path))).0;
                for attempt in 0..ATTEMPTS {
                    let id = id(&format!("p{program}/a{attempt}"));
                    assert_eq!(store.record(&id, SOLVED), Ok(()));
                }
            });
        }
    });
    let (all, event) = Kept::<Progress>::open(Arc::new(store_of(&path)));
    assert_eq!((all.value().exercises().count(), event), (PROGRAMS * ATTEMPTS, None));
    let left = std::fs::read_dir(path.parent().unwrap()).unwrap().count();
    assert_eq!(left, 2, "the file, and the one that is locked");
    std::fs::remove_dir_all(path.parent().unwrap()).unwrap();
}
