# Dutch, for puzzles. Address: je and jij, never u; die rather than hij or zij for a player.
# Terms: palet, aflegstapel, gedekte stapel, hand, ronde, partij, verslag, editie, computerspeler; voorstaan (lead) is not winnen.
# Imperative: plain (Leg, Speel, Trek); buttons in the infinitive where they can be (Partij starten).
# Avoid: verder spelen in two words, a card in a variable without room for its article, words to type without quotes.

## What is asked for

puzzle-name-only = Erin blijven
puzzle-name-force = Zeker winnen
puzzle-name-best = Beste beurt
puzzle-task-only = Zoek de enige beurt waarmee je erin blijft.
puzzle-task-force = Alle handen liggen open. Zoek de beurt die de ronde wint, wat de anderen ook doen.
puzzle-task-best = Zoek de beurt die de ronde het vaakst wint, met wat je weet.
puzzle-edition = Hier gelden andere regels dan de jouwe: { $edition }.
puzzle-grade = { $name }, niveau { $grade } van 5

## Themes, by what the answer does

puzzle-theme-palette = een kaart in je palet
puzzle-theme-rule = een nieuwe regel
puzzle-theme-both = een kaart en een nieuwe regel
puzzle-theme-take = de 1
puzzle-theme-three = de 3
puzzle-theme-chain = de 5
puzzle-theme-seven = de 7

## Hints

puzzle-hint-palette = Eén kaart in je palet is genoeg.
puzzle-hint-rule = Verander de regel, en verder niets.
puzzle-hint-both = Het kost twee kaarten: een in je palet, een op de aflegstapel.
puzzle-hint-take = Een 1 haalt weg wat in de weg ligt.
puzzle-hint-three = Trek met een 3.
puzzle-hint-chain = Met een 5 speel je nog een kaart.
puzzle-hint-seven = Een 7 verplaatst een kaart uit je palet.
puzzle-hint-card = In het antwoord zit { $card }.

## What comes of a try

puzzle-right = Goed: { $turn }
puzzle-wrong = Net niet: { $turn }
puzzle-answer = Het antwoord: { $turn }
puzzle-right-only = Met geen andere beurt blijf je erin.
puzzle-right-force = { $turns ->
    [one] Die wint de ronde meteen.
   *[other] Die wint de ronde in { $turns } van je beurten, wat de anderen ook doen.
}
puzzle-no-defence = Met deze open handen kan geen tegenstander voor komen te staan.
puzzle-defence = { $who } houdt het het langst vol met { $turn }; jouw antwoord is { $reply }.
puzzle-right-best = Die wint de ronde bij { $best }% van de mogelijke verdelingen van de gedekte kaarten.
puzzle-second-best = De op één na beste beurt wint die in { $second }% van de gevallen.
puzzle-answers = Daarna: { $answers }.
puzzle-out = Daarmee lig je eruit.
puzzle-wins-less = Die wint de ronde in { $own }% van de gevallen, het antwoord in { $best }%.
puzzle-refuted = { $who } antwoordt { $turn }, en de winst is niet zeker meer.
puzzle-lost = { $who } antwoordt { $turn } en wint de ronde.
puzzle-not-forced = Daarna is de winst niet zeker meer.

## How one gets on

puzzle-rating = Rating { $rating }
puzzle-streak = { $streak } op rij
puzzle-solved = { $solved } van { $tried } opgelost

## In the terminal

puzzles-about = Los puzzels op, of maak en bewijs nieuwe.
puzzles-task-play = Geef puzzels op, eerst die bij je rating passen.
puzzles-task-make = Maak puzzels uit partijen van computerspelers, met bewijs.
puzzles-task-prove = Bewijs puzzels: dat elke één antwoord heeft, en welk.
tool-option-kind = Wat er gevraagd wordt.
tool-option-theme = Wat het antwoord doet.
tool-option-grade = Hoe moeilijk, van 1 tot 5.
tool-option-today = De puzzel van de dag, voor iedereen dezelfde.
tool-option-processes = Hoeveel processen er rekenen.
tool-option-first = Het nummer van de eerste partij.
tool-option-most_alike = Hoeveel er hoogstens blijven van dezelfde soort, hetzelfde niveau en hetzelfde thema.
puzzles-progress = Puzzels
puzzles-proved = { $count ->
    [one] Eén puzzel is bewezen.
   *[other] Alle { $count } puzzels zijn bewezen.
}
puzzles-unproved = Niet bewezen: { $puzzle }
puzzle-prompt = Jouw beurt (“{ $hint }” voor een tip, “{ $show }” voor het antwoord, “{ $quit }” om te stoppen)
puzzle-word-hint = tip
puzzle-word-show = antwoord
puzzle-none = Zo’n puzzel is er niet.
