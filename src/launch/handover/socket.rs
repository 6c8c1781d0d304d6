//! The socket, or the named pipe, between the two programs.

use super::message;
use super::request::OpenRequest;
use crate::catalogue::data_folder;
use crc32fast::hash;
use interprocess::local_socket::traits::{Listener as _, Stream as _};
use interprocess::local_socket::{Listener, ListenerOptions, Name, Stream};
use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The answer to a message that was understood.
const TAKEN: &str = "taken";
/// The answer to any other one.
const REFUSED: &str = "refused";
/// How long one program waits for the other: for the whole message and its answer, however many parts
/// they come in.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Where the two programs find each other. Each data folder has a place of its own.
#[derive(Clone, Debug)]
pub struct SocketAddress {
    /// Without an extension.
    path: PathBuf,
}

impl SocketAddress {
    /// The place of the player's data folder; `None` if the system has no folder for it.
    pub fn of_player() -> Option<Self> {
        let data = data_folder()?;
        // Without a folder for sockets, which most Linux systems have, the data folder is used.
        let folder = directories::BaseDirs::new()
            .and_then(|folders| folders.runtime_dir().map(shared_in_sandbox))
            .or_else(|| cfg!(target_os = "macos").then(std::env::temp_dir))
            .filter(|folder| folder.is_dir());
        Some(Self::new(folder.as_deref().unwrap_or(&data), &data))
    }

    /// The place of a data folder, with its files in `folder`.
    pub fn new(folder: &Path, data: &Path) -> Self {
        let data = std::path::absolute(data).unwrap_or_else(|_| data.to_owned());
        let name = format!("fanorona-{:08x}", hash(data.as_os_str().as_encoded_bytes()));
        Self { path: folder.join(name) }
    }

    fn lock(&self) -> PathBuf {
        self.path.with_extension("lock")
    }

    #[cfg(not(windows))]
    fn socket(&self) -> PathBuf {
        self.path.with_extension("socket")
    }

    #[cfg(not(windows))]
    fn name(&self) -> io::Result<Name<'static>> {
        use interprocess::local_socket::{GenericFilePath, ToFsName as _};
        self.socket().to_fs_name::<GenericFilePath>()
    }

    #[cfg(windows)]
    fn name(&self) -> io::Result<Name<'static>> {
        use interprocess::local_socket::{GenericNamespaced, ToNsName as _};
        // Pipes have no folders.
        let whole = hash(self.path.as_os_str().as_encoded_bytes());
        format!("fanorona-{whole:08x}").to_ns_name::<GenericNamespaced>()
    }
}

/// In a Flatpak, the part of the runtime folder that all its processes see.
fn shared_in_sandbox(runtime: &Path) -> PathBuf {
    match std::env::var_os("FLATPAK_ID") {
        Some(id) if !id.is_empty() => runtime.join("app").join(id),
        _ => runtime.to_owned(),
    }
}

/// Sends requests to the open window.
///
/// # Errors
/// There is no window at this place, it does not answer, or it refuses the message.
pub fn send(place: &SocketAddress, requests: &[OpenRequest]) -> io::Result<()> {
    let message = message::write(requests).ok_or(io::ErrorKind::InvalidInput)?;
    let mut stream = TimedStream::new(Stream::connect(place.name()?)?);
    stream.write_all(message.as_bytes())?;
    let mut answer = String::new();
    let mut stream = BufReader::new(stream.take(TAKEN.len() as u64 + 1));
    stream.read_line(&mut answer)?;
    if answer.trim_end() == TAKEN { Ok(()) } else { Err(io::ErrorKind::InvalidData.into()) }
}

/// A thread that listens. When it is dropped, the socket is removed, and the thread ends with the program.
#[derive(Debug)]
#[cfg_attr(windows, expect(dead_code, reason = "pipes need not be removed"))]
pub struct Listening {
    place: SocketAddress,
    bound: Arc<AtomicBool>,
}

impl Drop for Listening {
    fn drop(&mut self) {
        #[cfg(not(windows))]
        if self.bound.load(Ordering::Acquire) {
            // The next window would remove it, too.
            let _ = std::fs::remove_file(self.place.socket());
        }
    }
}

/// Listens on a thread of its own, once no other window does. `give` receives the requests of each message,
/// and returns whether to go on listening.
///
/// # Errors
/// No thread can be started. If the place cannot be used, the thread ends, and nothing is received.
pub fn listen(
    place: SocketAddress,
    give: impl Fn(Vec<OpenRequest>) -> bool + Send + 'static,
) -> io::Result<Listening> {
    let bound = Arc::new(AtomicBool::new(false));
    let listening = Listening { place: place.clone(), bound: bound.clone() };
    std::thread::Builder::new().name("handover".to_owned()).spawn(move || {
        // Without a socket, a second start opens a window of its own.
        let _ = serve(&place, &bound, &give);
    })?;
    Ok(listening)
}

fn serve(
    place: &SocketAddress,
    bound: &AtomicBool,
    give: &dyn Fn(Vec<OpenRequest>) -> bool,
) -> io::Result<()> {
    if let Some(folder) = place.path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let lock = File::options().create(true).truncate(false).write(true).open(place.lock())?;
    // Returns when the window that listens is closed, however it ends.
    lock.lock()?;
    #[cfg(not(windows))]
    match std::fs::remove_file(place.socket()) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let listener = bind(place)?;
    bound.store(true, Ordering::Release);
    loop {
        match listener.accept() {
            // If the other program waits no longer or sent something else, there is nothing to give.
            Ok(stream) => {
                if answer(stream).is_ok_and(|requests| requests.is_some_and(|it| !give(it))) {
                    return Ok(());
                }
            }
            // Too many open files, for instance.
            Err(_) => std::thread::sleep(TIMEOUT),
        }
    }
}

/// The socket, which only the player may use, whatever the umask allows.
#[cfg(not(windows))]
fn bind(place: &SocketAddress) -> io::Result<Listener> {
    use interprocess::os::unix::local_socket::ListenerOptionsExt as _;
    use std::os::unix::fs::PermissionsExt as _;
    let options = ListenerOptions::new().name(place.name()?);
    let listener = match options.mode(0o600).create_sync() {
        // Some systems cannot restrict it before it exists.
        Err(error) if error.kind() == io::ErrorKind::Unsupported => {
            ListenerOptions::new().name(place.name()?).create_sync()
        }
        other => other,
    }?;
    // The umask may have taken the player's own rights.
    std::fs::set_permissions(place.socket(), std::fs::Permissions::from_mode(0o600))?;
    Ok(listener)
}

#[cfg(windows)]
fn bind(place: &SocketAddress) -> io::Result<Listener> {
    ListenerOptions::new().name(place.name()?).create_sync()
}

/// Reads a message and answers it.
fn answer(stream: Stream) -> io::Result<Option<Vec<OpenRequest>>> {
    let mut stream = BufReader::new(TimedStream::new(stream).take(message::LONGEST));
    let requests = message::read(stream.by_ref().lines());
    let answer = if requests.is_some() { TAKEN } else { REFUSED };
    writeln!(stream.get_mut().get_mut(), "{answer}")?;
    Ok(requests)
}

/// A stream with one deadline for all that is read and written.
struct TimedStream {
    stream: Stream,
    end: Instant,
}

impl TimedStream {
    fn new(stream: Stream) -> Self {
        Self { stream, end: Instant::now() + TIMEOUT }
    }

    /// The time that is left.
    fn left(&self) -> io::Result<Option<Duration>> {
        let left = self.end.saturating_duration_since(Instant::now());
        if left.is_zero() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(Some(left)) }
    }
}

// Named pipes may not support a limit while they wait.
impl Read for TimedStream {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let _ = self.stream.set_recv_timeout(self.left()?);
        self.stream.read(into)
    }
}

impl Write for TimedStream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let _ = self.stream.set_send_timeout(self.left()?);
        self.stream.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}
