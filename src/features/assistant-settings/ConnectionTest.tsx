import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type MouseEvent, useMemo } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { ConnectionOutcome } from "~/services/assistant/provider/connection-outcomes";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { adviceFor } from "./connection-advice";
import { CommandLine } from "./CommandLine";
import { connectionOf, type SettingsDraft } from "./settings-draft";
import { hostOf } from "~/services/assistant/server-address";
import { useConnectionTest } from "./use-connection-test";
import { Waiting } from "./Waiting";

/** Asks the server of the draft for one short answer, and says what came of it and what to do next. */
export function ConnectionTest({ form }: { form: UseFormReturn<SettingsDraft> }) {
  const [source, baseUrl, model, apiKey] = useWatch({
    control: form.control,
    name: ["source", "baseUrl", "model", "apiKey"],
  });
  const draft = useMemo(
    () => ({ source, baseUrl, model, apiKey }),
    [source, baseUrl, model, apiKey],
  );
  const { outcome, start, stop } = useConnectionTest(draft);

  async function checkAndStart() {
    if (await form.trigger(undefined, { shouldFocus: true })) await start();
  }

  function stopUnlessDoubleClick({ detail: clicks }: MouseEvent) {
    if (clicks < 2) stop();
  }

  const isTesting = outcome === "testing";
  return (
    <Stack spacing={2}>
      {/* One button for both, so that the focus stays on it. */}
      <Button
        variant="outlined"
        startIcon={isTesting && <UiIcon name="stop" />}
        sx={{ alignSelf: "flex-start" }}
        onClick={isTesting ? stopUnlessDoubleClick : () => void checkAndStart()}
      >
        {isTesting ? "Stop" : "Test connection"}
      </Button>
      {isTesting && <Waiting host={hostOf(connectionOf(draft).baseUrl)} />}
      {outcome && !isTesting && <Outcome outcome={outcome} draft={draft} />}
    </Stack>
  );
}

function Outcome({ outcome, draft }: { outcome: ConnectionOutcome; draft: SettingsDraft }) {
  const { title, next, command } = adviceFor(outcome, connectionOf(draft), location.origin);
  return (
    <Alert ref={scrollIntoView} severity={outcome === "works" ? "success" : "error"}>
      <AlertTitle>{title}</AlertTitle>
      <Typography>{next}</Typography>
      {command && <CommandLine key={command} command={command} />}
    </Alert>
  );
}

function scrollIntoView(alert: HTMLDivElement | null) {
  alert?.scrollIntoView({ block: "nearest" });
}
