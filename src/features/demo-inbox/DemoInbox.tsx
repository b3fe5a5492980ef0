import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { visuallyHidden } from "@mui/utils";
import { useState } from "react";
import { useDemoOutbox } from "~/services/email/demo-outbox";
import { Hint } from "~/shared/ui/Hint";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { OnDemand } from "~/shared/ui/OnDemand";

/** The button of the demo inbox, with the number of unread messages, and the drawer that it opens. */
export function DemoInbox() {
  const unread = useDemoOutbox(({ messages }) => messages.filter(({ isRead }) => !isRead).length);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Box component="span" sx={{ position: "relative", display: "inline-flex" }}>
        <Hint title="Demo inbox">
          <IconButton aria-label="Demo inbox" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <UiIcon name="inbox" />
          </IconButton>
        </Hint>
        {unread > 0 && (
          // The number is said by the status below; here it must not stand in the way of the button.
          <Box component="span" aria-hidden sx={badge}>
            {unread > 99 ? "99+" : unread}
          </Box>
        )}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {unread > 0 && `Unread in the demo inbox: ${unread}`}
      </Box>
      <OnDemand
        name="The demo inbox"
        isNeeded={isOpen}
        load={async () => (await import("./DemoInboxDrawer")).DemoInboxDrawer}
        onFailure={close}
      >
        {(Drawer) => <Drawer isOpen={isOpen} onClose={close} />}
      </OnDemand>
    </>
  );
}

const badge = {
  position: "absolute",
  top: "14%",
  right: "14%",
  translate: "50% -50%",
  minWidth: 20,
  height: 20,
  px: 0.75,
  borderRadius: "10px",
  display: "grid",
  placeItems: "center",
  fontSize: "0.75rem",
  fontWeight: 500,
  lineHeight: 1,
  bgcolor: "primary.main",
  color: "primary.contrastText",
  pointerEvents: "none",
};
