import type { Measure } from "~/domain/guide/measure";
import { type Ohms, tolerance } from "./rating-plate";
import type { Reading } from "./read-reading";
import { loneOne, ohmsOf, onlyBeeped, type Time, type Verdict, verdict } from "./verdict";

/** The two leads and the meter's own contacts, in ohms. */
const leads = 1;
/** A sound wire or contact has less, in ohms, its leads included. */
const soundPath = 3;
/** Below about this most meters beep, in ohms. */
const beepLimit = 50;
/** The least that insulation of a mains thing may have: 1 MΩ (DIN VDE 0701-0702, with a protective conductor). */
const insulation = 1e6;

/** Two points that are to be joined. */
export function judgeConnection(reading: Reading, time: Time): Verdict {
  if (reading.is === "lone one") return loneOne;
  const ohms = ohmsOf(reading);
  if (ohms <= soundPath) return verdict("good", "They are connected.", time);
  if (ohms > 1e5) return verdict("bad", "There is no connection.", time);
  return {
    state: "weak",
    says: "There is a connection, and not a good one.",
    means: `A bare wire or a closed contact has less than ${soundPath} Ω. Press the tips on clean metal and measure again. A lamp, a motor or a coil in the path has this much by itself.`,
  };
}

/** Two points that must not be joined. */
export function judgeSeparation(
  reading: Reading,
  { from = insulation }: Measure,
  time: Time,
): Verdict {
  if (reading.is === "lone one") return loneOne;
  const ohms = ohmsOf(reading);
  if (ohms >= from) return verdict("good", "They are apart, as they must be.", time);
  if (ohms <= beepLimit) return verdict("bad", "They touch: this is a short.", time);
  return {
    state: "bad",
    says: "They are not far enough apart.",
    means:
      "Damp, dirt or a stray strand leads from one to the other. Clean and dry it, keep your fingers off the tips, and measure again. Leave the plug out until it is right.",
  };
}

/** A part that has so many ohms when it is sound. */
export function judgeResistance(
  reading: Reading,
  { from = 0, to = Infinity }: Measure,
  time: Time,
): Verdict {
  if (reading.is === "lone one" && from > 1) return loneOne;
  if (reading.is === "connected" && from > leads) return onlyBeeped;
  const ohms = reading.is === "lone one" ? 1 : ohmsOf(reading);
  if (ohms > 1e5 && to < 1e5)
    return verdict("bad", "It is broken inside: no current gets through.", time);
  // What is printed on a loudspeaker is a fifth above what a meter finds.
  if (ohms >= 0.75 * from && ohms <= 1.25 * to + leads)
    return verdict("good", "It is sound.", time);
  if (ohms < 0.25 * from) return verdict("bad", "It is shorted inside.", time);
  return {
    state: "unclear",
    says: ohms < from ? "That is less than expected." : "That is more than expected.",
    means:
      "Pull one of its wires off, so that nothing else is measured along with it, and press the tips on clean metal. If the figure stays, the part is doubtful.",
  };
}

/** A motor or a lamp may lie in the path. */
const isClosed = (ohms: number) => ohms <= 200;

/** A contact that closes while something is pressed or held. */
export function judgeSwitch(released: Reading, pressed: Reading, time: Time): Verdict {
  if (released.is === "lone one" || pressed.is === "lone one") return loneOne;
  const [open, closed] = [ohmsOf(released), ohmsOf(pressed)];
  if (isClosed(open) && isClosed(closed))
    return verdict("bad", "It is always on: its contacts stick together.", time);
  if (!isClosed(open) && !isClosed(closed)) return verdict("bad", "It never closes.", time);
  if (isClosed(open)) {
    return {
      ...verdict("good", "It switches, and is on while it is released.", time),
      means:
        "Some switches are made so. If yours should be on while it is pressed, it is the wrong one or wired the other way.",
    };
  }
  if (closed <= soundPath) return verdict("good", "It switches as it should.", time);
  return {
    state: "weak",
    says: "It switches, and its contact is not a good one.",
    means: `Alone it has less than ${soundPath} Ω when it is closed. A motor or a lamp in the path has this much by itself.`,
  };
}

const heaterAlone =
  "Where the guide has you open it, measure at its own two tabs, with one wire off.";

/** @param expected by its rating plate; undefined while that is not typed in */
export function judgeHeater(reading: Reading, expected: Ohms | undefined): Verdict {
  if (reading.is === "lone one") return loneOne;
  if (reading.is === "connected") return onlyBeeped;
  const ohms = ohmsOf(reading);
  if (ohms > 1e5) {
    return {
      state: "bad",
      says: "No current gets through.",
      means:
        "The heater is broken, or something on the way to it: a fuse, a thermostat, the cord. Where the guide has you open it, measure right at the heater’s two tabs: OL there, and it is the heater.",
    };
  }
  if (!expected) {
    return {
      state: "unclear",
      says: "Something gets through.",
      means: "Type volts and watts from the rating plate, to see whether it is enough.",
    };
  }
  const { from, to } = heaterRange(expected);
  if (ohms >= from - leads && ohms <= to + leads) {
    return {
      state: "good",
      says: "The heater is sound.",
      means:
        "So is all that was measured along with it, and the cause lies elsewhere. Measure once more, from each of the two points to bare metal of the case: that must show OL.",
    };
  }
  if (ohms < 0.3 * from)
    return {
      state: "bad",
      says: "That is nearly a short.",
      means: `It would trip the breaker. ${heaterAlone} If it stays so low, the heater has to be changed.`,
    };
  return {
    state: ohms > 2 * to ? "bad" : "unclear",
    says: ohms < from ? "That is too little for these watts." : "That is too much for these watts.",
    means: `${ohms < from ? "Another part may lie beside it." : "A tab may be burnt or loose, or one of two heaters is broken."} ${heaterAlone} Check volts and watts on the plate, too.`,
  };
}

/** What a sound heater may show, in ohms. */
export function heaterRange({ from, to }: Ohms): Ohms {
  return { from: from * (1 - tolerance), to: to * (1 + tolerance) };
}
