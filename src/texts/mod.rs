//! Every sentence a player reads, from Fluent files compiled in.
