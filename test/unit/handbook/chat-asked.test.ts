import { describe, expect, it } from "vitest";
import { answerAsked } from "~/domain/handbook/chat/answer-asked";
import type { ChatContext } from "~/domain/handbook/chat/chat-context";
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

const ask = (message: string, more: Partial<ChatContext> = {}) =>
  answerAsked(talk(message, { page: openKettle("leaks"), faq, ...more }));

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

  it("says nothing beside a danger, nor where nobody asked anything", () => {
    const page = openBell({ basis: "danger" });
    expect(ask("can i use vinegar instead of citric acid", { page })).toBeNull();
    expect(ask("can i use vinegar instead of citric acid", { faq: undefined })).toBeNull();
  });
});
