//! `fanorona tables`: the tables of the Parker booklet with the exact counts.

use crate::run::run;

#[test]
fn the_tables_are_rows_of_cells_separated_by_tabs() {
    let run = run(&["tables"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let lines = run.lines();
    for line in [
        "A\td2-e3A\t2\t5\t5",
        "all\t\t\t17\t17",
        "all\t27\t30 *\t32\t35 *\t14\t25 *\t8\t9 *\t19\t20 *",
        "mean\t4.9\t5.2 *\t3.8\t4.0 *\t4.5\t5.0 *\t8.4\t8.2 *\t4.4\t5.3 *",
        "IV\te3-f4A-e4A-f4A-g3W-h4A\t10\t10",
        "missed\tg2-g3A-f4A-g4A\t-\t5",
        "In case D the booklet's authors missed 1 line: g2-g3A-f4A-g4A.",
        "2\tWhite\tf2-g3A-f4A-g4W-g3W\t2+1+5+1\t2+1+5+1",
        "All 25 printed counts of its 43 turns are confirmed.",
    ] {
        assert!(lines.contains(&line), "{line}\n{}", run.out);
    }
    let widths = |from: &str| {
        let table = lines.iter().skip_while(|line| !line.starts_with(from)).skip(1);
        let rows = table.take_while(|line| !line.is_empty());
        rows.map(|line| line.matches('\t').count()).collect::<Vec<_>>()
    };
    assert!(widths("Table 1").iter().all(|tabs| *tabs == 10), "two cells an opening");
    assert!(widths("Table 2").iter().all(|tabs| *tabs == 18), "two cells a line");
}

#[test]
fn headings_are_translated_and_numbers_are_not() {
    let [english, french] =
        [["tables", "--lang", "en"], ["tables", "--lang", "fr"]].map(|args| run(&args));
    assert!(french.out.contains("ont oublié 1 ligne\u{a0}: g2-g3A-f4A-g4A."));
    let numbers = |text: &str| {
        let rows = text.lines().filter(|line| line.contains('\t'));
        let cells = rows.flat_map(|line| line.split('\t'));
        let numbers = cells.filter(|cell| cell.starts_with(|c: char| c.is_ascii_digit()));
        numbers.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(numbers(&english.out), numbers(&french.out));
    assert!(numbers(&english.out).len() > 300);
}
