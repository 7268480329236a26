# Was der Befehl `wordless` sagt, wenn er eine Partie erzählt.

cli-seat = Platz { $number }
cli-table = Eine Zufallspartie mit { $seats } Personen (Startwert { $seed }).
cli-later =
    { $count ->
        [one] … einen Augenblick später …
       *[other] … { $count } Augenblicke später …
    }
cli-wins =
    { $count ->
        [one] { $seats } gewinnt.
       *[other] { $seats } gewinnen gemeinsam.
    }
cli-nobody = Niemand gewinnt.
cli-drawn = Unentschieden zwischen { $seats }.
cli-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
cli-score =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
cli-rules = Die Regeln: wordless rules { $game }
