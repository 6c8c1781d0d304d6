# Files of endgame tables.

endgame-unused = La table de finales « { $file } » n'est pas utilisée. { $reason }
endgame-no-table = Le fichier n'est pas une table de finales.
endgame-version = La table vient d'une autre version du programme.
endgame-rules = La table est faite pour d'autres règles.
endgame-stones = La table est faite pour d'autres nombres de pions que ne le dit son nom.
endgame-length = Le fichier devrait avoir { $expected } octets, il en a { $found }.
endgame-damaged = La table est abîmée : une somme de contrôle est fausse.
endgame-too-long = Une victoire prend plus de tours qu'une table n'en peut noter ; une limite de tours sans prise y mettrait fin.
endgame-not-built = Cette table ne peut pas être calculée.
