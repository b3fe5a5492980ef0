import Link from "@mui/material/Link";

/** Where to find volunteers who repair. */
export function RepairCafeLink() {
  return (
    <Link href="https://www.repaircafe.org/en/visit/" target="_blank" rel="noreferrer">
      repair café
    </Link>
  );
}
