import type { Thing } from "../thing";

export const devices = {
  laptop: {
    at: [150, 62],
    drawing: (
      <>
        <rect className="paper" x="80" y="10" width="104" height="74" rx="7" />
        <rect className="tint" x="88" y="18" width="88" height="58" rx="3" />
        <path className="paper" d="M80 84H184L200 104a3 3 0 0 1-3 5H67a3 3 0 0 1-3-5z" />
        <path d="M84 92H180M116 101H148" />
      </>
    ),
  },
  laptopback: {
    at: [172, 84],
    drawing: (
      <>
        <rect className="tint" x="68" y="16" width="126" height="88" rx="9" />
        <path d="M112 36H150M112 44H150M112 52H150" />
        <path
          d="M80 28H80.01M182 28H182.01M80 92H80.01M172 84H172.01M131 92H131.01"
          strokeWidth="6"
        />
      </>
    ),
  },
  phone: {
    at: [142, 58],
    drawing: (
      <>
        <rect className="paper" x="98" y="5" width="60" height="110" rx="11" />
        <rect className="tint" x="105" y="15" width="46" height="86" rx="4" />
        <path d="M122 108H134" />
      </>
    ),
  },
  tablet: {
    at: [156, 62],
    drawing: (
      <>
        <rect className="paper" x="84" y="6" width="92" height="108" rx="10" />
        <rect className="tint" x="93" y="16" width="74" height="86" rx="3" />
        <path d="M124 108H136" />
      </>
    ),
  },
  smartwatch: {
    at: [146, 62],
    drawing: (
      <>
        <path className="paper" d="M110 38L114 4H146L150 38zM110 82L114 116H146L150 82z" />
        <rect className="tint" x="100" y="32" width="60" height="56" rx="14" />
        <path d="M160 56V66M116 60H132" strokeWidth="4" />
      </>
    ),
  },
  tv: {
    at: [172, 66],
    drawing: (
      <>
        <path d="M130 92V106M98 109H162" strokeWidth="4" />
        <rect className="paper" x="54" y="10" width="152" height="84" rx="7" />
        <rect className="tint" x="62" y="18" width="136" height="68" rx="3" />
      </>
    ),
  },
  tower: {
    at: [156, 84],
    drawing: (
      <>
        <rect className="paper" x="94" y="6" width="76" height="106" rx="7" />
        <rect className="tint" x="104" y="16" width="56" height="12" rx="3" />
        <path d="M104 38H160M112 84H152M112 92H152M112 100H152" />
        <circle className="tint" cx="132" cy="58" r="9" />
      </>
    ),
  },
  keyboard: {
    at: [150, 72],
    drawing: (
      <>
        <rect className="paper" x="52" y="42" width="152" height="62" rx="8" />
        <path
          d="M66 56H72M82 56H88M98 56H104M114 56H120M130 56H136M146 56H152M162 56H168M178 56H190M66 72H76M86 72H92M102 72H108M118 72H124M134 72H140M166 72H172M182 72H190M66 89H80M94 89H158M172 89H190"
          strokeWidth="8"
        />
      </>
    ),
  },
  camera: {
    at: [146, 78],
    drawing: (
      <>
        <path className="paper" d="M104 30L112 14H148L156 30z" />
        <rect className="paper" x="68" y="30" width="124" height="78" rx="9" />
        <circle className="tint" cx="130" cy="70" r="28" />
        <circle cx="130" cy="70" r="16" />
        <path d="M80 44H94M176 44H176.01" />
      </>
    ),
  },
  remote: {
    at: [140, 62],
    drawing: (
      <>
        <rect className="tint" x="106" y="4" width="48" height="112" rx="11" />
        <circle className="paper" cx="130" cy="46" r="13" />
        <path
          d="M120 18H120.01M140 18H140.01M120 74H120.01M130 74H130.01M140 74H140.01M120 86H120.01M130 86H130.01M140 86H140.01"
          strokeWidth="5"
        />
      </>
    ),
  },
  printer: {
    at: [172, 62],
    drawing: (
      <>
        <path className="paper" d="M96 46V10H164V46" />
        <rect className="tint" x="68" y="42" width="124" height="48" rx="9" />
        <path className="paper" d="M94 76H166L174 112H86z" />
        <path d="M176 56H176.01M106 90H152M104 100H156" />
      </>
    ),
  },
  router: {
    at: [160, 88],
    drawing: (
      <>
        <path d="M86 68L76 14M174 68L184 14" strokeWidth="5" />
        <rect className="tint" x="64" y="68" width="132" height="38" rx="9" />
        <path d="M82 87H82.01M96 87H96.01M110 87H110.01M124 87H124.01" strokeWidth="5" />
      </>
    ),
  },
  projector: {
    at: [168, 70],
    drawing: (
      <>
        <path d="M84 98V106M176 98V106" strokeWidth="5" />
        <rect className="paper" x="64" y="38" width="132" height="60" rx="11" />
        <circle className="tint" cx="102" cy="68" r="20" />
        <circle cx="102" cy="68" r="11" />
        <path d="M144 54V82M154 54V82M164 54V82M174 54V82" />
      </>
    ),
  },
  scanner: {
    at: [142, 84],
    drawing: (
      <>
        <path className="paper" d="M66 76L84 20a6 6 0 0 1 6-4H176a5 5 0 0 1 5 7L162 76z" />
        <path className="tint" d="M66 76H190V92H66z" />
        <path className="paper" d="M58 92H198V108H58z" />
      </>
    ),
  },
  radio: {
    at: [160, 84],
    drawing: (
      <>
        <path d="M176 34L200 6" />
        <rect className="paper" x="62" y="34" width="136" height="76" rx="10" />
        <circle className="tint" cx="100" cy="72" r="25" />
        <path d="M84 66H116M80 74H120M86 82H114M138 54H184M138 54V60M150 54V58M162 54V60M174 54V58" />
        <circle className="tint" cx="148" cy="86" r="8" />
        <circle className="tint" cx="176" cy="86" r="8" />
      </>
    ),
  },
  speaker: {
    at: [146, 84],
    drawing: (
      <>
        <rect className="paper" x="90" y="5" width="80" height="108" rx="9" />
        <circle className="tint" cx="130" cy="76" r="27" />
        <circle className="paper" cx="130" cy="76" r="10" />
        <circle className="tint" cx="130" cy="28" r="12" />
      </>
    ),
  },
  headphones: {
    at: [176, 84],
    drawing: (
      <>
        <path d="M84 76V62a46 46 0 0 1 92 0V76" strokeWidth="6" />
        <path className="paper-line" d="M84 76V62a46 46 0 0 1 92 0V76" strokeWidth="2" />
        <rect className="tint" x="72" y="66" width="28" height="46" rx="12" />
        <rect className="tint" x="160" y="66" width="28" height="46" rx="12" />
      </>
    ),
  },
  hifi: {
    at: [150, 62],
    drawing: (
      <>
        <rect className="paper" x="50" y="34" width="160" height="66" rx="7" />
        <path d="M66 100V106M194 100V106" strokeWidth="5" />
        <rect className="tint" x="64" y="46" width="76" height="20" rx="3" />
        <circle className="tint" cx="182" cy="66" r="17" />
        <path d="M182 66V54M66 84H76M86 84H96M106 84H116M126 84H136" />
      </>
    ),
  },
  discplayer: {
    at: [150, 72],
    drawing: (
      <>
        <rect className="paper" x="50" y="48" width="160" height="50" rx="6" />
        <path d="M66 98V104M194 98V104" strokeWidth="5" />
        <rect className="tint" x="64" y="60" width="86" height="12" rx="3" />
        <path d="M168 66H168.01M180 66H180.01M192 66H192.01M66 86H110" strokeWidth="4" />
      </>
    ),
  },
  recordplayer: {
    at: [150, 78],
    drawing: (
      <>
        <rect className="paper" x="62" y="8" width="136" height="104" rx="9" />
        <circle className="tint" cx="118" cy="60" r="44" />
        <circle cx="118" cy="60" r="16" />
        <circle className="ink" cx="118" cy="60" r="2.500" />
        <path d="M182 24V54L152 80" strokeWidth="4" />
        <circle className="paper" cx="182" cy="24" r="7" />
      </>
    ),
  },
  microphone: {
    at: [146, 36],
    drawing: (
      <>
        <path className="paper" d="M114 48L122 114H138L146 48z" />
        <circle className="tint" cx="130" cy="30" r="25" />
        <path d="M112 20H148M106 32H154M112 42H148M130 64V72" />
      </>
    ),
  },
} satisfies Record<string, Thing>;
