import { styled } from "@mui/material/styles";

/** Lines on a grid of 24. */
const lines = {
  "arrow-left": "M20 12H4M10 6L4 12 10 18",
  "arrow-right": "M4 12H20M14 6L20 12 14 18",
  "arrow-up": "M12 20V4M6 10L12 4 18 10",
  auto: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 3V21M12 8H19.5M12 12H20.5M12 16H19.5",
  chat: "M6 4H18a3 3 0 0 1 3 3V14a3 3 0 0 1-3 3H11.5L6.5 21V17H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM8 8.5H16M8 12.5H13",
  check: "M4.5 12.5L10 18 19.5 7",
  "chevron-down": "M6 9.5L12 15.5 18 9.5",
  clock: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 7.5V12L15 14",
  close: "M6 6L18 18M18 6L6 18",
  coin: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM15.5 9a4.2 4.2 0 1 0 0 6M7.5 12H13",
  cookie:
    "M21 12A9 9 0 1 1 12 3a4.5 4.5 0 0 0 4.5 4.5A4.5 4.5 0 0 0 21 12zM8.5 10V10.01M9 15.5V15.51M14.5 15V15.01",
  copy: "M11 9H19a2 2 0 0 1 2 2V19a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2zM5.5 15H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2H13a2 2 0 0 1 2 2V5.5",
  download: "M12 4V15M7 10.5L12 15.5 17 10.5M4 20H20",
  external: "M14 4H20V10M20 4L11 13M18 14V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2H10",
  eye: "M2 12C5 6.5 8.5 5 12 5S19 6.5 22 12C19 17.5 15.5 19 12 19S5 17.5 2 12zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z",
  "eye-off":
    "M4 3.5L20 20.5M10 5.2C14.5 4.4 18.7 6 22 12C21.2 13.5 20.3 14.7 19.3 15.7M6.3 7C4.8 8.1 3.4 9.6 2 12C5 17.5 8.5 19 12 19C13.7 19 15.3 18.7 16.8 17.8M9.9 9.9A3 3 0 0 0 14.1 14.1",
  gauge: "M5 18.5A9 9 0 1 1 19 18.5M12 13.5L16 9M9 18.5H15",
  inbox: "M3 13L6 5H18L21 13V18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 13H8L9.5 16H14.5L16 13H21",
  info: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11.5V16.5M12 7.5V7.51",
  "log-out": "M10 4H6a2 2 0 0 0-2 2V18a2 2 0 0 0 2 2H10M9.5 12H20.5M16 7.5L20.5 12 16 16.5",
  menu: "M4 7H20M4 12H20M4 17H20",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5z",
  photo:
    "M5 4H19a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3.5 17.5L8.5 12 12 15.5 15 13 20.5 18M15.5 8.5V8.51",
  plus: "M12 5V19M5 12H19",
  print:
    "M7 8.5V3H17V8.5M7 17.5H5a2 2 0 0 1-2-2V10.5a2 2 0 0 1 2-2H19a2 2 0 0 1 2 2V15.5a2 2 0 0 1-2 2H17M7 14H17V21H7z",
  refresh: "M20 12.5A8 8 0 1 1 17.8 6.5L20 8.5M20 4V8.5H15.5",
  send: "M21 3L3 10 10.5 13.5 14 21zM21 3L10.5 13.5",
  settings:
    "M4 7H12M18 7H20M4 17H6M12 17H20M15 4a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM9 14a3 3 0 1 0 0 6a3 3 0 0 0 0-6z",
  share:
    "M12 15V3.5M7.5 8L12 3.5 16.5 8M7.5 11.5H6a2 2 0 0 0-2 2V19a2 2 0 0 0 2 2H18a2 2 0 0 0 2-2V13.5a2 2 0 0 0-2-2H16.5",
  sound: "M4 10.5V13.5M8 7.5V16.5M12 4V20M16 8.5V15.5M20 10.5V13.5",
  stop: "M8 6H16a2 2 0 0 1 2 2V16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z",
  sun: "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12 2.5V4M12 20V21.5M2.5 12H4M20 12H21.5M5.3 5.3L6.3 6.3M17.7 17.7L18.7 18.7M18.7 5.3L17.7 6.3M6.3 17.7L5.3 18.7",
  trash: "M4 7H20M9 7V4H15V7M6 7L7 20H17L18 7M10 11V16M14 11V16",
  user: "M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4 20.5C4.5 17 7.5 15.5 12 15.5S19.5 17 20 20.5",
  warning: "M12 3.5L2.5 20H21.5zM12 10V14M12 17V17.01",
};

export type UiIconName = keyof typeof lines;

const Line = styled("svg")({
  flexShrink: 0,
  width: "1.25em",
  height: "1.25em",
  verticalAlign: "-0.25em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

/** A small sign beside a word, in the colour and size of the text; what it means is said by the word. */
export function UiIcon({ name }: { name: UiIconName }) {
  return (
    <Line viewBox="0 0 24 24" aria-hidden>
      <path d={lines[name]} />
    </Line>
  );
}
