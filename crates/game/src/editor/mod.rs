//! Editing a position: what a click does, what is wrong, and text in both directions.
//!
//! - [`PositionParts`] are the stones, the side to move and the counters while they are edited. They
//!   need not make a position: the board may be empty.
//! - [`Editor`] applies one [`Edit`] after the other and can take them back. No edit fails.
//! - [`Editor::position`] is the position, or why there is none; [`Editor::remarks`] say what is
//!   unusual about it.
//!
//! ```
//! use fanorona_game::editor::{Edit, Editor, Tool};
//! use fanorona_rules::variant::shipped;
//! use fanorona_rules::{PositionError, Side};
//!
//! let mut editor = Editor::new(shipped::variant("telo").unwrap());
//! editor.apply(Edit::Clear);
//! assert_eq!(editor.position(), Err(PositionError::Empty));
//! let point = |name: &str| editor.board().point_named(name).unwrap();
//! let (a1, c3) = (point("a1"), point("c3"));
//! editor.apply(Edit::Press(a1));
//! editor.apply(Edit::Tool(Tool::Stone(Side::Black)));
//! editor.apply(Edit::Press(c3));
//! assert_eq!(editor.text(), "2B/3/W2 w 0 1");
//! assert!(editor.position().is_ok());
//! ```

mod parts;
mod remark;
mod state;

pub use parts::PositionParts;
pub use remark::EditorRemark;
pub use state::{Edit, Editor, Tool};
