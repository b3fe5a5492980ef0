import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const ribBroken = defineFault({
  id: "umbrella-rib-broken",
  name: "has a broken or bent rib",
  usual: true,
  weight: 9,
  says: [
    "rib broken",
    "broken rib",
    "bent rib",
    "rib snapped",
    "spoke broken",
    "one arm broken",
    "strut snapped",
    "frame bent",
    "blown inside out",
    "turned inside out",
    "flipped in the wind",
    "wind broke it",
    "one side hangs down",
    "one side droops",
    "rib came off",
    "rib fallen out of the top",
    "joint of the rib broken",
    "rivet missing",
    "metal arm bent",
    "stretcher broken",
  ],
  causes: {
    bent: {
      name: "a rib that is bent but still whole",
      short: "a bent rib",
      weight: 4,
      why: "Most ribs are thin steel folded into a channel. A gust kinks the channel; as long as it has not cracked, it can be straightened and stiffened.",
      check: {
        do: "Open the umbrella indoors, look along each rib from tip to middle, and compare it with its neighbours.",
        finds: "one rib has a kink, but the metal is unbroken",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 3],
        tools: [
          { name: "Flat pliers", instead: "two spoons, with the rib between their bowls" },
          { name: "Thin, stiff wire", instead: "a straightened paper clip" },
          { name: "Strong thread", instead: "dental floss" },
        ],
        steps: [
          {
            action: "look",
            title: "Hang it upside down at eye level",
            how: "Open it half way and hook the handle over a door, so that both hands are free.",
            see: "the kink, usually near a joint.",
          },
          {
            action: "adjust",
            title: "Close the channel again",
            how: "Where the folded metal has spread, squeeze its two sides together with the pliers, bit by bit.",
            warning: "Do not bend back and forth: thin steel breaks at the third bend.",
            see: "a channel as narrow as on the next rib.",
          },
          {
            action: "adjust",
            title: "Straighten it in one slow pull",
            how: "Hold the rib on both sides of the kink with your fingers and press it straight a little at a time.",
            see: "a line that follows the curve of the other ribs.",
          },
          {
            action: "adjust",
            title: "Splint the weak spot",
            how: "Lay 4 cm of wire into the channel over the kink. Wind thread round rib and wire, tight and side by side, and knot it.",
            see: "a neat band that does not slide.",
          },
          {
            action: "test",
            title: "Open and close it five times",
            how: "Do it slowly and watch the joint beside the splint.",
            see: "the rib folds flat with the others.",
          },
        ],
        prevention: [
          "When it has flipped, close it first with the slider and only then open it again; never push single ribs over.",
        ],
      },
    },
    snapped: {
      name: "a rib that has broken through",
      short: "a snapped rib",
      weight: 4,
      why: "At a rivet hole the rib is weakest. It breaks there, and a splint over the break or a rib from a dead umbrella makes it whole.",
      check: {
        do: "Feel along the drooping rib under the cover with two fingers.",
        finds: "you feel two sharp ends",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 8],
        tools: [
          {
            name: "Splint of tin sheet",
            instead: "a strip cut from a food tin, or a rib from an umbrella that is beyond repair",
          },
          { name: "Pliers" },
          { name: "Thin steel wire", instead: "florist's wire" },
          { name: "Household scissors" },
          { name: "Fine file", instead: "sandpaper folded over a lolly stick" },
        ],
        steps: [
          {
            action: "look",
            title: "Free the rib from the cover",
            how: "Snip the few threads that tie the cover to this rib, and slip the tip out of its corner.",
            fallsOut: "The little tip cap; put it into a cup.",
            putBack: "It is sewn on again at the end.",
          },
          {
            action: "adjust",
            title: "Cut and fold the splint",
            how: "Cut a strip 5 cm long and 8 mm wide with old scissors, and fold it lengthwise over the rib like a gutter.",
            warning:
              "Cut tin is as sharp as a blade. Wear gloves, and round the corners with the file.",
            see: "a gutter that reaches 2 cm past the break on each side.",
          },
          {
            action: "adjust",
            title: "Set the two ends together",
            how: "Push the ends of the rib against each other inside the gutter, and close it with the pliers from the middle outwards.",
            see: "no step where the ends meet.",
          },
          {
            action: "adjust",
            title: "Bind it with wire",
            how: "Wind wire tightly round each end of the splint, six turns, twist it off and bend the end flat into the channel.",
            see: "nothing that can catch the cloth.",
          },
          {
            action: "sew",
            title: "Tie the cover back on",
            how: "Put the tip into its corner and sew the cover to the rib at the old places, three stitches each.",
            putBack: "Tip cap first, then the ties.",
          },
          {
            action: "test",
            title: "Shake it open in the garden",
            how: "Open it, shake it as if it were wet, and close it.",
            see: "an even curve, and no clicking.",
          },
        ],
        stopWhen: [
          "Three or more ribs are broken: the frame is done, and its cover and good ribs mend others.",
        ],
      },
    },
    joint: {
      name: "a lost rivet or pin in a joint",
      short: "a joint pin",
      weight: 3,
      why: "Rib and strut turn on tiny hollow rivets. When one drops out, the rib is whole but hangs by nothing.",
      check: {
        do: "Find where the loose rib should meet the strut below it.",
        finds: "both parts are whole, and each has an empty hole",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 2],
        tools: [
          { name: "Soft wire, 1 mm", instead: "the leg of a paper clip" },
          { name: "Pointed pliers" },
          { name: "Nail clippers", instead: "side cutters" },
        ],
        steps: [
          {
            action: "look",
            title: "Line up the two holes",
            how: "Half close the umbrella, so that nothing pulls. Slide the fork over the rib until you see light through both holes.",
          },
          {
            action: "adjust",
            title: "Push a wire through",
            how: "Bend a tight little loop at one end of the wire and push the other end through from the outside of the bend.",
            see: "the loop lying flat on one side.",
          },
          {
            action: "adjust",
            title: "Close the other side",
            how: "Cut the wire 4 mm long with the clippers and curl the end round with the pliers. Leave it just loose enough to turn.",
            warning: "Hold your hand over the end while you cut: it flies off.",
            see: "a joint that moves but cannot slip out.",
          },
          {
            action: "test",
            title: "Fold it by hand before you open it",
            how: "Move this one rib in and out ten times, then open the whole umbrella.",
            see: "it goes along with its neighbours.",
          },
        ],
      },
    },
    crown: {
      name: "a broken tie wire at the top or at the slider",
      short: "the tie wire",
      weight: 2,
      why: "All ribs are threaded on one wire ring in a notched collar at the top, and all struts on another at the slider. When the ring parts, ribs slip out one after another.",
      check: {
        do: "Look into the top of the open umbrella, where all ribs meet, and then at the slider.",
        finds: "a rib or strut has left its notch, or a wire end sticks out",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 4],
        tools: [
          { name: "Binding wire, 0.8 mm, 30 cm", instead: "thin picture wire" },
          { name: "Side cutters" },
          { name: "Flat pliers" },
        ],
        steps: [
          {
            action: "look",
            title: "Count notches and ribs",
            how: "Most have eight. Note which notch is empty and how the neighbours sit.",
            see: "the same number of notches and rib ends.",
          },
          {
            action: "adjust",
            title: "Take the old wire out",
            how: "With the umbrella half open, cut the old ring and draw it out. Hold the ribs in the collar with a rubber band.",
            fallsOut: "Rib ends, if the rubber band is not on.",
          },
          {
            action: "adjust",
            title: "Thread the new ring",
            how: "Run the binding wire through the eye of each rib in turn, all the way round the collar, and put every eye into its own notch.",
          },
          {
            action: "adjust",
            title: "Twist it tight and hide the end",
            how: "Twist the two ends with the pliers until the ring just lies in its groove. Cut 5 mm from the twist with the side cutters and press it between two ribs.",
            warning: "Stop twisting when it lies snug: a turn too many snaps the ring.",
            see: "ribs that swing freely, side by side.",
          },
          {
            action: "test",
            title: "Open it slowly, looking up inside",
            how: "Keep your face out of the way of the ribs.",
            see: "every rib rising at the same time.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "What is wrong with the umbrella's rib: bent, broken through, or hanging loose but whole?",
      answers: {
        bent: {
          means: "the rib is bent",
          heard: ["bent", "kinked", "twisted", "crooked"],
          when: { bent: "often", snapped: "rarely", joint: "rarely", crown: "rarely" },
        },
        through: {
          means: "the rib is broken through",
          heard: [
            "snapped",
            "rib broken",
            "rib is broken",
            "broken rib",
            "spoke broken",
            "broken in two",
            "broken through",
            "two pieces",
            "sharp end",
          ],
          when: { bent: "never", snapped: "often", joint: "rarely", crown: "rarely" },
        },
        loose: {
          means: "the rib hangs loose but is whole",
          heard: [
            "came off",
            "loose",
            "fallen out",
            "disconnected",
            "rivet",
            "detached",
            "popped out",
          ],
        },
      },
    },
    {
      ask: "Where on the umbrella is the damage: out along the rib, at a joint between rib and strut, or in the middle where all ribs meet?",
      answers: {
        along: {
          means: "the damage is out along the rib",
          heard: ["in the middle of the rib", "halfway", "near the tip", "along"],
          when: { bent: "often", snapped: "often", joint: "rarely", crown: "never" },
        },
        joint: {
          means: "the damage is at a joint",
          heard: ["joint", "rivet", "hinge", "strut"],
          when: { bent: "sometimes", snapped: "sometimes", joint: "often", crown: "rarely" },
        },
        centre: {
          means: "the damage is in the middle, where the ribs meet",
          heard: ["very top", "ribs meet", "notch", "centre", "collar", "out of the top"],
        },
      },
    },
    {
      ask: "Did it happen all at once in a gust, rather than bit by bit, with your umbrella?",
      answers: {
        yes: {
          means: "it happened in a gust",
          heard: ["wind", "gust", "storm", "inside out", "blown"],
          when: { bent: "often", snapped: "often", joint: "sometimes", crown: "sometimes" },
        },
        no: { means: "it came bit by bit" },
      },
    },
    {
      ask: "Is more than one rib of the umbrella loose or out of line?",
      answers: {
        yes: {
          means: "several ribs are affected",
          heard: ["several ribs", "two ribs", "three ribs", "many ribs", "most of the ribs"],
          when: { crown: "often", bent: "sometimes", snapped: "rarely", joint: "rarely" },
        },
        no: {
          means: "only one rib is affected",
          heard: ["single rib", "one rib", "one of the ribs"],
        },
      },
    },
  ],
  safety: [
    "Keep the tips and any broken end away from eyes, and let nobody lean over you while it opens.",
  ],
  prevention: ["Point it into the wind and hold the slider with your other hand in gusts."],
  stopWhen: ["The shaft itself is cracked or bent at the slider: no rib holds on that."],
});

const doesNotOpen = defineFault({
  id: "umbrella-does-not-open",
  name: "does not open or does not stay open",
  weight: 7,
  says: [
    "won't open",
    "does not open",
    "can't open it",
    "won't stay open",
    "doesn't stay up",
    "collapses",
    "keeps closing",
    "falls shut",
    "closes by itself",
    "does not click in",
    "button does nothing",
    "automatic doesn't work",
    "auto open broken",
    "button stuck",
    "doesn't lock",
    "slides down again",
    "only opens halfway",
    "spring gone",
  ],
  causes: {
    catch: {
      name: "a stuck or worn catch at the top of the shaft",
      short: "the top catch",
      weight: 5,
      why: "A small springy triangle near the top of the shaft snaps out under the slider and holds it up. Rust or grit keeps it in, or the slider's edge is worn round.",
      check: {
        do: "Push the slider up by hand as far as it goes and look for the little metal tongue under it.",
        finds: "the tongue stays inside the shaft or barely stands out",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 6],
        tools: [
          { name: "Thin screwdriver", instead: "a nail file" },
          { name: "Light oil" },
          { name: "Old toothbrush" },
          { name: "Kitchen paper" },
        ],
        steps: [
          {
            action: "clean",
            title: "Brush the slot",
            how: "Hold the slider out of the way and scrub the slot round the tongue with the dry toothbrush.",
            see: "rust dust and grit falling out.",
          },
          {
            action: "lubricate",
            title: "One drop of oil on the tongue",
            how: "Let it creep in for five minutes, then press the tongue in and out twenty times. Take up the rest with kitchen paper so that it does not stain the cover.",
            see: "a tongue that snaps out by itself.",
          },
          {
            action: "adjust",
            title: "Lift a tired tongue",
            how: "If it stands out less than 2 mm, slip the screwdriver under its free end and raise it very gently.",
            warning: "Keep your face aside: the slider can shoot down.",
            see: "a clear edge that you can hang a fingernail on.",
          },
          {
            action: "test",
            title: "Open it and push down on the cover",
            how: "Press lightly from above with a flat hand.",
            see: "the slider rests on the tongue and stays.",
          },
        ],
        stopWhen: [
          "The tongue has broken off: it is pressed into the shaft, and only a shaft from another umbrella replaces it.",
        ],
      },
    },
    shaft: {
      name: "a telescopic shaft that does not lock",
      short: "the telescope",
      weight: 3,
      why: "Folding umbrellas have two or three tubes, each held by a small button in a hole. Sand, a dent or a turned tube keeps the button from popping out.",
      check: {
        do: "Close the umbrella, pull the shaft out to its full length and listen for a click at each tube.",
        finds: "a tube slides back or you hear fewer clicks than there are joints",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 2],
        tools: [{ name: "Damp cloth" }, { name: "Silicone spray", instead: "a rub with a candle" }],
        steps: [
          {
            action: "clean",
            title: "Wipe the inner tubes",
            how: "Pull the shaft out as far as it will go and wipe each tube with the cloth.",
            see: "a grey line of grit on the cloth, and bright metal.",
          },
          {
            action: "adjust",
            title: "Turn the tubes into line",
            how: "Hold the handle, turn the upper tube a few degrees each way while you pull, until the button finds its hole.",
            see: "a button standing out of the hole.",
          },
          {
            action: "lubricate",
            title: "Ease it with silicone",
            how: "Put a little spray on the cloth, not on the cover, and wipe the tubes with it.",
          },
          {
            action: "test",
            title: "Lean it on the floor",
            how: "With the shaft long, press down lightly on the handle.",
            see: "it holds without sliding in.",
          },
        ],
        prevention: [
          "Draw it out fully before you open it, and shake the sand out after the beach.",
        ],
      },
    },
    automatic: {
      name: "a broken spring or cord in the automatic drive",
      short: "the automatic drive",
      weight: 3,
      why: "In automatic umbrellas a long spring in the shaft pushes the frame up, and in those that also close a thin cord runs through it. When one of them breaks, the button clicks into nothing.",
      check: {
        do: "Press the button with the cover pointing away from you, then try to push the slider up by hand.",
        finds: "the button moves but nothing pushes, or the slider goes up without any resistance",
        minutes: 1,
      },
      repair: {
        handOver:
          "The spring in the shaft is compressed to the length of a hand and shoots out when the tube is opened.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 30],
        tools: [{ name: "Strip of cloth", instead: "its own closing strap" }],
        steps: [
          {
            action: "look",
            title: "Point it away and do not open the handle",
            how: "Leave the cap on the end of the handle alone: it holds the spring.",
            warning: "The spring can throw the handle across a room.",
          },
          {
            action: "test",
            title: "Use it by hand in the meantime",
            how: "Many automatics can be pushed up to the catch like any other. Push slowly with your palm.",
            see: "it clicks in and stays up.",
          },
          {
            action: "adjust",
            title: "Tie it shut for the way",
            how: "Wrap the cloth strip round it and knot it, so that it cannot fly open in a bag.",
          },
          {
            action: "look",
            title: "Ask the maker or an umbrella repairer",
            how: "Makers of good umbrellas replace the whole shaft, some under a guarantee of several years. For a cheap one it does not pay; keep its ribs for spares.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the umbrella one that opens by a button?",
      answers: {
        yes: {
          means: "it opens by a button",
          heard: ["button", "automatic", "auto", "push button"],
          when: { automatic: "always", catch: "sometimes", shaft: "sometimes" },
        },
        no: { means: "it is opened by hand", heard: ["manual", "old umbrella"] },
      },
    },
    {
      ask: "Can you push the umbrella's slider all the way up by hand?",
      answers: {
        yes: {
          means: "the slider goes all the way up",
          heard: [
            "slides down again",
            "falls shut",
            "won't stay",
            "not stay",
            "closes by itself",
            "collapses",
            "not lock",
          ],
          when: { catch: "often", shaft: "sometimes", automatic: "often" },
        },
        no: {
          means: "the slider does not reach the top",
          heard: ["halfway", "half way", "stuck halfway", "jams"],
        },
      },
    },
    {
      ask: "Does the umbrella's shaft slide together although you pulled it out to its full length?",
      answers: {
        yes: {
          means: "the shaft slides together",
          heard: ["telescopic", "shaft slides", "pole collapses", "handle slides", "extends"],
          when: { shaft: "often", catch: "rarely", automatic: "sometimes" },
        },
        no: { means: "the shaft keeps its length" },
      },
    },
    {
      ask: "Do you feel the push of a spring when you press the umbrella's button?",
      answers: {
        yes: {
          means: "a spring still pushes",
          when: { automatic: "rarely", catch: "often", shaft: "often" },
        },
        no: {
          means: "no spring pushes, or there is no button",
          heard: ["spring gone", "spring broken", "button does nothing", "no spring"],
        },
      },
    },
  ],
  safety: ["Always let it open away from faces: yours, and those of people near you."],
  prevention: ["Let it dry half open before you fold it away. Rust at the catch is what jams it."],
  stopWhen: ["It needs more than the strength of one hand to open."],
});

const sliderStuck = defineFault({
  id: "umbrella-slider-stuck",
  name: "does not close, or its slider is stuck",
  weight: 5,
  says: [
    "won't close",
    "does not close",
    "can't close it",
    "slider stuck",
    "stuck slider",
    "runner stuck",
    "stuck open",
    "won't fold",
    "won't go down",
    "jammed open",
    "won't stay closed",
    "springs open again",
    "hard to close",
    "very stiff to slide",
    "shaft bent",
    "rusty shaft",
    "won't collapse",
    "can't push it back in",
  ],
  causes: {
    rust: {
      name: "rust or dirt on the shaft",
      short: "rust on the shaft",
      weight: 4,
      why: "An umbrella put away wet rusts where the slider stood. The slider then has to climb over a rough ring each time.",
      check: {
        do: "Wipe a white tissue along the shaft, above and below the slider.",
        finds: "the tissue comes away brown or black",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 5],
        tools: [
          { name: "Old towel", instead: "a bag" },
          { name: "Fine steel wool", instead: "a ball of kitchen foil" },
          { name: "Cloth" },
          { name: "Silicone spray", instead: "candle wax" },
        ],
        steps: [
          {
            action: "look",
            title: "Bundle the cover out of the way",
            how: "Open it as far as it will go and turn a towel or bag over the cloth, so that no rust gets on it.",
          },
          {
            action: "clean",
            title: "Rub the shaft bright",
            how: "Rub along the shaft, not round it, with the steel wool. Start just below the slider and coax the slider onto the clean part.",
            see: "grey metal instead of brown.",
          },
          {
            action: "clean",
            title: "Wipe off the dust",
            how: "Go over the shaft with a damp cloth, then a dry one.",
          },
          {
            action: "lubricate",
            title: "Make it slippery, not oily",
            how: "Spray silicone on the cloth and rub it in. Oil would creep into the cover and stain your coat.",
          },
          {
            action: "test",
            title: "Run the slider up and down ten times",
            how: "Press the catch in with your thumb each time it has to pass.",
            see: "it slides with two fingers.",
          },
        ],
      },
    },
    catch: {
      name: "a catch that no longer goes in",
      short: "the catch",
      weight: 4,
      why: "To close it you press a sprung tongue into the shaft. When its spring is gummed up or bent, the slider stays hooked on it.",
      check: {
        do: "Push the slider up a few millimetres, so that it does not load the tongue, and press the tongue with your thumbnail.",
        finds: "it hardly goes in, or does not come out again",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 2],
        tools: [
          { name: "Blunt knitting needle", instead: "the cap of a ballpoint pen" },
          { name: "Penetrating oil", instead: "sewing machine oil" },
          { name: "Tissue" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Unload the catch",
            how: "Push the cover up from below with one hand, until the slider stands clear of the tongue.",
            warning: "Hold it firmly: the moment the tongue goes in, the frame drops.",
          },
          {
            action: "lubricate",
            title: "Let oil creep in",
            how: "One drop of oil into the slot, a tissue below it, ten minutes of patience.",
          },
          {
            action: "adjust",
            title: "Work it with the needle",
            how: "Press the tongue in with the needle and let it spring back until it moves by itself.",
            see: "a tongue that goes in flush.",
          },
          {
            action: "test",
            title: "Close it with your thumb",
            how: "Press, and pull the slider down.",
            see: "it glides past without scraping.",
          },
        ],
      },
    },
    "automatic-reset": {
      name: "an automatic that has not been pushed home",
      short: "the reset of the automatic",
      weight: 3,
      why: "One that opens and closes by button only folds its ribs by itself. You have to push the shaft in against the spring until it clicks, and that takes more force than people expect.",
      check: {
        do: "Fold the ribs with the button, hold the closed cover in one hand, and push the handle in against a wall or the floor.",
        finds: "it goes in with a hard push and clicks",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 2],
        tools: [{ name: "Thick towel" }],
        steps: [
          {
            action: "look",
            title: "Turn everybody out of the line",
            how: "A half-pushed spring can throw the handle back. Stand beside it, never over it.",
          },
          {
            action: "adjust",
            title: "Fold the cover first",
            how: "Press the button once, so that the ribs lie down, and wrap the strap loosely round.",
          },
          {
            action: "adjust",
            title: "Push it home with your weight",
            how: "Stand the top on a folded towel, put both hands on the handle and press straight down in one go.",
            warning: "Do not let go half way.",
            see: "a loud click, and a short umbrella.",
          },
          {
            action: "test",
            title: "Try the whole round",
            how: "Open it away from you by the button, fold it, push it in again.",
            see: "each of the three clicks.",
          },
        ],
        stopWhen: [
          "It does not click with all your weight: grit in the spring or a broken cord, and that is the maker's job.",
        ],
      },
    },
    "bent-shaft": {
      name: "a bent or dented shaft",
      short: "a bent shaft",
      weight: 2,
      why: "A fall or somebody leaning on it leaves a dent, and the slider, which fits closely, stops right there.",
      check: {
        do: "Look along the shaft from the handle as if along a billiard cue.",
        finds: "it is out of line or has a dent where the slider stops",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [0, 10],
        tools: [
          { name: "Adhesive tape" },
          { name: "Two blocks of soft wood", instead: "two thick books" },
          { name: "Fine file" },
        ],
        steps: [
          {
            action: "look",
            title: "Mark the spot",
            how: "Push the slider against it and mark the place with a strip of tape.",
          },
          {
            action: "adjust",
            title: "Press it straight over two blocks",
            how: "Lay the shaft across the wood blocks, a hand's breadth apart, with the bend upwards. Press with your thumbs in small steps.",
            warning:
              "Wooden and carbon shafts do not bend back: they splinter. Stop at the first creak.",
            see: "a straight line when you sight along it.",
          },
          {
            action: "clean",
            title: "Take off a raised edge",
            how: "A dent throws up a rim. File only the rim, with light strokes along the shaft.",
            see: "a slider that passes without catching.",
          },
          {
            action: "test",
            title: "Open and close it twice",
            how: "Watch the place while the frame is under load.",
            see: "no new kink.",
          },
        ],
        stopWhen: ["The tube is creased like a straw: it will fold there in the next wind."],
      },
    },
  },
  questions: [
    {
      ask: "Does the umbrella close by a button, so that you have to push the handle in afterwards?",
      answers: {
        yes: {
          means: "it is an open-and-close automatic",
          heard: ["automatic", "not push", "button", "won't collapse", "compress"],
          when: {
            "automatic-reset": "always",
            rust: "rarely",
            catch: "sometimes",
            "bent-shaft": "sometimes",
          },
        },
        no: { means: "it is closed by hand", heard: ["manual"] },
      },
    },
    {
      ask: "Does the umbrella's slider scrape or stop at one place of the shaft?",
      answers: {
        yes: {
          means: "the slider stops at one place",
          heard: ["same place", "half way", "halfway", "dent", "bent"],
          when: {
            "bent-shaft": "often",
            rust: "sometimes",
            catch: "sometimes",
            "automatic-reset": "rarely",
          },
        },
        no: { means: "the slider does not stop at one place" },
      },
    },
    {
      ask: "Is there rust on the umbrella's shaft, or was it put away wet?",
      answers: {
        yes: {
          means: "there is rust on the shaft",
          heard: ["rust", "rusty", "wet", "corroded", "sand"],
          when: {
            rust: "often",
            catch: "sometimes",
            "bent-shaft": "rarely",
            "automatic-reset": "rarely",
          },
        },
        no: { means: "the shaft is clean" },
      },
    },
    {
      ask: "Does the small metal tongue on the umbrella's shaft go in flush when you press it?",
      answers: {
        yes: {
          means: "the tongue goes in",
          when: {
            catch: "rarely",
            rust: "often",
            "bent-shaft": "often",
            "automatic-reset": "often",
          },
        },
        no: {
          means: "the tongue does not go in",
          heard: ["catch stuck", "catch will not", "won't release", "latch stuck"],
        },
      },
    },
  ],
  safety: ["Keep fingers off the shaft above the slider: it pinches when it comes down."],
  prevention: ["Shake it, dry it open, and only then roll it up."],
  stopWhen: ["The slider has cracked: it takes all the struts with it when it bursts."],
});

const coverOff = defineFault({
  id: "umbrella-cover-off",
  name: "has a cover that came off its frame",
  weight: 6,
  says: [
    "cover off its tip",
    "fabric came off",
    "cloth came off the rib",
    "canopy detached",
    "material come away",
    "tip came off",
    "tip missing",
    "lost a tip",
    "end cap missing",
    "stitching on the tip gone",
    "come unstitched at the end",
    "needs a stitch",
    "cover loose",
    "one corner loose",
    "fabric slipped off",
    "top came off",
    "ferrule loose",
    "corner hanging",
  ],
  causes: {
    "tip-thread": {
      name: "worn thread between cover and tip",
      short: "the thread at the tip",
      weight: 6,
      why: "Each corner of the cover hangs on a few stitches through an eye in the tip. They rub on metal in every wind and are the first to go.",
      check: {
        do: "Look at the corner that hangs and at the end of its rib.",
        finds: "the tip is still on the rib and has an empty eye",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [
          { name: "Sewing needle" },
          {
            name: "Strong polyester thread",
            instead: "unwaxed dental floss, coloured with a felt pen",
          },
          { name: "Small scissors" },
        ],
        steps: [
          {
            action: "clean",
            title: "Pick out the old ends",
            how: "Half open the umbrella and snip off what is left in the corner with the scissors.",
            see: "a clean corner with its little fold.",
          },
          {
            action: "sew",
            title: "Anchor the thread in the fold",
            how: "Take the thread double, knot it, and come up through the folded hem at the corner, not through the thin single cloth.",
            see: "a knot that is hidden inside the fold.",
          },
          {
            action: "sew",
            title: "Go through the eye five times",
            how: "Push the rib tip up against the corner and pass the needle through the eye and the hem, back and forth. Leave no slack.",
            see: "the corner sitting on the tip as on its neighbours.",
          },
          {
            action: "sew",
            title: "Wind and knot",
            how: "Wind the thread three times round the stitches, pass through the last loop, and cut it.",
            see: "a small firm stem.",
          },
          {
            action: "test",
            title: "Open it and pull lightly at the corner",
            how: "Open it fully: the cover should be drum-tight.",
            see: "no wrinkle running to this corner.",
          },
        ],
        prevention: [
          "Renew all tips at once when the second one goes: their thread is the same age.",
        ],
      },
    },
    "tip-lost": {
      name: "a lost or split tip",
      short: "the tip",
      weight: 3,
      why: "The small cap of plastic or metal is pressed or glued on the end of the rib. When it splits or slips off, the corner has nothing to hold on to.",
      check: {
        do: "Compare the end of the rib with the next one.",
        finds: "its cap is missing, split or still sewn to the cloth",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 4],
        tools: [
          {
            name: "Spare umbrella tip",
            instead: "one from a dead umbrella, or a bead with a hole as wide as the rib",
          },
          { name: "Two-part epoxy" },
          { name: "Needle and strong thread" },
          { name: "Fine sandpaper" },
        ],
        steps: [
          {
            action: "look",
            title: "Save the old tip",
            how: "If it still hangs on the cloth, it only needs glue. If it is split, measure the thickness of the rib for a new one.",
            see: "2 to 3 mm on most.",
          },
          {
            action: "clean",
            title: "Roughen the end of the rib",
            how: "Rub the last centimetre with the sandpaper and wipe it.",
            see: "dull grey metal.",
          },
          {
            action: "glue",
            title: "Glue the tip on",
            how: "Put a grain of mixed epoxy into the tip and push it on with the eye facing the cloth. Let it stand for as long as the tube says.",
            warning: "Keep glue out of the eye and off the cover.",
          },
          {
            action: "sew",
            title: "Sew the corner to it",
            how: "Five passes of thread through eye and hem, wound and knotted.",
            see: "a corner that cannot turn.",
          },
          {
            action: "test",
            title: "Open it next day",
            how: "Epoxy is hard after a night. Open it slowly, with your hand under the corner.",
            see: "the tip stays on.",
          },
        ],
      },
    },
    ties: {
      name: "broken ties along the ribs",
      short: "the ties on the ribs",
      weight: 3,
      why: "Half way along each rib a few stitches tie the seam of the cover to it. Without them the cover balloons and the frame flips more easily.",
      check: {
        do: "Look up inside the open umbrella along each seam.",
        finds: "the seam stands off the rib at one or more places",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 2],
        tools: [{ name: "Curved or ordinary needle" }, { name: "Black button thread" }],
        steps: [
          {
            action: "look",
            title: "Find the old places",
            how: "On a sound rib look where its ties are: mostly at the joint and once further out.",
          },
          {
            action: "sew",
            title: "Sew round the rib",
            how: "With the umbrella half open, pass the needle through the seam allowance only, round the rib, and back. Three rounds.",
            warning: "Do not pierce the cover beside the seam: each hole drips.",
            see: "no stitch on the outside.",
          },
          {
            action: "sew",
            title: "Knot it beside the rib",
            how: "Tie the thread ends in two knots and cut them at 3 mm, so that the joint cannot catch them.",
          },
          {
            action: "test",
            title: "Fold and open it",
            how: "Watch whether the ties let the joint move.",
            see: "seam and rib staying together.",
          },
        ],
      },
    },
    ferrule: {
      name: "a loose cap on the top",
      short: "the top cap",
      weight: 2,
      why: "The hole in the middle of the cover is clamped under a cap on the tip of the shaft. When the cap works loose, the whole cover rides up and rain runs down the shaft.",
      check: {
        do: "Hold the umbrella closed and turn the cap or spike on its top.",
        finds: "it turns, slides or is gone",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 5],
        tools: [
          { name: "Wooden toothpick" },
          { name: "Sewing needle" },
          { name: "Two-part epoxy", instead: "all-purpose glue, if the cap fits tightly" },
          { name: "Ring of thin rubber", instead: "a washer cut from an old inner tube" },
          { name: "Rubber band" },
        ],
        steps: [
          {
            action: "look",
            title: "Lift the cap off",
            how: "Turn and pull. Some have a tiny pin across; push that out with a needle.",
            fallsOut: "A rosette of cloth and perhaps a pin; note the order.",
            putBack: "Rosette, cap, pin.",
          },
          {
            action: "clean",
            title: "Scrape the old glue away",
            how: "Clean the end of the shaft and the inside of the cap with a toothpick.",
          },
          {
            action: "adjust",
            title: "Centre the cover",
            how: "Pull the middle hole of the cover down over the shaft, and slide the rubber ring on top of it.",
            see: "cloth lying flat round the shaft on all sides.",
          },
          {
            action: "glue",
            title: "Glue the cap on",
            how: "A little epoxy inside the cap, press it down on the ring, and hold it with a rubber band over cap and ribs for a night.",
          },
          {
            action: "test",
            title: "Pour a cup of water over the top",
            how: "Hold the open umbrella over the sink.",
            see: "a dry shaft inside.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the umbrella's cover loose at a corner, along a rib, or at the very top?",
      answers: {
        corner: {
          means: "the cover is loose at a corner",
          heard: ["corner", "tip", "end of the rib", "edge", "end cap"],
          when: { "tip-thread": "always", "tip-lost": "always", ties: "rarely", ferrule: "never" },
        },
        along: {
          means: "the cover is loose along a rib",
          heard: ["along the rib", "middle of the rib", "balloons"],
          when: { "tip-thread": "never", "tip-lost": "never", ties: "often", ferrule: "rarely" },
        },
        top: {
          means: "the cover is loose at the top",
          heard: ["top came off", "very top", "ferrule", "spike", "cap on top"],
        },
      },
    },
    {
      ask: "Is the small cap still on the end of that rib of the umbrella, and whole?",
      answers: {
        yes: {
          means: "the tip is still on its rib",
          when: { "tip-thread": "always", "tip-lost": "never", ties: "often", ferrule: "often" },
        },
        no: {
          means: "the tip is off or split",
          heard: [
            "tip missing",
            "lost a tip",
            "tip broken",
            "cap missing",
            "tip came off",
            "split tip",
          ],
        },
      },
    },
    {
      ask: "Do you see loose ends of thread on the umbrella where the cover should be held?",
      answers: {
        yes: {
          means: "there are loose ends of thread",
          heard: ["thread", "stitching", "unstitched", "stitches", "sewn"],
          when: { "tip-thread": "often", ties: "often", "tip-lost": "rarely", ferrule: "rarely" },
        },
        no: { means: "there are no loose ends of thread" },
      },
    },
  ],
  safety: [
    "Sew with the umbrella half open, so that nothing is under tension and your needle has room.",
  ],
  prevention: ["Pull the wet cover off your bag and coat by the handle, never by a corner."],
  stopWhen: ["The cloth tears beside the stitches wherever you touch it: it is perished."],
});

const coverTorn = defineFault({
  id: "umbrella-cover-torn",
  name: "has a torn or leaking cover",
  weight: 4,
  says: [
    "torn",
    "ripped",
    "hole in the fabric",
    "hole in it",
    "cover torn",
    "canopy ripped",
    "tear in the material",
    "leaks",
    "lets water through",
    "drips inside",
    "not waterproof",
    "not waterproof any more",
    "seam open",
    "split seam",
    "rain comes through",
    "soaks through",
  ],
  causes: {
    tear: {
      name: "a tear or hole in the cover",
      short: "a tear",
      weight: 5,
      why: "The cloth is a thin, tightly stretched polyester. A rib end or a twig makes a nick, and the tension draws it longer.",
      check: {
        do: "Hold the open cover against the light.",
        finds: "you see a slit or a hole beside the seams",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [3, 10],
        tools: [
          { name: "Self-adhesive tent patch", instead: "spinnaker tape" },
          { name: "Scissors" },
          { name: "Surgical spirit", instead: "clear alcohol" },
          { name: "Clean cloth" },
        ],
        steps: [
          {
            action: "look",
            title: "Open it fully and let it dry",
            how: "The patch must be put on at the tension at which the cover is used.",
            see: "the edges of the slit a few millimetres apart.",
          },
          {
            action: "clean",
            title: "Wipe both sides with spirit",
            how: "Clean a hand's width round the damage and wait until it has dried.",
            warning: "Test a hidden corner first: some prints run.",
          },
          {
            action: "adjust",
            title: "Cut the patch round",
            how: "Cut the patch 2 cm larger all round and round off every corner with the scissors, since corners peel.",
          },
          {
            action: "glue",
            title: "Press it on from the inside",
            how: "Draw the edges together with one hand, lay the patch on from the middle outwards, and rub it with the ball of your hand through the cloth for a minute.",
            see: "no bubble and no wrinkle.",
          },
          {
            action: "test",
            title: "Shower it",
            how: "Wait a day, then hold it under the shower for two minutes.",
            see: "a dry underside.",
          },
        ],
      },
    },
    seam: {
      name: "a seam that has opened",
      short: "an open seam",
      weight: 3,
      why: "The cover is sewn from eight triangles. Thread rots sooner than polyester does, and a seam opens from the rim inwards.",
      check: {
        do: "Follow each seam from the rim to the top with your thumb.",
        finds: "the two edges gape but the cloth is whole",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 6],
        tools: [
          { name: "Fine needle" },
          { name: "Polyester thread" },
          { name: "Clothes pegs" },
          { name: "Seam sealer", instead: "beeswax rubbed along the stitches" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Take the load off",
            how: "Half close the umbrella and hold the two edges together with pegs, right sides facing as they were.",
          },
          {
            action: "sew",
            title: "Sew back stitch along the old holes",
            how: "Begin and end 2 cm beyond the gap, with the needle straight through the old holes and the thread single. Short stitches, 2 to 3 mm.",
            see: "the same curve as the old seam.",
          },
          {
            action: "glue",
            title: "Seal the holes",
            how: "Run a thin line of sealer along the inside of the seam and let it dry for as long as the tube says.",
          },
          {
            action: "test",
            title: "Open it slowly",
            how: "Open it to the click and look along the seam against the light.",
            see: "no pinholes that shine.",
          },
        ],
      },
    },
    coating: {
      name: "a worn water-repellent finish",
      short: "the worn finish",
      weight: 3,
      why: "New cloth makes water roll off in beads. Skin grease, soot and folding wear that finish away, and then a fine spray comes through in heavy rain.",
      check: {
        do: "Sprinkle water on the open cover.",
        finds: "it soaks in and darkens the cloth instead of forming beads",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 40,
        euros: [6, 14],
        tools: [
          { name: "Mild soap" },
          { name: "Sponge" },
          { name: "Waterproofing spray for textiles" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wash it open",
            how: "Wipe the cover with lukewarm water, a little soap and the sponge, rinse under the shower, and let it dry open.",
            see: "no more foam in the run-off.",
          },
          {
            action: "clean",
            title: "Spray it outdoors",
            how: "Spray from 20 cm away, in overlapping bands, until it is evenly damp. Do the seams twice.",
            warning:
              "Never spray indoors, near flames or against the wind: the mist harms the lungs.",
          },
          {
            action: "clean",
            title: "Let it cure",
            how: "Leave it open for a day. Warmth helps: a room at 20 °C is enough.",
          },
          {
            action: "test",
            title: "Sprinkle it again",
            how: "Hold it over the bath and pour half a litre over it.",
            see: "beads that run off.",
          },
        ],
        prevention: ["Renew the finish once a year, before the autumn."],
      },
    },
  },
  questions: [
    {
      ask: "Can you see a hole or slit in the umbrella's cloth against the light?",
      answers: {
        yes: {
          means: "there is a hole or slit",
          heard: ["hole", "torn", "rip", "slit", "cut"],
          when: { tear: "always", seam: "sometimes", coating: "never" },
        },
        no: { means: "there is no hole to be seen" },
      },
    },
    {
      ask: "Does the damage on the umbrella run along a seam?",
      answers: {
        yes: {
          means: "it runs along a seam",
          heard: ["seam", "stitching", "unstitched"],
          when: { seam: "always", tear: "rarely", coating: "rarely" },
        },
        no: { means: "it is not at a seam" },
      },
    },
    {
      ask: "Does rain still form beads on the umbrella and roll off?",
      answers: {
        yes: {
          means: "water still beads",
          when: { coating: "never", tear: "often", seam: "often" },
        },
        no: {
          means: "water soaks in",
          heard: ["soaks", "soaks in", "not waterproof", "fine spray", "mist"],
        },
      },
    },
  ],
  safety: [
    "Fix the handle of the open umbrella between two chairs, so that it cannot roll over while you work.",
  ],
  prevention: ["Roll it up without twisting: the folds wear through where they are twisted."],
  stopWhen: [
    "Light comes through in many tiny points: the cloth is at its end, though the frame may serve another.",
  ],
});

const handleLoose = defineFault({
  id: "umbrella-handle-loose",
  name: "has a loose or lost handle",
  weight: 3,
  says: [
    "handle loose",
    "handle came off",
    "handle fell off",
    "handle broken",
    "grip came off",
    "handle turns",
    "handle wobbles",
    "lost the handle",
    "handle sticky",
    "rubber handle sticky",
    "handle comes off in my hand",
    "handle cracked",

    "handle snapped",
  ],
  causes: {
    glue: {
      name: "glue that has let go between handle and shaft",
      short: "the glue",
      weight: 5,
      why: "Most handles are only glued or pressed on a knurled end. Damp and heat in the car loosen the bond.",
      check: {
        do: "Pull and turn the handle against the shaft.",
        finds: "it turns or comes off whole",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [2, 6],
        tools: [
          { name: "Two-part epoxy" },
          { name: "Coarse sandpaper" },
          { name: "Toothpick" },
          { name: "Masking tape" },
        ],
        steps: [
          {
            action: "look",
            title: "Make sure there is no spring behind it",
            how: "If a button sits in the handle, stop here: in automatics the handle holds the spring.",
            warning: "Do not pull the handle off an automatic umbrella.",
            see: "a plain handle without a button.",
          },
          {
            action: "clean",
            title: "Scrape and roughen",
            how: "Pull the handle off, scrape old glue out of it with the toothpick, and rub the end of the shaft with sandpaper.",
            see: "scratches all round.",
          },
          {
            action: "glue",
            title: "Glue it on straight",
            how: "Mix a pea of epoxy, put it into the hole, push the shaft in with a slow turn and wipe what wells out.",
          },
          {
            action: "glue",
            title: "Tape it until it is hard",
            how: "Stand it upside down with tape over the joint, for a whole night.",
          },
          {
            action: "test",
            title: "Twist it",
            how: "Hold the shaft and twist the handle as if wringing a cloth.",
            see: "no movement.",
          },
        ],
      },
    },
    cracked: {
      name: "a split in the handle",
      short: "a split handle",
      weight: 3,
      why: "Wood dries and plastic ages: the neck, where the shaft goes in, splits first.",
      check: {
        do: "Press the neck of the handle sideways.",
        finds: "a gap opens along it",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [2, 8],
        tools: [
          { name: "Wood glue", instead: "epoxy for a plastic one" },
          { name: "Strong cord" },
          { name: "Damp cloth" },
        ],
        steps: [
          {
            action: "look",
            title: "See how far the split goes",
            how: "Open it a little with your thumbs. Stop where it resists.",
          },
          {
            action: "glue",
            title: "Work glue into the split",
            how: "Push the glue in with a strip of paper from both sides, until it wells out at the end.",
          },
          {
            action: "glue",
            title: "Bind it tight",
            how: "Wind the cord round the neck, turn by turn, and knot it. Wipe the beads off with the damp cloth.",
            see: "a closed line.",
          },
          {
            action: "adjust",
            title: "Give it a lasting collar",
            how: "After a day, replace the cord with a neat whipping of the same cord, ends drawn under, or leave it as it is.",
            see: "a collar about 2 cm wide.",
          },
          {
            action: "test",
            title: "Press it sideways again",
            how: "As you did before.",
            see: "no gap.",
          },
        ],
      },
    },
    sticky: {
      name: "a soft-touch coat that turned sticky",
      short: "the sticky coat",
      weight: 2,
      why: "Rubbery paint on plastic handles breaks down after some years and stays tacky for ever. It has to come off.",
      check: {
        do: "Press your thumb on the handle for a few seconds.",
        finds: "it sticks and leaves a print",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 4],
        tools: [
          { name: "Plastic bag" },
          { name: "Isopropyl alcohol" },
          { name: "Rags" },
          { name: "Household gloves" },
        ],
        steps: [
          {
            action: "clean",
            title: "Cover shaft and cover",
            how: "Wrap them in a bag up to the handle. Open the window and put the gloves on.",
            warning: "Alcohol burns: no flame, no cigarette near it.",
          },
          {
            action: "clean",
            title: "Rub the coat off",
            how: "Wet a rag with alcohol and rub a palm's width at a time. Change the rag as soon as it smears.",
            see: "grey smears first, then hard plastic.",
          },
          {
            action: "clean",
            title: "Wash with soapy water",
            how: "Wipe the bare handle and dry it.",
          },
          {
            action: "test",
            title: "Hold it in a warm hand",
            how: "A minute is enough.",
            see: "a dry, hard surface.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the umbrella's handle turn or slide on its shaft?",
      answers: {
        yes: {
          means: "the handle turns or slides",
          heard: ["came off", "fell off", "turns", "loose", "wobbles", "comes off"],
          when: { glue: "always", cracked: "sometimes", sticky: "never" },
        },
        no: { means: "the handle sits firmly" },
      },
    },
    {
      ask: "Is there a crack or gap in the umbrella's handle?",
      answers: {
        yes: {
          means: "there is a crack in the handle",
          heard: ["crack", "cracked", "split"],
          when: { cracked: "always", glue: "rarely", sticky: "rarely" },
        },
        no: { means: "the handle is whole" },
      },
    },
    {
      ask: "Does the umbrella's handle feel tacky or leave marks on your hand?",
      answers: {
        yes: {
          means: "the handle is tacky",
          heard: ["sticky", "tacky", "gooey", "melted feel"],
          when: { sticky: "always", glue: "rarely", cracked: "rarely" },
        },
        no: { means: "the handle feels dry" },
      },
    },
  ],
  safety: [
    "Leave the handle of an umbrella that opens by a button on its shaft: a strong spring waits behind it.",
  ],
  prevention: ["Do not leave it on the parcel shelf in the sun: 60 °C softens any glue."],
  stopWhen: ["The end of the shaft has rusted through inside the handle."],
});

export const umbrella: Playbook = {
  faults: [ribBroken, doesNotOpen, sliderStuck, coverOff, coverTorn, handleLoose],
  notes: [
    {
      about: ["spare", "parts", "where to buy", "rib kit"],
      text: "Spare ribs and tips are hardly sold singly. The best source is another umbrella with the same number of ribs and the same rib length; bus companies and lost-property offices give them away.",
    },
    {
      about: ["worth", "cheap", "throw away", "new one"],
      text: "A thread at a tip or a bent rib is worth mending on any umbrella: it takes a quarter of an hour and no money. A burst automatic drive is worth it only on a good one, whose maker sells the shaft.",
    },
    {
      about: ["oil", "wd-40", "grease", "lubricate"],
      text: "Use oil only on the catch and wipe it off. For shaft and slider take silicone or candle wax, because oil creeps into the cloth and stains.",
    },
  ],
};
