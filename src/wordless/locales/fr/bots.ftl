# Pourquoi un robot a joué ainsi, dans ses propres mots : à lire après la partie.

why-signs-open = Je pouvais ouvrir par n’importe quel nombre.
why-signs-rune = Je me souvenais de { $rune }, donc { $number } me semblait juste : { $chance } %.
why-signs-free = Je ne me souvenais d’aucune rune pour { $answered }, alors j’ai pris un nombre au hasard.
why-signs-bluff = J’avais un doute et n’en ai rien montré : { $number }, juste à { $chance } % à mon avis.
why-signs-believed = J’ai accepté { $number } : juste à { $chance } %, à mon avis.
why-signs-nothing-to-doubt = Il n’y avait rien à contester.
why-signs-doubt = Je pensais que { $number } ({ $seat }) était faux : { $chance } %.
why-signs-doubt-slow = { $seat } a hésité, et je pensais que { $number } était faux : { $chance } %.
why-signs-bury = J’ai recouvert { $rune } sur la pile { $pile }, pour vous la faire oublier.
why-signs-spread = Je répartis les runes : la pile { $pile } était assez basse.
why-signs-kill = J’ai mis le pentagramme sur la pile { $pile }, où j’avais oublié { $forgotten ->
        [one] { $forgotten } carte
       *[other] { $forgotten } cartes
    }.
why-signs-because = C’est la raison que j’avais en tête.
why-signs-because-bluff = J’avais oublié, alors j’ai nommé une rune qui convenait.
why-signs-ready = J’avais assez vu les piles.

why-sign-look = J’avais regardé mes cartes.
why-sign-ready = J’avais vu comment la manche s’est finie.
why-sign-propose = Il fallait bien proposer un signe.
why-sign-agree = Ce signe m’allait.
why-sign-keep = Personne n’avait percé notre signe, alors je l’ai gardé.
why-sign-change = Notre signe avait été vu : j’en voulais un autre.
why-sign-take = C’est ce que je collectionnais : { $symbol }.
why-sign-put = C’est ce qui me servait le moins : { $symbol }.
why-sign-done = Rien sur la table ne m’aidait.
why-sign-wait = J’avais un quinté et j’attendais l’annonce.
why-sign-signal = J’avais un quinté : c’est notre signe.
why-sign-feint = Une mine pour rien, qui en cache d’autres.
why-sign-mate = { $seat } a fait notre signe.
why-sign-call = À mon avis, { $seat } avait un quinté ({ $symbol }) : { $chance } %.

why-signum-arrange = J’ai laissé mes cartes comme elles étaient.
why-signum-show = Mieux vaut montrer un signe que mon équipe.
why-signum-due = Il fallait le faire.
why-signum-declare = À mon avis, { $accomplice } jouait avec moi ({ $ally } %) et { $target } contre moi ({ $rival } %).
why-signum-peek = Je voulais voir une carte chez { $other }.
why-signum-discard = Il me fallait une carte que personne n’avait vue.
why-signum-swap = Je voulais un signe chez { $other }, pour faire la paire.
why-signum-hunt = Je n’avais pas d’équipe et j’espérais en trouver une chez { $other }.
why-signum-rid = J’avais des cartes de deux équipes, et j’en ai donné une à { $other }.
why-signum-help = Je voulais éliminer { $target } : contre moi à { $rival } %.
why-signum-betray = J’ai dit oui pour tout gâcher : { $target } jouait avec moi, à mon avis.
why-signum-hopeless = Je voulais éliminer { $target }, mais cela ne pouvait pas réussir.
why-signum-decline = À mon avis, { $target } jouait avec moi.
why-signum-lay = C’était la carte qui avait le plus de chances d’aller.
why-signum-spoil = J’ai posé une carte qui n’allait pas, pour sauver { $target }.
why-signum-guess = Le signe le plus probable aux deux places : { $sign }.
why-signum-point = J’ai indiqué à mon partenaire quelle carte poser.
why-signum-warn = Mon mot à la cible : { $sign }.
why-signum-claim = J’ai montré ce que j’avais : { $sign }.
why-signum-bluff = Je ne l’avais pas du tout : { $sign }.

why-subtext-draw = Mon mot était « { $word } », et ceci va avec.
why-subtext-two = Mon mot était « { $word } », et ces deux choses vont avec.
why-subtext-guess = À mon avis, { $letter } allait avec le mot du donneur : { $chance } %.
why-subtext-own = À mon avis, le donneur avait mon mot : { $chance } %.
