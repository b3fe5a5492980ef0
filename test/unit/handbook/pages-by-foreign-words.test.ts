import { describe, expect, it } from "vitest";
import { troubleInEnglish } from "~/domain/language/foreign-troubles";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { writeCause } from "~/domain/handbook/write-cause";
import { newCase } from "./journey";

/** A complaint in German that no page is known for, with one answer. */
const answered = (answer: string) => {
  const repair = newCase("Nähmaschine", "Sie ist irgendwie komisch geworden");
  const question =
    "Does the sewing machine show any sign of life: a light, a sound, a hum, warmth?";
  return diagnoseCase({ ...repair, answers: [{ id: 1, question, answer }] });
};

describe("a complaint in another language", () => {
  it.each([
    ["Kühlschrank", "kühlt nicht mehr richtig seit gestern", "fridge-not-cold"],
    ["Waschmaschine", "schleudert nicht und macht nichts mehr", "washing-machine-does-not-spin"],
    ["Waterkoker", "slaat niet meer af als het water kookt", "kettle-does-not-switch-off"],
    ["Stofzuiger", "zuigt bijna niet meer", "vacuum-weak-suction"],
    ["Wasmachine", "het water blijft erin staan", "washing-machine-does-not-drain"],
    ["Aspirateur", "il n'aspire plus rien depuis hier", "vacuum-weak-suction"],
    [
      "Nähmaschine",
      "Der Unterfaden macht Schlingen unter dem Stoff",
      "sewing-machine-bad-stitches",
    ],
    ["Pull en laine", "il y a un trou au coude", "garment-hole"],
    ["Vélo", "le pneu se dégonfle tout le temps", "bicycle-flat-tyre"],
    ["Fahrrad", "die Kette fällt runter", "bicycle-chain-comes-off"],
    ["Bügeleisen", "macht braune Flecken auf die Hemden", "iron-plate-sticks-or-stains"],
    ["Kopfhörer", "rechts kommt kein Ton mehr", "headphones-one-side-silent"],
    ["Koptelefoon", "alleen links hoor ik iets", "headphones-one-side-silent"],
    ["Casque audio", "le son sort d'un seul côté", "headphones-one-side-silent"],
    ["Fiets", "achterlicht doet het niet, voorlicht wel", "bicycle-light-out"],
    ["Fahrrad", "das Rücklicht bleibt dunkel", "bicycle-light-out"],
    ["Vélo", "le feu arrière reste éteint", "bicycle-light-out"],
    ["Snoeischaar", "knipt niet meer goed en is roestig", "hand-tool-blunt"],
    ["Gartenschere", "schneidet schlecht, ganz stumpf", "hand-tool-blunt"],
    ["Kühlschrank", "hinten steht immer Wasser unter dem Gemüse", "fridge-water-inside"],
    ["Frigo", "il y a toujours de l'eau qui stagne en bas", "fridge-water-inside"],
    ["Rugzak", "de schouderband laat los bij de naad", "bag-strap-torn"],
    ["Sac à dos", "la bretelle s'est décousue en haut", "bag-strap-torn"],
    ["Racefiets", "de band is steeds leeg", "bicycle-flat-tyre"],
    ["Lave-linge", "il reste de l'eau dans le tambour", "washing-machine-does-not-drain"],
    ["Machine à laver", "l'eau ne part plus", "washing-machine-does-not-drain"],
    ["Lave-linge", "le tambour reste plein", "washing-machine-does-not-drain"],
    ["Wasserkocher", "geht sofort wieder aus", "kettle-lights-but-stays-cold"],
    ["Waterkoker", "slaat veel te vroeg af", "kettle-lights-but-stays-cold"],
    ["Bouilloire", "s'éteint tout seul avant de bouillir", "kettle-lights-but-stays-cold"],
    ["Wasserkocher", "geht nicht von selbst aus", "kettle-does-not-switch-off"],
    ["Fernseher", "geht immer wieder von selbst aus", "television-switches-itself-off"],
    ["fietslamp achter", "brandt niet meer", "bicycle-light-out"],
    ["Fahrradlampe", "leuchtet nicht mehr", "bicycle-light-out"],
    ["Reißverschluss", "geht unten immer wieder auf", "zip-opens-behind-slider"],
    ["Rits van mijn jas", "gaat onderaan steeds weer open", "zip-opens-behind-slider"],
    ["Fermeture éclair", "s'ouvre toute seule derrière le curseur", "zip-opens-behind-slider"],
    ["Fiets van mijn dochter", "achterlicht doet het niet", "bicycle-light-out"],
    ["Kuehlschrank", "kuehlt nicht mehr richtig", "fridge-not-cold"],
    ["Frigo", "ne fait plus de froid", "fridge-not-cold"],
    ["Kaffeemaschine", "läuft langsam durch", "coffee-maker-no-water-through"],
    ["Koffiezetapparaat", "water loopt niet meer door", "coffee-maker-no-water-through"],
    ["Machine à café", "l'eau ne coule plus", "coffee-maker-no-water-through"],
    ["Schuh", "Sohle löst sich", "shoe-sole-off"],
    ["Chaussure", "la semelle se décolle", "shoe-sole-off"],
    ["Regenschirm", "Speiche gebrochen", "umbrella-rib-broken"],
    ["Paraplu", "balein gebroken", "umbrella-rib-broken"],
    ["Parapluie", "une baleine est cassée", "umbrella-rib-broken"],
    ["Wanduhr", "bleibt immer wieder stehen", "clock-stopped"],
    ["Wandklok", "loopt steeds achter", "clock-wrong-time"],
    ["Réveil", "retarde de dix minutes", "clock-wrong-time"],
    ["Smartphone", "scherm gebarsten", "mobile-phone-screen"],
    ["Tablette", "l'écran tactile ne répond plus", "tablet-screen"],
    ["Sessel", "Polster durchgesessen", "sofa-sags"],
    ["Fauteuil", "mousse affaissée", "sofa-sags"],
    ["Kastdeur", "hangt scheef en sleept over de bodem", "cabinet-door-does-not-close"],
  ])("opens the page of its trouble: %s, %s", async (item, issue, page) => {
    const found = await diagnoseCase(newCase(item, issue));
    expect(found.fault.id).toBe(page);
    expect(writeCause(found)).toMatch(/Englisch|Engels|anglais/);
  });

  it("stays with the general method where nothing of it is known", async () => {
    const { basis } = await diagnoseCase(
      newCase("Wasserkocher", "er ist irgendwie komisch geworden"),
    );
    expect(basis).toBe("general");
  });

  it("takes an answer in that language for no English one, and counts a tapped “Yes”", async () => {
    expect((await answered("Sie läuft normal")).evidence).toEqual([]);
    expect((await answered("Ja, sie läuft normal")).evidence).toHaveLength(1);
    expect((await answered("Yes")).evidence).toHaveLength(1);
  });

  it("says in English only what was said", () => {
    expect(troubleInEnglish("de", "Die Lampe geht schon wieder von alleine an")).toBe("");
    expect(troubleInEnglish("nl", "Hij kookt prima")).toBe("");
    expect(troubleInEnglish("fr", "Elle marche très bien")).toBe("");
  });
});
