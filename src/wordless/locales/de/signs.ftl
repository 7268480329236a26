# Signs: Zahlen, mit der Hand gezeigt, und Runen, die man sich merkt.

signs-name = Signs
signs-line = Beantworte jedes Handzeichen so, wie die verdeckten Runen es verlangen, und ertappe alle, die sie vergessen haben.
signs-goal = Beantworte jede Zahl mit einer, die eine Rune erlaubt, auch eine verdeckte. Zweifle eine falsche Antwort an: Wer sie gab, scheidet aus. Wer übrig bleibt, gewinnt.

signs-illegal-out = Du bist ausgeschieden: Du kannst zuschauen, aber nicht mehr spielen.
signs-illegal-judging = Ein Zeichen wird gerade geprüft: Warte auf das Urteil.
signs-illegal-not-your-turn = Du bist nicht an der Reihe.
signs-illegal-no-reveal = Nur wer den Stapel hat, deckt eine Karte auf: einmal, zu Beginn des Zuges.
signs-illegal-reveal-first = Du hast den Stapel: Decke eine Karte auf, bevor du ein Zeichen zeigst.
signs-illegal-nothing-to-place = Du kannst nur eine Karte ablegen, die du gerade aufgedeckt hast.
signs-illegal-no-such-pile = An diesem Tisch gibt es keine Ablage { $pile }.
signs-illegal-place-first = Lege die aufgedeckte Karte ab, bevor du ein Zeichen zeigst.
signs-illegal-no-more-signs = Der Stapel ist leer: Zweifle das letzte Zeichen an, oder lass es gelten und beende die Partie.
signs-illegal-fist-means-ten = Eine Faust allein heißt 10. Jede andere Zahl zeigst du mit den Fingern.
signs-illegal-nothing-to-accept = Das letzte Zeichen kannst du erst gelten lassen, wenn der Stapel leer ist und bei dir liegt.
signs-illegal-nothing-to-doubt = Es gibt kein Zeichen zum Anzweifeln.
signs-illegal-sign-stands = Dieses Zeichen gilt: Es war richtig, oder seither wurde eine neue Karte aufgedeckt.
signs-illegal-own-sign = Dein eigenes Zeichen kannst du nicht anzweifeln.
signs-illegal-nothing-to-explain = Eine Begründung gibt es nur, wenn ein Zeichen angezweifelt wird.
signs-illegal-not-accused = Nur die beschuldigte Person darf begründen.
signs-illegal-no-verdict = Gerade gibt es kein Urteil.
signs-illegal-ready-already = Das hast du schon getan.
signs-illegal-starter = Wer anfängt: An einem Tisch für { $seats } gibt es keinen Platz { $seat }.
signs-illegal-reason-needed = An diesem Tisch musst du eine Begründung geben.
signs-illegal-hands-free = Du musst gerade kein Zeichen oben halten.

signs-happened-revealed =
    { $you ->
        [seat] Du deckst auf: { $rune }.
       *[nobody] { $seat } deckt auf: { $rune }.
    }
signs-happened-placed =
    { $you ->
        [seat] Du legst die Rune auf Ablage { $pile }.
       *[nobody] { $seat } legt die Rune auf Ablage { $pile }.
    }
signs-happened-shown =
    { $you ->
        [seat] Du zeigst { $number }.
       *[nobody] { $seat } zeigt { $number }.
    }
signs-happened-accepted =
    { $you ->
        [seat] Du lässt das letzte Zeichen gelten.
       *[nobody] { $seat } lässt das letzte Zeichen gelten.
    }
signs-happened-doubted =
    { $you ->
        [seat] Du zweifelst das Zeichen von { $accused } an!
        [accused] { $seat } zweifelt dein Zeichen an!
       *[nobody] { $seat } zweifelt das Zeichen von { $accused } an!
    }
signs-happened-upheld =
    { $you ->
        [accused] Dein Zeichen war richtig: { $doubter } scheidet aus.
        [doubter] Das Zeichen von { $accused } war richtig: Du scheidest aus.
       *[nobody] Das Zeichen von { $accused } war richtig: { $doubter } scheidet aus.
    }
signs-happened-refuted =
    { $you ->
        [accused] Dein Zeichen war falsch: Du scheidest aus, und { $doubter } eröffnet.
        [doubter] Das Zeichen von { $accused } war falsch: { $accused } scheidet aus, und du eröffnest.
       *[nobody] Das Zeichen von { $accused } war falsch: { $accused } scheidet aus, und { $doubter } eröffnet.
    }
signs-happened-unreasoned =
    { $you ->
        [accused] Dein Zeichen war richtig, deine Begründung nicht: Du scheidest aus, und { $doubter } eröffnet.
        [doubter] Das Zeichen von { $accused } war richtig, die Begründung nicht: { $accused } scheidet aus, und du eröffnest.
       *[nobody] Das Zeichen von { $accused } war richtig, die Begründung nicht: { $accused } scheidet aus, und { $doubter } eröffnet.
    }
signs-happened-covered =
    { $you ->
        [seat] Die Runen sind wieder verdeckt. Du bist an der Reihe.
       *[nobody] Die Runen sind wieder verdeckt. { $seat } ist an der Reihe.
    }
signs-happened-released =
    { $you ->
        [seat] Du hast die Hände zu früh gesenkt und scheidest aus.
       *[nobody] { $seat } hat die Hände zu früh gesenkt und scheidet aus.
    }

signs-why-last-standing = Wer bis zuletzt übrig bleibt, gewinnt.
signs-why-deck-empty = Die letzte Karte ist aufgedeckt: Alle, die noch dabei sind, gewinnen gemeinsam.
signs-why-last-round = Die letzte Runde ist gespielt: Alle, die noch dabei sind, gewinnen gemeinsam.

signs-option-piles = Ablagen
    .about = Drei sind Standard. Mit zwei trifft das Pentagramm härter; mit einer wird ohne Pentagramm gespielt; mit vier oder fünf sind weniger Runen verdeckt.
signs-option-pentagrams = Pentagramme
    .about = Ein zweites legt eine zweite Ablage lahm. Eine Ablage bleibt immer gültig.
signs-option-starter = Wer anfängt
    .about = Der Platz, der mit dem Stapel anfängt; ohne Angabe entscheidet das Los.
signs-option-anyone-may-doubt = Alle dürfen anzweifeln
    .about = Nicht nur, wer an der Reihe ist, sondern alle außer der Person, die es gezeigt hat, dürfen das letzte Zeichen anzweifeln.
signs-option-hands-up = Hände bleiben oben
    .about = Halte dein Zeichen oben, bis das nächste gezeigt ist. Senkst du es früher, scheidest du aus.
signs-option-no-numbers-spoken = Keine Zahlen aussprechen
    .about = Eine Erinnerung für alle am Tisch: Niemand spricht eine Zahl aus.
signs-option-silence = Schweigen
    .about = Eine Erinnerung für alle am Tisch: Niemand spricht; Begründungen wählt man auf dem Bildschirm.
signs-option-strict-reason = Strenge Begründung
    .about = Wird dein Zeichen angezweifelt, musst du sagen, warum es stimmt. Eine falsche Begründung oder eine von einer toten Ablage verliert.
signs-option-relevant-only = Nur zeigen, was entscheidet
    .about = Ein Urteil deckt nur die Runen auf, die entscheiden, nicht alle Ablagen.
signs-option-flash = Blitz
    .about = Eine neue Rune ist nur einen Augenblick zu sehen und liegt dann verdeckt.
signs-option-flash-seconds = Dauer eines Blitzes in Sekunden
    .about = Wie lange eine neue Rune zu sehen ist, wenn mit Blitz gespielt wird.
signs-option-read-backwards = Rückwärts lesen
    .about = Jede Rune wird von rechts nach links gelesen: 4 → 8 heißt, dass auf 8 die 4 folgt.
signs-option-opening = Nach berechtigtem Anzweifeln
    .about = Wer zu Recht gezweifelt hat, eröffnet eine neue Runde mit neuer Karte oder spielt in derselben weiter.
signs-option-opening-new-round = Neue Runde: Stapel nehmen und Karte aufdecken
signs-option-opening-same-round = Dieselbe Runde: Der Stapel bleibt, wo er ist
signs-option-play-last-round = Letzte Runde ausspielen
    .about = Die Partie endet nach der Runde der letzten Karte, nicht schon, wenn sie aufgedeckt wird.
signs-option-earlier-signs = Frühere Zeichen anzeigen
    .about = Alle Zeichen der Partie bleiben sichtbar, falls das Merken zu schwer ist.
signs-option-turn-seconds = Zeit für jeden Schritt eines Zuges in Sekunden
    .about = Danach spielt das Programm für dich; niemand scheidet aus, weil es zu lange dauert. 0 heißt ohne Grenze.
signs-option-reason-seconds = Zeit für die Begründung in Sekunden
    .about = Danach kommt das Urteil ohne Begründung. 0 heißt ohne Grenze.
signs-option-verdict-seconds = Zeit für das Urteil in Sekunden
    .about = Danach, oder sobald alle bereit sind, werden die Runen wieder verdeckt. 0 heißt ohne Grenze.

signs-phase-reveal = Karte aufdecken
signs-phase-place = Karte ablegen
signs-phase-show = Zeichen zeigen
signs-phase-accept = Das letzte Zeichen: anzweifeln oder gelten lassen
signs-phase-reason = Die beschuldigte Person darf begründen
signs-phase-verdict = Urteil: alle Runen offen
signs-phase-over = Die Partie ist zu Ende

signs-move-reveal = Karte aufdecken
signs-move-place = Hier ablegen
signs-move-show = Zeigen
signs-move-accept = Gelten lassen
signs-move-doubt = Ich zweifle!
signs-move-reason = Begründen
signs-move-ready = Bereit
signs-move-release = Hände senken

signs-reason-free = Freie Wahl: Es gilt keine Rune
signs-reason-none = Keine Begründung
signs-reason-other = Eine andere Rune

signs-rune-one-to-seven = 1 → 7
signs-rune-two-to-fifteen = 2 → 15
signs-rune-three-to-fourteen = 3 → 14
signs-rune-four-to-eight = 4 → 8
signs-rune-five-to-three = 5 → 3
signs-rune-six-to-thirteen = 6 → 13
signs-rune-seven-to-four = 7 → 4
signs-rune-eight-to-eleven = 8 → 11
signs-rune-nine-to-two = 9 → 2
signs-rune-ten-to-twelve = 10 → 12
signs-rune-eleven-to-five = 11 → 5
signs-rune-twelve-to-one = 12 → 1
signs-rune-thirteen-to-nine = 13 → 9
signs-rune-fourteen-to-six = 14 → 6
signs-rune-fifteen-to-ten = 15 → 10
signs-rune-one-digit-to-two = einstellig → zweistellig
signs-rune-even-to-odd = gerade ab 10 → ungerade ab 11
signs-rune-threes-to-fours = 3, 6, 9 → 4, 8, 12
signs-rune-fours-to-high = 4, 8, 12 → 13 oder höher
signs-rune-pentagram = das Pentagramm

signs-hint-reveal = Du hast den Stapel. Zweifle das letzte Zeichen jetzt an oder nie. Dann decke eine Karte auf.
signs-hint-place = Lege die Karte auf eine beliebige Ablage. Die Runen, die sie verdeckt, gelten weiter, du siehst sie nur nicht mehr.
signs-hint-show = Zeige eine Zahl, die eine Rune nach der letzten erlaubt. Gilt keine Rune, ist jede Zahl erlaubt.
signs-hint-accept = Der Stapel ist leer. Zweifle das letzte Zeichen an oder lass es gelten und beende die Partie.
signs-hint-reason = Ein Zeichen wird angezweifelt. Die beschuldigte Person darf es begründen; die Runen entscheiden.
signs-hint-verdict = Schau gut hin: Gleich werden die Ablagen wieder verdeckt.

signs-remind-silence = Hausregel: Niemand spricht.
signs-remind-numbers = Hausregel: Niemand sagt eine Zahl.
signs-seat-out = ausgeschieden
signs-seat-deck = hat den Stapel
signs-last-title = Das letzte Zeichen
signs-last-none = Kein Zeichen zu beantworten: Wer an der Reihe ist, eröffnet mit einer beliebigen Zahl.
signs-held = { $name } muss es oben halten.
signs-number = { $number } mit den Händen gezeigt
signs-piles-title = Stapel und Ablagen
signs-pile = Ablage { $pile }, Höhe { $height }, oben: { $top }
signs-pile-number = Ablage { $pile }
signs-pile-height =
    { $height ->
        [0] leer
        [one] 1 Karte
       *[other] { $height } Karten
    }
signs-pile-dark = verdeckt
signs-pile-empty = nichts
signs-deck =
    { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
signs-backwards = Runen werden von rechts nach links gelesen.
signs-verdict-opening = Es war ein Eröffnungszeichen, und die sind immer richtig.
signs-verdict-free = Für die { $answered } gilt keine Rune, also darf jede Zahl folgen.
signs-verdict-allowed = Eine Rune erlaubt die { $number } nach der { $answered }.
signs-verdict-forbidden = Keine Rune für die { $answered } erlaubt die { $number }.
signs-verdict-reason = { $name } sagte: { $reason }
signs-doings-title = Was du tun kannst
signs-place-where = Wähle eine Ablage für die Karte.
signs-doubt-sure = Zeichen von { $name } anzweifeln?
signs-release-sure = Hände runter? Dann bist du raus!
signs-hands-hold = Drück auf eine Zahl und lass nicht los: Deine Hände bleiben oben, solange du hältst.
signs-hands-held = Deine Hände sind oben. Lässt du los, bist du raus.
signs-hands-take = Deine Hände sind noch oben. Hier drücken und halten.
signs-answer = Antworte auf die { $number }
signs-open-any = Eröffne mit einer beliebigen Zahl
signs-ten-as-fist = Zehn als Faust zeigen
signs-earlier-title = Zeichen bisher
signs-earlier-void = ungültig
signs-learn-watch = Runen sagen, welche Zahl auf welche folgen darf. Sieh zu: Jemand zeigt eine Zahl, die nächste Person antwortet.
signs-learn-reveal = Du bist dran. Decke eine Karte auf: Sie ist eine neue Regel für die Antworten.
signs-learn-place = Lege sie auf eine Ablage. Verdeckte Runen gelten weiter, also merke sie dir.
signs-learn-show = Beantworte { $number } mit einer Zahl, die eine der Runen erlaubt. Geprüft wird nur, wenn jemand zweifelt.
signs-learn-doubt = Sieh dir die Runen an: Keine erlaubt diese Antwort. Zweifle sie an!
signs-learn-accused = Jetzt darf die beschuldigte Person die Rune nennen, die ihr recht gibt.
signs-learn-verdict = Die Runen liegen offen. Wer unrecht hat, scheidet aus. Sieh sie dir an, dann geht es weiter.
signs-learn-open = Du eröffnest: Zeige irgendeine Zahl. Ein Eröffnungszeichen ist immer richtig.
signs-learn-reason = Du wirst angezweifelt! Aber du hast eröffnet, keine Rune hat dich gebunden. Sag es.
signs-learn-end = Das Zeichen war richtig, also ist raus, wer gezweifelt hat. Das ist Signs: antworten, sich erinnern und im richtigen Moment zweifeln.
