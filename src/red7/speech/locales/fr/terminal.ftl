# French: the game in the terminal, and the commands.

## Modes and options

mode-basic = règles de base
mode-advanced = règles avancées
mode-expert = expert
option-draw = pioche
option-scoring = points
option-actions = actions

## The table

table-title-plain = Red7 · { $mode } · { $edition }
table-title = Red7 · manche { $round } · { $mode } · { $edition }
table-deck = { $cards ->
    [0] la pioche est vide
    [one] pioche : { $cards } carte
   *[other] pioche : { $cards } cartes
}
table-deck-top = dessus
table-canvas = toile
table-hand-size = { $cards } en main
table-hand-known = { $cards } en main, dont
table-out = hors jeu
table-hand = { $who ->
    [you] Ta main
   *[other] Main : { $who }
}
table-no-cards = aucune carte
table-rules = Qui mènerait

## The terminal game

play-welcome = Red7 à { $players }. À ta table : { $rivals }.
play-prompt = À toi de jouer ({ $help } pour l’aide)
play-prompt-forced = Appuie sur Entrée : tu es hors jeu
play-prompt-follow = Le 5 demande une autre carte sur ta palette
play-prompt-take = Le 1 prend une carte d’une autre palette
play-prompt-tuck = Le 7 déplace une carte de ta palette : sur la toile (x) ou sur la pioche (d)
play-prompt-discard = Défausse une carte, ou appuie sur Entrée pour finir le tour
play-prompt-must-discard = Défausse une carte : tu ne peux pas finir le tour sans mener
play-prompt-draw = { $card } rapporte une carte. La piocher ?
play-drawn = Tu pioches { $card }.
play-turns = Les coups qui te gardent en jeu
play-turns-of = Les coups qui commencent par { $card }
play-turns-out = Les coups qui te mettent hors jeu
play-turns-none = Aucun coup ne te garde en jeu.
play-turns-gamble = Un 3 est un pari : la carte piochée peut te sauver.
play-turns-leaving = { $count ->
    [one] Un autre coup te mettrait hors jeu ({ $all } le montre).
   *[other] { $count } autres coups te mettraient hors jeu ({ $all } les montre).
}
play-turns-more = +{ $count }, voir { $card }
play-turns-page = { $count ->
    [one] Encore { $count } ligne : tape { $more }.
   *[other] Encore { $count } lignes : tape { $more }.
}
play-no-more = Il n’y a pas de suite.
play-no-step = « { $found } » n’est pas une étape d’un tour. Tape un numéro de la liste, des étapes comme R7p G4c, ou { $help } pour l’aide.
play-no-number = Il n’y a pas de coup { $number } : la liste va de 1 à { $last }.
play-no-start = Aucun coup qui te garde en jeu ne commence par { $card }.
play-confirm-out = Après { $turn }, tu serais hors jeu. { $lead } Jouer quand même ?
play-confirm-stop = Si le tour finit ici, tu es hors jeu. { $lead } Finir quand même ?
play-confirm-nothing = Tu serais hors jeu sans avoir rien tenté. Le faire quand même ?
play-confirm-gamble = Seule la carte piochée pourrait te garder en jeu. La piocher ?
play-yes-no = (o/n)
play-undone = Annulé : ton tour recommence.
play-fixed = Une carte a été piochée, le tour ne peut donc pas être annulé. Il continue d’ici.
play-say-yes-or-no = Réponds par o ou par n.
round-noted = Les cartes manquaient : tous les points sont notés, et les 49 cartes sont de nouveau mélangées.
play-next = Appuie sur Entrée pour la manche suivante
play-seed = Pour rejouer ces donnes : --seed { $seed }
play-cut = { $times ->
    [one] Une fois, un ordinateur n’a pas eu le temps de réfléchir jusqu’au bout : avec le cœur compilé, il joue mieux.
   *[other] { $times } fois, un ordinateur n’a pas eu le temps de réfléchir jusqu’au bout : avec le cœur compilé, il joue mieux.
}
play-save = Enregistrer le relevé sous (Entrée pour { $file }, - pour aucun)
play-saved = Le relevé est dans { $file }.
play-not-saved = Le relevé n’a pas pu être écrit dans { $file } : { $reason }. Le voici :
play-stopped = La partie s’arrête ici.
play-quit = Arrêter la partie ici ?

## Words to type; the first one is shown

command-help = ? aide
command-why = pourquoi
command-rules = règles regles
command-all = tout
command-more = suite
command-log = journal
command-undo = annuler retour
command-out = sortir out
command-quit = quitter fin
answer-yes = o oui
answer-no = n non

## Help

help-title = Comment jouer un tour
help-goal = À la fin de ton tour, tu dois mener selon la règle de la toile, sinon tu es hors jeu. La dernière personne en jeu gagne la manche.
help-number = Un numéro joue le coup de ce numéro dans la liste ; une carte comme R7 montre les coups qui commencent par elle. Entrée seule redessine la table.
help-steps = Ou bien écris les étapes du tour, séparées par des espaces :
help-step-p = R7 de ta main sur ta palette
help-step-c = G4 de ta main sur la toile : sa couleur devient la règle
help-step-t = avec un 1 : prendre B3 dans une autre palette et la mettre sur la pioche
help-step-x = avec un 7 : O5 de ta palette sur la toile
help-step-d = avec un 7 : O5 de ta palette sur la pioche
help-step-draw = piocher une carte, quand une défausse la rapporte
help-step-out = ne rien faire, et être hors jeu
help-example = Exemple : R7p G4c joue le 7 rouge, puis le vert devient la règle. Une coche marque les cartes qui comptent.
help-commands = { $why } dit quelles cartes comptent chez chacun, { $rules } explique les sept règles, { $log } raconte la manche depuis le début, { $all } montre tous les coups, { $more } continue une longue liste, { $undo } annule des étapes, { $quit } arrête.
help-ties = Autant de cartes : la plus haute qui compte décide. À nombres égaux, la couleur la plus proche du rouge est la plus haute. Sans carte qui compte, on ne mène pas.
help-draw = Pioche : une défausse dont le nombre dépasse le nombre de cartes de ta palette rapporte une carte. Dans la liste, un + marque ces coups.
help-actions = Actions : un 1 prend une carte d’une autre palette, un 3 pioche une carte, un 5 demande une autre carte, un 7 déplace une carte de ta palette.
help-scoring = Points : qui gagne la manche garde les cartes de sa palette qui comptent. Il faut { $target } points pour gagner la partie.
help-scoring-cards = Points : qui gagne la manche garde les cartes de sa palette qui comptent. La partie finit quand les cartes manquent.

## Drawing positions and records

show-unfinished = Le relevé s’arrête ici ; la partie n’est pas finie.
show-nothing = Il n’y a rien à montrer : l’entrée est vide.

## The command line

turns-about = Montrer les tours permis dans des positions.

    Les positions sont des lignes de JSON, lues dans FILE ou sur l’entrée standard ; chacune reçoit en réponse une ligne
    de JSON avec qui mène et tous les tours.
leaders-about = Dire qui mène selon une règle.

    Les groupes de palettes sont des lignes de JSON, lues dans FILE ou sur l’entrée standard ; chacun reçoit en réponse
    une ligne de JSON avec qui mène, le nombre de cartes qui comptent dans chaque palette, et les cartes que chacune
    marquerait.
simulate-about = Jouer des parties au hasard et en écrire les relevés.
verify-about = Vérifier les donnes, les tours, les points et les résultats de relevés.

    Les relevés sont lus dans FILE ou sur l’entrée standard, et chacun reçoit une ligne en réponse. Le code de retour
    n’est 0 que si tous sont justes.
solve-about = Trouver qui gagne une position à cartes ouvertes, et comment.
tool-option-json_lines = Lire et écrire des lignes de JSON.
tool-option-most_nodes = Le nombre de positions à examiner au plus.
solve-wins = { $who } gagne : { $line }
solve-over = { $who } a gagné.
solve-unknown = Non résolu en { $nodes ->
        [one] une position
       *[other] { $nodes } positions
    } ; { $lost ->
        [0] aucun coup n’est prouvé perdant
        [one] un coup est prouvé perdant
       *[other] { $lost } coups sont prouvés perdants
    }.
perft-about = Compter les tours complets jusqu’à une profondeur.

    Les positions sont des lignes de texte ou de JSON, lues dans FILE ou sur l’entrée standard ; ou --seed en donne une.
tool-option-seed = Le numéro de la série ; au même numéro, les mêmes donnes.
tool-option-matches = Le nombre de parties à jouer.
tool-option-players = Le nombre de joueurs.
tool-option-edition = Le livret dont les règles s’appliquent.
tool-option-mode = basic, advanced (pioche et points), expert (avec les actions en plus), ou bien draw, scoring, actions reliés par +.
tool-option-ending = Quand finit une partie à points de nl-2016 : faute de cartes, ou au score à atteindre.
tool-option-out = Le fichier où écrire.
tool-option-depth = La profondeur, en tours.
tool-option-divided = Donner aussi le compte de chaque premier tour.
tool-option-level = La force des ordinateurs, de beginner à master ; random joue n’importe quel coup qui garde en jeu.
tool-option-names = Les noms de tous les joueurs, séparés par des virgules, le tien d’abord.
tool-option-pace = Les secondes pour regarder chaque tour d’un ordinateur.
tool-option-record = Le fichier pour le relevé de la partie.
tool-option-language = La langue du jeu.
tool-option-color = Avec ou sans couleurs ; par défaut selon le terminal.
tool-option-seat = Ne montrer que ce que cette place peut savoir ; les places se comptent à partir de 0.
perft-seed-or-file = donne soit --seed, soit un fichier de positions
perft-for-seed = { $option } va avec --seed : une position le dit elle-même
verify-ok = relevé { $record } : juste, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
verify-wrong = relevé { $record } : faux : { $problems }
verify-nothing = il n’y a pas de relevé à vérifier : l’entrée est vide
play-about = Jouer une partie dans le terminal contre des ordinateurs.
play-record-exists = { $file } existe déjà : donne un autre nom au relevé.
play-record-folder = Le dossier de { $file } n’existe pas : crée-le d’abord, ou donne un autre nom au relevé.
play-names-count = trouvé { $found } noms pour { $players } joueurs
play-names-form = chaque joueur doit avoir un nom à lui, de { $most } lettres au plus
show-about = Dessiner des positions ou un relevé, lus dans FILE ou sur l’entrée standard.

    Une position est une ligne de texte ou de JSON ; chaque ligne est dessinée. Un relevé est raconté manche par manche.
computer-names = Berthe, Sonia, Paul
your-name = Joueur

## The review of a match

review-about = Dire ce que chaque tour d’une partie finie a coûté, et quel tour était meilleur.

    Les relevés sont lus dans FILE ou sur l’entrée standard. Chaque tour est jugé sur ce que son joueur savait : sur sa
    chance de gagner, essayée dans de nombreux mondes qui vont avec ce savoir.
tool-option-turn_nodes = Le nombre de nœuds de réflexion par tour : plus il y en a, plus c’est long, et mieux on voit.
tool-option-trial_seed = Le numéro des essais ; au même numéro, la même analyse.
review-nothing = il n’y a pas de relevé à analyser : l’entrée est vide
review-title = Analyse du relevé { $number } · { $mode } · { $edition }
review-round = Manche { $round }
review-stake = Les chances sont celles de gagner la partie. Cette manche en décide pour { $stake } % environ, et les notes en tiennent compte.
review-column-turn = tour
review-column-player = joueur
review-column-played = joué
review-column-chance = chance
review-column-lost = perdu
review-column-mark = note
review-forced = sans choix
mark-good = bon
mark-inaccurate = imprécis
mark-losing = perdant
review-better = Tour { $turn } : { $best } { $who ->
    [you] t’aurait donné { $chance } %
   *[other] aurait donné { $chance } % à { $who }
} : { $why }.
review-chart = Chance de gagner après chaque tour, selon ce que chacun sait :
review-accuracy = { player } : précision { $accuracy } sur 100 (bons : { $good }, imprécis : { $inaccurate }, perdants : { $losing })
review-accuracy-none = { $who ->
    [you] Tu n’as jamais eu le choix.
   *[other] { $who } n’a jamais eu le choix.
}
review-decided = Décidée au tour { $turn } de la manche { $round } : ensuite, jamais moins de { $chance } % pour { $winners }.
gone-no-cards = Tour { $turn } : { $who ->
    [you] tu es
   *[other] { $who } est
} hors jeu, sans carte en main.
gone-rightly = Tour { $turn } : { $who ->
    [you] tu es
   *[other] { $who } est
} hors jeu ; aucun coup n’y aurait rien changé.
gone-needlessly = Tour { $turn } : { $who ->
    [you] tu es
   *[other] { $who } est
} hors jeu pour rien ; { $count ->
    [one] un coup aurait suffi
   *[other] { $count } coups auraient suffi, chacun à lui seul,
} pour rester en jeu : { $turns }.
gone-luck = Tour { $turn } : { $who ->
    [you] tu es
   *[other] { $who } est
} hors jeu ; seule la chance aurait pu aider. { $luck }
luck-good = { $gamble } avait { $chance } % de chances de rester en jeu ; la pioche aurait donné { $card }, ce qui suffit.
luck-bad = { $gamble } avait { $chance } % de chances de rester en jeu ; la pioche donne { $card }, ce qui ne suffit pas.
