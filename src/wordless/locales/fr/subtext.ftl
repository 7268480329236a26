# Subtext : ce que dit le jeu.

subtext-name = Subtext
subtext-line = Dessinez un indice que seule la bonne personne comprendra, et trouvez le dessin fait pour le mot du donneur.
subtext-goal = Une personne a le même mot que le donneur. Dessinez un indice si subtil qu’elle seule le comprend, puis trouvez le dessin qui va avec celui du donneur.

subtext-option-level = Niveau
    .about = 1 = choses qu’on peut toucher, 2 = personnes, lieux, activités, 3 = événements et émotions, 4 = idées, 5 = idées difficiles à dessiner. Le même pour toute la partie.
subtext-option-themes = Thèmes
    .about = Ce dont parlent les mots ; n’en choisissez aucun pour les avoir tous. S’il y a trop peu de mots pour votre partie, ajoutez un thème.
subtext-option-themes-animals = Animaux
subtext-option-themes-food = À manger et à boire
subtext-option-themes-home = Maison
subtext-option-themes-town = En ville
subtext-option-themes-nature = Nature
subtext-option-themes-sport = Sports et jeux
subtext-option-themes-travel = Voyages
subtext-option-themes-work = École et travail
subtext-option-themes-stage = Musique et scène
subtext-option-themes-body = Corps et vêtements
subtext-option-themes-tales = Contes et aventures
subtext-option-themes-people = Famille et fêtes
subtext-option-themes-science = Sciences et techniques
subtext-option-themes-feelings = Sentiments
subtext-option-themes-ideas = Idées
subtext-option-words = Mots
    .about = La langue des mots.
subtext-option-words-en = anglais
subtext-option-words-fr = français
subtext-option-words-de = allemand
subtext-option-rounds = Manches
    .about = Le nombre de manches ; 0 : le nombre par défaut pour votre groupe.
subtext-option-short-game = Partie courte
    .about = À quatre ou cinq, chacun n’est donneur qu’une fois au lieu de deux.
subtext-option-dealer = Première donne
    .about = La place qui distribue en premier ; sans choix, le hasard décide.
subtext-option-draw-seconds = Secondes pour dessiner
    .about = Une fois le temps écoulé, votre dessin est rendu tel quel ; 0 : pas de limite.
subtext-option-guess-seconds = Secondes pour deviner
    .about = Une fois le temps écoulé, une réponse manquante compte comme fausse ; 0 : pas de limite.
subtext-option-reveal-seconds = Secondes pour regarder
    .about = La durée de la révélation si tout le monde n’est pas prêt avant ; 0 : on attend tout le monde.
subtext-option-show-authors = Montrer les auteurs
    .about = Les noms figurent à côté des dessins pendant que vous devinez.
subtext-option-reveal-all-words = Révéler tous les mots
    .about = Après chaque manche, on voit le mot de chacun, et pas seulement celui du donneur.
subtext-option-reports = Signalements
    .about = Une majorité peut faire annuler une manche où quelqu’un a dessiné des lettres ou des chiffres.

subtext-phase-draw = Dessinez un indice pour votre mot
subtext-phase-guess = Trouvez le dessin du mot du donneur
subtext-phase-reveal = La révélation
subtext-phase-over = La fin

subtext-move-draw = Rendre mon dessin
subtext-move-guess = Choisir
subtext-move-void = Signaler
subtext-move-ready = C’est bon

subtext-happened-dealt =
    { $you ->
        [dealer] Manche { $round } : vous distribuez.
       *[nobody] Manche { $round } : { $dealer } distribue.
    }
subtext-happened-shown =
    { $you ->
        [dealer] Tous les dessins sont là. Lequel correspond à votre mot ?
       *[nobody] Tous les dessins sont là. Lequel correspond au mot du donneur ({ $dealer }) ?
    }
subtext-happened-reported =
    { $you ->
        [seat] Vous signalez des lettres ou des chiffres dans un dessin.
       *[nobody] { $seat } signale des lettres ou des chiffres dans un dessin.
    }
subtext-happened-voided =
    { $you ->
        [dealer] La manche est annulée. Vous distribuez de nouvelles cartes.
       *[nobody] La manche est annulée. { $dealer } distribue de nouvelles cartes.
    }
subtext-happened-revealed =
    { $you ->
        [dealer] { $partner } et vous aviez le même mot : « { $word } ».
        [partner] { $dealer } et vous aviez le même mot : « { $word } ».
       *[nobody] { $dealer } et { $partner } avaient le même mot : « { $word } ».
    }

subtext-why-points = Le plus de points après la dernière manche
subtext-why-shared = Égalité en tête : la victoire est partagée

subtext-illegal-too-few-words = Ces thèmes comptent { $words } mots à ce niveau, et votre partie en demande { $needed }. Ajoutez un thème ou jouez moins de manches.
subtext-illegal-pens-down = Posez les crayons : tous les dessins sont rendus.
subtext-illegal-drawing-final = Un dessin rendu est définitif.
subtext-illegal-drawing-too-large = Ce dessin est trop détaillé : { $strokes } traits et { $points } points au maximum.
subtext-illegal-drawing-unreadable = Ce dessin est illisible. Veuillez le refaire.
subtext-illegal-guess-when-shown = On ne peut répondre que pendant que les dessins sont affichés.
subtext-illegal-no-such-letter = Choisissez un des dessins A à { $last } ; celui du donneur n’a pas de lettre.
subtext-illegal-no-reports = Les signalements sont désactivés à cette table.
subtext-illegal-void-when-shown = On ne peut signaler des lettres ou des chiffres que pendant que tout le monde devine.
subtext-illegal-voided-once = Cette manche a déjà été redistribuée une fois.
subtext-illegal-reported-already = Vous avez déjà fait un signalement dans cette manche.
subtext-illegal-ready-when-revealed = Attendez la révélation.
subtext-illegal-ready-already = Vous l’avez déjà indiqué.
subtext-illegal-dealer = Première donne : il n’y a pas de place { $seat } à une table de { $seats }.

subtext-hint-draw = Dessinez quelque chose qui va avec votre mot, pour que seule la personne qui a le même mot comprenne. Ni lettres ni chiffres.
subtext-hint-guess = Quel dessin va avec le mot du donneur ? Peut-être le vôtre ! Vous pouvez encore changer d’avis.
subtext-hint-reveal = Donneur et partenaire ont trouvé : 1 point chacun par réponse fausse. Les autres qui ont trouvé : autant, plus 1.

subtext-pad = Votre feuille : dessinez ici avec le doigt, un stylet ou la souris
subtext-tools = Outils de dessin
subtext-pen-0 = Gomme
subtext-pen-1 = Trait fin
subtext-pen-2 = Trait moyen
subtext-pen-3 = Trait large
subtext-undo = Annuler
subtext-redo = Rétablir
subtext-clear = Effacer la feuille
subtext-full = La feuille est pleine.
subtext-drawing = Dessin { $letter }
subtext-own = le vôtre
subtext-lead = Donneur : { $name }
subtext-dealer = donneur
subtext-wrong =
    { $count ->
        [0] Aucune réponse fausse.
        [one] Une réponse fausse.
       *[other] { $count } réponses fausses.
    }
subtext-right = juste
subtext-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
subtext-round = Manche { $round } sur { $rounds }
subtext-your-word = Votre mot
subtext-your-drawing = Votre dessin
subtext-wait-draw = Dessin rendu. Vous verrez les dessins quand tout le monde aura fini.
subtext-all-draw = Tout le monde dessine.
subtext-void-sure = Signaler lettres ou chiffres ?
subtext-voids =
    { $count ->
        [one] { $count } personne sur { $all } veut annuler cette manche.
       *[other] { $count } personnes sur { $all } veulent annuler cette manche.
    }
subtext-pad-keys = Les flèches déplacent le crayon, Espace le pose ou le lève.
subtext-empty-sure = Rendre une feuille vide ?
subtext-guess-choose = Choisissez
subtext-guess-this = Je dis { $letter }
subtext-guess-made = Vous avez dit { $letter }
subtext-reveal-all = Tout montrer
subtext-question = Mot secret pour { $dealer } : quel dessin a le même ?
subtext-learn-draw = Dessinez quelque chose qui va avec votre mot, assez subtil pour que seule la personne au même mot comprenne. Puis rendez le dessin.
subtext-learn-wait = Les autres dessinent encore. Une personne a le même mot que le donneur.
subtext-learn-guess = Comparez avec le dessin du donneur : quel autre a été fait pour le même mot ? Choisissez-le.
subtext-learn-guessed = Les autres cherchent encore. Vous pouvez changer d’avis jusqu’à la dernière réponse.
subtext-learn-reveal = Qui avait raison ? Les deux veulent se trouver pendant que les autres se trompent. Regardez, puis continuez.
subtext-learn-end = Voilà Subtext : dessiner pour qu’une seule personne comprenne.
