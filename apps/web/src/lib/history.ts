import { paths } from './paths';

/** Whether Back leads to another page of this app; false for the login page and for other origins. Without the Navigation API, by the length of the history. */
export function canGoBack(): boolean {
  if (!('navigation' in window)) return history.length > 1;
  const { currentEntry } = window.navigation;
  const before = currentEntry && window.navigation.entries()[currentEntry.index - 1];
  return Boolean(before?.url) && new URL(before?.url ?? '').pathname !== paths.login;
}
