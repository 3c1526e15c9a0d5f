import type { PostingFacts } from '@rolefit/contracts';
import type { Unit } from '../../document/units.js';
import { wholeWords } from '../../document/whole-words.js';
import { lexicon } from '../../lexicon/all-languages.js';
import { beginsWithPay, salaryIn } from '../salaries.js';
import { placeIn } from '../places.js';
import type { PostingSection } from '../sections.js';
import { contractsIn } from './contracts.js';
import { weeklyHoursIn } from './weekly-hours.js';

type Terms = Pick<PostingFacts, 'places' | 'salaries' | 'weeklyHours' | 'contracts'>;

/** A line that begins with the name of a term is about it, in any section. */
const label = wholeWords(new RegExp(`^${lexicon.terms.labels}`, 'iu'));

/** Whether a line names a term of the job, or begins with the pay, and so asks nothing. */
export function isTerm(text: string, unit: Unit): boolean {
  return label.test(unit.text) || beginsWithPay(text, unit);
}

/** Adds what a sentence says of place, pay, hours and contract. */
export function addTerms(terms: Terms, text: string, unit: Unit, section: PostingSection): void {
  const place = placeIn(text, unit, section);
  if (place) terms.places.push(place);
  const salary = salaryIn(text, unit);
  if (salary) terms.salaries.push(salary);
  if (/\d/.test(unit.text)) {
    const hours = weeklyHoursIn(text, unit);
    if (hours) terms.weeklyHours.push(hours);
  }
  // A list of requirements speaks of the candidate's former contracts.
  if ((section !== 'required' && section !== 'preferred') || isTerm(text, unit))
    terms.contracts.push(...contractsIn(text, unit));
}
