# Das Programm selbst.
visavis-error-line-too-long = Diese Zeile ist zu lang.
visavis-error-line-empty = Diese Zeile ist leer; schicke eine Anfrage je Zeile.
visavis-error-line-unreadable = Diese Zeile ist kein UTF-8-Text.
visavis-error-save-failed = Das Spiel ließ sich nicht speichern: { $why }
visavis-error-no-such-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
visavis-store-full = Für { $path } ist kein Platz mehr ({ $why }). Schaffe Platz und starte neu; alles, was gespeichert war, ist da.
visavis-store-damaged = { $path } ist beschädigt ({ $why }). Die Datei bleibt, wie sie ist. Lege eine Kopie an ihre Stelle oder schiebe sie beiseite: Dann beginnt das Programm mit einem leeren Speicher.
visavis-error-file = { $path }: { $why }

visavis-error-no-wasm = Dieses Programm wurde ohne die App gebaut. Führe im Quellordner „bash scripts/wasm“ aus und baue es neu.
visavis-site-written = { $files } Dateien, { $kilobytes } kB, in { $folder }. Lege sie auf irgendeinen statischen Webserver (https oder dieser Rechner).

visavis-saved = Gespeichert in { $path }
# Was für Ja getippt werden darf.
visavis-yes = j ja y
visavis-anyway = Trotzdem tun? (j/n)
visavis-help = Tippe die Nummer oder den Namen einer Antwort. { $keys }. Nach jeder Antwort wird gespeichert.
visavis-key = { $key ->
    [card] card { $card } Karte
    [card-all] card { $card } zeigt die ganze Karte
    [undo] u zurück
    [redo] r wieder
    [why] w warum
    [hint] h Tipp
    [set] s setzen
    [before] b vorher
    [log] l Verlauf
    [share] share Spielcode
    [help] ? Hilfe
   *[quit] q Ende
}
visavis-no-turn-before = Davor gab es keinen Zug.
visavis-nothing-to-set = An diesem Tisch lässt sich nichts von Hand setzen.
visavis-which-field = Welcher Wert? (Nummer)
visavis-form = Tippe Name=Wert für alles, was anders ist, oder die Werte in dieser Reihenfolge; Enter allein lässt alles.
visavis-more = … und { $n } weitere; tippe eine davon, etwa: { $example }
visavis-menu = Was möchtest du tun?
visavis-menu-new = Neues Spiel: { $game }, { $table ->
    [digital] auf dem Bildschirm
   *[other] neben dem gedruckten Spiel
}
visavis-menu-resume = Weiter: { $file }, zuletzt gespielt am { $day }
visavis-menu-quit = Ende

# Hilfe der Befehlszeile
visavis-cli = Spielt den Gegner auf der anderen Seite des Tisches
visavis-cli-data = Ordner für gespeicherte Spiele und eigene Karten
visavis-cli-lang = Sprache: { $languages }
visavis-cli-site = Schreibt die Seite als statische Website, die ohne dieses Programm und ohne Netz läuft
visavis-cli-site-folder = Der Ordner dafür
visavis-cli-games = Nennt die Spiele, ihre Gegner, Tische, Stufen und Optionen
visavis-cli-games-json = Als JSON
visavis-cli-play = Spielt ein Spiel im Terminal
visavis-cli-play-game = Welches Spiel
visavis-cli-play-table = Welcher Tisch: digital oder companion
visavis-cli-play-level = Die Schwierigkeitsstufe
visavis-cli-play-deck = Der Stapel des Gegners
visavis-cli-play-option = Eine Option, Name=Wert; mehrfach möglich
visavis-cli-play-seed = Die Zahl, aus der aller Zufall kommt
visavis-cli-play-save = Die Datei, in die gespeichert und aus der weitergespielt wird
visavis-cli-play-json = JSON-Zeilen sprechen, für andere Programme
visavis-cli-replay = Zeigt ein gespeichertes Spiel als Text
visavis-cli-replay-file = Das gespeicherte Spiel oder ein Spielcode
visavis-cli-replay-json = Ein JSON-Objekt je Schritt
visavis-cli-decide = Beantwortet JSON-Zeilen zu den Entscheidungen von Automa
visavis-cli-decide-game = Welches Spiel
visavis-cli-lab = Spielt viele Spiele und misst sie
visavis-cli-lab-game = Welches Spiel
visavis-cli-lab-games = Wie viele Spiele
visavis-cli-lab-seats = Wer wo sitzt: random,random oder random,automa
visavis-cli-lab-threads = Wie viele Threads
visavis-cli-lab-json = Als JSON
visavis-cli-lab-level = Die Schwierigkeitsstufe
visavis-cli-lab-deck = Der Stapel des Gegners
visavis-cli-lab-option = Eine Option, Name=Wert
visavis-cli-lab-seed = Die Zahl, aus der der Lauf entsteht
visavis-lab-line-games = { $games } Spiele, { $rate } Spiele je Sekunde, { $actions } Aktionen je Spiel
visavis-lab-line-seat = { $seat }: Mittel { $mean }, Standardabweichung { $sd }, { $wins } Siege
visavis-lab-line-checksum = Prüfsumme { $sum }

visavis-cards-none = { $game } braucht keine eigenen Karten: alle Angaben sind öffentlich.
visavis-cards-no-own = Es sind keine eigenen Karten eingegeben; es gelten die mitgelieferten.
visavis-cards-fine = Die Karten sind in Ordnung und werden in neuen Spielen benutzt.
visavis-cards-entered = Eingetragen. Bevor sie gelten können, fehlt noch:
visavis-cards-reset = Es gelten wieder die mitgelieferten Karten; deine bleiben in einer .old-Datei erhalten.
visavis-cli-cards = Deine eigenen gedruckten Karten: zeigen, eingeben, prüfen, zurücksetzen, ausgeben, einlesen
visavis-cli-cards-game = Welches Spiel
visavis-cli-cards-show = Zeigt jede Angabe mit ihrer Herkunft
visavis-cli-cards-show-json = Als JSON
visavis-cli-cards-enter = Trägt eine Angabe ein
visavis-cli-cards-enter-field = Welche Angabe, wie show sie nennt
visavis-cli-cards-enter-value = Ihr Wert
visavis-cli-cards-check = Prüft deine Karten oder eine Datei auf Vollständigkeit
visavis-cli-cards-check-file = Die zu prüfende Datei
visavis-cli-cards-reset = Kehrt zu den mitgelieferten Karten zurück
visavis-cli-cards-export = Schreibt deine Karten in eine Datei
visavis-cli-cards-export-file = Die Datei
visavis-cli-cards-import = Liest deine Karten aus einer Datei
visavis-cli-cards-import-file = Die Datei

# Die Seite
visavis-cli-serve = Zeigt die Seite im Browser; das geschieht auch ohne Befehl
visavis-cli-serve-port = Der Port, an dem sie zu finden ist
visavis-cli-serve-lan = Andere Geräte im Netzwerk einlassen, mit Schlüssel
visavis-cli-serve-new_key = Einen neuen Schlüssel machen; wer den alten hat, bleibt draußen
visavis-cli-menu = Fragt im Terminal, was gespielt werden soll
visavis-card-unseen = Eine Karte { $card } ist nicht zu sehen.
visavis-mat-more = … { $n } weitere davor; l zeigt alles
visavis-folder-held = Der Datenordner { $path } wird gerade von einem anderen Vis-à-vis benutzt (Prozess { $who }). Beende es oder wähle mit --data einen anderen Ordner.
visavis-save-held = Die Partie { $path } ist in einem anderen Vis-à-vis geöffnet (Prozess { $who }). Beende es oder speichere in eine andere Datei.
visavis-how-to-end = Öffne diese Adresse im Browser. Strg+C beendet das Programm; jedes Spiel ist gespeichert.
visavis-lan-warning = Alle in deinem Netzwerk, die diese Adresse mit ihrem Schlüssel haben, können mitspielen. Sonst kommt niemand herein.

visavis-cli-lab-nautoma_only = Finspan: nur Nautomas eigene Züge
visavis-cli-lab-eggs = Finspan: Eier, die deine „alle“-Fische ihr geben, Woche für Woche (2,4,4,4), oder model:0, model:8, model:20

visavis-cli-review = Blickt auf ein gespeichertes Spiel am Bildschirm zurück: die Siegchance und die teuersten Züge
visavis-cli-review-file = Das gespeicherte Spiel oder ein Spielcode
visavis-cli-review-json = Als JSON, mit dem Verlauf als SVG

# Das Labor
visavis-cli-lab-players = Wer spielt: random, greedy, search:2000 (Versuche je Zug); mehrere mit Komma
visavis-cli-lab-side = Finspan: die Seite der Wochenerfolge: a, b; mehrere mit Komma
visavis-cli-lab-ravel = Finspan, Spick-Modus: off, oder die Stärke 2–4 mit einer für jede Partie gezogenen Karte, oder eine Karte, R1–R6; mehrere mit Komma
visavis-cli-lab-out = Der Ordner des Laufs; ein unterbrochener Lauf geht dort weiter
visavis-cli-lab-csv = Alle Partien auch als CSV
visavis-cli-lab-shard = Nur ein Teil des Laufs, etwa 2/5
visavis-cli-lab-marker = Stellschraube: das markierte Feld
visavis-cli-lab-bonus = Stellschraube: Punkte, die Automa dazubekommt
visavis-cli-lab-allow_clock = Spieler erlauben, die auf die Uhr sehen (search:200ms); die Zahlen hängen dann vom Rechner ab
visavis-cli-lab-report = Macht aus Läufen eine Seite: Bilder und Tabellen, als HTML und Markdown
visavis-cli-lab-report-folders = Die Ordner der Läufe
visavis-cli-lab-report-out = Wohin geschrieben wird; sonst in den ersten Ordner
visavis-cli-lab-report-command = Wie der Lauf gestartet wurde; steht dann im Bericht
visavis-cli-lab-report-json = Stattdessen die Zahlen als JSON
visavis-cli-lab-merge = Fügt getrennt gespielte Teile eines Laufs zusammen
visavis-cli-lab-merge-folders = Die Ordner mit den Teilen
visavis-cli-lab-merge-out = Der Ordner für das Ganze
visavis-cli-lab-merge-json = Als JSON
visavis-cli-lab-calibrate = Findet die Stellschraube für eine gewünschte Siegquote: eine Stufe zwischen den Stufen
visavis-cli-lab-calibrate-game = Das Spiel: patchwork oder cryo
visavis-cli-lab-calibrate-option = Eine Option des Spiels, name=wert
visavis-cli-lab-calibrate-player = Wer spielt
visavis-cli-lab-calibrate-target = Die gewünschte Siegquote, 0 bis 1
visavis-cli-lab-calibrate-dial = Welche Stellschraube: bonus oder marker in Patchwork, head_start in Cryo
visavis-cli-lab-calibrate-level = Die Stufe, an der gedreht wird
visavis-cli-lab-calibrate-deck = Automas Deck
visavis-cli-lab-calibrate-games = Partien für jede Siegquote
visavis-cli-lab-calibrate-seed = Die Zahl, aus der die Partien entstehen
visavis-cli-lab-calibrate-json = Als JSON, mit der ganzen Skala
visavis-lab-left = noch
visavis-lab-needs-out = Sag, wo der Lauf liegen soll: --out ORDNER
visavis-lab-no-dial = Ohne Partien lässt sich keine Stellschraube finden.
visavis-lab-report-written = report.html und report.md liegen in { $folder }
visavis-lab-line-cell = { $cell }: { $games } Partien, { $win } % gewonnen ({ $low }–{ $high }), Vorsprung { $margin }
visavis-lab-line-damaged = { $parts ->
    [one] Ein Teil war beschädigt; so, wie er war, zählt er nicht.
   *[other] { $parts } Teile waren beschädigt; so, wie sie waren, zählen sie nicht.
}
visavis-lab-line-done = { $games } von { $of } Partien liegen in { $folder }
visavis-cli-lab-cards = Imperial Steam: Seite A oder B von Franz’ Karten 1, 2 und 3 (AAA … BBB); mehrere mit Kommas
visavis-cli-lab-money = Imperial Steam: Franz’ Startgeld; mehrere mit Kommas
visavis-cli-lab-trieste = Imperial Steam: die Runde, in der die Person Triest anschließt, oder never; mehrere mit Kommas
visavis-lab-not-here = { $option } gibt es bei Imperial Steam nicht: Dort wird Franz ohne eine Person gemessen.
visavis-lab-line-franz = { $cards }, { $money } Gulden, { $round ->
    [0] Triest Franz überlassen
   *[other] Triest in Runde { $round } angeschlossen
}: { $games } Partien, Vermögen { $mean } ({ $low }–{ $high }), 5–95 %: { $five }–{ $ninety }
visavis-lab-franz-house = Gespielt mit den Hauskarten und dem Hausplan, nicht den gedruckten.
visavis-lab-line-dial-short = Näher geht es nicht: Diese Stellschraube gibt hier { $low } bis { $high } %.
visavis-lab-line-dial = { $dial ->
    [marker] Markiertes Feld { $value }
    [head_start] Vorsprung { $value }
   *[other] Zuschlag { $value }
}: { $win } % gewonnen ({ $low }–{ $high }), { $games } Partien, Startzahl { $seed }
