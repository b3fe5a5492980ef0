import { keyframes } from "@mui/material/styles";
import Box from "@mui/material/Box";
import { visuallyHidden } from "@mui/utils";

const beat = keyframes({ "0%, 60%, 100%": { opacity: 0.3 }, "30%": { opacity: 1 } });

/** Three dots while a reply is awaited. */
export function TypingIndicator() {
  return (
    <Box role="status" sx={dots}>
      <Box component="span" sx={visuallyHidden}>
        Assistant is writing
      </Box>
      <i aria-hidden />
      <i aria-hidden />
      <i aria-hidden />
    </Box>
  );
}

const dots = {
  display: "flex",
  gap: 0.75,
  p: 1.25,
  "& i": {
    width: 8,
    height: 8,
    borderRadius: "50%",
    bgcolor: "primary.main",
    "@media (prefers-reduced-motion: no-preference)": { animation: `${beat} 1.2s infinite` },
    "&:nth-of-type(2)": { animationDelay: "0.15s" },
    "&:nth-of-type(3)": { animationDelay: "0.3s" },
  },
};
