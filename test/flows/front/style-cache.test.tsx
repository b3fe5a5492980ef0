import { CacheProvider } from "@emotion/react";
import styled from "@emotion/styled";
import TextField from "@mui/material/TextField";
import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createStyleCache } from "~/app/style-cache";
import { makeTheme } from "~/shared/theme/theme";

const First = styled.p({ color: "red", "@media print": { color: "black" } });
const Second = styled.p({ color: "green" });
const Later = styled.p({ userSelect: "none" });

/** The rules of each sheet of the app's own, one string for a sheet. */
const sheets = () =>
  Array.from(document.querySelectorAll<HTMLStyleElement>("style[data-emotion=css]"), ({ sheet }) =>
    Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText).join(" "),
  ).filter((rules) => rules.includes("color") || rules.includes("user-select"));

afterEach(() => {
  for (const style of document.querySelectorAll("style[data-emotion]")) style.remove();
});

it("gives what is drawn later a sheet of its own, and what is drawn together one", async () => {
  const cache = createStyleCache();
  // As in the build: Emotion else gives each rule a sheet.
  cache.sheet.isSpeedy = true;
  const { rerender } = render(<First />, {
    wrapper: ({ children }) => <CacheProvider value={cache}>{children}</CacheProvider>,
  });
  await Promise.resolve();
  const before = sheets().length;
  rerender(
    <>
      <First />
      <Second />
      <Later />
    </>,
  );
  expect(sheets()).toHaveLength(before + 1);
  expect(sheets().at(-1)).toContain("green");
  expect(sheets().at(-1)).toContain("user-select: none");
  expect(sheets().at(-1)).not.toContain("red");
});

it("has no keyframes that come and go with a field", () => {
  render(
    <CacheProvider value={createStyleCache()}>
      <ThemeProvider theme={makeTheme()}>
        <TextField label="E-mail" />
      </ThemeProvider>
    </CacheProvider>,
  );
  expect(screen.getByLabelText("E-mail")).toBeVisible();
  const rules = Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules)).flat();
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.map(({ cssText }) => cssText).join(" ")).not.toContain("mui-auto-fill");
});
