const two = (count: number) => String(count).padStart(2, "0");

/** "08:41", or "1:08:41" from an hour on. */
export function clockTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** "30 min", "2 h", "45 s": on a button. */
export function shortTime(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 360) / 10} h`;
}
