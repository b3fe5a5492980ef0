import Tooltip from "@mui/material/Tooltip";

type HintBubbleProps = {
  title: string;
  /** What it stands beside; null to hide it. */
  anchor: Element | null;
};

/** MUI's tooltip, beside an element that it does not surround. */
export function HintBubble({ title, anchor }: HintBubbleProps) {
  return (
    <Tooltip
      open={anchor !== null}
      title={title}
      describeChild
      disableHoverListener
      disableFocusListener
      disableTouchListener
      slotProps={{ popper: { anchorEl: anchor } }}
    >
      <span />
    </Tooltip>
  );
}
