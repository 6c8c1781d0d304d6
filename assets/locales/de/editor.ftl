# Der Stellungseditor, und was von Stellungen bewiesen wird. $side ist white oder black.

editor-open = Stellungseditor
editor-edit = Stellung bearbeiten
editor-title = Stellungseditor
editor-tool-white = Weiße Steine setzen
editor-tool-black = Schwarze Steine setzen
editor-tool-move = Steine versetzen
editor-tool-remove = Steine wegnehmen
editor-about-white =
    { $by ->
        [fingers] Tippe auf einen Punkt, um dort einen weißen Stein zu setzen oder wegzunehmen.
       *[mouse] Klicke auf einen Punkt, um dort einen weißen Stein zu setzen oder wegzunehmen.
    }
editor-about-black =
    { $by ->
        [fingers] Tippe auf einen Punkt, um dort einen schwarzen Stein zu setzen oder wegzunehmen.
       *[mouse] Klicke auf einen Punkt, um dort einen schwarzen Stein zu setzen oder wegzunehmen.
    }
editor-about-move =
    { $by ->
        [fingers] Zieh einen Stein, oder tippe auf ihn und dann auf einen freien Punkt. Neben dem Brett wird er weggenommen.
       *[mouse] Zieh einen Stein, oder klicke auf ihn und dann auf einen freien Punkt. Neben dem Brett wird er weggenommen.
    }
editor-about-remove =
    { $by ->
        [fingers] Tippe auf die Steine, die weggenommen werden sollen.
       *[mouse] Klicke auf die Steine, die weggenommen werden sollen; die rechte Taste tut das mit jedem Werkzeug.
    }
editor-start = Anfang
editor-clear = Leeres Brett
editor-swap = Farben tauschen
editor-number = Nummer des Zuges
editor-quiet = Züge seit dem letzten Schlag
editor-handicap = Handicap
editor-handicap-none = keine Seite
editor-text = Als Text
editor-copy = Kopieren
editor-paste = Einfügen
editor-copied = Die Stellung ist in der Zwischenablage.
editor-copy-link = Link kopieren

## Was an einer Stellung ungewöhnlich ist.

editor-over = Hier ist die Partie zu Ende. { $outcome }
editor-was-over =
    { $side ->
        [white] Weiß hat keine Steine: Die Partie war schon vor diesem Zug zu Ende.
       *[black] Schwarz hat keine Steine: Die Partie war schon vor diesem Zug zu Ende.
    }
editor-many-stones =
    { $side ->
        [white] Weiß hat { $found } Steine, mehr als die { $start } am Anfang: Keine Partie führt hierher.
       *[black] Schwarz hat { $found } Steine, mehr als die { $start } am Anfang: Keine Partie führt hierher.
    }
editor-many-quiet-turns = Keine Partie führt hierher: { $quiet } Züge seit dem letzten Schlag, gespielt sind aber nur { $played }.
editor-handicap-over =
    { $side ->
        [white] Weiß hat so wenige Steine, dass sein Handicap vorbei ist.
       *[black] Schwarz hat so wenige Steine, dass sein Handicap vorbei ist.
    }

## Lösen.

solver-solve = Lösen
solver-stop = Anhalten
solver-busy = Wird gelöst …
solver-failed = Die Stellung kann hier nicht gelöst werden.
solver-value = Bei bestem Spiel: { $value }.
solver-unknown = Nicht bewiesen, nach { $nodes } Stellungen. Mit weniger Steinen geht es schneller.
