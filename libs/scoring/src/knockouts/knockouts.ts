import { knockoutKindSchema, type Knockout, type KnockoutKind } from '@rolefit/contracts';
import type { Case } from '../case.js';
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
 * Judges the conditions outside the number, at least one entry for each kind. Only what a posting requires is a condition.
 *
 * `not-met` needs the posting's quote, and a line of the resume or a statement of the user that contradicts it. A resume that is silent contradicts
 * nothing (`unknown`), and neither does an address elsewhere (people move) or a permit for another country (people have two). Only the user can say
 * that what they stated is all they have.
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
