import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { visuallyHidden } from "@mui/utils";
import type { Ref } from "react";
import { UiIcon, type UiIconName } from "~/shared/ui/icons/UiIcon";

export type FileButtonProps = {
  /** The accessible name of the file input. */
  name: string;
  /** What is to be read on it, where that is not its name. */
  words?: string | false;
  accept: "image/*" | "audio/*";
  /** True while what is based on the file is under way. */
  isLocked?: boolean;
  onChoose: (file: File) => void;
  icon: UiIconName;
  /** Has a phone open the camera on its back. */
  capture?: "environment";
  inputRef?: Ref<HTMLInputElement>;
  describedBy?: string | undefined;
};

/** A file input that looks like a button. */
export function FileButton(props: FileButtonProps) {
  const { name, words, accept, icon, capture, isLocked, onChoose, inputRef, describedBy } = props;
  return (
    <Button
      component="label"
      // The input inside is the control; the label only looks like a button.
      // oxlint-disable-next-line jsx-a11y/aria-role
      role={undefined}
      tabIndex={-1}
      variant="outlined"
      size="small"
      disabled={isLocked}
      startIcon={<UiIcon name={icon} />}
      sx={fileButton}
    >
      {words || name}
      <Box
        component="input"
        ref={inputRef}
        type="file"
        accept={accept}
        capture={capture}
        disabled={isLocked}
        aria-label={name}
        aria-describedby={describedBy}
        sx={visuallyHidden}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          // Emptied, because the browser reports no change when the same file is chosen again.
          event.target.value = "";
        }}
      />
    </Button>
  );
}

/** The input itself is out of sight, so its focus ring is drawn on the button around it. */
const fileButton = {
  position: "relative",
  "&:focus-within": { outline: 3, outlineColor: "primary.main", outlineOffset: 2 },
};
