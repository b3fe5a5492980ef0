import Button, { type ButtonProps } from "@mui/material/Button";

/** One of several answers or names to tap. */
export function ChoiceButton(props: ButtonProps) {
  return <Button variant="outlined" size="small" {...props} sx={quiet} />;
}

const quiet = {
  px: 1.75,
  fontSize: "0.9375rem",
  textAlign: "left",
  "&.MuiButton-outlined": { borderWidth: 1, borderColor: "line" },
  '&[aria-pressed="true"]': { bgcolor: "primary.main", color: "primary.contrastText" },
};
