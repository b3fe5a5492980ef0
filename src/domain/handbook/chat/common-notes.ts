import type { Note } from "~/domain/handbook/playbook";

/** What people ask about any repair. */
export const commonNotes: readonly Note[] = [
  {
    about: ["recycle", "recycling", "throw away", "dispose", "bin", "scrap"],
    text: "What cannot be mended goes to the recycling point of your town; things with plug or battery never go into the household bin. Take batteries out first where they come out by hand, and ask a repair café whether somebody needs the parts.",
  },
  {
    about: ["spare part", "order part", "buy part", "where to buy", "find part"],
    text: "Search for the exact model number from the type plate together with the name of the part. Try the maker first, then a dealer for spares, then a used one for parts.",
  },
  {
    about: ["warranty", "guarantee", "insurance", "receipt"],
    text: "Look at the receipt before you open anything: within the guarantee the seller has to put it right, and opening the case can end that claim.",
  },
  {
    about: ["superglue", "super glue", "hot glue"],
    text: "Superglue is brittle and fails where a part bends, gets hot or wet. Use it only where the guide names it, and never for anything that holds mains, heat, food or a person.",
  },
  {
    about: ["video", "picture", "photo", "diagram", "drawing"],
    text: "I have words only, no videos. Search for the model number and the name of the part: for many things somebody has filmed the repair. Compare it with the guide's warnings before you follow it.",
  },
  {
    about: ["repair café", "repair cafe", "volunteer", "help me in person"],
    text: "Repair cafés are open in many towns, mostly once a month: volunteers repair with you for nothing or a donation. Bring the thing, its cord and all loose parts, and your note of what it does.",
  },
];
