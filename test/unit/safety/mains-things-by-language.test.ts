import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const isMainsCord = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] }).hazards.some(
    ({ id }) => id === "damaged-cord",
  );

/** What runs on the mains, room by room, as it is called at home. */
const things: Record<
  "en" | "de" | "nl" | "fr",
  { trouble: string; mains: string; others: string }
> = {
  en: {
    trouble: "The cord is frayed",
    mains: `kettle, toaster, coffee maker, coffee machine, espresso machine, blender, hand mixer, food mixer, stand mixer, stick blender, food processor, induction hob, electric cooker, oven, fridge, freezer, fridge freezer, dishwasher, deep fat fryer, air fryer, waffle iron, sandwich toaster, toastie maker, bread maker, juicer, extractor fan, cooker hood, egg boiler, rice cooker, steamer, coffee grinder, immersion heater, slow cooker, hot plate, ice cream maker, electric grill, electric knife,
      vacuum cleaner, hoover, iron, steam iron, steam mop, steam cleaner, carpet cleaner, washing machine, tumble dryer, spin dryer, sewing machine, overlocker, desk fan, fan heater, electric heater, oil filled radiator, standard lamp, bedside lamp, desk lamp, table lamp, lava lamp, fairy lights, shredder, humidifier, dehumidifier, air conditioner, electric blanket, pond pump, aquarium pump, laminator, foot spa,
      hair dryer, hairdryer, hair straighteners, curling tongs, hair clippers, massage chair, heat pad,
      drill, circular saw, jigsaw, chainsaw, sander, planer, router, compressor, battery charger, lawn mower, lawnmower, hedge trimmer, strimmer, leaf blower, welder, heat gun, glue gun, soldering iron, pressure washer, bench grinder, angle grinder,
      television, tv, monitor, radio, amplifier, receiver, record player, turntable, dvd player, cassette deck, printer, projector, computer, PC, stereo, clock radio, electric organ, keyboard amp, extension lead`,
    others: `vase, chair, trousers, bicycle, rucksack, scissors, watering can, teddy bear`,
  },
  de: {
    trouble: "Das Kabel ist ausgefranst",
    mains: `Wasserkocher, Toaster, Kaffeemaschine, Espressomaschine, Standmixer, Handmixer, Mixer, Handrührgerät, Stabmixer, Küchenmaschine, Induktionskochfeld, Elektroherd, Backofen, Mikrowelle, Kühlschrank, Gefrierschrank, Gefriertruhe, Spülmaschine, Geschirrspüler, Fritteuse, Heißluftfritteuse, Raclettegrill, Waffeleisen, Sandwichmaker, Brotbackautomat, Kaffeeautomat, Entsafter, Pürierstab, Dunstabzugshaube, Milchaufschäumer, Eierkocher, Reiskocher, Dampfgarer, Kaffeemühle, Tauchsieder, Boiler, Durchlauferhitzer, Kontaktgrill, Kochplatte, Warmhalteplatte, Eismaschine, Brotschneidemaschine, Dörrautomat,
      Staubsauger, Bügeleisen, Dampfbügeleisen, Dampfreiniger, Waschmaschine, Trockner, Wäschetrockner, Nähmaschine, Lüfter, Ventilator, Elektroheizung, Radiator, Heizlüfter, Heizstrahler, Stehlampe, Lampe, Leuchte, Lichterkette, Halogenlampe, Aktenvernichter, Luftbefeuchter, Luftentfeuchter, Klimagerät, Heizdecke, Heizkissen, Gartenpumpe, Laminiergerät, Fußbad,
      Föhn, Haartrockner, Glätteisen, Lockenstab, Massagesessel,
      Bohrmaschine, Kreissäge, Stichsäge, Kettensäge, Bandschleifer, Hobel, Oberfräse, Kompressor, Ladegerät, Rasenmäher, Heckenschere, Rasentrimmer, Häcksler, Laubbläser, Schweißgerät, Heißluftpistole, Heißklebepistole, Lötkolben, Hochdruckreiniger, Vertikutierer, Multitool,
      Fernseher, Monitor, Bildschirm, Radio, Verstärker, Receiver, Plattenspieler, DVD-Player, Kassettenrekorder, Drucker, Beamer, Projektor, Computer, Stereoanlage, Radiowecker`,
    others: `Vase, Stuhl, Hose, Gitarre, Fahrrad, Rucksack, Schere, Gießkanne`,
  },
  nl: {
    trouble: "Het snoer is gerafeld",
    mains: `waterkoker, broodrooster, koffiezetapparaat, koffiemachine, espressomachine, senseo, blender, mixer, staafmixer, keukenmachine, kookplaat, fornuis, oven, magnetron, koelkast, diepvries, vriezer, vaatwasser, afwasmachine, friteuse, airfryer, gourmetstel, wafelijzer, tosti-ijzer, broodbakmachine, sapcentrifuge, afzuigkap, melkopschuimer, eierkoker, rijstkoker, stoomkoker, koffiemolen, boiler, grill, slowcooker, ijsmachine,
      stofzuiger, strijkijzer, stoomreiniger, wasmachine, droger, wasdroger, naaimachine, ventilator, kachel, straalkachel, staande lamp, lamp, bureaulamp, kerstverlichting, papierversnipperaar, luchtbevochtiger, luchtontvochtiger, airco, elektrische deken, vijverpomp, lamineermachine,
      föhn, haardroger, stijltang, krultang,
      boormachine, cirkelzaag, decoupeerzaag, kettingzaag, schuurmachine, compressor, oplader, grasmaaier, heggenschaar, grastrimmer, hakselaar, bladblazer, lasapparaat, lijmpistool, soldeerbout, hogedrukreiniger,
      televisie, monitor, beeldscherm, radio, versterker, receiver, platenspeler, dvd-speler, cassettedeck, printer, beamer, projector, computer, stereo, wekkerradio`,
    others: `vaas, stoel, broek, gitaar, fiets, rugzak, schaar, gieter`,
  },
  fr: {
    trouble: "Le cordon est dénudé",
    mains: `bouilloire, grille-pain, cafetière, machine à café, expresso, blender, mixeur, batteur, robot de cuisine, plaque de cuisson, plaque à induction, cuisinière électrique, four, réfrigérateur, frigo, congélateur, lave-vaisselle, friteuse, appareil à raclette, gaufrier, croque-monsieur, machine à pain, centrifugeuse, hotte aspirante, hotte, cuiseur à riz, moulin à café, chauffe-eau, grill, crêpière, yaourtière, sorbetière,
      aspirateur, fer à repasser, centrale vapeur, nettoyeur vapeur, lave-linge, machine à laver, sèche-linge, machine à coudre, ventilateur, radiateur, chauffage électrique, lampe, lampadaire, lampe de chevet, guirlande lumineuse, destructeur de papier, humidificateur, déshumidificateur, climatiseur, couverture chauffante, pompe, plastifieuse,
      sèche-cheveux, lisseur, fer à friser,
      perceuse, scie circulaire, scie sauteuse, tronçonneuse, ponceuse, compresseur, chargeur, tondeuse, taille-haie, débroussailleuse, broyeur, souffleur, poste à souder, pistolet à colle, fer à souder, nettoyeur haute pression,
      télévision, téléviseur, télé, moniteur, écran, radio, amplificateur, ampli, platine vinyle, tourne-disque, lecteur dvd, magnétophone, imprimante, vidéoprojecteur, ordinateur, chaîne hi-fi, radio-réveil`,
    others: `vase, chaise, pantalon, guitare, vélo, sac à dos, ciseaux, arrosoir`,
  },
};

const list = (text: string) => text.split(",").map((thing) => thing.trim());

it.each(Object.entries(things))("knows what runs on the mains in %s", (_language, told) => {
  expect(list(told.mains).filter((thing) => !isMainsCord(thing, told.trouble))).toEqual([]);
});

it.each(Object.entries(things))("takes nothing else for it in %s", (_language, told) => {
  expect(list(told.others).filter((thing) => isMainsCord(thing, told.trouble))).toEqual([]);
});
