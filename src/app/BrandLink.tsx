import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { visuallyHidden } from "@mui/utils";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "~/shared/paths";
import { Logo } from "~/shared/ui/Logo";

export function BrandLink() {
  return (
    <Link
      component={RouterLink}
      to={paths.home}
      underline="none"
      variant="h3"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1,
        minHeight: 44,
        "& svg": { flexShrink: 0 },
        fontWeight: 700,
        color: "text.primary",
      }}
    >
      <Logo />
      <Box component="span" sx={{ "@media (max-width: 339px)": visuallyHidden }}>
        Mendwise
      </Box>
    </Link>
  );
}
