import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { chooseScenario } from "../../../mocks/scenarios";
import { expectConsole } from "../../support/console-guard";
import { answered, guideEntry, kettleGuide } from "../../support/repair-entries";
import { renderApp, toasts } from "../../support/render-app";
import { ask, field, greeting, openChat, opener, said, sendButton, typing } from "./chat-widget";
import { connectProvider, holdAnswers, watchProvider } from "./provider";

const failure = "Sorry, I couldn't process your request. Please try again.";
const question = "Which step comes first?";
const reply = expect.stringContaining("go back to step 3 under Steps");

async function renderChat(entry = guideEntry()) {
  const app = renderApp(entry);
  await openChat(app.user);
  return app;
}

it("answers from the handbook without any set-up", async () => {
  const { user } = await renderChat();
  await ask(user, question);
  await waitFor(() => expect(said()).toHaveLength(3));
  expect(said()).toEqual([greeting, question, expect.stringMatching(/\w{3}/)]);
  expect(said()).not.toContain(failure);
});

describe("sending a question", () => {
  beforeEach(connectProvider);

  it("by Enter shows it, and the reply under it", async () => {
    const { user } = await renderChat();
    await ask(user, question);
    await waitFor(() => expect(said()).toEqual([greeting, question, reply]));
    expect(field()).toHaveValue("");
    expect(await toasts()).toEqual([]);
  });

  it("by its button does the same", async () => {
    const { user } = await renderChat();
    await user.click(field());
    await user.paste(question);
    await user.click(sendButton());
    await waitFor(() => expect(said()).toEqual([greeting, question, reply]));
  });

  it("does not happen by Shift+Enter, which begins a new line", async () => {
    const requests = watchProvider();
    const { user } = await renderChat();
    await user.type(field(), "One{Shift>}{Enter}{/Shift}two");
    expect(field()).toHaveValue("One\ntwo");
    expect(said()).toEqual([greeting]);
    expect(requests).toEqual([]);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(said()).toEqual([greeting, "One\ntwo", reply]));
  });

  it("does not happen by an Enter that picks a word of an input method", async () => {
    const { user } = await renderChat();
    await user.click(field());
    await user.paste("ヒューズ");
    fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
    expect(field()).toHaveValue("ヒューズ");
    expect(said()).toEqual([greeting]);
  });

  it.each(["", "   ", "\n\n"])("does not happen with blanks: %j", async (blanks) => {
    const requests = watchProvider();
    const { user } = await renderChat();
    if (blanks) await ask(user, blanks);
    await user.click(sendButton());
    expect(said()).toEqual([greeting]);
    expect(typing()).toBeNull();
    expect(requests).toEqual([]);
  });

  it("shows that a reply is being written, and cannot be done again meanwhile", async () => {
    const { letGo } = holdAnswers();
    const requests = watchProvider();
    const { user } = await renderChat();
    await ask(user, question);
    expect(typing()).toBeInTheDocument();
    expect(sendButton()).toBeDisabled();
    await ask(user, "And then?");
    expect(said()).toEqual([greeting, question]);
    expect(field()).toHaveValue("And then?");

    letGo();
    await waitFor(() => expect(said()).toEqual([greeting, question, reply]));
    expect(typing()).toBeNull();
    expect(sendButton()).toBeEnabled();
    expect(field()).toHaveValue("And then?");
    expect(requests).toHaveLength(1);
  });

  it("is answered on the ground of all that is known, and of the whole chat so far", async () => {
    const requests = watchProvider();
    const { user } = await renderChat();
    await ask(user, question);
    await waitFor(() => expect(said()).toHaveLength(3));
    await ask(user, "And then?");
    await waitFor(() => expect(said()).toHaveLength(5));

    const [system, ...chat] = requests[1]?.messages ?? [];
    expect(system?.role).toBe("system");
    const known = [
      "My Bosch kettle, bought in 2019",
      "It does not heat up any more, the light stays off",
      "The thermal fuse under the base has blown.",
      kettleGuide,
      ...answered.flatMap(({ question, answer }) => [question, answer]),
    ];
    for (const fact of known) expect(system?.content).toContain(fact);
    expect(chat).toEqual([
      { role: "assistant", content: greeting },
      { role: "user", content: question },
      { role: "assistant", content: expect.stringContaining("under **Steps**") },
      { role: "user", content: "And then?" },
    ]);
  });

  it("politely meets a refusal to speak of other things", async () => {
    const { user } = await renderChat();
    await ask(user, "Tell me a joke");
    await waitFor(() =>
      expect(said().at(-1)).toMatch(/I can only help with the repair of your Bosch kettle/),
    );
  });
});

describe("a question that is not answered", () => {
  beforeEach(connectProvider);

  it("is met with the failure message, and a second try works", async () => {
    chooseScenario("ai-key-refused");
    expectConsole("error", /assistant failed/);
    const { user } = await renderChat();
    await ask(user, question);
    await waitFor(() => expect(said()).toEqual([greeting, question, failure]));
    expect(sendButton()).toBeEnabled();
    expect(await toasts()).toEqual([]);

    chooseScenario("all-well");
    await ask(user, question);
    await waitFor(() => expect(said()).toEqual([greeting, question, failure, question, reply]));
  });

  it("is met with the same message when there is no key", async () => {
    vi.stubEnv("VITE_AI_API_KEY", "");
    expectConsole("error", /AI client not initialized/);
    const { user } = await renderChat();
    await ask(user, question);
    await waitFor(() => expect(said()).toEqual([greeting, question, failure]));
  });

  it("keeps what had been written of a reply that broke off", async () => {
    chooseScenario("ai-cut-off");
    expectConsole("error", /assistant failed/);
    const { user } = await renderChat();
    await ask(user, question);
    await waitFor(() => expect(said().at(-1)).toContain(failure));
    expect(said().join(" ")).toContain("For your Bosch kettle: go back to step 3");
  });

  it("can be stopped, which leaves the way free for the next one", async () => {
    const { letGo } = holdAnswers();
    const requests = watchProvider();
    const { user } = await renderChat();
    await ask(user, question);
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(typing()).toBeNull();
    expect(said()).toEqual([greeting, question]);
    await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));

    letGo();
    await ask(user, "And then?");
    await waitFor(() => expect(said()).toEqual([greeting, question, "And then?", reply]));
  });

  it("ends without a word when the guide is left", async () => {
    holdAnswers();
    const requests = watchProvider();
    const { user } = await renderChat();
    await ask(user, question);
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(screen.getByRole("link", { name: "Root Cause" }));
    await screen.findByRole("button", { name: "Generate Repair Guide" });
    await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
    expect(await toasts()).toEqual([]);
  });
});

describe("what was said", () => {
  it("is still there when the chat is closed and opened again", async () => {
    const { user } = await renderChat();
    await ask(user, question);
    await waitFor(() => expect(said()).toHaveLength(3));
    const before = said();
    await user.keyboard("{Escape}");
    await user.click(await opener());
    expect(said()).toEqual(before);
  });

  it("is answered though the chat was closed meanwhile", async () => {
    connectProvider();
    const { letGo } = holdAnswers();
    const { user } = await renderChat();
    await ask(user, question);
    await user.keyboard("{Escape}");
    letGo();
    await openChat(user);
    await waitFor(() => expect(said()).toEqual([greeting, question, reply]));
  });

  it("is there when the guide's entry brought it along", async () => {
    const chat = [
      { text: question, isUser: true },
      { text: "Step **1**.", isUser: false },
    ];
    await renderChat(guideEntry({ chat }));
    expect(said()).toEqual([greeting, question, "Step 1."]);
  });

  it("is shown as the text that it is, the person's own words too", async () => {
    const chat = [
      { text: "<b>bold</b> **not bold**", isUser: true },
      { text: "<script>alert(1)</script>", isUser: false },
    ];
    await renderChat(guideEntry({ chat }));
    expect(said()).toEqual([greeting, chat[0]?.text, chat[1]?.text]);
  });
});
