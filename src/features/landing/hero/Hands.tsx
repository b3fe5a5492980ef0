const leftHand = "translate(206 306) rotate(-52)";

/** The left hand without its thumb, to be drawn before what it holds. */
export function HoldingHand() {
  return (
    <g className="paper" transform={leftHand}>
      <path className="no-line" d="M-40-44L-86-26V24L-40 30-22 4-22-28z" />
      <path d="M-86-24C-76-31-60-43-44-46-28-49-12-49 5-45A7 7 0 0 1 3-31C-10-34-22-34-34-30" />
      <path d="M-38-35C-22-40-6-40 14-35A8 8 0 0 1 10-19C-6-23-20-23-32-19" />
      <path d="M-36-24C-22-28-6-28 16-22A8 8 0 0 1 12-6C-6-11-18-11-28-8" />
      <path d="M-31-12C-20-16-4-15 16-10A8 8 0 0 1 12 6C0 2-14 1-26 4" />
      <path className="tint" d="M-90-32H-280V30H-90z" />
      <rect x="-98" y="-35" width="14" height="68" rx="5" />
    </g>
  );
}

/** Its thumb, to be drawn over what it holds. */
export function HoldingThumb() {
  return (
    <path
      className="paper"
      transform={leftHand}
      d="M-36 6C-24 14-12 15 4 12A9 9 0 0 1 9 30C-14 37-42 38-58 33-70 29-76 24-84 22"
    />
  );
}

/** The right hand, drawn from the tip of its screwdriver. */
export function TurningHand() {
  return (
    <g className="paper" transform="translate(310 308) rotate(38)">
      <path d="M0 0H40" strokeWidth="4" />
      <path d="M36-4H44V4H36z" />
      <path className="copper" d="M44-5C50-9 54-9 60-9H124V9H60C54 9 50 9 44 5z" />
      <path className="no-line" d="M110-44L154-30V24L126 26 121 8C121 3 117-1 108-4L104-20z" />
      <path d="M152-28C142-34 130-45 114-47 106-49 98-49 91-47A7 7 0 0 0 93-33C99-35 105-34 110-32" />
      <path d="M113-36C102-42 90-42 80-38.5A7.5 7.5 0 0 0 82-23.5C92-27 101-26 108-23" />
      <path d="M112-27C100-33 86-34 70-29A8 8 0 0 0 74-13C88-18 98-17 106-14" />
      <path d="M108-17C96-25 78-25 61-17.5A8 8 0 0 0 67-3C80-8 97-8 108-4 117-1 121 3 121 7" />
      <path d="M121 7C108 10 94 9 81 4A8.5 8.5 0 0 0 73 19.5C88 29 108 32 126 29 138 27 146 25 152 23" />
      <path className="tint" d="M158-34H280V30H158z" />
      <rect x="150" y="-37" width="14" height="70" rx="5" />
    </g>
  );
}
