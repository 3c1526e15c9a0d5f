import { createStore } from './store';

export type Theme = 'system' | 'light' | 'dark';

const storageKey = 'theme';

function readTheme(): Theme {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The chosen theme; `src/first.js` applies the stored one before the first paint. */
export const themeStore = createStore<Theme>(readTheme());

/** Shows and keeps another theme. */
export function setTheme(theme: Theme): void {
  themeStore.set(theme);
  if (theme === 'system') {
    localStorage.removeItem(storageKey);
    delete document.documentElement.dataset['theme'];
  } else {
    localStorage.setItem(storageKey, theme);
    document.documentElement.dataset['theme'] = theme;
  }
}
