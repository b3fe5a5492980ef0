import Alert from "@mui/material/Alert";
import Container from "@mui/material/Container";

/** Said in a browser that runs no script, above the page that it can read all the same. */
export function WithoutScript() {
  return (
    <noscript>
      <Container sx={{ pt: 3 }}>
        <Alert severity="info" role="note">
          To guide you through a repair, Mendwise needs JavaScript. Switch it on, then load this
          page again.
        </Alert>
      </Container>
    </noscript>
  );
}
