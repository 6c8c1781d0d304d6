//! Turns and outcomes, by simple recursion.

use super::board::{At, Stones, directions, name, points};
use super::sheet::{Again, Sheet};

/// A position with everything that legal turns depend on.
#[derive(Clone)]
pub struct PlainPosition {
    pub stones: Stones,
    pub side: char,
    pub quiet: u32,
    pub number: u32,
    pub handicapped: Option<char>,
    pub claimed: bool,
}

/// A turn as text, with the resulting stones.
#[derive(Clone)]
pub struct PlainTurn {
    pub text: String,
    pub stones: Stones,
    pub captures: bool,
}

/// A chain in progress.
#[derive(Clone)]
pub struct PlainChain {
    pub stones: Stones,
    pub at: At,
    pub text: String,
    points: Vec<At>,
    directions: Vec<At>,
}

impl PlainChain {
    /// A chain that has not begun.
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

impl PlainPosition {
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
    pub fn after(&self, sheet: &Sheet, turn: &PlainTurn) -> Self {
        let mut next = Self {
            stones: turn.stones.clone(),
            side: other(self.side),
            quiet: if turn.captures { 0 } else { self.quiet + 1 },
            number: if self.side == 'B' { self.number + 1 } else { self.number },
            handicapped: self.handicapped,
            claimed: false,
        };
        // The handicap ends permanently at the handicapped side's turn with few stones left.
        if next.handicapped == Some(next.side)
            && next.stones.count(next.side) <= sheet.handicap_until.unwrap()
        {
            next.handicapped = None;
        }
        next
    }

    /// The outcome of the position by itself: `W`, `B` or `=`, or `None` if the game is not over.
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

    /// Whether the opponent is handicapped.
    fn eats(&self) -> bool {
        self.handicapped == Some(other(self.side))
    }

    fn own(&self, sheet: &Sheet) -> Vec<At> {
        points(sheet).into_iter().filter(|&at| self.stones.on(at) == self.side).collect()
    }

    fn steps_anywhere(&self, sheet: &Sheet) -> Vec<(At, At)> {
        let mut steps = Vec::new();
        for (column, row) in self.own(sheet) {
            for (right, up) in directions((column, row)) {
                if self.stones.on((column + right, row + up)) == '.' {
                    steps.push(((column, row), (right, up)));
                }
            }
        }
        steps
    }

    /// The capturing steps that may continue a chain.
    pub fn captures(&self, sheet: &Sheet, way: &PlainChain) -> Vec<PlainChain> {
        let mut found = Vec::new();
        for (right, up) in directions(way.at) {
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

    /// The contiguous enemy stones next to a point in a direction.
    fn line(&self, sheet: &Sheet, way: &PlainChain, from: At, (right, up): At) -> Vec<At> {
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

    /// The first capturing steps of all stones; none for a handicapped side.
    pub fn first_captures(&self, sheet: &Sheet) -> Vec<PlainChain> {
        if self.handicapped == Some(self.side) {
            return Vec::new();
        }
        let begin = |at| self.captures(sheet, &PlainChain::from(&self.stones, at));
        self.own(sheet).into_iter().flat_map(begin).collect()
    }

    /// The next capturing steps of a chain in progress.
    pub fn next_captures(&self, sheet: &Sheet, way: &PlainChain) -> Vec<PlainChain> {
        let single = (sheet.first_turn_is_single && self.number == 1)
            || (self.eats() && !sheet.eater_goes_on);
        if single || !sheet.may_go_on { Vec::new() } else { self.captures(sheet, way) }
    }

    /// All legal turns; `None` if there are more than `most`.
    pub fn turns(&self, sheet: &Sheet, most: usize) -> Option<Vec<PlainTurn>> {
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

    fn go_on(
        &self,
        sheet: &Sheet,
        way: &PlainChain,
        most: usize,
        found: &mut Vec<PlainTurn>,
    ) -> Option<()> {
        let next = self.next_captures(sheet, way);
        if !sheet.must_go_on || next.is_empty() {
            found.push(PlainTurn {
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

    /// All turns without a capture.
    pub fn quiet_turns(&self, sheet: &Sheet) -> Vec<PlainTurn> {
        if self.handicapped == Some(self.side) {
            let all = self.plain(self.steps_anywhere(sheet));
            let leaving: Vec<PlainTurn> = all
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
            let stone = PlainChain::from(&self.stones, (column, row));
            let to = (column + way.0, row + way.1);
            let ahead = sheet.approach && !self.line(sheet, &stone, to, way).is_empty();
            let back = (-way.0, -way.1);
            let behind = sheet.withdrawal && !self.line(sheet, &stone, stone.at, back).is_empty();
            !ahead && !behind
        };
        let steps = self.steps_anywhere(sheet).into_iter().filter(takes_nothing).collect();
        self.plain(steps)
    }

    fn plain(&self, steps: Vec<(At, At)>) -> Vec<PlainTurn> {
        let step = |(from, (right, up)): (At, At)| {
            let to = (from.0 + right, from.1 + up);
            let mut stones = self.stones.clone();
            stones.put(from, '.');
            stones.put(to, self.side);
            PlainTurn { text: format!("{}-{}", name(from), name(to)), stones, captures: false }
        };
        steps.into_iter().map(step).collect()
    }
}
