//! The variants a player can choose from: shipped ones and those of the player's own folder.
