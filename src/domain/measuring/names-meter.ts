/** Whether a step in somebody else's words may be about a multimeter: worth a closer look. */
export function namesMeter(text: string): boolean {
  return /multi-?meter|volt-?meter|ohm-?meter|\bohms?\b|Ω|continuity|voltage/i.test(text);
}
