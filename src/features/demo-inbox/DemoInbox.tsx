import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { visuallyHidden } from "@mui/utils";
import { lazy, Suspense, useState } from "react";
import { useDemoOutbox } from "~/services/email/demo-outbox";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

const DemoInboxDrawer = lazy(() => import("./DemoInboxDrawer"));

/** The button of the demo inbox, with the number of unread messages, and the drawer that it opens. */
export function DemoInbox() {
  const unread = useDemoOutbox(({ messages }) => messages.filter(({ isRead }) => !isRead).length);
  const [isOpen, setOpen] = useState(false);
  // Fetched when first opened; from then on it stays, so that it can slide shut.
  const [wasOpened, setOpened] = useState(false);

  function open() {
    setOpened(true);
    setOpen(true);
  }

  return (
    <>
      <Badge
        badgeContent={unread}
        color="primary"
        overlap="circular"
        // The number is said by the status below; here it must not stand in the way of the button.
        slotProps={{ badge: { "aria-hidden": true, sx: { pointerEvents: "none" } } }}
      >
        <Tooltip title="Demo inbox">
          <IconButton aria-label="Demo inbox" aria-haspopup="dialog" onClick={open}>
            <UiIcon name="inbox" />
          </IconButton>
        </Tooltip>
      </Badge>
      <Box role="status" sx={visuallyHidden}>
        {unread > 0 && `Unread in the demo inbox: ${unread}`}
      </Box>
      {wasOpened && (
        <Suspense>
          <DemoInboxDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
