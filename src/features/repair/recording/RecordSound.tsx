import Button from "@mui/material/Button";
import { useState } from "react";
import { canRecord } from "~/services/sound/can-record";
import { OnDemand } from "~/shared/ui/OnDemand";
import { takeFocus } from "./take-focus";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

type RecordSoundProps = {
  /** What the button says. */
  name: string;
  isLocked?: boolean;
  onRecorded: (recording: File) => void;
  /** Told when a recording begins, and when it has ended. */
  onRunning?: (isRunning: boolean) => void;
};

const load = () => import("./Recorder").then(({ Recorder }) => Recorder);

/** Records in the browser, where it can; the microphone is asked for on the tap. */
export function RecordSound({ name, isLocked, onRecorded, onRunning }: RecordSoundProps) {
  const [isOpen, setOpen] = useState(false);
  // Whoever closed the recorder stood on a button that is gone.
  const [isBack, setBack] = useState(false);
  if (!canRecord()) return null;
  const close = () => {
    setBack(true);
    setOpen(false);
  };
  return (
    <>
      {!isOpen && (
        <Button
          variant="outlined"
          size="small"
          ref={isBack ? takeFocus : undefined}
          disabled={isLocked}
          startIcon={<UiIcon name="sound" />}
          onClick={() => setOpen(true)}
        >
          {name}
        </Button>
      )}
      <OnDemand name="The recorder" isNeeded={isOpen} load={load} onFailure={() => setOpen(false)}>
        {(Recorder) =>
          isOpen && (
            <Recorder
              onClose={close}
              onRunning={onRunning}
              onRecorded={(recording) => {
                close();
                onRecorded(recording);
              }}
            />
          )
        }
      </OnDemand>
    </>
  );
}
