const allowed = new Set(["http:", "https:", "mailto:"]);

/**
 * Where a link written by the assistant may lead: an absolute web or mail address without a hidden
 * user part. `host` is shown beside the link, so that nobody is led somewhere under another name.
 *
 * @returns null for everything else, which is then shown as plain words
 */
export function safeLink(href: string): { href: string; host: string } | null {
  if (!/^[a-z]+:/i.test(href) || !URL.canParse(href)) return null;
  const url = new URL(href);
  if (!allowed.has(url.protocol) || url.username || url.password) return null;
  return { href: url.href, host: url.host };
}
