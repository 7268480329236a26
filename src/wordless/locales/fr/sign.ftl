# Sign : ce que dit le jeu.

sign-name = Sign
sign-line = Échangez des cartes en silence jusqu’à réunir cinq symboles identiques, faites le signe secret de votre équipe, et espérez qu’un coéquipier le voie avant vos adversaires.

sign-option-division = Équipes
    .about = La répartition des joueurs ; sans choix, la répartition habituelle pour votre nombre de joueurs.
sign-option-division-2-2 = 2 contre 2
sign-option-division-3-2 = 3 contre 2
sign-option-division-3-3 = 3 contre 3
sign-option-division-2-2-2 = trois équipes de 2
sign-option-division-4-3 = 4 contre 3
sign-option-division-3-2-2 = une équipe de 3 et deux de 2
sign-option-division-4-4 = 4 contre 4
sign-option-division-3-3-3 = trois équipes de 3
sign-option-teams = Qui joue avec qui
    .about = Une équipe pour chaque joueur ; sans choix, les équipes alternent autour de la table.
sign-option-dealer = Première donne
    .about = La place qui distribue en premier ; sans choix, le hasard décide.
sign-option-substitute = Remplaçant
    .about = Si les équipes sont inégales, un joueur de la plus grande reste sur le banc à chaque manche.
sign-option-substitute-rotation = Qui reste sur le banc
    .about = Les joueurs de la plus grande équipe se relaient sur le banc, ou non.
sign-option-substitute-rotation-each-round = quelqu’un d’autre à chaque manche
sign-option-substitute-rotation-never = toujours la même personne
sign-option-end = Fin de la partie
    .about = Aux points, ou après un nombre fixe de manches.
sign-option-end-points = aux points
sign-option-end-rounds = après un nombre fixe de manches
sign-option-points = Points pour gagner
    .about = La première équipe qui les a gagne, si la partie se joue aux points.
sign-option-rounds = Manches
    .about = Leur nombre, si la partie se joue en manches ; un nombre impair évite souvent l’égalité.
sign-option-sign-change = Changement de signe
    .about = Une équipe peut choisir un nouveau signe entre deux manches ; les groupes expérimentés l’interdisent ou le font payer.
sign-option-sign-change-free = libre
sign-option-sign-change-never = interdit
sign-option-sign-change-costs-one-point = contre un point
sign-option-signals = Signaux
    .about = Des gestes à l’écran, ou vos vraies mimiques si vous êtes dans la même pièce.
sign-option-signals-palette = des gestes à l’écran
sign-option-signals-room = nos vraies mimiques
sign-option-history = Montrer les échanges passés
    .about = La liste de qui a pris et posé quoi dans cette manche ; sans elle, il faut s’en souvenir.
sign-option-show-bottom-card = Carte du dessous
    .about = Combien de temps vous voyez la dernière carte de la pioche.
sign-option-show-bottom-card-prep-only = jusqu’à ce que les cartes de la table soient révélées
sign-option-show-bottom-card-always = pendant toute la manche
sign-option-reveal-all-hands-after-round = Montrer toutes les mains après la manche
    .about = Et pas seulement celle de la personne désignée.
sign-option-sign-seconds = Secondes pour choisir un signe
    .about = Ensuite la dernière proposition est retenue, ou l’ancien signe ; 0 : pas de limite.
sign-option-auto-done-seconds = Secondes avant qu’un joueur inactif ait terminé
    .about = Comptées depuis le dernier changement sur la table ; 0 : pas de limite.
sign-option-round-limit-seconds = Secondes par manche
    .about = Ensuite personne ne marque ; 0 : pas de limite.
sign-option-reveal-seconds = Secondes pour regarder la fin d’une manche
    .about = La manche suivante commence après ce temps, ou dès que tout le monde a fini de regarder. 0 : sans limite.

sign-phase-meet = Choisissez le signe de votre équipe
sign-phase-prep = Regardez votre main
sign-phase-swap = Échangez
sign-phase-reveal = Fin de la manche
sign-phase-change = Un nouveau signe ?
sign-phase-over = Fin

sign-move-propose = Proposer
sign-move-confirm = D’accord
sign-move-decline = Garder notre signe
sign-move-pay = Payer un point
sign-move-look = J’ai regardé
sign-move-take = Prendre
sign-move-put = Poser
sign-move-swap = Échanger
sign-move-done = Terminé
sign-move-undone = Pas terminé
sign-move-call = Sign !
sign-move-gesture = Geste
sign-move-ready = C’est bon

sign-happened-dealt =
    { $you ->
        [dealer] Vous avez distribué.
       *[nobody] { $dealer } a distribué.
    }
sign-happened-turned = Les cartes de la table sont révélées.
sign-happened-took =
    { $you ->
        [seat] Vous prenez : { $symbol } ({ $colour }).
       *[nobody] { $seat } prend : { $symbol } ({ $colour }).
    }
sign-happened-laid =
    { $you ->
        [seat] Vous posez : { $symbol } ({ $colour }).
       *[nobody] { $seat } pose : { $symbol } ({ $colour }).
    }
sign-happened-swapped =
    { $you ->
        [seat] Vous posez : { $gave-symbol } ({ $gave-colour }), et prenez : { $took-symbol } ({ $took-colour }).
       *[nobody] { $seat } pose : { $gave-symbol } ({ $gave-colour }), et prend : { $took-symbol } ({ $took-colour }).
    }
sign-happened-refreshed = De nouvelles cartes sont sur la table.
sign-happened-gestured = { $seat } : { $gesture }
sign-happened-called =
    { $you ->
        [caller]
            { $valid ->
                [yes] Vous annoncez « Sign ! » et désignez { $target } : un quinté !
               *[no] Vous annoncez « Sign ! » et désignez { $target } : pas de quinté.
            }
        [target]
            { $valid ->
                [yes] { $caller } annonce « Sign ! » et vous désigne : un quinté !
               *[no] { $caller } annonce « Sign ! » et vous désigne : pas de quinté.
            }
       *[nobody]
            { $valid ->
                [yes] { $caller } annonce « Sign ! » et désigne { $target } : un quinté !
               *[no] { $caller } annonce « Sign ! » et désigne { $target } : pas de quinté.
            }
    }
sign-happened-drawn =
    { $why ->
        [time] Le temps est écoulé. Personne ne marque.
       *[deck-out] Il ne reste pas assez de cartes dans la pioche. Personne ne marque.
    }
sign-happened-paid =
    { $you ->
        [seat] Vous payez un point pour changer le signe de votre équipe.
       *[nobody] { $seat } paie un point pour changer le signe de l’équipe.
    }

sign-why-points = Assez de points pour gagner
sign-why-points-shared = Plusieurs équipes atteignent le but avec le même score : égalité entre elles
sign-why-rounds = Le plus de points après la dernière manche
sign-why-rounds-shared = Même score après la dernière manche : égalité

sign-illegal-division = { $seats } joueurs ne peuvent pas se répartir en { $division }.
sign-illegal-teams = Ces équipes ne correspondent pas à la répartition { $division }.
sign-illegal-dealer = Première donne : il n’y a pas de place { $seat } à une table de { $seats }.
sign-illegal-meeting-closed = On choisit son signe avant la première manche et, si la table le permet, entre deux manches.
sign-illegal-already-agreed = Votre équipe s’est déjà mise d’accord sur son signe.
sign-illegal-pay-first = Un nouveau signe coûte un point à votre équipe : payez d’abord.
sign-illegal-pay-closed = Il n’y a rien à payer pour l’instant.
sign-illegal-already-paid = Votre équipe a déjà payé.
sign-illegal-no-point = Une équipe sans point ne peut pas payer.
sign-illegal-sign-without-gesture = Un signe compte un à trois gestes.
sign-illegal-gestures-off = Vous êtes dans la même pièce : faites vos signes pour de vrai. Les gestes à l’écran sont désactivés.
sign-illegal-gesture-closed = Les gestes se font pendant la manche. Pour l’instant, choisissez votre signe.
sign-illegal-proposal-gone = Votre équipe a une proposition plus récente. Regardez-la d’abord.
sign-illegal-already-confirmed = Vous avez déjà donné votre accord.
sign-illegal-decline-closed = On ne peut garder son signe que lorsqu’il est question d’en changer.
sign-illegal-already-declined = Vous avez déjà dit vouloir le garder.
sign-illegal-look-closed = Cela se fait avant que les cartes de la table soient révélées.
sign-illegal-swap-closed = On ne peut échanger que quand les cartes de la table sont visibles.
sign-illegal-sits-out = Vous êtes sur le banc pendant cette manche.
sign-illegal-hand-full = Vous ne pouvez pas avoir plus de six cartes. Posez-en une d’abord.
sign-illegal-hand-short = Vous ne pouvez pas avoir moins de quatre cartes. Prenez-en une d’abord.
sign-illegal-card-gone = Cette carte n’est plus là : quelqu’un a été plus rapide.
sign-illegal-card-not-held = Vous n’avez pas cette carte.
sign-illegal-done-with-five = Il faut exactement cinq cartes pour terminer.
sign-illegal-not-done = Vous n’avez pas dit avoir terminé, ou la table a changé depuis.
sign-illegal-call-closed = On ne peut annoncer « Sign ! » que quand les cartes de la table sont visibles.
sign-illegal-call-another = On ne peut pas se désigner soi-même : c’est à quelqu’un d’autre de le voir.
sign-illegal-call-active = On ne peut désigner que quelqu’un qui joue cette manche.
sign-illegal-ready-closed = Attendez la fin de la manche.
sign-illegal-already-ready = Vous l’avez déjà dit.

sign-symbol-anchor = ancre
sign-symbol-bell = cloche
sign-symbol-boat = bateau
sign-symbol-candle = bougie
sign-symbol-crown = couronne
sign-symbol-eye = œil
sign-symbol-feather = plume
sign-symbol-fish = poisson
sign-symbol-hourglass = sablier
sign-symbol-key = clé
sign-symbol-leaf = feuille
sign-symbol-moon = lune
sign-symbol-mushroom = champignon
sign-symbol-snail = escargot
sign-symbol-sun = soleil
sign-symbol-umbrella = parapluie

sign-colour-orange = orange
sign-colour-sky = bleu ciel
sign-colour-green = vert
sign-colour-vermilion = rouge
sign-colour-purple = mauve

sign-letter-orange = O
sign-letter-sky = B
sign-letter-green = V
sign-letter-vermilion = R
sign-letter-purple = M

sign-card = { $symbol }, { $colour }
sign-card-take = Prendre : { $card }
sign-card-put = Poser : { $card }
sign-card-choose = Choisir pour l’échange : { $card }
sign-card-asked = { $card }, demandée
sign-place-empty = Place vide
sign-table-title = Cartes sur la table
sign-table-down =
    { $count ->
        [one] { $count } carte reste face cachée jusqu’à ce que tout le monde ait regardé.
       *[other] { $count } cartes restent face cachée jusqu’à ce que tout le monde ait regardé.
    }
sign-hand-title = Votre main
sign-hand-sort = Trier ma main
sign-hand-size =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
sign-deck = Pioche : { $count }
sign-discard = Défausse : { $count }
sign-round = Manche { $number }
sign-round-of = Manche { $number } sur { $rounds }
sign-goal = Réunissez cinq cartes du même symbole, puis prévenez votre équipe par un signe secret. Si quelqu’un de votre équipe vous désigne d’abord, vous marquez. Sinon, c’est l’autre équipe.
sign-team-points =
    { $points ->
        [one] { $team } : { $points } point
       *[other] { $team } : { $points } points
    }
sign-team-own = votre équipe
sign-seat-ready = c’est bon
sign-seat-done = a terminé
sign-seat-deals = distribue
sign-seat-bench = sur le banc
sign-seat-first = a été plus rapide

sign-swap-choose = Touchez une de vos cartes et une carte de la table.
sign-swap-choose-table = Touchez maintenant la carte que vous voulez en échange.
sign-swap-choose-hand = Touchez maintenant la carte que vous donnez en échange.
sign-swap-cancel = Annuler
sign-lost-race = { $name } a été plus rapide : { $card }
sign-call-who = Qui a un quinté ?
sign-call-about = Si vous vous trompez, vous offrez le point.
sign-call-name = Désigner { $name }
sign-call-cancel = Annuler
sign-done-count = { $count } sur { $all }
sign-done-with-five = avec 5 cartes

sign-tray-title = Gestes : tout le monde les voit
sign-tray-room = Vous êtes dans la même pièce : faites vos signes pour de vrai.
sign-our-sign = Notre signe
sign-our-sign-none = Notre signe : comme convenu entre nous

sign-bottom-title = Dernière carte de la pioche
sign-bottom-short = dernière
sign-bottom-never = Elle n’entre jamais en jeu. Personne ne pourra compléter ce symbole : { $symbol }.
sign-bottom-last = Elle n’arrive qu’avec les toutes dernières cartes de la table, si la manche dure jusque-là.
sign-bench-title = Vous êtes sur le banc
sign-bench-about = Ni cartes ni gestes pour cette manche. Observez bien : vous saurez peut-être qui bluffe.
sign-bench-again = Vous êtes sur le banc pour toute la partie : ni cartes ni gestes, mais une voix pour le signe de votre équipe.

sign-meet-title = Le signe secret de votre équipe
sign-meet-about = Il voudra dire : « J’ai un quinté. » Seule votre équipe le connaît.
sign-meet-watch = Les équipes choisissent leurs signes secrets.
sign-meet-with = Avec { $names }
sign-meet-pick = Un à trois gestes, dans cet ordre
sign-meet-add = Ajouter : { $gesture }
sign-meet-remove = Retirer : { $gesture }
sign-meet-slot = Geste { $number }
sign-meet-note = Note pour votre équipe
sign-meet-note-room = Votre signe, en quelques mots
sign-meet-note-left =
    { $count ->
        [one] encore { $count } caractère
       *[other] encore { $count } caractères
    }
sign-meet-settled = Votre signe est fixé. Les autres équipes se concertent encore.
sign-proposal-of = { $name } propose
sign-proposal-own = Vous proposez
sign-proposal-none = Aucune proposition pour l’instant. Lancez-vous !
sign-proposal-empty = comme convenu
sign-proposal-agrees = { $name } est d’accord
sign-proposal-waits = { $name } n’a pas encore répondu
sign-proposal-other = Proposer autre chose
sign-change-title = Garder votre signe, ou en changer ?
sign-change-now = Votre signe
sign-change-new = En changer
sign-change-cost = Un nouveau signe coûte un point à votre équipe. Si vous gardez finalement l’ancien, le point vous est rendu.
sign-change-paid = Votre équipe a payé. Choisissez un nouveau signe ; si vous gardez l’ancien, le point vous est rendu.
sign-change-poor = Votre équipe n’a pas de point pour payer et garde son signe.
sign-change-keeping = Veulent le garder
sign-change-keeps = { $name } veut le garder
sign-change-asks = { $name } n’a pas encore choisi
sign-change-watch = Les équipes peuvent changer de signe.

sign-outcome-caller = { $caller } annonce « Sign ! » et désigne { $target }
sign-outcome-quintet = Un quinté !
sign-outcome-no-quintet = Pas de quinté.
sign-outcome-deck-out = La pioche est épuisée
sign-outcome-time = Le temps est écoulé
sign-outcome-nobody = Personne ne marque dans cette manche.
sign-outcome-points = +{ $points }
sign-outcome-hand-of = Main : { $name }
sign-outcome-hands = Toutes les mains
sign-outcome-seen = { $count } sur { $all }
sign-history-title = Échanges passés
sign-history-none = Aucune carte n’a encore bougé.
sign-history-took = prend
sign-history-laid = pose

sign-hint-meet = Proposez un signe, ou acceptez celui d’un coéquipier. Pendant la manche, vous le ferez avec les gestes.
sign-hint-prep = Voici vos cinq cartes. Choisissez un symbole à réunir, puis touchez « J’ai regardé ».
sign-hint-swap = Touchez une carte de la table pour la prendre, une des vôtres pour la poser ; glissez pour échanger. Vite !
sign-hint-call = Quelqu’un de votre équipe fait le signe ? Touchez « Sign ! », puis son visage. Vous avez un quinté ? Faites votre signe et attendez.
sign-hint-reveal = Un quinté donne le point à l’équipe qui a annoncé « Sign ! ». Une erreur offre le point.
sign-hint-change = Si d’autres ont pu comprendre votre signe, choisissez-en un autre.
sign-learn-meet = Choisissez le signe secret de votre équipe : touchez un à trois gestes, puis proposez-les.
sign-learn-agree = Votre équipe propose ce signe. Acceptez : il voudra dire « j’ai cinq cartes pareilles ».
sign-learn-wait = Un instant : les autres ne sont pas encore là.
sign-learn-look = Vous avez quatre champignons. Il en faut exactement cinq ; les couleurs ne comptent pas.
sign-learn-look-on = Cette fois, rien ne va ensemble dans votre main. Observez plutôt votre équipe.
sign-learn-take = La cinquième est sur la table. Touchez-la : tout le monde prend en même temps.
sign-learn-put = Six cartes, c’est une de trop. Posez celle qui ne va pas.
sign-learn-give = Cinq pareilles ! Faites votre signe : { $gestures }. Votre équipe vous observe.
sign-learn-watch = Observez le visage : { $name }. Quand vous voyez votre signe ({ $gestures }), touchez « Sign ! », puis ce visage.
sign-learn-reveal = Les cartes sont révélées : cinq pareilles, et votre équipe était la première. Un point !
sign-learn-half = Votre équipe a vu votre signe et l’a annoncé à temps. Maintenant l’inverse : à vous d’observer.
sign-learn-end = Voilà Sign : collectionner, faire signe, et observer les visages, ceux des adversaires aussi. Ils liront le vôtre.
