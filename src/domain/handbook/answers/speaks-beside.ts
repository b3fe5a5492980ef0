import type { Question } from "../playbook";
import { ofPeople } from "./weigh-words";

const ofWhatItIs =
  /^(?:it|they|mine|ours|that|this one) (?:is|are|has|runs|run|works|comes)(?: got)?(?: just| only)? (?:an?|one|off|on (?:batter|mains|gas|petrol)\w*) (?!bit|little|lot|touch|tad|mess|crack|chip|hole|gap|leak)/;

/** "I keep it plugged in", "it's a solar one": words that the question knows may stand there by the way. */
export function speaksBeside({ ask }: Question, plain: string): boolean {
  return (
    (ofPeople.test(plain) && !/\byou\b/i.test(ask)) ||
    (ofWhatItIs.test(plain) && !/^(?:is|are|was|were) (?:it|they|this|the)\b/i.test(ask))
  );
}
