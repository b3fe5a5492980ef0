import { describe, expect, it } from "vitest";
import { answerAsked, answerNearlyAsked } from "~/domain/handbook/chat/answer-asked";
import type { ChatContext } from "~/domain/handbook/chat/chat-context";
import { writeReply } from "~/domain/handbook/chat/write-reply";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { openKettle } from "./open-kettle";
import { talk } from "./bell-talk";
import { openBell } from "./open-bell";

const faq = [
  {
    asks: [
      "can i use vinegar instead of citric acid",
      "only got lemon juice in the house",
      "is malt vinegar ok to descale",
    ],
    answer: "Yes: white vinegar and lemon juice work as well.",
  },
  {
    asks: ["the lid snapped off", "hinge of the lid broke", "can i glue the lid back on"],
    answer: "No glue: it lets go in steam.",
  },
  {
    asks: ["white flakes in my tea", "bits float in the water", "are the flakes harmful"],
    answer: "Flakes are scale, and harmless.",
  },
  {
    asks: ["drips from the spout", "water runs down the spout", "the spout dribbles"],
    faults: ["leaks"],
    answer: "Fill it less: that is no leak.",
  },
  {
    asks: ["it takes ages", "boils slower than before", "why is it slow"],
    answer: "Descale it.",
  },
  // As many as a kind has: a word is rare among many only.
  ...Array.from({ length: 50 }, (_, place) => ({
    asks: [`matter${place}`, `about matter${place}`, `matter${place} again`],
    answer: "Of no matter here.",
  })),
];

const tell = (message: string, more: Partial<ChatContext> = {}) =>
  talk(message, { page: openKettle("leaks"), faq, ...more });

const ask = (message: string, more: Partial<ChatContext> = {}) => answerAsked(tell(message, more));

describe("what others asked beside the same guide", () => {
  it.each([
    ["Can I use vinegar instead of citric acid?", /^Yes: white vinegar/],
    ["i've only lemon juice here, is that ok", /^Yes: white vinegar/],
    ["Would glue on the lid hold?", /^No glue/],
    ["there are bits and flakes in the water", /^Flakes are scale/],
    ["The cord looks fine. But the spout dribbles water", /^Fill it less/],
  ])("is answered in whatever words it is asked again: %s", (message, answer) => {
    expect(ask(message)).toMatch(answer);
  });

  it("is answered where a wording is said again, though its words are common", () => {
    const often = Array.from({ length: 40 }, (_, place) => ({
      asks: [`which screw for matter${place}`, `what screw has matter${place}`],
      answer: "Of no matter here.",
    }));
    const more = { faq: [...often, { asks: ["what screw do i use"], answer: "Any M4." }] };
    expect(ask("What screw do I use?", more)).toBe("Any M4.");
    expect(ask("what screw is it", more)).toBeNull();
  });

  it.each([
    "How long does the whole repair take me?",
    "Is the lid supposed to be warm to the hand all day long when nobody uses it?",
    "the fuse",
    "???",
  ])("answers nothing that only shares a word with it: %s", (message) => {
    expect(ask(message)).toBeNull();
  });

  it("belongs to the guide beside which it was asked", () => {
    expect(ask("The spout dribbles water", { page: openKettle("does-not-switch-on") })).toBeNull();
  });

  it("lends no hand to what is handed over, unless it was asked beside that guide", () => {
    const open = openKettle("leaks");
    const [first] = open.causes;
    const repair = { ...first.cause.repair, professionalOnly: "It is sealed." };
    const page = { ...open, causes: [{ ...first, cause: { ...first.cause, repair } }] as const };
    const asks = ["how do i open the lid hinge", "can i open the hinge of the lid"];
    const [any, here] = [
      { asks, answer: "With a knife." },
      { asks, answer: "Not at home." },
    ];
    expect(ask("how do i open the lid hinge", { faq: [...faq, any] })).toBe("With a knife.");
    expect(ask("how do i open the lid hinge", { faq: [...faq, any], page })).toBeNull();
    const ofThis = { ...here, faults: ["leaks"] };
    expect(ask("how do i open the lid hinge", { faq: [...faq, any, ofThis], page })).toBe(
      "Not at home.",
    );
    expect(ask("why does the lid hinge open", { faq: [...faq, any], page })).toBe("With a knife.");
  });

  it("says beside a danger what was asked beside that very guide", () => {
    const page = { ...openKettle("leaks"), basis: "danger" as const };
    const [any, ofThis] = [
      { asks: ["which glue for the hinge"], answer: "Epoxy." },
      { asks: ["which glue for the hinge"], answer: "None: hand it over.", faults: ["leaks"] },
    ];
    expect(ask("which glue for the hinge", { faq: [any], page })).toBeNull();
    expect(ask("which glue for the hinge", { faq: [any, ofThis], page })).toBe(
      "None: hand it over.",
    );
  });

  it("says nothing beside a danger, nor where nobody asked anything", () => {
    const page = openBell({ basis: "danger" });
    expect(ask("can i use vinegar instead of citric acid", { page })).toBeNull();
    expect(ask("can i use vinegar instead of citric acid", { faq: undefined })).toBeNull();
  });
});

describe("a question that only comes near what others asked", () => {
  const message = "water by the spout glitters green";

  it("is answered with the question that was understood, and a way on", () => {
    expect(ask(message)).toBeNull();
    expect(answerNearlyAsked(tell(message))).toBe(
      "Fill it less: that is no leak.\n\nI took that for “water runs down the spout”. If you mean something else, ask me in other words.",
    );
  });

  it("leads what might be read as a leave with the question that was understood", () => {
    expect(answerNearlyAsked(tell("can i paint the water spout green"))).toMatch(
      /^What comes nearest to that is “water runs down the spout”/,
    );
  });

  it("gives no leave for what it did not understand", () => {
    expect(answerNearlyAsked(tell("can i paint the water spout green"))).toMatch(
      /If you mean something else, assume that the answer is no until you know\.$/,
    );
  });

  it.each(["how do i hang the picture over the sofa", "the fuse", "???"])(
    "is not made of what shares too little with it: %s",
    (other) => {
      expect(answerNearlyAsked(tell(other))).toBeNull();
    },
  );

  it("says nothing beside a danger", () => {
    expect(answerNearlyAsked(tell(message, { page: openBell({ basis: "danger" }) }))).toBeNull();
    const page = openKettle("leaks");
    const beside = { faq: faq.map((one) => ({ ...one, faults: ["leaks"] })) };
    expect(answerNearlyAsked(tell(message, { ...beside, page }))).toMatch(/^Fill it less/);
    const danger = { ...page, basis: "danger" as const };
    expect(answerNearlyAsked(tell(message, { ...beside, page: danger }))).toBeNull();
  });

  it("is told in the chat where nothing else answers", () => {
    const page = openKettle("leaks");
    expect(writeReply(page, composeGuide(page), [], message, { faq })).toMatch(
      /I took that for “water runs down the spout”/,
    );
  });
});
