import type { TypographyVariantsOptions } from "@mui/material/styles";

const text = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif';
/** For a text of many lines: nothing in it moves when the font arrives late. See `fonts.css`. */
export const readingFont = '"Figtree Reading", "Figtree Fallback", system-ui, sans-serif';
const display = '"Bricolage Grotesque Variable", "Bricolage Grotesque Fallback", Georgia, serif';

const heading = (fontSize: string, lineHeight: number) => ({
  fontFamily: display,
  fontWeight: 700,
  letterSpacing: "-0.015em",
  fontSize,
  lineHeight,
  textWrap: "balance",
});

/** 17 px text on a scale of 1.25; the two largest sizes give way on narrow screens. */
export const typography: TypographyVariantsOptions = {
  fontFamily: text,
  h1: heading("clamp(2rem, 1.5rem + 2.2vw, 2.594rem)", 1.12),
  h2: heading("clamp(1.66rem, 1.4rem + 1.2vw, 2.075rem)", 1.18),
  h3: heading("1.328rem", 1.25),
  h4: heading("1.125rem", 1.3),
  h5: heading("1.0625rem", 1.3),
  h6: heading("1.0625rem", 1.3),
  subtitle1: { fontSize: "1.1875rem", lineHeight: 1.5, textWrap: "pretty" },
  body1: { fontSize: "1.0625rem", lineHeight: 1.6, textWrap: "pretty" },
  body2: { fontSize: "0.9375rem", lineHeight: 1.55, textWrap: "pretty" },
  caption: { fontSize: "0.875rem", lineHeight: 1.5 },
  button: { fontSize: "1rem", fontWeight: 600, textTransform: "none", letterSpacing: 0 },
};
