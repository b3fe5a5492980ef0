import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { visuallyHidden } from "@mui/utils";
import { useState } from "react";
import { toast } from "react-toastify/unstyled";
import { plainText } from "~/domain/markdown/plain-text";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

/** Takes a reply along as plain words. */
export function CopyReply({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(plainText(text));
      setCopied(true);
    } catch {
      toast.error("Failed to copy the reply.");
    }
  }

  return (
    <>
      <IconButton
        aria-label="Copy reply"
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        <UiIcon name={isCopied ? "check" : "copy"} />
      </IconButton>
      <Box role="status" sx={visuallyHidden}>
        {isCopied && "Copied"}
      </Box>
    </>
  );
}
