import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "~/shared/paths";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { HeroScene } from "./HeroScene";

const promises = [
  { lead: "Free", rest: "with a demo account in one click" },
  { lead: "Works offline", rest: "from its own handbook" },
  { lead: "Stops you", rest: "where it gets dangerous" },
];

export function Hero() {
  return (
    <Container sx={hero}>
      <Box>
        <Typography
          variant="h1"
          tabIndex={-1}
          sx={{ fontSize: "clamp(2.5rem, 1.5rem + 4.4vw, 4.05rem)", lineHeight: 1.08 }}
        >
          Fix Don't Replace:{" "}
          <Box component="span" sx={{ color: "secondary.main" }}>
            Smart Repair
          </Box>{" "}
          Partner
        </Typography>
        <Typography variant="subtitle1" sx={{ color: "text.secondary", mt: 2.5, maxWidth: "34em" }}>
          Tell us what broke. Answer three questions. Get the likely cause and a guide you can
          follow with a screwdriver in your other hand.
        </Typography>
        <Stack direction={{ xs: "column", sm: "row" }} spacing={1.5} sx={{ mt: 4 }}>
          <Button
            size="large"
            component={Link}
            to={paths.repairRequest}
            endIcon={<UiIcon name="arrow-right" />}
          >
            Start Repairing Now
          </Button>
          <Button size="large" variant="outlined" component={Link} to="#categories">
            View Repair Categories
          </Button>
        </Stack>
        <Stack component="ul" direction={{ xs: "column", sm: "row" }} sx={promiseList}>
          {promises.map(({ lead, rest }) => (
            <li key={lead}>
              <strong>{lead}</strong> {rest}
            </li>
          ))}
        </Stack>
      </Box>
      <HeroScene />
    </Container>
  );
}

const hero = {
  display: "grid",
  gap: { xs: 5, md: 7 },
  alignItems: "center",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1.02fr) minmax(0, 1fr)" },
  pt: { xs: 3, md: 7 },
  pb: { xs: 6, md: 9 },
};

const promiseList = {
  m: 0,
  mt: 3.5,
  p: 0,
  listStyle: "none",
  columnGap: 4,
  rowGap: 0.5,
  fontSize: "0.9375rem",
  color: "text.secondary",
  "& strong": { color: "text.primary" },
};
