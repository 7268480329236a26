# Ce que dit la commande `wordless` quand elle raconte une partie.

cli-seat = Place { $number }
cli-table = Une partie à { $seats } jouée au hasard, graine { $seed }.
cli-later =
    { $count ->
        [one] … { $count } instant plus tard …
       *[other] … { $count } instants plus tard …
    }
cli-wins =
    { $count ->
        [one] { $seats } gagne.
       *[other] { $seats } gagnent ensemble.
    }
cli-nobody = Personne ne gagne.
cli-drawn = Égalité entre { $seats }.
cli-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
cli-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cli-rules = Les règles : wordless rules { $game }
