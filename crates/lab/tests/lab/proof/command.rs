//! `fanorona-lab proof`: what is written is checked, and nothing is written without a proof.

use crate::run::{file, run};

#[test]
fn a_proof_is_written_and_checked() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join(format!("proof-{}.txt", std::process::id()));
    let path = file.to_str().unwrap();
    let made = run(&["proof", "make", "--variant", "parker", "--board", "3x3", "--out", path]);
    assert_eq!((made.status, made.err.as_str()), (0, ""));
    let checked = run(&["proof", "check", path]);
    assert_eq!((checked.status, checked.err.as_str()), (0, ""));
    for name in ["value", "checked", "turns"] {
        assert_eq!(made.of(name), checked.of(name), "{name}");
    }
    assert!(made.of("checked").is_some_and(|count| count.parse::<u32>().unwrap() > 8));
    // The same turns are no proof under other rules.
    let other = run(&["proof", "check", path, "--variant", "telo"]);
    assert_eq!((other.status, other.out.as_str()), (1, ""));
    assert!(!other.err.is_empty());
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, text.replace("winner", "loser")).unwrap();
    let damaged = run(&["proof", "check", path]);
    assert_eq!((damaged.status, damaged.out.as_str()), (2, ""));
    assert!(damaged.err.contains(":1:1: "), "{}", damaged.err);
    std::fs::remove_file(&file).unwrap();
    let open = run(&["proof", "make", "--out", path, "--nodes", "50"]);
    assert_eq!((open.status, open.of("value")), (1, Some("unknown")));
    assert!(!file.exists());
    assert_eq!(run(&["proof", "check", "no/such/file"]).status, 2);
}

#[test]
fn a_proof_that_an_editor_has_saved_is_checked() {
    let path = file("read-back", "telo.proof", "");
    let made = run(&["proof", "make", "--variant", "telo", "--out", &path]);
    assert_eq!(made.status, 0, "{}", made.err);
    let checked = run(&["proof", "check", &path]);
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, format!("\u{feff}{}", text.replace('\n', "\r\n"))).unwrap();
    let again = run(&["proof", "check", &path]);
    assert_eq!((again.status, &again.out, again.err.as_str()), (0, &checked.out, ""));
}
