//! `fanorona-lab train`: learns an evaluation from the positions of `fanorona-lab datagen`.

use crate::args::TrainArgs;
use crate::datagen::{LARGEST as LARGEST_DATA, bad};
use crate::tuning::{DataHeader, LearnError, Losses, Training, learn_patterns};
use fanorona::catalogue::file::read_named_bytes;
use fanorona::cli::console::{CommandResult, Console, ExitStatus, Failure};
use fanorona::cli::input::unreadable;
use fanorona::cli::{input, output};
use fanorona_engine::evaluate::Patterns;

/// Prints the losses of every epoch and writes the weights.
pub(super) fn run(console: &mut Console, args: &TrainArgs) -> CommandResult {
    let mut files = Vec::new();
    for path in &args.data {
        let bytes = read_named_bytes(path, LARGEST_DATA);
        files.push(bytes.map_err(|error| unreadable(console, path, &error))?);
    }
    let files: Vec<&[u8]> = files.iter().map(Vec::as_slice).collect();
    let (first, path) = (files.first().copied().unwrap_or_default(), &args.data[0]);
    let (header, _) = DataHeader::read(first).map_err(|error| bad(console, path, error))?;
    // Where `DataHeader` writes the key.
    let place = format!("{}:2:9", path.display());
    let variant = input::variant_at(console, &header.variant, &place)?;
    output::check(console, &args.out)?;
    let &TrainArgs { epochs, results, least, seed, .. } = args;
    let training = Training { seed, epochs, results, least };
    let mut written = Ok(());
    let out = &mut console.out;
    let mut on_epoch = |epoch: u64, Losses { training, validation: [quiet, pending] }: Losses| {
        if written.is_ok() {
            written = writeln!(out, "{epoch}\t{training:.5}\t{quiet:.5}\t{pending:.5}");
            written = std::mem::replace(&mut written, Ok(())).and_then(|()| out.flush());
        }
    };
    let learned = learn_patterns(&variant.rules, &files, training, &mut on_epoch);
    written?;
    let learned = learned.map_err(|error| {
        let (path, reason) = match error {
            LearnError::Data(number, error) => return bad(console, &args.data[number], error),
            LearnError::Variant(number) => {
                (&args.data[number], console.texts.get("cli-positions-of-another-variant"))
            }
            LearnError::Board => (path, console.texts.get("cli-no-patterns")),
            LearnError::Size(bytes) => {
                // As texts, so that the digits are not grouped.
                let arguments = [
                    ("bytes", bytes.to_string().into()),
                    ("most", Patterns::LARGEST.to_string().into()),
                ];
                (&args.out, console.texts.with("cli-patterns-too-large", &arguments))
            }
        };
        Failure::input(format!("{}: {reason}", path.display()))
    })?;
    output::write(console, &args.out, &learned.bytes)?;
    for (name, [quiet, pending]) in ["learned", "by hand"].iter().zip(learned.losses) {
        writeln!(console.out, "{name}\t{quiet:.5}\t{pending:.5}")?;
    }
    writeln!(console.out, "bytes\t{}", learned.bytes.len())?;
    Ok(ExitStatus::Good)
}
