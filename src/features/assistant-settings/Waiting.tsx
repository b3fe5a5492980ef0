import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { UiIcon } from "../../shared/ui/icons/UiIcon";

/** In seconds; after that, one says why it may take long. */
const patience = 15;

/** That a test is under way, for how long, and a way to end it. */
export function Waiting({ host, onStop }: { host: string; onStop: () => void }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((seconds) => seconds + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, mb: 1 }}>
        <Typography role="status" sx={{ flexGrow: 1 }}>
          Waiting for {host}…{seconds >= patience && " The model may still be loading."}
        </Typography>
        {/* Not part of the status: nobody wants every second read out. */}
        <Typography aria-hidden sx={{ fontVariantNumeric: "tabular-nums" }}>
          {seconds} s
        </Typography>
        <Button variant="outlined" size="small" startIcon={<UiIcon name="stop" />} onClick={onStop}>
          Stop
        </Button>
      </Box>
      <LinearProgress aria-hidden />
    </Box>
  );
}
