import Box from "@mui/material/Box";
import Breadcrumbs from "@mui/material/Breadcrumbs";
import Container from "@mui/material/Container";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { type ReactNode, useDeferredValue } from "react";
import { Link as RouterLink } from "react-router-dom";
import { useFittingPolicy } from "~/services/assistant/page-policy";
import { crumbsTo, type ItemState, type Stage } from "./flow";
import { RepairStepper } from "./RepairStepper";

type RepairFrameProps = {
  stage: Stage;
  /** What is being repaired; null where that is only about to be said. */
  repair: ItemState | null;
  /** What stands beside the main column on a wide screen, and after it on a narrow one. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The one frame of all screens: the way here, where one is, and the person's item beside the work. */
export function RepairFrame({ stage, repair, aside, children }: RepairFrameProps) {
  const { title, subtitle } = stage;
  useFittingPolicy();
  // The frame answers the tap; what stands in it is drawn once the frame is painted.
  const isFramed = useDeferredValue(true, false);
  return (
    <Container sx={{ pt: { xs: 1, md: 3 } }}>
      <title>{`${title} · Mendwise`}</title>
      <Box
        className="no-print"
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: { xs: 1, sm: 2 },
          mb: { xs: 2, sm: 3 },
          alignItems: "center",
        }}
      >
        <Way stage={stage} repair={repair} />
        <RepairStepper stage={stage} />
      </Box>
      <Typography variant="h1" tabIndex={-1} sx={inOneLine}>
        {title}
      </Typography>
      {repair && (
        // On a narrow screen only; on a wide one the summary beside the work says it.
        <Typography sx={itemLine}>
          {repair.itemDescription} · {repair.itemIssue}
        </Typography>
      )}
      {subtitle && (
        <Typography variant="subtitle1" sx={{ color: "text.secondary", mt: 1, maxWidth: "60ch" }}>
          {subtitle}
        </Typography>
      )}
      {isFramed ? (
        <Box sx={aside ? columns : { mt: 3 }}>
          <Box sx={{ minWidth: 0 }}>{children}</Box>
          {aside && <Box sx={besides}>{aside}</Box>}
        </Box>
      ) : (
        <Box sx={{ minHeight: "100dvh" }} />
      )}
    </Container>
  );
}

function Way({ stage, repair }: Pick<RepairFrameProps, "stage" | "repair">) {
  return (
    <Breadcrumbs aria-label="Breadcrumb" sx={way}>
      {crumbsTo(stage, repair).map(({ label, to, state }) => (
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
      {repair && (
        <Typography
          variant="body2"
          aria-current="page"
          sx={{ color: "text.primary", fontWeight: 600 }}
        >
          {stage.crumb}
        </Typography>
      )}
    </Breadcrumbs>
  );
}

/** One line, also on a phone: what is below is what somebody came for. */
const way = {
  flexGrow: 1,
  fontSize: { xs: "0.75rem", sm: "0.9375rem" },
  "& .MuiTypography-root": { fontSize: "inherit" },
  "& .MuiBreadcrumbs-separator": { mx: { xs: 0.25, sm: 1 } },
};

/** On a phone, too. */
const inOneLine = { fontSize: { xs: "1.5625rem", sm: "h1.fontSize" } };

const itemLine = {
  display: { xs: "-webkit-box", md: "none" },
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 1,
  overflow: "hidden",
  mt: 1,
  color: "text.secondary",
  "@media print": { display: "none" },
};

const columns = {
  mt: { xs: 2, sm: 3 },
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
