import type { Quote, Requirement } from '@rolefit/contracts';
import { contentWords, namesCredential } from '@rolefit/linking';
import { aspirationRanges, type Claims, placesNaming, showsLanguage } from '@rolefit/reading';
import type { RefusalReason } from './refusal.js';

/** The names that a requirement asks for; a quote does not count if the resume denies having them. */
function namesIn({ parts }: Requirement): string[] {
  return parts.flat().flatMap((part) => ('name' in part ? [part.name] : []));
}

const mostOf = 0.5;

/** Whether a sentence mainly says what the person would like to do. */
function isWish(sentence: string): boolean {
  return aspirationRanges(sentence).some(
    ({ start, end }) => end - start >= mostOf * sentence.length,
  );
}

function isDenied(quote: Quote, requirement: Requirement, claims: Claims): boolean {
  const names = namesIn(requirement);
  return (
    claims.isInSentence(quote, isWish) ||
    claims.standing(quote, (sentence) => names.flatMap((name) => placesNaming(name, sentence))) !==
      'stated'
  );
}

function languagesAsked({ parts }: Requirement): string[] {
  return parts.flat().flatMap((part) => (part.type === 'language' ? [part.code] : []));
}

/**
 * Whether a quote can be evidence for this kind of requirement: for a language it must name the language, for a licence a credential. Other
 * requirements accept any wording.
 */
function kindRefusal(quote: Quote, requirement: Requirement): RefusalReason | null {
  const codes = languagesAsked(requirement);
  if (requirement.kind === 'language' && codes.length > 0)
    return codes.some((code) => showsLanguage(code, quote.text)) ? null : 'names-no-language';
  if (requirement.kind === 'licence')
    return namesCredential(quote.text) || sharesName(quote, requirement)
      ? null
      : 'names-no-licence';
  return null;
}

function sharesName({ text }: Quote, requirement: Requirement): boolean {
  const words = new Set(contentWords(requirement.quote.text));
  return contentWords(text).some((word) => words.has(word));
}

const fewestLetters = 3;

function saysNothing({ text }: Quote): boolean {
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).length < fewestLetters;
}

/** @returns why a quote does not count for a requirement; null if it counts */
export function quoteRefusal(
  quote: Quote,
  requirement: Requirement,
  claims: Claims,
): RefusalReason | null {
  if (saysNothing(quote)) return 'empty';
  if (isDenied(quote, requirement, claims)) return 'denied';
  return kindRefusal(quote, requirement);
}
