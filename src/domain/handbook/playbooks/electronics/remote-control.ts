import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNothing = defineFault({
  id: "remote-control-does-nothing",
  name: "does nothing",
  usual: true,
  weight: 8,
  says: [
    "not working",
    "does nothing",
    "dead",
    "no response",
    "doesn't work",
    "tv doesn't react",
    "suspect fault",
    "no light",
    "stopped working",
    "dodgy connection",
    "loose connection",
    "batteries leaked",
    "corroded",
    "won't turn the tv on",
    "only works close up",
  ],
  causes: {
    batteries: {
      name: "weak or wrongly set batteries",
      short: "the batteries",
      weight: 6,
      why: "A key press needs a short burst of current. Half-empty cells still show a little light but no reach.",
      check: {
        do: "Put two new cells of one make in, with plus and minus as drawn.",
        finds: "it works, or reaches further",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 3],
        tools: [{ name: "Two fresh cells" }, { name: "Phone with a camera" }],
        steps: [
          {
            action: "unplug",
            title: "Take both old cells out",
            how: "Press any key ten times without them. That wakes a hung remote.",
            fallsOut: "The lid; its tabs are thin.",
          },
          {
            action: "look",
            title: "Turn the springs to the light",
            how: "A spring pressed flat is pulled out by 3 mm with a fingernail.",
            see: "springs that push back.",
          },
          {
            action: "replace",
            title: "Put in two fresh cells",
            how: "Alkaline ones. Rechargeable cells have less voltage, and some remotes do not like them.",
            putBack: "Flat end to the spring.",
          },
          {
            action: "test",
            title: "Watch the front through the camera",
            how: "Point it at the phone and press volume.",
            see: "a violet flicker. Then the remote sends, and it is the receiver's turn.",
          },
        ],
      },
    },
    contacts: {
      name: "crust or a broken spring in the battery bay",
      short: "the battery contacts",
      weight: 4,
      why: "Cells that were forgotten leak, and the crust does not conduct.",
      check: {
        do: "Roll the cells in their bay with a thumb while you press a key.",
        finds: "it works while you roll, or you see crust",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 2],
        tools: [
          { name: "White vinegar", instead: "lemon juice" },
          { name: "Cotton buds" },
          { name: "Nail file" },
          { name: "Kitchen foil" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cells out, into a bag",
            how: "Wash your hands afterwards: the crust irritates.",
          },
          {
            action: "clean",
            title: "Dissolve it",
            how: "Dab vinegar on with cotton buds until it stops fizzing, then water, then dry.",
            see: "metal, even if it is dull.",
          },
          {
            action: "clean",
            title: "File a bright spot",
            how: "Two strokes of the nail file on each contact where the cell touches.",
          },
          {
            action: "adjust",
            title: "Bridge a weak spring",
            how: "Fold a pea of kitchen foil between spring and cell.",
            warning: "The foil must touch nothing else, or it shorts the cells.",
          },
          {
            action: "test",
            title: "Shake it while you hold a key",
            how: "In front of the set.",
            see: "a volume that goes on rising.",
          },
        ],
      },
    },
    pairing: {
      name: "a lost pairing or a wrong code",
      short: "the pairing",
      weight: 3,
      why: "Radio remotes forget their set, and universal ones fall back to another code when the batteries are out for long.",
      check: {
        do: "Press the set's own keys, and see whether the remote's lamp lights at each press.",
        finds: "the lamp lights, but the set does not react",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Leaflet with the codes", instead: "the maker's page" }],
        steps: [
          {
            action: "unplug",
            title: "Set without mains for a minute",
            how: "Remote without cells as long.",
          },
          {
            action: "test",
            title: "Hold the pairing keys a metre away",
            how: "Mostly Home and Back, or the wheel, for five seconds.",
            see: "a blinking light, then a message on the set.",
          },
          {
            action: "adjust",
            title: "Universal remote: type the code",
            how: "Hold TV and Setup until the lamp stays on, type the first of the codes, point, press power. Go on to the next one if nothing happens.",
          },
          {
            action: "test",
            title: "Try volume, channel and menu",
            how: "A code can fit halfway.",
            see: "all three.",
          },
        ],
      },
    },
    electronics: {
      name: "a broken joint, crystal or light diode inside",
      short: "the electronics",
      weight: 3,
      why: "After a fall the small silver crystal or a battery joint parts, and no key works any more.",
      check: {
        do: "Shake it beside your ear, and tap it on your palm while you press a key.",
        finds: "it rattles, or works for moments",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 10],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "Guitar pick" },
          { name: "Soldering iron", instead: "a repair café's" },
          { name: "Universal remote" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cells out",
            how: "Look in the bay and under the label for a screw.",
          },
          {
            action: "open",
            title: "Undo the screw and run the pick round",
            how: "Use the screwdriver first. Begin at the front end; the clips sit every 3 cm.",
            fallsOut: "The rubber key mat and the lens.",
          },
          {
            action: "look",
            title: "Wiggle springs and crystal",
            how: "Look at the joints of the battery springs and of the part in a silver can.",
            see: "a ring-shaped crack round a leg.",
          },
          {
            action: "replace",
            title: "Warm the cracked joint anew",
            how: "Soldering iron at 330 °C for two seconds, with a touch of fresh solder.",
            warning: "The tip burns skin and table. Iron in its stand, window open.",
            putBack: "Mat, board, lens, shell.",
          },
          {
            action: "test",
            title: "Test through a phone's camera",
            how: "Before the last clip.",
            see: "a flicker. If not, a universal remote for €10 takes over.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a phone's camera show a flicker at the front of the remote when you press a key?",
      answers: {
        yes: {
          means: "the remote flickers in the camera",
          heard: ["flickers", "camera shows"],
          when: {
            pairing: "often",
            batteries: "sometimes",
            contacts: "rarely",
            electronics: "rarely",
          },
        },
        no: { means: "nothing flickers in the camera" },
      },
    },
    {
      ask: "Have fresh batteries been put into the remote?",
      answers: {
        yes: {
          means: "fresh batteries did not help",
          heard: [
            "new batteries",
            "changed batteries",
            "fresh batteries",
            "replaced the batteries",
          ],
          when: {
            batteries: "never",
            contacts: "often",
            electronics: "often",
            pairing: "sometimes",
          },
        },
        no: { means: "the batteries have not been changed" },
      },
    },
    {
      ask: "Is there crust in the battery bay of the remote, or a flat spring?",
      answers: {
        yes: {
          means: "there is crust or a flat spring",
          heard: [
            "corroded",
            "corrosion",
            "leaked",
            "rusty",
            "dodgy connection",
            "loose connection",
          ],
          when: {
            contacts: "always",
            batteries: "rarely",
            electronics: "rarely",
            pairing: "rarely",
          },
        },
        no: { means: "the bay is clean" },
      },
    },
    {
      ask: "Did the remote fall, or does something rattle in it?",
      answers: {
        yes: {
          means: "it fell or rattles",
          heard: ["dropped", "fell", "rattles", "thrown"],
          when: {
            electronics: "often",
            contacts: "sometimes",
            batteries: "rarely",
            pairing: "rarely",
          },
        },
        no: { means: "it did not fall" },
      },
    },
  ],
  safety: ["Button cells and leaked cells stay out of children's hands."],
  prevention: ["Change both cells yearly and take them out before a long journey."],
  stopWhen: ["It opens a garage, a gate or a car: have the maker pair it."],
});

const someKeys = defineFault({
  id: "remote-control-some-keys",
  name: "has keys that do not work or stick",
  weight: 6,
  says: [
    "some buttons not functioning",
    "some buttons not working",
    "buttons don't work",
    "have to press hard",
    "button stuck",
    "sticky buttons",
    "volume button not working",
    "power button doesn't work",
    "spilled drink on remote",
    "keys worn",
    "buttons on remote not working",
  ],
  causes: {
    grease: {
      name: "a film of grease on the key contacts",
      short: "grease inside",
      weight: 6,
      why: "The rubber mat sweats an oily film in the course of years. It lies between the black dots of the keys and the board.",
      check: {
        do: "Press a bad key very hard, in its middle and at its edges.",
        finds: "it works when you press hard",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 4],
        tools: [
          { name: "Small screwdriver" },
          { name: "Old bank card" },
          { name: "Washing-up liquid" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton pad" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the cells out",
            how: "And press a key for some seconds.",
          },
          {
            action: "open",
            title: "Open the shell",
            how: "One screw in the battery bay, with the screwdriver, then slide the card along the seam from the front.",
            fallsOut: "Mat, board and the lens in front.",
            see: "a mat with black dots below.",
          },
          {
            action: "clean",
            title: "Wash the mat and the shell",
            how: "Lukewarm water, a drop of washing-up liquid, rinse, dry for an hour.",
          },
          {
            action: "clean",
            title: "Wipe the board",
            how: "Alcohol on the cotton pad over the dark comb-like fields. Do not scrape their black paint.",
            see: "a pad that stays white.",
          },
          {
            action: "reassemble",
            title: "Put mat and board in, clip it shut",
            how: "Mat into the upper shell, board on it.",
            putBack: "Lens first, or it no longer closes.",
          },
          {
            action: "test",
            title: "Press each key once, lightly",
            how: "In front of the phone's camera or the set.",
            see: "a flicker at each.",
          },
        ],
      },
    },
    worn: {
      name: "worn black dots under the most-used keys",
      short: "worn key dots",
      weight: 4,
      why: "The dots are rubber with carbon. Volume and power lose their carbon first.",
      check: {
        do: "Remember whether just the most-used keys fail, even after cleaning.",
        finds: "the favourites fail and cleaning helped for days only",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 10],
        tools: [
          { name: "Aluminium foil" },
          { name: "Rubber-based glue" },
          { name: "Hole punch" },
          { name: "Small screwdriver" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cells out, shell open",
            how: "As for cleaning: one screw and the clips. Use the screwdriver only for the screw.",
          },
          {
            action: "look",
            title: "Find the grey dots",
            how: "Compare them with a key that is never used.",
            see: "grey instead of black.",
          },
          {
            action: "glue",
            title: "Give them a new face",
            how: "Punch a disc of foil with the hole punch, glue it with a trace of glue on the dot, shining side out. Repair sets with carbon paint do the same.",
          },
          { action: "glue", title: "Let it dry for a day", how: "Mat upside down." },
          {
            action: "test",
            title: "Close it and press the key fifty times",
            how: "With a finger, not with a nail.",
            see: "a reaction each time.",
          },
        ],
      },
    },
    spill: {
      name: "a drink that has dried inside",
      short: "a dried drink",
      weight: 4,
      why: "Sugar glues keys down and conducts a little, so that a key seems to be pressed all day.",
      check: {
        do: "See whether a key stays down, or the set reacts with the remote lying still.",
        finds: "a key is stuck, or the set gets orders by itself",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 3],
        tools: [{ name: "Distilled water" }, { name: "Soft toothbrush" }, { name: "Plectrum" }],
        steps: [
          {
            action: "unplug",
            title: "Cells out at once",
            how: "A pressed key empties and heats them.",
          },
          {
            action: "open",
            title: "Open it with the plectrum",
            how: "Mind a screw in the bay.",
            fallsOut: "Sticky mat and board.",
          },
          {
            action: "clean",
            title: "Brush board and mat with distilled water",
            how: "Warm, with the toothbrush, until nothing sticks. There is nothing on the board that water harms while the cells are out.",
            see: "no shine of sugar.",
          },
          { action: "clean", title: "Dry for a day", how: "Standing, in a warm room." },
          {
            action: "test",
            title: "Put it together and leave it lying",
            how: "Watch the set for ten minutes.",
            see: "no order that nobody gave.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do the bad keys of the remote work when you press very hard?",
      answers: {
        yes: {
          means: "the keys work when pressed hard",
          heard: ["press hard", "press really hard"],
          when: { grease: "often", worn: "often", spill: "rarely" },
        },
        no: { means: "pressing hard does not help" },
      },
    },
    {
      ask: "Was something spilled on the remote, or do its keys stick?",
      answers: {
        yes: {
          means: "something was spilled, or keys stick",
          heard: ["spilled", "sticky", "sticking", "stuck", "coffee", "beer", "juice"],
          when: { spill: "always", grease: "rarely", worn: "rarely" },
        },
        no: { means: "nothing was spilled" },
      },
    },
    {
      ask: "Has the remote been opened and cleaned before?",
      answers: {
        yes: {
          means: "it has been cleaned inside before",
          heard: ["cleaned inside", "cleaned it", "opened it"],
          when: { worn: "often", grease: "rarely", spill: "sometimes" },
        },
        no: { means: "it has not been opened" },
      },
    },
    {
      ask: "Is it only the most-used keys of the remote that fail?",
      answers: {
        yes: {
          means: "only the most-used keys fail",
          heard: ["volume", "power button", "some buttons"],
          when: { worn: "often", grease: "sometimes", spill: "rarely" },
        },
        no: { means: "keys all over fail" },
      },
    },
  ],
  safety: ["Let everything dry before the cells go back in."],
  prevention: ["A thin bag or cover keeps grease and crumbs out."],
  stopWhen: ["The shell is welded and would have to be broken."],
});

const lid = defineFault({
  id: "remote-control-case",
  name: "has a broken lid or case",
  weight: 2,
  says: [
    "battery cover missing",
    "lid broken",
    "battery lid won't stay on",
    "case broken",
    "cracked remote",
    "clip broken",
    "batteries fall out",
    "back cover lost",
    "buttons fell out",
  ],
  causes: {
    tab: {
      name: "a broken tab of the battery lid",
      short: "the lid's tab",
      weight: 6,
      why: "The tab is a thin tongue of plastic that is bent at every change of cells.",
      check: {
        do: "Look at the end of the lid where it clicks.",
        finds: "the tongue is gone or cracked",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 5],
        tools: [{ name: "Fabric tape", instead: "a wide rubber band" }, { name: "Ruler" }],
        steps: [
          {
            action: "look",
            title: "See whether the lid is still there",
            how: "If so, a strip of tape over its edge is all that it takes.",
          },
          {
            action: "look",
            title: "Measure the opening",
            how: "Length and width with the ruler. Makers of lids, and libraries with a 3D printer, work from that or from the model.",
            see: "the model number inside the bay.",
          },
          {
            action: "glue",
            title: "Tape it like a hinge",
            how: "Stick the tape on one long side only, so that you can still open it.",
          },
          { action: "test", title: "Shake it", how: "Over the sofa.", see: "cells that stay put." },
        ],
      },
    },
    shell: {
      name: "a cracked shell",
      short: "the shell",
      weight: 3,
      why: "A fall springs the clips of the seam or splits a corner.",
      check: {
        do: "Press the halves together and see whether they stay.",
        finds: "they gape again",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [1, 5],
        tools: [{ name: "Plastic glue" }, { name: "Rubber bands" }, { name: "Sandpaper" }],
        steps: [
          { action: "unplug", title: "Cells out", how: "Wipe the crack clean." },
          {
            action: "look",
            title: "Look whether a clip is caught",
            how: "A mat that has slipped holds the halves apart; open, straighten and close.",
            see: "a seam without a gap.",
          },
          {
            action: "glue",
            title: "Glue the crack",
            how: "Roughen with sandpaper, a thin line of plastic glue, press, rubber bands round it for a day.",
            warning: "Keep glue off the key mat.",
          },
          {
            action: "test",
            title: "Squeeze it lightly",
            how: "And press all keys.",
            see: "no creak and no stuck key.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it the battery lid or the shell of the remote that is broken?",
      answers: {
        lid: {
          means: "the battery lid is broken",
          heard: ["lid", "cover", "fall out", "battery cover"],
          when: { tab: "always", shell: "rarely" },
        },
        shell: {
          means: "the shell is broken",
          heard: ["shell", "cracked", "case", "gapes", "split"],
          when: { shell: "always", tab: "rarely" },
        },
      },
    },
    {
      ask: "Is the broken piece of the remote still there?",
      answers: {
        yes: { means: "the broken piece is there", when: { shell: "often", tab: "sometimes" } },
        no: { means: "the piece is missing", heard: ["missing", "lost"] },
      },
    },
    {
      ask: "Did the remote fall?",
      answers: {
        yes: {
          means: "it fell",
          heard: ["dropped", "fell", "thrown"],
          when: { shell: "always", tab: "sometimes" },
        },
        no: { means: "it did not fall" },
      },
    },
  ],
  safety: ["A remote with button cells needs a lid that a child cannot open."],
  prevention: ["Give it one fixed place."],
  stopWhen: ["Button cells could fall out: use another remote until the lid holds."],
});

export const remoteControl: Playbook = {
  faults: [doesNothing, someKeys, lid],
  notes: [
    {
      about: ["universal", "replacement remote", "new remote"],
      text: "A replacement by the set's model number costs €8 to 15 and needs no programming. Universal ones need a code once.",
    },
    {
      about: ["camera trick", "infrared", "phone camera"],
      text: "Phone cameras see infrared. If the back camera shows no flicker, try the front one: some filter it.",
    },
  ],
};
