import { skillByName } from '@rolefit/skills';
import { lexicon } from '../lexicon/all-languages.js';
import { matches } from './pattern-matches.js';
import { spacedNamesIn } from './spaced-names.js';
import type { PersonalData } from './personal-data-kinds.js';

const { personalData } = lexicon;
const noParts = new RegExp(`^${personalData.noParts}$`, 'iu');

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s{1,3}');
}

function wordsOf(words: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, flags);
}

/** The words of a name that are safe to search for individually. */
export function partsOf(name: string): string[] {
  return name
    .split(/\s+/)
    .filter(
      (part) =>
        part.length >= 3 && /^\p{Lu}/u.test(part) && !skillByName(part) && !noParts.test(part),
    );
}

/**
 * All occurrences of the full name and of its parts, letter-spaced ones included, except parts that
 * are a skill's name or too short to be safe.
 */
export function namesIn(text: string, name: string): PersonalData[] {
  const parts = partsOf(name);
  const forms = parts.flatMap((part) => [
    part,
    part.toUpperCase(),
    `${part.charAt(0)}${part.slice(1).toLowerCase()}`,
  ]);
  return [
    ...matches(text, wordsOf(name, 'giu'), 'NAME'),
    ...[...new Set(forms)].flatMap((part) => matches(text, wordsOf(part, 'gu'), 'NAME')),
    ...spacedNamesIn(text, name, parts),
  ];
}

/** Separator of name and domain of a mail address, including spelled-out forms. */
export const mailSign = new RegExp(String.raw`[@\uff20([{]|\s${personalData.at}\s`, 'iu');

const sites =
  /^(?:www|github|gitlab|linkedin|bitbucket|stackoverflow|twitter|medium|orcid|scholar|dribbble|behance|youtube|facebook|instagram|mail|docs|drive)$/i;
const handleChars = 4;

/**
 * User names on other sites: from the mail address, from the ends of links, stated ones, and words
 * that contain the surname ("jdoe85").
 */
export function handlesIn(
  text: string,
  found: readonly PersonalData[],
  name: string | null,
): PersonalData[] {
  const known = found.flatMap(({ kind, start, end }) => {
    const words = text.slice(start, end);
    if (kind === 'EMAIL') return [words.split(mailSign, 1)[0]?.trim() ?? ''];
    if (kind === 'HANDLE') return [words];
    if (kind !== 'LINK') return [];
    const [host = '', ...path] = words.replace(/^https?:\/\//i, '').split(/[/?#]/);
    return [...host.split('.').slice(0, -1), path.findLast((part) => part !== '') ?? ''];
  });
  const handles = new Set(
    known
      .map((handle) => handle.toLowerCase())
      .filter(
        (handle) => handle.length >= handleChars && !sites.test(handle) && !skillByName(handle),
      ),
  );
  const parts =
    name === null
      ? []
      : partsOf(name)
          .map((part) => part.toLowerCase())
          .filter((part) => part.length > handleChars);
  return matches(text, /(?<![\w@.-])@?[a-z\d][\w.-]{2,38}\w(?![\w@])/giu, 'NAME').filter(
    ({ start, end }) => {
      const word = text.slice(start, end).replace(/^@/, '').toLowerCase();
      return (
        handles.has(word) ||
        parts.some((part) => word !== part && word.includes(part) && !word.includes('-'))
      );
    },
  );
}

const contact = new RegExp(
  String.raw`\b${personalData.contacts}\s?:\s?((?:${personalData.honorifics}\.?\s)?\p{Lu}\p{L}+ \p{Lu}\p{L}+)`,
  'giu',
);

/** Names beside "Contact:". */
export function contactNames(text: string): PersonalData[] {
  return matches(text, contact, 'NAME');
}

/** "Father: Peter Doe", "Mother's name – Anna Doe", "S/o Peter Doe", "父亲：王大明". */
const relative = new RegExp(
  String.raw`(?<![\p{L}])(?:${personalData.relatives}(?:${personalData.possessive})?(?:\s?${personalData.nameNouns})?\s?[:：\u2013-]|${personalData.relativesOf}|${personalData.unspacedRelatives})\s{0,2}[:：]?\s{0,2}`,
  'giu',
);
const nameHere = new RegExp(
  String.raw`(?:(?:${personalData.honorifics}|${personalData.furtherHonorifics})\.?\s){0,2}\p{Lu}[\p{L}.'’-]{0,24}(?:\s\p{Lu}[\p{L}.'’-]{0,24}){0,3}|[\p{Script=Han}\p{Script=Hangul}]{2,4}`,
  'uy',
);

/** Names of relatives and referees beside their label. */
export function relatives(text: string): PersonalData[] {
  return [...text.matchAll(relative)].flatMap((match) => {
    nameHere.lastIndex = match.index + match[0].length;
    const start = nameHere.lastIndex;
    const [name] = nameHere.exec(text) ?? [];
    return name === undefined ? [] : [{ kind: 'NAME' as const, start, end: start + name.length }];
  });
}
