import Box from "@mui/material/Box";
import Container from "@mui/material/Container";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

type SectionProps = {
  /** What the navigation's anchors lead to. */
  id: string;
  title: string;
  lead?: string;
  ground?: "paper" | "plain";
  children: ReactNode;
};

/** A part of the landing page with its heading. */
export function Section({ id, title, lead, ground = "plain", children }: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={ground === "paper" ? paper : { py: { xs: 6, md: 9 } }}
    >
      <Container>
        <Typography id={`${id}-title`} variant="h2">
          {title}
        </Typography>
        {lead && (
          <Typography variant="subtitle1" sx={{ color: "text.secondary", mt: 1, maxWidth: "38em" }}>
            {lead}
          </Typography>
        )}
        <Box sx={{ mt: 4 }}>{children}</Box>
      </Container>
    </Box>
  );
}

const paper = {
  py: { xs: 6, md: 9 },
  bgcolor: "background.paper",
  borderBlock: 1,
  borderColor: "divider",
};
