# Ce que dit toute table, quel que soit le jeu.

illegal-match-over = La partie est terminée.
illegal-too-late = Trop tard : la partie a continué entre-temps.
illegal-no-such-seat = Il n’y a pas de place { $seat }.
illegal-seats = Ce jeu se joue de { $least } à { $most } joueurs.

gesture-wink-left = cligner de l’œil gauche
gesture-wink-right = cligner de l’œil droit
gesture-brows-up = hausser les sourcils
gesture-smile = sourire
gesture-pout = faire la moue
gesture-puff-cheeks = gonfler les joues
gesture-touch-nose = se toucher le nez
gesture-tug-ear = se tirer l’oreille
gesture-rub-eye = se frotter l’œil
gesture-scratch-chin = se gratter le menton
gesture-tilt-left = pencher la tête à gauche
gesture-tilt-right = pencher la tête à droite
gesture-nod = faire oui de la tête
gesture-look-left = regarder à gauche
gesture-look-right = regarder à droite
gesture-look-up = regarder en l’air
gesture-yawn = bâiller
gesture-drum-fingers = pianoter des doigts
gesture-tidy-cards = aligner ses cartes
gesture-tap-card = tapoter une carte
gesture-sip = boire une gorgée
