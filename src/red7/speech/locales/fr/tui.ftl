# French, the table in the terminal (`red7 tui`). Address: tu, never vous; nothing that depends on a player’s gender.
# Terms: palette, toile, pioche, main, manche, partie, feuille de partie, joueur virtuel, chiffre on a card; mener is not gagner.
# Imperative: of tu (joue, défausses-en une); buttons in the infinitive (Finir le tour).
# Avoid: que or de before a name (que Amateur), adjectives for a card in a variable; U+202F before : ; ! ? » % and after «.

## The command

tui-about = Jouer à une table dans le terminal, au clavier ou à la souris.

    Contre des joueurs virtuels, à tour de rôle sur un seul terminal, ou à une table d’un serveur par son LINK. Des problèmes aussi.
tui-missing = La table dans le terminal a besoin d’un paquet de plus. Installe-le avec : { $command }
tool-option-tui_name = Le nom que voient les autres.
tool-option-guest = Un fichier qui garde qui tu es sur les serveurs, pour retrouver ta place à ton retour.
tool-option-look = Sombre, clair, adapté au daltonisme (safe) ou très contrasté.

## The first screen

tui-level = Joueurs virtuels
tui-language = Français
tui-look-dark = sombre
tui-look-light = clair
tui-look-safe = sombre, adapté au daltonisme
tui-look-contrast = très contrasté
tui-join = Sur un serveur
tui-join-where = L’adresse d’un serveur, ou le lien vers une de ses tables.
tui-join-about = Ses tables, ou une par un lien
tui-names = Les noms, séparés par des virgules. On peut jouer à deux, trois ou quatre.
tui-no-link = Ce n’est ni un serveur ni une table. L’adresse ressemble à https://red7.example, https://red7.example/table/… ou https://red7.example/join/CODE.
tui-guest-file = « { $file } » est un autre type de fichier : rien n’y a été écrit. Choisis-en un nouveau avec --guest.

## Keys

tui-key-choose = choisir
tui-key-change = changer
tui-key-begin = jouer
tui-key-quit = quitter
tui-key-arrows = carte
tui-key-put = poser
tui-key-skip = avancer
tui-key-talk = dire
tui-key-look = thème
tui-key-back = retour
tui-key-hint = indice
tui-key-log = journal
tui-key-keys = touches
tui-key-leave = partir

## The table

tui-to-palette = palette
tui-to-canvas = toile
tui-to-deck = pioche
tui-fill = Donner les places libres à des joueurs virtuels
tui-puzzle-next = Problème suivant
tui-puzzle-show = Montrer la réponse

## Why a key does nothing

tui-no-key = Cette touche ne fait rien ici. « ? » montre les touches.
tui-no-turn = Ce n’est pas encore à toi.
tui-pick-first = Prends d’abord une carte : avec ← et →, ou par sa lettre et son chiffre.
tui-no-undo = Il n’y a rien à annuler.
tui-no-undo-drawn = Une carte a été piochée : ce que tu as joué reste joué.
tui-no-draw = Il n’y a pas de carte à piocher maintenant.
tui-turn-open = Le tour ne peut pas encore finir ici.
tui-turn-empty = Joue ou défausse d’abord une carte.
tui-no-missed = À la fin de la manche, tu verras ce que tu aurais pu jouer.
tui-no-talk = Il n’y a personne d’autre ici à qui parler.
