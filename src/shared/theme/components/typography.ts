import type { Components, Theme } from "@mui/material/styles";

export const typographyOverrides: Components<Theme>["MuiTypography"] = {
  // By default MUI makes a subtitle an h6, which would break the order of the headings.
  defaultProps: { variantMapping: { subtitle1: "p", subtitle2: "p" } },
};
