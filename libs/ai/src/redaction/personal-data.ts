import { skillByName } from '@rolefit/skills';
import { splitLines } from '../builtin/lines.js';
import { resumeHeading } from '../builtin/resume-sections.js';
import { personName } from './person-name.js';

/** A piece of personal data in a text; `[start, end)` in UTF-16 units. */
export interface PersonalData {
  readonly kind: 'NAME' | 'EMAIL' | 'PHONE' | 'LINK' | 'ADDRESS' | 'BIRTH_DATE';
  readonly start: number;
  readonly end: number;
}

const email = /(?<![\w.+-])[\w.+-]{1,64}\s?@\s?[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu;
const link = /(?:https?:\/\/|www\.)[^\s<>"')\]]{2,200}|(?<![\w@.-])[\w-]{2,40}\.(?:com|org|net|io|dev|me|edu|co|de|fr|es|ch|uk|ca|app|tech|info|xyz)(?:\.[a-z]{2})?(?:\/[^\s<>"')\]|,;]{0,160})?(?![\w@])/giu;
const phone = /(?<![\p{L}\p{N}.,$€£/-])(?:\+|00)?\(?\d(?:[\s().-]{0,2}\d){7,15}(?![\p{L}\p{N}/%])/gu;
const street =
  /\b\d{1,6}[a-z]?,?\s(?:[\p{L}\p{N}.'’-]{1,24}\s){1,4}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|square|terrace|parkway|highway)\b\.?(?:,?\s(?:apt|suite|unit|#)\.?\s?\w{1,6})?(?:,[^\n|•]{2,50}\d{4,6}(?:-\d{4})?)?|(?<![\p{L}])[\p{L}-]{2,30}(?:straße|strasse|str\.|weg|gasse|allee|platz|chaussee|ufer|damm)\s\d{1,4}[a-z]?(?:,?\s\d{4,5}\s\p{Lu}\p{L}+)?|\b\d{1,4},?\s(?:rue|avenue|boulevard|calle|place|plaza)\s[^\n,|]{2,40}/giu;
const birth = /\b(?:born(?: on)?|date of birth|birth ?date|d\.?o\.?b\.?|geboren(?: am)?|geburtsdatum|né(?:e)? le|date de naissance|fecha de nacimiento)\s?:?\s{0,3}([^\n|]{4,30}?\d{2,4})(?![\d./-])/giu;

const month = '(?:jan|feb|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|dic|janv|févr|avr|juin|juil|août|déc|mär)\\p{L}*\\.?';
const wholeDate = new RegExp(`(?<![\\p{L}\\d])(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s${month},?\\s\\d{4}|${month}\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}|\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)\\d\\d|(?:19|20)\\d\\d-\\d\\d-\\d\\d)(?![\\d])`, 'giu');

const years = /\b(?:19|20)\d\d\b/g;

function isPhone(words: string): boolean {
  const digits = words.replace(/\D/g, '').length;
  // Two years are a span of time, whatever stands between.
  return digits >= 8 && digits <= 15 && (words.match(years)?.length ?? 0) < 2 && (digits >= 9 || /^[+(0]/.test(words));
}

function matches(text: string, pattern: RegExp, kind: PersonalData['kind']): PersonalData[] {
  return [...text.matchAll(pattern)].map((match) => {
    const inner = kind === 'BIRTH_DATE' ? (match[1] ?? match[0]) : match[0];
    const start = match.index + match[0].lastIndexOf(inner);
    return { kind, start, end: start + inner.length };
  });
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s{1,3}');
}

function wordsOf(words: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, flags);
}

const nameSuffix = /,? (?:jr\.?|sr\.?|ph\.?d\.?|rn|mba|cpa|msn|bsn)$/iu;

function partsOf(name: string): string[] {
  return name.split(/\s+/).filter((part) => part.length >= 3 && /^\p{Lu}/u.test(part) && !skillByName(part) && !/^(?:van|von|der|dr\.?|prof\.?)$/iu.test(part));
}

/** The whole name wherever it stands, and its parts, unless a part is a skill's name or too short to be safe. */
function namesIn(text: string, name: string): PersonalData[] {
  const parts = partsOf(name).flatMap((part) => [part, part.toUpperCase()]);
  return [...matches(text, wordsOf(name, 'giu'), 'NAME'), ...[...new Set(parts)].flatMap((part) => matches(text, wordsOf(part, 'gu'), 'NAME'))];
}

const sites = /^(?:www|github|gitlab|linkedin|bitbucket|stackoverflow|twitter|medium|orcid|scholar|dribbble|behance|youtube|facebook|instagram|mail|docs|drive)$/i;
const handleChars = 4;

/** Names that a person goes by on other sites: of the mail address, of the ends of links, and words that hold the surname ("jdoe85"). */
function handlesIn(text: string, found: readonly PersonalData[], name: string | null): PersonalData[] {
  const known = found.flatMap(({ kind, start, end }) => {
    const words = text.slice(start, end);
    if (kind === 'EMAIL') return [words.split('@')[0]?.trim() ?? ''];
    if (kind !== 'LINK') return [];
    const [host = '', ...path] = words.replace(/^https?:\/\//i, '').split(/[/?#]/);
    return [...host.split('.').slice(0, -1), path.findLast((part) => part !== '') ?? ''];
  });
  const handles = new Set(known.map((handle) => handle.toLowerCase()).filter((handle) => handle.length >= handleChars && !sites.test(handle) && !skillByName(handle)));
  const parts = name === null ? [] : partsOf(name).map((part) => part.toLowerCase()).filter((part) => part.length > handleChars);
  return matches(text, /(?<![\w@.-])@?[a-z\d][\w.-]{2,38}\w(?![\w@])/giu, 'NAME').filter(({ start, end }) => {
    const word = text.slice(start, end).replace(/^@/, '').toLowerCase();
    return handles.has(word) || parts.some((part) => word !== part && word.includes(part) && !word.includes('-'));
  });
}

/** A whole date at the head of a resume is a birth date; dates of work have no day. */
function birthDates(text: string): PersonalData[] {
  const lines = splitLines(text.slice(0, 4_000));
  const end = lines.findIndex((line) => resumeHeading(line) !== null);
  return lines.slice(0, end < 0 ? 12 : end).flatMap((line) => {
    if (/updated|version|as of|stand\b|mise à jour|actualizado/iu.test(line.text)) return [];
    return matches(line.text, wholeDate, 'ADDRESS').map((date) => ({ kind: 'BIRTH_DATE' as const, start: line.start + date.start, end: line.start + date.end }));
  });
}

function contactNames(text: string): PersonalData[] {
  return [...text.matchAll(/\b(?:contact(?: person)?|attn|attention|ansprechpartner(?:in)?|recruiter|hiring manager)\s?:\s?((?:(?:mr|mrs|ms|dr|herr|frau)\.?\s)?\p{Lu}\p{L}+ \p{Lu}\p{L}+)/giu)].map((match) => {
    const name = match[1] ?? '';
    const start = match.index + match[0].lastIndexOf(name);
    return { kind: 'NAME' as const, start, end: start + name.length };
  });
}

/**
 * Finds what tells who somebody is; pieces may overlap.
 * @param kind in a resume the person's own name is looked for at its head; in a posting names only beside "Contact:"
 */
export function personalDataIn(text: string, kind: 'resume' | 'posting'): PersonalData[] {
  const found = [
    ...matches(text, email, 'EMAIL'),
    ...matches(text, link, 'LINK').filter(({ start, end }) => !skillByName(text.slice(start, end))),
    ...matches(text, birth, 'BIRTH_DATE'),
    ...matches(text, phone, 'PHONE').filter(({ start, end }) => isPhone(text.slice(start, end))),
    ...matches(text, street, 'ADDRESS'),
    ...contactNames(text),
  ];
  if (kind === 'posting') return found;
  const name = personName(text)?.replace(nameSuffix, '') ?? null;
  return [...found, ...birthDates(text), ...(name === null ? [] : namesIn(text, name)), ...handlesIn(text, found, name)];
}
