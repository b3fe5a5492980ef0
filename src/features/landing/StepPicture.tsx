import type { ReactElement } from "react";
import { Drawing, type PictureProps } from "~/shared/ui/Drawing";

type HowItWorksStep = "describe" | "diagnose" | "repair" | "celebrate";

const drawings: Record<HowItWorksStep, ReactElement> = {
  describe: (
    <>
      <path d="M22 46L14 34 20 26" />
      <circle className="paper" cx="21.5" cy="24" r="3" />
      <rect className="paper" x="10" y="46" width="66" height="40" rx="8" />
      <circle className="tint" cx="30" cy="66" r="13" />
      <path className="accent" d="M31 53L26 62 34 68 29 79" />
      <path d="M52 58H66M52 66H66" />
      <circle className="tint" cx="61" cy="76" r="4" />
      <path
        className="paper"
        d="M46 8H82a6 6 0 0 1 6 6V25a6 6 0 0 1-6 6H62L53 39V31H46a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z"
      />
      <path d="M50 16H78M50 23H68" />
    </>
  ),
  diagnose: (
    <>
      <path d="M16 28L10 12" />
      <circle className="paper" cx="9.5" cy="10" r="3" />
      <rect className="paper" x="6" y="28" width="66" height="40" rx="8" />
      <circle className="tint" cx="26" cy="48" r="13" />
      <circle cx="26" cy="48" r="5" />
      <path d="M70 72L87 89" strokeWidth="8" />
      <path className="paper-line" d="M70 72L87 89" strokeWidth="4" />
      <circle className="tint" cx="54" cy="54" r="22" />
      <path className="accent" d="M39 55H46L50 45 56 64 60 55H69" />
    </>
  ),
  repair: (
    <>
      <path
        className="paper"
        d="M48 24C38 17 22 16 10 19V79C22 76 38 77 48 84 58 77 74 76 86 79V19C74 16 58 17 48 24z"
      />
      <path d="M48 24V84" />
      <path className="tint" d="M18 29C25 28 33 29 40 32V53C33 50 25 49 18 50z" />
      <path d="M22 45L28 38 32 42 36 38" />
      <path d="M18 60C25 59 33 60 40 63M18 67C23 66.5 28 67 33 68" />
      <path className="accent" d="M56 36L59 39 64 32" />
      <path d="M69 33.5C72 33 75 33 78 33M69 48C72 47.5 75 47.5 78 47.5M69 62C72 61.5 75 61.5 78 61.5" />
      <path className="accent" d="M56 50.5L59 53.5 64 46.5" />
      <circle cx="60" cy="64" r="3.5" />
    </>
  ),
  celebrate: (
    <>
      <path d="M66 42L76 22" />
      <circle className="paper" cx="76.5" cy="20" r="3" />
      <rect className="paper" x="12" y="42" width="66" height="42" rx="8" />
      <circle className="tint" cx="32" cy="63" r="13" />
      <circle cx="32" cy="63" r="5" />
      <path d="M54 54H68M54 62H68" />
      <circle className="tint" cx="63" cy="73" r="4" />
      <path className="accent" d="M22 32C22 27 22 23 22 17L36 13V28" />
      <circle className="accent" cx="18" cy="32" r="4" />
      <circle className="accent" cx="32" cy="28" r="4" />
      <path className="primary" d="M50 12V20M46 16H54M58 30V34M56 32H60" />
    </>
  ),
};

/** One of the four pictures of how it works, on a grid of 96. */
export function StepPicture({ step, ...picture }: PictureProps & { step: HowItWorksStep }) {
  return (
    <Drawing width={96} height={96} {...picture}>
      {drawings[step]}
    </Drawing>
  );
}
