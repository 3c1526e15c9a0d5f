import { type DisplayLanguage } from '@rolefit/contracts';

interface OtherLanguage {
  readonly code: DisplayLanguage;
  /** In that language, so that those who look for it recognise it. */
  readonly name: string;
}

/** Language of our texts, and so of pages, dates and numbers. The build in another language takes its file in place of this one. */
export const language: DisplayLanguage = 'en';

/** The language that the switch offers. */
export const otherLanguage: OtherLanguage = { code: 'de', name: 'Deutsch' };
