//! The first line of a file that belongs to a variant, such as `fanorona book 1 tsivy 5f0c2a1e`.

/// How the first line of all files of a kind begins.
#[derive(Clone, Copy, Debug)]
pub struct FileHead {
    /// The words that name the kind.
    pub name: &'static str,
    /// The only version that this program knows.
    pub version: &'static str,
}

/// Why a line is not the first line of a file of a kind and a variant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileHeadError {
    /// It is not of this kind.
    #[error("the file is of another kind")]
    OtherKind,
    /// A version that this program does not know; its beginning.
    #[error("version {0} is not known")]
    Version(String),
    /// It names another variant; the beginning of its key.
    #[error("the file is of the variant {0:?}")]
    OtherVariant(String),
}

impl FileHead {
    /// The key of the variant that a line names; `None` if the line is not of this kind.
    pub fn key(self, line: &str) -> Option<&str> {
        self.words(line)?.nth(1)
    }

    /// The word after the key of the variant, if there is one.
    ///
    /// # Errors
    /// The line is not the first one of a file of this kind and of the variant with this key.
    pub fn checksum<'a>(self, line: &'a str, key: &str) -> Result<Option<&'a str>, FileHeadError> {
        let mut words = self.words(line).ok_or(FileHeadError::OtherKind)?;
        let (Some(version), Some(found)) = (words.next(), words.next()) else {
            return Err(FileHeadError::OtherKind);
        };
        if version != self.version {
            return Err(FileHeadError::Version(version.chars().take(10).collect()));
        }
        if found != key {
            return Err(FileHeadError::OtherVariant(found.chars().take(40).collect()));
        }
        Ok(words.next())
    }

    /// The line with its end, for the variant with this key and this checksum.
    pub fn write(self, key: &str, sum: u32) -> String {
        format!("{} {} {key} {sum:08x}\n", self.name, self.version)
    }

    /// The words after the name: version, key and checksum.
    fn words(self, line: &str) -> Option<impl Iterator<Item = &str>> {
        Some(line.strip_prefix(self.name)?.split_ascii_whitespace())
    }
}

/// Why a text of data with such a first line and a checksum cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DataErrorKind {
    /// The first line is not that of such a file and variant.
    #[error(transparent)]
    Head(#[from] FileHeadError),
    /// The checksum does not fit, so something was changed or is missing.
    #[error("the checksum is wrong")]
    Checksum,
    /// The checksum fits, but the line does not say what it has to.
    #[error("the line is damaged")]
    Damaged,
    /// The checksum fits, but the entry with this number, from 1, is invalid.
    #[error("entry {0} is damaged")]
    Entry(usize),
}
