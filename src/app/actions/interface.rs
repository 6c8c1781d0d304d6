//! What another device than the keyboard sends to the interface.

use bevy::prelude::Resource;

/// What moves through the interface and presses its buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InterfaceKey {
    /// To what is at the left; makes a slider smaller.
    Left,
    /// To what is above.
    Up,
    /// To what is below.
    Down,
    /// To what is at the right; makes a slider larger.
    Right,
    /// To the next button, in the order of the page.
    Next,
    /// To the button before.
    Previous,
    /// Presses what has the focus.
    Confirm,
    /// Closes the page or the menu.
    Cancel,
}

/// What was sent and is not used yet.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct InterfaceKeys(pub Vec<InterfaceKey>);
