import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { benchState } from "~/features/repair/bench-state";
import { heading, holdClock, openBench } from "./at-bench";
import { answerWith, connectProvider } from "./provider";

const repairGuide = `## Steps
1. **Unplug the kettle.** By its plug.
2. **Open the base.** Soak it for 20 minutes.

   To put it back: Close it tight.
3. **Clean it.** Wipe it dry.

   To put it back: Dry it first.`;

const plan = `## Steps
1. **Look at the cord.** Soak it for 20 minutes.

   To put it back: Lay it in its groove.
2. **Look at the fuse.** It sits below.

   To put it back: Push it in.`;

type Opened = Awaited<ReturnType<typeof openBench>>;

async function goOnOtherwise({ press }: Opened) {
  await press("Not working");
  await press("I can’t do it");
  await heading("Put everything back first");
}

async function bringBack({ press }: Opened, name: string) {
  await press("Bring the old steps back");
  await heading(name);
}

async function readLog({ press }: Opened) {
  await press("What came off");
  const list = within(screen.getByRole("list", { name: "What came off so far" }));
  const entries = list.getAllByRole("listitem").map((entry) => entry.textContent);
  await press("Close");
  return entries;
}

const partsOfStep3 = () => screen.getByRole("checkbox", { name: "What you took apart in step 3" });

async function openStep2() {
  const app = await openBench({ repairGuide, guideFrom: "provider", doneSteps: [1] });
  await app.press("Ready, begin");
  await app.press("It is unplugged");
  return app;
}

/** Step 3 was taken apart and put back; then its tick and that of step 2 were taken away. */
async function putBackStep3() {
  const app = await openBench({
    repairGuide,
    guideFrom: "provider",
    doneSteps: [1, 2, 3],
    bench: benchState.parse({ place: "putBack" }),
  });
  await app.user.click(partsOfStep3());
  await app.press("Leave the bench");
  await app.user.click(await screen.findByRole("checkbox", { name: /^Step 2 done/ }));
  await app.user.click(screen.getByRole("checkbox", { name: /^Step 3 done/ }));
  await app.press("Start at the bench");
  await app.press("Ready, begin");
  await app.press("It is unplugged");
  return app;
}

beforeEach(() => {
  holdClock();
  connectProvider();
  answerWith(plan);
});

describe("where the old steps are brought back", () => {
  it("each cup says again what step it is from, and what was noted meanwhile stays", async () => {
    const app = await openStep2();
    await app.press("What came off");
    await app.press("+ screw");
    await app.press("Lay it in cup A");
    expect(await readLog(app)).toEqual(["A1 screw, step 2"]);
    await goOnOtherwise(app);
    expect(await readLog(app)).toEqual(["A1 screw, step 2"]);
    await app.press("What came off");
    await app.press("+ clip");
    await app.press("Lay it in cup B");
    await bringBack(app, "Open the base");
    expect(await readLog(app)).toEqual(["B1 clip, step 1", "A1 screw, step 2"]);
  });

  it("a timer is its step's again, and meanwhile no other wait of that length counts as begun", async () => {
    const app = await openStep2();
    await app.press("Start 20 min");
    await goOnOtherwise(app);
    await app.press("Done, next");
    const old = screen.getByRole("group", { name: "Timer, step 2" });
    expect(within(old).getByText(/^From step 2: Soak it/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Start 20 min" })).toBeVisible();
    await bringBack(app, "Unplug the kettle");
    await app.press("It is unplugged");
    expect(screen.getByRole("group", { name: "Timer, step 2" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Start 20 min" })).toBeNull();
  });
});

describe("where the guide goes on otherwise", () => {
  it("nothing of a new step counts as put back", async () => {
    const app = await putBackStep3();
    await goOnOtherwise(app);
    await app.press("Done, next");
    await app.press("Done, next");
    await app.press("Done, next");
    await heading("Put it back");
    expect(partsOfStep3()).not.toBeChecked();
  });

  it("what was put back still is, once the old steps are brought back", async () => {
    const app = await putBackStep3();
    await goOnOtherwise(app);
    await bringBack(app, "Open the base");
    await app.press("Done, next");
    await app.press("Done, next");
    await heading("Put it back");
    expect(partsOfStep3()).toBeChecked();
  });

  it("the steps that stay take along what came off in them", async () => {
    const log = [
      { cup: "A", step: 3, what: "1 screw" },
      { cup: "B", step: 2, what: "1 clip" },
    ];
    const app = await openBench({
      repairGuide: repairGuide.replace("Unplug the kettle.", "Empty it."),
      guideFrom: "provider",
      doneSteps: [3, 2],
      bench: benchState.parse({ place: 1, log }),
    });
    await goOnOtherwise(app);
    expect(await readLog(app)).toEqual(["B1 clip, step 1", "A1 screw, step 2"]);
    await bringBack(app, "Empty it");
    expect(await readLog(app)).toEqual(["B1 clip, step 2", "A1 screw, step 3"]);
  });
});
