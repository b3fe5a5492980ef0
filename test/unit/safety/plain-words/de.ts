// oxlint-disable max-lines -- a plain list, one line for each thing somebody said
/** What people and volunteers write in German: the thing, a bar, their words. */
export const dangers = `
Stehlampe | ich krieg immer eine gewischt wenn ich sie anfasse
Toaster | hat mir eine gescheuert, also Strom
Waschmaschine | es kribbelt in den Fingern am Gehäuse
Bügeleisen | zwickt beim Anfassen
Herd | wenn ich Topf und Spüle berühre bizzelt es
Mixer | habe einen Schlag bekommen
Verstärker | kriege vom Mikro einen gewischt
Wasserkocher | Stromschlag am Griff
Lampe | Gehäuse steht unter Strom
Kühlschrank | elektrisiert mich
Bohrmaschine | hat mir eine verpasst, Arm war taub
Tischleuchte | man spürt ein leichtes Kribbeln am Fuss
Toaster | Phasenprüfer leuchtet am Blech
Heckenschere | habe eine gelangt bekommen
Kaffeemaschine | Strom auf dem Gehäuse
Heizlüfter | beim Einstecken ist alles dunkel
Waschmaschine | FI fliegt raus
Geschirrspüler | Sicherung fliegt beim Heizen
Wasserkocher | haut die Sicherung raus
Bügeleisen | im ganzen Haus geht das Licht aus
Toaster | der Schalter im Sicherungskasten fällt
Staubsauger | löst den FI-Schutzschalter aus
Backofen | Strom weg sobald ich ihn anmache
Trockner | fliegt immer die Hauptsicherung
Ventilator | FI löst aus
Kaffeemaschine | Kurzschluss, in der Küche alles tot
Lampe | Sicherung springt raus
Föhn | riecht verbrannt
Fön | stinkt nach Gummi und qualmt
Radio | es stieg Rauch auf
Fernseher | Knall und dann Rauchwolke
Mixer | riecht nach verschmortem Plastik
Lampe | stinkt nach Fisch am Stecker
Staubsauger | riecht nach Teer
Ladegerät | wird so heiss dass man es nicht anfassen kann
Stecker Heizung | brauner Fleck am Stecker
Verlängerung | ein Loch ist ganz braun und weich
Lampe | Schalter geschmolzen
Toaster | Arbeitsplatte darunter angesengt
Heizdecke | Brandfleck auf dem Laken
Trockner | Wäsche kommt angekokelt raus
Bohrmaschine | Funken und blaue Blitze hinten
Küchenmaschine | es funkt beim Schalter
Mikrowelle | blitzt innen
Mikrowelle | heizt nicht mehr
Glätteisen | hat Feuer gefangen
Lampe | Fassung verkohlt
Kabeltrommel | angeschmort
Heizlüfter | Flammen kamen raus
Drucker | hat geraucht
Steckerleiste | Stecker ist mit der Dose verschmolzen
Wasserkocher | schwarze Schmauchspuren am Sockel
Ventilator | Motor raucht ab
Lampe | Hund hat das Kabel angeknabbert
Lampe | Hase hat das Stromkabel durchgebissen
Staubsauger | Kabel kaputt, man sieht das Kupfer
Bügeleisen | Drähte schauen raus
Toaster | blanke Drähte am Kabel
Föhn | Kabelbruch am Griff, Adern liegen frei
Bohrmaschine | Kabel mit Isolierband geflickt
Rasenmäher | übers Kabel gefahren
Heckenschere | ins Kabel geschnitten
Mixer | Stecker gebrochen, Kontakte liegen frei
Heizung | Kabel aus dem Stecker gerissen
Radio | altes Kabel ganz bröselig
Lampe | Stoffkabel durchgescheuert
Föhn | in die Badewanne gefallen
Toaster | ins Spülbecken gefallen
Radio | ins Wasser gefallen und war eingesteckt
Ventilator | stand im Keller unter Wasser
Stehlampe | Blumenwasser in den Sockel gelaufen
Wasserkocher | Wasser läuft in den Sockel mit den Kontakten
Bügeleisen | Wasser tropft am Kabel raus
Mehrfachstecker | lag im Regen, Wasser in der Steckdose
Mikrowelle | innen nass geworden
Fernseher | Vase hinten reingekippt
Waschmaschine | Wasser tropft auf die Elektronik
Gasherd | riecht nach Gas
Gasherd | riecht nach faulen Eiern
Gasheizung | zischt an der Leitung
Therme | wir kriegen Kopfweh wenn sie läuft
Gasofen | Flamme ist gelb und russt
Campingkocher | Gas strömt aus am Schlauch
Gasgrill | Schlauch rissig und riecht
Therme | Zündflamme geht dauernd aus
Gasbackofen | Verpuffung beim Anzünden
Gasheizung | mir wird schwindlig
Kaminofen | Rauch kommt ins Zimmer
Gastherme | CO-Melder hat Alarm gegeben
Handy | Akku aufgebläht
Handy | Rückseite geht auf, Akku ist dick geworden
Laptop | Touchpad wölbt sich hoch
Tablet | Display hebt sich ab, Akku dick
Powerbank | sieht aus wie ein Kissen
E-Bike Akku | wird beim Laden sehr heiss
Handy | wurde in der Tasche glühend heiss
E-Zigarette | zischte und hat gebrannt
Drohne | Akku aufgequollen
Akku vom Roller | qualmt beim Laden
E-Bike Akku | ins Wasser gefallen, jetzt warm
Smartwatch | Akku drückt das Glas hoch
Kamera | Akku so dick, geht nicht mehr raus
Akkuschrauber | Akku zischt und läuft aus
Garagentor | Feder gebrochen
Garagentor | grosse Feder mit Knall gerissen
Bürostuhl | Gasfeder aufbohren
Rollladen | Feder rausgesprungen unter Spannung
Schnellkochtopf | Deckel flog unter Druck weg
Schnellkochtopf | Ventil verstopft
Kompressor | Kessel verrostet
Heckklappe | Gasdruckdämpfer aufsägen
Feuerlöscher | Zeiger im roten Bereich
Auto | Bremspedal geht bis zum Boden durch
Auto | Bremsen weich
Auto | Lenkung hat Spiel und klackert
Wagenheber | sinkt langsam ab
Kindersitz Auto | Gurtschloss hält nicht
Auto | Airbag Lampe leuchtet
E-Scooter | Bremse geht nicht
E-Scooter | gibt von selbst Gas
Fahrrad | Gabel hat einen Riss
Fahrrad | Lenker angebrochen
Pedelec | Motor läuft weiter wenn ich nicht trete
Insulinpumpe | gibt falsche Menge ab
CPAP | geht nachts aus
Treppenlift | bleibt mitten drin stehen
E-Rollstuhl | Bremse hält nicht am Berg
Sauerstoffgerät | piept dauernd
Pflegebett | senkt sich von allein
Fahrradhelm | Riss in der Schale
Helm | nach Sturz innen gebrochen
Kletterseil | Mantel aufgescheuert
Klettergurt | Naht geht auf
Rauchmelder | gibt keinen Ton beim Testen
Rauchmelder | löst nicht aus
CO-Melder | tot
Schwimmweste | Naht gerissen
Leiter | Sprosse gebrochen
Kinderbett | Seitenteil fällt von selbst runter
Treppengitter | schliesst nicht mehr
Kinderwagen | klappt mit Kind zusammen
Kinderwagen | Bremse hält nicht
Spielzeug | Knopfzellenfach geht nicht zu
Bügeleisen | Thermostat überbrücken
Wasserkocher | Thermosicherung durch, möchte ich überbrücken
Kettensäge | Sicherheitsschalter mit Klebeband fixiert
Heizung | Alufolie um die Sicherung
Winkelschleifer | ohne Schutzhaube benutzen
Mixer | Schalter überlistet, läuft ohne Deckel
Mikrowelle | Türschalter überbrücken
Rasenmäher | Sicherheitsbügel festgebunden
Lampe | Schutzleiter abgeschnitten
Kreissäge | läuft nach, stoppt nicht
Rasenmäher | läuft weiter wenn ich loslasse
Bohrmaschine | geht nicht mehr aus
Heizlüfter | lässt sich nicht ausschalten
Bügeleisen | wird immer heisser, Regler ohne Wirkung
Wasserkocher | schaltet nicht ab und kocht ewig
Röhrenfernseher | will ihn öffnen
Steckdose | schwarze Flecken um die Löcher
Steckdose | hängt aus der Wand und funkt
Lichtschalter | warm und knistert
Sicherungskasten | brummt und ist heiss
Kühlschrank | mit dem Messer ins Eisfach gestochen, es zischte
Klimaanlage | Kältemittel nachfüllen
Bügelbrett | Asbestplatte
Toaster | kokelt
Lampe | brutzelt in der Fassung
Aquarienheizer | kriege im Wasser eine gewischt
Wärmflasche | geplatzt und Bein verbrüht
Sandwichtoaster | hat gepufft und dann war im ganzen Haus das Licht weg
Radio | roch komisch elektrisch, hab gleich den Stecker gezogen
Staubsauger | kleine Blitze an der Bürste vom Motor und riecht angebrannt
Stehlampe | der Schalter am Kabel wird so heiß dass man ihn nicht drücken mag
Verlängerung | Trommel nicht abgerollt, Kabel ist weich und klebt zusammen
Wasserkocher | Wasser läuft unten in den Sockel
Föhn | ist ins Waschbecken gerutscht
Ladegerät | es hat einen Blitz gegeben und seitdem nichts mehr
Handy | Rückseite hebt sich ab
Tablet | Akku dick geworden, wölbt das Display
Laptop | steht nicht mehr eben, Unterseite bauchig
E-Bike | Akku möchte ich selber neue Zellen einlöten
E-Scooter | Akku riecht süßlich
Akkuschrauber | Akku zischt beim Laden
Bürostuhl | Gasfeder aufbohren weil sie klemmt
Garagentor | Feder gerissen
Schnellkochtopf | Deckel sitzt fest und es zischt
Kreissäge | Spaltkeil abgeschraubt weil er stört
Winkelschleifer | läuft weiter wenn ich den Schalter loslasse
Rasenmäher | Messer dreht nach dem Loslassen noch lange
Heckenschere | zweiten Schalter mit Klebeband festgemacht
Fahrrad | Bremshebel lässt sich bis zum Lenker ziehen
Fahrrad | Riss an der Gabel
Auto | Bremspedal geht bis zum Boden
Wohnwagen | riecht nach Gas beim Kühlschrank
Gastherme | Flamme gelb und mir wird schwindlig
Hochstuhl | Gurt schließt nicht
Kindersitz | Schloss klemmt
Helm | einmal runtergefallen, Riss
Leiter | Sprosse locker
Rollator | Bremse hält nicht
Beatmungsgerät | piept
Heizdecke | eine Stelle brennt fast
Nachtspeicherofen | alte Dämmung bröselt
Röhrenfernseher | pfeift
Deckenlampe | flackert und knistert
Steckdose | braun um die Löcher
Steckdose | wackelt und wird warm
Stecker | riecht nach Fisch
Lampe | Katze hat am Kabel gekaut, man sieht Kupfer
Bügeleisen | Kabel an der Knickstelle offen
Staubsauger | Isolierung am Stecker rausgerutscht, man sieht braun und blau
Lichterkette | zwei Drähte zusammengedreht
Toaster | Flammen aus dem Schlitz
Toaster | bleibt unten, Brot hat gebrannt
Fritteuse | hört nicht auf zu heizen
Bügeleisen | wird immer heißer bis es qualmt
Spülmaschine | tropft auf die Steckerleiste
Aquarium | im Wasser kribbelt es
Heizlüfter | fi kommt wenn ich einschalte
Backofen | haut die Sicherung raus nach zehn Minuten
Bohrmaschine | Funken vorne und stinkt nach Ozon
Mixer | läuft auch ohne Deckel, Schalter überbrückt
Sicherung | mit Alufolie umwickelt
Gitarrenverstärker | bekomme am Mikro eine gewischt
Kühlschrank | beim Abtauen mit dem Messer reingestochen, es hat gezischt
Mikrowelle | Gehäuse auf und Sicherung messen
Staubsauger | 2x geknallt und Ruhe
Drucker | aus dem Netzteil kam Qualm
Monitor | roch verbrannt, dann aus
Kaffeemaschine | unten Schmorspuren
Kaffeemaschine | Dampf und Wasser an der Elektronik
Tischlampe | Fassung verschmort
Mehrfachstecker | leicht angeschmolzen
Ventilator | Motor glüht
Rührgerät | es britzelt am Gehäuse
Heizkissen | riecht versengt
Staubsauger | stinkt beim Saugen, Rauch kam raus
Toaster | lässt Sicherung fliegen
Wasserkocher | beim Einschalten fliegt FI
Kaffeemaschine | Kurzschluss, Sicherung raus
Bügeleisen | Kabelbruch am Eisen, Litze sichtbar
Lampe | Stecker geschmolzen
Mixer | Motor riecht verbrannt
Nähmaschine | Funken im Pedal
Trockner | Brandgeruch
Dampfreiniger | Wasser kommt am Stecker raus
Pürierstab | Kabel halb durch
Radio | hat geknistert dann still, Brandgeruch
Bohrmaschine | starkes Bürstenfeuer
Grill | beim Anschalten Sicherung raus
Heizstrahler | Schalter verschmort
Handstaubsauger | Akku aufgebläht
Verlängerungskabel | mit Heckenschere durchgeschnitten
Waschmaschine | Strom auf der Trommel
Herd | Gasgeruch
Geschirrspüler | wirft FI raus
Senseo | Wasser läuft ins Gerät, Kurzschluss
Küchenmaschine | hat kurz geraucht und blieb stehen
Hochdruckreiniger | Schlag bekommen
Schreibtischlampe | Trafo glühend heiß
Laptop Netzteil | Funke beim Einstecken
Föhn | Kabel sehr warm
Backofen | innen ist was explodiert
TV | Knall, dann Bild weg
Ventilator | überhitzt, riecht nach Schmoren
Pedelec | Akku überhitzt beim Laden
Haarschneider | Stromschlag
Alte Uhr | Stecker spröde und mit Klebeband umwickelt
Fritteuse | Thermostat klebt, Öl raucht
Waffeleisen | Kabel an Platte verbrannt
Schleifer | Flammen aus Motor
Weihnachtsstern | Drähte liegen frei
Lötkolben | Kabel angeschmolzen
Wasserkocher | Kontakt im Sockel verbrannt
Heißluftfritteuse | Stecker wird braun
Brotbackautomat | riecht nach Rauch
Stehlampe | Fuß steht unter Strom
Eierkocher | es schmort
Staubsauger | Kabel aufgescheuert
Toaster | löst FI aus
Monitor | Netzteil hat geknallt
Kaffeevollautomat | undicht, Wasser auf Platine
`;

/** Of things that the gate never stops for themselves: a smoke alarm, say, is always replaced. */
export const harmless = `
Lautsprecher | brummt leise
Fahrrad | Stossdämpfer quietscht
CD-Brenner | brennt keine CDs
Toaster | Toast einseitig verbrannt
Heissklebepistole | Kleber kommt nicht
Jacke | Reissverschluss klemmt
Bürostuhl | sinkt langsam ab
Zelt | nass geworden und muffig
Wasserkocher | braucht lange bis er heiss ist
Rasenmäher | Zündkerze verrusst, springt nicht an
Taschenlampe | Batterie leer
Lampe | Sicherung ersetzt, geht wieder, nur Schirm kaputt
Wasserhahn | tropft
Fahrrad | Reifen platt
Plattenspieler | Teller dreht nicht
Radio | kratzt beim Lautstärkeregler
Gitarre | Saite gerissen
Wecker | klingelt nicht
Wasserkocher | Deckel schliesst nicht
Staubsauger | saugt nicht mehr
Staubsauger | Kabel rollt nicht auf
Bügeleisen | tropft unten aus den Löchern
Bügeleisen | kein Dampf
Kaffeemaschine | Kaffee kalt
Kaffeemaschine | verkalkt
Mixer | undicht am Krug
Küchenmaschine | laut und langsam
Toaster | Hebel bleibt nicht unten
Föhn | bläst nur kalt
Föhn | roch beim ersten Mal nach Staub, jetzt nicht mehr
Ventilator | wackelt
Nähmaschine | Faden reisst
Nähmaschine | Fadenspannung falsch
Nähmaschine | Stoff wird nicht transportiert
Drucker | Papierstau
Drucker | druckt streifig
Laptop | Taste abgefallen
Laptop | langsam
Laptop | Akku hält nur eine Stunde
Laptop | Scharnier locker
Handy | Display gesprungen
Handy | Ladebuchse wackelt
Handy | Akku schnell leer
Tablet | geht nicht an
Kamera | Objektiv klemmt
Kamera | Blitz löst nicht aus
Uhr | Armband gerissen
Uhr | bleibt stehen
Kuckucksuhr | Kuckuck kommt nicht
Spieluhr | Feder aufgezogen aber spielt nicht
Spielzeugauto | Räder drehen nicht
Teddy | Auge ab
Modelleisenbahn | bleibt in der Kurve stehen
Fernbedienung | Tasten klemmen
Fernbedienung | Batterie ausgelaufen
Kopfhörer | eine Seite stumm
Kopfhörer | Kabelbruch am Stecker
Kopfhörer | Katze hat Kabel angeknabbert
Lautsprecher | Membran gerissen
CD-Player | Schublade geht nicht auf
Kassettenrekorder | Bandsalat
Verstärker | linker Kanal tot
Fernseher | Bild weg, Ton da
DVD-Player | liest nicht
Spielkonsole | Controller driftet
Tastatur | klebt nach Kaffee
Maus | Rad springt
USB-Kabel | Stecker verbogen
Fahrrad | Kette springt
Fahrrad | Schaltung hakt
Fahrrad | Bremsbeläge quietschen
Fahrrad | Klingel kaputt
Fahrradlampe | Batterie leer
E-Bike | Display bleibt leer
Kinderwagen | Rad quietscht
Kinderwagen | Verdeck gerissen
Hochstuhl | Tablett verkratzt
Kinderbett | Lack ab, sonst stabil
Jeans | Loch am Knie
Mantel | Futter gerissen
Bluse | Knopf ab
Pulli | Mottenlöcher
Hemd | Brandfleck vom Bügeleisen
Hose | Reissverschluss kaputt
Tasche | Riemen gerissen
Rucksack | Schnalle gebrochen
Koffer | Rolle ab
Regenschirm | Speiche gebrochen
Schuhe | Sohle löst sich
Stuhl | wackelt
Tisch | Kratzer
Schublade | klemmt
Bilderrahmen | Glas gesprungen
Vase | in drei Teile
Tasse | Henkel ab
Kette | Verschluss kaputt
Ohrring | Haken fehlt
Brille | Schraube fehlt
Messer | stumpf
Schere | schneidet nicht
Spaten | Stiel gebrochen
Gartenschlauch | undicht
Schubkarre | Reifen platt
Grill | Rost verrostet
Pfanne | Griff locker
Pfanne | eingebrannt
Schnellkochtopf | braucht neue Dichtung
Küchenwaage | zeigt falsch an
Stabmixer | dreht nicht
Waffeleisen | Waffeln kleben
Reiskocher | Reis brennt an
Brotbackautomat | Brot geht nicht auf
Lampe | flackert
Lampe | Schirm kaputt
Lampe | geht nicht, neue Birne probiert
Lampe | kein Schlag, kein Geruch, leuchtet nur nicht
Lichterkette | die Hälfte ist dunkel
Solarlampe | lädt nicht
Türklingel | klingelt nicht
Babyphone | kein Ton
Zahnbürste | Akku schwach
Rasierer | schneidet schlecht
Personenwaage | Err
Heizlüfter | wird nicht warm
Waschmaschine | schleudert nicht
Waschmaschine | Tür geht nicht auf
Waschmaschine | riecht muffig
Waschmaschine | Türdichtung undicht
Geschirrspüler | pumpt nicht ab
Kühlschrank | Licht geht nicht
Kühlschrank | Türdichtung gerissen
Backofen | Griff locker
Bohrmaschine | Bohrfutter klemmt
Akkuschrauber | Akku lädt nicht
Säge | stumpf
Kettensäge | Kette stumpf
Luftpumpe | kein Druck
Luftmatratze | verliert Luft
Zelt | Stange gebrochen
Akkordeon | Balg undicht
Klavier | Taste stumm
Mixer | raucht nicht, riecht nicht, ist nur langsam
Radio | Stecker wurde schon erneuert, jetzt nur noch Senderwahl
Staubsauger | Sicherung fliegt nicht, saugt nur schwach
Handy | Akku nicht dick, nur schnell leer
Laptop | wird nicht heiss, geht einfach aus
Spielzeugauto | Bremse kaputt
Öllampe | Docht klemmt
Feuerzeug | keine Flamme
Brettspiel Stromschlag | ein Teil fehlt
Buch | Wasserschaden
Taschenuhr | Zugfeder ausgeleiert
Schreibmaschine | Band trocken
Rollo | geht nicht hoch
Autoschlüssel | Batterie leer
Rollstuhl | Armlehne gerissen
Rollator | Tasche gerissen
Kaffeemühle | Bohnen klemmen
Wärmflasche | Bezug gerissen
Luftbefeuchter | kein Nebel
Zimmerbrunnen | Pumpe laut
`;
