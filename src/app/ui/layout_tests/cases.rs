//! What is tested: every page as it is at first, and full of content where it can be.

use crate::app::actions::{Chord, InputAction};
use crate::app::analysis::CurrentAnalysis;
use crate::app::compare::{CompareCommand, ComparePart, CompareSubject, CurrentComparison};
use crate::app::content::CurrentCatalogue;
use crate::app::editor::{CurrentEditor, PageAddress};
use crate::app::engine_lines::{EngineLines, FoundLines};
use crate::app::explore::{CurrentExplorer, CurrentExplorerView, ExplorerRow, ExplorerView};
use crate::app::fetched::Fetcher;
use crate::app::game_setup::GameSetup;
use crate::app::gamepad::{PadBrand, Pads};
use crate::app::instructive_games;
use crate::app::learn::CurrentCourse;
use crate::app::pages::{OpenPage, Page};
use crate::app::puzzles::{CurrentPuzzles, Today};
use crate::app::session::{CurrentGuidance, CurrentSession};
use crate::app::settings::page::parts::Tab;
use crate::app::settings::values::Settings;
use crate::app::side_panel::{
    SidePanel, SidePanelAction, SidePanelButton, SidePanelContent, SidePanelText, Tone,
};
use crate::app::solver::PositionSolver;
use crate::app::status;
use crate::app::status::CurrentStatus;
use crate::app::storage::page::LibraryPage;
use crate::app::storage::{
    HeldFiles, ImportError, Imported, InterruptedGame, LibraryCommand, LibraryEntry, LibraryState,
    Listing, OwnFile, StorageError,
};
use crate::app::strength::PlayerStrength;
use crate::app::table::KnownLooks;
use crate::app::texts::CurrentTexts;
use crate::app::toasts::{LastRemark, Toasts};
use crate::app::ui::state::ScreenState;
use crate::catalogue::content::CustomItem;
use crate::catalogue::custom::CustomFileKind;
use crate::catalogue::file::FileError;
use crate::catalogue::library::strength::strength;
use crate::catalogue::library::{
    GameList, Library, MemoryStore, StoreError, Timestamp, stored_game,
};
use crate::catalogue::looks::Looks;
use crate::catalogue::{Catalogue, CustomFileProblem};
use crate::engine::character::{self, adjusting, adjusting_at};
use crate::engine::rating::StrengthEstimate;
use crate::engine::{Engine, Limits, Options};
use crate::game::editor::Edit;
use crate::game::learn::Attempt;
use crate::game::play::{
    GamePlan, Guidance, Intent, OpenedGame, ReviewAction, Seat, Selection, Session,
};
use crate::game::puzzles::{Day, PuzzleResult, TryKind};
use crate::rules::generate::turns;
use crate::rules::shipped_records::{RECORDS, ShippedRecord};
use crate::rules::variant::shipped::variant as shipped_variant;
use crate::rules::{Point, Position, Side};
use crate::texts::{Language, Texts};
use bevy::ecs::message::Messages;
use bevy::prelude::{Entity, World};
use std::path::PathBuf;
use std::sync::Arc;

/// All pages. A new one that is missing here does not compile in [`number`].
const PAGES: [Page; 24] = [
    Page::Board,
    Page::NewGame,
    Page::Opponent(Side::White),
    Page::Opponent(Side::Black),
    Page::Rules,
    Page::Help,
    Page::Library,
    Page::Statistics,
    Page::Shipped,
    Page::Booklet,
    Page::Settings,
    Page::Result,
    Page::Resign,
    Page::Quit,
    Page::Turns,
    Page::Start,
    Page::Import,
    Page::Export,
    Page::Welcome,
    Page::Lessons,
    Page::Puzzles,
    Page::Editor,
    Page::Compare,
    Page::About,
];

const fn number(page: Page) -> usize {
    match page {
        Page::Board => 0,
        Page::NewGame => 1,
        Page::Opponent(Side::White) => 2,
        Page::Opponent(Side::Black) => 3,
        Page::Rules => 4,
        Page::Help => 5,
        Page::Library => 6,
        Page::Statistics => 7,
        Page::Shipped => 8,
        Page::Booklet => 9,
        Page::Settings => 10,
        Page::Result => 11,
        Page::Resign => 12,
        Page::Quit => 13,
        Page::Turns => 14,
        Page::Start => 15,
        Page::Import => 16,
        Page::Export => 17,
        Page::Welcome => 18,
        Page::Lessons => 19,
        Page::Puzzles => 20,
        Page::Editor => 21,
        Page::Compare => 22,
        Page::About => 23,
    }
}

/// A page and what it shows.
pub(super) struct LayoutCase {
    pub name: String,
    pub page: Page,
    session: Session,
    store: fn() -> LibraryState,
    /// Sets what else the page depends on.
    prepare: fn(&mut World),
}

impl LayoutCase {
    fn of(page: Page) -> Self {
        Self {
            name: format!("{page:?}"),
            page,
            session: session(page),
            store: LibraryState::default,
            prepare: |_| {},
        }
    }

    /// The board in a game, with no page open.
    pub fn board() -> Self {
        Self::of(Page::Board)
    }

    /// The resources from which the page is drawn.
    pub fn world(&self, language: Language, tab: Tab) -> World {
        let mut world = World::new();
        super::super::reset(&mut world);
        let session = self.session.clone();
        let guidance = Guidance::of(session.record(), true, &Selection::default());
        world.insert_resource(CurrentGuidance(guidance));
        world.insert_resource(CurrentSession(session));
        world.insert_resource(CurrentTexts::new(language));
        world.insert_resource(OpenPage(self.page));
        world.insert_resource(ScreenState { tab, ..ScreenState::default() });
        world.insert_resource(KnownLooks(Looks::default()));
        world.insert_resource((self.store)());
        world.init_resource::<CurrentAnalysis>();
        world.init_resource::<CurrentCourse>();
        world.init_resource::<CurrentPuzzles>();
        world.init_resource::<Fetcher>();
        world.init_resource::<Today>();
        world.init_resource::<CurrentCatalogue>();
        world.init_resource::<GameSetup>();
        world.init_resource::<CurrentEditor>();
        world.init_resource::<CurrentComparison>();
        world.init_resource::<PositionSolver>();
        world.init_resource::<PageAddress>();
        world.init_resource::<PlayerStrength>();
        world.init_resource::<Settings>();
        world.init_resource::<Pads>();
        world.init_resource::<Toasts>();
        world.init_resource::<LastRemark>();
        world.init_resource::<HeldFiles>();
        world.init_resource::<SidePanelContent>();
        world.init_resource::<CurrentExplorer>();
        world.init_resource::<CurrentExplorerView>();
        world.init_resource::<CurrentStatus>();
        world.init_resource::<Messages<LibraryCommand>>();
        (self.prepare)(&mut world);
        update(&mut world);
        world
    }
}

/// A gamepad with a long name.
fn plugged(world: &mut World, brand: PadBrand) {
    let name = "Wireless Controller for Consoles and Computers (2026)".to_owned();
    world.resource_mut::<Pads>().active = Some((Entity::PLACEHOLDER, brand, name));
}

/// Brings the view models up to date.
pub(super) fn update(world: &mut World) {
    use crate::app::analysis::panel as analysis;
    use crate::app::engine_lines::panel as engine_lines;
    use crate::app::storage::page as library;
    use crate::app::{match_play, review, statistics, turn_list};
    world.run_system_cached(status::update).unwrap();
    world.run_system_cached(library::find).unwrap();
    world.run_system_cached(statistics::update).unwrap();
    world.run_system_cached(match_play::update).unwrap();
    world.run_system_cached(turn_list::update).unwrap();
    world.run_system_cached(review::update).unwrap();
    world.run_system_cached(engine_lines::update).unwrap();
    world.run_system_cached(analysis::update).unwrap();
}

/// All cases.
pub(super) fn all() -> Vec<LayoutCase> {
    let mut cases = Vec::new();
    for (place, page) in PAGES.into_iter().enumerate() {
        assert_eq!(place, number(page));
        cases.push(LayoutCase::of(page));
    }
    let with = |name: &str, page, store: fn() -> LibraryState, prepare| LayoutCase {
        name: name.to_owned(),
        store,
        prepare,
        ..LayoutCase::of(page)
    };
    let review = LayoutCase { name: "review".to_owned(), ..LayoutCase::of(Page::Board) };
    cases.push(LayoutCase { session: looking_back(), ..review });
    let lines = |name: &str, session, prepare: fn(&mut World)| LayoutCase {
        name: name.to_owned(),
        session,
        prepare,
        ..LayoutCase::of(Page::Board)
    };
    cases.push(lines("lines", looking_back(), |world| found_lines(world, 5)));
    cases.push(lines("lines of a shipped game", record(), |world| found_lines(world, 1)));
    cases.push(lines("a search for lines", looking_back(), |world| {
        world.resource_mut::<EngineLines>().on = true;
    }));
    let analysed = LayoutCase { name: "analysis".to_owned(), ..LayoutCase::of(Page::Board) };
    let prepare = |world: &mut World| analyse(world, usize::MAX);
    cases.push(LayoutCase { session: looking_back(), prepare, ..analysed });
    let begun = LayoutCase { name: "half an analysis".to_owned(), ..LayoutCase::of(Page::Board) };
    let prepare = |world: &mut World| analyse(world, 6);
    cases.push(LayoutCase { session: looking_back(), prepare, ..begun });
    cases.push(LayoutCase { session: record(), ..LayoutCase::of(Page::Turns) });
    let result =
        LayoutCase { name: "result of a match".to_owned(), ..LayoutCase::of(Page::Result) };
    cases.push(LayoutCase { session: first_game_of_a_match(), ..result });
    let result = |name: &str, session, store| LayoutCase {
        name: name.to_owned(),
        session,
        store,
        ..LayoutCase::of(Page::Result)
    };
    cases.push(result("a first win", against_computer(Side::Black), || played(&[])));
    let lost = || played(&[Side::White; 2]);
    cases.push(result("a third loss", against_computer(Side::White), lost));
    for page in [Page::Rules, Page::Library] {
        let name = format!("{page:?} in a review");
        cases.push(LayoutCase { name, session: looking_back(), ..LayoutCase::of(page) });
    }
    cases.push(with("side panel", Page::Board, LibraryState::default, |world| {
        world.insert_resource(SidePanelContent(Some(side_panel())));
    }));
    let review =
        LayoutCase { name: "side panel in a review".to_owned(), ..LayoutCase::of(Page::Board) };
    let prepare = |world: &mut World| {
        world.insert_resource(SidePanelContent(Some(side_panel())));
    };
    cases.push(LayoutCase { session: looking_back(), prepare, ..review });
    cases.push(with("explorer", Page::Board, LibraryState::default, |world| {
        world.insert_resource(CurrentExplorerView(Some(explorer(world))));
    }));
    let review =
        LayoutCase { name: "explorer in a review".to_owned(), ..LayoutCase::of(Page::Board) };
    let prepare = |world: &mut World| {
        world.insert_resource(CurrentExplorerView(Some(explorer(world))));
    };
    cases.push(LayoutCase { session: looking_back(), prepare, ..review });
    cases.push(with("puzzles", Page::Puzzles, LibraryState::default, |world| {
        let mut puzzles = world.resource_mut::<CurrentPuzzles>();
        puzzles.store.need(None);
        puzzles.missing.push("tumicarona-rematch".to_owned());
        let entry = puzzles.store.packs().entries().next().unwrap().2.clone();
        let rating = puzzles.progress.puzzle_rating(&entry);
        let (result, kind) = (PuzzleResult::Failed, TryKind::Rated);
        puzzles.progress.record(&entry.id, rating, result, kind, Day::from_number(1));
        puzzles.progress.record_timed("*", 12, Day::from_number(1));
    }));
    for brand in [PadBrand::Xbox, PadBrand::PlayStation] {
        let help = LayoutCase {
            name: format!("help about a gamepad, {brand:?}"),
            ..LayoutCase::of(Page::Help)
        };
        let prepare: fn(&mut World) = match brand {
            PadBrand::Xbox => |world| plugged(world, PadBrand::Xbox),
            _ => |world| plugged(world, PadBrand::PlayStation),
        };
        cases.push(LayoutCase { prepare, ..help });
    }
    cases.push(with("keys in conflict", Page::Settings, LibraryState::default, |world| {
        let keys = &mut world.resource_mut::<Settings>().0.keys;
        keys.assign(InputAction::UndoStep, 1, Chord::read("Ctrl+Shift+PageDown"));
        keys.assign(InputAction::Hint, 0, Chord::read("M"));
        world.resource_mut::<ScreenState>().listening = Some((InputAction::Hint, 0));
    }));
    cases.push(with("an empty board", Page::Editor, LibraryState::default, |world| {
        edit(world, "vela", Edit::Clear);
    }));
    cases.push(with("a position with remarks", Page::Editor, LibraryState::default, |world| {
        edit(world, "telo", Edit::Quiet(99));
        edit(world, "telo", Edit::Swap);
        edit(world, "telo", Edit::Put(Point::new(4), Some(Side::White)));
    }));
    let parts: [(&str, fn(&mut World)); 6] = [
        ("turns that differ", |world| compared(world, ComparePart::Turns)),
        ("a chain that parts", |world| {
            compared(world, ComparePart::Turns);
            world.resource_mut::<CurrentComparison>().change(&CompareCommand::Walk);
            world.resource_mut::<CurrentComparison>().refresh();
        }),
        ("switches that differ", |world| compared(world, ComparePart::Switches)),
        ("all switches", |world| {
            compared(world, ComparePart::Switches);
            world.resource_mut::<CurrentComparison>().all_switches = true;
        }),
        ("a game under other rules", |world| compared(world, ComparePart::Game)),
        ("a board of one variant", |world| {
            let variant = crate::rules::variant::shipped::variant("telo").unwrap();
            let position = Position::start(&variant.rules);
            let subject = CompareSubject { variant, position, game: None };
            let catalogue = world.resource::<CurrentCatalogue>().0.clone();
            let mut comparison = world.resource_mut::<CurrentComparison>();
            comparison.begin(subject, &catalogue);
            comparison.refresh();
        }),
    ];
    for (name, prepare) in parts {
        cases.push(with(name, Page::Compare, LibraryState::default, prepare));
    }
    cases.push(with("games", Page::Library, kept, |_| {}));
    cases.push(with("a selected game", Page::Library, kept, |world| {
        let said = world.resource::<CurrentTexts>().get("library-copied-link");
        let first = first(world);
        let mut library = world.resource_mut::<LibraryPage>();
        library.chosen = first;
        library.say(said);
    }));
    cases.push(with("a game that is named", Page::Library, kept, |world| {
        let first = first(world);
        let mut library = world.resource_mut::<LibraryPage>();
        library.chosen = first;
        library.naming = Some("Tournoi de la Saint-Sylvestre".to_owned());
    }));
    cases.push(with("results", Page::Statistics, kept, |_| {}));
    cases.push(with("results with a strength", Page::Statistics, rated, |_| {}));
    let strong = |world: &mut World| {
        let estimate = rated_strength();
        world.resource_mut::<PlayerStrength>().estimate = Some(estimate);
        let adjusting = Seat::Computer(adjusting().clone());
        world.resource_mut::<GameSetup>().seats = [Seat::Person, adjusting];
    };
    cases.push(with("a game against one's equal", Page::NewGame, rated, strong));
    cases.push(with("a known strength", Page::Opponent(Side::Black), rated, strong));
    cases.push(with("a game to resume", Page::Start, kept, interrupted));
    cases.push(with("a game to resume at the first start", Page::Welcome, kept, interrupted));
    cases.push(with("files over the window", Page::Board, LibraryState::default, |world| {
        world.insert_resource(HeldFiles(true));
    }));
    let clocks = LayoutCase { name: "clocks".to_owned(), ..LayoutCase::board() };
    cases.push(LayoutCase { session: timed(), ..clocks });
    cases.push(with("a course under way", Page::Start, LibraryState::default, begin_course));
    cases.push(with("a course under way and a game to resume", Page::Start, kept, |world| {
        begin_course(world);
        interrupted(world);
    }));
    cases.push(with("storage error", Page::Board, LibraryState::default, |world| {
        world.resource_mut::<LibraryState>().error = Some(StorageError::Store(StoreError::Write {
            name: "games/2026-11-21-150812.fgn".to_owned(),
            detail: "No space left on device (os error 28)".to_owned(),
        }));
    }));
    cases.push(with("imported", Page::Import, LibraryState::default, |world| {
        let file = PathBuf::from("/home/somebody/Downloads/a-name-that-is-long.fgn");
        world.resource_mut::<LibraryPage>().imported = Some(Arc::new(Imported {
            stored: 12,
            errors: vec![ImportError::File(file, FileError::Missing)],
            more_errors: 3,
            ..Imported::default()
        }));
    }));
    cases.push(with("made by the player", Page::Import, made, |_| {}));
    cases.push(with("a file to be removed", Page::Import, made, |world| {
        let path = world.resource::<LibraryState>().own.first().map(|file| file.path.clone());
        world.resource_mut::<LibraryPage>().own.asked = path;
    }));
    cases.push(with("no dialogs", Page::Import, LibraryState::default, |world| {
        world.resource_mut::<LibraryPage>().no_dialog = true;
    }));
    cases.push(with("an import in progress", Page::Import, LibraryState::default, |world| {
        world.resource_mut::<LibraryState>().importing = Some((317, 0.4));
    }));
    cases
}

/// A game with names and clocks, in which White is to move.
pub(super) fn timed() -> Session {
    let variant = shipped_variant("tsivy").unwrap();
    let plan = GamePlan {
        names: ["Rasoanirina".to_owned(), "Rakoto".to_owned()],
        control: "300".parse().unwrap(),
        ..GamePlan::single(variant.clone(), [Seat::Person, Seat::Person])
    };
    let mut session = Session::new(variant, [Seat::Person, Seat::Person]);
    session.apply(Intent::Begin(Box::new(plan)));
    session
}

/// Edits a position of a shipped variant.
fn edit(world: &mut World, key: &str, edit: Edit) {
    let variant = crate::rules::variant::shipped::variant(key).unwrap();
    for edit in [Edit::Variant(variant), edit] {
        world.resource_mut::<CurrentEditor>().edit(edit);
    }
}

/// Compares three sheets in a position in which they differ, and a game of the Parker box.
fn compared(world: &mut World, part: ComparePart) {
    let variant = |key| crate::rules::variant::shipped::variant(key).unwrap();
    let opened = opened(&Catalogue::shipped(), &RECORDS[0]);
    let game = opened.game.record;
    let subject =
        CompareSubject { variant: opened.variant, position: game.positions()[2], game: Some(game) };
    let catalogue = world.resource::<CurrentCatalogue>().0.clone();
    let mut comparison = world.resource_mut::<CurrentComparison>();
    comparison.begin(subject, &catalogue);
    comparison.change(&CompareCommand::Add(variant("tumicarona-rematch")));
    comparison.part = part;
    comparison.refresh();
}

/// An explorer with long turns and all notes.
fn explorer(world: &World) -> ExplorerView {
    let texts = world.resource::<CurrentTexts>();
    let rules = &shipped_variant("tsivy").unwrap().rules;
    let start = Position::start(rules);
    let turn = turns(rules, &start).remove(0);
    let row = |name: &str, shares| ExplorerRow {
        turn: turn.clone(),
        name: name.to_owned(),
        games: "12345".to_owned(),
        shares,
        value: "-12.3".to_owned(),
        numbers: "1 2 3".to_owned(),
    };
    ExplorerView {
        opening: Some(
            texts.with("explore-line", &[("letter", "D".into()), ("line", "VIII".into())]),
        ),
        total: texts.with("explore-total", &[("count", 12_345.into())]),
        rows: vec![
            row("e3-e4A-f4W-e3A-d4W-e5A-f5W-g4A-h4A-i5W", [0.5, 0.2, 0.3]),
            row("d3-e3A", [0.0, 1.0, 0.0]),
            row("d3-e3W", [0.0, 0.0, 0.0]),
        ],
        notes: ["explore-reading", "explore-missing", "explore-loading", "explore-nothing"]
            .map(|name| texts.get(name))
            .to_vec(),
    }
}

/// A side panel with much text.
pub(super) fn side_panel() -> SidePanel {
    let button = |label: &str, action| SidePanelButton { label: label.to_owned(), action };
    let tones = [Tone::Plain, Tone::Task, Tone::Remark, Tone::Right, Tone::Wrong];
    SidePanel {
        title: "Capture by approach and by withdrawal".to_owned(),
        subtitle: "12 / 14".to_owned(),
        paragraphs: tones
            .map(|tone| {
                let text = "Move a stone towards or away from enemy stones on its line. ".repeat(4);
                SidePanelText { text, tone }
            })
            .to_vec(),
        stars: Some(2),
        buttons: vec![
            button("Next", SidePanelAction::Custom("next".to_owned())),
            button("Take the move back", SidePanelAction::Intent(Box::new(Intent::Undo))),
            button("Show me", SidePanelAction::Intent(Box::new(Intent::Hint))),
            button("Start again", SidePanelAction::Custom("restart".to_owned())),
            button("Skip", SidePanelAction::Custom("skip".to_owned())),
        ],
        buttons_follow: false,
    }
}

/// A file of each kind that the player can make, and one that cannot be used.
fn made() -> LibraryState {
    let file = |made: CustomItem| {
        let path = PathBuf::from(format!("{}.ron", made.key()));
        OwnFile { kind: made.kind(), path, made: Ok(made) }
    };
    let variants = Catalogue::shipped();
    let looks = Looks::default();
    let unusable = OwnFile {
        kind: CustomFileKind::Board,
        path: PathBuf::from("a-board-whose-name-is-rather-long-and-that-has-faults.ron"),
        made: Err(CustomFileProblem::File(FileError::Empty)),
    };
    let mut store = LibraryState::default();
    store.own = Arc::new(vec![
        file(CustomItem::Variant(variants.standard())),
        unusable,
        file(CustomItem::Board(looks.boards.usable()[0].clone())),
        file(CustomItem::Stones(looks.stones.usable()[0].clone())),
    ]);
    store
}

/// A game for a page, after some turns; for the page with the result it is over.
pub(super) fn session(page: Page) -> Session {
    let seats = [Seat::Person, Seat::Person];
    let mut session = Session::new(crate::rules::variant::shipped::all()[0].clone(), seats);
    for _ in 0..14 {
        let steps = session.record().chain().next_steps(session.record().rules());
        let Some(step) = steps.into_iter().next() else { break };
        session.apply(Intent::Step { from: step.from, to: step.to, kind: step.kind });
        if session.record().chain().may_end(session.record().rules()).is_ok() {
            session.apply(Intent::EndTurn);
        }
    }
    if page == Page::Result {
        session.apply(Intent::Resign(Side::White));
    }
    session
}

/// A game of a person with White against Noro, in which this side has resigned.
fn against_computer(loser: Side) -> Session {
    let noro = character::named("noro").unwrap();
    let seats = [Seat::Person, Seat::Computer(noro)];
    let mut session = Session::new(shipped_variant("tsivy").unwrap(), seats);
    session.apply(Intent::Resign(loser));
    session
}

/// A library of games against the computer, in which these sides have resigned.
fn played(losers: &[Side]) -> LibraryState {
    let catalogue = Catalogue::shipped();
    let now = Timestamp::from_unix_seconds(0);
    let library = Library::new(MemoryStore::default());
    let games: Vec<_> =
        losers.iter().map(|&loser| stored_game(&against_computer(loser), now)).collect();
    library.add(&games, now).unwrap();
    let listed = library.games(&catalogue).unwrap();
    listing(listed, &catalogue)
}

/// There is an unfinished game.
fn interrupted(world: &mut World) {
    let mut store = world.resource_mut::<LibraryState>();
    let game = store.games.as_ref().and_then(|listing| listing.games.first().cloned());
    store.interrupted = InterruptedGame::Found(Box::new((*game.unwrap()).clone()));
}

/// Solves the first exercise of the course.
fn begin_course(world: &mut World) {
    let mut course = world.resource_mut::<CurrentCourse>();
    let first = course.ids().next().unwrap();
    let attempt = Attempt { stars: Some(3), ..Attempt::default() };
    course.course.record(&first, attempt);
}

/// A match with a rematch, after its first game.
fn first_game_of_a_match() -> Session {
    let variant = shipped_variant("tumicarona").unwrap();
    let plan = GamePlan {
        format: "tumicarona".parse().unwrap(),
        names: ["Ramanana", "Rakotobe"].map(str::to_owned),
        ..GamePlan::single(variant, [Seat::Person, Seat::Person])
    };
    let mut session = Session::default();
    session.apply(Intent::Begin(Box::new(plan)));
    session.apply(Intent::Resign(Side::Black));
    session
}

/// Switches the continuous analysis on, with this number of lines.
fn found_lines(world: &mut World, count: usize) {
    let record = world.resource::<CurrentSession>().record().clone();
    let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
    let limits = Limits::nodes(20_000);
    let report = engine.search_lines(&record, limits, count, &mut |_| {}, &mut || false);
    let mut lines = world.resource_mut::<EngineLines>();
    lines.on = true;
    lines.options.count = count;
    lines.set_found(Some(FoundLines { record, report, results: Vec::new() }));
}

/// A review of the same game.
fn looking_back() -> Session {
    let mut session = session(Page::Board);
    session.apply(Intent::Review(ReviewAction::Back));
    session.apply(Intent::Review(ReviewAction::Previous));
    session
}

/// Analyses this number of turns of the game under review.
fn analyse(world: &mut World, turns: usize) {
    let current = CurrentAnalysis::example(world.resource::<CurrentSession>(), turns);
    world.insert_resource(current);
}

/// A shipped record with its English comments.
fn opened(catalogue: &Catalogue, record: &ShippedRecord) -> OpenedGame {
    instructive_games::opened(&Texts::new(Language::ENGLISH), catalogue, record).unwrap()
}

/// A review of a shipped record with comments.
fn record() -> Session {
    let mut session = session(Page::Board);
    let opened = opened(&Catalogue::shipped(), &RECORDS[0]);
    session.apply(Intent::OpenReview(Box::new(opened)));
    for _ in 0..5 {
        session.apply(Intent::Review(ReviewAction::Next));
    }
    session
}

/// The shipped records as stored games.
fn kept() -> LibraryState {
    let catalogue = Catalogue::shipped();
    let library = Library::new(MemoryStore::default());
    let games: Vec<_> = RECORDS.iter().map(|record| opened(&catalogue, record).game).collect();
    library.add(&games, Timestamp::from_unix_seconds(0)).unwrap();
    let listed = library.games(&catalogue).unwrap();
    listing(listed, &catalogue)
}

/// A library whose list has been read.
fn listing(listed: GameList, catalogue: &Catalogue) -> LibraryState {
    let entry = |kept| Arc::new(LibraryEntry::new(kept, catalogue));
    let games = listed.games.into_iter().map(entry).collect();
    let mut store = LibraryState::default();
    store.games = Some(Arc::new(Listing::new(games, listed.damaged)));
    store
}

/// Games of a person against computer opponents, with the longest names.
fn rated() -> LibraryState {
    let catalogue = Catalogue::shipped();
    let library = Library::new(MemoryStore::default());
    let seats = [Seat::Person, Seat::Computer(adjusting_at(1_850))];
    let mut session = Session::new(catalogue.standard(), seats);
    session.apply(Intent::Resign(Side::Black));
    let game = stored_game(&session, Timestamp::from_unix_seconds(0));
    library.add(&vec![game; 20], Timestamp::from_unix_seconds(0)).unwrap();
    let listed = library.games(&catalogue).unwrap();
    listing(listed, &catalogue)
}

/// The strength that follows from them.
fn rated_strength() -> StrengthEstimate {
    let store = rated();
    let games = store.games.as_ref().unwrap().games.iter().map(|entry| &entry.kept);
    let estimate = strength(games, None, "tsivy");
    assert_eq!(estimate.games, 20);
    estimate
}

/// The id of the first stored game.
fn first(world: &World) -> Option<String> {
    let store = world.resource::<LibraryState>();
    Some(store.games.as_ref()?.games.first()?.id().to_owned())
}
