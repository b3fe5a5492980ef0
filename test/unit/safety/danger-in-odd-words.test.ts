import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

/** Everything is told in the chat, where the odd word has to be a rule's. */
const idsOf = (row: string) => {
  const [itemDescription = "", remarks = ""] = row.split(" | ");
  return findHazards({ itemDescription, itemIssue: "", answers: [], remarks })
    .hazards.filter(({ severity }) => severity !== "caution")
    .map(({ id }) => id);
};

const rows = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((row) => row.trim());

it("hears a danger in the odd words it is told in", () => {
  const dangers = rows(`
    television | a puff of something dark grey came from the vents: smoke-or-fire
    drill | grey haze out of the motor when I press: smoke-or-fire
    vacuum | it belched a cloud and stopped: smoke-or-fire
    humidifier | a puff of steam and then smoke out of the base: smoke-or-fire
    Drucker | es hat hinten rausgequalmt: smoke-or-fire
    boormachine | zwarte walm uit de motor: smoke-or-fire
    radio | un nuage noir est sorti de l'arrière: smoke-or-fire
    oven | orange glow behind the knobs: smoke-or-fire
    lamp | the lamp holder glows: smoke-or-fire
    lamp | no it is smoking: smoke-or-fire
    remote control | the coin cell is missing, the baby was playing with it: nursery
    circular saw | I got the guard to stick open with a bit of wire: bypass-safety
    angle grinder | the guard is tied back: bypass-safety
    toy | the little round battery is gone and she might have eaten it: swallowed
    bike light | my son might have eaten the battery: swallowed
    espresso machine | when I pull a shot the fuse in the house goes: electric-fault
    towel rail | I switched it on and the landing went pitch dark: electric-fault
    extension reel | the loops are stuck to each other: electric-fault
    record player | I touched the arm and my filling sang: electric-fault
    hair straightener | the cord gets warm where it joins the handle: hot-connection
    kettle | no the plug is sparking: smoke-or-fire
    kettle | no there is a smell of burning: smoke-or-fire
    radio | it is sitting in a puddle: water-electric
    oven | water dripped onto the element and it popped: water-electric
    food processor | the blade spins on its own: machine-guard
    blender | the blades move by themselves when it is plugged in: machine-guard
    grinder | the wheel shattered in my hands: machine-guard
    smartwatch | burnt my skin overnight: battery-damaged
    Smartwatch | hat mir das Handgelenk verbrannt: battery-damaged
    smartwatch | mijn pols is verbrand: battery-damaged
    smartwatch | elle m'a brûlé le poignet: battery-damaged
    lamp | gave my son a jolt of electricity: electric-fault
    dehumidifier | the casing is warped and brown by the motor: electric-fault
    laptop charger | the charger was so hot it left a ring on the desk: hot-connection
    pressure cooker | the lid shot up to the ceiling: pressure
    swing | the hook is nearly worn through: bears-a-person
    Fieberthermometer | kaputt, silberne Kügelchen auf dem Teppich: mercury-out
    thermometer | er rollen zilveren bolletjes over de vloer: mercury-out
    thermomètre | des petites billes argentées ont roulé: mercury-out
    window | the pane is cracked over the entrance: bears-a-person
    Spiegel | hängt nur noch an einer Schraube überm Bett: bears-a-person
    raam | de ruit is gebarsten boven de stoep: bears-a-person
    miroir | il tient par une vis au-dessus du lit: bears-a-person
    Campingkocher | die Kartusche ist gewölbt: pressure
    lamp | the bulb burst and there are splinters in my eye: exploded
    lampe | l'ampoule a éclaté, du verre dans l'oeil: exploded`);
  const missed = dangers.filter((row) => {
    const [told = "", id = ""] = row.split(/: (?=[a-z-]+$)/);
    return !idsOf(told).includes(id);
  });
  expect(missed).toEqual([]);
});

it("hears what is asked and denied only where the no denies something else", () => {
  const asked = rows(`
    kettle | does it work? no, and there is smoke
    toaster | smoke? no idea why
    toaster | it smokes? yes
    mower | does the blade stop? no, when I let go it keeps turning
    Toaster | funkt es? Nein, aber es raucht`);
  expect(asked.filter((row) => idsOf(row).length === 0)).toEqual([]);
});

it("hears none in what is told in the same words and harmless", () => {
  const harmless = rows(`
    printer | a puff of grey toner when I open it
    vacuum cleaner | blows a grey cloud of dust
    monitor | there is a grey haze on the screen
    kettle | puffs of steam
    humidifier | only a little cloud of mist
    Staubsauger | eine Wolke Staub kommt raus
    Ledersofa vom Onkel | riecht, der hat 40 Jahre gequalmt
    stofzuiger | blaast een wolk stof
    imprimante | un nuage noir de toner
    oven | the control panel light no longer glows
    radio | it sits on the shelf and hums
    kettle | limescale on the element
    blender | the blades start and stop
    food processor | the blade doesn't spin
    smartwatch | burns through its battery fast
    watch | the strap scratches my wrist
    guitar | a felt pad is missing
    record | it is wavy and warped
    bag | the strap is nearly worn through
    Vase | die Scherben sind alle da
    necklace | the silver beads came off
    Kette | silberne Perlen verloren
    thermometer | it shows ten degrees too much
    window | a pane is cracked in the shed
    picture | hangs crooked above the bed
    Fenster | klemmt über dem Gehweg
    hose adapter | it hisses at the tap
    vacuum cleaner | the canister is full
    sewing machine | the thread runs off the spool by itself
    fishing reel | runs on its own
    Wasserkocher | schaltet nicht ab, wenn es kocht
    phone | battery swollen? no, just flat by lunchtime
    Toaster | Rauch? Nein, nur kalt.
    vase | glass broke, swept it up
    kettle | no it isn't smoking
    lamp | no there is no smell of burning
    moka pot | coffee leaks onto the gas ring
    petrol mower | how do I clear a flooded engine
    petrol mower | too much choke and flooded
    juicer | the pulp is soaking wet
    radio | a short beep and then nothing
    smoke alarm | one short chirp a minute
    Waschmaschine | schleudert nicht, die Wäsche ist klatschnass`);
  expect(harmless.filter((row) => idsOf(row).length > 0)).toEqual([]);
});
