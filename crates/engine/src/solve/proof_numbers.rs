//! Proof and disproof numbers, and the result of a node.

/// The proof and disproof number of a node: the least numbers of positions that must still be
/// solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, bytemuck::Zeroable)]
pub struct ProofNumbers {
    /// To prove that the attacker forces a win: 0 if proved, [`ProofNumbers::INFINITE`] if
    /// disproved.
    pub proof: u32,
    /// To prove that the attacker cannot force a win.
    pub disproof: u32,
}

impl ProofNumbers {
    /// The number of a node that can no longer be proved (or disproved).
    pub const INFINITE: u32 = u32::MAX;
    /// The greatest finite number.
    pub const MAX: u32 = 1 << 30;
    /// The attacker forces a win.
    pub const PROVED: Self = Self { proof: 0, disproof: Self::INFINITE };
    /// The attacker cannot force a win.
    pub const DISPROVED: Self = Self { proof: Self::INFINITE, disproof: 0 };

    /// Whether the node is proved or disproved.
    #[inline]
    pub const fn is_solved(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// What is known about one position of a proof search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofResult {
    /// The proof and disproof number.
    pub numbers: ProofNumbers,
    /// If proved: the length of the proof, in turns.
    pub length: u16,
    /// If proved: the greatest number of turns in the proof up to and including the next capture,
    /// or to the end.
    pub quiet: u16,
    /// If disproved: the ply of the earliest position on the path that the disproof returns to;
    /// [`ProofResult::UNCONDITIONAL`] if it holds on every path, [`ProofResult::PATH_LIMIT`] if the
    /// path merely became too long.
    pub cycle_ply: i32,
}

impl ProofResult {
    /// A disproof that holds on every path.
    pub const UNCONDITIONAL: i32 = i32::MAX;
    /// Not a disproof: the search was cut off.
    pub const PATH_LIMIT: i32 = -1;

    /// The attacker wins here.
    pub const PROVED: Self =
        Self { numbers: ProofNumbers::PROVED, length: 0, quiet: 0, cycle_ply: 0 };
    /// The attacker cannot win here.
    pub const DISPROVED: Self = Self::disproved_by_cycle(Self::UNCONDITIONAL);
    /// The path is too long to continue.
    pub const TOO_LONG: Self = Self::disproved_by_cycle(Self::PATH_LIMIT);

    /// A disproof by returning to the position at this ply.
    #[inline]
    pub const fn disproved_by_cycle(ply: i32) -> Self {
        Self { numbers: ProofNumbers::DISPROVED, length: 0, quiet: 0, cycle_ply: ply }
    }

    /// An unsolved node with these numbers.
    #[inline]
    pub const fn open(proof: u32, disproof: u32) -> Self {
        Self { numbers: ProofNumbers { proof, disproof }, length: 0, quiet: 0, cycle_ply: 0 }
    }
}
