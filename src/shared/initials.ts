/** Up to two letters for an avatar, upper case: those of the first two words; "U" for somebody without a name. */
export function initials(name: string | undefined): string {
  const letters = (name ?? "")
    .split(/\s+/)
    .flatMap((word) => Array.from(word).slice(0, 1))
    .slice(0, 2)
    .join("")
    .toLocaleUpperCase();
  return letters || "U";
}
