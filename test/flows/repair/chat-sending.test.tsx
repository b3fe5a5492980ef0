import { fireEvent, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answered, kettleGuide } from "../../support/repair-entries";
import { toasts } from "../../support/render-app";
import {
  ask,
  field,
  greeting,
  question,
  renderChat,
  reply,
  said,
  sendButton,
  typing,
} from "./chat-widget";
import { connectProvider, holdAnswers, watchProvider } from "./provider";

it("answers from the handbook without any set-up", async () => {
  const { user } = await renderChat();
  await ask(user, question);
  await waitFor(() => expect(said()).toHaveLength(3));
  expect(said()).toEqual([greeting, question, expect.stringContaining("Unplug the kettle")]);
});

it("keeps in the field what is sent before the handbook has answered", async () => {
  await renderChat();
  const next = "And which comes last?";
  for (const words of [question, next]) {
    fireEvent.change(field(), { target: { value: words } });
    fireEvent.keyDown(field(), { key: "Enter" });
  }
  expect(field()).toHaveValue(next);
  await waitFor(() => expect(said()).toHaveLength(3));
  expect(said()[1]).toBe(question);
  fireEvent.keyDown(field(), { key: "Enter" });
  await waitFor(() => expect(said()).toHaveLength(5));
  expect(said()[3]).toBe(next);
  expect(field()).toHaveValue("");
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

  it.each([
    ["most browsers", { isComposing: true }],
    ["Safari", { keyCode: 229 }],
  ])("does not happen by an Enter that picks a word of an input method: %s", async (_, told) => {
    const { user } = await renderChat();
    await user.click(field());
    await user.paste("ヒューズ");
    fireEvent.keyDown(field(), { key: "Escape", ...told });
    fireEvent.keyDown(field(), { key: "Enter", ...told });
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
