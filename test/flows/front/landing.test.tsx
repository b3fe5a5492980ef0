import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { repairCategories } from "~/domain/repair-categories";
import { renderApp, renderScreen } from "../../support/render-app";

describe("the landing page", () => {
  it("says what it is in its hero, with two ways on", async () => {
    renderApp("/", { isSignedIn: false });
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

  it("shows the nine categories, each with an address of its own, and goes there", async () => {
    const { user, router } = renderApp("/");
    const grid = within(
      await screen.findByRole("region", { name: "What is on your bench today?" }),
    );
    const links = grid.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/repair-request?category=electronics",
      "/repair-request?category=appliances",
      "/repair-request?category=bicycles",
      "/repair-request?category=clothing",
      "/repair-request?category=furniture",
      "/repair-request?category=audio",
      "/repair-request?category=kitchen",
      "/repair-request?category=tools",
      "/repair-request?category=others",
    ]);
    for (const [index, { name }] of repairCategories.entries())
      expect(links[index]).toHaveTextContent(new RegExp(`^${name}`));
    expect(links[0]).toHaveTextContent("Phones, tablets, laptops");

    await user.click(grid.getByRole("link", { name: /^Bicycles/ }));
    await screen.findByRole("heading", { level: 1, name: "Submit a Repair Request" });
    expect(router.state.location).toMatchObject({ search: "?category=bicycles" });
  });

  it("shows the four steps in their order, why to repair, and what Mendwise is about", async () => {
    renderApp("/", { isSignedIn: false });
    const section = await screen.findByRole("region", { name: "How it works" });
    const steps = within(section).getAllByRole("heading", { level: 3 });
    expect(steps.map((step) => step.textContent)).toEqual([
      "1Describe the problem",
      "2Get a diagnosis",
      "3Follow repair steps with images",
      "4Fix and celebrate",
    ]);

    const reasons = within(screen.getByRole("region", { name: "Why repair?" }));
    for (const reason of [
      "Save money",
      "Reduce electronic waste",
      "Learn repair skills",
      "Extend the life of your items",
      "Build a sustainable future",
    ])
      expect(reasons.getByText(reason)).toBeVisible();

    const about = screen.getByRole("region", { name: "About Mendwise" });
    expect(about).toHaveTextContent("repair things instead of throwing them away");
    expect(about).toHaveTextContent("guides you step by step");
  });
});

it.each(repairCategories)("a request for $id begins with its example", async (category) => {
  renderScreen(`/repair-request?category=${category.id}`);
  expect(await screen.findByPlaceholderText(category.exampleItem)).toBeVisible();
  expect(screen.getByPlaceholderText(category.exampleIssue)).toBeVisible();
});
