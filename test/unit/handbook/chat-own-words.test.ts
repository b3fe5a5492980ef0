import { describe, expect, it } from "vitest";
import { openChat } from "./open-chat";

const guide = `## Tools and materials

- Drinking straw (instead: a cable tie)
- Strong polyester thread
- Small crosshead screwdriver

## Safety precautions

- Never iron the patch.

## Steps

1. **Empty the tank** Draw the old petrol into a can; it goes to the hazardous-waste point.

2. **Vacuum the slots** From outside, with the brush.

3. **Take the old glue off** Scrape it until it is dull.

4. **Solder the wire** Two seconds each.

5. **Press it** For a minute. Full strength comes after 24 hours.`;

describe("what the guide says in words of its own", () => {
  it.each([
    ["how do i drain the tank", /^Step 1, “Empty the tank”/],
    ["how do i draine the petroll", /^Step 1, “Empty the tank”/],
    ["what do i poke it with", /straw/],
    ["what thread", /thread/],
    ["do i need special screwdriver", /screwdriver/],
    ["can i just hoover it", /^Yes, .*Step 2, /],
    ["do i have to get the old superglue off", /Step 3, /],
    ["do i need to solder", /^Yes\. Step 4, /],
    ["how long till i can use it", /24 hours/],
    ["do I need a man for this", /^No, the guide is meant for doing it yourself/],
    ["can I do it myself", /^Yes, the guide is meant for doing it yourself/],
    ["is this something I can fix", /^Yes, the guide is meant for doing it yourself/],
    ["can they fix it in a shop", /Whom to ask: a bicycle workshop/],
    ["how do i open it up", /^(?!Yes|No)/],
    ["where does the old petrol go", /^Step 1, .*hazardous-waste point/],
    ["in english please: what do i do in step 3", /^Step 3, /],
    ["can i use the bottom of a mug", /^(?!This chat is about)/],
    ["what is a headshell", /^A headshell is /],
    ["which zebra do i paint", /does not say|cannot help/],
  ])("answers %s", async (message, wanted) => {
    expect((await openChat("Bicycle", "flat tyre", guide))(message)).toMatch(wanted);
  });

  it("says that nothing is opened where nothing is", async () => {
    const say = await openChat("Bicycle", "flat tyre", "## Steps\n\n1. **Pump it up** Well.");
    expect(say("do i have to open it up")).toMatch(/^No: the guide opens nothing/);
    expect(say("do i need to solder")).toMatch(/^No: no step/);
  });

  it("names a part as a shop does", async () => {
    const say = await openChat("Shoe", "the sole comes off");
    expect(say("what glue should i buy")).not.toMatch(/shoe flexible shoe/);
  });
});
