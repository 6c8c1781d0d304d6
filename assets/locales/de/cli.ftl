# Die Befehlszeile und das Textbrett. $side ist white oder black.

## Fehler, und wie das Spiel aufgeht.

cli-unknown-variant = Keine Variante heißt „{ $key }“. Bekannte Varianten: { $known }.
cli-unknown-opponent = Kein Computergegner heißt „{ $name }“. Bekannte Gegner: { $known }.
cli-unknown-player = Kein Computergegner heißt „{ $name }“. Bekannte Gegner: { $known }; human ist ein Mensch.
cli-unknown-match = Kein Match heißt „{ $name }“. Bekannt sind: { $known }.
cli-needs-match = { $option } gehört zu einem Match: Gib auch --match an.
puzzles-in-vain = Die letzten { $games } Partien ergaben kein neues Rätsel. Die Sammlung hat { $found }.
cli-not-a-kept-game = Diese Zeile ist keine Partie, die `fanorona-lab chances` gespeichert hat.
cli-other-kept-games = Diese Partien wurden mit anderen Optionen gespielt.
cli-not-kept-games = Das ist keine Datei von `fanorona-lab chances --keep` in dieser Version.
cli-other-positions = Diese Stellungen wurden mit anderen Optionen erzeugt.
cli-not-positions = Das ist keine Datei von `fanorona-lab datagen` in dieser Version.
cli-damaged-positions = Block { $block } der Stellungen ist beschädigt.
cli-positions-of-another-variant = Diese Stellungen gehören zu einer anderen Variante als die der ersten Datei.
cli-no-patterns = Für dieses Brett lässt sich keine Bewertung lernen: Es braucht eine ungerade Zahl von Spalten und Reihen, mindestens fünf.
cli-patterns-too-large = Die Gewichte brauchen { $bytes } Bytes, mehr als { $most }. Mit größerem --least fallen seltene Muster weg.
cli-output = Die Ausgabe kann nicht geschrieben werden: { $detail }.
cli-input = Die Eingabe kann nicht gelesen werden: { $detail }.
cli-no-folder = Diesen Ordner gibt es nicht.
cli-not-a-folder = Das ist kein Ordner.
check-unknown = Das ist keine der Dateien, die geprüft werden können: Varianten, Bretter, Steine, Lektionen, Rätselsammlungen und Aufzeichnungen von Partien.
check-not-loaded = Von hier lädt das Programm diese Datei nicht: Solche Dateien lädt es aus { $folder }, mit der Endung .{ $extension }.

open-no-display = Es gibt keinen Bildschirm, auf dem sich ein Fenster öffnen ließe.
open-dead-display = Der Bildschirm antwortet nicht.
open-no-graphics = Kein Grafiktreiber gefunden: Das Fenster braucht Vulkan oder OpenGL.
open-no-window = Dieses Programm wurde ohne Fenster gebaut.
open-one-file = Das Terminal zeigt nur eine Partie: Gib eine einzige Datei an.
open-text = Das Spiel öffnet sich im Terminal.
open-exhibition = Ein Terminal gibt es auch nicht: Der Computer spielt eine Partie gegen sich selbst.

## Das Textbrett.

text-welcome = { $variant }. Gib einen Zug ein, zum Beispiel d3-e3, oder „hilfe“.
text-help =
    Einen Zug gibst du als Punkte ein: d3-e3. Häng A für Annäherung oder W für Rückzug
    an einen Punkt: d3-e3A. Eine Kette hat mehrere Schritte: c1-d1A-d2A. Mit seinen
    Buchstaben wird ein Zug so gespielt, wie er dasteht; ohne sie, oder mit ... am Ende,
    bleibt er offen, solange sein Stein weiter schlagen kann. Ein Punkt allein sagt,
    was sein Stein tun kann.
    Wörter:
    brett      zeichnet das Brett: W ist Weiß, B ist Schwarz, . ist ein freier Punkt.
    reihen     sagt das Brett in Worten.
    züge       nennt alle erlaubten Züge.
    tipp       nennt einen guten Zug und warum er gut ist.
    analyse    sagt nach der Partie, welche Züge Fehler waren, und warum.
    zurück, warum und lassen antworten dem Trainer: den Zug zurücknehmen, den Grund
               hören, den Zug stehen lassen.
    fertig     beendet den laufenden Zug; zurück nimmt seinen letzten Schritt zurück.
    rückgängig nimmt den letzten Zug zurück; wiederholen spielt ihn wieder.
    remis      bietet Remis an; annehmen und ablehnen antworten darauf.
    aufgeben   gibt die Partie auf.
    einfordern fordert einen Schlag ein, den der Gegner ausgelassen hat, wo die Variante
               das kennt.
    regeln     sagt die Regeln dieser Variante.
    vergleichen VARIANTE   sagt, welche Züge, oder Schritte einer offenen Kette, jene
               Variante erlaubt oder verbietet, und nach welcher Regel; vergleichen
               allein nennt die Varianten.
    erkunden   nennt die Eröffnung und sagt, was von hier aus gespielt wurde.
    speichern DATEI   schreibt die Aufzeichnung; speichern! DATEI ersetzt eine Datei.
    pause      hält die Uhren an, bis die nächste Zeile eingegeben ist.
    weiter     beginnt die nächste Partie eines Matches.
    beenden    beendet das Programm.
text-coach-words = Gib „zurück“, „warum“ oder „lassen“ ein.
text-coach-first = Antworte erst dem Trainer: „zurück“, „warum“ oder „lassen“.
text-coach-stands = Der Zug bleibt stehen.
text-own-variant-file = Diese Partie kann erst fortgesetzt werden, wenn { $file } im Ordner deiner Varianten liegt.
text-coach-none = Der Trainer hat nichts gefragt.
# $level is the strength at which the opponent plays, in Elo.
text-adjusts = { $name } spielt mit { $level } Elo.
text-coach-alone = Der Trainer hilft einem einzelnen Menschen gegen den Computer.
text-coach-level = „{ $level }“ ist keine Stufe des Trainers: erwartet wird 1, 2 oder 3, oder off.
text-analyse-later = Eine Partie lässt sich analysieren, wenn sie zu Ende ist.
text-analysing = Die Partie wird analysiert.
text-hint = Ein guter Zug ist { $turn }.
text-hint-end = Am besten beendest du den Zug hier.
text-none = keine
text-row = Reihe { $row }: weiß { $white }; schwarz { $black }; frei { $empty }.
text-counts =
    Weiß hat { $white ->
        [one] { $white } Stein
       *[other] { $white } Steine
    }, Schwarz hat { $black ->
        [one] { $black } Stein
       *[other] { $black } Steine
    }.
text-any-stone =
    { $side ->
        [white] Weiß ist am Zug: Jeder Stein darf ziehen, denn keiner kann schlagen.
       *[black] Schwarz ist am Zug: Jeder Stein darf ziehen, denn keiner kann schlagen.
    }
text-must-capture =
    { $side ->
        [white] { $count ->
            [one] Weiß muss schlagen: { $count } Stein kann es, { $points }.
           *[other] Weiß muss schlagen: { $count } Steine können es, { $points }.
        }
       *[black] { $count ->
            [one] Schwarz muss schlagen: { $count } Stein kann es, { $points }.
           *[other] Schwarz muss schlagen: { $count } Steine können es, { $points }.
        }
    }
text-should-capture =
    { $side ->
        [white] { $count ->
            [one] Weiß sollte schlagen: { $count } Stein kann es, { $points }. Sonst darf Schwarz den Schlag einfordern.
           *[other] Weiß sollte schlagen: { $count } Steine können es, { $points }. Sonst darf Schwarz den Schlag einfordern.
        }
       *[black] { $count ->
            [one] Schwarz sollte schlagen: { $count } Stein kann es, { $points }. Sonst darf Weiß den Schlag einfordern.
           *[other] Schwarz sollte schlagen: { $count } Steine können es, { $points }. Sonst darf Weiß den Schlag einfordern.
        }
    }
text-handicapped =
    { $side ->
        [white] Weiß ist am Zug, mit dem Handicap: ein Schritt, der nichts schlägt und Schwarz eine Schlagmöglichkeit lässt.
       *[black] Schwarz ist am Zug, mit dem Handicap: ein Schritt, der nichts schlägt und Weiß eine Schlagmöglichkeit lässt.
    }
text-cannot-give =
    { $side ->
        [white] Weiß ist am Zug, mit dem Handicap: Kein Schritt lässt Schwarz eine Schlagmöglichkeit, also ist jeder recht; er schlägt nichts.
       *[black] Schwarz ist am Zug, mit dem Handicap: Kein Schritt lässt Weiß eine Schlagmöglichkeit, also ist jeder recht; er schlägt nichts.
    }
text-must-eat =
    { $side ->
        [white] { $count ->
            [one] Weiß muss einen Stein schlagen, mit einem Schritt: { $count } Stein kann es, { $points }.
           *[other] Weiß muss einen Stein schlagen, mit einem Schritt: { $count } Steine können es, { $points }.
        }
       *[black] { $count ->
            [one] Schwarz muss einen Stein schlagen, mit einem Schritt: { $count } Stein kann es, { $points }.
           *[other] Schwarz muss einen Stein schlagen, mit einem Schritt: { $count } Steine können es, { $points }.
        }
    }
text-handicap-left =
    { $side ->
        [white] { $count ->
            [0] Das Handicap von Weiß endet mit seinem nächsten Zug.
            [one] Weiß hat das Handicap, bis nur noch { $until } seiner Steine übrig sind: noch { $count } Stein.
           *[other] Weiß hat das Handicap, bis nur noch { $until } seiner Steine übrig sind: noch { $count } Steine.
        }
       *[black] { $count ->
            [0] Das Handicap von Schwarz endet mit seinem nächsten Zug.
            [one] Schwarz hat das Handicap, bis nur noch { $until } seiner Steine übrig sind: noch { $count } Stein.
           *[other] Schwarz hat das Handicap, bis nur noch { $until } seiner Steine übrig sind: noch { $count } Steine.
        }
    }
text-may-claim = Der Zug eben hat einen Schlag ausgelassen: Gib „einfordern“ ein, damit er zurückgenommen wird.
text-chain-may-go-on = Der Stein auf { $point } kann weiter schlagen: { $steps }. Gib einen Punkt ein, oder „fertig“.
text-chain-must-go-on = Der Stein auf { $point } muss weiter schlagen: { $steps }. Gib einen Punkt ein.
text-chain-first = Beende erst diesen Zug.
text-option = { $step } schlägt { $points }
text-choice = Von { $from } nach { $to } schlägt in beide Richtungen: Mit { $to }A schlägst du { $approach }, mit { $to }W { $withdrawal }.
text-stone-goes = Der Stein auf { $point } kann ziehen: { $steps }.
text-turns-many = Mehr als { $count } Züge sind erlaubt. Die ersten davon:
text-turns =
    { $count ->
        [one] { $count } Zug ist erlaubt:
       *[other] { $count } Züge sind erlaubt:
    }
text-paika =
    { $side ->
        [white] Weiß zieht von { $from } nach { $to }.
       *[black] Schwarz zieht von { $from } nach { $to }.
    }
text-captured =
    { $side ->
        [white] { $count ->
            [one] Weiß zieht von { $from } nach { $to } und schlägt { $count } Stein: { $points }. Geschrieben { $turn }.
           *[other] Weiß zieht von { $from } nach { $to } und schlägt { $count } Steine: { $points }. Geschrieben { $turn }.
        }
       *[black] { $count ->
            [one] Schwarz zieht von { $from } nach { $to } und schlägt { $count } Stein: { $points }. Geschrieben { $turn }.
           *[other] Schwarz zieht von { $from } nach { $to } und schlägt { $count } Steine: { $points }. Geschrieben { $turn }.
        }
    }
text-thinks =
    { $side ->
        [white] Weiß, { $name }, denkt nach.
       *[black] Schwarz, { $name }, denkt nach.
    }
text-claims =
    { $side ->
        [white] Weiß fordert den ausgelassenen Schlag ein: Schwarz muss den Zug zurücknehmen und schlagen.
       *[black] Schwarz fordert den ausgelassenen Schlag ein: Weiß muss den Zug zurücknehmen und schlagen.
    }
text-offer =
    { $side ->
        [white] Weiß bietet Remis an. Schwarz kann „annehmen“ oder „ablehnen“ eingeben.
       *[black] Schwarz bietet Remis an. Weiß kann „annehmen“ oder „ablehnen“ eingeben.
    }
text-accepts =
    { $side ->
        [white] Weiß nimmt das Remis an.
       *[black] Schwarz nimmt das Remis an.
    }
text-declines =
    { $side ->
        [white] Weiß lehnt das Remis ab.
       *[black] Schwarz lehnt das Remis ab.
    }
text-declined = Das Remis ist abgelehnt.
text-step-back = Der Schritt ist zurückgenommen.
text-undone = Zurückgenommen.
text-redone = Wiederholt.
text-save-where = Nach „speichern“ gehört der Name einer Datei.
text-save-exists = „{ $file }“ gibt es schon. Mit „speichern! { $file }“ wird sie ersetzt.
text-save-open = Der laufende Zug wird nicht geschrieben: Er ist nicht zu Ende.
text-saved = Die Partie ist in „{ $file }“ geschrieben.
text-not-saved = „{ $file }“ kann nicht geschrieben werden: { $detail }.
text-unknown = „{ $text }“ ist weder ein Zug noch ein Wort, das hier bekannt ist. Gib „hilfe“ ein.
text-too-long = Die Zeile ist zu lang, daher zählt nichts davon: Höchstens { $most } Bytes sind erlaubt.
text-result = Ergebnis: { $result }.
text-after-end = Gib „rückgängig“, „speichern DATEI“ oder „beenden“ ein.
text-clocks = Uhren: Weiß { $white }, Schwarz { $black }.
text-no-clock = keine
text-paused = Die Uhren sind angehalten. Mit der nächsten Zeile laufen sie weiter.
text-no-clock-runs = Es läuft keine Uhr.
text-goodbye = Auf Wiedersehen.

## Ein Match am Textbrett. $number ist die Nummer der Partie; die Namen sind die der Parteien.

text-match-game = Partie { $number }, { $variant }: { $white } hat Weiß und beginnt, { $black } hat Schwarz.
text-match-rematch = Die Revanche: { $name } hat die vorige Partie gewonnen und spielt mit dem Handicap.
text-match-decider = Jeder hat eine Partie gewonnen: Diese entscheidet das Match.
text-match-replayed = Die vorige Partie war remis, also wird sie unter denselben Bedingungen noch einmal gespielt.
text-match-line = Partie { $number }, { $first } { $points } : { $others } { $second }. Am Zug: { $name }.
text-match-score = Stand: { $first } { $points } : { $others } { $second }.
text-match-won = { $name } gewinnt das Match.
text-match-next = Gib „weiter“ für Partie { $number } ein, oder „rückgängig“, „speichern DATEI“ oder „beenden“.
text-endless = { $turns } Züge wurden ohne ein Ende gespielt: Die Partie bleibt unentschieden.
text-no-next = Es gibt jetzt keine nächste Partie.
text-match-no-rematch = Das Match „{ $match }“ hat keine Revanche.

## Lösen.

solve-no-room = { $size } MiB Speicher sind nicht zu bekommen.
proof-none = Das ist kein Beweis.
proof-version = Unbekannte Version von Beweisen: „{ $version }“.
proof-turns = Der Beweis gilt nicht: Die Anzahl seiner Züge passt nicht.
proof-turn = Der Beweis gilt nicht: In { $position } gibt es keinen Zug mit der angegebenen Nummer.
proof-end = Der Beweis gilt nicht: In { $position } endet die Partie anders.
proof-cycle = Der Beweis gilt nicht: Eine Stellung kann wiederkehren, also kommt der Gewinn vielleicht nie.
proof-quiet = Der Beweis gilt nicht: Er braucht mehr Züge ohne Schlagen, als die Regeln erlauben.
proof-positions = Der Beweis hat mehr Stellungen, als sich verfolgen lassen.
proof-chains = Der Beweis lässt sich nicht prüfen: In { $position } gibt es zu viele Züge.
proof-not-kept = Der Wert ist bewiesen, aber der Speicher fasste nicht den ganzen Beweis; mit --memory gibt es mehr.
solve-progress =
    { $side ->
        [white] Gewinnt Weiß? { $nodes } Stellungen besucht; mindestens { $proof } weitere, um es zu beweisen, { $disproof }, um es zu widerlegen.
       *[black] Gewinnt Schwarz? { $nodes } Stellungen besucht; mindestens { $proof } weitere, um es zu beweisen, { $disproof }, um es zu widerlegen.
    }

## Matches.

match-unknown-player = Kein Spieler heißt „{ $name }“. Bekannte Spieler: random, pupil, search, exec:BEFEHLSZEILE und die Computergegner { $known }.
match-unknown-option = „{ $option }“ ist keine Option eines Spielers. Bekannte Optionen: { $known }.
match-misplaced-option = Die Option { $option } gilt nicht für diesen Spieler.
match-opening-over = Von hier aus ist kein Zug möglich. { $reason }
match-threads = { $games } Partien zugleich mit je { $threads } Threads sind zu viele; { $most } Threads sind das Höchste.
match-number = Die Option { $option } braucht eine ganze Zahl ab 1.
match-number-up-to = Die Option { $option } braucht eine ganze Zahl von 1 bis { $most }.
match-number-between = Die Option { $option } braucht eine ganze Zahl von { $least } bis { $most }.
match-twice = Die Option { $option } ist zweimal angegeben.
match-bad-patterns = { $file } enthält keine Gewichte, die `fanorona-lab train` in dieser Version geschrieben hat, oder ist beschädigt.
match-no-limit = Dieser Spieler braucht eine Grenze: Häng :nodes=20000 oder :movetime=200 an (bei exec in Klammern), oder gib --nodes, --movetime, --depth oder --clock an.
match-clock = Eine Uhr braucht Sekunden, und nach einem Pluszeichen vielleicht eine Zugabe: 60 oder 1+0.05.
match-command = Auf exec: muss die Befehlszeile eines Programms folgen, Optionen stehen in Klammern vor dem Doppelpunkt: exec[movetime=200]:node engine.mjs.
match-test = Die erste Zahl von --sprt muss kleiner sein als die zweite.
match-even = Die Zahl der Partien muss gerade sein: Jede Eröffnung wird zweimal gespielt, mit vertauschten Farben.
match-plies = Die Zahl der zufälligen Züge muss eine Zahl wie 6 oder ein Bereich wie 4-8 sein, höchstens 100.
match-edge = Ein Vorteil ist ein Bereich von Steinen für zufällige Eröffnungen, etwa 1.5-3, höchstens 20.
match-no-openings = In dieser Datei steht keine Stellung.
match-book-unused = Kein Spieler dieses Matches kennt ein Eröffnungsbuch, also nützt --book nichts.
match-book-variant = Dieses Buch gehört zur Variante „{ $other }“, gespielt wird aber „{ $key }“.
match-program = Das Programm von { $player } kann nicht spielen: { $detail }.
match-time = { $player }: { $time } ms je Zug, { $nodes } Stellungen je Sekunde.
spsa-unknown-constant = „{ $name }“ ist keine Konstante der Suche. Bekannte Konstanten: { $known }.
spsa-step = Die Schrittweite von { $option } muss eine ganze Zahl von { $least } bis { $most } sein.
spsa-not-a-state = Das ist kein Zustand von `fanorona-lab spsa` in dieser Version.
spsa-damaged-state = Dieser Zustand von `fanorona-lab spsa` ist beschädigt.
spsa-other-options = Dieser Zustand wurde mit anderen Optionen erzeugt.

## Die Tabellen des Parker-Heftes.

## Endspieltabellen. $small und $large sind Zahlen von Steinen.

endgame-too-many = { $stones } Steine passen nicht auf ein Brett mit { $points } Punkten.
endgame-memory = Tabellen mit { $stones } Steinen auf diesem Brett brauchen { $need } GiB Speicher; die Grenze ist { $limit } GiB.
endgame-building = Die Tabelle für { $small } gegen { $large } Steine wird gebaut.
endgame-progress = { $small } gegen { $large } Steine, Durchgang { $pass } [{ $bar }] { $percent } %
endgame-contradiction = Die Tabellen widersprechen sich bei { $position }: Der Eintrag ist { $said }, seine Züge führen aber zu { $found }.
endgame-wrong-numbers = Die Zahlen der Gewinne, Remis, Verluste und Züge, die die Tabelle für { $own } gegen { $enemy } Steine nennt, sind falsch.
endgame-not-checked = Von der Tabelle für { $small } gegen { $large } Steine wurde nichts geprüft.

## Gespeicherte Partien. $id ist die Kennung einer Partie.

games-broken-off = Eine Partie wurde unterbrochen: { $id }. „fanorona text --resume“ setzt sie fort.
games-none-broken-off = Es gibt keine unterbrochene Partie.
games-no-results = Noch keine solche Partie ist zu Ende, daher gibt es keine Ergebnisse.
games-no-strength = Keine solche Partie zählt für die Spielstärke: eine gegen einen Computergegner, die zu Ende ist, ohne Trainer, Tipps und zurückgenommene Züge.
games-over = Die Partie { $id } ist zu Ende.

## Stellungen, in denen ein Zug sehr viele Wege hat.

turns-cut = Hier endet die Liste: Es gibt mehr Züge.
perft-not-exact = Eine Zahl nach >= ist nicht genau: Eine Stellung hat mehr Ketten, als dieses Programm zählt, es sind also mindestens so viele.

compare-number = Verglichen werden zwei oder drei Varianten: --variants tsivy,parker.
compare-twice = Die Variante „{ $key }“ ist zweimal genannt.
compare-only-positions = Diese Option gilt für Stellungen, verglichen wird aber eine Partie.
compare-only-games = Diese Option gilt für eine Partie, es ist aber keine angegeben.
compare-boards = „{ $other }“ hat ein Brett von { $columns } × { $rows } Punkten, „{ $key }“ eines von { $firstcolumns } × { $firstrows }: Keine Stellung steht auf beiden.
compare-head-sheet = Variante
compare-head-turn = Zug
compare-head-takes = schlägt
compare-head-rule = Regel
compare-head-depth = Züge tief
compare-head-turns = Züge
compare-head-only = nur hier
compare-head-switch = Regelpunkt
compare-head-board = Brett
compare-head-end = Ende
compare-yes = ja
compare-no = nein
compare-rules = Die Regeln, die den Unterschied machen:
compare-unknown = nicht bekannt
compare-head-value = bei bestem Spiel
compare-not-exact = Eine Zahl nach >= ist nicht genau: Das Zählen wurde abgebrochen, es sind also mindestens so viele.
compare-parted = { $key } ist aus der Kette ausgeschieden. { $reason }
compare-no-step = Keine Variante erlaubt dort { $step }.
compare-game = Eine Partie von { $key }, { $turns } Züge, { $result }.
compare-with =
    { $count ->
        [0] { $key }: Dieselben Züge sind erlaubt.
        [one] { $key }: { $count } Zug ist anders.
       *[other] { $key }: { $count } Züge sind anders.
    }
compare-with-more = Gib „vergleichen“ und eine Variante ein, um die Züge zu sehen: { $keys }.

puzzle-timed-begin =
    { $mistakes ->
        [one] { $minutes } Minuten: Lös so viele, wie du kannst. Nach { $mistakes } Fehler ist Schluss.
       *[other] { $minutes } Minuten: Lös so viele, wie du kannst. Nach { $mistakes } Fehlern ist Schluss.
    }
puzzle-timed-left = Noch { $time }, gelöst { $solved }, Fehler { $mistakes } von { $most }.
puzzle-welcome = Rätsel. Gib einen Zug ein, oder „hilfe“ für die Wörter.
puzzle-your-rating = Deine Wertung: { $rating } ± { $deviation }.
puzzle-none-due = Kein Rätsel ist zur Wiederholung fällig.
puzzle-none-due-until = Kein Rätsel ist vor dem { $day } zur Wiederholung fällig.
puzzle-all-done = Heute sind keine Rätsel mehr fällig.
puzzle-unknown = Es gibt kein Rätsel „{ $name }“.
puzzle-not-a-name = „{ $name }“ ist kein Name eines Rätsels, wie tsivy-015b1b0 einer ist.
puzzle-not-a-theme = „{ $name }“ ist kein Thema. Themen: { $known }.
puzzle-not-a-difficulty = „{ $name }“ ist kein Bereich von Wertungen wie 1200-1600, 1800- oder -1000.
puzzle-no-sheet = Keine Variante mit Rätseln stammt vom Regelblatt „{ $name }“. Blätter: { $known }.
puzzle-go-on = Versuch es noch einmal, oder gib „lösung“ oder „weiter“ ein.
puzzle-daily-tried = Das Rätsel dieses Tages hast du schon versucht. Ein weiteres Ergebnis ändert deine Wertung nicht.
puzzle-daily-solved = Das Rätsel dieses Tages hast du schon gelöst.
puzzle-daily-over = Das war das Rätsel des Tages. Jetzt kommen Rätsel nahe deiner Wertung.
puzzle-is-solved = Dieses Rätsel ist gelöst. Gib „weiter“ ein, oder „nochmal“, um es zu wiederholen.
puzzle-not-in-timed = Das geht nicht in einem Lauf auf Zeit.
puzzle-help =
    Züge gibst du als Punkte ein: d3-e3, mit A für Annäherung oder W für Rückzug, wo
    beides möglich ist; eine Kette als c1-d1A-d2A. Der erste falsche Zug, „tipp“ oder
    „lösung“ zählt als Fehler; weitermachen darfst du trotzdem. Wörter:
    aufgabe    sagt noch einmal, was zu tun ist; brett, reihen, züge und regeln wie
               in einer Partie.
    fertig     beendet den laufenden Zug; zurück nimmt seinen letzten Schritt zurück.
    rückgängig nimmt den letzten Zug zurück.
    tipp       gibt einen Tipp; lösung zeigt den nächsten Zug der Lösung.
    nochmal    fängt das Rätsel noch einmal an.
    weiter     geht zum nächsten Rätsel, auch ohne Lösung.
    beenden    beendet das Programm.

explore-later = Der Explorer ist benutzbar, wenn die Partie zu Ende ist.
explore-head-turn = Zug
explore-head-games = Partien
explore-head-white = Weiß
explore-head-draws = Remis
explore-head-black = Schwarz
explore-head-value = Wert
explore-more =
    { $count ->
        [one] { $count } weiterer Zug wurde gespielt.
       *[other] { $count } weitere Züge wurden gespielt.
    }

learn-stars =
    { $stars ->
        [one] { $stars } Stern von drei.
       *[other] { $stars } Sterne von drei.
    }
learn-unknown = Keine Lektion oder Übung heißt „{ $name }“. Lektionen: { $known }.
learn-unknown-exercise = Die Lektion „{ $lesson }“ hat keine Übung „{ $name }“. Ihre Übungen: { $known }.
learn-no-lessons = Es gibt keine Lektionen.
learn-welcome = Lektionen. Gib einen Zug ein, oder „hilfe“ für die Wörter.
learn-heading = { $lesson }, Übung { $number } von { $count } ({ $name })
learn-marked = Markiert: { $points }.
learn-pick = Gib die Punkte ein, zum Beispiel a1 c3.
learn-is-solved = Diese Übung ist gelöst. Gib „weiter“ ein, oder „nochmal“, um sie zu wiederholen.
learn-type-next = Mit „weiter“ geht es weiter.
learn-last = Das ist die letzte Übung. „liste“ zeigt alle Lektionen.
learn-shown-reply =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } { $count ->
        [0] könnte mit { $path } antworten.
       *[other] könnte mit { $path } antworten und { $points } schlagen.
    }
learn-shown-better =
    { $count ->
        [0] Besser wäre { $path }.
       *[other] Besser wäre { $path }: Das schlägt { $points }.
    }
learn-picked = Richtig; noch { $left }.
learn-picked-so-far = Bisher gewählt: { $points }.
learn-not-these = Nicht gefragt: { $points }.
learn-none-picked = Keiner dieser Punkte wurde gewählt.
learn-type-points = Hier gibst du Punkte ein, einen nach dem anderen, zum Beispiel a1 c3.
learn-type-turn = Einen Zug gibst du als zwei Punkte ein, von wo nach wo, zum Beispiel d3-e3.
learn-to-where = Gib den Punkt ein, auf den er ziehen soll.
learn-type-chain = Gib die Punkte einzeln ein, und „fertig“, um den Zug zu beenden; oder gleich die ganze Kette, zum Beispiel c1-d1A-d2A.
learn-nothing-back = Es gibt nichts zurückzunehmen: Ein falscher Zug wird sofort zurückgenommen.
learn-picked-stay = Es gibt nichts zurückzunehmen: Gewählte Punkte bleiben gewählt.
learn-begins-again = Die Übung beginnt von vorn.
learn-all-done = Alle { $count } Übungen sind gelöst. Hier ist wieder die erste; „liste“ zeigt deine Sterne.
learn-lines = Von jedem Punkt führen Linien zu den nächsten in seiner Reihe und Spalte. Diagonale Linien gehen nur von starken Punkten aus: von denen, deren Spalte (a ist 1) und Reihe zusammen eine gerade Zahl ergeben, wie c3.
learn-help =
    Züge gibst du als Punkte ein: d3-e3, mit A für Annäherung oder W für Rückzug, wo
    beides möglich ist; eine Kette als c1-d1A-d2A. Wörter:
    aufgabe    sagt noch einmal, was zu tun ist; brett, reihen, züge und regeln wie
               in einer Partie.
    fertig     beendet den laufenden Zug; zurück nimmt seinen letzten Schritt zurück.
    rückgängig nimmt den letzten Zug zurück.
    einfordern fordert einen Schlag ein, den der Gegner ausgelassen hat.
    tipp       gibt einen Tipp; lösung zeigt den nächsten Zug der Lösung.
    nochmal    fängt die Übung noch einmal an.
    weiter     geht zur nächsten Übung, auch ohne Lösung.
    liste      zeigt die Lektionen mit deinen Sternen.
    beenden    beendet das Programm. Nächstes Mal machst du dort weiter.
