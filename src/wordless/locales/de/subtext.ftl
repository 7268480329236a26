# Subtext: was das Spiel sagt.

subtext-name = Subtext
subtext-line = Zeichne einen Hinweis, den nur die richtige Person versteht, und finde die Zeichnung zum Wort des Gebers.
subtext-goal = Eine Person hat dasselbe Wort wie der Geber. Zeichne einen Hinweis, den nur sie versteht, und finde dann die Zeichnung, die zu der des Gebers passt.

subtext-option-level = Stufe
    .about = 1 = Dinge zum Anfassen, 2 = Leute, Orte, Tätigkeiten, 3 = Ereignisse und Gefühle, 4 = Ideen, 5 = schwer zu zeichnende Ideen. Gilt für die ganze Partie.
subtext-option-themes = Themen
    .about = Worum es bei den Wörtern geht; wählt ihr keins, kommen alle vor. Sind es zu wenige Wörter für eure Partie, nehmt noch ein Thema dazu.
subtext-option-themes-animals = Tiere
subtext-option-themes-food = Essen und Trinken
subtext-option-themes-home = Zuhause
subtext-option-themes-town = In der Stadt
subtext-option-themes-nature = Natur
subtext-option-themes-sport = Sport und Spiel
subtext-option-themes-travel = Reisen
subtext-option-themes-work = Schule und Arbeit
subtext-option-themes-stage = Musik und Bühne
subtext-option-themes-body = Körper und Kleidung
subtext-option-themes-tales = Märchen und Abenteuer
subtext-option-themes-people = Menschen und Feste
subtext-option-themes-science = Wissenschaft und Technik
subtext-option-themes-feelings = Gefühle
subtext-option-themes-ideas = Ideen
subtext-option-words = Wörter
    .about = Die Sprache der Wörter.
subtext-option-words-en = Englisch
subtext-option-words-fr = Französisch
subtext-option-words-de = Deutsch
subtext-option-rounds = Runden
    .about = Wie viele Runden ihr spielt. 0 heißt Standard für eure Personenzahl.
subtext-option-short-game = Kurze Partie
    .about = Zu viert oder fünft ist jede Person nur einmal statt zweimal Geber.
subtext-option-dealer = Erster Geber
    .about = Wer in der ersten Runde Geber ist; ohne Angabe entscheidet das Los.
subtext-option-draw-seconds = Sekunden zum Zeichnen
    .about = Danach wird deine Zeichnung so abgegeben, wie sie ist; 0 heißt ohne Grenze.
subtext-option-guess-seconds = Sekunden zum Raten
    .about = Danach zählt ein fehlender Tipp als falsch; 0 heißt ohne Grenze.
subtext-option-reveal-seconds = Sekunden zum Ansehen
    .about = So lange ist die Auflösung zu sehen, wenn nicht alle früher bereit sind. 0 wartet auf alle.
subtext-option-show-authors = Namen zeigen
    .about = Beim Raten steht neben jeder Zeichnung, von wem sie ist.
subtext-option-reveal-all-words = Alle Wörter zeigen
    .about = Nach jeder Runde sind alle Wörter zu sehen, nicht nur das des Gebers.
subtext-option-reports = Meldungen
    .about = Eine Mehrheit kann eine Runde verwerfen, in der jemand Buchstaben oder Ziffern gezeichnet hat.

subtext-phase-draw = Zeichne einen Hinweis zu deinem Wort
subtext-phase-guess = Finde die Zeichnung zum Wort des Gebers
subtext-phase-reveal = Die Auflösung
subtext-phase-over = Das Ende

subtext-move-draw = Abgeben
subtext-move-guess = Tipp abgeben
subtext-move-void = Melden
subtext-move-ready = Bereit

subtext-happened-dealt =
    { $you ->
        [dealer] Runde { $round }: Du bist Geber.
       *[nobody] Runde { $round }: { $dealer } ist Geber.
    }
subtext-happened-shown =
    { $you ->
        [dealer] Alle Zeichnungen sind da. Welche passt zu deinem Wort?
       *[nobody] Alle Zeichnungen sind da. Welche passt zum Wort von { $dealer }?
    }
subtext-happened-reported =
    { $you ->
        [seat] Du meldest Buchstaben oder Ziffern in einer Zeichnung.
       *[nobody] { $seat } meldet Buchstaben oder Ziffern in einer Zeichnung.
    }
subtext-happened-voided =
    { $you ->
        [dealer] Die Runde ist verworfen. Du gibst neue Karten.
       *[nobody] Die Runde ist verworfen. { $dealer } gibt neue Karten.
    }
subtext-happened-revealed =
    { $you ->
        [dealer] Du und { $partner } hattet beide „{ $word }“.
        [partner] { $dealer } und du hattet beide „{ $word }“.
       *[nobody] { $dealer } und { $partner } hatten beide „{ $word }“.
    }

subtext-why-points = Die meisten Punkte nach der letzten Runde
subtext-why-shared = Gleichstand an der Spitze: Der Sieg wird geteilt

subtext-illegal-too-few-words = Diese Themen haben auf dieser Stufe { $words } Wörter, eure Partie braucht { $needed }. Nehmt noch ein Thema dazu oder spielt weniger Runden.
subtext-illegal-pens-down = Stifte weg: Alle Zeichnungen sind da.
subtext-illegal-drawing-final = Eine abgegebene Zeichnung bleibt, wie sie ist.
subtext-illegal-drawing-too-large = Diese Zeichnung hat zu viele Details: höchstens { $strokes } Striche und { $points } Punkte.
subtext-illegal-drawing-unreadable = Diese Zeichnung ist nicht lesbar. Bitte zeichne sie noch einmal.
subtext-illegal-guess-when-shown = Tippen kannst du nur, solange die Zeichnungen zu sehen sind.
subtext-illegal-no-such-letter = Wähle eine der Zeichnungen A bis { $last }; die des Gebers hat keinen Buchstaben.
subtext-illegal-no-reports = Meldungen sind an diesem Tisch aus.
subtext-illegal-void-when-shown = Buchstaben oder Ziffern kannst du nur melden, solange geraten wird.
subtext-illegal-voided-once = In dieser Runde wurde schon einmal neu gegeben.
subtext-illegal-reported-already = Du hast in dieser Runde schon gemeldet.
subtext-illegal-ready-when-revealed = Warte auf die Auflösung.
subtext-illegal-ready-already = Das hast du schon getan.
subtext-illegal-dealer = Erster Geber: An einem Tisch für { $seats } gibt es keinen Platz { $seat }.

subtext-hint-draw = Zeichne etwas, das zu deinem Wort passt. Verstehen soll es nur, wer dasselbe Wort hat. Keine Buchstaben, keine Ziffern.
subtext-hint-guess = Welche Zeichnung gehört zum Wort des Gebers? Vielleicht deine eigene! Du kannst dich noch umentscheiden.
subtext-hint-reveal = Geber und Partner beide richtig: je 1 Punkt pro falschem Tipp. Alle anderen, die richtig liegen: genauso viel, plus 1.

subtext-pad = Dein Blatt: Zeichne hier mit Finger, Stift oder Maus
subtext-tools = Zeichenwerkzeug
subtext-pen-0 = Radiergummi
subtext-pen-1 = Feiner Stift
subtext-pen-2 = Mittlerer Stift
subtext-pen-3 = Breiter Stift
subtext-undo = Rückgängig
subtext-redo = Wiederholen
subtext-clear = Blatt leeren
subtext-full = Das Blatt ist voll.
subtext-drawing = Zeichnung { $letter }
subtext-own = deine
subtext-lead = Geber: { $name }
subtext-dealer = Geber
subtext-wrong =
    { $count ->
        [0] Niemand lag falsch.
        [one] Ein Tipp war falsch.
       *[other] { $count } Tipps waren falsch.
    }
subtext-right = richtig
subtext-score =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
subtext-round = Runde { $round } von { $rounds }
subtext-your-word = Dein Wort
subtext-your-drawing = Deine Zeichnung
subtext-wait-draw = Abgegeben. Du siehst die Zeichnungen, wenn alle fertig sind.
subtext-all-draw = Alle zeichnen.
subtext-void-sure = Buchstaben oder Ziffern melden?
subtext-voids =
    { $count ->
        [one] { $count } von { $all } will diese Runde streichen.
       *[other] { $count } von { $all } wollen diese Runde streichen.
    }
subtext-pad-keys = Die Pfeiltasten bewegen den Stift, die Leertaste setzt ihn auf oder hebt ihn ab.
subtext-empty-sure = Leeres Blatt abgeben?
subtext-guess-choose = Wähle aus
subtext-guess-this = { $letter } tippen
subtext-guess-made = Du hast { $letter } getippt
subtext-reveal-all = Alles zeigen
subtext-question = Welche Zeichnung teilt sich das Wort mit { $dealer }?
subtext-learn-draw = Zeichne etwas, das zu deinem Wort passt, so fein, dass nur die Person mit demselben Wort es versteht. Dann gib es ab.
subtext-learn-wait = Die anderen zeichnen noch. Eine Person hat dasselbe Wort wie der Geber.
subtext-learn-guess = Vergleiche mit der Zeichnung des Gebers: Welche andere gehört zum selben Wort? Wähle sie.
subtext-learn-guessed = Die anderen raten noch. Du kannst es dir anders überlegen, bis der letzte Tipp da ist.
subtext-learn-reveal = Wer lag richtig? Die beiden wollen einander finden, während die anderen danebenliegen. Sieh hin, dann geht es weiter.
subtext-learn-end = Das ist Subtext: so zeichnen, dass es eine Person versteht und sonst niemand.
