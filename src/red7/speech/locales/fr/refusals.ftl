# French, what is refused, and why. Address: tu, never vous; nothing that depends on a player’s gender.
# Terms: palette, toile, pioche, main, manche, partie, feuille de partie, joueur virtuel, chiffre on a card; mener is not gagner.
# Imperative: of tu (joue, défausses-en une); buttons in the infinitive (Finir le tour).
# Avoid: que or de before a name (que Amateur), adjectives for a card in a variable; U+202F before : ; ! ? » % and after «.

## The place of a mistake in a text

place = ligne { $line }, colonne { $column } : { $message }
place-line = ligne { $line } : { $message }
place-turn = manche { $round }, tour { $turn } : { $message }

## Refusals of the rules and of the table

argument = trouvé : { $found } ; attendu : { $expected }
bot = « { $found } » n’est pas un robot : choisis parmi { $expected }.
card = « { $found } » n’est pas une carte : une carte est une lettre de ROYGBIV et un chiffre de 1 à 7, comme R7
color = « { $found } » n’est pas une couleur ; attendu : une lettre de ROYGBIV
data-object = trouvé : { $found } ; attendu : un objet avec des champs
deal-card = { $found } n’est pas une carte ; attendu : un indice de 0 à { $last }
deal-card-twice = la carte d’indice { $card } est en jeu deux fois
deal-changed = { $field } n’est pas ce qui a été vu avant la donne
deal-commit-late = la place { $seat } ne peut plus s’engager : quelqu’un a déjà révélé un secret
deal-commit-twice = la place { $seat } s’est déjà engagée
deal-few-cards = { $players } joueurs ont besoin de { $needed } cartes au moins ; trouvé : { $found }
deal-field-missing = il manque l’en-tête { $field }
deal-field-unexpected = l’en-tête { $field } n’a rien à faire ici
deal-hex = { $field } ; trouvé : « { $found } » ; attendu : { $digits } chiffres hexadécimaux en minuscules
deal-length = { $what ->
    [seed] une graine
    [server-secret] le secret du serveur
    [server-commitment] l’engagement du serveur
    [player-secret] le secret d’un joueur
   *[player-commitment] l’engagement d’un joueur
} a { $expected } octets ; trouvé : { $found }
deal-match-id = « { $found } » n’est pas un identifiant de partie ; attendu : 1 à { $most } des caractères A-Z a-z 0-9 - _ . :
deal-number = { $found } n’est pas le numéro d’une graine ; attendu : 0 à { $most }
deal-pair = { $field } ; trouvé : « { $found } » ; attendu : un engagement, une espace, et un secret ou -
deal-player-secret = le secret de la place { $seat } n’est pas celui de son engagement
deal-players = Red7 se joue de 2 à 4 ; trouvé : { $found }
deal-reveal-twice = la place { $seat } a déjà révélé son secret
deal-reveal-uncommitted = la place { $seat } ne peut rien révéler : elle ne s’est pas engagée
deal-round = { $found } n’est pas un numéro de manche ; attendu : 1 à { $most }
deal-scheme = procédé de donne inconnu : « { $found } » ; attendu : { $expected }
deal-seat = il n’y a pas de place { $found } ; attendu : 0 à { $last }
deal-secret-uncommitted = un secret sans engagement ne prouve rien
deal-seedless = aucune manche ne peut être distribuée : la partie n’a pas de graine
deal-server-secret = le secret du serveur pour la partie { $match } n’est pas celui de son engagement
deal-server-unrevealed = le serveur n’a pas encore révélé son secret pour la partie { $match }
deck-empty = Impossible de piocher : la pioche est vide.
discard-must-lead = Tu ne peux pas défausser { $card } : en { COLOR($color) }, tu ne mènerais pas.
draw-low = { $card } ne rapporte pas de carte : son chiffre doit dépasser le nombre de cartes de ta palette, { $count }.
draw-off = Impossible de piocher : cette partie se joue sans l’option de pioche.
edition = « { $found } » n’est pas une édition ; attendu : { $expected }
encoding = ligne { $line } : le texte n’est pas en UTF-8
ending = l’édition { $edition } n’a pas de variante de fin : seule nl-2016 en a une
field-missing = il manque le champ { $field }
field-unknown = il n’y a pas de champ { $field } ; attendu : { $expected }
field-wrong = { $field } ; trouvé : { $found } ; attendu : { $expected }
limit-rate = Pas si vite : réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
link-unknown = Ce lien a déjà servi, ou il a expiré. Crées-en un nouveau sur l’autre appareil.
local-alone = il faut pour cela d’autres personnes ou un serveur : ici, sur ton appareil, tu joues contre l’ordinateur ou vous vous passez l’appareil
local-newer = ce qui est gardé ici vient d’une version plus récente du jeu : recharge la page pour l’obtenir
match-over = La partie est finie.
move = « { $found } » n’est pas une étape ; attendu : une carte avec p, c, t, x ou d comme R7p, ou +, . ou out
name-empty = Un nom doit avoir au moins une lettre ou un chiffre.
name-long = Le nom a { $found } caractères : { $most } au plus.
name-office = « { $found } » ferait penser à quelqu’un qui gère ce serveur : choisis un autre nom.
name-reserved = « { $found } » est réservé aux joueurs virtuels : choisis un autre nom.
name-script = « { $found } » mélange des alphabets, ou a des lettres qui en imitent d’autres : écris-le dans un seul alphabet.
not-in-hand = { $card } n’est pas dans ta main.
now-discard = Tu ne peux pas jouer { $move } maintenant : défausse une carte, ou finis le tour.
now-draw = Tu ne peux pas jouer { $move } maintenant : pioche une carte, ou finis le tour.
now-follow = Tu ne peux pas jouer { $move } maintenant : joue une autre carte sur ta palette pour le 5.
now-play = Tu ne peux pas jouer { $move } maintenant : joue une carte, défausses-en une, ou sors de la manche.
now-take = Tu ne peux pas jouer { $move } maintenant : prends une carte d’une autre palette pour le 1.
now-tuck = Tu ne peux pas jouer { $move } maintenant : pour le 7, déplace une carte de ta palette sur la toile ou la pioche.
one-must-lead = Tu ne peux pas jouer { $card } : avec ce 1, tu ne mènerais pas à la fin du tour.
options = « { $found } » ne sont pas des options ; attendu : basic, advanced, expert, ou draw, scoring, actions reliés par +
perft-depth = { $found } n’est pas une profondeur ; attendu : { $least } à { $most }
play-must-lead = Tu ne peux pas jouer { $card } : ainsi, tu ne mènerais pas à la fin du tour.
position-alive = c’est à la place { $seat } de jouer, mais elle est hors jeu
position-cards = { $card } est à deux endroits
position-deck-known = { $found } cartes de la pioche ne peuvent pas être connues : elle en a { $size }
position-known = { $card } ne peut pas être connue dans la main de la place { $seat } : elle n’y est pas
position-palette = la place { $seat } est en jeu mais sa palette est vide
position-phase = « { $found } » n’est pas une phase ; attendu : { $expected }
position-players = Red7 se joue de 2 à 4 ; trouvé : { $found }
position-seat = il n’y a pas de place { $found } ; attendu : 0 à { $last }
position-seats = Chaque place a une main et une palette ; trouvé : mains { $hands }, palettes { $palettes }.
position-seats-known = Les cartes connues sont données pour toutes les mains ou pour aucune : mains { $hands }, connues { $known }.
position-seven = { $card } n’est pas un 7 dans la palette de la place qui joue
position-turn = Aucun tour en cours ne peut en être à { $phase } ici
position-winner = { $found ->
    [1] Il ne reste qu’une place en jeu : remets-en une en jeu.
   *[other] Une manche continue avec deux places en jeu ou plus et finit avec une seule ; trouvé : { $found }.
}
puzzle = « { $found } » n’est pas un problème : attendu un genre, la difficulté, la réponse, | et ce que voit le joueur
puzzle-unknown = Il n’y a pas de problème { $found }.
record-card-missing = { $card } n’est pas distribuée ; attendu : toutes les cartes qui ne sont pas dans une pile de score
record-card-scored = { $card } est distribuée, mais se trouve dans une pile de score
record-deal = les cartes de la manche { $round } ne viennent pas de la graine
record-empty = la feuille de partie n’a aucune manche
record-hand = la place { $seat } reçoit une main de { $found } ; attendu : { $expected }
record-header = « { $found } » n’est pas un en-tête libre ; attendu : une majuscule, puis des lettres, des chiffres et - ; pas un des noms fixes
record-header-twice = l’en-tête { $field } apparaît deux fois
record-names = noms trouvés : { $found } ; attendu : { $expected }
record-seats = places trouvées : { $found } ; attendu : { $expected }
record-seedless = il n’y a pas de graine pour vérifier les donnes
record-server-alone = aucun joueur n’a révélé de secret, le serveur a donc choisi seul la graine
record-turn-whole = le tour est complet, ... ne peut donc pas le suivre
record-unrevealed = la place { $seat } s’est engagée sur un secret et ne l’a pas révélé
record-value = { $field } : « { $found } » contient { $character } ; attendu : ni sauts de ligne ni caractères de contrôle
round-open = La manche { $round } n’est pas encore finie.
round-over = La manche est finie.
seven-must-lead = Tu ne peux pas jouer { $card } : avec ce 7, tu ne mènerais pas à la fin du tour.
sight = « { $found } » n’est pas ce qu’un joueur voit d’une manche
stop-must-lead = Tu ne peux pas finir le tour ici : tu ne mènerais pas.
store-unavailable = { $kind ->
    [full] Le disque du serveur est plein, rien ne peut être gardé : préviens la personne qui s’en occupe.
    [damaged] Les données du serveur sont endommagées, rien ne peut être gardé : préviens la personne qui s’en occupe.
    [no-room] Il n’y a plus de place sur cet appareil, rien ne peut être gardé : fais un peu de place, puis réessaie.
    [not-kept] Ce navigateur ne garde plus ce que tu joues : recharge la page.
   *[away] La base de données est injoignable en ce moment : réessaie bientôt.
}
syntax = ligne { $line }, colonne { $column } ; trouvé : { $found } ; attendu : { $expected }
table-asked = La place { $seat } a déjà demandé une autre partie.
table-away = Tu n’es pas à la place { $seat } : reviens-y d’abord.
table-bot-there = Un joueur virtuel joue déjà pour la place { $seat }, ou elle n’est à personne.
table-bots = Il y a { $found } joueurs virtuels pour { $most } places.
table-device = cette table est pour des personnes qui partagent un seul appareil : demande une place à son hôte
table-closed = La table est fermée.
table-drawn = { $found } ne peut pas encore être piochée : personne n’a vu cette carte.
table-early = C’est encore trop tôt.
table-full = Toutes les places sont prises.
table-gave-up = Tu as abandonné cette partie : un joueur virtuel joue à ta place jusqu’à la fin.
table-held = À la place { $seat }, on regarde encore la manche.
table-here = Le joueur de la place { $seat } est là.
table-no-bot = La place { $seat } n’a pas besoin d’un joueur virtuel maintenant.
table-no-change = La table est déjà réglée ainsi.
table-no-guest = Il te faut un nom pour t’asseoir.
table-no-help = À cette table, pas d’indices quand des humains jouent entre eux.
table-no-hold = Il n’y a rien à retenir pour la place { $seat }, ou ses deux minutes sont écoulées.
table-no-record = Il n’y a pas de feuille pour la partie { $found } : elle n’est pas finie, ou n’a jamais été distribuée.
table-no-seat = Seuls les joueurs de cette table peuvent faire cela.
table-not-between = Aucune manche n’attend d’être distribuée.
table-not-dealing = On ne rassemble pas de secrets pour les donnes en ce moment.
table-not-finished = La partie n’est pas encore finie.
table-not-host = Seul l’hôte peut faire cela.
table-not-playing = On ne joue pas en ce moment.
table-not-your-seat = La place { $seat } n’est pas la tienne.
table-not-your-turn = C’est le tour de la place { $seat }, pas le tien.
table-others-play = D’autres jouent encore cette partie : tu peux la quitter, mais pas la fermer.
table-pace = Le temps d’un tour doit être de { $least } à { $most } secondes, et non de { $found }.
table-partial = Joue le tour en entier, ou arrête-toi à la carte que pioche le 3.
table-removed = L’hôte t’a fait quitter cette table. Choisis-en une autre, ou ouvre la tienne.
table-reveal-early = La place { $seat } ne peut pas encore révéler : d’autres peuvent encore s’engager.
table-rules-new = les autres lisent encore les nouvelles règles : commence dans quelques secondes
table-rules-stay = Les règles de cette table ne peuvent plus changer.
table-reveals = Le 3 pioche une carte que personne n’a vue : joue d’abord jusque-là.
table-seat-free = La place { $seat } est libre.
table-seat-taken = La place { $seat } est prise.
table-seated = Tu as déjà une place.
table-seats-empty = La place { $seat } est vide : il faut quelqu’un à chaque place.
table-seats-taken = { $least } places sont prises : libères-en une avant de jouer à { $found }.
table-started = La partie a commencé.
table-system = Seul le serveur lui-même peut faire cela.
take-absent = Tu ne peux pas prendre { $card } : aucun autre joueur encore en jeu n’a cette carte dans sa palette.
take-fewer = Tu ne peux pas prendre { $card } : { $owner } a moins de cartes que toi dans sa palette.
take-last = Tu ne peux pas prendre { $card } : { $owner } n’a que cette carte dans sa palette.
take-must-lead = Tu ne peux pas prendre { $card } : ainsi, tu ne mènerais pas à la fin du tour.
tuck-absent = Tu ne peux pas déplacer { $card } : cette carte n’est pas dans ta palette.
tuck-at-once = Tu ne peux pas mettre { $card } sur la toile : en { COLOR($color) }, tu ne mènerais pas.
tuck-deck = Tu ne peux pas mettre { $card } sur la pioche : dans cette édition, un 7 ne déplace une carte que sur la toile.
tuck-itself = Tu ne peux pas déplacer { $card } : dans cette édition, un 7 déplace une autre carte.
tuck-must-lead = Tu ne peux pas mettre { $card } là : ainsi, tu ne mènerais pas à la fin du tour.
turn-drawn = { $found } n’est pas la carte qui a été piochée.
moves = { $found } n’est pas un tour complet.
turn-other = Le tour { $turn } a été fait pour une autre position.
turn-over = { $move } vient après la fin du tour.
turn-started = Ce tour est en cours : finis-le étape par étape.
undo-nothing = Il n’y a rien à annuler.
record-no-turn = la feuille de partie n’a pas ce tour
record-prepared = les premières cartes de cette partie ont été choisies, pas mélangées : ce n’est pas une donne équitable
record-start-late = la manche { $round } doit être distribuée : seule la première peut commencer avec des cartes choisies
start-hand = La place { $seat } doit jouer et n’a pas de carte en main.
start-hand-large = La place { $seat } a { $found } cartes en main : il n’y en a jamais plus de { $most }.
start-phase = Une partie ne peut commencer qu’au début d’un tour, pas dans la phase { $phase }.
start-piles = Les piles de score, une par place, doivent contenir exactement les cartes marquées de la position ; sans points, il n’y en a pas.
start-rules = La position suit { $found } : il faut les mêmes règles et autant de joueurs.
table-prepared = Cette table a commencé avec des cartes choisies : seul son hôte peut y jouer.

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
expected-one-of = l’un de ces choix : { $choices }
expected-options = basic, ou draw, scoring, actions reliés par +
expected-phase = l’une de ces phases : { $choices }, et après tuck un 7 comme dans tuck=R7
expected-player = { $player }, dont c’est le tour
expected-quotes = un guillemet à la fin, et \ devant tout autre
expected-record-end = la fin de la feuille de partie
expected-round-or-result = Round, Result: unfinished ou Result: abandoned
expected-seat = une place de 0 à 3
expected-seat-counted = une place, comptée à partir de 0
expected-seats = { $count } places
expected-step = une étape d’un tour comme R7p, G4c, B3t, O5x, O5d, Y2+ ou out
expected-turn = un tour comme { $example }
expected-turn-number = le tour { $turn }
expected-turn-or-result = le tour { $turn }, Result: unfinished ou Result: abandoned
expected-piles = ce que chaque place a marqué, par exemple « R7V2/- » ou « R7+32/- »

## Refusals of the table server

name-taken = « { $found } » ressemble à un nom déjà présent à cette table : choisis-en un autre
server-asked-anew = une demande plus récente a remplacé celle-ci
server-banned = Tu ne peux pas jouer ici jusqu’au { $until } : ainsi en a décidé qui gère ce serveur.
server-connections-full = il y a trop de connexions : réessaie plus tard
server-contended = il se passe trop de choses ici en ce moment : réessaie
server-content-type = type de contenu trouvé : « { $found } » ; attendu : { $expected }
server-cross-site = cette demande vient de la page d’un autre site
server-failed = quelque chose a mal tourné de notre côté, et c’est noté : réessaie
server-hello = le premier message doit être hello, et dans les dix secondes
server-hello-twice = hello a déjà été dit
server-large = c’est trop gros : { $most } octets au plus
server-message = le message ne peut pas être lu : { $error }
server-no-guest = dis-nous d’abord qui tu es : choisis un nom
server-no-guide = Ce n’est pas une manche guidée que tu as gagnée.
server-no-lesson = Cette leçon n’existe pas.
server-no-seat-there = Il n’y a là personne d’autre à ignorer ou à bloquer.
server-no-page = il n’y a rien à cette adresse
server-no-table = cette table n’existe pas, ou n’existe plus
server-no-turn = le tour { $turn } de la manche { $round } n’était pas à la place { $seat }
server-not-to-move = ce n’est pas à la place { $seat } de jouer
server-not-your-seat = la place { $seat } n’est pas la tienne, ou sa main n’est pas montrée ici
server-only-seated = il faut avoir une place à la table pour faire cela
server-own-tables = tu as déjà { $most } tables : commence par en terminer, en quitter ou en fermer une
server-outdated = cette page est plus ancienne que son serveur : recharge-la
server-private = tu n’as pas le droit de voir ceci
server-restarting = le serveur redémarre : reviens dans un instant
server-session-over = ta session a expiré : choisis à nouveau ton nom
server-stale = le jeu a avancé : ceci valait pour la version { $found }, on en est à { $expected }
server-tables-full = les { $most } tables sont toutes prises : réessaie plus tard
server-text-only = les messages sont du texte, pas du binaire
server-thinking-full = trop de gens demandent des indices en ce moment : réessaie dans quelques secondes
server-thinking-late = la réflexion a pris trop de temps et a été abandonnée : réessaie
server-thinking-own = on réfléchit encore à tes questions précédentes : réessaie dès que l’une d’elles aura sa réponse
server-network-tables = { $most } tables sont déjà ouvertes depuis ton réseau : ferme-en une ou réessaie plus tard
server-table-long = on joue à cette table depuis trop longtemps : ouvres-en une nouvelle
server-watchers-full = { $most } personnes regardent déjà cette table, et il n’y a pas de place pour plus
server-id-used = l’identifiant « { $found } » a déjà servi à une autre commande : prends-en un nouveau
server-invited = Cette table est sur invitation : demande le lien à son hôte.
server-method = cette adresse ne se demande pas de cette façon
document-long = c’est trop long pour être gardé : { $size } octets, le maximum est de { $most }
documents-full = tu en gardes déjà { $most } : supprimes-en d’abord
replay-long = cette partie a plus de { $most } tours : elle est trop longue pour être revue ici
server-no-document = tu n’as pas cette feuille de partie, ou elle n’existe plus
review-long = cette partie a plus de { $most } tours : elle est trop longue pour être analysée ici
table-counts = Cet essai à la donne du jour compte : il se joue sans aide.
server-no-day = Il n’y a pas de donne à jouer pour ce jour.
day = « { $found } » n’est pas un jour : écris-le comme 2026-11-16.
archive-broken = ce n’est pas un fichier de parties de Red7, ou il est abîmé
archive-log = cette partie n’a pas pu se jouer ainsi : l’étape { $event } de son journal ne suit pas les précédentes
archive-newer = ce fichier vient d’une version plus récente de Red7 : il se lira une fois celle-ci à jour
archive-people = cette partie n’est pas qu’à toi : les parties avec d’autres personnes restent là où elles ont été jouées
table-imported = Cette table vient d’ailleurs : seul son hôte peut y jouer.
