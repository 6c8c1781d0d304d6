//! Damaged saves, full disks, folders that cannot be written, and two copies at once.

use crate::stores::{Faulty, Full, folder_store};
use crate::{catalogue, telo};
use fanorona::catalogue::library::{
    KeyValueStore, Library, LockedGame, MemoryStore, OpenError, SaveError, SavedGame, StoreError,
    Timestamp,
};
use fanorona::texts::{Language, Texts, say};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};

const NOW: Timestamp = Timestamp::from_unix_seconds(1_795_265_888);
const STATE: [(&str, &str); 2] = [("white", "human"), ("clock", "1 2 3")];

fn save<S: KeyValueStore>(
    library: &Library<S>,
    locked: &mut LockedGame,
    turns: usize,
) -> Result<(), StoreError> {
    let state = STATE.map(|(name, value)| (name, value.to_owned()));
    library.save(locked, &telo(turns), &state, NOW)
}

/// A library with a saved game of six turns, and a backup with five.
fn saved() -> (Library<MemoryStore>, String) {
    let library = Library::new(MemoryStore::default());
    let mut locked = library.begin(NOW).unwrap();
    for turns in 1..=6 {
        save(&library, &mut locked, turns).unwrap();
    }
    let id = locked.id().to_owned();
    library.release(locked);
    (library, id)
}

fn read<S: KeyValueStore>(library: &Library<S>, id: &str) -> SavedGame {
    library.game(&catalogue(), id).unwrap_or_else(|error| panic!("{error:?}"))
}

/// Replaces the newest save; the game must still be readable, from its backup with a notice.
fn check(library: &Library<MemoryStore>, id: &str, text: &str, is_whole: bool) {
    library.store().put(&format!("{id}.fgn"), text).unwrap();
    let saved = read(library, id);
    let turns = saved.game.record.turns().len();
    assert_eq!(
        (turns, saved.notice.is_none()),
        if is_whole { (6, true) } else { (5, false) },
        "{text}"
    );
    assert_eq!(saved.state["clock"], "1 2 3");
    assert!(library.latest_unfinished(&catalogue()).unwrap().is_some());
}

#[test]
fn a_truncated_save_falls_back_to_its_backup() {
    let (library, id) = saved();
    let text = library.store().get(&format!("{id}.fgn")).unwrap().unwrap();
    for end in (0..=text.len()).filter(|&end| text.is_char_boundary(end)) {
        check(&library, &id, &text[..end], end == text.len());
    }
}

#[test]
fn every_changed_byte_is_detected() {
    let (library, id) = saved();
    let text = library.store().get(&format!("{id}.fgn")).unwrap().unwrap();
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..2_000 {
        let mut bytes = text.clone().into_bytes();
        let at = chance.random_range(0..bytes.len());
        bytes[at] ^= 1 << chance.random_range(0..7);
        let Ok(changed) = String::from_utf8(bytes) else { continue };
        check(&library, &id, &changed, false);
    }
}

#[test]
fn arbitrary_bytes_are_harmless() {
    let folder_store = folder_store("bytes");
    let library = Library::new(folder_store.clone());
    let mut locked = library.begin(NOW).unwrap();
    save(&library, &mut locked, 1).unwrap();
    save(&library, &mut locked, 2).unwrap();
    let id = locked.id().to_owned();
    library.release(locked);
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(2);
    let path = folder_store.folder().join(format!("{id}.fgn"));
    for length in [0, 1, 7, 100, 5_000] {
        let bytes: Vec<u8> = (0..length).map(|_| chance.random()).collect();
        std::fs::write(&path, bytes).unwrap();
        let saved = read(&library, &id);
        assert_eq!(saved.game.record.turns().len(), 1);
        assert!(saved.notice.is_some());
    }
    // Without a backup the save is listed as damaged, and the other games are not affected.
    std::fs::remove_file(folder_store.folder().join(format!("{id}.backup.fgn"))).unwrap();
    std::fs::create_dir(folder_store.folder().join("20000101-000000.fgn")).unwrap();
    library.add([&telo(3)], NOW).unwrap();
    let listed = library.games(&catalogue()).unwrap();
    assert_eq!((listed.games.len(), listed.damaged.len()), (1, 2), "{listed:?}");
    // A file that cannot be read is deleted and restored as it is.
    let bytes = std::fs::read(&path).unwrap();
    library.delete(&id).unwrap();
    assert!(!path.exists() && library.game(&catalogue(), &id).is_err());
    assert_eq!(library.trash(&catalogue()).unwrap().damaged[0].id, id);
    library.restore(&id).unwrap();
    assert_eq!(std::fs::read(&path).unwrap(), bytes);
    assert_eq!(library.restore(&id), Err(StoreError::Missing));
}

#[test]
fn a_save_with_a_backup_alone_is_deleted_too() {
    let (library, id) = saved();
    library.store().remove(&format!("{id}.fgn")).unwrap();
    library.store().put(&format!("{id}.backup.fgn"), "damaged").unwrap();
    library.delete(&id).unwrap();
    assert!(library.ids(false).unwrap().is_empty());
    assert_eq!(library.ids(true).unwrap(), [id]);
}

#[test]
fn no_lock_is_left_by_a_game_that_cannot_be_deleted() {
    let folder_store = folder_store("delete-locks");
    let library = Library::new(folder_store.clone());
    let id = library.add([&telo(3)], NOW).unwrap().remove(0);
    let trash = folder_store.folder().join(format!("{id}.trash.fgn"));
    std::fs::create_dir_all(trash.join("full")).unwrap();
    let save = folder_store.folder().join(format!("{id}.fgn"));
    for bytes in [std::fs::read(&save).unwrap(), vec![0xff]] {
        std::fs::write(&save, bytes).unwrap();
        assert!(matches!(library.delete(&id), Err(StoreError::Write { .. })));
        assert!(save.exists() && !folder_store.folder().join(format!("{id}.lock")).exists());
    }
    assert_eq!(library.delete("nothing"), Err(StoreError::Missing));
    assert!(!folder_store.folder().join("nothing.lock").exists());
}

#[test]
fn what_could_not_be_read_again_is_not_saved() {
    let folder_store = folder_store("large");
    let library = Library::new(folder_store.clone());
    let tagged = |value: String| {
        let mut game = telo(3);
        game.set_tag("Annotator", &value);
        game
    };
    let mut adder = library.adder().unwrap();
    let limit = 4 * 1024 * 1024;
    let large = adder.add(&tagged("x".repeat(limit)), NOW);
    assert_eq!(large, Err(StoreError::TooLarge { limit: limit as u64 }));
    // A zero byte is written in a form that is read back.
    let odd = adder.add(&tagged("a zero byte \0".to_owned()), NOW).unwrap();
    let read = library.game(&catalogue(), &odd).unwrap().game;
    assert_eq!(read.tag("Annotator"), Some("a zero byte \0"));
    // The others are, up to the limit.
    let id = adder.add(&tagged("x".repeat(limit - 1_000)), NOW).unwrap();
    let listed = library.games(&catalogue()).unwrap();
    assert_eq!((listed.games.len(), listed.damaged.len()), (2, 0));
    // What another program has written beyond it can be deleted.
    let path = folder_store.folder().join(format!("{id}.fgn"));
    std::fs::write(&path, "x".repeat(limit + 1)).unwrap();
    library.delete(&id).unwrap();
    assert!(!path.exists());
}

#[test]
fn newer_versions_and_unknown_variants_have_their_own_errors() {
    let (library, id) = saved();
    let text = library.store().get(&format!("{id}.fgn")).unwrap().unwrap();
    let newer = text.replacen("save 1 ", "save 2 ", 1);
    library.store().put("x.fgn", &newer).unwrap();
    assert_eq!(library.game(&catalogue(), "x").unwrap_err(), SaveError::Version(2));
    let mut game = telo(3);
    game.variant = "mine".to_owned();
    let own = library.add([&game], NOW).unwrap().remove(0);
    let error = library.game(&catalogue(), &own).unwrap_err();
    assert_eq!(error, SaveError::Variant("mine".to_owned()));
    assert_eq!(library.game(&catalogue(), "y").unwrap_err(), SaveError::Missing);
}

/// The points are those of the game's board, and the place is that in the file.
#[test]
fn an_illegal_turn_in_a_save_has_its_place_and_its_points() {
    let (library, id) = saved();
    let state = "% state white human\n% state black fara\n";
    let body = format!("{state}[Variant \"telo\"]\n\n1. c1-b2A a2-c2 *\n");
    let head =
        format!("% fanorona-save 1 {:08x} {}\n", crc32fast::hash(body.as_bytes()), body.len());
    library.store().put(&format!("{id}.fgn"), &(head + &body)).unwrap();
    library.store().put(&format!("{id}.backup.fgn"), "no save").unwrap();
    let damaged = library.games(&catalogue()).unwrap().damaged.remove(0);
    let texts = Texts::new(Language::ENGLISH);
    let said = say::damaged_save(&texts, &damaged);
    assert!(said.starts_with(&format!("{id}.fgn:6:")), "{said}");
    assert!(said.contains("a2") && said.contains("c2"), "{said}");
}

#[test]
fn a_full_disk_keeps_the_previous_save_and_a_retry_can_succeed() {
    for writes in 0..9 {
        let library = Library::new(Full::default());
        library.store().left.set(writes);
        let mut locked = library.begin(NOW).unwrap();
        let mut done = 0;
        for turns in 1..=6 {
            match save(&library, &mut locked, turns) {
                Ok(()) => done = turns,
                Err(error) => assert!(matches!(error, StoreError::Write { .. })),
            }
            if done > 0 {
                assert_eq!(read(&library, locked.id()).game.record.turns().len(), done);
            }
        }
        library.store().left.set(2);
        save(&library, &mut locked, 6).unwrap();
        let saved = read(&library, locked.id());
        assert_eq!((saved.game.record.turns().len(), saved.notice), (6, None));
    }
}

#[test]
fn a_folder_that_cannot_be_created_is_an_error() {
    let folder = crate::stores::folder("file");
    std::fs::write(&folder, "a file stands where the folder should be").unwrap();
    let library =
        Library::new(fanorona::catalogue::library::FolderStore::new(folder.join("games")));
    let error = library.begin(NOW).unwrap_err();
    assert!(matches!(error, StoreError::Write { .. } | StoreError::Read(_)), "{error:?}");
    std::fs::remove_file(folder).unwrap();
}

#[cfg(unix)]
#[test]
fn a_read_only_folder_is_an_error_and_stays_unchanged() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder_store = folder_store("read-only");
    let library = Library::new(folder_store.clone());
    let mut locked = library.begin(NOW).unwrap();
    save(&library, &mut locked, 3).unwrap();
    let rights = |mode| {
        std::fs::set_permissions(folder_store.folder(), std::fs::Permissions::from_mode(mode))
            .unwrap();
    };
    rights(0o555);
    // The superuser may write everywhere; then there is nothing to test.
    let is_refused = std::fs::write(folder_store.folder().join("probe"), "").is_err();
    let result = save(&library, &mut locked, 4);
    rights(0o755);
    assert_eq!(result.is_err(), is_refused);
    let turns = read(&library, locked.id()).game.record.turns().len();
    assert_eq!(turns, if is_refused { 3 } else { 4 });
}

#[test]
fn two_processes_never_play_the_same_game() {
    let folder_store = folder_store("two");
    let (one, two) = (Library::new(folder_store.clone()), Library::new(folder_store));
    let mut first = one.begin(NOW).unwrap();
    let mut second = two.begin(NOW).unwrap();
    assert_ne!(first.id(), second.id());
    save(&one, &mut first, 2).unwrap();
    save(&two, &mut second, 4).unwrap();
    assert!(one.latest_unfinished(&catalogue()).unwrap().is_none(), "both are locked");
    let saved = read(&two, first.id());
    let resumed = two.resume(&catalogue(), &saved.id);
    assert_eq!(resumed.unwrap_err(), OpenError::Store(StoreError::Locked));
    assert_eq!(two.delete(&saved.id), Err(StoreError::Locked));
    drop(first);
    let interrupted = two.latest_unfinished(&catalogue()).unwrap();
    assert_eq!(interrupted.map(|interrupted| interrupted.id), Some(saved.id.clone()));
    let (_, mut again) = two.resume(&catalogue(), &saved.id).unwrap();
    save(&two, &mut again, 3).unwrap();
    assert_eq!(read(&one, &saved.id).game.record.turns().len(), 3);
}

#[test]
fn only_the_version_that_is_written_is_accepted() {
    let (library, id) = saved();
    let text = library.store().get(&format!("{id}.fgn")).unwrap().unwrap();
    let version = "% fanorona-save 1 ";
    assert!(text.starts_with(version), "{text}");
    for other in ["0", "2", "3", "9", "10", "01", "+1", "-1", "", "1.0", "4294967296"] {
        let changed = text.replacen(version, &format!("% fanorona-save {other} "), 1);
        check(&library, &id, &changed, false);
        let saved = read(&library, &id);
        let Some(error) = saved.notice else { panic!("{other}") };
        let newer = matches!(other, "2" | "3" | "9" | "10");
        assert_eq!(matches!(error, SaveError::Version(_)), newer, "{other}: {error:?}");
    }
}

/// A faulty library with a game of six turns and a backup with five; and the texts of both.
fn faulty(name: &str) -> (Library<Faulty>, String, [String; 2]) {
    let library = Library::new(Faulty::new(folder_store(name)));
    let mut locked = library.begin(NOW).unwrap();
    for turns in 5..=6 {
        save(&library, &mut locked, turns).unwrap();
    }
    let id = locked.id().to_owned();
    library.release(locked);
    let texts = ["fgn", "backup.fgn"].map(|kind| library.store().get(&format!("{id}.{kind}")));
    (library, id, texts.map(|text| text.unwrap().unwrap()))
}

#[test]
fn an_interrupted_deletion_leaves_a_game_that_is_either_saved_or_deleted() {
    let (library, id, [save, backup]) = faulty("interrupted");
    let faulty = library.store();
    let states = [
        (Some(save.as_str()), Some(backup.as_str())),
        (Some(&save), None),
        (Some("damaged"), Some(&backup)),
        (Some(&save), Some("damaged")),
        (None, Some(&backup)),
    ];
    for (save, backup) in states {
        let mut interrupted = 0;
        for changes in 0.. {
            for (kind, text) in [("fgn", save), ("backup.fgn", backup), ("trash.fgn", None)] {
                let name = format!("{id}.{kind}");
                match text {
                    Some(text) => faulty.inner.put(&name, text).unwrap(),
                    None => faulty.inner.remove(&name).unwrap(),
                }
            }
            let turns = read(&library, &id).game.record.turns().len();
            faulty.left.set(changes);
            let result = library.delete(&id);
            faulty.left.set(usize::MAX);
            let [saved, deleted] = [false, true].map(|trash| library.ids(trash).unwrap().len());
            assert_eq!((saved, deleted), if result.is_ok() { (0, 1) } else { (1, 0) });
            if deleted == 1 {
                library.restore(&id).unwrap();
            }
            assert_eq!(read(&library, &id).game.record.turns().len(), turns);
            if result.is_ok() {
                break;
            }
            interrupted += 1;
        }
        assert!(interrupted > 0);
    }
}

#[test]
fn games_can_be_deleted_and_restored_on_a_full_disk() {
    let (library, id, _) = faulty("full");
    library.store().full.set(true);
    library.delete(&id).unwrap();
    assert_eq!(library.ids(true).unwrap(), [id.as_str()]);
    library.restore(&id).unwrap();
    assert_eq!(read(&library, &id).game.record.turns().len(), 6);
}

/// What another program has played until the lock is taken stays.
#[test]
fn a_game_is_locked_before_it_is_read() {
    let (library, id, [_, save]) = faulty("meanwhile");
    let name = format!("{id}.fgn");
    let newest = library.store().get(&name).unwrap().unwrap();
    let turns = || read(&library, &id).game.record.turns().len();
    let changes: [&dyn Fn() -> Result<(), OpenError>; 3] = [
        &|| library.name(&catalogue(), &id, "evening", NOW),
        &|| library.annotate(&catalogue(), &id, &telo(5), NOW),
        &|| {
            library.resume(&catalogue(), &id).map(|(saved, locked)| {
                assert_eq!(saved.game.record.turns().len(), 6);
                library.release(locked);
            })
        },
    ];
    for change in changes {
        library.store().inner.put(&name, &save).unwrap();
        assert_eq!(turns(), 5);
        library.store().meanwhile.replace(Some((name.clone(), newest.clone())));
        change().unwrap();
        assert_eq!(turns(), 6);
    }
    assert_eq!(
        library.resume(&catalogue(), "nothing").unwrap_err(),
        OpenError::Save(SaveError::Missing)
    );
    assert!(!library.store().inner.folder().join("nothing.lock").exists());
}

/// Otherwise it would be replaced by what is played on from its backup.
#[test]
fn a_save_that_may_be_whole_is_not_replaced_by_its_backup() {
    let (library, id, [save, _]) = faulty("unreadable");
    library.store().unreadable.set(true);
    assert_eq!(read(&library, &id).game.record.turns().len(), 5, "the backup can be looked at");
    let error = library.name(&catalogue(), &id, "evening", NOW).unwrap_err();
    assert!(matches!(error, OpenError::Save(SaveError::File(_))), "{error:?}");
    assert!(matches!(library.delete(&id), Err(StoreError::Read(_))));
    library.store().unreadable.set(false);
    let name = format!("{id}.fgn");
    assert_eq!(library.store().get(&name).unwrap().unwrap(), save);
    let newer = save.replacen("save 1 ", "save 2 ", 1);
    library.store().put(&name, &newer).unwrap();
    let error = library.resume(&catalogue(), &id).unwrap_err();
    assert_eq!(error, OpenError::Save(SaveError::Version(2)));
    // One that is known to be wrong is.
    library.store().put(&name, "damaged").unwrap();
    library.name(&catalogue(), &id, "evening", NOW).unwrap();
    assert_eq!(read(&library, &id).name(), Some("evening"));
}
