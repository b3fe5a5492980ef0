import type { Thing } from "../thing";

export const kitchen = {
  kettle: {
    at: [148, 70],
    drawing: (
      <>
        <path d="M156 38H170a12 12 0 0 1 12 12V74a12 12 0 0 1-12 12H162" strokeWidth="4" />
        <path className="tint" d="M104 40L82 34 96 64z" />
        <path className="tint" d="M96 98L104 34H156L164 98z" />
        <path className="paper" d="M104 34C106 20 154 20 156 34zM86 98H174L178 110H82z" />
        <path d="M130 24V17M116 56L113 82" />
      </>
    ),
  },
  toaster: {
    at: [160, 76],
    drawing: (
      <>
        <path className="tint" d="M70 104V56a22 22 0 0 1 22-22H164a22 22 0 0 1 22 22V104z" />
        <path className="paper" d="M94 34H122V28H94zM134 34H162V28H134z" />
        <path d="M186 62H198M84 104V110M172 104V110" strokeWidth="4" />
        <circle className="paper" cx="92" cy="82" r="8" />
      </>
    ),
  },
  coffeemaker: {
    at: [160, 34],
    drawing: (
      <>
        <path className="tint" d="M80 110V16a8 8 0 0 1 8-8H174a6 6 0 0 1 6 6V38H116V94H180V110z" />
        <path d="M148 38V48M92 22H104" />
        <path className="paper" d="M130 62H164V82a10 10 0 0 1-10 10H140a10 10 0 0 1-10-10z" />
        <path d="M164 66C174 66 174 80 164 80" />
      </>
    ),
  },
  blender: {
    at: [150, 66],
    drawing: (
      <>
        <path className="paper" d="M100 14H158L150 70H108z" />
        <path className="tint" d="M104 4H154V14H104zM106 70H152L166 110H92z" />
        <path d="M118 62L129 54 140 62M129 54V66" />
        <circle className="paper" cx="129" cy="92" r="8" />
      </>
    ),
  },
  foodprocessor: {
    at: [164, 66],
    drawing: (
      <>
        <path className="paper" d="M134 38V10H160V38" />
        <path className="paper" d="M92 38H176L168 78H100z" />
        <path d="M88 38H180" strokeWidth="4" />
        <path className="tint" d="M86 78H182a6 6 0 0 1 6 6V110H80V84a6 6 0 0 1 6-6z" />
        <circle className="paper" cx="134" cy="94" r="8" />
      </>
    ),
  },
  pot: {
    at: [168, 78],
    drawing: (
      <>
        <path className="paper" d="M78 48C84 22 176 22 182 48z" />
        <path className="tint" d="M74 48H186V92a16 16 0 0 1-16 16H90a16 16 0 0 1-16-16z" />
        <path d="M130 28V20M74 64H62M186 64H198" strokeWidth="5" />
        <circle className="paper" cx="130" cy="84" r="9" />
      </>
    ),
  },
  airfryer: {
    at: [160, 62],
    drawing: (
      <>
        <rect className="tint" x="84" y="8" width="92" height="102" rx="26" />
        <rect className="paper" x="94" y="50" width="72" height="46" rx="8" />
        <path d="M116 72H144" strokeWidth="6" />
        <circle className="paper" cx="130" cy="30" r="9" />
      </>
    ),
  },
  grill: {
    at: [156, 82],
    drawing: (
      <>
        <path className="tint" d="M78 78L162 28a8 8 0 0 1 11 3L180 44 92 92z" />
        <path d="M176 36L190 28" strokeWidth="5" />
        <path className="paper" d="M72 86H188V100a8 8 0 0 1-8 8H80a8 8 0 0 1-8-8z" />
        <path d="M88 86V80M104 86V80M120 86V80M136 86V80M152 86V80" />
      </>
    ),
  },
  breadmaker: {
    at: [166, 78],
    drawing: (
      <>
        <path className="paper" d="M80 44C80 30 90 26 104 26H156C170 26 180 30 180 44z" />
        <rect className="tint" x="76" y="44" width="108" height="66" rx="8" />
        <rect className="paper" x="92" y="58" width="34" height="18" rx="3" />
        <path d="M114 36H146M92 90H92.01M104 90H104.01M116 90H116.01" />
      </>
    ),
  },
  scales: {
    at: [158, 62],
    drawing: (
      <>
        <path className="paper" d="M86 74H176L188 108H74z" />
        <path className="tint" d="M70 56H192V64a6 6 0 0 1-6 6H76a6 6 0 0 1-6-6z" />
        <rect className="tint" x="112" y="82" width="38" height="17" rx="3" />
      </>
    ),
  },
  knife: {
    at: [120, 76],
    drawing: (
      <>
        <path className="tint" d="M46 50H148V76H92C70 76 54 66 46 50z" />
        <path className="paper" d="M148 50H204a8 8 0 0 1 0 18H148z" />
        <path d="M164 59H164.01M180 59H180.01M196 59H196.01" strokeWidth="4" />
      </>
    ),
  },
} satisfies Record<string, Thing>;
