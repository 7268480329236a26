# Signum : ce que dit le jeu.

signum-name = Signum
signum-line = Regardez, échangez, faites des signes pour trouver votre équipe. Puis, à deux avec le même signe, éliminez un rival.
signum-goal = Découvrez qui est dans votre équipe. Deux personnes qui jouent le même signe éliminent une troisième, et l’équipe adverse de celle-ci gagne.

signum-card-hand = Main
signum-card-eye = Œil
signum-card-mouth = Bouche
signum-card-nose = Nez
signum-card-eyebrow = Sourcil
signum-card-alpha = Alpha
signum-card-beta = Bêta
signum-no-guess = rien
signum-slot-0 = gauche
signum-slot-1 = milieu
signum-slot-2 = droite
signum-accept-true = J’accepte
signum-accept-false = Je refuse

signum-option-memory-aid = Carnet
    .about = Le jeu note pour vous, en secret, chaque carte que vous avez vue, où qu’elle aille ; sans carnet, tout est affaire de mémoire.
signum-option-peek-seconds = Durée d’un coup d’œil, en secondes
    .about = Combien de temps vous voyez une carte regardée ; avec 0, jusqu’à ce que vous la reposiez.
signum-option-turn-cap = Nombre maximal de tours
    .about = Après ce nombre de tours, la partie s’arrête sans vainqueur ; 0 : pas de limite.
signum-option-opener = Qui commence
    .about = Qui joue en premier dans la première partie de la table ; sans choix, le hasard. Ensuite commence la personne éliminée à la partie précédente.
signum-option-signals = Signaux
    .about = Comment vous laissez deviner vos cartes.
signum-option-signals-palette = Gestes à l’écran
signum-option-signals-room = Vos vraies mimiques, dans la même pièce
signum-option-reveal-all-at-end = Montrer toutes les cartes à la fin
    .about = Sinon, la fin ne montre que les équipes et les deux cartes jouées.
signum-option-turn-seconds = Secondes par tour
    .about = Passé ce temps, le jeu regarde pour vous la carte de gauche de votre voisin de gauche ; 60 donne une partie rapide, 0 : pas de limite.
signum-option-answer-seconds = Secondes pour répondre ou choisir une carte
    .about = Passé ce temps, la réponse est non, ou le signe le plus à gauche est posé ; 30 donne une partie rapide, 0 : pas de limite.
signum-option-guess-seconds = Secondes pour deviner
    .about = Passé ce temps, la cible ne répond rien ; 30 donne une partie rapide, 0 : pas de limite.
signum-option-reveal-seconds = Secondes pour regarder une élimination
    .about = Les deux cartes restent face visible jusqu’à ce que tout le monde ait fini de regarder, ou jusqu’à la fin de ce temps : au moins 6. 0 : sans limite.

signum-phase-arrange = Mettez vos trois cartes en ordre
signum-phase-first-peek = Une carte à montrer à gauche
signum-phase-turn = Choisissez une action
signum-phase-answer = Complice : oui ou non ?
signum-phase-lay = Deux cartes sont posées face cachée
signum-phase-guess = La cible peut nommer le signe
signum-phase-reveal = Les deux cartes sont visibles
signum-phase-over = La fin

signum-move-arrange = Réordonner
signum-move-lock = C’est bon
signum-move-show = Montrer cette carte
signum-move-peek = Regarder
signum-move-swap = Échanger
signum-move-discard = Défausser
signum-move-declare = Éliminer quelqu’un
signum-move-answer = Répondre
signum-move-lay = Poser cette carte
signum-move-guess = Deviner
signum-move-waive = Ne rien nommer
signum-move-gesture = Geste
signum-move-hide = C’est vu
signum-move-ready = C’est bon

signum-happened-gestured = { $seat } : { $gesture }.
signum-happened-shown = Tout le monde a montré une carte à gauche.
signum-happened-peeked =
    { $you ->
        [seat] Vous regardez une carte (chez { $other }, { $slot }).
        [other] { $seat } regarde une de vos cartes ({ $slot }).
       *[nobody] { $seat } regarde une carte (chez { $other }, { $slot }).
    }
signum-happened-swapped =
    { $you ->
        [seat] Vous échangez une carte ({ $own }) avec { $other } ({ $slot }).
        [other] { $seat } échange une carte ({ $own }) avec une des vôtres ({ $slot }).
       *[nobody] { $seat } échange une carte ({ $own }) avec { $other } ({ $slot }).
    }
signum-happened-discarded =
    { $you ->
        [seat] Vous glissez un signe ({ $slot }) sous la pioche et piochez.
       *[nobody] { $seat } glisse un signe ({ $slot }) sous la pioche et pioche.
    }
signum-happened-declared =
    { $you ->
        [seat] Vous vous en prenez à { $target } et demandez de l’aide à { $accomplice }.
        [target] { $seat } s’en prend à vous et demande de l’aide à { $accomplice }.
        [accomplice] { $seat } s’en prend à { $target } et vous demande de l’aide.
       *[nobody] { $seat } s’en prend à { $target } et demande de l’aide à { $accomplice }.
    }
signum-happened-accepted =
    { $you ->
        [seat] Vous acceptez.
       *[nobody] { $seat } accepte.
    }
signum-happened-declined =
    { $you ->
        [seat] Vous refusez.
       *[nobody] { $seat } refuse.
    }
signum-happened-laid =
    { $you ->
        [seat] { $accomplice } et vous avez posé votre carte.
        [accomplice] { $seat } et vous avez posé votre carte.
       *[nobody] { $seat } et { $accomplice } ont posé leur carte.
    }
signum-happened-failed =
    { $you ->
        [target] Vous restez en jeu : { $seat } a joué { $first }, { $accomplice } { $second } ; votre réponse : { $guess }.
        [seat] { $target } reste en jeu : vous avez joué { $first }, { $accomplice } { $second } ; réponse de la cible : { $guess }.
        [accomplice] { $target } reste en jeu : { $seat } a joué { $first }, vous { $second } ; réponse de la cible : { $guess }.
       *[nobody] { $target } reste en jeu : { $seat } a joué { $first }, { $accomplice } { $second } ; réponse de la cible : { $guess }.
    }
signum-happened-eliminated =
    { $you ->
        [target] Vous voilà hors jeu : { $seat } a joué { $first }, { $accomplice } { $second } ; votre réponse : { $guess }.
        [seat] { $target } est hors jeu : vous avez joué { $first }, { $accomplice } { $second } ; réponse de la cible : { $guess }.
        [accomplice] { $target } est hors jeu : { $seat } a joué { $first }, vous { $second } ; réponse de la cible : { $guess }.
       *[nobody] { $target } est hors jeu : { $seat } a joué { $first }, { $accomplice } { $second } ; réponse de la cible : { $guess }.
    }
signum-lost-card = Vous perdez : { $lost }. Vous recevez : { $got }.
signum-lost-team = Vous perdez : { $lost }. Vous recevez : { $got }. Vous n’avez plus d’équipe !

signum-why-eliminated = Une personne est hors jeu : l’équipe adverse gagne
signum-why-teamless = La personne éliminée n’avait pas d’équipe : les équipes à l’origine de l’attaque gagnent
signum-why-nobody = Une personne est hors jeu, mais personne n’est dans une équipe gagnante
signum-why-turn-cap = Le dernier tour est joué : personne ne gagne

signum-illegal-not-now = Ce n’est pas le moment.
signum-illegal-not-your-turn = Attendez votre tour.
signum-illegal-yourself = Choisissez quelqu’un d’autre que vous.
signum-illegal-row-locked = Une fois l’ordre fixé, vos cartes le gardent jusqu’à la fin.
signum-illegal-order = Chacune de vos trois cartes doit avoir sa place.
signum-illegal-committed = Vous avez déjà choisi une carte ; ce choix est définitif.
signum-illegal-no-peek = Vous ne regardez aucune carte.
signum-illegal-room = À cette table, faites vos vraies mimiques : les gestes à l’écran sont désactivés.
signum-illegal-no-pile = À sept, il n’y a pas de pioche où défausser.
signum-illegal-team-card = C’est une carte d’équipe ; on ne peut défausser ou poser qu’un signe.
signum-illegal-same-player = La cible ne peut pas être complice : choisissez deux personnes.
signum-illegal-no-sign = Sans carte signe, on ne peut ni attaquer ni aider.
signum-illegal-not-asked = Seules les personnes qui participent à l’élimination peuvent faire cela.
signum-illegal-not-target = Seule la cible peut deviner.
signum-illegal-ready-already = Vous l’avez déjà indiqué.
signum-illegal-reveal-too-short = Il faut au moins { $least } secondes pour regarder une élimination. 0 : sans limite.
signum-illegal-opener = Qui commence : il n’y a pas de place { $seat } à une table de { $seats }.

signum-hint-arrange = Touchez deux de vos cartes pour les échanger. Une fois l’ordre fixé, elles gardent leur place jusqu’à la fin.
signum-hint-first-peek = Choisissez une carte : seule la personne à votre gauche la verra. Vous en verrez une de la personne à votre droite.
signum-hint-turn = À votre tour, une seule action : regarder une carte, en échanger une, glisser un signe sous la pioche, ou tenter une élimination.
signum-hint-answer = La personne sollicitée choisit d’aider ou non. Refuser ne coûte rien.
signum-hint-lay = Les deux complices posent un signe face cachée. S’ils sont identiques, la cible est en danger.
signum-hint-guess = La cible peut nommer le signe. Si elle devine juste, ou si les cartes diffèrent, il ne se passe rien.
signum-hint-reveal = Les deux cartes sont révélées. Si elles sont identiques et que la cible n’a pas nommé le signe, elle est hors jeu.

signum-letter-0 = G
signum-letter-1 = M
signum-letter-2 = D
signum-face-down = face cachée
signum-spot = { $name }, { $slot } : { $card }
signum-looked-at = quelqu’un la regarde
signum-attempt-title = L’élimination
signum-step-target = Cible
signum-step-help = Aide ?
signum-step-cards = Cartes
signum-step-guess = Réponse
signum-step-reveal = Révélation
signum-attempt-guess = { $name } a dit : { $guess }
signum-attempt-out = { $name } est hors jeu.
signum-attempt-in = { $name } reste en jeu.
signum-doings-title = Ce que vous pouvez faire
signum-ask-target = Touchez la personne que vous voulez éliminer.
signum-ask-accomplice = Touchez la personne dont vous demandez l’aide.
signum-ask-order = Touchez deux de vos cartes pour les échanger.
signum-ask-show = Touchez la carte à montrer à la personne à votre gauche.
signum-ask-lay = Touchez le signe que vous voulez poser.
signum-ask-card = Touchez une carte pour voir ce que vous pouvez en faire.
signum-ask-guess = Quel est leur signe commun ?
signum-not-after-all = Annuler
signum-declare-sure = Viser { $name } ?
signum-role-target = cible
signum-role-accomplice = complice
signum-role-declarer = mène l’attaque
signum-pile =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
signum-no-pile = pas de pioche
signum-glimpse = Vous voyez : { $card }
signum-learn-arrange = Ces cartes sont à vous. Alpha est votre équipe : vous gagnez quand quelqu’un de l’équipe Bêta sort du jeu. Validez.
signum-learn-show = Chacun montre une carte à gauche. Choisissez-en une : on vous en montrera une aussi.
signum-learn-glimpse = On vous a montré Bêta : { $name } est dans l’autre équipe. Retenez-le, puis fermez.
signum-learn-peek = Trouvez un signe comme les vôtres : touchez la carte du milieu ({ $name }) et regardez-la.
signum-learn-same = Le même signe que l’un des vôtres ! Deux signes égaux peuvent éliminer quelqu’un.
signum-learn-declare = Allez-y : éliminez { $target }, avec { $accomplice } comme complice.
signum-learn-lay = Jouez le signe que vous avez en commun : le sourcil.
signum-learn-guess = Si les deux cartes sont égales et que la cible ne nomme pas le signe, elle est hors jeu.
signum-learn-ready = Deux signes égaux ! Regardez, puis continuez.
signum-learn-watch = Les autres jouent. Ce qu’ils font reste écrit en haut.
signum-learn-end = L’équipe Bêta a perdu quelqu’un : Alpha gagne. Voilà Signum : regarder, retenir, et trouver le bon complice.
signum-team-alpha = Équipe α : β hors jeu, vous gagnez.
signum-team-beta = Équipe β : α hors jeu, vous gagnez.
signum-team-none = Sans équipe : il vous faut α ou β pour gagner.
signum-team-both = α et β ensemble : aucune équipe.
signum-noted = votre note : { $card }
signum-notebook = Carnet
signum-note-which = Touchez une carte pour la noter.
signum-note-none = Sans note
signum-note-done = Fermer le carnet
