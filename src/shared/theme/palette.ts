import type { PaletteOptions } from "@mui/material/styles";

declare module "@mui/material/styles" {
  interface PaletteColor {
    /** A wash of the colour to write on. */
    soft: string;
    /** The ink that is readable on `soft`. */
    onSoft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
    onSoft?: string;
  }
  interface Palette {
    /** The one tint of the drawings. */
    tint: string;
    /** The sand-coloured panel behind a picture. */
    bench: string;
    /** Thin lines inside a drawing. */
    line: string;
    /** The one soft shadow: a whole `box-shadow` value. */
    shadow: string;
  }
  interface PaletteOptions {
    tint?: string;
    bench?: string;
    line?: string;
    shadow?: string;
  }
}

/*
 * Every colour of the product. The theme, the reset e-mail, the legal pages, the icon and the manifest
 * take theirs from here (see src/build/colored-files.ts), so a change needs no other file.
 */

/** Morning light. Every pair of ink and ground is at least WCAG AA; copper is for large type and strokes only. */
export const lightPalette = {
  background: { default: "#FBF8F3", paper: "#FFFFFF" },
  text: { primary: "#1D2A2A", secondary: "#55635F" },
  divider: "#E6DFD3",
  primary: {
    main: "#1F5F4E",
    dark: "#17493C",
    light: "#2E7A66",
    contrastText: "#FFFFFF",
    soft: "#E4F0EA",
    onSoft: "#17493C",
  },
  secondary: {
    main: "#C8621B",
    dark: "#A34E13",
    light: "#DB7A35",
    contrastText: "#FFFFFF",
    soft: "#FBEBDD",
    onSoft: "#7E3B0C",
  },
  warning: {
    main: "#9A6700",
    dark: "#7A5200",
    light: "#E0A92E",
    contrastText: "#FFFFFF",
    soft: "#FDF3DC",
    onSoft: "#5E4200",
  },
  error: {
    main: "#B3261E",
    dark: "#8C1D18",
    light: "#E0584F",
    contrastText: "#FFFFFF",
    soft: "#FDECE8",
    onSoft: "#7A1710",
  },
  success: {
    main: "#1F5F4E",
    dark: "#17493C",
    light: "#2E7A66",
    contrastText: "#FFFFFF",
    soft: "#E4F0EA",
    onSoft: "#17493C",
  },
  info: {
    main: "#3B5B73",
    dark: "#2B4558",
    light: "#5B7F9A",
    contrastText: "#FFFFFF",
    soft: "#E8EFF4",
    onSoft: "#2B4558",
  },
  tint: "#DCEBE3",
  bench: "#F4ECDF",
  line: "#B9AC97",
  shadow: "0 1px 2px rgb(29 42 42 / 0.04), 0 12px 28px -16px rgb(29 42 42 / 0.22)",
} as const satisfies PaletteOptions;

/** The same bench under a lamp: hairline borders take the place of the shadow. */
export const darkPalette = {
  background: { default: "#14181A", paper: "#1C2224" },
  text: { primary: "#ECEFEA", secondary: "#A9B5AF" },
  divider: "#343D3F",
  primary: {
    main: "#7CC8AE",
    dark: "#5FB096",
    light: "#9BD8C3",
    contrastText: "#0E1F1A",
    soft: "#1F3831",
    onSoft: "#BFE6D8",
  },
  secondary: {
    main: "#F0A15E",
    dark: "#D98845",
    light: "#F6BD8C",
    contrastText: "#2A1604",
    soft: "#3A2817",
    onSoft: "#F8CDA6",
  },
  warning: {
    main: "#E9BE5B",
    dark: "#C99C35",
    light: "#F2D48D",
    contrastText: "#261B02",
    soft: "#322916",
    onSoft: "#F4DDA4",
  },
  error: {
    main: "#FF9A8D",
    dark: "#E57A6D",
    light: "#FFB9B0",
    contrastText: "#300804",
    soft: "#3B211E",
    onSoft: "#FFCFC8",
  },
  success: {
    main: "#7CC8AE",
    dark: "#5FB096",
    light: "#9BD8C3",
    contrastText: "#0E1F1A",
    soft: "#1F3831",
    onSoft: "#BFE6D8",
  },
  info: {
    main: "#9DBDD3",
    dark: "#7FA3BC",
    light: "#BDD4E4",
    contrastText: "#0B1820",
    soft: "#22303A",
    onSoft: "#CFE0EC",
  },
  tint: "#24423A",
  bench: "#232B2C",
  line: "#5F6B66",
  shadow: "none",
} as const satisfies PaletteOptions;
