import { itemTypes } from "virtual:handbook/item-types";

export type PageWordings = {
  id: string;
  thing: string;
  /** The ways in which people tell of the fault. */
  sayings: readonly string[];
  /** What people complained of who had it. */
  complaints: readonly string[];
  questions: readonly string[];
};

/** Every page of the handbook by what may be said there: the one place that knows where pages lie. */
export async function readPageWordings(): Promise<PageWordings[]> {
  const pages = await Promise.all(
    itemTypes.map(async ({ name, playbook }) =>
      (await playbook()).faults.map(({ id, utterances, faultTypes, questions, complaints }) => ({
        id,
        thing: name,
        sayings: [...utterances, ...Object.values(faultTypes ?? {}).flat()],
        complaints: complaints?.split("\n") ?? [],
        questions: questions.map(({ ask }) => ask),
      })),
    ),
  );
  return pages.flat();
}
