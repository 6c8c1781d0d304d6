//! Damaged saves, full disks, folders that cannot be written, and two copies at once.

use crate::stores::{Full, shelf};
use crate::{catalogue, telo};
use fanorona::catalogue::library::{
    KeyValueStore, Library, LockedGame, MemoryStore, RecoveryNotice, SaveError, SavedGame,
    StoreError, Timestamp,
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};

const NOW: Timestamp = Timestamp::from_unix_seconds(1_795_265_888);
const STATE: [(&str, &str); 2] = [("white", "human"), ("clock", "1 2 3")];

fn save<S: KeyValueStore>(
    library: &Library<S>,
    held: &mut LockedGame,
    turns: usize,
) -> Result<(), StoreError> {
    let state = STATE.map(|(name, value)| (name, value.to_owned()));
    library.save(held, &telo(turns), &state, NOW)
}

/// A library in which a game of six turns is kept, the save of five beside it.
fn kept() -> (Library<MemoryStore>, String) {
    let library = Library::new(MemoryStore::default());
    let mut held = library.begin(NOW).unwrap();
    for turns in 1..=6 {
        save(&library, &mut held, turns).unwrap();
    }
    let id = held.id().to_owned();
    library.release(held);
    (library, id)
}

fn read<S: KeyValueStore>(library: &Library<S>, id: &str) -> SavedGame {
    library.game(&catalogue(), id).unwrap_or_else(|error| panic!("{error:?}"))
}

/// With the newest save changed to this, the game is there, perhaps one turn shorter and told so.
fn check(library: &Library<MemoryStore>, id: &str, text: &str, is_whole: bool) {
    library.store().put(&format!("{id}.fgn"), text).unwrap();
    let kept = read(library, id);
    let turns = kept.game.record.turns().len();
    assert_eq!(
        (turns, kept.notice.is_none()),
        if is_whole { (6, true) } else { (5, false) },
        "{text}"
    );
    assert_eq!(kept.state["clock"], "1 2 3");
    assert_eq!(library.unfinished(&catalogue()).unwrap().games.len(), 1);
}

#[test]
fn a_save_cut_at_any_byte_falls_back_to_the_one_before() {
    let (library, id) = kept();
    let text = library.store().get(&format!("{id}.fgn")).unwrap().unwrap();
    for end in (0..=text.len()).filter(|&end| text.is_char_boundary(end)) {
        check(&library, &id, &text[..end], end == text.len());
    }
}

#[test]
fn any_changed_byte_is_found() {
    let (library, id) = kept();
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
fn files_of_any_bytes_do_no_harm() {
    let shelf = shelf("bytes");
    let library = Library::new(shelf.clone());
    let mut held = library.begin(NOW).unwrap();
    save(&library, &mut held, 1).unwrap();
    save(&library, &mut held, 2).unwrap();
    let id = held.id().to_owned();
    library.release(held);
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(2);
    let path = shelf.folder().join(format!("{id}.fgn"));
    for length in [0, 1, 7, 100, 5_000] {
        let bytes: Vec<u8> = (0..length).map(|_| chance.random()).collect();
        std::fs::write(&path, bytes).unwrap();
        let kept = read(&library, &id);
        assert_eq!(kept.game.record.turns().len(), 1);
        assert!(matches!(kept.notice, Some(RecoveryNotice::Backup(_))));
    }
    // With the backup gone as well the game is told of, and nothing else suffers.
    std::fs::remove_file(shelf.folder().join(format!("{id}.backup.fgn"))).unwrap();
    std::fs::create_dir(shelf.folder().join("20000101-000000.fgn")).unwrap();
    library.add([&telo(3)], NOW).unwrap();
    let listed = library.games(&catalogue()).unwrap();
    assert_eq!((listed.games.len(), listed.damaged.len()), (1, 2), "{listed:?}");
    // Deleting keeps what cannot be read where it is.
    assert!(library.delete(&id).is_err() && path.exists());
}

#[test]
fn a_game_of_a_newer_program_or_an_unknown_variant_is_told_as_that() {
    let (library, id) = kept();
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

#[test]
fn a_full_disk_keeps_what_was_kept_and_the_next_save_may_succeed() {
    for writes in 0..9 {
        let library = Library::new(Full::default());
        library.store().left.set(writes);
        let mut held = library.begin(NOW).unwrap();
        let mut done = 0;
        for turns in 1..=6 {
            match save(&library, &mut held, turns) {
                Ok(()) => done = turns,
                Err(error) => assert!(matches!(error, StoreError::Write { .. })),
            }
            if done > 0 {
                assert_eq!(read(&library, held.id()).game.record.turns().len(), done);
            }
        }
        library.store().left.set(2);
        save(&library, &mut held, 6).unwrap();
        let kept = read(&library, held.id());
        assert_eq!((kept.game.record.turns().len(), kept.notice), (6, None));
    }
}

#[test]
fn where_no_folder_can_be_made_the_error_is_told() {
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
fn a_folder_that_may_not_be_written_is_told_and_stays_as_it_is() {
    use std::os::unix::fs::PermissionsExt as _;
    let shelf = shelf("read-only");
    let library = Library::new(shelf.clone());
    let mut held = library.begin(NOW).unwrap();
    save(&library, &mut held, 3).unwrap();
    let rights = |mode| {
        std::fs::set_permissions(shelf.folder(), std::fs::Permissions::from_mode(mode)).unwrap();
    };
    rights(0o555);
    // The system's own user may write everywhere; then there is nothing to see.
    let is_refused = std::fs::write(shelf.folder().join("probe"), "").is_err();
    let saved = save(&library, &mut held, 4);
    rights(0o755);
    assert_eq!(saved.is_err(), is_refused);
    let turns = read(&library, held.id()).game.record.turns().len();
    assert_eq!(turns, if is_refused { 3 } else { 4 });
}

#[test]
fn two_copies_never_play_the_same_game() {
    let shelf = shelf("two");
    let (one, two) = (Library::new(shelf.clone()), Library::new(shelf));
    let mut first = one.begin(NOW).unwrap();
    let mut second = two.begin(NOW).unwrap();
    assert_ne!(first.id(), second.id());
    save(&one, &mut first, 2).unwrap();
    save(&two, &mut second, 4).unwrap();
    assert!(one.unfinished(&catalogue()).unwrap().games.is_empty(), "both are being played");
    let kept = read(&two, first.id());
    assert_eq!(two.resume(&kept).unwrap_err(), StoreError::Locked);
    assert_eq!(two.delete(&kept.id), Err(StoreError::Locked));
    drop(first);
    let listed = two.unfinished(&catalogue()).unwrap();
    assert_eq!(listed.games.iter().map(|kept| &kept.id).collect::<Vec<_>>(), [&kept.id]);
    let mut again = two.resume(&kept).unwrap();
    save(&two, &mut again, 3).unwrap();
    assert_eq!(read(&one, &kept.id).game.record.turns().len(), 3);
}
