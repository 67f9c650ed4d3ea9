# Cryo und sein Rivale.
cryo-title = Cryo
cryo-opponent = Der Rivale
cryo-pitch = Der Rivale sendet Drohnen aus, weckt seine Crew und besiedelt neben dir die Höhlen; du bewegst nur seine Teile.

# Namen.
cryo-none = keine
cryo-list = { $list }
cryo-and = { $a } und { $b }
cryo-or = { $a } oder { $b }
cryo-card = { $card ->
    [turtle] Schildkröte
    [spider] Spinne
    [moth] Motte
    [rhino] Nashorn
    [shark] Hai
    [mole] Maulwurf
    [crab] Krabbe
   *[ram] Widder
}
cryo-upgrade = { $card ->
    [turtle] Übertakten
    [spider] Vorwarnung
    [moth] Superladung
    [rhino] Bodenscanner
    [shark] Prototyp
    [mole] Automatisierung
    [crab] Aufwach-Protokoll
   *[ram] Interface
}
cryo-mission = { $card ->
    [turtle] Gemeinschaft
    [spider] Denkmal
    [moth] Powerbank
    [rhino] Ausbreitung
    [shark] Reserve
    [mole] Industrie
    [crab] Festung
   *[ram] Plünderung
}
cryo-mission-card = { $mission } ({ $card })
cryo-section = { $section ->
    [engineering] Konstruktion
    [laboratory] Labor
    [rnd] Forschung & Entwicklung
   *[dispatch] Abfertigung
}
cryo-slot = { $section }, { $side ->
    [left] linke Karte
   *[right] rechte Karte
}
cryo-chamber = { $section }, Stase-Kammer { $number }
cryo-from-chamber = { $pods ->
    [one] 1 aus Kammer { $chamber }
   *[other] { $pods } aus Kammer { $chamber }
}
cryo-section-pods = { $section } { $pods }
cryo-track = { $track ->
    [crystal] Kristalle
    [organic] Organisches Material
    [tech] Technologie
    [nanite] Nanomaschinen
   *[energy] Energie
}
cryo-amount = { $track ->
    [crystal] { $n ->
        [one] 1 Kristall
       *[other] { $n } Kristalle
    }
    [organic] { $n } Organisches Material
    [tech] { $n } Technologie
    [nanite] { $n ->
        [one] 1 Nanomaschine
       *[other] { $n } Nanomaschinen
    }
   *[energy] { $n } Energie
}
cryo-a-card = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
cryo-stock = { $track } { $n }
cryo-place-platform = Plattform
cryo-place-salvage = Bergen: { $track }
cryo-place-caverns = Höhlen
cryo-place-destroyed = zerstört
cryo-turn-setup = Vorbereitung

# Vorbereitung.
cryo-do-setup-base = Bereite Cryo für 2 Spieler vor. { details }Du bist Startspieler, der Rivale ist der 2. Spieler.
cryo-why-setup-base = Die nächsten Schritte ersetzen einzelne Teile dieser Vorbereitung.
cryo-do-setup-drones = Stelle { $drones } Drohnen auf die am weitesten links liegenden Docks der Plattform des Rivalen: 3 in seiner Farbe, 2 in einer Farbe, die niemand nutzt.
cryo-why-setup-drones = Ihre Farben spielen danach keine Rolle mehr.
cryo-do-setup-tracks = Stelle die Leisten des Rivalen ein: { $stocks }.
cryo-why-setup-harder = Variante „schwieriger“: Er beginnt mit dem Bonus.
cryo-do-setup-board = Nimm von jedem der 8 Typen eine Karte aus dem Stapel und mische die übrigen 32 als Stapel. { details }Lege die 8 Karten auf die markierten Positionen des Spielplans:
cryo-do-setup-section = { $section }: links { $left }, rechts { $right }.
cryo-do-setup-own-board = Notiert. So liegen die Karten auf dem Spielplan:
cryo-do-setup-deal = Gib dir 5 Karten. { details }Ziehe dann Karte für Karte für den Rivalen.
cryo-do-setup-keep = Behalte 3 deiner 5 Karten und lege die anderen 2 ab. Dein Zug beginnt.
cryo-why-restriction = Du darfst keine Karte als Upgrade ausspielen, solange der Rivale dieses Upgrade hat; derzeit: { $cards }.
cryo-mind-virtual = Das Programm zieht die Entscheidungskarten: ungefähre Wahrscheinlichkeiten, denn der echte Stapel wird dadurch nicht kleiner.

# Der Zug des Rivalen.
cryo-do-deploy = Zug { $turn } des Rivalen: Er sendet eine Drohne aus.
cryo-why-deploy = { $drones ->
    [one] 1 Drohne steht auf seiner Plattform, und jeder Schiffsteil hat ein freies Dock.
   *[other] { $drones } Drohnen stehen auf seiner Plattform, und jeder Schiffsteil hat ein freies Dock.
}
cryo-do-recall = Zug { $turn } des Rivalen: Er ruft seine Drohnen zurück.
cryo-why-no-drone = Auf seiner Plattform steht keine Drohne.
cryo-why-full = Ein Schiffsteil hat kein freies Dock.
cryo-do-decide = Entscheidungskarte: { $card }. Die gleiche Karte auf dem Spielplan: { $slot }.
cryo-why-toss = Zufällig gewählt aus { $a } und { $b }.
cryo-why-single = Es ist die einzige Entscheidungskarte.
cryo-why-turned-up = Vom Stapel aufgedeckt; sie liegt nun auf dem Ablagestapel.
cryo-do-any-slot = Zufällig gewählte Position: { $slot }.
cryo-why-any-slot = Es gibt keine Entscheidungskarte mehr.
cryo-do-place =
    Stelle 1 Drohne von der Plattform des Rivalen auf den Spielplan: { $slot }.
    { details }I: das Dock direkt unter dieser Karte, falls es frei ist.
    II: sonst eines der zwei Docks darunter.
    III: sonst ein beliebiges freies Dock ({ $section }).
cryo-why-place = Frei heißt: keine Drohne und kein Schadensmarker. Passen mehrere Docks, ist jedes recht.
cryo-do-around = Nimm das oberste Plättchen rechts von der Drohne. { details }Liegt dort keins: von unten, dann links, dann oben. Decke das nächste Plättchen dieses Stapels auf.
cryo-why-around = Liegt auf keiner Seite ein Plättchen, erhält er die Ressource, die auf einem Ressourcenfeld daneben aufgedruckt ist.
cryo-do-store = Lege das Plättchen ({ $face }) auf einen leeren Slot seiner Plattform: { $tiles } von { $slots }.
cryo-why-store = Jeder Slot ist recht; nur die Anzahl zählt.
cryo-do-box = Lege das Plättchen ({ $face }) in die Schachtel zurück.
cryo-why-box = Alle { $slots } Slots sind belegt; die Belohnung gibt es trotzdem.
cryo-do-gain = Der Rivale erhält: { $list }.
cryo-gained = { $amount } ({ $from } → { $to })
cryo-why-all = Er erhält immer, was abgebildet ist.
cryo-why-printed = Auf keiner Seite ein Plättchen: die aufgedruckte Ressource.
cryo-why-less = Er nimmt, wovon er weniger hat: { $stocks }.
cryo-why-tie = { $by ->
    [rule] Beides war möglich, und die App hat das erste genommen. Jedes ist recht: Willst du selbst wählen, mach rückgängig, stelle „Gleichstände“ auf „mich fragen“ und antworte noch einmal.
   *[you] Beides war möglich; du hast entschieden.
}
cryo-why-any = Die Anleitung überlässt das dir, und die App hat die erste Möglichkeit genommen. Jede ist recht: Willst du selbst wählen, mach rückgängig, stelle „Gleichstände“ auf „mich fragen“ und antworte noch einmal.
cryo-why-dispatch = Das erhält jede Drohne des Rivalen in der Abfertigung.
cryo-why-recover = Je 1 für jede seiner Crew-Kapseln beim Bergen.
cryo-why-check = Das gibt Prüfung { $check }.
cryo-why-track-end = Was über das Ende der Leiste ({ $end }) geht, verfällt.
cryo-do-wake = Aufwecken: 1 Crew-Kapsel des Rivalen aus { $chamber } auf seine Plattform (jetzt { $platform } dort).
cryo-why-leftmost = Die am weitesten links: { $section }.
cryo-idle-wake = Keine Crew-Kapsel des Rivalen mehr hier: { $section }. Niemand wacht auf.
cryo-do-mission = Lege die oberste Karte des Stapels, ohne sie anzusehen, verdeckt als Mission neben seine Plattform: Mission { $missions }.
cryo-why-mission = Vor dem Spielende sieht sie niemand an.
cryo-do-discard = { $real ->
    [yes] Lege die benutzte Entscheidungskarte ab: { $card }.
   *[no] Entscheidungskarte verbraucht: { $card }.
}
cryo-do-draw-decision = Ziehe eine neue Entscheidungskarte und lege sie aufgedeckt neben seine Plattform. { details }Ist sie auch { $other }: Lege beide ab und ziehe zwei neue, bis sie verschieden sind.
cryo-do-draw-only-decision = Ziehe eine neue Entscheidungskarte und lege sie aufgedeckt neben seine Plattform.
cryo-do-decision-card = { $real ->
    [yes] Neue Entscheidungskarte: { $card }. Lege sie aufgedeckt neben seine Plattform.
   *[no] Das Programm zieht eine neue Entscheidungskarte: { $card }.
}
cryo-do-equal = Beide Entscheidungskarten sind gleich ({ $card }): Lege beide ab und ziehe zwei neue.
cryo-why-equal = Die beiden müssen immer verschieden sein.
cryo-mind-other-card = Nimm diesen Zug des Rivalen zurück: Stattdessen entscheidet { $card }.

# Zurückrufen.
cryo-do-assign = Sende 1 Crew-Kapsel von seiner Plattform zum Bergen aus: { $track }. { details }Auf seiner Plattform bleiben { $platform }.
cryo-why-assign = Damit sind { $pods } von höchstens 3 beim Bergen.
cryo-idle-assign-enough = { $pods } Crew-Kapseln sind beim Bergen: Mehr werden nicht ausgesendet.
cryo-idle-assign-nobody = Keine Crew-Kapsel auf seiner Plattform: Niemand wird zum Bergen ausgesendet.
cryo-idle-assign-no-space = Kein Bergungsfeld frei: Niemand wird ausgesendet.
cryo-idle-recover = Keine Crew-Kapsel beim Bergen: Es gibt nichts.
cryo-do-incidents = { $tokens ->
    [one] Handle 1 Vorfallplättchen für den Rivalen ab.
   *[other] Handle { $tokens } Vorfallplättchen für den Rivalen ab; aufgefüllt wird erst danach.
}
cryo-why-incidents = { $drones ->
    [0] Keine Drohne des Rivalen steht auf dem Spielplan (bis 3: ein Plättchen).
    [one] 1 Drohne des Rivalen steht auf dem Spielplan (bis 3: ein Plättchen).
   *[other] { $drones } Drohnen des Rivalen stehen auf dem Spielplan (bis 3: ein Plättchen, sonst zwei).
}
cryo-why-fewest = Vom Schiffsteil mit den wenigsten Crew-Kapseln des Rivalen in den Kammern: { $pods }.
cryo-idle-no-token = Kein Vorfallplättchen abzuhandeln.
cryo-do-sabotage = Lege das Sabotageplättchen hierhin: { $chamber }. { details }{ $destroyed ->
    [0] Dort war keine Crew-Kapsel des Rivalen
    [one] 1 Crew-Kapsel des Rivalen wird zerstört
   *[other] { $destroyed } Crew-Kapseln des Rivalen werden zerstört
}; auch deine Crew-Kapseln dort werden zerstört (Vorwarnung rettet eine).
cryo-why-sabotage = Die erste Stase-Kammer des Schiffsteils ohne Sabotage.
cryo-why-redirect = Alle Kammern sind hier schon sabotiert: { $section }. Deshalb trifft es einen anderen Schiffsteil.
cryo-do-sabotage-box = Lege das Sabotageplättchen in die Schachtel.
cryo-why-sabotage-box = Alle 12 Stase-Kammern sind sabotiert.
cryo-do-loot = Der Rivale behält das Beuteplättchen ({ $section }): { $tokens } gesammelt.
cryo-do-sunset = Der Rivale behält den Sonnenuntergang ({ $section }): Das Spiel endet am Ende dieses Zuges.
cryo-do-refill = Fülle die Vorfallfelder vom Stapel ganz links auf, in dieser Reihenfolge: { $sections }.
cryo-why-refill = Liegt kein Plättchen mehr bereit, bleibt das Feld leer.
cryo-do-return = { $drones ->
    [one] Stelle 1 Drohne des Rivalen auf seine Plattform zurück.
   *[other] Stelle { $drones } Drohnen des Rivalen auf seine Plattform zurück.
}
cryo-why-return = Beliebige Docks; Plattformaktionen nutzt er nicht.
cryo-idle-return = Keine Drohne des Rivalen steht auf dem Spielplan.

# Prüfung.
cryo-do-check = Prüfung { $check }: { $track }.
cryo-why-fires = { $track }: { $n }, mindestens { $threshold }.
cryo-do-lose = { $track } zurückstellen: { $n } → 0.
cryo-do-wake-two = Aufwecken ({ $section }): { $list }, auf seine Plattform (jetzt { $platform } dort).
cryo-why-fullest = Dort sind die meisten Crew-Kapseln des Rivalen: { $pods }.
cryo-idle-wake-two = In keiner Stase-Kammer ist noch eine Crew-Kapsel des Rivalen.
cryo-do-upgrade = Lege die Karte { $card } als Upgrade neben seine Plattform: { $upgrade }. { details }Dieses Upgrade darfst du jetzt nicht ausspielen.
cryo-do-vehicle = Lege die Karte { $card } als Fahrzeug neben seine Plattform.
cryo-why-vehicle-same = Dieses Upgrade hat er schon.
cryo-why-vehicle-full = Er hat schon 3 Upgrades.
cryo-do-play-discard = Lege die Karte { $card } ab.
cryo-why-play-discard = Weder als Upgrade noch als Fahrzeug ist Platz für sie.
cryo-idle-no-card = Keine Karte mehr da, die gezogen und ausgespielt werden könnte.
cryo-do-check-5 = Prüfung 5: Energie und Crew-Kapseln.
cryo-why-check-5 = Energie { $energy }, mindestens { $min }; Crew-Kapseln auf seiner Plattform: { $pods }.
cryo-do-scout = Kundschafter: Decke eine verdeckte Höhle auf und stelle 1 Crew-Kapsel von seiner Plattform darauf. { details }Ein Tunnel muss sie mit einer aufgedeckten verbinden; nimm eine große, falls möglich. Hast du den Bodenscanner, erhältst du die Siedlungskosten des neuen Plättchens.
cryo-why-scout = Mehrere möglich? Du entscheidest, jede ist recht. Lässt sich keine aufdecken, bleibt die Crew-Kapsel für den nächsten Schritt.
cryo-do-settle = Besiedeln: Stelle { $a } Crew-Kapseln auf eine Höhle und { $b } auf eine andere. { details }Von allen Paaren aufgedeckter Höhlen, die ein Tunnel verbindet, nimm das mit insgesamt den wenigsten Crew-Kapseln des Rivalen, die eben aufgestellte eingeschlossen. Ließ sich keine Höhle aufdecken, sind es { $c } und { $d }.
cryo-do-settle-one = Besiedeln: Stelle die letzte Crew-Kapsel auf eine Höhle. { details }Von allen Paaren aufgedeckter Höhlen, die ein Tunnel verbindet, nimm das mit insgesamt den wenigsten Crew-Kapseln des Rivalen, die eben aufgestellte eingeschlossen; jede der beiden ist recht. Ließ sich keine Höhle aufdecken, stelle auf jede 1 Crew-Kapsel.
cryo-do-settle-nobody = Nur wenn sich keine Höhle aufdecken ließ: Stelle die Crew-Kapsel auf eine aufgedeckte. { details }Von allen Paaren, die ein Tunnel verbindet, nimm das mit insgesamt den wenigsten Crew-Kapseln des Rivalen; jede der beiden ist recht.
cryo-why-settle = Mehrere Paare oder eine überzählige Crew-Kapsel? Du entscheidest, alles ist recht. Er bezahlt dafür nichts.
cryo-idle-check = Keine Prüfung greift.
cryo-why-silent = { $stocks }; Crew-Kapseln auf seiner Plattform: { $pods }.

# Geführt, eine Frage nach der anderen.
cryo-opt-help = Hilf mir suchen
cryo-opt-done = Mein Zug ist zu Ende
cryo-ask-turn-recall = Dein Zug. Wenn er zu Ende ist, ruft der Rivale zurück.
cryo-lead-dock = { $slot }: { $rule ->
    [I] Ist das Dock direkt unter dieser Karte frei?
   *[II] Ist eines der zwei Docks darunter frei?
}
cryo-do-place-there = Stelle 1 Drohne von der Plattform des Rivalen auf { $rule ->
    [I] das Dock direkt unter dieser Karte ({ $slot })
    [II] ein freies der zwei Docks darunter ({ $slot })
   *[III] ein beliebiges freies Dock ({ $section })
}.
cryo-found-dock = Die Drohne steht auf { $rule ->
    [I] dem Dock direkt unter dieser Karte
    [II] einem freien der zwei Docks darunter
   *[III] einem beliebigen freien Dock ({ $section })
}.
cryo-found-tile = Das Plättchen liegt { $side ->
    [right] rechts von
    [below] unter
    [left] links von
   *[above] über
} der Drohne.
cryo-lead-side = { $side ->
    [right] Liegt rechts von der Drohne ein Plättchen?
    [below] Liegt unter der Drohne ein Plättchen?
    [left] Liegt links von der Drohne ein Plättchen?
   *[above] Liegt über der Drohne ein Plättchen?
}
cryo-note-side = Die Reihenfolge der Seiten: rechts, unten, links, oben.
cryo-do-take-side = Nimm das oberste Plättchen { $side ->
    [right] rechts von
    [below] unter
    [left] links von
   *[above] über
} der Drohne. { details }Decke das nächste Plättchen dieses Stapels auf.
cryo-lead-print = Auf keiner Seite liegt ein Plättchen. Welche Ressource ist auf einem Ressourcenfeld neben der Drohne aufgedruckt?
cryo-note-print = Sind es mehrere, ist jede recht.
cryo-opt-no-print = Dort ist gar kein Ressourcenfeld
cryo-lead-salvage = Welche Bergungsfelder sind frei?
cryo-note-free = Tippe jede Ressource mit einem freien Feld an; keine, wenn alle besetzt sind.
cryo-lead-scout = { $size ->
    [large] Lässt sich eine große verdeckte Höhle aufdecken?
   *[small] Lässt sich eine kleine verdeckte Höhle aufdecken?
}
cryo-note-scout = Nur eine, die ein Tunnel mit einer aufgedeckten Höhle verbindet.
cryo-do-scout-there = Kundschafter: Decke eine solche { $size ->
    [large] große
   *[small] kleine
} Höhle auf und stelle 1 Crew-Kapsel von seiner Plattform darauf. { details }Hast du den Bodenscanner, erhältst du die Siedlungskosten des neuen Plättchens.
cryo-why-scout-there = Mehrere möglich? Du entscheidest, jede ist recht.
cryo-idle-scout = Keine Höhle lässt sich aufdecken: Nichts wird erkundet.
cryo-lead-pair = Welche zwei aufgedeckten, durch einen Tunnel verbundenen Höhlen haben zusammen die wenigsten Crew-Kapseln des Rivalen? Wie viele stehen in jeder?
cryo-note-pair-of-caverns = Die eben aufgestellte Crew-Kapsel zählt mit. Passen mehrere Paare? Jedes ist recht.
cryo-field-pair = { $cavern ->
    [one] Kapseln des Rivalen in der einen
   *[other] Kapseln des Rivalen in der anderen
}
cryo-do-settle-last = Besiedeln: Stelle die letzte Crew-Kapsel auf die Höhle dieses Paars mit { $fewer } von seinen.
cryo-do-settle-there = Besiedeln: Stelle { $a } Crew-Kapseln auf die Höhle dieses Paars mit { $fewer } von seinen und { $b } auf die mit { $more }.

# Gründe: wie aus mehreren weniger wurden.
cryo-by = { $criterion ->
    [fewest_pods] Die wenigsten Crew-Kapseln des Rivalen ({ $value })
    [most_pods] Die meisten Crew-Kapseln des Rivalen ({ $value })
    [new_material] Eine Ressource, die er noch nicht birgt
   *[large] Eine große Höhle
}
cryo-candidate = { $name } ({ $value })
cryo-why-narrowed = { $by }: { $kept }; nicht { $fell }.
cryo-why-all-stay = { $by }: { $kept }, alle gleich.

# Das Ende.
cryo-over-your-sunset = Du hast den Sonnenuntergang abgehandelt: Das Spiel ist zu Ende.
cryo-over-your-pods = Alle deine Crew-Kapseln sind in Höhlen oder zerstört: Das Spiel ist zu Ende.
cryo-over-rival = Das Spiel ist zu Ende.
cryo-why-over-sunset = Der Rivale hat den Sonnenuntergang abgehandelt.
cryo-why-over-pods = Der Rivale hat keine Crew-Kapsel mehr in Stase, auf der Plattform oder beim Bergen.
cryo-warn-pod-sum = Crew-Kapseln des Rivalen in Höhlen: { $entered } eingegeben, { $tracked } mitgezählt. Es gelten die eingegebenen.
cryo-warn-too-many = Das sind { $entered } Crew-Kapseln einer Seite in Höhlen, und jede Seite hat { $pods }.
cryo-warn-high-low = Höhle { $number }: Die hohe Zahl liegt unter der niedrigen.
cryo-do-replace-mission = { $doubles ->
    [one] Eine seiner Missionen ist doppelt: Ziehe statt der späteren die oberste Karte des Stapels und lege die spätere dann ab.
   *[other] { $doubles } seiner Missionen gibt es schon: Ziehe für jede die oberste Karte des Stapels und lege sie dann ab.
} { details }Wiederhole das, bis alle verschieden sind; lassen sich nur Typen ziehen, die er schon hat, lege die überzähligen ab.
cryo-why-replace-mission = Keine zwei seiner Missionen dürfen gleich sein.
cryo-line-pods = Crew-Kapseln in Höhlen
cryo-line-cards = Upgrades und Fahrzeuge
cryo-line-aboard = Crew-Kapseln auf Plattform oder Fahrzeugen
cryo-line-majorities = Mehrheiten in den Höhlen
cryo-line-missions = Missionen
cryo-why-pods = Je 2: du { $human }, Rivale { $rival }
cryo-why-cards = Je 1: du { $yours }, Rivale { $upgrades } und { $vehicles }
cryo-why-aboard = Je 1: du { $human }, Rivale { $rival }
cryo-why-majority = Höhle { $number }: { $human } von dir gegen { $rival } des Rivalen: { $yours } für dich, { $theirs } für den Rivalen
cryo-why-mission-points = { $side ->
    [you] Du
   *[rival] Rivale
}: { $mission }, zählt { $n }: { $points }{ $counts ->
    [no] {" "}(nicht unter den besten drei)
   *[yes] {""}
}
cryo-why-power-bank = Die Powerbank zählt { $energy } Energie. Das Ende der Energieleiste wurde nicht angegeben; liegt es tiefer, zieh entsprechend ab.
cryo-over = { $winner ->
    [player] { $by ->
        [pods] Du gewinnst { $human } : { $rival }, mit mehr Crew-Kapseln in Höhlen.
       *[points] Du gewinnst { $human } : { $rival }.
    }
    [opponent] { $by ->
        [pods] Der Rivale gewinnt { $rival } : { $human }, mit mehr Crew-Kapseln in Höhlen.
       *[points] Der Rivale gewinnt { $rival } : { $human }.
    }
   *[draw] Ihr teilt euch den Sieg, { $human } : { $rival }.
}

# Fragen.
cryo-ask-board = Liegen die 8 Karten so auf dem Spielplan?
cryo-opt-board-done = Fertig
cryo-opt-board-own = Ich habe sie selbst gelegt
cryo-ask-slots = Welche Karte liegt wo?
cryo-note-slots = Tippe die Karten Schiffsteil für Schiffsteil an, in jedem die linke vor der rechten: { $sections }.
cryo-ask-first-upgrade = Erste Karte für den Rivalen, sein Upgrade: welcher Typ?
cryo-ask-first-vehicle = Zweite Karte, sein Fahrzeug: welcher Typ?
cryo-ask-first-decision = Entscheidungskarte, aufgedeckt neben seiner Plattform: welcher Typ?
cryo-ask-turn = Dein Zug. Wenn er zu Ende ist: Hat jeder Schiffsteil ein freies Dock?
cryo-ask-turn-card = Dein Zug. Danach, wenn jeder Schiffsteil ein freies Dock hat: Welche ist die neue Entscheidungskarte des Rivalen?
cryo-ask-turn-salvage = Dein Zug. Danach ruft der Rivale zurück, denn er hat keine Drohne auf der Plattform. Welches Bergungsfeld nimmt seine Crew-Kapsel?
cryo-ask-turn-token = Dein Zug. Danach ruft der Rivale zurück, denn er hat keine Drohne auf der Plattform. Welches Plättchen liegt hier: { $section }?
cryo-note-turn = Frei heißt: keine Drohne und kein Schadensmarker. Das Startdock zählt nicht.
cryo-opt-open = Jeder Schiffsteil hat ein freies Dock
cryo-opt-full = Ein Schiffsteil ist voll
cryo-opt-pair = Es war wieder { $card }: Zwei andere liegen da
cryo-ask-pair = Welche zwei Entscheidungskarten liegen jetzt da?
cryo-note-pair = Gleiche wurden abgelegt; diese zwei sind verschieden.
cryo-opt-other-card = Stattdessen die andere Karte: { $card } ({ $slot })
cryo-opt-report-sabotage = Ich habe sabotiert: { $section }
cryo-opt-over-sunset = Spielende: Ich habe den Sonnenuntergang abgehandelt
cryo-opt-over-pods = Spielende: Alle meine Crew-Kapseln sind in Höhlen oder zerstört
cryo-ask-tile = { $section }: Was zeigt das Plättchen, das der Rivale nimmt?
cryo-note-tile = Liegt auf keiner Seite eines: die neben der Drohne aufgedruckte Ressource; bei verschiedenen ist jede recht.
cryo-opt-other-face = Etwas anderes
cryo-opt-printed = Kein Plättchen: Aufdruck { $track }
cryo-ask-face-item = { $number ->
    [1] Was zeigt es?
   *[other] Was zeigt es noch?
}
cryo-note-face-item = Bisher: { $items }
cryo-opt-face-done = Das ist alles
cryo-ask-face-mode = Gibt es alles davon oder eines davon?
cryo-opt-face-all = Alles
cryo-opt-face-one = Eines davon
cryo-ask-turn-up = Dein Zug. Wenn er zu Ende ist und jeder Schiffsteil ein freies Dock hat: Decke die oberste Karte des Stapels auf. Welche ist es?
cryo-ask-play = Ziehe eine Karte für den Rivalen: welcher Typ?
cryo-opt-no-card = Keine Karte mehr da
cryo-ask-salvage = Welches Bergungsfeld nimmt die Crew-Kapsel?
cryo-note-salvage = Eines mit einer Ressource, die er noch nicht birgt, falls ein solches frei ist. Passen mehrere? Du entscheidest, jedes ist recht.
cryo-hint-salvage = nur, wenn sonst nichts frei ist
cryo-opt-no-space = Kein Feld ist frei
cryo-ask-token = { $section }: Welches Vorfallplättchen liegt dort?
cryo-note-token = { $pods ->
    [0] Dort ist keine Crew-Kapsel des Rivalen.
    [one] Dort ist 1 Crew-Kapsel des Rivalen.
   *[other] Dort sind { $pods } Crew-Kapseln des Rivalen.
}
cryo-note-token-tie = Gleich wenige Crew-Kapseln des Rivalen ({ $pods }): { $sections }; jeder Schiffsteil davon ist recht.
cryo-opt-sabotage = Sabotage
cryo-opt-sabotage-of = Sabotage, stattdessen: { $section }
cryo-opt-looting = Beute: { $face }
cryo-opt-looting-other = Beute, etwas anderes
cryo-opt-sunset = Sonnenuntergang
cryo-opt-no-token = Hier liegt keines
cryo-opt-token-from = Stattdessen: { $section }
cryo-ask-tie-item = { $from ->
    [token] Das Beuteplättchen
   *[tile] Das Plättchen
} ({ $section }) gibt eines davon: Was nimmt der Rivale?
cryo-ask-tie-pods = { $known ->
    [yes] { $section }:{" "}
   *[no] {""}
}{ $pods ->
    [one] Welche Crew-Kapsel wacht auf?
   *[other] Welche zwei Crew-Kapseln wachen auf?
}
cryo-note-tie = Die Anleitung überlässt das dir; jede Antwort ist recht.
cryo-opt-nothing-left = Nichts mehr zu wählen
cryo-opt-sleepers = Aus Kammer { $chambers }
cryo-opt-sleepers-of = { $section }, aus Kammer { $chambers }
cryo-ask-caverns = In wie vielen Höhlen steht überhaupt eine Crew-Kapsel, von dir oder vom Rivalen?
cryo-note-caverns = { $pods ->
    [one] Der Rivale hat 1 Crew-Kapsel in Höhlen.
   *[other] Der Rivale hat { $pods } Crew-Kapseln in Höhlen.
}
cryo-ask-cavern = Gib diese Höhlen ein, in beliebiger Reihenfolge.
cryo-field-cavern = Höhle { $number }
cryo-field-cavern-yours = deine Kapseln
cryo-field-cavern-rival = Kapseln Rivale
cryo-field-cavern-high = hohe Zahl
cryo-field-cavern-low = niedrige Zahl
cryo-ask-mission = { $missions ->
    [one] Decke die Mission des Rivalen auf: Welcher Typ ist es?
   *[other] Decke die { $missions } Missionen des Rivalen auf: Welche Typen sind es?
}
cryo-note-mission = Nenne jeden Typ einmal, auch wenn er doppelt ist.
cryo-ask-replacement = Welche Typen kamen an ihre Stelle?
cryo-note-replacement = Nur die, die geblieben sind; keiner, wenn sich kein anderer Typ ziehen ließ.
cryo-ask-yours = Deine Seite: Wie viel hast du?
cryo-field-your-upgrades = Deine Upgrades
cryo-field-your-vehicles = Deine Fahrzeuge auf deiner Plattform
cryo-field-your-aboard = Deine Crew-Kapseln auf Plattform und Fahrzeugen
cryo-ask-your-missions = Welche Missionen hast du?
cryo-ask-holdings = Was deine Missionen zählen:
cryo-field-your-salvage = Deine Crew-Kapseln beim Bergen
cryo-field-your-energy = Deine Energie
cryo-field-your-materials = Deine Ressourcen, Nanomaschinen eingeschlossen
cryo-field-your-tiles = Ressourcenplättchen auf deinen Slots
cryo-field-your-tokens = Deine Vorfallplättchen

# Übersicht und Werte.
cryo-panel-tracks = Leisten
cryo-panel-drones = Drohnen
cryo-panel-drones-value = { $home } auf der Plattform, { $out } ausgesendet
cryo-panel-stasis = Stase-Kammern 1–3
cryo-panel-chambers = { $section } { $pods }
cryo-panel-pods = Crew-Kapseln
cryo-panel-pods-value = Plattform { $platform }, Höhlen { $caverns }, zerstört { $destroyed }
cryo-panel-salvage = Beim Bergen
cryo-panel-upgrades = Upgrades (für dich gesperrt)
cryo-panel-vehicles = Fahrzeuge
cryo-panel-rest = Verdeckt und gesammelt
cryo-panel-rest-value = Missionen { $missions }, Ressourcenplättchen { $tiles }, Vorfallplättchen { $tokens }
cryo-panel-decision = Entscheidungskarten
cryo-panel-untold = eine neue
cryo-panel-board = Karten auf dem Spielplan, links und rechts
cryo-panel-board-of = { $section }: { $left } | { $right }
cryo-field-drones = Drohnen auf seiner Plattform
cryo-field-tiles = Ressourcenplättchen auf seiner Plattform
cryo-field-missions = Seine Missionen
cryo-field-looting = Seine Beuteplättchen
cryo-field-turn = Zug des Rivalen
cryo-field-marks = Sabotierte Stase-Kammern: { $section }
cryo-field-sunset = Er hat den Sonnenuntergang
cryo-field-pods = Eine Crew-Kapsel des Rivalen von hier: { $place } (dort { $pods }) nach …
cryo-field-upgrades = Seine Upgrades
cryo-field-vehicle = Sein Fahrzeug { $number }
cryo-field-decision = Entscheidungskarte { $number }
cryo-field-board = Karte auf dem Spielplan: { $slot }
cryo-moved-pod = Von Hand gesetzt: 1 Crew-Kapsel des Rivalen, { $from } → { $to }

# Ablehnungen.
cryo-error-card-count = Von diesem Typ ({ $card }) sind schon { $known } bekannt, und es gibt nur { $copies }. Schau noch einmal hin oder berichtige, was mitgezählt wurde.
cryo-error-pod-sum = Hier ist keine Crew-Kapsel des Rivalen: { $place }. Seine Crew-Kapseln müssen zusammen 15 sein; versetzen lässt sich nur eine, die da ist.
cryo-error-chamber-sabotaged = Diese Kammer ist sabotiert und fasst keine Crew-Kapseln: { $chamber }.
cryo-error-chamber-holds-pods = In einer Kammer, die sabotiert würde, sind Crew-Kapseln des Rivalen: { $chamber }. Versetze sie zuerst.
cryo-error-salvage = Höchstens { $most } seiner Crew-Kapseln dürfen beim Bergen sein; versetze zuerst eine davon.
cryo-error-limit = Er hat höchstens { $most } Upgrades.
cryo-error-duplicate = Die andere Entscheidungskarte ist die gleiche ({ $card }); sie müssen verschieden sein.
cryo-error-owner = Die Datei zu deinem Exemplar hat hier einen Fehler: { $place }.
cryo-error-faces = Für höchstens { $most } eigene Abbildungen ist Platz.

# Optionen.
cryo-option-variant_harder = Schwieriger
cryo-option-variant_harder-help = Der Rivale beginnt mit einem größeren Bonus.
cryo-option-variant_unpredictable = Unvorhersehbar
cryo-option-variant_unpredictable-help = Es liegen keine Entscheidungskarten aus: Bei jedem Aussenden wird die oberste Karte des Stapels aufgedeckt.
cryo-option-harder_bonus = Bonus der Variante „schwieriger“
cryo-option-harder_bonus-help = Die Anleitung lässt beides zu: Kristall, Organisches Material und Technologie statt seines Kristalls oder zusätzlich.
cryo-value-harder_bonus-replace = statt seines Kristalls
cryo-value-harder_bonus-add = zusätzlich
cryo-option-dispatch_gain = Die Abfertigung gibt dem Rivalen
cryo-option-dispatch_gain-help = Das Symbol in deiner Anleitung entscheidet; Nanomaschinen passen zu allem anderen.
cryo-value-dispatch_gain-nanite = 1 Nanomaschine
cryo-value-dispatch_gain-energy = 1 Energie
cryo-option-leftmost_chamber = Kammer ganz links
cryo-option-leftmost_chamber-help = Wie dein Spielplan es zeigt.
cryo-value-leftmost_chamber-1 = Kammer 1
cryo-value-leftmost_chamber-3 = Kammer 3
cryo-option-check5_pods = Prüfung 5 zählt Crew-Kapseln
cryo-option-check5_pods-help = Welche Crew-Kapseln des Rivalen als aufgeweckt gelten.
cryo-value-check5_pods-platform = auf seiner Plattform
cryo-value-check5_pods-platform_and_salvage = auf seiner Plattform und beim Bergen
cryo-option-cards = Entscheidungskarten
cryo-option-cards-help = Vom Stapel auf dem Tisch oder vom Programm gezogen: Dann gibt es nichts zu ziehen und anzugeben, aber die Wahrscheinlichkeiten gelten nur ungefähr.
cryo-value-cards-printed = du ziehst sie vom Stapel
cryo-value-cards-app = das Programm zieht sie
cryo-option-choices = Was der Rivale wählt
cryo-option-choices-help = Du siehst seine Prioritäten und findest, was er nimmt, auf Wunsch mit Hilfe; oder Fragen führen dich Schritt für Schritt hin.
cryo-value-choices-named = du nennst es
cryo-value-choices-led = du wirst hingeführt
cryo-option-ties = Gleichstände
cryo-option-ties-help = Wo die Anleitung dir die Wahl lässt: Eine feste Regel entscheidet, und das wird gesagt, oder du wirst gefragt.
cryo-value-ties-ask = mich fragen
cryo-value-ties-auto = feste Regel
cryo-option-energy_max = Höchste Zahl der Energieleiste
cryo-option-energy_max-help = Wie deine Plattform es zeigt; was darüber hinausgeht, verfällt.
cryo-value-energy_max-none = nicht bekannt
cryo-option-material_max = Höchste Zahl der Ressourcenleisten
cryo-option-material_max-help = Wie deine Plattform es zeigt; was darüber hinausgeht, verfällt.

# Nur, wo ein Spielplan antwortet.
cryo-board-place = Die Drohne des Rivalen geht auf { $dock }.
cryo-board-rule = Nach Regel { $rule }.
cryo-board-tile = Er nimmt das Plättchen neben der Drohne: { $face }.
cryo-board-no-space = Neben der Drohne liegt kein Ressourcenfeld ({ $section }): nichts.
cryo-board-no-mission = Keine Karte mehr da: keine Mission.
cryo-board-no-decision-card = Keine Karte mehr da: keine neue Entscheidungskarte.
cryo-board-keep-pair = Etwas anderes lässt sich nicht ziehen: Beide Karten bleiben ({ $card }).
cryo-board-scout = Er erkundet { $cavern }: 1 Crew-Kapsel.
cryo-board-no-scout = Keine Höhle lässt sich erkunden.
cryo-board-settle = Er besiedelt { $a } und { $b } mit { $pods } Crew-Kapseln.
cryo-board-skipped = { $by }: gibt es nicht.

# Das eigene Exemplar.
cryo-own-tracks = Enden der Leisten
cryo-own-salvage = Bergungsfelder zu zweit
cryo-own-salvage-of = Felder für { $track }
cryo-own-faces = Abbildungen auf Plättchen
cryo-own-faces-more = Abbildungen außer den üblichen

## Am Bildschirm: die Fragen

cryo-board-house = Du spielst auf dem Hausbrett. Es wurde für dieses Programm entworfen und ist nicht das gedruckte Brett.
cryo-board-own = Du spielst auf dem Brett aus deiner Datei: { $board }.
cryo-board-your-turn = Dein Zug { $turn }.
cryo-board-ask-main = Zug { $turn }: eine Drohne aussenden oder zurückrufen?
cryo-board-note-main = Drohnen: { $home } zu Hause, { $out } unterwegs.
cryo-board-note-return = Noch unterwegs: { $drones }. { $ready ->
    [yes] Liegen auf allen Slots eines Docks Plättchen, darf die Drohne, die dorthin zurückkehrt, es benutzen.
   *[no] Noch hat kein Dock eine Aktion: Auf allen seinen Slots müssen Plättchen liegen.
}
cryo-board-note-slot = Ein Plättchen in einem Slot bleibt dort: Sind alle Slots eines Docks belegt, darf eine Drohne, die dorthin zurückkehrt, es benutzen.
cryo-board-ask-keep = Welche { $kept } Karten behältst du?
cryo-board-ask-plays = { $left ->
    [one] Eine Karte ausspielen? 1 ist noch möglich.
   *[other] Eine Karte ausspielen? { $left } sind noch möglich.
}
cryo-board-ask-discard = { $cards ->
    [one] Wirf 1 Karte ab: Fünf dürfen auf der Hand bleiben.
   *[other] Wirf { $cards } Karten ab, eine nach der anderen: Fünf dürfen auf der Hand bleiben.
}
cryo-board-ask-gain = Was nimmst du: { $face }?
cryo-board-ask-tie = { $tie ->
    [T1] Auf welches dieser Docks geht die Drohne des Rivalen?
    [T2] Auf welches dieser Docks geht die Drohne des Rivalen?
    [T3] Welche aufgedruckte Ressource nimmt der Rivale?
    [T4] Was von beidem nimmt der Rivale?
    [T5] Wo wachen Crew-Kapseln des Rivalen auf?
    [T6] Auf welches Bergungsfeld stellt der Rivale seine Kapsel?
    [T7] Welches Vorfallplättchen handelt der Rivale ab?
    [T8] Welchen Schiffsteil trifft die Sabotage des Rivalen?
    [T9] Welche Höhle erkundet der Rivale?
    [T10] Durch welchen Tunnel besiedelt der Rivale?
   *[T11] Wohin kommt die überzählige Kapsel des Rivalen?
}
cryo-board-note-tie = Nach seinen Regeln ist dem Rivalen alles davon gleich recht, also entscheidest du: Wähle, was dir passt.
cryo-board-ask = { $point ->
    [act] Welche Aktion?
    [launch] Ein Fahrzeug losschicken?
    [pods] Wie viele Kapseln, und wohin?
    [overclock] Übertakten: eine zweite Aktion für 1 Energie?
    [prototype] Prototyp: 1 Ressource für die Belohnung dieses Plättchens zahlen?
    [pay] Womit bezahlst du?
    [cost-card] Welche Karte wirfst du als Kosten ab?
    [card] Kartenbelohnung: eine Karte ziehen oder ausspielen.
    [resolve] Welches Vorfallplättchen führst du aus?
    [return] Wohin kehrt die nächste Drohne zurück?
    [awaken] Welche Kapsel weckst du auf?
    [automation] Automatisierung: eine weitere Aktion eines Docks ohne Drohne?
   *[closing] Zug beenden oder vorher etwas verschrotten?
}
cryo-board-ask-how = { $action ->
    [resource] Die Belohnung nehmen oder das Plättchen in einen Slot legen?
    [stasis] Welche Kapseln wachen auf?
    [reactor] Wie viele Kristalle werden zu Energie?
    [fabricator] Was wird zu Nanomaschinen?
    [computer] Wie viele Karten ziehen, wie viele ausspielen?
    [assign] Auf welches Bergungsfeld?
    [scout] Welche Höhle deckst du auf?
   *[withdraw] Welche Kapseln kommen zurück an Bord?
}
cryo-dock-name = { $row ->
    [upper] { $section }, oberes Dock { $dock }
    [lower] { $section }, unteres Dock { $dock }
   *[other] { $section }, Dock { $dock }
}
cryo-slot-name = { $dock } ({ $use_of ->
    [cost] Kosten
   *[benefit] Belohnung
})
cryo-board-side = { $side ->
    [right] rechts der Drohne
    [below] unter der Drohne
    [left] links der Drohne
   *[above] über der Drohne
}
cryo-board-left = danach übrig: { $list }
cryo-board-launch-hint = { $possible ->
    [yes] ein Fahrzeug fährt mit Kapseln los
   *[no] jetzt ist kein Transport möglich
}
cryo-board-note-nothing = { $point ->
    [launch] Kein Transport ist möglich: Er braucht ein Fahrzeug, Kapseln an Bord, Energie für einen Tunnel und was dessen Höhle kostet.
   *[act] Keine der Aktionen hier ist möglich: Sie kosten mehr, als du hast, oder es gibt nichts, was sie bewegen könnten.
}
cryo-see-assign = Er sendet 1 Crew-Kapsel von seiner Plattform zum Bergen aus: { $track }. Auf seiner Plattform bleiben { $platform }.
cryo-see-box = Alle seine Slots sind belegt: Das Plättchen ({ $face }) kommt in die Schachtel zurück.
cryo-see-discard = Seine Entscheidungskarte ist verbraucht: { $card }.
cryo-see-decision-card = Seine neue Entscheidungskarte: { $card }.
cryo-see-equal = Seine beiden Entscheidungskarten sind gleich ({ $card }): Er zieht zwei andere.
cryo-see-incidents = { $tokens ->
    [one] Er handelt 1 Vorfallplättchen ab.
   *[other] Er handelt { $tokens } Vorfallplättchen ab; aufgefüllt wird erst danach.
}
cryo-see-lose = Er gibt ab: { $track }, { $n } → 0.
cryo-see-mission = Er zieht eine verdeckte Mission: Jetzt hat er { $missions }.
cryo-see-play-discard = Er legt die Karte { $card } ab.
cryo-see-return = { $drones ->
    [one] 1 Drohne des Rivalen kehrt heim.
   *[other] { $drones } Drohnen des Rivalen kehren heim.
}
cryo-see-sabotage = Sabotiert: { $chamber }. Zerstört: { $yours } deiner Kapseln, { $destroyed } des Rivalen.
cryo-see-sabotage-box = Alle Kammern sind schon sabotiert: Das Plättchen kommt in die Schachtel.
cryo-see-store = Er legt das Plättchen ({ $face }) in einen Slot seiner Plattform: { $tiles } von { $slots }.
cryo-see-upgrade = Er spielt die Karte { $card } als Upgrade: { $upgrade }. Dieses Upgrade kannst du nicht mehr ausspielen.
cryo-see-vehicle = Er spielt die Karte { $card } als Fahrzeug.
cryo-see-wake = Er weckt 1 Crew-Kapsel aus { $chamber }: jetzt { $platform } auf seiner Plattform.
cryo-see-wake-two = Er weckt ({ $section }): { $list }; jetzt { $platform } auf seiner Plattform.
cryo-board-opt-deploy = Drohne auf { $dock }
cryo-board-opt-deploy-launch = Drohne auf das Startdock
cryo-board-opt-recall = Alle Drohnen zurückrufen
cryo-board-opt-scrap-card = { $card } verschrotten: { $gain }
cryo-board-opt-scrap-slot = Plättchen in { $slot } verschrotten: { $gain }
cryo-board-opt-act = { cryo-board-action }, { $side }
cryo-board-opt-tile = Plättchen { $side }: { $face }
cryo-board-opt-launch = { $vehicle } durch den Tunnel { $a }–{ $b }
cryo-board-opt-prototype = 1 Ressource zahlen
cryo-board-opt-draw = Eine Karte ziehen
cryo-board-opt-upgrade = { $upgrade } als Upgrade ({ $card })
cryo-board-opt-vehicle = { $card } als Fahrzeug
cryo-board-opt-mission = { $mission } als Mission ({ $card })
cryo-board-opt-resolve = { $section }: { $token }
cryo-board-opt-instead = Sabotage in { $section }, ausgeführt in { $other }
cryo-board-opt-return = Auf { $dock }, ohne Aktion
cryo-board-opt-return-use = Auf { $dock }: { $does }
cryo-board-opt-automate = { $dock }: { $does }
cryo-board-opt-skip = { $point ->
    [act] Keine Aktion
    [launch] Kein Transport
    [overclock] Keine zweite Aktion
    [prototype] Verzichten
    [plays] Nichts mehr ausspielen
   *[automation] Keine weitere Aktion
}
cryo-board-opt-end = Zug beenden
cryo-board-action = { $action ->
    [resource] Ressourcenfeld
    [stasis] Stase-Kontrolle
    [reactor] Reaktor
    [fabricator] Fabrikator
    [computer] Computer
    [assign] Zuweisen
    [scout] Kundschaften
   *[withdraw] Abziehen
}
cryo-board-about = { $action ->
    [resource] Belohnung des obersten Plättchens nehmen oder es in einen Slot legen
    [stasis] 1 bis 3 Kapseln dieses Schiffsteils aufwecken, je 1 organisches Material
    [reactor] 1 bis 3 Kristalle werden zu Energie
    [fabricator] 1 bis 3 andere Ressourcen werden zu Nanomaschinen
    [computer] 1 bis 3 Technologie: ebenso viele Karten ziehen oder ausspielen
    [assign] eine Kapsel von der Plattform auf ein Bergungsfeld
    [scout] 1 Nanomaschine und 1 Energie: eine Höhle aufdecken und mit einer Kapsel besiedeln
   *[withdraw] 1 bis 3 Kapseln von Bergungsfeldern auf die Plattform
}
cryo-board-dock = { $action ->
    [custom_1] Belohnung des Plättchens
    [awaken] eine Kapsel aufwecken
    [charge] 1 Energie
    [custom_2] Kosten gegen Belohnung
    [fabricate] 1 Nanomaschine
   *[compute] eine Kartenbelohnung
}
cryo-board-print = kein Plättchen mehr da: bringt { $printed }
cryo-board-strikes = zerstört Kammer { $chamber }: { $yours } deiner Kapseln, { $theirs } des Rivalen
cryo-board-sunset-hint = das Spiel endet am Ende dieses Zuges
cryo-board-most = Die meisten seiner schlafenden Kapseln sind jetzt hier: { $section }.
cryo-board-costs = kostet { $cost }
cryo-board-swap = kostet { $cost }, bringt { $benefit }
cryo-board-looting = Beute ({ $face })
cryo-board-token = { $token ->
    [sabotage] Sabotage
    [looting] Beute
   *[sunset] Sonnenuntergang
}
cryo-board-pods-into = { $pods } nach { $cavern }
cryo-board-how-stasis = { $section }: { $list }
cryo-board-how-into = aus { $used } werden { $made }
cryo-board-how-computer = { $draws } ziehen, dann bis zu { $plays } ausspielen
cryo-board-how-benefit = Belohnung: { $face }
cryo-board-how-slot = Auf { $dock }: { $use_of ->
    [cost] Kosten
   *[benefit] Belohnung
} von { $action ->
    [custom_1] Spezial I
    [awaken] Aufwecken
    [charge] Aufladen
    [custom_2] Spezial II
    [fabricate] Fabrizieren
   *[compute] Rechnen
}
cryo-board-how-scout = { $cavern } aufdecken
cryo-board-how-assign = Eine Kapsel auf das Bergungsfeld { $track }
cryo-board-how-withdraw = Kapseln von Bergungsfeldern: { $list }
cryo-board-upgrade-does = { $card ->
    [turtle] Übertakten: nach einer Aktion 1 Energie für eine weitere desselben Docks zahlen
    [spider] Vorwarnung: Bei einer Sabotage entkommt eine deiner Kapseln in die nächste Kammer
    [moth] Superladung: Transporte kosten die Hälfte der Energie, aufgerundet
    [rhino] Bodenscanner: Du siehst verdeckte Höhlen und erhältst die Kosten jeder erkundeten Höhle
    [shark] Prototyp: nach dem Einlegen eines Plättchens 1 Ressource für seine Belohnung zahlen
    [mole] Automatisierung: nach dem Zurückrufen eine weitere Aktion eines Docks ohne Drohne
    [crab] Aufwach-Protokoll: Jedes Fahrzeug fasst 1 Kapsel mehr, Stase-Kontrolle kostet 1 organisches Material weniger
   *[ram] Interface: Du darfst Drohnen auf beschädigte Docks aussenden
}
cryo-board-vehicle-does = { $card ->
    [spider] { $pods } Plätze; bringt eine zerstörte Kapsel zurück
    [moth] { $pods } Plätze; ein Transport kostet 1 Energie
   *[other] { $pods } Plätze für Kapseln
}
cryo-board-mission-does = { $card ->
    [turtle] { $points } Punkte je Höhle mit mindestens 2 deiner Kapseln
    [spider] { $points } Punkte je Kapsel auf einem Bergungsfeld
    [moth] { $points } Punkt je übriger Energie
    [rhino] { $points } Punkt je Höhle mit deinen Kapseln
    [shark] { $points } Punkt je 2 übrige Ressourcen
    [mole] { $points } Punkt je Plättchen in einem Slot
    [crab] { $points } Punkt je Kapsel in deiner größten Höhlensiedlung
   *[ram] { $points } Punkt je gesammeltem Vorfallplättchen
}

## Am Bildschirm: was geschah

cryo-board-kept = Du behältst { $cards }.
cryo-board-deployed = Eine Drohne von { $from } geht auf { $dock }.
cryo-board-deployed-launch = Eine Drohne von { $from } geht auf das Startdock.
cryo-board-recalled = Du rufst deine Drohnen zurück.
cryo-board-scrapped-card = Du verschrottest { $card }.
cryo-board-scrapped-tile = Du verschrottest das Plättchen in { $slot }.
cryo-board-acted = { cryo-board-action }. { $how }.
cryo-board-overclocked = Übertakten, { cryo-board-action }. { $how }.
cryo-board-launched = { $vehicle } fährt los: { $pods }.
cryo-board-prototyped = Prototyp: Du bezahlst die Belohnung des Plättchens.
cryo-board-paid = Bezahlt: { $cost }.
cryo-board-played = { $how ->
    [upgrade] Als Upgrade ausgespielt: { $name }.
    [vehicle] Als Fahrzeug ausgespielt: { $name }.
   *[mission] Als Mission ausgespielt: { $name }.
}
cryo-board-returned = Eine Drohne kehrt auf { $dock } zurück.
cryo-board-returned-use = Eine Drohne kehrt auf { $dock } zurück: { $does }.
cryo-board-automated = Automatisierung auf { $dock }: { $does }.
cryo-board-discarded = Du wirfst { $card } ab.
cryo-board-no-action = Keine Aktion.
cryo-board-gained = Du erhältst { $amount } (jetzt { $now }).
cryo-board-drew = Du ziehst { $card }.
cryo-board-drew-nothing = Es gibt keine Karte mehr zu ziehen, und keine lässt sich ausspielen.
cryo-board-woke = { $pods ->
    [one] 1 Kapsel aus { $section } kommt an Bord: { $aboard } von { $room } Plätzen belegt.
   *[other] { $pods } Kapseln aus { $section } kommen an Bord: { $aboard } von { $room } Plätzen belegt.
}
cryo-board-turned-up = Das nächste Plättchen dieses Stapels wird aufgedeckt: { $face }.
cryo-board-stack-empty = Dort liegt kein Plättchen mehr: Ab jetzt gibt das Feld { $printed }.
cryo-board-scouted = Du erkundest { $cavern }: Mehrheit { $high }, andere Seite { $low }; Siedlungskosten { $cost }.
cryo-board-why-imaging = Bodenscanner: Du erhältst die Ressourcen der Siedlungskosten.
cryo-board-took = Du führst das Vorfallplättchen in { $section } aus: { cryo-board-token }.
cryo-board-sabotaged = { $chamber } ist sabotiert: { $mine } deiner Kapseln und { $theirs } des Rivalen sind zerstört.
cryo-board-why-warning = Durch die Vorwarnung entkommt eine deiner Kapseln.
cryo-board-sabotage-boxed = Alle Kammern sind sabotiert: Das Plättchen kommt in die Schachtel.
cryo-board-refilled = Neues Vorfallplättchen in { $section }: { cryo-board-token }.
cryo-board-not-refilled = Für { $section } ist kein Vorfallplättchen mehr da.
cryo-board-rescued = Die Spinne bringt eine zerstörte Kapsel zurück an Bord.
cryo-error-rule = { $code ->
    [WrongPhase] Das geht in diesem Augenblick nicht.
    [UnknownId] Diese Karte, dieses Dock, Plättchen, diesen Schiffsteil, diese Höhle oder diesen Tunnel gibt es hier nicht.
    [MustRecall] Keine Drohne ist zu Hause: Rufe sie erst zurück.
    [NoDroneOut] Keine Drohne ist unterwegs, also gibt es nichts zurückzurufen.
    [DockOccupied] Auf diesem Dock steht schon eine Drohne.
    [DockDamaged] Dieses Dock ist beschädigt; nur mit Interface darfst du es benutzen.
    [NotAdjacent] Diese Aktion liegt nicht neben deiner Drohne.
    [SameAction] Übertakten braucht eine andere Aktion des Docks.
    [Amount] Wähle zwischen 1 und 3; beim Computer Ziehen und Ausspielen zusammen.
    [NoPod] So viele Kapseln sind dort nicht.
    [NoRoom] Die Kapseln passen nicht auf Plattform und Fahrzeuge.
    [NotAffordable] Das kannst du nicht bezahlen.
    [BadPayment] Die Zahlung geht nicht genau auf, oder du hast sie nicht.
    [SlotFull] In diesem Slot liegt schon ein Plättchen.
    [SlotsIncomplete] Dieses Dock braucht in jedem seiner Slots ein Plättchen.
    [DockNotOpen] Auf diesem Plattformdock steht eine Drohne.
    [HowMany] Davon hast du schon so viele, wie erlaubt sind.
    [DuplicateCard] Das hast du schon.
    [RivalHasUpgrade] Der Rivale hat dieses Upgrade; du darfst es nicht als Upgrade ausspielen.
    [CardNotInHand] Diese Karte hast du nicht auf der Hand.
    [TunnelClosed] Keine der beiden Höhlen an diesem Tunnel ist aufgedeckt.
    [CavernFaceDown] Diese Höhle ist noch verdeckt.
    [ScoutTarget] Erkunde eine verdeckte Höhle, die ein Tunnel mit einer aufgedeckten verbindet.
    [SalvageTaken] Alle Bergungsfelder dieser Ressource sind besetzt.
    [NotInPlay] Von dieser Ressource ist kein Bergungsfeld im Spiel.
    [NoToken] Dort liegt kein Vorfallplättchen.
    [SectionFull] Nenne einen anderen Schiffsteil mit heiler Kammer genau dann, wenn hier alle drei sabotiert sind.
    [ScrapUsed] Du hast in diesem Zug schon etwas verschrottet.
   *[NotOffered] Das steht nicht zur Wahl.
}

## Optionen am Bildschirm

cryo-option-rival_ties = Gleichstände des Rivalen am Bildschirm
cryo-option-rival_ties-help = Wo das Heft dir die Wahl lässt, wirst du gefragt, oder eine feste Regel entscheidet.
cryo-value-rival_ties-ask = Ich entscheide
cryo-value-rival_ties-auto = Eine feste Regel
cryo-option-payments = Zahlen mit Nanomaschinen
cryo-option-payments-help = Wo Nanomaschinen eine Wahl lassen, wirst du gefragt, oder es werden möglichst wenige gezahlt.
cryo-value-payments-ask = Frag mich
cryo-value-payments-fewest_nanites = Möglichst wenige
cryo-option-head_start = Vorsprung
cryo-option-head_start-help = Jede Stufe gibt dem Rivalen zu Beginn eines mehr: ein Organisches Material, eine Technologie, einen Kristall, eine Nanomaschine, eine Energie, dann von vorn. Unter 0 bekommst du es, und unter −5 beginnt der Rivale außerdem mit weniger. 0 ist das Spiel der Anleitung.

## Am Bildschirm: der Tisch in Worten

cryo-board-line-score = Deine Punkte jetzt
cryo-board-line-hand = Deine Hand
cryo-board-line-missions = Deine Missionen
cryo-board-line-slots = Plättchen auf deiner Plattform
cryo-board-line-caverns = Höhlen
cryo-board-line-tunnels = Tunnel
cryo-board-line-pods = an Bord { $aboard } von { $room }, in Höhlen { $caverns }, zerstört { $destroyed }
cryo-board-line-thing = { $name } { $what }
cryo-board-line-salvage = { $track } du { $yours }, Rivale { $rivals } von { $spaces }
cryo-board-line-section = Kapseln (du:Rivale) { $chambers }; Vorfall: { $token }; Docks { $docks }
cryo-board-line-dock = { $dock } ({ $beside })
cryo-board-line-tracks = Deine Leisten
cryo-board-line-your-pods = Deine Kapseln
cryo-board-line-upgrades = Deine Upgrades
cryo-board-line-vehicles = Deine Fahrzeuge
cryo-board-line-down = { $cavern } verdeckt{ $size ->
    [large] , groß
   *[small] {""}
}
cryo-board-line-cavern = { $cavern } { $high }/{ $low } ({ $cost }) { $up ->
    [yes] du { $yours }, Rivale { $rivals }
   *[no] verdeckt gesehen
}
cryo-board-line-tunnel = { $a }–{ $b } { $energy } Energie

## Das eigene Brett

cryo-own-on-screen = Nur für das Spiel am Bildschirm
cryo-own-board = Name, Leisten, Schaden
cryo-own-caverns = Höhlenplättchen
cryo-own-tunnels = Tunnelabschnitte
cryo-own-room = Kapseln auf einer Plattform
cryo-own-cavern-high = Zahl für die Mehrheit
cryo-own-cavern-low = Zahl für die andere Seite
cryo-own-cavern-cost = Kosten, { $track }
cryo-own-segment = Energie
cryo-own-printed = Diese Angaben sind die meines gedruckten Exemplars
cryo-own-yes = { $is ->
    [yes] ja
   *[no] nein
}
cryo-own-label = { $lang ->
    [de] Wie das Brett heißt, auf Deutsch
   *[en] Wie das Brett heißt, auf Englisch
}
cryo-own-end = Ende der Leiste
cryo-own-damage = Schadensmarker zu zweit
cryo-own-chamber = Kammer { $chamber }
cryo-own-chamber-pods = Kapseln jeder Seite
cryo-own-tiles = Ressourcenplättchen
cryo-own-tokens = Vorfallplättchen
cryo-own-salvage-board = Bergungsfelder
cryo-own-map = Höhlen
cryo-own-platform = Plattform
cryo-own-stacks = Stapel auf der Vorfallleiste
cryo-own-stack = Stapel { $stack }
cryo-own-size = { $size ->
    [large] groß
   *[small] klein
}
cryo-own-back = { $back ->
    [early] früh
    [late] spät
   *[sunset] Sonnenuntergang
}
cryo-own-surface = die Oberfläche
cryo-own-roster = { $what ->
    [spaces] Aktionsfelder (ein neuer Name fügt eines hinzu)
    [docks] Docks (ein neuer Name fügt eines hinzu)
    [slots] Plätze der Brettkarten (ein neuer Name fügt einen hinzu)
    [tiles] Arten von Plättchen (ein neuer Name fügt eine hinzu)
    [tokens] Arten von Vorfallplättchen (ein neuer Name fügt eine hinzu)
    [salvage] Bergungsfelder (ein neuer Name fügt eines hinzu)
    [caverns] Höhlenfelder (ein neuer Name fügt eines hinzu)
    [cavern_tiles] Höhlenplättchen (ein neuer Name fügt eines hinzu)
    [segments] Tunnelabschnitte (ein neuer Name fügt einen hinzu)
   *[tunnels] Tunnel (ein neuer Name fügt einen hinzu)
}
cryo-own-part = { $part ->
    [space] Feld { $n }
    [dock] Dock { $n }
    [slot] Kartenplatz { $n }
    [tile] Plättchen { $n }
    [token] Vorfallplättchen { $n }
    [salvage] Bergungsfeld { $n }
    [cavern-tile] Höhlenplättchen { $n }
    [segment] Abschnitt { $n }
    [tunnel] Tunnel { $n }
   *[platform] Plattformdock { $n }
}
cryo-own-of = { $what ->
    [kind] Aktion
    [printed] aufgedruckte Ressource
    [above] darüber
    [right] rechts davon
    [below] darunter
    [left] links davon
    [damage] Schadenssymbol
    [row] Zeile
    [column] Spalte
    [dock] Dock unter der Karte
    [below_it] Docks unter diesem
    [back] Farbe der Rückseite
    [mark] Zeichen auf der Rückseite
    [face] was es zeigt
    [copies] wie viele es gibt
    [does] was es tut
    [material] Ressource
    [players] ab wie vielen Spielern
    [size] Größe
    [start] liegt zu Beginn offen
    [across] Platz, waagrecht
    [down] Platz, senkrecht
    [from] beginnt bei
    [one_end] ein Ende
    [other_end] anderes Ende
    [path] Abschnitte
    [action] Aktion
    [cost_slot] Slot für die Kosten
   *[benefit_slot] Slot für den Ertrag
}
cryo-own-counted = { $what ->
    [sections] Schiffsteile
    [damage_symbols] verschiedene Schadenssymbole
    [chambers] Kammern
    [sections_with_chambers_1_to_3] Schiffsteile mit den Kammern 1 bis 3
    [pods_per_player] Kapseln je Seite
    [resource_tiles] Ressourcenplättchen
    [incident_tokens] Vorfallplättchen
    [sunset_tokens] Sonnenuntergänge
    [cavern_tiles] Höhlenplättchen
    [large_cavern_tiles] große Höhlenplättchen
    [small_cavern_tiles] kleine Höhlenplättchen
    [start_caverns] zu Beginn offene Höhlen
    [platform_docks] Docks der Plattform
    [early_tokens] frühe Vorfallplättchen
    [late_tokens] späte Vorfallplättchen
    [cards] Karten
   *[other] { $what }
}
cryo-error-own-word = „{ $word }“ kann hier nicht stehen. Was ein Plättchen zeigt, schreibt man crystal+organic, oder crystal/organic für eines von beiden.
cryo-error-board-format = Das Brett lässt sich nicht lesen: { $why }.
cryo-error-board-total = Das Brett hat { $found } { $name }; es müssen { $expected } sein.
cryo-error-board-ref = Das Brett nennt { $id } bei { $place }, aber das gibt es nicht oder zweimal.
cryo-error-board-graph = { $place } passt nicht: { $flaw ->
    [Actions] ein Dock hat eine bis vier Aktionen
    [Side] die Seiten heißen right, below, left und above
    [Cell] das Feld liegt nicht neben dem Dock
    [Energy] die Energie ist nicht die Summe der Abschnitte
    [NoItems] es zeigt nichts
   *[TooMany] davon gibt es mehr, als ein Spiel fassen kann
}.
cryo-error-board-word = { $word } bei { $place } ist kein Wort für die Herkunft einer Angabe: booklet, public, derived, house oder printed.
