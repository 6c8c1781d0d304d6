//! Reads the command line and starts what it asks for; nothing else.

fn main() {}
