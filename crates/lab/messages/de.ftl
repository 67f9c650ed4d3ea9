# Berichte des Labors.
lab-patchwork-title = Wie schwer ist Automa?
lab-patchwork-lead = Gemessen in { $games } Partien Patchwork gegen Automa. Jede Zahl hat ein 95-%-Intervall, und jede Partie lässt sich aus ihrer Startzahl noch einmal spielen.
lab-win-title = Wie oft der Spieler gewinnt
lab-win-text = Nach Stufe, Deck und Spieler, mit den üblichen Optionen. Die Striche sind 95-%-Intervalle (Wilson); die gestrichelte Linie ist ein ausgeglichenes Spiel.
lab-level = Stufe { $level }
lab-deck = { $deck ->
    [tactical] taktisches Deck
   *[other] normales Deck
}
lab-decimal-mark = ,
lab-player = { $player ->
    [random] Zufall (random)
    [greedy] gierig (greedy)
   *[other] { $player }
}
lab-series = { $player }, { $deck ->
    [tactical] taktisch
   *[other] normal
}
lab-head-player = Spieler
lab-head-deck = Deck
lab-head-level = Stufe
lab-head-games = Partien
lab-head-win = Gewonnen
lab-head-points = Punkte Spieler
lab-head-automa = Punkte Automa
lab-head-margin = Vorsprung
lab-head-tile = 7×7-Bonus
lab-head-option = Option
lab-head-win-change = Änderung der Siegquote in Prozentpunkten
lab-head-margin-change = Änderung des Vorsprungs
lab-head-seeds = Startzahlen
lab-scores-title = Wie die Punkte streuen
lab-scores-text = { $player }, normales Deck: der Anteil der Partien, die mit jeder Punktzahl enden.
lab-you = Spieler
lab-automa = Automa
lab-parts-title = Woher Automas Punkte kommen
lab-parts-text = { $player }: mittlere Punkte nach Herkunft. Was eine Stufe nicht zählt, fehlt.
lab-part-tile = 7×7-Bonus
lab-part-buttons = Knöpfe
lab-part-patches = Flicken mit Knöpfen
lab-part-printed = aufgedruckte Knöpfe
lab-decks-title = Normales gegen taktisches Deck
lab-decks-text = Was sich für dich ändert, wenn Automa vom taktischen statt vom normalen Deck zieht: dieselben Kreise, der Zufall verwischt also kaum etwas. Nach rechts: leichter für dich.
lab-options-title = Was die Optionen ändern
lab-options-text = Immer nur eine Option, alle anderen wie üblich, auf denselben Startzahlen: Jede Partie wird mit ihrem eigenen Zwilling verglichen. Nach rechts: leichter für dich.
lab-lever = { $lever ->
    [reshuffle] nach dem Mischen nur 10 von 12 Karten
    [special_patches] neuerer Zeitplan
    [takes_special] Automa lässt Spezialflicken liegen
   *[deck] taktisches Deck
}
lab-percent-points = Prozentpunkte
lab-how-title = Wie gemessen wurde
lab-patchwork-how-text = Version { $version }, Startzahl { $seed }. Partie i hat in jeder Zelle dieselbe Startzahl. Gierig nimmt, was gerade am besten aussieht; auf die Stufe sieht es nicht. Search:n probiert je Zug n-mal durch, was kommen kann, und urteilt, wo es aufhört, nach einem gelernten Modell, search-classic:n, indem es zu Ende spielt; beide spielen auf den Sieg in ihrer Stufe, sehen nie eine verdeckte Karte und ziehen auf jedem Rechner gleich.
lab-how-command = Noch einmal spielen:

## Finspan
lab-finspan-title = Wie schwer ist Nautoma?
lab-finspan-lead = Gemessen in { $games } Partien Finspan (Flossenschlag) gegen Nautoma. Ihre Entscheidungskarten, die stürmischen Basiswerte und fünf der sechs Spick-Wertungskarten sind Hauswerte: Die gedruckten sind nicht öffentlich. Jede Zahl hat ein 95-%-Intervall, und jede Partie lässt sich aus ihrer Startzahl noch einmal spielen.
lab-finspan-nautoma = Nautoma
lab-finspan-side = { $side ->
    [b] Seite B
   *[other] Seite A
}
lab-finspan-ravel = { $strength ->
    [0] ohne Spick
   *[other] Spick { $strength }
}
lab-finspan-head-side = Seite
lab-finspan-head-ravel = Spick
lab-finspan-head-nautoma = Punkte Nautoma
lab-finspan-head-spread = Ihre: 5 · 50 · 95 %
lab-finspan-head-eggs = Eier für sie
lab-finspan-head-ravel-points = Spick-Punkte
lab-finspan-head-week = { $who ->
    [you] Spieler
   *[nautoma] Nautoma
}, Woche { $week }
lab-finspan-win-text = Nach Stufe, Seite der Wochenerfolge und Spieler, ohne Spick-Modus. Die Striche sind 95-%-Intervalle (Wilson); die gestrichelte Linie ist ein ausgeglichenes Spiel. Random und Greedy sehen nicht auf die Stufe, spielen also auf allen Stufen einer Seite dieselben Partien; nur die Punkte sind andere. Search spielt auf den Sieg in seiner Stufe. Auf Seite A ist Stufe 5 laut Anleitung Stufe 4.
lab-finspan-scores-text = { $player }, Seite A, ohne Spick-Modus: der Anteil der Partien, die mit jedem Ergebnis enden.
lab-finspan-part = { $part ->
    [printed] auf Fischen gedruckt
    [consumed] gegessene Fische
    [eggs] Eier
    [young] Jungfische
    [schools] Schwärme
    [game_end] am Spielende
    [achievements] Wochenerfolge
    [bonuses] besserer Wochenerfolg
    [ravel] Spick
   *[fish] Fische
}
lab-finspan-her-parts-title = Woher Nautomas Punkte kommen
lab-finspan-her-parts-text = Gegen { $player }, ohne Spick-Modus: mittlere Punkte nach Teil, Stufe und Seite.
lab-finspan-your-parts-title = Woher die Punkte des Spielers kommen
lab-finspan-your-parts-text = { $player }, Stufe { $level }: mittlere Punkte nach Teil, Seite und Spick-Stärke.
lab-finspan-weeks-title = Wochenerfolge
lab-finspan-weeks-text = Mittlere Wochenerfolgspunkte beider Seiten, Woche für Woche, ohne Spick-Modus. Woche 4 hat keine.
lab-finspan-ravel-title = Mit Spick-Modus
lab-finspan-ravel-text = { $player }: Siegquote nach Stärke, ein Bild je Seite. Im Spick-Modus wertet Nautoma am Ende der Wochen 1 bis 3 die Fische des Spielers: X Punkte für jeden sichtbaren Fisch einer Spalte, einen weniger für jeden in bestimmten Reihen. Er lässt sich mit jeder Stufe und Seite verbinden; für jede Partie wird eine Karte gezogen. Greedy achtet auf die Karte, random nicht.
lab-finspan-lever-level = Stufe { $next }
lab-finspan-change-title = { $lever ->
    [levels] Was die nächste Stufe ändert
    [sides] Was Seite B ändert
   *[ravel] Was der Spick-Modus ändert
}
lab-finspan-change-text = { $lever ->
    [levels] { $player }, dieselben Startzahlen eine Stufe höher: Jede Partie wird mit ihrem eigenen Zwilling verglichen, so verwischt der Zufall kaum etwas. Nach rechts: leichter für den Spieler.
    [sides] { $player }, dieselben Startzahlen auf Seite B statt auf Seite A. Nach rechts: leichter für den Spieler.
   *[ravel] { $player }, dieselben Startzahlen mit Spick-Modus statt ohne. Nach rechts: leichter für den Spieler.
}
lab-finspan-how-text = Version { $version }, Startzahl { $seed }. Partie Nummer i hat in jeder Zelle dieselbe Startzahl. Random nimmt irgendeinen erlaubten Schritt. Greedy nimmt, was jetzt am besten aussieht; es sieht auf den Wochenerfolg und die Spick-Wertungskarte, nicht auf die Stufe und nie auf verdeckte Karten. Search:n probiert für die erste Entscheidung eines Zuges n-mal durch, was kommen kann, für die anderen ein Viertel so oft, bis zur Schlusswertung seiner Stufe; was es nicht sieht, teilt es jedes Mal neu aus, und es zieht auf jedem Rechner gleich.

lab-nautoma-head = Nautoma allein: { $games } Partien, Startzahl { $seed }
lab-nautoma-line = Stufe { $level }: Mittel { $mean } (95-%-Intervall { $low }–{ $high }), Standardabweichung { $sd }, 5–95 %: { $five }–{ $ninety }
lab-nautoma-house = Gespielt mit den Haus-Entscheidungskarten und stürmischen Haus-Basiswerten, nicht mit den gedruckten.

## Imperial Steam
lab-imperial-steam-title = Wie reich wird Franz?
lab-imperial-steam-lead = Gemessen in { $games } Partien von Franz aus Imperial Steam ohne eine Person, auf dem Hausplan und mit den Hauskarten: Die gedruckten sind nicht öffentlich. Jede Zahl hat ein 95-%-Intervall, und jede Partie lässt sich aus ihrer Startzahl noch einmal spielen.
lab-imperial-steam-how-text = Version { $version }, Startzahl { $seed }. Partie Nummer i hat in jeder Zelle dieselbe Startzahl. Auf dem Platz der Person sitzt niemand: Der Marker bleibt in der ersten Spalte, nichts wird gebaut, geliefert oder genommen, jede Runde wird gepasst. Wo Triest angeschlossen wird, geschieht das mit der letzten Aktion der Person in dieser Runde, über eigene Strecken, wo immer es einen Weg gibt, und danach ist die Partie zu Ende. Eine wirkliche Person nimmt Franz Baustellen, Nachfrage und Verträge weg und rückt auf der Einflussleiste vor; nichts davon steckt in diesen Zahlen.
lab-imperial-steam-gulden = { $n } Gulden
lab-imperial-steam-unit = Gulden
lab-imperial-steam-trieste = { $round ->
    [0] Triest Franz überlassen
   *[other] Triest in Runde { $round } angeschlossen
}
lab-imperial-steam-trieste-short = { $round ->
    [0] Franz überlassen
   *[other] Runde { $round }
}
lab-imperial-steam-preset = { $preset ->
    [gentle] Sanft
    [brisk] Flott
    [hard] Schwer
    [severe] Hart
   *[standard] Standard
}
lab-imperial-steam-head = { $what ->
    [money] Startgeld
    [trieste] Triest
    [wealth] Vermögen am Ende
    [spread] 5 · 50 · 95 %
    [last_round] Letzte Runde
    [joins] Franz schließt Triest an
    [wealth_change] Änderung des Vermögens
   *[cards] Karten 1, 2, 3
}
lab-imperial-steam-wealth-title = Vermögen am Ende
lab-imperial-steam-wealth-text = Nach den Karten 1, 2 und 3 (je Seite A oder B) und Startgeld, ein Bild für jeden Zeitpunkt, zu dem Triest angeschlossen wird. Seine Verträge zählen nur, wenn jemand Triest anschließt: Tut es sonst niemand, gelangt er in etwa der Hälfte der Partien selbst dorthin und hat sonst alle acht Runden.
lab-imperial-steam-spread-title = Wie sein Vermögen streut
lab-imperial-steam-spread-text = Die fünf Stufen der Vorbereitung: der Anteil der Partien nach Vermögen, in Schritten von 20 Gulden. Sanft ist AAA ohne Geld, Standard AAA mit 120 Gulden, Flott ABA mit 120, Schwer BBB mit 120, Hart BBB mit 220.
lab-imperial-steam-part = { $part ->
    [goods] Güter
    [keys] Schlüssel
    [hubs] erreichte Knotenpunkte
    [contracts] Verträge
   *[cash] Geld
}
lab-imperial-steam-parts-title = Woher sein Vermögen kommt
lab-imperial-steam-parts-text = Die fünf Stufen der Vorbereitung, Gulden im Mittel nach Herkunft; die Tabelle hat jede Zelle.
lab-imperial-steam-built = { $what ->
    [factories] Fabriken
    [deliveries] Lieferungen
    [filled] Volle Verträge
    [open] Offene Verträge
    [gold] Goldene Schlüssel
    [silver] Silberne Schlüssel
    [influence] Einfluss
   *[tracks] Gleise
}
lab-imperial-steam-built-title = Was er baut
lab-imperial-steam-built-text = Mittel am Ende einer Partie; Einfluss ist der Wert seiner Spalte.
lab-imperial-steam-lever-card = Karte { $number } mit Seite B
lab-imperial-steam-change-title = { $lever ->
    [cards] Was eine Karte B ändert
    [money] Was das Startgeld ändert
   *[trieste] Was Triest ändert
}
lab-imperial-steam-change-text = { $lever ->
    [cards] Eine Karte von A auf B gedreht, mit denselben Startzahlen: Jede Partie wird mit ihrem eigenen Zwilling verglichen, so verwischt der Zufall kaum etwas. Startgeld 120, Triest in Runde { $round } angeschlossen. Nach rechts: ein reicherer Franz.
    [money] Anderes Startgeld als 120 Gulden, mit denselben Startzahlen. Triest in Runde { $round } angeschlossen. Nach rechts: ein reicherer Franz.
   *[trieste] Triest von der Person angeschlossen statt Franz überlassen, mit denselben Startzahlen, Startgeld 120. Nach rechts: ein reicherer Franz.
}

## Was schiefgehen kann

lab-no-clock = { $player } sieht auf die Uhr, darum lassen sich seine Partien nicht wiederholen. Nimm Probepartien, etwa search:2000, oder ergänze --allow-clock.
lab-no-dials-here = Die Stellschrauben --marker und --bonus gibt es nur bei Patchwork.
lab-problem-file = { $place }: { $why }
lab-problem-part = { $place }: Dieser Teil ist beschädigt; derselbe Lauf in denselben Ordner spielt ihn noch einmal
lab-problem-other-run = { $place }: Dort liegt ein anderer Lauf; nimm einen anderen Ordner, oder dieselben Spieler, Optionen, Partien, Startzahl und Version
lab-problem-no-run = { $place }: Dort liegt kein Lauf
lab-problem-other-game = { $place }: Dort liegt ein Lauf von { $game }
lab-problem-damaged = { $place }: Der Lauf dort ist beschädigt
lab-problem-player = Einen Spieler „{ $player }“ gibt es nicht.
lab-problem-not-here = { $player } spielt dieses Spiel nicht; random, greedy und search:N schon
lab-problem-options = { $cell }: Das Spiel lehnt diese Optionen ab ({ $why })
lab-problem-threads = Es ließen sich keine Threads starten: { $why }

## Cryo

lab-cryo-title = Wie schwer ist der Rivale?
lab-cryo-lead = Gemessen in { $games } Partien Cryo gegen den Rivalen auf dem Hausbrett, das für dieses Programm entworfen wurde: Die gedruckten Docks, Plättchen und Höhlenzahlen sind nicht öffentlich. Jede Angabe hat ein 95-%-Intervall, und jede Partie lässt sich aus ihrem Startwert nachspielen.
lab-cryo-rival = Rivale
lab-cryo-harder = { $harder ->
    [replace] schwerer
    [add] schwerer, Bonus zusätzlich
   *[off] normal
}
lab-cryo-unpredictable = { $unpredictable ->
    [yes] , unberechenbar
   *[no] {""}
}
lab-cryo-head-variant = Variante
lab-cryo-head-rival = Punkte des Rivalen
lab-cryo-win-text = Nach Variante und Spieler. Bei gleichen Punkten zählen Kapseln in Höhlen; ein geteilter Sieg gilt nicht als gewonnen. Die Balken sind 95-%-Intervalle (Wilson); die gestrichelte Linie ist eine ausgeglichene Partie.
lab-cryo-scores-text = { $player }: der Anteil der Partien, die mit jeder Punktzahl enden, nach Variante.
lab-cryo-part = { $part ->
    [pods] Kapseln in Höhlen
    [cards] Upgrades und Fahrzeuge
    [aboard] Kapseln auf der Plattform
    [majorities] Mehrheiten
   *[missions] Missionen
}
lab-cryo-parts-title = { $side ->
    [player] Woher die Punkte des Spielers kommen
   *[rival] Woher die Punkte des Rivalen kommen
}
lab-cryo-parts-text = { $player }: mittlere Punkte nach Teil und Variante.
lab-cryo-figure = { $figure ->
    [turns] Züge des Spielers
    [sunset] Durch Sonnenuntergang beendet
    [destroyed] Zerstörte Kapseln des Spielers
    [rival_destroyed] Zerstörte Kapseln des Rivalen
    [missions] Missionen des Spielers
    [rival_missions] Missionen des Rivalen
    [caverns] Aufgedeckte Höhlen
    [deploys] Aussendungen
    [recalls] Rückrufe
    [launches] Transporte
    [scouts] Erkundete Höhlen
    [rival_deploys] Aussendungen des Rivalen
    [rival_recalls] Rückrufe des Rivalen
   *[rival_settled] Besiedelungen des Rivalen
}
lab-cryo-plausible-title = Wie lange Partien dauern und was in ihnen geschieht
lab-cryo-plausible-text = Mittelwerte je Partie. Eine Partie endet mit dem Sonnenuntergang oder sobald alle Kapseln einer Seite in Höhlen oder zerstört sind.
lab-cryo-lever = { $lever ->
    [harder] schwerere Variante
    [harder_add] schwerere Variante, Bonus zusätzlich
    [unpredictable] unberechenbare Variante
    [dispatch_gain] Abfertigung gibt Energie
    [leftmost_chamber] Kammer 3 ist ganz links
   *[check5_pods] Prüfung 5 zählt Bergungsfelder mit
}
lab-cryo-options-text = { $player }: eine Option nach der anderen, alle übrigen wie üblich, mit denselben Startwerten. Nach rechts: leichter für den Spieler.
lab-cryo-head-start = Vorsprung { $things }
lab-cryo-head-head-start = Vorsprung
lab-cryo-head-spread = 5 · 50 · 95 %
lab-cryo-dial-title = Die Stellschraube der Schwierigkeit
lab-cryo-dial-text = { $player }, nach Vorsprung: Über 0 hat der Rivale zu Beginn so viel mehr, unter 0 der Spieler; unter −5 hat der Spieler fünf mehr und der Rivale weniger. `visavis lab calibrate cryo` findet die Stelle für die gewünschte Siegquote.
lab-cryo-alone-title = Der Rivale allein
lab-cryo-alone-text = Gegen einen Sitz, der fast nichts tut: Drohnen auf beliebige Docks, jedes zweite Mal ein Plättchen, Rückruf nach drei Drohnen, irgendein Vorfallplättchen, der Sonnenuntergang zuletzt, und nie wird eine Kapsel angesiedelt. So viel erreicht der Rivale also, wenn ihm niemand im Weg ist.
lab-cryo-how-text = Version { $version }, Grundstartwert { $seed }. Partie Nummer i hat in jeder Zelle denselben Startwert. Random nimmt irgendeinen erlaubten Zug. Greedy nimmt, was jetzt am besten aussieht, und sieht nie eine verdeckte Karte an. Search:n probiert für die erste Entscheidung eines Zuges n-mal durch, was kommen kann, für die anderen ein Viertel so oft, bis zur Schlusswertung seiner Variante; was es nicht sieht, teilt es jedes Mal neu aus, und es zieht auf jedem Rechner gleich. Gleichstände des Rivalen entscheidet der Spieler: random zufällig, greedy und search nach der festen Regel der Begleitung.
