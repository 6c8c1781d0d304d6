# Partien, die gespeichert, importiert und weitergegeben werden; Statistik. $side ist white oder black.

## Die Liste der Partien.

library-search = Namen, Anmerkungen
library-any-variant = Jede Variante
library-any-result = Jedes Ergebnis
library-result-open = Nicht zu Ende
library-result-won =
    { $side ->
        [white] Weiß gewann
       *[black] Schwarz gewann
    }
library-result-drawn = Remis
library-since = Von
library-until = Bis
library-day-hint = 2026-11
library-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
library-count =
    { $all ->
        [one] { $shown } von { $all } Partie
       *[other] { $shown } von { $all } Partien
    }
library-reading = Partien werden gelesen: { $done } von { $all }
library-empty = Noch ist keine Partie gespeichert. Jede Partie wird vom ersten Zug an gespeichert.
library-trash-empty = Keine Partie ist gelöscht.
library-none-found = Keine Partie passt.
library-choose = Wähle eine Partie, um zu sehen, was sich mit ihr machen lässt.
library-at-table = Auf dem Tisch
library-go-on = Fortsetzen
library-review = Ansehen
library-name = Name …
library-name-hint = Ein Name für diese Partie
library-name-keep = Namen speichern
library-copy-text = Als Text kopieren
menu-share = Teilen
share-picture = Bild der Stellung
share-link = Link zur Partie
library-copied-text = Die Aufzeichnung ist in der Zwischenablage.
library-copied-link = Der Link ist in der Zwischenablage.
share-copied-picture = Das Bild ist in der Zwischenablage.
library-save = In Datei speichern …
library-save-all = Diese in Datei speichern …
library-file = fanorona.fgn
library-path-hint = /home/…/fanorona.fgn
library-exported =
    { $count ->
        [one] Die Partie ist in „{ $file }“ geschrieben.
       *[other] { $count } Partien sind in „{ $file }“ geschrieben.
    }
library-delete = Löschen
library-deleted = Die Partie ist gelöscht.
library-bring-back = Zurückholen
library-trash = Gelöschte Partien
library-back = Gespeicherte Partien
library-import = Partien importieren …
library-damaged = Dieser Spielstand ist nicht brauchbar. { $reason }
library-backup = Der neueste Spielstand ist nicht brauchbar, deshalb gilt der davor: Vielleicht fehlt ein Zug. { $reason }
library-just-now = gerade eben
library-minutes-ago =
    { $count ->
        [one] vor einer Minute
       *[other] vor { $count } Minuten
    }
library-hours-ago =
    { $count ->
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
library-days-ago =
    { $count ->
        [one] vor einem Tag
       *[other] vor { $count } Tagen
    }

## Eine Partie, die unterbrochen wurde.

resume-turn =
    { $side ->
        [white] Zug { $number }, Weiß am Zug
       *[black] Zug { $number }, Schwarz am Zug
    }
resume-when = Zuletzt gespielt { $when }

## Partien, die importiert werden.

import-title = Partien importieren
import-ways = Wähle Dateien mit Aufzeichnungen, leg sie auf dem Fenster ab, oder füge mit Strg+V eine Aufzeichnung oder einen Link ein. Eine einzelne Partie wird geöffnet; mehrere kommen zu deinen Partien. Eine eigene Variante, ein eigenes Brett, eigene Steine oder eine eigene Lektion (.ron) kommen zu den anderen.
import-choose = Dateien wählen …
import-paste = Einfügen
import-path = Pfad einer Datei, oder ein Link
import-read = Lesen
import-no-dialog = Dieses System zeigt keinen Dialog für Dateien.
import-nothing-to-paste = In der Zwischenablage ist kein Text.
import-not-pasted = Der Browser gibt die Zwischenablage nicht her. Drück stattdessen Strg+V, oder wähle eine Datei.
import-reading =
    { $count ->
        [one] { $count } Partie ist gelesen
       *[other] { $count } Partien sind gelesen
    }
import-stop = Anhalten
import-stopped = Vor dem Ende angehalten.
import-kept =
    { $count ->
        [0] Keine Partie wurde importiert.
        [one] Eine Partie ist jetzt unter deinen Partien.
       *[other] { $count } Partien sind jetzt unter deinen Partien.
    }
import-variant = Die Variante „{ $name }“ ist jetzt unter deinen. Wähle sie unter „Neue Partie“.
import-board = Das Brett „{ $name }“ liegt jetzt auf dem Tisch und steht in den Einstellungen bei den anderen.
import-stones = Die Steine „{ $name }“ liegen jetzt auf dem Tisch und stehen in den Einstellungen bei den anderen.
import-lesson = Die Lektion „{ $name }“ ist jetzt unter den Lektionen.
import-own-not-kept = { $file }: Das lässt sich nicht zu den anderen stellen. { $detail }
import-error-in-file = { $file }, Zeile { $line }, Spalte { $column }: { $reason }
import-error = Zeile { $line }, Spalte { $column }: { $reason }
import-error-of-file = { $file }: { $reason }
import-drop = Hier loslassen: Partien, Lektionen, Varianten, Bretter und Steine aus der Datei kommen zu deinen.
import-more-errors =
    { $count ->
        [one] Noch etwas ist schiefgegangen.
       *[other] Noch { $count } Dinge sind schiefgegangen.
    }
import-more-games = Mehr importieren …

## Was der Spieler selbst gemacht hat: Varianten, Bretter, Steine.

own-title = Von dir gemacht
own-variant = Variante
own-board = Brett
own-stones = Steine
own-lesson = Lektion
own-remove = Entfernen
own-sure = „{ $name }“ entfernen?
own-keep = Behalten
own-removed = „{ $name }“ ist entfernt.
own-put-away = „{ $name }“ ist entfernt; die Datei heißt jetzt { $file }.
own-not-removed = „{ $name }“ lässt sich nicht entfernen. { $detail }

## Partien, die in eine Datei geschrieben werden.

export-title = In Datei speichern
export-path =
    { $count ->
        [one] Dieses System zeigt keinen Dialog für Dateien. Gib den Pfad einer neuen Datei für die Partie ein.
       *[other] Dieses System zeigt keinen Dialog für Dateien. Gib den Pfad einer neuen Datei für { $count } Partien ein.
    }
export-write = Schreiben

## Statistik.

statistics-none = Noch nichts zu zählen: Hier zählen beendete Partien zwischen Menschen mit Namen oder gegen den Computer.
statistics-against = gegen { $name }
statistics-games = Partien
statistics-wins = Gewonnen
statistics-draws = Remis
statistics-losses = Verloren
statistics-streak = Zuletzt
statistics-no-streak = weder gewonnen noch verloren
statistics-won-streak =
    { $count ->
        [one] eine Partie gewonnen
       *[other] { $count } Partien hintereinander gewonnen
    }
statistics-lost-streak =
    { $count ->
        [one] eine Partie verloren
       *[other] { $count } Partien hintereinander verloren
    }
statistics-best-streak = Meiste Gewinne in Folge
statistics-longest-chain = Längste Kette, in Schritten
statistics-biggest-capture = Meiste Steine in einem Zug
statistics-coached = Partien mit Trainer, oben nicht gezählt
statistics-strength = Spielstärke, { $variant }

## Die Stärke eines Spielers. $place ist eine der drei Meldungen danach.

strength-about =
    { $games ->
        [one] etwa { $elo } ± { $error }, { $place }, aus einer Partie
       *[other] etwa { $elo } ± { $error }, { $place }, aus { $games } Partien
    }
strength-between = zwischen { $weaker } und { $stronger }
strength-below = unter { $name }
strength-above = über { $name }
strength-unknown = noch nicht bekannt
strength-yours = Deine Spielstärke: { $estimate }.
strength-bars = Stärke { $bars } von { $all }.

# Fehler in Rätselsammlungen.
pack-not-a-pack = Das ist keine Rätselsammlung.
pack-version = Unbekannte Version von Rätselsammlungen: „{ $version }“.
pack-other-variant = Das sind Rätsel der Variante „{ $key }“.
pack-other-rules = Die Rätsel wurden nach anderen Regeln gemacht, als die Variante jetzt hat.
pack-made = Wie die Sammlung entstand, wird so geschrieben: made SEED NODES GAMES.
pack-letter = Das Zeichen „{ $letter }“ kommt in Rätseln nicht vor.
pack-cut = Ein Teil des Rätsels fehlt.
pack-damaged = Das Rätsel ist beschädigt: Seine Prüfsumme stimmt nicht.
pack-position = Das ist keine Stellung, in der die Partie weitergeht.
pack-theme = Die Themen des Rätsels sind nicht möglich.
pack-twice = Eine frühere Zeile hat dieselbe Stellung.
pack-turn = Zug { $number } der Lösung verstößt gegen die Regeln.
pack-length = Die Lösung hat nicht einen bis fünf Züge des Lösenden.

games-no-folder = Das System hat keinen Ordner für die Daten des Spielers. Setze FANORONA_DATA auf den Pfad eines Ordners.
games-not-kept = Diese Partie wird nicht gespeichert. { $reason }
games-missing = Es gibt keine gespeicherte Partie mit dieser Kennung.
games-held = Ein anderes laufendes Programm spielt diese Partie.
games-full = Für eine weitere Partie ist keine Kennung frei.
games-too-large = Die Partie braucht mehr als { $size } und kann nicht gespeichert werden.
games-write = „{ $file }“ kann nicht geschrieben werden: { $detail }. Was vorher gespeichert war, ist unverändert.
games-file-exists = „{ $file }“ gibt es schon.
games-no-save = Die Datei ist keine gespeicherte Partie.
games-version = Der Spielstand hat Version { $version }; die kennt dieses Programm nicht.
games-damaged = Der Spielstand ist beschädigt: Seine Prüfsumme stimmt nicht.
games-variant = Die Variante „{ $key }“ dieser Partie ist nicht vorhanden.
games-backup = { $id }: Der neueste Spielstand ist nicht brauchbar, deshalb wird seine Sicherung benutzt; ein Zug kann fehlen. { $reason }
