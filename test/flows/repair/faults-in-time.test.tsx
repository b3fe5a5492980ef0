import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { server } from "../../../mocks/node";
import { handbookAssistant } from "~/services/assistant/handbook-adapter";
import { expectConsole } from "../../support/console-guard";
import { answered, answeredEntry } from "../../support/repair-entries";
import { renderScreen, toasts } from "../../support/render-app";
import { answers, generateButton } from "./answer-form";
import { ask, field, greeting, question, renderChat, reply, said, sendButton } from "./chat-widget";
import { hold } from "./hold";
import { connectProvider, watchProvider, writeInTwoParts } from "./provider";

const given = answered.map((entry) => entry.answer);
const generate = () => screen.findByRole("button", { name: "Generate Root Cause" });

beforeEach(connectProvider);

describe("a question is sent once", () => {
  it.each([
    ["by a double click", (user: User) => user.dblClick(sendButton())],
    [
      "by Enter and a click",
      async (user: User) => {
        await user.keyboard("{Enter}");
        await user.click(sendButton());
      },
    ],
  ])("%s", async (_how, send) => {
    const requests = watchProvider();
    const { user } = await renderChat();
    await user.click(field());
    await user.paste(question);
    await send(user);
    await waitFor(() => expect(said()).toEqual([greeting, question, reply]));
    expect(requests).toHaveLength(1);
  });
});

type User = Awaited<ReturnType<typeof renderChat>>["user"];

it("a slow answer that was stopped does not come after the next one", async () => {
  const { ended, end } = hold();
  const slow = http.post("*/chat/completions", () => ended, { once: true });
  server.use(slow);
  const { user } = await renderChat();
  await ask(user, "Which fuse?");
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  await ask(user, question);
  const whole = [greeting, "Which fuse?", question, reply];
  await waitFor(() => expect(said()).toEqual(whole));

  end();
  await ask(user, question);
  await waitFor(() => expect(said()).toEqual([...whole, question, reply]));
});

it("without a connection the server is asked once, and again when it has returned", async () => {
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expectConsole("error", /assistant failed/);
  let tries = 0;
  const unreachable = http.post("*/chat/completions", () => {
    tries += 1;
    return isOnline() ? undefined : HttpResponse.error();
  });
  server.use(unreachable);
  const { user } = renderScreen(answeredEntry());
  await user.click(await generate());
  expect(await screen.findByText(/could not be reached.*you are online/)).toBeVisible();
  expect(tries).toBe(1);
  expect(await answers()).toEqual(given);

  isOnline.mockReturnValue(true);
  await user.click(generateButton());
  expect(await screen.findByRole("region", { name: "Root Cause Analysis" })).toBeVisible();
});

/** Leaves the questions while the root cause is awaited; tells of each move from then on. */
async function leave({ user, router }: ReturnType<typeof renderScreen>) {
  await user.click(screen.getByRole("button", { name: "Back" }));
  await screen.findByRole("heading", { name: "Submit a Repair Request" });
  const entry: unknown = window.history.state;
  const moves = vi.fn<() => void>();
  onTestFinished(router.subscribe(moves));
  return async () => {
    expect(await toasts()).toEqual([]);
    expect(moves).not.toHaveBeenCalled();
    expect(window.history.state).toEqual(entry);
  };
}

describe("after its screen was left, an answer changes nothing", () => {
  it("whose connection is closed: the server writes its end to nobody", async () => {
    const { letGo, written } = writeInTwoParts("The **thermal fuse**", " has blown.");
    const requests = watchProvider();
    const app = renderScreen(answeredEntry());
    await app.user.click(await generate());
    await screen.findByText("thermal fuse");
    const expectNothingChanged = await leave(app);
    expect(requests[0]?.signal.aborted).toBe(true);
    letGo();
    await act(() => written);
    await expectNothingChanged();
  });

  it("that could not be called off and comes late", async () => {
    vi.stubEnv("VITE_AI_SOURCE", "handbook");
    const { ended, end } = hold();
    const rootCause = vi.spyOn(handbookAssistant, "rootCause");
    rootCause.mockImplementation(() => ended.then(() => "The thermal fuse has blown."));
    const app = renderScreen(answeredEntry());
    await app.user.click(await generate());
    await waitFor(() => expect(rootCause).toHaveBeenCalled());
    const expectNothingChanged = await leave(app);
    end();
    await act(() => ended);
    await expectNothingChanged();
  });
});
