import type { ReactElement } from "react";
import { Drawing, type PictureProps } from "./Drawing";

type PicturedState = "empty" | "error" | "offline" | "not-found" | "thinking" | "inbox" | "stop";

const drawings: Record<PicturedState, ReactElement> = {
  empty: (
    <>
      <path className="quiet" d="M16 104H144" />
      <path className="paper" d="M38 66L50 28H60L52 66zM122 66L110 28H100L108 66z" />
      <rect className="tint" x="46" y="26" width="68" height="9" rx="4.5" />
      <path className="paper" d="M30 66H130L124 104H36z" />
      <path d="M33.5 82H126.5" />
      <path className="quiet" d="M72 52V56M80 46V50M88 54V58" />
    </>
  ),
  error: (
    <>
      <path d="M56 60L66 53M56 60H68M56 60L66 67M104 62L94 55M104 62H92M104 62L94 69" />
      <path d="M8 78H14M8 90H14" strokeWidth="4" />
      <path d="M30 84C46 84 40 60 56 60M146 38H134C116 38 120 62 104 62" strokeWidth="8" />
      <path
        className="tint-line"
        d="M30 84C46 84 40 60 56 60M146 38H134C116 38 120 62 104 62"
        strokeWidth="4"
      />
      <path className="paper" d="M14 72H24a8 8 0 0 1 8 8V88a8 8 0 0 1-8 8H14z" />
      <path
        className="accent"
        d="M80 42V28M68 45L61 34M92 45L99 34M80 80V94M68 77L61 88M92 77L99 88"
      />
    </>
  ),
  offline: (
    <>
      <path d="M80 54V28" />
      <circle className="paper" cx="80" cy="24" r="4" />
      <path
        className="quiet"
        d="M66 36C60 28 60 18 66 10M54 42C44 30 44 14 54 2M94 36C100 28 100 18 94 10M106 42C116 30 116 14 106 2"
      />
      <rect className="paper" x="38" y="54" width="84" height="52" rx="9" />
      <circle className="tint" cx="62" cy="80" r="16" />
      <circle cx="62" cy="80" r="6" />
      <path d="M90 68H108M90 78H108" />
      <circle className="tint" cx="102" cy="93" r="5" />
      <path className="accent" d="M52 8L108 44" />
    </>
  ),
  "not-found": (
    <>
      <rect className="paper" x="20" y="12" width="120" height="96" rx="8" />
      <path
        className="quiet"
        d="M34 96V96.01M57 96V96.01M80 96V96.01M103 96V96.01M126 96V96.01"
        strokeWidth="3"
      />
      <g transform="translate(42 24)">
        <path className="paper" d="M-3.5 12L-4.5 58a4.5 4.5 0 0 0 9 0L3.5 12z" />
        <path className="tint" d="M-14 0H3C10 0 15 4 17 11 12 9 8 10 6 14H-14z" />
      </g>
      <path
        className="accent"
        strokeDasharray="4 5"
        d="M75 24A13 13 0 0 0 74 48L75 80a5 5 0 0 0 10 0L86 48A13 13 0 0 0 85 24V36H75z"
      />
      <g transform="translate(116 22)">
        <path d="M0 38V62" strokeWidth="4" />
        <path className="tint" d="M-7 8a7 7 0 0 1 14 0V30L4 38H-4L-7 30z" />
        <path d="M0 12V26" />
      </g>
    </>
  ),
  thinking: (
    <>
      <path className="quiet" d="M12 106H148" />
      <path className="glow" d="M51 56L36 105H126L86 44z" />
      <path d="M32 100L22 62 58 26" strokeWidth="7" />
      <path className="paper-line" d="M32 100L22 62 58 26" strokeWidth="3" />
      <circle className="paper" cx="22" cy="62" r="5" />
      <path className="paper" d="M18 106C18 96 48 96 48 106z" />
      <g transform="translate(60 26) rotate(-20)">
        <path className="paper" d="M-7 26a7 7 0 0 0 14 0z" />
        <path className="tint" d="M-6-6C-6-12 6-12 6-6V0C14 4 18 14 19 26H-19C-18 14-14 4-6 0z" />
      </g>
      <path className="paper" d="M76 92H130L140 106H64z" />
      <path d="M84 98H98" />
      <path className="paper" d="M104 98L106 92 128 66 133 70 111 96z" />
      <path className="accent" d="M104 36V36.01M118 36V36.01M132 36V36.01" strokeWidth="6" />
    </>
  ),
  inbox: (
    <>
      <path className="paper" d="M44 64V22a5 5 0 0 1 5-5H111a5 5 0 0 1 5 5V64" />
      <path d="M58 32H90M58 42H102" />
      <path className="accent" d="M58 53H74" />
      <path className="tint" d="M24 70L38 44H44V70zM136 70L122 44H116V70z" />
      <path
        className="tint"
        d="M24 68H56C60 68 61 80 68 80H92C99 80 100 68 104 68H136V98a7 7 0 0 1-7 7H31a7 7 0 0 1-7-7z"
      />
    </>
  ),
  stop: (
    <>
      <path d="M80 96V112" strokeWidth="8" />
      <path className="paper-line" d="M80 96V112" strokeWidth="4" />
      <path className="paper danger" d="M62 6H98L124 32V68L98 94H62L36 68V32z" />
      <path
        className="tint"
        d="M64 56V40a4 4 0 0 1 8 0V30a4 4 0 0 1 8 0V27a4 4 0 0 1 8 0V32a4 4 0 0 1 8 0V60C96 72 90 80 80 80 70 80 66 74 62 67L55 57C53 53 59 49 62 53z"
      />
      <path d="M72 40V50M80 30V50M88 32V50" />
    </>
  ),
};

/** A picture for what a screen has to say: nothing here, waiting, done, or not to go on. 160 by 120. */
export function StatePicture({ state, ...picture }: PictureProps & { state: PicturedState }) {
  return (
    <Drawing width={160} height={120} {...picture}>
      {drawings[state]}
    </Drawing>
  );
}
