import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { repairCategories } from "../../../src/shared/repair-categories";
import { renderApp } from "../../support/render-app";

const openLanding = () => renderApp("/", { isSignedIn: false });

describe("the landing page", () => {
  it("says what it is in its hero, with two ways on", async () => {
    openLanding();
    expect(
      await screen.findByRole("heading", {
        level: 1,
        name: "Fix Don't Replace: Smart Repair Partner",
      }),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Start Repairing Now" })).toHaveAttribute(
      "href",
      "/repair-request",
    );
    expect(screen.getByRole("link", { name: "View Repair Categories" })).toHaveAttribute(
      "href",
      "/#categories",
    );
  });

  it.each(repairCategories)("leads from $name to a request with its example", async (category) => {
    const { user } = renderApp("/");
    const grid = await screen.findByRole("region", { name: "What is on your bench today?" });
    await user.click(within(grid).getByRole("link", { name: new RegExp(`^${category.name}`) }));
    expect(await screen.findByPlaceholderText(category.exampleItem)).toBeVisible();
    expect(screen.getByPlaceholderText(category.exampleIssue)).toBeVisible();
  });

  it("names what electronics are", async () => {
    openLanding();
    expect(await screen.findByText("Phones, tablets, laptops")).toBeVisible();
  });

  it("shows the four steps in their order", async () => {
    openLanding();
    const section = await screen.findByRole("region", { name: "How it works" });
    const steps = within(section).getAllByRole("heading", { level: 3 });
    expect(steps.map((step) => step.textContent)).toEqual([
      "1Describe the problem",
      "2Get a diagnosis",
      "3Follow repair steps with images",
      "4Fix and celebrate",
    ]);
  });

  it.each([
    "Save money",
    "Reduce electronic waste",
    "Learn repair skills",
    "Extend the life of your items",
    "Build a sustainable future",
  ])("gives the reason: %s", async (benefit) => {
    openLanding();
    const section = await screen.findByRole("region", { name: "Why repair?" });
    expect(within(section).getByText(benefit)).toBeVisible();
  });

  it("says what Mendwise is about", async () => {
    openLanding();
    const section = await screen.findByRole("region", { name: "About Mendwise" });
    expect(section).toHaveTextContent("repair things instead of throwing them away");
    expect(section).toHaveTextContent("guides you step by step");
  });
});
