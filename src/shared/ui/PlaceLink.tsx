import Link, { type LinkProps } from "@mui/material/Link";
import type { MouseEvent } from "react";

type PlaceLinkProps = Pick<LinkProps, "sx" | "children"> & {
  /** The id of the element on this screen that it leads to. */
  to: string;
};

/**
 * A link to a place on the screen that is shown. It moves sight and focus and leaves the history alone:
 * an entry for the place would hold nothing of the repair that the screen was handed.
 */
export function PlaceLink({ to, ...link }: PlaceLinkProps) {
  function show(event: MouseEvent) {
    const place = document.getElementById(to);
    if (!place) return;
    event.preventDefault();
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  }
  return <Link href={`#${to}`} onClick={show} {...link} />;
}
