import Box from "@mui/material/Box";
import useMediaQuery from "@mui/material/useMediaQuery";
import { showHertz } from "~/domain/compare-recordings";
import { bandEdges, type Heard } from "~/domain/heard";
import type { Sounds } from "~/domain/findings";

const height = 132;
/** Room above each for its name. */
const head = 24;
const left = 46;
const right = 8;
const bottom = 22;
/** In hertz. */
const ticks = [50, 100, 200, 500, 1000, 2000, 5000];
/** More than this hardly shows, in decibels. */
const mostRange = 80;

type Mark = { hertz: number; name: string };

/** Two spectra, one above the other on the same axes; what stands out in either is marked in both. */
export function Spectra({ before, after }: { before: Heard; after: Heard }) {
  const isWide = useMediaQuery("(min-width: 600px)", { noSsr: true });
  // On a phone it is drawn narrower, not smaller.
  const width = isWide ? 680 : 330;
  const all = [...before.levels, ...after.levels];
  const top = 10 * Math.ceil(Math.max(...all) / 10);
  // Ten below the faintest, where the names of the marks stand.
  const floor = Math.max(10 * Math.floor(Math.min(...all) / 10) - 10, top - mostRange);
  const scale: Scale = {
    x: (hertz) =>
      left + (Math.log(hertz / first) / Math.log(last / first)) * (width - left - right),
    y: (level) => ((top - Math.max(level, floor)) / (top - floor)) * height,
  };
  const levels = Array.from({ length: Math.floor((top - floor) / 20) + 1 }, (_, i) => top - 20 * i);
  const whole = 2 * (head + height) + bottom;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${whole}`}
      role="img"
      aria-label={`How strong each pitch is, from ${showHertz(first)} to ${showHertz(last)}. Before: ${inWords(before.sounds)}. After: ${inWords(after.sounds)}.`}
      sx={drawing}
    >
      {[before, after].map((heard, place) => (
        <g key={place} transform={`translate(0 ${head + place * (head + height)})`}>
          <rect className="paper" x={left} width={width - left - right} height={height} rx={6} />
          {levels.map((level) => (
            <g key={level}>
              <path className="grid" d={`M${left} ${scale.y(level)}H${width - right}`} />
              <text x={left - 5} y={scale.y(level) + (level === top ? 10 : 4)} textAnchor="end">
                {level === top ? `${level} dB` : level}
              </text>
            </g>
          ))}
          <path className={place === 0 ? "before" : "after"} d={curve(heard.levels, scale)} />
          <Marks of={heard} beside={place === 0 ? after : before} scale={scale} width={width} />
          <text className="name" x={left} y={-7}>
            {place === 0 ? "Before" : "After"}
          </text>
        </g>
      ))}
      {ticks.map((hertz) => (
        <text key={hertz} x={scale.x(hertz)} y={whole - 6} textAnchor="middle">
          {hertz < 1000 ? hertz : `${hertz / 1000}k`}
        </text>
      ))}
      <text x={width - right} y={whole - 6} textAnchor="end">
        Hz
      </text>
    </Box>
  );
}

const first = bandEdges[0] ?? 1;
const last = bandEdges.at(-1) ?? 1;

type Scale = { x: (hertz: number) => number; y: (level: number) => number };

function curve(levels: readonly number[], { x, y }: Scale): string {
  const points = levels.map((level, band) => {
    const middle = Math.sqrt((bandEdges[band] ?? first) * (bandEdges[band + 1] ?? last));
    return `${x(middle).toFixed(1)} ${y(level).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

type MarksProps = { of: Heard; beside: Heard; scale: Scale; width: number };

/** A line where something stands out, with its name; dashed where it does so in the other recording only. */
function Marks({ of, beside, scale, width }: MarksProps) {
  const own = marksOf(of.sounds);
  const others = marksOf(beside.sounds).filter(
    ({ hertz }) => !own.some((mark) => Math.abs(mark.hertz - hertz) < 0.05 * hertz),
  );
  return (
    <>
      {own.map(({ hertz, name }) => {
        const isFarRight = scale.x(hertz) > width - 110;
        return (
          <g key={hertz} className="mark">
            <path d={`M${scale.x(hertz)} 0V${height}`} />
            <text
              x={scale.x(hertz) + (isFarRight ? -5 : 5)}
              y={height - 8}
              textAnchor={isFarRight ? "end" : "start"}
            >
              {name} {showHertz(hertz)}
            </text>
          </g>
        );
      })}
      {others.map(({ hertz }) => (
        <path
          key={hertz}
          className="mark missing"
          strokeDasharray="3 4"
          d={`M${scale.x(hertz)} 0V${height}`}
        />
      ))}
    </>
  );
}

function marksOf({ humHz, squealHz }: Sounds): Mark[] {
  return [
    ...(humHz === null ? [] : [{ hertz: humHz, name: "hum" }]),
    ...(squealHz === null ? [] : [{ hertz: squealHz, name: "squeal" }]),
  ];
}

const inWords = (sounds: Sounds) =>
  marksOf(sounds)
    .map(({ hertz, name }) => `${name} at ${showHertz(hertz)}`)
    .join(", ") || "nothing stands out";

const drawing = {
  display: "block",
  width: "100%",
  maxWidth: 760,
  height: "auto",
  "& text": {
    fill: "var(--mw-palette-text-secondary)",
    fontSize: 12,
    fontVariantNumeric: "tabular-nums",
  },
  "& .name": { fill: "var(--mw-palette-text-primary)", fontSize: 14, fontWeight: 700 },
  "& .paper": { fill: "var(--mw-palette-bench)" },
  "& .grid": { stroke: "var(--mw-palette-line)", strokeWidth: 0.5 },
  "& .before, & .after, & .mark path": { fill: "none", strokeWidth: 2, strokeLinejoin: "round" },
  "& .before": { stroke: "var(--mw-palette-text-secondary)" },
  "& .after": { stroke: "var(--mw-palette-primary-main)" },
  "& .mark path, & .missing": { stroke: "var(--mw-palette-secondary-main)", strokeWidth: 1.5 },
  "& .mark text": {
    fill: "var(--mw-palette-text-primary)",
    fontWeight: 600,
    stroke: "var(--mw-palette-bench)",
    strokeWidth: 4,
    paintOrder: "stroke",
  },
};
