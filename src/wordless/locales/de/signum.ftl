# Signum: was das Spiel sagt.

signum-name = Signum
signum-line = Spähe, tausche und gib Signale, bis du dein Team kennst. Dann schaltet zu zweit mit demselben Zeichen jemanden vom anderen Team aus.
signum-goal = Finde heraus, wer zu deinem Team gehört. Zwei, die dasselbe Zeichen ausspielen, schalten eine dritte Person aus, und deren Gegenteam gewinnt.

signum-card-hand = Hand
signum-card-eye = Auge
signum-card-mouth = Mund
signum-card-nose = Nase
signum-card-eyebrow = Augenbraue
signum-card-alpha = Alpha
signum-card-beta = Beta
signum-no-guess = keiner
signum-slot-0 = links
signum-slot-1 = Mitte
signum-slot-2 = rechts
signum-accept-true = Ich helfe
signum-accept-false = Ich lehne ab

signum-option-memory-aid = Notizen
    .about = Das Programm merkt sich für dich jede gesehene Karte, wohin sie auch wandert; ohne Notizen zählt nur dein Gedächtnis.
signum-option-peek-seconds = Blickdauer in Sekunden
    .about = So lange siehst du eine Karte, die du dir ansiehst. Bei 0, bis du sie zurücklegst.
signum-option-turn-cap = Höchstzahl der Züge
    .about = Nach so vielen Zügen endet die Partie, und niemand gewinnt; 0 heißt ohne Grenze.
signum-option-opener = Wer beginnt
    .about = Wer in der ersten Partie am Tisch den ersten Zug hat; ohne Angabe entscheidet das Los. Danach beginnt, wer zuletzt ausgeschaltet wurde.
signum-option-signals = Signale
    .about = Wie du auf deine Karten hinweist.
signum-option-signals-palette = Gesten auf dem Bildschirm
signum-option-signals-room = Eure echte Mimik, im selben Raum
signum-option-reveal-all-at-end = Am Ende alle Karten zeigen
    .about = Sonst zeigt das Ende nur, wer zu welchem Team gehörte, und die beiden gespielten Karten.
signum-option-turn-seconds = Sekunden für einen Zug
    .about = Danach sieht das Programm für dich die linke Karte der Person links von dir an; 60 ist flott, 0 heißt ohne Grenze.
signum-option-answer-seconds = Sekunden für Antwort oder Kartenwahl
    .about = Danach wird die Hilfe abgelehnt, oder das Zeichen ganz links wird ausgespielt. 30 ist flott, 0 heißt ohne Grenze.
signum-option-guess-seconds = Sekunden zum Raten
    .about = Danach gibt das Ziel keinen Tipp ab. 30 ist flott, 0 heißt ohne Grenze.
signum-option-reveal-seconds = Sekunden zum Ansehen eines Angriffs
    .about = Beide Karten bleiben offen liegen, bis alle bereit sind oder die Zeit um ist: mindestens 6. 0 heißt ohne Grenze.

signum-phase-arrange = Ordne deine drei Karten
signum-phase-first-peek = Eine Karte nach links zeigen
signum-phase-turn = Wähle eine Aktion
signum-phase-answer = Kommt Hilfe?
signum-phase-lay = Zwei Karten werden verdeckt ausgespielt
signum-phase-guess = Das Ziel darf das Zeichen nennen
signum-phase-reveal = Beide Karten liegen offen
signum-phase-over = Das Ende

signum-move-arrange = Umordnen
signum-move-lock = Fertig
signum-move-show = Diese Karte zeigen
signum-move-peek = Spähen
signum-move-swap = Tauschen
signum-move-discard = Abwerfen
signum-move-declare = Angreifen
signum-move-answer = Antworten
signum-move-lay = Diese Karte ausspielen
signum-move-guess = Tipp abgeben
signum-move-waive = Kein Tipp
signum-move-gesture = Geste
signum-move-hide = Gesehen
signum-move-ready = Bereit

signum-happened-gestured = { $seat }: { $gesture }.
signum-happened-shown = Alle haben eine Karte nach links gezeigt.
signum-happened-peeked =
    { $you ->
        [seat] Du siehst dir eine Karte von { $other } an ({ $slot }).
        [other] { $seat } sieht sich eine deiner Karten an ({ $slot }).
       *[nobody] { $seat } sieht sich eine Karte von { $other } an ({ $slot }).
    }
signum-happened-swapped =
    { $you ->
        [seat] Du tauschst eine Karte ({ $own }) gegen eine von { $other } ({ $slot }).
        [other] { $seat } tauscht eine Karte ({ $own }) gegen eine von dir ({ $slot }).
       *[nobody] { $seat } tauscht eine Karte ({ $own }) gegen eine von { $other } ({ $slot }).
    }
signum-happened-discarded =
    { $you ->
        [seat] Du schiebst ein Zeichen ({ $slot }) unter den Stapel und ziehst nach.
       *[nobody] { $seat } schiebt ein Zeichen ({ $slot }) unter den Stapel und zieht nach.
    }
signum-happened-declared =
    { $you ->
        [seat] Du hast es auf { $target } abgesehen und bittest { $accomplice } um Hilfe.
        [target] { $seat } hat es auf dich abgesehen und bittet { $accomplice } um Hilfe.
        [accomplice] { $seat } hat es auf { $target } abgesehen und bittet dich um Hilfe.
       *[nobody] { $seat } hat es auf { $target } abgesehen und bittet { $accomplice } um Hilfe.
    }
signum-happened-accepted =
    { $you ->
        [seat] Du hilfst.
       *[nobody] { $seat } hilft.
    }
signum-happened-declined =
    { $you ->
        [seat] Du lehnst ab.
       *[nobody] { $seat } lehnt ab.
    }
signum-happened-laid =
    { $you ->
        [seat] Du und { $accomplice } habt je eine Karte ausgespielt.
        [accomplice] { $seat } und du habt je eine Karte ausgespielt.
       *[nobody] { $seat } und { $accomplice } haben je eine Karte ausgespielt.
    }
signum-happened-failed =
    { $you ->
        [target] Du bleibst im Spiel: { $seat } spielte { $first }, { $accomplice } { $second }. Tipp: { $guess }.
        [seat] { $target } bleibt im Spiel: Du hast { $first } gespielt, { $accomplice } { $second }. Tipp: { $guess }.
        [accomplice] { $target } bleibt im Spiel: { $seat } spielte { $first }, du { $second }. Tipp: { $guess }.
       *[nobody] { $target } bleibt im Spiel: { $seat } spielte { $first }, { $accomplice } { $second }. Tipp: { $guess }.
    }
signum-happened-eliminated =
    { $you ->
        [target] Du bist ausgeschaltet: { $seat } spielte { $first }, { $accomplice } { $second }. Tipp: { $guess }.
        [seat] { $target } ist ausgeschaltet: Du hast { $first } gespielt, { $accomplice } { $second }. Tipp: { $guess }.
        [accomplice] { $target } ist ausgeschaltet: { $seat } spielte { $first }, du { $second }. Tipp: { $guess }.
       *[nobody] { $target } ist ausgeschaltet: { $seat } spielte { $first }, { $accomplice } { $second }. Tipp: { $guess }.
    }
signum-lost-card = Du verlierst: { $lost }. Du bekommst: { $got }.
signum-lost-team = Du verlierst: { $lost }. Du bekommst: { $got }. Du hast kein Team mehr!

signum-why-eliminated = Jemand ist ausgeschaltet: Das andere Team gewinnt
signum-why-teamless = Die ausgeschaltete Person hatte kein Team: Die Teams hinter dem Angriff gewinnen
signum-why-nobody = Jemand ist ausgeschaltet, aber niemand ist im siegreichen Team
signum-why-turn-cap = Der letzte Zug ist gespielt: Niemand gewinnt

signum-illegal-not-now = Das geht gerade nicht.
signum-illegal-not-your-turn = Warte, bis du am Zug bist.
signum-illegal-yourself = Wähle jemand anderen, nicht dich selbst.
signum-illegal-row-locked = Sobald du fertig bist, bleibt die Reihenfolge deiner Karten bis zum Ende.
signum-illegal-order = Jede deiner drei Karten braucht ihren eigenen Platz.
signum-illegal-committed = Du hast schon eine Karte gewählt. Das lässt sich nicht ändern.
signum-illegal-no-peek = Du siehst gerade keine Karte an.
signum-illegal-room = An diesem Tisch gilt eure echte Mimik: Die Gesten auf dem Bildschirm sind aus.
signum-illegal-no-pile = Zu siebt gibt es keinen Stapel zum Abwerfen.
signum-illegal-team-card = Das ist eine Teamkarte; abwerfen oder ausspielen kannst du nur Zeichen.
signum-illegal-same-player = Das Ziel kann nicht helfen. Wähle zwei verschiedene Personen.
signum-illegal-no-sign = Ohne Zeichenkarte kannst du weder angreifen noch helfen.
signum-illegal-not-asked = Das dürfen nur die Beteiligten dieses Angriffs.
signum-illegal-not-target = Nur das Ziel darf raten.
signum-illegal-ready-already = Das hast du schon getan.
signum-illegal-reveal-too-short = Um einen Angriff anzusehen, brauchen alle mindestens { $least } Sekunden. 0 heißt ohne Grenze.
signum-illegal-opener = Wer beginnt: An einem Tisch für { $seats } gibt es keinen Platz { $seat }.

signum-hint-arrange = Tippe zwei deiner Karten an, um sie zu tauschen. Wenn du fertig bist, bleiben sie bis zum Ende an ihrem Platz.
signum-hint-first-peek = Wähle eine Karte: Nur die Person links von dir sieht sie. Du siehst dafür eine von der Person rechts.
signum-hint-turn = In deinem Zug tust du eines: eine Karte ansehen, eine tauschen, ein Zeichen unter den Stapel schieben oder angreifen.
signum-hint-answer = Wer um Hilfe gebeten wird, entscheidet frei. Ablehnen kostet nichts.
signum-hint-lay = Beide spielen verdeckt ein Zeichen aus. Sind sie gleich, ist das Ziel in Gefahr.
signum-hint-guess = Das Ziel darf das Zeichen nennen. Stimmt der Tipp, oder sind die Karten verschieden, passiert nichts.
signum-hint-reveal = Beide Karten liegen offen. Sind sie gleich und das Ziel hat das Zeichen nicht genannt, ist es ausgeschaltet.

signum-letter-0 = L
signum-letter-1 = M
signum-letter-2 = R
signum-face-down = verdeckt
signum-spot = { $name }, { $slot }: { $card }
signum-looked-at = jemand sieht sie an
signum-attempt-title = Der Angriff
signum-step-target = Ziel
signum-step-help = Hilfe?
signum-step-cards = Karten
signum-step-guess = Tipp
signum-step-reveal = Auflösung
signum-attempt-guess = Tipp von { $name }: { $guess }
signum-attempt-out = { $name } ist ausgeschaltet.
signum-attempt-in = { $name } bleibt im Spiel.
signum-doings-title = Was du tun kannst
signum-ask-target = Tippe an, wen du ausschalten willst.
signum-ask-accomplice = Tippe an, wen du um Hilfe bittest.
signum-ask-order = Tippe zwei deiner Karten an, um sie zu tauschen.
signum-ask-show = Tippe die Karte an, die du der Person links von dir zeigst.
signum-ask-lay = Tippe das Zeichen an, das du ausspielst.
signum-ask-card = Tippe eine Karte an und sieh, was du damit tun kannst.
signum-ask-guess = Welches Zeichen haben beide?
signum-not-after-all = Abbrechen
signum-declare-sure = { $name } wirklich angreifen?
signum-role-target = Ziel
signum-role-accomplice = hilft
signum-role-declarer = greift an
signum-pile =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
signum-no-pile = kein Stapel
signum-glimpse = Du siehst: { $card }
signum-learn-arrange = Diese Karten gehören dir. Alpha ist dein Team: Ihr gewinnt, wenn jemand aus Team Beta ausgeschaltet wird. Drücke auf Fertig.
signum-learn-show = Alle zeigen eine Karte nach links. Wähle eine von deinen: Auch dir wird eine gezeigt.
signum-learn-glimpse = Dir wurde Beta gezeigt: { $name } ist im anderen Team. Merke es dir, dann schließe es.
signum-learn-peek = Finde ein Zeichen wie deines: Tippe die mittlere Karte von { $name } an und spähe.
signum-learn-same = Dasselbe Zeichen wie eines von dir! Zwei gleiche Zeichen können jemanden ausschalten.
signum-learn-declare = Jetzt: Schalte { $target } aus, mit Hilfe von { $accomplice }.
signum-learn-lay = Spiele das Zeichen, das ihr beide habt: die Augenbraue.
signum-learn-guess = Sind beide Karten gleich und nennt das Ziel das Zeichen nicht, ist es raus.
signum-learn-ready = Zwei gleiche Zeichen! Sieh hin, dann geht es weiter.
signum-learn-watch = Die anderen sind dran. Was sie tun, bleibt oben stehen.
signum-learn-end = Jemand aus Team Beta ist raus, also gewinnt Alpha. Das ist Signum: spähen, sich erinnern und die richtige Hilfe finden.
signum-team-alpha = Team α: Du gewinnst, wenn ein β ausscheidet.
signum-team-beta = Team β: Du gewinnst, wenn ein α ausscheidet.
signum-team-none = Kein Team: Zum Gewinnen brauchst du α oder β.
signum-team-both = α und β zusammen: kein Team.
signum-noted = deine Notiz: { $card }
signum-notebook = Notizbuch
signum-note-which = Tippe auf eine Karte, um sie dir zu merken.
signum-note-none = Keine Notiz
signum-note-done = Notizbuch zu
