//! Session logs.

use crate::common::stored;
use fanorona_game::play::{GamePlan, Intent, LogEntry, Seat, SessionLog, SessionLogError};
use fanorona_rules::Side;
use fanorona_rules::matches::MatchFormat;
use fanorona_rules::variant::shipped;
use std::sync::Arc;
use std::time::Duration;

const PEOPLE: [Seat; 2] = [Seat::Person, Seat::Person];

#[test]
fn a_match_with_clocks_replays_from_its_log() {
    let telo = shipped::variant("telo").unwrap();
    let plan = GamePlan {
        format: MatchFormat::BestOf(3),
        control: "60+1".parse().unwrap(),
        names: ["Anna", "Bao"].map(str::to_owned),
        ..GamePlan::single(telo.clone(), PEOPLE)
    };
    let mut log = SessionLog::new(telo, PEOPLE);
    for entry in [
        LogEntry::Intent(Intent::Begin(Box::new(plan))),
        LogEntry::Advance(Duration::from_secs(61)),
        LogEntry::Intent(Intent::NextGame),
        LogEntry::HoldClocks(true),
        LogEntry::Advance(Duration::from_secs(61)),
        LogEntry::Intent(Intent::Resign(Side::White)),
    ] {
        log.push(entry);
    }
    let read: SessionLog = log.to_string().parse().unwrap();
    assert_eq!(read, log);
    assert_eq!(read.entries().len(), 6);
    assert_eq!(read.entries()[2], LogEntry::Intent(Intent::NextGame));
    let (session, _) = read.replay();
    // White lost the first game on time, the second by resignation, with colours swapped.
    assert_eq!(session.current_match().unwrap().score().to_string(), "1-1");
}

#[test]
fn a_custom_variant_is_written_in_full() {
    let text = shipped::variant("telo").unwrap().to_string().replace("telo", "mine");
    let mine = Arc::new(text.parse::<fanorona_rules::Variant>().unwrap());
    let log = SessionLog::new(mine.clone(), PEOPLE);
    let read: SessionLog = log.to_string().parse().unwrap();
    assert_eq!(*read.start().variant(), mine);
}

#[test]
fn other_versions_and_damaged_logs_are_rejected_with_a_location() {
    let log = SessionLog::new(shipped::variant("telo").unwrap(), PEOPLE).to_string();
    let other = log.replace("version:1", "version:2");
    assert_ne!(other, log);
    assert_eq!(other.parse::<SessionLog>(), Err(SessionLogError::Version(2)));
    let unknown = log.replace("Shipped(\"telo\")", "Shipped(\"nowhere\")");
    let error = unknown.parse::<SessionLog>().unwrap_err().to_string();
    assert!(error.contains("unknown variant \"nowhere\""), "{error}");
    for end in 0..log.len() {
        let cut = log[..end].parse::<SessionLog>();
        assert!(matches!(cut, Err(SessionLogError::Syntax { .. })), "{end}: {cut:?}");
    }
}

/// The variant of a match may have another key than the one in the record.
#[test]
fn an_opened_game_keeps_the_variant_that_it_is_opened_with() {
    let mut opened = stored("telo-last-step.fgn");
    opened.game.variant = "elsewhere".to_owned();
    let mut log = SessionLog::new(shipped::variant("tsivy").unwrap(), PEOPLE);
    log.push(LogEntry::Intent(Intent::Open(Box::new(opened))));
    let text = log.to_string();
    assert!(!text.contains("elsewhere"), "{text}");
    let (session, _) = text.parse::<SessionLog>().unwrap().replay();
    assert_eq!((session.variant().key.as_str(), session.record().turns().len()), ("telo", 11));
}
