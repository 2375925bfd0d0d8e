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
tui-join = Colle le lien vers la table.
tui-join-about = Sur un serveur, par un lien
tui-names = Les noms, séparés par des virgules. On peut jouer à deux, trois ou quatre.
tui-no-link = Ce n’est pas un lien vers une table. Il ressemble à https://red7.example/table/… ou à https://red7.example/join/CODE.
tui-guest-file = « { $file } » est un autre type de fichier : rien n’y a été écrit. Choisis-en un nouveau avec --guest.

## Keys

tui-key-choose = choisir
tui-key-change = changer
tui-key-begin = jouer
tui-key-quit = quitter
tui-key-arrows = carte
tui-key-put = poser
tui-key-undo = annuler
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
