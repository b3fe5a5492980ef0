import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useSessionStore } from "~/services/accounts/session-store";
import { paths } from "~/shared/paths";
import {
  answered,
  answeredEntry,
  guideEntry,
  kettlePhoto,
  requestEntry,
  rootCauseEntry,
} from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";
import { answers } from "./answer-form";

describe("somebody who is not signed in", () => {
  it.each([requestEntry(), answeredEntry(), rootCauseEntry(), guideEntry()])(
    "is sent from $pathname to sign in, which takes this entry's place",
    async (entry) => {
      const { router } = renderScreen([paths.home, entry], { isSignedIn: false });
      expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
      expect(router.state.location.pathname).toBe(paths.signIn);
      await act(() => router.navigate(-1));
      expect(router.state.location.pathname).toBe(paths.home);
    },
  );

  it("comes back to the page asked for after signing in, with all that it was handed", async () => {
    const entry = answeredEntry({ imageFile: kettlePhoto });
    const { user, router } = renderScreen([paths.home, entry], { isSignedIn: false });
    await user.click(await screen.findByRole("button", { name: "Use the demo account" }));
    expect(await answers()).toEqual(answered.map(({ answer }) => answer));
    expect(router.state.location.pathname).toBe(paths.diagnostics);
    expect(router.state.location.state).toEqual(entry.state);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe(paths.home);
  });

  it("keeps the category that was picked on the landing page", async () => {
    const { user } = renderScreen(`${paths.repairRequest}?category=bicycles`, {
      isSignedIn: false,
    });
    await user.click(await screen.findByRole("button", { name: "Use the demo account" }));
    expect(await screen.findByRole("textbox", { name: "Item Description" })).toHaveAttribute(
      "placeholder",
      expect.stringMatching(/bicycle/i),
    );
  });
});

it("shows that it is loading while nobody knows who is signed in", async () => {
  renderScreen(guideEntry());
  await screen.findByRole("heading", { name: "Step-by-Step Repair Guide", level: 1 });
  act(() => {
    useSessionStore.setState({ isLoading: true });
  });
  expect(screen.getByText("Loading...")).toBeVisible();
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
});
