//! What is to be opened.

use crate::rules::notation::is_link;
use percent_encoding::percent_decode_str;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// The beginning of the address of a file.
const FILE_SCHEME: &str = "file://";

/// Something that is to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenRequest {
    /// The file at this path.
    File(PathBuf),
    /// A link to a game.
    Link(String),
}

impl OpenRequest {
    /// Reads an argument of the command line: a path, the address of a file (`file://…`), which file
    /// managers pass, or a link to a game. A relative path starts at `folder`.
    ///
    /// ```
    /// use fanorona::launch::handover::OpenRequest;
    /// use std::path::Path;
    /// let read = |text: &str| OpenRequest::read(text.as_ref(), Path::new("/games"));
    /// assert_eq!(read("one.fgn"), OpenRequest::File("/games/one.fgn".into()));
    /// assert_eq!(read("fanorona:1.telo.AA"), OpenRequest::Link("fanorona:1.telo.AA".into()));
    /// ```
    pub fn read(argument: &OsStr, folder: &Path) -> Self {
        match argument.to_str() {
            Some(text) if is_link(text) => Self::Link(text.to_owned()),
            text => {
                let path = text.and_then(path_of_address);
                Self::File(folder.join(path.as_deref().unwrap_or(argument)))
            }
        }
    }
}

/// The path in the address of a file on this machine; `None` if the text is not such an address.
fn path_of_address(text: &str) -> Option<OsString> {
    let start = text.get(..FILE_SCHEME.len())?;
    let rest = text.get(FILE_SCHEME.len()..)?;
    let path = rest.strip_prefix("localhost").unwrap_or(rest);
    if !start.eq_ignore_ascii_case(FILE_SCHEME) || !path.starts_with('/') {
        return None;
    }
    // On Windows, `/C:/games` means `C:/games`.
    let path = if cfg!(windows) { &path[1..] } else { path };
    os_string(percent_decode_str(path).collect())
}

/// The bytes of a path as text of the system; `None` if they are none.
pub(super) fn os_string(bytes: Vec<u8>) -> Option<OsString> {
    #[cfg(unix)]
    return Some(std::os::unix::ffi::OsStringExt::from_vec(bytes));
    #[cfg(not(unix))]
    return String::from_utf8(bytes).ok().map(OsString::from);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> OpenRequest {
        OpenRequest::read(text.as_ref(), Path::new("folder"))
    }

    #[test]
    fn what_is_no_address_of_a_local_file_is_a_path() {
        for text in ["a b%20.fgn", "file://elsewhere/a.fgn", "file:", "file://", "é"] {
            assert_eq!(read(text), OpenRequest::File(Path::new("folder").join(text)), "{text}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn addresses_of_files_are_decoded() {
        for (text, path) in [
            ("file:///games/one%20game.fgn", "/games/one game.fgn"),
            ("FILE://localhost/games/%C3%A9.fgn", "/games/é.fgn"),
            ("file:///100%", "/100%"),
        ] {
            assert_eq!(read(text), OpenRequest::File(path.into()), "{text}");
        }
        let OpenRequest::File(path) = read("file:///%ff") else { panic!("not a file") };
        assert_eq!(std::os::unix::ffi::OsStrExt::as_bytes(path.as_os_str()), b"/\xff");
    }
}
