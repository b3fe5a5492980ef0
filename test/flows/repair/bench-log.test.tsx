import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { benchState } from "~/features/repair/bench-state";
import { paths } from "~/shared/paths";
import { kettlePhoto } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";
import { bench, heading, holdClock, openBench } from "./at-bench";
import { bitmap, letPhotosBeDrawn } from "./drawn-photos";
import { hold } from "./hold";

const repairGuide = `## Steps
1. **Unplug the kettle.** By its plug.
2. **Open the base.** Turn it over.

   What comes out: Two springs.

   To put it back: Springs first, then the base.
3. **Clean it.** Wipe it dry.`;

/** In step 2 a photo is chosen that the browser reads until the test says so. */
async function choosePhoto() {
  const { ended, end } = hold();
  letPhotosBeDrawn();
  vi.stubGlobal("createImageBitmap", async () => {
    await ended;
    return bitmap;
  });
  const app = await openStep2();
  await app.press("What came off");
  await app.user.upload(photoInput(), new File(["?"], "ring.jpg", { type: "image/jpeg" }));
  return { ...app, photoIsRead: end };
}

const photoInput = () => screen.getByLabelText<HTMLInputElement>("Take a photo");

const log = () => within(screen.getByRole("list", { name: "What came off so far" }));

beforeEach(holdClock);

async function openStep2() {
  const app = await openBench({ repairGuide });
  await app.press("Ready, begin");
  await app.press("It is unplugged");
  await heading("Open the base");
  return app;
}

describe("what came off", () => {
  it("takes the second of two taps that lay it in its cup for none", async () => {
    const { user, press } = await openStep2();
    await press("What came off");
    await press("+ screw");
    await user.click(screen.getByRole("button", { name: "Lay it in cup A" }));
    await press("Done, next");
    await heading("Open the base");
    await press("Done, next");
    expect(screen.queryByRole("heading", { level: 1, name: "Open the base" })).toBeNull();
  });

  it("is noted by taps, with the letter of its cup", async () => {
    const { press } = await openStep2();
    await press("What came off");
    await press("+ screw");
    await press("1 screw");
    await press("+ clip");
    await press("Lay it in cup A");
    await press("What came off");
    expect(log().getByRole("listitem")).toHaveTextContent("A2 screws, 1 clip, step 2");
    expect(screen.getByRole("button", { name: "Lay it in cup B" })).toBeDisabled();
  });

  it("is still being noted after the sheet was closed, or the page loaded anew", async () => {
    const { press, user } = await openStep2();
    await press("What came off");
    await press("+ screw");
    await user.type(screen.getByRole("textbox", { name: "Something else" }), "a grey ring");
    await press("Close");
    fireEvent(window, new Event("beforeunload"));
    cleanup();
    renderScreen({ pathname: paths.repairGuide, state: window.history.state?.usr });
    await bench();
    await press("What came off");
    expect(screen.getByRole("textbox", { name: "Something else" })).toHaveValue("a grey ring");
    await press("Lay it in cup A");
    await press("What came off");
    expect(log().getByRole("listitem")).toHaveTextContent("A1 screw, a grey ring, step 2");
    expect(screen.getByRole("textbox", { name: "Something else" })).toHaveValue("");
  });

  it("loses nothing that is noted while the photo of it is read", async () => {
    const { press, user, photoIsRead } = await choosePhoto();
    await press("+ screw");
    await user.type(screen.getByRole("textbox", { name: "Something else" }), "a grey ring");
    // It would lie there without its photo.
    expect(screen.getByRole("button", { name: "Lay it in cup A" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Two springs. Lay it in cup A" })).toBeDisabled();
    photoIsRead();
    expect(await screen.findByRole("img", { name: "Your photo of it" })).toBeVisible();
    await press("Lay it in cup A");
    await press("What came off");
    expect(log().getByRole("listitem")).toHaveTextContent("A1 screw, a grey ring, step 2");
    expect(log().getByRole("img", { name: "Photo of 1 screw, a grey ring" })).toBeVisible();
  });

  it("has no photo of a sheet that was closed before it was read", async () => {
    const { press, photoIsRead } = await choosePhoto();
    await press("+ clip");
    await press("Close");
    photoIsRead();
    await press("What came off");
    expect(screen.getByRole("button", { name: "1 clip" })).toBeVisible();
    expect(screen.queryByRole("img", { name: "Your photo of it" })).toBeNull();
  });

  it("asks for the same photo again, where it could not be read", async () => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("Not a picture")));
    const { press, user } = await openStep2();
    await press("What came off");
    const input = photoInput();
    await user.upload(input, new File(["?"], "ring.jpg", { type: "image/jpeg" }));
    expect(await screen.findByText("This photo could not be read.")).toBeVisible();
    // Else the browser reports no change when it is chosen again.
    expect(input.value).toBe("");
  });

  it("is cleared with its photo", async () => {
    const photo = { ...kettlePhoto, name: "ring.jpg" };
    const { press } = await openBench({
      repairGuide,
      bench: { ...benchState.parse({ place: 2 }), noting: { counts: {}, words: "", photo } },
    });
    await press("What came off");
    expect(screen.getByRole("img", { name: "Your photo of it" })).toBeVisible();
    await press("Clear");
    expect(screen.queryByRole("img", { name: "Your photo of it" })).toBeNull();
    expect(screen.getByRole("button", { name: "Lay it in cup A" })).toBeDisabled();
  });

  it("is offered where the guide foretells it", async () => {
    const { press, key } = await openStep2();
    await key("l");
    await press("Two springs. Lay it in cup A");
    await key("l");
    expect(log().getByRole("listitem")).toHaveTextContent("ATwo springs., step 2");
  });

  it("keeps its letters when something is taken out", async () => {
    const { press, user } = await openStep2();
    for (const cup of ["A", "B"]) {
      await press("What came off");
      await press("+ cover");
      await press(`Lay it in cup ${cup}`);
    }
    await press("What came off");
    await user.click(log().getAllByRole("button", { name: "Remove 1 cover" })[1] ?? document.body);
    expect(log().getByRole("listitem")).toHaveTextContent("B1 cover");
    expect(screen.getByRole("button", { name: "Lay it in cup C" })).toBeVisible();
  });

  it("goes back in reverse, each with a tick and the guide's words, and lasts", async () => {
    const { press, router, user } = await openStep2();
    for (const [kind, cup] of [
      ["screw", "A"],
      ["cable", "B"],
    ]) {
      await press("What came off");
      await press(`+ ${kind}`);
      await press(`Lay it in cup ${cup}`);
    }
    await press("Done, next");
    await press("Done, next");
    await heading("Put it back");
    const ticks = screen.getAllByRole("checkbox");
    expect(ticks.map((tick) => tick.closest("label")?.textContent)).toEqual([
      "B1 cablefrom cup B, step 2",
      "A1 screwfrom cup A, step 2",
    ]);
    expect(screen.getByText("Springs first, then the base.")).toBeVisible();
    await user.click(ticks[0] ?? document.body);
    await act(() => router.navigate(-1));
    await screen.findByRole("checkbox", { name: /^Step 1/ });
    await act(() => router.navigate(1));
    await bench();
    expect(screen.getAllByRole("checkbox")[0]).toBeChecked();
    expect(screen.getAllByRole("checkbox")[1]).not.toBeChecked();
    await press("All back, next");
    await heading("Did it work?");
  });

  it("is asked for at the end where the guide has words on it, though nothing was noted", async () => {
    const { press } = await openStep2();
    await press("Done, next");
    await press("Done, next");
    await heading("Put it back");
    expect(screen.getByRole("checkbox", { name: "What you took apart in step 2" })).toBeVisible();
  });

  it.each([
    [
      "and again before the next",
      "5. **Clean the contacts.** Wipe them dry, then plug in and press the lever.",
      ["Put it back", "Clean the contacts", "Did it work?"],
    ],
    [
      "and again at the end",
      "5. **Close the base.** With all screws.",
      ["Close the base", "Put it back", "Did it work?"],
    ],
  ])("is asked for before the step that brings the power back, %s", async (_, last, screens) => {
    const { press } = await openBench({
      repairGuide: `## Steps
1. **Unplug the kettle.** By its plug.
2. **Open the base.** Turn it over.
3. **Switch it on.** Straight into the wall.
4. **Unplug the kettle again.** By its plug.
${last}`,
    });
    await press("Ready, begin");
    await press("What came off");
    await press("+ screw");
    await press("Lay it in cup A");
    await press("It is unplugged");
    for (const name of ["Put it back", "Switch it on", "Unplug the kettle again", ...screens]) {
      await press(/next$|unplugged$/);
      expect(await heading(name)).toHaveFocus();
    }
  });

  it("still stands before the last step once that is done", async () => {
    const { press } = await openBench({
      repairGuide: `${repairGuide}\n4. **Switch it on.** At the wall.`,
      doneSteps: [1, 2, 3, 4],
    });
    await press("Ready, begin");
    for (let step = 1; step <= 3; step += 1) await press(/next$|unplugged$/);
    await heading("Put it back");
    await press("All back, next");
    expect(await heading("Switch it on")).toHaveFocus();
  });
});
