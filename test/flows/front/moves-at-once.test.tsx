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
  const { pathname } = useLocation();
  return pathname === paths.home ? <p>The screen before</p> : <NeverThere />;
}

describe("A move to a screen that is here already", () => {
  beforeEach(() => window.history.replaceState(null, "", paths.home));

  it("leaves the screen before at once, and Back brings it back", async () => {
    await prefetchScreen(paths.terms);
    render(
      <AppRouter>
        <Suspense fallback={<p>The next screen</p>}>
          <Place />
        </Suspense>
        <Link to={paths.terms}>Terms of Service</Link>
      </AppRouter>,
    );
    expect(screen.getByText("The screen before")).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "Terms of Service" }));
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
});
