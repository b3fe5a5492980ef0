import { renderHook, act } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import { flow } from "~/features/repair/flow";
import { useRepair } from "~/features/repair/use-repair";
import { requestEntry } from "../../support/repair-entries";

it("is read anew for each entry of the history that the same screen shows", async () => {
  const kettle = requestEntry();
  const lamp = { ...kettle, state: { ...kettle.state, itemDescription: "Desk lamp" } };
  let children: ReactNode;
  const Shown = () => {
    useLocation();
    return children;
  };
  const router = createMemoryRouter([{ path: "*", element: <Shown /> }], {
    initialEntries: [kettle, lamp],
  });
  const { result } = renderHook(() => useRepair(flow.request), {
    wrapper: (props) => {
      children = props.children;
      return <RouterProvider router={router} />;
    },
  });
  expect(result.current).toMatchObject({ itemDescription: "Desk lamp" });
  await act(() => router.navigate(-1));
  expect(result.current).toMatchObject({ itemDescription: kettle.state.itemDescription });
});
