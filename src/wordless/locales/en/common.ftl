# What every table says, whatever is played on it.

illegal-match-over = The match is over.
illegal-too-late = Too late: the game has moved on since you chose.
illegal-no-such-seat = There is no seat { $seat }.
illegal-seats = This game takes { $least } to { $most } players.

gesture-wink-left = wink left
gesture-wink-right = wink right
gesture-brows-up = raise the brows
gesture-smile = smile
gesture-pout = pout
gesture-puff-cheeks = puff the cheeks
gesture-touch-nose = touch the nose
gesture-tug-ear = tug an ear
gesture-rub-eye = rub an eye
gesture-scratch-chin = scratch the chin
gesture-tilt-left = tilt the head left
gesture-tilt-right = tilt the head right
gesture-nod = nod
gesture-look-left = look left
gesture-look-right = look right
gesture-look-up = look up
gesture-yawn = yawn
gesture-drum-fingers = drum the fingers
gesture-tidy-cards = tidy the cards
gesture-tap-card = tap a card
gesture-sip = take a sip
