# Lektionen: was eine Übung sagt, ihre Knöpfe, das Terminal, und Fehler in Lektionsdateien.
# $side und $opponent sind white oder black.

## Warum ein Zug falsch ist. Die Zahlen zählen Steine.

learn-stopped-early = Du hast zu früh aufgehört: Derselbe Stein sollte weiterziehen.
learn-went-on = Du bist zu weit gezogen: Die Kette hätte früher enden sollen.
learn-by-approach = Der Schritt stimmt, aber der Schlag nicht: Hier muss es die Annäherung sein, also die Steine davor.
learn-by-withdrawal = Der Schritt stimmt, aber der Schlag nicht: Hier muss es der Rückzug sein, also die Steine dahinter.
learn-exposes =
    { $lost ->
        [one] Jetzt schlägt { $opponent ->
            [white] Weiß
           *[black] Schwarz
        } { $lost } Stein.
       *[other] Jetzt schlägt { $opponent ->
            [white] Weiß
           *[black] Schwarz
        } { $lost } Steine.
    } { $least ->
        [0] Nach dem richtigen Zug gibt es nichts zu schlagen.
       *[other] Nach dem richtigen Zug ist es nur { $least }.
    }
learn-not-reached = Nach diesem Zug steht keiner deiner Steine auf dem markierten Punkt.
learn-too-far =
    { $left ->
        [one] Nach diesem Zug ist das Ziel außer Reichweite: Nur { $left } Zug bleibt übrig.
       *[other] Nach diesem Zug ist das Ziel außer Reichweite: Nur { $left } Züge bleiben übrig.
    }
learn-win-missed = Ein anderer Zug gewinnt sofort.
learn-over = Die Partie ist zu Ende, und die Aufgabe ist nicht gelöst. { $outcome }
learn-unclaimed =
    { $opponent ->
        [white] Weiß hat gerade einen Schlag übersehen. Spiel nicht weiter: Fordere ihn ein.
       *[black] Schwarz hat gerade einen Schlag übersehen. Spiel nicht weiter: Fordere ihn ein.
    }
learn-not-point = { $point } ist keiner der gesuchten Punkte.
learn-win-gone = Mit diesem Zug ist der Gewinn dahin: Mit der gezeigten Antwort hält der Gegner die Partie.
learn-game-lost =
    { $opponent ->
        [white] Mit diesem Zug gewinnt Weiß: Sieh dir die Antwort an.
       *[black] Mit diesem Zug gewinnt Schwarz: Sieh dir die Antwort an.
    }
learn-omits-capture =
    { $opponent ->
        [white] Du hast einen Schlag ausgelassen, und Weiß darf ihn einfordern. Die markierten Steine konnten schlagen.
       *[black] Du hast einen Schlag ausgelassen, und Schwarz darf ihn einfordern. Die markierten Steine konnten schlagen.
    }
learn-win-by-force = Ein anderer Zug erzwingt den Gewinn.
learn-win-by-force-within = Ein anderer Zug erzwingt den Gewinn, in höchstens { $turns } Zügen beider Seiten.
learn-ends-behind =
    { $more ->
        [one] Mit den Schlägen, die folgen, hast du am Ende { $more } Stein weniger, als der beste Zug bringt.
       *[other] Mit den Schlägen, die folgen, hast du am Ende { $more } Steine weniger, als der beste Zug bringt.
    }
learn-ends-behind-by-force =
    { $more ->
        [one] Ein paar Züge später hast du { $more } Stein weniger, als der beste Zug erzwingt.
       *[other] Ein paar Züge später hast du { $more } Steine weniger, als der beste Zug erzwingt.
    }
learn-fewer-stones = Im erwarteten Verlauf hast du eine schlechtere Steinbilanz als nach dem besten Zug.
learn-less-freedom = Im erwarteten Verlauf bist du weniger beweglich als nach dem besten Zug.
learn-less-safety = Im erwarteten Verlauf bist du weniger gut vor Schlägen geschützt als nach dem besten Zug.
learn-less-centre = Im erwarteten Verlauf beherrschst du die Mitte des Brettes weniger als nach dem besten Zug.
learn-weaker = Dieser Zug verliert nicht sofort etwas, aber ein anderer ist um etwa { $whole },{ $tenth } Steine besser.
learn-not-best = Eine längere Suche hat einen besseren Zug gefunden.
learn-not-asked = Dieser Zug ist erlaubt, tut aber nicht, was hier verlangt ist.

## Was eine Übung sonst noch sagt.

learn-solution = Die Lösung geht mit { $turn } weiter.
learn-solution-points = Noch zu zeigen: { $points }.
learn-solution-claim = Die Lösung ist, den Schlag einzufordern.
learn-goes-on = Weiter so.
learn-goes-on-within =
    { $left ->
        [one] Weiter so: Noch { $left } Zug.
       *[other] Weiter so: Noch { $left } Züge.
    }
learn-taken-back = Zurückgenommen. Versuch einen anderen Zug.
learn-out-of-turns = Es sind keine Züge mehr übrig, und die Aufgabe ist nicht gelöst. Fang noch einmal an.
learn-thinking = Die Antwort wird berechnet …
learn-lesson-open =
    { $count ->
        [one] Das war die letzte Übung dieser Lektion. { $count } Übung ist noch offen.
       *[other] Das war die letzte Übung dieser Lektion. { $count } Übungen sind noch offen.
    }
learn-lesson-done = Diese Lektion ist geschafft.
learn-course-done = Du hast den ganzen Kurs geschafft. Jetzt spiel eine Partie!
learn-next-lesson = Als Nächstes kommt „{ $name }“.

## Knöpfe.

learn-button-claim = Schlag einfordern
learn-button-try-again = Neuer Versuch
learn-button-take-back = Zurücknehmen
learn-button-hint = Tipp
learn-button-solution = Lösung zeigen
learn-button-restart = Von vorn
learn-button-again = Noch einmal
learn-button-next = Nächste Übung
learn-button-next-lesson = Nächste Lektion
learn-button-play = Eine Partie spielen
learn-button-skip = Auslassen

## Fehler in Lektionsdateien.

lesson-no-english = Das Feld „{ $name }“ braucht einen englischen Text, „en“.
lesson-unknown-variant = Es gibt keine Variante „{ $name }“.
lesson-unknown-character = Es gibt keinen Computergegner „{ $name }“.
lesson-no-exercises = Eine Lektion braucht eine Übung.
lesson-key-taken = Eine andere Übung der Lektion hat den Schlüssel „{ $name }“.
lesson-position = Die Stellung passt nicht zur Variante. { $reason }
lesson-game-over = In dieser Stellung ist die Partie zu Ende.
lesson-turn = Der Zug „{ $turn }“ ist dort nicht spielbar. { $reason }
lesson-point = Das Brett hat keinen Punkt „{ $name }“.
lesson-empty-list = Die Liste darf nicht leer sein.
lesson-line-ends-with-reply = Eine Zugfolge muss mit einem Zug des Lernenden enden.
lesson-too-many-lists = „equal“ hat mehr Listen, als die Zugfolge Züge des Lernenden hat, { $most }.
lesson-zero = „{ $name }“ darf nicht 0 sein.
lesson-unreachable = Kein erlaubtes Spiel erreicht dieses Ziel.
lesson-already-reached = Das Ziel ist in der Stellung schon erreicht.
lesson-needless = Das Feld „{ $name }“ hat bei diesem Ziel keine Bedeutung.
lesson-answers-solution = Der Zug „{ $name }“ löst die Übung und braucht deshalb keine Antwort.

## Der gespeicherte Lernstand.

progress-put-aside =
    Dein Lernstand in den Lektionen konnte nicht gelesen werden ({ $reason }). Die Datei liegt jetzt in { $place }. { $kept ->
        [0] Nichts daraus ließ sich behalten.
        [one] Der Stand von { $kept } Übung ließ sich behalten.
       *[other] Der Stand von { $kept } Übungen ließ sich behalten.
    }
progress-stuck = Dein Lernstand in { $place } ist nicht lesbar ({ $reason }). Er bleibt, wie er ist, und Neues wird nicht gespeichert.
progress-not-kept = Dein Lernstand in den Lektionen kann nicht gespeichert werden: { $reason }
progress-version = er hat Version { $version }, die dieses Programm nicht kennt

## Der Trainer neben einer Partie.

coach-title = Trainer
coach-asks = Noch mal hinsehen? { $turn } verliert viel.
coach-asks-less = Noch mal hinsehen? { $turn } verliert etwas.
coach-take-back = Zurücknehmen
coach-why = Warum?
coach-let-stand = Stehen lassen
coach-threat =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } droht, mit { $turn } { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } zu schlagen: { $points }.
coach-more-threats = Auch bedroht: { $points }.
coach-off = Kein Trainer
coach-low = Bei drei verlorenen Steinen
coach-middle = Bei zwei verlorenen Steinen
coach-high = Bei einem verlorenen Stein
coach-line = Fragt einmal „Noch mal hinsehen?“, bevor ein Zug stehen bleibt, der so viel verliert, und sagt, was droht. Partien mit Trainer zählen nicht zu deinen Gewinnen.

## Lektionen im Terminal.

## Die Seite der Rätsel.

menu-puzzles = Rätsel
puzzles-about = Stellungen aus Partien, in denen ein Zug deutlich besser ist als alle anderen. Finde ihn; deine Wertung sagt, wie schwierige Rätsel du löst.
puzzles-standing = Deine Wertung: { $rating } ± { $deviation }. Gelöst: { $solved } von { $tried }.
puzzles-loading = Die Rätsel werden geladen …
puzzles-not-fetched = Die Rätsel für { $variant } konnten nicht geladen werden. Schließ diese Seite und öffne sie wieder, um es noch einmal zu versuchen.
puzzles-next = Nächstes Rätsel
puzzles-daily = Rätsel des Tages
puzzles-daily-about = Für alle dasselbe, jeden Tag ein neues.
puzzles-daily-row =
    { $days ->
        [one] Gestern gelöst: Lös das heutige, dann sind es zwei Tage in Folge.
       *[other] { $days } Tage in Folge gelöst.
    }
puzzles-daily-done =
    { $days ->
        [0] Für heute gelöst.
        [one] Für heute gelöst.
       *[other] Für heute gelöst, { $days } Tage in Folge.
    }
puzzles-again = Noch einmal
puzzles-again-about =
    { $count ->
        [one] { $count } Rätsel, an dem du gescheitert bist, kommt wieder.
       *[other] { $count } Rätsel, an denen du gescheitert bist, kommen wieder.
    }
puzzles-timed = Auf Zeit
puzzles-timed-about = So viele, wie du in drei Minuten schaffst; beim dritten Fehler ist Schluss.
puzzles-timed-best =
    { $best ->
        [one] Drei Minuten, drei Fehler. Dein Rekord: { $best } Rätsel.
       *[other] Drei Minuten, drei Fehler. Dein Rekord: { $best } Rätsel.
    }
puzzle-timed-count =
    { $most ->
        [one] Gelöst: { $solved }. Fehler: { $mistakes } von { $most }.
       *[other] Gelöst: { $solved }. Fehler: { $mistakes } von { $most }.
    }
puzzles-any = beliebig
puzzles-sheet = Regelblatt
puzzles-theme = Thema
puzzles-level = Schwierigkeit
puzzles-easier = leichter
puzzles-near = wie meine Wertung
puzzles-harder = schwerer
puzzles-count =
    { $count ->
        [0] So ein Rätsel gibt es nicht.
        [one] { $count } Rätsel ist so.
       *[other] { $count } Rätsel sind so.
    }
