import { defineFault } from "../../playbook";
import type { Playbook } from "../../playbook";

const chainSlips = defineFault({
  id: "bicycle-chain-slips",
  name: "slips or skips when you pedal",
  weight: 7,
  says: [
    "chain slips", "chain skips", "chain jumps", "gears slip", "skips under load", "slipping gears", "jumps when I pedal hard", "pedals slip", "chain jumping on cassette",
    "cogs worn", "worn chain", "chain stretched", "clunks when pedalling uphill", "pedal gives way", "crunching chain", "stiff link", "slips in one gear", "new chain slips",
  ],
  causes: {
    wear: {
      name: "a worn chain on worn sprockets",
      short: "chain wear",
      weight: 5,
      why: "Each link wears by a hair until the whole chain is too long for the teeth. It then climbs over them as soon as you push hard.",
      check: {
        do: "Lay a steel ruler along the chain with its zero on a pin and look at the pin twelve links, that is 12 inches or 304.8 mm, further on.",
        finds: "that pin lies more than 2 mm past the mark",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [15, 60],
        tools: [
          { name: "Chain tool" },
          { name: "Steel ruler", instead: "a folding rule with millimetres" },
          { name: "New chain for the same number of gears" },
          { name: "Chain oil", instead: "sewing machine oil for a few rides" },
          { name: "Rubber gloves" },
        ],
        steps: [
          { action: "measure", title: "Decide what has to be changed", how: "Measure with the ruler. Up to 2 mm past the mark, a new chain is usually enough. From about 3 mm on, or where the teeth are hooked like a shark's fin, the sprockets at the back go too.", see: "even, blunt tips on the teeth if the sprockets may stay." },
          { action: "adjust", title: "Take the tension off", how: "Put gloves on. Shift to the smallest ring and the smallest sprocket. On one speed or hub gears, loosen the axle nuts and slide the wheel forward.", see: "a chain that hangs slack below." },
          { action: "open", title: "Push a pin out or open the master link", how: "Squeeze the master link shut at its two plates, or drive a pin out with the chain tool. Draw the chain out and note how it runs through the two jockey wheels; a photo is best.", fallsOut: "The master link is two small halves. Lay them in a cup." },
          { action: "measure", title: "Cut the new chain to length", how: "Lay the old and the new one side by side and count links, not centimetres, since the old one has grown. Shorten the new one with the chain tool.", warning: "Measure twice: a chain that is too short can tear the rear mechanism off." },
          { action: "replace", title: "Thread it and close it", how: "Follow your photo. Close it with the joining link that comes with it, put that link on the upper run, hold the rear brake and press on the pedal until it snaps.", see: "the joining link flush and bending as freely as the others." },
          { action: "lubricate", title: "Oil the inside of the links", how: "One drop of oil on each roller while you turn the pedals backwards. Wait five minutes and wipe the outside dry.", putBack: "Set the wheel straight and tighten its nuts again if you had moved it." },
          { action: "test", title: "Push hard in each gear", how: "Ride on an empty, level path and press down in every gear.", warning: "Stay seated on this first ride, in case it still gives way.", see: "no jump, also in the gears that you use most." },
        ],
        stopWhen: ["The sprockets have to come off and you have neither the splined tool nor a chain whip: a shop does it in ten minutes."],
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
        tools: [{ name: "Old rag" }, { name: "Penetrating oil", instead: "any thin household oil" }, { name: "Chain lubricant", instead: "sewing machine oil" }, { name: "Felt pen" }],
        steps: [
          { action: "look", title: "Mark the link", how: "Turn backwards by hand until it twitches, and put a dot on the link with the felt pen.", see: "the same dot at each twitch." },
          { action: "lubricate", title: "Let penetrating oil creep in", how: "One drop of oil on both ends of the pin and five minutes' patience.", warning: "Keep it off rims, discs and brake pads." },
          { action: "adjust", title: "Bend it sideways", how: "Hold the chain on both sides of the mark with your thumbs and flex it gently left and right, across the direction in which it normally bends. Five times is enough.", see: "the plates letting go of the pin." },
          { action: "test", title: "Run it through the jockey wheels", how: "Turn backwards again and watch the mark.", see: "it goes round the bend like its neighbours." },
          { action: "lubricate", title: "Drive the thin oil out", how: "Wipe with the rag, then give each roller a drop of chain lubricant: penetrating oil alone is washed out by the first rain.", see: "a chain that looks dry outside and runs quietly." },
        ],
        stopWhen: ["A plate is cracked or spread, or the pin stands out: that chain can part under you, so replace it."],
      },
    },
    indexing: {
      name: "gears that are not quite in line with their sprocket",
      short: "the gear setting",
      weight: 4,
      why: "A cable that has stretched by a millimetre holds the chain between two sprockets. Under load it drops to the wrong one and back.",
      check: {
        do: "Look from behind along the chain while somebody turns the pedals and you stand at the back wheel.",
        finds: "the guide wheel does not sit straight under the sprocket, or the chain ticks against the next one",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Repair stand", instead: "a helper who lifts the saddle, or the bicycle upside down on a blanket" }],
        steps: [
          { action: "look", title: "Get the back wheel off the ground", how: "Use a stand, so that you can turn the pedal with one hand.", warning: "Keep fingers, sleeves and hair away from chain and spokes." },
          { action: "adjust", title: "Shift to the smallest sprocket and up by one", how: "Give one click and turn the pedals. If the chain hesitates, the cable is too slack; if it goes too far, it is too tight." },
          { action: "adjust", title: "Turn the barrel by quarter turns", how: "The barrel is where the cable enters the rear mechanism or the shifter. Unscrewing it (anticlockwise) tightens the cable, screwing it in slackens it.", see: "the chain running straight and without ticking." },
          { action: "test", title: "Go through all the gears twice", how: "Up and down, one click at a time, with a steady hand on the pedal.", see: "one click, one sprocket, in both directions." },
        ],
        prevention: ["After a new cable, turn the barrel once more when you have ridden 50 km: cables settle."],
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
        handOver: "The freewheel comes off only with its own splined tool and a vice, and one that slips without warning can throw you onto the handlebar.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [15, 60],
        tools: [{ name: "Phone with a camera" }],
        steps: [
          { action: "test", title: "Make sure that it is the hub", how: "Watch the chain while the pedal gives way. If the sprockets turn with it and the wheel does not, the hub is at fault and the chain is not.", see: "the chain lying quietly in the teeth." },
          { action: "look", title: "Ride it no further", how: "It may grip for an hour and let go at a crossing. Push it or take it by car." },
          { action: "look", title: "Photograph hub and sprockets", how: "Take the camera close to the writing on the hub shell and count the sprockets. The shop needs both to order the part." },
          { action: "look", title: "Ask for the price of both ways", how: "A new freewheel costs €15 to 30, a freehub body up to €60, and half an hour of work. A whole second-hand wheel can be cheaper." },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the bicycle slip in every gear, or mainly in one or two?",
      answers: {
        all: { means: "it slips in every gear", heard: ["every gear", "all gears", "all the gears", "single speed"], when: { wear: "sometimes", "stiff-link": "often", indexing: "rarely", freewheel: "always" } },
        few: { means: "it slips in one or two gears", heard: ["one gear", "some gears", "certain gears", "middle gear", "smallest cog", "top gear"] },
      },
    },
    {
      ask: "Does the slip come with a steady beat, once per turn of the bicycle's chain, even when you pedal lightly?",
      answers: {
        yes: { means: "it jerks in a steady beat", heard: ["stiff link", "every few turns", "regular", "rhythm", "once per turn"], when: { "stiff-link": "always", wear: "rarely", indexing: "rarely", freewheel: "rarely" } },
        no: { means: "it does not keep a beat", heard: ["uphill", "pedal hard", "under load", "standing up"] },
      },
    },
    {
      ask: "Has the bicycle's chain done more than about 3,000 km, or was only the chain replaced lately?",
      answers: {
        yes: { means: "the chain is old, or new on old sprockets", heard: ["new chain", "old chain", "worn", "stretched", "never changed"], when: { wear: "always", "stiff-link": "sometimes", indexing: "sometimes", freewheel: "sometimes" } },
        no: { means: "chain and sprockets are not old" },
      },
    },
    {
      ask: "When it slips, do the pedals spin forward freely for a quarter turn or more?",
      answers: {
        yes: { means: "the pedals spin without driving the wheel", heard: ["pedals spin", "no drive", "pedals turn but", "freewheel", "freewheels both ways"], when: { freewheel: "always", wear: "rarely", "stiff-link": "never", indexing: "rarely" } },
        no: { means: "the pedals only jump a little" },
      },
    },
  ],
  safety: ["Do not stand up on the pedals in traffic until it is mended: a slip throws you forward.", "Keep fingers out of chain and sprockets while anybody turns the pedals."],
  prevention: ["Wipe the chain with a rag and oil it every 200 km, and after each ride in heavy rain.", "Measure the chain twice a year: a chain for €20 changed in time saves sprockets for €50."],
  stopWhen: ["A tooth has broken off, or the big ring in front is bent.", "It still jumps with a new chain and new sprockets."],
});

const gearsDoNotShift = defineFault({
  id: "bicycle-gears-do-not-shift",
  name: "does not shift its gears properly",
  weight: 7,
  says: [
    "gears not working", "won't change gear", "gears don't shift", "gears stuck", "derailleur bent", "stuck in one gear", "gear cable snapped", "gears need adjusting", "shifter broken",
    "gear lever stiff", "indexing out", "gears clicking", "can't get into low gear", "hub gear not working", "gear change not working", "gears ghost shift", "shifts by itself", "trigger shifter loose",
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
        tools: [{ name: "Allen key, usually 5 mm, for the cable clamp" }, { name: "Bike stand", instead: "two loops of rope from a beam, or a helper" }],
        steps: [
          { action: "look", title: "Lift the back wheel", how: "Hang it in the stand and find the barrel: a ribbed ring where the cable's sleeve ends." },
          { action: "adjust", title: "Begin with a slack cable", how: "Shift to the gear where the cable is loosest, on most bicycles the smallest sprocket. Screw the barrel in fully and then out by one turn." },
          { action: "adjust", title: "Take up what hangs", how: "If the cable still hangs loose by more than 2 mm, open the clamp by one turn of the Allen key, pull the cable straight by hand and tighten the clamp.", see: "a cable that lies straight without pulling the mechanism.", putBack: "The cable sits in the groove of the clamp, on the side where its old dent is." },
          { action: "adjust", title: "Tune gear by gear", how: "One click, turn the pedals, and correct by a quarter turn: out when the chain is slow to climb to a bigger sprocket, in when it is slow to drop.", see: "it climbs within half a turn of the pedal." },
          { action: "adjust", title: "On hub gears, line up the marks", how: "Shift to the maker's setting gear, often 4 of 8 or 2 of 3, and turn the barrel until the two coloured lines in the little window meet.", see: "one straight line." },
          { action: "test", title: "Ride round the block", how: "Shift up and down with light pressure on the pedals.", see: "no clatter two seconds after each click." },
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
          { action: "adjust", title: "Shift until the cable is slack", how: "Smallest sprocket for the rear, smallest ring for the front. Turn the pedals while you do it." },
          { action: "unscrew", title: "Loosen the clamp and cut the end cap off", how: "Open the clamp with the Allen key and nip the frayed end off with the cutter, so that it slides out.", fallsOut: "Loose strands are needles: catch them in a rag." },
          { action: "open", title: "Push the cable out at the shifter", how: "Open the small rubber or screw cap on the shifter and push from the other end until the round head of the cable comes out.", see: "the whole head. If strands stay inside, pick them out now." },
          { action: "replace", title: "Cut new sleeves to the old length", how: "Lay old and new side by side. Cut square, open the end with the awl, and push the caps on.", see: "curves that are wide and reach to the stops without pulling when you turn the handlebar." },
          { action: "replace", title: "Thread the new cable", how: "From the shifter through all the sleeves to the mechanism, in the same path. Pull it hand-tight and clamp it.", putBack: "The head of the cable must sit right down in its cup before you close the cap." },
          { action: "adjust", title: "Pull it in and take up the slack", how: "Shift through all gears ten times, open the clamp, pull tight again and close it. Leave 3 cm and crimp the new end cap on." },
          { action: "test", title: "Shift under way", how: "Ride, and shift up and down at an easy pace.", see: "both directions equally quick." },
        ],
        stopWhen: ["The cable runs inside the frame and you have pulled it out without a guide wire: a shop has magnets for that."],
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
        handOver: "An aluminium tab is bent back only with a gauge and seldom twice; a mechanism that catches in the spokes rips itself off and stops the wheel at once.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [10, 60],
        tools: [{ name: "Small piece of adhesive tape" }],
        steps: [
          { action: "look", title: "Compare two gears", how: "Note whether the gears in the middle are right while the outer ones are not. That is the sign of a bent tab.", see: "a lean that gets worse to one side." },
          { action: "adjust", title: "Keep it away from the spokes", how: "Shift to a gear in the middle and put tape over the shifter, so that nobody shifts to the biggest sprocket.", warning: "Do not ride in the lowest gear: the cage can reach into the spokes." },
          { action: "look", title: "Find out which tab it is", how: "There are several hundred shapes. Photograph it from both sides with make and model of the frame, and count the screws that hold it." },
          { action: "look", title: "Let a shop straighten or change it", how: "With the gauge it takes them ten minutes, and a new tab costs €10 to 25. Ask them to look at the cage too." },
        ],
      },
    },
    shifter: {
      name: "a shifter that is gummed up or worn inside",
      short: "the shifter",
      weight: 3,
      why: "The grease in a shifter that stands still for years turns to glue, and the little catch no longer springs into its ratchet. The lever then moves without clicking.",
      check: {
        do: "Shift ten times with the lever and listen, without turning the pedals.",
        finds: "the lever swings loosely and clicks not at all or only now and then",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 30],
        tools: [{ name: "Thin spray oil", instead: "sewing machine oil in a syringe" }, { name: "Paper towel" }, { name: "Light grease", instead: "a few drops of chain oil" }],
        steps: [
          { action: "open", title: "Look into the shifter", how: "Shift to the slackest cable position and pull back the rubber cap or take out the one screw of the cover.", fallsOut: "Only the cover. Leave the spring plate below it where it is.", warning: "Do not take the ratchet apart: its springs jump out and rarely go back." },
          { action: "clean", title: "Flush the old grease", how: "Spray thin oil onto the catches from two sides, with the towel below, and wait ten minutes. Keep the spray off tyres and brakes." },
          { action: "adjust", title: "Work the lever fifty times", how: "Both levers, slowly at first.", see: "brown sludge running out, and clicks that come back one by one." },
          { action: "lubricate", title: "Leave a little light grease", how: "Dab the towel until no more drips, then give the catches a touch of light grease and close the cover.", putBack: "The cover's nose goes in first, then its screw, only finger-tight." },
          { action: "test", title: "Count the clicks", how: "From end to end there is one click fewer than you have sprockets.", see: "the full count, three times in a row." },
        ],
        stopWhen: ["A catch is broken or the clicks do not come back: a new shifter for the same number of gears costs €10 to 30."],
      },
    },
  },
  questions: [
    {
      ask: "Did the bicycle fall on its right side, or was it knocked there, before the gears went wrong?",
      answers: {
        yes: { means: "it fell or was knocked on the gear side", heard: ["fell over", "knocked over", "crash", "bent", "fell on"], when: { hanger: "often", tension: "rarely", cable: "rarely", shifter: "rarely" } },
        no: { means: "it has not fallen" },
      },
    },
    {
      ask: "Does the bicycle's gear lever still click firmly at each step?",
      answers: {
        yes: { means: "the lever clicks firmly", when: { tension: "always", hanger: "always", cable: "often", shifter: "rarely" } },
        no: { means: "the lever is loose, stiff or does not click", heard: ["no click", "lever loose", "shifter loose", "lever does not click", "shifter stuck", "lever flops"] },
      },
    },
    {
      ask: "Is the bicycle's gear cable rusty, frayed or stiff in its sleeve?",
      answers: {
        yes: { means: "the cable is rusty, frayed or stiff", heard: ["rusty", "frayed", "snapped", "seized", "stiff", "stood outside", "cable broken"], when: { cable: "always", tension: "rarely", hanger: "sometimes", shifter: "sometimes" } },
        no: { means: "the cable runs freely", heard: ["new cable", "replaced the cable"] },
      },
    },
    {
      ask: "Is the trouble worst in the largest and smallest sprocket, and less in the middle of the bicycle's gears?",
      answers: {
        yes: { means: "the outer gears are worse than the middle ones", heard: ["highest gear", "lowest gear", "biggest cog", "first gear"], when: { hanger: "often", tension: "rarely", cable: "sometimes", shifter: "sometimes" } },
        no: { means: "all gears are equally bad", heard: ["all gears", "every gear"] },
      },
    },
  ],
  safety: ["Shift with the wheel off the ground and keep your hands clear of the spokes."],
  prevention: ["Ease the pressure on the pedals for the moment in which you shift.", "Lift the bicycle, do not lean or lay it on its gear side."],
  stopWhen: ["The mechanism touches the spokes in any gear.", "A hub gear grinds or jumps although its marks are in line: its inside is for a specialist."],
});

const chainComesOff = defineFault({
  id: "bicycle-chain-comes-off",
  name: "throws its chain",
  weight: 4,
  says: ["chain came off", "chain keeps falling off", "chain comes off", "chain fell off", "drops its chain", "chain off", "chain stuck", "chain jammed", "chain too loose", "loose chain", "chain hangs down", "chain snapped", "chain broken", "throws the chain"],
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
        tools: [{ name: "15 mm spanner", instead: "an adjustable wrench that fits tightly" }, { name: "Ruler" }],
        steps: [
          { action: "look", title: "Hang the chain back", how: "Lay it on the lower teeth of the front ring and turn the pedal backwards. A stick keeps your hands clean.", warning: "Never guide it with a finger while the pedals turn." },
          { action: "unscrew", title: "Loosen both axle nuts", how: "Half a turn with the spanner is enough. With a back-pedal brake, also loosen the screw of the brake arm at the frame.", putBack: "That arm must be screwed on again before you ride, or the brake has no hold." },
          { action: "adjust", title: "Pull the wheel back", how: "Slide it backwards in its slots until the chain can be moved by 1 to 1.5 cm, and hold the rim in the middle between the frame tubes.", see: "the same gap left and right, by the ruler." },
          { action: "adjust", title: "Tighten by turns", how: "A little left, a little right, so that the wheel does not pull askew. Finish hard: about 30 to 40 Nm, a firm pull at the end of a long spanner." },
          { action: "test", title: "Check chain, brake and gears", how: "Turn the pedals one full round and feel the chain at its tightest place. Try the brake, and set the hub gear marks anew.", see: "never less than 5 mm of play, and a wheel that runs between the pads." },
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
        tools: [{ name: "Small screwdriver" }, { name: "Work stand", instead: "a friend who holds the saddle up" }],
        steps: [
          { action: "look", title: "Find the screw for that side", how: "They are marked H for the small sprocket and L for the large one. With the bicycle in the stand, shift to the gear that makes trouble and stop pedalling." },
          { action: "adjust", title: "Turn by quarter turns", how: "Turn the screw clockwise with the screwdriver: the mechanism moves back towards the middle. Shift away and back after each quarter turn.", see: "the guide wheel exactly under the last sprocket." },
          { action: "adjust", title: "Do the same at the front", how: "The cage stands 1 to 2 mm above the teeth and parallel to the ring, and keeps 1 mm from the chain in its outermost gears." },
          { action: "test", title: "Try to throw it", how: "Turn briskly and shift into the last gear with a jerk.", warning: "Keep your face and hands away from the wheel.", see: "the chain staying on every time." },
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
        tools: [{ name: "Adjustable wrench" }, { name: "Chalk", instead: "a strip of tape" }, { name: "Chain breaker" }, { name: "New chain" }],
        steps: [
          { action: "look", title: "Mark the high spot", how: "Hold the chalk to the frame beside the ring and turn the pedal. It touches the ring where that swings out.", see: "a mark on one side only, or none if the ring is straight." },
          { action: "adjust", title: "Bend a single tooth or a steel ring back", how: "Set the wrench over the tooth or the rim of the ring and bend in small steps, with the chain off.", warning: "Aluminium breaks when it is bent back. Replace such a ring.", see: "less than 1 mm of swing." },
          { action: "replace", title: "Change a worn chain", how: "Open the old chain with the breaker, and cut the new one to the same number of links.", fallsOut: "The pressed pin; modern chains need a new one or a joining link." },
          { action: "lubricate", title: "Oil each link and wipe", how: "Oil belongs on the rollers inside. Wipe the side plates dry." },
          { action: "test", title: "Pedal backwards, then forwards", how: "Ten turns each way, then a ride over a kerbstone that you can see well.", see: "the chain staying where it is." },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the bicycle have one sprocket at the back (one speed or hub gears), or several?",
      answers: {
        one: { means: "there is one sprocket at the back", heard: ["hub gear", "single speed", "one gear", "coaster brake", "back pedal brake", "fixed gear", "kids bike"], when: { slack: "often", limits: "never", worn: "sometimes" } },
        several: { means: "there are several sprockets at the back", heard: ["derailleur", "cassette", "21 gears"] },
      },
    },
    {
      ask: "Does the bicycle's chain come off while you shift, or while you ride in one gear?",
      answers: {
        shifting: { means: "it comes off while shifting", heard: ["when shifting", "when changing gear", "change gear", "into top gear", "into first"], when: { limits: "often", slack: "rarely", worn: "rarely" } },
        riding: { means: "it comes off while riding in one gear", heard: ["over bumps", "bump", "while riding"] },
      },
    },
    {
      ask: "Can you press the bicycle's chain up and down by more than 2 cm in the middle?",
      answers: {
        yes: { means: "the chain sags by more than 2 cm", heard: ["slack", "loose chain", "hangs", "sagging", "too long"], when: { slack: "always", limits: "sometimes", worn: "sometimes" } },
        no: { means: "the chain is taut", when: { worn: "often" } },
      },
    },
  ],
  safety: ["Get off and lean it against a wall before you touch the chain."],
  prevention: ["Keep chain and teeth clean: a dry, gritty chain climbs.", "Do not shift while you pedal backwards or stand still."],
  stopWhen: ["The chain has jammed between ring and frame and cannot be freed by hand: forcing it scores the frame.", "The chain has torn: replace it, since a mended one parts again beside the mend."],
});
