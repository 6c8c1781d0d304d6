# The analysis of a game. $side is white or black: the side that played.

analysis-mark-hard = De enige goede zet, en moeilijk te vinden.
analysis-mark-inaccuracy = Een onnauwkeurigheid.
analysis-mark-mistake = Een fout.
analysis-mark-blunder = Een blunder.
# $best and $played are chances to win, or proven results: the four messages below.
analysis-better = { $turn } was beter: { $best } in plaats van { $played }.
analysis-chance = { $percent }%
analysis-result-win = winst
analysis-result-draw = remise
analysis-result-loss = verlies
analysis-accuracy =
    { $side ->
        [white] Wit: nauwkeurigheid { $percent }%; onnauwkeurigheden { $inaccuracies }, fouten { $mistakes }, blunders { $blunders }; moeilijke zetten gevonden { $hard }.
       *[black] Zwart: nauwkeurigheid { $percent }%; onnauwkeurigheden { $inaccuracies }, fouten { $mistakes }, blunders { $blunders }; moeilijke zetten gevonden { $hard }.
    }
analysis-no-choice =
    { $side ->
        [white] Wit: geen zet om te beoordelen.
       *[black] Zwart: geen zet om te beoordelen.
    }
analysis-time =
    { $side ->
        [white] Wit gebruikte { $time }.
       *[black] Zwart gebruikte { $time }.
    }
analysis-turning-point = Het keerpunt was { $turn }.
analysis-no-turning-point = Geen enkele zet besliste op zichzelf de partij.

analysis-not = Dit is niet de analyse van een partij.
analysis-version = Een andere versie van het programma heeft deze analyse gemaakt ({ $version }). De partij moet opnieuw worden geanalyseerd.
analysis-damaged = De analyse is beschadigd. De partij moet opnieuw worden geanalyseerd.
analysis-other-game = Dit is de analyse van een andere partij.

## Learning from mistakes. $turn is the turn that was played.

missed-title = In plaats van { $turn }
missed-task =
    { $side ->
        [white] Wit aan zet: vind een betere zet dan { $turn }.
       *[black] Zwart aan zet: vind een betere zet dan { $turn }.
    }
missed-hint =
    { $count ->
        [one] De beste zet slaat { $count } stuk.
       *[other] De beste zet slaat { $count } stukken.
    }
missed-hint-quiet = De beste zet slaat niets.
missed-solved = Juist: die zet had gespeeld moeten worden.

## In the window. $worth is a chance to win or a proven result; $done turns of $all are analysed.

analysis-begin = Analyseren
analysis-stop = Stop ({ $done } van { $all })
analysis-go-on = Verder ({ $done } van { $all })
analysis-about = Zoekt op de achtergrond uit wat elke zet waard was
analysis-curve = De winstkans van Wit in de loop van de partij
analysis-accuracy-short = Nauwkeurigheid
analysis-used = { $time } gebruikt
analysis-times = Gebruikte tijd: Wit { $white }, Zwart { $black }
analysis-best = De beste zet: { $worth }.
analysis-good = Een goede zet: { $worth }.
analysis-forced = Er was geen andere zet.
analysis-line = Beter: { $line }
analysis-previous = Naar de vorige fout
analysis-next = Naar de volgende fout
analysis-both = Beide kanten
analysis-whose = Wiens fouten
analysis-learn =
    { $count ->
        [one] Leren van de fout
       *[other] Leren van { $count } fouten
    }
analysis-share = De notatie met de analyse
analysis-copy = Kopiëren met tekens en opmerkingen
analysis-save = Opslaan met tekens en opmerkingen…

mistakes-kept = De stelling staat nu bij je puzzels en komt vanaf morgen terug.
mistakes-done =
    { $count ->
        [one] Dat was de enige fout. Meteen opgelost: { $solved }.
       *[other] Dat was de laatste van { $count } fouten. Meteen opgelost: { $solved }.
    }
