import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { acceptAll, declineAll, openPreferences } from "~/services/consent/consent";
import { paths } from "~/shared/paths";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { lowWindow, reserveBottomEdge } from "./reserve-bottom-edge";

type CookieBannerProps = {
  /** The cookie was not read yet: the page's head has, and has marked the root if there is none. */
  isUnsure: boolean;
};

/** Asks about cookies beside whatever the person is doing. Not a modal: the app works without an answer. */
export function CookieBanner({ isUnsure }: CookieBannerProps) {
  return (
    <Paper
      component="section"
      aria-label="Cookie consent"
      className="no-print"
      elevation={0}
      ref={reserveBottomEdge}
      sx={isUnsure ? bannerIfAsked : banner}
    >
      <Typography variant="body2" sx={{ fontSize: { xs: "0.875rem", sm: "0.9375rem" } }}>
        <UiIcon name="cookie" /> Mendwise sets one cookie: your answer to this. Anything more, only
        if you allow it.{" "}
        <Link component={RouterLink} to={paths.cookies}>
          Cookie Policy
        </Link>
      </Typography>
      <Box sx={choices}>
        <Button size="small" variant="outlined" onClick={acceptAll}>
          Accept All
        </Button>
        <Button size="small" variant="outlined" onClick={declineAll}>
          Decline All
        </Button>
        <Button size="small" variant="text" aria-haspopup="dialog" onClick={openPreferences}>
          Customize Settings
        </Button>
      </Box>
    </Paper>
  );
}

/*
 * Bottom right on wide screens. On phones it is the last thing in the page's own flow, so the end of
 * the page has room for it, and until one is there it sticks to the bottom edge like a shorter window;
 * what sticks there too moves up by `--mw-bottom-edge`, so no primary action is ever under it. A low
 * window (a phone on its side, a page at 400 %) has no room for it but at the page's end.
 */
const banner = {
  position: { xs: "sticky", sm: "fixed" },
  bottom: { xs: 0, sm: 24 },
  right: { sm: 24 },
  width: { sm: 416 },
  zIndex: "appBar",
  px: { xs: 2, sm: 2.5 },
  py: { xs: 1.5, sm: 2.5 },
  borderRadius: { xs: 0, sm: 2 },
  borderWidth: { xs: "1px 0 0", sm: 1 },
  borderStyle: "solid",
  borderColor: "divider",
  boxShadow: "var(--mw-palette-shadow)",
  [`@media ${lowWindow}`]: { position: "static", width: "auto" },
};

const bannerIfAsked = { ...banner, "html:not([data-consent]) &": { display: "none" } };

/** One row even at 320 px: what gives way is the longest name, which then takes two lines. */
const choices = {
  display: "flex",
  gap: 1,
  mt: { xs: 1, sm: 2 },
  "& .MuiButton-root": {
    flexGrow: 1,
    px: { xs: 0.5, sm: 1.25 },
    fontSize: { xs: "0.875rem", sm: "0.9375rem" },
  },
  "& .MuiButton-outlined": { flexShrink: 0 },
};
