import type { Translations } from "./translations";

export const dutch: Translations = {
  "gas-leak": [
    "Er hangt misschien gas in de kamer",
    "Gas of koolmonoxide kan ontploffen of doden voordat u het merkt.",
    "Zet niets aan of uit. Open op weg naar buiten de ramen, verlaat het huis en bel van buiten het gasnoodnummer of de hulpdiensten.",
  ],
  "carbon-monoxide": [
    "Er hangt misschien koolmonoxide in de kamer",
    "U ruikt het niet, en het doodt voordat u het merkt.",
    "Ga meteen met iedereen naar buiten en open onderweg de ramen. Bel van buiten de hulpdiensten of het gasnoodnummer, en zeg het als iemand hoofdpijn heeft of misselijk is.",
  ],
  "toxic-fumes": [
    "Er kan giftig gas vrijkomen",
    "Bleek geeft met azijn, ontkalker, een ander zuur, ammonia of spiritus een gas af dat de longen verbrandt.",
    "Ga meteen de kamer uit, doe de deur achter u dicht en adem frisse lucht. Giet er niets meer bij. Hoest iemand, prikken de ogen of gaat ademen moeilijk: bel de huisartsenpost of het noodnummer.",
  ],
  "smoke-or-fire": [
    "Er brandt vanbinnen misschien iets",
    "Binnenin wordt iets te heet of er springen vonken over, en dat kan brand worden.",
    "Niet meer gebruiken. Trek, als dat veilig kan, de stekker uit of zet de zekering uit. Bij brand of dikke rook: ga weg en bel de hulpdiensten.",
  ],
  exploded: [
    "Er is vanbinnen misschien iets ontploft",
    "Een knal betekent dat een onderdeel met kracht stuk is gegaan; de rest kan een schok geven of in brand vliegen.",
    "Trek de stekker uit en laat het uit. Pas weer aanzetten als een vakman het heeft nagekeken.",
  ],
  "battery-damaged": [
    "De accu is beschadigd",
    "Een opgezwollen, doorboorde of hete lithiumcel kan zonder waarschuwing in brand vliegen.",
    "Niet meer opladen of gebruiken. Niet drukken, buigen of prikken. Is hij koel, leg hem dan op iets dat niet brandt, weg van mensen, en breng hem naar het inzamelpunt voor gevaarlijk afval. Wordt hij heet, sist of rookt hij: ga weg en bel om hulp.",
  ],
  "gas-appliance": [
    "Het brandt op gas",
    "Een fout aan een gasonderdeel kan leiden tot brand, een ontploffing of koolmonoxidevergiftiging.",
    "Sluit de gaskraan en haal niets uit elkaar. Alleen een erkende gasinstallateur mag eraan werken.",
  ],
  "camping-gas": [
    "Het brandt op gas uit een patroon",
    "Een ring die scheef zit laat gas naast de vlam ontsnappen.",
    "Breng het naar buiten, weg van vuur, sluit de kraan en schroef de patroon los. Kijk alleen of de rubberring er is, heel en schoon. Sproeier, ventiel en slang zijn voor de winkel of de fabrikant.",
  ],
  microwave: [
    "Houd de kast van de magnetron dicht",
    "Delen binnenin kunnen een dodelijke lading houden, ook zonder stekker.",
    "Trek de stekker uit en maak de kast niet open. Vraag een vakman of vervang hem.",
  ],
  "electric-fault": [
    "Er is een elektrisch defect",
    "Zo'n defect kan een schok geven of brand veroorzaken.",
    "Niet meer gebruiken en de stekker uittrekken. Pas weer aanzetten als een vakman het heeft nagekeken.",
  ],
  "hot-connection": [
    "Een verbinding wordt te heet",
    "Een los contact in stekker, snoer of stopcontact wordt elke keer heter, tot er iets brandt.",
    "Niet meer gebruiken. Zet de zekering uit of trek de stekker uit als die is afgekoeld. Gebruik ook het stopcontact niet tot een vakman beide heeft bekeken.",
  ],
  "damaged-cord": [
    "Het netsnoer is beschadigd",
    "Bloot koper of gescheurde isolatie kan bij aanraking dodelijk zijn.",
    "Niet meer gebruiken en de stekker uittrekken. Raak de blote plek niet aan en plak hem niet af. Een vakman zet er een nieuw snoer aan.",
  ],
  "bypass-safety": [
    "Een beveiliging moet blijven werken",
    "Zonder beveiliging kan het toestel u verwonden of in brand vliegen.",
    "Overbrug die niet, ook niet voor een test. Laat de stekker eruit en laat een vakman het onderdeel vervangen.",
  ],
  "high-voltage": [
    "Er kan nog hoogspanning op staan",
    "Het kan lang na het uitzetten een dodelijke lading houden.",
    "Trek de stekker uit en laat de binnenkant aan een vakman over.",
  ],
  "power-supply-inside": [
    "Houd de voeding dicht",
    "De grote condensatoren blijven geladen en kunnen het hart stilleggen.",
    "Trek de stekker uit en vervang de voeding als geheel, of laat die herstellen.",
  ],
  "fixed-wiring": [
    "Het hoort bij de huisinstallatie",
    "Er is geen stekker, en stroom uit het net kan dodelijk zijn.",
    "Zet het uit in de meterkast en bel een elektricien. Op veel plaatsen moet dat.",
  ],
  "water-electric": [
    "Water en stroom zijn samengekomen",
    "Natte elektrische delen kunnen een schok geven, ook als ze droog lijken.",
    "Raak het niet aan zolang er stroom op staat. Zet eerst de zekering uit en laat het nakijken voor iemand het weer gebruikt.",
  ],
  refrigerant: [
    "Het koelcircuit blijft dicht",
    "Het is afgesloten, staat onder druk en bevat vaak brandbaar gas.",
    "Sist of ruikt het: lucht de kamer en gebruik daar geen schakelaar of stekker. Maak alleen roosters, rubbers en filters schoon; de rest is voor een koeltechnicus.",
  ],
  "heating-textile": [
    "Vervang kapot verwarmd textiel",
    "Verborgen draden kunnen u in uw slaap verbranden.",
    "Trek de stekker uit, herstel en gebruik het niet meer en vervang het.",
  ],
  "ebike-pack": [
    "Maak de accu niet open",
    "Een defecte accu kan in brand vliegen, en dat is moeilijk te blussen.",
    "Niet meer opladen. Open de accu niet en vervang er geen cellen in; vraag de klantenservice van de fabrikant.",
  ],
  "garage-spring": [
    "De veren van een garagepoort staan gespannen",
    "Veren en kabels staan onder grote kracht en verwonden zwaar.",
    "Blijf op afstand, trek de stekker van de motor uit en bel een poortmonteur.",
  ],
  pressure: [
    "Het staat onder druk",
    "Een onderdeel onder druk dat loslaat vliegt weg als een kogel.",
    "Nooit openen, aanboren of verhitten. Vervang het als geheel of laat het aan een vakbedrijf over.",
  ],
  "child-restraint": [
    "Het moet houden bij een botsing",
    "Riemen, kuip en gesp zijn samen getest; een herstelling kan net dan falen.",
    "Niet herstellen en niet rijden met een stoel die niet vastklikt. Volg na een botsing of schade de regels van de fabrikant: meestal vervangen.",
  ],
  "life-safety-gear": [
    "Het beschermt een leven",
    "Thuis kan niemand nagaan of het dat nog doet.",
    "Niet meer gebruiken. Vervang het als het geraakt, gebarsten of verlopen is, en vraag anders de fabrikant.",
  ],
  "fire-safety": [
    "Het moet werken als het erop aankomt",
    "Een herstelde melder of blusser kan bij brand zwijgen.",
    "Niet openen. Piept een melder, dan mag er een nieuwe batterij van het genoemde type in: druk daarna op de testknop. Is hij verlopen of doet hij het dan nog niet, vervang hem.",
  ],
  "bears-a-person": [
    "Het draagt een mens of een last",
    "Geeft het mee, dan valt iemand of wordt iemand geraakt.",
    "Niet gebruiken. Alleen originele delen plaatsen of vervangen: lijm, schroeven en tape houden geen vallend lichaam.",
  ],
  "machine-guard": [
    "Het kan snijden als het stil moet staan",
    "Een mes dat doorloopt, vanzelf start of geen kap heeft kost vingers.",
    "Trek stekker, accu of bougiekap los en gebruik het niet. Een werkplaats herstelt rem, schakelaar en kap met originele delen.",
  ],
  swallowed: [
    "Misschien heeft iemand het ingeslikt",
    "Een knoopcel verbrandt en magneten knellen in het lichaam, vaak eerst zonder teken.",
    "Ga nu naar de spoedeisende hulp of bel 112. Niets eten of drinken, niet laten braken. Bij een dier: bel de dierenarts. Neem de verpakking mee.",
  ],
  nursery: [
    "Een klein kind vertrouwt erop",
    "Een deel dat meegeeft kan een kind beknellen of laten vallen.",
    "Niet gebruiken tot het helemaal in orde is. Kijk eerst of er een terugroepactie is en laat alleen originele delen plaatsen.",
  ],
  "bike-frame": [
    "Rijd er niet mee",
    "Als een rem of het frame het begeeft, komt u ten val.",
    "Laat hem staan en laat een fietsenmaker hem herstellen of nakijken.",
  ],
  "vehicle-safety": [
    "Laat dit deel van een voertuig aan een garage",
    "De verkeersveiligheid hangt ervan af, of het kan branden.",
    "Niet rijden of starten. Houd vuur en vonken weg en bel een garage.",
  ],
  "fuel-leak": [
    "Er ontsnapt brandstof",
    "De damp kruipt over de grond en vat vlam door één vonk.",
    "Niet starten. Zet het buiten en recht, weg van vuur en vonken, en sluit de benzinekraan. Een werkplaats dicht het lek.",
  ],
  "walking-aid": [
    "Iemand steunt erop",
    "Geeft het mee, dan valt iemand die zich niet kan opvangen.",
    "Niet gebruiken tot het in orde is. Wie het verkocht of leende herstelt of ruilt het.",
  ],
  medical: [
    "Het is een medisch toestel",
    "Iemands gezondheid hangt ervan af, en een ingreep kan het ongemerkt veranderen.",
    "Verander er niets aan. Gebruik een reserve en bel de leverancier, die vaak een noodnummer heeft.",
  ],
  "mercury-out": [
    "Er is kwik vrijgekomen",
    "De damp schaadt wie hem inademt, kleine kinderen het eerst.",
    "Stuur mensen en dieren weg, open de ramen en doe de deur dicht. Niet vegen, niet zuigen en niets aanraken. Vraag eerst bij de huisarts of de gemeente hoe u het opruimt.",
  ],
  "lead-asbestos": [
    "Het stof kan giftig zijn",
    "Lood- en asbeststof schaadt u en kinderen een leven lang.",
    "Niet schuren, krabben, boren of breken. Houd mensen weg en laat het onderzoeken.",
  ],
  weapon: [
    "Hierbij kunnen wij niet helpen",
    "Een wapen of lading die faalt kan doden.",
    "Laat het zoals het is, berg het achter slot en vraag een erkende handelaar.",
  ],
  laser: [
    "De straal kan blind maken",
    "Een sterke laser schaadt het oog voor u knippert.",
    "Trek de stekker uit. Omzeil geen kap of schakelaar en vraag de klantenservice van de fabrikant.",
  ],
  "weighed-danger": [
    "Dit kan gevaarlijk zijn",
    "Wat u vertelt klinkt alsof het iemand kan verwonden, en van afstand is dat niet te beoordelen.",
    "Niet meer gebruiken. Trek, als het is aangesloten, de stekker uit. Haal niets uit elkaar. Laat een vakman ernaar kijken voordat iemand het weer gebruikt.",
  ],
};
