import type { Alternatives } from '../lexicon.js';

/** Words about pay, law, benefits and the application, which are no requirements. */
export interface AdministrationWords {
  /** Labels of facts about the position, with their colon: location, schedule, pay, reference number. */
  readonly labels: Alternatives;
  /** A salary with its basis, or an amount beside a word for pay, with borders of words. */
  readonly pay: Alternatives;
  /** Beginnings of pointers to further information. */
  readonly directions: Alternatives;
  /** Eligibility and the application. */
  readonly applying: Alternatives;
  /** Beginnings of lines that name a contact person, up to the colon or verb before the name: "Your contact for questions is". */
  readonly contacts: Alternatives;
  /** Beginnings of statements that the law requires. */
  readonly legal: Alternatives;
  /** Benefits of the employer. */
  readonly benefits: Alternatives;
  /** Terms of employment, which are no duties. */
  readonly arrangements: Alternatives;
  /** Words by which such a sentence states a requirement nevertheless. */
  readonly asking: Alternatives;
  /** Any of this, if all of it is told apart from requirements by the same words. */
  readonly general: Alternatives;
  /** Words by which such a sentence states a requirement nevertheless. */
  readonly generalAsking: Alternatives;
  /** Endings of compounds by which it does. */
  readonly generalAskingEndings: Alternatives;
}
