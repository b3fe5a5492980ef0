import { isStopped } from "./answer-emergency";
import type { IntentHandler } from "./chat-context";
import { allSentences, subjectWords } from "./find-sentences";
import { toWords } from "~/domain/language/words";

const asksTooMuch =
  /^\W*(?:(?:and|so|but|ok) )*(?:can|could|is it possible to) (?:(?:i|you|we|one) )?(?:over)?(\w+) (?:(?:it|them|that|this|the \w+) )?too (?:much|far|hard|tight|tightly|long|hot|often)\W*$/;
const measured =
  /\b(?:gentl[ey]|little|hair|tiny|slow(?:ly)?|quarter|eighth|half|until|no (?:more|further)|crack\w*|jam\w*|break\w*|strip\w*|snap\w*|too \w+)\b/i;

/** "Can I squeeze it too much?" asks where it ends, and not for leave. */
export const judgeTooMuch: IntentHandler = (talk) => {
  const verb = asksTooMuch.exec(talk.asked)?.[1];
  if (verb === undefined || isStopped(talk.page)) return null;
  const wanted = toWords(verb);
  const about = subjectWords(talk.message).filter((word) => !wanted.includes(word));
  const said = allSentences(talk).find((one) => {
    const words = toWords(one);
    return (
      measured.test(one) &&
      wanted.every((word) => words.includes(word)) &&
      about.every((word) => word === "too" || words.includes(word)) &&
      !/^(?:It may be|Never)\b/.test(one)
    );
  });
  return [
    "Yes. Go in small steps, try it after each, and stop as soon as it does what it should, or gets stiff, creaks or gives way.",
    said && `The guide says this: ${said}`,
  ]
    .filter(Boolean)
    .join(" ");
};
