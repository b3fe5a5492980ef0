import { deflateRawSync, deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { inflateText } from "~/features/repair/guide/sharing/deflated-text";
import {
  guideAddress,
  longestAddress,
  readGuideLink,
} from "~/features/repair/guide/sharing/guide-link";
import type { GuideState } from "~/features/repair/flow";
import { kettleGuide, kettlePhoto, kettleSound, showGuide } from "../../support/repair-entries";

const origin = "https://mendwise.example";

async function hashOf(state: Partial<GuideState> = {}) {
  const address = await guideAddress(showGuide(state), origin);
  return new URL(address ?? "about:blank").hash;
}

/** A link with this inside, as anybody can write one. */
const linkWith = (content: unknown) => linkOf(JSON.stringify(content));
const linkOf = (text: string) => `#1.${deflateSync(text).toString("base64url")}`;

const whole = {
  item: "Kettle",
  issue: "Cold",
  cause: "The fuse.",
  guide: kettleGuide,
  dangers: [],
};

async function open(hash: string) {
  const reading = await readGuideLink(hash);
  if (reading.status !== "read") throw new Error(`The link is ${reading.status}`);
  return reading.shown;
}

const statusOf = async (hash: string) => (await readGuideLink(hash)).status;

describe("a link to a guide", () => {
  it("opens the same guide for whoever gets it", async () => {
    const sent = showGuide();
    const got = await open(await hashOf());
    expect(got.guide).toEqual(sent.guide);
    expect(got).toMatchObject({
      itemDescription: sent.itemDescription,
      itemIssue: sent.itemIssue,
      rootCause: sent.rootCause,
      stop: null,
    });
  });

  it("is an address that any mail or messenger takes, with all of it behind the #", async () => {
    const address = await guideAddress(showGuide(), origin);
    expect(address).toMatch(/^https:\/\/mendwise\.example\/shared-guide#1\.[\w-]+$/);
  });

  it("holds neither photo, recording, answers nor chat", async () => {
    const hash = await hashOf({
      imageFile: kettlePhoto,
      audioFile: kettleSound,
      questions: [{ id: 1, question: "Since when?", answer: "Since Aunt Polly came" }],
      chat: [{ text: "My street is Elm Street", isUser: true }],
    });
    const inside = await inflateText(hash.slice(3), 100_000);
    expect(Object.keys(JSON.parse(inside)).toSorted()).toEqual(Object.keys(whole).toSorted());
    expect(inside).not.toMatch(/Polly|Elm Street|kettle\.jpg|hiss/);
  });

  it("carries letters of every script", async () => {
    const itemDescription = "Bügeleisen «Жар» 水壶 🫖";
    expect(await open(await hashOf({ itemDescription }))).toMatchObject({ itemDescription });
  });

  it("is none where it would be too long", async () => {
    const words = Array.from({ length: 3000 }, (_, n) => (n * 0.618034).toString(36)).join(" ");
    expect(await guideAddress(showGuide({ repairGuide: words }), origin)).toBeNull();
    expect(
      await guideAddress(showGuide({ repairGuide: "word ".repeat(20_000) }), origin),
    ).toBeNull();
  });

  it("is as long as addresses may be at most", async () => {
    const room = longestAddress - ((await guideAddress(showGuide(), ""))?.length ?? 0);
    expect(await guideAddress(showGuide(), "x".repeat(room))).toHaveLength(longestAddress);
    expect(await guideAddress(showGuide(), "x".repeat(room + 1))).toBeNull();
  });
});

describe("danger", () => {
  const step = /measure the fuse|reads below/i;

  it("in the link's own words takes the steps away", async () => {
    const shown = await open(linkWith({ ...whole, item: "Old microwave oven" }));
    expect(shown.hazards.outcome).toBe("stop");
    expect(JSON.stringify(shown.guide)).not.toMatch(step);
  });

  it("that an answer told of stops whoever gets the link, without the answer", async () => {
    const questions = [{ id: 1, question: "Does it smoke?", answer: "Yes, smoke came out of it" }];
    expect(showGuide({ questions }).hazards.outcome).toBe("stop");
    const hash = await hashOf({ questions });
    const shown = await open(hash);
    expect(shown.stop).toMatch(/^It may be burning inside\. .*Stop using it\./);
    expect(shown.guide.steps).toEqual([]);
    expect(await inflateText(hash.slice(3), 100_000)).not.toMatch(/smoke came|reads below/);
  });

  it("that was heard among the words without a rule stops as well", async () => {
    const shown = await open(linkWith({ ...whole, dangers: ["weighed-danger"] }));
    expect(shown.stop).toMatch(/^This may be dangerous/);
    expect(shown.guide.steps).toEqual([]);
  });

  it("of a name that nobody knows does no harm", async () => {
    const shown = await open(linkWith({ ...whole, dangers: ["no-such", "__proto__"] }));
    expect(shown.guide.steps).toHaveLength(2);
  });
});

describe("what is no link of ours", () => {
  it.each(["", "#"])("%j is empty", async (hash) => {
    expect(await statusOf(hash)).toBe("empty");
  });

  it.each(["#2.abc", "#9999.", "#17.%00"])("%s may be of a newer Mendwise", async (hash) => {
    // What follows the number is nobody's to judge here.
    expect(await statusOf(hash)).toBe(/^#\d+\.[\w-]+$/.test(hash) ? "too new" : "broken");
  });

  it.each([
    ["something else", "#main"],
    ["no number", "#.abc"],
    ["a number below the first", "#0.abc"],
    ["nothing packed", "#1."],
    ["letters that are in no link", "#1.ab%20cd"],
    ["no packed text", "#1.AAAA"],
    ["another way of packing", `#1.${deflateRawSync("{}").toString("base64url")}`],
    ["no JSON", linkOf("{")],
    [
      "bytes that are no text",
      `#1.${deflateSync(Buffer.from([0xff, 0xfe])).toString("base64url")}`,
    ],
    ["a list", linkWith([whole])],
    ["null", linkWith(null)],
    ["no item", linkWith({ ...whole, item: "  " })],
    ["no guide and no danger", linkWith({ ...whole, guide: "" })],
    ["a guide that is no text", linkWith({ ...whole, guide: { text: "x" } })],
    ["more than it may hold", linkWith({ ...whole, guide: "a".repeat(60_000) })],
    ["a thousand dangers", linkWith({ ...whole, dangers: Array(1000).fill("x") })],
    ["more letters than an address", `#1.${"A".repeat(8001)}`],
  ])("%s is damaged", async (_what, hash) => {
    expect(await statusOf(hash)).toBe("broken");
  });

  it("is noticed wherever it is cut off, and whichever letter is another", async () => {
    const hash = await hashOf();
    for (let at = 4; at < hash.length; at += 7) {
      expect(await statusOf(hash.slice(0, at)), `cut at ${at}`).toBe("broken");
      const other = hash[at] === "A" ? "B" : "A";
      const changed = hash.slice(0, at) + other + hash.slice(at + 1);
      expect(await statusOf(changed), `another letter at ${at}`).toBe("broken");
    }
  });

  it("is not unpacked any further than it may hold", async () => {
    const bomb = deflateSync(Buffer.alloc(50_000_000)).toString("base64url");
    await expect(inflateText(bomb, 50_000)).rejects.toThrow("more than a link may hold");
  });

  it("leaves the object prototype alone", async () => {
    await open(linkOf(`{"__proto__":{"polluted":1},${JSON.stringify(whole).slice(1)}`));
    expect({}).not.toHaveProperty("polluted");
  });
});
