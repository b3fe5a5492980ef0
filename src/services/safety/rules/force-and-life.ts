import type { HazardRule } from "../hazard-rule";

/** Stored force, vehicles, what protects a life, and what poisons. */
export const forceAndLifeRules: readonly HazardRule[] = [
  {
    id: "ebike-pack",
    severity: "stop",
    told: /\b(?:rebuild\w* (?:\w+ ){0,2}(?:battery|pack|cells)|recell\w*|(?:replac\w+|new|swap\w*) (?:the |some |single )?cells?|open\w* (?:\w+ ){0,2}(?:battery )?pack)\b/,
    item: /\b(?:e ?bikes?|electric (?:bike|bicycle|scooter|skateboard)|e ?scooters?|hover ?boards?|pedelec)\b/,
    fault: /\b(?:batter(?:y|ies)|packs?|cells?)\b/,
    advised:
      /\b(?:open|rebuild|spot weld|solder) (?:the|your|its|this|new) (?:\w+ ){0,2}(?:battery pack|cells)\b/,
    unless: /\b(?:back ?packs?|new cell ?phone|cell ?phones?|coin cells?|button cells?)\b/g,
    heading: "Do not open the drive battery",
    why: "A fault in such a pack starts a fire that is hard to put out.",
    now: "Stop charging it. Do not open or rebuild the pack; use the maker's service.",
  },
  {
    id: "garage-spring",
    severity: "stop",
    told: /\b(?:garage door|torsion springs?)\b/,
    unless: /\bgarage door (?:remote|opener|fob|key|battery|transmitter)\b/g,
    heading: "The springs of a garage door are loaded",
    why: "The springs and cables are under extreme load and can injure badly.",
    now: "Keep clear, pull the plug of any drive, and call a door technician.",
  },
  {
    id: "pressure",
    severity: "stop",
    item: /\b(?:gas (?:struts?|springs?|lift)|chair cylinder|(?:compressor|air|pressure) (?:tank|receiver|vessel)|(?:co2|gas|oxygen|propane|butane|helium) (?:bottle|cylinder|canister)|accumulator tank|aerosol can)\b/,
    advised:
      /\b(?:open|drill|heat|cut|puncture)(?: \w+){0,3} (?:gas (?:strut|spring|cylinder)|pressure (?:tank|vessel)|cylinder)\b/,
    heading: "It is under pressure",
    why: "A pressurised part that lets go flies like a shot.",
    now: "Never open, drill or heat it. Replace it as a whole, or use a service.",
  },
  {
    id: "child-restraint",
    severity: "replace",
    item: /\b(?:(?:child|car|baby|booster|infant) (?:car )?seats?|isofix|seat ?belts?)\b/,
    unless:
      /\b(?:(?:car )?seats? (?:cover|cushion|heater)|dolls? (?:car )?seats?|toy (?:car )?seats?)\b/g,
    heading: "It must hold in a crash",
    why: "Straps, shell and buckle are tested as one, and a mend can fail the one time that it counts.",
    now: "Do not repair it. After a crash or any damage follow the maker's rules, which usually say to replace it.",
  },
  {
    id: "life-safety-gear",
    severity: "replace",
    item: /\b(?:helmets?|(?:climbing|safety|fall) harness|climbing ropes?|carabiners?|life ?(?:jackets?|vests?)|buoyancy aid|respirators?|gas mask|(?:smoke|fire|carbon monoxide|co|heat) (?:alarms?|detectors?)|fire extinguishers?|fire blanket)\b/,
    unless: /\b(?:helmet (?:light|lamp|camera|bag|intercom|headset)|toy helmet)\b/g,
    heading: "It protects a life",
    why: "Nobody can test at home whether it still does.",
    now: "Take it out of use. Replace it if it was hit, cracked, has expired or fails; in an alarm that chirps, a new battery of the named type is fine.",
  },
  {
    id: "nursery",
    severity: "stop",
    item: /\b(?:cribs?|cots?|baby beds?|strollers?|push ?chairs?|prams?|buggy|high ?chairs?|baby (?:gate|carrier|walker|bouncer)|bassinet|changing table)\b/,
    fault:
      /\b(?:brakes?|straps?|buckles?|harness|latch\w*|lock(?:s|ing)?|rails?|slats?|frame|folds?|folding|collaps\w*|crack\w*|snapp\w*|tips? over|unstable)\b/,
    unless:
      /\b(?:dolls? (?:pram|cot|crib|buggy|pushchair|stroller)|toy (?:pram|buggy)|apricots?|golf buggy)\b/g,
    heading: "A small child relies on it",
    why: "A part that gives way can trap or drop a child.",
    now: "Stop using it until it is fully sound. Check for recalls first, and have only the maker's parts fitted.",
  },
  {
    id: "bike-frame",
    severity: "stop",
    item: /\b(?:bikes?|bicycles?|cycle|tricycle|scooter|e ?bikes?)\b/,
    fault:
      /\b(?:(?:crack\w*|broken|bent|snapped|split) (?:\w+ ){0,2}(?:frame|forks?|stem|handle ?bars?|steerer|seat ?post)|(?:frame|forks?|stem|handle ?bars?|steerer|seat ?post)(?: \w+){0,2} (?:crack\w*|broken|bent|snapped|split)|brakes? (?:\w+ )?(?:fail\w*|do not work|dont work|not work\w*|does nothing|gone|snapped|broken)|no brakes?|(?:does not|doesnt|wont|will not|cannot|cant) (?:stop|brake)|hydraulic brakes?)\b/,
    unless:
      /\b(?:exercise (?:bike|cycle)|spin bike|toy (?:bike|scooter)|wash cycle|(?:doesnt|does not|wont|will not) stop (?:\w+ )?(?:squeal\w*|squeak\w*|rubbing|clicking|making))\b/g,
    heading: "Do not ride it",
    why: "A failing brake or frame can cause a crash.",
    now: "Leave it standing, and let a bike shop make or check the repair.",
  },
  {
    id: "vehicle-safety",
    severity: "stop",
    told: /\b(?:air ?bags?|(?:car|van|motor ?bike|motorcycle|moped|vehicle)(?: \w+){0,3} (?:brakes?|steering|fuel|suspension)|(?:petrol|fuel|diesel) (?:\w+ ){0,2}(?:leak\w*|smell|spill\w*)|leak\w* (?:petrol|fuel|diesel)|smell\w*(?: \w+){0,2} (?:petrol|fuel))\b/,
    unless: /\b(?:toy|rc|remote control(?:led)?|model|radio control\w*) (?:car|van|motor ?bike)\b/g,
    heading: "Leave this part of a vehicle to a workshop",
    why: "It affects road safety, or it can burn or explode.",
    now: "Do not drive or start it. Keep flames and sparks away, and call a qualified workshop.",
  },
  {
    id: "medical",
    severity: "stop",
    item: /\b(?:insulin pump|cpap|bipap|pacemaker|defibrillator|ventilator|oxygen concentrator|nebuli[sz]er|stair ?lift|patient hoist|infusion pump|dialysis|hospital bed|wheel ?chair brakes?|medical device)\b/,
    told: /\bwheel ?chairs?(?: \w+){0,4} brakes?\b/,
    heading: "It is medical equipment",
    why: "Somebody's health depends on it, and a mend can alter what it does unseen.",
    now: "Do not alter it. Use a backup and contact the supplier, who often has an emergency line.",
  },
  {
    id: "lead-asbestos",
    severity: "stop",
    told: /\b(?:asbestos|lead (?:based )?paint\w*|popcorn ceiling|artex|(?:sand\w*|scrap\w*|strip\w*|burn\w* off)(?: \w+){0,3} old paint)\b/,
    advised:
      /\b(?:sand|scrape|drill|break) (?:\w+ ){0,3}(?:asbestos|artex|lead paint|popcorn ceiling)\b/,
    heading: "The dust may be poisonous",
    why: "Lead and asbestos dust harm you and children for life.",
    now: "Do not sand, scrape, drill or break it. Keep people away and have it tested.",
  },
  {
    id: "weapon",
    severity: "stop",
    told: /\b(?:firearms?|shot ?guns?|pistols?|revolvers?|rifles?|air ?guns?|ammunition|fireworks?|gun ?powder)\b/,
    unless:
      /\b(?:(?:toy|water|nerf|cap|squirt|play) (?:\w+ )?(?:pistols?|rifles?|shot ?guns?|revolvers?)|pistol grip)\b/g,
    heading: "No repair help for this",
    why: "A weapon or a charge that fails can kill the one who handles it.",
    now: "Leave it as it is, keep it locked away, and contact an authorised dealer.",
  },
  {
    id: "laser",
    severity: "stop",
    told: /\b(?:class (?:3b|4|iv|iiib) laser|laser (?:cutter|engraver|module|tube)|inside (?:\w+ ){0,2}laser|high power laser)\b/,
    advised: /\b(?:look into|defeat) (?:\w+ ){0,3}laser\b/,
    heading: "The beam can blind",
    why: "A strong laser harms the eye before you can blink.",
    now: "Pull the plug. Do not defeat covers or switches, and use the maker's service.",
  },
];
