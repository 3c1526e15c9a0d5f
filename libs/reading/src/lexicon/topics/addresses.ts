import type { Alternatives } from '../lexicon.js';

/** Words of postal addresses, by where they stand. */
export interface AddressWords {
  /** Words for a street after its name and number: "12 Mill Lane". */
  readonly streets: Alternatives;
  /** Parts of a house after the street. */
  readonly units: Alternatives;
  /** Words for a street that may be part of its name, before the number: "Hauptstraße 5". */
  readonly glued: Alternatives;
  /** Endings of names of streets. */
  readonly endings: Alternatives;
  /** Words for a street apart from its name. */
  readonly apart: Alternatives;
  /** Before a name without a word for a street, with their capitals. */
  readonly prepositions: Alternatives;
  /** Words for a street between the number and its name: "5, rue". */
  readonly beforeName: Alternatives;
  /** After the number: "5 bis". */
  readonly numberSuffixes: Alternatives;
  /** Words for a street before its name and number: "calle Mayor 12". */
  readonly beforeNumber: Alternatives;
  /** Before the number: "nº 12". */
  readonly numberAbbreviations: Alternatives;
  /** Parts of a house after the number. */
  readonly inHouse: Alternatives;
  /** Labels of an address in a script without spaces. */
  readonly labels: Alternatives;
  /** Words for a street in such a script. */
  readonly unspacedStreets: Alternatives;
  /** After its number. */
  readonly houseNumbers: Alternatives;
  /** Parts of a house. */
  readonly houseParts: Alternatives;
  /** A character of an address. */
  readonly signs: Alternatives;
}
