import { toast } from "react-toastify/unstyled";

/** Says why the page is gone. Toasts are fetched after the first screen. */
export function sayWhy() {
  toast.info("You logged out in another tab. Sign in again to go on from here.");
}
