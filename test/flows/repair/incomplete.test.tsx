import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { chooseScenario } from "../../../mocks/scenarios";
import { server } from "../../../mocks/node";
import { expectConsole } from "../../support/console-guard";
import { renderScreen } from "../../support/render-app";
import { answeredEntry, diagnosticsEntry, rootCauseEntry } from "../../support/repair-entries";
import { answerWith, connectProvider, watchProvider } from "./provider";

const button = (name: string) => screen.findByRole("button", { name });
const incomplete = () => screen.findByText(/^This may be incomplete\./);

beforeEach(connectProvider);

const taken = "This may be incomplete: it was taken before its end.";

it("what a model declines in words is told as declined, and is no guide", async () => {
  expectConsole("error", /assistant failed/);
  const refusal = "I'm sorry, but I can't help with repairs of mains appliances.";
  answerWith(refusal);
  const { user } = renderScreen(rootCauseEntry());
  await user.click(await button("Generate Repair Guide"));
  expect(await screen.findByText(/did not want to answer this/)).toBeVisible();
  expect(screen.getByText(refusal)).toBeVisible();
  await user.click(await button("Use the built-in handbook"));
  await screen.findByRole("heading", { level: 1, name: "Step-by-Step Repair Guide" });
});

describe("an answer that nothing says is whole", () => {
  it("goes on from its end when that is wanted", async () => {
    chooseScenario("ai-cut-off");
    const { user } = renderScreen(answeredEntry());
    await user.click(await button("Generate Root Cause"));
    expect(await incomplete()).toBeVisible();

    chooseScenario("all-well");
    const requests = watchProvider();
    await user.click(await button("Continue"));
    const analysis = await screen.findByRole("region", { name: "Root Cause Analysis" });
    expect(analysis).toHaveTextContent(/^The most likely cause/);
    const [, , start, goOn] = requests[0]?.messages ?? [];
    expect(start).toMatchObject({ role: "assistant", content: /^The most likely cause/ });
    expect(goOn?.content).toMatch(/Go on exactly where it stopped/);
  });

  it("is taken as it is when that is enough", async () => {
    chooseScenario("ai-cut-off");
    const { user } = renderScreen(rootCauseEntry());
    await user.click(await button("Generate Repair Guide"));
    await incomplete();
    await user.click(await button("Use it as it is"));
    await screen.findByRole("heading", { level: 1, name: "Step-by-Step Repair Guide" });
    expect(await screen.findAllByText(/^Written by the connected AI/)).not.toHaveLength(0);
    expect(screen.getByText("Screwdriver set")).toBeVisible();
    expect(screen.getByText(taken)).toBeVisible();
  });

  it("says so for as long as it is used, the root cause too", async () => {
    chooseScenario("ai-cut-off");
    const { user } = renderScreen(answeredEntry());
    await user.click(await button("Generate Root Cause"));
    await incomplete();
    await user.click(await button("Use it as it is"));
    await screen.findByRole("region", { name: "Root Cause Analysis" });
    expect(screen.getByText(taken)).toBeVisible();
    chooseScenario("all-well");
    await user.click(await button("Generate Repair Guide"));
    await screen.findByRole("heading", { level: 1, name: "Step-by-Step Repair Guide" });
    expect(screen.queryByText(taken)).toBeNull();
  });

  it("gives way to the handbook's when that is wanted", async () => {
    chooseScenario("ai-cut-off");
    const { user } = renderScreen(rootCauseEntry());
    await user.click(await button("Generate Repair Guide"));
    await incomplete();
    await user.click(await button("Use the built-in handbook"));
    await screen.findByRole("heading", { level: 1, name: "Step-by-Step Repair Guide" });
    expect(await screen.findAllByText("From the built-in repair handbook")).not.toHaveLength(0);
  });

  it("stays when it cannot go on, and says why", async () => {
    chooseScenario("ai-cut-off");
    const { user } = renderScreen(answeredEntry());
    await user.click(await button("Generate Root Cause"));
    await incomplete();
    chooseScenario("ai-no-credit");
    await user.click(await button("Continue"));
    expect(await screen.findByText(/credit is used up/)).toBeVisible();
    expect(screen.getByText(/worn connection inside the Bosch kettle/)).toBeVisible();
    expect(await button("Continue")).toBeEnabled();
  });
});

const busy = () =>
  server.use(
    http.post("*/chat/completions", () =>
      HttpResponse.json(
        { error: { code: "rate_limit_exceeded" } },
        {
          status: 429,
          headers: { "Retry-After": "50" },
        },
      ),
    ),
  );

describe("while the server is to be asked again", () => {
  it.each([
    ["the root cause", answeredEntry(), "Generate Root Cause"],
    ["the guide", rootCauseEntry(), "Generate Repair Guide"],
  ])("that is said, with the time, and can be stopped: %s", async (_what, entry, name) => {
    busy();
    // So that it stands still while the test looks.
    vi.setSystemTime(Date.now());
    const { user } = renderScreen(entry);
    await user.click(await button(name));
    const notice = await screen.findByText(/^The server is busy or does not answer\./);
    expect(notice).toHaveTextContent(/asked again in 50 s\.$/);
    await user.click(await button("Stop"));
    expect(screen.queryByText(/does not answer/)).toBeNull();
    expect(await button(name)).toBeEnabled();
  });

  it("that is said while the questions are chosen, and general ones stand in after a stop", async () => {
    busy();
    const { user } = renderScreen(diagnosticsEntry());
    expect(await screen.findByText(/asked again/)).toBeVisible();
    await user.click(await button("Stop"));
    const form = within(screen.getByRole("main"));
    expect(form.getByRole("textbox", { name: "How long have you had this item?" })).toBeVisible();
  });
});
