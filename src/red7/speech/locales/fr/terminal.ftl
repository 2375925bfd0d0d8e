# French, the game in the terminal, and the commands. Address: tu, never vous; nothing that depends on a player’s gender.
# Terms: palette, toile, pioche, main, manche, partie, feuille de partie, joueur virtuel, chiffre on a card; mener is not gagner.
# Imperative: of tu (joue, défausses-en une); buttons in the infinitive (Finir le tour).
# Avoid: que or de before a name (que Amateur), adjectives for a card in a variable; U+202F before : ; ! ? » % and after «.

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

play-welcome = Red7 à { $players } joueurs. À ta table : { $rivals }.
play-prompt = À toi de jouer (« { $help } » pour l’aide)
play-prompt-forced = Rien ne peut te sauver : appuie sur Entrée
play-prompt-follow = Joue une autre carte sur ta palette pour le 5
play-prompt-take = Le 1 prend une carte d’une autre palette
play-prompt-tuck = Le 7 déplace une carte de ta palette : sur la toile (x) ou sur la pioche (d)
play-prompt-discard = Défausse une carte, ou appuie sur Entrée pour finir le tour
play-prompt-must-discard = Défausse une carte : tu ne peux finir le tour que si tu mènes
play-prompt-draw = Défausser { $card } te permet de piocher une carte. Piocher ?
play-drawn = Tu pioches { $card }.
play-turns = Les coups qui te maintiennent en jeu
play-turns-of = Les coups qui commencent par { $card }
play-turns-out = Les coups qui te mettent hors jeu
play-turns-none = Aucun coup ne te maintient en jeu.
play-turns-gamble = Un 3 est un pari : la carte piochée peut te sauver.
play-turns-leaving = { $count ->
    [one] { $count } autre coup te mettrait hors jeu (« { $all } » le montre).
   *[other] { $count } autres coups te mettraient hors jeu (« { $all } » les montre).
}
play-turns-more = +{ $count }, voir { $card }
play-turns-page = { $count ->
    [one] Encore { $count } ligne : tape « { $more } ».
   *[other] Encore { $count } lignes : tape « { $more } ».
}
play-no-more = C’est tout.
play-hint = { $turn } gagne la manche dans environ { $chance } % des cas : { $why }
play-log-empty = Il ne s’est encore rien passé dans cette manche.
play-no-step = « { $found } » n’est pas une étape. Tape un numéro de la liste, des étapes comme R7p G4c, ou « { $help } » pour l’aide.
play-no-number = Il n’y a pas de coup { $number } : la liste va de 1 à { $last }.
play-no-start = Aucun coup qui te maintient en jeu ne commence par { $card }.
play-confirm-out = Après { $turn }, tu serais hors jeu. { $lead } Jouer quand même ?
play-confirm-stop = Si le tour finit ici, tu es hors jeu. { $lead } Finir quand même ?
play-confirm-nothing = Tu serais hors jeu sans même avoir essayé. Le faire quand même ?
play-confirm-gamble = Seule la carte piochée peut te maintenir en jeu. La piocher ?
play-undone = Annulé : ton tour recommence.
play-fixed = Tu as pioché une carte, ce tour ne peut donc plus être annulé. On continue à partir d’ici.
play-say-yes-or-no = Réponds par o ou par n.
round-noted = Il n’y avait plus assez de cartes : les points sont notés et les 49 cartes remélangées.
play-next = Appuie sur Entrée pour la manche suivante
play-seed = Pour rejouer ces donnes : --seed { $seed }
play-cut = { $times ->
    [one] Un joueur virtuel a manqué de temps de réflexion { $times } fois. Il joue mieux avec la version compilée.
   *[other] Des joueurs virtuels ont manqué de temps de réflexion { $times } fois. Ils jouent mieux avec la version compilée.
}
play-save = Enregistrer la feuille de partie sous (Entrée pour { $file }, - pour passer)
play-saved = Enregistré dans { $file }.
play-not-saved = La feuille de partie n’a pas pu être enregistrée dans { $file } : { $reason }.
play-stopped = Tu as quitté la partie.
play-quit = Quitter la partie ?

## Words to type; the first one is shown

command-help = ? aide
command-hint = conseil indice
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
help-number = Tape un numéro pour jouer ce coup de la liste, ou une carte comme R7 pour voir les coups qui commencent par elle. Entrée, sans rien d’autre, réaffiche la table.
help-steps = Ou tape les étapes de ton tour, séparées par des espaces :
help-step-p = R7 de ta main sur ta palette
help-step-c = G4 de ta main sur la toile : sa couleur devient la règle
help-step-t = avec un 1 : prendre B3 dans une autre palette et la mettre sur la pioche
help-step-x = avec un 7 : O5 de ta palette sur la toile
help-step-d = avec un 7 : O5 de ta palette sur la pioche
help-step-draw = piocher une carte, si ta défausse en a rapporté une
help-step-out = ne rien faire, et être hors jeu
help-example = Exemple : R7p G4c joue le 7 rouge, puis le vert devient la règle. Une coche marque les cartes qui comptent. R7p ... joue le 7 rouge et te laisse continuer.
help-commands = « { $hint } » propose des coups, « { $why } » montre quelles cartes comptent chez chacun, « { $rules } » explique les sept règles, « { $log } » reprend la manche depuis le début, « { $all } » montre tous les coups, « { $more } » continue une longue liste, « { $undo } » annule des étapes, « { $quit } » arrête la partie.
help-ties = À égalité de cartes, la plus haute de celles qui comptent décide. À chiffres égaux, la couleur la plus proche du rouge est la plus haute. Sans carte qui compte, on ne mène pas.
help-draw = Pioche : défausse une carte dont le chiffre dépasse le nombre de cartes de ta palette, et tu peux en piocher une. Dans la liste, un + marque ces coups.
help-actions = Actions : un 1 prend une carte d’une autre palette, un 3 pioche une carte, un 5 joue une autre carte, un 7 déplace une carte de ta palette.
help-scoring = Points : le vainqueur de la manche garde les cartes de sa palette qui comptent. La partie se joue en { $target } points.
help-scoring-cards = Points : le vainqueur de la manche garde les cartes de sa palette qui comptent. La partie finit quand il n’y a plus assez de cartes.
help-scoring-short = Les points ne sont vérifiés que quand il n’y a plus assez de cartes.

## Drawing positions and records

show-unfinished = La feuille de partie s’arrête ici ; la partie n’est pas finie.
show-nothing = Il n’y a rien à montrer : l’entrée est vide.
show-json-record = --json est pour les positions : une feuille de partie est un texte que les programmes lisent tel quel
help-about-red7 = Jouer à Red7, et travailler sur ses positions, ses tours et ses feuilles de partie. Sans commande, la table s’ouvre dans le navigateur.

    Code de sortie : 0 si tout va bien, 1 si l’entrée est fausse, si une vérification échoue ou si un fichier est
    inutilisable, 2 si la commande n’a pas été comprise, 130 si elle a été interrompue.
help-version = Afficher la version et dire si les règles sont compilées, puis quitter.
help-usage = Utilisation :
help-options = Options :
help-list = Commandes :
help-help = Afficher cette aide, puis quitter.
help-examples = Exemples :
help-config = Le fichier de tes réglages, à la place du fichier habituel.

## The command line

turns-about = Montrer tous les tours permis de chaque position.

    Les positions sont des lignes de texte ou de JSON, lues dans FILE ou sur l’entrée standard ; chacune reçoit en réponse
    une ligne de JSON avec qui mène et tous les tours.
leaders-about = Montrer qui mène selon une règle.

    Des positions, en lignes de texte ou de JSON, ou seulement des palettes et une toile en JSON, sont lues dans FILE ou
    sur l’entrée standard ; chacune reçoit en réponse une ligne de JSON avec qui mène, le nombre de cartes qui comptent
    dans chaque palette, et les cartes que chacune marquerait.
simulate-about = Jouer des parties entre joueurs virtuels et en écrire les feuilles.
simulate-levels = { $found ->
    [one] un niveau trouvé pour { $players } joueurs : donnes-en un pour tous, ou un pour chacun
   *[other] { $found } niveaux trouvés pour { $players } joueurs : donnes-en un pour tous, ou un pour chacun
}
simulate-progress = Parties en cours
perft-progress = Compte des tours
solve-progress = Résolution
review-progress = Analyse des tours
answers-progress = Réponses en cours
input-empty = il n’y a pas de position à lire : l’entrée est vide
verify-about = Vérifier les donnes, les tours, les points et les résultats de feuilles de partie.

    Les feuilles de partie sont lues dans FILE ou sur l’entrée standard, et chacune reçoit une ligne en réponse. Le code
    de retour n’est 0 que si toutes sont justes.
solve-about = Trouver qui gagne une position cartes sur table, et comment.
tool-option-json_lines = Lire et écrire du JSON Lines.
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
tool-option-seed = La graine : au même nombre, les mêmes donnes.
tool-option-matches = Le nombre de parties à jouer.
tool-option-players = Le nombre de joueurs.
tool-option-edition = Le livret dont les règles s’appliquent.
tool-option-mode = basic, advanced (pioche et points), expert (avec les actions en plus), ou bien draw, scoring, actions reliés par +.
tool-option-ending = Quand finit une partie à points de nl-2016 : faute de cartes, ou au score à atteindre.
tool-option-out = Le fichier où écrire.
tool-option-depth = La profondeur, en tours.
tool-option-divided = Montrer aussi le compte de chaque premier tour.
tool-option-level = La force des joueurs virtuels, de beginner à master ; random joue n’importe quel coup qui le maintient en jeu.
tool-option-seat_levels = La force des joueurs : un niveau pour tous, ou un par place en répétant l’option ; au hasard par défaut.
tool-option-names = Les noms de tous les joueurs, séparés par des virgules, le tien d’abord.
tool-option-pace = Le nombre de secondes où chaque tour d’un joueur virtuel reste affiché.
tool-option-record = Le fichier pour la feuille de partie.
tool-option-language = La langue du jeu.
language-unknown = rien n’est traduit en « { $found } » : choisis parmi { $choices }
tool-option-color = Avec ou sans couleurs ; par défaut selon le terminal.
tool-option-seat = Ne montrer que ce que cette place peut savoir ; les places se comptent à partir de 0.
config-about = Montrer les réglages de toutes les commandes, ou de certaines, et d’où vient chacun.

    D’abord compte l’option de la ligne de commande, puis sa variable d’environnement, comme RED7_PLAY_LEVEL, puis le
    fichier, puis la valeur par défaut. Ce qui s’affiche peut servir de début à un tel fichier.
completion-about = Afficher ce qu’il faut à bash, zsh ou fish pour compléter commandes, options et choix.
settings-file = le fichier { $file }
settings-no-file = { $file } n’existe pas
settings-from-file = du fichier
settings-from-environment = de l’environnement
settings-unknown = { $file } : « red7 { $command } » n’a pas d’option « { $option } »
settings-value = { $file } : l’option « { $option } » de « red7 { $command } » n’admet pas ce genre de valeur
settings-no-table = { $file } : « { $command } » doit être une table, [{ $command }]
settings-no-section = { $file } : aucune commande ne répond à la table [{ $command }]
settings-no-option = { $file } : aucune commande n’a d’option « { $option } »
settings-no-command = il n’y a pas de commande « { $command } »
perft-seed-or-file = donne soit --seed, soit un fichier de positions
perft-for-seed = { $option } ne va qu’avec --seed : une position le dit déjà
verify-ok = feuille { $record } : juste, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
verify-wrong = feuille { $record } : faux : { $problems }
verify-nothing = il n’y a pas de feuille de partie à vérifier : l’entrée est vide
play-about = Jouer une partie dans le terminal contre des joueurs virtuels.
play-record-exists = { $file } existe déjà : choisis un autre nom pour la feuille de partie.
play-record-folder = Le dossier de { $file } n’existe pas : crée-le d’abord, ou choisis un autre nom pour la feuille de partie.
play-names-count = { $found ->
    [one] trouvé un nom pour { $players } joueurs
   *[other] trouvé { $found } noms pour { $players } joueurs
}
play-names-form = chaque joueur doit avoir un nom différent, de 1 à { $most } lettres imprimables
show-about = Dessiner des positions ou une feuille de partie, lues dans FILE ou sur l’entrée standard.

    Une position est une ligne de texte ou de JSON ; chaque ligne est dessinée. Une feuille de partie est montrée manche
    par manche.
computer-names = Berthe, Sonia, Paul
your-name = Joueur

## The review of a match

review-about = Analyser une partie finie : ce que chaque tour a coûté, et ce qui aurait été meilleur.

    Les feuilles de partie sont lues dans FILE ou sur l’entrée standard. Chaque tour est jugé sur ce que son joueur
    savait : sur sa chance de gagner la manche, essayée dans de nombreux mondes qui vont avec ce savoir.
tool-option-turn_nodes = Le nombre de nœuds à explorer par tour : plus il y en a, plus c’est long, mais mieux on voit.
tool-option-trial_seed = La graine des essais : au même nombre, la même analyse.
review-nothing = il n’y a pas de feuille de partie à analyser : l’entrée est vide
review-title = Analyse de la feuille { $number } · { $mode } · { $edition }
review-round = Manche { $round }
review-column-turn = tour
review-column-player = joueur
review-column-played = joué
review-column-chance = chance
review-column-lost = perdu
review-column-mark = note
review-percent = { $number } %
review-forced = sans choix
mark-good = bon
mark-inaccurate = imprécis
mark-losing = gaffe
review-better = Tour { $turn } : { $best } { $who ->
    [you] t’aurait donné { $chance } % de chances
   *[other] aurait donné { $chance } % de chances à { $who }
} : { $why }.
review-chart = Chances de gagner la manche après chaque tour, selon ce que chacun savait :
review-accuracy = { player } : précision { $accuracy } sur 100 (bons : { $good }, imprécis : { $inaccurate }, gaffes : { $losing })
review-accuracy-none = { $who ->
    [you] Tu n’as jamais eu le choix.
   *[other] { $who } n’a jamais eu le choix.
}
review-decided = Décidée au tour { $turn } de la manche { $round } : ensuite, toutes mains visibles, la victoire était assurée pour { $winners }.
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
luck-good = { $gamble } avait { $chance } % de chances de rester en jeu. La pioche aurait donné { $card }, ce qui suffit.
luck-bad = { $gamble } avait { $chance } % de chances de rester en jeu. La pioche aurait donné { $card }, ce qui ne suffit pas.
