import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { paths } from "~/shared/paths";
import { findToast, renderScreen, toasts } from "../../support/render-app";
import { description, enter, fillIn, issue, submitButton } from "./request-form";

describe("a repair request that cannot go on", () => {
  it("without any words says so, and puts the cursor where to begin", async () => {
    const { user, router } = renderScreen(paths.repairRequest);
    await description();
    await user.click(submitButton());

    expect(await findToast("Please fill in all required fields")).toBeVisible();
    expect(await description()).toHaveAccessibleDescription(
      "Description must be at least 10 characters",
    );
    expect(await issue()).toHaveAccessibleDescription(
      "Issue description must be at least 5 characters",
    );
    expect(await description()).toBeInvalid();
    expect(await description()).toHaveFocus();
    expect(router.state.location.pathname).toBe(paths.repairRequest);
    expect(submitButton()).toBeEnabled();
  });

  it.each([
    ["the description", "   ", "It leaks"],
    ["the issue", "My old kettle", "   "],
  ])("with blanks for %s says that something is missing", async (_name, item, trouble) => {
    const { user } = renderScreen(paths.repairRequest);
    await fillIn(user, item, trouble);
    await user.click(submitButton());
    expect(await findToast("Please fill in all required fields")).toBeVisible();
  });

  it("with texts that are too short says so at the fields, and not that they are missing", async () => {
    const { user, router } = renderScreen(paths.repairRequest);
    await fillIn(user, "My kettle", "Leak");
    await user.click(submitButton());

    expect(await screen.findByText("Description must be at least 10 characters")).toBeVisible();
    expect(screen.getByText("Issue description must be at least 5 characters")).toBeVisible();
    expect(screen.queryByText("Minimum 10 characters")).toBeNull();
    expect(await toasts()).toEqual([]);
    expect(router.state.location.pathname).toBe(paths.repairRequest);
  });

  it("with a text that no model would take says so, and keeps it", async () => {
    const { user } = renderScreen(paths.repairRequest);
    const long = "It leaks. ".repeat(801);
    await fillIn(user, "My old kettle", long);
    await user.click(submitButton());
    expect(await screen.findByText("Use at most 8,000 characters")).toBeVisible();
    expect(await issue()).toHaveValue(long);
  });

  it("does not count blanks at the ends as characters", async () => {
    const { user } = renderScreen(paths.repairRequest);
    await fillIn(user, "   kettle   ", "leaks");
    await user.click(submitButton());
    expect(await description()).toBeInvalid();
    expect(await issue()).toBeValid();
  });

  it("keeps what was typed, and takes the complaint back once it is mended", async () => {
    const { user } = renderScreen(paths.repairRequest);
    await fillIn(user, "My kettle", "It leaks");
    await user.click(submitButton());
    expect(await description()).toHaveValue("My kettle");

    await enter(user, await description(), "s");
    expect(await description()).toBeValid();
    expect(await description()).toHaveAccessibleDescription("Minimum 10 characters");
  });
});
