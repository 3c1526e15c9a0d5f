import { type Answers, type AnswerKind } from '@rolefit/contracts';
import { formatAll } from '@/lib/format';
import { countryLabel, languageLabel } from './code-labels';
import { texts } from './texts';

/** Not a comma, because entries contain commas: "Bergen, Norway". */
const apart = (names: readonly string[]) => names.join(' · ');

function inWords(names: readonly string[], isComplete = false, join = apart): string {
  if (names.length === 0) return isComplete ? texts.none : texts.notAnswered;
  return isComplete ? texts.only(join(names)) : join(names);
}

/** Each kind of answer in one line. */
export function summarise({ workPermits, licences, clearances, places, languages }: Answers): Record<AnswerKind, string> {
  const placeNames = [...(places?.items ?? []), ...(places?.arrangements ?? []).map((way) => texts.arrangements[way]), ...(places?.canRelocate ? [texts.canRelocate] : [])];
  const spoken = (languages?.items ?? []).map(({ code, level }) => (level === null ? languageLabel(code) : `${languageLabel(code)} ${level}`));
  return {
    workPermits: inWords((workPermits?.items ?? []).map(countryLabel), workPermits?.isComplete, formatAll),
    licences: inWords(licences?.items ?? [], licences?.isComplete),
    clearances: inWords(clearances?.items ?? [], clearances?.isComplete),
    places: inWords(placeNames, places?.isComplete),
    languages: inWords(spoken, languages?.isComplete, formatAll),
  };
}
