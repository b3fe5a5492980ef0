import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

const toInclude = [
  "Brand and model",
  "Age of the item",
  "When the problem started",
  "Error messages or sounds",
  "What you already tried",
];

const whyRepair = [
  "You save money.",
  "Less electronic waste.",
  "You learn how the thing works.",
  "It lasts years longer.",
];

/** What helps to describe a trouble, and why it is worth it. */
export function RequestAside() {
  return (
    <Stack spacing={3}>
      <Panel title="What to Include" lines={toInclude} />
      <Panel title="Why Repair?" lines={whyRepair} />
    </Stack>
  );
}

function Panel({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Card component="section" aria-label={title}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {lines.map((line) => (
          <Box
            component="li"
            key={line}
            sx={{
              display: "flex",
              gap: 1.25,
              "& svg": { mt: "0.25em", flexShrink: 0, color: "primary.main" },
            }}
          >
            <UiIcon name="check" />
            {line}
          </Box>
        ))}
      </Stack>
    </Card>
  );
}
