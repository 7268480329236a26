# Signs : des nombres montrés de la main, des runes à retenir.

signs-name = Signs
signs-line = Répondez à chaque signe comme l’exigent les runes enfouies, et démasquez les mémoires courtes.
signs-goal = Répondez à chaque nombre par un nombre qu’une rune permet, même cachée. Contestez une mauvaise réponse : elle met hors jeu. Qui reste en jeu gagne.

signs-illegal-out = Vous êtes hors jeu : vous pouvez regarder, mais plus jouer.
signs-illegal-judging = Une contestation est en cours : attendez le verdict.
signs-illegal-not-your-turn = Ce n’est pas votre tour.
signs-illegal-no-reveal = Seule la personne qui a la pioche révèle une carte, une seule fois, au début de son tour.
signs-illegal-reveal-first = Vous avez la pioche : révélez une carte avant de montrer un signe.
signs-illegal-nothing-to-place = On ne peut poser qu’une carte que l’on vient de révéler.
signs-illegal-no-such-pile = Il n’y a pas de pile { $pile } à cette table.
signs-illegal-place-first = Posez la carte révélée sur une pile avant de montrer un signe.
signs-illegal-no-more-signs = La pioche est vide : contestez le dernier signe, ou acceptez-le et terminez la partie.
signs-illegal-fist-means-ten = Un poing seul signifie 10 ; montrez tout autre nombre avec les doigts.
signs-illegal-nothing-to-accept = Vous ne pouvez accepter le dernier signe que si la pioche est vide et que c’est vous qui l’avez.
signs-illegal-nothing-to-doubt = Il n’y a pas de signe à contester.
signs-illegal-sign-stands = Ce signe est acquis : il a été jugé juste, ou une nouvelle carte a été révélée depuis.
signs-illegal-own-sign = Vous ne pouvez pas contester votre propre signe.
signs-illegal-nothing-to-explain = On ne se justifie que lorsqu’un signe est contesté.
signs-illegal-not-accused = Seule la personne accusée se justifie.
signs-illegal-no-verdict = Il n’y a pas de verdict en ce moment.
signs-illegal-ready-already = Vous l’avez déjà indiqué.
signs-illegal-starter = Qui commence : il n’y a pas de place { $seat } à une table de { $seats }.
signs-illegal-reason-needed = À cette table, il faut vous justifier.
signs-illegal-hands-free = Vous n’avez pas de signe à garder levé en ce moment.

signs-happened-revealed =
    { $you ->
        [seat] Vous révélez : { $rune }.
       *[nobody] { $seat } révèle : { $rune }.
    }
signs-happened-placed =
    { $you ->
        [seat] Vous posez la rune sur la pile { $pile }.
       *[nobody] { $seat } pose la rune sur la pile { $pile }.
    }
signs-happened-shown =
    { $you ->
        [seat] Vous montrez { $number }.
       *[nobody] { $seat } montre { $number }.
    }
signs-happened-accepted =
    { $you ->
        [seat] Vous acceptez le dernier signe.
       *[nobody] { $seat } accepte le dernier signe.
    }
signs-happened-doubted =
    { $you ->
        [seat] Vous contestez le dernier signe : { $accused } est sur la sellette !
        [accused] { $seat } conteste votre signe !
       *[nobody] { $seat } conteste le dernier signe : { $accused } est sur la sellette !
    }
signs-happened-upheld =
    { $you ->
        [accused] Votre signe était juste : { $doubter } est hors jeu.
        [doubter] { $accused } avait raison : vous êtes hors jeu.
       *[nobody] { $accused } avait raison : { $doubter } est hors jeu.
    }
signs-happened-refuted =
    { $you ->
        [accused] Votre signe était faux : vous êtes hors jeu ; { $doubter } ouvre.
        [doubter] { $accused } avait tort et est hors jeu ; vous ouvrez.
       *[nobody] { $accused } avait tort et est hors jeu ; { $doubter } ouvre.
    }
signs-happened-unreasoned =
    { $you ->
        [accused] Votre signe était juste, mais pas votre justification : vous êtes hors jeu ; { $doubter } ouvre.
        [doubter] Le signe était juste, mais pas la justification : { $accused } est hors jeu ; vous ouvrez.
       *[nobody] Le signe était juste, mais pas la justification : { $accused } est hors jeu ; { $doubter } ouvre.
    }
signs-happened-covered =
    { $you ->
        [seat] Les piles sont de nouveau cachées. À vous de jouer.
       *[nobody] Les piles sont de nouveau cachées. À { $seat } de jouer.
    }
signs-happened-released =
    { $you ->
        [seat] Vous avez baissé les mains trop tôt : hors jeu !
       *[nobody] { $seat } a baissé les mains trop tôt : hors jeu !
    }

signs-why-last-standing = La dernière personne en jeu gagne.
signs-why-deck-empty = La dernière carte est sortie : toutes les personnes encore en jeu gagnent ensemble.
signs-why-last-round = La dernière manche est jouée : toutes les personnes encore en jeu gagnent ensemble.

signs-option-piles = Piles
    .about = Trois par défaut. Avec deux, le pentagramme frappe plus fort ; avec une seule, on joue sans lui ; avec quatre ou cinq, moins de runes sont cachées.
signs-option-pentagrams = Pentagrammes
    .about = Un deuxième tue une deuxième pile. Une pile reste toujours vivante.
signs-option-starter = Qui commence
    .about = La place qui commence avec la pioche ; sans choix, le hasard décide.
signs-option-anyone-may-doubt = Tout le monde peut contester
    .about = Toute la table, sauf la personne qui l’a montré, peut contester le dernier signe, et pas seulement la suivante.
signs-option-hands-up = Mains levées
    .about = Gardez votre signe levé jusqu’au suivant. Si vous le baissez avant, vous êtes hors jeu.
signs-option-no-numbers-spoken = Aucun nombre à voix haute
    .about = Un rappel pour tout le monde : personne ne prononce de nombre.
signs-option-silence = Silence
    .about = Un rappel pour tout le monde : personne ne parle ; les justifications se choisissent à l’écran.
signs-option-strict-reason = Justification stricte
    .about = Si l’on conteste votre signe, dites pourquoi il est juste. Une justification fausse, ou venue d’une pile morte, vous fait perdre.
signs-option-relevant-only = Ne montrer que ce qui décide
    .about = Un verdict ne révèle que les runes qui décident, pas toutes les piles.
signs-option-flash = Éclair
    .about = Une nouvelle rune n’est visible qu’un instant, puis reste face cachée.
signs-option-flash-seconds = Durée d’un éclair, en secondes
    .about = Combien de temps une nouvelle rune reste visible quand l’option Éclair est active.
signs-option-read-backwards = Lecture à rebours
    .about = Chaque rune se lit de droite à gauche : 4 → 8 veut dire qu’à 8 on répond 4.
signs-option-opening = Après une contestation réussie
    .about = La personne qui a contesté ouvre une nouvelle manche avec une nouvelle carte, ou la même manche continue.
signs-option-opening-new-round = Nouvelle manche : prendre la pioche et révéler une carte
signs-option-opening-same-round = Même manche : la pioche reste où elle est
signs-option-play-last-round = Jouer la dernière manche
    .about = La partie finit après la manche de la dernière carte, et non au moment où elle est révélée.
signs-option-earlier-signs = Garder les signes passés à l’écran
    .about = Tous les signes de la partie restent visibles, si c’est trop difficile à retenir.
signs-option-turn-seconds = Temps pour chaque étape d’un tour, en secondes
    .about = Une fois le temps écoulé, le jeu joue pour vous ; personne n’est hors jeu pour sa lenteur. 0 : sans limite.
signs-option-reason-seconds = Temps pour se justifier, en secondes
    .about = Une fois le temps écoulé, le verdict tombe sans justification. 0 : sans limite.
signs-option-verdict-seconds = Temps pour examiner un verdict, en secondes
    .about = Les piles sont de nouveau cachées après ce temps, ou dès que tout le monde a fini de regarder. 0 : sans limite.

signs-phase-reveal = Révéler une carte
signs-phase-place = Poser la carte
signs-phase-show = Montrer un signe
signs-phase-accept = Le dernier signe : contester ou accepter
signs-phase-reason = La personne accusée peut se justifier
signs-phase-verdict = Verdict : toutes les piles visibles
signs-phase-over = La partie est terminée

signs-move-reveal = Révéler une carte
signs-move-place = Poser ici
signs-move-show = Montrer
signs-move-accept = Accepter
signs-move-doubt = Je conteste !
signs-move-reason = Me justifier
signs-move-ready = C’est bon
signs-move-release = Baisser les mains

signs-reason-free = Choix libre : aucune rune ne s’applique
signs-reason-none = Sans justification
signs-reason-other = Une autre rune

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

signs-hint-reveal = Vous avez la pioche. Contestez le dernier signe maintenant ou jamais, puis révélez une carte.
signs-hint-place = Posez la carte sur la pile de votre choix. Les runes qu’elle recouvre comptent toujours, mais ne se voient plus.
signs-hint-show = Montrez un nombre qu’une rune permet après le dernier. Si aucune rune ne s’applique, tout nombre convient.
signs-hint-accept = La pioche est vide. Contestez le dernier signe, ou acceptez-le et terminez la partie.
signs-hint-reason = Un signe est contesté. La personne accusée peut se justifier ; les runes décident.
signs-hint-verdict = Regardez bien : les piles seront de nouveau cachées dans un instant.

signs-remind-silence = Règle maison : personne ne parle.
signs-remind-numbers = Règle maison : personne ne prononce de nombre.
signs-seat-out = hors jeu
signs-seat-deck = a la pioche
signs-last-title = Le dernier signe
signs-last-none = Aucun signe à suivre : la personne dont c’est le tour ouvre avec le nombre de son choix.
signs-held = { $name } doit le garder levé.
signs-number = { $number } montré avec les mains
signs-piles-title = Pioche et piles
signs-pile = Pile { $pile }, hauteur { $height }, sur le dessus : { $top }
signs-pile-number = Pile { $pile }
signs-pile-height =
    { $height ->
        [0] vide
        [one] 1 carte
       *[other] { $height } cartes
    }
signs-pile-dark = face cachée
signs-pile-empty = rien
signs-deck =
    { $count ->
        [0] plus de carte
        [one] encore 1 carte
       *[other] encore { $count } cartes
    }
signs-backwards = Les runes se lisent de droite à gauche.
signs-verdict-opening = C’était un signe d’ouverture : il est toujours juste.
signs-verdict-free = Aucune rune ne part du { $answered } : tout nombre peut suivre.
signs-verdict-allowed = Une rune permet le { $number } après le { $answered }.
signs-verdict-forbidden = Aucune rune du { $answered } ne permet le { $number }.
signs-verdict-reason = { $name } a dit : { $reason }
signs-doings-title = Ce que vous pouvez faire
signs-place-where = Choisissez une pile pour la carte.
signs-doubt-sure = Contester le signe ({ $name }) ?
signs-release-sure = Les baisser ? Vous serez hors jeu !
signs-hands-hold = Appuyez sur un nombre sans relâcher : vos mains restent levées tant que vous appuyez.
signs-hands-held = Vos mains sont levées. Si vous lâchez, vous êtes hors jeu.
signs-hands-take = Vos mains sont toujours levées. Gardez le doigt posé ici.
signs-answer = Répondez au { $number }
signs-open-any = Ouvrez avec le nombre de votre choix
signs-ten-as-fist = montrer dix avec le poing
signs-earlier-title = Les signes jusqu’ici
signs-earlier-void = annulé
signs-learn-watch = Les runes disent quel nombre peut suivre lequel. Regardez : une personne montre un nombre, la suivante répond.
signs-learn-reveal = À vous. Révélez une carte : c’est une nouvelle règle pour les réponses.
signs-learn-place = Posez-la sur une pile. Les runes cachées comptent toujours : retenez-les.
signs-learn-show = Répondez à { $number } par un nombre qu’une des runes permet. Personne ne vérifie sans contester.
signs-learn-doubt = Regardez les runes : aucune ne permet cette réponse. Contestez !
signs-learn-accused = La personne accusée peut maintenant nommer la rune qui lui donne raison.
signs-learn-verdict = Les piles sont visibles. Qui a tort est hors jeu. Regardez bien, puis continuez.
signs-learn-open = Vous ouvrez : montrez n’importe quel nombre. Un signe d’ouverture est toujours juste.
signs-learn-reason = On vous conteste ! Mais vous ouvriez : aucune rune ne vous liait. Dites-le.
signs-learn-end = Ce signe était juste : qui l’a contesté est hors jeu. Voilà Signs : répondre, se souvenir, et contester au bon moment.
