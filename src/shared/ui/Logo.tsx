import { Drawing, type PictureProps } from "./Drawing";

/** The mark: an M whose middle strokes are a tick, in copper, as a mended seam would be. */
export function Logo(picture: PictureProps) {
  return (
    <Drawing width={32} height={32} {...picture}>
      <circle className="tint primary" cx="16" cy="16" r="14" />
      <g strokeWidth="3">
        <path className="primary" d="M8.7 22.3V12.7M23.3 10V22.3" />
        <path className="accent" d="M8.7 12.7L14.6 19 23.3 10" />
      </g>
    </Drawing>
  );
}
