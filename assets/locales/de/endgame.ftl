# Files of endgame tables.

endgame-unused = Die Endspieltabelle „{ $file }“ wird nicht benutzt. { $reason }
endgame-no-table = Die Datei ist keine Endspieltabelle.
endgame-version = Die Tabelle stammt von einer anderen Version des Programms.
endgame-rules = Die Tabelle wurde für andere Regeln gemacht.
endgame-stones = Die Tabelle ist für andere Zahlen von Steinen, als ihr Dateiname sagt.
endgame-length = Die Datei sollte { $expected } Bytes haben, hat aber { $found }.
endgame-damaged = Die Tabelle ist beschädigt: Eine Prüfsumme stimmt nicht.
endgame-too-long = Ein Gewinn braucht mehr Züge, als eine Tabelle speichern kann; eine Grenze für Züge ohne Schlag in der Variante würde das verhindern.
endgame-not-built = Diese Tabelle kann nicht gebaut werden.
