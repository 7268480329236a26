# Was der Browser rund um jedes Spiel sagt.

brand-name = Wordless
waiting-now = Einen Moment …
close-window = Schließen
confirm-no = Weiterspielen
guest-name = Gast
team-number = Team { $number }
clock-left =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }

language-title = Sprache

settings-title = Einstellungen
pref-theme = Design
theme-auto = wie das Gerät
theme-dark = dunkel
theme-light = hell
pref-size = Schriftgröße
size-usual = normal
size-large = groß
size-huge = sehr groß
pref-sound = Töne
pref-vibration = Vibrieren, wenn ich dran bin
pref-motion = Animationen

home-title = Party­spiele ohne Worte
home-line = Ein Blick, eine Geste, eine Zeichnung: Sag es ohne Worte. Lade Freunde per Link ein oder spiel sofort mit Bots.
home-join = Einem Tisch beitreten
home-code = Code
home-join-go = Beitreten
home-games = Spiele
home-mine = Deine Tische
tile-players = { $least }–{ $most } Personen
tile-play = Sofort spielen
tile-open = Tisch eröffnen
tile-learn = In einer Minute lernen
tile-solo = Allein { $solo } Min., mit Freunden { $group } Min.
learn-title = Geführte Partie
learn-wait = Einen Moment: Die anderen spielen.
learn-leave = Geführte Partie verlassen
learn-next = Weiter
learn-play = Eine echte Partie spielen
learn-again = Noch einmal
learn-offer = Zum ersten Mal? Eine geführte Partie dauert eine Minute.
learn-skip = Gleich spielen
goal-title = So gewinnst du
goal-start = Los geht’s
goal-calm = In deiner ersten Partie läuft keine Uhr.
goal-sound = Ton
sound-on = Ton einschalten
sound-off = Ton ausschalten
phase-open = noch nicht begonnen
phase-playing = läuft
phase-over = beendet

nowhere-title = Seite nicht gefunden
nowhere-home = Zu den Spielen

join-table = Tisch { $code }
join-name = Dein Name
join-any = Du bekommst einen freien Platz oder suchst dir am Tisch einen aus.
join-seat = Dein Platz: { $seat }
join-sit = Hinsetzen
join-watch = Nur zuschauen
join-pick = Such dir einen Platz aus
join-ask = Um Platz bitten
join-asks = Gerade läuft eine Partie. Die Tischleitung kann dir den Platz eines Bots geben; in der nächsten Partie bist du auf jeden Fall dabei.
join-queued = Die Tischleitung weiß, dass du mitspielen möchtest. Du bist in der nächsten Partie dabei, oder früher, wenn sie dich hereinlässt.

seats-title = Plätze
seat-number = Platz { $number }
seat-you = du
seat-self = Du
seat-host = Tischleitung
seat-bot = Bot
seat-bot-for = ein Bot spielt für die Person
seat-away = nicht da
seat-awaited = ist dran
seat-rename = Umbenennen
seat-stand = Aufstehen
seat-sit-here = Hier sitzen
seat-bot-level = Bot-Stufe
seat-bot-away = Bot entfernen
seat-bot-stop = Bot anhalten
seat-bot-stand-in = Einen Bot einspringen lassen
seat-is-bot = Hier sitzt ein Bot. Wer den Link hat, kann seinen Platz nehmen.
seat-is-free = Dieser Platz ist frei.
seat-is-here = Sitzt am Tisch.
seat-is-away = Ist gerade nicht da.
seat-make-host = Tischleitung übergeben
seat-kick = Entfernen

bot-name-0 = Anis
bot-name-1 = Basilikum
bot-name-2 = Curry
bot-name-3 = Dill
bot-name-4 = Fenchel
bot-name-5 = Ingwer
bot-name-6 = Lorbeer
bot-name-7 = Muskat
bot-name-8 = Pfeffer
bot-character-0 = Gelassen: spielt langsam und lässt sich nichts anmerken.
bot-character-1 = Mutig: zweifelt und wagt früher als andere.
bot-character-2 = Vorsichtig: denkt lange nach und riskiert wenig.
bot-character-3 = Flink: entscheidet schnell und zögert nur im Zweifel.
bot-character-4 = Gesprächig: verzieht dauernd das Gesicht.
bot-character-5 = Feurig: hat es im Zweifel besonders eilig.
bot-character-6 = Verträumt: lässt sich Zeit, und das sieht man.
bot-character-7 = Schlau: Dieses Gesicht ist kaum zu lesen.
bot-character-8 = Frech: blufft mit einem Lächeln.
level-easy = leicht
level-normal = mittel
level-hard = schwer

before-seats = { $taken } von { $seats } Plätzen besetzt
before-fill-level = Bot-Stufe
before-start = Starten
before-start-bots =
    { $count ->
        [one] Mit { $count } Bot starten
       *[other] Mit { $count } Bots starten
    }
before-wait = Die Tischleitung startet die Partie.
before-result = Zurück zum Ergebnis
invite-title = Einladen
invite-code = Tischcode
invite-share = Teilen
invite-copy = Link kopieren
invite-copied = Kopiert.
invite-screen = Auf großem Bildschirm zeigen
qr-alt = QR-Code des Links
arrange-title = Spielauswahl
arrange-game = Spiel
arrange-seats = Personen
arrange-fewer = Eine Person weniger
arrange-more = Eine Person mehr
options-title = Optionen
options-as-usual = Standard
options-unusual =
    { $count ->
        [0] alles Standard
        [one] { $count } geändert
       *[other] { $count } geändert
    }
options-set = Diese nehmen
options-all = Alle nehmen
teams-set = Diese Teams bilden
teams-usual = Teams automatisch
house-title = Dieser Tisch
house-lock = Tisch sperren (niemand kommt dazu)
house-spectators = Zuschauen erlauben
house-lift =
    { $count ->
        [one] { $count } Verweis aufheben
       *[other] { $count } Verweise aufheben
    }
house-pace = Bot-Tempo
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-instant = sofort

title-awaited = Du bist dran
awaited-you = Du bist dran
awaited-together = Auch du bist dran
awaited-others =
    { $count ->
        [one] Alle warten auf { $names }
       *[other] Alle warten auf { $names }
    }
awaited-many =
    { $count ->
        [one] Alle warten auf { $count } Person
       *[other] Alle warten auf { $count } Personen
    }
log-title = Was bisher geschah
log-open = Ganzen Verlauf zeigen
log-nothing = Noch ist nichts geschehen.
out-title = Du bist in dieser Partie raus.
out-watch = Zusehen
out-end = Zum Ende
out-end-votes = Zum Ende ({ $count } von { $people })
out-new = Neue Partie
out-hurried = Die Bots spielen zu Ende.
menu-title = Menü
cover-on = Meine Geheimnisse verdecken
cover-off = Meine Geheimnisse anzeigen
cover-hold = Zum Ansehen halten
device-title = Auf anderem Gerät spielen
device-about = Öffne diesen Link innerhalb von fünf Minuten auf dem anderen Gerät. Er funktioniert nur einmal; auch dieses Gerät behält den Platz.
hand-over = Einen Bot für mich spielen lassen
pause-match = Pause
go-home = Zu den Spielen
leave-seat = Tisch verlassen
leave-sure = Ein Bot spielt für dich zu Ende. Solange er auf deinem Platz sitzt, kannst du über den Link zurückkommen.
end-match = Partie beenden
end-match-sure = Die Partie endet für alle, ohne Ergebnis.
watching-count =
    { $count ->
        [0] Niemand schaut zu.
        [one] { $count } Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
notice-lost = Verbindung verloren. Sie wird neu aufgebaut … Deine Züge bleiben erhalten und werden gesendet.
notice-waiting = Der Server wurde neu gestartet. Die Partie geht weiter, sobald alle da sind, oder in einer Minute.
notice-paused = Die Partie ist pausiert.
notice-asks = { $name } möchte mitspielen.
notice-admit = Hereinlassen
notice-not-now = Jetzt nicht
notice-resume = Fortsetzen
notice-stood-in = Ein Bot spielt für dich.
notice-back = Wieder selbst spielen
votes-title = Abstimmung
votes-host-away = Die Tischleitung ({ $name }) ist nicht da. Ihr könnt gemeinsam entscheiden:
votes-host-unseated = Die Tischleitung hat hier keinen Platz. Ist sie nicht da, könnt ihr gemeinsam entscheiden:
votes-bot = Bot für { $name } ({ $count })
votes-end = Partie beenden ({ $count })

result-you = Du gewinnst!
result-lost = Du verlierst
result-draw = Unentschieden
result-drawn = Unentschieden: { $names }
result-with = Zusammen mit { $names }
result-winners =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
result-nobody = Niemand gewinnt
result-none = Kein Ergebnis
result-none-about = Die Partie wurde beendet, bevor jemand gewonnen hat.
result-scores = Punkte
result-winner = gewinnt
result-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
result-again = Neue Partie
result-arrange = Spiel und Optionen
result-table = Zum Tisch
result-replay = Aufzeichnung ansehen
result-replay-copy = Link kopieren
result-look = Endstand am Tisch
result-decided = Der entscheidende Moment
result-moment = Noch einmal ansehen
fair-noted = Faire Karten: Sie lagen vor dem ersten Zug fest.
fair-said = Faire Karten: Der Startwert passt zum Fingerabdruck, den der Server nennt.
fair-wrong = Diese Karten passen nicht zu ihrem Fingerabdruck.
fair-how = Wie?
fair-title = So wird das Mischen geprüft
fair-how-noted = Aller Zufall kommt aus einer geheimen Zahl, dem Startwert. Zu Beginn der Partie hat der Server deinem Browser einen Fingerabdruck davon gegeben. Jetzt zeigt er den Startwert, und dein Browser hat den Fingerabdruck neu berechnet.
fair-how-said = Aller Zufall kommt aus einer geheimen Zahl, dem Startwert. Dein Browser war zu Beginn der Partie nicht dabei. Er vergleicht den Startwert mit dem Fingerabdruck, den der Server jetzt nennt.
fair-commitment = Fingerabdruck, wie genannt
fair-seed = Startwert
fair-hash = Fingerabdruck, hier berechnet
fair-entries = Die Züge dieser Aufzeichnung sind die ihrer Prüfsumme, in derselben Reihenfolge.
fair-entries-wrong = Die Züge dieser Aufzeichnung passen nicht zu ihrer Prüfsumme.
fair-not-checked = Dein Browser teilt die Karten nicht noch einmal aus. Der Befehl „wordless verify“ tut das und spielt jeden Zug nach den Regeln nach.
result-wait = Die Tischleitung kann die nächste Partie starten.

rules-title = Regeln
rules-all = Alle Regeln
rules-of = Spielregeln: { $game }
rules-contents = Inhalt
rules-why = Warum nicht?

screen-join = Macht mit!
screen-waiting = Gleich geht es los.

replay-title = Aufzeichnung
replay-of = { $game }: { $names }
replay-as = Sicht
replay-public = Publikum
replay-step = Schritt
replay-at = { $step } von { $steps }
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Nächster Schritt
replay-back = Voriger Schritt
replay-jump-on = Nächste Enthüllung
replay-jump-back = Vorige Enthüllung
replay-moments =
    { $count ->
        [one] Ein Schlüsselmoment
       *[other] { $count } Schlüsselmomente
    }
replay-speed = Geschwindigkeit
replay-link = Link zu diesem Moment kopieren

illegal-unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
hint-close = Diesen Hinweis ausblenden
