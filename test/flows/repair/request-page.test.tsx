import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { stages } from "~/features/repair/flow";
import { paths } from "~/shared/paths";
import { renderScreen } from "../../support/render-app";

describe("the repair request screen", () => {
  it("says what it is for", async () => {
    renderScreen(paths.repairRequest);
    expect(
      await screen.findByRole("heading", { name: "Submit a Repair Request", level: 1 }),
    ).toBeVisible();
    expect(screen.getByText("Get step-by-step guidance on how to repair your item")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Tell us about your item" })).toBeVisible();
    expect(document.title).toBe("Submit a Repair Request · Mendwise");
  });

  it("has a breadcrumb that leads home", async () => {
    const { user, router } = renderScreen(paths.repairRequest);
    await user.click(await screen.findByRole("link", { name: "Back to Home" }));
    expect(router.state.location.pathname).toBe(paths.home);
  });

  it("says what to include", async () => {
    renderScreen(paths.repairRequest);
    const panel = await screen.findByRole("region", { name: "What to Include" });
    expect(
      within(panel)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([
      "Brand and model",
      "Age of the item",
      "When the problem started",
      "Error messages or sounds",
      "What you already tried",
    ]);
  });

  it("says why to repair", async () => {
    renderScreen(paths.repairRequest);
    const panel = await screen.findByRole("region", { name: "Why Repair?" });
    expect(within(panel).getByRole("heading", { name: "Why Repair?" })).toBeVisible();
    expect(within(panel).getAllByRole("listitem").length).toBeGreaterThan(2);
  });

  it("has two text areas with their least lengths, two optional files and a button", async () => {
    renderScreen(paths.repairRequest);
    const description = await screen.findByRole("textbox", { name: "Item Description" });
    expect(description).toHaveAccessibleDescription("Minimum 10 characters");
    expect(description.tagName).toBe("TEXTAREA");
    const issue = screen.getByRole("textbox", { name: "Issue Description" });
    expect(issue).toHaveAccessibleDescription("Minimum 5 characters");
    expect(issue.tagName).toBe("TEXTAREA");
    expect(screen.getByLabelText("Upload image")).toHaveAccessibleDescription(
      "Optional. JPG, PNG or GIF, at most 10MB",
    );
    expect(screen.getByLabelText("Upload audio")).toHaveAccessibleDescription(
      "Optional. MP3, WAV or M4A, at most 10MB",
    );
    expect(screen.getByRole("button", { name: "Continue to Diagnostics" })).toBeEnabled();
  });

  it("shows where one is among the screens of a repair", async () => {
    renderScreen(paths.repairRequest);
    const progress = await screen.findByRole("list", { name: "Progress" });
    const steps = within(progress).getAllByRole("listitem");
    expect(steps).toHaveLength(stages.length);
    expect(steps[0]).toHaveAttribute("aria-current", "step");
    expect(steps[0]).toHaveTextContent("Request");
  });
});
