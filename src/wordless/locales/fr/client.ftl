# Ce que dit le client du navigateur autour de chaque jeu.

brand-name = Wordless
waiting-now = Un instant…
close-window = Fermer
confirm-no = Continuer à jouer
guest-name = Anonyme
team-number = Équipe { $number }
clock-left =
    { $seconds ->
        [one] { $seconds } seconde restante
       *[other] { $seconds } secondes restantes
    }

language-title = Langue

settings-title = Réglages
pref-theme = Thème
theme-auto = comme l’appareil
theme-dark = sombre
theme-light = clair
pref-size = Taille du texte
size-usual = normale
size-large = grande
size-huge = très grande
pref-sound = Sons
pref-vibration = Vibrer quand c’est mon tour
pref-motion = Animations

home-title = Jeux d’ambiance sans paroles
home-line = Un regard, un geste, un dessin : dites-le sans mots. Invitez vos amis avec un lien, ou jouez tout de suite avec des robots.
home-join = Rejoindre une table
home-code = Code
home-join-go = Rejoindre
home-games = Jeux
home-mine = Vos tables
tile-players = { $least } à { $most } joueurs
tile-play = Jouer
tile-open = Ouvrir une table
tile-learn = Apprendre en une minute
tile-solo = En solo { $solo } min, entre amis { $group } min
learn-title = Partie guidée
learn-wait = Un instant : les autres jouent.
learn-leave = Quitter la partie guidée
learn-next = Suite
learn-play = Jouer une vraie partie
learn-again = Encore une fois
learn-offer = Première fois ? Une partie guidée prend une minute.
learn-skip = Jouer tout de suite
goal-title = Comment gagner
goal-start = C’est parti
goal-calm = Aucun chronomètre pendant votre première partie.
goal-sound = Son
sound-on = Activer le son
sound-off = Couper le son
phase-open = pas commencée
phase-playing = en cours
phase-over = terminée

nowhere-title = Page introuvable
nowhere-home = Retour aux jeux

join-table = Table { $code }
join-name = Votre nom
join-any = Vous aurez une place libre, ou choisissez-en une à la table.
join-seat = Votre place : { $seat }
join-sit = S’asseoir
join-watch = Juste regarder
join-pick = Choisissez une place
join-ask = Demander une place
join-asks = Une partie est en cours. L’hôte peut vous donner la place d’un robot, et vous serez de toute façon dans la prochaine.
join-queued = L’hôte sait que vous voulez jouer. Vous serez dans la prochaine partie, ou plus tôt si l’hôte vous laisse entrer.

seats-title = Places
seat-number = Place { $number }
seat-you = vous
seat-self = Vous
seat-host = hôte
seat-bot = robot
seat-bot-for = un robot joue à sa place
seat-away = pas là
seat-awaited = on l’attend
seat-rename = Renommer
seat-stand = Se lever
seat-sit-here = S’asseoir ici
seat-bot-level = Niveau du robot
seat-bot-away = Retirer le robot
seat-bot-stop = Arrêter le robot
seat-bot-stand-in = Laisser un robot jouer à sa place
seat-is-bot = Un robot occupe cette place. Toute personne qui a le lien peut la prendre.
seat-is-free = Cette place est libre.
seat-is-here = À la table.
seat-is-away = Pas là pour l’instant.
seat-make-host = Nommer comme hôte
seat-kick = Exclure

bot-name-0 = Badiane
bot-name-1 = Basilic
bot-name-2 = Cannelle
bot-name-3 = Curry
bot-name-4 = Fenouil
bot-name-5 = Gingembre
bot-name-6 = Laurier
bot-name-7 = Muscade
bot-name-8 = Poivre
bot-character-0 = Très calme : joue lentement et ne laisse rien voir.
bot-character-1 = A de l’audace : conteste et ose plus tôt que les autres.
bot-character-2 = Toujours sur ses gardes : réfléchit longtemps et risque peu.
bot-character-3 = Rapide : décide vite, et hésite en cas de doute.
bot-character-4 = Fait des mines sans arrêt.
bot-character-5 = Tout feu tout flamme : se presse surtout en cas de doute.
bot-character-6 = La tête dans les nuages : prend son temps, et cela se voit.
bot-character-7 = Plein de ruse : un visage presque impossible à lire.
bot-character-8 = Pas timide : bluffe avec le sourire.
level-easy = facile
level-normal = normal
level-hard = difficile

before-seats =
    { $taken ->
        [one] { $taken } place prise sur { $seats }
       *[other] { $taken } places prises sur { $seats }
    }
before-fill-level = Niveau
before-start = Commencer
before-start-bots =
    { $count ->
        [one] Commencer avec { $count } robot
       *[other] Commencer avec { $count } robots
    }
before-wait = L’hôte lancera la partie.
before-result = Retour au résultat
invite-title = Inviter
invite-code = Code de la table
invite-share = Partager
invite-copy = Copier le lien
invite-copied = Copié.
invite-screen = Afficher sur un grand écran
qr-alt = Code QR du lien
arrange-title = Choix du jeu
arrange-game = Jeu
arrange-seats = Joueurs
arrange-fewer = Un joueur de moins
arrange-more = Un joueur de plus
options-title = Options
options-as-usual = par défaut
options-unusual =
    { $count ->
        [0] par défaut
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
options-set = Prendre ceux-ci
options-all = Tout prendre
teams-set = Former ces équipes
teams-usual = Équipes automatiques
house-title = Cette table
house-lock = Verrouiller la table (personne ne peut plus s’asseoir)
house-spectators = Autoriser les spectateurs
house-lift =
    { $count ->
        [one] Laisser revenir { $count } personne
       *[other] Laisser revenir { $count } personnes
    }
house-pace = Vitesse des robots
pace-slow = lente
pace-normal = normale
pace-fast = rapide
pace-instant = immédiate

title-awaited = À vous
awaited-you = À vous de jouer
awaited-together = À vous aussi
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
log-title = Ce qui s’est passé
log-open = Voir tout ce qui s’est passé
log-nothing = Rien ne s’est encore passé.
out-title = Vous êtes hors jeu pour cette partie.
out-watch = Regarder
out-end = Aller à la fin
out-end-votes = Aller à la fin ({ $count } sur { $people })
out-new = Nouvelle partie
out-hurried = Les robots finissent la partie.
menu-title = Menu
cover-on = Cacher mes secrets
cover-off = Montrer mes secrets
cover-hold = Maintenir pour voir
device-title = Continuer sur un autre appareil
device-about = Ouvrez ce lien sur l’autre appareil dans les cinq minutes. Il ne sert qu’une fois ; cet appareil-ci garde aussi votre place.
hand-over = Laisser un robot jouer pour moi
pause-match = Pause
go-home = Retour aux jeux
leave-seat = Quitter la table
leave-sure = Un robot jouera pour vous jusqu’à la fin. Tant qu’il occupe votre place, vous pouvez revenir par le lien.
end-match = Arrêter la partie
end-match-sure = La partie s’arrête pour tout le monde, sans résultat.
watching-count =
    { $count ->
        [0] Personne ne regarde.
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
notice-lost = Connexion perdue. Reconnexion en cours… Vos actions sont conservées et seront envoyées.
notice-waiting = Le serveur a redémarré. La partie reprendra quand tout le monde sera là, ou dans une minute.
notice-paused = La partie est en pause.
notice-asks = { $name } voudrait jouer.
notice-admit = Accepter
notice-not-now = Pas maintenant
notice-resume = Reprendre
notice-stood-in = Un robot joue pour vous.
notice-back = Reprendre ma place
votes-title = Vote
votes-host-away = L’hôte ({ $name }) n’est pas là. Vous pouvez décider ensemble :
votes-host-unseated = L’hôte n’a pas de place à cette table. En son absence, vous pouvez décider ensemble :
votes-bot = Un robot pour { $name } ({ $count })
votes-end = Arrêter la partie ({ $count })

result-you = Vous gagnez !
result-lost = Vous perdez
result-draw = Égalité
result-drawn = Égalité : { $names }
result-with = Avec { $names }
result-winners =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
result-nobody = Personne ne gagne
result-none = Pas de résultat
result-none-about = La partie a été arrêtée avant la fin.
result-scores = Points
result-winner = gagne
result-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
result-again = Rejouer
result-arrange = Jeu et options
result-table = Retour à la table
result-replay = Revoir la partie
result-replay-copy = Copier le lien de la partie
result-look = Revoir la table
result-decided = Le moment décisif
result-moment = Revoir ce moment
fair-noted = Donne équitable : les cartes étaient fixées avant le premier coup.
fair-said = Donne équitable : la graine correspond à l’empreinte donnée par le serveur.
fair-wrong = Cette donne ne correspond pas à son empreinte.
fair-how = Comment ?
fair-title = Comment la donne est vérifiée
fair-how-noted = Tout le hasard vient d’un nombre secret, la graine. Au début de la partie, le serveur en a donné une empreinte à votre navigateur. Maintenant il montre la graine, et votre navigateur a recalculé l’empreinte.
fair-how-said = Tout le hasard vient d’un nombre secret, la graine. Votre navigateur n’était pas là au début de la partie : il compare la graine à l’empreinte que le serveur donne maintenant.
fair-commitment = Empreinte donnée
fair-seed = Graine
fair-hash = Empreinte calculée ici
fair-entries = Les coups de cette partie sont bien ceux de son condensé, dans le même ordre.
fair-entries-wrong = Les coups de cette partie ne sont pas ceux de son condensé.
fair-not-checked = Votre navigateur ne redistribue pas les cartes. La commande « wordless verify » le fait, et rejoue chaque coup selon les règles.
result-wait = L’hôte peut lancer la partie suivante.

rules-title = Règles
rules-all = Toutes les règles
rules-of = Règles de { $game }
rules-contents = Sommaire
rules-why = Pourquoi ?

screen-join = Rejoignez la partie
screen-waiting = La partie commence bientôt.

replay-title = Revoir la partie
replay-of = { $game } : { $names }
replay-as = Point de vue
replay-public = public
replay-step = Étape
replay-at = { $step } sur { $steps }
replay-play = Lecture
replay-pause = Pause
replay-on = Étape suivante
replay-back = Étape précédente
replay-jump-on = Révélation suivante
replay-jump-back = Révélation précédente
replay-moments =
    { $count ->
        [one] { $count } moment clé
       *[other] { $count } moments clés
    }
replay-speed = Vitesse
replay-link = Copier un lien vers ce moment

illegal-unreachable = Le serveur est injoignable. Réessayez dans un instant.
hint-close = Masquer ce conseil
