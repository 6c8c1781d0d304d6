//! The number of turns that undo and redo cover.

use crate::common::stored;
use fanorona_engine::character;
use fanorona_game::play::{CoachAction, Intent, Notice, OpenedGame, Seat, Session, had_help};
use fanorona_rules::notation::{read_position, read_turn};
use fanorona_rules::variant::shipped;
use fanorona_rules::{DrawReason, Outcome, Record, Refusal, Side, generate};

fn computer() -> Seat {
    Seat::Computer(character::named("fara").unwrap())
}

/// A game of Telo after this number of turns, always playing the first legal one.
fn played(seats: [Seat; 2], turns: usize) -> Session {
    let mut session = Session::new(shipped::variant("telo").unwrap(), seats);
    for _ in 0..turns {
        let record = session.record();
        let turn = generate::turns(record.rules(), record.position()).into_iter().next().unwrap();
        let generation = session.generation();
        session.apply(Intent::Play { turn, generation });
    }
    session
}

fn undone(session: &mut Session) -> usize {
    session.apply(Intent::Undo);
    session.record().turns().len()
}

#[test]
fn undo_between_two_people_takes_back_one_turn() {
    let mut session = played([Seat::Person, Seat::Person], 3);
    assert_eq!([undone(&mut session), undone(&mut session)], [2, 1]);
    session.apply(Intent::Redo);
    assert_eq!(session.record().turns().len(), 2);
    let turn = session.record().turns()[1].clone();
    let taken_back = Notice::TurnTakenBack { side: Side::Black, turn };
    assert_eq!(session.apply(Intent::Undo), [taken_back, Notice::Rewound]);
}

#[test]
fn undo_against_the_computer_takes_back_its_answer_too() {
    let mut session = played([Seat::Person, computer()], 4);
    assert_eq!([undone(&mut session), undone(&mut session)], [2, 0]);
    session.apply(Intent::Redo);
    assert_eq!(session.record().turns().len(), 2);
    undone(&mut session);
    let refused = session.apply(Intent::Undo);
    assert_eq!(refused, [Notice::Refused(Refusal::NothingToUndo)]);
}

/// Formerly the terminal took back all turns of a game between two computers, and the window one.
#[test]
fn undo_between_two_computers_takes_back_one_turn() {
    let mut session = played([computer(), computer()], 4);
    assert_eq!(undone(&mut session), 3);
}

#[test]
fn undo_of_a_resignation_takes_back_no_turn() {
    let mut session = played([Seat::Person, computer()], 2);
    session.apply(Intent::Resign(Side::White));
    assert!(session.outcome().is_some());
    assert_eq!((undone(&mut session), session.outcome()), (2, None));
    // Nor while the computer is to move.
    let mut session = played([Seat::Person, computer()], 3);
    session.apply(Intent::Resign(Side::White));
    assert_eq!((undone(&mut session), session.outcome()), (3, None));
}

#[test]
fn the_end_of_a_game_is_announced_once_for_each_game() {
    let over = |notices: &[Notice]| notices.iter().any(|notice| matches!(notice, Notice::Over(_)));
    let mut session = played([Seat::Person, computer()], 2);
    assert!(over(&session.apply(Intent::Resign(Side::White))));
    let seat = computer();
    assert!(!over(&session.apply(Intent::Reseat { side: Side::White, seat })));
    // Another game that has the same outcome.
    let opened = OpenedGame::by_people(session.variant().clone(), session.game());
    assert!(over(&session.apply(Intent::Open(Box::new(opened)))));
}

/// A game of eleven turns with remarks, of which the last two are taken back.
fn remarked() -> Session {
    let mut session = Session::default();
    session.apply(Intent::Open(Box::new(stored("telo-last-step.fgn"))));
    assert_eq!([undone(&mut session), undone(&mut session)], [10, 9]);
    session
}

#[test]
fn remarks_on_a_turn_go_when_another_turn_replaces_it() {
    let afters =
        |session: &Session| -> Vec<_> { session.notes().iter().map(|note| note.after).collect() };
    let mut session = remarked();
    let all = afters(&session);
    assert!(all.contains(&9) && all.contains(&10) && all.contains(&11));
    session.apply(Intent::Redo);
    assert_eq!(afters(&session), all, "the same turn again");

    let mut session = remarked();
    let last = session.record().next_undone().unwrap().clone();
    let generation = session.generation();
    session.apply(Intent::Play { turn: last.clone(), generation });
    assert_eq!((session.record().turns().len(), afters(&session)), (10, all.clone()));

    let mut session = remarked();
    let record = session.record();
    let turns = generate::turns(record.rules(), record.position());
    let turn = turns.into_iter().find(|turn| *turn != last).unwrap();
    session.apply(Intent::Play { turn, generation: session.generation() });
    let kept: Vec<_> = all.into_iter().filter(|&after| after <= 9).collect();
    assert_eq!((session.record().turns().len(), afters(&session)), (10, kept));
}

#[test]
fn undo_against_an_exercise_takes_back_its_reply_too() {
    let mut session = played([Seat::Person, Seat::Exercise], 4);
    assert_eq!(undone(&mut session), 2);
}

#[test]
fn a_position_that_is_set_up_replaces_the_turns_but_not_the_seats() {
    let mut session = played([Seat::Person, Seat::Exercise], 2);
    let (generation, seats) = (session.generation(), session.seats().clone());
    let text = "B1B/3/W2 w 0 9";
    let intent = Intent::SetUp(text.parse().unwrap());
    assert_eq!(session.apply(intent), [Notice::Rewound]);
    let record = session.record();
    assert_eq!(fanorona_rules::notation::write_position(record.rules(), record.position()), text);
    assert!(record.turns().is_empty() && session.generation() > generation);
    assert_eq!(*session.seats(), seats);
    assert_eq!(session.computer_task(), None, "an exercise is no character");
    assert!(session.is_exercise());
    assert_eq!(session.apply(Intent::Hint), [], "it has hints of its own");
    // A position of another board changes nothing.
    let before = session.clone();
    assert_eq!(session.apply(Intent::SetUp("5/5/5/5/W3B w 0 9".parse().unwrap())), []);
    assert!(session == before);
}

#[test]
fn help_against_the_computer_is_written_into_the_game() {
    let tags = |session: &Session| {
        let game = session.game();
        ["Hints", "TakenBack"].map(|name| game.tag(name).map(str::to_owned))
    };
    let count = |count: &str| Some(count.to_owned());
    let mut session = played([Seat::Person, computer()], 4);
    assert_eq!((tags(&session), session.taken_back()), ([None, None], 0));
    session.apply(Intent::Undo);
    session.apply(Intent::Hint);
    session.apply(Intent::Redo);
    assert_eq!(tags(&session), [count("1"), count("1")]);
    // A resignation that is taken back changes no turn.
    session.apply(Intent::Resign(Side::White));
    session.apply(Intent::Undo);
    assert_eq!(session.taken_back(), 1);

    // It is still counted when the game goes on later, and not in the next game.
    let seats = [Seat::Person, computer()];
    let (variant, game) = (session.variant().clone(), session.game());
    let mut later = Session::default();
    later.apply(Intent::Open(Box::new(OpenedGame { variant, game, seats, left: None })));
    later.apply(Intent::Undo);
    assert_eq!(tags(&later), [count("1"), count("2")]);
    later.apply(Intent::Resign(Side::White));
    later.apply(Intent::Again);
    assert_eq!(tags(&later), [None, None]);

    let mut people = played([Seat::Person, Seat::Person], 4);
    people.apply(Intent::Undo);
    people.apply(Intent::Hint);
    assert_eq!(tags(&people), [None, None], "help counts only against the computer");
}

#[test]
fn help_is_counted_up_to_the_greatest_number() {
    let most = u32::MAX.to_string();
    let session = played([Seat::Person, computer()], 4);
    let (variant, mut game) = (session.variant().clone(), session.game());
    for name in ["Hints", "TakenBack", "CoachAsked", "CoachTakenBack"] {
        game.set_tag(name, &most);
    }
    game.set_tag("Coach", "2");
    let opened = OpenedGame { variant, game, seats: [Seat::Person, computer()], left: None };
    let mut session = Session::default();
    session.apply(Intent::Open(Box::new(opened)));
    session.apply(Intent::Hint);
    let turns = generate::turns(session.record().rules(), session.record().position());
    let generation = session.generation();
    session.apply(Intent::Play { turn: turns[0].clone(), generation });
    let generation = session.generation();
    session.apply(Intent::Coach(CoachAction::Ask { generation }));
    assert!(session.question_open());
    session.apply(Intent::Undo);
    let game = session.game();
    for name in ["Hints", "TakenBack", "CoachAsked", "CoachTakenBack"] {
        assert_eq!(game.tag(name), Some(most.as_str()), "{name}");
    }
}

#[test]
fn a_game_with_help_says_so_in_its_tags() {
    let helped = |name: &str, value: &str| had_help(&[(name.to_owned(), value.to_owned())]);
    for name in ["Hints", "TakenBack"] {
        assert!(helped(name, "1") && helped(name, "many") && !helped(name, " 0 "), "{name}");
    }
    assert!(helped("Coach", "0"), "a coach that was switched off has helped before");
    assert!(!helped("White", "1") && !had_help(&[]));
    let tag = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert!(had_help(&[tag("White", "Rasoa"), tag("Hints", "0"), tag("TakenBack", "2")]));
}

#[test]
fn the_strength_of_the_computer_is_written_into_the_game() {
    let elo = |seat: Seat| {
        let session = Session::new(shipped::variant("telo").unwrap(), [Seat::Person, seat]);
        let game = session.game();
        assert_eq!(game.tag("WhiteElo"), None);
        game.tag("BlackElo").map(str::to_owned)
    };
    assert_eq!(elo(computer()).as_deref(), Some("519"));
    assert_eq!(elo(Seat::Computer(character::adjusting_at(850))).as_deref(), Some("850"));
    assert_eq!(elo(Seat::Person), None);
}

/// Formerly only the computer's turn was taken back, which it played again at once.
#[test]
fn undo_leaves_a_draw_by_repetition_that_the_computer_made() {
    let tsivy = shipped::variant("tsivy").unwrap();
    let start = read_position(&tsivy.rules, "9/9/9/9/W7B w 0 30").unwrap();
    let record = Record::from_position(tsivy.rules.clone(), start);
    let mut session = Session::from_record(tsivy, record, [Seat::Person, computer()]);
    for text in ["a1-a2", "i1-i2", "a2-a1", "i2-i1"].repeat(2) {
        let record = session.record();
        let turn = read_turn(record.rules(), record.position(), text).unwrap();
        let generation = session.generation();
        session.apply(Intent::Play { turn, generation });
    }
    assert_eq!(session.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
    assert_eq!((undone(&mut session), session.outcome()), (6, None));
    assert!(session.person_to_move());
}

#[test]
fn undo_is_refused_before_a_persons_first_turn() {
    let mut session = played([computer(), Seat::Person], 1);
    let before = session.clone();
    let refused = [Notice::Refused(Refusal::NothingToUndo)];
    assert_eq!(session.apply(Intent::Undo), refused);
    assert!(session == before);
    // An end by a person can be taken back, and the computer's turn stays.
    session.apply(Intent::Resign(Side::Black));
    assert_eq!((undone(&mut session), session.outcome()), (1, None));
    assert_eq!(session.apply(Intent::Undo), refused);
}
