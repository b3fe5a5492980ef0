import Alert from "@mui/material/Alert";
import Container from "@mui/material/Container";
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { LandingPage } from "~/features/landing/LandingPage";
import { paths } from "~/shared/paths";
import { theme } from "~/shared/theme/theme";
import { Footer } from "./Footer";

/** The landing page as a whole HTML document, for a browser that runs no script. Made by the build. */
export function landingDocument(): string {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <ThemeProvider theme={theme}>
          <CssBaseline enableColorScheme />
          <StaticRouter location={paths.home}>
            <main>
              <Container sx={{ pt: 3 }}>
                <Alert severity="info" role="note">
                  To guide you through a repair, Mendwise needs JavaScript. Switch it on, then{" "}
                  <a href={paths.home}>open Mendwise again</a>.
                </Alert>
              </Container>
              <LandingPage />
            </main>
            <Footer />
          </StaticRouter>
        </ThemeProvider>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
