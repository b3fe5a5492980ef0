import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { GuideState } from "~/features/repair/flow";
import { paths } from "~/shared/paths";
import { guideEntry, understood } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";

async function openFold(state: Partial<GuideState>) {
  const app = renderScreen(guideEntry(state));
  await app.user.click(await screen.findByRole("button", { name: "Is it worth it?" }));
  await screen.findByText(/Check the warranty and recalls first/);
  return app;
}

it("says what became of such things, and what a repair avoids if it works", async () => {
  await openFold({ understood });
  const cafes = screen.getByText(/people brought/).closest("p");
  expect(cafes).toHaveTextContent(
    "2,661 things listed as “Kettle”: 43% were fixed, 8% could still be repaired, 40% were beyond repair, 9% are unknown.",
  );
  expect(screen.getByText(/If it works, the repair avoids/)).toHaveTextContent("5 to 22 kg CO₂e");
  expect(screen.getByText("Source: The Restart Project; ADEME, Impact CO2")).toBeVisible();
  expect(screen.getByText(/Open Repair Data/)).toBeVisible();
});

it("says what a repair avoided only where it has worked", async () => {
  await openFold({ understood, outcome: "worked" });
  const fold = within(screen.getByRole("region", { name: "Is it worth it?" }));
  expect(fold.getByText(/Your repair avoided/)).toBeVisible();
});

it("leaves out what the tables do not have", async () => {
  await openFold({});
  expect(screen.queryByText(/people brought|CO₂e/)).toBeNull();
});

it.each([
  ["40", "10", "The parts cost 25% of a new one."],
  ["40", "12,50", "The parts cost 31% of a new one."],
  ["£1,200", "40", "The parts cost 3% of a new one."],
  ["40", "40", "The parts cost as much as a new one, or more."],
  ["40", "0", "The parts cost 0% of a new one."],
  ["0", "0", "The parts cost as much as a new one, or more."],
  ["0", "10", "The parts cost as much as a new one, or more."],
])("compares the prices %s and %s", async (whole, parts, verdict) => {
  const { user } = await openFold({ understood });
  await user.type(screen.getByRole("textbox", { name: "Price of a new one" }), whole);
  await user.type(screen.getByRole("textbox", { name: "Price of the parts" }), parts);
  expect(screen.getByText(verdict)).toBeVisible();
});

it("has the prices still after a reload, and stands open with them", async () => {
  const { user } = await openFold({ understood });
  await user.type(screen.getByRole("textbox", { name: "Price of a new one" }), "40");
  fireEvent(window, new Event("beforeunload"));
  cleanup();
  renderScreen({ pathname: paths.repairGuide, state: window.history.state?.usr });
  expect(await screen.findByRole("textbox", { name: "Price of a new one" })).toHaveValue("40");
});

it("says of what is no price how one is written", async () => {
  const { user } = await openFold({ understood });
  const price = screen.getByRole("textbox", { name: "Price of the parts" });
  await user.type(price, "cheap");
  expect(price).toBeInvalid();
  expect(price).toHaveAccessibleDescription("One number, such as 40 or 1,250.50");
});

it("is not asked on a stop", async () => {
  renderScreen(guideEntry({ itemDescription: "Old microwave oven" }));
  await screen.findByRole("region", { name: "Feedback" });
  expect(screen.queryByRole("button", { name: "Is it worth it?" })).toBeNull();
});
