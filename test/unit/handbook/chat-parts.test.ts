import { describe, expect, it } from "vitest";
import { answerAboutPart, describeNamedPart } from "~/domain/handbook/chat/answer-about-part";
import { findPart } from "~/domain/handbook/chat/find-part";
import type { ChatContext } from "~/domain/handbook/chat/chat-context";
import { bellCap, openBell } from "./open-bell";
import { list, talk } from "./bell-talk";

const clapper = {
  name: "clapper",
  aliases: ["striker", "little hammer"],
  does: "The clapper strikes the dome.",
  where: "The clapper hangs under the dome.",
  looks: "The clapper is a ball of brass on a wire.",
  check: "A sound clapper swings freely.",
  spare: "A clapper costs about €3.",
};
const dome = {
  name: "dome",
  aliases: ["bell cap", "shells"],
  does: "The dome sounds when it is struck.",
  where: "The dome is on top.",
};
const coil = {
  name: "striking coil",
  aliases: ["solenoid"],
  does: "The striking coil pulls the clapper.",
  where: "The striking coil is deep inside.",
  check: "A sound striking coil measures about 8 Ω.",
  professionalOnly: true as const,
};
const parts = [clapper, dome, coil];

const ask = (message: string, more: Partial<ChatContext> = {}) =>
  answerAboutPart(talk(message, { parts, ...more }));

/** What is answered otherwise than wanted. */
const others = (messages: string, wanted: string | null) =>
  list(messages).filter((message) =>
    wanted === null ? ask(message) !== null : !ask(message)?.startsWith(wanted),
  );

const named = (text: string) => findPart(parts, text)?.name ?? null;

describe("the part that is meant", () => {
  it("is found by its names, in the plural, apart or as one word", () => {
    for (const text of list("the clapper; both strikers; a little-hammer; littlehammer; solenoids"))
      expect(["clapper", "striking coil"], text).toContain(named(text));
    expect(named("one shell is cracked")).toBe("dome");
    expect(named("the handle")).toBeNull();
    expect(named("clappers' tongue and cap")).toBe("clapper");
    expect(named("unstriking coiled")).toBeNull();
  });

  it("is the one that is asked about, and not the place where it is", () => {
    expect(named("under the dome is a clapper")).toBe("clapper");
    expect(named("the clapper hits the dome")).toBe("clapper");
    expect(named("something under the dome")).toBe("dome");
  });

  it("is the one with the longest name of those that begin alike", () => {
    const wire = { ...dome, name: "bell", aliases: [] };
    expect(findPart([wire, dome], "the bell cap is loose")?.name).toBe("dome");
  });
});

describe("what is told of a part", () => {
  it("is its place, with its look and the step that comes to it", () => {
    const asked =
      "where is the striker; where's the clapper sit; i can't find the clapper; cannot see the clapper; which side is the clapper on; how do i get to the clapper; no sign of a clapper; the clapper is broken. where is it";
    expect(others(asked, clapper.where)).toEqual([]);
    expect(ask("where is the clapper")).toBe(
      `${clapper.where} ${clapper.looks} Step 2 comes to it: Wax the clapper.`,
    );
    expect(ask("where is the dome")).toBe(`${dome.where} Step 1 comes to it: Take the dome off.`);
  });

  it("is how to tell a good one", () => {
    const asked =
      "how do i know if the clapper is bad; how can i tell whether the striker is ok; is there a way to test the clapper; what reading should the clapper have; is the clapper supposed to stick; is my clapper worn; how much play should the clapper have; how stiff is the clapper meant to be; check if the clapper is fine; before i buy a clapper, is there any way to tell it's dead";
    expect(others(asked, "A sound clapper swings freely.")).toEqual([]);
    expect(ask("is the dome supposed to be loose")).toBeNull();
  });

  it("is what to ask a shop for", () => {
    const asked =
      "where can i buy a striker; where do i order a clapper; which clapper do i need; which clapper fits; what size clapper; how much is a clapper; what does a new clapper cost; what's the price of a clapper; need a replacement clapper; can i get just the clapper on its own, or get one clapper; the clapper is split. can i get just that";
    expect(others(asked, clapper.spare)).toEqual([]);
  });

  it("is its look, or what it does where nothing is known of its look", () => {
    const pictures = "For a picture, search for the model number of the bell and";
    const asked =
      "what does the clapper look like; which is the clapper; what colour is the clapper; how do i recognise the clapper; which bit is the striker; have you pictures of the clapper; what shape is the clapper";
    expect(others(asked, `${clapper.looks} ${clapper.where} ${pictures} “clapper”.`)).toEqual([]);
    expect(ask("what does the dome look like")).toBe(
      `${dome.does} ${dome.where} ${pictures} “dome”.`,
    );
  });

  it("is what it is for", () => {
    const asked =
      "what's a clapper; what is the clapper; whats the striker for; what does the clapper do; what is meant by clapper; sorry what's the clapper; what do you mean with clapper";
    expect(others(asked, `${clapper.does} ${clapper.where}`)).toEqual([]);
  });

  it("is nothing where something else is asked, or another thing is meant", () => {
    const asked =
      "the clapper is greasy; can i oil the clapper; where does the clapper wire go; where is it; the clapper broke, how do i get it out; where is the rope; is it ok to ring it without the clapper";
    expect(others(asked, null)).toEqual([]);
  });

  it("leaves to a repairer what is not for untrained hands", () => {
    expect(ask("what should the solenoid read, any ohms?")).toBe(
      `${coil.check} Leave it to a repairer: it is not for untrained hands.`,
    );
  });

  it("is no leave to open what is handed over, and nothing while there is danger", () => {
    const repair = { ...bellCap.repair, professionalOnly: "It is sealed." };
    const cause = { ...bellCap, repair };
    const stopped = { causes: [{ id: "cap", cause, share: 1 }] as const };
    const page = openBell({ power: "mains", ...stopped });
    expect(ask("where is the dome", { page })).toMatch(/ Leave the bell shut all the same\.$/);
    const byHand = openBell({ power: "none", ...stopped });
    expect(ask("where is the dome", { page: byHand })).not.toMatch(/shut/);
    expect(ask("where is the dome", { page: openBell({ basis: "danger" }) })).toBeNull();
  });
});

const tell = (message: string, more: Partial<ChatContext> = {}) =>
  describeNamedPart(talk(message, { parts, ...more }));

describe("what is told of a part where nothing answers the question", () => {
  it("is all that is known, and said to be no answer", () => {
    expect(tell("may the clapper be silver?")).toBe(
      `The handbook does not answer that outright. What it has on the clapper is this: ${clapper.does} ${clapper.where} ${clapper.check}`,
    );
    expect(tell("is the solenoid French?")).toMatch(/ Leave it to a repairer: .*\.$/);
  });

  it("is nothing where no part is named, or while there is danger", () => {
    expect(tell("may the rope be silver?")).toBeNull();
    expect(tell("may the dome be silver?", { parts: undefined })).toBeNull();
    expect(tell("the dome", { page: openBell({ basis: "danger" }) })).toBeNull();
  });
});
