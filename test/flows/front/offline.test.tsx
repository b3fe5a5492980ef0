import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { paths } from "~/shared/paths";
import { renderApp } from "../../support/render-app";

const notice = () => screen.queryByText(/^You are offline\./);

function connect(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

it("says that the connection is gone, and takes it back when it has returned", async () => {
  renderApp(paths.signIn, { isSignedIn: false });
  await screen.findByRole("heading", { level: 1 });
  expect(notice()).toBeNull();
  connect(false);
  expect(notice()).toBeVisible();
  expect(notice()?.closest('[role="status"]')).not.toBeNull();
  connect(true);
  expect(notice()).toBeNull();
});
