# Signs: numbers shown by hand, runes to remember.

signs-name = Signs
signs-line = Answer every hand sign the way the buried runes demand, and catch anyone who has forgotten them.
signs-goal = Answer each number with one that a rune allows, also a covered one. Doubt a wrong answer and its player is out. The last one in wins.

signs-illegal-out = You’re out of this match. You can watch, but not play.
signs-illegal-judging = A doubt is being settled. Please wait for the verdict.
signs-illegal-not-your-turn = It isn’t your turn.
signs-illegal-no-reveal = Only the player with the deck reveals a card, once, at the start of their turn.
signs-illegal-reveal-first = You have the deck: reveal a card before you show a sign.
signs-illegal-nothing-to-place = You can only place a card you’ve just revealed.
signs-illegal-no-such-pile = There’s no pile { $pile } at this table.
signs-illegal-place-first = Place the revealed card on a pile before you show a sign.
signs-illegal-no-more-signs = The deck is empty: doubt the last sign, or let it stand and end the match.
signs-illegal-fist-means-ten = A fist on its own means 10. Show every other number with your fingers.
signs-illegal-nothing-to-accept = You can only let the last sign stand when the deck is empty and you are the one holding it.
signs-illegal-nothing-to-doubt = There’s no sign to doubt.
signs-illegal-sign-stands = This sign stands: it was judged right, or a new card has been revealed since.
signs-illegal-own-sign = You can’t doubt your own sign.
signs-illegal-nothing-to-explain = You only give a reason when a sign is doubted.
signs-illegal-not-accused = Only the accused player gives a reason.
signs-illegal-no-verdict = There’s no verdict right now.
signs-illegal-ready-already = You’ve already done that.
signs-illegal-starter = Starting player: there’s no seat { $seat } at a table for { $seats }.
signs-illegal-reason-needed = At this table you must give a reason.
signs-illegal-hands-free = You don’t have to hold up a sign right now.

signs-happened-revealed =
    { $you ->
        [seat] You reveal: { $rune }.
       *[nobody] { $seat } reveals: { $rune }.
    }
signs-happened-placed =
    { $you ->
        [seat] You place the rune on pile { $pile }.
       *[nobody] { $seat } places the rune on pile { $pile }.
    }
signs-happened-shown =
    { $you ->
        [seat] You show { $number }.
       *[nobody] { $seat } shows { $number }.
    }
signs-happened-accepted =
    { $you ->
        [seat] You let the last sign stand.
       *[nobody] { $seat } lets the last sign stand.
    }
signs-happened-doubted =
    { $you ->
        [seat] You doubt { $accused }’s sign!
        [accused] { $seat } doubts your sign!
       *[nobody] { $seat } doubts { $accused }’s sign!
    }
signs-happened-upheld =
    { $you ->
        [accused] Your sign was right: { $doubter } is out.
        [doubter] { $accused }’s sign was right: you’re out.
       *[nobody] { $accused }’s sign was right: { $doubter } is out.
    }
signs-happened-refuted =
    { $you ->
        [accused] Your sign was wrong: you’re out, and { $doubter } opens.
        [doubter] { $accused }’s sign was wrong: { $accused } is out, and you open.
       *[nobody] { $accused }’s sign was wrong: { $accused } is out, and { $doubter } opens.
    }
signs-happened-unreasoned =
    { $you ->
        [accused] Your sign was right, but your reason wasn’t: you’re out, and { $doubter } opens.
        [doubter] { $accused }’s sign was right, but the reason wasn’t: { $accused } is out, and you open.
       *[nobody] { $accused }’s sign was right, but the reason wasn’t: { $accused } is out, and { $doubter } opens.
    }
signs-happened-covered =
    { $you ->
        [seat] The piles are covered again. It’s your turn.
       *[nobody] The piles are covered again. It’s { $seat }’s turn.
    }
signs-happened-released =
    { $you ->
        [seat] You lowered your hands too soon: you’re out.
       *[nobody] { $seat } lowered their hands too soon and is out.
    }

signs-why-last-standing = The last player in the game wins.
signs-why-deck-empty = The last card is out: everyone still in the game wins together.
signs-why-last-round = The last round is over: everyone still in the game wins together.

signs-option-piles = Piles
    .about = Three is standard. With two, the pentagram hits harder; with one, it is left out; with four or five, fewer runes are covered.
signs-option-pentagrams = Pentagrams
    .about = A second one kills a second pile. One pile always stays alive.
signs-option-starter = Starting player
    .about = Who starts with the deck. By default, someone at random.
signs-option-anyone-may-doubt = Anyone may doubt
    .about = Everyone except the player who showed it may doubt the last sign, not just the next player.
signs-option-hands-up = Hands stay up
    .about = Keep your sign up until the next one is shown. If you lower it sooner, you’re out.
signs-option-no-numbers-spoken = No numbers spoken
    .about = A reminder for the room: nobody says a number aloud.
signs-option-silence = Silence
    .about = A reminder for the room: nobody speaks at all; reasons are chosen on the screen.
signs-option-strict-reason = Strict reasons
    .about = If your sign is doubted, you must say why it’s right. A wrong reason, or one from a dead pile, loses the doubt.
signs-option-relevant-only = Show only what decides
    .about = A verdict only reveals the runes that decide it, not all the piles.
signs-option-flash = Flash
    .about = A new rune is only visible for a moment, then lies face down.
signs-option-flash-seconds = Length of a flash, in seconds
    .about = How long a new rune stays visible when Flash is on.
signs-option-read-backwards = Read backwards
    .about = Every rune is read from right to left: 4 → 8 means that 8 is answered by 4.
signs-option-opening = After a successful doubt
    .about = The doubter opens a new round with a new card, or play goes on in the same round.
signs-option-opening-new-round = A new round: the doubter takes the deck and reveals
signs-option-opening-same-round = The same round: the deck stays where it is
signs-option-play-last-round = Play the last round
    .about = The match ends after the round of the last card, not at the moment it is revealed.
signs-option-earlier-signs = Keep earlier signs on screen
    .about = All signs of the match stay visible, for anyone who finds it hard to remember them.
signs-option-turn-seconds = Time for each step of a turn, in seconds
    .about = When time is up, the game plays for you. Nobody is out for being slow. 0 means no limit.
signs-option-reason-seconds = Time to give a reason, in seconds
    .about = When time is up, the verdict comes without a reason. 0 means no limit.
signs-option-verdict-seconds = Time to look at a verdict, in seconds
    .about = The piles are covered again after this time, or as soon as everyone is ready. 0 means no limit.

signs-phase-reveal = Reveal a card
signs-phase-place = Place the card
signs-phase-show = Show a sign
signs-phase-accept = The last sign: doubt it or let it stand
signs-phase-reason = The accused may give a reason
signs-phase-verdict = Verdict: all piles are open
signs-phase-over = The match is over

signs-move-reveal = Reveal a card
signs-move-place = Place here
signs-move-show = Show
signs-move-accept = Let it stand
signs-move-doubt = Doubt!
signs-move-reason = Give a reason
signs-move-ready = Ready
signs-move-release = Lower my hands

signs-reason-free = Free choice: no rune applied
signs-reason-none = No reason
signs-reason-other = Another rune

signs-rune-one-to-seven = 1 → 7
signs-rune-two-to-fifteen = 2 → 15
signs-rune-three-to-fourteen = 3 → 14
signs-rune-four-to-eight = 4 → 8
signs-rune-five-to-three = 5 → 3
signs-rune-six-to-thirteen = 6 → 13
signs-rune-seven-to-four = 7 → 4
signs-rune-eight-to-eleven = 8 → 11
signs-rune-nine-to-two = 9 → 2
signs-rune-ten-to-twelve = 10 → 12
signs-rune-eleven-to-five = 11 → 5
signs-rune-twelve-to-one = 12 → 1
signs-rune-thirteen-to-nine = 13 → 9
signs-rune-fourteen-to-six = 14 → 6
signs-rune-fifteen-to-ten = 15 → 10
signs-rune-one-digit-to-two = one digit → two digits
signs-rune-even-to-odd = even from 10 up → odd from 11 up
signs-rune-threes-to-fours = 3, 6, 9 → 4, 8, 12
signs-rune-fours-to-high = 4, 8, 12 → 13 or higher
signs-rune-pentagram = the pentagram

signs-hint-reveal = You have the deck. Doubt the last sign now or never, then reveal a card.
signs-hint-place = Lay the card on any pile. The runes it covers still count, but you can’t see them any more.
signs-hint-show = Show a number that a rune allows after the last one. If no rune applies, any number is fine.
signs-hint-accept = The deck is empty. Doubt the last sign, or let it stand and end the match.
signs-hint-reason = Someone doubts a sign. The accused may say why it was right, but the runes decide.
signs-hint-verdict = Look closely: the piles will be covered again in a moment.

signs-remind-silence = House rule: nobody speaks.
signs-remind-numbers = House rule: nobody says a number aloud.
signs-seat-out = out
signs-seat-deck = has the deck
signs-last-title = The last sign
signs-last-none = No sign to answer: the next player may open with any number.
signs-held = { $name } has to keep it up.
signs-number = { $number } shown by hand
signs-piles-title = Deck and piles
signs-pile = Pile { $pile }, height { $height }, top: { $top }
signs-pile-number = Pile { $pile }
signs-pile-height =
    { $height ->
        [0] empty
        [one] 1 card
       *[other] { $height } cards
    }
signs-pile-dark = face down
signs-pile-empty = nothing
signs-deck =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
signs-backwards = Runes are read from right to left.
signs-verdict-opening = It was an opening sign, and those are always right.
signs-verdict-free = No rune starts with { $answered }, so any number may follow.
signs-verdict-allowed = A rune allows { $number } after { $answered }.
signs-verdict-forbidden = None of the runes for { $answered } allows { $number }.
signs-verdict-reason = { $name } said: { $reason }
signs-doings-title = What you can do
signs-place-where = Choose a pile for the card.
signs-doubt-sure = Doubt { $name }’s sign?
signs-release-sure = Lower them? You’ll be out!
signs-hands-hold = Press and hold a number: your hands stay up as long as you hold.
signs-hands-held = Your hands are up. Let go and you’re out.
signs-hands-take = Your hands are still up. Press and hold here.
signs-answer = Answer { $number }
signs-open-any = Open with any number
signs-ten-as-fist = show ten as a fist
signs-earlier-title = Signs so far
signs-earlier-void = void
signs-learn-watch = Runes say which number may follow which. Watch: one player shows a number, the next answers it.
signs-learn-reveal = Your turn. Reveal a card: it’s a new rule for the answers.
signs-learn-place = Put it on any pile. Covered runes still count, so remember them.
signs-learn-show = Answer { $number } with a number that one of the runes allows. Nobody checks it unless they doubt.
signs-learn-doubt = Look at the runes: none of them allows this answer. Doubt it!
signs-learn-accused = Now the accused may name the rune that made it right.
signs-learn-verdict = The piles are open. The player who was wrong is out. Take a good look, then go on.
signs-learn-open = You open: show any number. An opening sign is always right.
signs-learn-reason = You’re doubted! But you opened, so no rune bound you. Say so.
signs-learn-end = They doubted a right sign, so they’re out. That’s Signs: answer, remember, and doubt at the right moment.
