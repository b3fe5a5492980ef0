import { expect, it } from "vitest";
import { foldLetters } from "~/domain/language/normalize-text";
import { wholeLexicons } from "~/domain/safety/lexicons";
import { names } from "~/domain/safety/read-clause";
import { understand } from "~/domain/safety/understand";

const isMeant = (concept: string, text: string) =>
  understand(foldLetters(text), ["en"], wholeLexicons).some((clause) => names(clause, [concept]));

/** What holds the words of a danger and is harmless; behind the bar, what is meant by them. */
const harmless = `
  noPlug: battery charger | battery drill
  lithiumThing: mobile home | mobile
  lithiumWord: baby mobile | mobile
  microwave: on the microwave | microwave
  advisedMicrowave: beside your microwave | your microwave
  bitesCord: dog by the usb cable | dog had the cable
  highVoltageThing: ride on electric car battery | electric car battery
  highVoltageThing: high voltage tested | high voltage
  fixedThing: plug into the wall socket | wall socket
  driveBattery: bike battery light | bike battery
  driveThing: model electric bike | electric bike
  drivePart: cells in the remote | cells
  opensPack: replace the cells in the remote | replace the cells
  gasThing: electric boiler of gas | gas stove
  gasThing: it goes on the gas stove | gas stove
  boilerThing: egg boiler | boiler
  campingThing: toy camping stove | camping stove
  garageThing: garage door remote | garage door
  pressureThing: gas lift office chair | gas lift
  childSeat: car seat cover | car seat
  lifeGear: dog harness | harness
  bearer: toy ladder | ladder
  bedForChild: doll pram | pram
  nurseryFault: brake squeaks | brake
  cycle: exercise bike | bike
  rideThing: toy scooter | scooter
  brakeFails: doesn't stop squeaking | doesn't stop
  vehicle: remote control car | car
  walkingAid: doll wheelchair | wheelchair
  weaponThing: water pistol | pistol
  trips: trip hazard | it trips
  tripsByItself: trip hazard | it trips
  houseSupply: board game | fuse board
  supply: board game | fuse
  throwsOut: cut short | shorted
  shock: electric shock game | electric shock
  shock: tingles nicely | tingles
  feelsIt: bee sting | a sting
  stings: bee sting | it stings
  shorts: pair of shorts | it shorts
  melts: melted cheese | it melted
  scorch: scorched by the iron | scorched
  scorch: a scorch mark from the iron | a scorch mark
  frays: it cut grass | it cut
  frays: melted by the radiator | melted
  cord: dog lead | a lead
  plugBroken: bath plug is broken | plug is broken
  cutsThrough: cut hair over there | cut through
  opensPsu: open a power supply cable | open a power supply
  smokes: smoke alarm | smoke
  onFire: fire fire tablet on fire engine | caught fire
  sparks: spark plug | a spark
  smells: coffee smell | a smell
  burnt: burnt toast | burnt
  burnt: campfire smoke | smoky
  burningSmell: hot water smell | hot oil smell
  burnsNow: red hot chili | red hot
  wallPart: usb socket | a socket
  glows: the led glows | it glows
  bangs: bang and olufsen | a bang
  drowned: spark plug flooded | flooded
  waterAtPart: spark plug wet | plug is wet
  swells: puffed rice | puffed
  batteryThing: battery cover missing | battery
  batteryCell: battery door missing | battery
  gasSmell: egg smell won't go | egg smell
  crockery: number plate | a plate
  highPlace: roof rack | a roof
  keepsHeating: the light keeps heating even | keeps heating even
  sticksOn: the light stuck on | stuck on
  brakeLever: brake light | a brake
  pullsThrough: wont stop squeaking | wont stop
  strand: usb wire | a wire
  packInside: cells in the remote | cells
  supplyGoes: trip switch to | the trip goes
  hurts: gave it a kick | gave me a kick
  flaresUp: window is sooty | it is sooty`;

it("takes no danger from what only holds its words", () => {
  const rows = harmless
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/: | \| /));
  const wrong = rows.filter(
    ([concept = "", mild = "", meant = ""]) => isMeant(concept, mild) || !isMeant(concept, meant),
  );
  expect(wrong).toEqual([]);
});
