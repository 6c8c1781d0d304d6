//! Proof numbers: how many positions must at least be settled to prove or to disprove an attack.

/// The least numbers of positions still to be settled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Numbers {
    /// To prove that the attacker forces a win: 0 when proved, [`Numbers::NEVER`] when disproved.
    pub proof: u32,
    /// To prove that it cannot.
    pub disproof: u32,
}

impl Numbers {
    /// More than can be counted: the other thing is certain.
    pub const NEVER: u32 = u32::MAX;
    /// The greatest count.
    pub const MOST: u32 = 1 << 30;
    /// The attacker forces a win.
    pub const PROVED: Self = Self { proof: 0, disproof: Self::NEVER };
    /// The attacker cannot force a win.
    pub const DISPROVED: Self = Self { proof: Self::NEVER, disproof: 0 };

    /// Is the attack proved or disproved?
    pub const fn settled(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// What is known of one position of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    /// How far it is settled.
    pub numbers: Numbers,
    /// Proved: the most turns that the proof needs to the end.
    pub length: u16,
    /// Proved: the most turns in the proof up to and with the next capture, or to the end.
    pub quiet: u16,
    /// Disproved: the ply of the earliest position on the way here that the disproof comes back
    /// to; [`Found::ON_NOTHING`] when it holds whatever was played before, and
    /// [`Found::ON_A_LIMIT`] when it says only that the way has become too long.
    pub rests: i32,
}

impl Found {
    /// A disproof that holds on every way.
    pub const ON_NOTHING: i32 = i32::MAX;
    /// No disproof at all: the attack was broken off.
    pub const ON_A_LIMIT: i32 = -1;

    /// The attacker has won here.
    pub const WON: Self = Self { numbers: Numbers::PROVED, length: 0, quiet: 0, rests: 0 };
    /// The attacker cannot win here.
    pub const NOT_WON: Self = Self::resting(Self::ON_NOTHING);
    /// The way is too long to go on.
    pub const TOO_LONG: Self = Self::resting(Self::ON_A_LIMIT);

    /// A disproof that rests on coming back to the position of this ply.
    pub const fn resting(ply: i32) -> Self {
        Self { numbers: Numbers::DISPROVED, length: 0, quiet: 0, rests: ply }
    }

    /// Nothing is known but a guess.
    pub const fn open(proof: u32, disproof: u32) -> Self {
        Self { numbers: Numbers { proof, disproof }, length: 0, quiet: 0, rests: 0 }
    }
}
