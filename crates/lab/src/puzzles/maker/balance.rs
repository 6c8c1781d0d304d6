//! Distributes puzzles over their themes, so that none has too many.

use fanorona_game::puzzles::{Theme, Themes};

/// A theme may have one puzzle in `SHARE`.
const SHARE: usize = 5;

/// Puzzles and the theme that each is listed under.
#[derive(Clone, Debug)]
pub(super) struct Balance {
    most: usize,
    listed: Vec<(Themes, Theme)>,
    counts: [usize; Theme::ALL.len()],
}

impl Balance {
    /// Without puzzles yet; `count` is the number at the end.
    pub fn new(count: usize) -> Self {
        let (listed, counts) = Default::default();
        Self { most: count / SHARE, listed, counts }
    }

    /// Whether a puzzle with these themes can be added.
    pub fn has_room(&self, themes: Themes) -> bool {
        self.path(themes).is_some()
    }

    /// Adds a puzzle, and lists others under another of their themes if that is needed. Returns
    /// whether it was possible.
    pub fn add(&mut self, themes: Themes) -> bool {
        let Some((path, theme)) = self.path(themes) else { return false };
        for (puzzle, to) in path {
            let from = std::mem::replace(&mut self.listed[puzzle].1, to);
            self.counts[from as usize] -= 1;
            self.counts[to as usize] += 1;
        }
        self.listed.push((themes, theme));
        self.counts[theme as usize] += 1;
        true
    }

    /// Adds a puzzle for which there may be no room, under the theme that it is listed under.
    pub fn keep(&mut self, themes: Themes, theme: Option<Theme>) {
        if let Some(theme) = theme {
            self.counts[theme as usize] += 1;
        }
        // A puzzle without themes is never listed elsewhere.
        self.listed.push((themes, theme.unwrap_or(Theme::ALL[0])));
    }

    /// The theme of each puzzle, in the order in which they were added.
    pub fn themes(&self) -> impl Iterator<Item = Theme> + '_ {
        self.listed.iter().map(|&(_, theme)| theme)
    }

    /// The puzzles to list elsewhere, the last first, and the theme of a new one: a shortest
    /// augmenting path from one of its themes to a theme with room.
    fn path(&self, themes: Themes) -> Option<(Vec<(usize, Theme)>, Theme)> {
        // For each theme that was reached, the puzzle that leaves another theme for it.
        let mut came: [Option<Option<usize>>; Theme::ALL.len()] = Default::default();
        let mut queue: Vec<Theme> =
            RARE_FIRST.into_iter().filter(|&t| themes.contains(t)).collect();
        for &theme in &queue {
            came[theme as usize] = Some(None);
        }
        let mut at = 0;
        while let Some(&theme) = queue.get(at) {
            at += 1;
            if self.counts[theme as usize] < self.most {
                let (mut path, mut theme) = (Vec::new(), theme);
                while let Some(Some(puzzle)) = came[theme as usize] {
                    path.push((puzzle, theme));
                    theme = self.listed[puzzle].1;
                }
                return Some((path, theme));
            }
            for (i, (others, listed)) in self.listed.iter().enumerate() {
                if *listed != theme {
                    continue;
                }
                for other in others.iter() {
                    if came[other as usize].is_none() {
                        came[other as usize] = Some(Some(i));
                        queue.push(other);
                    }
                }
            }
        }
        None
    }
}

/// The themes, those with the fewest puzzles first.
const RARE_FIRST: [Theme; Theme::ALL.len()] = [
    Theme::SaveDraw,
    Theme::LastStone,
    Theme::Sacrifice,
    Theme::QuietTurn,
    Theme::Ending,
    Theme::StopEarly,
    Theme::LongChain,
    Theme::Withdrawal,
];
