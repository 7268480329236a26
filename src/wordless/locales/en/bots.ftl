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

why-sign-look = I’d looked at my cards.
why-sign-ready = I’d seen how the round ended.
why-sign-propose = Someone had to propose a sign.
why-sign-agree = I could live with that sign.
why-sign-keep = No one has seen through our sign, so I kept it.
why-sign-change = Our sign has been seen: I wanted a new one.
why-sign-take = I was collecting this: { $symbol }.
why-sign-put = I needed this least: { $symbol }.
why-sign-done = Nothing on the table helped me.
why-sign-wait = I had a quintet and waited to be called.
why-sign-signal = I had a quintet: this is our sign.
why-sign-feint = A face that meant nothing, to cover the ones that do.
why-sign-mate = { $seat } gave our sign.
why-sign-call = I thought { $seat } had a quintet ({ $symbol }): { $chance } %.

why-signum-arrange = I left my cards as they lay.
why-signum-show = I’d rather show a sign than my team.
why-signum-due = It was due.
why-signum-declare = I thought { $accomplice } was on my side ({ $ally } %) and { $target } against me ({ $rival } %).
why-signum-peek = I wanted to see a card in front of { $other }.
why-signum-discard = I needed a card that no one had seen.
why-signum-swap = I wanted a sign from { $other } to match an ally’s.
why-signum-hunt = I had no team and hoped to find one with { $other }.
why-signum-rid = I held cards of two teams and gave { $other } one of them.
why-signum-help = I wanted { $target } out: against me at { $rival } %.
why-signum-betray = I said yes to spoil it: { $target } is on my side, I thought.
why-signum-hopeless = I wanted { $target } out, but this couldn’t succeed.
why-signum-decline = I thought { $target } was on my side.
why-signum-lay = This was the card most likely to match.
why-signum-spoil = I played a card that wouldn’t match, to save { $target }.
why-signum-guess = The likeliest sign in both places: { $sign }.
why-signum-point = I told my partner which card to play.
why-signum-warn = My word to the target: { $sign }.
why-signum-claim = I showed what I hold: { $sign }.
why-signum-bluff = I didn’t hold it at all: { $sign }.

why-subtext-draw = My word was “{ $word }”, and this goes with it.
why-subtext-two = My word was “{ $word }”, and these two go with it.
why-subtext-guess = I thought { $letter } had the dealer’s word: { $chance } %.
why-subtext-own = I thought the dealer had my word: { $chance } %.
