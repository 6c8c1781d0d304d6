//! The contrast of boards and stones as WCAG measures it, and the tables of it in docs/access.md.

use fanorona::catalogue::looks::Looks;
use fanorona::catalogue::looks::vision::contrast_ratio;

/// The least ratio of lines and letters to their ground: WCAG asks for this of large letters and of graphics.
const LEAST: f32 = 3.0;

/// A row of a table for each board.
fn boards(looks: &Looks) -> String {
    let mut rows = vec![
        "| board | lines | letters | stones: white, black |".to_owned(),
        "|---|---|---|---|".to_owned(),
    ];
    for board in looks.boards.usable() {
        let line = contrast_ratio(board.groove.colour.light(), board.field.mean());
        let sign = contrast_ratio(board.signs.light(), board.frame.mean());
        let stones = looks.stones.usable().iter().map(|set| {
            let sides = [&set.white, &set.black];
            let [white, black] =
                sides.map(|side| contrast_ratio(side.body.mean(), board.field.mean()));
            format!("{} {white:.1}, {black:.1}", set.title.key)
        });
        let stones = stones.collect::<Vec<_>>().join("; ");
        rows.push(format!("| {} | {line:.1} | {sign:.1} | {stones} |", board.title.key));
    }
    rows.join("\n")
}

/// A row of a table for each set of stones.
fn stones(looks: &Looks) -> String {
    let mut rows = vec![
        "| stones | white to black | mark on white | mark on black |".to_owned(),
        "|---|---|---|---|".to_owned(),
    ];
    for set in looks.stones.usable() {
        let [white, black] = [&set.white, &set.black];
        let sides = contrast_ratio(white.body.mean(), black.body.mean());
        let [on_white, on_black] =
            [white, black].map(|side| contrast_ratio(side.body.mean(), side.ink.light()));
        let key = &set.title.key;
        rows.push(format!("| {key} | {sides:.1} | {on_white:.1} | {on_black:.1} |"));
    }
    rows.join("\n")
}

#[test]
fn the_tables_of_the_documentation_are_current() {
    let (documented, looks) = (include_str!("../../docs/access.md"), Looks::default());
    let tables = [boards(&looks), stones(&looks)];
    let missing: Vec<String> =
        tables.into_iter().filter(|table| !documented.contains(table)).collect();
    assert!(missing.is_empty(), "docs/access.md needs these tables:\n{}", missing.join("\n\n"));
}

#[test]
fn high_contrast_has_what_wcag_asks_for() {
    let looks = Looks::default();
    let (board, set) = (looks.boards.find("plain").unwrap(), looks.stones.find("plain").unwrap());
    let line = contrast_ratio(board.groove.colour.light(), board.field.mean());
    let sign = contrast_ratio(board.signs.light(), board.frame.mean());
    let sides = contrast_ratio(set.white.body.mean(), set.black.body.mean());
    assert!(line.min(sign).min(sides) >= LEAST, "{line} {sign} {sides}");
    for side in [&set.white, &set.black] {
        let mark = contrast_ratio(side.body.mean(), side.ink.light());
        assert!(mark >= LEAST, "{mark}");
    }
}
