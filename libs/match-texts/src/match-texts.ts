import type { DisplayLanguage } from '@rolefit/contracts';
import { english } from './english/english.js';
import { german } from './german/german.js';
import type { MatchTexts } from './texts.js';

/** The texts by language, for who needs all of them: import `english` or `german` where one is enough. */
export const matchTexts: Readonly<Record<DisplayLanguage, MatchTexts>> = {
  en: english,
  de: german,
};
