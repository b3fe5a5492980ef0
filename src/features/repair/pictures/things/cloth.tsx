import type { Thing } from "../thing";

const piece = <path className="tint" d="M60 22C96 12 130 32 200 20V98C150 110 110 90 60 102z" />;

export const cloth = {
  cloth: { at: [146, 66], drawing: piece },
  tear: {
    at: [150, 66],
    drawing: (
      <>
        {piece}
        <path className="paper" d="M88 62C104 50 134 52 148 64 130 74 106 74 88 62z" />
        <path d="M98 58L96 52M114 55V48M130 57L133 51M106 70L104 77M122 72L123 79" />
      </>
    ),
  },
  button: {
    at: [138, 68],
    drawing: (
      <>
        {piece}
        <circle className="paper" cx="126" cy="60" r="26" />
        <circle cx="126" cy="60" r="20" />
        <path d="M119 53H119.01M133 53H133.01M119 67H119.01M133 67H133.01" strokeWidth="5" />
      </>
    ),
  },
  curtain: {
    at: [160, 90],
    drawing: (
      <>
        <path d="M56 12H206" strokeWidth="5" />
        <path
          className="tint"
          d="M76 18H188L194 104C180 110 170 98 156 104S132 110 118 104 90 110 70 104z"
        />
        <path d="M98 18L94 104M122 18V104M146 18L150 104M170 18L176 100" />
        <path d="M80 12V18M102 12V18M124 12V18M146 12V18M168 12V18M186 12V18" />
      </>
    ),
  },
  zip: {
    at: [132, 58],
    drawing: (
      <>
        <path className="tint" d="M54 26H118V112H54zM146 26H210V112H146z" />
        <path
          d="M118 34H128M118 44H128M118 74H126M118 84H126M118 94H126M118 104H126M146 34H136M146 44H136M146 74H138M146 84H138M146 94H138M146 104H138"
          strokeWidth="3"
        />
        <path className="paper" d="M120 50H144L140 66H124zM128 66H136V88H128z" />
      </>
    ),
  },
  shoe: {
    at: [148, 78],
    drawing: (
      <>
        <path
          className="tint"
          d="M66 94V44C76 50 90 50 98 40L124 60C138 70 160 70 178 76 188 80 192 86 192 94z"
        />
        <path className="paper" d="M62 94H194C196 102 192 108 184 108H70a8 8 0 0 1-8-8z" />
        <path d="M112 50L104 60M122 58L114 68M134 65L127 75M66 78H92" />
      </>
    ),
  },
  suitcase: {
    at: [164, 78],
    drawing: (
      <>
        <path d="M112 24V6H148V24" strokeWidth="4" />
        <rect className="tint" x="84" y="24" width="92" height="78" rx="10" />
        <path d="M102 38V88M130 38V88M158 38V88" />
        <path
          className="paper"
          d="M92 102H104V110a6 6 0 0 1-12 0zM156 102H168V110a6 6 0 0 1-12 0z"
        />
      </>
    ),
  },
  umbrella: {
    at: [160, 50],
    drawing: (
      <>
        <path d="M130 14V98C130 112 112 112 112 100" strokeWidth="4" />
        <path
          className="tint"
          d="M66 66C66 30 96 14 130 14S194 30 194 66C182 54 164 56 152 66 146 56 114 56 108 66 96 56 78 54 66 66z"
        />
        <path d="M130 14C116 26 108 44 108 66M130 14C144 26 152 44 152 66M130 14V8" />
      </>
    ),
  },
  tent: {
    at: [158, 70],
    drawing: (
      <>
        <path className="tint" d="M126 16L46 106H206z" />
        <path className="paper" d="M126 44L100 106H152z" />
        <path d="M126 16V8M126 44V106M46 106L34 112M206 106L218 112" />
      </>
    ),
  },
  sofa: {
    at: [160, 76],
    drawing: (
      <>
        <path className="tint" d="M76 70V38a12 12 0 0 1 12-12H176a12 12 0 0 1 12 12V70" />
        <path className="paper" d="M82 66H182V92H82z" />
        <path className="tint" d="M62 102V66a10 10 0 0 1 20 0V92H182V66a10 10 0 0 1 20 0V102z" />
        <path d="M132 28V92M74 102V110M190 102V110" />
      </>
    ),
  },
  bear: {
    at: [150, 86],
    drawing: (
      <>
        <g className="tint">
          <circle cx="104" cy="18" r="11" />
          <circle cx="152" cy="18" r="11" />
          <path d="M100 74C76 76 78 96 96 92M156 74C180 76 178 96 160 92" />
          <ellipse cx="128" cy="86" rx="33" ry="28" />
        </g>
        <circle className="paper" cx="128" cy="36" r="29" />
        <path d="M118 32H118.01M138 32H138.01" strokeWidth="5" />
        <path d="M122 46C126 50 130 50 134 46M128 42V46" />
      </>
    ),
  },
} satisfies Record<string, Thing>;
