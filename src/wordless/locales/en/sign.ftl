# Sign: what the game says.

sign-name = Sign
sign-line = Swap cards in silence until you hold five of one symbol, show it to your team by a secret sign, and be called before anybody else understands.

sign-option-division = Teams
    .about = How the players are divided; left open, the usual division for your number of players.
sign-option-division-2-2 = 2 against 2
sign-option-division-3-2 = 3 against 2
sign-option-division-3-3 = 3 against 3
sign-option-division-2-2-2 = three teams of 2
sign-option-division-4-3 = 4 against 3
sign-option-division-3-2-2 = a team of 3 and two of 2
sign-option-division-4-4 = 4 against 4
sign-option-division-3-3-3 = three teams of 3
sign-option-teams = Who plays with whom
    .about = A team for each player; left empty, teams alternate around the table.
sign-option-substitute = Substitute
    .about = If teams are uneven, one player of the largest sits out each round.
sign-option-substitute-rotation = Who sits out
    .about = Whether the players of the largest team take turns at sitting out.
sign-option-substitute-rotation-each-round = somebody else each round
sign-option-substitute-rotation-never = always the same player
sign-option-end = The match ends
    .about = By points, or after a number of rounds.
sign-option-end-points = when a team has enough points
sign-option-end-rounds = after a number of rounds
sign-option-points = Points to win
    .about = The first team to have this many wins, if the match ends by points.
sign-option-rounds = Rounds
    .about = How many you play, if the match ends by rounds; an odd number makes a draw less likely.
sign-option-sign-change = Changing the sign
    .about = Whether a team may agree on a new sign between rounds; experienced groups do without, or pay.
sign-option-sign-change-free = free
sign-option-sign-change-never = never
sign-option-sign-change-costs-one-point = for one point
sign-option-signals = Signals
    .about = Gestures on the screen, or your own faces and hands if you all sit in one room.
sign-option-signals-palette = gestures on the screen
sign-option-signals-room = our own faces and hands
sign-option-history = Show past swaps
    .about = A list of who took and put what in this round; without it you have to remember.
sign-option-show-bottom-card = Bottom card
    .about = How long you see the bottom card of the deck.
sign-option-show-bottom-card-prep-only = until the table is turned up
sign-option-show-bottom-card-always = for the whole round
sign-option-reveal-all-hands-after-round = Show all hands after a round
    .about = Not only the hand that was called.
sign-option-sign-seconds = Seconds to agree on a sign
    .about = After that the latest proposal stands, or the old sign; 0 waits for everybody.
sign-option-auto-done-seconds = Seconds until a silent player is done
    .about = Counted from the last change on the table; 0 waits for everybody.
sign-option-round-limit-seconds = Seconds for a round
    .about = After that nobody scores; 0 is no limit.

sign-phase-meet = Agree on your team’s sign
sign-phase-prep = Look at your hand
sign-phase-swap = Swap
sign-phase-reveal = How the round ended
sign-phase-change = A new sign?
sign-phase-over = The end

sign-move-propose = Propose
sign-move-confirm = Agree
sign-move-decline = Keep our sign
sign-move-pay = Pay one point
sign-move-look = I have looked
sign-move-take = Take
sign-move-put = Put
sign-move-swap = Swap
sign-move-done = Done
sign-move-undone = Not done after all
sign-move-call = Sign!
sign-move-gesture = Gesture
sign-move-ready = Ready

sign-happened-dealt = { $dealer } has dealt.
sign-happened-turned = The table is turned up.
sign-happened-took = { $seat } takes { $symbol } ({ $colour }).
sign-happened-laid = { $seat } puts { $symbol } ({ $colour }).
sign-happened-swapped = { $seat } puts { $gave-symbol } ({ $gave-colour }) and takes { $took-symbol } ({ $took-colour }).
sign-happened-refreshed = New cards lie on the table.
sign-happened-gestured = { $seat }: { $gesture }
sign-happened-called =
    { $valid ->
        [yes] { $caller } calls { $target }: a quintet!
       *[no] { $caller } calls { $target }: no quintet.
    }
sign-happened-drawn =
    { $why ->
        [time] Time is up. Nobody scores.
       *[deck-out] The deck is too small for a new table. Nobody scores.
    }
sign-happened-paid = { $seat } pays a point to change the team’s sign.

sign-why-points = Enough points to win
sign-why-points-shared = Several teams have enough points and as many: a draw between them
sign-why-rounds = Most points after the last round
sign-why-rounds-shared = As many points after the last round: a draw

sign-illegal-division = { $seats } players cannot be divided into { $division }.
sign-illegal-teams = The teams do not have the sizes { $division }.
sign-illegal-meeting-closed = A team talks about its sign only before the first round and, if the table allows it, between rounds.
sign-illegal-already-agreed = Your team has settled its sign for now.
sign-illegal-pay-first = A new sign costs your team one point: pay first.
sign-illegal-pay-closed = There is nothing to pay for now.
sign-illegal-already-paid = Your team has paid already.
sign-illegal-no-point = A team without points cannot pay.
sign-illegal-sign-without-gesture = A sign has one to three gestures.
sign-illegal-gestures-off = In one room you use your own faces and hands: there are no gestures on the screen.
sign-illegal-gesture-closed = Gestures are for rounds: here your team can talk.
sign-illegal-proposal-gone = Your team has moved on to another proposal: look at that one first.
sign-illegal-already-confirmed = You have agreed already.
sign-illegal-decline-closed = You can keep your sign only when you are asked whether to change it.
sign-illegal-already-declined = You have said already that you would keep the sign.
sign-illegal-look-closed = You look at your hand before the table is turned up.
sign-illegal-swap-closed = Cards are swapped only while the table lies open.
sign-illegal-sits-out = You sit this round out.
sign-illegal-hand-full = Nobody may hold more than six cards: put one first.
sign-illegal-hand-short = Nobody may hold fewer than four cards: take one first.
sign-illegal-card-gone = This card does not lie on the table: somebody was first.
sign-illegal-card-not-held = You do not hold this card.
sign-illegal-done-with-five = You can be done only with exactly five cards.
sign-illegal-not-done = You have not said that you are done, or the table has changed since.
sign-illegal-call-closed = You can call only while the table lies open.
sign-illegal-call-another = You cannot call yourself: somebody else must see it.
sign-illegal-call-active = You can call only somebody who plays this round.
sign-illegal-ready-closed = You can be ready only when the round is over.
sign-illegal-already-ready = You have said so already.

sign-symbol-anchor = anchor
sign-symbol-bell = bell
sign-symbol-boat = boat
sign-symbol-candle = candle
sign-symbol-crown = crown
sign-symbol-eye = eye
sign-symbol-feather = feather
sign-symbol-fish = fish
sign-symbol-hourglass = hourglass
sign-symbol-key = key
sign-symbol-leaf = leaf
sign-symbol-moon = moon
sign-symbol-mushroom = mushroom
sign-symbol-snail = snail
sign-symbol-sun = sun
sign-symbol-umbrella = umbrella

sign-colour-orange = orange
sign-colour-sky = sky blue
sign-colour-green = green
sign-colour-vermilion = vermilion
sign-colour-purple = purple

sign-letter-orange = O
sign-letter-sky = S
sign-letter-green = G
sign-letter-vermilion = V
sign-letter-purple = P

sign-card = { $symbol }, { $colour }
sign-card-take = Take { $card }
sign-card-put = Put { $card }
sign-card-choose = Choose { $card } to swap
sign-card-asked = { $card }, asked for
sign-place-empty = Empty place
sign-table-title = Open cards
sign-table-down =
    { $count ->
        [one] { $count } card lies face down until everybody has looked.
       *[other] { $count } cards lie face down until everybody has looked.
    }
sign-hand-title = Your hand
sign-hand-sort = Sort my hand
sign-hand-size =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sign-deck = Deck: { $count }
sign-discard = Discard: { $count }
sign-round = Round { $number }
sign-round-of = Round { $number } of { $rounds }
sign-goal =
    { $points ->
        [one] { $points } point wins
       *[other] { $points } points win
    }
sign-team-points =
    { $points ->
        [one] { $team }: { $points } point
       *[other] { $team }: { $points } points
    }
sign-team-own = your team
sign-seat-ready = ready
sign-seat-done = done
sign-seat-deals = deals
sign-seat-bench = sits out
sign-seat-first = was first

sign-swap-choose = Tap one card of yours and one on the table.
sign-swap-choose-table = Now tap the card you want for it.
sign-swap-choose-hand = Now tap the card you give for it.
sign-swap-cancel = Leave it
sign-lost-race = { $name } was first: { $card }
sign-call-who = Who has five of a kind?
sign-call-about = A wrong name gives the point away.
sign-call-name = Call { $name }
sign-call-cancel = Nobody, play on
sign-done-count = { $count } of { $all } done
sign-done-with-five = with 5 cards

sign-tray-title = Gestures: everybody sees them
sign-tray-room = You are in one room: signal with your own faces and hands.
sign-our-sign = Our sign
sign-our-sign-none = Our sign: as agreed in the room

sign-bottom-title = Bottom card of the deck
sign-bottom-short = bottom
sign-bottom-never = It never comes into play. Nobody can complete this symbol: { $symbol }.
sign-bottom-last = It is dealt with the very last table, if the deck lasts that long.
sign-bench-title = You sit this round out
sign-bench-about = No cards and no gestures for you this time. Watch closely: next time you may know who bluffs.
sign-bench-again = You are the substitute of this match: no cards and no gestures, but a voice in your team’s sign.

sign-meet-title = Your team’s secret sign
sign-meet-about = It will mean: I have five of a kind. Only your team knows it.
sign-meet-watch = The teams agree on their secret signs.
sign-meet-with = With { $names }
sign-meet-pick = One to three gestures, in this order
sign-meet-add = Add { $gesture }
sign-meet-remove = Take { $gesture } out
sign-meet-slot = Gesture { $number }
sign-meet-note = Note to your team
sign-meet-note-room = What your sign is, in words
sign-meet-note-left =
    { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
sign-meet-settled = Your sign is settled. The other teams are still talking.
sign-proposal-of = { $name } proposes
sign-proposal-own = You propose
sign-proposal-none = Nothing is proposed yet. Be the first!
sign-proposal-empty = as we agreed
sign-proposal-agrees = { $name } agrees
sign-proposal-waits = { $name } has not agreed yet
sign-proposal-other = Propose something else
sign-change-title = Keep your sign, or change it?
sign-change-now = Your sign
sign-change-new = Change it
sign-change-cost = A new sign costs your team one point. If you keep the old one after all, you get it back.
sign-change-paid = Your team has paid. Agree on a new sign; if you keep the old one, the point comes back.
sign-change-poor = Your team has no point to pay with and keeps its sign.
sign-change-keeping = For keeping it so far
sign-change-keeps = { $name } would keep it
sign-change-asks = { $name } has not decided yet
sign-change-watch = The teams may change their signs.

sign-outcome-caller = { $caller } calls { $target }
sign-outcome-quintet = Five of a kind!
sign-outcome-no-quintet = No quintet.
sign-outcome-deck-out = The deck is used up
sign-outcome-time = Time is up
sign-outcome-nobody = Nobody scores this round.
sign-outcome-points = +{ $points }
sign-outcome-hand-of = { $name }’s hand
sign-outcome-hands = All hands
sign-outcome-seen = { $count } of { $all } ready
sign-history-title = Past swaps
sign-history-none = No card has moved yet.
sign-history-took = takes
sign-history-laid = puts

sign-hint-close = Got it
sign-hint-meet = Propose a sign, or agree to a team-mate’s. In the round you give it with the gestures.
sign-hint-prep = These are your five cards. Find a symbol to collect, then say that you have looked.
sign-hint-swap = Tap a table card to take it, one of yours to put it; drag to swap. No turns: be quick!
sign-hint-call = You see a team-mate’s sign? Tap Sign!, then the face. You have five of a kind? Give your sign and wait.
sign-hint-reveal = A quintet scores for the caller’s team. A wrong call gives the point away.
sign-hint-change = If others may have understood your sign, agree on a new one.
