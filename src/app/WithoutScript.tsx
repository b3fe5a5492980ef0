import Box from "@mui/material/Box";
import Container from "@mui/material/Container";

/** Said in a browser that runs no script, above the page that it can read all the same. */
export function WithoutScript() {
  return (
    <noscript>
      <Container sx={{ pt: 3 }}>
        <Box role="note" sx={note}>
          To guide you through a repair, Mendwise needs JavaScript. Switch it on, then load this
          page again.
        </Box>
      </Container>
    </noscript>
  );
}

const note = { p: 2, borderRadius: 2, bgcolor: "info.soft", color: "info.onSoft" };
