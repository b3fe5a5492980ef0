import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { server } from "../../../mocks/node";
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

it("what still comes after the screen was left changes nothing", async () => {
  const { letGo } = writeInTwoParts("The **thermal fuse**", " has blown.");
  const { user, router } = renderScreen(answeredEntry());
  await user.click(await generate());
  await screen.findByText("thermal fuse");
  await user.click(screen.getByRole("button", { name: "Back" }));
  await screen.findByRole("heading", { name: "Submit a Repair Request" });
  const { key } = router.state.location;
  letGo();
  expect(await toasts()).toEqual([]);
  expect(router.state.location.key).toBe(key);
});
