/** Heading, why and what to do now, by the id of the hazard. */
export type Translations = Readonly<
  Record<string, readonly [heading: string, why: string, now: string]>
>;
