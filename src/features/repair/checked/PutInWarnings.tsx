import Alert from "@mui/material/Alert";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

/** Warnings of the page that the guide leaves out, in the handbook's own words. */
export function PutInWarnings({ warnings }: { warnings: readonly string[] }) {
  return warnings.map((words) => (
    <Alert key={words} severity="error" role="note" icon={<UiIcon name="warning" />} sx={{ mb: 1 }}>
      <strong>Warning from the handbook, which this guide leaves out:</strong> {words}
    </Alert>
  ));
}
