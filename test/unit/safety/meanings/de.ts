import type { Meanings } from "./meanings";

export const german: Meanings = {
  "was man spürt": {
    danger: `Waschmaschine: wenn ich sie anfasse, kribbelt es in den Fingern; Bügeleisen: hab einen Schlag bekommen; Lampe: das Gehäuse steht unter Strom;
      Herd: es bitzelt wenn man den Wasserhahn gleichzeitig berührt; Toaster: mein Mann hat eine gewischt gekriegt; Bohrmaschine: Stromstoß beim Einschalten;
      Kühlschrank: am Griff merkt man ein leichtes Kribbeln; Verstärker: man bekommt einen elektrischen Schlag am Mikro; Föhn: gibt Stromschläge; Stehlampe: es zuckt in der Hand wenn ich sie anfasse`,
    harmless: `Radio: brummt leise; Nähmaschine: Fadenspannung stimmt nicht; Uhr: schlägt nicht mehr; Massagegerät: vibriert nur noch schwach; Mixer: Messer ist stumpf;
      Pullover: kratzt am Arm; Fahrradklingel: klingelt nicht; Gitarre: Saite schnarrt; Standuhr: das Schlagwerk schlägt falsch; Handrührer: Rührbesen fallen heraus`,
  },
  "was der Strom tut": {
    danger: `Wasserkocher: FI fliegt raus; Heizlüfter: sobald ich ihn anmache fliegt die Sicherung; Spülmaschine: die Sicherung springt immer raus; Lichterkette: bei Regen löst der FI-Schalter aus;
      Kaffeemaschine: Kurzschluss; Trockner: danach war die ganze Wohnung dunkel; Backofen: haut die Sicherung raus; Staubsauger: verursacht einen Kurzschluss;
      Boiler: wirft die Hauptsicherung; Ventilator: beim Einstecken fällt der Strom im ganzen Haus aus`,
    harmless: `Lampe: Birne getauscht, Sicherung ist ok; Laptop: Datensicherung klappt nicht; Kettensäge: Kette springt ab; CD-Spieler: die CD springt; Radio: fällt nach zehn Minuten aus;
      Staubsauger: schaltet sich nach kurzer Zeit ab; Tür: fällt von selbst zu; Föhn: Thermosicherung defekt, ersetzt; Fernseher: geht nach einer Stunde aus; Rasenmäher: springt nicht an`,
  },
  "Hitze, Rauch, Feuer": {
    danger: `Mixer: qualmt aus dem Motor; Toaster: hat Feuer gefangen; Staubsauger: riecht verschmort; Lampe: die Fassung ist geschmolzen; Bohrmaschine: sprüht Funken hinten raus;
      Steckdosenleiste: Stecker angeschmort; Drucker: plötzlich ein lauter Knall und Rauch; Fernseher: es stinkt nach verbranntem Plastik; Netzteil: ist explodiert; Wasserkocher: der Boden ist durchgeschmort;
      Heizkissen: brenzliger Geruch; Kaffeemaschine: Kabelbrand im Gehäuse; Handkreissäge: Funkenflug und Brandgeruch; Trockner: es kokelt; Verlängerung: der Stecker wird glühend heiß`,
    harmless: `Lampe: brennt nicht mehr; Funkuhr: empfängt kein Signal; CD-Brenner: brennt keine CDs; Feuerzeug: Rad klemmt; Kopfhörer: Funkkopfhörer ohne Ton; Gasanzünder ohne Gas: kein Funke;
      Kaminbesteck: Griff lose; Glühbirne: passt nicht; Raclette: Käse geschmolzen und klebt; Toaster: Toast verbrannt; Jeans: Knopf ab; Kühlbox: riecht muffig;
      Bügeleisen: ohne Rauch und ohne Geruch, bleibt einfach kalt; Lautsprecher: rauscht; Räucherofen: Türgriff lose; Kontrolllampe am Herd: Lämpchen brennt dauerhaft`,
  },
  "Kabel, Wasser, Akku, Gas": {
    danger: `Heckenschere: Kabel durchgeschnitten; Lampe: der Hund hat das Kabel angebissen; Bügeleisen: am Kabel sieht man die blanken Drähte; Staubsauger: Kabelisolierung brüchig; Radio: ist in die Badewanne gefallen;
      Lampe: Wasser tropft aus der Deckenleuchte; Handy: Akku aufgebläht; Laptop: der Akku ist dick und drückt das Touchpad hoch; Powerbank: wird beim Laden heiß; E-Bike: will die Zellen im Akkupack tauschen;
      Gasherd: Gasgeruch in der Küche; Gastherme: der CO-Melder piept; Holzofen: wir bekommen Kopfschmerzen; Kühlschrank: beim Abtauen in die Leitung gestochen, es zischt; E-Scooter: der Akku hat gequalmt`,
    harmless: `Kopfhörer: Kabelbruch am Stecker; Handy: Ladekabel defekt; Fahrrad: Bremszug ausgefranst; Rollo: Schnur gerissen; Handy: Akku hält nicht lange; Fernbedienung: Batterie ausgelaufen;
      Bürostuhl: Gasdruckdämpfer ist müde; Luftmatratze: bläht sich nicht auf; Kaffeemaschine: Wasser läuft unten aus der Brühgruppe; Rucksack: Riemen gerissen; Tablet: Display gesprungen; Kissen: Naht offen`,
  },
  "Sicherheit und Kraft": {
    danger: `Mikrowelle: heizt nicht; Röhrenfernseher: kein Bild; Motorsäge: Kettenbremse ohne Funktion; Kreissäge: läuft weiter wenn ich den Schalter loslasse; Waschmaschine: kann ich den Türschalter überbrücken;
      Heizlüfter: die Sicherung mit Alufolie geflickt; Fahrradhelm: Riss nach Sturz; Kindersitz: Gurt klemmt; Rauchmelder: piept; Auto: die Bremse geht durch; Fahrrad: Riss im Rahmen; Fahrrad: Bremse zieht nicht, bremst nicht mehr;
      Rollator: Bremse defekt; CPAP Gerät: pfeift; Garagentor: Feder gerissen; Luftgewehr: Abzug klemmt; Fensterrahmen: alte Bleifarbe abschleifen`,
    harmless: `Kinderwagen: Verdeck hat ein Loch; Spielzeugauto: Lenkung locker; Helmlampe: geht nicht; Wasserpistole: undicht; Dose: Mikrowellengeschirr hat einen Sprung; Buch: Rücken gebrochen;
      Stuhl: Bein locker; Reißverschluss: klemmt; Schere: stumpf; Puppe: Arm ab; Klappleuchte ohne Strom: Gelenk locker; Standuhr: läuft weiter nach`,
  },
  "wie man es erzählt": {
    danger: `Brotbackmaschine: wenn ich gleichzeitig die Spüle anfasse, zwickt es;
      Lötkolben: Kabel ist an der Spitze angeschmolzen;
      Waschmaschine: Schleuderprogramm, dann ist der Strom in der ganzen Küche weg;
      Haartrockner: vorne kommen Funken raus; Fernseher: aus dem Lüftungsgitter kam weißer Rauch;
      Wäschetrockner: Steckdose ist schon ganz schwarz; Backofen: Sicherung fällt jedes Mal;
      Bohrer: kriege beim Einschalten eine gewischt; Tablet: Display hebt sich ab, Akku wohl gebläht;
      E-Roller: Akku hat beim Laden gestunken und war kochend heiß;
      Camping-Kühlschrank: läuft auf Gas, danach Kopfschmerzen; Gaskocher: Schlauch ist porös und es zischt;
      Kreissäge: Schutzhaube ist ab; Häcksler: läuft von alleine an;
      Waschmaschine: Türverriegelung überbrückt damit sie läuft; Moped: Bremse greift nicht;
      Golf: Lenkung hat viel Spiel; Kinderwagen: klappt während der Fahrt zusammen; Leiter: eine Sprosse ist locker;
      Schnellkochtopf: Ventil klemmt und Deckel geht nicht auf; Altbaufenster: alte Farbe abschleifen, Baujahr 1920;
      Gefriertruhe: beim Enteisen mit dem Messer abgerutscht, zischt jetzt; Röhrenradio: brummt laut;
      Deckenlampe: flackert`,
    harmless: `Wasserhahn: tropft; Kaffeemühle: mahlt ungleichmäßig; Bilderrahmen: Glas gesprungen;
      Drucker: zieht mehrere Blätter ein; Mikrofon: kratzt und knackt; Standventilator: wackelt und ist laut;
      Grill: Rost verbogen; Handy: Akku nach einer Stunde leer; Rucksack: Schnalle gebrochen;
      Kühlschrank: Licht im Kühlschrank geht nicht aus; Fahrrad: Kette springt; Puppenwagen: Rad ab`,
  },
};
