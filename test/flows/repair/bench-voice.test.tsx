import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { heading, holdClock, openBench } from "./at-bench";

type Result = { results: { transcript: string }[][] };

/** A browser that listens; the last of its ears is the one that hears. */
class Ear extends EventTarget {
  static heard: Ear[] = [];
  onresult: ((event: Result) => void) | null = null;
  start = vi.fn<() => void>();
  abort = vi.fn<() => void>();
  constructor() {
    super();
    Ear.heard.push(this);
  }
}

const refusal = Object.assign(new Event("error"), { error: "not-allowed" });

const ear = () => Ear.heard.at(-1);

async function say(transcript: string) {
  await act(async () => ear()?.onresult?.({ results: [[{ transcript }]] }));
  await act(() => vi.advanceTimersByTimeAsync(500));
}

beforeEach(holdClock);

it("is not offered where the browser does not listen", async () => {
  await openBench();
  expect(screen.queryByRole("checkbox", { name: /^Voice commands/ })).toBeNull();
});

describe("the voice at the bench", () => {
  beforeEach(() => {
    Ear.heard = [];
    vi.stubGlobal("SpeechRecognition", Ear);
  });

  it("is off until it is wanted, and says who may hear it", async () => {
    await openBench();
    expect(screen.getByText(/Whoever made this browser may hear/)).toBeVisible();
    expect(Ear.heard).toEqual([]);
  });

  it("goes from step to step, listens on after a silence, and stops when told", async () => {
    const { press, user } = await openBench();
    await user.click(screen.getByRole("checkbox", { name: /^Voice commands/ }));
    await say("next");
    expect(await heading("Unplug the kettle")).toHaveFocus();
    await say("OK, done!");
    expect(await heading("Measure the fuse")).toHaveFocus();
    await say("the weather is fine");
    await say("go back");
    expect(await heading("Unplug the kettle")).toHaveFocus();
    await act(async () => ear()?.dispatchEvent(new Event("end")));
    expect(ear()?.start).toHaveBeenCalledTimes(2);
    await press("Stop listening");
    expect(ear()?.abort).toHaveBeenCalledOnce();
  });

  it.each([
    ["Not working", "Not working"],
    ["What came off", "What came off"],
  ])("moves nothing beneath what is open: %s", async (button, title) => {
    const { press, user } = await openBench();
    await user.click(screen.getByRole("checkbox", { name: /^Voice commands/ }));
    await press("Ready, begin");
    await press(button);
    expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
    await say("next");
    await say("back");
    await press("Close");
    expect(await heading("Unplug the kettle")).toBeVisible();
    await say("next");
    expect(await heading("Measure the fuse")).toHaveFocus();
  });

  it("says so where the microphone is refused", async () => {
    const { user } = await openBench();
    await user.click(screen.getByRole("checkbox", { name: /^Voice commands/ }));
    await act(async () => ear()?.dispatchEvent(refusal));
    expect(screen.getByText(/does not listen here/)).toBeVisible();
  });
});
