//! The scenes: what is on the board, what is selected, and where the camera is.

use bevy::prelude::*;
use fanorona::app::content::CurrentCatalogue;
use fanorona::app::game_setup::{ClockChoice, CustomTime, FormatChoice, GameSetup};
use fanorona::app::instructive_games::opened;
use fanorona::app::jobs::InlineRunner;
use fanorona::app::learn::LearnCommand;
use fanorona::app::opponent::Opponent;
use fanorona::app::pages::{OpenPage, Page};
use fanorona::app::photo::Photo;
use fanorona::app::session::{CurrentSelection, CurrentSession, IntentMessage, NoticeMessage};
use fanorona::app::settings::values::{Settings, Values};
use fanorona::app::table::camera::view::View;
use fanorona::app::table::{KnownLooks, Preset, Quality, TableCamera, TableLook};
use fanorona::app::texts::CurrentTexts;
use fanorona::app::toasts::{LastRemark, Toasts};
use fanorona::app::ui;
use fanorona::catalogue::Catalogue;
use fanorona::engine::explain::{ExplainResources, explain};
use fanorona::engine::{self, Limits};
use fanorona::game::play::{
    Advice, CoachLevel, GamePlan, Hint, Intent, Notice, ReviewAction, Seat, Selection, Session,
};
use fanorona::rules::notation::read_position;
use fanorona::rules::shipped_records::ShippedRecord;
use fanorona::rules::variant::shipped;
use fanorona::rules::{CaptureKind, Record, Side, Step};
use fanorona::texts::{Language, Texts};
use std::time::Duration;

/// One picture.
pub struct Scene {
    /// The name, also of the file.
    pub name: &'static str,
    /// The key of the variant.
    pub variant: &'static str,
    /// The position; `None` for the start position.
    pub position: Option<&'static str>,
    /// The number of turns played from there, each capturing as much as its first steps allow.
    pub played: usize,
    /// Whether a hint with its explanation is shown.
    pub advised: bool,
    /// The intents applied before: a match, clocks.
    pub before: fn() -> Vec<Intent>,
    /// The seconds that the clocks have run.
    pub seconds: u64,
    /// The choices on the page for the next game.
    pub setup: fn(&mut GameSetup),
    /// Steps played from the start: from, to, and the kind of capture.
    pub steps: &'static [(&'static str, &'static str, Option<CaptureKind>)],
    /// Whether the game is played on until a chain of two captures is open.
    pub chain: bool,
    /// The selected stone, and the point under the pointer.
    pub picked: Option<(&'static str, Option<&'static str>)>,
    /// The end point of a step that waits for the choice between two groups.
    pub choice: Option<&'static str>,
    /// Whether Black has resigned.
    pub over: bool,
    /// Whether the computer plays Black and never finishes its search.
    pub thinking: bool,
    /// Whether the first exercise of the course is on the board.
    pub exercise: bool,
    /// Whether a turn is played about which the coach asks.
    pub asked: bool,
    /// The button of the coach's question that is pressed.
    pub pressed: Option<&'static str>,
    /// The shipped record under review, with the number of turns and of steps of the next one.
    pub past: Option<(&'static str, usize, usize)>,
    /// The open page, and the language.
    pub page: (Page, Language),
    /// The view, and whether the window is upright.
    pub view: (View, bool),
    /// The scale of the interface, and whether photographs are being taken.
    pub interface: (f32, bool),
    /// Whether the picture is a photograph that photo mode takes, instead of the window.
    pub still: bool,
    /// The keys of board and stones, and whether coordinates are shown.
    pub look: (&'static str, &'static str, bool),
    /// The graphics quality; `None` if it is chosen automatically.
    pub quality: Option<Quality>,
}

const PLAIN: Scene = Scene {
    name: "",
    variant: "tsivy",
    position: None,
    played: 0,
    advised: false,
    before: Vec::new,
    seconds: 0,
    setup: |_| {},
    steps: &[],
    chain: false,
    picked: None,
    choice: None,
    over: false,
    thinking: false,
    exercise: false,
    asked: false,
    pressed: None,
    past: None,
    page: (Page::Board, Language::ENGLISH),
    view: (View::WHITE, false),
    interface: (1.0, false),
    still: false,
    look: ("palissandre", "marble", true),
    quality: None,
};

/// A stone in the middle that can capture in every way.
const ALL_WAYS: Option<&str> = Some("4B1B2/5B3/BBBBW4/9/W1B5W w 0 9");
/// The view of a player who leans over the board.
const LEANING: View = View { yaw: -0.3, pitch: 0.8, zoom: 0.62, ..View::WHITE };
/// A close view of one corner of the board: border, grooves, dimples.
const CORNER: View = View { yaw: -0.25, pitch: 0.72, zoom: 0.34, focus: Vec2::new(-3.9, 1.9) };
const HIGH: Option<Quality> = Some(Quality::High);

const APPROACH: Option<CaptureKind> = Some(CaptureKind::Approach);

/// All scenes.
pub const SCENES: &[Scene] = &[
    Scene { name: "start-tsivy", ..PLAIN },
    Scene { name: "start-dimy", variant: "dimy", ..PLAIN },
    Scene { name: "start-telo", variant: "telo", ..PLAIN },
    Scene { name: "above", view: (View::ABOVE, false), ..PLAIN },
    Scene { name: "chosen-stone", picked: Some(("d3", Some("e3"))), ..PLAIN },
    Scene { name: "capture-choice", picked: Some(("d3", None)), choice: Some("e3"), ..PLAIN },
    Scene { name: "chain", chain: true, view: (View::CLOSE, false), ..PLAIN },
    Scene { name: "movable", position: Some("BBBBBBBBB/9/9/9/WWWWWWWWW w 0 9"), ..PLAIN },
    Scene { name: "destinations", position: ALL_WAYS, picked: Some(("e3", None)), ..PLAIN },
    Scene { name: "preview", position: ALL_WAYS, picked: Some(("e3", Some("f3"))), ..PLAIN },
    Scene { name: "advice", played: 2, advised: true, ..PLAIN },
    Scene { name: "last-turn", played: 3, ..PLAIN },
    Scene { name: "trays", played: 16, ..PLAIN },
    Scene { name: "trays-glass", played: 16, look: ("ebony", "glass", true), ..PLAIN },
    Scene { name: "trays-upright", played: 16, view: (View::BLACK, true), ..PLAIN },
    Scene { name: "trays-above", played: 16, view: (View::ABOVE, false), ..PLAIN },
    Scene { name: "result", steps: &[("d3", "e3", APPROACH)], over: true, ..PLAIN },
    Scene { name: "black-side", view: (View::BLACK, false), ..PLAIN },
    Scene {
        name: "board-palissandre",
        view: (LEANING, false),
        quality: HIGH,
        chain: true,
        ..PLAIN
    },
    Scene {
        name: "board-ebony",
        look: ("ebony", "marble", true),
        view: (LEANING, false),
        quality: HIGH,
        ..PLAIN
    },
    Scene {
        name: "board-field",
        look: ("field", "wood", true),
        view: (LEANING, false),
        quality: HIGH,
        ..PLAIN
    },
    Scene {
        name: "board-slab",
        look: ("slab", "marble", false),
        view: (LEANING, false),
        quality: HIGH,
        ..PLAIN
    },
    Scene {
        name: "board-plain",
        look: ("plain", "plain", true),
        view: (LEANING, false),
        quality: HIGH,
        ..PLAIN
    },
    Scene {
        name: "stones-glass",
        look: ("palissandre", "glass", true),
        view: (View { zoom: 0.45, ..LEANING }, false),
        quality: HIGH,
        ..PLAIN
    },
    Scene {
        name: "stones-wood",
        look: ("palissandre", "wood", true),
        view: (View { zoom: 0.45, ..LEANING }, false),
        quality: HIGH,
        ..PLAIN
    },
    Scene {
        name: "stones-marble",
        view: (View { zoom: 0.45, ..LEANING }, false),
        quality: HIGH,
        ..PLAIN
    },
    Scene {
        name: "stones-plain",
        look: ("ebony", "plain", true),
        view: (View { zoom: 0.45, ..LEANING }, false),
        quality: HIGH,
        ..PLAIN
    },
    Scene { name: "corner", view: (CORNER, false), quality: HIGH, ..PLAIN },
    Scene { name: "quality-low", quality: Some(Quality::Low), ..PLAIN },
    Scene {
        name: "quality-low-pale",
        look: ("field", "wood", true),
        quality: Some(Quality::Low),
        played: 6,
        ..PLAIN
    },
    Scene { name: "quality-medium", quality: Some(Quality::Medium), ..PLAIN },
    Scene { name: "quality-high", quality: HIGH, ..PLAIN },
    Scene { name: "upright", view: (View::WHITE, true), ..PLAIN },
    Scene { name: "thinking", steps: &[("d3", "e3", APPROACH)], thinking: true, ..PLAIN },
    Scene { name: "new-game", page: (Page::NewGame, Language::ENGLISH), ..PLAIN },
    Scene { name: "opponents", page: (Page::Opponent(Side::Black), Language::ENGLISH), ..PLAIN },
    Scene { name: "resume", page: (Page::Start, Language::ENGLISH), ..PLAIN },
    Scene {
        name: "resume-upright",
        page: (Page::Start, Language::named("fr")),
        view: (View::WHITE, true),
        ..PLAIN
    },
    Scene { name: "library", page: (Page::Library, Language::ENGLISH), ..PLAIN },
    Scene {
        name: "library-upright",
        page: (Page::Library, Language::named("fr")),
        view: (View::WHITE, true),
        ..PLAIN
    },
    Scene { name: "statistics", page: (Page::Statistics, Language::ENGLISH), ..PLAIN },
    Scene { name: "import", page: (Page::Import, Language::ENGLISH), ..PLAIN },
    Scene {
        name: "new-game-match",
        page: (Page::NewGame, Language::ENGLISH),
        setup: match_setup,
        ..PLAIN
    },
    Scene {
        name: "new-game-match-french-upright",
        page: (Page::NewGame, Language::named("fr")),
        setup: match_setup,
        view: (View::WHITE, true),
        ..PLAIN
    },
    Scene { name: "rematch", before: rematch, steps: &[("d3", "e3", APPROACH)], ..PLAIN },
    Scene {
        name: "rematch-upright",
        before: rematch,
        steps: &[("d3", "e3", APPROACH)],
        view: (View::WHITE, true),
        ..PLAIN
    },
    Scene { name: "clocks-low", before: game_with_clocks, seconds: 289, ..PLAIN },
    Scene {
        name: "clocks-low-upright",
        before: game_with_clocks,
        seconds: 289,
        view: (View::WHITE, true),
        ..PLAIN
    },
    Scene {
        name: "result-match",
        before: first_game,
        over: true,
        page: (Page::Result, Language::ENGLISH),
        ..PLAIN
    },
    Scene {
        name: "result-match-upright",
        before: first_game,
        over: true,
        page: (Page::Result, Language::ENGLISH),
        view: (View::WHITE, true),
        ..PLAIN
    },
    Scene {
        name: "opponents-french-upright",
        page: (Page::Opponent(Side::White), Language::named("fr")),
        view: (View::WHITE, true),
        ..PLAIN
    },
    Scene { name: "past-chain", past: Some(("parker-sample", 3, 5)), ..PLAIN },
    Scene { name: "past-lines", past: Some(("parker-case-d", 3, 0)), ..PLAIN },
    Scene {
        name: "past-upright",
        past: Some(("parker-sample", 4, 0)),
        page: (Page::Board, Language::named("fr")),
        view: (View::WHITE, true),
        ..PLAIN
    },
    Scene {
        name: "past-list-upright",
        past: Some(("parker-case-d", 3, 0)),
        page: (Page::Turns, Language::ENGLISH),
        view: (View::WHITE, true),
        ..PLAIN
    },
    Scene { name: "coach", variant: "telo", before: coached, asked: true, ..PLAIN },
    Scene {
        name: "coach-why",
        variant: "telo",
        before: coached,
        asked: true,
        pressed: Some("coach-why"),
        ..PLAIN
    },
    Scene {
        name: "coach-upright",
        variant: "telo",
        before: coached,
        asked: true,
        view: (View::WHITE, true),
        ..PLAIN
    },
    Scene { name: "lesson", exercise: true, ..PLAIN },
    Scene { name: "lesson-upright", exercise: true, view: (View::WHITE, true), ..PLAIN },
    Scene { name: "shipped", page: (Page::Shipped, Language::ENGLISH), ..PLAIN },
    Scene { name: "booklet", page: (Page::Booklet, Language::ENGLISH), ..PLAIN },
    Scene {
        name: "booklet-upright",
        page: (Page::Booklet, Language::named("fr")),
        view: (View::WHITE, true),
        ..PLAIN
    },
    Scene { name: "settings", page: (Page::Settings, Language::ENGLISH), ..PLAIN },
    Scene {
        name: "settings-french-upright",
        page: (Page::Settings, Language::named("fr")),
        view: (View::WHITE, true),
        ..PLAIN
    },
    Scene {
        name: "settings-large",
        page: (Page::Settings, Language::ENGLISH),
        interface: (1.5, false),
        ..PLAIN
    },
    Scene { name: "page-lessons", page: (Page::Lessons, Language::ENGLISH), ..PLAIN },
    Scene { name: "page-puzzles", page: (Page::Puzzles, Language::ENGLISH), ..PLAIN },
    Scene { name: "page-rules", page: (Page::Rules, Language::ENGLISH), ..PLAIN },
    Scene { name: "page-keys", page: (Page::Help, Language::ENGLISH), ..PLAIN },
    Scene { name: "page-about", page: (Page::About, Language::ENGLISH), ..PLAIN },
    Scene { name: "page-welcome", page: (Page::Welcome, Language::ENGLISH), ..PLAIN },
    Scene { name: "page-export", page: (Page::Export, Language::ENGLISH), ..PLAIN },
    Scene { name: "page-editor", page: (Page::Editor, Language::ENGLISH), ..PLAIN },
    Scene { name: "page-compare", page: (Page::Compare, Language::ENGLISH), ..PLAIN },
    Scene { name: "page-resign", page: (Page::Resign, Language::ENGLISH), ..PLAIN },
    Scene { name: "interface-large", interface: (1.5, false), ..PLAIN },
    Scene { name: "photo", view: (View::CLOSE, false), interface: (1.0, true), ..PLAIN },
    Scene {
        name: "photo-still",
        variant: "telo",
        view: (View::CLOSE, false),
        interface: (1.0, true),
        quality: Some(Quality::Medium),
        still: true,
        ..PLAIN
    },
];

/// The language of all scenes, if `FANORONA_PICTURE_LANGUAGE` has the code of one.
fn wanted_language() -> Option<Language> {
    let code = std::env::var("FANORONA_PICTURE_LANGUAGE").ok()?;
    Language::ALL.iter().copied().find(|language| language.code() == code)
}

/// The scale of the interface in all scenes, if `FANORONA_PICTURE_SCALE` has a number.
fn wanted_scale() -> Option<f32> {
    std::env::var("FANORONA_PICTURE_SCALE").ok()?.parse().ok()
}

/// A match of Anna and Bao with clocks, as set up on the page for a new game.
fn match_setup(setup: &mut GameSetup) {
    setup.choose_format(FormatChoice::Tumicarona, &Catalogue::shipped());
    setup.names = ["Anna".into(), "Bao".into()];
    setup.clock = ClockChoice::Custom;
    setup.separate = true;
    setup.custom[1] = CustomTime { minutes: 5, seconds: 30, increment: 3 };
    setup.expanded = true;
}

fn begin(setup: &GameSetup) -> Vec<Intent> {
    let plan = setup.plan(&Texts::new(Language::ENGLISH), &Catalogue::shipped());
    vec![Intent::Begin(Box::new(plan))]
}

fn first_game() -> Vec<Intent> {
    let mut setup = GameSetup::first(&Catalogue::shipped());
    match_setup(&mut setup);
    setup.seats = [Seat::Person, Seat::Person];
    begin(&setup)
}

fn rematch() -> Vec<Intent> {
    let mut intents = first_game();
    intents.extend([Intent::Resign(Side::Black), Intent::NextGame]);
    intents
}

fn game_with_clocks() -> Vec<Intent> {
    let mut setup = GameSetup::first(&Catalogue::shipped());
    setup.seats = [Seat::Person, Seat::Person];
    setup.clock = ClockChoice::Preset(0);
    begin(&setup)
}

impl Scene {
    /// Sets the scene up.
    pub fn set(&self, world: &mut World) {
        let Some(variant) = shipped::variant(self.variant) else {
            panic!("no variant {}", self.variant);
        };
        let board = variant.rules.board.clone();
        let point = |name: &str| match board.point_named(name) {
            Some(point) => point,
            None => panic!("no point {name}"),
        };
        let mut seats = [Seat::Person, Seat::Person];
        if self.thinking {
            seats[Side::Black as usize] = Seat::choices().last().unwrap_or_default();
            world.insert_resource(Opponent::new(InlineRunner::new(300), 1, f32::MAX));
        }
        let mut record = Record::new(variant.rules.clone());
        if let Some(position) = self.position {
            let rules = variant.rules.clone();
            match read_position(&rules, position) {
                Ok(position) => record = Record::from_position(rules, position),
                Err(error) => panic!("{position}: {error:?}"),
            }
        }
        let mut session = Session::from_record(variant, record, seats);
        for _ in 0..self.played {
            play_a_turn(&mut session);
        }
        for intent in (self.before)() {
            session.apply(intent);
        }
        session.advance(Duration::from_secs(self.seconds));
        for &(from, to, kind) in self.steps {
            let (from, to) = (point(from), point(to));
            for notice in session.apply(Intent::Step { from, to, kind }) {
                assert!(!matches!(notice, Notice::Refused(_)), "{}: {notice:?}", self.name);
            }
        }
        if self.chain {
            open_chain(&mut session);
        }
        if self.over {
            session.apply(Intent::Resign(Side::Black));
        }
        if let Some((key, turns, steps)) = self.past {
            look_back(&mut session, key, turns, steps);
        }
        session.succeed(world.resource::<CurrentSession>());
        let mut selection = Selection::default();
        selection.follow(session.record());
        if let Some((chosen, hovered)) = self.picked {
            selection.chosen = Some(point(chosen));
            selection.hovered = hovered.map(point);
        }
        selection.choice = self.choice.map(point);
        if self.advised {
            let report = engine::search(session.record(), Limits::nodes(20_000), &mut || false);
            let resources = ExplainResources {
                report: Some(&report),
                ..ExplainResources::new(Limits::nodes(20_000))
            };
            let best = report.best.as_ref();
            let explanation = best
                .and_then(|best| explain(session.record(), best, &resources, &mut || false).ok());
            let advice = Advice::of(&report, &[]);
            selection.hint = advice.map(|advice| Hint::Explained(advice.explained(explanation)));
        }
        let (board, stones, coordinates) = self.look;
        let known = world.resource::<KnownLooks>().0.clone();
        let mut look = TableLook { coordinates, ..default() };
        look.choose(&known, board, stones);
        world.insert_resource(look);
        let preset = self.quality.map_or(Preset::Auto, Preset::Fixed);
        if *world.resource::<Preset>() != preset {
            world.insert_resource(preset);
        }
        world.insert_resource(CurrentSession(session));
        world.insert_resource(CurrentSelection(selection));
        let (page, language) = self.page;
        let language = wanted_language().unwrap_or(language);
        let catalogue = Catalogue::shipped();
        let mut setup = GameSetup::first(&catalogue);
        (self.setup)(&mut setup);
        ui::reset(world);
        world.insert_resource(OpenPage(page));
        world.insert_resource(CurrentTexts::new(language));
        world.insert_resource(CurrentCatalogue(catalogue));
        world.insert_resource(setup);
        world.insert_resource(Toasts::default());
        world.insert_resource(LastRemark::default());
        crate::games::set(world, page);
        let (scale, photo) = self.interface;
        let scale = wanted_scale().unwrap_or(scale);
        world.insert_resource(Settings(Values { scale: Some(scale), ..Values::default() }));
        let mut photographer = Photo::default();
        if photo {
            photographer.begin(self.view.0);
            photographer.hint = 0.0;
        }
        world.insert_resource(photographer);
        if self.exercise {
            world.write_message(LearnCommand::Continue);
        } else {
            world.write_message(NoticeMessage(Notice::Started));
        }
        self.look(world);
    }

    /// Plays a turn that loses Telo from its start, if the coach is to ask.
    pub fn blunder(&self, world: &mut World) {
        let board = world.resource::<CurrentSession>().record().rules().board.clone();
        if self.asked
            && let (Some(from), Some(to)) = (board.point_named("a1"), board.point_named("b2"))
        {
            world.write_message(IntentMessage(Intent::Step { from, to, kind: APPROACH }));
        }
    }

    /// Moves the camera to its view, whatever the interface covers now.
    pub fn look(&self, world: &mut World) {
        let mut cameras = world.query::<&mut TableCamera>();
        for mut camera in cameras.iter_mut(world) {
            camera.jump(self.view.0);
        }
        // Ignores the real pointer.
        if let Some((_, hovered)) = self.picked {
            let board = world.resource::<CurrentSession>().record().rules().board.clone();
            world.resource_mut::<CurrentSelection>().hovered =
                hovered.and_then(|name| board.point_named(name));
        }
    }
}

/// Begins a game of Telo with White against Fara, with a coach.
fn coached() -> Vec<Intent> {
    let fara =
        Seat::choices().find(|seat| matches!(seat, Seat::Computer(one) if one.key == "fara"));
    let Some(telo) = shipped::variant("telo") else { return Vec::new() };
    let seats = [Seat::Person, fara.unwrap_or_default()];
    let plan = GamePlan { coach: Some(CoachLevel::High), ..GamePlan::single(telo, seats) };
    vec![Intent::Begin(Box::new(plan))]
}

/// Plays a turn whose first step captures as much as possible, and continues as long as possible.
pub fn play_a_turn(session: &mut Session) {
    let side = session.to_move();
    while session.to_move() == side && side.is_some() {
        let steps = session.record().chain().next_steps(&session.record().rules().clone());
        let Some(step) = steps.iter().max_by_key(|step| step.captured.len()) else { break };
        let Step { from, to, kind, .. } = *step;
        session.apply(Intent::Step { from, to, kind });
    }
}

/// Reviews a shipped record after a number of turns, and of steps of the next one.
fn look_back(session: &mut Session, key: &str, turns: usize, steps: usize) {
    let Some(record) = ShippedRecord::find(key) else { panic!("no record {key}") };
    let Some(opened) = opened(&Texts::new(Language::ENGLISH), &Catalogue::shipped(), record) else {
        panic!("{key} cannot be read")
    };
    session.apply(Intent::OpenReview(Box::new(opened)));
    for _ in 0..turns {
        session.apply(Intent::Review(ReviewAction::Next));
    }
    for _ in 0..steps {
        session.apply(Intent::Review(ReviewAction::StepOn));
    }
}

/// Plays captures until one stone has captured twice and can continue.
fn open_chain(session: &mut Session) {
    for _ in 0..30 {
        let (rules, chain) = (session.record().rules().clone(), session.record().chain());
        if chain.steps().len() == 2 {
            return;
        }
        let steps = chain.next_steps(&rules);
        let goes_on = |step: &Step| {
            let mut next = session.record().clone();
            next.step(step.from, step.to, step.kind).is_ok() && !next.chain().is_empty()
        };
        let step = steps.iter().find(|&step| goes_on(step)).or(steps.first());
        let Some(&Step { from, to, kind, .. }) = step else { break };
        session.apply(Intent::Step { from, to, kind });
    }
    panic!("no chain of two captures was found");
}
