import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { guideEntry } from "../../support/repair-entries";
import { ask, greeting, openChat, opener, question, renderChat, reply, said } from "./chat-widget";
import { connectProvider, holdAnswers } from "./provider";

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
