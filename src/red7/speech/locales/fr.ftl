# French. The English file says what the ids and variables mean.

## Building blocks

spelled = { $number ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
   *[other] { $number }
}
list-more = { $first }, { $next }
list-last = { $first } et { $last }
player = { $who ->
    [you] Toi
   *[other] { $who }
}
seat = Place { $number }
# Words that no guest may have in a name, as they mean a computer player: all of the language, without accents or with
name-words = bot, robot, ordinateur, ordi, automate, machine, cpu
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

color-red = rouge
color-orange = orange
color-yellow = jaune
color-green = vert
color-blue = bleu
color-indigo = indigo
color-violet = violet

rule-red = carte la plus haute
rule-orange = même nombre
rule-yellow = même couleur
rule-green = cartes paires
rule-blue = couleurs différentes
rule-indigo = plus longue suite
rule-violet = inférieures à 4

rule-long-red = qui a la carte la plus haute mène
rule-long-orange = qui a le plus de cartes du même nombre mène
rule-long-yellow = qui a le plus de cartes de la même couleur mène
rule-long-green = qui a le plus de cartes paires mène
rule-long-blue = qui a le plus de couleurs différentes mène
rule-long-indigo = qui a la plus longue suite de nombres voisins mène
rule-long-violet = qui a le plus de cartes inférieures à 4 mène

mode-basic = règles de base
mode-advanced = règles avancées
mode-expert = expert
level-beginner = débutant
level-casual = amateur
level-skilled = confirmé
level-expert = expert
level-master = maître
option-draw = pioche
option-scoring = points
option-actions = actions

## What a palette shows under each rule

set-red = { $top }
set-orange = { $count ->
    [one] un { $number }
   *[other] { SPELL($count) } { $number }
}
set-yellow = { $count ->
    [one] une carte { $color ->
        [vert] verte
        [bleu] bleue
        [violet] violette
       *[other] { $color }
    }
   *[other] { SPELL($count) } cartes { $color ->
        [rouge] rouges
        [jaune] jaunes
        [vert] vertes
        [bleu] bleues
        [violet] violettes
       *[other] { $color }
    }
}
set-green = { $count ->
    [one] une carte paire
   *[other] { SPELL($count) } cartes paires
}
set-blue = { $count ->
    [one] une couleur
   *[other] { SPELL($count) } couleurs
}
set-indigo = { $count ->
    [one] une suite d’une carte
   *[other] une suite de { SPELL($count) } cartes
}
set-violet = { $count ->
    [one] une carte inférieure à 4
   *[other] { SPELL($count) } cartes inférieures à 4
}

## Who leads, and why

lead-highest = { $who ->
    [you] Tu mènes
   *[other] { $who } mène
} : { $top } est la carte la plus haute ; { $rival ->
    [you] tu suis avec { $rival-top }
   *[other] { $rival } suit avec { $rival-top }
}.
lead-more = { $who ->
    [you] Tu mènes
   *[other] { $who } mène
} : { $set }, { $top } en tête ; { $rival ->
    [you] tu as { $rival-set }
   *[other] { $rival } a { $rival-set }
}.
lead-tie = { $who ->
    [you] Tu mènes
   *[other] { $who } mène
} : { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, { $top } en tête
} ; { $rival ->
    [you] tu as { $rival-set }, mais { $rival-top } est plus basse
   *[other] { $rival } a { $rival-set }, mais { $rival-top } est plus basse
}.
lead-only = { $who ->
    [you] Tu mènes
   *[other] { $who } mène
} : { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, { $top } en tête
} ; personne d’autre n’en a.
lead-last = { $who ->
    [you] Il ne reste que toi en jeu
   *[other] Il ne reste que { $who } en jeu
} : { $set }.
lead-nobody-green = Personne ne mène : aucune palette n’a de carte paire.
lead-nobody-violet = Personne ne mène : aucune palette n’a de carte inférieure à 4.
counts = { $who ->
    [you] Tu as { $set }
   *[other] { $who } a { $set }
} : { $cards }.
counts-nothing = { $who ->
    [you] Tu n’as aucune carte
   *[other] { $who } n’a aucune carte
} conforme à la règle.

## What happened in a turn

step-play = { $who ->
    [you] joues
   *[other] joue
} { $card }
step-discard = { $who ->
    [you] défausses
   *[other] défausse
} { $card } ({ $color })
step-take = { $owner ->
    [you] te prend { $card }
   *[other] { $who ->
        [you] prends
       *[other] prend
    } { $card } à { $owner }
} pour la mettre sur la pioche
step-to-canvas = { $who ->
    [you] déplaces
   *[other] déplace
} { $card } sur la toile ({ $color })
step-to-deck = { $who ->
    [you] déplaces
   *[other] déplace
} { $card } sur la pioche
step-draw = { $who ->
    [you] pioches
   *[other] pioche
} { $card }
step-draw-hidden = { $who ->
    [you] pioches
   *[other] pioche
} une carte
step-out = { $who ->
    [you] ne fais rien
   *[other] ne fait rien
}
turn-in = { $who ->
    [you] Tu
   *[other] { $who }
} { $steps }.
turn-out = { $who ->
    [you] Tu
   *[other] { $who }
} { $steps }, et { $who ->
    [you] te retrouves
   *[other] se retrouve
} hors jeu.
turn-empty = { $who ->
    [you] Tu n’as plus de cartes : tu es hors jeu.
   *[other] { $who } n’a plus de cartes et se retrouve hors jeu.
}

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
round-won = { $who ->
    [you] Tu gagnes la manche !
   *[other] { $who } gagne la manche.
}
round-scored = { $who ->
    [you] Tu marques
   *[other] { $who } marque
} { $cards } en { $color } : { points }.
round-scored-nothing = { $who ->
    [you] Tu n’as
   *[other] { $who } n’a
} aucune carte qui compte en { $color } : pas de points.
round-noted = Les cartes manquaient : tous les points sont notés, et les 49 cartes sont de nouveau mélangées.
play-next = Appuie sur Entrée pour la manche suivante
match-won = { $who ->
    [you] Tu gagnes la partie !
   *[other] { $who } gagne la partie.
}
match-shared = Victoire partagée : { $winners }.
standing = { player } : { points }
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

place = ligne { $line }, colonne { $column } : { $message }
place-line = ligne { $line } : { $message }
place-turn = manche { $round }, tour { $turn } : { $message }
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

## The arena

arena-about = Jouer des tournois entre robots, et mesurer qui est le plus fort.

    Un BOT est un nom comme random ; ou exec:COMMAND, un programme qui joue par son entrée et sa sortie standard ; ou
    MODULE:NAME, une classe de Python. Chaque donne est jouée une fois dans chaque rotation des places, et les
    intervalles portent sur les donnes.
tool-option-as_ladder = Comparer chaque robot seulement au précédent, pour tous les --players et --mode ; sans robots, nos niveaux.
tool-option-deals = Le nombre de donnes que joue chaque duel.
tool-option-nodes = Le nombre de nœuds de réflexion d’un robot à chaque décision ; NAME@NODES le fixe pour un seul.
tool-option-seconds = Le temps qu’un programme peut prendre pour un coup.
tool-option-stop = Arrêter un duel dès qu’il est clair qui est le plus fort, avec des intervalles qui permettent de regarder tôt.
tool-option-jobs = Le nombre de processus qui jouent.
tool-option-cluster = Jouer sur la grappe Dask de cet ordonnanceur.
tool-option-journal = Un fichier qui garde chaque donne finie.
tool-option-resume = Reprendre à partir du journal.
tool-option-records = Un dossier pour les relevés de toutes les parties.
tool-option-report = Un dossier pour les résultats en JSON et en Markdown, et pour les images.
tool-option-as_json = Afficher les résultats en JSON.
arena-playing = donnes
arena-few = il faut au moins deux robots pour un tournoi
arena-twice = le robot { $player } est là deux fois
arena-unprintable = { $player } contient des signes qui ne peuvent pas être affichés
arena-command = « { $player } » ne nomme aucune commande : attendu exec: et une commande, comme exec:python3 bot.py
arena-program = il n’y a pas de programme « { $command } » à lancer
arena-module = { $player } ne peut pas être chargé ({ $error }) : attendu MODULE:NAME d’un module qui peut être importé
arena-no-bot = { $player } n’est pas un robot : il n’a pas de méthode choose
arena-positive = --{ $option } vaut { $found }, mais doit être supérieur à 0
arena-one-setting = un tournoi toutes rondes suit un seul jeu de règles : donne --players et --mode une fois chacun, ou utilise --ladder
arena-resume = --resume a besoin de --journal, le fichier à reprendre
arena-journal-there = { $file } existe déjà : ajoute --resume pour le reprendre, ou choisis un autre fichier
arena-journal-line = { $file }, ligne { $line } : ce n’est pas le journal d’une arène
arena-journal-changed = { $file } : le code a changé depuis que ces donnes ont été jouées ({ $players }), elles sont donc rejouées.
arena-no-dask = une grappe a besoin de Dask : installe red7[arena]
arena-address = « { $address } » n’est pas l’adresse d’une grappe : attendu un hôte et un port, comme 127.0.0.1:8786
arena-cluster = la grappe { $address } est injoignable : { $error }
arena-lost = un processus s’est arrêté pendant qu’il jouait la donne { $deal } ({ $players }), et encore quand elle a été rejouée
forfeit-start = il n’a pas pu démarrer : { $reason }
forfeit-late = il n’a pas répondu en { $seconds } s
forfeit-ended = il s’est arrêté en pleine partie
forfeit-died = il s’est arrêté en pleine partie : { $reason }
forfeit-nonsense = sa réponse « { $answer } » n’est pas un coup
forfeit-illegal = son coup { $move } est interdit : { $reason }
forfeit-raised = il a levé { $error }
arena-rules = { $players } joueurs, { $mode }, { $edition }
arena-players = Joueurs ({ $setting })
arena-pairings = Duels ({ $setting })
arena-ladder = Chaque niveau contre celui d’en dessous
arena-seats = Manches gagnées selon le rang dans l’ordre de jeu
arena-forfeits = Forfaits ({ $setting })
arena-setting = règles
arena-level = niveau
arena-against = { $one } contre { $rival }
arena-place = rang { $number }
arena-clear = clair
arena-unclear = ouvert
arena-column-bot = robot
arena-column-matches = parties
arena-column-wins = victoires
arena-column-share = part des victoires
arena-column-points = points par partie
arena-column-rating = cote
arena-column-pairing = une place contre toutes les autres
arena-column-deals = donnes
arena-column-verdict = verdict
arena-column-place = rang
arena-column-times = fois
arena-column-first = d’abord à la donne
arena-column-reason = pourquoi
arena-players-remark = À forces égales : { $level }. Intervalles sur les donnes : ceux des parts et des points valent à 95 % pour toutes les lignes ensemble, ceux des cotes (par rééchantillonnage des donnes) pour chacune.
arena-pairings-remark = { $count ->
    [one] L’intervalle porte sur les donnes, à 95 %.
   *[other] Les intervalles portent sur les donnes ; les { $count } valent ensemble à 95 %.
} Il est clair qui est le plus fort là où un intervalle exclut l’égalité.
arena-seats-remark = Le rang 1 joue en premier dans une manche.
arena-plot-ratings = Cotes avec intervalles à 95 %
arena-plot-seats = Manches gagnées selon le rang dans l’ordre de jeu
arena-plot-wins = Part des victoires d’une place contre toutes les autres

## Refusals: the codes of the game, in the order of the alphabet

bot = « { $found } » n’est pas un robot : il y a { $expected }.
card = « { $found } » n’est pas une carte : une carte est une lettre de ROYGBIV et un nombre de 1 à 7, comme R7
color = « { $found } » n’est pas une couleur : attendu une lettre de ROYGBIV
config-bus-alone = --bus sert à plusieurs processus, qui ont aussi besoin de --database
config-data = impossible d’écrire dans le dossier { $path } : { $reason }
config-extra = --{ $option } a besoin de paquets qui ne sont pas installés : pip install 'red7[{ $extra }]'
config-network = --{ $option } : « { $found } » n’est pas une adresse ou un réseau comme 10.0.0.0/8
config-number = --{ $option } : trouvé { $found }, attendu un nombre de { $least } à { $most }
config-public-url = --public-url : trouvé { $found }, attendu seulement un schéma, un hôte et peut-être un port
config-url = --{ $option } : trouvé { $found }, attendu une adresse qui commence par { $expected } et a un hôte
data-object = trouvé { $found }, attendu un objet avec des champs
deal-card = { $found } n’est pas une carte : attendu un indice de 0 à { $last }
deal-card-twice = la carte d’indice { $card } est en jeu deux fois
deal-changed = { $field } n’est pas ce qui a été vu avant la donne
deal-commit-late = la place { $seat } ne peut plus s’engager : quelqu’un a déjà révélé un secret
deal-commit-twice = la place { $seat } s’est déjà engagée
deal-few-cards = { $players } joueurs ont besoin de { $needed } cartes au moins, trouvé { $found }
deal-field-missing = il manque l’en-tête { $field }
deal-field-unexpected = l’en-tête { $field } n’a rien à faire ici
deal-hex = { $field } : trouvé « { $found } », attendu { $digits } chiffres hexadécimaux en minuscules
deal-length = { $what ->
    [seed] une graine
    [server-secret] le secret du serveur
    [server-commitment] l’engagement du serveur
    [player-secret] le secret d’un joueur
   *[player-commitment] l’engagement d’un joueur
} a { $expected } octets, trouvé { $found }
deal-match-id = « { $found } » n’est pas un identifiant de partie : attendu 1 à { $most } des caractères A-Z a-z 0-9 - _ . :
deal-number = { $found } n’est pas le numéro d’une graine : attendu 0 à { $most }
deal-pair = { $field } : trouvé « { $found } », attendu un engagement, une espace, et un secret ou -
deal-player-secret = le secret de la place { $seat } n’est pas celui de son engagement
deal-players = Red7 se joue de 2 à 4, trouvé { $found }
deal-reveal-twice = la place { $seat } a déjà révélé son secret
deal-reveal-uncommitted = la place { $seat } ne peut rien révéler : elle ne s’est pas engagée
deal-round = { $found } n’est pas un numéro de manche : attendu 1 à { $most }
deal-scheme = procédé de donne inconnu « { $found } », attendu { $expected }
deal-seat = il n’y a pas de place { $found } : attendu 0 à { $last }
deal-secret-uncommitted = un secret sans engagement ne prouve rien
deal-seedless = aucune manche ne peut être distribuée : la partie n’a pas de graine
deal-server-secret = le secret du serveur pour la partie { $match } n’est pas celui de son engagement
deal-server-unrevealed = le serveur n’a pas encore révélé son secret pour la partie { $match }
deck-empty = Impossible de piocher : la pioche est vide.
discard-must-lead = { $card } ne peut pas être défaussée : en { $color }, tu ne mènerais pas.
draw-low = { $card } ne rapporte pas de carte : son nombre doit dépasser le nombre de cartes de ta palette, qui est { $count }.
draw-off = Impossible de piocher : cette partie se joue sans l’option de pioche.
edition = « { $found } » n’est pas une édition : attendu l’une de { $expected }
encoding = ligne { $line } : le texte n’est pas en UTF-8
ending = l’édition { $edition } n’a pas de variante de fin : seule nl-2016 en a une
field-missing = il manque le champ { $field }
field-unknown = il n’y a pas de champ { $field } : attendu certains de { $expected }
field-wrong = { $field } : trouvé { $found }, attendu { $expected }
key-file-broken = { $path } n’est pas un fichier de clés : attendu une ligne de { $digits } chiffres hexadécimaux pour chacune
key-file-open = { $path } peut être lu par d’autres que son propriétaire : protège-le avec chmod 600
key-file-unreadable = le fichier de clés { $path } ne peut pas être utilisé : { $reason }
limit-rate = C’était trop rapide : réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
link-unknown = Ce lien a déjà servi, ou il est trop vieux : demandes-en un nouveau sur l’autre appareil.
match-over = La partie est finie.
move = « { $found } » n’est pas une étape : attendu une carte avec p, c, t, x ou d comme R7p, ou +, . ou out
name-empty = Un nom doit avoir au moins une lettre ou un chiffre.
name-long = Le nom a { $found } caractères : { $most } au plus.
name-reserved = « { $found } » est réservé aux ordinateurs : choisis un autre nom.
name-script = « { $found } » mélange des alphabets, ou a des lettres qui en imitent d’autres : écris-le avec les lettres d’un seul alphabet.
not-in-hand = { $card } n’est pas dans ta main.
now-discard = { $move } est impossible maintenant : défausse une carte, ou finis le tour.
now-draw = { $move } est impossible maintenant : pioche une carte, ou finis le tour.
now-follow = { $move } est impossible maintenant : le 5 demande une autre carte sur ta palette.
now-play = { $move } est impossible maintenant : joue une carte, défausse-en une, ou sors de la manche.
now-take = { $move } est impossible maintenant : le 1 demande une carte d’une autre palette.
now-tuck = { $move } est impossible maintenant : le 7 demande une carte de ta palette, pour la toile ou la pioche.
one-must-lead = { $card } ne peut pas être jouée : avec ce 1, tu ne pourrais pas mener à la fin du tour.
options = « { $found } » ne sont pas des options : attendu basic, advanced, expert, ou draw, scoring, actions reliés par +
play-must-lead = { $card } ne peut pas être jouée : avec elle, tu ne pourrais pas mener à la fin du tour.
position-alive = c’est à la place { $seat } de jouer, mais elle est hors jeu
position-cards = { $card } est à deux endroits
position-deck-known = { $found } cartes de la pioche ne peuvent pas être connues : elle en a { $size }
position-known = { $card } ne peut pas être connue dans la main de la place { $seat } : elle n’y est pas
position-palette = la place { $seat } est en jeu mais sa palette est vide
position-phase = « { $found } » n’est pas une phase : attendu l’une de { $expected }
position-players = Red7 se joue de 2 à 4, trouvé { $found }
position-seat = il n’y a pas de place { $found } : attendu 0 à { $last }
position-seats = Chaque place a une main et une palette : trouvé mains { $hands }, palettes { $palettes }.
position-seats-known = Les cartes connues sont données pour toutes les mains ou pour aucune : mains { $hands }, connues { $known }.
position-seven = { $card } n’est pas un 7 dans la palette de la place qui joue
position-turn = Aucun tour en cours ne peut en être à { $phase } ici
position-winner = Une manche continue avec deux places en jeu ou plus et finit avec une seule, trouvé { $found }.
record-card-missing = { $card } n’est pas distribuée : attendu toutes les cartes qui ne sont pas dans une pile de score
record-card-scored = { $card } est distribuée, mais se trouve dans une pile de score
record-deal = les cartes de la manche { $round } ne viennent pas de la graine
record-empty = le relevé n’a aucune manche
record-hand = la place { $seat } reçoit une main de { $found }, attendu { $expected }
record-header = « { $found } » n’est pas un en-tête libre : attendu une majuscule, puis des lettres, des chiffres et - ; pas un des noms fixes
record-header-twice = l’en-tête { $field } est là deux fois
record-names = trouvé { $found } noms, attendu { $expected }
record-seats = trouvé { $found } places, attendu { $expected }
record-seedless = il n’y a pas de graine pour vérifier les donnes
record-server-alone = aucun joueur n’a révélé de secret, le serveur a donc choisi seul la graine
record-turn-whole = le tour est complet, ... ne peut donc pas le suivre
record-unrevealed = la place { $seat } s’est engagée sur un secret et ne l’a pas révélé
record-value = { $field } : « { $found } » contient { $character }, attendu ni sauts de ligne ni caractères de contrôle
round-open = La manche { $round } n’est pas encore finie.
round-over = La manche est finie.
seven-must-lead = { $card } ne peut pas être jouée : avec ce 7, tu ne pourrais pas mener à la fin du tour.
stop-must-lead = Le tour ne peut pas finir ici : tu ne mènerais pas.
store-backup-elsewhere = PostgreSQL se sauvegarde avec ses propres outils, comme pg_dump
store-backup-failed = la sauvegarde vers { $path } a échoué : { $reason }
store-corrupted = { $path } est endommagé et a été laissé tel quel : { $reason } ; mets une sauvegarde à sa place
store-foreign = { $path } est la base de données d’un autre programme
store-locked = { $path } est utilisé par un autre processus de ce serveur
store-newer = la base de données a la version { $found }, et ce programme ne connaît que les versions jusqu’à { $expected }
store-unavailable = La base de données est injoignable en ce moment : réessaie bientôt.
store-unreachable = { $database } ne peut pas être ouvert : { $reason }
syntax = ligne { $line }, colonne { $column } : trouvé { $found }, attendu { $expected }
table-asked = La place { $seat } a déjà demandé une autre partie.
table-away = Tu n’es pas à la place { $seat } : reviens-y d’abord.
table-bot-there = Un ordinateur joue déjà pour la place { $seat }, ou elle n’est à personne.
table-bots = Il y a { $found } ordinateurs pour { $most } places.
table-device = cette table est pour des personnes qui partagent un seul appareil : demande une place à son hôte
table-closed = La table est fermée.
table-drawn = { $found } ne peut pas être annoncée comme carte piochée : personne ne l’a encore vue.
table-early = Ce n’est pas le moment.
table-full = Toutes les places sont prises.
table-here = Le joueur de la place { $seat } est là.
table-no-bot = Aucun ordinateur n’a à jouer pour la place { $seat } maintenant.
table-no-guest = Pour s’asseoir, il faut un nom.
table-no-help = Cette table ne permet pas d’aide entre humains.
table-no-record = Il n’y a pas de relevé de la partie { $found } : elle n’est pas finie, ou n’a jamais été distribuée.
table-no-seat = Il faut avoir une place ici pour faire cela.
table-not-between = Aucune manche n’attend d’être distribuée.
table-not-dealing = On ne rassemble pas de secrets pour les donnes en ce moment.
table-not-finished = La partie n’est pas encore finie.
table-not-host = Seul l’hôte peut faire cela.
table-not-playing = On ne joue pas en ce moment.
table-not-your-seat = La place { $seat } n’est pas la tienne.
table-not-your-turn = Ce n’est pas ton tour, c’est celui de la place { $seat }.
table-pace = Un tour peut durer de { $least } à { $most } secondes, trouvé { $found }.
table-partial = Un tour se joue en entier, ou jusqu’à la carte que pioche son 3.
table-removed = L’hôte t’a retiré ta place à cette table. Choisis-en une autre, ou ouvre la tienne.
table-reveal-early = La place { $seat } ne peut pas encore révéler : d’autres peuvent encore s’engager.
table-reveals = Le 3 pioche une carte que personne n’a vue : joue d’abord jusque-là.
table-seat-free = La place { $seat } est libre.
table-seat-taken = La place { $seat } est prise.
table-seated = Tu as déjà une place.
table-seats-empty = La place { $seat } est vide : il faut quelqu’un à chaque place.
table-started = La partie a commencé.
table-system = Seul le serveur lui-même peut faire cela.
take-absent = { $card } ne peut pas être prise : elle n’est pas dans la palette d’un autre joueur encore en jeu.
take-fewer = { $card } ne peut pas être prise : { $owner } a moins de cartes que toi dans sa palette.
take-last = { $card } ne peut pas être prise : { $owner } n’a que cette carte dans sa palette.
take-must-lead = { $card } ne peut pas être prise : avec elle, tu ne pourrais pas mener à la fin du tour.
tuck-absent = { $card } ne peut pas être déplacée : elle n’est pas dans ta palette.
tuck-at-once = { $card } ne peut pas aller sur la toile : en { $color }, tu ne mènerais pas.
tuck-deck = { $card } ne peut pas aller sur la pioche : dans cette édition, un 7 ne déplace une carte que sur la toile.
tuck-itself = { $card } ne peut pas être déplacée : dans cette édition, un 7 déplace une autre carte.
tuck-must-lead = { $card } ne peut pas être déplacée là : ainsi, tu ne pourrais pas mener à la fin du tour.
turn-drawn = { $found } n’est pas la carte qui a été piochée.
moves = Les étapes { $found } ne font pas un tour.
turn-other = Le tour { $turn } a été fait pour une autre position.
turn-over = { $move } vient après la fin du tour.
turn-started = Le tour a commencé : finis-le étape par étape.

## What a refusal says was expected; “nothing” may also be what was found

expected-canvas = une lettre de couleur de ROYGBIV, ou une carte comme G4
expected-card = une carte comme R7
expected-card-once = chaque carte une seule fois
expected-card-undealt = une carte pas encore distribuée
expected-cards-known = des cartes après *
expected-cards-of = { $header }: et des cartes
expected-digits = des nombres de moins de chiffres
expected-edition = le nom d’une édition
expected-ending = cards ou target
expected-field-canvas = le champ de la toile
expected-field-deck = le champ de la pioche
expected-field-edition = le champ de l’édition
expected-field-options = le champ des options
expected-field-phase = le champ de la phase
expected-field-scored = le champ des cartes marquées
expected-field-seats = le champ des places
expected-field-turn = le champ de la place qui joue
expected-flag = true ou false
expected-hand = { $count } cartes, une barre | et la première carte de la palette
expected-hand-and-palette = une main et une palette comme R7O6:B1
expected-header = un en-tête, ou Round 1
expected-header-named = l’en-tête { $header }
expected-header-once = chaque en-tête une seule fois
expected-header-or-round = un en-tête comme Event: Chez nous, ou Round 1
expected-list = une liste
expected-nesting = des crochets moins profondément imbriqués
expected-nothing = rien
expected-nothing-more = rien après la phase
expected-number = un nombre
expected-one-card = une seule carte
expected-one-of = l’un de { $choices }
expected-options = basic, ou draw, scoring, actions reliés par +
expected-phase = l’une de { $choices }, et après tuck un 7 comme dans tuck=R7
expected-player = { $player }, dont c’est le tour
expected-quotes = un guillemet à la fin, et \ devant tout autre
expected-record-end = la fin du relevé
expected-round-or-result = Round, Result: unfinished ou Result: abandoned
expected-seat = une place de 0 à 3
expected-seat-counted = une place, comptée à partir de 0
expected-seats = { $count } places
expected-step = une étape d’un tour comme R7p, G4c, B3t, O5x, O5d, Y2+ ou out
expected-turn = un tour comme { $example }
expected-turn-number = le tour { $turn }
expected-turn-or-result = le tour { $turn }, Result: unfinished ou Result: abandoned

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

## Why a turn is good or bad; $who is a player, $rivals counts those who could answer

reason-answers-action = répondre demande deux cartes ou une action
reason-answers-cards = { $rivals ->
    [one] un adversaire pourrait
   *[other] { SPELL($rivals) } adversaires pourraient
} répondre (bonnes cartes : { $cards })
reason-answers-known = { $who ->
    [you] on sait que tu as { $card } en main et peux y répondre
   *[other] on sait que { $who } a { $card } en main et peut y répondre
}
reason-answers-many = { $rivals ->
    [one] un adversaire pourrait
   *[other] { SPELL($rivals) } adversaires pourraient
} répondre avec n’importe laquelle de { $count } cartes, sur { $total } non vues
reason-answers-none = aucun adversaire ne peut répondre, quelle que soit sa main
reason-answers-number = { $rivals ->
    [one] un adversaire pourrait
   *[other] { SPELL($rivals) } adversaires pourraient
} répondre avec un { $number }
reason-answers-two = { $rivals ->
    [one] un adversaire pourrait
   *[other] { SPELL($rivals) } adversaires pourraient
} répondre, mais seulement avec deux cartes
reason-draws = pioche une carte
reason-forced = aucun autre coup ne garde en jeu
reason-gamble = ne reste en jeu qu’avec la bonne carte : { $good } sur { $total }
reason-keeps = { $count ->
    [0] ne garde aucune carte
    [one] garde une carte
   *[other] garde { SPELL($count) } cartes
}
reason-leads = mène en { $rule } avec { $set }
reason-must-discard = oblige à défausser ensuite
reason-out = met hors jeu
reason-takes = { $who ->
    [you] te prend { $card }
   *[other] prend { $card } à { $who }
}
reason-wins = gagne aussitôt la manche

# The table server

backup-nothing = il n’y a rien à sauvegarder dans { $path }
backup-unheard = le serveur en marche ne répond pas : est-il à quelqu’un d’autre ?
name-taken = « { $found } » ressemble à un nom déjà présent à cette table : choisis-en un autre
server-asked-anew = une autre question a été posée après celle-ci et prend sa place
server-connections-full = il y a trop de connexions : réessaie plus tard
server-contended = il se passe trop de choses à la fois ici : réessaie
server-content-type = trouvé un contenu de type « { $found } », attendu { $expected }
server-cross-site = cette demande vient de la page d’un autre site
server-failed = quelque chose a mal tourné ici : c’est noté, réessaie
server-hello = le premier message doit être hello, et dans les dix secondes
server-hello-twice = hello a déjà été dit
server-large = c’est trop gros : { $most } octets au plus
server-message = le message ne peut pas être lu : { $error }
server-no-guest = dis d’abord qui tu es : choisis un nom
server-no-page = il n’y a rien à cette adresse
server-no-table = cette table n’existe pas, ou n’existe plus
server-no-turn = le tour { $turn } de la manche { $round } n’était pas à la place { $seat }
server-not-to-move = ce n’est pas à la place { $seat } de jouer
server-not-your-seat = la place { $seat } n’est pas la tienne, ou sa main n’est pas montrée ici
server-only-seated = il faut avoir une place à la table pour faire cela
server-own-tables = tu as déjà { $most } tables : termine, quitte ou ferme-en une d’abord
server-port = impossible d’écouter sur le port { $port } de { $host } : { $reason } ; choisis un autre --port ou --host
server-private = ce n’est pas pour toi
server-restarting = le serveur redémarre : reviens dans un instant
server-session-over = cette session est finie : dis à nouveau qui tu es
server-stale = le jeu a avancé : ceci valait pour la version { $found }, on en est à { $expected }
server-tables-full = il y a déjà { $most } tables, et pas de place pour plus : réessaie plus tard
server-text-only = les messages sont du texte, pas du binaire
server-thinking-full = trop de gens sont aidés en ce moment : réessaie bientôt
server-watchers-full = { $most } personnes regardent déjà cette table, et il n’y a pas de place pour plus
serve-about = Ouvrir un serveur de tables : jouer dans le navigateur, entre amis et avec des ordinateurs.
serve-ready = Red7 est ouvert à { $address }
serve-no-page = Il n’a pas de page pour les navigateurs : ce paquet a été construit sans elle. Installe Node { $node } ou plus récent, puis ce paquet de nouveau à partir de ses sources.
backup-about = Copier dans un fichier tout ce que garde un serveur de tables, qu’il tourne ou non.
rekey-about = Placer une nouvelle clé de signature devant les autres ; les serveurs en marche le remarquent, et personne n’est déconnecté.
rekey-done = Les nouvelles sessions sont signées avec une nouvelle clé : { $path }
backup-done = La sauvegarde est complète : { $path }
tool-option-host = L’adresse où écouter ; 0.0.0.0 laisse entrer d’autres appareils de ton réseau.
tool-option-port = Le port où écouter ; 0 en prend un libre.
tool-option-data = Le dossier de tout ce que garde le serveur.
tool-option-database = Le garder dans PostgreSQL à la place : postgresql://…
tool-option-bus = Dire aux autres processus ce qui se passe, par Redis : redis://…
tool-option-public_url = Ce que tapent les gens, quand un proxy est devant le serveur.
tool-option-trusted_proxies = Les adresses des proxys dont X-Forwarded-For compte, séparées par des virgules.
tool-option-metrics_from = Les adresses qui peuvent lire /metrics, séparées par des virgules.
tool-option-key_file = Les clés qui signent ce que portent les invités, quand plusieurs processus les partagent.
tool-option-retention_days = Combien de jours garder les tables finies, et les invités qui ne reviennent pas.
tool-option-thinkers = Dans combien de processus réfléchissent les ordinateurs ; 0 : un de moins que de processeurs.
tool-option-log = Des lignes à lire, ou du JSON.
tool-option-browser = Ouvrir la page dans le navigateur de cette machine.
server-id-used = l’identifiant « { $found } » a déjà servi à une autre commande : prends-en un nouveau
