import { lexicon } from '../lexicon/all-languages.js';

const contacts = new RegExp(String.raw`^${lexicon.administration.contacts}\s*`, 'iu');
/** Two capitalised words, the first possibly a salutation, with a particle between them; an address, a number, or nothing. */
const someone = /^(?:\p{Lu}[\p{L}'’-]{0,30}\.?\s(?:\p{Ll}{2,3}\s)?\p{Lu}|\S+@\S|\+?\d|$)/u;

/**
 * Whether a sentence names whom to ask, whose title and department are not requirements. "Contact person for our suppliers" names nobody and is
 * a duty.
 */
export function namesContact(sentence: string): boolean {
  const label = contacts.exec(sentence)?.[0];
  return label !== undefined && someone.test(sentence.slice(label.length));
}
