import { screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { forgetSettingsAtSignOut } from "~/app/forget-settings-at-sign-out";
import { connectProvider, currentSettings } from "~/services/assistant/assistant-settings";
import { paths } from "~/shared/paths";
import { renderApp } from "../../support/render-app";
import { loseCode } from "../repair/lose-code";

const key = "sk-entered-in-this-tab";

async function logOut() {
  onTestFinished(forgetSettingsAtSignOut());
  connectProvider({ baseUrl: "https://ai.test/v1", model: "small", apiKey: key });
  const { user } = renderApp(paths.home);
  await user.click(await screen.findByRole("button", { name: "Account menu" }));
  await user.click(await screen.findByRole("menuitem", { name: "Log out" }));
}

it("a key goes with whoever logs out", async () => {
  await logOut();
  await waitFor(() => expect(currentSettings().source).toBe("handbook"));
  expect(sessionStorage.getItem("assistant-settings")).not.toContain(key);
});

it("a key goes also where nothing can be fetched any more", async () => {
  const { lost } = loseCode("~/services/assistant/assistant-settings");
  await logOut();
  await waitFor(() => expect(lost).toHaveBeenCalled());
  expect(sessionStorage.getItem("assistant-settings")).toBeNull();
});
