/** Parameters that say where a reader came from, and never what the page is. */
const tracking = /^(?:utm_\w+|gh_src|lever-source|ref|refid|referer|referrer|source|src|trk|trackingid|gclid|fbclid|msclkid|mc_[ce]id|_ga|lang|locale)$/i;

/** Whether a parameter of this name tells only where a reader came from. */
export function isTracking(name: string): boolean {
  return tracking.test(name);
}

/** Whether an address that a posting states is that of the page: same host and path, and none of its parameters contradicted. */
export function isSameAddress(stated: string, page: string): boolean {
  if (!URL.canParse(stated, page) || !URL.canParse(page)) return false;
  const [one, other] = [new URL(stated, page), new URL(page)];
  if (hostOf(one) !== hostOf(other) || pathOf(one) !== pathOf(other)) return false;
  return [...one.searchParams].every(([name, value]) => tracking.test(name) || other.searchParams.get(name) === value);
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^www\./, '');
}

function pathOf({ pathname }: URL): string {
  return decode(pathname).replace(/\/+$/, '').toLowerCase();
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
