/** Firefox supports no ports in match patterns; messages are additionally checked by full origin. */
const knowsPorts = () => !chrome.runtime.getURL('').startsWith('moz-extension:');

/** The match pattern for all pages of an origin. */
export function patternOf(origin: string): string {
  const { protocol, hostname, host } = new URL(origin);
  return `${protocol}//${knowsPorts() ? host : hostname}/*`;
}

/** Whether the user has granted access to this origin. */
export function isAllowed(origin: string): Promise<boolean> {
  return chrome.permissions.contains({ origins: [patternOf(origin)] });
}

/**
 * Revokes the permission for an origin that is no longer needed, if it was granted for that origin alone. The permission for all sites is revoked by the
 * tabs page.
 * @param needed the origin still in use; some browsers have a single permission for all ports of a host
 */
export async function revokeAccess(origin: string, needed: string): Promise<void> {
  if (patternOf(origin) === patternOf(needed)) return;
  const { origins = [] } = await chrome.permissions.getAll();
  if (origins.includes(patternOf(origin)))
    await chrome.permissions.remove({ origins: [patternOf(origin)] });
}

/** Requests the permission; browsers allow that only in response to a user gesture. @returns whether it was granted */
export function requestAccess(origins: readonly string[]): Promise<boolean> {
  return chrome.permissions.request({ origins: [...new Set(origins.map(patternOf))] });
}
