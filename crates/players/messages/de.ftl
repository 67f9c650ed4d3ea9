# Die Worte des Trainers.
players-covers = Bedeckt { $squares } Felder für { $cost ->
    [one] einen Knopf
   *[other] { $cost } Knöpfe
} und { $time ->
    [one] ein Feld
   *[other] { $time } Felder
} Zeit.
players-income = Bringt { $buttons } mehr an jeder der { $lines } Knopfwertungen, die noch kommen: zusammen { $all }.
players-advance = Gibt { $n ->
    [one] einen Knopf
   *[other] { $n } Knöpfe
} für die gezogenen Felder.
players-pays = Überquert eine Knopfwertung: sofort { $n ->
    [one] ein Knopf
   *[other] { $n } Knöpfe
}.
players-special = Du bist zuerst bei einem Spezialflicken.
players-holes = { $holes ->
    [0] Lässt kein einzelnes Loch
    [one] Lässt ein einzelnes Loch
   *[other] Lässt { $holes } einzelne Löcher
}{ $change ->
    [fewer] , weniger als jetzt
    [more] , mehr als jetzt
   *[same] {""}
}; { $empty ->
    [one] ein Feld ist
   *[other] { $empty } Felder sind
} noch leer.
players-tile = Bringt dir den 7×7-Bonus: 7 Punkte.
players-again = Du bleibst hinten und bist gleich wieder dran.
players-automa-takes = Automa nimmt danach am ehesten { $patch } ({ $share } %).
players-automa-passes = Automa passt danach am ehesten ({ $share } %).

# Die Worte des Trainers bei Flossenschlag.
players-passes = Der Taucher kommt vorbei an: { $what }.
players-ability = { $when ->
    [now] Sofort:
    [dive] Jedes Mal, wenn ein Taucher vorbeikommt:
   *[end] Am Ende des Spiels:
} { $text }

# Was eine Entscheidung sicher ändert, in jedem Spiel.
players-change = { $figure ->
    [points] Deine Punkte nach jetzigem Stand
    [cards] Karten auf deiner Hand
    [eggs] Deine Eier
    [young] Deine Jungfische
    [schools] Deine Schwärme
    [achievement] Wochenerfolg nach jetzigem Stand
    [her-eggs] Nautomas Eier
    [aboard] Deine Crew-Kapseln an Bord
    [settled] Deine Crew-Kapseln in Höhlen
    [destroyed] Deine zerstörten Crew-Kapseln
    [tiles] Plättchen auf deiner Plattform
    [crystal] Deine Kristalle
    [organic] Dein organisches Material
    [tech] Deine Technologie
    [nanite] Deine Nanomaschinen
   *[energy] Deine Energie
}: { $now } statt { $was }.
