import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { showScenarioPanel } from "../../../mocks/scenario-panel";
import { chooseScenario, currentScenario } from "../../../mocks/scenarios";
import { email, send } from "./mocked-email";

it.each([
  ["legal-missing", 404, ""],
  ["legal-without-body", 200, expect.stringMatching(/^<!doctype html>(?!.*data-custom-class)/)],
] as const)("the legal pages fail in the scenario %s", async (scenario, status, html) => {
  chooseScenario(scenario);
  const response = await fetch("/terms-of-service.html");
  expect(response.status).toBe(status);
  expect(await response.text()).toEqual(html);
});

describe("the scenario panel", () => {
  beforeEach(() => {
    showScenarioPanel(document.body);
    return () => screen.getByRole("complementary", { name: "Mocked services" }).remove();
  });

  it("opens, picks a scenario and shows the choice when it is closed", async () => {
    const user = userEvent.setup();
    await user.click(screen.getByText("Mocked services: All well"));
    await user.selectOptions(screen.getByLabelText("Scenario"), "AI busy (429)");
    expect(currentScenario()).toBe("ai-busy");
    expect(screen.getByText("Mocked services: AI busy (429)")).toBeVisible();
  });

  it("shows the code of the last e-mail, which no mailbox will show", async () => {
    await send(email);
    expect(screen.getByText("E-mail to ana@example.com, code 123456")).toBeVisible();
  });

  it("stays off a printed page", () => {
    const panel = screen.getByRole("complementary", { name: "Mocked services" });
    window.dispatchEvent(new Event("beforeprint"));
    expect(panel).not.toBeVisible();
    window.dispatchEvent(new Event("afterprint"));
    expect(panel).toBeVisible();
  });
});
