/** The tools in their places on a magnetic rail. */
export function ToolRail() {
  return (
    <>
      <rect className="paper" x="226" y="40" width="262" height="12" rx="4" />
      <g transform="translate(254 46)">
        <path className="paper" d="M-4 14L-5.5 72a5.5 5.5 0 0 0 11 0L4 14z" />
        <path className="tint" d="M-19-2H4C14-2 21 4 23 12 17 9 12 10 9 15H-11V12H-19z" />
      </g>
      <g transform="translate(306 53)">
        <path
          className="tint"
          d="M-5-4A13 13 0 0 0-6 20L-5 62a5 5 0 0 0 10 0L6 20A13 13 0 0 0 5-4V8H-5z"
        />
        <path d="M0 32V52" />
      </g>
      <g transform="translate(354 40)">
        <path d="M-1 34C-13 48-13 60-10 78M1 34C13 48 13 60 10 78" strokeWidth="8" />
        <path
          className="paper-line"
          d="M-1 34C-13 48-13 60-10 78M1 34C13 48 13 60 10 78"
          strokeWidth="4"
        />
        <path className="tint" d="M-3 2C-9 12-11 26-9 37H9C11 26 9 12 3 2z" />
        <path d="M0 4V22" />
        <circle className="paper" cy="32" r="3.5" />
      </g>
      <g transform="translate(402 38)">
        <path d="M0 42V80" strokeWidth="4" />
        <path className="tint" d="M-7 9a7 7 0 0 1 14 0V32L4 41H-4L-7 32z" />
        <path d="M0 14V29" />
      </g>
      <g transform="translate(452 64)">
        <circle className="paper" r="22" />
        <circle className="sand" r="12" />
        <path className="paper" d="M22 0V28L14 23V17" />
      </g>
    </>
  );
}
