import { Drawing } from "../../shared/ui/Drawing";

/** Drawn on a grid of 24; larger, its lines grow with it. */
export function Envelope({ size }: { size: number }) {
  return (
    <Drawing width={24} height={24} sx={{ width: size, height: size }}>
      <rect className="tint" x="3" y="5" width="18" height="14" rx="3" />
      <path d="M4 7.5l8 6 8-6" />
    </Drawing>
  );
}
