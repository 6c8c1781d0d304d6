//! Turns and the end of the game, by recursion as the sheets put it.

use super::board::{At, Stones, name, points, ways};
use super::sheet::{Again, Sheet};

/// A position, with everything that turns depend on.
#[derive(Clone)]
pub struct Place {
    pub stones: Stones,
    pub side: char,
    pub quiet: u32,
    pub number: u32,
    pub handicapped: Option<char>,
    pub claimed: bool,
}

/// A turn as text, and what it leaves on the board.
#[derive(Clone)]
pub struct Played {
    pub text: String,
    pub stones: Stones,
    pub captures: bool,
}

/// A stone on its way.
#[derive(Clone)]
pub struct Way {
    pub stones: Stones,
    pub at: At,
    pub text: String,
    points: Vec<At>,
    directions: Vec<At>,
}

impl Way {
    /// A stone about to move.
    pub fn from(stones: &Stones, at: At) -> Self {
        Self {
            stones: stones.clone(),
            at,
            text: name(at),
            points: vec![at],
            directions: Vec::new(),
        }
    }
}

/// The other side.
pub fn other(side: char) -> char {
    if side == 'W' { 'B' } else { 'W' }
}

impl Place {
    /// Reads a position's text.
    pub fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let side = |text: &str| if text == "w" { 'W' } else { 'B' };
        Self {
            stones: Stones::read(fields[0]),
            side: side(fields[1]),
            quiet: fields[2].parse().unwrap(),
            number: fields[3].parse().unwrap(),
            handicapped: fields.get(4).map(|text| side(text)),
            claimed: false,
        }
    }

    /// Writes the position's text.
    pub fn text(&self) -> String {
        let lower = |side: char| side.to_ascii_lowercase();
        let mut text =
            format!("{} {} {} {}", self.stones.text(), lower(self.side), self.quiet, self.number);
        if let Some(side) = self.handicapped {
            text.push(' ');
            text.push(lower(side));
        }
        text
    }

    /// The position after a turn.
    pub fn after(&self, sheet: &Sheet, turn: &Played) -> Self {
        let mut next = Self {
            stones: turn.stones.clone(),
            side: other(self.side),
            quiet: if turn.captures { 0 } else { self.quiet + 1 },
            number: if self.side == 'B' { self.number + 1 } else { self.number },
            handicapped: self.handicapped,
            claimed: false,
        };
        // The handicap ends for good at the handicapped side's turn with few stones left.
        if next.handicapped == Some(next.side)
            && next.stones.count(next.side) <= sheet.handicap_until.unwrap()
        {
            next.handicapped = None;
        }
        next
    }

    /// Has the game ended here, whatever went before? `W`, `B` or `=`.
    pub fn ended(&self, sheet: &Sheet) -> Option<char> {
        if self.stones.count(self.side) == 0 {
            return Some(other(self.side));
        }
        if self.eats() && self.first_captures(sheet).is_empty() {
            match sheet.nothing_to_eat {
                Some('E') => return Some(self.side),
                Some(_) => return Some(other(self.side)),
                None => {}
            }
        }
        if self.steps_anywhere(sheet).is_empty() {
            return Some(if sheet.stuck_loses { other(self.side) } else { '=' });
        }
        sheet.quiet_limit.filter(|&limit| self.quiet >= limit).map(|_| '=')
    }

    /// Does the other side give, bound by its handicap?
    fn eats(&self) -> bool {
        self.handicapped == Some(other(self.side))
    }

    fn own(&self, sheet: &Sheet) -> Vec<At> {
        points(sheet).into_iter().filter(|&at| self.stones.on(at) == self.side).collect()
    }

    fn steps_anywhere(&self, sheet: &Sheet) -> Vec<(At, At)> {
        let mut steps = Vec::new();
        for (column, row) in self.own(sheet) {
            for (right, up) in ways((column, row)) {
                if self.stones.on((column + right, row + up)) == '.' {
                    steps.push(((column, row), (right, up)));
                }
            }
        }
        steps
    }

    /// The captures that one stone can take as its next step.
    pub fn captures(&self, sheet: &Sheet, way: &Way) -> Vec<Way> {
        let mut found = Vec::new();
        for (right, up) in ways(way.at) {
            let to = (way.at.0 + right, way.at.1 + up);
            if way.stones.on(to) != '.'
                || (!sheet.may_come_back && way.points.contains(&to))
                || (sheet.again == Again::NotJustAfter
                    && way.directions.last() == Some(&(right, up)))
                || (sheet.again == Again::NotInThisTurn && way.directions.contains(&(right, up)))
            {
                continue;
            }
            let ahead =
                if sheet.approach { self.line(sheet, way, to, (right, up)) } else { vec![] };
            let behind = if sheet.withdrawal {
                self.line(sheet, way, way.at, (-right, -up))
            } else {
                vec![]
            };
            for (letter, taken, left) in [('A', &ahead, &behind), ('W', &behind, &ahead)] {
                if taken.is_empty() || (sheet.only_the_larger && taken.len() < left.len()) {
                    continue;
                }
                let mut next = way.clone();
                next.stones.put(way.at, '.');
                next.stones.put(to, self.side);
                taken.iter().for_each(|&stone| next.stones.put(stone, '.'));
                next.text = format!("{}-{}{letter}", way.text, name(to));
                next.at = to;
                next.points.push(to);
                next.directions.push((right, up));
                found.push(next);
            }
        }
        found
    }

    /// The enemy stones from a point in a direction, without a gap.
    fn line(&self, sheet: &Sheet, way: &Way, from: At, (right, up): At) -> Vec<At> {
        let mut taken = Vec::new();
        let mut at = (from.0 + right, from.1 + up);
        while way.stones.on(at) == other(self.side) {
            taken.push(at);
            if sheet.only_the_nearest || (self.eats() && sheet.eater_takes_the_nearest) {
                break;
            }
            at = (at.0 + right, at.1 + up);
        }
        taken
    }

    /// The first captures of every stone; none for a side under a handicap.
    pub fn first_captures(&self, sheet: &Sheet) -> Vec<Way> {
        if self.handicapped == Some(self.side) {
            return Vec::new();
        }
        let begin = |at| self.captures(sheet, &Way::from(&self.stones, at));
        self.own(sheet).into_iter().flat_map(begin).collect()
    }

    /// The next captures of a chain under way.
    pub fn next_captures(&self, sheet: &Sheet, way: &Way) -> Vec<Way> {
        let single = (sheet.first_turn_is_single && self.number == 1)
            || (self.eats() && !sheet.eater_goes_on);
        if single || !sheet.may_go_on { Vec::new() } else { self.captures(sheet, way) }
    }

    /// Every legal turn; `None` when there are more than `most`.
    pub fn turns(&self, sheet: &Sheet, most: usize) -> Option<Vec<Played>> {
        let mut found = Vec::new();
        if self.ended(sheet).is_some() {
            return Some(found);
        }
        for way in self.first_captures(sheet) {
            self.go_on(sheet, &way, most, &mut found)?;
        }
        found.extend(self.quiet_turns(sheet));
        Some(found)
    }

    fn go_on(&self, sheet: &Sheet, way: &Way, most: usize, found: &mut Vec<Played>) -> Option<()> {
        let next = self.next_captures(sheet, way);
        if !sheet.must_go_on || next.is_empty() {
            found.push(Played {
                text: way.text.clone(),
                stones: way.stones.clone(),
                captures: true,
            });
        }
        if found.len() > most {
            return None;
        }
        next.iter().try_for_each(|next| self.go_on(sheet, next, most, found))
    }

    /// Every turn that captures nothing.
    pub fn quiet_turns(&self, sheet: &Sheet) -> Vec<Played> {
        if self.handicapped == Some(self.side) {
            let all = self.plain(self.steps_anywhere(sheet));
            let leaving: Vec<Played> = all
                .iter()
                .filter(|turn| !self.after(sheet, turn).first_captures(sheet).is_empty())
                .cloned()
                .collect();
            return if leaving.is_empty() { all } else { leaving };
        }
        let compulsory = !sheet.capture_only_if_claimed || self.claimed;
        if compulsory && !self.first_captures(sheet).is_empty() {
            return Vec::new();
        }
        let takes_nothing = |&((column, row), way): &(At, At)| {
            let stone = Way::from(&self.stones, (column, row));
            let to = (column + way.0, row + way.1);
            let ahead = sheet.approach && !self.line(sheet, &stone, to, way).is_empty();
            let back = (-way.0, -way.1);
            let behind = sheet.withdrawal && !self.line(sheet, &stone, stone.at, back).is_empty();
            !ahead && !behind
        };
        let steps = self.steps_anywhere(sheet).into_iter().filter(takes_nothing).collect();
        self.plain(steps)
    }

    fn plain(&self, steps: Vec<(At, At)>) -> Vec<Played> {
        let step = |(from, (right, up)): (At, At)| {
            let to = (from.0 + right, from.1 + up);
            let mut stones = self.stones.clone();
            stones.put(from, '.');
            stones.put(to, self.side);
            Played { text: format!("{}-{}", name(from), name(to)), stones, captures: false }
        };
        steps.into_iter().map(step).collect()
    }
}
