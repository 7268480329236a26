# Sign: was das Spiel sagt.

sign-name = Sign
sign-line = Tausche schweigend Karten, bis du fünf gleiche Symbole hast, gib deinem Team das geheime Zeichen und hoffe, dass es vor den anderen „Sign!“ ruft.

sign-option-division = Teams
    .about = Die Aufteilung in Teams; ohne Angabe die übliche für eure Personenzahl.
sign-option-division-2-2 = 2 gegen 2
sign-option-division-3-2 = 3 gegen 2
sign-option-division-3-3 = 3 gegen 3
sign-option-division-2-2-2 = drei Zweierteams
sign-option-division-4-3 = 4 gegen 3
sign-option-division-3-2-2 = ein Dreierteam und zwei Zweierteams
sign-option-division-4-4 = 4 gegen 4
sign-option-division-3-3-3 = drei Dreierteams
sign-option-teams = Wer mit wem spielt
    .about = Ein Team für jede Person; ohne Angabe wechseln sich die Teams rund um den Tisch ab.
sign-option-dealer = Wer zuerst austeilt
    .about = Der Platz, der zuerst austeilt; ohne Angabe entscheidet das Los.
sign-option-substitute = Ersatzbank
    .about = Sind die Teams ungleich, setzt in jeder Runde jemand aus dem größten aus.
sign-option-substitute-rotation = Wer aussetzt
    .about = Das größte Team wechselt sich beim Aussetzen ab oder nicht.
sign-option-substitute-rotation-each-round = jede Runde jemand anders
sign-option-substitute-rotation-never = immer dieselbe Person
sign-option-end = Ende der Partie
    .about = Nach Punkten oder nach einer festen Rundenzahl.
sign-option-end-points = nach Punkten
sign-option-end-rounds = nach einer festen Rundenzahl
sign-option-points = Punkte für den Sieg
    .about = Wer sie zuerst hat, gewinnt, wenn nach Punkten gespielt wird.
sign-option-rounds = Runden
    .about = Wie viele ihr spielt, wenn nach Runden gespielt wird; bei ungerader Anzahl ist ein Unentschieden seltener.
sign-option-sign-change = Zeichenwechsel
    .about = Ein Team darf zwischen den Runden ein neues Zeichen vereinbaren. Geübte Gruppen verbieten das oder verlangen einen Punkt dafür.
sign-option-sign-change-free = frei
sign-option-sign-change-never = nicht erlaubt
sign-option-sign-change-costs-one-point = gegen einen Punkt
sign-option-signals = Signale
    .about = Gesten auf dem Bildschirm oder eure echte Mimik, wenn ihr alle in einem Raum sitzt.
sign-option-signals-palette = Gesten auf dem Bildschirm
sign-option-signals-room = echte Mimik und Hände
sign-option-history = Tauschverlauf zeigen
    .about = Eine Liste, wer in dieser Runde was genommen und abgelegt hat; ohne sie musst du es dir merken.
sign-option-show-bottom-card = Unterste Karte
    .about = Wie lange du die unterste Karte des Stapels siehst.
sign-option-show-bottom-card-prep-only = bis die Auslage aufgedeckt wird
sign-option-show-bottom-card-always = die ganze Runde
sign-option-reveal-all-hands-after-round = Nach der Runde alle Hände zeigen
    .about = Nicht nur die Hand, auf die gezeigt wurde.
sign-option-sign-seconds = Sekunden für das Zeichen
    .about = Danach gilt der letzte Vorschlag oder das alte Zeichen. 0 heißt ohne Grenze.
sign-option-auto-done-seconds = Sekunden, bis Untätige als fertig gelten
    .about = Gezählt ab der letzten Änderung der Auslage. 0 heißt ohne Grenze.
sign-option-round-limit-seconds = Sekunden pro Runde
    .about = Danach punktet niemand. 0 heißt ohne Grenze.
sign-option-reveal-seconds = Sekunden zum Ansehen am Rundenende
    .about = Danach, oder sobald alle bereit sind, geht es weiter. 0 heißt ohne Grenze.

sign-phase-meet = Vereinbart euer Zeichen
sign-phase-prep = Sieh dir deine Hand an
sign-phase-swap = Tauscht
sign-phase-reveal = Ende der Runde
sign-phase-change = Ein neues Zeichen?
sign-phase-over = Ende

sign-move-propose = Vorschlagen
sign-move-confirm = Einverstanden
sign-move-decline = Zeichen behalten
sign-move-pay = Einen Punkt zahlen
sign-move-look = Gesehen
sign-move-take = Nehmen
sign-move-put = Ablegen
sign-move-swap = Tauschen
sign-move-done = Fertig
sign-move-undone = Doch nicht fertig
sign-move-call = Sign!
sign-move-gesture = Geste
sign-move-ready = Bereit

sign-happened-dealt =
    { $you ->
        [dealer] Du hast ausgeteilt.
       *[nobody] { $dealer } hat ausgeteilt.
    }
sign-happened-turned = Die Auslage wird aufgedeckt.
sign-happened-took =
    { $you ->
        [seat] Du nimmst: { $symbol } ({ $colour }).
       *[nobody] { $seat } nimmt: { $symbol } ({ $colour }).
    }
sign-happened-laid =
    { $you ->
        [seat] Du legst ab: { $symbol } ({ $colour }).
       *[nobody] { $seat } legt ab: { $symbol } ({ $colour }).
    }
sign-happened-swapped =
    { $you ->
        [seat] Du legst ab: { $gave-symbol } ({ $gave-colour }), und nimmst: { $took-symbol } ({ $took-colour }).
       *[nobody] { $seat } legt ab: { $gave-symbol } ({ $gave-colour }), und nimmt: { $took-symbol } ({ $took-colour }).
    }
sign-happened-refreshed = Eine neue Auslage liegt bereit.
sign-happened-gestured = { $seat }: { $gesture }
sign-happened-called =
    { $you ->
        [caller]
            { $valid ->
                [yes] Du rufst „Sign!“ und zeigst auf { $target }: ein Quintett!
               *[no] Du rufst „Sign!“ und zeigst auf { $target }: kein Quintett.
            }
        [target]
            { $valid ->
                [yes] { $caller } ruft „Sign!“ und zeigt auf dich: ein Quintett!
               *[no] { $caller } ruft „Sign!“ und zeigt auf dich: kein Quintett.
            }
       *[nobody]
            { $valid ->
                [yes] { $caller } ruft „Sign!“ und zeigt auf { $target }: ein Quintett!
               *[no] { $caller } ruft „Sign!“ und zeigt auf { $target }: kein Quintett.
            }
    }
sign-happened-drawn =
    { $why ->
        [time] Die Zeit ist um. Niemand punktet.
       *[deck-out] Der Stapel reicht nicht für eine neue Auslage. Niemand punktet.
    }
sign-happened-paid =
    { $you ->
        [seat] Du zahlst einen Punkt, damit dein Team sein Zeichen wechseln kann.
       *[nobody] { $seat } zahlt einen Punkt, damit das Team sein Zeichen wechseln kann.
    }

sign-why-points = Genug Punkte zum Sieg
sign-why-points-shared = Mehrere Teams haben das Ziel mit gleich vielen Punkten erreicht: unentschieden
sign-why-rounds = Die meisten Punkte nach der letzten Runde
sign-why-rounds-shared = Gleich viele Punkte nach der letzten Runde: unentschieden

sign-illegal-division = { $seats } Personen lassen sich nicht in { $division } aufteilen.
sign-illegal-teams = Diese Teams passen nicht zur Aufteilung { $division }.
sign-illegal-dealer = Wer zuerst austeilt: An einem Tisch für { $seats } gibt es keinen Platz { $seat }.
sign-illegal-meeting-closed = Euer Zeichen wählt ihr vor der ersten Runde und, wenn der Tisch es erlaubt, zwischen den Runden.
sign-illegal-already-agreed = Dein Team hat sich schon auf ein Zeichen geeinigt.
sign-illegal-pay-first = Ein neues Zeichen kostet dein Team einen Punkt: erst zahlen.
sign-illegal-pay-closed = Gerade gibt es nichts zu zahlen.
sign-illegal-already-paid = Dein Team hat schon gezahlt.
sign-illegal-no-point = Ein Team ohne Punkte kann nicht zahlen.
sign-illegal-sign-without-gesture = Ein Zeichen hat eine bis drei Gesten.
sign-illegal-gestures-off = Ihr sitzt in einem Raum: Gebt eure Zeichen mit Mimik und Händen. Die Gesten auf dem Bildschirm sind aus.
sign-illegal-gesture-closed = Gesten gibt es nur in der Runde. Einigt euch jetzt erst auf euer Zeichen.
sign-illegal-proposal-gone = Dein Team hat einen neueren Vorschlag. Sieh dir erst den an.
sign-illegal-already-confirmed = Du hast schon zugestimmt.
sign-illegal-decline-closed = Behalten kannst du euer Zeichen nur, wenn es um einen Wechsel geht.
sign-illegal-already-declined = Du willst das Zeichen schon behalten.
sign-illegal-look-closed = Das geht nur, bevor die Auslage aufgedeckt wird.
sign-illegal-swap-closed = Getauscht wird nur, solange die Auslage offen liegt.
sign-illegal-sits-out = Du setzt in dieser Runde aus.
sign-illegal-hand-full = Mehr als sechs Karten darfst du nicht haben. Leg erst eine ab.
sign-illegal-hand-short = Weniger als vier Karten darfst du nicht haben. Nimm erst eine.
sign-illegal-card-gone = Diese Karte liegt nicht mehr aus: Jemand war schneller.
sign-illegal-card-not-held = Diese Karte hast du nicht.
sign-illegal-done-with-five = Fertig bist du nur mit genau fünf Karten.
sign-illegal-not-done = Du hast dich nicht fertig gemeldet, oder die Auslage hat sich seitdem geändert.
sign-illegal-call-closed = „Sign!“ rufen kannst du nur, solange die Auslage offen liegt.
sign-illegal-call-another = Auf dich selbst kannst du nicht zeigen: Jemand anders muss es merken.
sign-illegal-call-active = Du kannst nur auf Leute zeigen, die in dieser Runde mitspielen.
sign-illegal-ready-closed = Warte, bis die Runde vorbei ist.
sign-illegal-already-ready = Das hast du schon getan.

sign-symbol-anchor = Anker
sign-symbol-bell = Glocke
sign-symbol-boat = Boot
sign-symbol-candle = Kerze
sign-symbol-crown = Krone
sign-symbol-eye = Auge
sign-symbol-feather = Feder
sign-symbol-fish = Fisch
sign-symbol-hourglass = Sanduhr
sign-symbol-key = Schlüssel
sign-symbol-leaf = Blatt
sign-symbol-moon = Mond
sign-symbol-mushroom = Pilz
sign-symbol-snail = Schnecke
sign-symbol-sun = Sonne
sign-symbol-umbrella = Regenschirm

sign-colour-orange = orange
sign-colour-sky = hellblau
sign-colour-green = grün
sign-colour-vermilion = rot
sign-colour-purple = lila

sign-letter-orange = O
sign-letter-sky = H
sign-letter-green = G
sign-letter-vermilion = R
sign-letter-purple = L

sign-card = { $symbol }, { $colour }
sign-card-take = Nehmen: { $card }
sign-card-put = Ablegen: { $card }
sign-card-choose = Zum Tauschen wählen: { $card }
sign-card-asked = { $card }, gewünscht
sign-place-empty = Leerer Platz
sign-table-title = Auslage
sign-table-down =
    { $count ->
        [one] { $count } Karte liegt verdeckt, bis alle ihre Hand angesehen haben.
       *[other] { $count } Karten liegen verdeckt, bis alle ihre Hand angesehen haben.
    }
sign-hand-title = Deine Hand
sign-hand-sort = Meine Hand sortieren
sign-hand-size =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
sign-deck = Stapel: { $count }
sign-discard = Abwurf: { $count }
sign-round = Runde { $number }
sign-round-of = Runde { $number } von { $rounds }
sign-goal = Sammle fünf Karten mit demselben Symbol und verrate es deinem Team durch ein geheimes Zeichen. Zeigt zuerst jemand aus deinem Team auf dich, punktet ihr. Sonst punkten die anderen.
sign-team-points =
    { $points ->
        [one] { $team }: { $points } Punkt
       *[other] { $team }: { $points } Punkte
    }
sign-team-own = dein Team
sign-seat-ready = bereit
sign-seat-done = fertig
sign-seat-deals = teilt aus
sign-seat-bench = setzt aus
sign-seat-first = war schneller

sign-swap-choose = Tippe auf eine deiner Karten und auf eine der Auslage.
sign-swap-choose-table = Tippe jetzt auf die Karte, die du dafür willst.
sign-swap-choose-hand = Tippe jetzt auf die Karte, die du dafür hergibst.
sign-swap-cancel = Abbrechen
sign-lost-race = { $name } war schneller: { $card }
sign-call-who = Wer hat ein Quintett?
sign-call-about = Ein falscher Ruf verschenkt den Punkt.
sign-call-name = Auf { $name } zeigen
sign-call-cancel = Abbrechen
sign-done-count = { $count } von { $all }
sign-done-with-five = mit 5 Karten

sign-tray-title = Gesten: Alle sehen sie
sign-tray-room = Ihr sitzt in einem Raum: Gebt eure Zeichen mit Mimik und Händen.
sign-our-sign = Unser Zeichen
sign-our-sign-none = Unser Zeichen: wie besprochen

sign-bottom-title = Unterste Karte des Stapels
sign-bottom-short = unterste
sign-bottom-never = Sie kommt nie ins Spiel. Dieses Symbol kann also niemand komplett sammeln: { $symbol }.
sign-bottom-last = Sie kommt erst mit der allerletzten Auslage, wenn die Runde so lange dauert.
sign-bench-title = Du setzt diese Runde aus
sign-bench-about = Diesmal keine Karten und keine Gesten. Schau genau hin: Vielleicht merkst du, wer blufft.
sign-bench-again = Du sitzt in dieser Partie auf der Ersatzbank: keine Karten, keine Gesten, aber eine Stimme beim Zeichen deines Teams.

sign-meet-title = Das geheime Zeichen deines Teams
sign-meet-about = Es heißt: „Ich habe ein Quintett.“ Nur dein Team kennt es.
sign-meet-watch = Die Teams verabreden ihre geheimen Zeichen.
sign-meet-with = Mit { $names }
sign-meet-pick = Eine bis drei Gesten, in dieser Reihenfolge
sign-meet-add = Hinzufügen: { $gesture }
sign-meet-remove = Entfernen: { $gesture }
sign-meet-slot = Geste { $number }
sign-meet-note = Notiz an dein Team
sign-meet-note-room = Euer Zeichen in Worten
sign-meet-note-left =
    { $count ->
        [one] noch { $count } Buchstabe
       *[other] noch { $count } Buchstaben
    }
sign-meet-settled = Euer Zeichen steht. Die anderen Teams beraten noch.
sign-proposal-of = { $name } schlägt vor
sign-proposal-own = Du schlägst vor
sign-proposal-none = Noch kein Vorschlag. Mach den Anfang!
sign-proposal-empty = wie besprochen
sign-proposal-agrees = { $name } ist einverstanden
sign-proposal-waits = { $name } hat noch nicht zugestimmt
sign-proposal-other = Etwas anderes vorschlagen
sign-change-title = Zeichen behalten oder wechseln?
sign-change-now = Euer Zeichen
sign-change-new = Wechseln
sign-change-cost = Ein neues Zeichen kostet dein Team einen Punkt. Behaltet ihr doch das alte, bekommt ihr ihn zurück.
sign-change-paid = Dein Team hat gezahlt. Einigt euch auf ein neues Zeichen; behaltet ihr das alte, kommt der Punkt zurück.
sign-change-poor = Dein Team hat keine Punkte und behält sein Zeichen.
sign-change-keeping = Wollen es behalten
sign-change-keeps = { $name } will es behalten
sign-change-asks = { $name } hat sich noch nicht entschieden
sign-change-watch = Die Teams dürfen ihre Zeichen wechseln.

sign-outcome-caller = { $caller } ruft „Sign!“ und zeigt auf { $target }
sign-outcome-quintet = Ein Quintett!
sign-outcome-no-quintet = Kein Quintett.
sign-outcome-deck-out = Der Stapel ist aufgebraucht
sign-outcome-time = Die Zeit ist um
sign-outcome-nobody = In dieser Runde punktet niemand.
sign-outcome-points = +{ $points }
sign-outcome-hand-of = Hand von { $name }
sign-outcome-hands = Alle Hände
sign-outcome-seen = { $count } von { $all } bereit
sign-history-title = Tauschverlauf
sign-history-none = Noch hat sich keine Karte bewegt.
sign-history-took = nimmt
sign-history-laid = legt ab

sign-hint-meet = Schlag ein Zeichen vor oder stimm einem Vorschlag zu. In der Runde gibst du es mit den Gesten.
sign-hint-prep = Das sind deine fünf Karten. Such dir ein Symbol zum Sammeln und tippe auf „Gesehen“.
sign-hint-swap = Karte der Auslage antippen: nehmen. Eigene antippen: ablegen. Ziehen: tauschen. Alle gleichzeitig, sei schnell!
sign-hint-call = Jemand aus deinem Team gibt das Zeichen? Tippe auf „Sign!“ und dann auf die Person. Du hast ein Quintett? Gib euer Zeichen und warte.
sign-hint-reveal = Stimmt das Quintett, punktet das Team, das „Sign!“ gerufen hat. Wer sich irrt, verschenkt den Punkt.
sign-hint-change = Könnten andere euer Zeichen verstanden haben, einigt euch auf ein neues.
sign-learn-meet = Wähle das geheime Zeichen eures Teams: Tippe ein bis drei Gesten an, dann schlage sie vor.
sign-learn-agree = Dein Team schlägt dieses Zeichen vor. Stimme zu: Es heißt „Ich habe fünf Gleiche“.
sign-learn-wait = Einen Moment: Die anderen sind noch nicht so weit.
sign-learn-look = Du hast vier Pilze. Du brauchst genau fünf von einem Symbol. Farben zählen nicht.
sign-learn-look-on = Diesmal passt auf deiner Hand nichts. Beobachte lieber dein Team.
sign-learn-take = Die fünfte liegt in der Auslage. Tippe sie an: Alle nehmen gleichzeitig.
sign-learn-put = Sechs Karten sind eine zu viel. Lege die unpassende ab.
sign-learn-give = Fünf Gleiche! Gib jetzt euer Zeichen: { $gestures }. Dein Team sieht dich.
sign-learn-watch = Beobachte das Gesicht von { $name }. Siehst du euer Zeichen ({ $gestures }), drücke „Sign!“ und tippe das Gesicht an.
sign-learn-reveal = Die Karten werden aufgedeckt: fünf Gleiche, und euer Team war zuerst da. Ein Punkt!
sign-learn-half = Dein Team hat dein Zeichen gesehen und auf dich gezeigt. Jetzt umgekehrt: Du beobachtest.
sign-learn-end = Das ist Sign: sammeln, Zeichen geben und Gesichter lesen, auch die der anderen. Sie lesen auch deins.
