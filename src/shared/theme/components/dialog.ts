import type { Components, Theme } from "@mui/material/styles";

export const dialogOverrides: Components<Theme>["MuiDialog"] = {
  styleOverrides: {
    paper: ({ theme }) => ({
      borderRadius: 20,
      border: `1px solid ${theme.vars.palette.divider}`,
      backgroundImage: "none",
      "& .MuiDialogActions-root": { padding: theme.spacing(1, 3, 2) },
      // In a low window title and buttons would leave next to nothing between them.
      "@media (max-height: 480px)": {
        marginBlock: theme.spacing(1),
        maxHeight: `calc(100% - ${theme.spacing(2)})`,
        "& .MuiDialogContent-root": { overflowY: "visible" },
      },
    }),
  },
};
