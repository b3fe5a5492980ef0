import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

/** When to stop, and what the product does not answer for. */
export function SafetyReminder() {
  return (
    <Alert severity="warning" role="note" icon={<UiIcon name="warning" />}>
      <AlertTitle>Safety Reminder</AlertTitle>
      If you are unsure about any step, stop and seek professional help. Mendwise is not responsible
      for any damage or injury.
    </Alert>
  );
}
