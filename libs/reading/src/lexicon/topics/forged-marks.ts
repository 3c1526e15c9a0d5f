import type { Alternatives } from '../lexicon.js';

/** Words of marks that imitate the end of a text or a turn of a conversation with a model. */
export interface ForgedMarkWords {
  /** Names of tags around a text or an instruction. */
  readonly tags: Alternatives;
  /** Names of tags that count only where they close. */
  readonly closingTags: Alternatives;
  /** Labels of a turn: "system message". */
  readonly turns: Alternatives;
  /** The same where they fill a line. */
  readonly loneTurns: Alternatives;
  /** Beginnings of lines that claim to replace the instructions. */
  readonly overrides?: Alternatives;
  /** Labels of the two sides of a conversation. */
  readonly speakers: Alternatives;
  /** First words of a message after such a label. */
  readonly answers: Alternatives;
  /** Lines that claim that a text begins or ends. */
  readonly boundaries: Alternatives;
  /** Such words after a ruled line. */
  readonly separators: Alternatives;
  /** First words of an order after "SYSTEM:", in lower case. */
  readonly afterSystem: Alternatives;
}
