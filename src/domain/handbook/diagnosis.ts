import type { AnsweredQuestion, RepairCase } from "~/domain/repair-case";
import type { Language } from "~/domain/language/recognise-language";
import type { Fault, ItemType, Power } from "./playbook";
import type { Evidence, RankedCause } from "./rank-causes";

/** A page of the handbook opened at one case, with all that the case tells about it. */
export type Diagnosis = {
  /** Stands after "the" or "your". */
  thing: string;
  kind: ItemType | null;
  power: Power | null;
  fault: Fault;
  /** "general": no page fits, so the method for any such thing; "danger": make safe before all else. */
  basis: "fault" | "general" | "danger";
  /** That the case is told in. */
  language: Language;
  /** The fault that fits nearly as well; null when none does. */
  runnerUp: Fault | null;
  /** How likely it is that this page is the right one, before any answer. */
  pageShare: number;
  /** Up to three other troubles that it may be, likeliest first. */
  otherPages: readonly OtherPage[];
  /** Other things that the words may mean, likeliest first. */
  otherKinds: readonly ItemType[];
  /** What an answer did to the page; null where it is the page of the complaint. */
  moved: Move | null;
  /** The complaint says the opposite of something in the page's name, so the name is not told as a fact. */
  isNameDenied: boolean;
  evidence: readonly Evidence[];
  unsettled: readonly AnsweredQuestion[];
  /** Likeliest first, never empty. */
  causes: readonly [RankedCause, ...RankedCause[]];
};

/** A page that was not opened, and how likely it is that it is the right one. */
export type OtherPage = { kind: ItemType; fault: Fault; share: number };

/** The page that the complaint opened (null for none), and the answers that led away from it. */
export type Move = { from: Fault | null; answers: readonly AnsweredQuestion[] };

/** What is known of a case before its questions are answered. */
export type Complaint = Pick<RepairCase, "itemDescription" | "itemIssue" | "findings" | "chosen">;

export type FoundPage = Omit<
  Diagnosis,
  "language" | "isNameDenied" | "evidence" | "unsettled" | "causes"
>;
