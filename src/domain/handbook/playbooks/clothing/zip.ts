import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const opensBehindSlider = defineFault({
  id: "zip-opens-behind-slider",
  name: "opens again behind its slider",
  usual: true,
  weight: 9,
  says: [
    "zip won't stay closed",
    "zip splits",
    "zip comes apart",
    "zip opens behind the slider",
    "teeth don't mesh",
    "teeth won't close",
    "zip doesn't close",
    "zipper won't zip",
    "zipper splits",
    "teeth not catching",
    "zip pops open",
    "zip bursts open",
    "separates",
    "gapes",
    "doesn't hold",
    "zip opens from the bottom",
    "slider worn",
    "not closing",
    "zip broken",
    "zipper broken",
    "zip not working",
    "zip gone",
  ],
  causes: {
    slider: {
      name: "a slider that has spread with wear",
      short: "the worn slider",
      weight: 6,
      why: "The slider presses the two rows of teeth together. Each pull opens its jaws by a trace, until the rows pass through without locking. The teeth are nearly always still good.",
      check: {
        do: "Close the zip and press the plates of the slider together between finger and thumb while you pull it up.",
        finds: "the teeth hold better while you press",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 4],
        tools: [
          {
            name: "Small pliers",
            instead: "combination pliers, used at their tip",
          },
          { name: "Strip of thick cloth" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Run the slider to its starting end",
            how: "To where the zip is fully open. On a jacket, leave both halves in.",
            see: "both rows of teeth entering the slider at the same height.",
          },
          {
            action: "look",
            title: "Look at it from the side",
            how: "The gap between the two plates should be the same left and right, and as wide at the back as the teeth are thick.",
            see: "a gap that opens like a mouth towards the back.",
          },
          {
            action: "adjust",
            title: "Squeeze the left rear edge, then the right",
            how: "Lay the cloth over it, set the pliers on one edge at the back, where the closed teeth come out, and press by a hair. Then do the same on the other edge.",
            warning: "Cast sliders crack if you press hard. Squeeze little, try, squeeze again.",
          },
          {
            action: "test",
            title: "Close it and pull sideways",
            how: "Draw it up slowly and pull the halves apart behind the slider.",
            see: "a row that stays locked. If it still opens, repeat the squeeze once more.",
          },
          {
            action: "adjust",
            title: "If it now runs too tightly",
            how: "Spread the plates by a trace with a thin coin between them.",
          },
        ],
        stopWhen: [
          "It spreads again within weeks: fit a new slider of the same number, which is stamped on its back.",
        ],
      },
    },
    "new-slider": {
      name: "a slider that is worn out or cracked",
      short: "a finished slider",
      weight: 3,
      why: "When its inside is worn hollow or a plate has a crack, squeezing helps for a day only. A new slider of the same number costs less than a coffee.",
      check: {
        do: "Look into the slider from behind with a torch and feel its plates with a fingernail.",
        finds: "you find a crack, or it has been squeezed before and gave way again",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [1, 6],
        tools: [
          { name: "Seam ripper", instead: "nail scissors" },
          {
            name: "Replacement slider",
            instead: "a slider from a discarded zip with the same number",
          },
          { name: "Side cutters" },
          { name: "Table fork" },
          { name: "Strong thread with a needle" },
        ],
        steps: [
          {
            action: "look",
            title: "Read number and kind",
            how: "On the back of the slider: a figure such as 3, 5, 8 or 10 and often C or CN for coil, V for moulded plastic, M for metal. Both must match.",
            see: "the figure, if need be after rubbing it with a thumb.",
          },
          {
            action: "open",
            title: "Take off the top stops",
            how: "On the end where the slider comes to rest when it is closed, bend the small metal stops open with the side cutters, without cutting the tape. On a closed zip of a bag, open 2 cm of the seam over one end with the ripper instead.",
            fallsOut: "Two tiny clips. Keep them.",
          },
          {
            action: "replace",
            title: "Draw the old slider off and the new one on",
            how: "Push the handle of the fork into something heavy, hang the new slider on its outer tines with the nose towards you, and feed one row on each side at the same height.",
            see: "both ends coming out evenly.",
          },
          {
            action: "test",
            title: "Close the zip by half",
            how: "If one row runs ahead, draw the slider off and start anew, one tooth earlier.",
            see: "a straight closed zip whose two ends meet.",
          },
          {
            action: "sew",
            title: "Make a new stop",
            how: "Press the old clips on again, or make eight stitches with the needle round the last tooth on each side.",
            putBack: "Sew the opened seam along its old holes.",
          },
        ],
      },
    },
    dirt: {
      name: "lint, sand or a bent tooth in the rows",
      short: "dirt or a bent tooth",
      weight: 3,
      why: "One grain between two teeth keeps the next ones from locking, so the zip always bursts in the same place.",
      check: {
        do: "Close the zip and mark where it opens, then do it twice more.",
        finds: "it opens at the same spot every time",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 2],
        tools: [
          { name: "Old dry toothbrush" },
          { name: "Sewing needle" },
          { name: "Pointed pliers", instead: "tweezers for plastic teeth" },
          { name: "Candle", instead: "dry soap" },
        ],
        steps: [
          {
            action: "clean",
            title: "Brush both rows",
            how: "Open the zip and sweep along the teeth with the toothbrush, from front and back.",
            see: "nothing but teeth.",
          },
          {
            action: "look",
            title: "Look along the row at eye level",
            how: "A bent tooth stands out of the line, and a coil has a loop that is pulled wide.",
            see: "the culprit within 2 cm of your mark.",
          },
          {
            action: "adjust",
            title: "Set the tooth straight",
            how: "Turn a metal tooth back with the pliers, a plastic loop with the needle. Press it, do not bend it to and fro.",
          },
          {
            action: "lubricate",
            title: "Wax the place",
            how: "Draw the candle over both rows for 5 cm and run the slider to and fro ten times.",
          },
          {
            action: "test",
            title: "Bend the closed zip",
            how: "Fold it sharply at the spot.",
            see: "no gap opening.",
          },
        ],
        prevention: ["Brush sand and salt out after the beach and after the ski slope."],
      },
    },
  },
  questions: [
    {
      ask: "Does the zip open anywhere along its length, or always at the same spot?",
      answers: {
        anywhere: {
          means: "it opens anywhere",
          heard: ["anywhere", "everywhere", "all the way", "whole length", "splits open"],
          when: { slider: "always", "new-slider": "always", dirt: "rarely" },
        },
        spot: {
          means: "it always opens at the same spot",
          heard: ["same spot", "same place", "one place", "in the middle"],
        },
      },
    },
    {
      ask: "Does the zip hold while you press its slider together with your fingers?",
      answers: {
        yes: {
          means: "it holds while the slider is pressed",
          heard: ["hold if i press", "works if i squeeze"],
          when: { slider: "always", "new-slider": "sometimes", dirt: "rarely" },
        },
        no: { means: "pressing the slider changes nothing" },
      },
    },
    {
      ask: "Has the zip's slider been squeezed before, or can you see a crack in it?",
      answers: {
        yes: {
          means: "the slider was squeezed before or is cracked",
          heard: [
            "squeezed it with pliers",
            "already squeezed",
            "pliers",
            "slider cracked",
            "cracked slider",
          ],
          when: { "new-slider": "often", slider: "rarely", dirt: "rarely" },
        },
        no: { means: "the slider is whole and was never squeezed" },
      },
    },
  ],
  safety: ["Never squeeze a zip while the garment is worn: skin gets caught."],
  prevention: [
    "Close zips before washing, and do not pull the halves together by the slider alone: bring them close by hand first.",
    "Do not overfill a bag and then force the zip over the bulge.",
  ],
  stopWhen: [
    "Several teeth are missing or the tape is torn along the row: then a new zip has to be sewn in.",
  ],
});

const stuck = defineFault({
  id: "zip-stuck",
  name: "is stuck or runs hard",
  weight: 7,
  says: [
    "zip stuck",
    "zipper stuck",
    "slider stuck",
    "zip jammed",
    "zip won't move",
    "won't open",
    "can't undo the zip",
    "zip stiff",
    "hard to pull",
    "fabric caught in zip",
    "lining caught",
    "zip snagged",
    "corroded zip",
    "zip sticks halfway",
    "zip won't go up",
    "zip won't go down",
  ],
  causes: {
    fabric: {
      name: "cloth or a thread caught in the slider",
      short: "caught cloth",
      weight: 6,
      why: "The slider has drawn a fold of lining in with the teeth. The harder it is pulled, the deeper it wedges.",
      check: {
        do: "Look at the slider from both sides in good light.",
        finds: "cloth or thread goes into it",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 0],
        tools: [
          { name: "Tweezers", instead: "two fingernails" },
          { name: "Blunt needle", instead: "a paper clip" },
          { name: "Small scissors" },
        ],
        steps: [
          {
            action: "look",
            title: "See which way the fold went in",
            how: "Follow the caught cloth to both sides and lay the rest flat. Somebody who stretches the tape helps.",
            see: "the line where cloth disappears.",
          },
          {
            action: "adjust",
            title: "Push the slider back the way it came",
            how: "By a few millimetres only, while you pull the cloth out at right angles to the zip.",
            warning: "No jerks: the lining tears, or the slider spreads.",
          },
          {
            action: "pry",
            title: "Work the rest out",
            how: "Push the fold out of the slot with the needle and draw it with the tweezers, a little on each side in turn.",
          },
          {
            action: "clean",
            title: "Snip threads",
            how: "Cut hanging threads close to the seam with the scissors, never a part of the seam itself.",
            see: "a slider that is empty on both sides.",
          },
          {
            action: "test",
            title: "Run it ten times",
            how: "Hold the lining back with a finger behind the zip.",
            see: "an even glide.",
          },
        ],
        prevention: [
          "Sew a lining that keeps getting caught down with a few stitches, 1 cm away from the teeth.",
        ],
      },
    },
    dry: {
      name: "a dry, dirty or corroded row of teeth",
      short: "dryness or corrosion",
      weight: 5,
      why: "Salt, sweat and soap leave a crust, and metal teeth get a white or green bloom. The slider then rubs on stone instead of metal.",
      check: {
        do: "Wipe along the teeth with a white tissue.",
        finds: "the tissue turns grey, green or white, or the teeth feel rough",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 4],
        tools: [
          { name: "Nail brush", instead: "an old toothbrush" },
          { name: "Bowl of warm soapy water", instead: "a bowl of water with a drop of shampoo" },
          { name: "White vinegar" },
          { name: "Candle stub", instead: "a graphite pencil" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wash the teeth",
            how: "Scrub both sides with the brush and soapy water, rinse, and let it dry.",
            see: "clear water running off.",
          },
          {
            action: "clean",
            title: "Dissolve the bloom on metal",
            how: "Dab vinegar on green or white spots, wait ten minutes, and rinse well. Try it on a hidden place first: it can lighten dyed cloth.",
            see: "bare metal.",
          },
          {
            action: "lubricate",
            title: "Rub wax into the rows",
            how: "Draw the candle stub over the teeth, inside and outside, with the zip open and closed.",
            warning: "No oil on clothing: it stains and collects dust.",
          },
          {
            action: "test",
            title: "Move it in short strokes",
            how: "To and fro over 5 cm, further each time.",
            see: "a slider that follows one finger.",
          },
        ],
        prevention: ["Rinse zips with fresh water after salt water, and wax them once a year."],
      },
    },
    bent: {
      name: "a bent tooth or a stop that blocks the slider",
      short: "a bent tooth",
      weight: 3,
      why: "A tooth that stands askew is a bolt in front of the slider. It stops dead at one place, with no cloth in it.",
      check: {
        do: "Note where it stops, and feel along the rows there with a fingernail.",
        finds: "one tooth sticks out or sits at an angle",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 0],
        tools: [
          { name: "Flat-nosed pliers", instead: "strong tweezers" },
          { name: "Magnifying glass", instead: "the camera of your phone" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Draw the slider back a little",
            how: "Away from the obstacle, so that you can get at it.",
          },
          {
            action: "look",
            title: "Find the tooth",
            how: "Through the glass, from the side.",
            see: "one that is out of line with the others.",
          },
          {
            action: "adjust",
            title: "Press it back into line",
            how: "Grip it with the pliers along its length and turn it gently. Then press it onto its tape.",
            warning: "A plastic tooth snaps when cold. Warm it between your fingers first.",
          },
          {
            action: "test",
            title: "Pass it slowly",
            how: "Hold the tape taut in front of the slider.",
            see: "the slider running over the place without a jerk.",
          },
        ],
        stopWhen: ["The tooth comes off: then look under teeth that are missing."],
      },
    },
  },
  questions: [
    {
      ask: "Can you see cloth or thread going into the zip's slider?",
      answers: {
        yes: {
          means: "cloth or thread goes into the slider",
          heard: [
            "fabric caught",
            "lining",
            "caught in",
            "snagged",
            "material caught",
            "thread caught",
            "cloth",
            "lining gets caught",
            "gets caught in the lining",
            "catches the lining",
            "eats the fabric",
            "fabric gets caught",
          ],
          when: { fabric: "always", dry: "rarely", bent: "never" },
        },
        no: { means: "the slider is empty" },
      },
    },
    {
      ask: "Is the zip hard to move along its whole length, or does it stop dead at one place?",
      answers: {
        whole: {
          means: "it is hard to move all along",
          heard: ["stiff", "hard to pull", "all along", "not smooth"],
          when: { dry: "always", fabric: "rarely", bent: "rarely" },
        },
        place: {
          means: "it stops dead at one place",
          heard: ["one place", "halfway", "half way", "part way", "stops at", "same place"],
        },
      },
    },
    {
      ask: "Are the zip's teeth of metal with white or green spots, or has it been in salt water?",
      answers: {
        yes: {
          means: "there is corrosion or salt on the teeth",
          heard: ["corroded", "green", "rust", "salt", "sea", "oxidised"],
          when: { dry: "often", fabric: "rarely", bent: "sometimes" },
        },
        no: { means: "the teeth look clean" },
      },
    },
  ],
  safety: [
    "If skin is caught, stop pulling. Cut the zip open below the slider with scissors and spread it from there, and see a doctor if that does not free it.",
  ],
  prevention: ["Hold the two halves together below the slider while you pull."],
  stopWhen: ["The slider does not move after waxing, and pulling bends it."],
});

const sliderOff = defineFault({
  id: "zip-slider-off",
  name: "has lost its slider",
  weight: 6,
  says: [
    "slider came off",
    "slider off one side",
    "zip off its track",
    "zipper off track",
    "runner came off",
    "zip came off",
    "slider missing",
    "slider broken",
    "zip only attached on one side",
    "slider fell off",
    "zip head came off",
    "zip runner broken",
    "pull came off with slider",
    "lost the slider",
    "came off the rails",
  ],
  causes: {
    "one-side": {
      name: "a slider that has run off one or both rows",
      short: "a slider run off",
      weight: 6,
      why: "A torn stop or a hard pull lets the slider leave the tape. It can be threaded on again at an end; only the way to that end differs.",
      check: {
        do: "Hold the slider against the light and push it along the row it still sits on.",
        finds: "the slider is whole and moves freely",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [0, 2],
        tools: [
          { name: "Dinner fork" },
          { name: "Pliers" },
          { name: "Seam ripper", instead: "nail scissors" },
          { name: "Needle and strong thread" },
        ],
        steps: [
          {
            action: "look",
            title: "Choose the end",
            how: "On trousers and bags go in at the end where the zip is open; on a jacket at the top, after taking the top stop off.",
            see: "a tape end that is whole and not frayed.",
          },
          {
            action: "open",
            title: "Free 2 cm of tape",
            how: "Unpick the seam over that end with the ripper, or bend the top stop open with the pliers.",
            fallsOut: "The stop, if you loosen it. Put it in a cup.",
          },
          {
            action: "replace",
            title: "Thread both rows at once",
            how: "Stick the fork upright in a potato or clamp it, hang the slider on it, and push both tape ends in at the same height. The flat back of the slider faces the wrong side of the cloth.",
            see: "two equal tails behind the slider.",
          },
          {
            action: "adjust",
            title: "Draw it on by both tails",
            how: "Hold them together and pull evenly. If the rows are shifted against each other, take it off and try again.",
            see: "closed teeth behind the slider.",
          },
          {
            action: "sew",
            title: "Make the end safe",
            how: "Twelve stitches with the thread across the last teeth, round and round, or the old stop pressed on.",
            putBack: "Close the seam along the old holes.",
          },
          {
            action: "test",
            title: "Run it from end to end",
            how: "Five times, and pull sideways when it is closed.",
            see: "both sides the same length.",
          },
        ],
      },
    },
    "broken-slider": {
      name: "a slider that is broken",
      short: "a broken slider",
      weight: 4,
      why: "Cast zinc breaks at the bridge between the two plates. Nothing glues it, and a new one is sold by the number on its back.",
      check: {
        do: "Look at the bridge at the front, where the two channels meet.",
        finds: "it is cracked, or a plate has come off",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 35,
        euros: [2, 12],
        tools: [
          {
            name: "Clip-on zip slider",
            instead: "a matching one from an old garment",
          },
          { name: "Wire cutters" },
          { name: "Strong needle and thread" },
        ],
        steps: [
          {
            action: "open",
            title: "Take the broken one off",
            how: "Nip through its bridge from the side with the cutters.",
            warning: "Cover it with your other hand and wear glasses: bits of cast metal fly.",
          },
          {
            action: "look",
            title: "Match the new one",
            how: "Compare teeth and number: coil, moulded or metal, and the width of the closed teeth in millimetres (about 4, 5.5, 7 or 9 for numbers 3, 5, 8 and 10). Clip-on ones come with several sizes.",
          },
          {
            action: "replace",
            title: "Fit it",
            how: "A clip-on slider opens by a screw or a catch, so it goes onto the closed row anywhere. A normal one is threaded on at an end. The bag says which way it clips on.",
            see: "both rows lying in its channels.",
          },
          {
            action: "sew",
            title: "Renew the stop",
            how: "With needle and thread over the last tooth on both sides, eight stitches.",
          },
          {
            action: "test",
            title: "Zip and unzip ten times",
            how: "First slowly, then at the pace of every day.",
            see: "no gap behind it.",
          },
        ],
      },
    },
    stop: {
      name: "a missing stop at the end of the row",
      short: "a missing stop",
      weight: 3,
      why: "The small clips at the end keep the slider on. Without them it sails off at the first eager pull.",
      check: {
        do: "Compare both ends of both rows.",
        finds: "one end has no clip or thread bar",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 3],
        tools: [
          { name: "Thick button thread", instead: "dental floss" },
          { name: "Sharp needle" },
          { name: "Metal zip stops", instead: "none: a bar of thread holds just as well" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Put the slider on first",
            how: "Thread it onto both rows at the open end, at equal height, and pull it down by 5 cm.",
          },
          {
            action: "sew",
            title: "Sew a bar",
            how: "Double the button thread, come up with the needle beside the last tooth, and wind ten times over the edge of the tape in the same two holes.",
            see: "a firm little knob, thicker than a tooth.",
          },
          {
            action: "sew",
            title: "Do the other side",
            how: "On a jacket each half gets its own bar; on a bag one bar across both rows is right.",
            fallsOut: "Nothing, if the slider is on. Otherwise it falls off now.",
          },
          {
            action: "replace",
            title: "Or press metal stops on",
            how: "Set the stops over the tape edge above the last tooth and squeeze them.",
          },
          {
            action: "test",
            title: "Pull against it",
            how: "Let the slider run to the end, as hard as in use.",
            see: "it stops and does not climb over.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the zip's slider itself whole, without a crack and with both plates?",
      answers: {
        yes: {
          means: "the slider is whole",
          heard: ["slider is fine", "have the slider", "slider came off", "off one side"],
          when: { "broken-slider": "never", "one-side": "always", stop: "always" },
        },
        no: {
          means: "the slider is broken or lost",
          heard: [
            "slider broken",
            "broke in half",
            "slider snapped",
            "slider missing",
            "lost the slider",
          ],
        },
      },
    },
    {
      ask: "Does the zip still have a stop at the end where the slider came off?",
      answers: {
        yes: { means: "the stop is still there", when: { stop: "never", "one-side": "often" } },
        no: {
          means: "the stop is missing",
          heard: ["stop missing", "no stop", "top stop", "end stop"],
        },
      },
    },
    {
      ask: "Does the zip's slider still sit on one of the two rows?",
      answers: {
        yes: {
          means: "it still sits on one row",
          heard: ["one side", "off one side", "one row"],
          when: { "one-side": "often", "broken-slider": "rarely", stop: "sometimes" },
        },
        no: {
          means: "it is off both rows",
          heard: ["off completely", "both sides", "in my hand", "fell off"],
        },
      },
    },
  ],
  safety: ["Hold a fork or an awl away from your other hand while you thread the slider."],
  prevention: ["Stop pulling when you feel the end: the stop is only a bent clip."],
  stopWhen: ["The tape is frayed for more than 2 cm at the end: a new zip is the sounder mend."],
});

const pullOff = defineFault({
  id: "zip-pull-off",
  name: "has lost its pull tab",
  weight: 4,
  says: [
    "pull tab broken",
    "zip pull came off",
    "puller broken",
    "no pull",
    "zip handle broken",
    "zip tag broke",
    "tab snapped off",
    "zip toggle missing",
    "pull missing",
    "nothing to pull",
    "zipper pull broken",
    "can't grip the zip",
  ],
  causes: {
    tab: {
      name: "a broken tab on a sound slider",
      short: "the tab",
      weight: 7,
      why: "The thin tab bends at each pull and breaks at its eye. The bail, the small bridge on the slider, is still there and takes anything that is looped through it.",
      check: {
        do: "Look for the small metal bridge on top of the slider.",
        finds: "the bridge is whole and only the tab is gone",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 5,
        euros: [0, 3],
        tools: [
          { name: "Split ring or cord", instead: "a paper clip for today, a shoelace for good" },
          { name: "Lighter", instead: "clear glue on the cut end" },
        ],
        steps: [
          {
            action: "look",
            title: "Choose what suits it",
            how: "A ring for bags, a soft cord for jackets, a paper clip for the way home.",
          },
          {
            action: "replace",
            title: "Loop it through the bridge",
            how: "Push the folded cord through the bridge, then both ends through the loop, and pull tight.",
            see: "a knot that lies flat on the slider.",
          },
          {
            action: "glue",
            title: "Keep the ends from fraying",
            how: "Knot them at 4 cm and melt the cut ends of a synthetic cord for a second with the lighter.",
            warning: "Do this away from the garment, and do not touch the soft drop.",
          },
          {
            action: "test",
            title: "Lock and unlock",
            how: "Many sliders hold still while the tab lies flat. Pull at the cord up, then down.",
            see: "it runs with the pull and stays where you leave it.",
          },
        ],
      },
    },
    bridge: {
      name: "a slider whose bridge has broken off",
      short: "the slider's bridge",
      weight: 4,
      why: "Without the bridge there is nothing to hang a tab on, and with it the little lock is lost. The slider has to be changed, or drilled as a stopgap.",
      check: {
        do: "Feel over the slider with a fingertip.",
        finds: "its top is bare, with two stumps",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [2, 8],
        tools: [
          { name: "New slider", instead: "one cut from worn-out clothing" },
          { name: "Diagonal cutters" },
          { name: "Fork", instead: "a helper with calm hands" },
          { name: "Needle and buttonhole thread" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Open the zip with what you have",
            how: "Press your thumb flat on the slider and push, so that you can work on an open zip.",
          },
          {
            action: "look",
            title: "Buy by the number on its back",
            how: "Figure and letters must be the same. Ask for an “auto lock” one for trousers and jackets, since that stays up by itself.",
          },
          {
            action: "open",
            title: "Take the top stops and the old slider off",
            how: "Lever the stops open with the cutters, and draw the slider off at the top.",
            fallsOut: "Stops and slider. Keep them until the new one runs.",
          },
          {
            action: "replace",
            title: "Feed the new slider on",
            how: "Hold it with the fork, wide mouth first, and push both rows in together.",
            see: "the tab on the outside of the garment.",
          },
          {
            action: "sew",
            title: "Secure both rows at the top",
            how: "Ten turns of buttonhole thread above the last tooth on each side.",
            putBack: "Or squeeze the old stops on again.",
          },
          {
            action: "test",
            title: "Wear it",
            how: "Close it, bend and sit down.",
            see: "it stays up.",
          },
        ],
      },
    },
    locked: {
      name: "a small locking pin that is bent or stuck",
      short: "the locking pin",
      weight: 2,
      why: "Inside most tabs a tiny spring pin grips between the teeth when the tab lies flat. When it sticks, the slider moves neither way, and people tear the tab off.",
      check: {
        do: "Lift what is left of the tab or bridge straight up with a needle and push the slider.",
        finds: "it moves while you lift and locks when you let go",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 10,
        euros: [0, 3],
        tools: [
          { name: "Darning needle" },
          { name: "Graphite pencil", instead: "a little dry soap" },
          { name: "Key ring" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Lift and slide",
            how: "Hook the needle under the bridge, lift, and move the slider by 1 cm to and fro.",
            see: "the pin coming free with a click.",
          },
          {
            action: "clean",
            title: "Blow the dust out",
            how: "Blow hard into the slot, and poke fluff out with the needle's tip.",
          },
          {
            action: "lubricate",
            title: "Blacken it with graphite",
            how: "Rub the pencil on the pin and on the teeth near it.",
            warning: "Wipe light-coloured cloth clean at once: graphite smears.",
          },
          {
            action: "replace",
            title: "Hang a ring in",
            how: "A key ring through the bridge gives you something to pull, and its weight keeps the pin down.",
          },
          {
            action: "test",
            title: "Pull the closed zip sideways",
            how: "With the ring lying flat.",
            see: "the slider does not creep down.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the small bridge on top of the zip's slider still there?",
      answers: {
        yes: {
          means: "the bridge is still there",
          heard: ["only the tab", "tab broke", "still has the loop"],
          when: { bridge: "never", tab: "always", locked: "always" },
        },
        no: {
          means: "the bridge is gone",
          heard: ["nothing to attach", "no loop", "loop broke", "bridge broken"],
        },
      },
    },
    {
      ask: "Does the zip's slider still run when you push it with a fingernail or a paper clip?",
      answers: {
        yes: {
          means: "the slider still runs",
          heard: ["still works", "paper clip", "works with a paperclip", "safety pin"],
          when: { tab: "always", bridge: "often", locked: "never" },
        },
        no: { means: "the slider does not move", heard: ["locked", "will not move", "stuck"] },
      },
    },
    {
      ask: "Is the zip one that stays up by itself when its tab lies flat, as on trousers?",
      answers: {
        yes: {
          means: "it is a zip that locks itself",
          heard: ["trousers", "jeans", "fly"],
          when: { locked: "often", tab: "sometimes", bridge: "sometimes" },
        },
        no: { means: "it is a zip without a lock", heard: ["bag", "tent", "suitcase"] },
      },
    },
  ],
  safety: ["Keep small rings and tabs away from little children: they get swallowed."],
  prevention: ["Pull along the zip and not away from it: that is what snaps the tab."],
  stopWhen: ["The slider is cracked as well: see to the slider first."],
});

const teethMissing = defineFault({
  id: "zip-teeth-missing",
  name: "has missing or broken teeth",
  weight: 5,
  says: [
    "teeth missing",
    "tooth missing",
    "lost teeth",
    "missing tooth",
    "broken teeth",
    "teeth broken",
    "teeth came off",
    "zip torn from tape",
    "coil came off",
    "needs new zip",
    "new zip",
    "replace zip",
    "zip torn out",
    "zip ripped",
  ],
  causes: {
    bottom: {
      name: "teeth missing near the lower end",
      short: "teeth at the bottom",
      weight: 4,
      why: "Near the start of the zip you can give up a few centimetres: a new stop above the gap makes the zip a little shorter and whole again.",
      check: {
        do: "Count how far above the bottom the uppermost gap lies.",
        finds: "it is within 5 cm of the closed end of trousers, skirt or bag",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 2],
        tools: [
          { name: "Strong thread" },
          { name: "Stout needle" },
          { name: "Thimble", instead: "a coin" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Bring the slider above the gap",
            how: "If it has come off one row, feed that row in just above the last missing tooth and pull it up.",
            see: "two rows that close evenly above the gap.",
          },
          {
            action: "sew",
            title: "Sew a thick bar",
            how: "Directly above the missing teeth, across both rows: fifteen tight stitches with the needle in the same holes, pushed with the thimble.",
            see: "a bar the slider cannot pass.",
          },
          {
            action: "sew",
            title: "Close what is below",
            how: "Sew the opening under the bar shut from inside with small stitches, teeth and all, and end with a knot in the thread.",
          },
          {
            action: "test",
            title: "Open it down to the bar",
            how: "Pull the sides apart as when dressing.",
            see: "the bar takes the pull, and it still opens far enough.",
          },
        ],
        stopWhen: ["It is a jacket that must come apart at the bottom: a bar is no help there."],
      },
    },
    single: {
      name: "a single tooth missing or loose",
      short: "one tooth",
      weight: 3,
      why: "One gap in a row of big moulded or metal teeth can be bridged: the neighbours still lock if the slider is in good order.",
      check: {
        do: "Close the zip over the gap, and bend it there.",
        finds: "it stays closed, or opens only at this tooth",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [0, 3],
        tools: [
          { name: "Nylon thread", instead: "fishing line of 0.3 mm" },
          { name: "Fine needle" },
          { name: "Nail varnish", instead: "a drop of textile glue" },
          { name: "Fine pliers" },
        ],
        steps: [
          {
            action: "look",
            title: "Take one from the end if you can",
            how: "Metal teeth beyond the top stop can be pulled off with the pliers and clamped into the gap.",
            see: "a tooth with its two legs unbroken.",
          },
          {
            action: "replace",
            title: "Clamp a metal tooth in",
            how: "Set it over the cord at the edge of the tape, at the same distance as its neighbours, and squeeze its legs.",
          },
          {
            action: "sew",
            title: "Plastic: build a loop",
            how: "With needle and nylon thread, wind six loops round the edge of the tape in the gap, as high as a tooth, and knot on the back.",
            see: "a hump that the opposite teeth can grip.",
          },
          {
            action: "glue",
            title: "Harden the place",
            how: "One drop of nail varnish on the tape behind it, none on the teeth.",
            warning: "Air the room and keep flames away while it dries.",
          },
          {
            action: "test",
            title: "Close it five times after an hour",
            how: "Slowly over the spot.",
            see: "a closed row that stays closed when bent.",
          },
        ],
        stopWhen: ["The next tooth goes too: the zip has reached its age."],
      },
    },
    "whole-zip": {
      name: "a zip that is worn out and has to be replaced",
      short: "a new zip",
      weight: 5,
      why: "Several gaps, a coil torn off its tape or a tape torn along the seam leave nothing for a slider to run on.",
      check: {
        do: "Look at both rows from end to end.",
        finds: "two or more gaps lie in the middle, or the tape is torn",
        minutes: 2,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 120,
        euros: [4, 18],
        tools: [
          { name: "New zip", instead: "one from a discarded jacket" },
          { name: "Stitch ripper", instead: "pointed scissors" },
          { name: "Sewing machine with a zip foot", instead: "back stitch by hand, two evenings" },
          { name: "Pins", instead: "double-sided tape for textiles" },
          { name: "Basting cotton" },
        ],
        steps: [
          {
            action: "measure",
            title: "Measure before you buy",
            how: "From the lowest to the highest tooth, closed. Note also: does it come apart, one slider or two, coil, moulded or metal, and the number on the slider. That is the kind of zip to ask for.",
            see: "the figures written down.",
          },
          {
            action: "open",
            title: "Photograph, then unpick",
            how: "Take photos of both ends. Undo one side with the ripper, stitch by stitch, through all the layers.",
            fallsOut:
              "Facing, lining and storm flap come loose too. Mark with pins what lay on what.",
            warning: "Cut away from your hand and from the cloth.",
          },
          {
            action: "sew",
            title: "Tack the first half in",
            how: "Lay the tape exactly where the old one lay, teeth at the same distance from the edge, and tack it with basting cotton.",
          },
          {
            action: "sew",
            title: "Sew it along the old line",
            how: "With the zip foot of the machine, 3 mm stitches, slowly past the slider. Leave the needle down when you move the slider out of the way.",
            see: "a seam that runs parallel to the teeth.",
          },
          {
            action: "adjust",
            title: "Mark the other half against it",
            how: "Close the zip, mark pockets, yoke and hem across both sides, open it, and tack the second half to these marks.",
            see: "both hems meeting at the same height when you close it.",
          },
          {
            action: "sew",
            title: "Sew the second half and finish the ends",
            how: "Fold the tape ends under, secure with a few stitches, and pull the basting out.",
            putBack: "Flap and lining go back under the same seam.",
          },
          {
            action: "test",
            title: "Close it, worn",
            how: "Put it on, close it, lift your arms.",
            see: "no waves and no pull at the hem.",
          },
        ],
        stopWhen: [
          "It is leather, waterproof-taped or down-filled, and you have not done one before: a tailor takes €20 to 50.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "How many teeth of the zip are missing: one, or more?",
      answers: {
        one: {
          means: "one tooth is missing",
          heard: ["one tooth", "a tooth", "single tooth", "tooth missing"],
          when: { single: "always", bottom: "sometimes", "whole-zip": "never" },
        },
        more: {
          means: "several teeth are missing",
          heard: ["teeth missing", "several", "some teeth", "few teeth", "many"],
        },
      },
    },
    {
      ask: "Do the gaps in the zip lie within 5 cm of its lower end?",
      answers: {
        yes: {
          means: "the gaps lie near the lower end",
          heard: ["at the bottom", "near the bottom", "lower end", "bottom teeth"],
          when: { bottom: "always", single: "sometimes", "whole-zip": "rarely" },
        },
        no: { means: "the gaps lie higher up", heard: ["in the middle", "at the top", "halfway"] },
      },
    },
    {
      ask: "Is the cloth tape of the zip torn, or does the coil hang loose from it?",
      answers: {
        yes: {
          means: "the tape is torn or the coil hangs loose",
          heard: [
            "tape torn",
            "tear out",
            "tear",
            "coil came off",
            "come away from the fabric",
            "worn out",
            "new zip",
          ],
          when: { "whole-zip": "often", single: "never", bottom: "rarely" },
        },
        no: { means: "the tape is sound" },
      },
    },
  ],
  safety: ["Work in good light, and count pins and needles when you finish."],
  prevention: ["Wash it closed: loose teeth are torn off in the drum."],
  stopWhen: [
    "It is a life jacket, a diving suit or protective clothing: only its maker replaces such a zip.",
  ],
});

const bottomTorn = defineFault({
  id: "zip-bottom-torn",
  name: "does not start because its lower end is damaged",
  weight: 5,
  says: [
    "bottom of zip broken",
    "zip won't start",
    "can't get zip started",
    "pin won't go in",
    "pin came off",
    "box broken",
    "zip frayed at bottom",
    "bottom stop missing",
    "insertion pin",
    "zip tape frayed",
    "end of zip torn",
    "won't connect at the bottom",
    "retainer box broken",
    "can't do up the zip at the bottom",
  ],
  causes: {
    frayed: {
      name: "a tape that has frayed at the pin",
      short: "the frayed tape",
      weight: 5,
      why: "The stiff film at the end of the tape cracks from years of pushing the pin into its box. The cloth goes limp and the pin no longer finds its way.",
      check: {
        do: "Hold the pin side up and let its end hang over your finger.",
        finds: "it flops over and threads stick out",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 5],
        tools: [
          { name: "Clear textile glue", instead: "clear nail varnish in two coats" },
          { name: "Strip of thin strong fabric tape" },
          { name: "Needle and fine thread" },
          { name: "Sharp scissors" },
          { name: "Baking paper" },
        ],
        steps: [
          {
            action: "clean",
            title: "Trim the fray",
            how: "Cut only the hanging threads with the scissors, not the tape, and press the end flat.",
            see: "a clean edge beside the pin.",
          },
          {
            action: "glue",
            title: "Stiffen it",
            how: "Brush a thin coat of glue into both faces of the last 2 cm, keep the pin itself free, and let it dry flat between two pieces of baking paper.",
            warning: "Work with the window open.",
          },
          {
            action: "sew",
            title: "Bind it",
            how: "Lay a strip of fabric tape round the dry end and sew it down with the thread in tiny stitches beside the first teeth.",
            see: "an end as stiff as card, hardly thicker than before.",
          },
          {
            action: "test",
            title: "Insert it ten times",
            how: "Push the pin fully down into the box before you lift the slider.",
            see: "no bend in the tape.",
          },
        ],
      },
    },
    box: {
      name: "a broken or lost box",
      short: "the box",
      weight: 4,
      why: "The box at the foot holds slider and pin level. If it has cracked or slipped off, the rows start one tooth apart or not at all.",
      check: {
        do: "Pull the slider down and see what stops it.",
        finds: "nothing stops it, or the little block at the foot is cracked",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [3, 10],
        tools: [
          {
            name: "Clamp-on zip repair kit",
            instead: "the foot of an old zip of the same number",
          },
          { name: "Combination pliers" },
          { name: "Cutters" },
          { name: "Safety pin" },
        ],
        steps: [
          {
            action: "look",
            title: "Get the right size",
            how: "The kit goes by the number on the slider and by the kind of teeth. Take both to the shop.",
          },
          {
            action: "open",
            title: "Remove what is left of the box",
            how: "Crack it off with the cutters, and leave the tape and its cord whole.",
            warning: "Turn your face away: plastic pieces jump.",
            fallsOut:
              "The slider can now run off at the foot. Push it up and hold it with a safety pin.",
          },
          {
            action: "replace",
            title: "Set the new one on",
            how: "Slide it over the tape on the side of the slider, directly under the first tooth, and press it with the pliers until it bites.",
            see: "the slider resting on it, level.",
          },
          {
            action: "adjust",
            title: "Match the pin side",
            how: "Put the pin in. The first teeth of both sides must begin at the same height; move the clamp by a millimetre if not.",
            putBack: "Squeeze it fully only when the height is right.",
          },
          {
            action: "test",
            title: "Close it from the foot",
            how: "Five times.",
            see: "hems level and teeth that lock from the first one on.",
          },
        ],
      },
    },
    pin: {
      name: "a bent or lost pin",
      short: "the pin",
      weight: 3,
      why: "The pin is what you push in. Bent by a few degrees it does not reach the bottom of the box, so the slider grips one side only.",
      check: {
        do: "Hold both halves side by side and compare the pin with the straight edge of a card.",
        finds: "it is bent, loose or gone",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [0, 8],
        tools: [
          { name: "Smooth pliers", instead: "fingers and a tabletop for a slight bend" },
          { name: "Repair pin", instead: "2 cm of the tip of a plastic cable tie" },
          { name: "Two-part epoxy", instead: "superglue gel" },
          { name: "Binding thread", instead: "fishing line" },
          { name: "Clothes peg", instead: "a paper clip" },
          { name: "Baking paper", instead: "cling film" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Straighten a bent pin",
            how: "Squeeze it flat with the pliers in several small bites.",
            see: "no light between it and the card.",
          },
          {
            action: "replace",
            title: "Make a new one if it is gone",
            how: "Cut the pin 1 mm shorter than the box is deep, measured from the first tooth.",
          },
          {
            action: "glue",
            title: "Fix it to the edge of the tape",
            how: "A thin line of epoxy, the pin against the cord under the first tooth, baking paper round it, and a clothes peg to hold it for the night.",
            warning: "Gloves on, and keep the glue off the teeth.",
          },
          {
            action: "sew",
            title: "Bind it",
            how: "Wind thread round pin and tape edge six times, which is called binding, and seal it with a trace of glue.",
            see: "a pin that does not shift under your nail.",
          },
          {
            action: "test",
            title: "Push it home and close",
            how: "The first time slowly.",
            see: "the pin going in to the bottom without force.",
          },
        ],
        stopWhen: ["The first teeth are gone together with the pin: replace the zip."],
      },
    },
  },
  questions: [
    {
      ask: "Is the end of the zip's tape beside the pin limp or frayed?",
      answers: {
        yes: {
          means: "the tape's end is limp or frayed",
          heard: ["frayed", "fraying", "limp", "floppy", "tape torn", "torn end"],
          when: { frayed: "always", box: "rarely", pin: "sometimes" },
        },
        no: { means: "the tape's end is stiff and whole" },
      },
    },
    {
      ask: "Is the little block at the foot of the zip, which stops the slider, whole?",
      answers: {
        yes: { means: "the box is whole", when: { box: "never", frayed: "always", pin: "always" } },
        no: {
          means: "the box is broken or missing",
          heard: [
            "box broken",
            "box cracked",
            "box missing",
            "bottom stop",
            "retainer",
            "slider falls off",
          ],
        },
      },
    },
    {
      ask: "Is the zip's pin straight, firm and fully there?",
      answers: {
        yes: {
          means: "the pin is straight and firm",
          when: { pin: "never", frayed: "often", box: "always" },
        },
        no: {
          means: "the pin is bent, loose or missing",
          heard: ["pin bent", "pin came off", "pin missing", "pin broken", "pin loose"],
        },
      },
    },
  ],
  safety: ["Let glue dry fully before you wear it: some glues stay hot or sticky for an hour."],
  prevention: ["Push the pin to the bottom and hold the foot while you start the slider."],
  stopWhen: ["The tape is torn upwards past the third tooth."],
});

export const zip: Playbook = {
  faults: [opensBehindSlider, stuck, sliderOff, pullOff, teethMissing, bottomTorn],
  notes: [
    {
      about: ["number", "size", "which slider", "5", "ykk"],
      text: "The number on the back of the slider is roughly the width of the closed teeth in millimetres: 3 for trousers and dresses, 5 for jackets, 8 and 10 for coats, bags and tents. Coil, moulded and metal sliders do not fit each other.",
    },
    {
      about: ["wax", "lubricate", "oil", "pencil", "soap"],
      text: "Candle wax, dry soap or a graphite pencil make a zip glide. Leave oil away: it stains cloth and holds dust.",
    },
    {
      about: ["waterproof", "aquaguard", "wetsuit", "drysuit"],
      text: "A waterproof zip is sealed with a rubbery film. Treat it only with its maker's wax or lip balm without colour, and leave its replacement to a specialist.",
    },
    {
      about: ["cost", "tailor", "price", "replace"],
      text: "A tailor takes about €10 to 20 for trousers and €20 to 50 for a jacket. A new slider or a tighter one often saves it.",
    },
  ],
};
