declare global {
  // An interface, as only one can be added to.
  interface Window {
    /** Object URLs that were made and not taken back. */
    openUrls: Set<string>;
  }
}

/** Runs in the page before the app: keeps count of its object URLs. */
export function countUrls() {
  const urls = new Set<string>();
  window.openUrls = urls;
  const create = URL.createObjectURL.bind(URL);
  const revoke = URL.revokeObjectURL.bind(URL);
  URL.createObjectURL = (content) => {
    const url = create(content);
    urls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    urls.delete(url);
    revoke(url);
  };
}
