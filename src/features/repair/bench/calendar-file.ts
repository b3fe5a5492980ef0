/** "20261122T183000Z" */
const stamp = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d+/g, "");

/**
 * An entry with an alarm, as any calendar takes it (RFC 5545). By hand, because the `ics` package brings
 * a validator along for what are these lines; short words only, so that none has to be folded.
 */
export function calendarEntry(words: string, at: Date): string {
  const line = words.slice(0, 60).replaceAll(/\s+/g, " ");
  const text = line.replaceAll(/[\\;,]/g, String.raw`\$&`);
  return `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Mendwise//Bench//EN
BEGIN:VEVENT
UID:${at.getTime()}@mendwise
DTSTAMP:${stamp(new Date())}
DTSTART:${stamp(at)}
SUMMARY:${text}
BEGIN:VALARM
ACTION:DISPLAY
DESCRIPTION:${text}
TRIGGER:PT0S
END:VALARM
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n");
}

/** Hands the entry to the device. */
export function saveCalendarEntry(words: string, at: Date) {
  const url = URL.createObjectURL(new Blob([calendarEntry(words, at)], { type: "text/calendar" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "Mendwise-Timer.ics";
  link.click();
  URL.revokeObjectURL(url);
}
