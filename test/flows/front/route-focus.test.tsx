import { act, screen } from "@testing-library/react";
import { lazy } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { PresentScreen } from "~/app/PresentScreen";
import { renderStill } from "../../support/render-still";
import { hold } from "../repair/hold";

function Next() {
  return <h1 tabIndex={-1}>Next</h1>;
}

it("gives the focus to a heading that comes late, where the screen before was still on its way too", async () => {
  const { ended, end } = hold();
  const First = lazy(() => new Promise<{ default: typeof Next }>(() => {}));
  const Late = lazy(() => ended.then(() => ({ default: Next })));
  const screens = [
    { path: "/", element: <First /> },
    { path: "/next", element: <Late /> },
  ];
  const main = (
    <main>
      <PresentScreen />
    </main>
  );
  const router = createMemoryRouter([{ element: main, children: screens }]);
  renderStill(<RouterProvider router={router} />);
  await act(() => router.navigate("/next"));
  expect(screen.queryByRole("heading", { name: "Next" })).toBeNull();

  await act(async () => end());
  expect(await screen.findByRole("heading", { name: "Next" })).toHaveFocus();
});
