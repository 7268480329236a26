# Was der Browser rund um jedes Spiel sagt.

brand-name = Wordless
waiting-now = Einen Moment …
close-window = Schließen
confirm-no = Nein, weiter
guest-name = Gast
team-number = Team { $number }
clock-left =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }

language-title = Sprache
language-en = English
language-fr = Français
language-de = Deutsch

settings-title = Einstellungen
pref-theme = Farben
theme-auto = wie das Gerät
theme-dark = dunkel
theme-light = hell
pref-size = Schriftgröße
size-usual = normal
size-large = groß
size-huge = sehr groß
pref-sound = Töne
pref-vibration = Vibrieren, wenn ich dran bin
pref-motion = Bewegung auf dem Bildschirm

home-title = Spiele in geheimen Zeichen
home-line = Ein Blick, eine Geste, eine Zeichnung: Sag es ohne Worte. Spiel mit Freunden per Link oder sofort mit Bots.
home-join = An einen Tisch kommen
home-code = Code
home-join-go = Hingehen
home-games = Spiele
home-mine = Deine Tische
tile-players = { $least }–{ $most } Personen
tile-minutes = etwa { $minutes } Min.
tile-play = Gleich spielen
tile-open = Tisch öffnen
phase-open = nicht begonnen
phase-playing = läuft
phase-over = vorbei

nowhere-title = Hier ist nichts
nowhere-home = Zu den Spielen

join-table = Tisch { $code }
join-name = Dein Name
join-any = Irgendein freier Platz. Oder such dir am Tisch einen aus.
join-seat = Du sitzt dann hier: { $seat }
join-sit = Hinsetzen
join-watch = Nur zuschauen
join-pick = Such dir einen Platz aus

seats-title = Plätze
seat-number = Platz { $number }
seat-you = du
seat-host = leitet den Tisch
seat-bot = Bot
seat-bot-for = ein Bot spielt hier
seat-away = nicht da
seat-awaited = ist dran
seat-rename = Umbenennen
seat-stand = Aufstehen
seat-sit-here = Hier sitzen
seat-bot-level = Ein Bot, Stärke
seat-bot-away = Bot wegschicken
seat-bot-stop = Bot anhalten
seat-bot-stand-in = Einen Bot spielen lassen
seat-is-bot = Hier sitzt ein Bot. Wer den Link hat, kann seinen Platz nehmen.
seat-is-free = Dieser Platz ist frei.
seat-is-here = Ist am Tisch.
seat-is-away = Ist gerade nicht da.
seat-make-host = Leitung übergeben
seat-kick = Wegschicken

bot-name-0 = Anis
bot-name-1 = Basilikum
bot-name-2 = Curry
bot-name-3 = Dill
bot-name-4 = Fenchel
bot-name-5 = Ingwer
bot-name-6 = Lorbeer
bot-name-7 = Muskat
bot-name-8 = Pfeffer
level-easy = leicht
level-normal = normal
level-hard = stark

before-seats = { $taken } von { $seats } Plätzen besetzt
before-fill-level = Bots spielen
before-start = Anfangen
before-start-bots =
    { $count ->
        [one] Mit { $count } Bot anfangen
       *[other] Mit { $count } Bots anfangen
    }
before-wait = Wer den Tisch leitet, startet die Partie.
before-result = Zurück zum Ergebnis
invite-title = Einladen
invite-code = Code dieses Tisches
invite-share = Teilen
invite-copy = Link kopieren
invite-copied = Kopiert.
invite-screen = Auf einem großen Bildschirm zeigen
qr-alt = QR-Code des Links
arrange-title = Was ihr spielt
arrange-game = Spiel
arrange-seats = Personen
arrange-fewer = Eine Person weniger
arrange-more = Eine Person mehr
options-title = Optionen
options-as-usual = wie üblich
options-unusual =
    { $count ->
        [0] alles wie üblich
        [one] { $count } geändert
       *[other] { $count } geändert
    }
teams-set = Diese Teams bilden
teams-usual = Wie üblich
house-title = Dieser Tisch
house-lock = Niemand Neues darf sich setzen
house-spectators = Andere dürfen zuschauen
house-pace = Bots denken
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-instant = gar nicht lange

title-awaited = Du bist dran
awaited-you = Du bist dran
awaited-together = Du bist dran, und andere auch
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
menu-title = Menü
cover-on = Meine Geheimnisse zudecken
cover-off = Meine Geheimnisse aufdecken
cover-hold = Zum Ansehen halten
device-title = Auf einem anderen Gerät weiterspielen
device-about = Öffne dort innerhalb von fünf Minuten diesen Link. Er gilt einmal; dieses Gerät behält seinen Platz auch.
hand-over = Einen Bot für mich spielen lassen
pause-match = Pause
go-home = Zu den Spielen
leave-seat = Tisch verlassen
leave-sure = Ein Bot spielt deinen Platz zu Ende. Solange er dort sitzt, kannst du über den Link zurückkommen.
end-match = Partie beenden
end-match-sure = Die Partie endet für alle, ohne Ergebnis.
watching-count =
    { $count ->
        [0] Niemand schaut zu.
        [one] { $count } Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
notice-lost = Verbindung verloren. Neuer Versuch läuft; was du tust, bleibt erhalten und wird gesendet.
notice-resting = Der Server wurde neu gestartet. Die Partie geht weiter, sobald alle da sind, oder in einer Minute.
notice-paused = Die Partie ist angehalten.
notice-resume = Weiter
notice-stood-in = Ein Bot spielt für dich.
notice-back = Meinen Platz zurücknehmen
votes-title = Abstimmung
votes-host-away = { $name } leitet den Tisch und ist nicht da. Ihr könnt gemeinsam entscheiden:
votes-host-unseated = Wer den Tisch leitet, hat hier keinen Platz. Ist die Person nicht da, könnt ihr gemeinsam entscheiden:
votes-bot = Ein Bot für { $name } ({ $count })
votes-end = Partie beenden ({ $count })

result-you = Du gewinnst!
result-winners =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
result-nobody = Niemand gewinnt
result-none = Kein Ergebnis
result-none-about = Die Partie wurde beendet, bevor sie entschieden war.
result-scores = Punkte
result-winner = gewinnt
result-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
result-again = Noch einmal
result-arrange = Tisch ändern
result-table = Zum Tisch
result-replay = Noch einmal ansehen
result-replay-copy = Link zum Ansehen kopieren
result-look = Den Tisch noch einmal ansehen
result-wait = Wer den Tisch leitet, kann die nächste Partie starten.

rules-title = Regeln
rules-all = Alle Regeln
rules-of = Regeln von { $game }
rules-contents = Inhalt

screen-join = Mach mit
screen-waiting = Gleich geht es los.

replay-title = Noch einmal ansehen
replay-as = Ansehen als
replay-public = alle
replay-step = Schritt
replay-at = { $step } von { $steps }
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-back = Einen Schritt zurück
replay-jump-on = Zur nächsten Enthüllung
replay-jump-back = Zur vorigen Enthüllung

illegal-unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
hint-close = Diesen Hinweis ausblenden
