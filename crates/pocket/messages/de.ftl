# Die Website, bevor die Seite selbst sprechen kann
pocket-loading = Alles wird bereitgelegt, damit du ohne Netz spielen kannst …
pocket-slow = Das dauert länger als sonst. Es geht von selbst weiter, sobald die Verbindung es zulässt.
pocket-unsupported = Dieser Browser kann keine Seite zum Spielen ohne Netz aufbewahren. Nimm einen anderen oder ein Fenster, das nicht privat ist.
pocket-failed = Das hat nicht geklappt. Prüfe die Verbindung und lade diese Seite neu.
pocket-sorry = In der App ist etwas schiefgegangen. Alles, was du beantwortet hattest, ist gespeichert. Lade die Seite neu.
pocket-not-found = Diese Seite gibt es nicht.
pocket-again = Einen Moment …
