# Ce que dit le client du navigateur autour de chaque jeu.

brand-name = Wordless
waiting-now = Un instant…
close-window = Fermer
confirm-no = Non, continuer
guest-name = Invité
team-number = Équipe { $number }
clock-left =
    { $seconds ->
        [one] { $seconds } seconde restante
       *[other] { $seconds } secondes restantes
    }

language-title = Langue
language-en = English
language-fr = Français
language-de = Deutsch

settings-title = Réglages
pref-theme = Couleurs
theme-auto = comme l’appareil
theme-dark = sombres
theme-light = claires
pref-size = Taille du texte
size-usual = normale
size-large = grande
size-huge = très grande
pref-sound = Sons
pref-vibration = Vibrer quand c’est à moi
pref-motion = Mouvements à l’écran

home-title = Des jeux de signes secrets
home-line = Un regard, un geste, un dessin : dites-le sans mots. Jouez entre amis par un lien, ou tout de suite avec des robots.
home-join = Rejoindre une table
home-code = Code
home-join-go = Rejoindre
home-games = Jeux
home-mine = Vos tables
tile-players = { $least } à { $most } joueurs
tile-minutes = environ { $minutes } min
tile-play = Jouer
tile-open = Ouvrir une table
phase-open = pas commencée
phase-playing = en cours
phase-over = terminée

nowhere-title = Rien ici
nowhere-home = Vers les jeux

join-table = Table { $code }
join-name = Votre nom
join-any = N’importe quelle place libre. Ou choisissez-en une à la table.
join-seat = Vous serez ici : { $seat }
join-sit = S’asseoir
join-watch = Seulement regarder
join-pick = Choisissez une place

seats-title = Places
seat-number = Place { $number }
seat-you = vous
seat-host = hôte
seat-bot = robot
seat-bot-for = un robot joue à sa place
seat-away = absent
seat-awaited = on l’attend
seat-rename = Renommer
seat-stand = Se lever
seat-sit-here = S’asseoir ici
seat-bot-level = Un robot, niveau
seat-bot-away = Renvoyer le robot
seat-bot-stop = Arrêter le robot
seat-bot-stand-in = Laisser un robot jouer à sa place
seat-is-bot = Un robot est assis ici. Toute personne qui a le lien peut prendre sa place.
seat-is-free = Cette place est libre.
seat-is-here = Est à la table.
seat-is-away = N’est pas là en ce moment.
seat-make-host = Nommer hôte
seat-kick = Renvoyer

bot-name-0 = Anis
bot-name-1 = Basilic
bot-name-2 = Cannelle
bot-name-3 = Curry
bot-name-4 = Fenouil
bot-name-5 = Gingembre
bot-name-6 = Laurier
bot-name-7 = Muscade
bot-name-8 = Poivre
level-easy = facile
level-normal = normal
level-hard = difficile

before-seats = { $taken } places prises sur { $seats }
before-fill-level = Niveau des robots
before-start = Commencer
before-start-bots =
    { $count ->
        [one] Commencer avec { $count } robot
       *[other] Commencer avec { $count } robots
    }
before-wait = L’hôte lancera la partie.
before-result = Retour au résultat
invite-title = Inviter
invite-code = Code de cette table
invite-share = Partager
invite-copy = Copier le lien
invite-copied = Copié.
invite-screen = Afficher sur un grand écran
qr-alt = Code QR du lien
arrange-title = À quoi vous jouez
arrange-game = Jeu
arrange-seats = Joueurs
arrange-fewer = Un joueur de moins
arrange-more = Un joueur de plus
options-title = Options
options-as-usual = comme d’habitude
options-unusual =
    { $count ->
        [0] toutes comme d’habitude
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
teams-set = Former ces équipes
teams-usual = Comme d’habitude
house-title = Cette table
house-lock = Plus personne ne peut s’asseoir
house-spectators = D’autres peuvent regarder
house-pace = Les robots réfléchissent
pace-slow = lentement
pace-normal = normalement
pace-fast = vite
pace-instant = aussitôt

title-awaited = À vous
awaited-you = À vous de jouer
awaited-together = À vous de jouer, et à d’autres aussi
awaited-others =
    { $count ->
        [one] On attend { $names }
       *[other] On attend { $names }
    }
awaited-many =
    { $count ->
        [one] On attend { $count } joueur
       *[other] On attend { $count } joueurs
    }
menu-title = Menu
cover-on = Cacher mes secrets
cover-off = Découvrir mes secrets
cover-hold = Maintenir pour voir
device-title = Continuer sur un autre appareil
device-about = Ouvrez-y ce lien dans les cinq minutes. Il sert une seule fois ; cet appareil garde aussi sa place.
hand-over = Laisser un robot jouer pour moi
pause-match = Pause
go-home = Vers les jeux
leave-seat = Quitter la table
leave-sure = Un robot jouera votre place jusqu’au bout. Vous pouvez revenir par le lien tant que le robot l’occupe.
end-match = Arrêter la partie
end-match-sure = La partie s’arrête pour tout le monde, sans résultat.
watching-count =
    { $count ->
        [0] Personne ne regarde.
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
notice-lost = Connexion perdue. Nouvel essai en cours ; ce que vous faites est gardé et envoyé.
notice-resting = Le serveur a redémarré. La partie reprend quand tout le monde est là, ou dans une minute.
notice-paused = La partie est en pause.
notice-resume = Reprendre
notice-stood-in = Un robot joue pour vous.
notice-back = Reprendre ma place
votes-title = Vote
votes-host-away = L’hôte, { $name }, est absent. Vous pouvez décider ensemble :
votes-host-unseated = L’hôte n’est pas assis à cette table. S’il est absent, vous pouvez décider ensemble :
votes-bot = Un robot pour { $name } ({ $count })
votes-end = Arrêter la partie ({ $count })

result-you = Vous gagnez !
result-winners =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
result-nobody = Personne ne gagne
result-none = Pas de résultat
result-none-about = La partie a été arrêtée avant d’être décidée.
result-scores = Points
result-winner = gagne
result-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
result-again = Encore une
result-arrange = Changer la table
result-table = Vers la table
result-replay = Revoir
result-replay-copy = Copier le lien pour revoir
result-look = Regarder encore la table
result-wait = L’hôte peut lancer la partie suivante.

rules-title = Règles
rules-all = Toutes les règles
rules-of = Règles de { $game }
rules-contents = Sommaire

screen-join = Rejoignez-nous
screen-waiting = La partie commence bientôt.

replay-title = Partie à revoir
replay-as = Voir comme
replay-public = tout le monde
replay-step = Étape
replay-at = { $step } sur { $steps }
replay-play = Lire
replay-pause = Pause
replay-on = Une étape plus loin
replay-back = Une étape en arrière
replay-jump-on = À la révélation suivante
replay-jump-back = À la révélation précédente

illegal-unreachable = Le serveur est injoignable. Réessayez dans un instant.
hint-close = Ne plus montrer ce conseil
