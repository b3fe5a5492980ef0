import { expect, it } from "vitest";
import { hazardRules } from "~/domain/safety/hazard-rules";

/** Words of a step at which a caution matters, and words that only hold or begin like them. */
const steps: Record<string, { matters: string; not: string }> = {
  "alarm-battery": {
    matters: "take the battery out; new batteries; press the test button",
    not: "batter; pretest buttons; test it",
  },
  lithium: {
    matters:
      "the battery is glued; both batteries; a cell; the cells; pry it off; prise it; lift the corner; warm the adhesive",
    not: "batteryless; cellar; excellent; prying; prised; lifted; uplift; self-adhesives; spry",
  },
  mains: {
    matters:
      "open it; unscrew it; one screw; the screws; the cover; the casing; the housing; the base plate; remove it; take off the lid; lift off the top; the cord; a wire",
    not: "reopened; unscrewed; screwdriver; covered; casings; removed; record; cordless; wireless; take it off; base",
  },
  capacitor: {
    matters:
      "a capacitor; the capacitors; the circuit board; the power board; the PCB; the power supply; the flash",
    not: "capacity; the board; flashlight; power",
  },
  "fridge-not-cooling": {
    matters:
      "the coil; clean the coils; scrape the ice; defrost it; a pipe; the pipes; the compressor; the evaporator; the condenser",
    not: "recoil; notice; piped; defrosted; compressors",
  },
  damp: {
    matters: "plug it in; switch it on; dry it; a leak; leaks; it is leaking; the seal",
    not: "laundry; sealed; unplug it in time; dryer; switch it off",
  },
  overheats: {
    matters: "switch it on; plug it in; test it; run it",
    not: "switch it off; retest; latest; rerun it; run",
  },
  spring: {
    matters: "a spring; the springs; rewind it; the reel; open it; the cover",
    not: "springy; offspring; reels; opened; covers; rewinder",
  },
  "bike-brake": { matters: "the brake; both brakes", not: "braked; handbrake" },
  petrol: {
    matters: "fuel; the tank; the carburettor; the carburetor; petrol; the spark plug",
    not: "fuels; tanker; refuel; spark; petrolhead",
  },
  "gas-cartridge": {
    matters: "the cartridge; light it; the flame; the burner",
    not: "lights; lighter; inflame; burners; daylight",
  },
  mercury: { matters: "the tube; the bulb; the glass", not: "tubes; bulbous; glasses; hourglass" },
  "hot-surface": {
    matters: "solder it; soldering; it is hot; heat it; let it cool",
    not: "shot; heated; cooler; hotel; resolder; preheat",
  },
  blade: {
    matters:
      "the blade; both blades; sharpen it; sharpening; a jam; it is jammed; the cutter; the chain; a knife",
    not: "bladed; cutters; chains; resharpen; logjam; knives",
  },
  glass: {
    matters: "the glass; the screen; a splinter; splinters; the mirror; the bulb",
    not: "glasses; screened; touchscreen; mirrored; bulbs",
  },
  "food-contact": { matters: "glue it; epoxy; adhesive", not: "glued; unglue; adhesives" },
  solvent: {
    matters: "epoxy; acetone; solvent; white spirit; stripper; varnish; spray it; glue",
    not: "spirits; varnished; sprayed; glued; dissolvent",
  },
  height: {
    matters: "the ladder; the roof; climb up; the gutter",
    not: "bladder; waterproof; climbed; gutters; ladders",
  },
  "cord-loop": {
    matters: "the cord; the cords; the chain; a loop; both loops; the string; two strings",
    not: "accord; chained; looped; stringy",
  },
  arsenic: {
    matters: "the dust; dusty; brush it; wipe it; clean it; the fur; a feather; the skin; glue it",
    not: "further; industry; wiped; skinny",
  },
  choking: {
    matters: "the eye; both eyes; a button; sew it; glue it; glued; a bead",
    not: "eyelet; buttonhole; bread; seen",
  },
  "tips-over": {
    matters: "a drawer; the drawers; the wall; anchor it; move it; lift it",
    not: "draw; wallpaper; drywall; anchored; remove it; lifted",
  },
};

it("warns at the words of a step that a caution is about, and at no others", () => {
  const cautions = hazardRules.filter(({ severity }) => severity === "caution");
  expect(Object.keys(steps).toSorted()).toEqual(cautions.map(({ id }) => id).toSorted());
  const wrong = cautions.flatMap(({ id, atStep }) => {
    const { matters = "", not = "" } = steps[id] ?? {};
    const matches = (text: string) => atStep?.test(text) === true;
    const missed = matters.split("; ").filter((text) => !matches(text));
    const tooMuch = not.split("; ").filter(matches);
    return [...missed, ...tooMuch].map((text) => `${id}: ${text}`);
  });
  expect(wrong).toEqual([]);
});
