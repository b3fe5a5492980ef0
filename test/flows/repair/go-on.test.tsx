import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { GuideState } from "~/features/repair/flow";
import { paths } from "~/shared/paths";
import { useSessionStore } from "~/services/accounts/session-store";
import { guideEntry, understood } from "../../support/repair-entries";
import { renderApp, renderScreen } from "../../support/render-app";
import { heading, holdClock, openBench } from "./at-bench";

const wayBack = /^Go on with your/;

/** The guide as the state has it, and then the landing page. */
async function leaveGuide(state: Partial<GuideState> = {}) {
  const app = renderApp(guideEntry({ understood, ...state }));
  await screen.findByRole("region", { name: "Feedback" });
  await app.user.click(screen.getAllByRole("link", { name: "Home" })[0] ?? document.body);
  await heading("Fix Don't Replace: Smart Repair Partner");
  return app;
}

describe("the way from the landing page back to a repair", () => {
  it("leads to the step that is next, with all that was done", async () => {
    const { user } = await leaveGuide({ doneSteps: [1] });
    await user.click(screen.getByRole("button", { name: "Go on with your kettle, step 2" }));
    expect(await screen.findByRole("checkbox", { name: /^Step 1/ })).toBeChecked();
    expect(document.activeElement).toHaveTextContent("Measure the fuse");
  });

  it.each([
    ["that has worked", { outcome: "worked" }],
    ["that was stopped", { itemDescription: "Old microwave oven" }],
    ["without steps", { repairGuide: "Take it to a repair café." }],
  ] as const)("is not there for one %s", async (_name, state) => {
    await leaveGuide(state);
    expect(screen.queryByRole("button", { name: wayBack })).toBeNull();
  });

  it("is not there for somebody else who signs in", async () => {
    await leaveGuide();
    await act(async () => {
      useSessionStore.setState({ user: { id: "user_1", email: "b@example.com", name: "B" } });
    });
    expect(screen.queryByRole("button", { name: wayBack })).toBeNull();
  });

  it("is not there in a tab that has no repair", async () => {
    renderApp(paths.home);
    await heading("Fix Don't Replace: Smart Repair Partner");
    expect(screen.queryByRole("button", { name: wayBack })).toBeNull();
  });
});

describe("the bench that is left", () => {
  beforeEach(holdClock);

  it("leads back to its step on the guide", async () => {
    const { press } = await openBench();
    await press("Ready, begin");
    await press("It is unplugged");
    await press("Leave the bench");
    await screen.findByRole("checkbox", { name: /^Step 2/ });
    expect(document.activeElement).toHaveTextContent(/^2Measure the fuse/);
  });

  it("is found again from the landing page, with the guide behind it", async () => {
    const { press, router } = await openBench({ understood });
    await press("Ready, begin");
    await press("It is unplugged");
    const { state } = router.state.location;
    expect(state).toHaveProperty("atBench", true);
    // As by the address bar of an installed app, or a link of the browser's own.
    const { user } = renderApp(paths.home);
    await user.click(await screen.findByRole("button", { name: "Go on with your kettle, step 2" }));
    expect(await heading("Measure the fuse")).toBeVisible();
  });

  it("leads to the question whether it worked where it was left there", async () => {
    const { press } = await openBench();
    for (const name of ["Ready, begin", "It is unplugged", "Done, next", "Leave the bench"])
      await press(name);
    await screen.findByRole("checkbox", { name: /^Step 2/ });
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Feedback" }));
  });

  it("leaves the guide as it is where nothing was begun", async () => {
    renderScreen(guideEntry());
    await screen.findByRole("checkbox", { name: /^Step 1/ });
    expect(document.activeElement?.id).not.toMatch(/^guide-step/);
  });
});
