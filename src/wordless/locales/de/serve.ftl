# Was der Server seinen Betreibern und über sich selbst sagt.

serve-here = Wordless läuft auf { $address }
serve-network = In deinem Netz: { $address }
serve-data = Gespeichert wird in { $folder }
serve-stop = Mit Strg+C beenden. Es geht nichts verloren.

illegal-replay-too-long = Diese Partie ist zu lang, um hier gezeigt zu werden. Wer den Server betreibt, kann sie exportieren.
illegal-server-full = Dieser Server ist voll. Bitte versuche es später noch einmal.
