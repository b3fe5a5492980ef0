export const unplug = (
  <>
    <rect className="paper" x="74" y="22" width="14" height="76" rx="5" />
    <path className="tint" d="M88 36H112a8 8 0 0 1 8 8V76a8 8 0 0 1-8 8H88z" />
    <path d="M106 51H120M106 69H120" strokeWidth="4" />
    <path d="M150 51H174M150 69H174" strokeWidth="4" />
    <path d="M224 60H236C268 60 250 96 282 96H330" strokeWidth="4" />
    <path className="paper" d="M204 49H218a6 6 0 0 1 6 6V65a6 6 0 0 1-6 6H204z" />
    <path
      className="tint"
      d="M174 44a8 8 0 0 1 8-8H194a12 12 0 0 1 12 12V72a12 12 0 0 1-12 12H182a8 8 0 0 1-8-8z"
    />
    <path className="accent" d="M134 22H176M168 14L176 22 168 30" />
  </>
);

export const open = (
  <>
    <path className="paper" d="M146 74V56H168V74" />
    <path d="M152 63H162" />
    <circle className="paper" cx="196" cy="68" r="13" />
    <circle cx="196" cy="68" r="4.5" />
    <g transform="translate(102 66) rotate(-21)">
      <rect className="tint" x="-2" y="-14" width="126" height="13" rx="5" />
      <path d="M50-7.5H74" />
    </g>
    <rect className="paper" x="98" y="70" width="124" height="36" rx="7" />
    <path d="M114 88H136M202 88H206" />
    <path className="accent" d="M242 80C250 60 246 42 234 28M232 40L234 28 246 30" />
  </>
);

export const unscrew = (
  <>
    <rect className="tint" x="62" y="14" width="24" height="92" rx="5" />
    <rect className="paper" x="86" y="53" width="32" height="14" />
    <path d="M90 51L95 69M98 51L103 69M106 51L111 69" />
    <path className="paper" d="M118 38C130 42 135 52 135 60S130 78 118 82z" />
    <path d="M138 60H176" strokeWidth="5" />
    <path className="paper" d="M176 52H186V68H176z" />
    <path
      className="tint"
      d="M186 50C194 44 200 44 206 44H256a14 14 0 0 1 14 14V62a14 14 0 0 1-14 14H206C200 76 194 76 186 70z"
    />
    <path d="M206 54H254M206 66H254" />
    <path className="accent" d="M160 34A13 27 0 1 0 162 85M154 83L162.5 85 165 76" />
  </>
);

export const pry = (
  <>
    <rect className="paper" x="64" y="72" width="140" height="28" rx="7" />
    <path d="M80 86H104" />
    <g transform="translate(66 68) rotate(-9)">
      <rect className="tint" x="-2" y="-26" width="140" height="25" rx="7" />
      <path d="M16-13H52" />
    </g>
    <g transform="translate(184 66) rotate(-16)">
      <path className="paper" d="M0 2L26-6H98a7 7 0 0 1 0 14H26z" />
      <path d="M44 1H90" />
    </g>
    <path className="accent" d="M288 56C288 68 284 78 276 86M275 75L276 86 287 84" />
  </>
);
