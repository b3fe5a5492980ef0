import Box from "@mui/material/Box";
import Breadcrumbs from "@mui/material/Breadcrumbs";
import Container from "@mui/material/Container";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { ItemState } from "./repair-state";
import { RepairStepper, type RepairStage } from "./RepairStepper";

export type Crumb = { label: string; to: string; state?: unknown };

type RepairFrameProps = {
  stage: RepairStage;
  title: string;
  subtitle?: string;
  /** What is being repaired; on a wide screen it stands beside the work already. */
  item?: ItemState;
  /** The way here, nearest last; the screen itself is added by its name. */
  crumbs: readonly Crumb[];
  /** The name of this screen in the breadcrumb; without it the crumbs stand alone. */
  here?: string;
  /** What stands beside the main column on a wide screen, and after it on a narrow one. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The one frame of the four screens: the way here, where one is, and the person's item beside the work. */
export function RepairFrame({
  stage,
  title,
  subtitle,
  item,
  crumbs,
  here,
  aside,
  children,
}: RepairFrameProps) {
  return (
    <Container sx={{ pt: { xs: 1, md: 3 } }}>
      <title>{`${title} · Mendwise`}</title>
      <Box
        className="no-print"
        sx={{ display: "flex", flexWrap: "wrap", gap: 2, mb: 3, alignItems: "center" }}
      >
        <Breadcrumbs aria-label="Breadcrumb" sx={{ flexGrow: 1 }}>
          {crumbs.map(({ label, to, state }) => (
            <Link
              key={label}
              component={RouterLink}
              to={to}
              state={state}
              variant="body2"
              sx={{ display: "inline-block", py: 1 }}
            >
              {label}
            </Link>
          ))}
          {here && (
            <Typography
              variant="body2"
              aria-current="page"
              sx={{ color: "text.primary", fontWeight: 600 }}
            >
              {here}
            </Typography>
          )}
        </Breadcrumbs>
        <RepairStepper stage={stage} />
      </Box>
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      {item && (
        <Typography sx={itemLine}>
          {item.itemDescription} · {item.itemIssue}
        </Typography>
      )}
      {subtitle && (
        <Typography variant="subtitle1" sx={{ color: "text.secondary", mt: 1, maxWidth: "60ch" }}>
          {subtitle}
        </Typography>
      )}
      <Box sx={aside ? columns : { mt: 3 }}>
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        {aside && <Box sx={besides}>{aside}</Box>}
      </Box>
    </Container>
  );
}

const itemLine = {
  display: { xs: "-webkit-box", md: "none" },
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  mt: 1,
  color: "text.secondary",
  "@media print": { display: "none" },
};

const columns = {
  mt: 3,
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 340px" },
  "@media print": { display: "flex", flexDirection: "column" },
};

/** Kept in sight while the main column scrolls; the guide's toolbar sticks above it. On paper it comes first. */
const besides = {
  minWidth: 0,
  position: { md: "sticky" },
  top: { md: 84 },
  "@media print": { order: -1, position: "static" },
};
