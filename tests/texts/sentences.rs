//! Every enum of the rules becomes a whole sentence in every language: no gap, no missing message.

use crate::files::messages;
use fanorona::catalogue::file::FileFault;
use fanorona::catalogue::library::{SaveFault, ShelfFault};
use fanorona::rules::clock::{ClockFault, ClockReason};
use fanorona::rules::notation::game::GameReason;
use fanorona::rules::notation::{GameFault, LinkFault, PositionTextFault, TurnFault};
use fanorona::rules::series::SeriesFault;
use fanorona::rules::series::tags::TagFault;
use fanorona::rules::variant::FaultReason;
use fanorona::rules::{
    Board, CaptureKind, DrawReason, DrawWarning, Outcome, Point, PointSet, PositionFault, Refusal,
    Side, Step, Turn, WinReason,
};
use fanorona::texts::{Hand, Language, Texts, say};

fn board() -> Board {
    Board::new(9, 5).unwrap()
}

fn refusals() -> Vec<Refusal> {
    let d4 = board().point_named("d4").unwrap();
    let (one, two) = (d4.set(), d4.set().with(Point::new(3)));
    vec![
        Refusal::GameOver,
        Refusal::NoStone,
        Refusal::EnemyStone,
        Refusal::StoneIsBlocked,
        Refusal::Occupied,
        Refusal::NoLine,
        Refusal::AnotherMustCapture(one),
        Refusal::AnotherMustCapture(two),
        Refusal::MustCapture,
        Refusal::OtherStoneInChain(d4),
        Refusal::ChainMustCapture,
        Refusal::PointTouched,
        Refusal::SameDirection,
        Refusal::DirectionUsed,
        Refusal::FirstTurnIsOneStep,
        Refusal::NoChains,
        Refusal::ChooseGroup,
        Refusal::TakesNothing(CaptureKind::Approach),
        Refusal::TakesNothing(CaptureKind::Withdrawal),
        Refusal::LargerGroup,
        Refusal::HandicappedTakesNothing,
        Refusal::MustLeaveCapture,
        Refusal::EaterTakesOneStep,
        Refusal::MustContinue,
        Refusal::NoOpenChain,
        Refusal::ChainIsOpen,
        Refusal::NothingToUndo,
        Refusal::NothingToRedo,
        Refusal::NothingToClaim,
        Refusal::NoAgreement,
        Refusal::NoOffer,
    ]
}

fn position_faults() -> Vec<PositionTextFault> {
    let parts = [
        PositionFault::OffBoard,
        PositionFault::Overlap,
        PositionFault::Empty,
        PositionFault::NumberZero,
        PositionFault::NoHandicap,
    ];
    let texts = [
        PositionTextFault::Rows { expected: 5, found: 4 },
        PositionTextFault::Columns { row: 3, expected: 9, found: 8 },
        PositionTextFault::Letter { column: 2, letter: '\t' },
        PositionTextFault::Side,
        PositionTextFault::Quiet,
        PositionTextFault::Number,
        PositionTextFault::Handicap,
        PositionTextFault::Extra,
    ];
    parts.into_iter().map(PositionTextFault::Position).chain(texts).collect()
}

fn turn_faults() -> Vec<TurnFault> {
    let (from, to) = (Point::new(0), Point::new(1));
    vec![
        TurnFault::Empty,
        TurnFault::Unexpected { offset: 0, letter: '?' },
        TurnFault::PointMissing { offset: 0 },
        TurnFault::CountMissing { offset: 0 },
        TurnFault::OffBoard { offset: 0, name: "k9".into() },
        TurnFault::Refused { offset: 0, from, to, refusal: Refusal::Occupied },
        TurnFault::Unfinished { offset: 0, refusal: Refusal::MustContinue },
        TurnFault::Ambiguous { offset: 0 },
        TurnFault::WrongCount { offset: 0, printed: 3, actual: 2 },
    ]
}

fn game_reasons() -> Vec<GameReason> {
    let turn = |side, fault| GameReason::Turn { number: 2, side, text: "a1-b2".into(), fault };
    let mut all = vec![
        GameReason::Tag,
        GameReason::Unclosed('{'),
        GameReason::Unopened(')'),
        GameReason::UnknownVariant("chess".into()),
        GameReason::Start(PositionTextFault::Side),
        GameReason::Number { expected: 2, found: "7.".into() },
        GameReason::AfterEnd("a1-b2".into()),
        GameReason::SecondGame,
        GameReason::TooManyTurns(100_000),
        GameReason::TooDeep(64),
        GameReason::Result { found: "1-0".into(), expected: "0-1".into() },
    ];
    all.extend(
        Side::BOTH
            .into_iter()
            .flat_map(|side| turn_faults().into_iter().map(move |fault| turn(side, fault))),
    );
    all
}

fn link_faults() -> Vec<LinkFault> {
    vec![
        LinkFault::Scheme,
        LinkFault::Version("7".into()),
        LinkFault::Cut,
        LinkFault::TooLong,
        LinkFault::Letter { column: 3, letter: '%' },
        LinkFault::Damaged,
        LinkFault::UnknownVariant("chess".into()),
        LinkFault::Start(PositionTextFault::Side),
        LinkFault::Turn { number: 3 },
        LinkFault::OtherRules,
    ]
}

fn variant_faults() -> Vec<FaultReason> {
    let word = || "word".to_owned();
    vec![
        FaultReason::Syntax(word()),
        FaultReason::Value { field: word(), detail: word() },
        FaultReason::UnknownField(word()),
        FaultReason::Twice(word()),
        FaultReason::Missing("rows"),
        FaultReason::Key(word()),
        FaultReason::Size { field: "rows", found: 12 },
        FaultReason::TooManyPoints(81),
        FaultReason::Start(PositionTextFault::Side),
        FaultReason::NoStones,
        FaultReason::NoEnglishName,
        FaultReason::Zero("quiet_limit"),
    ]
}

fn file_faults() -> Vec<FileFault> {
    vec![
        FileFault::Missing,
        FileFault::Directory,
        FileFault::NotAFile,
        FileFault::Denied,
        FileFault::TooLarge { limit: 2048 },
        FileFault::NotText { line: 1, column: 1 },
        FileFault::Empty,
        FileFault::Other("word".into()),
    ]
}

fn shelf_faults() -> Vec<ShelfFault> {
    vec![
        ShelfFault::Missing,
        ShelfFault::Held,
        ShelfFault::Full,
        ShelfFault::Read(FileFault::Denied),
        ShelfFault::Write { name: "x.fgn".into(), detail: "no space left".into() },
    ]
}

fn save_faults() -> Vec<SaveFault> {
    let reason = GameReason::SecondGame;
    vec![
        SaveFault::Missing,
        SaveFault::File(FileFault::Empty),
        SaveFault::NoSave,
        SaveFault::Version(7),
        SaveFault::Damaged,
        SaveFault::Variant("chess".into()),
        SaveFault::Record(GameFault { line: 1, column: 1, reason }),
    ]
}

fn outcomes() -> Vec<Outcome> {
    let wins = [
        WinReason::OutOfTime,
        WinReason::TookAll,
        WinReason::Immobilised,
        WinReason::Resigned,
        WinReason::NothingGiven,
        WinReason::NothingToEat,
    ];
    let draws =
        [DrawReason::QuietTurns, DrawReason::Repetition, DrawReason::Agreement, DrawReason::NoMove];
    let won = |winner| wins.into_iter().map(move |reason| Outcome::Win { winner, reason });
    Side::BOTH.into_iter().flat_map(won).chain(draws.map(Outcome::Draw)).collect()
}

fn clock_faults() -> Vec<ClockFault> {
    let reasons = [
        ClockReason::Seconds,
        ClockReason::NoTime,
        ClockReason::TooLong,
        ClockReason::LargeIncrement,
        ClockReason::Sides,
    ];
    reasons.into_iter().map(|reason| ClockFault { offset: 0, reason }).collect()
}

fn draw_warnings() -> Vec<DrawWarning> {
    let step =
        Step { from: Point::new(0), to: Point::new(1), kind: None, captured: PointSet::EMPTY };
    let turn = Turn::new(vec![step]).unwrap();
    vec![
        DrawWarning::QuietTurns { left: 1 },
        DrawWarning::QuietTurns { left: 10 },
        DrawWarning::Position { stood: 2 },
        DrawWarning::Position { stood: 3 },
        DrawWarning::Turns(vec![turn.clone()]),
        DrawWarning::Turns(vec![turn.clone(), turn]),
    ]
}

fn series_faults() -> Vec<SeriesFault> {
    vec![
        SeriesFault::Games(0),
        SeriesFault::NoHandicap("tsivy".into()),
        SeriesFault::Decided,
        SeriesFault::Impossible(Outcome::Draw(DrawReason::Repetition)),
        SeriesFault::AnotherGame,
        SeriesFault::UnderWay,
        SeriesFault::NothingPlayed,
    ]
}

fn tag_faults() -> Vec<TagFault> {
    let others = [
        TagFault::Form,
        TagFault::UnknownVariant("chess".into()),
        TagFault::Game("1-0".into()),
        TagFault::Contradiction("Round"),
    ];
    series_faults().into_iter().map(TagFault::Games).chain(others).collect()
}

#[test]
fn everything_the_rules_can_say_is_a_sentence() {
    let board = board();
    for &language in Language::ALL {
        let texts = Texts::new(language);
        let mut said: Vec<String> = Vec::new();
        said.extend(refusals().into_iter().map(|refusal| say::refusal(&texts, &board, refusal)));
        said.extend(position_faults().iter().map(|fault| say::position_fault(&texts, fault)));
        said.extend(turn_faults().iter().map(|fault| say::turn_fault(&texts, &board, fault)));
        said.extend(game_reasons().iter().map(|reason| say::game_reason(&texts, &board, reason)));
        said.extend(link_faults().iter().map(|fault| say::link_fault(&texts, fault)));
        said.extend(variant_faults().iter().map(|fault| say::variant_fault(&texts, fault)));
        said.extend(file_faults().iter().map(|fault| say::file_fault(&texts, fault)));
        said.extend(clock_faults().into_iter().map(|fault| say::clock_fault(&texts, fault)));
        said.extend(draw_warnings().iter().map(|near| say::draw_warning(&texts, &board, near)));
        said.extend(series_faults().iter().map(|fault| say::series_fault(&texts, fault)));
        said.extend(tag_faults().iter().map(|fault| say::tag_fault(&texts, fault)));
        said.extend(shelf_faults().iter().map(|fault| say::shelf_fault(&texts, fault)));
        said.extend(save_faults().iter().map(|fault| say::save_fault(&texts, fault)));
        said.extend(outcomes().into_iter().map(|outcome| say::outcome(&texts, outcome)));
        for sentence in said {
            let gap = sentence.contains(['<', '$', '\u{2068}']) || sentence.contains("{$");
            assert!(!gap && sentence.ends_with('.'), "{language:?}: {sentence}");
        }
    }
}

#[test]
fn players_are_told_what_stands_in_the_way() {
    let texts = Texts::new(Language::English);
    let board = board();
    let stones: PointSet =
        ["f2", "d3"].iter().map(|name| board.point_named(name).unwrap()).collect();
    assert_eq!(
        say::refusal(&texts, &board, Refusal::AnotherMustCapture(stones)),
        "One of these stones must capture: d3, f2."
    );
    assert_eq!(say::side(&Texts::new(Language::French), Side::Black), "Noirs");
}

#[test]
fn a_message_that_is_missing_does_no_harm() {
    for &language in Language::ALL {
        let texts = Texts::new(language);
        assert_eq!(texts.get("no-such-message"), "<no-such-message>");
        assert!(!texts.has("no-such-message"));
    }
}

#[test]
fn who_taps_is_not_told_to_click() {
    for &language in Language::ALL {
        let mut texts = Texts::new(language);
        assert!(["Click", "Cliquez"].iter().any(|word| texts.get("status-hint").starts_with(word)));
        texts.hand = Hand::Fingers;
        for message in messages(language) {
            let said = texts.get(&message.id).to_lowercase();
            assert!(!said.contains("click") && !said.contains("cliqu"), "{}: {said}", message.id);
        }
    }
}
