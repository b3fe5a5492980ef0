import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Stack from "@mui/material/Stack";
import type { Language } from "~/domain/language/recognise-language";
import type { Hazard, HazardText } from "~/domain/safety/hazard-rule";
import { StatePicture } from "~/shared/ui/StatePicture";

type StopNoticeProps = {
  hazards: readonly Hazard[];
  /** The screen before has told all of it. */
  isTold: boolean;
};

/** The red notice: what is dangerous, and what to do now, in the person's own language besides. */
export function StopNotice({ hazards, isTold }: StopNoticeProps) {
  const stops = hazards.filter(({ severity }) => severity !== "caution");
  const inOwn = stops.flatMap(({ inLanguage }) => inLanguage ?? []);
  const lang = inOwn[0]?.lang;
  const Words = isTold ? StillUnsafe : StopWords;
  return (
    <Alert severity="error" role="alert" icon={false} sx={notice}>
      <AlertTitle sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
        <StatePicture state="stop" sx={stopSign} />
        {isTold ? "Still unsafe" : "Stop: read this before you go on"}
      </AlertTitle>
      <Stack spacing={1.5}>
        {lang && <Words lang={lang} texts={inOwn} />}
        <Words lang="en" texts={stops} />
      </Stack>
    </Alert>
  );
}

type WordsProps = { lang: Language; texts: readonly HazardText[] };

/** What is dangerous and why, and then all that is to be done, in one list. */
function StopWords({ lang, texts }: WordsProps) {
  const [first, ...others] = texts;
  return (
    <div lang={lang}>
      {texts.map(({ heading, why }) => (
        <div key={heading}>
          <strong>{heading}.</strong> {why}
        </div>
      ))}
      <strong>{whatToDo[lang]}</strong>{" "}
      {others.length === 0 ? (
        first?.now
      ) : (
        <ol>
          {texts.map(({ heading, now }) => (
            <li key={heading}>{now}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

function StillUnsafe({ lang, texts }: WordsProps) {
  return (
    <div lang={lang}>
      {texts.map(({ heading, now }) => (
        <div key={heading}>
          <strong>{heading}.</strong> {now}
        </div>
      ))}
    </div>
  );
}

const whatToDo = {
  en: "What to do now:",
  de: "Was jetzt zu tun ist:",
  nl: "Wat u nu moet doen:",
  fr: "Ce qu’il faut faire maintenant :",
} satisfies Record<Language, string>;

const stopSign = { width: 40, flexShrink: 0 };

export const notice = {
  mb: 3,
  "& .MuiAlert-message": { flexGrow: 1 },
  "& ol": { my: 0.5, paddingInlineStart: 3 },
  "@media print": { breakInside: "avoid" },
};
