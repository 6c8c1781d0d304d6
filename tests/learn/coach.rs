//! The coach beside a session: when it asks, what the answers do, what is threatened and counted.

use fanorona::engine::explain::{ExplainResources, explain};
use fanorona::engine::{Limits, character};
use fanorona::game::learn::{Coach, CoachAnswer, CoachNext, advise};
use fanorona::game::play::{
    CoachAction, CoachLevel, Coaching, GamePlan, Intent, OpenedGame, ReviewAction, Seat, Session,
};
use fanorona::rules::matches::MatchFormat;
use fanorona::rules::notation::{read_game, read_turn, write_game, write_turn};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Side, Variant, generate};
use std::collections::HashSet;
use std::sync::Arc;

/// Turns of the first position of Telo: the first two lose, the third wins.
const BAD: [&str; 2] = ["a1-b2A", "b1-b2A"];
const GOOD: &str = "c1-b2A";
/// A position of Tsivy in which a turn loses between two and three stones.
const TWO_STONES: (&str, &str) = ("1BW6/3B5/1W5W1/5BB1W/W3B4 w 0 20", "i2-h2A");
/// A variant in which omitted captures are claimed.
const CLAIMS: &str = r#"(key: "claims", names: {"en": "Claims"}, columns: 5, rows: 3,
    omitted_capture: Claimed, start: ["BBBBB", "BW1BW", "WWWWW"])"#;

fn fara() -> Seat {
    Seat::Computer(character::named("fara").unwrap())
}

/// A game of a person with White against the computer, beside a coach.
struct Coached {
    session: Session,
    coach: Coach,
}

impl Coached {
    fn new(variant: Arc<Variant>, level: CoachLevel) -> Self {
        Self::of(GamePlan {
            coach: Some(level),
            ..GamePlan::single(variant, [Seat::Person, fara()])
        })
    }

    fn telo(level: CoachLevel) -> Self {
        Self::new(shipped::variant("telo").unwrap(), level)
    }

    fn of(plan: GamePlan) -> Self {
        let mut game = Self { session: Session::default(), coach: Coach::default() };
        game.apply(Intent::Begin(Box::new(plan)));
        game
    }

    fn apply(&mut self, intent: Intent) {
        self.session.apply(intent);
        self.coach.settle(&mut self.session);
    }

    fn play(&mut self, text: &str) {
        let record = self.session.record();
        let turn = read_turn(record.rules(), record.position(), text);
        let turn = turn.unwrap_or_else(|error| panic!("{text}: {error}"));
        let generation = self.session.generation();
        self.apply(Intent::Play { turn, generation });
    }

    fn answer(&mut self, answer: CoachAnswer) {
        if let Some(intent) = self.coach.answer(answer, &self.session) {
            self.apply(intent);
        }
    }

    fn set_up(&mut self, position: &str) {
        self.apply(Intent::SetUp(position.parse().unwrap()));
    }

    fn asks(&self) -> bool {
        assert_eq!(self.coach.question().is_some(), self.session.question_open());
        assert!(!self.session.question_open() || self.session.computer_task().is_none());
        self.session.question_open()
    }

    /// The questions and the turns taken back.
    fn counts(&self) -> (u32, u32) {
        self.session.coaching().map_or((0, 0), |coaching| (coaching.asked, coaching.taken_back))
    }
}

#[test]
fn a_bad_turn_is_asked_about_once_and_what_follows_stands() {
    let mut game = Coached::telo(CoachLevel::Low);
    game.play(BAD[0]);
    assert!(game.asks() && game.coach.holds_opponent());
    assert_eq!(game.coach.question().unwrap().side, Side::White);
    game.answer(CoachAnswer::TakeBack);
    assert!(!game.asks() && game.session.record().turns().is_empty());
    assert_eq!(game.counts(), (1, 1));
    // The same turn, another bad one, a replayed one: all stand.
    game.play(BAD[1]);
    assert!(!game.asks() && game.session.computer_task().is_some());
    game.apply(Intent::Undo);
    game.play(BAD[0]);
    assert!(!game.asks());
    game.apply(Intent::Undo);
    game.apply(Intent::Redo);
    assert!(!game.asks() && game.session.computer_task().is_some());
    assert_eq!(game.counts(), (1, 1));
}

#[test]
fn a_good_turn_is_never_asked_about() {
    for level in CoachLevel::ALL {
        let mut game = Coached::telo(level);
        game.play(GOOD);
        assert!(!game.asks() && game.session.computer_task().is_some(), "{level:?}");
        assert_eq!(game.counts(), (0, 0));
    }
}

#[test]
fn a_turn_may_stand() {
    let mut game = Coached::telo(CoachLevel::High);
    game.play(BAD[0]);
    game.answer(CoachAnswer::LetStand);
    assert!(!game.asks() && !game.coach.holds_opponent());
    assert!(game.session.computer_task().is_some());
    assert_eq!((game.session.record().turns().len(), game.counts()), (1, (1, 0)));
}

#[test]
fn the_reason_is_shown_if_wished() {
    let mut game = Coached::telo(CoachLevel::Middle);
    game.play(BAD[0]);
    assert!(!game.coach.question().unwrap().explained);
    game.answer(CoachAnswer::Why);
    let question = game.coach.question().unwrap().clone();
    assert!(question.explained && game.asks());
    assert_eq!(question.explanation.line[0], question.turn);
    assert!(!question.explanation.reasons.is_empty());
    let record = game.session.record();
    let reply = question.reply().unwrap();
    assert!(generate::turns(record.rules(), record.position()).contains(reply));
    game.answer(CoachAnswer::TakeBack);
    assert!(!game.asks());
}

#[test]
fn levels_differ_in_what_counts_as_much() {
    for (level, asks) in
        [(CoachLevel::Low, false), (CoachLevel::Middle, true), (CoachLevel::High, true)]
    {
        let mut game = Coached::new(shipped::variant("tsivy").unwrap(), level);
        game.set_up(TWO_STONES.0);
        game.play(TWO_STONES.1);
        assert_eq!(game.asks(), asks, "{level:?}");
    }
}

#[test]
fn threats_are_named_after_the_computers_turn() {
    // Black steps to e5, from where it could take two or three white stones.
    for (stones, levels) in [("4W4/4W4/4W3W", 3), ("4W4/4W4/8W", 2)] {
        let mut named = 0;
        for level in CoachLevel::ALL {
            let mut game = Coached::new(shipped::variant("tsivy").unwrap(), level);
            game.set_up(&format!("3B5/9/{stones} b 0 20"));
            assert!(game.coach.threats().is_empty());
            game.play("d5-e5");
            let threats = game.coach.threats();
            named += threats.len();
            if let [threat] = threats {
                let board = &game.session.record().rules().board;
                assert_eq!(write_turn(board, &threat.turn), "e5-e4A");
                assert_eq!(game.coach.threatened(), threat.turn.captured);
            }
            // They are gone with the next turn.
            let turn =
                generate::turns(game.session.record().rules(), game.session.record().position());
            let generation = game.session.generation();
            game.session.apply(Intent::Play { turn: turn[0].clone(), generation });
            game.coach.observe(&game.session);
            assert!(game.coach.threats().is_empty());
        }
        assert_eq!(named, levels, "{stones}");
    }
}

#[test]
fn undo_with_an_open_question_takes_the_turn_back() {
    let mut game = Coached::telo(CoachLevel::High);
    game.play(BAD[0]);
    game.apply(Intent::Undo);
    assert!(!game.asks());
    assert_eq!((game.session.record().turns().len(), game.counts()), (0, (1, 1)));
}

#[test]
fn a_new_game_closes_the_question_and_begins_anew() {
    let mut game = Coached::telo(CoachLevel::High);
    game.play(BAD[0]);
    assert!(game.asks());
    let plan = GamePlan {
        coach: Some(CoachLevel::High),
        ..GamePlan::single(shipped::variant("telo").unwrap(), [Seat::Person, fara()])
    };
    game.apply(Intent::Begin(Box::new(plan)));
    assert!(!game.asks());
    assert_eq!(game.counts(), (0, 0));
    game.play(BAD[0]);
    assert!(game.asks(), "the same turn of another game is another turn");
}

#[test]
fn an_answer_to_an_older_query_is_ignored() {
    let mut game = Coached::telo(CoachLevel::High);
    let record = game.session.record();
    let turn = read_turn(record.rules(), record.position(), BAD[0]).unwrap();
    let generation = game.session.generation();
    game.session.apply(Intent::Play { turn, generation });
    game.coach.observe(&game.session);
    let CoachNext::Think(query) = game.coach.next(&game.session) else { panic!("no query") };
    assert!(game.coach.holds_opponent() && !game.asks());
    game.apply(Intent::Undo);
    game.coach.accept(advise(&query));
    assert!(!game.asks() && !game.coach.holds_opponent());
    game.play(BAD[1]);
    assert!(game.asks(), "nothing was asked before");
}

#[test]
fn the_game_goes_on_without_advice() {
    let mut game = Coached::telo(CoachLevel::High);
    let record = game.session.record();
    let turn = read_turn(record.rules(), record.position(), BAD[0]).unwrap();
    let generation = game.session.generation();
    game.session.apply(Intent::Play { turn, generation });
    game.coach.observe(&game.session);
    assert!(game.coach.holds_opponent());
    game.coach.give_up();
    assert!(!game.coach.holds_opponent());
    game.coach.settle(&mut game.session);
    assert!(!game.asks() && game.session.computer_task().is_some());
}

#[test]
fn a_question_that_no_coach_knows_is_closed() {
    let mut game = Coached::telo(CoachLevel::High);
    game.play(BAD[0]);
    game.coach = Coach::default();
    game.coach.settle(&mut game.session);
    assert!(!game.asks() && game.session.computer_task().is_some());
}

#[test]
fn the_question_waits_during_a_review() {
    let mut game = Coached::telo(CoachLevel::High);
    game.play(BAD[0]);
    game.apply(Intent::Review(ReviewAction::Back));
    assert!(game.session.review().is_some() && !game.session.question_open());
    game.apply(Intent::Review(ReviewAction::Leave));
    assert!(game.asks());
    game.answer(CoachAnswer::TakeBack);
    assert_eq!(game.counts(), (1, 1));
}

#[test]
fn only_one_person_against_the_computer_is_coached() {
    let telo = shipped::variant("telo").unwrap();
    for seats in [[Seat::Person, Seat::Person], [fara(), fara()], [Seat::Person, Seat::Exercise]] {
        let plan =
            GamePlan { coach: Some(CoachLevel::High), ..GamePlan::single(telo.clone(), seats) };
        let mut game = Coached::of(plan);
        game.play(BAD[0]);
        assert!(!game.asks() && game.session.coached().is_none());
        assert!(game.session.coaching().is_none() && game.session.game().tag("Coach").is_none());
    }
    // Without a coach nothing is said.
    let mut game = Coached::of(GamePlan::single(telo, [Seat::Person, fara()]));
    game.play(BAD[0]);
    assert!(!game.asks() && !game.coach.holds_opponent());
}

#[test]
fn a_coached_game_is_marked_for_good() {
    let mut game = Coached::telo(CoachLevel::Middle);
    game.play(BAD[0]);
    game.answer(CoachAnswer::TakeBack);
    let written = write_game(&game.session.game());
    for tag in ["[Coach \"2\"]", "[CoachAsked \"1\"]", "[CoachTakenBack \"1\"]"] {
        assert!(written.contains(tag), "{written}");
    }
    let telo = shipped::variant("telo").unwrap();
    let read = read_game(&written, |_| Some(telo.rules.clone())).unwrap();
    let opened = OpenedGame { seats: [Seat::Person, fara()], ..OpenedGame::by_people(telo, read) };
    game.apply(Intent::Open(Box::new(opened)));
    assert_eq!(game.session.coached(), Some((Side::White, CoachLevel::Middle)));
    assert_eq!(game.counts(), (1, 1));
    game.apply(Intent::Coach(CoachAction::Switch(None)));
    assert_eq!(game.session.coached(), None);
    assert_eq!(game.session.game().tag("Coach"), Some("0"));
    assert_eq!(Coaching::read(&game.session.game().tags).unwrap().level, None);
}

#[test]
fn the_next_game_of_a_match_has_the_same_coach() {
    let mut game = Coached::of(GamePlan {
        coach: Some(CoachLevel::Low),
        format: MatchFormat::BestOf(3),
        names: ["Anna", "Fara"].map(str::to_owned),
        ..GamePlan::single(shipped::variant("telo").unwrap(), [Seat::Person, fara()])
    });
    game.play(BAD[0]);
    game.answer(CoachAnswer::LetStand);
    game.apply(Intent::Resign(Side::White));
    game.apply(Intent::NextGame);
    assert_eq!(game.session.coached(), Some((Side::Black, CoachLevel::Low)));
    assert_eq!(game.counts(), (0, 0));
}

#[test]
fn the_clocks_are_held_while_the_question_is_open() {
    let mut game = Coached::of(GamePlan {
        coach: Some(CoachLevel::High),
        control: "60".parse().unwrap(),
        ..GamePlan::single(shipped::variant("telo").unwrap(), [Seat::Person, fara()])
    });
    game.play(BAD[0]);
    assert!(game.asks() && game.session.running().is_none());
    game.answer(CoachAnswer::LetStand);
    assert_eq!(game.session.running(), Some(Side::Black));
}

/// Random play with everything that a person may do in between: nobody is asked twice about a turn,
/// and somebody can always go on.
#[test]
fn nobody_is_asked_twice_and_nobody_waits_forever() {
    let claims: Arc<Variant> = Arc::new(CLAIMS.parse().unwrap());
    let mut asked_in_all = 0;
    for (seed, variant) in
        [(1_u64, claims.clone()), (2, shipped::variant("telo").unwrap()), (3, claims)]
    {
        let mut game = Coached::new(variant.clone(), CoachLevel::High);
        let mut asked = HashSet::new();
        let mut state = seed;
        let mut random = |below: usize| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        for _ in 0..60 {
            let was_open = game.session.question_open();
            let record = game.session.record();
            let turns = generate::turns(record.rules(), record.position());
            if game.session.outcome().is_some() {
                let (variant, seats) = (variant.clone(), [Seat::Person, fara()]);
                let coach = Some(CoachLevel::High);
                let plan = GamePlan { coach, ..GamePlan::single(variant, seats) };
                game.apply(Intent::Begin(Box::new(plan)));
                asked.clear();
            } else if was_open {
                game.answer(CoachAnswer::ALL[random(3)]);
            } else {
                match random(12) {
                    0 => game.apply(Intent::Undo),
                    1 => game.apply(Intent::Redo),
                    2 if record.can_claim() => game.apply(Intent::Claim),
                    _ => {
                        let turn = turns[random(turns.len())].clone();
                        let generation = game.session.generation();
                        game.apply(Intent::Play { turn, generation });
                    }
                }
            }
            if game.asks() && !was_open {
                let turns = game.session.record().turns();
                assert!(asked.insert(turns[..turns.len() - 1].to_vec()), "asked twice");
                asked_in_all += 1;
            }
            let session = &game.session;
            let goes_on = session.computer_task().is_some() || session.person_to_move();
            assert!(goes_on || session.question_open() || session.outcome().is_some());
            assert!(session.question_open() || !game.coach.holds_opponent());
        }
    }
    assert!(asked_in_all > 3, "{asked_in_all}");
}

/// Beginners' turns in games against each other: how often each level asks, and how often a search of
/// ten times the nodes agrees that at least half as much is lost.
#[test]
#[ignore = "takes minutes"]
#[expect(clippy::print_stdout, reason = "a measurement tells what it found")]
fn a_deeper_search_confirms_the_questions() {
    const GAMES: u64 = 12;
    const DECIDED: i32 = 800;
    for level in CoachLevel::ALL {
        let (mut turns, mut asked, mut confirmed) = (0, 0, 0);
        for seed in 0..GAMES {
            let mut game = Coached::new(shipped::variant("tsivy").unwrap(), level);
            while game.session.outcome().is_none() && game.session.record().turns().len() < 80 {
                let record = game.session.record().clone();
                let person = game.session.person_to_move();
                let beginner = character::named("fara").unwrap();
                let report = beginner.think(
                    &record,
                    &character::SearchResources::default(),
                    seed,
                    &mut || false,
                );
                let Some(turn) = report.best else { break };
                let generation = game.session.generation();
                game.apply(Intent::Play { turn: turn.clone(), generation });
                turns += u32::from(person);
                if !game.asks() {
                    continue;
                }
                asked += 1;
                let resources = ExplainResources::new(Limits::nodes(1_000_000));
                let found = explain(&record, &turn, &resources, &mut || false).unwrap();
                let [best, played] = [found.best_score, found.score]
                    .map(|score| score.rank().clamp(-DECIDED, DECIDED));
                confirmed += u32::from(2 * (best - played) >= level.threshold() as i32);
                game.answer(CoachAnswer::LetStand);
            }
        }
        println!("{level:?}: {turns} turns, {asked} questions, {confirmed} confirmed");
        assert!(10 * confirmed >= 9 * asked, "{level:?}: {confirmed} of {asked}");
    }
}
