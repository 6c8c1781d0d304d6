//! All packs that are there so far, shipped ones and the player's own.

use super::{PackEntry, PackError, Puzzle, PuzzleId, PuzzlePack};
use fanorona_rules::Variant;
use std::sync::Arc;

/// Where a pack comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PackOrigin {
    /// It belongs to the program, so everybody has it.
    Shipped,
    /// It is the player's own.
    Own,
}

/// The packs that are there so far. More can arrive at any time.
///
/// ```
/// use fanorona_game::puzzles::{PackOrigin, Packs, shipped};
///
/// let mut packs = Packs::default();
/// packs.insert(shipped::pack("tsivy").unwrap()?, PackOrigin::Shipped);
/// assert!(packs.has("tsivy") && !packs.has("telo"));
/// # Ok::<(), fanorona_game::puzzles::PackError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Packs {
    packs: Vec<(PuzzlePack, PackOrigin)>,
}

impl Packs {
    /// Adds a pack. Puzzles that are there already are left out.
    pub fn insert(&mut self, mut pack: PuzzlePack, origin: PackOrigin) {
        pack.retain(|entry| self.place(&entry.id).is_none());
        self.packs.push((pack, origin));
    }

    /// Whether there are puzzles of the variant with this key.
    pub fn has(&self, variant: &str) -> bool {
        self.packs
            .iter()
            .any(|(pack, _)| pack.variant().key == variant && !pack.entries().is_empty())
    }

    /// The variants with puzzles, in the order in which their packs were added.
    pub fn variants(&self) -> Vec<&Arc<Variant>> {
        let mut all: Vec<&Arc<Variant>> = Vec::new();
        for (pack, _) in &self.packs {
            let variant = pack.variant();
            if !pack.entries().is_empty() && !all.iter().any(|known| known.key == variant.key) {
                all.push(variant);
            }
        }
        all
    }

    /// The rule sheets of these variants: what [`Variant::source`] lists, separated by semicolons.
    /// Several variants may come from the same sheet.
    pub fn sheets(&self) -> Vec<&str> {
        let mut all: Vec<&str> = Vec::new();
        for sheet in self.variants().into_iter().flat_map(|variant| sheets(variant)) {
            if !all.contains(&sheet) {
                all.push(sheet);
            }
        }
        all
    }

    /// All puzzles without their turns, with variant and origin, in the order of the packs.
    pub fn entries(&self) -> impl Iterator<Item = (&Arc<Variant>, PackOrigin, &PackEntry)> {
        self.packs.iter().flat_map(|(pack, origin)| {
            pack.entries().iter().map(move |entry| (pack.variant(), *origin, entry))
        })
    }

    /// The number of puzzles.
    pub fn len(&self) -> usize {
        self.packs.iter().map(|(pack, _)| pack.entries().len()).sum()
    }

    /// Whether there are no puzzles.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The puzzle of this name without its turns.
    pub fn entry(&self, id: &PuzzleId) -> Option<&PackEntry> {
        let (pack, index) = self.place(id)?;
        pack.entries().get(index)
    }

    /// The puzzle of this name; `None` if there is none.
    ///
    /// # Errors
    /// Its turns in the pack are not legal.
    pub fn puzzle(&self, id: &PuzzleId) -> Option<Result<Puzzle, PackError>> {
        let (pack, index) = self.place(id)?;
        Some(pack.puzzle(index))
    }

    fn place(&self, id: &PuzzleId) -> Option<(&PuzzlePack, usize)> {
        let fitting = self.packs.iter().filter(|(pack, _)| pack.variant().key == id.variant());
        fitting.filter_map(|(pack, _)| Some((pack, pack.find(id)?))).next()
    }
}

/// The rule sheets of a variant.
pub fn sheets(variant: &Variant) -> impl Iterator<Item = &str> {
    variant.source.split(';').map(str::trim).filter(|sheet| !sheet.is_empty())
}
