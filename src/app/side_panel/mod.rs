//! The content of the panel beside the board, which is open while the board is played on.
//!
//! A lesson sets [`SidePanelContent`] and reads [`SidePanelPressed`]; the screens draw the panel.

pub mod draw;

use crate::game::play::Intent;
use bevy::prelude::*;

/// What the panel beside the board shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SidePanel {
    /// The heading.
    pub title: String,
    /// What stands beside the heading, such as a number.
    pub subtitle: String,
    /// The text, paragraph by paragraph.
    pub paragraphs: Vec<SidePanelText>,
    /// The stars to show, 1 to 3; `None` for none.
    pub stars: Option<u8>,
    /// The buttons below the text, the most likely first.
    pub buttons: Vec<SidePanelButton>,
    /// Whether the buttons stand right below the text, as for a question. Otherwise they stand at the bottom of the
    /// panel, where they stay while the text changes.
    pub buttons_follow: bool,
}

/// A paragraph of the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SidePanelText {
    /// The text.
    pub text: String,
    /// What it says.
    pub tone: Tone,
}

/// What a paragraph of the panel says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Explanation.
    #[default]
    Plain,
    /// What to do.
    Task,
    /// Something was right.
    Right,
    /// Something was wrong.
    Wrong,
    /// Neither right nor wrong, such as a hint.
    Remark,
}

/// A button of the panel.
#[derive(Clone, Debug, PartialEq)]
pub struct SidePanelButton {
    /// The text on the button.
    pub label: String,
    /// What a click does.
    pub action: SidePanelAction,
}

/// What a button of the panel does.
#[derive(Clone, Debug, PartialEq)]
pub enum SidePanelAction {
    /// Sends an intent to the session.
    Intent(Box<Intent>),
    /// Sends [`SidePanelPressed`] with this name to whoever set the content.
    Custom(String),
    /// Closes the panel.
    Close,
}

/// The content of the panel; the panel is closed while it is `None`.
#[derive(Resource, Clone, Debug, Default, PartialEq, Deref, DerefMut)]
pub struct SidePanelContent(pub Option<SidePanel>);

/// The name of a [`SidePanelAction::Custom`] button that was clicked.
#[derive(Message, Clone, Debug, PartialEq, Eq, Deref)]
pub struct SidePanelPressed(pub String);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SidePanelContent>().add_message::<SidePanelPressed>();
}
