# French, what every window says. Address: tu, never vous; nothing that depends on a player’s gender.
# Terms: palette, toile, pioche, main, manche, partie, feuille de partie, joueur virtuel, chiffre on a card; mener is not gagner.
# Imperative: of tu (joue, défausses-en une); buttons in the infinitive (Finir le tour).
# Avoid: que or de before a name (que Amateur), adjectives for a card in a variable; U+202F before : ; ! ? » % and after «.

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
list-apart = { $first } ; { $next }
player = { $who ->
    [you] Toi
   *[other] { $who }
}
player-inside = { $who ->
    [you] toi
   *[other] { $who }
}
seat = Place { $number }
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
rule-orange = même chiffre
rule-yellow = même couleur
rule-green = cartes paires
rule-blue = couleurs différentes
rule-indigo = plus longue suite
rule-violet = moins de 4
rule-long-red = la carte la plus haute mène
rule-long-orange = le plus de cartes du même chiffre mène
rule-long-yellow = le plus de cartes de la même couleur mène
rule-long-green = le plus de cartes paires mène
rule-long-blue = le plus de cartes de couleurs différentes mène
rule-long-indigo = la plus longue suite de chiffres mène
rule-long-violet = le plus de cartes inférieures à 4 mène
level-beginner = débutant
level-casual = amateur
level-skilled = confirmé
level-expert = expert
level-master = maître

## What a palette shows under each rule

set-red = { $top }
set-orange = { $count ->
    [one] un { $number }
   *[other] { SPELL($count) } { $number }
}
set-yellow = { $count ->
    [one] une carte { $color ->
        [green] verte
        [blue] bleue
        [violet] violette
       *[other] { COLOR($color) }
    }
   *[other] { SPELL($count) } cartes { $color ->
        [red] rouges
        [yellow] jaunes
        [green] vertes
        [blue] bleues
        [violet] violettes
       *[other] { COLOR($color) }
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
    [you] tu as { $rival-set }, mais { $rival-top } au mieux
   *[other] { $rival } a { $rival-set }, mais { $rival-top } au mieux
}.
lead-only = { $who ->
    [you] Tu mènes
   *[other] { $who } mène
} : { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, { $top } en tête
} ; personne d’autre n’en a.
lead-above = { $who } mène : { $top } est la carte la plus haute ; { $rival ->
    [you] ta plus haute est { $rival-top }
   *[other] { $rival } a { $rival-top } au mieux
}.
lead-without = { $who } mène : { $count ->
    [one] { $set }, { $top }
   *[other] { $set }, { $top } en tête
} ; { $rival ->
    [you] tu n’en as pas
   *[other] { $rival } n’en a pas
}.
lead-last = { $who ->
    [you] Il ne reste que toi en jeu.
   *[other] Dernier joueur en jeu : { $who }.
}
lead-nobody-green = Personne ne mène : aucune palette n’a de carte paire.
lead-nobody-violet = Personne ne mène : aucune palette n’a de carte inférieure à 4.
counts = { $who ->
    [you] Tu as { $set }
   *[other] { $who } a { $set }
} : { $cards }.
counts-red = { $who ->
    [you] Ta carte la plus haute : { $cards }.
   *[other] { $who } a comme carte la plus haute : { $cards }.
}
counts-nothing = { $who ->
    [you] Tu n’as aucune carte
   *[other] { $who } n’a aucune carte
} qui remplit la règle.

## What happened in a turn

step-play = { $who ->
    [you] joues
   *[other] joue
} { $card }
step-discard = { $who ->
    [you] défausses
   *[other] défausse
} { $card } ({ COLOR($color) })
step-take = { $owner ->
    [you] te prend { $card }
   *[other] { $who ->
        [you] prends
       *[other] prend
    } { $card } à { $owner }
} et { $who ->
    [you] poses
   *[other] pose
} cette carte sur la pioche
step-to-canvas = { $who ->
    [you] déplaces
   *[other] déplace
} { $card } sur la toile ({ COLOR($color) })
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

## How a round and a match end

round-won = { $who ->
    [you] Tu gagnes la manche !
   *[other] { $who } gagne la manche.
}
round-scored = { $who ->
    [you] Tu marques
   *[other] { $who } marque
} { $cards } en { COLOR($color) } : { points }.
round-scored-nothing = { $who ->
    [you] Tu n’as
   *[other] { $who } n’a
} aucune carte qui compte en { COLOR($color) } : pas de points.
match-won = { $who ->
    [you] Tu gagnes la partie !
   *[other] { $who } gagne la partie.
}
match-shared = Victoire partagée : { $winners }.
standing = { player } : { points }

## Why a turn is good or bad; $who is a player, $rivals counts those who could answer

reason-answers-action = répondre demande deux cartes ou une action
reason-answers-cards = { $rivals ->
    [one] un adversaire pourrait
   *[other] { SPELL($rivals) } adversaires pourraient
} répondre (bonnes cartes : { $cards })
reason-answers-known = { $who ->
    [you] tu as { $card } en main, tout le monde le sait, et peux y répondre
   *[other] { $who } a { $card } en main, tout le monde le sait, et peut y répondre
}
reason-answers-many = { $rivals ->
    [one] un adversaire pourrait
   *[other] { SPELL($rivals) } adversaires pourraient
} répondre avec { $count } des { $total } cartes non vues
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
reason-forced = aucun autre coup ne te maintient en jeu
reason-gamble = ne reste en jeu qu’en piochant la bonne carte : { $good } sur { $total }
reason-keeps = { $count ->
    [0] ne garde aucune carte
    [one] garde une carte
   *[other] garde { SPELL($count) } cartes
}
reason-leads = mène en { COLOR($rule) } avec { $set }
reason-must-discard = tu dois défausser une carte ensuite
reason-out = te met hors jeu
reason-takes = { $who ->
    [you] te prend { $card }
   *[other] prend { $card } à { $who }
}
reason-wins = gagne aussitôt la manche
reason-wins-points = gagne aussitôt la manche, avec { $points } { $points ->
    [one] point
   *[other] points
}
