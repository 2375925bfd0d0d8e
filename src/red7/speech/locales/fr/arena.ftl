# French, tournaments between computer players. Address: tu, never vous; nothing that depends on a player’s gender.
# Terms: palette, toile, pioche, main, manche, partie, feuille de partie, joueur virtuel, chiffre on a card; mener is not gagner.
# Imperative: of tu (joue, défausses-en une); buttons in the infinitive (Finir le tour).
# Avoid: que or de before a name (que Amateur), adjectives for a card in a variable; U+202F before : ; ! ? » % and after «.

## The arena

arena-about = Jouer des tournois entre robots, et mesurer qui est le plus fort.

    Un BOT est un nom comme random ; ou exec:COMMAND, un programme qui joue par son entrée et sa sortie standard ; ou
    MODULE:NAME, une classe Python. Chaque donne est jouée une fois pour chaque rotation des places ; les intervalles
    sont calculés sur les donnes.
tool-option-as_ladder = Comparer chaque robot seulement au précédent, pour tous les --players et --mode ; sans robots, nos niveaux.
tool-option-deals = Le nombre de donnes que joue chaque duel.
tool-option-nodes = Le nombre de nœuds qu’un robot peut explorer à chaque décision ; NAME@NODES le fixe pour un seul.
tool-option-seconds = Le temps qu’un programme peut prendre pour un coup.
tool-option-stop = Arrêter un duel dès qu’il est clair qui est le plus fort, avec des intervalles qui tiennent compte des contrôles intermédiaires.
tool-option-jobs = Le nombre de processus qui jouent.
tool-option-cluster = Jouer sur le cluster Dask de cet ordonnanceur.
tool-option-journal = Un fichier qui garde chaque donne finie.
tool-option-resume = Reprendre à partir du journal.
tool-option-records = Un dossier pour les feuilles de toutes les parties.
tool-option-report = Un dossier pour les résultats en JSON et en Markdown, et pour les images.
tool-option-as_json = Afficher les résultats en JSON.
arena-playing = donnes
arena-few = il faut au moins deux robots pour un tournoi
arena-importable = { $player } ne peut pas être importé par d’autres processus : place-le dans un module, ou compare dans ce processus
arena-twice = le robot { $player } est cité deux fois
arena-unprintable = { $player } contient des caractères qui ne peuvent pas être affichés
arena-command = « { $player } » ne nomme aucune commande ; attendu : exec: et une commande, comme exec:python3 bot.py
arena-program = il n’y a pas de programme « { $command } » à lancer
arena-module = { $player } ne peut pas être chargé ({ $error }) ; attendu : MODULE:NAME d’un module qui peut être importé
arena-no-bot = { $player } n’est pas un robot : il n’a pas de méthode turn
arena-unknown = « { $player } » n’est pas un robot : choisis parmi { $known }, ou nomme le tien par MODULE:NAME ou exec:COMMAND
arena-positive = --{ $option } vaut { $found }, mais doit être supérieur à 0
arena-one-setting = un tournoi toutes rondes suit un seul jeu de règles : donne --players et --mode une fois chacun, ou utilise --ladder
arena-resume = --resume a besoin de --journal, le fichier à reprendre
arena-journal-there = { $file } existe déjà : ajoute --resume pour le reprendre, ou choisis un autre fichier
arena-journal-line = { $file }, ligne { $line } : ce n’est pas le journal d’une arène
arena-journal-changed = { $file } : le code a changé depuis que ces donnes ont été jouées ({ $players }), elles sont donc rejouées.
arena-no-dask = un cluster a besoin de Dask : installe red7[arena]
arena-address = « { $address } » n’est pas l’adresse d’un cluster ; attendu : un hôte et un port, comme 127.0.0.1:8786
arena-cluster = le cluster { $address } est injoignable : { $error }
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
arena-column-first = première donne
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
