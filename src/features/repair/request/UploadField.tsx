import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Typography from "@mui/material/Typography";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { FileButton } from "~/features/repair/FileButton";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

type UploadFieldProps = {
  /** The accessible name of the file input. */
  name: string;
  removeName: string;
  accept: "image/*" | "audio/*";
  icon: "photo" | "sound";
  hint: string;
  /** What becomes of the file, said before it is sent. */
  note: ReactNode;
  isReading: boolean;
  /** True while the request is under way, which is based on the file. */
  isLocked: boolean;
  /** Other ways to come by a file. */
  beside?: ReactNode;
  /** What was chosen, when something was: a preview, a name. */
  chosen: ReactNode;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/** An optional file: chosen by button or by dropping it here, shown, and removable. */
export function UploadField(props: UploadFieldProps) {
  const { removeName, icon, hint, note, isReading, isLocked, chosen } = props;
  const { onChoose, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { isOver, handlers } = useDropTarget((file) => !isLocked && onChoose(file));

  function remove() {
    onRemove();
    // The button that was pressed goes away, and the focus would go with it.
    input.current?.focus();
  }

  return (
    <Box {...handlers} sx={{ ...area, borderColor: isOver ? "primary.main" : "line" }}>
      {chosen ?? (
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.5, color: "text.secondary" }}>
          {isReading ? (
            <CircularProgress size={28} aria-label="Reading the file" />
          ) : (
            <UiIcon name={icon} />
          )}
          <Typography variant="body2" id={hintId}>
            {hint}
          </Typography>
        </Box>
      )}
      {chosen && (
        <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
          {note}
        </Typography>
      )}
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
        <FileButton
          {...props}
          words={chosen !== null && "Replace"}
          icon="plus"
          inputRef={input}
          describedBy={chosen ? undefined : hintId}
        />
        {props.beside}
        {chosen && (
          <Button
            variant="text"
            size="small"
            color="error"
            disabled={isLocked}
            startIcon={<UiIcon name="trash" />}
            onClick={remove}
          >
            {removeName}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Takes a file that is dropped; `isOver` while one is held above. */
function useDropTarget(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { isOver, handlers };
}

const area = {
  display: "flex",
  flexDirection: "column",
  gap: 1.5,
  alignItems: "flex-start",
  border: "2px dashed",
  borderRadius: 1.5,
  p: 2,
  minWidth: 0,
};
