import type { Components, Theme } from "@mui/material/styles";

/** A notice: a wash of its colour, a thick edge, and an icon, so that it is never told by colour alone. */
export const alertOverrides: Components<Theme>["MuiAlert"] = {
  defaultProps: { variant: "standard" },
  styleOverrides: {
    root: ({ theme, ownerState }) => {
      const color = theme.vars.palette[ownerState.severity ?? "info"];
      return {
        ...theme.typography.body1,
        alignItems: "flex-start",
        padding: theme.spacing(1.5, 2.5),
        borderRadius: 16,
        border: `1px solid color-mix(in srgb, ${color.main} 35%, transparent)`,
        borderInlineStart: `8px solid ${color.main}`,
        backgroundColor: color.soft,
        color: color.onSoft,
        "& .MuiAlertTitle-root": { ...theme.typography.h4, color: "inherit", marginTop: 0 },
        "@media print": { backgroundColor: "#fff", color: "#000" },
        "& .MuiAlert-icon": { color: color.main, fontSize: "1.25rem", paddingBlock: 11 },
      };
    },
  },
};
