import type { RepairCategory } from "~/domain/repair-categories";
import type { ReactElement } from "react";
import { Drawing, type PictureProps } from "./Drawing";

const drawings: Record<RepairCategory, ReactElement> = {
  electronics: (
    <>
      <rect className="paper" x="7" y="9" width="32" height="23" rx="3" />
      <path d="M3 37H28" />
      <rect className="tint" x="29" y="18" width="15" height="25" rx="3.5" />
      <path d="M35 38H38" />
    </>
  ),
  appliances: (
    <>
      <rect className="paper" x="8" y="5" width="32" height="38" rx="4" />
      <path d="M8 15H40M14 10H20" />
      <circle className="tint" cx="24" cy="29" r="9.5" />
      <path d="M17 30C20 27 22 27 24 29S28 32 31 29" />
      <path d="M34 10H34.01" strokeWidth="3" />
    </>
  ),
  bicycles: (
    <>
      <circle className="tint" cx="12" cy="32" r="9.5" />
      <circle className="tint" cx="36" cy="32" r="9.5" />
      <path d="M12 32H23L17.5 17.5 12 32M17.5 17.5H31.5L23 32M36 32L30 10H36M16 13L17.5 17.5M12.5 13H20" />
    </>
  ),
  clothing: (
    <>
      <path
        className="tint"
        d="M17 7L5 14 9 23 14 20.5V41H34V20.5L39 23 43 14 31 7C29 13 19 13 17 7z"
      />
      <path d="M24 27V27.01M24 34V34.01" strokeWidth="3" />
    </>
  ),
  furniture: (
    <>
      <path className="tint" d="M11 29V12a5 5 0 0 1 5-5H32a5 5 0 0 1 5 5V29" />
      <path
        className="paper"
        d="M9 37a3 3 0 0 1-3-3V26a4 4 0 0 1 8 0V29H34V26a4 4 0 0 1 8 0V34a3 3 0 0 1-3 3z"
      />
      <path d="M12 37V42M36 37V42" />
    </>
  ),
  audio: (
    <>
      <path d="M9 30V23a15 15 0 0 1 30 0V30" />
      <rect className="tint" x="6" y="26" width="9" height="15" rx="4" />
      <rect className="tint" x="33" y="26" width="9" height="15" rx="4" />
    </>
  ),
  kitchen: (
    <>
      <path className="paper" d="M14 18V13C10 11 11 5 16 5H30C35 5 36 11 32 13V18" />
      <path
        className="tint"
        d="M4 25a7 7 0 0 1 7-7H35a7 7 0 0 1 7 7V37a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z"
      />
      <path d="M10 40V43M36 40V43M42 27H46M11 32H25" />
    </>
  ),
  tools: (
    <>
      <path
        className="tint"
        d="M10 9H30a4 4 0 0 1 4 4V18a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V13a4 4 0 0 1 4-4z"
      />
      <path className="paper" d="M11 22H21L19 35H11z" />
      <rect className="paper" x="6" y="35" width="17" height="8" rx="3" />
      <path d="M34 12H38V19H34M38 15.5H45M21 27H24V22M13 15.5H20" />
    </>
  ),
  others: (
    <>
      <circle className="paper" cx="18" cy="14" r="7" />
      <path className="paper" d="M28 22V9L36 6V22" />
      <path className="tint" d="M9 21H39V39a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3z" />
      <path className="paper" d="M9 21L4 28H20L24 21zM39 21L44 28H28L24 21z" />
    </>
  ),
};

/** The icon of one repair category, on a grid of 48. */
export function CategoryIcon({
  category,
  ...picture
}: PictureProps & { category: RepairCategory }) {
  return (
    <Drawing width={48} height={48} {...picture}>
      {drawings[category]}
    </Drawing>
  );
}
