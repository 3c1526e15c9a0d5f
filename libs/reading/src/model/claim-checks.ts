import { wholeWords } from '../document/whole-words.js';
import type { LanguageLevel } from '@rolefit/contracts';
import { lexicon } from '../lexicon/all-languages.js';
import { countryIn, findWorkPermit } from '../sentence/countries.js';
import { findClearance, licencesAmong } from '../sentence/credentials.js';
import { findEducationLevels } from '../sentence/education.js';
import { findSpokenLanguages } from '../sentence/spoken-languages.js';
import { findDurations } from '../sentence/years.js';
import { findSkillMentions } from '@rolefit/skills';
import type { Span } from '../document/span.js';
import { isNamedIn, placesNaming } from './named-in.js';
import { occursIn } from '../document/quotes.js';

/** Whether a quote shows this many years: as a duration, or at least the number. */
export function showsYears(years: number, quote: string): boolean {
  return (
    findDurations(quote).some((duration) => Math.abs(duration.years - years) < 0.05) ||
    new RegExp(`(?<!\\d)${String(years).replace('.', '[.,]')}(?!\\d)`).test(quote)
  );
}

const { claims } = lexicon;
const anyDegree = new RegExp(claims.degrees, 'iu');
const equivalent = new RegExp(claims.equivalents, 'iu');
const aboutPermits = new RegExp(claims.permits, 'iu');

/** Whether a quote mentions this level of education, or a degree without a level. */
export function showsEducation(level: string, quote: string): boolean {
  const named = findEducationLevels(quote);
  if (named.length > 0) return named.some((one) => one.level === level);
  return anyDegree.test(quote);
}

/** Ranges of a sentence that mention this level of education, or a degree without a level. */
export function placesOfEducation(level: string, sentence: string): Span[] {
  const named = findEducationLevels(sentence);
  if (named.length > 0) return named.filter((one) => one.level === level);
  return [...sentence.matchAll(new RegExp(anyDegree, 'giu'))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Ranges of a sentence that name this spoken language. */
export function placesOfLanguage(code: string, sentence: string): Span[] {
  return findSpokenLanguages(sentence, true).filter(
    (language) => language.code === code.toLowerCase(),
  );
}

/** Ranges of a sentence that show this many years. */
export function placesOfYears(years: number, sentence: string): Span[] {
  return findDurations(sentence).filter((duration) => Math.abs(duration.years - years) < 0.05);
}

/** Ranges of a sentence that name this licence or clearance. */
export function placesOfCredential(name: string, sentence: string): Span[] {
  const [claimed] = licencesAmong(findSkillMentions(name));
  const clearance = findClearance(name) && findClearance(sentence);
  return [
    ...placesNaming(name, sentence),
    ...licencesAmong(findSkillMentions(sentence)).filter(
      (licence) => licence.name === claimed?.name,
    ),
    ...(clearance ? [clearance] : []),
  ];
}

/** Ranges of a sentence about the right to work. */
export function placesOfPermit(sentence: string): Span[] {
  const permit = findWorkPermit(sentence);
  return permit ? [permit] : [];
}

const sponsorshipNeeded = wholeWords(new RegExp(claims.sponsorshipNeeded, 'iu'));

/** Whether a sentence states a need for an employer's sponsorship, and so the lack of a permit. */
export function needsSponsorship(sentence: string): boolean {
  return sponsorshipNeeded.test(sentence);
}

/** Whether a quote allows experience instead of a degree. */
export function showsEquivalent(quote: string): boolean {
  return equivalent.test(quote);
}

/**
 * The level at which a quote names this spoken language; null if it states no level or does not
 * name the language.
 */
export function levelShown(code: string, quote: string): LanguageLevel | null {
  return (
    findSpokenLanguages(quote, true).find((language) => language.code === code.toLowerCase())
      ?.level ?? null
  );
}

/** Whether a quote names this spoken language. */
export function showsLanguage(code: string, quote: string): boolean {
  return findSpokenLanguages(quote, true).some((language) => language.code === code.toLowerCase());
}

/** Whether a quote names this licence or clearance, directly or by another of its names. */
export function showsCredential(name: string, quote: string): boolean {
  if (isNamedIn(name, quote)) return true;
  const [claimed] = licencesAmong(findSkillMentions(name));
  const clearance = findClearance(name);
  return (
    (claimed !== undefined &&
      licencesAmong(findSkillMentions(quote)).some((licence) => licence.name === claimed.name)) ||
    (clearance !== null && findClearance(quote)?.name === clearance.name)
  );
}

/**
 * The country of a work permit if its quote names it, else null; undefined if the quote is not
 * about work permits.
 */
export function permitCountry(country: string | null, quote: string): string | null | undefined {
  const shown = findWorkPermit(quote)?.country ?? countryIn(quote);
  if (!aboutPermits.test(quote)) return undefined;
  return country !== null && shown === country.toUpperCase() ? shown : null;
}

/**
 * A claimed place if its quote names it (its first part is enough: "Berlin, Germany"), else null.
 */
export function placeShown(place: string | null, quote: string): string | null {
  const first = place?.split(',')[0] ?? '';
  return place !== null && first.trim().length >= 2 && occursIn(first, quote) ? place : null;
}
