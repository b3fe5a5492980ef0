import { z } from "zod";

/** Stands in a message's text where a photo was sent along. */
export const photoMark = "[photo]";

const contentPart = z.union([
  z.object({ type: z.literal("text"), text: z.string() }).transform(({ text }) => text),
  z
    .object({
      type: z.literal("image_url"),
      image_url: z.object({ url: z.string().startsWith("data:image/") }),
    })
    .transform(() => photoMark),
]);

const content = z.union([
  z.string(),
  z.array(contentPart).transform((parts) => parts.join("\n\n")),
]);

/** What a chat completion is asked with. The parts of a message are read as one text. */
export const wireRequest = z.looseObject({
  messages: z.array(z.object({ role: z.string(), content })),
  stream: z.boolean().default(false),
});

export type WireMessage = z.infer<typeof wireRequest>["messages"][number];

export type Task = "questions" | "root-cause" | "guide" | "rewrite" | "chat";

/** Which of the four calls this is, told from what is asked for. */
export function taskOf(messages: readonly WireMessage[]): Task {
  const [system, request] = messages;
  if (dataIn(system?.content ?? "", "item_description")) return "chat";
  if (request?.content.includes("JSON array")) return "questions";
  if (dataIn(request?.content ?? "", "bench_trouble")) return "rewrite";
  return request?.content.includes("## Steps") ? "guide" : "root-cause";
}

/** A believable answer that speaks of the item and the issue that the messages tell of. */
export function replyTo(messages: readonly WireMessage[]): string {
  const text = messages.map(({ content }) => content).join("\n\n");
  const item = nameOf(dataIn(text, "item_description"));
  const issue = inSentence(dataIn(text, "item_issue"));
  switch (taskOf(messages)) {
    case "questions":
      return (
        photoNote(text, item) +
        JSON.stringify(questionsAbout(item).map((question) => ({ question })))
      );
    case "root-cause":
      return rootCauseOf(item, issue);
    case "guide":
      return guideFor(item, issue);
    case "rewrite":
      return otherStepsFor(item, dataIn(text, "bench_trouble"));
    case "chat":
      return chatAbout(item, messages.at(-1)?.content ?? "");
  }
}

function dataIn(text: string, tag: string): string {
  return new RegExp(`<${tag}>\\n(.*?)\\n</${tag}>`, "s").exec(text)?.[1] ?? "";
}

/** "My old Bosch kettle, bought in 2019." is spoken of as "old Bosch kettle". */
function nameOf(description: string): string {
  const [start = ""] = description.split(/[.,;\n]/);
  return start.replace(/^(a|an|the|my|our)\s/i, "").trim() || "item";
}

function inSentence(issue: string): string {
  const [sentence = ""] = issue.split(/[.\n]/);
  return sentence.trim() || "it does not work";
}

function photoNote(text: string, item: string): string {
  return text.includes(photoMark)
    ? `Photo: The ${item} from the side, with scale at its spout.\n`
    : "";
}

function questionsAbout(item: string): string[] {
  return [
    `Does the ${item} show any sign of life, such as a light, a sound or warmth?`,
    `Did the fault in the ${item} come suddenly, or grow over days or weeks?`,
    `Was the ${item} dropped, wetted or repaired before the fault began?`,
  ];
}

function rootCauseOf(item: string, issue: string): string {
  return `The most likely cause is a **worn connection inside the ${item}**. What you describe (“${issue}”) fits a contact that has loosened with use: it carries current while it is cold or still, and lets go when it is warm or moved.

To confirm it, unplug the ${item}, let it cool and look at the connectors for browning or play. If they are clean and tight, the switch is the next suspect.`;
}

function guideFor(item: string, issue: string): string {
  return `## Tools and materials
- Screwdriver set
- Multimeter
- Contact cleaner, 50 ml

## Safety precautions
- Unplug the ${item} and let it cool for 30 minutes before you open it.
- Never bridge a fuse or a thermal cut-out.

## Steps
1. **Unplug the ${item}.** Wait 30 minutes, and take a photo of it before you open anything.
2. **Open the housing.** Undo the screws on the underside and keep them in a cup.
3. **Measure the connection.** A good contact reads below 1 Ω. A higher reading explains why “${issue}”.
4. **Clean the contacts.** Spray, wait 5 minutes and wipe them dry.
5. **Reassemble and test.** Close the housing, plug the ${item} in and watch it for 10 minutes.

## Prevention
- Pull the plug by its body, not by its cord.
- Keep the ${item} dry and free of dust.

## When to seek professional help
- A wire is browned, or its insulation is brittle.
- The fuse blows again after the repair.`;
}

/** Other steps each time: what was tried is counted in what is told of the bench. */
function otherStepsFor(item: string, trouble: string): string {
  const tries = trouble.split("\n").filter((line) => line.startsWith("Did not work before")).length;
  const part = ["switch", "thermal fuse", "cord"][tries] ?? "heating element";
  return `## Steps
1. **Look at the ${part} of the ${item}.** It should be clean, and sit tight.
2. **Replace the ${part}.** Fit one of the same rating.
3. **Reassemble and test.** Close the housing, plug the ${item} in and watch it for 10 minutes.`;
}

function chatAbout(item: string, question: string): string {
  if (/weather|poem|joke|recipe|football/i.test(question)) {
    return `I can only help with the repair of your ${item}. What would you like to know about it?`;
  }
  return `For your ${item}: go back to step 3 under **Steps** and measure the connection once more. A reading below 1 Ω is good; above it, clean the contacts again as in step 4.`;
}
