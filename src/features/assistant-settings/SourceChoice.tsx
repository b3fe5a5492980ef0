import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { type Control, useController } from "react-hook-form";
import type { SettingsDraft } from "./settings-draft";

const sources = [
  {
    source: "handbook",
    label: "Built-in repair handbook",
    about: "Free, works offline, and nothing leaves your browser.",
  },
  {
    source: "provider",
    label: "AI server",
    about: "Your own, or one you have an account with. What you write about your item goes there.",
  },
] as const;

/** Who writes the answers. */
export function SourceChoice({ control }: { control: Control<SettingsDraft> }) {
  const { field } = useController({ control, name: "source" });
  const id = useId();
  return (
    <RadioGroup {...field} aria-label="Who answers">
      {sources.map(({ source, label, about }) => (
        <Box key={source} sx={{ mb: 0.5 }}>
          <FormControlLabel
            value={source}
            label={label}
            control={<Radio slotProps={{ input: { "aria-describedby": `${id}-${source}` } }} />}
            sx={{ "& .MuiFormControlLabel-label": { fontWeight: 600 } }}
          />
          <Typography
            id={`${id}-${source}`}
            variant="body2"
            sx={{ color: "text.secondary", ml: "31px", mt: -0.75 }}
          >
            {about}
          </Typography>
        </Box>
      ))}
    </RadioGroup>
  );
}
