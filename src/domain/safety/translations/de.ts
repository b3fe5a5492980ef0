import type { Translations } from "./translations";

export const german: Translations = {
  "gas-leak": [
    "Es kann Gas im Raum sein",
    "Gas oder Kohlenmonoxid kann explodieren oder töten, bevor man es merkt.",
    "Keinen Schalter betätigen, weder ein noch aus. Im Hinausgehen die Fenster öffnen, das Haus verlassen und von draußen den Gasnotdienst oder den Notruf wählen.",
  ],
  "carbon-monoxide": [
    "Es kann Kohlenmonoxid im Raum sein",
    "Man riecht es nicht, und es tötet, bevor man es merkt.",
    "Sofort alle hinaus an die frische Luft, im Hinausgehen die Fenster öffnen. Von draußen den Notruf oder den Gasnotdienst wählen und sagen, wenn jemand Kopfschmerzen hat oder wem übel ist.",
  ],
  "toxic-fumes": [
    "Es kann giftiges Gas entstehen",
    "Chlor und Essig, Entkalker, andere Säuren, Salmiak oder Spiritus geben zusammen ein Gas ab, das die Lunge verätzt.",
    "Sofort aus dem Raum, Tür hinter sich schließen und frische Luft atmen. Nichts mehr dazugießen. Wenn jemand hustet, die Augen brennen oder das Atmen schwerfällt: Giftnotruf oder Notruf wählen.",
  ],
  "smoke-or-fire": [
    "Innen brennt vielleicht etwas",
    "Innen wird etwas zu heiß oder es springen Funken über, und daraus kann ein Brand werden.",
    "Nicht weiter benutzen. Wenn es gefahrlos geht, den Stecker ziehen oder die Sicherung ausschalten. Bei Feuer oder dichtem Rauch hinausgehen und den Notruf wählen.",
  ],
  exploded: [
    "Innen ist vielleicht etwas geplatzt",
    "Ein Knall heißt, dass ein Teil mit Wucht versagt hat; der Rest kann einen Stromschlag geben oder in Brand geraten.",
    "Stecker ziehen und ausgeschaltet lassen. Erst wieder einschalten, wenn eine Fachkraft es geprüft hat.",
  ],
  "battery-damaged": [
    "Der Akku ist beschädigt",
    "Eine aufgeblähte, durchstochene oder heiße Lithiumzelle kann ohne Warnung brennen.",
    "Nicht mehr laden und benutzen. Nicht drücken, biegen oder anstechen. Ist er kühl, auf eine Unterlage legen, die nicht brennt, weg von Menschen, und zur Schadstoffsammelstelle bringen. Wird er heiß, zischt oder raucht er: weggehen und Hilfe rufen.",
  ],
  "gas-appliance": [
    "Das Gerät läuft mit Gas",
    "Ein Fehler an der Gastechnik kann zu Brand, Explosion oder Kohlenmonoxidvergiftung führen.",
    "Den Gashahn schließen und nichts zerlegen. Daran darf nur ein zugelassener Gasinstallateur arbeiten.",
  ],
  "camping-gas": [
    "Das Gerät läuft mit einer Gaskartusche",
    "Eine Dichtung, die schief sitzt, lässt Gas neben der Flamme austreten.",
    "Ins Freie bringen, weg von Flammen, das Ventil schließen und die Kartusche abschrauben. Nur nachsehen, ob der Gummiring da, heil und sauber ist. Düse, Ventil und Schlauch sind Sache des Händlers oder des Herstellers.",
  ],
  microwave: [
    "Das Gehäuse der Mikrowelle bleibt zu",
    "Teile im Inneren können eine tödliche Ladung halten, auch ohne Stecker.",
    "Stecker ziehen und das Gehäuse nicht öffnen. Eine Fachwerkstatt fragen oder ersetzen.",
  ],
  "electric-fault": [
    "Es hat einen elektrischen Defekt",
    "So ein Defekt kann zu einem Stromschlag oder einem Brand führen.",
    "Nicht mehr benutzen und den Stecker ziehen. Erst wieder einschalten, wenn eine Fachkraft es geprüft hat.",
  ],
  "hot-connection": [
    "Eine Verbindung wird zu heiß",
    "Ein loser Kontakt in Stecker, Kabel oder Steckdose wird jedes Mal heißer, bis etwas brennt.",
    "Nicht mehr benutzen. Die Sicherung ausschalten oder den Stecker ziehen, wenn er abgekühlt ist. Auch die Steckdose nicht benutzen, bis eine Fachkraft beides angesehen hat.",
  ],
  "damaged-cord": [
    "Das Netzkabel ist beschädigt",
    "Blankes Kupfer oder gerissene Isolierung kann bei Berührung tödlich sein.",
    "Nicht mehr benutzen und den Stecker ziehen. Die blanke Stelle nicht anfassen und nicht umkleben. Eine Fachkraft setzt ein neues Kabel ein.",
  ],
  "bypass-safety": [
    "Die Sicherheitseinrichtung muss funktionieren",
    "Ohne sie kann das Gerät jemanden verletzen oder in Brand geraten.",
    "Nicht überbrücken, auch nicht zum Test. Stecker gezogen lassen und das Teil von einer Fachkraft ersetzen lassen.",
  ],
  "high-voltage": [
    "Es kann noch Hochspannung führen",
    "Es kann lange nach dem Ausschalten eine tödliche Ladung halten.",
    "Stecker ziehen und das Innere einer Fachkraft überlassen.",
  ],
  "power-supply-inside": [
    "Das Netzteil bleibt zu",
    "Seine großen Kondensatoren bleiben geladen; ein Schlag daraus kann tödlich sein.",
    "Stecker ziehen und das Netzteil als Ganzes ersetzen oder reparieren lassen.",
  ],
  "fixed-wiring": [
    "Es gehört zur Hausinstallation",
    "Es gibt keinen Stecker, und Hausstrom kann töten.",
    "Am Sicherungskasten ausschalten und eine Elektrofachkraft rufen. Vielerorts ist das Vorschrift.",
  ],
  "water-electric": [
    "Wasser und Strom sind zusammengekommen",
    "Nasse elektrische Teile können Schläge geben, auch wenn sie trocken aussehen.",
    "Nicht anfassen, solange noch Strom anliegt. Zuerst die Sicherung ausschalten, und vor dem nächsten Gebrauch prüfen lassen.",
  ],
  refrigerant: [
    "Der Kältekreislauf bleibt zu",
    "Er ist dicht, steht unter Druck und enthält oft brennbares Gas.",
    "Wenn es zischt oder riecht: lüften und dort keinen Schalter oder Stecker bedienen. Nur Gitter, Dichtungen und Filter reinigen; der Rest ist für den Kältetechniker.",
  ],
  "heating-textile": [
    "Ein defektes Heiztextil ersetzen",
    "An den Drähten im Inneren kann man sich im Schlaf verbrennen.",
    "Stecker ziehen, nicht flicken, nicht mehr benutzen und ersetzen.",
  ],
  "ebike-pack": [
    "Den Fahrakku nicht öffnen",
    "Ein Defekt im Akku kann einen Brand auslösen, der kaum zu löschen ist.",
    "Nicht mehr laden. Den Akku nicht öffnen und nicht neu bestücken, sondern den Kundendienst des Herstellers fragen.",
  ],
  "garage-spring": [
    "Die Federn eines Garagentors sind gespannt",
    "Federn und Seile stehen unter großer Last und verletzen schwer.",
    "Abstand halten, den Stecker des Antriebs ziehen und einen Torbauer rufen.",
  ],
  pressure: [
    "Es steht unter Druck",
    "Ein Druckteil, das nachgibt, fliegt wie ein Geschoss.",
    "Nie öffnen, anbohren oder erhitzen. Als Ganzes ersetzen oder in eine Fachwerkstatt geben.",
  ],
  "child-restraint": [
    "Es muss beim Unfall halten",
    "Gurte, Schale und Schloss sind zusammen geprüft; ein Flicken kann versagen, wenn es zählt.",
    "Nicht reparieren und nicht mit einem Sitz fahren, der nicht einrastet. Nach Unfall oder Schaden gilt die Regel des Herstellers, meist: ersetzen.",
  ],
  "life-safety-gear": [
    "Es schützt Leben",
    "Zu Hause kann niemand prüfen, ob es noch schützt.",
    "Aussortieren. Nach einem Sturz, bei Rissen oder nach Ablauf ersetzen, sonst den Hersteller fragen.",
  ],
  "fire-safety": [
    "Im Ernstfall muss es funktionieren",
    "Ein geflickter Melder oder Löscher kann im Brand versagen.",
    "Nicht öffnen. In einen Melder, der piept, darf eine neue Batterie der genannten Art: danach die Prüftaste drücken. Ist er abgelaufen oder versagt er, ersetzen.",
  ],
  "bears-a-person": [
    "Es trägt einen Menschen oder eine Last",
    "Gibt es nach, stürzt jemand oder wird getroffen.",
    "Nicht benutzen. Nur Originalteile einbauen oder ersetzen: Leim, Schrauben und Band halten keinen fallenden Körper.",
  ],
  "machine-guard": [
    "Es kann schneiden, obwohl es stillstehen müsste",
    "Ein Messer, das nachläuft, allein anläuft oder keinen Schutz hat, kostet Finger.",
    "Stecker, Akku oder Zündkerzenstecker ziehen und nicht benutzen. Bremse, Schalter und Schutz repariert eine Werkstatt mit Originalteilen.",
  ],
  swallowed: [
    "Vielleicht hat es jemand verschluckt",
    "Eine Knopfzelle verätzt und Magnete klemmen im Körper, oft zuerst ohne ein Zeichen.",
    "Sofort in die Notaufnahme oder 112 anrufen. Nichts essen oder trinken, nicht erbrechen lassen. Bei einem Tier den Tierarzt anrufen. Die Packung mitnehmen.",
  ],
  nursery: [
    "Ein kleines Kind verlässt sich darauf",
    "Ein Teil, das nachgibt, klemmt ein Kind ein oder lässt es fallen.",
    "Nicht benutzen, bis es ganz heil ist. Zuerst nach Rückrufen sehen und nur Originalteile einbauen lassen.",
  ],
  "bike-frame": [
    "Nicht damit fahren",
    "Versagt Bremse oder Rahmen, kommt es zum Sturz.",
    "Stehen lassen und von einer Fahrradwerkstatt reparieren oder prüfen lassen.",
  ],
  "vehicle-safety": [
    "Dieses Fahrzeugteil gehört in die Werkstatt",
    "Davon hängt die Verkehrssicherheit ab, oder es kann brennen.",
    "Nicht fahren und nicht starten. Flammen und Funken fernhalten und eine Werkstatt rufen.",
  ],
  "fuel-leak": [
    "Kraftstoff tritt aus",
    "Die Dämpfe kriechen am Boden und zünden am kleinsten Funken.",
    "Nicht starten. Gerade im Freien abstellen, weg von Flammen und Funken, den Benzinhahn schließen. Das Leck dichtet eine Werkstatt.",
  ],
  "walking-aid": [
    "Jemand stützt sich darauf",
    "Gibt es nach, stürzt ein Mensch, der sich nicht fangen kann.",
    "Nicht benutzen, bis es heil ist. Wer es verkauft oder verliehen hat, repariert oder tauscht es.",
  ],
  medical: [
    "Es ist ein Medizingerät",
    "Die Gesundheit eines Menschen hängt davon ab, und ein Eingriff kann unbemerkt etwas verstellen.",
    "Nichts verändern. Das Ersatzgerät nehmen und den Lieferanten anrufen, der oft einen Notdienst hat.",
  ],
  "mercury-out": [
    "Quecksilber ist ausgelaufen",
    "Sein Dampf schadet allen, die ihn einatmen, kleinen Kindern zuerst.",
    "Menschen und Tiere hinausschicken, Fenster öffnen und die Tür schließen. Nicht fegen, nicht saugen und nichts anfassen. Vor dem Einsammeln den Giftnotruf fragen.",
  ],
  "lead-asbestos": [
    "Der Staub kann giftig sein",
    "Blei- und Asbeststaub schadet ein Leben lang.",
    "Nicht schleifen, kratzen, bohren oder brechen. Andere fernhalten und prüfen lassen.",
  ],
  weapon: [
    "Dafür gibt es keine Reparaturhilfe",
    "Eine Waffe oder Ladung, die versagt, kann töten.",
    "Nichts daran verändern, wegschließen und einen Fachhändler fragen.",
  ],
  laser: [
    "Der Strahl kann blind machen",
    "Ein starker Laser schädigt das Auge schneller, als man blinzeln kann.",
    "Stecker ziehen. Keine Abdeckung und keinen Schalter umgehen, sondern den Kundendienst des Herstellers fragen.",
  ],
  "weighed-danger": [
    "Das kann gefährlich sein",
    "Was Sie erzählen, klingt, als könnte es jemanden verletzen, und aus der Ferne lässt es sich nicht beurteilen.",
    "Nicht weiter benutzen. Falls es am Netz hängt, den Stecker ziehen. Nichts zerlegen. Eine Fachkraft sieht es an, bevor es wieder jemand benutzt.",
  ],
};
