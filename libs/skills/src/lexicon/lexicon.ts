import type { Seniority } from '@rolefit/contracts';

/** The words of one language for titles and for comparing texts; up to `beforeTrades` all folded (see `fold`) but titles. */
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
  /** Heads that say little about the trade: in "Warehouse Manager" the other word decides. */
  readonly genericHeads: readonly string[];
  /** Alternatives of a regular expression for each seniority. */
  readonly seniority: Readonly<Record<Seniority, string>>;
  /** Endings of feminine titles and of the adjectives beside them, with the masculine they become. */
  readonly feminineEndings: readonly (readonly [ending: RegExp, masculine: string])[];
  /** Trades that are also common surnames. */
  readonly surnames: readonly string[];
  /** Words that precede a title, never a surname. */
  readonly beforeTrades: readonly string[];
  /** Words that postings and resumes of all professions share, as spelled, by how common they are. */
  readonly commonWords: Readonly<
    Record<'everywhere' | 'widespread' | 'frequent', readonly string[]>
  >;
  /**
   * Words before which a phrase may end: those that join loosely, those that bind closely, and further ones that never end a phrase.
   * These and the following texts are alternatives of regular expressions.
   */
  readonly phraseEnds: Readonly<Record<'loose' | 'close' | 'dangling', string>>;
  /** Words that start the rest of an enumeration: "other systems". */
  readonly restsOfLists: string;
  /** Further words by which a resume names what its owner holds: "diploma". */
  readonly diplomas: string;
  /** Parts of names of certificates and licences. */
  readonly credentials: string;
  /** Words common to all licences and clearances. */
  readonly licenceWords: readonly string[];
  /** Words before the category of a driving licence. */
  readonly licenceCategories: string;
  /** Words before the last item of a list. */
  readonly conjunctions: string;
  /** Words directly before the name of a skill: "experience with Go". */
  readonly beforeSkills: string;
  /** Second parts of compounds whose first part is a skill, folded: "Excelkenntnisse". */
  readonly compoundEndings?: readonly string[];
  /** Between the two. */
  readonly compoundJoints?: string;
  /** Words that introduce a list of tools: "experience with". */
  readonly announcements: string;
  /** Between such a word and the list. */
  readonly afterAnnouncements: string;
  /** Words before a name of a single letter, which needs a stronger cue: "programming in C". */
  readonly beforeLetters: string;
  /** Between such a word and the letter. */
  readonly towardsLetters: string;
  /** Words that only directly before the letter are a cue: "using R". */
  readonly directlyBeforeLetters: string;
  /** Words before a season that is also the name of a skill: "starts in Spring". */
  readonly seasonsBefore?: string;
  /** Prepositions between them. */
  readonly beforeSeasons?: string;
  /** Seasons, days and months, beside which a name is a season too. */
  readonly calendarWords?: string;
  /** Words directly after the name of a skill: "Go developer". */
  readonly afterSkills?: string;
  /** The same after a single letter. */
  readonly afterLetters?: string;
  /** Words after a letter that belong to it: "C major". */
  readonly letterNames: string;
  /** Words before the letters of a series: "grades A, B and C". */
  readonly series: string;
  /** Between two alternatives. */
  readonly or: string;
  /** Before the class of a commercial driving licence, which is not the European category. */
  readonly licenceClasses?: string;
}

/** A list of words from text that separates them by spaces and line ends. */
export function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
