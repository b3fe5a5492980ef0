import type { en } from "./lexicon/en";

/** What can be meant: a thing, a sign of danger, or a harmless neighbour of one. English names them all. */
export type ConceptId = keyof typeof en;

const everyMains: readonly ConceptId[] = [
  "supplyThing",
  "kitchenThing",
  "householdThing",
  "bodyThing",
  "workshopThing",
  "leisureThing",
];

/** Concepts that a rule may name together. */
export const groups: Readonly<Record<string, readonly ConceptId[]>> = {
  mains: everyMains,
  electric: [...everyMains, "lithiumThing", "driveThing", "cameraFlash", "microwave", "fixedThing"],
};

/** The harmless words that hold those of a danger; where both stand, the danger is not meant. */
export const masks: Readonly<Partial<Record<ConceptId, readonly ConceptId[]>>> = {
  ...Object.fromEntries(everyMains.map((id) => [id, ["notMains"]])),
  microwave: ["notMicrowave"],
  highVoltageThing: ["toyVehicle"],
  fixedThing: ["notFixed"],
  driveBattery: ["notDriveBattery"],
  driveThing: ["notDriveBattery", "toyVehicle"],
  drivePart: ["notDriveBattery"],
  opensPack: ["notDriveBattery"],
  gasThing: ["notGas"],
  boilerThing: ["notGas"],
  campingThing: ["notCamping"],
  garageThing: ["notGarage"],
  childSeat: ["notChildSeat"],
  lifeGear: ["notLifeGear"],
  bearer: ["notBearer"],
  bedForChild: ["notBedForChild"],
  nurseryFault: ["onlyNoise"],
  cycle: ["notCycle"],
  brakeFails: ["notBrakeFails"],
  vehicle: ["toyVehicle"],
  walkingAid: ["notWalkingAid"],
  weaponThing: ["notWeapon"],
  trips: ["harmlessElectric"],
  throwsOut: ["harmlessElectric"],
  supply: ["harmlessElectric"],
  shock: ["harmlessElectric"],
  shorts: ["harmlessElectric"],
  melts: ["harmlessElectric"],
  scorch: ["harmlessElectric", "harmlessBurning"],
  frays: ["notMainsCord", "harmlessElectric"],
  cord: ["notMainsCord"],
  burntPart: ["notMainsCord"],
  cutsThrough: ["notMainsCord"],
  copperShows: ["notMainsCord"],
  sheathGone: ["notMainsCord"],
  opensPsu: ["notPsu"],
  smokes: ["notSmoke"],
  onFire: ["notFire"],
  sparks: ["notSparks"],
  smells: ["harmlessBurning"],
  burnt: ["harmlessBurning", "notFire", "notSmoke"],
  burningSmell: ["harmlessBurning"],
  burnsNow: ["harmlessBurning"],
  bangs: ["notBang"],
  swells: ["notBatteryFault"],
  pierced: ["notBatteryFault"],
  gasSmell: ["notGasLeak"],
  coAlarm: ["notGasLeak"],
  crockery: ["notCrockery"],
  highPlace: ["notHighPlace"],
};
