import { type Answers, type AnswerKind, type ConditionAnswer } from '@rolefit/contracts';
import { formatAll } from '@/lib/format';
import { countryLabel, languageLabel } from './code-labels';
import { choiceText } from './condition-choices';
import { texts } from './texts';

/** Not a comma, because entries contain commas: "Bergen, Norway". */
const joinEntries = (names: readonly string[]) => names.join(' · ');

function listText(names: readonly string[], isComplete = false, join = joinEntries): string {
  if (names.length === 0) return isComplete ? texts.none : texts.notAnswered;
  return isComplete ? texts.only(join(names)) : join(names);
}

function conditionText(answer: ConditionAnswer): string {
  const { topics, answered } = texts.conditions;
  return answered(topics[answer.topic], choiceText(answer));
}

/** Each kind of answer in one line. */
export function summarise({
  workPermits,
  licences,
  clearances,
  places,
  languages,
  conditions,
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
    conditions: listText((conditions?.items ?? []).map(conditionText)),
  };
}
