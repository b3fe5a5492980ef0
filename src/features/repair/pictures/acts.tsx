import type { ReactElement } from "react";
import type { Act } from "~/domain/guide/picture-name";

const drop = <path className="accent" d="M0-10C-4-4-5-2-5 1a5 5 0 0 0 10 0C5-2 4-4 0-10z" />;

const screwdriver = (
  <>
    <path d="M2 0H40" strokeWidth="4" />
    <path className="paper" d="M40-6H50V6H40z" />
    <path
      className="tint"
      d="M50-7C56-11 60-11 66-11H104a9 9 0 0 1 9 9V2a9 9 0 0 1-9 9H66C60 11 56 11 50 7z"
    />
    <path d="M68-4H100M68 4H100" />
  </>
);

const turned = <path className="accent" d="M30-18A8 18 0 1 0 30 18M22 14L30 18 33 10" />;

/** Each act from the point of its tool, which lies on the thing, to the right and up; or as a mark beside it. */
export const acts: Record<Act, ReactElement> = {
  brush: (
    <g transform="rotate(-24)">
      <path d="M3 0V-12M9 0V-12M15 0V-12M21 0V-12M27 0V-12" />
      <path className="tint" d="M0-12V-16a4 4 0 0 1 4-4H34L50-18H110a5 5 0 0 1 0 10H50L34-12z" />
      <path className="accent" d="M-12 8H26M-4 15H16" />
    </g>
  ),
  charge: <path className="accent" d="M72-40L54-8H72L60 22" strokeWidth="4" />,
  close: <path className="accent" d="M74-44C48-44 26-34 16-12M12-25L16-12 28-18" />,
  cut: (
    <g transform="rotate(-20)">
      <path d="M0-4L48 8M0 4L48-8" />
      <circle className="tint" cx="60" cy="14" r="13" />
      <circle className="tint" cx="60" cy="-14" r="13" />
      <circle cx="24" r="1.5" />
    </g>
  ),
  glue: (
    <>
      <g transform="rotate(52)">
        <path className="paper" d="M-3-15L-6-34H6L3-15z" />
        <path className="tint" d="M-6-34H6C14-36 15-42 15-46L17-86H-17L-15-46C-15-42-14-36-6-34z" />
        <path className="paper" d="M-19-86H19V-94H-19zM0-54V-72" />
      </g>
      {drop}
    </>
  ),
  look: (
    <>
      <path className="paper" d="M42-22C58-44 92-44 108-22 92 0 58 0 42-22z" />
      <circle className="tint" cx="75" cy="-22" r="11" />
      <circle className="ink" cx="75" cy="-22" r="3.5" />
      <path className="accent" d="M36-16L8-3" strokeDasharray="2 7" />
    </>
  ),
  oil: (
    <>
      <g transform="rotate(50)">
        <path className="paper" d="M-2-15L-5-42H5L2-15z" />
        <path
          className="tint"
          d="M-6-42H6C16-46 18-51 18-58V-92a4 4 0 0 0-4-4H-14a4 4 0 0 0-4 4V-58C-18-51-16-46-6-42z"
        />
        <path d="M-18-64H18M-18-84H18" />
      </g>
      {drop}
    </>
  ),
  open: <path className="accent" d="M14-12C24-34 46-44 72-44M61-53L72-44 61-35" />,
  press: (
    <path
      className="accent"
      d="M0-44V-14M-9-23L0-14 9-23M0 38V14M-9 23L0 14 9 23"
      strokeWidth="3"
    />
  ),
  pry: (
    <>
      <g transform="translate(15) rotate(-18)">
        <path className="tint" d="M0 3L28-6H100a8 8 0 0 1 0 17H28z" />
        <path d="M46 3H90" />
      </g>
      <path className="accent" d="M45-32C37-38 25-40 15-38M23-45L15-38 23-31" />
    </>
  ),
  ruler: (
    <g transform="rotate(-12)">
      <rect className="tint" x="-40" y="2" width="150" height="20" rx="3" />
      <path d="M-30 2V12M-15 2V8M0 2V12M15 2V8M30 2V12M45 2V8M60 2V12M75 2V8M90 2V12" />
    </g>
  ),
  sew: (
    <>
      <g transform="rotate(-38)">
        <path
          className="paper"
          d="M0 0C20-6 60-7 76-5.500 87-4.500 87 4.500 76 5.500 60 7 20 6 0 0z"
        />
        <path d="M68 0H77" />
      </g>
      <path
        className="accent"
        d="M-52 8H-42M-34 7H-24M-16 4H-6M58-45C84-70 106-40 90-22 80-10 66-14 70-26"
      />
    </>
  ),
  spanner: (
    <>
      <g transform="rotate(-18)">
        <path className="paper" d="M-11 0L-5.500-9.500H5.500L11 0 5.500 9.500H-5.500z" />
        <path
          className="tint"
          d="M-7-17C6-22 20-18 26-8H108a8 8 0 0 1 0 16H26C20 18 6 22-7 17L6 9.500 11 0 6-9.500z"
        />
        <path d="M40 0H96" />
      </g>
      <path className="accent" d="M120-58C127-46 130-32 128-18M112-51L120-58 124-48" />
    </>
  ),
  swap: (
    <>
      <path className="quiet" d="M40 16H92M82 6L92 16 82 26" strokeWidth="3" />
      <path className="accent" d="M92-14H40M50-24L40-14 50-4" strokeWidth="3" />
    </>
  ),
  tap: (
    <>
      <g transform="rotate(20)">
        <path
          className="paper"
          d="M8-8H54C64-8 70-18 84-18H112V26H74C60 26 56 20 50 8H8a8 8 0 0 1 0-16z"
        />
        <path className="tint" d="M106-23H122V31H106z" />
        <path d="M52 8C60 8 66 4 68-2M58 17C66 17 72 13 74 8" />
      </g>
      <path className="accent" d="M-6-12L-13-20M-8 2L-18 4M6-16L8-26" />
    </>
  ),
  test: <path className="accent" d="M46-10L64 8 102-36" strokeWidth="5" />,
  tighten: (
    <g transform="rotate(-24)">
      {screwdriver}
      <g transform="scale(1 -1)">{turned}</g>
    </g>
  ),
  turn: <path className="accent" d="M25 6A26 26 0 1 1 14-22M18-33L15-21 3-23" strokeWidth="3" />,
  unscrew: (
    <g transform="rotate(-24)">
      {screwdriver}
      {turned}
    </g>
  ),
  vacuum: (
    <>
      <g transform="rotate(-26)">
        <path className="paper" d="M0-5L64-10V10L4 8z" />
        <path className="tint" d="M64-13H112V13H64zM76-13V13M88-13V13M100-13V13" />
      </g>
      <path className="accent" d="M-24-20L-10-9M-28 3H-12M-22 24L-9 12" />
    </>
  ),
  wait: (
    <>
      <circle className="paper" cx="78" cy="-14" r="30" />
      <path d="M78-14V-34M78-14L90-4" />
      <path className="accent" d="M78-54A40 40 0 0 1 117-22M111-31L117-22 124-30" />
    </>
  ),
  wipe: (
    <>
      <path
        className="tint"
        d="M-16 6C-20-10-6-22 10-19 22-30 48-25 50-9 58 4 46 16 30 13 16 22-10 20-16 6z"
      />
      <path d="M2-4C8-10 16-10 21-5M20 5C25 0 32 0 37 4" />
      <path className="accent" d="M-27-10C-32 0-31 12-25 20M60-20C66-10 66 4 60 14" />
    </>
  ),
};
