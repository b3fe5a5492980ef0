const numbered = /^[ \t>*_#-]*(?:\d+[.)](?!\d)|step \d)/im;

/** "The cord is cut", "the test", "leave it open", "somebody who can measure": nothing is told to be done. */
const noOrder =
  "is|are|was|were|been|be|the|an?|its|left|gets?|stays?|door|power|leaves? it|who|who can";

const workVerbs = [
  String.raw`un(?:screw|clip|solder|bolt)|open(?! (?:a |the |all )?windows?\b)|remove|take (?:off|out|apart)|lift off|pry|prise|disassemble|dismantle`,
  String.raw`disconnect|reconnect|discharge|bypass|bridge|override|solder|swap|measure|test|loosen|tighten|reset`,
  String.raw`replace(?! it or)|cut(?! or (?:stain|crack|tear)| (?:off )?the (?:power|mains|current|supply|electricity|gas))`,
  String.raw`drill(?= (?:it|a|the|out|into|through|holes?)\b)|go back to step`,
];

const workVerb = new RegExp(String.raw`(?<!\b(?:${noOrder}) )\b(?:${workVerbs.join("|")})\b`, "i");

/** What is forbidden or put off is not told to be done: "Do not open it", "Pull the plug before you open it". */
export const notToBeDone =
  /\b(?:(?:do not|don['’]t|never)\b(?:(?!\b(?:until|unless|but|before|and)\b)(?:[^.,;:!?]|,(?= \w+(?:, \w+){0,4} or )))*|before (?:you|any)\b[^.,;:!?]*)/gi;

/** Whether a text tells somebody to do a repairer's work. */
export function tellsWork(text: string): boolean {
  return numbered.test(text) || workVerb.test(text.replaceAll(notToBeDone, ""));
}
