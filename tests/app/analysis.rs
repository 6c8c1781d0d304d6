//! The analysis of the game under review: made turn by turn, stopped, continued, shown on the board,
//! stored beside the game, and its mistakes as exercises and puzzles.

use crate::fixture::*;
use bevy::prelude::*;
use fanorona::app::analysis::panel::view;
use fanorona::app::analysis::{
    AnalysedGame, AnalysisCommand, AnalysisState, AnalysisWorker, CurrentAnalysis, CurrentMistakes,
};
use fanorona::app::jobs::{InlineRunner, JobRunner};
use fanorona::app::learn::{CurrentExercise, EvaluatorService, LearnCommand};
use fanorona::app::pages::{OpenPage, Page};
use fanorona::app::puzzles::{CurrentPuzzles, Today};
use fanorona::app::session::{BoardAnnotations, CurrentSession};
use fanorona::app::storage::{LibraryCommand, LibraryState};
use fanorona::app::ui;
use fanorona::catalogue::Catalogue;
use fanorona::catalogue::library::{KeyValueStore, Library, MemoryStore, SavedGame, StoreError};
use fanorona::game::jobs::{Answer, Job};
use fanorona::game::learn::Button;
use fanorona::game::play::{Intent, OpenedGame, ReviewAction, Seat};
use fanorona::game::puzzles::{Day, PuzzleId};
use fanorona::rules::{Side, Turn};
use fanorona::texts::{Language, Texts};
use std::sync::Arc;

type AnyStore = Arc<dyn KeyValueStore + Send + Sync>;

const TODAY: u32 = 20_800;

/// An app that analyses with few nodes, on this store.
fn analysis_app(store: AnyStore) -> App {
    app_with(store, InlineRunner::new(1_000))
}

fn app_with(store: AnyStore, runner: impl JobRunner + 'static) -> App {
    let mut app = input_app();
    app.insert_resource(EvaluatorService::new(InlineRunner::new(1)))
        .insert_resource(AnalysisWorker::new(runner))
        .insert_resource(LibraryState::in_memory(store))
        .insert_resource(Today(|| Day::from_number(TODAY)));
    ui::logic(&mut app);
    app.update();
    app
}

/// A runner that must not be asked.
struct NoAnalysis;

impl JobRunner for NoAnalysis {
    fn start(&mut self, number: u64, _job: Job) {
        panic!("asked for turn {number}");
    }
    fn poll(&mut self) -> Option<(u64, Answer)> {
        None
    }
    fn stop(&mut self) {}
    fn hold(&mut self, _held: bool) {}
}

fn memory() -> AnyStore {
    Arc::new(MemoryStore::default())
}

/// Plays a short game in which White gives away a won game with the first turn.
fn play_game(app: &mut App) {
    begin(app, "telo", [Seat::Person, Seat::Person]);
    play(app, "a1-b2A");
    for _ in 0..3 {
        let found = record(app).chain().next_steps(record(app).rules());
        let Some(step) = found.first().copied() else { break };
        intend(app, Intent::Step { from: step.from, to: step.to, kind: step.kind });
        intend(app, Intent::EndTurn);
    }
    let side = record(app).position().side();
    if record(app).outcome().is_none() {
        intend(app, Intent::Resign(side));
    }
    settle(app);
}

fn settle(app: &mut App) {
    for _ in 0..60 {
        app.update();
    }
}

fn command(app: &mut App, command: AnalysisCommand) {
    app.world_mut().write_message(command);
    settle(app);
}

fn look(app: &mut App, action: ReviewAction) {
    intend(app, Intent::Review(action));
    settle(app);
}

fn shown(app: &App) -> &AnalysedGame {
    app.world().resource::<CurrentAnalysis>().shown().expect("a review")
}

fn analyse(app: &mut App) {
    look(app, ReviewAction::Back);
    command(app, AnalysisCommand::Analyse);
}

fn annotations(app: &App) -> &BoardAnnotations {
    app.world().resource::<BoardAnnotations>()
}

/// The number of turns on the board.
fn at(app: &App) -> usize {
    app.world().resource::<CurrentSession>().review().expect("a review").at()
}

fn panel(app: &App) -> view::AnalysisPanel {
    let session = app.world().resource::<CurrentSession>();
    let texts = Texts::new(Language::ENGLISH);
    view::panel(&texts, session, Some(shown(app))).expect("a review")
}

/// The only stored game.
fn stored(store: &AnyStore) -> SavedGame {
    let mut games = Library::new(store.clone()).games(&Catalogue::shipped()).unwrap();
    assert_eq!((games.games.len(), games.damaged.len()), (1, 0));
    games.games.remove(0)
}

/// Reviews the stored game.
fn review_stored(app: &mut App, store: &AnyStore) {
    let saved = stored(store);
    app.world_mut().write_message(LibraryCommand::Review(saved.id.clone()));
    let opened = OpenedGame::by_people(saved.variant, saved.game);
    intend(app, Intent::OpenReview(Box::new(opened)));
    settle(app);
}

#[test]
fn a_game_is_analysed_turn_by_turn() {
    let mut app = analysis_app(memory());
    play_game(&mut app);
    look(&mut app, ReviewAction::Back);
    let turns = record(&app).turns().len();
    assert_eq!(shown(&app).state, AnalysisState::None);
    app.world_mut().write_message(AnalysisCommand::Analyse);
    let mut seen = Vec::new();
    for _ in 0..turns + 10 {
        app.update();
        let known = shown(&app);
        let curve = panel(&app).curve.len();
        seen.push((known.state, known.progress.0));
        // The curve grows with the turns.
        if known.progress.0 == turns {
            assert_eq!(curve, turns + 1);
        }
    }
    for done in 1..turns {
        assert!(seen.contains(&(AnalysisState::Running, done)), "{seen:?}");
    }
    assert_eq!(seen.last(), Some(&(AnalysisState::Complete, turns)));
    let panel = panel(&app);
    assert_eq!(panel.marked[0].0, 1, "the first turn is marked");
    assert!(panel.sides[Side::White as usize].accuracy.is_some());
    assert!(panel.curve.iter().all(|chance| (0.0..=1.0).contains(chance)));
    assert!(!app.world().resource::<CurrentAnalysis>().is_busy());
}

#[test]
fn an_analysis_is_stopped_and_goes_on() {
    let mut app = analysis_app(memory());
    play_game(&mut app);
    look(&mut app, ReviewAction::Back);
    app.world_mut().write_message(AnalysisCommand::Analyse);
    while shown(&app).progress.0 == 0 {
        app.update();
    }
    command(&mut app, AnalysisCommand::Stop);
    let (done, all) = shown(&app).progress;
    assert!(shown(&app).state == AnalysisState::Stopped && done < all, "{done} of {all}");
    settle(&mut app);
    assert_eq!(shown(&app).progress.0, done, "nothing goes on by itself");
    let first = shown(&app).analysis.as_ref().unwrap().turns()[0].clone();
    // Leaving the review forgets nothing.
    look(&mut app, ReviewAction::Leave);
    look(&mut app, ReviewAction::Back);
    assert_eq!((shown(&app).state, shown(&app).progress.0), (AnalysisState::Stopped, done));
    command(&mut app, AnalysisCommand::Analyse);
    assert_eq!((shown(&app).state, shown(&app).progress.0), (AnalysisState::Complete, all));
    assert_eq!(shown(&app).analysis.as_ref().unwrap().turns()[0], first);
}

#[test]
fn it_waits_while_the_opponent_thinks() {
    /// Notes whether it was held.
    #[derive(Clone, Default)]
    struct Held(Arc<std::sync::Mutex<Vec<bool>>>);
    impl JobRunner for Held {
        fn start(&mut self, _number: u64, _job: Job) {}
        fn poll(&mut self) -> Option<(u64, Answer)> {
            None
        }
        fn stop(&mut self) {}
        fn hold(&mut self, held: bool) {
            self.0.lock().unwrap().push(held);
        }
    }
    let held = Held::default();
    let mut app = app_with(memory(), held.clone());
    play_game(&mut app);
    analyse(&mut app);
    assert!(app.world().resource::<CurrentAnalysis>().is_busy());
    assert!(held.0.lock().unwrap().iter().all(|held| !held));
    look(&mut app, ReviewAction::Leave);
    begin(&mut app, "telo", [computer("rakoto"), Seat::Person]);
    settle(&mut app);
    let noted = held.0.lock().unwrap().clone();
    assert!(noted.contains(&true), "while the computer played its turn");
    assert_eq!(noted.last(), Some(&false), "and not afterwards");
}

#[test]
fn keys_go_from_mistake_to_mistake_and_the_board_shows_the_better_turn() {
    let mut app = analysis_app(memory());
    play_game(&mut app);
    analyse(&mut app);
    look(&mut app, ReviewAction::First);
    assert_eq!(*annotations(&app), BoardAnnotations::default());
    key(&mut app, KeyCode::PageDown);
    settle(&mut app);
    assert_eq!(at(&app), 1, "the first turn is a mistake");
    let analysis = shown(&app).analysis.clone().unwrap();
    let best = &analysis.turns()[0].judgement.as_ref().unwrap().best.line[0];
    let path: Vec<_> = annotations(&app).path.clone();
    assert_eq!((path.first(), path.last()), (Some(&best.from), Some(&best.to())));
    let remark = panel(&app).remark.unwrap();
    assert!(remark.mark.is_some_and(fanorona::game::analysis::Mark::is_bad));
    assert!(remark.text.contains("was better") && remark.line.is_some(), "{remark:?}");
    // Of Black's there may be others; back leads to the first again.
    while panel(&app).ways[1] {
        key(&mut app, KeyCode::PageDown);
        settle(&mut app);
    }
    command(&mut app, AnalysisCommand::Choose(Some(Side::White)));
    look(&mut app, ReviewAction::Last);
    while panel(&app).ways[0] {
        key(&mut app, KeyCode::PageUp);
        settle(&mut app);
    }
    assert_eq!(at(&app), 1);
    look(&mut app, ReviewAction::First);
    assert_eq!(*annotations(&app), BoardAnnotations::default());
}

#[test]
fn an_analysis_is_stored_beside_its_game_and_shown_again_at_once() {
    let store = memory();
    let mut app = analysis_app(store.clone());
    play_game(&mut app);
    let before = stored(&store);
    let text = store.get(&format!("{}.fgn", before.id)).unwrap();
    assert_eq!(store.get(&format!("{}.analysis", before.id)), Ok(None));
    analyse(&mut app);
    let made = shown(&app).analysis.clone().unwrap();
    assert!(store.get(&format!("{}.analysis", before.id)).unwrap().is_some());
    assert_eq!(store.get(&format!("{}.fgn", before.id)).unwrap(), text, "the game is as it was");
    assert_eq!(stored(&store).game, before.game);
    // Another start of the program asks nobody.
    let mut again = app_with(store.clone(), NoAnalysis);
    review_stored(&mut again, &store);
    assert_eq!(shown(&again).state, AnalysisState::Complete);
    assert_eq!(*shown(&again).analysis.clone().unwrap(), *made);
    // Not even if the analysis is asked for together with the review, as in the library.
    look(&mut again, ReviewAction::Leave);
    let mut third = app_with(store.clone(), NoAnalysis);
    third.world_mut().write_message(AnalysisCommand::Analyse);
    review_stored(&mut third, &store);
    assert_eq!(shown(&third).state, AnalysisState::Complete);
}

#[test]
fn a_damaged_analysis_is_made_again_and_the_game_is_never_lost() {
    let store = memory();
    let mut app = analysis_app(store.clone());
    play_game(&mut app);
    analyse(&mut app);
    let id = stored(&store).id;
    let key = format!("{id}.analysis");
    let whole = store.get(&key).unwrap().unwrap();
    let foreign = whole.replacen("fanorona-analysis 1", "fanorona-analysis 7", 1);
    for text in [&whole[..whole.len() / 2], "", "1. a1-b2A *", &foreign] {
        store.put(&key, text).unwrap();
        let mut again = analysis_app(store.clone());
        review_stored(&mut again, &store);
        settle(&mut again);
        assert_eq!(shown(&again).state, AnalysisState::Complete, "{text}");
        assert_eq!(store.get(&key).unwrap().unwrap(), whole);
        assert_eq!(stored(&store).id, id);
    }
}

#[test]
fn a_game_without_an_analysis_opens_as_before() {
    let store = memory();
    let mut app = analysis_app(store.clone());
    play_game(&mut app);
    let names = store.list().unwrap();
    let mut again = app_with(store.clone(), NoAnalysis);
    review_stored(&mut again, &store);
    assert_eq!(shown(&again).state, AnalysisState::None);
    assert!(panel(&again).curve.is_empty());
    assert_eq!(store.list().unwrap(), names, "nothing is written");
}

/// A store that cannot be written any more.
#[derive(Default)]
struct Full {
    inner: MemoryStore,
}

impl KeyValueStore for Full {
    fn get(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.inner.get(name)
    }
    fn put(&self, name: &str, text: &str) -> Result<(), StoreError> {
        if name.ends_with(".analysis") {
            return Err(StoreError::Full);
        }
        self.inner.put(name, text)
    }
    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.inner.remove(name)
    }
    fn list(&self) -> Result<Vec<String>, StoreError> {
        self.inner.list()
    }
    fn try_lock(&self, name: &str) -> Result<fanorona::catalogue::library::LockStatus, StoreError> {
        self.inner.try_lock(name)
    }
}

#[test]
fn without_room_the_analysis_is_shown_all_the_same() {
    let store: AnyStore = Arc::new(Full::default());
    let mut app = analysis_app(store.clone());
    play_game(&mut app);
    analyse(&mut app);
    assert_eq!(shown(&app).state, AnalysisState::Complete);
    // It is remembered until the program ends.
    look(&mut app, ReviewAction::Leave);
    review_stored(&mut app, &store);
    assert_eq!(shown(&app).state, AnalysisState::Complete);
}

/// Plays a turn in the exercise.
fn play_turn(app: &mut App, turn: &Turn) {
    let generation = app.world().resource::<CurrentSession>().generation();
    intend(app, Intent::Play { turn: turn.clone(), generation });
    settle(app);
}

#[test]
fn mistakes_become_exercises_and_then_puzzles_that_come_again() {
    let mut app = analysis_app(memory());
    play_game(&mut app);
    analyse(&mut app);
    look(&mut app, ReviewAction::Last);
    let place = at(&app);
    command(&mut app, AnalysisCommand::Choose(Some(Side::White)));
    let missed = shown(&app).analysis.as_ref().unwrap().mistakes(Side::White);
    assert_eq!(missed[0].number, 0);
    command(&mut app, AnalysisCommand::Learn);
    let progress = |app: &App| app.world().resource::<CurrentMistakes>().progress();
    assert_eq!(progress(&app), Some((1, missed.len())));
    let solved = |app: &App| {
        let run = app.world().resource::<CurrentExercise>().mistake().expect("a mistake");
        run.stars().is_some()
    };
    for missed in &missed {
        // What was played in the game is wrong; the best turn is right, after another try.
        play_turn(&mut app, &missed.played);
        assert!(!solved(&app));
        app.world_mut().write_message(LearnCommand::Press(Button::TryAgain));
        settle(&mut app);
        play_turn(&mut app, &missed.best);
        assert!(solved(&app), "{missed:?}");
        app.world_mut().write_message(LearnCommand::Press(Button::Next));
        settle(&mut app);
    }
    assert_eq!(progress(&app), None);
    assert!(app.world().resource::<CurrentExercise>().run().is_none());
    assert_eq!(app.world().resource::<OpenPage>().0, Page::Board);
    assert_eq!(at(&app), place, "the review is where it was");
    assert_eq!(shown(&app).state, AnalysisState::Complete);
    let puzzles = app.world().resource::<CurrentPuzzles>();
    let kept: Vec<&PuzzleId> = puzzles.store.packs().entries().map(|(_, _, it)| &it.id).collect();
    assert!(!kept.is_empty() && kept.len() <= missed.len());
    for id in kept {
        let again = puzzles.progress.tried(id).unwrap().again.unwrap();
        assert_eq!((again.stage, again.due), (0, Day::from_number(TODAY + 1)));
    }
    assert!(puzzles.progress.overall().is_none(), "a mistake does not count for the rating");
}

#[test]
fn an_exercise_is_left_for_the_review() {
    let mut app = analysis_app(memory());
    play_game(&mut app);
    analyse(&mut app);
    let place = at(&app);
    command(&mut app, AnalysisCommand::Learn);
    assert!(app.world().resource::<CurrentExercise>().mistake().is_some());
    app.world_mut().write_message(LearnCommand::Leave);
    settle(&mut app);
    assert_eq!(app.world().resource::<CurrentMistakes>().progress(), None);
    assert_eq!(at(&app), place);
    let packs = app.world().resource::<CurrentPuzzles>().store.packs();
    assert!(packs.is_empty(), "what was not tried is no puzzle");
}

#[test]
fn the_side_of_a_person_against_the_computer_is_chosen_at_first() {
    let mut app = analysis_app(memory());
    begin(&mut app, "telo", [Seat::Person, computer("rakoto")]);
    play(&mut app, "a1-b2A");
    settle(&mut app);
    look(&mut app, ReviewAction::Back);
    assert_eq!((shown(&app).own, shown(&app).side), (Some(Side::White), Some(Side::White)));
}
