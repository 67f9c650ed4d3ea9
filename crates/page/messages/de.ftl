# Die Seite, und was das Terminal ebenso sagt.
page-letters-no-reasons = Hier gibt es nichts zu erklären.
page-you = Du
page-opponent = Gegner
page-letters-keys-help = 1 2 3 Flicken aufnehmen, Pfeile bewegen ihn, t drehen, f wenden, n nächster Platz, an dem er passt, Enter legen, Esc zurücklegen, a vorrücken, : Aktion tippen, u rückgängig, r wiederholen, w warum, h Tipp, q Ende
page-letters-keys-free = 1 2 3 Flicken · a vorrücken · : tippen · h Tipp · u zurück · ? Hilfe · q Ende
page-letters-keys-hand = Pfeile · t drehen · f wenden · n nächster · Enter legen · Esc zurück · q Ende
page-letters-patch-cost = Preis { $cost } Zeit { $time } ⊙{ $buttons }
page-letters-patch-not = { $why ->
    [room] passt nirgends
   *[other] zu teuer
}
page-letters-patch-brings = auf { $to }{ $income ->
    [0] {""}
   *[other] {" "}+{ $income }⊙
}{ $special ->
    [0] {""}
   *[other] {" "}■
}
page-letters-then = dann { $who ->
    [player] wieder du
    [over] das Ende
   *[other] Automa
}
page-letters-legend = ●du ○Automa
page-letters-you-have = Du: { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}, Einkommen { $income }, { $empty ->
    [one] 1 leeres Feld
   *[other] { $empty } leere Felder
}, { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}{ $tile ->
    [yes] , 7×7-Bonus
   *[no] {""}
}
page-letters-automa-has = Automa: { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}, { $patches } Flicken mit Knöpfen, { $printed } aufgedruckt, { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}{ $tile ->
    [yes] , 7×7-Bonus
   *[no] {""}
}
page-unofficial = Nicht offiziell und mit keinem Verlag verbunden. Alle Spielnamen gehören ihren Inhabern.

# Hilfe der Befehlszeile
page-own-unreadable = Deine eigenen Karten sind nicht lesbar und blieben, wie sie sind: { $why }

# Die Seite
page-letters-mat-legend = o Ei · <n Junge · # Schwarm · +n darunter · [K Karten E Eier J Junge S Schwärme]
page-letters-mat-cost = { $kind ->
    [cards] { $n }K
    [eggs] { $n }E
    [young] { $n }J
    [schools] { $n }S
   *[consume] Fisch
}
page-letters-mat-type = Tippe es ein: { $example }, oder:
page-letters-mat-head = Woche { $week }, Zug { $turn } · du { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · Nautoma { $eggs } o, { $young } <, { $schools } #, { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}
page-skip = Zum Inhalt springen
page-language-to = Auf Deutsch umschalten
page-theme-to = { $theme ->
    [light] Auf hell umschalten
    [dark] Auf dunkel umschalten
   *[auto] Hell oder dunkel wie das System
}
page-problem = Das hat nicht geklappt
page-problem-not-found = Diese Seite gibt es nicht.
page-problem-no-game = Dieses Spiel gibt es hier nicht. Vielleicht wurde es vergessen, oder es liegt auf einem anderen Rechner.
page-problem-no-key = Diese Seite braucht einen Schlüssel. Öffne die Adresse mit Schlüssel, wie das Programm sie angezeigt hat, oder scanne ihren Code.
page-problem-foreign = Diese Anfrage kam nicht von dieser Seite, darum ist nichts geschehen. Geh zum Anfang und versuche es noch einmal.
page-problem-unreadable = Diese Anfrage ist nicht lesbar, darum ist nichts geschehen.
page-problem-status = Der Server hat diese Anfrage abgelehnt (Status { $status }).
page-problem-ours = Im Programm ist etwas schiefgegangen. Deine Spiele sind gespeichert, wie sie vorher waren.
page-problem-no-revision = Sag, für welche Fassung des Bildschirms das gilt: revision.
page-problem-empty-start = Nenne ein Spiel oder schicke einen Verlauf oder einen Spielcode.
page-to-start = Zum Anfang
page-older = { $count ->
    [one] Ein älteres Spiel
   *[other] { $count } ältere Spiele
}
page-asleep = Dein Browser kann den Bildschirm unter dieser Adresse nicht wach halten. Wird er zu früh dunkel, stell in den Einstellungen deines Geräts eine längere Zeit ein.
page-continue = Weiterspielen
page-opponents = Gegner
page-new-game = Neues Spiel
page-own-cards = Eigene Karten
page-open = Gespeichertes Spiel öffnen
page-results-link = { $games ->
    [0] Ergebnisse
   *[other] Ergebnisse: { $won } von { $games } gewonnen
}
page-seat = { $table ->
    [digital] Auf dem Bildschirm
    [companion] Neben dem gedruckten Spiel
   *[other] { $table }
}
page-level = Stufe { $level }
page-level-word = Stufe
page-entries = { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}
page-forget = Dieses Spiel vergessen
page-forget-game = Dieses Spiel { $game } vergessen
page-forget-sure = Dieses Spiel vergessen? Es lässt sich nicht zurückholen.
page-where-to-play = Wo spielst du?
page-own-cards-help = Manche gedruckten Karten sind nicht öffentlich; Hauskarten stehen an ihrer Stelle. Gib die Karten deines Spiels einmal ein und spiele mit ihnen.
page-own-cards-enter = Eigene Karten eingeben
page-own-cards-use = Mit meinen eigenen Karten spielen
page-start = Los geht’s
page-more-options = Weitere Optionen
page-seed = Startzahl (freiwillig)
page-seed-help = Dieselbe Zahl gibt dieselben Karten noch einmal.
page-bad-seed = Die Startzahl ist eine ganze Zahl von 0 bis 18446744073709551615.
page-told = Was jetzt geschieht
page-why = Warum?
page-step-back = Vorheriger Schritt
page-step-next = Weiter
page-setting-up = Aufbau
page-you-won = Du hast gewonnen!
page-you-lost = Du hast verloren
page-nobody-won = Unentschieden
page-score = Wertung
page-total = Summe
page-again = Noch einmal spielen
page-typed = Oder einen anderen Namen eingeben
page-enter = Eingeben
page-done = Fertig
page-asides = Etwas anderes
page-how-many = { $min ->
    [0] Tippe der Reihe nach, höchstens { $max }.
   *[other] { $max ->
        [1] Tippe eines an.
       *[other] Tippe der Reihe nach, { $min } bis { $max }.
    }
}
page-how-many-just = { $n ->
    [one] Tippe eines an.
   *[other] Tippe { $n } der Reihe nach an.
}
page-range = Eine ganze Zahl von { $min } bis { $max }
page-less = Eins weniger
page-more = Eins mehr
page-tools = Werkzeuge
page-undo = Rückgängig
page-redo = Wiederholen
page-set = Von Hand setzen
page-set-title = Von Hand setzen
page-set-note = Wenn auf dem Tisch etwas anders ist als hier vermerkt, stelle es richtig. Es wird ein Schritt im Verlauf und lässt sich rückgängig machen.
page-share = Teilen
page-stale = Das Spiel ist inzwischen weitergegangen, in einem anderen Tab oder auf einem anderen Gerät. Nichts wurde geändert; so steht es jetzt.
page-anyway = Trotzdem tun
page-changed = Geändert. { $kept ->
    [one] Eine spätere Antwort passt noch
   *[other] { $kept } spätere Antworten passen noch
}; { $dropped ->
    [one] eine passt nicht mehr und lässt
   *[other] { $dropped } passen nicht mehr und lassen
} sich mit „Wiederholen“ einzeln zurückholen. Die erste, die nicht passt: { $why }
page-lost = Keine Verbindung zum Programm. Neuer Versuch läuft.
page-past = Verlauf ({ $count })
page-past-all = Der ganze Verlauf mit Gründen
page-past-title = Verlauf
page-back-to-game = Zurück zum Spiel
page-entry = Antwort { $number }
page-go-back-here = Hierher zurückgehen
page-go-back-note = { $later ->
    [one] Diese Antwort wird zurückgenommen. „Wiederholen“ holt sie zurück.
   *[other] Diese und die späteren Antworten, zusammen { $later }, werden zurückgenommen. „Wiederholen“ holt sie zurück.
}
page-correct = Diese Antwort berichtigen
page-correct-note = { $later ->
    [0] Das Spiel geht von der berichtigten Antwort aus weiter.
    [one] Die Antwort danach bleibt, solange sie passt.
   *[other] Die { $later } Antworten danach bleiben, solange sie passen.
}
page-save = Speichern
page-quilt = Decke: { $covered ->
    [one] 1 Feld
   *[other] { $covered } Felder
} bedeckt, { $empty } leer
page-time-board = Zeitplan: Du hast noch { $player ->
    [one] 1 Feld
   *[other] { $player } Felder
} vor dir, Automa { $automa }
page-candidates = Die Flicken, aus denen Automa gewählt hat
page-fate = { $fate ->
    [taken] genommen
    [dear] zu teuer
    [time] würde überholen
    [buttons] weniger Knöpfe
    [largest] kleiner
    [furthest] näher
   *[other] { $fate }
}
page-your-quilt = Deine Decke
page-board = Decke
page-board-keys = Tasten auf der Decke: 1 2 3 nimmt einen Flicken auf, Pfeile bewegen ihn, T dreht, F wendet, N nächster Platz, Enter legt ihn, Escape legt ihn zurück, A rückt vor.
page-fits = Passt hier.
page-fits-not = Passt hier nicht.
page-where = Zeile { $row }, Spalte { $column }.
page-you-buttons = Knöpfe
page-you-income = Einkommen
page-you-empty = Leere Felder
page-you-score = Punkte jetzt
page-brings = { $income ->
    [0] {""}
   *[other] +{ $income } Einkommen,{" "}
}{ $special ->
    [0] {""}
   *[other] Spezialflicken,{" "}
}dann { $who ->
    [player] wieder du
    [over] das Ende
   *[other] Automa
}
page-price = Kostet { $cost }, { $time } { $time ->
    [one] Feld
   *[other] Felder
}, { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}
page-turn = Drehen
page-flip = Wenden
page-next-fit = Nächster Platz
page-lay-back = Zurücklegen
page-place = Hinlegen
page-notation = Aktion
page-circle = Kreis: { $count ->
    [one] noch 1 Flicken
   *[other] noch { $count } Flicken
}
page-circle-patch = { $label }, { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}
page-mat-sea = Dein Ozean
page-mat-hand = { $count ->
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $count } Karten
}
page-mat-list = { $count ->
    [one] Die einzige Möglichkeit als Liste
   *[other] Alle { $count } Möglichkeiten als Liste
}
page-mat-pick = { $what }: Platz wählen
page-mat-zone = { $zone ->
    [sunlight] Sonnenlicht
    [twilight] Dämmerung
   *[midnight] Mitternacht
}
page-mat-bottom = Der Grund, beim ersten Tauchgang der Woche dort
page-mat-legend = ▼ wirkt beim Tauchen dort · ⚑ am Spielende · 1. erster Tauchgang der Woche dort
page-mat-bonus = { $op ->
    [draw] Karte
    [recover] zurückholen
    [lay_egg] Ei
    [hatch] schlüpfen
   *[move] bewegen
}
page-mat-not-lit = (jetzt nicht)
page-mat-slot = { $slot }: { $what }
page-mat-free = frei
page-mat-fish = { $fish }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-mat-beneath = { $n } darunter
page-mat-gain = { $sign }{ $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
page-mat-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
page-mat-cost = Kostet { $cost }
page-mat-lives = { $length } cm · { $zones }
page-mat-lives-site = { $length } cm · { $zones }, nur { $site }
page-mat-lives-bottom = { $length } cm · nur unterste Reihe
page-mat-now = { $places ->
    [one] Spielbar: 1 Platz
   *[other] Spielbar: { $places } Plätze
}
page-mat-not = { $missing ->
    [card] Jetzt nicht: zu wenige andere Karten
    [egg] Jetzt nicht: Eier fehlen
    [young] Jetzt nicht: Jungfische fehlen
    [school] Jetzt nicht: ein Schwarm fehlt
   *[place] Jetzt nicht: kein Platz dafür
}
page-mat-discard = { $count ->
    [0] Ablagestapel: leer
    [one] Ablagestapel: 1 Karte
   *[other] Ablagestapel: { $count } Karten
}; { $deck } im Nachziehstapel
page-mat-own = { $count ->
    [one] Deine Fische in voller Größe: 1
   *[other] Deine Fische in voller Größe: { $count }
}
page-mat-hers = { $count ->
    [0] Nautomas Fische: noch keine
    [one] Nautomas Fische: 1
   *[other] Nautomas Fische: { $count }
}
page-share-title = Dieses Spiel teilen
page-share-help = Der Code enthält das ganze Spiel: Aufbau, Zufall und jede Antwort. Öffne ihn auf jedem Gerät mit Vis-à-vis.
page-share-code = Spielcode
page-copy = Kopieren
page-copied = Kopiert
page-export = Als Datei speichern
page-qr = Der Spielcode als QR-Code
page-qr-too-long = Dieses Spiel ist zu lang für einen QR-Code. Nimm den Spielcode oder die Datei.
page-open-file = Datei wählen
page-open-text = Oder einen Spielcode oder den Inhalt einer Datei einfügen
page-open-do = Öffnen
page-cards-title = Eigene Karten: { $game }
page-cards-unreadable = Diese Datei ist nicht lesbar: { $why }
page-cards-wrong = { $figure }: { $why }
page-cards-import = Datei einlesen
page-cards-text = Oder den Inhalt der Datei einfügen
page-cards-reset = Zurück zu den Hauskarten
page-cards-reset-sure = Zurück zu den Hauskarten? Die eingegebenen bleiben als Datei erhalten.
page-cards-count = { $count ->
    [one] 1 Angabe
   *[other] { $count } Angaben
}{ $house ->
    [0] {""}
   *[other] , davon { $house } vom Haus
}
page-cards-confirm = Das alles steht so auf meinen Karten
page-results = Ergebnisse
page-results-none = Noch ist kein Spiel zu Ende gespielt.
page-results-csv = Als CSV speichern
page-date = Datum
page-chart-wins = Siege nach Stufe
page-won-of = { $won } von { $played }
page-chart-margins = Abstände im Lauf der Zeit
page-chart-margins-label = Abstände der letzten { $count } Spiele, von { $worst } bis { $best } Punkten
page-coach = Trainer fragen
page-coach-note = Die Chance gilt für jemanden, der so weiterspielt wie der Trainer. Er sieht nur, was du auch siehst.
page-coach-prospects = { $win } % Siegchance, erwarteter Vorsprung { $margin }
page-coach-do = Diesen Zug machen
page-review = Auf das Spiel zurückblicken
page-review-costliest = Die teuersten Züge
page-review-jump = Dorthin zurück und anders weiterspielen
page-chances-label = Siegchance über { $count } Züge: { $first } % nach dem ersten, { $last } % nach dem letzten
page-no-coach = Der Trainer hilft nur bei Patchwork auf dem Bildschirm.
page-decimal-mark = ,
page-coach-hint = { $number }. { $label }: { $win } % Siegchance, Vorsprung { $margin }
page-coach-chart = Siegchance Zug für Zug
page-coach-no-mistakes = Kein Zug hat mehr gekostet, als der Zufall erklärt. Gut gespielt.
page-coach-cost = Zug { $number }, { $label }: kostete { $cost } Prozentpunkte ({ $made } % statt { $best } %).
page-coach-better = Besser: { $label }

# Das Labor

# Alles auf einmal, und die Seite als App ohne Server
page-everything = Deine Spiele und Karten
page-everything-help = Eine Datei mit allen deinen Spielen, Ergebnissen und eigenen Karten: als Sicherung oder für den Umzug auf ein anderes Gerät.
page-everything-save = Alles als Datei sichern
page-everything-read = So eine Datei einlesen
page-everything-note = Was schon hier ist, bleibt. Ein Spiel, das anderswo anders weiterging, kommt neben das hiesige.
page-everything-text = Oder ihren Inhalt einfügen
page-everything-do = Einlesen
page-everything-bad = Das ist keine Datei mit allem aus Vis-à-vis, darum wurde nichts geändert. Für ein einzelnes Spiel nimm „Gespeichertes Spiel öffnen“ auf der Startseite.
page-everything-done = { $added ->
    [0] Kein neues Spiel
    [one] 1 Spiel dazugekommen
   *[other] { $added } Spiele dazugekommen
}; { $same ->
    [one] 1 war schon hier
   *[other] { $same } waren schon hier
}.
page-everything-beside = { $count ->
    [one] 1 davon ging hier anders weiter; beide bleiben.
   *[other] { $count } davon gingen hier anders weiter; beide Fassungen bleiben.
}
page-everything-cards = { $count ->
    [one] Eigene Karten von 1 Spiel dazugekommen.
   *[other] Eigene Karten von { $count } Spielen dazugekommen.
}
page-everything-cards-stayed = Wo du hier schon andere eigene Karten eingetragen hattest, bleiben diese.
page-everything-unread = { $count ->
    [one] 1 Spiel ließ sich nicht öffnen: { $why }
   *[other] { $count } Spiele ließen sich nicht öffnen. Das erste: { $why }
}
page-storage = Platz auf diesem Gerät
page-storage-used = Belegt:
page-storage-free = Frei:
page-storage-kept = Der Browser bewahrt deine Spiele auf, bis du sie selbst löschst.
page-storage-loose = Wird der Platz knapp, darf der Browser deine Spiele löschen. Sichere ab und zu alles als Datei.
page-storage-keep = Browser bitten, sie aufzubewahren
page-storage-lost = Der Browser hat die Spiele gelöscht, die hier lagen. Wenn du eine Datei mit allem hast, lies sie unten ein.
page-problem-full = Auf diesem Gerät ist kein Platz mehr, darum wurde dein letzter Schritt nicht gespeichert. Alles davor ist es. Schaffe Platz und versuche es noch einmal.
page-install = Als App installieren
page-update = Es gibt eine neue Version.
page-update-do = Laden
page-thinking = Der Trainer denkt nach …
page-thinking-failed = In diesem Browser kann der Trainer nicht nachdenken.
page-camera = QR-Code mit der Kamera lesen
page-camera-failed = Die Kamera lässt sich nicht benutzen.
