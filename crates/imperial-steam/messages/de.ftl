# Imperial Steam: Franz.

## Wörter
imperial-steam-good-wood = Holz
imperial-steam-good-stone = Stein
imperial-steam-good-iron = Eisen
imperial-steam-good-coal = Kohle
imperial-steam-colour-bronze = Braun
imperial-steam-colour-blue = Blau
imperial-steam-colour-green = Grün
imperial-steam-colour-white = Weiß
imperial-steam-engineer-tunnel = Tunnelbauer
imperial-steam-engineer-bridge = Brückenbauer
imperial-steam-title = { $en ->
   *[other] { $de }
}
imperial-steam-by-option = { $reason } [{ $option }: { $value }]
imperial-steam-changed-option = { $option }: { $value }

## Gründe
imperial-steam-open = Niedrigster Knotenpunkt { $lowest }, Nummer { $n }: Franz beginnt bei { $column } und zahlt { $pays } Gulden.
imperial-steam-card-block = Karte { $id }, Abschnitt { $no }: { $title }.
imperial-steam-card-none = { $gain ->
    [no] Kein Abschnitt ist möglich: Franz tut nichts.
   *[yes] Kein Abschnitt ist möglich: Franz nimmt 10 Gulden.
}
imperial-steam-cond-ok = { $known ->
    [yes] { $condition }: ja ({ $value }).
   *[no] { $condition }: ja.
}
imperial-steam-cond-fail = { $known ->
    [yes] { $condition }: nein ({ $value }) – weiter bei Abschnitt { $to }.
   *[no] { $condition }: nein – weiter bei Abschnitt { $to }.
}
imperial-steam-cond-implicit = Nicht möglich: { $what ->
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
imperial-steam-cond-implicit-effect = Nicht möglich: { $what ->
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
imperial-steam-cond-number = { $n }
imperial-steam-cond-against = { $his } gegen { $hub }
imperial-steam-cond-you = deine Entscheidung
imperial-steam-check = { $name ->
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
imperial-steam-skipped = Du hast entschieden, dass das nicht geht: Der Rest des Effekts entfällt.
imperial-steam-pay-gulden = Franz zahlt { $n } Gulden und hat noch { $total }.
imperial-steam-pay-goods = Franz gibt { $n } Güter-Würfel ab und hat noch { $total }.
imperial-steam-a-target = { $kind ->
    [hub] { $city } ({ $entry })
   *[trieste] { $city }
} ist der erste Eintrag in Slot A in Reichweite: { $n ->
    [one] { $n } Gleis
   *[other] { $n } Gleise
}.
imperial-steam-a-none = Kein Eintrag in Slot A ist mit { $n ->
    [one] { $n } Gleis
   *[other] { $n } Gleisen
} erreichbar.
imperial-steam-tie-only = { $way ->
    [yes] { $city } ist die einzige mögliche Stadt auf dem Weg.
   *[no] { $city } ist die einzige mögliche Stadt.
}
imperial-steam-tie-rank = { $city } steht in Slot A vor den anderen.
imperial-steam-tie-sites = Meiste freie Fabrikbaustellen ({ $n }): { $names }.
imperial-steam-tie-influence = Höchster Einfluss-Bonus ({ $n }): { $names }.
imperial-steam-tie-distance = Am nächsten zu Trieste (noch { $n ->
    [one] { $n } Strecke
   *[other] { $n } Strecken
}): { $names }.
imperial-steam-tie-equal = { $by ->
    [sites] Gleich viele freie Fabrikbaustellen ({ $n }).
    [influence] Gleicher Einfluss-Bonus ({ $n }).
   *[distance] Gleich viele Strecken bis Trieste ({ $n }).
}
imperial-steam-tie-name = Nach A bis Z zuerst: { $city } (vor { $others }).
imperial-steam-skip = Nicht { $city }: { $reasons }.
imperial-steam-p1-track = er hat kein Gleis mehr
imperial-steam-p1-engineer = { $a }–{ $b } braucht einen { $kind ->
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
}, den er nicht bekommen kann
imperial-steam-p1-station = { $a } braucht einen Bahnhof, und er hat keinen mehr
imperial-steam-p1-fee = er kann die Gebühr für { $a }–{ $b } nicht zahlen
imperial-steam-p1-none = keine Strecke führt dorthin
imperial-steam-p1-and = { $a }; { $b }
imperial-steam-origin-skip = Nicht von { $city } aus: { $reason }.
imperial-steam-origin-pick = Von { $city } aus: { $by ->
    [fee] dort fällt keine Gebühr an
    [station] dort braucht er keinen neuen Bahnhof
    [engineer] dort braucht er keinen neuen Ingenieur
   *[name] nach A bis Z zuerst
}.
imperial-steam-track-engineer = Franz nimmt sich ohne Bezahlung einen { $kind ->
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
} aus { $hub } (Einfluss { $column }, Knotenpunkt { $hub_column }).
imperial-steam-track-engineer-back = Der { $kind ->
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
} geht nach dem Gleis zurück nach { $hub }.
imperial-steam-track-station = Franz hat in { $city } schon 2 Gleise: Er baut dort ohne Bezahlung einen Bahnhof.
imperial-steam-track-fee = Auf { $a }–{ $b } liegt dein Gleis: Franz zahlt dir 10 Gulden.
imperial-steam-track-fee-short = Auf { $a }–{ $b } liegt dein Gleis: Franz schuldet dir 10 Gulden und zahlt die { $n }, die er hat.
imperial-steam-track-token = Stadtbonus { $city }: { $n } Einfluss.
imperial-steam-track-semmering = Franz nimmt das Semmering-Plättchen; es nützt ihm nichts.
imperial-steam-second-from = Das 2. Gleis beginnt in { $city }.
imperial-steam-second-none = { $why ->
    [track] Kein Gleis mehr für das 2. Gleis.
   *[city] Keine Stadt lässt sich anschließen: Das 2. Gleis verfällt.
}
imperial-steam-changed = Nach deiner Korrektur geht das nicht mehr.
imperial-steam-second-dead = { $city } hat keinen neuen Nachbarn, den er anschließen kann: Das 2. Gleis darf überall in seinem Netzwerk beginnen.
imperial-steam-second-forfeit = { $city } hat keinen neuen Nachbarn: Das 2. Gleis verfällt.
imperial-steam-infl-move = Franz rückt { $n ->
    [one] { $n } Spalte
   *[other] { $n } Spalten
} vor auf { $column }.
imperial-steam-infl-split = Franz rückt { $n ->
    [one] { $n } Spalte
   *[other] { $n } Spalten
} vor auf { $column }: Er hat den einflussreichsten Knotenpunkt ({ $top }) erreicht und liegt vor dir ({ $you }). { $left ->
    [one] { $left } Punkt übrig
   *[other] { $left } Punkte übrig
}: +{ $gulden } Gulden.
imperial-steam-infl-end = Franz steht auf der letzten Spalte ({ $column }): { $left ->
    [one] { $left } Punkt wird
   *[other] { $left } Punkte werden
} zu { $gulden } Gulden.
imperial-steam-infl-cap = Franz hat den einflussreichsten Knotenpunkt ({ $top }) erreicht und liegt vor dir ({ $you }): { $left ->
    [one] { $left } Punkt wird
   *[other] { $left } Punkte werden
} zu { $gulden } Gulden.
imperial-steam-fac-not = Nicht { $goods }: stellt er schon her.
imperial-steam-fac-gone = Nicht { $goods }: keine Fabrik mehr vorhanden.
imperial-steam-fac-all = Alle vier Güter werden hergestellt: Die erste Regel entfällt.
imperial-steam-fac-demand = Größte Nachfrage in seinen Knotenpunkten ({ $n }): { $goods }.
imperial-steam-fac-demand-equal = Gleiche Nachfrage in seinen Knotenpunkten ({ $n }): { $goods }.
imperial-steam-fac-slotB = { $good } steht davon in Slot B zuerst.
imperial-steam-fac-type-only = { $good } ist der einzige verbliebene Typ.
imperial-steam-fac-site-only = { $city } hat die einzige freie Fabrikbaustelle in seinem Netzwerk.
imperial-steam-fac-site-shared = { $city } ist die einzige gemeinsame Stadt mit freier Fabrikbaustelle.
imperial-steam-fac-site-name = { $city } kommt nach A bis Z zuerst unter den { $kind ->
    [shared] gemeinsamen
   *[private] privaten
} Städten mit freier Fabrikbaustelle.
imperial-steam-fac-place = 1 Arbeiter auf die Baustelle in { $city }, daneben { $n } { $good }; die Fabrik ({ $good }) kommt in seinen Spielbereich.
imperial-steam-hire-only = { $city } ist der einzige Knotenpunkt, den er erreicht hat.
imperial-steam-hire-price = Günstigste Arbeiter ({ $n }): { $cities }.
imperial-steam-hire-low = Geringster Einfluss ({ $n }): { $cities }.
imperial-steam-hire-slotD = { $colour } steht davon in Slot D zuerst.
imperial-steam-hire-do = Franz stellt in { $city } { $n } Arbeiter ein; der Arbeitslohn-Marker dort steigt um { $steps }.
imperial-steam-del-none = Keine Lieferung: { $why ->
    [goods] kein Güter-Würfel in seinem Spielbereich
   *[wanted] kein Knotenpunkt seines Netzwerks will ein Gut aus seinen Fabriken
}.
imperial-steam-del-hub = { $city } ist ein { $kind ->
    [shared] gemeinsamer
   *[private] privater
} Knotenpunkt{ $first ->
    [yes] {" "}und kommt nach A bis Z zuerst
   *[no] {""}
}.
imperial-steam-del-profit = Beste Belohnung dort ({ $n }): { $goods }.
imperial-steam-del-slotC = { $good } steht davon in Slot C zuerst.
imperial-steam-del-do = Franz { $n ->
    [0] liefert
   *[other] gibt { $n } Güter-Würfel ab, liefert
} 1 { $good } aus { $city } nach { $hub } und erhält { $reward }.
imperial-steam-reward-gulden = { $n } Gulden
imperial-steam-reward-gold = den goldenen Schlüssel von { $city }
imperial-steam-reward-silver = den silbernen Schlüssel von { $city }
imperial-steam-con-take = Wertvollster Vertrag, den er { $more ->
    [0] jetzt füllen kann
    [one] mit { $more } weiteren Fabrik füllen kann
   *[other] mit { $more } weiteren Fabriken füllen kann
}: { $id }, { $value } Gulden, { $slots ->
    [one] { $slots } Fabrikplatz
   *[other] { $slots } Fabrikplätze
}.
imperial-steam-gain-gulden = Franz nimmt { $n } Gulden und hat { $total }.
imperial-steam-gain-goods = Franz nimmt { $n } Güter-Würfel in seinen Spielbereich.
imperial-steam-gain-dock = { $n ->
    [one] { $n } Güter-Würfel auf seine Anlegestelle; er kommt nächste Runde an.
   *[other] { $n } Güter-Würfel auf seine Anlegestelle; sie kommen nächste Runde an.
}
imperial-steam-deck-reshuffle = Der { $deck ->
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
imperial-steam-do-track = Lege ein Gleis für Franz: { $from } → { $to }. { details }(noch { $left })
imperial-steam-do-station = Baue einen Bahnhof für Franz in { $city }. { details }(noch { $left })
imperial-steam-do-engineer = Gib Franz einen { $kind ->
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
} aus { $hub }, ohne Bezahlung.
imperial-steam-do-engineer-back = Lege den { $kind ->
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
} zurück nach { $hub }.
imperial-steam-do-fee = Franz zahlt dir { $n } Gulden für dein Gleis. { details }Er hat { $total }.
imperial-steam-do-fee-from-you = Zahle Franz { $n } Gulden für sein Gleis. { details }Er hat { $total }.
imperial-steam-do-pay = Franz zahlt { $n } Gulden in die Bank. { details }Er hat { $total }.
imperial-steam-do-goods-down = Franz gibt { $n } Güter-Würfel ab. { details }Er hat { $total }.
imperial-steam-do-goods-up = Lege { $n } Güter-Würfel in Franz’ Spielbereich. { details }Er hat { $total }.
imperial-steam-do-dock = Lege { $n } Güter-Würfel auf Franz’ Anlegestelle. { details }{ $total ->
    [one] Dort liegt jetzt { $total }.
   *[other] Dort liegen jetzt { $total }.
}
imperial-steam-do-dock-arrives = Lege { $n } Güter-Würfel von Franz’ Anlegestelle in seinen Spielbereich. { details }Er hat { $total }.
imperial-steam-do-gulden = Franz nimmt { $n } Gulden aus der Bank. { details }Er hat { $total }.
imperial-steam-do-influence = Rücke Franz’ Einflussmarker { $n ->
    [one] { $n } Spalte
   *[other] { $n } Spalten
} vor auf { $column }.
imperial-steam-do-opening = Setze Franz’ Einflussmarker auf { $column }; er zahlt { $n } Gulden und hat { $total }.
imperial-steam-do-token = Nimm für Franz den Geschäftsmarker von { $city } ({ $n } Einfluss).
imperial-steam-do-semmering = Franz nimmt das Semmering-Plättchen.
imperial-steam-do-factory = Setze einen angestellten Arbeiter von Franz auf eine Baustelle in { $city } und { $n } { $good } daneben; er nimmt sich eine Fabrik ({ $good }). { details }(noch { $hired ->
    [one] { $hired } angestellter Arbeiter
   *[other] { $hired } angestellte Arbeiter
})
imperial-steam-do-factory-onto = Die Fabrik ({ $good }) kommt auf Franz’ Vertrag { $contract }.
imperial-steam-do-hire = Franz stellt in { $hub } { $n } Arbeiter ein und hat { $hired }; der Arbeitslohn-Marker steht dort jetzt auf { $price }.
imperial-steam-do-hire-steps = Franz stellt in { $hub } { $n } Arbeiter ein und hat { $hired }; setze den Arbeitslohn-Marker dort { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} hoch.
imperial-steam-do-deliver = Lege 1 { $good } von Franz’ Fabrik in { $city } nach { $hub }; er bekommt { $reward }{ $paid ->
    [yes] {" "}und hat { $total }
   *[no] {""}
}. { details }{ $give ->
    [0] Dafür gibt er keinen Güter-Würfel ab.
   *[other] Dafür gibt er { $give } Güter-Würfel aus seinem Spielbereich ab und hat noch { $left }.
}
imperial-steam-do-contract = Franz nimmt den Vertrag { $id } im Wert von { $value } Gulden ({ $slots ->
    [one] { $slots } Platz
   *[other] { $slots } Plätze
}).
imperial-steam-route = Franz’ Linie: { $route }
imperial-steam-route-hop = { $need ->
    [none] { $route } → { $to }
    [tunnel] { $route } →(Tunnel) { $to }
    [bridge] { $route } →(Brücke) { $to }
   *[both] { $route } →(Tunnel, Brücke) { $to }
}{ $fee ->
    [yes] {" "}(dein Gleis: Gebühr)
   *[no] {""}
}

## Das Spiel
imperial-steam-name = Imperial Steam
imperial-steam-opponent = Franz
imperial-steam-pitch = Franz baut seine Eisenbahn nach Trieste, gelenkt von Aktions- und Entscheidungskarten; er kennt die Prioritäten, du bewegst die Teile.
imperial-steam-header-house = { $map ->
    [yes] { $cards ->
        [yes] Hauskarten und Hausplan: für dieses Programm entworfen, nicht die gedruckten.
       *[no] Hausplan: für dieses Programm gezeichnet, nicht der gedruckte Spielplan.
    }
   *[no] Hauskarten: für dieses Programm entworfen, wo die gedruckten Karten nicht öffentlich sind.
}
imperial-steam-header-prov = Was die Anleitung nennt, gilt genau so; was sie offenlässt, ist als „Hausangabe“ gekennzeichnet. Eigene Karten und einen eigenen Plan kannst du einmal eingeben; dann gelten sie.
imperial-steam-header-options = Geänderte Optionen: { $list }
imperial-steam-setup = Baue eine Partie für 2 auf. { details }Franz: { $money } Gulden, Aktionskarten { $cards }.
imperial-steam-setup-part = { $part ->
    [board] Auf dem Spielplan: 3 Handmarker auf der Rundenleiste, Einflussmarker, Zugreihenfolgemarker, 1 Bahnhof in Wien.
    [area] In seinem Spielbereich: 2 Handmarker, 2 angestellte Arbeiter, 4 Güter-Würfel, sein Geld, eine verdeckte Staatsbahn-Aufbaukarte als Anlegestelle.
    [supply] In seinem Vorrat: 18 Gleise, 2 Bahnhöfe, 13 Arbeiter.
    [aside] Verdeckt beiseite: eine Strategie-Aktionskarte und eine Strategie-Entscheidungskarte; sie kommen beim ersten Neumischen ihres Stapels dazu.
   *[none] Er hat keinen Zug, keine Anteile, keine Investoren und kein Einkommen.
}
imperial-steam-wealth = So sich selbst überlassen hat Franz am Ende etwa { $wealth } Gulden; in neun von zehn Partien { $low } bis { $high } (gemessen mit Hauskarten und Hausplan).
imperial-steam-wealth-line = Karten { $cards }, { $money } Gulden: etwa { $wealth }, in neun von zehn Partien { $low } bis { $high }
imperial-steam-opening = Einfluss zu Beginn: Nach dir setzt Franz seinen Marker.
imperial-steam-round = Runde { $round }
imperial-steam-phase = { $no ->
    [1] Phase 1: Franz nimmt seine Handmarker zurück und hat { $n }.
    [2] Phase 2 gehört dir; Franz tut nichts.
    [3] Phase 3: Was auf seiner Anlegestelle liegt, kommt an.
    [4] Phase 4: kein Einkommen für Franz.
   *[7] Die erste Runde beginnt mit Phase 7; beide haben { $n } Handmarker.
}
imperial-steam-begins = { $who ->
    [you] Du beginnst
   *[franz] Franz beginnt
} (Einfluss: du { $you }, Franz { $franz }).
imperial-steam-turn = Franz spielt Aktionskarte { $id } „{ $title }“{ $known ->
    [yes] {" "}mit Entscheidungskarte { $decision }
   *[no] {""}
}. { details }({ $house ->
    [yes] Hausangabe;{" "}
   *[no] {""}
}{ $left ->
    [0] sein letzter Handmarker der Runde
   *[other] noch { $left } Handmarker
})
imperial-steam-free-delivery = Freie Aktion: eine Lieferung.
imperial-steam-passed = { $what ->
    [stops] Du passt; Franz hört auch auf.
   *[plays] { $left ->
        [0] Du passt; auch Franz hat keinen Zug mehr.
        [one] Du passt; Franz spielt weiter. { details }(noch { $left } Zug)
       *[other] Du passt; Franz spielt weiter. { details }(noch { $left } Züge)
    }
}
imperial-steam-phase-8 = Phase 8: Mach deine Schritte zum Ende von Runde { $round }.
imperial-steam-last-round = { $why ->
    [trieste] Wien und Trieste sind verbunden: Schlusswertung.
   *[round] Runde 8 ist vorbei: Schlusswertung.
}
imperial-steam-fee-from-you = Dein Gleis liegt, wo Franz schon eines hat: Du zahlst ihm { $n } Gulden.
imperial-steam-differs = Karte { $id }, Abschnitt { $no }, wie auf deiner gedruckten Karte.
imperial-steam-stored = Karte { $id }, Abschnitt { $no } gilt ab jetzt wie auf deiner gedruckten Karte.
imperial-steam-side = { $who ->
    [you] Du
   *[franz] Franz
}

## Wertung
imperial-steam-over = { $winner ->
    [player] Du gewinnst
    [opponent] Franz gewinnt
   *[draw] Unentschieden
}: du { $you } Gulden, Franz { $franz }.
imperial-steam-over-house = { $house ->
    [yes] { $text } (mit Hauskarten oder Hausplan)
   *[no] { $text }
}
imperial-steam-line-side = { $who ->
    [you] Du: { $why }
   *[franz] Franz: { $why }
}
imperial-steam-line-cash = Geld
imperial-steam-line-income = Letztes Einkommen
imperial-steam-line-income-why = { $n } × { $times }
imperial-steam-line-goods = Güter
imperial-steam-line-goods-why = { $n } × 10
imperial-steam-line-keys = Schlüssel
imperial-steam-line-keys-why = Gold { $gold }, Silber { $silver }
imperial-steam-line-hubs = Erreichte Knotenpunkte
imperial-steam-line-hubs-why = { $n ->
    [one] { $n } Knotenpunkt
   *[other] { $n } Knotenpunkte
} (10, 30, 60, 100)
imperial-steam-line-contracts = Verträge
imperial-steam-line-contracts-why = { $valid ->
    [yes] erfüllt { $filled }, nicht erfüllt −{ $unfilled }
   *[no] zählen ohne Trieste nicht
}
imperial-steam-line-fees = Fremde Streckenabschnitte
imperial-steam-line-fees-why = ({ $lent } verliehen − { $foreign } benutzt) × { $fee }
imperial-steam-line-subtotal = Zwischensumme
imperial-steam-line-investors = Investoren
imperial-steam-line-investors-why = { $n ->
    [one] { $n } Investor
   *[other] { $n } Investoren
}, je ein Zehntel
imperial-steam-line-total = Vermögen

## Tafel und Korrekturen
imperial-steam-panel = { $what ->
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
imperial-steam-panel-round = { $round ->
    [0] Vorbereitung
   *[other] { $round }, noch { $hands } Handmarker
}
imperial-steam-panel-goods = { $area } im Spielbereich, { $dock } auf der Anlegestelle
imperial-steam-panel-influence = { $franz } (du { $you })
imperial-steam-panel-workers = { $hired } angestellt, { $supply } im Vorrat
imperial-steam-panel-tracks = { $tracks ->
    [one] { $tracks } Gleis
   *[other] { $tracks } Gleise
}, { $stations ->
    [one] { $stations } Bahnhof
   *[other] { $stations } Bahnhöfe
}
imperial-steam-panel-factory = { $good } in { $city } ({ $n })
imperial-steam-panel-contract = { $id } ({ $value }): { $n } von { $slots }
imperial-steam-field = { $name ->
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
imperial-steam-field-hub = { $what ->
    [column] Knotenpunkt { $colour }: Einfluss
   *[city] Knotenpunkt { $colour }: Stadt
}
imperial-steam-field-cubes = Fabrik { $n } ({ $good }, { $city }): Würfel
imperial-steam-field-contract = { $what ->
    [value] Vertrag { $id }: Wert
   *[slots] Vertrag { $id }: Fabrikplätze
}
imperial-steam-key = { $kind ->
    [gold] goldener Schlüssel { $colour }
   *[silver] silberner Schlüssel { $colour }
}
imperial-steam-hub = { $city } ({ $column })
imperial-steam-contract = { $id }: { $value } Gulden, { $slots ->
    [one] { $slots } Fabrikplatz
   *[other] { $slots } Fabrikplätze
}
imperial-steam-card-named = { $id } { $title }

## Fragen: Aufbau und Runden
imperial-steam-ask-tens = Liegen die Spalten der Einflussleiste immer 10 Gulden auseinander?
imperial-steam-ask-last = Welche ist die letzte Spalte der Einflussleiste?
imperial-steam-ask-labels = Welche Gulden-Werte haben die Spalten der Einflussleiste? Nenne alle.
imperial-steam-ask-hub-city = Welche Stadt ist der Knotenpunkt { $colour }?
imperial-steam-ask-hub-column = Auf welcher Spalte steht der Einflussmarker von { $city }?
imperial-steam-ask-bid = Biete, zahle und setze deinen Einflussmarker. Auf welcher Spalte steht er?
imperial-steam-ask-number = Zieh eine Staatsbahn-Aufbaukarte: Welche Nummer steht unten rechts? Leg sie dann in die Schachtel zurück.
imperial-steam-ask-columns = Ist dein Einfluss noch { $you }? Stehen die Knotenpunkte noch so: { $hubs }?
imperial-steam-answer-columns = { $what ->
    [same] Alles wie bisher
    [you] Mein Einfluss hat sich geändert
   *[all] Auch ein Knotenpunkt hat sich geändert
}
imperial-steam-ask-front = Beide Marker stehen auf derselben Spalte. Wessen Marker liegt vorn?
imperial-steam-ask-turn = Deine Aktion. (noch { $left } Handmarker)
imperial-steam-ask-entries = Deine Aktion: Gib ein, was sich auf dem Tisch geändert hat, dann „Fertig“. (noch { $left } Handmarker)
imperial-steam-you = { $what ->
    [done] Fertig
    [moved] Fertig, und mein Einfluss hat sich geändert
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
imperial-steam-ask-you-track = Welche Strecke?
imperial-steam-ask-you-token = Hast du den Geschäftsmarker von { $city } genommen?
imperial-steam-ask-you-influence = Auf welcher Spalte steht dein Marker jetzt? (bisher { $now })
imperial-steam-ask-you-factory = In welcher Stadt?
imperial-steam-ask-you-delivery = An welchen Knotenpunkt?
imperial-steam-ask-you-good = Welches Gut hast du nach { $hub } geliefert?
imperial-steam-ask-you-workers = An welchem Knotenpunkt?
imperial-steam-ask-you-hired = Wie viele Arbeiter?
imperial-steam-ask-you-engineer = Welchen Ingenieur, und von wo?
imperial-steam-answer-engineer = { $hub }: { $kind ->
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
}
imperial-steam-ask-you-contract = Welchen Vertrag?
imperial-steam-entered-track = Eingetragen: dein Gleis { $link }{ $semmering ->
    [yes] , mit dem Semmering-Plättchen
   *[no] {""}
}
imperial-steam-entered-influence = Eingetragen: dein Einfluss { $column }
imperial-steam-entered-factory = Eingetragen: deine Fabrik in { $city }
imperial-steam-entered-delivery = Eingetragen: { $good } nach { $hub } geliefert
imperial-steam-entered-price = Eingetragen: Arbeiter in { $hub } kosten jetzt { $price }
imperial-steam-entered-engineer = Eingetragen: { $kind ->
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
} aus { $hub } genommen
imperial-steam-entered-contract = Eingetragen: Vertrag { $id } ist aus der Auslage
imperial-steam-ask-edit = Was ist auf dem Plan anders?
imperial-steam-edit = { $what ->
    [site] Freie Fabrikbaustellen einer Stadt
    [token] Geschäftsmarker einer Stadt
    [demand] Nachfrage eines Knotenpunkts
    [price] Arbeitslohn eines Knotenpunkts
   *[closed] Eine Strecke ist gesperrt oder wieder frei
}
imperial-steam-ask-edit-city = { $what ->
    [site] Freie Fabrikbaustellen: welche Stadt?
   *[token] Geschäftsmarker: welche Stadt?
}
imperial-steam-ask-edit-hub = Welcher Knotenpunkt?
imperial-steam-ask-edit-good = Welches Gut?
imperial-steam-ask-edit-link = Welche Strecke?
imperial-steam-ask-edit-number = { $what ->
    [site] Wie viele freie Fabrikbaustellen hat { $name }?
    [token] Welcher Geschäftsmarker liegt auf { $name }? (0: keiner)
    [demand] Wie viele Felder sind in { $name } noch offen?
   *[price] Auf welcher Stufe steht der Arbeitslohn-Marker von { $name }?
}
imperial-steam-answer-step = Stufe { $n }: { $price } Gulden
imperial-steam-edited = { $what ->
    [site] Geändert: { $name } hat { $n ->
        [one] { $n } freie Fabrikbaustelle
       *[other] { $n } freie Fabrikbaustellen
    }
    [token] Geändert: Geschäftsmarker { $n } auf { $name }
    [demand] Geändert: { $name } hat für dieses Gut { $n ->
        [one] { $n } offenes Feld
       *[other] { $n } offene Felder
    }
   *[price] Geändert: Arbeiter in { $name } kosten { $n }
}
imperial-steam-edited-link = { $closed ->
    [yes] Geändert: { $link } ist gesperrt
   *[no] Geändert: { $link } ist frei
}
imperial-steam-ask-trieste = Gehört Trieste zu deinem Netzwerk?
imperial-steam-answer-trieste = { $what ->
    [next] Nein, weiter mit der nächsten Runde
    [no] Nein
   *[yes] Ja, das Spiel ist zu Ende
}
imperial-steam-ask-score = { $what ->
    [cash] Schlusswertung: deine Gulden?
    [income] Dein letztes Einkommen, einfach gezählt?
    [semmering] Hast du das Semmering-Plättchen?
    [goods] Deine Güter-Würfel?
    [gold] Deine goldenen Schlüssel: Gulden-Werte der Spalten ihrer Knotenpunkte zusammen?
    [silver] Deine silbernen Schlüssel: Werte der nächsten kleinen Flaggen zusammen?
    [hubs] Knotenpunkte, deren Spalte du erreicht hast?
    [filled] Deine erfüllten Verträge: Werte zusammen?
    [unfilled] Deine Verträge mit leerem Fabrikplatz: Werte zusammen?
    [foreign] Abschnitte von Franz, die du für deine Verbindung benutzt? (0, wenn deine Regeln das nicht verlangen)
    [lent] Abschnitte von dir, die Franz benutzt? (0, wenn deine Regeln das nicht verlangen)
   *[investors] Deine Investoren?
}

## Fragen: ein Bildschirm statt vieler
imperial-steam-ask-board = Die Einflussleiste und die vier Knotenpunkte deines Spielplans
imperial-steam-note-board = Ausgefüllt nach dem Plan, den das Programm hat. Vergleiche alles mit deinem Spielplan.
imperial-steam-ask-tiles = Die Plättchen dieser Partie: freie Fabrikbaustellen und Geschäftsmarker auf den Städten, und die ausliegenden Verträge
imperial-steam-ask-display = Ausliegende Verträge
imperial-steam-answer-own-track = wie in deinem eigenen Plan
imperial-steam-answer-other-track = Spalten, die nicht 10 auseinanderliegen
imperial-steam-answer-other-city = eine Stadt, die hier nicht steht
imperial-steam-ask-bid-form = Biete, zahle und setze deinen Einflussmarker. Zieh dann für Franz eine Staatsbahn-Aufbaukarte und leg sie in die Schachtel zurück.
imperial-steam-ask-columns-form = Einfluss zu Beginn der Runde: Ist alles noch so?
imperial-steam-score-field = { $what ->
    [cash] Deine Gulden
    [income] Letztes Einkommen, einfach
    [semmering] Semmering-Plättchen
    [goods] Güter-Würfel
    [gold] Goldene Schlüssel: Spaltenwerte ihrer Knotenpunkte
    [silver] Silberne Schlüssel: Werte der nächsten Flaggen
    [hubs] Erreichte Knotenpunkte
    [filled] Erfüllte Verträge: Werte
    [unfilled] Verträge mit leerem Platz: Werte
    [foreign] Abschnitte von Franz, die du nutzt, falls deine Regeln sie zählen
    [lent] Deine Abschnitte, die er nutzt, falls deine Regeln sie zählen
   *[investors] Investoren
}
imperial-steam-field-last = Letzte Spalte der Einflussleiste
imperial-steam-field-number = Zahl unten rechts darauf
imperial-steam-ask-score-form = Schlusswertung: deine Zahlen
imperial-steam-name-field = { $what ->
    [bid] Deine Einflussspalte
    [to] Stadt, die er anschließt
    [from] Das Gleis beginnt in
    [needs] Die Strecke braucht
    [yours] Auf dieser Strecke liegt dein Gleis
    [token] Geschäftsmarker auf der Stadt (0: keiner)
    [site] Stadt der Fabrik
    [good] Art der Fabrik
    [what] Lieferung
    [reward] Ertrag
    [flag] Beim silbernen Schlüssel: Wert der kleinen grünen Flagge, die dem Knotenpunkt am nächsten ist (0: wie zuletzt)
    [go] Diese Angaben
    [value] Wert des Vertrags (0: es gibt keinen)
   *[slots] Seine Fabrikplätze
}
imperial-steam-answer-help = Hilf mir suchen
imperial-steam-answer-known-from = wie schon bekannt
imperial-steam-answer-known-needs = wie schon bekannt, sonst nichts
imperial-steam-answer-no-site = keine seiner Städte hat eine freie Baustelle
imperial-steam-answer-no-delivery = keine Lieferung: nichts davon ist gefragt
imperial-steam-answer-delivery = { $good } nach { $hub }
imperial-steam-answer-delivery-for = { $good } nach { $hub } für { $reward }
imperial-steam-answer-known-reward = wie oben angegeben
imperial-steam-answer-entered = wie hier eingegeben
imperial-steam-ask-city-name = Wie heißt die Stadt?
imperial-steam-target = { $city } ({ $colour })
imperial-steam-tie = { $by ->
    [sites] die meisten freien Fabrikbaustellen
    [influence] der höchste Geschäftsmarker
   *[name] die erste von A bis Z
}
imperial-steam-then = { $a }, dann { $b }
imperial-steam-start = { $by ->
    [fee] keine Gebühr
    [station] kein neuer Bahnhof
   *[engineer] kein neuer Ingenieur
}
imperial-steam-name-note =
    { $block }
    { $order }
imperial-steam-name-track = { $second ->
    [yes] Welche Stadt schließt Franz als Nächstes an, von { $city } aus?
   *[no] { $n ->
        [one] Welche Stadt schließt Franz an?
       *[other] Welche Stadt schließt Franz mit dem ersten seiner { $n } Gleise an?
    }
}{ $rule ->
    [toward_trieste] {" "}Er ist auf dem Weg nach Trieste.
    [most_free_sites] {" "}Er sucht Fabrikbaustellen.
   *[targets] {""}
}
imperial-steam-order-track = { $rule ->
    [second]
        Von { $city } geht es weiter zu der Stadt, zu der er wollte.
        Sonst eine Stadt eine Strecke von { $city }: { $none ->
        [yes] { $ties }.
       *[no] in der Reihenfolge { $targets }; dann { $ties }.
    }
    [most_free_sites] Eine Stadt eine Strecke entfernt mit freier Fabrikbaustelle: die meisten freien Baustellen{ $none ->
        [yes] {""}
       *[no] , dann in der Reihenfolge { $targets }
    }, dann { $ties }.
    Mehrere Ausgangsorte: { $start }.
    [toward_trieste] Eine Stadt eine Strecke entfernt: die wenigsten Strecken bis Trieste{ $none ->
        [yes] {""}
       *[no] , dann in der Reihenfolge { $targets }
    }, dann { $ties }.
    Mehrere Ausgangsorte: { $start }.
    [one] Eine Stadt eine Strecke entfernt: { $none ->
        [yes] { $ties }
       *[no] in der Reihenfolge { $targets }; dann { $ties }
    }.
    Mehrere Ausgangsorte: { $start }.
   *[targets] { $none ->
        [yes] Eine Stadt eine Strecke entfernt: { $ties }.
       *[no]
            Die erste, die er mit 1 oder 2 Gleisen erreicht: { $targets }.
            Die Stadt auf dem Weg, oder eine Strecke entfernt, wenn er keine erreicht: { $ties }.
    }
    Mehrere Ausgangsorte: { $start }.
}
imperial-steam-name-factory = { $by ->
    [both] Wo baut Franz eine Fabrik, und welche?
   *[city] Wo baut Franz eine Fabrik?
}
imperial-steam-order-factory = { $by ->
    [both] Art: die meisten offenen Felder in { $hubs } zusammen, bei Gleichstand in der Reihenfolge { $goods }.
   *[city] Art: { $good }.
}
    Ort: eine seiner Städte mit freier Baustelle; eine, die auch deine ist, zuerst, dann von A bis Z.
imperial-steam-name-hub = In welchem Knotenpunkt stellt Franz Arbeiter ein?
imperial-steam-order-hire = Die billigsten Arbeiter jetzt, dann der niedrigste Einfluss, dann in der Reihenfolge { $colours }.
imperial-steam-name-delivery = { $n ->
    [0] Was liefert Franz, ohne einen Würfel abzugeben?
   *[other] Was liefert Franz, und wofür?
}
imperial-steam-order-delivery = { $by ->
    [hub] Knotenpunkt: zuerst einer, der auch deiner ist, dann von A bis Z.
        Gut: der höchste Ertrag dort, dann in der Reihenfolge { $goods }.
   *[reward] Zuerst der höchste Ertrag. Bei Gleichstand ein Knotenpunkt, der auch deiner ist, dann von A bis Z; dann in der Reihenfolge { $goods }.
}
imperial-steam-name-contract = Welchen Vertrag nimmt Franz?
imperial-steam-order-contract = Den wertvollsten ausliegenden mit höchstens { $n ->
    [one] { $n } Fabrikplatz
   *[other] { $n } Fabrikplätzen
}{ $more ->
    [0] {""}
   *[other] ; wenn es keinen gibt, mit höchstens { $more }
}. Bei Gleichstand: die wenigsten Plätze.
imperial-steam-named-track = Nach seinen Prioritäten hast du { $city } gefunden.
imperial-steam-named-factory = { $by ->
    [both] Nach seinen Prioritäten hast du { $city } und { $good } gefunden.
   *[city] Nach seinen Prioritäten hast du { $city } für { $good } gefunden.
}
imperial-steam-named-hub = Nach seinen Prioritäten hast du { $city } gefunden.
imperial-steam-named-delivery = Nach seinen Prioritäten hast du { $good } für { $city } gefunden.
imperial-steam-did = { $what ->
    [track] Deine Gleise
    [influence] Dein Einfluss
    [factory] Deine Fabrik
    [delivery] Deine Lieferung
    [workers] Deine neuen Arbeiter
    [engineer] Dein Ingenieur
   *[contract] Dein Vertrag
}
imperial-steam-did-field = { $what ->
    [link] Strecke
    [token] Du hast dort den Geschäftsmarker genommen
    [link2] Eine zweite Strecke
    [token2] Auch dort hast du den Geschäftsmarker genommen
    [column] Deine Spalte jetzt
    [city] Stadt
    [delivery] Gut und Knotenpunkt
    [hub] Knotenpunkt
    [n] Wie viele
    [engineer] Ingenieur und Knotenpunkt
    [contract] Vertrag
   *[next] Danach
}
imperial-steam-did-next = { $what ->
    [done] meine Aktion ist vorbei
   *[more] noch etwas hat sich geändert
}
imperial-steam-answer-no-link = keine
imperial-steam-drawn = Franz braucht seine Prioritäten: Entscheidungskarte { $id }.

## Fragen: Franz ist am Zug
imperial-steam-answer-skip = Nicht möglich, diesen Effekt überspringen
imperial-steam-answer-none = keiner
imperial-steam-answer-none-has-any = keine hat welche
imperial-steam-answer-no-city = es gibt keine solche Stadt
imperial-steam-answer-as-before = wie zuletzt gesagt
imperial-steam-pool = { $place ->
    [network] den Städten eine Strecke von Franz’ Netzwerk entfernt
    [city] den Städten außerhalb seines Netzwerks eine Strecke von { $city } entfernt
   *[named] { $names }
}{ $but ->
    [yes] {" "}(ohne { $without })
   *[no] {""}
}
imperial-steam-ask-distance = Wie weit ist { $city } von Franz’ Städten ({ $list }) entfernt? Ingenieure zählen nicht.
imperial-steam-answer-far = { $far ->
    [one] 1 Strecke
    [two] 2 Strecken
   *[farther] weiter
}
imperial-steam-ask-between = Welche Städte liegen zwischen Franz’ Städten und { $city }, je eine Strecke von beiden? (wenn keine: leer lassen)
imperial-steam-ask-best = { $by ->
    [sites] Unter { $pool }: Welche haben die meisten freien Fabrikbaustellen? Nenne alle, die gleichauf liegen.
    [influence] Unter { $pool }: Welche haben den höchsten Geschäftsmarker? Nenne alle, die gleichauf liegen.
    [buildable] Unter { $pool }: Welche sind die wenigsten Strecken von Trieste entfernt, wenn nur Strecken zählen, deren Ingenieure er hat oder bekommen kann? Nenne alle, die gleichauf liegen.
   *[distance] Unter { $pool }: Welche sind die wenigsten Strecken von Trieste entfernt? Nenne alle, die gleichauf liegen.
}
imperial-steam-ask-best-number = { $by ->
    [sites] Wie viele freie Fabrikbaustellen? ({ $cities })
    [influence] Wie hoch ist der Geschäftsmarker? ({ $cities })
    [buildable] Wie viele Strecken bis Trieste, nur die gezählt, die er bauen kann? ({ $cities })
   *[distance] Wie viele Strecken bis Trieste? ({ $cities })
}
imperial-steam-ask-all = { $sites ->
    [yes] Nenne alle Städte mit freier Fabrikbaustelle unter { $pool }. (wenn keine: leer lassen)
   *[no] Nenne alle Städte unter { $pool }. (wenn keine: leer lassen)
}
imperial-steam-ask-from = Von welchen Städten von Franz führt eine Strecke nach { $city }?
imperial-steam-ask-link = Die Strecke { $a }–{ $b }: Was braucht sie, und liegt dein Gleis dort?
imperial-steam-answer-link = { $link ->
    [none] nichts
    [tunnel] Tunnel
    [bridge] Brücke
    [both] Tunnel und Brücke
    [none-yours] nichts, mein Gleis liegt dort
    [tunnel-yours] Tunnel, mein Gleis liegt dort
    [bridge-yours] Brücke, mein Gleis liegt dort
   *[other] Tunnel und Brücke, mein Gleis liegt dort
}
imperial-steam-ask-engineer = Welcher der Knotenpunkte, die noch einen { $kind ->
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
} anbieten, hat den geringsten Einfluss?
imperial-steam-ask-ranked = { $place ->
    [city] Welche von { $those } sind eine Strecke von { $city } entfernt? (wenn keine: leer lassen)
   *[network] Welche von { $those } sind eine Strecke von Franz’ Städten entfernt? (wenn keine: leer lassen) { $city }
}
imperial-steam-ask-token = Liegt ein Geschäftsmarker auf { $city }? (0: keiner)
imperial-steam-ask-semmering = Ist das Semmering-Plättchen noch da?
imperial-steam-ask-adjacent = { $count ->
    [yes] { $sites ->
        [yes] Wie viele Städte mit freier Fabrikbaustelle sind eine Strecke von Franz’ Netzwerk entfernt?
       *[no] Wie viele Städte sind eine Strecke von Franz’ Netzwerk entfernt?
    }
   *[no] { $sites ->
        [yes] Ist eine Stadt mit freier Fabrikbaustelle eine Strecke von Franz’ Netzwerk entfernt?
       *[no] Ist eine Stadt eine Strecke von Franz’ Netzwerk entfernt?
    }
}
imperial-steam-ask-you = Wo steht dein Einflussmarker? (zuletzt { $last })
imperial-steam-ask-site = { $count ->
    [yes] Wie viele freie Fabrikbaustellen gibt es in { $cities }?
   *[no] Gibt es eine freie Fabrikbaustelle in { $cities }?
}
imperial-steam-ask-demand = Wie viele offene Felder gibt es zusammen in { $hubs }?
imperial-steam-ask-shared-sites = Welche seiner Städte mit freier Fabrikbaustelle gehören auch zu deinem Netzwerk? (wenn keine: leer lassen)
imperial-steam-ask-sites = Nenne seine Städte mit freier Fabrikbaustelle.
imperial-steam-ask-price = Wie hoch ist der Arbeitslohn jetzt in { $cities }?
imperial-steam-ask-shared-hubs = Welche von { $hubs } gehören auch zu deinem Netzwerk? (wenn keiner: leer lassen)
imperial-steam-ask-wants = { $n ->
    [one] Will { $hub } noch { $goods }? (sonst leer lassen)
   *[other] Was von { $goods } will { $hub } noch? (sonst leer lassen)
}
imperial-steam-ask-reward = Welche Belohnung gibt { $hub } für { $good }?
imperial-steam-answer-key = { $kind ->
    [gold] goldener Schlüssel
   *[silver] silberner Schlüssel
}
imperial-steam-ask-flag = Welchen Wert hat die kleine grüne Flagge, die { $hub } am nächsten ist?
imperial-steam-ask-contract = Der wertvollste ausliegende Vertrag mit höchstens { $n ->
    [one] { $n } Fabrikplatz
   *[other] { $n } Fabrikplätzen
} (bei Gleichstand: die wenigsten Plätze): sein Wert?
imperial-steam-ask-slots = Wie viele Fabrikplätze hat er?
imperial-steam-ask-contracts = Wie viele ausliegende Verträge haben höchstens { $n ->
    [one] { $n } Fabrikplatz
   *[other] { $n } Fabrikplätze
}?
imperial-steam-ask-card = { $deck ->
    [action] Zieh die oberste Aktionskarte: Welche ist es?
   *[decision] Zieh die oberste Entscheidungskarte: Welche ist es?
}
imperial-steam-answer-differs = Meine gedruckte Karte ist anders
imperial-steam-ask-differs = { $what ->
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
imperial-steam-effect = { $name ->
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
imperial-steam-rule = { $name ->
    [targets] nach den Zielen in Slot A
    [most_free_sites] zu den meisten freien Fabrikbaustellen
   *[toward_trieste] Richtung Trieste
}

## Fehler
imperial-steam-error-money = Das Startgeld muss 0 bis 1000 sein, in Zehnern.
imperial-steam-error-deck = { $kind ->
    [action] Der Aktionsstapel braucht genau eine Karte jeder Nummer von 1 bis 5.
   *[decision] Der Entscheidungsstapel braucht genau eine Karte jeder Nummer von 1 bis 5.
}
imperial-steam-error-card-unknown = Eine Karte { $id } gibt es in dieser Kartendatei nicht.
imperial-steam-error-card-spent = Karte { $id } wurde schon gezogen; übrig sind: { $left }.
imperial-steam-error-card-early = Karte { $id } kommt erst beim ersten Neumischen dazu.
imperial-steam-error-jump = Karte { $id }, Abschnitt { $no }: Der Sprung zu { $to } ist nicht erlaubt.
imperial-steam-error-cost = Karte { $id }, Abschnitt { $no }: Die Kosten { $n } sind durch keine Bedingung gedeckt.
imperial-steam-error-slot = Karte { $id }, Slot { $slot }: jeder Eintrag genau einmal.
imperial-steam-error-check = Unbekannte Bedingung { $name }. (Karte { $id }, Abschnitt { $no })
imperial-steam-error-effect = Unbekannter Effekt { $name }. (Karte { $id }, Abschnitt { $no })
imperial-steam-error-cards-format = Keine Kartendatei der Version 1: { $field }.
imperial-steam-error-map-format = Keine Plandatei der Version 1: { $field }.
imperial-steam-error-map-link = Strecke { $a }–{ $b }: { $problem ->
    [unknown] eine Stadt, die nicht auf dem Plan ist
    [itself] sie führt zu sich selbst
    [twice] sie ist doppelt
   *[need] ein unbekannter Bedarf
}.
imperial-steam-error-map-apart = Die Stadt { $city } ist von Wien aus nicht erreichbar.
imperial-steam-error-map-hub = Knotenpunkt { $colour }: { $problem ->
    [missing] er fehlt
    [city] seine Stadt ist nicht auf dem Plan oder schon vergeben
    [column] diese Spalte gibt es nicht
    [demand] eine Belohnung, die weder Zahl noch gold noch silver ist
   *[prices] keine Arbeitslöhne, oder der Marker steht außerhalb
}.
imperial-steam-error-column = Eine Spalte { $value } gibt es nicht.
imperial-steam-error-name = { $why ->
    [empty] Hier wird ein Name gebraucht, mit höchstens 60 Buchstaben.
    [joined] { $city } gehört schon zu Franz’ Netzwerk.
    [ruled-out] { $city } ist schon ausgeschlossen.
   *[taken] { $city } ist schon vergeben.
}
imperial-steam-error-not-next = { $link } berührt dein Netzwerk nicht.
imperial-steam-error-track-twice = Dein Gleis liegt schon auf { $link }.
imperial-steam-error-from = Das Programm kennt diese Strecke noch nicht: Wähle, wo das Gleis beginnt.
imperial-steam-error-needs-before = Bisher war die Strecke { $a }–{ $b } so: { $needs }. Ist das anders?
imperial-steam-error-better = { $city } ist sein erstes Ziel und liegt eine Strecke von { $from }. Geht er wirklich woandershin?
imperial-steam-error-reward = Was dieser Knotenpunkt dafür zahlt, ist noch nicht bekannt: Wähle den Ertrag.
imperial-steam-error-flag = Ein silberner Schlüssel zählt so viel wie die kleine grüne Flagge, die dem Knotenpunkt am nächsten ist: Gib ihren Wert ein.
imperial-steam-error-contract-slots = Ein Vertrag mit mehr als { $n ->
    [one] { $n } Fabrikplatz
   *[other] { $n } Fabrikplätzen
} passt jetzt nicht zu ihm.
imperial-steam-error-site = Keine freie Fabrikbaustelle in { $city }.
imperial-steam-error-demand = { $hub } will kein Gut „{ $good }“.
imperial-steam-error-contract = Einen solchen Vertrag gibt es nicht.
imperial-steam-error-invariant = Das passt nicht: { $what ->
    [tree] Seine Gleise müssen mit Wien einen Baum bilden
    [tracks] Übrige und gelegte Gleise müssen zusammen 18 sein; ändere die gelegten
    [station] Eine Stadt mit 3 seiner Gleise braucht einen Bahnhof
    [stations] Übrige und gebaute Bahnhöfe müssen zusammen 2 sein; ändere die gebauten
    [factory] In einer Stadt, die er verlassen würde, steht eine Fabrik von ihm
    [engineer] Eines seiner Gleise braucht diesen Ingenieur
    [offer] Kein Knotenpunkt bietet diesen Ingenieur noch an
    [workers] Angestellte, Vorrat und Fabriken müssen zusammen 15 sein
    [contract] Diesen Vertrag gibt es nicht
    [slots] Es liegen schon mehr Fabriken darauf
   *[hub] Zwei Knotenpunkte können sich keine Stadt teilen
}.
imperial-steam-error-turn = Franz hat in dieser Runde keine Aktion mehr.
imperial-steam-error-own-field = Eine Angabe „{ $field }“ gibt es auf diesen Karten und diesem Plan nicht.

## Eigene Karten und eigener Plan
imperial-steam-own-action = Aktionskarte { $id } „{ $title }“
imperial-steam-own-decision = Entscheidungskarte { $id }
imperial-steam-own-block = Abschnitt { $no }
imperial-steam-own-block-figure = { $what ->
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
imperial-steam-check-name = { $name ->
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
imperial-steam-own-slot = Slot { $slot }
imperial-steam-own-slot-figure = { $slot ->
    [ties] erste Gleichstandsregel
   *[other] Reihenfolge
}
imperial-steam-own-tie = { $first ->
    [sites] meiste freie Fabrikbaustellen
   *[influence] größter Einfluss
}
imperial-steam-own-of-map = Plan
imperial-steam-own-map = { $part ->
    [hubs] Knotenpunkte
    [cities] Städte
    [links] was Strecken brauchen
    [next] welche Städte verbunden sind
    [track] Einflussleiste und kleine Flaggen
    [prices] Arbeitslöhne
    [demand] was die Knotenpunkte wollen, und wofür
    [known] Strecken, die deine Partien genannt haben
    [known-demand] Was die Knotenpunkte zahlen, wie in deinen Partien genannt
    [supply] Vorrat und Startzahlen
   *[contracts] Verträge
}
imperial-steam-own-columns = Gulden-Werte der Spalten
imperial-steam-own-flag = Kleine Flagge { $n }
imperial-steam-own-flag-figure = { $what ->
    [column] Spalte
   *[value] Wert
}
imperial-steam-own-price = Arbeitslohn, Stufe { $n } (0: keine solche Stufe)
imperial-steam-own-demand = { $good }, Feld { $n }
imperial-steam-own-next = Eine Strecke von { $city }
imperial-steam-own-no-link = diese Strecke gibt es nicht
imperial-steam-own-hub = { $what ->
    [city] Stadt
    [column] Einfluss
    [tunnel] Tunnelbauer
   *[bridge] Brückenbauer
}
imperial-steam-own-city = { $what ->
    [sites] freie Fabrikbaustellen
    [name] Name auf deinem Plan
   *[bonus] Geschäftsmarker
}
imperial-steam-own-cities = Städte auf deinem Plan; eine neue wird bei den Strecken eingetippt
imperial-steam-own-semmering = Strecke mit dem Semmering-Plättchen
imperial-steam-own-contract = Vertrag { $id }
imperial-steam-own-contract-figure = { $what ->
    [slots] Fabrikplätze (0: kein solcher Vertrag)
   *[value] Wert
}
imperial-steam-own-opening = Zahlen auf den Staatsbahn-Aufbaukarten
imperial-steam-own-supply = { $what ->
    [goods] Würfel im Vorrat
   *[factories] Fabriken im Vorrat
}

## Optionen
imperial-steam-option-mode = Spielweise
imperial-steam-option-mode-help = Entweder schaust du auf den Plan und beantwortest kurze Fragen, oder ein Plan ist geladen, und du gibst nur deine eigenen Änderungen ein.
imperial-steam-value-mode-asked = du wirst gefragt
imperial-steam-value-mode-tracked = ein Plan führt Buch
imperial-steam-option-choices = Was Franz wählt
imperial-steam-option-choices-help = Du siehst seine Prioritäten und nennst, was er wählt, mit Hilfe, wenn du willst; oder eine Frage nach der anderen führt dich hin (immer so, wenn Entscheidungskarten nur bei Bedarf gezogen werden).
imperial-steam-value-choices-named = du nennst es
imperial-steam-value-choices-led = du wirst hingeführt
imperial-steam-option-preset = Schwierigkeit
imperial-steam-option-preset-help = Hausnamen für übliche Einstellungen; eine Voreinstellung ändert nur, was noch auf Standard steht.
imperial-steam-value-preset-standard = Standard
imperial-steam-value-preset-gentle = Sanft
imperial-steam-value-preset-brisk = Flott
imperial-steam-value-preset-hard = Schwer
imperial-steam-value-preset-severe = Hart
imperial-steam-option-card1 = Aktionskarte 1
imperial-steam-option-card1-help = Ausführung A ist leichter, B schwerer.
imperial-steam-value-card1-A = Ausführung A
imperial-steam-value-card1-B = Ausführung B
imperial-steam-option-card2 = Aktionskarte 2
imperial-steam-option-card2-help = Ausführung A ist leichter, B schwerer.
imperial-steam-value-card2-A = Ausführung A
imperial-steam-value-card2-B = Ausführung B
imperial-steam-option-card3 = Aktionskarte 3
imperial-steam-option-card3-help = Ausführung A ist leichter, B schwerer.
imperial-steam-value-card3-A = Ausführung A
imperial-steam-value-card3-B = Ausführung B
imperial-steam-option-start_money = Startgeld von Franz
imperial-steam-option-start_money-help = 0 ist leichter (er setzt seinen Marker gratis), mehr ist schwerer; 0 bis 1000 in Zehnern.
imperial-steam-option-cards = Wer die Karten zieht
imperial-steam-option-cards-help = Das Programm zieht aus eigenen Stapeln, oder du ziehst die gedruckten Karten und nennst sie.
imperial-steam-value-cards-app = das Programm
imperial-steam-value-cards-printed = du, von den gedruckten Stapeln
imperial-steam-option-strategy_action = Strategie-Aktionskarte
imperial-steam-option-strategy_action-help = Zufällig oder ausgewählt; sie kommt beim ersten Neumischen dazu.
imperial-steam-value-strategy_action-random = zufällig
imperial-steam-value-strategy_action-6 = Karte 6*
imperial-steam-value-strategy_action-7 = Karte 7*
imperial-steam-value-strategy_action-8 = Karte 8*
imperial-steam-option-strategy_decision = Strategie-Entscheidungskarte
imperial-steam-option-strategy_decision-help = Zufällig oder ausgewählt; sie kommt beim ersten Neumischen dazu.
imperial-steam-value-strategy_decision-random = zufällig
imperial-steam-value-strategy_decision-6 = Karte 6*
imperial-steam-value-strategy_decision-7 = Karte 7*
imperial-steam-value-strategy_decision-8 = Karte 8*
imperial-steam-option-decision_draw = Entscheidungskarte ziehen
imperial-steam-option-decision_draw-help = In jedem Zug eine Entscheidungskarte, oder erst, wenn ein Slot gebraucht wird.
imperial-steam-value-decision_draw-every_turn = in jedem Zug
imperial-steam-value-decision_draw-on_demand = bei Bedarf
imperial-steam-option-reshuffle = Neumischen
imperial-steam-option-reshuffle-help = Wenn eine Karte gebraucht wird und der Stapel leer ist, oder gleich nach der letzten Karte.
imperial-steam-value-reshuffle-when_needed = wenn eine Karte gebraucht wird
imperial-steam-value-reshuffle-at_last_card = nach der letzten Karte
imperial-steam-option-no_block = Kein Abschnitt möglich
imperial-steam-option-no_block-help = Was geschieht, wenn kein Abschnitt der Karte möglich ist.
imperial-steam-value-no_block-nothing = er tut nichts
imperial-steam-value-no_block-gain_10 = 10 Gulden
imperial-steam-option-neighbour = Nachbar in einer Bedingung
imperial-steam-option-neighbour-help = Ob ein Nachbar in einer Bedingung eine Stadt sein muss, die er jetzt anschließen kann.
imperial-steam-value-neighbour-buildable = eine Stadt, die er anschließen kann
imperial-steam-value-neighbour-adjacent = nur nach dem Plan
imperial-steam-option-engineer_threshold = Einfluss für einen Ingenieur
imperial-steam-option-engineer_threshold-help = Ob er den Einfluss des Knotenpunkts erreicht oder überschritten haben muss.
imperial-steam-value-engineer_threshold-reached = es genügt, ihn zu erreichen
imperial-steam-value-engineer_threshold-exceeded = er muss ihn übertreffen
imperial-steam-option-engineer_kept = Ingenieure bleiben
imperial-steam-option-engineer_kept-help = Ob ein Ingenieur bei ihm bleibt oder nach dem Gleis zurückgeht.
imperial-steam-option-fee_short = Zu wenig für die Gebühr
imperial-steam-option-fee_short-help = Mit weniger als 10 Gulden zahlt er, was er hat, oder die Strecke ist ihm verschlossen.
imperial-steam-value-fee_short-waive_rest = er zahlt, was er hat
imperial-steam-value-fee_short-blocks_link = die Strecke ist verschlossen
imperial-steam-option-fee_from_you = Deine Gebühr auf seiner Strecke
imperial-steam-option-fee_from_you-help = Was du zahlst, wenn du auf seiner Strecke baust.
imperial-steam-value-fee_from_you-10 = 10 Gulden
imperial-steam-value-fee_from_you-0 = nichts
imperial-steam-option-origin_order = Mehrere Startstädte
imperial-steam-option-origin_order-help = Was zuerst vermieden wird, wenn mehrere Städte Start sein könnten.
imperial-steam-value-origin_order-fee_station_engineer = Gebühr, Bahnhof, Ingenieur, dann der Name
imperial-steam-value-origin_order-fee_engineer_station = Gebühr, Ingenieur, Bahnhof, dann der Name
imperial-steam-value-origin_order-station_fee_engineer = Bahnhof, Gebühr, Ingenieur, dann der Name
imperial-steam-value-origin_order-station_engineer_fee = Bahnhof, Ingenieur, Gebühr, dann der Name
imperial-steam-value-origin_order-engineer_fee_station = Ingenieur, Gebühr, Bahnhof, dann der Name
imperial-steam-value-origin_order-engineer_station_fee = Ingenieur, Bahnhof, Gebühr, dann der Name
imperial-steam-option-second_track_prefers_targets = 2. Gleis bevorzugt Ziele
imperial-steam-option-second_track_prefers_targets-help = Ob ein Knotenpunkt neben der eben angeschlossenen Stadt vor den Gleichstandsregeln kommt.
imperial-steam-option-second_track_dead_end = 2. Gleis in einer Sackgasse
imperial-steam-option-second_track_dead_end-help = Hat die eben angeschlossene Stadt keinen neuen Nachbarn: von überall im Netzwerk aus, oder verfallen.
imperial-steam-value-second_track_dead_end-from_network = überall im Netzwerk
imperial-steam-value-second_track_dead_end-forfeit = es verfällt
imperial-steam-option-trieste_distance = Entfernung bis Trieste
imperial-steam-option-trieste_distance-help = Strecken auf dem Plan, oder nur Strecken, die er bauen könnte.
imperial-steam-value-trieste_distance-links = alle Strecken des Plans
imperial-steam-value-trieste_distance-buildable_links = Strecken, die er bauen könnte
imperial-steam-option-name_order = Namensreihenfolge
imperial-steam-option-name_order-help = Ob ü wie u oder wie ue eingeordnet wird.
imperial-steam-value-name_order-dictionary = ü wie u
imperial-steam-value-name_order-phone_book = ü wie ue
imperial-steam-option-token_taken = Geschäftsmarker
imperial-steam-option-token_taken-help = Ob der Erste den Geschäftsmarker wegnimmt, oder ihn jeder einmal nehmen darf.
imperial-steam-value-token_taken-first_comer = der Erste nimmt ihn
imperial-steam-value-token_taken-each_player = jeder einmal
imperial-steam-option-factory_without_worker = Fabrik ohne Arbeiter
imperial-steam-option-factory_without_worker-help = Ohne angestellten Arbeiter: der nächste Abschnitt, oder ein Arbeiter aus seinem Vorrat.
imperial-steam-value-factory_without_worker-next_block = der nächste Abschnitt
imperial-steam-value-factory_without_worker-from_supply = ein Arbeiter aus dem Vorrat
imperial-steam-option-all_types_producing = Alle Typen hergestellt
imperial-steam-option-all_types_producing-help = Stellt er schon alle Typen her: Die Regel entfällt, oder der nächste Abschnitt.
imperial-steam-value-all_types_producing-ignore_filter = die Regel entfällt
imperial-steam-value-all_types_producing-next_block = der nächste Abschnitt
imperial-steam-option-hire_short = Zu wenige Arbeiter zum Einstellen
imperial-steam-option-hire_short-help = Weniger Arbeiter, als die Karte sagt: die übrigen, oder der nächste Abschnitt.
imperial-steam-value-hire_short-hire_what_is_left = er stellt die übrigen ein
imperial-steam-value-hire_short-next_block = der nächste Abschnitt
imperial-steam-option-price_steps = Schritte des Arbeitslohn-Markers
imperial-steam-option-price_steps-help = Der Marker steigt um so viele Schritte, wie Arbeiter eingestellt wurden, oder immer um 2.
imperial-steam-value-price_steps-workers_hired = einer je eingestelltem Arbeiter
imperial-steam-value-price_steps-always_2 = immer 2
imperial-steam-option-delivery_order = Reihenfolge beim Liefern
imperial-steam-option-delivery_order-help = Ob zuerst der Knotenpunkt oder die Belohnung entscheidet.
imperial-steam-value-delivery_order-hub_first = zuerst der Knotenpunkt
imperial-steam-value-delivery_order-profit_first = zuerst die Belohnung
imperial-steam-option-coal_limit = Kohle
imperial-steam-option-coal_limit-help = Wie oft er Kohle liefern darf.
imperial-steam-value-coal_limit-one_per_hub = eine je Knotenpunkt
imperial-steam-value-coal_limit-one_per_round = eine je Runde
imperial-steam-value-coal_limit-none = ohne Grenze
imperial-steam-option-ahead_rule = Vorn auf der Einflussleiste
imperial-steam-option-ahead_rule-help = Ob er auf einer höheren Spalte stehen muss, oder der vordere Platz einer Spalte genügt.
imperial-steam-value-ahead_rule-strict_column = eine höhere Spalte
imperial-steam-value-ahead_rule-first_in_column = der vordere Platz
imperial-steam-option-equal_influence = Zugreihenfolge bei Gleichstand
imperial-steam-option-equal_influence-help = Wer beginnt, wenn beide auf derselben Spalte stehen.
imperial-steam-value-equal_influence-earlier_marker_first = der frühere Marker
imperial-steam-value-equal_influence-you_first = du beginnst
imperial-steam-value-equal_influence-ask = du wirst gefragt
imperial-steam-option-pass_rule = Wenn du passt
imperial-steam-option-pass_rule-help = Ob er seine übrigen Züge spielt oder auch aufhört.
imperial-steam-value-pass_rule-franz_plays_on = er spielt weiter
imperial-steam-value-pass_rule-franz_stops = er hört auch auf
imperial-steam-option-phase8_repeat = Verträge in Phase 8
imperial-steam-option-phase8_repeat-help = Ein Vertrag, oder so viele, wie er füllen kann.
imperial-steam-value-phase8_repeat-once = ein Vertrag
imperial-steam-value-phase8_repeat-while_possible = so viele, wie er füllen kann
imperial-steam-option-contracts_valid = Verträge zählen
imperial-steam-option-contracts_valid-help = Trieste in irgendeinem Netzwerk, oder im eigenen.
imperial-steam-value-contracts_valid-anyone = irgendein Netzwerk
imperial-steam-value-contracts_valid-own_network = das eigene Netzwerk
imperial-steam-option-score_dock = Güter auf der Anlegestelle zählen
imperial-steam-option-score_dock-help = Ob Güter auf seiner Anlegestelle am Ende zählen.
imperial-steam-option-final_track_fee = Fremde Abschnitte am Ende
imperial-steam-option-final_track_fee-help = Gulden für jeden Abschnitt der anderen Seite, wo deine Regeln es verlangen.
imperial-steam-value-final_track_fee-20 = 20 Gulden
imperial-steam-value-final_track_fee-0 = nichts
imperial-steam-option-investor_rounding = Das Zehntel eines Investors
imperial-steam-option-investor_rounding-help = Wie gerundet wird.
imperial-steam-value-investor_rounding-down = abgerundet
imperial-steam-value-investor_rounding-nearest = auf den nächsten Gulden gerundet
imperial-steam-value-investor_rounding-up = aufgerundet
imperial-steam-option-score_tie = Gleiches Vermögen
imperial-steam-option-score_tie-help = Unentschieden, oder der höhere Einfluss gewinnt.
imperial-steam-value-score_tie-draw = unentschieden
imperial-steam-value-score_tie-influence = der höhere Einfluss
