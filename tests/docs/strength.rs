//! The strengths in the file of the characters are those of `docs/strength.md`.

use crate::root;
use fanorona::engine::character::all;

#[test]
fn the_characters_have_the_documented_distances() {
    let text = std::fs::read_to_string(root().join("docs/strength.md")).unwrap();
    let table = text.split("| character | against |").nth(1).expect("the table of characters");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let mut elo = 0;
    let mut documented = Vec::new();
    for row in rows {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let name = cells[1].split([',', ' ']).next().unwrap().to_owned();
        let difference = cells[5].trim_start_matches('+').split(' ').next().unwrap();
        elo += difference.parse::<u32>().unwrap();
        documented.push((name, elo));
    }
    let shipped: Vec<_> =
        all().iter().map(|character| (character.name.clone(), character.elo)).collect();
    assert_eq!(documented, shipped);
}
