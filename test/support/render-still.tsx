import { ThemeProvider } from "@mui/material/styles";
import { render } from "@testing-library/react";
import userEvent, { type Options, PointerEventsCheckLevel } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { makeTheme } from "~/shared/theme/theme";

/** Without motion: it ends by timers of their own, in the middle of whatever a test does then. */
const theme = makeTheme();

const stillTheme = {
  ...theme,
  motion: { ...theme.motion, reducedMotion: "always" as const },
};

/** Renders in the app's theme, but with nothing that moves. */
export function renderStill(content: ReactNode) {
  return render(
    <ThemeProvider theme={stillTheme} noSsr>
      {content}
    </ThemeProvider>,
  );
}

/** What takes pointer events away is a style, and those are kept out of the page. */
export const setUpUser = (options?: Options) =>
  userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, ...options });
