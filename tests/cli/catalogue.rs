//! `fanorona variants`, and variants from the player's folder and from paths.

use crate::run::{file, folder, run, within};

const SMALL: &str = r#"(
    key: "small",
    names: {"en": "Small board", "fr": "Petit plateau"},
    columns: 3,
    rows: 3,
    start: ["BBB", "B1W", "WWW"],
)"#;

#[test]
fn the_shipped_variants_are_listed() {
    let run = run(&["variants"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let lines = run.lines();
    assert_eq!(lines[0], "tsivy\t9 x 5\tFanoron-Tsivy (9 × 5)");
    let keys: Vec<_> = lines.iter().map(|line| line.split('\t').next().unwrap()).collect();
    assert_eq!(
        keys,
        ["tsivy", "dimy", "telo", "parker", "tumicarona", "tumicarona-rematch", "vela"]
    );
    assert!(lines.iter().all(|line| line.split('\t').count() == 3));
}

#[test]
fn a_variant_may_come_from_a_path() {
    let path = file("path", "small.ron", SMALL);
    let run = run(&["turns", "--variant", &path]);
    assert_eq!((run.status, run.lines().len()), (0, 4));
}

#[test]
fn every_error_of_a_variant_file_is_reported() {
    let text = SMALL.replace("rows: 3", "rows: 12").replace("columns: 3", "colums: 3");
    let path = file("faults", "bad.ron", text);
    let run = run(&["turns", "--variant", &path]);
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    let errors: Vec<_> = run.err.lines().collect();
    assert!(
        errors.contains(&format!("{path}:4:5: No field is called “colums”.").as_str()),
        "{}",
        run.err
    );
    assert!(errors.iter().any(|error| {
        error.starts_with(&format!("{path}:5:11: The field “rows” must be from 2 to 9"))
    }));
    assert!(errors.iter().any(|error| error.contains("“columns” is missing")));
}

#[test]
fn custom_variants_are_loaded_and_invalid_ones_are_reported() {
    let data = folder("data");
    let variants = data.join("variants");
    std::fs::create_dir_all(variants.join("folder.ron")).unwrap();
    let write = |name: &str, bytes: &[u8]| std::fs::write(variants.join(name), bytes).unwrap();
    write("a-small.ron", SMALL.as_bytes());
    write("b-same.ron", SMALL.as_bytes());
    write("c-shipped.ron", SMALL.replace("\"small\"", "\"tsivy\"").as_bytes());
    write("d-cut.ron", &SMALL.as_bytes()[..60]);
    write("e-binary.ron", &[0xff, 0x00, 0x12]);
    write("f-empty.ron", b"");
    write("g-deep.ron", "(".repeat(100_000).as_bytes());
    write("h-upper.RON", SMALL.replace("\"small\"", "\"upper\"").as_bytes());
    write("notes.txt", b"not a variant");
    let run = within(&data, &["variants"], "");
    assert_eq!(run.status, 0);
    assert_eq!(run.lines().len(), 9);
    assert!(run.lines()[8].starts_with("upper\t"));
    assert_eq!(run.lines()[7], "small\t3 x 3\tSmall board");
    let name = |file: &str| format!("{}", variants.join(file).display());
    let told: Vec<_> = run.err.lines().collect();
    let taken = |file: &str, key: &str, by: &str| {
        format!("{}:1:1: The key “{key}” is taken already, by {by}.", name(file))
    };
    let first = format!("the file {}", name("a-small.ron"));
    assert_eq!(told[0], taken("b-same.ron", "small", &first));
    assert_eq!(told[1], taken("c-shipped.ron", "tsivy", "what comes with the program"));
    assert!(told[2].starts_with(&format!("{}:", name("d-cut.ron"))), "{}", told[2]);
    assert_eq!(
        told[3],
        format!(
            "{}:1:1: This is not a text file in UTF-8: save it as UTF-8.",
            name("e-binary.ron")
        )
    );
    assert_eq!(told[4], format!("{}:1:1: The file is empty.", name("f-empty.ron")));
    assert!(
        told[5].starts_with(&format!("{}:1:1: This is a folder", name("folder.ron"))),
        "{}",
        told[5]
    );
    assert!(told[6].starts_with(&format!("{}:", name("g-deep.ron"))), "{}", told[6]);
    assert_eq!(told.len(), 7);
    let counted = within(&data, &["perft", "--variant", "small", "--depth", "3"], "");
    assert_eq!(counted.out, "1\t4\n2\t7\n3\t14\n");
}

#[test]
fn a_folder_that_is_a_file_is_reported() {
    let data = folder("data-file");
    std::fs::create_dir_all(&data).unwrap();
    std::fs::write(data.join("variants"), "no folder").unwrap();
    let run = within(&data, &["variants"], "");
    let place = format!("{}:1:1: ", data.join("variants").display());
    assert!(run.status == 0 && run.err.starts_with(&place), "{}", run.err);
}
