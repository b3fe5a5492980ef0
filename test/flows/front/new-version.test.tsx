import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useOfflineStore } from "~/services/offline/offline-store";
import { paths } from "~/shared/paths";
import { renderApp } from "../../support/render-app";

const offer = () => screen.queryByText(/^A new version is ready\./);

beforeEach(() => useOfflineStore.setState(useOfflineStore.getInitialState(), true));

const newVersionComes = () => act(() => useOfflineStore.setState({ hasNewVersion: true }));

describe("a newer build", () => {
  it("is offered and read out, and can be put off", async () => {
    const { user } = renderApp(paths.cookies, { isSignedIn: false });
    await screen.findByRole("heading", { level: 1 });
    expect(offer()).toBeNull();
    newVersionComes();
    expect(offer()).toBeVisible();
    expect(offer()?.closest('[role="status"]')).not.toBeNull();
    await user.click(screen.getByRole("button", { name: "Later" }));
    expect(offer()).toBeNull();
    newVersionComes();
    expect(offer()).toBeVisible();
  });

  it("comes in when it is asked for", async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal("location", { reload });
    const { user } = renderApp(paths.terms, { isSignedIn: false });
    await screen.findByRole("heading", { level: 1 });
    newVersionComes();
    await user.click(screen.getByRole("button", { name: "Update" }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it("is not offered where a password is typed, which no reload may keep", async () => {
    const { router } = renderApp(paths.signIn, { isSignedIn: false });
    await screen.findByRole("heading", { level: 1 });
    newVersionComes();
    expect(offer()).toBeNull();
    await act(() => router.navigate(paths.cookies));
    expect(offer()).toBeVisible();
  });

  it("is offered on the profile, whose fields a reload keeps", async () => {
    renderApp(paths.profile);
    await screen.findByRole("heading", { level: 1 });
    newVersionComes();
    expect(offer()).toBeVisible();
  });
});

describe("the foot of the page", () => {
  it("says quietly when everything works without a network", async () => {
    renderApp(paths.signIn, { isSignedIn: false });
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByText("Ready for offline use")).toBeNull();
    act(() => useOfflineStore.setState({ content: "kept" }));
    expect(screen.getByText("Ready for offline use")).toBeVisible();
  });

  it("offers to keep everything where the person saves data", async () => {
    const cache = { keys: async () => [], put: async () => undefined };
    vi.stubGlobal("caches", { open: async () => cache, keys: async () => [] });
    vi.stubGlobal("fetch", async () => Response.json(["/assets/kettle.js"]));
    const { user } = renderApp(paths.signIn, { isSignedIn: false });
    await screen.findByRole("heading", { level: 1 });
    act(() => useOfflineStore.setState({ content: "on-request" }));
    await user.click(screen.getByRole("button", { name: /^Save for offline use/ }));
    expect(await screen.findByText("Ready for offline use")).toBeVisible();
  });
});
