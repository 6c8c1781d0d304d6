# Rätsel: ihre Texte, Themen, Ergebnisse, das Terminal, und Fehler in Sammlungen.
# $side ist white oder black.

puzzle-heading = Rätsel
puzzle-title = Rätsel { $name }
puzzle-about = { $variant }, Schwierigkeit { $rating }.
puzzle-task =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } am Zug: { $turns ->
        [one] Finde den besten Zug.
       *[other] Finde den besten Zug, { $turns }-mal nacheinander.
    }
puzzle-task-win =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } am Zug schlägt die letzten Steine und gewinnt.
puzzle-task-draw =
    { $side ->
        [white] Weiß am Zug rettet das Remis.
       *[black] Schwarz am Zug rettet das Remis.
    }
puzzle-solved =
    { $count ->
        [one] Gelöst. Thema: { $themes }.
       *[other] Gelöst. Themen: { $themes }.
    }

## Themen, und der Tipp, der zu jedem gehört.

puzzle-theme-long-chain = lange Kette
puzzle-theme-withdrawal = Rückzug
puzzle-theme-sacrifice = Opfer
puzzle-theme-quiet-turn = stiller Zug
puzzle-theme-stop-early = rechtzeitig aufhören
puzzle-theme-save-draw = Remis retten
puzzle-theme-last-stone = der letzte Stein
puzzle-theme-ending = Endspiel
puzzle-hint-long-chain = Einer der Züge ist eine Kette von mindestens vier Schritten.
puzzle-hint-withdrawal = Der erste Zug beginnt mit einem Schlag durch Rückzug.
puzzle-hint-sacrifice = Einer der Züge gibt mehr Steine, als er schlägt.
puzzle-hint-quiet-turn = Einer der Züge schlägt nichts.
puzzle-hint-stop-early = Eine Kette muss enden, obwohl sie weitergehen könnte.
puzzle-hint-save-draw = Jeder andere Zug verliert: Such zu jedem eine Antwort, mit der der Gegner ihn widerlegt.
puzzle-hint-last-stone = Der letzte Zug schlägt alle Steine, die der Gegner noch hat.
puzzle-hint-ending = Es sind nur noch wenige Steine da: Verfolge jeden Zug bis zum Ende.

## Ergebnisse.

puzzle-rating = Deine Wertung: { $rating } ({ $change }).
puzzle-not-rated = Dieses Rätsel hast du schon versucht, also zählt es nicht für deine Wertung.
puzzle-at-last = Doch noch gelöst!
puzzle-comes-again = Es kommt am { $day } wieder.
puzzle-streak =
    { $days ->
        [one] Das Rätsel des Tages ist gelöst.
       *[other] Das Rätsel des Tages ist gelöst, { $days } Tage in Folge.
    }

## Ein Lauf auf Zeit.

puzzle-timed-time = Die Zeit ist um.
puzzle-timed-mistakes = Das war der letzte Fehler.
puzzle-timed-none = Es gibt keine Rätsel dieser Art mehr.
puzzle-timed-result =
    { $solved ->
        [one] Du hast { $solved } Rätsel gelöst. Dein bester Lauf bisher: { $best }.
       *[other] Du hast { $solved } Rätsel gelöst. Dein bester Lauf bisher: { $best }.
    }
puzzle-timed-best =
    { $solved ->
        [one] Du hast { $solved } Rätsel gelöst: dein bester Lauf.
       *[other] Du hast { $solved } Rätsel gelöst: dein bester Lauf.
    }

## Rätsel im Terminal.

puzzle-none = Es gibt kein Rätsel dieser Art.

## Sammlungen, die nicht brauchbar sind, und die gespeicherten Ergebnisse.

pack-unknown-variant = Es gibt keine Variante „{ $key }“.
puzzle-progress-put-aside =
    Deine Ergebnisse bei den Rätseln konnten nicht gelesen werden ({ $reason }). Die Datei liegt jetzt in { $place }. { $kept ->
        [0] Nichts daraus ließ sich behalten.
        [one] Das Ergebnis von { $kept } Rätsel ließ sich behalten.
       *[other] Die Ergebnisse von { $kept } Rätseln ließen sich behalten.
    }
puzzle-progress-stuck = Deine Ergebnisse bei den Rätseln in { $place } sind nicht lesbar ({ $reason }). Sie bleiben, wie sie sind, und neue werden nicht gespeichert.
puzzle-progress-not-kept = Deine Ergebnisse bei den Rätseln können nicht gespeichert werden: { $reason }
