import { type Answers, type AnswerKind } from '@rolefit/contracts';
import { formatAll } from '@/lib/format';
import { countryLabel, languageLabel } from './code-labels';
import { texts } from './texts';

/** Not a comma, because entries contain commas: "Bergen, Norway". */
const joinEntries = (names: readonly string[]) => names.join(' · ');

function listText(names: readonly string[], isComplete = false, join = joinEntries): string {
  if (names.length === 0) return isComplete ? texts.none : texts.notAnswered;
  return isComplete ? texts.only(join(names)) : join(names);
}

/** Each kind of answer in one line. */
export function summarise({
  workPermits,
  licences,
  clearances,
  places,
  languages,
}: Answers): Record<AnswerKind, string> {
  const placeNames = [
    ...(places?.items ?? []),
    ...(places?.arrangements ?? []).map((way) => texts.arrangements[way]),
    ...(places?.canRelocate ? [texts.canRelocate] : []),
  ];
  const spoken = (languages?.items ?? []).map(({ code, level }) =>
    level === null ? languageLabel(code) : `${languageLabel(code)} ${level}`,
  );
  return {
    workPermits: listText(
      (workPermits?.items ?? []).map(countryLabel),
      workPermits?.isComplete,
      formatAll,
    ),
    licences: listText(licences?.items ?? [], licences?.isComplete),
    clearances: listText(clearances?.items ?? [], clearances?.isComplete),
    places: listText(placeNames, places?.isComplete),
    languages: listText(spoken, languages?.isComplete, formatAll),
  };
}
