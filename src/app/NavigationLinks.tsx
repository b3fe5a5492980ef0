import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { Link } from "react-router-dom";
import { paths } from "~/shared/paths";

const anchors = [
  { label: "Home", to: paths.home },
  { label: "Categories", to: `${paths.home}#categories` },
  { label: "How It Works", to: `${paths.home}#how-it-works` },
  { label: "About", to: `${paths.home}#about` },
];

type Follow = { onFollow?: () => void };

/** The anchors of the landing page, from wherever one is. */
export function NavigationLinks({ onFollow }: Follow) {
  return anchors.map(({ label, to }) => (
    <Button
      key={label}
      component={Link}
      to={to}
      variant="text"
      onClick={onFollow}
      sx={{
        color: "text.primary",
        justifyContent: "flex-start",
        fontWeight: 500,
        whiteSpace: "nowrap",
        "&.MuiButton-text": { px: { md: 1, lg: 1.5 } },
      }}
    >
      {label}
    </Button>
  ));
}

export function SignedOutLinks({ onFollow, sx }: Follow & { sx: object }) {
  return (
    <Stack direction="row" sx={{ gap: 1, whiteSpace: "nowrap", ...sx }}>
      <Button
        component={Link}
        to={paths.signIn}
        variant="text"
        onClick={onFollow}
        sx={{ color: "text.primary", justifyContent: { xs: "flex-start", md: "center" } }}
      >
        Sign In
      </Button>
      {/* On the request itself it begins another one; React Router would put that in place of what is typed. */}
      <Button component={Link} to={paths.repairRequest} replace={false} onClick={onFollow}>
        Get Started
      </Button>
    </Stack>
  );
}
