//! Hints: shown at the first request, explained at the second, hidden at the third or when the game
//! changes.

use crate::fixture::*;
use bevy::prelude::*;
use fanorona::app::hint::HintSearch;
use fanorona::app::jobs::{InlineRunner, JobRunner};
use fanorona::app::session::{CurrentGuidance, CurrentSession};
use fanorona::app::status::status;
use fanorona::game::jobs::{Answer, Job};
use fanorona::game::play::{GamePlan, Hint, Intent, Notice, Seat};
use fanorona::rules::variant::shipped;
use fanorona::rules::{CaptureKind, Side};
use fanorona::texts::{Language, Texts, say};

/// A game of two people, with hints computed at once.
fn table() -> App {
    let mut app = input_app();
    app.insert_resource(HintSearch::new(InlineRunner::new(2_000)));
    begin(&mut app, "tsivy", [Seat::Person, Seat::Person]);
    app
}

fn hint(app: &App) -> Option<Hint> {
    app.world().resource::<CurrentGuidance>().hint.clone()
}

fn asked(app: &App) -> [u32; 2] {
    app.world().resource::<CurrentSession>().hints()
}

/// The second line under the board.
fn sentence(app: &App, language: Language) -> String {
    let (session, guidance) =
        (app.world().resource::<CurrentSession>(), app.world().resource::<CurrentGuidance>());
    status(&Texts::new(language), session, guidance, None, false).hint
}

#[test]
fn the_first_request_shows_the_second_explains_the_third_hides() {
    let mut app = table();
    assert_eq!(hint(&app), None);
    key(&mut app, KeyCode::KeyH);
    let Some(Hint::Shown(advice)) = hint(&app) else { panic!("{:?}", hint(&app)) };
    let steps = record(&app).chain().next_steps(record(&app).rules());
    assert!(steps.iter().any(|step| advice.path.starts_with(&[step.from, step.to])), "{advice:?}");
    assert!(advice.takes() >= 1, "captures are compulsory");
    assert!(sentence(&app, Language::ENGLISH).starts_with("A good turn goes from"));
    key(&mut app, KeyCode::KeyH);
    assert_eq!(hint(&app), Some(Hint::Explained(advice.clone())));
    let explanation = advice.explanation.as_ref().expect("an explanation");
    for (language, leads) in [(Language::ENGLISH, "then."), (Language::named("fr"), "alors")] {
        let (texts, why) = (Texts::new(language), sentence(&app, language));
        let board = &record(&app).rules().board;
        let reasons = say::explanation(&texts, board, Side::White, explanation, 2);
        assert!(why.starts_with(&reasons.join(" ")), "{why}");
        assert!(why.len() > reasons.join(" ").len() && why.contains(leads), "{why}");
    }
    key(&mut app, KeyCode::KeyH);
    assert_eq!(hint(&app), None);
    assert_eq!(asked(&app), [1, 0], "one search, however often its result was shown");
    let wanted = notices(&app).iter().filter(|&it| *it == Notice::HintWanted(Side::White)).count();
    assert_eq!(wanted, 1);
}

#[test]
fn every_change_of_the_game_hides_the_hint() {
    let mut app = table();
    key(&mut app, KeyCode::KeyH);
    assert!(hint(&app).is_some());
    let (from, to) = (point(&app, "e2"), point(&app, "e3"));
    intend(&mut app, Intent::Step { from, to, kind: Some(CaptureKind::Approach) });
    assert_eq!(hint(&app), None);
    key(&mut app, KeyCode::KeyH);
    assert_eq!(asked(&app), [1, 1]);
    intend(&mut app, Intent::Undo);
    assert_eq!(hint(&app), None);
}

#[test]
fn a_chosen_stone_and_a_hint_outlive_what_leaves_the_board_as_it_is() {
    let mut app = table();
    let control = "60".parse().unwrap();
    let variant = shipped::variant("tsivy").unwrap();
    let plan = GamePlan { control, ..GamePlan::single(variant, [Seat::Person, Seat::Person]) };
    intend(&mut app, Intent::Begin(Box::new(plan)));
    key(&mut app, KeyCode::KeyH);
    click(&mut app, "e2");
    let chosen = |app: &App| app.world().resource::<CurrentGuidance>().chosen;
    let stands = (chosen(&app), hint(&app));
    assert!(stands.0 == Some(point(&app, "e2")) && stands.1.is_some(), "{stands:?}");
    for intent in [
        Intent::Pause(true),
        Intent::Pause(false),
        Intent::OfferDraw(Side::White),
        Intent::AnswerDraw(false),
    ] {
        intend(&mut app, intent);
    }
    let offered = notices(&app).contains(&Notice::DrawDeclined);
    assert!(offered && notices(&app).contains(&Notice::Resumed));
    assert_eq!((chosen(&app), hint(&app)), stands);
}

/// A runner that never answers.
#[derive(Default)]
struct Ponderer {
    busy: bool,
}

impl JobRunner for Ponderer {
    fn start(&mut self, _: u64, _: Job) {
        self.busy = true;
    }
    fn poll(&mut self) -> Option<(u64, Answer)> {
        assert!(self.busy, "polled after it was stopped");
        None
    }
    fn stop(&mut self) {
        self.busy = false;
    }
    fn hold(&mut self, _: bool) {}
}

#[test]
fn a_search_that_is_no_longer_needed_is_stopped() {
    let mut app = table();
    app.insert_resource(HintSearch::new(Ponderer::default()));
    key(&mut app, KeyCode::KeyH);
    assert_eq!(hint(&app), Some(Hint::Searching));
    assert!(app.world().resource::<HintSearch>().is_busy());
    assert_eq!(sentence(&app, Language::ENGLISH), "Looking for a good turn…");
    key(&mut app, KeyCode::KeyH);
    assert_eq!(hint(&app), Some(Hint::Searching), "another request changes nothing");
    let (from, to) = (point(&app, "e2"), point(&app, "e3"));
    intend(&mut app, Intent::Step { from, to, kind: None });
    app.update();
    assert!(!app.world().resource::<HintSearch>().is_busy());
    assert_eq!(hint(&app), None);
}

#[test]
fn a_search_ends_with_the_seats_it_was_begun_for() {
    let mut app = table();
    app.insert_resource(HintSearch::new(Ponderer::default()));
    key(&mut app, KeyCode::KeyH);
    assert_eq!(hint(&app), Some(Hint::Searching));
    intend(&mut app, Intent::Reseat { side: Side::Black, seat: computer("fara") });
    app.update();
    assert_eq!(hint(&app), None);
    key(&mut app, KeyCode::KeyH);
    assert_eq!(hint(&app), Some(Hint::Searching), "it can be asked for again");
}

#[test]
fn there_is_no_hint_while_the_computer_is_to_move() {
    let mut app = table();
    begin(&mut app, "tsivy", [computer("fara"), Seat::Person]);
    app.insert_resource(fanorona::app::opponent::Opponent::new(Ponderer::default(), 1, 0.0));
    begin(&mut app, "tsivy", [computer("fara"), Seat::Person]);
    key(&mut app, KeyCode::KeyH);
    intend(&mut app, Intent::Hint);
    assert_eq!((hint(&app), asked(&app)), (None, [0, 0]));
}

#[test]
fn a_hint_for_an_open_chain_continues_it() {
    let mut app = table();
    set_up(&mut app, "9/9/3B5/9/2W1B4 w 0 9");
    let (from, to) = (point(&app, "c1"), point(&app, "d1"));
    intend(&mut app, Intent::Step { from, to, kind: None });
    key(&mut app, KeyCode::KeyH);
    let Some(Hint::Shown(advice)) = hint(&app) else { panic!("{:?}", hint(&app)) };
    assert_eq!(
        advice.path,
        ["d1", "d2"].map(|name| point(&app, name)),
        "it captures the last stone"
    );
    assert_eq!(advice.takes(), 1);
    key(&mut app, KeyCode::KeyH);
    assert!(sentence(&app, Language::ENGLISH).contains("It takes the last stones and wins."));
    // From the start position: every chain that stays open after a step.
    begin(&mut app, "tsivy", [Seat::Person, Seat::Person]);
    let mut checked = 0;
    for _ in 0..40 {
        let rules = record(&app).rules().clone();
        let steps = record(&app).chain().next_steps(&rules);
        let Some(step) = steps.first().copied() else { break };
        intend(&mut app, Intent::Step { from: step.from, to: step.to, kind: step.kind });
        if let Some(at) = record(&app).chain().at() {
            key(&mut app, KeyCode::KeyH);
            let Some(Hint::Shown(advice)) = hint(&app) else { panic!("{:?}", hint(&app)) };
            assert_eq!(advice.path[0], at);
            checked += 1;
        }
    }
    assert!(checked > 3, "{checked} open chains");
}
