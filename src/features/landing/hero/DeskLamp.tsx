/** A jointed lamp from the right, its shade over the work. */
export function DeskLamp() {
  return (
    <>
      <path className="glow" d="M291 171L212 372H388L353 196z" />
      <path d="M486 314L492 200 346 142" strokeWidth="8" />
      <path className="paper-line" d="M486 314L492 200 346 142" strokeWidth="4" />
      <path className="tint" d="M461 321C461 306 511 306 511 321z" />
      <circle className="paper" cx="492" cy="200" r="7" />
      <g transform="translate(338 142) rotate(22)">
        <path className="paper" d="M-11 44a11 11 0 0 0 22 0z" />
        <path
          className="tint"
          d="M-10-10C-10-19 10-19 10-10V0C22 6 32 24 34 44H-34C-32 24-22 6-10 0z"
        />
        <path d="M-10 0H10" />
      </g>
      <circle className="paper" cx="346" cy="142" r="6" />
    </>
  );
}
