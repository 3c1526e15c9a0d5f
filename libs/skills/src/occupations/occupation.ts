/** An occupation, with what practically everybody has done who has held it for a year or two. */
export interface Occupation {
  /** Stable, kebab-case: `retail-sales-associate`. */
  readonly id: string;
  /** Its role family, or null where none fits. */
  readonly family: string | null;
  /**
   * Preparation that it needs, from 1 (none) over 3 (vocational training) to 5 (a graduate degree or long leadership). The scale of
   * O*NET's job zones.
   */
  readonly zone: number;
  /** Typical work, the most telling first: phrases in the words of postings, in English. */
  readonly work: readonly string[];
  /** Whether its titles name no trade ("manager", "assistant"): others take precedence. */
  readonly isGeneral: boolean;
}
