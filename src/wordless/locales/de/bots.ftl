# Warum ein Bot so gespielt hat, in seinen Worten: nach der Partie zu lesen.

why-signs-open = Ich durfte mit jeder Zahl eröffnen.
why-signs-rune = Ich wusste noch { $rune }, also schien mir { $number } richtig: { $chance } %.
why-signs-free = Mir fiel keine Rune zu { $answered } ein, also habe ich irgendeine Zahl genommen.
why-signs-bluff = Ich war unsicher und habe mir nichts anmerken lassen: { $number } stimmt zu { $chance } %, dachte ich.
why-signs-believed = Ich habe { $number } gelten lassen: zu { $chance } % richtig, dachte ich.
why-signs-nothing-to-doubt = Es gab nichts anzuzweifeln.
why-signs-doubt = Ich hielt die { $number } von { $seat } für falsch: { $chance } %.
why-signs-doubt-slow = { $seat } hat gezögert, und ich hielt { $number } für falsch: { $chance } %.
why-signs-bury = Ich habe { $rune } auf Ablage { $pile } zugedeckt, damit ihr sie vergesst.
why-signs-spread = Ich verteile die Runen: Ablage { $pile } war niedrig genug.
why-signs-kill = Das Pentagramm kam auf Ablage { $pile }, wo ich { $forgotten ->
        [one] eine Karte
       *[other] { $forgotten } Karten
    } vergessen hatte.
why-signs-because = Genau diesen Grund hatte ich im Kopf.
why-signs-because-bluff = Ich hatte es vergessen und etwas Passendes genannt.
why-signs-ready = Ich hatte die Ablagen lange genug gesehen.

why-sign-look = Ich hatte meine Karten angesehen.
why-sign-ready = Ich hatte gesehen, wie die Runde ausging.
why-sign-propose = Jemand musste ja ein Zeichen vorschlagen.
why-sign-agree = Mit dem Zeichen konnte ich leben.
why-sign-keep = Niemand hatte unser Zeichen durchschaut, also blieb ich dabei.
why-sign-change = Unser Zeichen war gesehen worden: Ich wollte ein neues.
why-sign-take = Das habe ich gesammelt: { $symbol }.
why-sign-put = Das konnte ich am ehesten entbehren: { $symbol }.
why-sign-done = Auf dem Tisch lag nichts, was mir half.
why-sign-wait = Ich hatte ein Quintett und wartete, dass mich jemand nennt.
why-sign-signal = Ich hatte ein Quintett: Das ist unser Zeichen.
why-sign-feint = Eine Miene ohne Bedeutung, zur Tarnung der echten.
why-sign-mate = { $seat } hat unser Zeichen gegeben.
why-sign-call = Ich dachte, { $seat } hat ein Quintett ({ $symbol }): { $chance } %.

why-signum-arrange = Ich ließ meine Karten, wie sie lagen.
why-signum-show = Lieber zeige ich ein Zeichen als mein Team.
why-signum-due = Es war dran.
why-signum-declare = Ich dachte, { $accomplice } spielt mit mir ({ $ally } %) und { $target } gegen mich ({ $rival } %).
why-signum-peek = Ich wollte eine Karte bei { $other } sehen.
why-signum-discard = Ich brauchte eine Karte, die niemand kannte.
why-signum-swap = Ich wollte ein Zeichen von { $other }, passend zu einer verbündeten Person.
why-signum-hunt = Ich hatte kein Team und hoffte, bei { $other } eins zu finden.
why-signum-rid = Ich hatte Karten zweier Teams und gab { $other } eine davon.
why-signum-help = Ich wollte { $target } raus haben: zu { $rival } % gegen mich.
why-signum-betray = Ich sagte ja, um es zu verderben: { $target } spielt mit mir, dachte ich.
why-signum-hopeless = Ich wollte { $target } raus haben, aber das konnte nicht gelingen.
why-signum-decline = Ich dachte, { $target } spielt mit mir.
why-signum-lay = Diese Karte passte am ehesten.
why-signum-spoil = Ich spielte eine Karte aus, die nicht passt, um { $target } zu retten.
why-signum-guess = Das wahrscheinlichste Zeichen an beiden Plätzen: { $sign }.
why-signum-point = Ich zeigte, welche Karte ich haben wollte.
why-signum-warn = Mein Wort an das Ziel: { $sign }.
why-signum-claim = Ich zeigte, was ich habe: { $sign }.
why-signum-bluff = Ich hatte es gar nicht: { $sign }.

why-subtext-draw = Mein Wort war „{ $word }“, und das passt dazu.
why-subtext-two = Mein Wort war „{ $word }“, und diese zwei passen dazu.
why-subtext-guess = Ich dachte, { $letter } passt zum Wort des Gebers: { $chance } %.
why-subtext-own = Ich dachte, der Geber hat mein Wort: { $chance } %.
