# Der Eröffnungsexplorer.

## Namen von Eröffnungen.

explore-opening = Parker-Heft, Eröffnung { $letter }
explore-line = Parker-Heft, Eröffnung { $letter }, Möglichkeit { $line }

## Fehler in Dateien mit Eröffnungen.

openings-none = Das ist keine Datei mit Eröffnungen.
openings-version = Unbekannte Version von Eröffnungen: „{ $version }“.
openings-other-variant = Das sind Eröffnungen der Variante „{ $key }“.
openings-checksum = Die Prüfsumme stimmt nicht: Etwas ist verändert oder fehlt.
openings-damaged = Die Zeile sagt nicht, was sie sagen muss.
book-none = Das ist kein Eröffnungsbuch.
book-version = Unbekannte Version von Eröffnungsbüchern: „{ $version }“.
book-other-variant = Das ist ein Eröffnungsbuch der Variante „{ $key }“.
book-position = Stellung { $number } des Eröffnungsbuchs ist beschädigt.

## Das Textbrett.

explore-nothing = Von hier aus ist nichts Gespieltes bekannt.

## Die Tafel neben dem Brett.

explore-title = Explorer
explore-open = Explorer öffnen
explore-close = Explorer schließen
explore-total =
    { $count ->
        [0] Keine Partien von hier aus
        [one] { $count } Partie von hier aus
       *[other] { $count } Partien von hier aus
    }
explore-numbers =
    Weiß { $white } · remis { $draws } · Schwarz { $black } · ohne Ergebnis { $open }
    Deine Partien { $own } · mitgeliefert { $shipped } · Engine { $engine }
explore-reading = Deine Partien werden gelesen.
explore-loading = Die Partien der Engine werden geladen.
explore-missing = Die Partien der Engine konnten nicht geladen werden. Öffne den Explorer noch einmal, um es wieder zu versuchen.
explore-damaged = Die Partien der Engine sind beschädigt und bleiben weg: { $reason }
explore-source-own = Deine
explore-source-shipped = Mitgeliefert
explore-source-engine = Engine
explore-about-own = Die Partien in deiner Bibliothek.
explore-about-shipped = Die lehrreichen Partien und die Probepartie des Parker-Heftes.
explore-about-engine = Partien zwischen starken Computergegnern.
explore-filters = Mehr Filter
explore-any = beliebig
explore-side = Farbe des Menschen
explore-result = Ergebnis
explore-depth = Züge vom Anfang, höchstens
explore-opponent = Name des Gegners
