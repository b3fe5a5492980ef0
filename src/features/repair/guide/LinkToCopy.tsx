import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useEffect, useId } from "react";
import { layers } from "~/features/repair/layers";
import { takeFocus } from "~/features/repair/recording/take-focus";
import { FormField } from "~/shared/ui/FormField";
import { forgetUncopied, useUncopied } from "./share-guide";

/** The link itself, where the browser does not let it be copied for the person. */
export function LinkToCopy() {
  const { link } = useUncopied();
  const titleId = useId();
  useEffect(() => forgetUncopied, []);
  return (
    <Dialog
      open={link !== null}
      onClose={forgetUncopied}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      sx={{ zIndex: layers.benchAtEnd }}
    >
      <DialogTitle id={titleId} variant="h3">
        Copy the link by hand
      </DialogTitle>
      <DialogContent>
        <FormField
          label="Link to this guide"
          defaultValue={link}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
          registration={{ name: "link", ref: takeFocus, onChange: () => {} }}
        />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="text" onClick={forgetUncopied}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
