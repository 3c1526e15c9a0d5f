/** Firefox knows no ports in patterns; there, who speaks is checked again by its whole origin. */
const knowsPorts = () => !chrome.runtime.getURL('').startsWith('moz-extension:');

/** The pattern of all pages of an origin. */
export function patternOf(origin: string): string {
  const { protocol, hostname, host } = new URL(origin);
  return `${protocol}//${knowsPorts() ? host : hostname}/*`;
}

/** Whether the user lets the extension speak with this origin. */
export function isAllowed(origin: string): Promise<boolean> {
  return chrome.permissions.contains({ origins: [patternOf(origin)] });
}

/**
 * Gives back the right to an origin that is not needed any more, where it was given for it alone: what the user allowed for all sites is for the page of
 * tabs to give back.
 * @param needed the origin that the extension goes on speaking with; some browsers know one right for all ports of a host
 */
export async function revokeAccess(origin: string, needed: string): Promise<void> {
  if (patternOf(origin) === patternOf(needed)) return;
  const { origins = [] } = await chrome.permissions.getAll();
  if (origins.includes(patternOf(origin))) await chrome.permissions.remove({ origins: [patternOf(origin)] });
}

/** Asks the user for it; only within a click of theirs. @returns whether they said yes */
export function requestAccess(origins: readonly string[]): Promise<boolean> {
  return chrome.permissions.request({ origins: [...new Set(origins.map(patternOf))] });
}
