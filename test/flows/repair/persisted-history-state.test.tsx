import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { chooseScenario } from "../../../mocks/scenarios";
import { readGuide } from "~/domain/guide/read-guide";
import { packGuide } from "~/features/repair/to-repair-case";
import { notTakenAlong } from "~/features/repair/use-moves";
import { paths } from "~/shared/paths";
import {
  answered,
  answeredEntry,
  diagnosticsEntry,
  guideEntry,
  kettlePhoto,
  kettleSound,
  requestEntry,
  rootCauseEntry,
  understood,
} from "../../support/repair-entries";
import { findToast, renderScreen } from "../../support/render-app";
import { expectConsole } from "../../support/console-guard";
import { loseCode } from "./lose-code";
import { connectProvider } from "./provider";
import { answer, answers } from "./answer-form";
import { ask, field, openChat, said } from "./chat-widget";
import { description, enter, fillIn, issue, submitButton } from "./request-form";

const settled = () => act(() => vi.advanceTimersByTimeAsync(1000));
const renderSlowly = (entry: Parameters<typeof renderScreen>[0]) =>
  renderScreen(entry, { user: { advanceTimers: vi.advanceTimersByTime } });

/** Shows the screen anew, as a reload does: all that is left is what the browser's entry holds. */
function reload(pathname: string, handed: object = {}) {
  const state: unknown = { ...handed, ...window.history.state?.usr };
  cleanup();
  return renderScreen({ pathname, state }, { user: { advanceTimers: vi.advanceTimersByTime } });
}

const drawn = async () => {
  const step = (await screen.findByRole("checkbox", { name: /^Step 1/ })).closest("li");
  return Array.from(step?.querySelectorAll("svg") ?? [], ({ innerHTML }) => innerHTML).join();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});

describe("after a reload there are still", () => {
  it("the texts and files of the request", async () => {
    const entry = requestEntry({ itemDescription: "", imageFile: kettlePhoto });
    const { user } = renderSlowly(entry);
    await enter(user, await description(), "My old kettle");
    await user.upload(
      screen.getByLabelText("Upload audio"),
      new File(["a low hiss"], "hiss.mp3", { type: "audio/mpeg" }),
    );
    await screen.findByText("hiss.mp3");
    await settled();

    reload(paths.repairRequest);
    expect(await description()).toHaveValue("My old kettle");
    expect(await issue()).toHaveValue(entry.state.itemIssue);
    expect(screen.getByRole("img", { name: "Preview of your photo" })).toBeVisible();
    expect(screen.getByText("hiss.mp3")).toBeVisible();
  });

  it("the answers, and the questions that they answer", async () => {
    const questions = answered.map((entry) => ({ ...entry, answer: "" }));
    const { user } = renderSlowly(answeredEntry({ questions }));
    await answer(user, "No", "Yes");
    await settled();
    reload(paths.diagnostics);
    expect(await answers()).toEqual(["No", "Yes", ""]);
    expect(screen.getByRole("textbox", { name: answered[0]?.question })).toBeVisible();
  });

  it("the questions, but for general ones that nobody has answered: better ones are asked", async () => {
    const general = { name: "How long have you had this item?" };
    const { bringBack } = loseCode("~/services/assistant/handbook-adapter");
    expectConsole("error", /The assistant failed/);
    const { user } = renderSlowly(diagnosticsEntry());
    expect(await screen.findByRole("textbox", general)).toBeVisible();
    await settled();
    bringBack();
    reload(paths.diagnostics);
    await screen.findByText(/^This is about your/);
    expect(screen.queryByRole("textbox", general)).toBeNull();
    await answer(user, "Yes");
    await settled();
    reload(paths.diagnostics);
    expect((await answers())[0]).toBe("Yes");
  });

  it("what was answered to general questions, also once better ones are asked", async () => {
    const { bringBack } = loseCode("~/services/assistant/handbook-adapter");
    expectConsole("error", /The assistant failed/);
    const { user } = renderSlowly(diagnosticsEntry());
    await screen.findByRole("textbox", { name: "How long have you had this item?" });
    await answer(user, "since my wedding");
    await settled();
    bringBack();
    const again = reload(paths.diagnostics);
    expect((await answers())[0]).toBe("since my wedding");
    await again.user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText(/^This is about your/);
    expect(await answers()).toEqual(["", "", ""]);
    const kept = "What you said before still counts: “since my wedding”";
    expect(screen.getByText(kept)).toBeVisible();
    await settled();
    reload(paths.diagnostics);
    expect(await screen.findByText(kept)).toBeVisible();
  });

  it.each([
    ["root cause", answeredEntry(), "Generate Root Cause", paths.diagnostics],
    ["guide", rootCauseEntry(), "Generate Repair Guide", paths.rootCause],
  ])("a %s that broke off, to be taken or gone on with", async (_what, entry, name, path) => {
    connectProvider();
    chooseScenario("ai-cut-off");
    const { user } = renderSlowly(entry);
    await user.click(await screen.findByRole("button", { name }));
    await screen.findByText(/^This may be incomplete\./);
    await settled();
    const again = reload(path, entry.state);
    expect(await screen.findByText("Stopped. This much had come.")).toBeVisible();
    await again.user.click(screen.getByRole("button", { name: "Use it as it is" }));
    expect(await screen.findByText(/^This may be incomplete: it was taken/)).toBeVisible();
  });

  it("the picture that the guide's writer gave each step", async () => {
    const whole = readGuide("## Steps\n\n1. **Take the lid off.** Turn it.");
    const [step] = whole.steps;
    if (!step) throw new Error("There is one step");
    renderSlowly(guideEntry(packGuide({ ...whole, steps: [{ ...step, picture: "sew" }] })));
    await waitFor(async () => expect(await drawn()).not.toBe(""));
    const before = await drawn();
    await settled();

    reload(paths.repairGuide);
    await waitFor(async () => expect(await drawn()).toBe(before));
  });

  it("the ticks of the guide and its chat", async () => {
    const { user } = renderSlowly(guideEntry());
    await user.click(await screen.findByRole("checkbox", { name: /^Step 2/ }));
    await openChat(user);
    await ask(user, "Which step comes first?");
    await waitFor(() => expect(said()).toHaveLength(3));
    const before = said();
    await settled();

    reload(paths.repairGuide);
    expect(await screen.findByRole("checkbox", { name: /^Step 2/ })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: /^Step 1/ })).not.toBeChecked();
    await act(async () => screen.getByRole("button", { name: "Ask about repair steps" }).click());
    expect(said()).toEqual(before);
  });

  it("the words in the chat that were not sent, whatever is ticked meanwhile", async () => {
    const { user } = renderSlowly(guideEntry());
    await openChat(user);
    await user.click(field());
    await user.paste("Which screw is it?");
    await settled();
    await user.click(await screen.findByRole("checkbox", { name: /^Step 2/ }));
    fireEvent(window, new Event("beforeunload"));

    reload(paths.repairGuide);
    expect(await screen.findByRole("checkbox", { name: /^Step 2/ })).toBeChecked();
    await act(async () => screen.getByRole("button", { name: "Ask about repair steps" }).click());
    expect(field()).toHaveValue("Which screw is it?");
  });

  it.each([
    ["the page is left", () => fireEvent(window, new Event("beforeunload"))],
    ["the page is hidden", () => fireEvent(document, new Event("visibilitychange"))],
  ])("the last words, though they had not settled when %s", async (_name, leave) => {
    const { user } = renderSlowly(paths.repairRequest);
    await fillIn(user, "My old kettle", "It leaks");
    leave();
    reload(paths.repairRequest);
    expect(await description()).toHaveValue("My old kettle");
    expect(await issue()).toHaveValue("It leaks");
  });
});

describe("where the browser refuses to carry a recording that large", () => {
  const told = "This browser cannot carry a recording that large. The rest goes on without it.";

  beforeEach(() => {
    const replace = window.history.replaceState.bind(window.history);
    vi.spyOn(window.history, "replaceState").mockImplementation((data, ...rest) => {
      if (data?.usr?.audioFile) throw new DOMException("Too large", "DataCloneError");
      replace(data, ...rest);
    });
  });

  it("the texts and the photo go on without it", async () => {
    const { user, router } = renderSlowly(
      requestEntry({ imageFile: kettlePhoto, audioFile: kettleSound }),
    );
    await description();
    await user.click(submitButton());
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await screen.findByRole("heading", { name: "Diagnostic Questions" });
    expect(router.state.location.state).toMatchObject({
      itemDescription: "My Bosch kettle, bought in 2019",
      imageFile: kettlePhoto,
      audioFile: null,
    });
  });

  it("the person is told, once and not at every word", async () => {
    const { user } = renderSlowly(requestEntry({ audioFile: kettleSound }));
    await enter(user, await description(), " It hisses.");
    await settled();
    await enter(user, await description(), " Loudly.");
    await settled();
    // Finds one, or fails.
    expect(await findToast(told)).toBeVisible();
  });
});

describe("where the browser refuses to carry anything at all", () => {
  const again = "Please try again.";
  const also = { thing: null, words: "the lid does not close" };
  it.each([
    ["Generate Root Cause", answeredEntry(), `Failed to generate root cause analysis. ${again}`],
    ["Generate Repair Guide", rootCauseEntry(), `Failed to generate repair guide. ${again}`],
    ["Take this next", rootCauseEntry({ understood: { ...understood, also } }), notTakenAlong],
    ["Start at the bench", guideEntry(), notTakenAlong],
    ["Hand-off sheet", guideEntry(), notTakenAlong],
  ])("%s says that it failed and stays where everything is", async (name, entry, words) => {
    const { user, router } = renderScreen(entry);
    const button = await screen.findByRole("button", { name });
    vi.spyOn(window.history, "replaceState").mockImplementation(() => {
      throw new DOMException("Too many calls", "SecurityError");
    });
    await user.click(button);
    expect(await findToast(words)).toBeVisible();
    expect(router.state.location.pathname).toBe(entry.pathname);
    expect(screen.getByRole("button", { name })).toBeEnabled();
  });
});
