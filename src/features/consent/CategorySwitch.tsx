import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useId } from "react";

type CategorySwitchProps = {
  label: string;
  purpose: string;
  isOn: boolean;
  isLocked?: boolean;
  onSwitch?: (isOn: boolean) => void;
};

/** One category of cookies with what it is for. */
export function CategorySwitch({
  label,
  purpose,
  isOn,
  isLocked = false,
  onSwitch,
}: CategorySwitchProps) {
  const purposeId = useId();
  return (
    <Box>
      <FormControlLabel
        label={label}
        disabled={isLocked}
        labelPlacement="start"
        slotProps={{ typography: { sx: { fontWeight: 600 } } }}
        sx={{ display: "flex", justifyContent: "space-between", minHeight: 44, mx: 0 }}
        control={
          <Switch
            checked={isOn}
            onChange={(_event, isOn) => onSwitch?.(isOn)}
            slotProps={{ input: { "aria-describedby": purposeId } }}
          />
        }
      />
      <Typography id={purposeId} variant="body2" sx={{ color: "text.secondary" }}>
        {purpose}
      </Typography>
    </Box>
  );
}
