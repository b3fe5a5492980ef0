import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { toast } from "react-toastify/unstyled";
import { StatePicture } from "~/shared/ui/StatePicture";

/** What became of the repair. The answer is not sent anywhere. */
export function Feedback() {
  const [hasWorked, setWorked] = useState(false);
  return (
    <Card
      component="section"
      aria-label="Feedback"
      className="no-print"
      sx={{ textAlign: "center" }}
    >
      {hasWorked && <StatePicture state="celebrate" />}
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Was this guide helpful?
      </Typography>
      <Stack
        direction={{ xs: "column", sm: "row" }}
        spacing={1.5}
        sx={{ justifyContent: "center" }}
      >
        <Button
          onClick={() => {
            setWorked(true);
            toast.success("Thanks for your feedback! We're glad we could help.");
          }}
        >
          It worked!
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            setWorked(false);
            toast.info("We've noted your feedback. Please contact support for additional help.");
          }}
        >
          I need more help
        </Button>
      </Stack>
    </Card>
  );
}
