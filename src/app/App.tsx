import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { reportError } from "~/services/errors/report-error";
import { theme } from "~/shared/theme/theme";
import { ErrorFallback } from "./ErrorFallback";
import { routes } from "./routes";
import { StartUp } from "./StartUp";

type AppProps = {
  /** Settles when start-up initialisation is complete. */
  ready: Promise<void>;
};

export function App({ ready }: AppProps) {
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <ThemeProvider theme={theme} modeStorageKey="mw-mode" noSsr>
      <CssBaseline enableColorScheme />
      <ErrorBoundary FallbackComponent={ErrorFallback} onError={reportError}>
        <StartUp ready={ready}>
          <RouterProvider router={router} />
        </StartUp>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
