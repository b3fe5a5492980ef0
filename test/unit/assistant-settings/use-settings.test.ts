import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { forgetSettings, useCurrentSettings } from "~/services/assistant/assistant-settings";

function Screen() {
  const { source, model, baseUrl } = useCurrentSettings();
  return `${source}: ${model} at ${baseUrl}`;
}

it("a screen is drawn with the settings that hold now", () => {
  forgetSettings();
  vi.stubEnv("VITE_AI_BASE_URL", "https://ai.test/v1");
  vi.stubEnv("VITE_AI_MODEL", "small");
  expect(renderToStaticMarkup(createElement(Screen))).toBe("provider: small at https://ai.test/v1");
});
