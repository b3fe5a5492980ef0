import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { AppRouter } from "~/app/AppRouter";
import { prefetchScreen } from "~/app/screens";
import { paths } from "~/shared/paths";

const NeverThere = lazy(() => new Promise<never>(() => {}));

function Place() {
  const { pathname, hash } = useLocation();
  return pathname === paths.home && !hash ? <p>The screen before</p> : <NeverThere />;
}

function renderPlace(to: string) {
  render(
    <AppRouter>
      <Suspense fallback={<p>The next screen</p>}>
        <Place />
      </Suspense>
      <Link to={to}>Go on</Link>
    </AppRouter>,
  );
}

describe("A move to a screen that is here already", () => {
  beforeEach(() => window.history.replaceState(null, "", paths.home));

  it("leaves the screen before at once, and Back brings it back", async () => {
    await prefetchScreen(paths.terms);
    renderPlace(paths.terms);
    expect(screen.getByText("The screen before")).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "Go on" }));
    expect(window.location.pathname).toBe(paths.terms);
    expect(screen.getByText("The next screen")).toBeVisible();
    expect(screen.getByText("The screen before")).not.toBeVisible();
    await act(async () => {
      const back = new Promise((resolve) =>
        window.addEventListener("popstate", resolve, { once: true }),
      );
      window.history.back();
      await back;
    });
    expect(screen.getByText("The screen before")).toBeVisible();
  });

  it("leaves the screen before up where only a part of it is still to come", async () => {
    await prefetchScreen(paths.home);
    renderPlace(`${paths.home}#part`);
    await userEvent.click(screen.getByRole("link", { name: "Go on" }));
    expect(window.location.hash).toBe("#part");
    expect(screen.getByText("The screen before")).toBeVisible();
    expect(screen.queryByText("The next screen")).toBeNull();
  });
});
