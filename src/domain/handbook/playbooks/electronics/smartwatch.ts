import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const noCharge = defineFault({
  id: "smartwatch-does-not-charge",
  name: "does not charge or turn on",
  usual: true,
  weight: 8,
  says: [
    "won't charge",
    "not charging",
    "won't turn on",
    "dead",
    "battery drains fast",
    "battery dead",
    "doesn't hold charge",
    "black screen",
    "charger not working",
    "stuck on logo",
    "no power",
    "battery lasts a few hours",
    "fitbit won't charge",
  ],
  causes: {
    contacts: {
      name: "sweat and cream on the charging contacts or back",
      short: "dirty contacts",
      weight: 6,
      why: "Between wrist and watch a film of sweat, soap and sun cream builds up. Pins no longer touch, and coils no longer lie flat.",
      check: {
        do: "Look at the back of the watch and at its charger in slanting light.",
        finds: "there is a film, a green spot or a pin that has sunk in",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [
          { name: "Isopropyl alcohol", instead: "clear spirit" },
          { name: "Cotton bud" },
          { name: "Wooden toothpick" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Watch off the charger, charger off the wall",
            how: "Take leather straps off so that they stay dry.",
          },
          {
            action: "clean",
            title: "Rub the contacts",
            how: "Cotton bud with alcohol on watch and charger, then a dry one.",
            see: "shining dots and a clear back.",
          },
          {
            action: "clean",
            title: "Free sunk pins",
            how: "Press each pin of the charger with the toothpick until it springs.",
          },
          {
            action: "test",
            title: "Lay it on and wait ten minutes",
            how: "Straight, without a case.",
            see: "a bolt or a charging picture.",
          },
        ],
      },
    },
    charger: {
      name: "a charger or USB supply that does not suit it",
      short: "the charger",
      weight: 4,
      why: "Watches want little current. Some supplies switch off for so small a load, and thin cables break at the puck.",
      check: {
        do: "Use another USB supply of 5 V, and bend the cable gently at the puck.",
        finds: "it charges on another supply or in a certain bend",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 25],
        tools: [
          { name: "Plain 5 V USB supply", instead: "a computer's USB port" },
          { name: "Charger of the right model" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take hub and quick charger out",
            how: "Straight into a plain supply of 5 V.",
          },
          {
            action: "test",
            title: "Try a computer's port",
            how: "For half an hour.",
            see: "a percentage that rises.",
          },
          {
            action: "look",
            title: "Look along the cable",
            how: "A kink at the puck means a new one.",
          },
          {
            action: "replace",
            title: "Order the right model",
            how: "Chargers of one maker differ by generation; compare pins and magnets.",
            see: "a puck that snaps on by itself.",
          },
        ],
      },
    },
    hung: {
      name: "a watch that hangs",
      short: "a hung watch",
      weight: 4,
      why: "A dark watch may be running without its screen, or be caught in its start.",
      check: {
        do: "Hold the side key, or both keys, for 15 seconds while it lies on the charger.",
        finds: "a logo appears",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 0],
        tools: [{ name: "Paired phone" }],
        steps: [
          {
            action: "test",
            title: "Force a restart",
            how: "Apple: crown and side key. Others: the home key, 10 to 20 seconds.",
            see: "the logo.",
          },
          {
            action: "test",
            title: "Leave it on the charger for two hours",
            how: "Then once more.",
          },
          {
            action: "adjust",
            title: "Update it by the phone",
            how: "Watch beside the paired phone, both on power.",
          },
          {
            action: "adjust",
            title: "Reset and pair again",
            how: "Settings, System, Reset. Data that were synced come back from the phone.",
            see: "a normal day of charge.",
          },
        ],
      },
    },
    battery: {
      name: "a worn battery",
      short: "the battery",
      weight: 4,
      why: "The cell is no bigger than a coin and is charged daily. After three to four years it lasts half a day.",
      check: {
        do: "Switch the always-on display, GPS and calls off for a day.",
        finds: "it still lasts only hours",
        minutes: 5,
      },
      repair: {
        handOver:
          "The glass is glued and the cell lies under it with hardly a hair of room: a slip pricks it, and the seal against water is lost.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [40, 90],
        tools: [{ name: "Paired phone" }],
        steps: [
          {
            action: "adjust",
            title: "Spare it for now",
            how: "Dark dial, shorter screen time, fewer messages from the phone.",
            see: "some hours more.",
          },
          {
            action: "look",
            title: "Read its battery health if it shows one",
            how: "In the app of the paired phone. Below 80 % is worn.",
          },
          {
            action: "unplug",
            title: "Do not leave it on the charger all night",
            how: "And take it off at once if its glass begins to lift.",
          },
          {
            action: "look",
            title: "Ask maker and watch repairer",
            how: "€40 to 90 with a new seal. Ask whether it is water-tight afterwards.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is there a film or green spot on the back of the watch or its charger?",
      answers: {
        yes: {
          means: "contacts or back are dirty",
          heard: ["dirty", "corroded", "sweat", "green"],
          when: { contacts: "always", charger: "rarely", hung: "rarely", battery: "rarely" },
        },
        no: { means: "back and charger are clean", heard: ["cleaned the contacts"] },
      },
    },
    {
      ask: "Does the watch charge on another charger or supply?",
      answers: {
        yes: {
          means: "another charger works",
          heard: ["other charger works"],
          when: { charger: "always", contacts: "rarely", hung: "rarely", battery: "sometimes" },
        },
        no: {
          means: "another charger does not help",
          heard: ["tried another charger", "new charger"],
        },
      },
    },
    {
      ask: "Does the watch charge but last for hours only?",
      answers: {
        yes: {
          means: "it charges but lasts for hours only",
          heard: ["drains", "lasts a few hours", "not hold charge", "runs out", "battery life"],
          when: { battery: "always", hung: "sometimes", contacts: "rarely", charger: "rarely" },
        },
        no: { means: "it does not charge at all" },
      },
    },
    {
      ask: "Does the watch buzz, or show a logo, when its keys are held?",
      answers: {
        yes: {
          means: "it buzzes or shows a logo",
          heard: ["logo", "vibrates", "buzzes"],
          when: { hung: "always", contacts: "rarely", charger: "rarely", battery: "sometimes" },
        },
        no: { means: "it stays dark and still" },
      },
    },
  ],
  safety: ["Take it off your wrist if it gets hot."],
  prevention: ["Rinse and dry its back after sport."],
  stopWhen: ["The glass lifts or the back bulges: no more charging."],
});

const screen = defineFault({
  id: "smartwatch-screen",
  name: "has a cracked screen or does not react to touch",
  weight: 6,
  says: [
    "cracked screen",
    "screen broken",
    "glass cracked",
    "touch not working",
    "screen came off",
    "scratched screen",
    "lines on screen",
    "screen not responding",
    "glass fell off",
    "water under the glass",
    "display dark",
  ],
  causes: {
    glass: {
      name: "a cracked or lifted glass",
      short: "the glass",
      weight: 6,
      why: "The glass takes every door frame. Once cracked, water and sweat get in.",
      check: {
        do: "Run a fingernail over it and look at its edge.",
        finds: "there is a crack or a gap at the edge",
        minutes: 1,
      },
      repair: {
        handOver:
          "Glass, picture and touch are one thin sheet above the cell; lifting it takes warmth, practice and a new seal.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [50, 180],
        tools: [{ name: "Clear tape" }],
        steps: [
          {
            action: "unplug",
            title: "Tape it and keep it dry",
            how: "Clear tape over the glass. No water any more.",
          },
          {
            action: "look",
            title: "See whether the gap is swelling",
            how: "A glass lifted evenly without a knock is being pushed by the cell: do not charge.",
            see: "a crack from a knock, or a gap without one.",
          },
          { action: "test", title: "Sync it to the phone", how: "So that your data are safe." },
          {
            action: "look",
            title: "Compare three prices",
            how: "Maker, watch repairer, used watch. A lifted glass of a young watch is often free of charge.",
          },
        ],
      },
    },
    wet: {
      name: "a touch lock or drops on the glass",
      short: "the touch lock or water",
      weight: 4,
      why: "A water lock blocks touch on purpose, and wet or gloved fingers are not felt.",
      check: {
        do: "Dry it, and turn or hold the crown.",
        finds: "a drop symbol goes and touch returns",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Soft cloth" }],
        steps: [
          { action: "clean", title: "Wipe it dry with the cloth", how: "Film and cover off." },
          {
            action: "adjust",
            title: "Unlock water and theatre mode",
            how: "Hold the crown, or swipe from below and tap the drop or mask.",
            see: "no symbol at the top.",
          },
          { action: "test", title: "Restart it", how: "By its keys." },
          {
            action: "test",
            title: "Touch all four corners",
            how: "With a dry finger.",
            see: "a reaction in each.",
          },
        ],
      },
    },
    scratches: {
      name: "scratches or a protector that has lifted",
      short: "scratches",
      weight: 3,
      why: "Many a “crack” is the film on top. Plastic covers take scratches that can be polished.",
      check: {
        do: "Lift a corner of what you feel with a nail.",
        finds: "a film comes off, or you only feel fine lines",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 8],
        tools: [{ name: "Plastic polish" }, { name: "Cotton cloth" }, { name: "Masking tape" }],
        steps: [
          {
            action: "look",
            title: "Take the film off",
            how: "Slowly, from a corner.",
            see: "whole glass below, with luck.",
          },
          {
            action: "clean",
            title: "Mask what is not to be polished",
            how: "Masking tape over keys and microphones.",
          },
          {
            action: "clean",
            title: "Polish plastic, leave glass",
            how: "A pea of polish on the cotton cloth, small circles for five minutes. Real glass with a coating is not polished.",
            see: "fine lines that fade.",
          },
          { action: "replace", title: "Put a new protector on", how: "Dust-free, from one edge." },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the glass of the watch cracked or lifted?",
      answers: {
        yes: {
          means: "the glass is cracked or lifted",
          heard: ["cracked", "smashed", "came off", "fell off", "broken"],
          when: { glass: "always", wet: "rarely", scratches: "rarely" },
        },
        no: { means: "the glass is whole" },
      },
    },
    {
      ask: "Does the watch show a picture but ignore your finger?",
      answers: {
        yes: {
          means: "it shows a picture but ignores the finger",
          heard: ["touch", "not respond", "not react"],
          when: { wet: "often", glass: "sometimes", scratches: "never" },
        },
        no: { means: "touch works or the picture is dark" },
      },
    },
    {
      ask: "Do you only feel fine lines on the watch, or a film that lifts?",
      answers: {
        yes: {
          means: "there are only fine lines or a film",
          heard: ["scratched", "scratches", "protector", "film"],
          when: { scratches: "always", glass: "never", wet: "sometimes" },
        },
        no: { means: "it is deeper than that" },
      },
    },
  ],
  safety: ["Splinters of watch glass are small: tape before you touch."],
  prevention: ["A film for €5 takes the scratches instead."],
  stopWhen: ["The glass rises without a knock."],
});

const strapAndSync = defineFault({
  id: "smartwatch-strap-or-sync",
  name: "has a broken strap or does not pair",
  weight: 5,
  says: [
    "strap broken",
    "band broken",
    "strap won't stay on",
    "won't sync",
    "won't pair",
    "bluetooth not connecting",
    "steps not counted",
    "heart rate wrong",
    "time wrong",
    "spring bar lost",
    "no notifications",
    "lost connection to phone",
  ],
  causes: {
    strap: {
      name: "a torn strap or a lost spring bar",
      short: "the strap",
      weight: 5,
      why: "Silicone tears at the hole, and the spring bar that holds it jumps out of its socket.",
      check: {
        do: "Look at both ends of the strap and for the thin bar.",
        finds: "the strap is torn, or the bar is bent or missing",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [3, 20],
        tools: [
          { name: "Spring bar tool", instead: "a thin knife tip" },
          { name: "Ruler" },
          { name: "New strap" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take it off charger and wrist",
            how: "Lay it on a towel with its glass down, keys away from the cloth.",
          },
          {
            action: "look",
            title: "Measure the gap",
            how: "Between the lugs with the ruler: 18, 20 or 22 mm. Some makers have their own catch.",
            see: "the same number on the offer.",
          },
          {
            action: "pry",
            title: "Press the bar in and lift it out",
            how: "With the tool at one end.",
            fallsOut: "The bar shoots off: keep a finger over it.",
          },
          {
            action: "replace",
            title: "Set the new strap in",
            how: "One end of the bar in its hole, press the other in and slide it until it snaps.",
            putBack: "Tug at it twice.",
          },
          {
            action: "test",
            title: "Wear it over a cushion first",
            how: "Turn the wrist.",
            see: "no end that slips.",
          },
        ],
      },
    },
    pairing: {
      name: "a pairing that has gone wrong",
      short: "the pairing",
      weight: 5,
      why: "Updates on phone or watch break the agreement between them, and saving modes put the app to sleep.",
      check: {
        do: "Open the watch's app on the phone beside it, with Bluetooth off and on again.",
        finds: "it connects for a moment, or not at all",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 0],
        tools: [{ name: "Phone with the maker's app" }],
        steps: [
          { action: "test", title: "Restart both", how: "Watch on its charger." },
          {
            action: "adjust",
            title: "Let the app live in the background",
            how: "Phone settings, Apps, its name: battery “unrestricted”, location and Bluetooth allowed.",
          },
          {
            action: "adjust",
            title: "Remove the watch and pair anew",
            how: "In the maker's app and in the Bluetooth list; then start as on the first day.",
            warning: "Sync first, if it still does: what is only on the watch goes.",
          },
          {
            action: "test",
            title: "Send yourself a message",
            how: "Watch locked, phone dark.",
            see: "a buzz within seconds.",
          },
        ],
      },
    },
    sensor: {
      name: "a dirty sensor or a loose fit",
      short: "the sensor or fit",
      weight: 3,
      why: "Green light reads your blood through the skin. Cream, tattoos or a finger's width of room make it guess.",
      check: {
        do: "Wipe the back, wear it two fingers above the wrist bone and tighten it by a hole.",
        finds: "pulse and steps make sense again",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Damp cloth" }],
        steps: [
          {
            action: "clean",
            title: "Wipe the glass at the back",
            how: "Cloth, lukewarm water, dry.",
            see: "clear windows.",
          },
          {
            action: "adjust",
            title: "Wear it tighter and higher",
            how: "For sport; looser afterwards.",
          },
          {
            action: "adjust",
            title: "Set height, weight, arm",
            how: "In the app; left or right changes the steps.",
          },
          {
            action: "test",
            title: "Count a hundred steps",
            how: "With the watch and in your head.",
            see: "a difference below ten.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "What is wrong with the watch: its strap, its connection or its measuring?",
      answers: {
        strap: {
          means: "the strap is broken",
          heard: ["strap", "band", "spring bar", "clasp", "buckle"],
          when: { strap: "always", pairing: "never", sensor: "never" },
        },
        connection: {
          means: "it does not connect",
          heard: ["connection", "sync", "pair", "bluetooth", "notifications", "connect"],
          when: { pairing: "always", strap: "never", sensor: "rarely" },
        },
        measuring: {
          means: "it measures wrongly",
          heard: ["measuring", "measures", "steps", "heart rate", "pulse", "gps"],
          when: { sensor: "always", pairing: "rarely", strap: "never" },
        },
      },
    },
    {
      ask: "Did it begin after an update of the watch or a new phone?",
      answers: {
        yes: {
          means: "it began after an update or a new phone",
          heard: ["update", "new phone"],
          when: { pairing: "often", sensor: "rarely", strap: "rarely" },
        },
        no: { means: "there was no update" },
      },
    },
    {
      ask: "Does the watch sit firmly on clean, dry skin?",
      answers: {
        yes: {
          means: "it sits firmly and is clean",
          when: { sensor: "rarely", pairing: "often", strap: "sometimes" },
        },
        no: { means: "it sits loosely or its back is dirty" },
      },
    },
  ],
  safety: ["A rash under the strap: leave it off and wash it."],
  prevention: ["Let strap and skin dry after swimming."],
  stopWhen: ["The lug of the case has broken off."],
});

export const smartwatch: Playbook = {
  faults: [noCharge, screen, strapAndSync],
  notes: [
    {
      about: ["water", "waterproof", "swim"],
      text: "Seals age. After three years, or after any opening, count on a smartwatch being splash-proof at best.",
    },
    {
      about: ["medical", "pulse wrong"],
      text: "A watch is no medical device. If its pulse or rhythm worries you, ask a doctor and not the watch.",
    },
  ],
};
