import Typography from "@mui/material/Typography";
import type { PendingReason } from "~/services/assistant/assistant";
import { useSecondsUntil } from "~/shared/use-seconds-until";

/** Why nothing comes at the moment. Stop is beside it. */
export function WaitNotice({ wait }: { wait: PendingReason }) {
  return (
    <Typography role="status" sx={{ color: "text.secondary", mb: 1.5 }}>
      {wait.reason === "loading" ? (
        "Still loading. A model on your own computer can take a minute or two to start."
      ) : (
        <>
          The server is busy or does not answer. It is asked again
          <Countdown until={wait.at} />
        </>
      )}
    </Typography>
  );
}

/** Hidden from screen readers, which would read it out each second. */
function Countdown({ until }: { until: number }) {
  const seconds = useSecondsUntil(until);
  return <span aria-hidden> {seconds > 0 ? `in ${seconds} s.` : "now."}</span>;
}
