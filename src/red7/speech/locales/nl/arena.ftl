# Dutch, tournaments between computer players. Address: je and jij, never u; die rather than hij or zij for a player.
# Terms: palet, aflegstapel, gedekte stapel, hand, ronde, partij, verslag, editie, computerspeler; voorstaan (lead) is not winnen.
# Imperative: plain (Leg, Speel, Trek); buttons in the infinitive where they can be (Partij starten).
# Avoid: verder spelen in two words, a card in a variable without room for its article, words to type without quotes.

## The arena

arena-about = Speel toernooien tussen bots en meet wie sterker is.

    Een BOT is een naam zoals random; of exec:COMMAND, een programma dat speelt via de standaardinvoer en -uitvoer; of
    MODULE:NAME, een Python-klasse. Elke verdeling wordt één keer gespeeld voor elke draaiing van de plaatsen;
    intervallen worden over verdelingen berekend.
tool-option-as_ladder = Vergelijk elke bot alleen met de vorige, voor alle --players en --mode; zonder bots onze niveaus.
tool-option-deals = Hoeveel verdelingen elk paar speelt.
tool-option-nodes = Hoeveel knopen een bot bij elke beslissing mag doorzoeken; NAME@NODES bepaalt het voor één bot.
tool-option-seconds = Hoe lang een programma over een zet mag doen.
tool-option-stop = Stop een paar zodra duidelijk is wie sterker is, met intervallen die rekening houden met tussentijds kijken.
tool-option-jobs = Hoeveel processen er spelen.
tool-option-cluster = Speel op het Dask-cluster met deze planner.
tool-option-journal = Een bestand dat elke voltooide verdeling bewaart.
tool-option-resume = Ga verder vanaf het logboek.
tool-option-records = Een map voor de verslagen van alle partijen.
tool-option-report = Een map voor de uitslagen als JSON en Markdown, en voor afbeeldingen.
tool-option-as_json = Geef de uitslagen als JSON.
arena-playing = verdelingen
arena-few = voor een toernooi zijn minstens twee bots nodig
arena-importable = { $player } kan niet door andere processen worden geïmporteerd: zet het in een eigen module, of vergelijk in dit proces
arena-twice = de bot { $player } staat twee keer in de lijst
arena-unprintable = { $player } bevat tekens die niet te tonen zijn
arena-command = “{ $player }” noemt geen opdracht: verwacht exec: en een opdracht, zoals exec:python3 bot.py
arena-program = er is geen programma “{ $command }” om te draaien
arena-module = { $player } kan niet worden geladen ({ $error }): verwacht MODULE:NAME van een module die geïmporteerd kan worden
arena-no-bot = { $player } is geen bot: de methode turn ontbreekt
arena-unknown = “{ $player }” is geen bot: kies uit { $known }, of noem je eigen bot als MODULE:NAME of exec:COMMAND
arena-positive = --{ $option } is { $found }, maar moet groter dan 0 zijn
arena-one-setting = in een toernooi van allen tegen allen geldt één set regels: geef --players en --mode elk één keer, of gebruik --ladder
arena-resume = --resume heeft --journal nodig, het bestand om mee verder te gaan
arena-journal-there = { $file } bestaat al: voeg --resume toe om daarmee verder te gaan, of kies een ander bestand
arena-journal-line = { $file }, regel { $line }: dit is geen logboek van een arena
arena-journal-changed = { $file }: de code van { $players } is veranderd sinds deze kaarten gespeeld zijn; ze worden opnieuw gespeeld.
arena-no-dask = een cluster heeft Dask nodig: installeer red7[arena]
arena-address = “{ $address }” is geen adres van een cluster: verwacht een host en een poort, zoals 127.0.0.1:8786
arena-cluster = het cluster { $address } is niet bereikbaar: { $error }
arena-lost = een proces stopte terwijl het verdeling { $deal } van { $players } speelde, en nog eens bij de tweede poging
forfeit-start = hij kon niet worden gestart: { $reason }
forfeit-late = hij gaf binnen { $seconds } s geen antwoord
forfeit-ended = hij stopte midden in de partij
forfeit-died = hij stopte midden in de partij: { $reason }
forfeit-nonsense = zijn antwoord “{ $answer }” is geen zet
forfeit-illegal = zijn zet { $move } is niet toegestaan: { $reason }
forfeit-raised = hij brak af met { $error }
arena-rules = { $players } spelers, { $mode }, { $edition }
arena-players = Spelers ({ $setting })
arena-pairings = Paren ({ $setting })
arena-ladder = Elk niveau tegen dat eronder
arena-seats = Gewonnen rondes naar plaats in de speelvolgorde
arena-forfeits = Reglementair verloren ({ $setting })
arena-setting = regels
arena-level = niveau
arena-against = { $one } tegen { $rival }
arena-place = plaats { $number }
arena-clear = duidelijk
arena-unclear = open
arena-column-bot = bot
arena-column-matches = partijen
arena-column-wins = gewonnen
arena-column-share = winstpercentage
arena-column-points = punten per partij
arena-column-rating = speelsterkte
arena-column-pairing = één plaats tegen alle andere
arena-column-deals = verdelingen
arena-column-verdict = oordeel
arena-column-place = plaats
arena-column-times = aantal
arena-column-first = eerst in verdeling
arena-column-reason = waarom
arena-players-remark = Even sterk zou { $level } zijn. Intervallen over verdelingen: die van aandelen en punten gelden met 95% voor alle rijen samen, die van de speelsterkte (uit opnieuw getrokken verdelingen) voor elke rij.
arena-pairings-remark = { $count ->
    [one] Het interval gaat over verdelingen, met 95%.
   *[other] Intervallen gaan over verdelingen; alle { $count } gelden samen met 95%.
} Het is duidelijk wie sterker is waar een interval gelijk spel uitsluit.
arena-seats-remark = Plaats 1 begint de ronde.
arena-plot-ratings = Speelsterkte met intervallen van 95%
arena-plot-seats = Gewonnen rondes naar plaats in de speelvolgorde
arena-plot-wins = Winstpercentage van één plaats tegen alle andere
