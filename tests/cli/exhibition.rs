//! `fanorona` without a display and a terminal: the computer plays a game against itself.

use crate::run::{file, run};

#[test]
fn a_game_is_played_and_its_record_replays() {
    for variant in ["tsivy", "telo", "tumicarona-rematch"] {
        let played = run(&["--variant", variant]);
        assert_eq!(played.status, 0, "{}", played.err);
        assert!(
            played.err.contains("the computer plays one game against itself"),
            "{}",
            played.err
        );
        assert!(played.out.contains(&format!("[Variant \"{variant}\"]")), "{}", played.out);
        let path = file("exhibition", &format!("{variant}.fgn"), &played.out);
        let replayed = run(&["replay", &path]);
        assert_eq!(replayed.status, 0, "{}", replayed.err);
        assert!(!replayed.out.ends_with("result\t*\n"), "{}", replayed.out);
    }
}

#[test]
fn a_loaded_game_is_continued() {
    let path =
        file("exhibition", "begun.fgn", "[White \"Rasoa\"]\n[Variant \"telo\"]\n\n1. c1-b2A *\n");
    let played = run(&["--load", &path]);
    assert_eq!(played.status, 0, "{}", played.err);
    assert!(played.out.contains("[White \"Rasoa\"]") && played.out.contains("1. c1-b2A"));
}
