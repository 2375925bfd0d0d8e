# Dutch, for statistics. Address: je and jij, never u; die rather than hij or zij for a player.
# Terms: palet, aflegstapel, gedekte stapel, hand, ronde, partij, verslag, editie, computerspeler; voorstaan (lead) is not winnen.
# Imperative: plain (Leg, Speel, Trek); buttons in the infinitive where they can be (Partij starten).
# Avoid: verder spelen in two words, a card in a variable without room for its article, words to type without quotes.

## What is said before anything was played, and of everything together

statistics-none = Nog niets te tellen.
statistics-none-text = Zodra een partij voorbij is, zie je hier waar en tegen wie je wint, onder welke regel rondes eindigen, hoe nauwkeurig je speelt en wat het oefenen waard is.
statistics-won = { $played ->
    [1] { $won ->
        [0] Eén partij, en je hebt die verloren
       *[other] Eén partij, en je hebt die gewonnen
    }
   *[other] { $won } van { $played } partijen gewonnen
}
statistics-even = Onder gelijken zouden het er ongeveer { $even } zijn.
statistics-key = Hoe langer een balk, hoe meer er gespeeld is. Gevuld is wat je won; het streepje toont wat het onder gelijken zou zijn.
statistics-counted = Je laatste 1.000 partijen tellen mee, opgegeven partijen als verloren. Lessen, eerste partijen, de deling van de dag en alle andere met gekozen kaarten tellen niet mee, en partijen op één apparaat ook niet. De cijfers blijven als oude tafels gewist worden, en verdwijnen als je je gegevens wist.

## Where matches and rounds were won

statistics-modes = Per spelvorm
statistics-opponents = Per tegenstander
statistics-opponents-about = Een partij telt één keer voor elk soort tegenstander.
statistics-people = Andere mensen
statistics-rules = Per regel aan het eind
statistics-rules-about = Rondes, naar de regel die aan het eind gold.
statistics-seats = Per speelvolgorde
statistics-seats-about = Rondes, naar het moment van je eerste beurt.
statistics-seat = { $place ->
    [1] Als eerste
    [2] Als tweede
    [3] Als derde
   *[other] Als vierde
}
statistics-share = { $played ->
    [1] { $won ->
        [0] verloren
       *[other] gewonnen
    }
   *[other] { $won } van { $played }
}
statistics-share-percent = { $won } van { $played } ({ $percent }%)
statistics-column-matches = Partijen gewonnen
statistics-column-rounds = Rondes gewonnen
statistics-column-even = Onder gelijken
statistics-even-short = ongeveer { $even }

## Accuracy

statistics-accuracy = Nauwkeurigheid in de loop van de tijd
statistics-accuracy-mean = { $count ->
    [one] { $mean } van 100 in één besproken partij.
   *[other] { $mean } van 100 in { $count } besproken partijen.
}
statistics-accuracy-recent = In de laatste vijf: { $recent }.
statistics-accuracy-about = Gevulde punten zijn gewonnen partijen. De lijn volgt de laatste vijf; de stippellijnen tonen wat computerspelers halen.
statistics-as-table = Als tabel
statistics-column-match = Partij
statistics-column-accuracy = Nauwkeurigheid
statistics-column-result = Uitslag
statistics-reviewed = { $played ->
    [1] { $reviewed ->
        [0] Nog niet besproken
       *[other] Besproken
    }
   *[other] Besproken: { $reviewed } van { $played }
}
statistics-review = Nog een partij bespreken
statistics-review-about = De volgende is van { $date }.

## Mistakes, and what helps

statistics-mistakes = Meest gemaakte fouten
statistics-mistakes-none = In de besproken partijen ging niets mis. Goed gespeeld!
statistics-mistakes-unknown = Laat een partij bespreken, en je ziet hier wat het vaakst misgaat en hoe je dat oefent.
statistics-times = { $count ->
    [one] één keer
   *[other] { $count } keer
}
statistics-lesson = Les: { $name }
statistics-puzzles = Puzzels: { $name }
statistics-latest = Bekijk de laatste
statistics-mistake-out = Uitgevallen, terwijl een andere beurt erin bleef
statistics-mistake-points = Ronde gewonnen met minder punten dan mogelijk
statistics-mistake-take = Over het hoofd gezien wat een 1 kan pakken
statistics-mistake-three = Over het hoofd gezien om met een 3 te trekken
statistics-mistake-chain = Over het hoofd gezien dat een 5 nog een kaart toestaat
statistics-mistake-seven = Over het hoofd gezien wat een 7 kan wegleggen
statistics-mistake-spend = Meer kaarten uitgegeven dan nodig
statistics-mistake-both = Een kaart en een nieuwe regel samen over het hoofd gezien
statistics-mistake-rule = In het palet gespeeld waar een nieuwe regel beter was
statistics-mistake-palette = De regel veranderd waar een kaart in het palet beter was
statistics-mistake-draw = Er viel ook nog een kaart te trekken
statistics-mistake-answer = De anderen meer antwoorden gelaten dan nodig
statistics-mistake-card = Goed idee, maar een andere kaart was beter
