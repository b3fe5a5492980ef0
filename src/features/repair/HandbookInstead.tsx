import Button from "@mui/material/Button";

/** The way on when the connected AI fails: nothing that was typed is lost. */
export function HandbookInstead({ onUse }: { onUse: () => void }) {
  return (
    <Button variant="outlined" size="small" onClick={onUse}>
      Use the built-in handbook
    </Button>
  );
}
