import type { Hazard } from "~/domain/safety/hazard-rule";
import type { Fault, Power, Question, Step } from "~/domain/handbook/playbook";

/*
 * What must be made safe before anybody thinks of repairing it. What raises a danger stands in one
 * place for the whole product, the rules of `domain/safety`; here are the pages for them, by rule.
 */

type DangerPage = (thing: string, power: Power | null) => Fault;

type SafetyPage = {
  id: string;
  name: string;
  cause: string;
  why: string;
  /** Why nobody should go on at home, and what that means now. */
  handOver: string;
  look: string;
  /** Three: what is asked, and what yes and no mean. */
  questions: readonly (readonly [ask: string, yes: string, no: string])[];
  steps: readonly Step[];
  safety: readonly string[];
  prevention: readonly string[];
  stopWhen: readonly string[];
};

/** A page with one cause: nothing is weighed here, the steps make safe and hand over. */
function safetyPage(page: SafetyPage): Fault {
  const { id, name, cause, why, handOver, look, questions, steps, ...lists } = page;
  return {
    id: `danger-${id}`,
    name,
    weight: 1,
    says: [name],
    causes: {
      danger: {
        name: cause,
        short: cause,
        weight: 1,
        why,
        check: { do: look, finds: "it is so", minutes: 1 },
        repair: {
          handOver,
          difficulty: "Very difficult",
          minutes: 10,
          euros: [0, 0],
          tools: [],
          steps,
        },
      },
    },
    questions: questions.map(([ask, yes, no]): Question => ({
      ask,
      answers: { yes: { means: yes }, no: { means: no } },
    })),
    ...lists,
  };
}

const gasLeak = (thing: string): Fault =>
  safetyPage({
    id: "gas-leak",
    name: "may be leaking gas",
    cause: "gas in the room",
    why: "Gas and air make a mixture that one spark from a switch or a telephone can set off.",
    handOver:
      "Leave the building now and call your gas emergency line from outside. Nothing here is to be repaired by you.",
    look: "Trust your nose, and do not search for the leak.",
    questions: [
      [
        `Is everybody out of the rooms near the ${thing}?`,
        "everybody is out",
        "somebody is still near it",
      ],
      [
        `Could you close the gas tap of the ${thing} without switching anything on or off?`,
        "the gas tap is closed",
        "the gas tap is still open",
      ],
      [
        "Have you called the gas emergency line from outside?",
        "the emergency line knows",
        "nobody has been called yet",
      ],
    ],
    steps: [
      {
        action: "look",
        title: "Touch no switch",
        how: "No light, no bell, no plug in or out, no flame. Leave things as they are.",
      },
      {
        action: "look",
        title: "Open windows on your way out",
        how: "Only those that you pass. Close the gas tap if it is within reach.",
      },
      {
        action: "look",
        title: "Call from outside",
        how: "Go well away from the house before you use a telephone. Call your gas emergency line or the emergency services.",
      },
      {
        action: "look",
        title: "Wait until it is declared safe",
        how: "Go back in only when the gas service says so.",
      },
    ],
    safety: ["Gas burns and suffocates. Minutes count."],
    prevention: [
      "Have gas appliances serviced each year by a registered engineer, and fit a carbon monoxide alarm.",
    ],
    stopWhen: ["At once: this is a matter for the gas emergency line."],
  });

const battery = (thing: string): Fault =>
  safetyPage({
    id: "battery",
    name: "shows signs of a damaged battery",
    cause: "a damaged lithium battery",
    why: "A swollen, pierced or very hot cell has begun to break down inside. Gas builds up in it, and it can catch fire minutes or days later, also when it is switched off.",
    handOver:
      "Do not open, press, charge or use it any more. A damaged cell is handed in, never repaired.",
    look: "Look at it from an arm's length and touch it only if it is cool.",
    questions: [
      [
        `Is the ${thing} off its charger now?`,
        "it is off its charger",
        "it is still on its charger",
      ],
      [
        `Is the ${thing} warm, hissing, or does it smell sweet?`,
        "it is warm, hisses or smells",
        "it is cool and still",
      ],
      [
        `Does the ${thing} lie on something that cannot burn, away from people?`,
        "it lies on a safe surface",
        "it does not lie on a safe surface yet",
      ],
    ],
    steps: [
      {
        action: "unplug",
        title: "Stop charging it",
        how: "Pull the charger out of the wall, not out of the device. Switch the device off if that needs no force.",
      },
      {
        action: "look",
        title: "Feel for heat with the back of your hand",
        how: "Hold it close without touching.",
        warning:
          "If it is hot, hisses or smokes, leave the room, close the door and call the fire service.",
      },
      {
        action: "look",
        title: "Carry it outside on a tray if it is cool",
        how: "Put it on stone, tiles or in a metal pot without a lid, away from anything that burns. Do not bend it.",
      },
      {
        action: "look",
        title: "Save data only if it still runs by itself",
        how: "On a phone, a computer or a camera: copy them now, beside an open door, and never plug it in for this.",
      },
      {
        action: "look",
        title: "Take it to hazardous waste",
        how: "Call the recycling point first and say “damaged lithium battery”. It never goes into a household bin or by post.",
      },
    ],
    safety: [
      "Never press a bulge flat and never pierce it.",
      "Water on the fire of a cell is for the fire service to decide.",
    ],
    prevention: [
      "Keep devices out of the heat and off the charger once they are full.",
      "Replace a battery when it starts to fade, before it swells.",
    ],
    stopWhen: [
      "Now: the maker's service or a repair shop fits a new battery once the old one has been removed safely.",
    ],
  });

const shock = (thing: string): Fault =>
  safetyPage({
    id: "shock",
    name: "has an electrical fault that can shock somebody",
    cause: "a fault in its insulation or its wiring",
    why: "A shock, a tripping fuse box or a bare wire all mean the same: mains current is where it should not be. The next touch can be the one that kills.",
    handOver:
      "Stop using it and pull the plug. Nobody switches it on again until a competent person has tested it.",
    look: "Look along the cord and at the plug with the plug out, and change nothing.",
    questions: [
      [`Is the ${thing} unplugged now?`, "it is unplugged", "it is still plugged in"],
      [
        `Do you see damage on the cord, the plug or the case of the ${thing}?`,
        "there is damage to be seen",
        "there is no damage to be seen",
      ],
      [
        `Did the ${thing} get wet, or stand in a damp room, before this began?`,
        "it was wet or damp",
        "it was dry all the time",
      ],
    ],
    steps: [
      {
        action: "unplug",
        title: "Cut the power, then pull the plug",
        how: "If the case or the cord may be live, switch off at the fuse box first. Then pull the plug by its body.",
        warning: "Do not touch metal parts while it is plugged in.",
      },
      {
        action: "look",
        title: "Leave the breaker alone once",
        how: "If the fuse box has tripped, set it back one time with the plug out. If it trips again, the fault is in the house wiring: call an electrician.",
      },
      {
        action: "look",
        title: "Mark it so that nobody uses it",
        how: "Tie the plug into a bag or put tape over its pins, with a note.",
      },
      {
        action: "look",
        title: "Write down what happened",
        how: "Which socket, what it was doing, what was wet, what tripped. A repairer starts from there.",
      },
      {
        action: "look",
        title: "Have it tested",
        how: "An electrical shop or a repair café with a tester measures earth and insulation in five minutes, and says whether a repair is worth it.",
      },
    ],
    safety: ["After a shock see a doctor, even if you feel well: the heart can react hours later."],
    prevention: [
      "Never carry or unplug an appliance by its cord.",
      "Have an RCD in the fuse box, and press its test button twice a year.",
    ],
    stopWhen: ["Now. This is work for an electrician or a repair shop with a tester."],
  });

const damagedCord = (thing: string): Fault =>
  safetyPage({
    id: "damaged-cord",
    name: "has a damaged mains cord",
    cause: "damage to its mains cord",
    why: "Two thin layers of plastic are all that stands between mains voltage and a hand. Where they are cut, bitten or worn, the copper comes bare, or its strands break and the spot grows hot.",
    handOver:
      "Stop using it and pull the plug at the socket. Do not touch the bare part. Fitting a whole new cord is work for a competent person.",
    look: "With the plug out of the socket, look along the cord from end to end without bending it.",
    questions: [
      [
        `Is the plug of the ${thing} out of the socket?`,
        "the plug is out of the socket",
        "the plug is still in the socket: pull it now",
      ],
      [
        "Do you see metal or coloured wires through the sheath?",
        "metal or coloured wires can be seen",
        "only the outer sheath is marked",
      ],
      [
        "Is the damage within a hand's width of the plug?",
        "the damage is close to the plug",
        "the damage is farther along the cord",
      ],
    ],
    steps: [
      {
        action: "unplug",
        title: "Pull the plug at the socket",
        how: "Take hold of the plug, not of the cord. If the plug is broken too, or the bare part lies in your way, switch off at the fuse box first.",
        warning: "Do not touch the bare part, and keep off wet ground near it.",
      },
      {
        action: "look",
        title: "Leave the damaged spot as it is",
        how: "No tape, and no wires twisted together: tape slips, and a joint in a cord heats up and comes apart at the next pull.",
      },
      {
        action: "look",
        title: "See to it that nobody plugs it in",
        how: "Tie a bag round the plug, with a note in it.",
      },
      {
        action: "look",
        title: "Read the type plate",
        how: "Volts and watts tell how thick the new cord has to be. A square inside a square means two cores; without it there is an earth wire as well.",
      },
      {
        action: "look",
        title: "Have a competent person fit a new cord",
        how: "Cord and moulded plug are changed as one. A repair shop, or a repair café with a tester, clamps the new one against pulling and measures it afterwards. A cut extension lead is replaced as a whole.",
      },
    ],
    safety: ["Keep children and animals away from it until it is mended or gone."],
    prevention: [
      "Lay cords where no foot, wheel, blade or tooth gets at them.",
      "In the garden, carry the cord over your shoulder and work away from it.",
    ],
    stopWhen: ["Now: the new cord is for a competent person, a repair shop or a repair café."],
  });

const afterMainsSmoke = {
  safety: ["Never pour water on anything that is connected to the mains."],
  prevention: [
    "Keep air slots free, clean out crumbs, fluff and dust, and do not leave it running alone.",
    "Use no extension lead for anything that heats.",
  ],
};

const afterBatterySmoke = {
  safety: [
    "Do not charge it again, and do not open it: a battery that has smoked can catch fire hours later.",
  ],
  prevention: ["Charge it only with its own charger, on something that cannot burn, in sight."],
};

const smoke: DangerPage = (thing, power) =>
  safetyPage({
    id: "smoke",
    name: "has burst, smoked, sparked or smelled of burning",
    cause: "a part that has overheated or shorted",
    why: "Smoke, sparks and a burnt smell come from a part that is already burning, if only a little. It gets worse with each switching on.",
    handOver: "Stop using it and cut the power. It is not to be opened or tried again at home.",
    look: "Look and sniff with the power cut, without opening anything.",
    questions: [
      [
        `Is the ${thing} cut off from power, with the plug or the battery out?`,
        "it is cut off from power",
        "it still has power",
      ],
      [
        `Is the ${thing} still warm, or does it still smell?`,
        "it is still warm or smells",
        "it is cold and does not smell",
      ],
      [
        `Was the ${thing} blocked, wet or overloaded just before?`,
        "it was blocked, wet or overloaded",
        "it was used as always",
      ],
    ],
    steps: [
      {
        action: "unplug",
        title: "Cut the power",
        how: "Pull the plug, or take the battery out. If you cannot reach the plug safely, switch off at the fuse box.",
        warning:
          "If there is fire or thick smoke, leave, close the door and call the emergency services.",
      },
      {
        action: "look",
        title: "Let it cool in sight",
        how: "A small thing goes on stone or tiles, an arm's length from anything that burns. A large one stays where it is, with its door shut. Stay near it for an hour.",
      },
      {
        action: "look",
        title: "Air the room",
        how: "The fumes of burnt plastic are poisonous. Open a window and go out for a while.",
      },
      {
        action: "look",
        title: "Note what you saw",
        how: "Where the smoke came out, what it smelled of, what it was doing. Photograph dark spots from outside.",
      },
      {
        action: "look",
        title: "Hand it over or replace it",
        how: "A repair shop opens it and finds the burnt part. For small things of little price, replacing is the honest advice.",
      },
    ],
    ...(power === "rechargeable" || power === "battery" ? afterBatterySmoke : afterMainsSmoke),
    stopWhen: [
      "Now. Let a repair shop or an electrician look into it before anybody switches it on.",
    ],
  });

const wetMains = (thing: string): Fault =>
  safetyPage({
    id: "wet-mains",
    name: "has had water where the current runs",
    cause: "water in a mains appliance",
    why: "Water carries mains current to the case and to your hands, and it stays in corners for days after the outside is dry.",
    handOver:
      "Do not touch it while it has power, and do not try it out. Have it checked before anybody uses it again.",
    look: "Look whether it is still plugged in, without touching it.",
    questions: [
      [`Is the ${thing} without power now?`, "it is without power", "it still has power"],
      [
        `Was it clean water that got into the ${thing}?`,
        "it was clean water",
        "it was salt, soapy or dirty water",
      ],
      [
        `Has anybody switched the ${thing} on since it got wet?`,
        "it was switched on after",
        "it was not switched on after",
      ],
    ],
    steps: [
      {
        action: "unplug",
        title: "Switch off at the fuse box",
        how: "First the breaker, then the plug, with dry hands and dry shoes.",
        warning: "Never reach into the water while the plug is in.",
      },
      {
        action: "look",
        title: "Tip the water out",
        how: "Hold it so that water runs away from the switch and out of the slots.",
      },
      {
        action: "look",
        title: "Let it dry for a week",
        how: "Stand it in a warm, airy room with all flaps open. No oven, no hair dryer on hot.",
      },
      {
        action: "look",
        title: "Have earth and insulation measured",
        how: "A repair shop or café does it in minutes. Only then does the plug go back in.",
      },
    ],
    safety: ["A breaker that has tripped stays off until the wet thing is unplugged."],
    prevention: ["Keep mains appliances an arm's length from basin and bath."],
    stopWhen: ["Before it is switched on again, in every case."],
  });

const highVoltage = (thing: string): Fault =>
  safetyPage({
    id: "high-voltage",
    name: "holds a very high voltage inside",
    cause: "a part with thousands of volts that stays charged",
    why: "Such devices make thousands of volts and store them. They can kill hours or days after the plug was pulled.",
    handOver: "Leave the case closed. The inside is for a specialist who can discharge it.",
    look: "Look from outside only, at plug, cord, sockets and knobs.",
    questions: [
      [
        `Is the ${thing} unplugged, and its case still closed?`,
        "it is unplugged and closed",
        "it is plugged in or open",
      ],
      [
        `Does anything on the ${thing} still react: a light, a sound, a hum?`,
        "something still reacts",
        "nothing reacts",
      ],
      [
        `Do you know the make, model and year of the ${thing}?`,
        "make and model are known",
        "make and model are not known",
      ],
    ],
    steps: [
      {
        action: "unplug",
        title: "Pull the plug and keep the case shut",
        how: "Turn no screw on the back.",
      },
      {
        action: "look",
        title: "Check what is outside",
        how: "Try another socket, and look at cord, aerial and knobs. That is the whole of what is safe at home.",
      },
      {
        action: "look",
        title: "Note make and model",
        how: "Specialists for old sets and amplifiers ask for both first.",
      },
      {
        action: "look",
        title: "Hand it over upright",
        how: "Let a specialist collect it, or bring it padded: a broken picture tube bursts inwards and throws glass.",
      },
    ],
    safety: ["Do not poke into slots, and keep children away from it."],
    prevention: ["Dust the slots from outside with a dry brush, with the plug out."],
    stopWhen: ["Before the first screw. Ask for a workshop that works on this sort of set."],
  });

const gasAppliance = (thing: string): Fault =>
  safetyPage({
    id: "gas-appliance",
    name: "burns gas, and its gas parts are not for home repair",
    cause: "a fault in the gas or flame parts",
    why: "A joint that is a little loose, or a flame that burns a little wrong, means fire, explosion or carbon monoxide that nobody smells.",
    handOver:
      "Close the gas tap and call a registered gas engineer. No gas part is taken apart at home.",
    look: "Look whether the gas tap is open and the bottle is not empty, and do nothing else.",
    questions: [
      [`Is the gas tap of the ${thing} closed?`, "the gas tap is closed", "the gas tap is open"],
      [
        `Did the ${thing} burn yellow, or leave soot?`,
        "the flame burned yellow or sooty",
        "the flame burned blue and clean",
      ],
      [
        `When the ${thing} is off, is there any smell near it?`,
        "there is a smell near it",
        "there is nothing to smell",
      ],
    ],
    steps: [
      {
        action: "look",
        title: "Close the gas tap",
        how: "Turn it square to the pipe, or shut the valve of the bottle.",
      },
      {
        action: "look",
        title: "Air the room",
        how: "Open the windows for ten minutes before you light anything.",
      },
      {
        action: "look",
        title: "Write down what it shows",
        how: "Any code on the display, how often it tries to light, and the age of the appliance.",
      },
      {
        action: "look",
        title: "Call a registered gas engineer",
        how: "Give them the model from the plate. Ask for a combustion test after the repair.",
      },
    ],
    safety: ["Headache or dizziness near it means carbon monoxide: go outside and call for help."],
    prevention: ["Have it serviced each year and keep its air openings free."],
    stopWhen: ["Before any cover over a gas part comes off."],
  });

const ebikePack = (thing: string): Fault =>
  safetyPage({
    id: "ebike-pack",
    name: "has trouble with its drive battery",
    cause: "a fault in the big lithium pack",
    why: "Such a pack holds as much energy as a small firework, in dozens of cells that must age together. One bad cell or one slip with a tool starts a fire that is hard to put out.",
    handOver:
      "Do not open or rebuild the pack. Use the maker's service or a shop that is licensed for it.",
    look: "Look at the contacts of pack and holder, and at the lamps of the charger, with everything closed.",
    questions: [
      [
        `Is the pack of the ${thing} undamaged, cool and dry?`,
        "the pack looks undamaged",
        "the pack is damaged, warm or wet",
      ],
      [
        `Does the charger of the ${thing} show its usual lamps?`,
        "the charger's lamps are as usual",
        "the charger's lamps are not as usual",
      ],
      [
        `Is the pack of the ${thing} older than five years?`,
        "the pack is older than five years",
        "the pack is younger than five years",
      ],
    ],
    steps: [
      {
        action: "unplug",
        title: "Take the pack off charger and vehicle",
        how: "Lay it in a dry place on stone or tiles, away from the way out.",
      },
      {
        action: "clean",
        title: "Wipe the contacts dry",
        how: "A dry cloth over the contacts of pack and holder is all that is safe here. Put nothing metal near them.",
      },
      {
        action: "look",
        title: "Leave it uncharged",
        how: "Not even for a test: a pack that fell, got wet or grew warm can catch fire on the charger.",
        warning: "If it grows hot, smells or crackles, go out and call the fire service.",
      },
      {
        action: "look",
        title: "Bring it to the maker's service",
        how: "They read the pack's own log and say whether cells or electronics have failed.",
      },
    ],
    safety: ["Charge it only with its own charger, never at night and never in the stairway."],
    prevention: ["Store it half full, dry and between 10 and 20 °C."],
    stopWhen: ["Before any screw of the pack is turned."],
  });

const refrigerant = (thing: string): Fault =>
  safetyPage({
    id: "refrigerant",
    name: "has trouble in its sealed cooling circuit",
    cause: "a fault in the sealed cooling circuit",
    why: "The circuit is filled under pressure with a gas that often burns, and it is soldered shut for life. Opening it needs a licence in most countries.",
    handOver:
      "Nothing on the circuit is opened, drilled or filled at home. A certified technician does it or says that it is not worth it.",
    look: "Look at the seals, the vents and the thermostat only.",
    questions: [
      [
        `Does the compressor of the ${thing} still hum?`,
        "the compressor hums",
        "the compressor is silent",
      ],
      [
        `Are the vents and coils of the ${thing} free of dust?`,
        "the vents are free",
        "the vents are dusty",
      ],
      [
        `Has anybody scraped, drilled or knocked the inside of the ${thing}?`,
        "it was scraped or knocked inside",
        "nobody has scraped or knocked it",
      ],
    ],
    steps: [
      {
        action: "unplug",
        title: "Cut it off without a spark",
        how: "If anything hissed or smells, open the windows, use no switch and no plug in that room, and switch off at the fuse box. Otherwise pull the plug.",
        warning: "Leaking coolant can burn, and it freezes skin.",
      },
      {
        action: "clean",
        title: "Clean what is outside the circuit",
        how: "Brush dust off the coil at the back with a soft brush and free the vents.",
      },
      {
        action: "test",
        title: "Give it a day",
        how: "Only if nothing hissed or smelled: plug it in, set it to the middle, and put a thermometer in a glass of water inside.",
      },
      {
        action: "look",
        title: "Call a cooling technician if it stays warm",
        how: "Ask for the price of a visit first. Above half the price of a new one, replace it and let the dealer take the old one back.",
      },
    ],
    safety: ["Never use a knife or a hair dryer against ice: the pipes lie just under it."],
    prevention: [
      "Keep a hand's breadth of air behind it and defrost it before the ice is 5 mm thick.",
    ],
    stopWhen: ["Before anything on the pipes or the compressor is touched."],
  });

const fixedWiring = (thing: string): Fault =>
  safetyPage({
    id: "fixed-wiring",
    name: "belongs to the wiring of the house",
    cause: "a fault in the fixed wiring or what hangs on it",
    why: "There is no plug to pull: the wires stay live until the right breaker is off, and a bad joint smoulders in the wall where nobody sees it.",
    handOver:
      "Switch off at the fuse box and call an electrician. In many places the law says so too.",
    look: "Change the bulb if there is one, with the breaker off, and look no further.",
    questions: [
      [`Is the breaker for the ${thing} off?`, "the breaker is off", "the breaker is still on"],
      [
        `Do other lights or sockets near the ${thing} work?`,
        "others near it work",
        "others near it are dead too",
      ],
      [
        `Is there heat, crackling or a brown spot at the ${thing}?`,
        "there is heat, crackling or a brown spot",
        "there is no heat and no spot",
      ],
    ],
    steps: [
      {
        action: "unplug",
        title: "Switch off the right breaker",
        how: "If it is not labelled, switch off the main switch. Put tape over it, so that nobody turns it on.",
      },
      {
        action: "replace",
        title: "Change the bulb if there is one",
        how: "With the breaker off and the bulb cold. Match the fitting, and stay at or below the watts on the lamp.",
      },
      {
        action: "look",
        title: "Look for a tripped breaker or RCD",
        how: "Set it back once. If it trips again, leave it off.",
      },
      {
        action: "look",
        title: "Call an electrician",
        how: "Say what happens and which rooms are dark. Heat or crackling makes it urgent.",
      },
    ],
    safety: ["A switch on the wall does not make the wires safe: only the breaker does."],
    prevention: ["Have old wiring tested every ten years."],
    stopWhen: ["Before any cover is unscrewed."],
  });

const lifeSafety = (thing: string): Fault =>
  safetyPage({
    id: "life-safety",
    name: "protects a life, so it must be beyond doubt",
    cause: "damage that cannot be judged at home",
    why: "What catches a fall or a crash is tested as a whole. A mend that looks good can fail the one time that it counts.",
    handOver: "Do not mend it. Take it out of use, and replace it or let its maker decide.",
    look: "Look for its date, its test mark and any crack, cut or stain.",
    questions: [
      [
        `Has the ${thing} taken a knock, a fall or a crash?`,
        "it has taken a knock",
        "it has not taken a knock",
      ],
      [
        `Is the ${thing} within the years that its label gives?`,
        "it is within its years",
        "it is past its years or the label is gone",
      ],
      [
        `Is there another one to use until the ${thing} is settled?`,
        "there is another one to use",
        "there is no other one to use",
      ],
    ],
    steps: [
      {
        action: "look",
        title: "Take it out of use",
        how: "Put it away with a note, so that nobody grabs it in a hurry.",
      },
      {
        action: "look",
        title: "Find label and date",
        how: "The maker's hotline asks for model, serial number and year.",
      },
      {
        action: "look",
        title: "Ask the maker about exchange",
        how: "Some makers replace it for less after a crash.",
      },
    ],
    safety: ["Do not glue, sew or drill it."],
    prevention: ["Keep it dry, out of the sun and away from solvents."],
    stopWhen: ["In every case: the maker decides."],
  });

const storedForce = (thing: string): Fault =>
  safetyPage({
    id: "stored-force",
    name: "stores a force that can injure badly",
    cause: "a part under load or pressure",
    why: "Springs, pressure and moving tons give no second try: what lets go does so faster than anybody can draw back.",
    handOver: "Keep clear of it and leave the work to a trained technician or workshop.",
    look: "Look from a few steps away and do not touch the loaded part.",
    questions: [
      [
        `Is the ${thing} out of use, with people kept away?`,
        "people are kept away",
        "people can still get at it",
      ],
      [
        `Do you see a broken, bent or leaking part on the ${thing}?`,
        "a broken part is to be seen",
        "no broken part is to be seen",
      ],
      [
        `Do you know the make and model of the ${thing}?`,
        "make and model are known",
        "make and model are not known",
      ],
    ],
    steps: [
      {
        action: "look",
        title: "Keep people and animals away",
        how: "Close it off, and pull the plug of any drive.",
      },
      {
        action: "look",
        title: "Leave every screw as it is",
        how: "Screws near a spring or a valve hold its force.",
      },
      {
        action: "look",
        title: "Photograph it from a distance",
        how: "A picture and the type plate let a workshop quote a price.",
      },
      {
        action: "look",
        title: "Call a trained technician",
        how: "Ask whether they replace the loaded part in pairs; it usually fails in pairs.",
      },
    ],
    safety: ["Never stand in line with a spring, a cable or a valve."],
    prevention: ["Have it looked over once a year, before it gives in."],
    stopWhen: ["Before anything is loosened."],
  });

const fuelLeak = (thing: string): Fault =>
  safetyPage({
    id: "fuel-leak",
    name: "loses fuel",
    cause: "a leak in tank, hose or carburettor",
    why: "Petrol vapour is heavier than air: it creeps along the ground and catches fire from one spark, also after the engine has stopped.",
    handOver:
      "Do not start it. A dealer or workshop changes hoses and seals as a set and tests them.",
    look: "Look from above where it drips, without touching the engine.",
    questions: [
      [
        `Does the ${thing} stand outdoors, where nothing can light the fuel?`,
        "it stands outdoors",
        "it stands indoors or near a flame: move it out now",
      ],
      [`Is the engine of the ${thing} cold?`, "its engine is cold", "its engine is still warm"],
      [
        "Did you see where the fuel comes out?",
        "the place has been seen",
        "the place has not been seen",
      ],
    ],
    steps: [
      {
        action: "look",
        title: "Leave it off and carry it outdoors",
        how: "Level, on stone or bare ground, ten paces from the house.",
        warning: "No flame, no cigarette, no switch and no charger near it.",
      },
      {
        action: "look",
        title: "Close the fuel tap if it has one",
        how: "It sits below the tank. A bowl under the drip keeps the rest together.",
      },
      {
        action: "look",
        title: "Cover what ran out",
        how: "Cat litter or dry sand takes it up. Leave that outdoors, in a tin with a lid.",
      },
      {
        action: "look",
        title: "Take it to a dealer or workshop",
        how: "Upright, in the open air or a van with its windows down. Say where it drips.",
      },
    ],
    safety: ["Clothes that petrol has wetted come off at once and dry outdoors."],
    prevention: ["Empty the tank before a long rest, and have hoses changed every five years."],
    stopWhen: ["Before it is started again, in every case."],
  });

/** By safety rule. A rule that is not here leaves it to the page on the thing, if that hands it over. */
export const dangerPages: Readonly<Record<string, DangerPage>> = {
  "gas-leak": gasLeak,
  "smoke-or-fire": smoke,
  exploded: smoke,
  "battery-damaged": battery,
  "electric-fault": shock,
  "damaged-cord": damagedCord,
  "water-electric": wetMains,
  "high-voltage": highVoltage,
  "fixed-wiring": fixedWiring,
  "gas-appliance": gasAppliance,
  "fuel-leak": fuelLeak,
  "ebike-pack": ebikePack,
  refrigerant,
  "child-restraint": lifeSafety,
  "life-safety-gear": lifeSafety,
  "garage-spring": storedForce,
  pressure: storedForce,
};

/** The page for a rule that has none: the rule's own words, and how to hand the thing over. */
export function pageOfRule({ id, severity, heading, why, now }: Hazard, thing: string): Fault {
  const [first = now, ...others] = now.split(/(?<=\.) /);
  return safetyPage({
    id,
    name: severity === "replace" ? "is to be replaced, not mended" : "is not for home repair",
    cause: "a part that nobody should mend at home",
    why: `${heading}. ${why}`,
    handOver: now,
    look: "Look at it from outside, and leave its screws and covers as they are.",
    questions: [
      [
        `Is the ${thing} out of use, so that nobody takes it by habit?`,
        "it is out of use",
        "somebody could still use it",
      ],
      [
        `Do you know the make and model of the ${thing}?`,
        "make and model are known",
        "make and model are not known",
      ],
      [
        `Has anybody worked on the ${thing} before?`,
        "somebody has worked on it before",
        "nobody has worked on it before",
      ],
    ],
    steps: [
      {
        action: /\bplug\b/i.test(first) ? "unplug" : "look",
        title: first.replace(/\.$/, ""),
        how: others.join(" ") || why,
      },
      {
        action: "look",
        title: "Note what you saw",
        how: "Make, model and age, what happened, and since when. A picture from outside helps.",
      },
      severity === "replace"
        ? {
            action: "look",
            title: "See to it that nobody uses it again",
            how: "Do not give or sell it on. Mark it as faulty, and ask the recycling point where it goes.",
          }
        : {
            action: "look",
            title: "Hand it over",
            how: "Ask first whether they do this sort of work and what a look at it costs. Tell them what you noted.",
          },
    ],
    safety: [why],
    prevention: ["Have it looked over at the first sign that it is not as it was."],
    stopWhen: [now],
  });
}
