"""Ten questions a game, from its rulebook, and the words on the players' page that answer them, in each language."""

FACTS: dict[str, dict[str, dict[str, str]]] = {
    "sign": {
        "How many cards are a quintet, and may there be more in the hand?": {
            "en": "A quintet is exactly five cards: with a sixth card in your hand it does not count",
            "fr": "Il faut exactement cinq cartes : avec une sixième en main, le quinté ne vaut rien",
            "de": "Es müssen genau fünf Karten sein: Mit einer sechsten auf der Hand gilt es nicht",
        },
        "How many cards are on the table with seven players?": {
            "en": "7 | 4 against 3, or one team of 3 and two of 2 | 7",
            "fr": "7 | 4 contre 3, ou une équipe de 3 et deux de 2 | 7",
            "de": "7 | 4 gegen 3 oder ein Dreierteam und zwei Zweierteams | 7",
        },
        "How many cards may I hold?": {
            "en": "You may hold four, five or six cards, never fewer or more",
            "fr": "Vous pouvez avoir quatre, cinq ou six cartes, jamais moins ni plus",
            "de": "Du darfst vier, fünf oder sechs Karten haben, nie weniger und nie mehr",
        },
        "When are the table cards replaced?": {
            "en": "When everyone is done, all table cards are discarded face down and replaced",
            "fr": "Quand tout le monde a terminé, les cartes de la table sont défaussées face cachée et remplacées",
            "de": "Sind alle fertig, wird die Auslage verdeckt abgeworfen und durch neue Karten ersetzt",
        },
        "What if the deck is too small for that?": {
            "en": "If there aren’t enough cards left for that, the round ends without points",
            "fr": "S’il n’en reste pas assez, la manche finit sans point",
            "de": "Reichen die Karten dafür nicht, endet die Runde ohne Punkte",
        },
        "Who scores if I point at an opponent who has a quintet?": {
            "en": "is a quintet | anyone | your team",
            "fr": "est un quinté | n’importe qui | votre équipe",
            "de": "ist ein Quintett | irgendwen | dein Team",
        },
        "Who scores if I point at a teammate who has none?": {
            "en": "is not | a teammate | every other team",
            "fr": "n’en est pas un | un coéquipier | toutes les autres équipes",
            "de": "ist keins | jemanden aus deinem Team | jedes andere Team",
        },
        "May I give my sign without a quintet?": {
            "en": "You may also give your sign without having a quintet",
            "fr": "Vous pouvez aussi faire votre signe sans avoir de quinté",
            "de": "Du darfst dein Zeichen auch ohne Quintett geben",
        },
        "Does the bottom card come into play?": {
            "en": "when five or more people play the round, the bottom card never comes into play",
            "fr": "à cinq ou plus dans la manche, cette dernière carte n’entre jamais en jeu",
            "de": "Spielen fünf oder mehr die Runde, kommt die unterste Karte nie ins Spiel",
        },
        "When does the match end?": {
            "en": "The match ends when a team has three points",
            "fr": "La partie s’arrête quand une équipe a trois points",
            "de": "Die Partie endet, wenn ein Team drei Punkte hat",
        },
    },
    "signs": {
        "How many piles are there?": {
            "en": "place it on any of the three piles, empty or not",
            "fr": "posez-la sur l’une des trois piles, vide ou non",
            "de": "legst sie auf einen der drei Ablagestapel",
        },
        "How is 14 shown?": {
            "en": "11 to 15 | a fist and 1 to 5 fingers",
            "fr": "11 à 15 | un poing et 1 à 5 doigts",
            "de": "11 bis 15 | eine Faust und 1 bis 5 Finger",
        },
        "Do covered runes count?": {
            "en": "Covered runes still count",
            "fr": "Les runes recouvertes comptent toujours",
            "de": "Verdeckte Runen gelten weiter",
        },
        "What if several runes apply?": {
            "en": "Several? Then obey one of them",
            "fr": "Plusieurs ? Obéissez à l’une d’elles",
            "de": "Es gibt mehrere? Dann befolge eine davon",
        },
        "What if none applies?": {
            "en": "No such rune? Then any number is right",
            "fr": "Aucune ? N’importe quel nombre est juste",
            "de": "Es gibt keine? Dann ist jede Zahl richtig",
        },
        "What does the pentagram do?": {
            "en": "It silences its pile: no rune there counts any more",
            "fr": "Il réduit sa pile au silence : aucune rune n’y compte plus",
            "de": "Es bringt seine Ablage zum Schweigen: Keine Rune dort zählt mehr",
        },
        "When may I doubt?": {
            "en": "When it’s your turn, and before you reveal or show anything, you may doubt the last sign",
            "fr": "À votre tour, avant de révéler ou de montrer quoi que ce soit, vous pouvez contester",
            "de": "darfst du das letzte Zeichen anzweifeln, bevor du etwas aufdeckst oder zeigst",
        },
        "Who is out after a doubt of a right sign?": {
            "en": "right | the doubter |",
            "fr": "juste | la personne qui a contesté |",
            "de": "richtig | wer gezweifelt hat |",
        },
        "Where does the deck go?": {
            "en": "it goes to your neighbour on the right",
            "fr": "elle passe à la personne à votre droite",
            "de": "geht er nach rechts",
        },
        "Who wins when the last card is revealed?": {
            "en": "The last card is revealed: the match is over, and everyone still in it wins together",
            "fr": "la partie est finie, et toutes les personnes encore en jeu gagnent ensemble",
            "de": "Die Partie ist zu Ende, und alle, die noch dabei sind, gewinnen gemeinsam",
        },
    },
    "signum": {
        "How many cards of each sign are there?": {
            "en": "There are five signs, three cards of each",
            "fr": "Il y a cinq signes, trois cartes de chaque",
            "de": "Es gibt fünf Zeichen, je drei Karten",
        },
        "What team am I on with an Alpha and a Beta?": {
            "en": "No team card, or both kinds: you have no team",
            "fr": "Aucune, ou des deux sortes : vous n’avez pas d’équipe",
            "de": "Keine, oder beide Sorten: Du hast kein Team",
        },
        "May I pass?": {
            "en": "You do exactly one of four things; you can’t pass",
            "fr": "on ne peut pas passer son tour",
            "de": "passen kannst du nicht",
        },
        "May somebody refuse a swap?": {
            "en": "without looking first. Nobody can refuse",
            "fr": "sans regarder d’abord. Personne ne peut refuser",
            "de": "Niemand kann das ablehnen",
        },
        "May I discard a team card?": {
            "en": "Not with seven players, and never a team card",
            "fr": "Pas à sept, et jamais une carte d’équipe",
            "de": "Nicht zu siebt, und nie eine Teamkarte",
        },
        "What if the accomplice says no?": {
            "en": "After a no your turn is over",
            "fr": "Après un non, votre tour est fini",
            "de": "Nach einem Nein ist dein Zug vorbei",
        },
        "What happens if the two cards differ?": {
            "en": "are different | anything | nothing happens",
            "fr": "sont différentes | n’importe quoi | il ne se passe rien",
            "de": "sind verschieden | irgendetwas | es passiert nichts",
        },
        "Who wins if the target had a team?": {
            "en": "was on a team | everyone on the other team, no matter who attacked",
            "fr": "avait une équipe | toute l’autre équipe, quel que soit l’attaquant",
            "de": "gehörte zu einem Team | alle aus dem anderen Team, gleich wer angegriffen hat",
        },
        "Who wins if the target had none?": {
            "en": "had no team | everyone on the declarer’s team or the accomplice’s team",
            "fr": "n’avait pas d’équipe | toute l’équipe de l’attaquant et toute celle du complice",
            "de": "hatte kein Team | alle aus den Teams der beiden",
        },
        "Who begins the next match?": {
            "en": "In the next match at the same table, the player who was eliminated goes first",
            "fr": "À la partie suivante, à la même table, c’est la personne éliminée",
            "de": "In der nächsten Partie am selben Tisch ist es, wer in dieser ausgeschaltet wurde",
        },
    },
    "subtext": {
        "How many others have the dealer's word?": {
            "en": "Exactly one other player has the same word as the dealer",
            "fr": "Une seule autre personne a le même mot que le donneur",
            "de": "Genau eine andere Person hat dasselbe Wort",
        },
        "Does the partner know?": {
            "en": "Nobody knows who that is: not the dealer, and not the partner either",
            "fr": "Personne ne le sait : ni le donneur, ni le partenaire",
            "de": "Wer das ist, weiß niemand: auch nicht die beiden selbst",
        },
        "What must not be drawn?": {
            "en": "No letters and no digits",
            "fr": "Ni lettres, ni chiffres",
            "de": "Keine Buchstaben, keine Ziffern",
        },
        "May I draw the word itself?": {
            "en": "You may even draw the word itself",
            "fr": "Vous pouvez même dessiner le mot lui-même",
            "de": "Du darfst sogar das Wort selbst zeichnen",
        },
        "Does the dealer guess too?": {
            "en": "Everyone secretly chooses one letter, the dealer too",
            "fr": "Tout le monde choisit une lettre en secret, le donneur aussi",
            "de": "Alle wählen heimlich einen Buchstaben, auch der Geber",
        },
        "May I choose my own drawing?": {
            "en": "You may choose your own drawing",
            "fr": "Vous pouvez choisir votre propre dessin",
            "de": "Du darfst deine eigene Zeichnung wählen",
        },
        "What do dealer and partner score?": {
            "en": "dealer or partner | the number of wrong guesses, if both of you are right | 0",
            "fr": "donneur ou partenaire | le nombre de réponses fausses, si vous avez trouvé tous les deux | 0",
            "de": "Geber oder Partner | so viele Punkte wie falsche Tipps, wenn beide richtig liegen | 0",
        },
        "What do the others score?": {
            "en": "anyone else | the number of wrong guesses + 1 | 0",
            "fr": "un autre joueur | le nombre de réponses fausses + 1 | 0",
            "de": "jemand anderes | so viele Punkte wie falsche Tipps + 1 | 0",
        },
        "How many rounds are played by five?": {
            "en": "Rounds | 8 | 10 | 6 | 7 | 8",
            "fr": "Manches | 8 | 10 | 6 | 7 | 8",
            "de": "Runden | 8 | 10 | 6 | 7 | 8",
        },
        "What if two have the most points?": {
            "en": "If several have the most, they share the victory",
            "fr": "En cas d’égalité en tête, la victoire est partagée",
            "de": "Bei Gleichstand an der Spitze wird der Sieg geteilt",
        },
    },
}
