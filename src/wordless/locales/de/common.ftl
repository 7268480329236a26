# Was jeder Tisch sagt, egal was gespielt wird.

illegal-match-over = Die Partie ist zu Ende.
illegal-too-late = Zu spät: Das Spiel ist schon weiter.
illegal-no-such-seat = Platz { $seat } gibt es nicht.
illegal-seats = Dieses Spiel ist für { $least } bis { $most } Personen.

gesture-wink-left = links zwinkern
gesture-wink-right = rechts zwinkern
gesture-brows-up = Augenbrauen heben
gesture-smile = lächeln
gesture-pout = Schmollmund machen
gesture-puff-cheeks = Backen aufblasen
gesture-touch-nose = an die Nase fassen
gesture-tug-ear = am Ohr zupfen
gesture-rub-eye = am Auge reiben
gesture-scratch-chin = am Kinn kratzen
gesture-tilt-left = Kopf nach links neigen
gesture-tilt-right = Kopf nach rechts neigen
gesture-nod = nicken
gesture-look-left = nach links schauen
gesture-look-right = nach rechts schauen
gesture-look-up = nach oben schauen
gesture-yawn = gähnen
gesture-drum-fingers = mit den Fingern trommeln
gesture-tidy-cards = Karten ordnen
gesture-tap-card = auf eine Karte tippen
gesture-sip = einen Schluck nehmen
