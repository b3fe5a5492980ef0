import { keyOfWords, type RepairWords } from "~/domain/repair-case";
import { ownerIn, useSessionStore } from "~/services/accounts/session-store";
import { flow, type GuideState, madeGuide, type MadeGuide, type RootCauseState } from "./flow";
import { wordsOf } from "./to-repair-case";

/*
 * A history entry that is left holds the guide as it was then. What has become of the guide since is
 * kept here too, in memory, so that whichever entry shows it next, by Back, Forward or a new move, has
 * all of it. The entries themselves see to reloads.
 */

const kept = new Map<string, Partial<GuideState>>();

/** Whom and what a guide is written for. Where none of it has changed, no other guide is needed. */
const keyOf = (repair: RepairWords) =>
  JSON.stringify([ownerIn(useSessionStore.getState()), keyOfWords(repair)]);

/** The guide that this very cause led to before, with ticks and chat; undefined where there was none. */
export function keptGuide(repair: RootCauseState): MadeGuide | undefined {
  return madeGuide.safeParse(kept.get(keyOf(wordsOf(repair)))).data ?? repair.madeGuide;
}

/** Makes room for a guide that is written anew. */
export function forgetGuide(repair: RootCauseState) {
  kept.delete(keyOf(wordsOf(repair)));
}

/** Begins anew, as with a new request. */
export function forgetGuides() {
  kept.clear();
}

/** As the guide was before anything in it was gone on with otherwise. */
const firstText = ({ bench, repairGuide }: Partial<GuideState>) =>
  bench?.versions[0]?.repairGuide ?? repairGuide;

/** A guide as its history entry held it, with what has become of it since. */
export function withLatest(handed: GuideState): GuideState {
  const latest = kept.get(keyOf(wordsOf(handed)));
  if (!latest || firstText(latest) !== firstText(handed)) return handed;
  const { atBench, atHandOff } = handed;
  return flow.guide.needs.parse({ ...handed, ...latest, atBench, atHandOff });
}

/** Keeps a part of what has become of a repair's guide. */
export function keepGuide(repair: RepairWords, part: Partial<GuideState>) {
  const key = keyOf(repair);
  kept.set(key, { ...kept.get(key), ...part });
}
