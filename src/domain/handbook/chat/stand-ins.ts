/** What stands in for a common tool; `alike`: what the guide's list may name for the same. */
type StandIn = { tool: RegExp; alike?: RegExp; text: string };

export const standIns: readonly StandIn[] = [
  {
    tool: /\b(?:soldering iron|solder)\b/,
    text: "Nothing stands in for it: a candle or a lighter burns the joint. A repair café or a makerspace lends an iron, and somebody there who can use it.",
  },
  {
    tool: /\b(?:clamps?|vices?|cramps?)\b/,
    alike: /\b(?:clamps?|straps?|rubber bands?|inner tube|rope|weights?)\b/i,
    text: "Strong rubber bands, a bicycle inner tube or a rope that is twisted tight with a spoon press as well; a pile of books does on what lies flat. It must not slip while it sets.",
  },
  {
    tool: /\b(?:step ?)?ladders?\b/,
    text: "Borrow one, with somebody to hold it: no chair, no table and no windowsill. What can be taken down is mended at the table; what stays up out of reach is for somebody who works at heights.",
  },
  {
    tool: /\b(?:multi ?meter|meter|tester|voltmeter)\b/,
    alike: /\b(?:meter|tester|lamp)\b/i,
    text: "A plug, a cable or a battery is tested by swapping it for one that works. What has to be measured waits for a meter, about €10, or for a repair café; never test with a bare wire.",
  },
  {
    tool: /\b(?:goggles|safety glasses|dust mask|mask|gloves)\b/,
    alike: /\b(?:goggles|glasses|mask|gloves)\b/i,
    text: "Get them first, they cost a few euros: nothing stands in for goggles or a mask. For gloves, thick leather or household ones do where nothing cuts, turns or burns.",
  },
  {
    tool: /\b(?:allen|hex|torx|tri-?wing|pentalobe)\b/,
    alike: /\b(?:allen|hex|torx|bit|driver|key)\b/i,
    text: "Only the right shape holds: anything else rounds the screw. A set of bits costs about €10, and a repair café or a neighbour with a bicycle lends one.",
  },
  {
    tool: /\b(?:screw ?)?drivers?\b/,
    alike: /\b(?:driver|coin|bit)\b/i,
    text: "A coin or the back of a knife turns a large slot, and a bit can be held in a spanner. A cross needs a driver that fits without play, or its head wears round: borrow one next door or at a repair café.",
  },
  {
    tool: /\b(?:spanners?|wrench(?:es)?|sockets?)\b/,
    alike: /\b(?:spanner|wrench|socket)\b/i,
    text: "An adjustable spanner fits most nuts if it sits tight. Pliers round the edges, so keep them for a nut that you replace; a bike shop or a repair café lends the right size.",
  },
  {
    tool: /\bpliers\b/,
    alike: /\b(?:pliers|tweezers)\b/i,
    text: "Any pliers do that reach the place: with big ones work with the very tip and go gently, with tape or cloth round the jaws so that they leave no mark. Strong tweezers hold what is small and soft.",
  },
  {
    tool: /\b(?:tooth)?brush(?:es)?\b/,
    alike: /\bbrush\b/i,
    text: "An old toothbrush, a clean paint brush or a pastry brush does, dry, and cotton buds where it is narrow.",
  },
  {
    tool: /\b(?:broom(?:stick)?|broom handle|pole|stick|rod|cane)\b/,
    alike: /\b(?:handle|stick|rod|cane|pole)\b/i,
    text: "Any long, smooth stick with a blunt end does: a bamboo cane, a curtain rod or a wooden spoon tied to one. No wire and nothing sharp, which tears what it is pushed through.",
  },
  {
    tool: /\btweezers\b/,
    text: "The tip of small pliers does, or a wooden toothpick with a bit of sticky tape; no metal near what has power.",
  },
  {
    tool: /\b(?:drill|gimlet|awl)\b/,
    alike: /\b(?:drill|awl|nail|gimlet)\b/i,
    text: "A thin nail or a gimlet makes small holes in wood, leather and cloth. Metal and walls need a drill: many a neighbour, library of things or repair café lends one.",
  },
  {
    tool: /\b(?:sand ?paper|emery|file|files)\b/,
    alike: /\b(?:sandpaper|file|emery|grit)\b/i,
    text: "A nail file or an emery board does on small places; a kitchen scourer only cleans.",
  },
  {
    tool: /\b(?:spudger|pry tool|plastic card)\b/,
    text: "An old bank card, a guitar pick or a fingernail parts clips without a mark; no knife and no metal.",
  },
  {
    tool: /\b(?:tape measure|ruler|calipers?|calliper)\b/,
    text: "A string and a marked sheet of A4 (297 by 210 mm) measure most things; where a tenth of a millimetre counts, take the old part along to the shop.",
  },
  {
    tool: /\b(?:torch|flashlight)\b/,
    text: "The light of a phone does, or a desk lamp that is bent towards it.",
  },
  {
    tool: /\b(?:magnif\w+|loupe)\b/,
    text: "The camera of a phone, zoomed in, shows as much.",
  },
  {
    tool: /\b(?:isopropyl|isopropanol|rubbing alcohol)\b/,
    text: "Clear cleaning spirit with nothing added does, or a lens wipe with alcohol; no nail varnish remover and no hand gel.",
  },
  {
    tool: /\bhair ?dryer|heat gun\b/,
    text: "A hot-water bottle or a bag of warm rice laid on it for some minutes softens glue; no flame and no oven.",
  },
  {
    tool: /\b(?:mallet|hammer)\b/,
    text: "A block of wood or the heel of a shoe does for light taps, with a piece of wood between.",
  },
];
