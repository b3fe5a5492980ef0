import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { readGuide } from "~/domain/guide/read-guide";
import { bench, heading, holdClock, openBench } from "./at-bench";
import { connectProvider, holdAnswers, watchProvider, writeInTwoParts } from "./provider";

const repairGuide = readGuide(`## Steps
1. **Unplug the kettle.** By its plug.
2. **Open the base.** Turn it over.
3. **Clean it.** Wipe it dry.`).text;

const washer = {
  itemDescription: "Bosch washing machine",
  itemIssue: "It does not drain",
  questions: [],
  repairGuide,
};

beforeEach(holdClock);

async function openStep2(state: Parameters<typeof openBench>[0]) {
  const app = await openBench({ ...state, repairGuide });
  await app.press("Ready, begin");
  await app.press("It is unplugged");
  await heading("Open the base");
  return app;
}

async function layScrew(press: (name: string) => Promise<void>) {
  await press("What came off");
  await press("+ screw");
  await press("Lay it in cup A");
}

describe("“Not working” with the handbook", () => {
  it("goes on with another cause: the finished step stays, the thing is closed, then the check; and it lasts", async () => {
    const { press, router } = await openStep2({ ...washer, guideFrom: "handbook" });
    await press("Not working");
    await press("I can’t do it");
    expect(await heading("Put everything back first")).toHaveFocus();
    expect(screen.getByText(/^New from here on/)).toBeVisible();
    await press("Done, next");
    await heading("Find out whether it is the drain hose");
    await act(() => router.navigate(-1));
    expect(await screen.findByRole("checkbox", { name: /^Step 1 done: Unplug/ })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: /^Step 3 done: Find out/ })).not.toBeChecked();
    expect(screen.getByText(/that is ruled out/)).toBeVisible();
    await act(() => router.navigate(1));
    await bench();
    await heading("Find out whether it is the drain hose");
  });

  it("says first what the step itself knows, and goes on only if that does not help", async () => {
    const { facts, sections, steps } = readGuide(repairGuide);
    const told = steps.map((step) => ({ ...step, ifNot: "Warm the base with your hands." }));
    const guideParts = { facts, sections, steps: told };
    const { press } = await openStep2({ ...washer, guideFrom: "handbook", guideParts });
    await press("Not working");
    expect(screen.getByRole("heading", { name: "Try this first" })).toBeVisible();
    expect(screen.getByText("Warm the base with your hands.")).toBeVisible();
    await press("That helped");
    await heading("Open the base");
    await press("Not working");
    await press("Still not working");
    await press("I can’t do it");
    await heading("Put everything back first");
  });

  it("has all that came off put back before a check may have it run", async () => {
    const { press } = await openStep2({ ...washer, guideFrom: "handbook" });
    await layScrew(press);
    await press("Not working");
    await press("It looks different");
    await heading("Put everything back first");
    expect(screen.getByText("1 screw (cup A)")).toBeVisible();
    expect(screen.getByText("What you took apart in “Open the base”.")).toBeVisible();
    expect(screen.getByText(/Leave power and water off until nothing is open/)).toBeVisible();
    expect(screen.getByRole("note")).not.toHaveTextContent(/before you open anything/);
    await press("Done, next");
    await heading("Find out whether it is the drain hose");
    await press("Not working");
    await press("It looks different");
    await heading("Find out whether it is the drain pump");
  });

  it("has the power taken away again where the old steps come back to a thing that is closed", async () => {
    const { press } = await openStep2({ ...washer, guideFrom: "handbook" });
    await layScrew(press);
    await press("Not working");
    await press("It looks different");
    await press("Done, next");
    await heading("Find out whether it is the drain hose");
    await press("Bring the old steps back");
    await heading("Unplug the kettle");
    await press("It is unplugged");
    await press("What came off");
    expect(screen.queryByRole("list", { name: "What came off so far" })).toBeNull();
  });

  it("brings the old steps back", async () => {
    const { press } = await openStep2({ ...washer, guideFrom: "handbook" });
    await layScrew(press);
    await press("Not working");
    await press("It looks different");
    await heading("Put everything back first");
    await press("Bring the old steps back");
    await heading("Open the base");
    expect(screen.queryByText(/^New from here on/)).toBeNull();
    await press("What came off");
    expect(screen.getByText("1 screw, step 2")).toBeVisible();
  });

  it("never comes back to what was ruled out, and hands over at the end", async () => {
    const { press } = await openStep2({ ...washer, guideFrom: "handbook" });
    await press("Not working");
    await press("I don’t see it");
    await press("Done, next");
    const seen = [screen.getByRole("heading", { level: 1 }).textContent];
    while (!screen.queryByText(/That was the last thing to try/) && seen.length < 12) {
      await press("Not working");
      await press("I don’t see it");
      await act(async () => {});
      seen.push(screen.queryByRole("heading", { level: 1 })?.textContent ?? "");
    }
    expect(screen.getByText(/That was the last thing to try/)).toBeVisible();
    const titles = seen.slice(0, -1);
    expect(titles.length).toBeGreaterThan(1);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(["I can’t do it", "It looks different", "I don’t see it"])(
    "goes on with nothing else where the step makes the rest safe: “%s”",
    async (trouble) => {
      const { press } = await openBench({ ...washer, guideFrom: "handbook" });
      await press("Ready, begin");
      await press("Not working");
      await press(trouble);
      expect(screen.getByRole("heading", { name: "Stop here" })).toBeVisible();
      expect(screen.getByText(/^Nobody should go on without this step/)).toBeVisible();
      expect(screen.queryByText(/^Nothing dangerous/)).toBeNull();
      await press("Back to the step");
      await heading("Unplug the kettle");
      expect(screen.queryByText(/^New from here on/)).toBeNull();
    },
  );

  it("says what to make safe and whom to call where something is wrong", async () => {
    const { press, key } = await openStep2({ ...washer, guideFrom: "handbook" });
    await key("?");
    await press("Something is wrong");
    expect(screen.getByRole("heading", { name: "Make it safe first" })).toBeVisible();
    expect(screen.getByText(/112 in Europe/)).toBeVisible();
    await key("{Escape}");
    await heading("Open the base");
  });

  it("leads to the chat", async () => {
    const { press } = await openStep2({ ...washer, guideFrom: "handbook" });
    await press("Not working");
    await press("Ask about repair steps");
    expect(screen.getByRole("dialog", { name: "Repair Steps Assistant" })).toBeVisible();
  });
});

describe("“Not working” with a model", () => {
  beforeEach(connectProvider);

  it("has the steps written anew from there, and tells what was tried", async () => {
    const requests = watchProvider();
    const { press } = await openStep2({ guideFrom: "provider" });
    await press("Not working");
    await press("It looks different");
    await heading("Put everything back first");
    await press("Done, next");
    await heading("Look at the switch of the Bosch kettle");
    await press("Not working");
    await press("I don’t see it");
    await heading("Look at the thermal fuse of the Bosch kettle");
    expect(requests.map(({ task }) => task)).toEqual(["rewrite", "rewrite"]);
    const told = requests.at(-1)?.messages.at(-1)?.content;
    expect(told).toContain("Did not work before: Step 2 (Open the base): it looks different.");
    expect(told).toContain("Finished steps: 1, 2.");
  });

  it("is shown as it is written, and can be stopped and kept", async () => {
    writeInTwoParts("## Steps\n1. **Look at the cord.** All of it.\n2. **Swap it.**", " For good.");
    const { press } = await openStep2({ guideFrom: "provider" });
    await press("Not working");
    await press("I can’t do it");
    expect(await screen.findByText("Look at the cord.")).toBeVisible();
    await press("Stop");
    await press("Use it as it is");
    await heading("Put everything back first");
    await press("Done, next");
    await heading("Look at the cord");
    const requests = watchProvider();
    await press("Not working");
    expect(screen.queryByRole("button", { name: "Use it as it is" })).toBeNull();
    await press("It looks different");
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.messages.at(-1)?.content).toContain(
      "Did not work before: Step 2 (Open the base): it cannot be done.",
    );
  });

  it("is no longer waited for once its sheet is closed, and undoes nothing", async () => {
    const { letGo, written } = writeInTwoParts("## Steps\n1. **Look at the cord.** All of it.", "");
    const { press } = await openStep2({ guideFrom: "provider" });
    await press("Not working");
    await press("I can’t do it");
    await screen.findByText("Look at the cord.");
    await press("Close");
    await press("What came off");
    await press("+ screw");
    await press("Lay it in cup A");
    await press("Done, next");
    letGo();
    await act(() => written);
    await heading("Clean it");
    expect(screen.queryByText(/^New from here on/)).toBeNull();
    await press("What came off");
    expect(screen.getByText("1 screw, step 2")).toBeVisible();
    await press("Close");
    await press("Not working");
    expect(screen.queryByRole("button", { name: "Use it as it is" })).toBeNull();
    await press("Close");
    await press("Leave the bench");
    expect(await screen.findByRole("checkbox", { name: /^Step 2 done: Open/ })).toBeChecked();
  });

  it("can be used as far as it had come, when its sheet is opened again", async () => {
    writeInTwoParts("## Steps\n1. **Look at the cord.** All of it.", "");
    const { press } = await openStep2({ guideFrom: "provider" });
    await press("Not working");
    await press("I can’t do it");
    await screen.findByText("Look at the cord.");
    await press("Close");
    await press("Not working");
    await press("Use it as it is");
    expect(await heading("Put everything back first")).toHaveFocus();
  });

  it("is not waited for before anything came, either", async () => {
    const { letGo } = holdAnswers();
    const { press } = await openStep2({ guideFrom: "provider" });
    await press("Not working");
    await press("I can’t do it");
    await press("Close");
    letGo();
    await press("Done, next");
    await heading("Clean it");
    await act(async () => {});
    await heading("Clean it");
    await press("Not working");
    expect(screen.getByRole("button", { name: "I can’t do it" })).toBeVisible();
  });
});
