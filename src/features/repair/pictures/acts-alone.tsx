import { acts } from "./acts";
import type { ReactElement } from "react";
import type { ActAlone } from "~/domain/guide/picture-name";

const cell = (
  <>
    <rect className="paper" width="84" height="26" rx="5" />
    <path className="tint" d="M58 0H79a5 5 0 0 1 5 5V21a5 5 0 0 1-5 5H58z" />
    <path d="M84 8H90V18H84M10 13H20M66 13H76M71 8V18" />
  </>
);

/** Larger than at a thing: there is nothing else on the sheet. */
const near = (act: ReactElement) => <g transform="translate(120 84) scale(1.15)">{act}</g>;

export const actsAlone: Record<ActAlone, ReactElement> = {
  batteries: (
    <>
      <path d="M52 22V98H168V22" />
      <path d="M66 22V30M154 22V30" />
      <g transform="translate(62 66)">{cell}</g>
      <g transform="translate(150 34) rotate(-24)">{cell}</g>
      <path className="accent" d="M128 50C140 32 158 20 180 16M169 11L180 16 172 25" />
    </>
  ),
  breaker: (
    <>
      <rect className="paper" x="84" y="10" width="152" height="100" rx="8" />
      <path d="M98 26H222M98 94H222" />
      <rect className="tint" x="104" y="36" width="30" height="48" rx="4" />
      <rect className="tint" x="145" y="36" width="30" height="48" rx="4" />
      <rect className="tint" x="186" y="36" width="30" height="48" rx="4" />
      <path d="M114 48H124M196 48H206" strokeWidth="8" />
      <path className="accent" d="M155 72H165" strokeWidth="8" />
      <path className="accent" d="M252 36V80M243 70L252 80 261 70" />
    </>
  ),
  charger: (
    <>
      <rect className="paper" x="52" y="20" width="92" height="80" rx="10" />
      <path d="M144 50H134V70H144" />
      <path className="tint" d="M196 44H226a8 8 0 0 1 8 8V68a8 8 0 0 1-8 8H196z" />
      <path className="paper" d="M178 52H196V68H178z" />
      <path d="M234 60H250C276 60 262 92 288 92H330" strokeWidth="4" />
      <path className="accent" d="M156 24H200M190 15L200 24 190 33" />
    </>
  ),
  glue: near(acts.glue),
  oil: near(acts.oil),
  sew: (
    <>
      <path
        className="tint"
        d="M46 30C80 22 112 38 146 30S196 26 208 30V98C176 106 146 90 112 98S62 102 46 98z"
      />
      <path
        className="paper"
        d="M216 102C232 90 262 58 276 38 282 30 292 36 286 44 272 64 234 94 216 102z"
      />
      <path d="M273 52L280 42" />
      <path
        className="accent"
        d="M66 68H80M90 68H104M114 68H128M138 68H152M162 68H176C210 68 196 34 226 26 250 20 268 32 277 46"
      />
    </>
  ),
  unplug: (
    <>
      <rect className="paper" x="74" y="22" width="14" height="76" rx="5" />
      <path className="tint" d="M88 36H112a8 8 0 0 1 8 8V76a8 8 0 0 1-8 8H88z" />
      <path d="M106 51H120M106 69H120" strokeWidth="4" />
      <path d="M150 51H174M150 69H174" strokeWidth="4" />
      <path d="M224 60H236C268 60 250 96 282 96H330" strokeWidth="4" />
      <path className="paper" d="M204 49H218a6 6 0 0 1 6 6V65a6 6 0 0 1-6 6H204z" />
      <path
        className="tint"
        d="M174 44a8 8 0 0 1 8-8H194a12 12 0 0 1 12 12V72a12 12 0 0 1-12 12H182a8 8 0 0 1-8-8z"
      />
      <path className="accent" d="M134 22H176M168 14L176 22 168 30" />
    </>
  ),
  unscrew: (
    <>
      <rect className="tint" x="62" y="14" width="24" height="92" rx="5" />
      <path className="paper" d="M86 53H118V67H86z" />
      <path d="M90 51L95 69M98 51L103 69M106 51L111 69" />
      <path className="paper" d="M118 38C130 42 135 52 135 60S130 78 118 82z" />
      <path d="M138 60H176" strokeWidth="5" />
      <path className="paper" d="M176 52H186V68H176z" />
      <path
        className="tint"
        d="M186 50C194 44 200 44 206 44H256a14 14 0 0 1 14 14V62a14 14 0 0 1-14 14H206C200 76 194 76 186 70z"
      />
      <path d="M206 54H254M206 66H254" />
      <path className="accent" d="M160 34A13 27 0 1 0 162 85M154 83L162.500 85 165 76" />
    </>
  ),
  water: (
    <>
      <path className="paper" d="M40 66H132V96H40zM188 66H280V96H188z" />
      <path className="tint" d="M132 60H188V102H132z" />
      <path d="M160 60V38" strokeWidth="5" />
      <path className="paper" d="M124 26H196a6 6 0 0 1 0 12H124a6 6 0 0 1 0-12z" />
      <path className="accent" d="M222 20C236 26 240 40 232 52M232 40L232 52 243 49" />
      <path className="primary" d="M58 81H70M82 81H94M106 81H118" />
    </>
  ),
};
