import type { Thing } from "../thing";

export const wheelsAndTools = {
  wheel: {
    at: [162, 78],
    drawing: (
      <>
        <circle className="tint" cx="124" cy="60" r="54" />
        <circle className="paper" cx="124" cy="60" r="44" />
        <path className="thin" d="M124 16V104M80 60H168M93 29L155 91M155 29L93 91" />
        <circle className="paper" cx="124" cy="60" r="7" />
      </>
    ),
  },
  bicycle: {
    at: [176, 66],
    drawing: (
      <>
        <circle className="paper" cx="74" cy="80" r="30" />
        <circle className="paper" cx="184" cy="80" r="30" />
        <path d="M74 80H118L98 34zM118 80L168 34H100M184 80L166 26H180M88 30H108" />
        <circle className="tint" cx="118" cy="80" r="9" />
      </>
    ),
  },
  chain: {
    at: [142, 66],
    drawing: (
      <>
        <g className="paper">
          <rect x="34" y="68" width="50" height="20" rx="10" />
          <rect x="94" y="68" width="50" height="20" rx="10" />
          <rect x="154" y="68" width="50" height="20" rx="10" />
        </g>
        <g className="tint">
          <rect x="64" y="68" width="50" height="20" rx="10" />
          <rect x="124" y="68" width="50" height="20" rx="10" />
        </g>
        <path
          d="M44 78H44.01M74 78H74.01M104 78H104.01M134 78H134.01M164 78H164.01M194 78H194.01"
          strokeWidth="5"
        />
      </>
    ),
  },
  crank: {
    at: [112, 50],
    drawing: (
      <>
        <circle className="tint" cx="112" cy="50" r="38" strokeDasharray="5 4" />
        <circle className="paper" cx="112" cy="50" r="27" />
        <path className="paper" d="M104 50a8 8 0 0 1 16 0L128 98H112z" />
        <path className="tint" d="M104 96H152V108H104z" />
      </>
    ),
  },
  scooter: {
    at: [164, 92],
    drawing: (
      <>
        <path d="M78 12H104M90 12L104 92H176" strokeWidth="5" />
        <circle className="tint" cx="100" cy="98" r="13" />
        <circle className="tint" cx="184" cy="98" r="13" />
        <path className="paper" d="M112 86H174V94H112z" />
      </>
    ),
  },
  skateboard: {
    at: [162, 86],
    drawing: (
      <>
        <path
          className="tint"
          d="M42 58C52 72 60 74 74 74H190C204 74 212 72 222 58L226 64C214 80 204 82 190 82H74C60 82 50 80 38 64z"
        />
        <path className="paper" d="M88 82H104L100 90H92zM154 82H170L166 90H158z" />
        <circle className="paper" cx="96" cy="98" r="12" />
        <circle className="paper" cx="162" cy="98" r="12" />
      </>
    ),
  },
  mower: {
    at: [130, 96],
    drawing: (
      <>
        <path d="M132 74L198 14H216" strokeWidth="5" />
        <path className="tint" d="M56 92V80a14 14 0 0 1 14-14H134a14 14 0 0 1 14 14V92z" />
        <path className="paper" d="M82 66V52a6 6 0 0 1 6-6H114a6 6 0 0 1 6 6V66z" />
        <circle className="paper" cx="70" cy="96" r="14" />
        <circle className="paper" cx="138" cy="94" r="17" />
      </>
    ),
  },
  trimmer: {
    at: [92, 70],
    drawing: (
      <>
        <path className="paper" d="M36 60H152V76H36z" />
        <path
          d="M48 60V52M64 60V52M80 60V52M96 60V52M112 60V52M48 76V84M64 76V84M80 76V84M96 76V84M112 76V84"
          strokeWidth="4"
        />
        <path className="tint" d="M146 50H196a14 14 0 0 1 14 14V78a12 12 0 0 1-12 12H146z" />
        <path d="M160 50C160 28 190 28 190 50" strokeWidth="5" />
      </>
    ),
  },
  drill: {
    at: [150, 66],
    drawing: (
      <>
        <path d="M40 44H64" strokeWidth="3" />
        <path className="paper" d="M64 36H84V52H64z" />
        <path className="tint" d="M84 26H158a14 14 0 0 1 14 14V50a10 10 0 0 1-10 10H84z" />
        <path className="tint" d="M128 60H160L168 92H136z" />
        <path className="paper" d="M124 92H180V110H124z" />
        <path d="M122 62C116 68 118 74 126 76" />
      </>
    ),
  },
} satisfies Record<string, Thing>;
