import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useOfflineStore } from "~/services/offline/offline-store";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

/** One quiet line: whether everything works without a network, or a way to have it so. */
export function OfflineState() {
  const content = useOfflineStore((state) => state.content);
  if (content === "kept")
    return (
      <Typography variant="body2" sx={line}>
        <UiIcon name="check" /> Ready for offline use
      </Typography>
    );
  if (content === "on-request")
    return (
      <Link component="button" variant="body2" underline="hover" sx={line} onClick={askForAll}>
        <UiIcon name="download" /> Save for offline use (5 MB)
      </Link>
    );
  return null;
}

function askForAll() {
  import("~/services/offline/fill-content")
    .then(({ fillContent }) => fillContent(true))
    .catch(() => useOfflineStore.setState({ content: "on-request" }));
}

const line = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  minHeight: 44,
  color: "text.secondary",
} as const;
