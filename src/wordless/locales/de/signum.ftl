# Signum: was das Spiel sagt.

signum-name = Signum
signum-line = Spähe, tausche und gib Zeichen, um dein Team zu finden; dann stelle jemanden mit Hilfe des gleichen Zeichens.

signum-card-hand = Hand
signum-card-eye = Auge
signum-card-mouth = Mund
signum-card-nose = Nase
signum-card-eyebrow = Augenbraue
signum-card-alpha = Alpha
signum-card-beta = Beta
signum-no-guess = nichts
signum-slot-0 = links
signum-slot-1 = Mitte
signum-slot-2 = rechts
signum-accept-true = Ich helfe
signum-accept-false = Ich lehne ab

signum-option-memory-aid = Notizen
    .about = Alle behalten geheime Notizen über gesehene Karten, wohin diese auch wandern; ohne sie zählt nur dein Gedächtnis.
signum-option-peek-seconds = Sekunden für einen Blick
    .about = So lange siehst du eine Karte, auf die du spähst; bei 0, bis du sie selbst zurücklegst.
signum-option-turn-cap = Höchstens so viele Züge
    .about = Nach so vielen Zügen endet die Partie, und niemand gewinnt; 0 heißt ohne Grenze.
signum-option-opener = Wer beginnt
    .about = Der Platz mit dem ersten Zug, ab 0 gezählt; bleibt er offen, beginnt, wer zuletzt ausgeschaltet wurde, oder das Los entscheidet.
signum-option-signals = Zeichen geben
    .about = Wie du auf deine Karten hinweist.
signum-option-signals-palette = Gesten auf dem Bildschirm
signum-option-signals-room = Eure eigenen Gesichter, im selben Raum
signum-option-reveal-all-at-end = Am Ende alle Karten zeigen
    .about = Sonst zeigt das Ende nur, wer zu welchem Team gehörte, und die beiden gespielten Karten.
signum-option-turn-seconds = Sekunden für einen Zug
    .about = Danach wird für dich auf die linke Karte links von dir gespäht; 60 ist flott, 0 heißt ohne Grenze.
signum-option-answer-seconds = Sekunden für Antwort oder Kartenwahl
    .about = Danach lehnt ab, wer um Hilfe gefragt ist, und die Karte ganz links wird gewählt; 30 ist flott, 0 heißt ohne Grenze.
signum-option-guess-seconds = Sekunden zum Raten
    .about = Danach rät das Ziel nichts; 30 ist flott, 0 heißt ohne Grenze.

signum-phase-arrange = Ordne deine drei Karten
signum-phase-first-peek = Wähle eine Karte, die du nach links zeigst
signum-phase-turn = Eine Aktion: spähen, tauschen, ablegen oder angreifen
signum-phase-answer = Kommt Hilfe?
signum-phase-lay = Zwei Karten werden verdeckt gelegt
signum-phase-guess = Das Ziel darf das Zeichen nennen
signum-phase-over = Das Ende

signum-move-arrange = Umordnen
signum-move-lock = Fertig
signum-move-show = Diese Karte zeigen
signum-move-peek = Spähen
signum-move-swap = Tauschen
signum-move-discard = Ablegen
signum-move-declare = Angreifen
signum-move-answer = Antworten
signum-move-lay = Diese Karte legen
signum-move-guess = Raten
signum-move-waive = Nichts nennen
signum-move-gesture = Geste
signum-move-hide = Gesehen

signum-happened-gestured = { $seat }: { $gesture }.
signum-happened-shown = Alle haben eine Karte nach links gezeigt.
signum-happened-peeked = { $seat } späht auf eine Karte von { $other } ({ $slot }).
signum-happened-swapped = { $seat } tauscht eine Karte ({ $own }) gegen eine von { $other } ({ $slot }).
signum-happened-discarded = { $seat } schiebt ein Zeichen ({ $slot }) unter den Stapel und zieht nach.
signum-happened-declared = { $seat } hat es auf { $target } abgesehen und bittet { $accomplice } um Hilfe.
signum-happened-accepted = { $seat } hilft.
signum-happened-declined = { $seat } lehnt ab.
signum-happened-laid = { $seat } und { $accomplice } haben je eine Karte gelegt.
signum-happened-failed = { $target } bleibt im Spiel: { $seat } spielte { $first }, { $accomplice } { $second }; geraten wurde: { $guess }.
signum-happened-eliminated = { $target } ist ausgeschaltet: { $seat } spielte { $first }, { $accomplice } { $second }; geraten wurde: { $guess }.

signum-why-eliminated = Jemand ist ausgeschaltet: Das andere Team gewinnt
signum-why-teamless = Wer ausgeschaltet wurde, hatte kein Team: Die Teams hinter dem Angriff gewinnen
signum-why-nobody = Jemand ist ausgeschaltet, aber niemand gehört zu einem siegreichen Team
signum-why-turn-cap = Der letzte Zug ist gespielt: Niemand gewinnt

signum-illegal-not-now = Das passt jetzt nicht in den Ablauf.
signum-illegal-not-your-turn = Warte, bis du am Zug bist.
signum-illegal-yourself = Wähle jemand anderen, nicht dich selbst.
signum-illegal-row-locked = Sobald du fertig bist, bleiben deine Karten bis zum Ende in ihrer Ordnung.
signum-illegal-order = Jede deiner drei Karten hat genau einen Platz.
signum-illegal-committed = Du hast schon eine Karte gewählt, und dabei bleibt es.
signum-illegal-no-peek = Du siehst gerade keine Karte an.
signum-illegal-room = An diesem Tisch macht ihr eigene Gesichter: Die Gesten sind aus.
signum-illegal-no-pile = Zu siebt gibt es keinen Stapel zum Ablegen.
signum-illegal-team-card = Das ist eine Teamkarte; nur ein Zeichen kann abgelegt oder gelegt werden.
signum-illegal-same-player = Das Ziel kann nicht zugleich helfen: Wähle zwei Personen.
signum-illegal-no-sign = Ohne Zeichenkarte kannst du weder angreifen noch helfen.
signum-illegal-not-asked = Das tun nur die, die an diesem Angriff beteiligt sind.
signum-illegal-not-target = Nur das Ziel darf raten.

signum-hint-arrange = Tippe zwei deiner Karten an, um sie zu tauschen. Danach behalten sie ihren Platz bis zum Ende.
signum-hint-first-peek = Wähle eine Karte: Nur wer links von dir sitzt, sieht sie. Du siehst eine von rechts.
signum-hint-turn = Wer am Zug ist, tut eines: eine Karte ansehen, eine tauschen, ein Zeichen unter den Stapel schieben oder ansagen.
signum-hint-answer = Wer um Hilfe gebeten wird, entscheidet frei. Ablehnen kostet nichts.
signum-hint-lay = Beide legen ein Zeichen. Sind sie gleich, ist das Ziel in Gefahr.
signum-hint-guess = Das Ziel darf das Zeichen nennen. Richtig geraten oder zwei verschiedene Karten: Es passiert nichts.

signum-letter-0 = L
signum-letter-1 = M
signum-letter-2 = R
signum-face-down = verdeckt
signum-spot = { $name }, { $slot }: { $card }
signum-looked-at = jemand sieht sie an
signum-attempt-title = Die Ausschaltung
signum-step-target = Ziel
signum-step-help = Hilfe?
signum-step-cards = Karten
signum-step-guess = Tipp
signum-step-reveal = Auflösung
signum-attempt-guess = { $name } riet: { $guess }
signum-attempt-out = { $name } ist ausgeschaltet.
signum-attempt-in = { $name } bleibt im Spiel.
signum-doings-title = Was du tun kannst
signum-ask-target = Tippe an, wen du ausschalten willst.
signum-ask-accomplice = Tippe an, wen du um Hilfe bittest.
signum-ask-order = Tippe zwei deiner Karten an, um sie zu tauschen.
signum-ask-show = Tippe die Karte an, die du nach links zeigst.
signum-ask-lay = Tippe das Zeichen an, das du legst.
signum-ask-card = Tippe eine Karte an und sieh, was du damit tun kannst.
signum-ask-guess = Welches Zeichen haben beide?
signum-not-after-all = Doch nicht
signum-declare-sure = Wirklich auf { $name } ansetzen?
signum-role-target = Ziel
signum-role-accomplice = Hilfe
signum-role-declarer = sagt an
signum-pile = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
signum-no-pile = kein Stapel
signum-glimpse = Du siehst: { $card }
