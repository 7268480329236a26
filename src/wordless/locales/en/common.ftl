# What every table says, whatever is played on it.

illegal-match-over = The match is over.
illegal-too-late = Too late: the game has already moved on.
illegal-no-such-seat = Seat { $seat } doesn’t exist.
illegal-seats = This game takes { $least } to { $most } players.

gesture-wink-left = wink left
gesture-wink-right = wink right
gesture-brows-up = raise eyebrows
gesture-smile = smile
gesture-pout = pout
gesture-puff-cheeks = puff cheeks
gesture-touch-nose = touch nose
gesture-tug-ear = tug ear
gesture-rub-eye = rub eye
gesture-scratch-chin = scratch chin
gesture-tilt-left = tilt head left
gesture-tilt-right = tilt head right
gesture-nod = nod
gesture-look-left = look left
gesture-look-right = look right
gesture-look-up = look up
gesture-yawn = yawn
gesture-drum-fingers = drum fingers
gesture-tidy-cards = straighten cards
gesture-tap-card = tap a card
gesture-sip = take a sip
