import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const chainSlips = defineFault({
  id: "bicycle-chain-slips",
  name: "slips or skips when you pedal",
  weight: 7,
  says: [
    "chain slips",
    "chain skips",
    "chain jumps",
    "gears slip",
    "skips under load",
    "slipping gears",
    "jumps when I pedal hard",
    "pedals slip",
    "chain jumping on cassette",
    "cogs worn",
    "worn chain",
    "chain stretched",
    "clunks when pedalling uphill",
    "pedal gives way",
    "crunching chain",
    "stiff link",
    "slips in one gear",
    "new chain slips",
  ],
  causes: {
    wear: {
      name: "a worn chain on worn sprockets",
      short: "chain wear",
      weight: 5,
      why: "Each link wears by a hair until the whole chain is too long for the teeth. It then climbs over them as soon as you push hard.",
      check: {
        do: "Lay a steel ruler along the taut chain with its zero on one pin and look at the 24th pin after it, which on a new chain sits at 304.8 mm (12 inches).",
        finds: "that pin lies more than 2 mm past 304.8 mm",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [15, 60],
        tools: [
          { name: "Chain tool" },
          { name: "Steel ruler", instead: "a folding rule with millimetres" },
          { name: "New chain" },
          { name: "Chain oil", instead: "sewing machine oil for a few rides" },
          { name: "Rubber gloves" },
        ],
        steps: [
          {
            action: "measure",
            title: "Decide what has to be changed",
            how: "Measure with the ruler. Up to 2 mm past the mark, a new chain is usually enough. From about 3 mm on, or where the teeth are hooked like a shark's fin, the sprockets at the back go too.",
            see: "even, blunt tips on the teeth if the sprockets may stay.",
          },
          {
            action: "adjust",
            title: "Take the tension off",
            how: "Put gloves on. Shift to the smallest ring and the smallest sprocket. On one speed or hub gears, loosen the axle nuts and slide the wheel forward.",
            see: "a chain that hangs slack below.",
          },
          {
            action: "open",
            title: "Push a pin out or open the master link",
            how: "Press the two plates of the master link together and slide them against each other, or drive a pin out with the chain tool. Draw the chain out and note how it runs through the two jockey wheels; a photo is best.",
            fallsOut: "The master link is two small halves. Lay them in a cup.",
          },
          {
            action: "measure",
            title: "Cut the new chain to length",
            how: "Buy one for the same number of sprockets. Lay the old and the new one side by side and count links, not centimetres, since the old one has grown. Shorten the new chain with the chain tool.",
            warning: "Measure twice: a chain that is too short can tear the rear mechanism off.",
          },
          {
            action: "replace",
            title: "Thread it and close it",
            how: "Follow your photo. Close it with the joining link that comes with it, put that link on the upper run, hold the rear brake and press on the pedal until it snaps.",
            see: "the joining link flush and bending as freely as the others.",
          },
          {
            action: "lubricate",
            title: "Oil the inside of the links",
            how: "One drop of oil on each roller while you turn the pedals backwards. Wait five minutes and wipe the outside dry.",
            putBack: "Set the wheel straight and tighten its nuts again if you had moved it.",
          },
          {
            action: "test",
            title: "Push hard in each gear",
            how: "Ride on an empty, level path and press down in every gear.",
            warning: "Stay seated on this first ride, in case it still gives way.",
            see: "no jump, also in the gears that you use most.",
          },
        ],
        stopWhen: [
          "The sprockets have to come off and you have neither the splined tool nor a chain whip: a shop does it in ten minutes.",
        ],
      },
    },
    "stiff-link": {
      name: "a stiff link in the chain",
      short: "a stiff link",
      weight: 3,
      why: "One link that rust or a badly pressed pin has made stiff does not lie down on the sprocket. You feel a jerk each time it comes round.",
      check: {
        do: "Turn the pedals slowly backwards and watch the two small wheels at the rear where the chain bends sharply.",
        finds: "one link stays bent and makes the mechanism twitch",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 8],
        tools: [
          { name: "Old rag" },
          { name: "Penetrating oil", instead: "any thin household oil" },
          { name: "Chain lubricant", instead: "sewing machine oil" },
          { name: "Felt pen" },
        ],
        steps: [
          {
            action: "look",
            title: "Mark the link",
            how: "Turn backwards by hand until it twitches, and put a dot on the link with the felt pen.",
            see: "the same dot at each twitch.",
          },
          {
            action: "lubricate",
            title: "Let penetrating oil creep in",
            how: "One drop of oil on both ends of the pin and five minutes' patience.",
            warning: "Keep it off rims, discs and brake pads.",
          },
          {
            action: "adjust",
            title: "Bend it sideways",
            how: "Hold the chain on both sides of the mark with your thumbs and flex it gently left and right, across the direction in which it normally bends. Five times is enough.",
            see: "the plates letting go of the pin.",
          },
          {
            action: "test",
            title: "Run it through the jockey wheels",
            how: "Turn backwards again and watch the mark.",
            see: "it goes round the bend like its neighbours.",
          },
          {
            action: "lubricate",
            title: "Drive the thin oil out",
            how: "Wipe with the rag, then give each roller a drop of chain lubricant: penetrating oil alone is washed out by the first rain.",
            see: "a chain that looks dry outside and runs quietly.",
          },
        ],
        stopWhen: [
          "A plate is cracked or spread, or the pin stands out: that chain can part under you, so replace it.",
        ],
      },
    },
    indexing: {
      name: "gears that are not quite in line with their sprocket",
      short: "the gear setting",
      weight: 4,
      why: "A cable that has stretched by a millimetre holds the chain between two sprockets. Under load it drops to the wrong one and back.",
      check: {
        do: "Look from behind along the chain while somebody turns the pedals and you stand at the back wheel.",
        finds:
          "the guide wheel does not sit straight under the sprocket, or the chain ticks against the next one",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [
          {
            name: "Repair stand",
            instead: "a helper who lifts the saddle, or the bicycle upside down on a blanket",
          },
        ],
        steps: [
          {
            action: "look",
            title: "Get the back wheel off the ground",
            how: "Use a stand, so that you can turn the pedal with one hand.",
            warning: "Keep fingers, sleeves and hair away from chain and spokes.",
          },
          {
            action: "adjust",
            title: "Shift to the smallest sprocket and up by one",
            how: "Give one click and turn the pedals. If the chain hesitates, the cable is too slack; if it goes too far, it is too tight.",
          },
          {
            action: "adjust",
            title: "Turn the barrel by quarter turns",
            how: "The barrel is where the cable enters the rear mechanism or the shifter. Unscrewing it (anticlockwise) tightens the cable, screwing it in slackens it.",
            see: "the chain running straight and without ticking.",
          },
          {
            action: "test",
            title: "Go through all the gears twice",
            how: "Up and down, one click at a time, with a steady hand on the pedal.",
            see: "one click, one sprocket, in both directions.",
          },
        ],
        prevention: [
          "After a new cable, turn the barrel once more when you have ridden 50 km: cables settle.",
        ],
      },
    },
    freewheel: {
      name: "a freewheel whose catches no longer grip",
      short: "the freewheel",
      weight: 2,
      why: "Small spring-loaded catches in the hub drive the wheel. When old grease or rust holds them down, the pedals turn and the wheel does not.",
      check: {
        do: "Hold the back wheel still and press the pedal down by hand in several places.",
        finds: "the sprockets turn forwards while the wheel stands still",
        minutes: 1,
      },
      repair: {
        handOver:
          "The freewheel comes off only with its own splined tool and a vice, and one that slips without warning can throw you onto the handlebar.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [15, 60],
        tools: [{ name: "Phone with a camera" }],
        steps: [
          {
            action: "test",
            title: "Make sure that it is the hub",
            how: "Watch the chain while the pedal gives way. If the sprockets turn with it and the wheel does not, the hub is at fault and the chain is not.",
            see: "the chain lying quietly in the teeth.",
          },
          {
            action: "look",
            title: "Ride it no further",
            how: "It may grip for an hour and let go at a crossing. Push it or take it by car.",
          },
          {
            action: "look",
            title: "Photograph hub and sprockets",
            how: "Take the camera close to the writing on the hub shell and count the sprockets. The shop needs both to order the part.",
          },
          {
            action: "look",
            title: "Ask for the price of both ways",
            how: "A new freewheel costs €15 to 30, a freehub body up to €60, and half an hour of work. A whole second-hand wheel can be cheaper.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the bicycle slip in every gear, or mainly in one or two?",
      answers: {
        all: {
          means: "it slips in every gear",
          heard: ["every gear", "all gears", "all the gears", "single speed"],
          when: {
            wear: "sometimes",
            "stiff-link": "often",
            indexing: "rarely",
            freewheel: "always",
          },
        },
        few: {
          means: "it slips in one or two gears",
          heard: [
            "one gear",
            "some gears",
            "certain gears",
            "middle gear",
            "smallest cog",
            "top gear",
          ],
        },
      },
    },
    {
      ask: "Does the slip come with a steady beat, once per turn of the bicycle's chain, even when you pedal lightly?",
      answers: {
        yes: {
          means: "it jerks in a steady beat",
          heard: ["stiff link", "every few turns", "regular", "rhythm", "once per turn"],
          when: { "stiff-link": "always", wear: "rarely", indexing: "rarely", freewheel: "rarely" },
        },
        no: {
          means: "it does not keep a beat",
          heard: ["uphill", "pedal hard", "under load", "standing up"],
        },
      },
    },
    {
      ask: "Has the bicycle's chain done more than about 3,000 km, or was only the chain replaced lately?",
      answers: {
        yes: {
          means: "the chain is old, or new on old sprockets",
          heard: ["new chain", "old chain", "worn", "stretched", "never changed"],
          when: {
            wear: "always",
            "stiff-link": "sometimes",
            indexing: "sometimes",
            freewheel: "sometimes",
          },
        },
        no: { means: "chain and sprockets are not old" },
      },
    },
    {
      ask: "When it slips, do the pedals spin forward freely for a quarter turn or more?",
      answers: {
        yes: {
          means: "the pedals spin without driving the wheel",
          heard: [
            "pedals spin",
            "no drive",
            "pedals turn but",
            "freewheel",
            "freewheels both ways",
          ],
          when: { freewheel: "always", wear: "rarely", "stiff-link": "never", indexing: "rarely" },
        },
        no: { means: "the pedals only jump a little" },
      },
    },
  ],
  safety: [
    "Do not stand up on the pedals in traffic until it is mended: a slip throws you forward.",
    "Keep fingers out of chain and sprockets while anybody turns the pedals.",
  ],
  prevention: [
    "Wipe the chain with a rag and oil it every 200 km, and after each ride in heavy rain.",
    "Measure the chain twice a year: a chain for €20 changed in time saves sprockets for €50.",
  ],
  stopWhen: [
    "A tooth has broken off, or the big ring in front is bent.",
    "It still jumps with a new chain and new sprockets.",
  ],
});

const gearsDoNotShift = defineFault({
  id: "bicycle-gears-do-not-shift",
  name: "does not shift its gears properly",
  weight: 7,
  says: [
    "gears not working",
    "won't change gear",
    "gears don't shift",
    "gears stuck",
    "derailleur bent",
    "stuck in one gear",
    "gear cable snapped",
    "gears need adjusting",
    "shifter broken",
    "gear lever stiff",
    "indexing out",
    "gears clicking",
    "can't get into low gear",
    "hub gear not working",
    "gear change not working",
    "gears ghost shift",
    "shifts by itself",
    "trigger shifter loose",
  ],
  causes: {
    tension: {
      name: "a gear cable with too little or too much tension",
      short: "cable tension",
      weight: 5,
      why: "The shifter pulls the cable by a fixed length at each click. If the cable is slack by a millimetre, every gear lands beside its sprocket.",
      check: {
        do: "Screw the barrel at the shifter or at the gear itself out by half a turn and shift twice.",
        finds: "shifting gets clearly better or clearly worse",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 0],
        tools: [
          { name: "5 mm Allen key" },
          { name: "Bike stand", instead: "two loops of rope from a beam, or a helper" },
        ],
        steps: [
          {
            action: "look",
            title: "Lift the back wheel",
            how: "Hang it in the stand and find the barrel: a ribbed ring where the cable's sleeve ends.",
          },
          {
            action: "adjust",
            title: "Begin with a slack cable",
            how: "Shift to the gear where the cable is loosest, on most bicycles the smallest sprocket. Screw the barrel in fully and then out by one turn.",
          },
          {
            action: "adjust",
            title: "Take up what hangs",
            how: "If the cable still hangs loose by more than 2 mm, open the clamp by one turn of the Allen key, pull the cable straight by hand and tighten the clamp.",
            see: "a cable that lies straight without pulling the mechanism.",
            putBack:
              "The cable sits in the groove of the clamp, on the side where its old dent is.",
          },
          {
            action: "adjust",
            title: "Tune gear by gear",
            how: "One click, turn the pedals, and correct by a quarter turn: out when the chain is slow to climb to a bigger sprocket, in when it is slow to drop.",
            see: "it climbs within half a turn of the pedal.",
          },
          {
            action: "adjust",
            title: "On hub gears, line up the marks",
            how: "Shift to the maker's setting gear, often 4 of 8 or 2 of 3, and turn the barrel until the two coloured lines in the little window meet.",
            see: "one straight line.",
          },
          {
            action: "test",
            title: "Ride round the block",
            how: "Shift up and down with light pressure on the pedals.",
            see: "no clatter two seconds after each click.",
          },
        ],
      },
    },
    cable: {
      name: "a rusty, kinked or frayed gear cable",
      short: "the cable",
      weight: 5,
      why: "Water gets into the sleeve, rust roughens the wire, and the spring of the mechanism is too weak to pull it back. Inside the shifter the strands break one after the other.",
      check: {
        do: "Pull the bare cable along the frame away from the tube with one finger while somebody shifts, and feel how it moves.",
        finds: "it moves in jerks, stays slack after shifting, or shows brown or broken strands",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [5, 20],
        tools: [
          { name: "Gear cable with matching sleeve and end caps" },
          { name: "Cable cutter", instead: "sharp side cutters; a blunt one splays the strands" },
          { name: "5 mm Allen key" },
          { name: "Awl", instead: "a thin nail" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Shift until the cable is slack",
            how: "Smallest sprocket for the rear, smallest ring for the front. Turn the pedals while you do it.",
          },
          {
            action: "unscrew",
            title: "Loosen the clamp and cut the end cap off",
            how: "Open the clamp with the Allen key and nip the frayed end off with the cutter, so that it slides out.",
            fallsOut: "Loose strands are needles: catch them in a rag.",
          },
          {
            action: "open",
            title: "Push the cable out at the shifter",
            how: "Open the small rubber or screw cap on the shifter and push from the other end until the round head of the cable comes out.",
            see: "the whole head. If strands stay inside, pick them out now.",
          },
          {
            action: "replace",
            title: "Cut new sleeves to the old length",
            how: "Lay old and new side by side. Cut square, open the end with the awl, and push the caps on.",
            see: "curves that are wide and reach to the stops without pulling when you turn the handlebar.",
          },
          {
            action: "replace",
            title: "Thread the new cable",
            how: "From the shifter through all the sleeves to the mechanism, in the same path. Pull it hand-tight and clamp it.",
            putBack:
              "The head of the cable must sit right down in its cup before you close the cap.",
          },
          {
            action: "adjust",
            title: "Pull it in and take up the slack",
            how: "Shift through all gears ten times, open the clamp, pull tight again and close it. Leave 3 cm and crimp the new end cap on.",
          },
          {
            action: "test",
            title: "Shift under way",
            how: "Ride, and shift up and down at an easy pace.",
            see: "both directions equally quick.",
          },
        ],
        stopWhen: [
          "The cable runs inside the frame and you have pulled it out without a guide wire: a shop has magnets for that.",
        ],
      },
    },
    hanger: {
      name: "a bent rear mechanism or hanger",
      short: "a bent hanger",
      weight: 4,
      why: "The rear mechanism hangs on a soft tab that bends when the bicycle falls on its right side. Out of line by 3 mm, no cable setting can be right in all gears.",
      check: {
        do: "Stand behind the bicycle and look along the chain: the two small wheels should hang exactly below the sprocket.",
        finds: "the cage leans inwards or is twisted",
        minutes: 1,
      },
      repair: {
        handOver:
          "An aluminium tab is bent back only with a gauge and seldom twice; a mechanism that catches in the spokes rips itself off and stops the wheel at once.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [10, 60],
        tools: [{ name: "Small piece of adhesive tape" }],
        steps: [
          {
            action: "look",
            title: "Compare two gears",
            how: "Note whether the gears in the middle are right while the outer ones are not. That is the sign of a bent tab.",
            see: "a lean that gets worse to one side.",
          },
          {
            action: "adjust",
            title: "Keep it away from the spokes",
            how: "Shift to a gear in the middle and put tape over the shifter, so that nobody shifts to the biggest sprocket.",
            warning: "Do not ride in the lowest gear: the cage can reach into the spokes.",
          },
          {
            action: "look",
            title: "Find out which tab it is",
            how: "There are several hundred shapes. Photograph it from both sides with make and model of the frame, and count the screws that hold it.",
          },
          {
            action: "look",
            title: "Let a shop straighten or change it",
            how: "With the gauge it takes them ten minutes, and a new tab costs €10 to 25. Ask them to look at the cage too.",
          },
        ],
      },
    },
    shifter: {
      name: "a shifter that is gummed up or worn inside",
      short: "the shifter",
      weight: 3,
      why: "The grease in a shifter that stands still for years turns to glue, and the little catch no longer springs into its ratchet. The lever then moves without clicking.",
      check: {
        do: "Lift the back wheel, turn the pedals, and shift through all the gears twice while you listen to the lever.",
        finds: "the lever swings loosely and clicks not at all or only now and then",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 30],
        tools: [
          { name: "Thin spray oil", instead: "sewing machine oil in a syringe" },
          { name: "Paper towel" },
          { name: "Light grease", instead: "a few drops of chain oil" },
        ],
        steps: [
          {
            action: "open",
            title: "Look into the shifter",
            how: "Shift to the slackest cable position and pull back the rubber cap or take out the one screw of the cover.",
            fallsOut: "Only the cover. Leave the spring plate below it where it is.",
            warning: "Do not take the ratchet apart: its springs jump out and rarely go back.",
          },
          {
            action: "clean",
            title: "Flush the old grease",
            how: "Spray thin oil onto the catches from two sides, with the towel below, and wait ten minutes. Keep the spray off tyres and brakes.",
          },
          {
            action: "adjust",
            title: "Work the lever fifty times",
            how: "Both levers, slowly at first.",
            see: "brown sludge running out, and clicks that come back one by one.",
          },
          {
            action: "lubricate",
            title: "Leave a little light grease",
            how: "Dab the towel until no more drips, then give the catches a touch of light grease and close the cover.",
            putBack: "The cover's nose goes in first, then its screw, only finger-tight.",
          },
          {
            action: "test",
            title: "Count the clicks",
            how: "From end to end there is one click fewer than you have sprockets.",
            see: "the full count, three times in a row.",
          },
        ],
        stopWhen: [
          "A catch is broken or the clicks do not come back: a new shifter for the same number of gears costs €10 to 30.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Did the bicycle fall on its right side, or was it knocked there, before the gears went wrong?",
      answers: {
        yes: {
          means: "it fell or was knocked on the gear side",
          heard: ["fell over", "knocked over", "crash", "bent", "fell on"],
          when: { hanger: "often", tension: "rarely", cable: "rarely", shifter: "rarely" },
        },
        no: { means: "it has not fallen" },
      },
    },
    {
      ask: "Does the bicycle's gear lever still click firmly at each step?",
      answers: {
        yes: {
          means: "the lever clicks firmly",
          when: { tension: "always", hanger: "always", cable: "often", shifter: "rarely" },
        },
        no: {
          means: "the lever is loose, stiff or does not click",
          heard: [
            "no click",
            "lever loose",
            "shifter loose",
            "lever does not click",
            "shifter stuck",
            "lever flops",
          ],
        },
      },
    },
    {
      ask: "Is the bicycle's gear cable rusty, frayed or stiff in its sleeve?",
      answers: {
        yes: {
          means: "the cable is rusty, frayed or stiff",
          heard: ["rusty", "frayed", "snapped", "seized", "stiff", "stood outside", "cable broken"],
          when: { cable: "always", tension: "rarely", hanger: "sometimes", shifter: "sometimes" },
        },
        no: { means: "the cable runs freely", heard: ["new cable", "replaced the cable"] },
      },
    },
    {
      ask: "Is the trouble worst in the largest and smallest sprocket, and less in the middle of the bicycle's gears?",
      answers: {
        yes: {
          means: "the outer gears are worse than the middle ones",
          heard: ["highest gear", "lowest gear", "biggest cog", "first gear"],
          when: { hanger: "often", tension: "rarely", cable: "sometimes", shifter: "sometimes" },
        },
        no: { means: "all gears are equally bad", heard: ["all gears", "every gear"] },
      },
    },
  ],
  safety: ["Shift with the wheel off the ground and keep your hands clear of the spokes."],
  prevention: [
    "Ease the pressure on the pedals for the moment in which you shift.",
    "Lift the bicycle, do not lean or lay it on its gear side.",
  ],
  stopWhen: [
    "The mechanism touches the spokes in any gear.",
    "A hub gear grinds or jumps although its marks are in line: its inside is for a specialist.",
  ],
});

const chainComesOff = defineFault({
  id: "bicycle-chain-comes-off",
  name: "throws its chain",
  weight: 4,
  says: [
    "chain came off",
    "chain keeps falling off",
    "chain comes off",
    "chain fell off",
    "drops its chain",
    "chain off",
    "chain stuck",
    "chain jammed",
    "chain too loose",
    "loose chain",
    "chain hangs down",
    "chain snapped",
    "chain broken",
    "throws the chain",
  ],
  causes: {
    slack: {
      name: "a chain that hangs too loosely",
      short: "a slack chain",
      weight: 4,
      why: "On one speed and hub gears nothing but the position of the back wheel tightens the chain. The wheel creeps forward over the months, the chain sags, and a bump lifts it off.",
      check: {
        do: "Press the chain up and down halfway between the front ring and the back wheel.",
        finds: "it moves by more than 2 cm, and there is no sprung arm that tightens it",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [
          { name: "15 mm spanner", instead: "an adjustable wrench that fits tightly" },
          { name: "Ruler" },
        ],
        steps: [
          {
            action: "look",
            title: "Hang the chain back",
            how: "Lay it on the lower teeth of the front ring and turn the pedal backwards. A stick keeps your hands clean.",
            warning: "Never guide it with a finger while the pedals turn.",
          },
          {
            action: "unscrew",
            title: "Loosen both axle nuts",
            how: "Half a turn with the spanner is enough. With a back-pedal brake, also loosen the screw of the brake arm at the frame.",
            putBack: "That arm must be screwed on again before you ride, or the brake has no hold.",
          },
          {
            action: "adjust",
            title: "Pull the wheel back",
            how: "Slide it backwards in its slots until the chain can be moved by 1 to 1.5 cm, and hold the rim in the middle between the frame tubes.",
            see: "the same gap left and right, by the ruler.",
          },
          {
            action: "adjust",
            title: "Tighten by turns",
            how: "A little left, a little right, so that the wheel does not pull askew. Finish hard: about 30 to 40 Nm, a firm pull at the end of a long spanner.",
          },
          {
            action: "test",
            title: "Check chain, brake and gears",
            how: "Turn the pedals one full round and feel the chain at its tightest place. Try the brake, and set the hub gear marks anew.",
            see: "never less than 5 mm of play, and a wheel that runs between the pads.",
          },
        ],
        prevention: ["Press the chain with a finger each time you pump the tyres."],
      },
    },
    limits: {
      name: "a derailleur that swings too far",
      short: "the limit screws",
      weight: 4,
      why: "Two small screws stop the mechanism at its inner and outer end. When one has turned or the cage has shifted, the chain is thrown past the last sprocket or the last ring.",
      check: {
        do: "With the wheel lifted, shift to the gear in which it comes off and push the mechanism gently further with your thumb.",
        finds: "it swings past the last sprocket or ring",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [0, 0],
        tools: [
          { name: "Small screwdriver" },
          { name: "Work stand", instead: "a friend who holds the saddle up" },
        ],
        steps: [
          {
            action: "look",
            title: "Find the screw for that side",
            how: "They are marked H for the small sprocket and L for the large one. With the bicycle in the stand, shift to the gear that makes trouble and stop pedalling.",
          },
          {
            action: "adjust",
            title: "Turn by quarter turns",
            how: "Turn the screw clockwise with the screwdriver: the mechanism moves back towards the middle. Shift away and back after each quarter turn.",
            see: "the guide wheel exactly under the last sprocket.",
          },
          {
            action: "adjust",
            title: "Do the same at the front",
            how: "The cage stands 1 to 2 mm above the teeth and parallel to the ring, and keeps 1 mm from the chain in its outermost gears.",
          },
          {
            action: "test",
            title: "Try to throw it",
            how: "Turn briskly and shift into the last gear with a jerk.",
            warning: "Keep your face and hands away from the wheel.",
            see: "the chain staying on every time.",
          },
        ],
        stopWhen: ["The screw no longer reaches the mechanism: the hanger or cage is bent."],
      },
    },
    worn: {
      name: "a chain or ring that is worn, bent or has a stiff link",
      short: "chain or ring",
      weight: 3,
      why: "A chain that has grown longer rides on the tips of the teeth, and a ring that is bent by 2 mm leads it off at the same spot with each turn.",
      check: {
        do: "Turn the pedals slowly backwards and watch the front ring against the frame, then lift the chain off the ring at its foremost point.",
        finds: "the ring swings from side to side, or you can see daylight under the lifted chain",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [10, 40],
        tools: [
          { name: "Adjustable wrench" },
          { name: "Chalk", instead: "a strip of tape" },
          { name: "Chain breaker" },
          { name: "New chain" },
        ],
        steps: [
          {
            action: "look",
            title: "Mark the high spot",
            how: "Hold the chalk to the frame beside the ring and turn the pedal. It touches the ring where that swings out.",
            see: "a mark on one side only, or none if the ring is straight.",
          },
          {
            action: "adjust",
            title: "Bend a single tooth or a steel ring back",
            how: "Set the wrench over the tooth or the rim of the ring and bend in small steps, with the chain off.",
            warning: "Aluminium breaks when it is bent back. Replace such a ring.",
            see: "less than 1 mm of swing.",
          },
          {
            action: "replace",
            title: "Change a worn chain",
            how: "Open the old chain with the breaker, and cut the new one to the same number of links.",
            fallsOut: "The pressed pin; modern chains need a new one or a joining link.",
          },
          {
            action: "lubricate",
            title: "Oil each link and wipe",
            how: "Oil belongs on the rollers inside. Wipe the side plates dry.",
          },
          {
            action: "test",
            title: "Pedal backwards, then forwards",
            how: "Ten turns each way, then a ride over a kerbstone that you can see well.",
            see: "the chain staying where it is.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the bicycle have one sprocket at the back (one speed or hub gears), or several?",
      answers: {
        one: {
          means: "there is one sprocket at the back",
          heard: [
            "hub gear",
            "single speed",
            "one gear",
            "coaster brake",
            "back pedal brake",
            "fixed gear",
            "kids bike",
          ],
          when: { slack: "often", limits: "never", worn: "sometimes" },
        },
        several: {
          means: "there are several sprockets at the back",
          heard: ["derailleur", "cassette", "21 gears"],
        },
      },
    },
    {
      ask: "Does the bicycle's chain come off while you shift, or while you ride in one gear?",
      answers: {
        shifting: {
          means: "it comes off while shifting",
          heard: [
            "when shifting",
            "when changing gear",
            "change gear",
            "into top gear",
            "into first",
          ],
          when: { limits: "often", slack: "rarely", worn: "rarely" },
        },
        riding: {
          means: "it comes off while riding in one gear",
          heard: ["over bumps", "bump", "while riding"],
        },
      },
    },
    {
      ask: "Can you press the bicycle's chain up and down by more than 2 cm in the middle?",
      answers: {
        yes: {
          means: "the chain sags by more than 2 cm",
          heard: ["slack", "loose chain", "hangs", "sagging", "too long"],
          when: { slack: "always", limits: "sometimes", worn: "sometimes" },
        },
        no: { means: "the chain is taut", when: { worn: "often" } },
      },
    },
  ],
  safety: ["Get off and lean it against a wall before you touch the chain."],
  prevention: [
    "Keep chain and teeth clean: a dry, gritty chain climbs.",
    "Do not shift while you pedal backwards or stand still.",
  ],
  stopWhen: [
    "The chain has jammed between ring and frame and cannot be freed by hand: forcing it scores the frame.",
    "The chain has torn: replace it, since a mended one parts again beside the mend.",
  ],
});

const flatTyre = defineFault({
  id: "bicycle-flat-tyre",
  name: "has a tyre that loses its air",
  usual: true,
  weight: 9,
  says: [
    "puncture",
    "flat tyre",
    "flat tire",
    "tyre flat",
    "tire flat",
    "won't hold air",
    "loses air",
    "tyre goes down",
    "slow puncture",
    "inner tube",
    "hole in tube",
    "tube burst",
    "punctured",
    "valve broken",
    "valve leaks",
    "can't pump up",
    "won't inflate",
    "pinch flat",
    "tyre keeps going flat",
    "thorn in tyre",
    "back wheel flat",
    "tyre burst",
  ],
  causes: {
    object: {
      name: "a thorn, a shard or a wire that has pierced the tube",
      short: "a puncture",
      weight: 6,
      why: "Something sharp has gone through the tread, and often it is still stuck there. If it is not found, it pierces the new tube too.",
      check: {
        do: "Pump the tyre hard and turn the wheel slowly past your eye and your ear.",
        finds: "you see something in the tread, or hear or feel air at one spot",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [2, 8],
        tools: [
          { name: "Tyre levers", instead: "the smooth handles of two spoons; never a screwdriver" },
          { name: "Puncture kit" },
          { name: "Bicycle pump" },
          { name: "15 mm spanner" },
          { name: "Water bowl" },
        ],
        steps: [
          {
            action: "open",
            title: "Take the wheel out",
            how: "Open the brake at its cable or lever, shift to the smallest sprocket, and loosen the wheel with its quick release or the spanner. If the wheel is awkward to get out, you can pull the tube out on one side and leave the wheel in.",
            fallsOut: "On nutted axles, washers with a nose: note which side they face.",
            warning: "With disc brakes, do not pull the brake lever while the wheel is out.",
          },
          {
            action: "pry",
            title: "Lift one side of the tyre",
            how: "Let the rest of the air out. Press the tyre into the middle of the rim all round, then hook the levers in 10 cm apart, opposite the valve, and slide one along.",
            see: "one edge of the tyre outside the rim all the way.",
          },
          {
            action: "look",
            title: "Find the hole",
            how: "Pull the tube out from the side away from the valve, pump it to twice its width, and pass it by your cheek or through the bowl.",
            see: "a chain of bubbles. Mark it with a cross whose lines reach beyond the patch.",
          },
          {
            action: "clean",
            title: "Find what made it",
            how: "Lay the tube beside the tyre to see the place. Feel along the inside of the tyre with a cloth, and pull the thorn or wire out.",
            warning: "Not with bare fingertips: shards cut.",
          },
          {
            action: "glue",
            title: "Patch it",
            how: "Roughen the spot with the paper from the kit until it is matt, spread a thin film of glue larger than the patch, wait five minutes until it no longer shines, and press the patch down hard for a minute.",
            see: "edges that do not lift when you stretch the tube.",
          },
          {
            action: "reassemble",
            title: "Put tube and tyre back",
            how: "Pump the tube just round. Begin at the valve, push the tyre over with your thumbs, and end opposite the valve. Levers at this point are what pinches new holes.",
            putBack:
              "The wheel goes fully into its slots, then nuts or lever tight, then the brake closed again.",
          },
          {
            action: "test",
            title: "Pump and look all round",
            how: "Pump to half the pressure, check that the line beside the rim is even on both sides, and then pump to the figure on the sidewall. Squeeze the brake.",
            see: "a wheel that runs straight, and the same pressure the next morning.",
          },
        ],
        prevention: ["Pick glass and flint out of the tread once a month."],
      },
    },
    pinch: {
      name: "a tube pinched between tyre and rim, or rubbed by the rim tape",
      short: "a pinch or rim tape",
      weight: 3,
      why: "With too little air a kerb squeezes the tube against the rim and cuts two small slits. On the inner side a spoke end or a shifted rim tape does the same.",
      check: {
        do: "Take the tube out, pump it a little and look on which side the hole is.",
        finds: "there are two slits side by side, or the hole is on the side towards the spokes",
        minutes: 15,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [5, 15],
        tools: [
          { name: "New inner tube", instead: "two patches, if the slits are short" },
          { name: "Cloth rim tape", instead: "two layers of fabric first-aid tape" },
          { name: "Flat file", instead: "sandpaper on a stick" },
          { name: "Plastic levers" },
          { name: "Floor pump with a gauge" },
        ],
        steps: [
          {
            action: "pry",
            title: "Take tyre and tube off completely",
            how: "Work round with the levers until the rim is bare.",
            see: "the rim tape lying flat over every spoke hole.",
          },
          {
            action: "look",
            title: "Lay the tube on the rim, valve in its hole",
            how: "The place of the hole tells the story: inside means spoke or tape, two slits side by side mean a pinch, a slit at the seam means a tube that was folded.",
            see: "what lies at that spot.",
          },
          {
            action: "clean",
            title: "Take the sharp point away",
            how: "File a spoke end that stands above its nipple, and smooth the edge of the valve hole with the file.",
            warning: "Blow the filings off; left in the tyre they work like sand.",
          },
          {
            action: "replace",
            title: "Renew the rim tape",
            how: "Stretch it on tightly, beginning opposite the valve, wide enough to cover the holes but not the walls.",
            putBack: "Line its hole up with the valve hole before you let go.",
          },
          {
            action: "replace",
            title: "Fit the tube without a twist",
            how: "Pump it until it has a shape, push the valve straight in, and tuck it under the tyre all round. Push the valve up once so that no rubber is caught beside it.",
          },
          {
            action: "test",
            title: "Pump to the right pressure",
            how: "A city tyre 40 to 50 mm wide takes about 3 to 4 bar with a rider of 75 kg. The range on the sidewall goes before any rule, and the pump's gauge tells.",
            see: "a tyre that your thumb can hardly dent.",
          },
        ],
        prevention: [
          "Check the pressure every three weeks: soft tyres are what causes most flats.",
        ],
      },
    },
    valve: {
      name: "a valve that leaks",
      short: "the valve",
      weight: 3,
      why: "The core of the valve can work loose or its little rubber can harden. On old Dunlop valves a worn rubber sleeve does it.",
      check: {
        do: "Pump the tyre, take off the cap and put a drop of spit or soapy water on the valve.",
        finds: "a bubble grows on it",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 8],
        tools: [
          {
            name: "Valve core key",
            instead: "a metal cap with two prongs, or small pliers used gently",
          },
          { name: "Spare valve core" },
          { name: "Hand pump" },
          { name: "Soapy water" },
        ],
        steps: [
          {
            action: "look",
            title: "See which valve it is",
            how: "A thin one with a nut at the tip is French (Presta), a thick one like a car's is Schrader, and one with a ring nut in the middle is Dunlop.",
          },
          {
            action: "adjust",
            title: "Tighten the core",
            how: "Turn the core clockwise with the key by a quarter turn. Presta cores have two flats for it.",
            see: "no bubble any more. If so, this was all.",
          },
          {
            action: "replace",
            title: "Change the core if it still bubbles",
            how: "Unscrew it, wipe the seat, and put the spare core in.",
            warning: "Let the air out first and look aside: a core can fly out.",
            fallsOut: "The core, and with it all the air.",
          },
          {
            action: "look",
            title: "Feel the foot of the valve",
            how: "Let the air out and wiggle the valve where it joins the tube. Rubber that has torn there cannot be patched; that takes a new tube.",
          },
          {
            action: "test",
            title: "Pump and put water on it",
            how: "Pump to full pressure, wet it with soapy water, and watch for a minute.",
            see: "a drop that stays still.",
          },
        ],
        prevention: ["Hold the pump head square to the valve, and do not jerk it off."],
      },
    },
    tyre: {
      name: "a tyre that is worn through or cut",
      short: "a worn tyre",
      weight: 2,
      why: "When tread or sidewall is gone, the tube bulges out and bursts. Patching the tube then holds for a day.",
      check: {
        do: "Look over the whole tyre, also its sides, with the air let out.",
        finds: "you see threads, a bulge or a cut longer than 5 mm",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [15, 45],
        tools: [
          { name: "New tyre with the same numbers" },
          { name: "Tyre lever set", instead: "two spoon handles" },
          { name: "Track pump" },
        ],
        steps: [
          {
            action: "look",
            title: "Read the size",
            how: "The safe number has the form 37-622: width and rim in millimetres. The second figure must be the same, the first may differ by a few.",
            see: "that number on the old sidewall.",
          },
          {
            action: "pry",
            title: "Take the old one off",
            how: "With the wheel out and the air gone, use the lever set on one edge, take the tube out, and pull the other edge off by hand.",
          },
          {
            action: "look",
            title: "Find the arrow",
            how: "Many tyres have a direction. It points forward at the top of the wheel.",
          },
          {
            action: "reassemble",
            title: "Put one edge on, the tube in, then the other",
            how: "Use your thumbs and finish at the valve's opposite side. Soapy water helps with a tight tyre.",
          },
          {
            action: "test",
            title: "Pump in two goes",
            how: "Half pressure first; knead the tyre until its line runs evenly. Then pump to the pressure on its side.",
            warning:
              "An edge that rises over the rim can burst with a bang. Let the air out at once and set it again.",
            see: "a round, even tyre that touches neither frame nor brake.",
          },
        ],
        prevention: [
          "Park it out of the sun, and never ride a flat tyre home: that cuts the sidewall.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Did the air go out of the bicycle's tyre at once, or over hours or days?",
      answers: {
        fast: {
          means: "the air went at once",
          heard: ["bang", "at once", "suddenly", "burst", "blew", "straight away"],
          when: { object: "sometimes", pinch: "often", valve: "rarely", tyre: "often" },
        },
        slow: {
          means: "the air goes over hours or days",
          heard: [
            "slow puncture",
            "slowly",
            "overnight",
            "every few days",
            "slow leak",
            "goes down",
          ],
        },
      },
    },
    {
      ask: "Does a drop of water on the bicycle's valve make bubbles?",
      answers: {
        yes: {
          means: "the valve bubbles",
          heard: ["valve leak", "valve broken", "valve bubbles", "valve loose", "hiss valve"],
          when: { valve: "often", object: "never", pinch: "rarely", tyre: "never" },
        },
        no: { means: "the valve stays still" },
      },
    },
    {
      ask: "Can you see threads, a bulge or a long cut on the bicycle's tyre?",
      answers: {
        yes: {
          means: "the tyre shows threads, a bulge or a cut",
          heard: [
            "bald",
            "worn tyre",
            "bulge",
            "perished",
            "split tyre",
            "sidewall",
            "cracked tyre",
          ],
          when: { tyre: "always", object: "rarely", pinch: "rarely", valve: "rarely" },
        },
        no: { means: "the tyre looks whole" },
      },
    },
    {
      ask: "Did it happen over a kerb or a pothole, with little air, or just after a new tube was fitted to the bicycle?",
      answers: {
        yes: {
          means: "it came after a kerb, with little air or after a new tube",
          heard: [
            "kerb",
            "curb",
            "pothole",
            "new tube",
            "just replaced the tube",
            "keeps getting punctures",
          ],
          when: { pinch: "always", object: "rarely", valve: "sometimes", tyre: "sometimes" },
        },
        no: { means: "there was no kerb and no new tube" },
      },
    },
  ],
  safety: [
    "Check before each start that wheel and brake are closed again: an open brake is easily forgotten after a puncture.",
  ],
  prevention: [
    "Keep the pressure within the range on the sidewall.",
    "A tyre with a puncture belt saves most of these afternoons.",
  ],
  stopWhen: [
    "The rim is dented or cracked.",
    "It is a tubeless tyre that spills milk and does not seal after a plug, or a motor wheel whose cable you cannot disconnect.",
  ],
});

const brakesWeak = defineFault({
  id: "bicycle-brakes-weak",
  name: "does not brake well",
  weight: 6,
  says: [
    "brakes don't work",
    "brakes not working",
    "weak brakes",
    "brake lever goes to the bar",
    "brake lever loose",
    "brakes spongy",
    "no brakes",
    "brake cable snapped",
    "brake pads worn",
    "brakes worn",
    "brake cable frayed",
    "brake stiff",
    "brake lever stiff",
    "doesn't stop",
    "brake fluid leaking",
    "front brake not working",
    "back brake not working",
    "new brake blocks",
    "brakes don't bite",
    "no bite",
    "weak and squealing",
    "squeal and don't stop",
    "brake lever goes right to the handlebar",
    "lever touches the handlebar",
    "takes ages to stop",
    "breaks don't work",
    "oil on the brake disc",
    "back pedal brake not working",
  ],
  causes: {
    pads: {
      name: "worn or hardened brake pads",
      short: "the pads",
      weight: 5,
      why: "Pads wear down until the grooves are gone, and old rubber turns hard as glass. Then they slide over the rim instead of gripping it.",
      check: {
        do: "Look at each pad from below with a torch.",
        finds: "the grooves are gone, less than 1 mm is left on a disc pad, or the surface shines",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [5, 20],
        tools: [
          { name: "Pair of new pads" },
          { name: "Allen key or 10 mm spanner" },
          { name: "Methylated spirit", instead: "washing-up liquid and plenty of water" },
          { name: "Medium sandpaper" },
          { name: "Plastic tyre lever", instead: "the handle of a wooden spoon" },
        ],
        steps: [
          {
            action: "look",
            title: "Look at the rim or disc first",
            how: "A rim whose wear groove is gone or whose wall is hollow must be replaced, and no new pad helps it.",
            warning: "A worn rim can burst under pressure, so leave the bicycle standing.",
            see: "a flat wall, or a groove that is still there.",
          },
          {
            action: "unscrew",
            title: "Take the old pad out",
            how: "Loosen it with the key or spanner and lay the washers down in their order. A disc pad comes out with its pin after the wheel. A pad that only shines and still has its grooves goes back in once its face has been rubbed dull on sandpaper.",
            fallsOut:
              "Up to six washers per pad, half of them hollow. On discs, a spring between the pads.",
          },
          {
            action: "clean",
            title: "Clean what the pad grips",
            how: "Rub rim or disc with methylated spirit and a clean cloth until the cloth stays white. Touch the surface no more.",
          },
          {
            action: "replace",
            title: "Set the new pad in",
            how: "Take the same make and type as the old pair. Arrow forwards, flat on the rim, 1 mm below its upper edge and clear of the tyre. On a disc brake, first push both pistons back evenly with a plastic tyre lever.",
            putBack:
              "Washers as they lay, then tighten the nut firmly while you hold the pad square.",
          },
          {
            action: "adjust",
            title: "Take up the cable",
            how: "Turn the barrel at the lever out until the pads stand 2 mm from the rim. A hydraulic brake has no barrel: pump its lever until it is firm again.",
            see: "pads that touch both sides at the same moment.",
          },
          {
            action: "test",
            title: "Bed them in",
            how: "On an empty, level path, brake twenty times from walking pace to standing.",
            warning: "Do this before the first hill and the first traffic.",
            see: "the wheel locks when you push the bicycle and pull the lever.",
          },
        ],
      },
    },
    cable: {
      name: "a brake cable that is slack, rusty or frayed",
      short: "the brake cable",
      weight: 5,
      why: "The pull of your hand gets lost in a loose cable or a rusted sleeve. A cable that is fraying at the lever can part at the hardest braking.",
      check: {
        do: "Pull the lever and watch the arms at the wheel.",
        finds:
          "the lever moves far before the arms do, they come back slowly, or strands stick out",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 50,
        euros: [4, 15],
        tools: [
          { name: "Brake cable with the same head" },
          { name: "Brake sleeve and ferrules" },
          { name: "Sharp side cutters" },
          { name: "5 mm Allen key" },
          { name: "Drop of oil" },
        ],
        steps: [
          {
            action: "look",
            title: "See whether it only hangs slack",
            how: "If strands and sleeve are sound, turn the barrel at the lever out by two or three turns and lock it with its ring.",
            see: "the lever stopping at half its way. If so, you are done.",
          },
          {
            action: "unscrew",
            title: "Undo the clamp",
            how: "Open the bolt at the brake with the Allen key, cut the end cap off with the cutters, and pull the cable out of its sleeve.",
            fallsOut: "The springs open the arms wide at once.",
          },
          {
            action: "replace",
            title: "Cut the sleeve square",
            how: "As long as the old one. Open its mouth with a nail, set a ferrule on each end, and let a drop of oil run in.",
            warning:
              "Gear sleeve bursts under braking. It must be brake sleeve, wound like a spring.",
            see: "no kink when the handlebar turns from end to end.",
          },
          {
            action: "replace",
            title: "Hang the cable in and clamp it",
            how: "Turn the slots of barrel and ring in line, lay the head into the lever, thread the cable, squeeze the pads to the rim and tighten the bolt hard.",
            putBack:
              "The head must turn freely in the lever. Leave 3 cm and press a cap on the end.",
          },
          {
            action: "test",
            title: "Pull with both hands",
            how: "Pull the lever ten times as hard as you can, standing. Then set the barrel anew.",
            warning:
              "If the cable slips in its clamp, tighten it and repeat. Do not ride before it holds.",
            see: "the lever stops before it reaches the grip, each time.",
          },
        ],
      },
    },
    dirty: {
      name: "oil or dirt on rim, disc or pads",
      short: "oil or dirt",
      weight: 3,
      why: "A trace of chain spray on the disc, or a film of grey mud on the rim, works like soap.",
      check: {
        do: "Wipe the rim or the disc once round with a white cloth and a little spirit.",
        finds: "the cloth turns black or greasy",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 20],
        tools: [
          { name: "Isopropyl alcohol", instead: "brake cleaner from the garage, outdoors" },
          { name: "White cloths", instead: "kitchen paper" },
          { name: "Fine sandpaper" },
        ],
        steps: [
          {
            action: "clean",
            title: "Clean both faces",
            how: "Wet a cloth with alcohol and pull it round rim or disc, then take a fresh one. Go on until the cloths stay white.",
            warning: "A disc that was just braked is hot enough to burn. Let it cool.",
          },
          {
            action: "clean",
            title: "Take the pads out and rub them",
            how: "Lay the sandpaper flat on a table and draw each pad over it in an eight, ten times. Wear a dust mask and wipe the dust up damp.",
            see: "an even matt face.",
          },
          {
            action: "look",
            title: "Judge disc pads strictly",
            how: "Pads that have drunk oil stay greasy inside. If they smell of oil or shine again, replace them: €10 to 20.",
          },
          {
            action: "reassemble",
            title: "Put them back as they were",
            how: "Left to left, right to right, with the spring or washers in their places.",
            putBack: "Secure the pin with its clip.",
          },
          {
            action: "test",
            title: "Brake dry",
            how: "Twenty stops from 15 km/h on a level path.",
            see: "a grip that grows with each stop.",
          },
        ],
        prevention: ["Oil the chain with a drop, not with a spray, when you have disc brakes."],
      },
    },
    hydraulic: {
      name: "air or a leak in a hydraulic brake",
      short: "the hydraulics",
      weight: 3,
      why: "Fluid passes the pull on without loss until air gets into it. Air can be squeezed together, so the lever feels soft and travels to the bar.",
      check: {
        do: "If there is a thin hose instead of a cable, pump the lever ten times and hold it for ten seconds.",
        finds: "it gets firmer with pumping, sinks slowly, or leaves a wet trace",
        minutes: 2,
      },
      repair: {
        handOver:
          "Bleeding needs the maker's own kit and fluid, and a mistake shows only at the moment when you need the brake.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [25, 60],
        tools: [{ name: "Rubber band" }],
        steps: [
          {
            action: "look",
            title: "Follow the hose",
            how: "From lever to wheel, with a white tissue at each joint. A wet spot is a leak.",
            warning: "Brake fluid of the DOT kind burns skin and paint. Rinse it off with water.",
          },
          {
            action: "test",
            title: "Hold the lever overnight",
            how: "Pull it and tie it to the grip with the rubber band, bicycle upright. Small bubbles then rise to the lever.",
            see: "a firmer lever in the morning. It is only a stopgap.",
          },
          {
            action: "look",
            title: "Do not ride with one soft brake",
            how: "Push it, or take it there by car. One brake that fails downhill is one too many.",
          },
          {
            action: "look",
            title: "Book a bleed",
            how: "Tell the shop make and model on the lever, since some brakes take mineral oil and others DOT, and never both. It takes them half an hour.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a bare wire cable or a closed thin hose lead to the bicycle's brake?",
      answers: {
        cable: {
          means: "a cable works the brake",
          heard: ["cable", "v brake", "rim brake", "caliper", "brake blocks"],
          when: { hydraulic: "never", pads: "often", cable: "always", dirty: "often" },
        },
        hose: {
          means: "a hose works the brake",
          heard: ["hydraulic", "hose", "fluid", "bleed", "spongy"],
        },
      },
    },
    {
      ask: "Does the bicycle's brake lever come close to the handlebar grip when you pull it?",
      answers: {
        yes: {
          means: "the lever comes close to the grip",
          heard: [
            "goes to the bar",
            "lever goes all the way",
            "slack",
            "loose",
            "spongy",
            "soft",
            "goes to the handlebar",
            "lever goes right to",
            "touches the grip",
            "touches the handlebar",
            "to the bar",
          ],
          when: { cable: "often", hydraulic: "often", pads: "often", dirty: "rarely" },
        },
        no: {
          means: "the lever stays firm, yet it brakes badly",
          heard: ["lever is firm", "stiff"],
        },
      },
    },
    {
      ask: "Are the grooves gone from the bicycle's brake pads, or are the pads thinner than 1 mm?",
      answers: {
        yes: {
          means: "the pads are worn down",
          heard: ["pads worn", "worn", "blocks worn", "metal on metal", "no pad left"],
          when: { pads: "always", cable: "rarely", dirty: "rarely", hydraulic: "rarely" },
        },
        no: {
          means: "the pads are thick enough",
          heard: ["new pads", "pads are fine", "replaced the pads"],
        },
      },
    },
    {
      ask: "Was the bicycle oiled, sprayed or ridden through mud or wet roads before the brakes got weak?",
      answers: {
        yes: {
          means: "there may be oil or dirt on the brake",
          heard: ["oil", "wd40", "sprayed", "mud", "in the wet", "when wet", "greasy"],
          when: { dirty: "always", pads: "sometimes", cable: "sometimes", hydraulic: "rarely" },
        },
        no: { means: "nothing was oiled or sprayed" },
      },
    },
  ],
  safety: [
    "Do not ride until both brakes hold: push the bicycle, pull each lever, and the wheel must lock.",
    "Never oil anything near rim, disc or pads.",
  ],
  prevention: [
    "Pull both levers hard before each ride.",
    "Change a brake cable at the first broken strand.",
  ],
  stopWhen: [
    "A brake arm, a lever or its mounting is cracked or bent.",
    "You are not certain of your work: a shop checks both brakes in five minutes, and that check is worth it.",
    "It is a drum, roller or back-pedal brake that fails although its arm and cable are sound: its inside is for a shop.",
  ],
});

const brakesRub = defineFault({
  id: "bicycle-brakes-rub",
  name: "has a brake that rubs or squeals",
  weight: 6,
  says: [
    "brakes rub",
    "brake rubbing",
    "squeaky brakes",
    "brakes squeal",
    "squealing",
    "squeaks when braking",
    "brake sticks",
    "brakes bind",
    "brake stuck on",
    "wheel won't spin freely",
    "disc rubs",
    "rotor rubbing",
    "one side rubs",
    "brake pads touching",
    "grinding when braking",
    "scraping noise from brake",
    "judders when braking",
  ],
  causes: {
    centre: {
      name: "a brake that stands off centre",
      short: "the brake's centring",
      weight: 5,
      why: "Both arms have a spring. If one pulls harder, or a caliper has shifted, one pad stays on the rim or disc.",
      check: {
        do: "Spin the wheel and look from the front at the gaps on both sides.",
        finds: "the gap on one side is nil and the wheel itself runs straight",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [
          { name: "Set of Allen keys" },
          { name: "Small screwdriver" },
          { name: "Two business cards", instead: "strips of a milk carton" },
        ],
        steps: [
          {
            action: "look",
            title: "Set the wheel first",
            how: "Stand the bicycle on the ground, open the axle, let the wheel drop fully into its slots and close it. Half of all rubbing brakes are cured by this.",
          },
          {
            action: "adjust",
            title: "Rim brakes: balance the springs",
            how: "Each arm has a tiny screw at its side. Turn it in with the screwdriver on the side that rubs, by a quarter turn, and squeeze the lever between turns.",
            see: "both pads leaving the rim by the same distance.",
          },
          {
            action: "adjust",
            title: "Disc brakes: centre the caliper",
            how: "Loosen its two bolts by one turn with the Allen keys, slip a card between each pad and the disc, pull the lever hard, hold it, and tighten both bolts.",
            putBack: "Pull the cards out and check that both bolts are firm, about 6 to 8 Nm.",
            see: "a hair of light on either side of the disc.",
          },
          {
            action: "test",
            title: "Spin and brake",
            how: "Spin the wheel in the air, then brake ten times while riding slowly.",
            warning: "The brake has to lock the wheel as before. If it does not, undo your change.",
            see: "three or more free turns without a sound.",
          },
        ],
      },
    },
    "pad-angle": {
      name: "pads that are glazed, dirty or set flat to the rim",
      short: "the pads' angle or glaze",
      weight: 5,
      why: "A pad that touches a rim with its rear edge first chatters like chalk on a board. On rims and discs alike, grit, oil and a shiny skin do the same.",
      check: {
        do: "Pull the lever slowly, watch how the pads touch, and look at their faces with a torch.",
        finds: "the rear end touches first, or a face shines or is greasy",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 20],
        tools: [
          { name: "5 mm Allen key" },
          { name: "120-grit sandpaper" },
          { name: "Needle", instead: "the tip of a knife" },
          { name: "Piece of thick card" },
          { name: "Cloth with spirit" },
        ],
        steps: [
          {
            action: "clean",
            title: "Clean the braking surface",
            how: "Let it cool. Then wipe rim or disc with the cloth and spirit until nothing black comes off, and touch it no more.",
          },
          {
            action: "clean",
            title: "Pick the pads over",
            how: "Lift bits of metal and grit out with the needle, and rub the face on sandpaper until it is dull. Disc pads come out for that, with their pin and spring.",
            see: "an even grey without silver specks.",
            warning:
              "Disc pads that have drunk oil stay greasy and grip badly. Rubbing does not save them: fit new ones.",
          },
          {
            action: "adjust",
            title: "Rim brakes: give the front end a head start",
            how: "Loosen the pad with the Allen key, trap the card under its rear end, pull the lever, and tighten while you hold it. The front now stands about 0.5 mm closer. A disc brake has no such setting: leave this out.",
            putBack: "Draw the card out and see that no part of the pad touches the tyre.",
          },
          {
            action: "test",
            title: "Brake from walking pace",
            how: "Ten times, softly and then harder.",
            see: "quiet, and a wheel that locks when you push the bicycle and pull. New pads may sing for the first 20 km.",
          },
        ],
        stopWhen: [
          "It still squeals with new pads and a clean rim: the pivot of the arm has play, and a shop should look at it.",
        ],
      },
    },
    "wheel-off": {
      name: "a rim or disc that is not true",
      short: "a bent rim or disc",
      weight: 4,
      why: "If the rim swings by 2 mm, it touches a pad once in each turn. A disc needs only half a millimetre.",
      check: {
        do: "Hold a pencil against the frame with its tip just off the rim or disc, and spin the wheel.",
        finds: "it touches in one place only and then leaves again",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 15],
        tools: [
          { name: "Spoke key" },
          { name: "Pencil", instead: "a cable tie cut short" },
          { name: "Adjustable wrench" },
        ],
        steps: [
          {
            action: "look",
            title: "Mark the place",
            how: "Fix the pencil to the frame or fork with a rubber band and turn slowly until it scrapes. Mark the rim there with it.",
            see: "one stretch, usually of three to six spokes.",
          },
          {
            action: "adjust",
            title: "Rim: draw it back with the spokes",
            how: "If it swings left, tighten the spokes there that run to the right side of the hub by a quarter turn with the spoke key, and loosen those of the left by as much. Seen from the tyre towards the hub, clockwise tightens.",
            warning: "Never more than half a turn at once: a rim folds when it is overdone.",
            see: "the scrape growing shorter.",
          },
          {
            action: "adjust",
            title: "Disc: bend it by hand",
            how: "Find the spot, wrap the wrench in clean cloth, grip the disc there, and press it away from the side that rubs. A very little at a time.",
            warning: "Clean hands and a cold disc. Grease on it ruins the pads.",
          },
          {
            action: "test",
            title: "Spin and listen",
            how: "Give it ten turns, then a short ride with hard braking.",
            see: "no scrape, or less than a breath of it.",
          },
        ],
        stopWhen: [
          "The rim jumps more than 5 mm, has a flat spot or a crack, or a spoke is broken.",
        ],
      },
    },
    sticky: {
      name: "a brake that does not come back",
      short: "a sticking cable or pivot",
      weight: 3,
      why: "Rust in the sleeve or dried grease at the pivots holds the arms on the rim after you let go.",
      check: {
        do: "Pull the lever, let go, and then push the arms outwards by hand.",
        finds: "they stay in and move out only with your help",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 12],
        tools: [{ name: "Thin oil" }, { name: "5 mm hex wrench" }, { name: "Rag" }],
        steps: [
          {
            action: "open",
            title: "Take the load off the cable",
            how: "Unhook the cable at the brake, on V-brakes by squeezing the arms and lifting the bent tube out.",
            see: "arms that spring open. If they do now, the cable is what sticks.",
          },
          {
            action: "lubricate",
            title: "Oil the sleeve",
            how: "Pull the sleeve out of its slot, slide it along, put two drops of oil on the bare cable, and move it to and fro.",
            see: "black oil coming out and a cable that slides.",
          },
          {
            action: "lubricate",
            title: "Free the pivots",
            how: "Put one drop of oil behind each arm while a rag covers pad and rim, and work the arm. If it still drags, take the bolt out with the hex wrench, wipe the post and oil it thinly.",
            fallsOut: "The spring behind the arm: note the hole its end sits in.",
            putBack:
              "Spring end into the same hole, then tighten the bolt. The arm must still turn.",
          },
          {
            action: "reassemble",
            title: "Hook the cable in again",
            how: "The bent tube must click into its cradle.",
            warning: "An unhooked brake does not work at all. Check it twice.",
          },
          {
            action: "test",
            title: "Pull and release twenty times",
            how: "Watch both arms.",
            see: "they fly back the moment you let go.",
          },
        ],
        prevention: ["A drop of oil at each end of the sleeve every autumn."],
      },
    },
  },
  questions: [
    {
      ask: "Does the bicycle's brake rub all the way round, or once per turn of the wheel?",
      answers: {
        always: {
          means: "it rubs all the way round",
          heard: ["constantly", "all the time", "all the way round", "stuck on", "drags"],
          when: {
            centre: "often",
            "wheel-off": "never",
            sticky: "often",
            "pad-angle": "sometimes",
          },
        },
        once: {
          means: "it rubs once per turn",
          heard: [
            "once per turn",
            "every turn",
            "each rotation",
            "one spot",
            "in one place",
            "wobble",
            "buckled",
            "bent rotor",
            "bent disc",
          ],
          when: { "wheel-off": "always", centre: "rarely", sticky: "never", "pad-angle": "rarely" },
        },
        never: {
          means: "it does not rub and is only loud when braking",
          heard: ["only when braking", "when i brake", "squeal"],
        },
      },
    },
    {
      ask: "Do the arms or pads of the bicycle's brake spring back by themselves when you let go of the lever?",
      answers: {
        yes: {
          means: "the brake springs back",
          when: { sticky: "never", centre: "often", "pad-angle": "always", "wheel-off": "always" },
        },
        no: {
          means: "the brake stays on after letting go",
          heard: [
            "stays on",
            "not release",
            "not spring back",
            "sticks on",
            "lever does not return",
            "binding",
          ],
        },
      },
    },
    {
      ask: "Is the trouble a squeal or judder while braking, rather than rubbing while the bicycle rolls?",
      answers: {
        yes: {
          means: "it squeals or judders while braking",
          heard: ["squeal", "squeak", "screech", "judder", "noise when braking"],
          when: {
            "pad-angle": "always",
            centre: "rarely",
            "wheel-off": "rarely",
            sticky: "rarely",
          },
        },
        no: { means: "it rubs while rolling", heard: ["rub", "touching", "drags"] },
      },
    },
    {
      ask: "On the bicycle, is one pad clearly nearer to the rim or disc than the other?",
      answers: {
        yes: {
          means: "one pad stands nearer than the other",
          heard: ["one side", "off centre", "not centred", "one pad"],
          when: {
            centre: "always",
            "pad-angle": "sometimes",
            "wheel-off": "sometimes",
            sticky: "sometimes",
          },
        },
        no: { means: "both pads stand evenly" },
      },
    },
  ],
  safety: ["After any work on a brake, pull both levers hard while standing, before you get on."],
  prevention: ["Wipe the rims after a wet ride: road grit is what grinds rim and pads down."],
  stopWhen: [
    "The brake squeals and grips worse at the same time, and cleaning changes nothing.",
    "A disc is thinner than the figure printed on it, often 1.5 mm.",
  ],
});

const wheelWobbles = defineFault({
  id: "bicycle-wheel-wobbles",
  name: "has a wheel that wobbles or grinds",
  weight: 5,
  says: [
    "wheel wobbles",
    "buckled wheel",
    "bent wheel",
    "wheel out of true",
    "broken spoke",
    "spoke broken",
    "loose spokes",
    "wheel grinds",
    "wheel bearings",
    "bearings worn",
    "hub bearings",
    "play in the wheel",
    "wheel loose",
    "grinding noise from wheel",
    "wheel rattles",
    "pinging spokes",
    "rim bent",
    "wheel not round",
    "cones loose",
    "cones need replacing",
  ],
  causes: {
    spokes: {
      name: "loose or broken spokes",
      short: "the spokes",
      weight: 5,
      why: "A rim is held straight by the pull of its spokes. Where one has lost its pull, the rim leans to the other side.",
      check: {
        do: "Squeeze the spokes in pairs all the way round.",
        finds: "some are clearly slacker than their neighbours, or one is broken",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 20],
        tools: [
          { name: "Spoke wrench", instead: "none: pliers round the nipples off" },
          { name: "Two cable ties", instead: "clothes pegs with a match in them" },
          { name: "New spoke" },
          { name: "Drop of light oil" },
        ],
        steps: [
          {
            action: "look",
            title: "Give yourself a pointer",
            how: "Turn the bicycle upside down on a blanket. Put cable ties round both arms of the fork or frame so that their cut ends stand 2 mm beside the rim, left and right.",
            see: "where the rim comes close to one of the ties.",
          },
          {
            action: "replace",
            title: "Change a broken spoke first",
            how: "Take tyre and rim tape off there, push a spoke of the same length, which the shop measures from the broken one, through the hub the way its twin goes, cross it over and under like the others, and screw it into the nipple.",
            warning: "Cover its end with the rim tape again, or it pierces the tube.",
          },
          {
            action: "lubricate",
            title: "Loosen stuck nipples",
            how: "One drop of oil where each spoke enters its nipple in the bad stretch, and ten minutes' wait.",
          },
          {
            action: "adjust",
            title: "Bring slack spokes to the pull of the rest",
            how: "Pluck them: a spoke on the same side should give nearly the same note. Turn the wrench by a quarter, clockwise as seen from the tyre, until it does.",
          },
          {
            action: "adjust",
            title: "Draw the rim to the middle",
            how: "Where it swings left, tighten the spokes of the right flange by a quarter turn and ease those of the left. Work at the worst spot first, then look again all round.",
            see: "a swing of less than 1 mm.",
          },
          {
            action: "test",
            title: "Press, spin and ride",
            how: "Squeeze pairs of spokes hard once so that they settle, check the swing again, set the brakes, and ride for ten minutes.",
            see: "no pinging and no new lean.",
          },
        ],
        stopWhen: [
          "More than two spokes are broken, or they break again and again: the wheel needs new spokes all round.",
          "A nipple has rounded off or the rim is cracked at a spoke hole.",
          "The broken spoke sits behind the sprockets: these have to come off first, with a splined tool.",
        ],
      },
    },
    bearing: {
      name: "a hub bearing that is loose or dry",
      short: "the hub bearing",
      weight: 4,
      why: "Balls run between two cones in the hub. When the cones are loose the wheel clacks sideways; when the grease is gone the balls grind.",
      check: {
        do: "Take hold of the rim at the top and push it left and right against the frame, then spin the wheel with a finger on the frame.",
        finds: "it clacks sideways, or you feel a rumble through the frame",
        minutes: 2,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 75,
        euros: [3, 20],
        tools: [
          { name: "13 to 15 mm cone wrench" },
          { name: "15 to 17 mm spanner" },
          { name: "Bearing grease" },
          { name: "Egg box", instead: "a muffin tin" },
          { name: "Set of new balls" },
        ],
        steps: [
          {
            action: "look",
            title: "Look at the hub before you begin",
            how: "Two flat sides on the axle nuts inside the frame mean cones, and those can be set. A smooth cap usually means cartridge bearings, which a shop presses in.",
            see: "which of the two you have.",
          },
          {
            action: "unscrew",
            title: "Take the wheel out and loosen one side",
            how: "Hold the cone still with the cone wrench and turn the outer nut, the locknut, off with the spanner. Leave the other side as it is.",
            fallsOut: "Nut, washer and cone in that order; thread them on a wire.",
            warning: "Stay away from the side with the sprockets or the gears.",
          },
          {
            action: "clean",
            title: "Collect the balls and wipe the tracks",
            how: "Draw the axle out over the egg box and catch the balls, 9 or 10 a side. Wipe everything clean.",
            see: "grey, mirror-smooth tracks. Pits mean new cones, or a new wheel.",
          },
          {
            action: "replace",
            title: "New grease and new balls",
            how: "Fill each track with grease, press the balls in with a finger, and slide the axle back.",
            putBack: "The same number on both sides, with room for just under one more.",
          },
          {
            action: "adjust",
            title: "Set the play",
            how: "Screw the cone on by hand until it touches, turn it back by an eighth, hold it and tighten the locknut against it.",
            see: "an axle that turns smoothly with the very least play. A quick release takes up the rest.",
          },
          {
            action: "reassemble",
            title: "Put the wheel back",
            how: "Fully into the slots, nuts firm, brake closed.",
            putBack: "The washer with the nose goes into its hole in the fork.",
          },
          {
            action: "test",
            title: "Push at the rim again",
            how: "Then spin it and let it run out.",
            see: "no clack, and a wheel that comes to rest with its valve at the bottom.",
          },
        ],
        stopWhen: ["It is a hub with gears, a dynamo or a motor inside."],
      },
    },
    seat: {
      name: "a wheel that is loose or crooked in the frame",
      short: "the wheel's seat",
      weight: 3,
      why: "A quick release that is not closed over its dead point, or nuts that are loose, let the wheel sit askew. It then swings to one side all the way round.",
      check: {
        do: "Stand the bicycle on the ground, look along the wheel from behind, and try the lever or the nuts.",
        finds:
          "the lever flips easily, a nut turns by hand, or the rim is nearer to one frame tube",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Axle spanner", instead: "none is needed for a quick release" }],
        steps: [
          {
            action: "adjust",
            title: "Open it with the wheel on the ground",
            how: "Your weight on the handlebar or saddle presses the axle fully home.",
          },
          {
            action: "adjust",
            title: "Centre the rim",
            how: "The same gap left and right at the frame and at the brake.",
            see: "a rim in the middle.",
          },
          {
            action: "adjust",
            title: "Close it with force",
            how: "Set the nut of the quick release so that the lever gets stiff when it points straight out, then press it over with the ball of your hand. It should leave a mark there. Tighten nuts with the spanner at full pull.",
            warning: "Never turn a quick-release lever like a wing nut: it has to fold over.",
          },
          {
            action: "test",
            title: "Lift and hit",
            how: "Lift that end and hit the tyre twice from above with your fist.",
            see: "it does not move at all.",
          },
        ],
        prevention: [
          "Feel the levers after each transport and after the bicycle has stood in public.",
        ],
      },
    },
    "tyre-seat": {
      name: "a tyre that does not sit evenly",
      short: "the tyre's seat",
      weight: 2,
      why: "The rim runs straight and only the tyre swings, because its edge has not popped out all round or its fabric is torn inside.",
      check: {
        do: "Spin the wheel and watch the fine line on the sidewall just above the rim.",
        finds: "the line dives under the rim in one place while the rim itself stays still",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 35],
        tools: [{ name: "Air pump" }, { name: "Sponge with soapy water" }],
        steps: [
          {
            action: "look",
            title: "Rule out torn fabric",
            how: "Feel along the tread for a bulge or an S-shaped wave.",
            warning: "A tyre with a bulge bursts. Let its air out and replace it.",
            see: "a round tread.",
          },
          {
            action: "adjust",
            title: "Let it go soft and knead it",
            how: "At the low place push the tyre towards the middle of the rim and back out.",
          },
          {
            action: "lubricate",
            title: "Wet the edge",
            how: "Run soapy water from the sponge along both edges at that place.",
          },
          {
            action: "test",
            title: "Pump up to the limit on the sidewall",
            how: "Slowly, with the pump, and watch the line. It comes up with a pop. Then let air out down to your usual pressure.",
            see: "the line at the same height all round.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Can you push the bicycle's rim sideways by hand so that it clacks in the hub?",
      answers: {
        yes: {
          means: "the rim clacks sideways",
          heard: ["play in the wheel", "loose bearing", "clunk", "play", "loose wheel"],
          when: { bearing: "often", seat: "often", spokes: "rarely", "tyre-seat": "never" },
        },
        no: { means: "the wheel has no sideways play" },
      },
    },
    {
      ask: "Are any spokes of the bicycle's wheel slack, broken or pinging?",
      answers: {
        yes: {
          means: "spokes are slack, broken or ping",
          heard: ["spoke", "spokes", "pinging"],
          when: { spokes: "always", bearing: "rarely", seat: "rarely", "tyre-seat": "rarely" },
        },
        no: { means: "all spokes are tight" },
      },
    },
    {
      ask: "Does the bicycle's wheel rumble or grind when you spin it in the air?",
      answers: {
        yes: {
          means: "it rumbles or grinds when spun",
          heard: ["grind", "grinding", "rumble", "rough", "bearing", "bearings", "crunchy"],
          when: { bearing: "always", spokes: "rarely", seat: "rarely", "tyre-seat": "never" },
        },
        no: { means: "it spins quietly" },
      },
    },
    {
      ask: "When the bicycle's wheel spins, does the metal rim swing, only the tyre, or does it lean steadily to one side?",
      answers: {
        rim: {
          means: "the rim swings from side to side",
          heard: ["buckled", "out of true", "bent wheel", "wobble"],
          when: { spokes: "always", bearing: "sometimes", seat: "rarely", "tyre-seat": "never" },
        },
        tyre: {
          means: "only the tyre swings",
          heard: ["only the tyre", "tyre bulge", "tyre not even"],
          when: { "tyre-seat": "always", spokes: "never", bearing: "rarely", seat: "rarely" },
        },
        lean: {
          means: "it leans to one side all the way round",
          heard: ["crooked", "off centre", "not straight"],
        },
      },
    },
  ],
  safety: [
    "Do not ride a wheel that swings by more than 5 mm or clacks: it can fold or jam in the fork.",
  ],
  prevention: [
    "Lift yourself over kerbs, and pump the tyres: soft tyres let the rim take the blows.",
    "Have new wheels checked once after 200 km, when the spokes have settled.",
  ],
  stopWhen: [
    "The rim is cracked, or the wheel has been run over.",
    "After the work the axle still moves in the frame.",
  ],
});

const clicks = defineFault({
  id: "bicycle-clicks-when-pedalling",
  name: "clicks or creaks when you pedal",
  weight: 4,
  says: [
    "clicking when pedalling",
    "creaking",
    "pedal clicks",
    "crank loose",
    "pedal loose",
    "crank arm wobbles",
    "bottom bracket",
    "bottom bracket worn",
    "knocking from the pedals",
    "clunking pedals",
    "pedal fell off",
    "pedal came off",
    "pedal broken",
    "pedal bearing",
    "creaks under load",
    "clicking noise",
    "crank came off",
    "play in the cranks",
    "squeaky pedal",
    "crank clicks",
    "clicks every turn",
    "clicks once per turn of the pedals",
    "ticks when I pedal",
    "crank creaks",
  ],
  causes: {
    pedal: {
      name: "a pedal that is loose or dry in its thread",
      short: "the pedal thread",
      weight: 5,
      why: "The thread works a little with every step. Without grease, or not fully tightened, it clicks once per turn.",
      check: {
        do: "Pedal with one foot only, then with the other.",
        finds: "it clicks with one foot and is quiet with the other",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 20],
        tools: [
          { name: "Pedal spanner, 15 mm, or 6 or 8 mm Allen key" },
          { name: "Wire brush", instead: "an old toothbrush" },
          { name: "Assembly grease", instead: "petroleum jelly" },
        ],
        steps: [
          {
            action: "look",
            title: "Learn the directions",
            how: "The right pedal loosens anticlockwise, the left one clockwise: seen from outside, both loosen towards the back wheel when the tool points up. L and R are stamped on the axle.",
            see: "the letter on the end of each axle.",
          },
          {
            action: "unscrew",
            title: "Unscrew the pedal",
            how: "Chain on the big ring, so that the teeth are covered. Tool on the axle, and push down with a straight arm. From behind the crank, an Allen key turns the other way.",
            warning: "It gives way suddenly. Keep your knuckles clear of the chainring.",
            fallsOut: "Sometimes a thin washer between pedal and crank: it goes back.",
          },
          {
            action: "clean",
            title: "Clean both threads",
            how: "Brush them dry with the wire brush and look into the crank.",
            see: "sharp, whole threads. If they are torn out of the crank, stop here.",
          },
          {
            action: "lubricate",
            title: "Grease and screw in by hand",
            how: "A film of grease on the thread, then turn it in with your fingers for at least three turns.",
            warning:
              "If it goes askew or hard at once, it is the wrong side or crossed. Take it out again.",
          },
          {
            action: "adjust",
            title: "Tighten firmly",
            how: "About 35 Nm: the weight of your arm and shoulder on a 20 cm tool.",
          },
          {
            action: "test",
            title: "Pedal with each foot",
            how: "Standing on it carefully, with a wall beside you, then on the road.",
            see: "silence, and a pedal that spins freely.",
          },
        ],
      },
    },
    crank: {
      name: "a crank arm that has worked loose",
      short: "a loose crank",
      weight: 4,
      why: "The arm is pressed onto its axle by one bolt. Once that has loosened, every turn widens the soft aluminium until the arm is past saving.",
      check: {
        do: "Hold both crank arms at the pedals and wiggle each of them outwards and inwards.",
        finds: "one arm moves and the other does not",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 25,
        euros: [0, 30],
        tools: [
          { name: "8 mm Allen key or 14 mm socket" },
          { name: "Long handle", instead: "a piece of tube over the tool" },
          { name: "Clean rag" },
        ],
        steps: [
          {
            action: "look",
            title: "Stop riding it loose",
            how: "Push it home. A kilometre on a loose arm can ruin its hole.",
            warning: "An arm that comes off under load throws you off.",
          },
          {
            action: "open",
            title: "Take the dust cap off",
            how: "Lever or unscrew it, and see what the bolt takes.",
            fallsOut: "The cap, and with luck no washer: it stays on its bolt.",
          },
          {
            action: "clean",
            title: "Wipe axle and hole",
            how: "If the arm slides off by hand, wipe both dry with the rag and look at the hole.",
            see: "a square or star with sharp corners. Rounded corners mean a new arm.",
          },
          {
            action: "adjust",
            title: "Pull the bolt tight",
            how: "Slide the arm on and tighten with the Allen key or socket and the long handle to 35 to 40 Nm: about 20 kg at 20 cm. Two-bolt clamps are tightened by turns to the figure printed beside them.",
          },
          {
            action: "test",
            title: "Check after 10 km and after 50 km",
            how: "Wiggle it again and tighten again.",
            see: "a bolt that moves no further at the second check.",
          },
        ],
        stopWhen: ["It comes loose a second time: the hole is worn, so replace the arm."],
      },
    },
    bracket: {
      name: "a worn bearing between the cranks",
      short: "the bottom bracket",
      weight: 3,
      why: "The axle of the cranks runs in two bearings in the frame. Water gets in over the years and they knock or grind.",
      check: {
        do: "Lift the chain off the ring, hold one arm and push it sideways, then spin the cranks with a hand on the frame.",
        finds: "both arms move together, or the frame hums and feels rough",
        minutes: 3,
      },
      repair: {
        handOver:
          "The bearing unit needs its own socket and often more than 50 Nm, and one of its two threads runs the other way: with the wrong grip the frame is spoiled.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [15, 45],
        tools: [{ name: "Tape measure" }],
        steps: [
          {
            action: "look",
            title: "Be sure that it is not a pedal or a bolt",
            how: "Both cost nothing to tighten, and both sound the same. Turn the cranks without the chain and feel.",
            see: "roughness even with no chain on.",
          },
          {
            action: "measure",
            title: "Measure the frame",
            how: "The tube that holds the bearing is 68 or 73 mm wide. Hold the tape across it from face to face and note it.",
          },
          {
            action: "look",
            title: "Judge how urgent it is",
            how: "A light creak may wait some weeks. Play of more than 2 mm at the pedal wears the ring and can end in a jam.",
            see: "how far the pedal moves sideways.",
          },
          {
            action: "look",
            title: "Have it changed",
            how: "A sealed unit costs €15 to 30 and half an hour. Ask for the old part if you want to see it.",
          },
        ],
      },
    },
    saddle: {
      name: "a saddle, seat post or bottle cage that creaks",
      short: "something else that creaks",
      weight: 3,
      why: "Frames carry sound like a guitar. A dry seat post or a loose cage creaks in step with your legs and seems to come from below.",
      check: {
        do: "Pedal while standing, then freewheel while sitting and shift your weight.",
        finds: "it is silent while you stand, or it creaks without pedalling",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 5],
        tools: [
          { name: "Multi-tool with Allen keys" },
          { name: "Marker", instead: "a strip of tape" },
          { name: "Tube of grease" },
        ],
        steps: [
          {
            action: "look",
            title: "Mark the height",
            how: "Draw a line on the post with the marker where it enters the frame.",
          },
          {
            action: "clean",
            title: "Pull the post out and wipe it",
            how: "Open the clamp with the Allen keys, twist the post out and wipe tube and clamp.",
            fallsOut: "Water and sand out of the frame, so tip it.",
          },
          {
            action: "lubricate",
            title: "Grease metal on metal",
            how: "Thin grease on a metal post and under the clamp bolt. Carbon posts get assembly paste and never grease.",
            putBack: "Never higher than the “max” line on the post.",
          },
          {
            action: "adjust",
            title: "Tighten rails, cage and mudguards",
            how: "Each bolt firm: saddle rails as hard as you can with a short key, small ones gently.",
          },
          {
            action: "test",
            title: "Bounce on it",
            how: "Sit, rock and pedal.",
            see: "no creak in either position.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Can you wiggle one crank arm of the bicycle on its own, or do both move together?",
      answers: {
        one: {
          means: "one crank arm moves on its own",
          heard: ["crank loose", "one crank", "crank arm", "left crank", "crank wobble"],
          when: { crank: "always", bracket: "rarely", pedal: "rarely", saddle: "never" },
        },
        both: {
          means: "both crank arms move together",
          heard: ["both", "both move", "bottom bracket"],
          when: { bracket: "always", crank: "rarely", pedal: "rarely", saddle: "never" },
        },
        none: { means: "the cranks have no play", heard: ["neither", "no play", "none", "solid"] },
      },
    },
    {
      ask: "Is the bicycle silent when you pedal with one particular foot only?",
      answers: {
        yes: {
          means: "it is silent with one foot",
          heard: ["one side", "left pedal", "right pedal", "one pedal"],
          when: { pedal: "always", crank: "sometimes", bracket: "rarely", saddle: "rarely" },
        },
        no: { means: "it clicks with either foot" },
      },
    },
    {
      ask: "Does the noise of the bicycle stop when you pedal standing up?",
      answers: {
        yes: {
          means: "it is quiet while standing",
          heard: ["only when seated", "when sitting", "seat post", "saddle"],
          when: { saddle: "always", pedal: "never", crank: "rarely", bracket: "rarely" },
        },
        no: { means: "it clicks standing up as well", heard: ["out of the saddle", "standing"] },
      },
    },
  ],
  safety: [
    "A pedal or crank that is loose can come off under your weight: push the bicycle until it is firm.",
  ],
  prevention: ["Grease pedal threads once a year, and tighten cranks and pedals at the same time."],
  stopWhen: ["A thread is torn out of a crank, or a crank or pedal axle is bent or cracked."],
});

const lightOut = defineFault({
  id: "bicycle-light-out",
  name: "has a light that does not work",
  weight: 5,
  says: [
    "light not working",
    "front light broken",
    "back light not working",
    "rear light out",
    "lights don't work",
    "dynamo not working",
    "dynamo light",
    "bulb blown",
    "light flickers",
    "light won't turn on",
    "light won't charge",
    "headlight not working",
    "no light",
    "loose contact in light",
    "light intermittent",
    "water in the light",
    "bike light battery",
    "cable to light broken",
    "light button broken",
    "light bracket broken",
  ],
  causes: {
    cell: {
      name: "an empty battery or dirty battery contacts",
      short: "the battery or contacts",
      weight: 5,
      why: "Bicycle lamps shake all day and get wet. A thin green crust on a spring is enough to stop a current that small.",
      check: {
        do: "Put in fresh batteries, or charge the lamp for an hour with another cable, and try again.",
        finds: "it lights, or it glimmers when you press the batteries together",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 8],
        tools: [
          { name: "Fresh batteries", instead: "those from a remote control, for a test" },
          { name: "White vinegar on a cotton bud" },
          { name: "Fine emery board", instead: "a nail file of paper" },
          { name: "Dry cloth" },
          { name: "Wooden toothpick", instead: "a sharpened matchstick" },
        ],
        steps: [
          {
            action: "open",
            title: "Open it with a coin, dry",
            how: "Wipe rain off first. Turn or slide the lens off, and note which way the batteries lie.",
            fallsOut: "Batteries and the rubber ring of the lens.",
            putBack: "The ring lies flat in its groove.",
          },
          {
            action: "look",
            title: "Look at the battery before you touch anything",
            how: "A lamp with USB has a lithium cell that is built in.",
            warning:
              "If the cell or the case bulges, is hot or smells sweet, do not charge or press it. Take it to a battery collection point.",
            see: "a flat, dry cell.",
          },
          {
            action: "clean",
            title: "Clean springs and plates",
            how: "Dab crust with a bud of vinegar, wipe with water, dry with the cloth, and draw the emery board over the metal twice.",
            see: "bright metal.",
          },
          {
            action: "adjust",
            title: "Bend the springs out a little",
            how: "By 1 to 2 mm with a fingernail, so that they press again.",
          },
          {
            action: "replace",
            title: "Put fresh batteries in, or charge it",
            how: "All of one kind and age, plus to plus. A USB socket is cleaned with a dry wooden toothpick before the cable goes in.",
            see: "the charging lamp, or light at the first press.",
          },
          {
            action: "test",
            title: "Shake it while it is on",
            how: "Hit it lightly against your palm.",
            see: "steady light.",
          },
        ],
        stopWhen: [
          "A USB lamp stays dark after two hours on a good charger: its cell is worn and not made to be changed.",
        ],
      },
    },
    wiring: {
      name: "a broken cable or a corroded plug between dynamo and lamp",
      short: "the dynamo's cable",
      weight: 5,
      why: "Two thin wires, or one wire and the frame, carry the current. They chafe at the fork and corrode where the little plugs sit.",
      check: {
        do: "Lift the front wheel, spin it fast, and move cable and plugs gently with the other hand.",
        finds: "the light flickers, or a wire is loose, green or chafed",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [2, 10],
        tools: [
          { name: "Twin bicycle cable" },
          { name: "Small scissors", instead: "side cutters" },
          {
            name: "Multimeter",
            instead: "a spare length of wire laid beside it as a test",
          },
          { name: "Cable ties", instead: "insulating tape" },
        ],
        steps: [
          {
            action: "look",
            title: "Follow the wire from end to end",
            how: "From hub or bottle dynamo to the front lamp and on to the rear. Look where it bends: fork, stays, mudguard.",
            see: "the place where it is bare, flat or green.",
          },
          {
            action: "clean",
            title: "Pull the plugs off and scrape them",
            how: "Wheel standing still. Scrape the blades of dynamo and lamp bright with a scissor blade.",
            fallsOut: "The flat plug of a hub dynamo is a small cap: pull it straight off.",
            putBack: "The mark for earth goes to the frame side of both lamp and dynamo.",
          },
          {
            action: "measure",
            title: "Try the wire",
            how: "Set the multimeter to the ohm sign with the wire unplugged at both ends, one tip at each end of the same strand.",
            see: "less than 1 ohm. “OL” means that it is broken.",
          },
          {
            action: "replace",
            title: "Lay a new cable",
            how: "Cut it with the scissors 10 cm longer than the old one, bare 8 mm of each end, twist, and push it into the plugs. Lead it clear of wheel and brake and fix it with ties every 15 cm.",
            see: "slack at the fork when you turn the handlebar to both sides.",
          },
          {
            action: "test",
            title: "Spin the wheel",
            how: "Then ride a round in the dark.",
            warning:
              "Do not touch bare ends while the wheel spins fast: a dynamo can give a nasty tickle.",
            see: "front and rear light.",
          },
        ],
      },
    },
    lamp: {
      name: "a blown bulb or a lamp that has failed",
      short: "the bulb or lamp",
      weight: 4,
      why: "A small bulb burns out, and when one of two fails, the other gets too much and follows. LED lamps die of water rather than of age.",
      check: {
        do: "Unscrew the bulb and look at its wire against the light; with LED, see whether the other lamp still works.",
        finds: "the wire is broken or the glass is black, or only this LED lamp is dark",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [1, 30],
        tools: [
          {
            name: "New bulb with the same volts and watts",
            instead: "an LED headlamp that fits the bracket",
          },
          { name: "Crosshead screwdriver" },
          { name: "Soft dry cloth" },
        ],
        steps: [
          {
            action: "look",
            title: "Read the figures",
            how: "On the rim of the bulb, for example 6 V 2.4 W in front and 6 V 0.6 W behind. Both must match.",
            see: "the figures, if need be with a magnifying glass.",
          },
          {
            action: "open",
            title: "Open the lamp",
            how: "Take out the screw below the lens with the screwdriver.",
            fallsOut: "Lens, reflector and bulb come forward together.",
          },
          {
            action: "replace",
            title: "Change the bulb",
            how: "Screw the new one in with the cloth round its glass: a fingerprint burns in. Its volts and watts are as on the old one.",
          },
          {
            action: "clean",
            title: "Dry and clean the inside",
            how: "Wipe the reflector only with the dry cloth, and the contact strip until it is bright.",
          },
          {
            action: "test",
            title: "Try it before you close it",
            how: "Turn the wheel or switch it on.",
            putBack: "Lens upper side up, screw finger-tight.",
            see: "light. If the new bulb stays dark too, the cable is at fault.",
          },
        ],
      },
    },
    dynamo: {
      name: "a dynamo that slips or gives no current",
      short: "the dynamo",
      weight: 2,
      why: "A bottle dynamo has to be pressed against the tyre at the right angle, and a worn or wet roller slips. Hub dynamos rarely fail.",
      check: {
        do: "Spin the wheel with the dynamo on and watch its little roller.",
        finds:
          "the roller stands still or turns in jerks, or the dynamo gives nothing even at its own terminals",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 20],
        tools: [
          { name: "10 mm spanner" },
          { name: "Rubber cap for the roller", instead: "a piece of old tube pulled over it" },
          { name: "Toothbrush" },
        ],
        steps: [
          {
            action: "clean",
            title: "Brush the roller",
            how: "Mud out of its grooves with the toothbrush, and wipe the side of the tyre where it runs.",
          },
          {
            action: "adjust",
            title: "Aim it at the axle",
            how: "Loosen its clamp with the spanner and turn it until its own axis points to the middle of the wheel. Off, the roller stands 1 cm from the tyre.",
            putBack: "Tighten the clamp hard: a dynamo that drops into the spokes stops the wheel.",
            see: "a roller that lies flat against the tyre.",
          },
          {
            action: "replace",
            title: "Give it grip",
            how: "Press a rubber cap onto a roller whose grooves are worn.",
          },
          {
            action: "test",
            title: "Spin and touch",
            how: "Connect a bulb straight to its terminals and spin the wheel by hand.",
            see: "light. If not, the dynamo is done, and a new one costs €10 to 20.",
          },
        ],
        stopWhen: [
          "A hub dynamo gives nothing at its own plug: leave the hub closed and ask a shop.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do the bicycle's lights run on a dynamo, or on batteries or USB?",
      answers: {
        dynamo: {
          means: "they run on a dynamo",
          heard: ["dynamo", "hub dynamo", "bottle dynamo"],
          when: { cell: "never", wiring: "always", lamp: "often", dynamo: "always" },
        },
        battery: {
          means: "they run on batteries or USB",
          heard: ["battery", "batteries", "usb", "charge", "charging", "rechargeable"],
        },
      },
    },
    {
      ask: "Are all lights of the bicycle dark, or only one?",
      answers: {
        one: {
          means: "only one light is dark",
          heard: [
            "front light",
            "rear light",
            "back light",
            "one light",
            "tail light",
            "headlight",
          ],
          when: { lamp: "often", cell: "often", wiring: "sometimes", dynamo: "never" },
        },
        all: { means: "all lights are dark", heard: ["both lights", "all lights", "no lights"] },
      },
    },
    {
      ask: "Does the bicycle's light flicker or come back when you shake it or move its cable?",
      answers: {
        yes: {
          means: "it flickers when it is moved",
          heard: [
            "flicker",
            "flickers",
            "loose contact",
            "loose contacts",
            "intermittent",
            "comes and goes",
            "wiggle",
          ],
          when: { wiring: "often", cell: "often", lamp: "rarely", dynamo: "sometimes" },
        },
        no: { means: "moving it changes nothing" },
      },
    },
    {
      ask: "Does the dynamo roller of the bicycle turn steadily with the wheel, even in the wet?",
      answers: {
        yes: {
          means: "the roller turns steadily",
          heard: ["dynamo turns"],
          when: { dynamo: "rarely" },
        },
        no: {
          means: "the roller slips or stands still",
          heard: ["slips in the wet", "dynamo slips", "roller slips"],
        },
      },
    },
  ],
  safety: [
    "Take batteries out or disconnect the dynamo before you scrape at contacts.",
    "Never open the sealed battery of a lamp.",
  ],
  prevention: [
    "Take the batteries out for the summer, and dab a trace of petroleum jelly on the contacts.",
  ],
  stopWhen: ["The lamps hang on the drive battery of an e-bike: leave that wiring to its service."],
});

const steeringLoose = defineFault({
  id: "bicycle-steering-loose",
  name: "has loose, stiff or damaged steering or frame",
  weight: 3,
  says: [
    "handlebar loose",
    "handlebars turn",
    "headset loose",
    "steering loose",
    "steering stiff",
    "fork wobbles",
    "knocks when braking",
    "stem loose",
    "handlebar slips",
    "handlebars not straight",
    "frame cracked",
    "crack in frame",
    "bent fork",
    "fork bent",
    "bent frame",
    "broken frame",
    "frame snapped",
    "crash damage",
    "hit by car",
    "fork pushed back",
    "fork looks bent",
    "fork pushed back after hitting the kerb",
    "hit the kerb",
    "ran into a wall",
    "front wheel too close to the frame",
    "dent in the frame",
    "wobbles at the front after a crash",
  ],
  causes: {
    headset: {
      name: "a headset with play",
      short: "the headset",
      weight: 4,
      why: "Two bearings carry the fork in the frame. When their preload is gone, the fork knocks to and fro and hammers the tracks.",
      check: {
        do: "Pull the front brake, push the bicycle to and fro, and hold your fingers round the gap between fork and frame.",
        finds: "you feel a knock in that gap",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 20,
        euros: [0, 10],
        tools: [
          { name: "5 or 6 mm Allen key" },
          {
            name: "32 mm headset spanner",
            instead: "for the ring of an old threaded one, a big adjustable wrench",
          },
        ],
        steps: [
          {
            action: "look",
            title: "See which one you have",
            how: "A cap with one screw on top of the stem is the modern one. Two big rings below a thin stem is the threaded one.",
          },
          {
            action: "adjust",
            title: "Modern: loosen the stem first",
            how: "Open its two side screws with the Allen key by one turn. As long as they are tight, the top screw does nothing.",
          },
          {
            action: "adjust",
            title: "Set the play with the top screw",
            how: "Turn it clockwise by an eighth at a time until the knock is gone.",
            see: "a fork that falls to either side by its own weight when the front is lifted.",
          },
          {
            action: "adjust",
            title: "Threaded: ring and locknut",
            how: "Loosen the upper ring with the spanner, turn the lower one by hand until the play is gone, hold it, and tighten the upper one against it.",
          },
          {
            action: "adjust",
            title: "Line up and tighten",
            how: "Handlebar square to the wheel, then the side screws by turns, usually 5 Nm: a firm turn with the short arm of the key.",
            warning:
              "A stem that is not tight lets go of the wheel. Hold the wheel between your knees and try to twist the bar; it must not move.",
          },
          {
            action: "test",
            title: "Brake and turn",
            how: "Repeat the knock test in both directions of the handlebar.",
            see: "no knock and no tight spot.",
          },
        ],
        stopWhen: [
          "It grinds or rests in the middle position: the bearings are pitted, and pressing new ones in is work for a shop.",
        ],
      },
    },
    stem: {
      name: "a handlebar or stem that slips in its clamp",
      short: "the stem clamp",
      weight: 4,
      why: "The clamp has loosened, or there is grease in it. Then the bar tilts under your hands or turns against the wheel.",
      check: {
        do: "Hold the front wheel between your knees and try to turn and tilt the handlebar with moderate force.",
        finds: "the bar moves while the wheel stays",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 5],
        tools: [
          { name: "4 to 6 mm Allen keys" },
          { name: "Degreasing cloth with spirit", instead: "a cloth with washing-up liquid" },
        ],
        steps: [
          {
            action: "look",
            title: "Look for cracks before you tighten",
            how: "Wipe bar and stem with the spirit and look round the clamp and each screw.",
            warning:
              "A fine line across metal or carbon is a crack. Such a bar can snap without a sign: do not ride.",
            see: "whole metal all round.",
          },
          {
            action: "unscrew",
            title: "Loosen and clean the clamp",
            how: "Open the clamp, wipe bar and inside dry, and set the bar to where it was.",
            fallsOut: "The front plate of the stem with its four screws.",
          },
          {
            action: "adjust",
            title: "Tighten crosswise",
            how: "With the keys, a quarter turn at a time, to the number of Nm printed on the stem, so that the gap of the plate is even above and below.",
            see: "two equal gaps.",
          },
          {
            action: "adjust",
            title: "Old stems: the long bolt on top",
            how: "Turn the bar straight, then tighten the bolt in the top of the thin stem. It draws a wedge tight inside.",
            warning:
              "Leave at least 6.5 cm of it in the frame: up to its “max” mark and no higher.",
          },
          {
            action: "test",
            title: "Lean on it",
            how: "Push hard on both grips, then twist with the wheel between your knees.",
            see: "nothing gives.",
          },
        ],
      },
    },
    frame: {
      name: "a bent fork or a cracked or bent frame",
      short: "fork or frame",
      weight: 3,
      why: "A crash or many years bend the fork backwards or open a crack at a weld. Metal gives little warning, carbon none.",
      check: {
        do: "Clean the fork and the tubes near each joint, and look from the side whether the fork runs on in line with the head of the frame.",
        finds:
          "paint is rippled or cracked, a line opens under load, or the wheel sits too near to the frame",
        minutes: 3,
      },
      repair: {
        handOver:
          "Fork and frame carry you, and neither bending back nor home welding makes them sound again. Take it off the road.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [0, 200],
        tools: [{ name: "Torch", instead: "a phone light" }, { name: "Luggage label" }],
        steps: [
          {
            action: "look",
            title: "Take it out of use",
            how: "Tie a label with “damaged, do not ride” to the handlebar. That it still rides well says nothing: metal holds until it lets go.",
          },
          {
            action: "look",
            title: "Look at the usual places",
            how: "Shine the torch along the underside of the down tube behind the head, round the seat clamp, at the bottom bracket and at the ends that hold the wheels.",
            see: "paint without a line. A dark line that comes back after wiping is a crack, and a ripple is a bend.",
          },
          {
            action: "look",
            title: "Ask about the guarantee",
            how: "Many makers give ten years or more on a frame. Photograph the place and the number under the bottom bracket.",
          },
          {
            action: "look",
            title: "Let a frame builder or a shop judge",
            how: "Steel can be welded by a specialist, a fork is replaced for €30 to 150, and a carbon frame is examined by ultrasound.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "With the front brake pulled, does something knock when you push the bicycle to and fro?",
      answers: {
        yes: {
          means: "it knocks when pushed against the front brake",
          heard: ["knock", "knocks", "clunk when braking", "play in headset", "headset"],
          when: { headset: "always", stem: "rarely", frame: "sometimes" },
        },
        no: { means: "nothing knocks" },
      },
    },
    {
      ask: "Does the bicycle's handlebar turn or tilt while the front wheel stays still?",
      answers: {
        yes: {
          means: "the handlebar moves against the wheel",
          heard: [
            "handlebars turn",
            "handlebar slips",
            "bars twist",
            "handlebar loose",
            "stem loose",
            "not straight",
          ],
          when: { stem: "always", headset: "rarely", frame: "rarely" },
        },
        no: { means: "handlebar and wheel move as one" },
      },
    },
    {
      ask: "Did the bicycle crash, fall hard or run into something before this began?",
      answers: {
        yes: {
          means: "it crashed, fell hard or ran into something",
          heard: [
            "crash",
            "crashed",
            "accident",
            "hit by",
            "hit the kerb",
            "hit a kerb",
            "ran into",
            "fell off",
            "pothole",
          ],
          when: { frame: "often", headset: "rarely", stem: "sometimes" },
        },
        no: { means: "it has not crashed or fallen" },
      },
    },
    {
      ask: "Seen from the side, is the bicycle's fork out of line, or is paint on fork or frame cracked or rippled?",
      answers: {
        yes: {
          means: "fork or frame is out of line, cracked or rippled",
          heard: [
            "crack",
            "cracked",
            "bent fork",
            "fork bent",
            "fork pushed back",
            "bent frame",
            "snapped",
            "dented frame",
            "rippled",
          ],
          when: { frame: "always", headset: "rarely", stem: "rarely" },
        },
        no: { means: "fork and frame are straight and their paint is whole" },
      },
    },
  ],
  safety: ["Do not ride with loose steering, not even round the corner."],
  prevention: ["Do the knock test once a month: it takes ten seconds."],
  stopWhen: [
    "You see a crack anywhere on bar, stem, fork or frame.",
    "It fell hard or was hit by a car: let a shop look it over before the next ride.",
  ],
});

export const bicycle: Playbook = {
  faults: [
    chainSlips,
    gearsDoNotShift,
    chainComesOff,
    flatTyre,
    brakesWeak,
    brakesRub,
    wheelWobbles,
    clicks,
    lightOut,
    steeringLoose,
  ],
  notes: [
    {
      about: ["wd40", "wd 40", "spray"],
      text: "Thin spray oil such as WD-40 loosens rust and drives water out, but it is too thin to lubricate a chain and ruins brakes. Use it on a rag, then chain oil.",
    },
    {
      about: [
        "one brake",
        "only one brake",
        "front brake only",
        "back brake only",
        "without the back brake",
      ],
      text: "Not even with one good brake: if its cable slips or its pad jumps out, nothing stops you. Push the bicycle until both brakes lock their wheels.",
    },
    {
      about: ["pressure", "bar", "psi", "how hard"],
      text: "The range is on the sidewall. For a rider of 75 kg, 28 mm takes about 6 bar, 37 mm about 4.5, 47 mm about 3.5 and 57 mm about 2.5; 1 bar is 14.5 psi.",
    },
    {
      about: ["tube size", "which tube", "tyre size"],
      text: "Read the number of the form 37-622 on the tyre. The tube has to name a range with that width, the same second figure and the same kind of valve.",
    },
    {
      about: ["thread", "which way", "left pedal", "unscrew pedal"],
      text: "The left pedal has a left-hand thread: it comes off clockwise. The right one comes off anticlockwise as usual.",
    },
    {
      about: ["e-bike", "ebike", "electric", "motor"],
      text: "On an e-bike, switch it off and take the battery out before you turn any part by hand. Battery, motor and their wiring are left to the maker's service; tyres, chain, cables and pads are as on any other bicycle.",
    },
  ],
};
