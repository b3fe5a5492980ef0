import { describe, expect, test } from "vitest";
import { stepAction } from "~/domain/guide/step-action";

describe("the kind of action in a step's title", () => {
  test.each([
    ["Unplug it and close the tap", "unplug"],
    ["Pull the plug and let it cool", "unplug"],
    ["Disconnect the power", "unplug"],
    ["Turn off the power at the breaker", "unplug"],
    ["Switch the machine off at the wall", "unplug"],
    ["Take the batteries out", "unplug"],
    ["Power down the laptop completely", "unplug"],
    ["Open the case", "open"],
    ["Remove the battery cover", "open"],
    ["Remove the back cover", "open"],
    ["Take off the lid", "open"],
    ["Lift the top panel off", "open"],
    ["Disassemble the pump", "open"],
    ["Undo the four screws", "unscrew"],
    ["Unscrew the base plate", "unscrew"],
    ["Remove the two screws at the bottom", "unscrew"],
    ["Loosen the axle nuts", "unscrew"],
    ["Pry the screen loose with a plastic card", "pry"],
    ["Prise off the rear cover", "pry"],
    ["Release the clips along the edge", "pry"],
    ["Pop the key cap off", "pry"],
    ["Soften the adhesive with warm air", "pry"],
    ["Clean the contacts with alcohol", "clean"],
    ["Wipe the rings of the base", "clean"],
    ["Brush the dirt away dry", "clean"],
    ["Remove the fluff from the charging port", "clean"],
    ["Descale the kettle", "clean"],
    ["Rinse the filter under the tap", "clean"],
    ["Blow the dust out of the fan", "clean"],
    ["Measure the battery's voltage", "measure"],
    ["Check the fuse for continuity", "measure"],
    ["Test the heating element with a multimeter", "measure"],
    ["Fit the new pump", "replace"],
    ["Replace the drive belt", "replace"],
    ["Swap the blown fuse", "replace"],
    ["Change the inner tube", "replace"],
    ["Insert the replacement battery", "replace"],
    ["Take out the old bulb", "replace"],
    ["Remove the old battery", "replace"],
    ["Remove the old glue", "clean"],
    ["Glue the broken leg", "glue"],
    ["Apply epoxy and press the pieces together", "glue"],
    ["Clamp it for a day", "glue"],
    ["Sew the button on", "sew"],
    ["Stitch the torn seam", "sew"],
    ["Thread the needle with strong thread", "sew"],
    ["Oil the chain", "lubricate"],
    ["Put a drop of oil on each hinge", "lubricate"],
    ["Grease the bearings", "lubricate"],
    ["Adjust the brake cable", "adjust"],
    ["Tighten the spokes evenly", "adjust"],
    ["Align the door with the frame", "adjust"],
    ["Put the cover back", "reassemble"],
    ["Screw the back cover on again", "reassemble"],
    ["Reassemble in the reverse order", "reassemble"],
    ["Close the case", "reassemble"],
    ["Reconnect the ribbon cable", "reassemble"],
    ["Switch it on and check", "test"],
    ["Plug it back in", "test"],
    ["Test the appliance for ten minutes", "test"],
    ["Check that it works", "test"],
    ["Try it with a small load", "test"],
    ["Look for burn marks inside", "inspect"],
    ["Check the cord for damage", "inspect"],
    ["Find the model number", "inspect"],
    ["Note the way in for needle-nose pliers", "inspect"],
    ["Photograph how the wires run", "inspect"],
  ])("%s: %s", (title, action) => {
    expect(stepAction(title)).toBe(action);
  });
});

describe("what else decides", () => {
  test("the title goes before the text", () => {
    expect(stepAction("Clean the filter. Unplug the machine and remove the cover.")).toBe("clean");
  });

  test("a title without a verb leaves it to the text", () => {
    expect(stepAction("The drain filter\nWipe the seat dry, then look for cracks.")).toBe("clean");
  });

  test("a phrase does not run on into the next sentence", () => {
    expect(stepAction("Push firmly. Back at the table, wipe it dry.")).toBe("clean");
  });

  test("what is warned of or put off is not what is done", () => {
    expect(stepAction("Do not open the case, wipe it from outside")).toBe("clean");
    expect(stepAction("Touch no switch. No light, no plug in or out.")).toBe("inspect");
    expect(stepAction("Before you unscrew anything, photograph the wires")).toBe("inspect");
  });

  test("a verb inside another word is not that verb", () => {
    expect(stepAction("The latest unclean protest, the opening and the cleaner")).toBe("inspect");
  });

  test("capitals make no difference", () => {
    expect(stepAction("UNPLUG THE TOASTER")).toBe("unplug");
  });

  test("nothing to go by is looked at", () => {
    expect(stepAction("")).toBe("inspect");
    expect(stepAction("Drei Schrauben")).toBe("inspect");
  });
});
