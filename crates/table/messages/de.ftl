# Was zu keinem einzelnen Spiel gehört.
answer-yes = Ja
answer-no = Nein
list = { $list }
label-of = { $of }: { $name }
# Where the details of an order begin; nothing that is read.
details = {"\u001F"}
field-said = { $field }: { $value }
form-as-it-was = wie vorausgefüllt
list-none = keine
set-by-hand = Von Hand gesetzt: { $field }
past-line = { $asked } → { $said }
corrected = Von Hand gesetzt: { $field }, aus { $from } wird { $to }

provenance-booklet = Anleitung
provenance-public = öffentlich
provenance-derived = abgeleitet
provenance-house = Hausangabe
provenance-owner = eigenes Exemplar

error-not-offered = „{ $answer }“ gehört hier nicht zu den möglichen Antworten.
error-named-twice = „{ $answer }“ ist doppelt genannt; nenne jede Antwort nur einmal.
error-stands-alone = Diese Antwort lässt sich nicht mit anderen verbinden.
error-how-many = { $min ->
    [0] Wähle höchstens { $max }.
   *[other] Wähle { $min } bis { $max }.
}
error-out-of-range = Hier passt eine ganze Zahl von { $min } bis { $max }.
error-wrong-kind = { $kind ->
    [form] Hier werden Werte mit ihren Namen gebraucht.
    [number] Hier wird eine Zahl gebraucht.
    [several] Hier wird eine Liste von Antworten gebraucht.
   *[other] Hier wird eine der angebotenen Antworten gebraucht.
}
error-in-field = { $field }: { $why }
error-unknown-field = Einen Wert „{ $field }“ gibt es nicht.
error-other-question = Antwort { $number } gehört zu einer anderen Frage.
error-game-over = Das Spiel ist zu Ende; mit Rückgängig geht es zurück.
error-no-such-entry = Eine Antwort Nummer { $number } gibt es nicht.
error-nothing-to-undo = Es gibt nichts rückgängig zu machen.
error-nothing-to-redo = Es gibt nichts wiederherzustellen.
error-bad-request = Diese Zeile ist nicht lesbar: { $why }
error-empty-request = Schicke eines von diesen: answer, undo, redo, jump, change, set, fields, journal, share, hint, save.
error-no-such-table = Einen Tisch „{ $table }“ gibt es nicht; es gibt: { $tables }.
error-no-such-option = Eine Option „{ $name }“ gibt es nicht; es gibt: { $names }.
error-bad-value = Option { $name }: „{ $value }“ ist nicht möglich; möglich sind: { $values }.
error-save-unreadable = Das ist kein gespeichertes Spiel, oder es ist beschädigt (Zeile { $line }, Spalte { $column }). Die Datei bleibt, wie sie ist.
error-save-format = Dieses gespeicherte Spiel hat das Format „{ $format }“, das diese Version nicht kennt. Die Datei bleibt, wie sie ist.
error-save-game = Das Spiel „{ $game }“ ist hier nicht bekannt.
error-save-edition = Dieses Spiel wurde nach Ausgabe { $edition } der Regeln gespielt; diese Version kennt Ausgabe { $known }.
error-too-long = Eine Partie kann höchstens { $most } Antworten und Korrekturen haben.
error-too-dear = Dieses Spiel wird nicht geöffnet: Schon seine ersten { $number } Einträge nachzuspielen dauerte länger als bei jedem echten Spiel. Die Datei bleibt, wie sie ist.
error-save-setup = Der Aufbau dieses gespeicherten Spiels ist nicht möglich: { $why } Die Datei bleibt, wie sie ist.
error-save-entry = Das gespeicherte Spiel bricht bei Eintrag { $number } ab: { $why }
error-share-code = { $why ->
    [too-large] Das ist zu groß für ein gespeichertes Spiel.
    [start] Ein Spielcode beginnt mit VAV1-.
    [letters] Der Spielcode enthält Zeichen, die nicht hineingehören.
    [short] Der Spielcode ist zu kurz.
   *[other] Der Spielcode ist beschädigt; kopiere ihn noch einmal.
}
