import { paths } from './paths';

/**
 * Whether there is a page to go back to that would not lead straight here again, as the sign-in would: neither the login page nor another
 * server's. Browsers that do not say what came before are believed to have something.
 */
export function hasPageBefore(): boolean {
  if (!('navigation' in window)) return history.length > 1;
  const { currentEntry } = window.navigation;
  const before = currentEntry && window.navigation.entries()[currentEntry.index - 1];
  return Boolean(before?.url) && new URL(before?.url ?? '').pathname !== paths.login;
}
