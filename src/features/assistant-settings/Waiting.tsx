import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";

/** Seconds after which the reason for a long wait is shown. */
const patience = 15;

/** That a test is under way, and for how long. */
export function Waiting({ host }: { host: string }) {
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
        <Typography aria-hidden sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
          {seconds} s
        </Typography>
      </Box>
      <LinearProgress aria-hidden />
    </Box>
  );
}
