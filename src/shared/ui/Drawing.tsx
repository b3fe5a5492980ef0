import { styled, type SxProps, type Theme } from "@mui/material/styles";
import type { ReactNode } from "react";

/*
 * The drawing hand: ink lines, two units wide, round at every end. Classes and not `fill` or `stroke`
 * attributes, so that colours come from the theme's variables and turn with light and dark.
 */
const Canvas = styled("svg")({
  display: "inline-block",
  verticalAlign: "bottom",
  maxWidth: "100%",
  height: "auto",
  fill: "none",
  stroke: "var(--mw-palette-text-primary)",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  // What a shape is filled with.
  "& .paper": { fill: "var(--mw-palette-background-paper)" },
  "& .tint": { fill: "var(--mw-palette-tint)" },
  "& .sand": { fill: "var(--mw-palette-bench)" },
  "& .ink": { fill: "var(--mw-palette-text-primary)" },
  "& .copper": { fill: "var(--mw-palette-secondary-main)" },
  "& .glow": { fill: "var(--mw-palette-secondary-main)", fillOpacity: 0.09, stroke: "none" },
  // What a line is drawn with.
  "& .accent": { stroke: "var(--mw-palette-secondary-main)" },
  "& .danger": { stroke: "var(--mw-palette-error-main)" },
  "& .primary": { stroke: "var(--mw-palette-primary-main)" },
  "& .quiet": { stroke: "var(--mw-palette-line)" },
  "& .paper-line": { stroke: "var(--mw-palette-background-paper)" },
  "& .tint-line": { stroke: "var(--mw-palette-tint)" },
  "& .no-line": { stroke: "none" },
  "& .thin": { strokeWidth: 1.5 },
});

/** What every picture takes besides its own choice. */
export type PictureProps = {
  /** What the picture says. Without it the picture is decoration, hidden from assistive technology. */
  title?: string;
  sx?: SxProps<Theme>;
};

type DrawingProps = PictureProps & {
  /** The grid, which is also the natural size in CSS pixels. */
  width: number;
  height: number;
  children: ReactNode;
};

/** The sheet every picture of the app is drawn on. It shrinks with its column; `sx` can make it grow. */
export function Drawing({ width, height, title, sx, children }: DrawingProps) {
  return (
    <Canvas
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      sx={sx}
      {...(title ? { role: "img", "aria-label": title } : { "aria-hidden": true })}
    >
      {children}
    </Canvas>
  );
}
