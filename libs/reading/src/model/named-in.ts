import { findSkillMentions, skillByName } from '@rolefit/skills';
import type { Span } from '../document/span.js';
import { lexicon } from '../lexicon/all-languages.js';
import { spelledName } from '../skills/spelled-name.js';

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
}

/**
 * Two words are close forms if they share a prefix of most of the shorter one: "programming" and
 * "programmer", never "Java" and "JavaScript".
 */
function isCloseForm(a: string, b: string): boolean {
  if (a === b || `${a}s` === b || a === `${b}s`) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 6) return false;
  let shared = 0;
  while (shared < shorter && a[shared] === b[shared]) shared++;
  return (
    shared >= 5 && shared >= Math.ceil(shorter * 0.7) && Math.max(a.length, b.length) - shared <= 5
  );
}

function isWholeWord(text: string, from: number, to: number): boolean {
  return (
    !/[\p{L}\p{N}]/u.test(text.charAt(from - 1)) && !/[\p{L}\p{N}+#&'’]/u.test(text.charAt(to))
  );
}

function standsIn(name: string, quote: string): boolean {
  const from = quote.indexOf(name);
  return from >= 0 && isWholeWord(quote, from, from + name.length);
}

/** A short name, or one that is an everyday word in lower case, is case-sensitive. */
function isCaseBound(name: string): boolean {
  return (
    name.length <= 3 ||
    (skillByName(name) !== undefined &&
      findSkillMentions(`we ${name.toLowerCase()} them`).length === 0)
  );
}

function spellingsOf(name: string): string[] {
  const entry = skillByName(name);
  return [name, ...(entry ? [entry.name, ...entry.aliases] : [])];
}

const smallWords: ReadonlySet<string> = new Set(lexicon.claims.smallWords);

function tellingWords(name: string): string[] {
  return words(name).filter((word) => !smallWords.has(word));
}

function occurrencesOf(spelling: string, text: string): Span[] {
  const isExact = isCaseBound(spelling);
  const [wanted, searched] = isExact
    ? [spelling, text]
    : [spelling.toLowerCase(), text.toLowerCase()];
  const found: Span[] = [];
  for (
    let at = searched.indexOf(wanted);
    at >= 0;
    at = searched.indexOf(wanted, at + wanted.length)
  ) {
    if (isWholeWord(searched, at, at + wanted.length))
      found.push({ start: at, end: at + wanted.length });
  }
  return found;
}

/**
 * Ranges of a sentence that name a skill or credential, by the rules of `isNamedIn`: the name and
 * its aliases, else close forms of its words.
 */
export function placesNaming(name: string, sentence: string): Span[] {
  const id = skillByName(name)?.id;
  const known = findSkillMentions(sentence).filter(({ skillId }) => skillId === id);
  const spelled = spellingsOf(name)
    .filter((spelling) => spelling !== '')
    .flatMap((spelling) => occurrencesOf(spelling, sentence));
  if (known.length + spelled.length > 0) return [...known, ...spelled];
  const wanted = tellingWords(name);
  return [...sentence.matchAll(/[\p{L}\p{N}+#]+/gu)]
    .filter(([word]) => wanted.some((one) => isCloseForm(one, word.toLowerCase())))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/**
 * Whether a quote names a model's claim: the name, one of its aliases, or a close form of each of
 * its words. A claim that fails is a fabrication.
 */
export function isNamedIn(name: string, quote: string): boolean {
  const entry = skillByName(name);
  if (entry && findSkillMentions(quote).some(({ skillId }) => skillId === entry.id)) return true;
  const spellings = spellingsOf(name);
  if (
    spellings.some((spelling) =>
      isCaseBound(spelling)
        ? standsIn(spelling, quote)
        : standsIn(spelling.toLowerCase(), quote.toLowerCase()),
    )
  )
    return true;
  if (isCaseBound(name)) return false;
  const present = words(quote);
  const wanted = tellingWords(name);
  return (
    wanted.length > 0 && wanted.every((word) => present.some((other) => isCloseForm(word, other)))
  );
}

/**
 * The displayed name of a claimed skill: as its quotes spell it (see `spelledName`), or the claimed
 * one if they name it by a form of its words.
 */
export function shownName(name: string, ...quotes: readonly string[]): string {
  const id = skillByName(name)?.id ?? null;
  const spellings = quotes.flatMap((quote) =>
    findSkillMentions(quote).flatMap(({ skillId, start, end }) =>
      skillId === id ? [quote.slice(start, end)] : [],
    ),
  );
  if (id !== null && spellings.length > 0) return spelledName(id, spellings);
  const plain = name.replace(/\s+/g, ' ').trim();
  // Skills unknown to the taxonomy are displayed as written.
  const written = quotes
    .map((quote) => ({ quote, at: quote.toLowerCase().indexOf(plain.toLowerCase()) }))
    .find(({ at }) => at >= 0);
  return id === null && written
    ? written.quote.slice(written.at, written.at + plain.length)
    : plain;
}
