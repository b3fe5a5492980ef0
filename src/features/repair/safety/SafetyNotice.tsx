import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Language } from "~/domain/language/recognise-language";
import type { HazardText } from "~/domain/safety/hazard-rule";
import type { Hazards } from "~/domain/safety/read-hazards";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { StatePicture } from "~/shared/ui/StatePicture";

/** What is dangerous in this case, before anything else on the screen. On a stop, cautions about the work are moot. */
export function SafetyNotice({ hazards: { outcome, hazards } }: { hazards: Hazards }) {
  switch (outcome) {
    case "stop":
      return (
        <Alert
          severity="error"
          role="alert"
          icon={<StatePicture state="stop" sx={stopSign} />}
          sx={notice}
        >
          <AlertTitle>Stop: read this before you go on</AlertTitle>
          <Stack spacing={1.5}>
            {hazards
              .filter(({ severity }) => severity !== "caution")
              .map(({ id, inLanguage, ...inEnglish }) => (
                <Stack key={id} spacing={1}>
                  {inLanguage && <StopWords lang={inLanguage.lang} text={inLanguage} />}
                  <StopWords lang="en" text={inEnglish} />
                </Stack>
              ))}
          </Stack>
        </Alert>
      );
    case "caution":
      return (
        <Alert
          severity="warning"
          role="group"
          aria-label="Take care"
          icon={<UiIcon name="warning" />}
          sx={notice}
        >
          {hazards.map(({ id, heading, now }) => (
            <div key={id}>
              <strong>{heading}.</strong> {now}
            </div>
          ))}
        </Alert>
      );
    case "none":
      return (
        <Typography variant="body2" sx={{ ...notice, color: "text.secondary" }}>
          Stop if you are unsure; a repair is not worth an injury.
        </Typography>
      );
  }
}

const whatToDo = {
  en: "What to do now:",
  de: "Was jetzt zu tun ist:",
  nl: "Wat u nu moet doen:",
  fr: "Ce qu’il faut faire maintenant :",
} satisfies Record<Language, string>;

function StopWords({ lang, text }: { lang: Language; text: HazardText }) {
  return (
    <div lang={lang}>
      <strong>{text.heading}.</strong> {text.why}
      <br />
      <strong>{whatToDo[lang]}</strong> {text.now}
    </div>
  );
}

/** As large as it is drawn here, however narrow its column. */
const stopSign = { width: { xs: 56, sm: 88 }, maxWidth: "none" };

const notice = { mb: 3, "@media print": { breakInside: "avoid" } };
