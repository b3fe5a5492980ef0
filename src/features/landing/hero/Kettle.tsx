/** Drawn from the middle of its foot. */
export function Kettle() {
  return (
    <>
      <path className="tint" d="M-31-54L-52-66-57-57-36-30z" />
      <path d="M-24-74C-24-112 28-112 28-74" strokeWidth="10" />
      <path className="paper-line" d="M-24-74C-24-112 28-112 28-74" strokeWidth="6" />
      <path className="tint" d="M-38-8C-42-52-26-76 2-76S46-52 42-8z" />
      <path d="M-38-22H42" />
      <path className="paper" d="M-16-73C-14-80 18-80 20-73z" />
      <circle className="paper" cx="2" cy="-83" r="4.5" />
      <path d="M-25-38C-23-48-19-54-13-59" />
      <path className="paper" d="M-44-8H48L44 0H-40z" />
    </>
  );
}
