import Alert from "@mui/material/Alert";

/** Above a text that was taken as it was before its writer had come to the end. */
export const CutNote = () => (
  <Alert severity="warning" role="note" sx={{ mb: 2 }}>
    This may be incomplete: it was taken before its end.
  </Alert>
);
