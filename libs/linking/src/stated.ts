import type { Answers } from '@rolefit/contracts';
import { compareText } from './canonical.js';

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
