import { describe, expect, it } from "vitest";
import type { StepAction } from "~/domain/guide/guide";
import { readAction } from "~/domain/guide/step-action";

/** The sentence once with each of these words, which stand apart by a bar, in place of the star. */
const each = (words: string, sentence: string) =>
  words.split("|").map((word) => sentence.replace("*", word));

const covers = "cover|covers|lid|panel|back|case|casing|housing|shell|hatch|flap|hood|guard|grille";
const screws = "screw|screws|bolt|bolts|nut|nuts|fastener|fasteners";
const dirt =
  "dust|dirt|fluff|lint|hair|scale|limescale|rust|residue|crumbs|crust|grime|blockage|clog|" +
  "corrosion|old grease|old oil|old glue|old thread";
const sources = "mains|power|electricity|breaker|battery|batteries|charger|wall|supply";

const sentences: Partial<Record<StepAction, readonly string[]>> = {
  reassemble: [
    ...each("Reassemble|Refit|Reattach|Reinstall|Reconnect|Remount|Close", "* it."),
    ...each(
      "Put|Set|Place|Slide|Clip|Click|Snap|Press|Push|Screw|Fit|Bolt",
      "* the black hose back.",
    ),
    "Push the hoses together.",
    ...each("Fit|Attach|Mount|Close|Replace", "* the lid."),
    ...each(covers, "Mount the *."),
    ...each("screws|nuts", "Replace all the *."),
    "Screw the knob on.",
  ],
  measure: [
    ...each("Measure it|A multimeter shows it", "*."),
    ...each("Test|Check|Probe|Read", "* the continuity."),
    ...each("continuity|voltage|resistance", "Probe the *."),
    ...each("meter|multimeter", "Test it with a *."),
  ],
  clean: [
    ...each("Clean|Wipe|Rinse|Wash|Scrub|Degrease|Descale|Polish|Sand|Vacuum|Hoover", "* it."),
    ...each("Flush|Dissolve|Soak|Unclog|Unblock|Scrape", "* it."),
    "Dust off the fan.",
    ...each(
      "it|the fan|each fin|off the fan|out the slot|away fibres|along a seam|over a seam",
      "Brush *.",
    ),
    ...each("dirt|dust", "Brush * downwards."),
    "Blow the slots out.",
    ...each("Remove|Clear|Take|Pick|Cut|Lift|Loosen|Pull", "* the lint from it."),
    ...each(dirt, "Clear the * from it."),
  ],
  unscrew: [
    ...each("Unscrew|Undo|Unbolt|Loosen", "* it."),
    ...each("Remove|Take|Back out|Turn|Drive|Pull", "* the screws."),
    ...each(screws, "Drive the * a little."),
  ],
  replace: [
    ...each("Replace|Swap|Exchange|Renew|Install", "* it."),
    ...each("the belt|all belts|both belts|each belt|a belt|its belt|batteries|cells", "Change *."),
    ...each("Fit|Insert|Put|Mount|Solder|Push|Press|Slide", "* in the new belt."),
    ...each("new|spare|replacement", "Insert the * belt."),
    ...each("Remove|Take|Lift|Pull", "* the worn belt."),
    ...each("old|worn|broken|faulty|dead", "Lift the * belt."),
  ],
  unplug: [
    ...each("Unplug it|Plug out the fan|Turn it off|Stop charging", "*."),
    ...each("Pull|Take|Draw|Remove", "* the plug."),
    ...each("Disconnect|Isolate|Cut|Take|Remove|Turn off|Shut off", "* the mains."),
    ...each(sources, "Isolate the *."),
    ...each("Switch|Power", "* the fan off."),
    "Power the fan down.",
  ],
  pry: [
    ...each("Pry|Prise|Unclip|Unsnap", "* it."),
    ...each("it|the rim|up the rim|out the rim|off the rim|open the rim", "Lever *."),
    ...each("A spudger|An opening pick|A plectrum", "* goes into the seam."),
    ...each("off|open|out", "Pop the rim *."),
    ...each("Release|Press", "* the tabs."),
    ...each("clip|clips|catch|catches|tabs|latches", "Release the *."),
    ...each("Heat|Warm|Soften", "* the adhesive."),
    "Warm the glue.",
  ],
  sew: [
    ...each("Sew|Stitch|Darn|Hem|Tack|Baste", "* it."),
    ...each("Fasten off twice|Thread the needle", "*."),
  ],
  glue: [
    ...each("it|the rim|both rims|each rim|and press|on a patch|down a patch", "Glue *."),
    ...each("Superglue|Epoxy|Bond|Clamp", "* it."),
    ...each("Apply|Spread|Put", "* some adhesive."),
    "Spread some glue.",
  ],
  lubricate: [
    ...each("Lubricate|Grease", "* it."),
    ...each("it|the axle|each axle|every axle|both axles", "Oil *."),
    ...each("Penetrating oil|Silicone spray", "* goes in there."),
    ...each("it|the runners", "Wax *."),
    ...each("drop|drops", "Two * of sewing oil go in there."),
  ],
  adjust: [
    ...each(
      "Adjust|Tighten|Align|Realign|Calibrate|Straighten|Level|Tension|Bend|Inflate",
      "* it.",
    ),
    ...each("True the wheel|Set the wheel straight", "*."),
    ...each("Turn|Move|Lift", "* the barrel a little."),
    ...each("blade by hand|spring|springs|knob|barrel|adjuster", "Turn the *."),
  ],
  open: [
    ...each("it|up the fan|the fan|its base|both bases|a base", "Open *."),
    ...each("Disassemble|Dismantle|Remove|Detach", "* it."),
    ...each("apart|out", "Take the motor *."),
    ...each("Take|Lift|Slide|Pull|Swing", "* the belt off."),
    ...each(covers, "Swing the *."),
  ],
  test: [
    ...each("Test|Try|Retry|Boil|Restart|Reset", "* it."),
    ...each("Let it run|Give it a go", "*."),
    ...each("Run|Start|Load|Pair", "* it."),
    ...each("the machine|the appliance|a cycle|one cycle", "Run *."),
    ...each("that|whether|if", "Check * it hums."),
    ...each("Switch|Turn|Power", "* the fan on."),
    "Power the fan up.",
    "Plug the fan in.",
  ],
  inspect: [
    ...each(
      "Inspect|Check|Examine|Find|Identify|Locate|Note|Write|Mark|Photograph",
      "* it, then wipe it.",
    ),
    ...each(
      "Compare|Feel|Watch|Read|See|Ask|Call|Show|Describe|List|Copy|Leave|Keep",
      "* it, then wipe it.",
    ),
    ...each("Look at it|Search for it|Listen to it|Wait for it|Air the room", "*, then wipe it."),
  ],
};

describe("a step's picture follows its first act", () => {
  it.each(
    Object.entries(sentences).flatMap(([action, all]) =>
      [...new Set(all)].map((sentence) => [sentence, action] as const),
    ),
  )("“%s” is to %s", (sentence, action) => {
    expect(readAction(sentence)).toBe(action);
  });

  it.each([
    ["A thousand turns.", "inspect"],
    ["The cleaner is empty.", "inspect"],
    ["Remove the battery cover.", "open"],
    ["Take it out of use.", "inspect"],
  ])("“%s” says no such thing as a part of it, but to %s", (sentence, action) => {
    expect(readAction(sentence)).toBe(action);
  });
});

describe("what is not to be done is no act", () => {
  it.each([
    "Do not rinse it.",
    "Don't rinse it.",
    "Don’t rinse it.",
    "Never rinse it.",
    "No rinse is needed here.",
    "Without a rinse it smells.",
    "Before you rinse it.",
    "Until you rinse it.",
    "Unless you rinse it.",
  ])("“%s”", (sentence) => {
    expect(readAction(sentence)).toBe("inspect");
    expect(readAction(`${sentence} Oil it.`)).toBe("lubricate");
  });

  it.each(["On a piano rinse each key.", "At the nozzle rinse it."])(
    "but “%s” has such a word only within another",
    (sentence) => {
      expect(readAction(sentence)).toBe("clean");
    },
  );
});
