# Imperial Steam: Franz.

## Wörter
steam-good-wood = Holz
steam-good-stone = Stein
steam-good-iron = Eisen
steam-good-coal = Kohle
steam-colour-bronze = Braun
steam-colour-blue = Blau
steam-colour-green = Grün
steam-colour-white = Weiß
steam-engineer-tunnel = Tunnelbauer
steam-engineer-bridge = Brückenbauer
steam-title = { $en ->
   *[other] { $de }
}
steam-by-option = { $reason } [{ $name } = { $value }]

## Gründe
steam-open = Niedrigster Knotenpunkt { $lowest }, Nummer { $n }: Franz beginnt bei { $column } und zahlt { $pays } Gulden.
steam-card-block = Karte { $id }, Abschnitt { $no }: { $title }.
steam-card-none = { $gain ->
    [no] Kein Abschnitt ist möglich: Franz tut nichts.
   *[yes] Kein Abschnitt ist möglich: Franz nimmt 10 Gulden.
}
steam-cond-ok = { $known ->
    [yes] { $condition }: ja ({ $value }).
   *[no] { $condition }: ja.
}
steam-cond-fail = { $known ->
    [yes] { $condition }: nein ({ $value }) – weiter bei Abschnitt { $to }.
   *[no] { $condition }: nein – weiter bei Abschnitt { $to }.
}
steam-cond-implicit = Nicht möglich: { $what ->
    [worker] kein angestellter Arbeiter
    [site] keine freie Fabrikbaustelle
    [supply] kein Arbeiter mehr im Vorrat
    [city] keine Stadt, die er anschließen kann
    [hub] kein Knotenpunkt, den er erreicht hat
    [piece] keine Fabrik mehr vorhanden
    [type] er stellt schon alle Typen her
    [contract] kein passender Vertrag
   *[delivery] keine Lieferung
} – weiter bei Abschnitt { $to }.
steam-cond-implicit-effect = Nicht möglich: { $what ->
    [worker] kein angestellter Arbeiter
    [site] keine freie Fabrikbaustelle
    [supply] kein Arbeiter mehr im Vorrat
    [city] keine Stadt, die er anschließen kann
    [hub] kein Knotenpunkt, den er erreicht hat
    [piece] keine Fabrik mehr vorhanden
    [type] er stellt schon alle Typen her
    [contract] kein passender Vertrag
   *[delivery] keine Lieferung
}.
steam-cond-number = { $n }
steam-cond-against = { $his } gegen { $hub }
steam-cond-you = deine Entscheidung
steam-check = { $name ->
    [gulden_min] { $n } oder mehr Gulden
    [goods_min] { $n } oder mehr Güter im Spielbereich
    [goods_max] Höchstens { $n } Güter in Spielbereich und Anlegestelle
    [hired_between] { $n }–{ $hi } angestellte Arbeiter
    [influence_reaches_lowest_hub] Einfluss mindestens wie beim niedrigsten Knotenpunkt
    [free_site_in_network_min] { $n } oder mehr freie Fabrikbaustellen in seinem Netzwerk
    [neighbour_min] { $n } oder mehr Nachbarstädte, die er anschließen kann
    [neighbour_with_site_min] { $n } oder mehr Nachbarstädte mit freier Fabrikbaustelle
    [trieste_not_in_network] Trieste nicht in seinem Netzwerk
    [open_slots_max] Höchstens { $n } leere Fabrikplätze auf Verträgen
    [contract_fits_min] { $n } oder mehr passende Verträge
   *[delivery_possible] Eine Lieferung ist möglich
}
steam-skipped = Du hast entschieden, dass das nicht geht: Der Rest des Effekts entfällt.
steam-pay-gulden = Franz zahlt { $n } Gulden und hat noch { $total }.
steam-pay-goods = Franz gibt { $n } Güter-Würfel ab und hat noch { $total }.
steam-a-target = { $kind ->
    [hub] { $city } ({ $entry })
   *[trieste] { $city }
} ist der erste Eintrag in Slot A in Reichweite: { $n ->
    [one] { $n } Gleis
   *[other] { $n } Gleise
}.
steam-a-none = Kein Eintrag in Slot A ist mit { $n ->
    [one] { $n } Gleis
   *[other] { $n } Gleisen
} erreichbar.
steam-tie-only = { $way ->
    [yes] { $city } ist die einzige mögliche Stadt auf dem Weg.
   *[no] { $city } ist die einzige mögliche Stadt.
}
steam-tie-rank = { $city } steht in Slot A vor den anderen.
steam-tie-sites = Meiste freie Fabrikbaustellen ({ $n }): { $names }.
steam-tie-influence = Höchster Einfluss-Bonus ({ $n }): { $names }.
steam-tie-distance = Am nächsten zu Trieste (noch { $n ->
    [one] { $n } Strecke
   *[other] { $n } Strecken
}): { $names }.
steam-tie-equal = { $by ->
    [sites] Gleich viele freie Fabrikbaustellen ({ $n }).
    [influence] Gleicher Einfluss-Bonus ({ $n }).
   *[distance] Gleich viele Strecken bis Trieste ({ $n }).
}
steam-tie-name = Nach A bis Z zuerst: { $city } (vor { $others }).
steam-skip = Nicht { $city }: { $reasons }.
steam-p1-track = er hat kein Gleis mehr
steam-p1-engineer = { $a }–{ $b } braucht einen { $kind ->
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
}, den er nicht bekommen kann
steam-p1-station = { $a } braucht einen Bahnhof, und er hat keinen mehr
steam-p1-fee = er kann die Gebühr für { $a }–{ $b } nicht zahlen
steam-p1-none = keine Strecke führt dorthin
steam-p1-and = { $a }; { $b }
steam-origin-skip = Nicht von { $city } aus: { $reason }.
steam-origin-pick = Von { $city } aus: { $by ->
    [fee] dort fällt keine Gebühr an
    [station] dort braucht er keinen neuen Bahnhof
    [engineer] dort braucht er keinen neuen Ingenieur
   *[name] nach A bis Z zuerst
}.
steam-track-engineer = Franz nimmt sich ohne Bezahlung einen { $kind ->
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
} aus { $hub } (Einfluss { $column }, Knotenpunkt { $hub_column }).
steam-track-engineer-back = Der { $kind ->
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
} geht nach dem Gleis zurück nach { $hub }.
steam-track-station = Franz hat in { $city } schon 2 Gleise: Er baut dort ohne Bezahlung einen Bahnhof.
steam-track-fee = Auf { $a }–{ $b } liegt dein Gleis: Franz zahlt dir 10 Gulden.
steam-track-fee-short = Auf { $a }–{ $b } liegt dein Gleis: Franz schuldet dir 10 Gulden und zahlt die { $n }, die er hat.
steam-track-token = Stadtbonus { $city }: { $n } Einfluss.
steam-track-semmering = Franz nimmt das Semmering-Plättchen; es nützt ihm nichts.
steam-second-from = Das 2. Gleis beginnt in { $city }.
steam-second-none = { $why ->
    [track] Kein Gleis mehr für das 2. Gleis.
   *[city] Keine Stadt lässt sich anschließen: Das 2. Gleis verfällt.
}
steam-changed = Nach deiner Korrektur geht das nicht mehr.
steam-second-dead = { $city } hat keinen neuen Nachbarn, den er anschließen kann: Das 2. Gleis darf überall in seinem Netzwerk beginnen.
steam-second-forfeit = { $city } hat keinen neuen Nachbarn: Das 2. Gleis verfällt.
steam-infl-move = Franz rückt { $n ->
    [one] { $n } Spalte
   *[other] { $n } Spalten
} vor auf { $column }.
steam-infl-split = Franz rückt { $n ->
    [one] { $n } Spalte
   *[other] { $n } Spalten
} vor auf { $column }: Er hat den einflussreichsten Knotenpunkt ({ $top }) erreicht und liegt vor dir ({ $you }). { $left ->
    [one] { $left } Punkt übrig
   *[other] { $left } Punkte übrig
}: +{ $gulden } Gulden.
steam-infl-end = Franz steht auf der letzten Spalte ({ $column }): { $left ->
    [one] { $left } Punkt wird
   *[other] { $left } Punkte werden
} zu { $gulden } Gulden.
steam-infl-cap = Franz hat den einflussreichsten Knotenpunkt ({ $top }) erreicht und liegt vor dir ({ $you }): { $left ->
    [one] { $left } Punkt wird
   *[other] { $left } Punkte werden
} zu { $gulden } Gulden.
steam-fac-not = Nicht { $goods }: stellt er schon her.
steam-fac-gone = Nicht { $goods }: keine Fabrik mehr vorhanden.
steam-fac-all = Alle vier Güter werden hergestellt: Die erste Regel entfällt.
steam-fac-demand = Größte Nachfrage in seinen Knotenpunkten ({ $n }): { $goods }.
steam-fac-demand-equal = Gleiche Nachfrage in seinen Knotenpunkten ({ $n }): { $goods }.
steam-fac-slotB = { $good } steht davon in Slot B zuerst.
steam-fac-type-only = { $good } ist der einzige verbliebene Typ.
steam-fac-site-only = { $city } hat die einzige freie Fabrikbaustelle in seinem Netzwerk.
steam-fac-site-shared = { $city } ist die einzige gemeinsame Stadt mit freier Fabrikbaustelle.
steam-fac-site-name = { $city } kommt nach A bis Z zuerst unter den { $kind ->
    [shared] gemeinsamen
   *[private] privaten
} Städten mit freier Fabrikbaustelle.
steam-fac-place = 1 Arbeiter auf die Baustelle in { $city }, daneben { $n } { $good }; die Fabrik ({ $good }) kommt in seinen Spielbereich.
steam-hire-only = { $city } ist der einzige Knotenpunkt, den er erreicht hat.
steam-hire-price = Günstigste Arbeiter ({ $n }): { $cities }.
steam-hire-low = Geringster Einfluss ({ $n }): { $cities }.
steam-hire-slotD = { $colour } steht davon in Slot D zuerst.
steam-hire-do = Franz stellt in { $city } { $n } Arbeiter ein; der Arbeitslohn-Marker dort steigt um { $steps }.
steam-del-none = Keine Lieferung: { $why ->
    [goods] kein Güter-Würfel in seinem Spielbereich
   *[wanted] kein Knotenpunkt seines Netzwerks will ein Gut aus seinen Fabriken
}.
steam-del-hub = { $city } ist ein { $kind ->
    [shared] gemeinsamer
   *[private] privater
} Knotenpunkt{ $first ->
    [yes] {" "}und kommt nach A bis Z zuerst
   *[no] {""}
}.
steam-del-profit = Beste Belohnung dort ({ $n }): { $goods }.
steam-del-slotC = { $good } steht davon in Slot C zuerst.
steam-del-do = Franz gibt { $n } Güter-Würfel ab, liefert 1 { $good } aus { $city } nach { $hub } und erhält { $reward }.
steam-reward-gulden = { $n } Gulden
steam-reward-gold = den goldenen Schlüssel von { $city }
steam-reward-silver = den silbernen Schlüssel von { $city }
steam-con-take = Wertvollster Vertrag, den er { $more ->
    [0] jetzt füllen kann
    [one] mit { $more } weiteren Fabrik füllen kann
   *[other] mit { $more } weiteren Fabriken füllen kann
}: { $id }, { $value } Gulden, { $slots ->
    [one] { $slots } Fabrikplatz
   *[other] { $slots } Fabrikplätze
}.
steam-gain-gulden = Franz nimmt { $n } Gulden und hat { $total }.
steam-gain-goods = Franz nimmt { $n } Güter-Würfel in seinen Spielbereich.
steam-gain-dock = { $n ->
    [one] { $n } Güter-Würfel auf seine Anlegestelle; er kommt nächste Runde an.
   *[other] { $n } Güter-Würfel auf seine Anlegestelle; sie kommen nächste Runde an.
}
steam-deck-reshuffle = Der { $deck ->
    [action] Aktionsstapel
   *[decision] Entscheidungsstapel
} ist leer: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}{ $joined ->
    [yes] {" "}und die Strategiekarte { $id }
    [unseen] {" "}und die beiseitegelegte Strategiekarte
   *[no] {""}
} { $joined ->
    [no] { $n ->
        [one] wird
       *[other] werden
    }
   *[other] werden
} gemischt.

## Anweisungen
steam-do-track = Lege ein Gleis für Franz: { $from } → { $to }. (noch { $left })
steam-do-station = Baue einen Bahnhof für Franz in { $city }. (noch { $left })
steam-do-engineer = Gib Franz einen { $kind ->
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
} aus { $hub }, ohne Bezahlung.
steam-do-engineer-back = Lege den { $kind ->
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
} zurück nach { $hub }.
steam-do-fee = Franz zahlt dir { $n } Gulden für dein Gleis. Er hat { $total }.
steam-do-fee-from-you = Zahle Franz { $n } Gulden für sein Gleis. Er hat { $total }.
steam-do-pay = Franz zahlt { $n } Gulden in die Bank. Er hat { $total }.
steam-do-goods-down = Franz gibt { $n } Güter-Würfel ab. Er hat { $total }.
steam-do-goods-up = Lege { $n } Güter-Würfel in Franz’ Spielbereich. Er hat { $total }.
steam-do-dock = Lege { $n } Güter-Würfel auf Franz’ Anlegestelle. Dort liegen { $total }.
steam-do-dock-arrives = Lege { $n } Güter-Würfel von Franz’ Anlegestelle in seinen Spielbereich. Er hat { $total }.
steam-do-gulden = Franz nimmt { $n } Gulden aus der Bank. Er hat { $total }.
steam-do-influence = Rücke Franz’ Einflussmarker { $n ->
    [one] { $n } Spalte
   *[other] { $n } Spalten
} vor auf { $column }.
steam-do-opening = Setze Franz’ Einflussmarker auf { $column }; er zahlt { $n } Gulden und hat { $total }.
steam-do-token = Nimm für Franz den Geschäftsmarker von { $city } ({ $n } Einfluss).
steam-do-semmering = Franz nimmt das Semmering-Plättchen.
steam-do-factory = Setze einen angestellten Arbeiter von Franz auf eine Baustelle in { $city } und { $n } { $good } daneben; er nimmt sich eine Fabrik ({ $good }).
steam-do-factory-onto = Die Fabrik ({ $good }) kommt auf Franz’ Vertrag { $contract }.
steam-do-hire = Franz stellt in { $hub } { $n } Arbeiter ein; der Arbeitslohn-Marker steht dort jetzt auf { $price }.
steam-do-hire-steps = Franz stellt in { $hub } { $n } Arbeiter ein; setze den Arbeitslohn-Marker dort { $steps } Felder hoch.
steam-do-deliver = Lege 1 { $good } von Franz’ Fabrik in { $city } nach { $hub }: { $reward }.
steam-do-contract = Franz nimmt den Vertrag { $id } im Wert von { $value } Gulden.
steam-route = Franz’ Linie: { $route }
steam-route-hop = { $need ->
    [none] { $route } → { $to }
    [tunnel] { $route } →(Tunnel) { $to }
    [bridge] { $route } →(Brücke) { $to }
   *[both] { $route } →(Tunnel, Brücke) { $to }
}{ $fee ->
    [yes] {" "}(dein Gleis: Gebühr)
   *[no] {""}
}

## Das Spiel
steam-name = Imperial Steam
steam-opponent = Franz
steam-pitch = Franz baut seine Eisenbahn nach Trieste mit Aktions- und Entscheidungskarten; er kennt die Prioritäten, du bewegst die Teile.
steam-header-house = { $map ->
    [yes] { $cards ->
        [yes] Hauskarten und Hausplan: für dieses Programm entworfen, nicht die gedruckten.
       *[no] Hausplan: für dieses Programm gezeichnet, nicht der gedruckte Spielplan.
    }
   *[no] Hauskarten: für dieses Programm entworfen, wo die gedruckten Karten nicht öffentlich sind.
}
steam-header-prov = Was die Anleitung nennt, gilt genau so; was sie offenlässt, ist als „Hausangabe“ gekennzeichnet. Eigene Karten und einen eigenen Plan kannst du einmal eingeben; dann gelten sie.
steam-header-options = Geänderte Optionen: { $list }
steam-setup = Baue eine Partie für 2 auf. Franz: { $money } Gulden, Aktionskarten { $cards }.
steam-setup-part = { $part ->
    [board] Auf dem Spielplan: 3 Handmarker auf der Rundenleiste, Einflussmarker, Zugreihenfolgemarker, 1 Bahnhof in Wien.
    [area] In seinem Spielbereich: 2 Handmarker, 2 angestellte Arbeiter, 4 Güter-Würfel, sein Geld, eine verdeckte Staatsbahn-Aufbaukarte als Anlegestelle.
    [supply] In seinem Vorrat: 18 Gleise, 2 Bahnhöfe, 13 Arbeiter.
    [aside] Verdeckt beiseite: eine Strategie-Aktionskarte und eine Strategie-Entscheidungskarte; sie kommen beim ersten Neumischen ihres Stapels dazu.
   *[none] Er hat keinen Zug, keine Anteile, keine Investoren und kein Einkommen.
}
steam-wealth = Übliches Vermögen von Franz (Hauskarten, Hausplan)
steam-wealth-line = Karten { $cards }, { $money } Gulden: etwa { $wealth }
steam-round = Runde { $round }
steam-phase = { $no ->
    [1] Phase 1: Franz nimmt seine Handmarker zurück und hat { $n }.
    [2] Phase 2 gehört dir; Franz tut nichts.
    [3] Phase 3: Was auf seiner Anlegestelle liegt, kommt an.
    [4] Phase 4: kein Einkommen für Franz.
   *[7] Die erste Runde beginnt mit Phase 7; beide haben { $n } Handmarker.
}
steam-begins = { $who ->
    [you] Du beginnst
   *[franz] Franz beginnt
} (Einfluss: du { $you }, Franz { $franz }).
steam-turn = Franz spielt Aktionskarte { $id } „{ $title }“{ $house ->
    [yes] {" "}(Hausangabe)
   *[no] {""}
}{ $known ->
    [yes] {" "}mit Entscheidungskarte { $decision }
   *[no] {""}
}. ({ $left ->
    [0] sein letzter Handmarker der Runde
   *[other] noch { $left } Handmarker
})
steam-free-delivery = Freie Aktion: eine Lieferung.
steam-passed = { $what ->
    [stops] Du passt; Franz hört auch auf.
   *[plays] Du passt; Franz spielt weiter. (noch { $left ->
        [one] { $left } Zug
       *[other] { $left } Züge
    })
}
steam-phase-8 = Phase 8: Mach deine Schritte zum Ende von Runde { $round }.
steam-last-round = { $why ->
    [trieste] Wien und Trieste sind verbunden: Schlusswertung.
   *[round] Runde 8 ist vorbei: Schlusswertung.
}
steam-fee-from-you = Dein Gleis liegt, wo Franz schon eines hat: Du zahlst ihm { $n } Gulden.
steam-differs = Karte { $id }, Abschnitt { $no }, wie auf deiner gedruckten Karte.
steam-stored = Karte { $id }, Abschnitt { $no } gilt ab jetzt wie auf deiner gedruckten Karte.
steam-side = { $who ->
    [you] Du
   *[franz] Franz
}

## Wertung
steam-over = { $winner ->
    [player] Du gewinnst
    [opponent] Franz gewinnt
   *[draw] Unentschieden
}: du { $you } Gulden, Franz { $franz }.
steam-over-house = { $house ->
    [yes] { $text } (mit Hauskarten oder Hausplan)
   *[no] { $text }
}
steam-line-side = { $who ->
    [you] Du: { $why }
   *[franz] Franz: { $why }
}
steam-line-cash = Geld
steam-line-income = Letztes Einkommen
steam-line-income-why = { $n } × { $times }
steam-line-goods = Güter
steam-line-goods-why = { $n } × 10
steam-line-keys = Schlüssel
steam-line-keys-why = Gold { $gold }, Silber { $silver }
steam-line-hubs = Erreichte Knotenpunkte
steam-line-hubs-why = { $n ->
    [one] { $n } Knotenpunkt
   *[other] { $n } Knotenpunkte
} (10, 30, 60, 100)
steam-line-contracts = Verträge
steam-line-contracts-why = { $valid ->
    [yes] erfüllt { $filled }, nicht erfüllt −{ $unfilled }
   *[no] zählen ohne Trieste nicht
}
steam-line-fees = Fremde Streckenabschnitte
steam-line-fees-why = ({ $lent } verliehen − { $foreign } benutzt) × { $fee }
steam-line-subtotal = Zwischensumme
steam-line-investors = Investoren
steam-line-investors-why = { $n ->
    [one] { $n } Investor
   *[other] { $n } Investoren
}, je ein Zehntel
steam-line-total = Vermögen

## Tafel und Korrekturen
steam-panel = { $what ->
    [round] Runde
    [gulden] Gulden
    [goods] Güter
    [influence] Einfluss
    [workers] Arbeiter
    [tracks] Übrig
    [network] Netzwerk
    [engineers] Ingenieure
    [factories] Fabriken
   *[contracts] Verträge
}
steam-panel-round = { $round }, noch { $hands } Handmarker
steam-panel-goods = { $area } im Spielbereich, { $dock } auf der Anlegestelle
steam-panel-influence = { $franz } (du { $you })
steam-panel-workers = { $hired } angestellt, { $supply } im Vorrat
steam-panel-tracks = { $tracks ->
    [one] { $tracks } Gleis
   *[other] { $tracks } Gleise
}, { $stations ->
    [one] { $stations } Bahnhof
   *[other] { $stations } Bahnhöfe
}
steam-panel-factory = { $good } in { $city } ({ $n })
steam-panel-contract = { $id } ({ $value }): { $n } von { $slots }
steam-field = { $name ->
    [franz-gulden] Franz: Gulden
    [franz-goods] Franz: Güter im Spielbereich
    [franz-dock] Franz: Güter auf der Anlegestelle
    [franz-hired] Franz: angestellte Arbeiter
    [franz-supply] Franz: Arbeiter im Vorrat
    [franz-tracks_left] Franz: Gleise übrig
    [franz-stations_left] Franz: Bahnhöfe übrig
    [franz-hands] Franz: Handmarker übrig
    [franz-column] Franz: Einfluss
    [franz-links] Franz: gelegte Gleise
    [franz-stations] Franz: gebaute Bahnhöfe
    [franz-engineers] Franz: Ingenieure
    [franz-keys] Franz: Schlüssel
    [franz-semmering] Franz: Semmering-Plättchen
    [you-hands] Du: Handmarker übrig
    [you-column] Du: Einfluss
   *[you-trieste] Du: Trieste in deinem Netzwerk
}
steam-field-hub = { $what ->
    [column] Knotenpunkt { $colour }: Einfluss
   *[city] Knotenpunkt { $colour }: Stadt
}
steam-field-cubes = Fabrik { $n } ({ $good }, { $city }): Würfel
steam-field-contract = { $what ->
    [value] Vertrag { $id }: Wert
   *[slots] Vertrag { $id }: Fabrikplätze
}
steam-key = { $kind ->
    [gold] goldener Schlüssel { $colour }
   *[silver] silberner Schlüssel { $colour }
}
steam-hub = { $city } ({ $column })
steam-contract = { $id }: { $value } Gulden, { $slots ->
    [one] { $slots } Fabrikplatz
   *[other] { $slots } Fabrikplätze
}
steam-card-named = { $id } { $title }

## Fragen: Aufbau und Runden
steam-ask-tens = Liegen die Spalten der Einflussleiste immer 10 Gulden auseinander?
steam-ask-last = Welche ist die letzte Spalte der Einflussleiste?
steam-ask-labels = Welche Gulden-Werte haben die Spalten der Einflussleiste? Nenne alle.
steam-ask-hub-city = Welche Stadt ist der Knotenpunkt { $colour }?
steam-ask-hub-column = Auf welcher Spalte steht der Einflussmarker von { $city }?
steam-ask-bid = Biete, zahle und setze deinen Einflussmarker. Auf welcher Spalte steht er?
steam-ask-number = Zieh eine Staatsbahn-Aufbaukarte: Welche Nummer steht unten rechts? Leg sie dann in die Schachtel zurück.
steam-ask-columns = Dein Einfluss noch { $you }? Knotenpunkte noch { $hubs }?
steam-answer-columns = { $what ->
    [same] Alles wie bisher
    [you] Mein Einfluss hat sich geändert
   *[all] Auch ein Knotenpunkt hat sich geändert
}
steam-ask-front = Beide Marker stehen auf derselben Spalte. Wessen Marker liegt vorn?
steam-ask-turn = Deine Aktion. (noch { $left } Handmarker)
steam-ask-entries = Deine Aktion: Gib ein, was sich auf dem Tisch geändert hat, dann „Fertig“. (noch { $left } Handmarker)
steam-you = { $what ->
    [done] Fertig
    [pass] Ich passe für diese Runde
    [fee] Ich habe auf einer Strecke von Franz gebaut
    [track] Ich habe ein Gleis gelegt
    [influence] Mein Einfluss hat sich geändert
    [factory] Ich habe eine Fabrik gebaut
    [delivery] Ich habe ein Gut geliefert
    [workers] Ich habe Arbeiter eingestellt
    [engineer] Ich habe einen Ingenieur genommen
    [contract] Ich habe einen Vertrag genommen
   *[edit] Etwas anderes auf dem Plan
}
steam-ask-you-track = Welche Strecke?
steam-ask-you-token = Hast du den Geschäftsmarker von { $city } genommen?
steam-ask-you-influence = Auf welcher Spalte steht dein Marker jetzt? (bisher { $now })
steam-ask-you-factory = In welcher Stadt?
steam-ask-you-delivery = An welchen Knotenpunkt?
steam-ask-you-good = Welches Gut hast du nach { $hub } geliefert?
steam-ask-you-workers = An welchem Knotenpunkt?
steam-ask-you-hired = Wie viele Arbeiter?
steam-ask-you-engineer = Welchen Ingenieur, und von wo?
steam-answer-engineer = { $hub }: { $kind ->
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
}
steam-ask-you-contract = Welchen Vertrag?
steam-entered-track = Eingetragen: dein Gleis { $link }{ $semmering ->
    [yes] , mit dem Semmering-Plättchen
   *[no] {""}
}
steam-entered-influence = Eingetragen: dein Einfluss { $column }
steam-entered-factory = Eingetragen: deine Fabrik in { $city }
steam-entered-delivery = Eingetragen: { $good } nach { $hub } geliefert
steam-entered-price = Eingetragen: Arbeiter in { $hub } kosten jetzt { $price }
steam-entered-engineer = Eingetragen: { $kind ->
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
} aus { $hub } genommen
steam-entered-contract = Eingetragen: Vertrag { $id } ist aus der Auslage
steam-ask-edit = Was ist auf dem Plan anders?
steam-edit = { $what ->
    [site] Freie Fabrikbaustellen einer Stadt
    [token] Geschäftsmarker einer Stadt
    [demand] Nachfrage eines Knotenpunkts
    [price] Arbeitslohn eines Knotenpunkts
   *[closed] Eine Strecke ist gesperrt oder wieder frei
}
steam-ask-edit-city = { $what ->
    [site] Freie Fabrikbaustellen: welche Stadt?
   *[token] Geschäftsmarker: welche Stadt?
}
steam-ask-edit-hub = Welcher Knotenpunkt?
steam-ask-edit-good = Welches Gut?
steam-ask-edit-link = Welche Strecke?
steam-ask-edit-number = { $what ->
    [site] Wie viele freie Fabrikbaustellen hat { $name }?
    [token] Welcher Geschäftsmarker liegt auf { $name }? (0: keiner)
    [demand] Wie viele Felder sind in { $name } noch offen?
   *[price] Auf welcher Stufe steht der Arbeitslohn-Marker von { $name }?
}
steam-answer-step = Stufe { $n }: { $price } Gulden
steam-edited = { $what ->
    [site] Geändert: { $name } hat { $n } freie Fabrikbaustellen
    [token] Geändert: Geschäftsmarker { $n } auf { $name }
    [demand] Geändert: { $name } hat für dieses Gut { $n } offene Felder
   *[price] Geändert: Arbeiter in { $name } kosten { $n }
}
steam-edited-link = { $closed ->
    [yes] Geändert: { $link } ist gesperrt
   *[no] Geändert: { $link } ist frei
}
steam-ask-trieste = Gehört Trieste zu deinem Netzwerk?
steam-ask-score = { $what ->
    [cash] Schlusswertung: deine Gulden?
    [income] Dein letztes Einkommen, einfach gezählt?
    [semmering] Hast du das Semmering-Plättchen? (1: ja)
    [goods] Deine Güter-Würfel?
    [gold] Deine goldenen Schlüssel: Gulden-Werte der Spalten ihrer Knotenpunkte zusammen?
    [silver] Deine silbernen Schlüssel: Werte der nächsten kleinen Fähnchen zusammen?
    [hubs] Knotenpunkte, deren Spalte du erreicht hast?
    [filled] Deine erfüllten Verträge: Werte zusammen?
    [unfilled] Deine Verträge mit leerem Fabrikplatz: Werte zusammen?
    [foreign] Abschnitte von Franz, die du für deine Verbindung benutzt? (0, wenn deine Regeln das nicht verlangen)
    [lent] Abschnitte von dir, die Franz benutzt? (0, wenn deine Regeln das nicht verlangen)
   *[investors] Deine Investoren?
}

## Fragen: Franz ist am Zug
steam-answer-skip = Nicht möglich, diesen Effekt überspringen
steam-answer-none = keiner
steam-answer-none-has-any = keine hat welche
steam-answer-no-city = es gibt keine solche Stadt
steam-answer-as-before = wie zuletzt gesagt
steam-pool = { $place ->
    [network] den Städten eine Strecke von Franz’ Netzwerk entfernt
    [city] den Städten außerhalb seines Netzwerks eine Strecke von { $city } entfernt
   *[named] { $names }
}{ $but ->
    [yes] {" "}(ohne { $without })
   *[no] {""}
}
steam-ask-distance = Wie weit ist { $city } von Franz’ Städten ({ $list }) entfernt? Ingenieure zählen nicht.
steam-answer-far = { $far ->
    [one] 1 Strecke
    [two] 2 Strecken
   *[farther] weiter
}
steam-ask-between = Welche Städte liegen zwischen Franz’ Städten und { $city }, je eine Strecke von beiden? (wenn keine: leer lassen)
steam-ask-best = { $by ->
    [sites] Unter { $pool }: Welche haben die meisten freien Fabrikbaustellen? Nenne alle, die gleichauf liegen.
    [influence] Unter { $pool }: Welche haben den höchsten Geschäftsmarker? Nenne alle, die gleichauf liegen.
   *[distance] Unter { $pool }: Welche liegen die wenigsten Strecken von Trieste? Nenne alle, die gleichauf liegen.
}
steam-ask-best-number = { $by ->
    [sites] Wie viele freie Fabrikbaustellen? ({ $cities })
    [influence] Wie hoch ist der Geschäftsmarker? ({ $cities })
   *[distance] Wie viele Strecken bis Trieste? ({ $cities })
}
steam-ask-all = Nenne alle Städte unter { $pool }. (wenn keine: leer lassen)
steam-ask-from = Von welchen Städten von Franz führt eine Strecke nach { $city }?
steam-ask-link = Die Strecke { $a }–{ $b }: Was braucht sie, und liegt dein Gleis dort?
steam-answer-link = { $link ->
    [none] nichts
    [tunnel] Tunnel
    [bridge] Brücke
    [both] Tunnel und Brücke
    [none-yours] nichts, mein Gleis liegt dort
    [tunnel-yours] Tunnel, mein Gleis liegt dort
    [bridge-yours] Brücke, mein Gleis liegt dort
   *[other] Tunnel und Brücke, mein Gleis liegt dort
}
steam-ask-engineer = Welcher Knotenpunkt mit dem geringsten Einfluss bietet noch einen { $kind ->
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
} an?
steam-ask-ranked = { $place ->
    [city] Welche von { $those } liegen eine Strecke von { $city }? (wenn keine: leer lassen)
   *[network] Welche von { $those } liegen eine Strecke von Franz’ Städten? (wenn keine: leer lassen) { $city }
}
steam-ask-token = Liegt ein Geschäftsmarker auf { $city }? (0: keiner)
steam-ask-semmering = Ist das Semmering-Plättchen noch da?
steam-ask-adjacent = { $count ->
    [yes] { $sites ->
        [yes] Wie viele Städte mit freier Fabrikbaustelle liegen eine Strecke von Franz’ Netzwerk?
       *[no] Wie viele Städte liegen eine Strecke von Franz’ Netzwerk?
    }
   *[no] { $sites ->
        [yes] Liegt eine Stadt mit freier Fabrikbaustelle eine Strecke von Franz’ Netzwerk?
       *[no] Gibt es eine Stadt eine Strecke von Franz’ Netzwerk?
    }
}
steam-ask-you = Wo steht dein Einflussmarker? (zuletzt { $last })
steam-ask-site = { $count ->
    [yes] Wie viele freie Fabrikbaustellen gibt es in { $cities }?
   *[no] Gibt es eine freie Fabrikbaustelle in { $cities }?
}
steam-ask-demand = Wie viele offene Felder für { $good } haben { $hubs } zusammen?
steam-ask-shared-sites = Welche seiner Städte mit freier Fabrikbaustelle gehören auch zu deinem Netzwerk? (wenn keine: leer lassen)
steam-ask-sites = Nenne seine Städte mit freier Fabrikbaustelle.
steam-ask-price = Arbeitslohn jetzt in { $city }?
steam-ask-shared-hubs = Welche von { $hubs } gehören auch zu deinem Netzwerk? (wenn keiner: leer lassen)
steam-ask-wants = { $n ->
    [one] Will { $hub } noch { $goods }? (sonst leer lassen)
   *[other] Was von { $goods } will { $hub } noch? (sonst leer lassen)
}
steam-ask-reward = Welche Belohnung gibt { $hub } für { $good }?
steam-answer-key = { $kind ->
    [gold] goldener Schlüssel
   *[silver] silberner Schlüssel
}
steam-ask-flag = Welchen Wert hat das kleine grüne Fähnchen, das { $hub } am nächsten ist?
steam-ask-contract = Der wertvollste ausliegende Vertrag mit höchstens { $n ->
    [one] { $n } Fabrikplatz
   *[other] { $n } Fabrikplätzen
} (bei Gleichstand: die wenigsten Plätze): sein Wert?
steam-ask-slots = Wie viele Fabrikplätze hat er?
steam-ask-contracts = Wie viele ausliegende Verträge haben höchstens { $n ->
    [one] { $n } Fabrikplatz
   *[other] { $n } Fabrikplätze
}?
steam-ask-card = { $deck ->
    [action] Zieh die oberste Aktionskarte: Welche ist es?
   *[decision] Zieh die oberste Entscheidungskarte: Welche ist es?
}
steam-answer-differs = Meine gedruckte Karte ist anders
steam-ask-differs = { $what ->
    [block] Welcher Abschnitt deiner Karte gilt?
    [gulden] Wie viele Gulden kostet dieser Abschnitt?
    [goods] Wie viele Güter-Würfel kostet dieser Abschnitt?
    [effect] Welchen Effekt hat er?
    [tracks] Wie viele Gleise?
    [rule] Wohin?
    [missing] Wie viele Fabrikplätze dürfen leer bleiben?
    [give] Güter-Würfel, die er je Lieferung abgibt?
    [store] Den Abschnitt so behalten, für den Rest der Partie und für deine Kartendatei?
   *[n] Wie viele?
}
steam-effect = { $name ->
    [build_tracks] Gleise bauen
    [build_factory] Fabrik bauen
    [hire_workers] Arbeiter einstellen
    [gain_gulden] Gulden nehmen
    [gain_influence] Einfluss erhalten
    [goods_to_area] Güter in seinen Spielbereich
    [goods_to_dock] Güter auf seine Anlegestelle
    [take_contract] Vertrag nehmen
    [deliver] Güter liefern
    [none] kein solcher Abschnitt
   *[nothing] Nichts
}
steam-rule = { $name ->
    [targets] nach den Zielen in Slot A
    [most_free_sites] zu den meisten freien Fabrikbaustellen
   *[toward_trieste] Richtung Trieste
}

## Fehler
steam-error-money = Das Startgeld muss 0 bis 1000 sein, in Zehnern.
steam-error-deck = { $kind ->
    [action] Der Aktionsstapel braucht genau eine Karte jeder Nummer von 1 bis 5.
   *[decision] Der Entscheidungsstapel braucht genau eine Karte jeder Nummer von 1 bis 5.
}
steam-error-card-unknown = Eine Karte { $id } gibt es in dieser Kartendatei nicht.
steam-error-card-spent = Karte { $id } wurde schon gezogen; übrig sind: { $left }.
steam-error-card-early = Karte { $id } kommt erst beim ersten Neumischen dazu.
steam-error-jump = Karte { $id }, Abschnitt { $no }: Der Sprung zu { $to } ist nicht erlaubt.
steam-error-cost = Karte { $id }, Abschnitt { $no }: Die Kosten { $n } sind durch keine Bedingung gedeckt.
steam-error-slot = Karte { $id }, Slot { $slot }: jeder Eintrag genau einmal.
steam-error-check = Unbekannte Bedingung { $name }. (Karte { $id }, Abschnitt { $no })
steam-error-effect = Unbekannter Effekt { $name }. (Karte { $id }, Abschnitt { $no })
steam-error-cards-format = Keine Kartendatei der Version 1: { $field }.
steam-error-map-format = Keine Plandatei der Version 1: { $field }.
steam-error-map-link = Strecke { $a }–{ $b }: { $problem ->
    [unknown] eine Stadt, die nicht auf dem Plan ist
    [itself] sie führt zu sich selbst
    [twice] sie ist doppelt
   *[need] ein unbekannter Bedarf
}.
steam-error-map-apart = Die Stadt { $city } ist von Wien aus nicht erreichbar.
steam-error-map-hub = Knotenpunkt { $colour }: { $problem ->
    [missing] er fehlt
    [city] seine Stadt ist nicht auf dem Plan oder schon vergeben
    [column] diese Spalte gibt es nicht
    [demand] eine Belohnung, die weder Zahl noch gold noch silver ist
   *[prices] keine Arbeitslöhne, oder der Marker steht daneben
}.
steam-error-column = Eine Spalte { $value } gibt es nicht.
steam-error-number = Die Nummer ist 0 bis 9.
steam-error-name = { $why ->
    [empty] Hier wird ein Name gebraucht, mit höchstens 60 Buchstaben.
    [joined] { $city } gehört schon zu Franz’ Netzwerk.
    [ruled-out] { $city } ist schon ausgeschlossen.
   *[taken] { $city } ist schon vergeben.
}
steam-error-not-next = { $link } berührt dein Netzwerk nicht.
steam-error-track-twice = Dein Gleis liegt schon auf { $link }.
steam-error-site = Keine freie Fabrikbaustelle in { $city }.
steam-error-demand = { $hub } will kein Gut „{ $good }“.
steam-error-contract = Einen solchen Vertrag gibt es nicht.
steam-error-range = { $name }: { $lo } bis { $hi }.
steam-error-invariant = Das passt nicht: { $what ->
    [tree] Seine Gleise müssen mit Wien einen Baum bilden
    [tracks] Übrige und gelegte Gleise sind zusammen 18; ändere die gelegten
    [station] Eine Stadt mit 3 seiner Gleise braucht einen Bahnhof
    [stations] Übrige und gebaute Bahnhöfe sind zusammen 2; ändere die gebauten
    [factory] In einer Stadt, die er verlassen würde, steht eine Fabrik von ihm
    [engineer] Eines seiner Gleise braucht diesen Ingenieur
    [offer] Kein Knotenpunkt bietet diesen Ingenieur noch an
    [workers] Angestellte, Vorrat und Fabriken sind zusammen 15
    [contract] Diesen Vertrag gibt es nicht
    [slots] Es liegen schon mehr Fabriken darauf
   *[hub] Zwei Knotenpunkte können sich keine Stadt teilen
}.
steam-error-turn = Franz hat in dieser Runde keine Aktion mehr.
steam-error-own-field = Eine Angabe „{ $field }“ gibt es auf diesen Karten und diesem Plan nicht.

## Eigene Karten und eigener Plan
steam-own-action = Aktionskarte { $id } „{ $title }“
steam-own-decision = Entscheidungskarte { $id }
steam-own-block = Abschnitt { $no }: { $what ->
    [check] Bedingung { $place }
    [n] Zahl{ $place ->
        [0] {""}
       *[other] {" "}in Bedingung { $place }
    }
    [lo] niedrigste Zahl in Bedingung { $place }
    [hi] höchste Zahl in Bedingung { $place }
    [fail_to] Abschnitt, wenn Bedingung { $place } nicht gilt
    [gulden] Kosten in Gulden
    [goods] Kosten in Güter-Würfeln
    [effect] Effekt
    [count] Gleise
    [rule] wohin
    [max_missing] Fabrikplätze, die leer bleiben dürfen
   *[give] Güter-Würfel, die er je Lieferung abgibt
}
steam-check-name = { $name ->
    [gulden_min] n oder mehr Gulden
    [goods_min] n oder mehr Güter im Spielbereich
    [goods_max] höchstens n Güter in Spielbereich und Anlegestelle
    [hired_between] angestellte Arbeiter von … bis …
    [influence_reaches_lowest_hub] Einfluss mindestens wie beim niedrigsten Knotenpunkt
    [free_site_in_network_min] n oder mehr freie Fabrikbaustellen in seinem Netzwerk
    [neighbour_min] n oder mehr Nachbarstädte, die er anschließen kann
    [neighbour_with_site_min] n oder mehr Nachbarstädte mit freier Fabrikbaustelle
    [trieste_not_in_network] Trieste nicht in seinem Netzwerk
    [open_slots_max] höchstens n leere Fabrikplätze auf Verträgen
    [contract_fits_min] n oder mehr passende Verträge
    [delivery_possible] eine Lieferung ist möglich, bei Abgabe von n Würfeln
   *[none] keine Bedingung
}
steam-own-slot = { $slot ->
    [ties] Slot A: erste Gleichstandsregel
   *[other] Slot { $slot }: Reihenfolge
}
steam-own-tie = { $first ->
    [sites] meiste freie Fabrikbaustellen
   *[influence] größter Einfluss
}
steam-own-map = { $part ->
    [hubs] Plan: Knotenpunkte
    [cities] Plan: Städte
    [links] Plan: Strecken
   *[contracts] Plan: Verträge
}
steam-own-hub = { $what ->
    [column] { $colour }: Einfluss
    [tunnel] { $colour }: Tunnelbauer
   *[bridge] { $colour }: Brückenbauer
}
steam-own-city = { $what ->
    [sites] { $city }: freie Fabrikbaustellen
   *[bonus] { $city }: Geschäftsmarker
}
steam-own-contract = Vertrag { $id }: Wert

## Optionen
steam-option = { $name ->
    [mode] Spielweise
    [preset] Schwierigkeit
    [card1] Aktionskarte 1
    [card2] Aktionskarte 2
    [card3] Aktionskarte 3
    [start_money] Startgeld von Franz
    [cards] Kartenquelle
    [strategy_action] Strategie-Aktionskarte
    [strategy_decision] Strategie-Entscheidungskarte
    [decision_draw] Entscheidungskarte ziehen
    [reshuffle] Neumischen
    [no_block] Kein Abschnitt möglich
    [neighbour] Nachbar in einer Bedingung
    [engineer_threshold] Einfluss für einen Ingenieur
    [engineer_kept] Ingenieure bleiben
    [fee_short] Zu wenig für die Gebühr
    [fee_from_you] Deine Gebühr auf seiner Strecke
    [origin_order] Mehrere Startstädte
    [second_track_prefers_targets] 2. Gleis bevorzugt Ziele
    [second_track_dead_end] 2. Gleis in einer Sackgasse
    [trieste_distance] Entfernung bis Trieste
    [name_order] Namensreihenfolge
    [token_taken] Geschäftsmarker
    [factory_without_worker] Fabrik ohne Arbeiter
    [all_types_producing] Alle Typen hergestellt
    [hire_short] Zu wenige Arbeiter zum Einstellen
    [price_steps] Schritte des Arbeitslohn-Markers
    [delivery_order] Reihenfolge beim Liefern
    [coal_limit] Kohle
    [ahead_rule] Vorn auf der Einflussleiste
    [equal_influence] Zugreihenfolge bei Gleichstand
    [pass_rule] Wenn du passt
    [phase8_repeat] Verträge in Phase 8
    [contracts_valid] Verträge zählen
    [score_dock] Güter auf der Anlegestelle zählen
    [final_track_fee] Fremde Abschnitte am Ende
    [investor_rounding] Das Zehntel eines Investors
   *[score_tie] Gleiches Vermögen
}
steam-option-help = { $name ->
    [mode] Gefragt: Du schaust auf den Plan und beantwortest die knappsten Fragen. Verfolgt: Ein Plan ist geladen, und du gibst nur deine eigenen Änderungen ein.
    [preset] Hausnamen für übliche Einstellungen; eine Voreinstellung verstellt die Regler, die auf Standard stehen.
    [card1] Ausführung A ist leichter, B schwerer.
    [card2] Ausführung A ist leichter, B schwerer.
    [card3] Ausführung A ist leichter, B schwerer.
    [start_money] 0 ist leichter (er setzt seinen Marker gratis), mehr ist schwerer; 0 bis 1000 in Zehnern.
    [cards] Das Programm zieht aus eigenen Stapeln, oder du ziehst die gedruckten Karten und nennst sie.
    [strategy_action] Zufällig oder ausgewählt; sie kommt beim ersten Neumischen dazu.
    [strategy_decision] Zufällig oder ausgewählt; sie kommt beim ersten Neumischen dazu.
    [decision_draw] In jedem Zug eine Entscheidungskarte, oder erst, wenn ein Slot gebraucht wird.
    [reshuffle] Wenn eine Karte gebraucht wird und der Stapel leer ist, oder gleich nach der letzten Karte.
    [no_block] Was geschieht, wenn kein Abschnitt der Karte möglich ist.
    [neighbour] Ob ein Nachbar in einer Bedingung eine Stadt sein muss, die er jetzt anschließen kann.
    [engineer_threshold] Ob er den Einfluss des Knotenpunkts erreicht oder überschritten haben muss.
    [engineer_kept] Ob ein Ingenieur bei ihm bleibt oder nach dem Gleis zurückgeht.
    [fee_short] Mit weniger als 10 Gulden zahlt er, was er hat, oder die Strecke ist ihm verschlossen.
    [fee_from_you] Was du zahlst, wenn du auf seiner Strecke baust.
    [origin_order] Was zuerst vermieden wird, wenn mehrere Städte Start sein könnten.
    [second_track_prefers_targets] Ob ein Knotenpunkt neben der eben angeschlossenen Stadt vor den Gleichstandsregeln kommt.
    [second_track_dead_end] Hat die eben angeschlossene Stadt keinen neuen Nachbarn: von überall im Netzwerk aus, oder verfallen.
    [trieste_distance] Strecken auf dem Plan, oder nur Strecken, die er bauen könnte.
    [name_order] Ob ü wie u oder wie ue eingeordnet wird.
    [token_taken] Ob der Erste den Geschäftsmarker wegnimmt, oder ihn jeder einmal nehmen darf.
    [factory_without_worker] Ohne angestellten Arbeiter: der nächste Abschnitt, oder ein Arbeiter aus seinem Vorrat.
    [all_types_producing] Stellt er schon alle Typen her: Die Regel entfällt, oder der nächste Abschnitt.
    [hire_short] Weniger Arbeiter, als die Karte sagt: die übrigen, oder der nächste Abschnitt.
    [price_steps] Der Marker steigt um die eingestellten Arbeiter, oder immer um 2.
    [delivery_order] Ob zuerst der Knotenpunkt oder die Belohnung entscheidet.
    [coal_limit] Wie oft er Kohle liefern darf.
    [ahead_rule] Ob er auf einer höheren Spalte stehen muss, oder der vordere Platz einer Spalte genügt.
    [equal_influence] Wer beginnt, wenn beide auf derselben Spalte stehen.
    [pass_rule] Ob er seine übrigen Züge spielt oder auch aufhört.
    [phase8_repeat] Ein Vertrag, oder so viele er füllen kann.
    [contracts_valid] Trieste in irgendeinem Netzwerk, oder im eigenen.
    [score_dock] Ob Güter auf seiner Anlegestelle am Ende zählen.
    [final_track_fee] Gulden für jeden Abschnitt der anderen Seite, wo deine Regeln es verlangen.
    [investor_rounding] Wie gerundet wird.
   *[score_tie] Unentschieden, oder der höhere Einfluss gewinnt.
}
steam-value = { $value ->
    [asked] gefragt
    [tracked] verfolgt (Plandatei)
    [standard] Standard (AAA, 120)
    [gentle] Sanft (AAA, 0)
    [brisk] Flott (ABA, 120)
    [hard] Schwer (BBB, 120)
    [severe] Hart (BBB, 220)
    [app] Stapel des Programms
    [printed] meine gedruckten Karten
    [random] zufällig
    [every_turn] in jedem Zug
    [on_demand] bei Bedarf
    [when_needed] wenn eine Karte gebraucht wird
    [at_last_card] nach der letzten Karte
    [nothing] nichts
    [gain_10] 10 Gulden
    [buildable] eine Stadt, die er anschließen kann
    [adjacent] nur nach dem Plan
    [reached] erreicht
    [exceeded] überschritten
    [true] ja
    [false] nein
    [waive_rest] er zahlt, was er hat
    [blocks_link] die Strecke ist verschlossen
    [from_network] überall im Netzwerk
    [forfeit] verfallen
    [links] Strecken
    [buildable_links] Strecken, die er bauen könnte
    [dictionary] ü wie u
    [phone_book] ü wie ue
    [first_comer] der Erste nimmt ihn
    [each_player] jeder einmal
    [next_block] der nächste Abschnitt
    [from_supply] ein Arbeiter aus dem Vorrat
    [ignore_filter] die Regel entfällt
    [hire_what_is_left] die übrigen
    [workers_hired] um die eingestellten Arbeiter
    [always_2] immer 2
    [hub_first] zuerst der Knotenpunkt
    [profit_first] zuerst die Belohnung
    [one_per_hub] eine je Knotenpunkt
    [one_per_round] eine je Runde
    [none] ohne Grenze
    [strict_column] eine höhere Spalte
    [first_in_column] der vordere Platz
    [earlier_marker_first] der frühere Marker
    [you_first] du
    [ask] fragen
    [franz_plays_on] er spielt weiter
    [franz_stops] er hört auch auf
    [once] einer
    [while_possible] so viele er füllen kann
    [anyone] irgendein Netzwerk
    [own_network] das eigene Netzwerk
    [down] ab
    [nearest] zur nächsten Zahl
    [up] auf
    [draw] unentschieden
    [influence] der höhere Einfluss
   *[other] { $value }
}
