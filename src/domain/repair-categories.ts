/** The nine categories of the specification, each with the words that somebody might begin with. */
export const repairCategories = [
  {
    id: "electronics",
    name: "Electronics",
    hint: "Phones, tablets, laptops",
    exampleItem: "Lenovo laptop, five years old, mains charger",
    exampleIssue: "It charges only while I hold the plug at an angle",
  },
  {
    id: "appliances",
    name: "Appliances",
    hint: "Washing machines, vacuums, fans",
    exampleItem: "Bosch washing machine, Series 4, seven years old",
    exampleIssue: "It hums but does not drain, and the water stays in the drum",
  },
  {
    id: "bicycles",
    name: "Bicycles",
    hint: "Brakes, gears, wheels",
    exampleItem: "City bicycle with rim brakes and seven gears",
    exampleIssue: "The chain slips when I pedal hard uphill",
  },
  {
    id: "clothing",
    name: "Clothing",
    hint: "Zips, seams, shoes, bags",
    exampleItem: "Winter jacket with a metal zip, two years old",
    exampleIssue: "The zip opens again behind the slider",
  },
  {
    id: "furniture",
    name: "Furniture",
    hint: "Chairs, drawers, hinges",
    exampleItem: "Wooden kitchen chair with glued joints",
    exampleIssue: "One leg wobbles and creaks when somebody sits down",
  },
  {
    id: "audio",
    name: "Audio",
    hint: "Radios, headphones, speakers",
    exampleItem: "Kitchen radio with a mains lead, Roberts",
    exampleIssue: "The sound crackles when I turn the volume",
  },
  {
    id: "kitchen",
    name: "Kitchen",
    hint: "Kettles, toasters, mixers",
    exampleItem: "Steel kettle, 1.7 litres, about four years old",
    exampleIssue: "The light comes on, but the water stays cold",
  },
  {
    id: "tools",
    name: "Tools",
    hint: "Drills, mowers, hand tools",
    exampleItem: "Cordless drill, 18 volts, with two batteries",
    exampleIssue: "It stops after a few seconds, even when charged",
  },
  {
    id: "others",
    name: "Others",
    hint: "Lamps, taps, toys, umbrellas",
    exampleItem: "Desk lamp with a jointed arm and an LED bulb",
    exampleIssue: "It flickers when I move the arm",
  },
] as const;

export type RepairCategory = (typeof repairCategories)[number]["id"];
