import { z } from "zod";
import { readGuide } from "~/domain/guide/read-guide";
import { passGate, type ShownGuide } from "~/domain/safety/gate";
import { paths } from "~/shared/paths";
import { deflateText, inflateText } from "./deflated-text";

/*
 * A link that holds a guide: "/shared-guide#1.eJx…". Browsers send no server what stands behind the "#".
 * Whoever opens the link may have got it from anybody, so it is read as text that somebody hostile wrote.
 */

/** Goes up when an earlier Mendwise could not read what a link holds. */
const version = 1;

/** RFC 9110, section 4.1: every sender and recipient should support addresses of 8,000 octets. */
export const longestAddress = 8000;

/** Three times what a link of text unpacks to. */
const mostBytes = 50_000;

const linked = z
  .object({
    item: z.string().trim().min(1),
    issue: z.string().trim().min(1),
    cause: z.string().trim(),
    guide: z.string().trim(),
    /** Ids of what was found dangerous, for the answer that told of it may stay behind. */
    dangers: z.array(z.string().max(60)).max(60),
  })
  .refine(({ guide, dangers }) => guide !== "" || dangers.length > 0);

/**
 * The link's address that opens this guide. Nothing goes into it but what the guide's screen shows: on a
 * stop there is no step in it.
 *
 * @param origin "https://mendwise.example"
 * @returns null where it would be too long, or the browser cannot pack it
 */
export async function guideAddress(shown: ShownGuide, origin: string): Promise<string | null> {
  const { itemDescription, itemIssue, rootCause, guide, hazards } = shown;
  const text = JSON.stringify({
    item: itemDescription,
    issue: itemIssue,
    cause: rootCause,
    guide: guide.text,
    dangers: hazards.hazards.map(({ id }) => id),
  } satisfies z.input<typeof linked>);
  if (typeof CompressionStream !== "function" || text.length > mostBytes) return null;
  const address = `${origin}${paths.sharedGuide}#${version}.${await deflateText(text)}`;
  return address.length > longestAddress ? null : address;
}

export type LinkReading =
  | { status: "read"; shown: ShownGuide }
  /** "too new": this Mendwise is older than the one that made the link. */
  | { status: "empty" | "broken" | "too new" };

/** @param hash what stands in the address from the "#" on */
export async function readGuideLink(hash: string): Promise<LinkReading> {
  if (hash.length <= 1) return { status: "empty" };
  const [, made, packed] = /^#(\d{1,4})\.([\w-]+)$/.exec(hash) ?? [];
  if (Number(made) > version) return { status: "too new" };
  if (Number(made) !== version || !packed || packed.length > longestAddress)
    return { status: "broken" };
  try {
    const { item, issue, cause, guide, dangers } = linked.parse(
      JSON.parse(await inflateText(packed, mostBytes)),
    );
    const shown = passGate({
      itemDescription: item,
      itemIssue: issue,
      answers: [],
      rootCause: cause,
      guide: readGuide(guide),
      knownHazards: dangers,
    });
    return { status: "read", shown };
  } catch {
    return { status: "broken" };
  }
}
