/** Of an amplitude, 1 being full scale: -20 for a tenth. What is fainter than -120 counts as that. */
export function toDecibels(amplitude: number): number {
  return 20 * Math.log10(Math.max(amplitude, 1e-6));
}
