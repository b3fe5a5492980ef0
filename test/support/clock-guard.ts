/**
 * The files share their clock: a spy on a faked timer puts the faked one back when it is restored, and no
 * wait of any test after it would end.
 * @throws where the test before left a clock that stands still
 */
export function checkClock(): void {
  if (Reflect.has(setTimeout, "clock"))
    throw new Error("A test before this one left a faked clock behind");
}
