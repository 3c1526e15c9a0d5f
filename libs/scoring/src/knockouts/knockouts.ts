import { knockoutKindSchema, type Knockout, type KnockoutKind } from '@rolefit/contracts';
import type { Case } from '@rolefit/linking';
import { clearanceKnockouts, licenceKnockouts } from './credential-knockouts.js';
import { degreeKnockouts, languageKnockouts } from './ladder-knockouts.js';
import { workPermitKnockouts } from './permit-knockouts.js';
import { placeKnockouts } from './place-knockouts.js';

const kinds = {
  licence: { label: 'Licence', judge: licenceKnockouts },
  clearance: { label: 'Security clearance', judge: clearanceKnockouts },
  'work-permit': { label: 'Work permit', judge: workPermitKnockouts },
  place: { label: 'Place', judge: placeKnockouts },
  language: { label: 'Language', judge: languageKnockouts },
  degree: { label: 'Degree', judge: degreeKnockouts },
} as const satisfies Record<KnockoutKind, { label: string; judge: (input: Case) => Knockout[] }>;

/**
 * Judges the conditions outside the score, at least one entry per kind. Only required facts are
 * conditions. `not-met` needs the posting's quote and a contradicting line of the resume or
 * statement of the user. A missing fact does not contradict (`unknown`), nor does an address
 * elsewhere (people move) or a permit for another country (people may have two). Only the user can
 * state that their list is complete.
 */
export function judgeKnockouts(input: Case): Knockout[] {
  return knockoutKindSchema.options.flatMap((kind): Knockout[] => {
    const { label, judge } = kinds[kind];
    const found = judge(input);
    return found.length > 0
      ? found
      : [{ kind, label, status: 'not-stated', postingQuote: null, resumeQuote: null }];
  });
}
