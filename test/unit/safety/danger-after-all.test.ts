import { describe, expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const stopsInChat = (row: string) => {
  const [itemDescription = "", remarks = ""] = row.split(" | ");
  return findHazards({ itemDescription, itemIssue: "", answers: [], remarks }).outcome === "stop";
};

const rows = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((row) => row.trim());

describe("what is harmless by its words", () => {
  it("stops where it tells of a danger after all", () => {
    const dangers = rows(`
      coffee machine | the coffee machine smells burnt
      bread maker | the bread maker smells of burning
      food processor | it's a food processor and it smells of burning rubber
      hair dryer | the hot air smells burnt
      tumble dryer | it smells of smoke from the drum
      popcorn maker | popcorn machine smells like burning plastic
      coffee grinder | the coffee grinder has a burning smell after ten seconds
      iron | scorch mark by the iron's plug
      lamp | cable melted against the hob
      kettle | the lead melted on the hob
      washing machine | I got a shock when I opened the door
      lamp | gave the dog a shock
      kettle | dad tripped the main switch plugging it in
      fridge | tingle when I touch the cold handle
      heater | flames jump out
      tumble dryer | flames were coming out
      plug | blue flame from the plug
      extractor | it sucks in smoke from the motor itself
      toaster | enough smoke came out to set off the alarm
      hedge trimmer | the blade cut through its cable
      pushchair | brake squeaks and doesn't hold
      Staubsauger | saugt schlecht und Rauch kommt hinten raus
      Trockner | es brennt noch im Flusensieb
      Handy | der Akku brennt weiter
      Fritteuse | das Fett brennt
      Kühlschrank | die Kette am Gehäuse steht unter Spannung
      stofzuiger | zuigt slecht en er komt rook uit
      telefoon | de accu brandt
      broodrooster | vlammen blijven eruit komen
      lampe | un choc électrique en touchant
      sèche-linge | ça a pris feu d'un coup
      téléviseur | de plus en plus de fumée
      fer à repasser | trace de brûlure sur le cordon du fer`);
    expect(dangers.filter((row) => !stopsInChat(row))).toEqual([]);
  });

  it("stops nobody else", () => {
    const harmless = rows(`
      coffee machine | the coffee machine makes burnt coffee
      bread machine | the bread machine burns the crust every time
      washing machine | hot water smells when I open it after a hot wash
      hair dryer | hot air smells of shampoo
      food mixer | the bowl smells of burnt milk
      jumper | a burn mark from the iron
      oil lamp | the flame goes out in a draught
      radio | got a shock when I opened the bill
      lamp | mum tripped over the cord and the shade broke
      hedge trimmer | it cuts the hedge badly
      doll pram | the brake squeaks
      boots | fingers numb in the cold
      Backblech | Fett verbrannt und klebt
      Dunstabzug | zieht keinen Rauch ab
      Nähmaschine | der Faden steht unter Spannung
      afzuigkap | zuigt de rook niet af
      knoop | er zit een draadje los
      vélo | le feu arrière est cassé
      montre | un choc et le verre est cassé
      poêle | graisse brûlée au fond`);
    expect(harmless.filter(stopsInChat)).toEqual([]);
  });
});

it("stops where a thing does not run and smokes", () => {
  const dangers = rows(`
    Mixer | läuft nicht und qualmt
    Mixer | geht nicht an und raucht
    Lampe | brennt nicht und es riecht nach verbranntem Plastik
    mixer | draait niet en rookt
    lamp | brandt niet en rook komt uit de fitting
    mixeur | ne marche pas et fume
    perceuse | démarre pas et sent le brûlé
    drill | does nothing or it sparks`);
  expect(dangers.filter((row) => !stopsInChat(row))).toEqual([]);
  const harmless = rows(`
    Mixer | kein Rauch und kein Geruch, läuft nur nicht
    mixer | geen rook en geen vonken
    mixeur | pas de fumée et pas d'étincelles
    mixer | doesn't spark or smoke, it just stopped`);
  expect(harmless.filter(stopsInChat)).toEqual([]);
});

it("stops where another's thing smoked and so does one's own", () => {
  const dangers = rows(`
    kettle | like my old one it smokes when I switch it on
    toaster | my neighbour's caught fire and now mine smokes too
    Toaster | wie der alte raucht er jetzt auch
    broodrooster | net als mijn oude rookt hij ook
    grille-pain | celui du voisin a brûlé et le mien fume aussi`);
  expect(dangers.filter((row) => !stopsInChat(row))).toEqual([]);
  const harmless = rows(`
    toaster | the old one caught fire so I bought this and now it won't toast
    toaster | my old one smoked and this one just hums
    Toaster | der alte hat gebrannt, dieser toastet nur schwach
    broodrooster | mijn oude vloog in brand en deze wordt niet warm
    grille-pain | mon ancien a pris feu et celui-ci chauffe mal`);
  expect(harmless.filter(stopsInChat)).toEqual([]);
});
