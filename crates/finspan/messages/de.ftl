# Flossenschlag und Nautoma. Alle Schlüssel beginnen mit "finspan-".

finspan-title = Flossenschlag
finspan-opponent = Nautoma
finspan-pitch = Nautoma sammelt Fische und Schwärme und wetteifert mit dir um die Wochenerfolge, auf fünf Stufen.

## Optionen

finspan-option-level = Schwierigkeitsstufe
finspan-option-level-help = 1 ist die sanfteste, 2 passt für die erste Partie; ab 3 zählen Fische und Schwärme mehr, ab 4 gelten die stürmischen Wochenerfolge.
finspan-option-cards = Entscheidungskarten
finspan-option-cards-help = Das Programm mischt und deckt auf, oder du ziehst vom gedruckten Stapel und tippst an, was du siehst.
finspan-value-cards-app = das Programm mischt
finspan-value-cards-printed = gedruckter Stapel
finspan-option-decision_set = Satz Entscheidungskarten
finspan-option-decision_set-help = Die Hauskarten dieses Programms oder die gedruckten, die du eingetragen hast; mit dem gedruckten Stapel in der Hand brauchst du beides nicht.
finspan-value-decision_set-house = Hauskarten
finspan-value-decision_set-own = meine eigenen
finspan-option-side = Erfolgstableau
finspan-option-side-help = Seite A hat drei feste Erfolgsplättchen, Seite B jede Woche eins von sechs und auf Stufe 5 einen Bonus von 3 Punkten. Nach Stufe heißt: nur Stufe 5 nimmt Seite B.
finspan-value-side-auto = nach Stufe
finspan-value-side-a = Seite A
finspan-value-side-b = Seite B
finspan-option-side_b_tiles = Plättchen auf Seite B
finspan-option-side_b_tiles-help = Vom Programm gezogen oder von dir für jede Woche gewählt.
finspan-value-side_b_tiles-random = vom Programm gezogen
finspan-value-side_b_tiles-chosen = von mir gewählt
finspan-tile-none = nicht gewählt
finspan-option-tile_week1 = Erfolgsplättchen der Woche 1
finspan-option-tile_week1-help = Für gewählte Plättchen auf Seite B.
finspan-option-tile_week2 = Erfolgsplättchen der Woche 2
finspan-option-tile_week2-help = Für gewählte Plättchen auf Seite B.
finspan-option-tile_week3 = Erfolgsplättchen der Woche 3
finspan-option-tile_week3-help = Für gewählte Plättchen auf Seite B.
finspan-option-ravel = Spick-Modus
finspan-option-ravel-help = Eine Variante: Sie guckt bei einer deiner Tauchstellen ab und punktet am Ende der Wochen 1 bis 3 für die Fische dort.
finspan-value-ravel-off = ohne Spick-Modus
finspan-value-ravel-random = eine Karte, die das Programm zieht
finspan-option-ravel_strength = Spick-Stärke X
finspan-option-ravel_strength-help = Punkte für jeden Fisch in der Spalte; 2 ist kaum zu spüren, 4 will gut geplant sein.
finspan-option-tokens = Ihre Plättchen
finspan-option-tokens-help = Das Programm führt ihre Eier, Jungfische und Schwärme, oder sie liegen auf dem Tisch und das Programm sagt, was du bewegst.
finspan-value-tokens-app = im Programm
finspan-value-tokens-table = auf dem Tisch
finspan-option-own_score = Meine Wochenerfolgspunkte mitschreiben
finspan-option-own_score-help = Fragt am Ende jeder Woche nach deinen Wochenerfolgspunkten und trägt sie am Spielende ein.
finspan-option-move_range = Reichweite beim Bewegen
finspan-option-move_range-help = Ein Jungfisch oder Schwarm bewegt sich beliebig weit geradeaus oder genau ein Feld.
finspan-value-move_range-line = gerade Linie
finspan-value-move_range-adjacent = ein Feld
finspan-option-blue_midnight_bonus = Bonus der blauen Mitternachtszone
finspan-option-blue_midnight_bonus-help = Die öffentlichen Quellen sind uneins: Karte ziehen oder zurückholen.
finspan-value-blue_midnight_bonus-draw = Karte ziehen
finspan-value-blue_midnight_bonus-recover = Karte zurückholen
finspan-option-start_young_slot = Erster Jungfisch
finspan-option-start_young_slot-help = Die öffentlichen Quellen sind uneins: das leere Feld Lila 3 oder Lila 4 auf dem Beutefisch.
finspan-value-start_young_slot-purple3 = Lila 3
finspan-value-start_young_slot-purple4 = Lila 4
finspan-option-recover_choice = Zurückholen
finspan-option-recover_choice-help = Ersatzweise ziehst du nur, wenn der Ablagestapel leer ist, oder wann du magst.
finspan-value-recover_choice-missing_only = nur bei leerem Stapel ziehen
finspan-value-recover_choice-may_draw = Ziehen ist immer erlaubt
finspan-option-tuck_host = Aus der Hand essen
finspan-option-tuck_host-help = Eine Handkarte kommt unter einen beliebigen längeren Fisch oder nur unter den Fisch mit der Fähigkeit.
finspan-value-tuck_host-any_fish = jeder längere Fisch
finspan-value-tuck_host-this_fish = nur dieser Fisch

## Wörter

finspan-site = { $site ->
    [blue] Blau
    [purple] Lila
   *[green] Grün
}
finspan-item = { $item ->
    [eggs_and_young] Eier und Jungfische
    [small_fish] kleine Fische
    [sunlight_fish] Fische in der Sonnenlichtzone
    [any_fish] Fische
    [young] Jungfische
    [consumed_fish] gegessene Fische
    [medium_fish] mittlere Fische
    [full_rows] volle Reihen mit Fischen
    [fish_with_token] Fische mit Plättchen
    [predator_tags] Raubfisch-Symbole
    [egg_sets] je { $size } Eier
    [schools] Schwärme
    [large_fish] große Fische
    [fish_without_token] Fische ohne Plättchen
   *[if_activated_cards] Karten mit BEI AKTIVIERUNG
}
# Namen der Fische nach ihrer Nummer: eigene Übersetzung, keine gedruckten Kartennamen.
finspan-fish = { $fish ->
    [1] Tiefsee-Anglerfisch
    [2] Tiefsee-Halosaurier
    [3] Tiefsee-Spinnenfisch
    [4] Engelhai
    [5] Seeteufel
    [6] Arabischer Bambushai
    [7] Roter Thun
    [8] Pelamide
    [9] Atlantische Makrele
    [10] Atlantischer Fächerfisch
    [11] Atlantischer Lachs
    [12] Atlantischer Stör
    [13] Gestreifter Seewolf
    [14] Banggai-Kardinalbarsch
    [15] Barramundi
    [16] Bärtiger Tiefseeteufel
    [17] Großaugen-Thun
    [18] Großaugen-Glattkopf
    [19] Fernglasfisch
    [20] Schwarzer Kardinalbarsch
    [21] Schwarzer Schleimaal
    [22] Schwarzer Schlinger
    [23] Blob-Groppe
    [24] Paletten-Doktorfisch
    [25] Blauklingen-Nasendoktorfisch
    [26] Blaustreifen-Putzerlippfisch
    [27] Stumpfnasen-Sechskiemerhai
    [28] Chinesischer Trompetenfisch
    [29] Chola-Geigenrochen
    [30] Clown-Anemonenfisch
    [31] Gemeiner Fangzahnfisch
    [32] Zigarrenhai
    [33] Kuhnasenrochen
    [34] Kreolenfisch
    [35] Krokodilfisch
    [36] Tiefsee-Eidechsenfisch
    [37] Diamant-Stechrochen
    [38] Elsmans Peitschenangler
    [39] Kaiserschnapper
    [40] Buttermakrele
    [41] Europäische Sardelle
    [42] Flunder
    [43] Europäischer Stör
    [44] Gesichtsloses Bartmännchen
    [45] Falscher Marderhai
    [46] Falscher Putzerfisch
    [47] Schlaffer Walkopffisch
    [48] Fußballfisch
    [49] Großer Teufelsrochen
    [50] Riesen-Beilfisch
    [51] Riesen-Büschelbarsch
    [52] Riesenmanta
    [53] Riesen-Riemenfisch
    [54] Riesen-Stachelmakrele
    [55] Grauer Drückerfisch
    [56] Großer Ziegelbarsch
    [57] Weißer Hai
    [58] Grönlandhai
    [59] Gitteraugenfisch
    [60] Schellfisch
    [61] Eberlippfisch
    [62] Waben-Drachenfisch
    [63] Buckel-Anglerfisch
    [64] Napoleon-Lippfisch
    [65] Indopazifischer Fächerfisch
    [66] Japanische Sardelle
    [67] Kaluga-Hausen
    [68] Kawakawa-Thun
    [69] Großzahnflunder
    [70] Großer Fetzenfisch
    [71] Kleiner Igelrochen
    [72] Gestreifter Schiffshalter
    [73] Langschnauzen-Lanzenfisch
    [74] Langstachel-Igelfisch
    [75] Goldmakrele
    [76] Malta-Rochen
    [77] Marianen-Scheibenbauch
    [78] Mönchsfisch
    [79] Mittelmeer-Papageifisch
    [80] Freiwasser-Skorpionfisch
    [81] Mondfisch
    [82] Hochsee-Kugelfisch
    [83] Pazifische Sardine
    [84] Weißer Pazifikrochen
    [85] Bleiche Seekatze
    [86] Farbtupfen-Muräne
    [87] Antarktischer Scheibenbauch
    [88] Schwarzer Seehecht
    [89] Pelikanaal
    [90] Gewöhnlicher Wimpelfisch
    [91] Lotsenfisch
    [92] Pfauenbutt
    [93] Pummeliges Bartmännchen
    [94] Zwergseepferdchen
    [95] Pazifischer Rotfeuerfisch
    [96] Großer Roter Drachenkopf
    [97] Bäumchen-Lippfisch
    [98] Segelflossen-Flugfisch
    [99] Sargassofisch
    [100] Schuppenloser Drachenfisch
    [101] Afrikanischer Seeteufel
    [102] Kurzstachel-Dornhai
    [103] Silberner Leuchtfisch
    [104] Echter Bonito
    [105] Sloans Viperfisch
    [106] Glatter Oreo
    [107] Krummzahn-Drachenfisch
    [108] Schnepfenaal
    [109] Gesprenkelter Falterfisch
    [110] Stacheliger Tiefseeteufel
    [111] Gespensterfisch
    [112] Gepunkteter Papageifisch
    [113] Steinfisch
    [114] Ampel-Drachenfisch
    [115] Gestreifter Marlin
    [116] Schwertfisch
    [117] Dreibeinfisch
    [118] Zweiflügel-Flugfisch
    [119] Walhai
    [120] Weißer Schiffshalter
    [121] Weißflecken-Kugelfisch
    [122] Weißsaum-Himmelsgucker
    [123] Wolfsfallen-Angler
    [124] Gelber Kofferfisch
    [125] Gelbschwanz-Schnapper
    [126] Tonnenaugenfisch
    [127] Blauer Laternenfisch
    [128] Grätenfisch
    [129] Glattwangen-Laternenfisch
    [130] Langflossen-Fledermausfisch
    [131] Mandarinfisch
    [132] Granatbarsch
    [133] Schweinsgrunzer
    [134] Sattel-Falterfisch
    [135] Weißband-Drückerfisch
    [136] Glaskopf-Grenadier
    [137] Prächtiges Borstenmaul
    [138] Catalina-Grundel
   *[other] { $name }
}
finspan-ravel-card = S{ $number }: Spalte { $column }, Reihen { $rows }
finspan-sign = { $house ->
    [yes] {" "}(Hausangabe)
   *[no] {""}
}
finspan-icon = { $icon ->
    [place] Marker setzen
    [remove] Marker entfernen
    [fish] Fischkarte
    [school] 3 Jungfische in einen Schwarm
    [hatch] Eier schlüpfen
   *[eggs] 2 Eier
}
finspan-strip = { $marker ->
    [place] Marker setzen
    [remove] Marker entfernen
   *[none] leer
}
finspan-shows-fish = { $marker ->
    [place] Marker setzen; Fischkarte
    [remove] Marker entfernen; Fischkarte
   *[none] Fischkarte
}
finspan-shows-dive = { $marker ->
    [place] Marker setzen; Tauchen: { $steps }
    [remove] Marker entfernen; Tauchen: { $steps }
   *[none] Tauchen: { $steps }
}
finspan-house-kind = { $kind ->
    [decisions] ihre Entscheidungskarten
    [bases] stürmische Basiswerte
    [tiles] Motiv oder Punkte eines Erfolgsplättchens
   *[ravel] die Spick-Wertungskarte
}
finspan-section = { $section ->
    [decision_cards] Entscheidungskarten
    [tiles] Erfolgsplättchen
   *[ravel_cards] Spick-Wertungskarten
}
finspan-own-card = Karte { $number }
finspan-own-card-shows = was sie zeigt
finspan-own-tile = { $figure ->
    [item] was es zählt
    [set_size] wie viele ein Satz sind
    [points_per_item] Punkte für jedes
    [base_calm] Basiswert, ruhig
   *[base_stormy] Basiswert, stürmisch
}
finspan-own-ravel = S{ $number }
finspan-own-ravel-figure = { $figure ->
    [column] Spalte
   *[rows] Reihen
}

## Aufbau

finspan-lay-tokens = In ihren Spielbereich: ihre { $divers } Taucher, { $eggs } Eier und { $young } Jungfisch aus dem Vorrat.
finspan-lay-app = Nautoma beginnt mit { $eggs } Eiern und { $young } Jungfisch; ihre Plättchen und Taucher führt das Programm, auf dem Tisch liegen nur ihre Fischkarten.
finspan-lay-deck = Mische die 7 Entscheidungskarten verdeckt und lege 1 ungesehen beiseite; die anderen 6 sind ihr Stapel.
finspan-lay-achievements = { $weather ->
    [none] Auf Stufe 1 wertet sie keine Wochenerfolge: Ihre 3 Wochenerfolgskarten bleiben in der Schachtel.
    [calm] Lege ihre 3 Wochenerfolgskarten mit der ruhigen Seite nach oben aus.
   *[stormy] Lege ihre 3 Wochenerfolgskarten mit der stürmischen Seite nach oben aus.
}
finspan-lay-board = { $side ->
    [a] Erfolgstableau, Seite A: { $tiles }.
   *[b] Erfolgstableau, Seite B: { $tiles }.
}
finspan-lay-tile = Woche { $week } { $item }{ $sign }
finspan-level-5-side-a = Auf Seite A spielt sich Stufe 5 genau wie Stufe 4. Mit Seite B bekommt 3 Punkte dazu, wer beim Wochenerfolg besser ist.
finspan-lay-ravel = { $by ->
    [screen] Spick-Modus mit X = { $strength }, Karte { $card }.
   *[other] Spick-Modus mit X = { $strength }: Lege die Karte neben dein Ozeantableau ({ $card }).
}
finspan-house = Hausangaben, weil die gedruckten nicht öffentlich sind: { $list }. Die deines Exemplars kannst du eintragen.
finspan-house-result = Hausangaben in dieser Partie: { $list }.
finspan-you-begin = Du beginnst jede Woche.

## Der Zug der Person

finspan-your-turn = Woche { $week }, Zug { $turn }: Du bist dran.
finspan-done = Mein Zug ist fertig
finspan-landed = Mein Taucher landete auf BEI AKTIVIERUNG mit „alle“: +1 Ei
finspan-played = Ich spielte eine Karte mit BEIM AUSSPIELEN und „alle“: +4 Eier
finspan-no-fish = Für sie war keine Fischkarte mehr da
finspan-no-fish-told = Keine Karte, kein Fisch: Sie hat { $now }.
finspan-wrong-card = Ihre Karte war eine andere
finspan-taken-back = Ihre letzte Karte ist zurückgenommen. In ihrem Spielbereich liegen wieder: Eier { $eggs }, Jungfische { $young }, Schwärme { $schools }; auf dem Erfolgstableau: { $board }.
finspan-fish-back = Lege ihre letzte Fischkarte wieder oben auf den Fischstapel.
finspan-given = { $by ->
    [table] Lege { $gained ->
        [one] 1 Ei
       *[other] { $gained } Eier
    } in ihren Spielbereich (jetzt { $eggs }).
   *[app] { $gained ->
        [one] 1 Ei
       *[other] { $gained } Eier
    } für sie (jetzt { $eggs }).
}
finspan-why-given = { $kind ->
    [landed] Dein Taucher ist auf einer Fähigkeit BEI AKTIVIERUNG für alle gelandet. Ob du sie genutzt hast, ist gleich.
   *[played] Du hast eine Fähigkeit BEIM AUSSPIELEN für alle gespielt. Ob du sie genutzt hast, ist gleich.
}

## Nautomas Zug

finspan-her-turn = Nautomas Zug: Woche { $week }, Zug { $turn }
finspan-ask-card = Woche { $week }, Zug { $turn }: Decke ihre oberste Entscheidungskarte auf. Welche Nummer steht in der Ecke?
finspan-key = Karte { $number }
finspan-without-number = Ohne Nummer: Ich tippe an, was sie zeigt
finspan-ask-marker = Was zeigt der obere Streifen der Karte?
finspan-ask-action = Was zeigt der große Bereich?
finspan-ask-action-note = Beim Tauchen wähle die Schritte; bei einer Fischkarte nur diese.
finspan-all-known = Jetzt sind alle 7 Karten bekannt. Am Ende der Woche kannst du das Programm mischen lassen.
finspan-go-virtual = Nächste Woche, und ab jetzt mischt das Programm
finspan-now-virtual = Ab jetzt mischt das Programm deine 7 Karten und deckt sie auf.
finspan-card = Karte { $number }{ $sign }: { $shows }
finspan-card-plain = Ihre Karte: { $shows }
finspan-marker-skipped = { $why ->
    [level] Markerstreifen: entfällt auf Stufe 1
   *[week] Markerstreifen: entfällt in Woche 4
}
finspan-marker-place = { $by ->
    [table] Setze 1 ihrer Taucher auf das Erfolgstableau (jetzt { $now }).
   *[app] 1 Marker auf das Erfolgstableau (jetzt { $now }).
}
finspan-marker-remove = { $by ->
    [table] Lege 1 ihrer Taucher vom Erfolgstableau in ihren Spielbereich zurück (jetzt { $now }).
   *[app] 1 Marker vom Erfolgstableau herunter (jetzt { $now }).
}
finspan-marker-idle = { $marker ->
    [place] Marker setzen: Alle liegen schon auf dem Erfolgstableau
   *[remove] Marker entfernen: keiner da
}
finspan-why-marker = { $marker ->
    [place] Der Streifen sagt: Marker setzen. Jeder hebt ihren Wochenerfolg um eins.
   *[remove] Der Streifen sagt: Marker entfernen. Jeder weniger senkt ihren Wochenerfolg um eins.
}
finspan-fish-draw = Ziehe 1 Fischkarte für sie und lege sie offen in ihren Spielbereich. { details }Zeigt sie „alle“? Dann darfst du diese Belohnung einmal nehmen, jetzt gleich.
finspan-fish-nothing = Fischkarte: keine mehr da, nichts passiert
finspan-fish-kept = Die Fischkarte, die du für sie gezogen hast, bleibt bei ihr.
finspan-fish-card = Sie nimmt { $card }.
finspan-why-fish = Das ist ihre Fischkarte Nummer { $now }.
finspan-why-reward = Die Belohnung steht dir bei BEIM AUSSPIELEN wie bei BEI AKTIVIERUNG zu; sie bekommt dafür kein Ei.
finspan-school = { $by ->
    [table] Lege { $cost } ihrer Jungfische in den Vorrat zurück und gib ihr 1 Schwarm (Jungfische { $young }, Schwärme { $schools }).
   *[app] { $cost } Jungfische zurück, 1 Schwarm (Jungfische { $young }, Schwärme { $schools }).
}
finspan-school-none = { $young ->
    [0] Schwarm: Sie hat keinen Jungfisch
    [one] Schwarm: 1 Jungfisch reicht nicht
   *[other] Schwarm: { $young } Jungfische reichen nicht
}
finspan-why-school = Sie hatte { $young } Jungfische; { $cost } davon werden ein Schwarm, einmal pro Zug.
finspan-hatch = { $by ->
    [table] Drehe { $hatched ->
        [one] 1 ihrer Eier
       *[other] { $hatched } ihrer Eier
    } auf die Jungfischseite (Eier { $eggs }, Jungfische { $young }).
   *[app] { $hatched ->
        [one] 1 Ei schlüpft
       *[other] { $hatched } Eier schlüpfen
    } (Eier { $eggs }, Jungfische { $young }).
}
finspan-hatch-none = Schlüpfen: Sie hat keine Eier
finspan-why-hatch = Sie hatte { $eggs ->
    [one] 1 Ei
   *[other] { $eggs } Eier
}; höchstens { $most } schlüpfen pro Zug.
finspan-eggs = { $by ->
    [table] Lege { $gained } Eier aus dem Vorrat in ihren Spielbereich (Eier { $eggs }).
   *[app] { $gained } Eier (Eier { $eggs }).
}
finspan-why-eggs = Neue Eier kommen zuletzt: Sie schlüpfen nicht im selben Zug.

## Das Ende einer Woche

finspan-scoring = Ende der Woche { $week }
finspan-yours = Wochenerfolg, { $item }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für dich.
finspan-why-yours = { $each ->
    [one] je 1 Punkt
   *[other] je { $each } Punkte
}{ $sign }
finspan-achievement = Wochenerfolg, { $item }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Nautoma.
finspan-achievement-none = Wochenerfolg, { $item }: auf Stufe 1 nichts für Nautoma
finspan-sum = { $weather ->
    [calm] Basiswert ruhig
   *[stormy] Basiswert stürmisch
} { $base }{ $base_sign } + { $markers } Marker = { $count }; { $count } × { $each }{ $each_sign } = { $points }
finspan-why-achievement = Was in ihrem Spielbereich liegt, spielt dafür keine Rolle.
finspan-bonus = { $who ->
    [you] Du warst besser: { $points } Punkte mehr für dich.
    [nautoma] Nautoma war besser: { $points } Punkte mehr für sie.
   *[both] Gleichstand: { $points } Punkte mehr für euch beide.
}
finspan-why-bonus = Wochenerfolgspunkte: Nautoma { $hers }, du { $yours }. Den Bonus gibt es auf Stufe 5 mit Seite B.
finspan-ravel = Spick-Wertungskarte S{ $number }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Nautoma.
finspan-why-ravel = X = { $strength }: { $strength } × { $column } in der Spalte − { $rows } in den Reihen = { $points }, und nie unter 0
finspan-divers-back = { $by ->
    [table] { $back ->
        [one] Lege ihren Taucher
       *[other] Lege ihre { $back } Taucher
    } vom Erfolgstableau in ihren Spielbereich zurück. { details }Nimm auch deine Taucher zurück.
    [app] Nimm deine Taucher zurück. { details }{ $back ->
        [one] Ihr Marker kommt
       *[other] Ihre { $back } Marker kommen
    } vom Erfolgstableau.
   *[screen] { $back ->
        [one] Ihr Marker kommt
       *[other] Ihre { $back } Marker kommen
    } vom Erfolgstableau; auch deine Taucher sind zurück.
}
finspan-divers-none = { $by ->
    [screen] Auf dem Erfolgstableau steht kein Marker von ihr; deine Taucher sind zurück.
   *[other] Nimm deine Taucher zurück. Auf dem Erfolgstableau steht kein Marker von ihr.
}
finspan-shuffle-seven = Mische alle 7 Entscheidungskarten, auch die beiseitegelegte, und lege 1 ungesehen beiseite.
finspan-ask-points = Wie viele Punkte bringt dir der Wochenerfolg? ({ $item }, { $each ->
    [one] je 1 Punkt
   *[other] je { $each } Punkte
})
finspan-ask-column = Spick-Modus: Wie viele sichtbare Fische liegen in deiner Spalte { $site }?
finspan-ask-rows = Spick-Modus: Wie viele sichtbare Fische liegen in deinen Reihen { $rows } zusammen?
finspan-week-over = Woche { $week } ist vorbei.
finspan-next-week = Nächste Woche

## Das Ende des Spiels

finspan-ask-total = Nutze deine Fähigkeiten mit SPIELENDE. Wie viele Punkte hast du insgesamt?
finspan-ask-total-note = Gib die Zahl ein oder lass das Programm rechnen.
finspan-use-sheet = Rechne für mich
finspan-ask-sheet = Was liegt auf deinem Tableau?
finspan-sheet = { $part ->
    [game_end] Punkte deiner Fähigkeiten mit SPIELENDE
    [printed] Aufgedruckte Punkte deiner sichtbaren Fische
    [consumed] Gegessene Fische
    [eggs] Eier
    [young] Jungfische
    [schools] Schwärme
   *[achievements] Deine Punkte für Wochenerfolge samt Bonus
}
finspan-over = { $winner ->
    [player] { $by ->
        [0] Du gewinnst: { $yours } zu { $hers }. Bei Gleichstand gewinnst du.
       *[other] Du gewinnst { $yours } zu { $hers }, mit { $by } Vorsprung.
    }
   *[opponent] Nautoma gewinnt { $hers } zu { $yours }, mit { $by } Vorsprung.
}
finspan-line = { $line ->
    [entered] Deine Gesamtpunktzahl
    [game_end] Fähigkeiten SPIELENDE
    [fish] Fische
    [consumed] Gegessene Fische
    [schools] Schwärme
    [young] Jungfische
    [eggs] Eier
    [achievements] Wochenerfolge
    [bonuses] Besserer Wochenerfolg
   *[ravel] Spick-Wertung
}
finspan-times = { $who ->
    [you] Du: { $count } × { $each } = { $points }
   *[nautoma] Nautoma: { $count } × { $each } = { $points }
}
finspan-why-entered = So hast du sie eingegeben.
finspan-why-game-end = Die hast nur du.
finspan-why-printed = Du: die aufgedruckten Punkte deiner sichtbaren Fische
finspan-why-her-eggs = Nautoma: { $eggs } ÷ { $per } = { $points }, ein einzelnes Ei verfällt
finspan-why-weeks = { $who ->
    [you] Du
   *[nautoma] Nautoma
}, Wochen 1 bis 3: { $one } + { $two } + { $three }

## Das Spiel auf dem Bildschirm

finspan-slot = { $site } { $row }
finspan-place = { $slot } ({ $fish })
finspan-main-note = Du hast { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand. Spiele einen Fisch oder tauche.
finspan-dive = Tauchen: { $site }
finspan-dive-nothing = bringt nichts
finspan-play = { $card } spielen: { $place }
finspan-use = { $card }: { $place }
finspan-finish = Fertig
finspan-ask-game-end = SPIELENDE: Welche Fähigkeit nutzt du als nächste?
finspan-ask-pay = { $kind ->
    [cards] { $card }: Lege { $n ->
        [one] 1 andere Karte
       *[other] { $n } andere Karten
    } ab
    [eggs] { $card }: Bezahle { $n ->
        [one] 1 Ei. Woher?
       *[other] { $n } Eier. Woher?
    }
    [young] { $card }: Bezahle { $n ->
        [one] 1 Jungfisch. Woher?
       *[other] { $n } Jungfische. Woher?
    }
   *[other] { $card }: Bezahle { $n ->
        [one] 1 Schwarm. Woher?
       *[other] { $n } Schwärme. Woher?
    }
}
finspan-cost-free = nichts
finspan-cost-part = { $kind ->
    [cards] { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
    [eggs] { $n ->
        [one] 1 Ei
       *[other] { $n } Eier
    }
    [young] { $n ->
        [one] 1 Jungfisch
       *[other] { $n } Jungfische
    }
    [schools] { $n ->
        [one] 1 Schwarm
       *[other] { $n } Schwärme
    }
   *[consume] einen kürzeren Fisch zum Essen
}
finspan-card-text = { $latin }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $length } cm; kostet { $cost }. { $ability }
finspan-no-ability = Keine Fähigkeit.
finspan-ability = { $trigger ->
    [when_played] BEIM AUSSPIELEN
    [if_activated] BEI AKTIVIERUNG
   *[game_end] SPIELENDE
}{ $all ->
    [yes] {" "}(alle)
   *[no] {""}
}: { $effects }
finspan-effect = { $op ->
    [draw] { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } ziehen
    [recover] { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } zurückholen
    [lay_egg] { $n ->
        [one] 1 Ei
       *[other] { $n } Eier
    } legen
    [hatch] { $n ->
        [one] 1 Ei
       *[other] { $n } Eier
    } schlüpfen lassen
    [gain_young] { $n ->
        [one] 1 Jungfisch
       *[other] { $n } Jungfische
    } erhalten
    [move] { $n ->
        [one] 1 Jungfisch oder Schwarm
       *[other] { $n }-mal einen Jungfisch oder Schwarm
    } bewegen
   *[tuck_from_hand] { $n ->
        [one] 1 Handkarte
       *[other] { $n } Handkarten
    } essen lassen
}
finspan-effect-each = je 1 Ei auf { $scope } legen
finspan-effect-play = { $scope } spielen
finspan-effect-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, wenn { $when }
finspan-scope = { $which ->
    [each] jeden
   *[another] einen weiteren
} { $by ->
    [size] { $value ->
        [small] kleinen Fisch
        [medium] mittelgroßen Fisch
       *[large] großen Fisch
    }
    [site] { $value ->
        [blue] Fisch an der Tauchstelle Blau
        [purple] Fisch an der Tauchstelle Lila
       *[green] Fisch an der Tauchstelle Grün
    }
    [row] { $value ->
        [top] Fisch in der obersten Reihe
       *[bottom] Fisch in der untersten Reihe
    }
    [zone] { $value ->
        [sunlight] Fisch in der Sonnenlichtzone
        [twilight] Fisch in der Dämmerungszone
       *[midnight] Fisch in der Mitternachtszone
    }
   *[tag] Fisch mit Raubfisch-Symbol
}
finspan-when = { $kind ->
    [no_tokens_here] auf seinem Feld kein Plättchen liegt
    [consumed_under_at_least] { $n ->
        [one] mindestens 1 gegessener Fisch unter ihm liegt
       *[other] mindestens { $n } gegessene Fische unter ihm liegen
    }
    [young_here_exactly] auf seinem Feld genau { $n } Jungfische sind
    [school_here] auf seinem Feld ein Schwarm ist
    [egg_young_school_here] auf seinem Feld ein Ei, ein Jungfisch und ein Schwarm sind
   *[in_bottom_row] er in der untersten Reihe liegt
}
finspan-source-card = { $card }, { $slot }
finspan-source-bonus = { $at ->
    [sunlight] Bonus { $site }, Sonnenlichtzone
    [twilight] Bonus { $site }, Dämmerungszone
    [midnight] Bonus { $site }, Mitternachtszone
   *[bottom] Bonus { $site }, Grund erreicht
}
finspan-source-hers = Nautomas Fisch { $card } ist für alle: deine Belohnung
finspan-left = Noch übrig: { $effects }
finspan-unit-draw = Eine Karte ziehen
finspan-unit-recover = { $card } zurückholen
finspan-unit-recover-draw = Statt zurückzuholen eine Karte ziehen
finspan-unit-egg = Ei: { $place }
finspan-unit-eggs = Eier: { $places }
finspan-unit-hatch = Schlüpfen: { $place }
finspan-unit-young = Jungfisch: { $place }
finspan-unit-move = { $token ->
    [young] Jungfisch: { $from } → { $to }
   *[school] Schwarm: { $from } → { $to }
}
finspan-unit-tuck = { $card } unter { $place }
finspan-drew = Du ziehst { $card }.
finspan-drew-nothing = Keine Karte mehr zu ziehen
finspan-told-dive = Du tauchst: { $site }.
finspan-told-play = { $onto ->
    [fish] Du spielst { $card } auf { $place }.
   *[empty] Du spielst { $card } nach { $place }.
} Bezahlt: { $paid }.
finspan-paid = { $kind ->
    [egg] Ei { $slot }
    [young] Jungfisch { $slot }
   *[school] Schwarm { $slot }
}

## Leiste und Korrekturen

finspan-panel = { $row ->
    [week] Jetzt
    [level] Stufe
    [eggs] Eier
    [young] Jungfische
    [schools] Schwärme
    [fish] Fische
    [markers] Marker
    [achievement] Wochenerfolg
    [yours] Deine Punkte bisher
    [later] Spätere Wochenerfolge
    [ravel] Spick-Karte
   *[noted] Notierte Punkte
}
finspan-panel-week = Woche { $week }, Zug { $turn }
finspan-panel-level = { $weather ->
    [none] { $level }, ohne Wochenerfolge
    [calm] { $level }, ruhig
   *[stormy] { $level }, stürmisch
}
finspan-panel-markers = { $board } auf dem Tableau, { $area } in ihrem Spielbereich
finspan-panel-ravel = { $card }, X = { $strength }
finspan-panel-tile = { $item }, { $each ->
    [one] je 1 Punkt
   *[other] je { $each } Punkte
}
finspan-field = { $field ->
    [eggs] Ihre Eier
    [young] Ihre Jungfische
    [schools] Ihre Schwärme
    [fish] Ihre Fische
    [markers] Ihre Marker auf dem Erfolgstableau
    [week] Woche
    [turn] Zug
   *[level] Stufe
}
finspan-note-field = { $kind ->
    [achievement] Ihre Wochenerfolgspunkte
    [bonus] Ihr Bonus
    [ravel] Ihre Spick-Punkte
    [yours] Deine Wochenerfolgspunkte
   *[your_bonus] Dein Bonus
}, Woche { $week }

## Absagen

finspan-error-data = Die Datei { $file } ist fehlerhaft: { $reason }.
finspan-error-level = Eine Stufe „{ $value }“ gibt es nicht; wähle 1 bis 5.
finspan-error-strength = Die Spick-Stärke kann nicht „{ $value }“ sein; wähle 2, 3 oder 4.
finspan-error-tile-week = Plättchen { $tile } gehört nicht zu Woche { $week }; wähle eins der sechs dieser Woche.
finspan-error-tiles-missing = Seite B mit gewählten Plättchen braucht für jede der Wochen 1 bis 3 eins; es fehlen { $missing }.
finspan-error-no-own-set = Deine eigenen Entscheidungskarten sind nicht eingetragen: Alle 7 werden gebraucht. Nimm die Hauskarten oder trage sie ein.
finspan-error-set-size = Ein Satz hat 7 Entscheidungskarten, nicht { $found }.
finspan-error-card-twice = Entscheidungskarte { $number } ist doppelt vorhanden.
finspan-error-card-number = Entscheidungskarten haben die Nummern 1 bis 7, nicht { $number }.
finspan-error-card-unreadable = Eine Entscheidungskarte ist nicht lesbar: { $reason }.
finspan-error-card-fish-dives = Entscheidungskarte { $number } zeigt Fischkarte und Tauchen; eine Karte zeigt nur eins davon.
finspan-error-card-action = Entscheidungskarte { $number }: Eine Aktion „{ $action }“ gibt es nicht; es gibt fish und dive.
finspan-error-empty-dive = Tauchen hat mindestens einen Schritt: Schwarm, Schlüpfen oder Eier.
finspan-error-icons = Das steht auf keiner Karte zusammen: { $icons }. Eine Karte hat höchstens einen Marker und entweder eine Fischkarte oder Schritte zum Tauchen.
finspan-error-owner = { $place ->
    [blank] Deine eigenen Karten sind nicht lesbar.
   *[other] Deine eigenen Karten sind bei „{ $place }“ nicht lesbar.
} Die Datei bleibt, wie sie ist.
finspan-error-owner-unreadable = Deine eigenen Karten sind nicht lesbar (Zeile { $line }, Spalte { $column }). Die Datei bleibt, wie sie ist.
finspan-error-card-drawn = Karte { $number } ist diese Woche schon gezogen.
finspan-error-card-unknown = „{ $answer }“ ist keine Nummer einer Entscheidungskarte; es gibt 1 bis 7. Ohne Nummer kannst du antippen, was die Karte zeigt.
finspan-error-only-your-turn = Woche und Zug lassen sich nur in deinem Zug setzen.
finspan-error-level-fixed = Die Stufe steht ab ihrem ersten Zug fest.
finspan-error-payment-missing = { $kind ->
    [card] Das lässt sich nicht bezahlen: Eine genannte Karte ist nicht auf deiner Hand, oder du hast zu wenige andere.
    [egg] Das lässt sich nicht bezahlen: Es fehlen Eier, oder die Zahl passt nicht zu den Kosten.
    [young] Das lässt sich nicht bezahlen: Es fehlen Jungfische, oder die Zahl passt nicht zu den Kosten.
   *[school] Das lässt sich nicht bezahlen: Es fehlt ein Schwarm, oder die Zahl passt nicht zu den Kosten.
}
finspan-error-rule = { $code ->
    [UnknownCard] Eine Karte mit dieser Nummer gibt es nicht; es gibt 1 bis 135.
    [CardNotInHand] Diese Karte hast du nicht auf der Hand.
    [ZoneNotAllowed] Dieser Fisch lebt nicht in dieser Zone.
    [SiteNotAllowed] Das Band dieser Karte gehört zu einer anderen Tauchstelle.
    [BottomRowRequired] Dieser Fisch darf nur in der untersten Reihe liegen.
    [NotShorter] Der Fisch dort ist nicht kürzer; nur ein kürzerer kann gegessen werden.
    [MustConsume] Dieser Fisch muss auf einen kürzeren gespielt werden, und dort liegt keiner.
    [PaymentCardCount] So viele andere Karten kostet dieser Fisch nicht.
    [PaymentIncludesPlayedCard] Eine Karte kann nicht sich selbst bezahlen.
    [EggNeedsFish] Ein Ei braucht einen sichtbaren Fisch, und dort liegt keiner.
    [EggPresent] Dort liegt schon ein Ei.
    [NoEgg] Dort ist kein Ei, das schlüpfen kann.
    [NothingToMove] Dort ist kein solches Plättchen zum Bewegen.
    [NotStraight] Plättchen bewegen sich geradeaus auf ein anderes Feld, so weit es die Option erlaubt.
    [PathBlocked] Ein Schwarm ist im Weg; ein anderer kann weder hinein noch vorbei.
    [MoveEndsEarlier] Unterwegs wird der Jungfisch Teil eines Schwarms und bleibt dort.
    [NotLonger] Der Fisch dort ist nicht länger als diese Karte.
    [NoHost] Dort liegt kein Fisch, unter den etwas darf.
    [OutOfScope] So weit reicht die Fähigkeit nicht.
    [NotInDiscard] Diese Karte liegt nicht auf deinem Ablagestapel.
   *[WrongPhase] Das wird gerade nicht entschieden.
}
