import type { Label } from '@rolefit/contracts';
import { anyOf, skillById } from '@rolefit/skills';
import { namesCredential } from '../named-credential.js';
import { remember } from '../remember.js';
import type { Wanted } from './held-lookup.js';
import { contentWords } from '../words.js';

const namesKept = 5_000;
const stemsOf = remember((name) => new Set(contentWords(name)), namesKept);

/**
 * A skill as a sentence names it. Postings ask in verbs ("administer medication"); where the taxonomy says the same in a noun
 * ("Medication administration"), the noun fits into any sentence.
 */
export function wordingOf({ name, skillId }: Wanted): string {
  const known = skillId === null ? undefined : skillById(skillId);
  if (known === undefined || known.name.toLowerCase() === name.toLowerCase()) return name;
  const [own, noun] = [stemsOf(name), stemsOf(known.name)];
  if (noun.size < 2 || ![...noun].every((stem) => own.has(stem))) return name;
  return /^\p{Ll}/u.test(name) && /^\p{Lu}\p{Ll}/u.test(known.name)
    ? `${known.name.charAt(0).toLowerCase()}${known.name.slice(1)}`
    : known.name;
}

/** A skill as a sentence names it. Several words that are not the taxonomy's are quoted: they may be anything, such as "greet visitors". */
export function skillLabel(skill: Wanted): Label {
  const text = wordingOf(skill);
  const known = skill.skillId === null ? undefined : skillById(skill.skillId);
  const isOwnWords = /\s/u.test(text) && text.toLowerCase() !== known?.name.toLowerCase();
  return isOwnWords ? { code: 'quoted', values: { text } } : text;
}

/** Skills as a list names them, once each. */
export function labelsOf(skills: readonly Wanted[]): Label[] {
  return [...new Map(skills.map((skill) => [wordingOf(skill), skillLabel(skill)])).values()];
}

/** Whether a skill is something to hold rather than to do: a certificate or a licence. */
export function isCredential({ name, skillId }: Wanted): boolean {
  const known = skillId === null ? undefined : skillById(skillId);
  return known ? known.kind === 'certificate' : namesCredential(name);
}

// "Some Dutch", "another system": the rest of an enumeration.
const determiner = new RegExp(
  String.raw`^(?:${anyOf(({ restsOfLists }) => restsOfLists)})(?![\p{L}])`,
  'iu',
);
// "Net", "ing": too short for a word that names a skill, unless it is an abbreviation.
const stump = /^\p{L}?\p{Ll}{0,2}$/u;
const wordBefore = /(?<![\p{L}\p{N}&'’.+#-])([\p{L}\p{N}&'’.+#-]+) $/u;
const wordAfter = /^ ([\p{L}\p{N}&'’.+#-]+)/u;

function isCapital(word: string | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word);
}

/**
 * Whether a name outside the taxonomy is complete. "Time Directive" in "the Working Time Directive" is not: a name next to another
 * capitalised word, or cut at a hyphen, is part of a longer name.
 * @param sentence in which the name was found
 */
export function isWholeName({ name, skillId }: Wanted, sentence: string): boolean {
  if (skillId !== null) return true;
  if (determiner.test(name) || stump.test(name)) return false;
  const at = sentence.indexOf(name);
  if (at < 0) return true;
  const before = sentence.slice(Math.max(0, at - 60), at);
  const after = sentence.slice(at + name.length, at + name.length + 60);
  if (/[\p{L}\p{N}]-$/u.test(before) || /^-(?:[\s,/]|$)/u.test(after)) return false;
  const previous = wordBefore.exec(before)?.[1];
  // The first word of a sentence is written with a capital letter in any case.
  const isFirst =
    previous !== undefined && /^[^\p{L}]*$/u.test(sentence.slice(0, at - previous.length - 1));
  const isName = isCapital(name);
  return !(isName && ((!isFirst && isCapital(previous)) || isCapital(wordAfter.exec(after)?.[1])));
}
