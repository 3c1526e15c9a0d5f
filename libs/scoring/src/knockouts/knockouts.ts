import type { ConditionKind, KnockoutKind } from '@rolefit/contracts';
import type { Case, Condition } from '@rolefit/linking';
import { clearanceKnockouts, licenceKnockouts } from './credential-knockouts.js';
import { type CorrectedConditions, correctedConditions } from './corrected-conditions.js';
import { conditionKnockouts } from './condition-knockouts.js';
import { degreeKnockouts, languageKnockouts } from './ladder-knockouts.js';
import { workPermitKnockouts } from './permit-knockouts.js';
import { placeKnockouts } from './place-knockouts.js';

/** Kinds that a match always lists, asked or not. */
type FormalKind = Exclude<KnockoutKind, ConditionKind>;

const judges = {
  licence: licenceKnockouts,
  clearance: clearanceKnockouts,
  'work-permit': workPermitKnockouts,
  place: placeKnockouts,
  language: languageKnockouts,
  degree: degreeKnockouts,
} as const satisfies Record<FormalKind, (input: Case) => Condition[]>;

const formalKinds = [
  'licence',
  'clearance',
  'work-permit',
  'place',
  'language',
  'degree',
] as const satisfies readonly FormalKind[];

const isFormal = (kind: KnockoutKind): boolean => formalKinds.some((formal) => formal === kind);
const notStated = { status: 'not-stated', postingQuote: null, resumeQuote: null } as const;

/**
 * Judges the conditions outside the score, at least one entry per formal kind. Only required facts are
 * conditions. `not-met` needs the posting's quote and a contradicting line of the resume or
 * statement of the user. A missing fact does not contradict (`unknown`), nor does an address
 * elsewhere (people move) or a permit for another country (people may have two). Only the user can
 * state that their list is complete.
 */
export function judgeKnockouts(input: Case): CorrectedConditions {
  const found = [
    ...formalKinds.flatMap((kind) => judges[kind](input)),
    ...conditionKnockouts(input),
  ];
  const { conditions, setAside } = correctedConditions(found, input);
  const ofKind = (kind: FormalKind): Condition[] => {
    const own = conditions.filter((one) => one.kind === kind);
    return own.length > 0
      ? own
      : [{ ...notStated, kind, label: { code: 'kind', values: { kind } } }];
  };
  const others = conditions.filter(({ kind }) => !isFormal(kind));
  return { conditions: [...formalKinds.flatMap(ofKind), ...others], setAside };
}
