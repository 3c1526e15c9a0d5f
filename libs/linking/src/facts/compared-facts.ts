import type { Case } from '../case.js';
import type { ComparedFact } from './compared-fact.js';
import { compareDegrees } from './education.js';
import { compareYears } from './experience.js';
import { compareLanguages } from './language.js';

/** The facts that are compared by number or level. */
export interface ComparedFacts {
  readonly years: readonly ComparedFact[];
  readonly education: readonly ComparedFact[];
  readonly languages: readonly ComparedFact[];
}

export function comparedFacts(input: Case): ComparedFacts {
  return {
    years: compareYears(input),
    education: compareDegrees(input),
    languages: compareLanguages(input),
  };
}
