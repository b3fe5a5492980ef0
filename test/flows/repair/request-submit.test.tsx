import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { paths } from "~/shared/paths";
import {
  diagnosticsEntry,
  kettlePhoto,
  kettleSound,
  requestEntry,
} from "../../support/repair-entries";
import { expectConsole } from "../../support/console-guard";
import { findToast, renderScreen, toasts } from "../../support/render-app";
import { hold } from "./hold";
import { loseCode } from "./lose-code";
import { description, fillIn, issue, submitButton } from "./request-form";

const analysisMs = 1500;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The toast comes once the next screen is drawn. */
async function arrive() {
  await pass(analysisMs);
  await pass(1);
}

/** Only the waits of the screen are in the test's hands, so that all else takes its own time. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});

const renderForm = (entry: Parameters<typeof renderScreen>[0] = requestEntry()) =>
  renderScreen(entry, { user: { advanceTimers: vi.advanceTimersByTime } });

type Router = ReturnType<typeof renderForm>["router"];

/** Where one is, or is on the way to. */
const goal = ({ state: { navigation, location } }: Router) =>
  (navigation.location ?? location).pathname;

describe("sending a repair request", () => {
  it("counts its wait from the tap, and not from when the form is checked and shown as busy", async () => {
    const { router } = renderForm();
    await description();
    vi.setTimerTickMode("manual");
    fireEvent.click(submitButton());
    // All of the wait goes by before the form has had a turn to be checked.
    act(() => void vi.advanceTimersByTime(analysisMs));
    await pass(0);
    expect(goal(router)).toBe(paths.diagnostics);
    await pass(1);

    vi.setTimerTickMode("interval");
    expect(await screen.findByRole("heading", { name: "Diagnostic Questions" })).toBeVisible();
  });

  it("takes its wait of 1500 ms, busy and once, and goes on to the questions", async () => {
    const { router } = renderForm();
    await description();
    vi.setTimerTickMode("manual");
    fireEvent.click(submitButton());
    fireEvent.click(screen.getByRole("button", { name: "Analyzing Your Issue..." }));

    await pass(analysisMs - 1);
    const busy = screen.getByRole("button", { name: "Analyzing Your Issue..." });
    expect(busy).toBeDisabled();
    expect(busy.querySelector(".MuiCircularProgress-root")).toBeVisible();
    expect(goal(router)).toBe(paths.repairRequest);
    await pass(1);
    expect(goal(router)).toBe(paths.diagnostics);
    await pass(1);

    vi.setTimerTickMode("interval");
    expect(await screen.findByRole("heading", { name: "Diagnostic Questions" })).toBeVisible();
    expect(await findToast("Starting diagnostic analysis!")).toBeVisible();
    expect(await toasts()).toHaveLength(1);
    expect(router.state.location.state).toEqual(diagnosticsEntry().state);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe(paths.repairRequest);
  });

  it("goes on without the sounds where the part that hears them cannot be fetched", async () => {
    const { lost } = loseCode("~/services/sound/listen");
    const { user, router } = renderForm(requestEntry({ audioFile: kettleSound }));
    await description();
    await user.click(submitButton());
    await arrive();
    expect(await screen.findByRole("heading", { name: "Diagnostic Questions" })).toBeVisible();
    expect(router.state.location.state).toMatchObject({ audioFile: kettleSound });
    expect(lost).toHaveBeenCalled();
  });

  it("takes no other files while it is on its way", async () => {
    renderForm(requestEntry({ imageFile: kettlePhoto }));
    await description();
    vi.setTimerTickMode("manual");
    fireEvent.click(submitButton());
    await pass(analysisMs - 1);
    expect(screen.getByRole("button", { name: "Analyzing Your Issue..." })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Remove image" })).toBeDisabled();
    expect(screen.getByLabelText("Upload image")).toBeDisabled();
    expect(screen.getByLabelText("Upload audio")).toBeDisabled();
  });

  it("carries both texts, without blanks at their ends, and both files", async () => {
    const { user, router } = renderForm(
      requestEntry({
        itemDescription: "  My Bosch kettle\n",
        itemIssue: " It leaks ",
        imageFile: kettlePhoto,
        audioFile: kettleSound,
      }),
    );
    await description();
    await user.click(submitButton());
    await arrive();
    await screen.findByRole("heading", { name: "Diagnostic Questions" });
    expect(router.state.location.state).toEqual({
      itemDescription: "My Bosch kettle",
      itemIssue: "It leaks",
      imageFile: kettlePhoto,
      audioFile: kettleSound,
      findings: {},
    });
  });

  it("carries null for files that were not chosen", async () => {
    const { user, router } = renderForm(paths.repairRequest);
    await fillIn(user, "My Bosch kettle", "It leaks");
    await user.click(submitButton());
    await arrive();
    await screen.findByRole("heading", { name: "Diagnostic Questions" });
    expect(router.state.location.state).toMatchObject({ imageFile: null, audioFile: null });
  });

  it("waits for a file that is still being read, and carries it", async () => {
    const { user, router } = renderForm();
    const reading = hold();
    const recording = new File(["a low hiss"], "hiss.mp3", { type: "audio/mpeg" });
    recording.arrayBuffer = async () => {
      await reading.ended;
      return kettleSound.bytes;
    };
    await user.upload(await screen.findByLabelText("Upload audio"), recording);
    expect(submitButton()).toBeDisabled();
    reading.end();
    await screen.findByText("hiss.mp3");
    await user.click(submitButton());
    await arrive();
    await screen.findByRole("heading", { name: "Diagnostic Questions" });
    expect(router.state.location.state).toHaveProperty("audioFile.name", "hiss.mp3");
  });

  it("says so when it fails, keeps what was typed, and goes on at the second try", async () => {
    expectConsole("error", /could not go on/);
    const { user, router } = renderForm();
    await description();
    await pass(1000);
    const entry = vi.spyOn(window.history, "replaceState").mockImplementation(() => {
      throw new DOMException("Too many calls", "SecurityError");
    });
    await user.click(submitButton());
    await arrive();

    expect(await findToast("Failed to start diagnostic analysis. Please try again.")).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.repairRequest);
    expect(submitButton()).toBeEnabled();
    expect(await description()).toHaveValue(requestEntry().state.itemDescription);
    expect(await issue()).toHaveValue(requestEntry().state.itemIssue);

    entry.mockRestore();
    await user.click(submitButton());
    await arrive();
    expect(await screen.findByRole("heading", { name: "Diagnostic Questions" })).toBeVisible();
  });

  it("ends without a word when the screen is left meanwhile", async () => {
    const { user, router } = renderForm();
    await description();
    await user.click(submitButton());
    await user.click(screen.getByRole("link", { name: "Back to Home" }));
    await pass(2 * analysisMs);
    expect(router.state.location.pathname).toBe(paths.home);
    expect(await toasts()).toEqual([]);
  });
});
