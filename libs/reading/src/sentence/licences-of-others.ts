import { wholeWords } from '../document/whole-words.js';
import type { Span } from '../document/span.js';
import { lexicon } from '../lexicon/all-languages.js';

const words = lexicon.credentials;

const verb = wholeWords(new RegExp(String.raw`\b${words.beforeOthers}\s`, 'giu'));
/** A clause that goes back to its author: "led a team as a registered nurse". */
const inPerson = wholeWords(new RegExp(String.raw`\b${words.inPerson}\b`, 'iu'));
/** "CPA candidates", "APRN programs". */
const after = wholeWords(
  new RegExp(String.raw`^(?:\s\([^()]{1,20}\)|\))?\s${words.afterOthers}\b`, 'iu'),
);
const several = new RegExp(String.raw`${words.severalLicensed}$`, 'iu');
const severalShort = /\p{Lu}{2}s$/u;

const leadChars = 60;

/** Whether a clause ends with what somebody does with others: "supervised 12 ". With nothing after the verb it may be a title: "supervising RN". */
function isAboutOthers(lead: string): boolean {
  const last = [...lead.matchAll(verb)].at(-1);
  const between = last && lead.slice(last.index + last[0].length);
  return (
    between !== undefined && between !== '' && !/[.;:,]/u.test(between) && !inPerson.test(between)
  );
}

/**
 * Whether a licence that a sentence names belongs to other people: "supervised 12 registered nurses", "coordinates APRN programs".
 * @param place of the licence's name, within the sentence
 */
export function isOfOthers(sentence: string, { start, end }: Span): boolean {
  const name = sentence.slice(start, end);
  return (
    several.test(name) ||
    severalShort.test(name) ||
    after.test(sentence.slice(end)) ||
    isAboutOthers(sentence.slice(Math.max(0, start - leadChars), start))
  );
}
