import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { paths } from "~/shared/paths";
import { guideEntry } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";
import { field, openChat } from "./chat-widget";
import { description } from "./request-form";

/*
 * With a photo and a recording in it the browser takes a tenth of a second, or a whole one, to write a
 * history entry, and can do nothing else meanwhile.
 */

const rest = () => act(() => vi.advanceTimersByTimeAsync(1000));
const leave = () => fireEvent(window, new Event("beforeunload"));

/** The screen as it stands once it has come to rest, and how often the browser writes from then on. */
async function showAtRest(entry: Parameters<typeof renderScreen>[0]) {
  const { user } = renderScreen(entry, { user: { advanceTimers: vi.advanceTimersByTime } });
  await screen.findByRole("heading", { level: 1 });
  await rest();
  return { user, write: vi.spyOn(window.history, "replaceState") };
}

// The clock goes on by itself 20 ms at most between two turns of the loop, however busy the machine is.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});

describe("the browser writes a screen's history entry", () => {
  it("once for all that is typed without a rest", async () => {
    const { user, write } = await showAtRest(paths.repairRequest);
    await user.type(await description(), "My old kettle");
    expect(write).not.toHaveBeenCalled();
    await rest();
    expect(write).toHaveBeenCalledTimes(1);
    expect(window.history.state.usr).toHaveProperty("itemDescription", "My old kettle");
  });

  it("once for a tick and for words in the chat", async () => {
    const { user, write } = await showAtRest(guideEntry());
    await openChat(user);
    await user.click(await screen.findByRole("checkbox", { name: /^Step 2/ }));
    await user.click(field());
    await user.paste("Which screw is it?");
    await rest();
    expect(write).toHaveBeenCalledTimes(1);
    const kept = { doneSteps: [2], chatDraft: "Which screw is it?" };
    expect(window.history.state.usr).toMatchObject(kept);
  });

  it("not again for what stands there already, when the page is left", async () => {
    const { user, write } = await showAtRest(guideEntry());
    const step = await screen.findByRole("checkbox", { name: /^Step 2/ });
    await user.click(step);
    await rest();
    leave();
    expect(write).toHaveBeenCalledTimes(1);
    // Ticked and taken back: as it stands there.
    await user.click(step);
    await user.click(step);
    leave();
    await rest();
    expect(write).toHaveBeenCalledTimes(1);
    expect(window.history.state.usr).toHaveProperty("doneSteps", [2]);
  });

  it("at once where the screen goes, and never after that", async () => {
    const { user, write } = await showAtRest(paths.repairRequest);
    await user.type(await description(), "My old kettle");
    expect(write).not.toHaveBeenCalled();
    cleanup();
    expect(write).toHaveBeenCalledTimes(1);
    expect(window.history.state.usr).toHaveProperty("itemDescription", "My old kettle");
    expect(vi.getTimerCount()).toBe(0);
  });
});
