# What the command `wordless` says when it tells a match aloud.

cli-seat = Seat { $number }
cli-table = A match for { $seats } played at random (seed { $seed }).
cli-later =
    { $count ->
        [one] … one moment later …
       *[other] … { $count } moments later …
    }
cli-wins =
    { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win together.
    }
cli-nobody = Nobody wins.
cli-drawn = A draw between { $seats }.
cli-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
cli-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cli-rules = The rules: wordless rules { $game }
