import { type Answers, type AnswerKind } from '@rolefit/contracts';
import { locale } from '@/lib/locale';
import { countryLabel, languageLabel } from './named-codes';
import { texts } from './texts';

const list = new Intl.ListFormat(locale, { type: 'conjunction' });

function inWords(names: readonly string[], isComplete: boolean): string {
  if (names.length === 0) return isComplete ? texts.none : texts.notAnswered;
  const words = list.format(names);
  return isComplete ? texts.only(words) : words;
}

/** Each kind of answer in a line. */
export function summarise({ workPermits, licences, clearances, places, languages }: Answers): Record<AnswerKind, string> {
  const placeNames = [...(places?.items ?? []), ...(places?.arrangements ?? []).map((way) => texts.arrangements[way]), ...(places?.canRelocate ? [texts.canRelocate] : [])];
  const spoken = (languages?.items ?? []).map(({ code, level }) => (level === null ? languageLabel(code) : `${languageLabel(code)} ${level}`));
  return {
    workPermits: inWords((workPermits?.items ?? []).map(countryLabel), workPermits?.isComplete ?? false),
    licences: inWords(licences?.items ?? [], licences?.isComplete ?? false),
    clearances: inWords(clearances?.items ?? [], clearances?.isComplete ?? false),
    places: inWords(placeNames, places?.isComplete ?? false),
    languages: inWords(spoken, languages?.isComplete ?? false),
  };
}
