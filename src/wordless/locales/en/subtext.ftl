# Subtext: what the game says.

subtext-name = Subtext
subtext-line = Draw a hint only the right person will understand, and find the one drawing made for the dealer’s word.
subtext-goal = One player has the same word as the dealer. Draw a hint so subtle that only they see it, then find the drawing that goes with the dealer’s.

subtext-option-level = Level
    .about = 1 = things you can touch, 2 = people, places, activities, 3 = events and feelings, 4 = ideas, 5 = ideas that are hard to draw. The same for the whole match.
subtext-option-themes = Themes
    .about = What the words are about; choose none for all of them. If there are too few for your match, add a theme.
subtext-option-themes-animals = Animals
subtext-option-themes-food = Food and drink
subtext-option-themes-home = Home
subtext-option-themes-town = In town
subtext-option-themes-nature = Nature
subtext-option-themes-sport = Sports and games
subtext-option-themes-travel = Travel
subtext-option-themes-work = School and work
subtext-option-themes-stage = Music and stage
subtext-option-themes-body = Body and clothes
subtext-option-themes-tales = Fairy tales and adventure
subtext-option-themes-people = People and parties
subtext-option-themes-science = Science and technology
subtext-option-themes-feelings = Feelings
subtext-option-themes-ideas = Ideas
subtext-option-words = Words
    .about = The language of the words.
subtext-option-words-en = English
subtext-option-words-fr = French
subtext-option-words-de = German
subtext-option-rounds = Rounds
    .about = How many rounds you play. 0 means the default for your number of players.
subtext-option-short-game = Short game
    .about = With four or five players everyone deals once instead of twice.
subtext-option-dealer = First dealer
    .about = Who deals first. By default, someone at random.
subtext-option-draw-seconds = Seconds to draw
    .about = When time is up, your drawing is handed in as it is. 0 means no limit.
subtext-option-guess-seconds = Seconds to guess
    .about = When time is up, a missing guess counts as wrong. 0 means no limit.
subtext-option-reveal-seconds = Seconds to look
    .about = How long the reveal is shown unless everyone is ready sooner. 0 waits for everyone.
subtext-option-show-authors = Show who drew what
    .about = Names are shown next to the drawings while you guess.
subtext-option-reveal-all-words = Reveal all words
    .about = After each round everyone’s word is shown, not only the dealer’s.
subtext-option-reports = Reports
    .about = A majority can void a round in which someone drew letters or digits.

subtext-phase-draw = Draw a hint for your word
subtext-phase-guess = Find the drawing for the dealer’s word
subtext-phase-reveal = The reveal
subtext-phase-over = The end

subtext-move-draw = Hand in
subtext-move-guess = Guess
subtext-move-void = Report
subtext-move-ready = Ready

subtext-happened-dealt =
    { $you ->
        [dealer] Round { $round }: you deal.
       *[nobody] Round { $round }: { $dealer } deals.
    }
subtext-happened-shown =
    { $you ->
        [dealer] All drawings are in. Which one was made for your word?
       *[nobody] All drawings are in. Which one was made for { $dealer }’s word?
    }
subtext-happened-reported =
    { $you ->
        [seat] You report letters or digits in a drawing.
       *[nobody] { $seat } reports letters or digits in a drawing.
    }
subtext-happened-voided =
    { $you ->
        [dealer] The round is void. You deal new cards.
       *[nobody] The round is void. { $dealer } deals new cards.
    }
subtext-happened-revealed =
    { $you ->
        [dealer] You and { $partner } both had “{ $word }”.
        [partner] { $dealer } and you both had “{ $word }”.
       *[nobody] { $dealer } and { $partner } both had “{ $word }”.
    }

subtext-why-points = Most points after the last round
subtext-why-shared = A tie for most points: the victory is shared

subtext-illegal-too-few-words = These themes have { $words } words at this level, and your match needs { $needed }. Add a theme, or play fewer rounds.
subtext-illegal-pens-down = Pens down: all drawings are in.
subtext-illegal-drawing-final = You can’t change a drawing once it’s handed in.
subtext-illegal-drawing-too-large = This drawing is too detailed: at most { $strokes } strokes and { $points } points.
subtext-illegal-drawing-unreadable = This drawing couldn’t be read. Please draw it again.
subtext-illegal-guess-when-shown = You can only guess while the drawings are shown.
subtext-illegal-no-such-letter = Choose one of the drawings A to { $last }; the dealer’s has no letter.
subtext-illegal-no-reports = Reports are off at this table.
subtext-illegal-void-when-shown = You can only report letters or digits while everyone is guessing.
subtext-illegal-voided-once = This round has already been dealt again once.
subtext-illegal-reported-already = You’ve already reported this round.
subtext-illegal-ready-when-revealed = Wait until the round has been revealed.
subtext-illegal-ready-already = You’ve already done that.
subtext-illegal-dealer = First dealer: there’s no seat { $seat } at a table for { $seats }.

subtext-hint-draw = Draw something that goes with your word, so that only someone with the same word gets it. No letters, no digits.
subtext-hint-guess = Which drawing was made for the dealer’s word? Maybe your own! You can still change your guess.
subtext-hint-reveal = Dealer and partner both right: 1 point each per wrong guess. Anyone else who was right: the same, plus 1.

subtext-pad = Your sheet of paper: draw here with a finger, a pen or a mouse
subtext-tools = Drawing tools
subtext-pen-0 = Eraser
subtext-pen-1 = Fine pen
subtext-pen-2 = Medium pen
subtext-pen-3 = Broad pen
subtext-undo = Undo
subtext-redo = Redo
subtext-clear = Clear the sheet
subtext-full = The sheet is full.
subtext-drawing = Drawing { $letter }
subtext-own = yours
subtext-lead = Dealer: { $name }
subtext-dealer = dealer
subtext-wrong =
    { $count ->
        [0] Nobody guessed wrong.
        [one] One guess was wrong.
       *[other] { $count } guesses were wrong.
    }
subtext-right = right
subtext-score =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
subtext-round = Round { $round } of { $rounds }
subtext-your-word = Your word
subtext-your-drawing = Your drawing
subtext-wait-draw = Handed in. You’ll see the drawings when everyone is done.
subtext-all-draw = Everyone is drawing.
subtext-void-sure = Report letters or digits?
subtext-voids =
    { $count ->
        [one] { $count } of { $all } wants to void this round.
       *[other] { $count } of { $all } want to void this round.
    }
subtext-pad-keys = Arrow keys move the pen, Space puts it down or lifts it.
subtext-empty-sure = Hand in an empty sheet?
subtext-guess-choose = Choose a drawing
subtext-guess-this = Guess { $letter }
subtext-guess-made = You guessed { $letter }
subtext-reveal-all = Show everything
subtext-question = Which drawing shares { $dealer }’s word?
subtext-learn-draw = Draw something that goes with your word, so subtle that only the one with the same word gets it. Then hand it in.
subtext-learn-wait = The others are still drawing. One of them has the same word as the dealer.
subtext-learn-guess = Compare with the dealer’s drawing: which other one was made for the same word? Choose it.
subtext-learn-guessed = The others are still guessing. You can change your mind until the last guess is in.
subtext-learn-reveal = Who was right? The pair wants to find each other while the others guess wrong. Look, then go on.
subtext-learn-end = That’s Subtext: draw so that one person understands and nobody else does.
