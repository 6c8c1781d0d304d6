//! Matches in a session: the next game, the score, names and clocks, and what computers decide.

use crate::common::{
    CHOICE, PEOPLE, computer, planned, play, seconds, set_up, step, stored, timed, variant,
};
use fanorona_game::play::{Decision, GamePlan, Intent, Notice, OpenedGame, Seat, Session};
use fanorona_rules::matches::tags::MatchTagError;
use fanorona_rules::matches::{MatchError, MatchFormat, Party, RoundKind};
use fanorona_rules::notation::PositionText;
use fanorona_rules::{CaptureKind, DrawReason, Outcome, Side};

const BEST_OF_3: MatchFormat = MatchFormat::BestOf(3);

fn resign(session: &mut Session, side: Side) {
    let before = session.current_match().map(|match_| match_.played().len());
    session.apply(Intent::Resign(side));
    let after = session.current_match().map(|match_| match_.played().len());
    assert_eq!(after, before.map(|games| games + 1));
}

fn agree(session: &mut Session) {
    session.apply(Intent::OfferDraw(Side::White));
    session.apply(Intent::AnswerDraw(true));
    assert_eq!(session.outcome(), Some(Outcome::Draw(DrawReason::Agreement)));
}

fn next_game(session: &mut Session) {
    assert_eq!(session.apply(Intent::NextGame), [Notice::Started]);
    assert_eq!((session.outcome(), session.record().turns().len()), (None, 0));
}

fn names(session: &Session) -> [Option<&str>; 2] {
    Side::BOTH.map(|side| session.name(side))
}

fn score(session: &Session) -> String {
    session.current_match().unwrap().score().to_string()
}

fn no_game(error: MatchError) -> [Notice; 1] {
    [Notice::NoGame(error)]
}

#[test]
fn the_next_game_swaps_seats_clocks_and_names() {
    let mut session = planned(BEST_OF_3, "60+1:30+2", [Seat::Person, computer()]);
    assert_eq!(names(&session), [Some("Anna"), Some("Bao")]);
    assert_eq!(session.round().unwrap().number, 1);
    assert_eq!(session.next_round(), None, "the first game is not over");
    resign(&mut session, Side::White);
    assert_eq!((score(&session).as_str(), session.round().unwrap().number), ("0-1", 1));
    assert_eq!(session.next_round().unwrap().number, 2);
    assert_eq!(names(&session), [Some("Anna"), Some("Bao")], "the finished game's names");

    next_game(&mut session);
    assert_eq!(names(&session), [Some("Bao"), Some("Anna")]);
    assert_eq!(session.seats(), &[computer(), Seat::Person]);
    assert_eq!(session.control().to_string(), "30+2:60+1");
    assert_eq!(session.left(), Some([seconds(30), seconds(60)]));
    let round = session.round().unwrap();
    assert_eq!((round.number, round.white), (2, Party::Second));
    assert_eq!(session.next_round(), None);
}

#[test]
fn a_next_game_needs_a_match_that_is_open_and_a_game_that_is_over() {
    let mut single = timed("60");
    assert_eq!(single.current_match(), None);
    assert_eq!((single.round(), single.next_round()), (None, None));
    assert_eq!(single.apply(Intent::NextGame), no_game(MatchError::Decided));
    let mut session = planned(BEST_OF_3, "-", PEOPLE);
    assert_eq!(session.apply(Intent::NextGame), no_game(MatchError::UnderWay));
    resign(&mut session, Side::White);
    next_game(&mut session);
    assert_eq!(session.apply(Intent::NextGame), no_game(MatchError::UnderWay));
    resign(&mut session, Side::Black);
    assert_eq!(score(&session), "0-2");
    assert_eq!(session.next_round(), None);
    assert_eq!(session.apply(Intent::NextGame), no_game(MatchError::Decided));
}

#[test]
fn an_end_counts_once_and_undo_takes_it_out_of_the_match() {
    let mut session = planned(BEST_OF_3, "-", PEOPLE);
    play(&mut session);
    resign(&mut session, Side::White);
    // More changes after the end do not count it again.
    session.apply(Intent::Reseat { side: Side::Black, seat: computer() });
    session.apply(Intent::Resign(Side::White));
    assert_eq!(score(&session), "0-1");
    session.apply(Intent::Undo);
    assert_eq!((score(&session).as_str(), session.next_round()), ("0-0", None));
    assert_eq!(session.round().unwrap().number, 1);
    session.apply(Intent::Resign(Side::Black));
    assert_eq!(score(&session), "1-0");
    // The result of the game before is not taken out with an undo in the next.
    next_game(&mut session);
    play(&mut session);
    session.apply(Intent::Undo);
    assert_eq!(score(&session), "1-0");
}

#[test]
fn a_rematch_is_played_by_its_own_rules() {
    let rematch = MatchFormat::Rematch(variant("tumicarona-rematch"));
    let mut session = Session::default();
    let plan = GamePlan { format: rematch, ..GamePlan::single(variant("tumicarona"), PEOPLE) };
    session.apply(Intent::Begin(Box::new(plan)));
    resign(&mut session, Side::White);
    next_game(&mut session);
    assert_eq!(session.variant().key, "tumicarona-rematch");
    assert_eq!(session.round().unwrap().kind, RoundKind::Rematch);
    // Another try at a match that cannot be.
    let wrong = GamePlan {
        format: MatchFormat::Rematch(variant("telo")),
        ..GamePlan::single(variant("telo"), PEOPLE)
    };
    let before = session.clone();
    let refused = session.apply(Intent::Begin(Box::new(wrong)));
    assert_eq!(refused, no_game(MatchError::NoHandicap("telo".to_owned())));
    assert!(session == before);
}

#[test]
fn a_single_game_is_played_again_with_the_colours_of_its_rules() {
    let seats = [Seat::Person, computer()];
    let swapped = [computer(), Seat::Person];
    let again = |key: &str, resigning| {
        let mut session = Session::default();
        let mut plan = GamePlan::single(variant(key), seats.clone());
        plan.names = ["Anna".to_owned(), String::new()];
        plan.control = "60:30".parse().unwrap();
        session.apply(Intent::Begin(Box::new(plan)));
        assert_eq!(session.apply(Intent::Again), no_game(MatchError::UnderWay));
        session.apply(Intent::Resign(resigning));
        assert_eq!(session.apply(Intent::Again), [Notice::Started]);
        assert_eq!((session.outcome(), session.variant().key.as_str()), (None, key));
        session
    };
    for side in Side::BOTH {
        let session = again("telo", side);
        assert_eq!(session.seats(), &swapped, "the colours swap");
        assert_eq!(names(&session), [None, Some("Anna")]);
        assert_eq!(session.left(), Some([seconds(30), seconds(60)]));
    }
    // The loser begins: White has lost and keeps White.
    let kept = again("tumicarona", Side::White);
    assert_eq!((kept.seats(), names(&kept)), (&seats, [Some("Anna"), None]));
    assert_eq!(kept.left(), Some([seconds(60), seconds(30)]));
    assert_eq!(again("tumicarona", Side::Black).seats(), &swapped);
}

#[test]
fn after_a_draw_the_colours_swap_whoever_else_would_begin() {
    let seats = [Seat::Person, computer()];
    for key in ["telo", "tumicarona"] {
        for format in [MatchFormat::SINGLE, BEST_OF_3] {
            let intent = if format == BEST_OF_3 { Intent::NextGame } else { Intent::Again };
            let plan = GamePlan { format, ..GamePlan::single(variant(key), seats.clone()) };
            let mut session = Session::default();
            session.apply(Intent::Begin(Box::new(plan)));
            agree(&mut session);
            assert_eq!(session.apply(intent.clone()), [Notice::Started]);
            assert_eq!(session.seats(), &[computer(), Seat::Person], "{key}: {intent:?}");
        }
    }
}

#[test]
fn a_match_is_played_again_begun_by_the_other_party() {
    let seats = [Seat::Person, computer()];
    let mut session = planned(BEST_OF_3, "-", seats.clone());
    resign(&mut session, Side::White);
    assert_eq!(session.apply(Intent::Again), no_game(MatchError::UnderWay), "one game of three");
    next_game(&mut session);
    resign(&mut session, Side::Black);
    // Bao had White in the second and last game, and begins the next match.
    assert_eq!(session.apply(Intent::Again), [Notice::Started]);
    assert_eq!(names(&session), [Some("Bao"), Some("Anna")]);
    assert_eq!(session.seats(), &[computer(), Seat::Person]);
    let match_ = session.current_match().unwrap();
    assert_eq!((match_.name(Party::First), match_.format()), ("Bao", &BEST_OF_3));
    assert_eq!((score(&session).as_str(), session.round().unwrap().number), ("0-0", 1));

    // Three games: Bao had White in the first and the third, and Anna begins the next match.
    for loser in [Side::White, Side::White, Side::White] {
        resign(&mut session, loser);
        if session.next_round().is_some() {
            next_game(&mut session);
        }
    }
    assert_eq!(score(&session), "1-2");
    assert_eq!(session.apply(Intent::Again), [Notice::Started]);
    assert_eq!(names(&session), [Some("Anna"), Some("Bao")]);
    assert_eq!(session.seats(), &seats);
}

#[test]
fn names_come_from_the_match_the_tags_or_the_opponent() {
    let session = planned(BEST_OF_3, "-", PEOPLE);
    assert_eq!(Side::BOTH.map(|side| session.known_as(side)), [Some("Anna"), Some("Bao")]);
    let single = timed("-");
    assert_eq!(names(&single), [Some("Anna"), Some("Bao")]);
    let tags = [("White", "Anna"), ("Black", "Bao")];
    assert_eq!(single.tags(), tags.map(|(tag, name)| (tag.to_owned(), name.to_owned())));
    let nobody = Session::new(variant("telo"), [Seat::Person, computer()]);
    assert_eq!(names(&nobody), [None, None]);
    let Seat::Computer(character) = computer() else { unreachable!() };
    let known = Side::BOTH.map(|side| nobody.known_as(side));
    assert_eq!(known, [None, Some(character.name.as_str())]);
    let mut opened = stored("telo-last-step.fgn");
    opened.game.set_tag("White", "?");
    let mut session = Session::default();
    session.apply(Intent::Open(Box::new(opened)));
    assert_eq!(names(&session), [None, Some("Plain search")], "`?` is nobody");
}

#[test]
fn the_record_names_players_clocks_and_match() {
    let mut session = planned(BEST_OF_3, "60", [Seat::Person, computer()]);
    resign(&mut session, Side::White);
    let tags = |session: &Session, names: [&str; 7]| {
        let game = session.game();
        names.map(|name| game.tag(name).unwrap_or("none").to_owned())
    };
    let all = ["White", "Black", "WhiteType", "BlackType", "TimeControl", "Series", "SeriesGames"];
    let first = ["Anna", "Bao", "human", "program", "60", "best-of-3 telo", ""];
    assert_eq!(tags(&session, all), first, "the tags of the game that has just ended");
    next_game(&mut session);
    let second = ["Bao", "Anna", "program", "human", "60", "best-of-3 telo", "0-1:resigned"];
    assert_eq!(tags(&session, all), second);
    assert_eq!(session.game().variant, "telo");

    let nobody = Session::new(variant("telo"), [Seat::Person, computer()]);
    let Seat::Computer(character) = computer() else { unreachable!() };
    let none = ["none", &character.name, "human", "program", "none", "none", "none"];
    assert_eq!(tags(&nobody, all), none);
    // A match between nobody in particular writes no empty names.
    let mut plan = GamePlan::single(variant("telo"), PEOPLE);
    plan.format = BEST_OF_3;
    let mut session = Session::default();
    session.apply(Intent::Begin(Box::new(plan)));
    assert_eq!(tags(&session, all)[..2], ["none", "none"]);
}

#[test]
fn an_opened_game_goes_on_with_its_match() {
    let mut session = planned(BEST_OF_3, "60", PEOPLE);
    resign(&mut session, Side::White);
    next_game(&mut session);
    play(&mut session);
    let opened = OpenedGame::by_people(variant("telo"), session.game());
    let mut read = Session::default();
    assert_eq!(read.apply(Intent::Open(Box::new(opened.clone()))), [Notice::Started]);
    assert_eq!((score(&read).as_str(), read.round().unwrap().number), ("0-1", 2));
    assert_eq!(names(&read), [Some("Bao"), Some("Anna")]);
    assert_eq!(read.record(), session.record());
    assert!(read.is_paused(), "the players look at the board first");
    resign(&mut read, Side::White);
    assert_eq!(score(&read), "1-1");

    // A game from another position, or of another variant, is not the next one of its match.
    let lost = [Notice::Started, Notice::MatchLost(MatchTagError::Games(MatchError::AnotherGame))];
    let telo = variant("telo");
    let mut placed = Session::new(telo.clone(), PEOPLE);
    placed.apply(Intent::SetUp("B2/3/W2 w".parse().unwrap()));
    let mut elsewhere = opened.clone();
    elsewhere.game.record = placed.record().clone();
    assert_eq!(read.apply(Intent::Open(Box::new(elsewhere))), lost);
    assert_eq!(read.current_match(), None);
    let dimy = variant("dimy");
    let mut other = opened;
    other.game.record = Session::new(dimy.clone(), PEOPLE).record().clone();
    other.variant = dimy;
    assert_eq!(read.apply(Intent::Open(Box::new(other))), lost);
    assert!(!read.is_paused(), "no turn has been played");
}

#[test]
fn variants_of_players_are_known_to_the_matches_of_records() {
    let text = variant("telo").to_string().replace("telo", "mine");
    let mine = std::sync::Arc::new(text.parse::<fanorona_rules::Variant>().unwrap());
    let text = variant("tumicarona-rematch").to_string().replace("tumicarona-rematch", "ours");
    let ours = std::sync::Arc::new(text.parse::<fanorona_rules::Variant>().unwrap());
    let mut session = Session::default();
    let plan = GamePlan {
        format: MatchFormat::Rematch(ours.clone()),
        ..GamePlan::single(mine.clone(), PEOPLE)
    };
    session.apply(Intent::Begin(Box::new(plan)));
    let opened = OpenedGame::by_people(mine, session.game());
    let mut read = Session::default();
    let lost = read.apply(Intent::Open(Box::new(opened.clone())));
    let unknown = MatchTagError::UnknownVariant("ours".to_owned());
    assert_eq!(lost, [Notice::Started, Notice::MatchLost(unknown)]);
    read.set_known_variants(vec![ours]);
    for _ in 0..2 {
        // They stay known in the games after.
        assert_eq!(read.apply(Intent::Open(Box::new(opened.clone()))), [Notice::Started]);
        assert_eq!(
            read.current_match().unwrap().format(),
            session.current_match().unwrap().format()
        );
    }
}

#[test]
fn the_seed_differs_from_game_to_game() {
    let mut session = planned(BEST_OF_3, "-", PEOPLE);
    assert_eq!(session.game_seed(5), 5);
    resign(&mut session, Side::White);
    next_game(&mut session);
    assert_eq!(session.game_seed(5), 5 + 7919);
    resign(&mut session, Side::White);
    next_game(&mut session);
    assert_eq!(session.game_seed(5), 5 + 2 * 7919);
    assert_eq!(timed("-").game_seed(5), 5);
}

#[test]
fn two_computers_stop_after_eight_draws_in_a_row() {
    let games = MatchFormat::BestOf(30);
    let mut session = planned(games.clone(), "-", [computer(), computer()]);
    assert!(session.is_computer_game() && !session.continues_by_itself());
    // A win before does not count as a draw.
    resign(&mut session, Side::White);
    assert!(session.continues_by_itself());
    for drawn in 1..=8 {
        next_game(&mut session);
        assert!(!session.continues_by_itself(), "a game is under way");
        agree(&mut session);
        assert_eq!(session.endless_draws(), (drawn == 8).then_some(8), "{drawn}");
        assert_eq!(session.continues_by_itself(), drawn < 8, "{drawn}");
    }
    next_game(&mut session);
    assert_eq!(session.endless_draws(), None);
    agree(&mut session);
    assert_eq!(session.endless_draws(), Some(9));
    next_game(&mut session);
    resign(&mut session, Side::White);
    assert_eq!((session.endless_draws(), session.continues_by_itself()), (None, true));

    let mut session = planned(games, "-", [Seat::Person, computer()]);
    for _ in 0..8 {
        agree(&mut session);
        assert!(!session.is_computer_game() && !session.continues_by_itself());
        assert_eq!(session.endless_draws(), None, "a person decides");
        next_game(&mut session);
    }
}

#[test]
fn a_computer_decides_only_what_is_its_own() {
    let mut session = set_up(CHOICE);
    assert_eq!(session.computer_task(), None);
    assert!(!session.is_computer_game());
    assert_eq!(session.speaker(), Some(Side::White));
    session.apply(Intent::Reseat { side: Side::White, seat: computer() });
    let task = session.computer_task().unwrap();
    assert_eq!((task.decision, task.side), (Decision::Turn, Side::White));
    assert_eq!(Seat::Computer(task.character), computer());
    assert!(!session.person_to_move());
    assert_eq!(session.speaker(), Some(Side::Black));
    assert_eq!(session.apply(Intent::Hint), [], "only a person to move gets one");
    // A chain that a person has begun is that person's.
    session.apply(Intent::Reseat { side: Side::White, seat: Seat::Person });
    assert_eq!(session.apply(Intent::Hint), [Notice::HintWanted(Side::White)]);
    assert_eq!(session.hints(), [1, 0]);
    step(&mut session, "c3", "d3", Some(CaptureKind::Approach));
    session.apply(Intent::Reseat { side: Side::White, seat: computer() });
    assert_eq!(session.computer_task(), None);
    session.apply(Intent::Reseat { side: Side::Black, seat: computer() });
    assert!(session.is_computer_game());
    assert_eq!(session.speaker(), None);
    session.apply(Intent::EndTurn);
    assert_eq!(session.computer_task().unwrap().side, Side::Black);
    session.apply(Intent::Resign(Side::Black));
    assert_eq!((session.computer_task(), session.person_to_move()), (None, false));
    assert_eq!(session.apply(Intent::Hint), []);
}

#[test]
fn every_opponent_can_be_seated() {
    let choices: Vec<Seat> = Seat::choices().collect();
    assert_eq!(choices[0], Seat::Person);
    assert_eq!(choices.len(), 1 + fanorona_engine::character::choices().count());
    assert!(choices[1..].iter().all(Seat::is_computer));
    assert!(choices.contains(&computer()) && !Seat::Person.is_computer());
}

#[test]
fn time_and_holds_outlast_a_game() {
    let mut session = planned(BEST_OF_3, "60+1", PEOPLE);
    session.hold_clocks(true);
    session.hold_clocks(false);
    session.advance(seconds(50));
    resign(&mut session, Side::White);
    session.advance(seconds(50));
    session.hold_clocks(true);
    let generation = session.generation();
    next_game(&mut session);
    assert!(session.generation() > generation, "turns for the game before are out of date");
    assert!(session.clocks_held() && session.is_paused(), "a dialog still covers the board");
    session.advance(seconds(50));
    assert_eq!(session.left(), Some([seconds(60), seconds(60)]));
    session.hold_clocks(false);
    session.advance(seconds(5));
    assert_eq!(session.left(), Some([seconds(55), seconds(60)]));
    // Without a hold the clock runs from the start of the game, not from that of the session.
    resign(&mut session, Side::White);
    next_game(&mut session);
    session.advance(seconds(7));
    assert_eq!(session.left(), Some([seconds(53), seconds(60)]));
}

#[test]
fn measured_delays_of_computers_outlast_a_game() {
    let mut session = planned(BEST_OF_3, "600", [computer(), computer()]);
    let punctual = *session.overhead();
    for _ in 0..4 {
        let side = session.record().position().side();
        session.advance(session.share(side).unwrap() + seconds(1));
        play(&mut session);
    }
    let late = *session.overhead();
    assert_ne!(late, punctual);
    resign(&mut session, Side::White);
    next_game(&mut session);
    assert_eq!(*session.overhead(), late);
}

#[test]
fn every_change_makes_computed_turns_out_of_date() {
    let mut first = timed("-");
    play(&mut first);
    let mut second = timed("-");
    let generation = second.generation();
    second.succeed(&first);
    assert_eq!(second.generation(), generation + first.generation() + 1);
    let generation = first.generation();
    let start = *timed("-").record().position();
    let start = PositionText::from_position(first.record().rules(), &start);
    first.apply(Intent::SetUp(start));
    assert_eq!(first.generation(), generation + 1);
    assert_eq!(first.record().turns().len(), 0);
    let turn = |session: &Session| {
        let record = session.record();
        let turns = fanorona_rules::generate::turns(record.rules(), record.position());
        turns.into_iter().next().unwrap()
    };
    let old = Intent::Play { turn: turn(&first), generation };
    assert_eq!(first.apply(old), []);
    let new = Intent::Play { turn: turn(&first), generation: generation + 1 };
    assert!(first.apply(new).contains(&Notice::TurnEnded(Side::White)));
}

#[test]
fn a_selection_outlives_only_what_changes_no_game() {
    let still = [
        Notice::Refused(fanorona_rules::Refusal::GameOver),
        Notice::NoGame(MatchError::Decided),
        Notice::Paused,
        Notice::Resumed,
        Notice::DrawOffered(Side::White),
        Notice::DrawDeclined,
        Notice::HintWanted(Side::White),
        Notice::Annotated,
    ];
    assert!(still.iter().all(|notice| !notice.changes_game()));
    let changes = [Notice::Started, Notice::Rewound, Notice::Reviewing(true), Notice::Claimed];
    assert!(changes.iter().all(Notice::changes_game));
}

#[test]
fn a_program_that_another_player_replaces_takes_its_name_along() {
    let text = "[Variant \"telo\"]\n[White \"Fara\"]\n[Black \"Rasoa\"]\n[WhiteType \"program\"]\n\
                [WhiteElo \"519\"]\n[BlackType \"human\"]\n\n1. c1-b2A *\n";
    let open = |text: &str, white: Seat| {
        let game = text.parse().unwrap();
        let seats = [white, Seat::Person];
        let opened = OpenedGame { variant: variant("telo"), game, seats, left: None };
        let mut session = Session::default();
        session.apply(Intent::Open(Box::new(opened)));
        session
    };
    let tags = |session: &Session| {
        let game = session.game();
        ["White", "WhiteElo", "WhiteType", "Black"]
            .map(|name| game.tag(name).unwrap_or_default().to_owned())
    };
    let noro = || Seat::Computer(fanorona_engine::character::named("noro").unwrap());
    assert_eq!(tags(&open(text, Seat::Person)), ["", "", "human", "Rasoa"]);
    assert_eq!(tags(&open(text, computer())), ["Fara", "519", "program", "Rasoa"]);
    assert_eq!(tags(&open(text, noro())), ["Noro", "835", "program", "Rasoa"]);
    let robot = text.replace("Fara", "Robot");
    assert_eq!(tags(&open(&robot, noro()))[0], "Robot", "a name that a player gave");
    let over = text.replace('*', "1-0");
    assert_eq!(tags(&open(&over, Seat::Person))[0], "Fara", "who played a finished game");
    // The seat may change later too.
    let mut session = open(text, computer());
    session.apply(Intent::Reseat { side: Side::White, seat: Seat::Person });
    assert_eq!(tags(&session), ["", "", "human", "Rasoa"]);
}
