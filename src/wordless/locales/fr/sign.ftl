# Sign : ce que dit le jeu.

sign-name = Sign
sign-line = Échangez des cartes en silence jusqu’à réunir cinq fois le même symbole, montrez-le à votre équipe par un signe secret, et faites-vous appeler avant que les autres ne comprennent.

sign-option-division = Équipes
    .about = La répartition des joueurs ; sans choix, la répartition habituelle pour votre nombre.
sign-option-division-2-2 = 2 contre 2
sign-option-division-3-2 = 3 contre 2
sign-option-division-3-3 = 3 contre 3
sign-option-division-2-2-2 = trois équipes de 2
sign-option-division-4-3 = 4 contre 3
sign-option-division-3-2-2 = une équipe de 3 et deux de 2
sign-option-division-4-4 = 4 contre 4
sign-option-division-3-3-3 = trois équipes de 3
sign-option-teams = Qui joue avec qui
    .about = Une équipe pour chaque joueur ; sans choix, les équipes alternent autour de la table.
sign-option-substitute = Remplaçant
    .about = Si les équipes sont inégales, un joueur de la plus grande reste sur la touche à chaque manche.
sign-option-substitute-rotation = Qui reste sur la touche
    .about = Dit si les joueurs de la plus grande équipe se relaient sur la touche.
sign-option-substitute-rotation-each-round = quelqu’un d’autre à chaque manche
sign-option-substitute-rotation-never = toujours le même joueur
sign-option-end = Fin de la partie
    .about = Aux points, ou après un nombre de manches.
sign-option-end-points = quand une équipe a assez de points
sign-option-end-rounds = après un nombre de manches
sign-option-points = Points pour gagner
    .about = La première équipe à les avoir gagne, si la partie se joue aux points.
sign-option-rounds = Manches
    .about = Leur nombre, si la partie se joue en manches ; un nombre impair évite souvent l’égalité.
sign-option-sign-change = Changer de signe
    .about = Dit si une équipe peut convenir d’un nouveau signe entre deux manches ; les groupes aguerris s’en passent, ou paient.
sign-option-sign-change-free = librement
sign-option-sign-change-never = jamais
sign-option-sign-change-costs-one-point = pour un point
sign-option-signals = Signaux
    .about = Des gestes à l’écran, ou vos propres visages et mains si vous êtes tous dans la même pièce.
sign-option-signals-palette = des gestes à l’écran
sign-option-signals-room = nos visages et nos mains
sign-option-history = Montrer les échanges passés
    .about = La liste de qui a pris et posé quoi dans cette manche ; sans elle, il faut s’en souvenir.
sign-option-show-bottom-card = Carte du dessous
    .about = Combien de temps vous voyez la dernière carte de la pioche.
sign-option-show-bottom-card-prep-only = jusqu’à ce que la table soit retournée
sign-option-show-bottom-card-always = pendant toute la manche
sign-option-reveal-all-hands-after-round = Montrer toutes les mains après la manche
    .about = Et pas seulement celle qui a été appelée.
sign-option-sign-seconds = Secondes pour convenir d’un signe
    .about = Ensuite la dernière proposition est retenue, ou l’ancien signe ; 0 : on attend tout le monde.
sign-option-auto-done-seconds = Secondes avant qu’un joueur muet ait terminé
    .about = Comptées depuis le dernier changement sur la table ; 0 : on attend tout le monde.
sign-option-round-limit-seconds = Secondes par manche
    .about = Ensuite personne ne marque ; 0 : pas de limite.

sign-phase-meet = Convenez du signe de votre équipe
sign-phase-prep = Regardez votre main
sign-phase-swap = Échangez
sign-phase-reveal = Fin de la manche
sign-phase-change = Un nouveau signe ?
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
sign-move-undone = Finalement non
sign-move-call = Sign !
sign-move-gesture = Geste
sign-move-ready = Prêt

sign-happened-dealt = { $dealer } a distribué.
sign-happened-turned = La table est retournée.
sign-happened-took = { $seat } prend : { $symbol } ({ $colour }).
sign-happened-laid = { $seat } pose : { $symbol } ({ $colour }).
sign-happened-swapped = { $seat } pose : { $gave-symbol } ({ $gave-colour }), et prend : { $took-symbol } ({ $took-colour }).
sign-happened-refreshed = De nouvelles cartes sont sur la table.
sign-happened-gestured = { $seat } : { $gesture }
sign-happened-called =
    { $valid ->
        [yes] { $caller } appelle { $target } : un quintette !
       *[no] { $caller } appelle { $target } : pas de quintette.
    }
sign-happened-drawn =
    { $why ->
        [time] Le temps est écoulé. Personne ne marque.
       *[deck-out] La pioche ne suffit plus pour une nouvelle table. Personne ne marque.
    }
sign-happened-paid = { $seat } paie un point pour changer le signe de l’équipe.

sign-why-points = Assez de points pour gagner
sign-why-points-shared = Plusieurs équipes ont assez de points, et autant : égalité entre elles
sign-why-rounds = Le plus de points après la dernière manche
sign-why-rounds-shared = Autant de points après la dernière manche : égalité

sign-illegal-division = { $seats } joueurs ne peuvent pas se répartir en { $division }.
sign-illegal-teams = Les équipes n’ont pas les tailles { $division }.
sign-illegal-meeting-closed = Une équipe ne parle de son signe qu’avant la première manche et, si la table le permet, entre deux manches.
sign-illegal-already-agreed = Votre équipe a réglé la question de son signe pour l’instant.
sign-illegal-pay-first = Un nouveau signe coûte un point à votre équipe : payez d’abord.
sign-illegal-pay-closed = Il n’y a rien à payer maintenant.
sign-illegal-already-paid = Votre équipe a déjà payé.
sign-illegal-no-point = Une équipe sans point ne peut pas payer.
sign-illegal-sign-without-gesture = Un signe compte un à trois gestes.
sign-illegal-gestures-off = Dans une même pièce, vous jouez de vos visages et de vos mains : il n’y a pas de gestes à l’écran.
sign-illegal-gesture-closed = Les gestes sont pour les manches : ici votre équipe peut se parler.
sign-illegal-proposal-gone = Votre équipe en est à une autre proposition : regardez d’abord celle-là.
sign-illegal-already-confirmed = Vous avez déjà donné votre accord.
sign-illegal-decline-closed = On ne peut garder son signe que lorsqu’il est question d’en changer.
sign-illegal-already-declined = Vous avez déjà dit que vous garderiez le signe.
sign-illegal-look-closed = On regarde sa main avant que la table soit retournée.
sign-illegal-swap-closed = On n’échange des cartes que tant que la table est ouverte.
sign-illegal-sits-out = Vous restez sur la touche pendant cette manche.
sign-illegal-hand-full = Personne ne peut avoir plus de six cartes : posez-en une d’abord.
sign-illegal-hand-short = Personne ne peut avoir moins de quatre cartes : prenez-en une d’abord.
sign-illegal-card-gone = Cette carte n’est pas sur la table : quelqu’un a été plus rapide.
sign-illegal-card-not-held = Vous n’avez pas cette carte.
sign-illegal-done-with-five = On ne peut avoir terminé qu’avec cinq cartes exactement.
sign-illegal-not-done = Vous n’avez pas dit avoir terminé, ou la table a changé depuis.
sign-illegal-call-closed = On ne peut appeler que tant que la table est ouverte.
sign-illegal-call-another = On ne peut pas s’appeler soi-même : c’est à quelqu’un d’autre de le voir.
sign-illegal-call-active = On ne peut appeler que quelqu’un qui joue cette manche.
sign-illegal-ready-closed = On ne peut être prêt qu’une fois la manche finie.
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
sign-colour-vermilion = vermillon
sign-colour-purple = violet

sign-letter-orange = O
sign-letter-sky = B
sign-letter-green = V
sign-letter-vermilion = R
sign-letter-purple = L

sign-card = { $symbol }, { $colour }
sign-card-take = Prendre : { $card }
sign-card-put = Poser : { $card }
sign-card-choose = Choisir pour l’échange : { $card }
sign-card-asked = { $card }, demandée
sign-place-empty = Place vide
sign-table-title = Cartes ouvertes
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
sign-deck = Pioche : { $count }
sign-discard = Défausse : { $count }
sign-round = Manche { $number }
sign-round-of = Manche { $number } sur { $rounds }
sign-goal =
    { $points ->
        [one] { $points } point pour gagner
       *[other] { $points } points pour gagner
    }
sign-team-points =
    { $points ->
        [one] { $team } : { $points } point
       *[other] { $team } : { $points } points
    }
sign-team-own = votre équipe
sign-seat-ready = c’est bon
sign-seat-done = a terminé
sign-seat-deals = distribue
sign-seat-bench = sur la touche
sign-seat-first = a été plus rapide

sign-swap-choose = Touchez une de vos cartes et une carte de la table.
sign-swap-choose-table = Touchez maintenant la carte que vous voulez en échange.
sign-swap-choose-hand = Touchez maintenant la carte que vous donnez en échange.
sign-swap-cancel = Laisser
sign-lost-race = { $name } a été plus rapide : { $card }
sign-call-who = Qui a cinq symboles pareils ?
sign-call-about = Si vous vous trompez, vous offrez le point.
sign-call-name = Appeler { $name }
sign-call-cancel = Personne, continuer
sign-done-count = { $count } sur { $all }
sign-done-with-five = avec 5 cartes

sign-tray-title = Gestes : tout le monde les voit
sign-tray-room = Vous êtes dans la même pièce : faites signe avec vos visages et vos mains.
sign-our-sign = Notre signe
sign-our-sign-none = Notre signe : comme convenu entre vous

sign-bottom-title = Dernière carte de la pioche
sign-bottom-short = dernière
sign-bottom-never = Elle n’entre jamais en jeu. Personne ne pourra compléter ce symbole : { $symbol }.
sign-bottom-last = Elle n’arrive qu’avec la toute dernière table, si la manche dure jusque-là.
sign-bench-title = Vous êtes sur la touche
sign-bench-about = Ni cartes ni gestes pour cette manche. Observez bien : vous saurez peut-être qui bluffe.
sign-bench-again = Vous êtes le remplaçant de cette partie : ni cartes ni gestes, mais une voix pour le signe de votre équipe.

sign-meet-title = Le signe secret de votre équipe
sign-meet-about = Il voudra dire : j’ai cinq symboles pareils. Seule votre équipe le connaît.
sign-meet-watch = Les équipes conviennent de leurs signes secrets.
sign-meet-with = Avec { $names }
sign-meet-pick = Un à trois gestes, dans cet ordre
sign-meet-add = Ajouter : { $gesture }
sign-meet-remove = Retirer : { $gesture }
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
sign-proposal-none = Rien n’est encore proposé. Lancez-vous !
sign-proposal-empty = comme convenu
sign-proposal-agrees = { $name } est d’accord
sign-proposal-waits = { $name } n’a pas encore répondu
sign-proposal-other = Proposer autre chose
sign-change-title = Garder votre signe, ou en changer ?
sign-change-now = Votre signe
sign-change-new = En changer
sign-change-cost = Un nouveau signe coûte un point à votre équipe. Si vous gardez finalement l’ancien, le point vous est rendu.
sign-change-paid = Votre équipe a payé. Convenez d’un nouveau signe ; si vous gardez l’ancien, le point vous est rendu.
sign-change-poor = Votre équipe n’a pas de point pour payer et garde son signe.
sign-change-keeping = Pour le garder, jusqu’ici
sign-change-keeps = { $name } le garderait
sign-change-asks = { $name } n’a pas encore choisi
sign-change-watch = Les équipes peuvent changer de signe.

sign-outcome-caller = { $caller } appelle { $target }
sign-outcome-quintet = Un quintette !
sign-outcome-no-quintet = Pas de quintette.
sign-outcome-deck-out = La pioche est épuisée
sign-outcome-time = Le temps est écoulé
sign-outcome-nobody = Personne ne marque dans cette manche.
sign-outcome-points = +{ $points }
sign-outcome-hand-of = Main de { $name }
sign-outcome-hands = Toutes les mains
sign-outcome-seen = { $count } sur { $all }
sign-history-title = Échanges passés
sign-history-none = Aucune carte n’a encore bougé.
sign-history-took = prend
sign-history-laid = pose

sign-hint-close = Compris
sign-hint-meet = Proposez un signe, ou acceptez celui d’un partenaire. Pendant la manche, vous le ferez avec les gestes.
sign-hint-prep = Voici vos cinq cartes. Choisissez un symbole à réunir, puis dites que vous avez regardé.
sign-hint-swap = Touchez une carte de la table pour la prendre, une des vôtres pour la poser ; glissez pour échanger. Vite !
sign-hint-call = Un partenaire fait le signe ? Touchez Sign !, puis son visage. Vous avez un quintette ? Faites votre signe et attendez.
sign-hint-reveal = Un quintette marque pour l’équipe qui a appelé. Un appel manqué offre le point.
sign-hint-change = Si d’autres ont pu comprendre votre signe, convenez d’un nouveau.
