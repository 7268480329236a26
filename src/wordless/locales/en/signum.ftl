# Signum: what the game says.

signum-name = Signum
signum-line = Peek, swap and hint to find your team, then catch a rival with somebody who holds the same sign.

signum-card-hand = Hand
signum-card-eye = Eye
signum-card-mouth = Mouth
signum-card-nose = Nose
signum-card-eyebrow = Eyebrow
signum-card-alpha = Alpha
signum-card-beta = Beta
signum-no-guess = nothing
signum-slot-0 = left
signum-slot-1 = middle
signum-slot-2 = right
signum-accept-true = I’ll help
signum-accept-false = Decline

signum-option-memory-aid = Notes
    .about = Everybody keeps private notes of the cards they have seen, wherever those go; without them your memory is the game.
signum-option-peek-seconds = Seconds of a peek
    .about = How long you see a card you peek at; with 0, until you put it back yourself.
signum-option-turn-cap = Turns at most
    .about = After so many turns the match ends and nobody wins; 0 is no limit.
signum-option-opener = First player
    .about = The seat that has the first turn, counted from 0; left open, it is whoever was eliminated last time, or chance.
signum-option-signals = Signals
    .about = How you hint at your cards.
signum-option-signals-palette = Gestures on the screen
signum-option-signals-room = Your own faces, in one room
signum-option-reveal-all-at-end = Show all cards at the end
    .about = Without it the end shows only who was on which team, and the two cards played.
signum-option-turn-seconds = Seconds for a turn
    .about = Then a silent player peeks at the left card of the left neighbour; 60 is brisk, 0 is no limit.
signum-option-answer-seconds = Seconds to answer or choose a card
    .about = Then an accomplice who is asked declines, and the leftmost card is chosen; 30 is brisk, 0 is no limit.
signum-option-guess-seconds = Seconds to guess
    .about = Then the target guesses nothing; 30 is brisk, 0 is no limit.

signum-phase-arrange = Put your three cards in order
signum-phase-first-peek = Choose a card to show your left neighbour
signum-phase-turn = One action: peek, swap, discard or declare
signum-phase-answer = Will the accomplice help?
signum-phase-lay = Two cards are laid face down
signum-phase-guess = The target may name the sign
signum-phase-over = The end

signum-move-arrange = Reorder
signum-move-lock = Done
signum-move-show = Show this card
signum-move-peek = Peek
signum-move-swap = Swap
signum-move-discard = Discard
signum-move-declare = Declare an elimination
signum-move-answer = Answer
signum-move-lay = Lay this card
signum-move-guess = Guess
signum-move-waive = No guess
signum-move-gesture = Gesture
signum-move-hide = Seen it

signum-happened-gestured = { $seat }: { $gesture }.
signum-happened-shown = Everybody has shown one card to the left.
signum-happened-peeked = { $seat } peeks at a card of { $other } ({ $slot }).
signum-happened-swapped = { $seat } swaps a card ({ $own }) with one of { $other } ({ $slot }).
signum-happened-discarded = { $seat } puts a sign ({ $slot }) under the pile and draws.
signum-happened-declared = { $seat } goes after { $target } and asks { $accomplice } for help.
signum-happened-accepted = { $seat } will help.
signum-happened-declined = { $seat } declines.
signum-happened-laid = { $seat } and { $accomplice } have each laid a card.
signum-happened-failed = { $target } stays in: { $seat } played { $first }, { $accomplice } { $second }; the guess was { $guess }.
signum-happened-eliminated = { $target } is out: { $seat } played { $first }, { $accomplice } { $second }; the guess was { $guess }.

signum-why-eliminated = A player was eliminated: the opposite team wins
signum-why-teamless = The one eliminated had no team: the teams of declarer and accomplice win
signum-why-nobody = A player was eliminated, but nobody is on a winning team
signum-why-turn-cap = The last turn has been played: nobody wins

signum-illegal-not-now = That is for another moment of the game.
signum-illegal-not-your-turn = Wait for your turn.
signum-illegal-yourself = Choose another player, not yourself.
signum-illegal-row-locked = Once you are done, your cards stay in their order to the end.
signum-illegal-order = Each of your three cards has one place in the row.
signum-illegal-committed = You have chosen a card already, and it stands.
signum-illegal-no-peek = You are not looking at any card.
signum-illegal-room = At this table you make faces of your own: the gestures are off.
signum-illegal-no-pile = With seven players there is no pile to discard to.
signum-illegal-team-card = That is a team card; only a sign can be discarded or laid.
signum-illegal-same-player = The target cannot be the accomplice: choose two players.
signum-illegal-no-sign = Without a sign card you can neither declare nor help.
signum-illegal-not-asked = Only those who take part in the elimination do that.
signum-illegal-not-target = Only the target may guess.

signum-hint-arrange = Tap two of your cards to exchange them. Once you are done they keep their places to the end.
signum-hint-first-peek = Choose one card: only your left neighbour will see it. You see one of your right neighbour’s.
signum-hint-turn = Whoever is on turn does one thing: peek at a card, swap one, put a sign under the pile, or declare.
signum-hint-answer = The accomplice decides whether to help. Declining costs nothing.
signum-hint-lay = Declarer and accomplice each lay a sign. If the two match, the target is in danger.
signum-hint-guess = The target may name the sign. A right guess, or two cards that differ, and nothing happens.

signum-letter-0 = L
signum-letter-1 = M
signum-letter-2 = R
signum-face-down = face down
signum-spot = { $name }, { $slot }: { $card }
signum-looked-at = somebody is looking at it
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
signum-ask-accomplice = Tap the player whose help you ask for.
signum-ask-order = Tap two of your cards to exchange them.
signum-ask-show = Tap the card to show to your left.
signum-ask-lay = Tap the sign you lay.
signum-ask-card = Tap a card to see what you can do with it.
signum-ask-guess = Which sign do they both hold?
signum-not-after-all = Not after all
signum-declare-sure = Really go after { $name }?
signum-role-target = target
signum-role-accomplice = accomplice
signum-role-declarer = declarer
signum-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
signum-no-pile = no pile
signum-glimpse = You see: { $card }
