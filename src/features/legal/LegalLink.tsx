import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "~/shared/paths";

const screens = new Set<string>(Object.values(paths));

/** Stands in for the address of a page while it is built. */
const builtHere = "https://mendwise.example/";

type LegalLinkProps = { href: string; children: ReactNode };

/** A link of a legal document: to a screen without a reload, elsewhere in a tab of its own, or plain words. */
export function LegalLink({ href, children }: LegalLinkProps) {
  const here = typeof window === "undefined" ? builtHere : window.location.href;
  if (!href || !URL.canParse(href, here)) return children;
  const url = new URL(href, here);
  if (url.origin === new URL(here).origin && screens.has(url.pathname)) {
    return (
      <Link component={RouterLink} to={url.pathname + url.search + url.hash}>
        {children}
      </Link>
    );
  }
  switch (url.protocol) {
    case "http:":
    case "https:":
      return (
        <Link href={url.href} target="_blank" rel="noopener noreferrer">
          {children}
        </Link>
      );
    case "mailto:":
      return (
        <Link href={url.href} rel="noopener noreferrer">
          {children}
        </Link>
      );
    default:
      return children;
  }
}
