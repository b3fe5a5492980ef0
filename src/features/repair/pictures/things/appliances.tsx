import type { Thing } from "../thing";

export const appliances = {
  washer: {
    at: [156, 78],
    drawing: (
      <>
        <rect className="paper" x="84" y="8" width="96" height="102" rx="7" />
        <path d="M84 28H180M94 18H114M168 18H168.01M156 18H156.01" />
        <circle className="tint" cx="132" cy="68" r="29" />
        <circle cx="132" cy="68" r="21" />
      </>
    ),
  },
  dishwasher: {
    at: [164, 74],
    drawing: (
      <>
        <rect className="paper" x="84" y="8" width="96" height="102" rx="7" />
        <path d="M84 28H180M84 98H180M166 18H166.01M154 18H154.01M94 18H112" />
        <rect className="tint" x="104" y="36" width="56" height="8" rx="4" />
      </>
    ),
  },
  fridge: {
    at: [158, 74],
    drawing: (
      <>
        <rect className="paper" x="94" y="6" width="76" height="104" rx="8" />
        <path d="M94 42H170" />
        <path className="tint" d="M103 18H109V34H103zM103 52H109V78H103z" />
      </>
    ),
  },
  oven: {
    at: [168, 80],
    drawing: (
      <>
        <rect className="paper" x="76" y="10" width="110" height="100" rx="7" />
        <path d="M76 34H186M94 45H168" />
        <path d="M94 22H94.01M112 22H112.01M150 22H150.01M168 22H168.01" strokeWidth="7" />
        <rect className="tint" x="92" y="54" width="78" height="44" rx="6" />
      </>
    ),
  },
  hob: {
    at: [160, 68],
    drawing: (
      <>
        <rect className="tint" x="70" y="12" width="120" height="96" rx="8" />
        <g className="paper">
          <circle cx="102" cy="40" r="17" />
          <circle cx="158" cy="40" r="13" />
          <circle cx="102" cy="82" r="13" />
          <circle cx="158" cy="80" r="17" />
        </g>
      </>
    ),
  },
  hood: {
    at: [164, 88],
    drawing: (
      <>
        <path className="paper" d="M112 6H148V38L184 72H76L112 38z" />
        <path className="tint" d="M72 72H188V88H72z" />
        <path d="M84 96V92M104 96V92M124 96V92M144 96V92M164 96V92" />
      </>
    ),
  },
  microwave: {
    at: [146, 82],
    drawing: (
      <>
        <rect className="paper" x="62" y="28" width="132" height="80" rx="8" />
        <rect className="tint" x="74" y="40" width="80" height="56" rx="6" />
        <path d="M168 46H182M168 58H182M168 70H182" />
        <circle cx="175" cy="88" r="7" />
      </>
    ),
  },
  heater: {
    at: [168, 66],
    drawing: (
      <>
        <rect className="paper" x="74" y="18" width="112" height="82" rx="9" />
        <path d="M90 100V110M170 100V110" strokeWidth="4" />
        <path className="tint" d="M88 32H172V76H88z" />
        <path d="M102 32V76M116 32V76M130 32V76M144 32V76M158 32V76M92 88H108" />
      </>
    ),
  },
  iron: {
    at: [166, 86],
    drawing: (
      <>
        <path d="M92 64C92 36 112 28 136 28H162a10 10 0 0 1 10 10L176 66" strokeWidth="8" />
        <path
          className="paper-line"
          d="M92 64C92 36 112 28 136 28H162a10 10 0 0 1 10 10L176 66"
          strokeWidth="4"
        />
        <path className="tint" d="M54 100C64 74 88 64 124 64H178L186 100z" />
        <path className="paper" d="M50 100H190V108H46z" />
      </>
    ),
  },
  hairdryer: {
    at: [164, 60],
    drawing: (
      <>
        <path className="paper" d="M124 76L134 112H156L152 76z" />
        <path className="tint" d="M80 24H142a28 28 0 0 1 0 56H80z" />
        <path className="paper" d="M80 30L58 36V68L80 74z" />
        <path d="M152 36V68M162 42V62" />
      </>
    ),
  },
  vacuumcleaner: {
    at: [150, 74],
    drawing: (
      <>
        <path d="M88 66C62 40 92 8 128 20L206 40" strokeWidth="7" />
        <path className="paper-line" d="M88 66C62 40 92 8 128 20L206 40" strokeWidth="3" />
        <path className="tint" d="M66 102V90C66 66 92 56 122 56 154 56 180 70 180 96V102z" />
        <circle className="paper" cx="152" cy="96" r="15" />
        <path d="M88 78C98 72 108 70 120 70" />
      </>
    ),
  },
  fan: {
    at: [158, 60],
    drawing: (
      <>
        <path d="M128 84V106M98 110H158" strokeWidth="4" />
        <circle className="paper" cx="128" cy="46" r="40" />
        <path
          className="tint"
          d="M128 46C112 36 114 16 130 14 140 22 138 36 128 46 146 42 162 54 158 68 144 72 132 62 128 46 122 64 104 70 96 58 100 44 114 40 128 46z"
        />
        <circle className="paper" cx="128" cy="46" r="7" />
      </>
    ),
  },
  sewingmachine: {
    at: [150, 62],
    drawing: (
      <>
        <path className="tint" d="M176 96V24a8 8 0 0 0-8-8H74a8 8 0 0 0-8 8V52H92V44H134V96z" />
        <path className="paper" d="M56 96H190V110H56z" />
        <path className="paper" d="M176 26H186V52H176z" />
        <path d="M79 52V86M72 88H86M79 16V8" />
        <circle cx="152" cy="34" r="6" />
      </>
    ),
  },
  shredder: {
    at: [158, 40],
    drawing: (
      <>
        <path className="paper" d="M82 46H178L170 110H90z" />
        <rect className="tint" x="72" y="18" width="116" height="30" rx="8" />
        <path d="M92 30H150M168 34H168.01" />
        <path d="M104 62V94M118 62V94M132 62V94M146 62V94" />
      </>
    ),
  },
  shaver: {
    at: [150, 28],
    drawing: (
      <>
        <path className="tint" d="M106 38H154C158 60 150 84 146 112H114C110 84 102 60 106 38z" />
        <path className="paper" d="M98 10H162V32a6 6 0 0 1-6 6H104a6 6 0 0 1-6-6z" />
        <path d="M98 18H162M110 18V10M122 18V10M134 18V10M146 18V10M130 58V72" />
      </>
    ),
  },
  toothbrush: {
    at: [140, 76],
    drawing: (
      <>
        <path className="paper" d="M124 12H134V48H124z" />
        <path d="M124 14H114M124 20H114M124 26H114" />
        <path className="tint" d="M118 48H140L144 112H114z" />
        <circle className="paper" cx="129" cy="74" r="5" />
      </>
    ),
  },
} satisfies Record<string, Thing>;
