//! Files and links handed from one program to another, by the socket between them.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use fanorona::launch::handover::{Listening, OpenRequest, SocketAddress, listen, send};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// The limit of tests that would otherwise hang.
const TIMEOUT: Duration = Duration::from_secs(60);

/// An empty folder, short enough for the name of a socket.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("fanorona-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn start(place: &SocketAddress) -> (Listening, Receiver<Vec<OpenRequest>>) {
    let (sender, receiver) = channel();
    let listening = listen(place.clone(), move |requests| sender.send(requests).is_ok()).unwrap();
    (listening, receiver)
}

/// Sends until somebody listens.
fn send_soon(place: &SocketAddress, requests: &[OpenRequest]) {
    let begun = Instant::now();
    while let Err(error) = send(place, requests) {
        assert!(begun.elapsed() < TIMEOUT, "{error}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn file(path: &str) -> OpenRequest {
    OpenRequest::File(path.into())
}

#[test]
fn requests_arrive_in_the_window_that_listens() {
    let folder = folder("arrive");
    let place = SocketAddress::new(&folder, Path::new("/data"));
    assert!(send(&place, &[file("/early.fgn")]).is_err(), "nobody listens yet");
    let (listening, receiver) = start(&place);
    let link = OpenRequest::Link("fanorona:1.telo.AA".to_owned());
    let first = vec![file("/games/one game.fgn"), link];
    send_soon(&place, &first);
    assert_eq!(receiver.recv_timeout(TIMEOUT).unwrap(), first);
    for number in 0..20 {
        let next = vec![file(&format!("/{number}"))];
        send(&place, &next).unwrap();
        assert_eq!(receiver.recv_timeout(TIMEOUT).unwrap(), next);
    }
    drop(listening);
    // A pipe is open until the program ends.
    assert!(cfg!(windows) || send(&place, &first).is_err(), "the socket is gone");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn each_data_folder_has_a_window_of_its_own() {
    let folder = folder("apart");
    let places = ["/data", "/other"].map(|data| SocketAddress::new(&folder, Path::new(data)));
    let windows = places.clone().map(|place| start(&place));
    for (number, place) in places.iter().enumerate() {
        let wanted = vec![file(&format!("/{number}"))];
        send_soon(place, &wanted);
        assert_eq!(windows[number].1.recv_timeout(TIMEOUT).unwrap(), wanted);
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// The socket in a folder.
#[cfg(unix)]
fn socket_in(folder: &Path) -> PathBuf {
    let mut paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.find(|path| path.extension().is_some_and(|kind| kind == "socket")).unwrap()
}

#[cfg(unix)]
#[test]
fn a_socket_that_was_left_behind_is_replaced() {
    let (folder, other) = (folder("stale"), folder("stale-other"));
    let (first, _receiver) = start(&SocketAddress::new(&folder, Path::new("/data")));
    let place = SocketAddress::new(&other, Path::new("/data"));
    send_soon(&SocketAddress::new(&folder, Path::new("/data")), &[]);
    let socket = other.join(socket_in(&folder).file_name().unwrap());
    // As a killed program leaves it.
    drop(std::os::unix::net::UnixListener::bind(&socket).unwrap());
    assert!(socket.exists() && send(&place, &[]).is_err());
    let (second, receiver) = start(&place);
    send_soon(&place, &[]);
    receiver.recv_timeout(TIMEOUT).unwrap();
    drop((first, second));
    assert!(!socket.exists());
    for folder in [folder, other] {
        std::fs::remove_dir_all(folder).unwrap();
    }
}

#[cfg(unix)]
#[test]
fn strangers_are_refused_and_disturb_nobody() {
    use interprocess::local_socket::traits::Stream as _;
    use interprocess::local_socket::{GenericFilePath, Stream, ToFsName as _};
    use std::io::{Read as _, Write as _};
    let folder = folder("stranger");
    let place = SocketAddress::new(&folder, Path::new("/data"));
    let (_listening, receiver) = start(&place);
    send_soon(&place, &[]);
    receiver.recv_timeout(TIMEOUT).unwrap();
    let socket = socket_in(&folder);
    let connect =
        || Stream::connect(socket.clone().to_fs_name::<GenericFilePath>().unwrap()).unwrap();
    let mut stranger = connect();
    stranger.write_all(b"GET / HTTP/1.1\r\n\r\n").unwrap();
    let mut answer = String::new();
    stranger.read_to_string(&mut answer).unwrap();
    assert_eq!(answer, "refused\n");
    drop(connect());
    let wanted = vec![file("/one.fgn")];
    send(&place, &wanted).unwrap();
    assert_eq!(receiver.recv_timeout(TIMEOUT).unwrap(), wanted);
    std::fs::remove_dir_all(folder).unwrap();
}

#[cfg(unix)]
#[test]
fn only_the_player_may_use_the_socket_whatever_the_umask() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder("mode");
    let place = SocketAddress::new(&folder, Path::new("/data"));
    let (_listening, _receiver) = start(&place);
    send_soon(&place, &[]);
    let mode = socket_in(&folder).metadata().unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "{mode:o}");
    std::fs::remove_dir_all(folder).unwrap();
}

/// Somebody who sends a byte now and then is not waited for longer than somebody who sends none.
#[cfg(unix)]
#[test]
fn a_message_that_comes_in_drops_is_given_up() {
    use std::io::Write as _;
    let folder = folder("drops");
    let place = SocketAddress::new(&folder, Path::new("/data"));
    let (_listening, receiver) = start(&place);
    send_soon(&place, &[]);
    receiver.recv_timeout(TIMEOUT).unwrap();
    let mut slow = std::os::unix::net::UnixStream::connect(socket_in(&folder)).unwrap();
    let begun = Instant::now();
    while slow.write_all(b"f").is_ok() {
        assert!(begun.elapsed() < TIMEOUT / 2, "it is still listened to");
        std::thread::sleep(Duration::from_millis(100));
    }
    send_soon(&place, &[file("/one.fgn")]);
    assert_eq!(receiver.recv_timeout(TIMEOUT).unwrap(), [file("/one.fgn")]);
    std::fs::remove_dir_all(folder).unwrap();
}
