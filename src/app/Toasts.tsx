import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useEffect } from "react";
import { type CloseButtonProps, toast, ToastContainer } from "react-toastify/unstyled";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import "react-toastify/ReactToastify.css";

/**
 * At most three at a time, in the colours of the theme, over the header and the item beside the work:
 * never over a question, a warning or a field. Moves only where motion is welcome.
 */
export default function Toasts() {
  useEffect(dismissWithNextPress, []);
  return (
    <Box className="no-print" sx={toastColors}>
      <ToastContainer
        position="top-right"
        limit={3}
        pauseOnFocusLoss={false}
        closeButton={CloseButton}
      />
    </Box>
  );
}

/** What was told of one thing goes when the next is done. */
function dismissWithNextPress() {
  window.addEventListener("pointerdown", dismissUnlessPressed);
  window.addEventListener("focusin", dismissOverFocus);
  return () => {
    window.removeEventListener("pointerdown", dismissUnlessPressed);
    window.removeEventListener("focusin", dismissOverFocus);
  };
}

/** Whoever goes on by keyboard sees where they are. */
function dismissOverFocus({ target }: Event) {
  if (!(target instanceof Element) || !target.matches("a, button, input, textarea, summary"))
    return;
  const place = target.getBoundingClientRect();
  const covers = [...document.querySelectorAll(".Toastify__toast")].some((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const meets =
      left < place.right && right > place.left && top < place.bottom && bottom > place.top;
    return meets && !one.contains(target);
  });
  if (covers) toast.dismiss();
}

function dismissUnlessPressed({ target }: Event) {
  const isOnToast = target instanceof Element && target.closest(".Toastify__toast");
  if (!isOnToast) toast.dismiss();
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <IconButton aria-label="Close" onClick={closeToast} sx={{ my: -1, mr: -1, ml: "auto" }}>
      <UiIcon name="close" />
    </IconButton>
  );
}

const toastColors = {
  "--toastify-color-light": "var(--mw-palette-background-paper)",
  "--toastify-text-color-light": "var(--mw-palette-text-primary)",
  ...Object.fromEntries(
    (["success", "error", "info", "warning"] as const).flatMap((type) => [
      [`--toastify-icon-color-${type}`, `var(--mw-palette-${type}-main)`],
      [`--toastify-color-progress-${type}`, `var(--mw-palette-${type}-main)`],
    ]),
  ),
  "--toastify-toast-bd-radius": "14px",
  "--toastify-toast-width": "380px",
  "--toastify-z-index": "var(--mw-zIndex-tooltip)",
  "--toastify-toast-top": "8px",
  // Under header and stepper, where there is nothing but the item beside the work.
  "@media (min-width: 1200px)": { "--toastify-toast-top": "144px" },
  "@media (max-width: 599.95px)": {
    "& .Toastify__toast-container": { top: 8, left: 16, width: "calc(100% - 32px)" },
  },
  "& .Toastify__toast": {
    border: 1,
    borderColor: "divider",
    borderRadius: "14px",
    mb: 1,
    boxShadow: "0 12px 28px -12px rgb(0 0 0 / 0.3)",
    fontFamily: "inherit",
    lineHeight: 1.4,
  },
  "@media (prefers-reduced-motion: reduce)": {
    "& .Toastify__toast, & .Toastify--animate-icon": { animationDuration: "1ms !important" },
    // Its end closes the toast, so it has to run.
    "& .Toastify__progress-bar--wrp": { opacity: 0 },
  },
};
