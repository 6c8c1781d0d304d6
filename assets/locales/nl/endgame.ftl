# Files of endgame tables.

endgame-unused = De eindspeltabel ‘{ $file }’ wordt niet gebruikt. { $reason }
endgame-no-table = Het bestand is geen eindspeltabel.
endgame-version = De tabel is gemaakt door een andere versie van het programma.
endgame-rules = De tabel is gemaakt voor andere regels.
endgame-stones = De tabel is voor andere aantallen stukken dan de bestandsnaam zegt.
endgame-length = Het bestand zou { $expected } bytes moeten hebben, maar heeft er { $found }.
endgame-damaged = De tabel is beschadigd: een controlegetal klopt niet.
endgame-too-long = Een winst duurt meer zetten dan een tabel kan opslaan; een grens voor stille zetten in de variant zou dat voorkomen.
endgame-not-built = Deze tabel kan niet worden opgebouwd.
