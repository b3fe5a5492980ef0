import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { benchState } from "~/features/repair/bench-state";
import { paths } from "~/shared/paths";
import { guideEntry, kettleSound } from "../../support/repair-entries";
import { renderScreen, toasts } from "../../support/render-app";
import { holdClock } from "./at-bench";
import { giveMicrophone } from "./microphone";

beforeEach(holdClock);

const renderForm = () =>
  renderScreen(paths.repairRequest, { user: { advanceTimers: vi.advanceTimersByTime } });

const recordButton = () => screen.findByRole("button", { name: "Record a sound" });

const bars = () =>
  Array.from(loudness().children).filter((bar) => bar.matches('[style*="height: 66"]'));
const loudness = () => screen.getByRole("meter", { name: "How loud it is" });

describe("a sound recorded in the browser", () => {
  it("is asked for on the tap, and kept like an upload", async () => {
    const { ask, track } = giveMicrophone();
    const { user } = renderForm();
    const button = await recordButton();
    expect(ask).not.toHaveBeenCalled();
    await user.click(button);
    const stop = await screen.findByRole("button", { name: "Stop recording" });
    expect(stop).toHaveFocus();
    expect(ask).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(3200));
    expect(screen.getByText("3 of 10 s")).toBeVisible();
    const goOn = screen.getByRole("button", { name: "Continue to Diagnostics" });
    expect(goOn).toBeDisabled();
    expect(loudness()).toHaveAttribute("aria-valuenow", "67");
    await user.click(stop);
    expect(await screen.findByText("Recorded sound.wav")).toBeVisible();
    expect(screen.getByText("Audio successfully uploaded")).toBeVisible();
    expect(track.stop).toHaveBeenCalledOnce();
    expect(await recordButton()).toHaveFocus();
    await waitFor(() => expect(goOn).toBeEnabled());
    expect(await toasts()).toEqual([]);
  });

  it("shows how loud it was in each moment of the last three seconds", async () => {
    giveMicrophone();
    const { user } = renderForm();
    await user.click(await recordButton());
    await screen.findByRole("button", { name: "Stop recording" });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(bars()).toHaveLength(10);
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(bars()).toHaveLength(28);
  });

  it("ends by itself after ten seconds", async () => {
    const { track } = giveMicrophone();
    const { user } = renderForm();
    await user.click(await recordButton());
    await screen.findByRole("button", { name: "Stop recording" });
    await act(() => vi.advanceTimersByTimeAsync(10_200));
    expect(await screen.findByText("Recorded sound.wav")).toBeVisible();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it("is not kept where it is cancelled or left, and the microphone is let go", async () => {
    const { track } = giveMicrophone();
    const { user } = renderForm();
    await user.click(await recordButton());
    await screen.findByRole("button", { name: "Stop recording" });
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await recordButton()).toHaveFocus();
    expect(track.stop).toHaveBeenCalledOnce();
    expect(screen.queryByText("Recorded sound.wav")).toBeNull();

    await user.click(await recordButton());
    await screen.findByRole("button", { name: "Stop recording" });
    cleanup();
    await vi.waitFor(() => expect(track.stop).toHaveBeenCalledTimes(2));
  });

  it.each([
    ["NotAllowedError", "The microphone is not allowed here."],
    ["NotFoundError", "No microphone was found."],
    ["NotReadableError", "Something else is using the microphone."],
    ["TypeError", "That recording could not be kept."],
  ])("has the upload as a way on after a %s", async (name, words) => {
    const { ask } = giveMicrophone();
    ask.mockRejectedValueOnce(new DOMException("", name));
    const { user } = renderForm();
    await user.click(await recordButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(screen.getByRole("alert")).toHaveTextContent("upload the file");
    expect(screen.getByLabelText("Upload audio")).toBeEnabled();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Stop recording" })).toBeVisible();
  });

  it("is not offered where the browser cannot record", async () => {
    renderForm();
    await screen.findByLabelText("Upload audio");
    expect(screen.queryByRole("button", { name: "Record a sound" })).toBeNull();
  });
});

describe("a photo", () => {
  it("is taken by a phone with the camera on its back", async () => {
    const unused = { addListener: () => {}, removeListener: () => {} };
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { ...unused, matches: media === "(pointer: coarse)" }),
    );
    renderForm();
    expect(await screen.findByLabelText("Take a photo")).toHaveAttribute("capture", "environment");
    expect(screen.getByLabelText("Upload image")).not.toHaveAttribute("capture");
  });

  it("is uploaded where there is a mouse", async () => {
    renderForm();
    await screen.findByLabelText("Upload image");
    expect(screen.queryByLabelText("Take a photo")).toBeNull();
  });
});

describe("before and after", () => {
  const worked = { outcome: "worked", audioFile: kettleSound } as const;

  it("is offered once it worked, to whoever recorded the fault", async () => {
    giveMicrophone();
    const { user } = renderScreen(guideEntry({ audioFile: kettleSound }));
    const button = await screen.findByRole("button", { name: "It worked!" });
    expect(screen.queryByRole("region", { name: "Before and after" })).toBeNull();
    await user.click(button);
    expect(await screen.findByRole("button", { name: "Record it again" })).toBeVisible();
  });

  it("is not offered to anybody else", async () => {
    renderScreen(guideEntry({ outcome: "worked" }));
    await screen.findByText("It works again");
    expect(screen.queryByRole("region", { name: "Before and after" })).toBeNull();
  });

  it("takes a new sound as a file, too, by the same checks, and keeps it", async () => {
    const { user } = renderScreen(guideEntry(worked), { user: { applyAccept: false } });
    const input = await screen.findByLabelText("Upload the new sound");
    await user.upload(input, new File(["text"], "notes.txt", { type: "text/plain" }));
    expect((await toasts()).join()).toContain("Please upload a valid audio file");
    await user.upload(input, new File(["quiet"], "after.mp3", { type: "audio/mpeg" }));
    // jsdom decodes no sound.
    expect(await screen.findByText(/cannot read one of the two recordings/)).toBeVisible();
    await vi.waitFor(() =>
      expect(window.history.state.usr.soundAfter).toMatchObject({ name: "after.mp3" }),
    );
    await user.click(screen.getByRole("button", { name: "Remove the new sound" }));
    expect(screen.getByText(/^You recorded it when it was broken/)).toBeVisible();
  });

  it("stands at the end of the bench, too", async () => {
    const bench = benchState.parse({ place: "worked" });
    renderScreen(guideEntry({ ...worked, atBench: true, bench }));
    expect(await screen.findByRole("region", { name: "Before and after" })).toBeVisible();
  });
});
