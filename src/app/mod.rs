//! The 3D game: plugins, system sets and their order.
