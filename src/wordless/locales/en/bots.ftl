# Why a bot did what it did, in its own words: to be read after the match.

why-signs-open = I was free to open with any number.
why-signs-rune = I remembered { $rune }, so { $number } seemed right: { $chance }%.
why-signs-free = I remembered no rune for { $answered }, so I took any number.
why-signs-bluff = I wasn’t sure and kept a straight face: { $number } was { $chance }% right, I thought.
why-signs-believed = I let { $number } stand: { $chance }% right, I thought.
why-signs-nothing-to-doubt = There was nothing to doubt.
why-signs-doubt = I thought { $seat }’s { $number } was wrong: { $chance }%.
why-signs-doubt-slow = { $seat } hesitated, and I thought { $number } was wrong: { $chance }%.
why-signs-bury = I buried { $rune } on pile { $pile }, to make you forget it.
why-signs-spread = I spread the runes: pile { $pile } was low enough.
why-signs-kill = I gave the pentagram to pile { $pile }, where I’d forgotten { $forgotten ->
        [one] one card
       *[other] { $forgotten } cards
    }.
why-signs-because = That’s the reason I had in mind.
why-signs-because-bluff = I’d forgotten, so I named something that would do.
why-signs-ready = I’d seen enough of the piles.
