import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { visuallyHidden } from "@mui/utils";
import { useState } from "react";
import { useDemoOutbox } from "~/services/email/demo-outbox";
import { Hint } from "~/shared/ui/Hint";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { useOnDemand } from "~/shared/ui/use-on-demand";

/** The button of the demo inbox, with the number of unread messages, and the drawer that it opens. */
export function DemoInbox() {
  const unread = useDemoOutbox(({ messages }) => messages.filter(({ isRead }) => !isRead).length);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Drawer = useOnDemand({
    name: "The demo inbox",
    isNeeded: isOpen,
    load: async () => (await import("./DemoInboxDrawer")).DemoInboxDrawer,
    onFailure: close,
  });

  return (
    <>
      <Badge
        badgeContent={unread}
        color="primary"
        overlap="circular"
        // The number is said by the status below; here it must not stand in the way of the button.
        slotProps={{ badge: { "aria-hidden": true, sx: { pointerEvents: "none" } } }}
      >
        <Hint title="Demo inbox">
          <IconButton
            aria-label="Demo inbox"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <UiIcon name="inbox" />
          </IconButton>
        </Hint>
      </Badge>
      <Box role="status" sx={visuallyHidden}>
        {unread > 0 && `Unread in the demo inbox: ${unread}`}
      </Box>
      {Drawer && <Drawer isOpen={isOpen} onClose={close} />}
    </>
  );
}
