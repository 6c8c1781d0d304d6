# Files of endgame tables.

endgame-unused = The endgame table “{ $file }” is not used. { $reason }
endgame-no-table = The file is not an endgame table.
endgame-version = The table was made by another version of the program.
endgame-rules = The table was made for other rules.
endgame-stones = The table is for other numbers of stones than its file name says.
endgame-length = The file should have { $expected } bytes, but has { $found }.
endgame-damaged = The table is damaged: a checksum is wrong.
endgame-too-long = A win takes more turns than a table can store; a limit of quiet turns in the variant would prevent this.
endgame-not-built = This table cannot be built.
