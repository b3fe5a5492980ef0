import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ShownGuide } from "~/domain/safety/gate";
import type { BenchPlace, BenchState } from "~/features/repair/bench-state";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { desktopQuery } from "./layout";
import { LogList } from "./LogList";
import { ToolTicks } from "./ReadyScreen";

type BenchSidesProps = {
  guide: ShownGuide["guide"];
  place: BenchPlace;
  bench: BenchState;
  onTool: (tool: string) => void;
  onAsk: () => void;
};

/** What lies beside the step where there is room: what came off, the tools, the chat. */
export function BenchSides({ guide, place, bench, onTool, onAsk }: BenchSidesProps) {
  const isWide = useMediaQuery(desktopQuery, { noSsr: true });
  if (!isWide) return null;
  return (
    <Box component="aside" aria-label="Beside the step" sx={sides}>
      {place !== "ready" && (
        <section>
          <Typography variant="h3" component="h2">
            At hand
          </Typography>
          <ToolTicks guide={guide} ticked={bench.tools} onTick={onTool} />
        </section>
      )}
      {bench.log.length > 0 && (
        <section>
          <Typography variant="h3" component="h2">
            What came off
          </Typography>
          <LogList log={bench.log} />
        </section>
      )}
      <Button variant="outlined" startIcon={<UiIcon name="chat" />} onClick={onAsk}>
        Ask about repair steps
      </Button>
    </Box>
  );
}

const sides = {
  gridArea: "sides",
  overflowY: "auto",
  display: "flex",
  flexDirection: "column",
  gap: 3,
  py: 3,
  pl: 3,
  borderLeft: 1,
  borderColor: "divider",
};
