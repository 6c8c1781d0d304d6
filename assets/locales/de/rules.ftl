# Was die Regeln sagen: Seiten, Spielende, Ablehnungen und Fehler in gelesenen Texten.
# $side ist white oder black.

side-name =
    { $side ->
        [you] Du
        [white] Weiß
        [black] Schwarz
       *[other] { $side }
    }

## Wie eine Partie endet. $side hat gewonnen: white oder black, oder, wo eine Person spielt, you oder opponent.

outcome-took-all =
    { $side ->
        [white] Weiß gewinnt: Alle schwarzen Steine sind geschlagen.
       *[black] Schwarz gewinnt: Alle weißen Steine sind geschlagen.
    }
outcome-immobilised =
    { $side ->
        [white] Weiß gewinnt: Schwarz kann nicht mehr ziehen.
       *[black] Schwarz gewinnt: Weiß kann nicht mehr ziehen.
    }
outcome-resigned =
    { $side ->
        [white] Weiß gewinnt: Schwarz hat aufgegeben.
       *[black] Schwarz gewinnt: Weiß hat aufgegeben.
    }
outcome-out-of-time =
    { $side ->
        [white] Weiß gewinnt: Die Zeit von Schwarz ist abgelaufen.
       *[black] Schwarz gewinnt: Die Zeit von Weiß ist abgelaufen.
    }
outcome-nothing-given =
    { $side ->
        [white] Weiß gewinnt: Es gab nichts zu schlagen, und Schwarz hätte etwas geben müssen.
       *[black] Schwarz gewinnt: Es gab nichts zu schlagen, und Weiß hätte etwas geben müssen.
    }
outcome-nothing-to-eat =
    { $side ->
        [white] Weiß gewinnt: Schwarz hat nichts zu schlagen gefunden.
       *[black] Schwarz gewinnt: Weiß hat nichts zu schlagen gefunden.
    }
outcome-won =
    { $side ->
        [you] Du gewinnst
        [white] Weiß gewinnt
        [black] Schwarz gewinnt
       *[other] { $side } gewinnt
    }
outcome-drawn = Remis
outcome-reason-took-all =
    { $side ->
        [white] Alle schwarzen Steine sind geschlagen.
       *[black] Alle weißen Steine sind geschlagen.
    }
outcome-reason-immobilised =
    { $side ->
        [you] Dein Gegner kann nicht mehr ziehen.
        [opponent] Du kannst nicht mehr ziehen.
        [white] Schwarz kann nicht mehr ziehen.
       *[black] Weiß kann nicht mehr ziehen.
    }
outcome-reason-resigned =
    { $side ->
        [you] Dein Gegner hat aufgegeben.
        [opponent] Du hast aufgegeben.
        [white] Schwarz hat aufgegeben.
       *[black] Weiß hat aufgegeben.
    }
outcome-reason-out-of-time =
    { $side ->
        [you] Die Zeit deines Gegners ist abgelaufen.
        [opponent] Deine Zeit ist abgelaufen.
        [white] Die Zeit von Schwarz ist abgelaufen.
       *[black] Die Zeit von Weiß ist abgelaufen.
    }
outcome-reason-nothing-given =
    { $side ->
        [you] Es gab nichts zu schlagen, und dein Gegner hätte etwas geben müssen.
        [opponent] Es gab nichts zu schlagen, und du hättest etwas geben müssen.
        [white] Es gab nichts zu schlagen, und Schwarz hätte etwas geben müssen.
       *[black] Es gab nichts zu schlagen, und Weiß hätte etwas geben müssen.
    }
outcome-reason-nothing-to-eat =
    { $side ->
        [you] Dein Gegner hat nichts zu schlagen gefunden.
        [opponent] Du hast nichts zu schlagen gefunden.
        [white] Schwarz hat nichts zu schlagen gefunden.
       *[black] Weiß hat nichts zu schlagen gefunden.
    }
outcome-quiet-turns = Remis: zu viele Züge ohne Schlag.
outcome-repetition = Remis: Dieselbe Stellung ist zu oft entstanden.
outcome-agreement = Remis durch Einigung.
outcome-no-move = Remis: Wer am Zug ist, kann nicht ziehen.
outcome-reason-quiet-turns = Es gab zu viele Züge ohne Schlag.
outcome-reason-repetition = Dieselbe Stellung ist zu oft entstanden.
outcome-reason-agreement = Die Spieler haben sich geeinigt.
outcome-reason-no-move = Wer am Zug ist, kann nicht ziehen.

## Wenn ein Remis nahe ist.

draw-near-quiet-turns =
    { $left ->
        [one] Mit dem nächsten Zug ohne Schlag ist die Partie remis.
       *[other] Noch { $left } Züge ohne Schlag, dann ist die Partie remis.
    }
draw-near-position =
    { $repetitions ->
        [2] Diese Stellung ist zum zweiten Mal entstanden. Kommt sie noch einmal, ist die Partie remis.
       *[other] Diese Stellung ist schon { $repetitions }-mal entstanden. Kommt sie noch einmal, ist die Partie remis.
    }
draw-near-turns =
    { $count ->
        [one] Dieser Zug führt durch Stellungswiederholung sofort zum Remis: { $turns }.
       *[other] Jeder dieser Züge führt durch Stellungswiederholung sofort zum Remis: { $turns }.
    }

## Uhren.

clock-seconds = Eine Bedenkzeit wird in Sekunden geschrieben, zum Beispiel 600, 300+5 oder 300+5:600; - heißt: keine Uhr.
clock-no-time = Eine Uhr braucht am Anfang etwas Zeit.
clock-too-long = Eine Uhr kann höchstens { $hours } Stunden haben.
clock-large-increment = Nach einem Zug können höchstens { $minutes } Minuten dazukommen.
clock-sides = Es gibt Zeiten für höchstens zwei Seiten: erst Weiß, dann Schwarz.

## Warum etwas nicht geht.

refusal-game-over = Die Partie ist zu Ende.
refusal-no-stone = Auf diesem Punkt steht kein Stein.
refusal-enemy-stone = Dieser Stein gehört deinem Gegner.
refusal-stone-is-blocked = Dieser Stein kann nirgendwohin.
refusal-occupied = Dieser Punkt ist besetzt.
refusal-no-line = Zwischen diesen beiden Punkten verläuft keine Linie.
refusal-another-must-capture =
    { $count ->
        [one] Ein anderer Stein muss schlagen: { $points }.
       *[other] Einer dieser Steine muss schlagen: { $points }.
    }
refusal-must-capture = Dieser Stein muss schlagen, und dieser Schritt schlägt nichts.
refusal-other-stone-in-chain = In diesem Zug darf nur der Stein auf { $point } weiterziehen.
refusal-chain-must-capture = Jeder weitere Schritt einer Kette muss schlagen.
refusal-point-touched = Dieser Punkt wurde in diesem Zug schon berührt.
refusal-same-direction = Die Kette darf ihre Richtung nicht beibehalten.
refusal-direction-used = In diese Richtung ist die Kette schon einmal gegangen.
refusal-first-turn-is-one-step = Der erste Zug jedes Spielers ist ein einziger schlagender Schritt.
refusal-no-chains = In dieser Variante ist ein Zug ein einziger Schritt.
refusal-choose-group = Dieser Schritt schlägt in beide Richtungen: Wähle Annäherung (A) oder Rückzug (W).
refusal-takes-nothing-by-approach = Dieser Schritt schlägt nichts durch Annäherung.
refusal-takes-nothing-by-withdrawal = Dieser Schritt schlägt nichts durch Rückzug.
refusal-larger-group = Die größere der beiden Gruppen muss geschlagen werden.
refusal-handicapped-takes-nothing = Die Seite mit dem Handicap schlägt noch nichts.
refusal-must-leave-capture = Die Seite mit dem Handicap muss dem Gegner eine Schlagmöglichkeit lassen.
refusal-eater-takes-one-step = In jedem Zug wird ein Stein geschlagen, bis das Handicap der anderen Seite endet.
refusal-must-continue = Die Kette muss weitergehen, solange ihr Stein schlagen kann.
refusal-no-open-chain = Es ist kein Zug im Gange.
refusal-chain-is-open = Eine Kette ist im Gange: Beende sie oder nimm sie erst zurück.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-nothing-to-redo = Es gibt nichts zu wiederholen.
refusal-nothing-to-claim = Es gibt keinen ausgelassenen Schlag einzufordern.
refusal-no-agreement = In dieser Variante kann man sich nicht auf Remis einigen.
refusal-no-offer = Es ist kein Remis angeboten.

## Was am Text einer Stellung nicht stimmt.

position-rows =
    { $found ->
        [one] Die Stellung hat { $found } Reihe, das Brett { $expected }.
       *[other] Die Stellung hat { $found } Reihen, das Brett { $expected }.
    }
position-columns =
    { $found ->
        [one] Reihe { $row } hat { $found } Punkt, das Brett { $expected } Spalten.
       *[other] Reihe { $row } hat { $found } Punkte, das Brett { $expected } Spalten.
    }
position-letter = „{ $letter }“ kann nicht in einer Stellung stehen: nur W, B, Ziffern von 1 bis 9 und Schrägstriche.
position-side = Wer am Zug ist, muss als w oder b angegeben sein.
position-quiet = Die Züge seit dem letzten Schlag müssen eine Zahl von 0 bis 65535 sein.
position-number = Die Nummer des Zuges muss eine Zahl von 1 bis { $most } sein.
position-handicap = Die Seite mit dem Handicap muss als w, b oder Bindestrich angegeben sein.
position-extra = Eine Stellung hat höchstens fünf Felder.
position-off-board = Ein Stein liegt außerhalb des Brettes.
position-overlap = Zwei Steine liegen auf einem Punkt.
position-empty = Auf dem Brett ist kein Stein.
position-number-zero = Züge werden ab 1 nummeriert.
position-no-handicap = Diese Variante kennt kein Handicap.

## Was am Text eines Zuges nicht stimmt.

turn-empty = Es steht kein Zug da.
turn-unexpected = „{ $letter }“ kann hier nicht in einem Zug stehen.
turn-point-missing = Ein Punkt fehlt, zum Beispiel d3.
turn-count-missing = Nach dem Gleichheitszeichen fehlt eine Zahl.
turn-off-board = Das Brett hat keinen Punkt { $point }.
turn-refused = { $from }-{ $to }: { $reason }
turn-ambiguous = Mehrere Schläge passen: Schreib A für Annäherung oder W für Rückzug nach dem Punkt.
turn-wrong-count = Der Schritt schlägt { $actual }, nicht { $printed }.

## Was an der Aufzeichnung einer Partie nicht stimmt.

game-tag = Eine Kopfzeile muss als [Name "Wert"] geschrieben sein.
game-tag-twice = Die Kopfzeile „{ $name }“ kommt zweimal vor.
game-unclosed = Ein „{ $sign }“ wird nie geschlossen.
game-unopened = Ein „{ $sign }“ schließt nichts.
game-unknown-variant = Keine Variante heißt „{ $key }“.
game-start = Die Anfangsstellung ist keine Stellung. { $reason }
game-number = Die Nummer des Zuges ist { $expected }, nicht { $found }
game-turn =
    { $side ->
        [white] Zug { $number }, Weiß, „{ $turn }“: { $reason }
       *[black] Zug { $number }, Schwarz, „{ $turn }“: { $reason }
    }
game-after-end = „{ $turn }“ steht nach dem Ende der Partie.
game-result = Als Ergebnis steht { $found } da, es ist aber { $expected }.

## Was an der Datei einer Variante nicht stimmt.

variant-syntax = Das ist nicht zu lesen: { $detail }.
variant-too-deep = Hier sind zu viele Klammern offen: Höchstens { $most } dürfen ineinander stehen. Such nach Klammern, die nicht geschlossen oder nicht nötig sind.
variant-no-parentheses = Hierher gehören Felder in runden Klammern, etwa (key: "mine", columns: 5).
variant-value = Das Feld „{ $field }“ enthält etwas anderes, als es soll: { $detail }.
variant-out-of-bounds = Eine Zahl im Feld „{ $field }“ muss von { $least } bis { $most } gehen.
variant-unknown-switch = Kein Regelpunkt heißt „{ $name }“. Es gibt { $names }.
variant-unknown-field = Kein Feld heißt „{ $field }“.
variant-twice = Das Feld „{ $field }“ kommt zweimal vor.
variant-missing = Das Feld „{ $field }“ fehlt.
variant-key = Der Schlüssel „{ $key }“ darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten.
variant-key-too-long = Der Schlüssel hat { $found } Zeichen; { $most } sind das Höchste.
variant-language = Die Sprache „{ $code }“ muss ein Kürzel wie fr oder pt-BR sein.
variant-language-twice = Die Sprache „{ $code }“ kommt zweimal vor.
variant-empty-text = Der Text in „{ $code }“ ist leer.
variant-name-lines = Ein Name muss aus einer einzigen Zeile bestehen.
variant-size = Das Feld „{ $field }“ muss von { $least } bis { $most } gehen, { $found } passt nicht.
variant-too-many-points = Das Brett hätte { $found } Punkte; 64 sind das Höchste.
variant-start = Die Anfangsstellung passt nicht zum Brett. { $reason }
variant-no-stones = Jede Seite braucht am Anfang einen Stein.
variant-start-over = Die Partie ist schon in der Anfangsstellung zu Ende.
variant-no-english-name = Ein englischer Name, „en“, fehlt.
variant-zero = Das Feld „{ $field }“ darf nicht null sein.
variant-key-taken = Der Schlüssel „{ $key }“ ist schon vergeben: Etwas, das zum Programm gehört, hat ihn.
variant-key-taken-by-file = Der Schlüssel „{ $key }“ ist schon vergeben: Die Datei { $file } hat ihn.

## Was an einer Datei nicht stimmt.

file-missing = Diese Datei gibt es nicht.
file-directory = Das ist ein Ordner, keine Datei.
file-not-a-file = Das ist keine gewöhnliche Datei.
file-denied = Die Datei darf nicht gelesen werden.
file-too-large = Die Datei ist größer als { $size }.
size-megabytes = { $count } MB
size-kilobytes = { $count } KB
file-not-text = Das ist keine Textdatei in UTF-8: Speichere sie als UTF-8.
file-empty = Die Datei ist leer.
file-other = Die Datei kann nicht gelesen werden: { $detail }.

## Aufzeichnungen mit mehreren Partien, und Links.

game-cut-off = Die Aufzeichnung sieht abgeschnitten aus: Ihre Kopfzeile sagt { $result }, sie endet aber ohne dieses Ergebnis.
game-none = Der Text enthält keine Partie.
game-tag-like = „{ $name }“ ist keine Kopfzeile, aber fast „{ $known }“, und davon hängt ab, wie die Partie gelesen wird.
game-read-as = „{ $found }“ wird als „{ $read }“ gelesen.
game-beyond-draw =
    { $side ->
        [white] Nach den Regeln ist die Partie vor Zug { $number }, Weiß, zu Ende. Sie wird ohne diese Grenze zu Ende gelesen. { $reason }
       *[black] Nach den Regeln ist die Partie vor Zug { $number }, Schwarz, zu Ende. Sie wird ohne diese Grenze zu Ende gelesen. { $reason }
    }
game-second = Eine weitere Partie folgt. „fanorona games import“ liest Dateien mit mehreren Partien.
game-too-many-turns = Die Partie hat mehr als { $most } Züge.
game-too-deep = Zugfolgen sind mehr als { $most }-fach ineinander geschachtelt.
link-scheme = Ein Link auf eine Partie beginnt mit fanorona:.
link-version = Der Link hat Version { $version }; die kennt dieses Programm nicht.
link-cut = Ein Teil des Links fehlt.
link-too-long = Der Link hat mehr als { $most } Zeichen.
link-letter = „{ $letter }“ kann nicht in einem Link stehen.
link-damaged = Der Link ist beschädigt: Ein Zeichen fehlt oder ist verändert.
link-unknown-variant = Der Link ist eine Partie der Variante „{ $key }“, die es hier nicht gibt. Leg ihre Datei in den Ordner deiner Varianten.
link-turn = Zug { $number } des Links ist nach den Regeln dieser Variante nicht erlaubt.
link-too-many-turns = Zug { $number } des Links ist nicht zu lesen: Dort sind zu viele Züge möglich.
link-other-rules = Der Link entstand unter anderen Regeln, als diese Variante hier hat.
