import type { Thing } from "../thing";

export const others = {
  lamp: {
    at: [148, 58],
    drawing: (
      <>
        <path d="M130 56V104" strokeWidth="5" />
        <path className="tint" d="M104 8H156L178 56H82z" />
        <path className="paper" d="M98 110C98 100 162 100 162 110z" />
        <path d="M146 56V72" />
      </>
    ),
  },
  bulb: {
    at: [146, 70],
    drawing: (
      <>
        <path
          className="tint"
          d="M112 80C112 66 96 62 96 42a34 34 0 0 1 68 0C164 62 148 66 148 80z"
        />
        <path className="paper" d="M112 80H148V104H112zM120 104H140V112H120z" />
        <path d="M112 88H148M112 96H148M122 80L118 50 130 58 142 50 138 80" />
      </>
    ),
  },
  fuse: {
    at: [150, 62],
    drawing: (
      <>
        <path className="paper" d="M86 46H174V78H86z" />
        <path className="tint" d="M64 42H92V82H64zM168 42H196V82H168z" />
        <path d="M92 62H110C116 62 118 54 124 54S132 70 138 70 144 62 150 62H168" />
      </>
    ),
  },
  cells: {
    at: [160, 62],
    drawing: (
      <>
        <g className="paper">
          <rect x="62" y="26" width="96" height="30" rx="5" />
          <rect x="68" y="66" width="96" height="30" rx="5" />
        </g>
        <path
          className="tint"
          d="M132 26H153a5 5 0 0 1 5 5V51a5 5 0 0 1-5 5H132zM94 66H73a5 5 0 0 0-5 5V91a5 5 0 0 0 5 5H94z"
        />
        <path d="M158 36H164V46H158M68 76H62V86H68M72 41H82M140 41H150M145 36V46M144 81H154M76 81H86M81 76V86" />
      </>
    ),
  },
  coin: {
    at: [150, 62],
    drawing: (
      <>
        <circle className="tint" cx="124" cy="60" r="42" />
        <circle className="paper" cx="124" cy="60" r="33" />
        <path d="M116 60H132M124 52V68" />
      </>
    ),
  },
  cord: {
    at: [160, 70],
    drawing: (
      <>
        <path d="M42 36H60M42 52H60" strokeWidth="4" />
        <path className="tint" d="M60 28H82a14 14 0 0 1 14 14V46a14 14 0 0 1-14 14H60z" />
        <path d="M96 44H114C150 44 128 84 160 84H230" strokeWidth="8" />
        <path className="paper-line" d="M96 44H114C150 44 128 84 160 84H230" strokeWidth="4" />
      </>
    ),
  },
  torch: {
    at: [150, 62],
    drawing: (
      <>
        <path
          className="tint"
          d="M52 48H130L154 32H178V92H154L130 76H52a6 6 0 0 1-6-6V54a6 6 0 0 1 6-6z"
        />
        <path d="M154 32V92M66 48V76M88 58H104" />
      </>
    ),
  },
  clock: {
    at: [146, 76],
    drawing: (
      <>
        <circle className="paper" cx="126" cy="60" r="52" />
        <circle className="tint" cx="126" cy="60" r="42" />
        <path d="M126 60V32M126 60L146 70M126 22V26M126 94V98M88 60H92M160 60H164" />
      </>
    ),
  },
  watch: {
    at: [144, 66],
    drawing: (
      <>
        <path className="paper" d="M112 32L116 4H144L148 32zM112 88L116 116H144L148 88z" />
        <circle className="tint" cx="130" cy="60" r="34" />
        <circle className="paper" cx="130" cy="60" r="26" />
        <path d="M130 60V44M130 60L140 66M164 56H170V64H164z" />
      </>
    ),
  },
  spectacles: {
    at: [186, 52],
    drawing: (
      <>
        <path d="M58 52C44 52 40 70 34 84M186 52C200 52 206 66 212 80" strokeWidth="4" />
        <path
          className="tint"
          d="M58 46H112V66a24 24 0 0 1-54 0zM132 46H186V66a24 24 0 0 1-54 0z"
        />
        <path d="M112 52C118 46 126 46 132 52" />
      </>
    ),
  },
  cup: {
    at: [140, 66],
    drawing: (
      <>
        <path d="M160 48H172a18 18 0 0 1 0 38H160" strokeWidth="5" />
        <path className="tint" d="M84 30H162V92a16 16 0 0 1-16 16H100a16 16 0 0 1-16-16z" />
        <path d="M142 30L132 48 144 58 134 74 140 84" />
      </>
    ),
  },
  book: {
    at: [130, 56],
    drawing: (
      <>
        <path className="tint" d="M48 28L124 34V108L48 100zM212 28L136 34V108L212 100z" />
        <path
          className="paper"
          d="M56 20C84 18 112 24 130 36 148 24 176 18 204 20V90C176 88 148 94 130 106 112 94 84 88 56 90z"
        />
        <path d="M130 36V106M72 38C88 38 102 42 114 48M72 54C88 54 102 58 114 64M188 38C172 38 158 42 146 48" />
      </>
    ),
  },
  toycar: {
    at: [164, 92],
    drawing: (
      <>
        <path
          className="tint"
          d="M50 92V74C50 66 58 62 70 62L90 38H146L166 62C190 64 200 70 200 80V92z"
        />
        <path className="paper" d="M86 62L98 46H116V62zM126 62V46H142L154 62z" />
        <circle className="paper" cx="86" cy="94" r="16" />
        <circle className="paper" cx="164" cy="94" r="16" />
        <circle className="ink" cx="86" cy="94" r="3" />
        <circle className="ink" cx="164" cy="94" r="3" />
      </>
    ),
  },
} satisfies Record<string, Thing>;
