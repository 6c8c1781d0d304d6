//! The engine protocol: parsing of lines, and errors with their columns.

use fanorona_engine::protocol::{
    EngineOption, GoLimits, LONGEST_LINE, OverheadMeter, ProtocolCommand, ProtocolError,
    ProtocolErrorKind, TimeBudget, best, info, options, read,
};
use fanorona_engine::{Limits, search};
use fanorona_rules::notation::write_position;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Position, Record, Ruleset, Side};
use std::sync::Arc;

fn command(line: &str) -> ProtocolCommand {
    read(line.as_bytes()).unwrap().unwrap()
}

fn error(line: &str) -> (usize, ProtocolErrorKind) {
    let error = read(line.as_bytes()).unwrap_err();
    (error.column, error.reason)
}

fn rules() -> Arc<Ruleset> {
    shipped::variant("tsivy").unwrap().rules.clone()
}

/// The time for a turn of this side, in milliseconds, while nothing was measured.
fn time_for(go: &GoLimits, side: Side) -> Result<Option<u64>, ProtocolError> {
    let rules = rules();
    let position = Position::new(&rules, rules.start, side, 0, 2, None).unwrap();
    OverheadMeter::default().time_for(go, &Record::from_position(rules, position))
}

/// The position that a line sets.
fn position_after(line: &str) -> String {
    let ProtocolCommand::Position(place) = command(line) else { panic!("{line}") };
    let record = place.record(&rules()).unwrap();
    write_position(record.rules(), record.position())
}

/// The error of a line that parses but does not fit the rules.
fn rules_error(line: &str) -> (usize, ProtocolErrorKind) {
    let ProtocolCommand::Position(place) = command(line) else { panic!("{line}") };
    let error = place.record(&rules()).unwrap_err();
    (error.column, error.reason)
}

#[test]
fn commands_without_arguments_are_parsed() {
    assert_eq!(command("uci"), ProtocolCommand::Uci);
    assert_eq!(command("  isready  "), ProtocolCommand::IsReady);
    assert_eq!(command("ucinewgame\r"), ProtocolCommand::NewGame);
    assert_eq!(command("stop"), ProtocolCommand::Stop);
    assert_eq!(command("d"), ProtocolCommand::Show);
    assert_eq!(command("quit"), ProtocolCommand::Quit);
    assert_eq!(command("perft 3"), ProtocolCommand::Perft(3));
    assert_eq!(command("go perft 3"), ProtocolCommand::Perft(3));
    assert_eq!(read(b""), Ok(None));
    assert_eq!(read(b" \t \r"), Ok(None));
}

#[test]
fn option_names_are_case_insensitive() {
    assert_eq!(
        command("setoption name Hash value 64"),
        ProtocolCommand::Set(EngineOption::Hash(64))
    );
    assert_eq!(
        command("setoption name multipv value 3"),
        ProtocolCommand::Set(EngineOption::Lines(3))
    );
    let path = "setoption name Variant value my folder/x.ron ";
    assert_eq!(
        command(path),
        ProtocolCommand::Set(EngineOption::Variant("my folder/x.ron".to_owned()))
    );
    let off = command("setoption name EndgameTables value false");
    assert_eq!(off, ProtocolCommand::Set(EngineOption::EndgameTables(false)));
    assert_eq!(
        command("setoption name Character value none"),
        ProtocolCommand::Set(EngineOption::Character(None))
    );
}

#[test]
fn endgame_tables_are_on_or_off() {
    for (word, on) in [("true", true), ("on", true), ("false", false), ("off", false)] {
        let set = command(&format!("setoption name EndgameTables value {word}"));
        assert_eq!(set, ProtocolCommand::Set(EngineOption::EndgameTables(on)));
    }
    let refused = ProtocolErrorKind::Value { name: "EndgameTables", found: "yes".to_owned() };
    assert_eq!(error("setoption name EndgameTables value yes"), (36, refused));
}

#[test]
fn every_option_is_listed_with_its_bounds() {
    let lines = options(["tsivy", "telo"].into_iter(), ["fara", "hery"].into_iter());
    assert_eq!(
        lines,
        [
            "option name Variant type combo default tsivy var tsivy var telo",
            "option name Threads type spin default 1 min 1 max 256",
            "option name Hash type spin default 16 min 1 max 1048576",
            "option name MultiPV type spin default 1 min 1 max 64",
            "option name EndgameTables type check default true",
            "option name Character type combo default none var none var fara var hery",
            "option name Seed type spin default 0 min 0 max 18446744073709551615",
        ]
    );
}

#[test]
fn go_limits_are_parsed_and_clocks_divided() {
    let ProtocolCommand::Go(go) = command("go wtime 60000 btime 500 winc 0 binc 100 movestogo 10")
    else {
        panic!("a search")
    };
    assert_eq!(time_for(&go, Side::White), Ok(Some(6_000)));
    assert_eq!(time_for(&go, Side::Black), Ok(Some(125)));
    let ProtocolCommand::Go(go) = command("go depth 7 nodes 1000 movetime 20") else {
        panic!("a search")
    };
    assert_eq!(
        (go.depth, go.nodes, time_for(&go, Side::White)),
        (Some(7), Some(1000), Ok(Some(20)))
    );
    let ProtocolCommand::Go(go) = command("go btime 100") else { panic!("a search") };
    assert_eq!(time_for(&go, Side::White).unwrap_err().reason, ProtocolErrorKind::NoClock("wtime"));
}

/// Some programs send what a clock shows after its time has run out.
#[test]
fn a_negative_clock_is_an_expired_one() {
    let ProtocolCommand::Go(go) = command("go wtime -35 btime 500 winc 0 binc 0") else {
        panic!("a search")
    };
    assert_eq!(go.time, [Some(0), Some(500)]);
    assert_eq!(time_for(&go, Side::White), Ok(Some(1)));
    for wrong in ["-", "--5", "-5x", "-1.5"] {
        let found = wrong.to_owned();
        let reason = ProtocolErrorKind::Number { name: "btime", least: 0, most: u64::MAX, found };
        assert_eq!(error(&format!("go btime {wrong}")), (10, reason));
    }
}

/// Whoever asks for a turn waits until there is one.
#[test]
fn numbers_beyond_their_bounds_are_the_bounds() {
    let go = |line: &str| match command(line) {
        ProtocolCommand::Go(go) => go,
        other => panic!("{other}"),
    };
    for (line, depth) in [("0", 1), ("-3", 1), ("101", 100), ("99999999999999999999", 100)] {
        assert_eq!(go(&format!("go depth {line}")).depth, Some(depth), "{line}");
    }
    for (line, nodes) in [("0", 1), ("-5", 1), ("18446744073709551616", u64::MAX)] {
        assert_eq!(go(&format!("go nodes {line}")).nodes, Some(nodes), "{line}");
    }
    for line in ["0", "-1", "-99999999999999999999"] {
        assert_eq!(time_for(&go(&format!("go movetime {line}")), Side::White), Ok(Some(0)));
        // No control follows, so the turn has its usual share.
        let clock = go(&format!("go wtime 60000 btime 60000 winc {line} movestogo {line}"));
        assert_eq!(time_for(&clock, Side::White), Ok(Some(2_000)), "{line}");
    }
}

#[test]
fn the_time_budget_never_exceeds_the_clock() {
    for left in [0, 1, 49, 50, 60, 1_000, 3_600_000, u64::MAX] {
        for increment in [0, 10, 100_000, u64::MAX] {
            for turns_to_go in [None, Some(1), Some(40), Some(u64::MAX)] {
                let share = TimeBudget { left, increment, turns_to_go }.share();
                assert!(share >= 1 && share <= left.max(1), "{left} {increment}: {share}");
            }
        }
    }
}

#[test]
fn errors_have_the_column_of_the_wrong_word() {
    let number = |name, least, most, found: &str| ProtocolErrorKind::Number {
        name,
        least,
        most,
        found: found.to_owned(),
    };
    let expected = |due, found: &str| ProtocolErrorKind::Expected { due, found: found.to_owned() };
    assert_eq!(error("  hello"), (3, ProtocolErrorKind::UnknownCommand("hello".to_owned())));
    assert_eq!(error("uci now"), (5, ProtocolErrorKind::Extra("now".to_owned())));
    assert_eq!(error("go"), (3, ProtocolErrorKind::NoLimit));
    assert_eq!(error("go movestogo 5"), (15, ProtocolErrorKind::NoLimit));
    assert_eq!(error("go depth"), (9, number("depth", 1, 100, "")));
    assert_eq!(error("go depth 1.5"), (10, number("depth", 1, 100, "1.5")));
    assert_eq!(error("go nodes -"), (10, number("nodes", 1, u64::MAX, "-")));
    assert_eq!(error("go movetime soon"), (13, number("movetime", 0, u64::MAX, "soon")));
    assert_eq!(error("go depth 3 depth 4"), (12, ProtocolErrorKind::Twice("depth")));
    assert_eq!(error("go infinite infinite"), (13, ProtocolErrorKind::Twice("infinite")));
    assert_eq!(error("go far"), (4, ProtocolErrorKind::UnknownLimit("far".to_owned())));
    let perft = ProtocolErrorKind::UnknownLimit("perft".to_owned());
    assert_eq!(error("go depth 3 perft 4"), (12, perft), "nothing may come before it");
    assert_eq!(error("perft"), (6, number("perft", 1, 100, "")));
    assert_eq!(error("perft 3 4"), (9, ProtocolErrorKind::Extra("4".to_owned())));
    assert_eq!(error("position"), (9, expected("startpos or fen", "")));
    assert_eq!(error("position here"), (10, expected("startpos or fen", "here")));
    assert_eq!(error("position startpos d3e3A"), (19, expected("moves", "d3e3A")));
    assert_eq!(error("position fen moves d3e3A"), (14, expected("a position", "moves")));
    assert_eq!(error("setoption Hash 4"), (11, expected("name", "Hash")));
    assert_eq!(
        error("setoption name Ponder value x"),
        (16, ProtocolErrorKind::UnknownOption("Ponder".into()))
    );
    assert_eq!(error("setoption name Hash value 0"), (27, number("Hash", 1, 1 << 20, "0")));
    assert_eq!(error("setoption name Hash value").0, 26);
    assert_eq!(
        error("setoption name Variant value"),
        (29, ProtocolErrorKind::Value { name: "Variant", found: String::new() })
    );
    assert_eq!(error("é\u{301} x").0, 1, "columns count characters");
}

#[test]
fn invalid_bytes_and_long_lines_are_rejected() {
    let error = read(b"go d\xffpth 3").unwrap_err();
    assert_eq!((error.column, error.reason), (5, ProtocolErrorKind::NotText));
    let long = vec![b'x'; LONGEST_LINE + 1];
    assert_eq!(read(&long).unwrap_err().reason, ProtocolErrorKind::TooLong);
    let message = read(&vec![b'x'; LONGEST_LINE]).unwrap_err().to_string();
    assert!(message.len() < 200, "a long word is shortened");
    let unknown = |letters: usize| read(&vec![b'x'; letters]).unwrap_err().reason;
    assert_eq!(unknown(40), ProtocolErrorKind::UnknownCommand("x".repeat(40)));
    assert_eq!(unknown(41), ProtocolErrorKind::UnknownCommand("x".repeat(40) + "…"));
    assert_eq!(unknown(LONGEST_LINE), unknown(42), "the longest line is read");
    let message = read("\u{1b}[2J\u{7}".as_bytes()).unwrap_err().to_string();
    assert!(!message.chars().any(char::is_control), "{message}");
}

#[test]
fn positions_accept_turns_with_and_without_hyphens() {
    let after = "BBBBBBBBB/BBBBBBBBB/BWB1W1WBW/WWWWWWWWW/WWWWWWWWW b 0 1";
    assert_eq!(position_after("position startpos moves d3e3A"), after);
    assert_eq!(position_after("position startpos moves d3-e3A"), after);
    assert_eq!(position_after("position fen 9/9/9/9/W7B w"), "9/9/9/9/W7B w 0 2");
    assert_eq!(position_after("position fen 9/9/9/9/W7B b 7"), "9/9/9/9/W7B b 7 2");
    assert_eq!(position_after("position fen  9/9/9/9/W7B w 3 9  moves a1a2"), "9/9/9/W8/8B b 4 9");
    assert_eq!(position_after("position startpos moves").split(' ').nth(1), Some("w"));
}

#[test]
fn impossible_positions_and_turns_are_reported_with_their_column() {
    assert!(matches!(rules_error("position fen 9/9/9/9 w"), (14, ProtocolErrorKind::Position(_))));
    assert!(matches!(
        rules_error("position fen 9/9/9/9/W7X w"),
        (24, ProtocolErrorKind::Position(_))
    ));
    assert!(matches!(
        rules_error("position fen 9/9/9/9/9 w"),
        (14, ProtocolErrorKind::Position(_))
    ));
    assert!(matches!(
        rules_error("position fen 9/9/9/9/W7B"),
        (14, ProtocolErrorKind::Position(_))
    ));
    assert!(matches!(
        rules_error("position fen 9/9/9/9/W7B w x"),
        (14, ProtocolErrorKind::Position(_))
    ));
    assert!(matches!(
        rules_error("position fen 9/9/9/9/W7B w 0 1 w"),
        (14, ProtocolErrorKind::Position(_))
    ));
    let (column, reason) = rules_error("position startpos moves d3e3A a1a2");
    assert_eq!(column, 31);
    assert!(matches!(reason, ProtocolErrorKind::Turn { number: 2, .. }));
    let (_, reason) = rules_error("position fen 9/9/9/9/W1B6 w 0 2 moves a1b1A c1c2");
    assert_eq!(reason, ProtocolErrorKind::AfterEnd { number: 2, text: "c1c2".to_owned() });
}

#[test]
fn random_lines_give_errors_and_never_panic() {
    const WORDS: [&str; 24] = [
        "go",
        "position",
        "fen",
        "startpos",
        "moves",
        "setoption",
        "name",
        "value",
        "Hash",
        "depth",
        "perft",
        "0",
        "1",
        "-1",
        "99999999999999999999",
        "d3e3A",
        "é",
        "9/9/9/9/W7B",
        "w",
        "b",
        "infinite",
        "\u{202e}",
        "wtime",
        "Variant",
    ];
    let mut state = 1u64;
    let mut next = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 33) as usize % below
    };
    let rules = rules();
    for _ in 0..5_000 {
        let words: Vec<&str> = (0..1 + next(8)).map(|_| WORDS[next(WORDS.len())]).collect();
        let mut line = words.join(" ").into_bytes();
        if next(3) == 0 {
            let at = next(line.len());
            line[at] = next(256) as u8;
        }
        match read(&line) {
            Ok(Some(ProtocolCommand::Position(place))) => drop(place.record(&rules)),
            Ok(_) => {}
            Err(error) => assert!(!error.to_string().contains('\n')),
        }
    }
}

#[test]
fn answers_are_written_without_hyphens() {
    let record = Record::new(rules());
    let report = search(&record, Limits::depth(2), &mut || false);
    let lines = info(&record.rules().board, &report, 4);
    let start = "info depth 2 multipv 1 score cp ";
    assert_eq!(lines.len(), 1);
    assert!(lines[0].starts_with(start) && !lines[0].contains("pv -"), "{}", lines[0]);
    let turn = best(&record.rules().board, report.best.as_ref());
    let turn = turn.strip_prefix("bestmove ").unwrap();
    assert!(lines[0].contains(&format!(" time 4 pv {turn}")) && !turn.contains('-'));
    assert_eq!(best(&record.rules().board, None), "bestmove (none)");
}

#[test]
fn info_lines_give_nodes_time_and_speed() {
    let record = Record::new(rules());
    let mut report = search(&record, Limits::depth(1), &mut || false);
    report.nodes = 500;
    let speed = |milliseconds| {
        let line = &info(&record.rules().board, &report, milliseconds)[0];
        line.split(" nodes 500 nps ")
            .nth(1)
            .and_then(|rest| rest.split(' ').next())
            .unwrap()
            .to_owned()
    };
    assert_eq!([speed(4), speed(3_000), speed(0)], ["125000", "166", "500000"]);
}

#[test]
fn commands_are_written_and_read_back() {
    for line in [
        "uci",
        "isready",
        "ucinewgame",
        "stop",
        "d",
        "quit",
        "perft 3",
        "position startpos",
        "position startpos moves d3e3A e5d4",
        "position fen 9/9/9/9/W7B w 3 9 moves a1a2",
        "go infinite",
        "go depth 3 nodes 5 movetime 6 wtime 7 btime 8 winc 9 binc 10 movestogo 11 infinite",
        "setoption name Variant value my folder/x.ron",
        "setoption name Threads value 2",
        "setoption name Hash value 64",
        "setoption name MultiPV value 3",
        "setoption name EndgameTables value false",
        "setoption name Character value none",
        "setoption name Character value fara",
        "setoption name Seed value 18446744073709551615",
    ] {
        let written: ProtocolCommand = line.parse().unwrap();
        assert_eq!(written.to_string(), line);
    }
    assert!(" ".parse::<ProtocolCommand>().is_err(), "a blank line is not a command");
}
