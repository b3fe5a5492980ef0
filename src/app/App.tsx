import CssBaseline from "@mui/material/CssBaseline";
import { type Theme, ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useRoutes } from "react-router-dom";
import { reportError } from "~/services/errors/report-error";
import { ErrorFallback } from "./ErrorFallback";
import { routes } from "./routes";
import { StartUp } from "./StartUp";
import { StartsAsFrame } from "./starts-as-frame";

type AppProps = {
  theme: Theme;
  /** Settles when start-up initialisation is complete, where it is not yet. */
  ready?: Promise<void>;
  /** True where the page as it was built holds the frame alone. */
  startsAsFrame: boolean;
  /** Puts a router around the screens: the browser's, or one for the page that is being built. */
  route: (screens: ReactNode) => ReactNode;
};

export function App({ theme, ready, startsAsFrame, route }: AppProps) {
  const screens = route(<Screens />);
  return (
    <ThemeProvider theme={theme} modeStorageKey="mw-mode" noSsr>
      <CssBaseline enableColorScheme />
      <ErrorBoundary FallbackComponent={ErrorFallback} onError={reportError}>
        <StartsAsFrame value={startsAsFrame}>
          {ready ? <StartUp ready={ready}>{screens}</StartUp> : screens}
        </StartsAsFrame>
      </ErrorBoundary>
    </ThemeProvider>
  );
}

const Screens = () => useRoutes(routes);
