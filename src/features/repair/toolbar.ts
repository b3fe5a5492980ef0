/** The look of a bar of what can be done with the whole page: it stays in sight. */
export const toolbar = {
  position: "sticky",
  top: 0,
  zIndex: "appBar",
  py: 0.75,
  bgcolor: "background.paper",
  borderBlock: 1,
  borderColor: "divider",
  // On a phone the words carry the meaning; the icons would push them off the line.
  "& .MuiButton-startIcon": { display: { xs: "none", sm: "inherit" } },
  "& .MuiButton-root": { px: { xs: 1, sm: 1.5 } },
};
