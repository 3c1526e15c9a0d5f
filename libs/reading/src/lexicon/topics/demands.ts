import type { Alternatives } from '../lexicon.js';

/** Words by which a sentence of a posting asks something of the reader. */
export interface DemandWords {
  /** Mark a requirement: "must", "essential". */
  readonly required: Alternatives;
  /** Beginnings of words that ask for something without saying how important it is: "experience", "looking for". */
  readonly asking: Alternatives;
  /** After a comma, ask for something else: "2 years in hotels, good knowledge of Opera". */
  readonly anotherDemand: Alternatives;
  /** Between a number of years and the skill that they are of. */
  readonly yearsOf: Alternatives;
  /** Between them if they are of something else: "10 years ago". */
  readonly past: Alternatives;
  /** Between a degree and its field. */
  readonly fieldOfDegree: Alternatives;
  /** Beginnings of words that end the fields of a degree. */
  readonly otherDemands: Alternatives;
  /** Beginnings of words that ask for a named licence. */
  readonly licences: Alternatives;
}
