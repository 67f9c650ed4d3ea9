# Patchwork und seine Automa.
patchwork-automa = Automa
patchwork-you = Du
patchwork-nobody = niemand
patchwork-unknown = unbekannt
patchwork-pitch = Nähe eine Decke aus 9 mal 9 Feldern, gegen die Zeit und gegen Automa.

# Optionen
patchwork-option-level = Schwierigkeitsstufe
patchwork-option-level-help = Wann Automa den 7×7-Bonus bekommt und was sie wertet.
patchwork-value-level-1 = I Praktikant
patchwork-value-level-2 = II Lehrling
patchwork-value-level-3 = III Geselle
patchwork-value-level-4 = IV Meister
patchwork-value-level-5 = V Legende
patchwork-option-deck = Automa-Stapel
patchwork-option-deck-help = Beim taktischen Deck siehst du den nächsten Knopfwert vorher.
patchwork-value-deck-normal = Normales Deck (Karten 1–12)
patchwork-value-deck-tactical = Taktisches Deck (Karten 13–24)
patchwork-option-special_patches = Zeitplan
patchwork-option-special_patches-help = Die Auflage deines Zeitplans: zähle die Knopfsymbole vor dem ersten Spezialflicken.
patchwork-value-special_patches-first = Drei Symbole (erste Auflage)
patchwork-value-special_patches-revised = Vier Symbole (neuere Auflagen)
patchwork-option-reshuffle = Leerer Stapel
patchwork-option-reshuffle-help = Was geschieht, wenn der Stapel leer ist; die englische und die deutsche Anleitung weichen hier voneinander ab.
patchwork-value-reshuffle-en = Alle 12 Karten bilden den neuen Stapel (englische Anleitung)
patchwork-value-reshuffle-de = Zwei Karten kommen wieder beiseite (deutsche Anleitung)
patchwork-option-automa_takes_special = Automa nimmt Spezialflicken
patchwork-option-automa_takes_special-help = Ob Automa einen Spezialflicken entfernt, den sie zuerst erreicht.
patchwork-option-time_filter = Nicht überholen
patchwork-option-time_filter-help = Ob Automa auf deinem Feld enden darf, wenn sie dich nicht überholen will.
patchwork-value-time_filter-share = Sie darf auf dein Feld
patchwork-value-time_filter-behind = Sie bleibt hinter dir
patchwork-option-circle = Flickenkreis
patchwork-option-circle-help = Ganzer Kreis: du nennst jeden Flicken höchstens einmal. Nächste drei: du nennst sie in jedem ihrer Züge.
patchwork-value-circle-tracked = Der ganze Kreis
patchwork-value-circle-window = Nur die nächsten drei
patchwork-option-cards = Automa-Karten
patchwork-option-cards-help = Wer die Karten der Automa mischt und zieht.
patchwork-value-cards-app = Das Programm zieht
patchwork-value-cards-printed = Ich ziehe die gedruckten Karten

# Aufbau neben dem gedruckten Spiel
patchwork-setup-automa = Baue für zwei auf. { details }Automa bekommt keinen Ablageplan und keine Knöpfe.
patchwork-setup-cards = { $deck ->
    [tactical] Mische das taktische Deck (13–24) und lege zwei Karten ungesehen auf einen Ablagestapel.
   *[other] Mische das normale Deck (1–12) und lege zwei Karten ungesehen auf einen Ablagestapel.
}
patchwork-setup-marker = { $spaces ->
    [one] Lege einen Knopf auf das Feld direkt vor dem Zielfeld.
   *[other] Lege einen Knopf { $spaces } Felder vor das Zielfeld.
}
patchwork-setup-level = { $spaces ->
    [one] Stufe { $level }: 1 Feld vor dem Ende; dort erhält Automa den 7×7-Bonus.
   *[other] Stufe { $level }: { $spaces } Felder vor dem Ende; dort erhält Automa den 7×7-Bonus.
}
patchwork-setup-tokens = Stelle beide Zeitsteine auf den Start, deinen obenauf.
patchwork-you-begin = Du beginnst.

# Automas Zug
patchwork-automa-turn = Automas Zug
patchwork-place = { $place ->
    [1] 1.
    [2] 2.
   *[other] 3.
} ({ $label })
patchwork-card = Karte { $card }: Knopfwert { $budget }, Knopfwertung { $income }
patchwork-card-shows = Knopfwert { $budget }, Knopfwertung { $income }
patchwork-afford = Bezahlbar: { $affordable }. Zu teuer: { $dear }
patchwork-case-a = Nichts bezahlbar: Automa passt
patchwork-case-b = Nur { $patch } ist bezahlbar
patchwork-time-narrowed = Dich nicht überholen: übrig { $kept }, zu weit { $gone }
patchwork-time-none = Dich nicht überholen: alle bleiben
patchwork-time-skipped = Dich nicht überholen: jeder würde dich überholen, Bedingung übersprungen
patchwork-buttons-narrowed = Meiste Knöpfe ({ $m }): übrig { $kept }, weg { $gone }
patchwork-buttons-none = Meiste Knöpfe ({ $m }): alle haben { $m }
patchwork-largest-narrowed = Größter ({ $m } Felder): übrig { $kept }, weg { $gone }
patchwork-largest-none = Größter ({ $m } Felder): alle bedecken { $m }
patchwork-furthest = Am weitesten von der Spielfigur: { $patch }
patchwork-takes = Automa nimmt den { $patch }: Lege ihn auf den Haufen { $pile ->
    [with] mit Knöpfen
   *[other] ohne Knöpfe
}, stelle die Spielfigur an seinen Platz
patchwork-passes = Automa passt: die Spielfigur bleibt stehen
patchwork-move = Automa zieht { $n }: { $place ->
    [final] ins Zielfeld
    [level] auf dein Feld, obenauf
    [behind] { $k } hinter dir
   *[ahead] { $k } vor dir
}
patchwork-income = Knopfwertung: +{ $gained } ({ $times ->
    [1] einmal
   *[other] zweimal
}), jetzt { $total }
patchwork-income-why = Die Karte dieses Zuges bringt { $income } für jedes überquerte Knopfsymbol
patchwork-special-removed = Entferne den überquerten Spezialflicken
patchwork-tile-automa = Markiertes Feld erreicht: Automa erhält den 7×7-Bonus, entferne den Knopf
patchwork-tile-player = Du erhältst den 7×7-Bonus, entferne den Knopf
patchwork-tile-moved = Der 7×7-Bonus gehört dir: du hattest ihn schon vorher
patchwork-shuffle = Stapel leer: alle 12 Karten mischen{ $aside ->
    [yes] {" "}und zwei ungesehen beiseitelegen
   *[no] {""}
}
patchwork-totals = Automa hat { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}, { $patches } Flicken mit Knöpfen, { $printed ->
    [one] 1 aufgedruckten Knopf
   *[other] { $printed } aufgedruckte Knöpfe
}
patchwork-next = { $who ->
    [player] Du bist am Zug
    [automa] Automa ist am Zug
   *[over] Das Spiel ist zu Ende
}
patchwork-next-over = Beide Zeitsteine stehen im Zielfeld
patchwork-next-alone = Ein Zeitstein steht im Zielfeld; die andere Seite spielt allein weiter
patchwork-next-on-top = Gleiches Feld: der obere Zeitstein, der zuletzt kam, zieht
patchwork-next-behind = Der hintere Zeitstein zieht

# Dein Zug
patchwork-ask-move = Dein Zug: nimm einen Flicken oder rücke vor.
patchwork-ask-special = Lege den Spezialflicken auf ein beliebiges freies Feld.
patchwork-ask-player = Was hast du getan?
patchwork-ask-taken = Welchen Flicken hast du genommen, den { $place ->
    [1] ersten
    [2] zweiten
   *[other] dritten
} nach der Spielfigur?
patchwork-note-label = Die Zahlen unter einem Flicken sind Preis und Zeit; stimmen zwei überein, auch die Zahl seiner Felder.
patchwork-ask-patch = Welcher Flicken liegt als { $place ->
    [1] erster
    [2] zweiter
   *[other] dritter
} nach der Spielfigur?
patchwork-ask-ahead = Deine Züge sind vorbei: wie weit liegt dein Zeitstein vor dem von Automa?
patchwork-ask-final = Automa ist im Zielfeld. Spiele allein zu Ende.
patchwork-ask-card = Decke die oberste Automa-Karte auf. Welche Nummer steht unten links?
patchwork-ask-back = Welche Zahl zeigt die Rückseite der obersten Automa-Karte?
patchwork-ask-circle = Tippe alle Flicken im Uhrzeigersinn an, Beginn beliebig (32 genügen).
patchwork-ask-score = Stimmt das: { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}, { $empty ->
    [one] 1 leeres Feld
   *[other] { $empty } leere Felder
}, { $tile ->
    [yes] mit 7×7-Bonus
   *[no] kein 7×7-Bonus
}?
patchwork-ask-buttons = Wie viele Knöpfe hast du?
patchwork-ask-empty = Wie viele Felder deiner Decke sind leer?
patchwork-act-advance = { $n } vorrücken (+{ $n } { $n ->
    [one] Knopf
   *[other] Knöpfe
})
patchwork-act-take = { $label } nehmen{ $turn ->
    [0] {""}
    [1] {", "}um 90° gedreht
    [2] {", "}um 180° gedreht
    [3] {", "}um 270° gedreht
    [4] {", "}gewendet
    [5] {", "}gewendet, um 90° gedreht
    [6] {", "}gewendet, um 180° gedreht
   *[7] {", "}gewendet, um 270° gedreht
}: Zeile { $row }, Spalte { $column }
patchwork-act-special = Zeile { $row }, Spalte { $column }
patchwork-act-unknown = { $place ->
    [1] 1.
    [2] 2.
   *[other] 3.
} Flicken
patchwork-act-known = { $place ->
    [1] 1.
    [2] 2.
   *[other] 3.
} Flicken ({ $label })
patchwork-act-tile = Ich habe 7×7 gefüllt
patchwork-act-had-tile = Ich hatte den 7×7-Bonus schon
patchwork-act-back = Ich sehe die Rückseite der nächsten Karte
patchwork-act-circle = Den ganzen Kreis eingeben
patchwork-act-deal = Den Kreis für mich auslegen
patchwork-act-final = Ich habe das Zielfeld erreicht
patchwork-act-ahead = { $n } davor{ $at ->
    [final] {" "}(Zielfeld)
   *[other] {""}
}
patchwork-no-more-patches = Keine Flicken mehr
patchwork-patch-hint = { $squares } Felder, { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}
patchwork-would-bring = { $place ->
    [final] ins Zielfeld
    [level] auf ihr Feld, obenauf
   *[other] { $k ->
        [one] 1 Feld
       *[other] { $k } Felder
    } { $place ->
        [behind] hinter ihr
       *[ahead] vor ihr
    }
}{ $income ->
    [0] {""}
   *[other] , Knopfwertung { $income }
}{ $special ->
    [0] {""}
   *[other] , Spezialflicken
}
patchwork-next-budget = Nächster Knopfwert: { $budget }. Bezahlbar wären: { $affordable }
patchwork-circle-known = Der ganze Kreis ist jetzt bekannt; es wird kein Flicken mehr erfragt.
patchwork-lay-out = Lege den Kreis ab der Spielfigur im Uhrzeigersinn so aus: { $patches }
patchwork-you-are-ahead = { $at ->
    [final] Du bist im Zielfeld
   *[other] Du liegst { $n } davor
}
patchwork-take-income = { $times ->
    [one] Du überquerst ein Knopfsymbol
   *[other] Du überquerst { $times } Knopfsymbole
}: { $gained ->
    [0] noch keine Knöpfe für dich
    [one] Nimm 1 Knopf
   *[other] Nimm { $gained } Knöpfe
}
patchwork-collect-income = { $times ->
    [one] Du überquerst ein Knopfsymbol: Nimm so viele Knöpfe, wie auf deiner Decke aufgedruckt sind
   *[other] Du überquerst { $times } Knopfsymbole: Nimm { $times }-mal so viele Knöpfe, wie auf deiner Decke aufgedruckt sind
}
patchwork-take-special = { $n ->
    [one] Nimm den überquerten Spezialflicken und lege ihn gleich
   *[other] Nimm die { $n } überquerten Spezialflicken und lege sie gleich
}
patchwork-way-plain = { $special ->
    [0] Keine Linie unterwegs
    [one] Spezialflicken unterwegs
   *[other] { $special } Spezialflicken unterwegs
}
patchwork-way-income = Knopfwertung { $gained } ({ $times ->
    [1] einmal
   *[other] zweimal
}){ $special ->
    [0] {""}
   *[other] , Spezialflicken unterwegs
}
patchwork-way-collect = Nimm { $times ->
    [1] einmal
   *[other] zweimal
} Knopfwertung{ $special ->
    [0] {""}
   *[other] ; Spezialflicken unterwegs
}
patchwork-did-advance = Du rückst { $n } vor und erhältst { $n } { $n ->
    [one] Knopf
   *[other] Knöpfe
}
patchwork-did-take = Du nimmst { $label } und zahlst { $paid }
patchwork-did-special = Du legst den Spezialflicken
patchwork-did-income = Knopfwertung: +{ $gained } ({ $times ->
    [1] einmal
   *[other] zweimal
})
patchwork-did-meet-special = Du erreichst einen Spezialflicken
patchwork-did-lose-special = Deine Decke ist voll: der Spezialflicken verfällt
patchwork-corrected-buttons = Berichtigt: { $patch } kostet { $cost }, mehr als verzeichnet war; du hast jetzt 0 Knöpfe

# Die Übersicht
patchwork-panel-token = Zeitstein
patchwork-panel-token-is = { $place ->
    [level] auf deiner Höhe
    [behind] { $n } hinter dir
   *[ahead] { $n } vor dir
}, noch { $left }
patchwork-panel-buttons = Knöpfe
patchwork-panel-patches = Flicken mit Knöpfen
patchwork-panel-printed = Aufgedruckte Knöpfe
patchwork-panel-tile = 7×7-Bonus
patchwork-panel-cards = Karten übrig
patchwork-panel-budget = Nächster Knopfwert
patchwork-panel-you = Du
patchwork-panel-you-have = { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}, { $printed } aufgedruckt, { $empty ->
    [one] 1 leeres Feld
   *[other] { $empty } leere Felder
}
patchwork-tile-free = frei
patchwork-tile-yours = bei dir
patchwork-tile-its = bei Automa

# Das Ende
patchwork-score-buttons = Knöpfe
patchwork-score-tile = 7×7-Bonus
patchwork-score-empty = Leere Felder
patchwork-score-empty-why = { $n } × −2
patchwork-score-patches = Flicken mit Knöpfen
patchwork-score-printed = Aufgedruckte Knöpfe
patchwork-score-bonus = Zuschlag des Entwerfers
patchwork-score-total = Summe
patchwork-over = { $winner ->
    [player] Du gewinnst { $player } : { $automa }
   *[automa] Automa gewinnt { $automa } : { $player }
}{ $why ->
    [tie] {", "}weil zuerst im Zielfeld ({ $margin } Abstand)
   *[points] {", "}mit { $margin } Abstand
}

# Berichtigen
patchwork-field-player-space = Dein Feld (0–53)
patchwork-field-automa-space = Automas Feld (0–53)
patchwork-field-on-top = Oberer Zeitstein, falls auf demselben Feld
patchwork-field-special = Übrige Spezialflicken
patchwork-special-number = Spezialflicken { $n }
patchwork-field-tile = 7×7-Bonus
patchwork-field-automa-buttons = Automas Knöpfe
patchwork-field-buttons = Deine Knöpfe
patchwork-field-printed = Aufgedruckte Knöpfe auf deiner Decke
patchwork-field-squares = Bedeckte Felder
patchwork-field-last-card = Letzte Karte
patchwork-field-piles = Automas Flicken
patchwork-field-queue = { $place }. Flicken ab der Spielfigur

# Ablehnungen
patchwork-error-request = Diese Zeile ist nicht lesbar: { $why }
patchwork-error-unknown-card = Eine Automa-Karte { $card } gibt es nicht; es gibt 1 bis 24.
patchwork-error-wrong-deck = Karte { $card } gehört zum anderen Deck.
patchwork-error-card-used = Karte { $card } wurde seit dem letzten Mischen schon aufgedeckt.
patchwork-error-automa-home = Automa ist im Zielfeld und hat keinen Zug mehr.
patchwork-error-deck-order = Mischung { $number } enthält nicht jede der 12 Karten eines Decks genau einmal.
patchwork-error-too-many-draws = Höchstens { $max } Karten auf einmal.
patchwork-error-no-more-shuffles = Der Stapel ist nach { $draws } Karten leer, und es ist keine weitere Mischung angegeben.
patchwork-error-no-special-line = Auf Linie { $line } liegt kein Spezialflicken.
patchwork-error-position-range = Feld { $space } gibt es nicht; es gibt 0 bis 53.
patchwork-error-position-backwards = Das liegt { $back ->
    [one] 1 Feld
   *[other] { $back } Felder
} hinter deinem letzten Stand.
patchwork-error-position-implausible = Deine Züge enden 1 bis 6 Felder vor Automa.
patchwork-error-window-size = Höchstens drei Flicken liegen voraus; nenne sie einzeln.
patchwork-error-window-tracked = { $n ->
    [one] Im Kreis liegt noch 1 Flicken voraus.
   *[other] Im Kreis liegen noch { $n } Flicken voraus.
}
patchwork-error-unknown-patch = Einen Flicken „{ $patch }“ gibt es nicht. Ein Kürzel ist Kosten-Zeit, etwa 3-1, bei gleichen mit der Felderzahl, etwa 2-2-4.
patchwork-error-ambiguous-label = „{ $label }“ kann { $several } sein; nenne die Felderzahl dazu.
patchwork-error-duplicate-patch = Flicken { $patch } ist doppelt genannt.
patchwork-error-patch-gone = Flicken { $patch } ist schon genommen oder liegt anderswo.
patchwork-error-piles = So viele unbekannte Flicken liegen nicht im Kreis.
patchwork-error-circle-incomplete = { $n ->
    [one] Nur 1 Flicken ist
   *[other] Nur { $n } Flicken sind
} genannt; 32 werden gebraucht.
patchwork-error-not-in-window = Flicken { $patch } gehört nicht zu den nächsten drei: { $window }.
patchwork-error-not-affordable = Flicken { $patch } kostet { $cost }, du hast { $buttons }.
patchwork-error-does-not-fit = Dort passt er nicht: jedes Feld muss auf der Decke liegen und frei sein.
patchwork-error-special-pending = Lege zuerst den Spezialflicken.
patchwork-error-no-special-pending = Du hast keinen Spezialflicken zu legen.
patchwork-error-not-your-turn = Automa ist am Zug.
patchwork-error-notation = „{ $text }“ ist keine Aktion. Schreibe adv, take 16 o0 r3 c4 oder special r3 c4.
patchwork-error-tile-gone = Der 7×7-Bonus ist schon vergeben.
patchwork-error-tile-impossible = Nur { $covered } Felder sind bedeckt; 7×7 braucht 49.
patchwork-error-score-input = Hier passt eine ganze Zahl von 0 bis { $max }.
