import type { Alternatives } from '../lexicon.js';

/** Words by which a posting prefers something without requiring it. */
export interface PreferenceWords {
  /** After what is preferred: "Kotlin is a plus". */
  readonly following: Alternatives;
  /** Before it: "ideally with AWS". */
  readonly leading: Alternatives;
  /** Begin a clause of its own importance. */
  readonly but: Alternatives;
  /** Verbs by which a comma begins such a clause. */
  readonly be: Alternatives;
  /** After these words a comma ends the clause. */
  readonly required: Alternatives;
  /** Before these words a comma begins one. */
  readonly ideally: Alternatives;
  /** Words beside a preference in brackets that are not its object. */
  readonly fillers: Alternatives;
  /** The only words before a preference whose object follows: "it is a plus to know Rust". */
  readonly noSubject: Alternatives;
  /** A requirement before a comma, so that only the last item is preferred. */
  readonly asking: Alternatives;
  /** After a preference whose object follows: "preferred skills include Rust". */
  readonly preferredNouns: Alternatives;
}
