# French, for learning the game. Address: tu, never vous; nothing that depends on a player’s gender.
# Terms: palette, toile, pioche, main, manche, partie, feuille de partie, joueur virtuel, chiffre on a card; mener is not gagner.
# Imperative: of tu (joue, défausses-en une); buttons in the infinitive (Finir le tour).
# Avoid: que or de before a name (que Amateur), adjectives for a card in a variable; U+202F before : ; ! ? » % and after «.

## The page

learn-title = Apprendre en jouant
learn-intro = Une petite chose à la fois, sur la vraie table.
learn-progress = { $done } sur { $count }
learn-done = fait
learn-again = Réessayer
learn-once-more = Encore une fois
learn-show = Montrer
learn-finished = Toutes les leçons
learn-topic-cards = Comparer les cartes
learn-topic-rules = Les sept règles
learn-topic-turn = Ton tour
learn-topic-round = Une manche
learn-topic-points = Piocher et marquer
learn-topic-actions = Actions
learn-topic-booklets = Éditions
learn-next-named = Suite : { $name }

## Lessons: what they are called, what is to be done, and what is said when it is

lesson-number = D’abord le chiffre
lesson-number-task = Rouge demande la carte la plus haute, et Y6 mène. Joue une carte plus haute.
lesson-number-done = Oui ! 7 est le chiffre le plus haut. La couleur ne compte qu’à chiffre égal.
lesson-color = Ensuite la couleur
lesson-color-task = G7 mène, et il n’y a pas de 8. Une de tes cartes fait quand même mieux.
lesson-color-done = Exact : à chiffre égal, la couleur la plus proche du rouge l’emporte. O7 bat G7.
lesson-red = Rouge : carte la plus haute
lesson-red-task = Pip a trois cartes, mais avec rouge seule la meilleure compte : G7. Fais mieux.
lesson-red-done = Y7 bat G7, quoi qu’il y ait à côté.
lesson-orange = Orange : même chiffre
lesson-orange-task = Orange : le plus de cartes d’un même chiffre. Pip a deux 5. Il t’en faut plus.
lesson-orange-done = Trois 4 battent deux 5 : d’abord combien, ensuite la hauteur.
lesson-yellow = Jaune : même couleur
lesson-yellow-task = Jaune : le plus de cartes d’une même couleur. Pip a trois cartes violettes. Prends la tête.
lesson-yellow-done = Trois contre trois, égalité : ton G7 est la plus haute des cartes qui comptent.
lesson-green = Vert : cartes paires
lesson-green-task = Vert : le plus de cartes paires. Une chacun, mais celle de Pip est plus haute. Passe devant.
lesson-green-done = Deux cartes paires battent une seule. Les impaires ne comptent pas.
lesson-blue = Bleu : couleurs différentes
lesson-blue-task = Bleu : le plus de couleurs différentes. Pip en a deux, toi aussi. Passe devant.
lesson-blue-done = Trois couleurs en battent deux. Ici, même un 1 vaut beaucoup.
lesson-indigo = Indigo : plus longue suite
lesson-indigo-task = Indigo : la plus longue suite de chiffres. Pip a 4 5 6. Fais-en une plus longue.
lesson-indigo-done = 2 3 4 5 : une suite de quatre. Les couleurs n’y changent rien.
lesson-violet = Violet : moins de 4
lesson-violet-task = Violet : le plus de cartes de moins de 4. Pip a R3, toi Y3. Passe devant.
lesson-violet-done = Deux cartes de moins de 4 en battent une.
lesson-tie = Une égalité
lesson-tie-task = Vert. Pip a deux cartes paires, la plus haute est O6. Égalise, et fais mieux que O6.
lesson-tie-done = Deux contre deux : la plus haute des cartes qui comptent décide, et R6 bat O6. Ton R7 est impair et n’aide pas.
lesson-change = Changer la règle
lesson-change-task = Avec rouge, rien ne bat R7. Défausse une carte sur la toile : sa couleur devient la règle. Choisis-en une avec laquelle tu mènes.
lesson-change-done = Une nouvelle couleur sur la toile, et tu mènes. Il ne fallait pas une meilleure carte, mais une meilleure règle.
lesson-both = Jouer et défausser
lesson-both-task = Une carte ne suffit pas cette fois. Joues-en une sur ta palette, puis défausses-en une sur la toile.
lesson-both-done = D’abord jouer, ensuite défausser, toujours dans cet ordre. Cela coûte deux cartes : garde-le pour quand il le faut.
lesson-out = Dedans ou dehors
lesson-out-task = Qui ne mène pas à la fin de son tour est hors jeu. Il faut mener face aux deux autres. Reste en jeu.
lesson-out-done = Tu mènes, donc tu restes, et c’est aux autres de répondre.
lesson-others-out = Qui est hors jeu
lesson-others-out-task = Momo a R7, mais est hors jeu : ces cartes ne comptent plus. Prends la tête.
lesson-others-out-done = On ne compare que ceux qui sont encore en jeu : ton O7 mène.
lesson-last = La fin d’une manche
lesson-last-task = Pip n’a plus de cartes. Qui ne peut pas jouer est hors jeu : reste encore un tour et tu gagnes la manche.
lesson-last-done = Il ne reste que toi : la manche est à toi !
lesson-draw = Piocher une carte
lesson-draw-task = Règle avancée : si tu défausses un chiffre plus haut que le nombre de cartes de ta palette, tu peux piocher. Fais-le, et mène.
lesson-draw-done = Tu mènes, et tu as une nouvelle carte en main.
lesson-score = Ce que vaut une manche
lesson-score-task = Qui gagne une manche garde les cartes qui comptent ; chacune vaut son chiffre. Gagne avec au moins 12 points.
lesson-score-done = 6, 4 et 2 avec vert font 12 points. La dernière règle décide de ce que vaut la manche.
lesson-pairs = Un seul groupe rapporte
lesson-pairs-task = Deux paires, c’est joli. Mais gagne avec au moins 14 points : qu’est-ce qui rapporte le plus ?
lesson-pairs-done = Avec bleu, tes quatre couleurs comptent : 14 points.
lesson-one = 1 : prendre une carte
lesson-one-task = Joué sur ta palette, un 1 prend une carte d’une autre palette et la pose sur la pioche. R7 te gêne.
lesson-one-done = Plus de gêne, et tu mènes. Un 1 ne touche pas une palette plus petite que la tienne.
lesson-three = 3 : piocher
lesson-three-task = Un 3 pioche une carte. Rien d’autre ne t’aide : joue le 3, puis sers-toi de ce que tu reçois.
lesson-three-done = Un 3 sert à cela : tenter sa chance quand rien d’autre n’aide.
lesson-five = 5 : jouer encore
lesson-five-task = Après un 5, tu joues une autre carte. Pip a une suite de trois, 4 5 6. Sers-toi du 5 pour mener.
lesson-five-done = Deux cartes en un tour. Si la seconde a une action, elle se fait aussi.
lesson-seven = 7 : déplacer une carte
lesson-seven-task = Un 7 déplace une carte de ta palette sur la toile ; sa couleur devient la règle. Trouves-en une avec laquelle tu mènes.
lesson-seven-done = Une nouvelle règle, et le reste de ta main est intact.
lesson-chain = Une chaîne d’actions
lesson-chain-task = Après un 5, tu joues une autre carte, qui agit aussi. Pip a quatre couleurs. Rapproche-toi, et prends-en une.
lesson-chain-done = Le 5 a amené le 1, et le 1 a pris une carte : trois pas en un tour.
lesson-first = Première édition
lesson-first-task = Ici un 1 peut prendre partout, même dans une palette plus petite que la tienne, mais jamais une carte seule. Prends-en une et mène.
lesson-first-done = Les livrets suivants auraient épargné Pip, qui a moins de cartes que toi.
lesson-international = Livret international
lesson-international-task = Ici un 1 épargne qui a moins de cartes que toi dans sa palette : R7 reste. Trouve une autre façon de mener.
lesson-international-done = Une autre règle a suffi. Ton 1 n’aurait rien pris.
lesson-argentina = Argentine
lesson-argentina-task = Ici une carte qui ne te fait pas mener ne peut même pas être jouée sur ta palette. Trouve un tour permis.
lesson-argentina-done = Dans les autres livrets, on peut jouer une carte trop faible, et on est hors jeu.
lesson-spain = Espagne
lesson-spain-task = Tu ne peux pas rester. Mais ici tu peux défausser en partant, et la règle reste changée. Mets vert, pour que Pip ne mène plus.
lesson-spain-done = Tu es hors jeu, mais Momo mène maintenant. Aucun autre livret ne le permet.
lesson-netherlands = Pays-Bas
lesson-netherlands-task = Ici seule compte la fin de ton tour. Joue Y7, déplace V2 sur la toile, puis défausse G1.
lesson-netherlands-done = Ailleurs, V2 aurait été refusé : tu ne menais pas aussitôt. Seule l’Espagne joue aussi comme cela.
lesson-hint-palette = Indice : il faut une carte sur ta palette.
lesson-hint-canvas = Indice : il faut une nouvelle règle, donc la toile.
lesson-hint-both = Indice : d’abord une carte sur ta palette, puis une sur la toile.
lesson-hint-action = Indice : il faut l’action d’une carte.

## Mistakes, answered kindly

mistake-color-first = Rouge est la plus haute couleur, mais le chiffre compte d’abord : un chiffre plus haut bat toute couleur.
mistake-lowest = C’est l’inverse : les cartes hautes mènent, et 7 est le sommet.
mistake-lower-color = Le même chiffre, mais une couleur plus basse. De haut en bas : rouge, orange, jaune, vert, bleu, indigo, violet.
mistake-more-cards = Avec rouge, seule ta plus haute carte compte, même si tu en as beaucoup.
mistake-two-pairs = Deux paires ne s’additionnent pas. Un seul chiffre compte : cherche un troisième 4.
mistake-red-habit = Un chiffre haut tout seul aide avec rouge. Regarde ce que la règle compte maintenant.
mistake-two-colors = Deux couleurs ne s’additionnent pas : une seule compte. Complète celle que tu as le plus.
mistake-odd = 3 est impair. Vert compte seulement 2, 4 et 6.
mistake-same-color = Tu as déjà cette couleur, elle n’ajoute rien. Bleu compte les couleurs différentes.
mistake-gap = Il y a un trou. Dans une suite, les chiffres se suivent, comme 2 3 4.
mistake-twice = Deux fois le même chiffre n’allonge pas une suite.
mistake-four = 4 n’est pas moins de 4. Violet compte seulement 1, 2 et 3.
mistake-lower-tie = Deux contre deux, puis la plus haute des cartes qui comptent décide : O6 bat Y6.
mistake-unbeatable = R7 est la plus haute carte de toutes : avec rouge, rien ne la bat.
mistake-gives-up = Te voilà hors jeu, alors qu’il y avait un moyen de rester. Regarde encore.
mistake-half = Bon début, mais la règle est toujours rouge, et R7 mène. Défausse aussi une carte.
mistake-too-low = Tu mènes, mais tu ne pioches pas : 1 n’est pas plus haut que le nombre de cartes de ta palette.
mistake-left-lying = Tu mènes, et 3 est plus haut que tes deux cartes. Alors pioche aussi : cela ne coûte rien.
mistake-seven-points = Tu gagnes avec O7 seul, pour 7 points. Une autre règle rapporte plus.
mistake-eight-points = R6 et R2 font 8 points. Une règle en rapporte 12.
mistake-one-pair = Une seule paire rapporte, R5 et G5 : 10 points. L’autre ne rapporte rien.
mistake-keeps-drawn = Tu as pioché une carte sans t’en servir. Défausse-la : sa couleur change la règle.
mistake-one-short = Presque ! Il manque une carte.
mistake-onto-deck = Sur la pioche, elle ne change rien. Sur la toile, sa couleur devient la règle.
mistake-spared = Ton 1 n’a rien pris : Pip a moins de cartes que toi dans sa palette, et ici on l’épargne.
mistake-no-change = Tu es hors jeu de toute façon. Mais défausse d’abord une carte verte : la règle change pour les autres.
mistake-out = Tu ne mènes pas à la fin de ton tour, tu es donc hors jeu. La ligne sous la toile dit qui mène, et pourquoi.
mistake-short = Tu restes en jeu, mais cette leçon demande autre chose. Relis-la.

## The guided round, and the first game of one's own

guide-title = Ta première manche
guide-1 = Mène à la fin de ton tour, sinon tu sors. Vert : le plus de cartes paires. Prends B2.
guide-1-end = Trois cartes paires : maintenant tu mènes. Finis ton tour.
guide-2 = Pip a changé la règle. Orange : le même chiffre, et deux 6 battent tes 2. Prends Y1.
guide-2-end = Jaune : la même couleur. Tu as deux cartes bleues, donc tu mènes. Finis ton tour.
guide-3 = Pip a deux cartes violettes, et V6 est plus haute que B4. Une carte ne suffit plus. Prends I7.
guide-3-then = Tu ne mènes pas encore. Prends aussi R1.
guide-3-end = Rouge : la plus haute carte. Ton I7 mène. Finis ton tour.
guide-4 = G7 bat I7 : à chiffre égal, la couleur la plus proche du rouge est plus haute. Prends O7.
guide-4-end = O7 bat G7, et Pip n’a plus de cartes. Finis ton tour et gagne !
guide-put-palette = Pose-la sur ta palette.
guide-put-canvas = Pose-la sur la toile : sa couleur devient la règle.
guide-here = ta prochaine étape
guide-wait = Maintenant, c’est à Pip de mener.
guide-free = Regarde la règle et qui mène. À la fin de ton tour, ce doit être toi.
guide-free-end = Ça marche aussi : tu mènes. Finis ton tour.
guide-undo = Comme ça, tu ne mènes pas. Reprends-la.
guide-won = Pip ne peut plus jouer et sort. Tu as gagné la manche. C’est tout le principe : chaque couleur a sa propre règle.
guide-lost = Tu ne menais pas à la fin de ton tour, donc tu sors. Maintenant tu sais comment ça marche. Encore une fois ?
guide-again = Rejouer
guide-lessons = Leçons
guide-game = Ta première partie
guide-skip = Passer
offer-title = Tu découvres Red7 ?
offer-text = Une manche guidée te montre comment jouer. Cela prend environ trois minutes.
offer-yes = Montrer
offer-no = Jouer tout de suite
first-title = Ta première partie
first-text = Tu peux gagner cette donne : ses cartes ont été choisies pour toi.
first-won = Ta première victoire, bien joué ! Les parties aux cartes choisies pour apprendre ne comptent pas ; désormais, chaque partie compte.
first-lost = Pas cette fois. Mais on peut gagner cette donne, essaie encore.
first-next = Partie suivante

## Puzzles

puzzle-page-title = Problèmes
puzzle-page-intro = Un tour à trouver, tiré de vraies parties. Chaque problème a une seule réponse, et elle est prouvée.
puzzle-page-today = Problème du jour
puzzle-page-any = Peu importe
puzzle-page-kind = À trouver
puzzle-page-theme = Ce que fait la réponse
puzzle-page-grade = Difficulté
puzzle-page-start = Commencer
puzzle-page-next = Problème suivant
puzzle-page-hint = Indice
puzzle-page-again = Réessayer
puzzle-page-show = Voir la réponse
puzzle-page-right = Juste !
puzzle-page-wrong = Pas tout à fait.
puzzle-page-answer = La réponse :
puzzle-page-defence = La plus longue défense :
puzzle-page-none = Tu as essayé tous les problèmes de ce genre.

## The deal of the day

day-title = Donne du jour
day-intro = Une donne par jour : tout le monde reçoit les mêmes cartes et les mêmes adversaires, et les mêmes coups reçoivent toujours les mêmes réponses.
day-rules = { $mode }, { $players } joueurs : toi contre { $names }
day-about-counts = Ta première partie compte, avec des repères sous tes cartes mais sans indices. On te fait confiance. Ensuite, tu peux t’entraîner autant que tu veux.
day-about-over = Ton essai est fini. Tu peux maintenant t’entraîner autant que tu veux.
day-about-missed = Cette journée est finie. Tu peux encore t’entraîner avec sa donne.
day-until = Commence avant le { $begin } et termine avant le { $end }.
day-play-new = Commencer ton essai
day-play-running = Reprendre ton essai
day-practise = S’entraîner avec cette donne
day-own = Ton essai : { $result }
day-late = Ton essai s’est terminé après sa journée : il n’est pas compté avec les autres.
day-place = { $place ->
    [1] 1re place
    [2] 2e place
    [3] 3e place
   *[other] { $place }e place
}
day-result-points = { day-place } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
day-others = Les résultats de tous
day-tries = { $tries ->
    [0] Personne n’a terminé d’essai.
    [one] Un essai est terminé.
   *[other] { $tries } essais sont terminés.
}
day-worse = Tu as fait mieux que { $worse } sur { $others }.
day-count = { $count ->
    [one] { $count } essai
   *[other] { $count } essais
}
day-you = (toi)
day-best = Le meilleur : { $result }, en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
day-best-own = Le tien est le meilleur : { $result }, en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
day-best-look = Revoir le meilleur
day-proof = Fixées avant le premier coup
day-proof-promise = Les cartes viennent d’un secret. Son empreinte est affichée ici toute la journée : il ne peut donc plus changer. Le secret lui-même est révélé le { $time }.
day-proof-told = Les cartes venaient de ce secret. Qui a vu l’empreinte ce jour-là peut vérifier qu’il n’a pas changé.
day-proof-commitment = Empreinte
day-proof-secret = Secret
day-proof-check = Comparer les deux
day-proof-deals = Vérifier les donnes
day-proof-good = Le secret correspond à son empreinte.
day-proof-bad = Le secret ne correspond pas à son empreinte.
day-before = La veille
day-today = La donne d’aujourd’hui
day-duel = { $place ->
    [1] gagné
   *[other] perdu
}
day-duel-points = { day-duel } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
day-no-server = La donne du jour est la même pour tout le monde, il lui faut donc un serveur. Ici, tu joues sur cet appareil seulement ; le problème du jour est là aussi.
puzzle-page-rated = Seul ton premier essai compte pour ton classement ; avec un indice, une bonne réponse compte pour moitié.
puzzle-page-head = { $name } { $grade }/5 · { $mode } · { $edition }
puzzle-page-gain = { $way ->
    [up] +{ $gain }
   *[down] −{ $gain }
}
puzzle-page-choose = Choisir
puzzle-page-latest = Tes derniers problèmes
puzzle-page-outcome = { $solved ->
    [yes] Résolu :
   *[no] Non résolu :
}
puzzle-page-helped = avec un indice
