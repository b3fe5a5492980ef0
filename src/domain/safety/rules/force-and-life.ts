import type { HazardRule } from "~/domain/safety/hazard-rule";

/** Stored force, vehicles, what protects a life, and what poisons. */
export const forceAndLifeRules: readonly HazardRule[] = [
  {
    id: "ebike-pack",
    severity: "stop",
    told: /\b(?:rebuild\w* (?:\w+ ){0,2}(?:battery|pack|cells)|recell\w*|(?:replac\w+|new|swap\w*) (?:the |some |single |bad )?cells(?! in (?:it|the remote))|open\w* (?:\w+ ){0,2}(?:battery )?pack|(?:bike|scooter|hover ?board) batter(?:y|ies)(?! (?:light|lamp|cover|lid)))\b/,
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
    now: "Do not repair it, and do not drive with a seat or buckle that does not click. Clean a buckle only as its manual says. After a crash or any damage follow the maker's rules, which usually say to replace it.",
  },
  {
    id: "life-safety-gear",
    severity: "replace",
    item: /\b(?:helmets?|(?:climbing|safety|fall) harness|climbing ropes?|carabiners?|life ?(?:jackets?|vests?)|buoyancy aid|respirators?|gas mask)\b/,
    unless: /\b(?:helmet (?:light|lamp|camera|bag|intercom|headset)|toy helmet)\b/g,
    heading: "It protects a life",
    why: "Nobody can test at home whether it still does.",
    now: "Take it out of use. Replace it if it was hit, is cracked or torn, or has expired, and ask the maker in any other case.",
  },
  {
    id: "fire-safety",
    severity: "replace",
    item: /\b(?:(?:smoke|fire|carbon monoxide|co|heat) (?:alarms?|detectors?)|fire extinguishers?|fire blanket)\b/,
    heading: "It has to work on the one day",
    why: "A mended alarm or extinguisher can stay silent in a fire.",
    now: "Do not open it. In an alarm that chirps, a new battery of the named type is fine: press its test button afterwards. If it is past the date on its label or still fails, replace it.",
  },
  {
    id: "bears-a-person",
    severity: "stop",
    item: /\b(?:(?:step ?|loft ?|roof ?|extension ?)?ladders?|step ?stools?|kick ?steps?|scaffold\w*|(?:hammock|swing|punch ?bag) (?:stand|frame|seat|set|chair)|(?:garden|childs|kids|porch|tree) swings?|hanging chair|climbing (?:frame|wall)|monkey bars|trampolines?|zip ?line|pull ?up bar|tow ?(?:bar|hook|hitch)|roof (?:rack|box|bars))\b/,
    fault:
      /\b(?:crack\w*|broke\w*|bent|split\w*|snapp\w*|loose|wobbl\w*|missing|worn|rot\w*|rust\w*|weld\w*|rungs?|treads?|stiles?|hinges?|lock(?:s|ing)?|slip\w*|feet|foot)\b/,
    unless: /\b(?:toy|dolls?|bird|model|remote) (?:\w+ )?(?:ladder|swing|trampoline)\b/g,
    heading: "It carries a person or a load",
    why: "If it gives way, somebody falls or is hit.",
    now: "Do not use it. Fit only the maker's own parts, or replace it: glue, screws and tape do not hold a falling body.",
  },
  {
    id: "machine-guard",
    severity: "stop",
    item: /\b(?:chain ?saws?|saws?|jigsaws?|mowers?|lawn ?mowers?|hedge ?(?:trimmers?|cutters?)|strimmers?|grass trimmers?|brush ?cutters?|(?:angle )?grinders?|drills?|planers?|routers?|shredders?|power tools?|nail guns?|lathe)\b/,
    fault:
      /\b(?:(?:chain|blade) brakes?(?: \w+){0,3} (?:not|doesnt|dont|wont|broken|fail\w*|slips?|gone)|(?:keeps? (?:on )?(?:running|spinning|turning|cutting)|(?:doesnt|does not|wont|will not) stop(?: \w+){0,2}) (?:when|after|once|even when) (?:i|you|the trigger|the switch|it is|its)|(?:blade |chain |safety |hand )?guards? (?:is |has |was )?(?:missing|broken\w*|broke|lost|gone|fell off|come off|came off|cracked)|(?:missing|no|lost|broken|without(?: the| its)?)(?: blade| safety)? guards?|dead ?mans? (?:\w+ ){0,3}(?:not|broken|stuck|jammed)|starts? (?:up )?(?:by itself|on its own))\b/,
    heading: "It can cut when it should stand still",
    why: "A blade that runs on, starts by itself or has lost its guard takes fingers.",
    now: "Pull the plug, the battery or the spark plug cap, and do not use it. A workshop mends brake, switch and guard with the maker's parts.",
  },
  {
    id: "nursery",
    severity: "stop",
    item: /\b(?:cribs?|cots?|baby beds?|strollers?|push ?chairs?|prams?|buggy|high ?chairs?|bunk ?beds?|loft beds?|baby (?:gate|carrier|walker|bouncer)|bassinet|changing table)\b/,
    fault:
      /\b(?:brakes?|straps?|buckles?|harness|latch\w*|lock(?:s|ing)?|rails?|slats?|frame|folds?|folding|collaps\w*|crack\w*|snapp\w*|tips? over|unstable|wobbl\w*|loose|legs?|joints?|rungs?|screws?|broke\w*|bent)\b/,
    unless:
      /\b(?:(?:dolls?|toy) (?:pram|cot|crib|buggy|pushchair|stroller|high ?chair|bed)|apricots?|golf buggy)\b/g,
    heading: "A small child relies on it",
    why: "A part that gives way can trap or drop a child.",
    now: "Stop using it until it is fully sound. Check for recalls first, and have only the maker's parts fitted.",
  },
  {
    id: "bike-frame",
    severity: "stop",
    item: /\b(?:bikes?|bicycles?|cycle|tricycle|scooter|e ?bikes?)\b/,
    fault:
      /\b(?:(?:crack\w*|broken|bent|snapped|split|kinked|dented|twisted|rippled|creased) (?:\w+ ){0,2}(?:frame|forks?|stem|handle ?bars?|steerer|seat ?post)|(?:frame|forks?|stem|handle ?bars?|steerer|seat ?post)(?: \w+){0,3} (?:crack\w*|broken|bent|snapped|split|kinked|dented|twisted|rippled|creased|pushed back)|brakes? (?:\w+ )?(?:fail\w*|do not work|dont work|not work\w*|does nothing|gone|snapped|broken)|no brakes?|(?:does not|doesnt|wont|will not|cannot|cant) (?:stop|brake)|hydraulic brakes?)\b/,
    unless:
      /\b(?:exercise (?:bike|cycle)|spin bike|toy (?:bike|scooter)|wash cycle|(?:doesnt|does not|wont|will not) stop (?:\w+ )?(?:squeal\w*|squeak\w*|rubbing|clicking|making))\b/g,
    heading: "Do not ride it",
    why: "A failing brake or frame can cause a crash.",
    now: "Leave it standing, and let a bike shop make or check the repair.",
  },
  {
    id: "vehicle-safety",
    severity: "stop",
    told: /\b(?:air ?bags?|(?:car|van|motor ?bike|motorcycle|moped|vehicle)(?: \w+){0,3} (?:brakes?|steering|fuel|suspension))\b/,
    unless: /\b(?:toy|rc|remote control(?:led)?|model|radio control\w*) (?:car|van|motor ?bike)\b/g,
    heading: "Leave this part of a vehicle to a workshop",
    why: "It affects road safety, or it can burn or explode.",
    now: "Do not drive or start it. Keep flames and sparks away, and call a qualified workshop.",
  },
  {
    id: "fuel-leak",
    severity: "stop",
    told: /\b(?:(?:petrol|fuel|diesel) (?:\w+ ){0,2}(?:leak\w*|smell|spill\w*|drip\w*|pour\w*|weep\w*|running out|runs out of|coming out)|(?:drip\w*|weep\w*) (?:petrol|fuel|diesel)|leak\w* (?:petrol|fuel|diesel)|smell\w*(?: \w+){0,2} (?:petrol|fuel))\b/,
    heading: "Fuel gets out",
    why: "Its vapour creeps along the ground and catches fire from one spark.",
    now: "Do not start it. Stand it level outdoors, away from flames and sparks, and close the fuel tap if it has one. A dealer or workshop mends the leak.",
  },
  {
    id: "walking-aid",
    severity: "stop",
    item: /\b(?:wheel ?chairs?|rollators?|walking (?:frames?|sticks?|aids?)|zimmer frames?|crutch(?:es)?)\b/,
    fault:
      /\b(?:brakes?|handles?|grips?|wheels?|castors?|casters?|legs?|frame|fold\w*|lock\w*|crack\w*|bent|loose|snapp\w*|broke\w*|wobbl\w*)\b/,
    unless: /\b(?:toy|dolls?) (?:\w+ )?wheel ?chairs?\b/g,
    heading: "Somebody leans on it",
    why: "If it gives way, a person falls who cannot catch themselves.",
    now: "Do not use it until it is sound. Whoever sold or lent it repairs or exchanges it; only grips and rubber feet of the maker's type are for home.",
  },
  {
    id: "medical",
    severity: "stop",
    item: /\b(?:insulin pump|cpap|bipap|pacemaker|defibrillator|ventilator|oxygen concentrator|nebuli[sz]er|stair ?lift|patient hoist|infusion pump|dialysis|hospital bed|mobility scooters?|(?:electric|power|powered|motori[sz]ed) wheel ?chairs?|medical device)\b/,
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
