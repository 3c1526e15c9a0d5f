import type { Alternatives, WordList } from '../lexicon.js';

/** Words of spoken languages and how well they are spoken. */
export interface LanguageWords {
  /** Names of languages, by ISO 639-1 or 639-3. */
  readonly names: Readonly<Record<string, WordList>>;
  /** Endings by which a name means the language for certain. */
  readonly nameEndings: Alternatives;
  /** Words of each level of the Common European Framework; source: its descriptions, rounded to one level. */
  readonly levels: Readonly<Record<'C2' | 'C1' | 'B2' | 'B1' | 'A2', Alternatives>>;
  /** Beginnings of words near a name that make it a language instead of a country. */
  readonly cues: Alternatives;
  /** Between a name and a word of importance: "English is required". */
  readonly be: Alternatives;
  /** Single words before a word of importance. */
  readonly beforeAsked: Alternatives;
  /** Words of importance or level after a name. */
  readonly asked: Alternatives;
  /** Words of degree or importance before a name: "strong English". */
  readonly qualities: Alternatives;
  /** After a name that is a subject: "English as an additional language". */
  readonly asSubject: Alternatives;
  /** Between such a word and the name: "a good level of". */
  readonly afterQuality: Alternatives;
  /** Beginnings of verbs for what one does in a language: "serve guests in Italian". */
  readonly using: Alternatives;
  /** Between such a verb and the name. */
  readonly in: Alternatives;
  /** Verbs whose object is a language. */
  readonly reading: Alternatives;
  /** After a name that is no adjective of the next noun. */
  readonly afterName: Alternatives;
  /** Before a level of the framework: "level B2". */
  readonly levelNouns: Alternatives;
  /** After a name that means the country: "the German market". */
  readonly countryNouns: Alternatives;
}
