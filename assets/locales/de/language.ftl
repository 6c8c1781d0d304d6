# The name of this language in itself. docs/languages.md says what a folder needs.

language-name = Deutsch
