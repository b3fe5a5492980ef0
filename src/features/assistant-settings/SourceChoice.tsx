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
    source: "browser",
    label: "This browser's own model",
    about: "Free. It runs on this computer, and nothing you write leaves it.",
  },
  {
    source: "provider",
    label: "AI server",
    about: "Your own, or one you have an account with. What you write about your item goes there.",
  },
] as const;

type SourceChoiceProps = {
  control: Control<SettingsDraft>;
  /** Whether the browser has a model of its own, or can get one. */
  hasBrowserModel: boolean;
};

/** Who writes the answers. What is chosen stays in sight, whatever has become of it. */
export function SourceChoice({ control, hasBrowserModel }: SourceChoiceProps) {
  const { field } = useController({ control, name: "source" });
  const id = useId();
  return (
    <RadioGroup {...field} aria-label="Who answers">
      {sources
        .filter(({ source }) => source !== "browser" || hasBrowserModel || field.value === source)
        .map(({ source, label, about }) => (
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
