# What belongs to no single game.
answer-yes = Yes
answer-no = No
list = { $list }
label-of = { $of }: { $name }
# Where the details of an order begin; nothing that is read.
details = {"\u001F"}
field-said = { $field }: { $value }
form-as-it-was = as filled in
list-none = none
set-by-hand = Set by hand: { $field }
past-line = { $asked } → { $said }
corrected = Set by hand: { $field }, { $from } becomes { $to }

provenance-booklet = booklet
provenance-public = public
provenance-derived = derived
provenance-house = house figure
provenance-owner = own copy

error-not-offered = “{ $answer }” is not one of the answers offered here.
error-named-twice = “{ $answer }” is named twice; name each once.
error-stands-alone = That answer cannot be combined with others.
error-how-many = { $min ->
    [0] Choose at most { $max }.
   *[other] Choose { $min } to { $max }.
}
error-out-of-range = A whole number from { $min } to { $max } is needed.
error-wrong-kind = { $kind ->
    [form] Figures by their names are needed here.
    [number] A number is needed here.
    [several] A list of answers is needed here.
   *[other] One of the offered answers is needed here.
}
error-in-field = { $field }: { $why }
error-unknown-field = There is no figure “{ $field }” to set.
error-other-question = Answer { $number } belongs to another question.
error-game-over = The game is over; undo to go back.
error-no-such-entry = There is no answer number { $number } to change.
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-bad-request = This line cannot be read: { $why }
error-empty-request = Send one of: answer, undo, redo, jump, change, set, fields, journal, share, hint, save.
error-no-such-table = There is no table “{ $table }”; choose one of: { $tables }.
error-no-such-option = There is no option “{ $name }”; choose one of: { $names }.
error-bad-value = Option { $name } cannot be “{ $value }”; choose one of: { $values }.
error-save-unreadable = This is not a saved game, or it is damaged (line { $line }, column { $column }). The file was left as it is.
error-save-format = This saved game has the format “{ $format }”, which this version does not know. The file was left as it is.
error-save-game = The game “{ $game }” is not known here.
error-save-edition = This game was played by edition { $edition } of the rules; this version knows edition { $known }.
error-too-long = A game can have at most { $most } answers and corrections.
error-too-dear = This game is not opened: working out its first { $number } entries took longer than any real game takes. The file was left as it is.
error-save-setup = This saved game has an impossible set-up: { $why } The file was left as it is.
error-save-entry = The saved game stops at entry { $number }: { $why }
error-share-code = { $why ->
    [too-large] This is too large to be a saved game.
    [start] A share code begins with VAV1-.
    [letters] The share code contains letters that do not belong there.
    [short] The share code is too short.
   *[other] The share code is damaged; copy it again.
}
