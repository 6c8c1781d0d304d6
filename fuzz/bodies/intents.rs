//! Applies arbitrary lists of intents, valid or not, to a session. Refused intents must change nothing,
//! and the log of the session must replay to the same session and the same notices.

use fanorona_engine::character;
use fanorona_game::play::{
    CoachAction, CoachLevel, GamePlan, Intent, LogEntry, Notice, OpenedGame, ReviewAction, Seat,
    Session, SessionLog,
};
use fanorona_rules::clock::TimeControl;
use fanorona_rules::matches::MatchFormat;
use fanorona_rules::notation::{NodeId, PositionText, Tree};
use fanorona_rules::variant::shipped;
use fanorona_rules::{CaptureKind, Point, PointSet, Side, Step, Turn, Variant, generate};
use std::sync::Arc;
use std::time::Duration;

/// A custom variant in which omitted captures are claimed.
const CLAIMS: &str = r#"(key: "claims", names: {"en": "Claims"}, columns: 5, rows: 3,
    omitted_capture: Claimed, start: ["BBBBB", "BW1BW", "WWWWW"])"#;
/// The maximum number of entries of one input, so that a run stays short.
const MAX_ENTRIES: usize = 120;

/// Runs the target on one input. The first byte selects the variant, the second the seats; each
/// following group of three bytes is an entry.
pub fn check(data: &[u8]) {
    let Some((&[first, second], rest)) = data.split_first_chunk() else { return };
    let variants = variants();
    let variant = variants[usize::from(first) % variants.len()].clone();
    let seats = [seat(second), seat(second >> 4)];
    let mut log = SessionLog::new(variant, seats).with_known_variants(variants.clone());
    let mut session = log.start();
    let mut all_notices = Vec::new();
    let mut nodes = Vec::new();
    for bytes in rest.as_chunks().0.iter().take(MAX_ENTRIES) {
        nodes.extend(session.review().map(fanorona_game::play::Review::here));
        let entry = entry(*bytes, &session, &variants, &nodes);
        let before = session.clone();
        let notices = entry.clone().apply(&mut session);
        let refused = |notice: &Notice| matches!(notice, Notice::Refused(_) | Notice::NoGame(_));
        if !notices.is_empty() && notices.iter().all(refused) {
            assert!(session == before, "a refused entry changed the session: {entry:?}");
        }
        check_session(&session, &before, &notices);
        log.push(entry);
        all_notices.push(notices);
    }
    let written = log.to_string();
    let read: SessionLog = match written.parse() {
        Ok(log) => log,
        Err(error) => panic!("{error}\n{written}"),
    };
    assert_eq!(read.to_string(), written, "a log that is read is written unchanged");
    let (replayed, notices) = read.replay();
    assert_eq!(notices, all_notices, "the notices of the replay\n{written}");
    assert!(replayed == session, "the session after the replay\n{written}");
}

/// Asserts the invariants that hold after every entry.
fn check_session(session: &Session, before: &Session, notices: &[Notice]) {
    let record = session.record();
    assert_eq!(record.position().hash(), record.position().recomputed_hash(record.rules()));
    assert!(session.generation() >= before.generation());
    if record != before.record() {
        assert!(session.generation() > before.generation(), "the generation grows with changes");
        assert!(!notices.is_empty(), "every change of the record is announced");
    }
    let ended = |notice: &Notice| matches!(notice, Notice::Over(_));
    assert!(notices.iter().filter(|notice| ended(notice)).count() <= 1);
    // An end on time comes before the intent, which may take it back or begin another game.
    let replaced = |notice: &Notice| matches!(notice, Notice::Rewound | Notice::Started);
    if let Some(place) = notices.iter().position(ended)
        && !notices[place..].iter().any(replaced)
    {
        assert_eq!(session.outcome().map(Notice::Over).as_ref(), notices.get(place));
    }
    if session.review().is_none() {
        let counted = session.current_match().is_none_or(|match_| {
            let played = match_.played().last().map(|game| game.outcome);
            session.outcome().is_none() || played == session.outcome()
        });
        assert!(counted, "the end of a game counts in its match");
    }
    if session.outcome().is_some() {
        assert!(session.running().is_none() && session.computer_task().is_none());
    }
}

fn variants() -> Vec<Arc<Variant>> {
    let mut variants = shipped::all().to_vec();
    variants.extend(shipped::readings().iter().cloned());
    variants.extend(CLAIMS.parse().map(Arc::new));
    variants
}

/// A seat: a person in three of four cases.
fn seat(byte: u8) -> Seat {
    let characters = character::all();
    match byte % 4 {
        0 if byte / 4 >= 60 => Seat::Exercise,
        0 => Seat::Computer(characters[usize::from(byte / 4) % characters.len()].clone()),
        _ => Seat::Person,
    }
}

/// The entry that three bytes encode, usually one that is valid in the session.
fn entry(
    bytes: [u8; 3],
    session: &Session,
    variants: &[Arc<Variant>],
    nodes: &[NodeId],
) -> LogEntry {
    let [kind, a, b] = bytes;
    let side = if a % 2 == 0 { Side::White } else { Side::Black };
    let point = |byte: u8| Point::new(usize::from(byte) % Point::MAX);
    let variant = || variants[usize::from(a) % variants.len()].clone();
    LogEntry::Intent(match kind % 40 {
        0..=13 => step(session, a, b),
        14..=16 => {
            Intent::Play { turn: legal_turn(session, a, b), generation: session.generation() }
        }
        17 => Intent::Play { turn: legal_turn(session, a, b), generation: u64::from(b) },
        18 => {
            let kind = [None, Some(CaptureKind::Approach), Some(CaptureKind::Withdrawal)];
            Intent::Step { from: point(a), to: point(b), kind: kind[usize::from(a / 64) % 3] }
        }
        19 => Intent::Pick { point: point(a), chosen: (b % 2 == 0).then(|| point(b / 2)) },
        20 => Intent::EndTurn,
        21 => Intent::UndoStep,
        22 | 23 => Intent::Undo,
        24 => Intent::Redo,
        25 => Intent::Resign(side),
        26 => Intent::OfferDraw(side),
        27 => Intent::AnswerDraw(a % 4 == 0),
        28 => Intent::Claim,
        29 if b % 2 == 0 => Intent::Hint,
        29 => Intent::Coach(coach_action(a, session)),
        30 => Intent::Pause(a % 2 == 0),
        31 => Intent::Reseat { side, seat: seat(b) },
        32 => match b % 4 {
            0 => Intent::NewGame { variant: variant(), seats: [seat(a), seat(b / 4)] },
            _ => Intent::Begin(Box::new(plan(variant(), a, b, variants))),
        },
        33 => Intent::NextGame,
        34 => Intent::Again,
        35 => opened(session, a).map_or(Intent::Again, |opened| Intent::Open(Box::new(opened))),
        36 => {
            opened(session, a).map_or(Intent::Again, |opened| Intent::OpenReview(Box::new(opened)))
        }
        37 | 38 => Intent::Review(review_action(a, b, nodes)),
        _ if a % 4 == 0 => return LogEntry::HoldClocks(b % 2 == 0),
        _ if a % 4 == 1 => Intent::SetUp(position(session, b)),
        _ => return LogEntry::Advance(Duration::from_millis(u64::from(b) * u64::from(a))),
    })
}

/// An act of the coach.
fn coach_action(a: u8, session: &Session) -> CoachAction {
    match a % 6 {
        level @ 0..=2 => CoachAction::Switch(Some(CoachLevel::ALL[usize::from(level)])),
        3 => CoachAction::Switch(None),
        4 => CoachAction::LetStand,
        _ => CoachAction::Ask { generation: session.generation() },
    }
}

/// A legal step of the current turn, or [`Intent::EndTurn`] if there is none.
fn step(session: &Session, a: u8, b: u8) -> Intent {
    let record = session.record();
    let steps = record.chain().next_steps(record.rules());
    match steps.get(usize::from(a) % steps.len().max(1)) {
        Some(&Step { from, to, kind, .. }) => {
            Intent::Step { from, to, kind: kind.filter(|_| !b.is_multiple_of(8)) }
        }
        None => Intent::EndTurn,
    }
}

/// A position of the game, or in one of four cases one that fits few boards.
fn position(session: &Session, place: u8) -> PositionText {
    let record = session.record();
    let positions = record.positions();
    let known = positions[usize::from(place) % positions.len()];
    let other = "B1B/3/W2 w 0 9".parse().ok().filter(|_| place.is_multiple_of(4));
    other.unwrap_or_else(|| PositionText::from_position(record.rules(), &known))
}

/// A turn that is legal in most cases. `a` selects the steps, `b` limits their number.
fn legal_turn(session: &Session, a: u8, b: u8) -> Turn {
    let record = session.record();
    let rules = record.rules();
    let mut chain = fanorona_rules::Chain::new(*record.position());
    for taken in 0..usize::from(b % 8) + 1 {
        let steps = chain.next_steps(rules);
        if taken > 0 && (steps.is_empty() || chain.may_end(rules).is_ok() && a.is_multiple_of(3)) {
            break;
        }
        let Some(step) = steps.get((usize::from(a) + taken) % steps.len().max(1)) else { break };
        if chain.push(rules, step.from, step.to, step.kind).is_err() {
            break;
        }
    }
    // A chain that had to continue makes a turn that is refused, which is tested too.
    Turn::new(chain.steps().to_vec())
        .or_else(|| generate::turns(rules, record.position()).into_iter().next())
        .unwrap_or_else(illegal_turn)
}

/// A turn that is illegal in every position.
fn illegal_turn() -> Turn {
    let [from, to] = [Point::new(0), Point::new(1)];
    Turn {
        from,
        captured: PointSet::EMPTY,
        steps: vec![Step { from, to, kind: None, captured: PointSet::EMPTY }],
    }
}

fn plan(variant: Arc<Variant>, a: u8, b: u8, variants: &[Arc<Variant>]) -> GamePlan {
    let format = match a % 3 {
        0 => MatchFormat::SINGLE,
        1 => MatchFormat::BestOf(u16::from(b % 5) + 1),
        _ => MatchFormat::Rematch(variants[usize::from(b) % variants.len()].clone()),
    };
    let control: TimeControl = match b % 3 {
        0 => TimeControl::NONE,
        1 => "60+5".parse().unwrap_or_default(),
        _ => "5:-".parse().unwrap_or_default(),
    };
    let names = ["Anna", "Bao"]
        .map(|name| if b.is_multiple_of(2) { name.to_owned() } else { String::new() });
    let coach = CoachLevel::ALL.get(usize::from(b % 5)).copied();
    GamePlan { variant, format, seats: [seat(a / 8), seat(b / 8)], names, control, coach }
}

/// The current game as an opened one. It is serialized and parsed again, so that it has no undone
/// turns.
fn opened(session: &Session, a: u8) -> Option<OpenedGame> {
    let left = a.is_multiple_of(2).then(|| [Duration::from_secs(3), Duration::from_secs(a.into())]);
    let live = session.live();
    let (variant, seats) = (live.variant().clone(), live.seats().clone());
    let game = OpenedGame { variant: variant.clone(), game: session.game(), seats, left };
    let mut log = SessionLog::new(variant, [Seat::Person, Seat::Person]);
    log.push(LogEntry::Intent(Intent::Open(Box::new(game))));
    let written = log.to_string();
    match written.parse::<SessionLog>() {
        Ok(read) => match read.entries() {
            [LogEntry::Intent(Intent::Open(opened))] => Some(opened.as_ref().clone()),
            _ => None,
        },
        Err(error) => panic!("{error}\n{written}"),
    }
}

fn review_action(a: u8, b: u8, nodes: &[NodeId]) -> ReviewAction {
    let node = nodes.get(usize::from(b) % nodes.len().max(1)).copied().unwrap_or(Tree::ROOT);
    match a % 20 {
        0 => ReviewAction::Back,
        1 | 2 => ReviewAction::To(node),
        3 => ReviewAction::Inside(node, usize::from(b) % 4),
        4 => ReviewAction::First,
        5..=7 => ReviewAction::Previous,
        8 => ReviewAction::Next,
        9 => ReviewAction::Last,
        10 => ReviewAction::StepOn,
        11 => ReviewAction::StepBack,
        12 => ReviewAction::Other { next: b.is_multiple_of(2) },
        13 => ReviewAction::Comment(
            node,
            if b.is_multiple_of(2) { "good {} ;".into() } else { String::new() },
        ),
        14 => ReviewAction::Remove(node),
        15 => ReviewAction::Promote(node),
        16 => ReviewAction::Autoplay(b.is_multiple_of(2)),
        17 => ReviewAction::Speed(f32::from(b) / 16.0),
        18 => ReviewAction::PlayOn([seat(b), seat(b / 16)]),
        _ => ReviewAction::Leave,
    }
}
