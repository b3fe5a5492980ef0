import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ShownGuide } from "~/domain/safety/gate";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { RepairCafeLink } from "~/features/repair/RepairCafeLink";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

type GuideProps = { guide: ShownGuide["guide"] };

/** What holds whatever is wrong, then whom to call. */
export function MakeSafe({ guide }: GuideProps) {
  return (
    <>
      <Alert
        severity="error"
        role="note"
        icon={<UiIcon name="warning" />}
        sx={{ fontSize: "inherit" }}
      >
        <Box component="ol" sx={{ m: 0, pl: 3, "& li": { mb: 1 } }}>
          <li>Take your hands off it and step back.</li>
          <li>
            Take the power away where you can reach it safely: pull the plug by its body, or switch
            off at the breaker. If it is wet, sparks or gave a shock, only at the breaker.
          </li>
          <li>Shut the tap or the valve if water or gas comes out.</li>
          <li>
            Smoke, fire, a smell of gas, or somebody hurt: everybody out, then call 112 in Europe,
            999 in the UK, 911 in the US.
          </li>
        </Box>
      </Alert>
      <WhomToCall guide={guide} />
    </>
  );
}

/** In place of another repair, where the step that makes the rest safe cannot be done. */
export function StopHere({ guide }: GuideProps) {
  return (
    <>
      <Alert severity="error" icon={<UiIcon name="warning" />} sx={{ fontSize: "inherit" }}>
        Nobody should go on without this step: it makes the ones after it safe. Leave it as it is
        and call somebody: an electrician where the power stays on, a plumber where the water does,
        a registered gas engineer where it is gas.
      </Alert>
      <Typography>All that you did and noted is kept.</Typography>
      <WhomItNeeds guide={guide} />
    </>
  );
}

/** The guide's own words on whom to call, and who mends with people. */
export function WhomToCall({ guide }: GuideProps) {
  return (
    <>
      <WhomItNeeds guide={guide} />
      <Typography>
        Nothing dangerous, just stuck? Volunteers at a <RepairCafeLink /> mend things with you.
      </Typography>
    </>
  );
}

function WhomItNeeds({ guide }: GuideProps) {
  return guide.sections
    .filter(({ kind }) => kind === "professional")
    .map(({ title, body }) => (
      <Box key={title}>
        <Typography variant="h3" sx={{ mb: 1 }}>
          {title}
        </Typography>
        <MarkdownText text={body} />
      </Box>
    ));
}
