//! What a player can do with a key or a button, with the keys it has at first.

use super::key::{Chord, Key};
use crate::texts::id;

/// When an action means something. A key may have two meanings if they cannot be needed at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// While a game is played.
    Play,
    /// While a game is reviewed.
    Review,
    /// Both.
    Always,
    /// While one switch or two are used; they take precedence over everything else.
    Switch,
}

impl Context {
    /// Whether both may apply at the same time.
    pub const fn overlaps(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Switch, Self::Switch)
                | (Self::Play, Self::Play | Self::Always)
                | (Self::Review, Self::Review | Self::Always)
                | (Self::Always, Self::Always | Self::Play | Self::Review)
        )
    }
}

macro_rules! actions {
    ($($(#[$doc:meta])* $name:ident: $context:ident, $primary:expr, $secondary:expr;)*) => {
        /// What a player can do with a key or a button. In settings it has its name in snake case.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum InputAction {
            $($(#[$doc])* $name,)*
        }

        impl InputAction {
            /// All actions.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// When it means something.
            pub const fn context(self) -> Context {
                match self {
                    $(Self::$name => Context::$context,)*
                }
            }

            /// The keys that are assigned to it at first: a primary and a secondary one.
            pub const fn default_keys(self) -> [Option<Chord>; 2] {
                match self {
                    $(Self::$name => [$primary, $secondary],)*
                }
            }
        }
    };
}

const fn key(key: Key) -> Option<Chord> {
    Some(Chord { key, control: false, shift: false })
}

const fn letter(letter: char) -> Option<Chord> {
    key(Key::Character(letter))
}

const fn control(letter: char) -> Option<Chord> {
    Some(Chord { key: Key::Character(letter), control: true, shift: false })
}

const fn shift(key: Key) -> Option<Chord> {
    Some(Chord { key, control: false, shift: true })
}

actions! {
    /// Moves the cursor to the left.
    CursorLeft: Play, key(Key::Left), None;
    /// Moves the cursor up.
    CursorUp: Play, key(Key::Up), None;
    /// Moves the cursor down.
    CursorDown: Play, key(Key::Down), None;
    /// Moves the cursor to the right.
    CursorRight: Play, key(Key::Right), None;
    /// Chooses the stone or the point under the cursor.
    Act: Play, key(Key::Space), None;
    /// Ends the turn of an open chain; without one it chooses, too.
    EndTurn: Play, key(Key::Enter), None;
    /// Captures by approach.
    Approach: Play, letter('A'), None;
    /// Captures by withdrawal.
    Withdrawal: Play, letter('W'), None;
    /// Takes back the last step of an open chain.
    UndoStep: Play, key(Key::Backspace), None;
    /// Takes back a turn.
    Undo: Always, control('Z'), None;
    /// Plays again what was taken back.
    Redo: Always, control('Y'), Some(Chord { key: Key::Character('Z'), control: true, shift: true });
    /// Asks for a hint, its explanation, or hides it.
    Hint: Play, letter('H'), None;
    /// Claims a capture that was missed.
    Claim: Play, letter('C'), None;
    /// Pauses the clocks, or resumes them.
    Pause: Play, letter('P'), None;
    /// Closes what is open.
    Back: Always, key(Key::Escape), None;
    /// Turns the sound off or on.
    Mute: Always, letter('M'), None;
    /// The view from White's side.
    ViewWhite: Always, key(Key::Digit(1)), None;
    /// The view from Black's side.
    ViewBlack: Always, key(Key::Digit(2)), None;
    /// The view from above.
    ViewAbove: Always, key(Key::Digit(3)), None;
    /// The view from near.
    ViewClose: Always, key(Key::Digit(4)), None;
    /// The usual view.
    ViewUsual: Play, key(Key::Home), None;
    /// Hides the interface to take photographs, and takes one.
    Photo: Always, key(Key::Function(2)), None;
    /// Makes the interface larger.
    Larger: Always, control('+'), control('=');
    /// Makes the interface smaller.
    Smaller: Always, control('-'), None;
    /// Gives the interface its usual size.
    UsualSize: Always, Some(Chord { key: Key::Digit(0), control: true, shift: false }), None;
    /// Opens or closes the rules.
    Rules: Always, key(Key::Function(1)), None;
    /// Fills the screen, or stops doing so.
    FullScreen: Always, key(Key::Function(11)), None;
    /// In a review: a turn back.
    ReviewPrevious: Review, key(Key::Left), None;
    /// In a review: a turn on.
    ReviewNext: Review, key(Key::Right), None;
    /// In a review: back by one step of a chain.
    ReviewStepBack: Review, shift(Key::Left), None;
    /// In a review: on by one step of a chain.
    ReviewStepOn: Review, shift(Key::Right), None;
    /// In a review: to the start.
    ReviewFirst: Review, key(Key::Home), None;
    /// In a review: to the end.
    ReviewLast: Review, key(Key::End), None;
    /// In a review: the line listed before this one.
    ReviewLineAbove: Review, key(Key::Up), None;
    /// In a review: the line listed after this one.
    ReviewLineBelow: Review, key(Key::Down), None;
    /// In a review: lets the game play itself, or stops it.
    ReviewPlay: Review, key(Key::Space), None;
    /// In a review: to the player's previous mistake.
    MistakePrevious: Review, key(Key::PageUp), None;
    /// In a review: to the player's next mistake.
    MistakeNext: Review, key(Key::PageDown), None;
    /// In a review: to the previous mistake of either side.
    AnyMistakePrevious: Review, shift(Key::PageUp), None;
    /// In a review: to the next mistake of either side.
    AnyMistakeNext: Review, shift(Key::PageDown), None;
    /// In a review: shows the best lines, or hides them.
    Lines: Review, letter('L'), None;
    /// In a review: shows the chances, or hides them.
    LinesChances: Review, letter('B'), None;
    /// In a review: shows exact results, or hides them.
    LinesResults: Review, letter('X'), None;
    /// The switch: chooses what is highlighted.
    SwitchChoose: Switch, key(Key::Space), key(Key::Enter);
    /// The second switch: highlights what comes next.
    SwitchNext: Switch, key(Key::Right), letter('N');
}

/// Actions that are explained in one sentence, in the order in which it names them.
#[derive(Clone, Copy, Debug)]
pub struct ActionRow {
    /// The actions.
    pub actions: &'static [InputAction],
    /// The message with what they do.
    pub about: &'static str,
}

const fn row(actions: &'static [InputAction], about: &'static str) -> ActionRow {
    ActionRow { actions, about }
}

/// All actions with what they do, for the pages about keys and buttons.
pub const ROWS: &[ActionRow] = {
    use InputAction as A;
    &[
        row(&[A::CursorLeft, A::CursorUp, A::CursorDown, A::CursorRight], id("key-cursor")),
        row(&[A::Act], id("key-act")),
        row(&[A::EndTurn], id("key-end-turn")),
        row(&[A::Approach, A::Withdrawal], id("key-choice")),
        row(&[A::UndoStep], id("key-undo-step")),
        row(&[A::Undo, A::Redo], id("key-undo")),
        row(&[A::Hint], id("key-hint")),
        row(&[A::Claim], id("key-claim")),
        row(&[A::Pause], id("key-pause")),
        row(&[A::Back], id("key-escape")),
        row(&[A::Mute], id("key-sound")),
        row(
            &[A::ViewWhite, A::ViewBlack, A::ViewAbove, A::ViewClose, A::ViewUsual],
            id("key-view"),
        ),
        row(&[A::Photo], id("key-photo")),
        row(&[A::Larger, A::Smaller, A::UsualSize], id("key-scale")),
        row(&[A::Rules, A::FullScreen], id("key-function")),
        row(&[A::ReviewPrevious, A::ReviewNext], id("key-review-turn")),
        row(&[A::ReviewStepBack, A::ReviewStepOn], id("key-review-step")),
        row(&[A::ReviewFirst, A::ReviewLast], id("key-review-end")),
        row(&[A::ReviewLineAbove, A::ReviewLineBelow], id("key-review-other")),
        row(&[A::ReviewPlay], id("key-review-play")),
        row(&[A::Lines, A::LinesChances, A::LinesResults], id("key-lines")),
        row(
            &[A::MistakePrevious, A::MistakeNext, A::AnyMistakePrevious, A::AnyMistakeNext],
            id("key-review-mistake"),
        ),
        row(&[A::SwitchChoose, A::SwitchNext], id("key-switch")),
    ]
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_is_explained_once() {
        let mut explained: Vec<InputAction> =
            ROWS.iter().flat_map(|row| row.actions.iter().copied()).collect();
        explained.sort_unstable();
        assert_eq!(explained, InputAction::ALL);
    }
}
