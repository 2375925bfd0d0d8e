# Dutch, the page in the browser. Address: je and jij, never u; die rather than hij or zij for a player.
# Terms: palet, aflegstapel, gedekte stapel, hand, ronde, partij, verslag, editie, computerspeler; voorstaan (lead) is not winnen.
# Imperative: plain (Leg, Speel, Trek); buttons in the infinitive where they can be (Partij starten).
# Avoid: verder spelen in two words, a card in a variable without room for its article, words to type without quotes.

## Everywhere

web-title = Red7
web-tagline = Een kaartspel met zeven regels. Aan het einde van je beurt moet je voorstaan.
web-skip = Naar de inhoud
web-menu = Menu
web-home = Start
web-cancel = Annuleren
web-close = Sluiten
web-copy = Kopiëren
web-copied = Gekopieerd
web-share = Delen
web-save = Opslaan
web-loading = Een ogenblik…
web-offline = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
web-late = De server deed er te lang over om te antwoorden. Probeer het zo opnieuw.
web-slow = Dit duurt langer dan anders.
web-retry = Opnieuw proberen
web-offline-title = Je bent offline
web-new-version = Er is een nieuwe versie van deze pagina.
web-restart = De server start om { $time } opnieuw. Je partijen gaan daarna verder.
web-reload = Bijwerken
web-reload-page = Opnieuw laden
web-broken = Er ging iets mis op deze pagina. Je spel is niet verloren: laad de pagina opnieuw.
web-bot-name = { $level ->
    [beginner] Beginner
    [casual] Amateur
    [skilled] Kenner
    [expert] Expert
    [master] Meester
   *[other] { $level }
}
web-bot-name-numbered = { web-bot-name } { $number }
web-bot-about = { $level ->
    [beginner] leert nog, net als jij
    [casual] speelt voor de lol en maakt fouten
    [skilled] denkt vooruit
    [expert] bedenkt wat jij kunt hebben
   *[master] sterker wordt het niet
}
web-seat-free = vrije plaats
web-name-nobody = iemand
web-mode = { $options ->
    [basic] Basisspel
    [advanced] Voor gevorderden
    [expert] Voor experts
   *[other] Eigen mix
}
web-mode-about = { $options ->
    [basic] Eén ronde. Wie overblijft, wint.
    [advanced] Punten over meerdere rondes, en kaarten om te trekken.
    [expert] Voor gevorderden, met acties op de oneven kaarten.
   *[other] Stel zelf de regels samen.
}
web-option = { $option ->
    [draw] Trekken
    [scoring] Punten
   *[actions] Acties
}
web-option-about = { $option ->
    [draw] Leg een kaart af die hoger is dan het aantal kaarten in je palet, en je mag er een trekken.
    [scoring] Wie de ronde wint, houdt de kaarten die tellen; de partij gaat over meerdere rondes.
   *[actions] 1, 3, 5 en 7 hebben een effect als je ze op je palet speelt.
}
web-edition = { $edition ->
    [first] Eerste Engelse editie
    [intl-12] Internationaal, versie 1.2
    [es-ar] Spaans (Argentinië)
    [es-13] Spaans, versie 1.3
   *[nl-2016] Nederlands, 2016
}
web-edition-short = { $edition }, puntengrens bekeken als er te weinig kaarten zijn
web-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
web-delayed = Wat anderen doen, zie je nu misschien later: delen van de server bereiken elkaar niet. Er gaat niets verloren.

## Home

web-home-play = Nu spelen
web-home-play-about = { $bots ->
    [one] tegen één computerspeler
   *[other] tegen { $bots } computerspelers
} · { $mode }
web-home-change = Kies tegenstanders en regels
web-home-friends = Met vrienden
web-home-friends-about = Stuur een link of toon een code
web-home-pass = Op één apparaat
web-home-pass-about = Geef het aan elkaar door
web-home-quick = Snelle partij
web-home-quick-about = Met wie er al zit te wachten
web-home-learn = Leren door te spelen
web-home-learn-about = Kleine lessen aan de echte tafel
web-home-watch = Open tafels
web-home-watch-about = Meespelen of meekijken
web-home-matches = Jouw partijen
web-home-matches-about = Verderspelen, controleren, bewaren
web-home-join = Heb je een code?
web-home-resume = { $count ->
    [one] Er wacht een partij op je
   *[other] Er wachten { $count } partijen op je
}
web-home-resume-go = Verder

## A new game

web-new-title = Nieuwe partij
web-new-friends-title = Met vrienden spelen
web-new-pass-title = Op één apparaat
web-new-pass-text = Iedereen speelt op dit apparaat. Tussen twee beurten blijven de handen verborgen tot de volgende speler het heeft; de tafel blijft zichtbaar.
web-new-name = Je naam
web-new-name-about = De anderen zien hem. 1 tot 24 tekens.
web-new-name-needed = Typ eerst een naam.
web-new-name-default = Speler
web-new-players = Spelers
web-new-opponent = Tegenstander { $number }
web-new-seat = Plaats { $number }
web-new-seat-person = Een mens
web-new-seat-name = Naam op plaats { $number }
web-new-name-numbered = { web-new-name-default } { $number }
web-new-rules = Regels
web-new-more = Meer opties
web-new-edition = Editie
web-new-edition-about = De spelregelboekjes verschillen op een paar punten. Dit hoort bij je taal; kies een ander als je dat hebt.
web-new-ending = Stoppen bij de puntengrens (een variant van het Nederlandse boekje)
web-new-short = De puntengrens pas bekijken als er te weinig kaarten zijn voor nog een ronde
web-new-clock = Tijd per beurt
web-new-clock-choice = { $seconds ->
    [0] onbeperkt
    [30] 30 seconden
    [60] 1 minuut
    [120] 2 minuten
    [86400] 1 dag
   *[259200] 3 dagen
}
web-new-timeout = Als de tijd om is
web-new-timeout-choice = { $timeout ->
    [out] ligt de speler uit de ronde
   *[bot] neemt een computerspeler het over
}
web-new-listed = Toon de tafel in de lijst met open tafels
web-new-invited = Alleen voor wie de link van de uitnodiging heeft
web-new-help = Tips toestaan in partijen met mensen
web-new-open-hands = Open handen: wie uit de ronde ligt, ziet ieders kaarten
web-new-start = Beginnen
web-new-open = Tafel openen

## Joining

web-join-title = Aanschuiven
web-join-code = De code van de tafel
web-join-needed = Typ eerst de code.
web-join-go = Meespelen
web-join-none = Geen tafel heeft deze code. Codes werken tot het einde van de partij: vraag een nieuwe.

## The waiting room

web-lobby-title = De tafel is open
web-lobby-waiting = { $free ->
    [0] Iedereen is er.
    [one] Er is één plaats vrij.
   *[other] Er zijn { $free } plaatsen vrij.
}
web-lobby-quick = Wachten op spelers
web-lobby-quick-text = { $hosting ->
    [true] Wie dezelfde partij zoekt, komt hier zitten, en de partij begint vanzelf. Wacht af, of zet computerspelers op de vrije plaatsen.
   *[false] Wie dezelfde partij zoekt, komt hier zitten, en de partij begint vanzelf.
}
web-lobby-invite = Uitnodigen
web-lobby-link = Link naar deze tafel
web-lobby-code = Code
web-lobby-qr = Een QR-code met de link naar deze tafel
web-lobby-local = Deze link werkt alleen op dit apparaat. Wie Red7 hier heeft gestart, kan andere apparaten binnenlaten: het venster waarin het is gestart zegt hoe.
web-lobby-local-open = Deze link werkt alleen op dit apparaat. Voor andere apparaten open je deze pagina op het adres van dit apparaat in je netwerk.
web-lobby-host = host
web-lobby-here = aanwezig
web-lobby-away = even weg
web-lobby-you = jij
web-lobby-sit = Ga hier zitten
web-lobby-sit-name = Je naam
web-lobby-name-needed = Om te gaan zitten heb je een naam nodig.
web-lobby-stand = Plaats verlaten
web-lobby-remove = { $name } verwijderen
web-lobby-start = Partij starten
web-lobby-start-wait = De partij begint als alle plaatsen bezet zijn.
web-lobby-start-host = De host start de partij.
web-lobby-start-free = { $hosting ->
    [true] Als alle plaatsen bezet zijn, kun je de partij starten.
   *[other] Als alle plaatsen bezet zijn, kan de gastheer de partij starten.
}
web-lobby-close = Tafel sluiten
web-lobby-full = Alle plaatsen zijn bezet. Je kunt meekijken.
web-lobby-rules = Regels van deze partij
web-lobby-dealing = Iedereen helpt schudden
web-lobby-dealing-text = Elke speler voegt een geheim getal toe, zodat niemand met de kaarten kan knoeien.
web-lobby-watchers = { $count ->
    [one] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}
web-lobby-sit-down = Ga zitten
web-lobby-seat-choose = kiezen…
web-lobby-help = Tips mogen.
web-lobby-change = Partij wijzigen
web-lobby-changed = { $name } heeft de partij gewijzigd: { $rules }
web-lobby-players = { $players } spelers
web-lobby-fewer = Eén plaats minder
web-lobby-said = { $name }: { $words }

## The table, around the table

web-table-closed = Deze tafel is gesloten
web-table-closed-text = { $reason ->
    [host] De host heeft hem gesloten.
    [left] Iedereen is weg.
    [operator] De beheerder van de server heeft hem gesloten.
   *[expired] Hier heeft lang niemand gespeeld.
}
web-table-lost = Hier is geen tafel
web-table-lost-text = Misschien is de link verkeerd geschreven, of is de tafel gesloten.
web-table-unfair = De verdeling van de kaarten in deze partij klopt niet: { $problem }
web-table-elsewhere = Je speelt deze partij op een ander apparaat. Hier kun je alleen meekijken.

## Open tables

web-tables-title = Open tafels
web-tables-clock = { web-new-clock }: { web-new-clock-choice }
web-tables-none = Er is nu geen tafel open voor iedereen.
web-tables-none-text = Open er zelf een, of probeer een snelle partij: misschien komt er iemand.
web-tables-join = Aanschuiven
web-tables-watch = Meekijken
web-tables-phase = { $phase ->
    [waiting] wacht op spelers
    [playing] bezig
    [between] tussen twee rondes
    [dealing] begint zo
    [finished] afgelopen
   *[closed] gesloten
}

## Your matches

web-matches-title = Jouw partijen
web-matches-none = Je hebt hier nog niet gespeeld.
web-matches-none-text = Partijen die je met deze browser speelt, verschijnen hier, met verslagen om te bewaren.
web-matches-running = Bezig
web-matches-over = Afgelopen
web-matches-won = gewonnen
web-matches-lost = verloren
web-matches-go = Verder
web-matches-record = Verslag
web-matches-check = Het schudden controleren
web-matches-tally = { $played ->
    [one] Eén partij gespeeld, { $won } gewonnen.
   *[other] { $played } partijen gespeeld, { $won } gewonnen.
}
web-statistics-title = Jouw statistieken

## Settings

web-settings-title = Instellingen
web-settings-look = Uiterlijk
web-settings-play = Spel
web-settings-you = Jij
web-settings-language = Taal
web-settings-language-auto = Zoals de browser
web-settings-theme = Thema
web-settings-theme-choice = { $value ->
    [auto] zoals het systeem
    [light] licht
   *[dark] donker
}
web-settings-palette = Kaartkleuren
web-settings-palette-choice = { $value ->
    [standard] standaard
    [safe] voor kleurenblinden
   *[contrast] hoog contrast
}
web-settings-motion = Animatie
web-settings-motion-choice = { $value ->
    [auto] zoals het systeem
    [full] normaal
    [quick] snel
   *[off] geen: alles meteen
}
web-settings-sound = Geluid
web-settings-sound-choice = { $value ->
    [auto] alleen op computers
    [on] aan
   *[off] uit
}
web-settings-help = Hulp
web-settings-help-choice = { $value ->
    [off] geen
    [legal] tonen wat kan
   *[best] de beste zetten voorstellen
}
web-settings-help-about = Als je om de beste zetten vraagt, kan iedereen aan tafel dat zien.
web-settings-shortcuts = Sneltoetsen van één letter
web-settings-shortcuts-choice = { $value ->
    [on] aan
   *[off] uit
}
web-settings-core = { $form ->
    [compiled] Op dit apparaat spelen computerspelers op volle sterkte.
   *[interpreted] Op dit apparaat bedenken de sterkste computerspelers minder beurten.
}
web-settings-name = Je naam
web-settings-name-saved = Opgeslagen.
web-settings-device = Een ander apparaat gebruiken
web-settings-device-text = Een link om op een ander apparaat verder te gaan. Hij werkt één keer en verloopt na een paar minuten.
web-settings-device-make = Link maken
web-settings-device-open = Open dit op het andere apparaat
web-settings-sessions = Andere apparaten afmelden
web-settings-sessions-text = Ben je er een kwijt, of heb je andermans apparaat gebruikt? Alle apparaten behalve dit kunnen worden afgemeld.
web-settings-sessions-done = Alle andere apparaten zijn afgemeld.
web-settings-forget = Vergeet mij
web-settings-forget-text = Je naam en je lijst van partijen worden gewist. De partijen blijven voor de anderen, zonder je naam.
web-settings-forget-sure = Alles over jou wissen? Dit kan niet ongedaan worden gemaakt.
web-settings-forget-yes = Alles wissen
web-settings-forgotten = Klaar: deze browser kent je niet meer.
web-move-title = Dit apparaat
web-move-text = Hier verdergaan met de naam en de partijen van het andere apparaat?
web-move-go = Hier verdergaan
web-move-done = Op dit apparaat speel je nu als { $name }.

## Fair deals

web-fair-title = Eerlijk gedeeld
web-fair-intro = Niemand kan hier de kaarten kiezen, ook de server niet. Geloof ons niet op ons woord: controleer het zelf.
web-fair-how = Hoe een partij aan de kaarten komt
web-fair-step-1 = De server trekt een geheim getal en toont de vingerafdruk ervan. Vanaf dat moment kan hij het getal niet meer veranderen.
web-fair-step-2 = De pagina van elke speler trekt ook een geheim getal en stuurt de vingerafdruk ervan.
web-fair-step-3 = Als alle vingerafdrukken er zijn, onthullen de spelers hun getallen. Tot dan kent de server de hunne niet, en kennen zij dat van de server niet.
web-fair-step-4 = Alle getallen samen bepalen hoe er wordt geschud. Na de partij onthult de server zijn eigen getal.
web-fair-step-5 = Nu kan iedereen het schudden narekenen en vergelijken. Je pagina doet dat na elke partij.
web-fair-limits = Wat dit niet bewijst: de server deelt, dus hij kent alle kaarten. En als geen speler een getal toevoegt, heeft de server in zijn eentje gekozen.
web-fair-check = Een verslag controleren
web-fair-check-text = Plak een verslag of open een .red7-bestand. De verdeling wordt op deze pagina gecontroleerd, zonder server.
web-fair-text = Het verslag
web-fair-file = Bestand openen
web-fair-go = Verdeling controleren
web-fair-turns = Laat de server ook de beurten controleren
web-fair-good = { $rounds ->
    [one] De verdeling klopt.
   *[other] Alle { $rounds } verdelingen kloppen.
}
web-fair-secrets = { $count ->
    [0] Geen speler voegde een getal toe.
    [one] Eén speler voegde een getal toe.
   *[other] { $count } spelers voegden getallen toe.
}
web-fair-seen = Deze browser deed mee, en alles wat hij zag, klopt met het verslag.
web-fair-bad = Dit verslag klopt niet.
web-fair-turns-good = De server bevestigt alle beurten, punten en de uitslag.
web-fair-turns-bad = De server vond fouten.
web-fair-no-record = Dit is geen verslag: het hoort te beginnen met “Red7-Record: 1”.

## Rules

web-rules-title = De spelregels
web-rules-goal = Het doel
web-rules-goal-text = Blijf als laatste over in de ronde. Aan het einde van elk van je beurten moet je voorstaan volgens de regel van de aflegstapel. Zo niet, dan lig je eruit.
web-rules-cards = De kaarten
web-rules-cards-text = 49 kaarten: de cijfers 1 tot en met 7 in zeven kleuren. Het hogere cijfer wint. Bij gelijke cijfers wint de kleur die dichter bij rood staat, in deze volgorde:
web-rules-cards-example = De rode 6 verslaat de oranje 6, en beide verslaan elke 5.
web-rules-setup = Voorbereiding
web-rules-setup-text = Iedereen krijgt zeven kaarten, en één open kaart om het palet mee te beginnen. De aflegstapel begint rood. Wie de hoogste kaart in het palet heeft, staat voor, en de volgende speler begint.
web-rules-turn = Je beurt
web-rules-turn-text = Kies een van deze mogelijkheden:
web-rules-turn-1 = een kaart uit je hand op je palet spelen
web-rules-turn-2 = een kaart uit je hand op de aflegstapel leggen: die kleur is de nieuwe regel
web-rules-turn-3 = allebei, in die volgorde
web-rules-turn-4 = niets doen, en eruit liggen
web-rules-turn-end = Daarna moet je voorstaan. Wie aan het begin van een beurt geen kaarten in de hand heeft, ligt eruit. Wie overblijft, wint de ronde.
web-rules-seven = De zeven regels
web-rules-seven-text = Je staat voor als je palet meer kaarten heeft die aan de regel voldoen dan elk ander. Bij een gelijke stand beslist de hoogste van die kaarten.
web-rules-rule = { $color ->
    [red] De hoogste kaart staat voor.
    [orange] De meeste kaarten van hetzelfde cijfer staan voor.
    [yellow] De meeste kaarten in één kleur staan voor.
    [green] De meeste even kaarten staan voor: 2, 4 en 6.
    [blue] De meeste kaarten in verschillende kleuren staan voor. Van elke kleur telt alleen de hoogste kaart.
    [indigo] De langste straat van opeenvolgende cijfers staat voor. Elk cijfer telt één keer, en na de 7 komt geen 1.
   *[violet] De meeste kaarten lager dan 4 staan voor: 1, 2 en 3.
}
web-rules-counts = Deze kaarten tellen:
web-rules-two-sets = Twee even grote series: die met de hoogste kaart telt.
web-rules-nobody = Zonder kaart die aan de regel voldoet, sta je niet voor.
web-rules-draw = Trekken
web-rules-draw-text = Leg je een kaart af met een cijfer dat hoger is dan het aantal kaarten in je palet, dan mag je er een trekken. Je kunt die niet in dezelfde beurt spelen.
web-rules-scoring = Punten
web-rules-scoring-text = Wie de ronde wint, houdt de kaarten uit het eigen palet die volgens de regel tellen; elke kaart is het cijfer waard dat erop staat. Alle andere kaarten worden geschud voor de volgende ronde.
web-rules-scoring-end = { $target ->
    [true] De partij eindigt als iemand 40 punten heeft (35 met drie spelers, 30 met vier), of als er te weinig kaarten zijn voor nog een ronde. Wie de meeste punten heeft, wint.
   *[false] De partij eindigt als er te weinig kaarten zijn voor nog een ronde. Wie de meeste punten heeft, wint.
}
web-rules-actions = Acties
web-rules-actions-text = Oneven kaarten hebben een actie als je ze uit je hand op je palet speelt. Die moet je uitvoeren, als het kan.
web-rules-action-1 = Neem een kaart uit een ander palet en leg die gedekt op de gedekte stapel.
web-rules-action-1-limit = { $edition ->
    [first] Nooit de enige kaart van een speler.
   *[other] Niet van een speler met minder kaarten in het palet dan jij (je 1 meegeteld).
}
web-rules-action-3 = Trek een kaart. Die mag je in dezelfde beurt nog afleggen.
web-rules-action-5 = Speel nog een kaart op je palet. Heeft die een actie, voer die dan ook uit.
web-rules-action-7 = { $edition ->
    [first] Verplaats een andere kaart uit je palet naar de aflegstapel.
   *[other] Verplaats een kaart uit je palet, ook de 7 zelf, naar de aflegstapel of gedekt naar de gedekte stapel.
}
web-rules-after = Na de acties mag je nog een kaart op de aflegstapel leggen.
web-rules-contents = Inhoud
web-rules-edition = Bijzonder aan deze editie
web-rules-special = { $edition ->
    [es-ar] Je mag geen kaart op je palet spelen als je daarna niet voorstaat, behalve als je met een 3 een kaart hebt getrokken.
   *[es-13] Je mag een kaart afleggen, ook als je daarna niet voorstaat: je ligt eruit, en de nieuwe regel blijft.
}
web-rules-special-actions = { $edition ->
    [first] Een 1 moet een kaart nemen, ook als je niet kunt voorstaan. Legt een 7 een kaart op de aflegstapel, dan moet je meteen voorstaan.
    [intl-12] Een 1 waarmee je niet kunt voorstaan, neemt niets. Legt een 7 een kaart op de aflegstapel, dan moet je meteen voorstaan.
   *[other] Een 1 of een 7 mag je alleen spelen als je aan het einde van je beurt kunt voorstaan.
}
web-rules-play = Genoeg gelezen: spelen
web-rules-length = { $edition ->
    [es-13] Voor twee tot vier spelers. Een partij duurt 5 tot 30 minuten.
    [nl-2016] Voor twee tot vier spelers.
   *[other] Voor twee tot vier spelers. Een partij duurt 5 tot 10 minuten.
}
web-rules-first = { $edition ->
    [es-13] Speel na een paar partijen ook met trekken en punten: het boekje beveelt het aan. In de eerste partijen wil het de twee kaarten over wie er voorstaat bij de hand hebben; hier zegt de tafel het je altijd.
    [nl-2016] Speel na een paar partijen ook met trekken en punten: het boekje beveelt het aan. Spreek vooraf af of je met acties speelt; die zijn voor experts. In de eerste partijen wil het de twee kaarten over wie er voorstaat op tafel hebben; hier zegt de tafel het je altijd.
   *[other] Speel na een paar partijen ook met trekken en punten. Acties zijn bedoeld voor ervaren spelers.
}
web-rules-discard = Je mag alleen afleggen als je daarna voorstaat.
web-rules-draw-empty = Van een lege stapel wordt niets getrokken.
web-rules-draw-seven = Voor een kaart die een 7 op de aflegstapel legt, trek je geen kaart.
web-rules-variant = Een variant gaat door tot iemand 40 punten heeft (35 met drie spelers, 30 met vier). Zijn er te weinig kaarten voor nog een ronde, dan worden ieders punten genoteerd en alle kaarten geschud.
web-rules-at-once = Legt een 7 een kaart op de aflegstapel, dan moet je meteen voorstaan.
web-rules-readings = Wat dit boekje openlaat
web-rules-reading = { $reading ->
    [seven-draw] Het zegt niet of je een kaart mag trekken voor een kaart die een 7 op de aflegstapel legt. Hier mag dat niet, zoals in de latere boekjes.
    [order] Het zegt niet of je eerst speelt of eerst aflegt. Hier speel je eerst, zoals in alle andere boekjes.
    [target] Het zegt niet wanneer de punten met de puntengrens van de variant worden vergeleken. Hier gebeurt dat na elke ronde. Voor een nieuwe partij kun je kiezen dat het pas gebeurt als er te weinig kaarten zijn.
    [three] Het zegt niet of je je beurt mag eindigen zonder voor te staan nadat je met een 3 hebt getrokken. Hier mag dat, en je ligt eruit.
    [must-lead] Waar een 1 of een 7 alleen mag als je aan het einde van je beurt kunt voorstaan, moet je hier dan echt voorstaan. De woorden kunnen ook betekenen dat kunnen genoeg is.
    [losing-discard] Het verbiedt niet om een kaart af te leggen waarna je niet voorstaat. Hier lig je er dan uit, en de nieuwe regel blijft.
    [short] Er zijn hier te weinig kaarten als er geen acht voor elke speler zijn: een hand en een kaart voor het palet. De woorden kunnen ook zeven betekenen.
    [blue] Het zegt niet welke kaart van elke kleur de winnaar bij blauw houdt. Hier is dat de hoogste.
   *[after-seven] Het zegt niet of je na een 7 nog mag afleggen. Hier mag dat.
}

## Pages that are not there

web-missing-title = Hier is niets
web-missing-text = Misschien is het adres verkeerd geschreven, of is de pagina verhuisd.
web-missing-home = Terug naar de startpagina


## The table screen; $who is "you" or a player’s name

web-t-card = { $color ->
    [red] rode
    [yellow] gele
    [green] groene
    [blue] blauwe
    [violet] paarse
   *[other] { COLOR($color) }
} { $number }
web-t-card-the = de { web-t-card }
web-t-home = Red7, startpagina
web-t-round = Ronde { $round }
web-t-your-turn = Jouw beurt
web-t-turn-of = { $who } is aan de beurt
web-t-round-over = Ronde afgelopen
web-t-match-over = Partij afgelopen
web-t-connection-connecting = Verbinden…
web-t-connection-lost = Verbinding verbroken. Je spel is veilig: de tafel komt vanzelf terug.
web-t-settings = Instellingen
web-t-close = Sluiten
web-t-side = Verloop en kaarten
web-t-leave = Tafel verlaten
web-t-leave-trial = Terug
web-t-leave-sure = De tafel verlaten?
web-t-leave-alone = De partij eindigt hier, en je kunt er niet mee verdergaan.
web-t-leave-gives-up = { $players ->
    [2] Je geeft de partij op, en de ander wint.
   *[other] Je geeft de partij op: ze telt voor jou als verloren, en een computer speelt je plaats uit.
}
web-t-gave-up = Je hebt de partij opgegeven: een computer speelt je plaats uit.
web-t-person = { $name }: dempen of blokkeren
web-t-person-choice = { $value ->
    [muted] Dempen
    [blocked] Blokkeren
   *[none] Geen van beide
}
web-t-person-about = { $value ->
    [muted] Je ziet de kreten van deze persoon niet.
    [blocked] Jullie zien elkaars kreten niet, en een snelle partij zet jullie niet bij elkaar.
   *[none] Je ziet de kreten van deze persoon.
}
web-t-stop-watching = Niet meer meekijken
web-t-person-is = { $relation ->
    [muted] gedempt
   *[blocked] geblokkeerd
}
web-settings-company = Gedempte en geblokkeerde mensen
web-settings-company-none = Niemand. Druk aan een tafel op een gezicht om iemand te dempen of te blokkeren.
web-settings-company-undo = { $relation ->
    [muted] { $name } niet meer dempen
   *[blocked] { $name } niet meer blokkeren
}
web-t-rivals = De andere spelers
web-t-rules = De zeven regels, en wie bij elke regel zou voorstaan
web-t-rule-named = { COLOR($color) }: { $rule }
web-t-round-rule = { web-t-round }. { $rule }
web-t-rule-tile = { COLOR($color) }, { $rule }: { $leader }
web-t-nobody = niemand
web-t-leads = staat voor
web-t-you-lead = Je staat voor
web-t-before = Vóór deze beurt
web-t-would = Met deze beurt
web-t-would-why = Met deze beurt: { $why }
web-t-canvas-and-deck = Aflegstapel en gedekte stapel
web-t-deck = { $cards ->
    [0] De gedekte stapel is leeg
    [one] { $cards } kaart in de gedekte stapel
   *[other] { $cards } kaarten in de gedekte stapel
}
web-t-deck-top = bovenop
web-t-out = eruit
web-t-left = heeft de tafel verlaten
web-t-away = is weg
web-t-stands-in = een computer heeft het overgenomen ({ $level })
web-t-helped = { $times ->
    [one] heeft een tip gebruikt
   *[other] heeft { $times } tips gebruikt
}
web-t-let-bot-play = Laat een computer verderspelen
web-t-come-back = Terugkomen
web-t-open-rival = Het palet van { $who }
web-t-hand-size = { $cards ->
    [one] { $cards } kaart in de hand
   *[other] { $cards } kaarten in de hand
}
web-t-known = Zeker in deze hand: { $cards }
web-t-open-hand = In deze hand: { $cards }
web-t-open-hands = De handen van de anderen
web-t-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pt
}
web-t-time-left = Resterende tijd
web-t-your-palette = Je palet
web-t-palette-of = { $who ->
    [you] Je palet
   *[other] Palet van { $who }
}
web-t-palette-out = { $who ->
    [you] Je ligt eruit: je palet is omgedraaid
   *[other] { $who } ligt eruit: het palet is omgedraaid
}
web-t-palette-card = { $card }{ $counts ->
    [yes] , telt
   *[no] { "" }
}{ $fresh ->
    [yes] , net gespeeld
   *[no] { "" }
}
web-t-your-hand = Je hand
web-t-hand-empty = Geen kaarten meer
web-t-hand-card = { $card }{ $drawn ->
    [yes] , net getrokken
   *[no] { "" }
}{ $dim ->
    [yes] , nu niet speelbaar
    [keeps] , houdt je erin
    [joins] , houdt je erin met een andere kaart
    [luck] , houdt je er met geluk in
   *[no] { "" }
}
web-t-sort-number = Op cijfer
web-t-sort-color = Op kleur

# Where a card goes
web-t-to-palette = Op je palet
web-t-to-canvas = Op de aflegstapel
web-t-to-deck = Op de gedekte stapel
web-t-to-palette-card = Speel { $card } op je palet
web-t-to-canvas-card = Leg { $card } op de aflegstapel
web-t-to-deck-card = Leg { $card } op de gedekte stapel
web-t-where = Waar gaat { $card } heen?
web-t-put-back = Deze kaart terugleggen
web-t-step-draw = Trek een kaart
web-t-step-take = { $who ->
    [you] legt
   *[other] legt
} { $card } op de gedekte stapel
web-t-takes-nothing = { $card } (neemt niets)

# The staged turn
web-t-your-turn-label = Je beurt
web-t-staged = Je beurt tot nu toe
web-t-undo = Ongedaan maken
web-t-hint = Tip
web-t-skip = Overslaan
web-t-replay = Deze beurt nog eens tonen
web-t-review = Wat er sinds je laatste beurt gebeurde
web-t-review-place = Moment { $place } van { $count }
web-t-review-back = Eén moment terug
web-t-review-on = Eén moment verder
web-t-sending = Je beurt wordt verstuurd…
web-t-watching = Je kijkt mee.
web-t-waiting = { $who ->
    [you] Jouw beurt
   *[other] { $who } is aan de beurt.
}
web-t-you-are-out = Je ligt uit deze ronde. Blijf kijken hoe het afloopt.
web-t-you-look-on = Je bent deze ronde uit. Nu zie je alle handen.
web-t-prompt-in = Sta aan het eind voor: palet, aflegstapel of allebei.
web-t-prompt-gamble = Alleen geluk kan je nog redden: speel een 3.
web-t-prompt-out = Niets houdt je erin: zit de anderen dwars, of stop.
web-t-prompt-reveal = De 3 trekt een kaart. Daarna kun je niet meer terug.
web-t-prompt-take = De 1 legt een kaart uit een ander palet op de gedekte stapel: kies er een.
web-t-prompt-tuck = De 7 verplaatst een kaart uit je palet: kies er een.
web-t-prompt-follow = Speel nog een kaart op je palet voor de 5.
web-t-prompt-draw = Voor deze afgelegde kaart mag je er een trekken.
web-t-prompt-discard = Je mag nog een kaart op de aflegstapel leggen.
web-t-prompt-must-discard = Leg nu een kaart op de aflegstapel om voor te staan.
web-t-prompt-whole = Je beurt is klaar.
web-t-end-none = Einde beurt
web-t-end-lead = Einde: je staat voor
web-t-end-win = Einde: je wint de ronde
web-t-end-out = Einde: je ligt eruit
web-t-end-nothing = Niets doen: je ligt eruit
web-t-end-reveal = Trek de kaart
web-t-end-draw = Trek: je staat voor
web-t-end-draw-win = Trek en win de ronde
web-t-end-no-draw = Niet trekken: je staat voor
web-t-mine-out = Je bent uit deze ronde gevallen.
web-t-sure-title = Uit de ronde stappen?
web-t-sure-out = Als je je beurt zo beëindigt, sta je niet voor en lig je uit deze ronde.
web-t-sure-nothing = Als je niets doet, lig je uit deze ronde.
web-t-sure-no = Doorspelen
web-t-sure-yes = Ja, ik stap eruit
web-t-again = Herhaling
web-t-again-turn = Je ziet de laatste beurt nog eens.
web-t-again-end = Terug naar nu

# The end of a round or match
web-t-end-label = De uitslag
web-t-cause-gave-up = { $who ->
    [you] Het lukte je niet om voor te staan, of je wilde het niet.
   *[other] Het lukte { $who } niet om voor te staan, of het hoefde niet.
}
web-t-cause-not-leading = { $who ->
    [you] Je stond aan het einde van je beurt niet voor.
   *[other] { $who } stond aan het einde van de beurt niet voor.
}
web-t-cause-time = { $who ->
    [you] Je tijd was om.
   *[other] { $who } had geen tijd meer.
}
web-t-cause-left = { $who ->
    [you] Die is dus voor jou.
   *[other] Die is dus voor { $who }.
}
web-t-walkover = { $who ->
    [you] Je hebt de partij verlaten.
   *[other] { $who } heeft de partij verlaten.
}
web-t-walkover-seat = Als je nog eens speelt, is de plaats vrij voor iemand anders.
web-t-lost-cause = In je laatste beurt had niets je erin kunnen houden.
web-t-out-turn = eruit in beurt { $turn }
web-t-next-round = Volgende ronde
web-t-rematch = Nog een keer
web-t-rematch-asked = Wachten op de anderen…
web-t-rematch-others = { $count ->
    [one] { $names } wil nog een keer spelen.
   *[other] { $names } willen nog een keer spelen.
}
web-t-missed = Wat had ik kunnen spelen?
web-t-missed-turn = Wat had ik in beurt { $turn } kunnen spelen?
web-t-missed-short = Betere zetten?
web-t-new-game = Nieuwe partij
web-t-record = Verslag bewaren
web-t-next-in = De volgende ronde begint over { $time }.
web-t-hold = Wacht even
web-t-hold-off = Ik heb gekeken
web-t-holding = De volgende ronde wacht op je, hoogstens { $time }.
web-t-held-by = { $name } wil nog even kijken: hoogstens { $time }.
web-t-rematch-in = Nog { $time } om te antwoorden. Je plaats blijft van jou.
web-t-time-up-bot = Je tijd was om, dus speelt een computer voor je. Kom terug wanneer je wilt.
web-t-time-up-out = Je tijd was om, dus ben je deze ronde uit. Blijf kijken hoe ze afloopt.
web-t-bot-plays = Een computer speelt voor je. Kom terug wanneer je wilt.
web-t-painting = Het voltooide schilderij, ingelijst en gesigneerd
web-t-picture = Schilderij bewaren
web-t-picture-share = Delen
web-t-picture-save = Opslaan als { $kind }
web-t-picture-sign = Je naam, voor de handtekening
web-t-picture-unsigned = Schilderij signeren en bewaren
web-t-picture-against = tegen { $names }
web-t-cause-could-not = { $who ->
    [you] Met geen enkele zet zou je voorstaan.
   *[other] Met geen enkele zet zou { $who } voorstaan.
}
web-t-cause-would-not = { $who ->
    [you] Je had voor kunnen staan, maar deed het niet.
   *[other] { $who } had voor kunnen staan, maar deed het niet.
}

# Help
web-t-hints-now = Wat je kunt spelen
web-t-hints-missed = Wat je had kunnen spelen
web-t-hints-turn = Beurt { $turn }: { $played }
web-t-hints-mine = jouw beurt
web-t-hints-marked = Iedereen aan tafel ziet dat je om een tip hebt gevraagd.
web-t-hints-thinking = Er worden veel verdelingen geprobeerd…
web-t-hints-more = { $count ->
    [one] Toon nog één zet
   *[other] Toon nog { $count } zetten
}
web-t-hints-stage = Zo klaarleggen
web-t-chance = { $chance }% kans op de ronde
web-t-chance-about = ongeveer { $chance }% kans op de ronde
web-t-review-turn = Beurt { $turn } en wat volgde
web-t-review-before = Voor je beurt { $turn }
web-t-hints-progress = Je beurten worden bekeken: { $done } van { $count }…
web-t-hints-compared = Je had { $chance }% kans om de ronde te winnen; de beste beurt had { $best }%.
web-t-hints-was-best = Je koos de beste beurt: { $chance }% kans om de ronde te winnen.
web-t-hints-fold = Toon de tafel
web-t-hints-unfold = Toon de beurten
web-t-own-turns = Jouw beurten in deze ronde
web-t-own-turn = Beurt { $turn }: { $chance }%, op zijn best { $best }%
web-t-own-turn-decided = duurste
web-t-fate-in = blijft erin
web-t-fate-gamble = een gok
web-t-fate-out = ligt eruit
web-t-outlook = { $outlook ->
    [bold] Een gewaagde poging
    [small] Een kleine kans
    [open] Alles is nog open
    [good] Een goede kans
   *[won] Zo goed als gewonnen
}
web-t-hint-best = beste

# The side
web-t-scores = Punten
web-t-scores-to = Punten: { $target } om te winnen
web-t-log = De beurten tot nu toe
web-t-log-jump = Ga naar een ronde
web-t-log-empty = Er heeft nog niemand gespeeld.
web-t-unseen = { $cards ->
    [one] Eén ongeziene kaart
   *[other] { $cards } ongeziene kaarten
}
web-t-match = Deze partij
web-t-watchers = Toeschouwers
web-t-react = Zeg iets
web-t-react-hello = Hallo!
web-t-react-thanks = Dank je!
web-t-react-well-played = Goed gespeeld!
web-t-react-wow = Wauw!
web-t-react-oops = Oeps!
web-t-react-thinking = Even denken…
web-t-react-hurry = Ben je er nog?
web-t-react-good-game = Mooie partij!

# One device for all
web-t-over-title = Geef door aan { $name }
web-t-over-why = De handen zijn verborgen. Alleen { $name } mag nu naar het scherm kijken.
web-t-over-take = Ik ben { $name }: toon mijn kaarten

# Keys
web-t-keys = Sneltoetsen
web-t-key-card = een kaart oppakken met letter en cijfer
web-t-key-palette = op je palet spelen
web-t-key-canvas = op de aflegstapel leggen
web-t-key-take = met een 1: de kaart op de gedekte stapel leggen
web-t-key-x = met een 7: de kaart naar de aflegstapel verplaatsen
web-t-key-d = met een 7: de kaart naar de gedekte stapel verplaatsen
web-t-key-draw = een kaart trekken en de beurt beëindigen
web-t-key-end = op de grote knop drukken
web-t-key-undo = terugnemen
web-t-key-hint = om een tip vragen
web-t-key-log = het verloop openen of sluiten
web-t-key-arrows = van kaart naar kaart
web-t-key-escape = de kaart terugleggen
web-t-key-keys = de sneltoetsen tonen

## Said aloud
web-t-told-joined = { $name } heeft plaatsgenomen.
web-t-told-left = { $name } heeft de tafel verlaten.
web-t-told-word = { $name }: { $word }
web-t-told-time = Nog tien seconden.
web-t-told-time-up = Je tijd is om.
web-t-connection-open = Weer verbonden.
web-t-waiting-label = Wie er aan de beurt is

## Characters

web-settings-remarks = Wat computerspelers zeggen
web-settings-remarks-choice = { $value ->
    [on] tonen
   *[off] verbergen
}
web-remark-hello = { $level ->
    [beginner] Hoi! Is dit mijn eerste keer? Ik denk het wel!
    [casual] Leuk je te zien. Eerst thee, dan kaarten.
    [skilled] Fijn om weer eens te spelen.
    [expert] Eens zien wat je kunt.
   *[master] Welkom in mijn atelier.
}
web-remark-lead = { $level ->
    [beginner] Kijk, dat heb ik geschilderd!
    [casual] Die kleur staat me goed.
    [skilled] Die had ik al klaarliggen.
    [expert] Nu mag jij je zorgen maken.
   *[master] Precies zoals op mijn schets.
}
web-remark-out = { $level ->
    [beginner] Oeps! Ik lig eruit.
    [casual] Nou ja, ik lig eruit.
    [skilled] Terecht, ik lig eruit.
    [expert] Dat had ik moeten zien.
   *[master] Prachtig gedaan. Ik lig eruit.
}
web-remark-won = { $level ->
    [beginner] Gewonnen? Ik heb echt gewonnen!
    [casual] Dat was leuk!
    [skilled] Alles viel op zijn plek.
    [expert] Zoals gepland.
   *[master] Het schilderij is klaar.
}
web-remark-lost = { $level ->
    [beginner] Wauw, wat ben jij goed!
    [casual] Goed gespeeld! Nog een keer?
    [skilled] Goed gespeeld. Ik heb iets geleerd.
    [expert] Die heb je verdiend.
   *[master] Bravo. Mooi werk.
}
web-face-title = Gezicht
web-lobby-invites = { $name } nodigt je uit
web-t-wins = Gewonnen partijen aan deze tafel: { $each }
web-t-wins-of = { $who } { $wins }
web-t-tally = { $wins ->
    [one] één partij hier gewonnen
   *[other] { $wins } partijen hier gewonnen
}
web-t-rivalry-all = { $who ->
    [you] Alle { $matches } partijen zijn voor jou. Genade!
   *[other] Alle { $matches } partijen zijn voor { $who }. Tijd voor revanche!
}
web-t-rivalry-even = Gelijke stand! Voor wie is de volgende?
web-t-rivalry-ahead = { $who ->
    [you] En je hebt één partij voorsprong.
   *[other] { $who } heeft nu één partij voorsprong.
}
web-t-rivalry-first = { $who ->
    [you] Je eerste zege aan deze tafel!
   *[other] De eerste zege van { $who } aan deze tafel!
}
web-t-rivalry-pigments = { $who ->
    [you] Zeven zeges: al je kleuren zijn er!
   *[other] Zeven zeges: alle kleuren zijn er voor { $who }!
}
web-home-newcomer = Ik heb nog nooit gespeeld
web-home-newcomer-about = Een ronde met uitleg aan de echte tafel: elke beurt iets nieuws, met Pip tegenover je.
web-matches-yours = jij bent aan de beurt
web-matches-turn = { $name } is aan de beurt
web-matches-leave = Verlaten
web-matches-leave-sure = Echt verlaten?
web-matches-give-up-sure = Opgeven en verliezen?
web-matches-gave-up = { $name } heeft opgegeven
web-matches-you-gave-up = je hebt opgegeven
web-face = { $face ->
    [fox] vos
    [cat] kat
    [owl] uil
    [bear] beer
    [rabbit] konijn
    [frog] kikker
    [panda] panda
    [mouse] muis
    [penguin] pinguïn
    [lion] leeuw
    [koala] koala
    [hen] kip
   *[none] de eerste letter van je naam
}

## The turn in danger

web-t-prompt-loses = Met deze zet lig je eruit, met een andere niet: ga terug.
web-t-prompt-lost = Geen zet houdt je erin: de ronde is verloren.
web-t-prompt-over = Nu kan niets je er nog in houden.
web-t-prompt-draw-back = Trek je nu, dan krijg je { $card } terug.
web-t-drew-then = Je trok { $card }. { $next }
web-t-nothing-then = De 1 neemt niets. { $next }
web-t-sure-other = Met een andere zet blijf je erin.
web-t-why-deck = Alleen een 1 of een 7 legt een kaart op de gedekte stapel.
web-t-why-one = Je kaart voor deze beurt heb je al gespeeld.
web-t-makes-rule = Op de aflegstapel wordt de regel “{ $rule }”.
web-t-mark-keeps = Houdt je erin.
web-t-mark-joins = Houdt je erin met een tweede kaart.
web-t-mark-luck = Houdt je er met geluk in.
web-t-legend-keeps = houdt je erin
web-t-legend-joins = met een tweede kaart
web-t-legend-luck = met geluk
web-t-legend-drawn = net getrokken
web-t-hints-off = Tips staan uit. Zet ze aan, dan zie je de beste zetten wanneer je erom vraagt.
web-t-hints-on = Tips aanzetten
web-t-hints-none = Aan deze tafel zijn er geen tips.
web-t-ready = Klaar voor als je aan de beurt bent.
web-t-ready-label = Je volgende beurt
web-t-ready-would = Als je nu aan de beurt was
web-t-ready-why = { web-t-ready-would }: { $why }
web-t-ready-changed = Er is iets veranderd op tafel: niet alles wat je klaar had liggen, kan nog.
web-t-away-waited = { $minutes ->
    [0] { $name } is weg.
    [one] { $name } is weg. Je wacht al een minuut.
   *[other] { $name } is weg. Je wacht al { $minutes } minuten.
}
web-t-away-soon = Over { $time } kun je een computer laten verderspelen.
web-t-away-clock = { $timeout ->
    [out] Over { $time } is { $name } deze ronde uit.
   *[bot] Over { $time } speelt een computer verder.
}
web-t-told-stood-in = Een computer speelt voor { $name }.
web-t-turn-stood-in = gespeeld door een computer
web-t-end-stood-in = Een computer heeft een deel van deze beurten voor je gespeeld.
web-t-told-gave-up = { $name } is weg. Een computer speelt verder.
web-home-left = Je hebt de partij met { $names } verlaten. Ze telt als verloren.
web-home-resume-with = Een partij met { $names } wacht op je

## A match looked at again

web-replay-title = Terugkijken
web-replay-look = Terugkijken
web-replay-gone = Een partij kan worden teruggekeken door wie haar speelde, en door iedereen als de tafel voor iedereen open was.
web-replay-open = Alle handen open
web-replay-turns = Beurten
web-replay-seat = Gezien door
web-replay-seat-own = { $name } (jij)
web-replay-seat-none = De hele tafel
web-replay-hand-of = Hand van { $who }
web-replay-steps = Stap voor stap door de partij
web-replay-dealt = De gedeelde kaarten
web-replay-turn = Beurt { $turn }
web-replay-before = Vóór beurt { $turn }
web-replay-won = { $who ->
    [you] Je wint de ronde
   *[other] { $who } wint de ronde
}
web-replay-first = Naar het begin
web-replay-back = Eén beurt terug
web-replay-play = Afspelen
web-replay-pause = Pauzeren
web-replay-next = Eén beurt verder
web-replay-last = Naar het einde
web-replay-copy = Link naar deze beurt kopiëren
web-replay-link = Link
web-replay-copied = De link is gekopieerd
web-review-title = Bespreking
web-review-start = Partij bespreken
web-review-progress = De beurten worden bekeken: { $done } van { $count }
web-review-worst = { $who ->
    [you] Je duurste beurt: beurt { $place }, { $chance }% kans op de ronde in plaats van { $best }%
   *[other] De duurste beurt van { $who }: beurt { $place }, { $chance }% kans op de ronde in plaats van { $best }%
}
web-review-no-worst = { $who ->
    [you] Je hebt niets weggegeven.
   *[other] { $who } heeft niets weggegeven.
}
web-review-decided = { $who ->
    [you] Vanaf beurt { $place } was jouw winst zeker
   *[other] Vanaf beurt { $place } was { $who } zeker van de winst
}
web-review-accuracy = Nauwkeurigheid van 100: { $list }
web-review-chance = { $who ->
    [you] Je hebt { $chance }% kans op de ronde
   *[other] { $who } heeft { $chance }% kans op de ronde
}
web-review-better = Beter, met { $chance }%: { $turn }
web-t-better = Beter: { $turn }
web-review-good = goed
web-review-inaccurate = onnauwkeurig
web-review-losing = blunder
web-review-forced = geen keuze
web-review-knew = { $who ->
    [you] jij, naar wat je wist
   *[other] { $who }, naar eigen kennis
}
web-review-open = met open handen
web-review-others = { $count ->
    [one] { $who }, naar de eigen kaarten
   *[other] ieder van de anderen, naar de eigen kaarten
}
web-review-curve = { $who ->
    [you] Je kans om de ronde te winnen na elke beurt; { $chance }% aan het einde
   *[other] De kans van { $who } om de ronde te winnen na elke beurt; { $chance }% aan het einde
}
web-review-no-cards = { $who ->
    [you] Je ligt eruit, zonder kaarten in de hand.
   *[other] { $who } ligt eruit, zonder kaarten in de hand.
}
web-review-saving = { $who ->
    [you] Hiermee was je erin gebleven:
   *[other] Hiermee was { $who } erin gebleven:
}
web-review-luck = Alleen geluk had geholpen, met { $chance }%: { $turn } De getrokken kaart was { $card } geweest.
web-review-lost = Geen enkele beurt had dat veranderd.
web-records-title = Verslagen van elders
web-records-about = Breng een verslag mee om de partij terug te kijken. Niemand anders ziet het.
web-records-bring = Een .red7-bestand openen
web-records-drop = Verslag van { $names } verwijderen
web-review-try = Hier opnieuw proberen
web-review-try-task = Vind een betere beurt dan die gespeeld is.
web-review-try-again = Andere beurt proberen
web-review-try-back = Terug naar de partij
web-review-try-same = Dat is de gespeelde beurt: { $played }% kans op de ronde. De beste heeft { $best }%.
web-review-try-worse = Niet beter: { $chance } kans op de ronde, tegen { $played }% voor de gespeelde beurt. De beste heeft { $best }%.
web-review-try-better = Beter: { $chance } kans op de ronde in plaats van { $played }%. De beste beurt heeft { $best }%.
web-review-try-best = De beste beurt: { $chance }% kans op de ronde in plaats van { $played }%.
web-review-about = ongeveer { $chance }%
web-review-exact = { $chance }%
web-review-out = { $who ->
    [you] Met beurt { $place } lag je eruit
   *[other] Met beurt { $place } lag { $who } eruit
}
web-review-led = { $who ->
    [you] Je stond voor tot beurt { $place }: { $turn }
   *[other] { $who } stond voor tot beurt { $place }: { $turn }
}
web-review-waits = De bespreking gaat vanzelf verder zodra er plek is.
web-review-place = { $turn } (ronde { $round })
web-review-so-far = { $words } (tot nu toe)
web-review-slow = De server heeft nu veel te bedenken. De bespreking gaat vanzelf verder; je kunt ook later terugkomen, want wat klaar is blijft bewaard.

## The analysis board, and matches with chosen cards

web-analysis-title = Analyse
web-analysis-place-hand = Hand, { $seat }
web-analysis-place-palette = Palet, { $seat }
web-analysis-place-deck = Gedekte stapel
web-analysis-place-pile = Aflegstapel
web-analysis-cards = Alle kaarten
web-analysis-card = { $card }: { $place }
web-analysis-rule = Geldende regel
web-analysis-turn = Aan de beurt
web-analysis-turn-of = Aan de beurt: { $name }
web-analysis-out-of = Eruit: { $name }
web-analysis-rules = Spelers, editie, opties
web-analysis-go = Analyseren
web-analysis-clear = Tafel leegmaken
web-analysis-findings = Resultaat
web-analysis-line = Met open handen
web-analysis-winner = { $who } wint als iedereen alle kaarten kent.
web-analysis-unknown = Het duurt te lang om te vinden wie wint.
web-analysis-turns = { $who }: mogelijke beurten
web-analysis-turns-about = De kansen op de ronde, naar wat deze plaats weet: andere handen en de gedekte stapel zijn verborgen.
web-analysis-seat = Jouw plaats
web-analysis-level = Computerspelers
web-analysis-play = Vanaf hier spelen
web-analysis-palette = Palet
web-analysis-hand = Hand
web-analysis-deck = Stapel
web-analysis-place-canvas = Aflegstapel
web-analysis-place-scored = Puntenstapel
web-analysis-away = Druk nog eens om de kaart weg te leggen
web-analysis-tray = Kaarten
web-analysis-how = Kies een plek en dan de kaarten die daar liggen, of sleep ze. Wie onder elke regel voorstaat zie je meteen; ‘Analyseren’ vindt wat er te spelen is.
web-analysis-example = Een voorbeeld tonen
web-analysis-line-about = Druk op een beurt om die op het bord te zien.
web-analysis-back = Terug naar de stelling
web-analysis-key-palette = kaarten gaan naar het palet van een plaats
web-analysis-key-hand = kaarten gaan naar de hand van een plaats
web-analysis-key-canvas = kaarten gaan op de aflegstapel
web-analysis-key-deck = kaarten gaan op de gedekte stapel
web-analysis-key-card = leg er een kaart met letter en getal, of neem hem terug
web-analysis-key-arrows = van kaart naar kaart, van plek naar plek
web-analysis-key-go = analyseren, of stoppen
web-analysis-stop = Stoppen
web-analysis-on = Verdergaan
web-analysis-progress = Er worden veel verdelingen geprobeerd: stap { $done } van { $count }
web-analysis-stopped = Gestopt na stap { $done } van { $count }: de kansen zijn minder zeker.
web-analysis-whole = De analyse is klaar.
web-analysis-later = Nog niet bekeken.
web-analysis-waits = Het gaat vanzelf verder zodra er plek is.
web-replay-link-who = Alleen wie meespeelde kan de link openen, tenzij de tafel in de lijst met open tafels stond. Met het verslag kan iedereen de partij bekijken.
web-replay-private = Alleen wie meespeelde kan deze partij hier bekijken. Vraag een van hen om het verslag: daarmee kun jij haar ook bekijken, bij ‘Jouw partijen’.
web-branch-about = Een nieuwe tafel begint met de kaarten zoals ze nu liggen. De andere plaatsen zijn voor computerspelers, en het telt niet mee.
web-branch-from = Deze tafel begon bij een beurt van een andere partij en telt niet mee.
web-branch-back = Terug naar die beurt
web-replay-key-turn = een beurt terug of verder
web-replay-key-ends = naar het begin of het einde
web-replay-key-round = een ronde terug of verder
web-replay-key-play = afspelen of pauzeren
web-prepared = Gekozen kaarten: deze partij telt niet mee.
web-t-end-check = Deze beurt controleren
web-t-end-draw-check = Trekken en controleren
web-t-end-no-draw-check = Zonder trekken controleren
web-t-prompt-check = Stel een hele beurt samen en controleer die dan.
web-home-puzzles = Puzzels
web-home-puzzles-about = Vind die ene goede beurt
web-home-day = Deling van de dag
web-home-day-about = Voor iedereen dezelfde kaarten
web-day-look = Hoe het anderen verging
web-day-counts = Deling van de dag: deze poging telt, met streepjes maar zonder hints
web-day-practice = Oefening: telt niet mee.
web-t-leave-counted = Je poging telt en wacht op je: je kunt ermee doorgaan.
web-analysis-puzzle = Terug naar de puzzel
web-device-loading = Het spel wordt op dit apparaat klaargezet …
web-device-elsewhere = Het spel is open in een ander tabblad van deze browser.
web-device-take-over = Hier verder spelen
web-device-first = Het hele spel is onderweg naar dit apparaat: { $size } MB, maar één keer. Daarna opent het meteen, ook zonder netwerk.
web-device-cut = Het spel is niet helemaal aangekomen: het netwerk lijkt weg te zijn. Er is niets verloren; probeer het opnieuw zodra het terug is.
web-device-stalled = Er komt al een tijdje niets meer. Is het netwerk er nog?
web-device-failed = Het spel werkt niet in deze browser. Neem een nieuwere, of sta deze pagina toe gegevens te bewaren.
web-device-alone = Hiervoor zijn andere mensen of een server nodig. Hier, op je eigen apparaat, speel je tegen de computer of geef je het apparaat door.

## Taking matches along in a file
web-archive-title = Je partijen in een bestand
web-archive-text = Alles wat op dit apparaat bewaard is, met lessen en puzzels. Met het bestand ga je elders verder: op een ander apparaat of op een server.
web-archive-save = In een bestand bewaren
web-archive-elsewhere = Partijen van een apparaat
web-archive-elsewhere-text = Heb je zonder netwerk gespeeld? Breng het bestand mee dat je daar hebt bewaard: elke partij wordt vanaf de eerste kaart gecontroleerd en als geïmporteerd aangegeven.
web-archive-bring = Een bewaard bestand openen
web-archive-progress = { $done } van { $all } …
web-archive-done = { $count ->
    [0] Er was niets nieuws bij.
    [one] Er is één tafel meegekomen.
   *[other] Er zijn { $count } tafels meegekomen.
}
web-archive-known = { $count ->
    [one] Eén was er al.
   *[other] { $count } waren er al.
}
web-archive-refused = { $count ->
    [one] Eén werd niet aangenomen:
   *[other] { $count } werden niet aangenomen:
}
web-archive-large = Dit bestand is te groot.
web-archive-documents = Je verslagen en je voortgang in lessen en puzzels zijn nu hier.
web-imported = Geïmporteerd

## The game on this device, and how it gets there
web-offline-part = Zonder netwerk
web-offline-text = Het hele spel op dit apparaat, eenmalig { $size } MB: tegen de computer of om de beurt op één apparaat, met tips, lessen en puzzels. Het gaat ook open als het netwerk of de server weg is.
web-offline-get = Offline beschikbaar maken
web-offline-progress = Wordt geladen: { $done } van { $all } MB …
web-offline-kept = Het staat op dit apparaat, neemt { $size } MB in en gaat zonder netwerk open.
web-offline-open = Op dit apparaat spelen
web-offline-remove = Van dit apparaat verwijderen
web-offline-removed = Het is verwijderd. Partijen die je op dit apparaat hebt gespeeld zijn er nog, als je het terughaalt.
web-offline-failed = Niet alles kon geladen worden, dus er is niets veranderd. Is er netwerk, en ruimte op dit apparaat?
web-offline-safe = Deze browser bewaart je partijen tot je ze wist.
web-offline-unsafe = Deze browser kan je partijen wissen als hij ruimte nodig heeft, in een privévenster bij het sluiten, en op iPhones en iPads na zeven dagen zonder bezoek, tenzij het spel op het beginscherm staat. Bewaar ze af en toe in een bestand.
web-offline-keep = De browser vragen ze te bewaren
web-offline-refused = Deze browser belooft dat nog niet. Vaak doet hij het zodra het spel op het beginscherm staat, of na een paar bezoeken.
web-offline-here = Je speelt op dit apparaat, zonder de server.
web-offline-server = Naar de server
