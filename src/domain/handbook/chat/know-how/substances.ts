import type { KnowHow } from "./know-how";

/** Where current passes from metal to metal. */
const ofContacts = /\b(?:contacts?|pins?|terminals?|springs?|crust|green stuff|corro\w+)\b/i;

/** What people have in the cupboard and would like to use. */
export const substances: readonly KnowHow[] = [
  {
    asked: /\bwd ?-?40\b/,
    own: /\bWD-?40\b/i,
    answer:
      "WD-40 frees what is rusted and drives out water, but as a lubricant it does not last: put the oil or grease that suits the place on after it. Keep it off brakes, belts, rubber, food parts and anything that carries current.",
  },
  {
    asked:
      /\b(?:olive|cooking|vegetable|sunflower|rapeseed|coconut|salad) oil\b|\b(?:butter(?! knife| knives)|margarine|lard)\b/,
    own: /\b(?:cooking|olive|vegetable) oil\b/i,
    answer:
      "Only where the guide names it: cooking oil turns sticky within weeks, and then it holds fast what it was meant to free. Where food touches the part, food-safe mineral oil or silicone grease is right.",
  },
  {
    asked:
      /\b(?:3|three)[- ]?in[- ]?(?:1|one)\b|\b(?:sewing(?: machine)?|machine|engine|motor|bike|chain|baby) (?:oil|lube)\b|\b(?:which|what|any)(?: (?:sort|kind|type) of)? oil\b/,
    own: /\boil\b/i,
    answer:
      "A thin, clear machine oil suits hinges, locks and slow shafts, a drop at a time, and the rest wiped off. Sewing machines and clocks take the clear oil that is sold for them; others gum up, and engine oil is too thick.",
  },
  {
    asked:
      /\bvaseline\b|\bpetroleum jelly\b|\bsilicone (?:grease|spray)\b|\b(?:which|what|any)(?: (?:sort|kind|type) of)? (?:grease|lubricant)\b|\blip balm\b/,
    own: /\bgrease\b/i,
    answer:
      "Seals and rubber take silicone grease: petroleum jelly makes some rubber swell. Metal gears and bearings take lithium grease. A thin film is enough, and none on brakes or electric contacts.",
  },
  {
    asked: /\bhand ?(?:sanitis|sanitiz|gel)\w*\b|\bsanitiser\b/,
    answer:
      "Better not: the gel leaves a film. Isopropyl alcohol of 70 % or more does what you want; on rubber and hard plastic a cloth with soapy water, wrung out well, does it too. Whatever you use, the power is off and it dries first.",
  },
  {
    asked: /\b(?:vodka|gin|whiske?y|rum|perfume|after ?shave|mouthwash)\b/,
    answer:
      "Better not: drinks and scents hold water, sugar or oil, and leave it behind. Isopropyl alcohol of 70 % or more from a chemist costs little and dries clean.",
  },
  {
    asked: /\bacetone\b|\bnail (?:varnish|polish)(?: remover)?\b/,
    own: /\bacetone\b|\bnail (?:varnish|polish)\b/i,
    answer:
      "No: nail varnish remover melts many plastics and takes off print and varnish. Isopropyl alcohol is the mild one; try it on a hidden spot first.",
  },
  {
    asked:
      /\b(?:white spirit|turps|turpentine|thinners?|lighter fluid|benzine|petrol)\b(?=.*\b(?:clean|wipe|wash|rub|use|ok|okay|instead|off)\b)|\b(?:clean|wipe|wash|rub|use)\b.*\b(?:white spirit|turps|turpentine|thinners?|lighter fluid|benzine|petrol)\b/,
    own: /\bwhite spirit\b/i,
    answer:
      "Not on plastic or rubber, which it softens, and nowhere near heat or current: its vapour catches fire. On bare metal, in the open air, white spirit takes off old grease; wipe it dry and let it air.",
  },
  {
    asked:
      /\b(?:isopropyl|isopropanol|ipa|rubbing alcohol|surgical spirit|meths|methylated|ethanol|alcohol)\b/,
    own: /\b(?:isopropyl|alcohol)\b/i,
    answer: ({ page }) =>
      /\bhearing aids?\b/i.test(page.thing)
        ? "No alcohol and no water: both harm the microphone, the tubes and the ear piece. Wipe it with a dry, soft cloth, brush the openings pointing down, and let the shop that fitted it change the wax filter or show you how."
        : "With the power off, alcohol of 70 % or more is fine on metal contacts and most hard plastic: a little on a cotton bud, then ten minutes to dry. Not on varnish, clear acrylic or the coating of a screen, and not near a flame.",
  },
  {
    asked:
      /\b(?:window|glass|oven|kitchen|bathroom|toilet|multi ?surface|all[- ]purpose) (?:cleaner|spray)\b|\b(?:windex|windolene|cif|flash|dettol|mr muscle)\b/,
    answer:
      "Better not: such cleaners leave streaks, attack coatings and rubber, and a spray runs in where it does harm. A cloth with lukewarm water and a drop of washing-up liquid, wrung out well, is the safe start; contacts take isopropyl alcohol.",
  },
  {
    asked: /\bbleach\b|\bdomestos\b|\bchlorine\b/,
    own: /\bbleach\b/i,
    answer:
      "No: bleach eats rubber, metal and cloth, and with vinegar, descaler or any other acid it gives off a poisonous gas. Lukewarm water with a drop of washing-up liquid is where to begin.",
  },
  {
    asked: /\b(?:vinegar|citric|lemon(?: juice)?|descaler|descale)\b/,
    own: /\b(?:vinegar|citric acid|descal\w+)\b/i,
    answer: ({ asked, page }) =>
      ofContacts.test(asked) || ofContacts.test(page.causes[0].cause.name)
        ? "On the crust of a battery that has leaked, yes: batteries out, a cotton bud with a little vinegar until it stops fizzing, then a damp one, and dry it for an hour. On bright contacts without crust, no: take isopropyl alcohol, as acid eats thin plating."
        : "Vinegar, lemon juice and citric acid all dissolve limescale. Citric acid smells least: a tablespoon in half a litre of lukewarm water, half an hour, then rinse twice. Leave vinegar on rubber and aluminium for minutes only, keep acids off marble, and never let them meet bleach.",
  },
  {
    asked:
      /\b(?:baking (?:soda|powder)|bicarb\w*|toothpaste|coke|cola|ketchup|salt)\b(?=.*\b(?:clean|use|ok|okay|instead|scrub|rub|help|works?|do)\b)|\b(?:use|try|with|put)\b.*\b(?:baking (?:soda|powder)|bicarb\w*|toothpaste|coke|cola|ketchup)\b/,
    own: /\b(?:baking soda|bicarbonate|toothpaste)\b/i,
    answer:
      "Baking soda and toothpaste are mild scouring powders: they lift a film from bare metal, glass and enamel, and scratch plastic, coatings and screens. Nothing of that kind goes inside a thing with current.",
  },
  {
    asked: /\b(?:washing[- ]?up liquid|dish ?soap|fairy liquid|soap|shampoo|detergent)\b/,
    own: /\b(?:soap\w*|washing-up liquid)\b/i,
    answer:
      "A drop of washing-up liquid in lukewarm water is the mildest cleaner there is. Rinse or wipe after it, and let everything dry; nothing that carries current gets wet, and a filter of paper is not washed.",
  },
  {
    asked: /\b(?:baby|wet|antibacterial|disinfect\w+|cleaning) wipes?\b/,
    answer:
      "On the outside of a thing that is unplugged, a wipe does. It leaves a film of soap, so not on contacts, lenses or rollers: there a lint-free cloth with a little isopropyl alcohol is right.",
  },
  {
    asked:
      /\b(?:in|with|use|try|bag of|bowl of) (?:a (?:bag|bowl) of )?(?:uncooked |dry )?rice\b|\b(?:hair ?dryer|oven|radiator|heater|sun|tumble dryer|airing cupboard)\b.*\bdry\b|\bdry\b.*\b(?:hair ?dryer|oven|radiator|heater|sun|tumble dryer|airing cupboard)\b/,
    own: /\bhair ?dryer\b|\bdry for\b|\blet it dry\b/i,
    answer:
      "Dry it slowly, open, in moving air at room temperature, a day or two for anything with electrics. A hair dryer only on cold: heat bends plastic and drives the water further in. An oven is too hot, and rice does nothing that air does not.",
  },
  {
    asked:
      /\b(?:clean|scrape|get|fish|poke|dig|push|unblock)\b.*\b(?:knife|fork|screwdriver|scissors|wire wool|steel wool|coat ?hanger)\b/,
    own: /\b(?:knife|fork|steel wool|wire wool)\b/i,
    answer: ({ page }) =>
      page.power === "none"
        ? null
        : `No metal: it scratches, bends fine parts and shorts contacts, and with the plug in it kills. Take wood, plastic or a soft brush, with the ${page.thing} off ${page.power === "mains" ? "and unplugged" : "and its battery or charger out"}.`,
  },
  {
    asked:
      /\b(?:tin|kitchen|alumini?um) ?foil\b|\bfoil\b(?=.*\b(?:contact|batter|spring|gap|in there|stuff))/,
    answer:
      "No: foil tears and slips, and where it slips it shorts the batteries, which then get hot. Clean the contacts instead, and bend the spring or tab out a little so that it presses again.",
  },
];
