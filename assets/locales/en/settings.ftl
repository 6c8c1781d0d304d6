# Settings.
