import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

type AuthCardProps = {
  title: string;
  intro?: ReactNode;
  /** Set where this card replaces another on the same screen: its heading takes the focus, so that a screen reader notices. */
  isNextStep?: boolean;
  children: ReactNode;
};

/** The one column of the four account screens. */
export function AuthCard({ title, intro, isNextStep = false, children }: AuthCardProps) {
  return (
    <Box sx={{ maxWidth: 440, mx: "auto", px: { xs: 2, sm: 0 }, py: { xs: 3, md: 6 } }}>
      <title>{`${title} · Mendwise`}</title>
      <Card>
        <Typography variant="h2" component="h1" tabIndex={-1} ref={isNextStep ? takeFocus : null}>
          {title}
        </Typography>
        {intro && <Typography sx={{ color: "text.secondary", mt: 1 }}>{intro}</Typography>}
        <Stack spacing={2.5} sx={{ mt: 3 }}>
          {children}
        </Stack>
      </Card>
    </Box>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();
