import Box from "@mui/material/Box";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { Section } from "./Section";

const benefits = [
  { title: "Save money", text: "A part for a few euros instead of a new machine." },
  { title: "Reduce electronic waste", text: "What is repaired stays out of the bin." },
  { title: "Learn repair skills", text: "The second repair is half as hard as the first." },
  { title: "Extend the life of your items", text: "Most things fail at one small part." },
  { title: "Build a sustainable future", text: "The greenest thing is the one already made." },
];

export function WhyRepair() {
  return (
    <Section id="why-repair" title="Why repair?" ground="paper">
      <Box component="dl" sx={list}>
        {benefits.map(({ title, text }) => (
          <div key={title}>
            <dt>
              <UiIcon name="check" />
              {title}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Box>
    </Section>
  );
}

const list = {
  m: 0,
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "1fr", sm: "repeat(2, 1fr)", lg: "repeat(5, 1fr)" },
  "& dt": {
    display: "flex",
    gap: 1,
    alignItems: "flex-start",
    fontWeight: 700,
    "& svg": { color: "primary.main", mt: "0.2em", flexShrink: 0 },
  },
  "& dd": { m: 0, mt: 0.5, color: "text.secondary" },
};
