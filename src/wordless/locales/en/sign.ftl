# Sign: what the game says.

sign-name = Sign
sign-line = Swap cards in silence until you hold five of a kind, give your team a secret sign, and hope a teammate spots it before a rival does.

sign-option-division = Teams
    .about = How players are split into teams. By default, the usual split for your number of players.
sign-option-division-2-2 = 2 against 2
sign-option-division-3-2 = 3 against 2
sign-option-division-3-3 = 3 against 3
sign-option-division-2-2-2 = three teams of 2
sign-option-division-4-3 = 4 against 3
sign-option-division-3-2-2 = a team of 3 and two of 2
sign-option-division-4-4 = 4 against 4
sign-option-division-3-3-3 = three teams of 3
sign-option-teams = Who plays with whom
    .about = Choose a team for each player. If you don’t, teams alternate around the table.
sign-option-dealer = First dealer
    .about = Who deals first. By default, someone at random.
sign-option-substitute = Substitute
    .about = If teams are uneven, one player from the largest team sits out each round.
sign-option-substitute-rotation = Who sits out
    .about = The players of the largest team take turns sitting out, or not.
sign-option-substitute-rotation-each-round = someone else each round
sign-option-substitute-rotation-never = always the same player
sign-option-end = End of the match
    .about = By points, or after a fixed number of rounds.
sign-option-end-points = by points
sign-option-end-rounds = by rounds
sign-option-points = Points to win
    .about = The first team with this many wins, if the match ends by points.
sign-option-rounds = Rounds
    .about = How many rounds you play, if the match ends by rounds. An odd number makes a draw less likely.
sign-option-sign-change = New sign between rounds
    .about = A team may choose a new sign between rounds. Experienced groups forbid it or charge a point.
sign-option-sign-change-free = free
sign-option-sign-change-never = not allowed
sign-option-sign-change-costs-one-point = for one point
sign-option-signals = Signals
    .about = Gestures on the screen, or your own faces and hands if you’re all in one room.
sign-option-signals-palette = gestures on the screen
sign-option-signals-room = our own faces and hands
sign-option-history = Show past swaps
    .about = A list of who took and put down what in this round. Without it you have to remember.
sign-option-show-bottom-card = Bottom card
    .about = How long you see the bottom card of the deck.
sign-option-show-bottom-card-prep-only = until the table cards are turned face up
sign-option-show-bottom-card-always = for the whole round
sign-option-reveal-all-hands-after-round = Show all hands after a round
    .about = Not just the hand of the player who was called.
sign-option-sign-seconds = Seconds to agree on a sign
    .about = When time is up, the latest proposal counts, or the old sign. 0 means no limit.
sign-option-auto-done-seconds = Seconds until an idle player counts as done
    .about = Counted from the last change on the table. 0 means no limit.
sign-option-round-limit-seconds = Seconds for a round
    .about = When time is up, nobody scores. 0 means no limit.
sign-option-reveal-seconds = Seconds to look at a round’s end
    .about = The next round begins after this time, or as soon as everyone is ready. 0 means no limit.

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
sign-move-look = I’ve looked
sign-move-take = Take
sign-move-put = Put down
sign-move-swap = Swap
sign-move-done = Done
sign-move-undone = Not done
sign-move-call = Sign!
sign-move-gesture = Gesture
sign-move-ready = Ready

sign-happened-dealt =
    { $you ->
        [dealer] You dealt.
       *[nobody] { $dealer } dealt.
    }
sign-happened-turned = The table cards are turned face up.
sign-happened-took =
    { $you ->
        [seat] You take the { $colour } { $symbol }.
       *[nobody] { $seat } takes the { $colour } { $symbol }.
    }
sign-happened-laid =
    { $you ->
        [seat] You put down the { $colour } { $symbol }.
       *[nobody] { $seat } puts down the { $colour } { $symbol }.
    }
sign-happened-swapped =
    { $you ->
        [seat] You swap the { $gave-colour } { $gave-symbol } for the { $took-colour } { $took-symbol }.
       *[nobody] { $seat } swaps the { $gave-colour } { $gave-symbol } for the { $took-colour } { $took-symbol }.
    }
sign-happened-refreshed = New cards are on the table.
sign-happened-gestured = { $seat }: { $gesture }
sign-happened-called =
    { $you ->
        [caller]
            { $valid ->
                [yes] You call “Sign!” on { $target }: a quintet!
               *[no] You call “Sign!” on { $target }: no quintet.
            }
        [target]
            { $valid ->
                [yes] { $caller } calls “Sign!” on you: a quintet!
               *[no] { $caller } calls “Sign!” on you: no quintet.
            }
       *[nobody]
            { $valid ->
                [yes] { $caller } calls “Sign!” on { $target }: a quintet!
               *[no] { $caller } calls “Sign!” on { $target }: no quintet.
            }
    }
sign-happened-drawn =
    { $why ->
        [time] Time is up. Nobody scores.
       *[deck-out] There aren’t enough cards left to refresh the table. Nobody scores.
    }
sign-happened-paid =
    { $you ->
        [seat] You pay a point to change your team’s sign.
       *[nobody] { $seat } pays a point to change the team’s sign.
    }

sign-why-points = Enough points to win
sign-why-points-shared = Several teams reached the target with the same score: a draw between them
sign-why-rounds = Most points after the last round
sign-why-rounds-shared = Level on points after the last round: a draw

sign-illegal-division = { $seats } players can’t be split into { $division }.
sign-illegal-teams = These teams don’t match the split { $division }.
sign-illegal-dealer = First dealer: there’s no seat { $seat } at a table for { $seats }.
sign-illegal-meeting-closed = You can only choose a sign before the first round or, if this table allows it, between rounds.
sign-illegal-already-agreed = Your team has already agreed on its sign.
sign-illegal-pay-first = A new sign costs your team one point: pay first.
sign-illegal-pay-closed = There’s nothing to pay for right now.
sign-illegal-already-paid = Your team has already paid.
sign-illegal-no-point = A team without points can’t pay.
sign-illegal-sign-without-gesture = A sign has one to three gestures.
sign-illegal-gestures-off = You’re all in one room: use your own faces and hands. On-screen gestures are off.
sign-illegal-gesture-closed = You can only gesture during a round. For now, agree on your sign.
sign-illegal-proposal-gone = Your team has a newer proposal. Look at that one first.
sign-illegal-already-confirmed = You’ve already agreed.
sign-illegal-decline-closed = You can only keep your sign when you’re asked whether to change it.
sign-illegal-already-declined = You’ve already said you want to keep it.
sign-illegal-look-closed = You can only do that before the table cards are turned face up.
sign-illegal-swap-closed = You can only swap while the table cards are face up.
sign-illegal-sits-out = You’re sitting out this round.
sign-illegal-hand-full = You can’t hold more than six cards. Put one down first.
sign-illegal-hand-short = You can’t hold fewer than four cards. Take one first.
sign-illegal-card-gone = That card is gone: someone was faster.
sign-illegal-card-not-held = You don’t have that card.
sign-illegal-done-with-five = You need exactly five cards to be done.
sign-illegal-not-done = You aren’t marked as done, or the table has changed since.
sign-illegal-call-closed = You can only call while the table cards are face up.
sign-illegal-call-another = You can’t call yourself. Someone else has to spot it.
sign-illegal-call-active = You can only call someone who is playing this round.
sign-illegal-ready-closed = Wait until the round is over.
sign-illegal-already-ready = You’ve already done that.

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
sign-colour-vermilion = red
sign-colour-purple = pink

sign-letter-orange = O
sign-letter-sky = S
sign-letter-green = G
sign-letter-vermilion = R
sign-letter-purple = P

sign-card = { $symbol }, { $colour }
sign-card-take = Take { $card }
sign-card-put = Put down { $card }
sign-card-choose = Choose { $card } to swap
sign-card-asked = { $card }, requested
sign-place-empty = Empty place
sign-table-title = Table cards
sign-table-down =
    { $count ->
        [one] { $count } card is face down until everyone has looked.
       *[other] { $count } cards are face down until everyone has looked.
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
sign-goal = Collect five cards of one symbol, then tell your team by a secret sign. If a teammate calls you first, your team scores. If an opponent does, they score.
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
sign-seat-first = was faster

sign-swap-choose = Tap one of your cards and one on the table.
sign-swap-choose-table = Now tap the card you want in return.
sign-swap-choose-hand = Now tap the card you’ll give in return.
sign-swap-cancel = Cancel
sign-lost-race = { $name } was faster: { $card }
sign-call-who = Who has a quintet?
sign-call-about = A wrong call gives the point away.
sign-call-name = Point at { $name }
sign-call-cancel = Cancel
sign-done-count = { $count } of { $all } done
sign-done-with-five = with 5 cards

sign-tray-title = Gestures: everyone sees them
sign-tray-room = You’re in one room: signal with your own faces and hands.
sign-our-sign = Our sign
sign-our-sign-none = Our sign: as agreed in the room

sign-bottom-title = Bottom card of the deck
sign-bottom-short = bottom
sign-bottom-never = It never comes into play, so nobody can complete this symbol: { $symbol }.
sign-bottom-last = It only turns up in the last set of table cards, if the round lasts that long.
sign-bench-title = You’re sitting out this round
sign-bench-about = No cards and no gestures this time. Watch closely: you may find out who’s bluffing.
sign-bench-again = You’re the substitute for this match: no cards and no gestures, but you help choose your team’s sign.

sign-meet-title = Your team’s secret sign
sign-meet-about = It means “I have a quintet”. Only your team knows it.
sign-meet-watch = The teams are choosing their secret signs.
sign-meet-with = With { $names }
sign-meet-pick = One to three gestures, in this order
sign-meet-add = Add: { $gesture }
sign-meet-remove = Remove: { $gesture }
sign-meet-slot = Gesture { $number }
sign-meet-note = Note to your team
sign-meet-note-room = What your sign is, in words
sign-meet-note-left =
    { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
sign-meet-settled = Your sign is set. The other teams are still deciding.
sign-proposal-of = { $name } proposes
sign-proposal-own = You propose
sign-proposal-none = No proposal yet. Be the first!
sign-proposal-empty = as we agreed
sign-proposal-agrees = { $name } agrees
sign-proposal-waits = { $name } hasn’t agreed yet
sign-proposal-other = Propose something else
sign-change-title = Keep your sign, or change it?
sign-change-now = Your sign
sign-change-new = Change it
sign-change-cost = A new sign costs your team one point. If you keep the old one in the end, you get the point back.
sign-change-paid = Your team has paid. Agree on a new sign; if you keep the old one, the point comes back.
sign-change-poor = Your team has no points, so it keeps its sign.
sign-change-keeping = Want to keep it
sign-change-keeps = { $name } wants to keep it
sign-change-asks = { $name } hasn’t decided yet
sign-change-watch = The teams may change their signs.

sign-outcome-caller = { $caller } calls “Sign!” on { $target }
sign-outcome-quintet = A quintet!
sign-outcome-no-quintet = No quintet.
sign-outcome-deck-out = The deck has run out
sign-outcome-time = Time is up
sign-outcome-nobody = Nobody scores this round.
sign-outcome-points = +{ $points }
sign-outcome-hand-of = { $name }’s hand
sign-outcome-hands = All hands
sign-outcome-seen = { $count } of { $all } ready
sign-history-title = Past swaps
sign-history-none = No cards have moved yet.
sign-history-took = takes
sign-history-laid = puts down

sign-hint-meet = Propose a sign, or agree to a teammate’s. During the round you make it with the gestures.
sign-hint-prep = These are your five cards. Pick a symbol to collect, then tap “I’ve looked”.
sign-hint-swap = Tap a table card to take it, tap one of yours to put it down, drag to swap. No turns: be quick!
sign-hint-call = Spotted a teammate’s sign? Tap Sign!, then the player. Got a quintet? Give your sign and wait.
sign-hint-reveal = A quintet scores for the caller’s team. A wrong call gives the point away.
sign-hint-change = If others may have cracked your sign, agree on a new one.
sign-learn-meet = Choose your team’s secret sign: tap one to three gestures, then propose them.
sign-learn-agree = Your teammate suggests this sign. Agree: it will mean “I have five of a kind”.
sign-learn-wait = Wait a moment: the others aren’t ready yet.
sign-learn-look = You hold four mushrooms. You need exactly five of one symbol; colours don’t count.
sign-learn-look-on = This time nothing matches in your hand. Watch your teammate instead.
sign-learn-take = The fifth one is on the table. Tap it: everyone takes at the same time.
sign-learn-put = Six cards are one too many. Put the odd one down.
sign-learn-give = Five of a kind! Now tap your sign: { $gestures }. Your teammate is watching.
sign-learn-watch = Watch the face of { $name }. When you see your sign ({ $gestures }), press “Sign!” and tap that face.
sign-learn-reveal = The cards are turned: five of a kind, and your team was first. A point!
sign-learn-half = Your teammate saw your sign and called you. Now the other way round: you watch.
sign-learn-end = That’s Sign: collect, signal, and watch faces, the opponents’ too. They’ll try to read yours.
