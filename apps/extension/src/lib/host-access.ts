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

/** Asks the user for it; only within a click of theirs. @returns whether they said yes */
export function askForAccess(origins: readonly string[]): Promise<boolean> {
  return chrome.permissions.request({ origins: [...new Set(origins.map(patternOf))] });
}
