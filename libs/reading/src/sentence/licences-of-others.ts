import { wholeWords } from '../document/whole-words.js';
import type { Span } from '../document/span.js';
import { lexicon } from '../lexicon/all-languages.js';

const words = lexicon.credentials;
const leadChars = 60;

/** "Supervised", "taught": the people that follow are others. */
const leading = wholeWords(new RegExp(String.raw`\b${words.beforeOthers}\s`, 'giu'));
/** "Reported to the", "worked closely with a": so is the one person that follows. */
const besidePerson = wholeWords(
  new RegExp(String.raw`\b${words.besidePerson}\s(?:\p{L}{2,20}\s)?$`, 'iu'),
);
/** Where the clause ends, or turns back to its author: "led a team as one of six registered nurses". */
const clauseEnd = wholeWords(
  new RegExp(String.raw`[.;:(–—]|\s-\s|\b${words.backToAuthor}\b`, 'iu'),
);
/** "LPN students", "CDL drivers". */
const peopleAfter = wholeWords(
  new RegExp(String.raw`^(?:\s\([^()]{1,20}\)|\))?\s${words.afterOthers}\b`, 'iu'),
);
const people = new RegExp(String.raw`${words.licensedPeople}$`, 'iu');
const peopleInCapitals = /\p{Lu}{2}s$/u;
const person = new RegExp(String.raw`(?:${words.licensedPerson})$|^\p{Lu}{2,4}$`, 'iu');

function isLed(lead: string): boolean {
  const last = [...lead.matchAll(leading)].at(-1);
  return last !== undefined && !clauseEnd.test(lead.slice(last.index + last[0].length));
}

/**
 * Whether the people that a sentence names by their licence are others than its author: "supervised 12 registered nurses", "taught LPN students",
 * "reported to the registered nurse". A licence itself ("RN license", "BLS") is never taken for people.
 * @param place of the licence's name, within the sentence
 */
export function isOfOthers(sentence: string, { start, end }: Span): boolean {
  const name = sentence.slice(start, end);
  // "Registered Nurse (APRN)" names the same people twice.
  const lead = sentence.slice(Math.max(0, start - leadChars), start).replace(/\($/u, '');
  const areSeveral =
    people.test(name) || peopleInCapitals.test(name) || peopleAfter.test(sentence.slice(end));
  return areSeveral ? isLed(lead) : person.test(name) && besidePerson.test(lead);
}
