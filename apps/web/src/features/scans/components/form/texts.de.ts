import { limits } from '@rolefit/contracts';
import { pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './texts';

const tooShort = `für eine Punktzahl braucht es mindestens ${limits.postingMinWords}`;

export const texts: Translation<typeof english.texts> = {
  jobDescription: 'Stellenbeschreibung',
  wholePosting: 'Füg die ganze Anzeige ein',
  detailsLabel: 'Angaben zur Anzeige',
  details: { title: 'Titel', companyName: 'Firma', url: 'Link' },
  addDetail: {
    title: 'Titel hinzufügen',
    companyName: 'Firma hinzufügen',
    url: 'Link hinzufügen',
  },
  editDetail: (name, value) => `${name}: ${value}. Bearbeiten`,
  titleTooLong: () => `Der Titel darf höchstens ${limits.postingTitleChars} Zeichen haben`,
  words: (count) => pluralOf(count, { one: '1 Wort', other: '# Wörter' }),
  tooFewWords: (count) =>
    pluralOf(count, { one: `1 Wort; ${tooShort}`, other: `# Wörter; ${tooShort}` }),
  refused: 'Die Prüfung konnten wir nicht starten. Dein Text ist noch da.',
  submit: 'Stelle prüfen',
  submitKeys: 'oder Strg+Enter',
  submitting: 'Wird geprüft …',
};
