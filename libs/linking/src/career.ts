import type { OccupationWeight, Quote } from '@rolefit/contracts';
import type { Case } from './case.js';
import { fieldCredit, type FieldCredit } from './field-of-work.js';
import { closestOccupation, type Proof } from './held-occupations.js';
import { linkWeights } from './link-weights.js';

/** How close a career is to a posting. It does not depend on the user's list of skills. */
export interface Career {
  /** Cosine of the occupations that both texts read like, 0 to 1. */
  readonly profile: number;
  /** Credit for the same fields of work, 0 to 1. */
  readonly fields: number;
  /** The closest occupation by its typical work, 0 to 1. */
  readonly occupation: number;
  /** Preparation that the posting's occupation needs, from -1 (none) over 0 to 1. */
  readonly zone: number;
  /** The title or line that shows it best. */
  readonly quote: Quote | null;
}

function cosine(a: readonly OccupationWeight[], b: readonly OccupationWeight[]): number {
  const other = new Map(b.map(({ occupation, weight }) => [occupation, weight]));
  return a.reduce((sum, { occupation, weight }) => sum + weight * (other.get(occupation) ?? 0), 0);
}

// Below it a title tells of other work: a baker's of no support desk, although the same resume lists courses for it.
const titleQuotedFrom = 0.25;

/** The evidence for a career that a reader would accept: a title of close work, or else a line of a shared field. */
function quoteOf(closest: Proof, fields: FieldCredit): Quote | null {
  return closest.share >= titleQuotedFrom ? closest.quote : (fields.quote ?? closest.quote);
}

const middleZone = 3;
const zonesToEnd = 2;

export function careerOf({
  posting,
  resume,
  occupations,
}: Pick<Case, 'posting' | 'resume' | 'occupations'>): Career {
  const closest = closestOccupation(posting.occupations, occupations);
  const fields = fieldCredit(posting.fields, resume.fields);
  const zones = posting.occupations.map(({ zone }) => zone);
  return {
    profile: cosine(posting.occupationProfile, resume.occupationProfile),
    fields: fields.credit,
    occupation: closest.share,
    zone: zones.length === 0 ? 0 : (Math.max(...zones) - middleZone) / zonesToEnd,
    quote: quoteOf(closest, fields),
  };
}

/** How close a career is to the work of a posting, from 0 to the sum of the three weights. */
export function careerCloseness({ profile, fields, occupation }: Career): number {
  return (
    linkWeights.profile * profile +
    linkWeights.fields * fields +
    linkWeights.occupation * occupation
  );
}

/** What a career adds to the credit of each requirement. */
export function careerCredit(career: Career): number {
  return careerCloseness(career) + linkWeights.zone * career.zone;
}
