# Signs: Zahlen, mit der Hand gezeigt, und Runen, die man sich merkt.

signs-name = Signs
signs-line = Beantworte jedes Zeichen so, wie die verdeckten Runen es verlangen, und ertappe, wer sie vergessen hat.

signs-illegal-out = Du bist aus dieser Partie ausgeschieden: Du kannst zusehen, aber nicht mehr spielen.
signs-illegal-judging = Ein Zweifel wird geklärt: Alle warten das Urteil ab.
signs-illegal-not-your-turn = Du bist nicht am Zug.
signs-illegal-no-reveal = Nur wer den Stapel hat, deckt eine Karte auf, einmal, zu Beginn des Zuges.
signs-illegal-reveal-first = Du hast den Stapel: Decke eine Karte auf, bevor du ein Zeichen zeigst.
signs-illegal-nothing-to-place = Du kannst nur eine Karte ablegen, die du gerade aufgedeckt hast.
signs-illegal-no-such-pile = An diesem Tisch gibt es keine Ablage { $pile }.
signs-illegal-place-first = Lege die aufgedeckte Karte ab, bevor du ein Zeichen zeigst.
signs-illegal-no-more-signs = Der Stapel ist leer: Bezweifle das letzte Zeichen, oder lass es gelten und beende die Partie.
signs-illegal-fist-means-ten = Eine Faust allein heißt 10; jede andere Zahl zeigst du mit den Fingern.
signs-illegal-nothing-to-accept = Ein letztes Zeichen gelten lassen kannst du erst, wenn der Stapel leer ist und du mit ihm am Zug bist.
signs-illegal-nothing-to-doubt = Es gibt kein Zeichen, das du bezweifeln könntest.
signs-illegal-sign-stands = Dieses Zeichen gilt: Es wurde für richtig befunden, oder seither wurde die nächste Karte aufgedeckt.
signs-illegal-own-sign = Dein eigenes Zeichen kannst du nicht bezweifeln.
signs-illegal-nothing-to-explain = Eine Begründung gibt es nur, wenn ein Zeichen bezweifelt wird.
signs-illegal-not-accused = Nur wer beschuldigt ist, gibt eine Begründung.
signs-illegal-no-verdict = Es gibt kein Urteil anzusehen.
signs-illegal-ready-already = Du hast schon gesagt, dass du bereit bist.
signs-illegal-hands-free = Du musst gerade kein Zeichen oben halten.

signs-happened-revealed = { $seat } deckt auf: { $rune }.
signs-happened-placed = { $seat } legt die Karte auf Ablage { $pile }.
signs-happened-shown = { $seat } zeigt { $number }.
signs-happened-accepted = { $seat } lässt das letzte Zeichen gelten.
signs-happened-doubted = { $seat } bezweifelt das Zeichen von { $accused }!
signs-happened-upheld = Das Zeichen von { $accused } war richtig: { $doubter } scheidet aus.
signs-happened-refuted = Das Zeichen von { $accused } war falsch: { $accused } scheidet aus, und { $doubter } eröffnet.
signs-happened-covered = Die Runen sind wieder verdeckt. { $seat } ist am Zug.
signs-happened-released = { $seat } hat das Zeichen zu früh gesenkt und scheidet aus.

signs-why-last-standing = Wer als Letztes übrig bleibt, gewinnt.
signs-why-deck-empty = Die letzte Karte ist aufgedeckt: Alle, die noch dabei sind, gewinnen gemeinsam.
signs-why-last-round = Die letzte Runde ist gespielt: Alle, die noch dabei sind, gewinnen gemeinsam.

signs-option-piles = Ablagen
    .about = Drei sind das normale Spiel; bei zweien trifft das Pentagramm härter; eine wird ohne es gespielt.
signs-option-anyone-may-doubt = Alle dürfen zweifeln
    .about = Nicht nur wer am Zug ist darf das letzte Zeichen bezweifeln, sondern alle außer der Person, die es gezeigt hat.
signs-option-hands-up = Hände bleiben oben
    .about = Halte dein Zeichen oben, bis das nächste gezeigt ist; wer es früher senkt, scheidet aus.
signs-option-no-numbers-spoken = Keine Zahlen aussprechen
    .about = Eine Erinnerung für die Runde: Niemand spricht eine Zahl aus.
signs-option-silence = Schweigen
    .about = Eine Erinnerung für die Runde: Niemand spricht; Begründungen wählt man auf dem Bildschirm.
signs-option-flash = Blitz
    .about = Eine neue Rune ist nur einen Augenblick zu sehen und liegt dann verdeckt.
signs-option-flash-seconds = Dauer eines Blitzes in Sekunden
    .about = Wie lange eine neue Rune zu sehen ist, wenn mit Blitz gespielt wird.
signs-option-read-backwards = Rückwärts lesen
    .about = Jede Rune wird von rechts nach links gelesen: 4 → 8 heißt, dass auf 8 die 4 folgt.
signs-option-opening = Nach einem berechtigten Zweifel
    .about = Ob wer gezweifelt hat, eine neue Runde mit neuer Karte eröffnet oder in derselben weiterspielt.
signs-option-opening-new-round = Neue Runde: Stapel nehmen und aufdecken
signs-option-opening-same-round = Dieselbe Runde: Der Stapel bleibt, wo er ist
signs-option-play-last-round = Letzte Runde ausspielen
    .about = Die Partie endet nach der Runde der letzten Karte, nicht schon, wenn sie aufgedeckt wird.
signs-option-earlier-signs = Frühere Zeichen anzeigen
    .about = Alle Zeichen der Partie bleiben sichtbar, falls das Merken zu schwer ist.
signs-option-turn-seconds = Zeit für jeden Schritt eines Zuges in Sekunden
    .about = Ist sie um, spielt das Haus den Schritt; niemand scheidet aus, weil es zu lange dauert. 0 heißt ohne Grenze.
signs-option-reason-seconds = Zeit für die Begründung in Sekunden
    .about = Ist sie um, kommt das Urteil ohne Begründung. 0 heißt ohne Grenze.
signs-option-verdict-seconds = Zeit für das Urteil in Sekunden
    .about = Danach, oder sobald alle bereit sind, werden die Runen wieder verdeckt. 0 heißt ohne Grenze.

signs-phase-reveal = Karte aufdecken
signs-phase-place = Karte ablegen
signs-phase-show = Zeichen zeigen
signs-phase-accept = Das letzte Zeichen: bezweifeln oder gelten lassen
signs-phase-reason = Eine Begründung ist möglich
signs-phase-verdict = Das Urteil: alle Runen liegen offen
signs-phase-over = Die Partie ist zu Ende

signs-move-reveal = Karte aufdecken
signs-move-place = Hier ablegen
signs-move-show = Zeigen
signs-move-accept = Gelten lassen
signs-move-doubt = Ich zweifle!
signs-move-reason = Begründen
signs-move-ready = Bereit
signs-move-release = Hände senken

signs-reason-free = Freie Wahl: keine Rune bindet es
signs-reason-none = Keine Begründung

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

signs-hint-reveal = Du hast den Stapel. Zweifle das letzte Zeichen jetzt an oder nie, dann decke eine Karte auf.
signs-hint-place = Lege die Karte auf eine beliebige Ablage. Was sie verdeckt, gilt weiter, nur sieht man es nicht mehr.
signs-hint-show = Zeige eine Zahl, die eine Rune nach der letzten erlaubt. Bindet sie keine Rune, ist jede recht.
signs-hint-accept = Der Stapel ist leer. Zweifle das letzte Zeichen an oder lass es gelten und beende die Partie.
signs-hint-reason = Ein Zeichen wird angezweifelt. Wer beschuldigt ist, darf einen Grund nennen; die Runen entscheiden.
signs-hint-verdict = Schau gut hin: Gleich werden die Ablagen wieder verdeckt.

signs-remind-silence = Hausregel: Niemand spricht.
signs-remind-numbers = Hausregel: Niemand sagt eine Zahl.
signs-you-are-out = Du bist ausgeschieden, darfst aber zuschauen.
signs-seat-out = ausgeschieden
signs-seat-deck = hat den Stapel
signs-last-title = Das letzte Zeichen
signs-last-by = { $name } zeigt
signs-last-none = Kein Zeichen zu beantworten: Wer am Zug ist, eröffnet mit einer beliebigen Zahl.
signs-held = { $name } muss es oben halten.
signs-number = { $number } mit den Händen gezeigt
signs-piles-title = Stapel und Ablagen
signs-pile = Ablage { $pile }, Höhe { $height }, oben: { $top }
signs-pile-number = Ablage { $pile }
signs-pile-height = { $height ->
    [0] leer
    [one] 1 Karte
   *[other] { $height } Karten
}
signs-pile-dark = verdeckt
signs-pile-empty = nichts
signs-deck = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
signs-backwards = Runen werden von rechts nach links gelesen.
signs-verdict-opening = Es war ein Eröffnungszeichen, und die sind immer richtig.
signs-verdict-free = Keine Rune bindet die { $answered }, also darf jede Zahl folgen.
signs-verdict-allowed = Eine Rune erlaubt { $number } nach { $answered }.
signs-verdict-forbidden = Keine Rune, die { $answered } bindet, erlaubt { $number }.
signs-verdict-reason = { $name } sagte: { $reason }
signs-verdict-this = diese
signs-doings-title = Was du tun kannst
signs-place-where = Wähle eine Ablage für die Karte.
signs-doubt-sure = { $name } wirklich anzweifeln?
signs-release-sure = Wirklich senken? Du wärst ausgeschieden
signs-hands-hold = Drück auf eine Zahl und lass nicht los: Deine Hände bleiben oben, solange du hältst.
signs-hands-held = Deine Hände sind oben. Wer loslässt, scheidet aus.
signs-hands-take = Deine Hände sind noch oben. Drück hier und halte sie.
signs-answer = Antworte auf die { $number }
signs-open-any = Eröffne mit einer beliebigen Zahl
signs-ten-as-fist = Zehn als Faust zeigen
signs-earlier-title = Zeichen bisher
signs-earlier-void = ungültig
