# French, for statistics. Address: tu, never vous; nothing that depends on a player’s gender.
# Terms: palette, toile, pioche, main, manche, partie, feuille de partie, joueur virtuel, chiffre on a card; mener is not gagner.
# Imperative: of tu (joue, défausses-en une); buttons in the infinitive (Finir le tour).
# Avoid: que or de before a name (que Amateur), adjectives for a card in a variable; U+202F before : ; ! ? » % and after «.

## What is said before anything was played, and of everything together

statistics-none = Rien à compter pour l’instant.
statistics-none-text = Dès qu’une partie sera finie, tu verras ici où et contre qui tu gagnes, sous quelle règle finissent les manches, avec quelle précision tu joues et ce qu’il vaut la peine de travailler.
statistics-won = { $played ->
    [1] { $won ->
        [0] Une partie, et tu l’as perdue
       *[other] Une partie, et tu l’as gagnée
    }
   *[other] { $won } { $won ->
        [one] partie gagnée
       *[other] parties gagnées
    } sur { $played }
}
statistics-even = À forces égales, ce serait environ { $even }.
statistics-key = Plus une barre est longue, plus tu as joué. La partie pleine, ce sont tes victoires ; le trait montre ce que ce serait à forces égales.
statistics-counted = Tes 1 000 dernières parties comptent ; celles que tu as abandonnées comptent comme perdues. Les leçons, les premières parties, la donne du jour et toutes celles aux cartes choisies ne comptent pas, ni les parties sur un seul appareil. Les chiffres restent quand d’anciennes tables sont effacées et disparaissent quand tu effaces tes données.

## Where matches and rounds were won

statistics-modes = Par mode
statistics-opponents = Par adversaire
statistics-opponents-about = Une partie compte une fois pour chaque sorte d’adversaire.
statistics-people = Autres personnes
statistics-rules = Par règle à la fin
statistics-rules-about = Les manches, selon la règle en vigueur à la fin.
statistics-seats = Par ordre de jeu
statistics-seats-about = Les manches, selon le moment de ton premier tour.
statistics-seat = { $place ->
    [1] En premier
    [2] En deuxième
    [3] En troisième
   *[other] En quatrième
}
statistics-share = { $played ->
    [1] { $won ->
        [0] perdue
       *[other] gagnée
    }
   *[other] { $won } sur { $played }
}
statistics-share-percent = { $won } sur { $played } ({ $percent } %)
statistics-column-matches = Parties gagnées
statistics-column-rounds = Manches gagnées
statistics-column-even = À forces égales
statistics-even-short = environ { $even }

## Accuracy

statistics-accuracy = Précision au fil du temps
statistics-accuracy-mean = { $count ->
    [one] { $mean } sur 100 dans une partie analysée.
   *[other] { $mean } sur 100 dans { $count } parties analysées.
}
statistics-accuracy-recent = Dans les cinq dernières : { $recent }.
statistics-accuracy-about = Les points pleins sont des parties gagnées. La ligne suit les cinq dernières ; les pointillés montrent ce qu’atteignent les joueurs virtuels.
statistics-as-table = En tableau
statistics-column-match = Partie
statistics-column-accuracy = Précision
statistics-column-result = Résultat
statistics-reviewed = { $played ->
    [1] { $reviewed ->
        [0] Pas encore analysée
       *[other] Analysée
    }
   *[other] Parties analysées : { $reviewed } sur { $played }
}
statistics-review = Analyser une partie de plus
statistics-review-about = La prochaine date du { $date }.

## Mistakes, and what helps

statistics-mistakes = Erreurs les plus fréquentes
statistics-mistakes-none = Rien à redire dans les parties analysées. Bien joué !
statistics-mistakes-unknown = Fais analyser une partie, et tu verras ici ce qui échoue le plus souvent et comment t’exercer.
statistics-times = { $count ->
    [one] une fois
   *[other] { $count } fois
}
statistics-lesson = Leçon : { $name }
statistics-puzzles = Problèmes : { $name }
statistics-latest = Voir la dernière
statistics-mistake-out = Hors jeu alors qu’un autre tour te gardait dans la manche
statistics-mistake-points = Manche gagnée avec moins de points que possible
statistics-mistake-take = Oublié ce qu’un 1 peut prendre
statistics-mistake-three = Oublié de piocher avec un 3
statistics-mistake-chain = Oublié qu’un 5 permet de jouer une autre carte
statistics-mistake-seven = Oublié ce qu’un 7 peut écarter
statistics-mistake-spend = Plus de cartes dépensées que nécessaire
statistics-mistake-both = Oublié une carte et une nouvelle règle ensemble
statistics-mistake-rule = Joué dans la palette alors qu’une nouvelle règle valait mieux
statistics-mistake-palette = Changé la règle alors qu’une carte dans la palette valait mieux
statistics-mistake-draw = On pouvait piocher en plus
statistics-mistake-answer = Laissé aux autres plus de réponses que nécessaire
statistics-mistake-card = Bonne idée, mais une autre carte valait mieux
