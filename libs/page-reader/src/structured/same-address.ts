/** Tracking parameters, which never identify the page. */
const tracking =
  /^(?:utm_\w+|gh_src|lever-source|ref|refid|referer|referrer|source|src|trk|trackingid|gclid|fbclid|msclkid|mc_[ce]id|_ga|lang|locale)$/i;

/** Whether a parameter of this name is only for tracking. */
export function isTracking(name: string): boolean {
  return tracking.test(name);
}

/**
 * Whether the stated address of a posting is that of the page: same host and path, and no
 * contradicting parameters.
 */
export function isSameAddress(stated: string, page: string): boolean {
  if (!URL.canParse(stated, page) || !URL.canParse(page)) return false;
  const [one, other] = [new URL(stated, page), new URL(page)];
  if (hostOf(one) !== hostOf(other) || pathOf(one) !== pathOf(other)) return false;
  return [...one.searchParams].every(
    ([name, value]) => tracking.test(name) || other.searchParams.get(name) === value,
  );
}

/**
 * Whether two addresses of one site name two things beside each other, `/jobs/baker-7` and `/jobs/driver-8`, and are not two ways to one, as `/jobs/7` and
 * `/en/baker-7` may be. A single-page app leaves old data in its page.
 */
export function isBeside(stated: string, page: string): boolean {
  if (!URL.canParse(stated, page) || !URL.canParse(page)) return false;
  const [one, other] = [new URL(stated, page), new URL(page)];
  if (hostOf(one) !== hostOf(other)) return false;
  const [numbers, others] = [numbersIn(pathOf(one)), numbersIn(pathOf(other))];
  if (
    numbers.some((each) => !others.includes(each)) &&
    others.some((each) => !numbers.includes(each))
  )
    return true;
  const [parts, otherParts] = [pathOf(one).split('/'), pathOf(other).split('/')];
  const [last = '', otherLast = ''] = [parts.pop(), otherParts.pop()];
  return (
    numbers.length === 0 &&
    others.length === 0 &&
    parts.join('/') === otherParts.join('/') &&
    !last.includes(otherLast) &&
    !otherLast.includes(last)
  );
}

/** The parts of a path that contain a digit. */
function numbersIn(path: string): string[] {
  return path.split(/[^\p{L}\p{N}]+/u).filter((part) => /\d/.test(part));
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^www\./, '');
}

function pathOf({ pathname }: URL): string {
  return decode(pathname)
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase();
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
