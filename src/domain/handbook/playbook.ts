import type { RepairCategory } from "~/domain/repair-categories";
import type { ItemCategory } from "~/domain/item-category";

/*
 * What a page of the repair handbook looks like. Whoever adds one writes plain sentences into these
 * fields; the engine around them decides which page fits, what to ask and how to put it. A new kind
 * of thing takes one file with a Playbook and one line in `playbooks/contents.ts`.
 */

/** Where the thing gets its energy from; it decides which precautions every guide carries. */
export type Power = "mains" | "rechargeable" | "battery" | "none";

/** A line in the contents: one kind of thing, and everything that tells it is meant. */
export type Kind = {
  id: string;
  /** Stands in a sentence after "the" or "your", so lower case: "washing machine". */
  name: string;
  /** For a name in the plural: "pair of headphones", where a sentence needs one thing. */
  asOne?: string;
  category: RepairCategory;
  power: Power;
  /** Other names. A name of several words counts only when all of them are there. */
  alsoCalled: readonly string[];
  /** Makers known for it. A weak hint: many makers make many things. */
  brands: readonly string[];
  /** Words of a complaint that give the thing away when it is not named: "drum", "spin cycle". */
  giveaways: readonly string[];
  /** The specification's derived category that speaks for this kind. */
  itemCategory?: ItemCategory;
  playbook: () => Promise<Playbook>;
};

export type Playbook = { faults: readonly Fault[]; notes?: readonly Note[] };

/** A fact that the chat can give when somebody asks about it. */
export type Note = {
  /** Words of the question that call for it. */
  about: readonly string[];
  text: string;
};

/**
 * One way in which the thing fails, as the person sees it.
 *
 * @typeParam C the ids of its causes, so that a question which names a cause that is not there does not compile
 */
export type FaultOf<C extends string> = {
  /** Unique among all faults; starts with the kind: "kettle-leaks". */
  id: string;
  /** Goes on after "the kettle": "does not switch on". */
  name: string;
  /** What people say when they have it, short wordings above all. Endings, case and small typos do not matter. */
  says: readonly string[];
  /**
   * The fault types of the Open Repair Data that this fault covers, in the volunteers' words, each
   * with wordings that tell it from the others. They count as `says`, which speaks for the first, the
   * main type. Several faults may cover one type; the closer wording then decides between them.
   */
  faultTypes?: Readonly<Record<string, readonly string[]>>;
  /** How often it is met among the faults of this kind, 1 to 10. */
  weight: number;
  /** The fault that is meant when somebody only says "not working" or "broken". */
  usual?: true;
  /** Where a thing with this fault gets its energy from, if not from what its kind does: a petrol lawn mower. */
  power?: Power;
  causes: Readonly<Record<C, Cause>>;
  /** At least three; the engine asks the ones that separate the causes best. */
  questions: readonly QuestionOf<NoInfer<C>>[];
  /** Precautions of this job beyond those that its kind of power brings. */
  safety: readonly string[];
  prevention: readonly string[];
  /** When to stop and whom to ask. */
  stopWhen: readonly string[];
};

export type Fault = FaultOf<string>;

export type Cause = {
  /** A noun phrase for "it is …": "a worn-out fuse in the plug". */
  name: string;
  /** The same in two or three words, for lists: "the fuse". */
  short: string;
  /** How common it is beside the other causes of this fault, 1 to 10. */
  weight: number;
  /** One or two sentences that explain it to somebody who has never opened one. */
  why: string;
  check: Check;
  repair: Repair;
};

/** The cheapest look or test that shows this cause. */
export type Check = {
  /** Full sentences, told as an order: "Unscrew the filter behind the flap." */
  do: string;
  /** What it shows if this is the cause; goes on after "If": "you find lint or a coin". */
  finds: string;
  minutes: number;
};

export type Difficulty = "Very easy" | "Easy" | "Moderate" | "Difficult" | "Very difficult";

export type Repair = {
  /** Why this is not for home. Set it, and the steps find out, make safe and hand over; none goes to the fault itself. */
  handOver?: string;
  difficulty: Difficulty;
  minutes: number;
  /** Parts and materials, from and to. */
  euros: readonly [number, number];
  /** Tools and materials. Each must be used in a step, by the last word of its name. */
  tools: readonly Tool[];
  steps: readonly Step[];
  /** Added to the fault's own. */
  safety?: readonly string[];
  prevention?: readonly string[];
  stopWhen?: readonly string[];
};

export type Tool = {
  name: string;
  /** What a household has that does as well. */
  instead?: string;
};

/** What the hands do; on mains a step that opens or measures needs an "unplug" before it. */
export type Action =
  | "unplug"
  | "look"
  | "open"
  | "unscrew"
  | "pry"
  | "clean"
  | "measure"
  | "replace"
  | "glue"
  | "sew"
  | "lubricate"
  | "adjust"
  | "reassemble"
  | "test";

export type Step = {
  action: Action;
  /** Short and imperative, without a full stop: "Unplug it and close the tap". */
  title: string;
  how: string;
  /** Goes on after "You should see:". */
  see?: string;
  /** Danger of this very step, said before it is done. */
  warning?: string;
  /** What comes loose or falls out. */
  fallsOut?: string;
  /** How it goes back together. */
  putBack?: string;
};

/** How often an answer is met when a cause is at work; `chances` in diagnose.ts gives the numbers. */
export type Likelihood = "never" | "rarely" | "sometimes" | "often" | "always";

export type QuestionOf<C extends string> = {
  ask: string;
  /**
   * The answers that can come: "yes" and "no", or names of one's own for a question that offers a
   * choice. They exclude one another. The last one may leave out `when`: it is what the others leave.
   */
  answers: Readonly<Record<string, AnswerOf<C>>>;
};

export type Question = QuestionOf<string>;

export type AnswerOf<C extends string> = {
  /** What the answer tells, as a clause for "you say that …": "the pump hums". */
  means: string;
  /** Wordings that tell it without being asked, in the complaint or within another answer. */
  heard?: readonly string[];
  /** How often it is met with each cause; a cause that is left out counts as "sometimes". */
  when?: Readonly<Partial<Record<C, Likelihood>>>;
};

/** Writes a fault down so that the compiler checks the causes its questions speak of. */
export function defineFault<const C extends string>(fault: FaultOf<C>): Fault {
  return fault;
}
