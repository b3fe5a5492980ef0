import { describeJourneys, firmNo } from "./read-journey";

/* Where the air itself may be poisonous: nothing is mended before everybody is out. */

const mending = /\*\*(?:Unscrew|Open the|Clamp it|Replace|Clean)/i;

describeJourneys([
  {
    said: [
      "Toilet cistern",
      "poured bleach in and then vinegar for the limescale, now my eyes burn",
    ],
    answers: [
      [/out of the room/, "yes"],
      [/cough/, "yes my eyes sting"],
      [/names of both/, "yes"],
    ],
    fault: "danger-toxic-fumes",
    cause: "danger",
    outcome: "stop",
    tells: [/fresh air/, /poison centre/],
    never: [mending, /Pull the plug|mains current/],
    chat: [["my chest hurts", /fresh air.*poison centre/]],
  },
  {
    said: ["CO alarm", "keeps going off and we all have headaches"],
    answers: [
      [/fresh air/, "yes"],
      [/headache/, "yes"],
      [/called/, "no"],
    ],
    fault: "danger-carbon-monoxide",
    cause: "danger",
    outcome: "stop",
    tells: [/no smell/, /fresh air/],
    never: [mending, /Trust your nose/, /gas tap of the/],
    chat: [["can I sleep here?", firmNo]],
  },
]);
