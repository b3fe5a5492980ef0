import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "~/shared/paths";
import { Section } from "./Section";

export function About() {
  return (
    <Section id="about" title="About Mendwise">
      <Typography sx={{ maxWidth: "60ch" }}>
        Mendwise helps you repair things instead of throwing them away. It guides you step by step,
        with an AI if you connect one, and from its own repair handbook if you do not. It says what
        it is sure of and what it is not, and where a repair could hurt you it tells you to stop and
        whom to call.
      </Typography>
      <Button component={Link} to={paths.repairRequest} variant="outlined" sx={{ mt: 3 }}>
        Start a repair
      </Button>
    </Section>
  );
}
