import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "~/shared/paths";
import { repairCategories } from "~/domain/repair-categories";
import { CategoryIcon } from "~/shared/ui/CategoryIcon";
import { Section } from "./Section";

export function CategoryGrid() {
  return (
    <Section
      id="categories"
      title="What is on your bench today?"
      lead="Pick the nearest and describe yours. You get an example to go by."
      ground="paper"
    >
      <Box component="ul" sx={grid}>
        {repairCategories.map(({ id, name, hint }) => (
          <li key={id}>
            <Card component={Link} to={`${paths.repairRequest}?category=${id}`} sx={tile}>
              <CategoryIcon category={id} />
              <Box>
                <Typography variant="h4" component="h3">
                  {name}
                </Typography>
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {hint}
                </Typography>
              </Box>
            </Card>
          </li>
        ))}
      </Box>
    </Section>
  );
}

const grid = {
  m: 0,
  p: 0,
  listStyle: "none",
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "1fr", sm: "repeat(2, 1fr)", md: "repeat(3, 1fr)" },
};

const tile = {
  display: "flex",
  alignItems: "center",
  gap: 2,
  height: "100%",
  p: { xs: 2, sm: 2.5 },
  color: "inherit",
  textDecoration: "none",
  bgcolor: "background.default",
  boxShadow: "none",
  "@media (prefers-reduced-motion: no-preference)": { transition: "border-color 160ms" },
  "& svg": { width: 56, height: 56, flexShrink: 0 },
  "&:hover": { borderColor: "primary.main" },
  "&:focus-visible": { outline: "3px solid", outlineColor: "primary.main", outlineOffset: 2 },
};
