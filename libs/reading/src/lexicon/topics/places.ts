import type { Alternatives } from '../lexicon.js';

/** Names of places. */
export interface PlaceWords {
  /** Countries. */
  readonly countries: Alternatives;
  /** Cities that resumes and postings name often. */
  readonly cities: Alternatives;
  /** Codes of states and provinces after a city, and the word that templates and anonymised resumes have instead; case matters. */
  readonly regions: Alternatives;
  /** Countries after such a code; case matters. */
  readonly afterRegion: Alternatives;
  /** Ways of working in the place of a place: "remote". */
  readonly ways: Alternatives;
  /** Words in lower case inside names of towns. */
  readonly insideNames: Alternatives;
  /** Before a city with its surroundings. */
  readonly around: Alternatives;
  /** Names and adjectives of countries common in work permits, by ISO 3166-1 alpha-2; case matters ("US", "us"). */
  readonly byCountry: Readonly<Record<string, Alternatives>>;
}
