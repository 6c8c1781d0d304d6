//! The game in words: typed turns, and what is read out.

use fanorona::app::accessibility::{Speech, Typed, typed};
use fanorona::engine::character;
use fanorona::game::play::{Intent, Seat, Session};
use fanorona::rules::generate;
use fanorona::rules::notation::turn::write_turn_compact;
use fanorona::rules::variant::shipped;
use fanorona::texts::{Language, Texts};

fn people(variant: &str) -> Session {
    Session::new(shipped::variant(variant).unwrap(), [Seat::Person, Seat::Person])
}

fn intent(session: &Session, line: &str) -> Intent {
    match typed(&Texts::new(Language::ENGLISH), session, line) {
        Typed::Intent(intent) => *intent,
        Typed::Words(words) => panic!("{line}: {words}"),
    }
}

fn words(session: &Session, language: Language, line: &str) -> String {
    match typed(&Texts::new(language), session, line) {
        Typed::Words(words) => words,
        Typed::Intent(intent) => panic!("{line}: {intent:?}"),
    }
}

#[test]
fn a_whole_game_can_be_typed_and_read_out() {
    for language in Language::ALL {
        let texts = Texts::new(*language);
        let mut session = people("telo");
        let mut speech = Speech::default();
        let begun = speech.next(&texts, &session, "status", true).unwrap();
        assert!(begun.contains("Telo") && begun.ends_with("status"), "{begun}");
        assert_eq!(
            speech.next(&texts, &session, "status", false),
            None,
            "nothing is read out twice"
        );
        for _ in 0..40 {
            let record = session.record();
            if record.outcome().is_some() {
                break;
            }
            let turn = generate::turns(record.rules(), record.position()).pop().unwrap();
            let text = write_turn_compact(&record.rules().board, &turn);
            let intent = intent(&session, &text);
            session.apply(intent);
            let said = speech.next(&texts, &session, "next", false).unwrap();
            assert!(said.contains(&text), "{said} lacks {text}");
        }
        assert!(session.record().turns().len() > 3);
        let before = session.record().turns().len();
        session.apply(intent(&session, "undo"));
        assert!(session.record().turns().len() < before);
        assert!(speech.next(&texts, &session, "next", false).is_some());
    }
}

#[test]
fn of_a_game_that_is_opened_only_its_name_and_status_are_read_out() {
    let texts = Texts::new(Language::ENGLISH);
    let mut session = people("telo");
    let mut speech = Speech::default();
    speech.next(&texts, &session, "status", true);
    for _ in 0..4 {
        let record = session.record();
        let turn = generate::turns(record.rules(), record.position()).pop().unwrap();
        let intent = intent(&session, &write_turn_compact(&record.rules().board, &turn));
        session.apply(intent);
    }
    let turn = |index: usize| {
        let record = session.record();
        write_turn_compact(&record.rules().board, &record.turns()[index])
    };
    let mut jumped = speech.clone();
    let said = jumped.next(&texts, &session, "next", false).unwrap();
    assert!(said.contains(&turn(3)) && !said.contains(&turn(0)), "only the last turn: {said}");
    let said = speech.next(&texts, &session, "next", true).unwrap();
    assert!(said.contains("Telo") && !said.contains(&turn(3)) && said.ends_with("next"), "{said}");
}

#[test]
fn illegal_input_is_answered_in_words() {
    let session = people("tsivy");
    for line in ["k9-k8", "a1", "e3-e4-", "xyz"] {
        for language in Language::ALL {
            let answer = words(&session, *language, line);
            assert!(!answer.is_empty() && !answer.starts_with('<'), "{line}: {answer}");
        }
    }
    assert!(session.record().turns().is_empty());
}

#[test]
fn the_board_and_the_turns_can_be_read_out() {
    let session = people("tsivy");
    let board = words(&session, Language::ENGLISH, "board");
    assert!(board.contains("White has 22 stones") && board.contains("a1"), "{board}");
    assert!(words(&session, Language::named("fr"), "plateau").contains("22 pions"));
    assert!(words(&session, Language::ENGLISH, "turns").contains("d3e3A"));
    assert!(words(&session, Language::named("fr"), "aide").contains("plateau"));
}

#[test]
fn the_computers_turns_cannot_be_typed() {
    let computer = Seat::Computer(character::all()[0].clone());
    let session = Session::new(shipped::variant("telo").unwrap(), [computer, Seat::Person]);
    let turn =
        generate::turns(session.record().rules(), session.record().position()).pop().unwrap();
    let text = write_turn_compact(&session.record().rules().board, &turn);
    assert_eq!(words(&session, Language::ENGLISH, &text), "It is not your turn.");
}

#[test]
fn resignation_and_draws_can_be_typed() {
    let mut session = people("telo");
    session.apply(intent(&session, "draw"));
    assert!(session.record().offer().is_some());
    let mut session = people("telo");
    session.apply(intent(&session, "resign"));
    assert!(session.record().outcome().is_some());
    assert!(words(&session, Language::ENGLISH, "a1-b2").contains("has resigned"));
}
