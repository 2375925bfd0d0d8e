# French, for puzzles. Address: tu, never vous; nothing that depends on a player’s gender.
# Terms: palette, toile, pioche, main, manche, partie, feuille de partie, joueur virtuel, chiffre on a card; mener is not gagner.
# Imperative: of tu (joue, défausses-en une); buttons in the infinitive (Finir le tour).
# Avoid: que or de before a name (que Amateur), adjectives for a card in a variable; U+202F before : ; ! ? » % and after «.

## What is asked for

puzzle-name-only = Rester en jeu
puzzle-name-force = Victoire forcée
puzzle-name-best = Meilleur tour
puzzle-task-only = Trouve le seul tour qui te maintient en jeu.
puzzle-task-force = Toutes les mains sont visibles. Trouve le tour qui gagne la manche quoi que fassent les autres.
puzzle-task-best = Trouve le tour qui gagne le plus souvent la manche, d’après ce que tu sais.
puzzle-edition = Ici, ce ne sont pas tes règles : { $edition }.
puzzle-grade = { $name }, niveau { $grade } sur 5

## Themes, by what the answer does

puzzle-theme-palette = une carte dans ta palette
puzzle-theme-rule = une nouvelle règle
puzzle-theme-both = une carte et une nouvelle règle
puzzle-theme-take = le 1
puzzle-theme-three = le 3
puzzle-theme-chain = le 5
puzzle-theme-seven = le 7

## Hints

puzzle-hint-palette = Une carte dans ta palette suffit.
puzzle-hint-rule = Change la règle, et rien d’autre.
puzzle-hint-both = Il faut deux cartes : une dans ta palette, une sur la toile.
puzzle-hint-take = Un 1 prend ce qui te gêne.
puzzle-hint-three = Pioche avec un 3.
puzzle-hint-chain = Un 5 te fait jouer une autre carte.
puzzle-hint-seven = Un 7 déplace une carte de ta palette.
puzzle-hint-card = La réponse contient { $card }.

## What comes of a try

puzzle-right = Juste : { $turn }
puzzle-wrong = Pas tout à fait : { $turn }
puzzle-answer = La réponse : { $turn }
puzzle-right-only = Aucun autre tour ne te maintient en jeu.
puzzle-right-force = { $turns ->
    [one] Il gagne aussitôt la manche.
   *[other] Il gagne la manche en { $turns } de tes tours, quoi que fassent les autres.
}
puzzle-no-defence = Avec ces mains visibles, aucun adversaire ne peut prendre la tête.
puzzle-defence = { $who } résiste le plus longtemps avec { $turn } ; ta réponse est { $reply }.
puzzle-right-best = Il gagne la manche dans { $best } % des répartitions possibles des cartes cachées.
puzzle-second-best = Le deuxième meilleur tour la gagne dans { $second } % des cas.
puzzle-answers = Ensuite : { $answers }.
puzzle-out = Ce tour te met hors jeu.
puzzle-wins-less = Il gagne la manche dans { $own } % des cas, la réponse dans { $best } %.
puzzle-refuted = { $who } répond { $turn }, et la victoire ne peut plus être forcée.
puzzle-lost = { $who } répond { $turn } et gagne la manche.
puzzle-not-forced = Après cela, la victoire ne peut plus être forcée.

## How one gets on

puzzle-rating = Classement { $rating }
puzzle-streak = { $streak } d’affilée
puzzle-solved = { $solved } sur { $tried } résolus

## In the terminal

puzzles-about = Résoudre des problèmes, ou en créer et en prouver de nouveaux.
puzzles-task-play = Proposer des problèmes, d’abord ceux de ton niveau.
puzzles-task-make = Créer des problèmes à partir de parties entre joueurs virtuels, avec preuve.
puzzles-task-prove = Prouver des problèmes : que chacun a une seule réponse, et laquelle.
tool-option-kind = Ce qui est demandé.
tool-option-theme = Ce que fait la réponse.
tool-option-grade = La difficulté, de 1 à 5.
tool-option-today = Le problème du jour, le même pour tout le monde.
tool-option-processes = Le nombre de processus.
tool-option-first = Le numéro de la première partie.
tool-option-most_alike = Combien garder au plus du même genre, du même niveau et du même thème.
puzzles-progress = Problèmes
puzzles-proved = { $count ->
    [one] Un problème est prouvé.
   *[other] Les { $count } problèmes sont prouvés.
}
puzzles-unproved = Non prouvé : { $puzzle }
puzzle-prompt = À toi (« { $hint } » pour un indice, « { $show } » pour la réponse, « { $quit } » pour arrêter)
puzzle-word-hint = indice
puzzle-word-show = réponse
puzzle-none = Il n’y a pas de tel problème.
