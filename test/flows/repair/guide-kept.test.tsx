import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { paths } from "~/shared/paths";
import { guideEntry, rootCauseEntry } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";
import { answer } from "./answer-form";
import { ask, openChat, said } from "./chat-widget";
import { connectProvider, watchProvider } from "./provider";

const generate = () => screen.findByRole("button", { name: "Generate Repair Guide" });
const firstStep = () => screen.findByRole("checkbox", { name: /^Step 1/ });

/** As a reload does: the history entry is all that is left. */
function reload(pathname: string) {
  const state: unknown = window.history.state?.usr;
  cleanup();
  return renderScreen({ pathname, state });
}

/** Has a guide written, ticks its first step and asks in its chat. */
async function writeAndUse() {
  const requests = watchProvider();
  const app = renderScreen(rootCauseEntry());
  await app.user.click(await generate());
  await app.user.click(await firstStep());
  await openChat(app.user);
  await ask(app.user, "Which step comes first?");
  await waitFor(() => expect(said()).toHaveLength(3));
  await app.user.click(screen.getByRole("button", { name: "Close chat" }));
  const tasks = () => requests.map(({ task }) => task);
  return { ...app, tasks };
}

async function seeGuideAsLeft(user: ReturnType<typeof renderScreen>["user"]) {
  expect(await firstStep()).toBeChecked();
  expect(screen.getByRole("checkbox", { name: /^Step 2/ })).not.toBeChecked();
  await openChat(user);
  expect(said()).toHaveLength(3);
}

describe("a guide that was left for its root cause", () => {
  beforeEach(connectProvider);

  it("comes back by the browser's Forward", async () => {
    const { router, user, tasks } = await writeAndUse();
    await act(() => router.navigate(-1));
    await generate();
    await act(() => router.navigate(1));
    await seeGuideAsLeft(user);
    expect(tasks()).toEqual(["guide", "chat"]);
  });

  it("comes back by the screen's own button after the browser's Back", async () => {
    const { router, user, tasks } = await writeAndUse();
    await act(() => router.navigate(-1));
    await user.click(await generate());
    await seeGuideAsLeft(user);
    expect(tasks()).toEqual(["guide", "chat"]);
  });

  it("comes back by the screen's own button after the guide's own Back", async () => {
    const { user, tasks } = await writeAndUse();
    const toolbar = within(screen.getByRole("toolbar"));
    await user.click(toolbar.getByRole("button", { name: "Back" }));
    await user.click(await generate());
    await seeGuideAsLeft(user);
    expect(tasks()).toEqual(["guide", "chat"]);
  });

  it("comes back after a reload on the root cause", async () => {
    const { router, tasks } = await writeAndUse();
    await act(() => router.navigate(-1));
    await generate();
    window.dispatchEvent(new Event("beforeunload"));
    const state: unknown = window.history.state?.usr;
    expect(state).toHaveProperty("madeGuide.doneSteps", [1]);
    window.history.replaceState({ usr: { ...rootCauseEntry().state, ...Object(state) } }, "");
    const { user } = reload(paths.rootCause);
    await user.click(await generate());
    await seeGuideAsLeft(user);
    expect(tasks()).toEqual(["guide", "chat"]);
  });

  it("is written anew only where that is asked for", async () => {
    const { router, user, tasks } = await writeAndUse();
    await act(() => router.navigate(-1));
    await user.click(await screen.findByRole("button", { name: "Write it anew" }));
    expect(await firstStep()).not.toBeChecked();
    expect(tasks()).toEqual(["guide", "chat", "guide"]);
  });

  it("gives way to another one for another answer", async () => {
    const { router, user, tasks } = await writeAndUse();
    await act(() => router.navigate(-1));
    await user.click(await screen.findByRole("button", { name: "Back to Diagnostics" }));
    await answer(user, " and it smells");
    await user.click(screen.getByRole("button", { name: "Generate Root Cause" }));
    await user.click(await generate());
    expect(await firstStep()).not.toBeChecked();
    expect(tasks()).toEqual(["guide", "chat", "root-cause", "guide"]);
  });

  it("is forgotten with an empty request form", async () => {
    const { router, user, tasks } = await writeAndUse();
    await act(() => router.navigate(paths.repairRequest));
    await screen.findByRole("heading", { name: "Submit a Repair Request" });
    await act(() => router.navigate(paths.rootCause, { state: rootCauseEntry().state }));
    await user.click(await generate());
    expect(await firstStep()).not.toBeChecked();
    expect(tasks()).toEqual(["guide", "chat", "guide"]);
  });
});

it("keeps what is ticked right before the screen is left", async () => {
  const { user, router } = renderScreen([rootCauseEntry(), guideEntry()]);
  await user.click(await firstStep());
  await act(() => router.navigate(-1));
  await generate();
  await act(() => router.navigate(1));
  expect(await firstStep()).toBeChecked();
});
