# Das Programm selbst.
error-nothing-to-undo = Es gibt nichts rückgängig zu machen.
error-nothing-to-redo = Es gibt nichts wiederherzustellen.
error-bad-request = Diese Zeile ist nicht lesbar: { $why }
error-empty-request = Sage eines von: answer, undo, redo, jump, change, set, fields, journal, share, hint, save.
error-line-too-long = Diese Zeile ist zu lang.
error-save-failed = Das Spiel ließ sich nicht speichern: { $why }
error-no-such-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
error-file = { $path }: { $why }

log-set = Von Hand gesetzt: { $field } = { $value }

ui-saved = Gespeichert in { $path }
ui-resumed = Es geht weiter mit { $path }
ui-anyway = Trotzdem tun? (j/n)
ui-help = Tippe die Nummer oder den Namen einer Antwort. { $keys }. Nach jeder Antwort wird gespeichert.
ui-key = { $key ->
    [card] card { $card } Karte
    [card-all] card { $card } zeigt die ganze Karte
    [undo] u zurück
    [redo] r wieder
    [why] w warum
    [hint] h Tipp
    [set] s setzen
    [log] l Verlauf
    [share] share Spielcode
    [help] ? Hilfe
   *[quit] q Ende
}
ui-no-reasons = Hier gibt es nichts zu begründen.
ui-nothing-to-set = An diesem Tisch lässt sich nichts von Hand setzen.
ui-which-field = Welcher Wert? (Nummer)
ui-more = … und { $n } weitere; tippe eine davon, etwa: { $example }
ui-you = Du
ui-opponent = Gegner
ui-keys-help = 1 2 3 Flicken aufnehmen, Pfeile bewegen ihn, t drehen, f wenden, n nächster Platz, an dem er passt, Enter legen, Esc zurücklegen, a vorrücken, : Aktion tippen, u rückgängig, r wiederholen, w warum, h Tipp, q Ende
ui-keys-free = 1 2 3 Flicken · a vorrücken · : tippen · h Tipp · u zurück · ? Hilfe · q Ende
ui-keys-hand = Pfeile · t drehen · f wenden · n nächster · Enter legen · Esc zurück · q Ende
ui-patch-cost = Preis { $cost } Zeit { $time } ⊙{ $buttons }
ui-patch-not = { $why ->
    [room] passt nirgends
   *[other] zu teuer
}
ui-patch-brings = auf { $to }{ $income ->
    [0] {""}
   *[other] {" "}+{ $income }⊙
}{ $special ->
    [0] {""}
   *[other] {" "}■
}
ui-then = dann { $who ->
    [player] wieder du
    [over] das Ende
   *[other] Automa
}
ui-legend = ●du ○Automa
ui-you-have = Du: { $buttons } Knöpfe, Einkommen { $income }, { $empty } leere Felder, { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}{ $tile ->
    [yes] , 7×7-Bonus
   *[no] {""}
}
ui-automa-has = Automa: { $buttons } Knöpfe, { $patches } Flicken mit Knöpfen, { $printed } aufgedruckt, { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}{ $tile ->
    [yes] , 7×7-Bonus
   *[no] {""}
}
ui-menu = Was möchtest du tun?
ui-menu-new = Neues Spiel: { $game }, { $table ->
    [digital] auf dem Bildschirm
   *[other] neben dem gedruckten Spiel
}
ui-menu-resume = Weiterspielen: { $file }
ui-menu-quit = Ende
ui-unofficial = Nicht offiziell und mit keinem Verlag verbunden. Alle Spielnamen gehören ihren Inhabern.

# Hilfe der Befehlszeile
cli = Spielt den Gegner auf der anderen Seite des Tisches
cli-data = Ordner für gespeicherte Spiele und eigene Karten
cli-lang = Sprache: en oder de
cli-games = Nennt die Spiele, ihre Gegner, Tische, Stufen und Optionen
cli-games-json = Als JSON
cli-play = Spielt ein Spiel im Terminal
cli-play-game = Welches Spiel
cli-play-table = Welcher Tisch: digital oder companion
cli-play-level = Die Schwierigkeitsstufe
cli-play-deck = Der Stapel des Gegners
cli-play-option = Eine Option, Name=Wert; mehrfach möglich
cli-play-seed = Die Zahl, aus der aller Zufall kommt
cli-play-save = Die Datei, in die gespeichert und aus der weitergespielt wird
cli-play-json = JSON-Zeilen sprechen, für andere Programme
cli-replay = Zeigt ein gespeichertes Spiel als Text
cli-replay-file = Das gespeicherte Spiel oder ein Spielcode
cli-replay-json = Ein JSON-Objekt je Schritt
cli-decide = Beantwortet JSON-Zeilen zu den Entscheidungen von Automa
cli-decide-game = Welches Spiel
cli-lab = Spielt viele Spiele und misst sie
cli-lab-game = Welches Spiel
cli-lab-games = Wie viele Spiele
cli-lab-seats = Wer wo sitzt: random,random oder random,automa
cli-lab-threads = Wie viele Threads
cli-lab-json = Als JSON
cli-lab-level = Die Schwierigkeitsstufe
cli-lab-deck = Der Stapel des Gegners
cli-lab-option = Eine Option, Name=Wert
cli-lab-seed = Die Zahl, aus der der Lauf entsteht
lab-line-games = { $games } Spiele, { $rate } Spiele je Sekunde, { $actions } Aktionen je Spiel
lab-line-seat = { $seat }: Mittel { $mean }, Standardabweichung { $sd }, { $wins } Siege
lab-line-checksum = Prüfsumme { $sum }

cards-none = { $game } braucht keine eigenen Karten: alle Angaben sind öffentlich.
cards-no-own = Es sind keine eigenen Karten eingegeben; es gelten die mitgelieferten.
cards-fine = Die Karten sind vollständig und gelten in neuen Spielen.
cards-entered = Eingetragen. Bevor sie gelten können, fehlt noch:
cards-reset = Es gelten wieder die mitgelieferten Karten; deine bleiben als .old daneben liegen.
error-own-cards = Deine eigenen Karten sind nicht lesbar und blieben, wie sie sind: { $why }
cli-cards = Deine eigenen gedruckten Karten: zeigen, eingeben, prüfen, zurücksetzen, ausgeben, einlesen
cli-cards-game = Welches Spiel
cli-cards-show = Zeigt jede Angabe mit ihrer Herkunft
cli-cards-show-json = Als JSON
cli-cards-enter = Trägt eine Angabe ein
cli-cards-enter-field = Welche Angabe, wie show sie nennt
cli-cards-enter-value = Ihr Wert
cli-cards-check = Prüft deine Karten oder eine Datei auf Vollständigkeit
cli-cards-check-file = Die zu prüfende Datei
cli-cards-reset = Kehrt zu den mitgelieferten Karten zurück
cli-cards-export = Schreibt deine Karten in eine Datei
cli-cards-export-file = Die Datei
cli-cards-import = Liest deine Karten aus einer Datei
cli-cards-import-file = Die Datei

# Die Seite
cli-serve = Zeigt die Seite im Browser; geschieht auch ohne jeden Befehl
cli-serve-port = Der Port, an dem sie zu finden ist
cli-serve-lan = Andere Geräte im Netzwerk einlassen, mit Schlüssel
cli-serve-new_key = Einen neuen Schlüssel machen; wer den alten hat, bleibt draußen
cli-menu = Fragt im Terminal, was gespielt werden soll
ui-mat-legend = o Ei · <n Junge · # Schwarm · +n darunter · [K Karten E Eier J Junge S Schwärme]
ui-mat-cost = { $kind ->
    [cards] { $n }K
    [eggs] { $n }E
    [young] { $n }J
    [schools] { $n }S
   *[consume] Fisch
}
ui-mat-type = Tippe es ein: { $example }, oder:
ui-card-unseen = Eine Karte { $card } ist nicht zu sehen.
ui-mat-head = Woche { $week }, Zug { $turn } · du { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · Nautoma { $eggs } o, { $young } <, { $schools } #, { $fish ->
    [one] 1 Fisch
   *[other] { $fish } Fische
}
ui-mat-more = … { $n } weitere davor; l zeigt alles
web-how-to-end = Öffne diese Adresse im Browser. Strg+C beendet das Programm; jedes Spiel ist gespeichert.
web-lan-warning = Alle in deinem Netzwerk, die diese Adresse mit ihrem Schlüssel haben, können mitspielen. Sonst kommt niemand herein.
web-skip = Zum Inhalt springen
web-language-to = Auf Deutsch umschalten
web-theme-to = { $theme ->
    [light] Auf hell umschalten
    [dark] Auf dunkel umschalten
   *[auto] Hell oder dunkel wie das System
}
web-problem = Das hat nicht geklappt
web-problem-not-found = Diese Seite gibt es nicht.
web-problem-no-game = Dieses Spiel gibt es hier nicht. Vielleicht wurde es vergessen, oder es liegt auf einem anderen Rechner.
web-problem-no-key = Diese Seite braucht einen Schlüssel. Öffne die Adresse mit Schlüssel, wie das Programm sie angezeigt hat, oder scanne ihren Code.
web-problem-foreign = Diese Anfrage kam nicht von dieser Seite, darum ist nichts geschehen. Geh zum Anfang und versuche es noch einmal.
web-problem-unreadable = Diese Anfrage ist nicht lesbar, darum ist nichts geschehen.
web-problem-status = Der Server hat diese Anfrage abgelehnt (Status { $status }).
web-problem-ours = Im Programm ist etwas schiefgegangen. Deine Spiele sind gespeichert, wie sie vorher waren.
web-problem-empty-start = Nenne ein Spiel oder schicke einen Verlauf oder einen Spielcode.
web-to-start = Zum Anfang
web-older = { $count ->
    [one] Ein älteres Spiel
   *[other] { $count } ältere Spiele
}
web-asleep = Dein Browser kann den Bildschirm unter dieser Adresse nicht wach halten. Wird er zu früh dunkel, stell in den Einstellungen deines Geräts eine längere Zeit ein.
web-continue = Weiterspielen
web-opponents = Gegner
web-new-game = Neues Spiel
web-own-cards = Eigene Karten
web-open = Gespeichertes Spiel öffnen
web-results-link = { $games ->
    [0] Ergebnisse
   *[other] Ergebnisse: { $won } von { $games } gewonnen
}
web-seat = { $table ->
    [digital] Auf dem Bildschirm
    [companion] Neben dem gedruckten Spiel
   *[other] { $table }
}
web-level = Stufe { $level }
web-level-word = Stufe
web-entries = { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}
web-forget = Dieses Spiel vergessen
web-forget-game = Dieses Spiel { $game } vergessen
web-forget-sure = Dieses Spiel vergessen? Es lässt sich nicht zurückholen.
web-where-to-play = Wo spielst du?
web-own-cards-help = Manche gedruckten Karten sind nicht öffentlich; Hauskarten stehen an ihrer Stelle. Gib die Karten deines Spiels einmal ein und spiele mit ihnen.
web-own-cards-enter = Eigene Karten eingeben
web-own-cards-use = Mit meinen eigenen Karten spielen
web-start = Los geht’s
web-more-options = Weitere Optionen
web-seed = Startzahl (freiwillig)
web-seed-help = Dieselbe Zahl gibt dieselben Karten noch einmal.
web-bad-seed = Die Startzahl ist eine ganze Zahl von 0 bis 18446744073709551615.
web-told = Was jetzt geschieht
web-why = Warum?
web-step-back = Vorheriger Schritt
web-step-next = Weiter
web-setting-up = Aufbau
web-you-won = Du hast gewonnen!
web-you-lost = Du hast verloren
web-nobody-won = Unentschieden
web-score = Wertung
web-total = Summe
web-again = Noch einmal spielen
web-typed = Oder einen anderen Namen eingeben
web-enter = Eingeben
web-done = Fertig
web-asides = Etwas anderes
web-how-many = { $min ->
    [0] Tippe der Reihe nach, höchstens { $max }.
   *[other] { $max ->
        [1] Tippe eines an.
       *[other] Tippe der Reihe nach, { $min } bis { $max }.
    }
}
web-how-many-just = { $n ->
    [one] Tippe eines an.
   *[other] Tippe { $n } der Reihe nach an.
}
web-range = Eine ganze Zahl von { $min } bis { $max }
web-less = Eins weniger
web-more = Eins mehr
web-tools = Werkzeuge
web-undo = Rückgängig
web-redo = Wiederholen
web-set = Von Hand setzen
web-set-title = Von Hand setzen
web-set-note = Wenn auf dem Tisch etwas anders ist als hier vermerkt, stelle es richtig. Es wird ein Schritt im Verlauf und lässt sich rückgängig machen.
web-share = Teilen
web-stale = Das Spiel ist inzwischen weitergegangen, in einem anderen Tab oder auf einem anderen Gerät. Nichts wurde geändert; so steht es jetzt.
web-anyway = Trotzdem tun
web-changed = Geändert. { $kept ->
    [one] Eine spätere Antwort passt noch
   *[other] { $kept } spätere Antworten passen noch
}; { $dropped ->
    [one] eine passt nicht mehr und lässt
   *[other] { $dropped } passen nicht mehr und lassen
} sich mit „Wiederholen“ einzeln zurückholen. Die erste, die nicht passt: { $why }
web-lost = Keine Verbindung zum Programm. Es wird weiter versucht.
web-past = Verlauf ({ $count })
web-past-all = Der ganze Verlauf mit Gründen
web-past-title = Verlauf
web-back-to-game = Zurück zum Spiel
web-entry = Antwort { $number }
web-go-back-here = Hierher zurückgehen
web-go-back-note = { $later ->
    [one] Diese Antwort wird zurückgenommen. „Wiederholen“ holt sie zurück.
   *[other] Diese und die späteren Antworten, zusammen { $later }, werden zurückgenommen. „Wiederholen“ holt sie zurück.
}
web-correct = Diese Antwort berichtigen
web-correct-note = { $later ->
    [0] Das Spiel geht von der berichtigten Antwort aus weiter.
    [one] Die Antwort danach bleibt, solange sie passt.
   *[other] Die { $later } Antworten danach bleiben, solange sie passen.
}
web-save = Speichern
web-quilt = Decke: { $covered } Felder bedeckt, { $empty } leer
web-time-board = Zeittafel: Du hast noch { $player } Felder vor dir, der Automa { $automa }
web-candidates = Die Flicken, aus denen er gewählt hat
web-fate = { $fate ->
    [taken] genommen
    [dear] zu teuer
    [time] würde überholen
    [buttons] weniger Knöpfe
    [largest] kleiner
    [furthest] näher
   *[other] { $fate }
}
web-your-quilt = Deine Decke
web-board = Decke
web-board-keys = Tasten auf der Decke: 1 2 3 nimmt einen Flicken auf, Pfeile bewegen ihn, T dreht, F wendet, N nächster Platz, Enter legt ihn, Escape legt ihn zurück, A rückt vor.
web-fits = Passt hier.
web-fits-not = Passt hier nicht.
web-where = Zeile { $row }, Spalte { $column }.
web-you-buttons = Knöpfe
web-you-income = Einkommen
web-you-empty = Leere Felder
web-you-score = Punkte jetzt
web-brings = { $income ->
    [0] {""}
   *[other] +{ $income } Einkommen,{" "}
}{ $special ->
    [0] {""}
   *[other] Spezialflicken,{" "}
}dann { $who ->
    [player] wieder du
    [over] das Ende
   *[other] der Automa
}
web-price = Kostet { $cost }, { $time } { $time ->
    [one] Feld
   *[other] Felder
}, { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}
web-turn = Drehen
web-flip = Wenden
web-next-fit = Nächster Platz
web-lay-back = Zurücklegen
web-place = Hinlegen
web-notation = Aktion
web-circle = Kreis: { $count ->
    [one] noch 1 Flicken
   *[other] noch { $count } Flicken
}
web-circle-patch = { $label }, { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}
web-mat-sea = Dein Ozean
web-mat-hand = { $count ->
    [one] Deine Hand: 1 Karte
   *[other] Deine Hand: { $count } Karten
}
web-mat-list = { $count ->
    [one] Die einzige Möglichkeit als Liste
   *[other] Alle { $count } Möglichkeiten als Liste
}
web-mat-pick = { $what }: Platz wählen
web-mat-zone = { $zone ->
    [sunlight] Sonnenlicht
    [twilight] Dämmerung
   *[midnight] Mitternacht
}
web-mat-bottom = Der Grund, beim ersten Tauchgang der Woche dort
web-mat-legend = ▼ wirkt beim Tauchen dort · ⚑ am Spielende · 1. erster Tauchgang der Woche dort
web-mat-bonus = { $op ->
    [draw] Karte
    [recover] zurückholen
    [lay_egg] Ei
    [hatch] schlüpfen
   *[move] bewegen
}
web-mat-not-lit = (jetzt nicht)
web-mat-slot = { $slot }: { $what }
web-mat-free = frei
web-mat-fish = { $fish }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-mat-beneath = { $n } darunter
web-mat-gain = { $sign }{ $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
web-mat-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
web-mat-cost = Kostet { $cost }
web-mat-lives = { $length } cm · { $zones }
web-mat-lives-site = { $length } cm · { $zones }, nur { $site }
web-mat-lives-bottom = { $length } cm · nur unterste Reihe
web-mat-now = { $places ->
    [one] Spielbar: 1 Platz
   *[other] Spielbar: { $places } Plätze
}
web-mat-not = { $missing ->
    [card] Jetzt nicht: zu wenig andere Karten
    [egg] Jetzt nicht: Eier fehlen
    [young] Jetzt nicht: Jungfische fehlen
    [school] Jetzt nicht: ein Schwarm fehlt
   *[place] Jetzt nicht: kein Platz dafür
}
web-mat-discard = { $count ->
    [0] Ablagestapel: leer
    [one] Ablagestapel: 1 Karte
   *[other] Ablagestapel: { $count } Karten
}; { $deck } im Nachziehstapel
web-mat-own = { $count ->
    [one] Deine Fische in voller Größe: 1
   *[other] Deine Fische in voller Größe: { $count }
}
web-mat-hers = { $count ->
    [0] Nautomas Fische: noch keine
    [one] Nautomas Fische: 1
   *[other] Nautomas Fische: { $count }
}
web-share-title = Dieses Spiel teilen
web-share-help = Der Code enthält das ganze Spiel: Aufbau, Zufall und jede Antwort. Öffne ihn auf jedem Gerät mit Vis-à-vis.
web-share-code = Spielcode
web-copy = Kopieren
web-copied = Kopiert
web-export = Als Datei speichern
web-qr = Der Spielcode als QR-Code
web-qr-too-long = Dieses Spiel ist zu lang für einen QR-Code. Nimm den Spielcode oder die Datei.
web-open-file = Datei wählen
web-open-text = Oder einen Spielcode oder den Inhalt einer Datei einfügen
web-open-do = Öffnen
web-cards-title = Eigene Karten: { $game }
web-cards-unreadable = Diese Datei ist nicht lesbar: { $why }
web-cards-wrong = { $figure }: { $why }
web-cards-import = Datei einlesen
web-cards-text = Oder den Inhalt der Datei einfügen
web-cards-reset = Zurück zu den Hauskarten
web-cards-reset-sure = Zurück zu den Hauskarten? Die eingegebenen bleiben als Datei daneben liegen.
web-cards-count = { $count ->
    [one] 1 Angabe
   *[other] { $count } Angaben
}{ $house ->
    [0] {""}
   *[other] , davon { $house } vom Haus
}
web-cards-confirm = Das alles steht so auf meinen Karten
web-results = Ergebnisse
web-results-none = Noch ist kein Spiel zu Ende gespielt.
web-results-csv = Als CSV speichern
web-date = Datum
web-chart-wins = Siege nach Stufe
web-won-of = { $won } von { $played }
web-chart-margins = Abstände im Lauf der Zeit
web-chart-margins-label = Abstände der letzten { $count } Spiele, von { $worst } bis { $best } Punkten

cli-lab-nautoma_only = Finspan: nur Nautomas eigene Züge
cli-lab-eggs = Finspan: Eier, die deine „alle“-Fische ihr geben, Woche für Woche (2,4,4,4), oder model:0, model:8, model:20

web-coach = Trainer fragen
coach-note = Die Chance gilt für jemanden, der so weiterspielt wie der Trainer. Er sieht nur, was du auch siehst.
web-coach-prospects = { $win } % Siegchance, Vorsprung { $margin } zu erwarten
web-coach-do = Diesen Zug machen
web-review = Auf das Spiel zurückblicken
web-review-costliest = Die teuersten Züge
web-review-jump = Dorthin zurück und anders weiterspielen
web-chances-label = Siegchance über { $count } Züge: { $first } % nach dem ersten, { $last } % nach dem letzten
error-no-coach = Der Trainer sieht nur Spiele von Patchwork auf dem Bildschirm.
coach-hint = { $number }. { $label }: { $win } % Siegchance, Vorsprung { $margin }
coach-chart = Siegchance Zug für Zug
coach-no-mistakes = Kein Zug hat mehr gekostet, als der Zufall erklärt. Gut gespielt.
coach-cost = Zug { $number }, { $label }: kostete { $cost } Prozentpunkte ({ $made } % statt { $best } %).
coach-better = Besser: { $label }
cli-review = Blickt auf ein gespeichertes Patchwork-Spiel zurück: die Siegchance und die teuersten Züge
cli-review-file = Das gespeicherte Spiel oder ein Spielcode
cli-review-json = Als JSON, mit dem Verlauf als SVG

# Das Labor
cli-lab-players = Wer gegen Automa spielt: random, greedy, search:2000 (Probepartien je Zug); mehrere mit Komma
cli-lab-side = Finspan: die Seite der Wochenerfolge: a, b; mehrere mit Komma
cli-lab-ravel = Finspan, Spick-Modus: off, oder die Stärke 2–4 mit einer für jede Partie gezogenen Karte, oder eine Karte, R1–R6; mehrere mit Komma
cli-lab-out = Der Ordner des Laufs; ein unterbrochener Lauf geht dort weiter
cli-lab-csv = Alle Partien auch als CSV
cli-lab-shard = Nur ein Teil des Laufs, etwa 2/5
cli-lab-marker = Stellschraube: das markierte Feld
cli-lab-bonus = Stellschraube: Punkte, die Automa dazubekommt
cli-lab-allow_clock = Spieler erlauben, die auf die Uhr sehen (search:200ms); die Zahlen hängen dann vom Rechner ab
cli-lab-report = Macht aus Läufen eine Seite: Bilder und Tabellen, als HTML und Markdown
cli-lab-report-folders = Die Ordner der Läufe
cli-lab-report-out = Wohin geschrieben wird; sonst in den ersten Ordner
cli-lab-report-command = Wie der Lauf gestartet wurde; steht dann im Bericht
cli-lab-report-json = Stattdessen die Zahlen als JSON
cli-lab-merge = Fügt getrennt gespielte Teile eines Laufs zusammen
cli-lab-merge-folders = Die Ordner mit den Teilen
cli-lab-merge-out = Der Ordner für das Ganze
cli-lab-merge-json = Als JSON
cli-lab-calibrate = Findet die Stellschraube für eine gewünschte Siegquote: eine Stufe zwischen den Stufen
cli-lab-calibrate-player = Wer spielt
cli-lab-calibrate-target = Die gewünschte Siegquote, 0 bis 1
cli-lab-calibrate-dial = Welche Stellschraube: bonus oder marker
cli-lab-calibrate-level = Die Stufe, an der gedreht wird
cli-lab-calibrate-deck = Automas Deck
cli-lab-calibrate-games = Partien für jede Siegquote
cli-lab-calibrate-seed = Die Zahl, aus der die Partien entstehen
cli-lab-calibrate-json = Als JSON, mit der ganzen Skala
lab-left = noch
lab-no-clock = { $player } sieht auf die Uhr, seine Partien lassen sich nicht wiederholen. Nimm Probepartien, etwa search:2000, oder ergänze --allow-clock.
lab-needs-out = Sag, wo der Lauf liegen soll: --out ORDNER
lab-no-dials-here = Die Stellschrauben --marker und --bonus gibt es nur bei Patchwork.
lab-no-dial = Ohne Partien keine Stellschraube.
lab-report-written = report.html und report.md liegen in { $folder }
lab-line-cell = { $cell }: { $games } Partien, { $win } % gewonnen ({ $low }–{ $high }), Vorsprung { $margin }
lab-line-done = { $games } von { $of } Partien liegen in { $folder }
lab-line-dial-short = Näher geht es nicht: Diese Stellschraube gibt hier { $low } bis { $high } %.
lab-line-dial = { $dial ->
    [marker] Markiertes Feld { $value }
   *[other] Zuschlag { $value }
}: { $win } % gewonnen ({ $low }–{ $high }), { $games } Partien, Startzahl { $seed }
