const spokeCount = 24;
const hubRadius = 8;
const rimRadius = 58;
/** How far round the hub a spoke starts from the point it reaches on the rim: two crossings. */
const lacing = (65 * Math.PI) / 180;

function point(radius: number, angle: number): string {
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

function spoke(index: number): string {
  const rim = (index * 2 * Math.PI) / spokeCount;
  const hub = rim + (index % 2 === 0 ? lacing : -lacing);
  return `M${point(hubRadius, hub)}L${point(rimRadius, rim)}`;
}

const spokes = Array.from({ length: spokeCount }, (_, index) => spoke(index)).join("");

/** Drawn about its hub; its tyre meets the bench 72 below. */
export function BicycleWheel() {
  return (
    <>
      <circle r="71" className="tint" />
      <circle r="63" className="sand" />
      <circle r="58" />
      <path className="quiet thin" d={spokes} />
      <path d="M-29-50.2L-24.5-42.4" strokeWidth="4" />
      <circle r="10" className="paper" />
      <circle r="3.5" className="ink" />
    </>
  );
}
