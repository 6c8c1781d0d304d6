//! Settings: read when the program starts, applied when they change, written shortly after, and
//! never lost, whatever the file contains.

use crate::fixture::*;
use bevy::prelude::*;
use fanorona::app::actions::{Chord, InputAction};
use fanorona::app::game_setup::GameSetup;
use fanorona::app::kept::KeptWriter;
use fanorona::app::motion::MotionSettings;
use fanorona::app::settings::page::parts::Tab;
use fanorona::app::settings::store::SettingsStore;
use fanorona::app::settings::text;
use fanorona::app::settings::values::{Experience, Marks, SavedPlan, WindowPlacement};
use fanorona::app::settings::values::{Settings, Values};
use fanorona::app::sound::Volumes;
use fanorona::app::table::camera::viewpoint::{CameraSettings, Viewpoint};
use fanorona::app::table::markers::MarkerVisibility;
use fanorona::app::table::{KnownLooks, Preset, Quality, TableLook};
use fanorona::app::texts::CurrentTexts;
use fanorona::app::toasts::Toasts;
use fanorona::catalogue::custom::{CustomFileKind, CustomFiles};
use fanorona::catalogue::file::FileError;
use fanorona::catalogue::kept::{Kept, KeptEvent, KeptProblem};
use fanorona::catalogue::library::{
    AnyStore, FolderStore, KeyValueStore, LockStatus, MemoryStore, StoreError,
};
use fanorona::catalogue::looks::Looks;
use fanorona::game::play::{Intent, Seat};
use fanorona::rules::Side;
use fanorona::texts::{Language, Texts, say};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A folder for one test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("fanorona-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self) -> PathBuf {
        self.0.join("settings.ron")
    }

    fn storage(&self) -> AnyStore {
        Arc::new(FolderStore::new(self.0.clone()))
    }

    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        // The file that is locked stays.
        names.retain(|name| name != ".locks");
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn english() -> Texts {
    Texts::new(Language::ENGLISH)
}

fn app_with(storage: AnyStore) -> (App, Option<KeptEvent>) {
    let mut app = input_app();
    let (kept, news) = Kept::<Values>::open(storage);
    app.insert_resource(Settings(kept.value().clone())).insert_resource(KeptWriter::new(kept));
    app.init_resource::<TableLook>().init_resource::<KnownLooks>().init_resource::<Preset>();
    app.init_resource::<Volumes>()
        .init_resource::<MotionSettings>()
        .init_resource::<CameraSettings>()
        .init_resource::<MarkerVisibility>();
    app.update();
    (app, news)
}

fn change(app: &mut App, change: impl FnOnce(&mut Values)) {
    change(&mut app.world_mut().resource_mut::<Settings>().0);
    app.update();
}

fn is_settled(app: &App) -> bool {
    app.world().resource::<SettingsStore>().is_settled()
        && app.world().resource::<KeptWriter<Values>>().is_settled()
}

/// What is stored, and what there is to tell about it.
fn reopened(storage: AnyStore) -> (Values, Option<KeptEvent>) {
    let (kept, news) = Kept::<Values>::open(storage);
    (kept.value().clone(), news)
}

/// Lets real time pass until everything is written, or for a minute.
fn settle(app: &mut App) {
    let begun = Instant::now();
    while !is_settled(app) {
        assert!(begun.elapsed() < Duration::from_secs(60), "nothing is written");
        std::thread::sleep(Duration::from_millis(10));
        app.update();
    }
}

#[test]
fn a_change_is_written_shortly_after_and_read_next_time() {
    let folder = Folder::new("written");
    let (mut app, news) = app_with(folder.storage());
    assert_eq!((news, folder.names().len()), (None, 0), "an empty folder is not reported");
    // The placement of the window is written like any other change.
    settle(&mut app);
    change(&mut app, |values| values.scale = Some(1.5));
    let before = std::fs::read_to_string(folder.file()).unwrap_or_default();
    assert!(!before.contains("scale: 1.5"), "it is not written while a slider may still be moving");
    settle(&mut app);
    let (settings, news) = reopened(folder.storage());
    assert_eq!((settings.scale, news), (Some(1.5), None));
    assert_eq!(folder.names(), ["settings.ron"]);
}

#[test]
fn settings_of_today_are_read_and_written_the_same() {
    let written = include_str!("../data/today/settings.ron");
    let read = text::read(written).unwrap();
    assert_eq!((text::write(&read.values).as_str(), read.unknown.len()), (written, 0));
    assert_eq!((read.values.language.as_deref(), read.values.speed), (Some("fr"), 1.5));
}

#[test]
fn the_board_changes_when_its_look_is_added_or_removed() {
    let folder = Folder::new("other-looks");
    let (mut app, _) = app_with(folder.storage());
    change(&mut app, |values| values.stones = "mine".into());
    let key = |app: &App| app.world().resource::<TableLook>().stones.title.key.clone();
    assert_eq!(key(&app), "marble", "there is no look with this key yet");
    let own = fanorona::catalogue::custom::CustomFolder(folder.0.clone());
    let text = include_str!("../../assets/looks/stones/wood.ron").replace("\"wood\"", "\"mine\"");
    own.put(CustomFileKind::Stones, "mine.ron", &text).unwrap();
    app.world_mut().resource_mut::<KnownLooks>().0 = Looks::load(&own);
    app.update();
    assert_eq!(key(&app), "mine");
    app.world_mut().resource_mut::<KnownLooks>().0 = Looks::default();
    app.update();
    assert_eq!(key(&app), "marble", "the look was removed");
}

#[test]
fn the_last_change_is_written_when_the_program_ends() {
    let folder = Folder::new("ended");
    let (mut app, _) = app_with(folder.storage());
    change(&mut app, |values| values.speed = 2.0);
    app.world_mut().write_message(AppExit::Success);
    app.update();
    assert_eq!(reopened(folder.storage()).0.speed, 2.0);
}

#[test]
fn a_broken_file_is_moved_aside_and_not_lost() {
    for (name, broken) in
        [("broken", &b"scale = huge"[..]), ("bytes", b"\xff\xfe\0"), ("cut", b"(scale: 1.5, spee")]
    {
        let folder = Folder::new(name);
        std::fs::write(folder.file(), broken).unwrap();
        let (mut app, news) = app_with(folder.storage());
        let Some(KeptEvent::MovedAside { place, .. }) = &news else { panic!("{name}: {news:?}") };
        assert_eq!(std::fs::read(place).unwrap(), broken);
        let sentence = say::kept_event(&english(), news.as_ref().unwrap());
        assert!(sentence.contains("settings.aside-1.ron"), "{sentence}");
        assert_eq!(app.world().resource::<Settings>().scale, None);
        change(&mut app, |values| values.scale = Some(1.25));
        settle(&mut app);
        assert_eq!(folder.names(), ["settings.aside-1.ron", "settings.ron"]);
        // Another broken file does not replace the first one.
        std::fs::write(folder.file(), "also broken").unwrap();
        let _ = reopened(folder.storage());
        assert_eq!(folder.names(), ["settings.aside-1.ron", "settings.aside-2.ron"]);
        assert_eq!(std::fs::read(place).unwrap(), broken);
    }
}

#[test]
fn a_file_of_a_newer_version_is_read_as_far_as_possible_and_kept() {
    let folder = Folder::new("newer");
    let newer = r#"(
        scale: 1.25, smell: Rosewood, viewpoint: Moon,
        keys: {"fly": ["A"], "hint": ["Hyper+Q", "J"]},
    )"#;
    std::fs::write(folder.file(), newer).unwrap();
    let (mut app, news) = app_with(folder.storage());
    let Some(KeptEvent::MovedAside { problem, place, .. }) = &news else { panic!("{news:?}") };
    let names = ["keys.fly", "keys.hint.0", "smell", "viewpoint"].map(str::to_owned);
    assert_eq!(*problem, KeptProblem::UnknownEntries(names.into()));
    assert_eq!(std::fs::read_to_string(place).unwrap(), newer);
    settle(&mut app);
    let (settings, news) = reopened(folder.storage());
    assert_eq!((settings.scale, news), (Some(1.25), None), "it is told once");
    assert_eq!(settings.keys.keys(InputAction::Hint), [Chord::read("J"), None]);
}

/// Settings in memory, on a storage that fails.
#[derive(Default)]
struct Faulty {
    inner: MemoryStore,
    /// Whether nothing can be written.
    full: AtomicBool,
    /// Whether nothing can be read.
    unreadable: AtomicBool,
}

impl Faulty {
    fn with(text: &str) -> Self {
        let storage = Self::default();
        storage.put(NAME, text).unwrap();
        storage
    }

    /// A storage that can be read but not written.
    fn read_only(text: &str) -> Self {
        Self { full: true.into(), ..Self::with(text) }
    }
}

/// The name of the settings in their storage.
const NAME: &str = "settings.ron";

impl KeyValueStore for Faulty {
    fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        match self.unreadable.load(Ordering::Relaxed) {
            true => Err(StoreError::Read(FileError::Other("input/output error".into()))),
            false => self.inner.get(name),
        }
    }
    fn put(&self, name: &str, text: &str) -> Result<(), StoreError> {
        match self.full.load(Ordering::Relaxed) {
            true => Err(StoreError::Write { name: name.into(), detail: "the disk is full".into() }),
            false => self.inner.put(name, text),
        }
    }
    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.inner.remove(name)
    }
    fn list(&self) -> Result<Vec<String>, StoreError> {
        self.inner.list()
    }
    fn try_lock(&self, name: &str) -> Result<LockStatus, StoreError> {
        self.inner.try_lock(name)
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_reported_once() {
    let (mut app, news) = app_with(Arc::new(Faulty::read_only("(scale: 1.5)")));
    assert_eq!((app.world().resource::<Settings>().scale, news), (Some(1.5), None));
    for speed in [2.0, 4.0] {
        change(&mut app, |values| values.speed = speed);
        settle(&mut app);
    }
    assert_eq!(app.world().resource::<Settings>().speed, 4.0);
    let toasts: Vec<&str> = app.world().resource::<Toasts>().iter().collect();
    assert_eq!(toasts.len(), 1, "{toasts:?}");
    assert!(toasts[0].contains("the disk is full"));
}

#[test]
fn a_broken_file_that_cannot_be_moved_is_never_overwritten() {
    let (mut app, news) = app_with(Arc::new(Faulty::read_only("broken")));
    assert!(matches!(&news, Some(KeptEvent::Blocked { place, .. }) if place == NAME), "{news:?}");
    change(&mut app, |values| values.speed = 2.0);
    settle(&mut app);
    assert!(app.world().resource::<Toasts>().is_empty());
}

#[test]
#[cfg(unix)]
fn a_folder_without_permission_does_no_harm() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new("readonly");
    std::fs::write(folder.file(), "(scale: 1.5)").unwrap();
    let set = |mode| {
        std::fs::set_permissions(&folder.0, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    set(0o555);
    let (mut app, _) = app_with(folder.storage());
    change(&mut app, |values| values.scale = Some(2.0));
    settle(&mut app);
    set(0o755);
    let kept = reopened(folder.storage()).0.scale;
    let told = !app.world().resource::<Toasts>().is_empty();
    // A superuser can write there anyway.
    assert!(
        (kept, told) == (Some(1.5), true) || (kept, told) == (Some(2.0), false),
        "{kept:?} {told}"
    );
    assert_eq!(folder.names(), ["settings.ron"]);
}

#[test]
fn changes_are_applied_at_once() {
    let (mut app, _) = app_with(Arc::new(MemoryStore::default()));
    change(&mut app, |values| {
        values.speed = 2.0;
        values.reduced_motion = true;
        values.viewpoint = Viewpoint::ToMove;
        values.marks = Marks::Few;
        values.language = Some("fr".into());
        values.sound.muted = true;
        values.quality = "high".into();
        (values.board, values.stones) = ("slab".into(), "glass".into());
        values.coordinates = false;
    });
    let world = app.world();
    let look = world.resource::<TableLook>();
    assert_eq!((&*look.board.title.key, &*look.stones.title.key), ("slab", "glass"));
    assert!(!look.coordinates && world.resource::<Volumes>().muted);
    assert_eq!(*world.resource::<Preset>(), Preset::Fixed(Quality::High));
    assert_eq!(*world.resource::<MotionSettings>(), MotionSettings { speed: 2.0, reduced: true });
    let camera = world.resource::<CameraSettings>();
    assert_eq!((camera.viewpoint, camera.reduced), (Viewpoint::ToMove, true));
    assert_eq!(*world.resource::<MarkerVisibility>(), MarkerVisibility::Few);
    assert_eq!(world.resource::<CurrentTexts>().language(), Language::named("fr"));
    change(&mut app, |values| Tab::ALL.iter().for_each(|(tab, _)| *values = tab.reset(values)));
    let world = app.world();
    assert_eq!(*world.resource::<MotionSettings>(), MotionSettings::default());
    assert_eq!(*world.resource::<MarkerVisibility>(), MarkerVisibility::All);
    assert_eq!(*world.resource::<TableLook>(), TableLook::default());
    assert_eq!(*world.resource::<Preset>(), Preset::Auto);
    assert!(!world.resource::<Volumes>().muted);
    let spoken = world.resource::<CurrentTexts>().language();
    assert_eq!(spoken, Language::named("fr"), "a reset keeps the language");
}

#[test]
fn settings_do_not_override_the_language_of_the_command_line() {
    let storage =
        Faulty::with(&text::write(&Values { language: Some("fr".into()), ..Values::default() }));
    let (mut app, _) = app_with(Arc::new(storage));
    app.update();
    assert_eq!(app.world().resource::<CurrentTexts>().language(), Language::ENGLISH);
    change(&mut app, |values| values.scale = Some(1.25));
    assert_eq!(app.world().resource::<CurrentTexts>().language(), Language::ENGLISH);
}

#[test]
fn the_window_and_the_last_game_are_remembered() {
    let (mut app, _) = app_with(Arc::new(MemoryStore::default()));
    let seen = app.world().resource::<Settings>().window;
    assert_eq!(seen.map(|window| window.size), Some([1280, 720]));
    let world = app.world_mut();
    let mut windows = world.query::<&mut Window>();
    for mut window in windows.iter_mut(world) {
        window.resolution.set_physical_resolution(900, 600);
        window.position = WindowPosition::At(IVec2::new(5, 6));
    }
    app.update();
    let place =
        WindowPlacement { size: [900, 600], corner: Some([5, 6]), ..WindowPlacement::default() };
    assert_eq!(app.world().resource::<Settings>().window, Some(place));
    change(&mut app, |values| {
        values.window = Some(WindowPlacement { full_screen: true, ..place });
    });
    app.update();
    let world = app.world_mut();
    let mut windows = world.query::<&Window>();
    assert!(windows.iter(world).all(|window| window.mode != bevy::window::WindowMode::Windowed));

    app.world_mut().resource_mut::<GameSetup>().seats = [computer("ombiasy"), Seat::Person];
    begin(&mut app, "dimy", [computer("ombiasy"), Seat::Person]);
    app.update();
    let plan = app.world().resource::<Settings>().plan.clone();
    let seats = [Some("ombiasy".to_owned()), None];
    assert_eq!(plan.map(|plan: SavedPlan| plan.seats), Some(seats));
}

#[test]
fn a_key_that_changes_the_volumes_changes_the_setting() {
    let (mut app, _) = app_with(Arc::new(MemoryStore::default()));
    app.world_mut().resource_mut::<Volumes>().muted = true;
    app.update();
    app.update();
    assert!(app.world().resource::<Settings>().sound.muted);
    assert!(app.world().resource::<Volumes>().muted);
}

#[test]
fn a_beginners_first_games_show_fewer_markers() {
    let shown = |experience, games_played, marks| {
        Values { experience, games_played, marks, ..Values::default() }.shown_markers()
    };
    let growing = |games| shown(Experience::New, games, Marks::Growing);
    assert_eq!(growing(0), MarkerVisibility::Basic);
    assert_eq!(growing(2), MarkerVisibility::BasicAndLastTurn);
    assert_eq!(growing(4), MarkerVisibility::All);
    for experience in [Experience::Unknown, Experience::Known] {
        assert_eq!(shown(experience, 0, Marks::Growing), MarkerVisibility::All);
    }
    let all = shown(Experience::New, 0, Marks::All);
    assert_eq!(all, MarkerVisibility::All, "all can be switched on at once");
}

#[test]
fn only_games_of_people_that_ended_are_counted() {
    let (mut app, _) = app_with(Arc::new(MemoryStore::default()));
    let played = |app: &App| app.world().resource::<Settings>().games_played;
    begin(&mut app, "telo", [Seat::Person, computer("fara")]);
    assert_eq!(played(&app), 0);
    intend(&mut app, Intent::Resign(Side::White));
    app.update();
    assert_eq!(played(&app), 1);
    begin(&mut app, "telo", [computer("fara"), computer("fara")]);
    intend(&mut app, Intent::Resign(Side::White));
    app.update();
    assert_eq!(played(&app), 1, "the computer plays against itself");
}

#[test]
fn only_the_first_start_asks_for_experience() {
    assert!(Values::default().is_first_start());
    let known = Values { experience: Experience::Known, ..Values::default() };
    let played = Values { plan: Some(SavedPlan::default()), ..Values::default() };
    assert!(!known.is_first_start() && !played.is_first_start());
}

#[test]
fn two_windows_keep_each_others_changes() {
    let folder = Folder::new("two");
    let (mut first, _) = app_with(folder.storage());
    let (mut second, _) = app_with(folder.storage());
    settle(&mut first);
    settle(&mut second);
    change(&mut second, |values| {
        values.language = Some("fr".into());
        values.games_played = 1;
        values.speed = 4.0;
    });
    settle(&mut second);
    change(&mut first, |values| {
        values.games_played = 2;
        values.speed = 2.0;
    });
    settle(&mut first);
    let (stored, _) = reopened(folder.storage());
    assert_eq!((stored.language.as_deref(), stored.games_played), (Some("fr"), 3));
    assert_eq!(stored.speed, 2.0, "changed by both: the later one");
    assert_eq!(
        first.world().resource::<Settings>().language,
        None,
        "nothing changes while one plays"
    );
    change(&mut first, |values| values.speed = 1.0);
    settle(&mut first);
    let (stored, _) = reopened(folder.storage());
    assert_eq!((stored.language.as_deref(), stored.games_played), (Some("fr"), 3));
}

#[test]
fn what_could_not_be_written_is_written_later() {
    let storage = Arc::new(Faulty { full: true.into(), ..Faulty::default() });
    let (mut app, _) = app_with(storage.clone());
    change(&mut app, |values| values.speed = 2.0);
    settle(&mut app);
    storage.full.store(false, Ordering::Relaxed);
    // Slightly more than ten seconds.
    (0..700).for_each(|_| app.update());
    settle(&mut app);
    assert_eq!(reopened(storage).0.speed, 2.0);
}

#[test]
fn what_cannot_be_read_for_the_moment_is_neither_moved_nor_overwritten() {
    let text = "(scale: 1.5)";
    let unreadable = || Arc::new(Faulty { unreadable: true.into(), ..Faulty::with(text) });
    let storage = unreadable();
    let (mut app, news) = app_with(storage.clone());
    assert!(matches!(&news, Some(KeptEvent::Blocked { place, .. }) if place == NAME));
    change(&mut app, |values| values.speed = 2.0);
    assert_eq!(storage.inner.get(NAME), Ok(Some(text.to_owned())));
    // Later, while the program runs.
    let storage = unreadable();
    storage.unreadable.store(false, Ordering::Relaxed);
    let (mut app, news) = app_with(storage.clone());
    assert_eq!(news, None);
    storage.unreadable.store(true, Ordering::Relaxed);
    change(&mut app, |values| values.speed = 2.0);
    settle(&mut app);
    assert_eq!(storage.inner.get(NAME), Ok(Some(text.to_owned())));
    storage.unreadable.store(false, Ordering::Relaxed);
    (0..700).for_each(|_| app.update());
    settle(&mut app);
    let (stored, _) = reopened(storage);
    assert_eq!((stored.scale, stored.speed), (Some(1.5), 2.0));
}
