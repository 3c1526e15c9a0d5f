import type { Answers, SpokenLanguage } from '@rolefit/contracts';
import { compareText } from './canonical.js';
import { countryName } from './countries.js';
import { languageName, listInWords } from './wording.js';

function sorted(items: readonly string[]): string[] {
  return [...items].sort(compareText);
}

/** The answers in canonical order, so that the order of entries does not affect the result. */
export function canonicalAnswers({
  workPermits,
  licences,
  clearances,
  places,
  languages,
  conditions,
}: Answers): Answers {
  return {
    ...(workPermits && { workPermits: { ...workPermits, items: sorted(workPermits.items) } }),
    ...(licences && { licences: { ...licences, items: sorted(licences.items) } }),
    ...(clearances && { clearances: { ...clearances, items: sorted(clearances.items) } }),
    ...(places && {
      places: {
        ...places,
        items: sorted(places.items),
        arrangements: [...places.arrangements].sort(),
      },
    }),
    ...(languages && {
      languages: {
        ...languages,
        items: [...languages.items].sort((a, b) => compareText(a.code, b.code)),
      },
    }),
    ...(conditions && {
      conditions: {
        items: [...conditions.items].sort((a, b) => compareText(a.topic, b.topic)),
      },
    }),
  };
}

/** The user's complete list in words: "only CPR and RN", "no licence". */
export function onlyInWords(items: readonly string[], noun: string): string {
  return items.length === 0 ? `no ${noun}` : `only ${listInWords(items)}`;
}

/** "German B2", "German". */
export function spokenInWords({ code, level }: SpokenLanguage): string {
  return `${languageName(code)}${level === null ? '' : ` ${level}`}`;
}

/** "work permit for Germany". */
export function permitInWords(country: string): string {
  return `work permit for ${countryName(country)}`;
}

/** "only work permits for France and Spain", "no work permit". */
export function onlyPermitsInWords(countries: readonly string[]): string {
  if (countries.length === 0) return 'no work permit';
  return `only ${countries.length === 1 ? 'a work permit' : 'work permits'} for ${listInWords(countries.map(countryName))}`;
}
