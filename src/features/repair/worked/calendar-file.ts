import { saveFile } from "~/features/repair/save-file";
import { isoDay } from "~/shared/iso-day";

type CalendarDate = {
  /** What is to be done then. */
  words: string;
  at: Date;
  /** The day counts and not the hour; it is told of at nine in the morning. */
  isWholeDay?: boolean;
};

/** "20261122T183000Z" */
const stamp = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** "20261122", where one is. */
const dayStamp = (date: Date) => isoDay(date).replaceAll("-", "");

const octets = new TextEncoder();

/** RFC 5545 folds what is longer than 75 octets, and never within a character. */
function fold(line: string): string {
  let length = 0;
  return Array.from(line).reduce((folded, character) => {
    const size = octets.encode(character).length;
    length += size;
    if (length <= 75) return folded + character;
    length = 1 + size;
    return `${folded}\n ${character}`;
  }, "");
}

/**
 * An entry with an alarm, as any calendar takes it (RFC 5545). By hand, because the `ics` package brings
 * a validator along for what are these lines.
 */
export function calendarEntry({ words, at, isWholeDay = false }: CalendarDate): string {
  const text = words.replaceAll(/\s+/g, " ").replaceAll(/[\\;,]/g, String.raw`\$&`);
  return `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Mendwise//Repair//EN
BEGIN:VEVENT
UID:${crypto.randomUUID()}@mendwise
DTSTAMP:${stamp(new Date())}
DTSTART${isWholeDay ? `;VALUE=DATE:${dayStamp(at)}` : `:${stamp(at)}`}
${fold(`SUMMARY:${text}`)}
BEGIN:VALARM
ACTION:DISPLAY
${fold(`DESCRIPTION:${text}`)}
TRIGGER:${isWholeDay ? "PT9H" : "PT0S"}
END:VALARM
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n");
}

/** Hands the entry to the device, in a file of that name. */
export function saveCalendarEntry(date: CalendarDate, name: string) {
  saveFile(calendarEntry(date), "text/calendar", `${name}.ics`);
}
