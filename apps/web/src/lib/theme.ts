import { atom } from 'jotai';

export type Theme = 'system' | 'light' | 'dark';

const storageKey = 'theme';

function readTheme(): Theme {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

const storedTheme = atom<Theme>(readTheme());

/** The chosen theme; `src/first.js` applies the stored one before the first paint. */
export const themeAtom = atom(
  (get) => get(storedTheme),
  (_get, set, theme: Theme) => {
    set(storedTheme, theme);
    if (theme === 'system') {
      localStorage.removeItem(storageKey);
      delete document.documentElement.dataset['theme'];
    } else {
      localStorage.setItem(storageKey, theme);
      document.documentElement.dataset['theme'] = theme;
    }
  },
);
