//! `fanorona-lab datagen` and `fanorona-lab train`: the same input gives the same files, and bad files are refused.

use crate::run::{Run, folder, run};
use std::fs;
use std::path::Path;

fn datagen(file: &Path, more: &[&str]) -> Run {
    let path = file.to_str().unwrap();
    let args = ["datagen", "--variant", "dimy", "--nodes", "30", "--no-tables", "--out", path];
    run(&[&args, more].concat())
}

#[test]
fn an_interrupted_run_is_resumed_and_gives_the_same_weights() {
    let folder = folder("training");
    let [whole, cut] = ["whole", "cut"].map(|name| folder.join(name));
    let done = datagen(&whole, &["--games", "128", "--threads", "2"]);
    assert_eq!(done.status, 0, "{}", done.err);
    let bytes = fs::read(&whole).unwrap();
    // In the middle of the second block.
    fs::write(&cut, &bytes[..bytes.len() - 100]).unwrap();
    let again = datagen(&cut, &["--games", "128"]);
    assert_eq!((again.status, &again.out), (0, &done.out), "{}", again.err);
    assert_eq!(fs::read(&cut).unwrap(), bytes);
    // Nothing is missing.
    assert_eq!(datagen(&cut, &["--games", "64"]).out, done.out);

    let train = |out: &Path| {
        let [data, out] = [&cut, out].map(|path| path.to_str().unwrap());
        run(&["train", data, "--out", out, "--epochs", "3", "--least", "2"])
    };
    let [first, second] = ["first", "second"].map(|name| folder.join(name));
    let (one, two) = (train(&first), train(&second));
    assert_eq!((one.status, &one.out), (0, &two.out), "{}", one.err);
    assert_eq!(one.out.lines().count(), 6, "{}", one.out);
    assert_eq!(fs::read(&first).unwrap(), fs::read(&second).unwrap());

    let player = format!("search:nodes=50,patterns={}", first.display());
    let played = run(&["match", &player, "search:nodes=50", "--variant", "dimy", "--games", "2"]);
    assert_eq!(played.status, 0, "{}", played.err);
}

/// An empty file as well: the first write may end anywhere.
#[test]
fn a_run_that_ended_in_its_first_write_is_resumed() {
    let folder = folder("training-begun");
    let [whole, begun] = ["whole", "begun"].map(|name| folder.join(name));
    assert_eq!(datagen(&whole, &["--games", "64"]).status, 0);
    let bytes = fs::read(&whole).unwrap();
    let header = bytes.windows(2).position(|two| two == b"\n\n").unwrap() + 2;
    for length in [0, 1, 20, header - 1, header, header + 5] {
        fs::write(&begun, &bytes[..length]).unwrap();
        let run = datagen(&begun, &["--games", "64"]);
        assert_eq!(run.status, 0, "{length}: {}", run.err);
        assert!(fs::read(&begun).unwrap() == bytes, "{length}");
    }
    // The beginning of something else stays.
    fs::write(&begun, "fanorona positions 2\nvariant tel").unwrap();
    assert_eq!(datagen(&begun, &["--games", "64"]).status, 2);
    assert_eq!(fs::read(&begun).unwrap(), b"fanorona positions 2\nvariant tel");
}

/// As long as a run has the file, another one leaves it alone.
#[test]
fn a_file_that_another_run_writes_is_refused() {
    let file = folder("training-twice").join("file");
    fs::write(&file, "").unwrap();
    let held = fs::File::options().append(true).open(&file).unwrap();
    held.lock().unwrap();
    let path = file.to_str().unwrap();
    let args = ["chances", "--variant", "telo", "--nodes", "9", "--games", "1", "--keep", path];
    let runs = || [datagen(&file, &["--games", "1"]), run(&args)];
    for run in runs() {
        let told =
            format!("“{path}” cannot be written: another run of the program is writing it.\n");
        assert_eq!((run.status, run.out.as_str(), run.err), (2, "", told));
    }
    assert_eq!(fs::read(&file).unwrap(), b"");
    drop(held);
    let [first, second] = runs();
    assert_eq!((first.status, second.status), (0, 2), "it is of another kind now");
}

#[test]
fn bad_files_are_refused_with_one_line() {
    let folder = folder("bad-training");
    let file = folder.join("positions");
    let path = file.to_str().unwrap().to_owned();
    let out = folder.join("weights").to_str().unwrap().to_owned();
    assert_eq!(datagen(&file, &["--games", "64"]).status, 0);
    let good = fs::read(&file).unwrap();

    let other = datagen(&file, &["--games", "128", "--seed", "2"]);
    assert_eq!(other.status, 2);
    let options = format!("{path}:1:1: These positions were made with other options.\n");
    assert_eq!(other.err, options);
    let other = datagen(&file, &["--games", "128", "--no-patterns"]);
    assert_eq!((other.status, &other.err), (2, &options), "made by another evaluation");
    // The same options, but other weights.
    let text = String::from_utf8_lossy(&good);
    let weights = text.find("\nweights ").unwrap() + "\nweights ".len();
    let mut other = good.clone();
    other[weights..weights + 8].copy_from_slice(b"00000000");
    fs::write(&file, &other).unwrap();
    let refused = datagen(&file, &["--games", "128"]);
    assert_eq!((refused.status, &refused.err), (2, &options));
    assert_eq!(fs::read(&file).unwrap(), other, "it is as it was");

    let train = |path: &str| run(&["train", path, "--out", &out]);
    let mut bad = good.clone();
    bad[good.len() - 9] ^= 1;
    fs::write(&file, bad).unwrap();
    let damaged = format!("{path}:1:1: Block 0 of the positions is damaged.\n");
    assert_eq!((train(&path).status, train(&path).err), (2, damaged.clone()));
    assert_eq!(datagen(&file, &["--games", "64"]).err, damaged);

    fs::write(&file, "something else\n\n").unwrap();
    let wrong =
        format!("{path}:1:1: This is not a file of `fanorona-lab datagen` of this version.\n");
    assert_eq!((train(&path).status, train(&path).err), (2, wrong.clone()));
    assert_eq!(datagen(&file, &["--games", "64"]).err, wrong);
    assert!(!Path::new(&out).exists());

    let player = format!("search:nodes=5,patterns={path}");
    let played = run(&["match", &player, "random", "--games", "2"]);
    assert_eq!(played.status, 2);
    assert!(played.err.contains("does not contain weights"), "{}", played.err);
}
