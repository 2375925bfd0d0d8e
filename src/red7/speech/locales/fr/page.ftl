# French, the page in the browser. Address: tu, never vous; nothing that depends on a player’s gender.
# Terms: palette, toile, pioche, main, manche, partie, feuille de partie, joueur virtuel, chiffre on a card; mener is not gagner.
# Imperative: of tu (joue, défausses-en une); buttons in the infinitive (Finir le tour).
# Avoid: que or de before a name (que Amateur), adjectives for a card in a variable; U+202F before : ; ! ? » % and after «.

## Everywhere

web-title = Red7
web-tagline = Un jeu de cartes, sept règles. À la fin de ton tour, tu dois mener.
web-skip = Aller au contenu
web-menu = Menu
web-home = Accueil
web-cancel = Annuler
web-close = Fermer
web-copy = Copier
web-copied = Copié
web-share = Partager
web-save = Enregistrer
web-loading = Un instant…
web-offline = Le serveur est injoignable. Vérifie ta connexion et réessaie.
web-late = Le serveur a mis trop de temps à répondre. Réessaie dans un instant.
web-slow = Cela prend plus de temps que d’habitude.
web-retry = Réessayer
web-offline-title = Tu es hors ligne
web-new-version = Une nouvelle version de cette page est prête.
web-restart = Le serveur redémarre à { $time }. Tes parties continuent ensuite.
web-reload = Mettre à jour
web-reload-page = Recharger
web-broken = Quelque chose a mal tourné. Ta partie n’est pas perdue : recharge la page.
web-bot-name = { $level ->
    [beginner] Débutant
    [casual] Amateur
    [skilled] Confirmé
    [expert] Expert
    [master] Maître
   *[other] { $level }
}
web-bot-name-numbered = { web-bot-name } { $number }
web-bot-about = { $level ->
    [beginner] apprend encore, comme toi
    [casual] joue pour le plaisir, et se trompe
    [skilled] prévoit la suite
    [expert] devine ce que tu peux avoir en main
   *[master] le plus fort de tous
}
web-seat-free = place libre
web-name-nobody = quelqu’un
web-mode = { $options ->
    [basic] De base
    [advanced] Avancé
    [expert] Expert
   *[other] Au choix
}
web-mode-about = { $options ->
    [basic] Une seule manche. La dernière personne en jeu gagne.
    [advanced] Des points sur plusieurs manches, et des cartes à piocher.
    [expert] Règles avancées, avec les actions des cartes impaires.
   *[other] Compose les règles toi-même.
}
web-option = { $option ->
    [draw] Pioche
    [scoring] Points
   *[actions] Actions
}
web-option-about = { $option ->
    [draw] Défausse une carte plus haute que le nombre de cartes de ta palette, et tu peux en piocher une.
    [scoring] Le vainqueur de la manche garde les cartes qui comptent ; la partie continue sur plusieurs manches.
   *[actions] Les 1, 3, 5 et 7 ont un effet quand on les joue sur la palette.
}
web-edition = { $edition ->
    [first] Première édition anglaise
    [intl-12] Internationale, version 1.2
    [es-ar] Espagnole (Argentine)
    [es-13] Espagnole, version 1.3
   *[nl-2016] Néerlandaise, 2016
}
web-edition-short = { $edition }, score vérifié quand les cartes manquent
web-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-delayed = Ce que font les autres peut s’afficher en retard : des éléments du serveur ne communiquent plus. Rien n’est perdu.

## Home

web-home-play = Jouer
web-home-play-about = { $bots ->
    [one] contre un adversaire virtuel
   *[other] contre { $bots } adversaires virtuels
} · { $mode }
web-home-change = Choisir adversaires et règles
web-home-friends = Entre amis
web-home-friends-about = Envoie un lien ou montre un code
web-home-pass = Sur un seul appareil
web-home-pass-about = Passez-le à tour de rôle
web-home-quick = Partie rapide
web-home-quick-about = Avec ceux qui attendent
web-home-learn = Apprendre en jouant
web-home-learn-about = De petites leçons sur la vraie table
web-home-watch = Tables ouvertes
web-home-watch-about = Jouer ou regarder
web-home-matches = Tes parties
web-home-matches-about = Reprendre, vérifier, garder
web-home-join = Tu as un code ?
web-home-resume = { $count ->
    [one] { $count } partie t’attend
   *[other] { $count } parties t’attendent
}
web-home-resume-go = Reprendre

## A new game

web-new-title = Nouvelle partie
web-new-friends-title = Jouer entre amis
web-new-pass-title = Sur un seul appareil
web-new-pass-text = Tout le monde joue sur cet appareil. Entre les tours, les mains restent cachées jusqu’à ce qu’il ait changé de mains ; la table reste visible.
web-new-name = Ton nom
web-new-name-about = Les autres le voient. 1 à 24 caractères.
web-new-name-needed = Saisis d’abord un nom.
web-new-name-default = Joueur
web-new-players = Joueurs
web-new-opponent = Adversaire { $number }
web-new-seat = Place { $number }
web-new-seat-person = Une personne
web-new-seat-name = Nom à la place { $number }
web-new-name-numbered = { web-new-name-default } { $number }
web-new-rules = Règles
web-new-more = Plus d’options
web-new-edition = Édition
web-new-edition-about = Les livrets diffèrent sur quelques points. Celui-ci va avec ta langue ; choisis-en un autre si c’est celui que tu possèdes.
web-new-ending = Finir au score à atteindre (variante du livret néerlandais)
web-new-short = Ne vérifier ce score que quand il n’y a plus assez de cartes pour une manche
web-new-clock = Temps par tour
web-new-clock-choice = { $seconds ->
    [0] sans limite
    [30] 30 secondes
    [60] 1 minute
    [120] 2 minutes
    [86400] 1 jour
   *[259200] 3 jours
}
web-new-timeout = Quand le temps est écoulé
web-new-timeout-choice = { $timeout ->
    [out] le joueur sort de la manche
   *[bot] un joueur virtuel prend le relais
}
web-new-listed = Afficher la table dans la liste des tables ouvertes
web-new-invited = Seulement avec le lien de l’invitation
web-new-help = Autoriser les indices entre humains
web-new-open-hands = Mains ouvertes : qui est hors de la manche voit les cartes de tous
web-new-start = Commencer
web-new-open = Ouvrir la table

## Joining

web-join-title = Rejoindre une table
web-join-code = Le code de la table
web-join-needed = Saisis d’abord le code.
web-join-go = Rejoindre
web-join-none = Aucune table n’a ce code. Un code ne vaut que jusqu’à la fin de la partie : demandes-en un nouveau.

## The waiting room

web-lobby-title = La table est ouverte
web-lobby-waiting = { $free ->
    [0] Tout le monde est là.
    [one] Il reste une place.
   *[other] Il reste { $free } places.
}
web-lobby-quick = En attente de joueurs
web-lobby-quick-text = { $hosting ->
    [true] Toute personne qui cherche la même partie sera placée ici, et elle commence toute seule. Attends, ou mets des joueurs virtuels aux places libres.
   *[false] Toute personne qui cherche la même partie sera placée ici, et elle commence toute seule.
}
web-lobby-invite = Inviter
web-lobby-link = Lien vers cette table
web-lobby-code = Code
web-lobby-qr = Un code QR avec le lien vers cette table
web-lobby-local = Ce lien ne marche que sur cet appareil. Qui a démarré Red7 ici peut laisser entrer d’autres appareils : la fenêtre où il a été démarré dit comment.
web-lobby-local-open = Ce lien ne marche que sur cet appareil. Pour d’autres appareils, ouvre cette page à l’adresse de cet appareil dans ton réseau.
web-lobby-host = hôte
web-lobby-here = en ligne
web-lobby-away = hors ligne
web-lobby-you = toi
web-lobby-sit = S’asseoir ici
web-lobby-sit-name = Ton nom
web-lobby-name-needed = Il te faut un nom pour t’asseoir.
web-lobby-stand = Quitter la place
web-lobby-remove = Retirer { $name }
web-lobby-start = Commencer la partie
web-lobby-start-wait = La partie commence quand toutes les places sont prises.
web-lobby-start-host = L’hôte lance la partie.
web-lobby-start-free = { $hosting ->
    [true] Tu pourras lancer la partie quand toutes les places seront prises.
   *[other] Quand toutes les places seront prises, l’hôte pourra lancer la partie.
}
web-lobby-close = Fermer la table
web-lobby-full = Toutes les places sont prises. Tu peux regarder.
web-lobby-rules = Règles de cette partie
web-lobby-dealing = Tout le monde aide à mélanger
web-lobby-dealing-text = Chaque joueur ajoute un nombre secret : ainsi, personne ne peut truquer la donne.
web-lobby-watchers = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
web-lobby-sit-down = S’asseoir
web-lobby-seat-choose = choisir…
web-lobby-help = Les indices sont permis.
web-lobby-change = Changer la partie
web-lobby-changed = { $name } a changé la partie : { $rules }
web-lobby-players = { $players } joueurs
web-lobby-fewer = Une place de moins
web-lobby-said = { $name } : { $words }

## The table, around the table

web-table-closed = Cette table est fermée
web-table-closed-text = { $reason ->
    [host] L’hôte l’a fermée.
    [left] Tout le monde l’a quittée.
    [operator] Qui gère le serveur l’a fermée.
   *[expired] Personne n’y a joué depuis longtemps.
}
web-table-lost = Table introuvable
web-table-lost-text = Le lien est peut-être mal écrit, ou la table a été fermée.
web-table-unfair = Les donnes de cette partie ne passent pas la vérification : { $problem }
web-table-elsewhere = Tu joues cette partie sur un autre appareil. Ici, tu peux seulement regarder.

## Open tables

web-tables-title = Tables ouvertes
web-tables-clock = { web-new-clock } : { web-new-clock-choice }
web-tables-none = Aucune table n’est ouverte à tous en ce moment.
web-tables-none-text = Ouvres-en une, ou essaie une partie rapide : quelqu’un viendra peut-être.
web-tables-join = S’asseoir
web-tables-watch = Regarder
web-tables-phase = { $phase ->
    [waiting] attend des joueurs
    [playing] en cours
    [between] entre deux manches
    [dealing] va commencer
    [finished] terminée
   *[closed] fermée
}

## Your matches

web-matches-title = Tes parties
web-matches-none = Tu n’as pas encore joué ici.
web-matches-none-text = Les parties jouées dans ce navigateur apparaissent ici, avec leurs feuilles de partie.
web-matches-running = En cours
web-matches-over = Terminées
web-matches-won = gagnée
web-matches-lost = perdue
web-matches-go = Reprendre
web-matches-record = Feuille
web-matches-check = Vérifier le mélange
web-matches-tally = { $played ->
    [one] { $played } partie jouée, { $won } gagnée.
   *[other] { $played } parties jouées, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }.
}
web-statistics-title = Tes statistiques

## Settings

web-settings-title = Réglages
web-settings-look = Apparence
web-settings-play = Jeu
web-settings-you = Toi
web-settings-language = Langue
web-settings-language-auto = Celle du navigateur
web-settings-theme = Thème
web-settings-theme-choice = { $value ->
    [auto] comme le système
    [light] clair
   *[dark] sombre
}
web-settings-palette = Couleurs des cartes
web-settings-palette-choice = { $value ->
    [standard] standard
    [safe] pour daltoniens
   *[contrast] contraste élevé
}
web-settings-motion = Animation
web-settings-motion-choice = { $value ->
    [auto] comme le système
    [full] normale
    [quick] rapide
   *[off] aucune : tout d’un coup
}
web-settings-sound = Sons
web-settings-sound-choice = { $value ->
    [auto] sur ordinateur seulement
    [on] activés
   *[off] coupés
}
web-settings-help = Aide
web-settings-help-choice = { $value ->
    [off] aucune
    [legal] montrer ce qui est possible
   *[best] proposer les meilleurs coups
}
web-settings-help-about = Si tu demandes les meilleurs coups, toute la table le voit.
web-settings-shortcuts = Raccourcis à une touche
web-settings-shortcuts-choice = { $value ->
    [on] oui
   *[off] non
}
web-settings-core = { $form ->
    [compiled] Sur cet appareil, les joueurs virtuels jouent à pleine force.
   *[interpreted] Sur cet appareil, les joueurs virtuels les plus forts examinent moins de tours.
}
web-settings-name = Ton nom
web-settings-name-saved = C’est enregistré.
web-settings-device = Utiliser un autre appareil
web-settings-device-text = Un lien pour continuer sur un autre appareil. Il sert une seule fois et expire au bout de quelques minutes.
web-settings-device-make = Créer un lien
web-settings-device-open = Ouvre ceci sur l’autre appareil
web-settings-sessions = Déconnecter les autres appareils
web-settings-sessions-text = Tu en as perdu un, ou utilisé celui de quelqu’un d’autre ? Tous les appareils sauf celui-ci peuvent être déconnectés.
web-settings-sessions-done = Tous les autres appareils sont déconnectés.
web-settings-forget = M’oublier
web-settings-forget-text = Ton nom et la liste de tes parties sont effacés. Les parties restent pour les autres, sans ton nom.
web-settings-forget-sure = Effacer tout ce qui te concerne ? C’est définitif.
web-settings-forget-yes = Tout effacer
web-settings-forgotten = C’est fait : ce navigateur ne te connaît plus.
web-move-title = Cet appareil
web-move-text = Continuer ici avec le nom et les parties de l’autre appareil ?
web-move-go = Continuer ici
web-move-done = Sur cet appareil, ton nom est maintenant { $name }.

## Fair deals

web-fair-title = Donne équitable
web-fair-intro = Ici, personne ne peut choisir les cartes, pas même le serveur. Ne nous crois pas sur parole : vérifie toi-même.
web-fair-how = D’où viennent les cartes d’une partie
web-fair-step-1 = Le serveur tire un nombre secret et montre son empreinte. Dès lors, il ne peut plus changer ce nombre.
web-fair-step-2 = La page de chaque joueur tire aussi un nombre secret et envoie son empreinte.
web-fair-step-3 = Quand toutes les empreintes sont là, les joueurs révèlent leurs nombres. Jusque-là, le serveur ne connaît pas les leurs, et ils ne connaissent pas le sien.
web-fair-step-4 = Tous ces nombres réunis déterminent le mélange. Après la partie, le serveur révèle le sien.
web-fair-step-5 = Tout le monde peut alors refaire le mélange et comparer. Ta page le fait après chaque partie.
web-fair-limits = Ce que cela ne prouve pas : le serveur distribue, il connaît donc toutes les cartes. Et si aucun joueur n’ajoute de nombre, le serveur a choisi seul.
web-fair-check = Vérifier une feuille de partie
web-fair-check-text = Colle une feuille de partie ou ouvre un fichier .red7. Les donnes sont vérifiées sur cette page, sans aucun serveur.
web-fair-text = La feuille de partie
web-fair-file = Ouvrir un fichier
web-fair-go = Vérifier les donnes
web-fair-turns = Faire aussi vérifier les tours par le serveur
web-fair-good = { $rounds ->
    [one] La donne est juste.
   *[other] Les { $rounds } donnes sont justes.
}
web-fair-secrets = { $count ->
    [0] Aucun joueur n’a ajouté de nombre.
    [one] Un joueur a ajouté un nombre.
   *[other] { $count } joueurs ont ajouté des nombres.
}
web-fair-seen = Ce navigateur y était, et tout ce qu’il a vu concorde avec la feuille de partie.
web-fair-bad = Cette feuille de partie ne passe pas la vérification.
web-fair-turns-good = Le serveur confirme les tours, les points et le résultat.
web-fair-turns-bad = Le serveur a trouvé des erreurs.
web-fair-no-record = Ce n’est pas une feuille de partie : elle devrait commencer par « Red7-Record: 1 ».

## Rules

web-rules-title = Les règles
web-rules-goal = Le but
web-rules-goal-text = Reste en jeu plus longtemps que les autres. À la fin de chacun de tes tours, tu dois mener selon la règle de la toile. Sinon, tu es hors jeu.
web-rules-cards = Les cartes
web-rules-cards-text = 49 cartes : les chiffres de 1 à 7 en sept couleurs. Le plus grand chiffre l’emporte. À chiffres égaux, c’est la couleur la plus proche du rouge, dans cet ordre :
web-rules-cards-example = Le 6 rouge bat le 6 orange, et les deux battent tous les 5.
web-rules-setup = Mise en place
web-rules-setup-text = Chacun reçoit sept cartes, et une carte face visible qui ouvre sa palette. La toile commence en rouge. La plus haute carte de palette mène, et la personne suivante commence.
web-rules-turn = Ton tour
web-rules-turn-text = Au choix :
web-rules-turn-1 = jouer une carte de ta main sur ta palette
web-rules-turn-2 = défausser une carte de ta main sur la toile : sa couleur devient la règle
web-rules-turn-3 = les deux, dans cet ordre
web-rules-turn-4 = ne rien faire, et être hors jeu
web-rules-turn-end = Ensuite, tu dois mener. Sans carte en main au début de son tour, on est hors jeu. La dernière personne en jeu gagne la manche.
web-rules-seven = Les sept règles
web-rules-seven-text = Tu mènes si ta palette a plus de cartes qui remplissent la règle que toute autre. À égalité, la plus haute de ces cartes décide.
web-rules-rule = { $color ->
    [red] La carte la plus haute mène.
    [orange] Le plus de cartes du même chiffre mène.
    [yellow] Le plus de cartes de la même couleur mène.
    [green] Le plus de cartes paires mène : 2, 4 et 6.
    [blue] Le plus de cartes de couleurs différentes mène. Dans chaque couleur, seule la carte la plus haute compte.
    [indigo] La plus longue suite de chiffres mène. Chaque chiffre compte une fois, et une suite ne passe pas de 7 à 1.
   *[violet] Le plus de cartes inférieures à 4 mène : 1, 2 et 3.
}
web-rules-counts = Ces cartes comptent :
web-rules-two-sets = Entre deux groupes de même taille, celui qui a la carte la plus haute compte.
web-rules-nobody = Sans carte qui remplit la règle, on ne mène pas.
web-rules-draw = Pioche
web-rules-draw-text = Si tu défausses une carte dont le chiffre dépasse le nombre de cartes de ta palette, tu peux en piocher une. Elle ne se joue pas pendant le même tour.
web-rules-scoring = Points
web-rules-scoring-text = Le vainqueur de la manche garde les cartes de sa palette qui comptent selon la règle : chacune vaut son chiffre. Toutes les autres sont mélangées pour la manche suivante.
web-rules-scoring-end = { $target ->
    [true] La partie finit quand quelqu’un a 40 points (35 à trois, 30 à quatre), ou quand il n’y a plus assez de cartes pour une manche. Le plus de points l’emporte.
   *[false] La partie finit quand il n’y a plus assez de cartes pour une manche. Le plus de points l’emporte.
}
web-rules-actions = Actions
web-rules-actions-text = Les cartes impaires ont une action quand tu les joues de ta main sur ta palette. Elle est obligatoire, si elle est possible.
web-rules-action-1 = Prends une carte d’une autre palette et pose-la face cachée sur la pioche.
web-rules-action-1-limit = { $edition ->
    [first] Jamais la seule carte de quelqu’un.
   *[other] Pas chez quelqu’un dont la palette a moins de cartes que la tienne (ton 1 compris).
}
web-rules-action-3 = Pioche une carte. Tu peux la défausser pendant le même tour.
web-rules-action-5 = Joue une autre carte sur ta palette. Si elle a une action, applique-la aussi.
web-rules-action-7 = { $edition ->
    [first] Déplace une autre carte de ta palette sur la toile.
   *[other] Déplace une carte de ta palette, même le 7 lui-même, sur la toile ou face cachée sur la pioche.
}
web-rules-after = Après les actions, tu peux encore défausser une carte sur la toile.
web-rules-contents = Sommaire
web-rules-edition = Particularités de cette édition
web-rules-special = { $edition ->
    [es-ar] Tu ne peux pas jouer sur ta palette une carte après laquelle tu ne mènes pas, sauf si tu as pioché avec un 3.
   *[es-13] Tu peux défausser une carte même si tu ne mènes pas ensuite : tu es hors jeu, et la règle reste changée.
}
web-rules-special-actions = { $edition ->
    [first] Un 1 doit prendre une carte même si tu ne peux pas mener. La carte qu’un 7 met sur la toile doit te mettre en tête aussitôt.
    [intl-12] Un 1 qui ne peut pas te mettre en tête ne prend rien. La carte qu’un 7 met sur la toile doit te mettre en tête aussitôt.
   *[other] Un 1 ou un 7 ne se joue que si tu peux mener à la fin du tour.
}
web-rules-play = Assez lu : jouons
web-rules-length = { $edition ->
    [es-13] De deux à quatre joueurs. Une partie dure de 5 à 30 minutes.
    [nl-2016] De deux à quatre joueurs.
   *[other] De deux à quatre joueurs. Une partie dure de 5 à 10 minutes.
}
web-rules-first = { $edition ->
    [es-13] Après quelques parties, ajoute la pioche et les points : le livret le recommande. Pour les premières parties, il demande d’avoir sous la main ses deux cartes qui montrent qui mène ; ici, la table le dit toujours.
    [nl-2016] Après quelques parties, ajoute la pioche et les points : le livret le recommande. Avant de jouer, mettez-vous d’accord sur les actions ; elles sont pour les experts. Pour les premières parties, ses deux cartes qui montrent qui mène sont sur la table ; ici, la table le dit toujours.
   *[other] Après quelques parties, ajoute la pioche et les points. Les actions sont pour les joueurs expérimentés.
}
web-rules-discard = Tu ne peux défausser que si tu mènes ensuite.
web-rules-draw-empty = Si la pioche est vide, on ne pioche rien.
web-rules-draw-seven = Une carte qu’un 7 met sur la toile ne permet pas de piocher.
web-rules-variant = Une variante continue jusqu’à ce que quelqu’un ait 40 points (35 à trois, 30 à quatre). Quand il n’y a plus assez de cartes pour une manche, on note les points de chacun et on mélange toutes les cartes.
web-rules-at-once = Si un 7 met une carte sur la toile, tu dois mener aussitôt.
web-rules-readings = Ce que ce livret laisse ouvert
web-rules-reading = { $reading ->
    [seven-draw] Il ne dit pas si une carte qu’un 7 met sur la toile permet de piocher. Ici, non, comme dans les livrets suivants.
    [order] Il ne dit pas si l’on joue ou si l’on défausse d’abord. Ici, on joue d’abord, comme dans tous les autres livrets.
    [target] Il ne dit pas quand on compare les points au score à atteindre de la variante. Ici, c’est après chaque manche. Pour une nouvelle partie, tu peux choisir de ne le faire que quand il n’y a plus assez de cartes.
    [three] Il ne dit pas si l’on peut finir son tour sans mener après avoir pioché avec un 3. Ici, on peut, et on est hors jeu.
    [must-lead] Là où un 1 ou un 7 n’est permis que si tu peux mener à la fin du tour, tu dois ici vraiment mener. Ses mots pourraient aussi dire qu’il suffit de le pouvoir.
    [losing-discard] Il n’interdit pas une défausse après laquelle on ne mène pas. Ici, on est alors hors jeu, et la nouvelle règle reste.
    [short] Ici, il n’y a plus assez de cartes s’il n’y en a pas huit pour chacun : une main et une carte de palette. Ses mots pourraient aussi dire sept.
    [blue] Il ne dit pas quelle carte de chaque couleur on garde sous le bleu. Ici, c’est la plus haute.
   *[after-seven] Il ne dit pas si l’on peut encore défausser après un 7. Ici, on peut.
}

## Pages that are not there

web-missing-title = Il n’y a rien ici
web-missing-text = L’adresse est peut-être mal écrite, ou la page a déménagé.
web-missing-home = Retour à l’accueil


## The table screen; $who is "you" or a player’s name

web-t-card = { $number } { COLOR($color) }
web-t-card-the = le { web-t-card }
web-t-home = Red7, page d’accueil
web-t-round = Manche { $round }
web-t-your-turn = À toi !
web-t-turn-of = { $who } joue
web-t-round-over = Manche finie
web-t-match-over = Partie finie
web-t-connection-connecting = Connexion…
web-t-connection-lost = Connexion perdue. Ta partie n’est pas perdue : la table reviendra toute seule.
web-t-settings = Réglages
web-t-close = Fermer
web-t-side = Journal et cartes
web-t-leave = Quitter la table
web-t-leave-trial = Retour
web-t-leave-sure = Quitter la table ?
web-t-leave-alone = La partie s’arrête ici, et tu ne pourras pas la reprendre.
web-t-leave-gives-up = { $players ->
    [2] Tu abandonnes la partie, et l’autre la gagne.
   *[other] Tu abandonnes la partie : elle compte comme perdue pour toi, et un joueur virtuel joue à ta place jusqu’à la fin.
}
web-t-gave-up = Tu as abandonné la partie : un joueur virtuel joue à ta place jusqu’à la fin.
web-t-person = { $name } : ignorer ou bloquer
web-t-person-choice = { $value ->
    [muted] Ignorer
    [blocked] Bloquer
   *[none] Ni l’un ni l’autre
}
web-t-person-about = { $value ->
    [muted] Tu ne vois pas les petits mots de cette personne.
    [blocked] Vous ne voyez plus vos petits mots, et une partie rapide ne vous réunit pas.
   *[none] Tu vois les petits mots de cette personne.
}
web-t-stop-watching = Ne plus regarder
web-t-person-is = { $relation ->
    [muted] personne ignorée
   *[blocked] personne bloquée
}
web-settings-company = Personnes ignorées et bloquées
web-settings-company-none = Personne. À une table, touche un visage pour ignorer ou bloquer quelqu’un.
web-settings-company-undo = { $relation ->
    [muted] Ne plus ignorer { $name }
   *[blocked] Ne plus bloquer { $name }
}
web-t-rivals = Les autres joueurs
web-t-rules = Les sept règles, et qui mènerait avec chacune
web-t-rule-named = { COLOR($color) } : { $rule }
web-t-round-rule = { web-t-round }. { $rule }
web-t-rule-tile = { COLOR($color) }, { $rule } : { $leader }
web-t-nobody = personne
web-t-leads = mène
web-t-you-lead = Tu mènes
web-t-before = Avant ce tour
web-t-would = Avec ce tour
web-t-would-why = Avec ce tour : { $why }
web-t-canvas-and-deck = Toile et pioche
web-t-deck = { $cards ->
    [0] La pioche est vide
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
web-t-deck-top = dessus
web-t-out = hors jeu
web-t-left = a quitté la table
web-t-away = hors ligne
web-t-stands-in = un joueur virtuel a pris le relais ({ $level })
web-t-helped = { $times ->
    [one] a demandé un indice
   *[other] a demandé { $times } indices
}
web-t-let-bot-play = Laisser jouer un joueur virtuel
web-t-come-back = Revenir
web-t-open-rival = Palette : { $who }
web-t-hand-size = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
web-t-known = Cartes connues de cette main : { $cards }
web-t-open-hand = Dans cette main : { $cards }
web-t-open-hands = Les mains des autres
web-t-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
web-t-time-left = Temps restant
web-t-your-palette = Ta palette
web-t-palette-of = { $who ->
    [you] Ta palette
   *[other] Palette : { $who }
}
web-t-palette-out = { $who ->
    [you] Tu es hors jeu : ta palette est face cachée
   *[other] { $who } est hors jeu : sa palette est face cachée
}
web-t-palette-card = { $card }{ $counts ->
    [yes] , compte
   *[no] { "" }
}{ $fresh ->
    [yes] , vient d’être joué
   *[no] { "" }
}
web-t-your-hand = Ta main
web-t-hand-empty = Plus de cartes
web-t-hand-card = { $card }{ $drawn ->
    [yes] , vient d’être pioché
   *[no] { "" }
}{ $dim ->
    [yes] , injouable maintenant
    [keeps] , te garde en jeu
    [joins] , te garde en jeu avec une autre carte
    [luck] , peut te garder en jeu, avec de la chance
   *[no] { "" }
}
web-t-sort-number = Par chiffre
web-t-sort-color = Par couleur

# Where a card goes
web-t-to-palette = Sur la palette
web-t-to-canvas = Sur la toile
web-t-to-deck = Sur la pioche
web-t-to-palette-card = Jouer { $card } sur ta palette
web-t-to-canvas-card = Mettre { $card } sur la toile
web-t-to-deck-card = Mettre { $card } sur la pioche
web-t-where = Où va { $card } ?
web-t-put-back = Reposer cette carte
web-t-step-draw = Piocher une carte
web-t-step-take = { $who ->
    [you] prends
   *[other] prend
} { $card } et { $who ->
    [you] poses
   *[other] pose
} cette carte sur la pioche
web-t-takes-nothing = { $card } (sans rien prendre)

# The staged turn
web-t-your-turn-label = Ton tour
web-t-staged = Ton tour jusqu’ici
web-t-undo = Annuler
web-t-hint = Indice
web-t-skip = Passer
web-t-replay = Revoir ce tour
web-t-review = Ce qui s’est passé depuis ton dernier tour
web-t-review-place = Moment { $place } sur { $count }
web-t-review-back = Un moment en arrière
web-t-review-on = Un moment en avant
web-t-sending = Envoi de ton tour…
web-t-watching = Tu regardes.
web-t-waiting = { $who ->
    [you] À toi de jouer
   *[other] C’est à { $who } de jouer.
}
web-t-you-are-out = Tu es hors jeu pour cette manche. Reste voir comment elle finit.
web-t-you-look-on = Tu es hors de cette manche. Tu vois maintenant toutes les mains.
web-t-prompt-in = Finis ton tour en tête : palette, toile ou les deux.
web-t-prompt-gamble = Seule la chance peut t’aider : joue un 3.
web-t-prompt-out = Rien ne peut te sauver : gêne les autres, ou arrête-toi.
web-t-prompt-reveal = Le 3 pioche une carte. Après, plus de retour possible.
web-t-prompt-take = Le 1 envoie une carte d’une autre palette sur la pioche : choisis laquelle.
web-t-prompt-tuck = Le 7 déplace une carte de ta palette : choisis laquelle.
web-t-prompt-follow = Joue une autre carte sur ta palette pour le 5.
web-t-prompt-draw = Cette défausse te permet de piocher une carte.
web-t-prompt-discard = Tu peux encore défausser une carte sur la toile.
web-t-prompt-must-discard = Défausse maintenant une carte sur la toile pour mener.
web-t-prompt-whole = Ton tour est complet.
web-t-end-none = Finir le tour
web-t-end-lead = Finir : tu mènes
web-t-end-win = Finir : tu gagnes la manche
web-t-end-out = Finir : tu es hors jeu
web-t-end-nothing = Ne rien faire : hors jeu
web-t-end-reveal = Piocher la carte
web-t-end-draw = Piocher : tu mènes
web-t-end-draw-win = Piocher et gagner
web-t-end-no-draw = Ne pas piocher : tu mènes
web-t-mine-out = La manche s’est terminée là pour toi.
web-t-sure-title = Quitter la manche ?
web-t-sure-out = Si ton tour finit ainsi, tu ne mèneras pas, et tu seras hors jeu pour cette manche.
web-t-sure-nothing = Si tu ne fais rien, tu seras hors jeu pour cette manche.
web-t-sure-no = Continuer
web-t-sure-yes = Oui, je sors
web-t-again = Rediffusion
web-t-again-turn = Tu revois le dernier tour.
web-t-again-end = Revenir au jeu

# The end of a round or match
web-t-end-label = Le résultat
web-t-cause-gave-up = { $who ->
    [you] Tu n’as pas pu, ou pas voulu, prendre la tête.
   *[other] { $who } n’a pas pu, ou pas voulu, prendre la tête.
}
web-t-cause-not-leading = { $who ->
    [you] Tu as fini ton tour sans mener.
   *[other] { $who } a fini son tour sans mener.
}
web-t-cause-time = { $who ->
    [you] Ton temps était écoulé.
   *[other] { $who } n’avait plus de temps.
}
web-t-cause-left = { $who ->
    [you] Elle est donc pour toi.
   *[other] Elle revient donc à { $who }.
}
web-t-walkover = { $who ->
    [you] Tu as quitté la partie.
   *[other] { $who } a quitté la partie.
}
web-t-walkover-seat = Si tu rejoues, la place est libre pour quelqu’un d’autre.
web-t-lost-cause = À ton dernier tour, rien n’aurait pu te maintenir en jeu.
web-t-out-turn = hors jeu au tour { $turn }
web-t-next-round = Manche suivante
web-t-rematch = Rejouer
web-t-rematch-asked = On attend les autres…
web-t-rematch-others = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
web-t-missed = Que pouvais-je jouer ?
web-t-missed-turn = Que pouvais-je jouer au tour { $turn } ?
web-t-missed-short = Mieux à jouer ?
web-t-new-game = Nouvelle partie
web-t-record = Garder la feuille de partie
web-t-next-in = La manche suivante commence dans { $time }.
web-t-hold = Attendez un peu
web-t-hold-off = J’ai regardé
web-t-holding = La manche suivante t’attend, au plus { $time }.
web-t-held-by = { $name } : on regarde encore un peu, au plus { $time }.
web-t-rematch-in = Encore { $time } pour répondre. Ta place reste à toi.
web-t-time-up-bot = Ton temps était écoulé, alors un ordinateur joue pour toi. Reviens quand tu veux.
web-t-time-up-out = Ton temps était écoulé, tu es donc hors de cette manche. Reste pour voir comment elle finit.
web-t-bot-plays = Un ordinateur joue pour toi. Reviens quand tu veux.
web-t-painting = Le tableau achevé, encadré et signé
web-t-picture = Garder le tableau
web-t-picture-share = Le partager
web-t-picture-save = Enregistrer en { $kind }
web-t-picture-sign = Ton nom, pour la signature
web-t-picture-unsigned = Signer et garder le tableau
web-t-picture-against = contre { $names }
web-t-cause-could-not = { $who ->
    [you] Aucun coup ne t’aurait fait mener.
   *[other] Aucun coup n’aurait fait mener { $who }.
}
web-t-cause-would-not = { $who ->
    [you] Tu aurais pu prendre la tête, sans le faire.
   *[other] { $who } aurait pu prendre la tête, sans le faire.
}

# Help
web-t-hints-now = Ce que tu peux jouer
web-t-hints-missed = Ce que tu aurais pu jouer
web-t-hints-turn = Tour { $turn } : { $played }
web-t-hints-mine = ton tour
web-t-hints-marked = Toute la table voit que tu as demandé un indice.
web-t-hints-thinking = Essai de nombreuses donnes…
web-t-hints-more = { $count ->
    [one] Montrer { $count } coup de plus
   *[other] Montrer { $count } coups de plus
}
web-t-hints-stage = Préparer ce coup
web-t-chance = { $chance } % de chances de gagner la manche
web-t-chance-about = environ { $chance } % de chances de gagner la manche
web-t-review-turn = Le tour { $turn } et la suite
web-t-review-before = Avant ton tour { $turn }
web-t-hints-progress = Examen de tes tours : { $done } sur { $count }…
web-t-hints-compared = Tu avais { $chance } % de chances de gagner la manche ; le meilleur tour en avait { $best } %.
web-t-hints-was-best = Tu as choisi le meilleur tour : { $chance } % de chances de gagner la manche.
web-t-hints-fold = Voir la table
web-t-hints-unfold = Voir les tours
web-t-own-turns = Tes tours dans cette manche
web-t-own-turn = Tour { $turn } : { $chance } %, au mieux { $best } %
web-t-own-turn-decided = le plus coûteux
web-t-fate-in = reste en jeu
web-t-fate-gamble = un pari
web-t-fate-out = hors jeu
web-t-outlook = { $outlook ->
    [bold] Un coup audacieux
    [small] Une petite chance
    [open] Une partie ouverte
    [good] De bonnes chances
   *[won] Presque gagné
}
web-t-hint-best = le meilleur

# The side
web-t-scores = Points
web-t-scores-to = Points : { $target } pour gagner
web-t-log = Les tours joués
web-t-log-jump = Aller à une manche
web-t-log-empty = Personne n’a encore joué.
web-t-unseen = { $cards ->
    [one] { $cards } carte que tu n’as pas vue
   *[other] { $cards } cartes que tu n’as pas vues
}
web-t-match = Cette partie
web-t-watchers = Spectateurs
web-t-react = Dire un mot
web-t-react-hello = Bonjour !
web-t-react-thanks = Merci !
web-t-react-well-played = Bien joué !
web-t-react-wow = Waouh !
web-t-react-oops = Oups !
web-t-react-thinking = Je réfléchis…
web-t-react-hurry = Toujours là ?
web-t-react-good-game = Belle partie !

# One device for all
web-t-over-title = Passe l’appareil à { $name }
web-t-over-why = Les mains sont cachées. L’écran n’est plus que pour { $name }.
web-t-over-take = Je suis { $name } : montrer mes cartes

# Keys
web-t-keys = Raccourcis clavier
web-t-key-card = prendre une carte par sa lettre et son chiffre
web-t-key-palette = la jouer sur ta palette
web-t-key-canvas = la mettre sur la toile
web-t-key-take = avec un 1 : l’envoyer sur la pioche
web-t-key-x = avec un 7 : la déplacer sur la toile
web-t-key-d = avec un 7 : la déplacer sur la pioche
web-t-key-draw = piocher une carte et finir le tour
web-t-key-end = appuyer sur le bouton principal
web-t-key-undo = annuler
web-t-key-hint = demander un indice
web-t-key-log = ouvrir ou fermer le journal
web-t-key-arrows = d’une carte à l’autre
web-t-key-escape = reposer la carte
web-t-key-keys = montrer les raccourcis clavier

## Said aloud
web-t-told-joined = { $name } a pris place.
web-t-told-left = { $name } a quitté la table.
web-t-told-word = { $name } : { $word }
web-t-told-time = Plus que dix secondes.
web-t-told-time-up = Ton temps est écoulé.
web-t-connection-open = Connexion rétablie.
web-t-waiting-label = À qui le tour

## Characters

web-settings-remarks = Ce que disent les ordinateurs
web-settings-remarks-choice = { $value ->
    [on] afficher
   *[off] masquer
}
web-remark-hello = { $level ->
    [beginner] Salut ! C’est ma première fois ? Je crois bien !
    [casual] Quel plaisir de te voir. D’abord le thé, puis les cartes.
    [skilled] Ça fait plaisir de rejouer.
    [expert] Voyons ce que tu vaux.
   *[master] Bienvenue dans mon atelier.
}
web-remark-lead = { $level ->
    [beginner] Regarde, c’est moi qui ai peint ça !
    [casual] Cette couleur me va bien.
    [skilled] Je l’avais sous la main.
    [expert] À ton tour de t’inquiéter.
   *[master] Exactement comme sur mon esquisse.
}
web-remark-out = { $level ->
    [beginner] Oups ! Je suis dehors.
    [casual] Bon, je sors.
    [skilled] C’est de bonne guerre, je sors.
    [expert] J’aurais dû le voir.
   *[master] Superbe. Je m’incline.
}
web-remark-won = { $level ->
    [beginner] J’ai gagné ? J’ai vraiment gagné !
    [casual] C’était amusant !
    [skilled] Tout s’est mis en place.
    [expert] Comme prévu.
   *[master] Le tableau est terminé.
}
web-remark-lost = { $level ->
    [beginner] Waouh, tu joues bien !
    [casual] Bien joué ! On recommence ?
    [skilled] Bien joué. J’ai appris quelque chose.
    [expert] Tu l’as mérité.
   *[master] Bravo. Du beau travail.
}
web-face-title = Visage
web-lobby-invites = { $name } t’invite
web-t-wins = Parties gagnées à cette table : { $each }
web-t-wins-of = { $who } { $wins }
web-t-tally = { $wins ->
    [one] une partie gagnée ici
   *[other] { $wins } parties gagnées ici
}
web-t-rivalry-all = { $who ->
    [you] Les { $matches } parties sont pour toi. Pitié !
   *[other] Les { $matches } parties sont pour { $who }. L’heure de la revanche !
}
web-t-rivalry-even = Égalité ! À qui la prochaine ?
web-t-rivalry-ahead = { $who ->
    [you] Et tu as une partie d’avance.
   *[other] { $who } a maintenant une partie d’avance.
}
web-t-rivalry-first = { $who ->
    [you] Ta première victoire à cette table !
   *[other] Première victoire de { $who } à cette table !
}
web-t-rivalry-pigments = { $who ->
    [you] Sept victoires : toutes les couleurs sont là !
   *[other] Sept victoires : toutes les couleurs sont là pour { $who } !
}
web-home-newcomer = Je n’ai jamais joué
web-home-newcomer-about = Une manche guidée sur la vraie table : une nouveauté par tour, et Pip en face.
web-matches-yours = à toi de jouer
web-matches-turn = à { $name } de jouer
web-matches-leave = Quitter
web-matches-leave-sure = Quitter pour de bon ?
web-matches-give-up-sure = Abandonner et perdre ?
web-matches-gave-up = abandon de { $name }
web-matches-you-gave-up = tu as abandonné
web-face = { $face ->
    [fox] renard
    [cat] chat
    [owl] hibou
    [bear] ours
    [rabbit] lapin
    [frog] grenouille
    [panda] panda
    [mouse] souris
    [penguin] manchot
    [lion] lion
    [koala] koala
    [hen] poule
   *[none] la première lettre de ton nom
}

## The turn in danger

web-t-prompt-loses = Ce coup te met hors jeu, un autre non : annule.
web-t-prompt-lost = Aucun coup ne te sauve : la manche est perdue.
web-t-prompt-over = Plus rien ne peut te maintenir en jeu.
web-t-prompt-draw-back = Si tu pioches, tu reprends { $card }.
web-t-drew-then = Tu as pioché { $card }. { $next }
web-t-nothing-then = Le 1 ne prend rien. { $next }
web-t-sure-other = Un autre coup te garderait en jeu.
web-t-why-deck = Seuls un 1 ou un 7 mettent une carte sur la pioche.
web-t-why-one = Tu as déjà joué ta carte pour ce tour.
web-t-makes-rule = Sur la toile, la règle devient « { $rule } ».
web-t-mark-keeps = Te garde en jeu.
web-t-mark-joins = Te garde en jeu avec une deuxième carte.
web-t-mark-luck = Peut te garder en jeu, avec de la chance.
web-t-legend-keeps = te garde en jeu
web-t-legend-joins = avec une 2e carte
web-t-legend-luck = avec de la chance
web-t-legend-drawn = tout juste piochée
web-t-hints-off = Les indices sont désactivés. Active-les, et tu verras les meilleurs coups quand tu le demandes.
web-t-hints-on = Activer les indices
web-t-hints-none = Il n’y a pas d’indices à cette table.
web-t-ready = C’est prêt pour ton tour.
web-t-ready-label = Ton prochain tour
web-t-ready-would = Si c’était à toi maintenant
web-t-ready-why = { web-t-ready-would } : { $why }
web-t-ready-changed = La table a changé : tu ne peux plus faire tout ce que tu avais préparé.
web-t-away-waited = { $minutes ->
    [0] { $name } est hors ligne.
    [one] { $name } est hors ligne. Tu attends depuis une minute.
   *[other] { $name } est hors ligne. Tu attends depuis { $minutes } minutes.
}
web-t-away-soon = Dans { $time }, tu pourras laisser jouer un joueur virtuel.
web-t-away-clock = { $timeout ->
    [out] Dans { $time }, { $name } sera hors de cette manche.
   *[bot] Dans { $time }, un joueur virtuel prendra la suite.
}
web-t-told-stood-in = Un ordinateur joue pour { $name }.
web-t-turn-stood-in = joué par un ordinateur
web-t-end-stood-in = Un ordinateur a joué certains de ces tours à ta place.
web-t-told-gave-up = { $name } a quitté la table. Un ordinateur joue à sa place.
web-home-left = Tu as quitté la partie avec { $names }. Elle compte comme perdue.
web-home-resume-with = Une partie avec { $names } t’attend

## A match looked at again

web-replay-title = Revoir la partie
web-replay-look = Revoir
web-replay-gone = Une partie peut être revue par ceux qui l’ont jouée, et par tout le monde si la table était ouverte à tous.
web-replay-open = Toutes les mains visibles
web-replay-turns = Tours
web-replay-seat = Vu par
web-replay-seat-own = { $name } (toi)
web-replay-seat-none = Toute la table
web-replay-hand-of = Main de { $who }
web-replay-steps = Pas à pas dans la partie
web-replay-dealt = La donne
web-replay-turn = Tour { $turn }
web-replay-before = Avant le tour { $turn }
web-replay-won = { $who ->
    [you] Tu gagnes la manche
   *[other] { $who } gagne la manche
}
web-replay-first = Au début
web-replay-back = Un tour en arrière
web-replay-play = Lancer la lecture
web-replay-pause = Mettre en pause
web-replay-next = Un tour en avant
web-replay-last = À la fin
web-replay-copy = Copier le lien vers ce tour
web-replay-link = Lien
web-replay-copied = Le lien est copié
web-review-title = Analyse
web-review-start = Analyser la partie
web-review-progress = Examen des tours : { $done } sur { $count }
web-review-worst = { $who ->
    [you] Ton tour le plus coûteux : le tour { $place }, { $chance } % de chances de gagner la manche au lieu de { $best } %
   *[other] Le tour le plus coûteux de { $who } : le tour { $place }, { $chance } % de chances de gagner la manche au lieu de { $best } %
}
web-review-no-worst = { $who ->
    [you] Tu n’as rien gâché.
   *[other] { $who } n’a rien gâché.
}
web-review-decided = { $who ->
    [you] Dès le tour { $place }, ta victoire était sûre
   *[other] Dès le tour { $place }, la victoire ne pouvait plus échapper à { $who }
}
web-review-accuracy = Précision sur 100 : { $list }
web-review-chance = { $who ->
    [you] Tu as { $chance } % de chances de gagner la manche
   *[other] { $who } a { $chance } % de chances de gagner la manche
}
web-review-better = Mieux, avec { $chance } % : { $turn }
web-t-better = Mieux : { $turn }
web-review-good = bon
web-review-inaccurate = imprécis
web-review-losing = gaffe
web-review-forced = aucun choix
web-review-knew = { $who ->
    [you] toi, selon ce que tu savais
   *[other] { $who }, selon ses connaissances
}
web-review-open = mains visibles
web-review-others = { $count ->
    [one] { $who }, selon ses propres cartes
   *[other] chacun des autres, selon ses propres cartes
}
web-review-curve = { $who ->
    [you] Tes chances de gagner la manche après chaque tour ; { $chance } % à la fin
   *[other] Les chances de { $who } de gagner la manche après chaque tour ; { $chance } % à la fin
}
web-review-no-cards = { $who ->
    [you] Tu es hors jeu, sans carte en main.
   *[other] { $who } est hors jeu, sans carte en main.
}
web-review-saving = { $who ->
    [you] Ainsi tu restais en jeu :
   *[other] Ainsi { $who } restait en jeu :
}
web-review-luck = Seule la chance aurait aidé, avec { $chance } % : { $turn } La pioche aurait donné { $card }.
web-review-lost = Aucun tour n’y aurait rien changé.
web-records-title = Feuilles de partie venues d’ailleurs
web-records-about = Apporte une feuille de partie pour revoir sa partie. Personne d’autre ne la voit.
web-records-bring = Ouvrir un fichier .red7
web-records-drop = Supprimer la feuille de { $names }
web-review-try = Réessayer ici
web-review-try-task = Trouve un meilleur tour que celui qui a été joué.
web-review-try-again = Essayer un autre tour
web-review-try-back = Retour à la partie
web-review-try-same = C’est le tour qui a été joué : { $played } % de chances de gagner la manche. Le meilleur en a { $best } %.
web-review-try-worse = Pas mieux : { $chance } de chances de gagner la manche, contre { $played } % pour le tour joué. Le meilleur en a { $best } %.
web-review-try-better = Mieux : { $chance } de chances de gagner la manche au lieu de { $played } %. Le meilleur tour en a { $best } %.
web-review-try-best = Le meilleur tour : { $chance } % de chances de gagner la manche au lieu de { $played } %.
web-review-about = environ { $chance } %
web-review-exact = { $chance } %
web-review-out = { $who ->
    [you] Hors jeu pour toi au tour { $place }
   *[other] Hors jeu pour { $who } au tour { $place }
}
web-review-led = { $who ->
    [you] Tu menais jusqu’au tour { $place } : { $turn }
   *[other] { $who } menait jusqu’au tour { $place } : { $turn }
}
web-review-waits = L’analyse continue toute seule dès qu’il y a de la place.
web-review-place = { $turn } (manche { $round })
web-review-so-far = { $words } (pour l’instant)
web-review-slow = Le serveur a beaucoup à réfléchir en ce moment. L’analyse continue toute seule ; tu peux aussi revenir plus tard, ce qui est fait est gardé.

## The analysis board, and matches with chosen cards

web-analysis-title = Analyse
web-analysis-place-hand = Main, { $seat }
web-analysis-place-palette = Palette, { $seat }
web-analysis-place-deck = Pioche
web-analysis-place-pile = Pile de la toile
web-analysis-cards = Toutes les cartes
web-analysis-card = { $card } : { $place }
web-analysis-rule = Règle en vigueur
web-analysis-turn = Au trait
web-analysis-turn-of = Au trait : { $name }
web-analysis-out-of = Éliminé : { $name }
web-analysis-rules = Joueurs, édition, options
web-analysis-go = Analyser
web-analysis-clear = Vider la table
web-analysis-findings = Résultat
web-analysis-line = Cartes ouvertes
web-analysis-winner = { $who } gagne si tout le monde connaît toutes les cartes.
web-analysis-unknown = Trouver qui gagne prendrait trop de temps.
web-analysis-turns = { $who } : tours possibles
web-analysis-turns-about = Les chances de gagner la manche, selon ce que cette place sait : les autres mains et la pioche lui sont cachées.
web-analysis-seat = Ta place
web-analysis-level = Joueurs virtuels
web-analysis-play = Jouer à partir d’ici
web-analysis-palette = Palette
web-analysis-hand = Main
web-analysis-deck = Pioche
web-analysis-place-canvas = Toile
web-analysis-place-scored = Pile de score
web-analysis-away = Appuie encore pour la retirer
web-analysis-tray = Cartes
web-analysis-how = Choisis un emplacement, puis les cartes qui y vont, ou fais-les glisser. Qui mène sous chaque règle s’affiche aussitôt ; « Analyser » trouve ce qui peut se jouer.
web-analysis-example = Montrer un exemple
web-analysis-line-about = Appuie sur un tour pour le voir sur le plateau.
web-analysis-back = Retour à la position
web-analysis-key-palette = les cartes vont dans la palette d’une place
web-analysis-key-hand = les cartes vont dans la main d’une place
web-analysis-key-canvas = les cartes vont sur la toile
web-analysis-key-deck = les cartes vont sur la pioche
web-analysis-key-card = y poser une carte par sa lettre et son nombre, ou la reprendre
web-analysis-key-arrows = de carte en carte, d’emplacement en emplacement
web-analysis-key-go = analyser, ou arrêter
web-analysis-stop = Arrêter
web-analysis-on = Continuer
web-analysis-progress = Essai de nombreuses donnes : étape { $done } sur { $count }
web-analysis-stopped = Arrêté après l’étape { $done } sur { $count } : les chances sont moins sûres.
web-analysis-whole = L’analyse est terminée.
web-analysis-later = Pas encore examiné.
web-analysis-waits = Ça continue tout seul dès qu’il y a de la place.
web-replay-link-who = Seules les personnes qui ont joué peuvent ouvrir le lien, sauf si la table était dans la liste des tables ouvertes. Avec la feuille de partie, tout le monde peut la revoir.
web-replay-private = Seules les personnes qui ont joué cette partie peuvent la revoir ici. Demande-leur la feuille de partie : avec elle, tu peux la revoir aussi, depuis « Tes parties ».
web-branch-about = Une nouvelle table commence avec les cartes telles qu’elles sont. Les autres places vont à des joueurs virtuels, et cela ne compte pas.
web-branch-from = Cette table a commencé à un tour d’une autre partie et ne compte pas.
web-branch-back = Retour à ce tour
web-replay-key-turn = un tour en arrière ou en avant
web-replay-key-ends = au début ou à la fin
web-replay-key-round = une manche en arrière ou en avant
web-replay-key-play = lecture ou pause
web-prepared = Cartes choisies : cette partie ne compte pas.
web-t-end-check = Vérifier ce tour
web-t-end-draw-check = Piocher et vérifier
web-t-end-no-draw-check = Vérifier sans piocher
web-t-prompt-check = Compose un tour entier, puis vérifie-le.
web-home-puzzles = Problèmes
web-home-puzzles-about = Trouve le seul bon tour
web-home-day = Donne du jour
web-home-day-about = Les mêmes cartes pour tout le monde
web-day-look = Les résultats des autres
web-day-counts = Donne du jour : cet essai compte, avec des repères mais sans indices
web-day-practice = Entraînement : il ne compte pas.
web-t-leave-counted = Ton essai compte et il t’attend : tu peux le reprendre.
web-analysis-puzzle = Retour au problème
web-device-loading = Le jeu se prépare sur cet appareil…
web-device-elsewhere = Le jeu est ouvert dans un autre onglet de ce navigateur.
web-device-take-over = Jouer ici
web-device-first = Tout le jeu arrive sur cet appareil : { $size } Mo, une seule fois. Ensuite il s’ouvre tout de suite, même sans réseau.
web-device-cut = Le jeu n’est pas arrivé en entier : le réseau semble absent. Rien n’est perdu ; réessaie dès qu’il est revenu.
web-device-stalled = Rien n’arrive depuis un moment. Le réseau est-il toujours là ?
web-device-failed = Le jeu ne fonctionne pas dans ce navigateur. Prends-en un plus récent, ou permets à cette page d’enregistrer des données.
web-device-alone = Il faut pour cela d’autres personnes ou un serveur. Ici, sur ton appareil, tu joues contre l’ordinateur ou vous vous passez l’appareil.

## Taking matches along in a file
web-archive-title = Tes parties dans un fichier
web-archive-text = Tout ce qui est gardé sur cet appareil, avec les leçons et les problèmes. Avec ce fichier, tu continues ailleurs : sur un autre appareil ou sur un serveur.
web-archive-save = Enregistrer dans un fichier
web-archive-elsewhere = Parties d’un appareil
web-archive-elsewhere-text = Tu as joué sans réseau ? Apporte le fichier enregistré là-bas : chaque partie est vérifiée dès sa première carte et marquée comme importée.
web-archive-bring = Ouvrir un fichier enregistré
web-archive-progress = { $done } sur { $all }…
web-archive-done = { $count ->
    [0] Rien de nouveau.
    [one] Une table a été apportée.
   *[other] { $count } tables ont été apportées.
}
web-archive-known = { $count ->
    [one] Une était déjà là.
   *[other] { $count } étaient déjà là.
}
web-archive-refused = { $count ->
    [one] Une n’a pas été acceptée :
   *[other] { $count } n’ont pas été acceptées :
}
web-archive-large = Ce fichier est trop grand.
web-archive-documents = Tes feuilles de partie et ta progression dans les leçons et les problèmes sont maintenant ici.
web-imported = Importée

## The game on this device, and how it gets there
web-offline-part = Sans réseau
web-offline-text = Tout le jeu sur cet appareil, { $size } Mo une seule fois : contre l’ordinateur ou en se passant l’appareil, avec conseils, leçons et problèmes. Il s’ouvre aussi quand le réseau ou le serveur manque.
web-offline-get = Rendre disponible hors ligne
web-offline-progress = Chargement : { $done } sur { $all } Mo…
web-offline-kept = Le jeu est sur cet appareil, occupe { $size } Mo et s’ouvre sans réseau.
web-offline-open = Jouer sur cet appareil
web-offline-remove = Le retirer de cet appareil
web-offline-removed = C’est retiré. Les parties jouées sur cet appareil sont toujours là, si tu le remets.
web-offline-failed = Tout n’a pas pu être chargé, donc rien n’a changé. Y a-t-il du réseau, et de la place sur cet appareil ?
web-offline-safe = Ce navigateur garde tes parties jusqu’à ce que tu les supprimes.
web-offline-unsafe = Ce navigateur peut supprimer tes parties s’il manque de place, à la fermeture d’une fenêtre privée, et sur iPhone ou iPad après sept jours sans visite, sauf si le jeu est sur l’écran d’accueil. Enregistre-les de temps en temps dans un fichier.
web-offline-keep = Demander au navigateur de les garder
web-offline-refused = Ce navigateur ne le promet pas encore. Il le fait souvent dès que le jeu est sur l’écran d’accueil, ou après quelques visites.
web-offline-here = Tu joues sur cet appareil, sans le serveur.
web-offline-server = Vers le serveur
