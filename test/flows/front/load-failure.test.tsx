import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorFallback } from "~/app/ErrorFallback";
import { renderStill, setUpUser } from "../../support/render-still";

const lost = new TypeError("Failed to fetch dynamically imported module: /assets/GuidePage.js");
const title = () => screen.getByRole("heading", { level: 1 });
const tryAgain = () => screen.getByRole("button", { name: "Try again" });

const reload = vi.fn<() => void>();
const host = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", host);
  reload.mockClear();
  host.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
});

async function connect(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  await act(async () => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

function renderFailure() {
  renderStill(<ErrorFallback error={lost} resetErrorBoundary={() => {}} />);
  return setUpUser();
}

describe("a screen whose code did not come", () => {
  it("says that the network is gone, and what is kept", async () => {
    await connect(false);
    renderFailure();
    expect(title()).toHaveTextContent("You are offline");
    expect(screen.getByText(/What you typed is kept\./)).toBeVisible();
    expect(screen.queryByText("An error has occurred")).toBeNull();
  });

  it.each(["Failed to fetch", "Load failed", "NetworkError when attempting to fetch resource."])(
    "says so of any request that did not get through: %s",
    async (words) => {
      await connect(false);
      renderStill(<ErrorFallback error={new TypeError(words)} resetErrorBoundary={() => {}} />);
      expect(title()).toHaveTextContent("You are offline");
    },
  );

  it("is loaded again by itself once the network is back", async () => {
    await connect(false);
    renderFailure();
    host.mockResolvedValue(new Response());
    expect(reload).not.toHaveBeenCalled();
    await connect(true);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it("is tried again where the first request after that does not get through", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    await connect(false);
    renderFailure();
    await connect(true);
    expect(await screen.findByText("Still no connection.")).toBeVisible();
    host.mockResolvedValue(new Response());
    expect(reload).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it("stays as it is, and says so, while the host does not answer", async () => {
    const user = renderFailure();
    expect(title()).toHaveTextContent("This screen did not load");
    await user.click(tryAgain());
    expect(await screen.findByText("Still no connection.")).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    host.mockResolvedValue(new Response());
    await user.click(tryAgain());
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it("leaves the way back", async () => {
    const back = vi.spyOn(window.history, "back").mockReturnValue();
    const user = renderFailure();
    await user.click(screen.getByRole("button", { name: "Go back" }));
    expect(back).toHaveBeenCalledOnce();
  });
});
