import type { Thing } from "../thing";

export const woodAndWater = {
  chair: {
    at: [152, 68],
    drawing: (
      <>
        <path className="tint" d="M94 8H104V110H94z" />
        <path className="paper" d="M144 8H154V62H144zM146 74H156V110H146z" />
        <path className="tint" d="M104 16H144V26H104zM104 36H144V46H104zM86 62H164V74H86z" />
        <path d="M104 92H146" strokeWidth="4" />
      </>
    ),
  },
  table: {
    at: [172, 46],
    drawing: (
      <>
        <path className="paper" d="M66 46H80L76 110H66zM180 46H194V110H184z" />
        <path className="tint" d="M50 28H210V40H50z" />
        <path className="paper" d="M62 40H198V54H62z" />
      </>
    ),
  },
  drawer: {
    at: [168, 74],
    drawing: (
      <>
        <path className="paper" d="M72 46L98 18H210L194 46z" />
        <path d="M98 18V30H194" />
        <path className="tint" d="M62 46H198V106H62z" />
        <path className="paper" d="M194 46L210 18V76L198 100z" />
        <circle className="paper" cx="130" cy="76" r="8" />
      </>
    ),
  },
  cabinet: {
    at: [170, 82],
    drawing: (
      <>
        <rect className="paper" x="76" y="6" width="108" height="102" rx="4" />
        <path className="tint" d="M82 12H128V102H82zM132 12H178V102H132z" />
        <path d="M122 50V64M138 50V64M178 26H184M178 86H184M82 26H76M82 86H76" strokeWidth="4" />
      </>
    ),
  },
  board: {
    at: [140, 74],
    drawing: (
      <>
        <path className="tint" d="M36 74H136L128 84 138 93 130 106H36z" />
        <path className="tint" d="M144 74H248V106H138L146 94 136 84z" />
        <path d="M54 86H98M74 96H112M166 86H212M186 96H232" />
      </>
    ),
  },
  tap: {
    at: [134, 34],
    drawing: (
      <>
        <path
          className="tint"
          d="M112 110V64a30 30 0 0 1 30-30H150V54H146a10 10 0 0 0-10 10V110z"
          transform="matrix(-1 0 0 1 248 0)"
        />
        <path className="paper" d="M104 110H146V116H104zM94 54H102V64H90V54z" />
        <path
          className="paper"
          d="M112 34H136V20H112zM100 10H148a5 5 0 0 1 0 10H100a5 5 0 0 1 0-10z"
        />
        <path
          className="primary"
          d="M96 76C92 82 91 84 91 87a5 5 0 0 0 10 0C101 84 100 82 96 76z"
        />
      </>
    ),
  },
  cistern: {
    at: [160, 58],
    drawing: (
      <>
        <path className="paper" d="M118 86H142V114H118z" />
        <path className="tint" d="M72 26H188L182 78a9 9 0 0 1-9 8H87a9 9 0 0 1-9-8z" />
        <rect className="paper" x="66" y="12" width="128" height="14" rx="5" />
        <path d="M120 12V7H140V12M84 50C96 44 104 56 116 50S136 44 148 50 164 56 176 50" />
      </>
    ),
  },
  hose: {
    at: [176, 96],
    drawing: (
      <>
        <circle cx="112" cy="58" r="40" strokeWidth="13" />
        <circle className="tint-line" cx="112" cy="58" r="40" strokeWidth="9" />
        <circle cx="112" cy="58" r="24" strokeWidth="13" />
        <circle className="tint-line" cx="112" cy="58" r="24" strokeWidth="9" />
        <path d="M112 98H158" strokeWidth="13" />
        <path className="tint-line" d="M112 98H158" strokeWidth="9" />
        <path className="paper" d="M156 88H176V108H156zM176 92H188V104H176z" />
      </>
    ),
  },
} satisfies Record<string, Thing>;
