/** "2026-11-22", where one is: Swedes write a date as ISO 8601 does. */
export const isoDay = (date: Date) => date.toLocaleDateString("sv");
