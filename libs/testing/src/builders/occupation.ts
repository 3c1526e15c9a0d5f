import type {
  FieldOfWork,
  HeldOccupation,
  OccupationFact,
  OccupationWeight,
} from '@rolefit/contracts';
import { aQuote } from './quote.js';

/** An occupation that a posting's title names; it needs vocational training unless stated. */
export function anOccupation(id: string, facts: Partial<OccupationFact> = {}): OccupationFact {
  return { id, isGeneral: false, zone: 3, skillIds: [], quote: aQuote(id), ...facts };
}

/** An occupation of a resume, in the first role unless stated. */
export function aHeldOccupation(id: string, facts: Partial<HeldOccupation> = {}): HeldOccupation {
  return { ...anOccupation(id), roles: [0], ...facts };
}

/** Weights as a vector of length 1, the heaviest first. */
function normalised(weights: Readonly<Record<string, number>>): [string, number][] {
  const length = Math.hypot(...Object.values(weights));
  return Object.entries(weights)
    .map(([name, weight]): [string, number] => [name, weight / length])
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

/** The occupations that a text reads like, by their relative weights. */
export function aProfile(weights: Readonly<Record<string, number>>): OccupationWeight[] {
  return normalised(weights).map(([occupation, weight]) => ({ occupation, weight }));
}

/** The fields of work of a text, by their relative weights. */
export function fieldsOf(weights: Readonly<Record<string, number>>, where = 'text'): FieldOfWork[] {
  return normalised(weights).map(([field, weight]) => ({
    field,
    weight,
    quote: aQuote(`${field} in the ${where}`),
  }));
}
