# Games that are kept, brought in and given away; statistics. $side is white or black.

## The list of games.

library-search = Namen, tekst
library-any-variant = Elke variant
library-any-result = Elke uitslag
library-result-open = Niet af
library-result-won =
    { $side ->
        [white] Wit won
       *[black] Zwart won
    }
library-result-drawn = Remise
library-since = Van
library-until = Tot
library-day-hint = 2026-11
library-turns =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
library-count =
    { $all ->
        [one] { $shown } van { $all } partij
       *[other] { $shown } van { $all } partijen
    }
library-reading = De partijen worden gelezen: { $done } van { $all }
library-empty = Er is nog geen partij bewaard. Elke partij wordt vanaf de eerste zet bewaard.
library-trash-empty = Er is geen partij gewist.
library-none-found = Geen partij past hierbij.
library-choose = Kies een partij om te zien wat je ermee kunt doen.
library-at-table = Op tafel
library-go-on = Verder
library-review = Bekijken
library-name = Naam…
library-name-hint = Een naam voor deze partij
library-name-keep = Naam bewaren
library-copy-text = Tekst kopiëren
menu-share = Delen
share-picture = Afbeelding van de stelling
share-link = Link naar de partij
library-copied-text = De notatie staat op het klembord.
library-copied-link = De link staat op het klembord.
share-copied-picture = De afbeelding staat op het klembord.
library-save = Opslaan als bestand…
library-save-all = Deze opslaan als bestand…
library-file = fanorona.fgn
library-path-hint = /home/…/fanorona.fgn
library-exported =
    { $count ->
        [one] De partij is geschreven naar ‘{ $file }’.
       *[other] { $count } partijen zijn geschreven naar ‘{ $file }’.
    }
library-delete = Wissen
library-deleted = De partij is gewist.
library-bring-back = Terughalen
library-trash = Gewiste partijen
library-back = Bewaarde partijen
library-import = Partijen inlezen…
library-damaged = Deze opslag is niet te gebruiken. { $reason }
library-backup = De nieuwste opslag is niet te gebruiken, dus de vorige wordt gebruikt: misschien ontbreekt er een zet. { $reason }
library-just-now = zojuist
library-minutes-ago =
    { $count ->
        [one] een minuut geleden
       *[other] { $count } minuten geleden
    }
library-hours-ago =
    { $count ->
        [one] een uur geleden
       *[other] { $count } uur geleden
    }
library-days-ago =
    { $count ->
        [one] een dag geleden
       *[other] { $count } dagen geleden
    }

## A game that was broken off.

resume-turn =
    { $side ->
        [white] Zet { $number }, Wit aan zet
       *[black] Zet { $number }, Zwart aan zet
    }
resume-when = Laatst gespeeld: { $when }

## Games that are brought in.

import-title = Partijen inlezen
import-ways = Kies bestanden met partijnotaties, sleep ze naar het venster, of plak een notatie of een link met Ctrl+V. Eén partij wordt geopend; meer partijen komen bij je partijen te staan. Een variant, een bord, stukken of een les van jezelf (.ron) komen bij de andere.
import-choose = Bestanden kiezen…
import-paste = Plakken
import-path = Het pad van een bestand, of een link
import-read = Lezen
import-no-dialog = Dit systeem toont geen venster om bestanden te kiezen.
import-nothing-to-paste = Er staat geen tekst op het klembord.
import-not-pasted = De browser geeft het klembord niet vrij. Druk in plaats daarvan op Ctrl+V, of kies een bestand.
import-reading =
    { $count ->
        [one] { $count } partij gelezen
       *[other] { $count } partijen gelezen
    }
import-stop = Stop
import-stopped = Het is voor het einde gestopt.
import-kept =
    { $count ->
        [0] Er is geen partij ingelezen.
        [one] Er staat nu één partij bij je partijen.
       *[other] Er staan nu { $count } partijen bij je partijen.
    }
import-variant = De variant ‘{ $name }’ staat nu bij de jouwe. Kies die bij ‘Nieuwe partij’.
import-board = Het bord ‘{ $name }’ ligt nu op tafel, en staat bij de andere in de instellingen.
import-stones = De stukken ‘{ $name }’ liggen nu op tafel, en staan bij de andere in de instellingen.
import-lesson = De les ‘{ $name }’ staat nu bij de lessen.
import-own-not-kept = { $file }: dit kan niet bij de andere worden gezet. { $detail }
import-error-in-file = { $file }, regel { $line }, kolom { $column }: { $reason }
import-error = Regel { $line }, kolom { $column }: { $reason }
import-error-of-file = { $file }: { $reason }
import-drop = Laat hier los: partijen, lessen, varianten, borden en stukken in het bestand komen bij de jouwe.
import-more-errors =
    { $count ->
        [one] Er ging nog één ding mis.
       *[other] Er gingen nog { $count } dingen mis.
    }
import-more-games = Meer inlezen…

## What the player made: variants, boards, stones.

own-title = Zelf gemaakt
own-variant = variant
own-board = bord
own-stones = stukken
own-lesson = les
own-remove = Verwijderen
own-sure = ‘{ $name }’ verwijderen?
own-keep = Houden
own-removed = ‘{ $name }’ is verwijderd.
own-put-away = ‘{ $name }’ is verwijderd; het bestand heet nu { $file }.
own-not-removed = ‘{ $name }’ kan niet worden verwijderd. { $detail }

## Games that are written to a file.

export-title = Opslaan als bestand
export-path =
    { $count ->
        [one] Dit systeem toont geen venster om bestanden te kiezen. Typ het pad van een nieuw bestand voor de partij.
       *[other] Dit systeem toont geen venster om bestanden te kiezen. Typ het pad van een nieuw bestand voor { $count } partijen.
    }
export-write = Schrijven

## Statistics.

statistics-none = Nog niets te tellen: hier worden partijen geteld die afgelopen zijn, van mensen met een naam of tegen de computer.
statistics-against = tegen { $name }
statistics-games = Partijen
statistics-wins = Gewonnen
statistics-draws = Remise
statistics-losses = Verloren
statistics-streak = Onlangs
statistics-no-streak = gewonnen noch verloren
statistics-won-streak =
    { $count ->
        [one] één partij gewonnen
       *[other] { $count } partijen achter elkaar gewonnen
    }
statistics-lost-streak =
    { $count ->
        [one] één partij verloren
       *[other] { $count } partijen achter elkaar verloren
    }
statistics-best-streak = Meeste partijen op rij gewonnen
statistics-longest-chain = Langste reeks, in stappen
statistics-biggest-capture = Meeste stukken geslagen in één zet
statistics-coached = Partijen met coach, hierboven niet geteld
statistics-strength = Speelsterkte, { $variant }

## The strength of a player. $place is one of the three messages after it.

strength-about =
    { $games ->
        [one] ongeveer { $elo } ± { $error }, { $place }, uit één partij
       *[other] ongeveer { $elo } ± { $error }, { $place }, uit { $games } partijen
    }
strength-between = tussen { $weaker } en { $stronger }
strength-below = onder { $name }
strength-above = boven { $name }
strength-unknown = nog niet bekend
strength-yours = Je speelsterkte: { $estimate }.
strength-bars = Sterkte { $bars } van { $all }.

# Errors in packs of puzzles.
pack-not-a-pack = Dit is geen pakket puzzels.
pack-version = Onbekende versie van pakketten: ‘{ $version }’.
pack-other-variant = Dit zijn puzzels van de variant ‘{ $key }’.
pack-other-rules = De puzzels zijn gemaakt volgens andere regels dan de variant nu heeft.
pack-made = Hoe het pakket is gemaakt, staat er zo: made SEED NODES GAMES.
pack-letter = Het teken ‘{ $letter }’ komt in puzzels niet voor.
pack-cut = Er ontbreekt een stuk van de puzzel.
pack-damaged = De puzzel is beschadigd: het controlegetal klopt niet.
pack-position = Dit is geen stelling waarin de partij verdergaat.
pack-theme = De thema’s van de puzzel zijn niet mogelijk.
pack-twice = Een eerdere regel heeft dezelfde stelling.
pack-turn = Zet { $number } van de oplossing is tegen de regels.
pack-length = De oplossing heeft niet één tot vijf zetten van de oplosser.

games-no-folder = Het systeem heeft geen map voor de gegevens van de speler. Zet FANORONA_DATA op het pad van een map.
games-not-kept = Deze partij wordt niet bewaard. { $reason }
games-missing = Er is geen bewaarde partij met deze id.
games-held = Een ander exemplaar van het programma speelt deze partij.
games-full = Er is geen vrije id meer voor nog een partij.
games-too-large = De partij neemt meer dan { $size } in en kan niet worden bewaard.
games-write = ‘{ $file }’ kan niet worden geschreven: { $detail }. Wat eerder is opgeslagen, is onveranderd.
games-file-exists = ‘{ $file }’ bestaat al.
games-no-save = Het bestand is geen bewaarde partij.
games-version = De bewaarde partij is van versie { $version }, en die kent dit programma niet.
games-damaged = De bewaarde partij is beschadigd: het controlegetal klopt niet.
games-variant = De variant ‘{ $key }’ van deze partij is er niet.
games-backup = { $id }: de nieuwste opslag is niet te gebruiken, dus de vorige wordt gebruikt; er kan een zet ontbreken. { $reason }
