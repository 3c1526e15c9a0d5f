import { type DisplayLanguage } from '@rolefit/contracts';
import { isNightly } from '@rolefit/testing';
import { desk, phone } from '../support/viewport-checks.js';
import { type Screen } from './screen.js';

export type Theme = 'light' | 'dark';

/** One opening of a screen: on a desk first, then on a phone. */
export interface Combination {
  readonly language: DisplayLanguage;
  readonly sizes: readonly (readonly [size: typeof desk, theme: Theme])[];
}

export interface Planned extends Screen {
  readonly combinations: readonly Combination[];
}

const languages: readonly DisplayLanguage[] = ['en', 'de'];
const themes: readonly Theme[] = ['light', 'dark'];

const sizesIn = (onDesk: Theme, onPhone: Theme): Combination['sizes'] => [
  [desk, onDesk],
  [phone, onPhone],
];

/** In both languages and themes, each on a desk and on a phone: eight looks. */
const allCombinations = languages.flatMap((language) =>
  themes.map((theme) => ({ language, sizes: sizesIn(theme, theme) })),
);

/** Whether a page has to be loaded anew after this screen. */
export const spoils = ({ act, before, isEntry }: Screen): boolean =>
  act !== undefined || before !== undefined || isEntry === true;

/**
 * All combinations at night. By day each screen is opened once, in one theme on a desk and in the other on a phone. The language changes for a visitor
 * where the page has to be loaded anyway.
 */
export function planned(screens: readonly Screen[]): readonly Planned[] {
  if (isNightly) return screens.map((screen) => ({ ...screen, combinations: allCombinations }));
  const last = new Map<Screen['who'], { language: DisplayLanguage; isSpoilt: boolean }>();
  return screens.map((screen, place) => {
    const previous = last.get(screen.who) ?? { language: 'de', isSpoilt: true };
    const mustLoad = previous.isSpoilt || spoils(screen);
    const language = mustLoad ? other(previous.language) : previous.language;
    last.set(screen.who, { language, isSpoilt: spoils(screen) });
    const [onDesk, onPhone] =
      place % 4 < 2 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    return { ...screen, combinations: [{ language, sizes: sizesIn(onDesk, onPhone) }] };
  });
}

function other(language: DisplayLanguage): DisplayLanguage {
  return language === 'en' ? 'de' : 'en';
}
