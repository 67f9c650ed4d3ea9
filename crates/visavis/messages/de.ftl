# Das Programm selbst.
error-nothing-to-undo = Es gibt nichts rückgängig zu machen.
error-nothing-to-redo = Es gibt nichts wiederherzustellen.
error-bad-request = Diese Zeile ist nicht lesbar: { $why }
error-empty-request = Sage eines von: answer, undo, redo, jump, change, set, fields, journal, share, save.
error-line-too-long = Diese Zeile ist zu lang.
error-save-failed = Das Spiel ließ sich nicht speichern: { $why }
error-no-such-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
error-file = { $path }: { $why }

log-set = Von Hand gesetzt: { $field } = { $value }

ui-saved = Gespeichert in { $path }
ui-resumed = Es geht weiter mit { $path }
ui-anyway = Trotzdem tun? (j/n)
ui-help = Tippe die Nummer oder den Namen einer Antwort. u rückgängig, r wiederholen, w warum, s einen Wert von Hand setzen, l Verlauf, share Spielcode, q Ende. Nach jeder Antwort wird gespeichert.
ui-keys = u rückgängig · r wiederholen · w warum · s von Hand setzen · l Verlauf · ? Hilfe · q Ende
ui-no-reasons = Hier gibt es nichts zu begründen.
ui-nothing-to-set = An diesem Tisch lässt sich nichts von Hand setzen.
ui-which-field = Welcher Wert? (Nummer)
ui-more = … und { $n } weitere; tippe eine davon, etwa: { $example }
ui-you = Du
ui-opponent = Gegner
ui-keys-help = 1 2 3 Flicken aufnehmen, Pfeile bewegen ihn, t drehen, f wenden, n nächster Platz, an dem er passt, Enter legen, Esc zurücklegen, a vorrücken, : Aktion tippen, u rückgängig, r wiederholen, w warum, q Ende
ui-keys-free = 1 2 3 Flicken · a vorrücken · : tippen · u rückgängig · r wieder · w warum · ? Hilfe · q Ende
ui-keys-hand = Pfeile bewegen · t drehen · f wenden · n nächster Platz · Enter legen · Esc zurück · q Ende
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
ui-you-have = Du: { $buttons } Knöpfe, Einkommen { $income }, { $empty } leere Felder, { $score } Punkte{ $tile ->
    [yes] , 7×7-Bonus
   *[no] {""}
}
ui-automa-has = Automa: { $buttons } Knöpfe, { $patches } Flicken mit Knöpfen, { $printed } aufgedruckt, { $score } Punkte{ $tile ->
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
