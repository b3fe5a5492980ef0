export const reassemble = (
  <>
    <path className="quiet" d="M112 40V66M208 40V66" strokeDasharray="3 6" />
    <path className="tint" d="M98 36V22a8 8 0 0 1 8-8H214a8 8 0 0 1 8 8V36z" />
    <path d="M140 25H180" />
    <path className="paper" d="M98 72H222V99a7 7 0 0 1-7 7H105a7 7 0 0 1-7-7z" />
    <path d="M98 81H222M114 94H136" />
    <path className="accent" d="M160 44V65M151 56L160 65 169 56" />
  </>
);

export const test = (
  <>
    <path d="M-10 92H60C84 92 76 76 104 76" strokeWidth="4" />
    <rect className="paper" x="104" y="18" width="104" height="84" rx="10" />
    <circle className="tint" cx="144" cy="60" r="24" />
    <path className="primary" d="M144 44V58M134 51A14 14 0 1 0 154 51" />
    <path d="M184 36H194M184 46H194" />
    <circle className="ink" cx="189" cy="84" r="3" />
    <path className="accent" d="M234 62L248 76 276 40" strokeWidth="4" />
  </>
);

export const inspect = (
  <>
    <rect className="paper" x="66" y="22" width="132" height="78" rx="8" />
    <rect className="tint" x="82" y="38" width="34" height="28" rx="4" />
    <path d="M90 38V32M99 38V32M108 38V32M90 66V72M99 66V72M108 66V72M82 86H120" />
    <path d="M212 82L246 108" strokeWidth="9" />
    <path className="paper-line" d="M212 82L246 108" strokeWidth="5" />
    <circle className="tint" cx="182" cy="60" r="36" />
    <path d="M146 60H162M202 60H218" />
    <path className="accent" d="M162 60H172L178 46 186 74 192 60H202" />
  </>
);
