import type { Seniority } from '@rolefit/contracts';

/** The words of one language for titles and for comparing texts; all folded (see `fold`) but titles. */
export interface SkillsLexicon {
  /** Words without content, which no comparison counts. */
  readonly stopWords: readonly string[];
  /**
   * Words that identify the language, in which aliases of skills are given; no words of English or of
   * another language here, nor words in English names ("die", "la", "de").
   */
  readonly functionWords: readonly string[];
  /**
   * Titles of each role family, one per line: `id | titles`. A title may be a phrase. A French or
   * Spanish one is listed in both genders if the word differs by more than a final `e` or `a`.
   */
  readonly titles: string;
  /** Ends of compound titles, one family per line. */
  readonly titleEndings: string;
  /** Heads that tell little of the trade: in "Warehouse Manager" the other word decides. */
  readonly genericHeads: readonly string[];
  /** Alternatives of a regular expression for each seniority. */
  readonly seniority: Readonly<Record<Seniority, string>>;
  /** Endings of feminine titles and of the adjectives beside them, with the masculine they become. */
  readonly feminineEndings: readonly (readonly [ending: RegExp, masculine: string])[];
  /** Trades that are also common surnames. */
  readonly surnames: readonly string[];
  /** Words that precede a title, never a surname. */
  readonly beforeTrades: readonly string[];
}

/** A list of words from text that separates them by spaces and line ends. */
export function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
