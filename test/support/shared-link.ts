import { deflateSync } from "node:zlib";
import { paths } from "~/shared/paths";

/** The address of a shared guide, written as any program could write it. */
export function sharedLink(guide: string, item = "Philips kettle, four years old"): string {
  const content = { item, issue: "The water stays cold", cause: "The fuse has blown.", guide };
  const packed = deflateSync(JSON.stringify({ ...content, dangers: [] })).toString("base64url");
  return `${paths.sharedGuide}#1.${packed}`;
}
