# Signs : des nombres montrés de la main, des runes à retenir.

signs-name = Signs
signs-line = Répondez à chaque signe comme l’exigent les runes enfouies, et démasquez qui les a oubliées.

signs-illegal-out = Vous êtes hors de la partie : vous pouvez regarder, mais plus jouer.
signs-illegal-judging = Un doute est en cours : tout le monde attend la fin du verdict.
signs-illegal-not-your-turn = Ce n’est pas votre tour.
signs-illegal-no-reveal = Seul celui qui tient la pioche révèle une carte, une seule fois, au début de son tour.
signs-illegal-reveal-first = Vous tenez la pioche : révélez une carte avant de montrer un signe.
signs-illegal-nothing-to-place = On ne peut poser qu’une carte que l’on vient de révéler.
signs-illegal-no-such-pile = Il n’y a pas de pile { $pile } à cette table.
signs-illegal-place-first = Posez la carte révélée sur une pile avant de montrer un signe.
signs-illegal-no-more-signs = La pioche est vide : doutez du dernier signe, ou laissez-le valoir et terminez la partie.
signs-illegal-fist-means-ten = Un poing seul signifie 10 ; montrez tout autre nombre avec les doigts.
signs-illegal-nothing-to-accept = On ne laisse valoir le dernier signe que lorsque la pioche est vide et que c’est le tour de celui qui la tient.
signs-illegal-nothing-to-doubt = Il n’y a pas de signe dont douter.
signs-illegal-sign-stands = Ce signe est acquis : il a été reconnu juste, ou la carte suivante a été révélée depuis.
signs-illegal-own-sign = Vous ne pouvez pas douter de votre propre signe.
signs-illegal-nothing-to-explain = On ne donne une raison que lorsqu’un signe est mis en doute.
signs-illegal-not-accused = Seul l’accusé donne une raison.
signs-illegal-no-verdict = Il n’y a pas de verdict à examiner.
signs-illegal-ready-already = Vous avez déjà indiqué que vous êtes prêt.
signs-illegal-hands-free = Vous n’avez pas de signe à garder levé en ce moment.

signs-happened-revealed = { $seat } révèle : { $rune }.
signs-happened-placed = { $seat } la pose sur la pile { $pile }.
signs-happened-shown = { $seat } montre { $number }.
signs-happened-accepted = { $seat } laisse valoir le dernier signe.
signs-happened-doubted = { $seat } doute du signe de { $accused } !
signs-happened-upheld = Le signe de { $accused } était juste : { $doubter } est hors jeu.
signs-happened-refuted = Le signe de { $accused } était faux : { $accused } est hors jeu, et { $doubter } ouvre.
signs-happened-covered = Les piles sont recouvertes. C’est le tour de { $seat }.
signs-happened-released = { $seat } a baissé son signe trop tôt et est hors jeu.

signs-why-last-standing = La dernière personne en jeu gagne.
signs-why-deck-empty = La dernière carte est sortie : tous ceux qui sont encore en jeu gagnent ensemble.
signs-why-last-round = La dernière manche est jouée : tous ceux qui sont encore en jeu gagnent ensemble.

signs-option-piles = Piles
    .about = Trois pour la partie normale ; avec deux, le pentagramme frappe plus fort ; avec une seule, on joue sans lui.
signs-option-anyone-may-doubt = Tout le monde peut douter
    .about = Non seulement le joueur dont c’est le tour, mais tous sauf l’auteur peuvent douter du dernier signe.
signs-option-hands-up = Mains levées
    .about = Gardez votre signe levé jusqu’au suivant ; qui le baisse avant est hors jeu.
signs-option-no-numbers-spoken = Aucun nombre à voix haute
    .about = Un rappel pour la tablée : personne ne prononce de nombre.
signs-option-silence = Silence
    .about = Un rappel pour la tablée : personne ne parle ; les raisons se choisissent à l’écran.
signs-option-flash = Éclair
    .about = Une nouvelle rune n’est visible qu’un instant, puis reste face cachée.
signs-option-flash-seconds = Durée d’un éclair, en secondes
    .about = Combien de temps une nouvelle rune reste visible quand l’option Éclair est active.
signs-option-read-backwards = Lecture à rebours
    .about = Chaque rune se lit de droite à gauche : 4 → 8 veut dire qu’à 8 on répond 4.
signs-option-opening = Après un doute réussi
    .about = Celui qui a douté ouvre une nouvelle manche avec une nouvelle carte, ou continue la même.
signs-option-opening-new-round = Nouvelle manche : il prend la pioche et révèle
signs-option-opening-same-round = Même manche : la pioche reste où elle est
signs-option-play-last-round = Jouer la dernière manche
    .about = La partie finit après la manche de la dernière carte, et non au moment où elle est révélée.
signs-option-earlier-signs = Garder les signes passés à l’écran
    .about = Tous les signes de la partie restent visibles, pour qui trouve la mémoire trop rude.
signs-option-turn-seconds = Temps pour chaque étape d’un tour, en secondes
    .about = Le temps écoulé, la maison joue l’étape ; personne n’est éliminé pour sa lenteur. 0 : sans limite.
signs-option-reason-seconds = Temps pour donner une raison, en secondes
    .about = Le temps écoulé, le verdict tombe sans raison. 0 : sans limite.
signs-option-verdict-seconds = Temps pour examiner un verdict, en secondes
    .about = Les piles sont recouvertes après ce temps, ou dès que tous sont prêts. 0 : sans limite.

signs-phase-reveal = Révéler une carte
signs-phase-place = Poser la carte
signs-phase-show = Montrer un signe
signs-phase-accept = Le dernier signe : douter ou le laisser valoir
signs-phase-reason = L’accusé peut donner une raison
signs-phase-verdict = Le verdict : toutes les piles sont ouvertes
signs-phase-over = La partie est terminée

signs-move-reveal = Révéler une carte
signs-move-place = Poser ici
signs-move-show = Montrer
signs-move-accept = Laisser valoir
signs-move-doubt = Je doute !
signs-move-reason = Donner une raison
signs-move-ready = Prêt
signs-move-release = Baisser les mains

signs-reason-free = Choix libre : aucune rune ne le lie
signs-reason-none = Aucune raison

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
signs-rune-one-digit-to-two = un chiffre → deux chiffres
signs-rune-even-to-odd = pair à partir de 10 → impair à partir de 11
signs-rune-threes-to-fours = 3, 6, 9 → 4, 8, 12
signs-rune-fours-to-high = 4, 8, 12 → 13 ou plus
signs-rune-pentagram = le pentagramme

signs-hint-reveal = Vous avez la pioche. Doutez du dernier signe maintenant ou jamais, puis révélez une carte.
signs-hint-place = Posez la carte sur la pile de votre choix. Ce qu’elle recouvre compte toujours, mais ne se voit plus.
signs-hint-show = Montrez un nombre qu’une rune permet après le dernier. Si aucune rune ne le lie, tous conviennent.
signs-hint-accept = La pioche est vide. Doutez du dernier signe, ou acceptez-le et terminez la partie.
signs-hint-reason = Un signe est mis en doute. L’accusé peut dire pourquoi il était juste ; les runes décident.
signs-hint-verdict = Regardez bien : les piles seront recouvertes dans un instant.

signs-remind-silence = Règle de la maison : personne ne parle.
signs-remind-numbers = Règle de la maison : personne ne prononce de nombre.
signs-you-are-out = Vous êtes hors jeu, mais vous pouvez regarder.
signs-seat-out = hors jeu
signs-seat-deck = a la pioche
signs-last-title = Le dernier signe
signs-last-by = { $name } montre
signs-last-none = Aucun signe à suivre : qui a la main ouvre avec le nombre de son choix.
signs-held = { $name } doit le garder levé.
signs-number = { $number } montré avec les mains
signs-piles-title = Pioche et piles
signs-pile = Pile { $pile }, hauteur { $height }, au-dessus : { $top }
signs-pile-number = Pile { $pile }
signs-pile-height = { $height ->
    [0] vide
    [one] 1 carte
   *[other] { $height } cartes
}
signs-pile-dark = face cachée
signs-pile-empty = rien
signs-deck = { $count ->
    [0] plus de carte
    [one] encore 1 carte
   *[other] encore { $count } cartes
}
signs-backwards = Les runes se lisent de droite à gauche.
signs-verdict-opening = C’était un signe d’ouverture : il est toujours juste.
signs-verdict-free = Aucune rune ne lie { $answered } : tout nombre peut suivre.
signs-verdict-allowed = Une rune permet { $number } après { $answered }.
signs-verdict-forbidden = Aucune rune qui lie { $answered } ne permet { $number }.
signs-verdict-reason = { $name } a dit : { $reason }
signs-verdict-this = celle-ci
signs-doings-title = Ce que vous pouvez faire
signs-place-where = Choisissez une pile pour la carte.
signs-doubt-sure = Vraiment douter de { $name } ?
signs-release-sure = Vraiment les baisser ? Vous seriez hors jeu
signs-hands-hold = Appuyez sur un nombre et gardez le doigt posé : vos mains restent levées tant que vous tenez.
signs-hands-held = Vos mains sont levées. Qui lâche est éliminé.
signs-hands-take = Vos mains sont toujours levées. Gardez le doigt posé ici.
signs-answer = Répondez au { $number }
signs-open-any = Ouvrez avec le nombre de votre choix
signs-ten-as-fist = montrer dix avec le poing
signs-earlier-title = Les signes jusqu’ici
signs-earlier-void = annulé
