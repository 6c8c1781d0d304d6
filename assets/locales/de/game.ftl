# Das Fenster. $side ist white, black, you (die einzige Person am Bildschirm) oder der Name eines Spielers.

window-title = Fanorona

menu-new-game = Neue Partie
menu-variant = Variante
new-game-others = Andere Varianten
variant-line-telo = Das kleinste Brett: vier Steine auf jeder Seite, wenige Minuten.
variant-line-dimy = Zwölf Steine auf jeder Seite: gleiche Regeln, kürzere Partien.
variant-line-tsivy = Das Nationalspiel: 22 Steine auf jeder Seite, Ketten von Schlägen.
variant-line-parker = Ketten werden bis zum Ende gespielt; der erste Zug ist ein einzelner Schritt.
variant-line-tumicarona = Wer dem anderen keinen Zug lässt, gewinnt auch; remis nach 20 Zügen ohne Schlag.
variant-line-rematch = Der letzte Gewinner nimmt nichts, bis er nur noch fünf Steine hat.
variant-line-vela = Der letzte Gewinner gibt, der Verlierer nimmt einen Stein je Zug.
variant-line-own = Eigene: { $white } weiße, { $black } schwarze Steine.
menu-person = Ein Mensch
menu-start = Spielen
menu-undo = Rückgängig
menu-redo = Wiederholen
menu-confirm = Spielen
menu-end-turn = Zug beenden
menu-step-back = Schritt zurück
menu-resign = Aufgeben
menu-offer-draw = Remis anbieten
menu-accept = Annehmen
menu-decline = Ablehnen
menu-claim = Schlag einfordern
menu-rules = Regeln
menu-continue = Weiterspielen
menu-close = Schließen
menu-back = Zurück
menu-game = Diese Partie
menu-games = Bibliothek
menu-library = Meine Partien
menu-statistics = Statistik
menu-shipped = Lehrreiche Partien
menu-booklet = Parker-Heft, nachgezählt
menu-settings = Einstellungen
menu-keys = Maus und Tasten
menu-quit = Beenden
menu-unusable = Dateien, die keine brauchbaren Varianten sind:

status-to-move =
    { $side ->
        [you] Du bist am Zug
        [white] Weiß ist am Zug
        [black] Schwarz ist am Zug
       *[other] { $side } ist am Zug
    }
status-must-capture =
    { $side ->
        [you] Du bist am Zug und musst schlagen: { $how }
        [white] Weiß muss schlagen: { $how }
        [black] Schwarz muss schlagen: { $how }
       *[other] { $side } muss schlagen: { $how }
    }
status-how-both =
    auf { $others ->
        [black] schwarze
       *[white] weiße
    } Steine zu oder von ihnen weg
status-how-approach =
    auf { $others ->
        [black] schwarze
       *[white] weiße
    } Steine zu
status-how-withdrawal =
    von { $others ->
        [black] schwarzen
       *[white] weißen
    } Steinen weg
status-should-capture =
    { $side ->
        [you] { $count ->
            [one] Du solltest schlagen, sonst darf es eingefordert werden: { $count } Stein kann es
           *[other] Du solltest schlagen, sonst darf es eingefordert werden: { $count } Steine können es
        }
        [white] { $count ->
            [one] Weiß sollte schlagen, sonst darf Schwarz es einfordern: { $count } Stein kann es
           *[other] Weiß sollte schlagen, sonst darf Schwarz es einfordern: { $count } Steine können es
        }
        [black] { $count ->
            [one] Schwarz sollte schlagen, sonst darf Weiß es einfordern: { $count } Stein kann es
           *[other] Schwarz sollte schlagen, sonst darf Weiß es einfordern: { $count } Steine können es
        }
       *[other] { $count ->
            [one] { $side } sollte schlagen, sonst darf es eingefordert werden: { $count } Stein kann es
           *[other] { $side } sollte schlagen, sonst darf es eingefordert werden: { $count } Steine können es
        }
    }
status-any-stone =
    { $side ->
        [you] Du bist am Zug und darfst mit jedem Stein ziehen
        [white] Weiß darf mit jedem Stein ziehen
        [black] Schwarz darf mit jedem Stein ziehen
       *[other] { $side } darf mit jedem Stein ziehen
    }
status-may-continue = Zieh weiter mit { $point } oder beende den Zug
status-must-continue = { $point } muss weiter schlagen
status-choose =
    { $by ->
        [fingers] Was schlägst du? Tippe auf einen Stein mit A oder W oder auf einen Knopf
       *[mouse] Was schlägst du? Klicke auf einen Stein mit A oder W, oder drück { $key-approach } oder { $key-withdrawal }
    }
status-thinking = { $name } denkt nach …
status-offer =
    { $side ->
        [white] Weiß bietet Remis an
        [black] Schwarz bietet Remis an
       *[other] { $side } bietet Remis an
    }
status-declined = Das Remis ist abgelehnt
status-may-claim = Der letzte Zug hat einen Schlag ausgelassen: Du darfst ihn einfordern
status-hint =
    { $by ->
        [fingers] Tippe auf einen Stein, dann auf den Punkt, auf den er ziehen soll.
       *[mouse] Klicke auf einen Stein, dann auf den Punkt, auf den er ziehen soll.
    }
status-hint-pick =
    { $by ->
        [fingers] Tippe die Punkte auf dem Brett an.
       *[mouse] Klicke die Punkte auf dem Brett an.
    }
status-proposed = Nach { $point }?
status-hint-proposed =
    { $by ->
        [fingers] Tippe noch einmal auf { $point } oder auf „Spielen“. Ein anderer Punkt nimmt es zurück.
       *[mouse] Klicke noch einmal auf { $point } oder auf „Spielen“. Ein anderer Punkt nimmt es zurück.
    }
status-hint-choice = Annäherung schlägt die Steine vor dem Schritt, Rückzug die dahinter.
status-can =
    { $count ->
        [one] Einer deiner Steine kann es.
       *[other] { $count } deiner Steine können es.
    }
status-hint-capture =
    { $by ->
        [fingers] Tippe auf einen Stein, dann auf einen Punkt zu { $others ->
            [black] schwarzen
           *[white] weißen
        } Steinen hin oder von ihnen weg: So schlägst du sie.
       *[mouse] Klicke auf einen Stein, dann auf einen Punkt zu { $others ->
            [black] schwarzen
           *[white] weißen
        } Steinen hin oder von ihnen weg: So schlägst du sie.
    }
status-hint-paika =
    { $by ->
        [fingers] Schlagen geht nicht: Tippe auf einen Stein, dann auf einen Punkt daneben.
       *[mouse] Schlagen geht nicht: Klicke auf einen Stein, dann auf einen Punkt daneben.
    }
status-claimed = Der Schlag wurde eingefordert: Der Paika ist zurückgenommen, jetzt muss geschlagen werden
status-handicapped-turn =
    { $side ->
        [you] Du bist am Zug: Mach einen einfachen Schritt, der eine Schlagmöglichkeit lässt
        [white] Weiß macht einen einfachen Schritt, der Schwarz eine Schlagmöglichkeit lässt
        [black] Schwarz macht einen einfachen Schritt, der Weiß eine Schlagmöglichkeit lässt
       *[other] { $side } macht einen einfachen Schritt, der eine Schlagmöglichkeit lässt
    }
hint-target =
    { $by ->
        [fingers] Tippe auf einen markierten Punkt oder auf einen anderen Stein.
       *[mouse] Klicke auf einen markierten Punkt oder auf einen anderen Stein.
    }
hint-only-target =
    { $by ->
        [fingers] Tippe auf einen markierten Punkt.
       *[mouse] Klicke auf einen markierten Punkt.
    }
hint-captures = Annäherung schlägt die Steine vor dem Schritt, Rückzug die dahinter; die Zahlen sagen, wie viele.
hint-chain =
    { $by ->
        [fingers] Tippe auf den nächsten Punkt oder beende den Zug.
       *[mouse] Klicke auf den nächsten Punkt, oder beende den Zug mit { $key-end }; { $key-step-back } nimmt den Schritt zurück.
    }
hint-chain-must =
    { $by ->
        [fingers] Tippe auf den nächsten Punkt oder nimm den Schritt zurück.
       *[mouse] Klicke auf den nächsten Punkt; { $key-step-back } nimmt den Schritt zurück.
    }

menu-fold = Menü
menu-help = Hilfe
menu-take-approach = { $key-approach }: Annäherung
menu-take-withdrawal = { $key-withdrawal }: Rückzug
match-taken =
    { $side ->
        [you] Du hast { $count } geschlagen
        [white] Weiß hat { $count } geschlagen
        [black] Schwarz hat { $count } geschlagen
       *[other] { $side } hat { $count } geschlagen
    }
seat-computer = Computer: { $name }
seat-choose =
    { $side ->
        [white] Wer spielt Weiß?
       *[black] Wer spielt Schwarz?
    }
seat-take = Wählen
seat-person-line = Jemand an diesem Bildschirm.
rules-source = Quelle: { $source }
status-over = Die Partie ist zu Ende
status-over-hint = Nimm den letzten Zug zurück, dann kannst du von dort weiterspielen.
result-again = Noch einmal
result-first-win = Dein erster Sieg!
result-first-win-over = Dein erster Sieg gegen { $name }!
result-losses =
    Dreimal nacheinander verloren: { $offer ->
        [both] { $name } spielt milder, und der Trainer könnte dir helfen.
        [opponent] { $name } spielt milder.
       *[coach] Der Trainer könnte dir helfen.
    }
result-stronger = Ein stärkerer Gegner: { $name }
result-gentler = Ein leichterer Gegner: { $name }
result-coach = Mit Trainer spielen
result-others = Oder
resign-question =
    { $side ->
        [you] Willst du aufgeben?
        [white] Soll Weiß aufgeben?
        [black] Soll Schwarz aufgeben?
       *[other] Soll { $side } aufgeben?
    }
quit-question = Beenden? Deine Partie bleibt erhalten: Nächstes Mal kannst du sie fortsetzen.
quit-question-unkept = Beenden? Die laufende Partie kann nicht gespeichert werden.

help-play =
    { $by ->
        [fingers] Tippe auf einen Stein mit Ring, dann auf einen der Punkte, die dafür markiert sind; oder zieh den Stein dorthin.
       *[mouse] Klicke auf einen Stein mit Ring, dann auf einen der Punkte, die dafür markiert sind; oder zieh den Stein mit der Maus dorthin.
    }
help-camera =
    { $by ->
        [fingers] Dreh das Brett mit zwei Fingern; spreize sie, um näher heranzukommen.
       *[mouse] Dreh das Brett mit gedrückter rechter Maustaste; mit dem Mausrad kommst du näher heran.
    }
key-cursor = den Cursor über die Punkte bewegen
key-act = den Stein oder Punkt unter dem Cursor wählen
key-end-turn = den Zug beenden
key-choice = durch Annäherung oder durch Rückzug schlagen
key-undo-step = den letzten Schritt einer Kette zurücknehmen
key-undo = einen Zug zurücknehmen, wiederholen
key-escape = schließen, was offen ist
key-sound = Ton an oder aus
key-function = Regeln, Vollbild

menu-hint = Tipp
menu-hint-why = Warum?
menu-hint-away = Ausblenden
hint-sought = Ein guter Zug wird gesucht …
hint-shown =
    { $by ->
        [fingers] Ein guter Zug geht von { $from } nach { $to }. Tippe auf „Warum?“, dann erfährst du den Grund.
       *[mouse] Ein guter Zug geht von { $from } nach { $to }. Drück noch einmal { $key-hint }, dann erfährst du den Grund.
    }
hint-shown-lost =
    { $by ->
        [fingers] Der beste Versuch geht von { $from } nach { $to }. Tippe auf „Warum?“, dann erfährst du den Grund.
       *[mouse] Der beste Versuch geht von { $from } nach { $to }. Drück noch einmal { $key-hint }, dann erfährst du den Grund.
    }
hint-end =
    { $by ->
        [fingers] Beende den Zug hier. Tippe auf „Warum?“, dann erfährst du den Grund.
       *[mouse] Beende den Zug hier. Drück noch einmal { $key-hint }, dann erfährst du den Grund.
    }
hint-leads-won = Dann ist die Partie so gut wie gewonnen.
hint-leads-better = Dann stehst du besser.
hint-leads-even = Dann steht die Partie gleich.
hint-leads-worse = Dann steht die andere Seite besser, aber alles andere ist schlechter.
hint-leads-lost = Gegen bestes Spiel ist die Partie verloren, aber so hältst du am längsten durch.
key-hint = einen guten Zug zeigen, erklären, ausblenden

# Die erste Frage, und die Lektionen.

welcome-about = Das Nationalspiel Madagaskars. Zwei Spieler, jeder mit zweiundzwanzig Steinen: Zieh auf die gegnerischen Steine zu oder von ihnen weg, und schlag sie.
welcome-new = Fanorona ist neu für mich
welcome-new-line = Spielend lernen: kurze Übungen, eine Regel nach der anderen.
welcome-known = Ich kenne das Spiel
welcome-known-line = Brett und Gegner wählen und losspielen.
start-library-line = Deine Partien, und andere aus Dateien und Links.
start-course = Mit dem Kurs weitermachen
start-course-line = { $name }, Übung { $number } von { $count }
menu-learn = Lernen
menu-lessons = Lektionen
lessons-begin = Anfangen
lessons-continue = Weitermachen
lessons-again = Von vorn
lessons-unusable = Dateien, die keine brauchbaren Lektionen sind:
status-solved = Gelöst

menu-about = Über Fanorona
about-version = Fanorona { $version }
about-licence = Freie Software unter der MIT-Lizenz oder der Apache-Lizenz 2.0, nach deiner Wahl.
about-libraries = Die enthaltenen Bibliotheken, nach Lizenzen geordnet:
about-show = Lizenzen zeigen

window-failed = Das Fenster musste geschlossen werden: { $cause }. Mit „fanorona text“ hast du das Brett im Terminal.
window-without = Mit { $variables } öffnet sich kein Fenster. Das Programm versucht es ohne.
