import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Section } from "./Section";
import { StepPicture } from "./StepPicture";

const steps = [
  {
    step: "describe",
    title: "Describe the problem",
    text: "Say what the thing is and what it does. A photo or the sound it makes helps.",
  },
  {
    step: "diagnose",
    title: "Get a diagnosis",
    text: "Answer three short questions. You get the likely cause, and how sure it is.",
  },
  {
    step: "repair",
    title: "Follow repair steps with images",
    text: "Tools, safety, then one step after the other. Tick them off as you go.",
  },
  {
    step: "celebrate",
    title: "Fix and celebrate",
    text: "Put it back together, test it, and use it for years more.",
  },
] as const;

export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How it works">
      <Box component="ol" sx={list}>
        {steps.map(({ step, title, text }, index) => (
          <li key={step}>
            <StepPicture step={step} />
            <Typography variant="h4" component="h3" sx={{ mt: 1.5 }}>
              <Box component="span" sx={{ color: "secondary.main", mr: 1 }}>
                {index + 1}
              </Box>
              {title}
            </Typography>
            <Typography sx={{ color: "text.secondary", mt: 0.5 }}>{text}</Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: "none",
  display: "grid",
  gap: 4,
  gridTemplateColumns: { xs: "1fr", sm: "repeat(2, 1fr)", md: "repeat(4, 1fr)" },
};
