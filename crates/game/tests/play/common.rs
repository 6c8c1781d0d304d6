//! Sessions for the tests, and intents by the names of points.

use fanorona_engine::character;
use fanorona_game::play::{GamePlan, Intent, Notice, OpenedGame, Seat, Session};
use fanorona_rules::matches::MatchFormat;
use fanorona_rules::notation::read_game;
use fanorona_rules::variant::shipped;
use fanorona_rules::{CaptureKind, Point, PointSet, Side, Step, Turn, Variant, generate};
use std::sync::Arc;
use std::time::Duration;

pub const PEOPLE: [Seat; 2] = [Seat::Person, Seat::Person];
/// White to move on 5 × 5. Only c3 can capture: to d3, by approach (e3) or withdrawal (a3, b3).
/// From there d4 takes d5. The stone on d1 can move, but not capture.
pub const CHOICE: &str = "3B1/5/BBW1B/5/3W1 w";

pub fn variant(key: &str) -> Arc<Variant> {
    shipped::variant(key).unwrap()
}

pub fn computer() -> Seat {
    Seat::Computer(character::named("fara").unwrap())
}

pub const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

pub const fn millis(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

/// A game of Telo with this time control.
pub fn timed(control: &str) -> Session {
    planned(MatchFormat::SINGLE, control, PEOPLE)
}

/// What Anna, who begins with White, and Bao play under Telo's rules.
pub fn planned(format: MatchFormat, control: &str, seats: [Seat; 2]) -> Session {
    let mut session = Session::default();
    let plan = GamePlan {
        format,
        control: control.parse().unwrap(),
        names: ["Anna", "Bao"].map(str::to_owned),
        ..GamePlan::single(variant("telo"), seats)
    };
    assert_eq!(session.apply(Intent::Begin(Box::new(plan))), [Notice::Started]);
    session
}

/// A game of Dimy between two people, set up at this position.
pub fn set_up(position: &str) -> Session {
    let dimy = variant("dimy");
    let mut session = Session::new(dimy, PEOPLE);
    session.apply(Intent::SetUp(position.parse().unwrap()));
    session
}

/// A shipped record, by its file name, as a game to be reviewed or continued.
pub fn stored(name: &str) -> OpenedGame {
    let path = format!("{}/../../assets/records/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let game = read_game(&text, |key| shipped::variant(key).map(|one| one.rules.clone())).unwrap();
    OpenedGame::by_people(variant(&game.variant), game)
}

/// Plays the first legal turn.
pub fn play(session: &mut Session) -> Vec<Notice> {
    play_nth(session, 0)
}

/// Plays the legal turn at this place of the list.
pub fn play_nth(session: &mut Session, index: usize) -> Vec<Notice> {
    let record = session.record();
    let turns = generate::turns(record.rules(), record.position());
    let turn = turns.into_iter().nth(index).unwrap();
    let generation = session.generation();
    session.apply(Intent::Play { turn, generation })
}

pub fn point(session: &Session, name: &str) -> Point {
    session.record().rules().board.point_named(name).unwrap()
}

pub fn points(session: &Session, names: &[&str]) -> PointSet {
    names.iter().map(|name| point(session, name)).collect()
}

pub fn step(session: &mut Session, from: &str, to: &str, kind: Option<CaptureKind>) -> Vec<Notice> {
    let (from, to) = (point(session, from), point(session, to));
    session.apply(Intent::Step { from, to, kind })
}

/// A game without draws by rule, with one stone for each side on a large board. `switches` are further
/// fields of the variant.
pub fn endless(switches: &str, seats: [Seat; 2], control: &str) -> Session {
    let text = format!(
        "(key: \"long\", names: {{\"en\": \"Long\"}}, columns: 9, rows: 5, quiet_limit: None, \
         repetition: Never, start: [\"B8\", \"9\", \"9\", \"9\", \"8W\"], {switches})"
    );
    let mut plan = GamePlan::single(Arc::new(Variant::read(&text).unwrap()), seats);
    plan.control = control.parse().unwrap();
    let mut session = Session::default();
    session.apply(Intent::Begin(Box::new(plan)));
    session
}

/// The next turn of an [`endless`] game: White steps to and fro in one corner, Black in the other.
pub fn step_to_and_fro(session: &mut Session) -> Vec<Notice> {
    let record = session.record();
    let steps = match record.position().side() {
        Side::White => [["i1", "h1"], ["h1", "i1"]],
        Side::Black => [["a5", "b5"], ["b5", "a5"]],
    };
    let names = steps[record.turns().len() / 2 % 2];
    let [from, to] = names.map(|name| point(session, name));
    let turn = Turn::new(vec![Step { from, to, kind: None, captured: PointSet::EMPTY }]);
    let intent = Intent::Play { turn: turn.unwrap(), generation: session.generation() };
    session.apply(intent)
}
