# Die Seite, und was das Terminal ebenso sagt.
page-letters-no-reasons = Hier gibt es nichts zu erklären.
page-you = Du
page-opponent = Gegner
page-letters-keys-help = 1 2 3 Flicken aufnehmen, Pfeile bewegen ihn, t drehen, f wenden, n nächster Platz, an dem er passt, Enter legen, Esc zurücklegen, a vorrücken, : Aktion tippen, u rückgängig, r wiederholen, w warum, b voriger Zug, h Tipp, q Ende
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
   *[dark] Auf dunkel umschalten
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
page-older-still = Noch ältere Spiele
page-asleep = Dein Browser kann den Bildschirm unter dieser Adresse nicht wach halten. Wird er zu früh dunkel, stell in den Einstellungen deines Geräts eine längere Zeit ein.
page-continue = Weiterspielen
page-opponents = Gegner
page-own-cards = Eigene Karten
page-new-game = Neues Spiel
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
page-last-played = zuletzt gespielt am { $day }
page-entries = { $count ->
    [0] gerade begonnen
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
page-group = { $group ->
    [help] Wer macht was
    [variants] Varianten
    [rules] Lesart der Regeln
   *[more] Eigene Karten, dieselbe Partie noch einmal
}
page-how-hard = Wie schwer?
page-level-name = { $step ->
    [finspan-level-1] Stufe 1: sanft
    [finspan-level-2] Stufe 2: erste Partie
    [finspan-level-3] Stufe 3: fordernd
    [finspan-level-4] Stufe 4: schwer
    [finspan-level-5] Stufe 5: am schwersten
    [cryo-variant_harder-off] Normal
    [cryo-variant_harder-on] Schwerer
   *[other] { $label }
}
page-level-says = { $step ->
    [patchwork-level-1] Automa wertet nur den 7×7-Bonus und bekommt ihn spät.
    [patchwork-level-2] Automa wertet den Bonus und ihre Knöpfe.
    [patchwork-level-3] Automa wertet Bonus, Knöpfe und jeden Flicken mit Knöpfen.
    [patchwork-level-4] Automa wertet Bonus, Knöpfe und die Knöpfe auf ihren Flicken.
    [patchwork-level-5] Automa wertet alles davon und bekommt den Bonus früh.
    [finspan-level-1] Sie wertet keine Wochenerfolge.
    [finspan-level-2] Sie wertet die ruhigen Erfolge.
    [finspan-level-3] Wie 2, und ihre Fische und Schwärme zählen je einen Punkt mehr.
    [finspan-level-4] Wie 3, mit den stürmischen Erfolgen.
    [finspan-level-5] Wie 4, auf Seite B: jede Woche 3 Punkte für den besseren Erfolg.
    [cryo-variant_harder-off] Der Rivale beginnt mit einem Kristall als Bonus.
    [cryo-variant_harder-on] Der Rivale beginnt mit Kristall, Technologie und Organischem Material.
    [imperial-steam-preset-gentle] Die leichteren Aktionskarten 1A, 2A, 3A, und er beginnt ohne Geld.
    [imperial-steam-preset-standard] Die leichteren Aktionskarten 1A, 2A, 3A, und er beginnt mit 120 Gulden.
    [imperial-steam-preset-brisk] Eine schwerere Aktionskarte, 2B, und er beginnt mit 120 Gulden.
    [imperial-steam-preset-hard] Die schwereren Aktionskarten 1B, 2B, 3B, und er beginnt mit 120 Gulden.
    [imperial-steam-preset-severe] Die schwereren Aktionskarten 1B, 2B, 3B, und er beginnt mit 220 Gulden.
   *[other] {""}
}
page-level-wealth = Sich selbst überlassen hat er am Ende etwa { $mean } Gulden; in neun von zehn Partien { $low } bis { $high }.
page-level-won = { $strong ->
    [none] Computerspieler gewinnen { $simple } %.
   *[other] Computer gewinnen: einfach { $simple } %, stark { $strong } %.
}
page-seed = Startzahl (freiwillig)
page-seed-help = Dieselbe Zahl gibt dieselben Karten noch einmal.
page-bad-seed = Die Startzahl ist eine ganze Zahl von 0 bis 18446744073709551615.
page-told = Was jetzt geschieht
page-why = Warum?
page-turn-before = Letzter Zug
page-further = Weiter unten
page-filter = Tippen, um zu finden
page-setting-up = Aufbau
page-you-won = Du hast gewonnen!
page-you-lost = Du hast verloren
page-nobody-won = Unentschieden
page-score = Wertung
page-total = Summe
page-again = Noch einmal spielen
page-typed = Oder etwas anderes eingeben
page-enter = Eingeben
page-done = Fertig
page-asides = Etwas anderes
page-how-many = { $all ->
    [yes] { $min ->
        [0] Tippe alle an, auf die es zutrifft, oder keines.
        [1] Tippe alle an, auf die es zutrifft.
       *[other] Tippe { $min } oder mehr an.
    }
   *[no] { $min ->
        [0] Tippe höchstens { $max } an.
       *[other] Tippe { $min } bis { $max } an.
    }
}
page-how-many-just = { $n ->
    [one] Tippe eines an.
   *[other] Tippe { $n } an.
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
page-board = Decke
page-board-keys = Tasten: 1 2 3 nimmt einen Flicken auf, Pfeile bewegen ihn, T oder das Mausrad dreht, F wendet, N nächster Platz, Enter legt ihn, Escape legt ihn zurück, A rückt vor. Du kannst einen Flicken auch auf die Decke ziehen; die rechte Taste dreht ihn.
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
page-price = Kostet { $cost ->
    [one] 1 Knopf
   *[other] { $cost } Knöpfe
}, bewegt dich { $time ->
    [one] 1 Feld
   *[other] { $time } Felder
} weit, { $buttons ->
    [0] trägt keinen Knopf
    [one] trägt 1 Knopf
   *[other] trägt { $buttons } Knöpfe
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
page-mat-lives = { $size } · { $zones }
page-mat-lives-site = { $size } · { $zones }, nur { $site }
page-mat-lives-bottom = { $size } · nur unterste Reihe
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
page-mat-large = Die Karte
page-mat-close = Schließen
page-mat-look = { $what } vergrößern
page-mat-standing = Wenn jetzt Schluss wäre: du { $yours }, Nautoma { $hers }
page-mat-goal = { $when ->
    [now] Diese Woche: { $tile }
   *[later] Woche { $week }: { $tile }
} – { $stand }
page-mat-goal-yours = du { $count } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
page-mat-goal-hers = Nautoma { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-mat-later = Spätere Erfolge
page-mat-size = { $length } cm, { $size ->
    [small] klein
    [medium] mittel
   *[large] groß
}
page-mat-size-short = { $size ->
    [small] K
    [medium] M
   *[large] G
} { $length }
page-mat-size-letters = K M G
page-mat-tag = { $tag ->
    [predator] { $n ->
        [one] Räuber
       *[other] Räuber ×{ $n }
    }
    [bioluminescent] leuchtend
    [camouflage] getarnt
    [electric] elektrisch
   *[venomous] giftig
}
page-mat-eats = Darf über Fische unter { $length } cm
page-mat-counts = zählt diese Woche { $n }
page-mat-signs = Was die Zeichen bedeuten
page-mat-names = Fischnamen: eigene Übersetzung
page-mat-sign = { $sign ->
    [activated] wirkt beim Tauchen dort
    [end] wirkt am Spielende
    [first] nur der erste Tauchgang der Woche dort
    [size] klein, mittel, groß, dazu die Länge in cm
    [predator] ein Räuberzeichen
    [star] zählt für den Wochenerfolg
    [egg] ein Ei
    [young] ein Jungfisch
    [school] ein Schwarm
   *[beneath] Fische darunter
}
page-mat-eggs = { $n ->
    [0] Wähle einen Fisch
    [one] 1 Ei legen
   *[other] { $n } Eier legen
}
page-mat-covers = über { $fish }
page-mat-and-week = { $points }, { $week } für diese Woche
page-mat-gain-range = { $least } bis { $most } Punkte
page-share-title = Dieses Spiel teilen
page-closed = Diese Partie lässt sich nicht öffnen
page-share-future = Was du weitergibst, enthält die ganze Partie, auch das noch Verdeckte: Wer es liest, sieht, was noch kommt.
page-share-help = { $kind ->
    [link] Der Link enthält das ganze Spiel: Aufbau, Zufall und jede Antwort. Wer ihn öffnet, hat das Spiel, wie es jetzt steht.
   *[code] Der Code enthält das ganze Spiel: Aufbau, Zufall und jede Antwort. Öffne ihn auf jedem Gerät mit Vis-à-vis.
}
page-share-code = { $kind ->
    [link] Link
   *[code] Spielcode
}
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
page-cards-import = Datei einlesen
page-cards-text = Oder den Inhalt der Datei einfügen
page-cards-reset = Zurück zu den Hauskarten
page-cards-reset-sure = Zurück zu den Hauskarten? Die eingegebenen werden beiseitegelegt und lassen sich zurückholen.
page-cards-aside = Beiseitegelegt
page-cards-back = Die vom { $time } UTC zurückholen
page-cards-count = { $count ->
    [one] 1 Angabe
   *[other] { $count } Angaben
}{ $house ->
    [0] {""}
    [one] , davon 1 Hausangabe
   *[other] , davon { $house } Hausangaben
}
page-cards-confirm = Das alles steht so auf meinen Karten
page-results = Ergebnisse
page-results-none = Noch ist kein Spiel zu Ende gespielt.
page-results-csv = Als CSV speichern
page-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
} { $year }
page-taken-back = mit Zurücknehmen
page-date = Datum
page-chart-wins = Siege nach Stufe
page-won-of = { $won } von { $played }
page-advice = { $kind ->
    [easy] Du gewinnst { $share } % bei „{ $level }“ ({ $won } von { $played }). Versuch etwas Schwereres:
    [hard] Du gewinnst { $share } % bei „{ $level }“ ({ $won } von { $played }). Versuch etwas Leichteres:
    [hardest] Du gewinnst { $share } % bei „{ $level }“ ({ $won } von { $played }). Schwerer geht es hier nicht.
    [easiest] Du gewinnst { $share } % bei „{ $level }“ ({ $won } von { $played }). Leichter geht es hier nicht; mit der Übung wird es besser.
   *[right] Du gewinnst { $share } % bei „{ $level }“ ({ $won } von { $played }). Das passt etwa.
}
page-advice-option = { $option }: { $value }
page-advice-chance = etwa { $chance } % Siege zu erwarten
page-chart-margins = Abstände im Lauf der Zeit
page-chart-margins-label = Abstände der letzten { $count } Spiele, von { $worst } bis { $best } Punkten
page-coach = Trainer fragen
page-coach-silent = Hier hat der Trainer keinen Rat; antworte, wie du magst.
page-coach-note = Die Chance gilt für jemanden, der so weiterspielt wie der Trainer. Er sieht nur, was du auch siehst.
page-coach-prospects = { $win } % Siegchance, erwarteter Vorsprung { $margin }
page-coach-do = Diesen Zug machen
page-review = Auf das Spiel zurückblicken
page-review-costliest = Die teuersten Züge
page-review-jump = Dorthin zurück und anders weiterspielen
page-chances-label = Siegchance über { $count } Züge: { $first } % nach dem ersten, { $last } % nach dem letzten
page-no-coach = Der Trainer hilft nur bei Spielen auf dem Bildschirm.
page-decimal-mark = ,
page-coach-hint = { $number }. { $label }: { $win } % Siegchance, Vorsprung { $margin }
page-coach-chart = Siegchance Zug für Zug
page-coach-no-mistakes = Kein Zug hat mehr gekostet, als der Zufall erklärt. Gut gespielt.
page-coach-cost = Zug { $number }, { $label }: kostete { $cost } Prozentpunkte ({ $made } % statt { $best } %).
page-coach-better = Besser: { $label }

# Wie man beginnt
page-welcome = Spielt deinen Gegner, wenn du Brettspiele allein spielst.
page-show-me = Zeig es mir
page-show-me-note = { $game } in einer Minute, an einem echten Spiel
page-begin = { $table ->
    [digital] Auf dem Bildschirm
    [companion] Neben dem gedruckten Spiel
   *[other] { $table }
}
page-choose = Optionen
page-tour = Ein geführter erster Zug
page-tour-next = Weiter
page-tour-done = Weiterspielen
page-tour-close = Führung beenden
page-tour-quilt = Das ist deine Decke. Fülle möglichst viele ihrer 81 Felder: Am Ende kostet jedes leere 2 Punkte.
page-tour-time = Das ist der Zeitplan. Du bist grün, Automa ist gelb. Wer weiter hinten steht, ist am Zug. Die kleinen Zahlen zeigen, wohin dich deine Möglichkeiten bringen.
page-tour-take = Nimm einen dieser drei Flicken. Das Knopfzeichen zeigt, was er kostet, die Sanduhr, wie weit du ziehst. Zieh einen auf die Decke oder tippe ihn an.
page-tour-place = Zieh ihn, wohin du willst. Mit ↻ drehst du ihn, mit ⇋ wendest du ihn. Passt er, tippe auf „Hinlegen“.
page-tour-automa = Automa hat geantwortet. Sie nimmt einen Flicken nach ihrer Karte und bezahlt nie. Tippe hier, um zu sehen, warum gerade diesen.
page-tour-income = Das sind deine Knöpfe: jetzt Geld, am Ende Punkte. Immer wenn du auf dem Zeitplan einen Knopf überquerst, bekommst du einen für jeden Knopf, der auf deiner Decke aufgenäht ist.
page-tour-ahead = Kannst oder willst du nichts kaufen, rücke vor: Du ziehst vor Automa und bekommst für jedes Feld einen Knopf. Und jetzt spiel weiter!

# Die Regeln neben dem Spiel
page-rules = Regeln
page-rules-of = { $game }: die Regeln in Kürze
page-rules-search = In den Regeln suchen
page-rules-none = Nichts gefunden.
page-rules-note = In eigenen Worten und in Kürze; alles steht im Heft deines gedruckten Spiels.
page-close = Schließen
page-legend = Zeichen
page-legend-button = Knöpfe: Geld, und am Ende je ein Punkt
page-legend-time = Felder, die dein Stein zieht
page-legend-income = Knopfwertung: Knöpfe für die, die auf deiner Decke aufgenäht sind, bei jedem Knopf auf dem Zeitplan
page-legend-empty = Leere Felder: am Ende je minus 2 Punkte
page-legend-points = Punkte, wenn das Spiel jetzt endete
page-legend-special = Spezialflicken: ein Feld, für den, der ihn zuerst überquert
page-legend-tile = Hier bekommt Automa den 7×7-Bonus, wenn du nicht vorher 7 mal 7 Felder füllst
page-legend-ahead = Vor Automa vorrücken, ein Knopf für jedes Feld
page-legend-you = Dein Stein; hinter einem Pfeil: Du ziehst noch einmal
page-legend-automa = Automas Stein; hinter einem Pfeil: Sie zieht als Nächste
page-legend-name = Ein Flicken heißt nach seinem Preis und den Feldern, die man zieht; stimmen zwei überein, auch nach den Feldern, die er bedeckt
page-sound = Töne

# Patchwork auf dem Bildschirm
page-ahead = Vorrücken
page-automa-took = nahm { $label }, zog { $n }
page-automa-passed = passte, zog { $n }

# Das Ende auf dem Bildschirm
page-end-best = Dein bisher bestes Spiel!
page-end-standing = { $won } von { $played } gewonnen, bester Abstand { $best }
page-end-picture = Bild teilen

# Das Labor

# Imperial Steam: der Plan
page-rails-map = Plan der Städte und Strecken, die bekannt sind
page-rails-legend = Dick: Gleise von Franz. Gestrichelt: deine Gleise. Ein dunkler Bogen ist ein Tunnel, ein Strich über einem Bogen eine Brücke.
page-rails-tap = Tippe eine Stadt oder Strecke an, um sie zu wählen.
page-rails-find = Stadt suchen

# Alles auf einmal, und die Seite als App ohne Server
page-everything = Deine Spiele und Karten
page-everything-help = Eine Datei mit allen deinen Spielen, Ergebnissen und eigenen Karten: als Sicherung oder für den Umzug auf ein anderes Gerät.
page-everything-save = Alles als Datei sichern
page-everything-read = So eine Datei einlesen
page-everything-note = Was schon hier ist, bleibt. Ein Spiel, das anderswo anders weiterging, kommt zusätzlich dazu.
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
page-everything-cards-stayed = Karten, die du hier schon eingetragen hattest, sind geblieben.
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
page-problem-damaged = Die Datei, in der das Programm deine Spiele aufbewahrt, ist beschädigt. Das Fenster, in dem es gestartet wurde, sagt, welche Datei und warum.
page-install = Als App installieren
page-install-by-hand = Als App installieren: im Menü des Browsers „Zum Home-Bildschirm“ wählen.
page-update = Es gibt eine neue Version.
page-update-do = Laden
page-thinking = Der Trainer denkt nach …
page-thinking-failed = In diesem Browser kann der Trainer nicht nachdenken.
page-camera = QR-Code mit der Kamera lesen
page-camera-failed = Die Kamera lässt sich nicht benutzen.

## Cryo am Bildschirm

page-ship-sections = Das Schiff
page-ship-caverns = Höhlen und Tunnel
page-ship-platform = Deine Plattform
page-ship-hand = { $cards ->
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $cards } Karten
}
page-ship-jump = Teile des Tisches
page-ship-part = { $place ->
    [hand] Hand
    [platform] Plattform
   *[caverns] Höhlen
}
page-ship-played = Vor dir
page-ship-of = { $kind ->
    [upgrades] Upgrades
    [vehicles] Fahrzeuge
   *[missions] Missionen
}
page-ship-stock = Dein Vorrat
page-ship-amount = { $track }: du { $yours } von { $end }, Rivale { $rivals }
page-ship-aboard = Crew-Kapseln an Bord: { $pods } von { $room }
page-ship-points = Punkte: du { $yours }, Rivale { $rivals } und verdeckte Missionen
page-ship-chamber = Kammer { $n }: { $state ->
    [sabotaged] sabotiert
   *[whole] deine Crew-Kapseln { $yours }, die des Rivalen { $rivals }
}
page-ship-token = Vorfall: { $token }
page-ship-no-token = keiner
page-ship-board-card = Spielplankarte { $card } über: { $dock }
page-ship-dock = { $dock }: { $state ->
    [yours] deine Drohne
    [rivals] Drohne des Rivalen
    [damaged] beschädigt
   *[open] offen
}
page-ship-space = { $what }{ $left ->
    [0] {""}
    [1] {""}
   *[other] , { $left } Plättchen
}
page-ship-launch = Startdock, deine Drohnen: { $drones }
page-ship-launch-dock = Startdock
page-ship-track = Kommende Vorfälle
page-ship-deck = Stapel: { $cards }, Ablage: { $discard }
page-ship-platform-dock = { $dock }: { $does }, { $state ->
    [home] eine Drohne ist hier
   *[open] offen
}
page-ship-slot = { $slot }: { $what }
page-ship-free = frei
page-ship-places = { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
}
page-ship-mission = { $mission }, { $worth }
page-ship-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-ship-use = { $use_of ->
    [upgrade] Upgrade
    [vehicle] Fahrzeug
    [mission] Mission
   *[scrap] Verschrotten
}
page-ship-sign = { $sign ->
    [drone] eine Drohne: deine ist gefüllt, die des Rivalen ein Umriss
    [pods] Crew-Kapseln: deine im gefüllten Feld, die des Rivalen im umrandeten
    [closed] ein beschädigtes Dock oder eine sabotierte Kammer
    [all] ein Plättchen: du bekommst alles, was es zeigt
    [one] ein Plättchen: du bekommst eines von beiden
    [looting] ein Beuteplättchen, rund
    [sabotage] ein Sabotageplättchen
    [sunset] das Sonnenuntergangsplättchen
    [cavern] eine Höhle: Zahl für die Mehrheit und für die andere Seite
   *[tunnel] die Energie eines Tunnels
}
page-ship-close = Schließen
page-ship-tap = Tippe an, was leuchtet.
