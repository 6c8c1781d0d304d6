//! Files and links that are to be opened, handed from a second start of the program to the window that is
//! already open.
//!
//! The window that was opened first listens on a local socket, or on a named pipe on Windows. It holds a
//! lock file meanwhile, so the socket that a killed program left behind is known to be free. Further
//! windows wait for the lock and listen once the first one is closed. The text that is sent is described in
//! `message`.

mod message;
mod request;
#[cfg(not(target_arch = "wasm32"))]
mod socket;

pub use request::OpenRequest;
#[cfg(not(target_arch = "wasm32"))]
pub use socket::{Listening, SocketAddress, listen, send};
