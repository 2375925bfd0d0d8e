# Dutch, for learning the game. Address: je and jij, never u; die rather than hij or zij for a player.
# Terms: palet, aflegstapel, gedekte stapel, hand, ronde, partij, verslag, editie, computerspeler; voorstaan (lead) is not winnen.
# Imperative: plain (Leg, Speel, Trek); buttons in the infinitive where they can be (Partij starten).
# Avoid: verder spelen in two words, a card in a variable without room for its article, words to type without quotes.

## The page

learn-title = Leren door te spelen
learn-intro = Telkens één kleinigheid, aan de echte tafel.
learn-progress = { $done } van { $count } gedaan
learn-done = gedaan
learn-again = Opnieuw proberen
learn-once-more = Nog een keer
learn-show = Laten zien
learn-finished = Alle lessen
learn-topic-cards = Kaarten vergelijken
learn-topic-rules = De zeven regels
learn-topic-turn = Jouw beurt
learn-topic-round = Een ronde
learn-topic-points = Trekken en punten
learn-topic-actions = Acties
learn-topic-booklets = Edities
learn-next-named = Verder: { $name }

## Lessons: what they are called, what is to be done, and what is said when it is

lesson-number = Eerst het cijfer
lesson-number-task = Rood vraagt om de hoogste kaart, en Y6 staat voor. Speel een hogere.
lesson-number-done = Ja! 7 is het hoogste cijfer. De kleur telt alleen bij gelijke cijfers.
lesson-color = Dan de kleur
lesson-color-task = G7 staat voor, en een 8 bestaat niet. Toch verslaat een van je kaarten die.
lesson-color-done = Klopt: bij gelijke cijfers is de kleur hoger die dichter bij rood ligt. O7 verslaat G7.
lesson-red = Rood: hoogste kaart
lesson-red-task = Pip heeft drie kaarten, maar bij rood telt alleen de beste: G7. Versla die.
lesson-red-done = Y7 verslaat G7, wat er verder ook ligt.
lesson-orange = Oranje: zelfde cijfer
lesson-orange-task = Oranje: de meeste kaarten van één cijfer. Pip heeft twee vijven. Zorg voor meer.
lesson-orange-done = Drie vieren verslaan twee vijven: eerst hoeveel, dan hoe hoog.
lesson-yellow = Geel: zelfde kleur
lesson-yellow-task = Geel: de meeste kaarten van één kleur. Pip heeft drie paarse. Kom voor te staan.
lesson-yellow-done = Drie tegen drie is gelijk, en jouw G7 is de hoogste kaart die telt.
lesson-green = Groen: even kaarten
lesson-green-task = Groen: de meeste even kaarten. Jullie hebben er elk een, maar die van Pip is hoger. Ga eroverheen.
lesson-green-done = Twee even kaarten verslaan er een. Oneven kaarten tellen niet.
lesson-blue = Blauw: verschillende kleuren
lesson-blue-task = Blauw: de meeste verschillende kleuren. Pip heeft er twee en jij ook. Ga eroverheen.
lesson-blue-done = Drie kleuren verslaan er twee. Hier is zelfs een 1 veel waard.
lesson-indigo = Indigo: langste straat
lesson-indigo-task = Indigo: de langste straat van cijfers. Pip heeft 4 5 6. Maak een langere.
lesson-indigo-done = 2 3 4 5: een straat van vier. Kleuren doen er in een straat niet toe.
lesson-violet = Paars: lager dan 4
lesson-violet-task = Paars: de meeste kaarten lager dan 4. Pip heeft R3, jij hebt Y3. Ga eroverheen.
lesson-violet-done = Twee kaarten lager dan 4 verslaan er een.
lesson-tie = Gelijke stand
lesson-tie-task = Groen. Pip heeft twee even kaarten, de hoogste is O6. Kom gelijk, en versla die.
lesson-tie-done = Twee tegen twee: de hoogste kaart die telt beslist, en R6 verslaat O6. Jouw R7 is oneven en helpt niet.
lesson-change = De regel veranderen
lesson-change-task = Bij rood verslaat niets R7. Leg een kaart op de aflegstapel: die kleur wordt de regel. Kies er een waarmee je voorstaat.
lesson-change-done = Een nieuwe kleur op de aflegstapel, en je staat voor. Je had geen betere kaart nodig, alleen een betere regel.
lesson-both = Spelen en afleggen
lesson-both-task = Eén kaart is deze keer niet genoeg. Speel er een op je palet en leg er daarna een af.
lesson-both-done = Eerst spelen, dan afleggen, altijd zo. Het kost twee kaarten, dus bewaar het voor als het moet.
lesson-out = Erin of eruit
lesson-out-task = Wie aan het einde van de eigen beurt niet voorstaat, ligt eruit. Je moet voor allebei staan. Blijf erin.
lesson-out-done = Je staat voor, dus je blijft erin, en nu moeten de anderen antwoorden.
lesson-others-out = Wie eruit ligt
lesson-others-out-task = Momo heeft R7 maar ligt eruit: die kaarten tellen niet meer. Kom voor te staan.
lesson-others-out-done = Alleen wie er nog in zit wordt vergeleken: jouw O7 staat voor.
lesson-last = Het einde van een ronde
lesson-last-task = Pip heeft geen kaarten meer. Wie niet kan spelen ligt eruit: blijf er nog één keer in en je wint de ronde.
lesson-last-done = Alleen jij zit er nog in: de ronde is van jou!
lesson-draw = Een kaart trekken
lesson-draw-task = Voor gevorderden: leg je een cijfer af dat hoger is dan het aantal kaarten in je palet, dan mag je trekken. Doe dat, en sta voor.
lesson-draw-done = Je staat voor en hebt een nieuwe kaart in je hand.
lesson-score = Wat een ronde waard is
lesson-score-task = Wie een ronde wint, houdt de kaarten die tellen; elke kaart is zijn cijfer waard. Win met minstens 12 punten.
lesson-score-done = 6, 4 en 2 bij groen zijn 12 punten. De laatste regel bepaalt wat een ronde waard is.
lesson-pairs = Maar één groep levert punten op
lesson-pairs-task = Twee paren zien er goed uit. Maar win met minstens 14 punten: wat levert het meeste op?
lesson-pairs-done = Bij blauw tellen al je vier kleuren: 14 punten.
lesson-one = 1: een kaart nemen
lesson-one-task = Op je palet neemt een 1 een kaart uit een ander palet en legt die op de gedekte stapel. R7 zit je in de weg.
lesson-one-done = Weg ermee, en je staat voor. Een 1 raakt geen palet dat kleiner is dan het jouwe.
lesson-three = 3: een kaart trekken
lesson-three-task = Een 3 trekt een kaart. Verder helpt nu niets: speel de 3 en gebruik wat je krijgt.
lesson-three-done = Daar is een 3 voor: een gok als verder niets helpt.
lesson-five = 5: nog een kaart
lesson-five-task = Na een 5 speel je nog een kaart. Pip heeft een straat van drie, 4 5 6. Kom met de 5 voor te staan.
lesson-five-done = Twee kaarten in één beurt. Heeft de tweede een actie, dan gebeurt die ook.
lesson-seven = 7: een kaart verplaatsen
lesson-seven-task = Een 7 legt een kaart van je palet op de aflegstapel; die kleur wordt de regel. Vind er een waarmee je voorstaat.
lesson-seven-done = Een nieuwe regel, en de rest van je hand heb je nog.
lesson-chain = Acties achter elkaar
lesson-chain-task = Na een 5 speel je nog een kaart, en ook die doet iets. Pip heeft vier kleuren. Kom dichterbij, en neem er een weg.
lesson-chain-done = De 5 bracht de 1, en de 1 nam een kaart: drie stappen in één beurt.
lesson-first = Eerste editie
lesson-first-task = Hier neemt een 1 van iedereen, ook uit een kleiner palet dan het jouwe, maar nooit de enige kaart. Neem er een en sta voor.
lesson-first-done = Latere boekjes hadden Pip gespaard, met minder kaarten dan jij.
lesson-international = Internationaal boekje
lesson-international-task = Hier spaart een 1 wie minder kaarten in het palet heeft dan jij, dus R7 blijft. Vind een andere manier om voor te staan.
lesson-international-done = Een andere regel was genoeg. Jouw 1 had niets genomen.
lesson-argentina = Argentinië
lesson-argentina-task = Hier mag een kaart waarmee je niet voorstaat niet eens op je palet. Vind een beurt die mag.
lesson-argentina-done = In de andere boekjes mag je een zwakke kaart spelen, en dan lig je eruit.
lesson-spain = Spanje
lesson-spain-task = Erin blijven lukt niet. Maar hier mag je bij het weggaan afleggen, en de regel blijft veranderd. Leg groen, zodat Pip niet meer voorstaat.
lesson-spain-done = Je ligt eruit, maar nu staat Momo voor. Geen ander boekje staat dat toe.
lesson-netherlands = Nederland
lesson-netherlands-task = Hier telt alleen het einde van je beurt. Speel Y7, leg daarmee V2 op de aflegstapel en leg daarna G1 af.
lesson-netherlands-done = Elders mocht V2 niet, omdat je niet meteen voorstaat. Alleen Spanje speelt het ook zo.
lesson-hint-palette = Tip: er moet een kaart op je palet.
lesson-hint-canvas = Tip: er moet een nieuwe regel komen, dus de aflegstapel.
lesson-hint-both = Tip: eerst een kaart op je palet, dan een op de aflegstapel.
lesson-hint-action = Tip: je hebt de actie van een kaart nodig.

## Mistakes, answered kindly

mistake-color-first = Rood is de hoogste kleur, maar eerst telt het cijfer: een hoger cijfer verslaat elke kleur.
mistake-lowest = Het is andersom: hoge kaarten staan voor, en 7 is de hoogste.
mistake-lower-color = Hetzelfde cijfer, maar een lagere kleur. Van hoog naar laag: rood, oranje, geel, groen, blauw, indigo, paars.
mistake-more-cards = Bij rood telt alleen je hoogste kaart, hoeveel je er ook hebt.
mistake-two-pairs = Twee paren tellen niet op. Alleen één cijfer telt: zoek een derde 4.
mistake-red-habit = Een hoog cijfer alleen helpt bij rood. Kijk wat de regel nu telt.
mistake-two-colors = Twee kleuren tellen niet op, alleen één ervan. Verzamel die waarvan je de meeste hebt.
mistake-odd = 3 is oneven. Groen telt alleen 2, 4 en 6.
mistake-same-color = Die kleur heb je al, dus het levert niets op. Blauw telt verschillende kleuren.
mistake-gap = Er zit een gat in. In een straat volgen de cijfers elkaar op, zoals 2 3 4.
mistake-twice = Hetzelfde cijfer nog een keer maakt een straat niet langer.
mistake-four = 4 is niet lager dan 4. Paars telt alleen 1, 2 en 3.
mistake-lower-tie = Twee tegen twee, en dan beslist de hoogste kaart die telt: O6 verslaat Y6.
mistake-unbeatable = R7 is de hoogste kaart van allemaal: bij rood komt niets daar voorbij.
mistake-gives-up = Zo lig je eruit, en er was een manier om erin te blijven. Kijk nog eens.
mistake-half = Goed begin, maar de regel is nog steeds rood, en R7 staat voor. Leg ook een kaart af.
mistake-too-low = Je staat voor, maar je trekt niet: 1 is niet hoger dan het aantal kaarten in je palet.
mistake-left-lying = Je staat voor, en 3 is meer dan je twee kaarten. Trek dus ook: het kost niets.
mistake-seven-points = Je wint met alleen O7, voor 7 punten. Een andere regel levert meer op.
mistake-eight-points = R6 en R2 zijn 8 punten. Er is een regel die 12 oplevert.
mistake-one-pair = Maar één paar levert punten op, R5 en G5: 10. Het andere levert niets op.
mistake-keeps-drawn = Je trok een kaart en hield die in je hand. Leg die af: de kleur verandert de regel.
mistake-one-short = Bijna! Er ontbreekt één kaart.
mistake-onto-deck = Op de gedekte stapel verandert die niets. Op de aflegstapel wordt de kleur de regel.
mistake-spared = Jouw 1 nam niets: Pip heeft minder kaarten in het palet dan jij en wordt hier gespaard.
mistake-no-change = Je ligt er hoe dan ook uit. Maar leg eerst een groene kaart af: dan verandert de regel voor de anderen.
mistake-out = Aan het einde van je beurt sta je niet voor, dus je ligt eruit. Onder de aflegstapel staat wie voorstaat, en waarom.
mistake-short = Je blijft erin, maar deze les vraagt iets anders. Lees nog eens.

## The guided round, and the first game of one's own

guide-title = Je eerste ronde
guide-1 = Sta voor aan het einde van je beurt, anders lig je eruit. Groen: de meeste even kaarten. Pak B2.
guide-1-end = Drie even kaarten: nu sta je voor. Beëindig je beurt.
guide-2 = Pip heeft de regel veranderd. Oranje: hetzelfde getal, en twee zessen verslaan je tweeën. Pak Y1.
guide-2-end = Geel: dezelfde kleur. Je hebt twee blauwe kaarten, dus je staat voor. Beëindig je beurt.
guide-3 = Pip heeft twee paarse kaarten, en V6 is hoger dan B4. Eén kaart is niet genoeg. Pak I7.
guide-3-then = Je staat nog niet voor. Pak ook R1.
guide-3-end = Rood: de hoogste kaart. Jouw I7 staat voor. Beëindig je beurt.
guide-4 = G7 verslaat I7: bij gelijke getallen is de kleur dichter bij rood hoger. Pak O7.
guide-4-end = O7 verslaat G7, en Pip heeft geen kaarten meer. Beëindig je beurt en win!
guide-put-palette = Leg die op je palet.
guide-put-canvas = Leg die op de aflegstapel: de kleur ervan wordt de regel.
guide-here = je volgende stap
guide-wait = Nu moet Pip voor komen te staan.
guide-free = Kijk naar de regel en wie voorstaat. Aan het einde van je beurt moet jij dat zijn.
guide-free-end = Zo kan het ook: je staat voor. Beëindig je beurt.
guide-undo = Zo sta je niet voor. Neem die terug.
guide-won = Pip kan niet spelen en ligt eruit. Je hebt de ronde gewonnen. Zo gaat het spel: elke kleur heeft haar eigen regel.
guide-lost = Aan het einde van je beurt stond je niet voor, dus lig je eruit. Nu weet je hoe het gaat. Nog een keer?
guide-again = Opnieuw spelen
guide-lessons = Lessen
guide-game = Je eerste partij
guide-skip = Overslaan
offer-title = Nieuw bij Red7?
offer-text = Een ronde met uitleg laat zien hoe je speelt. Die duurt ongeveer drie minuten.
offer-yes = Laten zien
offer-no = Meteen spelen
first-title = Je eerste partij
first-text = Deze partij kun je winnen: de kaarten zijn voor jou gekozen.
first-won = Je eerste overwinning, goed gespeeld! Partijen met kaarten die om te leren gekozen zijn, tellen niet; vanaf nu telt elke partij.
first-lost = Deze keer niet. Maar met deze kaarten kun je winnen: probeer het nog eens.
first-next = Volgende partij

## Puzzles

puzzle-page-title = Puzzels
puzzle-page-intro = Eén beurt om te vinden, uit echte partijen. Elke puzzel heeft precies één antwoord, en dat is bewezen.
puzzle-page-today = Puzzel van de dag
puzzle-page-any = Maakt niet uit
puzzle-page-kind = Wat je zoekt
puzzle-page-theme = Wat het antwoord doet
puzzle-page-grade = Hoe moeilijk
puzzle-page-start = Beginnen
puzzle-page-next = Volgende puzzel
puzzle-page-hint = Tip
puzzle-page-again = Opnieuw proberen
puzzle-page-show = Antwoord tonen
puzzle-page-right = Goed!
puzzle-page-wrong = Net niet.
puzzle-page-answer = Het antwoord:
puzzle-page-defence = De langste verdediging:
puzzle-page-none = Je hebt alle puzzels van die soort geprobeerd.
puzzle-page-rated = Je eerste poging telt voor je rating; met een tip telt een goed antwoord half.

## The deal of the day

day-title = Deling van de dag
day-intro = Eén deling per dag: iedereen krijgt dezelfde kaarten en dezelfde tegenstanders, en op dezelfde zetten volgen altijd dezelfde antwoorden.
day-rules = { $mode }, { $players } spelers: jij tegen { $names }
day-about-counts = Je eerste partij telt, met streepjes onder je kaarten, maar zonder hints. We vertrouwen je. Daarna kun je oefenen zo vaak je wilt.
day-about-over = Je poging is voorbij. Nu kun je oefenen zo vaak je wilt.
day-about-missed = Deze dag is voorbij. Oefenen met de deling kan nog.
day-until = Begin voor { $begin } en wees klaar voor { $end }.
day-play-new = Poging beginnen
day-play-running = Doorgaan met je poging
day-practise = Met deze deling oefenen
day-own = Je poging: { $result }
day-late = Je poging eindigde na de dag en telt daarom niet mee met de andere.
day-place = { $place ->
    [1] 1e plaats
    [2] 2e plaats
    [3] 3e plaats
   *[other] { $place }e plaats
}
day-result-points = { day-place } met { $points ->
    [one] één punt
   *[other] { $points } punten
}
day-others = Hoe het iedereen verging
day-tries = { $tries ->
    [0] Niemand heeft een poging afgemaakt.
    [one] Eén poging is afgemaakt.
   *[other] { $tries } pogingen zijn afgemaakt.
}
day-worse = Je deed het beter dan { $worse } van de { $others }.
day-count = { $count ->
    [one] één poging
   *[other] { $count } pogingen
}
day-you = (jij)
day-best = De beste: { $result }, in { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}
day-best-own = Die van jou is de beste: { $result }, in { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}
day-best-look = De beste bekijken
day-proof = Vastgelegd voor de eerste zet
day-proof-promise = De kaarten komen uit een geheim. De vingerafdruk ervan staat hier de hele dag, dus het kan niet meer veranderen; het geheim zelf wordt verteld op { $time }.
day-proof-told = De kaarten kwamen uit dit geheim. Wie de vingerafdruk die dag heeft gezien, kan controleren dat het niet veranderd is.
day-proof-commitment = Vingerafdruk
day-proof-secret = Geheim
day-proof-check = De twee vergelijken
day-proof-deals = De delingen controleren
day-proof-good = Het geheim past bij de vingerafdruk.
day-proof-bad = Het geheim past niet bij de vingerafdruk.
day-before = De dag ervoor
day-today = De deling van vandaag
day-duel = { $place ->
    [1] gewonnen
   *[other] verloren
}
day-duel-points = { day-duel } met { $points ->
    [one] één punt
   *[other] { $points } punten
}
day-no-server = De deling van de dag is voor iedereen dezelfde, dus daar is een server voor nodig. Hier speel je alleen op dit apparaat; de puzzel van de dag is er ook.
puzzle-page-head = { $name } { $grade }/5 · { $mode } · { $edition }
puzzle-page-gain = { $way ->
    [up] +{ $gain }
   *[down] −{ $gain }
}
puzzle-page-choose = Kiezen
puzzle-page-latest = Je laatste puzzels
puzzle-page-outcome = { $solved ->
    [yes] Opgelost:
   *[no] Niet opgelost:
}
puzzle-page-helped = met een hint
