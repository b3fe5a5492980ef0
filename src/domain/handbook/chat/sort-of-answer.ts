/** What sort of answer a question wants, and what an answer of that sort speaks of. */
type Sort = { asked: RegExp; told: RegExp };

const number =
  /\d|\b(?:half|quarters?|thirds?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|hundred|once|twice|few|couple|several|single|double)\b/;

const sorts: readonly Sort[] = [
  {
    asked:
      /\bhow (?:long|soon|many (?:minutes|hours|days|weeks))\b(?!.{0,20}\b(?:is the|should the (?:cord|cable|screw|hose)|cord|cable)\b)|\b(?:when|how quickly) (?:can|may|is it|will it be|do) (?:i|we|it|ready|dry|safe)\b/,
    told: /\b(?:seconds?|minutes?|min|hours?|days?|weeks?|months?|years?|overnight|night|morning|evening|tomorrow|at once|straight away|until|till|when|once|as soon as|times?|first|moment|longer|never|not yet|cycles?|washes|km|metres?)\b/,
  },
  {
    asked: /\bhow often\b/,
    told: /\b(?:every|each|once|twice|daily|weekly|monthly|yearly|year|years|months?|weeks?|days?|after|before|whenever|when|seldom|rarely|never|hours|only|times)\b/,
  },
  {
    asked:
      /\bhow much (?:is|are|does|do|will|would|did|should)\b.{0,40}\b(?:costs?|charge|take|pay|new|repair|one|be)\b|\bwhat (?:does|do|would|will|is|'s) .{0,40}\b(?:cost|charge|price)\b|\bhow (?:expensive|dear)\b/,
    told: /[€£$]|\b(?:costs?|free|nothing|price|prices|pays?|cheap\w*|dear\w*|expensive|worth|donation|cents?|euros?|pounds?)\b/,
  },
  {
    asked:
      /\bhow (?:thick|thin|big|wide|far|deep|hot|high|tight|heavy|tall|warm|hard)\b|\b(?:what|which) (?:size|angle|pressure|temperature|voltage|grit|width|length|thickness|diameter|torque|wattage|strength)\b|\bhow much (?!(?:is|are|does|do|will|would|did|should (?:i pay|it cost))\b)/,
    told: new RegExp(
      `${number.source}|\\b(?:as \\w+ as|same|until|till|just|enough|more|less|than|thin|thick|little|drops?|full|measure|most|hand|firm\\w*|gentl\\w*|tight\\w*|width|no)\\b`,
    ),
  },
  {
    asked: /\b(?:which|what) (?:way|direction)\b|\bway (?:round|up)\b/,
    told: /\b(?:left|right|clockwise|anticlockwise|up|upwards?|down|downwards?|towards?|outwards?|inwards?|top|bottom|arrows?|either|both|front|rear|back|backwards?|forwards?|facing|faces?|face|outside|inside|out|first|same|photo|marks?|marked|plus|minus|one way|thread)\b/,
  },
  {
    asked: /\bwhere\b(?!.{0,30}\b(?:buy|get|order|find|take|bring|from|sold|go to)\b)/,
    told: /\b(?:under|underneath|behind|beside|at|on|in|into|inside|below|above|near|between|round|front|back|rear|top|bottom|sides?|end|edge|middle|centre|outside|next to|over|along|where|through|against|beneath|upstream)\b/,
  },
  {
    asked:
      /\bhow (?:do|can|could|would|will|should|to) (?:i |we |you )?(?:really )?(?:know|tell|see|check|test|find out|be sure|recogni[sz]e)\b/,
    told: /\b(?:see|seen|look|looks|feel|feels|listen|hear|smell|shows?|tests?|testing|measure\w*|reads?|try|tried|if|press|hold|swap|compare|checks?|checked|when|should|must|means?|meter|until|sign|signs|tells?|lights?)\b/,
  },
];

/** Whether an answer speaks of what a question asks for: one to "how long" of a time, one to "where" of a place. */
export function isOfSort(question: string, answer: string): boolean {
  const told = answer.toLowerCase();
  return Object.values<Sort>(sorts).every(
    (sort) => !sort.asked.test(question) || sort.told.test(told),
  );
}
