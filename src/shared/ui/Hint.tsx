import Box from "@mui/material/Box";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useState,
} from "react";
import { OnDemand } from "./OnDemand";

type HintProps = { title: string; children: ReactNode };

/** Says in a bubble what a button with a picture is for. The bubble is fetched when it is first wanted. */
export function Hint({ title, children }: HintProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const hide = () => setAnchor(null);
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex" }}
      onMouseEnter={({ currentTarget }: MouseEvent) => setAnchor(currentTarget.firstElementChild)}
      onMouseLeave={hide}
      onFocus={({ target }: FocusEvent) => target.matches(":focus-visible") && setAnchor(target)}
      onBlur={hide}
      onClick={hide}
      onKeyDown={({ key }: KeyboardEvent) => key === "Escape" && hide()}
    >
      {children}
      <OnDemand
        isNeeded={anchor !== null}
        load={async () => (await import("./HintBubble")).HintBubble}
        onFailure={() => setAnchor(null)}
      >
        {(Bubble) => <Bubble title={title} anchor={anchor} />}
      </OnDemand>
    </Box>
  );
}
