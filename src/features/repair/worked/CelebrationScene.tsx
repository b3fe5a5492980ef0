import { keyframes } from "@mui/material/styles";
import { Drawing } from "~/shared/ui/Drawing";

/** The one celebration of the product: the bench cleared, the repair tag signed off, tea on the table. */
export function CelebrationScene() {
  return (
    <Drawing width={520} height={280} sx={scene}>
      <NoonWindow />
      <Bunting />
      <path className="paper no-line" d="M0 216H520V280H0z" />
      <path d="M-4 216H524M-4 252H524" />
      <path className="quiet" d="M40 284V266H210V284M226 284V266H404V284M420 284V266H500V284" />
      <ToolsAtRest />
      <Mug />
      <RepairTag />
    </Drawing>
  );
}

function NoonWindow() {
  return (
    <>
      <path className="glow" d="M54 160H134L206 252H90z" />
      <rect className="paper" x="46" y="48" width="96" height="112" rx="5" />
      <circle className="accent" cx="74" cy="84" r="11" />
      <path className="accent" d="M74 67V63M57 84H53M62 72L59.2 69.2M86 72L88.8 69.2" />
      <path className="tint" d="M54 138C70 122 88 124 100 132S126 136 134 130V152H54z" />
      <path d="M54 56H134V152H54zM94 56V152M54 104H134" />
      <rect className="paper" x="36" y="160" width="116" height="9" rx="3" />
    </>
  );
}

function Bunting() {
  return (
    <g className="bunting">
      <path d="M-4 14C120 62 400 62 524 14" />
      <path className="tint" d="M16 22L42 31 20 50z" />
      <path className="copper" d="M164 47L194 50 174 75z" />
      <path className="paper" d="M352 51L382 48 372 74z" />
      <path className="tint" d="M420 40L448 32 442 57z" />
      <path className="copper" d="M478 26L504 18 500 41z" />
    </g>
  );
}

/** A screwdriver and a spanner, laid down. */
function ToolsAtRest() {
  return (
    <>
      <g transform="translate(66 236) rotate(-5)">
        <path d="M0 0H46" strokeWidth="4" />
        <path className="copper" d="M46-5C52-9 56-9 62-9H112a9 9 0 0 1 0 18H62C56 9 52 9 46 5z" />
        <path d="M66 0H104" />
      </g>
      <path
        className="tint"
        d="M214 224A12 12 0 0 1 235 227H304A12 12 0 0 1 325 224H313V238H325A12 12 0 0 1 304 235H235A12 12 0 0 1 214 238H226V224z"
      />
    </>
  );
}

function Mug() {
  return (
    <g transform="translate(430 162)">
      <path className="steam accent" d="M-12-14C-18-24-6-30-12-42M6-14C0-24 12-30 6-42" />
      <path d="M30 14H40a12 12 0 0 1 0 28H30" strokeWidth="8" />
      <path className="paper-line" d="M30 14H40a12 12 0 0 1 0 28H30" strokeWidth="4" />
      <path className="tint" d="M-34 0H32V52a12 12 0 0 1-12 12H-22a12 12 0 0 1-12-12z" />
      <path d="M-34 14H32" />
    </g>
  );
}

/** The tag that a repair café ties to a thing, ticked off. */
function RepairTag() {
  return (
    <g className="tag">
      <path className="accent" d="M262 50C256 74 268 86 262 104" />
      <path className="paper" d="M262 92L298 116V200a8 8 0 0 1-8 8H234a8 8 0 0 1-8-8V116z" />
      <circle className="sand" cx="262" cy="112" r="6" />
      <path className="quiet" d="M240 190H284M240 198H268" />
      <path className="tick primary" pathLength="1" d="M240 154L256 170 286 134" strokeWidth="8" />
    </g>
  );
}

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-12px)" } });
const appear = keyframes({ from: { opacity: 0 } });
const write = keyframes({ from: { strokeDashoffset: 1 } });

const scene = {
  width: "100%",
  maxWidth: 520,
  borderRadius: "16px",
  backgroundColor: "var(--mw-palette-bench)",
  "@media (prefers-reduced-motion: no-preference)": {
    "& .bunting": { animation: `${arrive} 180ms ease-out both` },
    "& .tag": { animation: `${arrive} 200ms 80ms ease-out both` },
    "& .tick": { strokeDasharray: 1, animation: `${write} 220ms 280ms ease-out both` },
    "& .steam": { animation: `${appear} 220ms 360ms ease-out both` },
  },
} as const;
