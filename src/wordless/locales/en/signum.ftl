# Signum: what the game says.

signum-name = Signum
signum-line = Peek, swap and hint to find out who is on your team. Then team up with someone who holds the same sign and take out a rival.
signum-goal = Find out who is on your team and who isn’t. Two players who play the same sign eliminate a third, and the team across wins.

signum-card-hand = Hand
signum-card-eye = Eye
signum-card-mouth = Mouth
signum-card-nose = Nose
signum-card-eyebrow = Eyebrow
signum-card-alpha = Alpha
signum-card-beta = Beta
signum-no-guess = none
signum-slot-0 = left
signum-slot-1 = middle
signum-slot-2 = right
signum-accept-true = I’ll help
signum-accept-false = Decline

signum-option-memory-aid = Notes
    .about = Keeps private notes for you of every card you have seen, wherever it goes. Without them you rely on your memory.
signum-option-peek-seconds = Peek time in seconds
    .about = How long you see a card you peek at. With 0, until you put it back.
signum-option-turn-cap = Turn limit
    .about = After this many turns the match ends without a winner. 0 means no limit.
signum-option-opener = First player
    .about = Who takes the first turn of this table’s first match. By default, someone at random. After that, the player who was eliminated last time begins.
signum-option-signals = Signals
    .about = How you hint at your cards.
signum-option-signals-palette = Gestures on the screen
signum-option-signals-room = Your own faces (same room)
signum-option-reveal-all-at-end = Show all cards at the end
    .about = Without it, the end only shows who was on which team and the two cards played.
signum-option-turn-seconds = Seconds for a turn
    .about = When time is up, the game peeks at your left neighbour’s left card for you. 60 makes a fast game; 0 means no limit.
signum-option-answer-seconds = Seconds to answer or choose a card
    .about = When time is up, the accomplice declines, or the leftmost sign is played. 30 makes a fast game; 0 means no limit.
signum-option-guess-seconds = Seconds to guess
    .about = When time is up, the target makes no guess. 30 makes a fast game; 0 means no limit.
signum-option-reveal-seconds = Seconds to look at an elimination
    .about = Both cards stay face up until everyone is ready, or until this time is up: at least 6. 0 means no limit.

signum-phase-arrange = Put your three cards in order
signum-phase-first-peek = A card to show to your left
signum-phase-turn = Choose one action
signum-phase-answer = Will the accomplice help?
signum-phase-lay = Two cards are played face down
signum-phase-guess = The target may name the sign
signum-phase-reveal = Both cards are face up
signum-phase-over = The end

signum-move-arrange = Reorder
signum-move-lock = Done
signum-move-show = Show this card
signum-move-peek = Peek
signum-move-swap = Swap
signum-move-discard = Discard
signum-move-declare = Eliminate someone
signum-move-answer = Answer
signum-move-lay = Play this card
signum-move-guess = Guess
signum-move-waive = No guess
signum-move-gesture = Gesture
signum-move-hide = Got it
signum-move-ready = Ready

signum-happened-gestured = { $seat }: { $gesture }.
signum-happened-shown = Everyone has shown a card to their left neighbour.
signum-happened-peeked =
    { $you ->
        [seat] You peek at one of { $other }’s cards ({ $slot }).
        [other] { $seat } peeks at one of your cards ({ $slot }).
       *[nobody] { $seat } peeks at one of { $other }’s cards ({ $slot }).
    }
signum-happened-swapped =
    { $you ->
        [seat] You swap a card ({ $own }) with one of { $other }’s ({ $slot }).
        [other] { $seat } swaps a card ({ $own }) with one of yours ({ $slot }).
       *[nobody] { $seat } swaps a card ({ $own }) with one of { $other }’s ({ $slot }).
    }
signum-happened-discarded =
    { $you ->
        [seat] You put a sign ({ $slot }) under the pile and draw.
       *[nobody] { $seat } puts a sign ({ $slot }) under the pile and draws.
    }
signum-happened-declared =
    { $you ->
        [seat] You go after { $target } and ask { $accomplice } for help.
        [target] { $seat } goes after you and asks { $accomplice } for help.
        [accomplice] { $seat } goes after { $target } and asks you for help.
       *[nobody] { $seat } goes after { $target } and asks { $accomplice } for help.
    }
signum-happened-accepted =
    { $you ->
        [seat] You’ll help.
       *[nobody] { $seat } will help.
    }
signum-happened-declined =
    { $you ->
        [seat] You decline.
       *[nobody] { $seat } declines.
    }
signum-happened-laid =
    { $you ->
        [seat] You and { $accomplice } have each played a card.
        [accomplice] { $seat } and you have each played a card.
       *[nobody] { $seat } and { $accomplice } have each played a card.
    }
signum-happened-failed =
    { $you ->
        [target] You stay in: { $seat } played { $first }, { $accomplice } { $second }. Guess: { $guess }.
        [seat] { $target } stays in: you played { $first }, { $accomplice } { $second }. Guess: { $guess }.
        [accomplice] { $target } stays in: { $seat } played { $first }, you { $second }. Guess: { $guess }.
       *[nobody] { $target } stays in: { $seat } played { $first }, { $accomplice } { $second }. Guess: { $guess }.
    }
signum-happened-eliminated =
    { $you ->
        [target] You are out: { $seat } played { $first }, { $accomplice } { $second }. Guess: { $guess }.
        [seat] { $target } is out: you played { $first }, { $accomplice } { $second }. Guess: { $guess }.
        [accomplice] { $target } is out: { $seat } played { $first }, you { $second }. Guess: { $guess }.
       *[nobody] { $target } is out: { $seat } played { $first }, { $accomplice } { $second }. Guess: { $guess }.
    }
signum-lost-card = You lost { $lost } and got { $got }.
signum-lost-team = You lost { $lost } and got { $got }. You have no team now!

signum-why-eliminated = A player was eliminated: the other team wins
signum-why-teamless = The eliminated player had no team: the teams of declarer and accomplice win
signum-why-nobody = A player was eliminated, but nobody is on a winning team
signum-why-turn-cap = The last turn has been played: nobody wins

signum-illegal-not-now = You can’t do that right now.
signum-illegal-not-your-turn = Wait for your turn.
signum-illegal-yourself = Choose another player, not yourself.
signum-illegal-row-locked = Once you’re done, your cards stay in that order until the end.
signum-illegal-order = Each of your three cards needs its own place.
signum-illegal-committed = You’ve already chosen a card and can’t change it.
signum-illegal-no-peek = You aren’t looking at a card.
signum-illegal-room = Gestures on screen are off at this table: use your own face.
signum-illegal-no-pile = With seven players there’s no pile to discard to.
signum-illegal-team-card = That’s a team card. You can only discard or play signs.
signum-illegal-same-player = The target can’t be the accomplice. Choose two different players.
signum-illegal-no-sign = Without a sign card you can’t eliminate anyone or help.
signum-illegal-not-asked = Only the players involved in this elimination can do that.
signum-illegal-not-target = Only the target may guess.
signum-illegal-ready-already = You’ve already done that.
signum-illegal-reveal-too-short = Everyone needs at least { $least } seconds to look at an elimination. 0 means no limit.
signum-illegal-opener = First player: there’s no seat { $seat } at a table for { $seats }.

signum-hint-arrange = Tap two of your cards to swap them. Once you’re done, they stay in place until the end.
signum-hint-first-peek = Choose a card: only your left neighbour will see it. You’ll see one of your right neighbour’s.
signum-hint-turn = On your turn, do one thing: peek at a card, swap one, put a sign under the pile, or try to eliminate someone.
signum-hint-answer = The accomplice decides whether to help. Declining costs nothing.
signum-hint-lay = Declarer and accomplice each play a sign, face down. If they match, the target is in danger.
signum-hint-guess = The target may name the sign. If the guess is right, or the two cards differ, nothing happens.
signum-hint-reveal = Both cards are face up. If they match and the target didn’t name the sign, the target is out.

signum-letter-0 = L
signum-letter-1 = M
signum-letter-2 = R
signum-face-down = face down
signum-spot = { $name }, { $slot }: { $card }
signum-looked-at = someone is looking at it
signum-attempt-title = The elimination
signum-step-target = Target
signum-step-help = Help?
signum-step-cards = Cards
signum-step-guess = Guess
signum-step-reveal = Reveal
signum-attempt-guess = { $name } guessed: { $guess }
signum-attempt-out = { $name } is eliminated.
signum-attempt-in = { $name } stays in.
signum-doings-title = What you can do
signum-ask-target = Tap the player you want to eliminate.
signum-ask-accomplice = Tap the player you want help from.
signum-ask-order = Tap two of your cards to swap them.
signum-ask-show = Tap the card to show your left neighbour.
signum-ask-lay = Tap the sign you want to play.
signum-ask-card = Tap a card to see what you can do with it.
signum-ask-guess = Which sign do they both hold?
signum-not-after-all = Cancel
signum-declare-sure = Go after { $name }?
signum-role-target = target
signum-role-accomplice = accomplice
signum-role-declarer = declarer
signum-pile =
    { $count ->
        [one] 1 card in the pile
       *[other] { $count } cards in the pile
    }
signum-no-pile = no pile
signum-glimpse = You see: { $card }
signum-learn-arrange = These cards are yours. Alpha is your team: you win when someone of team Beta is eliminated. Press Done.
signum-learn-show = Everyone shows one card to the left. Choose any of yours: you’ll be shown one too.
signum-learn-glimpse = You were shown Beta: { $name } is on the other team. Remember it, then close it.
signum-learn-peek = Find someone with a sign like yours: tap the middle card of { $name } and peek at it.
signum-learn-same = The same sign as one of yours! Two equal signs can eliminate someone.
signum-learn-declare = Go for it: eliminate { $target }, with { $accomplice } as your accomplice.
signum-learn-lay = Play the sign that you both have: the eyebrow.
signum-learn-guess = If both cards are equal and the target can’t name the sign, the target is out.
signum-learn-ready = Two equal signs! Look, then go on.
signum-learn-watch = The others take their turns. What they do stays written above.
signum-learn-end = A player of team Beta is out, so Alpha wins. That’s Signum: peek, remember, and find the right accomplice.
signum-team-alpha = Team α: you win when a β is eliminated.
signum-team-beta = Team β: you win when an α is eliminated.
signum-team-none = No team: you need α or β to win.
signum-team-both = α and β together: no team.
signum-noted = your note: { $card }
signum-notebook = Notebook
signum-note-which = Tap a card to mark it for yourself.
signum-note-none = No mark
signum-note-done = Close notebook
