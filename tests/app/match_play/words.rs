//! The sentences of a match: beside the board, under it, and when a game is over.

use super::*;
use fanorona::app::game_setup::page::summary;
use fanorona::app::game_setup::{ClockChoice, CustomTime};
use fanorona::app::match_play::MatchPanel;
use fanorona::app::match_play::result::{ResultAction, ResultSummary};
use fanorona::app::moments::Moment;
use fanorona::app::session::CurrentGuidance;
use fanorona::app::status::{Status, StatusAction, status};
use fanorona::app::toasts::LastRemark;
use fanorona::app::ui;
use fanorona::catalogue::library::statistics::Past;
use fanorona::game::play::{CoachLevel, Notice};
use fanorona::rules::matches::MatchError;
use fanorona::rules::matches::tags::MatchTagError;

fn seen(app: &App) -> MatchPanel {
    MatchPanel::of(&english(), session(app))
}

fn status_now(app: &App) -> Status {
    let guidance = app.world().resource::<CurrentGuidance>();
    status(&english(), session(app), guidance, None, false)
}

fn headline(app: &App) -> String {
    status_now(app).headline
}

fn result(app: &App, language: Language) -> ResultSummary {
    ResultSummary::of(&Texts::new(language), session(app), None).expect("the game is over")
}

/// The score and what follows it.
fn lines(app: &App) -> Vec<String> {
    let said = result(app, Language::ENGLISH);
    said.score.into_iter().chain(said.lines).collect()
}

#[test]
fn score_game_handicap_and_obligation_are_always_shown() {
    let mut app = match_app(FormatChoice::Tumicarona);
    app.update();
    assert_eq!(seen(&app).title.as_deref(), Some("Game 1"));
    assert_eq!(headline(&app), "Anna must capture: step towards black stones, or away");
    resigns(&mut app, BAO);
    intend(&mut app, Intent::NextGame);
    app.update();
    let now = seen(&app);
    assert_eq!(now.title.as_deref(), Some("Game 2: the rematch"));
    let players = now.players.map(|player| (player.name, player.points, player.to_move));
    assert_eq!(players[0], ("Bao".into(), Some("0".into()), true));
    assert_eq!(players[1], ("Anna".into(), Some("1".into()), false));
    let handicap = "Anna, handicapped: 17 more stones to give, until 5 are left";
    assert_eq!(now.handicap.as_deref(), Some(handicap));
    play(&mut app, "f2-e3A");
    app.update();
    assert_eq!(headline(&app), "Anna plays one plain step that leaves a capture");
    let handicap = "Anna, handicapped: 15 more stones to give, until 5 are left";
    assert_eq!(seen(&app).handicap.as_deref(), Some(handicap));
    set_up(&mut app, "BBBBB4/9/9/9/8W w 0 9 b");
    let handicap = "Anna: the handicap ends with the next turn";
    assert_eq!(seen(&app).handicap.as_deref(), Some(handicap));
    set_up(&mut app, "BBBBB4/9/9/9/8W b 0 9 b");
    assert_eq!(seen(&app).handicap, None);
    // No turn of hers leaves Bao a capture.
    set_up(&mut app, "BBBBBB3/9/9/9/8W b 0 9 b");
    assert_eq!(headline(&app), "Anna plays any plain step: none leaves a capture");
}

#[test]
fn every_obligation_has_its_sentence_with_and_without_names() {
    let mut app = session_app();
    begin(&mut app, "vela", PEOPLE);
    app.update();
    assert_eq!(headline(&app), "White takes one stone, in one step: 4 stones can");
    play(&mut app, "d3-e3A");
    app.update();
    assert_eq!(headline(&app), "Black plays one plain step that leaves White a capture");
    begin(&mut app, "tumicarona-claimed", PEOPLE);
    app.update();
    assert_eq!(headline(&app), "White should capture, or Black may claim it: 4 stones can");
    let names = ["Anna".to_owned(), "Bao".to_owned()];
    let variant = shipped::variant("tumicarona-claimed").unwrap();
    intend(
        &mut app,
        Intent::Begin(Box::new(GamePlan { names, ..GamePlan::single(variant, PEOPLE) })),
    );
    app.update();
    assert_eq!(headline(&app), "Anna should capture, or it may be claimed: 4 stones can");
    set_up(&mut app, "B8/9/9/9/8W w 0 9");
    assert_eq!(headline(&app), "Anna may move any stone");
    intend(&mut app, Intent::OfferDraw(Side::White));
    assert_eq!(headline(&app), "Anna offers a draw");
}

#[test]
fn a_plain_game_of_two_people_shows_no_panel() {
    let mut app = session_app();
    begin(&mut app, "tsivy", PEOPLE);
    assert!(seen(&app).is_plain(session(&app)));
    let app = match_app(FormatChoice::BestOf);
    assert!(!seen(&app).is_plain(session(&app)));
    assert_eq!(seen(&app).title.as_deref(), Some("Game 1, best of 3"));
}

#[test]
fn the_player_is_warned_of_a_coming_draw() {
    let mut app = session_app();
    begin(&mut app, "tumicarona", PEOPLE);
    set_up(&mut app, "B8/9/9/9/8W w 3 9");
    assert!(seen(&app).counters.is_empty());
    set_up(&mut app, "B8/9/9/9/8W w 12 9");
    assert_eq!(seen(&app).counters, ["Turns without a capture: 12 of 20"]);
    assert_eq!(status_now(&app).hint, "8 more turns without a capture draw the game.");
    begin(&mut app, "tsivy", PEOPLE);
    set_up(&mut app, "B8/9/9/9/8W w 0 9");
    for turn in ["i1-i2", "a5-a4", "i2-i1", "a4-a5"] {
        play(&mut app, turn);
    }
    assert!(seen(&app).counters.contains(&"This position has occurred 2 times".to_owned()));
}

#[test]
fn clocks_are_shown_and_a_low_one_is_marked_by_a_sign() {
    let app = timed("tsivy", "20:600", PEOPLE);
    let [white, black] = seen(&app).players.map(|player| player.clock.expect("a clock"));
    assert_eq!((white.time.as_str(), white.on, white.low), ("0:20", true, false));
    assert_eq!((black.text().as_str(), black.on, black.low), ("10:00", false, false));
    assert_eq!(seen(&app).pause, Some((false, "Pause".to_owned())));
    let mut app = timed("tsivy", "2:600", PEOPLE);
    for _ in 0..100 {
        app.update();
    }
    let [white, _] = seen(&app).players.map(|player| player.clock.expect("a clock"));
    assert!(white.low && white.text().starts_with("! 0:0"), "{}", white.text());
    intend(&mut app, Intent::Pause(true));
    assert_eq!(seen(&app).pause, Some((true, "Go on".to_owned())));
    assert_eq!(headline(&app), "The clocks are paused");
    let buttons = status_now(&app).buttons;
    assert_eq!(buttons, [(StatusAction::Resume, "Go on".to_owned())]);
}

#[test]
fn the_result_shows_reason_score_and_what_comes_next() {
    let mut app = match_app(FormatChoice::Tumicarona);
    resigns(&mut app, BAO);
    let said = result(&app, Language::ENGLISH);
    assert_eq!(said.title, "Anna wins");
    assert_eq!(said.reason, "Black has resigned.");
    let coming = "Next, the rematch: Bao has White and begins, Anna is handicapped.";
    assert_eq!(said.score.as_deref(), Some("Anna – Bao: 1 to 0"));
    assert_eq!(said.lines, [coming]);
    assert_eq!(said.buttons[0], (ResultAction::Next, "Play the rematch".to_owned()));
    intend(&mut app, Intent::NextGame);
    agree(&mut app);
    let replay = "Drawn, so it is played again on the same terms: Bao has White and begins.";
    assert_eq!(lines(&app), ["Anna – Bao: 1 to 0", replay]);
    let drawn = result(&app, Language::ENGLISH);
    assert_eq!((&*drawn.title, &*drawn.reason), ("Draw", "The players have agreed."));
    intend(&mut app, Intent::NextGame);
    resigns(&mut app, ANNA);
    let decider = "One game each, so the next one decides: Anna has White and begins.";
    assert_eq!(lines(&app), ["Anna – Bao: 1 to 1", decider]);
    intend(&mut app, Intent::NextGame);
    resigns(&mut app, ANNA);
    assert_eq!(lines(&app), ["Anna – Bao: 1 to 2", "Bao has won the match."]);
    assert_eq!(result(&app, Language::ENGLISH).buttons[0].0, ResultAction::Again);
    let french = result(&app, Language::named("fr"));
    assert_eq!(french.lines[0], "Bao a gagné le match.");
    assert_eq!(french.title, "Bao gagne");
}

#[test]
fn the_vela_and_matches_of_several_games_are_announced_too() {
    let mut app = match_app(FormatChoice::Vela);
    resigns(&mut app, BAO);
    assert_eq!(lines(&app)[1], "Next, the vela: Bao has White and eats, Anna gives.");
    intend(&mut app, Intent::NextGame);
    assert_eq!(seen(&app).title.as_deref(), Some("Game 2: the vela"));
    let mut app = match_app(FormatChoice::BestOf);
    agree(&mut app);
    assert_eq!(lines(&app), ["Anna – Bao: ½ to ½", "Next, game 2: Bao has White and begins."]);
    for _ in 0..2 {
        intend(&mut app, Intent::NextGame);
        agree(&mut app);
    }
    assert_eq!(lines(&app), ["Anna – Bao: 1½ to 1½", "The match is drawn."]);
}

#[test]
fn a_closed_result_leaves_a_button_for_the_next_game() {
    let mut app = match_app(FormatChoice::Tumicarona);
    resigns(&mut app, BAO);
    let buttons = status_now(&app).buttons;
    let look = (StatusAction::LookBack, "Look back".to_owned());
    assert_eq!(buttons, [(StatusAction::Next, "Next game".to_owned()), look]);
}

#[test]
fn a_single_game_offers_another_one() {
    let mut app = session_app();
    begin(&mut app, "tsivy", PEOPLE);
    intend(&mut app, Intent::Resign(Side::Black));
    let said = result(&app, Language::ENGLISH);
    assert_eq!((&*said.title, &*said.reason), ("White wins", "Black has resigned."));
    assert_eq!((&said.score, said.lines.len()), (&None, 0));
    assert_eq!(said.buttons[0], (ResultAction::Again, "Play again".to_owned()));
}

/// The labels of the buttons after a game against an opponent, the way on first.
fn ways(app: &mut App, key: &str, loser: Side, past: Past) -> Vec<String> {
    begin(app, "tsivy", [Seat::Person, computer(key)]);
    intend(app, Intent::Resign(loser));
    let said = ResultSummary::of(&english(), session(app), Some(past)).unwrap();
    said.buttons.into_iter().map(|(_, label)| label).collect()
}

#[test]
fn the_way_on_is_a_stronger_opponent_after_a_win_and_the_same_again_after_a_loss() {
    let mut app = session_app();
    let mut ways = |key, loser| ways(&mut app, key, loser, Past::default());
    let rest = ["New game", "Look back", "Analyse"];
    let with = |first: &[&'static str]| -> Vec<&'static str> { [first, &rest].concat() };
    let won = ["A stronger opponent: Noro", "Play again"];
    assert_eq!(ways("rakoto", Side::Black), with(&won));
    let lost = ["Play again", "A gentler opponent: Fara"];
    assert_eq!(ways("rakoto", Side::White), with(&lost));
    assert_eq!(ways("fara", Side::White), with(&["Play again"]), "nobody is gentler");
    assert_eq!(ways("ombiasy", Side::Black), with(&["Play again"]), "nobody is stronger");
    assert_eq!(ways("sahala", Side::Black), with(&["Play again"]), "it adjusts itself");
}

#[test]
fn after_the_third_loss_in_a_row_something_gentler_is_proposed_once() {
    let mut app = session_app();
    let past = |losses| Past { losses, won: true, won_against: true };
    let mut said = |key: &str, losses| {
        let ways = ways(&mut app, key, Side::White, past(losses));
        let said = ResultSummary::of(&english(), session(&app), Some(past(losses))).unwrap();
        (ways[0].clone(), said.lines.concat())
    };
    for losses in [0, 1, 3, 4] {
        assert_eq!(said("rakoto", losses), ("Play again".to_owned(), String::new()));
    }
    let (way, line) = said("rakoto", 2);
    assert_eq!(way, "A gentler opponent: Fara");
    let gentler = "Three losses in a row: Fara plays more gently, and the coach could help you.";
    assert_eq!(line, gentler);
    let (way, line) = said("fara", 2);
    assert_eq!(way, "Play with the coach", "nobody is gentler");
    assert_eq!(line, "Three losses in a row: the coach could help you.");
    assert_eq!(ways(&mut app, "rakoto", Side::Black, past(2))[0], "A stronger opponent: Noro");
}

#[test]
fn a_first_win_is_said() {
    let mut app = session_app();
    begin(&mut app, "tsivy", [Seat::Person, computer("rakoto")]);
    intend(&mut app, Intent::Resign(Side::Black));
    let said = |past| ResultSummary::of(&english(), session(&app), past).unwrap().first_win;
    let past = |won, won_against| Some(Past { losses: 0, won, won_against });
    assert_eq!(said(past(false, false)).as_deref(), Some("Your first win!"));
    assert_eq!(said(past(true, false)).as_deref(), Some("Your first win against Rakoto!"));
    assert_eq!(said(past(true, true)), None);
    assert_eq!(said(None), None, "the games are not read");
}

/// The games before are read when a game begins, and the present one does not count as one of them.
#[test]
fn only_the_first_win_is_a_moment() {
    let mut app = session_app();
    app.init_resource::<Moments>().add_systems(Last, collect);
    ui::logic(&mut app);
    let update = |app: &mut App| (0..50).for_each(|_| app.update());
    let mut moments = |loser| {
        begin(&mut app, "tsivy", [Seat::Person, computer("rakoto")]);
        update(&mut app);
        // A game without a turn is not stored.
        play(&mut app, "d3-e3A");
        update(&mut app);
        intend(&mut app, Intent::Resign(loser));
        update(&mut app);
        std::mem::take(&mut app.world_mut().resource_mut::<Moments>().0)
    };
    assert_eq!(moments(Side::White), []);
    let moment = Moment { side: Side::White, sentence: "Your first win!".to_owned() };
    assert_eq!(moments(Side::Black), [moment]);
    assert_eq!(moments(Side::Black), [], "the second win");
}

#[test]
fn in_a_match_against_the_computer_the_person_is_spoken_to() {
    let mut app = session_app();
    let seats = [Seat::Person, computer("fara")];
    intend(&mut app, Intent::Begin(Box::new(plan(FormatChoice::Tumicarona, seats))));
    app.update();
    let names = |app: &App| seen(app).players.map(|player| player.name);
    assert_eq!(names(&app), ["You", "Bao"]);
    resigns(&mut app, BAO);
    let coming = "Next, the rematch: Bao has White and begins, you are handicapped.";
    assert_eq!(lines(&app), ["You – Bao: 1 to 0", coming]);
    intend(&mut app, Intent::NextGame);
    resigns(&mut app, ANNA);
    let decider = "One game each, so the next one decides: you have White and begin.";
    assert_eq!(lines(&app), ["You – Bao: 1 to 1", decider]);
    intend(&mut app, Intent::NextGame);
    resigns(&mut app, BAO);
    assert_eq!(lines(&app)[1], "You have won the match.");
}

#[test]
fn errors_of_a_match_have_sentences() {
    let app = match_app(FormatChoice::Tumicarona);
    let guidance = app.world().resource::<CurrentGuidance>();
    for (notice, sentence) in [
        (Notice::NoGame(MatchError::Decided), "There is no next game: the match is decided."),
        (
            Notice::MatchLost(MatchTagError::UnknownVariant("chess".into())),
            "The match of this game cannot go on. Its tag Series names the variant “chess”, \
             which is not there.",
        ),
    ] {
        let mut remark = LastRemark::default();
        remark.hear(&Notice::Started);
        remark.hear(&notice);
        let status = status(&english(), session(&app), guidance, remark.notice(), false);
        assert_eq!(status.hint, sentence);
    }
}

#[test]
fn the_page_for_a_new_game_says_what_is_chosen_in_its_collapsed_section() {
    let catalogue = Catalogue::shipped();
    let mut setup = GameSetup::first(&catalogue);
    let said = |setup: &GameSetup| summary(&english(), setup);
    assert_eq!(said(&setup), "Single game · No clock");
    let mut coached = setup.clone();
    coached.seats = [Seat::Person, computer("fara")];
    for (level, loss) in CoachLevel::ALL.into_iter().zip(["3 stones", "2 stones", "a stone"]) {
        coached.coach = Some(level);
        let sentence = format!(
            "Single game · No clock. The coach asks you to look again when a turn loses {loss} or more."
        );
        assert_eq!(said(&coached), sentence);
    }
    setup.choose_format(FormatChoice::Tumicarona, &catalogue);
    setup.clock = ClockChoice::Preset(2);
    assert_eq!(said(&setup), "Tumicarona match · 10 min + 5 s");
    assert_eq!(setup.variant.key, "tumicarona");
    setup.choose_variant(&shipped::variant("dimy").unwrap());
    assert_eq!(setup.format, FormatChoice::Single, "other rules cannot be a Tumicarona match");
    setup.choose_format(FormatChoice::BestOf, &catalogue);
    setup.clock = ClockChoice::Custom;
    setup.separate = true;
    setup.custom[1] = CustomTime { minutes: 2, seconds: 30, increment: 0 };
    assert_eq!(said(&setup), "Best of 3 games · 10:00 + 5 / 2:30");
    assert_eq!(setup.control().to_string(), "600+5:150");
}

#[test]
fn every_player_in_a_match_has_a_name() {
    let catalogue = Catalogue::shipped();
    let mut setup = GameSetup::new(shipped::variant("tsivy").unwrap(), PEOPLE);
    setup.format = FormatChoice::BestOf;
    let names = |setup: &GameSetup| setup.plan(&english(), &catalogue).names;
    assert_eq!(names(&setup), ["Player 1", "Player 2"]);
    setup.seats = [computer("fara"), computer("fara")];
    assert_eq!(names(&setup), ["Fara", "Fara 2"]);
    setup.names = ["  Anna ".into(), String::new()];
    assert_eq!(names(&setup), ["Anna", "Fara"]);
    setup.format = FormatChoice::Single;
    assert_eq!(names(&setup), ["Anna", ""]);
}
