export const clean = (
  <>
    <rect className="paper" x="56" y="86" width="208" height="18" rx="5" />
    <path d="M70 95H78M86 95H94M226 95H234M242 95H250" />
    <path className="paper" d="M171 60C166 71 160 80 150 86H181C187 82 190 78 191 72z" />
    <path d="M175 68C172 74 169 78 165 81M183 73C181 77 179 79 177 81" />
    <g transform="translate(168 86) rotate(32)">
      <path
        className="tint"
        d="M-13-36C-10-48-7-50-7-58V-82a7 7 0 0 1 14 0V-58C7-50 10-48 13-36z"
      />
      <rect className="paper" x="-13" y="-36" width="26" height="12" rx="2" />
    </g>
    <path className="accent" d="M138 72C131 66 128 58 128 48M121 74C115 68 112 62 111 55" />
    <path className="primary" d="M84 40V56M76 48H92M98 22V30M94 26H102" />
  </>
);

export const measure = (
  <>
    <path d="M126 88C150 88 150 20 178 20S196 34 196 44" />
    <path className="accent" d="M126 96C176 96 160 12 222 12 250 12 252 30 252 44" />
    <rect className="paper" x="62" y="10" width="66" height="98" rx="9" />
    <rect className="tint" x="72" y="20" width="46" height="26" rx="4" />
    <path d="M82 40L92 28M100 40V28M108 40V28" />
    <circle className="paper" cx="95" cy="74" r="18" />
    <path d="M95 74L104 62" strokeWidth="4" />
    <rect className="tint" x="180" y="76" width="84" height="26" rx="5" />
    <path d="M264 84H270V94H264M194 76V102" />
    <path d="M206 89H214M240 89H248M244 85V93" />
    <g className="paper">
      <path d="M191 44H201V60L196 76 191 60z" />
      <path d="M247 44H257V60L252 76 247 60z" />
    </g>
  </>
);

export const replace = (
  <>
    <rect className="quiet" x="58" y="36" width="48" height="68" rx="7" />
    <path className="quiet" d="M74 36V28H90V36M70 92H94" />
    <path className="quiet" d="M86 46L76 60 88 66 78 80" />
    <rect className="paper" x="214" y="36" width="48" height="68" rx="7" />
    <path d="M230 36V28H246V36" />
    <rect className="tint" x="222" y="46" width="32" height="50" rx="3" />
    <path d="M238 62V80M229 71H247" />
    <path className="quiet" d="M134 84H178M144 74L134 84 144 94" />
    <path className="accent" d="M142 54H186M176 44L186 54 176 64" />
  </>
);

export const glue = (
  <>
    <path className="paper" d="M52 78H140L132 86 142 94 134 106H52z" />
    <path className="paper" d="M152 78H268V106H146L154 94 144 86z" />
    <path d="M66 92H108M180 92H212M226 92H250" />
    <g transform="translate(148 54) rotate(62)">
      <path className="paper" d="M-3 0L-7-22H7L3 0z" />
      <path className="tint" d="M-7-22C-16-24-17-30-17-36L-15-72H15L17-36C17-30 16-24 7-22z" />
      <path className="paper" d="M-17-72H17V-80H-17z" />
      <path d="M0-42V-60" />
    </g>
    <path
      className="accent"
      d="M146 62C142 68 141 70 141 73a5 5 0 0 0 10 0C151 70 150 68 146 62z"
    />
  </>
);

export const sew = (
  <>
    <path
      className="tint"
      d="M46 30C80 22 112 38 146 30S196 26 208 30V98C176 106 146 90 112 98S62 102 46 98z"
    />
    <circle className="paper" cx="82" cy="56" r="14" />
    <path d="M78 52V52.01M86 52V52.01M78 60V60.01M86 60V60.01" strokeWidth="3.5" />
    <path
      className="paper"
      d="M216 102C232 90 262 58 276 38 282 30 292 36 286 44 272 64 234 94 216 102z"
    />
    <path d="M273 52L280 42" />
    <path
      className="accent"
      d="M66 80H80M90 80H104M114 80H128M138 80H152M162 80H176C210 80 196 34 226 26 250 20 268 32 277 46"
    />
  </>
);

export const lubricate = (
  <>
    <g className="paper">
      <rect x="44" y="84" width="50" height="20" rx="10" />
      <rect x="104" y="84" width="50" height="20" rx="10" />
      <rect x="164" y="84" width="50" height="20" rx="10" />
    </g>
    <g className="tint">
      <rect x="74" y="84" width="50" height="20" rx="10" />
      <rect x="134" y="84" width="50" height="20" rx="10" />
    </g>
    <path
      d="M54 94V94.01M84 94V94.01M114 94V94.01M144 94V94.01M174 94V94.01M204 94V94.01"
      strokeWidth="5"
    />
    <g transform="translate(266 36) rotate(-103)">
      <path d="M20-14C38-22 36-52 8-48" />
      <path className="paper" d="M-6-44L-2-126H2L6-44z" />
      <path className="tint" d="M-26 4V-8C-26-28-10-26-7-46H7C10-26 26-28 26-8V4z" />
      <path d="M-26-7H26" />
    </g>
    <path
      className="accent"
      d="M137 66C133 71 132 72 132 75a5 5 0 0 0 10 0C142 72 141 71 137 66z"
    />
  </>
);

export const adjust = (
  <>
    <rect className="paper" x="48" y="14" width="84" height="92" rx="8" />
    <g transform="translate(92 62) rotate(-8)">
      <path className="paper" d="M-20.8 0L-10.4-18H10.4L20.8 0 10.4 18H-10.4z" />
      <circle className="tint" r="8" />
      <path
        className="tint"
        d="M-12-18H10.4L20.8 0 10.4 18H-12C-12 27-4 33 6 34 24 35 36 22 44 9H154a9 9 0 0 0 0-18H44C36-22 24-35 6-34-4-33-12-27-12-18z"
      />
      <path d="M62 0H120" />
      <circle className="sand" cx="150" r="3.5" />
    </g>
    <path
      className="accent"
      d="M272 14C280 28 282 48 276 66M282 22L272 14 270 26M286 58L276 66 269 56"
    />
  </>
);
